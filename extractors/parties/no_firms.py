"""Capitals that are no firm's name: kinds of trusts and banks, those who deal with everybody, fields and places."""

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words


def is_no_firm(name: str) -> bool:
    """Whether capitals are no firm's name: "Affiliates", "Class B", "Corporate Finance", "Tuesday", "Ohio"."""
    parts = name.casefold().split()
    return parts[0] in _CLASSES or bool(jurisdiction_code(name)) or all(_is_common(one) for one in parts)


def is_of_terms(word: str) -> bool:
    """Whether a word in small letters makes of a company, a trust or a bank a term, or a kind of them."""
    return word in _OF_TERMS or any(word in words(known) for known in _LISTS)


def _is_common(word: str) -> bool:
    return is_of_terms(word) or word in _OF_PROSE or any(word in words(known) for known in _PROSE_LISTS)


_LISTS = ("generic_words", "office_functions", "party_roles", "business_functions", "organization_words")
_PROSE_LISTS = ("not_names", "sentence_words", "actors")
_OF_TERMS = frozenset(
    {
        *("combined", "merged", "acquired", "resulting", "merging", "old", "bridge", "pension", "retirement", "plan"),
        *("ownership", "charitable", "remainder", "revocable", "irrevocable", "living", "residual", "blind", "first"),
        *("working", "study", "steering", "focus", "peer", "founding", "selling", "control", "local", "central"),
        *("rabbi", "common", "deferred", "compensation", "employee", "employees", "benefit", "thrift", "lead", "swing"),
        *("line", "collateral", "account", "voting", "unit", "insurance", "health", "savings", "merger", "sub"),
    }
)
"""Words that make of a company, a trust or a bank a term, or a kind: "the Combined Company", "the Pension Trust"."""
_CLASSES = frozenset({"class", "series", "phase", "tranche", "schedule", "form", "rule", "title", "part", "item"})
"""What a letter or a number stands behind: "Class B", "Phase II"."""
_OF_PROSE = frozenset(
    {
        *("affiliates", "insiders", "customers", "consumers", "retailers", "distributors", "dealers", "internet"),
        *("managers", "directors", "officers", "members", "founders", "strategic", "institutional", "preferred"),
        *("prescription", "public", "senior", "junior", "online", "hospitals", "physicians", "catalog", "foreign"),
        *("north", "south", "east", "west", "latin", "america", "american", "asia", "europe", "africa", "australia"),
        *("business", "first", "coach", "european", "asian", "national", "home", "medicare", "medicaid", "government"),
        *("board", "gaap", "equity"),
    }
)
"""Words that buy, sell and own, or say where or how, and are no names by themselves."""
