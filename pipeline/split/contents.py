"""Tables of contents: where one begins and ends, and its entries.

"1.       Definitions.................1" is the entry 1., "Definitions", page "1".
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from pipeline.split.headings import tidy
from pipeline.split.marks import read
from pipeline.split.node import Node
from pipeline.split.page import Block, Page

HEADING = re.compile(
    r"(?:(?:TABLE\s+OF\s+)?CONTENTS?|INDEX|(?:T\s?A\s?B\s?L\s?E\s+O\s?F\s+)?C\s?O\s?N\s?T\s?E\s?N\s?T\s?S)\b"
    r"(?:\s*\(?(?:continued|cont['’]?d\.?)\)?)?\s*\*?",
    re.IGNORECASE,
)
PAGED = re.compile(
    r"(?:[.\s_·…]{2,}|[ \t]|(?<=[A-Za-z)])(?=\d)|^(?=[ivxl]))(?:[Pp]age\s+)?(?P<page>(?:[A-Z]-)?\d{1,3}|[ivxl]{1,6})$"
)
LEADERS = re.compile(r"[.·…_](?:[ ]?[.·…_]){3,}")
RULED = re.compile(r"</?(?:TABLE|CAPTION|PAGE|S|C)>|[-=_]{4,}", re.IGNORECASE)
LEADERED = re.compile(
    r"(?<!\.)(?<!\.[ ])\.(?:[ ]?\.){3,}[ \t]{0,24}(?:[Pp]age\s)?(?:[A-Z]-)?\d{1,3}[ \r]*$", re.MULTILINE
)
"""Dots that lead to a page number, as no form's blanks do."""
ENTRY_STARTS = re.compile(
    r"(?<=[\s.])(?=(?:(?i:article)\s+[IVXLC\d]+\b|(?i:section)\s+\d+(?:\.\d+)*\.?\s|(?<!(?i:section)\s)(?:\d{1,2}\.\d{1,2}\.?\s+[A-Z]|\d{1,2}\.\s+[A-Z])))"
)
AFTER_PAGE = re.compile(r"(?<![\d.])\d{1,3}[ ]{1,4}(?=(?:Section|SECTION|Article|ARTICLE|\d{1,2}\.\d{1,2}\.?)[ ])")
TITLED_LINE = re.compile(r"(?:TABLE\s+OF\s+)?CONTENTS(?:\s+Page)?\s+(?=\S)", re.IGNORECASE)
NEXT_ENTRY = re.compile(
    r"[A-Za-z\])][ ]{1,4}\d{1,3}[ ]{1,4}(?=(?:Section|SECTION|Article|ARTICLE|\d{1,2}\.\d{1,2}\.?) )"
)
COLUMN_HEAD = re.compile(
    r"(?:Section|Article|Clause|Subject|Page(?:\s+No\.?)?|Heading|[\s=_-])+$|\*[^\n]*\bnot\s+(?:a\s+)?part\b[^\n]*$",
    re.IGNORECASE,
)
"""The head of a column, or the note that the table is no part of the agreement."""
LISTING = re.compile(r"(?:LIST OF\s+)?(?:EXHIBITS?|SCHEDULES?|ANNEX(?:ES)?|APPENDI(?:X|CES))\b", re.IGNORECASE)
PROSE = re.compile(r"(?:THIS|This)\s+[A-Z]|.*\b(?:dated as of|by and between|WHEREAS|is (?:made|entered))\b")
LAST = re.compile(r"\s(\d{1,3})$")
PAGE_FIRST = re.compile(r"\d{1,3}(?: \d{1,2}\.\d{1,2}\.? [^.;]{2,90})?")
"""A page that stands in front of the next entry: "7  1.4 Applicable Law"."""
OUTLINED = re.compile(r"(?P<number>[IVXLC]{1,6}|\d{1,2})(?:[ ]{3,}|[ ]?\t\s*)(?=[A-Z])")
"""The number of an entry that has no stop, in a column of its own: "IV        COVENANTS"."""
ATTACHED = re.compile(
    r"(?:Exhibit|Schedule|Annex|Appendix|Attachment)s?\s+[\"“]?(?:[A-Z]|[IVX]+|\d[\d.]*)(?:-\w{1,3})?(?=\s|$|[:.–—”\"-])",
    re.IGNORECASE,
)
"""How an entry of the list of exhibits begins, which has no page."""
FURNITURE = re.compile(r"</?(?:TABLE|CAPTION|S|C)>|(?:<PAGE>)?\s*\(?\d{0,3}\)?", re.IGNORECASE)
"""A line that is none of an entry's words."""
AHEAD = 6
"""Blocks within which lines with pages follow again, below what stands on each page."""
SHORT = 90
"""Characters of an entry without a page, at most, where its number has come before."""
RUN = 5
"""So many numbered lines with rising pages are a table of contents without a heading."""
TITLED = re.compile(r"\b(?:AGREEMENT|INDENTURE|WARRANT|PLAN|LEASE)\b")
SCHEDULED = 300
"""Characters of a list of schedules at most, where no line has a page."""
LONGEST = 400
"""An entry with more characters is prose."""


