"""When an instrument ends, where its words say so: "shall continue until December 31, 2003", "for two years".

A day that is stated comes first, then one that a length of the term gives, counted from the day on which it begins.
"""

import datetime as dt
from collections.abc import Iterator
from decimal import Decimal
from itertools import chain

import regex

from extractors.terms.effective_signs import TERM_BEGINS
from extractors.terms.expiration_signs import (
    A_LENGTH,
    AFTERWARDS,
    ALTERNATIVE,
    ANNIVERSARY,
    ASIDE,
    AT_FIRST,
    BEGUN,
    CALLED,
    CLOSES,
    ELSE,
    ENDS_OTHERWISE,
    ENDS_SENTENCE,
    ENGAGED_FROM,
    EVE,
    EXERCISED,
    EXTENDED,
    EXTENDED_TO,
    EXTENDS,
    FOR_DAYS,
    FOR_TERM,
    FROM_NOW,
    GOES_ON,
    GRANTED,
    HEADED,
    HEADED_FROM,
    IN_CASE,
    IS_BEFORE,
    LABEL,
    LAST_DAY,
    LASTS,
    LEADS,
    LENGTH,
    NAMES_A_SEASON,
    OF_A_YEAR,
    OF_EACH,
    OF_TWELVE_MONTHS,
    OR,
    OTHER,
    POINTED,
    RECITAL,
    RENEWAL,
    RUNS,
    SO_FAR,
    SUBJECT,
    TERM,
    TO,
    TO_ITS_END,
    UNTIL,
    VOID,
    WARRANTS_END,
)
from extractors.terms.own_parts import own_parts
from extractors.terms.sentences import REACH, SENTENCE, day_begins, said_before, spoken_of
from extractors.terms.term_starts import Starts
from extractors.terms.whose_term import of_another, of_no_own
from pipeline.days import add_days, add_months, end_of_month
from pipeline.document import Document
from pipeline.record import Date, EffectiveDate, ExpirationDate, Record
from pipeline.rules import words
from pipeline.span import Span

_MONTHS = {"month": 1, "quarter": 3, "half_year": 6, "year": 12}
_DAYS = {"day": 1, "week": 7}
_NEAR = 120
"""Within so many characters behind the day on which a term begins stands the one on which it ends."""
_STATED = "terms.expiration_date.stated"
_COMPUTED = "terms.expiration_date.computed"


def expiration_date(record: Record, document: Document, starts: Starts) -> ExpirationDate | None:
    """The day on which the instrument ends, stated or counted; null where the text gives none."""
    own = own_parts(document)
    main = [one for one in record.dates if one.part in own]
    if starts.amends:  # whose recitals say when the old term ends
        main = [one for one in main if not _recited(document, one) and not _so_far(document, one)]
    ends = chain(_stated(main, document, starts), _computed(main, document, starts), _pointed(record, document))
    return next(ends, None)


def _so_far(document: Document, one: Date) -> bool:
    """Whether a day is told as what held so far: "WHEREAS the parties …", "is scheduled to expire on"."""
    said = said_before(document.text, one.span.start)
    return RECITAL.search(said) is not None or (SO_FAR.search(said) is not None and not FROM_NOW.search(said))


def _recited(document: Document, one: Date) -> bool:
    """Whether a day stands in the recitals, and does not say what holds from now on."""
    if FROM_NOW.search(said_before(document.text, one.span.start)):
        return False
    section = document.section_at(one.span)
    return section is not None and "recitals" in (section.kind, *(each.kind for each in document.ancestors(section)))


def _stated(dates: list[Date], document: Document, starts: Starts) -> Iterator[ExpirationDate]:
    """The days that the text calls the end: first those with a label, then those a sentence on the term names."""
    text = document.text
    days = [one for one in dates if one.value and one.kind in ("calendar", "datetime", "partial", "month")]
    ends = chain(
        ((one, one.value) for one in days if _named(text, one)),
        ((one, one.value) for one in days if document.kind == "warrant" and _exercised(text, one)),
        _ends_of_sentences(text, dates, days),
        ((one, one.value) for one in days if _closes(text, one, starts.effective)),
        ((one, end) for one in dates if starts.amends and (end := _extended(text, one))),
    )
    for one, end in ends:
        yield _as_end(document, one, str(end), "stated", _STATED)


