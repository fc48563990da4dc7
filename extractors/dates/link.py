"""What dates rest on: the day the instrument gives itself, anchors that stand for a date, values that follow.

"not later than 15 days after the date hereof", in an agreement dated as of June 30, 2004, is 2004-07-15, and its
`anchor_date` is the item "June 30, 2004"; "second anniversary of the Closing Date" follows from the definition.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date

import regex

from extractors.dates.clock import on_day
from extractors.dates.heads import is_head
from extractors.dates.named_periods import inherited, named, then_ended
from extractors.dates.own_date import agreement_date, signing_date
from extractors.dates.quarters import resolved
from extractors.dates.roles import with_roles
from extractors.fiscal.calendar import Calendar, calendar, column
from extractors.fiscal.stated import Stated
from extractors.lexicon.months import MONTH_NUMBERS
from pipeline.days import add_days, add_months
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date, DefinedTerm, Record
from pipeline.rules import words
from pipeline.span import Span

__all__ = ["agreement_date", "link", "signing_date"]

_OWN = lazy(
    r"""(?: the \s )? (?: execution \s )? date \s (?: hereof | first \s (?: above \s )? written (?: \s above )?
    | above (?: \s written )? | set \s forth \s above
        | of \s (?: execution \s of \s )? this \s (?: [a-z-]+ \s ){0,3} (?: agreement | letter | amendment
        | indenture | lease | plan | instrument
            | warrant | note | contract | supplement | consent | waiver | certificate | deed | guaranty
            | guarantee ) )
    | hereof""",
    regex.VERBOSE | regex.IGNORECASE,
)
_TERM = lazy(r"(?:the|such|any|each|applicable|said)\s+", regex.IGNORECASE)
_DAY = lazy(
    r"(?:(?P<month>[A-Z]{3})[a-z]*\.?\s+(?P<day>\d{1,2})(?:st|nd|rd|th)?"
    r"|(?P<day>\d{1,2})(?:st|nd|rd|th)?\s+(?:day\s+)?(?:of\s+)?(?P<month>[A-Z]{3})[a-z]*\.?),?\s+(?P<year>\d{4})",
    regex.IGNORECASE,
)
_MONTHS_OF = {"month": 1, "quarter": 3, "half_year": 6, "year": 12}
_CHAIN = 5
"""How many definitions an anchor may lead through: each pass adds the values that the pass before made possible."""


def link(record: Record, document: Document) -> Record:
    """The record with every date's anchor and value, the months of its quarters, and the instrument's own date.

    What turned out to be the head of a table's column is no date.
    """
    record = _without_heads(record, document)
    stated = agreement_date(record, document)
    own = next((one for one in record.dates if stated and one.id == stated.date), None)
    released = _dateline(record)
    written = own or released
    known = calendar(document, _columns(record))
    days = resolved(record.dates, document.text, known, released.value if released else None)
    periods = then_ended(named(_told_apart(list(days), record), document.text), document.text)
    told = (_today(_last_year(_with_role(one, own), written, known), released) for one in periods)
    dates = inherited(list(told), document.text)
    for _ in range(_CHAIN):
        anchored = _anchored(dates, record.defined_terms, own)
        if anchored == dates:
            break
        dates = anchored
    return with_roles(replace(record, dates=tuple(dates)), document)


def _without_heads(record: Record, document: Document) -> Record:
    """The record without the dates that stand in heads of columns, say nothing but a period and have no name."""
    details = (one for table in record.tables for one in table.column_details)
    pieces = {piece for one in details for piece in one.pieces if is_head(document.slice(piece))}
    heads = sorted(pieces, key=lambda one: one.start)
    starts = [one.start for one in heads]
    meant = {one for term in record.defined_terms for one in term.refers_to}
    outside = []
    for one in record.dates:
        at = bisect_right(starts, one.span.start) - 1
        if at < 0 or not heads[at].contains(one.span) or one.id in meant:
            outside.append(one)
    return replace(record, dates=tuple(outside))


def _told_apart(dates: Sequence[Date], record: Record) -> tuple[Date, ...]:
    """The dates without those that nothing tells from another: "first and second quarters", both of unknown days."""
    meant = {one for term in record.defined_terms for one in term.refers_to}
    seen: set[tuple[Span, str]] = set()
    found = []
    for one in dates:
        open_ = one.kind == "period" and one.start is None and one.end is None and one.id not in meant
        if not open_ or (one.span, one.rule) not in seen:
            found.append(one)
        if open_:
            seen.add((one.span, one.rule))
    return tuple(found)


def _columns(record: Record) -> Iterator[Stated]:
    """The periods and days of the columns of the tables."""
    details = (one for table in record.tables for one in table.column_details)
    return (stated for one in details if (stated := column(one.period)) is not None)


def _dateline(record: Record) -> Date | None:
    """The day that the dateline of a release gives."""
    lines = [one.span for one in record.sections if one.kind == "dateline"]
    return next((one for one in record.dates if any(line.contains(one.span) for line in lines)), None)


def _last_year(one: Date, written: Date | None, known: Calendar) -> Date:
    """The year before that in which the document was written: "last year" in a release of 2004 is 2003.

    Null where fiscal years are not those of the calendar.
    """
    if known.year_month not in (None, 12):
        return one
    if one.kind != "year" or one.value is not None:
        return one
    year = regex.match(r"\d{4}", written.value) if written and written.value else None
    return replace(one, value=str(int(year[0]) - 1)) if year else one


def _today(one: Date, released: Date | None) -> Date:
    """The time of a release's day: "2 p.m. PST today" in one of January 15, 2004 is 2004-01-15T14:00-08:00."""
    if one.kind != "datetime" or one.value is not None:
        return one
    day = released.value if released and regex.fullmatch(r"\d{4}-\d\d-\d\d", released.value or "") else None
    return replace(one, value=on_day(one.text, day)) if day else one


