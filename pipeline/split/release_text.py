"""The text of a release: paragraphs, bullets and tables of the body, "About", legends, contacts, statements and notes.

A table below "Consolidated Balance Sheets" is a statement; one in the midst of the text is a paragraph of it.
"""

from collections.abc import Sequence
from dataclasses import replace

from pipeline.span import Span
from pipeline.split import release_signs as signs
from pipeline.split.dateline import dateline
from pipeline.split.headings import tidy, title_like
from pipeline.split.inline import enumerate_inline
from pipeline.split.node import Node
from pipeline.split.page import Block, Page
from pipeline.split.statements import Table


class Text:
    """Builds the sections of a release's text, block by block; `nodes` are those at the top.

    What belongs to nobody, such as "# # #", ends the section before it and is in none.
    """

    def __init__(self, page: Page, blocks: Sequence[Block], tables: Sequence[Table]) -> None:
        self.page = page
        self.nodes: list[Node] = []
        self.group: Node | None = None
        self.lead: Node | None = None
        self.below_table: Node | None = None
        self.paragraphs = self.counted = 0
        self.tables_follow = False
        inside = iter(tables)
        table = next(inside, None)
        for number, block in enumerate(blocks):
            while table is not None and table.span.end <= block.start:
                self._table(table)
                table = next(inside, None)
            after = blocks[number + 1] if number + 1 < len(blocks) else None
            if table is not None and table.span.start <= block.start:
                if after is not None and table.span.start == block.start and self._heads_table(block, after, table):
                    self._head(block)
                    table = replace(table, span=Span(after.start, table.span.end))
                continue
            if after is not None and table is not None and table.span.start <= after.start:
                after = None
            self.last_table = table is None
            self._block(block, after)
        for rest in ([table] if table else []) + list(inside):
            self._table(rest)

    @property
    def _kind(self) -> str | None:
        return self.nodes[-1].kind if self.nodes else None

    @property
    def _in_body(self) -> bool:
        return self._kind in ("body", "section", None)

    def _table(self, table: Table) -> None:
        """Adds a table: a statement, or a paragraph of the body."""
        begin, end = table.span
        if self.below_table is not None and table.goes_on:
            self.below_table.children.clear()  # a label that runs over two lines of a balance sheet is no note
            self._reach(end)
            return
        if self._in_body and not table.formal and not self.tables_follow:
            if table.heading is not None and self.group is not None and self.group.children and self._kind == "body":
                self.group = None
            node = self._add(Node(begin, "paragraph", "", "release.table", heading=table.heading, subkind="table"))
        else:
            node = Node(
                begin,
                "statement",
                "statement",
                "statement",
                end=end,
                heading=table.heading,
                subkind=table.subkind,
                alone=True,
            )
            self._open(node)
        self.below_table = node

    def _heads_table(self, block: Block, after: Block, table: Table) -> bool:
        """Whether a block in the body is a heading above the words that introduce a table."""
        if not self._in_body or table.formal or self.tables_follow or after.start >= table.span.end:
            return False
        return self._is_heading(block, after) and signs.is_running(after)

    def _block(self, block: Block, after: Block | None) -> None:
        if signs.END_MARK.fullmatch(block.words):
            self.tables_follow = self.tables_follow or signs.FOLLOW.search(block.words) is not None
            if self.nodes and self.nodes[-1].end is None:
                self.nodes[-1].end = block.start
        elif self._opens(block):
            return
        elif self._is_heading(block, after):
            self._head(block)
        else:
            self._goes_on(block)

    def _opens(self, block: Block) -> bool:
        """Whether a block begins, and so opens, what a release says of the company, a legend, or its contacts."""
        if signs.about(self.page, block):
            self._open(Node(block.start, "about", "about", "release.about", heading=self._first(block), alone=True))
        elif (subkind := signs.legend(block)) is not None:
            self._legend(block, subkind)
        elif self.nodes and (label := self._opens_contacts(block)) is not None:
            node = Node(block.start, "letterhead", "letterhead", "release.contact", end=block.end, alone=True)
            node.heading = label or None
            self._open(node)
        else:
            return False
        return True

    def _goes_on(self, block: Block) -> None:
        """Adds a block to what is open, or a paragraph to the body."""
        kind = self._kind
        prose = len(block.words) > signs.PROSE
        if self.below_table is not None and self._is_note(block):
            self._note(block)
        elif kind in ("legend", "about"):
            self._reach(None)
        elif kind == "letterhead" and not (prose and block.words[-1] == "."):
            if not block.page_top:
                self._reach(block.end)
        elif kind == "statement" and not prose:
            if not (block.page_top or self.page.centred(block)):
                self._reach(block.end)
        else:
            self._paragraph(block)

    def _first(self, block: Block) -> str | None:
        """The first line of a block, where it is a heading of its own."""
        first = tidy(self.page.text[block.start : block.lines[0].end])
        return first if len(block.lines) > 1 or len(block.text) < signs.HEADING else None

    def _reach(self, end: int | None) -> None:
        """Lets the last section go on to the end; to the next one where that is null."""
        self.nodes[-1].end = end if self.nodes[-1].end is not None else None

    def _open(self, node: Node) -> None:
        self.nodes.append(node)
        self.group = self.lead = self.below_table = None

    def _legend(self, block: Block, subkind: str) -> None:
        """Opens a legend, or goes on with the one that is open."""
        if self._kind == "legend" and self.nodes[-1].subkind == subkind:
            self._reach(None)
            return
        node = Node(block.start, "legend", "legend", "release.legend", subkind=subkind, alone=True)
        if len(block.words) < signs.HEADING and title_like(block.words):
            node.heading = block.words.rstrip(" :-–—")
        self._open(node)

    def _opens_contacts(self, block: Block) -> str | None:
        """The heading of the contacts that a block begins, "" where it has none; null where it begins none."""
        label = signs.contact_label(block)
        if label is not None:
            return label
        source = self.last_table and not self._in_body and signs.SOURCE.match(block.text) is not None
        return "" if source or (self._kind != "letterhead" and signs.is_contact(block)) else None

    def _is_heading(self, block: Block, after: Block | None) -> bool:
        if not self.nodes or after is None or not signs.is_heading(self.page, block):
            return False
        return signs.below_heading(after) or (self._in_body and signs.is_heading(self.page, after))

    def _is_note(self, block: Block) -> bool:
        if self._kind != "statement":
            return signs.FOOTNOTE.match(block.text) is not None
        return signs.is_note(self.page, block)

    def _note(self, block: Block) -> None:
        """Adds a note to the table above it; bullets belong to the note that leads to them."""
        table = self.below_table
        if table is None:
            return
        if not (table.children and signs.BULLET.match(block.text) and not signs.FOOTNOTE.match(block.text)):
            own = f"/note/{len(table.children) + 1}"
            table.children.append(Node(block.start, "note", own, "statement.note"))
        self._reach(block.end)

    def _body(self, start: int) -> Node:
        """The body that is open, or a new one, in which the paragraphs count on."""
        if self._kind != "body":
            self._open(Node(start, "body", "body", "release.body", alone=True))
        self.nodes[-1].end = None
        return self.nodes[-1]

    def _add(self, node: Node) -> Node:
        """The paragraph, added to the body below the heading that is open."""
        around = self.group or self._body(node.start)
        self.nodes[-1].end = None
        self.paragraphs += 1
        node.own, node.alone = f"body/{self.paragraphs}", True
        around.children.append(node)
        self.below_table = self.lead = None
        return node

    def _head(self, block: Block) -> None:
        """Opens the section of a heading: in the body, or at the top where the body has ended."""
        heading = tidy(block.text)
        group = Node(block.start, "section", heading, "release.group", heading=heading, silent=True, alone=True)
        if self._kind == "body":
            self._body(block.start).children.append(group)
        else:
            self._open(group)
        self.group, self.below_table, self.lead = group, None, None

    def _paragraph(self, block: Block) -> None:
        """Adds a paragraph, or a bullet of the list that the paragraph before it introduces."""
        bullet = signs.BULLET.match(block.text)
        if bullet is not None:
            listing = self.lead or self._add(Node(block.start, "paragraph", "", "release.paragraph"))
            listing.subkind, self.lead = "list", listing
            own = f"/{len(listing.children) + 1}"
            item = Node(block.start, "list_item", own, "release.bullet", number=bullet["bullet"], subkind="bullet")
            listing.children.append(item)
            return
        first = not self.nodes
        node = self._add(Node(block.start, "paragraph", "", "release.paragraph", subkind="paragraph"))
        marked = self._marked(block)
        if marked:
            node.kind, node.number = "section", marked
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
        node.children += enumerate_inline(self.page.text, block.start + (length or len(marked or "")), block.end)
        # the foot of a page may stand between two bullets of one list, and leads to none
        self.lead = None if signs.NOTED.match(block.text) else node

    def _marked(self, block: Block) -> str | None:
        """The mark that a paragraph can be cited by, where it opens or goes on with a list of such; null where none."""
        mark = block.mark
        if mark is None or mark.form not in ("close", "paren", "dot"):
            return None
        values = [one.value for one in mark.readings if one.kind == "digit" or mark.form != "dot"]
        value = next((value for value in values if value in (1, self.counted + 1)), None)
        if value is None:
            return None
        self.counted = value
        return mark.number
