"""Prohibitions whose verb stands before its subject: "nor shall the Company grant any option"."""

import regex

from extractors.lexicon.words import words as listed
from extractors.obligations.clause import end_of
from extractors.obligations.duties import duty, lays_nothing
from extractors.obligations.item import obligation
from extractors.obligations.somebody import is_somebody
from extractors.obligations.subjects import Subject
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Obligation
from pipeline.rules import Match, words
from pipeline.span import Span

_TOKEN = lazy(r"[\w’'-]+|[^\w\s]")
_JOINING = frozenset(
    ("the", "any", "each", "either", "such", "a", "an", "its", "their", "or", "and", "of", "nor", "other", "all")
)
_VERBS = frozenset(("be", "have"))
_SUBJECT = 200  # characters of a subject
_VERB = 300  # characters of asides between it and its verb


def inverted(match: Match, document: Document) -> Obligation | None:
    """What "nor shall", "in no event may" and the like forbid the subject behind them."""
    text = document.text
    end = end_of(document, match.start())
    who, at = _subject(text, match.end(), min(end, match.end() + _SUBJECT))
    found = duty(text, at, min(end, at + _VERB), "shall") if who else None
    if found is None or found.passive or found.modality == "shall_not" or lays_nothing(text, found.action):
        return None
    verb = _TOKEN.match(text, found.action)
    if verb is None or not _begins(verb[0].casefold()):
        return None
    return obligation(text, Span(match.start(), end), found.action, who, "shall_not")


def _begins(word: str) -> bool:
    """Whether the word is a verb with which what is forbidden begins."""
    return word in _VERBS or word in listed("action_verbs")


def _subject(text: str, start: int, end: int) -> tuple[Subject | None, int]:
    """Somebody named from the offset on, and where what is said of them begins; null where it is nobody or a thing."""
    last: regex.Match[str] | None = None
    for token in _TOKEN.finditer(text, start, end):
        word = token[0]
        if word == "," or _begins(word):
            name = words(text[start : last.end()]) if last else ""
            parts = name.split()
            first = next((at for at, part in enumerate(parts) if part.casefold() not in _JOINING), 0)
            who = Subject(Span(start, last.end()), " ".join(parts[first:]), negative=True) if last else None
            return who, token.start()
        if is_somebody(text, Span(*token.span())):
            last = token
        elif not (word[0].isupper() or word in _JOINING):
            break
    return None, start
