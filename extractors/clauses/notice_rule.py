"""When notices count as given: "at the time delivered by hand, if personally delivered; five Business Days after …".

Read is the sentence that deems them given, its methods one by one; where it only says that notices count when they
arrive, the methods are those of a sentence before it. A sentence that says only how notices are to be sent, or a method
that counts on the earliest of several events, gives nothing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, pairwise

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.notice_hours import without_hours
from extractors.clauses.notice_methods import Way, named_methods, read_methods, read_received
from extractors.clauses.sentences import sentence_at, sentence_end
from pipeline.clause import Clause, NoticeMethod, NoticeRule
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, scan
from pipeline.span import Span

_NOTICE = lazy(r"\b(?:notices?|communications?|correspondence|demands?|requests?)\b", regex.IGNORECASE)
_ONE_NOTICE = lazy(
    r"\bNotice\s+of\s+[A-Z]|\b(?!All|Any|Each|Every|Such|The|No|Other)[A-Z][a-z]+\s+Notices?\s+(?:shall|will)\b"
)
"""A notice of its own kind: "Notice of Borrowing", "which Redemption Notice shall be deemed delivered"."""
_EVERY_NOTICE = lazy(
    r"(?:(?:All|Any|Each|Every|Such|The)\s+)?(?:(?:such|other|foregoing)\s+)*(?:notices?|communications?)\b(?!\s+of\b)",
    regex.IGNORECASE,
)
_NEXT_CASE = lazy(r";\s+(?:(?:and|or)\s+)?(?=(?:\(\w{1,4}\)\s*)?(?:if|in\s+the\s+case)\b)", regex.IGNORECASE)
_NEXT_MARK = lazy(r"(?:[,;]|\b(?:and|or))\s+(?:(?:and|or)\s+)?(?=\((?:[a-h]|[ivx]{1,4}|[1-9])\)\s)")
_FIRST_MARK = lazy(r"\((?:[a-h]|[ivx]{1,4}|[1-9])\)\s")
_BLOCK = lazy(r"\n[ \t]*\n\s*(?=(?:All|Any|Each|Every|Such|Notices?|The|If)\s)")
"""The start of a paragraph: an address before it, which has no full stop, is none of its sentence."""
_HOW = lazy(
    r"\b(?:(?:All|Any|Each|Every)\s+(?:[\w,]+\s+){0,4}?notices?|Notices?)\b(?!\s+of\b)[^.;]{0,160}?"
    r"\b(?:shall|must|may|will)\b"
)
_BEFORE = 2500
"""How far before the moment of receipt the sentence stands that names the methods: addresses come between."""
_GIVEN_BY = lazy(
    r"\b(?:given|made|sent|delivered|mailed|transmitted|served)\b[^,;:]{0,90}\b(?:shall|will|is)\b[^,;:]{0,30}$",
    regex.IGNORECASE,
)
"""The one way that a sentence is about: "Any notice given by registered mail shall be"."""
_EARLIEST = lazy(r"\b(?:earlie(?:r|st)|first|later|latest)\s+(?:of|to\s+occur)\b", regex.IGNORECASE)
_OF_ALL = lazy(r"\s+the\s+following\b|\s*:", regex.IGNORECASE)
"""What makes a list of events out of all that follows: "the earliest of the following to occur: (1) …"."""
_DEEMED = r"""\b (?: (?: deemed | considered | regarded | treated | taken ) \s+ (?: as \s+ )? (?: to \s+ )?
    (?: have \s+ )? (?: be(?: en)? \s+ )? (?: (?: duly | validly | properly | effectively | sufficiently ) \s+ )?
    (?: given | delivered | received | made | served | effective | sent ) |
    (?<= \b (?: delivery | notice ) \s+ (?: is | (?: shall | will ) \s+ be ) \s+ )
        deemed \s+ to \s+ have \s+ occurred |
    (?<= \b (?: shall | will ) \s+ (?: only \s+ )? be \s+ ) effective ) \b"""


def rule(match: Match, document: Document) -> NoticeRule | None:
    """The clause of the sentence in which notices are deemed given, null where none of its methods has a moment."""
    text = document.text
    whole = sentence_at(text, match.start())
    blocks = list(_BLOCK.finditer(text, whole.start, match.start()))
    if blocks:
        whole = Span(blocks[-1].end(), whole.end)
    if not _NOTICE.search(text, *whole) or _ONE_NOTICE.search(text, *whole):
        return None
    leads = list(_LEAD.finditer(text, *whole))
    told = without_hours(text, Span(match.end(), whole.end)) if leads[0].start() == match.start() else None
    if told is None:
        return None
    text, hourly = told
    ways = [one for one in _ways(text, whole, match, len(leads)) if one.method not in hourly]
    return _clause(ways, whole) if ways else None


def _ways(text: str, whole: Span, match: Match, leads: int) -> list[Way]:
    """The ways that a sentence gives, in which notices are deemed given once or several times."""
    behind = Span(match.end(), whole.end) if leads == 1 else whole
    given = _GIVEN_BY.search(text, whole.start, match.start())
    if given and named_methods(text, Span(*given.span())):
        behind = Span(given.start(), whole.end)
    if _EARLIEST.search(text, match.end(), whole.end):
        return _beside_earliest(text, behind)
    if named_methods(text, behind):
        return list(read_methods(text, behind))
    return _received(text, whole, match)


def _beside_earliest(text: str, behind: Span) -> list[Way]:
    """The ways of a list by cases, "(a) if by hand, upon delivery; (b) if by mail, upon the earlier of …", but those.

    Where the sentence is no such list, "the earlier of" may reach over all of it, and there is none.
    """
    mark, earliest = _FIRST_MARK.search(text, *behind), _EARLIEST.search(text, *behind)
    within = mark is not None and earliest is not None and mark.start() < earliest.start()
    if earliest is not None and _OF_ALL.match(text, earliest.end()) and not within:
        return []
    case = _NEXT_MARK if within and not _NEXT_CASE.search(text, *behind) else _NEXT_CASE
    starts = [behind.start, *(one.end() for one in case.finditer(text, *behind))]
    if len(starts) == 1:
        return []
    cases = [Span(*one) for one in pairwise((*starts, behind.end))]
    read = chain.from_iterable(read_methods(text, one) for one in cases if not _EARLIEST.search(text, *one))
    return list({one.method: one for one in read}.values())


def _received(text: str, whole: Span, match: Match) -> list[Way]:
    """The ways where no method stands behind "deemed given": "sent by hand or mail and deemed given when received".

    Then they stand before it, in the sentence or in one shortly before that speaks of all notices.
    """
    behind, before = Span(match.end(), whole.end), Span(whole.start, match.start())
    if named_methods(text, before):
        return list(read_received(text, behind, before)) or list(read_methods(text, whole))
    named = _named_before(text, whole.start) if _EVERY_NOTICE.match(text, *whole) else None
    return list(read_received(text, behind, named)) if named else []


def _named_before(text: str, before: int) -> Span | None:
    """The sentence shortly before that names how notices are sent: "All notices shall be given by hand or mail"."""
    for lead in reversed(list(_HOW.finditer(text, max(0, before - _BEFORE), before))):
        sentence = Span(lead.start(), min(sentence_end(text, lead.end()), before))
        if named_methods(text, sentence):
            return sentence
    return None


def _clause(ways: list[Way], whole: Span) -> NoticeRule:
    spans = {f"methods[{at}].{name}": span for at, way in enumerate(ways) for name, span in way.spans.items()}
    return NoticeRule(
        span=whole,
        methods=tuple(
            NoticeMethod(
                method=way.method,
                deemed=way.event,
                quantity=way.quantity,
                basis=way.basis,
                condition=way.condition,
            )
            for way in ways
        ),
        evidence=quotes(spans),
    )


_LEAD = lazy(_DEEMED, regex.VERBOSE)
RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.notice_rule",
        pattern=_DEEMED,
        build=rule,
        needs=("otice",),
        ignore_case=False,
        examples={
            "Any demand, notice or communication given by personal delivery shall be deemed to have been given at the "
            "time of actual delivery or, if given by registered mail, on the fifth (5th) Business Day following the "
            "deposit thereof in the mail, or if given by electronic communication, on the day of transmittal.": {
                "span_text": "Any demand, notice or communication given by personal delivery shall be deemed to have "
                "been given at the time of actual delivery or, if given by registered mail, on the fifth (5th) "
                "Business Day following the deposit thereof in the mail, or if given by electronic communication, on "
                "the day of transmittal.",
                "methods[0].method": "hand",
                "methods[1].quantity": 5,
                "methods[2].method": "email",
                "methods[2].deemed": "sent",
            },
            "Notices shall be deemed given (a) when hand-delivered, or (b) three days after mailing.": {
                "span_text": "Notices shall be deemed given (a) when hand-delivered, or (b) three days after mailing.",
                "methods[0].method": "hand",
                "methods[0].deemed": "delivered",
                "methods[1].quantity": 3,
            },
            "All such notices shall be deemed to have been duly given: at the time\ndelivered by hand, if "
            "personally delivered; five Business Days after being\ndeposited in the mail; when answered back, if "
            "telexed; and on the next Business\nDay, if timely delivered to an air courier guaranteeing "
            "overnight delivery.": {
                "methods[0].method": "hand",
                "methods[0].deemed": "delivered",
                "methods[1].method": "mail",
                "methods[1].quantity": 5,
                "methods[1].basis": "business",
                "methods[2].deemed": "answered",
                "methods[3].quantity": 1,
                "methods[3].condition": "timely",
            },
            # N2K, 1997: the moment first, then the method
            "Notices will be deemed given upon personal delivery, one (1) day after deposit with express "
            "courier, upon confirmation of receipt of facsimile or email or five (5) days after deposit in the "
            "mail.": {
                "methods[1].method": "courier",
                "methods[1].basis": "calendar",
                "methods[2].method": "fax",
                "methods[2].deemed": "acknowledged",
                "methods[3].method": "email",
                "methods[4].quantity": 5,
            },
            # Ralcorp, 1997: the method first, and a verb for each
            "Any notice, if mailed and properly addressed, shall be deemed given three (3) Business Days after "
            "deposit in the U.S. mail; any notice, if transmitted by facsimile, shall be deemed given when "
            "transmitted.": {
                "methods[0].quantity": 3,
                "methods[1].method": "fax",
                "methods[1].deemed": "sent",
            },
            # Executives' agreements: the methods first, then when all of them count
            "All notices shall be in writing and shall be given by hand delivery or by registered mail, addressed as "
            "follows.\nNotices shall be effective when actually received by the addressee.": {
                "span_text": "Notices shall be effective when actually received by the addressee.",
                "methods[0].method": "hand",
                "methods[1].method": "mail",
                "methods[1].deemed": "delivered",
            },
            # hours are no field: that way is left out, the others are not
            "Any such notice shall be effective upon delivery, if delivered by personal delivery or overnight courier, "
            "and seventy-two (72) hours after dispatch, if mailed.": {
                "methods[0].method": "hand",
                "methods[1].method": "courier",
                "methods[1].deemed": "delivered",
            },
            "Any notice shall be delivered in person or mailed by certified mail, return receipt requested, and shall "
            "be deemed received when actually received.": {
                "methods[0].method": "hand",
                "methods[1].method": "mail",
                "methods[1].deemed": "delivered",
            },
            "Each such notice shall be deemed given as follows: (a) if sent by hand delivery, upon delivery; (b) if "
            "sent by mail, upon the earlier of receipt or three days after deposit; and (c) if sent by telecopy, upon "
            "receipt.": {"methods[0].method": "hand", "methods[1].method": "fax", "methods[1].deemed": "delivered"},
            "Notices shall be deemed given when delivered personally or when enclosed in a sealed envelope, registered "
            "or certified, and deposited in a post office.": {
                "methods[1].method": "mail",
                "methods[1].deemed": "sent",
                "methods[1].quantity": None,
            },
            "Notices shall be deemed given (a) when delivered by hand; (b) when sent by fax to the number below; "
            "provided that a fax sent after 5:00 p.m. (Boston time) counts on the next business day; or (c) three days "
            "after deposit in the mail.": {
                "methods[0].method": "hand",
                "methods[1].method": "mail",
                "methods[1].quantity": 3,
            },
            "Notice shall be given by (a) hand delivery, whereby delivery is deemed to have occurred at the time of "
            "delivery, or (b) registered letter, whereby delivery is deemed to have occurred on the fifth day after "
            "posting.": {
                "methods[0].deemed": "delivered",
                "methods[1].method": "mail",
                "methods[1].quantity": 5,
            },
            "Notices shall be deemed given (1) if mailed, on the second day after mailing, (2) if sent by courier, on "
            "the next Business Day or (3) if faxed, when the confirmation of transmission thereof is received.": {
                "methods[1].method": "courier",
                "methods[1].quantity": 1,
                "methods[2].deemed": "acknowledged",
            },
            "Notices are deemed given on the date of first attempted delivery by mail or the first business day after "
            "deposit with an overnight courier.": {"methods[0].method": "courier", "methods[0].quantity": 1},
            # a kind of days that the agreement itself makes has no field
            "Notice shall be deemed given: (a) upon receipt if delivered by hand, (b) on the Delivery Day after "
            "deposit with a courier service; or (c) on the third Delivery Day after deposit in the mail.": {
                "methods[0].method": "hand",
            },
            "Each such notice shall be effective (i) if given by facsimile transmission, when transmitted to the "
            "number in this Section and confirmation of receipt is received, (ii) if given by mail, 72 hours after it "
            "is deposited or (iii) if given by any other means, when delivered.": {
                "methods[0].method": "fax",
                "methods[0].deemed": "sent",
                "methods[0].condition": "confirmed",
            },
            "Any such notice shall be deemed received (i) when delivered, if personally delivered, or sent by courier "
            "or sent via facsimile or (ii) on the third Business Day after posting if sent by registered mail.": {
                "methods[1].method": "courier",
                "methods[2].method": "fax",
                "methods[2].deemed": "delivered",
                "methods[3].quantity": 3,
            },
            "Notices may be delivered by hand, in which event the notice shall be deemed effective when delivered, or "
            "by courier, in which event the notice shall be deemed delivered the Business Day after it is accepted by "
            "the courier.": {
                "methods[0].deemed": "delivered",
                "methods[1].method": "courier",
                "methods[1].deemed": "sent",
                "methods[1].quantity": 1,
            },
            # the method before the verb, as Canadian agreements have it
            "Any notice given by personal delivery shall be conclusively deemed given on the day of actual delivery "
            "and, if given by registered mail, on the fifth Business Day following its deposit in the mail.": {
                "methods[0].method": "hand",
                "methods[1].method": "mail",
                "methods[1].quantity": 5,
            },
            # English and Australian: "taken to be received", "clear days", "despatch"
            "A notice is taken to be received: (i) if by hand, when left at the address; (ii) if by pre-paid post or "
            "mail, on the second clear Business Day after posting; (iii) if by fax, at the time of despatch.": {
                "methods[0].deemed": "delivered",
                "methods[1].quantity": 2,
                "methods[2].deemed": "sent",
            },
            "Each notice will only be effective: (i) if by way of fax, on the date that transmission is received in "
            "legible form; (ii) if by electronic-mail, on receipt of written confirmation of the transmission.": {
                "methods[0].method": "fax",
                "methods[0].deemed": "delivered",
                "methods[1].method": "email",
                "methods[1].deemed": "acknowledged",
            },
            # of a list under one "when", only delivery is a moment
            "Notices shall be deemed given when delivered personally, sent by overnight courier, or mailed by "
            "registered mail.": {"methods[0].method": "hand", "methods[0].deemed": "delivered"},
            "All notices shall be deemed duly given (a) when delivered in person, (b) on the next Business Day after "
            "being sent by overnight courier or (c) upon the earlier of confirmed receipt or the fourth Business Day "
            "after the date of mailing if sent by registered mail.": {
                "methods": [
                    {"method": "hand", "deemed": "delivered"},
                    {"method": "courier", "deemed": "sent", "quantity": 1, "basis": "business"},
                ],
            },
            "Notices shall be deemed given (a) when delivered, if by hand; (b) when sent, if by fax; and (c) three "
            "days after deposit in the mail, provided, however, that notices by fax or by hand that are received after "
            "5:00 p.m. count the next day.": {
                "methods": [{"method": "mail", "deemed": "sent", "quantity": 3, "basis": "calendar"}]
            },
            "Notices shall be deemed given (a) when delivered by hand, (b) when sent by fax, provided that if sent "
            "after 5:00 p.m. it counts the next business day, or (c) three days after deposit in the mail.": {
                "methods[0].method": "hand",
                "methods[1].method": "mail",
                "methods[1].quantity": 3,
            },
            "Notices shall be deemed given (a) if by hand, when delivered; (b) if mailed, on the earlier of: (i) "
            "receipt and (ii) three days after deposit; (c) if sent by fax, when sent.": {
                "methods": [{"method": "hand", "deemed": "delivered"}, {"method": "fax", "deemed": "sent"}],
            },
            "Notices shall be deemed given upon personal delivery or attempted delivery, or three days after deposit "
            "in the mail.": {
                "methods[0].method": "hand",
                "methods[1].method": "mail",
                "methods[1].quantity": 3,
            },
            "Notices shall be deemed given when delivered by hand or at the close of business on the third day after "
            "mailing by registered mail.": {
                "methods[0].method": "hand",
                "methods[1].method": "mail",
                "methods[1].quantity": 3,
            },
        },
        near_misses=(
            (
                "Notices shall be deemed given (a) when delivered, if by hand; (b) when sent, if by fax; and (c) three "
                "days after deposit in the mail; provided that any notice received after 5:00 p.m. counts the next day."
            ),
            (
                "A notice is deemed received upon the earliest of the following: (1) receipt by hand; (2) in the case "
                "of mail, three days after posting."
            ),
            "Notices sent by fax shall be deemed given at the time of despatch, if despatched before 5.00 p.m.",
            "All notices shall be deemed given if delivered personally, sent via facsimile or mailed to the parties.",
            "All notices shall be deemed given if mailed by registered mail or sent by facsimile to the parties.",
            "Notices shall be deemed given on the earlier of (i) receipt by hand; or (ii) three days after mailing.",
            "Notices shall be deemed given on the earlier of receipt and three days after mailing by registered mail.",
            (
                "Notice shall be deemed given on the earlier of receipt or when (a) personally delivered; (b) the day "
                "after posting when sent by courier; or (c) five days after posting when sent by certified mail."
            ),
            "Notice sent by first class mail shall be deemed received 48 hours after posting.",
            "The Shares shall be deemed delivered when the certificates are deposited in the mail.",
            (
                "Notices sent by fax shall be deemed given when sent, provided that a fax sent after 5:00 p.m. "
                "counts the next day."
            ),
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """One clause for each passage that says when notices count as given; where another repeats it, the first."""
    seen: list[tuple[NoticeMethod, ...]] = []
    for one in _joined(document, (one for one in scan(document, RULES) if isinstance(one, NoticeRule))):
        if one.methods not in seen:
            seen.append(one.methods)
            yield one


def _joined(document: Document, clauses: Iterable[NoticeRule]) -> Iterator[NoticeRule]:
    """Clauses whose sentences follow one another made one: one sentence for hand and fax, the next for the mail."""
    last: NoticeRule | None = None
    for one in clauses:
        if last is not None and not document.text[last.span.end : one.span.start].strip():
            last = _merged(last, one)
            continue
        if last is not None:
            yield last
        last = one
    if last is not None:
        yield last


def _merged(first: NoticeRule, second: NoticeRule) -> NoticeRule:
    known = {one.method for one in first.methods}
    methods, evidence = list(first.methods), dict(first.evidence)
    for at, one in enumerate(second.methods):
        if one.method not in known:
            own = {path: quote for path, quote in second.evidence.items() if path.startswith(f"methods[{at}].")}
            evidence |= {f"methods[{len(methods)}].{path.partition('.')[2]}": quote for path, quote in own.items()}
            methods.append(one)
    span = Span(first.span.start, second.span.end)
    return replace(first, span=span, methods=tuple(methods), evidence=evidence)
