"""How long the use of a registration statement may be suspended.

"for a period not to exceed an aggregate of 45 days in any 90-day period …, and not to exceed an aggregate of 90 days in
any 360-day period"; "for more than 45 consecutive days" is a limit on one stretch, "not more than twice in any 12-month
period" one on how often.
"""

from collections.abc import Iterator

from extractors.clauses.nearby import STATEMENTS, asked
from extractors.clauses.pieces import PIECES
from extractors.clauses.suspension_terms import REGISTERING, limit
from extractors.clauses.suspension_windows import A_PERIOD, LIMIT, SUSPENSIONS
from pipeline.clause import Clause, SuspensionLimit
from pipeline.document import Document
from pipeline.rules import Rule

_BETWEEN = r"(?: , [^.;]{3,160}? , )?"
"""What stands between a right and what it is a right to: "shall be entitled, from time to time, to suspend"."""

RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.suspension_limit",
        pattern=rf"""(?: (?: (?: notwithstanding \s+ the \s+ foregoing , \s+ )? (?: the \s+ )?
            (?-i: Company | Issuers? | Corporation | Parent | Buyer | Acquir[oe]r | Partnership | Trust ) (?: ,
            [^.;,]{{3,120}} , )? \s+
            (?: may {_BETWEEN}
                | (?: (?: shall | will ) \s+ (?: not \s+ )? be | is ) \s+ (?: entitled | permitted ) {_BETWEEN} \s+ to
                | (?: shall | will ) \s+ (?: not \s+ )? have \s+ the \s+ right {_BETWEEN} \s+ to ) \s+
            (?= [^.;]{{0,260}}? \b (?: suspend | postpone | defer | delay | not \s+ to \s+ (?: sell | offer ) ) \b )
            | (?<! \w ) (?: the \s+ )? (?: right | obligation ) s? \b [^.;]{{0,320}}? \b (?: shall | may | will )
                \s+ be \s+ (?: suspended | deferred ) \s+ )
            (?: (?= [^.;]{{0,200}}? (?: {{STATEMENT}} | prospectus | {REGISTERING} ) )
                | (?<= (?: {{STATEMENT}} | prospectus ) (?: [^.;] | [.] (?= \d ) ){{0,200}} ) )
            | (?<! [\w,] \s ) (?-i: On | For ) \s+ (?= (?: no | not | up | a ) \b [^.;]{{3,160}}? , \s+ the \s+ (?-i:
            Company |
                Issuers? | Corporation ) \s+ (?: may | shall \s+ be \s+ entitled \s+ to ) \s+ [^.;]{{0,120}}?
                \b (?: suspend | postpone | defer | delay ) \b [^.;]{{0,160}}? (?: {{STATEMENT}} | prospectus ) )
            | (?= e ) (?<= \b (?: be | is ) \s+ ) entitled \s+ to \s+ (?= a \s+ maximum \s+ of \s+ [^.;]{{0,30}}?
                (?-i: {SUSPENSIONS} ) \b )
            | (?= m ) (?<= \( \w{{1,3}} \) \s+ ) may \s+ (?= not \s+ (?: suspend | postpone | defer | delay ) \b
                [^.;]{{0,60}}? (?: {{STATEMENT}} | prospectus ) )
            | (?<! \w ) {A_PERIOD} \b (?= [^.;]{{0,40}}? \b (?: exceed | (?: continue | extend | last ) \s+ for ) \b )
            | \b there \s+ (?: shall | may | will ) \s+ (?: not \s+ )? be \b
                (?= [^.;]{{0,60}}? (?-i: {SUSPENSIONS} ) \b ) )
            (?: [^.;] | [.] (?= \d ) | ; (?= \s* provided \b ) ){{0,1600}}? (?P<limits> {LIMIT} )""",
        build=limit,
        needs=("suspend", "postpone", "defer", "delay", "Delay", "Period", "not to "),
        pieces=PIECES,
        examples={
            "The Company may suspend the use of the prospectus of the Registration Statement for up to forty (40) "
            "consecutive days. The Company shall notify the Holders of the end. A Holder may not exercise its rights "
            "under Section 2.1 more than twice in any twelve (12) month period.": {
                "span_text": "The Company may suspend the use of the prospectus of the Registration Statement for up "
                "to forty (40) consecutive days.",
                "limits": [{"days": 40}],
            },
            "the Company shall be entitled to a maximum of two (2) Delay Periods in any twelve (12) month period and "
            "no Delay Period shall last for more than forty (40) consecutive days under the Prospectus.": {
                "limits": [{"times": 2, "within": 12, "within_unit": "month"}, {"days": 40}],
            },
            "the Company may postpone any Required Registration for a reasonable time, not to exceed one hundred "
            "fifty (150) days once in every nine (9) month period, if its Board so determines.": {
                "limits": [{"days": 150}, {"times": 1, "within": 9, "within_unit": "month"}],
            },
            "the Company may, upon giving prompt notice of it to the Holders who take part in such registration, delay "
            "the filing of, or suspend use of, such Registration Statement; provided that the Company shall not be "
            "permitted to do so (x) more than once in any 9-month period or (y) for any single period of time in "
            "excess of 50 days, or for periods exceeding, in the aggregate, 70 days during any 12-month period.": {
                "limits": [
                    {"times": 1, "within": 9, "within_unit": "month"},
                    {"days": 50},
                    {"days": 70, "within": 12, "within_unit": "month"},
                ],
            },
            "the Company may postpone the effectiveness of any Registration Statement, in each case, until the earlier "
            "of: (i) fifty (50) days after the Company makes such good faith determination, and (ii) such time as the "
            "Company notifies the Holders.": {"limits": [{"days": 50}]},
            "There shall be no more than three Delay Periods during any calendar year for the Registration "
            "Statement.": {"limits": [{"within": 1, "within_unit": "calendar_year", "times": 3}]},
            "Notwithstanding the foregoing, the Company may\n     suspend the effectiveness of the Shelf Registration "
            "Statement "
            "by written\n     notice to the Holders for a period not to exceed an aggregate of 45 days in\n     any "
            "90-day "
            'period (each such period, a "SUSPENSION PERIOD"), and not to\n     exceed an aggregate of 90 days in any '
            "360-day "
            "period, if:\n\n (x) an event occurs; and\n\n (y) the Company so determines;\n\n provided that in the "
            "event the "
            "disclosure relates to a previously undisclosed proposed or pending material business transaction, the "
            "Company "
            "may extend a Suspension Period from 45 days to 60 days during any 90-day period.": {
                "limits": [
                    {"days": 45, "within": 90, "extended_days": 60, "extension": "material_transaction"},
                    {"days": 90, "within": 360},
                ],
                "notice": "written",
                "conditions": ("(x)", "(y)"),
                "excludes": (),
            },
            "the Company shall be entitled to postpone \nfiling or suspend the use by the Purchaser of the "
            "registration "
            "statement, for a reasonable period of time, but not in excess of an \naggregate of 90 calendar days in "
            "any 360 day "
            "period.": {"limits": [{"days": 90, "within": 360}], "notice": None},
            "The Company may suspend the use of the Prospectus for a period not to exceed 45 days in any 90-day period "
            "or 90 days in any 360-day period.": {
                "limits": [{"days": 45, "within": 90}, {"days": 90, "within": 360}],
            },
            "The Company shall be permitted to suspend the use of the Registration Statement; provided that such "
            "suspension shall not exceed 40 days in any 90 day period or an aggregate of 120 days in any 365 day "
            "period.": {"limits": [{"days": 40, "within": 90}, {"days": 120, "within": 365}]},
            "the Company may suspend the use of the Prospectus for a period not to exceed 45 days in any 90-day "
            "period. In no event shall all such periods exceed 90 days in any 360-day period.": {
                "limits": [{"days": 45, "within": 90}, {"days": 90, "within": 360}]
            },
            "the Company shall be permitted, from time to time, to suspend the use of the Prospectus for such times as "
            "it may determine (but in no event for more than an aggregate of ninety (90) days in any rolling twelve "
            "(12)-month period or more than forty-five (45) consecutive days).": {
                "limits": [{"days": 90, "within": 12, "within_unit": "month"}, {"days": 45}],
            },
            "the Company may suspend the use of the Registration Statement for no more than 60 days at any one time; "
            "provided, however, that the Company shall not suspend it more than twice in any 360-day period.": {
                "limits": [{"days": 60}, {"times": 2, "within": 360}],
            },
            "no Grace Period shall exceed ten (10) consecutive days and during any three hundred sixty five (365) day "
            "period such Grace Periods shall not exceed an aggregate of thirty (30) days and the Company may suspend "
            "the Prospectus.": {
                "span_text": "no Grace Period shall exceed ten (10) consecutive days and during any three hundred "
                "sixty five (365) day period such Grace Periods shall not exceed an aggregate of thirty (30) days and "
                "the Company may suspend the Prospectus.",
                "limits": [{"days": 10}, {"days": 30, "within": 365}],
            },
            "the Issuer shall be entitled to postpone, for up to 90 days, the filing of any Registration Statement; "
            "provided that it may exercise this right only twice in any consecutive 12-month period.": {
                "limits": [{"days": 90}, {"times": 2, "within": 12, "within_unit": "month"}],
            },
            "the Company may, upon written notice to the Holders, suspend use of the Prospectus for up to 30 days in "
            "any three-month period and not more than 90 days in any twelve-month period.": {
                "limits": [
                    {"days": 30, "within": 3, "within_unit": "month"},
                    {"days": 90, "within": 12, "within_unit": "month"},
                ],
                "notice": "written",
            },
            "the Company shall not be entitled to suspend the use of the Registration Statement for more than 75 days "
            "in any 12-month period.": {"limits": [{"days": 75, "within": 12, "within_unit": "month"}]},
            "The Company shall be entitled to suspend the availability of a Registration Statement for a period not to "
            "exceed 60 calendar days (which need not be consecutive days) in any 12-month period.": {
                "limits": [{"days": 60, "within": 12, "within_unit": "month"}],
            },
            "the Company may suspend the use of the Registration Statement for no more than 45 days in any 90-day "
            "period, and Holders shall be subject to a lock-up for a period not to exceed 180 days.": {
                "limits": [{"days": 45, "within": 90}],
            },
            "the Company may defer such filing of a Registration Statement for a period of not more than 120 days "
            "after receipt of the request of the Initiating Holders; provided, however, that the Company shall not "
            "utilize this right more than once in any twelve (12) month period.": {
                "limits": [{"days": 120}, {"times": 1, "within": 12, "within_unit": "month"}],
            },
            "the Company shall not be permitted to suspend the use of the Registration Statement (i) more than three "
            "times during any twenty-four (24) month period, (ii) for a period exceeding ninety (90) days on any one "
            "occasion, or (iii) for an aggregate period exceeding one hundred twenty (120) days in any twelve (12) "
            "month period.": {
                "limits": [
                    {"times": 3, "within": 24, "within_unit": "month"},
                    {"days": 90},
                    {"days": 120, "within": 12, "within_unit": "month"},
                ],
            },
            "The Company shall be entitled to suspend use of the Prospectus on no more than two occasions in any "
            "12-month period, and each such suspension shall not exceed 45 days.": {
                "limits": [{"times": 2, "within": 12, "within_unit": "month"}, {"days": 45}],
            },
            "the right of the Holders to use any Prospectus for sales shall be suspended for a period of not more than "
            "180 days in any 360 consecutive day period.": {"limits": [{"days": 180, "within": 360}]},
            "the Company may suspend the use of the Registration Statement for no more than 20 Trading Days in any "
            "90-day period or twice in any calendar year.": {
                "limits": [
                    {"days": 20, "basis": "business", "within": 90},
                    {"times": 2, "within": 1, "within_unit": "calendar_year"},
                ],
            },
            "In any 9-month period, the Company may suspend use of the Registration Statement for up to 60 days.": {
                "span_text": "the Company may suspend use of the Registration Statement for up to 60 days.",
                "limits": [{"days": 60, "within": 9, "within_unit": "month"}],
            },
            "the Issuer shall be entitled to postpone (but not more than once in any one-year period), for a "
            "reasonable time not in excess of 80 days, the filing of a Registration Statement.": {
                "limits": [{"times": 1, "within": 12, "within_unit": "month"}, {"days": 80}],
            },
            "the Company may, upon prior written notice to the Holders, defer (but not more than once in any 18-month "
            "period) the filing of the Registration Statement for a reasonable period of time not to exceed 70 days "
            "after the Required Filing Date if (i) it negotiates or (ii) it offers securities itself.": {
                "limits": [{"times": 1, "within": 18, "within_unit": "month"}, {"days": 70}],
                "notice": "written",
                "conditions": ("(i)", "(ii)"),
            },
            "the Company may suspend use of the Prospectus for up to forty (40) consecutive days. The Company may do "
            "so if its Board so determines; provided that the Company may not take any actions under this Section for "
            "a period of time in excess of one hundred (100) days in the aggregate in any twelve (12)-month period.": {
                "span_text": "the Company may suspend use of the Prospectus for up to forty (40) consecutive days.",
                "limits": [{"days": 40}, {"days": 100, "within": 12, "within_unit": "month"}],
            },
            "there shall be no more than three (3) Information Blackouts during any calendar year and no Blackout "
            "Period shall continue for more than fifty (50) consecutive days under the Prospectus.": {
                "limits": [{"times": 3, "within": 1, "within_unit": "calendar_year"}, {"days": 50}],
            },
            "the Company may suspend use of the Prospectus for up to 50 days if (a) the Board so determines; or (b) it "
            "has to; provided, that in no event shall the Company declare a Suspension Period more than four times in "
            "any twelve (12) month period.": {
                "limits": [{"days": 50}, {"times": 4, "within": 12, "within_unit": "month"}],
                "conditions": ("(a)", "(b)"),
            },
            "the Company may direct the Holders to suspend sales under the Registration Statement for no more than 80 "
            "days in any 360-day period, if any of the following events shall occur: (i) a sale or (ii) a merger.": {
                "limits": [{"days": 80, "within": 360}],
                "conditions": ("(i)", "(ii)"),
            },
            "The Company may defer the filing (but not the preparation) of a registration statement required by "
            "Section 2.1 until a date not later than fifty (50) days after the Required Filing Date and not more than "
            "once and not more than eighty (80) days in the aggregate in any twelve-month period.": {
                "limits": [
                    {"days": 50},
                    {"times": 1, "within": 12, "within_unit": "month"},
                    {"days": 80, "within": 12, "within_unit": "month"},
                ],
            },
            "The Company may postpone any Required Registration for a reasonable period of time, not to exceed one "
            "hundred fifty (150) days once in every twelve (12) month period, if its Board so determines, and the "
            "Registration Statement is filed later.": {
                "limits": [{"days": 150}, {"times": 1, "within": 12, "within_unit": "month"}],
            },
            "the Company may not defer or delay Demand Registrations for more than three 50-day periods in any "
            "24-month period.": {"limits": [{"times": 3, "within": 24, "within_unit": "month"}, {"days": 50}]},
            "The Company shall be entitled to postpone for a reasonable period of time up to seventy (70) days the "
            "filing of any registration statement. The deferral is lifted when the negotiations end. The Company may "
            "not postpone a filing more than once in any 200 day period.": {
                "span_text": "The Company shall be entitled to postpone for a reasonable period of time up to seventy "
                "(70) days the filing of any registration statement.",
                "limits": [{"days": 70}, {"times": 1, "within": 200}],
            },
            "The Company shall be entitled, from time to time, to require the Holder not to sell under the "
            "Registration Statement if a transaction is pending; provided, however, that the Company may not prohibit "
            "sales for more than 110 days during any twelve (12) month period.": {
                "limits": [{"days": 110, "within": 12, "within_unit": "month"}],
            },
            "the Company shall not be required to keep any registration statement effective if it would have to "
            "disclose a transaction; provided that the Company (i) will promptly notify the Holders and (ii) may not "
            "delay, suspend or withdraw the registration statement more than twice in any twelve (12) month period or "
            "for more than eighty (80) days at any time.": {
                "span_text": "may not delay, suspend or withdraw the registration statement more than twice in any "
                "twelve (12) month period or for more than eighty (80) days at any time.",
                "limits": [{"times": 2, "within": 12, "within_unit": "month"}, {"days": 80}],
            },
            "If it is in its interest to defer the filing of such registration statement, then (in addition to the "
            "limits of Section 2.1(b)) the Company shall have the right to defer such filing for a period of not more "
            "than eighty (80) days after receipt of the request of the Initiating Holders, and, provided further, that "
            "the Company shall not defer its obligation in this manner more than one (1) time in any twelve-month "
            "period.": {
                "span_text": "the Company shall have the right to defer such filing for a period of not more "
                "than eighty (80) days after receipt of the request of the Initiating Holders, and, provided further, "
                "that the Company shall not defer its obligation in this manner more than one (1) time in any "
                "twelve-month period.",
                "limits": [{"days": 80}, {"times": 1, "within": 12, "within_unit": "month"}],
            },
            "If a Registration Statement would harm it, then the Company shall have the right to defer such filing, "
            "provided, that such deferral shall not exceed seventy (70) days from the receipt of any request.": {
                "span_text": "the Company shall have the right to defer such filing, provided, that such deferral "
                "shall not exceed seventy (70) days from the receipt of any request.",
                "limits": [{"days": 70}],
            },
            "On no more than two occasions and for not more than 25 consecutive days or for a total of not more than "
            "55 days in any 12 month period, the Company may suspend the use of any Prospectus.": {
                "limits": [
                    {"times": 2, "within": 12, "within_unit": "month"},
                    {"days": 25},
                    {"days": 55, "within": 12, "within_unit": "month"},
                ],
            },
            "For not more than twenty-one (21) consecutive days or for a total of not more than forty-four (44) days "
            "in any twelve (12) month period, the Company may delay the disclosure of material information by "
            "suspending the use of any Prospectus.": {
                "limits": [{"days": 21}, {"days": 44, "within": 12, "within_unit": "month"}],
            },
            "by delivery of written notice to the Holders, the Company may (i) postpone effecting a registration or "
            "(ii) require them to refrain from sales, in either case for a period of no more than thirty (30) "
            "consecutive days. The Company may do so if its Board so determines; provided, that the Company may not "
            "exercise its rights under this Section 4.2 more than three times in any twelve (12)-month period.": {
                "span_text": "the Company may (i) postpone effecting a registration or (ii) require them to refrain "
                "from sales, in either case for a period of no more than thirty (30) consecutive days.",
                "notice": "written",
                "limits": [{"days": 30}, {"times": 3, "within": 12, "within_unit": "month"}],
            },
            "the Company shall be entitled to (x) postpone the filing of the Registration Statement, or (y) elect that "
            "it not be used, in either case for a reasonable time, but not to exceed seventy (70) days after the date "
            "that the Demand was made.": {"limits": [{"days": 70}]},
            "in no event shall a Disclosure Delay Period exceed twelve (12) trading days under the Prospectus.": {
                "limits": [{"days": 12, "basis": "business"}],
            },
            "no single Grace Period shall exceed twenty (20) consecutive days, and during any 365-day period, the "
            "aggregate of all Grace Periods shall not exceed an aggregate of fifty (50) days, and sales under the "
            "Prospectus may go on.": {
                "limits": [{"days": 20}, {"days": 50, "within": 365}],
            },
            "the Company, by written notice to the Holders, may direct the Holders to suspend sales pursuant to the "
            "Registration Statement (but in no event for more than an aggregate of ninety (90) days in any rolling "
            "twelve (12)-month period).": {"limits": [{"days": 90, "within": 12, "within_unit": "month"}]},
        },
        near_misses=(
            (
                "If the obligation of the Company to keep the Registration Statement effective will be suspended for "
                "any period exceeding 50 days in any 12-month period, then liquidated damages shall be paid."
            ),
            (
                "There shall be no more than three Interest Periods during any calendar year for the delay of "
                "payments. The Registration Statement is filed."
            ),
            (
                "the Company may suspend the use of the Registration Statement for not more than 45 days in any 90-day "
                "period, such period to be extended to 60 days in any 90-day period after a merger."
            ),
            (
                "the Company may suspend the use of the Registration Statement for not more than 45 days in any "
                "fiscal year."
            ),
            (
                "the Company may suspend use of the Registration Statement; provided that it shall use its reasonable "
                "efforts to avoid a suspension for a period exceeding 60 days."
            ),
            "the Company may suspend payments under any registration statement.",
            "the Company may delay the filing of a Registration Statement for no more than an aggregate of 50 days.",
            (
                "the Company shall have the right to postpone the Closing Date for a period not exceeding seven days, "
                "in order to effect changes in the Registration Statement."
            ),
            (
                "The Company may suspend, for a period not to exceed ninety (90) days, the exercisability of the "
                "Rights in order to file such registration statement."
            ),
            (
                "The Company may delay the issuance of the Shares until a registration statement on Form S-8 is "
                "effective, but for no more than 90 days."
            ),
            (
                "The obligation of the Underwriters to purchase the Shares described in the Prospectus may be deferred "
                "for up to five days."
            ),
            (
                "the Company may delay the filing of the Registration Statement if it furnishes financial statements "
                "that are no more than 135 days old."
            ),
            (
                "the Company may suspend the use of the Registration Statement for a period not to exceed three months "
                "in any 12-month period, or for up to 45 days at any one time."
            ),
            (
                "the Company may suspend the use of the Registration Statement for no more than 60 days (or 90 days if "
                "it merges) in any 360-day period."
            ),
            (
                "the Company may suspend the use of the Registration Statement for up to 60 days in any 360-day period "
                "(or up to 90 days if it merges)."
            ),
        ),
    ),
)

_AGAIN = 1500
"""Within how many characters the sentence behind a limit is still about it."""


def find(document: Document) -> Iterator[Clause]:
    """The limits on suspensions of a registration statement."""
    places = (
        *STATEMENTS,
        "rospectus",
        r"ffecting\s+(?:a|any|such)\s+registration",
        r"emand\s+[Rr]egistration",
        r"equired\s+Registration\b(?!\s+Statement)",
    )
    stated: list[SuspensionLimit] = []
    for clause in asked(document, RULES, places, 900):
        if isinstance(clause, SuspensionLimit) and not any(_covers(one, clause) for one in stated):
            stated.append(clause)
            yield clause


def _covers(one: SuspensionLimit, other: SuspensionLimit) -> bool:
    """Whether the one says what the other does, which stands inside it or says some of its limits again soon after."""
    if one.span.start <= other.span.start and other.span.end <= one.span.end:
        return True
    near = 0 <= other.span.start - one.span.end < _AGAIN
    return near and bool(other.limits) and all(limit in one.limits for limit in other.limits)
