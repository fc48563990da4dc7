"""When notices count as given: "at the time delivered by hand, if personally delivered; five Business Days after …".

Read is the sentence that deems them given, its methods one by one. A sentence that says only how notices are to be
sent, or that they count on the earliest of several events, gives no clause.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.notice_methods import LATER, Way, names_method, read_methods
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Clause, NoticeMethod, NoticeRule
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, scan
from pipeline.span import Span

"""How far before "deemed given" the word for what is given stands at most."""
_NOTICE = lazy(r"\b(?:notices?|communications?|correspondence|demands?|requests?)\b", regex.IGNORECASE)
_ONE_NOTICE = lazy(r"\bNotice\s+of\s+[A-Z]")
_PROVIDED = lazy(r"\bprovided\b,?\s+(?:however|that|further)\b", regex.IGNORECASE)
_EARLIEST = lazy(r"\b(?:earlie(?:r|st)|first|later|latest)\s+(?:of|to\s+occur)\b", regex.IGNORECASE)
_DEEMED = r"""\b (?: (?: deemed | considered | regarded | treated ) \s+ (?: as \s+ )? (?: to \s+ )? (?: have \s+ )?
    (?: be(?: en)? \s+ )? (?: (?: duly | validly | properly | effectively | sufficiently ) \s+ )?
    (?: given | delivered | received | made | served | effective | sent ) |
    (?<= \b (?: shall | will ) \s+ be \s+ ) effective ) \b"""


def rule(match: Match, document: Document) -> NoticeRule | None:
    """The clause of the sentence in which notices are deemed given, null where none of its methods has a moment."""
    text = document.text
    whole = sentence_at(text, match.start())
    if (
        not _NOTICE.search(text, *whole)
        or _ONE_NOTICE.search(text, *whole)
        or _EARLIEST.search(text, match.end(), whole.end)
    ):
        return None
    leads = list(_LEAD.finditer(text, *whole))
    proviso = _PROVIDED.search(text, match.end(), whole.end)
    if leads[0].start() != match.start() or (proviso and LATER.search(text, proviso.end(), whole.end)):
        return None
    behind = Span(match.end(), whole.end) if len(leads) == 1 else whole
    if not names_method(text, behind):  # "notices sent by hand or by mail shall be deemed given when received"
        behind = whole
    ways = list(read_methods(text, behind))
    return _clause(ways, whole) if ways else None


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
        },
        near_misses=(
            "All notices shall be deemed given if mailed by registered mail or sent by facsimile to the parties.",
            "Notices shall be deemed given on the earlier of receipt and three days after mailing by registered mail.",
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
