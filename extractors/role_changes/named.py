"""Offices that merely stand beside a name: whose they are, and whether they are somebody else's of a list."""

from collections.abc import Iterator
from itertools import product

import regex

from extractors.lexicon.offices import is_office
from extractors.role_changes.build import change, without_another_s
from extractors.role_changes.places import places
from extractors.role_changes.statement import FORMER, each_his_own, offices_of, position, up_to
from extractors.role_changes.times import Time, after, since
from extractors.tokens import who
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import TokenMatch
from pipeline.span import Span


def named(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of offices that merely stand beside a name: "Zach Lonstein, Chairman", "CEO Steve Jobs"."""
    text = document.text
    offices, people = offices_of(match), match.all("PERSON")
    firms = places(match, document, offices)
    if not people or not firms:
        return
    person = people[-1] if people[-1].end <= offices[0].start else people[0]
    if _takes_last(text, person, offices):
        offices = offices[:-1]
    offices = without_another_s(text, offices, person.start)
    first, last = min(person.start, offices[0].start), max(person.end, offices[-1].end)
    lead = text[max(0, first - 12) : first]
    once = after(text, offices[-1].end, match.limit) if person.end <= offices[0].start else Time()
    former = (
        FORMER.search(text[first:last]) or FORMER.search(lead) or _FORMER_OF.search(text, max(0, first - 60), first)
    )
    if (former and not (once.start and once.end)) or _listed(text, offices[-1].end, person.start):
        return
    if offices[-1].end < person.start and _of_another(match, text, offices, person):
        return
    if person.end < offices[0].start and _of_the_next(text, person.end, offices[0].start, offices[-1].end, match.limit):
        return
    if text[first:last].isupper() and _PROMOTED.search(lead):  # a headline goes on with somebody else
        return
    told = people if _of_all(match, text, person, offices) else (person,)
    for (one, office), firm in product(each_his_own(match, text, told, offices), firms):
        start = one.start if one.start < office.start else match.span.start
        yield RoleChange(
            span=up_to(Span(start, max(one.end, office.end)), firm),
            person=who(document, one),
            organization=firm.name,
            position=position(text, office),
            change="held",
            start=once.start if former else since(text, offices[-1].end),
            end=once.end if former else None,
        )


def _of_all(match: TokenMatch, text: str, person: Span, offices: tuple[Span, ...]) -> bool:
    """Whether an office is that of all of a list: "directors Ann Lee and Owen Teal", "Ann Lee and Bo Ray, each a"."""
    people = match.all("PERSON")
    if offices[-1].end < people[0].start:
        return _SEVERAL.search(text, offices[-1].start, offices[-1].end) is not None
    one_list = any(every.contains(people[0]) and every.contains(person) for every in match.all("PEOPLE"))
    return one_list and _EACH.match(text, person.end) is not None


def named_elsewhere(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of a second list beside a name, where the words say at what firm: "and chairman of Lark Tools"."""
    yield from (one for one in named(match, document) if one.organization is not None)


def named_and_its(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of further offices at a firm that is named between: "a director of Teal, Inc. and its Clerk"."""
    people = match.all("PERSON")
    if people and not _BARE_COMMA.search(document.text, people[0].end + 1, offices_of(match)[0].start):
        yield from named(match, document)


_EACH = lazy(r",\s+(?:each|both|all)\b")
_SEVERAL = lazy(r"\b(?:directors|trustees)\Z")
"""An office that all of a list have: "directors Ann Lee and Owen Teal"."""
_BARE_COMMA = lazy(r",(?!\s+(?:Inc|Corp|Ltd|LLC|L\.P|N\.A)\b)")


def named_last(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statement of the office that ends a list, where a verb gives it to somebody who has those before it."""
    people = match.all("PERSON")  # none where the verb is taken for a part of the name, in capitals
    if people and _takes_last(document.text, people[0], offices_of(match)):
        yield from list(change("appointed")(match, document))[-1:]


def _takes_last(text: str, person: Span, offices: tuple[Span, ...]) -> bool:
    """Whether the last office is one that is given: "named Ruth Heron, currently its Treasurer, Controller"."""
    if len(offices) < _TWO or _GIVES.search(text[max(0, person.start - 30) : person.start]) is None:
        return False
    before, joint = text[person.end : offices[0].start], text[offices[-2].end : offices[-1].start]
    return _NOW.search(before) is not None and joint.split() == [","] and _AS_ALSO.match(text, offices[-1].end) is None


_FORMER_OF = lazy(r"\bformer\s+(?:\p{Lu}[\w&.’'-]*\s+){1,5}\Z")
_TWO = 2
_GIVES = lazy(r"\b(?:named|appointed|elected|promoted|names|appoints|elects|promotes)\s+(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?\Z")
_GIVES_NEW = lazy(
    r"(?i)\b(?:named|appointed|elected|hired|names|appoints|elects|hires)\s+(?:(?:an?|its|our)\s+)?new\s+\Z"
)
_NOW = lazy(r",\s+(?:currently|formerly|previously|presently|now|most\s+recently|its|our|an?)\b")
_AS_ALSO = lazy(r",?\s+(?:as|to|and)\b|\s+of\s[^,;]{2,60},\s+(?:as|to)\b")
_PROMOTED = lazy(r"\b(?:TO|AS)\s+\Z")


def _of_another(match: TokenMatch, text: str, offices: tuple[Span, ...], person: Span) -> bool:
    """Whether an office before a comma and a name is another's: "Ruth Heron, President, Charles Teal, Treasurer".

    One that a verb gives is none that somebody holds: "Appointed a new Treasurer, Ruth Heron".
    """
    if _GIVES_NEW.search(text[max(0, offices[0].start - 40) : offices[0].start]):
        return True
    between = text[offices[-1].end : person.start]
    earlier = match.before
    listed = "\n" in between and earlier is not None and _OWNED_BESIDE.fullmatch(text, earlier.end, offices[0].start)
    if listed or "," not in between:  # "Ruth Heron, President\nCharles Teal, Treasurer"
        return bool(listed)
    if _AS_OF.search(text[max(0, offices[0].start - 30) : offices[0].start]):
        return True
    given = _TO_WHOM.search(text[max(0, offices[0].start - 40) : offices[0].start])
    theirs = earlier is not None and not given and not _ENDS.search(text[earlier.end : offices[0].start])
    own = _HAS_OWN.fullmatch(text[person.end : match.limit]) is not None
    return theirs or (own and is_office(text[match.limit : match.limit + 30]))


def _of_the_next(text: str, person: int, office: int, end: int, name: int) -> bool:
    """Whether an office is that of the name behind it: "Chairman Owen Teal, Treasurer Ruth Heron and Clerk"."""
    if text[end:name] == ", " and _AND_ITS.fullmatch(text, person, office):
        return _A_NAME.match(text, name) is not None
    return text[end:name] == " " and _NAMED_ALONE.match(text, name) is not None


_AND_ITS = lazy(r",?\s+and\s+(?:(?:to|by|of|for|with)\s+)?(?:its|the|our|their)\s+")
"""What parts somebody from the office of the next one of a list: "Ruth Heron, and its president, Owen Teal"."""
_A_NAME = lazy(r"(?:\p{Lu}[\w.'’-]*\s+){1,3}\p{Lu}[\w'’-]+")


_NAMED_ALONE = lazy(
    r"(?:\p{Lu}[\w.'’-]*\s+){1,3}\p{Lu}[\w'’-]+(?!\w)(?!,\s+(?:[\w’']+\s+){0,4}?(?i:president|chair|chief|director"
    r"|officer|treasurer|controller|secretary|counsel|vp|[es]vp|c[a-z]o)\b)"
)
"""A full name that no office of its own follows."""
_TO_WHOM = lazy(r"\b(?:to|by|with|from|under)\s+(?:the|its|our|their|[\p{Lu}][\w.]*['’]s)\s+(?:[\p{Ll}-]+\s+){0,2}\Z")
_OWNED_BESIDE = lazy(r",\s+(?:\p{Ll}+\s+){0,2}")
_ENDS = lazy(r"[.;:!?”\"]|\b(?:and|said|says|stated)\b|\n\s*\n")
_HAS_OWN = lazy(r",\s+(?!(?:former|and|who|will|would|has|had|is|was|to)\b)(?:\p{Ll}+\s+){0,2}")
_AS_OF = lazy(r"\bas\s+(?:(?:the|our|its|an?)\s+)?(?:\w+\s+){0,2}\Z", regex.IGNORECASE)
"""What tells that a name after an office begins a sentence of its own: "As President, Ms. Heron will lead"."""


def _listed(text: str, office: int, person: int) -> bool:
    """Whether a name that follows an office stands on a line of its own, as where a list goes on with the next name."""
    line = text[text.rfind("\n", 0, office) + 1 : office]
    short = len(line.strip()) < _FULL_LINE or "   " in line.strip() or line.isupper()
    between = text[office:person]
    apart = office <= person and "\n" in between and "," not in between
    return apart and (between.count("\n") > 1 or short or _NEXT_HEADLINE.match(text, person) is not None)


_FULL_LINE = 50
_NEXT_HEADLINE = lazy(
    r"(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?(?:\p{Lu}[\w.'’-]*,?\s+){1,4}(?:(?:[Aa]ppoint|[Nn]am|[Ee]lect|[Pp]romot)ed\s+(?:to\s+|as\s+)?\p{Lu}"
    r"|(?:Joins|Resigns|Retires|Announces|Becomes|Succeeds|Will|To|Is)\b)"
)
"""A name with which the next line of a headline begins: "Ruth Heron Appointed Treasurer"."""
