"""What a word or mark does in the noun phrase of an anchor: it belongs to it, joins two others, or ends it.

In "the date of a written request by the Company" the word "by" ends the noun; in "the day the default occurred" the
verb shows that the noun was a clause's subject.
"""

from typing import Literal

from extractors.dates.anchor_tokens import Token, Tokens, joins
from extractors.dates.anchor_words import (
    BARE_VERBS,
    BE_OR_HAVE,
    DETERMINERS,
    FINITE,
    INSTRUMENTS,
    MODALS,
    NOT_GERUNDS,
    OF_WORDS,
    PAIRED,
    PLURAL_VERBS,
    STOPS,
    SUBJECTS,
    TIMES,
    TOLD,
)
from extractors.dates.pieces import following
from pipeline.lazy import lazy

# how words for what happens end: receipt, notice, request, demand, termination, delivery, closing; and "Date"
_DEEDS = ("ipt", "notice", "quest", "mand", "tion", "sion", "ment", "ery", "ance", "sing", "date")
_OF_TIME = frozenset(("date", "time", "day", "deadline", "period", "term", "year", "quarter", "month"))
_FIGURES = lazy(r"\s*\(\s*\d{1,4}(?:st|nd|rd|th)?\s*\)")

_FROM_SERVICE = frozenset(("separation", "termination", "retirement", "withdrawal", "release", "discharge"))
"""What is one thing with the service it ends: "separation from service", as tax law has it."""
_ON = frozenset(("by", "to", "from", "under", "in", "at", "hereunder", "thereunder"))

WordRole = Literal["noun", "of", "of it", "figures", "joint", "clause", "stop"]
"""What a word or mark does in a noun phrase; "of it" is hereof or thereof, "joint" a word between two others."""


def role_of_mark(text: str, tokens: Tokens, at: int) -> WordRole:
    """What a mark does: it opens the figures of a number, stands inside a name, or ends the noun."""
    if _figures(text, tokens[at]):
        return "figures"
    if tokens[at].text in ('"', "“") and at and tokens[at - 1].low in DETERMINERS and tokens[at + 1].capital:
        return "joint"  # "from the "Start Date" shown in the report"
    return "joint" if joins(text, tokens, at) else "stop"


def role_of(tokens: Tokens, at: int, content: int) -> WordRole:
    """What a word does in a noun phrase that has so many nouns and adjectives so far."""
    low = tokens[at].low
    if content and (low in SUBJECTS or low[0] == "$" or (low == "us" and tokens[at + 1].low[:1] == "$")):
        return "stop"  # "the day it effected the waiver"; "12 months after Effective Date US $250,000"
    if low in OF_WORDS:
        return "of it"
    if low == "of":
        return "of" if _of_phrase(tokens, at) else "stop"
    if low in DETERMINERS or (low in ("that", "those") and at and tokens[at - 1].low == "of"):
        return "stop" if content else "joint"
    if _gerund(tokens, at, content):
        return "clause"
    if content and (
        _another_acts(tokens, at) or _of_another(tokens, at) or _bare_verb(tokens, at) or _open_end(tokens, at)
    ):
        return "stop"
    if _is_verb(tokens, at, content) or _perfect_clause(tokens, at):
        return "clause"
    if low in MODALS or (content and _participle(tokens, at)):
        return "stop"
    if (low not in STOPS and low not in BE_OR_HAVE) or _adjective(tokens, at):
        return "noun"
    joint = _inside_name(tokens, at) or _between_adjectives(tokens, at)
    return "joint" if joint or (low == "and" and tokens[at + 1].low == "every") else "stop"


def _gerund(tokens: Tokens, at: int, content: int) -> bool:
    """Whether the word is a gerund behind whose deed it is: "the Company's sending such notice"."""
    if content and tokens[at].low == "entering" and tokens[at + 1].low == "into":
        return True
    somebody = content == at and at > 0 and tokens[at - 1].capital and not tokens[at - 1].low.endswith(_DEEDS)
    if somebody and tokens[at].low.endswith("ing") and tokens[at + 1].low in DETERMINERS:
        return True  # "within ten days from Owner seeking such consent"
    owned = content and tokens[at - 1].low.endswith(("'s", "’s", "s'", "s’"))
    return bool(owned and tokens[at].low.endswith("ing") and tokens[at + 1].low in DETERMINERS)


