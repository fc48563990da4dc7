r"""The contacts of a block of lines: who, of which firm, in what office, where, by which numbers.

"Infocrossing, Inc.\n2 Christie Heights Street\nLeonia, New Jersey 07605\nAttn: General Counsel" is one contact.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from extractors.contacts.card import Card
from extractors.contacts.lines import Line
from extractors.contacts.numbers import EMAIL, FAXED, LOOSE, NUMBER, SITE, URL
from extractors.contacts.one_line import may_name
from extractors.contacts.over_people import AT, over_people
from extractors.contacts.places import ZIP, is_address
from extractors.contacts.plain import REMARK, take_plain, words_of
from extractors.contacts.words import CONTACT, ROLE, is_firm, is_own_firm, looks_like_person, person_and_office
from extractors.lexicon.months import DAY_LINE
from extractors.names import is_person, without_honorific

_POST = re.compile(r"\b(?:director|vice|president|manager|head|officer|senior|of)\b", re.IGNORECASE)
_DAY = re.compile(DAY_LINE, re.IGNORECASE)
_SURNAME = re.compile(r"(?:(?:Mr|Ms|Mrs|Dr)\.?|[A-Z]\.)\s[A-Z][\w'’-]+")
"""A person by the family name alone, or with an initial: "Mr. Roe", "B. Roe"."""
OFFICE_OF = re.compile(
    r"(?:[A-Z][\w/-]*\s){1,3}(?<=\s)(?:Lending|Payment|Funding|Booking|Notice)\s(?:Office|Address)\s?:?"
    r"|(?:Lending|Payment|Funding|Booking|Notice)\s(?:Office|Address)\s?:?"
)
"""An office of a bank that is named over its address: "Euro-Dollar Lending Office"."""
_ROOM = re.compile(
    r"(?:\A|,)\s*(?P<place>\d{1,3}(?:st|nd|rd|th)\s(?:Floor|Fl\b)[^,]{0,12}|(?:Suite|Floor|Room)\s[\w-]{1,8})\Z"
)
"""The floor of whom to write to, on his line: "Attn: Corporate Actions Dept., 27th Floor"."""
_OF_PERSON = re.compile(r"(?:Relations|Communications|Affairs)\Z")
"""An office right below a person, which would head the next contact anywhere else."""
_BY_WAY = re.compile(
    r"(?:(?:If\s)?(?:[Dd]elivering\s)?[Bb]y|BY|Via|VIA)\s"
    r"(?i:(?:(?:registered|certified|first[- ]class|regular|express|overnight|u\.?s\.?)\s?(?:(?:or|and|&|,)\s?)?){0,4}"
    r"(?:mail|hand|courier|overnight|delivery))[^:\d]{0,60}:"
)
"""The way to send what goes to the address below: "By Hand Delivery:"."""
_CALL = re.compile(
    r"(?:(?:please|call|toll|free|collect|at|in|the|u\.?s\.?|outside|international)\W*){0,12}", re.IGNORECASE
)
"""Words around a number that say how to call it: "CALL TOLL-FREE (800) 555-0192"."""
_SEVERAL = re.compile(r"contacts\s*:?\Z", re.IGNORECASE)
_HEADED = re.compile(
    r"(?:[A-Z][\w&]*\s){0,3}(?i:media|press|trade|invest\w+|analysts?|community|public|financial)"
    r"(?:\s(?i:and|&|/)\s\w+)?(?:\s\w+)?\s?:"
)


@dataclass
class _Numbers:
    """The prompt whose number stands below it: "Facsimile Number:", or "By Facsimile:" over a column (`faxed`)."""

    faxed: bool
    prompt: str | None = None

    def read(self, line: Line) -> Line:
        """The line, with the kind of the prompt above it if it is a bare number; a remark may part the two."""
        kind = self.prompt or ("fax" if self.faxed else None)
        if kind is not None and line.kind == "line" and LOOSE.fullmatch(line.said):
            self.faxed = False
            line = Line(line.span, kind, line.said)
        if self.prompt is None or not REMARK.fullmatch(line.said):
            self.prompt = line.kind if line.kind in {"phone", "fax"} and not line.said else None
        return line


def cards(lines: Sequence[Line], card: Card, *, faxed: bool = False) -> Sequence[Card]:
    """The contacts of a block from its first on; a second person, a second firm with its own address begins another.

    `faxed`: its first number stands below "By Facsimile:".
    """
    lines = over_people(lines)
    block = _Block(card, card.role, card.noticed, _Numbers(faxed), frozenset(_seconds(lines)))
    found: list[Card] = []
    for at in range(len(lines)):
        before = block.card
        block.read(lines, at)
        if block.card is not before and before.spans:
            found.append(before)
    found.append(block.card)
    for one, below in reversed(list(pairwise(found))):
        _lend_number(one, below)
        _take_person(one, below)
    return found


def _lend_number(card: Card, below: Card) -> None:
    r"""Gives a telephone to whoever stands above with an e-mail alone: "Ann (a@elm.com)\nBo (b@elm.com)\n212-…"."""
    alone = card.name and not (card.phone or card.fax or card.address or card.title)
    shared = (card.organization, card.role) == (below.organization, below.role)
    emailed = card.email and shared and below.email and below.called_below
    listed = card.organization and not card.email and below.lent and card.organization == below.organization
    if alone and below.name and (emailed or listed):
        card.phone, card.url, card.called_below = below.phone, card.url or below.url, True


def _take_person(card: Card, below: Card) -> None:
    r"""Gives a firm with its number right below its name the person below: "Elm, Inc.\n212-…\nAnn Hill, CFO"."""
    alone = below.name and not (below.reached or below.address or below.others)
    if alone and card.organization and card.phone and not (card.name or card.title or card.email or card.address):
        card.name, card.title, card.url = below.name, below.title, card.url or below.url
        card.spans += below.spans
        below.spans = []


@dataclass
class _Block:
    """A block while its lines are read: the contact so far, and what the lines above lend to the next ones.

    `heading` is the role that a heading gives until another does, `shared` the firm of people below one another,
    `seconds` where an address begins right below another.
    """

    card: Card
    heading: str | None
    noticed: bool
    numbers: _Numbers
    seconds: frozenset[int]
    shared: str | None = None

    def read(self, lines: Sequence[Line], at: int) -> None:
        """Gives a line to the contact, or begins the next one with it."""
        line, card = lines[at], self.card
        whom = AT.fullmatch(line.said) if line.kind == "line" else None
        if whom is not None:
            firm = None if whom["firm"].casefold() == "the company" else whom["firm"]
            self.heading = None if firm else line.said.rstrip(": ")
            self._begin(firm)
            self.card.headings = [line.span]
        elif line.kind == "firm":
            self._over_people(line)
        elif _heads(line):
            self._head(lines[at:])
        elif line.kind == "line" and _BY_WAY.fullmatch(line.said):
            if card.located:
                self._begin(card.organization)
        elif line.kind == "line" and _DAY.fullmatch(line.said):
            self.card = Card(role=self.heading, noticed=self.noticed)  # of a letter, between who writes it and to whom
        elif card.reached and line.kind == "line" and line.said.casefold() == "or":
            if _names_anybody(lines[at + 1 :]):
                self.shared = card.organization if card.firm_first or card.lent else None
                self._begin(self.shared)
        else:
            if _stands_below(card, lines[at : at + 3]):
                card.last = "attn"
            self._take(line, second=at in self.seconds)

    def _begin(self, firm: str | None, *, lent: bool = True) -> None:
        """The next contact, which has the firm until it names its own."""
        self.card = Card(role=self.heading, organization=firm, lent=lent, noticed=self.noticed)

    def _over_people(self, line: Line) -> None:
        """Gives the contact, or begins the next one with, the firm of the people below."""
        if self.card.reached or self.card.organization or self.card.name:
            self._begin(line.said, lent=False)
        self.card.organization, self.card.firm_first = line.said, True
        self.card.spans.append(line.span)

    def _head(self, lines: Sequence[Line]) -> None:
        """Begins a contact with its heading, "Media Relations", where that is no office of the person above."""
        line, card = lines[0], self.card
        if _is_his(card, lines):
            _stands_for(card, line)
            return
        general = CONTACT.fullmatch(line.said) is not None
        self.heading = None if general and self.heading is None else line.said.rstrip(": –—-")
        if card.name and not (card.organization or card.title or card.reached or card.address or is_person(card.name)):
            card.organization, card.name, card.firm_first = card.name, None, True  # whose people stand below
        own = card.firm_first and not (card.lent or card.reached or card.address)
        if card.spans and (card.only_firm or own):
            self.shared = card.organization
        if card.spans and not card.only_firm:
            self._begin(self.shared)
        self.card.role = self.heading
        aside = general or _SEVERAL.search(line.said) or OFFICE_OF.fullmatch(line.said)
        self.card.headings += [] if aside else [line.span]

    def _take(self, line: Line, *, second: bool) -> None:
        """Gives a line to the contact, or to the next one if it names somebody else."""
        if second or _begins_another(self.card, line):
            card = self.card
            card.headings = []  # they head the next one too
            self.shared = self.shared or (card.organization if not card.address else None)
            placed = _is_firm(card, line) and not is_firm(line.said)
            self._begin(line.said.rstrip(",") if placed else self.shared, lent=not placed)
        card = self.card
        line = self.numbers.read(line)
        card.tangled = card.tangled or (line.kind == card.last == "attn" and not card.address)
        emailed = card.email is not None and card.phone is None
        if line.said and _takes(card, line):
            card.called_below = card.called_below or (emailed and card.phone is not None)
            card.spans.append(line.span)
            own = card.organization and not card.lent
            card.firm_first = card.firm_first or bool(own and not card.name and not card.reached)
            card.last = card.last if line.kind == "line" and card.last == "attn" else line.kind


def _names_anybody(lines: Sequence[Line]) -> bool:
    """Whether the first of the lines is more than a number and how to call it."""
    return bool(lines) and (lines[0].kind != "line" or not _CALL.fullmatch(words_of(lines[0].said).strip(" ,;:()")))


def _seconds(lines: Sequence[Line]) -> Iterator[int]:
    """Where an address begins right below another: at whose it is, over its street and its code."""
    codes = [at for at, line in enumerate(lines) if line.kind == "line" and ZIP.search(line.said)]
    for before, code in pairwise(codes):
        between = [line.said if line.kind == "line" else "" for line in lines[before + 1 : code]][::-1]
        street = next((at for at, said in enumerate(between) if not is_address(said)), len(between))
        whose = [is_firm(said) or any(person_and_office(said)) for said in between[street:]]
        named = next((at for at, one in enumerate(whose) if not one), len(whose))
        if named:
            yield code - street - named


def _heads(line: Line) -> bool:
    """Whether a line only heads a contact: "Media Relations", "Investors:", "Domestic Lending Office"."""
    if line.kind == "role" or (line.kind == "line" and OFFICE_OF.fullmatch(line.said)):
        return True
    heads = CONTACT.fullmatch(line.said) or ROLE.fullmatch(line.said) or _HEADED.fullmatch(line.said)
    return line.kind == "line" and heads is not None and not _POST.search(line.said)


def _is_his(card: Card, lines: Sequence[Line]) -> bool:
    r"""Whether a line that might head the next contact is the office of the person above, whom nothing reaches yet.

    "Walter Kemp\nVice President\nCorporate Communications\n(302) 555-0187".
    """
    below = lines[1] if len(lines) > 1 else None
    emailed = below is not None and (below.kind == "email" or EMAIL.match(below.said) is not None)
    called = (
        card.phone and not (card.title or card.email) and emailed
    )  # "Ann Hill, 775-555-0100\nInvestor Relations\nir@elm"
    if not card.name or (card.reached and not called) or lines[0].kind != "line" or lines[0].said.endswith(":"):
        return False
    if (not card.title or card.title.endswith(",")) and _OF_PERSON.search(lines[0].said):
        return True
    if not is_person(card.name) and any(map(_heads, lines[1:])):
        return False  # "Elm Solar\nMedia\npress@elm\nInvestors"
    return below is not None and (below.kind in {"phone", "fax", "email"} or _reaches(below.said))


def _stands_for(card: Card, line: Line) -> None:
    """Gives the words below a person to the card: his office, or whom he is for ("General Information")."""
    card.spans.append(line.span)
    if _OF_PERSON.search(line.said):
        card.title = f"{card.title.rstrip(',')}, {line.said}" if card.title else line.said
    else:
        card.role = line.said


def _stands_below(card: Card, lines: Sequence[Line]) -> bool:
    r"""Whether a line is the person below the address of a firm whom the next lines reach, an office between or not.

    "Acme, Inc.\n1 Elm Street\nDayton, Ohio 45401\nAnn Roe\nVice President\nTelephone: (937) 555-0100".
    """
    if lines[0].kind != "line" or not card.coded or not card.organization or card.name or card.title or card.reached:
        return False
    name, title = person_and_office(lines[0].said)
    below = lines[1:]
    if below and not title and below[0].kind == "line" and person_and_office(below[0].said)[1] == below[0].said:
        below = below[1:]
    called = below and (below[0].kind in {"phone", "fax", "email"} or _reaches(below[0].said))
    return bool(name and called and is_person(name))


def _reaches(said: str) -> bool:
    """Whether a line begins with a number or an e-mail."""
    return NUMBER.match(said) is not None or EMAIL.match(said) is not None


def _begins_another(card: Card, line: Line) -> bool:
    """Whether a line names a second person or firm once the first can be reached, or below an address of nobody's."""
    if line.kind == "line" and card.coded and not (card.name or card.organization or card.title or card.noticed):
        return person_and_office(line.said)[0] is not None or is_firm(line.said)
    if line.kind != "line" or not (card.reached or (card.located and card.name)):
        return False
    if card.last == "attn" and not card.reached and not is_firm(line.said):
        return False  # "Attention:  Mr. Bo Roe\n            Mr. Jim Poe"
    said = words_of(line.said)
    person = said.partition(", ")[0]
    name = person if is_person(person) and looks_like_person(person) else person_and_office(said)[0]
    return (name is not None and not is_address(line.said)) or (card.organization is not None and _is_firm(card, line))


