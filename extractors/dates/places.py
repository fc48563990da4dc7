"""Where rules are asked: only at the words that every match of theirs begins at.

Finding "day" in a text is quick, so a pattern begins with that word, and reads backwards from there what may stand
before it: "thirty (30) " in "thirty (30) days".
"""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

import regex

from pipeline.document import Document
from pipeline.record import Item
from pipeline.rules import Made, Match, Rule, marked

Words = tuple[str, ...] | re.Pattern[str]
"""A few words, or where they are many, a pattern for all of them."""

Asked = tuple[tuple[Words, tuple[Rule, ...]], ...]
"""Rules with the words that every match of theirs begins at."""


_REACH = 400
"""How far a match can run from its word, in characters: `regex` looks that far for letters that a match must have."""


def lowered(text: str) -> str:
    """The text in small letters, every character still at its place."""
    small = text.lower()
    if len(small) == len(text):
        return small
    return "".join(one if len(one.lower()) > 1 else one.lower() for one in text)


def at_words(document: Document, text: str, asked: Asked) -> Iterator[Made]:
    """What the rules find at their words, which are looked for in `text`: the document's, or that in small letters."""
    for word, rules in _by_word(asked).items():
        places = list(_places(text, word))
        for pattern, alike in groupby(rules, key=lambda rule: rule.regex):
            yield from _asked(document, places, pattern, tuple(alike))


def _asked(
    document: Document, places: Iterable[int], pattern: "regex.Pattern[str]", rules: tuple[Rule, ...]
) -> Iterator[Made]:
    """What rules that share a pattern find at the places, leaving out those inside what they found last."""
    text, done = document.text, 0
    for at in places:
        if at < done:
            continue
        if match := pattern.match(text, at, at + _REACH):
            for item in _built(rules, match, document):
                if isinstance(item, Item):
                    done = max(done, item.span.end)
                yield item


def _built(rules: tuple[Rule, ...], match: Match, document: Document) -> Iterator[Made]:
    """What each of the rules, which share a pattern, makes of its match."""
    for rule in rules:
        built = rule.build(match, document)
        for item in () if built is None else (built,) if isinstance(built, Made) else built:
            yield marked(item, rule.name)


def _by_word(asked: Asked) -> dict[str | re.Pattern[str], list[Rule]]:
    """The rules to be asked at each word."""
    rules: dict[str | re.Pattern[str], list[Rule]] = {}
    for words, those in asked:
        for word in (words,) if isinstance(words, re.Pattern) else words:
            rules.setdefault(word, []).extend(those)
    return rules


def _places(text: str, word: str | re.Pattern[str]) -> Iterable[int]:
    """Where the word begins, in order."""
    if isinstance(word, re.Pattern):
        return (match.start() for match in word.finditer(text))
    return _occurrences(text, word)


def _occurrences(text: str, word: str) -> Iterator[int]:
    at = text.find(word)
    while at != -1:
        yield at
        at = text.find(word, at + len(word))
