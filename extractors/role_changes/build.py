"""From a match over tokens to the statements in it: one for each person and office."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import regex

from extractors.lexicon.offices import is_office
from extractors.role_changes.places import COMPANY, places
from extractors.role_changes.sentence import SENTENCE, said_before
from extractors.role_changes.statement import (
    CONDITION,
    ON_THE_END,
    each_his_own,
    holders,
    offices_of,
    position,
    stretch_of,
    up_to,
    with_another,
)
from extractors.role_changes.times import DAY, Time, after, before, effect, joined_on, since_then, stretch
from extractors.role_changes.years import dated
from extractors.tokens import who
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import TokenMatch
from pipeline.span import Span

_PAST = lazy(r"\b(?:was|were|had|served|held|began|started|spent|headed|led|ran|rose)\b", regex.IGNORECASE)
_PRESENT = lazy(r"\b(?:has|have)\b")
_TO_THIS_DAY = lazy(rf"\bsince\s+{DAY}\Z")
"""What makes of a past tense one that goes on: "served as Chairman since May 2001"."""
_BYGONE = lazy(
    r"\b(?:previously|formerly|once|most\s+recently|after\s+(?:having\s+)?serv(?:ed|ing)"
    r"|(?:roles|positions|capacities|offices)(?!\s+of))\b",
    regex.IGNORECASE,
)
_ELSEWHERE = lazy(
    r"(?:(?!\b(?:will|is|was|has|had)\b)[^.;])*?\b(?:of|at|with)\s+(?:the\s+)?(?!Mr|Ms|Dr|Company|Board|Directors|Trustees|Corporation|Registrant|Bank\b)\p{Lu}"
)
"""Another organisation later in the sentence: "a senior adviser, from 2007 to 2008, and member, of Kohlberg & Co."."""
_BESIDES_NOW = lazy(r"\band\s+(?:also\s+)?(?:currently|now|presently)\s+(?:is|serves|holds)\b")
"""What makes the time before a statement that of another office: "From 1998 to 2001, she was Clerk and now serves"."""
_OF_THE_COMPANY = lazy(r"\s+of\s+(?:the\s+|our\s+)(?:Company|Corporation|Registrant|Bank)\b")
_AND_LATER = lazy(r",?\s+and\s+(?:subsequently|later|then|thereafter)\b")
"""What joins two offices at one organisation, which the second names: "Controller, and later Treasurer, of Teal"."""
_TOLD = lazy(
    r"\b(?:notified|informed|(?<!\bpreviously\s)announc\w+|notice|advised|intent\w*|tendered|submitted|delivered)\b"
)


def is_over(statement: str) -> bool:
    """Whether words tell of an office that is no longer held: "He was the chairman", and not "has been"."""
    past = _PAST.search(statement) and not (_PRESENT.search(statement) or _TO_THIS_DAY.search(statement))
    return bool(_BYGONE.search(statement) or past)


WRITER, READER = "I", "you"
"""Who writes a letter and to whom, until they are linked to the signature below it and the address above it."""
Build = Callable[[TokenMatch, Document], Iterator[RoleChange]]


def change(kind: str) -> Build:
    """Builds the statements of a change: everybody in the last list of offices, from the person to each office."""

    def build(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
        text = document.text
        people, offices = holders(match, text), offices_of(match)
        firms = places(match, document, offices)  # none without an office
        people = with_another(match, text, people, offices[0].start) if people and offices else people
        if not firms or (kind != "re-assumed" and _NO_CHANGE.search(text, match.span.start, offices[0].start)):
            return
        if kind == "appointed" and (_is_another_s(match, text, offices) or only_thought_of(match, text)):
            return
        if kind == "resigned" and (_is_only_tendered(match, text, offices) or _IN_A_ROOM.match(text, offices[-1].end)):
            return
        if kind == "appointed" and (
            _LEFT_AS.search(text, match.span.start, offices[0].start) or _NO_OFFICE.match(text, offices[-1].end)
        ):
            return
        offices = without_the_next(text, offices, match.limit)
        time = changed(match, document, offices, offices[-1].end)
        for (person, office), firm in product(each_his_own(match, text, people, offices), firms):
            whole = stretch_of(match, person, office)
            begin = min(person.start, whole.start) if len(people) > 1 else whole.start
            yield RoleChange(
                span=up_to(Span(begin, whole.end), firm),
                person=who(document, person),
                organization=firm.name,
                position=position(text, office),
                change=kind,  # type: ignore[arg-type]  # one of the contract's words, from the table of rules
                start=time.on or time.start if kind != "resigned" else time.start,
                end=time.on or time.end if kind == "resigned" else None,
                announced=time.told,
            )

    return build


_TO_LEAD = lazy(r"\s+to\s+(?:lead|head|run|oversee|manage|direct|develop)\b")
_NO_CHANGE = lazy(
    r"\byears\s+as\b|\b(?:a|an|on|take|takes|taking|took|medical|administrative|unpaid|indefinite|extended|temporary|personal|family)\s+leave\b"
    r"|\b(?:candidate|nominee|finalist|contender)s?\s+for\s+(?:[\w’'-]+\s+){0,4}\Z"
)
"""What tells an office that is not left, or not yet given: "after six years as president", "a candidate for"."""
_LEFT_AS = lazy(
    r"\b(?:who|has|have|had|also|recently)\s+(?:\w+ly\s+)?(?:retired|resigned|stepped\s+down|left)\s(?:[^,.;]*\s)?as\s+(?:[\w’'-]+\s+){0,3}\Z"
    r"|\b(?:known|regarded)\s+as\s+(?:[\w’'-]+\s+){0,3}\Z"
)
"""What makes the office that of whom somebody follows: "to replace Ann Teal, who retired as Treasurer"."""
_NO_OFFICE = lazy(r"\s+(?:(?:nominees?|candidates?)\b|of\s+(?:the|this)\s+(?i:year|month|meeting)\b)")
"""What makes an office one to be voted for, or none of a firm: "as a director nominee", "Secretary of the meeting"."""


def _is_only_tendered(match: TokenMatch, text: str, offices: tuple[Span, ...]) -> bool:
    """Whether a resignation is one that others are yet to take, or a condition: "upon tender of his resignation as"."""
    lead = text[max(match.window.start, match.span.start - 60) : match.span.start]
    once = _ONCE_TENDERED.search(lead) and _THEN.match(text, offices[-1].end)
    return once is not None or _TO_BE_TAKEN.match(text, offices[-1].end) is not None


_ONCE_TENDERED = lazy(
    r"\bupon\s+(?:the\s+)?(?:tender|receipt|delivery|submission)\s+of\s+(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?\Z", regex.IGNORECASE
)
_THEN = lazy(r"[^.;]*?\b(?:will|shall|would|may|must|is|are|pays|receives|agrees)\b")
_TO_BE_TAKEN = lazy(
    r"(?:\s+of\s+the\s+\w+)?,?\s+(?:for\s+(?:the\s+)?consideration\s+(?:by|of)\b"
    r"|subject\s+to\s+(?:the\s+)?(?:[\w’']+\s+){0,3}acceptance\b)"
)


_IN_A_ROOM = lazy(r"\s+(?:meeting|room|table|call|session|discussion|with\s+(?:an?|no|little)|in\s+(?:good|capable))\b")
"""What makes of a board that somebody leaves a meeting, or those who sit there: "left the Board room"."""


def without_the_next(text: str, offices: tuple[Span, ...], name: int) -> tuple[Span, ...]:
    """The offices of a list up to those of the name right behind it: "become Chairman, and President Ann Lee to"."""
    if not text[offices[-1].end : name].isspace() or is_office(text[name : name + 12]):
        return offices
    parts = [at for at in range(1, len(offices)) if _AND.fullmatch(text, offices[at - 1].end, offices[at].start)]
    return offices[: parts[-1]] if parts else offices


def without_another_s(text: str, offices: tuple[Span, ...], name: int) -> tuple[Span, ...]:
    """The offices of a list from those on that belong to the name behind it: not what somebody else takes or leaves."""
    if offices[-1].end > name or not _TAKES.search(text, max(0, offices[0].start - 40), offices[0].start):
        return offices
    return offices[len(without_the_next(text, offices, name)) :] or offices


_AND = lazy(r",\s+and\s+")
_TAKES = lazy(
    r"\b(?:be|becomes?|became|as|(?:was|were|been|is|are)\s+(?:named|elected|appointed|promoted))\s+(?:(?:an?|the|its|our)\s+)?\Z"
)
"""What makes the first offices of a list another's: "Owen Teal to become Chairman, and President Ann Lee to retire"."""


