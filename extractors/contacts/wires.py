r"""The contacts at the end of a release by wire: "/CONTACT: Mike Craighead, VP of Acme Corp., +1-408-435-0800/"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from extractors.contacts.numbers import EMAIL, NUMBER
from extractors.contacts.words import is_alone, is_firm, looks_like_person, person_and_office
from extractors.names import is_person
from extractors.names.behind import BEHIND
from extractors.names.forms import squeeze
from extractors.names.inside import PERSON
from pipeline.lazy import lazy
from pipeline.record import Contact
from pipeline.span import Span

WIRE = re.compile(r"/\s*CONTACTS?:\s+(?P<body>[^/]{8,700}(?:/(?!\s*\n)[^/]{1,400}){0,3})/\s*$", re.MULTILINE)
_BARE = re.compile(
    r"^[ \t]*(?:CONTACT|Contact)[Ss]?:\s+(?P<body>(?=[^/\n]{0,300}\d{3}-\d{3}-\d{4})"
    r"[^/\n]{20,400}(?:\n[ \t]*[^\s/][^\n]{0,120}){0,8})$",
    re.MULTILINE,
)
"""Such lines without their strokes."""
_WHOM = re.compile(r"(?P<role>Media|Press|Investors?|Analysts?|Shareholders?)(?:\s(?:Relations|Contact))?[,:]\s+")
_NEXT = lazy(
    rf";\s+(?:or\s+)?|,\s+or\s+(?:(?=(?:Media|Press|Investors?|Analysts?)[,:]\s)|(?={PERSON}(?:,|\s(?:of|at))\s))"
)
_FAX = re.compile(r"\bfax(?:imile)?,?:?\s*\Z", re.IGNORECASE)
_ALL_FOR = re.compile(
    r"\b(?:both|all)\s+(?:for|of|at)\s+(?P<firm>[A-Z][^/,;]{2,60}(?:,\s(?:Inc|Corp|Ltd|LL[CP]|L\.P)\b\.?)?)"
)
"""The firm of all who stand before it: "…, both for Acme Corporation"."""
_BY = re.compile(
    r"(?:[,(\s]+(?:(?:at|by|on|via|or|and|directly|toll[- ]free|tel(?:ephone)?|phone|e-?mail|fax|facsimile|calling"
    r"|(?:can|may)\sbe\s(?:reached|contacted)|collect)[.:]?))+\Z",
    re.IGNORECASE,
)
"""What leads from a name to its number: "Jane Roe by telephone at"."""
_OF = re.compile(rf"(?:,?\s+(?:of|for|at)|,)\s+(?!{BEHIND}\b)(?=[A-Z])")
_HELD = re.compile(
    r"(?:(?<=Officer)|(?<=reasurer)|(?<=ecretary)|(?<=Counsel)|(?<=\bC[EFO]O))\s(?:of|for|at)\s+(?=(?:[A-Z][\w&.'’-]*\s){0,4}[A-Z][\w&.'’-]*\Z)"
)
"""What leads from an office of a whole company to the company: "Chief Financial Officer of Merlin Tool Works"."""
_NEAR = re.compile(r"\s(?:of|at|with)\s+(?=[A-Z])")


def wired(text: str) -> Iterator[Contact]:
    """One item for each person that the wire's closing lines name."""
    for wire in WIRE.finditer(text):
        yield from entries(text, *wire.span("body"), "contact.wire")
    for bare in _BARE.finditer(text):
        if _NEXT.search(text, *bare.span("body")):
            yield from entries(text, *bare.span("body"), "contact.wire")


def entries(text: str, start: int, end: int, rule: str) -> Iterator[Contact]:
    """One item for each person of a list in a sentence: "Alex Hui, CEO, +1-408-435-0800, or Angela Chen, CFO, …"."""
    found: list[Contact] = []
    for stop in [*_NEXT.finditer(text, start, end), None]:
        last = stop.start() if stop else end
        item, all_for = _entry(text, start, last, rule), _ALL_FOR.search(text, start, last)
        if item is not None:
            found.append(item)
        if item is not None and all_for is not None:
            first = -2 if all_for[0].startswith("both") else 0
            found[first:] = [_shared(one, item, squeeze(all_for["firm"])) for one in found[first:]]
        start = stop.end() if stop else end
    if found and rule == "contact.asked":
        found = [_reached_too(one, found[-1]) for one in found]
    yield from (one for one in found if one.phone or one.fax or one.email)


def _reached_too(one: Contact, last: Contact) -> Contact:
    """The contact with the number at which "Ann Hill, Treasurer, or Bo Roe, Secretary, can be reached"."""
    own = one.phone or one.fax or one.email
    return one if own else replace(one, phone=last.phone, fax=last.fax, email=last.email)


def _shared(one: Contact, last: Contact, firm: str) -> Contact:
    """The contact with the firm of "both of Acme Corp., 212-…", and with its number, where it has none of its own."""
    if one.organization is not None:
        return one
    return replace(one, organization=firm, phone=one.phone or last.phone)


def _entry(text: str, start: int, end: int, rule: str) -> Contact | None:
    """The contact of one entry, which may have its number from a later one; null where it gives nobody to ask for."""
    numbers = list(NUMBER.finditer(text, start, end))
    email = EMAIL.search(text, start, end)
    first = min([one.start() for one in (*numbers[:1], *([email] if email else []))], default=end)
    said = _BY.sub("", squeeze(text[start:first]).strip(" ,;(:"))
    said = _ALL_FOR.sub("", said).rstrip(" ,;")
    whom = _WHOM.match(said)
    said = said[whom.end() :] if whom else said
    place = next((of for of in _OF.finditer(said) if _is_firm_alone(said[of.end() :])), None)
    if place is None and (near := _NEAR.search(said)) and looks_like_person(said[: near.start()]):
        place = near  # "Bo Roe of Kline Communications"
    place = place or _HELD.search(said)
    organization = said[place.end() :] if place else None
    name, title = person_and_office(said[: place.start()] if place else said)
    name = name or (said if place is None and title is None and is_person(said) else None)  # "Janine Park"
    if not name and not (organization and (numbers or email)):
        return None
    faxes = [one for one in numbers if _FAX.search(text[max(start, one.start() - 12) : one.start()])]
    phones = [one for one in numbers if one not in faxes]
    end = max((one.end() for one in (*numbers, *([email] if email else []))), default=end)
    role = whom["role"] if whom else "contact"
    return Contact(
        span=Span(start + len(text[start:end]) - len(text[start:end].lstrip()), end), name=name, title=title,
        organization=organization, role=role, phone=phones[0][0].strip() if phones else None,
        fax=faxes[0][0].strip() if faxes else None, email=email[1] if email else None, rule=rule,
    )  # fmt: skip


def _is_firm_alone(said: str) -> bool:
    """Whether words are a firm from their beginning on, and no office before it nor the end of its name."""
    first = said.split(",", maxsplit=1)[0]
    return is_firm(said) and not person_and_office(first)[1] and not is_alone(said)
