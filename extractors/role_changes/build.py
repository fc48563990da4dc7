"""From a match over tokens to the statements in it: one for each person and office."""

from collections.abc import Callable, Iterator
from itertools import product

import regex

from extractors.lexicon.offices import is_office
from extractors.lexicon.words import words as fields
from extractors.names.behind import BEHIND
from extractors.role_changes.times import DAY, Time, after, before, effect, joined_on, since
from extractors.tokens import full_name, plain_name
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import TokenMatch, words
from pipeline.span import Span

_BOARD = lazy(
    r"(?:member\s+of\s+)?(?:(?:the|its|our)\s+)?(?:\S+-member\s+)?board(?:\s+of\s+(?:directors|trustees))?",
    regex.IGNORECASE,
)
_OWN = lazy(
    r"(?:the\s+)?(?:Company|Registrant|Corporation|Issuer|Bank|Trust|Fund|Board(?:\s+of\s+Directors)?)(?:['’]s)?"
    r"|Class\s+(?:I{1,3}|IV|[A-D1-4])"
)
"""The company itself, or a class of its board: "elected as a Class III director"."""
_OWN_SMALL = lazy(
    r"(?:(?:holding|parent)\s+)?(?:company|corporation|registrant|issuer|bank|firm)\b(?:['’]s\s+[Bb]oard\b|(?!['’]))|\p{Lu}\p{Ll}+-based\b"
)
_FIELD = lazy(r",\s+\p{Lu}[^,;\n]{2,40}(?=,?\s+(?:of|at|for)\s+(?:the\s+)?\p{Lu})")
"""What an office is over, where a comma parts it from the firm: "President, Northern Lines, for Teal, Inc."."""
_PAST = lazy(r"\b(?:was|were|had|served|held)\b", regex.IGNORECASE)
_PRESENT = lazy(r"\b(?:has|have)\b")
_BYGONE = lazy(r"\b(?:previously|formerly|once)\b", regex.IGNORECASE)
_ELSEWHERE = lazy(r"(?:(?!\b(?:will|is|was|has|had)\b)[^.;])*?\b(?:of|at|with)\s+(?:the\s+)?(?!Mr|Ms|Dr)\p{Lu}")
"""Another organisation later in the sentence: "a senior adviser, from 2007 to 2008, and member, of Kohlberg & Co."."""
_TOLD = lazy(r"\b(?:notified|informed|announc\w+|notice|advised|intent\w*)\b")
_FORMER = lazy(
    r"\b(?:former|formerly|then|ex|past|retired|retiring|outgoing|departing|incoming|late|previous)\b-?", regex.I
)


def is_over(statement: str) -> bool:
    """Whether words tell of an office that is no longer held: "He was the chairman", and not "has been"."""
    return bool(_BYGONE.search(statement) or (_PAST.search(statement) and not _PRESENT.search(statement)))


WRITER = "I"
"""Who writes a letter, until it is linked to the signature below it."""
Build = Callable[[TokenMatch, Document], Iterator[RoleChange]]