def _with_role(one: Date, own: Date | None) -> Date:
    """The date with its role, where it is the instrument's own or gives the same day before it, as a title does."""
    if own is None or one.kind != own.kind or one.value != own.value or one.span.start > own.span.start:
        return one
    return replace(one, role="agreement_date")


def _anchored(dates: list[Date], terms: tuple[DefinedTerm, ...], own: Date | None) -> list[Date]:
    """The dates with the anchors and values that follow from what is known so far."""
    known = {one.id: one for one in dates}
    named = _named(terms, dates, own)
    return [_follow(one, known, named, own) for one in dates]


def _named(terms: tuple[DefinedTerm, ...], dates: list[Date], own: Date | None) -> dict[str, str]:
    """The id of the date that each defined term stands for; a term with two definitions stands for none."""
    found: dict[str, set[str]] = {}
    for term in terms:
        if (one := _stands_for(term, dates, own)) is not None:
            found.setdefault(term.key, set()).add(one)
    return {key: ids.pop() for key, ids in found.items() if len(ids) == 1}


def _stands_for(term: DefinedTerm, dates: list[Date], own: Date | None) -> str | None:
    if own is not None and term.definition and _OWN.fullmatch(words(term.definition).rstrip(".;,")):
        return own.id
    ids = {one.id for one in dates}
    referred = [one for one in term.refers_to if one in ids]
    if len(referred) == 1:
        return referred[0]
    inside = term.definition_span
    if inside is None or "date" not in term.key:
        return None
    held = [one for one in dates if inside.contains(one.span)]
    days = [one for one in held if one.kind == "calendar"]
    return days[0].id if len(held) == 1 and days else None


def _follow(one: Date, known: Mapping[str, Date], named: Mapping[str, str], own: Date | None) -> Date:
    """A relative date with its anchor's date, and its own day where days of the calendar are counted."""
    if one.kind != "relative" or one.anchor is None or one.value is not None:  # the day of a week nearest to it
        return one
    if _OWN.fullmatch(one.anchor):
        # "the date hereof" of an attached form is the form's own
        anchor_date = own.id if own and one.part == own.part else None
    else:
        anchor_date = named.get(_TERM.sub("", one.anchor, count=1).casefold())
    anchor_date = anchor_date if anchor_date != one.id else None
    base = known[anchor_date].value if anchor_date else _stated(one.anchor)
    return replace(one, anchor_date=anchor_date, value=_falls_on(one, base))


def _stated(anchor: str) -> str | None:
    """The day that the anchor itself is: "June 30, 2004", "30 June 2004"."""
    match = _DAY.fullmatch(anchor)
    month = MONTH_NUMBERS.get(match["month"].lower()) if match else None
    return f"{match['year']}-{month:02}-{int(match['day']):02}" if match and month else None


def _falls_on(one: Date, base: str | None) -> str | None:
    """The day that the relative date falls on, null where business days are counted or the anchor's day is open."""
    if base is None or not regex.fullmatch(r"\d{4}-\d\d-\d\d", base) or one.calendar == "business":
        return None
    if one.direction == "at":
        return None  # "the last day of the Term": a day of what the anchor names, not one counted from it
    day = date.fromisoformat(base)
    if one.quantity is None:
        return base
    if one.calendar is None:
        return None  # "Contract Years"
    if one.quantity != int(one.quantity):
        return None
    count = -int(one.quantity) if one.direction == "before" else int(one.quantity)
    if one.unit in ("day", "week"):
        there = add_days(day, count * (7 if one.unit == "week" else 1))
    elif one.unit in _MONTHS_OF:
        there = add_months(day, count * _MONTHS_OF[one.unit])
    else:
        return None
    return there.isoformat() if there else None
