"""When the scheduled deployments run, unless it is said otherwise."""

TIMEZONE = "America/New_York"
"""Of all schedules: EDGAR's."""

INBOX = "*/15 * * * *"
DAILY = "30 6 * * 2-6"
"""On the mornings after weekdays: EDGAR has the index of a day late in its evening."""

FIELDS = 5
"""Of a time as cron takes it: minute, hour, day of the month, month, day of the week."""


def cron(words: str) -> str:
    """The words, if they may be a time of cron. Raises ValueError."""
    if len(words.split()) != FIELDS:
        raise ValueError(f"{words!r} is no time of cron, such as {DAILY!r}")
    return words
