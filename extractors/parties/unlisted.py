"""Parties whom no list names: lines that give each role its name, paragraphs that introduce one after the other.

"Licensor: Acme Corp." and "Licensee: Bolt, Inc." are two parties of a cover; "Acme Corp. ("Acme") hereby agrees with
Bolt, Inc. ("Bolt")" introduces two.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import regex

from extractors.lexicon.words import words as lexicon
from extractors.names import is_person, name_at, organization_at_form
from extractors.names.behind import LETTERS
from extractors.names.forms import CHAIN, ends_with_form, has_form, key, squeeze
from extractors.parties.introductions import FORM_STATED, describe, tail_end
from extractors.parties.lists import Introduced, introductions
from extractors.parties.members import as_parties
from extractors.parties.next_names import WITHIN
from extractors.parties.organizations import PART_OF
from extractors.parties.plausible import is_plausible
from extractors.parties.quoted import Description, is_short_name, is_used, quoted
from extractors.parties.separators import ADDRESSED, IN_ROLE, ROLES
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.span import Span


def _credible(text: str, one: Introduced) -> bool:
    name = squeeze(text[one.span.start : one.span.end])
    said = one.description
    return has_form(name) or is_person(name) or bool(said.own or said.each or said.entity_type or one.label)


def worth_of(text: str, found: list[Introduced]) -> int:
    """How surely a list says who the parties are: 0 where it is none, 25 where it leaves no doubt."""
    credible = [one for one in found if _credible(text, one)]
    if len(found) > 1 and all(ends_with_form(text[one.span.start : one.span.end]) for one in found):
        credible = found  # "between Alpha Bank and Beta Bank"
    if len(credible) * 2 < len(found) or not credible:
        return 0
    described = [
        one
        for one in found
        if one.description.own
        or one.description.each
        or one.description.groups
        or one.label
        or IN_ROLE.match(text, one.span.end, one.span.end + 60)
    ]
    return 10 * min(len(found), 2) + 15 * bool(described) + 5 * bool(any(one.description.entity_type for one in found))


_IN_A_LINE = r"(?<=[\w.)]\s)(?<!\b(?i:to|the|each|such|any|of|by|and|or|for|as|with)\s)(?=\p{Lu})"
"""Where a label may stand in a text that has lost its lines: behind a word that leads to no role."""
_ITEM = r"\(?(?:\d{1,2}|[A-Za-z])[.)][ \t]+"
"""The number of a line of a data sheet: "2.  Franchisee: Acorn Foods, Inc."."""
_ROLE_LABEL = lazy(
    rf"(?m)(?:^[ \t]*(?:{_ITEM})?|(?<=[\s.])(?=\p{{Lu}}{{5}})|{_IN_A_LINE})(?:T(?:he|HE)[ ])?"
    rf"(?P<label>{ROLES})(?:\([sS]\)|\s*\((?i:(?:full|legal|company)\s+)?(?i:name)\)|[ ](?i:name))?\s*[:：]"
    r"\s*(?=\p{Lu})"
)
"""A role before the name of whoever has it, on the cover or the signature page: "Licensor: Acme Corp."."""
_COLON = lazy(r"[:：]\s*\p{Lu}")
_LONGEST_LABEL = 100
"""How long a role and what stands in parentheses behind it are at most."""


_COLUMN_LABEL = lazy(rf"(?<=\S)[ ]{{3,}}(?P<label>{ROLES})\s*[:：]\s*(?=\p{{Lu}})")
"""A role in the second column of a line: "Borrower: Acorn Inc.      Lender: Plover Bank"."""
_COLUMNS = lazy(
    rf"(?m)^[ \t]*(?P<left>{ROLES}):?[ \t]{{3,}}(?P<right>{ROLES}):?(?:[ \t]*\n){{1,2}}[ \t]*"
    r"(?P<first>\p{Lu}\S*(?:[ ]\S+){0,9})[ \t]{3,}(?P<second>\p{Lu})"
)
"""Two roles side by side, each above the name of whoever has it."""
_TABLE_LABEL = lazy(
    rf"(?m)^[ \t]*\|?[ \t]*(?:[\"“](?P<label>[^\"“”|\n]{{2,40}})[\"”]|(?P<label>{ROLES}))"
    r"[ \t]*:?[ \t]*(?:\||[ ]{3,})[ \t]*(?=\p{Lu})"
)
"""A short name or role in the first cell of a row, before the name: "| "Acorn" | Acorn Diagnostics B.V. |"."""
_SIDE = r"\p{Lu}[\w-]{2,20}(?:[ ]\p{Lu}[\w-]{2,20})?"
_SIDES = lazy(
    rf"\b(?i:between)\s+(?i:the\s+)?(?P<one>{_SIDE})\s+(?i:and)\s+(?i:the\s+)?(?P<other>{_SIDE})(?=\s*[.,;(]|\s+\p{{Ll}})"
)
"""The sides of an agreement by words of its own, to which a key gives names: "between Network and Affiliate"."""
_DEFINED_ROLE = lazy(rf"[\"“](?P<label>{ROLES})[\"”]\s+(?:shall\s+)?means?\s+(?=\p{{Lu}})")
_FORM_BELOW = lazy(rf"\s*{FORM_STATED.pattern}")


def by_labels(text: str, *, agreed: bool = True) -> list[Introduced]:
    """The parties whom lines or definitions name by their roles, where two roles have two names; else none.

    `agreed`: in an agreement, where one of the names may have no legal form.
    """
    for found in (list(labelled(text).values()), list(above_roles(text))):
        formed = [_formed(text, one.span) for one in found]
        known = any(formed) or any(is_person(squeeze(text[slice(*one.span)])) for one in found)
        if (all(formed) or (known and agreed)) and len({_key_of(text, one) for one in found}) > 1:
            return found
    return []


def by_one_label(text: str) -> list[Introduced]:
    """The one party whom a line near the beginning names by its role: an order form leaves its maker to the head."""
    found = list(labelled(text[:COVER]).values())
    return found if len(found) == 1 else []


_ROLE_LINE = lazy(
    r"(?m)^[ \t]*(?:(?i:as)[ ](?i:an?[ ])?|(?P<mark>\((?:the[ ])?[\"“]?|[\"“]))?"
    r"(?P<role>(?:\p{Lu}[\w-]*,?[ ](?i:and[ ])?){0,6}"
    r"(?i:trustee|depositor|(?:sub)?servicer|issuers?|sellers?|sponsor|administrator|custodian|guarantors?|agent|lenders?|borrowers?|purchasers?|buyers?|originators?|lessor|lessee"
    rf"|landlord|tenant|company)|(?(mark){ROLES}|(?!)))[\"”]?\)?[.,;]?[ \t]*$"
)
"""A line of a cover that is a role alone, below the name of whoever has it; in quotation marks it is a short name."""
_FORM_LINE = lazy(rf"[ \t]*\(?{FORM_STATED.pattern}\)?")
"""A line that is a legal form alone, between a name and its role."""
COVER = 4000
"""How long a cover is at most."""


def above_roles(text: str) -> Iterator[Introduced]:
    """The names that stand on a cover each above its role: "ACORN SECURITIES CORP.," above "Depositor"."""
    for role in _ROLE_LINE.finditer(text, 0, COVER):
        end = len(text[: role.start()].rstrip(" \t\n,"))
        if _FORM_LINE.fullmatch(text, text.rfind("\n", 0, end) + 1, end):
            end = len(text[: text.rfind("\n", 0, end) + 1].rstrip(" \t\n,"))
        start = text.rfind("\n", 0, end) + 1
        start += len(text[start:end]) - len(text[start:end].lstrip())
        name = name_at(text, start, end)
        if name is not None and name.end == end and _formed(text, name) and is_plausible(text, name):
            called = role["mark"] and (role["mark"][-1] in '"“' or is_used(text, role["role"]))
            own = (squeeze(role["role"]),) if called else ()
            yield Introduced(name, Description(own=own))


def labelled(text: str) -> dict[str, Introduced]:
    """By roles in small letters, whom a line, a column or a definition names: "Seller: Acme Corp."."""
    found: dict[str, Introduced] = {}
    for label, at, begins, limit in _labels(text):
        honoured = _HONORIFIC.match(text, begins)
        start = honoured.end() if honoured else begins
        name = name_at(text, start, limit)
        if name is not None and not has_form(squeeze(text[slice(*name)])):
            name = _whole_line(text, at, start) or (name if _formed(text, name) else None)
        if name is not None and is_plausible(text, name):
            words = squeeze(text[name.start : name.end])
            said = describe(text, name.end, _said_below(text, name.end), words)
            found.setdefault(label.casefold(), Introduced(name, said, label))
    return found


_HONORIFIC = lazy(r"(?:Mr|Mrs|Ms|Dr)\.\s+")
_LINE_ENDS = lazy(rf"(?:,?[ ]{LETTERS}\.?(?!\w))*[ \t]*(?:[.;,|]?[ \t]*(?:\n|\Z)|,?[ ]an[ ]individual\b|\()")


def _whole_line(text: str, label: int, start: int) -> Span | None:
    """A name without a legal form that is all of the line that a cover or definition gives a role: "Team: John Doe"."""
    if label > COVER or text[text.rfind("\n", 0, label) + 1 : label].strip(' \t|"“'):
        return None
    name = name_at(text, start, (text.find("\n", start) + 1 or len(text) + 1) - 1)
    if name is None or not _LINE_ENDS.match(text, name.end):
        return None
    words = text[slice(*name)]
    named = is_person(words) or words.rpartition(" ")[2].casefold() in lexicon("organization_words")
    return name if named or (text[label - 1] not in '"“' and is_used(text, words)) else None


def _labels(text: str) -> Iterator[tuple[str, int, int, int]]:
    """Roles with where they begin, where the names of whoever has them begin, and how far these may go."""
    for match in _COLUMNS.finditer(text, 0, min(len(text), 12_000)):
        yield match["left"], match.start("left"), match.start("first"), match.start("first") + 120
        yield match["right"], match.start("right"), match.start("second"), match.start("second") + 120
    for match in _role_labels(text):
        yield match["label"], match.start("label"), match.end(), match.end() + 120
    for rule in (_COLUMN_LABEL, _TABLE_LABEL):
        for match in rule.finditer(text, 0, min(len(text), 12_000)):
            limit = (text.find("\n", match.end()) + 1 or len(text) + 1) - 1
            yield match["label"], match.start("label"), match.end(), limit
    for match in _DEFINED_ROLE.finditer(text, 0, min(len(text), 12_000)):
        yield match["label"], match.start("label"), match.end(), match.end() + 120
    yield from _keyed(text)


def _keyed(text: str) -> Iterator[tuple[str, int, int, int]]:
    """The same of the sides that the opening calls by words of its own, which lines of a key or a schedule name."""
    sides = _SIDES.search(text, 0, min(len(text), 12_000))
    for side in (sides["one"], sides["other"]) if sides else ():
        line = rf"(?m)^[ \t]*(?:{_ITEM})?(?P<label>{regex.escape(side)})[ \t]*[:：|][ \t|]*(?=\p{{Lu}})"
        for match in regex.finditer(line, text):
            limit = (text.find("\n", match.end()) + 1 or len(text) + 1) - 1
            yield side, match.start("label"), match.end(), limit


def _role_labels(text: str) -> Iterator["regex.Match[str]"]:
    """The roles before a colon and a name, in their order; looked for at the colons, which are rare."""
    at = 0
    for colon in _COLON.finditer(text):
        match = _ROLE_LABEL.search(text, max(at, colon.start() - _LONGEST_LABEL), colon.end())
        if match is not None:
            yield match
            at = match.end()


def _said_below(text: str, end: int) -> int:
    """Where the words end that describe a name, the legal form on the next line included."""
    stop = tail_end(text, end)
    form = _FORM_BELOW.match(text, end, min(len(text), end + 160)) if stop == end else None
    return form.end() if form else stop


def _key_of(text: str, one: Introduced) -> str:
    return key(text[one.span.start : one.span.end])


def with_labels(text: str, found: list[Introduced]) -> list[Introduced]:
    """The parties of a list with those whom it leaves to a line of their own: "and the customer below ("Customer")"."""
    if len(found) != 1 or found[0].label:
        return found
    behind = text[found[0].span.end : found[0].span.end + 600]
    own = {name.casefold() for name in found[0].description.own}
    left = {given.casefold(): given for given, _ in quoted(behind) if given.casefold() not in own}
    labels = labelled(text) if left else {}
    others = [
        replace(one, label=left[label])
        for label, one in labels.items()
        if label in left and _key_of(text, one) != _key_of(text, found[0])
    ]
    return found + (others or list(_prompted(text, found[0].span.end, left.values())))


_NAME_PROMPT = lazy(r"(?m)^[ \t]*(?:\w+[ ]){0,2}(?:[Nn]ame|NAME)(?:[ ]of[ ]\w+)?[ \t]*:\s*(?=\p{Lu})")


def _prompted(text: str, at: int, left: Iterable[str]) -> Iterator[Introduced]:
    """The one party left out whose name a prompt gives below: "and the company below ("VAR")", "Company Name: Bolt"."""
    given = [name for name in left if is_short_name(name)]
    prompt = _NAME_PROMPT.search(text, at, at + 1200) if len(given) == 1 else None
    name = name_at(text, prompt.end(), prompt.end() + 120) if prompt else None
    if name is not None and _formed(text, name) and is_plausible(text, name):
        yield Introduced(name, describe(text, name.end, _said_below(text, name.end)), given[0])


_BANK = lazy(r"\b(?:Bank|BANK)\b(?!\s+(?i:road|street|avenue|building|plaza|tower)\b)")


def _formed(text: str, name: Span) -> bool:
    words = squeeze(text[name.start : name.end])
    return (
        has_form(words)
        or ends_with_form(words)
        or _BANK.search(words) is not None
        or FORM_STATED.match(text, name.end, name.end + 120) is not None
    )


def introduced_alone(text: str) -> Iterator[Party]:
    """Parties whom the first paragraphs introduce one by one, each with a short name, where no list names them."""
    at, last = 0, min(len(text), 20_000)
    while True:
        form = FORMS.search(text, at, last)
        if form is None:
            return
        name = organization_at_form(text, form.start(), form.end(), at)
        acts = name is not None and any(
            words.search(text, max(0, name.start - 90), name.start) for words in (WITHIN, _TO_BE_NAMED, PART_OF)
        )
        at = form.end()
        if name is None or acts or not is_plausible(text, name):
            continue
        called = _CALLED_BEHIND.match(text, name.end, name.end + 300) or _ADDRESSED.match(
            text, name.end, name.end + 300
        )
        stop = tail_end(text, name.end)
        own = describe(text, name.end, max(stop, called.end()) if called else stop).own
        own_shares = any(one.casefold() in _ITSELF for one in own)
        if not own or (not own_shares and _OF_IT.search(text, max(0, name.start - 90), name.start)):
            continue
        found = introductions(text, name.start, min(len(text), name.start + 6000))
        if not found or worth_of(text, found) < 20:
            continue
        yield from as_parties(text, found, "introduced")
        at = max(at, found[-1].span.end)
        last = min(last, at + 1500)


_UNDERSIGNED = lazy(r"\b(?:[Tt]he|THE)\s+(?:[Uu]ndersigned|UNDERSIGNED),\s+(?=\p{Lu})|(?m:^)[ \t]*I,\s+(?=\p{Lu})")
_ACTS_FOR = (
    r"\b(?i:secretary|notary|transfer\s+agent|officer|president|treasurer|auditors?|accountants?|spouse|wife|husband"
    r"|not\s+individually)\b"
)
"""What says of the undersigned that he speaks for somebody, or as somebody who is bound by nothing."""
_BINDS_ITSELF = lazy(
    rf"(?:(?!{_ACTS_FOR})(?:[^.;]|\.(?=\s*[,)(]))){{0,200}}?,\s+(?:(?:do(?:es)?\s+)?hereby\s+)?(?:\p{{Ll}}+ly,?\s+(?:and\s+\p{{Ll}}+ly\s+)?)?"
    r"(?:agrees?|covenants?|undertakes?|guarant(?:ees|ies))\b"
)


def undersigned(text: str, known: set[str]) -> Iterator[Party]:
    """Whoever binds himself: "the undersigned, Ann Doe, agrees with the Company", "I, Ann Doe, agree"."""
    for match in _UNDERSIGNED.finditer(text, 0, COVER):
        name = name_at(text, match.end(), match.end() + 120)
        if name is None or key(text[name.start : name.end]) in known or not is_plausible(text, name):
            continue
        named = is_person(squeeze(text[name.start : name.end])) or has_form(squeeze(text[name.start : name.end]))
        if named and _BINDS_ITSELF.match(text, name.end):
            said = describe(text, name.end, tail_end(text, name.end))
            for item in as_parties(text, [Introduced(name, said)], "party"):
                yield replace(item, rule="party.undersigned")


_TO_BE_NAMED = lazy(
    r"\b(?:named|called|known)\s+(?:as\s+)?[\"“]?\Z|\bname\s+of\s+the\s[^.;]{3,60}?\s(?:is|(?:shall|will)\s+be)[:\s]\s*[\"“]?\Z"
)
"""What leads to the name of a company that parties are about to form: "to be named as Acorn Agriculture Co. Ltd."."""
_OF_IT = lazy(
    r"\b(?:shares|units|stock|securities|notes|warrants|debentures)\s(?:[^.;]{0,60}?\s)?of\s+\Z"
    r"|\b(?:guaranteed|(?<!\b(?:is|are)\s)issued|issuable)\s+by\s+\Z|\b(?:loans?|advances?)\s[^.;]{0,80}?\b(?:by|to)\s+\Z"
)
"""What leads to a company whose securities or loans the words are about: "100 shares of Acorn Trust (the "Trust")"."""
_ITSELF = frozenset(("company", "corporation"))
"""What an option on shares or a subscription calls whoever gives them: "shares of Acorn, Inc. (the "Company")"."""
_CALLED_BEHIND = lazy(
    r",?\s[^;()\"“”]{0,160}?\bhereinafter\s(?:\w+\s){0,4}?(?:as|called|designated|the)\s(?:the\s)?[\"“][^\"“”]{2,40}[\"”]"
)
"""A short name without parentheses: "Acorn Maritime Ltd. of Majuro, hereinafter called the "Sellers""."""
_ADDRESSED = lazy(rf"{ADDRESSED.pattern}[^()\"“”]{{2,40}}[\"”]\)")
"""A bare address up to the end of a short name: ", 12 Elm Street, Dayton, Ohio ("Acorn")"."""
FORMS = lazy(rf"(?<=[\w.,&)’'][\s]|,)(?:{CHAIN})", regex.VERBOSE)
