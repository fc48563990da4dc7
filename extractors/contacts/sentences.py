r"""Contacts inside sentences, without a lead: who is to be asked, and addresses with a prompt right behind their code.

"please contact Jane Roe, Vice President of Investor Relations, at (217) 555-1234", "served at Turner Broadcasting
System, Inc., One CNN Center, Atlanta, Georgia 30303, Attention: Secretary".
"""

import re
from collections.abc import Iterator

from extractors.contacts.flat import Stretch, lines_of
from extractors.contacts.numbers import EMAIL, LABEL, NUMBER
from extractors.contacts.pages import PROMPTS
from extractors.contacts.places import COUNTRY, ZIP
from extractors.contacts.rows import is_long
from extractors.contacts.wires import entries
from extractors.contacts.words import is_firm
from extractors.names import is_person, without_honorific
from extractors.names.inside import BEGINS, CUT_SHORT
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import Contact

_ASK = lazy(
    r"(?:ontact(?<=\b[cC]ontact)(?:(?:ing)?\s+|(?<=information, contact):[ \t]+|(?<=please contact):[ \t]+)"
    r"|all(?<=\b(?:[pP]lease|or|may|and) call):?[ \t]+"
    r"|irected(?<=\b(?:be|are|is) directed)\s+to\s+)"
    rf"(?=(?:(?:Mr|Ms|Mrs|Dr)\.\s)?{BEGINS})"
)
_STOP = lazy(
    rf"(?<!\b[A-Z])(?<!\b[MDJS][rs])(?<!\b(?:Mrs|St))\.(?<!\b{CUT_SHORT})(?=\s+[A-Z][a-z]|\s*\Z|\s*\n\s*\n)"
    r"|\n[ \t\xa0]*\n|;"
)
_CODE = re.compile(r"\d{5}(?:-\d{4})?[\s,.;(]{1,4}\Z")
_LAND = re.compile(rf",\s+(?P<land>{COUNTRY.pattern}),\s\Z")
_FIRM = re.compile(r"(?:to|at)\s(?P<firm>[A-Z][^;:()\n]{3,80}),\s\Z")
_HOUSED = re.compile(
    rf"[\w.]+\s?:(?:\s(?:[A-Z][\w.&'’/-]*|of|and|the|for|&)){{1,8}},\s(?=(?:\d|[A-Z])[^;:\n]{{4,90}}?{ZIP.pattern})[^;:\n]{{4,90}}?(?:{ZIP.pattern})"
)
"""Whom to write to before the street: "Attention: Treasurer, 1 Main Street, Reno, NV 89501"."""
_REACHED = re.compile(r"[\s,(]{1,4}(?:tele|tel\b|phone|fax|facsimile|e-?mail)", re.IGNORECASE)
_APART = re.compile(r"\n[ \t\xa0]*\n")
_OPENS = re.compile(r"(?:\b(?:to|at|is|be)\s+|[:;]\s+)(?=c/o\s|[A-Z\d])")
_CAN_BE = lazy(r"be(?<=\b(?:can|may) be)\s+(?:reached|contacted)\s+(?=(?:directly\s+|by\s+\w+\s+)?at\s)")
"""What stands between a person and the number, and so behind the person: "Jane Roe can be reached at"."""
_BEGINS = lazy(r"(?<!\b[A-Z])(?<!\b[MDJS][rs])\.\s+(?=[A-Z])|\n[ \t\xa0]*\n|[;:]\s")
_HEADING = lazy(rf"Contacts?\s?:\s+(?={BEGINS})")
"""The heading of the contacts of a release whose breaks were lost."""
_PIECE = re.compile(r"[^,]+")
_OR = re.compile(r"\s+(?:or|and)\s+")
REACH = 300
NEAR = 120
"""How far behind such a heading the number of the first person stands."""


