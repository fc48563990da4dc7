"""The numbered body of an instrument: block by block onto a path of open sections.

"(b) Each Holder agrees" after "(a) …" is its sibling, and a paragraph without a mark belongs to one of those open.
"""

import re
from collections.abc import Sequence

from pipeline.split import replaced
from pipeline.split.definitions import entry, holds_definitions
from pipeline.split.headings import alone, caps_run_in, in_capitals, run_in, tidy, title_like
from pipeline.split.inline import enumerate_inline
from pipeline.split.lone_headings import groups, is_heading
from pipeline.split.marks import Mark, Reading, read
from pipeline.split.node import Node
from pipeline.split.numbering import HEADED, QUOTES, Frame, Listing, Numbering, Place
from pipeline.split.page import Block, Page

BULLET = re.compile(r"[o•●▪■·*-][ \t\xa0]")
COPIES = re.compile(r"(?:and\s+)?(?:with\s+)?(?:a\s+)?(?:required\s+)?cop(?:y|ies)\b", re.IGNORECASE)
"""How the second address of a notice begins: "with a copy to:"."""
GOING_ON = (";", ",", " and", " or", "\nand", "\nor", ";and", ";or")
"""How a member of a list ends that is not the last one of its sentence."""
SENTENCE_ENDS = (".", '."', ".”", ".)")
LISTED = ("paren", "close", "dot", "path")
"""Forms of the marks that the members of such a list have."""
NEAR = 40
"""Blocks within which the next mark of a list is looked for."""
BEFORE_HEADING = " \t\n\r\xa0-–—:._"


