r"""What a release implies and does not print: margins, rates, ratios, each with the range that rounding leaves.

Income from operations of 1.3 over revenues of 15.2 million is a margin of 8.5526 percent, from 8.1967 to 8.9109.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from computations.computation import Computation, Outcome
from computations.inputs import Input
from computations.interval import Interval, quotient, stated, total
from computations.numbers import decimal
from computations.tie_out.collect import collect
from computations.tie_out.figures import Figures, read
from computations.trace import Trace

PLACES = 4


@dataclass(frozen=True)
class Metric:
    """A metric: the quotient of two concepts, in percent where it says so, or what the first exceeds the second by."""

    name: str
    first: str
    second: str
    percent: bool = False
    difference: bool = False


METRICS = (
    Metric("operating_margin_percent", "operating_income", "revenue", percent=True),
    Metric("ebitda_margin_percent", "ebitda", "revenue", percent=True),
    Metric("net_margin_percent", "net_income", "revenue", percent=True),
    Metric("effective_tax_rate_percent", "income_tax", "pretax_income", percent=True),
    Metric("current_ratio", "total_current_assets", "current_liabilities"),
    Metric("equity_to_assets_percent", "equity", "total_assets", percent=True),
    Metric("diluted_to_basic_shares", "shares_diluted", "shares_basic"),
    Metric("working_capital", "total_current_assets", "current_liabilities", difference=True),
)


@dataclass(frozen=True)
class _Value:
    metric: str
    period: str
    figure: Interval
    text: str
    uses: tuple[str, ...]


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The metrics for each period that states both figures, in order of time, then the prices that deals imply."""
    figures = read(whole)
    found = [*_metrics(figures), *_prices(whole)]
    whole.prove()
    trace = Trace()
    metrics = []
    for at, one in enumerate(found):
        value, low, high = (decimal(part, PLACES) for part in (one.figure.point, one.figure.low, one.figure.high))
        metrics.append({"metric": one.metric, "period": one.period, "value": value, "low": low, "high": high})
        trace.add(f"metrics[{at}]", value, one.text, *one.uses)
    return Outcome({"metrics": metrics}, trace.steps)


def _metrics(figures: Figures) -> Iterator[_Value]:
    for metric in METRICS:
        for period in sorted({when for concept, when in figures.known if concept == metric.first}):
            first, second = figures.primary(metric.first, period), figures.primary(metric.second, period)
            if first is None or second is None:
                continue
            found = _of(metric, first.interval, second.interval)
            if found is not None:
                word = "less" if metric.difference else "over"
                text = f"{metric.first} {word} {metric.second}{' in percent' if metric.percent else ''}"
                yield _Value(metric.name, period, found, text, (first.token, second.token))


def _of(metric: Metric, first: Interval, second: Interval) -> Interval | None:
    if metric.difference:
        return total((first, second.negated()))
    found = quotient(first, second)
    return found.times(Fraction(100)) if found is not None and metric.percent else found


def _prices(whole: Input) -> Iterator[_Value]:
    """What a share costs by an amount and a number of shares that the input names: `per_share`."""
    for one in whole.get("per_share").objects():
        name, period = one.get("name").needed("the name of the price"), one.get("period").needed("its day or period")
        amount, shares = _figure(one.get("amount")), _figure(one.get("shares"))
        found = quotient(amount, shares)
        if found is not None:
            yield _Value(name, period, found, "the amount over the shares", (f"input:{one.path}",))
        elif not whole.problems:
            one.get("shares").wrong("unsupported", "shares that may be none have no price")


def _figure(one: Input) -> Interval:
    value = one.get("value").needed_decimal("the figure")
    return stated(value, one.get("precision").needed_amount("the place of its last digit"))


COMPUTATION = Computation(
    name="release_metrics",
    purpose="margins, rates, ratios and implied prices of a release, each with its range",
    reads=("facts",),
    accepts=("per_share", "tables", "clauses"),
    compute=compute,
    collect=collect,
)
