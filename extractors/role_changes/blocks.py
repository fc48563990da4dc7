"""Offices that are shown and not told: in signature blocks ("Name:", "Title:") and in contact blocks."""

from collections.abc import Iterator

import regex

from extractors.lexicon.offices import is_office, offices_in
from extractors.lexicon.words import words
from extractors.names import family_name, without_honorific
from extractors.names.behind import LETTERS
from extractors.tokens import INSTRUMENTS
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Contact, Party, Record, RoleChange, Signature
from pipeline.span import Span


def from_signatures(record: Record, document: Document, day: str | None, company: Party | None) -> Iterator[RoleChange]:
    """One statement for each person, organisation and office that a signature block shows, at its first block."""
    seen: set[tuple[str, str | None, str]] = set()
    reports = _signed_by(company, record, document) if company else frozenset()
    for one in record.signatures:
        if not one.signatory or not one.title:
            continue
        name = _place(document.text, one.signatory, one.span, last=True)
        title = _place(document.text, one.title, Span(name.start, one.span.end)) if name else None
        if name is None or title is None:
            continue
        place = _of_company(one.by[-1] if one.by else one.party, company)
        if place is None and company and document.part_at(one.span.start) in reports:
            place = company.name  # a report is signed by its company, and then by its officers
        for office in offices_in(document.text, title):
            position = " ".join(document.slice(office).split())
            if not is_office(position):
                continue
            key = (one.signatory, place, position)
            if key not in seen:
                seen.add(key)
                yield RoleChange(
                    span=Span(name.start, office.end),
                    rule="role.signature",
                    person=without_degrees(without_honorific(one.signatory)),
                    organization=place,
                    position=position,
                    change="held",
                    as_of=_signed_on(one, day),
                )


def _signed_by(company: Party, record: Record, document: Document) -> frozenset[str]:
    """The parts of a report, and of no instrument, that its company signs: an exhibit may be signed by others alone."""
    if document.kind in INSTRUMENTS:
        return frozenset()
    theirs = (one for one in record.signatures if one.party == company.name)
    return frozenset(document.part_at(one.span.start) for one in theirs)


def _signed_on(one: Signature, day: str | None) -> str | None:
    if not one.signed:
        return None
    return one.dated if regex.fullmatch(r"\d{4}-\d\d-\d\d", one.dated or "") else day


def from_contacts(record: Record, document: Document, day: str | None, company: Party | None) -> Iterator[RoleChange]:
    """One statement for each office that a contact block of a release gives a person."""
    for one in record.contacts:
        if not one.name or not one.title or day is None:
            continue
        pieces = _pieces(document.text, one)
        if pieces is None:
            continue
        name, title = pieces
        if any(block.title and block.span.contains(name) for block in record.signatures):
            continue  # the signature block, in which the contact stands, says for whom he holds the office
        if any(one.kind == "headline" and one.span.overlaps(title) for one in record.sections):
            continue  # a headline set below the contacts
        other = _ANOTHER.search(document.text, title.start, title.end)
        title = Span(title.start, other.start()) if other else title
        for office in offices_in(document.text, title):
            if not (is_office(document.slice(office)) or _LEADS.search(document.slice(office))):
                continue  # a department: "Investor Relations"
            firm = _OF_FIRM.search(document.text, office.start, office.end)
            if firm is not None and firm["name"].rsplit(maxsplit=1)[-1].casefold() not in words("office_functions"):
                office = Span(office.start, firm.start())  # noqa: PLW2901  # "President of Teal Bank"
            else:
                firm = None
            yield RoleChange(
                span=Span(min(name.start, office.start), max(name.end, office.end)),
                pieces=tuple(sorted((name, office))),
                rule="role.contact",
                person=without_degrees(one.name),
                organization=firm["name"]
                if firm
                else _of_company(one.organization, company) or (company.name if company else None),
                position=" ".join(document.slice(office).split()),
                change="held",
                as_of=day,
            )


_ANOTHER = lazy(r"\s+or\s+\p{Lu}")
"""Where somebody else's name begins: "Owen Teal, President/CEO or Ann Lee, EVP"."""
_OF_FIRM = lazy(r"\s+(?:of|at)\s+(?:the\s+)?(?P<name>(?!Board\b)\p{Lu}[\w&.’' -]*)\Z")
_LEADS = lazy(r"\b(?:chief|head|dir\.)", regex.IGNORECASE)


def _of_company(name: str | None, company: Party | None) -> str | None:
    """The name as running text has the company's, where a block has the same in capitals; none of a department."""
    if name is not None and (is_office(name) or all(word.casefold() in words("office_functions") | {"and", "&"}
                                                    for word in name.split())):  # fmt: skip
        return None
    same = name is not None and company is not None and name.casefold() == company.name.casefold()
    return company.name if same and company else name


def without_degrees(name: str) -> str:
    """The name without what stands behind it: "Owen Teal" for "Owen Teal, MD, MPH"."""
    return _LETTERS.sub("", name)


_LETTERS = lazy(rf",\s*{LETTERS}\b.*")


def _pieces(text: str, one: Contact) -> tuple[Span, Span] | None:
    places = one.pieces or (one.span,)
    name = next((found for place in places if (found := _place(text, one.name or "", place))), None)
    title = next((found for place in places if (found := _place(text, one.title or "", place))), None)
    return (name, title) if name and title else None


def _place(text: str, wanted: str, within: Span, *, last: bool = False) -> Span | None:
    """Where the words stand, whatever white space is between them; the last place where `last` is asked for."""
    parts = wanted.split()
    find = text.rfind if last else text.find
    at = find(" ".join(parts), *within) if parts else -1
    if at >= 0 and at == find(parts[0], *within):  # most stand on one line
        return Span(at, at + len(" ".join(parts)))
    pattern = r"\s+".join(
        regex.escape(part[:-1]) + ",?" if part.endswith(",") else regex.escape(part) for part in parts
    )
    match = regex.compile(pattern, regex.REVERSE if last else 0).search(text, within.start, within.end)
    return Span(*match.span()) if match and match.end() > match.start() else None


def of_contact(one: RoleChange, record: Record) -> str | None:
    """The firm of the contact in whose lines a statement stands, if it is his: "Ann Lee, CFO" over "Lark Bank"."""
    surname = family_name(one.person)
    return next(
        (
            contact.organization
            for contact in record.contacts
            if contact.name and contact.span.contains(one.span) and family_name(contact.name) == surname
        ),
        None,
    )
