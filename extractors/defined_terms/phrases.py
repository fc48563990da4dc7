"""Where the phrase begins that names a thing, told from its last word backwards.

In "shall deliver to the Buyer a certificate of its Secretary, in form and substance satisfactory to it" the phrase that
ends with the sentence begins at "a certificate"; its inner phrases are "form and substance" and "its Secretary".
"""

from collections.abc import Iterator
from typing import NamedTuple

from extractors.defined_terms.leading import ASIDE
from extractors.defined_terms.sorts import (
    AUXILIARIES,
    DETERMINERS,
    JOINTS,
    RELATIVES,
    Word,
    is_adjective,
    is_adverb,
    is_gerund,
    is_participle,
    is_preposition,
    is_verb,
    names_a_thing,
)

_COUNTS = frozenset(["one", "more", "many", "most"])
_COUNTS_OF = frozenset(["all", "each", "more", "both", "one"])
_PAIRED = DETERMINERS | _COUNTS  # "any and all", "one or more"
_BEHIND_COMMA = frozenset(
    "par no stated as if whether including excluding dated effective ended plus less net other due in".split()  # noqa: SIM905
)
_CONSIST = frozenset("consist consists consisting dispose composed comprised notify advise inform made aware".split())  # noqa: SIM905
_HAPPEN = frozenset(["occur", "occurs", "occurred", "exist", "exists", "happen", "happens"])
_BEHIND = frozenset([",", ASIDE, "outstanding", "applicable", "as", "if", "any"])  # "the Notes, if any, outstanding"
_BE = AUXILIARIES | {"to"}
LONGEST = 14
"""No phrase is made of more than so many smaller ones."""


class Phrase(NamedTuple):
    """A phrase by its first word and its noun, in the list of words; `sure` if it can't be cut further to the right."""

    first: int
    noun: int
    sure: bool


def phrases(words: list[Word]) -> Iterator[Phrase]:
    """The phrases that end with the last word, the shortest first, each with the noun that it is led by."""
    last, sure = _last(words, len(words) - 1), True
    for _ in range(LONGEST):
        if last < 0 or not names_a_thing(words, last):
            return
        first = chunk(words, last)
        yield Phrase(first, last, sure)
        link = _link(words, first)
        if link is None:
            return
        last, sure = _last(words, link[0]), link[1]


def without_happening(words: list[Word]) -> int:
    """How many of the words stand in front of the verb that ends them: "any of the following events shall occur"."""
    end = len(words)
    if end and words[end - 1].small in _HAPPEN:
        end -= 1
        while end and words[end - 1].small in AUXILIARIES:
            end -= 1
    return end


def _last(words: list[Word], at: int) -> int:
    """The last word of the phrase that ends here, adverbs and commas behind it left out."""
    while at >= 0 and (words[at].small in _BEHIND or is_adverb(words[at])):
        at -= 1
    return at


def chunk(words: list[Word], last: int) -> int:
    """The first word of the noun phrase with this last word: its adjectives, the nouns joined to it, its articles."""
    at, joined = last, False
    while at > 0:
        before = words[at - 1].small
        if names_a_thing(words, at - 1) and not _given_to(words, at):
            at -= 1
        elif before == "," and not joined and at > 2 and _adjectives(words, at):
            at -= 2
        elif (before in JOINTS or (before == "," and joined)) and words[at].small not in DETERMINERS:
            inner = at - 3 if words[at - 2].small == "," else at - 2
            if inner < 0 or not names_a_thing(words, inner) or is_participle(words[inner]):
                break
            at, joined = inner, True
        else:
            break
    if 0 < at < last and is_gerund(words[at]) and _begins_aside(words[at - 1]):
        return at + 1  # "an agreement (the "Pact") with Alpha containing rules"
    return _determiners(words, at)


def _begins_aside(before: Word) -> bool:
    """Whether what follows in -ing says more of a thing that ends here, by a name or by an aside."""
    return before.small == ASIDE or before.text[:1].isupper()


def _given_to(words: list[Word], at: int) -> bool:
    """Whether the word in front is somebody that the thing is given to: "give the Agent irrevocable notice"."""
    name = words[at - 1]
    owner = name.text.endswith(("'s", "’s", "'", "’"))
    return is_adjective(words[at]) and name.text[:1].isupper() and not owner and words[at - 2].small == "the"


def _adjectives(words: list[Word], at: int) -> bool:
    """Whether the word and the one in front of the comma say more of the same noun: "fully paid, nonassessable"."""
    return words[at].text.islower() and is_adjective(words[at - 2]) and words[at - 3].small not in (*AUXILIARIES, "as")


