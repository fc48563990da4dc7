"""Statements held against one another: one tenure is one item, and what tells it again is its evidence.

"Mr. Auster had served in these capacities since June 2000" gives his resignations their start, and "until the
appointment of Mr. Auster" ends where that start is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import regex

from extractors.lexicon.offices import offices_in
from extractors.names import family_name
from extractors.role_changes.last_days import on_the_last_day
from extractors.role_changes.promotions import TITLE, promotions
from extractors.role_changes.times import DAY, EVENT, edtf
from extractors.tokens import plain_name
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import words
from pipeline.span import Span

_CAPACITIES = lazy(
    r"(?P<who>(?:Mr|Ms|Mrs|Dr)\.\s+\p{Lu}[\p{L}'’-]+|He|She)\s+(?:has|had|have)?\s*(?:served|been|held|acted)\s+(?:in\s+)?"
    r"(?:this|these|those|such|both|that)\s+(?:capacit(?:y|ies)|positions?|roles?|offices?|posts?)\s+"
    rf"since\s+(?P<day>{DAY})"
)
_A_POSITION = lazy(
    r",\s+(?:(?:a|an|the)\s+(?:position|role|post|office|title)s?\s+(?:(?:that|which)\s+)?|which\s+)(?:he|she)\s+"
    r"(?:has\s+|had\s+)?(?:also\s+|previously\s+)?(?:held|occupied)\s+"
    rf"(?:from\s+(?:the\s+|its\s+)?(?:(?:founding|inception)\s+(?:of\s+(?:the\s+)?\w+\s+)?in\s+)?(?P<start>{DAY})"
    rf"|since\s+(?P<since>{DAY}))(?:\s+(?:to|until|through)\s+(?:(?P<end>{DAY})|(?P<event>{EVENT})))?"
)
_EVENT = lazy(r"until\s+the\s+(?:appointment|election|arrival)\s+of\s+(?P<who>.+)\Z", regex.DOTALL)


def settled(document: Document, found: Sequence[RoleChange]) -> list[RoleChange]:
    """The statements with the tenures that other sentences give."""
    text = document.text
    whole = [
        *found,
        *(one for change in found for one in _held_before(text, change)),
        *(one for tenure in found for one in _series(text, tenure, found)),
        *(one for first in found for one in promotions(text, first, found)),
    ]
    dated = [on_the_last_day(text, _on_one_day(text, _since(text, one)), whole) for one in whole]
    return [_ended(text, one, dated) for one in dated]


def _held_before(text: str, one: RoleChange) -> Iterator[RoleChange]:
    """The tenure that a clause after an office tells: "CEO, a position he had held from 1984 until …"."""
    match = _A_POSITION.match(text, one.span.end) if one.change != "held" else None
    if match is None:
        return
    start, since = match["start"], match["since"]
    office = one.span.end - _office_length(text, one)
    yield replace(
        one,
        span=Span(office, match.end()),
        change="held",
        start=edtf(start or since),
        end=edtf(match["end"]) if match["end"] else None,
    )


def _series(text: str, one: RoleChange, found: Sequence[RoleChange]) -> Iterator[RoleChange]:
    """The offices that a list goes on with, each with its years: "(2000-2003), Treasurer (1997-2000) and Clerk (…)".

    One held "since that time" begins where the one before it ends.
    """
    own = _ITS_OWN.match(text, one.span.end)
    at = own.end() if own else one.span.end
    if one.change != "held" or not one.start:
        return
    until = one.end
    while (match := _NEXT_TENURE.match(text, at)) is not None and TITLE.match(match["office"]):
        at = match.end()
        start = match["start"] or match["since"]
        dated = replace(
            one,
            span=Span(one.span.start, match.end()),
            start=edtf(start) if start else until,
            end=edtf(match["end"]) if match["end"] else None,
        )
        until = dated.end
        firm = one.organization if match["firm"] is None and not match["stop"] else None
        if match["firm"] and not _ITSELF.match(match["firm"]):
            firm = words(match["firm"])
        if any(_covers(other, match) for other in found if other is not one):
            continue
        for office in offices_in(text, Span(*match.span("office"))):
            yield replace(dated, position=words(text[office.start : office.end]), organization=firm)


def _covers(other: RoleChange, match: "regex.Match[str]") -> bool:
    """Whether another statement is of an office that a list goes on with."""
    inside = other.span.start <= match.start("office") <= other.span.end
    return inside and match["office"].startswith(other.position.split()[0])


_NEXT_TENURE = lazy(
    r"\s*(?:[,;]\s*(?:and\s+)?|and\s+|(?P<stop>\.)\s+)(?:(?:then|later|subsequently|previously|formerly|prior\s+thereto|prior\s+to\s+that|before\s+that),?\s+)?"
    r"(?:as\s+)?(?:(?:its|our|[Aa]n?|the)\s+)?"
    r"(?P<office>\p{Lu}(?:[^()\n;.]|\n(?!\s*\n)){2,80}?"
    r"|(?:(?!as\b|and\b|of\b)[\p{Ll}-]+\s+){0,4}?(?:president|chair(?:man|woman|person)?|director|treasurer|controller|secretary|officer"
    r"|counsel|manager)(?:\s+of\s+\p{Ll}+(?:\s+and\s+\p{Ll}+)?)?)"
    r"(?:\s+of\s+(?P<firm>(?:the\s+)?\p{Lu}[\w&.'’\s-]{1,60}?(?:,\s+(?:Inc|Corp|Ltd|LLC)\b\.?)?))?(?:,\s+an?\s+[^,;()]{3,60},)?"
    rf"(?:(?:\s+\((?:from\s+)?|,?\s+from\s+|,\s+)(?P<start>{DAY})\s*(?:to|until|through|-|–|—)\s*(?:(?P<end>{DAY})|(?:the\s+)?present)\)?"
    rf"|,?\s+since\s+(?:(?P<since>{DAY})|(?:(?:that|such)\s+(?:time|date)|then)\b)(?(stop)(?!,\s+\p{{Lu}}))|,?\s+(?:since|thereafter)(?=[.;]))"
)
_ITS_OWN = lazy(
    r"(?:\s+of\s+(?:the\s+company\b|(?:the\s+)?\p{Lu}[\w&.' ’-]{1,60}?(?:,\s+(?:Inc|Corp|Ltd|LLC|L\.P|N\.A)\b\.?)?))?"
    rf",?\s+(?:from|since)\s+{DAY}"
    rf"(?:\s*(?:to|until|through|-|–|—)\s*{DAY})?"
)
"""The rest of a statement whose time stands behind the firm: " of the Company from 1996 to 2012"."""
_ITSELF = lazy(r"(?:the\s+)?(?:Company|Corporation|Registrant|Bank)\b")


def _office_length(text: str, one: RoleChange) -> int:
    """How many characters of the text before the statement's end its office takes, line breaks included."""
    pattern = r"\s+".join(regex.escape(word) for word in one.position.split())
    match = regex.search(rf"(?r){pattern}", text[one.span.start : one.span.end])
    return one.span.length - match.start() if match else 0


