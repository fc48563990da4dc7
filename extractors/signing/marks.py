r"""What goes to the block above: the line under a hand, the hand over an empty line, a name after "By:", a firm.

And who signs without any mark: "Sincerely,\n\nAnn Hill".
"""

import re
from collections.abc import Sequence

from extractors.names import is_person
from extractors.signing.block import Block
from extractors.signing.cells import ORDINARY, Cell
from extractors.signing.head_names import LONGEST, name_in
from extractors.signing.signer import name_and_office
from extractors.signing.words import (
    ACCEPTED,
    CLOSING,
    DATE,
    HEADING,
    is_office,
    is_organization,
    is_place,
    is_post,
    is_signer,
)

LABELS = frozenset({"name", "title", "date", "rule"})
RIGHT = 15
"""How far right of a ruled line the column of the offices begins at least."""
LINES_BELOW = 5
"""How far below a firm the prompts of who signs for it stand."""
_ASSENT = re.compile(
    r"\b(?:I|we|undersigned)\s(?:hereby\s)?(?:have\s(?:read\sand\s)?)?(?:accept|agree|acknowledge)", re.IGNORECASE
)
_ACCEPTANCE = re.compile(
    r"^[ \t]*(?:acceptance|(?:acknowledged|accepted|agreed)\b[^.;:\n]{0,60}):?[ \t]*$", re.IGNORECASE | re.MULTILINE
)
"""The line over whoever takes up the terms of a letter: "Acknowledged, Accepted and Agreed"."""
_HAND = re.compile(r"/s/|\bby\s*:|_{3}", re.IGNORECASE)
"""What stands over the printed name of who has signed."""
_WITNESS = re.compile(r"\bIN\s+WITNESS\s+WHEREOF\b", re.IGNORECASE)
WITNESSES = 2000
"""How far above the last name of a page its testimonium stands at most."""
SPACE, FAR_BELOW = 4, 12
"""So many lines a name stands below the signature before it, where the space between is for a hand."""
ASSENTS = 400
"""How far above the name of who accepts his words stand at most."""
LEADS = 12
"""Over how many lines the name of a signer may lead to his signature."""


def is_line_of_hand(text: str, block: Block | None, pending: Sequence[Cell], cell: Cell) -> bool:
    """Whether a blank "By: ____" is only the line that the "/s/" above it stands over."""
    return (
        block is not None and block.mark is not None and block.mark.kind == "sign" and not pending
        and not block.labels and cell.kind == "by" and not cell.signed and not cell.said(text)
        and cell.line - block.mark.line <= 1
    )  # fmt: skip


def fills_line(text: str, block: Block | None, pending: Sequence[Cell], cell: Cell) -> bool:
    """Whether "/s/ …" is the signature of an empty "By:" right above it, or a second "By:" has the name alone."""
    said = cell.said(text)
    named = cell.kind == "by" and not cell.signed and is_signer(said) and not is_organization(said)
    if block is None or block.mark is None or block.mark.said(text) or pending or block.labels:
        return False
    asked = block.mark.kind == "by" and not block.mark.signed
    stamped = block.mark.kind == "sign" and text[block.mark.end - 1] == ":"  # "DocuSigned by:"
    return (cell.kind == "sign" or named) and (asked or stamped) and cell.line - block.mark.line <= 3


def is_caption_of_witness(
    text: str, block: Block | None, pending: Sequence[Cell], cell: Cell, after: Cell | None
) -> bool:
    """Whether a lone "Witness" right below a hand says whose that is, and does not lead to the hand below it."""
    alone = cell.kind == "witness" and not cell.said(text) and text[cell.end - 1].isalpha()
    leads = after is not None and after.kind in {"by", "sign", "rule"}
    return (
        alone and not leads and block is not None and block.mark is not None and block.head is None and not block.led
        and cell.line - block.mark.line <= 2 and all(one.kind == "rule" for one in pending)
    )  # fmt: skip


