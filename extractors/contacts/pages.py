r"""The lines in which addresses stand: stretches of short lines around a number, a ZIP code or "Attn:", by column.

"Zach Lonstein                   William McHale" are two lines of two blocks that stand side by side.
"""

import re
from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import islice

from extractors.contacts.columns import CALLED, columns
from extractors.contacts.labelled import Region, called_beside, firm_beside, labelled, led_beside
from extractors.contacts.numbers import EMAIL, LABEL, NUMBER, URL
from extractors.contacts.places import CITY, COUNTRY, STREET, ZIP, is_address
from extractors.contacts.rows import BARE, Row, is_long, row_at
from extractors.contacts.words import is_firm, person_and_office
from pipeline.document import Document
from pipeline.span import Span

PROMPTS = tuple(
    re.compile(prompt)
    for prompt in (
        r"A(?:tt[en]|TT[EN])",
        r"T(?:el|EL)[\w .#]{0,14}:",
        r"P(?:hone|HONE)[\w .#]{0,14}:",
        r"F(?:ax|AX|acsimile|ACSIMILE)[\w .#]{0,14}:",
    )
)
DIGITS = re.compile(r"\d(?:\d{4}(?!\d)|\d\d[)]?[-./ \u2010-\u2013]{1,2}\d{3}[-. \u2010-\u2013]\d{4}(?!\d))")
"""Digits that may be a ZIP code or a telephone number."""
_CODE = re.compile(r"\d(?:[A-Z]{2}(?<=[A-Z]\d\s\d..|[A-Z\d][A-Z\d]\s\d..)|[A-Z]\d(?<=[A-Z]\d[A-Z]\s\d..))\b")
"""The second half of a British or a Canadian code: "6AB" of "EC4N 6AB"."""
_ABROAD = re.compile(r"\+\d{1,3}[ -]?\(?\d[\d() -]{5}")
"""The beginning of a number with the code of its country: "+44 (0)20"."""
ANCHORS = (_ABROAD, re.compile(r"@[\w-]+\."), _CODE, *PROMPTS)
"""What else shows that an address is near: an e-mail, a postal code, a prompt."""

_CITY = re.compile(rf"^[ \t]*(?:{CITY.pattern}|{COUNTRY.pattern})[ \t]*$", re.MULTILINE)
_ASKED = re.compile(r"(?i:(?:banks|brokers|shareholders|stockholders|noteholders|call|toll|all others)\b)")
"""How a line begins that says who is to call a number: "Banks and brokers call collect"."""
_SIGNED = re.compile(r"\s{1,40}(?:B[yY]\s?:|by[ \t]*\n|/[sS]/)")
"""What leads to a hand on the next line."""
_SPACE = re.compile(r"\s*")
_ITEM = re.compile(r"\d{1,2}\.\s+(?=[A-Z][a-z])")
MOST = 3000
REACH = 11
DOUBLE = 8
"""How many lines either way show that all are parted by blank ones."""


def regions(document: Document, taken: Sequence[Span], digits: Sequence["re.Match[str]"]) -> Iterator[Region]:
    """The stretches of short lines around each anchor outside what is taken, those that touch joined."""
    text, done = document.text, 0
    for anchor in islice(_anchors(document, digits), MOST):
        if (
            len(anchor[0]) in {3, 5}
            and anchor[0][0].isdigit()
            and not ZIP.search(text, max(0, anchor.start() - 24), anchor.end() + 5)
        ):
            continue
        if any(span.start <= anchor.start() < span.end for span in taken):
            continue
        line = text.rfind("\n", 0, anchor.start()) + 1
        if anchor.start() < done or is_long(text, line, _line_end(text, anchor.start())):
            continue
        rows = _rows_around(document, anchor.start(), done)
        if rows:
            done = rows[-1].cells[-1].end if rows[-1].cells else anchor.end()
            found = (
                led_beside(text, rows) or labelled(text, rows) or called_beside(text, rows) or firm_beside(text, rows)
            )
            yield from found or [Region(columns(text, rows), rows[0].start)]


def _anchors(document: Document, digits: Sequence["re.Match[str]"]) -> "Iterator[re.Match[str]]":
    """The anchors in their order, none inside another; in the addressee of a letter, a city without its code too."""
    text, end = document.text, 0
    letters = [section.span for section in document.sections if section.kind == "addressee"]
    cities = [city for span in letters for city in _CITY.finditer(text, span.start, span.end)]
    for anchor in merge(cities, digits, *(one.finditer(text) for one in ANCHORS), key=lambda found: found.start()):
        if anchor.start() >= end:
            yield anchor
            end = anchor.end()


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end == -1 else end


