"""Deadlines of notices and copies: to the trustee, to selling holders, before a filing, a sale, a redemption.

"the Company shall notify the Trustee within two Business Days after each and every date on which an event occurs in
respect of which Additional Interest is required to be paid".
"""

from collections.abc import Iterator
from dataclasses import replace

from extractors.clauses.deadlines.form import COUNTED, DEADLINE_PIECES, NEXT, Asked, Form, windowed
from pipeline.clause import Deadline
from pipeline.document import Document
from pipeline.rules import Match, Rule

_TRUSTEE = Form("trustee_notice", "notify the Trustee", "trustee_notified", anchor="registration_default")
_ADVICE = Form("holder_advice", "advise the {holders}s", "holders_advised", anchor="advisable_event")
_SHELF_COPIES = Form(
    "shelf_review_copies",
    "furnish the {statement} and Prospectus to the {holders}s for review",
    "shelf_copies_furnished",
    anchor="planned_shelf_filing",
    direction="before",
)
_AMENDMENT_COPIES = Form(
    "amendment_review_copies",
    "furnish the amendment or supplement to the {holders}s for review",
    "amendment_copies_furnished",
    anchor="planned_amendment_filing",
    direction="before",
)
_INFORMATION = Form(
    "information_notice",
    "notify each {holders} of the information required",
    "information_notice_given",
    anchor="planned_shelf_filing",
    direction="before",
)
_DENOMINATIONS = Form(
    "denominations_request",
    "request denominations and names",
    "denominations_requested",
    actor="Holder",
    anchor="sale",
    direction="before",
)
_REDEMPTION = Form(
    "redemption_notice",
    "send notice of redemption",
    "redemption_notice_sent",
    anchor="redemption_date",
    direction="before",
)
_REDEMPTION_FIRST = replace(_REDEMPTION, bound="earliest")
_INTEREST = (
    r"(?: additional \s+ (?: interest | amounts ) | liquidated \s+ damages | special \s+ interest | "
    r"registration \s+ default )"
)


