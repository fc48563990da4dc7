"""Numbering as data: how the marks of lists look, what each may mean, and which mark follows which.

`read("(i) the Company")` is a mark "(i)" that may be the first roman numeral or the ninth letter; the list it
stands in decides. `read("Section 4.01. Notices")` has the path (4, 1) and one reading.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_letters
from typing import NamedTuple

from pipeline.rules import MONTHS

ROMAN = re.compile(r"(?=[ivxlc])(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$")
ROMAN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
NUMBER_WORDS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    *(ten + one for ten in ("twenty", "thirty") for one in (
        "", "-one", "-two", "-three", "-four", "-five", "-six", "-seven", "-eight", "-nine",
    )),
)  # fmt: skip
ORDINAL_WORDS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
)  # fmt: skip

DOUBLED = "|".join(letter * times for times in (4, 3, 2) for letter in ascii_letters)
"""Letters after the alphabet is used up: "(aa)", and once more: "(aaa)"."""
STEPS = re.compile(r"\d+|[A-Z]")
LETTER_BEHIND = re.compile(r"(?<=\d)[A-Z]$")
LEADING = re.compile(
    r"""
      (?P<article> (?P<before> [IVXLC]{1,6} ) \. [ ]+ ARTICLE (?= \s* $ )
        | (?i:article|chapter|clause(?!\s+\d+\.\d)) [ \t\n\xa0]+
          (?P<article_value> [IVXLC]+ | \d{1,3} | [A-Z] | (?i:%(words)s) ) ) \b [.:]?
    | (?P<section> (?: (?i:section) [ \t\n\xa0]+ | (?i:sec\.) [ \t\xa0]* | § [ \t\xa0]* )
        (?P<section_value> \d{1,3} (?: \.\d{1,3} ){0,4} [A-Z]? | [IVXLC]+ | [A-Z] | (?i:%(words)s) ) )
        (?= [\s.:(\-–—_,] | $ ) [.:]?
    | (?P<item> (?i:item) [ \t\xa0]+ (?P<item_value> \d{1,2} (?: \. \d\d )? ) ) \b [.:]?
    | (?P<ordinal> FIRST | SECOND | THIRD | FOURTH | FIFTH | SIXTH | SEVENTH | EIGHTH | NINTH | TENTH | ELEVENTH
        | TWELFTH | THIRTEENTH | FOURTEENTH | FIFTEENTH | SIXTEENTH ) [:.]
    | (?P<path> \d{1,2} (?: \. (?: \d{1,3} | [A-Z] (?=\.) ) ){1,4} ) (?: \. | (?= \s | \( | [A-Z"“] | $ ) )
    | (?P<paren> \( [ ]? (?: \d{1,3} | [a-zA-Z] | %(doubled)s | [ivxlc]{2,7} | [IVXLC]{2,7} ) [ ]? \) )
    | (?P<dot> (?: \d{1,3} | [a-zA-Z] | [ivx]{2,5} | [IVXLC]{2,7} ) \.? (?<=\.) )
        (?= \s | ["“(] | [A-Z][a-z] | (?<=\d\.) [A-Z]{4} | $ )
    | (?P<point> \. \d{1,2} ) (?= [ \t]+ [A-Z] )
    | (?P<close> (?: \d{1,2} | [a-zA-Z] | %(doubled)s | [ivx]{2,5} ) \) ) (?= \s )
    """.replace("%(words)s", "|".join(sorted(NUMBER_WORDS, key=len, reverse=True))).replace("%(doubled)s", DOUBLED),
    re.VERBOSE,
)
AFTER_REFERENCE = re.compile(
    r"(?: \(\w{1,5}\) )* \s* "
    r"(?: [,;)] | (?: of | to | and | or | hereof | above | below | thereof | through | shall | hereto | in"
    r"  | is | are | herein | with )\b )"
    r"(?! [ ] (?: the [ ] )? [A-Z]{3} )"
    r"| [ ] OF [ ] THIS \b"
    # cited with its heading: "Section 11 (Limitations of Franchise); Section 12", "Clause 3 (Interest) of the Deed"
    r"| \s \( [^()]{2,36} \) (?: [;,] | \s (?: of | to | in ) \s (?: the | this | that ) \b )",
    re.VERBOSE,
)
"""What follows a citation at the beginning of a line, and never a heading's mark."""
MEASURES = re.compile(
    r"\s*(?:of|to|and|or|hereof|above|below|thereof|through|shall|hereto|in|is|are|herein|with|percent|times|million|billion"
    r"|thousand|per|hours?|days?|miles?|feet|inch\w*|years?|months?|acres?|x|by|for|which|that|hereunder)\b"
)
"""What follows a measure ("2.5 times") or the end of a citation, and no mark."""
CONTINUED = re.compile(r"[\s(–—-]{1,6}(?:continued|cont['’]d|cont\.)[\s).]*(?:\n|$)", re.IGNORECASE)
"""What follows the number of a section that goes on, above a page or a table: "11.1.5 - Continued"."""
MONTH_BEHIND = re.compile(r"\s*(?:" + "|".join(MONTHS) + r")\b")
OPENING = re.compile(
    r"(?:\(?(?:\d{1,3}|[a-zA-Z]{1,2}|[ivxlcIVXLC]{2,7})[.)]|\(|\d{1,2}\.\d|(?i:article|chapter|section|sec\.|item)\s+[\dIVXA]|§|[o•●▪■*·-]\s{2,}\S)"
)
PLAIN = frozenset(ascii_letters) - frozenset("asivxlcASIVXLC")
"""Letters that open no mark where another letter follows: none of a numeral's, and no "article", "section", "item"."""
ORDINAL_LETTERS = frozenset("FSTEN")
WORD_FORMS = frozenset({"article", "section", "item"})
"""Forms with a word of their own: strong marks, whose value need not be the next."""


class Reading(NamedTuple):
    """What a mark may mean: a kind of numeral and its value."""

    kind: str
    value: int


@dataclass(frozen=True)
class Mark:
    """A mark as written (`number`), its form, all its readings, and how many characters it takes."""

    form: str
    number: str
    own: str
    readings: tuple[Reading, ...]
    path: tuple[int, ...]
    length: int


def roman(word: str) -> int | None:
    """The value of a roman numeral of one case: "xiv" is 14; null where it is none."""
    lower = word.lower()
    if not lower or not ROMAN.match(lower):
        return None
    values = [ROMAN_VALUES[letter] for letter in lower]
    return sum(-one if one < after else one for one, after in zip(values, [*values[1:], 0], strict=True))


@lru_cache(maxsize=4096)
def readings(word: str) -> tuple[Reading, ...]:
    """All that a numeral may mean: "i" is roman 1 and the ninth letter, "aa" the letter after "z"."""
    if word.isdigit():
        return (Reading("digit", int(word)),)
    case = "upper" if word.isupper() else "lower"
    found = []
    value = roman(word) if word in (word.upper(), word.lower()) else None
    if value is not None:
        found.append(Reading(f"roman {case}", value))
    if len(set(word)) == 1 and word.isalpha():
        found.append(Reading(case, ord(word[0].lower()) - 96 + 26 * (len(word) - 1)))
    elif word.lower() in NUMBER_WORDS:
        found.append(Reading("digit", NUMBER_WORDS.index(word.lower()) + 1))
    elif word.lower() in ORDINAL_WORDS:
        found.append(Reading("ordinal", ORDINAL_WORDS.index(word.lower()) + 1))
    return tuple(found)


def follows(one: str, other: str) -> bool:
    """Whether the second numeral may come right after the first: "ii" after "i", "b" after "a"."""
    return any(
        later.kind == earlier.kind and later.value == earlier.value + 1
        for earlier in readings(one)
        for later in readings(other)
    )


def read(text: str, *, small: bool = False) -> Mark | None:
    """The mark that the text begins with, or null: a citation ("Section 4.2 of …") and a date are none.

    `small`: whether the words after decimals may begin with a small letter, as in "6.1 eGain warrants".
    """
    match = None if _is_word(text) else LEADING.match(text)
    if match is None:
        return None
    form = str(match.lastgroup)
    rest = text[match.end() : match.end() + 40]
    if form in WORD_FORMS and AFTER_REFERENCE.match(rest):
        return None
    if CONTINUED.match(rest):
        return None
    if form in ("path", "dot") and (MONTH_BEHIND.match(rest) and match[0][0].isdigit()):
        return None
    if form == "path" and rest.lstrip()[:1].islower() and not (small and _opens_small(match["path"], rest)):
        return None
    return _mark(form, match)


def _is_word(text: str) -> bool:
    """Whether a word begins the text that begins no mark, as most do: asked first, since it is quick."""
    if text[:1] not in PLAIN or not text[1:3].isalpha():
        return False
    return text[1].islower() or text[0] not in ORDINAL_LETTERS


def _opens_small(path: str, rest: str) -> bool:
    """Whether decimals before a small letter are a mark: "10.1.2 to the knowledge" is one, "2.5 times" is none."""
    return path.count(".") > 1 or MEASURES.match(rest) is None


def _mark(form: str, match: "re.Match[str]") -> Mark | None:
    numeral = (match["before"] or match[f"{form}_value"]) if form in WORD_FORMS else match[form]
    own = numeral.strip(" .") if form != "point" else numeral  # ".1" below "4.2.5" is 4.2.5.1
    bare = own.strip("(). ")
    if form in ("section", "path", "item") and "." in bare:
        steps = tuple(int(step) if step.isdigit() else ord(step) - 64 for step in STEPS.findall(bare))
        return Mark(form, numeral.strip(), own, (Reading("path", steps[-1]),), steps, match.end())
    possible = readings(LETTER_BEHIND.sub("", bare))
    if not possible:
        return None
    number = match[0].strip().rstrip(":") if form not in WORD_FORMS else numeral
    return Mark(form, number, own if form != "close" else own.rstrip(")"), possible, (), match.end())


HEADS = re.compile(r"(\d{1,2})[ \t\xa0]{1,10}(?=[A-Z][^.]{2,90}\.?$)")


def heads(text: str, value: int) -> Mark | None:
    """The mark of a heading whose number has no stop: "9  Confidentiality" in front of "9.1"; null where it is none."""
    match = HEADS.match(text)
    if match is None or int(match[1]) != value:
        return None
    return Mark("dot", match[1], match[1], readings(match[1]), (), match.end(1))


CHAINED = re.compile(r"(?P<code>[A-Z]{2,3}-)?(?P<value>\d{1,2})\.?[ \t\xa0]{1,10}(?=[A-Z])")


def chained(text: str) -> tuple[str, Mark] | None:
    """The mark of what may be one of a chain of headings, with its code: "3  Term", "GC-3 TERM"; null for none."""
    match = CHAINED.match(text)
    if match is None:
        return None
    own = f"{match['code'] or ''}{match['value']}"
    return match["code"] or "", Mark("dot", own, own, readings(match["value"]), (), len(own))


def opens_paragraph(head: str) -> bool:
    """Whether a line that begins like this may open a paragraph of a list: "(a) The", "1.1 Terms", "Section 2."."""
    return not _is_word(head) and bool(OPENING.match(head)) and (read(head) is not None or head[0] in "o•●▪■*·-")