def _is_firm(card: Card, line: Line) -> bool:
    """Whether a line names a firm: beyond doubt, or as the first line did that stood above a person."""
    if is_firm(line.said):
        return True
    plain = line.said == words_of(line.said) and not is_address(line.said) and not _POST.search(line.said)
    named = is_person(line.said.partition(",")[0])
    return card.firm_first and bool(card.name) and plain and may_name(line.said) and not named


def _takes(card: Card, line: Line) -> bool:
    """Gives a line to the card; whether it belongs to it."""
    said, kind = line.said, line.kind
    used = False
    site = SITE.fullmatch(said) if kind == "url" or (kind == "line" and (card.reached or card.address)) else None
    if kind in {"phone", "fax"}:
        number = NUMBER.search(said) or LOOSE.search(said)
        used = number is not None and card.set(kind, number[0].strip())
    elif kind == "attn":
        used = _attention(card, said)
    elif kind == "address":
        card.locate(said)
        used = True
    elif kind == "name":
        used = looks_like_person(said) and card.set("name", without_honorific(said))
    elif kind == "title":
        used = ":" not in said and card.set("title", said)
    if site is not None:
        return card.set("url", said)
    used = _marks(card, said, kind) or used
    used = (take_plain(card, said) if kind == "line" else False) or used
    if line.goes_on and card.title and said.endswith(card.title):
        card.title = f"{card.title},"  # "Vice President," over "Treasurer and Investor Relations"
    return used


