"""Does a pattern that is tried at its heads find what it finds when it is tried everywhere?"""

import pytest
import regex

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.heads import heads, matches, stand_in
from pipeline.rules import Rule

X, I = regex.VERBOSE, regex.IGNORECASE  # noqa: E741  # as `regex` calls them
ALL = [rule for extractor in EXTRACTORS for rule in extractor.rules if isinstance(rule, Rule)]
RULES = [rule for rule in ALL if heads(rule.regex.pattern, rule.regex.flags)]


@pytest.mark.parametrize(
    ("pattern", "flags", "expected"),
    [
        (r"shall\b", 0, ("shall",)),
        (r"(?: Shall | MUST ) \b", X | I, ("must", "shall")),
        (r"(?<! \w ) (?P<verb> agree s? )", X, ("agree",)),
        (r"(?: mutually \s+ )? agreed", X, ("agreed", "mutually")),
        (r"agree (?: s | d ) \s+ to", X, ("agreed", "agrees")),
        (r"Sections? \s+ \d", X, ("Section",)),
        (r"(?i: sections? | § ) \s* \d", X, ("section", "§")),
        (r"[\"“] \w+", X, ('"', "“")),
        (r"representations and warranties", 0, ("representa",)),
        (r"\w+ly \s+ paid", X, ()),
        (r"(?: \w+ly \s+ )? paid", X, ()),
        (r"(?: a | an ) \s+ agreement", X, ()),
        (r"\s+ agreement", X, ()),
        (r"the \s+ agreement", X, ()),
        (r"\p{Lu}\w+", 0, ()),
        (r"[A-Z]{3} \d", X, ()),
        (r"(?: x )* y{0,2}", X, ()),
        (r"élan \s+ vital", X, ()),
        (r"[[(] \d", X, ("(", "[")),
        (r"(?: days (?P<n> \d ) | weeks (?P<n> \d ) )", X, ("days", "weeks")),  # a name given twice
        (r"(?P<x> days ) \d (?(x) a | b )", X, ("days",)),
        (r"dated (?<= \p{Lu}\w+ \s+ dated )", X, ("dated",)),
        (r"(?r)days", 0, ()),
    ],
)
def test_the_words_that_a_pattern_begins_with(pattern: str, flags: int, expected: tuple[str, ...]) -> None:
    assert heads(pattern, flags) == expected


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"aba", "ababa abaaba"),  # none inside another
        (r"(?i)shall\s+not", "SHALL NOT, ſhall not, shall\nnot"),
        (r"(?i)kilo\w*", "Kilo kilogram K"),
        (r"(?i)interest", "İnterest ınterest INTEREST"),
        (r"Date(?:d)?", "dated Date Dated DATED"),
        (r"(?<=ab)cde|xyz", "abcde cde xyz abcdexyz"),
        (r"day(?<=(?P<n>\d) day)|week(?<=(?P<n>\p{Lu}) week)", "1 day A week, a week; day"),
    ],
)
def test_what_is_found_is_the_same(pattern: str, text: str) -> None:
    compiled, document = regex.compile(pattern), Document.from_text(text)
    assert heads(compiled.pattern, compiled.flags)
    assert [one.span() for one in matches(compiled, document)] == [one.span() for one in compiled.finditer(text)]
    assert [one.span() for one in matches(compiled, document, 2, 9)] == [
        one.span() for one in compiled.finditer(text, 2, 9)
    ]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_rules_find_the_same_at_their_heads(rule: Rule) -> None:
    for text in [*rule.examples, *rule.near_misses]:
        document = Document.from_text(text)
        everywhere = [one.span() for one in rule.regex.finditer(text)]
        assert [one.span() for one in matches(rule.regex, document)] == everywhere
        assert stand_in(rule.regex.pattern, rule.regex.flags, document) or not everywhere


def test_most_rules_have_heads() -> None:
    assert len(RULES) > 100


def test_what_is_made_of_a_document_is_made_once() -> None:
    made: list[str] = []

    def make(document: Document) -> int:
        made.append(document.text)
        return len(document.text)

    document = Document.from_text("shall")
    assert [document.once(make), document.once(make)] == [5, 5]
    assert made == ["shall"]


def test_what_is_made_with_something_else_is_made_once_for_each() -> None:
    made: list[str] = []

    def make(document: Document, word: str) -> int:
        made.append(word)
        return document.text.count(word)

    document = Document.from_text("shall")
    assert [document.once(make, word) for word in ("l", "a", "l")] == [2, 1, 2]
    assert made == ["l", "a"]
