"""Whose law governs an instrument: "the laws of the State of New York" in the clause on governing law.

What is looked for is the word "law" with a verb of governing in its sentence: "governed by" before it or "shall
govern" behind it. Clauses on courts, on arbitration, or on the law that a company is organized under have none.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from extractors.lexicon.jurisdictions import law_code
from extractors.terms.governing_signs import (
    A_CONTRACT,
    ASIDE,
    BODY_OF_LAW,
    CHOSEN,
    CONDITION,
    CONDITIONED,
    EXCEPT,
    GOES_ON,
    GOVERNED_BY,
    GOVERNING_THIS,
    GOVERNS,
    HEADED,
    IN_A_CONDITION,
    INSTRUMENT,
    ITS,
    KINDS,
    LAW,
    MATTER,
    NOT,
    OTHER_MATTER,
    OTHERWISE,
    OWNING,
    PART,
    SCOPE,
    SENTENCE_END,
    SOME_OF_MANY,
    SUBJECT_OF_MANY,
    THEREOF,
    UNDER_A_HEADING,
    WHOSE_OWN,
    WORD,
    alone,
    anywhere,
    of_places,
)
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.record import GoverningLaw
from pipeline.rules import Match, words
from pipeline.span import Span

_REACH = 700  # characters of a sentence before the word "law" that are looked at
_HEAD = 100  # characters before a sentence that are looked at for its heading


@dataclass(frozen=True)
class _Clause:
    """A mention of law that governs: the places named, the end of what was read, what is governed.

    `sure`: an instrument is named, or the clause has its heading.
    """

    places: tuple[Span, ...]
    end: int
    scope: str | None
    sure: bool


def governing_law(document: Document) -> Iterator[GoverningLaw]:
    """One for each jurisdiction in the first clause that says whose law governs the instrument.

    A clause that names no instrument gives way to a later one that does.
    """
    text = document.text
    first: list[_Clause] = []
    for clauses in _sentences(document):
        first = first or clauses
        if any(clause.sure for clause in clauses):
            first = clauses
            break
    yield from _without_containers(_laws(text, first))


def _sentences(document: Document) -> Iterator[list[_Clause]]:
    """The clauses of each sentence that says whose law governs: the law itself, and those of what it excepts."""
    text, clauses = document.text, list[_Clause]()
    for law in matches(LAW, document):
        excepted = None
        if clauses and _parted(text, clauses[-1].end, law.start()):
            end = clauses[-1].end
            if SENTENCE_END.search(text, end, law.start()) or law.start() - end > _REACH:
                yield clauses
                clauses = []
            else:
                excepted = _excepted(text, end, law.start())
                if excepted is None:
                    continue
        if clause := _clause(text, law, excepted):
            clauses.append(clause)
    if clauses:
        yield clauses


def _laws(text: str, clauses: list[_Clause]) -> dict[str, GoverningLaw]:
    """The jurisdictions of the clauses by their codes, each where it stands first."""
    found: dict[str, GoverningLaw] = {}
    for clause in clauses:
        for span in clause.places:
            name = words(text[span.start : span.end])
            code = law_code(name)
            if code is not None and code not in found:
                found[code] = GoverningLaw(
                    value=code, name=name, scope=clause.scope, span=span, rule="terms.governing_law"
                )
    return found


def _parted(text: str, end: int, start: int) -> bool:
    """Whether a sentence ends between two mentions of law, or an exception to the first begins."""
    between = text[end : min(start, end + _REACH)]
    return start - end > _REACH or bool(SENTENCE_END.search(between) or OTHERWISE.search(between))


def _excepted(text: str, end: int, start: int) -> int | None:
    """Where an exception begins that may say of a part which other law governs it."""
    begins = [match.end() for match in EXCEPT.finditer(text, end, start)]
    return begins[-1] if begins else None


def _without_containers(found: dict[str, GoverningLaw]) -> Iterator[GoverningLaw]:
    """Without a country whose own state stands beside it: "Ontario and the federal laws of Canada" is Ontario."""
    for code, law in found.items():
        if not any(other.startswith(f"{code}-") for other in found):
            yield law


def _clause(text: str, law: Match, excepted: int | None) -> _Clause | None:
    """What this mention of law says of whose law governs, or null; of a part alone, where an exception begins."""
    at = law.start()
    if law[0].lower() == "contract":
        return _contract(text, at)
    heads = HEADED.search(text, max(0, at - 30), at) or GOVERNING_THIS.match(text, law.end())
    if heads and (headed := alone().match(text, law.end())):
        return _Clause((Span(*headed.span("name")),), headed.end("name"), None, True)
    if places := of_places().match(text, law.end()):
        spans = tuple(Span(*span) for span in places.spans("name"))
        return _governing(text, Span(at, places.end()), spans, excepted)
    if whose := _whose(text, at):
        return _governing(text, Span(whose.start, law.end()), (whose,), excepted)
    if its := ITS.search(text, max(0, at - 30), at):
        return _governing(text, Span(its.start("its"), law.end()), _only_place(text, at), excepted)
    if its := WHOSE_OWN.search(text, max(0, at - 30), at):
        named = Span(its.start("its"), law.end())
        return _governing(text, named, _only_place(text, named.start), excepted, named.start)
    if thereof := THEREOF.match(text, law.end()):
        return _governing(text, Span(at, thereof.end()), _only_place(text, at), excepted)
    return None


def _contract(text: str, at: int) -> _Clause | None:
    """The clause that makes an agreement the contract of a place: "shall be deemed a New York contract"."""
    whose = _whose(text, at)
    if whose is None or not A_CONTRACT.search(text, max(0, whose.start - 80), whose.start):
        return None
    return _Clause((whose,), at, None, False)


def _whose(text: str, at: int) -> Span | None:
    """What stands right before "law": "English" in "English law", "New York" in "New York internal law"."""
    begin = max(0, at - 60)
    ahead = list(WORD.finditer(text, begin, at))
    while ahead and ahead[-1][0].lower() in KINDS:
        ahead.pop()
    if not ahead or not ahead[-1][0][0].isupper():
        return None
    end = ahead[-1].start() + len(OWNING.sub("", ahead[-1][0]))
    for length in range(min(4, len(ahead)), 0, -1):
        span = Span(ahead[-length].start(), end)
        if ahead[-length][0].lower() != "the" and law_code(text[span.start : span.end]) is not None:
            return span
    return None


def _only_place(text: str, at: int) -> tuple[Span, ...]:
    """The one jurisdiction that the sentence names before "the laws thereof"; none where it names several."""
    named = {words(place["name"]).lower(): place for place in anywhere().finditer(text, _sentence_start(text, at), at)}
    return tuple(Span(*place.span("name")) for place in named.values()) if len(named) == 1 else ()


def _governing(
    text: str, law: Span, places: tuple[Span, ...], excepted: int | None, begin: int | None = None
) -> _Clause | None:
    """The clause, if a verb in its sentence says that the law named at `law` governs an instrument, or a part of it.

    `begin`: where the clause begins, if not with its sentence.
    """
    at, end = law
    start = begin or excepted or _sentence_start(text, at)
    before = text[_main_clause(text, start, at) : at]
    until = at
    matter = True
    if led := _led(before):
        subject = before[: led.start()]
        stray = OTHERWISE.search(led["gap"]) or (led["act"] and not excepted and INSTRUMENT.search(subject) is None)
        stray = stray or IN_A_CONDITION.search(subject) or _of_some(subject, text[end : end + _HEAD])
        matter = not subject.strip() or MATTER.search(before, 0, led.start("gap")) is not None
    elif (governs := GOVERNS.match(text, end)) and not BODY_OF_LAW.search(before):
        until = governs.end()
        subject = text[until : until + 200]
        stray = OTHERWISE.search(governs[0].partition(")")[2]) or OTHERWISE.search(before) or CONDITIONED.search(before)
    else:
        return None
    scope = PART.match(subject) if excepted else SCOPE.search(subject)
    if excepted and NOT.search(text, excepted, until):
        return None  # "provided that the laws of Delaware shall not apply to any claim"
    if stray or not places or CHOSEN.search(before) or ASIDE.search(before) or (excepted and scope is None):
        return None
    if (scope is None or excepted) and OTHER_MATTER.search(subject):
        return None
    headed = UNDER_A_HEADING.search(text, max(0, start - _HEAD), start) is not None
    if not (matter or headed or scope or excepted):
        return None  # "taxes are determined under the laws of Canada"
    return _Clause(places, end, words(scope[0]) if scope else None, headed or scope is not None)


def _led(before: str) -> Match | None:
    """The verb that leads to a law; the next one, where one in a condition has another law: "except as governed by"."""
    led = GOVERNED_BY.search(before)
    if led is not None and IN_A_CONDITION.search(before, 0, led.start()):
        return GOVERNED_BY.search(before, led.start() + 1) or led
    return led


def _of_some(subject: str, behind: str) -> bool:
    """Whether the verb only says which of many are meant: "Claims governed by the laws of Ohio are excluded"."""
    if SOME_OF_MANY.search(subject):
        return True
    return SUBJECT_OF_MANY.search(subject) is not None and GOES_ON.match(behind) is not None


def _main_clause(text: str, start: int, at: int) -> int:
    """Where a sentence goes on behind a condition that it begins with, or where it begins."""
    condition = CONDITION.search(text, start, at)
    if (
        condition is None
        or MATTER.search(text, start, condition.start())
        or SCOPE.search(text, start, condition.start())
    ):
        return start
    return condition.end()


def _sentence_start(text: str, at: int) -> int:
    """Where the sentence around the offset begins, or how far back is looked."""
    start = max(0, at - _REACH)
    ends = [match.end() for match in SENTENCE_END.finditer(text, start, at)]
    return ends[-1] if ends else start
