r"""Tie-out of an earnings release: does every total foot, does the prose say what the tables say, is growth possible?

Every figure is taken with what its rounding leaves open, so that figures rounded from true ones always tie out. What
cannot be read with certainty is `not_checkable`, never a conflict.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from computations.computation import Computation, Finding, Outcome
from computations.inputs import Input
from computations.options import chosen
from computations.tie_out.check import Check
from computations.tie_out.collect import collect
from computations.tie_out.equalities import equalities, labels, related
from computations.tie_out.figures import Figures, read
from computations.tie_out.ratios import ratios
from computations.tie_out.statements_in_words import comparisons, growths
from computations.tie_out.structure import all_footings
from computations.tie_out.sums import sums
from computations.trace import Trace


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """All checks of a release by id, and the sorted ids of those that conflict, that round, that cannot be made."""
    figures = read(whole)
    in_words = [*growths(whole, figures), *comparisons(whole, _nearly(whole, options))]
    whole.prove()
    checks = {one.id: one for one in (*_checks(figures), *in_words)}
    trace = Trace()
    for one in checks.values():
        trace.add(f"checks.{one.id}", one.verdict, one.text, *one.uses)
    result: dict[str, Any] = {"checks": {name: one.to_json() for name, one in checks.items()}}
    for member, verdict in (
        ("conflicts", "conflict"),
        ("within_rounding", "within_rounding"),
        ("not_checkable", "not_checkable"),
    ):
        result[member] = sorted(name for name, one in checks.items() if one.verdict == verdict)
    return Outcome(result, trace.steps, diagnostics=tuple(_findings(checks)))


def _nearly(whole: Input, options: Mapping[str, Any]) -> Fraction:
    given = whole.get("options").get("nearly")
    return (given.decimal() if given.given else Fraction(options["nearly"])) or Fraction(0)


def _checks(figures: Figures) -> Iterator[Check]:
    footings = all_footings(figures)
    yield from sums(figures, footings)
    yield from ratios(figures)
    yield from equalities(figures, [one for one, _ in footings])
    yield from related(figures)
    yield from labels(figures)


def _findings(checks: Mapping[str, Check]) -> Iterator[Finding]:
    for name, one in checks.items():
        if one.verdict == "conflict":
            yield Finding("warning", "figures_conflict", f"{name}: {one.text}", {"check": name})


COMPUTATION = Computation(
    name="tie_out",
    purpose="every figure of an earnings release held against every other that it should agree with",
    reads=("facts",),
    accepts=("growth", "comparisons", "tables", "clauses"),
    compute=compute,
    collect=collect,
    options=chosen("nearly"),
)
