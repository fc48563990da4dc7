"""Duties in the passive: "All expenses shall be borne by the Company", "the fee shall be paid on each anniversary".

Who does it stands behind "by"; where nobody stands there the obligor is null, and only payments and deliveries count.
"""

import regex

from extractors.obligations.clause import around
from extractors.obligations.duties import Duty
from extractors.obligations.item import condition_ahead, deadline_ahead, from_deadline, obligation
from extractors.obligations.somebody import is_somebody
from extractors.obligations.subjects import Subject, subject
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Obligation
from pipeline.rules import Match, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
# "borne by and be the obligation of the Builder"
_BY = lazy(
    r"""\b (?i: by ) \s+ (?: and \s+ (?: for | at ) \s+ the \s+ (?: account | expense | cost ) \s+ of \s+ )?
        (?: and \s+ be \s+ (?: [a-z]+ \s+ ){1,4}? of \s+ )?
        (?= (?: the | each | any | such | all | either | both | our | tenant | landlord | less (?: ee | or ) | buyer
          | seller | contractor | owner | borrower | lender | licens (?: ee | or ) ) \b
          | (?: [a-z]{1,2} -? | \d+ )? [A-Z] )""",
    regex.VERBOSE,
)
_DOER = lazy(
    r"""(?: (?: the | each | any | such | all | either | both | our | applicable | respective ) \s+ )*
        (?P<name> [\w’'&-]+ (?: \s+ [\w’'&-]+ ){0,3} )""",
    _FLAGS,
)
_AND_DOER = lazy(
    r"\s+ (?: and | or ) \s+ (?: (?: the | each | its | their ) \s+ )? (?: (?-i: [A-Z] ) [\w’'-]* \s+ )??"
    r" (?P<last> (?-i: [A-Z] ) [\w’'-]* ) (?! \s+ (?: shall | will | may | must | agrees? ) \b )",
    _FLAGS,
)
_GOES_ON = frozenset(("of", "to", "for", "from", "in", "on", "at", "under", "upon", "within", "pursuant"))
_NEAR = 120  # characters between a passive verb and its "by"
_DONE = lazy(r"be \s+ (?: (?: \w+ly | so | also ) \s+ )? (\w+)", _FLAGS)
_DONE_BY_OTHERS = lazy(
    r"""\b (?: (?: which | that | may | shall | will | who ) \b
        | (?: conversion | exercise | performance | receipt | execution | acceptance | purchase | issuance ) \b
        | (?: \w+ (?: ed | en | ing ) | made | or | and | be | held | set-off | counterclaim ) \s+ $ )""",
    _FLAGS,
)
_DESCRIBES = lazy(
    r"\b(?:which|that|whom|whose|where|whether|extent|what|when(?:ever)?|if|once|while|because|since|although)\b",
    regex.IGNORECASE,
)
# "These statements are the responsibility of Management": who answers for what is said, as auditors write
_SAID = lazy(
    r"\b(?:statements?|information|releases?|reports?|schedules?|accounts|disclosures?|controls?|assertions?|contents?"
    r"|notes?|bonds?|debentures?|guarant(?:y|ee)s?|agreement|securit(?:y|ies)|debts?|loans?)\b",
    regex.IGNORECASE,
)
_IT = lazy(r"(?:it|there|this|what)\b", regex.IGNORECASE)  # "it is Tenant's responsibility to"
_WORD = lazy(r"[\w&-]+(?:['’](?!s\b)\w+)?", regex.IGNORECASE)
_NEXT_WORD = lazy(r"\s+(\p{Lu}[\w-]*)")
_NONE = lazy(r"(?:no|neither|nor|none|nothing|nobody)\b", regex.IGNORECASE)
_IS_OR = lazy(
    r"\b(?:is|are|was|were)\s+or\s+$", regex.IGNORECASE
)  # "no fee was, is or will be payable by the Borrower"
# "shall be payable monthly", "due and payable on May 1", but not "payable to the order of the Bank"
_DUE = lazy(
    r"""(?: \s+ and \s+ (?: payable | owing ) )? \s+
        (?: (?: in \s+ (?: cash | full | lawful | (?: equal \s+ )? \w+ \s+ installments )
            | by \s+ wire \s+ transfer ) \b [\w\s]{0,40}? \s )?
        (?: [\w-]+ly | on | upon | within | (?: not | no ) \s+ later | prior \s+ to | commencing | beginning
          | by \s+ (?: the \s+ )? (?: [\w-]+ \s+ ){1,3} of | at \s+ (?: the \s+ )? closing
          | in \s+ (?: arrears? | advance | (?: equal \s+ )? \w+ \s+ installments ) ) \b
        (?! \s+ (?: for | if | to ) \b )""",
    _FLAGS,
)
# "disputes shall be submitted to arbitration": given to nobody
_SUIT = lazy(
    r"be\s+(?:\w+ly\s+)?submitted\s+(?:[\w-]+\s+){1,6}?(?:arbitrat|mediat|court|jurisdiction)", regex.IGNORECASE
)
_NO_SUM = lazy(r"\b(?:no|neither|nor|none)\b[^,;]{0,60}$", regex.IGNORECASE)  # "…, and no sum shall be paid for it"
# "if …, the fees and expenses of counsel shall be paid by": what is done stands behind the last comma
_LAST_THING = lazy(
    r"""(?<! \b (?: of | to | by | with | under | in | for | from ) ) , \s+
        (?: then \s+ | in \s+ which \s+ (?: event | case ) \s+ )?
        (?= (?: the | all | any | each | such | every | this ) \s
            [^,]* (?: , \s+ (?: including | whether | approved | together \s with | if \s any | plus ) \b
              [^,]* , \s* )? $ )""",
    _FLAGS,
)
# "if the sale is late, liquidated damages shall be paid": a bare thing, behind a condition alone
_BARE_THING = lazy(r", \s+ (?: then \s+ )? (?= (?: [\w-]+ \s+ ){1,5} $ )", _FLAGS)
# "Principal shall be paid at the office, and any interest shall be paid by check"
_NEXT_THING = lazy(
    r""",? \s+ and \s+ (?= (?: the | all | any | each | such ) \s [^,]* $ )
        (?<= \b (?: shall | will | must | may ) \b [^;.]{1,400} \s and \s+ )""",
    _FLAGS,
)
_NO_THING = lazy(
    r"""\b (?: which | that | if | when | unless | until | where
        | as (?! \s+ (?: liquidated | additional | compensation | damages | rent | part | an? ) \b )
        | after | before | whether
        | (?: date | day | time ) \s+ (?: such | the | each | all | any ) ) \b [^,]* $""",
    _FLAGS,
)
_DESCRIBED = lazy(
    r"""(?: (?! (?: which | that | if | when | unless | as | where | after | before | whether ) \b ) [\w-]+ \s+ ){1,16}
        (?: which | that ) \s+
        (?: would | could | may | will | shall | is | are | was | were | has | have | exceeds? | relates? ) \b
        (?: (?! \b (?: which | that | if | when | unless | until | where | whether ) \b ) [^,] )*""",
    _FLAGS,
)
_OWED = lazy(
    r"\s*(?:(?:the|all|any|each|such)\s+)*(?:[a-z]+\s+)?(?:interest|fees?|rent|amounts?|sums?|payments?|principal|costs|expenses)\b",
    regex.IGNORECASE,
)
# "payment of the Fee shall be made within ten days"
_PAYMENT = lazy(
    r"\b(?:(?:re|pre)?payments?|distributions?|instal?lments?|contributions?|deposits?|remittances?|refunds?|deliver(?:y|ies))\b"
    r"[^,;]{0,200}$",
    regex.IGNORECASE,
)
# "All payments to be made by Buyer hereunder shall be made in dollars"
_PAID_BY = lazy(
    r"\s*(?:(?:the|all|any|each|every|such|and)\s+)*(?:[a-z]+\s+)?(?:payments?|amounts?|sums?|fees|deliver(?:y|ies))\s+"
    r"(?:(?:due|owing|payable|made|required|to\s+be\s+(?:made|paid))\s+){0,2}by\s+",
    regex.IGNORECASE,
)
# "At least 20 days' notice of the meeting shall be given": by when, which no rule on how notices are sent says
_TELLS = frozenset(("given", "sent", "mailed", "provided", "transmitted"))
_IN_TIME = lazy(
    r"\b(?:at\s+least|(?:not|no)\s+(?:less|fewer|more|later)\s+than|within)\s+(?:[\w()-]+\s+){1,7}?days?\b[’']?"
    r"(?!\s+after\s+(?:the\s+)?(?:date\s+of\s+)?(?:mailing|deposit))",
    regex.IGNORECASE,
)
_PLAIN = lazy(
    r"(?:(?:within|(?:not|no)\s+later\s+than)\s[^,;]{1,100},\s+)?"
    r"(?:(?!\b(?:shall|will|may|must|if|when|unless)\b)[^,;]){1,160}",
    regex.IGNORECASE,
)
_NOTICE = lazy(r"\bnotices?\b[^,]*$", regex.IGNORECASE)
_GIVES = frozenset(
    (
        "paid", "repaid", "prepaid", "delivered", "returned", "furnished", "reimbursed", "filed", "submitted",
        "remitted", "deposited", "borne", "refunded", "payable", "due",
    )
)  # fmt: skip


