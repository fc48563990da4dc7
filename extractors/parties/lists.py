"""Lists of parties: where each introduction of a list ends, and which of its parties a group's name covers.

"Infocrossing, Inc. (the "COMPANY"), and Lehman Brothers Inc. (the "PURCHASER")" is a list of two introductions.
"""

from dataclasses import dataclass, replace

import regex

from extractors.names import name_at, without_honorific
from extractors.names.forms import has_form, squeeze
from extractors.parties.introductions import describe
from extractors.parties.listed_names import listed_name
from extractors.parties.next_names import SAID_PERSON, before, begins_next, has_role, is_bare_short, label_at
from extractors.parties.other_names import last_of_all
from extractors.parties.plausible import PUBLIC, is_plausible, with_state, without_role
from extractors.parties.quoted import (
    PARENTHESIS,
    Description,
    is_short_name,
    parentheses,
    quoted,
    short_names,
)
from extractors.parties.separators import (
    BLANK,
    IN_ROLE,
    INTRODUCED,
    SEPARATOR,
    STOP,
    UNNAMED,
    lead_end,
)
from pipeline.lazy import lazy
from pipeline.span import Span

MOST = 60
"""How many parties a list may have."""

LONGEST = 1100
"""How many characters an introduction may take: long addresses, registered offices, definitions of successors."""


@dataclass(frozen=True)
class Introduced:
    """A party as a list introduces it: the span of its name and what is said of it."""

    span: Span
    description: Description
    label: str | None = None


def introductions(text: str, start: int, limit: int) -> list[Introduced]:
    """The parties that a list introduces from `start` on, in order; empty where no name stands there."""
    found: list[Introduced] = []
    at = start
    while len(found) < MOST:
        at = lead_end(text, at, limit)
        label = label_at(text, at, limit)
        counted = bool(found) and (found[0].label or "").casefold().startswith("party ")
        if label and counted and _ACTS_FOR_ONE.fullmatch(label["label"]):
            return found
        at = label.end() if label else at
        blank = None if found else BLANK.match(text, at, limit)
        at = blank.end() if blank else at
        name = listed_name(text, at, limit) or (None if found else _public_at(text, at, limit))
        if name is None:
            return found
        name = with_state(text, without_role(text, Span(*_trim_honorific(text, name))))
        stop, after = _boundary(text, name, min(limit, name.end + LONGEST))
        stop = stop if after else _above_another(text, name.end, stop)
        name_label = squeeze(label["label"]) if label and not _PROMPT.fullmatch(label["label"]) else None
        said = _with_others(text, _with_quotes_below(text, name, stop), stop, after or stop + 420)
        if label and label["also"]:
            said = replace(said, own=(*said.own, squeeze(label["also"])))
        found.append(Introduced(name, said, name_label))
        if after is None:
            return found
        at = after
    return found


def _public_at(text: str, at: int, limit: int) -> Span | None:
    """The government of a place that a list begins with: "the City of Vinton"."""
    name = name_at(text, at, limit)
    return name if name and PUBLIC.match(text, name.start, name.end) else None


_ACTS_FOR_ONE = lazy(r"(?i:agent|agency|manager)")
"""The label of whoever acts for the party above it, in a list that counts them: "Party B: Bolt plc", "Agent: Wren"."""
_PROMPT = lazy(r"(?:\w+\s)?(?i:name)")
"""What stands before a colon and is no role: "Name: Acme plc"."""


def _trim_honorific(text: str, name: Span) -> tuple[int, int]:
    words = text[name.start : name.end]
    return name.start if has_form(squeeze(words)) else name.end - len(without_honorific(words)), name.end


def _boundary(text: str, name: Span, limit: int) -> tuple[int, int | None]:
    """Where the description of `name` ends, and where the next name of its list begins (null: it was the last)."""
    named = bool(SAID_PERSON.match(text, name.end) or IN_ROLE.match(text, name.end) or has_role(text, name.end))
    at, unnamed = name.end, None
    while True:
        mark = SEPARATOR.search(text, at, limit)
        if mark is None:
            return unnamed or (limit if limit - name.end < LONGEST else name.end + 400), None
        if mark["open"]:
            at = _close(text, mark.start(), limit)
            named = named or bool(quoted(text[mark.start() + 1 : at - 1]))
            named = named or is_bare_short(text, name, mark.start(), at)
            continue
        if mark["and"] and (last := last_of_all(text, name.end, limit)) and last.start == mark.end():
            at = mark.end()
            continue
        if mark["and"] and (
            ("&" in mark["and"] and _IN_NAME.search(text, name.end, mark.start()))
            or ("behalf" in mark["and"] and _BODY.search(text, name.start, name.end))
        ):
            at = mark.end()
            continue
        if mark["stop"] or mark["sentence"] is not None:
            ends = mark["stop"] and not mark["stop"].startswith("collectively")
            return unnamed or mark.start(), None if ends else _below_and(text, mark.end(), limit)
        skipped = bool((mark["and"] or mark["comma"]) and UNNAMED.match(text, mark.end()))
        skipped = skipped and not (
            _ROLE_GOES_ON.match(text, mark.end()) and _AS.fullmatch(text, name.end, mark.start())
        )
        if skipped and (named or mark["comma"]) and unnamed is None:
            unnamed = mark.start() if named or _GROUP_ONLY.match(text, mark.end()) else None
            named = (named and mark["comma"] is not None) or unnamed is not None
        elif begins_next(text, mark, limit, before(text, name, mark, named=named, unnamed=unnamed is not None)):
            return unnamed or mark.start(), mark.start() if mark["label"] or mark["mark"] else mark.end()
        at = mark.end()