def _since(text: str, one: RoleChange) -> RoleChange:
    """A resignation or an office held, with the start that "in these capacities since" gives the same person."""
    if one.change not in ("resigned", "held") or one.start or one.end:
        return one
    for match in _CAPACITIES.finditer(text, one.span.end, one.span.end + 500):
        who = words(match["who"])
        if who in ("He", "She") or one.person.split()[-1] == who.split()[-1]:
            return replace(one, start=edtf(match["day"]), evidence=(Span(*match.span()),))
    return one


def _on_one_day(text: str, one: RoleChange) -> RoleChange:
    """A change without a day, with that which another sentence gives them all: "These changes are effective May 1"."""
    if one.change == "held" or one.start or one.end or _OWN_DAY.match(text, one.span.end):
        return one
    begin = max(0, one.span.start - _FAR)
    duties = _DUTIES.search(text, one.span.end, one.span.end + _FAR) if one.change == "appointed" else None
    if duties is not None and family_name(one.person) in _NAME.findall(duties["who"]):
        return replace(one, start=edtf(duties["day"]))
    match = (
        _TOGETHER.search(text, one.span.end, one.span.end + _FAR)
        or _LED_BY.search(text, begin, one.span.start)
        or _TOGETHER_ABOVE.search(text, begin, one.span.start)
    )
    if match is None:
        return one
    day = edtf(match["day"])
    return replace(one, end=day) if one.change == "resigned" else replace(one, start=day)


