"""Lines that hold many paragraphs, as texts made from web pages and PDFs have them, cut where a paragraph begins.

"… are excluded 14.3 Conflicting Terms The parties agree …" is cut before "14.3", which is the number that comes next.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pipeline.split.marks import read

PARAGRAPH = re.compile(
    r"(?<![ \t\xa0])[ \t\xa0]{3,}(?=[A-Z\"“(\d§•])"
    r"|(?<=[.;:)\"”\w])[ ]{1,2}(?=(?:ARTICLE|Article)[ ]+(?:[IVX]+|\d+)[ .:]+[A-Z]"
    r"|(?:SECTION|Section)[ ]+\d+(?:\.\d+)?\.?[ ]+[A-Z][^.;]{2,70}\.[ ]"
    r"|IN WITNESS WHEREOF)"
    r"|(?<=[A-Z]{2})(?<!SCHEDULE)(?<!EXHIBIT)(?<!ANNEX)(?<!APPENDIX)(?<!ATTACHMENT)[ ]{1,2}"
    r"(?=\d{1,2}\.\d{1,2}\.?[ ]+[A-Z][a-z]+[ ])"
    r"|(?<=[.;:)\"”])[ ]{1,2}(?=\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\.?[ ]+[A-Z\"“]|\d{1,2}\.[ ]+[A-Z\"“])"
    r"|(?<=\.)[ ]{1,2}(?=\([a-zA-Z]\)[ ]+[A-Z\"“])"
    r"|(?<=:)[ ]{1,2}(?=\(a\)[ ]+[A-Z\"“][^()]{1,1500}\.[ ]{1,2}\(b\)[ ]+[A-Z\"“])"
)
"""Where a paragraph begins inside a line that holds many: after a wide gap, or with a mark after a stop."""
DEFINES = re.compile(
    r"(?<=[.;])[ ]{1,2}[\"“][A-Z][^\"“”]{1,60}[\"”][ ]+"
    r"(?:means?|shall[ ]mean|(?:has|have|shall[ ]have)[ ]the[ ]meaning)\b"
)
"""An entry of a glossary behind another one."""
GLOSSARY = 4
"""So many entries on one line, and it is a glossary."""
CRAMPED = 400
"""Columns: a line longer than this may hold many paragraphs."""
LONG = 160
"""Columns: a line longer than this was never wrapped, so its end is the end of its paragraph."""
SHORT = 60
"""Columns: where no line is wrapped, a line longer than this may hold two paragraphs."""
UNWRAPPED = 0.2
"""So many of the lines are longer than a wrapped line can be."""
LONGEST_MARK = 14
BULLETS = frozenset("o•●▪■*·–-§")
WORDS = re.compile(r"[ \xa0]+[\"“]?[A-Za-z]")
SPACE = re.compile(
    r"[ \t\xa0](?<![ \t\xa0]{2})(?:[ \t\xa0]{2,}(?=[A-Z\"“(\d§•])"
    r"|[ \t\xa0]?(?=\d{1,2}\.|\([a-zA-Z]\)[ ]|[\"“][A-Z]|ARTICLE|Article|SECTION|Section|IN WITNESS))"
)
"""A gap that may part paragraphs: wide, or in front of what may be a mark."""
INSIDE = re.compile(r"(?<=\S)[ \xa0]{1,8}(?P<mark>\d{1,2}(?:\.\d{1,3}){1,4}\.?|\d{1,2}\.)[ \xa0]+(?=[\"“\[(]?[A-Z])")
"""A number inside a line that may be the next section's."""
CITES = re.compile(
    r"(?:(?i:sections?|articles?|clauses?|paragraphs?|items?|exhibits?|schedules?|annex|appendix|rules?|version|nos?\.|page"
    r"|release|part|form)|§|\b(?:and|or|to|of|in|the|by|with|from|under|through|than|least|is|are|was|at|see|either|this)|[,$&/+–-])$"
)
"""What stands before a number that is no mark."""
COUNTS = re.compile(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)$",
    re.IGNORECASE,
)
"""A number in words, which the same number in parentheses follows: "for one        (1) day of service"."""
HEADED = re.compile(r"(?<=[.;:])[ \xa0]{1,3}(?P<number>\d{1,2})[ \xa0]+[A-Z][^.:]{2,70}$")
"""A heading whose number has no stop, in front of its first decimals: "by Article 7. 9 Property Rights 9.1 It is"."""
LONGEST_HEADING = 90
STOP = re.compile(r"[.;:)\]\"”]$")
AHEAD = 16000
"""Characters within which the number after the next one is looked for."""


class Line(NamedTuple):
    """A line with words on it: where they begin and end, its indent, the blank lines before it."""

    start: int
    end: int
    indent: int
    gap: int
    page_top: bool


@dataclass
class Counting:
    """The numbers that the text has come to: the last of each list of decimals, and of each list of whole numbers."""

    tops: set[int] = field(default_factory=lambda: {0})
    current: tuple[int, ...] = ()
    last: dict[tuple[int, ...], int] = field(default_factory=dict)

    def meet(self, path: tuple[int, ...]) -> None:
        """Takes note of a number that opens a section."""
        self.current = path
        self.last[path[:-1]] = path[-1]
        if len(path) == 1:
            self.tops = (self.tops - {path[0] - 1}) | {0, path[0]}

    def expects(self, path: tuple[int, ...]) -> bool:
        """Whether this is the number that comes next: 14.3 after 14.2 and all inside it, 3.1 right after 3."""
        prefix = path[:-1]
        if len(path) == 1:
            return path[0] - 1 in self.tops
        if path[-1] == 1 and (self.current == prefix or (len(path) == 2 and self.current[:1] == (path[0] - 1,))):
            return True
        return self.current[: len(prefix)] == prefix and self.last.get(prefix) == path[-1] - 1


