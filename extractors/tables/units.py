r"""Units: what the figures of a row are, by its label, its header, its column and the signs in its cells.

"Weighted average shares outstanding" counts shares, "Net income per share" is dollars a share, "13.9%" a percentage;
what carries a sign of a currency is money, whatever its label says.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

import regex

from extractors.tables.changes import percent_changes
from extractors.tables.figures import Figure
from extractors.tables.periods import CHANGE
from extractors.tables.quotients import quotient
from extractors.tables.rows import Row
from extractors.tables.share_sums import bridges
from extractors.tables.spanning import DATE
from pipeline.lazy import lazy

Sort = Literal["money", "per_share", "shares", "percent", "points", "ratio", "count", "volume"]

PER_SHARE = lazy(
    r"""(?<! (?: \d | \b par \s value | \b preference | \b stated \s value ) \s )
    \b(?: per \s+ (?: (?: common | ordinary | diluted | basic | limited | partner(?:ship)? | class | equivalent
        | weighted | average | and | \w+['’]s? ) [\s-]+ )* (?: shares? | ads s?
        | (?<! \b (?: price | cost | charge | fee )s? \s per \s ) units? ) \b | (?: eps | \w*dps ) \b | per-share\b
    | earnings \s* (?: \(loss(?:es)?\) )? \s+ per \b )""",
    regex.VERBOSE | regex.IGNORECASE,
)
"""What is said of each share; "Common stock, $.01 par value per share" is a sum, as are "shares at $4 per share"."""
_EACH = lazy(
    r"\bper\s+(?:(?:common|ordinary|diluted|basic|limited|partner(?:ship)?|class|equivalent|weighted|average|and)[\s-]+)*"
    r"(?:shares?|units?)\b(?:\s+outstanding\b)?",
    regex.IGNORECASE,
)
"""The words of it that count no shares: "Earnings per common share", "per average share outstanding"."""
_EARNED_EACH = lazy(
    r"(?:(?:basic|diluted|adjusted|(?:non-)?gaap|pro\s+forma|net|core|operating)\s+)*(?:eps|dps|earnings|income|loss|dividends)\b(?!.*\b(?:weighted|average|number|denominator)\b)",
    regex.IGNORECASE,
)
"""How labels begin that speak of earnings, whatever shares they are of: "EPS attributable to ordinary shares".

"Basic EPS - weighted average shares" counts them.
"""
_SHARES = lazy(
    r"""\b(?: weighted [\s-]+ (?: average )? | average \s+ (?: number \s+ of \s+ )? (?: \w+ \s+ ){0,3}
        (?: shares? | units? )
    | (?: number | no\. ) \s+ of \s+ (?: \w+ \s+ ){0,3} (?: shares? | units? )
    | (?: shares? | units? ) \s+ (?: (?: \w+ \s+ ){0,2} outstanding | used | issued | issuable | repurchased
        | in \s+ issue )
    | (?: common | ordinary | diluted | basic | equivalent ) \s+ (?: and \s+ [\w\s]{1,30} )? (?: shares? | units? ) \b )
    | ^ total \s+ (?: (?! prefer | treasury | redeem | capital ) \w+ \s+ ){0,2} shares \b
    | ^ (?: shares? | units? ) \b (?! [\s-](?:based|costs?|revenues?|prices?|labou?r)\b
        | (?<=units?) \s (?:sold|shipped|delivered|produced|ordered|open(?:ed)?|closed|in\s+(?:backlog|operation))\b )
    | ^ denominator \b .{0,40} \b per \b""",
    regex.VERBOSE | regex.IGNORECASE,
)
_PER_SHARE_HEAD = lazy(
    r"(?<!\b(?:price|cost|charge|fee)s?\s(?=per\sunit))"
    r"\bper[\s-]+(?:(?:common|diluted|basic)\s+)*(?:shares?|units?)(?:\s+amounts?)?\W*(?:EPS\W*)?(?:(?:19|20)\d\d)?$",
    regex.IGNORECASE,
)
"""How the head of a column of sums a share ends: "Per Share" beside "Pretax Earnings", a year below it or not."""
_DOLLARS_HEAD = lazy(r"\b(?:dollars?|amounts?|values?|prices?(?:\s+per\s+\w+)?)\W*$", regex.IGNORECASE)
_NUMBER_HEAD = lazy(r"\b(?:numbers?|no\.|units|homes|lots|quantit(?:y|ies))\W*$", regex.IGNORECASE)
_THINGS_HEAD = lazy(r"\b(?:contracts|loans|stores|properties|policies|volumes?|orders?)\W*$", regex.IGNORECASE)
"""Heads of counts, or of the sums of what they name: only signs tell."""
_BULK_HEAD = lazy(r"\b(?:units|quantit(?:y|ies)|volumes?)\W*$", regex.IGNORECASE)
"""Heads of what is in thousands too where a table says so of more than its dollars."""
_MEASURE_HEAD = lazy(
    r"\b(?:balances?|amounts?|rates?|yields?|dollars?|interest|values?|prices?|sales|revenues?|costs?|numbers?)\b|[%$]",
    regex.IGNORECASE,
)
"""What heads say of more than time."""
_SHARED_HEADER = lazy(
    r"\b(?:occupancy|vacancy|rates?|margins?|per\s?cent(?:age)?s?|ratios?|returns?|yields?|growth|mix)\W*$|%",
    regex.IGNORECASE,
)
"""How a header of percentages ends."""
_RATE_HEAD = lazy(r"\b(?:rates?|yields?|return)\W*(?:\(\w{1,2}\))?$", regex.IGNORECASE)
_AVERAGED = lazy(r"\b(?:weighted|average|number|denominator)\b", regex.IGNORECASE)
"""Headers whose rows count shares in thousands or millions, with digits behind the point too."""
_DILUTIVE = lazy(r"(?:(?:add|plus|assumed)\W+)?(?:dilutive\b|(?:\w+\s+)?effects?\s+of\s+dilut)", regex.IGNORECASE)
"""What is added to a number of shares: "Dilutive effect of stock options"."""
_NUMERATOR = lazy(r"numerators?\b", regex.IGNORECASE)
"""A sum of money, whatever it is divided by: "Numerator for diluted earnings per share"."""
_STOCK = lazy(
    r"^(?:(?:class\s+\w|convertible|series\s+\w|redeemable|cumulative)\s+)*(?:common\s+stock|preferred|preference|treasury|capital)\b"
    r"|\b(?:par\s+value|authorized)\b|\bdividends?\b|\b(?:purchases?|repurchases?|issuance|proceeds|sale|cost|retirement|exercise)\b|\bstock\b",
    regex.IGNORECASE,
)
"""What is money although it speaks of shares: "Common stock, $.01 par value, 20,000 shares authorized"."""
_COUNTED = lazy(r"(?:weighted|average|number|shares?|units?)\b", regex.IGNORECASE)
"""How the labels of numbers of shares begin, whatever follows: "Shares issued for stock plans"."""
_PER_HUNDRED = lazy(r"%|\bper\s?cent", regex.IGNORECASE)
"""What says percent for certain; a margin is a share of sales, or their rest in money: "Gross margin   285.0"."""
_PERCENT_HEAD = lazy(r"%|\bper\s?cent(?:age)?s?\b|\bmargin\b(?=.{0,12}$)", regex.IGNORECASE)
_PERCENT = lazy(r"(?<!\d\s?)(?:%|\bper\s?cent(?:age)?s?\b)|\bmargin\b(?=.{0,12}$)", regex.IGNORECASE)
"""Labels of percentages; "Term loan, LIBOR + 2.25%" is a sum at a rate."""
_POINTS = lazy(r"\b(?:basis\s+points|bps|pts|points)\b", regex.IGNORECASE)
_BASIS_POINTS = lazy(r"(?<!\d\s?)\b(?:basis\s+points|bps)\b", regex.IGNORECASE)
"""Heads of changes counted in basis points; "+200 Basis Points" stands over sums at other rates."""
_COUNT = lazy(
    r"^(?:total\s+)?(?:stores|restaurants|branches|offices|hotels|locations|clubs)(?:\s+open)?,?"
    r"\s+(?:at(?!\s+(?:cost|fair|net|book|market|carrying|original|depreciated|(?:the\s+)?lower))|end|beginning)\b"
    r"|(?:^(?:total\s+)?homes|^(?:\w+\s+){0,3}(?<!\b(?:of|on|in|from|for|to|and|with|per)\s(?:\w+\s){0,2})"
    r"homes\s+(?:closed|delivered|sold|ordered|started))(?:\s*\(\w\))*$"
    r"|\b(?:(?:number|no\.)\s+of|counts?$|headcount|employees|stores?\s+(?:open|operated)|(?<!\bper\s)rooms?\s+(?:available|sold|occupied)|square\s+f(?:ee|oo)t|customers?$|branches$|days\b)",
    regex.IGNORECASE,
)
_MEASURED = lazy(
    r"\((?:in\s+)?(?:M{0,2}(?:bbls?|cfe?|boe)|bcfe?|tcf|bbls/d|boe/d|b/d|bpd|(?:(?:thousands?|millions?)\s+(?:of\s+)?)?"
    r"(?:tons|tonnes|ounces|oz\.?|gallons|[kmg]wh|barrels|miles|kilomet(?:er|re)s|hours|acres|pounds|lbs\.?|feet))\)"
    r"|^(?:M{0,2}(?:bbls?|cfe?|boe)|bcfe?)$|(?<![/$]\s?)(?<!\bper\s)\bM{0,3}(?:bbls?|btus?|cfe?|boe)(?:/d(?:ay)?|pd)$",
    regex.IGNORECASE,
)
"""Units of what is neither money nor counted one by one, which say their own scale: "Oil (MBbls)"."""
_VOLUME = lazy(
    r"\b(?:^units|miles|asms|rpms|tons|tonnes|barrels|ounces|gallons|(?:mega|kilo|giga)watt[\s-]hours|[kmg]wh|passengers"
    r"|subscribers|(?<!\b(?:by|of|for|with|and)\s)(?:visitors|users|members|guests)|seats|beds)(?:,?\s+(?:sold|produced|shipped|delivered|ordered|flown|carried|added|(?:at|end)\s+.{0,24}))?(?:\s*\([^()]*\))*$",
    regex.IGNORECASE,
)
_OF_MONEY = lazy(r"\b(?:per|prices?|costs?|expenses?|fees?|deposits?|receivables?|due|from|to)\b|\$", regex.IGNORECASE)
_SHARES_HEAD = lazy(
    r"""\b(?: number \s+ of \s+ (?: \w+ \s+ ){0,3} (?: shares? | securities | options | units | warrants )
    | shares? (?: \s+ (?: acquired | purchased | repurchased | underlying | granted | beneficially | owned | issued
        | outstanding | subject ) \b .{0,30} )? ) (?: \s* \( \w+ \) )* $""",
    regex.VERBOSE | regex.IGNORECASE,
)
"""How the head of a column of numbers of shares ends; it has no word of a price, and no "per"."""
_NO_NUMBER = lazy(r"\b(?:per|price|value|proceeds|amount|payments?)\b|[$%]", regex.IGNORECASE)
_RATIO = lazy(r"\b(?:ratio|yield|rate|return\s+on)\b", regex.IGNORECASE)
_QUOTIENT = lazy(
    r"\bratio\b|\befficiency\b|\bto\s+(?:total|average|net|tangible|assets|loans|deposits|risk)\b", regex.IGNORECASE
)
"""What is a percentage in whole numbers too: "Noninterest income to total revenue"; a rate may be one of money."""
_MULTIPLE = lazy(r"\b(?:current|quick|leverage|coverage|debt|liabilities|worth|turnover)\b", regex.IGNORECASE)
"""What is said in times rather than in hundredths: "Current ratio 2.1", "Total debt to net worth 1.5"."""
_BRIDGE_END = lazy(r"\b(?:rate|tax(?:es)?|statutory)\b", regex.IGNORECASE)
_CENTS = 2
_SMALL = 1000
_WHOLE = 100
_ROUNDED = 50
"""Hundredths of a percentage by which parts of a whole are off from it."""
_AGED = lazy(r"\d\s*\+?\s*days\b|\bdays\s+(?:or\s+more|past|and)\b", regex.IGNORECASE)
"""Heads of sums by their age: "30-59 Days"."""


def sort_of(row: Row, cell: Figure, column: str) -> Sort | None:
    """What a cell is by its own signs and the words of its row and column; null where nothing says."""
    if cell.percent or cell.points:
        return "percent" if cell.percent else "points"
    if cell.times:
        return "ratio"
    label = row.label
    if _BASIS_POINTS.search(column):
        return "count"
    if cell.currency is None and _PERCENT_HEAD.search(column) and not _POINTS.search(column):
        return "percent"
    if _PER_SHARE_HEAD.search(column):
        return "per_share"
    if counts_shares(column) and cell.currency is None and not cell.decimals:
        return "shares"
    if _counts(column) and not cell.currency:
        return "count"
    own = _by_label(label, money=cell.currency is not None)
    most = _SMALL if own == "percent" and _PER_HUNDRED.search(label) else _WHOLE + 1
    if own == "percent" and any(abs(one.value) >= most for one in row.cells.values()):
        own = None  # "Gross margin   5,500   11,009" is the sum of money
    return own if own is not None else _by_heads(row, cell)


@lru_cache(maxsize=1024)
def _by_own_head(column: str) -> bool:
    """Whether the head of a column says of it alone what stands below it."""
    return (
        any(one.search(column) for one in (_PER_SHARE_HEAD, _BASIS_POINTS)) or _counts(column) or counts_shares(column)
    )


@lru_cache(maxsize=1024)
def _counts(column: str) -> bool:
    """Whether the head of a column says that things are counted below it: "Number of Loans", "Square Feet"."""
    counted = _COUNT.search(column) or _MEASURED.search(column)
    return counted is not None and not (_OF_MONEY.search(column) or _AGED.search(column))


@lru_cache(maxsize=1024)
def counts_shares(column: str) -> bool:
    """Whether the head of a column says that numbers of shares stand below it: "Shares Acquired on Exercise"."""
    return _SHARES_HEAD.search(column) is not None and not _NO_NUMBER.search(column)


def _by_heads(row: Row, cell: Figure) -> Sort | None:
    """What the headers above a row say of a cell; a dash beside figures is what these are."""
    dash = all(one.nil for one in row.cells.values())
    if cell.nil and not dash:
        return None
    header = " ".join(row.path[:-1])
    if _COUNTED.match(header) and _AVERAGED.search(header) and _by_label(header, money=bool(cell.currency)) == "shares":
        return "shares"  # not below "Net income per share, on average shares outstanding:"
    if PER_SHARE.search(header) and (cell.decimals or dash):
        return "per_share"
    if PER_SHARE.search(row.context) and (cell.decimals == _CENTS or dash) and not _QUOTIENT.search(row.label):
        return "per_share"
    header = header or row.context
    above = _by_label(header, money=cell.currency is not None) if header else None
    if above == "count" and row.path[:-1] and not cell.decimals:
        return "count"
    averaged = _AVERAGED.search(header) is not None
    counts = averaged or _COUNTED.match(header) is not None or PER_SHARE.search(header) is None
    if above == "shares" and (averaged or not cell.decimals) and counts:
        return "shares"
    return None


def _by_label(label: str, *, money: bool) -> Sort | None:
    """What a label says of its figures; `money`: a cell has the sign of a currency."""
    if _NUMERATOR.match(label):
        return None
    shares = _SHARES.search(_EACH.sub("per", label)) is not None and not _EARNED_EACH.match(label)
    if PER_SHARE.search(label) and not (shares and not money):
        return "per_share"
    if money:
        return None
    if shares and (_COUNTED.match(label) or not _STOCK.search(label)):
        return "shares"
    if _PERCENT.search(label):
        return "percent"
    if _OF_MONEY.search(label):
        return "count" if _COUNT.search(label) else None
    if _VOLUME.search(label):
        return "volume"
    return "count" if _COUNT.search(label) or _MEASURED.search(label) else None


def sorts(rows: Sequence[Row], columns: Sequence[str]) -> list[dict[int, Sort | None]]:
    """What the cells of each row are, what nothing says filled in from around.

    A row of cents below one of dollars a share is that too; a ratio below percentages is one of them, as is all that
    stands between a first and a last row of percentages, which bridges one to the other.
    """
    if len(rows) == 1 and not rows[0].label:
        return [_under_heads(rows[0], columns)]
    found = [{at: sort_of(row, cell, columns[at]) for at, cell in row.cells.items()} for row in rows]
    _rate(rows, columns, found)
    counted = _number(rows, columns, found)
    _bridge_shares(rows, found)
    if _bridged(rows, found) or _signed_at_first(rows):
        return [dict.fromkeys(own, "percent") for own in found]
    filled: list[dict[int, Sort | None]] = []
    before: Sort | None = None
    for number, (row, own) in enumerate(zip(rows, found, strict=True)):
        if not row.cells:
            filled.append({})
            continue
        headed = {at for at in own if at in counted or _by_own_head(columns[at])}
        spread = {at: one for at, one in own.items() if at not in headed} or own
        known: set[Sort | None] = {one for one in spread.values() if one is not None and one != "percent"}
        known = known or set(spread.values())
        plain: Sort | None = next(iter(known)) if len(known) == 1 else None
        if plain is None and None in own.values():
            if _as_at_first(row, own, columns):
                plain = "percent"
            elif before == "per_share" and _cents(_or_next(rows, number)) and not _RATIO.search(row.label):
                plain = "per_share"
            elif before == "shares" and _DILUTIVE.match(row.label):
                plain = "shares"
            elif before == "percent" and (_of_hundred(row) or _beside(rows, number)):
                plain = "percent"
        filled.append({at: one or plain or quotient(row.label, row.cells[at], before) for at, one in own.items()})
        before = plain or next((one for one in filled[-1].values() if one is not None), None)
    return filled


def _bridge_shares(rows: Sequence[Row], found: Sequence[dict[int, Sort | None]]) -> None:
    """Make numbers of shares of what leads from one of them to the next."""
    kinds = [set(own.values()) for own in found]
    shares, unknown = [one == {"shares"} for one in kinds], [one == {None} for one in kinds]
    for number in bridges(rows, shares, unknown):
        found[number].update(dict.fromkeys(found[number], "shares"))


def _rate(rows: Sequence[Row], columns: Sequence[str], found: Sequence[dict[int, Sort | None]]) -> None:
    """Make what stands in a column of rates or changes a percentage, as those of its cells are that have the sign."""
    changes = set(percent_changes(rows, columns))
    for own in found:
        own.update(dict.fromkeys(changes & own.keys(), "percent"))
    signed = {at for row in rows for at, cell in row.cells.items() if cell.percent and _RATE_HEAD.search(columns[at])}
    for row, own in zip(rows, found, strict=True):
        for at in signed & row.cells.keys():
            cell = row.cells[at]
            if own[at] is None and cell.decimals and not cell.currency and abs(cell.value) < 100:
                own[at] = "percent"


def _number(rows: Sequence[Row], columns: Sequence[str], found: Sequence[dict[int, Sort | None]]) -> set[int]:
    """Make counts of what stands below "Homes" or "Number" beside a column of "Dollars" or of an "Amount".

    The columns below such heads. What stands below "Loans" is a count where the dollars alone have signs.
    """
    if not any(_DOLLARS_HEAD.search(one) for one in columns):
        return set()
    signed = {at for row in rows for at, cell in row.cells.items() if cell.currency}
    told = any(_DOLLARS_HEAD.search(columns[at]) for at in signed)
    counted = {
        at
        for at, one in enumerate(columns)
        if at not in signed and (_NUMBER_HEAD.search(one) or (told and _THINGS_HEAD.search(one)))
    }
    for row, own in zip(rows, found, strict=True):
        for at in counted & row.cells.keys():
            cell = row.cells[at]
            if own[at] is None and not cell.decimals:
                own[at] = "volume" if _BULK_HEAD.search(columns[at]) else "count"
    return counted


def _under_heads(row: Row, columns: Sequence[str]) -> dict[int, Sort | None]:
    """What the cells of the only row are, each under a head of its own: votes "For" are no sums of money."""
    named = {at: replace(row, label=columns[at], path=(columns[at],)) for at in row.cells}
    return {
        at: sort_of(named[at], cell, columns[at]) or ("money" if cell.currency else "count")
        for at, cell in row.cells.items()
    }


def _bridged(rows: Sequence[Row], found: Sequence[dict[int, Sort | None]]) -> bool:
    """Whether a table leads from one rate to another, from the whole to its parts, or from the parts to a total.

    "Federal statutory rate 34.0%" to "Effective tax rate 41.0%"; "Net sales 100.0%" to "Net income 5.2%"; "Price 5.5%",
    "Volume 10.9", "Total 16.4%".
    """
    sorts = [set(own.values()) for own in found if own]
    if len(sorts) < 3 or sorts[0] != {"percent"} or sorts[-1] != {"percent"}:
        return False
    first, *between, last = (row for row in rows if row.cells)
    whole = last.total or all(one.value == 100 for one in first.cells.values())
    if not whole and not (_BRIDGE_END.search(first.label) and _BRIDGE_END.search(last.label)):
        return False
    cells = [cell for row in between for cell in row.cells.values() if not (cell.percent or cell.nil)]
    return {None, "percent"} >= set().union(*sorts) and all(
        not cell.currency and abs(cell.value) < 100 and cell.decimals for cell in cells
    )


def _signed_at_first(rows: Sequence[Row]) -> bool:
    """Whether only the first row of the parts of a whole has the sign: "63.2%" over "21.4" and "15.4"."""
    first, *others = [[cell for cell in row.cells.values() if not cell.nil] for row in rows if row.cells]
    rest = [cell for cells in others for cell in cells]
    exact = {cell.decimals for cell in (*first, *rest)}
    sums = Counter[int]()
    for row in rows:
        sums.update({at: int(cell.value * 100) for at, cell in row.cells.items()})
    return (
        bool(first and rest)
        and all(cell.percent for cell in first)
        and not any(cell.currency or cell.grouped or cell.percent for cell in rest)
        and len(exact) == 1
        and 0 not in exact
        and len(first) == max(map(len, others))
        and all(any(abs(one - whole) <= _ROUNDED for whole in (100_00, 200_00)) for one in sums.values())
    )


def _as_at_first(row: Row, own: dict[int, Sort | None], columns: Sequence[str]) -> bool:
    """Whether only the first cell of a row has the sign that all have: "9.45%   11.98   13.55" in columns of time."""
    stated = [one for one in row.cells.values() if not one.nil]
    if not stated or set(own.values()) != {"percent", None}:
        return False
    first, *others = stated
    alike = all(one.decimals == first.decimals and not (one.percent or one.currency or one.grouped) for one in others)
    timed = all(_of_time(columns[at]) for at in row.cells)
    return first.percent and first.decimals > 0 and alike and timed


def _of_time(column: str) -> bool:
    """Whether the head of a column names a time and nothing else."""
    return DATE.search(column) is not None and not (CHANGE.search(column) or _MEASURE_HEAD.search(column))


def _beside(rows: Sequence[Row], number: int) -> bool:
    """Whether a row is written as the percentages right above it under the same header of such, but for their sign."""
    row, last = rows[number], rows[number - 1]
    if _MULTIPLE.search(row.label) or not any(_SHARED_HEADER.search(one) for one in row.path[:-1]):
        return False
    first = next((one for one in last.cells.values() if one.percent or one.decimals), None)
    cells = [one for one in row.cells.values() if not one.nil]
    if first is None or not first.decimals or row.path[:-1] != last.path[:-1]:
        return False
    return all(one.decimals == first.decimals and not one.currency and abs(one.value) <= _WHOLE for one in cells)


def _or_next(rows: Sequence[Row], number: int) -> Row:
    """A row, or the one right below it where it has dashes alone."""
    dashes = all(one.nil for one in rows[number].cells.values())
    return rows[number + 1] if dashes and number + 1 < len(rows) else rows[number]


def _cents(row: Row) -> bool:
    cells = [one for one in row.cells.values() if not one.nil]
    return bool(cells) and all(one.decimals == _CENTS and abs(one.value) < 100 for one in cells)  # cents


def _of_hundred(row: Row) -> bool:
    """Whether a row below percentages is one of them without the sign."""
    cells = [one for one in row.cells.values() if not one.nil]
    if not cells or _MULTIPLE.search(row.label) or any(abs(one.value) >= _SMALL or one.currency for one in cells):
        return False
    return bool(_QUOTIENT.search(row.label) or (_RATIO.search(row.label) and all(one.decimals for one in cells)))
