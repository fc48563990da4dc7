"""Dates: every expression of time, from "June 30, 2004" to "not later than 15 days after the date hereof".

`find` gives each the fields that its own words state; `link` adds what the document says elsewhere: which day "the
date hereof" is, which months "the first quarter" has.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from extractors.dates import calendar_dates, durations, months_and_years, periods, recurring, relative
from extractors.dates.heads import column_heads
from extractors.dates.link import link
from extractors.dates.places import Asked, at_words, lowered
from pipeline.document import Document
from pipeline.extractor import Extractor, Found
from pipeline.record import Item
from pipeline.span import Span

_MONTHS = re.compile(
    "J(?:an|AN|un|UN|ul|UL)|F(?:eb|EB)|M(?:ar|AR|ay|AY)|A(?:pr|PR|ug|UG)|S(?:ep|EP)|O(?:ct|CT)|N(?:ov|OV)|D(?:ec|EC)"
)
_UNITS = ("minute", "hour", "day", "week", "month", "quarter", "year")

# every match of these rules begins at one of the words, in small letters or as they are written
_ASKED: Asked = (
    (_UNITS, (*durations.RULES, *relative.RULES_OF_COUNTS)),
    (("month", "quarter", "year", "period"), durations.RULES_OF_ONE),
    ((*_UNITS, "date", "anniversar"), relative.RULES_OF_ORDINALS),
    (("day", "week", "month"), relative.RULES_OF_NEXT),
    (("day",), (*recurring.RULES_OF_DAYS, *calendar_dates.RULES_OF_BLANK_DAYS)),
    (("date", "deadline", "time"), relative.RULES_OF_NAMES),
    (("date",), calendar_dates.RULES_OF_BLANKS_ALONE),
    (("anniversar",), (*relative.RULES_OF_SPANS, *recurring.RULES_OF_ANNIVERSARIES)),
    (("annual", "quarter", "month", "week", "daily"), recurring.RULES),
    (("month", "quarter", "year", "week"), recurring.RULES_OF_UNITS),
    (("quarter", "half", "month"), periods.RULES_OF_QUARTERS),
    (("quarter", "period", "month", "year"), periods.RULES_OF_OTHERS),
    (("ended", "ending"), periods.RULES_OF_ENDS),
    (("fiscal", "fy"), periods.RULES_OF_YEARS),
    (("19", "20"), months_and_years.RULES_OF_YEARS),
    (("19", "20", "1___", "2___"), calendar_dates.RULES_OF_BLANKS_AND_YEARS),
    (re.compile(r"/\d\d?/|-\d\d?-\d\d"), calendar_dates.RULES_OF_FIGURES),
)
_ASKED_AS_WRITTEN: Asked = (
    (
        _MONTHS,
        (
            *calendar_dates.RULES_OF_MONTHS,
            *months_and_years.RULES_OF_MONTHS,
            *months_and_years.RULES_OF_BARE_MONTHS,
        ),
    ),
    (("Q",), periods.RULES_OF_SHORT_QUARTERS),
)
RULES = tuple(rule for _, rules in (*_ASKED, *_ASKED_AS_WRITTEN) for rule in rules)


def find(document: Document) -> Iterator[Found]:
    """The expressions of time in running text; column heads and page furniture are none."""
    found = (
        at_words(document, lowered(document.text), _ASKED),
        at_words(document, document.text, _ASKED_AS_WRITTEN),
    )
    yield from _running(document, chain.from_iterable(found))


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
