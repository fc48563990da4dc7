r"""The words that a term stands for: those in front of its parenthesis, or of "hereinafter called".

"purchase the Company's 4.00% Convertible Senior Notes due 2024 (the "Notes")" gives the words from "the Company's".
"""

from itertools import pairwise
from typing import NamedTuple

import regex

from extractors.defined_terms.choice import NEAR, Choice, chosen, stem, subject
from extractors.defined_terms.fits import is_figure
from extractors.defined_terms.leading import ASIDE, leading
from extractors.defined_terms.phrases import without_happening
from extractors.defined_terms.sorts import AUXILIARIES, DETERMINERS, JOINTS, RELATIVES, Word
from extractors.defined_terms.spelt_out import spelt_out
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import MONTHS
from pipeline.span import Span, trimmed

REACH = 600
"""No clause behind a parenthesis is longer."""

LETTERS = 5
"""A term of no more capitals is an abbreviation."""

_INSTRUMENT = lazy(r"(?i:\b(?:agreement|contract|indenture|act|code|lease|designations?))$")
_NAMED_INSTRUMENT = lazy(r"(?:Plan|PLAN|Amendment|AMENDMENT|Certificate|CERTIFICATE|Letter|LETTER)s?$")
_PLACE_IN_TEXT = lazy(r"(?i:sections?|articles?|clauses?|points?|paragraphs?|items?|notes?|exhibits?)\s+[\d(]")
_ORGANIZATION = lazy(
    r"""
    (?: \b (?: Inc | Corp | Co | Ltd | LLC | L\.L\.C | L\.?P | LLP | N\.A | [Pp][Ll][Cc] | S\.A | N\.V | AG | GmbH
      | Incorporated | Limited ) \.?
      | (?<! \b (?: the | such | each ) \s+ ) \b (?: Corporation | Company | Trust | Bank | Association | Partners )
      | \b an? \s+ (?: [\w-]+ \s+ ){0,4} (?: corporation | company | partnership | association | trust | bank
        | individual ) ) ,? \s* $
    """,
    regex.VERBOSE | regex.IGNORECASE,
)
_QUOTED = lazy(r"[\"“„][^\"“”„]*[\"”]|''[^']*''|``[^`']*''")
_GROUPING = frozenset(
    """
    the a an this our its your his her their my each such
    individually collectively together jointly severally hereinafter herein hereafter
    hereunder referred to as called known defined designated named termed and or and/or also being in agreement both
    sometimes either all any for short below that
    """.split()  # noqa: SIM905  # read as words
)
"""Words that lead to a term in parentheses and say nothing of what it stands for."""
_SEVERAL = lazy(r"\btogether\s+with?\s+(?:the\s+)?[\"“A-Z]|\bin\s+(?:such|its|his|her)\b.{0,40}\bcapacity\b")
"""Leads to a term that gathers others, or names somebody in an office."""
_SAID = lazy(
    r"^\s*(?:(?:each|any|all)\s+(?:of\s+)?)?(?:such|the)\s+(?P<more>.*?)(?=,?\s*(?:an?|the)?\s*$"
    r"|,?\s+(?:being|to\s+be|is|are|shall\s+be|collectively|individually|together|called|herein\w*"
    r"|referred\s+to\s+(?:herein|as))\b)",
    regex.DOTALL,
)
_MORE = lazy(r"\b(?:of|in|to|by|for|with|that|which|referred)\b")
_WITH = lazy(r"^\s*(?:together\s+with|including|as\s+amended)\b.*?(?=,?\s+(?:the|an?|this)\s*$)", regex.DOTALL)
_ITSELF = lazy(
    r"(?i:the|this|an?|such|(?:each|all|any)(?:\s+of)?(?:\s+the)?)\s+(?P<rest>.+?)(?:\s+(?:listed|named|identified)\s+\w+)?$"
)
_PLURAL = lazy(r"['’]?s$")  # "SOPs"
_BARE = lazy(r"(?:the|an?|any|each)\s+[a-z]+(?:\s+[a-z]+)?")
_CONTINUES = lazy(r"\)\s+(?=(?:that|which|of|from|for|in\s+which|during\s+which|to|beginning|commencing)\b)")
_SAYS_MORE = lazy(r"\s*\((?:which|who|such)\b[^()]*\)$")
"""An aside behind what the term stands for: "a written request (which shall name it)"."""
_MARK = lazy(r"\s*\(\w{1,4}\)")
_MEMBER = lazy(r"\s*(?:and|or)?\s*\(\w{1,4}\)")
_OTHER_MEMBER = lazy(r"(?<=\s)\((?:[b-h]|ii|iii|iv|v|vi|[2-9]|[B-H]|II|III|y|z)\)\s+$")
"""In front of one member of a list, where the term is that of all: "(a) each dealer and (b) each broker"."""
_DAYS = frozenset(["date", "day", "deadline"])
_ENDS_ON = lazy(
    rf"\b(?:ending|ends?|expir(?:ing|es?)|terminat(?:ing|es?)|to\s+(?:but\s+excluding|and\s+including))\s+(?:on\s+)?"
    rf"(?P<day>(?:{'|'.join(MONTHS)})\s+\d{{1,2}},?\s+\d{{4}})\s*,?\s*$"
)
_COUNTED = lazy(r"\b(?:earlier|earliest|later|latest|after|before|prior)\b")
_ANY = frozenset(["any", "each", "every"])
"""Words of a whole class of instruments, which is no name for one of them: "any contract with a broker"."""
_TOGETHER = frozenset(["collectively", "together", "jointly"])
_PARTY = lazy(r"(?i:part(?:y|ies))")
_NAMING = frozenset(
    """
    as to referred called known designated defined described termed named styled be is are was were being may shall will
    can hereby both each sometimes also collectively individually jointly together simply herein hereinafter hereafter
    hereunder below constitute the a an its our which who that and or , in after under this agreement
    """.split()  # noqa: SIM905  # read as words
)
"""Words between a thing and the name that a sentence gives it: "… shall hereinafter be referred to as the"."""


