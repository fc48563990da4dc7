r"""A check: what is stated, what follows from other figures, and whether the two agree.

`sum:net_income:2004-01-01/2004-03-31` states 800000 and computes 600000 less -200000: `exact`. What cannot be read
with certainty is `not_checkable`, with the reason.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from computations.interval import Interval, Verdict, judge, shown, total
from computations.tie_out.figures import Figure


@dataclass(frozen=True)
class Check:
    """A check under its id. `uses` are the tokens it rests on, `terms` the figures it computes from, each with a sign.

    `details` are further fields that it carries: what is missing, why it cannot be checked, what another figure gives.
    """

    id: str
    kind: str
    verdict: Verdict
    text: str
    stated: Fraction | None = None
    computed: Interval | None = None
    terms: tuple[tuple[int, Figure], ...] = ()
    uses: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    details: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The check as an answer has it."""
        value: dict[str, Any] = {"kind": self.kind, "verdict": self.verdict}
        value["stated"] = None if self.stated is None else shown(self.stated)
        for name, part in (("computed", "point"), ("low", "low"), ("high", "high")):
            value[name] = None if self.computed is None else shown(getattr(self.computed, part))
        value["terms"] = [
            {"sign": "-" if sign < 0 else "+", "figure": one.token, "concept": one.concept, "label": one.label}
            | {"value": shown(one.value)}
            for sign, one in self.terms
        ]
        return {**value, "flags": list(self.flags), **self.details, "figures": list(self.uses)}


def signed_sum(terms: Iterable[tuple[int, Figure]]) -> Interval:
    """What figures with their signs add up to."""
    return total(one.interval if sign > 0 else one.interval.negated() for sign, one in terms)


def sum_check(name: str, target: Figure, terms: Sequence[tuple[int, Figure]]) -> Check:
    """The check of a figure that is the signed sum of others."""
    computed = signed_sum(terms)
    verdict = judge(computed, target.value, target.precision)
    said = " ".join(f"{'-' if sign < 0 else '+'} {shown(one.value)}" for sign, one in terms).removeprefix("+ ")
    text = f"{said} is {shown(computed.point)}; stated is {shown(target.value)}"
    uses = (target.token, *(one.token for _, one in terms))
    return Check(name, "sum", verdict, text, target.value, computed, tuple(terms), uses)


def unchecked(name: str, kind: str, why: str, target: Figure | None = None, missing: Sequence[str] = ()) -> Check:
    """The check that cannot be made, with the reason and the concepts that would be needed."""
    details = {"why": why, **({"missing": list(missing)} if missing else {})}
    uses = (target.token,) if target else ()
    return Check(name, kind, "not_checkable", why, target.value if target else None, uses=uses, details=details)
