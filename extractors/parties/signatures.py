r"""What signature blocks confirm: who signs, through whom, and by whose hand.

"BENAKE L.P.\n\nBy:\n  Name: Moira Mitchell" shows that Benake L.P. is bound and that Moira Mitchell signs for it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

import regex

from extractors.parties.forms import CHAIN, compiled, ends_with_form, entity_suffix, is_weak, squeeze
from extractors.parties.names import is_generic, is_person, name_at, walk_back, without_honorific
from extractors.parties.people import person_at
from pipeline.document import Document
from pipeline.record import Party
from pipeline.rules import Match, Rule
from pipeline.span import Span

_BY = regex.compile(r"(?<!\w)(?:B[Yy]\s?:|B[Yy](?=[ \t]*(?:\n|_{2,}|-{3,}|/[sS]/)))|(?<!\S)/[sS]/")
_CAPACITY = regex.compile(
    r",?\s*(?:as\s+)?(?:its|a|the|as)?\s*(?:sole\s+|managing\s+|authori[sz]ed\s+|co-)*"
    r"(?P<gp>general\s+partner)?(?P<other>(?:member|manager|investment\s+manager|managing\s+member"
    r"|attorney-in-fact|agent|advis[eo]r|trustee|partner))?",
    regex.I,
)
_SKIP = regex.compile(r"[\s_\-=*.]*\Z|\s*(?:<PAGE>|Attest|ATTEST|\[?SEAL|\(SEAL).*", regex.I)
_ENDS = regex.compile(
    r"\b(?:Name|Title|Its|Date|Dated|Address|Print|Printed|WITNESS|whereof|hereof|executed|hereunto)\b\s*:?", regex.I
)
_CELL = regex.compile(r"\S(?:[^\n]*?\S)??(?=[ \t]{3,}|\t|\n|\Z)")
_LABEL = regex.compile(r"(?:(?:the|for)\s+)?[\p{L} ]{3,30}:\s*", regex.I)
_REST = regex.compile(
    r"[\s,.:]*(?:\(.{0,60}\)|[\"“].{0,40}|(?:an?|the|its|as|on\s+behalf|individually|formerly|f/k/a|d/b/a"
    r"|\().{0,120})?[\s,.:]*\Z",
    regex.I | regex.S,
)


MOST = 2000
"""How many signing marks are looked at: more than any instrument has, few enough for a text of nothing else."""


@dataclass(frozen=True)
class Block:
    """A signature block: whose it is, and the entities that sign for it from the inside out."""

    head: Span
    chain: tuple[Span, ...] = ()
    partners: tuple[Span, ...] = ()


def blocks(text: str) -> list[Block]:
    """The signature blocks of the text, in order; empty where nothing is signed."""
    found: list[Block] = []
    head: Span | None = None
    chain: list[Span] = []
    partners: list[Span] = []
    for mark in islice(_BY.finditer(text), MOST):
        above = head_above(text, mark.start())
        if above is not None and (not head or above != head):
            found += _finished(head, chain, partners)
            head, chain, partners = above, [], []
        entity = None if mark[0].startswith("/") else _entity_after(text, mark.end())
        if entity is not None:
            chain.append(entity)
            if _partner(text, entity):
                partners.append(entity)
    found += _finished(head, chain, partners)
    return found


def _finished(head: Span | None, chain: list[Span], partners: list[Span]) -> list[Block]:
    return [Block(head, tuple(chain), tuple(partners))] if head else []


def _entity_after(text: str, at: int) -> Span | None:
    r"""The organisation that "By:" names: "By:  Sandler Capital Management,\n  General Partner"."""
    start = compiled(r"\s{0,20}").match(text, at)
    name = name_at(text, start.end(), start.end() + 120) if start else None
    if name is None or text.count("\n", at, name.start):
        return None
    words = squeeze(text[name.start : name.end])
    if is_person(words):
        return None
    return name if entity_suffix(words) or _partner(text, name) else None


def _partner(text: str, name: Span) -> bool:
    capacity = _CAPACITY.match(text, name.end, name.end + 120)
    return bool(capacity and capacity["gp"])


def head_above(text: str, at: int) -> Span | None:
    """The name of whoever signs at `at`: on its line before it, or the nearest name above it in its column."""
    line = _line_start(text, at)
    inline = text[line:at].strip()
    head = _name_ending(text, line, at) if inline else None
    if head is not None or len(inline) > 60:
        return head
    for cell in _cells_above(text, line, at - line):
        words = text[cell.start : cell.end]
        head = None if _CAPACITY.fullmatch(words.rstrip(" ,.")) else _head_in(text, cell)
        if head is not None or _ends_search(words):
            return head
    return None


def _line_start(text: str, at: int) -> int:
    """The beginning of the line, or of its last 400 characters."""
    return text.rfind("\n", max(0, at - 400), at) + 1 or max(0, at - 400)


def _cells_above(text: str, line: int, column: int) -> Iterator[Span]:
    """The words that stand in a column on the seven lines above, from below."""
    for _ in range(7):
        if line == 0:
            return
        end, line = line - 1, _line_start(text, line - 1)
        if _SKIP.fullmatch(text[line:end]):
            continue
        cell = _cell_at(text, line, end, column)
        if cell is not None:
            yield cell


def _ends_search(words: str) -> bool:
    """Whether a line shows that no name of the block is above it: another block's last line, a sentence."""
    if _ENDS.search(words) or (_BY.search(words) and not _PARTNER.search(words)):
        return True
    return not (_BY.match(words) or _LABEL.fullmatch(words) or _CAPACITY.fullmatch(words) or len(words) < 30)


