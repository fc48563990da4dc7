"""Defined terms: every place that defines one, or points to where it is defined, with its uses.

`ADDITIONAL INTEREST: As defined in Section 3(a)` and `("ADDITIONAL INTEREST")` in 3(a) are two items.
"""

from collections.abc import Iterator

from extractors.defined_terms import glossary, incorporated, parentheticals
from extractors.defined_terms.link import link
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.record import Item
from pipeline.rules import scan

RULES = (*glossary.RULES, *parentheticals.RULES, *incorporated.RULES)


def find(document: Document) -> Iterator[Item | Diagnostic]:
    """The terms that the document defines or points to, rule by rule."""
    return scan(document, RULES)


EXTRACTOR = Extractor("defined_terms", find=find, link=link, rules=RULES, reads=("parties", "cross_references"))
