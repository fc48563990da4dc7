r"""Signature blocks from a stream of cells: whose each is, through whom it signs, by whose hand, in what office, when.

"ACME, L.P.\nBy: Acme GP, LLC,\n its general partner\nBy: /s/ Jane Doe\nTitle: President" is one block; what stands
between two signing marks goes first to the signer above (printed name, office), then to the one below (the party).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from extractors.signing.block import Block, Link, share_head, stands
from extractors.signing.cells import Cell
from extractors.signing.columns import Stream
from extractors.signing.head_names import name_in
from extractors.signing.heads import Head, find_head, is_starred
from extractors.signing.marks import (
    accepts,
    asks_below,
    fills_line,
    is_another_hand,
    is_caption_of_witness,
    is_firm_below,
    is_line_of_hand,
    is_office_beside,
    is_printed_again,
    parted_above,
    signs_below,
    signs_last,
    unmarked,
)
from extractors.signing.signer import LINES, entity_of, is_witnessed, name_and_office, take_trailing
from extractors.signing.words import is_capacity, is_office, is_organization

_CORPORATE = re.compile(r"\b(?:Inc|Corp|Corporation|Incorporated)\b\.?\Z", re.IGNORECASE)
LATE = 12
"""Among so many blocks is the one whose signer's printed name comes only now."""


def read_stream(text: str, stream: Stream) -> Iterator[Block]:
    """The blocks of a stream, in order."""
    reader, cells = _Reader(text), stream.cells
    at = 0
    while at < len(cells):
        at += 1 + reader.take(cells[at], cells[at + 1 : at + 1 + LINES])
    reader.finish()
    for block in reader.blocks:
        share_head(text, block)
    for block in reader.blocks:
        block.beside = stream.beside
        if stands(text, block):
            yield from _each(block)


def _each(block: Block) -> Iterator[Block]:
    """The block, one for each of the parties that stand over it, or that of the one whom its "By:" names again."""
    heads = (*block.head.others, block.head) if block.head else ()
    named = block.chain[0].name.casefold() if block.chain else None
    own = next((head for head in heads if head.name.casefold() == named), None)
    if own is not None:
        above = own.cells if own is not block.head and not block.inherited else ()
        yield replace(block, head=own, chain=block.chain[1:], cells=[*above, *block.cells])
        return
    for other in block.head.others if block.head and not block.inherited else ():
        chain = [] if _is_of_last(block, other) else block.chain
        yield replace(block, head=other, chain=chain, cells=[*other.cells, *block.cells])
    yield block


def _is_of_last(block: Block, other: Head) -> bool:
    """Whether a partner signs for the last of several parties alone, since another is a corporation and has none."""
    partner = block.chain and "partner" in (block.chain[0].capacity or "").casefold()
    return bool(partner) and _CORPORATE.search(other.name) is not None


def _is_witnessed(left: list[Cell], mark: Cell) -> bool:
    """Whether a mark is that of a witness: not a ruled line where the witness stands beside who signs."""
    beside = {cell.line for cell, other in pairwise(left) if cell.kind == "witness" and cell.line == other.line}
    return any(cell.kind == "witness" and (mark.kind != "rule" or cell.line not in beside) for cell in left)