_FAR = 2000
_DUTIES = lazy(
    r"(?<!\b(?:with|to|by|from|under|of)\s)\b(?P<who>(?:Mr|Ms|Mrs|Dr|Drs|Messrs)\.\s+(?:(?!\b(?:who|whose|with|if|that)\b)(?:\b(?:Mr|Ms|Mrs|Dr)\.|[^.;])){3,80}?)\s+will\s+(?:each\s+|both\s+)?"
    r"(?:begin|start|commence|assume)\s+(?:his|her|their)\s+(?:new\s+)?(?:duties|responsibilities|roles?|positions?|posts?)\s+"
    rf"(?:on|effective(?:\s+(?:as\s+of|on))?)\s+(?P<day>{DAY})"
)
"""When several take up their offices: "Mr. Teal and Ms. Lark will commence their duties on May 1, 2004"."""
_NAME = lazy(r"(?<=\b(?:Mr|Ms|Mrs|Dr)\.\s|(?:Drs|Messrs)\.\s[^.;]*)(?<!\w)\p{Lu}[\p{L}-]+(?!['’\w])")
"""The names of those who take up their offices; of "Mr. Teal's son" there is none."""
_OWN_DAY = lazy(r"(?:[^.;]|\.(?!\s)){0,200}?\b(?:effective|immediately|until|upon)\b")
_ALL_AT_ONCE = (
    r"\b(?:These|The|This|All(?:\s+of)?(?:\s+the(?:se)?)?|Both)\s+(?:(?:\w+\s+){0,3}?(?:changes|appointments|promotions|resignations|elections)"
    r"|(?:(?:management|leadership|executive)\s+){0,2}(?:change|transition))\s+"
    rf"(?:(?:are|is|was|were|(?:will\s+)?become|will\s+(?:all\s+)?be)\s+(?:all\s+)?effective|(?:will\s+)?(?:all\s+)?take\s+effect),?\s+(?:as\s+of\s+|on\s+|from\s+)?"
    rf"(?P<day>{DAY})"
)
_TOGETHER = lazy(_ALL_AT_ONCE)
_TOGETHER_ABOVE = lazy(
    rf"\b(?:series\s+of|following|several|certain)\s+(?:\w+\s+){{0,3}}changes\b[^.;]{{0,200}}\.\s+{_ALL_AT_ONCE}"
)
"""The same before the changes, which a sentence announces: "a series of changes. The changes will take effect on"."""
_LED_BY = lazy(
    r"(?r)\b(?:following|several|two|three|four|five|other)\s+(?:[\p{Ll}-]+\s+){0,3}(?:changes|appointments|promotions|elections)\b[^.;:]{0,60}?\beffective,?\s+"
    rf"(?:as\s+of\s+|on\s+)?(?P<day>{DAY})\s*:"
)
"""What leads to a list of changes: "announced the following promotions, effective May 1, 2004:"."""


def _ended(text: str, one: RoleChange, every: Sequence[RoleChange]) -> RoleChange:
    """A tenure "until the appointment of Mr. Auster" with the start of his in the same office as its end."""
    match = _EVENT.search(text[one.span.start : one.span.end]) if one.end is None else None
    if match is None:
        return one
    base = one.span.start
    surname = plain_name(text, Span(base + match.start("who"), base + match.end("who"))).split()[-1]
    starts = {
        other.start
        for other in every
        if other.start and other.position == one.position and other.person.split()[-1] == surname
    }
    return replace(one, end=starts.pop()) if len(starts) == 1 else one


