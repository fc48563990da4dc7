"""What the words around an amount say of it: a limit, an index, what is measured, a loss.

"not more than" stands before "20 percent" and "or more" after "$1,000,000"; "LIBOR plus" before "2.50%".
"""

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from pipeline.lazy import lazy
from pipeline.record import AmountKind
from pipeline.rules import words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_NEAR = 120  # characters on each side that are looked at

_DEGREES = ("more than", "less than", "fewer than", "greater than", "lower than", "higher than")
QUALIFIERS = frozenset(
    (
        *_DEGREES,
        *(f"{word} {degree}" for word in ("not", "no", "equal to or") for degree in _DEGREES),
        *(f"{degree} or equal to" for degree in _DEGREES),
        "not to exceed", "not exceed", "not exceeding", "exceed", "exceeds", "exceeded", "exceeding",
        "equals or exceeds", "equal or exceed", "equal to or exceeding", "up to and including",
        "in excess of", "not in excess of", "up to", "at least", "at most", "as much as", "as many as", "as little as",
        "as few as", "minimum of", "maximum of", "up to a maximum of",
        "over", "under", "above", "below", "approximately", "about", "around",
        "roughly", "nearly", "almost", "estimated", "some", "circa", "approx.", "approx", "plus or minus",
        "just over", "just under",
        "slightly over", "slightly under", "slightly more than", "slightly less than", "well over", "upwards of",
        "no lower than", "not below", "not above", "not over", "at or above", "at or below", "close to",
    )
)  # fmt: skip
"""The words before an amount that make it a limit or a rough figure, as `qualifier` holds them."""

_AFTER = frozenset(
    f"or {word}" for word in ("more", "less", "greater", "fewer", "higher", "lower", "better", "above", "over")
)
# "up to a total of 400,000 shares", "not to exceed in the aggregate $5,000,000", "greater than the $0 permitted"
_BETWEEN = tuple(phrase.split() for phrase in (
    "a total of", "the total of", "an aggregate of", "the aggregate of", "an aggregate amount of",
    "the aggregate amount of", "an amount equal to", "the amount of", "an amount of", "the sum of", "a sum of",
    "in the aggregate",
    "in the aggregate of", "equal to", "an additional", "additional", "an", "a", "the",
))  # fmt: skip
# "10% over $2.3 million", "rose 5% above": these compare, and limit nothing
_COMPARING = frozenset(("over", "under", "above", "below"))


_MARK = lazy(r"\((?:[a-z]|[ivx]{1,4}|[A-Z]|\d{1,2})\)")


def before(text: str, span: Span) -> list[str]:
    """The last words before the span, without an opening parenthesis or the mark of a list at their end."""
    lead = text[max(0, span.start - _NEAR) : span.start].rstrip(" \n\t(").split()
    return lead[:-1] if lead and _MARK.fullmatch(lead[-1]) else lead


def after(text: str, span: Span) -> list[str]:
    """The first words after the span; punctuation right behind it is a word of its own."""
    behind = text[span.end : span.end + _NEAR]
    return behind.split() if behind[:1].isspace() else [behind[:1], *behind[1:].split()]


def qualifier(text: str, span: Span) -> str | None:
    """The words that make the amount a limit or a rough figure, lower-cased: "not more than", "or more"."""
    lead = [word.lower().lstrip("(") for word in before(text, span)[-12:]]
    # "shall not be less than $500,000" is a limit from below, as "not less than" is
    lead = [word for at, word in enumerate(lead) if word != "be" or at == 0 or lead[at - 1] != "not"]
    # "not at any time less than $500,000", "does not in any event exceed 5%"
    for behind in (1, 2):
        if len(lead) > behind + 3 and lead[-behind - 4] == "not" and tuple(lead[-behind - 3 : -behind]) in _AT_ANY_TIME:
            lead[-behind - 3 : -behind] = []
    for skipped in _BETWEEN:
        if lead[-len(skipped) :] == skipped:
            return _ending(lead[: -len(skipped)]) or _ending(lead) or _following(text, span)
    found = _ending(lead)
    if found in ("exceed", "exceeds") and _NO_EVENT.search(text, max(0, span.start - 3 * _NEAR), span.start):
        return "not exceed"
    return found or _following(text, span)


_AT_ANY_TIME = frozenset((("at", "any", "time"), ("in", "any", "event"), ("in", "any", "case")))

_NO_EVENT = lazy(
    r"\b(?:in\s+no\s+event|under\s+no\s+circumstances?)\b"
    r"(?:(?!(?<!\b(?:mrs?|ms|dr|inc|corp|co))[.;:]\s|\b(?:if|unless|when|where|until|after)\b)[^$]){0,300}\Z",
    regex.IGNORECASE,
)
"""What makes a sum that nothing may exceed a limit: "in no event shall the value … exceed"."""


