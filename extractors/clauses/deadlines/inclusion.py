"""Deadlines around a registration that holders may join: when they are told of it, and when they ask to be included.

"as soon as practicable but not less than ten (10) days before the anticipated filing date", "written requests for
inclusion therein within 20 days after the date of sending the Piggyback Notice".
"""

from dataclasses import replace

import regex

from extractors.clauses.deadlines.form import DEADLINE_PIECES, Asked, Form, named_rules
from extractors.clauses.pieces import slug
from extractors.clauses.sentences import sentence_at
from extractors.dates.pieces import group as stated
from pipeline.clause import Deadline
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule

_PIGGYBACK = Form(
    "piggyback_request",
    "request inclusion in the registration",
    "piggyback_requested",
    actor="Holder",
    anchor="piggyback_notice",
)
_PIGGYBACK_NOTICE = Form(
    "piggyback_notice",
    "notify the {holders}s of the proposed registration",
    "piggyback_notice_given",
    anchor="planned_piggyback_filing",
    direction="before",
)
DEMAND_INCLUSION = Form(
    "demand_inclusion_request",
    "request inclusion in the registration",
    "demand_inclusion_requested",
    actor="Holder",
    anchor="demand_notice",
)
INCLUSION_PIECES = {
    **DEADLINE_PIECES,
    # "the date of sending the Piggyback Notice", "receipt of the Company's notice", "such notice"
    "NOTICE": r"(?P<anchor> (?: (?: the \s+ )? date (?: \s+ (?: on \s+ which | that ) )? \s+ (?: the | such ) \s+"
    r" (?: (?-i: Company | Issuers? | Corporation ) ['’]s \s+ )? )? notice"
    r" (?= \s+ (?: has \s+ been | is | was ) \s+ (?: given | mailed | delivered ) )"
    r" | receiving \s+ (?: such \s+ | the \s+ )? notice \b (?= \s+ from \s+ the \s+ \w+ )"
    r" | (?: (?: the \s+ )? (?: date \s+ of \s+ (?: the \s+ )? )?"
    r" (?: date \s+ of | receipt (?: \s+ by \s+ (?: the | such ) \s+ \w+ )? \s+ of | giving (?: \s+ of )?"
    r" | delivery \s+ of | mailing (?: \s+ of )? | sending"
    r" (?: \s+ of )? ) \s+ )? (?: any \s+ such | such | the | its ) \s+ (?: (?-i: Company | Issuers? | Corporation )"
    r" ['’]s \s+ )?"
    r" (?: (?: written | company | piggyback | above-described | foregoing ) \s+ ){0,2} notice \b"
    r" | (?: the \s+ )? (?: date (?: \s+ (?: on \s+ which | that | of ) )? | receipt \s+ of | delivery \s+ of ) \s+"
    r" (?: the | such ) \s+ (?P<called> (?-i: (?: [A-Z]\w+ \s+ ){1,3} Notice ) ) \b )",
    # "promptly (but in any event within five Business Days) after"
    "AFTER": r"(?: \s* \) )?" + DEADLINE_PIECES["AFTER"],
    # "three Business Days (or such shorter period as may be reasonable)"
    "COUNTED": DEADLINE_PIECES["COUNTED"] + r" (?: \s* \( (?! [^()]* \b days? \b ) [^()]{3,200} \) )?",
}

