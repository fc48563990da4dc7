r"""The contacts at the end of a release by wire: "/CONTACT: Mike Craighead, VP of Acme Corp., +1-408-435-0800/"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from extractors.contacts.numbers import EMAIL, NUMBER
from extractors.contacts.words import is_alone, is_firm, looks_like_person, person_and_office
from extractors.names.forms import squeeze
from pipeline.record import Contact
from pipeline.span import Span

WIRE = re.compile(r"/\s*CONTACTS?:\s+(?P<body>[^/]{8,700}(?:/(?!\s*\n)[^/]{1,400}){0,3})/\s*$", re.MULTILINE)
_NEXT = re.compile(r";\s+(?:or\s+)?|,\s+or\s+(?=(?:[A-Z][\w.'’-]*\s+){1,3}[A-Z][\w'’-]+(?:,|\s(?:of|at))\s)")
_FAX = re.compile(r"\bfax(?:imile)?,?:?\s*\Z", re.IGNORECASE)
_ALL_FOR = re.compile(r"\b(?:both|all)\s+(?:for|of|at)\s+(?P<firm>[A-Z][^/,;]{2,60})")
"""The firm of all who stand before it: "…, both for Acme Corporation"."""
_BY = re.compile(
    r"(?:[,(\s]+(?:(?:at|by|on|via|or|and|directly|toll[- ]free|tel(?:ephone)?|phone|e-?mail|fax|facsimile|calling"
    r"|collect)[.:]?))+\Z",
    re.IGNORECASE,
)
"""What leads from a name to its number: "Jane Roe by telephone at"."""
_OF = re.compile(r"(?:,?\s+(?:of|for|at)|,)\s+(?=[A-Z])")
_NEAR = re.compile(r"\s(?:of|at|with)\s+(?=[A-Z])")


def wired(text: str) -> Iterator[Contact]:
    """One item for each person that the wire's closing lines name."""
    for wire in WIRE.finditer(text):
        yield from entries(text, *wire.span("body"), "contact.wire")


def entries(text: str, start: int, end: int, rule: str) -> Iterator[Contact]:
    """One item for each person of a list in a sentence: "Alex Hui, CEO, +1-408-435-0800, or Angela Chen, CFO, …"."""
    all_for = _ALL_FOR.search(text, start, end)
    firm = squeeze(all_for["firm"]) if all_for else None
    for stop in [*_NEXT.finditer(text, start, end), None]:
        item = _entry(text, start, stop.start() if stop else end, rule)
        if item is not None:
            yield replace(item, organization=item.organization or firm)
        start = stop.end() if stop else end


def _entry(text: str, start: int, end: int, rule: str) -> Contact | None:
    """The contact of one entry; null where it gives no number or nobody to ask for."""
    numbers = list(NUMBER.finditer(text, start, end))
    email = EMAIL.search(text, start, end)
    first = min([one.start() for one in (*numbers[:1], *([email] if email else []))], default=end)
    said = _BY.sub("", squeeze(text[start:first]).strip(" ,;(:"))
    place = next((of for of in _OF.finditer(said) if _is_firm_alone(said[of.end() :])), None)
    if place is None and (near := _NEAR.search(said)) and looks_like_person(said[: near.start()]):
        place = near  # "Bo Roe of Kline Communications"
    organization = said[place.end() :] if place else None
    name, title = person_and_office(said[: place.start()] if place else said)
    if not (numbers or email) or not (name or organization):
        return None
    faxes = [one for one in numbers if _FAX.search(text[max(start, one.start() - 12) : one.start()])]
    phones = [one for one in numbers if one not in faxes]
    end = max(one.end() for one in (*numbers, *([email] if email else [])))
    return Contact(
        span=Span(start + len(text[start:end]) - len(text[start:end].lstrip()), end), name=name, title=title,
        organization=organization, role="contact", phone=phones[0][0].strip() if phones else None,
        fax=faxes[0][0].strip() if faxes else None, email=email[1] if email else None, rule=rule,
    )  # fmt: skip


def _is_firm_alone(said: str) -> bool:
    """Whether words are a firm from their beginning on, and no office before it nor the end of its name."""
    first = said.split(",", maxsplit=1)[0]
    return is_firm(said) and not person_and_office(first)[1] and not is_alone(said)
