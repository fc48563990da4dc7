"""Deadlines of holders before they sell: what they tell the issuer, and by when they are named as sellers.

"it shall notify the Company of its intent to do so at least two (2) full trading days prior to such sale".
"""

from extractors.clauses.deadlines.form import DEADLINE_PIECES, Asked, Form, named_rules
from pipeline.rules import Rule

_SALE = Form(
    "holder_sale_notice",
    "notify the issuer of the intended sale",
    "holder_sale_notice_given",
    actor="Holder",
    anchor="sale",
    direction="before",
)
_INFORMATION = Form(
    "holder_information",
    "furnish the information for the registration",
    "holder_information_furnished",
    actor="Holder",
    direction="before",
)

_ASKED = Form(
    "additional_information",
    "furnish the additional information",
    "information_furnished",
    actor="Holder",
    anchor="information_request_received",
)
_FILING_NOTICE = Form(
    "filing_notice",
    "notify the {holders}s of the planned filing",
    "filing_notice_given",
    anchor="planned_shelf_filing",
    direction="before",
)
_ANSWER = Form(
    "holder_information",
    "furnish the information for the registration",
    "holder_information_furnished",
    actor="Holder",
    anchor="filing_notice_given",
)

RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.holder_sale_notice",
        pattern=r"""{HOLDERS} \b (?: (?! (?-i: Company | Issuers? | Corporation | Partnership ) \s+
            (?: shall | will ) \b ) [^.;] ){0,200}? \b (?: shall | must | will | agrees? \s+ to ) \s+
            (?: notify | give ) \b [^.;]{0,200}? {AT_LEAST} \s+ {COUNTED} {BEFORE}
            (?: such | any | each | the | its ) \s+ (?: (?: intended | proposed | planned ) \s+ )?
            (?: sale | resale | disposition | distribution ) \b (?! \s+ of \s+ all )
            | (?P<holder> (?-i: Stockholder | Shareholder | Holder | Investor ) ) s? \s+ (?: shall | will ) \s+ be \s+
            entitled \b [^.;]{0,300}? \b to \s+ sell \b [^.;]{0,300}? \b upon \s+ {AT_LEAST} \s+ {COUNTED} ['’]? \s+
            prior \s+ (?: written \s+ )? notice \s+ to \s+ the \s+ \w+""",
        build=_SALE.build,
        needs=("egistrable", "REGISTRABLE"),
        pieces=DEADLINE_PIECES,
        examples={
            "Holder shall propose to sell any Registrable Shares, it shall notify the Company of its intent to do so "
            "(including the manner of all sales) at least three (3) full trading days prior to such sale": {
                "key": "holder_sale_notice",
                "actor": "Holder",
                "quantity": 3,
                "basis": "business",
                "direction": "before",
                "anchor": "sale",
            },
            "Stockholder shall be entitled, at any time when an S-3 Registration Statement is effective, to sell such "
            "Registrable Shares (each, a “Shelf Takedown”), but only upon not less than four (4) business days’ prior "
            "written notice to the Company": {
                "actor": "Stockholder",
                "quantity": 4,
                "basis": "business",
                "direction": "before",
            },
        },
        near_misses=(
            (
                "each Holder of Registrable Securities may ask for copies, and the Company shall give each of them "
                "notice at least ten (10) days prior to such sale"
            ),
            "each Holder shall notify the Company of Registrable Shares at least three days prior to the meeting",
            "the Company shall give notice of Registrable Shares at least three days prior to any sale",
        ),
    ),
    Rule(
        name="clause.deadline.holder_information",
        pattern=r"""{HOLDERS} \b [^.;]{0,60}? \b (?: shall | must | will ) ,? \s+ (?: {AT_LEAST} | {LATEST} ) \s+
            {COUNTED}
            {BEFORE} (?P<anchor> the \s+ (?-i: (?: [A-Z]\w* \s+ ){1,4} Date ) \b ) [^.;]{0,160}?
            \b (?: furnish | provide | deliver | supply ) \s [^.;]{0,60}? \b information \b""",
        build=_INFORMATION.build,
        needs=("egistrable", "REGISTRABLE"),
        pieces=DEADLINE_PIECES,
        examples={
            "Holder must no later than eight (8) Business Days prior to the Initial Shelf Effective Date, which will "
            "be announced, furnish to the Company in writing such information as it may request for including the "
            "Registrable Securities": {
                "span_text": "Holder must no later than eight (8) Business Days prior to the Initial Shelf Effective "
                "Date, which will be announced, furnish to the Company in writing such information",
                "key": "holder_information",
                "actor": "Holder",
                "quantity": 8,
                "basis": "business",
                "direction": "before",
                "anchor": "initial_shelf_effective_date",
            },
        },
        near_misses=(
            "each Holder of Registrable Securities must furnish to the Company such information within 10 days",
        ),
    ),
    Rule(
        name="clause.deadline.holder_asked",
        pattern=r"""{HOLDERS} \s+ (?: that | who | which ) \s+ (?: does | do | has | have ) \s+ not ,? \s+ {LATEST} \s+
            {COUNTED} {AFTER} (?P<anchor> (?: its \s+ | the \s+ )? receipt \s+ of \s+ (?: an? | any | the | such ) \s+
            (?: (?: reasonable | written ) \s+ ){0,2} request ) \b [^.;]{0,160}? \b (?: provide | furnish | deliver ) d?
            \s+ [^.;]{0,30}? information \b""",
        build=_ASKED.build,
        needs=("egistrable", "egistration"),
        pieces=DEADLINE_PIECES,
        examples={
            "Holder that does not, within 12 days after receipt of a reasonable request by the Company for information "
            "about the Registration Statement, provide such information": {
                "key": "additional_information",
                "actor": "Holder",
                "quantity": 12,
                "anchor": "information_request_received",
            },
        },
        near_misses=("each Holder that does not, within 12 days after the Closing, register provides no information",),
    ),
    Rule(
        name="clause.deadline.holder_answer",
        pattern=r"""{HOLDERS} \s+ (?: that | who | which ) \s+ (?: does | do ) \s+ not \s+ (?: provide | furnish |
            deliver )
            \b [^.;]{0,200}? (?P<anchor> receipt \s+ of \s+ (?: such | the ) \s+ notice ) \b [^.;]{0,30}?
            {LATEST} \s+ {COUNTED} \s+ thereafter \b""",
        build=_ANSWER.build,
        needs=("egistrable", "egistration"),
        pieces=DEADLINE_PIECES,
        examples={
            "Holder who does not provide the information for the Registration Statement as promptly as practicable "
            "after receipt of such notice, but in no event later than 18 days thereafter": {
                "key": "holder_information",
                "actor": "Holder",
                "quantity": 18,
                "direction": "after",
                "anchor": "filing_notice_given",
            },
        },
        near_misses=("Holder who does not provide a Registration Statement within 18 days thereafter",),
    ),
    Rule(
        name="clause.deadline.filing_notice",
        pattern=r"""(?: {AT_LEAST} | (?P<bound> not? \s+ later \s+ than ) ) \s+ {COUNTED} {BEFORE} (?P<anchor> filing
            \s+
            (?: the | any | an? | such ) \s+ {STATEMENT} ) [^.;]{0,60}? , \s+ the \s+ {ISSUER} \s+ (?: shall | will )
            \s+ notify \s+ (?: each | the | all ) \s+ (?: {HOLDERS} | holders? \b )""",
        build=_FILING_NOTICE.build,
        needs=("egistration",),
        pieces=DEADLINE_PIECES,
        examples={
            "Not later than 25 days prior to filing the Shelf Registration Statement with the SEC, the Company shall "
            "notify each Holder": {
                "key": "filing_notice",
                "actor": "Company",
                "quantity": 25,
                "direction": "before",
                "anchor": "planned_shelf_filing",
            },
        },
        near_misses=("Not later than 25 days prior to filing the Registration Statement, the Company shall pay",),
    ),
)

ASKED: tuple[Asked, ...] = (
    Asked((r"prior\s+(?:written\s+)?notice\s+to\s+the",), 700, named_rules(RULES, "holder_sale_notice")),
    Asked((r"does\s+not\b",), 400, named_rules(RULES, "holder_asked", "holder_answer")),
    Asked((r"rior\s+to\s+filing\s",), 300, named_rules(RULES, "filing_notice")),
    Asked(
        (r"rior\s+to\s+(?:such|any|each|the|its)\s[^.;]{0,20}?(?:sale|resale|disposition|distribution)",),
        500,
        named_rules(RULES, "holder_sale_notice"),
    ),
    Asked((r"rior\s+to\s+the\s+(?:[A-Z]\w*\s+){1,4}Date",), 400, named_rules(RULES, "holder_information")),
)
