r"""Lists of subsidiaries: the firms of each row with their home, and the company whose subsidiaries they are.

"SUBSIDIARIES OF THE REGISTRANT" above "Acorn Tools, Inc.      Delaware" makes Acorn Tools, Inc. a subsidiary.
"""

from bisect import bisect_left
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
_MARKED = lazy(r"\A\s*(?:<\w+>\s*)*(?:Exhibit|EXHIBIT|EX)[-. ]*\(?21(?:\.\d+)?\)?(?!\d)")
_NAMES_THEM = lazy(r"(?im)^[^\n]*\bsubsidiar(?:y|ies)\b[^\n]*$")
"""The first line of an exhibit of this number that speaks of subsidiaries, whatever else it says."""
_ANOTHER = lazy(
    r"(?m)^[^\n]{0,60}\b(?:CONSENT|Consent|POWERS?\s+OF\s+ATTORNEY|Powers?\s+of\s+Attorney|CODE\s+OF|Code\s+of"
    r"|VOTE|SIGNATURES?|Signatures?|By:)(?![\w-])"
)
"""What begins another document, or ends this one."""
_FEW = 2
"""So many rows show a list, where its heading alone does not."""
_PROSE = lazy(r"(?:[^\n]*?\b\p{Ll}{2,}\b){3}[^\n]*")
_OF = lazy(
    r"(?i:\bsubsidiaries\s+of\s+)(?P<of>\p{Lu}[^\n|:;]{2,80}?)(?=,?\s+(?:are|is|were|as|at|an?)\s|,?\s*(?:[:;\n(]|\Z))"
    r"|(?m:^)[ \t]*(?P<and>\p{Lu}[^\n|]{2,80}?),?\s+(?i:and|&)\s+(?i:its\s+)?(?i:subsidiaries)\b"
    r"|(?m:^)[ \t]*(?P<self>\p{Lu}[^\n|(]{2,80}?)\s*\((?i:the\s+)?(?i:registrant|parent)\)"
)
"""Where the lines about the heading say whose subsidiaries they are."""
_TITLE = lazy(r"(?m)^[ \t]*(?P<name>[\p{Lu}\d][^\n|]{2,90}?)[ \t]*\n")
_ITSELF = lazy(
    r"(?:the\s+)?(?:registrant|company|corporation|issuer)(?:\s*(?:\(|\bas\b|\bat\b|,).*)?", flags=regex.IGNORECASE
)
_DATED = lazy(r",?\s+(?i:as\s+of|at|on|are|is|were)\s+.*\Z")
_BETWEEN = r"[ \t]{2,}|[ \t]*\|[ \t]*|[ ]?\.{3,}[ ]*|(?:[ ]\.){3,}[ ]*"
_ROW = lazy(
    rf"(?m)^[ \t]*(?:[*•·†>-]\s*|\(?\d{{1,3}}[.)]\s*)*(?P<name>(?:\p{{Lu}}|\d+\s\p{{Lu}})[^\n|\t]*?\S"
    rf"(?:[ \t]*\n[ \t]+(?:and|of|for|in|&)\s[^\n|\t]*?\S)?)(?:(?:{_BETWEEN})(?P<rest>[^\n]*)|[ \t]*$)"
)
_TELLS = lazy(r",\s+an?\s|\b(?:is|are|was|has|have|the)\s+\p{Ll}")
"""What shows a line to say more than a name: "Acorn Tools, Inc., a Delaware corporation"."""
_NO_NAME = lazy(r"(?i)\b(?:owned|percent(?:age)?|subsidiaries|merger\s+with)\b|\A(?:directors|officers)\b|:\Z")
"""What shows a line to be about names: "Owned 50% by Gull Corp.", "Subsidiaries of Teal Mills, L.P.:"."""
_ASIDE = lazy(r"\s*\((?P<within>[^()]*)(?:\)?\Z|\)\s*\((?:[^()]*)\)?\Z)")
"""What stands behind a name in brackets: a footnote's number, a former name, the home."""
_BEGINS = lazy(r"[\s|*•·†>\d.()%-]*\Z")
_GOES_ON = lazy(r",?\s+(?:is|are|was|were|has|have|had|may|will|shall|and|or|as)\b|[^()\n]{0,40}\)|['’]s\b|\s*By:")
"""What follows a name in a sentence, and not in a row."""
_CELL = lazy(_BETWEEN)
_INCORPORATED = lazy(r"(?i)\b(?:incorporat|organi[sz]|jurisdiction|formation)")
_DOES_BUSINESS = lazy(r"(?i)\b(?:principal|business|locat|office|headquarters|address)")
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
    if head is not None and (numbered or head["parent"]):
        return head
    if head is not None:
        below = _PROSE.match(text[head.end() :].lstrip()[:400])
        other = below is not None and "subsidiar" not in below[0].casefold()
        many = len(list(_rows(text, head.end()))) >= _FEW
        return head if "list" in head["lead"].casefold() and many and not other else None
    named = _NAMES_THEM.search(text, 0, _TOP) if numbered else None
    if named is None or _ANOTHER.search(text, 0, named.end()):
        return None
    return named if sum(1 for one in _rows(text, named.end()) if one.jurisdiction) >= _FEW else None


