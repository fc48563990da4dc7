"""Contact items: of covers and wires, of blocks of lines, and of addresses inside a line."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from extractors.contacts.blocks import OFFICE_OF, cards
from extractors.contacts.card import Card, contact
from extractors.contacts.covers import registrant
from extractors.contacts.flat import Stretch, lines_of, stretches
from extractors.contacts.labelled import Region
from extractors.contacts.leads import LEAD, role_of
from extractors.contacts.lines import Line, parts
from extractors.contacts.numbers import LABEL
from extractors.contacts.over_people import firm_of, own_firm
from extractors.contacts.pages import DIGITS, regions
from extractors.contacts.places import ZIP
from extractors.contacts.rows import BARE, GAP
from extractors.contacts.sentences import addressed, asked
from extractors.contacts.shared import each
from extractors.contacts.spaced import headed, spaced
from extractors.contacts.tabled import tabled
from extractors.contacts.wires import wired
from extractors.contacts.words import CONTACT, ROLE, is_firm
from extractors.signing import blocks
from pipeline.document import Document
from pipeline.record import Contact
from pipeline.span import Span

COPIED = re.compile(r"(?:with\s+)?(?:an?\s+)?cop(?:y|ies)\s+to\s*:?", re.IGNORECASE)
"""A lead that has lost its colon."""

_BELOW = re.compile(
    r"[\s_]{0,60}(?P<label>(?:[Nn]otice\s)?[Aa]ddress(?:es)?(?:\s(?:for|of)\s[Nn]otices?)?\s?:\s{0,40})?"
)
"""What stands between a signature and the address of its party."""

_AGENT = re.compile(
    r"(?:Agent|AGENT|Depositary|DEPOSITARY|Manager|MANAGER|Registrar|Trustee|Solicitor)s?\b[^:\n]{0,60}\s(?:is|IS)\s?:\s{1,90}"
    r"(?P<firm>[A-Z][^\n]{2,80})\n(?P<rest>[A-Z][^\n:]{2,40}\n)?"
)
_HOUSED = re.compile(r"(?:Inc|Co|Corp|Ltd|LL[CP]|N\.A|L\.[LP](?:\.[CP])?|Corporation|Company)\.?,?\s\d")
"""A firm and the number of its street in one line."""
_OPEN = re.compile(r"\b[Ii]f\s+to\s+(?P<whom>(?:the\s|any\s|an?\s)?[A-Z][^:;.\n]{1,60}?),?\s+(?:to|at|addressed\sto)\Z")
"""A lead that has no colon, over the lines of its address: "(a) if to the Company, at"."""
_AND = re.compile(r"\n[ \t\xa0]*(?:and|AND)[ \t\xa0]*(?:\n[ \t\xa0]*){1,4}\Z")
"""What stands alone between two addresses that get copies."""
_ASKED = re.compile(r"(?i:contacts?)\s+\Z")
"""What makes "for Acme:" lead to who answers for Acme."""
_FAXED = re.compile(r"[Ff]acsimile|FACSIMILE|\b(?:[Ff]ax|FAX)\b")
_FOR = re.compile(r"\b(?:media|press|news|public|investors?|analysts?|shareholders?|stockholders?)\b", re.IGNORECASE)
"""Whom the contacts of a release are for, in the words above them."""
_GREETED = re.compile(
    r"[\s|]{0,12}(?:(?:Re|RE|Subject|SUBJECT)\s?:[^\n]{0,200}(?:\n[^\n]{1,120}){0,3}\n\s{0,8})?"
    r"(?:(?:Dear|DEAR|Ladies|LADIES|Gentlemen|GENTLEMEN|Mesdames)\b[^\n]{0,60}|Commissioners|Sirs?|To\s[Ww]hom[^\n]{3,30}):\s*?\n"
)
"""The salutation of a letter right below the address to which it goes."""
WITHIN = 700
"""How far below the name of an agent the ways to reach it stand."""
FLAT = 40
"""How long a line is before it is taken for several whose breaks were lost."""


class Led(NamedTuple):
    """What the words above some lines give them: `firm` until they name their own, `faxed`: their first number."""

    role: str | None
    noticed: bool = False
    firm: str | None = None
    faxed: bool = False


def find(document: Document) -> Iterable[Contact]:
    """One item for each contact; numbers without anybody to reach, and blanks of forms, are none."""
    text, taken = document.text, list[Span]()
    whole = list(stretches(text))
    sentences = [stretch for stretch in whole if stretch.in_sentence]
    others = [stretch for stretch in whole if not stretch.in_sentence]
    parties = _Parties(document)
    digits = list(DIGITS.finditer(text))
    for items in (
        registrant(text), wired(text), asked(document), tabled(text), _in_prose(text, sentences),
        _in_spaced(document, taken, digits), _in_lines(document, taken, digits), _in_prose(text, others),
        _in_prose(text, addressed(text)),
    ):  # fmt: skip
        for item in _apart(items, tuple(taken)):
            taken.append(item.span)
            yield from each(text, parties.named(item))


class _Parties:
    r"""Whose addresses stand below signatures: "ACME, INC.\nBy: ____\nAddress for Notices:\n1 Main Street"."""

    def __init__(self, document: Document) -> None:
        self.text = document.text
        owned = [block for block in blocks(document) if block.party and not block.beside]
        ends = {max(cell.end for cell in block.cells): block.party for block in owned}
        self.ends, self.owners = sorted(ends), ends
        self.starts = {
            max(cell.end for cell in block.cells): min(cell.start for cell in block.cells) for block in owned
        }

    def named(self, item: Contact) -> Contact:
        """The contact with the party whose signature is part of it or it of, or stands above it, if it has no firm."""
        at = bisect_right(self.ends, item.span.start) - 1
        if item.organization is not None:
            return replace(item, organization=own_firm(self.text, item, item.organization))
        within = self.ends[at + 1] if at + 1 < len(self.ends) else None
        if within is not None and self.starts[within] < item.span.end and is_firm(self.owners[within] or ""):
            return replace(item, organization=self.owners[within])
        item = replace(item, organization=firm_of(self.text, item)) if item.name else item
        if at < 0 or item.organization is not None:
            return item
        end = self.ends[at]
        below = _BELOW.fullmatch(self.text, end, item.span.start)
        led = below is not None and (below["label"] or LABEL.match(self.text, item.span.start))
        if below is None or (item.name and not led):
            return item
        party = self.owners[end]
        return replace(item, organization=party) if is_firm(party or "") else replace(item, name=item.name or party)


def _agent(text: str, at: int) -> str | None:
    r"""The firm that a letter of transmittal names above the ways to it: "The Depositary is:\n\nElm Bank, N.A."."""
    named = [*_AGENT.finditer(text, max(0, at - WITHIN), at)]
    firm = named[-1]["firm"].strip() if named else ""
    if named and named[-1]["rest"] and not is_firm(firm):
        firm = f"{firm} {named[-1]['rest'].strip()}"  # "Global Bond Services\nCorporation"
    return firm if is_firm(firm) else None


def _apart(items: Iterable[Contact], taken: tuple[Span, ...]) -> Iterator[Contact]:
    """The items outside what is taken."""
    yield from (item for item in items if not any(span.overlaps(item.span) for span in taken))


def _in_prose(text: str, whole: Iterable[Stretch]) -> Iterator[Contact]:
    for stretch in whole:
        lines = [line for span in stretch.lines for line in parts(text, span.start, span.end)]
        found = [card for card in cards(lines, Card(role=stretch.role, noticed=True)) if card.stands]
        for at, card in enumerate(found):
            if at == 0 or (card.coded and is_firm(card.organization or "") and not card.lent):
                card.role = stretch.role
                yield contact(card, "contact.sentence" if stretch.in_sentence else "contact.notice")


def _in_spaced(document: Document, taken: Sequence[Span], digits: Sequence["re.Match[str]"]) -> Iterator[Contact]:
    for columns in chain(spaced(document, taken, digits), headed(document, taken)):
        (led,) = _leads_above(document.text, Region(columns[:1], columns[0][0].start))
        for lines in columns:
            yield from _of_column(document, lines, led, beside=len(columns) > 1)


def _in_lines(document: Document, taken: Sequence[Span], digits: Sequence["re.Match[str]"]) -> Iterator[Contact]:
    text, before = document.text, Led(None)
    for region in regions(document, tuple(taken), digits):
        goes_on = (
            before.role == "copy of notices" and _AND.search(text, max(0, region.start - 40), region.start) is not None
        )
        for column, led in zip(region.columns, _leads_above(text, region), strict=True):
            given = before if goes_on and led.role is None else led
            found = list(_of_column(document, column, given, beside=len(region.columns) > 1))
            before = Led(found[-1].role if found else None, noticed=True)
            yield from found


def _of_column(document: Document, column: tuple[Span, ...], led: Led, *, beside: bool) -> Iterator[Contact]:
    text = document.text
    groups: list[tuple[Led, list[Line]]] = [(led, [])]
    for cell in column:
        if COPIED.fullmatch(text, cell.start, cell.end):
            groups.append((Led("copy of notices", noticed=True), []))
            continue
        start = cell.start
        for lead in LEAD.finditer(text, cell.start, cell.end):
            asked = _ASKED.search(text, start, lead.start()) if lead["for"] else None
            groups[-1][1].extend(_lines(text, start, asked.start() if asked else lead.start()))
            firm = lead["for"] if asked else None
            groups.append((Led(f"Contact for {firm}" if firm else role_of(lead), noticed=not firm, firm=firm), []))
            start = lead.end()
        groups[-1][1].extend(_lines(text, start, cell.end))
    for given, lines in groups:
        first = Card(role=given.role, noticed=given.noticed, organization=given.firm, lent=given.firm is not None)
        for card in cards(lines, first, faxed=given.faxed):
            if card.stands:
                item = contact(_with_place(document, card), "contact.block", pieces=beside)
                yield item
                yield from (replace(item, name=name, title=title) for name, title in card.others)


def _lines(text: str, start: int, end: int) -> Iterator[Line]:
    """What a cell says, parted where lines would end when it holds a whole address."""
    whole = end - start > FLAT and any(one.search(text, start, end) for one in (ZIP, LABEL, _HOUSED))
    for span in lines_of(text, start, end) if whole else (Span(start, end),):
        yield from parts(text, span.start, span.end)


def _leads_above(text: str, region: Region) -> list[Led]:
    """What the words right above a block give each of its columns: a role, the firm of an agent, that it is a fax."""
    if region.firm:
        return [Led(None, firm=region.firm)]
    if region.lead:
        return [_led(region.lead, None)]
    above = text[max(0, region.start - 240) : region.start].rstrip(BARE)
    lines = [line.strip() for line in above.split("\n") if line.strip(BARE)][-2:]
    while len(lines) > 1 and lines[-1].startswith("(") and lines[-1].rstrip(":").endswith(")"):
        lines.pop()  # "(for Eligible Institutions Only)" below "By Facsimile:"
    heads = [said for said in GAP.split(lines[-1]) if said.strip()] if lines else []
    firm = _agent(text, region.start) or _of_office(text, region, lines)
    if len(heads) == len(region.columns) > 1:
        return [_heading(said) or _led(said, firm, faxed=_FAXED.search(said) is not None) for said in heads]
    return [_led(above, firm)] * len(region.columns)


def _heading(said: str) -> Led | None:
    """What the heading of a column gives to those below it: "COMPANY CONTACTS"."""
    said = said.strip(BARE)
    return Led(said.rstrip(":")) if ROLE.fullmatch(said) and not CONTACT.fullmatch(said) else None


def _of_office(text: str, region: Region, above: Sequence[str]) -> str | None:
    r"""The bank right above one of its offices: "ELM BANK, N.A.\n\nDomestic Lending Office:\n1 Bank Plaza"."""
    first = region.columns[0][0]
    office = OFFICE_OF.fullmatch(text, first.start, first.end)
    return above[-1] if office and above and is_firm(above[-1]) and len(region.columns) == 1 else None


def _led(above: str, firm: str | None, *, faxed: bool = False) -> Led:
    """What words give to what follows them."""
    if COPIED.fullmatch(above.strip()):
        return Led("copy of notices", noticed=True)
    last = next(iter([*LEAD.finditer(above)][-1:]), None)
    if last is not None and last.end() == len(above):
        return Led(role_of(last), noticed=True)
    open_ = _OPEN.search(above)
    if open_ is not None:
        return Led(f"notices to {' '.join(open_['whom'].split())}", noticed=True)
    return Led(None, noticed=firm is not None, firm=firm, faxed=faxed)


def _with_place(document: Document, card: Card) -> Card:
    """The card, with the role that its section gives it: a letter's addressee, a letterhead, "Investor Contacts"."""
    section = document.section_at(card.spans[0])
    if card.role is None and _GREETED.match(document.text, card.spans[-1].end):
        card.role = "addressee"
    if card.role is not None or section is None or section.kind not in {"addressee", "letterhead"}:
        return card
    of_release = section.rule.startswith("release.")
    if not of_release:
        card.role = section.kind
    elif section.heading is not None and _FOR.search(section.heading):
        card.role = section.heading
    return card
