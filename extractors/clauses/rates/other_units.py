r"""Damages that are no interest: a percentage of what was paid for each month or 30 days, so much a share and week.

"as partial liquidated damages …, equal to 1.0% of the aggregate purchase price paid by such Holder" on "each thirty
(30) calendar day anniversary of each such Event Date" is 1.0, `percent_per_30_days` of the `purchase_price`; "$.05 per
week per $1,000 principal amount of Notes" is 0.05, `amount_per_1000_per_week`.
"""

from decimal import Decimal
from typing import Any

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.pieces import PIECES, count
from extractors.clauses.rates.several import several
from extractors.clauses.sentences import sentence_at
from extractors.dates.pieces import group as stated
from extractors.numerals import figure
from pipeline.clause import Accrual, Boundary, RateSchedule, Tier
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_PIECES = {
    **PIECES,
    "LENGTH": r"(?P<length> (?P<number> (?: 30 | thirty (?: \s* \( 30 \) )? ) ) [\s-]+ (?: calendar [\s-]+ )? days?"
    r" (?: [\s-]+ (?: period s? | anniversary ) )? | (?: thirtieth \s* (?: \( 30th \) \s* )? | 30th \s+ )"
    r" (?: \s* calendar )? \s* day | (?P<unit> month | week | day ) (?! s | [’'] ) (?: \s+ period )? )",
    "EACH": r"(?: (?: for | per | on | during | in ) \s+ (?: and \s+ )? (?: each | every | any ) (?: \s+ such )?"
    r" (?: \s+ (?: full | whole | complete | calendar | additional | subsequent | successive | consecutive ) ){0,2}"
    r" | per (?: \s+ calendar )? ) \s+ {LENGTH}",
}
_EACH = lazy(expand(r"(?<! \w ) {EACH} (?! [\w-] )", _PIECES), _FLAGS)
_PRICE = (
    r"(?: (?: aggregate | total | original | initial | the | such | each | its | their | his | per | unit | share"
    r" | (?-i: [A-Z][\w-]* ) [’']s? | holder[’']s? | investor[’']s? | purchaser[’']s? ) \s+ ){0,5}"
    r" (?: purchase \s+ price s? | subscription \s+ (?: amount | price ) | investment \s+ amount"
    r" | (?: amount | sum ) s? \s+ (?: (?: originally | initially ) \s+ )? (?: invested | paid ) | issue \s+ price"
    r" | (?P<principal> principal (?: \s+ amount )? ) )"
)
_AMOUNTS = {
    "percent": lazy(
        expand(
            r"(?P<rate>{FIGURE}) \s* (?: % | percent ) \s* \)? \s+ of \s+ (?P<base>" + _PRICE + r" ) \b",
            PIECES,
        ),
        _FLAGS,
    ),
    "per_share": lazy(
        expand(
            r"(?: \$ \s* (?P<rate>{FIGURE}) | (?P<cents>{FIGURE}) \s* (?: ¢ | cents ) ) \s* \)? \s+"
            r" (?: (?: per | for \s+ each | a ) \s+ (?P<base> (?: Registrable \s+ | outstanding \s+ )? share ) \b"
            r" | per \s+ (?: week | month | day ) \s+ per \s+ (?P<base> (?: Registrable \s+ )? share ) \b )",
            PIECES,
        ),
        _FLAGS,
    ),
    "per_1000": lazy(
        expand(
            r"\$ \s* (?P<rate>{FIGURE}) \s* \)? \s+ (?: per \s+ (?: week | month | day ) \s+ )?"
            r" (?: per | for \s+ each ) \s+ \$ \s* 1,000 \s+ (?: in \s+ )?"
            r" (?P<base> (?: aggregate \s+ )? principal (?: \s+ amount )? ) \b",
            PIECES,
        ),
        _FLAGS,
    ),
}
"""What a sum is measured by, with the figure in `rate` or in `cents`, and the words for its base."""
_UNITS = {"percent": "percent_per_", "per_share": "amount_per_share_per_", "per_1000": "amount_per_1000_per_"}
_STEPPED = lazy(
    r"\b (?: increas (?: e | es | ed | ing ) | thereafter \s+ (?: at | an? ) | and \s+ (?: then \s+ )? [\d.]+ \s* % )",
    _FLAGS,
)
"""Words of damages that change as time goes by, which have no reading here."""
_REGISTERED = lazy(r"[Rr]egistration|REGISTRATION|[Rr]egistrable|Transfer\s+Restricted")
"""What tells damages for late registration from those for late delivery, as contracts of sale have them."""
_AROUND = 1500


