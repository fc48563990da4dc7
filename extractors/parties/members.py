"""Who belongs to the groups that a list names: "Snipe" ("and together with Godwit, the "Suppliers")"."""

from collections.abc import Iterator
from dataclasses import replace

from extractors.lexicon.words import words as lexicon
from extractors.names import is_person
from extractors.names.forms import core, squeeze
from extractors.parties.introductions import as_party
from extractors.parties.lists import Introduced
from extractors.parties.quoted import OWN_KIN
from pipeline.lazy import lazy
from pipeline.record import Party


def with_groups(text: str, found: list[Introduced]) -> list[tuple[Introduced, tuple[str, ...], tuple[str, ...]]]:
    """Each introduction with all its short names and the groups that it belongs to.

    The group's name stands after its last member, so who else belongs to it is worked out from the names.
    """
    found = _once(text, found)
    found = [_of_all(text, found, at) for at in range(len(found))]
    own = [[*one.description.own, *([one.label] if one.label else [])] for one in found]
    groups: list[list[str]] = [[] for _ in found]
    for at, one in enumerate(found):
        given = one.description
        if not given.each and not given.groups:
            continue
        members = _members(text, found, own, groups, at)
        if (
            members == [at]
            and not own[at]
            and not given.each
            and not any(name.endswith(("s", "S")) for name in given.groups)
        ):
            own[at] = list(given.groups)  # "Acorn, Inc. (collectively, "Provider")" is called so alone
            continue
        for member in members:
            own[member] += [name for name in given.each if name not in own[member]]
            groups[member] += [name for name in given.groups if name not in groups[member]]
    return [(one, tuple(own[at]), tuple(groups[at])) for at, one in enumerate(found)]


_TOLD = lazy(
    r"\b(?:is|be)\s+(?:\p{Ll}+\s+){0,3}?(?:referred\s+to|called|known|designated)\b[^\"“”.;]{0,50}?"
    r"(?:\bas\s+)?(?:the\s+)?[\"“](?P<name>[^\"“”]{2,40}?)[,.]?[\"”]"
)
"""What a sentence behind a list says of its subject: "Acorn, Inc. is referred to in this Agreement as "Acorn""."""
_WHO = lazy(r"\b(?i:the\s+(?:party\s+(?:who|that|which)|first|second|former|latter))\b")
"""A subject that names nobody: "the party who will be providing the services"."""
_BEHIND = 900
"""How far behind a list its parties may be told their short names."""


def told_behind(text: str, found: list[Introduced]) -> list[Introduced]:
    """The introductions with the short names of the sentences behind the list, where it gives none but to its last."""
    names = [squeeze(text[slice(*one.span)]).casefold() for one in found]
    listed, found = found, [one for who, one in enumerate(found) if names[who] not in names[:who]]
    if len(found) < 2 or any(one.label or one.description.own or one.description.each for one in found[:-1]):
        return listed
    given: dict[int, str] = {}
    at = found[-1].span.end
    for turn, told in enumerate(_TOLD.finditer(text, at, at + _BEHIND)):
        subject = squeeze(text[at : told.start()]).casefold()
        named = [who for who, name in enumerate(dict.fromkeys(names)) if name in subject]
        named = named or ([turn] if _WHO.search(subject) and turn < len(found) else [])
        if len(named) == 1:
            given.setdefault(named[0], squeeze(told["name"]))
        at = told.end()
    if len(given) != len(found):
        return listed
    return [
        replace(one, description=replace(one.description, own=(given[who],), groups=()))
        for who, one in enumerate(found)
    ]


def _once(text: str, found: list[Introduced]) -> list[Introduced]:
    """The introductions, where a party that comes again by its short name has what is said of it there as well.

    "Acorn Bank ("Acorn"), Bolt Bank ("Bolt"), Acorn, as agent (the "Agent")" introduces two parties.
    """
    kept: list[Introduced] = []
    for one in found:
        name = squeeze(text[one.span.start : one.span.end])
        owner = next((at for at, other in enumerate(kept) if name in other.description.own), None)
        if owner is None:
            kept.append(one)
            continue
        said, more = kept[owner].description, one.description
        said = replace(
            said,
            own=said.own + more.own,
            each=said.each + more.each,
            groups=said.groups + more.groups,
            joined_by=f"{said.joined_by} {more.joined_by}",
        )
        kept[owner] = replace(kept[owner], description=said)
    return kept


