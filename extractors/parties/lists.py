"""Lists of parties: where each introduction of a list ends, and which of its parties a group's name covers.

"Infocrossing, Inc. (the "COMPANY"), and Lehman Brothers Inc. (the "PURCHASER")" is a list of two introductions.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.names import is_person, name_at, without_honorific
from extractors.names.behind import LETTERS
from extractors.names.forms import CHAIN, compiled, ends_with_form, has_form, squeeze
from extractors.parties.introductions import AS_PERSON, FORM_STATED, describe
from extractors.parties.listed_names import listed_name
from extractors.parties.other_names import TRADES_AS, last_of_all
from extractors.parties.plausible import PUBLIC, is_plausible, is_public, with_state, without_role
from extractors.parties.quoted import (
    BARE_NAME,
    PARENTHESIS,
    Description,
    is_short_name,
    parentheses,
    quoted,
    short_names,
)
from extractors.parties.separators import (
    ADDRESSED,
    BLANK,
    CLOSED,
    IN_ROLE,
    INTRODUCED,
    LABEL,
    ONE_PART,
    SEPARATOR,
    STOP,
    UNNAMED,
    lead_end,
)
from pipeline.lazy import lazy
from pipeline.rules import Match
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
        label = _label_at(text, at, limit)
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


def _label_at(text: str, at: int, limit: int) -> Match | None:
    label = LABEL.match(text, at, limit)
    return label if label and is_short_name(label["label"]) else None


_ACTS_FOR_ONE = lazy(r"(?i:agent|agency|manager)")
"""The label of whoever acts for the party above it, in a list that counts them: "Party B: Bolt plc", "Agent: Wren"."""
_PROMPT = lazy(r"(?:\w+\s)?(?i:name)")
"""What stands before a colon and is no role: "Name: Acme plc"."""


def _trim_honorific(text: str, name: Span) -> tuple[int, int]:
    words = text[name.start : name.end]
    return name.start if has_form(squeeze(words)) else name.end - len(without_honorific(words)), name.end


def _boundary(text: str, name: Span, limit: int) -> tuple[int, int | None]:
    """Where the description of `name` ends, and where the next name of its list begins (null: it was the last)."""
    named = bool(_AS_PERSON.match(text, name.end) or IN_ROLE.match(text, name.end) or _has_role(text, name.end))
    at, unnamed = name.end, None
    while True:
        mark = SEPARATOR.search(text, at, limit)
        if mark is None:
            return unnamed or (limit if limit - name.end < LONGEST else name.end + 400), None
        if mark["open"]:
            at = _close(text, mark.start(), limit)
            named = named or bool(quoted(text[mark.start() + 1 : at - 1])) or at - mark.start() < 40
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
        elif _next_name(text, mark, limit, _before(text, name, mark, named, unnamed is not None)):
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


class _Before(NamedTuple):
    """What stands between a name and a separator: a short name or a role, nothing, members without a name.

    `called`: a short name without parentheses; `person`: the name is a person's and nothing stands behind it;
    `inside`: words that lead to who belongs to the party or acts for it.
    """

    named: bool
    called: bool
    nothing: bool
    unnamed: bool
    person: bool
    inside: bool


def _before(text: str, name: Span, mark: Match, named: bool, unnamed: bool) -> _Before:
    nothing = mark.start() - name.end < 3 or bool(_ALSO.fullmatch(text, name.end, mark.start()))
    described = not nothing and bool(_FORM_ONLY.fullmatch(text, name.end, mark.start()))
    called = bool(_NAMED.search(text, max(name.end, mark.start() - 110), mark.start()))
    given = max(text.rfind(sign, name.end, mark.start()) for sign in ')]"”')
    inside = not called and bool(WITHIN.search(text, max(name.end, given), mark.start()))
    person = nothing and is_person(squeeze(text[name.start : name.end]))
    return _Before(named or described or called, called, nothing, unnamed, person, inside)


_ALSO = lazy(r",?\s+\(?[dfa]/?[bk]/?a\.?\s[^,;()]{2,60}\)?", regex.I)
"""Another name of a party: "Acorn LLC d/b/a Oak Works"."""
_NAMED = lazy(
    rf"[\"”\]>»]{ONE_PART}"
    r"|\b(?:(?:hereinafter|hereafter|herein)[\s,]+(?:(?:\w+\s+){0,4}?(?:as|called|designated)\s+)?"
    r"|referred\s+to\s+(?:herein|hereinafter|hereafter|below)\s+as\s+)(?:the\s+)?"
    rf"{BARE_NAME}{ONE_PART}"
)
"""What shows before a separator that a short name has been given without parentheses: hereinafter called the Tenant."""
_DEGREES = lazy(rf"(?:,?\s+{LETTERS}\.?(?=[\s,(]))+")
"""What may part a person's name from the short name: "Ann Doe, M.D. ("Physician")"."""
_ALIASED = lazy(r"\s*,?\s*(?:\((?!\s*[Zz]ip)|\[\s*(?:the\s+)?[\"“]|(?:hereinafter|hereafter)\b)")
WITHIN = lazy(
    r"\b(?:composed|consisting|comprised)\s+of\b|\brepresented\s+(?:\w+\s+)?by\b|\bin\s+the\s+person\s+of\b"
    r"|\bwhose\s+(?:\w+\s+)?(?:partners?|members?|trustees?)\s+(?:is|are)\b|\b(?:by|through)\s+its\s+(?:[\w-]+\s+){0,3}?"
    r"(?:partner|manager|member|president|director|officer|trustee|agent|attorney)s?\b"
)
"""Words that lead to the members of a party or to whoever acts for it: "represented by Mr. Smith, Director"."""
_FORM_ONLY = lazy(
    rf"(?:\s+{TRADES_AS}[^;()\"“”]{{2,60}}?)?\s*{FORM_STATED.pattern}\s*(?:,?\s+as\s+(?:the\s+|an?\s+)?\p{{Lu}}\p{{L}}*(?:\s\p{{Lu}}\p{{L}}*){{0,3}}\s*)?"
)
"""A description that says the legal form, a role besides: ", a Delaware trust", ", an Ohio LLC, as Manager"."""


