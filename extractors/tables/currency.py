r"""Currencies of tables: what their words and signs say that their sums are in.

"(in thousands of Canadian dollars)" makes a bare "$" that of Canada; "(RMB in millions)" needs no sign at all.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import regex

from extractors.lexicon.currencies import (
    CODES,
    DOLLAR_CODES,
    NATIONAL,
    NATIONS_LETTERS,
    name_code,
    other_code,
    sign_code,
    written_code,
)
from extractors.tables.captions import Scale
from extractors.tables.figures import CURRENCIES
from extractors.tables.rows import Row
from pipeline.lazy import lazy

_NAMES = "|".join(("euros?", "yen", "sterling", "yuan", "renminbi", "rupees", *(f"{one}s?" for one in NATIONAL)))
_UNIT = r"(?:thousands?|millions?|billions?)"
_STATED = lazy(
    rf"""(?: \b (?: in | of ) \s | \( ) (?P<nation> Canadian | Australian | Hong \s Kong | Singapore | New \s Zealand
        | New \s Taiwan | U\.? \s? S\.? | United \s States ) \s (?: dollars \b | \$ )
    | (?: \b (?: in | of | expressed \s in | stated \s in ) \s | \( | {_UNIT} \s of \s )
        (?: (?P<code> (?-i: {"|".join(CODES)} ) ) | (?P<name> {_NAMES} ) ) \b
        (?= \s* (?: [,)'’] | ['’]? 000 | (?: in \s )? {_UNIT} | $ | except | per\b ) )
    | (?P<code> (?-i: {"|".join(CODES)} ) ) (?= \s (?: in \s )? {_UNIT} \b | ['’]? \s? 000 )
    | (?P<sign> (?-i: {NATIONS_LETTERS} \$ | [€£¥] ) )
        (?= \s* (?: (?: in \s )? {_UNIT} \b | ['’]? 000 | [mM] \b | [,)] | $ ) )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_HEAD = lazy(
    rf"""(?: ^ | [\s(] ) (?: (?P<sign> {NATIONS_LETTERS} \$ | [€£¥] )
        | (?P<code> {"|".join(CODES)} ) ) (?: \s? \(? ['’‘]? 000s? | [mM]n? | \s (?: in \s )? {_UNIT} )? \)? $""",
    regex.VERBOSE,
)
"""How the head of a column or the label of a row ends that has its own currency: "2007 US$", "Sales, EUR million"."""


@dataclass(frozen=True)
class Currency:
    """The currency of a table's sums, null where nothing says; `dollar` is whose dollar a bare sign is."""

    code: str | None
    dollar: str

    def of(self, sign: str | None, label: str, head: str) -> str | None:
        """The code of a cell with a sign or without one, in the row of a label and the column of a head."""
        own = _HEAD.search(label) or _HEAD.search(head)
        if own is not None:
            return sign_code(own["sign"]) if own["sign"] else written_code(own["code"])
        if not sign:
            return self.code
        return self.dollar if sign == "$" else CURRENCIES.get(sign, self.code)


def has_own(head: str) -> bool:
    """Whether the head of a column says what its sums are in."""
    return _HEAD.search(head) is not None


def currency(said: str, scale: Scale, rows: Sequence[Row], dollar: str, known: str | None) -> Currency:
    """What a table's sums are in: as its words have it, else the most common of its signs, else as the document has it.

    `said` is what stands over the table, `scale` its scale, `dollar` whose dollar a bare sign is in the
    document, `known` the only currency of the document.
    """
    stated = {_code(one) for one in _STATED.finditer(" ".join(said.split()))}
    code = stated.pop() if len(stated) == 1 else None
    if code is not None and code in DOLLAR_CODES:
        dollar = code
    signs = Counter(cell.currency for row in rows for cell in row.cells.values() if cell.currency)
    if code is None and signs:
        sign = signs.most_common(1)[0][0]
        code = dollar if sign == "$" else CURRENCIES.get(sign)
    if code is None and known is None and scale.of_dollars:
        code = dollar
    return Currency(code or known, dollar)


def _code(match: "regex.Match[str]") -> str:
    if match["nation"]:
        return name_code(match["nation"])
    if match["sign"]:
        return sign_code(match["sign"])
    return written_code(match["code"]) if match["code"] else other_code(match["name"])