def _of_all(text: str, found: list[Introduced], at: int) -> Introduced:
    """The introduction, its short name as a group's where it is a role in the plural and the member before has none.

    "Donald F. Merlin and Grace L. Merlin (the "Shareholders")" are two shareholders; a role in the singular is that of
    each where two people have it.
    """
    given = found[at].description
    before = found[at - 1].description if at else given
    plural = len(given.own) == 1 and is_plural_role(given.own[0])
    plural = plural and given.own[0].split()[-1] not in text[found[at].span.start : found[at].span.end]
    plural = plural or _of_many(text, found, at)
    alone = at > 0 and not (before.own or before.each or before.groups or found[at - 1].label)
    if alone and len(given.own) == 1 and given.own[0].casefold() in lexicon("party_roles") and not plural:
        people = all(is_person(squeeze(text[one.span.start : one.span.end])) for one in found[at - 1 : at + 1])
        return replace(found[at], description=replace(given, own=(), each=given.own)) if people else found[at]
    if not plural or not alone:
        return found[at]
    return replace(found[at], description=replace(given, own=(), groups=given.own))


def _of_many(text: str, found: list[Introduced], at: int) -> bool:
    """Whether the only short name behind three people in a row is one in the plural: (the "Directors")."""
    own = found[at].description.own
    if at < 2 or len(own) != 1 or not own[0].casefold().endswith("s"):
        return False
    row = found[at - 2 : at + 1]
    names = [squeeze(text[one.span.start : one.span.end]) for one in row]
    said = any(one.description.own or one.description.each or one.label for one in row[:-1])
    return not said and all(map(is_person, names)) and own[0].split()[-1] not in names[-1]


PLURAL_ROLES = frozenset(role if role.endswith("s") else f"{role}s" for role in lexicon("party_roles"))


def is_plural_role(name: str) -> bool:
    """Whether a short name is a role in the plural, which several have: "Remarketing Agents"."""
    return name.casefold().rpartition(" ")[2] in PLURAL_ROLES


def _members(text: str, found: list[Introduced], own: list[list[str]], groups: list[list[str]], at: int) -> list[int]:
    """Which of the parties up to `at` a group's name covers."""
    joined = OWN_KIN.sub(" ", squeeze(found[at].description.joined_by)).casefold()
    called = [one + more for one, more in zip(own[: at + 1], groups, strict=False)]
    named = [n for n, names in enumerate(called) if any(stands(squeeze(one).casefold(), joined) for one in names)]
    if "more than one" in joined:  # a form's "individually, the "Borrower" and if more than one, the "Borrowers""
        return [at]
    if "of the foregoing" in joined:
        return list(range(at + 1))
    if "with" in joined.split() or len(named) > 1:
        return sorted({*named, at})
    first = [core(text[one.span.start : one.span.end]).split()[:1] for one in found]
    alike = at
    while alike and first[alike - 1] == first[at]:
        alike -= 1
    if alike < at and (not alike or own[alike - 1] or groups[alike - 1] or _is_called_after(found[at], first[at])):
        return list(range(alike, at + 1))
    start = at
    while start and not own[start - 1] and not groups[start - 1]:
        start -= 1
    return list(range(start, at + 1)) if start < at else list(range(at + 1))


def _is_called_after(one: Introduced, first: list[str]) -> bool:
    """Whether a group is called after the first word of its members: the "Camden Entities"."""
    given = (*one.description.each, *one.description.groups)
    return bool(first) and any(name.casefold().startswith(first[0]) for name in given)


def stands(name: str, words: str) -> bool:
    """Whether the words hold the name as a word of its own."""
    at = words.find(name)
    while name and at >= 0:
        around = words[at - 1 : at] + words[at + len(name) : at + len(name) + 1]
        if not any(letter.isalnum() or letter == "_" for letter in around):
            return True
        at = words.find(name, at + 1)
    return False


def as_parties(text: str, found: list[Introduced], role: str) -> Iterator[Party]:
    """Introductions as items: one for each, its other names' spans among `other_mentions`."""
    for one, own, groups in with_groups(text, found):
        yield as_party(text, one.span, replace(one.description, own=own), role, groups)
