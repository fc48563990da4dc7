r"""Quotients: figures that are no sums although nothing but their name says so, and in what they are said.

"Return on average equity   11.98" is a percentage, "Current ratio   2.1" so many times; neither is sums in thousands.
"""

from collections.abc import Sequence
from typing import Literal

import regex

from extractors.tables.figures import Figure
from pipeline.lazy import lazy

_RETURN = lazy(
    r"^(?:\w+\s+)?returns?\s+on\b|\b(?:tax|interest|occupancy|growth|vacancy)\s+rates?\W*$|\binterest\s+(?:rate\s+)?spread\W*$",
    regex.IGNORECASE,
)
"""Labels of percentages that have no word of one."""
_RATIO = lazy(r"\bratios?\b(?!\s+of\s+(?:exchange|conversion))", regex.IGNORECASE)
_TIMES = lazy(
    r"\b(?:current|quick|cash|acid|liquidity|working\s+capital|ebitda\w*|interest\s+expense|coverage|debt|liabilities|worth|fixed\s+charges|(?:price|p)\W{0,3}(?:earnings|e|book)"
    r"|exchange|conversion|asset\s+turnover)\b|^leverage\s+ratio\b|\bbook-to-bill\b",
    regex.IGNORECASE,
)
"""What a ratio is of that is said in times."""
_TURNS = lazy(
    r"\b(?:inventor(?:y|ies)|assets?|receivables?)\s+(?:turnover|turns)(?:\s*\([^()]{0,30}\))?\W*$", regex.IGNORECASE
)
_EACH_MEASURE = lazy(
    r"\$\s?/\s?\p{L}|\b(?:average\s+daily|daily|room)\s+rates?\b|\b(?:adr|revpar|arpu)\b|(?<!\d\s?|\bcents\s)"
    r"\bper\s+(?:\w+\s+){0,2}(?:oz|ounces?|bbls?|barrels?|m?boe|mm?cfe?|mm?btu|tons?|tonnes?|lbs?|pounds?|gallons?"
    r"|[km]wh|miles?|(?:square\s+)?f(?:oo|ee)t|rooms?|nights?|subscribers?|customers?|lines?|additions?|users?"
    r"|passengers?|seats?|minutes?|acres?|units?)\b(?!\s+(?:of\s+credit|licen[cs]|commitment))",
    regex.IGNORECASE,
)
"""What is said of each unit of a measure: "Cash cost ($/oz)", "Revenue per available room".

"Fuel at $1.20 per gallon" and "Per seat license revenue" are sums.
"""
_EXCEPT = lazy(r"\bexcept\b.*", regex.IGNORECASE | regex.DOTALL)
_MOST = 1000
"""A quotient is less than this, in times or in hundredths."""
_MOST_TIMES = 100


def quotient(label: str, cell: Figure, before: str | None) -> Literal["percent", "ratio"] | None:
    """What a figure with digits behind the point is by the name of its row; `before` is what the row above has.

    The leverage ratio below the capital ratios of a bank is a percentage as they are, elsewhere it is in times.
    """
    if cell.currency or cell.grouped or not cell.decimals or abs(cell.value) >= _MOST:
        return None
    if _RETURN.search(label):
        return "percent"
    if _TURNS.search(label):
        return "ratio"
    if not _RATIO.search(label):
        return None
    if _TIMES.search(label) and before != "percent":
        return "ratio" if abs(cell.value) < _MOST_TIMES else None
    return None if _TIMES.search(label) and not label.casefold().startswith("leverage") else "percent"


def of_each(path: Sequence[str]) -> bool:
    """Whether a label or a header says of each unit of a measure what sums are: no thousands are left out there."""
    return any(_EACH_MEASURE.search(_EXCEPT.sub("", label)) for label in path)
