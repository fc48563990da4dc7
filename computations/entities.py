r"""Which mentions over several documents are of one organisation or one person, and by what.

"Infocrossing, Inc." and "INFOCROSSING, INC." have the same name; "Computer Outsourcing Services, Inc." is its former
one. Funds II-A and II-B differ by a letter and are two: spelling is never compared for organisations.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from computations.entity_names import OrganizationName, PersonName, is_variant, organization_name, person_name
from computations.offices import office


@dataclass(frozen=True)
class Mention:
    """A name in a document, with what the document says of who bears it."""

    id: str | int
    kind: str
    name: str
    document: str = ""
    former_names: tuple[str, ...] = ()
    other_names: tuple[str, ...] = ()
    ticker: str | None = None
    organization: str | None = None
    titles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cluster:
    """The mentions of one organisation or person, in their order, and what joins them."""

    members: tuple[Mention, ...]
    evidence: tuple[str, ...]

    @property
    def name(self) -> str:
        """The most frequent name, of several the longest, of several the first."""
        counts = Counter(one.name for one in self.members)
        return max(counts, key=lambda name: (counts[name], len(name)))

    @property
    def aliases(self) -> list[str]:
        """All other names, former and other ones that no member bears included, in order."""
        own = {one.name for one in self.members}
        told = {name for one in self.members for name in (*one.former_names, *one.other_names)}
        return sorted((own | told) - {self.name})


@dataclass(frozen=True)
class Ambiguous:
    """A mention that may be of several, with the clusters in question."""

    mention: Mention
    candidates: tuple[Cluster, ...]


class Joins:
    """Mentions as they are joined, with the reasons; each stands for itself at first."""

    def __init__(self, mentions: Sequence[Mention]) -> None:
        self.mentions = mentions
        self._above = list(range(len(mentions)))
        self._why: dict[int, set[str]] = defaultdict(set)
        self._doubts: dict[int, set[int]] = {}

    def root(self, number: int) -> int:
        """The first mention of the group that a mention is in."""
        while self._above[number] != number:
            number = self._above[number]
        return number

    def join(self, one: int, other: int, why: str) -> None:
        """Makes the groups of two mentions one."""
        if one != other:
            first, second = sorted((self.root(one), self.root(other)))
            self._above[second] = first
            self._why[first] |= {why} | self._why[second]

    def join_only(self, number: int, candidates: Iterable[int], why: str) -> None:
        """Joins a mention to the only group among the candidates; several are kept as a doubt."""
        roots = {self.root(one) for one in candidates}
        if self.root(number) in roots:
            return
        if len(roots) == 1:
            self.join(number, roots.pop(), why)
        elif roots:
            self.doubt(number, roots)

    def doubt(self, number: int, candidates: Iterable[int]) -> None:
        """Keeps that a mention may be of several groups."""
        self._doubts[number] = set(candidates)

    def open_doubts(self) -> Iterator[tuple[int, set[int]]]:
        """The mentions that still may be of several groups, with the first mention of each."""
        for number, among in sorted(self._doubts.items()):
            roots = {self.root(one) for one in among}
            if self.root(number) not in roots:
                yield number, roots

    def clusters(self) -> dict[int, Cluster]:
        """The groups as they are now by their first mention, in order."""
        members: dict[int, list[Mention]] = defaultdict(list)
        for number, one in enumerate(self.mentions):
            members[self.root(number)].append(one)
        return {root: Cluster(tuple(group), tuple(sorted(self._why[root]))) for root, group in members.items()}


def resolved(mentions: Sequence[Mention]) -> tuple[list[Cluster], list[Ambiguous]]:
    """The clusters in the order of their first mentions, and the mentions that nothing decides."""
    joins = Joins(mentions)
    _join_organizations(joins)
    _join_persons(joins, _employers(mentions))
    clusters = joins.clusters()
    doubts = [
        Ambiguous(mentions[number], tuple(clusters[root] for root in sorted(among)))
        for number, among in joins.open_doubts()
    ]
    return list(clusters.values()), doubts


def _employers(mentions: Sequence[Mention]) -> dict[int, int]:
    """For each person with an organisation its number, the same for all names of one."""
    own = [one for one in mentions if one.kind == "organization"]
    named = [number for number, one in enumerate(mentions) if one.kind == "person" and one.organization]
    places = [Mention(number, "organization", mentions[number].organization or "") for number in named]
    joins = Joins([*own, *places])
    _join_organizations(joins)
    return {number: joins.root(len(own) + at) for at, number in enumerate(named)}


def _join_organizations(joins: Joins) -> None:
    """By names, tickers, and for a name without a type by the only one with a type that has its stem."""
    by_name: dict[OrganizationName, list[int]] = defaultdict(list)
    by_ticker: dict[str, list[int]] = defaultdict(list)
    typed: dict[str, list[int]] = defaultdict(list)
    own = [(number, one) for number, one in enumerate(joins.mentions) if one.kind == "organization"]
    for number, one in own:
        by_name[organization_name(one.name)].append(number)
        if one.ticker:
            by_ticker[one.ticker.casefold()].append(number)
        for name in map(organization_name, (one.name, *one.former_names, *one.other_names)):
            if name.type:
                typed[name.stem].append(number)
    _join_all(joins, by_name.values(), "same_name")
    for number, one in own:
        _join_told(joins, number, one.former_names, by_name, "former_name")
        _join_told(joins, number, one.other_names, by_name, "other_name")
    _join_all(joins, by_ticker.values(), "same_ticker")
    for name, numbers in by_name.items():
        if not name.type:
            joins.join_only(numbers[0], typed.get(name.stem, ()), "same_stem")


def _join_told(
    joins: Joins, number: int, names: Iterable[str], by_name: Mapping[OrganizationName, Sequence[int]], why: str
) -> None:
    for name in names:
        for other in by_name.get(organization_name(name), ()):
            joins.join(number, other, why)


def _join_all(joins: Joins, groups: Iterable[Sequence[int]], why: str) -> None:
    for first, *others in groups:
        for other in others:
            joins.join(first, other, why)


def _join_persons(joins: Joins, employers: Mapping[int, int]) -> None:
    names = {number: person_name(one.name) for number, one in enumerate(joins.mentions) if one.kind == "person"}
    by_surname: dict[str, list[int]] = defaultdict(list)
    for number, name in names.items():
        by_surname[name.last].append(number)
    for numbers in by_surname.values():
        full = [one for one in numbers if names[one].first]
        _join_full(joins, full, names)
        _join_variants(joins, full, names, employers)
        _join_bare(joins, [one for one in numbers if not names[one].first], full)


def _join_full(joins: Joins, full: Sequence[int], names: Mapping[int, PersonName]) -> None:
    """One surname and first name: what names more joins first, so that two middle initials stay two persons."""
    spelled: dict[PersonName, list[int]] = defaultdict(list)
    for number in full:
        name = names[number]
        spelled[PersonName(name.last, name.first, name.middle[:1], name.suffix)].append(number)
    known = sorted(spelled, key=lambda name: -bool(name.middle) - bool(name.suffix))
    for at, name in enumerate(known):
        fuller = [other for other in known[:at] if other.first == name.first and other.agrees(name)]
        candidates = [number for other in fuller for number in spelled[other]]
        if len({joins.root(one) for one in candidates}) < 2:
            _join_all(joins, [[*spelled[name], *candidates[:1]]], "same_name")
            continue
        for document, numbers in _by_document(joins, spelled[name]).items():
            _join_all(joins, [numbers], "same_name")
            near = [one for one in candidates if joins.mentions[one].document == document]
            joins.join_only(numbers[0], near or candidates, "same_name")


def _join_variants(
    joins: Joins, full: Sequence[int], names: Mapping[int, PersonName], employers: Mapping[int, int]
) -> None:
    """First names that differ a little, in one organisation and, where both are known, in one office."""
    matches: dict[int, set[int]] = defaultdict(set)
    for one, other in combinations(full, 2):
        first, second = joins.mentions[one], joins.mentions[other]
        together = one in employers and employers[one] == employers.get(other)
        if not together or not names[one].agrees(names[other]):
            continue
        held, also = {office(title) for title in first.titles}, {office(title) for title in second.titles}
        if is_variant(names[one].first, names[other].first) and (not held or not also or held & also):
            matches[joins.root(one)].add(joins.root(other))
            matches[joins.root(other)].add(joins.root(one))
    for one, others in matches.items():
        for other in sorted(others - {one}):
            if len(others - {one}) == len(matches[other] - {other}) == 1:
                joins.join(one, other, "variant_first_name")
        if len(others - {one}) > 1:
            joins.doubt(one, others - {one})


def _join_bare(joins: Joins, bare: Sequence[int], full: Sequence[int]) -> None:
    """A surname alone is the person of that surname in its document."""
    for document, numbers in _by_document(joins, bare).items():
        _join_all(joins, [numbers], "same_name")
        near = [one for one in full if joins.mentions[one].document == document]
        joins.join_only(numbers[0], near, "surname_in_document")


def _by_document(joins: Joins, numbers: Iterable[int]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = defaultdict(list)
    for number in numbers:
        groups[joins.mentions[number].document].append(number)
    return groups
