"""Growth as a release states it: "revenue of $15.2 million, a 16 percent increase over the revenue of $13.1 million".

The two figures, or the period that the second one is of, have to stand in the sentence and be of one concept: "down
32 percent year over year" names neither. A fall has a negative value.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Growth
from pipeline.document import Document
from pipeline.record import Amount, Record
from pipeline.span import Span

RULE = "clause.growth"
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_RISE = r"""increas(?: e[ds]? | ing )? | rose | rise | gr[eo]w | grown | growth | gain(?: ed )? | climbed | up
    | improved | improvement"""
_FALL = r"decreas(?: e[ds]? | ing )? | fell | fall | declin(?: e[ds]? | ing )? | dropped? | down | reduction"
_ABOUT = r"(?: approximately | about | nearly | almost | over | more \s+ than )"
_BEFORE = regex.compile(
    rf"\b (?: (?P<rise> {_RISE} ) | (?P<fall> {_FALL} ) ) \s+ (?: (?: of | by ) \s+ )? (?: {_ABOUT} \s+ )? $", _FLAGS
)
_BEHIND = regex.compile(
    r"""\s+ (?: (?P<rise> increase | growth | gain | rise | improvement ) |
        (?P<fall> decrease | decline | drop | reduction ) ) \b""",
    _FLAGS,
)
_AGAINST = regex.compile(
    r"\b (?: over | from | than | versus | vs\.? | compar(?: ed | ing | able | ison ) | against )", _FLAGS
)
_TO = regex.compile(r"\b to \s+ (?: a \s+ record \s+ | a \s+ | an \s+ )? $", _FLAGS)
_OTHER_BASIS = regex.compile(
    r"""\b (?: non-gaap | adjusted | constant \s+ currency | organic | comparable \s+ (?: store | sales )
        | same-store | pro \s+ forma | excluding )""",
    _FLAGS,
)
"""Words that set a percentage apart from the figures printed beside it."""


@dataclass(frozen=True)
class _Stated:
    """A figure or a date of the sentence: the concept, where it states one, the period and the place."""

    concept: str | None
    period: str
    span: Span


def link(record: Record, document: Document) -> Record:
    """The record with the growth that its sentences state between two figures or periods."""
    figures = [_Stated(one.concept, one.period, one.span) for one in record.amounts if one.concept and one.period]
    if not figures:
        return record
    dates = [_Stated(None, f"{one.start}/{one.end}", one.span) for one in record.dates if one.start and one.end]
    stated = sorted((*figures, *dates), key=lambda one: one.span)
    percents = [one for one in record.amounts if one.kind == "percent" and one.value is not None]
    clauses = tuple(_growths(document, percents, stated))
    return replace(record, clauses=(*record.clauses, *clauses)) if clauses else record


def _growths(document: Document, percents: Sequence[Amount], stated: Sequence[_Stated]) -> Iterator[Growth]:
    text = document.text
    for number, percent in enumerate(percents):
        sign = _sign(text, percent.span)
        if sign is None or percent.value is None or document.in_table(percent.span):
            continue
        sentence = sentence_at(text, percent.span.start)
        last = min([sentence.end, *(one.span.start for one in percents[number + 1 : number + 2])])
        ahead = [one for one in stated if sentence.start <= one.span.start < percent.span.start and one.concept]
        behind = [one for one in stated if percent.span.end <= one.span.start < last]
        pair = _pair(text, percent.span, ahead, behind)
        if pair is None or _OTHER_BASIS.search(text, sentence.start, pair[1].span.end):
            continue
        to, since = pair
        yield Growth(
            span=sentence,
            rule=RULE,
            concept=to.concept or "",
            since=since.period,
            to=to.period,
            value=sign * percent.value,
            precision=percent.precision,
            evidence=quotes({"value": percent.span, "to": to.span, "from": since.span}),
        )


def _sign(text: str, percent: Span) -> int | None:
    """1 for a rise, -1 for a fall, null where the percentage is neither."""
    before = _BEFORE.search(text, max(0, percent.start - 60), percent.start)
    found = before or _BEHIND.match(text, percent.end)
    return None if found is None else 1 if found["rise"] else -1


def _pair(
    text: str, percent: Span, ahead: Sequence[_Stated], behind: Sequence[_Stated]
) -> tuple[_Stated, _Stated] | None:
    """The figure that grew and what it grew from: "increased 25% to A, compared with B", "A, up 16 percent from B"."""
    to = next((one for one in behind if one.concept and _TO.search(text, percent.end, one.span.start)), None)
    if to is None and len({one.concept for one in ahead}) == 1:
        to = ahead[0]
    if to is None:
        return None
    start = max(percent.end, to.span.end)
    for one in behind:
        if one.span.start >= start and _AGAINST.search(text, start, one.span.start):
            same = one.concept in (None, to.concept) and _alike(one.period, to.period)
            return (to, one) if same else None
    return None


def _alike(one: str, other: str) -> bool:
    """Whether two periods are different ones of about one length: a quarter grows from a quarter."""
    days = [_days(period) for period in (one, other)]
    return one != other and abs(days[0] - days[1]) <= max(days) / 8


def _days(period: str) -> int:
    start, _, end = period.partition("/")
    return (date.fromisoformat(end) - date.fromisoformat(start)).days if end else 0
