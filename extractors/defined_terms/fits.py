"""Whether a term can be the name of a measure: "$50,000" may be a "Fee" or a "Cap", and never a "Waiver".

A phrase led by a date, a time or a sum of money is what the sentence ends with, not always what its term stands for.
"""

import regex

from pipeline.lazy import lazy
from pipeline.rules import MONTHS

_TIMES = frozenset(
    """
    date day deadline time period term closing expiration expiry maturity commencement anniversary year quarter month
    week hour launch completion effectiveness delivery notice termination season cutoff milestone moment
    """.split()  # noqa: SIM905  # read as words, here and below
)
_SUMS = frozenset(
    """
    advance allowance amount award balance base basket bonus budget cap ceiling commission commitment
    compensation consideration contribution cost credit debt deductible deposit discount dividend dollar escrow excess
    expense fee floor guarantee guaranty holdback increment installment instalment interest investment level
    limit line loan margin maximum minimum minimums number payment penalty pool premium price
    principal proceed quantity quota rate ratio rent reimbursement reserve retainer retention royalty salary
    settlement sponsorship stipend subsidy sum target threshold total value volume wage percentage
    """.split()  # noqa: SIM905
)
_FLAGS = regex.IGNORECASE
_TIME = lazy(r"(?:date|day|time|anniversary|month|year|quarter|week|hour|deadline|a\.m\.?|p\.m\.?)s?", _FLAGS)
_SUM = lazy(
    r"(?:[$£€].*|\d[\d,.]*%?(?:\s+per\s+\w+)?|hundred|thousand|[mb]illion|dollars?|price|percent|rate|amount|sum)",
    regex.I,
)
_FIGURE = lazy(r"[$£€]\d.*|\d[\d.]*%.*")
_SHARE = lazy(r"\d[\d.]*%|percent|percentage|half|third|quarter", _FLAGS)
_POINT = lazy(rf"(?:date|anniversary|deadline|a\.m\.?|p\.m\.?|(?:{'|'.join(MONTHS)})\s.*\d)", _FLAGS)
_STRETCHES = frozenset(["period", "term", "season", "year", "quarter", "month", "week"])
_RIGHTS = frozenset(["right", "option", "privilege", "election", "entitlement"])
_RIGHT = lazy(r"(?:right|option|privilege|election|entitlement|license|power|interest|claim|ability)s?", _FLAGS)
_PERSONS = frozenset(
    """
    agent assignee borrower buyer custodian depositary employee employer executive guarantor holder indemnitee lender
    obligor owner participant party purchaser registrar representative seller transferee trustee
    """.split()  # noqa: SIM905
)
_DEED = lazy(r"(?:payment|transfer|exchange|purchase|sale|registration|redemption|consent|performance)s?", _FLAGS)


def fits(head: str, noun: str) -> bool:
    """Whether a term with this noun, singular and in small letters, may stand for a phrase led by `head`."""
    if noun in _RIGHTS and not _RIGHT.fullmatch(head):
        return False
    if noun in _PERSONS and _DEED.fullmatch(head):
        return False
    if _POINT.fullmatch(head) and noun in _STRETCHES:
        return False
    if _TIME.fullmatch(head):
        return noun in _TIMES
    if _SUM.fullmatch(head):
        return noun in _SUMS
    return True


def is_figure(head: str) -> bool:
    """Whether the word is a sum of money or a percentage."""
    return _FIGURE.fullmatch(head) is not None


def is_share(head: str) -> bool:
    """Whether a phrase led by the word is a share of what comes behind: "80% of the price"."""
    return _SHARE.fullmatch(head) is not None


def is_time(head: str) -> bool:
    """Whether a phrase led by the word is a point in time or a stretch of it."""
    return _TIME.fullmatch(head) is not None
