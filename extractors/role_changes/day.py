"""The day of a document: of a release's dateline, of an agreement, of the signature below a report.

A report that is signed "Dated: May 3, 2004" tells of a change "effective today" on that day.
"""

import regex

from extractors.role_changes.times import DAY, edtf
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Record

_SIGNED = lazy(
    rf"^[ \t]*(?:Date|Dated)(?:\s+as\s+of)?[: \t]\s*(?P<day>{DAY})(?!,?\s+(?:by\s+and|between|among)\b)",
    regex.MULTILINE | regex.IGNORECASE,
)
_REPORTED = lazy(
    rf"Date\s+of\s+(?:earliest\s+event\s+)?report[^:]{{0,60}}?(?::|\)|\s)\s*(?P<day>{DAY})", regex.IGNORECASE
)
_REPORTS = ("current_report", "other", "form")
"""Kinds that are dated where they are signed, and not by an agreement that they tell of."""
_WIRE_DAY = lazy(r"-0-\s+(?P<month>\d\d)/(?P<day>\d\d)/(?P<year>\d{4})")
RELEASES = ("earnings_release", "management_change_release", "other_release")


def day_of(record: Record, document: Document) -> str | None:
    """The day of the document: of its dateline, of the agreement, of the report's signature or of the report."""
    lines = {one.id for one in record.sections if one.kind == "dateline"}
    written = [one.value for one in record.dates if one.kind == "calendar" and one.section in lines and one.value]
    agreed = record.terms.agreement_date
    reported = document.kind in _REPORTS
    days = [*written, *((agreed.value,) if agreed and not reported else ())]
    found = next((one for one in days if regex.fullmatch(r"\d{4}-\d\d-\d\d", one)), None)
    if not found and document.kind in RELEASES:
        found = _above_the_text(record)
    if found or not reported:
        wire = _WIRE_DAY.search(document.text)
        return found or (f"{wire['year']}-{wire['month']}-{wire['day']}" if wire else None)
    match = _SIGNED.search(document.text) or _REPORTED.search(document.text)
    signed = (one.dated for one in record.signatures if one.signed and one.signatory and one.dated)
    day = edtf(match["day"]) if match else next(signed, "")
    return day if regex.fullmatch(r"\d{4}-\d\d-\d\d", day) else None


def _above_the_text(record: Record) -> str | None:
    """The only whole date above the text of a release whose dateline has none."""
    first = min((one.span.start for one in record.sections if one.kind == "paragraph"), default=0)
    dates = {one.value for one in record.dates if one.kind == "calendar" and one.span.end <= first and one.value}
    whole = {value for value in dates if regex.fullmatch(r"\d{4}-\d\d-\d\d", value)}
    return whole.pop() if len(whole) == 1 else None
