"""Lists of parties: where each introduction of a list ends, and which of its parties a group's name covers.

"Infocrossing, Inc. (the "COMPANY"), and Lehman Brothers Inc. (the "PURCHASER")" is a list of two introductions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.parties.forms import CHAIN, compiled, core, ends_with_form, has_form, squeeze
from extractors.parties.introductions import PARENTHESIS, Description, as_party, describe, is_short_name, quoted
from extractors.parties.names import is_generic, is_person, name_at, without_honorific
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
    r"|shall|desires?|provides?\s+for|sets?\s+forth|with\s+(?:respect|reference|regard)\s+to|in\s+connection\s+with"
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
    rf"""(?P<open>\() | (?P<stop>\b(?:{_STOP}))
    | (?P<and>;\s*(?:and\b|AND\b|&)? | ,?\s+(?:and|AND|And|&|together\s+with|as\s+well\s+as)[,:]?\s+(?!/or)
        | [-–—]\s*(?:and|AND)\s*[-–—])
    | (?P<label>\b(?:Party|PARTY)\s+[B-Z2-9]\s*[:：]) | (?P<mark>(?<=[\s.;])\(?(?:[2-9]|[b-f])[.)]\s+)
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


_UNNAMED = regex.compile(r"(?:the|you|each\s+of|each|those|certain|all|any|such)\b|_{2,}|<<|\[")
"""How a list goes on with a party that has no name here: "and the Franchisee set forth in the Addendum"."""


IN_ROLE = regex.compile(r",?\s+(?:as|in\s+its\s+capacity\s+as)\s+(?:the\s+|an?\s+)?[\"“]?\p{Lu}")
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
        name = Span(*_trim_honorific(text, name))
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


def is_plausible(text: str, name: Span) -> bool:
    """Whether a run of capitals can be a party: not a blank, a place or a role word alone."""
    words = squeeze(text[name.start : name.end])
    if len(words) < 3 or _PLACES.match(words) or is_generic(words) or jurisdiction_code(words) or _POSTAL.search(words):
        return False
    return not compiled(r"(?:the|this|that|an?|each|any|such|all)\b").match(text[name.start : name.end]) and bool(
        compiled(r"\p{L}{2}|\d\p{Lu}").search(words)
    )


def _boundary(text: str, name: Span, limit: int) -> tuple[int, int | None]:
    """Where the description of `name` ends, and where the next name of its list begins (null: it was the last)."""
    at, named = name.end, False
    while True:
        mark = _SEPARATOR.search(text, at, limit)
        if mark is None:
            return (limit if limit - name.end < LONGEST else name.end + 400), None
        if mark["open"]:
            at = _close(text, mark.start(), limit)
            named = named or bool(quoted(text[mark.start() : at])) or at - mark.start() < 40
            continue
        if mark["stop"] or mark["sentence"] is not None:
            return mark.start(), None
        if mark["and"] and named and _UNNAMED.match(text, mark.end()):
            return mark.start(), None
        if _next_name(text, mark, limit, named=named, first=mark.start() - name.end < 3):
            return mark.start(), mark.start() if mark["label"] or mark["mark"] else mark.end()
        at = mark.end()


def _close(text: str, start: int, limit: int) -> int:
    whole = PARENTHESIS.match(text, start, min(limit, start + 700))
    return whole.end() if whole else start + 1


def _next_name(text: str, mark: Match, limit: int, *, named: bool, first: bool) -> bool:
    """Whether another party of the list begins after a separator.

    An address has commas and "and" too, so a comma needs a name with its legal form that something introduces.
    """
    if mark["label"]:
        return True
    at = lead_end(text, mark.end(), limit)
    label = _label_at(text, at, limit)
    at = label.end() if label else at
    name = name_at(text, at, limit)
    if name is None or not is_plausible(text, name):
        return False
    words = text[name.start : name.end]
    formed = has_form(squeeze(words)) or ends_with_form(words)
    introduced = bool(_INTRODUCED.match(text, name.end))
    aliased = bool(compiled(r"\s*,?\s*\((?!\s*[Zz]ip)").match(text[name.end : name.end + 6]))
    if mark["comma"]:
        aliased = aliased and text[mark.start() - 1] == ")"
        formed = formed or bool(first and _is_listed(words) and _MORE.match(text, name.end, limit))
        ends = bool(compiled(r"\s*(?:,|\(|and\b|;)").match(text[name.end : name.end + 8]))
        in_role = formed and bool(IN_ROLE.match(text, name.end, name.end + 60))
        return ends and (named or first or in_role) and ((formed and (first or introduced or named)) or aliased)
    link = mark["and"] or ""
    if label or mark["mark"] or link.startswith(";") or compiled(r"\s*\n\s*(?:and|AND)\s*:?\s*\n\s*").fullmatch(link):
        return True
    if formed or aliased:
        return True
    person = is_person(squeeze(words))
    return (introduced and person) or ((named or first) and (introduced or first or person))


_MORE = regex.compile(rf",?\s+(?:and\s+)?[^(;,\"“]{{3,70}},?\s+(?:{CHAIN})", regex.VERBOSE)


def _is_listed(words: str) -> bool:
    """Whether a name without a legal form ends like an organisation's: "Cahill Warnock Strategic Partners Fund"."""
    return words.rsplit(maxsplit=1)[-1].casefold() in lexicon("organization_words")


def _with_quotes_below(text: str, name: Span, stop: int) -> Description:
    r"""The description of a name up to `stop`, short names that stand in quotation marks alone included.

    "ORGANIC PREPARATIONS INC.\n2nd Floor, … Port Vila\n"the Manufacturer"" gives the Manufacturer.
    """
    description = describe(text, name.end, stop)
    if description.own or description.each or description.groups:
        return description
    alone = [given for given, _ in quoted(text[name.end : stop]) if is_short_name(given)]
    return replace(description, own=tuple(alone[:1])) if len(alone) == 1 else description


def with_groups(text: str, found: list[Introduced]) -> list[tuple[Introduced, tuple[str, ...], tuple[str, ...]]]:
    """Each introduction with all its short names and the groups that it belongs to.

    The group's name stands after its last member, so who else belongs to it is worked out from the names.
    """
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


def _members(text: str, found: list[Introduced], own: list[list[str]], groups: list[list[str]], at: int) -> list[int]:
    """Which of the parties up to `at` a group's name covers."""
    joined = found[at].description.joined_by.casefold()
    if "together with" in joined or "with" in joined.split():
        named = squeeze(joined)
        return [n for n in range(at) if any(squeeze(name).casefold() in named for name in own[n] + groups[n])] + [at]
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


def as_parties(text: str, found: list[Introduced], role: str) -> Iterator[Party]:
    """Introductions as items: one for each, its other names' spans among `other_mentions`."""
    for one, own, groups in with_groups(text, found):
        yield as_party(text, one.span, replace(one.description, own=own), role, groups)