def _is_another_s(match: TokenMatch, text: str, offices: tuple[Span, ...]) -> bool:
    """Whether the office is that of the name behind it, or of whoever acts: "by the President as an ambassador"."""
    if _BY_THE.search(text, match.span.start, offices[0].start):
        return True
    last = match.all("PERSON")[-1:]
    if last and last[0].start >= offices[-1].end and _TO_LEAD.match(text, last[0].end):
        return True  # "the appointment of President Owen Teal to lead the sale"
    behind = text[offices[-1].end : match.limit] in (", ", ",\n", " ", "\n") and not is_office(
        text[match.limit : match.limit + 30]
    )
    return behind and _TO_THE.search(text[max(0, offices[0].start - 40) : offices[0].start]) is not None


def only_thought_of(match: TokenMatch, text: str) -> bool:
    """Whether an appointment is one that is weighed, put off or denied: "considered naming Owen Teal treasurer"."""
    if _IN_A_CLAUSE.search(text, match.window.start, match.span.start) and not _WILL.search(text, *match.span):
        return True  # "no arrangement pursuant to which she was appointed"
    if _THOUGHT_OF.search(text, max(match.window.start, match.span.start - 60), match.span.start):
        return True
    if _SUBJUNCTIVE.search(text, *match.span) or _would_be(match, text):
        return True
    if not text.startswith("will ", match.span.start):
        return False
    return bool(_PERHAPS.search(said_before(match, text)) or _IN_CASE.match(text, match.span.end))


