"""What a relative date counts from: the anchor's extent in the text, word by word.

In "within 20 days after the date of a written request therefor by the Company" the span of the date ends with
"request" (a noun runs through its of-phrases); the anchor is "the date of a written request therefor by the Company".
In "not later than 30 days after such event occurs" the anchor is a clause and runs to the clause's end.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

import regex

from extractors.dates.pieces import following
from pipeline.rules import words

REACH = 420
"""How far an anchor can run, in characters."""

_TOKEN = regex.compile(r"(?P<word>[\w$][\w’'&/-]*)|(?P<mark>[^\w\s])")
_ABBREVIATION = regex.compile(r"(?i:Inc|Corp|Co|Ltd|No|Mr|Ms|Mrs|Dr|St|L\.P|U\.S|N\.A|L\.L\.C)|[A-Z]")

_DETERMINERS = frozenset((
    "the", "a", "an", "such", "any", "each", "every", "all", "this", "its", "his", "her", "their", "our", "your",
    "my", "either", "said", "no",
))  # fmt: skip
_SUBJECTS = frozenset((
    "it", "you", "we", "they", "he", "she", "i",
))  # fmt: skip
_BE_OR_HAVE = frozenset((
    "is", "are", "was", "were", "has", "have", "had", "being",
))  # fmt: skip
_MODALS = frozenset((
    "shall", "will", "may", "must", "can", "should", "would", "could",
))  # fmt: skip
_FINITE = frozenset((
    "occurs", "occurred", "becomes", "became", "commences", "commenced", "receives", "delivers", "gives", "gave",
    "notifies", "ceases", "ceased", "expires", "expired", "terminates", "begins", "began", "ends", "ended",
    "elects", "makes", "made", "enters", "fails", "determines", "provides", "learns", "obtains", "sends", "leaves",
    "dies", "reaches", "attains", "submits", "incurs", "discovers", "sells", "completes", "accepts", "approves",
    "pays", "signs", "exercises", "takes", "mails", "furnishes", "does", "did",
))  # fmt: skip
_STOPS = frozenset((
    "by", "to", "pursuant", "under", "from", "in", "on", "at", "with", "for", "as", "upon", "unless", "if", "that",
    "which", "who", "whom", "whose", "where", "when", "therefor", "thereto", "until", "before", "after", "during",
    "without", "then", "and", "or", "but", "so", "except", "including", "through", "not", "otherwise", "whether",
    "because", "than", "prior", "following", "subsequent", "between", "among", "against", "within", "plus", "only",
    "provided", "unless", "specified", "described", "set", "referred", "mentioned", "contained", "required", "made",
    "given", "executed", "issued", "i.e.", "per", "via", "there", "therein", "herein", "into", "onto", "over",
    "about", "above", "below",
))  # fmt: skip
_OF_WORDS = frozenset((
    "hereof", "thereof",
))  # fmt: skip
_NOT_GERUNDS = frozenset((
    "closing", "filing", "meeting", "mailing", "offering", "hearing", "pricing", "funding", "listing", "ending",
    "beginning", "during", "something", "anything", "proceeding", "accounting", "billing", "testing", "existing",
    "pending",
))  # fmt: skip
_TIMES = frozenset((
    "day", "week", "month", "quarter", "year", "period", "date", "calendar", "fiscal", "business", "contract",
))  # fmt: skip
_TAIL = frozenset((
    "by", "to", "therefor", "thereto", "that", "which", "who", "on", "in", "upon", "under", "when", "where", "from",
    "as", "for",
))  # fmt: skip
_SENT = regex.compile(r"(?i)\b(?:notice|notification|delivery|transmittal|payment|request|invitation|submission)\b")
_DAY_HEAD = regex.compile(r"\b(?:date|day|time|year|month)$")
_POINTED = regex.compile(
    r"""\s+ (?: specified | described | referred \s+ to | set \s+ forth | mentioned | contemplated ) \s+ (?: in
    | by ) \s+
    (?: this \s+ )? (?: clauses? | sections? | paragraphs? | subsections? | article ) \s+ [\w.()]*[\w)]""",
    regex.VERBOSE | regex.IGNORECASE,
)
_WHEN_DUE = regex.compile(r"\s+when\s+due\b", regex.IGNORECASE)
_LIST = regex.compile(
    r"\s*(?:the\s+)?(?:earlier|later|earliest|latest|first|last)\s+(?:to\s+occur\s+)?of\b\s*:?\s*(?P<mark>\([a-zA-Z0-9]{1,3}\))?",
    regex.IGNORECASE,
)
_MEMBER = regex.compile(r"\b(?:and|or)\s*\([a-zA-Z0-9]{1,4}\)\s*", regex.IGNORECASE)
_COORDINATED = regex.compile(r"\s+or\s+(?:the|any|such|a|an)\s+(?:[\w-]+\s+){1,3}of\b", regex.IGNORECASE)
_CONJUNCTION = regex.compile(r"\s+(?:and|or)\s+")
_FIGURES = regex.compile(r"\s*\(\s*\d{1,4}(?:st|nd|rd|th)?\s*\)")
_DATE_TAIL = regex.compile(r"(?:\s*,)?\s+(?:1[89]|2[01])\d\d\b(?!,\d)")
_MONTH_DAY = regex.compile(
    r"(?i)\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?$"
)
_PARAGRAPH = regex.compile(r"\n[ \t\xa0]*\n|<PAGE>")


@dataclass(frozen=True)
class Anchor:
    """Where an anchor ends: `end` within the date's span, `full_end` with the phrases that say more of it."""

    start: int
    end: int
    full_end: int

    def words(self, text: str) -> str:
        """The anchor in full, with single spaces."""
        return words(text[self.start : self.full_end])