def _figures(text: str, token: Token) -> bool:
    """Whether the mark opens the figures of a number in words: "thirty (30)"."""
    return token.text == "(" and following(_FIGURES, text, token.start) is not None


def _of_phrase(tokens: Tokens, at: int) -> bool:
    following = tokens[at + 1]
    return following.is_word and (following.low not in STOPS or following.low in ("that", "those"))


def _is_verb(tokens: Tokens, at: int, content: int) -> bool:
    """Whether the word is the finite verb of a clause whose subject stands before it."""
    low = tokens[at].low
    if not content or not (low in FINITE or low in BE_OR_HAVE or _transitive(tokens, at) or _plural(tokens, at)):
        return False
    if _made_under(tokens, at):
        return False
    return any(tokens[before].low != "receipt" for before in range(at))


def _transitive(tokens: Tokens, at: int) -> bool:
    """Whether a verb stands between one who acts and its object: "the Tenant vacates the Premises", "resigns or is"."""
    actor, word, after = tokens[at - 1], tokens[at].text, tokens[at + 1].low
    acts = word.islower() and word.endswith(("s", "ed")) and not word.endswith(("ss", "us")) and word not in STOPS
    somebody = actor.capital or (at > 1 and tokens[at - 2].low in DETERMINERS)
    if not acts or not somebody or actor.low.endswith("s") or actor.low in _OF_TIME or tokens[at - 2].low == "of":
        return False
    return after in DETERMINERS or (after in ("or", "and") and tokens[at + 2].low in BE_OR_HAVE)


def _plural(tokens: Tokens, at: int) -> bool:
    """Whether several act: "the parties agree upon a price", "such Laws come into force"."""
    actor = tokens[at - 1].low
    return tokens[at].low in PLURAL_VERBS and actor.endswith("s") and actor not in ("days", "months", "years")


def _another_acts(tokens: Tokens, at: int) -> bool:
    """Whether a name begins the main clause with no comma in front: "within ten days of notice Buyer shall pay"."""
    if not (tokens[at].capital and at and tokens[at - 1].low.endswith(_DEEDS)) or tokens[at].low in _OF_TIME:
        return False
    verb = at + 2 if tokens[at + 1].capital else at + 1
    return tokens[verb].low in MODALS and tokens[verb + 1].low != "have"


def _of_another(tokens: Tokens, at: int) -> bool:
    """Whether a verb behind a day is another's: "within five days of the due date bears interest", "is subject to"."""
    low, before = tokens[at].low, tokens[at - 1].low
    if before not in TIMES and before not in ("deadline", "term"):
        return False
    if low in BE_OR_HAVE:
        return tokens[at + 1].low not in TOLD
    return low in ("bears", "incurs", "accrues", "constitutes")


def _participle(tokens: Tokens, at: int) -> bool:
    """Whether the word after a noun shortens a relative clause: "the transaction giving rise to", "the day sent"."""
    text = tokens[at].text
    if _made_under(tokens, at):
        return True
    if text in ("known", "held", "due", "payable", "owing") and tokens[at + 1].low in _ON:
        return True  # "any default known to the Borrower", "all amounts due hereunder"
    if text == "sent" or (text == "giving" and at):
        return True
    if text.endswith("ly") and at and tokens[at + 1].low in ("sent", "given", "delivered", "made", "received"):
        return True  # "the day timely sent for delivery"
    if not text.islower() or not text.endswith(("ed", "ing")) or text in NOT_GERUNDS:
        return False
    after = tokens[at + 1]
    if text.endswith("ing") and tokens[at - 1].low in INSTRUMENTS and tokens[at - 1].capital:
        return True  # "the date of this Lease requiring repairs"; a Company may be the one who acts
    if not after.is_word:
        return text.endswith("ed")
    low = after.low
    return low != "of" and (low in STOPS or low in DETERMINERS or low in BE_OR_HAVE or low.endswith("ed"))


