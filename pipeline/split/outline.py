"""The numbered body of an instrument: block by block onto a path of open sections.

Each open section remembers the lists under it, so "(b)" after "(a)" and everything inside "(a)" finds its list
again, and "(i)" after "(h)" is a letter or a numeral by what follows it.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from pipeline.split.definitions import entry, holds_definitions
from pipeline.split.headings import alone, caps_run_in, in_capitals, run_in, tidy, title_like
from pipeline.split.inline import enumerate_inline
from pipeline.split.marks import Mark, Reading, read
from pipeline.split.node import Node
from pipeline.split.page import Block, Page

TOP = ("article", "ordinal", "item")
HEADED = ("article", "section", "path", "dot", "item", "ordinal")
BEFORE_HEADING = " \t\n\r\xa0-–—:._"
GAP = 3
"""A list may leave out so many numbers and still go on, where the mark is strong."""


@dataclass
class Listing:
    """A list under a section: the value and the indent of its last member, and whether its members have headings."""

    last: int
    indent: int
    headed: bool


@dataclass
class Frame:
    """An open section, the lists under it, and the shape of its own paragraph."""

    node: Node
    form: str
    path: tuple[int, ...]
    shape: tuple[int, int]
    reading: Reading | None
    lists: dict[tuple[str, str], Listing] = field(default_factory=dict)
    glossary: bool = False


@dataclass(frozen=True)
class Place:
    """Where a mark may belong: the depth of the section that holds its list, and how good a fit that is."""

    depth: int
    reading: Reading
    fit: int


class Outline:
    """Builds the sections of a stretch of blocks. `groups`: whether a heading without a number opens a section."""

    def __init__(self, page: Page, blocks: Sequence[Block], *, groups: bool = False) -> None:
        self.page = page
        self.text = page.text
        self.blocks = blocks
        self.groups = groups
        self.marks = [block.mark for block in blocks]
        self.root = Frame(Node(0, "body", "", "outline"), "", (), (0, 0), None)
        self.path = [self.root]
        self.taken: set[int] = set()
        self.last_path: tuple[int, ...] = ()
        self.indented = sum(block.indent > 0 for block in blocks) > len(blocks) // 10
        self.by_own: dict[tuple[str, str], list[int]] = {}
        for number, mark in enumerate(self.marks):
            if mark is not None:
                self.by_own.setdefault((mark.form, mark.own), []).append(number)

    def nodes(self) -> list[Node]:
        """The sections that the blocks hold, each with its own inside it."""
        for number, block in enumerate(self.blocks):
            if number not in self.taken:
                self._feed(number, block)
        return self.root.node.children

    def _feed(self, number: int, block: Block) -> None:
        mark = self.marks[number]
        body = block.start
        if mark is not None and self._enter(number, block, mark, block.start):
            body = block.start + mark.length
            body = self._second(number, block, body)
        elif self._define(block):
            pass
        elif self.groups and is_heading(self.page, block):
            self._group(block)
            return
        else:
            self._flush(number, block)
        if len(self.path) > 1:
            self.path[-1].node.children.extend(enumerate_inline(self.text, body, block.end))

    def _second(self, number: int, block: Block, body: int) -> int:
        """Where the text after the marks begins: a second mark on the line, as in "1. (a) The", opens a section too."""
        rest = self.text[body : block.end]
        start = body + len(rest) - len(rest.lstrip())
        heading = self.path[-1].node.heading
        if heading and rest.lstrip().startswith(heading):
            start += len(heading)
            after = self.text[start : start + 8].lstrip(" .:-–—\n")
            start += len(self.text[start : start + 8]) - len(after) if after else 0
        mark = read(self.text[start : min(block.end, start + 200)])
        if mark is None or mark.form not in ("paren", "close") or not any(one.value == 1 for one in mark.readings):
            return body
        if any(node.start == start for node in enumerate_inline(self.text, start, block.end)):
            return body
        if not self._follows(number, mark):
            return body
        return start + mark.length if self._enter(number, block, mark, start) else body

    def _follows(self, number: int, mark: Mark) -> bool:
        """Whether the second member of the list that the mark opens comes later."""
        for one in mark.readings:
            if one.value == 1:
                own = {"lower": "(b)", "upper": "(B)", "roman lower": "(ii)", "roman upper": "(II)", "digit": "(2)"}[
                    one.kind
                ]
                own = own if mark.form == "paren" else own.strip("()")
                if self._next(number, mark.form, own) is not None:
                    return True
        return False

    def _next(self, number: int, form: str, own: str, within: int = 400) -> int | None:
        places = self.by_own.get((form, own), [])
        at = bisect_right(places, number)
        return places[at] if at < len(places) and places[at] - number <= within else None

    def _enter(self, number: int, block: Block, mark: Mark, start: int) -> bool:
        """Opens the section of a mark where its number fits somewhere; false where it fits nowhere."""
        heading = self._heading(number, block, mark, start)
        place = self._place(number, block, mark, heading)
        if place is None:
            return False
        del self.path[place.depth + 1 :]
        parent = self.path[-1]
        if heading and not self.text[start + mark.length : block.end].strip(BEFORE_HEADING):
            self.taken.add(number + 1)
        kind = (mark.form, f"path {mark.path[:-1]}" if mark.path else place.reading.kind)
        parent.lists[kind] = Listing(place.reading.value, block.indent, heading is not None)
        alone_label = bool(mark.path) or mark.form in ("article", "section", "item", "ordinal") or parent is self.root
        node = Node(
            start,
            "section",
            mark.own if mark.form != "ordinal" else mark.own.capitalize(),
            f"outline.{mark.form}",
            number=mark.number,
            heading=heading,
            alone=alone_label,
        )
        parent.node.children.append(node)
        path = mark.path or (
            (place.reading.value,) if parent is self.root or mark.form in ("article", "section") else ()
        )
        frame = Frame(node, mark.form, path, block.shape, place.reading)
        frame.glossary = holds_definitions(heading, block.text[mark.length :])
        self.path.append(frame)
        return True

    def _place(self, number: int, block: Block, mark: Mark, heading: str | None) -> Place | None:
        if mark.path:
            return self._place_path(block, mark, heading)
        if mark.form in TOP:
            return self._place_top(mark)
        if mark.form == "section":
            return self._place_section(mark, heading)
        return self._place_listed(number, block, mark, heading)

    def _place_top(self, mark: Mark) -> Place | None:
        """An article: under the root, or under the heading that groups it."""
        depth = 1 if len(self.path) > 1 and self.path[1].form == "group" else 0
        for reading in mark.readings:
            listing = self.path[depth].lists.get((mark.form, reading.kind))
            if mark.form == "item" and (listing is None or reading.value > listing.last):
                return Place(depth, reading, 1)
            if reading.value == 1 or (listing is None and reading.value <= GAP):
                return Place(depth, reading, 1)
            if listing is not None and 0 < reading.value - listing.last <= GAP:
                return Place(depth, reading, 1)
        return None

    def _place_section(self, mark: Mark, heading: str | None) -> Place | None:
        """Where "Section 5." goes: under the article that is open, else under the root."""
        depth = max(
            (depth for depth, frame in enumerate(self.path) if frame.form in ("article", "group", "")), default=0
        )
        known = [
            frame.lists[mark.form, reading.kind].last
            for frame in self.path[: depth + 1]
            for reading in mark.readings
            if (mark.form, reading.kind) in frame.lists
        ]
        for reading in mark.readings:
            if reading.value == 1 or (known and 0 < reading.value - known[-1] <= GAP) or (not known and heading):
                return Place(depth, reading, 1)
        return None

    def _place_path(self, block: Block, mark: Mark, heading: str | None) -> Place | None:
        """Where "4.01" goes: under the open section with its first steps, else under the root."""
        reading, prefix = mark.readings[0], mark.path[:-1]
        if mark.form == "path" and any(frame.form == "item" for frame in self.path):
            return None  # "99.1  Press release": a line of the list of exhibits
        depth = next((at for at in range(len(self.path) - 1, 0, -1) if self.path[at].path == prefix), None)
        if depth is None:
            depth = next(
                (at for at in range(len(self.path) - 1, 0, -1) if self.path[at].path == prefix[:-1] and prefix[:-1]), 0
            )
        listing = self.path[depth].lists.get((mark.form, f"path {prefix}"))
        other = self.path[depth].lists.get(("section" if mark.form == "path" else "path", f"path {prefix}"))
        listing = listing or other
        step = reading.value - listing.last if listing else reading.value
        strong = mark.form == "section" or heading is not None
        known = step == 1 or (listing is None and step == 0) or (strong and 0 < step <= 2 * GAP)
        if not known and not self._later(block, mark):
            return None
        self.last_path = mark.path
        return Place(depth, reading, 1)

    def _later(self, block: Block, mark: Mark) -> bool:
        """Whether the path comes a little after the last one, though those between were not seen."""
        rest = block.text[mark.length : mark.length + 8].lstrip()
        return (
            rest[:1].isupper()
            and self.last_path < mark.path
            and len(self.last_path) > 0
            and mark.path[0] - self.last_path[0] <= 2
        )

    def _place_listed(self, number: int, block: Block, mark: Mark, heading: str | None) -> Place | None:
        """A mark of a plain list: the best fit among the lists it goes on with and the one it may open."""
        places = [*self._continued(block, mark, heading), *self._opened(number, mark, heading)]
        if not places:
            return self._skipped(block, mark, heading)
        going_on = [one for one in places if one.reading.value != 1]
        opening = [one for one in places if one.reading.value == 1]
        if going_on and opening and self._is_roman(number, mark):
            return opening[0]
        return max(going_on or opening, key=lambda one: (one.fit, one.depth))

    def _continued(self, block: Block, mark: Mark, heading: str | None) -> list[Place]:
        """The open lists that expect just this number."""
        found = []
        for depth, frame in enumerate(self.path):
            for reading in mark.readings:
                listing = frame.lists.get((mark.form, reading.kind))
                if listing is not None and reading.value == listing.last + 1:
                    fit = 2 * (abs(listing.indent - block.indent) <= 2) + (listing.headed == (heading is not None))
                    found.append(Place(depth, reading, fit))
        return found

    def _skipped(self, block: Block, mark: Mark, heading: str | None) -> Place | None:
        """An open list that the mark goes on with after a gap, or whose number it repeats."""
        for depth in range(len(self.path) - 1, -1, -1):
            for reading in mark.readings:
                listing = self.path[depth].lists.get((mark.form, reading.kind))
                if listing is None or not (heading or (self.indented and abs(listing.indent - block.indent) <= 2)):
                    continue
                if 0 <= reading.value - listing.last <= GAP and listing.headed == (heading is not None):
                    return Place(depth, reading, 0)
        return None

    def _opened(self, number: int, mark: Mark, heading: str | None) -> list[Place]:
        """The list that the mark may open: under the section at hand, or anew beside one of its own kind."""
        for reading in mark.readings:
            if reading.value == 1:
                return [Place(self._depth_for(mark, reading), reading, 0)]
            if mark.form == "dot" and reading.kind == "digit" and self._heads_paths(number, reading.value):
                depth = 1 if len(self.path) > 1 and self.path[1].form == "group" else 0
                return [Place(depth, reading, 3)]
            if heading and mark.form == "dot" and reading.kind == "digit" and self._begins_late(number, reading):
                return [Place(0, reading, 1)]
            if reading.value == 24 and mark.form == "paren" and reading.kind in ("lower", "upper"):
                after = "(y)" if reading.kind == "lower" else "(Y)"
                if self._next(number, mark.form, after, 12) is not None:
                    return [Place(len(self.path) - 1, reading, 1)]
        return []

    def _begins_late(self, number: int, reading: Reading) -> bool:
        """Whether the body begins with "2.", because "1." stands among the recitals."""
        return not self.root.node.children and self._next(number, "dot", str(reading.value + 1)) is not None

    def _heads_paths(self, number: int, value: int) -> bool:
        """Whether "8." is followed by "8.1", so that it is a heading of the first level."""
        after = next((mark for mark in self.marks[number + 1 : number + 4] if mark is not None), None)
        return after is not None and after.path[:1] == (value,) and value > (self.last_path or (0,))[0]

    def _depth_for(self, mark: Mark, reading: Reading) -> int:
        """The depth at which a first mark opens a list; a list of its own kind around it is begun anew."""
        deepest = len(self.path) - 1
        for depth, frame in enumerate(self.path[:-1]):
            inner = self.path[depth + 1]
            if (mark.form, reading.kind) in frame.lists and inner.form == mark.form and inner.reading is not None:
                same = inner.reading.kind == reading.kind
                if same and (mark.form != "dot" or reading.kind != "digit" or deepest - depth < 2):
                    return depth if depth > 0 or mark.form == "paren" else deepest
        return deepest

    def _is_roman(self, number: int, mark: Mark) -> bool:
        """Whether "(i)" after "(h)" opens a list of numerals: "(ii)" comes sooner than "(j)"."""
        core = mark.own.strip("()")
        if core.lower() != "i":
            return True
        numeral = mark.own.replace(core, core * 2)
        letter = mark.own.replace(core, "j" if core == "i" else "J")
        at_numeral, at_letter = self._next(number, mark.form, numeral), self._next(number, mark.form, letter)
        return at_numeral is not None and (at_letter is None or at_numeral < at_letter)

    def _heading(self, number: int, block: Block, mark: Mark, start: int) -> str | None:
        """The heading after a mark: the rest of the block, its first words, or the block that follows."""
        rest = self.text[start + mark.length : block.end].lstrip(BEFORE_HEADING)
        if not rest:
            return self._next_block(number, mark)
        if (
            len(block.lines) <= 3
            and (heading := alone(rest))
            and (mark.form in HEADED or in_capitals(heading) or len(rest) < 70)
        ):
            return heading
        rest = rest[:260]
        heading = run_in(rest)
        if heading is None and mark.form in HEADED:
            heading = caps_run_in(rest)
        return heading

    def _next_block(self, number: int, mark: Mark) -> str | None:
        """The heading in the block after a mark that stands alone, as in "ARTICLE I" above "DEFINITIONS"."""
        if mark.form not in HEADED or number + 1 >= len(self.blocks):
            return None
        after = self.blocks[number + 1]
        sentence = after.text[-1] == "." and len(after.words) > 80 and not in_capitals(after.words)
        short = len(after.text) <= 200 and len(after.lines) <= 3 and after.text[-1] not in ";,"
        if self.marks[number + 1] is None and short and not sentence and title_like(after.words):
            return tidy(after.text)
        return None

    def _define(self, block: Block) -> bool:
        """Opens the entry of a glossary, where the block is one."""
        glossary = next((at for at in range(len(self.path) - 1, 0, -1) if self.path[at].glossary), None)
        term = entry(block.text[:400], inside=glossary is not None)
        if term is None:
            return False
        depth = glossary
        if depth is None:
            depth = next(
                (at - 1 for at in range(1, len(self.path)) if self.path[at].form == "definition"), len(self.path) - 1
            )
        del self.path[depth + 1 :]
        key = " ".join(term.casefold().split())
        own = f"/{key}" if depth else key
        node = Node(block.start, "definition", own, "outline.definition", heading=term)
        self.path[-1].node.children.append(node)
        self.path.append(Frame(node, "definition", (), block.shape, None))
        return True

    def _group(self, block: Block) -> None:
        """Opens the section of a heading that only groups; its children are cited without it."""
        heading = tidy(block.text)
        node = Node(block.start, "section", heading, "outline.group", heading=heading, silent=True, alone=True)
        self.root.node.children.append(node)
        frame = Frame(node, "group", (), block.shape, None, glossary=holds_definitions(heading, ""))
        self.path = [self.root, frame]

    def _flush(self, number: int, block: Block) -> None:
        """Gives a paragraph without a mark to the section that it belongs to, and closes those inside it."""
        top = self.path[-1]
        if len(self.path) == 1:
            return
        if not top.glossary and holds_definitions(None, block.text[:300]) and block.text.rstrip().endswith(":"):
            top.glossary = True
        depth = self._belongs(number, block)
        if depth < len(self.path) - 1:
            before = self.blocks[number - 1].end
            for frame in self.path[depth + 1 :]:
                if frame.node.end is None:
                    frame.node.end = before
            del self.path[depth + 1 :]

    def _belongs(self, number: int, block: Block) -> int:
        """The depth of the section that a paragraph without a mark belongs to."""
        deepest = len(self.path) - 1
        if self.indented and len(block.lines) > 1:
            for depth in range(deepest, 0, -1):
                frame = self.path[depth]
                alike = frame.shape in (block.shape, (block.indent, -1)) and block.hang < block.indent
                if frame.form != "article" and (frame.shape == block.shape or alike):
                    return depth
        if deepest < 2 or self.path[-1].form in ("article", "section", "path", "group", "definition"):
            return deepest
        before = self.blocks[number - 1].text.rstrip() if number else ""
        goes_on = before.endswith((";", ",", " and", " or", "\nand", "\nor", ";and", ";or"))
        resumes = block.text[0].islower() or (self.indented and block.indent < self.path[-1].shape[0])
        if goes_on or resumes:
            return deepest - 1
        return deepest


def is_heading(page: Page, block: Block) -> bool:
    """Whether a block is a heading that stands alone: in capitals or centred, short, with no stop."""
    if len(block.lines) > 2 or len(block.text) > 120 or block.text.rstrip()[-1] in ".;,_-=":
        return False
    letters = sum(one.isalpha() for one in block.text)
    if letters < 4 or letters < 0.6 * len(block.text.replace(" ", "").replace("\n", "")) or "__" in block.text:
        return False
    return in_capitals(block.words) or (page.centred(block) and title_like(block.words))