_BLOCK_BELOW = lazy(r"[^\n(]{0,80}\n[ \t]*\n\s*(?=\p{Lu})")


def _above_another(text: str, end: int, stop: int) -> int:
    """Where the last party's description ends: above a company's name behind a blank line, as signatures begin."""
    below = _BLOCK_BELOW.match(text, end, stop)
    name = name_at(text, below.end(), stop) if below else None
    return below.end() if below and name and has_form(squeeze(text[name.start : name.end])) else stop


_AND_BELOW = lazy(r"(?P<between>[^;]{0,400}?)\n[ \t]*[-–—(]?\s?(?:and|AND|And|&)\s?[-–—):,]?[ \t]*\n\s*(?=\p{Lu})")
_NEW_PART = lazy(rf"\n[ \t]*(?:\d|\([a-z\d]\)|\p{{Lu}}{{4,}}[ \t]*\n)|\b(?i:{STOP})")


def _below_and(text: str, at: int, limit: int) -> int | None:
    """Where the next party begins behind an "and" with a line to itself, though a sentence has ended before it."""
    below = _AND_BELOW.match(text, at, limit)
    if below is None or _NEW_PART.search(below["between"]):
        return None
    name = name_at(text, below.end(), limit)
    formed = name is not None and is_plausible(text, name) and has_form(squeeze(text[name.start : name.end]))
    introduced = name is not None and INTRODUCED.match(text, name.end)
    return below.end() if formed and introduced else None


_AS = lazy(r",?\s+(?:each\s+)?as\s+[^(),;]+")
_ROLE_GOES_ON = lazy(r"(?:the\s+)?(?:\p{Ll}[\w-]*\s+){1,4}\(")
"""The second role of a party before its short name: ", as reset agents and the remarketing agents (the "Agents")"."""
_BODY = lazy(r"\b(?i:regents|trustees|governors|supervisors|board)\b")
"""A body that acts for its institution and is one party with it: "Board of Regents on behalf of Elm University"."""
_IN_NAME = lazy(r"\s(?:\p{Lu}\p{Ll}|\d)[\w'’-]*\Z")
"""What stands before an ampersand inside a name: "a division of Snipe & Godwit Companies Inc."."""


def _close(text: str, start: int, limit: int) -> int:
    whole = PARENTHESIS.match(text, start, min(limit, start + 700))
    return whole.end() if whole else start + 1


_GROUP_ONLY = lazy(
    r"(?:the|each|those|certain|all|various)\s+(?:\w+\s+){0,5}?(?:lenders?|banks?|institutions|guarantors?|purchasers?"
    r"|investors?|holders?|entities|companies|persons|parties|subsidiaries|sellers|stockholders|shareholders|undersigned)\b",
    regex.I,
)
"""Members of a list that it does not name: "the several financial institutions from time to time party hereto"."""


def _with_quotes_below(text: str, name: Span, stop: int) -> Description:
    r"""The description of a name up to `stop`, short names that stand in quotation marks alone included.

    "ORGANIC PREPARATIONS INC.\n2nd Floor, … Port Vila\n"the Manufacturer"" gives the Manufacturer.
    """
    description = describe(text, name.end, stop, squeeze(text[name.start : name.end]))
    if description.own or description.each or description.groups:
        return description
    said = text[name.end : stop]
    alone = [(given, at) for given, at in quoted(said) if is_short_name(given) and not _OPENED.search(said[:at])]
    beside = len(alone) == 2 and bool(_OR.fullmatch(text[name.end + alone[0][1] : name.end + alone[1][1]]))
    return replace(description, own=tuple(given for given, _ in alone)) if len(alone) == 1 or beside else description


_OPENED = lazy(r"\(\s*(?:the\s+)?\Z")
_OTHERS = lazy(
    r",?\s*(?:and|AND|or)?\s*(?:the|each|certain|such|all|any)\b(?:\s+of\s+(?:the|its))?(?P<other>\s+other\b)?"
)
"""How members without a name begin; "other" makes the party before them one of them."""


def _with_others(text: str, said: Description, stop: int, limit: int) -> Description:
    """The description with the group that takes in the party: "and the other Funds (each a "Fund")" makes it a Fund."""
    others = None if said.each or said.groups else _OTHERS.match(text, stop, limit)
    for inside in parentheses(text, others.end(), limit) if others else ():
        given = short_names(text, inside)
        if given is None and not _SENTENCE.search(text, stop, inside.start):
            continue
        joined_by = given.joined_by if given else ""
        beside = (others and others["other"]) or any(f"with {name}" in squeeze(joined_by) for name in said.own)
        if given is None or not beside:
            break
        return replace(said, each=given.each, groups=given.own + given.groups, joined_by=f"with {joined_by}")
    return said


_SENTENCE = lazy(r"[;.]\s")


_OR = lazy(r"(?:[\"“”]{1,2}|``|'{1,2}|‘)[^\"“”'’]+(?:[\"“”]{1,2}|'{1,2}|’)\s*(?:/|,|or|and|,\s*or)\s*(?:the\s+)?")
"""What stands between two short names of one party: "Licensor" / "NLS"."""
