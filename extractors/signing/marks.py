"""Marks that begin no block: the line under a hand, the hand over an empty line, the name printed after "By:"."""

from collections.abc import Sequence

from extractors.signing.block import Block
from extractors.signing.cells import Cell


def is_line_of_hand(text: str, block: Block | None, pending: Sequence[Cell], cell: Cell) -> bool:
    """Whether a blank "By: ____" is only the line that the "/s/" above it stands over."""
    return (
        block is not None and block.mark is not None and block.mark.kind == "sign" and not pending
        and not block.labels and cell.kind == "by" and not cell.signed and not cell.said(text)
        and cell.line - block.mark.line <= 1
    )  # fmt: skip


def fills_line(text: str, block: Block | None, pending: Sequence[Cell], cell: Cell) -> bool:
    """Whether "/s/ …" is the signature of an empty "By:" right above it."""
    return (
        cell.kind == "sign" and block is not None and block.mark is not None and block.mark.kind == "by"
        and not block.mark.signed and not block.mark.said(text) and not pending and not block.labels
        and cell.line - block.mark.line <= 2
    )  # fmt: skip


def is_printed_again(text: str, block: Block | None, pending: Sequence[Cell], cell: Cell) -> bool:
    """Whether "By: A. Dale Mayo" only prints the name of who has signed right above it."""
    said = cell.said(text)
    return (
        cell.kind == "by" and not cell.signed and bool(said) and block is not None and block.signed
        and not pending and block.mark is not None
        and said.casefold() == block.mark.said(text).casefold()
    )  # fmt: skip
