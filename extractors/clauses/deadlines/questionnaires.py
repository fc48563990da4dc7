"""Deadlines around questionnaires of selling holders: mailed, returned, supplemented, and taken up when they are late.

"prior to or on the 20th Business Day after the date of a written request therefor by the Company".
"""

from dataclasses import replace

from extractors.clauses.deadlines.form import DEADLINE_PIECES, Asked, Form, windowed
from pipeline.rules import Rule

_MAILED = Form(
    "questionnaire_mailing",
    "mail the Questionnaire to each Holder",
    "questionnaire_mailed",
    anchor="intended_effective",
    direction="before",
)
_MAILED_FIRST = Form(
    "questionnaire_mailing",
    "mail the Questionnaire to each Holder",
    "questionnaire_mailed",
    anchor="intended_effective",
    direction="before",
    bound="earliest",
)
_RETURNED = Form(
    "questionnaire_deadline",
    "complete and deliver the Questionnaire",
    "questionnaire_provided",
    actor="Holder",
    anchor="questionnaire_request",
)
_BEFORE_EFFECTIVE = replace(_RETURNED, anchor="declared_effective", direction="before")
_GIVEN_RETURNED = replace(_RETURNED, anchor="questionnaire_delivered")
_FORM_RETURNED = Form(
    "questionnaire_form_deadline",
    "return the Notice and Questionnaire",
    "questionnaire_provided",
    actor="Holder",
    anchor="questionnaire_delivered",
)
_SUPPLEMENTED = Form(
    "additional_information",
    "furnish the additional information",
    "information_furnished",
    actor="Holder",
    anchor="information_request_received",
)
_BEFORE_SALE = Form(
    "questionnaire_before_sale",
    "deliver the Questionnaire",
    "questionnaire_delivered",
    actor="Holder",
    anchor="sale",
    direction="before",
)
_LATE = Form(
    "late_questionnaire_filing",
    "file the amendment or supplement that names the Holder",
    "amendment_filed",
    anchor="late_questionnaire_received",
)
_NEEDS = ("uestionnaire", "QUESTIONNAIRE")

RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.questionnaire_mailing",
        pattern=r"""(?: (?: the \s+ )? {ISSUER} | it ) \s+ (?: shall | will | agrees \s+ to ) \s+ (?: mail | send |
            deliver |
            distribute ) \s+
            (?: the | a ) [^.;]{0,80}? Questionnaire [^.;]{0,80}? {WINDOW} \s* \)? {BEFORE}
            (?P<anchor> the \s+ (?: time | date ) [^.;]{0,60}? \b intends? \b [^.;]{0,90}? declared \s+ effective
                | the \s+ (?: expected | anticipated | intended ) \s+ (?: effectiveness | effective \s+ date ) \s+ of
                \s+ (?: the | such | any ) \s+ {STATEMENT} )
            (?: \s+ by \s+ the \s+ (?: Commission | SEC ) )? \.?""",
        build=windowed(_MAILED, _MAILED_FIRST),
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "The Company\nshall mail the Questionnaire to each Holder not less than 20 Business Days (but\nnot more "
            "than 40 "
            "Business Days) prior to the time the Company intends in good\nfaith to have the Shelf Registration "
            "Statement "
            "declared effective by the\nCommission.": [
                {"quantity": 20, "bound": "latest", "basis": "business", "anchor": "intended_effective"},
                {"quantity": 40, "bound": "earliest", "direction": "before", "actor": "Company"},
            ],
            "the Issuer shall send a Notice and Questionnaire to the Holders at least 10 days but not more than 30 "
            "days before the date on which it intends to have the Registration Statement declared effective": [
                {"quantity": 10, "basis": "calendar", "actor": "Issuer"},
                {"quantity": 30, "bound": "earliest"},
            ],
        },
        near_misses=("The Company shall mail the Questionnaire to each Holder 20 Business Days before the filing.",),
    ),
    Rule(
        name="clause.deadline.questionnaire_before_effective",
        pattern=r"""{HOLDERS} \b [^.;]{0,200}? \b (?: deliver | return | furnish | submit ) s? (?: ed )? \b [^.;]{0,60}?
            Questionnaire [^.;]{0,60}? (?: {AT_LEAST} | {LATEST} \s+ the \s+ date ) \s+ {COUNTED} {BEFORE}
            (?P<anchor> such \s+ time \s+ of \s+ effectiveness | (?: the \s+ (?: date | time ) (?:
            \s+ (?: that | on \s+ which | when ) )? \s+ the \s+ {STATEMENT} \s+ (?: is | becomes | shall \s+ become )
            \s+ (?: declared \s+ )? | the \s+ ) effective (?: ness )? \b (?: \s+ (?: date \s+ )? of \s+ the \s+
            {STATEMENT} )? )""",
        build=_BEFORE_EFFECTIVE.build,
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "Holder wishing to sell under the Shelf Registration Statement agrees to deliver a Notice and\n"
            "Questionnaire to the Issuer at least seven (7) Business Days prior to the date that the Initial Shelf "
            "Registration Statement is declared effective": {
                "key": "questionnaire_deadline",
                "quantity": 7,
                "basis": "business",
                "direction": "before",
                "anchor": "declared_effective",
                "actor": "Holder",
            },
        },
        near_misses=("Holder shall deliver a Questionnaire at least five days prior to the effectual use of a form",),
    ),
    Rule(
        name="clause.deadline.questionnaire_mailing_before",
        pattern=r"""{AT_LEAST} \s+ {COUNTED} {BEFORE} {ANCHOR} , \s+ (?: the \s+ )? {ISSUER} \s+ (?: shall | will ) \s+
            (?: mail | send | deliver | distribute ) \s+ (?: the | a ) [^.;]{0,60}? Questionnaire""",
        build=replace(_MAILED, anchor=None).build,
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "At least 30 days prior to the Effectiveness Deadline Date, the Company shall mail the Notice and "
            "Questionnaire": {
                "quantity": 30,
                "bound": "latest",
                "direction": "before",
                "anchor": "effectiveness_deadline_date",
            },
        },
        near_misses=("At least 30 days prior to the meeting, the Company shall mail a Questionnaire to its directors",),
    ),
    Rule(
        name="clause.deadline.questionnaire_before_sale",
        pattern=r"""{HOLDERS} \b [^.;]{0,160}? \b (?: deliver | return | furnish | submit ) \b [^.;]{0,60}?
            Questionnaire [^.;]{0,60}? {AT_LEAST} \s+ {COUNTED} {BEFORE}
            (?P<anchor> (?: any | each | the | its ) \s+ (?: intended | proposed | planned ) \s+
                (?: distribution | sale | disposition | resale ) )""",
        build=_BEFORE_SALE.build,
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "Holder wishing to sell agrees to deliver a Notice and Questionnaire to the Company at least ten (10) "
            "Business\nDays prior to any intended distribution": {
                "quantity": 10,
                "basis": "business",
                "direction": "before",
                "anchor": "sale",
                "actor": "Holder",
            },
        },
        near_misses=("Holder shall deliver a Questionnaire to the Company prior to any intended distribution",),
    ),
    Rule(
        name="clause.deadline.questionnaire_return",
        pattern=r"""(?: each \s+ )? {HOLDERS} [^.;]{0,160}? \b complete [^.;]{0,60}? \b (?: deliver | return )
            [^.;]{0,60}?
            {LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> (?: the \s+ (?: date | receipt ) \s+ of \s+ )? (?: an? | any |
            such | the )
            \s+ (?: written \s+ )? request (?: \s+ therefor )? (?: \s+ by \s+ the \s+ (?-i: Company | Issuers? ) )? )
            (?: \s* {ASIDE} {NAMED} )? \.?""",
        build=_RETURNED.build,
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "Holders are required to complete and deliver the Questionnaire to\nthe Company prior to or on the 20th "
            "Business "
            "Day after the date of a written\nrequest therefor by the Company (which request shall include a copy of "
            "the\n"
            'Questionnaire) (such deadline, the "QUESTIONNAIRE DEADLINE").': {
                "key": "questionnaire_deadline",
                "name": "Questionnaire Deadline",
                "actor": "Holder",
                "quantity": 20,
                "basis": "business",
                "anchor": "questionnaire_request",
            },
            "each Purchaser shall complete the Questionnaire and return it to the Company within ten days after such "
            "request": {"actor": "Purchaser", "quantity": 10, "name": None},
        },
        near_misses=(
            "Holders shall complete and deliver the Questionnaire to the Company promptly after such request",
        ),
    ),
    Rule(
        name="clause.deadline.questionnaire_return_given",
        pattern=r"""(?: completed \s+ [^.;]{0,40}? Questionnaire [^.;]{0,60}? {LATEST} \s+ {COUNTED}
            | {HOLDERS} \s+ (?: shall | will ) \s+ have \s+ (?: at \s+ least \s+ )? {COUNTED} ) {AFTER}
            (?P<anchor> the \s+ date \s+ (?: on \s+ which \s+ )? (?: the | such ) \s+ (?: [\w-]+ \s+ and \s+ )?
                Questionnaire \s+ (?: is | was | has \s+ been ) \s+ (?: first \s+ )? (?: deemed \s+ (?: to \s+ have
                \s+ been \s+ )? )?
                (?: given | delivered | mailed | sent ) )""",
        build=_GIVEN_RETURNED.build,
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "completed Notice and Questionnaire to the Issuer on or prior to the 15th Business Day after the date on "
            "which the Notice and Questionnaire is deemed to have been given": {
                "key": "questionnaire_deadline",
                "actor": "Holder",
                "quantity": 15,
                "basis": "business",
                "anchor": "questionnaire_delivered",
            },
        },
        near_misses=("completed Questionnaire on or prior to the 15th Business Day after the date of the Indenture",),
    ),
    Rule(
        name="clause.deadline.questionnaire_form",
        pattern=r"""{LATEST} \s+ {COUNTED} \s+ (?: after | following ) \s+ this \s+ (?: [\w-]+ \s+ (?: and \s+ )? )?
            Questionnaire
            \s+ (?: has | have ) \s+ been \s+ (?P<anchor> delivered \s+ to \s+ [^.;,:]{3,120}? )
            (?= \s+ at \s* : | \s* [.;,:] | \s* \Z )""",
        build=_FORM_RETURNED.build,
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "NOT LATER THAN THE 20TH DAY AFTER THIS NOTICE AND\nQUESTIONNAIRE HAVE BEEN DELIVERED TO THE TRUSTEE AND "
            "THE "
            "REGISTERED HOLDER": {"quantity": 20, "basis": "calendar", "anchor": "questionnaire_delivered"},
            "within ten Business Days after this Questionnaire has been delivered to the undersigned": {"quantity": 10},
        },
        near_misses=("not later than the 20th day after this notice",),
    ),
    Rule(
        name="clause.deadline.additional_information",
        pattern=r"""(?: each | such | the | any ) \s+ {HOLDERS} [^.;]{0,160}? \b (?: furnish (?: es )? | provide s? ) \b
            [^.;]{0,60}? {LATEST} \s+ {COUNTED} {AFTER}
            (?P<anchor> (?: (?: such | the ) \s+ [\w]+ ['’]s \s+ | its \s+ | the \s+ )? receipt \s+ of \s+ (?: such | a
            | any | the )
            \s+ (?: written \s+ )? request ) (?= (?: \s+ therefor )? ,? [^.;]{0,60}? \b information \b )""",
        build=_SUPPLEMENTED.build,
        needs=("urnish", "rovide"),
        pieces=DEADLINE_PIECES,
        examples={
            "each Holder who intends to be named as a selling securityholder in the Shelf\nRegistration Statement "
            "shall "
            "furnish to the Company in writing, within 20\nBusiness Days after such Holder's receipt of such request, "
            "such "
            "additional information": {
                "span_text": "each Holder who intends to be named as a selling securityholder in the "
                "Shelf\nRegistration "
                "Statement shall furnish to the Company in writing, within 20\nBusiness Days after such Holder's "
                "receipt of "
                "such request",
                "quantity": 20,
                "anchor": "information_request_received",
            },
            "No Holder may be included unless and until such Holder furnishes to the Company in writing, within 15 "
            "days after receipt of a request therefor, the information specified": {
                "span_text": "such Holder furnishes to the Company in writing, within 15 days after receipt of "
                "a request",
                "quantity": 15,
                "basis": "calendar",
                "actor": "Holder",
            },
        },
        near_misses=(
            "each Holder shall furnish to the Company, within 20 days after receipt of such request, a check",
        ),
    ),
    Rule(
        name="clause.deadline.late_questionnaire",
        pattern=r"""upon \s+ (?P<anchor> receipt ) \s+ of \s+ an? \s+ (?: completed \s+ )? (?: [\w-]+ \s+ and \s+ )?
            Questionnaire
            [^.;]{0,120}? \b {ISSUER} \s+ (?: shall | will ) \b (?= [^.;]{0,240}? \b file \b ) [^.;]{0,90}? {LATEST} \s+
            {COUNTED} \s+ (?: of | after | following )
            \s+ (?: such | the )? \s* (?: receipt (?: \s+ of \s+ such \s+ Questionnaire )? | date ) \s* , [^.;]{0,90}?
            (?: amendments? | supplements? ) \b [^.;]{0,200}? (?= ; | \. | \s* \Z )""",
        build=_LATE.build,
        needs=_NEEDS,
        pieces=DEADLINE_PIECES,
        examples={
            "Upon receipt of a completed Questionnaire after the\nQuestionnaire Deadline, the Company will as "
            "promptly as "
            "practicable, but in any\nevent within 10 Business Days of receipt, file any amendments or supplements "
            "to\nthe "
            "Shelf Registration Statement": {
                "actor": "Company",
                "quantity": 10,
                "basis": "business",
                "anchor": "late_questionnaire_received",
            },
            "Upon receipt of a Notice and Questionnaire from any Holder after the Effective Time, the Company shall "
            "file, within five Business Days after such date, a post-effective amendment": {"quantity": 5},
        },
        near_misses=("upon receipt of a completed Questionnaire, the Company will file a supplement promptly",),
    ),
)

_ON_REQUEST = tuple(one for one in RULES if one.name == "clause.deadline.additional_information")
ASKED: tuple[Asked, ...] = (
    Asked(
        (r"uestionnaire", "QUESTIONNAIRE"),
        500,
        tuple(one for one in RULES if one not in _ON_REQUEST),
    ),
    Asked((r"eceipt\s+of\s+\w+\s+(?:written\s+)?request",), 450, _ON_REQUEST),
)
