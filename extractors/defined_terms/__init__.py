"""Defined terms: every place that defines one, or points to where it is defined, with its uses.

`ADDITIONAL INTEREST: As defined in Section 3(a)` and `("ADDITIONAL INTEREST")` in 3(a) are two items.
"""

from collections.abc import Iterator

from extractors.defined_terms import called, emphasised, glossary, incorporated, index, parentheticals, unquoted
from extractors.defined_terms.link import link
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.rules import Made, scan

RULES = (*glossary.RULES, *unquoted.RULES, *parentheticals.RULES, *called.RULES, *incorporated.RULES, *index.RULES)


def find(document: Document) -> Iterator[Made]:
    """The terms that the document defines or points to, rule by rule."""
    yield from scan(document, RULES)
    yield from emphasised.find(document)


EXTRACTOR = Extractor("defined_terms", find=find, link=link, rules=RULES, reads=("parties", "cross_references"))
