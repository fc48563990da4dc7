"""Deadlines that definitions state: "“Filing Date” means … the 30th calendar day following the final Closing Date"."""

import regex

from extractors.clauses.deadlines.form import COUNTED, Asked
from extractors.clauses.deadlines.registration import DEMANDED, EFFECTIVE, FILED, NEEDS, REGISTRATION_PIECES
from extractors.clauses.nearby import STATEMENTS
from extractors.dates.pieces import group as stated
from pipeline.clause import Deadline
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule

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
