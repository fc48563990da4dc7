"""What is attached at the end: exhibits, annexes, schedules, each a part with its own numbering.

"EXHIBIT A" alone on top of a page, after the signatures, begins the part "Exhibit A".
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.split import contents, signatures
from pipeline.split.headings import tidy, title_like
from pipeline.split.page import Block, Page

HEAD = re.compile(
    r"""[\[(]?(?P<kind>EXHIBIT|ANNEX|SCHEDULE|APPENDIX|ATTACHMENT|ADDENDUM|RIDER|Exhibit|Annex|Schedule|Appendix
      |Attachment|Addendum)
    \s+(?:No\.\s*|\#\s*|["“])?
    (?P<own>(?!(?:TO|OF|IN|IS|AT|BY|OR|AS|NO)\b)[A-Z]{1,2}(?:[-–.]?\d{1,2}(?:\.\d{1,2})?)?|[IVX]{1,5}|\d{1,2}(?:[-.]\d{1,2}[A-Z]?)*(?:\([a-z]\))?|ONE|TWO|THREE)
    ["”]?[\])]? (?=$|[\s:.\-–—(]) \s*(?P<rest>.*)""",
    re.VERBOSE | re.DOTALL,
)
FILED = re.compile(
    r"\s*(?:exhibit|ex\.?)[\s-]+(?:no\.\s*)?(?P<number>\d{1,3}(?:\.\w{1,6})*(?:\([a-z0-9]+\))?(?:-\d+)?)(?=\s|$)",
    re.IGNORECASE,
)
NUMBERED = re.compile(r"Exhibit \d+\.\d")
"""How an exhibit is numbered in the filing; before the signatures it is the document's own number."""
REFERS = re.compile(r"(?:(?:to|of|hereto|attached|shall|is|are|and|or|sets?|contains?|lists?)\b|[,;(])", re.IGNORECASE)
ADDRESSED = re.compile(r"(?:TO|to)\s+(?:the\s+|THE\s+)?[A-Z]")


@dataclass(frozen=True)
class Attachment:
    """An attached part: its label, its heading, and its blocks, head first."""

    label: str
    heading: str | None
    blocks: tuple[Block, ...]


def apart(page: Page, blocks: Sequence[Block]) -> tuple[list[Block], list[Attachment]]:
    """The blocks of the main part, and the attachments in order."""
    heads = _heads(page, blocks)
    if not heads:
        return list(blocks), []
    ends = [*(number for number, _ in heads[1:]), len(blocks)]
    attachments = [
        Attachment(label, _heading(blocks, number), tuple(blocks[number:end]))
        for (number, label), end in zip(heads, ends, strict=True)
    ]
    return list(blocks[: heads[0][0]]), attachments


def _heads(page: Page, blocks: Sequence[Block]) -> list[tuple[int, str]]:
    """Where attachments begin, with their labels."""
    candidates = [number for number, block in enumerate(blocks) if number > 2 and _head(block) is not None]
    if not candidates:
        return []
    table = contents.find(page, blocks)
    signed = next((number for number, block in enumerate(blocks) if _signs(block)), len(blocks))
    known = set(candidates)
    found: dict[str, int] = {}
    for number in candidates:
        label = _head(blocks[number]) or ""
        listed = _in_a_list(blocks, number, known) or (table is not None and table[0] <= number < table[1])
        placed = number > signed or (
            (blocks[number].page_top or _stands_out(blocks, number)) and not NUMBERED.match(label)
        )
        if placed and not listed and label not in found:
            found[label] = number
    return [(number, label) for label, number in found.items()]


def _signs(block: Block) -> bool:
    return bool(signatures.WITNESS.match(block.text[:120]) or signatures.signs(block.text[:300]))


def _head(block: Block) -> str | None:
    """The label of the attachment that the block is the head of, or null."""
    if block.text[0] not in "EASR[(" or (match := HEAD.match(block.text[:300])) is None:
        return None
    rest = " ".join(match["rest"].split())
    if rest and REFERS.match(rest) and not ADDRESSED.match(rest):
        return None
    if rest and (len(block.text) > 200 or not title_like(rest.strip(" -–—:.()")) or rest.endswith((";", ","))):
        return None
    return f"{match['kind'].capitalize()} {match['own']}"


def _stands_out(blocks: Sequence[Block], number: int) -> bool:
    """Whether the head stands far below what comes before it, or alone at the right after a full stop."""
    block = blocks[number]
    late = number > len(blocks) // 3
    return block.gap > 2 or (late and block.indent > 16 and blocks[number - 1].text[-1] in "._-")


def _in_a_list(blocks: Sequence[Block], number: int, candidates: set[int]) -> bool:
    """Whether it is a line of a list of exhibits: another line of the list stands beside it."""
    if number + 1 in candidates and not blocks[number + 1].page_top and blocks[number + 1].gap < 3:
        return True
    if sum(HEAD.match(line.strip()) is not None for line in blocks[number].text.split("\n")) > 1:
        return True
    return number - 1 in candidates and not blocks[number].page_top and blocks[number].gap < 3


def _heading(blocks: Sequence[Block], number: int) -> str | None:
    """The heading of the attachment: beside its label, or in one of the next blocks."""
    match = HEAD.match(blocks[number].text[:300])
    rest = tidy(match["rest"].lstrip("-–—:. ")) if match else ""
    if rest and not rest.lower().startswith("to "):
        return rest
    for block in blocks[number + 1 : number + 4]:
        words = tidy(block.text)
        if _head(block) is not None:
            return None
        if not words.isupper() and len(words) > 250:
            return None
        if (
            3 < len(words) < 160
            and words[0] != "["
            and title_like(words)
            and not words.lower().startswith(("to ", "time "))
        ):
            return words
    return None


def filed_as(text: str) -> str | None:
    """The number under which a document was filed: "EX-4.4" for "EXHIBIT 4.4" at its head; null where none stands."""
    match = FILED.match(text[:300])
    return f"EX-{match['number'].upper()}" if match else None
