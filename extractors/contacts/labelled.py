r"""Addresses beside the words that lead to them: labels, and leads of one line or more.

"Borrower:      Acme, Inc.\n1 Main Street" and "If to the Owner     Elm Bank\nTrustee:     1 Main Street".
"""

import re
from dataclasses import dataclass

from extractors.contacts.leads import LEAD
from extractors.contacts.numbers import LABEL, NUMBER
from extractors.contacts.one_line import may_name
from extractors.contacts.places import is_address
from extractors.contacts.rows import Row
from extractors.contacts.words import is_firm
from extractors.names import is_person
from pipeline.span import Span

_AMOUNT = re.compile(r"\$\s?\d|\d[\d.,]*\s?%")
"""What a lender lends, in the last column of a schedule."""
_ASIDE = re.compile(r"\s*\([^()]*\)\Z")
"""What a firm is for the one whose release it is: "Elm Securities (Broker)"."""
_LABEL = re.compile(r"(?:[a-z]{2,4}\s){0,2}[A-Z][^:\n\d]{2,60}:|\([A-Z][^()\n\d]{2,40}\)")


@dataclass(frozen=True)
class Region:
    """Lines that follow one another, by column; `lead` leads to them where it does not stand right above `start`.

    `firm` is that of the people in them.
    """

    columns: tuple[tuple[Span, ...], ...]
    start: int
    lead: str = ""
    firm: str | None = None


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


def called_beside(text: str, rows: list[Row]) -> list[Region]:
    r"""The firms each of which has its number beside it and its people below: "Acme plc     +44 20 755\nAnn Hill".

    The number is read last, since it is that of all of them.
    """
    heads = [at for at, row in enumerate(rows) if len(row.cells) == 2 and _is_called(text, row)]
    others = [row for at, row in enumerate(rows) if at not in heads]
    if 0 not in heads or not others or any(len(row.cells) != 1 for row in others):
        return []
    found: list[Region] = []
    for at, end in zip(heads, [*heads[1:], len(rows)], strict=True):
        firm, number = rows[at].cells
        people = tuple(row.cells[0] for row in rows[at + 1 : end])
        called = _ASIDE.sub("", text[firm.start : firm.end])
        found.append(Region(((*people, number),), firm.start, firm=called))
    return found


def firm_beside(text: str, rows: list[Row]) -> list[Region]:
    r"""The people of a firm that stands left of them in a schedule: "Elm Bank     Ann Hill     $20,000,000".

    Below her stand the street and the numbers, below the firm the rest of its name; without indents, all on the left.
    """
    first = rows[0]
    if not 2 <= len(first.cells) <= 3 or len(rows) < 3 or not _AMOUNT.match(text, first.cells[-1].start):
        return []
    named = next((at for at, row in enumerate(rows) if len(row.cells) < 2), len(rows))
    if len(first.cells) < 3 or any(len(row.cells) != 2 for row in rows[1:named]):
        return []
    firm = " ".join(text[row.cells[0].start : row.cells[0].end] for row in rows[:named])
    place = first.cells[1].start - first.start
    column = [row.cells[1] for row in rows[:named]]
    for row in rows[named:]:
        if len(row.cells) != 1 or not _is_in_column(text, row, place):
            return []
        column.append(row.cells[0])
    person = is_person(text[column[0].start : column[0].end])
    named_so = is_firm(firm) or (person and firm[0].isupper() and not any(letter.isdigit() for letter in firm))
    return [Region((tuple(column),), column[0].start, firm=firm)] if named_so and not is_person(firm) else []


def _is_in_column(text: str, row: Row, place: int) -> bool:
    """Whether a line stands in the column that begins there, or on the left edge only because its indent is lost."""
    cell = row.cells[0]
    if abs(cell.start - row.start - place) < 4:
        return True
    said = text[cell.start : cell.end]
    return cell.start == row.start and (is_address(said) or LABEL.match(said) is not None)


def _is_called(text: str, row: Row) -> bool:
    """Whether a row is a firm and its number."""
    firm = text[row.cells[0].start : row.cells[0].end]
    number = NUMBER.fullmatch(text, row.cells[1].start, row.cells[1].end)
    named = is_firm(firm) or (may_name(firm) and not is_person(firm) and not LABEL.match(firm))
    return number is not None and named


def _is_label(text: str, cell: Span) -> bool:
    """Whether a cell is a label and no prompt: "Borrower:", "(Name and address)"."""
    label = any(one.fullmatch(text, cell.start, cell.end) for one in (_LABEL, LEAD))
    return label and not LABEL.match(text, cell.start, cell.end)


def _is_below(text: str, row: Row, below: Row) -> bool:
    """Whether the line below a label and its first words begins where the label does, or the label leads to both."""
    flush = below.cells[0].start - below.start < row.cells[1].start - row.start - 6
    return flush or LEAD.fullmatch(text, row.cells[0].start, row.cells[0].end) is not None