def is_office_beside(text: str, cell: Cell, mark: Cell) -> bool:
    """Whether a cell is the office of who signs on a ruled line: right of it, at the height of his hand."""
    near = mark.kind == "rule" and cell.kind == "text" and mark.line - cell.line == 1
    return near and cell.column > mark.column + RIGHT and is_post(cell.said(text))


def is_printed_again(text: str, block: Block | None, pending: Sequence[Cell], cell: Cell) -> bool:
    """Whether "By: A. Dale Mayo" only prints the name of who has signed right above it."""
    said = cell.said(text)
    return (
        cell.kind == "by" and not cell.signed and bool(said) and block is not None and block.signed
        and block.mark is not None
        and (name_and_office(said)[0] or "").casefold() == block.mark.said(text).casefold()
        and all(one.kind == "rule" or _is_own_firm(text, block, one) for one in pending)
    )  # fmt: skip


def _is_own_firm(text: str, block: Block, cell: Cell) -> bool:
    """Whether a firm that stands between a hand and the name printed again is his."""
    return cell.kind == "text" and block.head is None and block.firm is None and is_organization(cell.said(text))


def is_firm_below(text: str, block: Block, left: Sequence[Cell], mark: Cell | None) -> bool:
    """Whether the firm in the first cell of what is left is that of the signer above, and not of the next `mark`."""
    firm = left[0]
    if firm.kind != "text" or not block.signed or block.head is not None or block.chain or block.mark is None:
        return False
    if firm.end - firm.start > LONGEST:
        return False
    name, _ = name_in(text, [firm])
    if name is None or not is_organization(name) or is_organization(block.mark.said(text)):
        return False
    step = firm.line - block.cells[-1].line
    heads = any(_heads(text, cell) for cell in left[1:])
    printed = (block.name is not None or block.title is not None) and mark is not None and mark.line - firm.line > 1
    return step < 2 + (heads or mark is None) and (mark is None or heads or printed)


def _heads(text: str, cell: Cell) -> bool:
    """Whether a cell begins another block: a firm, the head of an acceptance."""
    said = cell.said(text)
    return cell.kind == "text" and (is_organization(said) or ACCEPTED.match(text, cell.start, cell.end) is not None)


def parted_above(text: str, left: Sequence[Cell], mark: Cell) -> tuple[list[Cell], list[Cell]]:
    """What stands above a mark, and of it the prompts that name its signer: "Name: Jane Doe", "Title: President"."""
    at = len(left)
    while at and left[at - 1].kind in LABELS:
        at -= 1
    names = [cell.said(text) for cell in left[at:] if cell.kind == "name"]
    hand = set(mark.said(text).casefold().split())
    own = len(names) == 1 and is_signer(names[0]) and (not hand or hand & set(names[0].casefold().split()))
    return (list(left[:at]), list(left[at:])) if own and mark.line - left[at].line < LEADS else (list(left), [])


def asks_below(text: str, pending: Sequence[Cell], cell: Cell, after: Cell | None) -> bool:
    r"""Whether empty prompts ask who signs for the firm above them: "ACME, INC.\n\nName:\nTitle:"."""
    if cell.kind != "name" or cell.said(text) or after is None or after.kind != "title" or after.said(text):
        return False
    firm = pending[-1] if pending else None
    return firm is not None and firm.kind == "text" and cell.line - firm.line < LINES_BELOW and _is_whole(text, firm)


def accepts(text: str, cell: Cell, after: Cell | None) -> bool:
    r"""Whether a prompt names who accepts, over or beside a blank day: "I accept.\n\nName: Ann Hill   Date:"."""
    dated = after is not None and after.kind == "date" and not after.said(text) and after.line - cell.line <= 2
    named = cell.kind == "name" and is_person(cell.said(text))
    return dated and named and _ASSENT.search(text, max(0, cell.start - ASSENTS), cell.start) is not None


def _is_whole(text: str, firm: Cell) -> bool:
    """Whether a line is nothing but the name of a firm."""
    name, start = name_in(text, [firm])
    return name is not None and is_organization(name) and start == firm.start


