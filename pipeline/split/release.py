"""Press releases: contacts, headline, dateline, paragraphs and bullets, "About", legend, statements.

"LEONIA, NJ, MAY 12, 2004 -- INFOCROSSING, INC." begins the body; its dateline goes to the date.
"""

import re
from collections.abc import Sequence

from pipeline.rules import MONTHS
from pipeline.split import statements
from pipeline.split.headings import in_capitals, tidy, title_like
from pipeline.split.inline import enumerate_inline
from pipeline.split.node import Node
from pipeline.split.page import Block, Page

MONTH = "(?:" + "|".join(MONTHS) + r"|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?"
PLACE = r"\(?(?:[A-Z][\w.'’&/-]{0,30}(?:,?[ \n]{1,3}|(?=[-–—(])|(?<=\.\.))){1,7}[-–—(]{0,3}[ \n]{0,2}"
DATE = MONTH + r"\s+\d{1,2}(?:st|nd|rd|th)?(?:\s{0,2},?\s{1,3}\d{4})?\)?"
WIRE = (
    r"(?:[ ]{0,2}[/(-]{0,2}[ ]{0,2}(?:PR[ ]?Newswire|Business[ ]?Wire|GLOBE[ ]?NEWSWIRE|Market[ ]?wire)"
    r"[^/\n)-]{0,40}[/)]?)?"
)
DATELINE = re.compile(
    rf"(?:{PLACE})?{DATE}{WIRE}(?=\s{{0,3}}(?:/[^/\n]{{2,40}}/)?\s{{0,3}}(?:-{{1,3}}|[–—]|:|\.{{2,3}}|\())",
    re.IGNORECASE,
)
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
RELEASED = re.compile(r"for\s+immediate\s+release|(?:press|news)\s+release|^news\b", re.IGNORECASE)
BULLET = re.compile(r"(?P<bullet>o|•|●|▪|■|\*|--?|·|–|—|§)\s+(?=\S)")
ANNOUNCES = re.compile(
    r"\b(?:today\s+(?:announced|reported|said)|(?:announced|reported)\s+today|(?:announces?|announced|reports?|reported)\b"
    r"[^.]{0,80}\b(?:results|earnings|today|appointment|resign))",
    re.IGNORECASE,
)
END_MARK = re.compile(r"[#*\s-]{1,12}|\(?(?:END|TABLES? (?:TO )?FOLLOWS?|more)\)?|-\s*(?:30|more|0)\s*-", re.IGNORECASE)
LABEL = re.compile(r"(?:(?:Investor|Media|Press|Company|Financial)\s+)?(?:Contacts?|CONTACTS?)\b")
FILED = re.compile(r"(?:exhibit|ex)\b.{1,12}", re.IGNORECASE)
HEAD = 25


def recognises(page: Page, blocks: Sequence[Block]) -> bool:
    """Whether a dateline opens a paragraph near the beginning, or something is announced today."""
    if any(dateline(block) is not None and len(block.text) > 150 for block in blocks[:HEAD]):
        return True
    text = " ".join(block.words[:600] for block in blocks[:15])
    return RELEASED.search(text[:400]) is not None and ANNOUNCES.search(text) is not None


def dateline(block: Block) -> int | None:
    """How many characters the dateline takes that the block begins with, or null where it begins with none."""
    if len(block.text) < 60 or not (block.text[0].isupper() or block.text[0] == "("):
        return None
    match = DATELINE.match(block.text[:220])
    if match is None:
        return None
    wire = re.match(r"\s{0,3}/[^/\n]{2,40}/", block.text[match.end() : match.end() + 50])
    return match.end() + (wire.end() if wire else 0)