def _pointed(record: Record, document: Document) -> Iterator[ExpirationDate]:
    """The days behind the label in the schedule to which the instrument points for its expiration date."""
    text = document.text
    parts = {words(one["part"]).casefold() for one in POINTED.finditer(text)}
    for one in record.dates if parts else ():
        labelled = LABEL.search(text, max(0, one.span.start - 120), one.span.start)
        if one.part.casefold() in parts and one.kind == "calendar" and one.value and labelled:
            yield _as_end(document, one, one.value, "stated", _STATED)


def _ends_of_sentences(text: str, dates: list[Date], days: list[Date]) -> Iterator[tuple[Date, str | None]]:
    """The ends that sentences on the term name: of a stretch of days, a day, the last day of a month or a year."""
    for one in dates:
        lead = TO_ITS_END.match(one.text) if one.kind == "period" else None
        if lead and one.end and _ends_term(text, one.span.start + lead.end()):
            yield one, one.end
    for one in days:
        if _ends_term(text, day_begins(text, one.span.start)) and not (one.value or "").startswith("XXXX"):
            yield one, one.value
    for one in dates:
        last = _last_day(text, one)
        if last is not None and _ends_term(text, last):
            yield one, _end_of(one.value or "")


def _named(text: str, one: Date) -> bool:
    """Whether a label before the day, or a name behind it, calls it the end."""
    at = day_begins(text, one.span.start)
    before = text[max(0, at - 120) : at]
    if LABEL.search(before) or VOID.search(before) or _called(text, one):
        return True
    if not TERM.match(text, one.span.end) or not TO.search(before):
        return False
    return OTHER.search(said_before(text, one.span.start)) is None


def _extended(text: str, one: Date) -> str | None:
    """The day to which an amendment says that what it amends is extended, null where it says that of something else."""
    end, at = one.value, one.span.start
    if one.kind == "period":
        end, at = one.end, at + one.text.rfind(" to ") + len(" to ")
    elif one.kind not in ("calendar", "datetime"):
        return None
    return end if EXTENDED_TO.search(said_before(text, at)) else None


def _last_day(text: str, one: Date) -> int | None:
    """Where "the last day of" begins before a month or a year, null without it."""
    if one.kind not in ("month", "year") or not one.value or NAMES_A_SEASON.match(text, one.span.end):
        return None
    last = LAST_DAY.search(text, max(0, one.span.start - 40), one.span.start)
    return last.start() if last else None


def _end_of(value: str) -> str:
    """The last day of a month or a year: 2008-02-29 for "2008-02"."""
    return end_of_month(int(value[:4]), int(value[5:7] or 12)).isoformat()


def _exercised(text: str, one: Date) -> bool:
    """Whether a warrant may be exercised until the day, or ends on it."""
    start = max(0, one.span.start - REACH)
    until = EXERCISED.search(text, start, one.span.start) or WARRANTS_END.search(text, start, one.span.start)
    return until is not None and GOES_ON.match(text, one.span.end) is None


def _computed(dates: list[Date], document: Document, starts: Starts) -> Iterator[ExpirationDate]:
    """The ends that a length gives: "until the fifth anniversary of the Effective Date", "for a term of two years"."""
    text = document.text
    for one in dates:
        if one.kind not in ("duration", "relative") or one.direction == "before":
            continue
        if one.unit not in _MONTHS and (one.unit not in _DAYS or one.calendar != "calendar"):
            continue
        before = said_before(text, one.span.start)
        extended = starts.amends and EXTENDED.search(before)
        if not extended and not _ends(text, one) and not _runs_from(before, one, starts.effective):
            continue
        if RECITAL.search(before) or OF_A_YEAR.search(before):  # of another agreement, or of one year of this
            continue
        if ENDS_OTHERWISE.match(text, one.span.end):
            continue
        whose = [year["of"].casefold() for year in OF_TWELVE_MONTHS.finditer(text)] if one.calendar is None else []
        if one.calendar is None and not any(of in one.text.casefold() for of in whose):
            continue  # "five Contract Years", of which the text may make the first shorter or longer than a year
        begun = None if one.value else starts.start_of(one, Span(one.span.start - len(before), one.span.start))
        end = one.value or (begun and one.quantity and _counted(begun, one.quantity, one.unit or "day"))
        if end and _eve(text, one) is not None:
            end = _day_before(end)
        if end:
            yield _as_end(document, one, end, "computed", _COMPUTED)


