"""What the words around an amount say of it: a limit, an index, what is measured, a loss.

"not more than" stands before "20 percent" and "or more" after "$1,000,000"; "LIBOR plus" before "2.50%".
"""

from collections.abc import Sequence
from dataclasses import dataclass

import regex

from extractors.amounts.beside import NEAR, after, before
from pipeline.lazy import lazy
from pipeline.record import AmountKind
from pipeline.rules import words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE

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
    lead = text[max(0, span.start - NEAR) : span.start]
    return "loss" in lead.lower() and _LOSS.search(lead) is not None
