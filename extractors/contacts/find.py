"""Contact items: of covers and wires, of blocks of lines, and of addresses inside a line."""

import re
from collections.abc import Iterable, Iterator

from extractors.contacts.blocks import Line, cards, parts
from extractors.contacts.card import Card, contact
from extractors.contacts.covers import registrant
from extractors.contacts.flat import LEAD, lines_of, stretches
from extractors.contacts.pages import Region, regions
from extractors.contacts.shared import each
from extractors.contacts.wires import wired
from extractors.contacts.words import LABEL, ZIP
from pipeline.document import Document
from pipeline.record import Contact
from pipeline.span import Span

COPIED = re.compile(r"(?:with\s+)?(?:an?\s+)?cop(?:y|ies)\s+to", re.IGNORECASE)
"""A lead that has lost its colon."""

FLAT = 64
"""How long a line is before it is taken for several whose breaks were lost."""


def find(document: Document) -> Iterable[Contact]:
    """One item for each contact; numbers without anybody to reach, and blanks of forms, are none."""
    text = document.text
    found = [*registrant(text), *wired(text)]
    yield from (one for item in found for one in each(text, item))
    taken = [item.span for item in found]
    for item in _in_lines(document, tuple(taken)):
        taken.append(item.span)
        yield from each(text, item)
    for item in _in_prose(document):
        if not any(span.overlaps(item.span) for span in taken):
            yield from each(text, item)


def _in_prose(document: Document) -> Iterator[Contact]:
    text = document.text
    for stretch in stretches(text):
        lines = [line for span in stretch.lines for line in parts(text, span.start, span.end)]
        role = ("copy of notices" if stretch.copy else f"notices to {stretch.lead}".strip()) or None
        for card in cards(lines, role, noticed=True):
            if card.stands:
                yield contact(card, "contact.notice")
                break


def _in_lines(document: Document, taken: tuple[Span, ...]) -> Iterator[Contact]:
    for region in regions(document, taken):
        for column in region.columns:
            yield from _of_column(document, column, region, beside=len(region.columns) > 1)


def _of_column(document: Document, column: tuple[Span, ...], region: Region, *, beside: bool) -> Iterator[Contact]:
    text = document.text
    groups: list[tuple[str | None, bool, list[Line]]] = []
    role, noticed = _lead_above(text, region.start)
    lines: list[Line] = []
    for cell in column:
        if COPIED.fullmatch(text, cell.start, cell.end):
            groups.append((role, noticed, lines))
            role, noticed, lines = "copy of notices", True, []
            continue
        start = cell.start
        for lead in LEAD.finditer(text, cell.start, cell.end):
            lines += _lines(text, start, lead.start())
            groups.append((role, noticed, lines))
            role, noticed, lines = _role_of(lead["copy"], lead["whom"] or lead["for"]), True, []
            start = lead.end()
        lines += _lines(text, start, cell.end)
    groups.append((role, noticed, lines))
    for role, noticed, lines in groups:
        for card in cards(lines, role, noticed=noticed):
            if card.stands:
                yield contact(_with_place(document, card), "contact.block", pieces=beside)


def _lines(text: str, start: int, end: int) -> Iterator[Line]:
    """What a cell says, parted where lines would end when it holds a whole address."""
    whole = end - start > FLAT and (ZIP.search(text, start, end) or LABEL.search(text, start, end))
    for span in lines_of(text, start, end) if whole else (Span(start, end),):
        yield from parts(text, span.start, span.end)


def _lead_above(text: str, start: int) -> tuple[str | None, bool]:
    """The role that the words right above a block give it."""
    above = text[max(0, start - 160) : start].rstrip()
    last = next(iter([*LEAD.finditer(above)][-1:]), None)
    if last is None or last.end() < len(above):
        return None, False
    return _role_of(last["copy"], last["whom"] or last["for"]), True


def _role_of(copy: str | None, whom: str | None) -> str:
    return "copy of notices" if copy else f"notices to {whom}".strip()


def _with_place(document: Document, card: Card) -> Card:
    """The card, with the role that its section gives it: a letter's addressee, a letterhead."""
    section = document.section_at(card.spans[0])
    if card.role is None and section is not None and section.kind in {"addressee", "letterhead"}:
        card.role = section.kind
    return card
