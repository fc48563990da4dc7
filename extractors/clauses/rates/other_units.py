r"""Damages that are no interest: a percentage of what was paid for each month or 30 days, so much a share and week.

"as partial liquidated damages …, equal to 1.0% of the aggregate purchase price paid by such Holder" on "each thirty
(30) calendar day anniversary of each such Event Date" is 1.0, `percent_per_30_days` of the `purchase_price`; "$.05 per
week per $1,000 principal amount of Notes" is 0.05, `amount_per_1000_per_week`.
"""

from extractors.clauses.rates.damages import UNIT_PIECES, damages
from pipeline.rules import Rule

RULE = Rule(
    name="clause.rate_schedule.other_unit",
    pattern=r"""(?P<what> liquidated \s+ damages | delay \s+ payments? | registration \s+ delay \s+ payments?
        | (?= damages ) (?<= \b (?: as | in ) \s+ ) damages | (?: additional | special ) \s+ interest
        | (?= p ) (?<= \b make \s+ ) (?: pro \s+ rata \s+ )? payments (?= \s+ to \s+ [^.;]{3,60}? \s equal \s+ to \b )
        | amount \s+ (?: in \s+ cash \s+ | (?: shall | will ) \s+ be \s+ )? equal \s+ to ) \b
        (?P<rest> ) (?= [^.;:]{0,220}? (?: [.]? \d | cents | percent ) )""",
    build=damages,
    needs=("iquidated", "damages", "elay", "nterest", "cash", "amount", "payments"),
    pieces=UNIT_PIECES,
    examples={
        "If the Registration Statement is not filed by the Filing Date, the Company shall make pro rata payments to "
        "each Holder equal to 1% of the Purchase Price for each month.": {"name": "Payments"},
        "If the Registration Statement is not filed on time, the Company shall pay the Holders, as partial liquidated "
        "damages, 1% of the Purchase Price for each month. The Adviser shall be paid an amount equal to 2% of the "
        "Purchase Price for each month.": {
            "span_text": "If the Registration Statement is not filed on time, the Company shall pay the Holders, as "
            "partial liquidated damages, 1% of the Purchase Price for each month.",
            "tiers[0].rate": "1",
        },
        "If the Registration Statement is not filed by then, the Company shall pay, as liquidated damages, an amount "
        "equal to 1% of the purchase price for each month after the Closing Date until it is filed.": {
            "accrual": {},
            "tiers[0].start": {"kind": "default_day", "n": 0},
        },
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
        "If the Registration Statement is not filed on its Filing Date, then on such Event Date and on each monthly "
        "anniversary thereof the Company shall pay each Holder an amount in cash, as partial liquidated damages, "
        "equal to 1.5% of the aggregate purchase price paid by such Holder.": {
            "unit": "percent_per_month",
            "tiers[0].rate": "1.5",
        },
        "for each day until the Registration Statement is filed the Company shall pay the Purchaser, as liquidated "
        "damages and not as a penalty, an amount per 30-day period "
        "equal to 1.25% (prorated for a period of less than 30 days) of the purchase price paid by it.": {
            "unit": "percent_per_30_days",
            "tiers[0].rate": "1.25",
        },
        "the Company will make pro rata payments to each Investor, as liquidated damages and not as a penalty, in an "
        "amount equal to 1.5% of the aggregate amount invested by such Investor for each 30-day period or pro rata "
        "for any portion thereof following the date by which the Registration Statement should have been filed.": {
            "unit": "percent_per_30_days",
            "base": "purchase_price",
            "tiers[0].rate": "1.5",
        },
        "the Company shall pay to each holder of Registrable Securities an amount in cash equal to two percent (2.0%) "
        "of such holder’s Pro Rata Interest in the Aggregate Purchase Price on the day of a Filing Failure and on "
        "every thirtieth (30th) day thereafter until it is cured. These payments are referred to as “Registration "
        "Delay Payments.”": {
            "span_text": "the Company shall pay to each holder of Registrable Securities an amount in cash equal to "
            "two percent (2.0%) of such holder’s Pro Rata Interest in the Aggregate Purchase Price on the day of a "
            "Filing Failure and on every thirtieth (30th) day thereafter until it is cured.",
            "name": "Registration Delay Payments",
            "unit": "percent_per_30_days",
            "base": "purchase_price",
            "tiers[0].rate": "2.0",
        },
        "the Company shall pay, as partial liquidated damages, an amount in cash equal to one percent (1.0%) of such "
        "holder’s Pro Rata Interest in the Aggregate Purchase Price on every thirtieth (30th) day after a Filing "
        "Failure; provided that the maximum aggregate Registration Delay Payments shall be ten percent (10%) of the "
        "Aggregate Purchase Price.": {"unit": "percent_per_30_days", "tiers[0].rate": "1.0", "cap": None},
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
        "the Company hereby agrees to pay liquidated damages to each Holder of Transfer Restricted Securities for the "
        "first 90-day period immediately following the occurrence of such Registration Default, in an amount equal to "
        "$.05 per week per $1,000 principal amount of Transfer Restricted Securities held by it. The amount of the "
        "liquidated damages shall increase by an additional $.10 per week per $1,000 principal amount of Transfer "
        "Restricted Securities with respect to each subsequent 60-day period, up to a maximum of $.50 per week per "
        "$1,000 principal amount of Transfer Restricted Securities.": {
            "unit": "amount_per_1000_per_week",
            "cap": "0.50",
            "tiers": [
                {
                    "label": "first",
                    "start": {"kind": "default_day", "n": 1},
                    "end": {"kind": "default_day", "n": 91},
                    "rate": "0.05",
                },
                {
                    "label": "each subsequent",
                    "start": {"kind": "default_day", "n": 91},
                    "step": {"points": "0.10", "every": {"kind": "days", "n": 60}, "first": 1},
                },
            ],
        },
        "the Issuer shall pay liquidated damages of $0.10 per share for each week or portion thereof during which the "
        "Registration Default continues.": {
            "unit": "amount_per_share_per_week",
            "base": "shares",
            "tiers[0].rate": "0.10",
        },
        "If the Registration Statement is not available for more than 30 days in any year, the Company shall pay to "
        "each Holder, as liquidated damages, an amount in cash equal to 1.5% of the Purchase Price for each month.": {
            "unit": "percent_per_month",
            "tiers[0].rate": "1.5",
        },
        "If the Company fails for any reason to obtain the effectiveness of the Registration Statement in time, it "
        "shall pay to the Investor an amount equal to one percent (1.0%) of the aggregate Purchase Price of all "
        "Registrable Securities for each calendar month and for each portion of a calendar month, pro rata.": {
            "name": "Amount",
            "unit": "percent_per_month",
            "base": "purchase_price",
        },
        "If a Registration Default occurs, the Company shall make payments to each Holder equal to one percent (1.0%) "
        "of the aggregate amount of principal and interest outstanding on the Debentures held by it for each thirty "
        "(30) day period in which the Registration Default continues.": {
            "name": "Payments",
            "unit": "percent_per_30_days",
            "base": "principal",
        },
        "If the Registration Statement is not filed by the Filing Date, the Company shall pay each Purchaser "
        "liquidated damages (in addition to other remedies), at a rate of three percent (3%) per month (pro rata on a "
        "30-day basis) of the total purchase price for the period from and including the first day following the "
        "Filing Date until, but excluding, the earlier of (x) the date the Registration Statement is filed and (y) May "
        "1, 2009.": {
            "unit": "percent_per_month",
            "tiers[0].rate": "3",
            "accrual": {"start": "day_following_default", "end": "cure_excluded"},
        },
        "If the Registration Statement is not filed by the Filing Date, then for each day following the Filing Date, "
        "until but excluding the date the Registration Statement is filed, the Company shall pay, as liquidated "
        "damages, an amount equal to 0.05% of the purchase price for each such day.": {
            "name": "Liquidated Damages",
            "unit": "percent_per_day",
            "accrual": {"start": "day_following_default", "end": "cure_excluded"},
            "tiers[0].start": {"kind": "default_day", "n": 1},
        },
        "the Corporation shall pay to the Holders, as damages, five\ncents (5 cents) per share for each\nweek until "
        "the registration is effective.": {"unit": "amount_per_share_per_week", "tiers[0].rate": "0.05"},
    },
    near_misses=(
        (
            "The Registration Statement is not effective. The Manager of the Registrable Securities shall be paid an "
            "amount equal to 1% of the Purchase Price for each month."
        ),
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
        (
            "the Company shall pay Registration Delay Payments for each month; the maximum aggregate Registration "
            "Delay Payments shall be ten percent (10%) of the Purchase Price."
        ),
        (
            "The Registration Statement is effective. The Manager shall be paid an amount equal to 1% of the Purchase "
            "Price for each month."
        ),
        "If the Goods are late, the Supplier shall pay liquidated damages of 1% of the Purchase Price for each week.",
    ),
)
