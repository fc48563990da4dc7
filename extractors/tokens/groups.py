"""The patterns of a token rule by what a sentence must hold for them to match, so that few are tried on each.

Of a rule's hundred patterns those alone are tried on "Ann Teal was named President" that ask for a person, an office
and "named", or for no word at all. What is found is the same: of two matches that share tokens the longest counts.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from extractors.tokens.build import matcher
from extractors.tokens.window import Sentence
from pipeline.rules import TokenRule

if TYPE_CHECKING:
    from spacy.matcher import Matcher

Pattern = Sequence[Mapping[str, Any]]

_ONCE = frozenset(("1", "{1}", "+"))
"""How often a token stands that a match cannot do without."""


@dataclass(frozen=True, eq=False)
class Group:
    """Patterns that need the same: all of these entities, and of each of these sets of words one, in small letters."""

    labels: frozenset[str]
    words: tuple[frozenset[str], ...]
    find: "Matcher"

    def may_match(self, sentence: Sentence) -> bool:
        """Whether the sentence holds what the patterns need."""
        return self.labels <= sentence.labels and not any(one.isdisjoint(sentence.words) for one in self.words)


@cache
def groups(rule: TokenRule) -> tuple[Group, ...]:
    """The rule's patterns in groups."""
    found: dict[tuple[frozenset[str], frozenset[frozenset[str]]], list[Pattern]] = defaultdict(list)
    for pattern in rule.patterns:
        needed = [token for token in pattern if token.get("OP", "1") in _ONCE]
        labels = frozenset(token["ENT_TYPE"] for token in needed if isinstance(token.get("ENT_TYPE"), str))
        found[labels, frozenset(_words(needed))].append(pattern)
    return tuple(
        Group(labels, tuple(sorted(sets, key=len)), matcher(rule.name, patterns))
        for (labels, sets), patterns in found.items()
    )


def _words(needed: Pattern) -> Iterable[frozenset[str]]:
    """The sets of words of which a match must hold one each."""
    for token in needed:
        lower = token.get("LOWER")
        if isinstance(lower, str):
            yield frozenset((lower,))
        elif lower is not None and "IN" in lower:
            yield frozenset(lower["IN"])


def matched(rule: TokenRule, sentence: Sentence) -> list[tuple[int, int]]:
    """The first token and the end of each match in the sentence, in their order."""
    found = {
        (first, end)
        for group in groups(rule)
        if group.may_match(sentence)
        for _, first, end in group.find(sentence.tokens)
    }
    taken, kept, start = bytearray(len(sentence.tokens)), [], sentence.tokens.start
    for first, end in sorted(found, key=lambda one: (one[0] - one[1], one[0])):
        if not any(taken[first:end]):
            taken[first:end] = b"\1" * (end - first)
            kept.append((start + first, start + end))
    return sorted(kept)