def split(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """The sections of a release."""
    found = statements.regions(page)
    first = _first_paragraph(blocks)
    tail = _tail(page, blocks, first, found)
    return [
        *_head(page, blocks[:first]),
        *_text(page, blocks[first:tail]),
        *statements.statements(page, blocks[tail:], found),
    ]


def _first_paragraph(blocks: Sequence[Block]) -> int:
    """The block with the dateline, else the first paragraph of running text."""
    for number, block in enumerate(blocks[:HEAD]):
        if len(block.text) > 100 and dateline(block) is not None:
            return number
    for number, block in enumerate(blocks[:HEAD]):
        if len(block.words) > 180 and not CONTACT.search(block.words[:60]):
            return number
    return min(len(blocks), 1)


def _tail(page: Page, blocks: Sequence[Block], first: int, found: Sequence[statements.Region]) -> int:
    """The block that the first statement begins with, after the legend and the "About"."""
    after = blocks[first].end if first < len(blocks) else 0
    for block in blocks[first:]:
        if _is_legend(block) or ABOUT.match(block.text):
            after = block.end
    for region in found:
        if page.lines[region.first].start > after:
            begin = page.lines[statements.caption_line(page, region.first, after)].start
            return next(
                (number for number, block in enumerate(blocks) if block.end > begin and number > first), len(blocks)
            )
    return len(blocks)


def _head(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """Letterhead and headline above the first paragraph."""
    headline = _headline(page, blocks)
    nodes: list[Node] = []
    for number, block in enumerate(blocks):
        if number in headline:
            if number == headline[0]:
                heading = " ".join(tidy(blocks[one].text) for one in headline)
                nodes.append(Node(block.start, "headline", "title", "release.headline", heading=heading, alone=True))
        elif (not nodes or nodes[-1].kind == "headline") and not FILED.fullmatch(block.words):
            label = LABEL.match(block.text)
            node = Node(block.start, "letterhead", "letterhead", "release.letterhead", alone=True)
            node.heading = label[0] if label else None
            nodes.append(node)
    return nodes


def _headline(page: Page, blocks: Sequence[Block]) -> list[int]:
    """The numbers of the headline's blocks: the last ones that are set as a heading."""
    chosen: list[int] = []
    for number in range(len(blocks) - 1, -1, -1):
        words = blocks[number].words
        set_so = in_capitals(words) or title_like(words) or page.centred(blocks[number])
        fits = set_so and len(words) > 20 and not CONTACT.search(words) and not RELEASED.search(words)
        if fits and (not chosen or number == chosen[0] - 1):
            chosen.insert(0, number)
        elif chosen:
            break
    return chosen


def _text(page: Page, blocks: Sequence[Block]) -> list[Node]:
    """Body, "About", legends and contacts, in the order in which they stand."""
    nodes: list[Node] = []
    for block in blocks:
        kind = nodes[-1].kind if nodes else None
        if _is_about(page, block):
            first = tidy(page.text[block.start : block.lines[0].end])
            heading = first if len(block.lines) > 1 or len(block.text) < 120 else None
            nodes.append(Node(block.start, "about", "about", "release.about", heading=heading, alone=True))
        elif _is_legend(block):
            if kind != "legend":
                nodes.append(Node(block.start, "legend", "legend", "release.legend", subkind="safe_harbor", alone=True))
        elif kind in ("legend", "about") and not BULLET.match(block.text) and not _is_contact(block):
            continue
        elif nodes and _is_contact(block):
            nodes.append(Node(block.start, "letterhead", "letterhead", "release.contact", alone=True))
        elif not END_MARK.fullmatch(block.words) and (kind == "body" or not nodes or len(block.words) > 100):
            if kind != "body":
                nodes.append(Node(block.start, "body", "body", "release.body", alone=True))
            _paragraph(page, nodes[-1], block)
    return nodes


def _is_about(page: Page, block: Block) -> bool:
    first = page.text[block.start : block.lines[0].end]
    plain = re.sub(r"\([^)]*\)", "", first)
    return ABOUT.match(first) is not None and (len(block.lines) > 1 or title_like(plain) or len(first) > 200)


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


def _paragraph(page: Page, body: Node, block: Block) -> None:
    """Adds a paragraph, or a bullet of the list that the paragraph before it introduces."""
    bullet = BULLET.match(block.text)
    if bullet is not None and body.children:
        listing = body.children[-1]
        listing.subkind = "list"
        own = f"/{len(listing.children) + 1}"
        item = Node(block.start, "list_item", own, "release.bullet", number=bullet["bullet"], subkind="bullet")
        listing.children.append(item)
        return
    node = Node(block.start, "paragraph", f"/{len(body.children) + 1}", "release.paragraph", subkind="paragraph")
    length = None if body.children else dateline(block)
    if length is not None:
        end = block.start + len(block.text[:length].rstrip(" -–—:"))
        child = Node(
            block.start, "dateline", "dateline", "release.dateline", subkind="dateline", inline=True, alone=True
        )
        child.end = end
        node.children.append(child)
    node.children += enumerate_inline(page.text, block.start + (length or 0), block.end)
    body.children.append(node)