def _ends(text: str, one: Date) -> bool:
    """Whether the term lasts as long as a length, or until so long after its beginning."""
    labelled = LABEL.search(text, max(0, one.span.start - 120), one.span.start)
    if labelled or _called(text, one) or _lasts(text, one) or _named_term(text, one) or _granted(text, one):
        return True
    told = one.kind == "relative" and one.anchor != "thereafter"
    until = ANNIVERSARY.search(one.text) if told else _thereafter(text, one)
    lead = LEADS.match(one.text)
    eve = _eve(text, one)
    return bool(until) and _ends_term(text, eve or one.span.start + (lead.end() if lead else 0))


def _eve(text: str, one: Date) -> int | None:
    """Where "the day before" begins that stands before a day counted from another, null without it."""
    before = IS_BEFORE.match(one.text)
    eve = EVE.search(text, max(0, one.span.start - 60), one.span.start + (before.end() if before else 0))
    return eve.start() if eve else None


def _day_before(end: str) -> str | None:
    day = add_days(dt.date.fromisoformat(end), -1) if len(end) == len("2005-01-01") and "X" not in end else None
    return day.isoformat() if day else None


def _named_term(text: str, one: Date) -> bool:
    """Whether a length is called the term: "for a period of 12 months beginning on the date hereof (the "Term")"."""
    before = said_before(text, one.span.start)
    if one.kind != "duration" or OTHER.search(before) or RENEWAL.search(before[-60:] + one.text):
        return False
    if not LENGTH.search(before):
        return False
    behind = regex.match(r"[^.;()]{0,120}", text[one.span.end : one.span.end + 120])
    return behind is not None and TERM.match(text, one.span.end + behind.end()) is not None


def _called(text: str, one: Date) -> bool:
    """Whether what stands behind a day or a length calls it the end: `(the "Expiration Date")`."""
    return CALLED.match(text, one.span.end) is not None


def _choice(text: str, at: int) -> int | None:
    """Where "the earlier of" begins that the date is one of: "the earlier of (a) the Closing; or (b) May 1, 2003"."""
    reach = REACH if OR.search(text, max(0, at - 20), at) else 80
    found = [match.start() for match in ALTERNATIVE.finditer(text, max(0, at - reach), at)]
    if not found or any(stop[0][0] == "." for stop in SENTENCE.finditer(text, found[-1], at)):
        return None
    return int(found[-1])


def _ends_term(text: str, at: int) -> bool:
    """Whether the sentence says that the agreement or its term lasts until the date at the offset."""
    at = _choice(text, at) or at
    until = UNTIL.search(text, max(0, at - 300), at)
    if until is None:
        return False
    if HEADED_FROM.search(text, max(0, at - 120), at) and ENDS_SENTENCE.match(text, at):
        return True
    before = spoken_of(text, at)
    subject = SUBJECT.search(before)
    if subject is None or ELSE.search(before) or of_another(before):
        return False
    if subject[0].lower().startswith("for") and of_no_own(before):
        return False
    words = ASIDE.sub(" ", before[subject.end() :])
    if ENGAGED_FROM.match(subject[0].split()[-1] + words) and not OTHER.search(words):
        return True
    return _runs(words) or (EXTENDS.search(before, 0, subject.start()) is not None and not OTHER.search(words))


