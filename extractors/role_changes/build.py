"""From a match over tokens to the statements in it: one for each person and office."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import product

import regex

from extractors.lexicon.offices import is_office, offices_in
from extractors.role_changes.leaving import goes
from extractors.role_changes.places import COMPANY, places
from extractors.role_changes.statement import (
    CONDITION,
    FORMER,
    ON_THE_END,
    holder,
    holders,
    offices_of,
    position,
    stretch_of,
    up_to,
)
from extractors.role_changes.times import DAY, Time, after, before, effect, joined_on, stretch
from extractors.role_changes.years import dated
from extractors.tokens import who
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import MONTHS, TokenMatch
from pipeline.span import Span

_PAST = lazy(r"\b(?:was|were|had|served|held)\b", regex.IGNORECASE)
_PRESENT = lazy(r"\b(?:has|have)\b")
_BYGONE = lazy(
    r"\b(?:previously|formerly|once|most\s+recently|after\s+(?:having\s+)?serv(?:ed|ing)"
    r"|(?:roles|positions|capacities|offices)(?!\s+of))\b",
    regex.IGNORECASE,
)
_ELSEWHERE = lazy(r"(?:(?!\b(?:will|is|was|has|had)\b)[^.;])*?\b(?:of|at|with)\s+(?:the\s+)?(?!Mr|Ms|Dr)\p{Lu}")
"""Another organisation later in the sentence: "a senior adviser, from 2007 to 2008, and member, of Kohlberg & Co."."""
_OF_THE_COMPANY = lazy(r"\s+of\s+(?:the\s+|our\s+)(?:Company|Corporation|Registrant|Bank)\b")
_AND_LATER = lazy(r",?\s+and\s+(?:subsequently|later|then|thereafter)\b")
"""What joins two offices at one organisation, which the second names: "Controller, and later Treasurer, of Teal"."""
_TOLD = lazy(r"\b(?:notified|informed|announc\w+|notice|advised|intent\w*|tendered|submitted|delivered)\b")


def is_over(statement: str) -> bool:
    """Whether words tell of an office that is no longer held: "He was the chairman", and not "has been"."""
    return bool(_BYGONE.search(statement) or (_PAST.search(statement) and not _PRESENT.search(statement)))


WRITER, READER = "I", "you"
"""Who writes a letter and to whom, until they are linked to the signature below it and the address above it."""
Build = Callable[[TokenMatch, Document], Iterator[RoleChange]]


def change(kind: str) -> Build:
    """Builds the statements of a change: everybody in the last list of offices, from the person to each office."""

    def build(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
        text = document.text
        people, offices = holders(match, text), offices_of(match)
        firms = places(match, document, offices)  # none without an office
        if not firms or _NO_CHANGE.search(text, match.span.start, offices[0].start):
            return
        if kind == "appointed" and (_is_another_s(match, text, offices) or _only_thought_of(match, text)):
            return
        time = _changed(match, document, offices, offices[-1].end)
        pairs: Iterable[tuple[Span, Span]]
        if _RESPECTIVELY.match(text, offices[-1].end):  # of a longer list the match has the last
            fewer = min(len(people), len(offices))
            pairs = zip(people[-fewer:], offices[-fewer:], strict=True)
        else:
            pairs = product(people, offices)
        for (person, office), firm in product(pairs, firms):
            yield RoleChange(
                span=up_to(stretch_of(match, person, office), firm),
                person=who(document, person),
                organization=firm.name,
                position=position(text, office),
                change=kind,  # type: ignore[arg-type]  # one of the contract's words, from the table of rules
                start=time.on or time.start if kind != "resigned" else None,
                end=time.on or time.end if kind == "resigned" else None,
                announced=time.told,
            )

    return build


_NO_CHANGE = lazy(r"\byears\s+as\b|\b(?:a|an|on|take|takes|taking|took|medical|temporary|personal|family)\s+leave\b")
"""What tells an office that is not left: "will retire after six years as president", "on leave as president"."""


def _is_another_s(match: TokenMatch, text: str, offices: tuple[Span, ...]) -> bool:
    """Whether the office is that of the name behind it, to whom something goes: "to the President, Tom Rook"."""
    behind = text[offices[-1].end : match.limit] in (", ", ",\n", " ", "\n") and not is_office(
        text[match.limit : match.limit + 30]
    )
    return behind and _TO_THE.search(text[max(0, offices[0].start - 40) : offices[0].start]) is not None


def _only_thought_of(match: TokenMatch, text: str) -> bool:
    """Whether an appointment is one that is weighed, put off or denied: "considered naming Owen Teal treasurer"."""
    return _THOUGHT_OF.search(text, max(match.window.start, match.span.start - 60), match.span.start) is not None


_THOUGHT_OF = lazy(
    r"\b(?:consider(?:s|ed|ing)?|discuss(?:es|ed|ing)?|oppos(?:e|es|ed|ing)|den(?:y|ies|ied)|declin(?:e|es|ed)|refus(?:e|es|ed)|against"
    r"|instead\s+of|rather\s+than|without|never|not|plans?|hopes?|wants?|rumou?rs?)\s+(?:(?:to|of|that|yet|been|the|about|be)\s+){0,2}\Z"
)
_TO_THE = lazy(r"\bto\s+(?:the|its|our|their|[\p{Lu}][\w.]*['’]s)\s+(?:[\p{Ll}-]+['’]?s?\s+){0,2}\Z")
_RESPECTIVELY = lazy(r",?\s+respectively\b")


def joined_board(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who takes a seat on a board, where no other name of it follows: "as a director"."""
    if not _AS_A_DIRECTOR.match(document.text, match.span.end):
        yield from change("appointed")(match, document)


