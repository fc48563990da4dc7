"""From a match over tokens to the statements in it: one for each person and office."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import regex

from extractors.lexicon.offices import is_office
from extractors.lexicon.words import words as fields
from extractors.role_changes.leaving import goes
from extractors.role_changes.places import BOARD, COMPANY, Place, places
from extractors.role_changes.times import Time, after, before, effect, joined_on, since, stretch
from extractors.tokens import full_name, plain_name
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import MONTHS, TokenMatch, words
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
_FORMER = lazy(
    r"\b(?:former|formerly|then|ex|past|retired|retiring|outgoing|departing|incoming|late|previous)\b-?", regex.I
)


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
        people, offices = _holders(match, text), _offices(match)
        firms = places(match, document, offices)  # none without an office
        if not firms or _NO_CHANGE.search(text, match.span.start, offices[0].start):
            return
        time = _changed(match, document, offices, offices[-1].end)
        each = len(people) == len(offices) and _RESPECTIVELY.match(text, offices[-1].end)
        pairs = zip(people, offices, strict=True) if each else product(people, offices)
        for (person, office), firm in product(pairs, firms):
            yield RoleChange(
                span=_to(_from(match, person, office), firm),
                person=full_name(document, plain_name(text, person)),
                organization=firm.name,
                position=_position(text, office),
                change=kind,  # type: ignore[arg-type]  # one of the contract's words, from the table of rules
                start=time.on or time.start if kind != "resigned" else None,
                end=time.on or time.end if kind == "resigned" else None,
                announced=time.told,
            )

    return build


_NO_CHANGE = lazy(r"\byears\s+as\b|\b(?:a|an|on|take|takes|taking|took|medical|temporary|personal|family)\s+leave\b")
"""What tells an office that is not left: "will retire after six years as president", "on leave as president"."""
_RESPECTIVELY = lazy(r",?\s+respectively\b")


def joined_board(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who takes a seat on a board, where no other name of it follows: "as a director"."""
    if not _AS_A_DIRECTOR.match(document.text, match.span.end):
        yield from change("appointed")(match, document)


_AS_A_DIRECTOR = lazy(r"\s+as\s+(?:an?|its|the|our)\s+(?:[\w-]+\s+){0,4}?director\b", regex.IGNORECASE)