_DEMAND = lazy(
    r"\bdemand\b(?<!\bother\s+than\b[^.;]{0,60}demand)|\breceipt\s+of\s+(?:an?|any|such|the)\s+(?:written\s+)?request\b"
    r"|\bnotice\s+(?:from\s+the\s+\w+\s+)?of\s+(?:such|the|any)\s+request\b",
    regex.IGNORECASE,
)
_BEHIND = 40
"""How far behind "notice" its sentence says what it is of: "receiving notice from the Company of such request"."""
_JOINED = lazy(
    r"\bjoin(?:ing|s|ed)?\s+in\s+(?:such|the|a)\s+(?:request|demand)\b"
    r"|\brequests?\b[^.;]{0,160}?\bthat\s+the\s+(?:Company|Corporation|Issuer|Partnership)\s+(?:effect|file|register)\b",
    regex.IGNORECASE,
)
"""Words of a request that others join: "the written request of Holders that the Company register", "joining in it"."""
_PROPOSED = lazy(
    r"\b(?:Company|Corporation|Issuer|Partnership)\b[^.;]{0,60}?\b(?:propos|determin|decid|intend)", regex.IGNORECASE
)
"""What makes a registration the issuer's own, though it may follow somebody's request as well."""


def _asked_in(match: Match, document: Document) -> Deadline | None:
    """The request to be included in the registration that the sentence is about, on demand or of the issuer's own."""
    if stated(match, "called"):
        return _included(match, document)
    start = sentence_at(document.text, match.start()).start
    form = DEMAND_INCLUSION if _DEMAND.search(document.text, start, match.end() + _BEHIND) else _PIGGYBACK
    return form.build(match, document)