def _rows_around(document: Document, at: int, floor: int) -> list[Row]:
    """The lines above and below an anchor that belong to its block."""
    text = document.text
    start = text.rfind("\n", 0, at) + 1
    here = row_at(document, start, _line_end(text, at))
    if not here.cells or here.entry:
        return [here] if here.entry else []
    wide = _is_double(document, start)
    above = _rows_over(document, here, floor, wide=wide)
    if above is None:
        return []
    alone = here.cells[0] if len(here.cells) == 1 else Span(0, 0)
    housed = any(whole.match(text, alone.start, alone.end) for whole in (CALLED, STREET))
    above = above or list(_spaced_above(document, start, floor, housed=housed))
    below = _rows_under(document, [*above, here], _line_end(text, at) + 1, wide=wide)
    return [row for row in (*reversed(above), here, *below) if row.cells]


def _rows_over(document: Document, here: Row, floor: int, *, wide: bool) -> list[Row] | None:
    """The lines above, the nearest first; null where the line of the anchor goes on with running text."""
    text, line = document.text, here.start
    above: list[Row] = []
    while line > floor and len(above) < REACH:
        row = _row_above(document, line, wide=wide)
        line = row.start
        if line < floor or row.entry or (wide and row.cells and _is_ruled(text, row)) or _is_item(text, row):
            break
        if not row.cells and not row.blank and not above and _runs_on(text, line, _line_end(text, line), here):
            return None
        if not row.cells and not (row.blank and _begun(document, above[-1] if above else here, line)):
            break
        above.append(row)
        if row.cells and _is_lead(text, row):
            break
    return above


def _rows_under(document: Document, rows: Sequence[Row], line: int, *, wide: bool) -> list[Row]:
    """The lines below those of a block, from `line` on."""
    text = document.text
    below: list[Row] = []
    while line < len(text) and len(below) < 2 * REACH:
        row = _row_below(document, line, wide=wide)
        end = _line_end(text, row.start)
        over = _over_page(document, row)
        if over is not None and LABEL.match(text, over) and rows[-1].cells:
            line = text.rfind("\n", 0, over) + 1
            continue
        if row.entry or not (row.cells or row.blank) or _is_item(text, row) or _signs(text, row, end):
            break
        if row.blank and ((below and below[-1].blank) or not _goes_on(document, (*rows, *below), end + 1)):
            break
        below.append(row)
        line = end + 1
    while wide and below and not (below[-1].cells and _is_reach(text, below[-1])):
        below.pop()  # the headline below the last number
    return below


def _over_page(document: Document, row: Row) -> int | None:
    """Where the next page begins, if one ends in the blank lines at the row: an address goes on there with a prompt."""
    space = _SPACE.match(document.text, row.start) if row.blank else None
    above = document.text.rfind("\n", 0, max(0, row.start - 1)) + 1  # a number may end its line
    return space.end() if space and document.holds_furniture(Span(above, space.end())) else None


def _row_above(document: Document, line: int, *, wide: bool) -> Row:
    """The line above the one that begins at `line`; with `wide`, the one above a blank line."""
    text = document.text
    start = text.rfind("\n", 0, line - 1) + 1
    row = row_at(document, start, line - 1)
    if wide and row.blank and start:
        over = text.rfind("\n", 0, start - 1) + 1
        beyond = row_at(document, over, start - 1)
        return row if beyond.blank else beyond
    return row


def _row_below(document: Document, line: int, *, wide: bool) -> Row:
    """The line at `line`; with `wide`, the one below a blank line."""
    text = document.text
    end = _line_end(text, line)
    row = row_at(document, line, end)
    if wide and row.blank and end + 1 < len(text):
        beyond = row_at(document, end + 1, _line_end(text, end + 1))
        return row if beyond.blank else beyond
    return row


def _is_double(document: Document, start: int) -> bool:
    """Whether the short lines around a place all stand apart by one blank line, as paragraphs of a page do."""
    above, below = (
        _apart(document, _lines_up(document.text, start)),
        _apart(document, _lines_down(document.text, start)),
    )
    return above is not None and below is not None and above + below > 2


def _apart(document: Document, starts: Iterator[int]) -> int | None:
    """How many of the lines that begin there stand apart, up to a longer one; null where two stand together."""
    apart = gap = 0
    for line in islice(starts, DOUBLE):
        row = row_at(document, line, _line_end(document.text, line))
        if row.blank:
            gap += 1
        elif not row.cells or gap > 1 or _is_ruled(document.text, row):
            break
        elif not gap:
            return None
        else:
            apart, gap = apart + 1, 0
    return apart


def _lines_up(text: str, line: int) -> Iterator[int]:
    while line:
        line = text.rfind("\n", 0, line - 1) + 1
        yield line


