r"""Who is bound: the preamble and the signature blocks confirm one another.

"among Acme, Inc. and the Lenders party hereto" leaves the Lenders unnamed, so that whoever signs beside Acme is a
party; without such words a signature block only confirms those whom the preamble names.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import regex

from extractors.names.forms import ends_with_form, key, key_words, squeeze
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.span import Span

_UNNAMED = lazy(
    r"""\b(?: (?:the|each|each\s+of\s+the|certain|various|such|other|several|all)\s+ (?:\w+\s+){0,3}?
        (?:undersigned | lenders? | banks? | guarantors? | purchasers? | investors? | holders? | institutions | persons
          | entities | (?:stock|share|security|note|warrant)holders? | subsidiaries | underwriters | sellers | buyers
          | grantors | pledgors | companies | partnerships | affiliates | members | trusts | funds)
        (?: \s+(?:from\s+time\s+to\s+time|(?:that|who|which|as)\s+are|whose\s+names|other|party|parties|and\b)
          | [\s,]+(?:herein\s+)?(?:named|listed|identified|set\s+forth|specified|signatory|signatories|executing
            |signing|described|below|hereto|thereto|appearing|as\s+defined) | \s*,?\s*\( | \s*,\s*and\b )
      | (?:the|and|each)\s+undersigned\b(?!,?\s+(?-i:\p{Lu})) | \bsignator(?:y|ies)\s+(?:hereto|below)
      | \bparty\s+hereto\b
      | \bparties\s+(?:listed|named|identified|set\s+forth|whose|signatory|executing|that\s+(?:are|execute))
      | (?:listed|named|identified|set\s+forth|specified|appearing)\s+(?:on|in)\s+(?:the\s+)?(?:attached\s+)?
        (?:signature\s+pages?|schedule|exhibit|annex|appendix)
      | \b(?:various|certain)\s+(?:other\s+)?financial\s+institutions\b )""",
    regex.I | regex.X,
)
"""Words with which a preamble leaves parties to the signature pages: "each of the purchasers signatory hereto"."""

_LIST_ENDS = lazy(r"[a-z)\"”]\.\s|\n[ \t]*\n|\b(?:WHEREAS|Whereas|RECITALS|W\s?I\s?T\s?N\s?E\s?S\s?S)")
_RECITALS = lazy(r"\b(?:WHEREAS|Whereas|RECITALS?|Recitals?|R\s?E\s?C\s?I\s?T|BACKGROUND|W\s?I\s?T\s?N\s?E\s?S\s?S)\b")
BEHIND = 700
"""How far behind the last name of a list the words that leave others unnamed may stand."""
JOINED = 2500
"""How far behind the list somebody may join with a sentence of his own: "In addition, Bolt India, Ltd. ("Bolt")"."""


def confirmed(document: Document, opening: list[Party], signed: list[Party]) -> list[Party]:
    """The parties of the preamble and of the signature blocks, each confirmed by the other.

    Signature blocks decide who is bound where no preamble names the parties, and who signs beneath a name that the list
    holds unread is one of them; and parties of another instrument that is only cited ("that certain Warrant Agreement
    between …") are parties here where at least one of them signs.
    """
    bound = [item for item in opening if item.role == "party"]
    if bound:
        signed = list(_mended(document.text, bound, signed))
        if not _leaves_unnamed(document.text, bound):
            unread = _unread(document.text, bound)
            signed = [
                replace(item, role="signatory_entity") if item.role == "party" and not unread(item) else item
                for item in signed
            ]
    cited = {key(item.name) for item in opening if item.role == "cited"}
    hands = {key(item.name) for item in signed if item.role == "party"}
    if len(cited & hands) > 1:  # the others were parties of the instrument that is cited
        unsigned = cited - hands
        opening = [
            replace(item, role="mentioned") if item.role == "cited" and key(item.name) in unsigned else item
            for item in opening
        ]
    cited_role = "party" if not signed or cited & {key(item.name) for item in signed} else "mentioned"
    if cited and not signed and _in_body(document, min(item.span for item in opening if item.role == "cited")):
        cited_role = "mentioned"  # a section names another instrument's parties
    opening = [item for item in opening if item.role != "labelled" or key(item.name) in hands]
    return [_decided(item, cited_role, hands) for item in opening] + signed


def _in_body(document: Document, span: Span) -> bool:
    """Whether the words stand in a numbered section, behind the preamble and the recitals."""
    section = document.section_at(span)
    return section is not None and section.kind == "section" and bool(section.number)


def _unread(text: str, bound: list[Party]) -> Callable[[Party], bool]:
    """What tells whether a signer's name stands in the list of parties and is none that was read there."""
    said = f" {key(text[min(item.span.start for item in bound) : max(item.span.end for item in bound)])} "
    names = [f" {key(item.name)} " for item in bound]

    def stands(item: Party) -> bool:
        name = f" {key(item.name)} "
        return name in said and not any(name in other or other in name for other in names)

    return stands


def _decided(item: Party, cited_role: str, hands: set[str]) -> Party:
    """The item with its role settled: whom the first paragraphs merely introduce is a party who signs, if any do."""
    if item.role == "labelled":
        return replace(item, role="party")
    if item.role == "introduced":
        return replace(item, role="party" if len(hands) < 2 or key(item.name) in hands else "mentioned")
    return replace(item, role=cited_role) if item.role == "cited" else item


def _leaves_unnamed(text: str, bound: list[Party]) -> bool:
    """Whether the list of a preamble has members without a name."""
    start = min(item.span.start for item in bound)
    end = max(item.span.end for item in bound)
    stop = _LIST_ENDS.search(text, end, end + BEHIND)
    return bool(_UNNAMED.search(text, max(0, start - 40), stop.start() + 1 if stop else end))


def _mended(text: str, bound: list[Party], signed: Iterable[Party]) -> Iterator[Party]:
    """The signers, where half a name that a line's end or a column has cut off is made whole or left out."""
    names = [key_words(item.name) for item in bound]
    for item in signed:
        if item.kind == "person" and item.role == "party":
            yield replace(item, role="signatory")  # the name below one block, above the "By:" of the next
            continue
        words = key_words(item.name)
        whole = next((name for name in names if len(name) > len(words) and _part_of(words, name)), None)
        if whole is None or item.role != "party":
            yield item
            continue
        before = len(whole) - len(words)
        start = _start_of(text, item.span.start, whole[:before]) if whole[before:] == words else None
        if start is not None:
            span = Span(start, item.span.end)
            yield replace(item, span=span, name=squeeze(text[start : item.span.end]), mentions=(span,))


def _part_of(words: tuple[str, ...], name: tuple[str, ...]) -> bool:
    """Whether the words begin or end the name: "FUND II, L.P." of a name that the line before began."""
    return name[-len(words) :] == words or (name[: len(words)] == words and len(words) > 1)


def _start_of(text: str, end: int, words: tuple[str, ...]) -> int | None:
    """Where the words begin that stand right above a name's second line."""
    for number in range(1, 4):
        start = end
        for _ in range(number):
            start = text.rfind("\n", 0, start - 1) + 1 if start > 0 else 0
        start += len(text[start:end]) - len(text[start:end].lstrip())
        if key_words(text[start:end]) == words:
            return start
    return None


def joined(document: Document, opening: list[Party], signed: list[Party], running: list[Party]) -> list[Party]:
    """The mentions of running text, where whoever signs and is introduced right behind the list is a party too."""
    bound = [item.span for item in opening if item.role == "party"]
    running = list(_governed(document.text, bound, running))
    hands = {key(item.name) for item in signed if ends_with_form(item.name)}
    if not bound or not hands:
        return running
    end = max(bound).end
    recitals = _RECITALS.search(document.text, end, end + JOINED)
    zone = Span(min(bound).start, recitals.start() if recitals else end + JOINED)
    return [
        replace(item, role="party")
        if item.role == "mentioned" and item.defined_as and zone.contains(item.span) and key(item.name) in hands
        else item
        for item in running
    ]


_OF_ITSELF = lazy(
    r"(?i:\bthis)\s+(?:\p{Lu}\w*\s+){0,6}(?:Agreement|AGREEMENT)\s*(?:\([^()]{1,120}\)\s*)?(?:of|OF)\s+\Z"
)


def _governed(text: str, bound: list[Span], running: list[Party]) -> Iterator[Party]:
    """The mentions, where the company that an operating agreement is made for is a party to it.

    "This Operating Agreement of Acorn Fund, LLC (the "Company") is made by and among Acorn Advisors, LLC (…)".
    """
    start = min(bound).start if bound else 0
    for item in running:
        own = item.role == "mentioned" and item.defined_as and start - BEHIND < item.span.start < start
        before = text[max(0, item.span.start - 250) : item.span.start] if own else ""
        yield replace(item, role="party") if own and _OF_ITSELF.search(before) else item
