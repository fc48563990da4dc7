"""A document to its section tree: parts first, then each by the layout that recognises it.

`split(document)` fills `sections`, `layout`, `kind`, `title` and `exhibit`; the text stays as it is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pipeline.document import Document
from pipeline.kind import kind_of
from pipeline.span import Span
from pipeline.split import agreement, exhibits, form, letter, release, schedule, signatures, statements
from pipeline.split.headings import tidy
from pipeline.split.node import Finish, Node, with_targets
from pipeline.split.page import Block, Page


@dataclass(frozen=True)
class Splitter:
    """A layout: whether a stretch of blocks is of its sort, and the sections that it makes of it."""

    name: str
    recognises: Callable[[Page, Sequence[Block]], bool]
    split: Callable[[Page, Sequence[Block]], list[Node]]


SPLITTERS = (
    Splitter("letter", letter.recognises, letter.split),
    Splitter("release", release.recognises, release.split),
    Splitter("agreement", agreement.recognises, agreement.split),
)
"""Layouts of a document's main part, in the order in which they are asked."""

ATTACHED = (
    Splitter("letter", letter.recognises, letter.split),
    Splitter("release", release.recognises, release.split),
    Splitter("form", form.recognises, form.split),
    Splitter("schedule", schedule.recognises, schedule.split),
    Splitter("agreement", agreement.recognises, agreement.split),
)
"""Layouts of an attached part."""


def split(document: Document) -> Document:
    """The document with its sections, its layout, and what it is."""
    page = Page(document.text, document.layout.furniture, [grid.span for grid in document.layout.grids])
    regions = statements.regions(page)
    main, attachments = exhibits.apart(page, page.blocks)
    splitter = _chosen(SPLITTERS, page, main)
    if splitter.name == "release":
        # "Exhibit 1" above a statement of a release begins no part of its own
        while attachments and release.states(page, attachments[0].blocks):
            main += attachments.pop(0).blocks
    nodes = splitter.split(page, main) if main else []
    nodes += [_attached(page, attachment) for attachment in attachments]
    notes = [Span(block.start, block.end) for block in page.blocks if signatures.is_note(block)]
    sections = with_targets(Finish(document.text, [*page.furniture, *notes]).run(nodes))
    return kind_of(
        replace(
            document,
            sections=sections,
            layout=replace(document.layout, furniture=page.furniture, tables=statements.tables(page, regions)),
            exhibit=_exhibit(document),
        )
    )


def _exhibit(document: Document) -> str | None:
    """The exhibit that the document is, by its filing or by its own head; null for a main document."""
    filed_as = document.source.document_type
    if filed_as is not None:
        return filed_as if filed_as.startswith("EX-") else None
    return exhibits.filed_as(document.text)


def _chosen(splitters: Sequence[Splitter], page: Page, blocks: Sequence[Block]) -> Splitter:
    return next(one for one in splitters if one.recognises(page, blocks))


def _attached(page: Page, attachment: exhibits.Attachment) -> Node:
    """The root of an attached part, with its sections inside it."""
    head, rest = attachment.blocks[0], attachment.blocks[1:]
    label = attachment.label
    node = Node(head.start, "exhibit", label, "exhibits.head", heading=attachment.heading, part=label, alone=True)
    if rest:
        node.children = _titled(_chosen(ATTACHED, page, rest).split(page, rest), rest[0], attachment.heading)
    return node


def _titled(nodes: list[Node], first: Block, heading: str | None) -> list[Node]:
    """The sections of an attached part: what names no instrument is its title only where it is the part's heading."""
    title = nodes[0] if nodes else None
    if title is None or title.kind != "title" or title.heading is not None:
        return nodes
    if heading is None or heading != tidy(first.text):
        return nodes[1:]
    title.heading, title.end = heading, first.end
    return nodes