_PARTNER = regex.compile(r"general partner|member|manager", regex.I)


def _name_ending(text: str, line: int, at: int) -> Span | None:
    """The name with a legal form that ends right before "By:" on the same line."""
    tail = text[max(line, at - 160) : at]
    forms = list(compiled(CHAIN, regex.VERBOSE).finditer(tail))
    form = forms[-1] if forms else None
    if form is None or not compiled(r"[\s,.:_]*(?:(?:an?|as|its|\()[^.;]{0,60})?", regex.I).fullmatch(
        tail[form.end() :]
    ):
        return None
    base = at - len(tail)
    if _BY.search(text[max(line, base + form.start() - 90) : base + form.start()]):
        return None
    start = walk_back(text, base + form.start(), line)
    return Span(start, base + form.end()) if start < base + form.start() else None


def _cell_at(text: str, line: int, end: int, column: int) -> Span | None:
    """The column of a line that stands above `column`; the only one where there is one."""
    cells = [one for cell in _CELL.finditer(text, line, end) for one in _one_name_each(text, *cell.span())]
    if len(cells) < 2:
        return cells[0] if cells else None
    return min(cells, key=lambda cell: max(cell.start - line - column, column - (cell.end - line), 0))


def _one_name_each(text: str, start: int, end: int) -> Iterator[Span]:
    """The cell, parted after each legal form that another whole name follows: "LEGACY GROUP, INC. BOLT GROUP, INC."."""
    last = compiled(rf"[\s,](?:{CHAIN})\s*\Z", regex.VERBOSE).search(text, start, end)
    for form in compiled(CHAIN, regex.VERBOSE).finditer(text, start, last.start()) if last else ():
        more = compiled(r"\s+(?=\p{Lu}[\w.&'’-]*\s)").match(text, form.end(), end)
        if more and form[0][-1] == "." and not is_weak(form[0]) and walk_back(text, form.start(), start) == start:
            yield Span(start, form.end())
            start = more.end()
    yield Span(start, end)


def _head_in(text: str, cell: Span) -> Span | None:
    words = text[cell.start : cell.end]
    label = _LABEL.match(text, cell.start, cell.end)
    start = label.end() if label and label.end() < cell.end else cell.start
    if _ENDS.search(words[:20]) or _BY.match(words):
        return None
    name = _whole_cell(text, start, cell.end) or name_at(text, start, cell.end)
    if (
        name is None
        or name.end > cell.end
        or is_generic(squeeze(text[name.start : name.end]))
        or not _REST.fullmatch(text[name.end : cell.end])
    ):
        return None
    said = squeeze(text[name.start : name.end])
    formed = entity_suffix(said) or ends_with_form(said)
    if not formed and (
        len(said.split()) < 2
        or len(said) < 8
        or compiled(
            r"(?i)\b(?:agreed|accepted|witness|page|officer|president|agreement|secretary|acknowledged"
            r"|approved|signature|signed|sealed|delivered|executed|behalf|follow|director|exhibit)\b"
        ).search(said)
    ):
        return None
    return name


def _whole_cell(text: str, start: int, end: int) -> Span | None:
    """All of a line that ends with a legal form, commas in the name and all: "CAHILL, WARNOCK … FUND, L.P."."""
    lead = compiled(r"(?:(?:For|FOR|By|BY|AGREED|Agreed|and|AND)\b[\s:]*)+").match(text, start, end)
    start = lead.end() if lead else start
    words = text[start:end]
    if not compiled(rf"[\s,](?:{CHAIN})\s*\Z", regex.VERBOSE).search(words) or not compiled(r"[\p{Lu}\d]").match(words):
        return None
    plain = compiled(
        r"(?:[\p{Lu}\d&(][^\s]*|of|and|the|for)(?:\s(?:[\p{Lu}\d&(][^\s]*|of|and|the|for)){1,11}"
    ).fullmatch(squeeze(words))
    return (
        Span(start, start + len(words.rstrip()))
        if plain and not compiled(r"[:;\"“]|(?i:\bwitness\b|\bby\b|\bintentionally\b)").search(words)
        else None
    )


def signers(match: Match, document: Document) -> Party | None:
    """The person whose name stands beside "Name:" or "/s/"."""
    return person_at(document, match.end(), "signatory")


def signed_parties(document: Document) -> Iterator[Party]:
    """The owners of signature blocks (`party`) and those who sign for them (`general_partner`), one item a mention."""
    text = document.text
    for block in blocks(text):
        names = [squeeze(text[one.start : one.end]) for one in block.chain]
        yield _item(text, block.head, "party", tuple(names) if block.partners else ())
        for at, one in enumerate(block.chain):
            role = "general_partner" if one in block.partners else "signatory_entity"
            yield replace(_item(text, one, role, tuple(names[at + 1 :]) if block.partners else ()))


def _item(text: str, span: Span, role: str, partners: tuple[str, ...]) -> Party:
    span = Span(span.end - len(without_honorific(text[span.start : span.end])), span.end)
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
