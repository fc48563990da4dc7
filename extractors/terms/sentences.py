"""Where the sentence begins that says something of a term: not at "Alpha Corp. is" and not at "1.5".

Patterns match to its end, so it is cut from the text and not looked at in it.
"""

import regex

from extractors.lexicon.months import SHORT_MONTHS
from pipeline.lazy import lazy

REACH = 420
SENTENCE = lazy(
    rf"(?<! \b (?: Inc | Corp | Co | Ltd | No | Sec | U\.S | [ap]\.m | [A-Z] | {SHORT_MONTHS} ) ) [.;] \s+"
    r" (?= [\"“(]? [A-Z(\d] )"
    r" | (?<! [:,;] \s* | \b (?: and | or | of | on ) \s* ) \n [ \t]* \n"
    r" (?= \s* (?: WHEREAS | ARTICLE \b | Section \s+ \d | \d+ \. (?: \d | \s ) ) )",
    regex.VERBOSE,
)

# what belongs to a date: "Friday, May 1, 2003", "[May 1, 2003]", "__May 1, 2003__", "May 1, 2003 A.D."
_AHEAD = lazy(r"(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+(?:the\s+)?)?[\[_]{0,12}\Z", regex.IGNORECASE)
_BEHIND = lazy(r"(?:,?\s+A\.?\s?D\.?)?[\]_]{0,12}(?:[ ]?-{2,12})?")
_LONGEST = 30  # characters ahead of a date that may belong to it


def day_begins(text: str, at: int) -> int:
    """Where a date begins with its weekday and the marks around it."""
    found = _AHEAD.search(text, max(0, at - _LONGEST), at)
    return int(found.start()) if found else at


def day_ends(text: str, at: int) -> int:
    """Where a date ends with the marks around it."""
    found = _BEHIND.match(text, at)
    return int(found.end()) if found else at


_PARAGRAPHS = lazy(r"\n[ \t]*\n")
# "It shall remain in force", behind a sentence on the agreement
_IT = lazy(
    r"\s*it(?=\s+(?:shall|will|is|has|was|remains?|continues?|expires?|terminates?|ends?|lasts?|runs?|takes|comes|enters"
    r"|becomes|begins|starts|commences|applies)\s)",
    regex.I,
)
_OF_PAPER = lazy(
    r"[\s\d.]*(?:\(\w{1,3}\)\s*)?(?:upon\s+[^.;,]{1,60},\s+)?(?P<named>(?:this|(?P<other>the))\s+(?:[\w-]+\s+){0,3}?"
    r"(?:agreement|contract|lease|licen[cs]e))\b(?!\s+(?:of|with|dated)\b)(?(other)(?!\s+between\b))",
    regex.I,
)


def spoken_of(text: str, at: int) -> str:
    """The words of the sentence before the offset, where "It" is the agreement that the sentence before speaks of."""
    before = said_before(text, at)
    it = _IT.match(before)
    if it is None:
        return before
    ahead = said_before(text, len(text[: at - len(before)].rstrip()) - 1)
    paper = _OF_PAPER.match(_PARAGRAPHS.split(ahead)[-1])
    return paper["named"] + before[it.end() :] if paper else before


def said_before(text: str, at: int) -> str:
    """The words of the sentence before the offset."""
    begin = max(0, at - REACH)
    ends = [match.end() for match in SENTENCE.finditer(text, begin, at)]
    return text[ends[-1] if ends else begin : at]