def change(kind: str) -> Build:
    """Builds the statements of a change: everybody in the last list of offices, from the person to each office."""

    def build(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
        text = document.text
        people, offices = _holders(match, text), _offices(match)
        certain, firm = place(match, document, offices) if offices else (False, None)
        if not certain or _AFTER_YEARS.search(text, match.span.start, offices[0].start):
            return
        time = _changed(match, document, offices)
        each = len(people) == len(offices) and _RESPECTIVELY.match(text, offices[-1].end)
        for person, office in zip(people, offices, strict=True) if each else product(people, offices):
            yield RoleChange(
                span=_from(match, person, office),
                person=full_name(document, plain_name(text, person)),
                organization=firm,
                position=_position(text, office),
                change=kind,  # type: ignore[arg-type]  # one of the contract's words, from the table of rules
                start=time.on or time.start if kind != "resigned" else None,
                end=time.on or time.end if kind == "resigned" else None,
                announced=time.told,
            )

    return build


_AFTER_YEARS = lazy(r"\byears\s+as\b")
"""What tells an office of times past beside a change: "will retire after six years as president"."""
_RESPECTIVELY = lazy(r",?\s+respectively\b")


def first_person(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of somebody's own letter; whose it is stands below it: "I hereby resign as Chairman"."""
    offices = _offices(match)
    certain, firm = place(match, document, offices) if offices else (False, None)
    for office in offices if certain else ():
        yield RoleChange(
            span=Span(match.span.start, office.end),
            person=WRITER,
            organization=firm,
            position=_position(document.text, office),
            change="resigned",
            end=_changed(match, document, offices).on,
        )


def _changed(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> Time:
    text = document.text
    said, lead = after(text, offices[-1].end, match.limit), before(text, match.window, match.span.start)
    later = effect(text, match.span.end)
    told = _TOLD.search(text, max(match.window.start, match.span.start - 120), match.span.end)
    inside = joined_on(document.slice(Span(match.span.start, offices[0].start)))
    news = told is not None and told[0].startswith("announced") and len(lead.on or "") == _WHOLE_DAY
    return Time(on=said.on or inside or later or (None if told else lead.on), told=lead.on if news else None)


_WHOLE_DAY = len("2004-06-30")


def held(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of offices that are held, or were, from one day to another as far as the words say."""
    text = document.text
    person, offices = _holder(match, text), _offices(match)
    certain, firm = place(match, document, offices) if offices else (False, None)
    if person is None or not certain:
        return
    said, lead = after(text, offices[-1].end, match.limit), before(text, match.window, match.span.start)
    start, end = said.start or lead.start, said.end or lead.end
    event = said.event
    if firm is None and said.stop and _ELSEWHERE.match(text, said.stop, min(match.window.end, said.stop + 120)):
        return
    for office in offices:
        joined = said.begin is not None and not text[offices[-1].end : said.begin].strip()
        stop = said.stop if said.stop and joined and (said.start or said.end or event) else office.end
        yield RoleChange(
            span=Span(_from(match, person, office).start, stop),
            person=full_name(document, plain_name(text, person)),
            organization=firm,
            position=_position(text, office),
            change="held",
            start=start,
            end=end,
        )


def named(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of offices that merely stand beside a name: "Zach Lonstein, Chairman", "CEO Steve Jobs"."""
    text = document.text
    offices, people = _offices(match), match.all("PERSON")
    certain, firm = place(match, document, offices) if offices else (False, None)
    if not people or not certain:
        return
    person = people[-1] if people[-1].end <= offices[0].start else people[0]
    first, last = min(person.start, offices[0].start), max(person.end, offices[-1].end)
    lead = text[max(0, first - 12) : first]
    if _FORMER.search(text[first:last]) or _FORMER.search(lead) or _listed(text, offices[-1].end, person.start):
        return
    if offices[-1].end < person.start and _of_another(match, text, offices, person):
        return
    if text[first:last].isupper() and _PROMOTED.search(lead):  # a headline goes on with somebody else
        return
    for office in offices:
        yield RoleChange(
            span=Span(person.start if person.start < office.start else match.span.start, max(person.end, office.end)),
            person=full_name(document, plain_name(text, person)),
            organization=firm,
            position=_position(text, office),
            change="held",
            start=since(text, offices[-1].end),
        )


_PROMOTED = lazy(r"\b(?:TO|AS)\s+\Z")


def _of_another(match: TokenMatch, text: str, offices: tuple[Span, ...], person: Span) -> bool:
    """Whether an office before a comma and a name is another's: "Ruth Heron, President, Charles Teal, Treasurer"."""
    if "," not in text[offices[-1].end : person.start]:
        return False
    earlier = match.before
    if _AS_OF.search(text[max(0, offices[0].start - 30) : offices[0].start]):
        return True
    theirs = earlier is not None and not _ENDS.search(text[earlier.end : offices[0].start])
    own = _HAS_OWN.fullmatch(text[person.end : match.limit]) is not None
    return theirs or (own and is_office(text[match.limit : match.limit + 30]))


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
    if inside:
        return inside[0]
    if match.before is None or _CONDITION.search(text[max(0, match.span.start - 12) : match.span.start]):
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


_BARE = lazy(r"(?<=[.!?,\n]\s)(?P<name>\p{Lu}\p{Ll}+)\s+(?=\p{Ll})")
"""A capitalised word that begins a sentence or a clause, and goes on in small letters: "Paul was previously"."""
_CONDITION = lazy(r"\b(?:if|unless|until|before|should|whether|once|case)\s+\Z", regex.IGNORECASE)


def _offices(match: TokenMatch) -> tuple[Span, ...]:
    """Each office of the last list in the match; the board where it names no office."""
    lists, boards = match.all("OFFICES"), match.all("BOARD")
    if boards and (not lists or boards[-1].start > lists[-1].start):
        return boards[-1:]
    return tuple(one for one in match.all("OFFICE") if lists[-1].contains(one))


def _from(match: TokenMatch, person: Span, office: Span) -> Span:
    inside = match.span.contains(person)
    return Span(person.start if inside and person.start < office.start else match.span.start, office.end)


def _position(text: str, office: Span) -> str:
    """The office as written, in the singular; "Director" for a seat on the board, "Trustee" for one of trustees."""
    plain = words(text[office.start : office.end])
    if _BOARD.fullmatch(plain):
        return "Trustee" if plain.casefold().endswith("trustees") else "Director"
    return plain.removesuffix("s") if plain == "directors" else plain


_OWNER = lazy(
    r"(?<![\w./'’])(?P<name>(?:\p{Lu}['’])?\p{Lu}[\w&./-]*"
    r"(?:(?:['’]s)?\s+(?:(?:of|&)\s+)?\p{Lu}[\w&./-]*){0,4}(?:(?:['’]s)?,\s+(?:Inc|Corp|Ltd|LLC)\b\.?)?)"
    r"(?:['’]s\s+(?:[\p{Ll}-]+\s+){0,3}|(?<=,\s[^,\n]{1,40})[ ]+|(?<=\b(?:Inc|Corp|Ltd)\.)\s+)\Z"
)
_BEHIND_A_NAME = lazy(rf"{BEHIND}\.?")
_OF = lazy(
    r"(?:,?\s+and\s+(?:co-)?founder)?\s*,?\s*(?:\([^)]{0,40}\)\s*)?(?P<word>of|at(?!\s+(?:the|its|our|this|that|next)\s+\p{Ll})|with|(?<=advis[eo]r\s)to|for(?=\s+(?:the\s+)?\p{Lu}))\s+(?:(?:the|a|an)\s+)?"
)
_WORD = r"(?:(?:\p{Lu}\.){2,}|\p{Lu}|\p{Ll}(?=\p{Lu})|\d+\p{Lu}|\d[\w-]*\.(?=com))[\w&'’-]*?(?:\.\w+)*(?=['’]s\b|\W|\Z)"
_NAME = lazy(
    rf"(?P<lead>(?:\p{{Ll}}[\w-]*\s+){{0,4}})(?P<name>{_WORD}(?:,?\s+(?:Inc|Corp|Co|Ltd|LLC|L\.P|N\.A|plc|LLP)\b\.?"
    rf"|(?<!\b(?:Inc|Corp|Ltd|LLC|plc)\.)\s+(?:(?:&|of|and|de|for)\s+)?(?:{_WORD}|&\s+Co\.))*)(?P<owned>['’]s\s+\p{{Ll}})?"
)
_JOINED = lazy(
    r"\b(?:(?:re)?join(?:ed|s|ing)?|(?P<employed>(?:employed|worked)\s+(?:by|at|for|with)))\s+(?:the\s+)?"
    + _NAME.pattern
)
_AS = lazy(rf"(?:\s+(?:in|on)\s+{DAY})?,?\s+as\b")


def _employer(statement: str) -> str | None:
    """Whom somebody joined as an officer, or was employed by: "joined Teal Stores in May 1994 as"."""
    match = _JOINED.search(statement)
    if match is None or not (match["employed"] or _AS.match(statement, match.end())):
        return None
    return words(match["name"])


def place(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> tuple[bool, str | None]:
    """The place of the offices, or where their words name none that of the sentence's first list of offices."""
    certain, firm = _place(match, document, offices)
    first = match.all("OFFICES")[:1]
    if (
        certain
        and firm is None
        and first
        and first[0] != match.all("OFFICES")[-1]
        and _HELD_TOO.search(document.slice(match.span))
    ):
        return _place(match, document, first)
    return certain, firm


_HELD_TOO = lazy(r"\band\s+(?:has\s+|had\s+)?served\b")


def _place(match: TokenMatch, document: Document, offices: tuple[Span, ...]) -> tuple[bool, str | None]:
    """Whether the words leave no doubt whose the offices are, and the organisation as written.

    The organisation is null where they name none or the company itself. "VP of the Company's semiconductor
    subsidiary" and "director of several private boards" leave a doubt.
    """
    text = document.text
    owner = _OWNER.search(text, max(match.window.start, offices[0].start - 60), offices[0].start)
    if owner is not None and any(one.overlaps(Span(*owner.span("name"))) for one in match.all("PERSON")):
        owner = None
    if owner is not None and not _BEHIND_A_NAME.fullmatch(owner["name"]):
        return True, _unless_own(words(owner["name"]))
    joined = _employer(document.slice(match.span))
    if joined is not None:
        return True, _unless_own(joined)
    field = _FIELD.match(text, offices[-1].end, match.limit)
    end = field.end() if field else offices[-1].end
    link = _OF.match(text, end, end + 60)
    if link is None:
        return True, None
    if _BOARD.match(text, link.end()) or _OWN_SMALL.match(text, link.end()):
        return True, None
    if link["word"] == "with" and _DUTY.match(text, link.end()):
        return True, None
    stop = match.limit if match.limit > link.end() else match.window.end
    name = _NAME.match(text, link.end(), max(link.end(), min(stop, match.window.end, link.end() + 90)))
    if (
        name is None
        or (name["owned"] and not _BOARD.match(text, name.end() - 1))
        or (link["word"] == "of" and _KIND.fullmatch(name["lead"]) is None)
    ):
        return False, None
    office = document.slice(offices[-1])
    if link["word"] == "for" and "manager" in office.casefold() and _FIRM.search(name["name"]) is None:
        return True, None
    charged = link["word"] == "of" or (link["word"] == "for" and "secretary" in office.casefold())
    if charged and _in_charge_of(office, words(name["name"])):
        return False, None
    return True, _unless_own(words(_FIRM_END.split(name["name"])[0]))


_KIND = lazy(r"(?:former\s|then\s)?(?:(?:privately|publicly)[- ](?:held|owned|traded)\s)?")
"""What may stand before a firm whose officer somebody is: "chief executive of privately held Teal Tools"."""
_DUTY = lazy(r"(?:\p{Ll}+\s+){0,2}(?:responsib|oversight\b|authority\b|experience\b)")


def _in_charge_of(office: str, name: str) -> bool:
    """Whether the name is what somebody is in charge of: "General Manager of Mobile and Corporate Engineering"."""
    wide = regex.search(r"manager|vice\s+president|director|head|vp|secretary", office, regex.IGNORECASE)
    last = name.casefold().split()[-1] in fields("office_functions")
    return bool(wide) and last and _FIRM.search(name) is None


def _unless_own(name: str) -> str | None:
    plain = name if _FORM.search(name) else name.rstrip(".,")
    return None if _OWN.fullmatch(plain) or _BOARD.fullmatch(plain) else plain


_FIRM = lazy(r"\b(?:Inc|Corp|Corporation|Co|Company|Ltd|Limited|LLC|L\.P|N\.A|plc|LLP|Group|Institute)\b")
_FIRM_END = lazy(r"(?<=\b(?:Inc|Corp|Corporation|Company|Ltd|Limited|LLC)\.?)\s+and\s")
"""Where another firm follows: "Home Depot Corporation and Savi Technology"."""
_FORM = lazy(r"\b(?:Inc|Corp|Co|Ltd|L\.P|N\.A)\.\Z")
