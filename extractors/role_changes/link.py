"""Who and where in full: the issuer, the names as the parties have them, and the day of the document.

"Mr. Auster" of a release by Infocrossing, Inc. is Charles F. Auster, and his office one of Infocrossing, Inc.; what is
held without an end is held on the day of the release; a change is announced on it, unless it is told as long past.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.names import family_name, is_called
from extractors.names.behind import GENERATION
from extractors.names.inside import NICKNAME, PARTICLE
from extractors.role_changes.blocks import from_contacts, from_signatures, of_contact, without_degrees
from extractors.role_changes.build import READER, WRITER, is_over
from extractors.role_changes.day import day_of
from extractors.role_changes.firms import at_each, folded, organization
from extractors.role_changes.headlines import with_headline
from extractors.role_changes.settle import folded_office, once, shown_by
from extractors.role_changes.times import DAY, edtf
from extractors.role_changes.years import in_a_year
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import Party, Record, RoleChange


def link(record: Record, document: Document) -> Record:
    """The record with its statements in full, and with the offices that signature blocks and contacts show."""
    day, company = day_of(record, document), issuer(record)
    written = [each for one in _written(record, document) for each in at_each(one, record, company)]
    linked = [_linked(one, record, document, company, day) for one in written]
    every = _left_there(_one_tenure(_begun(list(once(_until_death(linked, document), document))), document))
    contacts = (
        replace(one, organization=organization(one.organization, record, company))
        for one in from_contacts(record, document, day, company)
    )
    kept = _Places()
    for one in every:
        kept.add(one)
    for one in (*contacts, *from_signatures(record, document, day, company)):
        known = next((at for at in kept.like(one) if _same(one, every[at])), None)
        known = _left_by(one, every, kept) if known is None and one.rule == "role.contact" else known
        if known is None:
            kept.add(one)
            every.append(one)
        elif every[known].change == "resigned":
            every[known] = shown_by(every[known], one.span)
        elif every[known].change == "held":
            place = every[known].organization or one.organization
            every[known] = shown_by(replace(every[known], organization=place), one.span)
    every = [with_headline(one, record, document) for one in every]
    return replace(record, role_changes=tuple(_numbered(every, document)))


def _begun(every: list[RoleChange]) -> list[RoleChange]:
    """The statements with an office that is merely held as evidence of the appointment to it that is long past."""
    found = list(every)
    for seen in (one for one in every if one.change == "held" and one.as_of and not one.start):
        at = next((at for at, one in enumerate(found) if _is_news_no_more(one) and _same(seen, one)), None)
        if at is not None:
            found[at] = shown_by(found[at], seen.span, *seen.evidence)
            found.remove(seen)
    return found


def _left_there(every: list[RoleChange]) -> list[RoleChange]:
    """The statements without an office merely named by the words that tell of its end: "Ruth Heron, CFO, resigned".

    It may have its beginning there: "Ruth Heron, Treasurer since 1999, resigned".
    """
    found = list(every)
    for seen in (one for one in every if one.change == "held" and not one.end):
        at = next((at for at, one in enumerate(found) if _leaves_there(one, seen)), None)
        if at is not None:
            found[at] = shown_by(replace(found[at], start=found[at].start or seen.start), *seen.evidence)
            found.remove(seen)
    return found


def _leaves_there(one: RoleChange, seen: RoleChange) -> bool:
    alike = one.person == seen.person and folded_office(one.position) == folded_office(seen.position)
    if one.rule != "role.leaves_it":  # a headline that tells the same is its evidence: "Resignation of CFO Ruth Heron"
        return alike and one.change == "resigned" and seen.span in one.evidence
    return alike and one.span.overlaps(seen.span)


def _one_tenure(every: list[RoleChange], document: Document) -> list[RoleChange]:
    """The statements without an office merely named that the same person is told to take or to leave.

    "Owen Teal, Treasurer, spoke. Mr. Teal will retire as Treasurer, which he has been since 1990" is one tenure.
    """
    found = [one for one in every if not (one.rule == "role.leaves_it" and _stays(one, every, document))]
    for seen in (one for one in every if one.change == "held" and one.as_of and not one.end):
        at = next((at for at, one in enumerate(found) if one is not seen and _takes_in(one, seen)), None)
        if at is not None and found[at].change == "appointed" and _has_another(seen, every):
            found[found.index(seen)] = shown_by(seen, found[at].span, *found[at].evidence)
            found.remove(found[at])
        elif at is not None:
            start = found[at].start or seen.start if found[at].change == "resigned" else found[at].start
            found[at] = shown_by(replace(found[at], start=start), seen.span, *seen.evidence)
            found.remove(seen)
    return found


def _stays(one: RoleChange, every: list[RoleChange], document: Document) -> bool:
    """Whether the text says of who leaves several offices that this one is kept: "will remain a director"."""
    left = {
        folded_office(other.position) for other in every if other.person == one.person and other.change == "resigned"
    }
    if len(left) < _SEVERAL:
        return False
    theirs = [
        other
        for other in every
        if other.as_of is not None
        and (other.person, other.organization) == (one.person, one.organization)
        and folded_office(other.position) == folded_office(one.position)
    ]
    later = (span for other in theirs for span in (other.span, *other.evidence) if span.start > one.span.end)
    return any(_KEEPS.search(document.slice(span)) for span in later)


_SEVERAL = 2
_KEEPS = lazy(r"\b(?:remain|continu)")


def _has_another(seen: RoleChange, every: list[RoleChange]) -> bool:
    """Whether an office stands beside the name of somebody who is told there to take another."""
    return any(
        one.change == "appointed"
        and one.person == seen.person
        and one.span.overlaps(seen.span)
        and folded_office(one.position) != folded_office(seen.position)
        for one in every
    )


def _takes_in(one: RoleChange, seen: RoleChange) -> bool:
    """Whether a change that is news is one of the tenure that another statement merely names."""
    if one.announced is None or one.organization != seen.organization or one.person != seen.person:
        return False
    leaves = one.change == "resigned" and not (
        one.end and seen.as_of and one.end[:10] < seen.as_of and seen.start is None
    )
    takes = one.change in ("appointed", "re-assumed") and not seen.start
    return (leaves or takes) and folded_office(one.position) == folded_office(seen.position)


def _until_death(every: list[RoleChange], document: Document) -> list[RoleChange]:
    """The offices of whoever the document says has died, with that day as their end."""
    if not any(matches(_DEATH, document)):
        return every
    days = {name: _died(document.text, name) for name in {one.person for one in every if one.change == "held"}}
    return [
        replace(one, end=days[one.person] or None, as_of=None)
        if one.change == "held" and not one.end and days[one.person] is not None
        else one
        for one in every
    ]


_DEATH = lazy(r"\b(?:died|passed\s+away|(?:death|passing)\s+of)\b")
_DIED_ON = rf"(?:[^.;]{{0,60}}?\b(?:on|in)\s+(?P<day>{DAY}))?"


def _died(text: str, person: str) -> str | None:
    """The day on which a person died, "" where the text tells none; null for who has not died."""
    name = r"\s+".join(map(regex.escape, person.split()))
    surname = regex.escape(family_name(person))
    who = rf"(?:{name}|(?:Mr|Mrs|Ms|Dr)\.\s+{surname})"
    of = r"(?:[^.;,]|\b(?:Mr|Mrs|Ms|Dr|\p{Lu})\.)"
    match = regex.search(
        rf"\b{who}\b(?:,[^.;,]{{0,80}})?,?\s+(?:has\s+|had\s+|who\s+)?(?:\p{{Ll}}+ly\s+)?(?:died|passed\s+away)\b{_DIED_ON}"
        rf"|(?<!\b(?:upon|if|event\s+of)\s+(?:the\s+)?)\b(?:death|passing)\s+of\s+"
        rf"(?:(?!\b(?:and|who)\b){of}){{0,80}}?\b{who}\b(?!['’]s){_DIED_ON}",
        text,
    )
    return None if match is None else edtf(match["day"]) if match["day"] else ""


def _is_news_no_more(one: RoleChange) -> bool:
    return one.change in ("appointed", "re-assumed") and one.start is not None and one.announced is None


def _written(record: Record, document: Document) -> list[RoleChange]:
    """The statements, a letter's "I" as its only signatory and its "you" as its addressee; none without one."""
    signed = {without_degrees(one.signatory) for one in record.signatures if one.signatory}
    writer = signed.pop() if len(signed) == 1 and document.kind in _LETTERS else None
    names = {WRITER: writer, READER: _addressee(record) if document.kind in _LETTERS else None}
    firms = {one.name for one in record.parties if one.kind == "organization"}
    firm = firms.pop() if len(firms) == 1 else None
    found = []
    for one in record.role_changes:
        person = names.get(one.person, one.person)
        place = one.organization or (firm if one.person in names else of_contact(one, record))
        if person is not None:
            found.append(replace(one, person=person, organization=place))
    return found