def is_another_hand(text: str, left: Sequence[Cell]) -> bool:
    """Whether nothing but a caption parts a mark from the block above: a second hand for the same party."""
    return all(
        cell.kind == "rule"
        or (cell.kind == "other" and not cell.said(text))
        or (cell.kind == "text" and cell.said(text) == "and")
        or (cell.kind == "text" and text[cell.start : cell.end].rstrip().endswith(":")
            and len(ORDINARY.findall(cell.said(text))) > 2)
        for cell in left
    )  # fmt: skip


def signs_below(said: str) -> bool:
    """Whether words under a ruled line say that somebody signs on it, and do not caption a printed name."""
    return not said.startswith("Name of ") and (is_signer(said) or "ignatur" in said or is_office(said))


def unmarked(text: str, cell: Cell, below: Sequence[Cell]) -> Sequence[Cell]:
    r"""The cells that name who signs without any mark, his firm first; none where a mark follows or nobody is named.

    Below the words that close a letter stands a firm or a person, "Elm LLP\nDenver, Colorado\nMarch 1, 2002" is a firm
    below its report, and "Ann Hill        Date:" below "Accepted and agreed" is whoever is to accept.
    """
    said = [one.said(text) for one in (cell, *below)]
    if cell.kind != "text":
        return ()
    if _accepts_beside_day(text, cell, below):
        return (cell,)
    if not CLOSING.fullmatch(said[0]):
        dated = len(said) > 2 and is_place(said[1]) and DATE.fullmatch(said[2]) and is_organization(said[0])
        above = text[: cell.start].rstrip()
        return (cell,) if dated and above.endswith(".") and not above.casefold().endswith(said[0].casefold()) else ()
    if not below or below[0].kind != "text" or _is_marked(text, below):
        return ()
    firm = is_organization(said[1])
    if said[0].rstrip(",").casefold().endswith(("board", "directors", "trustees")) and not (
        firm or is_person(said[1]) or is_office("".join(said[2:3]))
    ):
        return ()  # "By order of the Board" above a heading
    return below[: 1 + (firm and len(below) > 1 and _is_person(said[2]))] if firm or _is_person(said[1]) else ()


def signs_last(text: str, block: Block, left: Sequence[Cell]) -> bool:
    r"""Whether a name that stands alone far below the last signature is that of an individual who is to sign as well.

    "IN WITNESS WHEREOF …\n\nACME, INC.\nBy: ____\n\n\n\n\nAnn Hill": the space above her name is for her hand.
    """
    cell, *rest = left
    said = cell.said(text)
    gap = cell.line - block.cells[-1].line
    alone = all(one.kind == "text" and one.said(text).isdigit() for one in rest)
    return (
        alone and cell.kind == "text" and SPACE <= gap <= FAR_BELOW and is_person(said) and _is_person(said)
        and block.head is not None and is_organization(block.head.name)
        and _WITNESS.search(text, max(0, cell.start - WITNESSES), cell.start) is not None
    )  # fmt: skip


def _accepts_beside_day(text: str, cell: Cell, below: Sequence[Cell]) -> bool:
    """Whether a name beside a blank day is that of somebody who is to accept what stands above."""
    day = below[0] if below and below[0].line == cell.line else None
    blank = day is not None and day.said(text).strip(":") in ("", "Date") and day.kind in {"date", "text"}
    above = max(0, cell.start - ASSENTS)
    blank = blank and not _HAND.search(text[above : cell.start].rstrip().rpartition("\n")[2])
    assent = blank and any(words.search(text, above, cell.start) for words in (_ASSENT, _ACCEPTANCE))
    return assent and _is_person(cell.said(text)) and not _is_marked(text, below)


def _is_marked(text: str, cells: Sequence[Cell]) -> bool:
    """Whether a mark or a ruled line stands among the cells, before any that heads another block."""
    for cell in cells:
        if cell.kind == "text" and HEADING.match(text, cell.start, cell.end):
            return False  # "Agreed and accepted:"
        if cell.kind in {"by", "sign", "rule", "name"}:
            return True
    return False


def _is_person(said: str) -> bool:
    """Whether words without a mark beside them name a person: no heading, and no line of an address."""
    return is_signer(name_and_office(said)[0] or "") and not HEADING.match(said)
