r"""Financial data schedules, Exhibit 27 of filings from 1993 to 2001: figures behind tags, not below heads.

"<MULTIPLIER> 1,000" makes 4341000 of "<TOTAL-ASSETS> 4,341"; "<EPS-PRIMARY> (7.04)" is a sum for one share, and no
multiple. The columns are periods ("<PERIOD-TYPE> 9-MOS", "<PERIOD-END> SEP-30-1998"): what stands down to the total of
liabilities and equity is of their last day, what follows down to the earnings per share of the whole. A schedule that
names no currency has figures without a unit.
Source of the tags: Regulation S-K, Item 601(c), as in force until 2001, with the articles of Regulation S-X.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from functools import cached_property
from typing import Literal, TypeAlias

import regex

from extractors.fiscal.calendar import Calendar, calendar
from extractors.fiscal.stated import Stated
from extractors.lexicon.currencies import CODES, other_code, sign_code, written_code
from extractors.lexicon.months import month_number
from extractors.numerals import figure
from extractors.tables.concepts import Concept, lexicon
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Column, Fact, Row, Table
from pipeline.span import Span

_BEGINS = lazy(r"^[ \t]*<ARTICLE>", regex.MULTILINE)
_LINE = lazy(r"^[ \t]*<(?P<tag>/?[A-Z][A-Z0-9&/-]*)>(?P<said>[^\n]*)$", regex.MULTILINE)
_WORD = lazy(r"(?<!\S)(?!<)\S+")
_NUMBER = lazy(r"(?<!\S)(?P<minus>\(\s{0,4}|-)?\$?(?P<digits>\d[\d,]{0,30}(?:\.\d{1,8})?|\.\d{1,8})\)?(?!\S)")
_ENDS = frozenset(("FN", "/TABLE", "TYPE", "DOCUMENT", "/TEXT"))
_APART = 600
"""More characters than this without a tag, behind the head of a schedule, end it."""
_HEAD = frozenset(
    (
        "ARTICLE", "LEGEND", "/LEGEND", "RESTATED", "CIK", "NAME", "SERIES", "NUMBER", "MULTIPLIER", "CURRENCY",
        "FISCAL-YEAR-END", "PERIOD-START", "PERIOD-END", "PERIOD-TYPE", "EXCHANGE-RATE", "PAGE", "S", "C", "TABLE",
        "CAPTION",
    )
)  # fmt: skip
"""Tags that say something of the schedule, and state no figure of the company."""
_LENGTH = lazy(r"(?P<months>\d{1,2})-MO(?:NTH)?S?|YEAR")
_DAY = lazy(r"(?P<month>[A-Z]{3})[-/ ](?P<day>\d{1,2})[-/ ](?P<year>(?:19|20)\d\d)")
_BALANCE_ENDS = lazy(r"TOTAL-LIABILIT(?:Y|IES)-AND-EQUITY")
_SHARE = lazy(r"EPS(?:-\w+)?|PER-SHARE-[\w-]+|AVG-DEBT-PER-SHARE")
_SHARES = lazy(r"NUMBER-OF-SHARES-\w+|SHARES-[\w-]+")
_BASIC_SINCE = "1997-12-15"
"""Periods that end before know primary and fully diluted earnings, which are not the basic and diluted ones."""
_RATES = {"YIELD-ACTUAL": "percent", "EXPENSE-RATIO": "ratio"}
_CONCEPTS = {
    "CASH": "cash", "INVENTORY": "inventories", "CURRENT-ASSETS": "total_current_assets",
    "TOTAL-ASSETS": "total_assets", "CURRENT-LIABILITIES": "current_liabilities",
    "TOTAL-LIABILITY-AND-EQUITY": "total_liabilities_equity",
    "TOTAL-LIABILITIES-AND-EQUITY": "total_liabilities_equity", "TOTAL-REVENUES": "revenue",
    "TOTAL-REVENUE": "revenue", "INTEREST-EXPENSE": "interest_expense", "INCOME-PRETAX": "pretax_income",
    "INCOME-TAX": "income_tax", "NET-INCOME": "net_income", "EPS-PRIMARY": "eps_basic", "EPS-BASIC": "eps_basic",
    "EPS-DILUTED": "eps_diluted",
}  # fmt: skip
"""The tags that say what a line of the statements says; receivables are gross here, and no line of a balance sheet."""
_LEAST = 3
"""Rows of figures that a schedule has at least."""

Words: TypeAlias = "regex.Match[str]"
Part = Literal["day", "whole"] | None


@dataclass
class Schedule:
    """A schedule: what its head says by tag, and its rows of figures, each tag with its numbers."""

    head: dict[str, Words] = field(default_factory=dict)
    rows: list[tuple[Words, list[Words]]] = field(default_factory=list)
    end: int = 0

    @property
    def span(self) -> Span:
        """From its first tag to its last figure."""
        return Span(self.head["ARTICLE"].start("tag") - 1, self.rows[-1][1][-1].end())

    def said(self, tag: str) -> list[Words]:
        """The words behind a tag of the head."""
        line = self.head.get(tag)
        return [] if line is None else list(_WORD.finditer(line.string, *line.span("said")))

    @cached_property
    def scale(self) -> Decimal:
        """What its sums are multiplied by: 1000 for "<MULTIPLIER> 1,000", 1 where it says nothing or nought."""
        numbers = [_NUMBER.fullmatch(one[0]) for one in self.said("MULTIPLIER")[:1]]
        return next((figure(one["digits"].replace(",", "")).value for one in numbers if one), Decimal(1)) or Decimal(1)

    @cached_property
    def currency(self) -> str | None:
        """The code of the currency that it names: "U.S. DOLLARS", "CANADIAN DOLLARS", "USD", "DEUTSCHE MARKS"."""
        return _currency(" ".join(one[0] for one in self.said("CURRENCY")).strip(" .,").upper())


def schedules(document: Document) -> list[Schedule]:
    """The schedules of a document, in order."""
    text = document.text
    found = [_read(text, match.start()) for match in _BEGINS.finditer(text)] if "<ARTICLE>" in text else []
    return [one for one in found if len(one.rows) >= _LEAST and "PERIOD-END" in one.head]


def _read(text: str, start: int) -> Schedule:
    found = Schedule()
    for line in _LINE.finditer(text, start):
        tag = line["tag"]
        far = found.rows and line.start() - found.end > _APART
        if tag in _ENDS or far or (tag == "ARTICLE" and found.head):
            break
        found.end = line.end()
        if tag in _HEAD:
            found.head.setdefault(tag, line)
        elif numbers := list(_NUMBER.finditer(text, *line.span("said"))):
            found.rows.append((line, numbers))
    return found


def items(document: Document, found: Schedule) -> Iterator[Table | Fact]:
    """A schedule as a table, and each of its figures as a fact."""
    places = max((numbers for _, numbers in found.rows), key=len)
    heads = _columns(found, places, document)
    yield Table(
        span=found.span,
        caption=None,
        unit=found.currency,
        scale=found.scale,
        columns=tuple(head.label for head, _ in heads),
        column_details=tuple(head for head, _ in heads),
        rows=tuple(
            Row(label=line["tag"], span=Span(*line.span("tag")), indent=0, kind="data", path=(line["tag"],))
            for line, _ in found.rows
        ),
        rule="table.schedule",
    )
    for (line, numbers), part in zip(found.rows, _parts(found), strict=True):
        for number, column in zip(numbers, _placed(numbers, places), strict=True):
            head, last = heads[column]
            period = last if part == "day" else head.period if part == "whole" else None
            concept = _concept(line["tag"], last)
            yield replace(
                _fact(found, line["tag"], number),
                column=head.label or None,
                period=period,
                concept=concept.name if concept else None,
                taxonomy=concept.element if concept else None,
            )


def _parts(found: Schedule) -> Iterator[Part]:
    """Of what part of its column's period each row is: the balance of the last day, what the whole brought, or open.

    What follows the earnings per share is a bank's detail, of days and periods alike.
    """
    tags = [line["tag"] for line, _ in found.rows]
    balance = next((at for at, tag in enumerate(tags) if _BALANCE_ENDS.fullmatch(tag)), None)
    shares = [at for at, tag in enumerate(tags) if _SHARE.fullmatch(tag)]
    for at in range(len(tags)):
        if balance is None:
            yield None
        elif at <= balance:
            yield "day"
        else:
            yield "whole" if not shares or at <= shares[-1] else None


def _concept(tag: str, last: str | None) -> Concept | None:
    """What a tag stands for in a column whose last day is given, null where that is none of the known concepts."""
    if tag in ("EPS-PRIMARY", "EPS-DILUTED") and (last is None or last < _BASIC_SINCE):
        return None
    name = _CONCEPTS.get(tag)
    return next((one for one in lexicon() if one.name == name), None)


def _fact(found: Schedule, tag: str, number: Words) -> Fact:
    """A figure by its own characters, its tag, and what the head of the schedule says of all its sums."""
    stated = figure(number["digits"].replace(",", ""))
    stated = stated.negated() if number["minus"] and stated.value else stated
    unit = found.currency
    if _SHARE.fullmatch(tag):
        unit = f"{unit}/share" if unit else None
    elif _SHARES.fullmatch(tag):
        unit, stated = "shares", stated.scaled(found.scale)
    elif tag in _RATES:
        unit = _RATES[tag]
    else:
        stated = stated.scaled(found.scale)
    return Fact(
        span=Span(*number.span()),
        table="",
        label=tag,
        path=(tag,),
        value=stated.value,
        unit=unit,
        precision=stated.precision,
        rule="table.schedule",
    )


def _currency(name: str) -> str | None:
    if not any(one.isalpha() for one in name):
        return None
    if name in CODES:
        return written_code(name)
    nation = regex.sub(r"[. $]|DOLLARS?$", "", name)
    if nation in ("", "US", "USA", "UNITEDSTATES"):
        return "USD"
    if name.endswith(("DOLLAR", "DOLLARS")):
        code = sign_code(f"{name} $")
        return code if code != "USD" else None  # dollars of a nation that the lexicon does not know
    try:
        return other_code(name)
    except KeyError:
        return None


def _columns(found: Schedule, places: Sequence[Words], document: Document) -> list[tuple[Column, str | None]]:
    """The head of each column with the last day of its period: "9-MOS SEP-30-1998"."""
    parts: list[list[Words]] = [[] for _ in places]
    for tag in ("PERIOD-TYPE", "PERIOD-START", "PERIOD-END"):
        words = found.said(tag)
        for word, at in zip(words, _placed(words, places), strict=True):
            parts[at].append(word)
    stated = [_stated([word[0] for word in one]) for one in parts]
    known = calendar(document, (one for one in stated if one))
    return [
        (
            Column(
                label=" ".join(word[0] for word in one),
                period=_period(own, known),
                pieces=tuple(Span(*word.span()) for word in one),
            ),
            own.end.isoformat() if own else None,
        )
        for one, own in zip(parts, stated, strict=True)
    ]


def _stated(words: Sequence[str]) -> Stated | None:
    """What the words of a column's head state: a length, perhaps a first day, and the last day."""
    lengths = [one for word in words if (one := _LENGTH.fullmatch(word))]
    days = [day for word in words if (day := _day(word))]
    if not days:
        return None
    months = int(lengths[0]["months"] or 12) if lengths else None
    return Stated(days[-1], months or None, days[0] if len(days) > 1 else None)


def _period(stated: Stated | None, known: Calendar) -> str | None:
    """The whole period of a column; null where neither its length nor its first day is stated."""
    if stated is None or not (stated.start or stated.months):
        return None
    return f"{stated.start}/{stated.end}" if stated.start else known.period(stated.months or 0, stated.end).name


def _day(word: str) -> date | None:
    found = _DAY.fullmatch(word)
    try:
        return date(int(found["year"]), month_number(found["month"]), int(found["day"])) if found else None
    except (KeyError, ValueError):
        return None


def _placed(words: Sequence[Words], places: Sequence[Words]) -> list[int]:
    """The column of each word of a line: in order where there are as many, else the one whose right edge is nearest."""
    if len(words) == len(places):
        return list(range(len(words)))
    edges = [_edge(one) for one in places]
    return [min(range(len(edges)), key=lambda at: abs(edges[at] - _edge(word))) for word in words]


def _edge(word: Words) -> int:
    """How far right on its line a word ends, tabs counted as eight."""
    start = word.string.rfind("\n", 0, word.start()) + 1
    return len(word.string[start : word.end()].expandtabs())
