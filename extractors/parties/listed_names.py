"""The name that stands at a place of a list, common words and all, where its legal form and what is said of it show it.

Elsewhere "Signature" and "Title" end a name and "Investors Insurance Corporation" names nobody. In "between Signature
Eyewear, Inc., a California corporation" the place, the form and the state leave no doubt.
"""

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.names import is_generic, is_person, name_at
from extractors.names.forms import CHAIN, HARD, compiled, ends_with_form, has_form, squeeze
from extractors.names.words import CONNECTORS, FORM_PROMPT, is_name_token
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
_PROMPT = lazy(rf"{FORM_PROMPT}\s{{0,20}}\Z")
"""What stands before a name that ends with its line."""


def listed_name(text: str, start: int, limit: int) -> Span | None:
    """The name that begins at `start` in a list of parties; null where none does.

    `listed_name('Title Resources, Inc., a Texas corporation', 0, 40)` ends after "Inc.".
    """
    if _PROMPT.search(text, max(0, start - 60), start):
        end_of_line = text.find("\n", start, limit)
        limit = end_of_line if end_of_line > 0 else limit
    if (joint := _joint(text, start, limit)) is not None:
        return joint
    name = name_at(text, start, limit)
    if name is not None and is_plausible(text, name) and not _FORM_NEXT.match(text, name.end, limit):
        return name
    return _of_common_words(text, start, min(limit, start + 150)) or (
        name if name is not None and is_plausible(text, name) else None
    )


_WORDS = r"\p{Lu}[\w.&'’-]*(?:[ ]\p{Lu}[\w.&'’-]*|[ ]?\n[ \t]{0,20}\p{Lu}[\w.&'’-]*){0,4}"
_JOINT = lazy(rf"(?P<first>{_WORDS}?)\s+(?:and|AND)\s+(?P<second>{_WORDS}?,?\s(?:{CHAIN}))", regex.VERBOSE)
_BEHIND_AND = lazy(r"(?:[,)”\".]|\w)\s+(?:and|AND)\s+\Z")
_BEFORE_AND = lazy(
    r"(?:[^.;]|\.(?!\s+\p{Lu}\p{Ll}+\s\p{Ll})){0,500}?"
    r"(?:(?<=[)”\"]|,\sas\s(?:the\s)?\p{Lu}\w{2,14}),?\s+(?:and|AND)\s+\p{Lu}|(?<=\));)"
)
# "with offices in Dayton, Ohio and Teal, Inc.": the state ends an address
_IN_TOWN = lazy(r"\b(?:in|at|of)\s(?:\p{Lu}[\w.'’-]*\s){0,3}\p{Lu}[\w'’-]*\p{Ll},\s+\Z")
_OF_SEVERAL = lazy(r"[^(;]{0,160}\(\s*(?:each|(?:collectively|together)|(?:the\s+)?[\"“][^\"“”]{2,30}s[\"”])")


def _joint(text: str, start: int, limit: int) -> Span | None:
    """The name with an "and" inside, where the next "and" or the one before parts it from the rest of a list.

    "between Plover Stone and Slate Corporation (the "Seller"), and Teal, Inc." lists two: "A and B and C" would be
    three names that no comma parts.
    """
    found = _JOINT.match(text, start, limit)
    if found is None or not _is_bare(found["first"]) or not is_name_token(found["first"].split()[0]):
        return None
    if jurisdiction_code(squeeze(found["first"])) and _IN_TOWN.search(text, max(0, start - 40), start):
        return None
    parted = _BEHIND_AND.search(text, max(0, start - 12), start) or _BEFORE_AND.match(text, found.end())
    if not parted or _OF_SEVERAL.match(text, found.end()):
        return None
    return Span(*found.span())


def _is_bare(words: str) -> bool:
    """Whether nothing shows that words are a whole name: no form, no person's given name, no role."""
    plain = squeeze(words)
    folded = set(plain.casefold().split())
    known = folded & (lexicon("party_roles") | lexicon("not_names"))
    return not (has_form(plain) or ends_with_form(plain) or is_person(plain) or known or is_generic(plain))


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
