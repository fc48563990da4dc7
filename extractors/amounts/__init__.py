"""Amounts: sums of money, percentages, numbers of shares, limits and ratios, with what the words around them say.

"up to a total of 400,000 shares" is 400000 shares, `qualifier` "up to"; "a net loss of $2.2 million" is 2200000
US dollars, exact to the hundred thousand, `signed_value` -2200000.
"""

from collections.abc import Iterable

from extractors.amounts.concepts import link
from extractors.amounts.counts import RULES as COUNTS
from extractors.amounts.foreign_sums import RULES as FOREIGN_SUMS
from extractors.amounts.money import RULES as MONEY
from extractors.amounts.money_in_words import RULES as MONEY_IN_WORDS
from extractors.amounts.named_sums import RULES as NAMED_SUMS
from extractors.amounts.percent_points import RULES as PERCENT_POINTS
from extractors.amounts.percents import RULES as PERCENTS
from extractors.amounts.ratios import RULES as RATIOS
from extractors.amounts.shares import RULES as SHARES
from extractors.amounts.shares_apart import RULES as SHARES_APART
from extractors.amounts.twice import once
from pipeline.document import Document
from pipeline.extractor import Extractor, Found
from pipeline.rules import scan

RULES = (
    *MONEY,
    *MONEY_IN_WORDS,
    *NAMED_SUMS,
    *FOREIGN_SUMS,
    *PERCENTS,
    *PERCENT_POINTS,
    *SHARES,
    *SHARES_APART,
    *COUNTS,
    *RATIOS,
)


def find(document: Document) -> Iterable[Found]:
    """The amounts in running text; figures in the cells of tables are facts and left out."""
    return once(document, scan(document, RULES))


EXTRACTOR = Extractor("amounts", find=find, link=link, rules=RULES, reads=("dates",))
