"""When an agreement takes effect, where its words say so: `(the "Effective Date")` beside a date, "effective as of".

A date that only dates the agreement is none; one that "is effective as of the date hereof" is the agreement's own.
"""

import datetime as dt
from collections.abc import Iterator, Sequence
from dataclasses import replace

import regex

from extractors.dates.own_date_words import ACTED_ON, done_by_then
from extractors.terms.effective_named import on_named_day
from extractors.terms.effective_own import OF_TWO, ON_ITS_DATE, ON_SIGNING, OR_ON, SENTENCE_ENDS, SIGNED_ON
from extractors.terms.effective_signs import (
    CERTAIN_INSTRUMENT,
    ENDS,
    HOLDS_ELSE,
    NAMED_OTHERWISE,
    OTHER_ACT,
    OTHER_INSTRUMENT,
    READS,
    SECTION_OF,
    SIGNS,
    TERM_BEGINS,
    TERM_FROM,
    TERM_NAMED,
    UP_TO,
    Sign,
)
from extractors.terms.effective_upon import effective_upon
from extractors.terms.own_parts import own_parts
from extractors.terms.sentences import day_begins, day_ends, said_before
from extractors.terms.whose_term import of_another, of_no_own
from pipeline.days import add_months
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import AgreementDate, Date, EffectiveDate, Record
from pipeline.span import Span

RELEASES = ("earnings_release", "management_change_release", "other_release", "current_report")
_DAY = lazy(r"\d{4}-\d\d-\d\d")
_MONTHS = {"month": 1, "year": 12}
_BESIDE = 60  # characters behind the words for the own day within which another may stand
_OPENING = 2500  # characters at the beginning where a bare "effective as of" speaks of the document itself


def effective_date(
    record: Record, document: Document, dated: AgreementDate | None, signed: AgreementDate | None
) -> EffectiveDate | None:
    """The date that the instrument calls effective or lets its term begin on, else what it waits for; null without."""
    return (
        next(_stated(record, document, SIGNS), None)
        or _on_its_date(record, document, dated, signed)
        or next(on_named_day(record, document) if record.document.kind != "amendment" else iter(()), None)
        or next(_terms_begin(record, document), None)
        or next(_stated(record, document, [one for one in SIGNS if one.opening_only], body=True), None)
        or next(effective_upon(document) if document.kind not in RELEASES else iter(()), None)
    )


def _terms_begin(record: Record, document: Document) -> Iterator[EffectiveDate]:
    """The days on which a term begins; in an amendment it is the term of what is amended, and no day of its own."""
    signs = () if record.document.kind == "amendment" else (TERM_BEGINS, TERM_FROM, TERM_NAMED)
    text = document.text
    for found in _stated(record, document, signs):
        at = found.span.start
        before = said_before(text, at)
        if not ENDS.search(text, max(0, at - 30), at) and not of_another(before) and not of_no_own(before):
            yield found


def _stated(
    record: Record, document: Document, signs: Sequence[Sign], *, body: bool = False
) -> Iterator[EffectiveDate]:
    """The dates beside which a sign stands, by the order of the signs, then of the text.

    The opening of an instrument ends with its first section, or goes on a little in its body, whose "effective as of"
    is believed last.
    """
    dates = [(date, day) for date in (*record.dates, *_counted_from(record)) if (day := _first_day(date)) is not None]
    preamble = max(
        (one.span.end for one in document.sections if one.kind == "preamble" and one.part == "main"), default=0
    )
    opening = 0 if record.document.kind in (*RELEASES, "other") else max(_OPENING, preamble)
    own = own_parts(document)
    amends = record.document.kind == "amendment"
    if amends or not body:
        opening = min([opening, *(one.span.start for one in document.sections if one.kind == "section")])
    if amends:  # whose numbered paragraphs say from when each single change holds
        dates = [(date, day) for date, day in dates if date.part == "main"]  # not in what it puts into another one
    for sign in signs:
        reach = opening if sign.opening_only else len(document.text)
        for date, day in dates:
            near = date.span.start < reach and date.kind in sign.kinds and (sign.attached or date.part in own)
            if near and _says(document.text, sign, date) and not (amends and _amended(document.text, sign, date)):
                yield EffectiveDate(
                    value=day,
                    basis="stated",
                    date=date.id,
                    span=date.span,
                    text=date.text,
                    rule=sign.rule,
                )


def _counted_from(record: Record) -> Iterator[Date]:
    """The days that lengths are counted from: the first of June in "three years from June 1, 2005"."""
    for one in record.dates:
        months = int((one.quantity or 0) * _MONTHS.get(one.unit or "", 0))
        if one.kind != "relative" or one.direction != "after" or not months or not one.value or not one.anchor:
            continue
        at = one.text.find(one.anchor)
        end = dt.date.fromisoformat(one.value) if len(one.value) == len("2005-01-01") else None
        begins = add_months(end, -months) if end else None
        if at >= 0 and begins and str(begins.year) in one.anchor and add_months(begins, months) == end:
            span = Span(one.span.start + at, one.span.start + at + len(one.anchor))
            yield replace(one, kind="calendar", value=begins.isoformat(), span=span, text=one.anchor)


