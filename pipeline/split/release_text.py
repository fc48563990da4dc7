"""The text of a release: paragraphs, bullets and tables of the body, "About", legends, contacts, statements and notes.

A table below "Consolidated Balance Sheets" is a statement; one in the midst of the text is a paragraph of it.
"""

import re
from collections.abc import Sequence

from pipeline.split.dateline import dateline
from pipeline.split.headings import in_capitals, tidy, title_like
from pipeline.split.inline import enumerate_inline
from pipeline.split.node import Node
from pipeline.split.page import Block, Page
from pipeline.split.statements import Table

ABOUT = re.compile(r"(?:ABOUT|About)\s+(?:THE\s+COMPANY|[A-Z])")
HARBOR = re.compile(r"forward[\s-]+looking|safe\s+harbor|Private\s+Securities\s+Litigation\s+Reform", re.IGNORECASE)
OUTLOOK = re.compile(r"\boutlook\b|\bfollowing\s+statements\b", re.IGNORECASE)
"""What is said of the quarters to come is news, though it is forward-looking."""
CONTACT = re.compile(
    r"\b(?:contacts?|investor relations|media relations|for (?:further|more|additional) information)\b"
    r"|\b(?:tel|phone|e-?mail|fax)\b"
    r"|@|\(?\d{3}\)?[\s.-]\s?\d{3}[-.]\d{4}|https?:",
    re.IGNORECASE,
)
BULLET = re.compile(r"(?P<bullet>o|•|●|▪|■|\*|--?|·|–|—|§|[\uf0a7\uf0b7])\s+(?=[^\s=_-])")
END_MARK = re.compile(
    r"[#*\s-]{1,12}|[(\[]?(?:END|more|(?:financial |tabular )?(?:tables?|material|statements?) (?:to )?follows?)"
    r"[)\]]?|-\s*(?:30|more|0)\s*-|exhibit\s+[\d.-]+",
    re.IGNORECASE,
)
FOOTNOTE = re.compile(r"(?:\([a-z\d]{1,2}\)|\*{1,3}|[†‡]|\d{1,2}(?=[\s)]))[\s)]*(?=[A-Z“\"])")
"""How a note below a table begins."""
NOTE = 60
"""Characters of a paragraph that is a note below a statement, at least."""
PROSE = 100
HEADING = 120


