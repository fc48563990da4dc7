"""A change of office without its day: "Charles F. Auster has resigned", and nothing says as of when."""

from collections.abc import Iterator

import regex

from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Record
from pipeline.span import Span

_STATED = lazy(r"\b(?:effective|immediately)\b")
"""Says as of when, though no day: "effective immediately", "effective upon the closing"."""
_RELEASES = ("management_change_release", "current_report")


def diagnostics(record: Record, document: Document) -> Iterator[Diagnostic]:
    """The resignations that have no end and the appointments that have no start, in documents that announce them.

    One for each person and change, however many offices it is about.
    """
    if document.kind not in _RELEASES:
        return
    told: set[tuple[str, str]] = set()
    for one in record.role_changes:
        day = one.end if one.change == "resigned" else one.start
        stated = day is not None or _STATED.search(document.text, *_sentence(one.span, document.text))
        if one.change != "held" and not stated and (one.person, one.change) not in told:
            told.add((one.person, one.change))
            yield Diagnostic(
                severity="warning",
                code="effective_date_missing",
                message=f"{one.person}, {one.position}: {one.change}, and nothing says as of which day",
                span=one.span,
                related=(one.id,),
                rule="consistency.changes",
            )


def _sentence(span: Span, text: str) -> tuple[int, int]:
    """From a change to the end of its sentence, roughly: the next full stop before a blank."""
    stop = regex.compile(r"[a-z)]\.\s").search(text, span.end)
    return span.start, stop.start() + 1 if stop else len(text)
