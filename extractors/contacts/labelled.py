r"""Addresses beside the words that lead to them: labels, and leads of one line or more.

"Borrower:      Acme, Inc.\n1 Main Street" and "If to the Owner     Elm Bank\nTrustee:     1 Main Street".
"""

import re
from dataclasses import dataclass

from extractors.contacts.leads import LEAD
from extractors.contacts.numbers import LABEL
from extractors.contacts.rows import Row
from pipeline.span import Span

_LABEL = re.compile(r"(?:[a-z]{2,4}\s){0,2}[A-Z][^:\n\d]{2,60}:|\([A-Z][^()\n\d]{2,40}\)")


@dataclass(frozen=True)
class Region:
    """Lines that follow one another, by column; `lead` leads to them where it does not stand right above `start`."""

    columns: tuple[tuple[Span, ...], ...]
    start: int
    lead: str = ""


def led_beside(text: str, rows: list[Row]) -> list[Region]:
    r"""The addresses beside leads of two lines or more: "If to the Owner     Elm Bank\nTrustee:     1 Main Street"."""
    left = [text[row.cells[0].start : row.cells[0].end] if len(row.cells) == 2 else "" for row in rows]
    leads = {
        at: lead for at in range(len(rows)) if left[at] for size in (2, 3)
        if all(left[at : at + size]) and LEAD.fullmatch(lead := " ".join(left[at : at + size]))
    }  # fmt: skip
    if 0 not in leads or any(len(row.cells) > 2 for row in rows):
        return []
    ends = [*list(leads)[1:], len(rows)]
    return [
        Region((tuple(row.cells[-1] for row in rows[at:end]),), rows[at].cells[-1].start, lead)
        for (at, lead), end in zip(leads.items(), ends, strict=True)
    ]


def labelled(text: str, rows: list[Row]) -> list[Region]:
    r"""The addresses each of which a label leads to, where their lines have lost the indent that set them apart.

    "Borrower:      Acme, Inc.\n1 Main Street\nDallas, TX 75201": the street stands below the label, not below the firm.
    """
    led = [at for at, row in enumerate(rows) if len(row.cells) == 2 and _is_label(text, row.cells[0])]
    opens = [at for at in led if text[rows[at].cells[0].end - 1] == ":"]
    if not opens or any(len(row.cells) != 1 for at, row in enumerate(rows) if at not in led):
        return []
    apart = [at for at in led if at + 1 not in led]
    if not all(at + 1 < len(rows) and _is_below(text, rows[at], rows[at + 1]) for at in apart):
        return []
    parts = [rows[: opens[0]]] if opens[0] else []
    parts += [rows[at:end] for at, end in zip(opens, [*opens[1:], len(rows)], strict=True)]
    return [Region((tuple(row.cells[-1] for row in part),), part[0].cells[-1].start) for part in parts]


def _is_label(text: str, cell: Span) -> bool:
    """Whether a cell is a label and no prompt: "Borrower:", "(Name and address)"."""
    label = any(one.fullmatch(text, cell.start, cell.end) for one in (_LABEL, LEAD))
    return label and not LABEL.match(text, cell.start, cell.end)


def _is_below(text: str, row: Row, below: Row) -> bool:
    """Whether the line below a label and its first words begins where the label does, or the label leads to both."""
    flush = below.cells[0].start - below.start < row.cells[1].start - row.start - 6
    return flush or LEAD.fullmatch(text, row.cells[0].start, row.cells[0].end) is not None
