"""The part of a company that an office is over: its division, or what a vice president is in charge of.

"general manager of its Industrial Products Division", "vice president of line haul". Imported by `offices` alone.
"""

from spacy.tokens import Doc, Span

from extractors.lexicon.words import words
from extractors.tokens.organizations import FORMS, capital


def division(doc: Doc, end: int) -> int:
    """The end of an office in a part of its company: "general manager of its Industrial Products Division"."""
    stop = end + 1
    if end >= len(doc) or doc[end].lower_ != "of":
        return end
    small = _in_small_letters(doc, end)
    while stop < min(len(doc), end + _LONGEST) and (
        capital(doc[stop])
        or doc[stop].lower_ in ("the", "our", "its", "'s", "’s", "and", "&", "company")
        or stop < small
    ):
        if doc[stop].lower_ in FORMS - {"company"}:
            return end
        stop += 1
    own = any(token.lower_ in ("its", "our", "company") for token in doc[end + 1 : end + 3])
    parts = PARTS | {"group"} if own else PARTS  # "its Utilities Group" and not "Teal Group"
    ended = stop < len(doc) and doc[stop].lower_ in parts
    named = stop > end + 1 and doc[stop - 1].lower_ in parts and doc[stop - 2].text.istitle()
    return stop + 1 if ended and stop > end + 1 else stop if named else end


def _in_small_letters(doc: Doc, end: int) -> int:
    """Where a part of a company that is named in small letters has its last word: "of the offshore division"."""
    stop = end + 1
    while stop < min(len(doc), end + _LONGEST_PART) and doc[stop].is_lower and doc[stop].lower_ not in _NO_PART:
        if doc[stop].lower_ in PARTS:
            return stop if doc[end + 1].lower_ in ("the", "our", "its") else end
        stop += 1
    return end


_LONGEST, _LONGEST_PART = 12, 8
_NO_PART = frozenset(
    [
        *("a", "an", "will", "has", "had", "have", "was", "were", "is", "are", "to", "who", "which", "for", "at"),
        *("with", "since", "from", "as", "in", "on", "by", "until", "of"),
    ]
)
"""Words that no part of a company is called by."""
PARTS = frozenset(["division", "divisions", "segment", "segments", "unit"])


def over(doc: Doc, head: Span, end: int) -> int:
    """The end of what a vice president is over in small letters, whatever it is: "vice president of line haul"."""
    stop = end + 1
    if head.text.lower() != "vice president" or not head.text.islower() or end >= len(doc) or doc[end].lower_ != "of":
        return end
    while stop < min(len(doc), end + _LONGEST_FIELD) and doc[stop].is_alpha and doc[stop].is_lower:
        if doc[stop].lower_ in BEHIND_A_FIELD - {"and"} or doc[stop].lower_.endswith("ed"):
            break
        if doc[stop].lower_ in _NO_FIELD:
            return end
        stop += 1
    ended = stop >= len(doc) or doc[stop].text in ",.;)" or doc[stop].lower_ in BEHIND_A_FIELD
    stop -= doc[stop - 1].lower_ == "and"
    return stop if ended and stop > end + 1 else end


def before_a_firm(doc: Doc, end: int, heads: frozenset[int]) -> int:
    """The end of what an office is over where "at" and a firm follow: "Senior Vice President, Talk & News at Teal"."""
    stop = end + 1
    if end >= len(doc) or doc[end].text != "," or not capital(doc[end - 1]):
        return end
    while stop < min(len(doc), end + _LONGEST_FIELD) and (capital(doc[stop]) or doc[stop].text in (",", "&", "and")):
        if stop in heads or doc[stop].lower_ in FORMS or doc[stop].lower_ in words("given_names"):
            return end
        stop += 1
    ended = stop + 1 < len(doc) and doc[stop].lower_ == "at" and capital(doc[stop + 1]) and capital(doc[stop - 1])
    return stop if ended else end


_LONGEST_FIELD = 7
_NO_FIELD = frozenset("a an the its our his her their this each several various other many one two".split())  # noqa: SIM905


BEHIND_A_FIELD = frozenset(
    """
    at of for in with from since effective and or who to as on by where when until after following reporting will was
    is has had said
    """.split()  # noqa: SIM905  # read as words
)
"""Small words that end a field in small letters: "vice president of sales for the region"."""