def _addressee(record: Record) -> str | None:
    """The only person whom the address of a letter names."""
    address = next((one.span for one in record.sections if one.kind == "addressee"), None)
    people = [one for one in record.parties if one.kind == "person"]
    named = {one.name for one in people if address and any(address.contains(place) for place in one.mentions)}
    return named.pop() if len(named) == 1 else None


_LETTERS = ("other", "letter_agreement")


def _same(one: RoleChange, other: RoleChange) -> bool:
    """Whether two statements are of one person in one office without an end."""
    places = {folded(name) for name in (one.organization, other.organization) if name}
    same = len(places) < 2 and folded_office(one.position) == folded_office(other.position)
    return same and folded(one.person) == folded(other.person) and not other.end and other.change != "resigned"


def _left_by(one: RoleChange, every: list[RoleChange], kept: "_Places") -> int | None:
    """The place of the news that somebody leaves the office that a block of contacts still gives him."""
    return next((at for at in kept.like(one) if _takes_in(every[at], one)), None)


class _Places:
    """Where the statements of each person stand in their list, by the firm: one person may sign for a hundred."""

    def __init__(self) -> None:
        self._count = 0
        self._at: defaultdict[tuple[str, str | None], list[int]] = defaultdict(list)

    def add(self, one: RoleChange) -> None:
        """Take the next statement of the list."""
        person = folded(one.person)
        self._at[person, folded(one.organization)].append(self._count)
        self._at[person, None].append(self._count)
        self._count += 1

    def like(self, one: RoleChange) -> list[int]:
        """The places in order of those that are of the same person, and of no other firm as they were taken."""
        person, firm = folded(one.person), folded(one.organization)
        return sorted(self._at[person, firm] + self._at[person, ""]) if firm else self._at[person, None]


