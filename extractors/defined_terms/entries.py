r"""Entries of definitions sections: where they begin and end, and the item of a term with the words that define it.

"1.32 "Trademarks" means all …" begins an entry; "The term "Trademarks" means all …" defines in passing.
"""

import regex

from extractors.defined_terms.leading import stated
from extractors.defined_terms.quoted import key
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm, Section, TermStyle
from pipeline.span import Span, trimmed

LONGEST = 8000
"""No entry is longer, whatever the text looks like."""
SENTENCE = 3000
"""No sentence that defines is longer."""
LEAD = len('"The capitalized expression ')
"""No words in front of the term of an entry are longer."""
MARK = 60
"""No mark of a next entry, with the space in front of it, is longer."""

_NEXT_ENTRY = lazy(
    r"(?P<stop>[;,.])\s+(?:and\s+)?(?:\(?[\w.]{1,7}\)?\.?\s+)?(?:As\s+used\s+[^\"“.;,]{1,60},\s+)?(?:[Tt]he\s+term\s+)?"
    r"[\"“][^\"“”]{1,80}[\"”](?:\s+or\s+[\"“][^\"“”]{1,80}[\"”])?(?:,\s+whether\s[^\"“.;,]{1,60})?,?\s+(?:(?:shall|will)\s+(?:be\s+(?:the|an?)|\w*\s?have|\w*\s?mean|include|refer)"
    r"|means?\b|(?:has|have|as)\s+the\s+mean|refers\s+to\b|includes\b|(?:is|are)\s+defined\b)"
)
_ENTRY_END = lazy(r"\n[ \t]*\r?\n(?=\s*(?:[\"“]|\(?\w{1,4}\)|\d+\.|[A-Z][A-Z \-]{4,}))")
_PARAGRAPH_END = lazy(r"(?<=\.)[ \t]*\r?\n[ \t]*\r?\n")
_NEXT_PARAGRAPH = lazy(r"(?<=\.[\"”]?)[ \t]*\r?\n[ \t]*\r?\n(?=\s*(?!For\b|Provided\b|Notwithstanding\b)[A-Z][a-z]+\s)")
_POINTS_OF_LEAD = lazy(r"[\s:,;–—-]+(?=\w|[(\"“$\[])")
# "beginning at 9:00 a.m. Eastern Time" goes on
_SENTENCE_END = lazy(
    r"(?:;|\.(?!(?<=\b[ap]\.\s?m\.)\s+\(?(?:[A-Z][a-z]+\s+){1,4}[Tt]ime\b|(?<=\b[ap]\.\s?m\.)\s+\(?[A-Z]{2,3}\b))(?=\s+(?:[A-Z\"“(]|$)|\s*$)"
    r"|\n[ \t]*\r?\n"
)
_REFERENCES = lazy(
    r",\s+and\s+(?:each|any|all|every)\s+(?:other\s+)?references?\b[^.;]{0,300}?\b(?:shall|will|is|are)\b"
)
"""What follows a definition in its sentence: ", and each reference to the Lease shall be one to it as amended"."""
_FIRST_MEMBER = lazy(r"\((?:a|i|1|A|I|x)\)\s")
_NEXT_MEMBER = lazy(r"[;\s]\s*(?:and\s+|or\s+|and/or\s+)?\((?:[b-z]|[ivx]{2,4}|\d{1,2}|[B-Z])\)\s+(?![\"“])")
_GOES_ON = lazy(r",\s|[^.;:!?\s]\s+\p{Ll}")  # a page ends inside the sentence
_IN_PASSING = lazy(r"(?:\b[Tt]he\s+(?:capitalized\s+)?(?:terms?|words?|phrases?|expressions?)|[,;](?:\s+an?)?)\s+$")
_LEADS_IN = lazy(
    r"(?:^|\n)[^\S\n]*(?:(?:Section\s+)?\d[\d.]*(?:\s+|$)|\(?[a-zA-Z]{1,4}\)\s+)?(?:[A-Z][A-Z ,&'-]+\.\s+)?\s*$"
)
_MARKED = lazy(r"[.;:)]\s+(?:and\s+)?(?:\d+\.[\d.]*|\(?[a-zA-Z]{1,4}\)|[a-z]\.)\s+$")
_NEW_SENTENCE = lazy(r"[.;:]\s+$")
_NEXT_MARK = lazy(r"(?<=[.;])\s+(?:and\s+)?(?:\d+\.[\d.]*|\(\w{1,4}\))$|(?:(?<=[.;)])\s+|\n[^\S\n]*)\d+\.\d+$")
_QUOTES = lazy(r"[\"“”]")
_DEFINES = lazy(r"\b(?:definitions?|defined\s+terms|glossary|interpretation)\b", regex.IGNORECASE)


