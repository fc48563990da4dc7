"""What an instrument calls itself: its heading, or else the first words in front that name an instrument.

"EXHIBIT 10.12 EXCLUSIVE DISTRIBUTOR AGREEMENT THIS EXCLUSIVE DISTRIBUTOR AGREEMENT is made …", all on one line, is
titled "EXCLUSIVE DISTRIBUTOR AGREEMENT".
"""

import re
from typing import NamedTuple

from pipeline.document import Document
from pipeline.span import Span

FRONT = 2500
"""So much of a document is searched for a title that the splitter has not seen."""

NOUN = (
    r"(?:AGREEMENT|INDENTURE|CONTRACT|LEASE|AMENDMENT|ADDENDUM|WARRANT|DEBENTURE|GUARANTY|GUARANTEE|CERTIFICATE"
    r"|POWER\s+OF\s+ATTORNEY|WAIVER|SUPPLEMENT|ENDORSEMENT|JOINT\s+FILING\s+STATEMENT|PLAN)"
)
INSTRUMENT = re.compile(rf"\b{NOUN}\b", re.IGNORECASE)
CAPITALS = re.compile(
    rf"(?<![\w-])(?:(?!THIS\b)(?:[A-Z][A-Z0-9&,'’/-]*|\(?[A-Z]+\)?|[A-Z]{{2,4}}\.)[ \t]+){{0,10}}{NOUN}"
    r"(?:[ \t]+(?:NO\.[ \t]*\d+|[IVX]+|\d+)(?!\w))?(?!\w)"
)
LINE = re.compile(
    r"^[ \t]*((?:(?:First|Second|Third|Fourth|Fifth|Sixth|Amended|[A-Z][\w&,'’/-]*|and|of|for|to|the|or|in|No\.|#?\d+)"
    r"[ \t]+){0,12}(?:Agreement|Contract|Lease|Amendment|Addendum|Indenture|Warrant|Plan)"
    r"(?:[ \t]+(?:No\.[ \t]*)?\d+)?)[ \t.]*$",
    re.MULTILINE,
)
BEFORE = re.compile(
    r"(?:(?:EX(?:HIBIT)?|Ex(?:hibit)?|ATTACHMENT|Attachment|SCHEDULE|APPENDIX|ANNEX)\b[\s.:-]*(?:NO\.\s*)?[\w.()-]+\s+|EXECUTION\s+COPY\s+"
    r"|CONFORMED\s+COPY\s+|EXECUTION\s+VERSION\s+|\[FORM\]\s*|FORM\s+OF\s+|Form\s+of\s+|THE\s+"
    r"|(?i:contract\s+(?:no\.?|number)\s*:\s*)(?:(?=\D*$)|\S+\s*))+"
)
COMPANY = re.compile(
    rf"^[^a-z]*?(?:\b(?:INC|CORP|CORPORATION|LLC|L\.L\.C|LTD|LIMITED|L\.P|PLC)\b\.?|[®™]),?\s+(?=[^a-z]*\b{NOUN}\b)"
)
"""The name of a company in front of the instrument's own."""
ECHOED = re.compile(
    r"(?<!\w)(?P<title>[A-Z][\w#&,'’/-]*(?:[ \t]+(?:[A-Z#][\w#&,'’/-]*|\d+|of|for|and|to|the|or)){1,12}?)"
    r"\s+[Tt]his\s+(?P=title)(?!\w)"
)
"""A title that the first sentence repeats: "Amendment #3 to the Manufacturing Agreement This Amendment #3 to …"."""
OPENS = re.compile(r"(?:THIS|BETWEEN|AND|OF|TO|UNDER|THE)\s")
AFTER = re.compile(
    r"\s+(?:by\s+and\s+(?:between|among)|between|among|entered\s+into|dated|made|effective|under|Contract\s+N\w*|for\s+the)\b.*$",
    re.IGNORECASE | re.DOTALL,
)


