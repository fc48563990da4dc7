"""What an instrument calls itself: its heading, or else the first words in front that name an instrument.

"EXHIBIT 10.12 EXCLUSIVE DISTRIBUTOR AGREEMENT THIS EXCLUSIVE DISTRIBUTOR AGREEMENT is made …", all on one line, is
titled "EXCLUSIVE DISTRIBUTOR AGREEMENT".
"""

import re
from typing import NamedTuple

from pipeline.document import Document
from pipeline.span import Span
from pipeline.title_ahead import ahead
from pipeline.title_lines import JOINED, TITLE_LINE, whole, wider
from pipeline.title_words import (
    ABOUT,
    AFTER,
    APART,
    ARCHIVED,
    BARE,
    BARE_NUMBER,
    BEFORE,
    BELOW,
    BELOW_BARE,
    BREAKS_OFF,
    CAPITALS,
    CHANGE,
    COLUMNS,
    COMPANY,
    COMPANY_END,
    CUT_SHORT,
    DANGLING,
    ECHOED,
    FILED,
    FILING,
    FIRST,
    FORM_AHEAD,
    FRONT,
    GLUED,
    INSTRUMENT,
    ITSELF,
    JOINS,
    LEFT_OUT,
    LEGAL_FORM,
    LEGEND,
    LINE,
    LINKED,
    NAME,
    NOUN_FIRST,
    NUMBERED,
    OF_COMPANY,
    OPENS,
    RUN,
    SCHEDULE,
    SECTION_MARK,
    SHORT_NAME,
    SPACED_OUT,
    SUBJECT,
    TWICE,
)

CALLED = 8
"""So many times the first sentences may say "this" before they call the instrument by its name."""
LONGEST = 160
"""So long a heading is at most: what is longer runs on with a first paragraph in capitals."""
SEAT = re.compile(r"Washington,?\s+D\.?\s?C\.?(?:\s+20549(?:-\d{4})?)?\s+(?=\S)", re.IGNORECASE)
FILER_NAME = 400
"""So far below the filer's own name for an exhibit, which an archive heads it with, its number may stand."""
BELOW_NUMBER = 200
"""Within so many characters behind the number of an exhibit its title stands, where the filer's own name is above."""


def titled(document: Document) -> tuple[str, Span] | None:
    """The title of the document's main part and where it stands, or null where it has none."""
    found = _titled(document) or _spaced_out(document.text)
    before = None if _is_release(document) else ahead(document.text)
    if before is not None and (found is None or before[1].end < found[1].start):
        found = before
    if found is None:
        return None
    glued = GLUED.match(found[0])
    place = _place(document.text, found[1], glued[1]) if glued else None
    found = (glued[1], place) if glued and place else found
    return _trimmed(document.text, _without_parties(document.text, _below_its_number(document.text, found)))


def _trimmed(text: str, found: tuple[str, Span]) -> tuple[str, Span]:
    """The title without a separating mark at its end, and without the name in a column of its own before it.

    Nor has it the seat of the Commission, which a form has in a line above its name.
    """
    words, span = found
    if seat := SEAT.match(text, span.start, span.end):
        span = Span(seat.end(), span.end)
        words = " ".join(text[span.start : span.end].split())
    for gap in COLUMNS.finditer(text, span.start, span.end):
        if not INSTRUMENT.search(text, span.start, gap.start()):
            span = Span(gap.end(), span.end)
            words = " ".join(text[span.start : span.end].split())
    return words.rstrip(",;:"), Span(span.start, span.start + len(text[span.start : span.end].rstrip(",;:")))


def _spaced_out(text: str) -> tuple[str, Span] | None:
    """A title whose letters are set apart: "S U P P L Y   A G R E E M E N T"."""
    for line in SPACED_OUT.finditer(text, 0, FRONT):
        words = " ".join(word.replace(" ", "") for word in re.split(r"[ \t]{2,}", line["title"]))
        if INSTRUMENT.search(words):
            return words, Span(*line.span("title"))
    return None


def _below_its_number(text: str, found: tuple[str, Span]) -> tuple[str, Span]:
    """The title that stands below the bare number of the agreement: "Agreement No. 55", "Supply Agreement"."""
    below = BELOW_BARE.match(text, found[1].end) if BARE_NUMBER.fullmatch(found[0]) else None
    return (" ".join(below["title"].split()), Span(*below.span("title"))) if below else found


