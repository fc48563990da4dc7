"""Signature pages: "IN WITNESS WHEREOF …", or the blocks of those who sign where no clause leads to them."""

import re
from collections.abc import Sequence

from pipeline.split.headings import in_capitals
from pipeline.split.node import Node
from pipeline.split.page import Block

WITNESS = re.compile(
    r"(?:\S+\s+){0,3}?(?:IN\s+WITNESS\s+(?:WHEREOF|HEREOF|THEREOF|OF)|In\s+[Ww]itness\s+[Ww]hereof|IN TESTIMONY WHEREOF"
    r"|EXECUTED\s+(?:as|AS|on|ON|by)\b|(?:AS\s+)?WITNESS\s+(?:the\s+hands|WHEREOF))"
    r"|SIGNATURES?\s*$|Pursuant\s+to\s+the\s+requirements\s+of\s+the\s+Securities"
)
SIGNS = re.compile(
    r"(?:^|\s)(?:By|BY|/s/|/S/|Name|NAME|Signed|Signature)\s*:?\s*(?:/s/|/S/|_{3,}|-{5,})"
    r"|(?:^|\s)(?:/s/|/S/|(?:Name|NAME|Signed|Signature)\s*:)\s*(?:\n|$)"
    r"|(?:^[ \t]*|[ \t]{2,}|\t)(?:By|BY|Name|NAME|Signed|Signature)\s*(?:\n|$)|(?:^|\s)(?:By|BY):|/s/\s*\S",
    re.MULTILINE,
)
SIGNING = ("By", "BY", "/s/", "/S/", "Name", "NAME", "Sign")
LEADS = re.compile(
    r"executed|duly authorized|set (?:their|its|his) hands?|signed|SIGNED|EXECUTED|delivered|truly yours|sincerely",
    re.IGNORECASE,
)
PAGE_NOTE = re.compile(
    r"""[*_\s-]{0,80} (?:
      \[ [^\]]{0,200}? \b (?: signatures? | remainder | (?:balance|rest)\s+of | follows? | blank ) \b [^\]]{0,200} \]
    | \(? (?: (?:the\s+)? (?:remainder|balance|rest) \s+ of \s+ (?:this\s+|the\s+)? page \b
        | signatures? (?:\s+pages?)? \s+ (?:directly\s+|immediately\s+|to\s+)?
          (?:follows?|attached|appears?|begins?|on) \b )
      [^.()\[\]]{0,100} \)?
    ) [*_\s\d-]{0,80}""",
    re.IGNORECASE | re.VERBOSE,
)
"""What is printed on a page about the page: "[Signature Page Follows]", "(Remainder of page left blank)"."""
ACCEPTED = re.compile(
    r"(?:ACKNOWLEDGED?|ACCEPTED|AGREED|CONFIRMED|CONSENTED)\b[^.]{0,80}?"
    r"(?:ACCEPTED|AGREED|ACKNOWLEDGED|this|as of|to|:|,)"
    r"|AGREED\s*:?$|ACCEPTED\s*:?$|I\s+(?:HAVE\s+READ|UNDERSTAND|ACCEPT|AGREE)\b[^.]{0,80}:$",
    re.IGNORECASE,
)
INSTRUCTS = re.compile(r"\b(?:PLEASE|RETURN|SEND|DELIVER|COMPLETED?|MUST|SHOULD|IMPORTANT|INSTRUCTIONS?)\b")
INDEX = re.compile(r"(?:EXHIBIT\s+INDEX|INDEX\s+(?:TO|OF)\s+EXHIBITS)\s*:?", re.IGNORECASE)
CLOSING = re.compile(
    r"(?:very\s+truly\s+yours|yours\s+(?:very\s+)?(?:truly|sincerely|faithfully)"
    r"|(?:very\s+)?(?:sincerely|respectfully|cordially)(?:\s+yours)?|best\s+regards|(?:with\s+)?(?:kind\s+)?regards)\s*,?",
    re.IGNORECASE,
)


def is_note(block: Block) -> bool:
    """Whether a block is a note about the page that it stands on."""
    return PAGE_NOTE.fullmatch(block.words) is not None


def note(block: Block) -> Node:
    """The section of such a note."""
    return Node(block.start, "legend", "legend", "page_note", subkind="page_note", alone=True, end=block.end)


def signs(text: str) -> bool:
    """Whether somebody signs in the text: "By:", "/s/", "Name: ____"."""
    return any(word in text for word in SIGNING) and SIGNS.search(text) is not None


def find(blocks: Sequence[Block]) -> int | None:
    """Which block the signature page begins with, or null where nobody signs."""
    report = any(block.mark is not None and block.mark.form == "item" for block in blocks)
    forms = ("article", "section") if report else ("article", "section", "path")  # "99.1  Press release" is no section
    strong = [number for number, block in enumerate(blocks) if (mark := block.mark) is not None and mark.form in forms]
    last = strong[-1] if strong else -1
    for number, block in enumerate(blocks):
        if number > last and WITNESS.match(block.text[:120]):
            return number
    for number, block in enumerate(blocks):
        if number > last and number > len(blocks) // 4 and len(block.text) < 2500 and signs(block.text):
            return _back(blocks, number, max(last + 1, 1))
    return None


def _back(blocks: Sequence[Block], number: int, first: int) -> int:
    """Back over the names and the clause that stand before the first "By:"."""
    while number > first and not _prose(blocks[number - 1]):
        number -= 1
    if number > first and len(blocks[number - 1].text) < 700 and LEADS.search(blocks[number - 1].text):
        mark = blocks[number - 1].mark
        if mark is None:
            return number - 1
    return number


def _prose(block: Block) -> bool:
    """Whether a block is running text, so that it does not belong to the names above a signature."""
    if block.mark is not None:
        return True
    words = block.words
    if PAGE_NOTE.match(words):
        return True
    if CLOSING.match(words):
        return False
    return len(words) > 160 or (words.endswith(".") and len(words) > 60)


def section(blocks: Sequence[Block]) -> Node:
    """The section of a signature page; the blocks of those who accept stand inside it."""
    node = Node(blocks[0].start, "signature_page", "signature page", "signature_page", alone=True)
    first = blocks[0].text
    for block in blocks[1:]:
        if ACCEPTED.match(block.words) and not WITNESS.match(first) and not node.children:
            heading = re.match(r"[A-Za-z, &]+?(?=\s+(?:this|as of|to|on|by)\b|\s*[:_.]|$)", block.words)
            node.children.append(
                Node(block.start, "signature_page", "/acceptance", "signature_page.acceptance",
                     heading=heading[0].strip(" ,") if heading else None)
            )  # fmt: skip
    return node


def index(blocks: Sequence[Block]) -> int | None:
    """Which block after the signatures of a report heads the list of its exhibits, or null."""
    return next((number for number, block in enumerate(blocks) if number and INDEX.fullmatch(block.words)), None)


def instructions(blocks: Sequence[Block]) -> int | None:
    """Which block after the signatures is an instruction in capitals ("PLEASE RETURN THE COMPLETED …"), or null."""
    for number, block in enumerate(blocks):
        if (
            number
            and len(block.lines) > 1
            and len(block.text) > 120
            and INSTRUCTS.search(block.text)
            and in_capitals(" ".join(block.words.split()[:-1]))
        ):
            return number
    return None