ITSELF = re.compile(r"\b[Tt](?:his|HIS)\s+(?P<name>\S+(?:\s+\S+){1,9}?)(?=\s*(?:[(,]|is\b|dated\b|made\b))")
"""What the first sentence calls the instrument: "This Joint Venture Agreement is made"."""
JOINS = re.compile(r"\s+(?:(?:of|and|or|for|to|with|by|on|under|no|number|[ivx]+)\b|[(\d&#-])", re.IGNORECASE)
"""What goes on with the name of an instrument."""
APART = re.compile(
    rf"\b{NOUN}(?=[ \t\xa0]*\n|[ \t\xa0]{{3,}})(?!{JOINS.pattern})",
    re.IGNORECASE,
)
"""Where a title ends that other words stand below or beside: "FRANCHISE AGREEMENT   HOMEWOOD SUITES BY HILTON"."""


def titled(document: Document) -> tuple[str, Span] | None:
    """The title of the document's main part and where it stands, or null where it has none."""
    heading = _heading(document)
    if heading is not None and heading.kind == "title":
        heading = _alone(document.text, heading)
    if heading is not None and (heading.kind == "headline" or INSTRUMENT.search(heading.words)):
        return heading.words, heading.span
    kinds = {section.kind for section in document.sections if section.part == "main"}
    release = kinds & {"headline", "dateline"} and "signature_page" not in kinds
    named = None if release else _named(document.text)
    return named or ((heading.words, heading.span) if heading else None)


class Heading(NamedTuple):
    """A heading in front of the main part."""

    kind: str
    words: str
    span: Span


def _heading(document: Document) -> Heading | None:
    for section in document.sections:
        if section.kind in ("title", "headline") and section.part == "main" and section.heading:
            words = section.heading if section.kind == "headline" else _bare(section.heading)
            span = _place(document.text, section.span, words)
            if span is not None:
                return Heading(section.kind, words, span)
    return None


def _alone(text: str, heading: Heading) -> Heading:
    """The heading without what stands below or beside it and names no instrument."""
    start, end = heading.span
    for match in APART.finditer(text, start, end):
        if not INSTRUMENT.search(text, match.end(), end):
            return Heading(heading.kind, " ".join(text[start : match.end()].split()), Span(start, match.end()))
    named = [match.end() for match in INSTRUMENT.finditer(heading.words)]
    if not named or named[-1] == len(heading.words):
        return heading
    itself = ITSELF.search(text, end, end + FRONT)
    name = " ".join(itself["name"].split()) if itself else ""
    known = INSTRUMENT.search(name) and heading.words.casefold().startswith(f"{name.casefold()} ")
    if known and not INSTRUMENT.search(heading.words, len(name)) and not JOINS.match(heading.words, len(name)):
        words = heading.words[: len(name)]
        span = _place(text, heading.span, words)
        return Heading(heading.kind, words, span) if span is not None else heading
    return heading


def _bare(heading: str) -> str:
    """The heading without the number it was filed under and without its parties."""
    words = BEFORE.sub("", heading, count=1) if BEFORE.match(heading) else heading
    words = COMPANY.sub("", words, count=1)
    cut = AFTER.sub("", words)
    return cut if INSTRUMENT.search(cut) else words


def _named(text: str) -> tuple[str, Span] | None:
    """The first run of capitals, or the first line of its own, that names an instrument in front of the text."""
    found = [(match.start(), match.end()) for match in CAPITALS.finditer(text, 0, FRONT)]
    found += [match.span("title") for match in ECHOED.finditer(text, 0, FRONT) if INSTRUMENT.search(match["title"])]
    found += [match.span(1) for match in LINE.finditer(text, 0, FRONT)]
    for start, end in sorted(found):
        lead = BEFORE.match(text, start, end)
        begin = lead.end() if lead else start
        if begin < end and not OPENS.match(text, begin) and " " in text[begin:end].strip():
            return " ".join(text[begin:end].split()), Span(begin, end)
    return None


def _place(text: str, within: Span, words: str) -> Span | None:
    """Where the words stand, however the lines are broken."""
    pattern = r"\W+".join(re.escape(word) for word in re.findall(r"\w+", words))
    match = re.search(pattern, text[within.start : within.end]) if pattern else None
    return Span(within.start + match.start(), within.start + match.end()) if match else None