def once(found: Sequence[RoleChange], document: Document) -> Iterator[RoleChange]:
    """Each tenure at the first place that tells it with its dates, the others as its evidence.

    A headline tells what the text tells again, if in short ("CEO"): one in capitals is left out.
    """
    groups: dict[tuple[object, ...], list[RoleChange]] = {}
    loud = [document.slice(one.span).isupper() for one in found]
    told = [one for one, capitals in zip(found, loud, strict=True) if not capitals]
    for one, capitals in zip(found, loud, strict=True):
        if capitals and any(_same_change(one, other) for other in told):
            continue
        now = one.as_of is not None  # who was a director of a firm once may be one again
        key = (one.person.split()[-1].casefold(), one.organization, folded_office(one.position), one.change, now)
        groups.setdefault(key, []).append(one)
    headlines = [section.span for section in document.sections if section.kind == "headline"]
    for same in groups.values():
        yield from _joined(sorted(same, key=lambda one: any(place.contains(one.span) for place in headlines)))


def _same_change(one: RoleChange, other: RoleChange) -> bool:
    alike = one.change == other.change and one.person.split()[-1].casefold() == other.person.split()[-1].casefold()
    short, full = (seat(position).upper() for position in (one.position, other.position))
    return alike and short.replace(".", "") in (full, in_short(full))


def seat(position: str) -> str:
    """A chair without whose it is: "Vice Chairman" for "Vice Chairman of the Board of Directors"."""
    return _BOARD_S.sub(r"\g<kind>", _OF_BOARD.sub("", position))


_BOARD_S = lazy(r"\A(?P<kind>(?:non-?executive|executive|vice)\s+)?board\s+(?=chair)", regex.IGNORECASE)
_OF_BOARD = lazy(r"(?<=chair\w{0,6})\s+of\s+the\s+board(?:\s+of\s+(?:directors|trustees))?\Z", regex.IGNORECASE)


@lru_cache(maxsize=4096)
def folded_office(position: str) -> str:
    """An office in one form of its many: "interim cfo" for "Interim Chief Financial Officer" and "Interim CFO"."""
    plain = " ".join(seat(position).casefold().replace("-", " ").split())
    return _FIELD.sub(" ", _IN_FULL.sub(lambda match: in_short(match[0]).casefold(), plain))


_IN_FULL = lazy(
    r"\bchief(?:\s+(?:\w+|&)){1,4}?\s+officer\b|\bchief\s+executive\Z|\b(?:(?:executive|senior)\s+)?vice\s+president\b"
)
"""The offices that have initials."""
_FIELD = lazy(r"(?<=\A[es]?vp)(?:,|\s+of)\s")
"""From a vice president to his field: "EVP of Sales", "EVP, Sales"."""


def in_short(position: str) -> str:
    """The initials of an office: "CEO" for "Chief Executive Officer"."""
    words = position.upper().replace("-", " ").split()
    words += ["OFFICER"] if words[-2:] == ["CHIEF", "EXECUTIVE"] else []
    return "".join(word[0] for word in words if word not in {"OF", "AND", "THE", "&"})


def _joined(same: Sequence[RoleChange]) -> Iterator[RoleChange]:
    stated = [one for one in same if one.start or one.end]
    kept = [one for at, one in enumerate(stated) if (one.start, one.end) not in {(o.start, o.end) for o in stated[:at]}]
    kept = kept or [same[0]]
    others = sorted(one.span for one in same if one not in kept and one.span not in {k.span for k in kept})
    yield shown_by(kept[0], *others)
    yield from kept[1:]


def shown_by(one: RoleChange, *places: Span) -> RoleChange:
    """The statement with further evidence, each place once and in order, and none its own."""
    return replace(one, evidence=tuple(sorted({*one.evidence, *places} - {one.span})))
