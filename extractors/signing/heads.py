r"""The party above its signature: the nearest name over "By:", over descriptions and capacities.

"WELLS FARGO BANK,\nNATIONAL ASSOCIATION" is one name on two lines; ", as Administrative Agent" is no part of a name.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from regex import VERBOSE

from extractors.lexicon.words import words
from extractors.names import is_generic, walk_back
from extractors.names.forms import CHAIN, compiled
from extractors.signing.cells import ORDINARY, Cell
from extractors.signing.words import (
    CAPTION,
    DATE,
    DESCRIBED,
    HEADING,
    LEADER,
    PLACEHOLDER,
    is_fragment,
    is_organization,
    is_post,
)

FARTHEST = 14
LONGEST = 120
NOTE = re.compile(r"\[.{0,24}(?:signature|remainder|page|intentionally)", re.IGNORECASE)
PATTERNLESS = re.compile(r"[A-Z][a-z]+\.? \d{5}\b|\d-\d|\b[IVX]+-\d|^[\W\d]+$|@|\$|\.{3}")
_TWO = re.compile(
    r"\b(?:INC|CORP|LTD|LLC|L\.P|L\.L\.C|Inc|Corp|Ltd)[.,]*\s+(?!AND\b|OF\b|and\b|of\b|SPC"
    r"|[IVX]+\b)(?:[A-Z][\w.&-]*,?\s+)+(?:INC|CORP\w*|LTD|LLC|L\.P|Inc|Corp\w*|Ltd|GMBH)\b"
)
"""Two names in one line, of which no one knows who signs."""
_LEADING = re.compile(r"(?:and|for|by|agreed|accepted|acknowledged)\b[:\s]*", re.IGNORECASE)


@dataclass(frozen=True)
class Head:
    """The name above a signature, and the cells from its first line on that belong to the block."""

    name: str
    start: int
    cells: tuple[Cell, ...]


def find_head(text: str, pending: Sequence[Cell], mark: Cell) -> Head | None:
    """The party of the block that begins at `mark`, from the cells before it; null where none of them names one."""
    last = mark.line
    for at in range(len(pending) - 1, -1, -1):
        cell = pending[at]
        said = cell.said(text)
        if mark.line - cell.line > FARTHEST or last - cell.line > 9 or cell.kind == "witness":
            return None
        last = cell.line
        if cell.kind == "rule" or cell.kind in {"date", "other"} or not said or _is_beside(said):
            continue
        if _is_role(text, cell, said) and not (at and _adjoins(text, pending[at - 1], cell)):
            continue
        if cell.kind != "text":
            return None
        if at and cell.line - pending[at - 1].line == 1 and _AS.search(pending[at - 1].said(text)):
            continue
        first = _first_line(text, pending, at)
        name, start = _name(text, pending[first : at + 1])
        if name is None:
            if len(said) > 70 or ORDINARY.search(said):
                return None
            continue
        if mark.kind == "sign" and not (is_organization(name) or _is_hand(name, mark.said(text)) or _is_loud(name)):
            continue
        return Head(name, start, tuple(cell for cell in pending[first:] if cell.kind in {"text", "rule", "date"}))
    return None


def _is_hand(name: str, hand: str) -> bool:
    """Whether a name above "/s/" is that of the person who signs."""
    return bool(
        {word.strip(",.").casefold() for word in name.split()[-1:]}
        & {word.strip(",.").casefold() for word in hand.split()}
    )


def _is_loud(name: str) -> bool:
    return name.isupper() and len(name.split()) > 1


def _is_beside(said: str) -> bool:
    """Whether words above a signature name no one: a caption, a capacity, a date, a heading such as "AGREED:"."""
    return bool(
        (CAPTION.fullmatch(said) and not PLACEHOLDER.fullmatch(said)) or is_fragment(said) or DATE.fullmatch(said)
    )


def _is_role(text: str, cell: Cell, said: str) -> bool:
    """Whether a line is the role of the party below it, and no name: "BORROWER:", "LENDERS"."""
    colon = text[cell.start : cell.end].rstrip().endswith(":")
    return said.casefold() in words("party_roles") or (colon and not is_organization(said))


def _adjoins(text: str, above: Cell, cell: Cell) -> bool:
    """Whether a line goes on with the name of the line right above it."""
    apart = 2 if _LONE.fullmatch(cell.said(text)) else 1
    near = above.kind == "text" and cell.line - above.line <= apart and abs(cell.column - above.column) <= 14
    return near and _goes_on(above.said(text), cell.said(text))


def _first_line(text: str, pending: Sequence[Cell], at: int) -> int:
    """Where a name begins whose last line is at `at`."""
    while at > 0:
        if not _adjoins(text, pending[at - 1], pending[at]):
            break
        at -= 1
    return at


def _goes_on(before: str, said: str) -> bool:
    """Whether a name that one line begins ends on the next: "WELLS FARGO BANK, NATIONAL" over "ASSOCIATION"."""
    if _LONE.fullmatch(said) and not before.endswith(":") and not is_post(before):
        return True
    if (
        before.endswith(":")
        or is_organization(before.rstrip(","))
        or before.casefold().strip(",: ") in words("party_roles")
    ):
        return False
    if before.endswith(("&", " AND", " OF", " and", " of")) or (
        before.endswith(",") and said.split(maxsplit=1)[0] in _FORMS
    ):
        return True
    if _is_beside(before) or HEADING.match(before) or is_post(before) or ORDINARY.search(before):
        return False
    if (
        before.istitle()
        and len(before.split()) > 1
        and not before.endswith((",", "."))
        and is_organization(DESCRIBED.sub("", said))
    ):
        return len(said.split()) < 5
    return before.isupper() and DESCRIBED.sub("", said).isupper() and len(before) > 5 and not DATE.search(before)


_FORMS = frozenset(["INC.", "LLC", "LP", "L.P.", "LTD.", "L.L.C.", "N.A.", "NATIONAL", "Inc.", "National", "Ltd.",
                    "LIMITED", "INC.,", "LLC,", "L.P.,", "N.A.,"])  # fmt: skip
_LONE = re.compile(
    r"(?:Incorporated|INCORPORATED|Limited|LIMITED|LLC|L\.L\.C\.|LP|L\.P\.|INC\.?|Inc\.?|N\.A\.|CORPORATION|COMPANY"
    r"|CORP\.?"
    r"|LTD\.?|(?:National|NATIONAL) (?:Association|ASSOCIATION)|LIMITED PARTNERSHIP|PARTNERSHIP|TRUST)[,;]?"
    r"(?:,? (?:as|AS) .*)?",
)
CAPTIONED = re.compile(r"(?:(?:Name|Title|Signature|Date)\s+)+(?=[A-Z])|[\"“][A-Z][\w ]{2,24}[\"”]\s+(?=[A-Z])")
"""What stands before a name on its line: captions of the fields beside it, its role in quotation marks."""
_NO_NAME = re.compile(
    r"(?:^|\s)(?:and|of|the|or|to|for|AND|OF|THE|FOR)\Z|\b(?:among|between|AMONG|BETWEEN|dated|made|hereby)\b"
)
"""The end of a line whose name would go on below, and words of a sentence that names who agrees."""
_AS = re.compile(r"\bas(?:\s+(?:a|an|the))?\Z", re.IGNORECASE)


def _name(text: str, cells: Sequence[Cell]) -> tuple[str | None, int]:
    """The name that these lines give, without what describes it, and where it begins."""
    words, start = _words(text, cells)
    if PLACEHOLDER.fullmatch(words.strip(" ,:")) and re.search("[a-zA-Z]", words):
        return words.strip(" ,:"), start
    name = re.sub(r"\([^()]*\)\Z", "", DESCRIBED.sub("", words)).strip(" ,;:*_-")
    if not name or len(name) > LONGEST or _TWO.search(name) or _NO_NAME.search(name):
        return None, start
    if is_organization(name) and not is_generic(name) and not _LONE.fullmatch(name):
        return _organization(text, name, start, cells[-1].end if len(cells) == 1 else start)
    return name if _may_sign(name) else None, start


def _words(text: str, cells: Sequence[Cell]) -> tuple[str, int]:
    """The words of the lines without what leads to the name ("Name of Lender:"), and where they begin."""
    start, end = cells[0].value, cells[-1].end
    words = " ".join(text[start:end].split()) if len(cells) == 1 else " ".join(cell.said(text) for cell in cells)
    for leader in (CAPTIONED, LEADER):
        skipped = leader.match(text, start, end)
        if skipped is not None and skipped.end() < end:
            start = skipped.end()
            words = " ".join(text[start:end].split())
    lead = _LEADING.match(words)
    if lead is not None and lead.end() < len(words) and lead[0].strip().endswith(":"):
        start += lead.end()
        words = words[lead.end() :]
    return words, start


def _organization(text: str, name: str, start: int, end: int) -> tuple[str, int]:
    """The name of an organisation; behind running text on its line, the words up to its legal form alone."""
    forms = list(compiled(CHAIN, VERBOSE).finditer(text, start, end)) if len(ORDINARY.findall(name)) > 1 else []
    begin = walk_back(text, forms[-1].start(), start) if forms else start
    if not forms or begin == forms[-1].start():
        return name, start
    return " ".join(text[begin : forms[-1].end()].split()), begin


def _may_sign(name: str) -> bool:
    """Whether words without a legal form may name who signs: a bank, a person, "Beneficial Owner"."""
    if is_organization(name) or not (name[0].isupper() or name[0].isdigit()) or PATTERNLESS.search(name):
        return False  # "Corporation": the end of a name whose beginning is lost
    if HEADING.match(name) or is_post(name):
        return False
    if len(ORDINARY.findall(name)) > 3 or DATE.search(name) or not re.search(r"[A-Za-z]{2}", name):
        return name.isupper()
    return len(name.split()) <= 14 and not name.endswith(".")