def _numbered(every: list[RoleChange], document: Document) -> Iterator[RoleChange]:
    ordered = sorted(every, key=lambda one: (one.span.start, one.span.end, one.position))
    for number, one in enumerate(ordered, 1):
        section = document.section_at(one.span)
        yield replace(
            one,
            id=f"r{number}",
            text=document.slice(one.span),
            section=section.id if section else None,
            part=section.part if section else document.part_at(one.span.start),
        )


def _linked(one: RoleChange, record: Record, document: Document, company: Party | None, day: str | None) -> RoleChange:
    start, end, told = (in_a_year(at, day, document.text, one.span) for at in (one.start, one.end, one.announced))
    one = replace(one, start=start, end=end, announced=told)
    merely = one.change == "held" and not one.end and not is_over(document.slice(one.span))
    return replace(
        one,
        person=_person(one.person, record, elsewhere=_is_elsewhere(one.organization, record, company)),
        organization=organization(one.organization, record, company),
        announced=one.announced
        or (None if one.change == "held" or _long_past(one, day) or _told_as_past(one, document) else day),
        as_of=day if merely else None,
    )


def _long_past(one: RoleChange, day: str | None) -> bool:
    """Whether a change was in effect months before the day of the document: "was elected a director in 2000"."""
    effective = one.end if one.change == "resigned" else one.start
    return bool(day and effective) and _months(day or "") - _months(effective or "") > _NEWS


def _told_as_past(one: RoleChange, document: Document) -> bool:
    """Whether the words of a change without a day put it behind another: "He later became vice president"."""
    return one.start is None and one.end is None and _LATER.search(document.slice(one.span)) is not None


