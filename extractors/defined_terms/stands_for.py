r"""The words that a parenthetical term stands for: those before its parenthesis, led by the term's own noun.

"purchase the Company's 4.00% Convertible Senior Notes due 2024 (the "Notes")" gives the words from "the Company's".
"""

from collections.abc import Iterator

import regex

from extractors.defined_terms.quoted import small
from pipeline.span import Span, trimmed

REACH = 600
"""No defining words begin further in front of their parenthesis."""

_SENTENCE = regex.compile(r"[.;:]\s+(?=[A-Z(])|\n[ \t]*\n")
_INSTRUMENT = regex.compile(r"(?i:agreement|indenture|act|code|plan|lease|amendment|certificate|designations?|letter)$")
_ORGANIZATION = regex.compile(
    r"""
    (?: \b (?: Inc | Corp | Co | Ltd | LLC | L\.L\.C | L\.?P | LLP | N\.A | [Pp][Ll][Cc] | S\.A | N\.V | AG | GmbH
      | Corporation | Company | Incorporated | Limited | Trust | Bank | Association | Partners ) \.?
      | \b an? \s+ (?: [\w-]+ \s+ ){0,4} (?: corporation | company | partnership | association | trust | bank
        | individual ) ) ,? \s* $
    """,
    regex.VERBOSE | regex.IGNORECASE,
)
_THAN = regex.compile(r"\b(?:than|without|except)\s+$")  # "other than the Securities" is the reverse
_WORD_BEFORE = regex.compile(r"([\w$%.,'’/&-]+)\s+$")
_DETERMINERS = frozenset(["a", "an", "the", "any", "each", "all", "such", "its", "this", "certain", "every"])
_NOT_IN_NAME = frozenset(
    """
    of to into by with from on for in at under upon as or than through including that which who shall will may must has
    have had is are was were be been not purchase sell issue issued pay make enter deliver provide give grant receive
    """.split()  # noqa: SIM905  # read as words
)
_GROUP = regex.compile(
    r"\b(?:collectively|individually|each(?!\s+such\b))\b|\btogether\b\s*(?:,|with\s+[\"“A-Z])|[\"”]"
)
_SUCH = regex.compile(
    r"^\s*(?:each\s+)?(?:such|the\s+foregoing)\s+(?P<noun>[a-z]+)(?P<more>[^,]*?)(?=,|\s+(?:being|is|are|called|herein\w*|referred\s+to\s+(?:herein|as))\b|$)"
)
_EACH = regex.compile(r"^\s*each\s*,?\s*(?:an?|the)?\s*$")
_WITH = regex.compile(r"^\s*(?:together\s+with|including|as\s+amended)\b.*?(?=,?\s+(?:the|an?|this)\s*$)", regex.DOTALL)
_ITSELF = regex.compile(
    r"(?i:the|this|an?|such|each|all|any)\s+(?P<rest>.+?)(?:\s+(?:listed|named|identified)\s+\w+)?$"
)
_BARE = regex.compile(r"(?:the|an?|any|each)\s+[a-z]+")
_CONTINUES = regex.compile(r"\)\s+(?=(?:that|which|of|from|for|in\s+which|during\s+which|to|beginning|commencing)\b)")
_MEMBER = regex.compile(r"\s*(?:and|or)?\s*\(\w{1,4}\)")
_NOUN_ENDS = regex.compile(r"(?i:s|es)?\b(?![\"”]|\s+[A-Z])")
_LINKING = ("of", "on", "in", "and", "for", "the")
_SYNONYMS = {"share": "stock"}


def stands_for(text: str, opening: int, term: str, lead: str) -> Span | None:
    """The words that the term stands for; null for most aliases of names and for the name of another instrument.

    `opening` is the offset of the parenthesis, `lead` the words between it and the term: "each such period, a".
    """
    if term.isupper() and term.isalpha() and (start := spelt_out(text, opening, term)) is not None:
        return trimmed(text, start, opening)
    such = _SUCH.match(lead)
    if such and len(such["more"].split()) > 2:  # "each such event referred to in foregoing clauses (i) through (iv)"
        return trimmed(text, opening + 1, opening + 1 + such.end())
    if _GROUP.search(lead):
        return _members(text, opening, term) if _EACH.match(lead) else None
    if _INSTRUMENT.search(term) or _ORGANIZATION.search(text, max(0, opening - 90), opening):
        return None
    floor = _floor(text, opening)
    begin = _begins(text, floor, opening, such["noun"] if such else term.rsplit(" ", 1)[-1])
    if begin is None:
        return _whole_sentence(text, floor, opening)
    joined = _WITH.match(lead)
    span = trimmed(text, begin, opening + 1 + joined.end() if joined else opening)
    stated = text[span.start : span.end]
    if _is_term(stated, term) or stated.count('"') % 2 or "”" in stated:
        return None
    return _continued(text, span, opening) if _BARE.fullmatch(stated) else span


def _floor(text: str, opening: int) -> int:
    """Where the sentence of the parenthesis begins."""
    floor = max(0, opening - REACH)
    sentences = list(_SENTENCE.finditer(text, floor, opening))
    return sentences[-1].end() if sentences else floor


def before_aside(text: str, opening: int) -> int:
    """Where the words before the parenthesis end, another one right in front of it left out."""
    end = opening - 1
    while end > 0 and text[end].isspace():
        end -= 1
    if text[end] != ")":
        return opening
    aside = text.rfind("(", max(0, end - 200), end)
    return aside if aside != -1 and end - aside > len("(which is)") and '"' not in text[aside:end] else opening


