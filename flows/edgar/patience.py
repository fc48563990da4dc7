"""Trying again: with growing waits, as long as the server asks for, and not for ever.

`patiently(work, patience, pace)` is what `work()` gives. A 429 with "Retry-After: 30" is asked again after 30 seconds.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from random import uniform
from typing import TypeVar

from tenacity import RetryCallState, Retrying, retry_if_exception_type, stop_after_attempt, stop_before_delay

from flows.edgar.configuration import Patience
from flows.edgar.pace import WORTH_TELLING, Pace
from flows.edgar.trouble import Again, Blocked, NotFetched

T = TypeVar("T")


def patiently(work: Callable[[], T], patience: Patience, pace: Pace, tell: Callable[[str], None]) -> T:
    """What `work` gives, which is called again as long as it raises `Again`; `tell` hears of longer waits.

    Raises `NotFetched` when patience is at an end, `Blocked` where nothing else would fare better.
    """
    retrying = Retrying(
        retry=retry_if_exception_type(Again),
        stop=stop_after_attempt(patience.attempts) | stop_before_delay(patience.total),
        wait=lambda state: _wait(state, patience),
        before_sleep=lambda state: _before_wait(state, patience, pace, tell),
        sleep=pace.sleep,
        reraise=True,
    )
    try:
        return retrying(work)
    except Again as error:
        asked = f" (it asks to wait {error.after:.0f} s)" if error.after else ""
        attempts = retrying.statistics["attempt_number"]
        message = f"{error}{asked}; given up after {attempts} {'attempt' if attempts == 1 else 'attempts'}"
        raise (Blocked if error.everywhere or error.throttled else NotFetched)(message) from error


def retry_after(value: str | None, now: datetime | None = None) -> float | None:
    """The seconds of a Retry-After header, given as such or as a date: "120", "Wed, 21 Oct 2015 07:28:00 GMT".

    A date counts from `now`, the server's own clock where it tells it. None where there is nothing to go by.
    """
    if value is None:
        return None
    value = value.strip()
    if value.isascii() and value.isdigit():
        return float(value)
    moment = moment_of(value)
    if moment is None:
        return None
    return max(0.0, (moment - (now or datetime.now(UTC))).total_seconds())


def moment_of(value: str | None) -> datetime | None:
    """The moment of an HTTP date, None where it is none."""
    try:
        moment = parsedate_to_datetime(value or "")
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _wait(state: RetryCallState, patience: Patience) -> float:
    """The next wait, with some chance in it, so that several workers do not come back at once."""
    again = _failure(state)
    first = patience.throttled_wait if again.throttled else patience.first_wait
    grown = first * 2 ** (state.attempt_number - 1)
    return float(again.after if again.after is not None else grown) + uniform(0, first / 4)  # noqa: S311  # no secret


def _before_wait(state: RetryCallState, patience: Patience, pace: Pace, tell: Callable[[str], None]) -> None:
    """Where one worker was found too fast all wait: they share the address that EDGAR counts by."""
    again, seconds = _failure(state), state.upcoming_sleep
    if again.throttled:
        pace.hold(min(seconds, patience.total))
    if seconds >= WORTH_TELLING:
        tell(f"{again}; asking again in {seconds:.0f} s")


def _failure(state: RetryCallState) -> Again:
    error = state.outcome.exception() if state.outcome else None
    assert isinstance(error, Again)
    return error
