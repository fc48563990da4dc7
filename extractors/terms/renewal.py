"""For how long an instrument renews itself, and how long before its end one must give notice that it shall not.

"shall automatically renew for successive one (1) year periods unless either party gives notice at least thirty (30)
days prior to the end of the term" renews for a year, and asks for 30 days.
"""

from collections.abc import Iterator
from decimal import Decimal
from itertools import groupby

from extractors.terms.own_parts import own_parts
from extractors.terms.renewal_signs import (
    AGAIN_DAYS,
    AGAINST,
    AHEAD,
    ASIDE,
    AT_LEAST,
    AT_MOST,
    AUTOMATIC,
    BEHIND,
    BY_WORD,
    CHOICE,
    DEFINES,
    ELECTS,
    END_OF_TERM,
    EVERGREEN,
    INITIAL,
    INTENDS,
    IT,
    ITSELF,
    LABEL,
    LASTS,
    LIKE,
    MORE,
    MUTUAL,
    NOTICE_LABEL,
    OF_TERM,
    ONCE,
    OTHER,
    OTHERWISE,
    PARTS,
    PRIOR,
    PRIOR_BEHIND,
    REFUSES,
    RENEWALS,
    RENEWS,
    STOP,
    TERM_HEADED,
    TERM_LABEL,
)
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.record import Date, Record, TermLength, Unit
from pipeline.span import Span

_RENEWAL_RULE = "terms.renewal_term"
_NOTICE_RULE = "terms.notice_period"
_REACH = 600
_NEAR = 240
_DAYS = {"week": 7, "month": 30, "quarter": 91, "half_year": 182, "year": 365}


def renewal(record: Record, document: Document) -> tuple[TermLength | None, TermLength | None]:
    """The renewal term and the period of the notice that prevents it, from the first sentence that has the former."""
    own = own_parts(document)
    lengths = _shortest([one for one in record.dates if one.part in own and one.quantity and one.unit])
    if record.document.kind == "amendment":
        lengths = [one for one in lengths if not _once(document, one)]
    for clause in _clauses(document):
        term = next(_terms(document, lengths, clause), None)
        if term is not None:
            near = next(_notices(document, lengths, clause), None)
            return term, near or next(_before_an_end(document, lengths), None)
    text = document.text
    itself = (one for one in _clauses(document) if ITSELF.search(text, one.start, one.end))
    near = next((notice for clause in itself for notice in _notices(document, lengths, clause)), None)
    return None, near or next(_evergreen(document, lengths), None)


def _once(document: Document, one: Date) -> bool:
    """Whether an amendment extends a term by the length to a day that it names, and gives nobody a choice."""
    text = document.text
    if not ONCE.match(text, one.span.end):
        return False
    return CHOICE.search(text, _before(text, one.span.start), one.span.start) is None


def _shortest(lengths: list[Date]) -> list[Date]:
    """The lengths, of those that stand together the shortest: "not less than 30 and not more than 90 days before"."""
    ordered = sorted(lengths, key=lambda one: (one.span, (one.quantity or 0) * _DAYS.get(one.unit or "day", 1)))
    return [next(alike) for _, alike in groupby(ordered, key=lambda one: one.span)]


def _clauses(document: Document) -> Iterator[Span]:
    """The sentences that say that the instrument renews itself or may be renewed, each with the one behind it."""
    text = document.text
    for match in matches(RENEWS, document):
        start = max(0, match.start() - _REACH)
        stops = [stop.end() for stop in STOP.finditer(text, start, match.start() + 1)]
        begin = stops[-1] if stops else start
        end = _end(text, match.end())
        sentence = text[begin:end]
        if document.part_at(match.start()) not in own_parts(document) or OTHER.search(sentence):
            continue
        if MUTUAL.search(sentence) and not AUTOMATIC.search(sentence):
            continue
        named = text[_before(text, begin) : end] if IT.search(sentence) else sentence
        labelled = LABEL.match(text, match.start()) or TERM_LABEL.search(text[begin : match.start()])
        if OF_TERM.search(named) or labelled or TERM_HEADED.search(text, max(0, begin - 24), begin):
            yield Span(begin, end)


def _end(text: str, at: int) -> int:
    stop = STOP.search(text, at, min(len(text), at + _REACH))
    return int(stop.start()) if stop else min(len(text), at + _REACH)


