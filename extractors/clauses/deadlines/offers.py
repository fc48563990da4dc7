"""Deadlines of an exchange offer: until when it has to be consummated.

"cause the Exchange Offer to be consummated not later than 210 days after the Issue Date".
"""

from extractors.clauses.deadlines.form import Asked, Form
from extractors.clauses.deadlines.registration import REGISTRATION_PIECES
from pipeline.rules import Rule

_CONSUMMATED = Form(
    "exchange_offer_consummation_deadline", "consummate the Exchange Offer", "exchange_offer_consummated"
)

RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.consummation",
        pattern=r"""(?: {EFFORTS} {ON}{0,200}? )? (?<! \w ) (?: (?: consummate | complete ) (?= \s+ (?: the | such )
            \s+ (?: [\w-]+ \s+ ){0,2}
            exchange \s+ offer )
            | (?<= exchange \s+ offer s? {ON}{0,260} ) (?: consummated | completed )
            | not \s+ exchanged (?= \b [^.;]{0,120}? \b validly \s+ tendered \b [^.;]{0,90}? \b exchange \s+ offer ) )
            \b {OWN}{0,200}?
            (?P<span>{DUE})""",
        build=_CONSUMMATED.build,
        needs=("onsummate", "omplete", "exchanged"),
        pieces=REGISTRATION_PIECES,
        examples={
            "use its reasonable best efforts to cause the Exchange Offer to be\nconsummated not later than 210 days "
            "after the Issue Date": {
                "span_text": "not later than 210 days after the Issue Date",
                "key": "exchange_offer_consummation_deadline",
                "performed": "exchange_offer_consummated",
                "quantity": 210,
                "anchor": "issue_date",
                "standard": "best_efforts",
            },
            "if the Exchange Offer has not been completed on or prior to the 210th day following the original issuance "
            "of the Notes": {
                "span_text": "on or prior to the 210th day following the original issuance of the Notes",
                "quantity": 210,
                "anchor": "issue_date",
                "standard": "absolute",
            },
            "complete the Exchange Offer no later than 30 days after the Exchange Offer Registration Statement becomes "
            "effective": {
                "span_text": "no later than 30 days after the Exchange Offer Registration Statement becomes effective",
                "quantity": 30,
                "anchor": "exchange_offer_declared_effective",
            },
            "consummate the Registered Exchange Offer within 45 days after the date on which the Exchange Offer "
            "Registration Statement is declared effective": {
                "span_text": "within 45 days after the date on which the Exchange Offer Registration Statement is "
                "declared effective",
                "quantity": 45,
                "anchor": "exchange_offer_declared_effective",
            },
            "the Exchange Offer is not consummated within 40 days after the effective date of the Exchange Offer "
            'Registration Statement (each such event, a "Registration Default")': {
                "span_text": "within 40 days after the effective date of the Exchange Offer Registration Statement "
                '(each such event, a "Registration Default")',
                "key": "exchange_offer_consummation_deadline",
                "quantity": 40,
            },
            "the Issuer has not exchanged all Notes validly tendered in accordance with the terms of the Exchange "
            "Offer on or prior to the 20th Business Day after the Effectiveness Deadline": {
                "span_text": "on or prior to the 20th Business Day after the Effectiveness Deadline",
                "key": "exchange_offer_consummation_deadline",
                "quantity": 20,
                "basis": "business",
                "anchor": "effectiveness_deadline",
            },
        },
        near_misses=(
            "consummate the Merger within 45 days after the Closing Date",
            "consummate the Exchange Offer as soon as practicable after the Closing Date",
        ),
    ),
)

ASKED: tuple[Asked, ...] = (
    Asked(
        (r"onsummated?\b", r"omplete(?:d\b|\s+(?:the|such)\s)", r"alidly\s+tendered"),
        450,
        RULES,
        needs=("Exchange Offer",),
    ),
)
