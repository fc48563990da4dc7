"""What a block of a release is by its own words: "About", a legend, a contact, a note, a heading, the end of a page.

"Investor Contact:" opens a contact block, "# # #" belongs to nobody.
"""

import re

from pipeline.split.headings import in_capitals, tidy, title_like
from pipeline.split.letter import DATE
from pipeline.split.page import Block, Page
from pipeline.split.statements import figures

DATED = re.compile(rf"{DATE.pattern}|\d{{1,2}}/\d{{1,2}}/(?:\d{{4}}|\d\d)", re.IGNORECASE)
"""The date of a release on a line of its own."""
ABOUT = re.compile(r"(?:ABOUT|About)\s+(?:THE\s+COMPANY|[A-Z])")
HARBOR = re.compile(r"forward[\s-]+looking|safe\s+harbor|Private\s+Securities\s+Litigation\s+Reform", re.IGNORECASE)
OUTLOOK = re.compile(r"\boutlook\b|\bfollowing\s+statements\b", re.IGNORECASE)
"""What is said of the quarters to come is news, though it is forward-looking."""
TRADEMARKS = re.compile(
    r"\btrademarks?\b[^.]{0,200}\b(?:of|by)\s+(?:their|its)\s+respective\s+(?:owners|holders|companies)\b"
    r"|\b(?:respective\s+owners|property\s+of\s+others)\.?$"
    r"|^(?:©|\(C\)|(?:-\s?)?-C-|Copyright\b).{0,60}\ball\s+rights\s+reserved\b",
    re.IGNORECASE,
)
"""Whose the trademarks are that a release names."""
EDITORS = re.compile(r"(?:NOTES?\s+TO\s+(?:THE\s+)?EDITORS?|Notes?\s+to\s+(?:the\s+)?[Ee]ditors?)\b")
CONTACT = re.compile(
    r"\b(?:contacts?|investor relations|media relations|for (?:further|more|additional) information)\b"
    r"|\b(?:tel|phone|e-?mail|fax)\b"
    r"|@|\(?\d{3}\)?[\s.-]\s?\d{3}[-.]\d{4}|https?:",
    re.IGNORECASE,
)
LABEL = re.compile(
    r"/?(?P<label>(?:[A-Z][\w&.,'’/-]{0,30}[ ]+){0,5}?(?:[Cc]ontacts?|CONTACTS?)(?:[ ]+(?:[Ii]nformation|INFORMATION))?"
    r"|For\s+(?:[Ff]urther|[Mm]ore|[Aa]dditional)\s+[Ii]nformation(?:,?\s+(?:please\s+)?contact)?)"
    r"(?:[ ]*:|[ ]*(?:\n|$))"
)
"""The words above the contacts of a release: "Investor Contact:", "ACME CONTACTS:"."""
SOURCE = re.compile(r"(?:SOURCE|Source):?\s{1,3}[A-Z][^\n]{2,80}$", re.MULTILINE)
"""Who gave a release to the wire, below its text."""
MARK = re.compile(r"^\(?[A-Z]?(?:\d{1,2}|[a-z])[.):]\s+")
"""What may stand before the words of a paragraph, with a gap behind it: "Q1)"."""
BULLET = re.compile(r"(?P<bullet>o|•|●|▪|■|\*|--?|·|–|—|§|[\uf0a7\uf0b7])\s+(?=[^\s=_-])")
END_MARK = re.compile(
    r"[\W_]{1,200}|[\s(\[*#-]{0,8}(?:END|more|(?:see\s+)?(?:the\s+)?(?:attached|accompanying)\s+(?:financial\s+)?"
    r"(?:tables?|schedules?|statements?)|(?:financial\s+|tabular\s+)?(?:tables?|material|statements?)\s+(?:to\s+)?follows?)"
    r"[\s)\]*#-]{0,8}|-\s*(?:30|more|0)\s*-|exhibit\s+[\d.-]+",
    re.IGNORECASE,
)
FOLLOW = re.compile(r"\bfollow|\bsee\b|\battached\b|\baccompanying\b", re.IGNORECASE)
"""What an end mark says where tables come next."""
FOOTNOTE = re.compile(r"(?:\([a-z\d]{1,2}\)|\*{1,3}|[†‡]|\d{1,2}(?=[\s)]))[\s)]*(?=[A-Z“\"])")
"""How a note below a table begins."""
NOTED = re.compile(r"(?:foot)?notes?\b\s*(?:\d{1,2}\s*)?:", re.IGNORECASE)
NOTE = 60
"""Characters of a paragraph that is a note below a statement, at least."""
PROSE = 100
HEADING = 120
LEGEND = 150
"""Characters that the text of a legend has at least; what is shorter is its heading."""


def about(page: Page, block: Block) -> bool:
    """Whether a block begins what a release says about the company."""
    first = page.text[block.start : block.lines[0].end]
    plain = re.sub(r"\([^)]*\)", "", first)
    return ABOUT.match(first) is not None and (len(block.lines) > 1 or title_like(plain) or len(first) > 200)


def legend(block: Block) -> str | None:
    """Which legend a block is: "safe_harbor", "trademark", "editors_note"; null where it is none."""
    words = block.words
    if FOOTNOTE.match(words):
        return None
    if EDITORS.match(words):
        return "editors_note"
    if len(words) < LEGEND:
        harbor = HARBOR.search(words) is not None and words[-1] != "." and title_like(words)
    else:
        harbor = HARBOR.search(words[:300]) is not None and OUTLOOK.search(words[:120]) is None
    if harbor:
        return "safe_harbor"
    return "trademark" if len(words) < 700 and TRADEMARKS.search(words) else None


def contact_label(block: Block) -> str | None:
    """The words above contacts that a block begins with, "Press Contacts"; null where it begins with none."""
    match = LABEL.match(block.text)
    return tidy(match["label"]) if match and not (len(block.words) > PROSE and block.text[-1] == ".") else None


def is_contact(block: Block) -> bool:
    """Whether a block is one of contacts by a number or an address in it."""
    words = block.words
    found = CONTACT.search(words[:120])
    return (
        len(block.lines) > 1
        and len(words) < 400
        and not words.endswith(".")
        and found is not None
        and found[0] != "http:"
    )


def is_running(block: Block) -> bool:
    """Whether a block is running text, as stands below a heading."""
    first = MARK.sub("", block.text[: block.lines[0].end - block.start])
    return len(block.words) > NOTE and "   " not in first


def below_heading(block: Block) -> bool:
    """Whether a block is what a heading stands above: running text or a bullet."""
    return BULLET.match(block.text) is not None or is_running(block)


def is_heading(page: Page, block: Block) -> bool:
    """Whether a block is a heading in the text: short, set as one, no sentence and no list."""
    words = block.words
    most = 3 if page.centred(block) else 2
    if len(block.lines) > most or len(words) > HEADING or words[-1] in ".;,)" or ": " in words:
        return False
    if any("   " in page.text[line.start : line.end] for line in block.lines) or words.count(" ") > 18:
        return False
    if BULLET.match(words) or END_MARK.fullmatch(words) or CONTACT.search(words):
        return False
    return sum(one.isalpha() for one in words) > 3 and (in_capitals(words) or title_like(words))


def is_note(page: Page, block: Block) -> bool:
    """Whether a block below a statement is a note on it, by its mark or as a paragraph; a row of figures is none."""
    if FOOTNOTE.match(block.text) or NOTED.match(block.text):
        return True
    rows = any(figures(page.text[line.start : line.end]) > 1 for line in block.lines)
    return len(block.words) > NOTE and not rows and not page.centred(block) and not is_contact(block)