def _terms(document: Document, lengths: list[Date], clause: Span) -> Iterator[TermLength]:
    """The lengths of a renewal in the sentence."""
    text = document.text
    for one in lengths:
        runs = one.kind == "duration" or (one.kind == "relative" and one.direction == "after")
        if not clause.contains(one.span) or not runs or one.unit in ("hour", "minute"):
            continue
        if one.unit == "day" and not AGAIN_DAYS.search(text, clause.start, one.span.end):
            continue  # of notice, mostly
        before = DEFINES.sub("", text[max(clause.start, one.span.start - 200) : one.span.start])
        more = AHEAD.search(before) or MORE.match(one.text) or RENEWALS.match(text, one.span.end)
        if INITIAL.search(before) or not more:
            continue
        yield _length(one, _RENEWAL_RULE)
    for match in BY_WORD.finditer(text, clause.start, clause.end):
        unit: Unit = "year" if match["year"] else "month"
        span = Span(*match.span())
        yield TermLength(quantity=Decimal(1), unit=unit, span=span, text=document.slice(span), rule=_RENEWAL_RULE)
    if like := LIKE.search(text, clause.start, clause.end):
        yield from _alike(text, lengths, Span(_before(text, clause.start), like.start()))


def _alike(text: str, lengths: list[Date], within: Span) -> Iterator[TermLength]:
    """The length of the first term, which the others are alike; none where several lengths could be meant."""
    found = [one for one in lengths if within.contains(one.span) and one.unit in ("month", "year")]
    found = [one for one in found if LASTS.search(text, max(0, one.span.start - 60), one.span.start)]
    if len({(one.quantity, one.unit) for one in found}) == 1:
        yield _length(found[-1], _RENEWAL_RULE)


def _notices(document: Document, lengths: list[Date], clause: Span) -> Iterator[TermLength]:
    """The lengths of notice in the sentence, then in the one behind it and the one before it."""
    text = document.text
    elective = not AUTOMATIC.search(text, clause.start, clause.end)
    following = Span(clause.end, _end(text, min(len(text), clause.end + 2)))
    for within in (clause, following, Span(_before(text, clause.start), clause.start)):
        words = text[within.start : within.end]
        if not AGAINST.search(words):
            continue
        if within != clause and (OTHERWISE.search(words) or (within.end <= clause.start and not OF_TERM.search(words))):
            continue
        for one in lengths:
            if not within.contains(one.span) or one.kind not in ("duration", "relative"):
                continue
            if _is_notice(text, one, within.end) and not _renews(text, one, elective):
                yield _length(one, _NOTICE_RULE)


def _before_an_end(document: Document, lengths: list[Date]) -> Iterator[TermLength]:
    """The lengths of notice before the end of a term, wherever the text asks for one."""
    text = document.text
    for one in lengths:
        end = _end(text, one.span.end)
        if one.kind not in ("duration", "relative") or not _is_notice(text, one, end):
            continue
        start = _before(text, one.span.start)
        other = OTHERWISE.search(text, start, end) or _renews(text, one, True)
        if END_OF_TERM.search(text, start, end) and not other:
            yield _length(one, _NOTICE_RULE)


def _evergreen(document: Document, lengths: list[Date]) -> Iterator[TermLength]:
    """The notice that ends an instrument that goes on after its term without one."""
    text = document.text
    for match in matches(EVERGREEN, document):
        within = Span(match.start(), _end(text, match.end()))
        if document.part_at(match.start()) in own_parts(document) and OF_TERM.search(
            text, _before(text, match.start()), match.end()
        ):
            for one in lengths:
                if within.contains(one.span) and _is_notice(text, one, within.end):
                    yield _length(one, _NOTICE_RULE)


def _renews(text: str, one: Date, elective: bool) -> bool:
    """Whether the notice is the one by which a party renews: "may renew by giving 60 days' notice"."""
    if INTENDS.match(text, one.span.end):
        return True
    if not elective:
        return False
    start, end = max(0, one.span.start - _NEAR), min(len(text), one.span.end + _NEAR)
    words = PARTS.split(text[start : one.span.start])[-1] + PARTS.split(text[one.span.start : end])[0]
    words = ASIDE.sub("", words)
    return ELECTS.search(words) is not None and not REFUSES.search(words)


def _is_notice(text: str, one: Date, end: int) -> bool:
    """Whether the length says how long before an end, or with how much notice."""
    if one.calendar == "fiscal" or one.unit not in ("day", "week", "month", "year") or BEHIND.match(text, one.span.end):
        return False
    most = AT_MOST.search(one.comparator or text[max(0, one.span.start - 60) : one.span.start])
    if most and not AT_LEAST.search(one.text):
        return False
    if NOTICE_LABEL.search(text, max(0, one.span.start - 240), one.span.start):
        return True
    return bool(PRIOR.search(one.text) or PRIOR_BEHIND.match(text, one.span.end, end))


def _before(text: str, at: int) -> int:
    """Where the sentence begins that ends at the offset."""
    start = max(0, at - _REACH)
    stops = [stop.end() for stop in STOP.finditer(text, start, max(start, at - 2))]
    return int(stops[-1]) if stops else start


def _length(one: Date, rule: str) -> TermLength:
    return TermLength(quantity=one.quantity, unit=one.unit or "day", span=one.span, text=one.text, rule=rule)
