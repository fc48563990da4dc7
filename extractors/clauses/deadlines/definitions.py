"""Deadlines that definitions state: "“Filing Date” means … the 30th calendar day following the final Closing Date"."""

from dataclasses import replace

import regex

from extractors.clauses.deadlines.form import COUNTED, NEXT, Asked, Form
from extractors.clauses.deadlines.registration import DEMANDED, EFFECTIVE, FILED, NEEDS, REGISTRATION_PIECES
from extractors.clauses.evidence import group, quotes
from extractors.clauses.nearby import STATEMENTS
from extractors.dates.pieces import group as stated
from pipeline.clause import Deadline
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule

_PIECES = {
    **REGISTRATION_PIECES,
    # "the date on which the Company is notified by the Commission that it will not be reviewed"
    "TOLD": r"(?P<told> (?: the \s+ date \s+ (?: on \s+ which \s+ | that \s+ )? )? (?:"
    r" (?: the \s+ )? {ISSUER} \s+ (?: is | has \s+ been ) \s+ (?: notified | informed | advised ) \b"
    r" | the \s+ (?: SEC | Commission | Staff ) \s+ (?: notifies | informs | advises ) \s+ (?: the \s+ )? {ISSUER} \b )"
    r" {ON}{3,200}? \b (?: not \s+ be \s+ (?: [\"“] )? review(?: ed )? | no \s+ (?: longer | further | additional )"
    r" | no \s+ review ) )",
}
_REQUESTED = lazy(
    r"(?: the \s+ )? (?: date \s+ of \s+ )? (?: the \s+ )? (?: receipt \s+ (?: by \s+ the \s+ \w+ \s+ )? of \s+"
    r" (?: the | a | any | such ) \s+ )? (?: (?: written | demand | registration ) \s+ )* request \b .*",
    regex.VERBOSE | regex.IGNORECASE | regex.DOTALL,
)


def _defined_filing(match: Match, document: Document) -> Deadline | None:
    """The filing date of a definition, which may run from a request."""
    anchor = stated(match, "anchor") or ""
    if _REQUESTED.fullmatch(anchor):
        return DEMANDED.counted(match, document, COUNTED, DEMANDED.anchor)
    return FILED.build(match, document)


_REVIEWED = Form(
    "effectiveness_deadline_unless_reviewed",
    "cause the {statement} to be declared effective",
    "declared_effective",
    anchor="review_ended",
)
"""What a date that is the earlier of two has for its second: so many days after the Commission says that it is done."""