def _included(match: Match, document: Document) -> Deadline | None:
    """The request to be included that follows a notice, by the name of the notice where it is one of its own."""
    called = slug(stated(match, "called") or "")
    start = sentence_at(document.text, match.start()).start
    joined: Match | None = _JOINED.search(document.text, start, match.end()) if not called else None
    if joined and not _PROPOSED.search(document.text, start, joined.start()):
        return DEMAND_INCLUSION.build(match, document)
    if not called or "piggyback" in called:
        return _PIGGYBACK.build(match, document)
    if "demand" in called or "request" in called:
        return DEMAND_INCLUSION.build(match, document)
    return replace(_PIGGYBACK, key="inclusion_request", performed="inclusion_requested", anchor=called).build(
        match, document
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.deadline.piggyback",
        pattern=r"""{LATEST} \s+ {COUNTED} {AFTER} (?P<anchor> (?: (?: the \s+ )? (?: date \s+ of \s+ (?: the \s+ )? )?
            (?: date | receipt | giving | delivery | mailing ) \s+ of \s+ )?
            (?: such | any \s+ such | the | its ) \s+ (?: written \s+ | company \s+ )? notice ) , \s+ (?: any | each |
            such | the | an? ) \s+
            (?: such \s+ )? {HOLDERS} \s+ (?: (?: shall | may | should ) \s+ (?: so \s+ )? request | (?: so \s+ )?
            requests ) \b""",
        build=_PIGGYBACK.build,
        needs=("request",),
        pieces=DEADLINE_PIECES,
        examples={
            "within fifteen (15)\n     days after the date of such notice, such Purchaser shall so request": {
                "actor": "Purchaser",
                "quantity": 15,
                "anchor": "piggyback_notice",
            },
            "within 20 days after receipt of such notice, any Holder may request": {"actor": "Holder", "quantity": 20},
            "within fifteen (15) days after the date of the delivery of such notice, any such Holder shall so "
            "request": {
                "actor": "Holder",
                "quantity": 15,
            },
            "within ten (10) business days after receipt of such notice, an Investor so requests": {
                "actor": "Investor",
                "quantity": 10,
                "basis": "business",
            },
        },
        near_misses=("within 15 days after such notice, the Purchaser shall pay",),
    ),
    Rule(
        name="clause.deadline.piggyback_given",
        pattern=r"""requests? \s+ (?: (?: of | by ) \s+ (?: (?: any | each | such | the | an? | other ) \s+ (?: such
            \s+ )?
            {HOLDERS} | holders \s+ of \s+ registrable \s+ \w+ ) \s* ,? \s+ (?: receiving \s+ (?: such | the | its )
            \s+ notice \s+ )? )?
            (?: (?: given | made | delivered | received ) \s+
            (?: by \s+ [\w\s]{3,40}? \s+ | to \s+ the \s+ \w+ \s+ | in \s+ writing \s+ )? ) {LATEST} \s+ {COUNTED}
            {AFTER} {NOTICE}
            (?: (?= [^.;]{0,200}? \b (?: includ | regist ) )
                | (?<= \b (?: included | inclusion | joining ) \b [^.;]{0,300} ) )""",
        build=_included,
        needs=("request",),
        pieces=INCLUSION_PIECES,
        examples={
            "request of any Holder given within twenty (20) days after mailing of such notice by the Company, the "
            "Company shall include in the registration all Registrable Securities": {
                "span_text": "request of any Holder given within twenty (20) days after mailing of such notice",
                "actor": "Holder",
                "quantity": 20,
                "anchor": "piggyback_notice",
            },
            "requests by other Holders received by the Company within twelve (12) days after receipt of the Request "
            "Notice to include Registrable Securities": {
                "span_text": "requests by other Holders received by the Company within twelve (12) days after receipt "
                "of the Request Notice",
                "key": "demand_inclusion_request",
                "actor": "Holder",
                "quantity": 12,
                "anchor": "demand_notice",
            },
            "requested to be included therein pursuant to the written requests of holders of Registrable Securities "
            "received within 25 days after delivery of the Company's notice": {
                "span_text": "requests of holders of Registrable Securities received within 25 days after delivery of "
                "the Company's notice",
                "quantity": 25,
                "anchor": "piggyback_notice",
            },
            "the Company shall register the Shares of any other Holder or Holders joining in such request as are "
            "specified in a written request given within twenty-five (25) days after receipt of such written notice "
            "from the Company.": {
                "span_text": "request given within twenty-five (25) days after receipt of such written notice",
                "key": "demand_inclusion_request",
                "quantity": 25,
                "anchor": "demand_notice",
            },
            "request made within 15 days after receipt of the notice, the Company shall register": {
                "span_text": "request made within 15 days after receipt of the notice",
                "quantity": 15,
            },
        },
        near_misses=("request made within 15 days after such notice, the Company shall pay",),
    ),
    Rule(
        name="clause.deadline.piggyback_inclusion",
        pattern=r"""requests? \s+ (?: for \s+ inclusion (?: \s+ (?: therein | thereof | in \s+ [\w\s]{3,40}? ) )?
            | in \s+ writing ) \s+ {LATEST} \s+ {COUNTED} {AFTER} {NOTICE}""",
        build=_included,
        needs=("request",),
        pieces=INCLUSION_PIECES,
        examples={
            "requests for inclusion therein within fifteen (15) days after the\ndate of sending the Piggyback "
            "Notice, for all Registrable Securities": {
                "span_text": "requests for inclusion therein within fifteen (15) days after the\ndate of sending the "
                "Piggyback Notice",
                "key": "piggyback_request",
                "actor": "Holder",
                "quantity": 15,
                "anchor": "piggyback_notice",
            },
            "request in writing within five (5) days following receipt of such notice (the Registrable Securities)": {
                "span_text": "request in writing within five (5) days following receipt of such notice",
                "quantity": 5,
            },
            "requests for inclusion therein within 8 days after notice has been given to the holders of "
            "Registrable Shares": {
                "span_text": "requests for inclusion therein within 8 days after notice",
                "quantity": 8,
            },
            "requests for inclusion therein within two (2) Business Days (or such shorter time as the Company may set) "
            "after the date that the Takedown Notice has been delivered to holders of Registrable Shares": {
                "span_text": "requests for inclusion therein within two (2) Business Days (or such "
                "shorter time as the Company may set) after the date that the Takedown Notice",
                "key": "inclusion_request",
                "quantity": 2,
                "basis": "business",
                "anchor": "takedown_notice",
            },
            "all Registrable Securities with written requests for inclusion within 10 Business Days after receipt of "
            "the Company’s notice": {
                "span_text": "requests for inclusion within 10 Business Days after receipt of the Company’s notice",
                "quantity": 10,
                "basis": "business",
            },
        },
        near_misses=(
            (
                "requests for inclusion within 20 days (or, in the case of an underwritten takedown, within 5 days) "
                "after receipt of the Company's notice"
            ),
            "requests for inclusion therein within fifteen days after the Closing",
        ),
    ),
    Rule(
        name="clause.deadline.piggyback_reply",
        pattern=r"""{HOLDERS} \b [^.;]{0,200}? \b (?: shall | must ) ,? \s+ {LATEST} \s+ {COUNTED} {AFTER} {NOTICE}
            (?: \s+ from \s+ the \s+ \w+ )? ,? \s+ so \s+ notify \b
            | {HOLDERS} \b [^.;]{0,90}? \b may ,? \s+ {LATEST} \s+ {COUNTED} {AFTER} {NOTICE} ,? \s+
            (?: request | elect ) \b (?= [^.;]{0,200}? \b (?: includ | regist ) )
            | {HOLDERS} \b [^.;]{0,90}? \b may \s+ (?: request | elect ) ,? \s* \(? \s* by \s+
            (?: (?: written | a | prior ) \s+ ){0,2} notice \b [^.;()]{0,60}? {LATEST} \s+ {COUNTED} {AFTER} {NOTICE}
            \)? ,? \s+ (?= to \s+ have \b [^.;]{0,90}? \b (?: includ | regist ) )""",
        build=_asked_in,
        needs=("notify", "request", "elect"),
        pieces=INCLUSION_PIECES,
        examples={
            "Holder wishing its Registrable Securities to be included shall, within ten (10) days after receipt of the "
            "Demand Notice, so notify": {
                "key": "demand_inclusion_request",
                "anchor": "demand_notice",
                "quantity": 10,
            },
            "Investor desiring to include its Registrable Securities in such registration statement shall, within ten "
            "(10) days after the above-described notice from the Company, so\nnotify": {
                "actor": "Investor",
                "quantity": 10,
                "anchor": "piggyback_notice",
            },
            "Upon receipt of such request, the Company will notify all Holders, and each such Holder may elect (by "
            "written notice sent to the Company within twenty (20) days of receipt of the Company's notice) to have "
            "its Registrable Securities included": {
                "span_text": "Holders, and each such Holder may elect (by written notice sent to the Company within "
                "twenty (20) days of receipt of the Company's notice) ",
                "key": "demand_inclusion_request",
                "quantity": 20,
            },
            "Holder may within ten (10) days after receipt of such notice request that its Registrable Securities be "
            "included": {
                "span_text": "Holder may within ten (10) days after receipt of such notice request",
                "actor": "Holder",
                "quantity": 10,
                "anchor": "piggyback_notice",
            },
        },
        near_misses=(
            "each Holder shall, within ten days after the Closing Date, so notify the Company",
            "each Holder may within ten days after the Closing Date request a copy",
            "each Holder may within ten (10) days after receipt of such notice request redemption of its Notes",
        ),
    ),
    Rule(
        name="clause.deadline.inclusion_reply",
        pattern=r"""(?: {HOLDERS} | \b holders? \b ) [^.;]{0,300}? \b (?: (?: shall | must ) \s+ so
            | (?: who | that ) (?= [^.;]{0,600}? \b includ | (?<= \b (?: includ | regist ) [^.;]{0,500} ) ) ) \s+
            (?: notify | advise ) \s+ the \s+ (?-i: Company | Issuer | Corporation | Partnership )
            (?: ,? \s+ in \s+ writing )? (?: \s+ \( [^()]{3,160} \) )? ,? \s+ {LATEST} \s+ {COUNTED} {AFTER}
            {NOTICE} (?! [^.;]{0,60}? \b not \b )""",
        build=_asked_in,
        needs=("notify", "advise"),
        pieces=INCLUSION_PIECES,
        examples={
            "Each Holder who desires to have its Registrable Securities included in it shall so advise the Company in "
            "writing (stating the number of shares) within twelve (12) days after the date of such notice": {
                "span_text": "Holder who desires to have its Registrable Securities included in it shall so advise the "
                "Company in writing (stating the number of shares) within twelve (12) days after the date of such "
                "notice",
                "key": "piggyback_request",
                "actor": "Holder",
                "quantity": 12,
                "anchor": "piggyback_notice",
            },
            "holders of Registrable Securities who notify the Company within eight (8) days after receiving notice "
            "from the Company of such request": {
                "span_text": "holders of Registrable Securities who notify the Company within eight (8) days after "
                "receiving notice",
                "key": "demand_inclusion_request",
                "quantity": 8,
            },
            "holder of Registrable Securities who wishes to include them in the Demand Registration shall so notify "
            "the Company within fourteen (14) days after the receipt by the holder of the notice": {
                "key": "demand_inclusion_request",
                "quantity": 14,
                "anchor": "demand_notice",
            },
        },
        near_misses=("each Holder of Registrable Securities shall so notify the Company within ten days of a sale",),
    ),
    Rule(
        name="clause.deadline.piggyback_notice",
        pattern=r"""(?: notify | notice | advise ) \b [^.;]{0,90}? (?-i: [Hh]olders? | Investors? | Purchasers? ) \b
            [^.;]{0,160}?
            {AT_LEAST} \s+ {COUNTED} {BEFORE}
            (?: (?: the \s+ )? (?: (?: initial | anticipated | proposed | planned ) \s+ )? (?: date \s+ of \s+ )?
                (?: the \s+ )? filing (?: \s+ date )? (?: \s+ of )?
                \s+ (?: any | a | such | the ) \s+ (?: (?: such | applicable ) \s+ )? {STATEMENT}
            | the \s+ (?: anticipated | proposed | planned ) \s+ filing \s+ date )""",
        build=_PIGGYBACK_NOTICE.build,
        needs=("filing",),
        pieces=DEADLINE_PIECES,
        examples={
            "notify all Holders of Registrable Securities in writing at least\ntwenty (20) days prior to the filing of "
            "any registration statement": {
                "key": "piggyback_notice",
                "quantity": 20,
                "direction": "before",
                "anchor": "planned_piggyback_filing",
            },
            "notice of such proposed filing to the holders of Registrable Securities as soon as practicable but in no "
            "event less than ten (10) days before the anticipated filing date": {"quantity": 10},
        },
        near_misses=("notify all Holders at least twenty days prior to the meeting",),
    ),
)

