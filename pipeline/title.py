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
    r"|POWER\s+OF\s+ATTORNEY|WAIVER|SUPPLEMENT|ENDORSEMENT|JOINT\s+FILING\s+STATEMENT|PLAN"
    r"|MEMORANDUM\s+OF\s+(?:UNDERSTANDING|AGREEMENT)|LETTER\s+OF\s+INTENT|BILL\s+OF\s+SALE)"
)
INSTRUMENT = re.compile(rf"\b{NOUN}\b", re.IGNORECASE)
CAPITALS = re.compile(
    rf"(?<![\w-])(?:(?!THIS\b)(?:[A-Z][A-Z0-9&,'’/-]*|\(?[A-Z]+\)?|[A-Z]{{2,4}}\.)[ \t]+(?:[-–][ \t]+)?){{0,10}}{NOUN}"
    r"(?:[ \t]+(?:NO\.[ \t]*\d+|[IVX]+|\d+)(?!\w))?(?!\w)"
)
LINE = re.compile(
    r"(?:^|[ \t]{3})[ \t]*((?:(?:[A-Z][\w&,'’/-]*|and|of|for|to|the|or|in|No\.|#?\d+)"
    r"[ \t]+){0,12}(?:Agreement|Contract|Lease|Amendment|Addendum|Indenture|Warrant|Plan)"
    r"(?:[ \t]+(?:No\.[ \t]*)?\d+)?)(?=[ \t.]*$|[ \t]{3,})",
    re.MULTILINE,
)
BEFORE = re.compile(
    r"(?:\d+\s+\w+\.html?\s+"
    r"|(?:EX(?:HIBIT)?|Ex(?:hibit)?|ATTACHMENT|Attachment|SCHEDULE|APPENDIX|ANNEX)\b[\s.:-]*(?:NO\.\s*)?"
    r"(?:[\w.()-]*\d[\w.()-]*|\(?[A-Za-z]{1,2}\)?[\w.()-]{0,3}|[IVX]+)\s+"
    r"|(?i:(?:execution|conformed|composite|redacted|public|final|original|counterpart)\s+(?:conformed\s+)?(?:copy|version|form)"
    r"|(?:(?:personal|strictly|private|company)\s*)?(?:(?:and|&)\s*)?confidential(?:\s+treatment\s+requested)?|counterpart)\s+"
    r"|\[FORM\]\s*|(?i:form\s+of)\s+|THE\s+|\*+\s*"
    r"|(?i:contract\s+(?:no\.?|number)\s*:\s*)(?:(?=\D*$)|\S+\s*))+"
)
_FORM = r"(?:INC|CORP|CORPORATION|LLC|L\.L\.C|LTD|LIMITED|L\.P|PLC)"
COMPANY = re.compile(
    rf"^(?:[^a-z]*?\w[^a-z]*?(?:\b{_FORM}\b(?!\s+(?:LIABILITY|PARTNERSHIP)\b)\.?|[®™]),?\s+(?=[^a-z]*\b{NOUN}\b)"
    rf"|(?:[a-z]?[A-Z][\w&,.'’-]*\s+){{1,6}}?(?:Inc|Corp|LLC|Ltd|L\.P|PLC|{_FORM})\b\.?,?\s+(?=[A-Z].*\b(?i:{NOUN})\b))"
)
"""The name of a company in front of the instrument's own."""
ECHOED = re.compile(
    r"(?<!\w)(?P<title>[A-Z][\w#&,'’/-]*(?:[ \t]+(?:[A-Z#][\w#&,'’/-]*|\d+|of|for|and|to|the|or)){1,12}?)"
    r"\s+[Tt]his\s+(?P=title)(?!\w)"
)
"""A title that the first sentence repeats: "Amendment #3 to the Manufacturing Agreement This Amendment #3 to …"."""
OPENS = re.compile(r"(?:THIS|BETWEEN|AND|OF|TO|UNDER|THE)\s")
AFTER = re.compile(
    r"\s+(?:this|by\s+and\s+(?:between|among)|between|among|entered\s+into|dated|made|effective|under|Contract\s+N\w*|for\s+the)\b.*$",
    re.IGNORECASE | re.DOTALL,
)