def _lines_down(text: str, line: int) -> Iterator[int]:
    while (line := _line_end(text, line) + 1) < len(text):
        yield line


def _is_item(text: str, row: Row) -> bool:
    """Whether a row is an item of a form, and no name of a list: "2. Issuer Name and Ticker or Trading Symbol"."""
    item = _ITEM.match(text, row.cells[0].start) if len(row.cells) == 1 else None
    said = text[item.end() : row.cells[0].end] if item else ""
    return bool(said) and not (is_firm(said) or is_address(said) or any(person_and_office(said)) or LABEL.search(said))


def _signs(text: str, row: Row, end: int) -> bool:
    r"""Whether a firm signs right below its name, which is no part of the address above it: "BETA, INC.\nBy:"."""
    named = len(row.cells) == 1 and _SIGNED.match(text, end) is not None
    return named and is_firm(text[row.cells[0].start : row.cells[0].end])


def _is_ruled(text: str, row: Row) -> bool:
    """Whether a row is a mark of the page: "- END -", "###"."""
    return text[row.cells[0].start] in "-*#—–"


def _is_reach(text: str, row: Row) -> bool:
    """Whether a row has a number, a prompt or a line of an address."""
    said = text[row.cells[0].start : row.cells[-1].end]
    known = any(one.search(said) for one in (NUMBER, EMAIL, URL, LABEL, ZIP))
    return known or any(is_address(text[cell.start : cell.end]) for cell in row.cells)


def _spaced_above(document: Document, start: int, floor: int, *, housed: bool) -> Iterator[Row]:
    """The lines of an address each of which stands apart: the street over a blank line, whose it is over another.

    Over a bare number or a whole address (`housed`) stand whose it is and what he is, each line apart.
    """
    text, street = document.text, housed
    for _ in range(5):
        blank = text.rfind("\n", 0, max(0, start - 1)) + 1
        end = max(0, blank - 1)
        line = text.rfind("\n", 0, end) + 1
        if text[blank : max(0, start - 1)].strip(BARE) or line < floor or blank == 0:
            return
        row = row_at(document, line, end)
        said = text[row.cells[0].start : row.cells[0].end] if len(row.cells) == 1 else ""
        located = bool(said) and is_address(said)
        if not located and not (street and (is_firm(said) or any(person_and_office(said)))):
            return
        street, start = street or located, line
        yield row
        if is_firm(said) and not located:
            return


def _runs_on(text: str, start: int, end: int, here: Row) -> bool:
    """Whether a line only goes on with the running text above it: no prompt in it, and no colon before it."""
    above = text[start:end].rstrip()
    line = text[here.cells[0].start : here.cells[-1].end]
    return not above.startswith("<") and above[-1:] not in {":", ";", ""} and not LABEL.search(line)


def _waits(text: str, row: Row) -> bool:
    """Whether a line goes on with a block over a blank line: it has a prompt of its own ("Attn:", "Tel:")."""
    return bool(LABEL.match(text, row.cells[0].start)) if row.cells else False


def _begun(document: Document, row: Row, blank: int) -> bool:
    """Whether a block's uppermost row so far goes on with lines over a blank one: a prompt, or streets of as many."""
    if _waits(document.text, row):
        return True
    streets = len(row.cells) > 1 and all(STREET.match(document.text, cell.start, cell.end) for cell in row.cells)
    above = document.text.rfind("\n", 0, max(0, blank - 1)) + 1
    return streets and blank > 0 and len(row_at(document, above, blank - 1).cells) == len(row.cells)


def _goes_on(document: Document, rows: Sequence[Row], line: int) -> bool:
    """Whether a block goes on below a blank line: with a prompt, a number that says for whom, its first e-mail alone.

    Or with the address that its "Attn:" has not had.
    """
    text = document.text
    if line >= len(text):
        return False
    row = row_at(document, line, _line_end(text, line))
    if len(row.cells) != 1:
        return False
    cell = row.cells[0]
    if _waits(text, row) or (_ASKED.match(text, cell.start) and NUMBER.search(text, cell.start, cell.end)):
        return True
    if EMAIL.fullmatch(text, cell.start, cell.end):
        return not any(EMAIL.search(text, one.start, _line_end(text, one.start)) for one in rows)
    coded = any(ZIP.search(text, one.start, _line_end(text, one.start)) for one in rows)
    led = any(_waits(text, one) for one in rows)
    return led and not coded and is_address(text[cell.start : cell.end])


def _is_lead(text: str, row: Row) -> bool:
    said = text[row.cells[0].start : row.cells[-1].end]
    return said.endswith(":") and len(row.cells) == 1 and not LABEL.match(said)
