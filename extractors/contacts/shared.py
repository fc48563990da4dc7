"""People who share an entry: "Alex Hui/Angela Chen, 408-435-0800, ahui@acme.com/achen@acme.com" is two contacts."""

import re
from collections.abc import Iterator
from dataclasses import replace

from extractors.contacts.numbers import EMAIL, NUMBER
from extractors.contacts.words import is_own_firm, looks_like_person
from pipeline.record import Contact

_AND = re.compile(r"\s*/\s*|;\s+|\s+(?:and|or|&)\s+")


def _is_person(said: str) -> bool:
    return looks_like_person(said) or is_own_firm(said, addressed=True)


def each(text: str, item: Contact) -> Iterator[Contact]:
    """One item for each person of the entry: a number or an e-mail is shared unless there are as many as people."""
    people = _AND.split(item.name) if item.name else []
    if len(people) < 2 or not all(len(one.split()) > 1 and _is_person(one) for one in people):
        yield item
        return
    pieces = item.pieces or (item.span,)
    emails = [found[1] for piece in pieces for found in EMAIL.finditer(text, piece.start, piece.end)]
    phones = [found[0].strip() for piece in pieces for found in NUMBER.finditer(text, piece.start, piece.end)]
    for at, person in enumerate(people):
        email = emails[at] if len(emails) == len(people) else item.email
        phone = phones[at] if len(phones) == len(people) and not item.fax else item.phone
        yield replace(item, name=person, email=email, phone=phone)