def _begins(text: str, floor: int, end: int, noun: str) -> int | None:
    """Where the noun phrase with this noun begins: the last one outside parentheses, rather "a period" than "any"."""
    noun = noun.rstrip("s").casefold()
    if len(noun) < 3:
        return None
    starts = [
        start
        for at in _nouns(text[floor:end], noun)
        if _level(text, floor + at, end)
        and not _THAN.search(text, max(0, (start := _name_start(text, floor, floor + at)) - 8), start)
    ]
    if not starts:
        return _begins(text, floor, end, _SYNONYMS[noun]) if noun in _SYNONYMS else None
    own = [start for start in starts if text[start : start + 3].startswith(("a ", "an "))]
    return own[-1] if own and text[starts[-1] : starts[-1] + 4] == "any " else starts[-1]


def _nouns(piece: str, noun: str) -> Iterator[int]:
    """Where the noun stands as a word of its own, of either number, and no longer name or quotation goes on."""
    lowered = small(piece)
    at = lowered.find(noun)
    while at != -1:
        begins = at == 0 or not (piece[at - 1].isalnum() or piece[at - 1] in '_"“-')
        if begins and _NOUN_ENDS.match(piece, at + len(noun)):
            yield at
        at = lowered.find(noun, at + len(noun))


def _level(text: str, start: int, end: int) -> bool:
    """Whether the parentheses between two offsets are balanced, so that both stand in the same sentence."""
    piece = text[start:end]
    return piece.count("(") == piece.count(")")


def _name_start(text: str, floor: int, noun: int) -> int:
    """Where the noun phrase of the noun begins: its adjectives, numbers and owner, and the article in front."""
    start = noun
    while before := _WORD_BEFORE.search(text, max(floor, start - 40), start):
        word = before[1].strip(",.").casefold()
        joining = word == "and" and text[start : start + 1].isupper()
        if word in _NOT_IN_NAME or (word == "and" and not joining) or not word:
            break
        start = before.start()
        if word in _DETERMINERS and before[1] != "A":
            break
    return start


def _members(text: str, opening: int, term: str) -> Span | None:
    """The list that (each, a "Holder Party") closes, where it begins with "each" and the term's own noun."""
    noun = regex.escape(term.rsplit(" ", 1)[-1].rstrip("s"))
    first = regex.search(rf"\beach\s+(?:[\w-]+\s+){{0,3}}{noun}\b", text[_floor(text, opening) : opening], regex.I)
    return trimmed(text, _floor(text, opening) + first.start(), opening) if first else None


def _whole_sentence(text: str, floor: int, end: int) -> Span | None:
    """A short subject that opens its sentence: "The undersigned beneficial owner (the "Selling Securityholder")"."""
    span = trimmed(text, floor, end)
    stated = text[span.start : span.end].split()
    fits = 2 < len(stated) <= 8 and stated[0].casefold() in _DETERMINERS
    return span if fits and all(word.islower() for word in stated[1:]) else None


def _is_term(stated: str, term: str) -> bool:
    """Whether the words only say the term again: "the Underwriters listed below (the "Underwriters")"."""
    plain = " ".join(stated.split())
    article = _ITSELF.fullmatch(plain)
    said = article["rest"] if article else plain
    return said.casefold() == term.casefold() and not said.islower()


def _continued(text: str, span: Span, opening: int) -> Span:
    """The words with those that go on behind the parenthesis: "a period (the "Effectiveness Period") that …"."""
    closing = text.find(")", opening)
    after = _CONTINUES.match(text, closing) if closing != -1 else None
    if after is None:
        return span
    return trimmed(text, span.start, _clause_end(text, after.end()))


def _clause_end(text: str, start: int) -> int:
    """Where the clause ends: at the first stop or comma outside parentheses that no next member of a list follows."""
    depth = 0
    for stop in regex.finditer(r"[(),;]|\.(?=\s+[A-Z]|\s*$)|\n[ \t]*\n", text[start : start + REACH]):
        depth += {"(": 1, ")": -1}.get(stop[0], 0)
        ended = depth < 0 or (depth == 0 and stop[0] not in "()")
        if ended and not (stop[0] in ",;" and _MEMBER.match(text, start + stop.end())):
            return start + stop.start()
    return start


def spelt_out(text: str, end: int, letters: str) -> int | None:
    """Where the words begin whose initials are these letters; small words between them need not count."""
    floor = max(0, end - 140)
    tokens = list(regex.finditer(r"[A-Za-z]+", text[floor:end]))
    first = _initials(tokens, letters, without=_LINKING)
    if first is None:
        first = _initials(tokens, letters, without=())
    return None if first is None else floor + first.start()


def _initials(tokens: "list[regex.Match[str]]", letters: str, without: tuple[str, ...]) -> "regex.Match[str] | None":
    """The first of the last words whose initials are the letters, the words `without` giving none."""
    at = len(tokens) - 1
    for letter in reversed(letters.lower()):
        while at >= 0 and (tokens[at][0][0].lower() != letter or tokens[at][0] in without):
            if len(tokens[at][0]) > 3:
                return None
            at -= 1
        if at < 0:
            return None
        at -= 1
    return tokens[at + 1]