BELOW = re.compile(
    rf"\s*\n\s*(?:TO|To|to|OF|UNDER|AND|&)\s+(?:THE\s+|the\s+)?(?:[A-Z][A-Z0-9&,'’/-]*\s+){{0,10}}{NOUN}(?=[ \t]*$)",
    re.MULTILINE,
)
"""What an amendment amends, below its own name: "FIRST AMENDMENT", "TO", "SUPPLY AGREEMENT"."""
FIRST = re.compile(
    rf"(?:{BEFORE.pattern})?(?P<title>"
    rf"(?:(?!This\b|THIS\b|{NOUN}\b)(?:[A-Z][\w&,'’/-]*|and|of|for|the|or)[ \t]+){{1,8}}?"
    r"(?:Agreement|Contract|Lease|Amendment)"
    r"(?:[ \t]+(?:No\.[ \t]*\d+[ \t]+)?to[ \t]+(?:the[ \t]+)?(?:[A-Z][\w&,'’/-]*[ \t]+){1,8}?Agreement)?)(?!\w)"
)
"""A title in small letters with which the text begins: "Exhibit 10.1 Outsourcing Agreement between Alpha and Beta"."""
SAID = 30_000
"""Within so many characters the text calls the instrument by its whole name, if the line above belongs to it."""
ABOVE = re.compile(r"^[ \t]*(?P<line>[A-Z][\w&,.'’/() -]{2,60}?)[ \t]*\n\s*\Z", re.MULTILINE)
JOINED = re.compile(r"\b(?:AND|OF|FOR|TO|&|And|and|of|for|to)\s*$|,\s*$|^(?:AND|OF|TO|FOR|and|of|to|for)\b")
COMPANY_END = re.compile(r"\b(?:INC|CORP|CORPORATION|LLC|LTD|LIMITED|L\.P|PLC|COMPANY|LP|N\.A)\b\.?,?$", re.IGNORECASE)
TWICE = re.compile(r"(\S.*)\s+\1")
SCHEDULE = re.compile(r"\b(?:schedule|order|statement\s+of\s+work|addendum)$", re.IGNORECASE)
WITH = re.compile(r"\b(?:Agreement|AGREEMENT)\s+(?:with|WITH)\b")
"""A running head, not a title: "ALPHA Agreement with BETA CORPORATION"."""
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
        own = _own(document.text, heading)
        return own if heading.kind == "headline" else _full(document.text, own)
    if heading is not None and heading.kind == "title" and BELOW.match(document.text, heading.span.end):
        return _own(document.text, heading)
    kinds = {section.kind for section in document.sections if section.part == "main"}
    release = kinds & {"headline", "dateline"} and "signature_page" not in kinds
    named = None if release else _repeated(document.text) or _named(document.text)
    return _full(document.text, named) if named else (heading.words, heading.span) if heading else None


def _full(text: str, found: tuple[str, Span]) -> tuple[str, Span]:
    """The title with the line above that belongs to it, and without its own repetition."""
    name, span = found
    whole = _whole(text, span)
    if whole != span:
        return " ".join(text[whole.start : whole.end].split()), whole
    twice = TWICE.fullmatch(name)
    once = _place(text, span, twice[1]) if twice else None
    return (twice[1], once) if twice and once else found


def _whole(text: str, span: Span) -> Span:
    """The title with the line above it, where that belongs to it: "STRATEGIC", "ALLIANCE AGREEMENT"."""
    above = ABOVE.search(text, max(0, span.start - 120), span.start)
    if above is None or INSTRUMENT.search(above["line"]) or COMPANY_END.search(above["line"]):
        return span
    lead = BEFORE.match(f"{above['line']} ")
    together = Span(above.start("line") + (lead.end() if lead else 0), span.end)
    if together.start >= above.end("line"):
        return span
    if JOINED.search(above["line"]) or JOINED.match(text[span.start : span.end]):
        return together
    words = r"\s+".join(re.escape(word) for word in text[together.start : together.end].split())
    said = re.search(rf"\b{words}\b", text[span.end : span.end + SAID], re.IGNORECASE)
    return together if said else span


def _own(text: str, heading: "Heading") -> tuple[str, Span]:
    """The heading, with what it amends on the lines below it; or the name that the first sentence repeats instead."""
    if heading.kind == "headline":
        return heading.words, heading.span
    if below := BELOW.match(text, heading.span.end):
        span = Span(heading.span.start, below.end())
        return " ".join(text[span.start : span.end].split()), span
    repeated = _repeated(text)
    if repeated is None or repeated[0].casefold() in heading.words.casefold() or WITH.search(heading.words) is None:
        return heading.words, heading.span
    return repeated


def _repeated(text: str) -> tuple[str, Span] | None:
    """The name on a line of its own by which the first sentence calls the instrument, or null."""
    itself = ITSELF.search(text, 0, FRONT)
    if itself is None or not (INSTRUMENT.search(itself["name"]) or SCHEDULE.search(itself["name"])):
        return None
    words = r"\s+".join(re.escape(word) for word in itself["name"].split())
    line = re.compile(rf"(?:^|[ \t]{{3,}})(?P<title>{words})(?=[ \t]*$|[ \t]{{3,}})", re.IGNORECASE | re.MULTILINE)
    found = line.search(text, 0, itself.start())
    return (" ".join(found["title"].split()), Span(*found.span("title"))) if found else None


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
    words = cut if INSTRUMENT.search(cut) else words
    return words[: words.rindex("(")].rstrip() if words.count("(") > words.count(")") else words


def _named(text: str) -> tuple[str, Span] | None:
    """The first run of capitals, or the first line of its own, that names an instrument in front of the text."""
    found = [(match.start(), match.end()) for match in CAPITALS.finditer(text, 0, FRONT)]
    found += [match.span("title") for match in ECHOED.finditer(text, 0, FRONT) if INSTRUMENT.search(match["title"])]
    found += [match.span(1) for match in LINE.finditer(text, 0, FRONT)]
    if first := FIRST.match(text, len(text) - len(text.lstrip()), FRONT):
        found.append(first.span("title"))
    for start, end in sorted(found):
        lead = BEFORE.match(text, start, end)
        begin = lead.end() if lead else start
        company = COMPANY.match(text[begin:end])
        begin += company.end() if company else 0
        if begin < end and not OPENS.match(text, begin) and " " in text[begin:end].strip():
            return " ".join(text[begin:end].split()), Span(begin, end)
    return None


def _place(text: str, within: Span, words: str) -> Span | None:
    """Where the words stand, however the lines are broken."""
    pattern = r"\W+".join(re.escape(word) for word in re.findall(r"\w+", words))
    match = re.search(pattern, text[within.start : within.end]) if pattern else None
    return Span(within.start + match.start(), within.start + match.end()) if match else None
