"""An extractor: what finds items of a kind, and what links them once all finding is over."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from pipeline.document import Document
from pipeline.record import GoverningLaw, Record
from pipeline.rules import Made, Rule, TokenRule

Found = Made | GoverningLaw


@dataclass(frozen=True)
class Extractor:
    """A value made of functions, so that there is nothing to inherit and nothing kept between documents.

    `find(document)` sees the document alone and yields items, clauses and diagnostics; finders run in any order.
    `link(record, document)` returns the record with this kind's references filled in; it rests on the links of
    the extractors named in `reads`, which come before it. `overlaps` says what `assemble` does with items of one
    kind that share characters: `longest` keeps the longest, `all` keeps every one. `on_pages`: it is given the text
    with what its pages add, which parts the rows of tables; the others read over pages.
    """

    name: str
    find: Callable[[Document], Iterable[Found]]
    link: Callable[[Record, Document], Record] | None = None
    rules: tuple[Rule | TokenRule, ...] = ()
    reads: tuple[str, ...] = ()
    overlaps: Literal["longest", "all"] = "longest"
    on_pages: bool = False
