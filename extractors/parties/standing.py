"""Whether a short name stands by itself, or is a part of a longer name: "Teal said", not "Teal Foundry Services"."""

import regex

from extractors.lexicon.words import words
from extractors.parties.people import OFFICE
from pipeline.lazy import lazy
from pipeline.span import Span

_AFTER = lazy(r"(?:['’]s?)?[ ]?[®™©℠]|\s?\((?:R|TM|SM)\)|[-/@&]\w|\.\w|\s?&\s")
_NEXT = lazy(r"[ \t]{0,2}(?:\n[ \t]*)?(?P<word>[\p{Lu}\d][\w’'-]*)")
_BEFORE = lazy(r"(?r)(?P<word>\p{Lu}[\w’'-]*|\w+\.)[ \t]{0,2}(?:\n[ \t]*)?\Z")
_MARK_BEFORE = lazy(r"(?r)(?:[-/@&.]|\w)\Z|&\s?\Z")
_VERBS = frozenset(
    (
        *("achieves", "acquires", "begins", "completes", "declares", "delivers", "enters", "expands", "launches"),
        *("posts", "provides", "raises", "receives", "reports", "sells", "sets", "signs", "to", "updates", "wins"),
    )
)
"""Verbs with which a headline goes on behind a company's name, beside those of `headline_verbs`."""
_LITTLE = frozenset(("and", "at", "by", "for", "from", "in", "of", "on", "the", "with"))
"""Words of a headline in capitals that are no part of a name."""
_ENDS_SENTENCE = lazy(r"(?:\p{Ll}{3,}|[\d)%”\"])\.\Z")
_DATELINE = lazy(r"[ \t]*\n[ \t]*\p{Lu}[^\n,]{2,30},[^\n]{0,40}\b(?:19|20)\d\d\b")
"""What goes on with no name that ends the line above: "LEONIA, N.J., November 14, 2001"."""


def stands_by_itself(text: str, span: Span) -> bool:
    """Whether no other words of a name, no sign of a mark and no number touch the words."""
    if _AFTER.match(text, span.end) or _MARK_BEFORE.search(text, max(0, span.start - 3), span.start):
        return False
    after = _NEXT.match(text, span.end)
    if after and not (
        _DATELINE.match(text, span.end) or _goes_with(after["word"]) or OFFICE.match(text, after.start("word"))
    ):
        return False
    before = _BEFORE.search(text, max(0, span.start - 40), span.start)
    return before is None or _goes_before(text, before)


def _goes_with(word: str) -> bool:
    """Whether the capitalised word behind a name begins something else: the verb of a headline."""
    plain = word.casefold()
    return (
        plain in _VERBS
        or plain in _LITTLE
        or any(plain in words(one) for one in ("headline_verbs", "sentence_words", "not_names"))
    )


def _goes_before(text: str, before: regex.Match[str]) -> bool:
    """Whether the word before a name is none of it: it begins or ends a sentence, or is an office."""
    word = before["word"]
    if word.endswith("."):
        return bool(_ENDS_SENTENCE.search(word))
    return _goes_with(word) or bool(OFFICE.search(text, max(0, before.start() - 40), before.end("word")))
