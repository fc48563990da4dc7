r"""The lines of a signature page as cells: what stands in a column, or after a prompt such as "By:" or "Title:".

"By: /s/ Jane Doe  Name: Jane Doe" is two cells; "    By:   /s/ Jane Doe          By:  ______" is two side by side.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from extractors.names.forms import squeeze
from extractors.signing.words import is_post
from pipeline.document import Document
from pipeline.rules import MONTHS
from pipeline.span import Span

_MONTH = "|".join(month[:3] for month in MONTHS)
GAP = re.compile(r"[ \xa0]{3,}|[ \xa0]*[\t|][ \t\xa0|]*|(?<=\w\.)[ \xa0]{2,}(?=By:|BY:)")
_OF_SIGNER = (
    r"(?:\s+(?:of|OF)\s+(?:(?:the|an?)\s+)?(?:(?:[Aa]uthori[sz]ed|AUTHORI[SZ]ED)\s)?"
    r"(?:[Ss]ignatory|SIGNATORY|[Ss]igner|[Oo]fficer|[Rr]epresentative|[Pp]erson [Ss]igning)"
    r"(?:\s+(?:of|OF)\s+(?:[A-Z]\w+\s?){1,3})?)?"
)
"""Whose signature, name or office a form asks for: "Signature of Authorized Signatory of Purchaser:"."""
PROMPT = re.compile(
    r"(?:(?<![A-Za-z\d/&.])|(?<=\bB[yY])(?=/[sS]/)|(?<=[a-z])(?=(?:Title|Name|Its|By)\s?:))(?:"
    r"(?P<by>(?<!\b[tT][oO][ \xa0])(?:(?:(?<![eE][dD][ \xa0])|(?<=\b[lL]imited[ \xa0])|(?<=\bLIMITED[ \xa0]))"
    r"(?:By|BY|Per|PER)\s?:|(?:By|BY)(?=[ \t]*(?:_{2,}"
    r"|-{3,}|/[sS]/))|(?<![\w,][ \xa0])(?:By|BY)(?=[ \t]*$))|(?:SIGNED|Signed)(?:\s+(?:by|BY))?\s?:"
    r"|(?<![\w,][ \xa0])(?:By|BY)(?=[ \t]+[A-Z][^\n:;/_]{3,70},[ \t]+(?:as|its|a|the)[ \t](?:[a-zA-Z]+[ \t]){0,2}"
    r"(?i:agent|partner|manager|member|trustee|attorney-in-fact|advis[eo]r)\b)"
    r"|(?:(?:Legal|Authori[sz]ed)\s)?Representative(?:\s?\((?:[Ss]ignature|[Ss]eal|[Ss]ign(?:ed)?)[^)\n]{0,20}\))?\s?:"
    r"(?=[ \t]*(?:$|_|/[sS]/))"
    r"|by\s?:(?=[ \t]*/[sS]/)|(?:Authori[sz]ed\s+|AUTHORI[SZ]ED\s+)?(?:Signature|SIGNATURE)"
    rf"(?:{_OF_SIGNER}\s?:|(?=[ \t]+/[sS]/)))"
    r"|(?P<sign>/[sS]/|\\[sS]\\|(?<![^\s_])/ [sS] /|(?<!\S)[sS]/(?=\s?[A-Z](?!E\b))"
    r"|\((?:[sS]igned|SIGNED|[sS]gd\.?|/[sS]/)\)"
    r"|(?:Docu[Ss]igned|(?:[Ee]lectronically|[Dd]igitally) [Ss]igned) [Bb]y\s?:)"
    r"|(?P<text>(?:(?:AGREED|ACCEPTED|ACKNOWLEDGED|CONFIRMED|Agreed|Accepted|Acknowledged|Confirmed)(?:,? (?:and "
    r"|AND |& )?"
    r"(?=[AaCc])\w+)*(?: [bB][yY]| to| TO)?\s?:)|\[[^\]\n]{0,24}(?:[Ss]ignature|SIGNATURE|[Rr]emainder))"
    r"|(?P<name>Name\s(?=[A-Z][a-z]+\.?\s[A-Z])(?!Title|Printed|Date)|(?:(?:Print(?:ed)?|PRINT(?:ED)?"
    r"|Typed?)\s+)?(?:Name|NAME|Print(?:ed)?|PRINT(?:ED)?)(?:\s?\([^)\n]{3,30}\))?"
    rf"(?:\s?(?:/|&|,|and|AND)\s?(?:Title|TITLE|Position|Office))?{_OF_SIGNER}\s?:)"
    r"|(?P<title>(?:Its|ITS|Title)(?=[ \t]*_{3,})"
    r"|(?:(?:Print(?:ed)?|PRINT(?:ED)?)\s+)?(?:Title|TITLE|Its|ITS|Position|POSITION|Office|Capacity|CAPACITY)(?:\s?\([^)\n]{3,30}\))?"
    rf"{_OF_SIGNER}\s?:)"
    r"|(?P<date>(?:(?:Execution|Signature|EXECUTION|SIGNATURE)\s)?(?:Date|Dated|DATED?)(?:\s?/\s?Time)?"
    r"(?:\s+(?:[Ss]igned|of [Ss]ignature))?(?:\s?\([^)\n]{3,30}\))?\s?:|(?:Date|DATE)(?=[ \t]+\d{1,2}[/-]\d{1,2}[/-]\d)"
    rf"|(?:On:|(?:Date|DATE))(?=[ \t]+(?:{_MONTH})[a-z]*\.?[ \t]+\d))"
    r"|(?P<witness>(?:Attest|ATTEST|Witness|WITNESS)(?:ed|ES|es|ED)?(?:\s+(?:by|BY|to|TO))?\s?:?(?=[ \t]*(?:$|/[sS]/"
    r"|_|By|BY)|:)|(?:Witness|WITNESS)(?:['’]?[sS])?\s(?:[sS]ignature|SIGNATURE)\s?:)"
    r"|(?P<other>(?:(?!Officer|President|Manager|Director|Secretary|Treasurer|Member|Partner|Trustee|Counsel|Signatory"
    r"|Chair|Controller|Agent|Representative|Principal|Executive|Person|C[EFO]O\b|[ES]?VP\b)"
    r"[A-Z][A-Za-z.-]*\s){0,3}(?:Address|ADDRESS|(?:Address|ADDRESS)\s(?:for|FOR)\s(?:Notices?|NOTICES?)|Telephone|Phone|Tel|Fax|Facsimile|Telecopy|Telecopier"
    r"|E-?[Mm]ail|Attention|Attn|ATTN|Number|No|Nos|Amount|Commitment|Shares|Interest|Place)\.?\s?:)"
    r")",
)
_BY = re.compile(r"by(?=[ \t]*(?:$|_{2,}|-{3,}|/[sS]/))")
"""A "by" in small letters that begins a line, and leads to a signature."""
_BY_FIRM = re.compile(
    r"[bB][yY](?=[ \t]+[A-Z][^\n:;/]{3,70}(?:,[ \t]|,\n[ \t]*|\n[ \t]*[A-Z][^\n:;/]{1,60},[ \t])(?:as[ \t])?"
    r"(?:its|their)[ \t](?:[a-zA-Z]+[ \t]){0,2}(?i:agent|partner|manager|member|trustee|attorney-in-fact|advis[eo]r)"
    r"(?i:[ ]?/[ ]?(?:agent|manager))?[.,]?[ \t]*(?:\n|\Z))"
)
"""A "By" without its mark that begins a line, where it leads to a firm and the capacity in which that signs."""
_BARE = re.compile(r"(?P<name>Name|NAME)|(?P<title>Title|TITLE|Its|ITS)")
"""A prompt that only a gap parts from what fills it: "Title       President"."""
_SPACED = re.compile(r"(?:Title|TITLE|Its|ITS)[ \xa0]{2}(?=(?!Date|DATE|Name|NAME|Signature|SIGNATURE)[A-Z])")
RULED = re.compile(r"[\s_\-=*.—–]*(?:[_\-=—]{3,}|\.{8,})[\s_\-=*.—–|)]*\Z")
SEALED = re.compile(r"(?=[A-F\d]*\d)[A-F\d]{10,20}(?:\.{3}|…)?")
"""The seal of an electronic signature, below its hand: "3F2A9B7C1D4E4F0"."""
_STAMP = re.compile(r"\[\s?(?:signatures?|signed|illegible|signature\s(?:on\sfile|page|illegible))\s?\]", re.IGNORECASE)
"""What stands for a hand that is not shown: "[signature]"."""
_QUOTED = re.compile(r"[\s_]*[\"“](?P<hand>(?:[A-Z][\w.'’-]*\s){1,4}[A-Z][\w.'’-]+)[\"”][\s_]*")
_ELECTRONIC = re.compile(r"\s*\((?:(?:e-?|electronically )signed|signed electronically)\)\Z", re.IGNORECASE)
ORDINARY = re.compile(r"\b[a-z]{2,}\b")
FIGURES = re.compile(r"\d[\d,.]*\d")
_NOTE = re.compile(r"\[.{0,24}(?:signature|remainder)", re.IGNORECASE)
EDGES = " \t\xa0\r_-=*:—–"


@dataclass(frozen=True)
class Cell:
    """A stretch of a line: `kind` is the prompt that opens it (`text` for none), `value` where its words begin."""

    start: int
    end: int
    line: int
    column: int
    kind: str
    value: int
    signed: bool = False

    def said(self, text: str) -> str:
        """The words after the prompt with single spaces, without ruled lines; empty for a blank."""
        return squeeze(text[self.value : self.end].strip(EDGES))


def lines(document: Document, window: Span) -> Iterator[list[Cell]]:
    """The cells of each line of the window, in order; empty for a blank line, a page mark, a running head."""
    text, at, number = document.text, window.start, 0
    while at < window.end:
        end = text.find("\n", at, window.end)
        end = window.end if end == -1 else end
        shown = text[at:end].strip()
        skip = not shown or shown.startswith("<") or _is_apart(document, at, end)
        yield [] if skip else list(_cells(text, at, end, number))
        at, number = end + 1, number + 1


def _is_apart(document: Document, start: int, end: int) -> bool:
    """Whether a line is a page mark or a running head from end to end, or the figures of a table."""
    text = document.text
    first = start + len(text[start:end]) - len(text[start:end].lstrip())
    last = start + len(text[start:end].rstrip())
    if document.in_furniture(Span(first, first + 1)) and document.in_furniture(Span(last - 1, last)):
        return not is_post(text[first:last])  # "President" below "Title: Assistant Vice", the last line of its page
    return len(FIGURES.findall(text, start, end)) > 1 and document.in_table(Span(start, end))


def _cells(text: str, start: int, end: int, number: int) -> Iterator[Cell]:
    found = [cell for segment in _segments(text, start, end) for cell in _cut(text, *segment, start, number)]
    if not any(cell.kind == "rule" for cell in found):
        found = [_spaced(text, cell) for cell in found]
    bare = _BARE.fullmatch(text, found[0].start, found[0].end) if len(found) == 2 else None
    if bare is not None and not _BARE.fullmatch(text, found[1].start, found[1].end):
        found[0] = replace(found[0], kind=str(bare.lastgroup), value=found[0].end)
    return (_quoted(text, cell) for cell in _with_values(text, found))


def _spaced(text: str, cell: Cell) -> Cell:
    """The cell, a prompt where two spaces part it from an office: "Title  Vice President"."""
    prompt = _SPACED.match(text, cell.start, cell.end) if cell.kind == "text" else None
    return replace(cell, kind="title", value=prompt.end()) if prompt else cell


def _segments(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The stretches of a line between wide gaps."""
    at = start
    for gap in GAP.finditer(text, start, end):
        if text[at : gap.start()].strip():
            yield at, gap.start()
        at = gap.end()
    if text[at:end].strip():
        yield at, end


