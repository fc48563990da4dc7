"""Comparisons in words between figures: "equity nearly doubled to $61.2 million … compared with $30.8 million".

A part of a total is at most the total ("totaled $12.5 million …, including $5.8 million"); a run of quarters ("the
second consecutive quarter of positive earnings") cannot be checked against one release.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.pieces import slug
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Comparison, Figure
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import Amount, Record
from pipeline.rules import Match
from pipeline.span import Span

RULE = "clause.comparison"
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_RELEASES = frozenset(("earnings_release", "other_release", "current_report", "other"))
_MULTIPLES: Mapping[str, int] = {"doubled": 2, "tripled": 3, "trebled": 3, "quadrupled": 4}
_MULTIPLE = " | ".join(_MULTIPLES)
_NEARLY = lazy(
    rf"""(?P<name> (?: [\w’'-]+ \s+ ){{1,3}} ) (?P<nearly> (?: nearly | almost ) \s+ (?P<multiple> {_MULTIPLE} ) )
        \s+ to \s+ $""",
    _FLAGS,
)
_THEN = lazy(r"^ [^.;]{0,60}? \b (?: compared \s+ (?: with | to ) | from | versus ) \s+ $", _FLAGS)
_TOTAL = lazy(r"(?P<name> (?: [\w’'-]+ \s+ ){1,3} ) (?: totaled | totalled ) \s+ (?: approximately \s+ )? $", _FLAGS)
_INCLUDING = lazy(r"^ [^.;$]{0,120}? , \s+ (?P<including> including \s+ (?: approximately \s+ )? ) $", _FLAGS)
_RUN = lazy(
    r"""\b (?P<run> (?P<nth> second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth ) \s+
        (?: consecutive | straight | successive ) \s+ (?P<unit> quarter | year ) \s+ of \s+
        (?P<of> (?: \w+ \s+ )? (?: earnings | profits? | profitability | income | growth ) ) )""",
    _FLAGS,
)
_WHY = "a run of periods is not in one release"


def link(record: Record, document: Document) -> Record:
    """The record with the comparisons that a release makes in words."""
    if record.document.kind not in _RELEASES:
        return record
    figures = [one for one in record.amounts if one.kind == "money" and one.value is not None and not one.blank]
    clauses = (*_between(document, figures), *_runs(document))
    return replace(record, clauses=(*record.clauses, *clauses)) if clauses else record


def _between(document: Document, figures: Sequence[Amount]) -> Iterator[Comparison]:
    """Comparisons of one figure with the next one of its sentence."""
    text = document.text
    for one, following in pairwise(figures):
        before = text[max(0, one.span.start - 90) : one.span.start]
        between = text[one.span.end : following.span.start] if following.span.start - one.span.end < 400 else ""
        nearly, total = _NEARLY.search(before), _TOTAL.search(before)
        if not between or one.unit != following.unit or document.in_table(one.span):
            continue
        if nearly and _THEN.search(between):
            words = Span(
                one.span.start - len(before) + nearly.start("nearly"),
                one.span.start - len(before) + nearly.end("nearly"),
            )
            yield _comparison(document, (one, following), nearly, words)
        elif total and (including := _INCLUDING.search(between)):
            start = one.span.end + including.start("including")
            yield _comparison(
                document, (following, one), total, Span(start, start + len(including["including"].rstrip()))
            )


def _comparison(document: Document, sides: tuple[Amount, Amount], match: Match, words: Span) -> Comparison:
    left, right = sides
    multiple = _MULTIPLES[match["multiple"].lower()] if "multiple" in match.re.groupindex else None
    return Comparison(
        span=sentence_at(document.text, words.start),
        rule=RULE,
        name=slug(f"{match['name']} {match['nearly']}" if multiple else f"{match['name']} including"),
        relation="nearly_multiple" if multiple else "at_most",
        multiple=Decimal(multiple) if multiple else None,
        left=Figure(value=left.value, precision=left.precision),
        right=Figure(value=right.value, precision=right.precision),
        evidence=quotes({"relation": words, "left.value": left.span, "right.value": right.span}),
    )


def _runs(document: Document) -> Iterator[Comparison]:
    for run in matches(_RUN, document):
        span = Span(*run.span("run"))
        yield Comparison(
            span=sentence_at(document.text, span.start),
            rule=RULE,
            name=slug(f"{run['nth']} {run['unit']} of {run['of']}"),
            relation="not_checkable",
            why=_WHY,
            evidence=quotes({"relation": span}),
        )