def find(page: Page, blocks: Sequence[Block]) -> tuple[int, int] | None:
    """The first and the last block (exclusive) of the table of contents, or null where there is none."""
    for number, block in enumerate(blocks[:80]):
        if _is_headed(block):
            end = _end(page, blocks, number)
            if end > number + 1 or block.text.count("\n") > 3:
                return number, end
        if _is_leadered(block, 4) or _leaders_follow(blocks, number) or _pages_follow(blocks, number):
            return _headed(blocks, number), _end(page, blocks, number)
    return None


def _is_headed(block: Block) -> bool:
    """Whether the first line of a block is the heading of a table of contents, alone or beside "Page"."""
    line = block.text.partition("\n")[0]
    if len(line) > 129:
        return False
    first = re.split(r"\s{3,}|(?<=CONTENTS)\s+", line.strip())
    return any(HEADING.fullmatch(words.strip(" :.*")) for words in (line, first[0], first[-1]))


def _is_leadered(block: Block, least: int) -> bool:
    """Whether so many lines of a block have dots that lead to a page."""
    return (".." in block.text or ". ." in block.text) and len(LEADERED.findall(block.text)) >= least


def _headed(blocks: Sequence[Block], number: int) -> int:
    """The block with the heading above the first entries that have pages, or else that of the first of those."""
    for above in range(number - 1, max(-1, number - 7), -1):
        first = blocks[above].text.split("\n")[0]
        if any(HEADING.fullmatch(words.strip(" :.*")) for words in re.split(r"\s{3,}", first.strip())):
            return above
        if len(blocks[above].words) > 200:
            break
    return number


def _pages_follow(blocks: Sequence[Block], number: int) -> bool:
    """Whether a run of short numbered blocks begins here, each with a page and none with an earlier one."""
    pages = []
    for block in blocks[number : number + RUN]:
        paged = LAST.search(block.text) if len(block.text) <= 120 else None
        if paged is None or block.mark is None:
            return False
        pages.append(int(paged[1]))
    return len(pages) == RUN and pages == sorted(pages)


def _leaders_follow(blocks: Sequence[Block], number: int) -> bool:
    return _is_leadered(blocks[number], 1) and sum(_is_leadered(block, 1) for block in blocks[number : number + 6]) >= 4


def _end(page: Page, blocks: Sequence[Block], start: int) -> int:
    """The block after the last entry: entries have a page, or are headings whose number has not come before."""
    seen: set[str] = set()
    opening: set[str] = set()
    last = start + 1
    listing = False
    for number in range(start, len(blocks)):
        block = blocks[number]
        words = block.words
        mark = block.mark
        keys = _keys(page, block)
        if number == start or HEADING.fullmatch(words[:40].strip(" :.")):
            opening = opening or keys
            seen |= keys
            last = number + 1
            continue
        paged = _is_paged(block)
        again = bool(keys & seen) and not paged and (bool(keys & opening) or _is_body(blocks, number))
        if listing and mark is not None and mark.form == "path" and len(words) < SCHEDULED:
            again = False  # "1.1  Bank Commitments" below "SCHEDULES" is named after the section that it belongs to
        if _is_no_entry(words, paged=paged, again=again):
            if not _resumes(blocks, number + 1):
                break
            continue
        opening = opening or keys
        seen |= keys
        listing = (listing or LISTING.match(words) is not None) and not (block.page_top and TITLED.search(words))
        if paged or (mark is not None and len(words) < 150) or listing:
            last = number + 1
        elif number - last > 3:
            break
    return last


def _is_paged(block: Block) -> bool:
    """Whether the block ends with the number of a page, or has dots or pages inside."""
    words = block.words
    if words[0].isdigit() and PAGE_FIRST.fullmatch(words):
        return True
    beyond = words[block.mark.length :] if block.mark else words
    return bool(PAGED.search(beyond[-60:])) or bool(LEADERS.search(words)) or _is_cramped(words)


def _keys(page: Page, block: Block) -> set[str]:
    """The numbers that the lines of a block begin with, such as "article I" or "path 2.1"."""
    marks = (read(page.text[line.start : min(line.end, line.start + 60)]) for line in block.lines)
    return {f"{mark.form} {mark.own}" for mark in marks if mark is not None and mark.form != "paren"}