def named_too(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who is named beside another: "appointed Ann Teal as President and Owen Heron as Treasurer"."""
    before = document.text[max(match.window.start, match.span.start - 200) : match.span.start]
    if _NAMES_ANOTHER.search(before):
        yield from change("appointed")(match, document)


_NAMES_ANOTHER = lazy(
    r"\b(?:nam(?:ed|es)|appoint(?:ed|s|ments?)|elect(?:ed|s|ions?)|promot(?:ed|es|ions?)|hir(?:ed|es)|additions?)\b"
    r"(?:(?!\b(?:resign|retire|depart|replac|succeed|served)\w*)(?:[^.;]|\b(?:Mr|Ms|Mrs|Dr|\p{Lu})\.))*?\bas\s[^.;]*\Z"
)


def of_a_letter(person: str, kind: str = "resigned") -> Build:
    """Builds the statements of whoever writes or reads a letter: "I hereby resign as Chairman"."""

    def build(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
        offices = _offices(match)
        if _CONDITION.search(document.text[max(0, match.span.start - 30) : match.span.start]):
            return
        if kind != "held" and _ON_THE_END.search(document.text[max(0, match.span.start - 200) : match.span.start]):
            return
        day = _changed(match, document, offices, offices[-1].end).on if offices and kind != "held" else None
        for office, firm in product(offices, places(match, document, offices)):
            yield RoleChange(
                span=_to(Span(match.span.start, office.end), firm),
                person=person,
                organization=firm.name,
                position=_position(document.text, office),
                change=kind,  # type: ignore[arg-type]  # one of the contract's words, from the table of rules
                start=day if kind == "appointed" else None,
                end=day if kind == "resigned" else None,
            )

    return build


def _changed(match: TokenMatch, document: Document, offices: tuple[Span, ...], at: int) -> Time:
    """When a change takes place, as the words behind `at` say, those inside the statement or those before it."""
    text = document.text
    said, lead = after(text, at, match.limit), before(text, match.window, match.span.start)
    later = effect(text, match.span.end)
    told = _TOLD.search(text, max(match.window.start, match.span.start - 120), match.span.end)
    told = None if lead.inside or _AT_ONCE.search(text, match.span.end, match.span.end + 160) else told
    inside = joined_on(document.slice(Span(match.span.start, offices[0].start)))
    if said.on is None and _UPON.match(text, match.span.end, match.window.end):
        return Time(on=inside)
    news = told is not None and told[0].startswith("announced") and len(lead.on or "") == _WHOLE_DAY
    return Time(on=said.on or inside or later or (None if told else lead.on), told=lead.on if news else None)


def leaves_it(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who leaves the offices that stand beside the name, where the words name no other to leave."""
    text = document.text
    beside = match.all("OFFICES")[-1:]
    offices = tuple(one for one in match.all("OFFICE") if beside and beside[0].contains(one))
    people = _holders(match, text)
    if not people or not offices:
        return
    first, last = min(people[0].start, offices[0].start), max(people[-1].end, offices[-1].end)
    end = goes(text, match, first, last)
    if end is None:
        return
    match = replace(match, span=Span(match.span.start, end))
    if not _LEAVES_IT.match(text, end) or _names_another(match, text):
        return
    if _FORMER.search(text, first, last) or _FORMER.search(text[max(0, first - 12) : first]):
        return
    if _RETIRED.search(text, match.span.start, end) and not _LEAVES_NOW.match(text, end):
        return  # "a director, retired in 1999 after thirty years with Teal Bank"
    time = _changed(match, document, offices, end)
    for person, office, firm in product(people, offices, places(match, document, offices)):
        yield RoleChange(
            span=_to(Span(min(person.start, offices[0].start), max(person.end, office.end)), firm),
            person=full_name(document, plain_name(text, person)),
            organization=firm.name,
            position=_position(text, office),
            change="resigned",
            end=time.on or time.end,
            announced=time.told,
            evidence=(match.span,),
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
    person, offices = _holder(match, text), _offices(match)
    firms = places(match, document, offices)
    if person is None or not firms:
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
            span=_to(Span(_from(match, person, office).start, stop), firm),
            person=full_name(document, plain_name(text, person)),
            organization=firm.name,
            position=_position(text, office),
            change="held",
            start=start,
            end=end,
        )


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


def named(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of offices that merely stand beside a name: "Zach Lonstein, Chairman", "CEO Steve Jobs"."""
    text = document.text
    offices, people = _offices(match), match.all("PERSON")
    firms = places(match, document, offices)
    if not people or not firms:
        return
    person = people[-1] if people[-1].end <= offices[0].start else people[0]
    first, last = min(person.start, offices[0].start), max(person.end, offices[-1].end)
    lead = text[max(0, first - 12) : first]
    if _FORMER.search(text[first:last]) or _FORMER.search(lead) or _listed(text, offices[-1].end, person.start):
        return
    if offices[-1].end < person.start and _of_another(match, text, offices, person):
        return
    if person.end < offices[0].start and _of_the_next(text, offices[-1].end, match.limit):
        return
    if text[first:last].isupper() and _PROMOTED.search(lead):  # a headline goes on with somebody else
        return
    for office, firm in product(offices, firms):
        start = person.start if person.start < office.start else match.span.start
        yield RoleChange(
            span=_to(Span(start, max(person.end, office.end)), firm),
            person=full_name(document, plain_name(text, person)),
            organization=firm.name,
            position=_position(text, office),
            change="held",
            start=since(text, offices[-1].end),
        )


_PROMOTED = lazy(r"\b(?:TO|AS)\s+\Z")


def _of_another(match: TokenMatch, text: str, offices: tuple[Span, ...], person: Span) -> bool:
    """Whether an office before a comma and a name is another's: "Ruth Heron, President, Charles Teal, Treasurer"."""
    between = text[offices[-1].end : person.start]
    earlier = match.before
    listed = "\n" in between and earlier is not None and _OWNED_BESIDE.fullmatch(text, earlier.end, offices[0].start)
    if listed or "," not in between:  # "Ruth Heron, President\nCharles Teal, Treasurer"
        return bool(listed)
    if _AS_OF.search(text[max(0, offices[0].start - 30) : offices[0].start]):
        return True
    theirs = earlier is not None and not _ENDS.search(text[earlier.end : offices[0].start])
    own = _HAS_OWN.fullmatch(text[person.end : match.limit]) is not None
    return theirs or (own and is_office(text[match.limit : match.limit + 30]))


def _of_the_next(text: str, end: int, name: int) -> bool:
    """Whether an office is that of the name behind it: "Chairman Owen Teal, Treasurer Ruth Heron and Clerk"."""
    return text[end:name] == " " and _NAMED_ALONE.match(text, name) is not None


_NAMED_ALONE = lazy(
    r"(?:\p{Lu}[\w.'’-]*\s+){1,3}\p{Lu}[\w'’-]+(?!\w)(?!,\s+(?:[\w’']+\s+){0,4}?(?i:president|chair|chief|director"
    r"|officer|treasurer|controller|secretary|counsel|vp|[es]vp|c[a-z]o)\b)"
)
"""A full name that no office of its own follows."""
_OWNED_BESIDE = lazy(r",\s+(?:\p{Ll}+\s+){0,2}")
_ENDS = lazy(r"[.;:!?”\"]|\b(?:and|said|says|stated)\b|\n\s*\n")
_HAS_OWN = lazy(r",\s+(?!former)(?:\p{Ll}+\s+){0,2}")
_AS_OF = lazy(r"\bas\s+(?:(?:the|our|its|an?)\s+)?(?:\w+\s+){0,2}\Z", regex.IGNORECASE)
"""What tells that a name after an office begins a sentence of its own: "As President, Ms. Heron will lead"."""


def _listed(text: str, office: int, person: int) -> bool:
    """Whether a name that follows an office stands on a line of its own, as where a list goes on with the next name."""
    line = text[text.rfind("\n", 0, office) + 1 : office]
    short = len(line.strip()) < _FULL_LINE or "   " in line.strip() or line.isupper()
    between = text[office:person]
    return office <= person and "\n" in between and "," not in between and short


_FULL_LINE = 50


def _holder(match: TokenMatch, text: str) -> Span | None:
    """The person of the match; for "he" and "she" the one named last before, none where they stand in a condition.

    Nor where a given name by itself stands between, which is somebody else's: "said Alan Teal. Ruth was …, and she".
    """
    inside = match.all("PERSON")
    if _CONDITION.search(text[max(0, match.span.start - 30) : match.span.start]):
        return None
    if inside:
        return inside[0]
    if match.before is None or _ANOTHER_S.match(
        f"{text[match.before.start : match.before.end]}: {text[match.span.start :][:4]}"
    ):
        return None
    between = text[max(match.before.end, match.span.start - 600) : match.span.start]
    others = {one["name"].casefold() for one in _BARE.finditer(between)} & fields("given_names")
    return match.before if others <= {plain_name(text, match.before).split()[0].casefold()} else None


def _holders(match: TokenMatch, text: str) -> tuple[Span, ...]:
    """Everybody of a list that the person of the match stands in: "Owen Heron and Kevin S. Teal have resigned"."""
    one = _holder(match, text)
    if one is None:
        return ()
    same = next((people for people in match.all("PEOPLE") if people.contains(one)), None)
    return tuple(person for person in match.all("PERSON") if same.contains(person)) if same else (one,)


_ANOTHER_S = lazy(r"(?:(?:Ms|Mrs|Miss)\.?\s[^:]*:\s(?i:he)|Mr\.?\s[^:]*:\s(?i:she))\b")
"""A name whose title shows that "he" or "she" is somebody else: "Ms. Heron" and "He"."""
_BARE = lazy(r"(?<=[.!?,\n]\s)(?P<name>\p{Lu}\p{Ll}+)\s+(?=\p{Ll})")
"""A capitalised word that begins a sentence or a clause, and goes on in small letters: "Paul was previously"."""
_ON_THE_END = lazy(
    r"\b(?:upon|if|in\s+the\s+event|following|on)\s[^.;]{0,120}?\b(?:terminat\w*|cessation|end)\b[^.;]*\Z",
    regex.IGNORECASE,
)
"""A condition of what follows: "Upon the termination of your employment for any reason, you agree to resign"."""
_CONDITION = lazy(
    r"\b(?:if|unless|until|before|should|whether|once|case|event(?:\s+that)?"
    r"|(?:requests?|requested|requires?|proposes?|recommends?)\s+that)\s+\Z",
    regex.IGNORECASE,
)


def _offices(match: TokenMatch) -> tuple[Span, ...]:
    """Each office of the last list in the match; the board where it names no office.

    None where the match ends inside a list that is longer than one match may be.
    """
    lists, boards = match.all("OFFICES"), match.all("BOARD")
    if boards and (not lists or boards[-1].start > lists[-1].start):
        return boards[-1:]
    return tuple(one for one in match.all("OFFICE") if lists and lists[-1].contains(one))


def _from(match: TokenMatch, person: Span, office: Span) -> Span:
    inside = match.span.contains(person)
    return Span(person.start if inside and person.start < office.start else match.span.start, office.end)


def _to(span: Span, firm: Place) -> Span:
    """The span of a statement, up to the name of a further organisation for the office at that one."""
    return Span(span.start, max(span.end, firm.end or 0))


def _position(text: str, office: Span) -> str:
    """The office as written, in the singular; "Director" for a seat on the board, "Trustee" for one of trustees."""
    plain = words(text[office.start : office.end])
    if BOARD.fullmatch(plain):
        return "Trustee" if plain.casefold().endswith("trustees") else "Director"
    if plain.casefold().endswith("chairmen"):
        return plain[:-2] + "an"
    return plain.removesuffix("s") if _SEVERAL.search(plain) else plain


_SEVERAL = lazy(r"(?:(?<!\bof\s)\bdirectors|\bofficers|\bpresidents|\bchairs|\bceos|\btreasurers)\Z", regex.IGNORECASE)
