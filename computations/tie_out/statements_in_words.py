r"""Is what the words say of figures possible? Growth in percent, and comparisons such as "nearly doubled".

"a 16 percent increase over the revenue of $13.1 million" is held against 15.2 over 13.1, which is 16.03 percent.
"""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from computations.inputs import Input, token
from computations.interval import Interval, Verdict, growth, judge, quotient, shown, stated
from computations.tie_out.check import Check, unchecked
from computations.tie_out.figures import Figures

_RELATIONS = ("at_most", "nearly_multiple", "sign", "not_checkable")


def growths(whole: Input, figures: Figures) -> Iterator[Check]:
    """The checks of growth: of the input's `growth`, and of the clauses of that kind."""
    names: dict[str, int] = {}
    for one in _stated(whole, "growth", "growth"):
        concept, since, to = (one.get(name).needed(name) for name in ("concept", "from", "to"))
        value, precision = one.get("value").needed_decimal("the growth"), one.get("precision").amount()
        name = f"growth:{concept}:{since}:{to}"
        names[name] = names.get(name, 0) + 1
        name = f"{name}#{names[name]}" if names[name] > 1 else name
        yield _growth(
            figures, name, one, (concept, since, to), (value, Fraction(1) if precision is None else precision)
        )


def _growth(
    figures: Figures, name: str, one: Input, of: tuple[str, str, str], said: tuple[Fraction, Fraction]
) -> Check:
    concept, since, to = of
    earlier, later = figures.primary(concept, since), figures.primary(concept, to)
    if earlier is None or later is None:
        lacking = " and ".join(when for when, figure in ((since, earlier), (to, later)) if figure is None)
        return unchecked(name, "growth", f"{concept} of {lacking} is not stated", missing=(concept,))
    computed = growth(later.interval, earlier.interval)
    if computed is None:
        return unchecked(name, "growth", "growth from zero or a loss has no percentage", earlier)
    value, precision = said
    text = f"{shown(later.value)} after {shown(earlier.value)} is {shown(computed.point)} percent"
    text = f"{text}, from {shown(computed.low)} to {shown(computed.high)}; stated is {shown(value)}"
    uses = (_token(one), later.token, earlier.token)
    verdict = judge(computed, value, precision)
    return Check(name, "growth", verdict, text, value, computed, ((1, later), (1, earlier)), uses)


def comparisons(whole: Input, nearly: Fraction) -> Iterator[Check]:
    """The checks of comparisons in words: of the input's `comparisons`, and of the clauses of that kind.

    `nearly` is the part of a multiple from which on it is nearly reached.
    """
    names: dict[str, int] = {}
    for one in _stated(whole, "comparisons", "comparison"):
        name = f"compare:{one.get('name').needed('the name of a comparison')}"
        names[name] = names.get(name, 0) + 1
        relation = one.get("relation").needed_choice("the relation", *_RELATIONS)
        yield _comparison(f"{name}#{names[name]}" if names[name] > 1 else name, relation, one, nearly)


def _comparison(name: str, relation: str, one: Input, nearly: Fraction) -> Check:
    left, right = _side(one.get("left")), _side(one.get("right"))
    if relation == "sign" and left is not None:
        return _made(name, one, _signed(left, right or stated(Fraction(0), Fraction(0))), left, None)
    if relation == "at_most" and left is not None and right is not None:
        return _made(name, one, _at_most(left, right), left, right.point)
    multiple = one.get("multiple").decimal()
    if relation == "nearly_multiple" and left is not None and right is not None and multiple is not None:
        ratio = quotient(left, right)
        if ratio is not None:
            return _made(name, one, _nearly(ratio, multiple, nearly), ratio, None)
    why = one.get("why").text() or "the release does not state figures that can be compared"
    return replace(unchecked(name, "compare", why), uses=(_token(one),))


def _made(name: str, one: Input, verdict: Verdict, computed: Interval, against: Fraction | None) -> Check:
    text = f"computed is {shown(computed.point)}, from {shown(computed.low)} to {shown(computed.high)}"
    return Check(name, "compare", verdict, text, against, computed, uses=(_token(one),))


def _side(one: Input) -> Interval | None:
    if not one.given:
        return None
    value, precision = one.get("value").needed_decimal("the figure"), one.get("precision").amount()
    return stated(value, precision or Fraction(0))


def _at_most(left: Interval, right: Interval) -> Verdict:
    if left.point <= right.point:
        return "exact"
    return "within_rounding" if left.low <= right.high else "conflict"


def _nearly(ratio: Interval, multiple: Fraction, nearly: Fraction) -> Verdict:
    """Nearly k times is less than k times, and at least the share `nearly` of it."""
    if nearly * multiple <= ratio.point < multiple:
        return "exact"
    return "within_rounding" if ratio.low < multiple and ratio.high >= nearly * multiple else "conflict"


def _signed(left: Interval, right: Interval) -> Verdict:
    """Whether the figure has the sign of the other, which is positive where none is given."""
    positive = right.point >= 0
    if (left.point > 0) == positive and left.point != 0:
        return "exact"
    return "within_rounding" if (left.high > 0 if positive else left.low < 0) else "conflict"


def _stated(whole: Input, name: str, kind: str) -> Iterator[Input]:
    yield from whole.get(name).objects()
    yield from (one for one in whole.get("clauses").objects() if one.get("kind").value == kind)


def _token(one: Input) -> str:
    return token("clause", one) if one.path.startswith("clauses") else f"input:{one.path}"
