"""What is known of one contact, whether it is somebody who can be reached, and the item it makes."""

import re
from dataclasses import dataclass, field

from extractors.contacts.numbers import LABEL
from extractors.contacts.places import ABROAD, STREET, ZIP
from extractors.contacts.words import is_firm
from pipeline.record import Contact
from pipeline.span import Span

_NOBODY = re.compile(
    r"\A(?:UNITED STATES|United States)(?: SECURITIES.*)?\Z|\ASECURITIES AND EXCHANGE COMMISSION\Z"
    r"|(?i:registrant|area code|exact name)"
)
"""What stands over a number or an address on the cover of a form, and is nobody's name."""

_DATED = re.compile(r"\bDated\s+\d")
_STOPPED = re.compile(r"(?:\d|[a-z]{5})\.\Z")


_A_LINE = 2
"""How many parts the line of such a contact has at most, its number apart."""
MOST = 8
"""How many lines an address has at most."""


def _is_no_line(said: str) -> bool:
    """Whether words are too many for a line of an address, go on with a prompt or a definition, or date a page."""
    goes_on = LABEL.search(said) is not None or '("' in said or "(“" in said
    return len(said) > 160 or goes_on or _DATED.search(said) is not None


@dataclass
class Card:
    """The fields of a contact while its lines are read; `headings` are the words above it that give its role.

    `firms` counts the firms named, `last` is the prompt of its last line, `tangled`: a second ZIP code came,
    `unfinished`: its firm has no legal form yet, `firm_first`: its firm stands above its person,
    `lent`: it has that of the one before, or of the words above, until it names its own; `others` are people
    with offices of their own whom its numbers reach as well, `called_below`: its telephone stands below its e-mail,
    `listed`: the one before had its person, firm and number in one line.
    """

    name: str | None = None
    title: str | None = None
    organization: str | None = None
    role: str | None = None
    phone: str | None = None
    fax: str | None = None
    email: str | None = None
    url: str | None = None
    address: list[str] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)
    headings: list[Span] = field(default_factory=list)
    firms: int = 0
    tangled: bool = False
    last: str = ""
    noticed: bool = False
    unfinished: bool = False
    firm_first: bool = False
    lent: bool = False
    others: list[tuple[str, str]] = field(default_factory=list)
    called_below: bool = False
    listed: bool = False

    @property
    def reached(self) -> bool:
        """Whether it has a number or an e-mail."""
        return bool(self.phone or self.fax or self.email)

    @property
    def coded(self) -> bool:
        """Whether its address has come to the ZIP code."""
        return any(ZIP.search(line) for line in self.address)

    @property
    def in_one_line(self) -> bool:
        """Whether one line had the person, the firm or the office, and the number: "Jane Roe, CFO, 217-555-0100"."""
        own = [said for said in (self.name, self.title, None if self.lent else self.organization) if said]
        if not (self.name and own[1:] and self.phone) or len(self.spans) > _A_LINE:
            return False
        return self.spans[0].length >= len(", ".join(own))

    @property
    def located(self) -> bool:
        """Whether it has a whole address: a city with its code, a country at its end, or two lines."""
        return self.coded or len(self.address) > 1 or any(ABROAD.search(line) for line in self.address)

    @property
    def only_firm(self) -> bool:
        """Whether nothing but a firm beyond doubt is known, whose people stand below a heading."""
        return is_firm(self.organization or "") and not (self.name or self.title or self.address or self.reached)

    @property
    def stands(self) -> bool:
        """Whether it is somebody who can be reached, and not what two addresses have run together."""
        codes = sum(len(ZIP.findall(line)) for line in self.address)
        mixed = self.tangled or codes > 1 or len(self.address) > MOST or any(map(_is_no_line, self.address))
        if not self.spans or mixed or (self.organization and _NOBODY.search(self.organization)):
            return False
        own = not self.lent or self.fax or self.address
        somebody = self.name or self.title or (self.organization and own)
        housed = self.noticed and (len(self.address) > 1 or any(STREET.search(line) for line in self.address))
        return bool((self.reached and (somebody or self.role)) or (self.located and (somebody or housed)))

    def locate(self, line: str) -> None:
        """Adds a line of the address, without the stop of a sentence: "St." and "D.C." keep theirs."""
        line = line.strip(" ,;")
        self.address.append(line.rstrip(".") if _STOPPED.search(line) else line)

    def set(self, name: str, value: str) -> bool:
        """Fills a field that is empty; whether the words belong to the contact."""
        if getattr(self, name) is not None:
            return name in {"phone", "fax", "email"}
        setattr(self, name, value)
        return True


def contact(card: Card, rule: str, *, pieces: bool = False) -> Contact:
    """The item of a card; `pieces`: others stand beside it."""
    spans = sorted(card.spans + card.headings)
    title = (card.title or "").removesuffix(" and").rstrip(" ,") or None
    return Contact(
        span=Span(spans[0].start, max(span.end for span in spans)), pieces=tuple(spans) if pieces else (),
        name=card.name, title=title, organization=card.organization, role=card.role, phone=card.phone, fax=card.fax,
        email=card.email, address=", ".join(card.address) or None, url=card.url, rule=rule,
    )  # fmt: skip
