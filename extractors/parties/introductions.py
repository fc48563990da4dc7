"""What a text says of a party beside its name: legal form, home, short names, earlier names, ticker.

After "Infocrossing, Inc." the words ", a Delaware corporation (the "COMPANY")" say corporation, Delaware, COMPANY.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.names import is_given, is_person
from extractors.names.behind import LETTERS
from extractors.names.forms import CHAIN, HARD, compiled, ends_with_form, entity_suffix, has_form, squeeze
from extractors.names.inside import JOINED, NICKNAME, PARTICLES
from extractors.parties.listings import listing
from extractors.parties.other_names import former_names, names_another, other_names
from extractors.parties.quoted import (
    BARE_NAME,
    GROUP,
    QUOTED,
    Description,
    is_short_name,
    is_used,
    parentheses,
    short_names,
    trimmed,
)
from extractors.parties.separators import ROLES
from extractors.parties.stated_forms import FORM, stated_form
from pipeline.lazy import lazy
from pipeline.record import OtherMention, Party
from pipeline.span import Span

_CAPACITY = lazy(r"\s*in\s+(?:such|its|that)\s+capacity")
"""What gives somebody a further name: "as custodian (in such capacity, the "Custodian")"."""
_ROLE_BETWEEN = lazy(
    r",?\s+as\s+(?:(?:the|an?)\s+)?(?:(?!(?:for|of|to|on|under)\b)[\w-]+\s+){1,4}"
    r"|,?\s+and\s+(?:as\s+)?(?:(?!(?:for|of|to|on|under|its|their|the|each)\b)\p{Ll}[\p{Ll}-]+\s+){1,3}"
)
"""A role between two short names: "("Plover"), as agent (together with its successors, the "Agent")"."""
_THE_ROLE = lazy(rf"\s*(?:hereinafter\s+)?(?:called\s+)?(?:the\s+)?[\"“]{ROLES}[\"”]\s*(?=\))")
_OF_ITSELF = lazy(
    r"\s*,?\s+(?:an?|having|whose|located|organi[sz]ed|incorporated)\s"
    r"(?:[^()\"“”;.]|\.(?!\s+\p{Lu}\p{Ll}+\s\p{Ll}))*+\("
)
"""A description of the party itself between two short names: ("Acorn"), a company formed in Nevada (the "Buyer")."""
TAIL = lazy(
    r"(?:\s*,?\s*(?:(?:(?:is|are)\s+)?acting\s+)?as\s[^();:\"“”]{3,60}?)?(?:\s*,?\s*(?:a|an|A|AN|of(?=\s+\p{Lu})|duly|organi[sz]ed|incorporated"
    r"|with|having|whose|which|located|through|and(?:/or)?\s+its|d/?b/?a|D/?B/?A|f/?k/?a|doing|formerly"
    r"|the\s+(?:sole|general|limited|managing|parent|owner|holder))\b(?:[^();:\"“”.]|\.(?!\s+[\p{Lu}]\p{Ll}))*)?\s*,?\s*\(",
)
"""What may stand between a name in running text and the parenthesis that gives it a short name."""

_AND_ITS = lazy(
    r"\band(?:/or)?\s+(?:all\s+of\s+)?(?:its|his|her)\s+(?!wholly)[^(;.]{0,80}\Z|\band(?:/or)?\s+(?:all\s+of\s+)?its\s+[^(;.,]{0,60},?\s*\("
    r"|\b(?:together|along)\s+with\s+(?:all\s+of\s+)?(?:its|his|her)\s+(?:[\p{Ll}-]+,?\s+){1,9}\(?\Z"
)
"""Words that take in whoever belongs to the party: "and its subsidiaries (collectively, "Siskin")"."""
_OF_OTHERS = lazy(r"\beach\s+of\s+its\s[^()\"“]*\Z")
"""Words for those whom the short name in the parenthesis behind them means: "each of its series (each a "Fund")"."""
_OTHERS = lazy(rf"\b(?:and|or)\s+(?:its|their|the)\b[^()]*?,\s+[^(),]{{2,60}}?(?:{HARD})", regex.VERBOSE)
"""A description that goes on with somebody else: "and its wholly owned subsidiary, Beta LLC"."""
_ANOTHER = lazy(rf"\b(?:and|AND)\s+\p{{Lu}}[^()]{{2,90}}?[ ,](?:{HARD})[^()]{{0,80}}\(", regex.VERBOSE)
"""The next party, to whom the parenthesis belongs: "as Licensor, and Bolt LLC ("Bolt")"."""
_ENTERED = lazy(
    r"\b(?:have|has)\s+(?:heretofore\s+|previously\s+)?(?:entered|agreed|executed|made|requested)\b|,\s+dated\s"
)
"""Words after which a parenthesis names an instrument: "has entered into a Loan Agreement, dated … (the "Loan")"."""
_SPOUSES = lazy(
    r"\s*,?\s*(?:husband\s+and\s+wife|wife\s+and\s+husband|spouses|his\s+wife|her\s+husband)\b"
    r"|\s*,?\s*(?:\([^()\"“]*\)\s*,?\s*)?(?:both\s+of\s+)?whose\s+(?:\w+\s+){0,2}(?:offices|addresses)\s+are\b"
)
"""What makes a short name that of two: "John Doe and Jane Doe, husband and wife ("Lessor")"."""
_GOES_ON = lazy(r"(?:[ ]{0,3}|[ \t]*\n[ \t]*)[,(\p{Ll}D]")
FORM_STATED = lazy(rf",?\s*{FORM.pattern}")
"""A legal form as a description states it: ", a Delaware statutory trust"."""
_FORM_AFTER = lazy(rf"\s*,?\s*{FORM.pattern}(?:[^();,.]{{0,130}})?")


def describe(text: str, end: int, stop: int, name: str = "") -> Description:
    """What the words from the end of `name` to `stop` say of it; what they do not say is empty."""
    if stop <= end:
        return Description()
    words = text[end:stop]
    own: list[str] = []
    each: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    joined_by = ""
    last = end
    for inside in parentheses(text, end, stop):
        given = short_names(text, inside, name)
        if given is None or (given.own[:1] != _bracketed(name) and _same_word(text, end, inside.start, given.own)):
            continue
        # a second short name far from the first is somebody else's: "KI Inc."), furnishing … Kathy Ireland ("KI")
        beside = inside.start - last < 6 or FORM_STATED.fullmatch(text[last + 1 : inside.start - 1].rstrip())
        beside = beside or _ROLE_BETWEEN.fullmatch(text, last + 1, inside.start - 1)
        own_role = _role_of_itself(text, last + 1, inside.start)
        if not own or beside or own_role or _CAPACITY.match(text, inside.start):
            own += [name for name in given.own if name not in own]
            last = inside.end
        if given.groups and not own and not given.own and _AND_ITS.search(text, end, inside.start):
            own, given = [*given.groups], replace(given, groups=(), joined_by="")
        if given.each and _OF_OTHERS.search(text, end, inside.start - 1):
            given = replace(given, each=())
        each, groups, joined_by = each + given.each, groups + given.groups, joined_by + given.joined_by
    own += [] if own else list(_hereinafter(text, words))
    if _SPOUSES.match(words) and not each and not groups:
        own, each = [], tuple(own)
    form, place, code = stated_form(words)
    listed = listing(words)
    return Description(
        own=tuple(own),
        each=each,
        groups=groups,
        joined_by=joined_by,
        entity_type=form,
        jurisdiction=place,
        jurisdiction_code=code,
        former=tuple(former_names(text, end, stop)),
        others=tuple(other_names(text, end, stop)),
        ticker=listed["ticker"] if listed else None,
        exchange=squeeze(listed["exchange"]) if listed else None,
    )


def _role_of_itself(text: str, end: int, start: int) -> bool:
    """Whether a role is in the parenthesis behind a description of the party: not of its parent, named last there."""
    described = _THE_ROLE.match(text, start) and _OF_ITSELF.match(text, end, start)
    return bool(described) and not ends_with_form(text[end : start - 1].rstrip(" ,"))


_LAST_WORD = lazy(
    r"\b(?:its|their)\s+(?:\p{Ll}[\p{L}-]*\s+){0,4}?(?P<word>\p{Ll}+s)\s*\((?:the\s+)?\Z|\s(?P<place>\p{Lu}\p{Ll}+)\s*\(\Z"
    r"|\s(?P<counted>\p{Lu}\p{Ll}+\s\d{1,3})\s*\(\Z"
)


def _bracketed(name: str) -> tuple[str, ...]:
    """The place in a name by which a company is told from its sisters and called: Acorn (Bermuda) Ltd. ("Bermuda")."""
    place = compiled(r"\((\p{Lu}[\p{L} ]+)\)").search(name)
    return (place[1].title(),) if place else ()


def _same_word(text: str, name_end: int, start: int, own: tuple[str, ...]) -> bool:
    """Whether the short name is the word before it, behind the name: "its subsidiaries (the "Subsidiaries")"."""
    before = _LAST_WORD.search(text, max(name_end, start - 60), start) if len(own) == 1 else None
    if before is None:
        return False
    if before["counted"]:
        return squeeze(before["counted"]) == own[0]  # "known as Heron Ridge Building 1 ("Building 1")"
    place = before["place"]
    return place == own[0] and jurisdiction_code(place) is not None if place else before["word"] == own[0].casefold()


_CALLED = lazy(
    r"(?i:\b(?:(?:hereinafter|hereafter)[\s,]+(?:sometimes\s+)?(?:(?:referred\s+to(?:\s+herein)?\s+as|called(?:\s+as)?|known\s+as"
    r"|designated(?:\s+as)?)\s+)?|(?:herein\s+(?:referred\s+to\s+as|called)|referred\s+to\s+(?:herein|hereinafter|hereafter|below)\s+as)\s+)"
    rf"(?:the\s+)?)(?P<name>{BARE_NAME})"
)
"""A short name without any marks: "hereinafter called the Tenant"."""


_BESIDE = 50
"""How far from the words that lead to a short name those may stand that lead to another one of the same party."""
_OR_CALLED = lazy(rf"\s+or\s+(?:the\s+)?(?P<name>{BARE_NAME})")
_LEADS = lazy(r"\b(?i:hereinafter|hereafter|herein|referred\s+to|called)\b[\w\s,:]{0,40}")


def _hereinafter(text: str, words: str) -> Iterator[str]:
    """Short names given without parentheses: hereinafter referred to as "Company"."""
    outside = compiled(r"\([^()]*\)").sub(lambda match: " " * len(match[0]), words)
    last = 0
    for match in _LEADS.finditer(outside):
        if last and match.start() - last > _BESIDE:
            return  # "and the Gaming Board, hereinafter referred to as "Board"": somebody else's
        last = match.end()
        name = QUOTED.match(words, match.end()) or QUOTED.match(words, match.end() - 1)
        given = next((group for group in name.groups() if group is not None), "") if name else ""
        bare = None if name else _CALLED.search(outside, match.start())
        given_names = [given] if given else []
        while bare is not None:
            given_names += [bare_name] if is_used(text, bare_name := trimmed(squeeze(bare["name"]))) else []
            bare = _OR_CALLED.match(outside, bare.end())
        if not GROUP.search(match[0]):
            yield from (trimmed(squeeze(one)) for one in given_names if is_short_name(one))


_NEXT_NAME = lazy(
    r"(?:[ ]{0,3}|[ \t]*\n[ \t]*|,?\s+as\s+(?:(?:the|an?)\s+)?(?:\p{Ll}[\p{Ll}-]*\s+){1,4})\((?!\s*[Zz]ip)"
)
"""What leads to a second short name, a role behind the first: "("Bolt"), as managing agent (the "Agent")"."""


_TWO_ROLES = lazy(r"[ \t]*\n[ \t]*\([^()\n]{1,60}\)[ \t]{4,60}\(")
"""Two roles in parentheses below two names side by side: the first role is the first name's."""