def _has_role(text: str, end: int) -> bool:
    """Whether a role without "as" follows a name: "DUNNOCK MORTGAGE, INC., Servicer, and"."""
    role = _ROLE_AFTER.match(text, end, end + 60)
    return role is not None and squeeze(role["role"]).casefold() in lexicon("party_roles")


_ROLE_AFTER = lazy(r",\s+(?P<role>\p{Lu}\w+(?:\s\p{Lu}\w+)?),")


_HEADING = lazy(r"\.\s")
"""What follows the heading of the next section: "2. RECITALS." behind an address."""


def _next_name(text: str, mark: Match, limit: int, before: _Before) -> bool:
    """Whether another party of the list begins after a separator.

    An address has commas and "and" too, so a comma needs a name with its legal form that something introduces.
    Behind members without a name only a role, a form or a short name shows the next one.
    """
    named, first = before.named, before.nothing
    if mark["label"]:
        return True
    at = lead_end(text, mark.end(), limit)
    label = _label_at(text, at, limit)
    at = label.end() if label else at
    name = listed_name(text, at, limit)
    if name is None or (mark["mark"] and _HEADING.match(text, name.end) and text[name.start : name.end].isupper()):
        return False
    words = text[name.start : name.end]
    bank, _, place = words.rpartition(",")  # "Pembroke Bank, Delaware"
    formed = has_form(squeeze(words)) or ends_with_form(words) or bool(place and ends_with_form(bank))
    formed = formed or is_public(text, name) or bool(_BANK_OF.match(words) or _BRANCH.search(place))
    formed = formed or _says_form(text, name.end)
    aliased = bool(_ALIASED.match(text, name.end, name.end + 80))
    if before.inside and not (mark["and"] and (formed or (named and aliased))):
        return False
    if _HONORIFIC.search(text, mark.end(), at):
        return True
    degrees = _DEGREES.match(text, name.end)
    end = degrees.end() if degrees else name.end
    closed = before.called or bool(CLOSED.search(text, max(0, mark.start() - 40), mark.start()))
    introduced = bool(INTRODUCED.match(text, end) or (closed and ADDRESSED.match(text, end)))
    aliased = aliased or bool(_ALIASED.match(text, end, end + 80))
    in_role = IN_ROLE.match(text, name.end, name.end + 80)
    if in_role and (
        formed
        or _is_listed(words)
        or words.isupper()
        or _BANK.search(words)
        or _ROLE_NAMED.match(text, in_role.end(), in_role.end() + 120)
    ):
        return " " in words or not _BANK_BEFORE.search(text, max(0, mark.start() - 40), mark.start())
    if before.unnamed:
        joined = formed and mark["and"] and _MORE.match(text, name.end, name.end + 160)
        return bool(joined) or (formed and introduced) or (aliased and (formed or mark["and"] is not None))
    if mark["comma"]:
        below = closed and "\n" in mark["comma"].lstrip(",") and not _SAYS.match(text, name.end)
        return (formed and below) or _after_comma(text, name, before, formed=formed, closed=closed)
    link = mark["and"] or ""
    parted = link.startswith(";") and (formed or not _IN_STATE.match(text, name.end, name.end + 60))
    if label or mark["mark"] or parted or compiled(r"\s*\n\s*(?:and|AND)\s*:?\s*\n\s*").fullmatch(link):
        return True
    if formed or aliased:
        return True
    person = is_person(squeeze(words))
    return (introduced and person) or ((named or first) and (introduced or first or person))


