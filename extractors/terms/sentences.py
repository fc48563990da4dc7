"""Where the sentence begins that says something of a term: not at "Alpha Corp. is" and not at "1.5".

Patterns match to its end, so it is cut from the text and not looked at in it.
"""

import regex

from pipeline.lazy import lazy

REACH = 420
SENTENCE = lazy(
    r"(?<! \b (?: Inc | Corp | Co | Ltd | No | Sec | U\.S | [ap]\.m | [A-Z] ) ) [.;] \s+ (?= [\"“(]? [A-Z(\d] )"
    r" | (?<! [:,;] \s* | \b (?: and | or | of | on ) \s* ) \n [ \t]* \n"
    r" (?= \s* (?: WHEREAS | ARTICLE \b | Section \s+ \d | \d+ \. (?: \d | \s ) ) )",
    regex.VERBOSE,
)


def said_before(text: str, at: int) -> str:
    """The words of the sentence before the offset."""
    begin = max(0, at - REACH)
    ends = [match.end() for match in SENTENCE.finditer(text, begin, at)]
    return text[ends[-1] if ends else begin : at]
