"""Pieces of token patterns: a person, a list of offices, the verbs of coming and going, and what may stand between."""

from collections.abc import Mapping, Sequence
from typing import Any

Token = Mapping[str, Any]

PERSON: Token = {"ENT_TYPE": "PERSON", "OP": "+"}
OFFICES: Token = {"ENT_TYPE": "OFFICE", "OP": "+"}
COMMA: Token = {"ORTH": ","}
MARK: Token = {"ORTH": {"IN": [",", "–", "—", "-"]}}
NOT_SO = (
    "not",
    "continue",
    "continues",
    "remain",
    "remains",
    "if",
    "unless",
    "could",
    "upon",
    "before",
    "until",
    "case",
    "event",
    "neither",
    "nor",
    "whether",
    "while",
    "search",
    "longer",
    "searches",
    "searching",
    "consultant",
)
PUNCTUATION = (*",.;:!?()[]{}/&*#@", '"', "“", "”", "‘", "-", "–", "—", "--")
"""What ends a stretch of words; an apostrophe does not: "Teal Systems’ president"."""


def word(*words: str, op: str = "{1}") -> Token:
    """One of these words, in any case."""
    return {"LOWER": {"IN": list(words)}, "OP": op}


def gap(*but: str, op: str = "*") -> Token:
    """Words of a sentence that name nobody and no office, and do not turn its sense round.

    As many as there are: a number of them ("{0,9}") would be tried in every way that their places can be chosen.
    """
    return {
        "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
        "LOWER": {"NOT_IN": [*NOT_SO, *but]},
        "ORTH": {"NOT_IN": ["may"]},  # not the month
        "OP": op,
    }


_NOT_WHO = {"LOWER": {"NOT_IN": [*NOT_SO, "who", "whose", "and"]}}
_FOLLOWS = word("succeed", "succeeds", "succeeded", "succeeding", "replace", "replaces", "replaced", "replacing")


def subjects(*rest: Token) -> tuple[Sequence[Token], ...]:
    """The rest after a person or "he" and whatever a sentence says until "and": "Dr. Lee was Chairman and served".

    Another person may stand before it: "founded the firm with Ann Teal and served", "succeeds Ann Teal as CEO and was".
    """
    said = {**gap(), "ENT_TYPE": {"NOT_IN": ["PERSON"]}}
    told = (word("as", "in", "on", "effective"), {**said, **_NOT_WHO})  # no "Owen Teal, Clerk since 1990 and elected"
    beside = ((), (word("with", "by"), PERSON), (_FOLLOWS, PERSON), (_FOLLOWS, PERSON, *told))
    also = word("and", "but")
    return tuple([one, said, *other, also, *rest] for other in beside for one in (PERSON, word("he", "she")))


def among(*rest: Token) -> tuple[Sequence[Token], ...]:
    """The rest after a person or "he" and whatever a sentence says: "Dr. Lee held a variety of positions, most"."""
    said = {**gap(), "ENT_TYPE": {"NOT_IN": ["PERSON"]}}
    return tuple([one, said, *rest] for one in (PERSON, word("he", "she")))


def near(*but: str) -> Token:
    """The same without any punctuation between the words."""
    return {**gap(*but), "ORTH": {"NOT_IN": ["may", *PUNCTUATION]}}


TOLD = ("who", "whose", "has", "had", "have", "is", "was", "were", "been", "will", "would", "said", "to", "as")
"""What makes a sentence of the words between a name and an office: "Mr. Heron, who joined as"."""
BESIDE = (COMMA, near(*TOLD), OFFICES, gap(), word(",", op="?"))
"""An office beside the name: ", the Registrant's current President and Chief Operating Officer,"."""
_MORE = gap("who", "whom", "which", "will", "and")
BESIDE_BOTH = (*BESIDE[:3], _MORE, word("and", "("), near(*TOLD), OFFICES, _MORE, COMMA)
"""Two offices: ", chief executive of Teal Tools and former chairman of Heron Corp.,", or one told twice: "(CEO)"."""
BESIDE_WHO = (*BESIDE[:3], COMMA, word("who"), gap(), OFFICES, gap(), COMMA)
"""An office and what is told of it: ", Chairman of the Board, who was named Acting President in May 2005,"."""
AGED = (
    word(",", "("),
    word("age", "aged", op="?"),
    {"TEXT": {"REGEX": r"^\d{2}$"}},
    word(",", ")", op="?"),
)
ASIDE = (COMMA, gap(op="+"), COMMA)
"""Any other words between commas: ", a respected member of the technology investment community,"."""
ALIAS = (word("("), {"ORTH": {"IN": ['"', "“"]}}, {"ORTH": {"NOT_IN": ["(", ")"]}, "OP": "+"}, word(")"))
"""What a person is called for short: "Mr. Owen Teal (“Mr. Teal”) has resigned"."""
WHO = (COMMA, word("who"), near(*TOLD))
WHO_WAS = (
    COMMA,
    word("who"),
    word(
        "is",
        "was",
        "has",
        "had",
        "been",
        "serves",
        "served",
        "currently",
        "previously",
        "also",
        "as",
        "a",
        "the",
        "our",
        op="*",
    ),
    OFFICES,
    {**gap(), "LOWER": {"NOT_IN": [one for one in NOT_SO if one != "until"]}},
)
"""What somebody is or was besides: ", who had been a director until his resignation in May 2003, "."""

BOARD: Token = {"ENT_TYPE": "BOARD", "OP": "+"}


def person_then(*rest: Token) -> tuple[Sequence[Token], ...]:
    """The rest right after a person, after an office beside the name, after an age, an aside or "who"."""
    between = (
        (word(",", ":", "–", "—", "--", op="?"),),
        BESIDE,
        BESIDE_BOTH,
        BESIDE_WHO,
        BESIDE_WHO[3:],
        (*AGED[:3], *BESIDE_WHO),
        AGED,
        (*AGED[:3], *BESIDE),
        ASIDE,
        WHO,
        WHO_WAS,
        (*AGED[:3], *WHO),
        ALIAS,
    )
    return tuple([PERSON, *one, *rest] for one in between)


def somebody_then(*rest: Token) -> tuple[Sequence[Token], ...]:
    """The same, and after "he" or "she", who is the person named last."""
    return (*person_then(*rest), [word("he", "she"), *rest])
