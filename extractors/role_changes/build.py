"""From a match over tokens to the statements in it: one for each person and office."""

from collections.abc import Callable, Iterator

import regex

from extractors.lexicon.words import words as fields
from extractors.role_changes.times import Time, after, before, effect
from extractors.tokens import full_name, plain_name
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import TokenMatch, words
from pipeline.span import Span

_BOARD = lazy(r"(?:member\s+of\s+)?(?:(?:the|its|our)\s+)?board(?:\s+of\s+directors)?", regex.IGNORECASE)
_OWN = lazy(
    r"(?:the\s+)?(?:Company|Registrant|Corporation|Issuer|Bank|Trust|Fund|Board(?:\s+of\s+Directors)?)(?:['’]s)?"
)
_PAST = lazy(r"\b(?:was|were|had|served|held)\b", regex.IGNORECASE)
_PRESENT = lazy(r"\b(?:has|have)\b")
_BYGONE = lazy(r"\b(?:previously|formerly|once)\b", regex.IGNORECASE)
_ELSEWHERE = lazy(r"[^.;]*?\b(?:of|at|with)\s+(?:the\s+)?(?!Mr|Ms|Dr)\p{Lu}")
"""Another organisation later in the sentence: "a senior adviser, from 2007 to 2008, and member, of Kohlberg & Co."."""
_TOLD = lazy(r"\b(?:notified|informed|announc\w+|notice|advised|intent\w*)\b")
_FORMER = lazy(r"\b(?:former|formerly|then|ex|retired|retiring|outgoing|departing|incoming|late|previous)\b-?", regex.I)


def is_over(statement: str) -> bool:
    """Whether words tell of an office that is no longer held: "He was the chairman", and not "has been"."""
    return bool(_BYGONE.search(statement) or (_PAST.search(statement) and not _PRESENT.search(statement)))


Build = Callable[[TokenMatch, Document], Iterator[RoleChange]]


