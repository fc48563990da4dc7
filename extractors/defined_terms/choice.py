"""Which of the phrases in front of a parenthesis its term stands for: the one with the term's noun, else the whole.

Of "the purchase of 400 shares of the Company" ("Shares") means "400 shares of the Company", ("Deal") all of it.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import pairwise, takewhile, zip_longest
from typing import NamedTuple

from extractors.defined_terms.fits import fits, is_figure, is_share, is_time
from extractors.defined_terms.leading import ASIDE
from extractors.defined_terms.phrases import Phrase, chunk, phrases
from extractors.defined_terms.sorts import (
    AUXILIARIES,
    DETERMINERS,
    JOINTS,
    RELATIVES,
    Word,
    begins_clause,
    is_participle,
    is_preposition,
    is_verb,
    names_a_thing,
)
from pipeline.lazy import lazy

_WORD = lazy(r"[\w$-]+")
_OF = lazy(r"\s(?:of|for|to|in|on|with|under|by|[-–])\s")  # "Event of Default" is an event
_LIKE = {
    "share": ("stock",),
    "security": ("share", "note", "stock", "unit", "warrant"),
    "deadline": ("day", "date", "time", "anniversary"),
    "date": ("day", "anniversary", "time"),
    "period": ("day", "month", "year", "term"),
    "term": ("period", "year"),
    "year": ("period",),
    "quarter": ("period",),
    "season": ("period",),
    "fee": ("amount", "percent", "sum", "payment"),
    "payment": ("amount", "sum"),
    "price": ("amount", "sum"),
    "consideration": ("amount", "sum"),
    "right": ("option", "privilege", "entitlement"),
}
"""Nouns that a term with the first one may stand for."""
NEAR = 50
"""Words in front of a parenthesis among which the noun of its term is looked for."""
_NOT_OUTSIDE = ("than", "without", "except", "per", "not")
_AMONG = ("including", "excluding")
"""What comes behind is one of the things in front: "the plants, including any trees"."""
_ANEW = frozenset(["such", "this", "that", "these", "those", "said"])
"""What points back at a thing does not name it for the first time."""
_WHEN = frozenset(["then", "now", "so", "also", "already", "still", "otherwise", "previously"])
"""What goes with a verb: "is not then reporting prices"."""
_COUNTING = ("after", "before", "following", "from", "prior to", "preceding")
_BACK = _ANEW | {"any"}
_FINITE = frozenset(["shall", "will", "must", "is", "are", "was", "were"])
_ACTION = lazy(r"(?:(?<!por)tion|sion|ment|ance|ence|[^aeiou]ing|sale|purchase|use|delivery)s?$")


_DOING = lazy(r"(?:ment|ion|al|ing|(?<=merg)er)$")
ROOT = 4
"""A verb has so many letters that the name of what it does has too: "merge" and "Merger"."""


class Choice(NamedTuple):
    """What a term stands for: the first word in a list of words, its noun, and whether that is the term's own noun."""

    first: int
    noun: int
    own: bool


def chosen(words: list[Word], term: str, *, together: bool, severally: bool, reach: int = NEAR) -> Choice | None:
    """What the term stands for among the words; null where that can't be told.

    `reach`: how many words in front its noun may stand outside the phrases that the sentence ends with;
    `together`: the term gathers several things ("collectively, the …"); `severally`: it is the name of each of them.
    """
    nouns = [stem(word) for word in _WORD.findall(_OF.split(term)[0])][-1:]
    if not nouns or not words:
        return None
    ending = list(phrases(words))
    found = _with_noun(words, ending, nouns, reach)
    if found is None and nouns[0] in _LIKE:
        found = _with_noun(words, ending, _LIKE[nouns[0]], reach)
    if found is not None and words[found.first].small in _ANEW and found.first + 1 == found.noun == len(words) - 1:
        return None  # "such filing"
    if found is not None:
        return found._replace(first=_all_joined(words, found.first)) if together else found
    whole = _whole(words, ending, action=_ACTION.search(nouns[0]) is not None)
    if together:
        whole = next((phrase for phrase in ending if _is_list(words, phrase)), whole)
    if whole is None or not _names_anew(words, whole):
        return None
    if not together and not fits(words[whole.noun].text, nouns[0]):
        return None
    if not together and _done(words[: max(0, whole.first - 1)], nouns[0]):
        return None
    several = together or severally or _plural(term)
    first = _all_joined(words, whole.first) if several else whole.first
    if together and first == whole.first and not (_is_list(words, whole) or _plural(words[whole.noun].small)):
        return None  # "enforced by any governmental agency" is no gathering
    inside = _among(words, first) or (first and words[first - 1].small in JOINTS)
    return None if inside else Choice(first, whole.noun, own=False)


