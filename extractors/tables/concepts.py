"""Concepts: which line of a statement a row is, by a lexicon of labels (`lexicon/concepts.tsv`).

"Costs of revenues, excluding Depreciation shown below" in a statement of operations is `cost_of_revenue`; "Accounts
receivable" in a statement of cash flows is a change, and no concept.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

import regex

from extractors.tables.dated import dated
from extractors.tables.rows import Row
from extractors.tables.units import PER_SHARE, Sort
from pipeline.lazy import lazy

_STATEMENTS = (
    ("reconciliation", lazy(r"\breconcil", regex.IGNORECASE)),
    ("balance", lazy(r"\bbalance\s+sheet|\bfinancial\s+(?:position|condition)\b", regex.IGNORECASE)),
    ("cash", lazy(r"\bcash\s+flow", regex.IGNORECASE)),
    (
        "income",
        lazy(
            r"\bstatements?\s+of\s+(?:\w+\s+){0,3}(?:operations|income|earnings|loss)|\bincome\s+statement|\bresults\s+of\s+operations"
            r"|\boperating\s+results|\b(?:financial|earnings)\s+(?:highlights|summary|data)|\bprofit\s+and\s+loss",
            regex.IGNORECASE,
        ),
    ),
)
"""What a caption says that a table is, in the order in which they are asked."""
_INCOME = frozenset(
    ("net income", "income before income taxes", "operating income", "income from operations", "total revenues")
)
"""Lines of which a statement of operations without a caption has two."""
_HELD = lazy(
    r"long-term (?:debt|obligations)|(?:total )?(?:stockholders )?equity$|total (?:current assets|liabilities)"
    r"|working capital"
)
"""Lines of a balance sheet that stand beside total assets; a return on assets has results, and none of these."""
_SALES = frozenset(("revenue", "revenues", "net revenue", "net revenues", "sales", "net sales", "total revenue"))
_EARNED = lazy(r"\bincome per (?:\w+ )*share\b")
"""With sales a line of a company's results in short; a segment earns nothing a share."""
_ASIDE = lazy(r"\b(?:pro[\s-]+forma|non-gaap|adjusted|segments?|parent\s+company|guidance|outlook)\b", regex.IGNORECASE)
"""Captions of tables whose figures are not those of the company's own statements."""
_OTHER_COLUMN = lazy(
    r"\b(?:pro[\s-]+forma|non-gaap|adjust\w*|previously|change|variance|percent|segments?|eliminations?)\b|%",
    regex.IGNORECASE,
)
_HEADER = lazy(
    r"""\b(?: revenues? | sales | costs? | expenses? | operating | operations | income | earnings | loss(?:es)?
    | other | add(?:\s+back)? | deduct | less | plus | adjust\w* | provision | shares? | basic | diluted
    | assets | liabilities | equity | investment
    | activities | non-?operating | interest | tax(?:es)? | cash | current | property | deficit )\b""",
    regex.VERBOSE | regex.IGNORECASE,
)
_FOREIGN = lazy(
    r"\b(?:cumulative|discontinued|segment|parent|guarantor|pro[\s-]+forma|excluding|geographic|region|effect\s+of|related\s+to)\b",
    regex.IGNORECASE,
)
_RESULT = lazy(r"\bnet income\b|\boperating income\b|\bincome from operations\b|\bgross income\b")
_CONTINUING = lazy(r"(?:net )?income from continuing operations$")
_ADJUSTED = lazy(r"\b(?:pro forma|non-gaap|adjusted|excluding|core)\b")
"""How the label of a result at the end of a reconciliation says that it is another than the one it begins with."""
_PART = lazy(r"(?:basic|diluted|assuming|primary|fully)\b", regex.IGNORECASE)
"""Labels that need the header above them, indented below it or not: "Basic" under "Net income per share:"."""
_NOTES = lazy(
    r"\((?:note|see|unaudited|audited)[^()]*\)|\(\d{1,2}\)|\([a-z]\)(?=\s*$)|\*+|\bsee note.*|[\"“”:,.—–†]|--+",
    regex.IGNORECASE,
)
_EVENED = (
    (lazy(r"&"), " and "),
    (lazy(r"\b(?:stock|share)\s?(?:holder|owner)s?'?s?(?=\s|$)"), "stockholders"),
    (lazy(r"\(loss(?:es)?\)\s*/?\s*(?:income|earnings|profits?)"), "income"),
    (lazy(r"\b(?:income|earnings|profits?)\s*/?\s*(?:\(\s*(?:loss|losses|deficit)\s*\)|or loss)"), "income"),
    (lazy(r"\b(?:earnings|profits?|loss)\b"), "income"),
    (lazy(r"\s-\s"), " "),
)
"""How labels are made alike: "Net earnings (loss)" and "Net loss" are both "net income"."""


@dataclass(frozen=True)
class Concept:
    """A line of the lexicon: a concept, and the labels that state it."""

    name: str
    element: str | None
    statements: frozenset[str]
    sort: str
    pattern: "regex.Pattern[str]"
    examples: tuple[str, ...]
    rank: int


@cache
def lexicon() -> tuple[Concept, ...]:
    """The lines of the lexicon, in the order of the file."""
    text = (Path(__file__).parents[1] / "lexicon" / "concepts.tsv").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return tuple(_line(number, line.split("\t")) for number, line in enumerate(lines))


def _line(rank: int, line: Sequence[str]) -> Concept:
    name, element, statements, sort, pattern, examples = line
    taxonomy = None if element == "-" else f"us-gaap:{element}"
    kinds = frozenset(statements.split(","))
    return Concept(name, taxonomy, kinds, sort, lazy(pattern), tuple(examples.split("|")), rank)


