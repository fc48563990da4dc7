"""What is attached at the end: exhibits, annexes, schedules, each a part with its own numbering.

"EXHIBIT A" alone on top of a page, after the signatures, begins the part "Exhibit A".
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pipeline.split import contents, signatures
from pipeline.split.headings import caps_run_in, tidy, title_like
from pipeline.split.page import Block, Page

HEAD = re.compile(
    r"""[\[(]?(?P<kind>EXHIBIT|ANNEX|SCHEDULE|APPENDIX|ATTACHMENT|ADDENDUM|RIDER|Exhibit|Annex|Schedule|Appendix
      |Attachment|Addendum|Rider)
    (?:\s+|(?<=[A-Z])(?=\d))(?:No\.\s*|\#\s*|[-–—]\s*|["“])?
    (?P<own>(?!(?:TO|OF|IN|IS|AT|BY|OR|AS|NO)\b)[A-Z]{1,2}(?:[-–.]?\d{1,2}(?:\.\d{1,2})?)?|[IVX]{1,5}|\d{1,2}(?:[-.]\d{1,2}[A-Z]?)*(?:\([A-Za-z]\))?|ONE|TWO|THREE)
    ["”]?[\])]? (?=$|[\s:.\-–—(]) \s*(?P<rest>.*)""",
    re.VERBOSE | re.DOTALL,
)
LONE = re.compile(
    r"(?P<kind>SCHEDULE|APPENDIX|ANNEX|ATTACHMENT|ADDENDUM|RIDER|Schedule|Appendix|Annex|Attachment|Addendum|Rider)"
    r"(?:\s+TO\s+[A-Z ]{3,80})?[:.]?"
)
"""The head of the only attachment of its kind, which needs no letter: "APPENDIX", "ADDENDUM TO LEASE AGREEMENT"."""
FORMS = re.compile(
    r"FORM\s+OF\s+(?:\w+\s+){0,3}(?:ASSIGNMENT|EXERCISE|ELECTION|NOTICE|AGREEMENT|TRANSFER|SUBSCRIPTION|CONVERSION)(?:\s+\w+){0,2}"
    r"|(?:NOTICE\s+OF\s+(?:EXERCISE|CONVERSION|ASSIGNMENT)|ELECTION\s+TO\s+(?:PURCHASE|EXERCISE|CONVERT)"
    r"|(?:ASSIGNMENT|SUBSCRIPTION|EXERCISE|PURCHASE|CONVERSION|ELECTION|TRANSFER)\s+(?:FORM|NOTICE))"
)
"""The head of a form below the signatures, which has no letter: "FORM OF ASSIGNMENT", "NOTICE OF EXERCISE"."""
GOES_ON = re.compile(r"(?:,|\b(?:in|on|to|of|the|and|or|as|this|see|under|with|by|per|from))$")
"""How a text ends that an attachment is named after, and does not begin."""
NAMED = re.compile(r"\b(?P<kind>[A-Za-z]{5,10}) (?P<own>[A-Z]|[IVX]+|\d+(?:\.\d+)?)\b")
WIDE = re.compile(r"\s{2,}|\n|(?=\[)")
LONGEST_HEADING = 120
APART = 2
"""So many empty lines part an attachment from what comes before it, at least."""
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
    signed = next((number for number, block in enumerate(blocks) if _signs(block)), len(blocks))
    labels = {number: label for number in range(3, len(blocks)) if (label := _label(blocks, number)) is not None}
    labels = dict(sorted((labels | _forms(blocks, signed, labels)).items()))
    if not labels:
        return []
    table = contents.find(page, blocks)
    found: dict[str, int] = {}
    for number, label in labels.items():
        listed = _in_a_list(blocks, number, labels) or (table is not None and table[0] <= number < table[1])
        placed = number > signed or (
            (blocks[number].page_top or _stands_out(blocks, number) or _is_cited(page, blocks, number, label))
            and not NUMBERED.match(label)
            and not label.isalpha()
        )
        if placed and not listed and label not in found:
            found[label] = number
    return [(number, label) for label, number in found.items()]


def _forms(blocks: Sequence[Block], signed: int, labels: Collection[int]) -> dict[int, str]:
    """Where forms begin that stand below the signatures of an instrument with no other attachment before them."""
    end = min(labels, default=len(blocks))
    return {
        number: words.capitalize()
        for number in range(signed + 1, end)
        if len(words := _bare(blocks[number])) < LONGEST_HEADING and FORMS.fullmatch(words)
    }


def _bare(block: Block) -> str:
    return block.words.strip("[]()_- ")


def _signs(block: Block) -> bool:
    return bool(signatures.WITNESS.match(block.text[:120]) or signatures.signs(block.text[:300]))


def _label(blocks: Sequence[Block], number: int) -> str | None:
    """The label of the attachment that begins with this block, or null: on top of a page its head may run on."""
    block = blocks[number]
    label = _head(block)
    if label is not None or not (block.page_top or block.gap > APART) or block.text[0] not in "EASR":
        return label
    if GOES_ON.search(blocks[number - 1].text[-8:]):
        return None
    if (lone := LONE.fullmatch(block.words)) is not None:
        return str(lone["kind"]).capitalize()
    match = HEAD.match(block.text[:300])
    rest = match["rest"].lstrip("-–—:. ") if match else ""
    if match is None or not rest or rest[0].islower() or REFERS.match(rest) or _names_others(match):
        return None
    return f"{match['kind'].capitalize()} {match['own']}"


def _head(block: Block) -> str | None:
    """The label of the attachment that the block is the head of, or null."""
    if block.text[0] not in "EASR[(" or (match := HEAD.match(block.text[:300])) is None:
        return None
    rest = " ".join(match["rest"].split()).strip("-–—_= ")
    if rest and _names_others(match):
        return None
    if rest and REFERS.match(rest) and not ADDRESSED.match(rest):
        return None
    if rest and (len(block.text) > 200 or not title_like(rest.strip(" -–—:.()")) or rest.endswith((";", ","))):
        return None
    return f"{match['kind'].capitalize()} {match['own']}"


def _names_others(match: "re.Match[str]") -> bool:
    """Whether a list of what is attached begins so: "SCHEDULE A - Patents SCHEDULE B - Trademarks"."""
    return any(
        other["kind"] == match["kind"] and other["own"] != match["own"]
        for other in NAMED.finditer(match["rest"], 0, LONGEST_HEADING)
    )


def _stands_out(blocks: Sequence[Block], number: int) -> bool:
    """Whether the head stands far below what comes before it, or alone at the right after a full stop."""
    block = blocks[number]
    late = number > len(blocks) // 3
    return block.gap > APART or (late and block.indent > 16 and blocks[number - 1].text[-1] in "._-")


def _is_cited(page: Page, blocks: Sequence[Block], number: int, label: str) -> bool:
    """Whether the head, alone in capitals behind a full stop, is that of an attachment that the text cites."""
    alone = blocks[number].words == label.upper() and blocks[number - 1].text[-1] in ".;_-"
    kind, _, own = label.partition(" ")
    cited = re.compile(rf"\b{kind}s?\s+[\"“]?{re.escape(own)}(?!\w)") if alone else None
    return cited is not None and cited.search(page.text, blocks[0].start, blocks[number].start) is not None


def _in_a_list(blocks: Sequence[Block], number: int, candidates: Collection[int]) -> bool:
    """Whether it is a line of a list of exhibits: another line of the list stands beside it."""
    if number + 1 in candidates and not blocks[number + 1].page_top and blocks[number + 1].gap < 3:
        return True
    if sum(HEAD.match(line.strip()) is not None for line in blocks[number].text.split("\n")) > 1:
        return True
    return number - 1 in candidates and not blocks[number].page_top and blocks[number].gap < 3


def _heading(blocks: Sequence[Block], number: int) -> str | None:
    """The heading of the attachment: beside its label, or in one of the next blocks."""
    if FORMS.fullmatch(_bare(blocks[number])):
        return _bare(blocks[number])
    match = HEAD.match(blocks[number].text[:300])
    rest = match["rest"].lstrip("-–—:. ") if match else ""
    if match is not None and _head(blocks[number]) is None:
        rest = WIDE.split(rest)[0]
        return caps_run_in(rest) or (tidy(rest) if len(rest) < LONGEST_HEADING and rest[:1].isalpha() else None)
    rest = tidy(rest)
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
