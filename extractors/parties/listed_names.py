"""The name that stands at a place of a list, common words and all, where its legal form and what is said of it show it.

Elsewhere "Signature" and "Title" end a name and "Investors Insurance Corporation" names nobody. In "between Signature
Eyewear, Inc., a California corporation" the place, the form and the state leave no doubt.
"""

import regex

from extractors.lexicon.words import words as lexicon
from extractors.names import name_at
from extractors.names.forms import CHAIN, HARD, compiled, squeeze
from extractors.names.words import CONNECTORS, is_name_token
from extractors.parties.plausible import is_plausible
from extractors.parties.separators import INTRODUCED
from extractors.parties.stated_forms import FORM, stated_form
from pipeline.lazy import lazy
from pipeline.rules import Match
from pipeline.span import Span

_DETERMINERS = frozenset(
    ("a", "an", "the", "this", "that", "these", "such", "said", "each", "either", "both", "any", "all", "certain")
)
_MORE = frozenset(("surviving", "successor", "any", "our", "your", "its", "their", "name", "name:"))
"""Words besides roles with which a description begins and no name: "Successor Company, a Delaware corporation"."""
_FORMED = lazy(
    rf"(?P<before>\S+(?:[ ]\S+|[ ]?\n[ \t]{{0,20}}\S+){{0,7}}?)(?:,[ ]|\s{{1,20}})(?:{CHAIN})",
    regex.VERBOSE,
)
_SAID = lazy(
    rf"\s*,?\s*(?:{FORM.pattern}|\(\s*(?:(?:the|hereinafter|herein)\s+){{0,2}}(?:(?:called|referred\s+to\s+as)\s+)?"
    rf"(?:the\s+)?[\"“]|(?!an?\s){INTRODUCED.pattern})"
)
"""What shows that a name has ended: ", a California corporation", `(the "Licensee")`, ", with offices at"."""
_FORM_NEXT = lazy(rf",?\s(?:{HARD})(?!\w)", regex.VERBOSE)
_ITEM = lazy(r"[A-H]\.\s")


def listed_name(text: str, start: int, limit: int) -> Span | None:
    """The name that begins at `start` in a list of parties; null where none does.

    `listed_name('Title Resources, Inc., a Texas corporation', 0, 40)` ends after "Inc.".
    """
    name = name_at(text, start, limit)
    if name is not None and is_plausible(text, name) and not _FORM_NEXT.match(text, name.end, limit):
        return name
    return _of_common_words(text, start, min(limit, start + 150)) or (
        name if name is not None and is_plausible(text, name) else None
    )


def _of_common_words(text: str, start: int, limit: int) -> Span | None:
    """The run of capitalised words up to a legal form behind which a form or a short name follows."""
    formed = _FORMED.match(text, start, limit)
    if formed is None or _ITEM.match(text, start) or not _SAID.match(text, formed.end(), formed.end() + 160):
        return None
    return Span(start, formed.end()) if _all_of_a_name(formed) else None


def _all_of_a_name(formed: Match) -> bool:
    """Whether all words before the form may stand in a name, and the first is no role and no article."""
    parts = formed["before"].rstrip(",").split()
    first = parts[0].casefold()
    role = first in lexicon("party_roles") and not first.endswith("s")  # "Investors Title Company"
    postal = any(part.isdigit() and len(part) == 5 for part in parts[1:])  # "New York 10019 and Medical Acorn, Inc."
    if role or postal or first in _DETERMINERS or first in _MORE:
        return False
    described = f"a {squeeze(formed[0])}"
    form = FORM.fullmatch(described)
    if form and (not form["place"] or stated_form(described)[2]):  # "Delaware Limited Liability Company"
        return False
    joins = {"and", *CONNECTORS}
    named = (is_name_token(part) or (at and part in joins) for at, part in enumerate(parts))
    if not all(named):
        return False
    after = (parts[at + 1 : at + 2] for at, part in enumerate(parts) if part in {"and", "AND", "And"})
    return all(not one or one[0].casefold() in lexicon("joined_words") for one in after) and bool(
        compiled(r"\p{L}{2}").search(formed["before"])
    )