def _put_in(text: str, at: int) -> bool:
    """Whether what stands at an offset is among the words that an amendment puts into another instrument."""
    return READS.search(text, max(0, at - 400), at) is not None


def _amended(text: str, sign: Sign, date: Date) -> bool:
    """Whether it is what an amendment amends that is effective: `modifies the Lease dated … (the "Effective Date")`."""
    at = date.span.start
    return _put_in(text, at) or (sign.where == "after" and ACTED_ON.search(said_before(text, at)) is not None)


def _first_day(date: Date) -> str | None:
    """The day that a date is, or that a stretch of days begins with; null for all else."""
    if date.kind == "period":
        if UP_TO.match(date.text):
            return None
        return date.start if date.start and len(date.start) == len("2005-01-01") else None
    return date.value[:10] if date.value and not date.value.startswith("XXXX") else None


def _says(text: str, sign: Sign, date: Date) -> bool:
    at = day_begins(text, date.span.start) if sign.where == "before" else day_ends(text, date.span.end)
    if not sign.pattern.match(text, at):
        return False
    if sign.then is not None and date.kind != "period" and not sign.then.match(text, date.span.end):
        return False
    before = text[max(0, at - 250) : at]
    if sign.where == "before" and CERTAIN_INSTRUMENT.search(before):
        return False
    paragraph = max(text.rfind("\n\n", 0, at), 0)  # a title is no sentence: "Termination of Services Agreement"
    other = OTHER_INSTRUMENT.search(before) or OTHER_ACT.search(text, max(paragraph, at - 150), at)
    behind = any(said.match(text, date.span.end) for said in (NAMED_OTHERWISE, HOLDS_ELSE))
    behind = behind or done_by_then(text, date.span.start, date.span.end)
    return not (sign.opening_only and (other or behind))


def _of_a_section(text: str, at: int) -> bool:
    """Whether the words behind which something takes effect speak of a section of an agreement alone."""
    return SECTION_OF.search(text, max(0, at - 120), at) is not None


def _before(dated: AgreementDate) -> tuple[int, int]:
    """The stretch right before the agreement's own date."""
    return max(0, dated.span.start - 60), dated.span.start


def _own(pattern: "regex.Pattern[str]", document: Document) -> Iterator["regex.Match[str]"]:
    """The matches of a pattern outside attached documents, which have days of their own."""
    return (one for one in matches(pattern, document) if document.part_at(one.start()) in own_parts(document))


def _on_its_date(
    record: Record, document: Document, dated: AgreementDate | None, signed: AgreementDate | None
) -> EffectiveDate | None:
    """The agreement's own date, or the day of the last signature, where the words make it effective on that."""
    text = document.text
    found = (one for one in _own(ON_ITS_DATE, document) if not _of_a_section(text, one.start()))
    if record.document.kind == "amendment":  # what it puts into another one counts from the other's date
        found = (one for one in found if document.part_at(one.start()) == "main" and not _put_in(text, one.start()))
    match = next(found, None)
    if match is None and dated is not None and SIGNED_ON.search(document.text, *_before(dated)):
        signed = signed or dated
    own = dated.date if dated is not None else None
    if match is None and signed is not None:
        match, dated = next(_own(ON_SIGNING, document), None), signed
    if match is None or dated is None or dated.value.startswith("XXXX"):
        return None
    other = _of_two(record, text, match, dated.value)
    if other is not None:
        return EffectiveDate(
            value=other.value,
            basis="stated",
            date=other.id,
            span=other.span,
            text=other.text,
            rule="terms.effective_date.own_date",
        )
    span = Span(*match.span("own"))
    return EffectiveDate(
        value=dated.value,
        basis="agreement_date" if dated.date == own else "computed",
        date=dated.date,
        span=span,
        text=document.slice(span),
        rule="terms.effective_date.own_date",
    )


def _of_two(record: Record, text: str, match: "regex.Match[str]", own: str) -> Date | None:
    """The later or the earlier day that the words name beside the instrument's own; null where that is its own."""
    choice = OF_TWO.search(text, match.start(), match.end())
    if choice is None:
        return None
    stop = SENTENCE_ENDS.search(text, match.end(), match.end() + _BESIDE)
    reach = Span(choice.end(), stop.start() if stop else match.end() + _BESIDE)
    days = [one for one in record.dates if one.kind == "calendar" and _DAY.fullmatch(one.value or "")]
    days = [one for one in days if reach.contains(one.span)]
    days = [one for one in days if OR_ON.fullmatch(text[choice.end() : day_begins(text, one.span.start)])]
    later = choice["which"].casefold().startswith("late")
    values = [own, *(str(one.value) for one in days)]
    wins = max(values) if later else min(values)
    return None if wins == own else next(one for one in days if one.value == wins)
