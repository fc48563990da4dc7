"""Somebody's name where no tokens are at hand: in the items of a list, beside a verb of following."""

from extractors.lexicon.offices import is_office
from extractors.lexicon.words import words as lexicon
from extractors.names import is_person
from extractors.names.behind import GENERATION
from extractors.names.forms import has_form
from extractors.names.inside import CUT_SHORT, JOINED, NICKNAME, PARTICLES

NAME = (
    rf"(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?(?P<name>(?:{CUT_SHORT}|(?:\p{{Lu}}\.){{1,3}}|\p{{Lu}}\p{{L}}[\p{{L}}'’-]*)"
    rf"(?:\s+\p{{Lu}}\b\.?|\s+{NICKNAME}){{0,3}}(?:\s+\p{{Lu}}\p{{Ll}}[\p{{L}}'’-]*)?\s+(?:{PARTICLES})?"
    rf"{JOINED}?\p{{Lu}}[\p{{L}}'’-]+(?:,?\s+{GENERATION}\b\.?)?)"
)
"""A name in full, its title left outside the group."""


def names_one(name: str) -> bool:
    """Whether the words can be somebody's name: no firm's, no heading's."""
    folded = {word.casefold().strip(".,") for word in name.split() if len(word) > len("A.")}
    other = (
        lexicon("not_names") | lexicon("organization_words") | lexicon("generic_words") | lexicon("office_functions")
    )
    return not has_form(name) and not is_office(name) and (not folded & other or is_person(name))