def _without_parties(text: str, found: tuple[str, Span]) -> tuple[str, Span]:
    """The title without the lines above it that are names, which the text has with a legal form: "ALPHA BOATS"."""
    words, span = found
    front = text[span.end : span.end + FRONT]
    itself = ITSELF.search(front)
    parts = words.split()
    at, in_full = 0, False
    for end in range(1, len(parts) - 1):
        lead = " ".join(parts[at:end]).rstrip(",-–—/&")
        if not lead or not lead[0].isupper() or TITLE_LINE.fullmatch(lead):
            continue
        formed = rf"\b{re.escape(lead)},?\s+(?:{LEGAL_FORM})\b"
        listed = rf"\b(?:between|among|and)\s+{re.escape(lead)}\s*(?:,\s+an?\b|\()"
        if re.search(rf"{formed}|{listed}", front, re.IGNORECASE) and not INSTRUMENT.search(lead):
            in_full = FORM_AHEAD.match(" ".join(parts[end:])) is not None
            at = end + (in_full or parts[end] in {"-", "–", "—", "/", "&", "AND", "and"})
    own = " ".join(parts[at:])
    called = itself is not None and " ".join(itself["name"].split()).casefold().startswith(words.casefold())
    place = _place(text, span, own) if at and " " in own and INSTRUMENT.search(own) and not called else None
    parted = place and (in_full or "\n" in text[span.start : place.start])
    return (own, place) if place and parted else found


def _titled(document: Document) -> tuple[str, Span] | None:
    heading = _heading(document)
    if heading is not None and heading.kind == "title":
        heading = _alone(document.text, heading)
    if heading is not None and (heading.kind == "headline" or INSTRUMENT.search(heading.words)):
        own = _own(document.text, heading)
        if heading.kind == "headline":
            return own
        full = _continued(document.text, _full(document.text, own))
        goes_on = " " not in full[0] or BREAKS_OFF.search(full[0])
        return _linked(document.text, *full) if goes_on else full
    if heading is not None and heading.kind == "title" and BELOW.match(document.text, heading.span.end):
        return _own(document.text, heading)
    release = _is_release(document)
    named = None if release else _first_of(_repeated(document.text), _named(document))
    called = None if release else _called(document)
    if named and (called is None or named[1].start < called[1].start):
        return _continued(document.text, _full(document.text, named))
    if heading:
        return _linked(document.text, heading.words, heading.span)
    return called


def _is_release(document: Document) -> bool:
    kinds = {section.kind for section in document.sections if section.part == "main"}
    return bool(kinds & {"headline", "dateline"}) and not kinds & {"signature_page", "salutation"}


def _first_of(repeated: tuple[str, Span] | None, named: tuple[str, Span] | None) -> tuple[str, Span] | None:
    """The name that the first sentences repeat, in the place where it stands first; else the other one."""
    if repeated and named and named[0].casefold() == repeated[0].casefold():
        return min(repeated, named, key=lambda one: one[1].start)
    return repeated or named


def _called(document: Document) -> tuple[str, Span] | None:
    """What the preamble of an instrument without a heading calls it: "This Supply Agreement is made"."""
    preamble = next((one.span for one in document.sections if one.kind == "preamble" and one.part == "main"), None)
    begin, end = preamble or (0, FRONT)
    itself = ITSELF.search(document.text, begin, end)
    if itself is None or NAME.fullmatch(itself["name"]) is None:
        return None
    return " ".join(itself["name"].split()), Span(*itself.span("name"))


def _full(text: str, found: tuple[str, Span]) -> tuple[str, Span]:
    """The title with the lines around it that belong to it, and without its own repetition."""
    name, span = found
    full = whole(text, span)
    if dangling := DANGLING.search(text, full.start, full.end):
        full = Span(full.start, dangling.start())
    if below := BELOW.match(text, full.end):
        full = Span(full.start, below.end())
    if full != span:
        return " ".join(text[full.start : full.end].split()), full
    twice = TWICE.fullmatch(name)
    words = name[: max(twice.end(1), twice.end(2))] if twice else name
    once = _place(text, span, words) if twice else None
    return (words, once) if once else found


