r"""The size of an issue: the option on further securities, and what the coupon costs a year.

$60,000,000 with an option up to $72,000,000 is an option on 12,000,000, or 20 percent; 4.00% a year is 2,400,000.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from computations.clauses import Clause, Clauses
from computations.computation import Computation, Missing, Outcome
from computations.inputs import Input
from computations.numbers import money, rate
from computations.trace import Trace


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The option in money and percent, and the coupon per year and half-year, of the clause `issue_size`.

    An issue without an option has null for it; where the clause states no coupon, it is missing.
    """
    clause = Clauses.of(whole).needed("issue_size")
    principal = clause.get("principal").needed_amount("the principal")
    greater, coupon = clause.get("principal_with_option").amount(), clause.get("coupon").amount()
    if greater is not None and greater < principal:
        clause.get("principal_with_option").wrong("out_of_order", "the principal with the option is the smaller one")
    whole.prove()
    trace = Trace()
    sizes = {"principal": principal, "with_option": greater}
    result: dict[str, Any] = {"currency": clause.get("currency").value, **_option(clause, principal, greater, trace)}
    result |= _coupons(clause, sizes, coupon, trace)
    missing = () if coupon is not None else (Missing("coupon", "the rate of interest a year"),)
    return Outcome(result, trace.steps, missing)


def _option(clause: Clause, principal: Fraction, greater: Fraction | None, trace: Trace) -> dict[str, Any]:
    if greater is None:
        return {"option": None, "option_percent": None}
    option = greater - principal
    share = rate(100 * option / principal) if principal else None
    quotes = clause.words("principal", "principal_with_option")
    step = trace.add("option", money(option), f"{rate(greater)} less {rate(principal)}", clause.token, quotes=quotes)
    trace.add(
        "option_percent", share, f"{rate(option)} in percent of {rate(principal)}", clause.token, step, quotes=quotes
    )
    return {"option": money(option), "option_percent": share}


def _coupons(
    clause: Clause, sizes: Mapping[str, Fraction | None], coupon: Fraction | None, trace: Trace
) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for period, parts in (("year", 1), ("half_year", 2)):
        amounts = {
            name: None if size is None or coupon is None else money(size * coupon / 100 / parts)
            for name, size in sizes.items()
        }
        result[f"coupon_per_{period}"] = amounts
        for name, amount in amounts.items():
            if amount is not None:
                whole = "principal" if name == "principal" else "principal with the option"
                text = f"{rate(coupon or Fraction(0))} percent of the {whole}, for one {period.replace('_', '-')}"
                field = "principal" if name == "principal" else "principal_with_option"
                quotes = clause.words("coupon", field)
                trace.add(f"coupon_per_{period}.{name}", amount, text, clause.token, quotes=quotes)
    return result


COMPUTATION = Computation(
    name="issue_size",
    purpose="the option on further securities, and the coupon in money",
    reads=("clauses",),
    needs=("issue_size",),
    compute=compute,
)
