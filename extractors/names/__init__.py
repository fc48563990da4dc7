r"""Names of organisations and people: where they begin and end, and what kind of thing they name. Shared by extractors.

"the Notes of Lehman Brothers\nInc.(the" holds the name at "Lehman Brothers\nInc."; its entity type is "Inc.".
"""

from extractors.names.backward import walk_back
from extractors.names.formed import organization_at_form
from extractors.names.forward import name_at, plain_run
from extractors.names.persons import (
    families_first,
    family_first,
    family_name,
    is_called,
    is_given,
    is_month_in_name,
    is_nickname,
    is_person,
    name_inside,
    pet_names,
    same_given,
    without_honorific,
)
from extractors.names.words import is_abbreviation, is_generic, is_name_token

__all__ = [
    "families_first",
    "family_first",
    "family_name",
    "is_abbreviation",
    "is_called",
    "is_generic",
    "is_given",
    "is_month_in_name",
    "is_name_token",
    "is_nickname",
    "is_person",
    "name_at",
    "name_inside",
    "organization_at_form",
    "pet_names",
    "plain_run",
    "same_given",
    "walk_back",
    "without_honorific",
]