def _made_under(tokens: Tokens, at: int) -> bool:
    """Whether the word shortens a relative clause: "the first advance made hereunder"."""
    if tokens[at].text != "made" or not at:
        return False
    return tokens[at + 1].low in ("hereunder", "thereunder", "pursuant", "under", "by", "to")


def _bare_verb(tokens: Tokens, at: int) -> bool:
    """Whether a verb of the sentence around it follows a noun of one thing: "termination become exercisable"."""
    low, before = tokens[at].low, tokens[at - 1].low
    if before.endswith("s") or tokens[at].capital or any(tokens[earlier].low == "and" for earlier in range(at)):
        return False
    after = tokens[at + 1].low
    if before in TIMES and after in DETERMINERS and tokens[at].text.islower() and low not in TIMES:
        return not low.endswith(("s", "ed"))  # "after the end of each fiscal year declare a dividend"
    return low in BARE_VERBS or (low == "pay" and (after in DETERMINERS or after in ("over", "to", "all")))


def _open_end(tokens: Tokens, at: int) -> bool:
    """Whether the word leads to what follows the noun: "ending on or about July 31", "other than by merger"."""
    after = tokens[at + 1].low
    if tokens[at].low == "other":
        return after == "than"
    if tokens[at].low == "ending":
        return after in ("on", "after", "prior", "before", "during", "in", "within", "immediately")
    return tokens[at].low == "applicable" and after in ("to", "thereto")


def _perfect_clause(tokens: Tokens, at: int) -> bool:
    return tokens[at].low == "shall" and tokens[at + 1].low == "have"


def _adjective(tokens: Tokens, at: int) -> bool:
    """Whether the word says which time is meant, as in "the following month", and leads to no complement."""
    if tokens[at].low == "given":
        return at > 0 and tokens[at - 1].low in ("a", "any", "each")  # "a given reporting period"
    if tokens[at].low == "then":
        return at > 0 and tokens[at - 1].low in DETERMINERS  # "the then current term of this Lease"
    if tokens[at].low not in ("following", "prior", "subsequent") or at == 0:
        return False
    return tokens[at - 1].low in DETERMINERS and tokens[at + 1].low in TIMES


def _between_adjectives(tokens: Tokens, at: int) -> bool:
    """Whether the word joins two adjectives before their noun: "a written or oral request"."""
    if tokens[at].low not in ("or", "and") or at == 0:
        return False
    after = tokens[at + 2 if tokens[at + 1].low == "any" else at + 1]
    return tokens[at - 1].low in PAIRED and after.is_word and after.low not in STOPS and after.low not in MODALS


def _inside_name(tokens: Tokens, at: int) -> bool:
    """Whether the small word stands inside a defined name: "Change in Control", "NOTICE AND QUESTIONNAIRE"."""
    if tokens[at].low == "in" and tokens[at + 1].low in ("full", "part") and at > 0:
        return True  # "payment in full of the Notes"
    if tokens[at].low == "from" and tokens[at + 1].low in ("service", "employment") and at > 0:
        return tokens[at - 1].low in _FROM_SERVICE
    if tokens[at].low not in ("in", "and", "or", "for", "to", "only", "without") or at == 0:
        return False
    if tokens[at].low in ("only", "without") and not tokens[at].capital:
        return False
    before, after = tokens[at - 1], tokens[at + 1]
    if not (before.is_word and after.is_word and before.capital and after.capital):
        return False
    if tokens[at].text.isupper() and tokens[at].low not in ("in", "and"):
        return False
    if tokens[at].text == "AND" and before.low in TIMES:
        return False  # "THE FIRST DAY OF ANY WEEK AND FIXED UNTIL": in capitals, and no name
    return after.low not in DETERMINERS and before.low not in ("date", "closing")