_TRADES_AS = lazy(rf"\s+{TRADES_AS}[^;()\"“”\n]{{2,60}}?(?=,\s+an?\s)")


def _says_form(text: str, end: int) -> bool:
    """Whether the words right behind a name say under what law it has which form: ", an Ohio general partnership"."""
    other = _TRADES_AS.match(text, end, end + 120)
    said = FORM_STATED.match(text, other.end() if other else end)
    return said is not None and jurisdiction_code(squeeze(said["place"] or "")) is not None


def _after_comma(text: str, name: Span, before: _Before, *, formed: bool, closed: bool) -> bool:
    """Whether the name behind a comma is the next party of a list and no part of an address.

    `closed`: the comma stands behind a short name.
    """
    aliased = closed and _ALIASED.match(text, name.end, name.end + 80) is not None
    named, first = before.named, before.nothing
    words = text[name.start : name.end]
    introduced = bool(INTRODUCED.match(text, name.end))
    person = is_person(squeeze(words))
    if named and introduced and ((closed and person) or _AS_PERSON.match(text, name.end)):
        return True
    if closed and person and _AND_NAME.match(text, name.end):
        return True
    listed = first and _is_listed(words) and _MORE.match(text, name.end, name.end + 160) is not None
    formed = formed or listed or bool(first and _BANK_OF.match(words)) or (before.person and person)
    ends = bool(compiled(r"\s*(?:,|\(|(?i:and)\b|;|[dfapt]/[bks]?/?[ao]\b)").match(text[name.end : name.end + 80]))
    return ends and (named or first) and ((formed and (first or introduced or named)) or aliased)


_SAYS = lazy(
    r"\s+(?:(?:sometimes|hereinafter|collectively|each|both|hereby)\s+)*(?:are|is|agrees?|desires?|wish(?:es)?)\b"
)
"""What follows on the subject of a sentence, which introduces nobody: "Acorn and Company are referred to as"."""
_AND_NAME = lazy(
    r"(?:,\s+\p{Lu}[\w.'’-]*(?:\s\p{Lu}[\w.'’-]*){1,3}){0,12},?\s+(?:and|AND|&)\s+\p{Lu}[\w.'’-]*\s+\p{Lu}"
)
"""How a row of names goes on: "(the "Company"), Ann Doe, John Roe and Robert Poe"."""
_MORE = lazy(rf",?\s+(?:and\s+)?[^(;,\"“]{{3,70}},?\s+(?:{CHAIN})", regex.VERBOSE)


_AS_PERSON = lazy(rf",?\s+(?:{AS_PERSON}|as\s+(?:\w+\s+)?trustee\b|in\s+(?:his|her)\b)")
"""What shows that a name in a list is a person's: "John A. Smith, an individual residing in Texas"."""
_IN_STATE = lazy(r",\s+\p{Lu}[\p{L}.]*(?:\s\p{Lu}\p{L}*)?,?\s+(?:U\.?\s?S|\d{5})")
"""What follows a town in an address with semicolons: "1 Elm Lane; Heron Bay, Ohio 45001"."""
_HONORIFIC = lazy(r"\b(?:Mr|Mrs|Ms|Dr|Messrs|MR|MRS|MS|DR)\.")
_BANK = lazy(r"\b(?:Bank|BANK|Banque|BANQUE|Trust|TRUST|Branch|BRANCH)\b")
_BANK_BEFORE = lazy(r"\b(?:Bank|BANK)\Z")
"""What stands before the comma and the town in a bank's name: "formerly known as Osprey Bank, Atlanta"."""
_ROLE_NAMED = lazy(r"[^();,\n]{0,40}\s*\(\s*(?:in\s+such\s+capacity[\s,]+)?(?:the\s+)?[\"“]")
"""The short name behind a role: "Sable Generale, as collateral agent (the "Agent")"."""
_BRANCH = lazy(r"\b(?i:branch(?:es)?)\Z")
_BANK_OF = lazy(r"(?:The\s+|THE\s+)?(?:\p{Lu}\w+\s+){0,3}(?:Bank|BANK)\s+(?:of|OF)\s")
_GROUP_ONLY = lazy(
    r"(?:the|each|those|certain|all|various)\s+(?:\w+\s+){0,5}?(?:lenders?|banks?|institutions|guarantors?|purchasers?"
    r"|investors?|holders?|entities|persons|parties|subsidiaries|sellers|stockholders|shareholders|undersigned)\b",
    regex.I,
)
"""Members of a list that it does not name: "the several financial institutions from time to time party hereto"."""


def _is_listed(words: str) -> bool:
    """Whether a name without a legal form ends like an organisation's: "Cahill Warnock Strategic Partners Fund"."""
    return words.rsplit(maxsplit=1)[-1].casefold() in lexicon("organization_words")


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