def _lasts(text: str, one: Date) -> bool:
    """Whether the sentence says that the term lasts as long as the date's length."""
    if one.unit not in _DAYS and HEADED.search(text, max(0, one.span.start - 60), one.span.start):
        return True
    if (
        one.calendar == "business"
        or not one.quantity
        or not LENGTH.search(text, max(0, one.span.start - 60), one.span.start)
    ):
        return False
    start = one.span.start - len(said_before(text, one.span.start))
    before = spoken_of(text, one.span.start)
    subject = SUBJECT.search(before)
    first = AT_FIRST.search(text, max(0, start - REACH), one.span.start)
    if (
        subject is None
        or OF_EACH.search(before)
        or of_another(before)
        or RENEWAL.search(text, max(start, first.end() if first else 0), one.span.end)
    ):
        return False
    if AFTERWARDS.match(text, one.span.end) and not _thereafter(text, one):
        return False
    words = before[subject.end() :]
    if one.unit in _DAYS and (not FOR_DAYS.fullmatch(subject[0] + words) or IN_CASE.search(before, 0, subject.start())):
        return False
    return bool(A_LENGTH.search(subject[0]) or LASTS.search(words)) and not OTHER.search(words)


def _granted(text: str, one: Date) -> bool:
    """Whether a lease is granted for a length: "Landlord hereby leases to Tenant the Premises for a term of"."""
    before = said_before(text, one.span.start)
    return one.unit in _MONTHS and GRANTED.search(before) is not None and IN_CASE.search(before) is None


def _runs_from(before: str, one: Date, begins: EffectiveDate | None) -> bool:
    """Whether the term is said to begin beside a length: "for a term of three years commencing on January 1, 2005"."""
    if begins is None or begins.rule != TERM_BEGINS.rule or one.unit not in _MONTHS:
        return False
    beside = 0 <= begins.span.start - one.span.end <= len(" (the Term) and commencing on or about ")
    return beside and FOR_TERM.search(before) is not None and not (OTHER.search(before) or RENEWAL.search(before))


def _closes(text: str, one: Date, begins: EffectiveDate | None) -> bool:
    """Whether a term begins right before the day: "a period commencing on May 1, 2003, and terminating on the day"."""
    if begins is None or begins.rule != TERM_BEGINS.rule or not 0 < one.span.start - begins.span.end < _NEAR:
        return False
    return CLOSES.fullmatch(text, begins.span.end, one.span.start) is not None


def _thereafter(text: str, one: Date) -> bool:
    """Whether a length counts from the beginning that its sentence names: "begins on …, ends five years thereafter"."""
    behind = AFTERWARDS.match(text, one.span.end)
    from_it = one.anchor == "thereafter" or (behind and behind["it"])
    return bool(from_it and BEGUN.search(said_before(text, one.span.start)))


def _runs(words: str) -> bool:
    """Whether words between the agreement and a date speak of how long it lasts, and of nothing else."""
    return RUNS.search(words) is not None and not OTHER.search(words)


def _counted(begins: str, quantity: Decimal, unit: str) -> str | None:
    """The day so many days or months after another, `2022-XX-XX` years after one of which only the year is known."""
    months = int(quantity * _MONTHS.get(unit, 0))
    if begins.endswith("-XX-XX") and begins[:4].isdigit():
        return f"{int(begins[:4]) + months // 12}-XX-XX" if months and months % 12 == 0 else None
    try:
        day = dt.date.fromisoformat(begins)
    except ValueError:
        return None
    end = add_months(day, months) if unit in _MONTHS else add_days(day, int(quantity * _DAYS[unit]))
    return end.isoformat() if end else None


def _as_end(document: Document, one: Date, value: str, basis: str, rule: str) -> ExpirationDate:
    return ExpirationDate(
        value=value[:10],
        basis=basis,  # type: ignore[arg-type]  # one of the two that this module gives
        condition=_condition(document, one),
        date=one.id,
        span=one.span,
        text=one.text,
        rule=rule,
    )


def _condition(document: Document, one: Date) -> str | None:
    """The words of a choice between several ends: "the later of (i) December 15, 1999 or (ii) delivery of …"."""
    text = document.text
    start = _choice(text, one.span.start)
    if start is None:
        return None
    stop = SENTENCE.search(text, one.span.end, one.span.end + REACH)
    end = stop.start() if stop else min(len(text), one.span.end + REACH)
    span = Span(start, end)
    return " ".join(document.slice(span).split())