def _cut(text: str, start: int, end: int, line: int, number: int) -> Iterator[Cell]:
    """A stretch, parted before each prompt."""
    start += len(text[start:end]) - len(text[start:end].lstrip())
    end = start + len(text[start:end].rstrip())
    if text[start:end] == "*":
        yield Cell(start, end, number, start - line, "other", start)  # who signs by power of attorney
        return
    by = _BY.match(text, start, end) or _BY_FIRM.match(text, start)
    places = [(by.start(), by.end(), "by")] if by else []
    after = by.end() if by else start
    places += [(match.start(), match.end(), str(match.lastgroup)) for match in PROMPT.finditer(text, after, end)]
    first = places[0][0] if places else end
    if first > start and text[start:first].strip(" \t\xa0)*("):
        last = start + len(text[start:first].rstrip())
        electronic = _ELECTRONIC.search(text, start, last)
        if electronic is not None:
            yield Cell(start, electronic.start(), number, start - line, "sign", start, signed=True)
            return
        kind = "rule" if RULED.match(text[start:last]) or SEALED.fullmatch(text, start, last) else "text"
        yield Cell(start, last, number, start - line, kind, start)
    for at, (begin, after, kind) in enumerate(places):
        stop = places[at + 1][0] if at + 1 < len(places) else end
        last = begin + len(text[begin:stop].rstrip())
        value = begin if text[begin] == "[" else min(after, last)
        stamped = kind == "text" and _STAMP.fullmatch(text, begin, last) is not None
        yield Cell(begin, last, number, begin - line, "rule" if stamped else kind, value, signed=kind == "sign")


