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
    "may",
    "could",
    "upon",
    "before",
    "until",
    "case",
    "event",
    "neither",
    "nor",
    "whether",
)


def word(*words: str, op: str = "{1}") -> Token:
    """One of these words, in any case."""
    return {"LOWER": {"IN": list(words)}, "OP": op}


def gap(*but: str, op: str = "*") -> Token:
    """Words of a sentence that name nobody and no office, and do not turn its sense round.

    As many as there are: a number of them ("{0,9}") would be tried in every way that their places can be chosen.
    """
    return {"ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]}, "LOWER": {"NOT_IN": [*NOT_SO, *but]}, "OP": op}


def subject() -> tuple[Token, ...]:
    """A person and whatever a sentence says until "and", other offices included: "Dr. Lee was Chairman and …"."""
    rest = {"ENT_TYPE": {"NOT_IN": ["PERSON"]}, "LOWER": {"NOT_IN": [*NOT_SO]}, "OP": "*"}
    return PERSON, rest, word("and")


def near(*but: str) -> Token:
    """The same without any punctuation between the words."""
    return {**gap(*but), "IS_PUNCT": False}


BESIDE = (COMMA, near(), OFFICES, gap(), word(",", op="?"))
"""An office beside the name: ", the Registrant's current President and Chief Operating Officer,"."""
AGED = (COMMA, {"IS_DIGIT": True}, word(",", op="?"))
ASIDE = (COMMA, gap(op="+"), COMMA)
"""Any other words between commas: ", a respected member of the technology investment community,"."""

BOARD: Token = {"ENT_TYPE": "BOARD", "OP": "+"}


def person_then(*rest: Token) -> tuple[Sequence[Token], ...]:
    """The rest right after a person, after an office beside the name, after an age, or after an aside."""
    return tuple([PERSON, *between, *rest] for between in ((), BESIDE, AGED, (*AGED[:2], *BESIDE), ASIDE))