def _ending(lead: Sequence[str]) -> str | None:
    """The longest qualifier that these words end with."""
    for length in range(min(5, len(lead)), 0, -1):
        phrase = " ".join(lead[-length:])
        if phrase in QUALIFIERS:
            compares = (
                phrase in _COMPARING and len(lead) > 1 and lead[-2].endswith(("%", "percent", "points", "crease"))
            )
            return None if compares else phrase
    return None


def _following(text: str, span: Span) -> str | None:
    behind = [word for word in after(text, span)[:3] if word != ","]
    phrase = " ".join(behind[:2]).lower().rstrip(".,;:)")
    return phrase if phrase in _AFTER else None


_INDEX = r"""(?P<index> (?: (?: [\w-]+ [\s-]+ month | adjusted | term | daily | simple | compounded | usd
        | eurodollar ) \s+ ){0,3} (?: LIBOR | EURIBOR | SOFR | SONIA | SIBOR | HIBOR | BBSY )
    | (?-i: Prime ) (?= \s+ (?: plus | minus | less ) \b )
    | (?: (?: alternate | adjusted | base | federal | funds | effective | prime | bank | lending | libo | eurodollar
        | treasury | offered | london | interbank | discount | reference | cd ) [\s-]+ ){1,4} rate ) \b"""
_MARGIN_AFTER = lazy(
    rf"""(?<! \w ) {_INDEX} (?: \s+ \( [^()]{{1,80}} \) )?
        (?: \s+ (?: plus | (?P<below> minus | less ) | increased \s+ by ) | \s? \+ )
        (?: \s+ (?: an? | the ) )?
        (?: (?: \s+ applicable )? \s+ (?: margin | spread ) )? (?: \s+ (?: of | equal \s+ to ) )? $""",
    _FLAGS,
)
_MARGIN_BEFORE = lazy(
    rf"(?: above | over | plus | in \s excess \s of | (?P<below> below | under ) ) \s (?: the \s )? {_INDEX}", _FLAGS
)
_ADDING = frozenset(("plus", "+", "minus", "less", "increased"))
_BESIDE = frozenset(("above", "over", "plus", "in", "below", "under"))


@dataclass(frozen=True)
class Margin:
    """What a margin is added to, or taken from where it lies below."""

    index: str
    below: bool


def margin(text: str, span: Span) -> Margin | None:
    """The index of a margin: "LIBOR" in "LIBOR plus 2.50%", "Prime Rate" in "1% above the Prime Rate"."""
    lead, behind = before(text, span)[-18:], after(text, span)[:10]
    match = None
    if lead[-1:] and (lead[-1].endswith("+") or not _ADDING.isdisjoint(word.lower() for word in lead[-6:])):
        match = _MARGIN_AFTER.search(" ".join(lead))
    elif behind and behind[0] in _BESIDE:
        match = _MARGIN_BEFORE.match(" ".join(behind))
    return Margin(words(match["index"]), match["below"] is not None) if match else None


# words that no noun phrase of what is measured runs across
_STOPS = frozenset(
    (
        "a", "an", "the", "and", "or", "of", "in", "on", "at", "to", "for", "from", "by", "with", "as", "if",
        "that", "which", "who", "when", "where", "than", "then", "but", "not", "is", "are", "was", "were",
        "be", "been", "being", "has", "have", "had", "shall", "will", "may", "must", "would", "could",
        "should", "can", "do", "does", "did", "up", "per", "under", "over", "during", "pursuant", "within",
        "upon", "plus", "less", "it", "they", "he", "she", "we", "provided", "each", "no", "so", "such",
        "this", "set", "held", "through", "until", "unless", "without", "together", "also", "only", "after",
        "before", "because", "while", "into", "against", "whose", "its", "their", "our", "his", "her", "your",
        "any", "all", "said", "more", "these", "those", "other", "one", "two", "three", "prior", "including",
        "excluding",
    )
)  # fmt: skip
_WHOSE = frozenset(("the", "its", "his", "her", "their", "our", "all", "any", "such", "said", "each"))
_MEASURES = frozenset(("principal", "liquidation", "par"))
_OPENERS = frozenset(("a", "an", "the", "its", "such"))
_REPORTING = frozenset(("recorded", "reported", "posted", "incurred", "generated", "achieved", "recognized"))
# "the base salary paid", "25% of the shares subject to", "of the options vest on"
_SAYING = frozenset(("paid", "subject", "vest", "vests"))
# participles and adverbs, and no noun such as "supply" or "assembly"
_CLAUSE_ENDINGS = ("ed", "ally", "tely", "tly", "sly", "vely")
_EMPTY = frozenset(
    (
        "amount", "sum", "total", "aggregate", "rate", "excess", "minimum", "maximum", "number", "value",
        "quarter", "year", "month", "week", "period", "half", "fiscal", "full", "first", "second", "third", "fourth",
        "event", "extent", "equal", "lesser", "greater", "cost", "average", "range", "order", "price", "up",
    )
)  # fmt: skip


