"""The body of a letter: paragraphs with the lists that they lead to, numbered sections, and what closes the letter.

"In addition, the Company acknowledges that:" above "* it is responsible" is body/3, and the bullet body/3/1.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from pipeline.split import replaced
from pipeline.split.inline import enumerate_inline
from pipeline.split.node import Node
from pipeline.split.outline import Outline, put_in
from pipeline.split.page import Block, Page

BULLET = re.compile(r"(?P<bullet>[o•●▪■·*–-]) {1,12}(?=[\w\"“$(])")
LED = ("paren", "close")
"""Forms of the marks of a list that a paragraph leads to; "1." is a section of the letter."""
NEAR = 20
"""Blocks within which the next member of such a list is looked for."""
LEADS = (":", ":--", ":-", "—", "that")
"""How a paragraph ends that leads to a list."""


def body(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """The paragraphs before the first number, as the body, the numbered sections, and the body that goes on below."""
    if not blocks:
        return []
    first = _first_section(blocks)
    if not first:
        return Outline(page, blocks).nodes()
    nodes = [_part_of_body(page, blocks[:first], 0)]
    last = _closing(blocks, first) if first < len(blocks) and _leads(blocks[first - 1]) else len(blocks)
    nodes += Outline(page, blocks[first:last]).nodes()
    if last < len(blocks):
        nodes.append(_part_of_body(page, blocks[last:], len(nodes[0].children)))
    return nodes


def _part_of_body(page: Page, blocks: Sequence[Block], before: int) -> Node:
    """A stretch of the body; its paragraphs count on from those before it."""
    node = Node(blocks[0].start, "body", "body", "letter.body", alone=True)
    node.children = _paragraphs(page, blocks, before)
    return node


def _leads(block: Block) -> bool:
    return block.words.endswith(LEADS)


def _first_section(blocks: Sequence[Block]) -> int:
    """The first block with a number that opens the sections of the letter, and not a list that a paragraph leads to."""
    number = 0
    while number < len(blocks):
        until = _list_until(blocks, number)
        if until > number:
            number = until
        elif (mark := blocks[number].mark) is not None and any(one.value == 1 for one in mark.readings):
            return number
        else:
            number += 1
    return len(blocks)


def _list_until(blocks: Sequence[Block], first: int) -> int:
    """The block after the list that begins with this block and that the one before leads to; `first` for none."""
    mark = blocks[first].mark
    if not first or mark is None or mark.form not in LED or not _leads(blocks[first - 1]):
        return first
    reading = next((one for one in mark.readings if one.value == 1), None)
    if reading is None:
        return first
    last, value = first, 1
    for number in range(first + 1, len(blocks)):
        after = blocks[number].mark
        if number - last > NEAR or (after is not None and after.form not in LED):
            break
        if after is not None and any(one.kind == reading.kind and one.value == value + 1 for one in after.readings):
            last, value = number, value + 1
    return last + 1 if value > 1 else first


def _closing(blocks: Sequence[Block], first: int) -> int:
    """The block with which the body goes on behind the last numbered section; the end where it does not.

    The paragraph before the numbers led to all of them. Where none of the others has a second paragraph, the last
    one has none either.
    """
    marks = {number: block.mark for number, block in enumerate(blocks) if number >= first and block.mark is not None}
    last = max(marks)
    alike = sum(mark.form == marks[first].form for mark in marks.values())
    single = all(after == before + 1 for before, after in pairwise(marks))
    if not single or alike < 2 or marks[last].form != marks[first].form or blocks[last].text[-1] not in '.”"':
        return len(blocks)
    return last + 1


def _paragraphs(page: Page, blocks: Sequence[Block], before: int) -> list[Node]:
    """One section for each paragraph, with its enumerations, its bullets, and the text that it puts in elsewhere."""
    nodes: list[Node] = []
    until = 0
    for number, block in enumerate(blocks):
        if number < until:
            continue
        bullet = BULLET.match(block.text)
        listed = _list_until(blocks, number)
        if nodes and listed > number:
            nodes[-1].children += _listed(page, blocks[number:listed])
            until = listed
            continue
        if nodes and bullet is not None:
            nodes[-1].children.append(_bullet(page, block, bullet["bullet"], nodes[-1]))
            continue
        node = Node(block.start, "paragraph", f"/{before + len(nodes) + 1}", "letter.paragraph", subkind="paragraph")
        node.children = enumerate_inline(page.text, block.start, block.end)
        nodes.append(node)
        label = replaced.leads_to(block, [])
        until = (replaced.quoted(blocks, number + 1) or 0) if label else 0
        if label and until:
            node.children.append(put_in(page, label, blocks[number + 1 : until]))
    return nodes


def _listed(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """The members of a list, cited below the paragraph that leads to them."""
    nodes = Outline(page, blocks).nodes()
    for node in nodes:
        node.alone = False
    return nodes


def _bullet(page: Page, block: Block, sign: str, paragraph: Node) -> Node:
    """A bullet of the list that a paragraph leads to."""
    count = sum(child.kind == "list_item" for child in paragraph.children)
    node = Node(block.start, "list_item", f"/{count + 1}", "letter.bullet", number=sign, subkind="bullet")
    node.children = enumerate_inline(page.text, block.start, block.end)
    return node