def passive(text: str, clause: Span, at: int, duty: Duty, who: Subject | None) -> Obligation | None:
    """What a passive verb lays on its doer, "shall" or "may" standing at `at` and `who` being its subject, if any."""
    action = duty.action
    done = _DONE.match(text, action)
    doer = _doer(text, done.end(), clause.end) if done else None
    start = _thing(text, clause.start, at, done_by=doer)
    if doer and who and who.known and condition_ahead(text[clause.start : who.span.start]):
        start = who.span.start  # "If the Work is late, Builder shall be reimbursed by Owner"
    if start is None or done is None:
        return None
    if _NONE.match(text, start) or _NO_SUM.search(text, start, at) or _IS_OR.search(text, start, at):
        return None
    verb = done[1].casefold()
    in_time = verb in _TELLS and _IN_TIME.search(text, clause.start, min(clause.end, done.end() + _NEAR))
    told = bool(in_time) and _PLAIN.fullmatch(text, start, at) is not None
    if not told and _NOTICE.search(text, start, at):
        return None
    somebody = who is not None and who.known
    paid = verb in _GIVES or (verb == "made" and _PAYMENT.search(text, start, at))
    if doer is None and (duty.modality == "may" or somebody or not (paid or told)):
        return None
    if doer is None and _SUIT.match(text, action):
        return None
    if doer is None and not _is_due(text, clause, start, done):
        return None
    if text[clause.start : start].rstrip().casefold().endswith(", and"):  # which stands behind another duty
        return obligation(text, Span(start, clause.end), action, doer, duty.modality)
    begin, lead = from_deadline(text, clause.start, start)
    doer = doer or _payer(text, start, at)
    return obligation(text, Span(begin, clause.end), action, doer, duty.modality, lead)