_LATER = lazy(
    r"\b(?:rose|rising|advanced|progressed)\s+to\b|\b(?:later|subsequently|eventually)\s+(?:was\s+)?(?:became|named|promoted|appointed|elected)\b"
)
_NEWS = 3
"""How many months a change of office is news, at most: a quarterly report may be the first to tell it."""


def _months(day: str) -> int:
    """The month of a day by its number since the year 0, the last of a year that is told alone."""
    return int(day[:4]) * 12 + int(day[5:7] or 12)


def _is_elsewhere(name: str | None, record: Record, company: Party | None) -> bool:
    """Whether a statement names a firm that is not the company of the document."""
    return name is not None and (company is None or organization(name, record, company) != company.name)


def _person(name: str, record: Record, *, elsewhere: bool = False) -> str:
    """The person of the record who has the surname and, where it is given, the first name; else the name itself.

    The first name may stand for short: "Joe Teal" for "Joseph F. Teal"; not where the statement is of another firm.
    """
    parts = name.casefold().split()
    people = sorted({one.name for one in record.parties if one.kind == "person"})
    if len(parts) == 1:
        full = [one for one in people if _surname(one) == name.casefold()]
        return full[0] if len(full) == 1 else name
    same = [one for one in people if one.casefold() == name.casefold()]
    alike = same or [one for one in people if is_called(parts[0], one.casefold()) and _agree(one, name)]
    if len(alike) != 1:
        return name
    other = alike[0].casefold().split()[0] != parts[0]  # "Joe Doe" is the "Joseph F. Doe" of the parties
    if other and elsewhere:
        return name
    return alike[0] if name.isupper() or other else max(alike[0], name, key=lambda one: len(_CALLED.sub("", one)))


_CALLED = lazy(rf"\s+{NICKNAME}")
"""What makes a name longer and no fuller: the "Joe" of "Joseph "Joe" Doe"."""


def _agree(one: str, other: str) -> bool:
    """Whether two names with one first name may be of one person: the same surname, no other initial or generation."""
    if _surname(one) != _surname(other):
        return False
    middles = [
        [word[0] for word in _GENERATION.sub("", _CALLED.sub("", name)).split()[1:-1] if not _PARTICLE.fullmatch(word)]
        for name in (one, other)
    ]
    kin = [_GENERATION.search(name.casefold()) for name in (one, other)]
    apart = all(kin) and len({match[0].strip(" ,.") for match in kin if match}) > 1
    initials = [[initial.casefold() for initial in middle] for middle in middles]
    return not apart and (not all(initials) or initials[0] == initials[1])


_PARTICLE = lazy(PARTICLE)


def _surname(name: str) -> str:
    return family_name(name).casefold()


_GENERATION = lazy(rf",?\s+{GENERATION}\.?\Z", regex.IGNORECASE)


def issuer(record: Record) -> Party | None:
    """The company whose document it is: the issuer of a release, else who is bound or files; null in a letter."""
    firms = [one for one in record.parties if one.kind == "organization"]
    issuers = [one for one in firms if one.role == "issuer"]
    bound = [one for one in firms if one.role == "party"]
    filers = [one.name for one in (record.document.filing.filers if record.document.filing else ())]
    if issuers:
        return issuers[0]
    if record.document.kind == "letter_agreement":
        return None
    if len(bound) == 1:
        return bound[0]
    called = [one for one in firms if any(name.casefold() in _THE_COMPANY for name in one.defined_as)]
    if len(called) == 1:  # 'Teal Holdings Limited (the "Company") announces'
        return called[0]
    if len(firms) == 1 and _heads(firms[0], record):  # the only firm of a biography may be an earlier employer
        return firms[0]
    return next((one for one in firms if len(filers) == 1 and folded(one.name) == folded(filers[0])), None)


def _heads(firm: Party, record: Record) -> bool:
    """Whether a firm signs the document, or stands in its title or its letterhead."""
    heads = [one.span for one in record.sections if one.kind in ("letterhead", "title")]
    return firm.role == "signatory_entity" or any(head.contains(one) for head in heads for one in firm.mentions)


_THE_COMPANY = ("company", "corporation", "registrant")
"""What a document of one company calls it for short."""
