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
    r"(?:(?:TABLE\s+OF\s+)?CONTENTS|Table\s+of\s+Contents|INDEX|C\s?O\s?N\s?T\s?E\s?N\s?T\s?S)\b", re.IGNORECASE
)
PAGED = re.compile(r"(?:[.\s_·…]{2,}|[ \t]|(?<=[A-Za-z)]))(?:[Pp]age\s+)?(?P<page>(?:[A-Z]-)?\d{1,3}|[ivxl]{1,6})$")
LEADERS = re.compile(r"[.·…_](?:[ ]?[.·…_]){3,}")
LEADERED = re.compile(r"(?<!\.)(?<!\.[ ])\.(?:[ ]?\.){3,}\s{0,3}(?:[Pp]age\s)?(?:[A-Z]-)?\d{1,3}[ \r]*$", re.MULTILINE)
"""Dots that lead to a page number, as no form's blanks do."""
ENTRY_STARTS = re.compile(
    r"(?<=[\s.])(?=(?:(?i:article)\s+[IVXLC\d]+\b|(?i:section)\s+\d+(?:\.\d+)*\.?\s|(?<!(?i:section)\s)(?:\d{1,2}\.\d{1,2}\.?\s+[A-Z]|\d{1,2}\.\s+[A-Z])))"
)
AFTER_PAGE = re.compile(r"(?<=\d[ ])(?=(?:Section|SECTION|Article|ARTICLE|\d{1,2}\.\d{1,2}\.?)[ ])")
TITLED_LINE = re.compile(r"(?:TABLE\s+OF\s+)?CONTENTS(?:\s+Page)?\s+(?=\S)", re.IGNORECASE)
NEXT_ENTRY = re.compile(r"[A-Za-z\])] \d{1,3} (?=(?:Section|SECTION|Article|ARTICLE|\d{1,2}\.\d{1,2}\.?) )")
COLUMN_HEAD = re.compile(r"(?:Section|Article|Clause|Page(?:\s+No\.?)?|Heading|\s)+$", re.IGNORECASE)
LISTING = re.compile(r"(?:LIST OF\s+)?(?:EXHIBITS?|SCHEDULES?|ANNEX(?:ES)?|APPENDI(?:X|CES))\b", re.IGNORECASE)
PROSE = re.compile(r"(?:THIS|This)\s+[A-Z]|.*\b(?:dated as of|by and between|WHEREAS|is (?:made|entered))\b")
RUN = 5
"""So many numbered lines with rising pages are a table of contents without a heading."""
TITLED = re.compile(r"\b(?:AGREEMENT|INDENTURE|WARRANT|PLAN|LEASE)\b")
LONGEST = 400
"""An entry with more characters is prose."""


def find(page: Page, blocks: Sequence[Block]) -> tuple[int, int] | None:
    """The first and the last block (exclusive) of the table of contents, or null where there is none."""
    for number, block in enumerate(blocks[:80]):
        lines = block.text.split("\n")
        first = re.split(r"\s{3,}|(?<=CONTENTS)\s+", lines[0].strip())
        if (
            any(HEADING.fullmatch(words.strip(" :.")) for words in (lines[0], first[0], first[-1]))
            and len(lines[0]) < 130
        ):
            end = _end(blocks, number)
            if end > number + 1 or len(lines) > 4:
                return number, end
        if len(LEADERED.findall(block.text)) >= 4 or _leaders_follow(blocks, number):
            return number, _end(blocks, number)
        if _pages_follow(blocks, number):
            return number, _end(blocks, number)
    return None


def _pages_follow(blocks: Sequence[Block], number: int) -> bool:
    """Whether a run of short numbered blocks begins here, each with a page and none with an earlier one."""
    pages = []
    for block in blocks[number : number + RUN]:
        paged = re.search(r"\s(\d{1,3})$", block.text)
        if paged is None or len(block.text) > 120 or block.mark is None:
            return False
        pages.append(int(paged[1]))
    return len(pages) == RUN and pages == sorted(pages)


def _leaders_follow(blocks: Sequence[Block], number: int) -> bool:
    if LEADERED.search(blocks[number].text) is None:
        return False
    return sum(LEADERED.search(block.text) is not None for block in blocks[number : number + 6]) >= 4


def _end(blocks: Sequence[Block], start: int) -> int:
    """The block after the last entry: entries have a page, or are headings whose number has not come before."""
    seen: set[str] = set()
    last = start + 1
    listing = False
    for number in range(start + 1, len(blocks)):
        block = blocks[number]
        words = block.words
        mark = block.mark
        paged = bool(PAGED.search(words[-60:])) or bool(LEADERS.search(words)) or _is_cramped(words)
        own = mark.form + mark.own if mark and mark.form != "paren" else ""
        if _is_no_entry(words, paged=paged, again=bool(own) and own in seen):
            if not (
                _pages_follow(blocks, number + 1)
                or _is_cramped(" ".join(one.words for one in blocks[number + 1 : number + 2]))
            ):
                break
            continue
        seen.add(own)
        listing = (listing or LISTING.match(words) is not None) and not (block.page_top and TITLED.search(words))
        if paged or (mark is not None and len(words) < 150) or listing:
            last = number + 1
        elif number - last > 3:
            break
    return last


def _resumes(blocks: Sequence[Block], number: int) -> bool:
    """Whether entries follow again, as they do after a line that stands on each page."""
    return _pages_follow(blocks, number) or (number < len(blocks) and _is_cramped(blocks[number].words))


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
    lines = [line for block in blocks for line in block.lines]
    for line in lines:
        text = page.text[line.start : line.end]
        if HEADING.fullmatch(text.strip(" :.")) or COLUMN_HEAD.fullmatch(text):
            continue
        head = TITLED_LINE.match(text)
        skipped = head.end() if head else 0
        for start, end in _cut(line.start + skipped, text[skipped:]):
            marked = read(page.text[start:end]) is not None
            if open_start is not None and marked:
                pieces.append((open_start, _trim(page.text, open_start, start)))
                open_start = None
            begin = start if open_start is None else open_start
            if PAGED.search(page.text[start:end]):
                pieces.append((begin, end))
                open_start = None
            else:
                open_start = begin
    if open_start is not None and lines:
        pieces.append((open_start, lines[-1].end))
    return pieces


def _cut(at: int, text: str) -> list[tuple[int, int]]:
    """The stretches of a line that holds several entries, cut before each mark that may begin one."""
    pattern = ENTRY_STARTS if len(text) > 130 else AFTER_PAGE
    cuts = [0, *(match.start() for match in pattern.finditer(text) if match.start() > 3), len(text)]
    return [(at + a, at + a + len(text[a:b].rstrip())) for a, b in pairwise(cuts) if text[a:b].strip()]


def _trim(text: str, start: int, end: int) -> int:
    return start + len(text[start:end].rstrip())


def _entry(text: str, start: int, end: int) -> Node | None:
    words = text[start:end]
    mark = read(words)
    body = words[mark.length if mark else 0 :]
    paged = PAGED.search(body, max(0, len(body) - 200))
    heading = tidy(LEADERS.sub(" ", body[: paged.start()] if paged else body))
    if not heading and mark is None:
        return None
    return Node(
        start,
        "contents_entry",
        "",
        "contents.entry",
        end=end,
        number=mark.number if mark else None,
        heading=heading or None,
        page=paged["page"] if paged else None,
    )
