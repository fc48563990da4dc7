"""From a match over tokens to the statements of a seat on a board: one that is taken, filled or not stood for again."""

from collections.abc import Iterator
from itertools import product

import regex

from extractors.lexicon.offices import is_office
from extractors.role_changes.build import change, changed, only_thought_of
from extractors.role_changes.places import COMPANY, places
from extractors.role_changes.sentence import said_before
from extractors.role_changes.statement import holders, offices_of, seat_on_the_board
from extractors.tokens import who
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import MONTHS, TokenMatch
from pipeline.span import Span


def joined_board(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who takes a seat on a board, where no other name of it follows: "as a director".

    Whom others join has one already: "Susan Park will be joined on the Board by Owen Teal".
    """
    text, end = document.text, match.span.end
    if _IS_JOINED.search(text, *match.span) or _SAID_OF_ANOTHER.search(text, *match.span):
        return
    if not (_AS_A_DIRECTOR.match(text, end) or _ITS_COMMITTEE.match(text, end) or _IN_THANKING.match(text, end)):
        yield from change("appointed")(match, document)


_SAID_OF_ANOTHER = lazy(
    r"\b(?:said|says|announced|announces|noted|reported|stated|added)\s+(?:that\s+)?(?!(?:s?he|they)\b)[^,;.“\"]*?"
    r"\b(?:was|were|has|have|had|is|are)\b[^,;.“\"]*?\band\s"
)
"""What makes of the words before "and" those of whom somebody tells: "said that two directors were found and"."""
_IN_THANKING = lazy(r"\s+in\s+(?:its\b|(?!spring|the|beginn|commenc)\p{Ll}+ing\b)")
"""What others are joined in, and no seat: "joined the Board in thanking all employees"."""


_ITS_COMMITTEE = lazy(
    r"(?:['’]s?)?\s+(?!and\b)(?:(?!(?:on|of|as|will|which|who|he|she|to|where|effective|in)\b)[\w&-]+,?\s+){1,5}[Cc]ommittees?\b"
)
"""What makes a board one whose committee is meant: "the Board’s Audit Committee"."""
_IS_JOINED = lazy(r"\b(?:be|been|being|is|are|was|were)\s+joined\b")


def fills_a_seat(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statement of who fills a seat that the words leave to be understood: "to fill one of the vacancies"."""
    text, people = document.text, match.all("PERSON")
    lead = said_before(match, text)
    if only_thought_of(match, text) or _NOT_DONE.search(lead):
        return
    whole = _REST.match(text, people[0].end, match.window.end)
    named = text.endswith("directorship", match.span.start, match.span.end)
    if named and _OF_ANOTHER.match(text, match.span.end):
        return  # "elected to the directorship of the National Gallery"
    if whole is None or (is_office(_OF_DIRECTORS.sub("", whole[0])) and not named):
        return
    if not _A_SEAT.search(whole[0]) and not _LARGER.search(lead):
        return
    time = changed(match, document, (Span(match.span.end, match.span.end),), match.span.end)
    for person in holders(match, text):
        yield RoleChange(
            span=Span(person.start, match.span.end),
            person=who(document, person),
            position=seat_on_the_board(text),
            change="appointed",
            start=time.on,
            announced=time.told,
        )


_OF_ANOTHER = lazy(
    rf"\s+(?:of|at|in)\s+(?!(?:(?i:the|our)\s+)?(?i:company|corporation|bank|board)\b|\d|(?:{'|'.join(MONTHS)})\b)"
)
"""What makes of a directorship one elsewhere, or the lead of a field: "directorship of research"."""


def each_of_them(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of everybody on a list of directors that is told with their number: "of four directors: …"."""
    text, people = document.text, match.all("PERSON")
    number = _NUMBER.search(text, match.span.start, people[0].start)
    said = _NUMBERS.index(number[0].casefold()) + _TWO if number else 0
    if said - len(people) not in (0, 1) or len(people) < _TWO:  # one of them may have a name that nobody knows
        return
    if only_thought_of(match, text) or _NOT_DONE.search(said_before(match, text)):
        return
    if _AS_DIRECTORS.match(text, match.span.end):
        return
    leave = _LEAVE.match(text, match.span.start) is not None
    time = changed(match, document, (Span(match.span.end, match.span.end),), match.span.end)
    seats = _SEATS.search(text, match.span.start, people[0].start)
    firms = places(match, document, (Span(*seats.span()),)) if seats else COMPANY
    for person, firm in product(people, firms):
        yield RoleChange(
            span=Span(match.span.start, person.end),
            person=who(document, person),
            organization=firm.name,
            position=seat_on_the_board(text),
            change="resigned" if leave else "appointed",
            start=None if leave else time.on,
            end=time.on if leave else None,
            announced=time.told,
        )


_AS_DIRECTORS = lazy(r",?\s+as\s+(?:[\p{Ll}-]+\s+){0,4}?(?:directors|trustees)\b")
"""What names the seats after all: "two new members, Ruth Heron and Owen Teal, as directors"."""
_SEATS = lazy(r"\b(?:directors|trustees)\b")
_TWO = 2
_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBER = lazy(rf"\b(?:{'|'.join(_NUMBERS)})\b", regex.IGNORECASE)
_LEAVE = lazy(r"resign|retire|depart", regex.IGNORECASE)


def not_again(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who will not be elected again: to the seat that the words name, else to one on the board."""
    if offices_of(match):
        yield from change("resigned")(match, document)
        return
    text, end = document.text, match.span.end
    if _NOT_DONE.search(said_before(match, text)) or _TO_A_SEAT.match(text, end):
        return
    time = changed(match, document, (Span(end, end),), end)
    for person in holders(match, text):
        yield RoleChange(
            span=Span(person.start if match.span.contains(person) else match.span.start, end),
            person=who(document, person),
            position=seat_on_the_board(text),
            change="resigned",
            end=time.on,
            announced=time.told,
        )


_TO_A_SEAT = lazy(r"\s+(?:as|to|on)\s")
"""What names the seat behind the words: "not stand for re-election as a director"."""
_NOT_DONE = lazy(
    r"\b(?:requests?|requested|requesting|demands?|demanded|propos\w+|recommend\w*|asked|asking|insist\w*|urg(?:e|es|ed|ing))\b[^.;]{0,160}\bthat\s+\Z|"
    r"\b(?:(?:may|might|could|should|would|will|shall|if|unless|not)\b[^,;]{0,30}|to\s+(?:\w+\s)?)\Z"
)
_REST = lazy(r"(?:\b(?:Mr|Ms|Mrs|Dr|\p{Lu})\.|[^.;])*")
_A_SEAT = lazy(
    r"\bone\s+of\s+the\b[^,;]{0,20}\bvacancies\b|\b(?:directors(?:hip)?s?|trustees|board|seats?|increase|expansion|enlarge\w*)\b",
    regex.IGNORECASE,
)
"""What tells that a vacancy is one on the board: "one of the vacancies", "the vacancy created by the increase"."""
_LARGER = lazy(
    r"\bboard\b[^;]{0,40}\b(?:increas|expand|enlarg)\w+\b[^;]{0,80}\b(?:size|members|directors|trustees|seats|board)\b",
    regex.IGNORECASE,
)
"""What makes the vacancy: "the Board increased its size to eight and elected Ann Teal to fill the vacancy"."""
_OF_DIRECTORS = lazy(r"\b(?:directors|trustees|members?\s+of\s+the\s+board)\b", regex.IGNORECASE)
_AS_A_DIRECTOR = lazy(
    r"\s+as\s+(?:(?:an?|its|the|our)\s+)?(?:[\w-]+\s+){0,4}?(?:director|trustee|chair(?:man|woman|person)?)\b"
    r"(?!\s+of\s+(?:the\s+|its\s+|our\s+)?(?:[\w&-]+\s+){1,5}?committee\b)",
    regex.IGNORECASE,
)