def _would_be(match: TokenMatch, text: str) -> bool:
    """Whether "would" tells what may come, and no sentence reports it: "In time, Mr. Teal would become Chairman"."""
    would = _WOULD.search(text, *match.span)
    return would is not None and not _REPORTED.search(said_before(match, text) + text[match.span.start : would.start()])


_WOULD = lazy(r"\bwould\b")
_REPORTED = lazy(
    r"(?i)\b(?:announc|said|say|stat|told|tell|inform|notif|agree|advis|disclos|report|approv|determin|decid|elect|appoint"
    r"|nam|plan|confirm|indicat|accept|learn|propos|provid|contemplat|under)\w*|[“\"]"
)
"""What makes of "would" the "will" of somebody's words: "announced that Mr. Teal would become Chairman"."""
_SUBJUNCTIVE = lazy(
    r"\b(?=be\s)(?<!\b(?:will|would|shall|may|can|to|not|also|each|both|all|jointly|then|\p{Ll}+ly)\s+)be\s+(?:named|(?:re-?)?(?:appointed|elected)|promoted|hired)\b"
)
"""What is proposed, and yet to be done: "recommends that Owen Teal be elected a director"."""
_IN_A_CLAUSE = lazy(r"(?r)\b(?:pursuant\s+to|under|by)\s+which\s+(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?\Z")
_WILL = lazy(r"\b(?:will|would|shall)\b")
_PERHAPS = lazy(
    r"(?i)\b(?:if|unless|when|once|whether|nobody|no\s+one|nor|neither|may|hopes?|expects?)\b|\b(?:I|you)\s\Z"
)
"""What makes of "will name Owen Teal treasurer" something else than a fact: "If elected, it will name"."""
_THOUGHT_OF = lazy(
    r"\b(?:consider(?:s|ed|ing)?|discuss(?:es|ed|ing)?|oppos(?:e|es|ed|ing)|den(?:y|ies|ied)|declin(?:e|es|ed)|refus(?:e|es|ed)|against"
    r"|instead\s+of|rather\s+than|without|never|not|plans?|hopes?|wants?|rumou?rs?)\s+(?:(?:to|of|that|yet|been|the|about|be)\s+){0,2}\Z"
    r"|\b(?:may|might|could|can|would|should)\s+(?:\w+ly\s+)?be\s+\Z"
)
_IN_CASE = lazy(r"[^.;]{0,120}?\b(?:if|unless|upon|provided|in\s+the\s+event)\b")
_BY_THE = lazy(r"\bby\s+(?:the|its|our|their)\s+(?:[\p{Ll}-]+\s+)?\Z")
_TO_THE = lazy(r"\bto\s+(?:the|its|our|their|[\p{Lu}][\w.]*['’]s)\s+(?:[\p{Ll}-]+['’]?s?\s+){0,2}\Z")


