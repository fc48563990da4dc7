r"""Lists of subsidiaries: the firms of each row with their home, and the company whose subsidiaries they are.

"SUBSIDIARIES OF THE REGISTRANT" above "Acorn Tools, Inc.      Delaware" makes Acorn Tools, Inc. a subsidiary.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.names import is_generic, is_person
from extractors.names.forms import ends_with_form, entity_suffix, has_form, key, squeeze
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.rules import Match
from pipeline.span import Span

_TOP = 2_500
"""How far into the text the heading of such a list may stand."""
_HEADING = lazy(
    r"(?m)^[ \t]*(?:(?:Exhibit|EXHIBIT|EX)[-. ]*\(?2[12](?:\.\d+)?\)?[ \t:.–—-]*\s*)?"
    r"(?P<lead>(?i:(?:(?:the|following|is|an?|list|schedule|of|all|our|direct|indirect|significant|principal|active|material"
    r"|operating|consolidated|domestic|foreign|relevant|and|wholly[- ]owned),?\s+){0,8}))(?i:subsidiaries)"
    r"(?:\s+(?i:of)\s+(?i:the\s+)?(?P<parent>[^\n|]{3,80}?))?[ \t]*:?[ \t]*(?:\([^()\n]{1,60}\))?[ \t]*(?:\n|\Z)"
)
"""A line that says what the list below it is: "List of Subsidiaries", "SUBSIDIARIES OF THE REGISTRANT"."""
_MARKED = lazy(r"\A\s*(?:<\w+>\s*)*(?:Exhibit|EXHIBIT|EX)[-. ]*\(?2[12](?:\.\d+)?\)?(?!\d)")
_NAMES_THEM = lazy(r"(?im)^[^\n]*\bsubsidiar(?:y|ies)\b[^\n]*$")
"""The first line of an exhibit of this number that speaks of subsidiaries, whatever else it says."""
_TITLE = lazy(r"(?m)^[ \t]*(?P<name>[\p{Lu}\d][^\n|]{2,90}?)[ \t]*\n")
_ITSELF = lazy(
    r"(?:the\s+)?(?:registrant|company|corporation|issuer)(?:\s*(?:\(|\bas\b|\bat\b|,).*)?", flags=regex.IGNORECASE
)
_DATED = lazy(r",?\s+(?i:as\s+of|at|on)\s+.*\Z")
_BETWEEN = r"[ \t]{2,}|[ \t]*\|[ \t]*|[ ]?\.{3,}[ ]*|(?:[ ]\.){3,}[ ]*"
_ROW = lazy(
    rf"(?m)^[ \t]*(?:[*•·†>-]\s*|\(?\d{{1,3}}[.)]\s*)*(?P<name>(?:\p{{Lu}}|\d+\s\p{{Lu}})[^\n|\t]*?\S"
    rf"(?:[ \t]*\n[ \t]+(?:and|of|for|in|&)\s[^\n|\t]*?\S)?)(?:(?:{_BETWEEN})(?P<rest>[^\n]*)|[ \t]*$)"
)
_TELLS = lazy(r",\s+an?\s|\b(?:is|are|was|has|have|the)\s+\p{Ll}")
"""What shows a line to say more than a name: "Acorn Tools, Inc., a Delaware corporation"."""
_CELL = lazy(_BETWEEN)
_HEADS = lazy(
    r"(?:name|subsidiar|compan(?:y|ies)\b|entity|state|jurisdiction|corporation\b|legal)", flags=regex.IGNORECASE
)
"""The beginnings of the heads of columns."""


def heading(document: Document) -> Match | None:
    """The heading of a document that is a list of subsidiaries; null in every other."""
    text = document.text
    numbered = (document.exhibit or "").startswith("EX-21") or _MARKED.match(text) is not None
    if document.kind not in ("other", "other_agreement") or not (numbered or document.kind == "other"):
        return None
    head = _HEADING.search(text, 0, _TOP)
    if head is None or numbered:
        return head or (_NAMES_THEM.search(text, 0, _TOP) if numbered else None)
    return head if head["parent"] or "list" in head["lead"].casefold() else None


def listed(document: Document, head: Match, found: list[Party]) -> list[Party]:
    """The parties of the list: whose it is, and everybody else named below its heading as a subsidiary."""
    rows = {key(one.name): one for one in _rows(document.text, head.end())}
    kept = [one for one in found if not any(_inside(one, row) for row in rows.values())]
    whole = [*rows.values(), *kept]
    parent = _parent(document.text, head, whole)
    if parent is not None:
        whole = [parent, *(one for one in whole if not one.span.overlaps(parent.span))]
    return [replace(one, role=_role(one, parent, head)) for one in whole]


def _role(one: Party, parent: Party | None, head: Match) -> str:
    if parent is not None and key(one.name) == key(parent.name):
        return "issuer"
    return "subsidiary" if one.kind == "organization" and one.span.start >= head.start() else one.role


def _inside(one: Party, row: Party) -> bool:
    return one.span.overlaps(row.span) or (key(one.name) == key(row.name) and one.kind == row.kind)


def _rows(text: str, start: int) -> Iterator[Party]:
    """The rows of the list that have a name in their first cell and a home, or a legal form, beside it."""
    for row in _ROW.finditer(text, start):
        name = squeeze(row["name"]).rstrip(",")
        cells = [squeeze(cell) for cell in _CELL.split(row["rest"] or "") if cell]
        home = next((cell for cell in cells if _code(cell)), None)
        formed = has_form(name) or ends_with_form(name)
        if (
            not (home or formed)
            or _TELLS.search(name)
            or _HEADS.match(name)
            or is_person(name)
            or jurisdiction_code(name)
        ):
            continue
        span = Span(row.start("name"), row.start("name") + len(row["name"].rstrip(", ")))
        yield Party(
            span=span,
            name=name,
            kind="organization",
            entity_type=entity_suffix(name),
            jurisdiction=home,
            jurisdiction_code=_code(home) if home else None,
            role="subsidiary",
            mentions=(span,),
            rule="organization.row",
        )


def _code(cell: str) -> str | None:
    return jurisdiction_code(cell.strip("()*. "))


def _parent(text: str, head: Match, found: list[Party]) -> Party | None:
    """The company that the heading names, or that the line above it does."""
    place = None
    told = head.groupdict().get("parent")
    if told and not _ITSELF.fullmatch(told) and not is_generic(told):
        dated = _DATED.search(told)
        place = Span(head.start("parent"), head.start("parent") + (dated.start() if dated else len(told)))
    else:
        above = [one for one in _TITLE.finditer(text, 0, head.start()) if has_form(squeeze(one["name"]))]
        place = Span(*above[-1].span("name")) if above else None
    if place is None or not has_form(squeeze(text[place.start : place.end])):
        return None
    name = squeeze(text[place.start : place.end])
    known = next((one for one in found if key(one.name) == key(name)), None)
    if known is not None and name.isupper():
        return replace(known, role="issuer")
    return replace(known or _named(name, place), name=name, span=place, mentions=(place,), role="issuer")


def _named(name: str, span: Span) -> Party:
    return Party(
        span=span,
        name=name,
        kind="organization",
        entity_type=entity_suffix(name),
        role="issuer",
        mentions=(span,),
        rule="issuer.of_subsidiaries",
    )
