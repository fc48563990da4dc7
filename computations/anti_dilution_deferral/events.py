r"""What happened, by date: warrants vested or were cancelled, instruments were exercised, shares were issued or split.

Events of one day are taken in the order split, vest, cancel, issue, exercise or convert, posted price; by the option
`same_day` an exercise comes before a vesting.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from itertools import pairwise

from computations.anti_dilution_deferral.instruments import PREFERRED, WARRANT, Instrument, positive
from computations.computation import Finding
from computations.inputs import Input

SPLIT, VEST, CANCEL, ISSUE = "split", "vest", "cancel", "issue"
EXERCISE, CONVERT, POSTED = "exercise", "convert", "posted_price"
TYPES = (SPLIT, VEST, CANCEL, ISSUE, EXERCISE, CONVERT, POSTED)
EXERCISES: Mapping[str, str] = {EXERCISE: WARRANT, CONVERT: PREFERRED}
"""The events that turn an instrument into shares, and the kind of instrument that each is for."""
_FIGURES: Mapping[str, tuple[str, str]] = {
    SPLIT: ("ratio", "how many new shares one share becomes"),
    VEST: ("warrants", "how many warrants vest"),
    CANCEL: ("warrants", "how many warrants are cancelled"),
    ISSUE: ("shares", "how many shares are issued"),
    EXERCISE: ("quantity", "how many are exercised"),
    CONVERT: ("quantity", "how many are converted"),
    POSTED: ("price", "the price that was posted"),
}
"""The figure that an event of each type cannot do without, and what it says."""


@dataclass(frozen=True)
class Event:
    """An event: its day, its type, its figure, and what else its type has; `places` are those of a posted price.

    `outstanding` is the base right before it, where the event says so.
    """

    place: Input
    day: date
    type: str
    figure: Fraction
    price: Fraction | None
    instrument: str
    places: int
    outstanding: Fraction | None

    @property
    def token(self) -> str:
        """The token by which steps name it."""
        return f"external:{self.place.path.removeprefix('external.')}"

    @property
    def field(self) -> str:
        """The field that holds its figure."""
        return _FIGURES[self.type][0]


def read_events(listed: Input, instruments: Sequence[Instrument], since: date | None) -> tuple[Event, ...]:
    """The events in the order of the input; nothing can vest or be cancelled before `since`."""
    kinds = {one.id: one.kind for one in reversed(instruments)}  # of two with one name the first counts
    return tuple(one for place in listed.objects() if (one := _event(place, kinds, since)) is not None)


def _event(place: Input, kinds: Mapping[str, str], since: date | None) -> Event | None:
    day = place.get("date").needed_date("the day of the event")
    type_ = place.get("type").needed_choice("what happened", *TYPES)
    if not type_:
        return None
    field, what = _FIGURES[type_]
    if type_ in (VEST, CANCEL) and since is not None and date.min < day < since:
        place.get("date").wrong("out_of_order", f"on {day} the warrants had not been issued; they were on {since}")
    outstanding, posted = place.get("outstanding"), str(place.get("price").value)
    return Event(
        place=place,
        day=day,
        type=type_,
        figure=positive(place.get(field), what),
        price=place.get("price").needed_amount("the price of the shares") if type_ == ISSUE else None,
        instrument=_instrument(place, type_, kinds) if type_ in (*EXERCISES, POSTED) else "",
        places=len(posted.partition(".")[2]),
        outstanding=positive(outstanding, "the base") if outstanding.given else None,
    )


def _instrument(place: Input, type_: str, kinds: Mapping[str, str]) -> str:
    named = place.get("instrument")
    name = named.needed("the name of the instrument")
    if name and name not in kinds:
        named.wrong("unknown_instrument", f"{name} is none of the instruments")
    elif name and kinds[name] and kinds[name] != EXERCISES.get(type_, kinds[name]):
        place.get("type").wrong("unsupported", f"{name} is of the kind {kinds[name]}, which is not for {type_}")
    return name


def in_order(events: Sequence[Event], *, exercise_first: bool) -> tuple[Event, ...]:
    """The events by date, and on one day by type; events of one type and day stay as they were."""
    order = dict(zip(TYPES, (0, 2, 3, 4, 5, 5, 6), strict=True))
    if exercise_first:
        order |= dict.fromkeys(EXERCISES, 1)
    return tuple(sorted(events, key=lambda one: (one.day, order[one.type])))


def reordered(events: Sequence[Event]) -> Iterator[Finding]:
    """Says so where the events were not given by date."""
    late = next((after for before, after in pairwise(events) if after.day < before.day), None)
    if late is not None:
        message = f"{late.place.path} of {late.day} stands after a later day: events were taken by date"
        yield Finding("info", "events_reordered", message)


def check_totals(events: Sequence[Event], issued: Fraction | None, instruments: Sequence[Instrument]) -> None:
    """Keeps as problems what is more than there is: more vested and cancelled than issued, more exercised than held."""
    unvested, left = issued, {one.id: one.quantity for one in instruments}
    for one in events:
        if one.type == SPLIT and unvested is not None:
            unvested *= one.figure
        elif one.type in (VEST, CANCEL) and unvested is not None:
            if one.figure > unvested:
                message = f"{one.figure} warrants, and {unvested} are neither vested nor cancelled"
                one.place.wrong("exceeds_total", message)
            else:
                unvested -= one.figure
        elif one.type in EXERCISES and one.instrument in left:
            if one.figure > left[one.instrument]:
                message = f"{one.figure} of {one.instrument}, and {left[one.instrument]} are left"
                one.place.get(one.field).wrong("exceeds_total", message)
            else:
                left[one.instrument] -= one.figure
