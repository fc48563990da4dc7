"""Dates: every expression of time, from "June 30, 2004" to "not later than 15 days after the date hereof".

`find` gives each the fields that its own words state; `link` adds what the document says elsewhere: which day "the
date hereof" is, which months "the first quarter" has.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from extractors.dates import (
    anniversaries,
    blank_dates,
    calendar_dates,
    clock_dates,
    durations,
    ended_periods,
    figure_dates,
    holidays,
    listed_days,
    months_alone,
    ordinal_days,
    periods,
    recurring,
    recurring_days,
    relative,
    relative_names,
    relative_ordinals,
    short_figures,
    single_durations,
    weekdays,
    yearless_dates,
    years_alone,
)
from extractors.dates.heads import column_heads
from extractors.dates.link import link
from extractors.dates.places import Asked, at_words, lowered
from pipeline.document import Document
from pipeline.extractor import Extractor, Found
from pipeline.span import Span

_MONTHS = re.compile(
    "J(?:an|AN|un|UN|ul|UL)|F(?:eb|EB)|M(?:ar|AR|ay|AY)|A(?:pr|PR|ug|UG)|S(?:ep|EP)|O(?:ct|CT)|N(?:ov|OV)|D(?:ec|EC)"
)
_ORDINALS = re.compile(r"\d(?<!\w.)(?:(?<=[0-3])\d)?(?:st|nd|rd|th)\b")
_ORDINALS_IN_WORDS = (
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
    "nineteenth", "twentieth", "twenty-", "thirtieth", "thirty-first",
)  # fmt: skip
_DATED = re.compile(r"[a-z),]\s+dated\s+(?:as\s+of\s+)?\Z")
_LEAD = 40
_UNITS = ("minute", "hour", "day", "week", "month", "quarter", "year")

# every match of these rules begins at one of the words, in small letters or as they are written
_ASKED: Asked = (
    (_UNITS, (*durations.RULES, *relative.RULES_OF_COUNTS)),
    (("month", "quarter", "year", "period", "week"), single_durations.RULES),
    ((*_UNITS, "date", "anniversar"), relative_ordinals.RULES_OF_ORDINALS),
    (("day", "week", "month"), relative.RULES_OF_NEXT),
    (("day",), relative_ordinals.RULES_OF_LAST),
    (("month",), relative_ordinals.RULES_OF_MONTHS),
    (("day",), (*recurring_days.RULES_OF_DAYS, *weekdays.RULES, *blank_dates.RULES_OF_BLANK_DAYS)),
    (("date", "deadline", "time"), relative_names.RULES_OF_NAMES),
    (("month", "quarter", "year"), relative_names.RULES_OF_STRETCHES),
    (("date",), blank_dates.RULES_OF_BLANKS_ALONE),
    (("anniversar",), (*anniversaries.RULES, *recurring.RULES_OF_ANNIVERSARIES)),
    (("annual", "quarter", "month", "week", "daily", "yearly"), recurring.RULES),
    (("day", "month", "quarter", "year", "week"), recurring.RULES_OF_TIMES),
    (("month", "quarter", "year", "week"), (*recurring_days.RULES_OF_POINTS, *recurring.RULES_OF_UNITS)),
    (_UNITS, recurring_days.RULES_OF_EVERY),
    (("quarter", "half", "month"), periods.RULES_OF_QUARTERS),
    (("quarter", "period", "month", "year"), periods.RULES_OF_OTHERS),
    (("ended", "ending"), ended_periods.RULES_OF_ENDS),
    (("today",), clock_dates.RULES_OF_TODAY),
    (("fiscal", "financial", "fy"), periods.RULES_OF_YEARS),
    (("19", "20"), (*years_alone.RULES_OF_YEARS, *years_alone.RULES_OF_YEAR_PAIRS, *years_alone.RULES_OF_DECADES)),
    (("year",), years_alone.RULES_OF_LAST_YEAR),
    (("19", "20", "1___", "2___"), blank_dates.RULES_OF_BLANKS_AND_YEARS),
    (re.compile(r"['’‘](?=\d\d(?!\w))"), years_alone.RULES_OF_SHORT_YEARS),
    (_ORDINALS, ordinal_days.RULES),
    (_ORDINALS_IN_WORDS, ordinal_days.RULES),
    (re.compile(r"/(?=\s?_)|(?<=_)\s?/"), blank_dates.RULES_OF_BLANK_FIGURES),
    # one mark each: a pattern that begins with a literal is found ten times as quickly
    (re.compile(r"/(?<=\d/)\d"), short_figures.RULES),
    *(
        (re.compile(one), figure_dates.RULES_OF_FIGURES)
        for one in (r"/\d\d?/\d", r"-\d\d?-\d\d", r"\.(?:\d\d?\.\d\d|(?<=\b(?:19|20)\d\d\.)\d\d?\.\d)")
    ),
)
_ASKED_AS_WRITTEN: Asked = (
    (
        _MONTHS,
        (
            *calendar_dates.RULES_OF_MONTHS,
            *recurring_days.RULES_OF_NAMED_DAYS,
            *recurring_days.RULES_OF_NAMED_MONTHS,
            *yearless_dates.RULES_OF_YEARLESS_DAYS,
            *listed_days.RULES,
            *clock_dates.RULES_OF_TIMES,
            *blank_dates.RULES_OF_BLANK_MONTHS,
            *figure_dates.RULES_OF_DASHES,
            *months_alone.RULES_OF_MONTHS,
            *months_alone.RULES_OF_BARE_MONTHS,
            *months_alone.RULES_OF_MONTH_RANGES,
        ),
    ),
    (re.compile(holidays.AT.pattern), holidays.RULES),
    (("Q",), periods.RULES_OF_SHORT_QUARTERS),
    (re.compile(r"[HM](?=[0129'’]|\s{1,80}[12]\d)"), periods.RULES_OF_SHORT_QUARTERS),
)
RULES = tuple({rule.name: rule for _, rules in (*_ASKED, *_ASKED_AS_WRITTEN) for rule in rules}.values())


def find(document: Document) -> Iterator[Found]:
    """The expressions of time in running text; column heads and page furniture are none."""
    found = (
        at_words(document, lowered(document.text), _ASKED),
        at_words(document, document.text, _ASKED_AS_WRITTEN),
    )
    yield from _running(document, chain.from_iterable(found))


def _running(document: Document, found: Iterable[Found]) -> Iterator[Found]:
    """What stands neither in a table, its column heads included, nor in page furniture; words of a cell may date."""
    furniture, heads = document.layout.furniture, tuple(column_heads(document))
    for item in found:
        if item.span is not None:
            aside = _inside(heads, item.span) or _inside(furniture, item.span)
            if aside or (document.in_table(item.span) and not _dated(document.text, item.span)):
                continue
        yield item


def _dated(text: str, span: Span) -> bool:
    """Whether the words of a cell lead to the date, as in an index of exhibits: "Lease, dated as of May 1, 1997"."""
    return _DATED.search(text, max(0, span.start - _LEAD), span.start) is not None


def _inside(stretches: Sequence[Span], span: Span) -> bool:
    """Whether the span begins in one of the stretches, which are in order."""
    at = bisect_right(stretches, span.start, key=lambda one: one.start) - 1
    return at >= 0 and span.start < stretches[at].end


EXTRACTOR = Extractor("dates", find=find, link=link, rules=RULES, reads=("defined_terms",))
