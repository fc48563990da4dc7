"""Deadlines around a registration on demand: when the other holders are told of it, and when they ask to join.

"within ten (10) days of the receipt thereof, give written notice of such request to all other Holders".
"""

from extractors.clauses.deadlines.form import Asked, Form, named_rules
from extractors.clauses.deadlines.inclusion import DEMAND_INCLUSION, INCLUSION_PIECES, REGISTRABLE
from pipeline.rules import Rule

_DEMAND_NOTICE = Form(
    "demand_notice",
    "notify the other {holders}s of the request",
    "demand_notice_given",
    anchor="registration_request",
)
_DEMANDED = Form(
    "demand_filing_deadline", "file the {statement}", "demand_registration_filed", anchor="registration_request"
)
_DEMAND_EFFECTIVE = Form(
    "demand_effectiveness_deadline",
    "cause the {statement} to be declared effective",
    "demand_declared_effective",
    anchor="registration_request",
)
_PIECES = {
    **INCLUSION_PIECES,
    # the words of one duty, without those of another or of a condition
    "SAME": r"(?: (?! \b (?: if | unless | until ) \b ) [^.;] )",
    # of the issuer: "each Holder shall notify the other Holders" is another duty
    "TELL": r"(?<! \b holders? \s+ (?: shall | must | may | will ) \s+ )"
    r" (?: (?: give | deliver | send | provide | furnish | mail ) \s+"
    r" (?: (?: an? | prompt | written ) \s+ ){0,3}"
    r" (?-i: (?: [A-Z]\w+ \s+ ){0,2} ) notice | notify )",
}

RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.demand_notice",
        pattern=r"""{LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> (?: (?: the \s+ )? (?: \w+ ['’]s \s+ )? receipt \s+
            thereof | {RECEIVED} ) \b )
            [^.;]{0,220}? \b {TELL} \b [^.;]{0,90}? \b
            (?-i: [Hh]olders | Investors | Purchasers ) \b
            | {LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> (?: receiving | receipt \s+ of ) \s+
            (?: (?: any | such | the ) \s+ ){1,2} (?: written \s+ )? notice \b ) ,? \s+ the \s+ {ISSUER} \s+
            (?: shall | will ) \s+ {TELL} \b [^.;]{0,60}? \b other \s+ (?-i: [Hh]olders | Investors ) \b
            | {TELL} \b [^.;]{0,160}? \b (?: all | the | each ) \s+ (?: other \s+ )? (?: \w+ \s+ )?
            (?-i: [Hh]olders? | Investors? ) \b [^.;]{0,90}? {LATEST} \s+ {COUNTED} {AFTER}
            (?<= \b (?: request s? | demand s? | other ) \b [^.;]{0,260} )
            (?P<anchor> (?: the \s+ date \s+ of \s+ )? (?: (?: the \s+ | its \s+ ) (?: \w+ ['’]s \s+ )? )?
            receipt \s+ (?: thereof | of \s+ {REQUESTED} ) \b )""",
        build=_DEMAND_NOTICE.build,
        needs=("egistra",),
        pieces=_PIECES,
        examples={
            "within ten (10) days of the receipt thereof, give written notice of such request to all other\nHolders "
            "of Registrable Securities": {
                "span_text": "within ten (10) days of the receipt thereof, give written notice of such request to all "
                "other\nHolders",
                "key": "demand_notice",
                "quantity": 10,
                "anchor": "registration_request",
            },
            "promptly (but in any event within six (6) Business Days) after receipt of any Demand Notice, the Company "
            "shall give written notice of the Demand Notice to all other Holders of Registrable Securities": {
                "span_text": "within six (6) Business Days) after receipt of any Demand Notice, the Company shall give "
                "written notice of the Demand Notice to all other Holders",
                "quantity": 6,
                "basis": "business",
                "anchor": "registration_request",
            },
            "within five (5) days after the date such request is given, give notice thereof to all Holders of "
            "Registrable Securities": {
                "span_text": "within five (5) days after the date such request is given, give notice thereof to all "
                "Holders",
                "quantity": 5,
                "anchor": "registration_request",
            },
            "Within four (4) days of the Company’s receipt of a written request from a Holder or Holders of "
            "Registrable Securities for a Registration on a Shelf, the Company shall promptly give written notice of "
            "it to all other Holders": {
                "span_text": "Within four (4) days of the Company’s receipt of a written request from a Holder or "
                "Holders of Registrable Securities for a Registration on a Shelf, the Company shall promptly give "
                "written notice of it to all other Holders",
                "quantity": 4,
                "anchor": "registration_request",
            },
            "within four (4) Business Days after the date the Demand Notice is given, provide written notice of such "
            "request to all Holders of Registrable Securities": {
                "span_text": "within four (4) Business Days after the date the Demand Notice is given, provide written "
                "notice of such request to all Holders",
                "quantity": 4,
                "basis": "business",
                "anchor": "registration_request",
            },
            "within twelve (12) days after the date such request is given, give a Demand Notice to all Holders of "
            "Registrable Securities": {
                "span_text": "within twelve (12) days after the date such request is given, give a Demand Notice to "
                "all Holders",
                "quantity": 12,
            },
            "give written notice of any registration request under this Section by any Holder to all other registered "
            "Holders of the Registrable Securities within nine (9) days from the date of the receipt of any such "
            "registration request": {"quantity": 9, "anchor": "registration_request"},
            "Within sixteen (16) days after receiving any such notice, the Company shall give notice to the other "
            "Holders of Registrable Securities": {
                "span_text": "Within sixteen (16) days after receiving any such notice, the Company shall give notice "
                "to the other Holders",
                "quantity": 16,
            },
            "notify all holders of the Registrable Shares of the demand within twelve days from the date of the "
            "receipt of any such Initial Demand Notice": {"quantity": 12},
            "notify, in writing, all holders of Registrable Securities of the demand, within six (6) days of the "
            "Company’s receipt of such demand": {"quantity": 6, "anchor": "registration_request"},
        },
        near_misses=(
            "within ten days of the receipt thereof, give notice to the Bank",
            "notify all Holders of Registrable Securities of a stop order within three days of receipt of such request",
            "Within five days after receipt of such request, each Holder shall notify the other Holders of it",
            (
                "give notice of it to the other Holders of Registrable Securities within two days of receipt of a "
                "request for information"
            ),
        ),
    ),
    Rule(
        name="clause.deadline.demand_notice_thereafter",
        pattern=r"""\b (?P<anchor> receipt \s+ of \s+ (?: an? | any | such | the ) \s+ (?: (?: written | valid ) \s+ )?
            (?: (?-i: (?: [A-Z]\w+ \s+ ){0,3} ) (?: request | demand ) s? \b
                | notice \s+ (?: under | pursuant \s+ to ) \s+ this \s+ (?: section | article | paragraph ) \b
                    (?= [^.;]{0,240}? \b of \s+ such \s+ (?: request | demand ) \b ) ) )
            (?: [^.;()]{0,60}? [(,]? \s* (?: but | and )?
                (?: \s+ in \s+ any \s+ event )? \s+ {LATEST} \s+ {COUNTED} \s+ thereafter \b [^.;]{0,160}?
            | [^.;()]{0,60}? ,? \s+ the \s+ {ISSUER} \s+ (?: shall | will ) ,? \s+ (?: \( \w{1,3} \) \s+ )?
                {LATEST} \s+ {COUNTED} (?: \s+ thereafter )? ,? \s )
            \b {TELL} \b [^.;]{0,160}? \b (?-i: [Hh]olders | Investors | Purchasers ) \b""",
        build=_DEMAND_NOTICE.build,
        needs=("egistra",),
        pieces=_PIECES,
        examples={
            "Promptly upon receipt of a Registration Request (but in no event more than four (4) Business Days "
            "thereafter), the Company shall deliver a written notice of it to all other Holders of Registrable "
            "Securities": {
                "span_text": "receipt of a Registration Request (but in no event more than four (4) Business Days "
                "thereafter), the Company shall deliver a written notice of it to all other Holders",
                "key": "demand_notice",
                "quantity": 4,
                "basis": "business",
                "anchor": "registration_request",
            },
            "receipt of any notice under this Section 3, the Company shall (i) within sixteen (16) days notify all "
            "other Holders of Registrable Securities of such request": {
                "span_text": "receipt of any notice under this Section 3, the Company shall (i) within sixteen (16) "
                "days notify all other Holders",
                "quantity": 16,
                "anchor": "registration_request",
                "actor": "Company",
            },
        },
        near_misses=("upon receipt of a request (but no later than two days thereafter), give notice to the Bank",),
    ),
    Rule(
        name="clause.deadline.demand_registration_filed",
        pattern=r"""(?: {EFFORTS} [^.;]{0,60}? )? \b (?-i: Demand ) \s+ Registration \s+ to \s+ be \s+ filed \b
            {SAME}{0,60}? {LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> {RECEIVED} )""",
        build=_DEMANDED.build,
        needs=("Demand",),
        pieces=_PIECES,
        examples={
            "all commercially reasonable efforts to cause any such Demand Registration to be filed not later than "
            "forty (40) days after it receives a request under Section 3(a)": {
                "span_text": "commercially reasonable efforts to cause any such Demand Registration to be filed not "
                "later than forty (40) days after it receives a request",
                "key": "demand_filing_deadline",
                "quantity": 40,
                "anchor": "registration_request",
                "standard": "commercially_reasonable_efforts",
            },
        },
        near_misses=(
            "cause the Demand Registration to be filed within ten days after the Closing Date",
            (
                "in no event shall the Company be obligated to cause a Demand Registration to be filed within 70 days "
                "after receiving a request"
            ),
        ),
    ),
    Rule(
        name="clause.deadline.demand_effective",
        pattern=r"""(?: {EFFORTS} [^.;]{0,60}? )? \b (?-i: Demand ) \s+ Registration \s+ to \s+
            (?: become (?: \s+ and \s+ remain )? | be \s+ (?: declared | made ) ) \s+ effective \b {SAME}{0,90}?
            {LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> {RECEIVED} )""",
        build=_DEMAND_EFFECTIVE.build,
        needs=("Demand",),
        pieces=_PIECES,
        examples={
            "best efforts to cause any such Demand Registration to become and remain effective not later than eighty "
            "(80) days after it receives a request": {
                "key": "demand_effectiveness_deadline",
                "quantity": 80,
                "anchor": "registration_request",
                "performed": "demand_declared_effective",
                "standard": "best_efforts",
            },
            "cause the Demand Registration to be declared effective within 95 days after the date of such request": {
                "span_text": "Demand Registration to be declared effective within 95 days after the date of such "
                "request",
                "quantity": 95,
                "standard": "absolute",
            },
        },
        near_misses=(
            "the Demand Registration is to become effective within 80 days after the Closing Date",
            (
                "The Company shall not be required to cause a Demand Registration to become effective within 120 days "
                "after receipt of a request"
            ),
        ),
    ),
    Rule(
        name="clause.deadline.demand_inclusion",
        pattern=r"""(?: requests? | notices? ) \b [^.;]{0,120}? {LATEST} \s+ {COUNTED} {AFTER}
            (?P<anchor> (?: the \s+ date (?: \s+ (?: of | on \s+ which | that ) )? \s+ )?
            (?: (?: the \s+ )? (?: receipt | delivery | giving | mailing ) \s+ of \s+ )?
            (?: the | such ) \s+ (?-i: Demand \s+ (?: Registration \s+ )? Notice ) \b ) (?! \s+ to \b )""",
        build=DEMAND_INCLUSION.build,
        needs=("Demand",),
        pieces=_PIECES,
        examples={
            "any additional Registrable Securities requested to be included by any other Holders, as specified by "
            "notice given by each such Holder to the Company within fifteen (15) days of the date the Demand Notice is "
            "given": {
                "span_text": "notice given by each such Holder to the Company within fifteen (15) days of the date the "
                "Demand Notice",
                "key": "demand_inclusion_request",
                "actor": "Holder",
                "quantity": 15,
                "anchor": "demand_notice",
            },
            "requests for inclusion of Registrable Securities within 10 Business Days after receipt of the Demand "
            "Registration Notice": {"quantity": 10, "basis": "business"},
        },
        near_misses=(
            "notice within ten days after the date of the Exercise Notice",
            "the Company shall file a Registration Statement within ten days after the Demand Notice",
        ),
    ),
)

ASKED: tuple[Asked, ...] = (
    Asked(
        (r"Demand\s+Registration\s+to\s+be",), 250, named_rules(RULES, "demand_registration_filed", "demand_effective")
    ),
    *(
        Asked((words,), 450, named_rules(RULES, *names), REGISTRABLE)
        for words, names in (
            (r"Demand\s+(?:Registration\s+)?Notice", ("demand_inclusion",)),
            (
                r"date\s+(?:on\s+which\s+|that\s+)?(?:such|the|any)\s+[\w\s]{0,30}?(?:[Rr]equest|[Dd]emand)",
                ("demand_notice",),
            ),
            (
                r"eceiving\s+(?:(?:any|such|the)\s+){1,2}(?:written\s+)?notice,?\s+the\s",
                ("demand_notice",),
            ),
            (
                r"eceipt\s+(?:by\s+the\s+\w+\s+)?(?:thereof|of\s+[\w\s]{1,40}?(?:[Rr]equest|[Dd]emand|notice\s+(?:under|pursuant)))",
                ("demand_notice", "demand_notice_thereafter"),
            ),
        )
    ),
)