def measured(text: str, span: Span, kind: AmountKind) -> str | None:
    """What the words plainly say is measured, or null.

    "50% of the aggregate principal amount of the Notes" measures that amount, "an annual fee of $30,000" the fee.
    """
    behind = after(text, span)
    if behind[:1] == ["of"]:
        return _nouns_of(behind[1:])
    rest = behind[1:] if behind[:1] == ["aggregate"] else behind
    if kind == "money" and rest[:1] and rest[0].lower() in _MEASURES:
        return _nouns_of(behind)
    return _named_before(before(text, span)) if kind in ("money", "per_share") else None


def _nouns_of(behind: Sequence[str]) -> str | None:
    """The noun phrase that these words begin with, its "of the Notes" included, without articles before it."""
    at = 0
    while at < len(behind) and behind[at] in _WHOSE:
        at += 1
    if behind[at : at + 3] == ["issued", "and", "outstanding"]:
        at += 2
    end = _phrase_end(behind, at)
    if end == at:
        return None
    last = end
    if end < len(behind) and behind[end] == "of" and behind[end - 1][-1].isalnum():
        start = end + 1 + (behind[end + 1 : end + 2] != [] and behind[end + 1] in _WHOSE)
        last = _phrase_end(behind, start)
        last = last if last > start else end
    last = _trimmed(behind, at, last)
    return " ".join(behind[at:last]).rstrip(".,;:)\"”'") or None


def _trimmed(behind: Sequence[str], at: int, last: int) -> int:
    """The end without words that begin a clause, and without a possessive whose noun is not there."""
    while last > at + 1 and (behind[last - 1].endswith(_CLAUSE_ENDINGS) or behind[last - 1] in _SAYING):
        last -= 1
    while last > at and behind[last - 1].endswith(("'s", "’s")):
        last -= 1
        while last > at and behind[last - 1].lower() in (*_WHOSE, "of"):
            last -= 1
    return last


def _phrase_end(behind: Sequence[str], at: int) -> int:
    """Where the words from `at` on stop being one noun phrase: at a stop word, or behind a comma."""
    last = min(len(behind), at + 7)
    for end in range(at, last):
        word = behind[end]
        if (word.lower().rstrip(",;") in _STOPS and word != "A") or not word[0].isalpha():
            return end
        if not word[-1].isalnum():
            return end + 1
    return last if last == len(behind) else at


def _named_before(lead: Sequence[str]) -> str | None:
    """The noun phrase before "of": "annual consulting fee" in "an annual consulting fee of $30,000"; "par value"."""
    if [word.lower() for word in lead[-2:]] == ["par", "value"]:
        return "par value"
    if lead[-1:] != ["of"]:
        return None
    for length in range(2, min(6, len(lead))):
        word = lead[-1 - length].lower()
        if word in _OPENERS or (word in _STOPS | _REPORTING and lead[-length].lower() == "net"):
            phrase = " ".join(lead[-length:-1])
            if word == "the" and lead[-2 - length :][:1] == ["for"]:
                return None  # "an average rate for the fleet of $10,284"
            return (
                phrase
                if phrase.count("(") == phrase.count(")") and not _EMPTY.issuperset(phrase.lower().split())
                else None
            )
        if word in _STOPS or not word.isalpha():
            return None
    return None


# what stands between a loss and its sum is no other line: "net loss, compared to net income of $5.2 million"
_LOSS = lazy(
    r"""\b (?: (?: net | operating | underwriting | pre-?tax | gross ) \s+ loss (?: es )?
        | loss \s+ (?: from | before | per | attributable | applicable )
        | (?: EBITDAR? | EPS ) \s+ loss (?= \s+ of )
        | (?: EBITDAR? | EPS | (?: income | earnings ) (?: \s+ per \s+ (?: diluted \s+ )? share )? )
            ["”’)(\d\s]{0,60} \b (?: was | were ) \s+ a \s+ loss (?= \s+ of )
        | \b (?: income | earnings | profit | compared | swung ) \b (?: [^.;] | \. \d ){0,60}?
            \b (?: or | to ) \s+ (?: a \s+ )?
            loss (?= \s+ of \s+ (?: (?: approximately | about ) \s+ )? $ ) ) \b
        (?: (?! \b (?: income (?! \s+ tax ) | earnings | profit | revenues? | value | equity | compared | versus ) \b )
            [^.;:$%] ){0,90}
        (?: \b (?: of | was | were | to | would \s+ be ) (?: \s+ (?: approximately | about ) )?
        | (?: \$ [^;:$%]{1,20} (?: ,? \s+ or \s | \s basic \s+ and \s ) ){1,2} ) \s* $""",
    _FLAGS,
)


def is_loss(text: str, span: Span) -> bool:
    """Whether the words call the sum a loss: "net loss of $2.2 million, or $0.40 per share", both of them."""
    lead = text[max(0, span.start - _NEAR) : span.start]
    return "loss" in lead.lower() and _LOSS.search(lead) is not None