def _either(match: Match, document: Document) -> tuple[Deadline, ...]:
    """The two deadlines of a day that is the earlier of two: each of them has to be met."""
    first = EFFECTIVE.build(match, document)
    second = _REVIEWED.counted(match, document, NEXT, _REVIEWED.anchor)
    if first is None or second is None:
        return ()
    evidence = {**second.evidence, **quotes({"anchor": group(match, "told")})}
    return first, replace(second, key=f"{first.key}_unless_reviewed", evidence=evidence)


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.defined_filing",
        pattern=r"""{TERM} (?P<name> (?! additional | new | subsequent ) (?: [\w-]+ \s+ ){0,2} filing \s+
            (?: date | deadline ) ) {DEFINES}""",
        build=_defined_filing,
        needs=NEEDS,
        pieces=REGISTRATION_PIECES,
        examples={
            '"Filing Date" means the 40th day following the receipt by the Company of the written request for '
            "registration": {
                "key": "filing_date",
                "quantity": 40,
                "anchor": "registration_request",
                "performed": "demand_registration_filed",
            },
            '"Filing Date" means, with respect to the Initial Registration Statement, as soon as practicable after the '
            "date hereof and, in any event, no later than the 25th calendar day following the date hereof": {
                "quantity": 25,
                "anchor": "agreement_date",
            },
            '"Filing Date" means (A) with respect to an Exchange Offer Registration Statement, the 70th day after the '
            "Issue Date": {
                "quantity": 70,
                "anchor": "issue_date",
                "action": "file the Exchange Offer Registration Statement",
                "performed": "exchange_offer_filed",
            },
            '"Filing Date" means, subject to Section 2(b) hereof, the date that is the 35th day following the '
            "Closing Date; the Registration Statement is filed by then": {
                "span_text": '"Filing Date" means, subject to Section 2(b) hereof, the date that is the 35th day '
                "following the Closing Date",
                "quantity": 35,
                "anchor": "closing_date",
            },
            '"Filing Date" means, with respect to the Initial Registration Statement, within 20 business days after '
            "the First Closing": {"quantity": 20, "basis": "business", "anchor": "closing_date"},
            "“Filing Date” means, with respect to the Initial Registration Statement required\nhereunder, the 30th "
            "calendar "
            "day following the final Closing Date": {
                "key": "filing_date",
                "name": "Filing Date",
                "quantity": 30,
                "basis": "calendar",
                "anchor": "closing_date",
            },
            '"Filing Deadline" means, with respect to the Initial Registration Statement, the date that is 45 days '
            "after the Closing Date": {"key": "filing_deadline", "quantity": 45},
        },
        near_misses=(
            '"Filing Date" means the date on which the Registration Statement is filed',
            (
                "“Filing Deadline” means the 45th day after the Closing Date, or, if Form S-3 is not available, the "
                "90th day after the Closing Date"
            ),
        ),
    ),
    Rule(
        name="clause.deadline.defined_earlier",
        pattern=r"""{TERM} (?P<name> (?! additional | new | subsequent ) (?: [\w-]+ \s+ )? effective (?: ness )? \s+
            (?: target \s+ )? (?: date | deadline ) ) {OPENS} \s+
            (?: the \s+ date \s+ (?: (?: that | which ) \s+ is \s+ )? )?
            the \s+ earlie (?: r | st ) \s+ (?: to \s+ occur \s+ )? of :? \s+ (?: the \s+ )?
            \( (?: i | a | A | x | 1 ) \) \s+ (?: the \s+ date \s+ (?: that | which ) \s+ is \s+ )? {COUNTED} {AFTER}
            {ANCHOR} \s* [,;]? \s+ (?: and | or ) \s+ \( (?: ii | b | B | y | 2 ) \) \s+
            (?: the \s+ date \s+ (?: that | which ) \s+ is \s+ )? (?: the \s+ )? (?P<next> {NUMBER} | {ORDINAL} ) [\s-]+
            (?P<next_unit> (?: (?P<next_kind>{DAY_KIND}) \s+ )? days? ) {AFTER} {TOLD}""",
        build=_either,
        needs=NEEDS,
        pieces=_PIECES,
        examples={
            "“Effectiveness Deadline” means, with respect to the Initial Registration Statement, the earlier of (i) "
            "the date that is one hundred fifty (150) calendar days following the Closing Date, and (ii) the fourth "
            "(4th) Trading Day following the date on which the Company is notified by the Commission that the Initial "
            "Registration Statement will not be reviewed": [
                {
                    "key": "effectiveness_deadline",
                    "quantity": 150,
                    "basis": "calendar",
                    "anchor": "closing_date",
                    "performed": "declared_effective",
                },
                {
                    "key": "effectiveness_deadline_unless_reviewed",
                    "quantity": 4,
                    "basis": "business",
                    "anchor": "review_ended",
                    "performed": "declared_effective",
                },
            ],
            "“Required Effective Date” means the earlier of (a) the 70th day after the Closing Date and (b) five "
            "business days after the SEC informs the Company that no review of the Registration Statement will be "
            "made": [
                {
                    "span_text": "“Required Effective Date” means the earlier of (a) the 70th day after the Closing "
                    "Date and (b) five business days after the SEC informs the Company that no review",
                    "key": "required_effective_date",
                    "quantity": 70,
                },
                {
                    "span_text": "“Required Effective Date” means the earlier of (a) the 70th day after the Closing "
                    "Date and (b) five business days after the SEC informs the Company that no review",
                    "key": "required_effective_date_unless_reviewed",
                    "quantity": 5,
                    "basis": "business",
                },
            ],
        },
        near_misses=(
            "“Effectiveness Deadline” means the earlier of (i) the 90th day after the Closing Date and (ii) May 1",
            (
                "“Effectiveness Deadline” means the later of (i) the 90th day after the Closing Date and (ii) the "
                "fifth Business Day after the Company is notified that the Registration Statement will not be reviewed"
            ),
            (
                "“Effectiveness Deadline” means the earlier of (i) the 90th day after the Closing Date (or the 120th "
                "day if the SEC reviews the Registration Statement) and (ii) the fifth Business Day after the Company "
                "is notified that it will not be reviewed"
            ),
            (
                "“Effectiveness Deadline” means the earlier of (i) the 90th day after the Closing Date and (ii) the "
                "fifth Business Day after the Company is notified by the SEC that it has comments. No further delay is "
                "allowed."
            ),
        ),
    ),
    Rule(
        name="clause.deadline.defined_effectiveness",
        pattern=r"""{TERM} (?P<name> (?! additional | new | subsequent ) (?: [\w-]+ \s+ )? effective (?: ness )? \s+
            (?: target \s+ )? (?: date | deadline ) ) {DEFINES}""",
        build=EFFECTIVE.build,
        needs=NEEDS,
        pieces=REGISTRATION_PIECES,
        examples={
            "“Effectiveness Date” means, with respect to the Initial Registration Statement required to be\nfiled "
            "hereunder, "
            "the 120th calendar day following the Filing Date": {
                "key": "effectiveness_date",
                "quantity": 120,
                "anchor": "filing_date",
            },
            "ADVICE: See Section 6.\n\nREQUIRED EFFECTIVENESS DATE: The 150th day after the Issue "
            "Date.\n\nREGISTRATION: See Section 3.": {
                "span_text": "REQUIRED EFFECTIVENESS DATE: The 150th day after the Issue Date",
                "key": "required_effectiveness_date",
                "quantity": 150,
                "anchor": "issue_date",
            },
            "“Effectiveness Deadline” means the 170th day after the Original Issue Date (or, if the 170th day is not a "
            "Business Day, the next Business Day); a Registration Statement is filed by then": {
                "span_text": "“Effectiveness Deadline” means the 170th day after the Original Issue Date",
                "quantity": 170,
                "anchor": "original_issue_date",
            },
        },
        near_misses=(
            '"Effective Date" means the date on which the Plan becomes effective',
            (
                "“Effectiveness Deadline” means the 90th day after the Closing Date (or, if such day is not a Business "
                "Day, the next Business Day) or, if the SEC reviews the Registration Statement, the 120th day after it"
            ),
            '"Additional Effectiveness Deadline" means the 60th day after the Additional Filing Date',
            '"Effectiveness Deadline" means the earlier of (i) the 90th day after the Closing Date and (ii) May 1',
            (
                "“Effectiveness Date” means the sixtieth (60th) calendar day following the Closing Date (or, in the "
                "event of a review by the Commission, the ninetieth (90th) calendar day following the Closing Date)"
            ),
        ),
    ),
)

ASKED: tuple[Asked, ...] = (
    Asked(STATEMENTS, 500, RULES),
    Asked(
        (
            r"Filing\s+(?:Date|Deadline)[\"”:]",
            r"FILING\s+DATE[\"”:]",
            r"Effectiveness\s+(?:Target\s+)?(?:Date|Deadline)[\"”:]",
            r"EFFECTIVENESS\s+DATE[\"”:]",
        ),
        400,
        RULES,
    ),
)
