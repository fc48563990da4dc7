r"""Relations: which concept is the signed sum, the quotient or the equal of which others, as a table.

`operating_income` is `revenue` less `cost_of_revenue`, `selling_admin` and `depreciation_amortization`; `eps_basic` is
`net_income_common` over `shares_basic`. A line that stands between makes a relation of other statements inapplicable.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sum:
    """A concept that is the signed sum of others; `given` are concepts whose own sums must hold for this one to."""

    target: str
    terms: tuple[tuple[int, str], ...]
    given: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ratio:
    """A figure for each share: `results` in the order in which they are looked for; only the first one is certain."""

    target: str
    results: tuple[str, ...]
    shares: str


SUMS = (
    Sum(
        "operating_income",
        ((1, "revenue"), (-1, "cost_of_revenue"), (-1, "selling_admin"), (-1, "depreciation_amortization")),
    ),
    Sum("gross_profit", ((1, "revenue"), (-1, "cost_of_revenue"))),
    Sum("pretax_income", ((1, "operating_income"), (-1, "net_interest_expense"))),
    Sum("net_income", ((1, "pretax_income"), (-1, "income_tax"))),
    Sum("net_income_common", ((1, "net_income"), (1, "preferred_accretion"))),
    Sum(
        "ebitda",
        ((1, "net_income"), (1, "income_tax"), (1, "net_interest_expense"), (1, "depreciation_amortization")),
    ),
    Sum("ebitda", ((1, "operating_income"), (1, "depreciation_amortization")), given=("pretax_income", "net_income")),
    Sum("total_current_assets", ((1, "cash"), (1, "other_current_assets"))),
    Sum("total_assets", ((1, "total_current_assets"), (1, "ppe_net"), (1, "other_noncurrent_assets"))),
    Sum("total_liabilities_equity", ((1, "current_liabilities"), (1, "long_term_liabilities"), (1, "equity"))),
    Sum("total_liabilities_equity", ((1, "total_liabilities"), (1, "equity"))),
    Sum("cash_change", ((1, "cash_operating"), (1, "cash_investing"), (1, "cash_financing"))),
    Sum("cash_end", ((1, "cash_beginning"), (1, "cash_change"))),
)
"""Several relations of one target are tried in turn; only those whose concepts the release has are shown."""

DEDUCTIONS = frozenset(
    ("cost_of_revenue", "selling_admin", "depreciation_amortization", "net_interest_expense", "income_tax")
)
"""Concepts that some statements print in parentheses, since they are taken off."""

EQUALS = (("total_assets", "total_liabilities_equity"),)
"""Concepts that state one quantity on the same day."""

MAIN = frozenset(("operations", "balance", "cash_flow", "reconciliation"))
"""The first statement of each kind. A second one may be that of a segment, or of the parent company alone."""

_RESULTS = ("net_income_common", "net_income_attributable", "net_income")
RATIOS = (
    Ratio("eps_basic", _RESULTS, "shares_basic"),
    Ratio("eps_diluted", _RESULTS, "shares_diluted"),
    Ratio("eps_basic_and_diluted", _RESULTS, "shares_basic_and_diluted"),
)
OUTSTANDING = (
    ("shares_diluted_outstanding", "shares_diluted"),
    ("shares_basic_outstanding", "shares_basic"),
    ("shares_outstanding", "shares_basic"),
)
"""Shares said to be outstanding on a day, and the weighted average that they are mistaken for."""

SAME_EVERYWHERE = frozenset(
    (
        "revenue", "gross_profit", "operating_income", "pretax_income", "net_income", "net_income_common",
        "net_income_attributable", "eps_basic", "eps_diluted", "ebitda", "total_assets", "equity", "total_liabilities",
        "total_current_assets", "current_liabilities", "total_liabilities_equity", "cash", "shares_basic",
        "shares_diluted", "cash_operating", "cash_investing", "cash_financing",
    )
)  # fmt: skip
"""Concepts whose figure is one throughout a release. Depreciation, interest or tax may be counted differently in
another statement, so that two figures of them that differ are no conflict."""
