"""What an instrument calls itself: its heading, or else the first words in front that name an instrument.

"EXHIBIT 10.12 EXCLUSIVE DISTRIBUTOR AGREEMENT THIS EXCLUSIVE DISTRIBUTOR AGREEMENT is made …", all on one line, is
titled "EXCLUSIVE DISTRIBUTOR AGREEMENT".
"""

import re
from typing import NamedTuple

from pipeline.document import Document
from pipeline.span import Span
from pipeline.title_words import (
    ABOVE,
    AFTER,
    APART,
    BEFORE,
    BELOW,
    CAPITALS,
    COMPANY,
    COMPANY_END,
    ECHOED,
    FIRST,
    FRONT,
    INSTRUMENT,
    ITSELF,
    JOINED,
    JOINS,
    LEGEND,
    LINE,
    OF_COMPANY,
    OPENS,
    SAID,
    SCHEDULE,
    SHORT_NAME,
    TWICE,
    WITH,
)


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
    if named:
        return _full(document.text, named)
    if heading:
        return heading.words, heading.span
    return _called(document) if not release else None


def _called(document: Document) -> tuple[str, Span] | None:
    """What the preamble of an instrument without a heading calls it: "This Supply Agreement is made"."""
    preamble = next((one for one in document.sections if one.kind == "preamble" and one.part == "main"), None)
    itself = ITSELF.search(document.text, preamble.span.start, preamble.span.end) if preamble else None
    if itself is None or not INSTRUMENT.search(itself["name"].split()[-1]):
        return None
    return " ".join(itself["name"].split()), Span(*itself.span("name"))


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
    """The heading without the number it was filed under, legends, its parties and its short name."""
    words = BEFORE.sub("", heading, count=1) if BEFORE.match(heading) else heading
    legend = LEGEND.match(words)
    words = COMPANY.sub("", words[legend.end() :] if legend else words, count=1)
    cut = AFTER.sub("", words)
    words = OF_COMPANY.sub("", SHORT_NAME.sub("", cut if INSTRUMENT.search(cut) else words))
    return words[: words.rindex("(")].rstrip() if words.count("(") > words.count(")") else words


def _named(text: str) -> tuple[str, Span] | None:
    """The first run of capitals, or the first line of its own, that names an instrument in front of the text."""
    found = [(match.start(), match.end()) for match in CAPITALS.finditer(text, 0, FRONT)]
    found += [match.span("title") for match in ECHOED.finditer(text, 0, FRONT) if INSTRUMENT.search(match["title"])]
    found += [match.span(1) for match in LINE.finditer(text, 0, FRONT)]
    if first := FIRST.match(text, len(text) - len(text.lstrip()), FRONT):
        found.append(first.span("title"))
    for start, end in sorted(found):
        begin = start
        for front in (LEGEND, BEFORE):
            lead = front.match(text, begin, end)
            begin = lead.end() if lead else begin
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