_AS_A_DIRECTOR = lazy(r"\s+as\s+(?:an?|its|the|our)\s+(?:[\w-]+\s+){0,4}?director\b", regex.IGNORECASE)


def named_too(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who is named beside another: "appointed Ann Teal as President and Owen Heron as Treasurer"."""
    if _NAMES_ANOTHER.search(document.text, max(match.window.start, match.span.start - 200), match.span.start):
        yield from change("appointed")(match, document)


def leaves_too(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who leaves beside another: "the resignations of Ann Teal as Clerk and Bo Lee as Treasurer"."""
    leave = _LEAVE_BOTH.search(document.text, max(match.window.start, match.span.start - 200), match.span.start)
    if leave is not None and (leave["many"] or document.text[match.span.start] != ","):
        yield from change("resigned")(match, document)


_BOTH_WORDS = (
    r"(?:(?!\b(?:appoint|elect|promot|succe|serv|follow|hir|arriv|join|nam|add)\w*|\b(?:has|have|had|is|was|were|will)\b)"
    r"(?:[^.;,]|\b(?:Mr|Ms|Mrs|Dr|\p{Lu})\.))+?"
)
_LEAVE_BOTH = lazy(
    rf"\b(?:resignation|retirement|departure)(?P<many>s)?\s+of\s+{_BOTH_WORDS}\sas\s{_BOTH_WORDS}"
    rf"(?:,\s+(?:of\s+)?{_BOTH_WORDS}\sas\s{_BOTH_WORDS}){{0,3}}[\s,]*\Z"
)
_NAMES_ANOTHER = lazy(
    r"\b(?:nam(?:ed|es)|appoint(?:ed|s|ments?)|elect(?:ed|s|ions?)|promot(?:ed|es|ions?)|hir(?:ed|es)|additions?)\b"
    r"(?:(?!\b(?:resign|retire|depart|replac|succeed|served)\w*)(?:[^.;]|\b(?:Mr|Ms|Mrs|Dr|\p{Lu})\.))*?\b(?:as\s[^.;]*|to\s[^.;,]*,?\s*)\Z"
)


def of_a_letter(person: str, kind: str = "resigned") -> Build:
    """Builds the statements of whoever writes or reads a letter: "I hereby resign as Chairman"."""

    def build(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
        offices = offices_of(match)
        if CONDITION.search(document.text[max(0, match.span.start - 30) : match.span.start]):
            return
        if kind != "held" and ON_THE_END.search(document.text[max(0, match.span.start - 200) : match.span.start]):
            return
        day = _changed(match, document, offices, offices[-1].end).on if offices and kind != "held" else None
        for office, firm in product(offices, places(match, document, offices)):
            yield RoleChange(
                span=up_to(Span(match.span.start, office.end), firm),
                person=person,
                organization=firm.name,
                position=position(document.text, office),
                change=kind,  # type: ignore[arg-type]  # one of the contract's words, from the table of rules
                start=day if kind == "appointed" else None,
                end=day if kind == "resigned" else None,
            )

    return build


def _changed(match: TokenMatch, document: Document, offices: tuple[Span, ...], at: int) -> Time:
    """When a change takes place, as the words behind `at` say, those inside the statement or those before it."""
    text = document.text
    lead = before(text, match.window, match.span.start)
    said = after(text, at, match.window.end if _AND_AS.fullmatch(text, at, match.limit) else match.limit)
    later = effect(text, match.span.end)
    begin = max(match.window.start, match.span.start - 120)
    begin = max((mark.end() for mark in _SENTENCE.finditer(text, begin, match.span.start)), default=begin)
    told = _TOLD.search(text, begin, match.span.end)
    told = None if lead.inside or _AT_ONCE.search(text, match.span.end, match.span.end + 160) else told
    inside = joined_on(document.slice(Span(match.span.start, offices[0].start)))
    if said.on is None and _UPON.match(text, match.span.end, match.window.end):
        return Time(on=inside)
    news = told is not None and told[0].startswith("announced") and len(lead.on or "") == _WHOLE_DAY
    on = said.on or inside or later or (None if told else lead.on)
    return Time(on=dated(on, lead.on) or on, told=lead.on if news else None)


_SENTENCE = lazy(r"(?<=[\p{Ll}\d)”\"]{2}[.!?][”\"]?)\s+(?=\p{Lu})")
_AND_AS = lazy(r"[^.;]{0,120}?,?\s+and\s+(?:as|from)\s+(?:(?:an?|its|the|our)\s+)?")
"""What joins another office to the one that is taken or left: "as a director of Teal, Inc. and as its Treasurer"."""


def leaves_it(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who leaves the offices that stand beside the name, where the words name no other to leave."""
    text = document.text
    beside = match.all("OFFICES")[-1:]
    offices = tuple(one for one in match.all("OFFICE") if beside and beside[0].contains(one))
    people = holders(match, text)
    if not people or not offices:
        return
    first, last = min(people[0].start, offices[0].start), max(people[-1].end, offices[-1].end)
    end = goes(text, match, first, last)
    if end is None:
        return
    since = _SINCE.match(text, end) if end == last else None
    end = since.end() if since else end
    match = replace(match, span=Span(match.span.start, end))
    if not _LEAVES_IT.match(text, end) or _names_another(match, text):
        return
    if FORMER.search(text, first, last) or FORMER.search(text[max(0, first - 12) : first]):
        return
    seat = _SEAT.search(text, offices[0].start, offices[-1].end)
    if _RETIRED.search(text, match.span.start, end) and not (
        _LEAVES_NOW.match(text, end) or (not seat and _ON_A_DAY.match(text, end))
    ):
        return  # "a director, retired in 1999 after thirty years with Teal Bank"
    time = _changed(match, document, offices, end)
    pairs = (*_who_leaves_too(match, text, people, text[last:end]), *product(people, offices))
    for (person, office), firm in product(pairs, places(match, document, offices)):
        yield RoleChange(
            span=up_to(Span(min(person.start, office.start), max(person.end, office.end)), firm),
            person=who(document, person),
            organization=firm.name,
            position=position(text, office),
            change="resigned",
            end=time.on or time.end,
            announced=time.told,
            evidence=(match.span,),
        )


def _who_leaves_too(match: TokenMatch, text: str, people: tuple[Span, ...], verb: str) -> Iterator[tuple[Span, Span]]:
    """Who stands before somebody with an office of his own: "Ann Hill, Clerk, and Bo Lee, Treasurer, have resigned"."""
    other = match.before
    if other is None or other.end > people[0].start or not _THEY.search(verb):
        return
    beside = _BESIDE_AND.fullmatch(text, other.end, people[0].start)
    if beside is not None and is_office(beside["office"]):
        yield from ((other, office) for office in offices_in(text, Span(*beside.span("office"))))


_THEY = lazy(r"\b(?:have|are|were|both|each|their)\b")
_BESIDE_AND = lazy(
    r",\s+(?:(?:its|our|the|the\s+[Cc]ompany['’]s)\s+)?(?P<office>(?:(?!\bof\s+\p{Lu})[^,;.]){3,60}),?\s+and\s+"
)


def dismissed(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who is sent away by the office that stands before the name: "fired its president, Ann Lee"."""
    text, offices, people = document.text, offices_of(match), match.all("PERSON")
    lead = _SENTENCE.split(text[max(match.window.start, match.span.start - 200) : match.span.start])[-1]
    if not offices or not people or _SUPPOSED.search(lead) or _only_thought_of(match, text):
        return
    if _IN_ANOTHER_WAY.match(text, people[0].end):
        return
    time = _changed(match, document, offices, people[0].end)
    for office, firm in product(offices, places(match, document, offices)):
        yield RoleChange(
            span=up_to(Span(office.start, people[0].end), firm),
            person=who(document, people[0]),
            organization=firm.name,
            position=position(text, office),
            change="resigned",
            end=time.on or time.end,
            announced=time.told,
        )


_IN_ANOTHER_WAY = lazy(
    r"['’]|,?\s+(?:as\s|from\s(?!(?:(?:the|his|her|its|their|all|this|that)\s+)?(?:[Bb]oard|[Cc]ompany|bank|firm|office|post|position|role|job"
    r"|employment|duties|corporation)))"
)
"""What no office is left by: "terminated President Ann Lee's contract", "removed Ann Lee from the plan"."""
_SUPPOSED = lazy(
    r"\b(?:if|unless|until|before|should|whether|once|when|may|might|could|can|shall|would|will|event|case|to|court|judge|jury)\b",
    regex.IGNORECASE,
)


def _names_another(match: TokenMatch, text: str) -> bool:
    """Whether the sentence goes on with the office, or the seat on a board, that is left: ", effective today, as"."""
    rest = text[match.span.end : match.limit]
    goes_on = _AS_SOMETHING.search(rest) is not None and is_office(text[match.limit : match.limit + 40])
    return goes_on or _FROM_A_BOARD.match(rest) is not None


_OWN = r"(?:the\s+|our\s+|its\s+)?(?i:company|corporation|bank|firm|organization)\b(?!['’]s)"
_LEAVES_IT = lazy(
    rf"(?<=\b(?:leav\w*|left|depart\w*))\s+(?:from\s+)?{_OWN}|(?<=\bre-?(?:election|nominat\w+))\b"
    rf"|(?<!\b(?:leav\w*|left|departs?|departed|departing))(?:\s*(?:[.,;)]|\Z)|\s+(?:effective|with\s+(?:immediate\s+)?effect|as\s+of|on\b|at\s+"
    r"(?:the\s+(?:end|close|conclusion)|calendar|fiscal|year)|by\s+(?:the\s+)?(?:end|close)|upon|following|after|pending|immediately|today|later"
    r"|within|this|next|prior\s+to|to\s+(?:pursue|accept|take|spend|join|become|focus|lead|devote|return|care|concentrate)"
    r"|for\s+(?:personal|health|family|medical|other)|due\s+to|because|and\s+will|as\s+an\s+(?:executive\s+)?officer\b|"
    rf"to\s+{_OWN}|"
    rf"in\s+(?:order|early|late|mid|the\s+(?:spring|summer|fall|autumn|first|second|third|fourth)|(?:{'|'.join(MONTHS)}))|from\s+{_OWN}"
    r"|from\s+(?:his|her|their|all|these|those|such|both|this|that)\s+(?:[\w-]+\s+){0,3}?"
    r"(?:positions?|roles?|posts?|offices?|employment|duties|capacity|capacities|responsibilities|jobs?|titles?)\b))"
)
"""What goes on behind a verb of leaving where it is an office that is left: not "to retire the notes", "from Teal"."""
_SINCE = lazy(rf",?\s+since\s+{DAY}")
_SEAT = lazy(r"director|chair|trustee|board|member|advis", regex.IGNORECASE)
"""An office that somebody may have who has retired from another."""
_ON_A_DAY = lazy(rf",?\s+(?:on|as\s+of)\s+{DAY}\s*(?:[.;]|\Z)")
_RETIRED = lazy(r"(?<!\b(?:has|have|had|having)\s+(?:also\s+)?)\bretired\Z")
_LEAVES_NOW = lazy(rf"\s+(?:effective|with\s+effect|from\s+{_OWN}|from\s+(?:his|her|their)\s)")
_AS_SOMETHING = lazy(r"\A[^.;]*\b(?:as|of|from)\s+(?:[\w’'-]+\s+){0,6}\Z")
_FROM_A_BOARD = lazy(r"[^.;]{0,60}?\bfrom\s+(?:[\w’'-]+\s+){0,5}[Bb]oards?\b")


_AT_ONCE = lazy(
    r"\G[^.;]*?\beffective\s+(?:immediately|today|(?:on|as\s+of)\s+(?:that|such)\s+(?:date|day))\b", regex.IGNORECASE
)
"""What makes the day of a notice that of the change: "informed the Board of his resignation, effective immediately"."""
_UPON = lazy(
    r"[^.;]{0,120}?\b(?:effective\s+(?:upon|following|when|at\s+the|as\s+of\s+the|immediately\s+(?:prior|before|after|following|upon))"
    r"|subject\s+to|contingent\s+(?:up)?on|conditioned\s+(?:up)?on|upon\s+(?:the\s+)?(?:closing|completion|consummation))\b",
    regex.IGNORECASE,
)
"""What makes a change wait for an event: no day before the words is its own."""
_WHOLE_DAY = len("2004-06-30")


def held(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of offices that are held, or were, from one day to another as far as the words say."""
    text = document.text
    person, offices = holder(match, text), offices_of(match)
    firms = places(match, document, offices)
    if person is None or not firms or _is_the_next_s(match, text, offices):
        return
    said, lead = after(text, offices[-1].end, match.limit), before(text, match.window, match.span.start)
    start, end = said.start or lead.start, said.end or lead.end
    event = said.event
    further = _AND_LATER.match(text, offices[-1].end)
    stop = further.end() if further else said.stop
    own = _OF_THE_COMPANY.match(text, offices[-1].end)
    if firms == COMPANY and stop and not own and _ELSEWHERE.match(text, stop, min(match.window.end, stop + 120)):
        return
    for office, firm in product(offices, firms):
        joined = said.begin is not None and office == offices[-1] and not text[office.end : said.begin].strip()
        stop = said.stop if said.stop and joined and (said.start or said.end or event) else office.end
        yield RoleChange(
            span=up_to(Span(stretch_of(match, person, office).start, stop), firm),
            person=who(document, person),
            organization=firm.name,
            position=position(text, office),
            change="held",
            start=start,
            end=end,
        )


def _is_the_next_s(match: TokenMatch, text: str, offices: tuple[Span, ...]) -> bool:
    """Whether the office is that of the name right behind it: "was Treasurer, and President Owen Teal"."""
    alone = text[offices[-1].end : match.limit].isspace() and not is_office(text[match.limit : match.limit + 12])
    return alone and text[match.limit : match.limit + 1].isupper()


def elsewhere(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of offices at firms that the words name: "including serving as President of Teal from 2002"."""
    for one in held(match, document):
        if one.organization is not None:
            yield one


def among_others(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """Some of the offices that somebody has had at a firm; when each was taken the words do not say.

    The most recent one was held until the end of the time at the firm: "from 1969 to 1997, most recently as Treasurer".
    """
    statement = document.slice(match.span)
    last = stretch(statement).end if _LATEST.search(statement) else None
    for one in held(match, document):
        if one.organization is not None or _AT_THE_COMPANY.search(statement):
            yield replace(one, start=None, end=last)


_LATEST = lazy(r"\bmost\s+recently\b")
_AT_THE_COMPANY = lazy(r"\b(?:at|with|for|within|of)\s+(?:the\s+)?(?:Company|Registrant|Corporation)\b")
