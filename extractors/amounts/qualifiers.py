"""The words beside an amount that make it a limit or a rough figure: "not more than" before it, "or more" behind it.

What the drafter puts between a limit and its amount is no part of it: "not to exceed, in any fiscal year, $500" is
limited by "not to exceed", "up to an aggregate principal amount of $5,000,000" by "up to".
"""

from collections.abc import Iterable

import regex

from extractors.amounts.beside import NEAR, after, before
from pipeline.lazy import lazy
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE

_DEGREES = ("more than", "less than", "fewer than", "greater than", "lower than", "higher than", "in excess of")
_LIMITS = frozenset(
    (
        *_DEGREES,
        *(f"{word} {degree}" for word in ("not", "no", "equal to or", "at or") for degree in _DEGREES),
        *(f"{degree} or equal to" for degree in _DEGREES),
        "not to exceed", "not exceed", "not exceeding", "exceed", "exceeds", "exceeded", "exceeding",
        "equals or exceeds", "equal or exceed", "equal to or exceeding", "meet or exceed", "meets or exceeds",
        *(
            f"up to{comma} {word} {limit}"
            for comma in ("", ",")
            for word in ("but", "and")
            for limit in ("not exceeding", "not to exceed", "not more than", "no more than", "not in excess of")
        ),
        "up to", "up to and including", "at least", "at most", "minimum of", "maximum of", "up to a maximum of",
        "upwards of", "not below", "not above", "not over", "at or above", "at or below",
        "as much as", "as many as", "as little as", "as few as", "as low as", "as high as",
    )
)  # fmt: skip
"""The words of a limit, which others can part from the amount."""

_ROUGHLY = frozenset(
    (
        "over", "under", "above", "below", "approximately", "about", "around", "roughly", "nearly", "almost",
        "estimated", "some", "circa", "approx.", "approx", "plus or minus", "just over", "just under",
        "slightly over", "slightly under", "slightly more than", "slightly less than", "well over", "close to",
        "in the neighborhood of", "in the vicinity of", "on the order of",
        "<", ">", "≤", "≥", "<=", ">=",
    )
)  # fmt: skip
"""The words of a rough figure and the signs of a limit, which stand right before the amount."""

_ALL = _LIMITS | _ROUGHLY
_LONGEST = max(len(phrase.split()) for phrase in _ALL)

# "10% over $2.3 million", "rose 5% above": these compare, and limit nothing
_COMPARING = frozenset(("over", "under", "above", "below"))
_COMPARED = ("%", "percent", "points", "crease")

_WORD = r"""(?: (?! (?: is | are | was | were | be | been | has | have | had | shall | will | may | must | would | if
    | that | which | who | when | where | unless | than | then | but | not | by | to | plus | minus | less | more
    | exceeds? | greater | lesser | higher | lower | larger | smaller | difference | product ) \b ) [a-z][\w'’-]* )"""
_NOUN = rf"(?: (?! (?: of | in | at | on | for | from | with | per | during | and | or | excess ) \b ) {_WORD} )"
# "in the aggregate at any one time outstanding", "during any fiscal year", "individually or in the aggregate"
_WHERE = rf"""(?: (?: (?: either \s )? (?: individually | singly | alone | collectively ) \s (?: or \s )? )?
    (?: in | at | during | for | per | over | within | as \s of | with \s respect \s to | throughout )
        (?: \s {_WORD} ){{1,8}}?
    | outstanding | collectively | cumulatively | individually )"""
_AMOUNT = r"""(?: equal \s to
    | (?: an? | the ) \s (?: (?: total | aggregate ) \s )? (?: total | aggregate | sum | amount ) \s of
    | (?: (?: an? | the ) \s )? additional | an? | the )"""
_OF_SOME = rf"(?: an? | the | its | their | such ) (?: \s {_NOUN} ){{1,5}}? \s of"


def _one_of(phrases: Iterable[str]) -> str:
    return "(?: " + " | ".join(regex.escape(one) for one in sorted(phrases, key=len, reverse=True)) + " )"


_PARTED = lazy(
    rf"""(?<! \S ) (?: (?P<limit>{_one_of(_LIMITS)}) ,? (?: \s (?: {_WHERE} | {_AMOUNT} | {_OF_SOME} ) ,? ){{1,3}}
        | (?P<limit>{_one_of(_ROUGHLY)}) \s {_AMOUNT} ) $""",
    _FLAGS,
)
# "shall not be less than", "does not in any event exceed", "will not, in the aggregate, exceed": as "not exceed"
_DENIED = lazy(
    rf"""(?<= (?<! \S ) not ) (?: ,? \s {_WHERE} ,? | \s be )
        (?= \s (?: exceed | {_one_of(_DEGREES)} ) (?! \S ) )""",
    _FLAGS,
)
_BEHIND = lazy(
    rf"""[ ] (?: ,? \s? {_WHERE} ,? \s | , \s )?
        (?P<limit> or \s (?: more | less | greater | fewer | higher | lower | better | above | over )
            (?! \s than \s [\d$] )
        | and \s (?: over | above | under | below | up ) (?= [,.;)] | $ )
        | or \s so (?= [,.;)] ) | or \s thereabouts | more \s or \s less ) (?! \w )""",
    _FLAGS,
)
_NO_EVENT = lazy(
    r"\b(?:in\s+no\s+event|under\s+no\s+circumstances?)\b"
    r"(?:(?!(?<!\b(?:mrs?|ms|dr|inc|corp|co))[.;:]\s|\b(?:if|unless|when|where|until|after)\b)[^$]){0,300}\Z",
    regex.IGNORECASE,
)
"""What makes a sum that nothing may exceed a limit: "in no event shall the value … exceed"."""


def qualifier(text: str, span: Span) -> str | None:
    """The words that make the amount a limit or a rough figure, lower-cased: "not more than", "or more"."""
    lead = " ".join(word.lower().lstrip("(") for word in before(text, span))
    found = _before(_DENIED.sub("", lead))
    if found in ("exceed", "exceeds") and _NO_EVENT.search(text, max(0, span.start - 3 * NEAR), span.start):
        return "not exceed"
    return found or _behind(text, span)


def _before(lead: str) -> str | None:
    """The limit or the rough figure that these words end with, or the limit that an aside parts from their end."""
    parted = _ending(lead) or ((match := _PARTED.search(lead)) and _ending(lead[: match.end("limit")]))
    return parted or None


def _ending(lead: str) -> str | None:
    """The longest qualifier that these words end with."""
    parts, known = lead.rstrip(",").split(), _LIMITS if lead.endswith(",") else _ALL
    for length in range(min(_LONGEST, len(parts)), 0, -1):
        phrase = " ".join(parts[-length:])
        if phrase in known:
            compares = phrase in _COMPARING and parts[-2:-1] != [] and parts[-2].endswith(_COMPARED)
            return None if compares else phrase
    return None


def _behind(text: str, span: Span) -> str | None:
    match = _BEHIND.match(" " + " ".join(after(text, span)))
    return match["limit"].lower() if match else None
