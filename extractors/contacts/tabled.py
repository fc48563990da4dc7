r"""Addresses in a table with a head: "Party | Address | Attention | Facsimile", a contact for each of its rows.

A row takes several lines, as many as the address does; what stands beside them fills the other columns.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from extractors.contacts.blocks import cards
from extractors.contacts.card import Card, contact
from extractors.contacts.lines import Line, parts
from extractors.contacts.numbers import LABEL
from extractors.contacts.places import STREET, ZIP
from extractors.contacts.rows import BARE, GAP, ORDINARY
from extractors.contacts.words import is_firm
from extractors.names import is_person
from extractors.names.forms import squeeze
from pipeline.record import Contact
from pipeline.span import Span

_HEADED = re.compile(r"[aA]ddress(?:es)?\b|ADDRESS|Lending Office\b|LENDING OFFICE")
"""A word that the head of such a table has."""
_NO = r"(?:\s(?:no\.?|nos\.?|numbers?))?"
_HEAD = re.compile(
    r"(?P<whose>party|parties|name(?:\sof\s\w+)?|lenders?|banks?|borrower|purchasers?|investors?|holders?|company|entity)"
    r"|(?P<address>names?\s(?:and|&)\s(?:mailing\s)?address(?:es)?|(?:notice\s|mailing\s|street\s)?address(?:es)?(?:\s(?:for|of)\snotices?)?"
    r"|(?:domestic|eurodollar|libor|base\srate|applicable)?\s?lending\soffice)"
    r"|(?P<attn>attention|attn\.?|contact(?:\sperson)?)"
    rf"|(?P<fax>fax{_NO}|facsimile{_NO}|telecop(?:y|ier){_NO})|(?P<phone>tel(?:ephone)?\.?{_NO}|phone{_NO})"
    r"|(?P<email>e-?mail(?:\saddress)?)",
    re.IGNORECASE,
)
"""The head of a column."""
_TOTAL = re.compile(r"(?:sub-?|grand )?totals?\b", re.IGNORECASE)
_RULE = re.compile(r"[-_=\s|]+")
MOST, LONGEST = 200, 160
"""How many tables are looked at, and how many lines one has at most."""
WIDEST = 400
"""How long its lines are at most: longer ones have lost their breaks."""
NEAR = 4
"""How far left of its head a column may begin."""


@dataclass(frozen=True)
class _Column:
    """A column: where it begins on its line, what it holds, its head."""

    place: int
    kind: str
    head: str


@dataclass
class _Entry:
    """A row of the table while its lines are read: the cells of each column."""

    cells: dict[int, list[Span]] = field(default_factory=dict)

    def said(self, text: str, at: int) -> str:
        return squeeze(" ".join(text[cell.start : cell.end] for cell in self.cells.get(at, ())))


def tabled(text: str) -> Iterator[Contact]:
    """One item for each address of such a table."""
    done = 0
    for word in islice(_HEADED.finditer(text), MOST):
        start, end = text.rfind("\n", 0, word.start()) + 1, _line_end(text, word.end())
        columns = _columns(text, start, end) if start >= done and end - start <= WIDEST else []
        if columns:
            entries, done = _entries(text, columns, end + 1)
            for entry in entries:
                yield from _contacts(text, columns, entry)


def _columns(text: str, start: int, end: int) -> list[_Column]:
    """The columns that a line heads; none where it is no such head."""
    found: list[_Column] = []
    for cell in _cells(text, start, end):
        head = text[cell.start : cell.end].strip(":")
        kind = _HEAD.fullmatch(head)
        if kind is None:
            return []
        found.append(_Column(cell.start - start, str(kind.lastgroup), head))
    kinds = [column.kind for column in found]
    return found if "address" in kinds and len(set(kinds)) > 1 and kinds[0] in {"whose", "address"} else []


def _entries(text: str, columns: Sequence[_Column], start: int) -> tuple[list[_Entry], int]:
    """The rows below a head, and where the table ends: before running text, another head, a second blank line."""
    entries: list[_Entry] = []
    gap = True
    for _ in range(LONGEST):
        end = _line_end(text, start)
        said = text[start:end].strip(BARE)
        over = len(ORDINARY.findall(said)) > 6 or (_HEADED.search(said) and _columns(text, start, end))
        if start >= len(text) or over or (not said and gap and entries):
            break
        if said and not (_RULE.fullmatch(said) or _TOTAL.match(said)):
            line = _placed(text, columns, start, end)
            if line is None:
                break
            if not entries or _begins(text, columns, entries[-1], line, gap=gap):
                entries.append(_Entry())
            for at, cell in line.items():
                entries[-1].cells.setdefault(at, []).append(cell)
        gap, start = not said, end + 1
    return entries, start


def _placed(text: str, columns: Sequence[_Column], start: int, end: int) -> dict[int, Span] | None:
    """The cells of a line by column; null where two of them stand in one."""
    found: dict[int, Span] = {}
    for cell in (part for one in _cells(text, start, end) for part in _cut(text, columns, one, start)):
        at = max((at for at, one in enumerate(columns) if one.place - NEAR <= cell.start - start), default=0)
        if at in found:
            return None
        found[at] = cell
    return found


def _cut(text: str, columns: Sequence[_Column], cell: Span, start: int) -> Iterator[Span]:
    """The cell, parted where the column of addresses begins inside it behind a single space, at a street."""
    for column in columns[1:]:
        place = start + column.place
        inside = column.kind == "address" and cell.start < place < cell.end and text[place - 1] == " "
        if inside and STREET.match(text, place, cell.end):
            yield Span(cell.start, place - 1)
            cell = Span(place, cell.end)
    yield cell


def _begins(text: str, columns: Sequence[_Column], entry: _Entry, line: dict[int, Span], *, gap: bool) -> bool:
    """Whether a line begins the next row: its first column is filled where the address above has come to its code."""
    coded = any(ZIP.search(entry.said(text, at)) for at, one in enumerate(columns) if one.kind == "address")
    return 0 in line and (gap or (coded and columns[0].kind == "whose"))


def _contacts(text: str, columns: Sequence[_Column], entry: _Entry) -> Iterator[Contact]:
    """The contacts of a row, one for each address."""
    offices = [at for at, column in enumerate(columns) if column.kind == "address"]
    for office in offices:
        card = _whose(text, columns, entry)
        card.role = columns[office].head if len(offices) > 1 else card.role
        lines = [line for cell in entry.cells.get(office, ()) for line in parts(text, cell.start, cell.end)]
        for at, column in enumerate(columns):
            if column.kind not in {"whose", "address"}:
                lines += _fields(text, entry, at, column.kind)
        found = next((one for one in cards(lines, card) if one.stands), None)
        if found is not None:
            yield contact(found, "contact.block", pieces=True)


def _fields(text: str, entry: _Entry, at: int, kind: str) -> Iterator[Line]:
    """What a column says beside an address: by the prompts of its own, else all of it by the head of the column."""
    cells = entry.cells.get(at, [])
    if any(LABEL.match(text, cell.start, cell.end) for cell in cells):
        yield from (line for cell in cells for line in parts(text, cell.start, cell.end))
    else:
        yield from (Line(cell, kind, entry.said(text, at)) for cell in cells[:1])


def _whose(text: str, columns: Sequence[_Column], entry: _Entry) -> Card:
    """The card of whoever the first column names, or of the role that it gives: "Borrower"."""
    cells = entry.cells.get(0, []) if columns[0].kind == "whose" else []
    said = entry.said(text, 0).rstrip(":")
    if not cells:
        return Card(noticed=True)
    if not is_firm(said) and _is_named(text, columns, entry):
        return Card(role=said, noticed=True)
    if is_person(said) and not is_firm(said):
        return Card(name=said, noticed=True, spans=[*cells])
    return Card(organization=said, noticed=True, spans=[*cells], firms=1)


def _is_named(text: str, columns: Sequence[_Column], entry: _Entry) -> bool:
    """Whether the address itself names whose it is."""
    offices = (at for at, column in enumerate(columns) if column.kind == "address")
    return any(is_firm(text[cell.start : cell.end]) for at in offices for cell in entry.cells.get(at, [])[:1])


def _cells(text: str, start: int, end: int) -> Iterator[Span]:
    """The stretches of a line between wide gaps."""
    at = start
    for gap in [*GAP.finditer(text, start, end), None]:
        stop = gap.start() if gap else end
        said = text[at:stop]
        if said.strip(BARE):
            begin = at + len(said) - len(said.lstrip(BARE))
            yield Span(begin, begin + len(said.strip(BARE)))
        at = gap.end() if gap else end


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end == -1 else end
