"""Deadlines of holders before they sell: what they tell the issuer, and by when they are named as sellers.

"it shall notify the Company of its intent to do so at least two (2) full trading days prior to such sale".
"""

from extractors.clauses.deadlines.form import DEADLINE_PIECES, Asked, Form
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

RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.holder_sale_notice",
        pattern=r"""{HOLDERS} \b [^.;]{0,200}? \b (?: shall | must | will | agrees? \s+ to ) \s+ (?: notify | give ) \b
            [^.;]{0,200}? {AT_LEAST} \s+ {COUNTED} {BEFORE}
            (?: such | any | each | the | its ) \s+ (?: (?: intended | proposed | planned ) \s+ )?
            (?: sale | resale | disposition | distribution ) \b (?! \s+ of \s+ all )""",
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
        },
        near_misses=(
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
            "be "
            "announced, furnish to the Company in writing such information as it may request for including the "
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
)

ASKED: tuple[Asked, ...] = (
    Asked(
        (r"rior\s+to\s+(?:such|any|each|the|its)\s[^.;]{0,20}?(?:sale|resale|disposition|distribution)",),
        500,
        RULES[:1],
    ),
    Asked((r"rior\s+to\s+the\s+(?:[A-Z]\w*\s+){1,4}Date",), 400, RULES[1:]),
)
