"""A second noun beside an anchor's: "the Executive's death or Disability", "the invoice and supporting documentation".

It belongs to the anchor where it names another thing of the same sort under the same article. "The Closing or any
other sale" are two noun phrases, of which the anchor is the first, and in "the Closing or Seller shall pay" and "the
later of the Closing or approval" the second is something else.
"""

import regex

from extractors.dates.anchor_tokens import Tokens
from extractors.dates.anchor_words import (
    BARE_VERBS,
    BE_OR_HAVE,
    DETERMINERS,
    FINITE,
    MODALS,
    PURPOSES,
    STOPS,
    SUBJECTS,
)
from extractors.dates.pieces import following
from extractors.numerals import ORDINALS, SCALES, TENS
from extractors.numerals import UNITS as ONES
from pipeline.lazy import lazy

# also "the sale, transfer or other disposition": the words between are nouns too
_JOINED = lazy(
    r"(?:(?P<between>(?:,\s+(?:such\s+|any\s+|the\s+)?[a-z]+(?=,|\s+or\b)){1,4}),?)?\s+(?P<word>or|and)\s+(?=\w)"
)
# "the later of the Closing or the date of approval": the second is what the first is compared with
_COMPARED = lazy(
    r"\b(?:earlier|later|earliest|latest|first|last|sooner|greater|lesser|longer|shorter)(?:\s+to\s+occur)?\s+of\b[^.;]*\Z",
    regex.IGNORECASE,
)
_NEAR = 160
_NOT_BEGINNING = (
    STOPS | MODALS | BE_OR_HAVE | SUBJECTS | FINITE | BARE_VERBS | PURPOSES | {"be", "do", "cause", "sooner"}
)
_NUMBERS = frozenset((*ORDINALS, *SCALES, *TENS, *ONES))
_ANOTHER_TIME = frozenset((
    "earlier", "later", "longer", "shorter", "lesser", "greater", "less", "more", "fewer", "time", "times", "maximum",
    "minimum",
))  # fmt: skip
_LEADING_ON = frozenset(("ending", "beginning", "commencing", "continuing", "expiring", "terminating"))
_DAY = frozenset(("date", "day", "period"))
_NOUN = lazy(
    r"(?:tion|sion|ment|ance|ence|ancy|ency|ty|ness|ship|ure|ipt|ery|al|ice|est|and|ath|act|ase|ge|th|sis|use|work|order|sale"
    r"|transfer|item|event|matter|year|month|quarter|term|award|bill|claim|loss|report)s?\Z"
)
_THINGS = lazy(r"(?:tion|sion|ment|ance|ence|ice|ery|ipt|ty|report|record|material|month|quarter|year)s?\Z")
_HEREOF = frozenset(("hereof", "thereof"))


def second_at(text: str, start: int, end: int) -> int | None:
    """Where a second noun can begin behind the anchor that ends at `end`, null where none is joined to it."""
    joined = following(_JOINED, text, end)
    if joined is None or compared(text, start) or not all(map(_is_noun, (joined["between"] or "").split(",")[1:])):
        return None
    tokens, day = Tokens(text, joined.end()), any(word in text[start:end].lower().split() for word in _DAY)
    return joined.end() if _begins(tokens, day=day) else None


def compared(text: str, start: int) -> bool:
    """Whether what begins here is compared with what follows: "the later of the Closing or the date of approval"."""
    return _COMPARED.search(text, max(0, start - _NEAR), start) is not None


def _is_noun(between: str) -> bool:
    word = between.rsplit(maxsplit=1)[-1]
    return word not in _NOT_BEGINNING and _NOUN.search(word) is not None


def _begins(tokens: Tokens, *, day: bool) -> bool:
    """Whether a noun of the anchor's sort begins that has no article; `day` if the first is a day."""
    first = tokens[0].low
    if _nearer(tokens):
        return True
    if first in DETERMINERS or first in _NOT_BEGINNING or first in _NUMBERS or first[:1].isdigit():
        return False
    if first in _ANOTHER_TIME or (first in _DAY and not day):
        return False
    return first not in _LEADING_ON and not (first.endswith("ing") and tokens[1].low in DETERMINERS)


def _nearer(tokens: Tokens) -> bool:
    """Whether an end that comes before its time is named: "or sooner termination"."""
    return tokens[0].low in ("sooner", "prior") and tokens[1].low in ("termination", "expiration", "redemption")


def joins_noun(text: str, at: int, end: int) -> bool:
    """Whether the words from `at` to `end` are a noun that belongs to the anchor, and no verb goes on behind them."""
    tokens, behind = Tokens(text, at), Tokens(text, end)
    if behind[0].low in MODALS or behind[0].low in BE_OR_HAVE or behind[0].low in FINITE:
        return False
    first, joint = tokens[0], text[:at].rstrip().lower().endswith("and")
    if joint and any(behind[word].low in MODALS for word in range(4)):
        return False
    if first.capital:
        return behind[0].low not in DETERMINERS
    head = text[at:end].lower().partition(" of ")[0].split()
    last = head[-2] if len(head) > 1 and head[-1] in _HEREOF else head[-1]
    return (_THINGS if joint else _NOUN).search(last) is not None and behind[0].low not in DETERMINERS