def _names_anew(words: list[Word], phrase: Phrase) -> bool:
    """Whether a phrase names something for the first time: not "such filing", nor the end of "been exercised"."""
    first = words[phrase.first].small
    if first in _ANEW | _WHEN or _bare(words, phrase) or _among(words, phrase.first):
        return False
    return first in DETERMINERS or not is_participle(words[phrase.noun])


def subject(words: list[Word]) -> Choice | None:
    """All of the words where they are what their sentence is about: "Any information that Alpha gives"; else null."""
    if not words or is_preposition(words[0]) or words[0].small in RELATIVES or not words[0].text[:1].isupper():
        return None
    for at, word in enumerate(words):
        if (word.small in AUXILIARIES or begins_clause(words, at)) and not _in_relative(words, at):
            return None
    things = [names_a_thing(words, at) for at in range(len(words))]
    if True not in things:
        return None
    begin = things.index(True)
    return Choice(0, things.index(False, begin) - 1 if False in things[begin:] else len(words) - 1, own=False)


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """The word in small letters without the ending of its plural: "Securities" gives "security"."""
    small = word.casefold()
    if small.endswith("ies"):
        return small[:-3] + "y"
    for ending in ("sses", "xes", "ches", "shes"):
        if small.endswith(ending):
            return small[:-2]
    return small if small.endswith("ss") else small.removesuffix("s")


def _done(words: list[Word], noun: str) -> bool:
    """Whether a verb tells what the term names: "Alpha will merge with Beta (the "Merger")" is about no thing."""
    root = _DOING.sub("", noun)
    if root == noun or len(root) < ROOT:
        return False
    return any(word.text.islower() and word.small.startswith(root) and word.small != noun for word in words[-NEAR:])


def _among(words: list[Word], first: int) -> bool:
    return first > 0 and words[first - 1].small in _AMONG


def _plural(term: str) -> bool:
    return term.endswith("s") and not term.endswith("ss")


def _with_noun(words: list[Word], ending: list[Phrase], nouns: Collection[str], reach: int) -> Choice | None:
    """The phrase with one of the nouns: one that the sentence ends with, else the last one in it."""
    found = [*_ending_with(words, ending, nouns), *_elsewhere(words, nouns, reach)]
    if len(found) > 1 and _among(words, found[0].first):
        return found[1]
    if found and words[found[0].first].small in _BACK:  # "a period not to exceed 45 days in any 90-day period"
        anew = (one for one in found if words[one.first].small not in _BACK)
        other = found[0] if words[found[0].first].small == "any" else next(anew, found[0])
        return next((one for one in found if words[one.first].small in ("a", "an")), other)
    return found[0] if found else None


def _ending_with(words: list[Word], ending: list[Phrase], nouns: Collection[str]) -> Iterator[Choice]:
    """Of the phrases that the sentence ends with those led by one of the nouns, then those with it in a list."""
    named = [phrase for phrase in ending if _named(words, phrase.first)]
    for phrase, outer in zip_longest(named, named[1:]):
        if stem(words[phrase.noun].text) in nouns and not (outer and _counts_from(words, phrase, outer)):
            yield Choice(_share_of(words, phrase, outer), phrase.noun, own=True)
    for phrase in named:
        inside = range(phrase.first, phrase.noun)  # and no part of a name: "Merger Sub"
        if any(stem(words[at].text) in nouns and not words[at + 1].text[:1].isupper() for at in inside):
            yield Choice(phrase.first, phrase.noun, own=True)


def _share_of(words: list[Word], phrase: Phrase, outer: Phrase | None) -> int:
    """The first word of the phrase, or of the share that is taken of it: "80% of the price"."""
    shared = outer is not None and words[phrase.first - 1].small == "of" and is_share(words[outer.noun].text)
    return outer.first if outer and shared and words[phrase.first].small not in _BACK else phrase.first


def _counts_from(words: list[Word], phrase: Phrase, outer: Phrase) -> bool:
    """Whether a time counts from another: "the 20th day after the date of the request"."""
    return (
        words[phrase.first - 1].small in _COUNTING
        and outer.noun == phrase.first - 2
        and is_time(words[outer.noun].text)
    )


def _elsewhere(words: list[Word], nouns: Collection[str], reach: int) -> Iterator[Choice]:
    """The phrases with one of the nouns anywhere in the same clause, the last one first."""
    for at in range(len(words) - 1, max(-1, len(words) - 1 - reach), -1):
        finite = words[at].small in _FINITE or begins_clause(words, at) or _is_done_by_it(words, at)
        if finite and not _in_relative(words, at):
            return
        after = words[at + 1].text if at + 1 < len(words) else ""
        ends = not after[:1].isupper() and after not in ('"', "”")
        if stem(words[at].text) in nouns and ends and names_a_thing(words, at):
            first = chunk(words, at)
            if _named(words, first):
                yield Choice(_counted(words, first, at), at, own=True)