class _Token(NamedTuple):
    """A word or a mark; the one after the last has no text."""

    start: int
    end: int
    text: str
    low: str

    @property
    def is_word(self) -> bool:
        return self.text[:1].isalnum() or self.text[:1] in ("_", "$")

    @property
    def capital(self) -> bool:
        return self.text[:1].isupper()


_Role = Literal["noun", "of", "of it", "figures", "joint", "clause", "stop"]
"""What a word or mark does in a noun phrase; "of it" is hereof or thereof, "joint" a word between two others."""

_NONE = _Token(-1, -1, "", "")


class _Tokens:
    """The words and marks from a place to the end of its paragraph, or of the reach; read as far as asked for."""

    def __init__(self, text: str, at: int) -> None:
        limit = min(len(text), at + REACH)
        if paragraph := _PARAGRAPH.search(text, at, limit):
            limit = paragraph.start()
        self._cut = limit if limit == at + REACH else -1
        self._matches = _TOKEN.finditer(text, at, limit)
        self._read: list[_Token] = []

    def __getitem__(self, at: int) -> _Token:
        """The token at an index, one without text after the last."""
        while len(self._read) <= at:
            match = next(self._matches, None)
            if match is None or match.end() == self._cut:
                return _NONE
            self._read.append(_Token(match.start(), match.end(), match[0], match[0].lower()))
        return self._read[at]


def read(text: str, at: int) -> Anchor | None:
    """The anchor that begins at or after `at` (white space may stand before it), null where no words follow."""
    tokens = _Tokens(text, at)
    if not tokens[0].is_word:
        return None
    start = tokens[0].start
    if listed := following(_LIST, text, at):
        return _listed(text, start, listed)
    if _is_clause(tokens):
        end = _clause_end(text, tokens)
        return Anchor(start, end, end)
    end, clause = _noun(text, tokens)
    if clause:
        end = _clause_end(text, tokens)
        return Anchor(start, end, end)
    if end == start:
        return None
    return Anchor(start, end, _full_end(text, start, end))


