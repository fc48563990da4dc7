"""Lists of parties: where each introduction of a list ends, and which of its parties a group's name covers.

"Infocrossing, Inc. (the "COMPANY"), and Lehman Brothers Inc. (the "PURCHASER")" is a list of two introductions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.names import is_generic, is_person, name_at, without_honorific
from extractors.names.forms import CHAIN, HARD_FORM, compiled, core, ends_with_form, has_form, squeeze
from extractors.parties.introductions import (
    FORM_STATED,
    PARENTHESIS,
    Description,
    as_party,
    describe,
    is_short_name,
    quoted,
)
from pipeline.record import Party
from pipeline.rules import Match
from pipeline.span import Span

MOST = 60
"""How many parties a list may have."""

LONGEST = 1100
"""How many characters an introduction may take: long addresses, registered offices, definitions of successors."""

_LEAD = regex.compile(
    r"(?:\s|[,;:.•·\-–—]|(?:and|AND|And|among|AMONG|between|BETWEEN|by"
    r"|the\s+following(?:\s+two)?(?:\s+parties)?|the\s+parties|is|made|with)\b(?=[\s:,])"
    r"|(?:Mr|Mrs|Ms|Dr|Messrs|MR|MRS|MS|DR)\.(?=\s+\p{Lu})"
    r"|(?:and|AND)?\s*(?:its|their)\s+(?:[\w-]+\s+){0,3}(?:subsidiar(?:y|ies)|affiliates?|parent)(?:\s+compan(?:y|ies))?,(?=\s+\p{Lu})"
    r"|(?:the|THE)(?=\s+(?:\p{Lu}\w+\s+){0,3}(?i:university|board|regents|trustees|institute)\s+of\s)"
    r"|(?:the|THE|The)(?=\s+(?i:city|town|village|county|state|commonwealth|borough|township|port|regents)\s+(?i:of)\s)"
    r"|\(?(?:[ivx]{1,4}|\d{1,2}|[a-z]|[A-Z](?=\)))[.)](?=\s)|\((?:\d{1,2}|[a-zA-Z])\)|on\s+the\s+one\s+(?:hand"
    r"|part)|on\s+the\s+other\s+(?:hand|part)"
    r"|(?:[Tt]he\s+)?(?:undersigned|parties\s+hereto|investors\s+named\s+below)(?=,)|The(?=\s+following))*",
)
_LABEL = regex.compile(
    r"(?P<label>(?:Party|PARTY)\s+[A-Z1-9]\b|[A-Z][A-Za-z-]{2,18}(?:\s[A-Z][a-z]+)?)\s*[:：]\s*(?=\S)"
)
_STOP = (
    r"WHEREAS|Whereas|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|RECITALS?|Recitals|R\s\sE\s?C\s?I\s?T\s?A\s?L\s?S"
    r"|BACKGROUND|Background|NOW,?\s+THEREFORE|INTRODUCTION|TABLE\s+OF|Table\s+of\s+Contents|hereby|agrees?\s+(?:as|that|to)"
    r"|shall|(?<!which\s)(?<!who\s)(?<!that\s)(?:have|has|had|will|confirms?|issued|sold|wish(?:es)?|intends?|proposes?)|desires?|provides?\s+for|sets?\s+forth|with\s+(?:respect|reference|regard)\s+to|in\s+connection\s+with"
    r"|pursuant\s+to|Dated?\s|dated\s+as|dated\s|for\s+the\s+purpose|proposes?|understands?|The\s+[Pp]arties|THE\s+PARTIES"
    r"|This\s+Agreement|IN\s+WITNESS|In\s+this\s+Agreement|collectively\s+referred"
)
"""The words with which a list of parties is over."""

_BODY = (
    r"1(?:\.\d+)*[.)]?\s+\p{Lu}|(?i:article|section)\s+(?:1|I|one)\b"
    r"|[\"“][^\"“”]{1,60}[\"”],?\s+(?:shall\s+)?(?:means?|ha(?:s|ve)\s+the\s+meaning)\b"
)
"""How a paragraph begins that is no list of parties any more: with the first section or with a definition."""

_SEPARATOR = regex.compile(
    rf"""(?P<mark>(?<=[\s.;)])\(?(?:[2-9]|[b-f])[.)]\s+(?=\p{{Lu}})) | (?P<open>\() | (?P<stop>\b(?:{_STOP}))
    | (?P<and>\b(?:in\s+favou?r\s+of|held\s+by)\s+(?=\p{{Lu}})
        | ;\s*(?:and\b|AND\b|&)? | ,?\s+(?:and|AND|And|&|together\s+with|as\s+well\s+as)[,:]?\s+(?!/or)
        | [-–—]\s*(?:and|AND)\s*[-–—])
    | (?P<label>\b(?:Party|PARTY)\s+[B-Z2-9]\s*[:：])
    | (?P<comma>,\s+) | (?P<sentence>(?<=[)”"’'])\s*\.(?=\s+\p{{Lu}}|\s*\n|\s*\Z)
        | \.(?=[ \t]*\n[ \t]*\n\s*(?:(?!And\b)\p{{Lu}}\p{{Ll}}|\d)) | \n(?=[ \t]*\n\s*(?:{_BODY})))
    """,
    regex.VERBOSE,
)
_INTRODUCED = regex.compile(
    r"\s*,?\s*(?:\(|an?\s+\p{L}|with\s+(?:its|an?|his|her)\b|having\b|whose\b|located\b|as\s|c/o|hereinafter"
    r"|individually|of\s\d)"
)
_POSTAL = regex.compile(
    r"^[A-Z]{2}\s\d{5}|\s\d{5}(?:-\d{4})?\Z|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\Z|\b[A-Z]\d[A-Z]\s\d[A-Z]\d\Z"
)
_PLACES = regex.compile(r"(?:the\s+)?(?:City|State|County|Province|Commonwealth|Republic)\b", regex.I)


_PUBLIC = regex.compile(
    r"(?:City|Town|Village|County|State|Commonwealth|Borough|Township|Port|Regents)\s+of\s+\p{Lu}", regex.I
)
_PUBLIC_SAID = regex.compile(
    r"(?:,\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)?(?:,\s+an?\s+(?:[\w-]+\s+){0,4}(?:municipal|municipality|political\s+subdivision|public"
    r"|body|home[\s-]rule|agency)[^(;]{0,80})?[,\s]*\(\s*(?:(?:the|hereinafter)\s+){0,2}[\"“]"
    r"|,\s+an?\s+(?:[\w-]+\s+){0,4}(?:municipal|political\s+subdivision|home[\s-]rule)"
)
"""What makes a place a party: "the Town of Vinton, a Virginia municipal corporation ("Grantor")"."""
_UNNAMED = regex.compile(
    r"(?:the(?!\s+(?i:regents|university|board|city|town|county|state|trustees|sole|only|record|beneficial)\b)|you|each\s+of|each|those|certain|all|any|such)\b|_{2,}|<<|\["
)
"""How a list goes on with a party that has no name here: "and the Franchisee set forth in the Addendum"."""


IN_ROLE = regex.compile(
    r",?\s+(?:(?:not\s+in\s+its\s+individual\s+capacity[^.;(]{0,40}\s)?(?:as|As|AS)|in\s+(?:its|his|her)\s+capacity\s+as)\s+(?:the\s+|an?\s+)?"
    r"(?:[\"“]?\p{Lu}|(?:[\w-]+\s+){0,3}?(?:agents?|trustee|lender|guarantor|borrower|issuer|servicer|arranger|seller|buyer"
    r"|purchaser|depositor|custodian|administrator|registrar|depositary)\b)"
)
"""The role in which somebody is a party: "Beta Bank, N.A., as Administrative Agent"."""


def lead_end(text: str, start: int, limit: int) -> int:
    """Where the connecting words at `start` end: after "between and among the parties"."""
    lead = _LEAD.match(text, start, limit)
    return lead.end() if lead else start


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
        at = label.end() if label else at
        name = name_at(text, at, limit)
        if name is None or not is_plausible(text, name):
            return found
        name = without_role(text, Span(*_trim_honorific(text, name)))
        stop, after = _boundary(text, name, min(limit, name.end + LONGEST))
        name_label = squeeze(label["label"]) if label else None
        found.append(Introduced(name, _with_quotes_below(text, name, stop), name_label))
        if after is None:
            return found
        at = after
    return found


def _label_at(text: str, at: int, limit: int) -> Match | None:
    label = _LABEL.match(text, at, limit)
    return label if label and is_short_name(label["label"]) else None


def _trim_honorific(text: str, name: Span) -> tuple[int, int]:
    words = text[name.start : name.end]
    return name.end - len(without_honorific(words)), name.end


def without_role(text: str, name: Span) -> Span:
    """The name without a role in capitals before it, where the text has it without: "RESELLER MTI TECHNOLOGY CORP."."""
    words = text[name.start : name.end]
    role, _, rest = words.partition(" ")
    rest = rest.strip()
    if not role.isupper() or role.casefold() not in lexicon("party_roles") or not has_form(squeeze(rest)):
        return name
    core_words = squeeze(rest).casefold()
    plain = squeeze(text).casefold()
    alone = plain.count(core_words) > plain.count(f"{role.casefold()} {core_words}")
    return Span(name.end - len(rest), name.end) if alone and len(rest.split()) > 2 else name


def is_plausible(text: str, name: Span) -> bool:
    """Whether a run of capitals can be a party: not a blank, a place or a role word alone."""
    words = squeeze(text[name.start : name.end])
    if _PUBLIC.match(words) and _PUBLIC_SAID.match(text, name.end, name.end + 160):
        return True
    if (
        len(words) < 3
        or HARD_FORM.fullmatch(words)
        or _PLACES.match(words)
        or is_generic(words)
        or jurisdiction_code(words)
        or _POSTAL.search(words)
    ):
        return False
    return not compiled(r"(?:the|this|that|an?|each|any|such|all)\b").match(text[name.start : name.end]) and bool(
        compiled(r"\p{L}{2}|\d\p{Lu}").search(words)
    )


def _boundary(text: str, name: Span, limit: int) -> tuple[int, int | None]:
    """Where the description of `name` ends, and where the next name of its list begins (null: it was the last)."""
    named = bool(_AS_PERSON.match(text, name.end) or IN_ROLE.match(text, name.end) or _has_role(text, name.end))
    at, unnamed = name.end, None
    while True:
        mark = _SEPARATOR.search(text, at, limit)
        if mark is None:
            return unnamed or (limit if limit - name.end < LONGEST else name.end + 400), None
        if mark["open"]:
            at = _close(text, mark.start(), limit)
            named = named or bool(quoted(text[mark.start() : at])) or at - mark.start() < 40
            continue
        if mark["stop"] or mark["sentence"] is not None:
            return unnamed or mark.start(), None
        skipped = bool((mark["and"] or mark["comma"]) and _UNNAMED.match(text, mark.end()))
        if skipped and (named or mark["comma"]) and unnamed is None:
            unnamed = mark.start() if named or _GROUP_ONLY.match(text, mark.end()) else None
            named = (named and mark["comma"] is not None) or unnamed is not None
        elif _next_name(text, mark, limit, _before(text, name, mark, named, unnamed is not None)):
            return unnamed or mark.start(), mark.start() if mark["label"] or mark["mark"] else mark.end()
        at = mark.end()


def _close(text: str, start: int, limit: int) -> int:
    whole = PARENTHESIS.match(text, start, min(limit, start + 700))
    return whole.end() if whole else start + 1


class _Before(NamedTuple):
    """What stands between a name and a separator: a short name or a role, nothing, members without a name."""

    named: bool
    nothing: bool
    unnamed: bool


def _before(text: str, name: Span, mark: Match, named: bool, unnamed: bool) -> _Before:
    nothing = mark.start() - name.end < 3
    described = not nothing and bool(_FORM_ONLY.fullmatch(text, name.end, mark.start()))
    return _Before(named or described, nothing, unnamed)


_FORM_ONLY = regex.compile(rf"\s*{FORM_STATED.pattern}\s*")
"""A description that says the legal form alone: ", a Delaware statutory trust"."""


def _has_role(text: str, end: int) -> bool:
    """Whether a role without "as" follows a name: "DUNNOCK MORTGAGE, INC., Servicer, and"."""
    role = _ROLE_AFTER.match(text, end, end + 60)
    return role is not None and squeeze(role["role"]).casefold() in lexicon("party_roles")


_ROLE_AFTER = regex.compile(r",\s+(?P<role>\p{Lu}\w+(?:\s\p{Lu}\w+)?),")


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
    name = name_at(text, at, limit)
    if name is None or not is_plausible(text, name):
        return False
    if _HONORIFIC.search(text, mark.end(), at):
        return True
    words = text[name.start : name.end]
    formed = has_form(squeeze(words)) or ends_with_form(words)
    introduced = bool(_INTRODUCED.match(text, name.end))
    aliased = bool(compiled(r"\s*,?\s*\((?!\s*[Zz]ip)").match(text[name.end : name.end + 6]))
    in_role = IN_ROLE.match(text, name.end, name.end + 80)
    if in_role and (formed or _is_listed(words) or words.isupper() or _BANK.search(words)):
        return True
    if before.unnamed:
        return (formed and introduced) or (aliased and (formed or mark["and"] is not None))
    if mark["comma"]:
        if named and introduced and is_person(squeeze(words)) and _AS_PERSON.match(text, name.end):
            return True
        aliased = aliased and text[mark.start() - 1] == ")"
        formed = formed or bool(first and _is_listed(words) and _MORE.match(text, name.end, limit))
        formed = formed or bool(first and _BANK_OF.match(words))
        ends = bool(compiled(r"\s*(?:,|\(|and\b|;)").match(text[name.end : name.end + 8]))
        return ends and (named or first) and ((formed and (first or introduced or named)) or aliased)
    link = mark["and"] or ""
    if label or mark["mark"] or link.startswith(";") or compiled(r"\s*\n\s*(?:and|AND)\s*:?\s*\n\s*").fullmatch(link):
        return True
    if formed or aliased:
        return True
    person = is_person(squeeze(words))
    return (introduced and person) or ((named or first) and (introduced or first or person))


_MORE = regex.compile(rf",?\s+(?:and\s+)?[^(;,\"“]{{3,70}},?\s+(?:{CHAIN})", regex.VERBOSE)


_AS_PERSON = regex.compile(
    r",?\s+(?:an?\s+(?:\w+\s+)?(?:individual|resident|person)|individually|as\s+(?:\w+\s+)?trustee|in\s+(?:his|her))\b"
)
"""What shows that a name in a list is a person's: "John A. Smith, an individual residing in Texas"."""
_HONORIFIC = regex.compile(r"\b(?:Mr|Mrs|Ms|Dr|Messrs|MR|MRS|MS|DR)\.")
_BANK = regex.compile(r"\b(?:Bank|BANK|Trust|TRUST|Branch|BRANCH)\b")
_BANK_OF = regex.compile(r"(?:The\s+|THE\s+)?(?:\p{Lu}\w+\s+){0,3}(?:Bank|BANK)\s+(?:of|OF)\s")
_GROUP_ONLY = regex.compile(
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
    alone = [(given, at) for given, at in quoted(text[name.end : stop]) if is_short_name(given)]
    beside = len(alone) == 2 and bool(_OR.fullmatch(text[name.end + alone[0][1] : name.end + alone[1][1]]))
    return replace(description, own=tuple(given for given, _ in alone)) if len(alone) == 1 or beside else description


_OR = regex.compile(r"[\"“”]{1,2}[^\"“”]+[\"“”]{1,2}\s*(?:/|,|or|and|,\s*or)\s*(?:the\s+)?")
"""What stands between two short names of one party: "Licensor" / "NLS"."""


def with_groups(text: str, found: list[Introduced]) -> list[tuple[Introduced, tuple[str, ...], tuple[str, ...]]]:
    """Each introduction with all its short names and the groups that it belongs to.

    The group's name stands after its last member, so who else belongs to it is worked out from the names.
    """
    found = [_of_all(found, at) for at in range(len(found))]
    own = [[*one.description.own, *([one.label] if one.label else [])] for one in found]
    groups: list[list[str]] = [[] for _ in found]
    for at, one in enumerate(found):
        given = one.description
        if not given.each and not given.groups:
            continue
        for member in _members(text, found, own, groups, at):
            own[member] += [name for name in given.each if name not in own[member]]
            groups[member] += [name for name in given.groups if name not in groups[member]]
    return [(one, tuple(own[at]), tuple(groups[at])) for at, one in enumerate(found)]


def _of_all(found: list[Introduced], at: int) -> Introduced:
    """The introduction, its short name as a group's where it is a role in the plural and the member before has none.

    "Donald F. Merlin and Grace L. Merlin (the "Shareholders")" are two shareholders.
    """
    given = found[at].description
    before = found[at - 1].description if at else given
    plural = len(given.own) == 1 and given.own[0].casefold() in _PLURAL_ROLES
    alone = at > 0 and not (before.own or before.each or before.groups or found[at - 1].label)
    if not plural or not alone:
        return found[at]
    return replace(found[at], description=replace(given, own=(), groups=given.own))


_PLURAL_ROLES = frozenset(role if role.endswith("s") else f"{role}s" for role in lexicon("party_roles"))


def _members(text: str, found: list[Introduced], own: list[list[str]], groups: list[list[str]], at: int) -> list[int]:
    """Which of the parties up to `at` a group's name covers."""
    joined = squeeze(found[at].description.joined_by).casefold()
    named = [n for n in range(at) if any(_stands(squeeze(name).casefold(), joined) for name in own[n] + groups[n])]
    if "with" in joined.split() or len(named) > 1:
        return [*named, at]
    first = [core(text[one.span.start : one.span.end]).split()[:1] for one in found]
    alike = at
    while alike and first[alike - 1] == first[at]:
        alike -= 1
    if alike < at:
        return list(range(alike, at + 1))
    start = at
    while start and not own[start - 1]:
        start -= 1
    return list(range(start, at + 1)) if start < at else list(range(at + 1))


def _stands(name: str, words: str) -> bool:
    """Whether the words hold the name as a word of its own."""
    return compiled(rf"(?<!\w){regex.escape(name)}(?!\w)").search(words) is not None


def as_parties(text: str, found: list[Introduced], role: str) -> Iterator[Party]:
    """Introductions as items: one for each, its other names' spans among `other_mentions`."""
    for one, own, groups in with_groups(text, found):
        yield as_party(text, one.span, replace(one.description, own=own), role, groups)
