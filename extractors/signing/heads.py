r"""The party above its signature: the nearest name over "By:", over descriptions and capacities.

"WELLS FARGO BANK,\nNATIONAL ASSOCIATION" is one name on two lines; ", as Administrative Agent" is no part of a name.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from extractors.lexicon.words import words
from extractors.signing.cells import ORDINARY, Cell
from extractors.signing.head_names import LONE, name_in
from extractors.signing.words import (
    CAPTION,
    DATE,
    DESCRIBED,
    HEADING,
    LEADER,
    NUMBERED,
    PLACEHOLDER,
    is_fragment,
    is_organization,
    is_place,
    is_post,
)

FARTHEST = 14
STEP = 11
"""How far above a signature its party stands, and how far its lines are from one another."""
_STARRED = re.compile(r"\*[ \t]?\Z")
_SIGNED_BY = re.compile(r"(?:SIGNATURE|Signature)[Ss]?\s(?:OF|of)\s[A-Za-z]+(?:\s[A-Za-z]+){0,4}\s?:?")
"""The heading of a form that says who signs below it: "SIGNATURE OF REPORTING PERSON"."""
_SEAL = re.compile(r"\bseal\b", re.IGNORECASE)
_ACTING = re.compile(r"\bacting\s+by\b|\bSEAL\b|\b[Ss]eal\s+of\b")


@dataclass(frozen=True)
class Head:
    """The name above a signature, and the cells from its first line on that belong to the block.

    `several`: all who sign below it sign for it, as the directors of a deed do. `others` are the parties on the lines
    right above, for each of which the same hand signs.
    """

    name: str
    start: int
    cells: tuple[Cell, ...]
    several: bool = False
    others: tuple["Head", ...] = ()


def find_head(text: str, pending: Sequence[Cell], mark: Cell) -> Head | None:
    """The party of the block that begins at `mark`, from the cells before it; null where none of them names one."""
    headed = pending and mark.kind == "sign" and _SIGNED_BY.fullmatch(text, pending[-1].start, pending[-1].end)
    return None if is_starred(text, mark) or headed else _nearest(text, pending, mark)


def is_starred(text: str, mark: Cell) -> bool:
    """Whether a star before a mark says that it is of who signs for everybody with a star above."""
    return _STARRED.search(text, max(0, mark.start - 4), mark.start) is not None


def _nearest(text: str, pending: Sequence[Cell], mark: Cell) -> Head | None:
    """The nearest of the cells before a mark that names a party."""
    last, post, small = mark.line, False, False
    for at in range(len(pending) - 1, -1, -1):
        cell = pending[at]
        if mark.line - cell.line > FARTHEST or last - cell.line > STEP or cell.kind == "witness":
            return None
        last = cell.line
        if _names_nobody(text, pending, at):
            continue
        if cell.kind != "text":
            return None
        first = _first_line(text, pending, at)
        if _describes(text, pending, at) or _describes(text, pending, first):
            continue
        name, start = name_in(text, pending[first : at + 1])
        if name is None:
            if not _is_passed(text, pending, at):
                return None
            post, small = post or is_post(cell.said(text)), small or cell.said(text)[0].islower()
        elif (post and not is_organization(name)) or (small and start != pending[first].value):
            return None  # a person with his office below, who signs above; a sentence that names somebody
        elif mark.kind != "sign" or is_organization(name) or _is_hand(name, mark.said(text)) or _is_loud(name):
            return _head(text, pending, first, mark, Head(name, start, ()))
    return None


def _is_passed(text: str, pending: Sequence[Cell], at: int) -> bool:
    """Whether a name may stand over words that are none: a few in capitals, or what goes on with a description.

    "ACME LTD, a corporation" over "organized under the laws of Singapore".
    """
    said = pending[at].said(text)
    above = pending[at - 1] if at else None
    if said[0].islower() and above is not None and above.kind == "text" and pending[at].line - above.line == 1:
        return True
    return len(said) <= 70 and ORDINARY.search(said) is None


def _head(text: str, pending: Sequence[Cell], first: int, mark: Cell, head: Head) -> Head:
    """The head with the cells from its first line on, and the parties that stand right above it."""
    return replace(
        head,
        cells=tuple(cell for cell in pending[first:] if cell.kind in {"text", "rule", "date"}),
        several=_ACTING.search(text, pending[first].start, mark.start) is not None,
        others=tuple(_others(text, pending, first)) if is_organization(head.name) else (),
    )


def _names_nobody(text: str, pending: Sequence[Cell], at: int) -> bool:
    """Whether a cell above a signature is no name whatever it says: a rule, a date, a caption, a role."""
    cell = pending[at]
    said = cell.said(text)
    if cell.kind in {"rule", "date", "other"} or not said or said.casefold() == "each" or _is_beside(said):
        return True
    return _is_role(text, cell, said) and not (at and _adjoins(text, pending[at - 1], cell))


def _others(text: str, pending: Sequence[Cell], first: int) -> Iterator[Head]:
    r"""The parties on the lines right above a name, from the top: "ACME PIPE CO.\nACME STORAGE, INC.\n\nBy:"."""
    at = first
    while (
        at
        and _is_listed(text, pending[at - 1], pending[at])
        and (at < 2 or pending[at - 2].line < pending[at - 1].line)
    ):
        at -= 1
    for cell in pending[at:first]:
        yield Head(cell.said(text), cell.value, (cell,))


def _is_listed(text: str, cell: Cell, below: Cell) -> bool:
    """Whether a cell is nothing but a name, right above another of its column."""
    near = cell.kind == "text" and below.line - cell.line == 1 and abs(cell.column - below.column) < 2
    said = cell.said(text)
    role = text[cell.start : cell.end].rstrip().endswith(":")
    named = (is_organization(said) and not LONE.fullmatch(said)) or _POOL.search(said) is not None
    whole = near and not role and cell.value == cell.start and named and not ORDINARY.search(said)
    return whole and not said.endswith((",", ":")) and DESCRIBED.search(said) is None and not is_post(said)


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
        (CAPTION.fullmatch(said) and (_SEAL.search(said) or not PLACEHOLDER.fullmatch(said)))
        or is_fragment(re.sub(r"\A\([^()]*\),?\s+", "", said))
        or DATE.fullmatch(said)
        or NUMBERED.match(said)
        or _is_city(said)
    )


def _is_city(said: str) -> bool:
    """Whether words are a city and its state, and no party: "Reno, Nevada"; not "TOWN OF OAK, VIRGINIA", "Oak, LP"."""
    return is_place(said) and " of " not in said.casefold() and not is_organization(said)


def _is_role(text: str, cell: Cell, said: str) -> bool:
    """Whether a line is the role of the party below it, and no name: "BORROWER:", "LENDERS"."""
    colon = text[cell.start : cell.end].rstrip().endswith(":")
    named = is_organization(said) or (colon and is_organization(DESCRIBED.sub("", LEADER.sub("", said, 1))))
    return said.casefold().removeprefix("the ") in words("party_roles") or (colon and not named)


def _adjoins(text: str, above: Cell, cell: Cell) -> bool:
    """Whether a line goes on with the name of the line right above it."""
    said = cell.said(text)
    apart = 2 if LONE.fullmatch(said) else 1
    beneath = abs(cell.column - above.column) <= 14 or (cell.column == 0 and BRANCH.fullmatch(said) is not None)
    near = above.kind == "text" and cell.line - above.line <= apart and beneath
    return near and _goes_on(above.said(text), said)


def _first_line(text: str, pending: Sequence[Cell], at: int) -> int:
    """Where a name begins whose last line is at `at`."""
    while at > 0:
        if not _adjoins(text, pending[at - 1], pending[at]):
            break
        at -= 1
    return at


def _goes_on(before: str, said: str) -> bool:
    """Whether a name that one line begins ends on the next: "WELLS FARGO BANK, NATIONAL" over "ASSOCIATION"."""
    bare = DESCRIBED.sub("", said)
    if (LONE.fullmatch(said) or LONE.fullmatch(bare)) and not before.endswith(":") and not is_post(before):
        return True
    if before.endswith(",") and said.split(maxsplit=1)[0] in _ENDS:
        return True
    if re.search("bank", before, re.IGNORECASE) and (BRANCH.fullmatch(bare) or _is_seat(before, said)):
        return True
    if said.startswith(("OF ", "of ")) and is_organization(before) and len(said.split()) < 5:
        return True  # "MORGAN GUARANTY TRUST COMPANY" over "OF NEW YORK"
    if (
        before.endswith(":")
        or is_organization(before.rstrip(","))
        or before.casefold().strip(",: ") in words("party_roles")
    ):
        return False
    if before.endswith(("&", " AND", " OF", " and", " of", " New", " NEW")) or (
        before.endswith(",") and said.startswith(("NATIONAL", "National"))
    ):
        return True
    if _POOL.search(before) and is_organization(bare) and len(bare.split()) > 2:
        return False  # "ACME SENIOR LOAN FUND" over "ACME INCOME FUND, LTD."
    if (
        _SENTENCE.search(before)
        or _is_beside(before)
        or HEADING.match(before)
        or is_post(before)
        or ORDINARY.search(before)
    ):
        return False
    before = LEADER.sub("", before, 1)
    if before.istitle() and len(before.split()) > 1 and not before.endswith((",", ".")) and is_organization(bare):
        return len(said.split()) < 5
    return before.isupper() and bare.isupper() and len(before) > 5 and not DATE.search(before)


def _is_seat(before: str, said: str) -> bool:
    """Whether a line is the city behind the name of a bank: "SUNTRUST BANK," over "ATLANTA,"."""
    city = said.rstrip(",")
    return before.endswith(",") and city.isupper() and city.isalpha() and city.casefold() not in words("party_roles")


_ENDS = frozenset(["INC.", "LLC", "LP", "L.P.", "LTD.", "L.L.C.", "N.A.", "Inc.", "Ltd.", "LIMITED", "INC.,", "LLC,",
                   "L.P.,", "N.A.,"])  # fmt: skip
"""Legal forms that end a name, at the beginning of its next line."""
_SENTENCE = re.compile(r"\b[A-Z]{5,}\.\Z")
"""The end of a sentence in capitals: "I UNDERSTAND ALL OF ITS TERMS."."""
_POOL = re.compile(r"\S\s(?:FUND|PORTFOLIO|PLAN|Fund|Portfolio|Plan)(?:\s(?:[IVX]+|\d+))?\Z")
"""The end of the name of a pool of money, which needs no legal form."""
_DESCRIBES = re.compile(
    r"\bas(?:\s+(?:a|an|the))?\Z|,\s+an?(?:\s(?:new|north|south|west|rhode|british))?\Z|\A(?:as\s+)?(?:successor|formerly|f/k/a)\b"
    r"|\b(?-i:(?:as|in|not|solely|acting)\s(?:.*\s)?(?:in|its|directed\sby|for|of|the|not|individual|and|on))\Z"
    r"|\bon\sbehalf\sof\s(?:its|the)\s(?:series|portfolios?|(?:sub-)?funds?)[,:]?\Z"
    r"|\b(?-i:as\s(?:(?:an?|the)\s)?[A-Z][^\n]{2,60},)\Z"
    r"|\A(?-i:(?:[a-z].*|Trustee|Agent|Nominee|Custodian|Manager)\s(?:as|for|of|by)(?:\s[A-Z][\w.&-]*){1,5})\Z"
    r"|\([^()]*\Z",
    re.IGNORECASE,
)
"""A line whose words the next one goes on with: "Successor by merger to Lutheran" over "Brotherhood"."""
_CAPACITIES = re.compile(r"\bas\s+(?:(?:an?|the)\s+)?[A-Z]\w+")
_ROLE = re.compile(
    r"(?:(?:Collateral|Administrative|Syndication|Documentation|Swing\s?[Ll]ine|Issuing|Paying|Escrow)\s)?"
    r"(?:Agent|Lender|Bank|Issuer|Trustee|Arranger|Custodian)\b(?:,|\sand\b|\Z)"
)
"""A line that goes on with capacities: "as Administrative Agent, Collateral" over "Agent and a Lender"."""
BRANCH = re.compile(
    r"(?:[A-Z][\w.]*\s){1,4}(?:AND/OR\s(?:[A-Z]\w*\s){1,3})?(?:BRANCH|Branch|AGENCY|Agency)(?:ES|es)?[,;]?"
)
"""The branch of a bank, on the line below its name: "NEW YORK BRANCH"."""


def _describes(text: str, pending: Sequence[Cell], at: int) -> bool:
    """Whether a line goes on with a description that the line right above it leaves open."""
    above = pending[at - 1] if at else None
    step = pending[at].line - above.line if above else 0
    if above is None or not 0 < step <= 2:
        return False
    said = above.said(text)
    capacities = _CAPACITIES.search(said) is not None and _ROLE.match(pending[at].said(text)) is not None
    return capacities or (step == 1 and _DESCRIBES.search(said) is not None)