def _is_clause(tokens: _Tokens) -> bool:
    """Whether a pronoun or a gerund with its object begins: "you sign", "being deposited in the mail"."""
    first = tokens[0].low
    if first in _SUBJECTS:
        return True
    if not first.endswith("ing") or len(first) < 5 or first in _NOT_GERUNDS:
        return False
    following = tokens[1]
    return following.is_word and following.low not in _STOPS and following.low != "of" and following.low not in _MODALS


def _clause_end(text: str, tokens: _Tokens) -> int:
    """The end of the clause: before punctuation, a condition, or the modal verb of the sentence around it."""
    end = tokens[0].end
    at = -1
    while (token := tokens[at := at + 1]).text:
        low = token.low
        if not token.is_word and not _joins(text, tokens, at):
            break
        if at and (low in ("unless", "if", "provided", "then") or (low in _MODALS and not _perfect(tokens, at))):
            break
        if low in ("and", "or") and _new_sentence(tokens, at):
            break
        if token.is_word and low not in _STOPS:
            end = token.end
    return end


def _perfect(tokens: _Tokens, at: int) -> bool:
    """Whether the modal verb belongs to a clause, as in "shall have occurred", and not to the sentence around it."""
    return tokens[at + 1].low in ("have", "be")


def _new_sentence(tokens: _Tokens, at: int) -> bool:
    """Whether a modal verb soon after this "and" shows that a new sentence begins with it."""
    return any(tokens[after].low in _MODALS for after in range(at + 1, at + 7))


def _joins(text: str, tokens: _Tokens, at: int) -> bool:
    """Whether a mark stands inside a name or an amount and parts nothing: "Inc.", "U.S.", "$5", "A.M."."""
    token = tokens[at]
    before, after = tokens[at - 1] if at else _NONE, tokens[at + 1]
    tight, followed = before.end == token.start, after.start == token.end
    if token.text == ".":
        return tight and bool(after.text) and (followed or _ABBREVIATION.fullmatch(before.text) is not None)
    if token.text == ",":
        return after.low in ("inc", "llc", "ltd", "l", "n")
    return token.text in "’'%&/-" and tight and followed


def _noun(text: str, tokens: _Tokens) -> tuple[int, bool]:
    """Where a noun and its of-phrases end, and whether a finite verb after it shows that it is a clause's subject."""
    end, content, at = tokens[0].start, 0, 0
    while (token := tokens[at]).text:
        role = _role(tokens, at, content) if token.is_word else _role_of_mark(text, tokens, at)
        if role == "clause":
            return end, True
        if role == "stop":
            break
        if role == "figures":
            at += 2
        if role in ("noun", "figures", "of it"):
            end = tokens[at].end
        if role == "of it":
            break
        content = {"noun": content + 1, "of": 0}.get(role, content)
        at += 1
    return _prolonged(text, tokens[0].start, end), False


def _role_of_mark(text: str, tokens: _Tokens, at: int) -> _Role:
    """What a mark does: it opens the figures of a number, stands inside a name, or ends the noun."""
    if _figures(text, tokens[at]):
        return "figures"
    return "joint" if _joins(text, tokens, at) else "stop"


def _role(tokens: _Tokens, at: int, content: int) -> _Role:
    """What a word does in a noun phrase that has so many nouns and adjectives so far."""
    low = tokens[at].low
    if low in _OF_WORDS:
        return "of it"
    if low == "of":
        return "of" if _of_phrase(tokens, at) else "stop"
    if low in _DETERMINERS:
        return "stop" if content else "joint"
    if _is_verb(tokens, at, content) or _perfect_clause(tokens, at):
        return "clause"
    if low in _MODALS or (content and _participle(tokens, at)):
        return "stop"
    if (low not in _STOPS and low not in _BE_OR_HAVE) or _adjective(tokens, at):
        return "noun"
    return "joint" if _inside_name(tokens, at) or (low == "and" and tokens[at + 1].low == "every") else "stop"


def _figures(text: str, token: _Token) -> bool:
    """Whether the mark opens the figures of a number in words: "thirty (30)"."""
    return token.text == "(" and following(_FIGURES, text, token.start) is not None