REGISTRABLE = ("egistrable", "EGISTRABLE", "egisterable", "arrant Shares", "arrant Securities")
ASKED: tuple[Asked, ...] = tuple(
    Asked((words,), 450, named_rules(RULES, *names), needs)
    for words, names, needs in (
        (r"notice,\s+(?:any|each|such|the|an?)\s", ("piggyback",), ("",)),
        (r"requests?\s[^.;]{0,60}?(?:given|made|delivered|received)\s", ("piggyback_given",), ("",)),
        (r"for\s+inclusion|request\s+in\s+writing", ("piggyback_inclusion",), REGISTRABLE),
        (r"so\s+(?:notify|advise)|(?:who|that)\s+(?:notify|advise)\s+the", ("inclusion_reply",), REGISTRABLE),
        (
            r"so\s+notify|notice\s+(?:request|elect)\b|(?:request|elect),?\s+\(?by\s+(?:\w+\s+){0,2}notice",
            ("piggyback_reply",),
            REGISTRABLE,
        ),
        (
            r"filing\s+(?:of\s+)?(?:any|such|an?|the)\s+(?:\w+\s+)?[Rr]egistration|(?:anticipated|proposed|planned)\s+filing\s",
            ("piggyback_notice",),
            REGISTRABLE,
        ),
    )
)