def _continued(text: str, found: tuple[str, Span]) -> tuple[str, Span]:
    """The title with what it is about below it, or the words by which the first sentence calls it too."""
    words, span = found
    if ABOUT.match(text, span.end):
        return _linked(text, words, span)
    itself = ITSELF.search(text, span.end, span.end + FRONT)
    called = " ".join(itself["name"].split()).casefold() if itself else ""
    rest = called.partition(words.casefold())[2].split()
    more = rest and re.compile(
        r"\s+" + r"\s+".join(map(re.escape, rest)) + r"(?=[ \t]*$)", re.IGNORECASE | re.MULTILINE
    ).match(text, span.end)
    if not more:
        return found
    return " ".join(text[span.start : more.end()].split()), Span(span.start, more.end())


def _linked(text: str, words: str, span: Span) -> tuple[str, Span]:
    """A heading that breaks off, with the lines in capitals that go on with it: "CONTRACT", "FOR THE", "SALE"."""
    end = span.end
    while (line := LINKED.match(text, end)) is not None:
        end = line.end("line")
    return (" ".join(text[span.start : end].split()), Span(span.start, end)) if end > span.end else (words, span)


def _own(text: str, heading: "Heading") -> tuple[str, Span]:
    """The heading, with what it amends on the lines below it; or the name that the first sentence gives instead."""
    if heading.kind == "headline":
        return heading.words, heading.span
    dangling = DANGLING.search(text, heading.span.start, heading.span.end)
    cut = None if dangling else CUT_SHORT.search(text, heading.span.start, heading.span.end)
    cut = None if cut and INSTRUMENT.search(text, cut.end(), heading.span.end) else cut
    goes_on = dangling.start() if dangling else cut.end() if cut else heading.span.end
    if below := BELOW.match(text, goes_on):
        span = Span(heading.span.start, below.end())
        return " ".join(text[span.start : span.end].split()), span
    repeated = _repeated(text)
    if repeated is None and (itself := ITSELF.search(text, heading.span.end, heading.span.end + FRONT)):
        name = " ".join(itself["name"].split())
        named = [match.end() for match in INSTRUMENT.finditer(name)]
        if name.casefold().startswith(f"{heading.words.casefold()} and ") and named[-1:] == [len(name)]:
            return name, Span(*itself.span("name"))
    if repeated is None or not _apart(heading.words, repeated[0]):
        return heading.words, heading.span
    return repeated


def _apart(heading: str, name: str) -> bool:
    """Whether the name is not the heading's, or stands in it behind what only describes it.

    "Form of Supply Agreement for Alpha", "Affiliate Program Terms" above "AFFILIATE AGREEMENT".
    """
    if name.casefold() not in heading.casefold():
        return True
    ahead = heading[: -len(name)].rstrip() if heading.casefold().endswith(name.casefold()) else ""
    other = INSTRUMENT.search(ahead) or COMPANY_END.search(ahead) or (name.isupper() and ahead != ahead.upper())
    return bool(other) and not JOINED.search(ahead) and not re.match(CHANGE, name)


def _repeated(text: str) -> tuple[str, Span] | None:
    """The name on a line of its own by which one of the first sentences calls the instrument, or null."""
    itself = ITSELF.search(text, 0, FRONT)
    for _ in range(CALLED):
        if itself is None:
            return None
        if INSTRUMENT.search(itself["name"]) or SCHEDULE.search(itself["name"]):
            words = r"\s+".join(re.escape(word) for word in itself["name"].split())
            line = re.compile(
                rf"(?:^|[ \t]{{3,}})(?P<title>{words})(?=[ \t]*$|[ \t]{{3,}})", re.IGNORECASE | re.MULTILINE
            )
            if found := line.search(text, 0, itself.start()):
                return " ".join(found["title"].split()), Span(*found.span("title"))
        itself = ITSELF.search(text, itself.start() + 1, FRONT)
    return None


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
            filing = FILING.search(words) and not INSTRUMENT.search(words)
            # "THIS SUPPLY AGREEMENT is made on May 1, 2003"; "Code word for this Charter Party"
            opens = ITSELF.match(section.heading) is not None or " this " in words
            if span is not None and not NUMBERED.match(words) and not SUBJECT.match(words) and not filing and not opens:
                return _below_number(document.text, section.span, span) or Heading(section.kind, words, span)
    return None


