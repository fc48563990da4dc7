"""Where signatures stand: the stretches of whole lines around signing marks."""

import re
from collections.abc import Iterator
from itertools import islice

from extractors.lexicon.months import DAY_LINE
from extractors.signing.words import is_organization
from pipeline.document import Document
from pipeline.span import Span

_IN_WORDS = r"\s(?:as\sa\s\w+\s|for\s(?:and|&)\son\sbehalf\sof|(?:by|BY|FOR)\s(?=[A-Z]))"
_CLOSINGS = ("incerely", "ruly", "espectfully", "egards", "aithfully", r" of the Board(?: of \w+)?")
"""The ends of the words that close a letter."""
_REPORTED = rf"LLP[ \t]*\n\s{{0,200}}[A-Z][\w. ]{{2,30}},[ ][A-Z][\w. ]{{2,30}}\n\s{{0,200}}(?i:{DAY_LINE})"
"""Accountants over the place and the date of their report."""
MARKS = tuple(
    re.compile(mark)
    for mark in (
        "/ ?[sS] ?/",
        r"B(?<!\wB)[yY](?:[ ]?:|(?=[ \t]*(?:\n|_{2,}|-{3,})|[ \t]{3,}[A-Z]))",
        r"P(?<!\wP)er(?:[ ]?:|(?=[ \t]*(?:\n|_{2,}|-{3,})))",
        r"\([sS](?:igned|IGNED|gd\.?)\)",
        r"S(?<!\wS)(?:ign(?:ed|ature)|IGN(?:ED|ATURE))\s?:",
        r"N(?<!\wN)(?:ame|AME)\s?:",
        r"S(?<!\wS)(?:igned|IGNED)" + _IN_WORDS,
        r"E(?<!\wE)(?:xecuted|XECUTED)" + _IN_WORDS,
        r"s/(?<=\ss/)(?=[ ]?[A-Z])",
        r"\\[sS]\\",
        *(rf"{word}(?:[ ](?:[yY]ours|[sS]ubmitted))?,?[ \t]*\n" for word in _CLOSINGS),
        _REPORTED,
    )
)
"""What shows that somebody signs here; each begins with a letter of its own, which is looked for fast."""
COVERED = re.compile(r"By[ \t]*\n")
"""A line that leads to the parties on a cover, and to no hand: an agreement "By", and below it "Acorn, Inc."."""
BLANK = re.compile(r"_{8,}|-{12,}")
MOST = 4000
"""How many marks are looked at: more than any instrument has, few enough for a text of nothing else."""
ABOVE, BELOW = 700, 500
LISTED, LONGEST = 100, 160
"""How many parties a list over one signature may have, and how long its lines are at most."""


def windows(document: Document) -> Iterator[Span]:
    """Stretches of whole lines around signing marks, those that touch joined."""
    text = document.text
    places = sorted(match.start() for mark in MARKS for match in islice(mark.finditer(text), MOST))[:MOST]
    first, *rest = document.sections or (None,)
    if first is not None and first.kind == "title" and rest:
        places = [one for one in places if one >= first.span.end or not COVERED.match(text, one)]
    for section in document.sections:
        if section.kind == "signature_page":
            inside = BLANK.finditer(text, section.span.start, section.span.end)
            places += [match.start() for match in islice(inside, MOST)]
    open_: Span | None = None
    for place in sorted(places):
        start = text.rfind("\n", 0, max(0, place - ABOVE)) + 1
        start = _top_of_list(text, start) if place - start < 3 * ABOVE else place - ABOVE
        end = text.find("\n", min(len(text), place + BELOW))
        end = len(text) if end == -1 else min(end, place + 3 * BELOW)
        if open_ is not None and start <= open_.end:
            open_ = Span(open_.start, max(end, open_.end))
        else:
            if open_ is not None:
                yield open_
            open_ = Span(start, end)
    if open_ is not None:
        yield open_


def _top_of_list(text: str, start: int) -> int:
    """Where a list of parties begins that the line at `start` goes on with, one party a line; else `start`."""
    end = text.find("\n", start)
    if not is_organization(text[start : min(end, start + LONGEST)].strip()):
        return start
    for _ in range(LISTED):
        above = text.rfind("\n", 0, max(0, start - 1)) + 1
        if start - above > LONGEST or not is_organization(text[above:start].strip()):
            break
        start = above
    return start
