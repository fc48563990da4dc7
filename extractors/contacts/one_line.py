r"""What one line names together with a person: the firm and the office of an entry, and whether words may be a firm.

"Jane Roe, CFO, Acme, Inc." is an entry in one line, "Lark Communications Anna Reid" one that has lost its break.
"""

import re
from collections.abc import Sequence

from extractors.contacts.card import Card
from extractors.contacts.places import CITY
from extractors.contacts.words import (
    OFFICE,
    OFFICE_ALONE,
    ROLE,
    is_alone,
    is_firm,
    looks_like_person,
    person_and_office,
)
from extractors.lexicon.words import words
from extractors.names import is_person, without_honorific
from extractors.names.behind import BEHIND

LONGEST = 9
"""How many words a firm without a legal form has at most."""
LOUDEST = 6
"""How many words it has at most in capitals, which are a headline's as well."""
_TALK = re.compile(r"\b(?:TO|THIS|AN|YOUR|FROM|ITS|BY|WITH|AS|IS)\b")
"""A word of a headline."""
_SHORT = re.compile(
    r"(?P<person>[A-Z][\w'’-]*[a-z](?:\s[A-Z][\w'’-]*[a-z.]){1,2})\s"
    r"(?!(?:CPA|CFA|CFP|MBA|PHD|RPH|DVM|III|VII?I?)\b)(?P<firm>[A-Z]{3,5})"
)
"""A person with the short name of the firm: "Dora Kane ISBC"."""
_OVER = re.compile(r"(?P<what>[A-Z][\w&]*(?:\s[\w&]+){0,3}?)\s(?:of|for|at)\s(?P<firm>[A-Z].*)")
"""What an office is over, and the firm: "Corporate Development of Acme Corp."."""
_SLASH = re.compile(r"\s+/\s+")
_AND = re.compile(r"\s*/\s*|;\s+|\s+(?:and|or)\s+")
"""What parts the people of one line: "Ann Hill/John Roe"."""
_HELD = re.compile(r"\s(?:of|for|at|with)\s(?:the\s)?(?=[A-Z])")
"""What leads from an office to the firm where it is held, or to what it is over."""
NO_NAME = re.compile(
    r"_|:|\.{3}|\bDial-?In\b|\A(?:Corporate\Z|Immediate(?:ly)?\Z|Conference Call|Replay|Toll|Webcast)"
    r"|\A(?:Call|Via|By|Subsidiary|Member|Copy|Copies|Signed|E-?mail|Agreement|With|Attention|Date|Exhibit|Schedule|Annex|Appendix|Names?|Item|Section|Article|Part|Notices?|To|For|Page"
    r"|Form|(?:The )?Law Offices?(?: Of)?\Z|(?:News|Press) Release|Members of|Between"
    r"|Letter of|(?:The )?Board of)\b|\b(?:Office|Agreement)\Z|Esq\b"
    r"|I\.R\.S|\bN/A\b"
    r"|\bPremises\b|\w\s(?:announces?|reports?|declares?|completes?|names|appoints?|elects?|acquires?|signs|receives|enters|launches"
    r"|closes|prices|postpones|responds|updates|schedules|expands|adopts|increases|agrees|sells|to acquire)\s\w"
    r"|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d",
    re.IGNORECASE,
)
"""Words and marks that no name of a firm has."""
_OFFICE_AT = re.compile(
    rf"(?P<title>{OFFICE_ALONE.pattern}(?:\s?(?:/|&|\band)\s?{OFFICE_ALONE.pattern}){{0,2}})(?:,\s|\s(?:of|at)\s)(?P<firm>.+)",
    re.IGNORECASE,
)
"""Offices of their own and where somebody has them: "President and CEO of Teal Bank"."""
_SMALL = re.compile(r"(?<!\S)(?!(?:of|and|the|for|de|la|der|van|von|y|et|in|on|at)\b)[a-z]+")


def behind_person(card: Card, rest: str) -> str:
    """The firm of an entry in one line, whose person and office go to the card: "Jane Roe, CFO, Acme, Inc.".

    Empty: the line gives nothing but the person.
    """
    short = _SHORT.fullmatch(rest)
    if short is not None and card.name is None and not is_firm(rest) and looks_like_person(short["person"]):
        card.name = short["person"]
        return short["firm"]
    firm = _before_slash(card, rest) or (_held_at(card, rest) if card.name is None else _below_name(card, rest))
    if firm is not None:
        return firm
    pieces = re.split(rf",\s(?!{BEHIND}\b)|\s+(?:[–—|-]|--)\s+", rest.rstrip(" –—-,"))
    person, *others = [one for one in pieces if one.strip()] or [""]
    if card.name is None and len(others) == 1 and is_person(others[0]) and is_agency(person) and may_name(person):
        card.name = others[0]
        return person  # "Vale & Partners, Tim Vale"
    person = without_honorific(person)
    if card.name is not None or not others or len(person.split()) < 2 or not looks_like_person(person):
        return rest
    others = others[:-1] if others[1:] and others[-1].startswith("for ") else others
    if len(others) == 1 and may_name(others[0]) and is_agency(others[0]) and not ROLE.fullmatch(others[0]):
        card.name = person
        return others[0]  # "Tim Vale, Vale Partners"
    for at in range(len(others)):
        firm, title = ", ".join(others[at:]), ", ".join(others[:at])
        over = _OVER.fullmatch(firm) if title and firm in rest else None
        if over is not None and is_firm(over["firm"]) and _is_function(over["what"]):
            title = rest[rest.index(others[0]) : rest.index(firm) + over.end("what")]  # "VP - Corporate Development"
            firm = over["firm"]
        whole = at and is_alone(", ".join(others[at + 1 :])) and not OFFICE_ALONE.match(firm)
        if (is_firm(firm) or "&" in firm) and not is_alone(firm) and (whole or not person_and_office(firm)[1]):
            if title and person_and_office(f"{person}, {title}") != (person, title):
                return rest
            card.name, card.title = person, title or card.title
            return firm
    return _alone(card, person, others, rest)