def evened(label: str) -> str:
    """A label as the patterns of the lexicon are written for: `evened("Net Earnings (Loss)")` is "net income"."""
    text = _NOTES.sub(" ", label).casefold()
    text = text.replace("’", "'")
    for pattern, instead in _EVENED:
        text = pattern.sub(instead, text)
    return " ".join(text.split())


def statements(caption: str, said: str, rows: Sequence[Row]) -> frozenset[str]:
    """Which statement a table is: by its caption, else by lines that only one of them has; a summary is two.

    `said` is what else stands over the table, if it has no caption: "pro forma" there is not the company's own.
    """
    if _ASIDE.search(caption) and not regex.search(r"reconcil", caption, regex.IGNORECASE):
        return frozenset()
    for name, pattern in _STATEMENTS:
        if pattern.search(caption):
            return frozenset((name,))
    labels = {evened(row.label) for row in rows if row.cells}
    if any("ebitda" in one for one in labels) and any(one.startswith("depreciation") for one in labels):
        return frozenset(("reconciliation",) if any(one.startswith("net income") for one in labels) else ())
    if _ASIDE.search(said):
        return frozenset()
    header = rows[0].label if rows and not rows[0].cells and not caption else ""
    named = {name for name, pattern in _STATEMENTS if pattern.search(header)}
    return frozenset(_by_lines(labels)) or frozenset(named if len(named) == 1 else ())


def _by_lines(labels: set[str]) -> Iterator[str]:
    """The statements that a table without a caption has lines of."""
    income = len(labels & _INCOME) > 1 or (labels & _SALES and any(_EARNED.search(one) for one in labels))
    if "total assets" in labels and (not labels & _INCOME or any(map(_HELD.match, labels))):
        yield "balance"
    elif any(one.endswith("operating activities") and "cash" in one for one in labels):
        yield "cash"
        return
    if income:
        yield "income"


def concepts(
    rows: Sequence[Row], columns: Sequence[str], sorts: Sequence[dict[int, Sort | None]], kinds: frozenset[str]
) -> list[dict[int, Concept]]:
    """The concept of each cell of each row, where the lexicon has one and no other row states it better."""
    if not kinds:
        return [{} for _ in rows]
    own = [at for at, label in enumerate(columns) if not _OTHER_COLUMN.search(label)]
    fitting = [_fitting(row, sort, kinds) for row, sort in zip(rows, sorts, strict=True)]
    if "reconciliation" in kinds:
        adjusting = _adjusting(rows, fitting)
        fitting = [None if number in adjusting else one for number, one in enumerate(fitting)]
    if _continuing(rows, fitting):
        fitting = [None if one is not None and one.sort == "per_share" else one for one in fitting]
    years = list(accumulate((not row.cells and dated(row.label) for row in rows), initial=0))[1:]
    best: dict[tuple[str, int], tuple[int, int]] = {}
    for number, (one, year) in enumerate(zip(fitting, years, strict=True)):
        if one is not None:
            best[one.name, year] = min(best.get((one.name, year), (one.rank, number)), (one.rank, number))
    found: list[dict[int, Concept]] = []
    for number, (row, one) in enumerate(zip(rows, fitting, strict=True)):
        keeps = one is not None and best[one.name, years[number]][1] == number
        found.append({at: one for at in own if at in row.cells} if keeps and one is not None else {})
    return found


def _continuing(rows: Sequence[Row], fitting: Sequence[Concept | None]) -> bool:
    """Whether the only result of a table is that of continuing operations, so that what a share earned is of them."""
    if any(one is not None and one.name.startswith("net_income") for one in fitting):
        return False
    return any(row.cells and _CONTINUING.match(evened(row.label)) for row in rows)


def _adjusting(rows: Sequence[Row], fitting: Sequence[Concept | None]) -> set[int]:
    """The rows between a result and the same result adjusted: "Income taxes" there is the tax on the adjustments.

    Where EBITDA follows from the result, the tax that is added back is the tax of the period.
    """
    found: set[int] = set()
    start: int | None = None
    for number, (row, one) in enumerate(zip(rows, fitting, strict=True)):
        label = evened(row.label)
        if not row.cells:
            continue
        if "ebitda" in label:
            start = None
        elif start is not None and _ADJUSTED.search(label) and _result(label) == _result(evened(rows[start].label)):
            found.update(range(start + 1, number))
            start = None
        elif one is not None and _result(label) is not None:
            start = number
    return found


def _result(label: str) -> str | None:
    """Which result a label tells of: "net income" for "net income on a pro forma basis"."""
    found = _RESULT.search(label)
    return found[0] if found else None


def _fitting(row: Row, sort: dict[int, Sort | None], kinds: frozenset[str]) -> Concept | None:
    if not row.cells or not row.label:
        return None
    headers = [one for one in row.path[:-1] if not dated(one)]
    if any(_FOREIGN.search(one) or not _HEADER.search(one) for one in headers):
        return None
    sorts = {one for one in sort.values() if one is not None and one != "percent"} or {"money"}
    label = evened(row.label)
    apart = row.context not in row.path and _PART.match(row.label) and not PER_SHARE.search(row.label)
    header = row.context if apart else ""
    whole = evened(" ".join((header, *headers, row.path[-1])))
    for one in lexicon():
        if kinds & one.statements and sorts == {one.sort}:
            text = label if one.sort == "money" else whole
            if one.pattern.fullmatch(text):
                return one
    return None
