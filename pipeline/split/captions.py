"""Captions of statements: the words set above the heads of their columns, and which statement they say it is.

"Condensed Consolidated Balance Sheets (In thousands)" is a balance sheet; so is a table with total assets and
liabilities under no caption at all. What the lines themselves say comes after what is printed above them.
"""

import re
from collections.abc import Sequence

from pipeline.rules import MONTHS
from pipeline.split.headings import in_capitals, tidy, title_like

PERIOD_HEAD = re.compile(
    r"\(?(?:(?:for\s+the\s+)?(?:three|six|nine|twelve|\d{1,2})\s+months|(?:fiscal\s+)?(?:years?|quarters?)\s+end(?:ed|ing)"
    r"|(?:\d\d?|(?:thirty-|forty-|fifty-|twenty-)?\w{3,8}teen|(?:twenty|thirty|forty|fifty)-\w{3,5}|twelve)\s+weeks"
    r"|(?:19|20)\d\d\b|\d{1,2}/\d{1,2}/\d{2,4}\b"
    rf"|(?:{'|'.join(MONTHS)}|(?:{'|'.join(month[:3] for month in MONTHS)}|sept)\.?)\s+\d)",
    re.IGNORECASE,
)
"""How the heads of columns begin."""
RULE = re.compile(r"[\s\-=_$]{3,}")
FORMAL = re.compile(
    r"\b(?:statements?\s+of\s+\w+|balance\s+sheets?|reconciliations?|income\s+statements?|cash\s+flows?"
    r"|consolidated\s+financial\s+(?:highlights|data|summary|statements)|selected\s+financial\s+data)\b"
    r"(?!(?:\s+and\s+\w+(?:\s+\w+)?)?\s+(?:review|highlights|data|items|summary))",
    re.IGNORECASE,
)
"""How the caption of a statement reads, where it is not one of figures that a text tells of."""
UNITS = re.compile(r"\((?:unaudited|(?:dollars\s+|amounts\s+)?in\s+(?:thousands|millions|billions))\b", re.IGNORECASE)
"""A note on the figures below: it stands between a caption and the heads of the columns."""
FURNITURE = re.compile(
    r"(?:exhibit|ex)[\s-]*\d[\d.]*$|ex-\d\S*\s.*\.(?:html?|txt)\b.*|.{0,80}\bpage\s+\d+$", re.IGNORECASE
)
"""A line above a caption that is none of its words: the number of an exhibit, the name of a file."""
TOLD = 30
"""Lines between the caption of a reconciliation and its figures, at most."""
FIRST_ROW = re.compile(
    r"(?:total\s+|current\s+)?(?:assets|liabilities)\b.{0,30}$|(?:net\s+)?(?:sales|revenues?):?$", re.IGNORECASE
)
"""How the first line of a statement begins that has no figures."""
KINDS = (
    ("reconciliation", re.compile(r"\breconcil(?!e\s+net\b)", re.IGNORECASE)),
    ("balance_sheet", re.compile(r"\bbalance\s+sheet|\bfinancial\s+(?:position|condition)\b", re.IGNORECASE)),
    ("cash_flow", re.compile(r"\bcash\s+flow", re.IGNORECASE)),
    (
        "income_statement",
        re.compile(
            r"\bstatements?\s+of\s+(?:\w+\s+){0,2}?(?:operations|income|earnings|loss)|\bincome\s+statement"
            r"|\bresults\s+of\s+operations",
            re.IGNORECASE,
        ),
    ),
    ("reconciliation", re.compile(r"\bnon-gaap\b", re.IGNORECASE)),
)
"""What a caption says that a statement is, in the order in which they are asked."""
_LINE = r"^[ \t(*]*"
ROWS = (
    (
        "cash_flow",
        ("operating activities", "(?:investing|financing) activities", "(?:increase|decrease|change)[^\n]*in cash"),
    ),
    ("balance_sheet", (r"total\s+assets\b", r"total\s+liabilities\b")),
    (
        "reconciliation",
        (_LINE + r"(?:non-GAAP\b|[^\n]{0,40}\bas\s+adjusted\b)",),
    ),
    (
        "income_statement",
        (
            _LINE + r"(?:total\s+|net\s+)*(?:revenues?|sales|interest\s+income)\b",
            _LINE + r"net\s+(?:income|loss|earnings)\b",
            r"\b(?:income\s+tax|(?:provision|benefit)\s+for\s+taxes|before\s+taxes)",
        ),
    ),
)
"""Which lines each statement has, where no caption says what it is."""
_ROWS = tuple((name, tuple(re.compile(one, re.IGNORECASE | re.MULTILINE) for one in lines)) for name, lines in ROWS)


def kind(heading: str | None, above: str, rows: str) -> str | None:
    """Which statement a table is: by its caption, by the other words above its figures, or by its rows."""
    for words in (heading or "", above):
        found = next((name for name, pattern in KINDS if pattern.search(words)), None)
        if found is not None:
            return found
    return next((name for name, lines in _ROWS if all(line.search(rows) for line in lines)), None)


def caption(above: str) -> tuple[str | None, str]:
    """The caption above the column heads, where it is set as one; and all the words above the figures."""
    kept: list[str] = []
    sentence = False
    for line in filter(str.strip, above.split("\n")):
        words = line.strip()
        if words[0] == "<" or (not kept and FURNITURE.fullmatch(words)):
            continue
        if (
            PERIOD_HEAD.match(words)
            or RULE.fullmatch(words)
            or "    " in words
            or (kept and FIRST_ROW.fullmatch(words))
        ):
            kept += _beside(words) if not kept else []
            sentence = sentence or words.endswith(":")
            break
        kept.append(words)
        sentence = sentence or words.endswith(":")
    plain = [words for words in kept if words[0] != "("]
    for lines in (kept, plain):
        heading = " ".join(" ".join(lines).split()).strip(" :-_=")
        blanks = " ".join(plain or kept).count(" ")  # what figures are in may be said at any length
        fits = 0 < len(heading) < 220 and (heading.isupper() or (not sentence and blanks <= 16))
        long = 0 < len(heading) < 300 and not sentence and FORMAL.search(heading) and lines is not kept
        if (fits or long) and not kept[-1].endswith(":"):
            return heading, tidy(above)
    return None, tidy(above)


def _beside(words: str) -> list[str]:
    """The parts of a caption that is set in two: "The PNC Financial Services Group, Inc.     Financial Highlights"."""
    parts = [part for part in re.split(r" {4,}", words) if part]
    set_so = all(title_like(part) and not PERIOD_HEAD.match(part) and not UNITS.match(part) for part in parts)
    return parts if set_so and FORMAL.search(words) else []


def heading_over(lines: Sequence[str]) -> int | None:
    """Which of the lines that text stands below is the caption of a reconciliation; null where none is.

    What such measures are for is told between the caption and the table; other statements follow their captions.
    """
    found = (at for at in range(len(lines) - 1, max(-1, len(lines) - 1 - TOLD), -1) if _reconciles(lines[at]))
    return next(found, None)


def _reconciles(words: str) -> bool:
    return "    " not in words and over(words) and KINDS[0][1].search(words) is not None


def over(words: str) -> bool:
    """Whether a line that is wide as prose is a caption: in capitals, or one of a statement."""
    return in_capitals(words) or (FORMAL.search(words) is not None and title_like(words))
