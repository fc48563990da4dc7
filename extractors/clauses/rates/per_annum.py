"""The rates of additional interest: a list of tiers, or a first rate that rises with each further period.

"the Company hereby agrees to pay additional interest … accruing at the following rate: (i) with respect to the first
90-day period …, 0.25% per annum" and "at a rate of 0.25% per annum for the first 90-day period …, increasing by 0.25%
per annum with respect to each subsequent 90-day period, up to a maximum of 1.00% per annum".
"""

from extractors.clauses.pieces import PIECES
from extractors.clauses.rates.schedule import INTEREST, schedule
from pipeline.rules import Rule

RULE = Rule(
    name="clause.rate_schedule",
    pattern=rf"""(?: (?: the \s+ )? (?-i: Company | Issuers? | Corporation | Parent ) \s+ (?: hereby \s+ )? (?:
        jointly \s+ and \s+ severally \s+ )?
            (?: agrees? \s+ to \s+ pay | (?: shall | will ) \s+ pay ) ,? \s+ [^.;]{{0,120}}?
            (?! liquidated \s+ damages \b [^.;]{{0,90}}? \b (?: additional | special ) \s+ interest )
            (?P<what>{INTEREST}) \b
            (?: \s* \( \s* (?: the \s+ )? {{QUOTE}} (?P<name> [\w\s]{{3,40}} ) {{QUOTE}} \s* \) )?
        | (?P<what>{INTEREST}) \s+ (?: \( \s* (?: the \s+ )? {{QUOTE}} (?P<name> [\w\s]{{3,40}} ) {{QUOTE}} \s* \)
        \s+ )?
            (?: that \s+ accrues \s+ (?: [^.;] | [.] (?= \d ) ){{3,200}}? \s+ and \s+ )?
            (?: shall | will ) \s+ (?: accrue | become \s+ payable | be \s+ payable )
        | (?P<what> interest ) \s+ rate \s+ (?: borne \s+ by | on | of ) \s+ (?: each \s+ of \s+ )? the \s+
            [\w\s]{{3,120}}? \s+
            (?: \( (?: [^()] | \( \w{{1,3}} \) ){{3,160}} \) \s+ [\w\s]{{0,90}}? )?
            (?: shall | will ) \s+ (?: be \s+ )? increased? \s+
            (?: \( [^()]{{3,80}} \) \s* ,? \s+ )?
            (?: by | at \s+ a \s+ rate \s+ of | (?= with \s+ respect \s+ to \s+ the \s+ first \b [^.;%]{{3,160}}? ,
                \s+ by \b ) )
        | right \s+ to \s+ receive \s+ (?P<what>{INTEREST}) \b )""",
    build=schedule,
    needs=("nterest", "amages"),
    pieces=PIECES,
    examples={
        'the Company hereby agrees to pay additional\n     interest ("ADDITIONAL INTEREST") with respect to the '
        "Notes from and "
        "including the day following the\n     Registration Default to but excluding the day on which the "
        "Registration "
        "Default has been cured, accruing at the following rate:\n\n  (i) with respect to the first 90-day period "
        "during "
        "which a Registration Default shall have occurred, 0.25% per annum of the principal amount of the "
        "Notes;\n\n  (ii) "
        "with respect to the period commencing on the 91st day following the day the Registration Default shall "
        "have "
        "occurred to the second anniversary of the Closing Date, 1.00% per annum of the principal amount of the "
        "Notes; "
        "and\n\n  (iii) thereafter the rate shall increase annually by 2.00 percentage points on each anniversary "
        "of the "
        "Closing Date, commencing with the second anniversary (for purposes of illustration, the rate would "
        "increase to "
        "9.00% per annum on the fifth anniversary of the Closing Date).": {
            "name": "Additional Interest",
            "accrual": {"start": "day_following_default", "end": "cure_excluded"},
            "tiers[0].start": {"kind": "default_day", "n": 1},
            "tiers[0].end": {"kind": "default_day", "n": 91},
            "tiers[0].rate": "0.25",
            "tiers[1].start": {"kind": "default_day", "n": 91},
            "tiers[1].end": {"kind": "anniversary", "n": 2, "of": "closing_date"},
            "tiers[1].rate": "1.00",
            "tiers[2].step": {"points": "2.00", "every": {"kind": "anniversary", "of": "closing_date"}, "first": 2},
            "illustrations": [{"at": {"kind": "anniversary", "n": 5, "of": "closing_date"}, "rate": "9.00"}],
            "cap": None,
        },
        "the Issuers shall pay liquidated damages to each Holder from and including the date on which any such "
        "Registration Default shall occur to but excluding the date on which all Registration Defaults have been "
        "cured, at a rate equal to 0.25% per annum of the principal amount of the Notes for the first 90-day period, "
        "such rate increasing by an additional 0.25% per annum with respect to each subsequent 60-day period, up to a "
        "maximum of 1.00% per annum.": {
            "name": "Liquidated Damages",
            "cap": "1.00",
            "accrual": {"start": "default_day", "end": "cure_excluded"},
            "tiers[0].end": {"kind": "default_day", "n": 90},
            "tiers[1].start": {"kind": "default_day", "n": 90},
            "tiers[1].step.points": "0.25",
            "tiers[1].step.every": {"kind": "days", "n": 60},
        },
        "Liquidated Damages shall accrue on the Notes from and including the day following such Registration Default "
        "to but excluding the day on which such Registration Default has been cured at a rate per annum equal to an "
        "additional one-quarter of one percent (0.25%) of the principal amount of Notes, to and including the 90th day "
        "following such Registration Default, and one-half of one percent (0.50%) thereof from and after the 91st day "
        "following such Registration Default.": {
            "name": "Liquidated Damages",
            "tiers": [
                {
                    "label": "first",
                    "start": {"kind": "default_day", "n": 1},
                    "end": {"kind": "default_day", "n": 91},
                    "rate": "0.25",
                },
                {"label": "thereafter", "start": {"kind": "default_day", "n": 91}, "rate": "0.50"},
            ],
        },
        "the Company shall pay Additional Interest at a rate of 0.25% per annum of the principal amount of the "
        "Notes for the first 90 days immediately following the occurrence of a Registration Default, and 0.50% "
        "per annum thereafter until all Registration Defaults have been cured.": {
            "accrual": {},
            "tiers": [
                {
                    "label": "first",
                    "start": {"kind": "default_day", "n": 1},
                    "end": {"kind": "default_day", "n": 91},
                    "rate": "0.25",
                },
                {"label": "thereafter", "start": {"kind": "default_day", "n": 91}, "rate": "0.50"},
            ],
        },
        "Additional Interest shall accrue on the Notes from and including the date on which any Registration Default "
        "shall occur to but excluding the date on which all Registration Defaults have been cured, at a rate of 0.75% "
        "per annum of the principal amount of the Notes. Notwithstanding the foregoing, in no event shall Additional "
        "Interest be payable for more than one Registration Default at any given time; and if, after all Registration "
        "Defaults have been cured, a different Registration Default occurs, Additional Interest shall again accrue "
        "pursuant to the foregoing provisions.": {
            "span_text": "Additional Interest shall accrue on the Notes from and including the date on which any "
            "Registration Default shall occur to but excluding the date on which all Registration Defaults have "
            "been cured, at a rate of 0.75% per annum of the principal amount of the Notes.",
            "overlap": "single_highest",
            "clock": "per_episode",
            "tiers": [{"label": "flat", "start": {"kind": "default_day", "n": 0}, "rate": "0.75"}],
        },
        "the interest rate borne by the Notes shall be increased by one-quarter of one percent (0.25%) per annum for "
        "the 90-day period immediately following such Registration Default, which rate shall be increased by an "
        "additional 0.25% per annum for each subsequent 90-day period; provided that the increase may in no event "
        "exceed one percent (1.00%) per annum.": {
            "span_text": "interest rate borne by the Notes shall be increased by one-quarter of one percent "
            "(0.25%) per annum for the 90-day period immediately following such Registration Default, which rate shall "
            "be increased by an additional 0.25% per annum for each subsequent 90-day period; provided that the "
            "increase may in no event exceed one percent (1.00%) per annum.",
            "base": "principal",
            "cap": "1.00",
            "tiers[0].start": {"kind": "default_day", "n": 1},
            "tiers[0].end": {"kind": "default_day", "n": 91},
            "tiers[0].rate": "0.25",
            "tiers[1].step": {"points": "0.25", "every": {"kind": "days", "n": 90}, "first": 1},
        },
        "the interest rate borne by the Notes (other than the Private Notes, as to which nothing is payable under "
        "Section 2(e)) as to which the Registration Default exists shall be increased (the “Additional Interest”), "
        "with respect to the first 60-day period (or portion thereof) while a Registration Default is continuing "
        "immediately following the occurrence of such Registration Default, by 0.50% per annum, such rate increasing "
        "by an additional 0.25% per annum at the beginning of each subsequent 60-day period.": {
            "span_text": "interest rate borne by the Notes (other than the Private Notes, as to which nothing is "
            "payable under Section 2(e)) as to which the Registration Default exists shall be increased (the "
            "“Additional Interest”), with respect to the first 60-day period (or portion thereof) while a Registration "
            "Default is continuing immediately following the occurrence of such Registration Default, by 0.50% per "
            "annum, such rate increasing by an additional 0.25% per annum at the beginning of each subsequent 60-day "
            "period.",
            "name": "Additional Interest",
            "tiers[0].rate": "0.50",
            "tiers[0].end": {"kind": "default_day", "n": 61},
            "tiers[1].step.points": "0.25",
        },
        "Special Interest will accrue at a rate per annum equal to 0.25% of the principal amount of the Notes for the "
        "first sixty (60) days on which Special Interest accrues and, thereafter, at a rate per annum equal to 0.50% "
        "of the principal amount; provided that in no event will Special Interest accrue at a combined rate per annum "
        "that exceeds 0.50%.": {"cap": "0.50", "tiers[1].rate": "0.50"},
        "the interest rate borne by the Transfer Restricted Notes to which the Registration Default relates shall be "
        "increased by 0.50% per annum during the 60-day period immediately following the occurrence of any "
        "Registration Default and shall further increase by 0.25% per annum at the end of each subsequent 60-day "
        "period, but in no event shall such increases exceed in the aggregate 2.00% per annum (such amount, “Special "
        "Interest”).": {
            "span_text": "interest rate borne by the Transfer Restricted Notes to which the Registration Default "
            "relates shall be increased by 0.50% per annum during the 60-day period immediately following the "
            "occurrence of any Registration Default and shall further increase by 0.25% per annum at the end of "
            "each subsequent 60-day period, but in no event shall such increases exceed in the aggregate 2.00% per "
            "annum (such amount, “Special Interest”).",
            "name": "Special Interest",
            "cap": "2.00",
            "tiers[0].end": {"kind": "default_day", "n": 61},
            "tiers[1].step": {"points": "0.25", "every": {"kind": "days", "n": 60}, "first": 1},
        },
        "Special Interest shall accrue on the principal amount of the Notes from and including the date on which any "
        "Registration Default shall occur to but excluding the date on which all Registration Defaults have been "
        "cured. Special Interest will accrue at a rate of 0.50% per annum during the 60-day period immediately "
        "following such Registration Default. The rate of Special Interest shall increase by an additional 0.25% per "
        "annum with respect to each subsequent 60-day period.": {
            "span_text": "Special Interest will accrue at a rate of 0.50% per annum during the 60-day period "
            "immediately following such Registration Default. The rate of Special Interest shall "
            "increase by an additional 0.25% per annum with respect to each subsequent 60-day period.",
            "accrual": {"start": "default_day", "end": "cure_excluded"},
            "tiers[0].end": {"kind": "default_day", "n": 60},
            "tiers[1].step.points": "0.25",
        },
        "the Issuers hereby jointly and severally agree to pay liquidated damages to each Holder (the “LIQUIDATED "
        "DAMAGES”), with respect to the first 60-day period immediately following the occurrence of the first "
        "Registration Default in an amount equal to a per annum rate of 0.50% on the principal amount of Notes held by "
        "it. The amount of Liquidated Damages shall increase by an additional per annum rate of 0.25% with respect to "
        "each subsequent 60-day period, up to a maximum amount of 1.50% per annum.": {
            "name": "Liquidated Damages",
            "cap": "1.50",
            "tiers[0].rate": "0.50",
            "tiers[0].end": {"kind": "default_day", "n": 61},
            "tiers[1].step": {"points": "0.25", "every": {"kind": "days", "n": 60}, "first": 1},
        },
        "the Company hereby agrees to pay, as liquidated damages for such Registration Default, special interest "
        "(“Special Interest”), in addition to the Base Interest, at a per annum rate of 0.25% for the first 60-day "
        "period immediately following the occurrence of such Registration Default, at a per annum rate of 0.50% for "
        "the second 60-day period following such occurrence and at a per annum rate of 1.0% thereafter.": {
            "name": "Special Interest",
            "tiers": [
                {
                    "label": "first",
                    "start": {"kind": "default_day", "n": 1},
                    "end": {"kind": "default_day", "n": 61},
                    "rate": "0.25",
                },
                {
                    "label": "second",
                    "start": {"kind": "default_day", "n": 61},
                    "end": {"kind": "default_day", "n": 121},
                    "rate": "0.50",
                },
                {"label": "thereafter", "start": {"kind": "default_day", "n": 121}, "rate": "1.0"},
            ],
        },
        "the sole remedy shall consist of the right to receive Additional Interest on the Notes at a rate equal to (x) "
        "0.25% per annum of the principal amount of the Notes outstanding for each day during the first 90 days after "
        "the occurrence of such Event of Default and (y) 0.75% per annum of the principal amount of the Notes "
        "outstanding from the 91st day to, and including, the 270th day following such occurrence.": {
            "span_text": "right to receive Additional Interest on the Notes at a rate equal to (x) 0.25% per "
            "annum of the principal amount of the Notes outstanding for each day during the first 90 days after the "
            "occurrence of such Event of Default and (y) 0.75% per annum of the principal amount of the Notes "
            "outstanding from the 91st day to, and including, the 270th day following such occurrence.",
            "tiers": [
                {
                    "label": "first",
                    "start": {"kind": "default_day", "n": 1},
                    "end": {"kind": "default_day", "n": 91},
                    "rate": "0.25",
                },
                {
                    "label": "second",
                    "start": {"kind": "default_day", "n": 91},
                    "end": {"kind": "default_day", "n": 271},
                    "rate": "0.75",
                },
            ],
        },
        "additional interest will accrue on the Notes at a rate of 0.25% per year to and including the 90th day "
        "following such Registration Default, and at a rate of 0.75% per year from and after the 91st day "
        "following such Registration Default.": {
            "base": "principal",
            "tiers[0].end": {"kind": "default_day", "n": 91},
            "tiers[1].rate": "0.75",
        },
        "as of the date any such event occurs, Special Interest shall accrue on the Notes at a rate of 0.25% per "
        "annum of the principal amount of the Notes for the first 60 days from and including such date; "
        "thereafter, the Special Interest will increase by an additional 0.50% per annum with respect to each "
        "subsequent 60-day period.": {
            "span_text": "Special Interest shall accrue on the Notes at a rate of 0.25% per annum of the "
            "principal amount of the Notes for the first 60 days from and including such date; thereafter, the "
            "Special Interest will increase by an additional 0.50% per annum with respect to each subsequent "
            "60-day period.",
            "accrual": {"start": "default_day"},
            "tiers[0].end": {"kind": "default_day", "n": 60},
            "tiers[1].step": {"points": "0.50", "every": {"kind": "days", "n": 60}, "first": 1},
        },
        "the interest rate on the Notes will be increased by 0.25% per annum for the first 90-day period "
        "immediately following such Registration Default and (ii) an additional 0.50% per annum with respect to "
        "each subsequent 90-day period.": {
            "span_text": "interest rate on the Notes will be increased by 0.25% per annum for the first 90-day "
            "period immediately following such Registration Default and (ii) an additional 0.50% per annum with "
            "respect to each subsequent 90-day period.",
            "tiers[1].step.points": "0.50",
        },
        "If it is not effective by the 270th day following the Closing Date, then commencing "
        "on the 271st day following the Closing Date, additional interest shall accrue on the Notes at a rate of 0.25% "
        "per annum for the first 90 days from and including such 271st day and 0.50% per annum thereafter.": {
            "span_text": "additional interest shall accrue on the Notes at a rate of 0.25% per annum for the first 90 "
            "days from and including such 271st day and 0.50% per annum thereafter.",
            "accrual.start": "day_following_default",
        },
        "the Company shall pay Special Interest on the principal amount of the Notes, from and including the date on "
        "which any Registration Default occurs, at a rate per annum of 0.25% for the first 90 days, increasing by "
        "0.25% for each 90-day period thereafter, up to a maximum of 1.0%.": {
            "cap": "1.0",
            "tiers[1].step": {"points": "0.25", "every": {"kind": "days", "n": 90}, "first": 1},
        },
        "Additional Interest shall accrue from and including the date on which any Registration Default shall "
        "occur to but excluding the date on which all such Registration Defaults have been cured, at a rate of "
        "0.50% per annum of the principal amount of the Notes.": {
            "accrual": {"start": "default_day", "end": "cure_excluded"},
            "tiers": [{"label": "flat", "start": {"kind": "default_day", "n": 0}, "rate": "0.50"}],
        },
        "If (i) the Exchange Offer Registration Statement is not filed by the 50th day after the Closing Date or (ii) "
        "it is not effective by the 120th day after the Closing Date, the interest rate borne by the Notes shall be "
        "increased by 0.25% per annum following such 50th day in the case of clause (i) or such 120th day in the case "
        "of clause (ii); provided that the aggregate increase in such interest rate will in no event exceed 0.25% per "
        "annum.": {
            "span_text": "interest rate borne by the Notes shall be increased by 0.25% per annum following such 50th "
            "day in the case of clause (i) or such 120th day in the case of clause (ii); provided that the aggregate "
            "increase in such interest rate will in no event exceed 0.25% per annum.",
            "accrual": {"start": "day_following_default"},
            "cap": "0.25",
            "tiers": [{"label": "flat", "start": {"kind": "default_day", "n": 1}, "rate": "0.25"}],
        },
        "any Additional Interest that accrues on a Note pursuant to Section 3.04(A) will be payable on the same dates "
        "as the Stated Interest and will accrue at a rate per annum equal to one quarter of one percent (0.25%) of the "
        "principal amount thereof for the first sixty (60) days on which Additional Interest accrues and, thereafter, "
        "at a rate per annum equal to three quarters of one percent (0.75%) of the principal amount thereof.": {
            "span_text": "Additional Interest that accrues on a Note pursuant to Section 3.04(A) will be payable on "
            "the same dates as the Stated Interest and will accrue at a rate per annum equal to one quarter of one "
            "percent (0.25%) of the principal amount thereof for the first sixty (60) days on which Additional "
            "Interest accrues and, thereafter, at a rate per annum equal to three quarters of one percent (0.75%) of "
            "the principal amount thereof.",
            "tiers": [
                {
                    "label": "first",
                    "start": {"kind": "default_day", "n": 0},
                    "end": {"kind": "default_day", "n": 60},
                    "rate": "0.25",
                },
                {"label": "thereafter", "start": {"kind": "default_day", "n": 60}, "rate": "0.75"},
            ],
        },
    },
    near_misses=(
        (
            "If the Exchange Offer Registration Statement is not filed by the 50th day after the Closing Date, the "
            "interest rate borne by the Notes shall be increased by 0.25% per annum following such 50th day; provided "
            "that the increase in such interest rate will in no event exceed 0.25% per annum at first, and shall "
            "thereafter be 1.00% per annum."
        ),
        (
            "If it is not effective by the 270th day after the Closing, then commencing on the 280th day after the "
            "Closing, additional interest shall accrue on the Notes at a rate of 0.25% per annum."
        ),
        (
            "the Company shall pay Additional Interest on the Notes at a rate of 0.25% per annum of the principal "
            "amount of the Notes for the first 90 days, and 0.50% per annum thereafter."
        ),
        (
            "the Company shall pay to each Holder, as partial liquidated damages, an amount equal to 1.0% of the "
            "purchase price."
        ),
        ("the Company will pay additional interest at a rate of 0.25% per annum of the principal amount of the Notes."),
    ),
)