def named_too(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who is named beside another: "appointed Ann Teal as President and Owen Heron as Treasurer"."""
    text, begin = document.text, max(match.window.start, match.span.start - 200)
    people = match.all("PERSON")
    told = _NAMES_ANOTHER if people and _AS_OR_TO.match(text, people[0].end) else _NAMES_PLAINLY
    if people and told.search(text, begin, match.span.start):
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
_AS_OR_TO = lazy(r",?\s+(?:as|to)\b")
_NAMES_PLAINLY = lazy(
    r"\b(?:nam(?:ed|es)|appoint(?:ed|s)|elect(?:ed|s)|promot(?:ed|es))\s+(?:(?!\b(?:(?:resign|retire|depart|replac|succe|serv)\w*"
    r"|as|to|by|said|will|has|have|who|not)\b)(?:[^.;]|\b(?:Mr|Ms|Mrs|Dr|\p{Lu})\.))+\Z"
)
"""What gives an office without "as": "named Ann Teal president and Owen Heron treasurer"."""
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
        day = changed(match, document, offices, offices[-1].end).on if offices and kind != "held" else None
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


def changed(match: TokenMatch, document: Document, offices: tuple[Span, ...], at: int) -> Time:
    """When a change takes place, as the words behind `at` say, those inside the statement or those before it."""
    text = document.text
    lead = before(text, match.window, match.span.start)
    said = after(text, at, match.window.end if _AND_AS.fullmatch(text, at, match.limit) else match.limit)
    if said.on is None and (to := _TO_ANOTHER.match(text, at, match.limit + 1)) and to.end() >= match.limit:
        said = after(text, match.limit, match.window.end)  # "from CEO to Chairman, effective May 1, 2004"
    later = effect(text, match.span.end)
    begin = max(match.window.start, match.span.start - 120)
    begin = max((mark.end() for mark in SENTENCE.finditer(text, begin, match.span.start)), default=begin)
    told = _TOLD.search(text, begin, match.span.end)
    told = None if lead.inside or _AT_ONCE.search(text, match.span.end, match.span.end + 160) else told
    inside = joined_on(document.slice(Span(match.span.start, offices[0].start)))
    now = _FROM_NOW.match(text, at) is not None
    if said.on is None and not now and _UPON.match(text, match.span.end, match.window.end):
        return Time(on=inside)
    news = told is not None and told[0].startswith("announced") and len(lead.on or "") == _WHOLE_DAY
    beyond = after(text, match.span.end, match.limit).on if match.span.end > at else None
    on = said.on or inside or later or beyond or (None if told else lead.on)
    start = said.start if said.on else None  # "in 2001, having served in that capacity since 1990"
    return Time(on=dated(on, lead.on) or on, start=start, told=lead.on if news else None)


_AND_AS = lazy(
    r"[^.;]{0,120}?,?\s+and\s+(?:(?:as|from)\s+(?:(?:an?|its|the|our)\s+)?|an?\s+(?:Class\s+\w+\s+)?)"
    r"|\s+(?:of|at)\s+(?:[^.;,]|,?\s{1,14}(?:Inc|Corp|Co|Ltd)\.){2,80}?\s+and\s+"
)
"""What joins another office to the one that is taken or left: "as a director of Teal, Inc. and as its Treasurer"."""


_TO_ANOTHER = lazy(r"\s+to\s+(?:(?:the|its|our|an?)\s+)?(?:\p{Ll}+\s+){0,3}")
_AT_ONCE = lazy(
    r"\G(?:[^.;]|\.(?!\s+\p{Lu}))*?\beffective\s+(?:immediately|today|(?:on|as\s+of)\s+(?:that|such)\s+(?:date|day))\b",
    regex.IGNORECASE,
)
"""What makes the day of a notice that of the change: "informed the Board of his resignation, effective immediately"."""
_FROM_NOW = lazy(r",?\s+effective\s+immediately\b")
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
    people, offices = holders(match, text), offices_of(match)
    firms = places(match, document, offices)
    if not people or not firms or _is_the_next_s(match, text, offices):
        return
    said, lead = after(text, offices[-1].end, match.limit), before(text, match.window, match.span.start)
    lead = Time() if _BESIDES_NOW.search(text, match.span.start, offices[0].start) else lead
    start, end = said.start or lead.start or since_then(text[match.span.start : offices[0].start]), said.end or lead.end
    event = said.event
    further = _AND_LATER.match(text, offices[-1].end)
    stop = further.end() if further else said.stop
    own = _OF_THE_COMPANY.match(text, offices[-1].end)
    if firms == COMPANY and stop and not own and _ELSEWHERE.match(text, stop, min(match.window.end, stop + 120)):
        return
    for person, office, firm in product(people, offices, firms):
        joined = said.begin is not None and office == offices[-1] and not text[office.end : said.begin].strip()
        whole = stretch_of(match, person, office)
        stop = said.stop if said.stop and joined and (said.start or said.end or event) else whole.end
        yield RoleChange(
            span=up_to(Span(whole.start, stop), firm),
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
    if _LEAVES.search(statement) and not _SERVED.search(statement):
        return  # "resigned from all positions, including Treasurer"
    last = stretch(statement).end if _LATEST.search(statement) else None
    for one in held(match, document):
        own = _OWN_TIME.search(document.slice(one.span)) is not None
        if one.organization is not None or _AT_THE_COMPANY.search(statement):
            yield one if own else replace(one, start=None, end=last)


_OWN_TIME = lazy(rf"\bfrom\s+{DAY}\s+(?:to|until|through)\s+{DAY}\Z")
"""What ends a statement with the time of its last office: "including as Treasurer from May 2001 to June 2002"."""
_LEAVES = lazy(r"\b(?:resign|retir|step|depart|remov|leav|left)\w*", regex.IGNORECASE)
_SERVED = lazy(r"\b(?:serv|held|hold|work|employ|join)\w*", regex.IGNORECASE)
_LATEST = lazy(r"\bmost\s+recently\b")
_AT_THE_COMPANY = lazy(r"\b(?:at|with|for|within|of)\s+(?:the\s+)?(?:Company|Registrant|Corporation)\b")
