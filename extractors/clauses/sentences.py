"""The sentence around a place: "All such notices shall be deemed to have been duly given: … overnight delivery."

A sentence ends with its full stop; "Inc.", "No. 5" and "U.S. 1" end none. A page mark inside it is part of it.
"""

import regex

from pipeline.lazy import lazy
from pipeline.rules import Match
from pipeline.span import Span

REACH = 4000
"""How many characters before and behind a place belong to its sentence at most."""

_NEAR = 500
_ABBREVIATED = (
    r"Inc | Nos? | Sec | Corp | Co | Ltd | Art | Mr | Mrs | Ms | Dr | St | Ste | v | e\.g | i\.e | U\.S | L\.P | P\.O"
    r" | Jan | Feb | Mar | Apr | Jun | Jul | Aug | Sept? | Oct | Nov | Dec"
)
_STOP = lazy(
    rf"""(?: (?<! \b (?: {_ABBREVIATED} | [A-Z] ) )
        (?! (?<= [ap]\.m ) \. \s+
            (?: \( | (?! (?: The | At | Each | Such | This ) \b ) (?: \w+ \s+ ){{1,3}} [Tt]ime \b ) )
        [.?!] ["”'’)]*
        (?= \s+ (?: [o•▪●*] \s+ )? ["“(]? [A-Z\d(] | \s* \Z ) | (?<= [.:;A-Z] ) [ \t]* \n
        (?= [ \t]* \n \s* ["“]? [A-Z] ) )""",
    regex.VERBOSE,
)
_LEAD = lazy(
    r"""\s* (?: [o•▪●*] \s+ )? (?: \( [A-Za-z\d]{1,4} \) \s* | (?: Section \s+ )? \d{1,2}
        (?: \. \d{1,2} )* [.)]? \s+ )?""",
    regex.VERBOSE,
)


def sentence_at(text: str, at: int) -> Span:
    """The sentence that the character at `at` stands in, without the mark of its paragraph: "(E)", "10.4"."""
    start = _start(text, at)
    lead: Match | None = _LEAD.match(text, start, at)
    return Span(lead.end() if lead else start, sentence_end(text, at))


def _start(text: str, at: int) -> int:
    """Where the last stop before the place ends, looked for nearby first."""
    for reach in (_NEAR, REACH):
        stops = [stop.end() for stop in _STOP.finditer(text, max(0, at - reach), at)]
        if stops:
            return stops[-1]
    return max(0, at - REACH)


def sentence_end(text: str, at: int) -> int:
    """Where the sentence around the place ends, behind its full stop."""
    last = min(len(text), at + REACH)
    stop = _STOP.search(text, at, last)
    return stop.end() if stop else last
