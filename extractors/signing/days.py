r"""When a block was signed: the date of its own, else the one that stands over it and whoever signs below it.

"ACKNOWLEDGED AND AGREED\nthis ___ day of January, 2002" dates every block of that acceptance 2002-01-XX, and "Dated:
May 5, 2003" above a page of signatures each of them. "As of" a day is the instrument's date, on which nobody need sign.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import groupby

from pipeline.document import Document
from pipeline.record import Date, Record, Signature

_LABEL = re.compile(
    r"\b(?:Dated?(?:\s?/\s?Time)?(?:\s+(?:[Ss]igned|of [Ss]ignature|as of|(?:on\s)?this))?"
    r"(?:\s?\([^()\n]{3,30}\))?\s?:?|On:)[\s_]*\Z"
    r"|/s/[^\n]{3,50}(?:[,(]|\son)\s*\Z|\n[ \t]*\Z|[ \t]{3,}\Z|\|[ \t]*\Z|\bof\s*\Z"
    r"|\b(?<!former )(?<!retired )"
    r"(?:officer|director|president|secretary|treasurer|chair(?:man|woman|person)?|controller)\)?,?\s\Z",
    re.IGNORECASE,
)
_HEADED = re.compile(
    r"(?:(?:\A|\n|[.;:]\s|\s{3})\s*(?:(?i:place)(?:,|\s(?i:and)|\s?/)\s(?:D|d)|D)(?i:ated?)"
    r"(?:\s+(?i:signed|as\s+of|of\s+(?:signature|execution)))?\s?:(?:\s*[A-Z]\w+(?:\s[A-Z]\w+)?,)?"
    r"|(?:\A|[\n.;:])\s*D(?i:ated)\s(?:at|in|AT|IN)\s[^.;:\n]{3,80}?,?(?=\s(?:on|this|the|as)\b)"
    r"|(?:\A|\n[ \t]*\n)\s*(?:D(?i:ated?)|(?:E(?i:xecuted)|S(?i:igned))\s?:))"
    r"(?:\s*(?i:as\s+of|on|this|the)\b){0,3}[\s_]*\Z"
)
"""What leads to the day of the signatures below: "Dated:", "DATED this"."""
_ASSENTS = r"(?:accept|agree|acknowledge|confirm|consent|approve)"
_DONE = re.compile(
    r"\b(?:executed|signed|sealed|delivered|hand|hands|seals?|signatures?|names?|subscribed)\b(?:[^.;:]|(?<=\b[A-Z])\.){0,160}?"
    r"\s(?<!\bas\sof\s)(?:on|this|on\s+this|on\s+the|the)\s*\Z"
    rf"|(?:(?<!(?-i:[a-z])\s){_ASSENTS}e?d|\b(?:hereby|undersigned)\s+(?:\w+\s+){{0,3}}(?-i:{_ASSENTS})(?:e?d|s)?)\b[^.;]{{0,160}}?"
    r"\s(?:on|this|on\s+this|on\s+the|as\s+of|as\s+of\s+the|as\s+of\s+this):?\s*\Z"
    rf"|(?<!(?-i:[a-z])\s){_ASSENTS}e?d\s?:\s*\Z|\bdated\s+(?:as\s+of\s+)?this\s*\Z",
    re.IGNORECASE,
)
"""What is done on that day: "has executed this Guaranty this", "Accepted as of", "AGREED:"."""
_OTHER = re.compile(r"\bdated\s+(?:as\s+of\s+)?\Z", re.IGNORECASE)
_LASTS = re.compile(r",?\s+(?:to|until|through)\s|,?[ \t]+[-–—]\s")
"""What makes a day the first of a term of office: "director, June 5, 2001 to May 2010"."""
_TRUST = re.compile(
    r"\b(?:trust|agreement|will|indenture|declaration)\b[\s,(]{1,80}(?:(?:u/?a/?d?|u/?[dt]/?[dta]?)\s*)?(?:dated|dtd\.?)?\s*\Z",
    re.IGNORECASE,
)
"""What leads to the day of the trust that signs: "ELM FAMILY TRUST\nDATED MAY 3, 1989"."""
_LINE = re.compile(
    r"(?:\n[ \t]*\n[ \t]*|\A\s*)(?:[A-Z][a-z.'’-]{2,20}(?:\s[A-Z][a-z.'’-]{2,20}){0,2},\s"
    r"(?:[A-Z][a-z]{3,12},\s|[A-Z]{2},\s)?)?\Z"
)
"""What stands before a day on a line of its own, with or without a place: "New York, May 5, 2012"."""
_LETTER = re.compile(r"\bDear\b|\bRe:|Gentlemen")
_AFRESH = re.compile(
    r"\b(?:accepted|agreed|acknowledged|confirmed|consented|approved|witness(?!(?:es)?\s?:)|attest(?!\s?:|[ \t]*\n)"
    r"|dated?\s?:|hereby\s+certify)|exhibit\b",
    re.IGNORECASE,
)
"""Words below a date that begin signatures of another day: an acceptance, a date of their own left blank."""
_BRACE = re.compile(r"(?:[ \t]{2}\)[^\n]{0,40}(?:\n[^\n]{0,80})?){2}")
"""A brace of brackets at the ends of lines, which sets one date beside several signers."""
_SMALL = re.compile(r"\b[a-z]{2,}\b")
_KINDS = frozenset({"calendar", "partial"})
ABOVE = 900
"""How far above a signature its date is looked for."""
BETWEEN = 12
"""How many words in small letters may stand between a date or a signature and the signature below it."""


def days(record: Record, document: Document) -> tuple[Date | None, ...]:
    """The date item of each signature, in their order; null where nothing dates it."""
    dates = [date for date in record.dates if date.kind in _KINDS and date.value]
    starts = [date.span.start for date in dates]
    over: Date | None = None
    day: Date | None = None
    end = 0
    found: list[Date | None] = []
    for item in record.signatures:
        begin = max(end, item.span.start - ABOVE)
        above = dates[bisect_left(starts, begin) : bisect_left(starts, item.span.start)]
        if found and begin == end and day is None:
            above = [date for date in above if not _may_be_of(document.text[end : date.span.start])]
        over = _date_over(document.text, begin, item.span.start, above, over if begin == end else None)
        own = [date for date in dates[bisect_left(starts, item.span.start) :][:8] if date.span.end <= item.span.end]
        day = next((date for date in own if _stands_alone(document, item, date)), over)
        found.append(day)
        end = max(end, item.span.end)
    return _below_all(document.text, record.signatures, tuple(_braced(record.signatures, found)))


def _below_all(text: str, items: Sequence[Signature], found: tuple[Date | None, ...]) -> tuple[Date | None, ...]:
    """The days, to each that of a line at the margin below several blocks further in: "Dated: April 30, 2004"."""
    last = found[-1] if len(found) > 1 and not any(found[:-1]) else None
    if last is None or last.span.start < items[-1].span.start:
        return found
    margin = text.rfind("\n", 0, last.span.start) + 1
    label = _AT_THE_MARGIN.match(text, margin, last.span.start)
    further_in = all(item.span.start - text.rfind("\n", 0, item.span.start) - 1 > _FURTHER_IN for item in items)
    return (last,) * len(found) if label and further_in else found


_AT_THE_MARGIN = re.compile(r"[ ]{0,5}(?:Dated?|DATED?)\s?:")
_FURTHER_IN = 15
"""How far from the margin a block begins that a line at the margin is no part of."""


def _braced(items: Sequence[Signature], found: Sequence[Date | None]) -> Iterator[Date | None]:
    """The days, to those of one brace the one that stands beside it."""
    for braced, group in groupby(zip(items, found, strict=True), key=lambda one: bool(_BRACE.search(one[0].text))):
        run = [day for _, day in group]
        told = {day.value: day for day in run if day}
        yield from ([*told.values()] * len(run) if braced and len(told) == 1 else run)


def _stands_alone(document: Document, item: Signature, date: Date) -> bool:
    """Whether a date of the block is the day of signing: on a line of its own, or after "Date:"."""
    if item.pieces and not any(piece.contains(date.span) for piece in item.pieces):
        return False
    text = document.text
    if _TRUST.search(text, item.span.start, date.span.start) or _LASTS.match(text, date.span.end):
        return False
    return bool(_LABEL.search(text[max(0, date.span.start - 40) : date.span.start]))


def _date_over(text: str, begin: int, end: int, dates: Sequence[Date], before: Date | None) -> Date | None:
    """The day that the words above a block give it: their last one, else that of the block above them."""
    for date in reversed(dates):
        below = text[date.span.end : end]
        if _is_prose(below) or _AFRESH.search(below):
            return None
        lead = text[max(begin, date.span.start - 200) : date.span.start]
        alone = _LINE.search(lead) and not below.partition("\n")[0].strip(" \t.:") and not _LETTER.search(below)
        if alone or _HEADED.search(lead) or (_DONE.search(lead) and not _OTHER.search(lead)):
            return date
    between = text[begin:end]
    return None if _is_prose(between) or _AFRESH.search(between) else before


def _may_be_of(words: str) -> bool:
    """Whether a date that these words part from a signature above, which has none, may be of that one."""
    return not _is_prose(words) and not _DONE.search(words)


def _is_prose(words: str) -> bool:
    """Whether sentences part what stands above from what stands below."""
    return len(_SMALL.findall(words)) > BETWEEN