def _damages(match: Match, document: Document) -> RateSchedule | None:
    """The damages of the sentence around the words; null where it has more than one rate, or no length of time."""
    text = document.text
    sentence = sentence_at(text, match.start())
    start, end = sentence.start, min(sentence.end, match.end() + 900)
    measured = [
        (name, one) for name, pattern in _AMOUNTS.items() for one in pattern.finditer(text, match.start("rest"), end)
    ]
    lengths = list(_EACH.finditer(text, max(start, match.start() - 1200), end))
    told = {_per(one) for one in lengths}
    if not _REGISTERED.search(text, max(0, start - _AROUND), end + _AROUND):
        return None
    if len(measured) != 1 or len(told) != 1 or _STEPPED.search(text, match.start("rest"), end):
        return None
    name, one = measured[0]
    overlap, clock, places = several(text, match.start(), end)
    return RateSchedule(
        span=Span(start, end),
        name=words(match["what"]).title(),
        unit=_unit(name, told.pop()),
        base="purchase_price" if name == "percent" and not one["principal"] else _base(name),
        accrual=Accrual(),
        overlap=overlap,
        clock=clock,
        tiers=(Tier(label="flat", start=Boundary(kind="default_day", n=0), rate=_rate(one)),),
        evidence=quotes(
            {
                "unit": Span(*lengths[0].span()),
                "base": Span(*one.span("base")),
                "tiers[0].rate": Span(*one.span()),
                **places,
            }
        ),
    )


def _rate(one: Match) -> Decimal:
    cents = stated(one, "cents") if "cents" in one.re.groupindex else None
    return figure(cents).value / 100 if cents else figure(one["rate"]).value


def _base(name: str) -> Any:
    return "shares" if name == "per_share" else "principal"


def _unit(name: str, per: str) -> Any:
    return _UNITS[name] + per


def _per(one: Match) -> str:
    """The length of time that a rate is for: `30_days`, `month`, `week` or `day`."""
    unit = stated(one, "unit")
    if unit:
        return unit.lower()
    return f"{count(one['number']) or 30}_days"


RULE = Rule(
    name="clause.rate_schedule.other_unit",
    pattern=r"""(?P<what> liquidated \s+ damages | delay \s+ payments? | registration \s+ delay \s+ payments?
        | (?<= \b (?: as | in ) \s ) damages | additional \s+ interest ) \b (?P<rest> ) (?= [^.;:]{0,220}?
        (?: [.]? \d | cents | percent ) )""",
    build=_damages,
    needs=("iquidated", "damages", "elay", "nterest"),
    pieces=_PIECES,
    examples={
        "If the Registration Statement is not filed on its Filing Date, then on each such Event Date and on each "
        "thirty (30) calendar day anniversary of each such Event Date until the applicable Event is cured, the Company "
        "shall pay to each Holder an amount in cash, as partial liquidated damages and not as a penalty, equal to 1.0% "
        "of the aggregate purchase price paid by such Holder pursuant to the Purchase Agreement.": {
            "unit": "percent_per_30_days",
            "base": "purchase_price",
            "tiers[0].rate": "1.0",
            "accrual": {},
            "cap": None,
            "overlap": None,
        },
        "the Company will make pro rata payments to each Investor, as liquidated damages and not as a penalty, in an "
        "amount equal to 1.5% of the aggregate amount invested by such Investor for each 30-day period or pro rata "
        "for any portion thereof following the date by which the Registration Statement should have been filed.": {
            "unit": "percent_per_30_days",
            "base": "purchase_price",
            "tiers[0].rate": "1.5",
        },
        "the Company shall pay each Purchaser liquidated damages of two percent (2%) of the Purchase Price for each "
        "month, pro rated for partial months, until the Registration Statement is filed.": {
            "unit": "percent_per_month",
            "base": "purchase_price",
            "tiers[0].rate": "2",
        },
        "the Company agrees to pay, as liquidated damages, to each holder of Transfer Restricted Securities an amount "
        "equal to $.05 per week per $1,000 principal amount of Transfer Restricted Securities held by such holder.": {
            "unit": "amount_per_1000_per_week",
            "base": "principal",
            "tiers[0].rate": "0.05",
        },
        "the Issuer shall pay liquidated damages of $0.10 per share for each week or portion thereof during which the "
        "Registration Default continues.": {
            "unit": "amount_per_share_per_week",
            "base": "shares",
            "tiers[0].rate": "0.10",
        },
        "the Corporation shall pay to the Holders, as damages, five\ncents (5 cents) per share for each\nweek until "
        "the registration is effective.": {"unit": "amount_per_share_per_week", "tiers[0].rate": "0.05"},
    },
    near_misses=(
        (
            "the Company shall pay to each Holder of Registrable Securities, as partial liquidated damages, an amount "
            "equal to 1.0% of the purchase price."
        ),
        (
            "the Company shall pay liquidated damages of 1% of the Purchase Price for the first 30-day period after a "
            "Registration Default and 2% of the Purchase Price for each 30-day period thereafter."
        ),
        "the Company shall pay Additional Interest at a rate of 0.25% per annum of the principal amount of the Notes.",
        "liquidated damages for a Registration Default shall not exceed 10% of the Purchase Price.",
        "If the Goods are late, the Supplier shall pay liquidated damages of 1% of the Purchase Price for each week.",
    ),
)
