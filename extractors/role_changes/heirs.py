r"""Who follows somebody, where another sentence tells in what offices: "Ann Lark has been selected to succeed him".

"Owen Heron, its treasurer, will retire on May 1, 2004. He will be replaced by Ann Lark." makes her treasurer.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import regex

from extractors.names import family_name, is_person
from extractors.role_changes.settle import folded_office
from extractors.role_changes.somebody import NAME, names_one
from extractors.role_changes.times import after
from extractors.tokens import plain_name
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.span import Span

_WHOM = (
    r"(?P<whom>him|her|(?:(?:Mr|Ms|Mrs|Dr)\.?\s+)?(?:(?:(?:\p{Lu}\.)+|\p{Lu}[\p{L}'’-]+)\s+(?=\p{Lu})){0,3}+\p{Lu}[\p{L}'’-]+)"
    r"(?:,?\s+(?:Jr|Sr)\b\.?)?(?!['’]|\s+(?!As\b)\p{Lu})"
)
_ASIDE = r"(?:,[^,;.]{2,80},|\s+\([^()]{1,40}\))?"
_CHOSEN = r"(?:named|selected|chosen|appointed|elected|tapped|hired|promoted)"
_FOLLOW = r"(?:succeed|replace)"
_HEIR = lazy(
    rf"(?<!\w){NAME}{_ASIDE}\s+(?:(?:has\s+been|was|is|will\s+be)\s+{_CHOSEN}\s+to\s+{_FOLLOW}|will\s+{_FOLLOW}|(?:succeeds|replaces))\s+{_WHOM}"
    rf"|\b{_CHOSEN}\s+{NAME}{_ASIDE}\s+to\s+{_FOLLOW}\s+{_WHOM}"
    rf"|(?<!\w)(?P<whom>He|She|(?:Mr|Ms|Mrs|Dr)\.?\s+\p{{Lu}}[\p{{L}}'’-]+)\s+(?:will\s+be|was|has\s+been|is\s+being)"
    rf"\s+(?:succeeded|replaced)\s+by\s+(?:[\p{{Ll}} ]{{2,30}}\s)?{NAME}"
)
"""Somebody named to follow another, in no office that these words tell."""
_TO_THESE = lazy(
    rf"\b(?:appointment|election|promotion)\s+of\s+{NAME}(?:,[^,;.]{{2,40}}){{0,2}},?\s+to\s+(?:these|those|both|the\s+same|such)\s+(?:positions|offices|posts|roles)\b"
    rf"|\b{_CHOSEN}\s+{NAME}(?:,[^,;.]{{2,40}}){{0,2}},?\s+to\s+(?:these|those|both|the\s+same|such)\s+(?:positions|offices|posts|roles)\b"
)
"""Somebody who takes all that another is told to leave: "the appointment of Ruth Heron to these positions"."""
_TELLS_WHICH = lazy(
    r"[^.;]{0,80}?\bas\b(?!\s+of\s)|(?:[^.;]|\.(?=\S)){0,120}?\b(?:interim|acting|if|unless|on\s+the\s+[^.;]{0,30}?(?:[Cc]ommittee|[Bb]oard))\b|['’]s\b"
)
"""What goes on with the office after all, or with another sense."""
_DOUBT = lazy(
    r"\b(?:if|whether|until|unless|not|den(?:y|ies|ied|ying)|declin\w+|rumou?r\w*|search|expected|may|might|would|could)\b",
    regex.IGNORECASE,
)
_FAR = 700
_SEATS = ("director", "executive director", "non executive director")


def heirs(document: Document, found: Sequence[RoleChange]) -> Iterator[RoleChange]:
    """The statements of those who take the offices that somebody else is told to leave."""
    gone = [one for one in found if one.change == "resigned"]
    if not gone:
        return
    text = document.text
    taken = {
        family_name(one.person).casefold()
        for one in found
        if one.change == "appointed" and folded_office(one.position) not in _SEATS
    }
    for match in (*_HEIR.finditer(text), *_TO_THESE.finditer(text)):
        name = Span(*match.span("name"))
        heir = plain_name(text, name)
        all_of_them = "whom" not in match.groupdict()
        if not names_one(match["name"]) or _NO_NAME.search(match["name"]) or _unsure(text, match):
            continue
        if not all_of_them and family_name(heir).casefold() in taken:
            continue
        left = _left(gone, match)
        if all_of_them and " both " in match[0] and len(left) != _TWO:
            continue
        if _is_another_s(text, match, gone, found):
            continue
        day = after(text, match.end(), match.end() + 200).on if left else None
        for one in left:
            yield replace(
                one,
                span=Span(*match.span()),
                rule="role.heir",
                person=heir,
                change="appointed",
                start=day,
                end=None,
                announced=None,
                evidence=(one.span,),
            )


def _unsure(text: str, match: "regex.Match[str]") -> bool:
    begin = max(text.rfind(". ", 0, match.start()), match.start() - 120, 0)
    behind = _TELLS_WHICH.match(text, match.end(), match.end() + 160)
    return behind is not None or _DOUBT.search(text[begin : match.start()]) is not None


def _is_another_s(
    text: str, match: "regex.Match[str]", gone: Sequence[RoleChange], found: Sequence[RoleChange]
) -> bool:
    """Whether "he" or "him" is somebody else, who is named between the one who leaves and the sentence of the words."""
    whom = (match.groupdict().get("whom") or "").lower()
    if whom not in ("him", "her", "he", "she"):
        return False
    begin = max(text.rfind(". ", 0, match.start()), 0)
    before = [one for one in gone if one.span.start < match.start()]
    if not before:
        return False
    left = max(before, key=lambda one: one.span.end)
    last = left.span.end
    if any(last <= one.span.start < begin and one.person != left.person for one in found):
        return True
    return any(is_person(one["name"]) for one in _SOMEBODY.finditer(text, last, max(last, begin)))


_TWO = 2
_GIVEN = lazy(r"(?!(?:Mr|Ms|Mrs|Dr)\b)(?P<first>\p{Lu}[\p{L}'’-]+)\s+\p{Lu}")
_SOMEBODY = lazy(rf"(?<!\w){NAME}")
_NO_NAME = lazy(r"\b(?:Street|Avenue|Market|Road)\Z")


def _left(gone: Sequence[RoleChange], match: "regex.Match[str]") -> list[RoleChange]:
    """What the one who is followed leaves by the words before; no seat on the board beside an office."""
    before = [one for one in gone if 0 <= match.start() - one.span.end < _FAR]
    whom = match.groupdict().get("whom") or "him"
    surname = None if whom.lower() in ("him", "her", "he", "she") else family_name(whom.split()[-1]).casefold()
    last = max(before, key=lambda one: one.span.start).person if before else ""
    if surname is None and before:
        surname = family_name(last).casefold()
        before = [one for one in before if one.person == last or " " not in one.person or " " not in last]
    given = _GIVEN.match(whom)
    if given is not None:  # "will succeed Owen Teal", and not Ann Teal who leaves as well
        called = [one for one in before if one.person.split()[0] == given["first"]]
        before = called or before
    theirs = {folded_office(one.position): one for one in before if family_name(one.person).casefold() == surname}
    offices = [one for office, one in theirs.items() if office not in _SEATS]
    return offices if offices and "whom" in match.groupdict() else list(theirs.values())
