"""Letters: letterhead, dateline, addressee, salutation, body, and the page of those who sign and accept.

"Dear Mr. Warnock:" makes a letter; its paragraphs are body/1, body/2 …, numbered ones sections.
"""

import re
from collections.abc import Callable, Sequence

from pipeline.rules import MONTHS
from pipeline.split import agreement, signatures
from pipeline.split.agreement import LEGEND, MADE, OPENING, TITLE
from pipeline.split.headings import in_capitals, tidy, title_like
from pipeline.split.letter_body import body
from pipeline.split.node import Node
from pipeline.split.page import Block, Page

SALUTATION = re.compile(
    r"(?:Dear\s+[^\n]{2,80}|DEAR\s+[^\n]{2,60}|(?:Ladies\s+and\s+)?Gentlemen(?:\s+and\s+Ladies)?|LADIES AND GENTLEMEN"
    r"|GENTLEMEN|To Whom It May Concern|Ladies/Gentlemen|Sirs?|Mesdames and Gentlemen)\s*[:,;]?\s*(?:-{2})?"
)
MONTH = "(?:" + "|".join(MONTHS) + ")"
DATE = re.compile(
    rf"(?:As of |Dated?:?\s+(?:as of )?)?(?:\w{{3,9}},?\s+)?"
    rf"(?:{MONTH}\s+(?:\d{{1,2}}|_+)(?:st|nd|rd|th)?,?\s+(?:\d{{4}}|_+)"
    rf"|\d{{1,2}}\s+{MONTH},?\s+\d{{4}})",
    re.IGNORECASE,
)
SUBJECT = re.compile(r"(?:RE|Re|Subject|SUBJECT)\s*:")
INSTRUMENT = re.compile(r"\b(?:Agreement|Amendment|Waiver|Consent)$|^(?:Amendment|Waiver|Consent)\b")
COPY = re.compile(
    r"\[?(?:EXECUTION|CONFORMED|COMPOSITE|DRAFT|FINAL)\s+(?:COPY|VERSION|DRAFT)\]?|\[[^\]]*(?:COPY|LETTERHEAD|LOGO|GRAPHIC)[^\]]*\]",
    re.IGNORECASE,
)
FILED = re.compile(r"exhibit\s+\S+$", re.IGNORECASE)
RUNNING = 120
BELOW = 4
"""Among so few blocks below the title of an instrument its text begins."""
HEAD = 30
"""The salutation stands among so many first blocks."""


def recognises(page: Page, blocks: Sequence[Block]) -> bool:
    """Whether a salutation stands near the beginning."""
    return _salutation(blocks) is not None


def _salutation(blocks: Sequence[Block]) -> int | None:
    for number, block in enumerate(blocks[:HEAD]):
        if SALUTATION.fullmatch(block.words[:120]):
            return number
        if block.mark is not None and len(block.text) > 120:
            return None
    return None


