r"""A line as a row of cells: the stretches between wide gaps, without what no address has.

"Zach Lonstein                   William McHale" is a row of two.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from extractors.contacts.numbers import EMAIL, FAXED, KIND, LABEL, LOOSE, NUMBER, URL
from extractors.contacts.places import STREET, ZIP
from extractors.contacts.words import CONTACT, is_firm
from pipeline.document import Document
from pipeline.span import Span

GAP = re.compile(r"[ \xa0]{3,}|[ \xa0]*\t[ \t\xa0]*|\s\|\s")
BARE = " \t\r\n\xa0|"
"""What a blank line has, and the line of a table of which nothing but its rules is left."""
LONG = 110
SHORT = 80
"""How long the lines of an address are that a lost line break has set beside one another."""
MOST = 1200
LEAST = 5
LISTED = 1000
"""How far the next letter of a list is looked for."""
ORDINARY = re.compile(r"\b[a-z]{2,}\b")
_PICTURE = re.compile(r"\s*\[(?:GRAPHIC|LOGO|IMAGE|[Gg]raphic|[Ll]ogo|[Ii]mage)[^\]\n]{0,40}\]\s*")
_MARK = re.compile(r"[ \t\xa0]*(?P<letter>[A-Z])\.\s+(?=[A-Z])")
_NEXT = re.compile(r"By\s|[^:]*:\Z")
"""What heads the next column, and does not fill in the prompt before it."""
_FAX = re.compile(rf"(?:{NUMBER.pattern}){FAXED.pattern}[ .)]*", re.IGNORECASE)
"""A fax number beside a telephone number: "310.827.6900   310.827.7633 fax"."""


@dataclass(frozen=True)
class Row:
    """A line and the stretches of it between wide gaps; none for a blank line, running text, a page mark.

    `entry`: it is a whole contact, of a table that has one in each row.
    """

    start: int
    cells: tuple[Span, ...]
    blank: bool = False
    entry: bool = False


def is_long(text: str, start: int, end: int) -> bool:
    """Whether a line is a whole paragraph, and not the lines of addresses set apart by wide gaps."""
    if end - start <= 4 * LONG:
        return False
    if end - start > MOST or text.count("   ", start, end) < LEAST:
        return True
    said = [cell for cell in GAP.split(text[start:end]) if cell.strip()]
    return len(said) <= LEAST or max(map(len, said)) > SHORT or len(ZIP.findall(text, start, end)) == 0


def row_at(document: Document, start: int, end: int) -> Row:
    """The line from `start` to `end` as a row."""
    text = document.text
    said = text[start:end].strip(BARE)
    if not said:
        return Row(start, (), blank=True)
    if said.startswith("<") or document.in_table(Span(start, end)) or _is_prose(text, start, end):
        return Row(start, ())
    ruled = text[start:end].rstrip(BARE)
    cells = tuple(_cells(text, start + len(ruled) - len(ruled.lstrip(BARE)), start + len(ruled)))
    if len(cells) > 3 and end - start > LONG and (end - start > 4 * LONG or len(ZIP.findall(said)) == 1):
        cells = (Span(cells[0].start, cells[-1].end),)  # one address whose breaks were lost
    if len(cells) > 2 and _is_entry(text, cells):
        return Row(start, (Span(cells[0].start, cells[-1].end),), entry=True)
    return Row(start, cells)


def _is_entry(text: str, cells: tuple[Span, ...]) -> bool:
    """Whether a row of a table is one contact: a firm, and its street and city together in another cell."""
    coded = [cell for cell in cells if ZIP.search(text, cell.start, cell.end)]
    housed = len(coded) == 1 and STREET.match(text, coded[0].start) is not None
    return housed and is_firm(text[cells[0].start : cells[0].end])


def _cells(text: str, start: int, end: int) -> Iterator[Span]:
    """The stretches between wide gaps, a bare prompt joined to what stands after its gap."""
    found: list[Span] = []
    mark = _MARK.match(text, start, end)
    at = mark.end() if mark and _is_listed(text, mark) else start
    for gap in [*GAP.finditer(text, start, end), None]:
        stop = gap.start() if gap else end
        picture = _PICTURE.match(text, at, stop)
        at = picture.end() if picture else at
        said = text[at:stop]
        if said.strip():
            begin = at + len(said) - len(said.lstrip())
            cell = Span(begin, at + len(said.rstrip()))
            last = text[found[-1].start : found[-1].end] if found else ""
            label = LABEL.match(last)
            prompts = label and LABEL.match(said.lstrip())
            opens = prompts is not None and (
                prompts.lastgroup == "role" or (label is not None and label.lastgroup == prompts.lastgroup)
            )
            bare = label is not None and label.end() == len(last) and not _NEXT.match(said.strip())
            if bare and label is not None and label.lastgroup in {"phone", "fax"}:
                bare = LOOSE.match(said.strip()) is not None  # "Confirm by Telephone:     New York, NY 10005"
            called = NUMBER.fullmatch(last) and (_FAX.fullmatch(said.strip()) or KIND.fullmatch(said.strip()))
            if last and not opens and (prompts or bare or called or CONTACT.fullmatch(last)):
                found[-1] = Span(found[-1].start, cell.end)
            else:
                found.append(cell)
        at = gap.end() if gap else end
    yield from found


def _is_listed(text: str, mark: "re.Match[str]") -> bool:
    """Whether a letter numbers its line, and begins no name: the letter before or after it numbers another."""
    letter = ord(mark["letter"])
    around = text[max(0, mark.start() - LISTED) : mark.end() + LISTED]
    others = [chr(other) for other in (letter - 1, letter + 1) if chr(other).isalpha()]
    return any(re.search(rf"\n[ \t\xa0]*{other}\.\s", around) for other in others)


def _is_prose(text: str, start: int, end: int) -> bool:
    """Whether a line is running text; one with a number or an e-mail may have a few more ordinary words."""
    if end - start > 4 * LONG:
        return is_long(text, start, end)
    said = text[start:end].strip()
    small = len(ORDINARY.findall(URL.sub("", EMAIL.sub("", said))))
    anchored = EMAIL.search(said) or NUMBER.search(said)
    return small >= 7 or (small >= 4 and len(said) > 45 and not anchored) or (small >= 5 and said.endswith("."))
