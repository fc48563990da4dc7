r"""Deadlines that two clauses give together, of which a review by the Commission decides.

"The earlier of the 150th day after the Closing Date and the fourth Trading Day after the Company is told that there is
no review" is `effectiveness_deadline` with `effectiveness_deadline_unless_reviewed`; "the 90th day or, if the SEC
reviews it, the 120th" is `effectiveness_deadline` with `effectiveness_deadline_if_reviewed`.
"""

from collections.abc import Container, Mapping
from datetime import date

REVIEWED = "reviewed"
"""The event of which the longer time depends: the Commission has said that it reviews the statement."""

_UNLESS, _IF = "_unless_reviewed", "_if_reviewed"


def alternatives(key: str) -> tuple[str, str]:
    """The keys of the deadlines that may take the place of another: the shorter one, and the longer one."""
    return f"{key}{_UNLESS}", f"{key}{_IF}"


def whole(key: str) -> str:
    """The key of the deadline that another belongs to, its own where it is none of the alternatives."""
    return key.removesuffix(_UNLESS).removesuffix(_IF)


def condition(key: str) -> str | None:
    """The event that must have happened for a deadline to hold at all, null where there is none."""
    return REVIEWED if key.partition("#")[0].endswith(_IF) else None


def holds(key: str, happened: Container[str]) -> bool:
    """Whether a deadline holds, by the events that have happened: its own condition, if it has one, is among them."""
    held = condition(key)
    return held is None or held in happened


def decisive(key: str, days: Mapping[str, date]) -> str:
    """Which of a deadline and its alternatives counts, by the days of those that are known; its own day is one of them.

    The longer time stands in the place of the deadline; of that and the shorter one the earlier counts.
    """
    shorter, longer = alternatives(key)
    own = max((one for one in (key, longer) if one in days), key=lambda one: days[one])
    return shorter if shorter in days and days[shorter] < days[own] else own
