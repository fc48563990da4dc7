r"""The name that the lines above a signature give, without what leads to it and what describes it.

"Name of Lender: Acme Bank, N.A., as Agent" names Acme Bank, N.A.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from extractors.lexicon.words import words as listed
from extractors.names import is_generic, is_person, walk_back
from extractors.signing.cells import ORDINARY, Cell
from extractors.signing.words import (
    CLOSING,
    DATE,
    DESCRIBED,
    FORMS,
    HEADING,
    LEADER,
    PLACEHOLDER,
    is_organization,
    is_own_role,
    is_post,
)

LONGEST = 120
PATTERNLESS = re.compile(
    r"\b(?:AGREEMENT|Agreement)\Z|[A-Z][A-Za-z]+\.? \d{5}\b|\d-\d|\b[IVX]+-\d|^[\W\d]+$|\*{3}|@|\$|\.{3}"
    r"|\A\d{1,6}\s[^,]{2,40}\s(?:Street|St\.|Avenue|Ave\.|Road|Drive|Boulevard|Blvd\.|Lane|Plaza|Parkway)(?:,|\Z)"
)
_TWO = re.compile(
    r"\b(?:INC|CORP|LTD|LLC|L\.P|L\.L\.C|Inc|Corp|Ltd)[.,]*\s+(?!AND\b|OF\b|and\b|of\b|SPC|PT[EY]|Pt[ey]"
    r"|[IVX]+\b)(?:[A-Z][\w.&-]*,?\s+)+(?:INC|CORP\w*|LTD|LLC|L\.P|Inc|Corp\w*|Ltd|GMBH)\b"
)
"""Two names in one line, of which no one knows who signs."""
_LEADING = re.compile(r"(?:and|for|by|agreed|accepted|acknowledged)\b[:\s]*", re.IGNORECASE)
LONE = re.compile(
    r"(?:(?i:company|corporation|association|trust),? )?"
    r"(?:Incorporated|INCORPORATED|Limited|LIMITED|LLC|L\.L\.C\.|LP|L\.P\.|INC\.?|Inc\.?|N\.A\.|CORPORATION|COMPANY|CORP\.?"
    r"|LTD\.?|(?:(?:National|NATIONAL) )?(?:Association|ASSOCIATION)|LIMITED PARTNERSHIP|PARTNERSHIP|TRUST"
    r"|(?:AND|and|&) (?:(?:SAVINGS|Savings) (?:ASSOCIATION|Association)"
    r"|(?:TRUST |Trust )?(?:COMPANY|Company|CO\.|Co\.)))[,;]?"
    r"(?:(?<=COMPANY)\sOF\s(?:[A-Z.]+\s?){1,3}|(?<=Company)\sof\s(?:[A-Z][a-z.]+\s?){1,3})?(?:,? (?:as|AS) .*)?",
)
"""A line that is the end of a name alone: "CORPORATION", "COMPANY, N.A., as Trustee"."""
CAPTIONED = re.compile(
    r"(?:(?:Name|Title|Signature|Date)\s+)+(?=[A-Z])|[\"“][A-Z][\w ]{2,24}[\"”]\s+(?=[A-Z])"
    rf"|(?:(?i:{CLOSING.pattern}))(?<=,)\s+(?=[A-Z])"
)
"""What stands before a name on its line: captions of the fields beside it, its role, the closing words of a letter."""
_AGREED = re.compile(
    r"(?i:(?:(?:accepted|agreed|acknowledged|confirmed|consented)(?:,?\s+(?:and\s+)?)?){1,3}\s*(?:to|by)?)"
    r"(?:\s(?i:to\s|by\s)?(?i:and\saccepted\s)?(?i:as\sof|on|this|effective)\s[^.;:]{3,40}?\d{4}[,:]?)?\s+(?=[A-Z])"
)
"""The head of an acceptance before the name of who accepts: "AGREED TO ACME LLC"."""
_ASSENT = re.compile(r"(?:accepted|agreed|acknowledged|confirmed|consented)\s+", re.IGNORECASE)
_DESCRIBES = re.compile(r",\s+an?\s+\Z")
"""What makes words a description of the name before them: "ACME, INC., a Delaware Corporation"."""
_SOFT = re.compile(r"Trust|TRUST|Bank|BANK|Partnership|PARTNERSHIP|Association|ASSOCIATION|University|Co\b|CO\b")
_LOUD = re.compile(
    r"(?!(?:AND|THE|AS|BY|FOR|ON|OF|AN?|ITS|THROUGH|ACTING|FORMERLY|DBA)\b)(?:[A-Z][A-Z&.'’-]+\s+){2,8}[A-Z][A-Z&.'’-]+"
)
"""A name in capitals without a legal form, behind one that has it: "ACME, INC. UNIVERSITY OF DAKOTA FOUNDATION"."""
_FOR_ANOTHER = re.compile(
    r"[\s,(]*(?:(?:as|its|the|an?|sole|managing|general|investment)\s+){0,4}"
    r"(?:partner|manager|member|advis[eo]r|agent|trustee|attorney)\b",
    re.IGNORECASE,
)
"""What says behind a name that it signs for the one before: "BIRCH FUND, L.P. ACME GP, LLC, its general partner"."""
SERIES = re.compile(r"\b(?i:(?<=trust)|(?<=program)|(?<=fund)|(?<=partners))\s\d{4}-\w{1,4}\Z")
"""The number of a trust, a fund among its like: "ACME HOME LOAN TRUST 2005-1"."""
_NO_NAME = re.compile(
    r"(?:^|\s)(?:and|of|the|or|to|for|AND|OF|THE|FOR)\Z|\b(?:among|between|AMONG|BETWEEN|dated|made|hereby"
    r"|HAS BEEN|HAVE BEEN|FOLLOWING)\b"
)
"""The end of a line whose name would go on below, and words of a sentence that names who agrees."""


def name_in(text: str, cells: Sequence[Cell]) -> tuple[str | None, int]:
    """The name that these lines give, without what describes it, and where it begins."""
    words, start = _words(text, cells)
    bare = DESCRIBED.sub("", words)
    if PLACEHOLDER.fullmatch(bare.strip(" ,:")) and re.search("[a-zA-Z]", bare):
        return bare.strip(" ,:"), start
    name = re.sub(r"\([^()]*\)\Z", "", bare).strip(" ,;:*_-")
    name = name if is_organization(name) or not is_organization(name.rstrip(".")) else name.rstrip(".")
    if not name or len(name) > LONGEST or _TWO.search(name) or _NO_NAME.search(name) or _are_two(name):
        return None, start
    if is_organization(name) and not is_generic(name) and not LONE.fullmatch(name):
        return _organization(text, name, start, cells[-1].end if len(cells) == 1 else start)
    return name if _may_sign(name) else None, start


def _are_two(name: str) -> bool:
    """Whether two persons are named, each of whom signs below: "JOHN H. SMITH AND MARY SMITH"."""
    both = re.split(r"\s+(?:and|AND|&)\s+", name, maxsplit=1)
    return len(both) == 2 and all(is_person(one.split(",")[0]) for one in both)


def _words(text: str, cells: Sequence[Cell]) -> tuple[str, int]:
    """The words of the lines without what leads to the name ("Name of Lender:"), and where they begin."""
    start, end = cells[0].value, cells[-1].end
    words = " ".join(text[start:end].split()) if len(cells) == 1 else " ".join(cell.said(text) for cell in cells)
    start += len(text[start:end]) - len(text[start:end].lstrip())
    for leader in (CAPTIONED, _AGREED, LEADER, LEADER):
        skipped = leader.match(text, start, end)
        if skipped is not None and skipped.end() < end and not _is_of_name(text, skipped, end):
            start = skipped.end()
            words = " ".join(text[max(cell.value, start) : cell.end].strip() for cell in cells if cell.end > start)
            words = " ".join(words.split())
    lead = _LEADING.match(words)
    if lead is not None and lead.end() < len(words) and lead[0].strip().endswith(":"):
        start += lead.end()
        words = words[lead.end() :]
    return words, start


def _is_of_name(text: str, leader: "re.Match[str]", end: int) -> bool:
    """Whether a lone "Confirmed" begins a name, which stands nowhere in the text without it: "CONFIRMED ORDER LLC"."""
    if not _ASSENT.fullmatch(leader[0]) or "\n" in leader[0]:
        return False
    rest = r"[\s,]+".join(re.escape(one.strip(",")) for one in text[leader.end() : end].split()[:2])
    return re.search(rf"(?<!{leader[0].strip()}\s)\b{rest}", text, re.IGNORECASE) is None


def _organization(text: str, name: str, start: int, end: int) -> tuple[str, int]:
    """The name of an organisation; behind running text on its line, the words up to its legal form alone."""
    forms = list(FORMS.finditer(text, start, end)) if len(ORDINARY.findall(name)) > 1 else []
    begin = walk_back(text, forms[-1].start(), start) if forms else start
    if not forms or begin == forms[-1].start():
        return name, start
    return " ".join(text[begin : forms[-1].end()].split()), begin


def _may_sign(name: str) -> bool:
    """Whether words without a legal form may name who signs: a bank, a person, "Beneficial Owner"."""
    plain = SERIES.sub("", name)
    if is_organization(name) or LONE.fullmatch(name) or (not name[0].isupper() and not name[0].isdigit()):
        return False
    if PATTERNLESS.search(plain):
        return False  # "Corporation": the end of a name whose beginning is lost
    if HEADING.match(name) or is_post(name) or name.upper().endswith("'S NAME"):
        return False
    if len(ORDINARY.findall(name)) > 3 or DATE.search(name) or not re.search(r"[A-Za-z]{2}", name):
        return name.isupper()
    return len(name.split()) <= 14 and (not name.endswith(".") or " & CO." in name.upper())


def names_in(text: str, cell: Cell, hands: Collection[str] = ()) -> list[Cell]:
    """The names that a line runs together: "HSW International, Inc. WORLD BOOK, INC."; `hands` are who signs below.

    Nothing but white space parts two: "ACME, INC. (formerly Beta, Inc.)" has one. There are none where the last
    signs for the others.
    """
    start, cells = cell.start, list[Cell]()
    for form in FORMS.finditer(text, cell.start, cell.end):
        begin = _behind_roles(text, walk_back(text, form.start(), start), form.start())
        if _DESCRIBES.search(text, start, begin):
            continue
        if begin < form.start() and (form.end() >= cell.end - 1 or not _SOFT.match(form[0])):
            if cells and text[start:begin].strip():
                return cells
            cells.append(replace(cell, start=begin, end=form.end(), value=begin))
            start = form.end()
    if len(cells) > 1 and _FOR_ANOTHER.match(text, start, cell.end):
        return []
    rest = text[start : cell.end].strip(" ,.")
    if cells and (is_person(rest) or is_own_role(rest) or _LOUD.fullmatch(rest) or (rest and rest in hands)):
        begin = start + text[start : cell.end].index(rest)
        cells.append(replace(cell, start=begin, end=begin + len(rest), value=begin))
    return cells


def _behind_roles(text: str, begin: int, end: int) -> int:
    """Where a name begins behind the roles that a lost line break has set before it: "SUPPLIER CUSTOMER Acme, Inc."."""
    for word in re.finditer(r"\S+\s+", text[begin:end]):
        rest = text[begin + word.end() : end]
        if word[0].strip().casefold() not in listed("party_roles") or not word[0].isupper() or rest.isupper():
            return begin + word.start()
    return begin
