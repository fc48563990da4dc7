"""Dates: every expression of time, from "June 30, 2004" to "not later than 15 days after the date hereof".

`find` gives each the fields that its own words state; `link` adds what the document says elsewhere: which day "the
date hereof" is, which months "the first quarter" has.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from extractors.dates import calendar_dates, durations, months_and_years, periods, recurring, relative
from extractors.dates.heads import column_heads
from extractors.dates.link import link
from extractors.dates.pieces import Words, around, lowered, places
from pipeline.document import Document
from pipeline.extractor import Extractor, Found
from pipeline.record import Item
from pipeline.rules import Rule, scan
from pipeline.span import Span


@dataclass(frozen=True)
class _Group:
    """Rules that are asked only around certain words, since all that they find has one of them.

    `near` is what must stand beside the word as well; `as_written` where capital letters tell such words apart.
    """

    rules: tuple[Rule, ...]
    words: Words
    before: int
    after: int
    near: re.Pattern[str] | None = None
    as_written: bool = False


_MONTHS = re.compile(
    "J(?:an|AN|un|UN|ul|UL)|F(?:eb|EB)|M(?:ar|AR|ay|AY)|A(?:pr|PR|ug|UG)|S(?:ep|EP)|O(?:ct|CT)|N(?:ov|OV)|D(?:ec|EC)"
)
_UNITS = ("minute", "hour", "day", "week", "month", "quarter", "year")
_NTH_UNITS = (*_UNITS, "date", "anniversar")
_NUMBER = re.compile(
    r"\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|fou?rty|fifty"
    r"|sixty|seventy|eighty|ninety|hundred)\b"
)
_NTH = re.compile(
    r"\d\s?(?:st|nd|rd|th|d)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[a-z]{3,8}(?:teen|ie|f)th|eleventh)\b"
)
_EACH = ("each ", "every ", "each\n", "every\n")
_EACH_UNIT = re.compile(
    r"(?:each|every)\s+(?:(?:calendar|fiscal|contract|such|successive|succeeding)\s+)?(?:month|quarter|year|week)"
)
_DAY_OF = re.compile(r"days?\s+of\b")
_ANY = re.compile(r"any\s+(?:fiscal|calendar|taxable|given|semi)")
_SIDE = re.compile(
    r"(?:prior\s+to|subsequent\s+to|before|after|th[ae]n|until|\bby|\bor\s+(?:on|at)|within|following)\s"
)

_GROUPS = (
    _Group(calendar_dates.RULES_OF_MONTHS, _MONTHS, 48, 90, re.compile(r"\d"), as_written=True),
    _Group(months_and_years.RULES_OF_MONTHS, _MONTHS, 1, 34, re.compile(r"\d{4}"), as_written=True),
    _Group(
        months_and_years.RULES_OF_BARE_MONTHS,
        _MONTHS,
        10,
        34,
        re.compile(r"(?i)\b(?:in|since|during|last|late|early|mid|next)[\s-]{1,8}[jfmasond]"),
        as_written=True,
    ),
    _Group(periods.RULES_OF_ENDS, ("ended", "ending"), 75, 75, re.compile(r"\d")),
    _Group(
        periods.RULES_OF_QUARTERS,
        (
            "quarter",
            "half",
            "months of",
            "same ",
            "comparable ",
            "corresponding ",
            "year ago",
            "year-ago",
            "prior year",
        ),
        50,
        70,
    ),
    _Group(periods.RULES_OF_YEARS, ("Q", "iscal", "ISCAL", "FY"), 3, 60, re.compile(r"\d"), as_written=True),
    _Group(calendar_dates.RULES_OF_FIGURES, ("/", "-19", "-20", "-0", "-1"), 8, 12, re.compile(r"\d[/-]\d")),
    _Group(calendar_dates.RULES_OF_BLANKS, ("_", "[", "●", "this day of"), 40, 80),
    _Group(months_and_years.RULES_OF_YEARS, ("19", "20"), 14, 40, re.compile(r"\b(?:19|20)\d\d\b")),
    _Group(durations.RULES, _UNITS, 60, 64, _NUMBER),
    _Group(durations.RULES_OF_ONE, ("any ", "any\n"), 2, 50, _ANY),
    _Group(relative.RULES_OF_COUNTS, _UNITS, 70, 40, _NUMBER),
    _Group(relative.RULES_OF_NEXT, ("business", "banking", "trading", "working"), 32, 24),
    _Group(relative.RULES_OF_ORDINALS, _NTH_UNITS, 80, 24, _NTH),
    _Group(relative.RULES_OF_SPANS, ("anniversar",), 40, 24),
    _Group(relative.RULES_OF_NAMES, ("date", "deadline", " time"), 100, 40, _SIDE),
    _Group(recurring.RULES, ("annual", "anniversar", "quarterly", "monthly", "weekly", "daily"), 40, 50),
    _Group(recurring.RULES_OF_DAYS, _EACH, 90, 120, _DAY_OF),
    _Group(recurring.RULES_OF_UNITS, _EACH, 2, 50, _EACH_UNIT),
)
RULES = tuple(chain.from_iterable(group.rules for group in _GROUPS))


def find(document: Document) -> Iterator[Found]:
    """The expressions of time in running text; column heads and page furniture are none."""
    found = (scan(document, group.rules, where) for group, where in _stretches(document.text))
    yield from _running(document, chain.from_iterable(found))


def _stretches(text: str) -> Iterator[tuple[_Group, list[Span]]]:
    """Every group with the stretches of the text in which its rules can find anything."""
    small = lowered(text)
    known: dict[Words, list[int]] = {}
    for group in _GROUPS:
        asked = text if group.as_written else small
        if group.words not in known:
            known[group.words] = places(asked, group.words)
        yield group, around(asked, known[group.words], group.before, group.after, group.near)


def _running(document: Document, found: Iterable[Found]) -> Iterator[Found]:
    """What stands neither in a table, its column heads included, nor in page furniture."""
    furniture, heads = document.layout.furniture, tuple(column_heads(document))
    for item in found:
        if isinstance(item, Item):
            aside = document.in_table(item.span) or _inside(heads, item.span) or _inside(furniture, item.span)
            if aside:
                continue
        yield item


def _inside(stretches: Sequence[Span], span: Span) -> bool:
    """Whether the span begins in one of the stretches, which are in order."""
    at = bisect_right(stretches, span.start, key=lambda one: one.start) - 1
    return at >= 0 and span.start < stretches[at].end


EXTRACTOR = Extractor("dates", find=find, link=link, rules=RULES, reads=("defined_terms",))