class _Lead(NamedTuple):
    """What the words that lead to a term say: the noun to look for, whether it gathers things or is each one's name."""

    named: str
    together: bool
    severally: bool


def stands_for(document: Document, opening: int, term: str, lead: str) -> Span | None:
    """The words that the term in a parenthesis stands for; null for aliases of names and where it can't be told.

    `opening` is the offset of the parenthesis, `lead` the words between it and the term: "each such period, a".
    """
    text = document.text
    letters = _PLURAL.sub("", term)
    if letters.isupper() and letters.isalpha() and (start := spelt_out(text, opening, letters)) is not None:
        return trimmed(text, start, opening)
    plain = _QUOTED.sub(" ", lead).lower()
    bare = all(word.strip(",;:") in _GROUPING for word in plain.split())
    said = None if bare or _QUOTED.search(lead) else _SAID.match(lead)
    if said and _MORE.search(said["more"]):  # "each such event referred to in foregoing clauses (i) through (iv)"
        return trimmed(text, opening + 1, opening + 1 + said.end())
    if (one := _one_of(lead, term)) is not None:
        return stands_for(document, opening, one[0], one[1])
    if plain.endswith("this ") or _SEVERAL.search(lead) or (not bare and _QUOTED.search(lead)):
        return None
    together = any(word in plain for word in _TOGETHER)
    named = regex.split(r",| or ", said["more"])[0] if said and said["more"] else term
    span = _phrase(document, opening, term, _Lead(named, together, "each" in plain))
    if span is None:
        return None
    if (last := _last_day(text, span, opening, term)) is not None:
        return last
    joined = _WITH.match(lead)
    if joined:
        return trimmed(text, span.start, opening + 1 + joined.end())
    return _continued(text, span, opening) if _BARE.fullmatch(text[span.start : span.end]) else span


def _last_day(text: str, span: Span, opening: int, term: str) -> Span | None:
    """The day that ends a stretch told in front of a name for a day: "… and ending on May 1, 2020 (the "End Date")"."""
    if term.rsplit(maxsplit=1)[-1].casefold() not in _DAYS:
        return None
    ends = _ENDS_ON.search(text, max(span.start, opening - 80), opening)
    if ends is None or _COUNTED.search(text, span.start, ends.start()):
        return None
    return trimmed(text, ends.start("day"), ends.end("day"))