def asked(document: Document) -> Iterator[Contact]:
    """One item for each person whom a sentence says to contact, with a number or an e-mail."""
    text = document.text
    for ask in matches(_ASK, document):
        if not (ask[0].startswith("irected") and _leads_to_address(text, ask.end())):
            yield from _sentence(text, ask.end(), ask.end())
    for reach in matches(_CAN_BE, document):
        floor = max(0, reach.start() - REACH)
        start = max((stop.end() for stop in _BEGINS.finditer(text, floor, reach.start())), default=floor)
        who = _who(text, start, reach.start() - len("can "))
        if who is not None:
            yield from _sentence(text, who, reach.end())
    for heading in matches(_HEADING, document):
        start, end = text.rfind("\n", 0, heading.start()) + 1, text.find("\n", heading.end())
        number = NUMBER.search(text, heading.end(), heading.end() + NEAR)
        if number is not None and is_long(text, start, len(text) if end == -1 else end):
            yield from entries(text, heading.end(), number.end(), "contact.asked")


def _leads_to_address(text: str, at: int) -> bool:
    """Whether what follows is an address with its code or its prompts, which is read as one."""
    return any(one.search(text, at, at + REACH // 2) for one in (ZIP, LABEL))


def _who(text: str, start: int, end: int) -> int | None:
    """Where the first person of a sentence begins whom commas or its edges part from it: "If you ask, Ann Hill"."""
    for piece in _PIECE.finditer(text, start, end):
        if all(is_person(without_honorific(one)) for one in _OR.split(piece[0].strip())):
            return piece.end() - len(piece[0].lstrip())
    return None


def _sentence(text: str, start: int, at: int) -> Iterator[Contact]:
    """The people whom a sentence names from `start` on, up to its last number or e-mail behind `at`."""
    stop = _STOP.search(text, at, at + REACH)
    end = stop.start() if stop else min(len(text), at + REACH)
    numbers = [*NUMBER.finditer(text, at, end), *EMAIL.finditer(text, at, end)]
    if numbers:
        yield from entries(text, start, max(number.end() for number in numbers), "contact.asked")


def addressed(text: str) -> Iterator[Stretch]:
    """The addresses of sentences: from where the words lead to a firm or a street, to the end of the prompt behind."""
    begun = set[int]()
    for start, label in _prompts(text):
        before = _before(text, start)
        if before is None or "\n" in text[max(0, start - 4) : start]:
            continue
        opens = max((found.end() for found in _OPENS.finditer(text, max(0, before - 240), before)), default=start)
        if opens < start and opens not in begun and not _APART.search(text, opens, start):
            begun.add(opens)
            yield Stretch(tuple(lines_of(text, opens, _end(text, label))), None, in_sentence=True)


def _prompts(text: str) -> Iterator[tuple[int, "re.Match[str]"]]:
    """Where the prompts of addresses stand."""
    for prompt in (found for anchor in PROMPTS for found in anchor.finditer(text)):
        label = LABEL.match(text, prompt.start())
        if label is not None:
            yield prompt.start(), label


def _before(text: str, prompt: int) -> int | None:
    """Where the code or the country stands that ends an address right before a prompt, else the firm to write to.

    "Acme, Inc., Attention: Treasurer, 1 Main Street, Reno, NV 89501" has the prompt before its street.
    """
    code = _CODE.search(text, max(0, prompt - 20), prompt)
    zipped = ZIP.search(text, max(0, code.start() - 40), code.end()) if code else None
    if zipped is not None:
        return zipped.start()
    land = _LAND.search(text, max(0, prompt - 40), prompt)
    if land is not None:
        return land.start()
    firm = _FIRM.search(text, max(0, prompt - 90), prompt)
    housed = _HOUSED.match(text, prompt) if firm and is_firm(firm["firm"]) else None
    return prompt if housed else None


def _end(text: str, label: "re.Match[str]") -> int:
    """Where the address ends: behind its last prompt, or with its code that follows whom to write to."""
    housed = _HOUSED.match(text, label.start())
    if housed is not None and not _REACHED.match(text, housed.end()):
        return housed.end()
    after = housed.end() if housed else label.end()
    stop = _AFTER.search(text, after, after + 160)
    return stop.start() if stop else min(len(text), after + 160)


_AFTER = re.compile(
    r",?\s+(?:or|and|with)\s+[a-z]|[;]|(?<!\b[A-Z])\.\s+[A-Z][a-z]|\n[ \t\xa0]*\n|\s{3,}(?!\S{1,12}\s?:)"
)
"""What stands behind an address in its sentence."""