def _with_values(text: str, cells: list[Cell]) -> list[Cell]:
    """The cells, with what stands after a gap joined to the prompt before it: "Title:      President"."""
    joined: list[Cell] = []
    for cell in cells:
        last = joined[-1] if joined else None
        empty = last is not None and last.kind not in {"text", "rule"} and not text[last.value : last.end].strip(EDGES)
        if last is not None and empty and cell.kind == "sign" and last.kind in {"by", "name", "witness"}:
            kind = last.kind if last.kind != "name" else "by"
            joined[-1] = replace(last, end=cell.end, value=cell.value, kind=kind, signed=True)
        elif last is not None and empty and cell.kind == "text" and _may_fill(text, last, cell):
            joined[-1] = replace(last, end=cell.end, value=cell.value)
        elif last is not None and empty and cell.kind == "rule" and last.kind != "other" and last.value == last.end:
            joined[-1] = replace(last, end=cell.end)
        elif last is not None and last.kind == "by" and text[cell.start : cell.end] == "*":
            joined[-1] = replace(last, end=cell.end)  # somebody else signs by power of attorney
        else:
            joined.append(cell)
    return joined


def _quoted(text: str, cell: Cell) -> Cell:
    """The cell, signed where it is a name in quotation marks, as they stand for a hand in Canada: 'Per: "Jane Doe"'."""
    hand = _QUOTED.fullmatch(text, cell.value, cell.end) if cell.kind == "by" and not cell.signed else None
    return replace(cell, value=hand.start("hand"), end=hand.end("hand"), signed=True) if hand else cell


def _may_fill(text: str, prompt: Cell, cell: Cell) -> bool:
    """Whether words after a gap fill in the prompt before them: not the head of an acceptance, "Agreed to:"."""
    heads = (
        cell.value > cell.start or text[cell.start : cell.end].rstrip().endswith(":") or _NOTE.match(text, cell.start)
    )
    return prompt.kind not in {"other", "witness"} and not heads
