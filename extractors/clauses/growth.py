"""Growth as a release states it: "revenue of $15.2 million, a 16 percent increase over the revenue of $13.1 million".

The two figures, or the period that the second one is of, have to stand in the sentence and be of one concept, and the
words between a percentage and its figure have to be few and known: "sales of $9 million, with exports up 32 percent"
tells nothing of sales. A fall has a negative value.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import regex

from extractors.amounts.concept_words import OTHER_BASIS, SHARE
from extractors.amounts.period_words import Mention
from extractors.amounts.prose import Prose, prose
from extractors.amounts.statement_periods import Spot
from extractors.clauses.evidence import quotes
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Growth
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount, Record
from pipeline.span import Span

RULE = "clause.growth"
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_RISE = r"""increas(?: e[ds]? | ing )? | rose | rise | rising | gr[eo]w | grown | growth | gain(?: ed )? | climbed | up
    | improved | improvement | jumped | advanced"""
_FALL = r"decreas(?: e[ds]? | ing )? | fell | fall | declin(?: e[ds]? | ing )? | dropped? | down | reduction"
_ABOUT = r"(?: approximately | about | nearly | almost | over | more \s+ than )"
_BEFORE = lazy(
    rf"\b (?: (?P<rise> {_RISE} ) | (?P<fall> {_FALL} ) ) \s+ (?: (?: of | by ) \s+ )? (?: {_ABOUT} \s+ )?"
    r" (?: \x02+ \s* ,? \s* (?: or \s+ | \( ) (?: {_ABOUT} \s+ )? )? $".replace("{_ABOUT}", _ABOUT),
    _FLAGS,
)
_MOVES = lazy(rf"\b (?: {_RISE} | {_FALL} ) \s", _FLAGS)
_MOVES_BEHIND = lazy(
    r"\)? \s+ (?: (?: sequential | \x01+ | year\W+over\W+year ) \s+ )? (?: increase | growth"
    r" | gain | rise | improvement | higher | above | decrease | decline | drop"
    r" | reduction | lower | below ) \b",
    _FLAGS,
)
_NEAR = 80
"""How many characters before a percentage say whether it is a rise."""
_BEHIND = lazy(
    r"""\)? \s+ (?: \x01+ \s+ )? (?: (?P<rise> increase | growth | gain | rise | improvement | higher | above ) |
        (?P<fall> decrease | decline | drop | reduction | lower | below ) ) \b (?! \s+ (?: in | of ) \b )""",
    _FLAGS,
)
_SEQUENTIAL = lazy(r"sequential", _FLAGS)
_AND_ALSO = lazy(r"\b and \s+ (?: (?: by | up | of ) \s+ )? (?: {_ABOUT} \s+ )? $".replace("{_ABOUT}", _ABOUT), _FLAGS)
_AGAINST = lazy(r"\b (?: over | from | than | versus | vs\.? | compar(?: ed | ing | able | ison ) | against )", _FLAGS)
_WORDS = r"""(?: [\s,()\x01\x02\x03] | \b (?: an? | the | and | or | of | by | in | for | to | at | was | were | is
    | are | which | that | this | represent(?: s | ing | ed )? | increas\w* | decreas\w* | rose | rise | grew | growth
    | gain\w* | climbed | improv\w* | jumped | advanced | fell | fall | declin\w* | drop\w* | reduction | up | down
    | higher | lower | above | below | approximately | about | nearly | almost | more | record | percent | quarter
    | year | reported | compared | with | from | over | than | versus | against | flat | sequentially | revenues?
    | sales | net | income | earnings | loss | EBITDA | per | share | diluted | results | those | GAAP
    | respectively ) \b )*"""
_KNOWN = lazy(_WORDS, _FLAGS)
_BREAK = lazy(r"(?:\n[ \t\r]*\n\s*(?:[*o-][ \t]+)?|\n[ \t]*[*o-][ \t]+)(?=[\p{Lu}\d“\"•▪●])|[•▪●]")
"""Where a paragraph or an item of a list begins."""
_TO = lazy(r"\b to \s+ (?: a \s+ record \s+ | a \s+ | an \s+ )? $", _FLAGS)


@dataclass(frozen=True)
class _Stated:
    """A figure or a period of the sentence: the concept, where it states one, the period and the place."""

    concept: str | None
    period: str
    span: Span


def link(record: Record, document: Document) -> Record:
    """The record with the growth that its sentences state between two figures or periods."""
    figures = [_Stated(one.concept, one.period, one.span) for one in record.amounts if one.concept and one.period]
    percents = [one for one in record.amounts if one.kind == "percent" and one.value is not None]
    told = figures and any(_is_near_growth(document, one.span) for one in percents)
    text = prose(record, document) if told else None
    if text is None:
        return record
    clauses = tuple(_growths(document, text, percents, figures))
    return replace(record, clauses=(*record.clauses, *clauses)) if clauses else record


def _is_near_growth(document: Document, percent: Span) -> bool:
    """Whether words for a rise or a fall stand near the percentage, which is cheaper to ask than what it tells."""
    if document.in_table(percent):
        return False
    ahead = _MOVES.search(document.text, max(0, percent.start - _NEAR), percent.start)
    return ahead is not None or _MOVES_BEHIND.match(document.text, percent.end) is not None


def _growths(
    document: Document, text: Prose, percents: Sequence[Amount], figures: Sequence[_Stated]
) -> Iterator[Growth]:
    signs = _signs(text.masked, [one.span for one in percents])
    for number, percent in enumerate(percents):
        sign = signs[number]
        if sign is None or percent.value is None or document.in_table(percent.span):
            continue
        sentence = _within_paragraph(text, sentence_at(document.text, percent.span.start), percent.span)
        rest = zip(percents[number + 1 :], signs[number + 1 :], strict=True)
        following = (one.span.start for one, told in rest if told is not None)
        around = Span(sentence.start, min(sentence.end, max(percent.span.end, next(following, sentence.end))))
        pair = _pair(text, percent.span, around, figures)
        if pair is None or OTHER_BASIS.search(text.masked, around.start, min(around.end, pair[1].span.end + 40)):
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


def _within_paragraph(text: Prose, sentence: Span, percent: Span) -> Span:
    """The part of a sentence that stands in the paragraph, or the item of a list, of a percentage; no heading above it.

    In a double-spaced text an empty line inside a sentence parts nothing.
    """
    breaks = [one.end() for one in _BREAK.finditer(text.text, sentence.start, percent.start)]
    headings = (one.end for one in text.headings if sentence.start <= one.end <= percent.start)
    start = max([sentence.start, *breaks, *headings])
    behind = _BREAK.search(text.text, percent.end, sentence.end)
    part = text.text[start : behind.start() if behind else sentence.end]
    return Span(start + len(part) - len(part.lstrip()), start + len(part.rstrip()))


def _signs(masked: str, percents: Sequence[Span]) -> list[int | None]:
    """The sign of each percentage; "up 10% from last year and 3% sequentially" says "up" of both."""
    signs: list[int | None] = []
    for number, one in enumerate(percents):
        sign = _sign(masked, one)
        if sign is None and number and signs[-1] is not None:
            between = Span(percents[number - 1].end, one.start)
            near = between.length < _NEAR and _AND_ALSO.search(masked, *between) and _few(masked, *between)
            sign = signs[-1] if near and not _MOVES.search(masked, *between) else None
        signs.append(sign)
    return signs


def _sign(masked: str, percent: Span) -> int | None:
    """1 for a rise, -1 for a fall, null where the percentage is neither."""
    before = _BEFORE.search(masked, max(0, percent.start - _NEAR), percent.start)
    found = before or _BEHIND.match(masked, percent.end)
    return None if found is None else 1 if found["rise"] else -1


def _pair(text: Prose, percent: Span, around: Span, figures: Sequence[_Stated]) -> tuple[_Stated, _Stated] | None:
    """The figure that grew and what it grew from: "increased 25% to A, compared with B", "A, up 16 percent from B"."""
    behind = [one for one in figures if percent.end <= one.span.start < around.end]
    ahead = [one for one in figures if around.start <= one.span.start < percent.start]
    to = next((one for one in behind if _TO.search(text.masked, percent.end, one.span.start)), None)
    if to is not None and not _few(text.masked, percent.end, to.span.start):
        return None
    if to is not None and any(_is_adverb(text, one) for one in text.between(percent.end, to.span.start)):
        return None  # "grew 12% year over year to $24.5 million": the words before the figure are not of its period
    one_line = len({one.concept for one in ahead}) == 1 and _few(text.masked, ahead[0].span.end, percent.start)
    to = to or (ahead[0] if one_line else None)
    if to is None:
        return None
    since = next(_earlier(text, percent, around, to, behind), None)
    return (to, since) if since is not None else _in_turn(text, percent, ahead)


def _in_turn(text: Prose, percent: Span, ahead: Sequence[_Stated]) -> tuple[_Stated, _Stated] | None:
    """The two figures right before a percentage: "$13.1 million compared to $9.7 million, an increase of 36%"."""
    if len(ahead) != 2 or ahead[0].concept != ahead[1].concept:
        return None
    between = text.masked[ahead[0].span.end : percent.start]
    if SHARE in between or not _KNOWN.fullmatch(between):
        return None
    to, since = (text.known.located(one.period) for one in ahead)
    earlier = to is not None and since is not None and to.months == since.months and since.back > to.back
    return (ahead[0], ahead[1]) if earlier else None


def _is_adverb(text: Prose, mention: Mention) -> bool:
    """Whether the words of a period say what a percentage is held against: "sequentially", "year over year"."""
    return mention.relative or _SEQUENTIAL.match(text.text, mention.span.start) is not None


def _few(masked: str, first: int, last: int) -> bool:
    """Whether only known words stand in a stretch."""
    return _KNOWN.fullmatch(masked, first, max(first, last)) is not None


def _earlier(text: Prose, percent: Span, around: Span, to: _Stated, behind: Sequence[_Stated]) -> Iterator[_Stated]:
    """What a figure grew from, at most one: the next figure of its concept, else the period that the words name."""
    start = max(percent.end, to.span.end)
    base = text.known.located(to.period)
    figure = next((one for one in behind if one.span.start >= start), None)
    if figure is not None and _AGAINST.search(text.masked, start, figure.span.start):
        spot = text.known.located(figure.period)
        beside = next(iter(text.between(figure.span.end, around.end)), None)
        if beside and not text.masked[figure.span.end : beside.span.start].strip(" \n\r\t,("):
            told = text.resolved(beside.span.start, base)
            if told is not None and told != spot:
                return  # "$45.5 million a year ago. Sequentially, …": not the period that the figure was given
        if figure.concept == to.concept and base and spot and spot.months == base.months and spot.back > base.back:
            yield figure
        return
    yield from _named(text, start, around.end, base)


def _named(text: Prose, start: int, end: int, base: Spot | None) -> Iterator[_Stated]:
    """The first period that the stretch names, if it is an earlier one that a percentage is held against."""
    for mention in text.between(start, end):
        spot = text.resolved(mention.span.start, base)
        if spot == base and not mention.relative:
            continue
        name = text.known.name(spot) if spot else None
        direct = _is_adverb(text, mention) and not text.masked[start : mention.span.start].strip(" \n\r\t,(")
        compared = _AGAINST.search(text.masked, start, mention.span.start)
        known = _few(text.masked, start, mention.span.start)
        earlier = spot and base and spot.months == base.months and spot.back > base.back
        if name and earlier and known and (direct or compared):
            yield _Stated(None, name, mention.span)
        return
