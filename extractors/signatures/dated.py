r"""When a block was signed: the date on its own line, else that of the acceptance it stands under.

"ACKNOWLEDGED AND AGREED\nthis ___ day of January, 2002" dates every block of that acceptance 2002-01-XX.
"""

import re
from bisect import bisect_left
from dataclasses import replace

from pipeline.document import Document
from pipeline.record import Date, Record, Signature

_LABEL = re.compile(
    r"\bDated?(?:\s+(?:[Ss]igned|of [Ss]ignature))?\s?:?[\s_]*\Z|\n[ \t]*\Z|[ \t]{3,}\Z|\bof\s*\Z", re.IGNORECASE
)
_KINDS = frozenset({"calendar", "partial"})


def link(record: Record, document: Document) -> Record:
    """The record, with the dates of its signatures: `dated` holds the value of a date item, as EDTF has it."""
    if not record.signatures:
        return record
    dates = [date for date in record.dates if date.kind in _KINDS and date.value]
    starts = [date.span.start for date in dates]
    accepted: dict[str | None, str | None] = {}
    signatures = []
    for item in record.signatures:
        own = [date for date in dates[bisect_left(starts, item.span.start) :][:8] if date.span.end <= item.span.end]
        value = next((date.value for date in own if _stands_alone(document, item, date)), None)
        if value is None and item.section is not None:
            section = document.by_id.get(item.section)
            if section is not None and section.rule == "signature_page.acceptance":
                if section.id not in accepted:
                    above = dates[bisect_left(starts, section.span.start) :][:1]
                    lead = above[0] if above and above[0].span.end <= item.span.start else None
                    accepted[section.id] = lead.value if lead else None
                value = accepted[section.id]
        signatures.append(replace(item, dated=value))
    return replace(record, signatures=tuple(signatures))


def _stands_alone(document: Document, item: Signature, date: Date) -> bool:
    """Whether a date of the block is the day of signing: on a line of its own, or after "Date:"."""
    if item.pieces and not any(piece.contains(date.span) for piece in item.pieces):
        return False
    return bool(_LABEL.search(document.text[max(0, date.span.start - 40) : date.span.start]))