def _of_phrase(tokens: _Tokens, at: int) -> bool:
    following = tokens[at + 1]
    return following.is_word and following.low not in _STOPS


def _is_verb(tokens: _Tokens, at: int, content: int) -> bool:
    """Whether the word is the finite verb of a clause whose subject stands before it."""
    low = tokens[at].low
    if not content or not (low in _FINITE or low in _BE_OR_HAVE):
        return False
    return any(tokens[before].low != "receipt" for before in range(at))


def _participle(tokens: _Tokens, at: int) -> bool:
    """Whether the word after a noun shortens a relative clause: "the transaction giving rise to", "the day sent"."""
    text = tokens[at].text
    if text == "sent" or (text == "giving" and at):
        return True
    if not text.islower() or not text.endswith(("ed", "ing")) or text in _NOT_GERUNDS:
        return False
    after = tokens[at + 1]
    if not after.is_word:
        return text.endswith("ed")
    low = after.low
    return low != "of" and (low in _STOPS or low in _DETERMINERS or low in _BE_OR_HAVE or low.endswith("ed"))


def _perfect_clause(tokens: _Tokens, at: int) -> bool:
    return tokens[at].low == "shall" and tokens[at + 1].low == "have"


def _adjective(tokens: _Tokens, at: int) -> bool:
    """Whether the word says which time is meant, as in "the following month", and leads to no complement."""
    if tokens[at].low not in ("following", "prior", "subsequent") or at == 0:
        return False
    return tokens[at - 1].low in _DETERMINERS and tokens[at + 1].low in _TIMES


def _inside_name(tokens: _Tokens, at: int) -> bool:
    """Whether the small word stands inside a defined name: "Change in Control", "NOTICE AND QUESTIONNAIRE"."""
    if tokens[at].low not in ("in", "and", "or", "for", "to") or at == 0:
        return False
    before, after = tokens[at - 1], tokens[at + 1]
    if not (before.is_word and after.is_word and before.capital and after.capital):
        return False
    if tokens[at].text.isupper() and tokens[at].low not in ("in", "and"):
        return False
    return after.low not in _DETERMINERS and before.low not in ("date", "closing")


def _prolonged(text: str, start: int, end: int) -> int:
    """The noun's end with the year of a date, a clause pointed to, "when due", or another of-phrase after "or"."""
    if _MONTH_DAY.search(text, max(start, end - 20), end) and (year := following(_DATE_TAIL, text, end)):
        end = year.end()
    for more in (_POINTED, _WHEN_DUE):
        if match := following(more, text, end):
            return match.end()
    if coordinated := following(_COORDINATED, text, end):
        tokens = _Tokens(text, coordinated.end())
        if tokens[0].is_word:
            further, clause = _noun(text, tokens)
            return end if clause else further
    return end


def _full_end(text: str, start: int, end: int) -> int:
    """The end with relative clauses and phrases with by, to, therefor and the like."""
    tokens = _Tokens(text, end)
    if not tokens[0].is_word:
        return end
    first = tokens[0].low
    of_a_day = _DAY_HEAD.search(text, max(start, end - 8), end) is not None
    if first not in _TAIL and not (of_a_day and first in _DETERMINERS):
        return end
    if first in ("in", "on", "from", "as", "for", "upon", "under") and not of_a_day:
        return end
    if first == "to" and not _SENT.search(text, start, end):
        return end
    return _clause_end(text, tokens)


def _listed(text: str, start: int, listed: "regex.Match[str]") -> Anchor | None:
    """The anchor of "the earlier of (a) … and (b) …": to the end of the last member."""
    if not listed["mark"]:
        members = read(text, listed.end())
        if members is None:
            return None
        further = following(_CONJUNCTION, text, members.end)
        last = read(text, further.end()) if further else None
        end = last.end if last else members.end
        return Anchor(start, end, end)
    limit = min(len(text), start + REACH)
    at = listed.end()
    while member := _MEMBER.search(text, at, limit):
        at = member.end()
    last = read(text, at)
    return Anchor(start, last.end, last.full_end) if last else None
