r"""The firm over its people: "Birch Financial, New York\nJohn Roe, 212/555-0177", "Birch Financial:\nJohn Roe".

The city where it is, and the colon behind it, are no part of its name.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from regex import VERBOSE

from extractors.contacts.lines import Line
from extractors.contacts.one_line import SEATED, is_agency, may_name, seated_firm
from extractors.contacts.plain import words_of
from extractors.contacts.words import OFFICE, ROLE, is_firm, person_and_office
from extractors.names import is_person
from extractors.names.forms import CHAIN, compiled
from pipeline.record import Contact

AT = re.compile(r"(?:[Aa]t|AT)\s+(?P<firm>(?i:the\scompany)|[A-Z][^:\d@]{2,50}?)\s?:")
"""Where the people below are: "AT THE COMPANY:", "AT LARK & FINCH COMMUNICATIONS:"."""
_HEADING = re.compile(r"(?:For\s+)?(?P<firm>(?!A[Tt]\s)[A-Z][^:\d@]{2,50}?)\s?:")
_ABOVE = re.compile(rf"^[ \t]*{_HEADING.pattern}[ \t]*\n\s*\Z", re.MULTILINE)
_BEHIND = re.compile(r",\s(?P<firm>[A-Z][^,:;\n\d]{2,50}?)(?=,|\s*\n|\s{2,}|\s\(?\d)")
_CONTACT_AT = re.compile(r"Contacts?\sat\s(?P<firm>.+)", re.IGNORECASE)
_ITS_CONTACT = re.compile(r"(?P<firm>[A-Z].{2,50}?)\s(?:(?:Investor|Media|Press)\s)?(?:Relations\s)?Contacts?")
_LONGEST = 90
"""How long the line above is at most, in characters."""


def over_people(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, those of the kind `firm` that name one right over its people, without its city or its colon."""
    return [_firm(line, lines[at + 1 :]) for at, line in enumerate(lines)]


def firm_of(text: str, contact: Contact) -> str | None:
    r"""The firm of a contact that the words around it name, for one that has none of its own.

    "Contact at Teal Mills" tells it; what else may name it has to have a legal form elsewhere in the text: the line
    above, "For Teal Mills:\n", the words behind the person, the role "Teal Mills Contact".
    """
    if at := _CONTACT_AT.fullmatch(contact.role or ""):
        return at["firm"]
    start = contact.span.start
    above = _ABOVE.search(text, max(0, start - _LONGEST), start)
    role = _ITS_CONTACT.fullmatch(contact.role or "")
    firms = (one["firm"] for one in (above, role) if one is not None)
    told = next((firm for firm in firms if may_name(firm) and _has_form(text, firm)), None)
    return told or _beside(text, contact)


def own_firm(text: str, contact: Contact, firm: str) -> str:
    """The firm of a contact without the city behind it, or the one right behind the person where it was another's.

    The text has to give either a legal form elsewhere: "Teal Mills, Dayton", "Ann Hill, Teal Mills, 937-…".
    """
    seated = SEATED.fullmatch(firm) if not is_firm(firm) else None
    if seated is not None and _has_form(text, seated["firm"]):
        return seated["firm"]
    beside = _beside(text, contact)
    return beside if beside is not None and not firm.startswith(beside) else firm


def _beside(text: str, contact: Contact) -> str | None:
    """The firm right behind the person, which has its legal form elsewhere in the text."""
    at = text.find(contact.name, *contact.span) if contact.name else -1
    behind = _BEHIND.match(text, at + len(contact.name or ""), contact.span.end) if at != -1 else None
    firm = behind["firm"] if behind is not None and _may_be_firm(behind["firm"]) else None
    return firm if firm is not None and _has_form(text, firm) else None


def _has_form(text: str, firm: str) -> bool:
    """Whether the text gives the firm a legal form somewhere: "Teal Mills, Inc."."""
    form, at = compiled(rf",?\s+(?:{CHAIN})", VERBOSE), text.find(firm)
    while at != -1 and not form.match(text, at + len(firm)):
        at = text.find(firm, at + 1)
    return at != -1


def _firm(line: Line, below: Sequence[Line]) -> Line:
    if line.kind != "line" or not _names_person(below):
        return line
    heading = _HEADING.fullmatch(line.said)
    named = heading["firm"] if heading is not None else ""
    firm = seated_firm(line.said) or (named if named and (is_firm(named) or is_agency(named)) else None)
    return replace(line, kind="firm", said=firm) if firm and _may_be_firm(firm) else line


def _names_person(below: Sequence[Line]) -> bool:
    """Whether the first of the lines, or the one below the heading that it is, begins with a person beyond doubt."""
    if below and (below[0].kind == "role" or ROLE.fullmatch(below[0].said)):
        below = below[1:]
    said = words_of(below[0].said) if below and below[0].kind == "line" else ""
    name = person_and_office(said)[0] or said.partition(",")[0]
    return any(is_person(one) for one in re.split(r"; |\s(?:and|or)\s|\s?/\s?", name))


def _may_be_firm(said: str) -> bool:
    return may_name(said) and not (OFFICE.search(said) or is_person(said))
