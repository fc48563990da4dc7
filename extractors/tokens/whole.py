"""A whole document as a spaCy `Doc` with everything of its record in `doc.spans`, one group for each kind.

doc = whole(document, record)
[(one.text, one._.item.value) for one in doc.spans["dates"]]
"""

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from extractors.tokens.build import pipeline
from pipeline.document import Document
from pipeline.record import Item, Record

if TYPE_CHECKING:
    from spacy.tokens import Doc

KINDS = (
    "sections",
    "parties",
    "dates",
    "amounts",
    "defined_terms",
    "cross_references",
    "signatures",
    "contacts",
    "obligations",
    "tables",
    "facts",
    "role_changes",
    "quotations",
    "form_fields",
    "clauses",
    "diagnostics",
)
"""The lists of a record that become groups, each by the name of its list."""

ITEMS = "fourcorners_items"
"""Where a `Doc` keeps its items by their ids; leave user data out when it is written (`exclude=["user_data"]`)."""


def whole(document: Document, record: Record) -> "Doc":
    """The document's text as a `Doc`, and each list of the record as a group of spans in it.

    `doc.text` is the canonical text. A span's `id_` is that of the item it stands for and `_.item` the item itself; its
    label is the item's own kind where it has one ("relative"), else the list's name. Where an item begins or ends
    inside a token the span is widened to whole tokens, and `_.exact` is false.
    """
    _extend(importlib.import_module("spacy.tokens").Span)
    doc = pipeline().make_doc(document.text)
    items = {kind: [*_placed(record, kind)] for kind in KINDS}
    doc.user_data[ITEMS] = {one.id: one for same in items.values() for one in same}
    for kind, same in items.items():
        doc.spans[kind] = [_span(doc, one, kind) for one in same]
    return doc


def _extend(spans: Any) -> None:
    """Adds what leads from a span to its item; spans share what is set on them with others at their place."""
    if not spans.has_extension("item"):
        spans.set_extension("item", getter=lambda span: span.doc.user_data[ITEMS].get(span.id_))
        spans.set_extension("exact", getter=lambda span: (span.start_char, span.end_char) == span._.item.span)


def _span(doc: "Doc", item: Item, kind: str) -> Any:
    label = getattr(item, "kind", kind)
    return doc.char_span(*item.span, label, alignment_mode="expand", span_id=item.id)


def _placed(record: Record, kind: str) -> Iterator[Item]:
    """The entries of a list that point at characters."""
    return (one for one in getattr(record, kind) if one.span is not None and one.span.length)