class Outline(Numbering):
    """Builds the sections of a stretch of blocks. `groups`: whether a heading without a number opens a section.

    `margin`: whether such a heading may stand at the margin, in small letters.
    """

    def __init__(
        self,
        page: Page,
        blocks: Sequence[Block],
        *,
        groups: bool = False,
        margin: bool = False,
        excerpt: bool = False,
    ) -> None:
        super().__init__(blocks, excerpt=excerpt)
        self.page = page
        self.text = page.text
        self.groups = groups
        self.margin = margin
        self.taken: set[int] = set()

    def nodes(self) -> list[Node]:
        """The sections that the blocks hold, each with its own inside it."""
        for number, block in enumerate(self.blocks):
            if number not in self.taken:
                self._feed(number, block)
                self._replace(number, block)
        return self.root.node.children

    def _feed(self, number: int, block: Block) -> None:
        mark = self.marks[number]
        body = block.start
        if mark is not None and self._enter(number, block, mark, block.start):
            body = block.start + mark.length
            body = self._second(number, block, body)
        elif self._define(block):
            pass
        elif self.groups and groups(self.page, self.blocks, number, margin=self.margin):
            self._group(block)
            return
        else:
            self._flush(number, block)
        if len(self.path) > 1 and not (
            body == block.start + (mark.length if mark else 0) and self._run_on(number, block)
        ):
            self.path[-1].node.children.extend(enumerate_inline(self.text, body, block.end))

    def _run_on(self, number: int, block: Block) -> bool:
        """Adds the later members of a list that goes on inside the block of its first: "(i) cash; (ii) notes"."""
        mark, frame = self.marks[number], self.path[-1]
        if mark is None or mark.form != "paren" or frame.node.start != block.start or frame.reading is None:
            return False
        if frame.reading.value != 1 or len(self.path) < 3:
            return False
        members = enumerate_inline(self.text, block.start, block.end)
        if len(members) < 2 or members[0].start != block.start or self._goes_on(number, members[1].own):
            return False
        frame.node.end, frame.node.children = members[0].end, members[0].children
        around = self.path[-2]
        around.node.children.extend(members[1:])
        around.lists["paren", frame.reading.kind].last = len(members)
        self.path.pop()
        return True

    def _goes_on(self, number: int, own: str) -> bool:
        """Whether a block soon after has the next mark of the list, before another section of a level above begins."""
        place = self._next(number, "paren", own, 8)
        between = self.marks[number + 1 : place]
        return place is not None and not any(one is not None and one.form in HEADED for one in between)

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
        if mark is not None and not heading and self._steps_down(mark):
            place = Place(len(self.path) - 1, min(mark.readings, key=lambda one: one.value), 1)
            return start + mark.length if self._enter(number, block, mark, start, place) else body
        if mark is None or not any(one.value == 1 for one in mark.readings):
            return body
        if mark.form not in ("paren", "close") and not (mark.form == "dot" and mark.own[0].islower()):
            return body
        if any(node.start == start for node in enumerate_inline(self.text, start, block.end)):
            return body
        if not self._follows(number, mark):
            return body
        return start + mark.length if self._enter(number, block, mark, start) else body

    def _steps_down(self, mark: Mark) -> bool:
        """Whether the second mark of a text that is put in goes on with its first one: "6.1 (b)  Covenants."."""
        first = self.path[-1]
        return self.excerpt and mark.form == "paren" and bool(first.path) and self.root.node.children == [first.node]

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

    def _enter(self, number: int, block: Block, mark: Mark, start: int, place: Place | None = None) -> bool:
        """Opens the section of a mark at its place, or where its number fits; false where it fits nowhere."""
        heading = self._heading(number, block, mark, start)
        place = place or self._place(number, block, mark, heading)
        if place is None:
            return False
        del self.path[place.depth + 1 :]
        parent = self.path[-1]
        self.root.glossary = self.root.glossary and parent is not self.root
        if heading and not self.text[start + mark.length : block.end].strip(BEFORE_HEADING):
            self.taken.update([number + 1] if tidy(self.blocks[number + 1].text) == heading else [])
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

    def _heading(self, number: int, block: Block, mark: Mark, start: int) -> str | None:
        """The heading after a mark: the rest of the block, its first words, or the block that follows."""
        rest = self.text[start + mark.length : block.end].lstrip(BEFORE_HEADING)
        if not rest:
            return self._next_block(number, mark)
        if rest[0] in QUOTES and entry(rest[:200], inside=False) is not None:
            return None
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
        if mark.form == "dot" and self.marks[number + 1] is None and (heading := run_in(after.text[:260])):
            return heading
        sentence = after.text[-1] == "." and len(after.words) > 80 and not in_capitals(after.words)
        short = len(after.text) <= 200 and len(after.lines) <= 3 and after.text[-1] not in ";,"
        if self.marks[number + 1] is None and short and not sentence and title_like(after.words):
            return tidy(after.text)
        return None

    def _replace(self, number: int, block: Block) -> None:
        """Gives a part of its own to the text that a block puts in another instrument's place."""
        headings = [frame.node.heading for frame in reversed(self.path) if frame.node.heading]
        label = replaced.leads_to(block, headings)
        if label is not None:
            end = self._replaced_until(number + 1, block)
            if end > number + 1:
                self._part(label, [], number + 1, end)
            return
        inside = replaced.quoted_inside(block, headings)
        if inside is not None:
            start, label = inside
            quotation, closed = replaced.quotation(block, start)
            end = number + 1 if closed else replaced.closed(self.blocks, number + 1) or number + 1
            self._part(label, [quotation], number + 1, end)

    def _part(self, label: str, head: Sequence[Block], first: int, end: int) -> None:
        """Adds the part that `head` and the blocks from `first` to `end` make, and takes these."""
        blocks = [*head, *self.blocks[first:end]]
        node = put_in(self.page, label, blocks)
        around = self.path[-1].node
        around.children = [child for child in around.children if not node.start <= child.start < blocks[-1].end]
        around.children.append(node)
        self.taken.update(range(first, end))

    def _replaced_until(self, first: int, lead: Block) -> int:
        """The block after the replaced text that begins at `first`; `first` where none begins there."""
        quoted = self._closed(first, replaced.quoted(self.blocks, first))
        if quoted is not None or first >= len(self.blocks) or replaced.amends(self.blocks[first]):
            return quoted or first
        for number in range(first, len(self.blocks)):
            mark = self.marks[number]
            if number > first and mark is None and lead.mark is not None and replaced.concludes(self.blocks[number]):
                return number
            ordered = number > first and replaced.amends(self.blocks[number])
            if mark is not None and (
                ordered or (self.expects(mark) and self._resumes(self.blocks[number], mark, lead))
            ):
                return number
        return first + 1 if lead.mark is None else len(self.blocks)

    def _closed(self, first: int, end: int | None) -> int | None:
        """Where a quotation ends: before the next instruction of the amendment, where its last mark was left out."""
        for number in range(first + 1, end or 0):
            mark = self.marks[number]
            if mark is not None and mark.form in HEADED and self.expects(mark):
                orders = self.blocks[
                    number : number + (1 if self.blocks[number].text[mark.length :].strip(BEFORE_HEADING) else 2)
                ]
                if any(replaced.amends(block) for block in orders):
                    return number
        return end

    def _resumes(self, block: Block, mark: Mark, lead: Block) -> bool:
        """Whether a number that the amendment expects next is its own, and none of the text that it puts in."""
        if mark.form != "paren" or replaced.amends(block):
            return True
        return self.indented and block.indent <= lead.indent

    def _define(self, block: Block) -> bool:
        """Opens the entry of a glossary, where the block is one."""
        glossary = next((at for at in range(len(self.path) - 1, -1, -1) if self.path[at].glossary), None)
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
        # the events in 6.1 "Events of Default" are cited as 6.1(a), and not below the term that they make up
        named = glossary is None and _is_named_after(self.path[depth].node.heading, term)
        node = Node(block.start, "definition", own, "outline.definition", heading=term, silent=named)
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
        if is_heading(self.page, block) and holds_definitions(tidy(block.text), ""):
            depth = max(at for at, frame in enumerate(self.path) if at == 0 or frame.form in HEADED)
            del self.path[depth + 1 :]
            self.path[depth].glossary = True
            return
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
        before = self.blocks[number - 1].text.rstrip() if number else ""
        if before.endswith(SENTENCE_ENDS) and not BULLET.match(block.text):
            opened = self._opened_at(number, block)
            if opened < deepest:
                return opened
        if self.indented and len(block.lines) > 1:
            for depth in range(deepest, 0, -1):
                frame = self.path[depth]
                alike = frame.shape in (block.shape, (block.indent, -1)) and block.hang < block.indent
                if frame.form != "article" and (frame.shape == block.shape or alike):
                    return depth
        if deepest < 2 or self.path[-1].form in ("article", "section", "path", "group", "definition"):
            return deepest
        if BULLET.match(block.text) or COPIES.match(block.text):
            return deepest
        leads_on = block.text[-1] == ":" and self.marks[number + 1 : number + 2] != [None]
        if self._sibling_follows(number, self.path[-1]) and not leads_on:
            return deepest
        goes_on = before.endswith(GOING_ON)
        resumes = block.text[0].islower() or (self.indented and block.indent < self.path[-1].shape[0])
        if goes_on or resumes:
            return deepest - 1
        return deepest

    def _opened_at(self, number: int, block: Block) -> int:
        """The depth of the section that opened the list which is one sentence with its lead-in and now is over.

        Behind "(a) cash; and", "(b) notes." the next paragraph is no second one of (b), unless it stands to its right.
        """
        depth = len(self.path) - 1
        while depth > 1:
            frame = self.path[depth]
            listed = frame.form in LISTED and frame.node.heading is None
            start = frame.node.start
            if not listed or frame.reading is None or frame.reading.value == 1 or block.indent > frame.shape[0]:
                break
            if not self.text[max(0, start - 40) : start].rstrip().endswith(GOING_ON) or self._sibling_follows(
                number, frame
            ):
                break
            depth -= 1
        return depth

    def _sibling_follows(self, number: int, frame: Frame) -> bool:
        """Whether the next mark is the one after that of an open section."""
        after = next((mark for mark in self.marks[number + 1 : number + NEAR] if mark is not None), None)
        if after is None or frame.reading is None or after.form != frame.form:
            return False
        if after.path:
            return after.path[:-1] == frame.path[:-1] and after.path[-1] == frame.path[-1] + 1
        return Reading(frame.reading.kind, frame.reading.value + 1) in after.readings


def _is_named_after(heading: str | None, term: str) -> bool:
    """Whether a section bears the name of the one term that it defines: "Events of Default", "Event of Default"."""
    words = [word.rstrip("s") for word in (heading or "").casefold().split()]
    return words == [word.rstrip("s") for word in term.casefold().split()]


def put_in(page: Page, label: str, blocks: Sequence[Block]) -> Node:
    """The part of a text that is put in another instrument's place, with the sections that these blocks of it hold."""
    node = Node(blocks[0].start, "section", label, "replaced.text", alone=True, part=label, end=blocks[-1].end)
    node.children = Outline(page, [replaced.unquoted(block) for block in blocks], excerpt=True).nodes()
    first = node.children[0].start if node.children else blocks[-1].end
    for block in blocks:
        if block.end <= first:
            node.children += enumerate_inline(page.text, block.start, block.end)
    return node
