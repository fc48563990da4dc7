r"""One relation of figures given by hand: do they agree with what is stated, given what their rounding leaves open?

`{"relation": "growth", "operands": [2.9, 2.3], "stated": 25}`, each with its precision, is within rounding: computed
is 26.09 percent, and anything from 21.28 to 31.11 is possible.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from computations.computation import Computation, Missing, Outcome
from computations.inputs import Input
from computations.interval import Interval, growth, judge, quotient, shown, stated, total
from computations.trace import Trace

RELATIONS = {"equal": 1, "sum": 0, "difference": 2, "ratio": 2, "growth": 2}
"""The relations, and how many operands each has; 0: any number."""

_NEEDED = {
    "relation": f"what the figures have to do with one another: {', '.join(RELATIONS)}",
    "operands": "the figures that it is computed from, each with its precision",
    "stated": "the figure that is held against it, with its precision",
}


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The verdict on `stated`, with the figure computed from the operands and its range."""
    missing = [Missing(name, why) for name, why in _NEEDED.items() if not whole.get(name).given]
    if missing:
        return Outcome({}, missing=tuple(missing))
    relation = whole.get("relation").needed_choice("the relation", *RELATIONS)
    operands = [_figure(one) for one in whole.get("operands").objects()]
    value, precision = _stated(whole.get("stated"))
    if relation and len(operands) != (RELATIONS[relation] or max(len(operands), 1)):
        whole.get("operands").wrong("bad_count", f"{relation} has {RELATIONS[relation] or 'one or more'} operands")
    whole.prove()
    finer = relation == "equal" and operands[0].high - operands[0].low > precision
    if finer:  # of two figures the coarser one is judged against the finer
        turned, operands = operands[0], [stated(value, precision)]
        value, precision = turned.point, turned.high - turned.low
    computed = _computed(relation, operands)
    trace = Trace()
    result: dict[str, Any] = {"verdict": "not_checkable", "stated": shown(value)}
    trace.add("stated", shown(value), "as stated", "input:operands" if finer else "input:stated")
    if computed is None:
        result["why"] = "a divisor or a base may be zero"
        return Outcome(result, trace.steps)
    result["verdict"] = judge(computed, value, precision)
    for name in ("computed", "low", "high"):
        bound = shown(computed.point if name == "computed" else getattr(computed, name))
        result[name] = bound
        trace.add(name, bound, f"{relation} of the operands", "input:operands", "input:stated" if finer else "")
    return Outcome(result, trace.steps)


def _computed(relation: str, operands: Sequence[Interval]) -> Interval | None:
    if relation == "ratio":
        return quotient(*operands)
    if relation == "growth":
        return growth(*operands)
    if relation == "difference":
        return total((operands[0], operands[1].negated()))
    return total(operands)


def _figure(one: Input) -> Interval:
    return stated(*_stated(one))


def _stated(one: Input) -> tuple[Fraction, Fraction]:
    return one.get("value").needed_decimal("the figure"), one.get("precision").needed_amount(
        "the place of its last digit"
    )


COMPUTATION = Computation(
    name="tie_out_check",
    purpose="one sum, quotient, growth or repetition of figures, given by hand",
    reads=("relation", "operands", "stated"),
    compute=compute,
)
