"""Blanks in a copy that was signed, or that says it is the one for signature; signatures that such a copy lacks.

"on or about ____________" in the body and "Name:" with nothing behind it under one of several signatures are a `blank`.
"""

from collections.abc import Iterator

import regex

from pipeline.diagnostic import Diagnostic, Severity
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import Section
from pipeline.span import Span

HEAD = 1500
"""So far from its beginning a document says which copy it is."""
LONGEST = 40
"""Longer lines are drawn to part one thing from another, not to be written on."""
_SIGNED = lazy(r"/\s?s\s?/", regex.IGNORECASE)
_FINAL = lazy(r"^[^\S\n]*(?P<mark>(?:EXECUTION|CONFORMED|(?i:execution|conformed))\s+(?i:copy|version))\b", regex.M)
_BLANK = lazy(rf"(?<![_\-=]\s?)(?<=\w[,:.$#]?[^\S\n]{{0,2}})_{{3,{LONGEST}}}(?![_\-=])|\[\s*_{{2,}}\s*\]")
_TO_BE_INITIALLED = lazy(r"\b(?:initials?|year|by|its|name|title|date|signature|signed|witness)\W*$", regex.I)
_CHOSEN = lazy(r"(?:^|\s)[_\[(]*X[_\])]*\s+[A-Z][^\n]{0,60}$")  # the other of two boxes has its cross
_DAY = lazy(r"\bthis\s+_{2,}\s*(?:st|nd|rd|th)?\s+day\s+of\s+\w+(?:\s*,?\s*(?:\d{4}|_+))?", regex.IGNORECASE)
# below a line to sign on, and not below "By: Not a signatory"
_SIGNATORY = lazy(r"(?<=\bBy[\s:_-]*)(?P<name>Name\s*:)[^\S\n]*\n[^\S\n]*Title\s*:[^\S\n]*$", regex.MULTILINE)
# "By:  Camden Partners Strategic II, LLC,", and the next line does not say as what
_CHAIN = lazy(r"^[^\S\n]*By:?[^\S\n]+(?P<name>[^\n/]*[A-Za-z.]),[^\S\n]*\n(?=\s*By\b)", regex.MULTILINE)
_NAMED = lazy(r"^[^\S\n]*Name\s*:[^\S\n]*\w", regex.MULTILINE)
_INSTRUMENTS = ("_agreement", "indenture", "amendment", "warrant", "certificate_of_designation")
_BODY = ("section", "preamble", "recitals", "definition", "paragraph", "body", "list_item")


def diagnostics(document: Document) -> Iterator[Diagnostic]:
    """The blanks of the main part, at most one for each section; nothing in a draft or a form."""
    if not document.kind.endswith(_INSTRUMENTS):
        return
    pages = [one for one in document.sections if one.kind == "signature_page" and one.part == "main"]
    mark = _FINAL.search(document.text, 0, HEAD)
    signed = any(_SIGNED.search(document.text, *page.span) for page in pages)
    if not pages or not (mark or signed):
        return
    if mark and _SIGNED.search(document.text) is None:
        words = " ".join(mark["mark"].split())
        yield _diagnostic("unsigned", f'marked "{words}", and no signature is shown', Span(*mark.span("mark")))
    yield from _in_the_body(document)
    yield from _in_signatures(document, pages)


def _in_the_body(document: Document) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    for match in matches(_BLANK, document):
        section = document.section_at(span := Span(*match.span()))
        if section is None or section.id in seen or not _is_text(document, section, span):
            continue
        seen.add(section.id)
        yield _diagnostic("blank", "left blank in a copy for signature", span)


def _is_text(document: Document, section: Section, span: Span) -> bool:
    if section.kind not in _BODY or section.part != "main" or document.in_table(span) or document.in_furniture(span):
        return False
    before = max(0, span.start - 80)
    return not any(one.search(document.text, before, span.start) for one in (_TO_BE_INITIALLED, _CHOSEN))


def _in_signatures(document: Document, pages: list[Section]) -> Iterator[Diagnostic]:
    """Days left open, entities without a capacity, and signatories without a name where others have theirs."""
    spans = [one.span for one in pages]
    for page in (one for one in spans if not any(other != one and other.contains(one) for other in spans)):
        for match in _DAY.finditer(document.text, *page):
            yield _diagnostic("blank", "the day is left blank", Span(*match.span()))
        for match in _CHAIN.finditer(document.text, *page):
            message = f"{match['name']} signs for another, and it is not said in what capacity"
            yield _diagnostic("signature_chain_incomplete", message, Span(*match.span("name")))
        if _NAMED.search(document.text, *page):
            for match in _SIGNATORY.finditer(document.text, *page):
                message = "name and title of the signatory are left blank"
                yield _diagnostic("blank", message, Span(match.start("name"), match.end()))


def _diagnostic(code: str, message: str, span: Span, severity: Severity = "warning") -> Diagnostic:
    return Diagnostic(severity=severity, code=code, message=message, span=span, rule="consistency.blanks")