def _held_at(card: Card, rest: str) -> str | None:
    """The firm of a person, who goes to the card: "Jane Roe, Treasurer of Acme Corp.", "Jane Roe of Acme Corp."."""
    held = next((of for of in _HELD.finditer(rest) if not _is_function(rest[of.end() :].partition(" of ")[0])), None)
    name, title = person_and_office(rest[: held.start()]) if held else (None, None)
    if held is None or name is None or not (title or all(map(is_person, _AND.split(name)))):
        return None
    firm = rest[held.end() :]
    if not is_firm(firm) and not (may_name(firm) and is_agency(firm)):
        return None
    card.name, card.title = name, title
    return firm


def _before_slash(card: Card, rest: str) -> str | None:
    """The agency of a line that slashes part from its people, who go to the card: "Lark&L / Ann Hill / John Roe"."""
    firm, *people = _SLASH.split(rest)
    if card.name or not people or looks_like_person(firm) or not may_name(firm) or not all(map(is_person, people)):
        return None
    card.name = " / ".join(people)
    return firm


def _below_name(card: Card, rest: str) -> str | None:
    """The firm of a line below a person that begins with the office there: "President/CEO of Teal Bank"."""
    held = _OFFICE_AT.fullmatch(rest) if not (card.title or card.organization or card.address) else None
    if held is None or not is_firm(held["firm"]) or OFFICE.search(held["firm"]):
        return None
    card.title = held["title"]
    return held["firm"]


def _alone(card: Card, person: str, others: Sequence[str], rest: str) -> str:
    """What is left of a line once a person goes to the card beside whom something stands, or another person."""
    if len(others) > 1 or is_firm(rest) or not may_name(others[0]) or OFFICE.search(others[0]):
        return rest
    if not _asks(card):
        known = is_person(person) and not is_person(others[0])
        card.name = person if known else None
        return "" if known else rest  # "Contact: Ann Hill, Heron Online", as below
    if is_person(person) or not is_person(others[0]):
        card.name = f"{person}; {others[0]}" if is_person(others[0]) else person
        return ""  # "Media Contact: Tim Vale, Heron Online" may be his firm, his work or his place
    return rest


def _is_function(said: str) -> bool:
    """Whether words are what an office is over, and no part of a firm's name: "Corporate Development"."""
    return all(word in words("business_functions") or word in {"and", "&"} for word in said.casefold().split())


def _asks(card: Card) -> bool:
    """Whether the words before a person say who is to be asked: "Media Contact:"."""
    role = card.role or ""
    return role.casefold().endswith(("contact", "contacts")) or ROLE.fullmatch(role) is not None


def is_agency(said: str) -> bool:
    """Whether the last word is one that names of firms end with: "Birch Financial"."""
    return said.rsplit(maxsplit=1)[-1].casefold() in words("organization_words")


def seated_firm(said: str) -> str | None:
    """The firm of a line that goes on with the city where it is: "Heron Corp., Dayton", "Vale & Partners, Reno"."""
    seated = SEATED.fullmatch(said) if not is_firm(said) else None
    if seated is None:
        return None
    firm = seated["firm"]
    return firm if is_firm(firm) or "&" in firm or (is_agency(firm) and not _OF_PLACES.search(firm)) else None


def before_person(card: Card, rest: str) -> str:
    """The agency of a line that has lost its break, whose person goes to the card: "Lark Communications Anna Reid"."""
    *firm, given, family = [*rest.split(), "", ""][: max(2, len(rest.split()))]
    agency = len(firm) > 1 and firm[-1].casefold() in words("organization_words")
    if not agency or card.name or card.organization or card.address or not is_person(f"{given} {family}"):
        return rest
    card.name = f"{given} {family}"
    return " ".join(firm)


_OF_PLACES = re.compile(
    r"\b(?:City|Park|Beach|Island|Hills|Valley|Springs?|Falls|Lake|Creek|Cent(?:er|re)|Heights|Village|Square|Point)\Z"
)
"""A word that ends names of places as well as of firms: "Heron City, Ohio"."""
SEATED = re.compile(
    r"(?P<firm>[^,:]{3,50}(?:,\s[A-Z][^,]{1,30})?),\s(?P<city>[A-Z][a-z]{2,}\.?(?:\s[A-Z][a-z]{2,}){0,2})"
)
"""A firm, or other words, with a city behind it."""
_BEGINS = re.compile(r"\d+(?:st|nd|rd|th)\s[A-Z]|\d{1,2}[A-Z]{1,2}(?:\s[A-Z]|\Z)|[a-z]{1,2}-?[A-Z]")
"""How a name begins that has no capital first: "21st Century Elms", "3D Optics", "4T", "eHeron"."""


def may_name(rest: str) -> bool:
    """Whether words without a legal form may name a firm: a few, with capitals, no date, no role and no blank."""
    begins = rest[:1].isupper() or _BEGINS.match(rest) is not None
    if not begins or len(rest.split()) > LONGEST or rest.casefold() in words("party_roles"):
        return False
    said_loud = rest.isupper() and (len(rest.split()) > LOUDEST or _TALK.search(rest))
    return not (said_loud or NO_NAME.search(rest) or _SMALL.search(rest) or CITY.fullmatch(rest))
