r"""Attestation clauses of deeds: "SIGNED by JOHN ROE )\nfor and on behalf of ) /s/ John Roe\nACME LIMITED )".

The words of the clause name the party and who acts for it, the brackets part them from the signature beside them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

import regex

from extractors.names import is_person, name_at
from extractors.names.forms import ends_with_form, squeeze
from extractors.signing.block import Block
from extractors.signing.cells import Cell
from extractors.signing.heads import Head
from extractors.signing.words import is_signer
from pipeline.lazy import lazy
from pipeline.span import Span

_CLAUSE = lazy(
    r"\b(?:SIGNED|Signed|EXECUTED|Executed)\b(?:[,\s)]+(?i:sealed|and|delivered|as|an?|deed|agreement)){0,6}[,\s)]+"
    r"(?P<lead>(?i:for\s+(?:&|and)\s+on\s+behalf\s+of|on\s+behalf\s+of|by))\b[\s:)]*"
)
"""How an attestation clause begins, up to the first name."""
_NEXT = lazy(r"\b(?:SIGNED|Signed|EXECUTED|Executed|SCHEDULE|Schedule|EXHIBIT|IN\s+WITNESS|WITNESS:)")
_FOR = lazy(r"(?i:for\s*(?:&|and)\s*on\s+behalf\s+of|on\s+behalf\s+of)[\s:)]*")
_ACTING = lazy(r"(?i:acting\s+by|represented\s+by|by\s+its\s+\w+)[\s:,)]*")
_HAND = lazy(r"(?:/[sS]/|\((?:[sS]gd\.?|[sS]igned)\))[ \t]*")
_SAID = lazy(r"[^)\n]*?(?=\s{2,}|\)|\n|\s+(?i:in\s+the\s+presence|witness|name:)|$)", regex.M)
"""The name after a hand, up to what stands beside it."""
_OFFICE = lazy(r"[\s)]*,?[\s)]*an?\s+(?P<post>(?i:authori[sz]ed\s+signatory|(?:sole\s+)?director|attorney))\b")
"""The office in the words of a clause: "acting by Jane Doe, a director"."""
_BELOW = lazy(r"[^\n]{0,60}\n(?:[^\n)]{0,60}\)[\s)]*|[ \t]*)(?:[._-][._ \t-]{3,}\n(?:[^\n)]{0,60}\)[\s)]*|[ \t]*))?")
"""What leads from a hand to the office below it: the rest of its line, a line of dots."""
_POST = lazy(
    r"(?P<post>(?i:(?:managing\s+|sole\s+)?director(?:\s?/\s?secretary)?|(?:company\s+)?secretary|authori[sz]ed\s+signatory"
    r"|attorney))[ \t]*(?=\n|$|[ \t]{3})"
)
"""The office below a hand, or beside that of the one next to it: "Director            Secretary"."""
_WITNESS = lazy(r"(?i:witness|in\s+the\s+presence\s+of)")
"""What parts the hand of a party from that of its witness."""
_BRACKET = lazy(r"[\s)]\)|(?i:in\s+accordance\s+with\s+s(?:ection|\.)?\s?127)")
"""The brackets between a clause and its signature; other clauses are read like any signature page."""
_FILLED = lazy(r"\[(?:NAME|name|print\s+name)\]\s*", regex.I)
_LEADS_ON = lazy(r"(?:(?!\S[ \t]{3})[^:\n]){0,80}(?:\n(?:(?!\S[ \t]{3})[^:\n]){1,80}){0,4}:[ \t]*(?=\n|$)")
"""The rest of a clause without brackets, up to the colon that leads to its signatures."""
LONGEST = 700
"""How far a clause reaches at most, from its first word to its last signature."""


def deeds(text: str, window: Span) -> Iterator[tuple[Span, Block]]:
    """The blocks of the attestation clauses in the window, each with the stretch that it takes up."""
    for clause in _CLAUSE.finditer(text, window.start, window.end):
        stop = _NEXT.search(text, clause.end(), min(window.end, clause.start() + LONGEST))
        limit = stop.start() if stop else min(window.end, clause.start() + LONGEST)
        if not _BRACKET.search(text, clause.start(), limit):
            continue
        party = _party(text, clause, limit)
        if party is None:
            continue
        first = _name(text, clause.end(), limit)
        yield from _signed(text, clause.start(), party, None if first == party else first, limit)


def attested(text: str, rows: Sequence[list[Cell]]) -> Iterator[list[Cell]]:
    """The rows, the lines of an attestation clause without brackets as one that has nothing but its party."""
    last = max((cell.end for row in rows for cell in row), default=0)
    head: Cell | None = None
    done = 0
    for row in rows:
        if head is not None and row[0].start < done:
            head = replace(head, line=row[0].line)
            continue
        yield from [[head]] if head else []
        clause = _CLAUSE.match(text, row[0].start, last) if len(row) == 1 and row[0].kind == "text" else None
        party = _party(text, clause, min(last, clause.start() + LONGEST)) if clause else None
        rest = _LEADS_ON.match(text, party.end, last) if party else None
        head = None
        if party is None or rest is None or not ends_with_form(squeeze(text[party.start : party.end])):
            yield row
        else:
            head, done = replace(row[0], start=party.start, value=party.start, end=party.end), rest.end()
    yield from [[head]] if head else []


def _party(text: str, clause: "regex.Match[str]", limit: int) -> Span | None:
    """Whose deed it is: whoever stands after "for and on behalf of", else after "by"."""
    behalf = None if clause["lead"].casefold().endswith("of") else _FOR.search(text, clause.end(), limit)
    at = behalf.end() if behalf else clause.end()
    return _name(text, at, limit) or (_across(text, at, limit) if behalf else None)


def _name(text: str, at: int, limit: int) -> Span | None:
    """The name that begins at `at`."""
    filled = _FILLED.match(text, at, limit)
    at = filled.end() if filled else at
    name = name_at(text, at, min(limit, at + 120))
    if name is None:
        return None
    words = squeeze(text[name.start : name.end])
    return name if ends_with_form(words) or is_person(words) or is_signer(words) else None


def _across(text: str, at: int, limit: int) -> Span | None:
    r"""The name on the line below, where the signature stands between: "on behalf of ) /s/ John Roe\nACME LIMITED"."""
    for line in regex.finditer(r"(?:\n[ \t]*|[ \t]{2,}|\)\s*)(?=\p{Lu})", text, pos=at, endpos=limit):
        name = _name(text, line.end(), limit)
        if name is not None and ends_with_form(text[name.start : name.end]):
            return name
    return None


def _signed(text: str, start: int, party: Span, first: Span | None, limit: int) -> Iterator[tuple[Span, Block]]:
    """The blocks of a clause, one for each signature; `first` is who signs it for the party."""
    words = squeeze(text[party.start : party.end])
    person = is_person(words) or not ends_with_form(words)
    head = Head(words, party.start, (_cell(text, start, party.end),))
    acting = _ACTING.search(text, party.end, min(limit, party.end + 80))
    named = _name(text, acting.end(), limit) if acting else first
    acts = squeeze(text[named.start : named.end]) if named else None
    office = _OFFICE.match(text, named.end, limit) if named and acting else None
    at = start
    hands = list(_HAND.finditer(text, start, limit))
    ends = [start, *(hand.end() for hand in hands)]
    mine = [hand for end, hand in zip(ends, hands, strict=False) if end == start or not _is_witness(text, end, hand)]
    for hand in mine[:1] if person else mine:
        said = _SAID.match(text, hand.end(), limit)
        end = said.end() if said else hand.end()
        mark = Cell(hand.start(), end, 0, 0, "sign", hand.end(), signed=True)
        block = Block(head=head, mark=mark, cells=[*head.cells, mark])
        block.name = next((one for one in (acts, words if person else None) if _is_hand(mark.said(text), one)), None)
        turn = sum(_are_beside(text, one, hand) for one in mine)
        below = None if person else _office_below(text, end, limit, turn)
        if below is not None:
            block.title = below["post"]
            block.cells.append(_cell(text, *below.span("post")))
            end = below.end()
        elif office is not None and block.name == acts:
            block.title = office["post"]
        witnesses = (one.end() for one in takewhile(lambda one: one not in mine, hands[hands.index(hand) + 1 :]))
        last = max(witnesses, default=0)
        at, begin = max(end, party.end, text.find("\n", last) if last else 0), at
        yield Span(begin, at), block


def _are_beside(text: str, one: "regex.Match[str]", hand: "regex.Match[str]") -> bool:
    """Whether a hand stands before another on its line."""
    return one.start() < hand.start() and "\n" not in text[one.start() : hand.start()]


def _office_below(text: str, end: int, limit: int, turn: int) -> "regex.Match[str] | None":
    """The office below the hand that ends at `end`, `turn` others before it on its line."""
    lead = _BELOW.match(text, end, limit)
    at = lead.end() if lead else limit
    post = _POST.match(text, at, limit) if lead else None
    for _ in range(turn):
        post = _POST.search(text, post.end(), limit) if post else None
    return post if post is None or "\n" not in text[at : post.start()] else None


def _is_witness(text: str, end: int, hand: "regex.Match[str]") -> bool:
    """Whether words behind the signature that ends at `end` say that the next one is a witness's."""
    return _WITNESS.search(text, end, hand.start()) is not None


def _is_hand(hand: str, name: str | None) -> bool:
    """Whether a hand may be that of the person of the name: an empty one, "J. Heron" of Jane Heron."""
    return bool(name) and (not hand or bool(set((name or "").casefold().split()) & set(hand.casefold().split())))


def _cell(text: str, start: int, end: int) -> Cell:
    return Cell(start, end, 0, 0, "text", start)
