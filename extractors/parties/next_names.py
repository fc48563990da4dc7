"""Whether the next party of a list begins behind a comma, an "and" or a semicolon, or whether an address goes on there.

In "Acorn, Inc., 12 Elm Street, Bonn ("Acorn"), and Plover LLC" a party begins behind "and", and none behind the commas.
"""

from typing import NamedTuple

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.names import is_person
from extractors.names.behind import BEHIND
from extractors.names.forms import CHAIN, compiled, ends_with_form, has_form, squeeze
from extractors.names.inside import JOINED, NICKNAME, PARTICLES
from extractors.parties.introductions import AS_PERSON, FORM_STATED
from extractors.parties.listed_names import listed_name
from extractors.parties.other_names import TRADES_AS
from extractors.parties.plausible import is_public
from extractors.parties.quoted import BARE_NAME, is_short_name, is_used, quoted
from extractors.parties.separators import ADDRESSED, CLOSED, IN_ROLE, INTRODUCED, LABEL, ONE_PART, lead_end
from pipeline.lazy import lazy
from pipeline.rules import Match
from pipeline.span import Span


def label_at(text: str, at: int, limit: int) -> Match | None:
    """The role that stands at a place, before the name of whoever has it: "Licensor:", "the Seller,"."""
    label = LABEL.match(text, at, limit)
    return label if label and is_short_name(label["label"]) else None


class Before(NamedTuple):
    """What stands between a name and a separator: a short name or a role, nothing, members without a name.

    `called`: a short name without parentheses; `person`: the name is a person's and nothing stands behind it;
    `inside`: words that lead to who belongs to the party or acts for it; `in_role`: a role with "as";
    `aside`: a parenthesis that gives no short name, as in an address.
    """

    named: bool
    called: bool
    nothing: bool
    unnamed: bool
    person: bool
    inside: bool
    in_role: bool
    aside: bool


def before(text: str, name: Span, mark: Match, *, named: bool, unnamed: bool) -> Before:
    """What stands between a name and a separator behind it."""
    nothing = mark.start() - name.end < 3 or any(
        one.fullmatch(text, name.end, mark.start()) for one in (_ALSO, _DEGREES)
    )
    described = not nothing and bool(_FORM_ONLY.fullmatch(text, name.end, mark.start()))
    called = bool(_NAMED.search(text, max(name.end, mark.start() - 110), mark.start()))
    given = max(text.rfind(sign, name.end, mark.start()) for sign in ')]"”')
    inside = not called and bool(WITHIN.search(text, max(name.end, given), mark.start()))
    person = nothing and is_person(squeeze(text[name.start : name.end]))
    in_role = IN_ROLE.match(text, name.end, mark.start()) is not None
    aside = _is_aside(text, name, mark.start())
    return Before(named or described or called, called, nothing, unnamed, person, inside, in_role, aside)


SHORT, BESIDE = 38, 4
"""How long a short name without marks is at most, and how near it stands to its name."""


def is_bare_short(text: str, name: Span, opened: int, closed: int) -> bool:
    """Whether a parenthesis without marks gives a short name: not "Elm House (East Wing), 3 Elm Road"."""
    inside = text[opened + 1 : closed - 1]
    return len(inside) < SHORT and (opened - name.end < BESIDE or is_used(text, inside))


def _is_aside(text: str, name: Span, end: int) -> bool:
    """Whether what closes right before a separator is a parenthesis that gives no short name."""
    opened = text.rfind("(", name.end, end) if text[end - 1] == ")" else -1
    return opened > 0 and not quoted(text[opened + 1 : end - 1]) and not is_bare_short(text, name, opened, end)


_ALSO = lazy(r",?\s+\(?[dfa]/?[bk]/?a\.?\s[^,;()]{2,60}\)?", regex.I)
"""Another name of a party: "Acorn LLC d/b/a Oak Works"."""
_NAMED = lazy(
    rf"[\"”\]>»]{ONE_PART}"
    r"|\b(?:(?:hereinafter|hereafter|herein)[\s,]+(?:(?:\w+\s+){0,4}?(?:as|called|designated)\s+)?"
    r"|referred\s+to\s+(?:herein|hereinafter|hereafter|below)\s+as\s+)(?:the\s+)?"
    rf"{BARE_NAME}{ONE_PART}"
)
"""What shows before a separator that a short name has been given without parentheses: hereinafter called the Tenant."""
_DEGREES = lazy(rf"(?:,?\s+{BEHIND}\.?(?=[\s,(;]|\Z))+")
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


