"""Deadlines of the registration itself: when the statement is filed, effective, and what has to be done by then.

"not later than 15 days after the date hereof (the "SHELF FILING DEADLINE"), cause to be filed a registration
statement", "the 120th calendar day following the Filing Date".
"""

from extractors.clauses.deadlines.form import DEADLINE_PIECES, Asked, Form
from extractors.clauses.nearby import STATEMENTS
from pipeline.rules import Rule

FILED = Form("filing_deadline", "file the {statement}", "shelf_filed", of_kind=True)
EFFECTIVE = Form(
    "effectiveness_deadline", "cause the {statement} to be declared effective", "declared_effective", of_kind=True
)
DEMANDED = Form(
    "demand_filing_deadline",
    "file the {statement}",
    "demand_registration_filed",
    anchor="registration_request",
)
_CUSIP = Form("cusip_numbers", "provide CUSIP numbers", "cusip_provided")
_QUALIFIED = Form("indenture_qualification", "qualify the Indenture under the TIA", "indenture_qualified")
NEEDS = ("egistration", "EGISTRATION")
REGISTRATION_PIECES = {
    **DEADLINE_PIECES,
    "DUE": r"{LATEST} \s+ (?: (?: the | that ) \s+ date \s+ (?: (?: that | which ) \s+ is \s+ )? )? {COUNTED}"
    r" {GIVEN} {AFTER} {ANCHOR} {ONLY} (?: \s* {ASIDE} {NAMED} | \s* \( [^()\"“]{1,200} \) )?",
    # "on or prior to 90 days (the "Filing Date") after the date of the original issuance of the Notes"
    "GIVEN": r"(?: \s* \( \s* (?: the \s+ )? {QUOTE} (?P<given> [\w\s-]{3,60}? ) {QUOTE} \s* \) )?",
    # no other day in some cases: "the 60th day after the Closing Date (or, if the SEC reviews it, the 90th day …)"
    "ONLY": r"(?! (?: {ROLLED} | (?! {ROLLED} ) ) \s* ,? \s* \(? \s* or ,? \s+ (?: if"
    r" | in \s+ (?: the \s+ )? (?: event | case ) | where | when | such | the | within | by"
    r" | not? \s+ later \s+ than | on \s+ or | {NUMBER} ) \b"
    r" {ON}{0,260}? (?: {NUMBER} | {ORDINAL} ) [\s-]+ (?: {DAY_KIND} \s+ )? days? \b )"
    r" (?! \s* \(? \s* but \b {ON}{0,120}? \b (?: required | obligated ) \b {ON}{0,60}? \b (?: prior \s+ to"
    r" | earlier \s+ than | before ) \s+ (?: the \s+ )? (?: {NUMBER} | {ORDINAL} ) [\s-]+ (?: {DAY_KIND} \s+ )?"
    r" days? \b )",
    # the same day put off, where nobody works: "(or, if that day is not a Business Day, the next Business Day)"
    "ROLLED": r"(?: ,? \s+ \(? or ,? \s+ if \s+ (?: such | that | the ) \s+ (?: {ORDINAL} \s+ )?"
    r" (?: calendar \s+ )? (?: day | date ) \s+"
    r" (?: (?: is | (?: shall | should ) \s+ be ) \s+ not \s+ an? \s+ {DAY_KIND} \s+ day"
    r" | (?: is | (?: shall | should ) \s+ fall | falls ) \s+ (?: on \s+ )? an? \s+ (?: day \s+ other | Saturday"
    r" | Sunday | weekend | (?: legal \s+ )? holiday ) ) \b (?: (?! \b review ) {ON} ){0,90}? \b (?: next"
    r" | following | succeeding | first | immediately ) \b [^.;,()]{0,60} \b (?: day | one ) \b \)? )",
    # the words of a sentence, with the points of "Section 7.5(a)"
    "ON": r"(?: [^.;] | \. (?= \d ) )",
    # those of one entry of a list
    "OWN": r"(?: [^.;(] | \. (?= \d ) | (?<= \w ) \( | \( (?! \w{1,4} \) \s ) )",
    # "“Effectiveness Date” means, with respect to the Initial Registration Statement, …", "EFFECTIVENESS DATE: …"
    "OPENS": r"(?: {QUOTE} \s+ (?: means? | shall \s+ mean ) ,? | {QUOTE}? \s* : )"
    r" (?: (?: \s+ \( [ai] \) )? \s+ (?: with \s+ respect \s+ to (?: \s+ \( [ai] \) )? \s+ (?: the | each | an? |"
    r" any ) \s+"
    r" (?: (?P<statement> {STATEMENT} ) | initial | shelf |"
    r" registration ) [^,.;]{0,120} | subject \s+ to \s+ section \s+ [^,;]{1,30} ) , ){0,2}",
    "DEFINES": r"{OPENS}"
    r" (?: \s+ as \s+ soon \s+ as \s+ [^,.;]{0,60}? ,? \s+ (?: and | but ) ,? \s+ in \s+ any \s+ event ,? )?"
    r" \s+ (?: {LATEST} \s+ )? (?: the \s+ date \s+ (?: (?: that | which ) \s+ is \s+ )? )? {COUNTED} {AFTER}"
    r" {ANCHOR} {ONLY}",
    "TERM": r"(?: {QUOTE} | (?m: ^ ) [ \t]* )",
    "UPON_EFFECTIVENESS": r"{LATEST} \s+ (?P<anchor> the \s+ effective \s+ date \s+ of \s+ (?: the | such | any ) \s+ "
    r"{STATEMENT} )",
}

RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.filing",
        pattern=r"""(?P<span>{DUE}) (?= ,? \s+ (?: (?: the \s+ )? {ISSUER} \s+ )? (?: (?: shall | will )
            \s+ )? (?: cause \s+ to \s+ be \s+ filed
            | (?: (?: prepare | submit (?: \s+ to )? ) \s+ (?: and | or ) \s+ )? file \b ) [^.;]{0,160}?
            (?P<statement>{STATEMENT}) )""",
        build=FILED.build,
        needs=NEEDS,
        pieces=REGISTRATION_PIECES,
        examples={
            'not later than 15 days after the date hereof (the "SHELF FILING\n     DEADLINE"), cause to be filed a '
            "registration statement": {
                "span_text": 'not later than 15 days after the date hereof (the "SHELF FILING\n     DEADLINE")',
                "key": "shelf_filing_deadline",
                "name": "Shelf Filing Deadline",
                "quantity": 15,
                "basis": "calendar",
                "anchor": "agreement_date",
                "performed": "shelf_filed",
            },
            "No later than thirty (30) days following the Closing Date, prepare and file with the Commission a "
            "Registration Statement": {
                "span_text": "No later than thirty (30) days following the Closing Date",
                "key": "filing_deadline",
                "quantity": 30,
                "anchor": "closing_date",
            },
            "As soon as reasonably practicable, but in no event later than sixty (60) days following the Closing Date, "
            "the Company shall prepare and file with the Commission an Exchange Offer Registration Statement": {
                "span_text": "in no event later than sixty (60) days following the Closing Date",
                "key": "exchange_offer_filing_deadline",
                "action": "file the Exchange Offer Registration Statement",
                "performed": "exchange_offer_filed",
                "actor": "Company",
                "quantity": 60,
            },
            "No later than 40 days after the Closing Date, the Company shall file a Demand Registration Statement": {
                "span_text": "No later than 40 days after the Closing Date",
                "key": "demand_filing_deadline",
                "performed": "demand_registration_filed",
            },
            'on or prior to 50 days (the "Filing Date") after the date of the original issuance of the Notes (the '
            '"Issue '
            'Date"), file with the Commission a Registration Statement under the Securities Act with respect to the '
            "Exchange Offer": {
                "span_text": 'on or prior to 50 days (the "Filing Date") after the date of the original issuance of '
                'the Notes (the "Issue Date")',
                "key": "filing_date",
                "name": "Filing Date",
                "quantity": 50,
                "anchor": "issue_date",
                "action": "file the Exchange Offer Registration Statement",
                "performed": "exchange_offer_filed",
            },
        },
        near_misses=(
            "within 15 days after such request, file a Registration Statement",
            "not later than 15 days after the date hereof, deliver a Registration Statement",
        ),
    ),
    Rule(
        name="clause.deadline.filing_by",
        pattern=r"""(?: {EFFORTS} (?: \s+ to \s+ cause \b {ON}{0,300}? | [^.;]{0,30}? ) )? (?<! \w ) file d? \b
            (?! [^.;]{0,60}? \b (?: amendments? | supplements? ) \s+ to \b )
            (?: (?<= (?P<statement>{STATEMENT}) {ON}{0,260}? \b not \s+ (?: \( \w+ \) \s+ )? (?: been \s+ )? filed )
                | (?<= \b cause \s+ (?: an? | the | such ) \s+ (?P<statement>{STATEMENT}) (?: (?! \b (?: cause | to
                    \s+ be ) \b ) {ON} ){0,260}? \b to \s+ be \s+ filed )
                | (?= {ON}{0,400}? (?P<statement>{STATEMENT}) ) )
            (?: (?! \b (?: effective | (?: shall | will ) \s+ cause ) \b ) {OWN} ){0,300}? (?P<span>{DUE})""",
        build=FILED.build,
        needs=NEEDS,
        pieces=REGISTRATION_PIECES,
        examples={
            "The Company shall file the Shelf Registration Statement relating to the exchange offer securities within "
            "70 days after the Closing Date.": {
                "span_text": "within 70 days after the Closing Date",
                "performed": "shelf_filed",
            },
            "The Company shall file a Shelf Registration Statement within 60 days after the Closing Date or by such "
            "other date as is agreed. The Company shall answer the Holders within 10 days.": {
                "span_text": "within 60 days after the Closing Date",
                "quantity": 60,
            },
            "file as soon as\n practicable but in any event on or prior to twenty (20) business days after the date "
            "of the "
            'Closing (a "Filing Date") with the SEC a Registration Statement on Form S-3': {
                "span_text": 'on or prior to twenty (20) business days after the date of the Closing (a "Filing Date")',
                "key": "filing_date",
                "quantity": 20,
                "basis": "business",
                "anchor": "closing_date",
            },
            "Parent will use its best efforts to file with the SEC a Registration Statement for the shares named in "
            "Section 3.2(a) within 20 days after the Request Date (the “Filing Date”)": {
                "span_text": "within 20 days after the Request Date (the “Filing Date”)",
                "key": "filing_date",
                "quantity": 20,
                "anchor": "request_date",
                "actor": "Parent",
                "standard": "best_efforts",
            },
            "cause to be filed with the Commission on or prior to the 60th day after the Issue Date an Exchange Offer "
            "Registration Statement on an appropriate form": {
                "span_text": "on or prior to the 60th day after the Issue Date",
                "key": "exchange_offer_filing_deadline",
                "anchor": "issue_date",
            },
            "use reasonable best efforts to cause a registration statement on Form S-3 relating to the resale of the "
            "Shares to be filed as soon as practicable and in any event no later than twenty (20) days after the "
            'Effective Time of the Merger (the "Initial Filing Date")': {
                "span_text": "no later than twenty (20) days after the Effective Time of the Merger (the "
                '"Initial Filing Date")',
                "key": "initial_filing_date",
                "quantity": 20,
                "anchor": "effective_time",
                "standard": "best_efforts",
            },
            "If (i) the Exchange Offer Registration Statement is not filed on or prior to the 60th day after the Issue "
            "Date, or (ii) the Shelf Registration Statement is not filed by the 90th day after the Issue Date": [
                {
                    "span_text": "on or prior to the 60th day after the Issue Date",
                    "key": "exchange_offer_filing_deadline",
                },
                {"span_text": "by the 90th day after the Issue Date", "key": "filing_deadline"},
            ],
            "If the Registration Statement to be filed by the Company under Section 2(a) is not (i) filed with the "
            "Commission within 45 days after the Closing Date": {
                "span_text": "within 45 days after the Closing Date",
                "key": "filing_deadline",
                "quantity": 45,
            },
            "shall cause to be filed a Shelf Registration Statement with the Commission on or prior to the date that "
            "is 90 days after the Issue Date": {
                "span_text": "on or prior to the date that is 90 days after the Issue Date",
                "quantity": 90,
                "anchor": "issue_date",
            },
        },
        near_misses=(
            (
                "The Company shall cause the Registration Statement to be filed promptly and shall cause its annual "
                "report to be filed within 90 days after the Fiscal Date."
            ),
            "file a Registration Statement within 15 days after such request",
            (
                "the Company shall file any necessary amendment to such Registration Statement and request "
                "effectiveness in no event later than the 60th calendar day following the Filing Date"
            ),
            "file all reports within 15 days after the date hereof",
            (
                "cause to be filed a Registration Statement for them and cause it to be declared effective by the "
                "date which is 300 days after the date hereof"
            ),
        ),
    ),
    Rule(
        name="clause.deadline.effective",
        pattern=r"""(?: {EFFORTS} (?: (?! \b (?: shall | will | must ) \b ) {ON} ){0,400}? )?
            (?<= \b (?: be | been | become | becomes | declared | made ) \s+ (?:
            declared \s+ )? )
            effective \b (?! \s+ date ) {OWN}{0,160}? (?P<span>{DUE})""",
        build=EFFECTIVE.build,
        needs=NEEDS,
        pieces=REGISTRATION_PIECES,
        examples={
            "use its commercially reasonable efforts to cause the Shelf\n     Registration Statement to be declared "
            "effective "
            'by the Commission not later\n     than 120 days after the date hereof (the "EFFECTIVENESS TARGET DATE")': {
                "span_text": 'not later\n     than 120 days after the date hereof (the "EFFECTIVENESS TARGET DATE")',
                "key": "effectiveness_target_date",
                "quantity": 120,
                "anchor": "agreement_date",
                "performed": "declared_effective",
                "standard": "commercially_reasonable_efforts",
            },
            "cause the Exchange Offer Registration Statement to become effective at the earliest possible time, but in "
            "no event later than 220 days after the Closing Date (such 220th day being the “Effectiveness Deadline”)": {
                "span_text": "in no event later than 220 days after the Closing Date (such 220th day being the "
                "“Effectiveness Deadline”)",
                "key": "effectiveness_deadline",
                "name": "Effectiveness Deadline",
                "quantity": 220,
                "performed": "exchange_offer_declared_effective",
            },
            "cause such Registration Statement to be declared effective by the SEC by that date which is 365 days "
            "after the date hereof": {
                "span_text": "by that date which is 365 days after the date hereof",
                "quantity": 365,
                "anchor": "agreement_date",
            },
            "shall use its best efforts to cause such Registration Statement to become effective within 180 days after "
            "the Issue Date": {
                "span_text": "within 180 days after the Issue Date",
                "key": "effectiveness_deadline",
                "quantity": 180,
                "anchor": "issue_date",
                "standard": "best_efforts",
            },
            "The Company shall cause the Exchange Offer Registration Statement to be declared effective not later than "
            "150 days after the Issue Date, and the Shelf Registration Statement to be declared effective not later "
            "than 240 days after the Issue Date": [
                {
                    "span_text": "not later than 150 days after the Issue Date",
                    "key": "exchange_offer_effectiveness_deadline",
                    "performed": "exchange_offer_declared_effective",
                    "quantity": 150,
                },
                {
                    "span_text": "not later than 240 days after the Issue Date",
                    "key": "effectiveness_deadline",
                    "action": "cause the Shelf Registration Statement to be declared effective",
                    "quantity": 240,
                },
            ],
        },
        near_misses=(
            "to keep such Registration Statement effective for two years after the Issue Date",
            "to be declared effective as promptly as practicable after the date hereof",
            (
                "cause the Registration Statement to be declared effective on or prior to the 80th day after the "
                "Request Date (but in no event shall it be required prior to 170 days following the Issue Date)"
            ),
            (
                "if the Registration Statement is not declared effective within 150 days after the date hereof, or "
                "within 240 days after the date hereof if the SEC reviews it"
            ),
        ),
    ),
    Rule(
        name="clause.deadline.demand_filing",
        pattern=r"""(?: {EFFORTS} [^.;]{0,30}? )? \b file \s+
            (?! [^.;]{0,60}? \b (?: amendments? | supplements? ) \s+ to \b ) [^.;]{0,90}? {STATEMENT} \b [^.;()]{0,120}?
            {LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> {RECEIVED} )
            | {LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> {RECEIVED} ) (?! \s+ therefor )
            [^.;]{0,200}? \b (?: file \b | cause \s+ to \s+ be \s+ filed ) \s+
            (?! [^.;]{0,60}? \b (?: amendments? | supplements? ) \s+ to \b ) [^.;]{0,90}? {STATEMENT}
            | (?: {EFFORTS} [^.;]{0,30}? )? \b (?: file | be \s+ filed ) \s+
            (?! [^.;]{0,60}? \b (?: amendments? | supplements? ) \s+ to \b ) (?! [^.;]{0,90}? {STATEMENT} )
            [^.;]{0,160}? {LATEST} \s+ {COUNTED} {AFTER}
            (?P<anchor> {RECEIVED} | (?: the \s+ )? receipt \s+ of \s+ such \s+ notice
            (?<= \b (?-i: Demand | Request ) \b [^.;]{0,300} ) ) (?! \s+ therefor ) [^.;,]{0,60}? , \s+
            (?: with \s+ the \s+ \w+ ,? \s+ )? (?: an? | the | such ) \s+ (?: \w+ \s+ )? {STATEMENT}""",
        build=DEMANDED.build,
        needs=NEEDS,
        pieces=REGISTRATION_PIECES,
        examples={
            "Within ninety (90) days after receipt of a written request from the Holders of at least 25% of the "
            "Registrable\nSecurities, the Company shall file a Registration Statement": {
                "key": "demand_filing_deadline",
                "quantity": 90,
                "basis": "calendar",
                "anchor": "registration_request",
                "actor": "Company",
            },
            "use reasonable best efforts to file the registration statement in respect of a Demand Notice as soon as "
            "practicable and, in any event, within 80 days after receiving a Demand Notice": {
                "span_text": "reasonable best efforts to file the registration statement in respect of a Demand Notice "
                "as soon as practicable and, in any event, within 80 days after receiving a Demand Notice",
                "quantity": 80,
                "anchor": "registration_request",
                "standard": "best_efforts",
            },
            "within thirty (30) days after the date such request is given by the Initiating Holders, file a Form S-3 "
            "registration statement": {"quantity": 30, "anchor": "registration_request"},
            "not later than 45 days after the receipt of such demand, the Issuer shall file with the Commission a "
            "Shelf Registration Statement": {"quantity": 45, "actor": "Issuer"},
            "no later than fifty (50) days following receipt by the Company of the original Demand Notice, the Company "
            "will file a Registration Statement": {"quantity": 50, "anchor": "registration_request"},
            "file with the Commission promptly after receiving the Demand Registration Notice, but in no event more "
            "than 75 days following receipt of such notice, a new registration statement": {
                "quantity": 75,
                "anchor": "registration_request",
            },
        },
        near_misses=(
            (
                "The Company shall file with the SEC any amendment to the Registration Statement within 10 days after "
                "receipt of a request from a Holder."
            ),
            "within 10 days after receipt of a request therefor, the Holder shall file the Registration Statement",
            "the Company shall not be required to file a Registration Statement within 90 days after a Demand Notice",
            "file, within ten days after receipt of such request, an amendment to the Registration Statement",
            "within 30 days after receipt of such request, the Company shall notify all other Holders",
        ),
    ),
    Rule(
        name="clause.deadline.cusip",
        pattern=r"(?: provide | obtain ) \s+ (?: an? \s+ )? CUSIP \s+ numbers? \s+ for [^.;]{1,160}? "
        r"{UPON_EFFECTIVENESS}",
        build=_CUSIP.build,
        needs=("CUSIP",),
        pieces=REGISTRATION_PIECES,
        examples={
            "Provide CUSIP numbers for all Transfer Restricted Securities not\n     later than the effective date of "
            "the "
            "Shelf Registration Statement": {"quantity": 0, "anchor": "declared_effective", "direction": "after"},
            "obtain a CUSIP number for all Registrable Notes no later than the effective date of such Registration "
            "Statement": {"key": "cusip_numbers"},
        },
        near_misses=("provide CUSIP numbers for all Notes as soon as practicable",),
    ),
    Rule(
        name="clause.deadline.indenture",
        pattern=r"""cause \s+ the \s+ indenture \s+ to \s+ be \s+ qualified \s+ under \s+ the \s+
            (?: TIA | Trust \s+ Indenture \s+ Act (?: \s+ of \s+ 1939 )? ) [^.;]{0,40}? {UPON_EFFECTIVENESS}""",
        build=_QUALIFIED.build,
        needs=("qualified",),
        pieces=REGISTRATION_PIECES,
        examples={
            "Cause the Indenture to be qualified under the TIA not later\n     than the effective date of the Shelf "
            "Registration Statement": {"anchor": "declared_effective", "key": "indenture_qualification"},
            "cause the Indenture to be qualified under the Trust Indenture Act no later than the effective date of the "
            "Exchange Offer Registration Statement": {"performed": "indenture_qualified"},
        },
        near_misses=("cause the Indenture to be qualified under the TIA",),
    ),
)

ASKED: tuple[Asked, ...] = (Asked(STATEMENTS, 500, RULES),)