class Text:
    """Builds the sections of a release's text, block by block; `nodes` are those at the top."""

    def __init__(self, page: Page, blocks: Sequence[Block], tables: Sequence[Table]) -> None:
        self.page = page
        self.nodes: list[Node] = []
        self.group: Node | None = None
        self.paragraphs = 0
        self.below_table: Node | None = None
        self.tables_follow = False
        inside = iter(tables)
        table = next(inside, None)
        for number, block in enumerate(blocks):
            while table is not None and table.span.end <= block.start:
                self._table(table)
                table = next(inside, None)
            if table is not None and table.span.start <= block.start:
                continue
            self._block(block, blocks[number + 1] if number + 1 < len(blocks) else None)
        for rest in ([table] if table else []) + list(inside):
            self._table(rest)

    @property
    def _kind(self) -> str | None:
        return self.nodes[-1].kind if self.nodes else None

    def _table(self, table: Table) -> None:
        """Adds a table: a statement, or a paragraph of the body."""
        begin = table.span.start
        if self.below_table is not None and table.goes_on:
            self.below_table.children.clear()  # a label that runs over two lines of a balance sheet is no note
            return
        if self._kind in ("body", None) and not table.formal and not self.tables_follow:
            node = self._add(Node(begin, "paragraph", "", "release.table", heading=table.heading, subkind="table"))
        else:
            node = Node(
                begin, "statement", "statement", "statement", heading=table.heading, subkind=table.subkind, alone=True
            )
            self.nodes.append(node)
        self.below_table = node

    def _block(self, block: Block, after: Block | None) -> None:
        kind = self._kind
        if self._is_about(block):
            first = tidy(self.page.text[block.start : block.lines[0].end])
            heading = first if len(block.lines) > 1 or len(block.text) < HEADING else None
            self._open(Node(block.start, "about", "about", "release.about", heading=heading, alone=True))
        elif _is_legend(block):
            if kind != "legend":
                self._open(Node(block.start, "legend", "legend", "release.legend", subkind="safe_harbor", alone=True))
        elif END_MARK.fullmatch(block.words):
            self.tables_follow = self.tables_follow or "follow" in block.words.lower()
        elif self.below_table is not None and self._is_note(block):
            self._note(block)
        elif self.nodes and self._is_heading(block) and after is not None and _is_running(after):
            self._head(block)
        elif kind in ("legend", "about") and not _is_contact(block):
            return
        elif self.nodes and _is_contact(block):
            self._open(Node(block.start, "letterhead", "letterhead", "release.contact", alone=True))
        elif kind in ("body", None) or (kind != "statement" and len(block.words) > PROSE):
            self._paragraph(block)

    def _open(self, node: Node) -> None:
        self.nodes.append(node)
        self.group = self.below_table = None

    def _body(self, start: int) -> Node:
        """The body that is open, or a new one."""
        if self._kind != "body":
            self._open(Node(start, "body", "body", "release.body", alone=True))
            self.paragraphs = 0
        return self.nodes[-1]

    def _add(self, node: Node) -> Node:
        """The paragraph, added to the body below the heading that is open."""
        around = self.group or self._body(node.start)
        self.paragraphs += 1
        node.own, node.alone = f"body/{self.paragraphs}", True
        around.children.append(node)
        self.below_table = None
        return node

    def _head(self, block: Block) -> None:
        """Opens the section of a heading in the body."""
        body = self._body(block.start)
        heading = tidy(block.text)
        self.group = Node(block.start, "section", heading, "release.group", heading=heading, silent=True, alone=True)
        body.children.append(self.group)
        self.below_table = None

    def _paragraph(self, block: Block) -> None:
        """Adds a paragraph, or a bullet of the list that the paragraph before it introduces."""
        bullet = BULLET.match(block.text)
        body = self._body(block.start)
        around = self.group or body
        if bullet is not None and around.children and around.children[-1].kind == "paragraph":
            listing = around.children[-1]
            listing.subkind = "list"
            own = f"/{len(listing.children) + 1}"
            item = Node(block.start, "list_item", own, "release.bullet", number=bullet["bullet"], subkind="bullet")
            listing.children.append(item)
            return
        first = not body.children and len(self.nodes) == 1
        node = self._add(Node(block.start, "paragraph", "", "release.paragraph", subkind="paragraph"))
        length = dateline(block) if first else None
        if length is not None:
            end = block.start + len(block.text[:length].rstrip(" -–—:"))
            node.children.append(
                Node(
                    block.start,
                    "dateline",
                    "dateline",
                    "release.dateline",
                    end=end,
                    subkind="dateline",
                    inline=True,
                    alone=True,
                )
            )
        node.children += enumerate_inline(self.page.text, block.start + (length or 0), block.end)

    def _is_note(self, block: Block) -> bool:
        """Whether a block below a table is a note on it."""
        if FOOTNOTE.match(block.text):
            return True
        return self._kind == "statement" and len(block.words) > NOTE and not self.page.centred(block)

    def _note(self, block: Block) -> None:
        table = self.below_table
        if table is not None:
            own = f"/note/{len(table.children) + 1}"
            table.children.append(Node(block.start, "note", own, "statement.note"))

    def _is_about(self, block: Block) -> bool:
        first = self.page.text[block.start : block.lines[0].end]
        plain = re.sub(r"\([^)]*\)", "", first)
        return ABOUT.match(first) is not None and (len(block.lines) > 1 or title_like(plain) or len(first) > 200)

    def _is_heading(self, block: Block) -> bool:
        """Whether a block is a heading in the text: short, set as one, no sentence and no list."""
        words = block.words
        if len(block.lines) > 2 or len(words) > HEADING or words[-1] in ".;:,)" or ": " in words or "   " in block.text:
            return False
        if (
            BULLET.match(words)
            or END_MARK.fullmatch(words)
            or CONTACT.search(words)
            or sum(one.isalpha() for one in words) < 4
        ):
            return False
        return in_capitals(words) or title_like(words)


def _is_running(block: Block) -> bool:
    """Whether a block is running text, as stands below a heading."""
    first = block.lines[0]
    return (
        len(block.words) > NOTE
        and BULLET.match(block.text) is None
        and "   " not in block.text[: first.end - first.start]
    )


def _is_contact(block: Block) -> bool:
    words = block.words
    return (
        len(block.lines) > 1
        and len(words) < 400
        and not words.endswith(".")
        and CONTACT.search(words[:120]) is not None
    )


def _is_legend(block: Block) -> bool:
    words = block.words
    if len(words) < 150:
        return HARBOR.search(words) is not None and not words.endswith(".") and title_like(words)
    return HARBOR.search(words[:300]) is not None and OUTLOOK.search(words[:120]) is None