def _attention(card: Card, said: str) -> bool:
    """The person or the office to write to."""
    room = _ROOM.search(said)
    said = said[: room.start()] if room else said
    if room:
        card.locate(room["place"])
    if not said:
        return room is not None
    name, title = person_and_office(said)
    if name is None and (is_own_firm(said, addressed=True) or (title is None and _SURNAME.fullmatch(said))):
        return card.set("name", said)
    if name is None and title is None and is_person(said):
        name = said  # "Attention: Janine Park", who is no place
    elif name is None and title is None:
        return said[0].isupper() and len(said) < 60 and _set_office(card, said)
    if title and not name:
        return _set_office(card, title)
    if title and name and card.name and card.last != "attn":
        card.name = name  # who acts for the person above: "Ann Wren\nc/o Acme, Inc.\n…\nAttention: Bo Roe, President"
    if title and name and card.name in (None, name):
        card.title = title  # his own, not that of the department above: "Attention: Ann Hill, Branch Chief"
    if _housed_firm(card) and name and is_person(name):
        card.organization, card.name = card.name, None  # "Gas of Teal\n1 Elm Street\nAttention: Ann Hill"
    card.name = card.name or name
    card.title = card.title or title
    return True


def _housed_firm(card: Card) -> bool:
    """Whether what looks like a person stands alone above an address that goes on with whom to ask for."""
    return bool(card.address and card.name) and not (card.organization or card.title or is_person(card.name or ""))


def _set_office(card: Card, said: str) -> bool:
    r"""Gives the office to write to, and not the department above: "Reorganization Unit\n…\nAttention: Claims"."""
    if card.title is None or (card.last != "attn" and not card.name):
        card.title = said
    return True


def _marks(card: Card, said: str, kind: str) -> bool:
    """An e-mail, a web site, a number wherever they stand in a line."""
    used = False
    email = EMAIL.search(said)
    if email is not None:
        used = card.set("email", email[1])
    elif kind in {"line", "url"} and (url := URL.search(said)) is not None:
        used = card.set("url", url[0])
    for number in NUMBER.finditer(said) if kind == "line" else ():
        faxed = FAXED.match(said, number.end())
        used = card.set("fax" if faxed else "phone", number[0].strip()) or used
    return used
