r"""What signature blocks confirm: who signs, through whom, and by whose hand.

"BENAKE L.P.\n\nBy:\n  Name: Moira Mitchell" shows that Benake L.P. is bound and that Moira Mitchell signs for it.
"""

from collections.abc import Iterator

import regex

from extractors.names import is_generic, is_person, name_at, without_honorific
from extractors.names.forms import ends_with_form, entity_suffix, squeeze
from extractors.parties.people import person_at
from extractors.parties.plausible import without_role
from extractors.signing import Block, blocks
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.rules import Match, Rule
from pipeline.span import Span


def signers(match: Match, document: Document) -> Party | None:
    """The person whose name stands beside "Name:" or "/s/"."""
    return person_at(document, match.end(), "signatory")


def signed_parties(document: Document) -> Iterator[Party]:
    """The owners of signature blocks (`party`) and those who sign for them (`general_partner`), one item a mention."""
    text = document.text
    for block in blocks(document):
        yield from _of_block(text, block)
    for match in _ON_BEHALF.finditer(text):
        name = name_at(text, match.end(), match.end() + 120)
        if name is not None and entity_suffix(squeeze(text[name.start : name.end])):
            yield _item(text, name, "party", ())


def _of_block(text: str, block: Block) -> Iterator[Party]:
    """The items of one block: its owner, then the entities through which he signs, from the inside out."""
    chain = block.chain if block.head else block.chain[1:]
    names = tuple(link.name for link in chain)
    partners = any(_is_partner(link.capacity) for link in chain)
    owner = block.owner
    place = written_at(text, *owner) if owner else None
    if place is not None and owner is not None and names_somebody(owner[0]):
        yield _item(text, place, "party", names if partners else ())
    for at, link in enumerate(chain):
        span = written_at(text, link.name, link.cell.value)
        if span is not None:
            role = "general_partner" if _is_partner(link.capacity) else "signatory_entity"
            yield _item(text, span, role, names[at + 1 :] if partners else ())


def names_somebody(words: str) -> bool:
    """Whether words above a signature surely name somebody: not "Quality Assurance", nor "THE GROWER"."""
    if is_generic(words):
        return False
    if entity_suffix(words) or ends_with_form(words) or is_person(words):
        return True
    folded = {word.casefold() for word in words.split()}
    known = bool(folded & _KNOWN) or words.isupper()
    return known and len(folded - {"the"}) > 1 and len(words) > 7 and not _NO_NAME.search(words)


_KNOWN = frozenset({"bank", "trust", "partners", "fund", "capital", "university", "city", "town", "county", "state"})
"""Words of organisations that have no legal form."""
_NO_NAME = lazy(
    r"\A(?:I|[Ww]e|[Yy]ou|the|each|[Tt]his|\d+)\s|\b(?i:agreed|accepted|witness|page|officer|president|agreement|secretary"
    r"|acknowledged|approved|signature|signed|sealed|delivered|executed|behalf|follow|director|exhibit|supplier"
    r"|purchaser|street|avenue)\b"
)
"""What stands in the head of a block and is no name: a heading, an office, an address."""


def _is_partner(capacity: str | None) -> bool:
    return capacity is not None and "general partner" in squeeze(capacity).casefold()


def written_at(text: str, name: str, start: int) -> Span | None:
    """Where a name stands that begins near `start`; null where another column parts its words."""
    end = start + 2 * len(name) + 200
    at = text.find(name, start, end)
    if at >= 0 and at == text.find(name.split(" ", maxsplit=1)[0], start, end):  # most are on one line
        return Span(at, at + len(name))
    words = regex.escape(name, literal_spaces=True).replace(" ", r"\s+")
    found = regex.compile(words).search(text, start, end)
    return Span(*found.span()) if found else None


_ON_BEHALF = lazy(
    r"(?i:for\s+and\s+on\s+behalf\s+of)[\s):_]*+(?:/[sS]/[ ]?\p{Lu}[\w.' -]{2,40}?(?:[ ]{2,}|\n)\s*)?(?=\p{Lu})"
)
"""How deeds and contracts under English law say whose signature stands there."""


def _item(text: str, span: Span, role: str, partners: tuple[str, ...]) -> Party:
    span = without_role(text, Span(span.end - len(without_honorific(text[span.start : span.end])), span.end))
    name = squeeze(text[span.start : span.end])
    person = is_person(name)
    return Party(
        span=span,
        name=name,
        kind="person" if person else "organization",
        entity_type=None if person else entity_suffix(name),
        role=role,
        mentions=(span,),
        general_partners=partners,
        rule="party.signature_block",
    )


RULES = (
    Rule(
        name="person.signatory",
        pattern=r"(?<!\w) (?: (?:Print(?:ed)?\s+)?Name(?:\s+\(print(?:ed)?\))?\s?: [ \t]* | NAME\s?: [ \t]* "
        r"| /[sS]/ [ \t]* ) (?=\p{Lu})",
        build=signers,
        ignore_case=False,
        examples={
            "ACME, INC.\n\nBy: ____________\n     Name: Moira Mitchell\n     Title: President": {
                "span_text": "Moira Mitchell",
                "kind": "person",
                "role": "signatory",
            },
            "/s/ NICHOLAS J. LETIZIA": {"span_text": "NICHOLAS J. LETIZIA", "role": "signatory"},
        },
        near_misses=("Name: ____________", "Name: Title:", "Company Name: Infocrossing, Inc."),
        needs=("Name", "NAME", "/s/", "/S/"),
    ),
)