def cut(text: str, lines: Sequence[Line], longest: int = LONG) -> list[Line]:
    """The lines, those cut that hold several paragraphs; the stretches of one stand a blank line apart.

    `longest`: columns of a line that may still be wrapped.
    """
    if not any(line.end - line.start > longest for line in lines):
        return list(lines)
    shortest = SHORT if _is_unwrapped(lines) else LONG
    counting = Counting()
    found: list[Line] = []
    for line in lines:
        _note(text, line.start, line.end, counting)
        begin, gap, top = line.start, line.gap, line.page_top
        for start, end in _places(text, line, counting) if line.end - line.start > shortest else ():
            found.append(Line(begin, start, line.indent, gap, top))
            begin, gap, top = end, 1, False
        found.append(Line(begin, line.end, line.indent, gap, top))
    return found


def _is_unwrapped(lines: Sequence[Line]) -> bool:
    """Whether paragraphs stand on one line each, however long they are."""
    running = [line.end - line.start for line in lines if line.end - line.start > SHORT]
    return sum(length > LONG for length in running) > UNWRAPPED * len(running)


def _places(text: str, line: Line, counting: Counting) -> Iterator[tuple[int, int]]:
    """The gaps at which the line is cut: where a paragraph shows, or the number stands that comes next."""
    length = line.end - line.start
    begin = line.start
    glossary = length > CRAMPED and _is_glossary(text, line)
    for match in SPACE.finditer(text, line.start + 1, line.end):
        gap, at = match.span()
        shows = length > LONG and _shows(text, gap, at, line)
        shows = shows or (glossary and DEFINES.match(text, gap, line.end) is not None)
        inside = text[at].isdigit() and INSIDE.match(text, gap, line.end) is not None
        # "c)    Excite guarantees": the gap after a mark parts nothing
        if not (shows or inside) or (gap - begin < LONGEST_MARK and _is_mark(text, begin, gap, at)):
            continue
        if shows or _comes_next(text, line.start, gap, at, counting):
            headed = None if shows else HEADED.search(text, max(begin, gap - LONGEST_HEADING), gap)
            if headed is not None and text.startswith(f"{headed['number']}.1", at):
                yield headed.start(), headed.start("number")
            _note(text, at, line.end, counting)
            yield gap, at
            begin = at


def _is_glossary(text: str, line: Line) -> bool:
    """Whether the line holds many entries of a glossary; one without quotation marks is not looked at."""
    marks = text.count('"', line.start, line.end) + text.count("“", line.start, line.end)
    return marks >= GLOSSARY and len(DEFINES.findall(text, line.start, line.end)) >= GLOSSARY


def _shows(text: str, gap: int, at: int, line: Line) -> bool:
    """Whether a paragraph shows behind the gap: in a long line by itself, in a shorter one by its mark."""
    if PARAGRAPH.match(text, gap, line.end) is None or (text[at] == "(" and COUNTS.search(text, max(0, gap - 10), gap)):
        return False
    return line.end - line.start > CRAMPED or _opens(text, at, line.end)


def _is_mark(text: str, begin: int, gap: int, at: int) -> bool:
    mark = text[begin:gap]
    return " " not in mark and (mark in BULLETS or read(text[begin:at] + "X") is not None)


def _opens(text: str, at: int, end: int) -> bool:
    """Whether a mark with words after it stands here."""
    mark = read(text[at : min(end, at + 60)])
    return mark is not None and WORDS.match(text, at + mark.length, end) is not None


def _note(text: str, start: int, end: int, counting: Counting) -> None:
    """Takes note of the number that a stretch begins with, where it is one of a section."""
    if not (text[start].isdigit() or text[start] in "SsAa§"):
        return
    mark = read(text[start : min(end, start + 60)])
    if mark is None or mark.form not in ("path", "section", "dot", "article"):
        return
    path = mark.path or tuple(reading.value for reading in mark.readings if reading.kind == "digit")[:1]
    if path:
        counting.meet(path)


def _comes_next(text: str, line_start: int, gap: int, at: int, counting: Counting) -> bool:
    """Whether the number inside a line opens the section that comes next."""
    written = INSIDE.match(text, gap)
    path = tuple(int(step) for step in text[at : written.end("mark")].strip(".").split(".")) if written else ()
    before = text[max(line_start, gap - 16) : gap]
    if not path or not counting.expects(path) or CITES.search(before):
        return False
    if len(path) > 1 or (STOP.search(before) and path[0] > 1):
        return True
    ahead = text[at : at + AHEAD]
    if re.match(rf"{path[0]}\.\s[^.]{{2,80}}?\s{path[0]}\.1\b", ahead):
        return True
    return re.search(rf"(?<=\s){path[0] + 1}\.\s+[\"“(]?[A-Z]", ahead) is not None