def _counted(words: list[Word], first: int, at: int) -> int:
    """The first word of a time that counts from the one at `first`: "the day that is a year from the date of sale"."""
    if not is_time(words[at].text) or first < 2 or words[first - 1].small not in _COUNTING:
        return first
    if not is_time(words[first - 2].text):
        return first
    outer = chunk(words, first - 2)
    is_one = [word.small for word in words[max(0, outer - 2) : outer]]
    if is_one in (["that", "is"], ["which", "is"]) and outer > 2 and is_time(words[outer - 3].text):
        return chunk(words, outer - 3)
    return outer


def _is_done_by_it(words: list[Word], at: int) -> bool:
    """Whether the word is what one does, and names no thing: "a transaction consummates a sale"."""
    word = words[at]
    led = at + 1 < len(words) and words[at + 1].small in DETERMINERS
    return (
        led
        and word.small not in AUXILIARIES
        and word.text.islower()
        and word.small.endswith("s")
        and is_verb(words, at)
    )


def _named(words: list[Word], first: int) -> bool:
    """Whether the phrase is not set aside, as in "other than the Shares", nor a bare noun as in "date of issuance"."""
    before = words[first - 1].small if first else ""
    # "Agreement and Plan of Merger dated"
    after = words[first + 1].text if first + 1 < len(words) else ""
    small = words[first].text.islower() or (first > 1 and words[first - 2].text[:1].isupper() and after.islower())
    bare = before == "of" and names_a_thing(words, first) and small
    if (
        before == "which"
        and words[first].small not in DETERMINERS
        and first > 1
        and not is_preposition(words[first - 2])
    ):
        return False  # "a plan, which plan shall be"
    if before == "of" and first > 1 and _in_name(words, first):
        return False
    return before not in _NOT_OUTSIDE and not (bare and not words[first].small.endswith("s"))


def _in_name(words: list[Word], first: int) -> bool:
    """Whether the words behind "of" end a longer name: "Certificate of Preferences of Series A Stock"."""
    if first < 4 or words[first - 3].small != "of":
        return False
    return all(words[at].text[:1].isupper() for at in (first, first - 2, first - 4))


def _in_relative(words: list[Word], at: int) -> bool:
    """Whether the verb stands in a clause that says more of a noun: "which shall", "that the Company shall"."""
    before = words[max(0, at - 6) : at]
    bare = any(
        is_time(one.text) and two.small in DETERMINERS for one, two in pairwise(before)
    )  # "the date the plan is"
    return bare or any(word.small in RELATIVES or word.small in ("if", "as") for word in before)


def _whole(words: list[Word], ending: list[Phrase], *, action: bool) -> Phrase | None:
    """The longest phrase that is surely one; null where it may well go on.

    Of "the production of paste" it is the paste, unless the term is the name of an `action` too.
    """
    for phrase, outer in zip_longest(ending, ending[1:]):
        if not phrase.sure:
            return None
        if words[phrase.first].small in ("a", "an"):  # "the opinion of a firm that the Company retains"
            return phrase
        of = outer is not None and words[phrase.first - 1].small == "of"
        if of and not action and _ACTION.search(words[outer.noun].small):
            return phrase
    return ending[-1] if ending else None


def _is_list(words: list[Word], phrase: Phrase) -> bool:
    """Whether the phrase names several things: "any and all claims, losses or amounts"."""
    several = words[phrase.first].small in DETERMINERS or words[phrase.noun].small.endswith("s")
    return several and any(word.small in JOINTS for word in words[phrase.first : phrase.noun])


def _bare(words: list[Word], phrase: Phrase) -> bool:
    """Whether the phrase is one word that is neither a plural nor a figure: "in writing", not "for $500"."""
    word = words[phrase.noun].small
    return phrase.first == phrase.noun and not word.endswith("s") and not is_figure(word)


def _all_joined(words: list[Word], first: int) -> int:
    """The first of the things that are joined to the phrase: of "the Plans, the Notes and its Shares" the Plans."""
    while first > 1:
        at = first - 1
        joined = any(word.small in JOINTS for word in words[at:])
        if joined and words[at].small == "of" and words[first].small not in DETERMINERS:
            whole = chunk(words, at - 1)
            if words[whole].small in DETERMINERS or whole == at:
                break
            first = whole  # "works of art, names and"
            continue
        if not joined or not (words[at].small in JOINTS or words[at].small == ","):
            break
        while at > 0 and (words[at].small in JOINTS or words[at].small in (",", ASIDE)):
            at -= 1
        ending = list(phrases(words[: at + 1]))
        if not ending:
            break
        first = list(takewhile(lambda phrase: phrase.sure, ending))[-1].first
    return first