def _below_number(text: str, section: Span, heading: Span) -> Heading | None:
    """The title that stands behind the number of the exhibit, where the heading is only the filer's name for it."""
    reach = heading.end + FILER_NAME if ARCHIVED.match(text, section.start) else section.end
    filed = FILED.search(text, heading.end - 1, reach)
    below = LINE.search(text, filed.end(), filed.end() + BELOW_NUMBER) if filed else None
    if filed is None or below is None or INSTRUMENT.search(text, filed.end(), below.start(1)):
        return None
    return Heading("title", " ".join(below[1].split()), Span(*below.span(1)))


def _alone(text: str, heading: Heading) -> Heading:
    """The heading without what stands below or beside it and names no instrument, or above it and only repeats it.

    "Exhibit 10.5 Consulting Agreement with Ann Doe" may stand above "CONSULTING AGREEMENT".
    """
    start, end = heading.span
    last = text[text.rfind("\n", start, end) + 1 : end].strip()
    before = heading.words.casefold().removesuffix(last.casefold()).rstrip()
    above = before.removeprefix(last.casefold())
    repeated = " " in last and above.startswith(" ") and not DANGLING.search(above) and not INSTRUMENT.search(above)
    if repeated and INSTRUMENT.search(last):
        return Heading(heading.kind, " ".join(last.split()), Span(end - len(last), end))
    for match in APART.finditer(text, start, end):
        if len(heading.words) > LONGEST or not INSTRUMENT.search(text, match.end(), end):
            return Heading(heading.kind, " ".join(text[start : match.end()].split()), Span(start, match.end()))
    named = [match.end() for match in INSTRUMENT.finditer(heading.words)]
    if not named or named[-1] == len(heading.words):
        return heading
    if COMPANY_END.search(heading.words, named[-1]) and not JOINS.match(heading.words, named[-1]):
        words = heading.words[: named[-1]]
        return heading._replace(words=words, span=_place(text, heading.span, words) or heading.span)
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
    words = LEFT_OUT.sub("", words)
    return words[: words.rindex("(")].rstrip() if words.count("(") > words.count(")") else words


def _named(document: Document) -> tuple[str, Span] | None:
    """The first run of capitals, or the first line of its own, that names an instrument in front of the text."""
    text = document.text
    front = min([FRONT, *(one.span.start for one in document.sections if one.kind == "salutation")])
    top = len(text) - len(text.lstrip())
    filed = BEFORE.match(text, top, front)
    start = filed.end() if filed else 0
    found = [(match.start(), match.end()) for match in CAPITALS.finditer(text, start, front)]
    found += [match.span("title") for match in ECHOED.finditer(text, start, front) if INSTRUMENT.search(match["title"])]
    found += [match.span(1) for match in LINE.finditer(text, start, front)]
    found += [match.span("title") for match in RUN.finditer(text, start, front)]
    found += [match.span("title") for match in NOUN_FIRST.finditer(text, start, front)]
    if first := FIRST.match(text, top, front):
        found.append(first.span("title"))
    if bare := BARE.match(text, start or top):
        return bare["title"], Span(*bare.span("title"))
    for start, end in sorted(found, key=lambda one: (one[0], -one[1])):
        begin = start
        if SECTION_MARK.search(text, max(0, begin - 20), begin):
            continue
        for leading in (LEGEND, BEFORE):
            lead = leading.match(text, begin, end)
            begin = lead.end() if lead else begin
        company = COMPANY.match(text[begin:end])
        begin += company.end() if company else 0
        more = " " in text[begin:end].strip() and not OPENS.match(text, begin)
        if begin < end and (more or wider(text, Span(begin, end)).start < begin):
            return " ".join(text[begin:end].split()), Span(begin, end)
    return None


def _place(text: str, within: Span, words: str) -> Span | None:
    """Where the words stand, however the lines are broken."""
    pattern = r"\W+".join(re.escape(word) for word in re.findall(r"\w+", words))
    match = re.search(pattern, text[within.start : within.end]) if pattern else None
    return Span(within.start + match.start(), within.start + match.end()) if match else None
