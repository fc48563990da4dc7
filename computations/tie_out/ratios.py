r"""Are the figures for each share possible? The result over the weighted average of the shares, within their rounding.

-2.2 million over 5.4 million shares is -0.407, between -0.4206 and -0.3945; stated is -0.40: within rounding.
"""

from collections.abc import Iterator

from computations.interval import Interval, judge, quotient, shown
from computations.tie_out.check import Check, unchecked
from computations.tie_out.figures import Figure, Figures
from computations.tie_out.relations import RATIOS, Ratio


def ratios(figures: Figures) -> Iterator[Check]:
    """The checks of all figures for each share in the tables."""
    for concept, period in figures.known:
        target = figures.primary(concept, period)
        for relation in RATIOS:
            if relation.target == concept and target is not None and target.in_table:
                yield _check(figures, target, relation)


def _check(figures: Figures, target: Figure, relation: Ratio) -> Check:
    name = f"ratio:{target.concept}:{target.period}"
    shares = figures.beside(relation.shares, target)
    results = [one for concept in relation.results if (one := figures.beside(concept, target)) is not None]
    if shares is None or not results:
        missing = [relation.results[0]] * (not results) + [relation.shares] * (shares is None)
        return unchecked(name, "ratio", f"{' and '.join(missing)} not stated", target, missing)
    tried = [(one, computed) for one in results if (computed := quotient(one.interval, shares.interval)) is not None]
    if not tried:
        return unchecked(name, "ratio", "the shares may be zero", target)
    fitting = (one for one in tried if judge(one[1], target.value, target.precision) != "conflict")
    result, computed = next(fitting, tried[0])
    verdict = judge(computed, target.value, target.precision)
    doubt = _doubt(figures, target, result, computed) if verdict == "conflict" else None
    if doubt is not None:
        return unchecked(name, "ratio", doubt, target)
    text = f"{shown(result.value)} over {shown(shares.value)} shares is {shown(computed.point)}"
    text = f"{text}, from {shown(computed.low)} to {shown(computed.high)}; stated is {shown(target.value)}"
    uses = (target.token, result.token, shares.token)
    return Check(name, "ratio", verdict, text, target.value, computed, ((1, result), (1, shares)), uses)


def _doubt(figures: Figures, target: Figure, result: Figure, computed: Interval) -> str | None:
    """Why a quotient that differs is no conflict; null where it is one."""
    if result.concept != "net_income_common":
        return "what the holders of common stock are entitled to is not stated"
    basic = figures.beside("eps_basic", target)
    if target.concept == "eps_diluted" and basic is not None and computed.low <= target.value <= basic.value:
        return "interest on convertible securities may have been added back"
    return None