def tail_end(text: str, end: int) -> int:
    """Where the words end that may describe a name in running text: after its last parenthesis, else its form."""
    stop = end
    if not _GOES_ON.match(text, end, end + 80) or _TWO_ROLES.match(text, end, end + 200):
        return end
    match = TAIL.match(text, end, min(len(text), end + 420))
    while match is not None:
        inside = next(parentheses(text, match.end() - 1, match.end()), None)
        if (
            inside is None
            or _OTHERS.search(text, end, match.end())
            or _ENTERED.search(text, end, match.end())
            or _ANOTHER.search(text, end, match.end())
            or names_another(text, end, match.end())
            or (
                compiled(CHAIN, regex.VERBOSE).search(text, end, match.end())
                and stop == end
                and ", " in text[end : match.end()][60:]
            )
        ):
            break
        stop = inside.end + 1
        match = _NEXT_NAME.match(text, stop, stop + 90)
    form = _FORM_AFTER.match(text, stop, min(len(text), stop + 200))
    return form.end() if form else stop


_OF_PEOPLE = frozenset(("executive", "employee", "optionee", "grantee", "indemnitee", "participant", "retiree"))
"""Short names that people alone have."""
_OF_FIRMS = frozenset(
    ("company", "corporation", "bank", "trust", "fund", "partnership", "university", "hospital", "clinic", "city")
)
"""Short names that organisations alone have."""
_SAID_FIRM = lazy(r"\s*,?\s+(?:having|with|which\s+has|whose\s+registered\s+office)\s+(?:its|is)\b")
"""What says of a name like a person's that it is an organisation's: "Ann Arbor, having its principal office"."""
_NAMES = lazy(
    rf"(?:\p{{Lu}}[\p{{L}}'’-]+(?:\s(?:\p{{Lu}}\.?|{NICKNAME}|\p{{Lu}}[\p{{L}}'’-]+))?|(?:\p{{Lu}}\.\s?){{1,2}})"
    rf"\s(?:{PARTICLES})?{JOINED}?\p{{Lu}}[\p{{L}}'’-]+"
)