def _one_of(lead: str, term: str) -> tuple[str, str] | None:
    """The term in the singular with its lead, where it stands before the plural: (each a "Fund", the "Funds")."""
    found = _QUOTED.search(lead)
    if found is None or _QUOTED.search(lead, found.end()):
        return None
    single = found[0].strip("\"“”„'`., ")
    alike = single != term and [stem(word) for word in single.split()] == [stem(word) for word in term.split()]
    return (single, lead[: found.start()]) if alike else None


def called(document: Document, start: int, term: str) -> Span | None:
    """The words that a sentence gives the term to as a name: "such property is hereinafter called the"."""
    words = leading(document, start)
    end = len(words)
    while end and (words[end - 1].small in _NAMING or words[end - 1].small == ASIDE):
        end -= 1
    naming = {word.small for word in words[end:]}
    begin = max((at + 1 for at in range(end) if words[at].small in ('"', "”", ";")), default=0)
    things = words[begin:end]
    together = not naming.isdisjoint(_TOGETHER)
    choice = subject(things) if not naming.isdisjoint(AUXILIARIES) else None
    choice = choice or chosen(things, term, together=together, severally="each" in naming)
    found = choice and _checked(document, things, choice, term, together=together)
    return None if found and _MARK.match(document.text, found.end) else found  # "the events in clauses (i) or (ii)"


def _phrase(document: Document, opening: int, term: str, lead: _Lead) -> Span | None:
    """The words in front of the parenthesis that the term stands for."""
    words = leading(document, opening)
    end = without_happening(words)
    reach = NEAR if lead.named == term else len(words)
    choice = chosen(words[:end], lead.named, together=lead.together, severally=lead.severally, reach=reach)
    if choice is None or not (choice.own or lead.named == term):
        return None
    found = _checked(document, words[:end], choice, term, together=lead.together)
    if found is not None and not choice.own and (lead.together or lead.severally):
        found = None if _OTHER_MEMBER.search(document.text, max(0, found.start - 12), found.start) else found
    if found is None or end < len(words):
        return found
    stated = _SAYS_MORE.sub("", document.text[found.start : opening].rstrip().rstrip(","))
    return Span(found.start, found.start + len(stated))


def _checked(document: Document, words: list[Word], choice: Choice, term: str, *, together: bool) -> Span | None:
    """The words from the chosen one on; null for names of parties and instruments, and for the term itself."""
    words = words[choice.first :]
    span = Span(words[0].start, words[-1].end)
    stated = document.text[span.start : span.end]
    noun = choice.noun - choice.first
    head = words[noun].text
    alias = _INSTRUMENT.search(term) or _INSTRUMENT.search(head) or _NAMED_INSTRUMENT.search(head)
    if alias and words[0].small not in _ANY:
        return None
    whole = noun == len(words) - 1 or not choice.own
    if whole and _ORGANIZATION.search(document.text, max(0, span.end - 90), span.end):
        return None
    if (together or not choice.own) and (_is_name(words) or (term.isupper() and len(term) <= LETTERS)):
        return None
    several = sum(word.small == ASIDE for word in words) > 1  # things that have names of their own
    named = any(word.small == ASIDE and after.small in RELATIVES for word, after in pairwise(words))
    if together and (several or named):
        return None
    return None if _PLACE_IN_TEXT.match(stated) or _PARTY.fullmatch(term) or _is_term(stated, term) else span


def _is_name(words: list[Word]) -> bool:
    """Whether the words are names and what joins them, or a blank that is to be filled in; no figure is one."""
    joining = JOINTS | DETERMINERS | {"of", ","}
    return not is_figure(words[0].small) and all(
        word.text[:1].isupper() or word.small in joining or not word.text.isalpha() for word in words
    )


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
    for stop in regex.finditer(r"[(),;]|\.(?=\s+[A-Z(\d]|\s*$|\n[ \t]*\n)|\n[ \t]*\n", text[start : start + REACH]):
        depth += {"(": 1, ")": -1}.get(stop[0], 0)
        ended = depth < 0 or (depth == 0 and stop[0] not in "()")
        if ended and not (stop[0] in ",;" and _MEMBER.match(text, start + stop.end())):
            return start + stop.start()
    return start