def _resumes(blocks: Sequence[Block], number: int) -> bool:
    """Whether entries follow again, as they do after a line that stands on each page."""
    if _pages_follow(blocks, number) or (number < len(blocks) and _is_cramped(blocks[number].words)):
        return True
    return sum(_is_leadered(block, 1) for block in blocks[number : number + AHEAD]) > 1


def _is_body(blocks: Sequence[Block], number: int) -> bool:
    """Whether a number that has come before is the body's: it is no short line among others, as one misread is."""
    return any(len(block.words) > SHORT for block in blocks[number : number + 3])


def _is_cramped(words: str) -> bool:
    """Whether several entries stand on one line: "2.1 Rolling Forecasts 1 2.2 Inventory 2"."""
    return len(NEXT_ENTRY.findall(words)) > 1


def _is_no_entry(words: str, *, paged: bool, again: bool) -> bool:
    """Whether a block is no line of contents: prose, or a number that has come before."""
    if LEADERS.search(words) or _is_cramped(words):
        return False
    if again or PROSE.match(words) or (len(words) > LONGEST and not paged):
        return True
    return not paged and words.endswith((".", ";", ",")) and len(words) > 60


def section(page: Page, blocks: Sequence[Block]) -> Node:
    """The section of a table of contents, with its entries."""
    node = Node(
        blocks[0].start, "contents", "contents", "contents", heading=_title(blocks[0]), alone=True, end=blocks[-1].end
    )
    for start, end in _pieces(page, blocks):
        entry = _entry(page.text, start, end)
        if entry is not None:
            entry.own = f"/{len(node.children) + 1}"
            node.children.append(entry)
    return node


def _title(block: Block) -> str | None:
    match = HEADING.search(block.text[:200])
    return " ".join(match[0].split()) if match else None


def _pieces(page: Page, blocks: Sequence[Block]) -> list[tuple[int, int]]:
    """The stretches that entries fill: lines joined until one has a page, long lines cut before marks."""
    pieces: list[tuple[int, int]] = []
    open_start: int | None = None
    listed, end = False, 0
    lines = [line for block in blocks for line in block.lines]
    for line in lines:
        text = page.text[line.start : line.end]
        if HEADING.fullmatch(text.strip(" :.")) or COLUMN_HEAD.fullmatch(text):
            continue
        if listed and FURNITURE.fullmatch(text):
            continue
        headed = LISTING.fullmatch(text.strip(" :.")) is not None
        listed = listed or headed or ATTACHED.match(text) is not None
        if listed and open_start is not None and (headed or ATTACHED.match(text)):
            pieces.append((open_start, end))
            open_start = None
        if headed:
            continue
        head = TITLED_LINE.match(text)
        skipped = head.end() if head else 0
        for start, end in _cut(line.start + skipped, text[skipped:]):
            mark = read(page.text[start:end])
            if open_start is not None and mark is not None:
                pieces.append((open_start, _trim(page.text, open_start, start)))
                open_start = None
            begin = start if open_start is None else open_start
            if PAGED.search(page.text[start + (mark.length if mark else 0) : end]):
                pieces.append((begin, end))
                open_start = None
            else:
                open_start = begin
    if open_start is not None:
        pieces.append((open_start, end))
    return pieces


def _cut(at: int, text: str) -> list[tuple[int, int]]:
    """The stretches of a line that holds several entries, cut before each mark that may begin one."""
    pattern = ENTRY_STARTS if len(text) > 130 else AFTER_PAGE
    found = (match.end() for match in pattern.finditer(text))
    cuts = [0, *(start for start in found if start > 3 or text[:start].strip().isdigit()), len(text)]
    stretches = ((a + len(text[a:b]) - len(text[a:b].lstrip()), b) for a, b in pairwise(cuts) if text[a:b].strip())
    return [(at + a, at + a + len(text[a:b].rstrip())) for a, b in stretches]


def _trim(text: str, start: int, end: int) -> int:
    return start + len(text[start:end].rstrip())


def _entry(text: str, start: int, end: int) -> Node | None:
    words = text[start:end]
    mark = read(words)
    outlined = OUTLINED.match(words) if mark is None else None
    body = words[mark.length if mark else outlined.end() if outlined else 0 :]
    paged = PAGED.search(body, max(0, len(body) - 200))
    heading = tidy(RULED.sub(" ", LEADERS.sub(" ", body[: paged.start()] if paged else body)))
    if not heading and mark is None:
        return None
    return Node(
        start,
        "contents_entry",
        "",
        "contents.entry",
        end=end,
        number=mark.number if mark else outlined["number"] if outlined else None,
        heading=heading or None,
        page=paged["page"] if paged else None,
    )