def _determiners(words: list[Word], at: int) -> int:
    """The first of the articles in front of the word: "all of the", "any and all"."""
    while at > 0:
        before = words[at - 1].small
        if before == "that" and words[at].small in DETERMINERS:  # "agreed that the logo"
            break
        if before == "least" and at > 1 and words[at - 2].small == "at":
            at -= 2
        elif before in DETERMINERS or before in _COUNTS:
            at -= 1
        elif at > 1 and _paired(words, at):
            at -= 2
        else:
            break
    return at


def _paired(words: list[Word], at: int) -> bool:
    """Whether two words in front belong to the article: "any and" all, "all of" the."""
    joint, first = words[at - 1].small, words[at - 2].small
    if joint == "of":
        return first in _COUNTS_OF
    return joint in JOINTS and first in _PAIRED and words[at].small in _PAIRED


def _link(words: list[Word], first: int) -> tuple[int, bool] | None:
    """The last word of the phrase that the one beginning here belongs to, and whether it surely does."""
    at = first - 1
    if at <= 0:
        return None
    before = words[at]
    if before.small in (",", ASIDE):
        return (at - 1, True) if words[first].small in _BEHIND_COMMA else None
    if before.small == "of":
        return None if words[at - 1].small in _CONSIST else (at - 1, True)
    if before.small in RELATIVES:  # the verb comes behind: "a merger pursuant to which the shares of the Company"
        return None
    if is_preposition(before):
        return _in_front(words, at)
    if before.text.islower() and (is_participle(before) or is_verb(words, at)):
        return _verb(words, at)
    return None


def _in_front(words: list[Word], at: int) -> tuple[int, bool] | None:
    """What a preposition goes with: a participle with its noun, or the noun in front of it, which is less sure."""
    inner = at - 1
    while inner > 0 and (is_preposition(words[inner]) or is_adverb(words[inner])):
        inner -= 1
    if words[inner].small == ",":
        return (inner - 1, False) if words[at].small in _BEHIND_COMMA else None
    if is_participle(words[inner]) or is_verb(words, inner):
        return _verb(words, inner)
    return (inner, words[at].small in ("including", "excluding")) if names_a_thing(words, inner) else None


def _verb(words: list[Word], at: int) -> tuple[int, bool] | None:
    """The noun that a verb says more of, in a clause of its own: "shares (that are) held"."""
    participle = is_participle(words[at])
    inner = at - 1
    while inner > 0 and (is_adverb(words[inner]) or _joins_verbs(words, inner)):
        inner -= 1
    if inner < 0:
        return None
    if (
        words[inner].small == "," and is_gerund(words[at]) and words[inner - 1].text.islower()
    ):  # "losses, involving a third party"
        return inner - 1, False
    if words[inner].small not in _BE and not is_verb(words, inner) and words[inner].small not in RELATIVES:
        if words[inner].small == "as":  # "as filed with the Commission"
            inner -= 1
        reduced = participle and names_a_thing(words, inner) and not is_participle(words[inner])
        return (inner, not is_gerund(words[at]) or words[inner].text.islower()) if reduced else _subject(words, inner)
    while inner > 0 and _of_verb(words, inner):
        inner -= 1
    if words[inner].small in RELATIVES:
        return _antecedent(words, inner)
    return _subject(words, inner) if names_a_thing(words, inner) else None


def _of_verb(words: list[Word], at: int) -> bool:
    """Whether the word is a part of what is said of something: "could reasonably be used to identify"."""
    word = words[at]
    return word.small in _BE or is_adverb(word) or is_verb(words, at) or is_participle(word)


def _joins_verbs(words: list[Word], at: int) -> bool:
    """Whether the word is one of several verbs of the same clause: "incurred or" in "incurred or suffered"."""
    if words[at].small in JOINTS or words[at].small == ",":
        return at > 0 and (is_participle(words[at - 1]) or is_verb(words, at - 1))
    return is_participle(words[at]) and words[at + 1].small in (*JOINTS, ",")


def _subject(words: list[Word], last: int) -> tuple[int, bool] | None:
    """The noun in front of a clause whose subject ends here: "Inventions that Consultant may make"."""
    if last < 0 or not names_a_thing(words, last):
        return None
    first = chunk(words, last)
    return _antecedent(words, first - 1) if first > 1 and words[first - 1].small in RELATIVES else None


def _antecedent(words: list[Word], at: int) -> tuple[int, bool] | None:
    """The noun in front of a relative: surely its own without a comma between, "in" and "over" left out."""
    inner = at - 1
    if inner > 0 and is_preposition(words[inner]):
        inner -= 1
    comma = inner > 0 and words[inner].small == ","
    inner = _last(words, inner)
    return (inner, not comma) if inner >= 0 and names_a_thing(words, inner) else None
