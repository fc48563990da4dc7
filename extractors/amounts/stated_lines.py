r"""The lines of its statements that the prose of a release names, each with the figures that it gives for them.

The words between a line and its figure have to be few and known, so that "revenue from new customers of $2 million" is
none; what is to come, adjusted or pro forma is left out, and so are notes, legends and what stands beside tables.
"""

from collections.abc import Iterator
from dataclasses import replace

from extractors.amounts.concept_words import (
    AGAIN,
    BEFORE,
    COMPARED,
    FARTHER,
    IN_HEADLINE,
    INSIDE,
    OTHER_BASIS,
    OUTSTANDING,
    PAIR,
    PERIOD,
    RANGE,
    STATED,
    SUBJECTS,
    TO_COME,
    UNSURE,
)
from extractors.amounts.line_periods import alone, before, marks, own
from extractors.amounts.prose import Line, Prose, outside
from extractors.amounts.statement_figures import known
from extractors.amounts.statement_periods import Spot
from pipeline.record import Amount
from pipeline.rules import Match

_RESULTS = ("net_income", "net_income_common", "net_income_attributable", "result", "eps")


def stated(text: Prose) -> Iterator[Amount]:
    """The amounts that state a line, each with its concept and period; a later one of a place is the surer."""
    for match in STATED.finditer(text.masked):
        name = next(name for name in SUBJECTS if match[name])
        lead = text.masked[max(0, match.start() - 40) : match.start()]
        if BEFORE.search(lead) and _reported(text, match.start(), match.start("sum")):
            line = Line(name, match["subject"], match.start(), _sure(text, match))
            yield from _chain(text, match, line, COMPARED.search(lead) is not None)
    for match in IN_HEADLINE.finditer(text.masked):
        if _reported(text, match.start(), match.start("sum")):
            yield from _chain(text, match, Line("eps", match["subject"], match.start(), sure=False), compared=False)
    yield from _outstanding(text)


def _sure(text: Prose, match: Match) -> bool:
    """Whether nothing in a sentence or its heading speaks of a part of the company or of less than its result."""
    heading = text.heading(match.start())
    first, last = text.sentence(match.start(), match.end())
    plain = OTHER_BASIS.search(text.masked, first, last) or UNSURE.search(text.masked, first, last)
    return plain is None and (heading is None or heading.whole)


def _reported(text: Prose, start: int, at: int) -> bool:
    """Whether a figure is one of the statements: not to come, not adjusted, and in the prose of the release."""
    amount = text.amounts.get(at)
    if amount is None or outside(amount, text.sections):
        return False
    first, last = text.sentence(start, amount.span.end)
    heading = text.heading(start)
    if TO_COME.search(text.masked, first, last) or (heading is not None and heading.to_come):
        return False
    ahead = max([first, *(one.span.end for one in text.amounts.values() if first <= one.span.end <= start)])
    behind = min([last, amount.span.end + 60, *marks(text, amount.span.end, last)])
    return not (OTHER_BASIS.search(text.masked, ahead, behind) or RANGE.match(text.masked, amount.span.end))


def _outstanding(text: Prose) -> Iterator[Amount]:
    for start, amount in text.amounts.items():
        if amount.kind == "shares" and (counted := OUTSTANDING.match(text.masked, amount.span.end)):
            day = text.days.get(counted.start("when"))
            if day is not None and not outside(amount, text.sections):
                diluted = "diluted" in amount.text or "diluted" in text.masked[max(0, start - 20) : start]
                concept = "shares_diluted_outstanding" if diluted else "shares_outstanding"
                yield replace(amount, concept=concept, period=day)


def _chain(text: Prose, match: Match, line: Line, compared: bool) -> Iterator[Amount]:
    """The figure of a line, those for each share beside it, and those that it is compared with."""
    base = text.base(line.start)
    period = None if compared else before(text, match, line, base)
    base = text.reference(line.start) or base
    at: int | None = match.start("sum")
    while at is not None and at in text.amounts:
        group, end = _group(text, at, line)
        named = PERIOD.match(text.masked, end)
        if named is not None:
            period, end = own(text, named.start("when"), base)
        elif not alone(text, end, period):
            period = None
        for one, name in group:
            for found in known(text, one, name, period, line):
                line = replace(line, concepts={**line.concepts, name: found.concept or name})
                yield found
        if isinstance(period, Spot) and (base is None or at == match.start("sum")):
            base = period
        again = AGAIN.match(text.masked, end)
        at, period = (again.start("sum"), None) if again else (None, None)
    yield from _farther(text, end, line, base)


def _farther(text: Prose, start: int, line: Line, base: Spot | None) -> Iterator[Amount]:
    """The figure that a sentence compares with after a clause: "$284 million, which was ..., compared to $131 million".

    It is taken only where the statements have it.
    """
    _, last = text.sentence(start, start)
    match = FARTHER.search(text.masked, start, last)
    if match is None or STATED.search(text.masked, start, match.start("sum")) or match.start("sum") not in text.amounts:
        return
    group, end = _group(text, match.start("sum"), line)
    behind = text.between(end, last)
    period = text.resolved(behind[0].span.start, base) if behind else None
    unsure = replace(line, sure=False)
    for one, name in group:
        yield from known(text, one, name, period, unsure)


def _group(text: Prose, start: int, line: Line) -> tuple[list[tuple[Amount, str]], int]:
    """The amounts of "$0.8 million, or $0.05 per share", each with its line, and where they end."""
    first = text.amounts[start]
    group, end = [(first, _line_of(first, line, ""))], first.span.end
    while (match := INSIDE.match(text.masked, end) or PAIR.match(text.masked, end)) is not None:
        one = text.amounts.get(match.start("sum"))
        if one is None or one.kind != "per_share" or line.name not in _RESULTS:
            break
        group.append((one, _line_of(one, line, match["after"] or "")))
        end = match.end()
    return group, end


def _line_of(amount: Amount, line: Line, after: str) -> str:
    """The line of an amount beside a name; empty where it has none."""
    if line.name not in ("eps", "result") and amount.kind == "money":
        return line.name
    if line.name == "eps" or amount.kind == "per_share":
        words = f"{line.words if line.name == 'eps' else ''} {amount.text} {after}".casefold()
        if "dilut" in words:
            return "eps_diluted"
        return "eps_basic" if "basic" in words or amount.signed_value is not None else "eps"
    return ""
