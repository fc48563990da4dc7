"""What a date dates, where the text says it: by a definition, by a label, or by the words that lead to it.

In "June 30, 2004 (the "Closing Date")" and "shall expire on June 30, 2009" the roles are `closing_date` and
`expiration_date`. The day of a release's dateline is its `announcement_date`.
"""

from dataclasses import replace

import regex

from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date, Record
from pipeline.span import Span

_NAMES = {
    "effective": "effective_date",
    "closing": "closing_date",
    "commencement": "commencement_date",
    "start": "commencement_date",
    "expiration": "expiration_date",
    "expiry": "expiration_date",
    "end": "expiration_date",
    "termination": "termination_date",
    "maturity": "maturity_date",
    "issue": "issue_date",
    "issuance": "issue_date",
    "filing": "filing_date",
    "record": "record_date",
    "payment": "payment_date",
    "announcement": "announcement_date",
}
"""The role of a date by the last word before "Date" in the name that the text gives it."""
_NAME = rf"(?P<name>{'|'.join(_NAMES)})\s+date"
# behind a date: (the "Initial Closing Date"), (such date, the "Effective Date"), ", the "Record Date""
_DEFINED = lazy(
    rf"[\s,]{{0,4}}(?:[(\[][^\"“”()\[\];]{{0,80}}?|the\s+(?=[\"“]))[\"“]?(?:[\w’'.-]+\s+){{0,3}}?\b{_NAME}\b\s*,?"
    r"[\"”)\]]",
    regex.IGNORECASE,
)
# before a date: ""Closing Date" means", "Effective Date:", "the record date of", "the Closing Date, "
_LABELLED = lazy(
    rf"\b{_NAME}[\"”]?(?:\s*\([^()\n]{{1,60}}\))?(?:\s+(?:shall\s+|will\s+)?(?:means?|be|is|was)\b|\s+of\b|\s*[:,–-]|\.{{3,}})?"
    r"\s{1,40}(?:(?:on|as\s+of|the)\s+){0,2}$",
    regex.IGNORECASE,
)
_ON = r"(?:\s+(?:on(?:\s+or\s+about)?|as\s+of|(?:at|as\s+of)\s+the\s+close\s+of\s+business\s+on|at\s+midnight\s+on))"
_TERM = r"\b(?:term|this\s+(?:agreement|lease|warrant|letter|option))\b"
_LED = lazy(
    rf"""(?:
        (?P<effective_date>\b(?:effective|takes?\s+effect|with\s+effect\s+from){_ON}?)
    |(?P<expiration_date>\b(?:expires?|expired|expiring){_ON}?
        |{_TERM}[^.;]{{0,90}}\b(?:continue|remain|extend|run)[^.;]{{0,60}}\b(?:until|through|to))
    |(?P<termination_date>\b(?:terminates?|terminated|terminating){_ON}?)
    |(?P<maturity_date>\b(?:matures?|matured|maturing){_ON}?
        |\b(?:notes?|debentures?|bonds?|securities|certificates)(?:,?\s+series\s+\w+)?,?\s+due{_ON}?)
    |(?P<commencement_date>{_TERM}[^.;]{{0,60}}\b(?:commenc(?:es?|ed|ing)|begins?|began|beginning|starts?|starting){_ON}?)
    |(?P<closing_date>\bclosing\b[^.;]{{0,40}}\b(?:took\s+place|take\s+place|occur|occurs|occurred|held){_ON}|\bclosed{_ON})
    |(?P<filing_date>\bfiled\b[^.;]{{0,60}}\bon)
    |(?P<record_date>\bof\s+record\b[^.;]{{0,50}}?{_ON})
    |(?P<payment_date>\b(?:payable|paid)\b[^.;]{{0,30}}\bon)
    |(?P<issue_date>\bissued\b[^.;]{{0,30}}\bon)
    )\s{{1,40}}$""",
    regex.VERBOSE | regex.IGNORECASE,
)
_CHOICE = lazy(r"\b(?:earlier|later|earliest|latest|first|last)\s+(?:to\s+occur\s+)?of\b", regex.IGNORECASE)
_DAYS = ("calendar", "datetime", "partial", "month", "year")
_BEFORE, _BEHIND = 170, 140
"""How far around a date the words stand that say its role, in characters."""


def with_roles(record: Record, document: Document) -> Record:
    """The record, each date that has no role yet with the one that its words give it."""
    release = (document.kind or "").endswith("_release")
    dateline = [one.span for one in record.sections if release and one.kind == "dateline"]
    dates = tuple(
        one if one.role else replace(one, role=_announced(one, dateline) or role_of(one, document.text))
        for one in record.dates
    )
    return replace(record, dates=dates)


def _announced(one: Date, dateline: list[Span]) -> str | None:
    """The role of the day in the dateline of a release."""
    inside = one.kind == "calendar" and any(line.contains(one.span) for line in dateline)
    return "announcement_date" if inside else None


def role_of(one: Date, text: str) -> str | None:
    """The role by the name that follows the date, the label before it, or the words that lead to it.

    A name behind "the earlier of June 1, 2005 and July 1, 2005" is that of neither.
    """
    start, end = one.span
    if one.kind not in (*_DAYS, "relative"):
        return None
    before = text[max(0, start - _BEFORE) : start]
    defined = _DEFINED.match(text, end, end + _BEHIND)
    if defined and not _CHOICE.search(before):
        return _NAMES[defined["name"].lower()]
    if one.kind == "relative":
        return None
    if labelled := _LABELLED.search(before):
        return _NAMES[labelled["name"].lower()]
    led = _LED.search(before)
    return led.lastgroup if led else None