def has_role(text: str, end: int) -> bool:
    """Whether a role without "as" follows a name: "DUNNOCK MORTGAGE, INC., Servicer, and"."""
    role = _ROLE_AFTER.match(text, end, end + 60)
    return role is not None and squeeze(role["role"]).casefold() in lexicon("party_roles")


_ROLE_AFTER = lazy(r",\s+(?P<role>\p{Lu}\w+(?:\s\p{Lu}\w+)?),")


_HEADING = lazy(r"\.\s")
_LABEL_OF_TEXT = lazy(r":[ \t]+\S")
"""What follow the heading of the next section: "2. RECITALS." behind an address, "3. Premises: The building"."""


def _heads(text: str, name: Span) -> bool:
    """Whether numbered words head the section behind the list, and name nobody of it."""
    words = squeeze(text[name.start : name.end])
    if _LABEL_OF_TEXT.match(text, name.end):
        return not has_form(words) and not is_person(words)
    return words.isupper() and _HEADING.match(text, name.end) is not None


def begins_next(text: str, mark: Match, limit: int, before: Before) -> bool:
    """Whether another party of the list begins after a separator.

    An address has commas and "and" too, so a comma needs a name with its legal form that something introduces.
    Behind members without a name only a role, a form or a short name shows the next one.
    """
    named, first = before.named, before.nothing
    if mark["label"]:
        return True
    at = lead_end(text, mark.end(), limit)
    label = label_at(text, at, limit)
    at = label.end() if label else at
    name = listed_name(text, at, limit)
    if name is None or (mark["mark"] and _heads(text, name)):
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
    closed = before.called or (not before.aside and bool(CLOSED.search(text, max(0, mark.start() - 40), mark.start())))
    introduced = bool(INTRODUCED.match(text, end) or (closed and ADDRESSED.match(text, end)))
    aliased = aliased or bool(_ALIASED.match(text, end, end + 80))
    in_role = IN_ROLE.match(text, name.end, name.end + 80)
    if in_role and (
        formed
        or _is_listed(words)
        or words.isupper()
        or (before.in_role and " " in words)
        or _BANK.search(words)
        or _ROLE_NAMED.match(text, in_role.end(), in_role.end() + 120)
    ):
        return " " in words or not _BANK_BEFORE.search(text, max(0, mark.start() - 40), mark.start())
    if before.unnamed:
        joined = formed and mark["and"] and _MORE.match(text, name.end, name.end + 160)
        return bool(joined) or (formed and introduced) or (aliased and (formed or mark["and"] is not None))
    if mark["comma"]:
        below = closed and "\n" in mark["comma"].lstrip(",") and not _SAYS.match(text, name.end)
        found = _Found(name, end, formed, introduced)
        return (formed and below) or _after_comma(text, found, before, closed=closed)
    link = mark["and"] or ""
    parted = link.startswith(";") and (formed or not _IN_STATE.match(text, name.end, name.end + 60))
    if label or mark["mark"] or parted or compiled(r"\s*\n\s*(?:and|AND)\s*:?\s*\n\s*").fullmatch(link):
        return True
    if formed or aliased:
        return True
    person = is_person(squeeze(words))
    known = introduced and (person or _is_listed(words))
    return known or ((named or first) and (introduced or first or person))


_TRADES_AS = lazy(rf"\s+{TRADES_AS}[^;()\"“”\n]{{2,60}}?(?=,\s+an?\s)")


def _says_form(text: str, end: int) -> bool:
    """Whether the words right behind a name say under what law it has which form: ", an Ohio general partnership"."""
    other = _TRADES_AS.match(text, end, end + 120)
    said = FORM_STATED.match(text, other.end() if other else end)
    return said is not None and jurisdiction_code(squeeze(said["place"] or "")) is not None