def _is_due(text: str, clause: Span, start: int, done: Match) -> bool:
    """Whether a passive verb with no doer says by when something is "payable" or "due"; other verbs need not."""
    if done[1].casefold() not in ("payable", "due") or _DUE.match(text, done.end(), clause.end):
        return True
    return done[1].casefold() == "due" and deadline_ahead(text[clause.start : start].strip(" ,"))


def _payer(text: str, start: int, at: int) -> Subject | None:
    """Who makes the payments that the subject of the verb at the second offset is: "All payments by Buyer"."""
    by = _PAID_BY.match(text, start, at)
    return _named(text, by.end(), at) if by else None


def incumbent_on(match: Match, document: Document) -> Obligation | None:
    """What "is the responsibility of" somebody: a duty of theirs, where the sentence begins with the thing."""
    text = document.text
    clause = around(document, match.start())
    who = subject(text, match.start("who"), match.end("who"))
    if who is None or not who.known or who.negative:
        return None
    start = _thing(text, clause.start, match.start(), done_by=who)
    if start is None or not text[start : match.start()].strip() or _NONE.match(text, start):
        return None
    if _IT.match(text, start) or _SAID.search(text, start, match.start()):
        return None
    return obligation(text, Span(start, clause.end), match.start("action"), who, "shall", text[clause.start : start])


def payable_by(match: Match, document: Document) -> Obligation | None:
    """What "is payable by" somebody, where the sentence begins with the thing."""
    text, at = document.text, match.start("is")
    clause = around(document, at)
    who = _doer(text, match.start("action"), clause.end)
    start = _thing(text, clause.start, at, done_by=None) if who else None
    if start is None or _DESCRIBES.search(text, start, at):
        return None
    if _NONE.match(text, start) or _NO_SUM.search(text, start, at):
        return None
    return obligation(text, Span(start, clause.end), match.start("action"), who, "shall", text[clause.start : start])


def _doer(text: str, at: int, end: int) -> Subject | None:
    """Who stands behind "by" and does what is done, if it is somebody; not whoever signed what is delivered."""
    by = _BY.search(text, at, min(end, at + _NEAR))
    return _named(text, by.end(), end) if by and not _DONE_BY_OTHERS.search(text, at, by.start()) else None


def _named(text: str, at: int, end: int) -> Subject | None:
    """Who is named at the offset, with those joined to it."""
    match = _DOER.match(text, at, end)
    if match is None:
        return None
    for last in _WORD.finditer(text, *match.span("name")):
        if last[0].casefold() in _GOES_ON:
            return None  # "driven by the degree of the Company's success", "paid by Acme to Seller"
        if text.startswith(("'s", "’s"), last.end()):
            continue  # "by the Buyer's Agent"
        if is_somebody(text, Span(*last.span())):
            end = last.end()
            while (more := _NEXT_WORD.match(text, end, match.end("name"))) and is_somebody(text, Span(*more.span(1))):
                end = more.end()  # "by Artist Group", where the group is called so
            while (also := _AND_DOER.match(text, end)) and is_somebody(text, Span(*also.span("last"))):
                end = also.end()
            return Subject(Span(match.start("name"), end), words(text[match.start("name") : end]))
    return None


def _thing(text: str, start: int, at: int, *, done_by: Subject | None) -> int | None:
    """Where the subject of a passive verb begins: behind the comma of a condition, else with the clause.

    "Costs which exceed the Budget shall be paid by the Owner": where it is said who pays, a thing may be described, and
    so may what is owed anyway: "interest on Loans which are Prime Rate Loans".
    """
    comma = _LAST_THING.search(text, start, at) or _NEXT_THING.search(text, start, at)
    if comma is None and (bare := _BARE_THING.search(text, start, at)) and condition_ahead(text[start : bare.start()]):
        comma = bare
    begin = comma.end() if comma else start
    rest = text[begin:at]
    if _NO_THING.search(rest) and not ((done_by or _OWED.match(rest)) and _DESCRIBED.fullmatch(rest.strip())):
        return None
    return begin + len(rest) - len(rest.lstrip())
