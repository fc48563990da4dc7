"""Defined terms: every place that defines one, or points to where it is defined, with its uses.

`ADDITIONAL INTEREST: As defined in Section 3(a)` and `("ADDITIONAL INTEREST")` in 3(a) are two items.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from extractors.defined_terms import called, emphasised, glossary, incorporated, index, parentheticals, unquoted
from extractors.defined_terms.link import link
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import DefinedTerm
from pipeline.rules import Made, scan
from pipeline.span import trimmed

RULES = (*glossary.RULES, *unquoted.RULES, *parentheticals.RULES, *called.RULES, *incorporated.RULES, *index.RULES)


def find(document: Document) -> Iterator[Made]:
    """The terms that the document defines or points to, rule by rule, and none of a running head."""
    for item in chain(scan(document, RULES), emphasised.find(document)):
        if not isinstance(item, DefinedTerm):
            yield item
        elif item.term:
            yield _within_page(item, document)


def _within_page(item: DefinedTerm, document: Document) -> DefinedTerm:
    """The item, its definition without the number or the head of a page at its ends."""
    span = item.definition_span
    return replace(item, definition_span=trimmed(document.text, *span)) if span else item


EXTRACTOR = Extractor("defined_terms", find=find, link=link, rules=RULES, reads=("parties", "cross_references"))