def _copies(match: Match, document: Document) -> Iterator[Deadline]:
    """A deadline for the statement, and one for its amendments where they have a count of their own."""
    for form, groups in ((_SHELF_COPIES, COUNTED), (_AMENDMENT_COPIES, NEXT)):
        made = form.counted(match, document, groups, form.anchor) if match[groups.number] else None
        if made is not None:
            yield made


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.trustee_notice",
        pattern=r"""(?: the \s+ )? {ISSUER} \s+ (?: shall | will | agrees \s+ to ) \s+ (?: promptly \s+ )?
            (?: notify | give \s+ (?: written \s+ )? notice \s+ to | advise ) \s+ the \s+ Trustee \s+ (?: in \s+
            writing \s+ )?
            {LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> (?: each | the | any | such ) \b [^.;]{0,160}? """
        + _INTEREST
        + r""" \b [^.;,]{0,60}? ) (?= \s* [.;,] | \s* \Z ) \.?""",
        build=_TRUSTEE.build,
        needs=("Trustee",),
        pieces=DEADLINE_PIECES,
        examples={
            "the Company shall notify the\nTrustee within two Business Days after each and every date on which an "
            "event\n"
            "occurs in respect of which Additional Interest is required to be paid.": {
                "quantity": 2,
                "basis": "business",
                "anchor": "registration_default",
            },
            "the Issuers shall notify the Trustee within five Business Days after the occurrence of any Registration "
            "Default": {
                "actor": "Issuers",
                "quantity": 5,
            },
        },
        near_misses=("the Company shall notify the Trustee within two Business Days after any change of its address.",),
    ),
    Rule(
        name="clause.deadline.holder_advice",
        pattern=r"""(?: advise | notify ) \s+ (?: the | each ) \s+ (?: (?: selling | notice | electing |
            participating ) \s+ )? (?: Holders? | Purchasers? | Investors? )
            (?: \s+ of \s+ Registrable \s+ Securities )? \s+ (?: as \s+ )? promptly (?: \s+ as \s+ [\w\s]{4,40}? )? \s*
            [(,]? \s* (?: (?: but | and ) \s+ )? in \s+ any \s+ event \s+ {LATEST} \s+ {COUNTED} \s* \)?
            (?: \s+ (?: after | following | of ) \s+ (?: such | the ) \s+ (?: event | occurrence ) \b )?
            (?! \s* (?: of | after | following | prior | before ) \b )""",
        build=_ADVICE.build,
        needs=("romptly",),
        pieces=DEADLINE_PIECES,
        examples={
            "Advise the selling Holders promptly (but in any event within\n     five Business Days)": {
                "quantity": 5,
                "basis": "business",
                "anchor": "advisable_event",
            },
            "Notify each Notice Holder promptly, and in any event within two Business Days": {"quantity": 2},
            "Notify the Holders as promptly as reasonably possible, and in any event within three Business Days after "
            "such event": {"quantity": 3},
        },
        near_misses=(
            "Advise the selling Holders promptly",
            "notify the Holders promptly of the closing within five days",
        ),
    ),
    Rule(
        name="clause.deadline.review_period",
        pattern=r"""which \s+ documents \s+ (?: will | shall ) \s+ be \s+ subject \s+ to \s+ the \s+ review \s+ of \s+
            [^.;(]{3,80}?
            \s+ for \s+ a \s+ period \s+ of \s+ {AT_LEAST} \s+ {COUNTED} (?: \s* \( [^()]{5,160} \) )?
            (?: \s+ and \s+ (?P<next_bound> at \s+ least \s+ )? (?P<next>{NUMBER}) \s+
                (?P<next_unit> (?: (?P<next_kind>{DAY_KIND}) \s+ )? days? )
                \s* \( [^()]{0,60} (?: amendment | supplement ) [^()]{0,60} \) )?""",
        build=_copies,
        needs=("review",),
        pieces=DEADLINE_PIECES,
        examples={
            "which documents will be subject to the review of such holders for a period\n     of at least ten "
            "Business Days "
            "(in the case of the Shelf Registration\n     Statement and Prospectus) and two Business Days (in the "
            "case of any\n"
            "     amendment or supplement thereto)": [
                {
                    "key": "shelf_review_copies",
                    "quantity": 10,
                    "anchor": "planned_shelf_filing",
                },
                {
                    "key": "amendment_review_copies",
                    "quantity": 2,
                },
            ],
        },
        near_misses=("which documents will be subject to the review of such holders",),
    ),
    Rule(
        name="clause.deadline.review_before_filing",
        pattern=r"""{AT_LEAST} \s+ {COUNTED} (?: \s* \( [^()]{3,90} \) )? {BEFORE} (?: the \s+ | its \s+ )? filing
            (?: \s+ of \s+ (?: each | any | the | such ) \s+ {STATEMENT} )? \b
            (?: \s+ and \s+ (?P<next_bound> not \s+ less \s+ than | at \s+ least ) \s+ (?P<next>{NUMBER}) \s+
                (?P<next_unit> (?: (?P<next_kind>{DAY_KIND}) \s+ )? days? ) {BEFORE} the \s+ filing \s+ of [^.;,]{0,60}?
                (?: amendment | supplement ) (?: \s+ or \s+ (?: amendment | supplement ) )? (?: \s+ thereto )? )?
            (?: (?<= (?: provided | furnish (?: ed )? ) \s+ to \b (?: (?! questionnaire ) [^.;] ){0,400} )
                | (?= [^.;]{0,300}? \b furnish \s+ to \b [^.;]{0,60}? \b copies ) )""",
        build=_copies,
        needs=("filing",),
        pieces=DEADLINE_PIECES,
        examples={
            "Not less than three (3) Trading Days prior to the filing of each Registration Statement and not less "
            "than one (1)"
            "\nTrading Day prior to the filing of any related Prospectus or any amendment or supplement thereto, the "
            "Company "
            "shall furnish to each Holder copies of all such documents": [
                {
                    "span_text": "Not less than three (3) Trading Days prior to the filing of each Registration "
                    "Statement "
                    "and not less than one (1)\nTrading Day prior to the filing of any related Prospectus or any "
                    "amendment "
                    "or supplement thereto",
                    "key": "shelf_review_copies",
                    "quantity": 3,
                    "basis": "business",
                },
                {
                    "span_text": "Not less than three (3) Trading Days prior to the filing of each Registration "
                    "Statement "
                    "and not less than one (1)\nTrading Day prior to the filing of any related Prospectus or any "
                    "amendment "
                    "or supplement thereto",
                    "key": "amendment_review_copies",
                    "quantity": 1,
                },
            ],
            "shall be provided to each Initial Purchaser and its counsel at least five (5) business days (or fewer to "
            "the extent provided herein) prior to its filing": {
                "span_text": "at least five (5) business days (or fewer to the extent provided herein) prior to its "
                "filing",
                "quantity": 5,
                "anchor": "planned_shelf_filing",
            },
        },
        near_misses=(
            "at least five business days prior to the filing of any Registration Statement, the Board shall meet",
            (
                "Each Holder agrees to furnish to the Company a completed Questionnaire not less than ten Business "
                "Days prior to the filing of the Registration Statement"
            ),
        ),
    ),
    Rule(
        name="clause.deadline.information_notice",
        pattern=r"""{AT_LEAST} \s+ {COUNTED} {BEFORE} (?P<anchor> the \s+ (?: first \s+ )? anticipated \s+ filing \s+
            date \s+ of
            \s+ (?: the | an? | any | each | such ) \s+ {STATEMENT} ) [^.;]{0,160}? , \s+ the \s+ {ISSUER} \s+
            (?: shall | will ) \s+ notify \s+
            (?: each | the ) \s+ (?: {HOLDERS} | holders? ) [^.;]{0,60}? \b information \b""",
        build=_INFORMATION.build,
        needs=("anticipated",),
        pieces=DEADLINE_PIECES,
        examples={
            "At least five\n     (5) business days prior to the first anticipated filing date of the\n     "
            "Registration "
            "Statement, the Company shall notify each Purchaser of the\n     information": {
                "quantity": 5,
                "basis": "business",
                "direction": "before",
                "anchor": "planned_shelf_filing",
            },
        },
        near_misses=("five days prior to the filing date, the Company shall notify each Purchaser",),
    ),
    Rule(
        name="clause.deadline.denominations",
        pattern=r"""as \s+ the \s+ (?: selling \s+ )? {HOLDERS} \s+ may \s+ (?: reasonably \s+ )? request
            \s+ (?: in \s+ writing \s+ )? {AT_LEAST} \s+ {COUNTED} {BEFORE}
            (?P<anchor> (?: the \s+ closing \s+ of \s+ )? (?: any | such | the ) \s+ (?: sale | transfer ) s? (?: \s+ of
                \s+ (?-i: [A-Z] \w+ (?: \s+ [A-Z] \w+ )* ) )? )""",
        build=_DENOMINATIONS.build,
        needs=("request",),
        pieces=DEADLINE_PIECES,
        examples={
            "as the Holders may request at least two Business Days before any sale\n     of Transfer Restricted "
            "Securities": {
                "actor": "Holder",
                "quantity": 2,
                "basis": "business",
                "anchor": "sale",
            },
            "as the Purchasers may reasonably request at least three business days prior to any sale of Registrable "
            "Securities": {"actor": "Purchaser", "quantity": 3},
            "as the selling Holders may request at least two Business Days prior to the closing of any sale": {
                "actor": "Holder",
                "quantity": 2,
            },
        },
        near_misses=("as the Holders may request before any sale",),
    ),
    Rule(
        name="clause.deadline.redemption_notice",
        pattern=r"""notices? \s+ of \s+ (?: any \s+ )? redemption \b [^.;]{0,160}? (?P<span> {WINDOW} \s* ,?
            {BEFORE} (?P<anchor> (?: the | any | each | such ) \s+
            (?: applicable \s+ )? (?: date \s+ (?: fixed \s+ )? (?: for | of ) \s+ redemption | redemption \s+ date ) )
            )""",
        build=windowed(_REDEMPTION, _REDEMPTION_FIRST),
        needs=("edemption",),
        pieces=DEADLINE_PIECES,
        examples={
            "Notice of redemption shall be mailed to each Holder at least 30 days but not more than\n60 days before "
            "the "
            "Redemption Date": [
                {
                    "span_text": "at least 30 days but not more than\n60 days before the Redemption Date",
                    "quantity": 30,
                    "bound": "latest",
                    "anchor": "redemption_date",
                },
                {
                    "span_text": "at least 30 days but not more than\n60 days before the Redemption Date",
                    "quantity": 60,
                    "bound": "earliest",
                },
            ],
            "Notice of redemption shall be given not less than 10 nor more than 20 Business Days prior to the "
            "Redemption Date.": [
                {
                    "span_text": "not less than 10 nor more than 20 Business Days prior to the Redemption Date",
                    "quantity": 10,
                    "basis": "business",
                    "bound": "latest",
                },
                {
                    "span_text": "not less than 10 nor more than 20 Business Days prior to the Redemption Date",
                    "quantity": 20,
                    "basis": "business",
                    "bound": "earliest",
                },
            ],
            "The Trustee shall mail a notice of redemption not more than 60 days and not less than 30 days prior to "
            "the Redemption Date.": [
                {
                    "span_text": "not more than 60 days and not less than 30 days prior to the Redemption Date",
                    "quantity": 30,
                    "bound": "latest",
                },
                {
                    "span_text": "not more than 60 days and not less than 30 days prior to the Redemption Date",
                    "quantity": 60,
                    "bound": "earliest",
                },
            ],
        },
        near_misses=("Notice of redemption shall be given promptly",),
    ),
    Rule(
        name="clause.deadline.redemption_window",
        pattern=r"""{WINDOW} \s* ,? {BEFORE}
            (?P<anchor> (?: the | any | each | a ) \s+ redemption \s+ date ) \s* , \s+ (?: the \s+ )? {ISSUER} \s+
            (?: shall | will ) \s+ (?: send | mail | give | deliver ) \b""",
        build=windowed(_REDEMPTION, _REDEMPTION_FIRST),
        needs=("edemption",),
        pieces=DEADLINE_PIECES,
        examples={
            "at least 15 days but not more than\n60 days before a redemption date, the Company shall send": [
                {"quantity": 15, "bound": "latest", "actor": "Company", "direction": "before"},
                {"quantity": 60, "bound": "earliest"},
            ],
        },
        near_misses=("at least 15 days before a redemption date, the Company shall send",),
    ),
)

ASKED: tuple[Asked, ...] = tuple(
    Asked((words,), 450, tuple(one for one in RULES if one.name.partition("deadline.")[2] in names))
    for words, names in (
        (r"Trustees?\s+(?:in\s+writing\s+)?(?:not?\s|within)", ("trustee_notice",)),
        (r"in\s+any\s+event", ("holder_advice",)),
        (r"the\s+review\s+of", ("review_period",)),
        (r"filing(?<=(?:prior\s+to|before)\s+(?:the\s+|its\s+)?filing)", ("review_before_filing",)),
        (r"anticipated\s+filing", ("information_notice",)),
        (r"may\s+(?:reasonably\s+)?request", ("denominations",)),
        (r"edemption(?<=[Nn]otices?\s+of\s+(?:any\s+)?[Rr]edemption)", ("redemption_notice",)),
        (r"edemption\s+[Dd]ate,", ("redemption_window",)),
    )
)
