r"""What a document calls itself, and what it calls the one that it amends.

In "Amendment No. 1 to the Credit Agreement (the "Agreement")" the Agreement is another document, and "Section 1.01 is
amended as follows" speaks of a section of that other one.
"""

from collections import Counter
from collections.abc import Sequence

import regex

from extractors.cross_references.document_names import REGULATION, STATUTE
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import CrossReference, DefinedTerm, Record
from pipeline.span import Span

# not "at the same time with this Agreement (the "Lake Lease")"
_THIS = lazy(
    r"(?<!\b(?:with|the)\s+)\bthis\b[^.;()]{0,120}(?:\(\s*(?:this|the)?\s*[\"“]?)$|\(\s*this\s+[\"“]?$",
    regex.IGNORECASE,
)
_AMENDED = lazy(r"^(?:form of\s+|(?:first |second |third )?amended and restated\s+)+")
_FORM = lazy(r"form \d")
_LAW = lazy(rf"{STATUTE.pattern}|{REGULATION.pattern}", regex.IGNORECASE)
_AMENDS = lazy(r"\b(?:amend(?:ment|ing)|waiver|supplement(?:al)?)\b", regex.IGNORECASE)
CHANGED = lazy(
    r"[^.;:]{0,60}?\b(?:is|are|shall\s+be|be)\s+(?:hereby\s+)?(?:further\s+)?"
    r"(?:amended|deleted|replaced|restated|modified|waived|added|inserted)",
    regex.IGNORECASE,
)
"""What an amendment says after the section that it changes: "of the Employment Agreement shall be deleted"."""

OFTEN, SHARE = 2, 6
"""A letter that changes so many sections of another document, one in so many of all that it names, amends it."""

_RESTATES = lazy(r"\bamended\s+and\s+restated\b", regex.IGNORECASE)


def own_names(record: Record, document: Document) -> frozenset[str]:
    """The names, case-folded, by which the document speaks of itself: its title, and what "this" introduces."""
    if document.kind == "amendment":
        return frozenset(["this agreement", "amendment", "this amendment"])
    others = [one.span for one in record.cross_references if one.label is None and one.document is not None]
    terms = [one for one in record.defined_terms if not one.incorporates]
    introduced = {one.key: _introduces_this(one, document.text, others) for one in terms}
    names = {key for key, own in introduced.items() if own}
    title = " ".join((document.title or "").split()).casefold()
    if introduced.get("agreement", True):
        names.add("agreement")
    if _FORM.match(title):  # "Item 7 of Form 8-K" is one of the form's items, those of "this Form 8-K" are here
        title = ""
    return frozenset(names | {title, _AMENDED.sub("", title), "this agreement"} - {""})


def _introduces_this(term: DefinedTerm, text: str, others: Sequence[Span]) -> bool:
    """Whether the definition gives the name to the instrument itself: (this "Agreement"), "Agreement" means this …

    With "this Agreement the parties enter into a Lease Agreement (the "Lease")" it is given to another document.
    """
    if term.style != "parenthetical":
        return term.definition is not None and term.definition.lower().startswith("this ")
    this = _THIS.search(text, max(0, term.span.start - 160), term.span.start)
    return this is not None and not any(Span(*this.span()).contains(one) for one in others)


def amended_document(record: Record, document: Document) -> str | None:
    """The document that this one amends, as the text names it most; null where it amends none.

    Its name is the one after most labels ("Section 2.2 of the Employment Agreement"), else the first full name.
    """
    labelled = [one for one in record.cross_references if one.target_kind in ("section", "article", "clause")]
    named = Counter(one.document for one in labelled if one.document and not _LAW.search(one.document))
    if not _amends(document, labelled):
        return None
    if named:
        return max(named, key=lambda name: named[name])
    return next((one.document for one in record.cross_references if one.target_kind == "agreement"), None)


def _amends(document: Document, labelled: Sequence[CrossReference]) -> bool:
    """Whether the document is there to change another one, by its kind, its title, or what it does to sections."""
    title = document.title or ""
    if document.kind == "amendment" or (_AMENDS.search(title) and not _RESTATES.search(title)):
        return True
    changed = [one for one in labelled if one.document and CHANGED.match(document.text, one.span.end)]
    return len(changed) >= OFTEN and len(changed) * SHARE >= len(labelled)