def listed(document: Document, head: Match, found: list[Party]) -> list[Party]:
    """The parties of the list: whose it is, the firms of its rows as subsidiaries, and everybody else."""
    text = document.text
    over = _ANOTHER.search(text, head.end())
    end = over.start() if over else len(text)
    rows: dict[str, Party] = {}
    for one in _rows(text, head.end(), end):
        rows.setdefault(key(one.name), one)
    places = sorted((one.span.start, one.span.end) for one in rows.values())
    kept = [
        one
        for one in found
        if not (_overlaps(one.span, places) or (one.kind == "organization" and key(one.name) in rows))
    ]
    whole = [*rows.values(), *kept]
    parent = _parent(text, head, whole)
    if parent is not None:
        whole = [parent, *(one for one in whole if not one.span.overlaps(parent.span))]
    return [replace(one, role=_role(one, parent, text, Span(head.start(), end))) for one in whole]


def _role(one: Party, parent: Party | None, text: str, span: Span) -> str:
    if parent is not None and key(one.name) == key(parent.name):
        return "issuer"
    if one.rule == "organization.row":
        return "subsidiary"
    within = one.kind == "organization" and span.contains(one.span)
    return "subsidiary" if within and _fills_a_row(text, one.span) else one.role


def _fills_a_row(text: str, span: Span) -> bool:
    """Whether a name begins a line of a list, and is no part of a sentence."""
    line = text.rfind("\n", 0, span.start) + 1
    if not _BEGINS.match(text[line : span.start]) or _GOES_ON.match(text, span.end):
        return False
    above = text[text.rfind("\n", 0, max(0, line - 1)) + 1 : max(0, line - 1)].rstrip()
    return above.endswith((".", ":", ";")) or _PROSE.match(above) is None


def _overlaps(span: Span, places: list[tuple[int, int]]) -> bool:
    """Whether a span shares characters with one of some places, which are in order and apart."""
    at = bisect_left(places, (span.end, 0))
    return at > 0 and places[at - 1][1] > span.start


def _rows(text: str, start: int, end: int | None = None) -> Iterator[Party]:
    """The rows of the list that have a name in their first cell and a home, or a legal form, beside it."""
    for row in _ROW.finditer(text, start, len(text) if end is None else end):
        whole = squeeze(row["name"])
        aside = _ASIDE.search(whole)
        name = (whole[: aside.start()] if aside else whole).rstrip(", ")
        told = row["rest"] or ""
        homes = [cell for cell in map(squeeze, _CELL.split(told)) if cell and _code(cell)]
        if not homes and aside and _code(aside["within"]):
            homes = [aside["within"]]
        home = _home_of(homes, text[start : min(row.start(), start + _TOP)])
        formed = has_form(name) or ends_with_form(name)
        if (
            not (homes or formed)
            or name.count("(") != name.count(")")
            or _NO_NAME.search(name)
            or _TELLS.search(name)
            or _HEADS.match(name)
            or is_person(name)
            or jurisdiction_code(name)
        ):
            continue
        length = len(row["name"].rstrip(", ")) if not aside else _spelled(row["name"])
        span = Span(row.start("name"), row.start("name") + length)
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


def _spelled(name: str) -> int:
    """How many characters of a cell its name takes, without what stands in brackets behind it."""
    aside = _ASIDE.search(name)
    return len(name[: aside.start()].rstrip(", ") if aside else name)


def _home_of(homes: list[str], above: str) -> str | None:
    """The home of a row; of two that differ the one whose column the heads put there, and else none."""
    if len({_code(one) for one in homes}) < _FEW:
        return homes[0] if homes else None
    columns = {}
    for kind, pattern in (("home", _INCORPORATED), ("place", _DOES_BUSINESS)):
        heads = [match.start() - above.rfind("\n", 0, match.start()) for match in pattern.finditer(above)]
        if not heads:
            return None
        columns[kind] = min(heads)
    return homes[-1] if columns["home"] > columns["place"] else homes[0]


def _code(cell: str) -> str | None:
    return jurisdiction_code(cell.strip("()*. "))


def _parent(text: str, head: Match, found: list[Party]) -> Party | None:
    """The company that the heading names, or that the lines above it or right below it do."""
    place = None
    told = head.groupdict().get("parent")
    if told and not _ITSELF.fullmatch(told) and not is_generic(told):
        dated = _DATED.search(told)
        place = Span(head.start("parent"), head.start("parent") + (dated.start() if dated else len(told)))
    else:
        above = [one for one in _TITLE.finditer(text, 0, head.start()) if has_form(squeeze(one["name"]))]
        place = Span(*above[-1].span("name")) if above else _said_beside(text, head)
    if place is None or not has_form(squeeze(text[place.start : place.end])):
        return None
    name = squeeze(text[place.start : place.end])
    known = next((one for one in found if key(one.name) == key(name)), None)
    if known is not None and name.isupper():
        return replace(known, role="issuer")
    return replace(known or _named(name, place), name=name, span=place, mentions=(place,), role="issuer")


def _said_beside(text: str, head: Match) -> Span | None:
    """Whose subsidiaries they are as a line above the heading or close below it says: "Lark Inc. and Subsidiaries"."""
    for said in _OF.finditer(text, 0, min(len(text), head.end() + 400)):
        group = said.lastgroup or "of"
        if has_form(squeeze(said[group])):
            return Span(*said.span(group))
    return None


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
