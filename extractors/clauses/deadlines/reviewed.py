"""Dates of effectiveness that hang on a review: "the 90th day after the Closing Date or, if it is reviewed, the 120th".

Each day that the sentence counts is taken by what is said around it: told that there is no review, subject to one, or
neither. Where it counts one that is none of these, or a day that is no count decides too, nothing is given.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.clauses.deadlines.form import COUNTED, Asked, Form, denied
from extractors.clauses.deadlines.registration import EFFECTIVE, NEEDS, REGISTRATION_PIECES
from extractors.clauses.evidence import group, quotes
from extractors.clauses.pieces import event, slug, titled
from extractors.clauses.sentences import sentence_end
from extractors.dates.pieces import group as stated
from pipeline.clause import Deadline
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand
from pipeline.span import Span

_PIECES = {
    **REGISTRATION_PIECES,
    # "the date on which the Company is notified by the Commission that it will not be reviewed", "is so notified"
    "TOLD": r"(?P<told> (?: the \s+ date \s+ (?: on \s+ which \s+ | that \s+ )? )? (?:"
    r" (?: the \s+ )? {ISSUER} \s+ (?: is | has \s+ been ) \s+ (?: so \s+ (?: notified | informed | advised ) \b"
    r" | (?: notified | informed | advised ) \b {ON}{3,200}? \b {DONE} )"
    r" | the \s+ (?: SEC | Commission | Staff ) \s+ (?: (?: notifies | informs | advises ) \s+ (?: the \s+ )?"
    r" {ISSUER} | (?: shall \s+ have | has ) \s+ (?: notified | informed | advised | communicated \s+ to ) \s+"
    r" (?: the \s+ )? {ISSUER} ) \b {ON}{3,200}? \b {DONE} ) )",
    "DONE": r"(?: not \s+ (?: (?: be | to ) \s+ )? (?: subject \s+ to \s+ (?: an? \s+ )? )? [\"“]? review(?: ed )?"
    # "may no longer use Form S-3" is no end of a review
    r" | no \s+ (?: longer | further | additional ) (?= [^.;]{0,60}? \b (?: review | comment ) ) | no \s+ review )",
}
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_DAY = lazy(
    expand(
        r"""{COUNTED} (?P<aside> \s* \( (?: [^()] | \( \w{1,6} \) ){2,260} \) )?
        (?: {AFTER} (?: {TOLD} | {ANCHOR} ) )?""",
        _PIECES,
    ),
    _FLAGS,
)
_REVIEW = lazy(r"\breview", regex.IGNORECASE)
_BEHIND = lazy(r"\s+(?:if|in\s+the\s+(?:event|case))\b[^.;()]{0,160}?\breview", regex.IGNORECASE)
_NO_REVIEW = lazy(r"\b(?:not|no)\b[^.;,()]{0,80}?\breview", regex.IGNORECASE)
_OTHER_STATEMENT = lazy(
    r"\bwith\s+respect\s+to\s+(?:any|an|a|each)\s+(?:additional|new|subsequent|other)\b", regex.IGNORECASE
)
_EARLIER = lazy(r"\bearlie(?:r|st)\s+(?:to\s+occur\s+)?of\b", regex.IGNORECASE)
_LATER = lazy(r"\blate(?:r|st)\s+(?:to\s+occur\s+)?of\b", regex.IGNORECASE)
_NEXT_TERM = lazy(r"[;.]\s+(?:and\s+)?[\"“]|\n\s*[\"“](?=\p{Lu})")
_OTHER_DUTY = lazy(
    r"\bfails?\s+to\b|\b(?:shall|will|must)\s+(?:promptly\s+)?(?:pay|file|give|deliver|respond|answer|provide|request"
    r"|submit|issue|furnish|notify|owe|incur|accrue)\b",
    regex.IGNORECASE,
)
"""Where the sentence goes on with another duty, whose days are not those of effectiveness: "and shall request …"."""
_LONGER_BY = lazy(r"\b(?:by|for|additional|further|extra|another|each)\s+(?:up\s+to\s+)?$", regex.IGNORECASE)
"""What stands before days that are added to others: "extended by thirty (30) days"."""
_NO_COUNT = lazy(
    expand(
        r"""{NUMBER} [\s-]+ (?: calendar \s+ )? (?: month | week ) s? \b
        | (?<! \b dated \s+ (?: as \s+ of \s+ )? ) {MONTH_NAME} \s+ \d{1,2} , \s+ \d{4}""",
        _PIECES,
    ),
    _FLAGS,
)
"""A day that is not counted in days and decides as well: "four months after the Closing Date", "June 30, 2008"."""
_NO_NAME = lazy(r"\b(?:filing|closing|issu(?:e|ance)|signing)\b", regex.IGNORECASE)
"""In the name of a day that is not that of effectiveness: (the "Closing Date")."""
_SUCH = lazy(r"\(\s*(?:such|the)\b[^()\"“]{0,60}[\"“](?P<name>[\w\s-]{3,60}?)[,]?[\"”]\s*\)", regex.IGNORECASE)
_UNLESS = Form(
    "effectiveness_deadline_unless_reviewed",
    EFFECTIVE.action,
    EFFECTIVE.performed,
    anchor="review_ended",
    of_kind=True,
)
_SUFFIXES = {"": "", "if": "_if_reviewed", "unless": "_unless_reviewed"}


def _reviewed(match: Match, document: Document) -> tuple[Deadline, ...]:
    """The deadline and those that take its place, nothing where the sentence does not decide between them."""
    text = document.text
    end = sentence_end(text, match.end())
    term: Match | None = _NEXT_TERM.search(text, match.end(), end)
    end = term.start() if term else end
    duty: Match | None = _OTHER_DUTY.search(text, match.end(), end)
    end = duty.start() if duty else end
    days = tuple(_days(text, match.end(), end))
    if not _decided(text[match.start() : end], [case for case, _ in days]) or denied(match, document):
        return ()
    found: dict[str, Deadline] = {}
    anchor = next((one["anchor"] for case, one in days if case == "" and one["anchor"]), None)
    name = stated(match, "name") or _called(text, match.end(), end)
    for case, day in days:
        one = _deadline(case, day, anchor, document)
        if one is None or _differs(found.get(case), one):
            return ()
        found.setdefault(case, one)
    last = max(day.end() for _, day in days)
    key = slug(name) if name else found[""].key
    efforts = group(match, "efforts") if "efforts" in match.re.groupindex else None
    standard = EFFECTIVE.standard(match, efforts, document)
    return tuple(
        replace(
            one,
            span=Span(match.start("span"), last),
            key=key + _SUFFIXES[case],
            name=titled(name) if name else None,
            standard=standard,
        )
        for case, one in sorted(found.items(), key=lambda one: tuple(_SUFFIXES).index(one[0]))
    )


def _decided(text: str, cases: list[str]) -> bool:
    """Whether the days are all that decides: a deadline, and at least one that a review puts in its place."""
    if "" not in cases or "other" in cases or len(set(cases)) < 2 or _LATER.search(text) or _NO_COUNT.search(text):
        return False
    return "unless" in cases or _EARLIER.search(text) is None


def _days(text: str, start: int, end: int) -> Iterator[tuple[str, Match]]:
    """The days that are counted, each with its case; what is said of further statements is left out."""
    at, other = start, False
    for day in _DAY.finditer(text, start, end):
        before = text[at : day.start()]
        other = other or _OTHER_STATEMENT.search(before) is not None
        at = day.end()
        if other and not (day["told"] and "so" in day["told"].lower().split()):
            continue
        yield _case(text, before, day), day
        if day["aside"] and _REVIEW.search(day["aside"]):
            inside = _DAY.search(text, day.start("aside"), day.end("aside"))
            if inside:
                yield ("" if _NO_REVIEW.search(day["aside"]) else "if"), inside


def _case(text: str, before: str, day: Match) -> str:
    """What a day is for: `if` there is a review, `unless` there is one, neither, or something `other`."""
    if day["told"]:
        so = "so" in day["told"].lower().split()  # told of what is said before: it has to be a review
        return "unless" if not so or _NO_REVIEW.search(before) else "other"
    behind: Match | None = _BEHIND.match(text, day.end())
    condition = behind[0] if behind else before
    return "if" if _REVIEW.search(condition) and not _NO_REVIEW.search(condition) else ""


def _deadline(case: str, day: Match, anchor: str | None, document: Document) -> Deadline | None:
    """The deadline of one day; a day without an anchor has that of the first."""
    if case == "unless":
        one = _UNLESS.counted(day, document, COUNTED, _UNLESS.anchor)
        return replace(one, evidence={**one.evidence, **quotes({"anchor": group(day, "told")})}) if one else None
    added = _LONGER_BY.search(document.text, max(0, day.start() - 40), day.start())
    own = day["anchor"] or (anchor if case == "if" and not added else None)
    return (
        EFFECTIVE.counted(day, document, COUNTED, event(own))
        if own and anchor and event(own) == event(anchor)
        else None
    )


def _differs(known: Deadline | None, one: Deadline) -> bool:
    return known is not None and (known.quantity, known.basis) != (one.quantity, one.basis)


def _called(text: str, start: int, end: int) -> str | None:
    """The name that a sentence gives its day at the end: (such earlier date, the "Effectiveness Date")."""
    names = (named["name"] for named in _SUCH.finditer(text, start, end))
    return next((one for one in names if regex.search("Date|Deadline", one) and not _NO_NAME.search(one)), None)


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.defined_reviewed",
        pattern=r"""(?P<span> {TERM} (?P<name> (?! additional | new | subsequent ) (?: [\w-]+ \s+ )? effective
            (?: ness )? \s+ (?: target \s+ )? (?: date | deadline ) ) (?: {OPENS} | {QUOTE} \s+ shall \s+ be )
            (?= (?: {ON} | ; ){5,500}? \b review ) )""",
        build=_reviewed,
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
                "“Effectiveness Deadline” means the 60th day after the Closing Date; provided that, if the SEC reviews "
                "the Registration Statement, it shall be extended by thirty (30) days"
            ),
            (
                "“Effectiveness Deadline” means the 90th day after the Closing Date (or the 120th day after it if the "
                "SEC reviews the Registration Statement) or the 30th day after the Company is notified by the SEC that "
                "it may no longer use Form S-3"
            ),
            (
                "“Effectiveness Deadline” means the earliest of (i) the 90th day after the Closing Date, (ii) the "
                "fifth Business Day after the Company is notified by the SEC that the Registration Statement will not "
                "be reviewed and (iii) June 30, 2008"
            ),
            (
                "“Effectiveness Deadline” means the later of (i) the 90th day after the Closing Date and (ii) the "
                "fifth Business Day after the Company is notified that the Registration Statement will not be reviewed"
            ),
            (
                "“Effectiveness Deadline” means the earlier of (i) the 90th day after the Closing Date and (ii) the "
                "fifth Business Day after the Company is notified by the SEC that it has comments. No further delay is "
                "allowed."
            ),
        ),
    ),
    Rule(
        name="clause.deadline.effective_reviewed",
        pattern=r"""(?: {EFFORTS} (?: (?! \b (?: shall | will | must ) \b ) {ON} ){0,400}? )?
            (?<= \b (?: be | been | become | becomes | declared | made ) \s+ (?: declared \s+ )? )
            effective \b (?! \s+ date ) {OWN}{0,160}?
            (?P<span> {LATEST} (?! \s+ the \s+ (?: SEC | Commission | Staff ) \b ) )
            (?= \s (?: {ON} | ; ){5,400}? \b review )""",
        build=_reviewed,
        needs=NEEDS,
        pieces=_PIECES,
        examples={
            "use its commercially reasonable efforts to have the Registration Statement declared effective as soon as "
            "practicable, but no later than the earlier of (i) the 80th calendar day (or the 110th calendar day if the "
            "SEC notifies the Company that it will review the Registration Statement) following the Closing Date and "
            "(ii) the 7th business day after the date the Company is notified by the SEC that the Registration "
            "Statement will not be “reviewed” (such earlier date, the “Effectiveness Date”)": [
                {
                    "span_text": "no later than the earlier of (i) the 80th calendar day (or the 110th calendar day if "
                    "the SEC notifies the Company that it will review the Registration Statement) following the "
                    "Closing Date and (ii) the 7th business day after the date the Company is notified by the SEC that "
                    "the Registration Statement will not be “reviewed",
                    "key": "effectiveness_date",
                    "name": "Effectiveness Date",
                    "quantity": 80,
                    "anchor": "closing_date",
                    "standard": "commercially_reasonable_efforts",
                },
                {
                    "span_text": "no later than the earlier of (i) the 80th calendar day (or the 110th calendar day if "
                    "the SEC notifies the Company that it will review the Registration Statement) following the "
                    "Closing Date and (ii) the 7th business day after the date the Company is notified by the SEC that "
                    "the Registration Statement will not be “reviewed",
                    "key": "effectiveness_date_if_reviewed",
                    "quantity": 110,
                    "anchor": "closing_date",
                },
                {
                    "span_text": "no later than the earlier of (i) the 80th calendar day (or the 110th calendar day if "
                    "the SEC notifies the Company that it will review the Registration Statement) following the "
                    "Closing Date and (ii) the 7th business day after the date the Company is notified by the SEC that "
                    "the Registration Statement will not be “reviewed",
                    "key": "effectiveness_date_unless_reviewed",
                    "quantity": 7,
                    "basis": "business",
                    "anchor": "review_ended",
                },
            ],
            "cause such Registration Statement to be declared effective within 75 days after the Closing Date or, in "
            "the event of a review by the Commission, within 105 days after the Closing Date": [
                {
                    "span_text": "within 75 days after the Closing Date or, in the event of a review by the "
                    "Commission, within 105 days after the Closing Date",
                    "key": "effectiveness_deadline",
                    "quantity": 75,
                },
                {
                    "span_text": "within 75 days after the Closing Date or, in the event of a review by the "
                    "Commission, within 105 days after the Closing Date",
                    "key": "effectiveness_deadline_if_reviewed",
                    "quantity": 105,
                },
            ],
            "cause the Exchange Offer Registration Statement to be declared effective by the SEC within 150 days after "
            "the Issue Date or, in the event of a review by the SEC, within 180 days after the Issue Date": [
                {
                    "span_text": "within 150 days after the Issue Date or, in the event of a review by the SEC, within "
                    "180 days after the Issue Date",
                    "key": "exchange_offer_effectiveness_deadline",
                    "performed": "exchange_offer_declared_effective",
                },
                {
                    "span_text": "within 150 days after the Issue Date or, in the event of a review by the SEC, within "
                    "180 days after the Issue Date",
                    "key": "exchange_offer_effectiveness_deadline_if_reviewed",
                    "performed": "exchange_offer_declared_effective",
                },
            ],
        },
        near_misses=(
            (
                "cause such Registration Statement to be declared effective within 75 days after the Closing Date, "
                "subject to review of the Registration Statement by counsel"
            ),
            (
                "cause the Registration Statement to be declared effective no later than the 90th day after the "
                "Closing Date, and shall file a request for acceleration within five Trading Days after the Company is "
                "notified by the SEC that it will not be reviewed"
            ),
            (
                "shall not be required to cause the Registration Statement to be declared effective within 75 days "
                "after the Closing Date or, in the event of a review by the Commission, within 105 days after the "
                "Closing Date"
            ),
            (
                "cause the Registration Statement to be declared effective by the 75th day after the Closing Date or, "
                "if the SEC reviews it, by the 90th day after the Filing Date"
            ),
        ),
    ),
)

ASKED: tuple[Asked, ...] = (
    Asked(
        (
            r"(?:not?|for|full|(?:not|will|to)\s+be|will)\s+[“\"]?review",
            r"ubject\s+(?:to|of)\s+(?:a\s+)?review",
            r"(?:SEC|ommission|taff)\s+reviews",
            r"of\s+(?:a\s+)?(?:full\s+)?review",
            r"is\s+reviewed",
            r"not\s+to\s+review",
            r"elects\s+to\s+review",
        ),
        1000,
        RULES,
    ),
)
