"""Signature items: the blocks of every page, with their names made tidy."""

import re
from collections.abc import Iterable

from extractors.signing import Block, blocks
from extractors.signing.capacities import signs_for
from extractors.signing.cells import Cell
from extractors.signing.signer import name_and_office
from extractors.signing.tidy import PAGE, tidy_name, tidy_title
from extractors.signing.words import DATE, is_organization, is_own_role, is_signer
from pipeline.document import Document
from pipeline.record import Signature
from pipeline.span import Span

_TWO = re.compile(r"[A-Z]\w+ and [A-Z]\w+|(?:[A-Z][\w.]+,? )+& [A-Z]\w+")
"""A firm that is called by the names of its partners: "Foley & Roe"."""
_POST = re.compile(r"\b(?:president|officer|director|secretary|treasurer|C[EFO]O)\b", re.IGNORECASE)
RULE_OF = {"by": "signature.by", "sign": "signature.hand", "rule": "signature.blank", "name": "signature.blank"}
"""The rule that a block is found by: what its signing mark is."""


def find(document: Document) -> Iterable[Signature]:
    """One item for each signature block, blank or conformed."""
    for block in blocks(document):
        item = signature(document.text, block)
        if item is not None:
            yield item


def signature(text: str, block: Block) -> Signature | None:
    """The item of a block; null where neither a party nor a person can be read from it."""
    name, title = _hand(text, block)
    party, chain = block.party, block.chain
    if party is None and chain:
        party, chain = chain[0].name, chain[1:]
    if party is None and title and not block.led and is_own_role(title):
        title = None
    if name and (is_organization(name) or _TWO.fullmatch(name)) and (block.signed or block.bare):
        party, name = party or name, None
    if party and name and party.casefold() == name.casefold() and title and _POST.search(title):
        party = None  # "Jane Doe    /s/ Jane Doe" over "President"
    if party is None and name and title is None and is_signer(name):
        party = name
    if party is None and name is None:
        return None
    own = signs_for(title) if party is None and name and title else None
    party, title = own or (party, title)
    spans = _spans(text, block)
    return Signature(
        span=Span(spans[0].start, max(span.end for span in spans)),
        pieces=tuple(spans) if block.beside else (),
        party=party,
        signatory=name,
        title=title,
        by=tuple(link.name for link in chain),
        by_capacity=tuple(link.capacity for link in chain),
        signed=block.conformed(text),
        rule="signature.closing" if block.bare else RULE_OF[block.mark.kind] if block.mark else "signature.blank",
    )


def _hand(text: str, block: Block) -> tuple[str | None, str | None]:
    """Who signs, and in what office: as printed, else as signed."""
    mark = block.mark
    hand, office = name_and_office(mark.said(text)) if mark and mark.kind != "rule" else (None, None)
    name = block.name or hand
    runs_on = hand and name and name.casefold().startswith(f"{hand.casefold()} ")
    if name and runs_on and len(name.split()) > 3:
        name = hand  # the printed names of two columns in one line
    name, title = tidy_name(name), tidy_title(block.title or office)
    if name and not is_signer(name) and not (block.signed or block.bare):
        name = None
    return name, title


def _spans(text: str, block: Block) -> list[Span]:
    """The cells of a block in order, from its party on, without the number of their page."""
    first = min(cell.start for cell in block.cells)
    start = block.head.start if block.head and not block.inherited else first
    return sorted({Span(max(cell.start, start), _end(text, cell)) for cell in block.cells if cell.end > start})


def _end(text: str, cell: Cell) -> int:
    """Where a cell ends; behind an office, a page number is none of it."""
    page = PAGE.search(text, cell.value, cell.end) if cell.kind in {"text", "title"} else None
    return page.start() if page and not DATE.search(text, cell.start, cell.end) else cell.end
