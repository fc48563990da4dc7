"""An anchor that is a clause, and how far it runs: "such event occurs", "being deposited in the mail"."""

from extractors.dates.anchor_tokens import Tokens, joins
from extractors.dates.anchor_words import (
    BE_OR_HAVE,
    DETERMINERS,
    FINITE,
    MODALS,
    NOT_GERUNDS,
    PURPOSES,
    STOPS,
    STOPS_AS_VERBS,
    SUBJECTS,
)
from extractors.numerals import ORDINALS

_GERUNDS = frozenset(("receiving", "delivering", "giving", "sending", "learning", "obtaining", "making", "mailing"))
# what a clause ends before, whatever it says: "before entering the Premises to permit the Landlord to be there"
_AIMS = frozenset(("permit", "allow", "enable", "ensure", "facilitate", "afford"))
_BEEN = BE_OR_HAVE | {"been", "be"}
_LEADING = frozenset(("request", "right", "notice", "agreement", "order", "failure", "opportunity", "chance"))
_SHARING = frozenset(("with", "to", "by", "from", "for", "in", "of", "under"))
_SENT = frozenset(("given", "delivered", "received", "sent", "mailed", "served"))
_COMPLETE = frozenset((("so", "do"), ("so", "doing"), ("thereto", "applicable"), ("over", "is")))


def is_clause(tokens: Tokens) -> bool:
    """Whether a pronoun or a gerund with its object begins: "you sign", "being deposited in the mail"."""
    first = tokens[0].low
    if first in SUBJECTS:
        return True
    if first == "there":
        return tokens[1].low in BE_OR_HAVE or tokens[2].low == "have"  # "after there shall have been given"
    if first == "the" and tokens[1].low == "same":
        return tokens[2].low in BE_OR_HAVE or tokens[2].low in MODALS or tokens[2].low in FINITE
    if not _gerund(first):
        return False
    following = tokens[1]
    if first == "being":
        return following.is_word
    if following.low == "into":
        return True  # "after entering into such amendment"
    return following.is_word and following.low not in STOPS and following.low != "of" and following.low not in MODALS


def _gerund(word: str) -> bool:
    return word.endswith("ing") and len(word) > 4 and word not in NOT_GERUNDS


def clause_end(text: str, tokens: Tokens) -> int:
    """The end of the clause: before punctuation, a condition, or the modal verb of the sentence around it."""
    end = tokens[0].end
    at = -1
    while (token := tokens[at := at + 1]).text:
        low = token.low
        if not (token.is_word or joins(text, tokens, at) or _shares(tokens, at)):
            break
        if at and _conditional(tokens, at):
            break
        if at and low in SUBJECTS and tokens[at + 1].low in MODALS:
            break  # "within three days of starting your new position you will need"
        if low == "by" and at and _gerund(tokens[at + 1].low):
            break  # "within five days after signing it by delivering a notice": how, and not when
        if low == "to" and at > 2 and _purpose(tokens, at):
            break
        if low in ("and", "or") and (_new_sentence(tokens, at) or _has_done(tokens, at) or _to_do(tokens, at)):
            break
        if _another_date(tokens, at):
            break
        stated = low not in STOPS or (at and (low, tokens[at - 1].low) in _COMPLETE)
        if token.is_word and (stated or (at and low in STOPS_AS_VERBS and _after_be(tokens, at))):
            end = token.end
    return end


def _shares(tokens: Tokens, at: int) -> bool:
    """Whether a comma parts two verbs with one object: "files them with, or furnishes them to, the Commission"."""
    if tokens[at].text != "," or tokens[at - 1].low not in _SHARING:
        return False
    return tokens[at + 1].low == "or" or any(tokens[before].text == "," for before in range(at))


def _conditional(tokens: Tokens, at: int) -> bool:
    """Whether a condition begins, or the sentence around the clause goes on with its modal verb."""
    low = tokens[at].low
    if low == "provided":
        return not _after_be(tokens, at)  # "after the date notice is provided to the Lenders"
    return low in ("unless", "if", "then") or (low in MODALS and not _perfect(tokens, at))


def _after_be(tokens: Tokens, at: int) -> bool:
    """Whether a form of be or have stands before, with an adverb between or not: "is fully executed"."""
    before = tokens[at - 1].low
    return before in _BEEN or (at > 1 and before.endswith("ly") and tokens[at - 2].low in _BEEN)


def _another_date(tokens: Tokens, at: int) -> bool:
    """Whether a date or a case of its own begins: "it occurred to the second anniversary", "pays it within 7 days"."""
    low, after = tokens[at].low, tokens[at + 1].low
    if low == "or" and after == "in":
        return tokens[at + 2].low in ("case", "any") or tokens[at + 3].low in ("case", "event")
    if low == "within":
        return at > 0 and after[:1].isdigit()
    return low == "to" and after == "the" and tokens[at + 2].low in ORDINALS


def _purpose(tokens: Tokens, at: int) -> bool:
    """Whether "to" leads on to what is to be done: "ten days after receiving the Offer Notice to notify the others"."""
    before = tokens[at - 1]
    if tokens[at + 1].low in _AIMS:
        verb = before.text.islower() and before.text.endswith(("s", "ed"))  # "the Seller agrees to permit access"
        return not verb and before.low not in _LEADING
    whole = (tokens[0].low in _GERUNDS and before.capital) or before.low in _SENT
    return whole and tokens[at + 1].low in PURPOSES


def _perfect(tokens: Tokens, at: int) -> bool:
    """Whether the modal verb belongs to a clause, as in "shall have occurred", and not to the sentence around it."""
    return tokens[at + 1].low in ("have", "be", "become")


def _has_done(tokens: Tokens, at: int) -> bool:
    """Whether what follows says nothing of the day, as in "and has failed to cure it"; "or has reason to know" does."""
    return tokens[at + 1].low in ("has", "have", "had") and tokens[at + 2].low not in ("reason", "knowledge", "notice")


def _to_do(tokens: Tokens, at: int) -> bool:
    """Whether the sentence goes on with what is to be done: "notify it after a Law comes into force and remove it"."""
    verb, several = tokens[at + 1], tokens[0].low in ("you", "we", "they", "i") or tokens[at - 1].text == ","
    bare = verb.text.islower() and verb.low not in STOPS and not verb.low.endswith(("s", "ed", "ing", "en"))
    return bare and not several and verb.low not in DETERMINERS and tokens[at + 2].low in DETERMINERS


def _new_sentence(tokens: Tokens, at: int) -> bool:
    """Whether a modal verb soon after this "and" shows that a new sentence begins; "or should have known" is none."""
    if tokens[at].low == "or" and tokens[at + 1].low == "should" and tokens[at + 2].low == "have":
        return False
    for after in range(at + 1, at + 7):
        if tokens[after].text in (".", ";"):
            return False
        if tokens[after].low in MODALS:
            return True
    return False