class _Reader:
    r"""Reads cells one after the other; `pending` are those whose block is not decided yet.

    `leads`: names stand above the signatures, as in "Name: Jane Doe\nTitle: President\nSignature: /s/ Jane Doe".
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.blocks: list[Block] = []
        self.pending: list[Cell] = []
        self.leads = False

    @property
    def block(self) -> Block | None:
        return self.blocks[-1] if self.blocks else None

    def take(self, cell: Cell, below: Sequence[Cell]) -> int:
        """One cell; how many of those below it go with it."""
        after = below[0] if below else None
        if cell.kind in {"by", "sign"}:
            return self._mark(cell, below)
        names = unmarked(self.text, cell, below)
        if names:
            return self._bare(cell, names)
        if cell.kind == "rule":
            self._rule(cell, after)
        elif cell.kind in {"name", "title", "date"}:
            self._label(cell, after)
        elif cell.kind == "text" and self._is_printed_late(cell):
            pass
        elif is_caption_of_witness(self.text, self.block, self.pending, cell, after):
            self.blocks[-1].witness = True
        elif cell.kind != "other" or not self.pending or self.pending[-1].line != cell.line:
            self.pending.append(cell)  # "ACME TRUST        Percentage Interest: 5%" is a name and an aside
        return 0

    def _is_printed_late(self, cell: Cell) -> bool:
        """Whether a cell is the printed name of who signs in a block before the last; he then has it."""
        said = cell.said(self.text)
        for block in self.blocks[-LATE:-1]:
            if block.mark is not None and block.signed and not block.name and said == block.mark.said(self.text):
                block.name = said
                return True
        return False

    def _mark(self, cell: Cell, below: Sequence[Cell]) -> int:
        """A mark begins a block, goes on with the chain of one or fills it; how many cells below go with it."""
        entity = None if cell.signed else entity_of(self.text, cell, below)
        filled = below[:1] and below[0].kind == "sign"
        if cell.kind == "by" and not filled and is_line_of_hand(self.text, self.block, self.pending, cell):
            self.blocks[-1].cells.append(cell)
            return 0
        if fills_line(self.text, self.block, self.pending, cell):
            self.blocks[-1].mark = cell
            self.blocks[-1].cells.append(cell)
            return 0
        if is_printed_again(self.text, self.block, self.pending, cell):
            firm = next((one for one in self.pending if one.kind == "text"), None)
            self.blocks[-1].firm = firm.said(self.text) if firm else self.blocks[-1].firm
            self.blocks[-1].cells += self.pending
            self.pending = []
            self._fill(self.blocks[-1], cell, "name")
            return 0
        open_ = self.block is not None and self.block.mark is None and self._only_goes_on()
        if not open_:
            self._open(cell)
        else:
            self._capacity()
        block = self.blocks[-1]
        block.cells.append(cell)
        if entity is None:
            block.mark = cell
            return 0
        block.chain.append(Link(entity.name, entity.capacity, cell))
        block.cells += entity.lines
        return len(entity.lines)

    def _bare(self, cell: Cell, names: Sequence[Cell]) -> int:
        """A block that nothing marks: a name below the closing words of a letter, accountants below their report."""
        *heads, mark = names
        self._close()
        block = Block(mark=replace(mark, kind="sign"), cells=list(names), bare=True)
        if heads:
            block.head = Head(heads[0].said(self.text), heads[0].start, tuple(heads))
        self.blocks.append(block)
        self.pending = []
        return len(names) - (cell in names)

    def _only_goes_on(self) -> bool:
        """Whether what is pending may stand between two links of one chain."""
        kinds = {"text", "rule", "date"}
        return all(cell.kind in kinds and not is_organization(cell.said(self.text)) for cell in self.pending)

    def _capacity(self) -> None:
        """Gives what stands under "By: Acme GP, LLC," to it as its capacity."""
        block = self.blocks[-1]
        said = " ".join(cell.said(self.text) for cell in self.pending if cell.kind == "text")
        begun = block.chain[-1].capacity if block.chain else None
        goes_on = is_capacity(said) if begun is None else said[:1].islower() and not is_capacity(begun)
        if block.chain and goes_on:
            block.chain[-1] = replace(block.chain[-1], capacity=f"{begun or ''} {said}".strip(" ,"))
            block.cells += [cell for cell in self.pending if cell.kind == "text"]
        block.cells += [cell for cell in self.pending if cell.kind == "date"]
        self.pending = []

    def _open(self, mark: Cell) -> None:
        """Begins the block of a mark: what is pending is parted between the one above and this one."""
        left = self._close(mark)
        above = self.block
        self.pending = []
        block = Block()
        left, leading = parted_above(self.text, left, mark)
        self.leads = self.leads or bool(leading)
        head = find_head(self.text, left, leading[0] if leading else mark)
        if head is not None:
            block.head, block.cells = head, list(head.cells)
            dates = [
                cell for cell in left if cell.kind == "date" and mark.line - cell.line < 8 and cell.said(self.text)
            ]
            block.date = dates[-1] if dates else None
        elif above is not None and above.mark is not None and is_another_hand(self.text, left):
            starred = is_starred(self.text, mark)
            if above.head is not None and not starred and (mark.kind == "by" or above.head.several):
                block.head, block.inherited = above.head, above.mark.line != mark.line
            block.above = None if starred else above
        witnessed = _is_witnessed(left, mark) or (above is not None and above.witness)
        block.witness = head is None and witnessed
        self.blocks.append(block)
        for cell in leading:
            self._fill(block, cell)
        if head is None and left and is_office_beside(self.text, left[-1], mark):
            block.title = left[-1].said(self.text)
            block.cells.append(left[-1])

    def _close(self, mark: Cell | None = None) -> list[Cell]:
        """What is left of the pending cells once the last block has its printed name and office; `mark`: the next."""
        block = self.block
        if block is None or block.mark is None or self.leads:
            return self.pending
        taken, block.name, block.title, dated = take_trailing(self.text, block.cells, self.pending, block.name,
                                                              block.title)  # fmt: skip
        block.cells += self.pending[:taken]
        block.date = block.date or dated
        block.witness = block.witness or any(map(is_witnessed, (one.said(self.text) for one in self.pending[:taken])))
        left = self.pending[taken:]
        return self._firm_below(block, left) if left and is_firm_below(self.text, block, left, mark) else left

    def _firm_below(self, block: Block, left: list[Cell]) -> list[Cell]:
        """What is left once a signer has the firm that stands below him, and his name and office below that."""
        block.firm, _ = name_in(self.text, left[:1])
        block.cells.append(left[0])
        taken, block.name, block.title, _ = take_trailing(self.text, block.cells, left[1:], block.name, block.title)
        block.cells += left[1 : taken + 1]
        return left[taken + 1 :]

    def _rule(self, cell: Cell, after: Cell | None) -> None:
        block = self.block
        last = self.pending[-1] if self.pending else (block.cells[-1] if block and block.cells else None)
        if after is None:
            return
        step = cell.line - last.line if last else 0
        if block is not None and block.signed and not block.labels and step <= 2 and self._is_below():
            self.pending.append(cell)
            return
        if not self.pending and block is not None and step <= 2:
            if block.mark is None and block.chain:
                block.mark = cell
            block.cells.append(cell)
        elif after.kind in {"name", "title"} or (
            after.kind == "text" and after.line - cell.line <= 2 and signs_below(after.said(self.text))
        ):
            self._mark(cell, [after])

    def _is_below(self) -> bool:
        """Whether all that is pending belongs to the signer above, as what stands in his row does."""
        block = self.blocks[-1]
        return take_trailing(self.text, block.cells, self.pending, block.name, block.title)[0] == len(self.pending)

    def _label(self, cell: Cell, after: Cell | None) -> None:
        block = self.block
        if block is None or block.mark is None:
            if block is not None and cell.kind == "title" and block.chain and block.chain[-1].capacity is None:
                block.chain[-1] = replace(block.chain[-1], capacity=cell.said(self.text) or None)
                block.cells.append(cell)
            elif block is not None and cell.kind == "name" and (block.chain or block.head):
                block.mark = cell
                self._fill(block, cell)
            elif block is None and (
                asks_below(self.text, self.pending, cell, after) or accepts(self.text, cell, after)
            ):
                self._open(cell)
                self.blocks[-1].mark = cell
                self._fill(self.blocks[-1], cell)
            else:
                self.pending.append(cell)
            return
        begun = any(one.kind == "name" for one in self.pending)
        if self.leads and (begun or cell.kind == "name" or cell.kind in block.labels):
            self.pending.append(cell)
            return
        last = (self.pending or block.cells)[-1]
        beside = after is not None and after.kind in {"by", "sign"} and after.line == cell.line != last.line
        step = cell.line - block.cells[-1].line
        apart = step > 1 and (not cell.said(self.text) or block.dated_above)
        apart = apart or (
            step == 0 and block.dated_above and after is not None and after.kind in {"text", "by", "sign"}
        )
        if cell.kind == "date" and (beside or apart):
            self.pending.append(cell)  # it dates the block below
            return
        again = cell.kind in block.labels or (cell.kind == "name" and "title" in block.labels)
        if again:
            if cell.kind == "name" and find_head(self.text, self._rest(), cell) is not None:
                self._open(cell)
                self.blocks[-1].mark = cell
                self._fill(self.blocks[-1], cell)
            else:
                self.pending.append(cell)
            return
        taken, block.name, block.title, dated = take_trailing(self.text, block.cells, self.pending, block.name,
                                                              block.title)  # fmt: skip
        block.date = block.date or dated
        left, above = self.pending[taken:], block.cells[-1]
        block.cells += self.pending[:taken]
        if left and (cell.kind == "date" or cell.line - above.line > 6 or find_head(self.text, left, cell)):
            self.pending = [*left, cell]
            return
        self.pending = []
        self._fill(block, cell)

    def _rest(self) -> list[Cell]:
        block = self.blocks[-1]
        taken = take_trailing(self.text, block.cells, self.pending, block.name, block.title)[0]
        return self.pending[taken:]

    def _fill(self, block: Block, cell: Cell, kind: str | None = None) -> None:
        kind = kind or cell.kind
        block.cells.append(cell)
        block.labels.add(kind)
        said = cell.said(self.text)
        if kind == "date":
            block.date = cell
        elif kind == "name" and said:
            block.name, office = name_and_office(said)
            block.title = block.title or office
        elif kind == "title" and (
            is_office(said) if self.text[cell.value : cell.end].lstrip().startswith("_") else said
        ):
            hand = block.mark.said(self.text) if block.mark else ""
            own = hand and said.casefold().startswith(hand.casefold())
            name, office = name_and_office(said) if own else (None, said.rstrip(";"))
            block.name, block.title = name or block.name, office or block.title

    def finish(self) -> None:
        """Gives what is left to the last block, but for the name of whoever signs below it without a line."""
        self.pending = self._close()
        if self.pending and self.block is not None and signs_last(self.text, self.block, self.pending):
            self._bare(self.pending[0], self.pending[:1])