def change(kind: str) -> Build:
    """Builds the statements of a change: everybody in the last list of offices, from the person to each office."""

    def build(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
        text = document.text
        person, offices = _holder(match), _offices(match)
        certain, firm = place(match, document, offices) if offices else (False, None)
        if person is None or not certain:
            return
        time = _changed(match, document, offices[-1].end)
        for office in offices:
            yield RoleChange(
                span=_from(match, person, office),
                person=full_name(document, plain_name(text, person)),
                organization=firm,
                position=_position(text, office),
                change=kind,  # type: ignore[arg-type]  # one of the contract's words, from the table of rules
                start=time.on or time.start if kind != "resigned" else None,
                end=time.on or time.end if kind == "resigned" else None,
            )

    return build


def _changed(match: TokenMatch, document: Document, at: int) -> Time:
    text = document.text
    said, lead = after(text, at, match.limit), before(text, match.window, match.span.start)
    later = effect(text, match.span.end)
    told = _TOLD.search(text, max(match.window.start, match.span.start - 120), match.span.end)
    return Time(on=said.on or later or (None if told else lead.on))


def held(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of offices that are held, or were, from one day to another as far as the words say."""
    text = document.text
    person, offices = _holder(match), _offices(match)
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
    person, offices = _holder(match), _offices(match)
    certain, firm = place(match, document, offices) if offices else (False, None)
    if person is None or not certain:
        return
    first, last = min(person.start, offices[0].start), max(person.end, offices[-1].end)
    lead = text[max(0, first - 12) : first]
    if _FORMER.search(text[first:last]) or _FORMER.search(lead) or _listed(text, offices[-1].end, person.start):
        return
    for office in offices:
        yield RoleChange(
            span=Span(person.start if person.start < office.start else match.span.start, max(person.end, office.end)),
            person=full_name(document, plain_name(text, person)),
            organization=firm,
            position=_position(text, office),
            change="held",
        )


def _listed(text: str, office: int, person: int) -> bool:
    """Whether a name that follows an office stands on a line of its own, as where a list goes on with the next name."""
    line = text[text.rfind("\n", 0, office) + 1 : office]
    short = len(line.strip()) < _FULL_LINE or "   " in line.strip()
    return office <= person and "\n" in text[office:person] and short


_FULL_LINE = 50


def _holder(match: TokenMatch) -> Span | None:
    """The person of the match; for "he" and "she" the one named last before."""
    inside = match.all("PERSON")
    return inside[0] if inside else match.before


def _offices(match: TokenMatch) -> tuple[Span, ...]:
    """Each office of the last list in the match; the board where it names no office."""
    lists = match.all("OFFICES")
    if not lists:
        return match.all("BOARD")[-1:]
    return tuple(one for one in match.all("OFFICE") if lists[-1].contains(one))


def _from(match: TokenMatch, person: Span, office: Span) -> Span:
    inside = match.span.contains(person)
    return Span(person.start if inside and person.start < office.start else match.span.start, office.end)


def _position(text: str, office: Span) -> str:
    """The office as written; "Director" for a seat on the board."""
    plain = words(text[office.start : office.end])
    return "Director" if _BOARD.fullmatch(plain) else plain


_OWNER = lazy(
    r"(?<![\w.])(?P<name>\p{Lu}[\w&.-]*(?:\s+\p{Lu}[\w&.-]*){0,4})"
    r"(?:['’]s\s+(?:[\p{Ll}-]+\s+){0,3}|(?<=,\s[^,\n]{1,40})[ ]+)\Z"
)
_CREDENTIALS = frozenset({"CFA", "CPA", "MBA", "PhD", "Ph.D", "MD", "M.D", "Esq", "JD", "Jr", "Sr", "III", "II"})
_OF = lazy(
    r"\s*,?\s*(?:\([^)]{0,40}\)\s*)?(?P<word>of|at|with|(?<=advis[eo]r\s)to|for(?=\s+(?:the\s+)?\p{Lu}))\s+(?:(?:the|a|an)\s+)?"
)
_WORD = r"(?:\p{Lu}|\p{Ll}(?=\p{Lu})|\d[\w-]*\.(?=com))[\w&'’-]*?(?:\.\w+)*(?=['’]s\b|\W|\Z)"
_NAME = lazy(
    rf"(?P<lead>(?:\p{{Ll}}[\w-]*\s+){{0,4}})(?P<name>{_WORD}(?:,?\s+(?:Inc|Corp|Co|Ltd|LLC|L\.P|N\.A|plc|LLP)\b\.?"
    rf"|\s+(?:(?:&|of|and|de)\s+)?(?:{_WORD}|&\s+Co\.))*)(?P<owned>['’]s\s+\p{{Ll}})?"
)
_JOINED = lazy(rf"\bjoin(?:ed|s|ing)?\s+(?:the\s+)?{_NAME.pattern}\s+(?:in\s+\d{{4}}\s+)?as\b")


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
    if owner is not None and owner["name"].rstrip(".") not in _CREDENTIALS:
        return True, _unless_own(words(owner["name"]))
    joined = _JOINED.search(document.slice(match.span))
    if joined is not None:
        return True, _unless_own(words(joined["name"]))
    link = _OF.match(text, offices[-1].end, offices[-1].end + 60)
    if link is None:
        return True, None
    if _BOARD.match(text, link.end()):
        return True, None
    name = _NAME.match(text, link.end(), max(link.end(), min(match.limit, match.window.end, link.end() + 90)))
    if (
        name is None
        or (name["owned"] and not _BOARD.match(text, name.end() - 1))
        or (name["lead"] and link["word"] == "of")
    ):
        return False, None
    if link["word"] == "of" and _in_charge_of(document.slice(offices[-1]), words(name["name"])):
        return False, None
    return True, _unless_own(words(_FIRM_END.split(name["name"])[0]))


def _in_charge_of(office: str, name: str) -> bool:
    """Whether the name is what somebody is in charge of: "General Manager of Mobile and Corporate Engineering"."""
    wide = regex.search(r"manager|vice\s+president|director|head|vp", office, regex.IGNORECASE)
    last = name.casefold().split()[-1] in fields("office_functions")
    return bool(wide) and last and _FIRM.search(name) is None


def _unless_own(name: str) -> str | None:
    plain = name if _FORM.search(name) else name.rstrip(".,")
    return None if _OWN.fullmatch(plain) or _BOARD.fullmatch(plain) else plain


_FIRM = lazy(r"\b(?:Inc|Corp|Corporation|Co|Company|Ltd|Limited|LLC|L\.P|N\.A|plc|LLP|Group|Institute)\b")
_FIRM_END = lazy(r"(?<=\b(?:Inc|Corp|Corporation|Company|Ltd|Limited|LLC)\.?)\s+and\s")
"""Where another firm follows: "Home Depot Corporation and Savi Technology"."""
_FORM = lazy(r"\b(?:Inc|Corp|Co|Ltd|L\.P|N\.A)\.\Z")