_OWN_BRANCH = lazy(r"(?:(?!(?i:ban[ckq]))\p{Lu}\w+\s){1,3}(?i:branch)")
"""The branch of the bank before it: "Teal AG (successor to Wren Bank), New York Branch"."""
_CALLED_BEHIND = lazy(r",?\s+[^();\"“]{2,220}\(\s*(?:\p{Ll}+,?\s+){0,5}[\"“]")
"""A description up to the short name: ", located at 12 Elm Street, Dayton (the "Buyer")"."""


class _Found(NamedTuple):
    """A name behind a comma: where it ends with a person's degrees, whether it has a form and words introduce it."""

    name: Span
    end: int
    formed: bool
    introduced: bool


def _after_comma(text: str, found: _Found, before: Before, *, closed: bool) -> bool:
    """Whether the name behind a comma is the next party of a list and no part of an address.

    `closed`: the comma stands behind a short name.
    """
    name, introduced = found.name, found.introduced
    aliased = closed and _ALIASED.match(text, name.end, name.end + 80) is not None
    named, first = before.named, before.nothing
    words = text[name.start : name.end]
    person = is_person(squeeze(words))
    if named and introduced and ((closed and person) or SAID_PERSON.match(text, found.end)):
        return True
    if _OWN_BRANCH.fullmatch(words):
        return False
    if introduced and (
        (closed and _CALLED_BEHIND.match(text, name.end))
        or (found.formed and (FORM_STATED.match(text, name.end) or has_form(squeeze(words))))
    ):
        return True
    if closed and person and _AND_NAME.match(text, name.end):
        return True
    listed = first and _is_listed(words) and _MORE.match(text, name.end, name.end + 160) is not None
    formed = found.formed or listed or bool(first and _BANK_OF.match(words)) or (before.person and person)
    ends = bool(compiled(r"\s*(?:,|\(|(?i:and)\b|;|[dfapt]/[bks]?/?[ao]\b)").match(text[name.end : name.end + 80]))
    return ends and (named or first) and ((formed and (first or introduced or named)) or aliased)


_SAYS = lazy(
    r"\s+(?:(?:sometimes|hereinafter|collectively|each|both|hereby)\s+)*(?:are|is|agrees?|desires?|wish(?:es)?)\b"
)
"""What follows on the subject of a sentence, which introduces nobody: "Acorn and Company are referred to as"."""
_WORD = r"\p{Lu}[\w.'’-]*"
_AND_NAME = lazy(
    rf"(?:(?:,?\s+{BEHIND}\.?)?+,\s+{_WORD}(?:\s(?:{PARTICLES})?(?:{NICKNAME}|{JOINED}?{_WORD})){{1,3}}){{0,12}}"
    rf"(?:,?\s+{BEHIND}\.?)?+,?\s+(?:and|AND|&)\s+{_WORD}\s+(?:{PARTICLES})?(?:{JOINED}?\p{{Lu}}|{NICKNAME})"
)
"""How a row of names goes on: "(the "Company"), Ann Doe, John Roe and Robert Poe"."""
_MORE = lazy(rf",?\s+(?:and\s+)?[^(;,\"“]{{3,70}},?\s+(?:{CHAIN})", regex.VERBOSE)


SAID_PERSON = lazy(rf",?\s+(?:{AS_PERSON}|as\s+(?:\w+\s+)?trustee\b|in\s+(?:his|her)\b)")
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
_BANK_OF = lazy(
    r"(?:The\s+|THE\s+)?(?:\p{Lu}\w+\s+){0,3}(?:Bank|BANK)\s+(?:of|OF)\s"
    r"|(?:\p{Lu}[\w.&'’-]*\s+){2,5}(?:Company|COMPANY)\s+(?:of|OF)\s"
)
"""The beginning of "Bank of Elms" and "Plover Bottling Company of Ohio"."""


def _is_listed(words: str) -> bool:
    """Whether a name without a legal form ends like an organisation's: "Cahill Warnock Strategic Partners Fund"."""
    return words.rsplit(maxsplit=1)[-1].casefold() in lexicon("organization_words")