AS_PERSON = (
    r"(?:an?\s+(?:[\w-]+\s+){0,2}?(?:individual|(?:natural\s+)?person|citizen|national(?=\s+of\b|\s*[,(;])|resident"
    r"|(?:un)?married|business(?:wo)?man)\b|individually\b)"
)
_SAID_PERSON = lazy(rf"\s*,?\s+(?:{AS_PERSON}|(?:who\s+)?resid(?:ing|es)\b)", regex.I)
"""What says of a name that it is a person's: ", an individual residing in Texas"."""


_DEGREE = lazy(rf",\s+(?!MD\b){LETTERS}\.?(?=[\s,(])")
"""A degree behind a person's name: ", M.D. ("Physician")"; without stops it may be Maryland."""
_HONOURED = lazy(r"\b(?i:mr|mrs|ms|dr|prof)\.\s+\Z")
"""What stands before a person's name alone."""


def _is_person(text: str, span: Span, name: str, said: Description) -> bool:
    """Whether a name is a person's: by its own words, by what it is called (the "Executive"), by what is said of it."""
    if said.entity_type or has_form(name) or ends_with_form(name):
        return not said.entity_type and is_person(name)
    if _SAID_FIRM.match(text, span.end, span.end + 60) or _OF_FIRMS & {own.casefold() for own in said.own}:
        return False
    if _HONOURED.search(text, max(0, span.start - 8), span.start):
        return True
    if is_person(name):
        return True
    called = bool(_OF_PEOPLE & {own.casefold() for own in said.own})
    called = called or _SAID_PERSON.match(text, span.end, span.end + 60) is not None
    called = called or _DEGREE.match(text, span.end, span.end + 80) is not None
    names = name.split()
    names = names[:-1] if len(names) > 2 and is_given(names[0]) else names  # "Ann B. Steel" is no mill
    firm = {word.casefold() for word in names} & lexicon("organization_words")
    return called and not firm and _NAMES.fullmatch(name) is not None


def as_party(text: str, span: Span, said: Description, role: str, groups: tuple[str, ...] = ()) -> Party:
    """An item for one mention with what is said beside it."""
    name = squeeze(text[span.start : span.end])
    return Party(
        span=span,
        name=name,
        kind="person" if _is_person(text, span, name, said) else "organization",
        entity_type=said.entity_type or entity_suffix(name),
        jurisdiction=said.jurisdiction,
        jurisdiction_code=said.jurisdiction_code,
        defined_as=said.own,
        former_names=tuple(squeeze(text[one.start : one.end]) for one in said.former),
        other_names=tuple(squeeze(text[one.start : one.end]) for one in said.others),
        ticker=said.ticker,
        exchange=said.exchange,
        role=role,
        mentions=(span,),
        other_mentions=tuple(OtherMention(kind="former_name", span=one) for one in said.former)
        + tuple(OtherMention(kind="other_name", span=one) for one in said.others),
        member_of=groups,
    )
