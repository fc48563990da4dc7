"""Schedules and descriptions without numbers of their own: headings alone on their lines group what stands below them.

"Manual Processing Procedures" above "1. On each Business Day …" is a section; its items are cited "1".
"""

from collections.abc import Sequence
from itertools import pairwise

from pipeline.split import agreement, signatures
from pipeline.split.headings import tidy
from pipeline.split.lone_headings import is_heading
from pipeline.split.node import Node
from pipeline.split.outline import Outline
from pipeline.split.page import Block, Page

HEADINGS = 2
"""So many headings with text below them, and they are how the part is divided."""
PROSE = 60
"""Characters of a paragraph that a heading stands above."""
NUMBERED = ("article", "section", "path", "ordinal")


def recognises(page: Page, blocks: Sequence[Block]) -> bool:
    """Whether headings divide it, and no numbers of articles and sections do."""
    if any(block.mark is not None and block.mark.form in NUMBERED for block in blocks):
        return False
    return sum(is_heading(page, block) and _is_text(after) for block, after in pairwise(blocks[1:])) >= HEADINGS


def _is_text(block: Block) -> bool:
    return block.mark is not None or (len(block.words) > PROSE and not block.tabular)


def split(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """The sections of a schedule; where two headings stand on its top, the first one is its title."""
    if signatures.find(blocks) is not None or not all(is_heading(page, block) for block in blocks[:2]):
        return agreement.split(page, blocks, groups=True)
    first = blocks[0]
    title = Node(first.start, "title", "title", "agreement.title", alone=True, end=first.end, heading=tidy(first.text))
    return [title, *Outline(page, blocks[1:], groups=True).nodes()]