def split(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """The sections of a letter."""
    greeting = _salutation(blocks)
    if greeting is None:
        return []
    nodes = _head(page, blocks[:greeting])
    hail = blocks[greeting]
    nodes.append(Node(hail.start, "salutation", "salutation", "letter.salutation", alone=True, end=hail.end))
    notes = [block for block in blocks[greeting + 1 :] if signatures.is_note(block)]
    rest = [block for block in blocks[greeting + 1 :] if block not in notes]
    signed = _signed(rest)
    written = body(page, rest[:signed])
    nodes += written
    nodes += [signatures.note(block) for block in notes]
    if signed is not None:
        numbered = any(node.kind == "section" for node in written)
        end = len(rest) if numbered else _enclosed(rest, signed + 1)
        nodes.append(signatures.section(rest[signed:end]))
        another = letter_or_agreement(rest[end:])
        nodes += another(page, rest[end:])
    return sorted(nodes, key=lambda node: node.start)


def letter_or_agreement(blocks: Sequence[Block]) -> Callable[[Page, Sequence[Block]], list[Node]]:
    """How a stretch of blocks behind a letter is split: as another letter, or as an instrument."""
    return agreement.split if _salutation(blocks) is None else split


def _enclosed(blocks: Sequence[Block], at: int) -> int:
    """Where another letter or an instrument begins behind the signature of one; the end where nothing is enclosed.

    An exhibit may be a letter, the consent to it, and the lease that they are about, one behind the other.
    """
    dated: int | None = None
    for number in range(at, len(blocks)):
        block = blocks[number]
        if _is_date(block):
            dated = number
        elif dated is not None and SALUTATION.fullmatch(block.words[:120]):
            return dated - 1 if dated > at and COPY.fullmatch(blocks[dated - 1].words) else dated
        elif len(block.words) < RUNNING and in_capitals(block.words) and TITLE.search(block.words):
            below = blocks[number + 1 : number + BELOW]
            if any(OPENING.match(one.text) and MADE.search(one.words) for one in below):
                return number
    return len(blocks)


def _head(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """What stands above the salutation: letterhead, dateline, addressee, subject."""
    nodes: list[Node] = []
    dated = next((number for number, block in enumerate(blocks) if _is_date(block)), None)
    opened = False
    for block in blocks[: dated or 0]:
        if COPY.fullmatch(block.words):
            nodes.append(_legend(block, "copy_mark"))
        elif len(block.words) > 120 and LEGEND.search(block.words):
            nodes.append(_legend(block, None))
        elif not opened and not FILED.match(block.words):
            nodes.append(Node(block.start, "letterhead", "letterhead", "letter.letterhead", alone=True))
            opened = True
    below = 0
    if dated is not None:
        nodes += _dated(page, blocks[dated])
        below = dated + 1
    return nodes + _addressee(blocks[below:], known=any(node.kind == "addressee" for node in nodes))


def _dated(page: Page, block: Block) -> list[Node]:
    """The dateline, and the addressee where it stands below without a gap."""
    first = block.lines[0]
    date_alone = DATE.fullmatch(page.text[first.start : first.end].strip()) is not None
    end = first.end if date_alone else block.end
    nodes = [Node(block.start, "dateline", "dateline", "letter.dateline", subkind="dateline", alone=True, end=end)]
    if date_alone and len(block.lines) > 1:
        nodes.append(Node(block.lines[1].start, "addressee", "addressee", "letter.addressee", alone=True))
    return nodes


def _addressee(blocks: Sequence[Block], *, known: bool) -> list[Node]:
    nodes: list[Node] = []
    for block in blocks:
        if SUBJECT.match(block.text):
            nodes.append(Node(block.start, "note", "re", "letter.subject", alone=True))
        elif TITLE.search(block.words) and (in_capitals(block.words) or (known and _is_title(block))):
            heading = tidy(block.text)
            nodes.append(
                Node(block.start, "title", "title", "letter.title", heading=heading, alone=True, end=block.end)
            )
        elif not known and not FILED.match(block.words):
            nodes.append(Node(block.start, "addressee", "addressee", "letter.addressee", alone=True))
            known = True
    return nodes


def _is_title(block: Block) -> bool:
    """Whether a line below the addressee says what the letter is: "Amendment to Employment Agreement"."""
    return len(block.lines) == 1 and title_like(block.words) and INSTRUMENT.search(block.words) is not None


def _is_date(block: Block) -> bool:
    words = block.words
    match = DATE.match(words)
    return match is not None and (len(words) - match.end() < 8 or len(block.lines) > 1)


def _signed(blocks: Sequence[Block]) -> int | None:
    for number, block in enumerate(blocks):
        if signatures.CLOSING.match(block.words) and len(block.words) < 120:
            return number
    found = signatures.find(blocks)
    # "If this is agreed, please sign below" is the letter's last paragraph, not the clause of an instrument
    if found is not None and len(blocks[found].words) > RUNNING:
        return found + 1 if found + 1 < len(blocks) else None
    return found


def _legend(block: Block, subkind: str | None) -> Node:
    return Node(block.start, "legend", "legend", "letter.legend", subkind=subkind, alone=True, end=block.end)