def entry_end(document: Document, start: int) -> int:
    """Where the entry that begins here ends: with its `definition` section, else with its paragraph."""
    text, here = document.text, Span(start, start + 1)
    section = definition_around(document, here)
    if section is not None:
        # a letter that defines in passing goes on with its next paragraph
        gap = None if in_definitions(document, here) else _NEXT_PARAGRAPH.search(text, start, section.span.end)
        return gap.start() if gap else section.span.end
    last = min(len(text), start + LONGEST)
    around = document.section_at(here)
    if around is not None and around.kind in ("section", "paragraph"):
        last = min(last, around.span.end)
    gap = _ENTRY_END.search(text, start, last)
    if gap is None and last == start + LONGEST:  # no entry: the text just goes on
        gap = _PARAGRAPH_END.search(text, start, last)
    return gap.start() if gap else last


def definition_around(document: Document, span: Span) -> Section | None:
    """The `definition` section that the span stands in, or null."""
    section = document.section_at(span)
    while section is not None and section.kind != "definition":
        section = document.by_id.get(section.parent) if section.parent else None
    return section


def heads_entry(document: Document, start: int) -> bool:
    """Whether the term at the offset, with its quotation mark, heads an entry and is not defined inside a sentence."""
    before = document.text[max(0, start - 120) : start].rstrip('"“„`')
    if _IN_PASSING.search(before):
        return _opens_entry(document, start)
    if not before.strip() or _LEADS_IN.search(before) or _MARKED.search(before):
        return True
    span = Span(start, start + 1)
    if definition_around(document, span) is not None:
        return True
    return _NEW_SENTENCE.search(before) is not None and in_definitions(document, span)


def _opens_entry(document: Document, start: int) -> bool:
    """Whether an entry opens with the words in front of its term: '1.14 CLIA The term "CLIA" shall mean …'."""
    section = definition_around(document, Span(start, start + 1))
    return section is not None and start - section.span.start <= LEAD


def in_definitions(document: Document, span: Span) -> bool:
    """Whether a section around the span is headed as one that defines."""
    section = document.section_at(span)
    around = (section, *document.ancestors(section)) if section else ()
    return any(one.heading and _DEFINES.search(one.heading) for one in around)


def definition_end(document: Document, term: int, start: int) -> int:
    """Where the words end that define the term at `term`: with its entry, or its sentence where it is no entry."""
    end = entry_end(document, term)
    after = _NEXT_ENTRY.search(document.text, start, end)
    end = after.start("stop") if after else end
    return end if heads_entry(document, term) else sentence_end(document, start, end)


def sentence_end(document: Document, start: int, last: int | None = None) -> int:
    """The end of the sentence that `start` stands in."""
    text = document.text
    last = min(len(text) if last is None else last, start + SENTENCE)
    for stop in _SENTENCE_END.finditer(text, start, last):
        member = _NEXT_MEMBER.match(text, stop.start(), last) and _FIRST_MEMBER.search(text, start, stop.start())
        broken = text[stop.start()].isspace() and _GOES_ON.match(text, stop.start() - 1, last)
        if not member and not broken:
            more = _REFERENCES.search(text, start, stop.start())
            return more.start() if more else stop.start()
    return last


def defining(document: Document, span: Span, style: TermStyle, definition: Span, *, pointing: bool) -> DefinedTerm:
    """The item of a term at its place with the words that define it; of one that only points they are not kept."""
    text = document.text
    start = _POINTS_OF_LEAD.match(text, definition.start, definition.end)
    next_mark = _NEXT_MARK.search(text, max(definition.start, definition.end - MARK), definition.end)
    end = next_mark.start() if next_mark else definition.end
    definition = trimmed(text, start.end() if start else definition.start, end)
    if text[definition.end - 1] == ")" and text.count(")", *definition) > text.count("(", *definition):
        definition = trimmed(text, definition.start, definition.end - 1)  # all of the sentence stands in parentheses
    if text[definition.end - 1] in '"”' and not _QUOTES.search(text, definition.start, definition.end - 1):
        definition = trimmed(text, definition.start, definition.end - 1)  # it ends with what is quoted
    found = definition if definition.length > 0 else None
    return DefinedTerm(
        span=span,
        term=stated(document, span),
        key=key(document.slice(span)),
        style=style,
        definition=None if pointing or found is None else stated(document, found),
        definition_span=found,
    )
