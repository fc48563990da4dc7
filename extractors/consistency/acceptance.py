"""A letter that is accepted before it is written; one that is dated "as of" a day may be signed before.

"Accepted and Agreed this ___ day of January, 2002", under a letter dated February 1, 2002, is a `date_conflict`.
"""

from collections.abc import Iterator

import regex

from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Record
from pipeline.rules import words

_ACCEPTED = lazy(
    r"\b(?:accepted|acknowledged|agreed|confirmed)\b[^.;:]{0,80}?\b(?:this|as\s+of|on)(?:\s+the)?\s+$", regex.IGNORECASE
)
_BEFORE_ME = lazy(r"\bbefore\s+me\b", regex.IGNORECASE)
"""How a notary's certificate goes on, which says when somebody signed and accepts nothing."""
_AS_OF = lazy(r"\b(?:as\s+of|effective)(?:\s+(?:the|on|this))?\s+$", regex.IGNORECASE)
"""What stands before a date that an instrument bears whenever it is signed."""
_DAY = lazy(r"\d{4}-\d{2}-(?:\d{2}|XX)")


def diagnostics(record: Record, document: Document) -> Iterator[Diagnostic]:
    """A diagnostic for each date of acceptance that lies before the date of the document, even on its last day."""
    own = record.terms.agreement_date
    if own is None or own.date is None or not _DAY.fullmatch(own.value) or "X" in own.value:
        return
    dated = next((one for one in record.dates if one.id == own.date), None)
    if dated is not None and _AS_OF.search(document.text, max(0, dated.span.start - 30), dated.span.start):
        return
    for date in record.dates:
        if date.id == own.date or date.part != "main" or not (date.value and _DAY.fullmatch(date.value)):
            continue
        before = _ACCEPTED.search(document.text, max(0, date.span.start - 120), date.span.start)
        if before is None or _BEFORE_ME.search(before[0]):
            continue
        if date.value.replace("XX", "31") < own.value:
            yield Diagnostic(
                severity="error",
                code="date_conflict",
                message=f"accepted on {words(date.text)}, before the date of the document, {words(own.text or '')}",
                span=date.span,
                related=(date.id, own.date),
                rule="consistency.acceptance",
            )
