"""Lines to the canonical text, and to all that points into it: runs of the source, emphasis, cells, tags.

A centred line is set in the middle of a page of 80 columns, blocks are parted by a blank line where the page shows
one, and the end of a page is a form feed on a line of its own.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from pipeline.document import Cell, Grid, Layout
from pipeline.read.encoding import Decoded
from pipeline.read.html import ixbrl
from pipeline.read.html.columns import CellPlace
from pipeline.read.html.lines import Line, Piece
from pipeline.read.html.look import Look
from pipeline.read.html.page import Page
from pipeline.read.runs import Stretch, runs
from pipeline.read.sizes import Room
from pipeline.source_map import ByteMap, Tag
from pipeline.span import Span

WIDTH = 80
"""Columns of the page that centred lines stand in the middle of."""
RUNNING = 100
"""A block with more characters is running text: a blank line parts it from the next in any case."""


NEAR = 90
NEAR_ENOUGH = re.compile(r"\n? *")
"""What may stand between two stretches of bold words that are one: spaces, the end of a line."""


QUICK_LINKS = re.compile(r"(?<![^\n])QuickLinks(?: --[^\n]*)?$", re.MULTILINE)
WORDS = re.compile(r"\S[^\n]*")
MOST_LINKS = 200
"""Lines of links below a text, at most."""


def text_of(lines: Sequence[Line], room: Room) -> tuple[str, list[Piece]]:
    """The canonical text of the lines, and the pieces of the source in its order; each learns where it stands.

    Raises `Unreadable` where the text has no room for them.
    """
    out: list[str] = []
    pieces: list[Piece] = []
    at = before = 0
    for number, line in enumerate(lines):
        width = sum([len(piece.text) for piece in line.pieces])
        parted = line.gap or (line.opens and not line.fixed and (before > RUNNING or width > RUNNING))
        parted = parted or line.feed or (number > 0 and lines[number - 1].feed)
        lead = "" if number == 0 else "\n\n" if parted else "\n"
        lead += "\f" if line.feed else " " * _indent(line, width)
        out.append(lead)
        at += len(lead)
        for piece in line.pieces:
            out.append(piece.text)
            if piece.start >= 0:
                piece.at = at
                pieces.append(piece)
            at += len(piece.text)
        before = width
        room.take(len(lead) + width)
    if out:
        out.append("\n")
    return "".join(out), pieces


def _indent(line: Line, width: int) -> int:
    if line.fixed or line.align not in ("center", "right"):
        return line.indent
    room = max(0, WIDTH - width)
    return room // 2 if line.align == "center" else room


def byte_map(pieces: Sequence[Piece], decoded: Decoded, tags: tuple[Tag, ...]) -> ByteMap:
    """The way back: characters of the text to bytes of the document."""
    return ByteMap(runs(_stretches(pieces), decoded), tags)


def _stretches(pieces: Sequence[Piece]) -> Iterator[Stretch]:
    """Which characters of the text come from which of the source."""
    for piece in pieces:
        at = piece.at
        if piece.parts is None:
            yield at, at + len(piece.text), piece.start, piece.end
            continue
        for length, start, end in piece.parts:
            yield at, at + length, start, end
            at += length


def emphasis(text: str, pieces: Sequence[Piece]) -> tuple[Span, ...]:
    """The spans of words in bold or underlined; those with nothing but white space between them are one."""
    spans: list[Span] = []
    begun = end = -1
    for piece in pieces:
        if not piece.strong:
            continue
        if begun >= 0 and piece.at - end < NEAR and NEAR_ENOUGH.fullmatch(text, end, piece.at):
            end = piece.at + len(piece.text)
            continue
        if begun >= 0:
            spans.append(_trimmed(text, Span(begun, end)))
        begun, end = piece.at, piece.at + len(piece.text)
    if begun >= 0:
        spans.append(_trimmed(text, Span(begun, end)))
    return tuple(span for span in spans if span.length)


def _trimmed(text: str, span: Span) -> Span:
    words = text[span.start : span.end]
    start = span.start + len(words) - len(words.lstrip())
    return Span(start, start + len(words.strip()))


def grids(found: Sequence[Sequence[Sequence[CellPlace]]]) -> tuple[Grid, ...]:
    """The tables of data, their cells where they stand in the text. A table inside another comes after it."""
    made = []
    for rows in found:
        cells = [[cell for place in row if (cell := _cell(place)) is not None] for row in rows]
        kept = tuple(tuple(row) for row in cells if row)
        if kept:
            made.append(Grid(Span(kept[0][0].span.start, kept[-1][-1].span.end), kept))
    return tuple(sorted(made, key=lambda grid: grid.span))


def _cell(place: CellPlace) -> Cell | None:
    pieces = [piece for piece in place.pieces if piece.at >= 0]
    if not pieces:
        return None
    span = Span(pieces[0].at, pieces[-1].at + len(pieces[-1].text))
    return Cell(span, place.column, place.columns, place.rows, place.head)


def tags(text: str, page: Page, pieces: Sequence[Piece]) -> tuple[Tag, ...]:
    """What inline XBRL tags, with its contexts; a tag around no words points at nothing and is left out.

    A tag whose text is continued reaches to the end of the last continuation that follows it at once.
    """
    if not page.facts:
        return ()
    ordered = sorted(pieces, key=lambda piece: piece.start)
    starts = [piece.start for piece in ordered]
    facts: list[tuple[Look, Span]] = []
    parts: dict[str, ixbrl.Part] = {}
    for fact in page.facts:
        inside = ordered[bisect_left(starts, fact.start) : bisect_left(starts, fact.end)]
        start, end = (inside[0].at, inside[-1].at + len(inside[-1].text)) if inside else (0, 0)
        span = Span(start, max(end, start))
        if fact.look.name == "ix:continuation":
            parts[fact.look.attributes.get("id", "")] = ixbrl.part(fact.look.attributes, span)
        elif inside:
            facts.append((fact.look, span))
    made = [ixbrl.tag(look.attributes, span, page.header, text, parts) for look, span in facts]
    return tuple(sorted(made, key=lambda tag: (tag.start, -tag.end)))


def layout(text: str, page: Page, pieces: Sequence[Piece]) -> Layout:
    """What the page shows beside its words."""
    return Layout(furniture=tuple(_links(text)), grids=grids(page.grids), emphasis=emphasis(text, pieces))


def _links(text: str) -> Iterator[Span]:
    """The lines that lead around a page on a screen: "QuickLinks" above the text, and with a list of them below it."""
    found = list(QUICK_LINKS.finditer(text)) if "QuickLinks" in text else []
    last = found[-1] if len(found) > 1 and text.count("\n", found[-1].end()) < MOST_LINKS else None
    for match in found:
        if match is not last:
            yield Span(*match.span())
    if last is not None:
        for line in WORDS.finditer(text, last.start()):
            yield Span(*line.span())
