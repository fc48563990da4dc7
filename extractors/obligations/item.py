"""An obligation from its pieces: its words, its action, its modality, and the condition it hangs on.

The condition stands in front of the subject ("If requested by a Holder, the Company shall …") or behind the action
("… unless the Company has obtained the consent of a majority").
"""

import regex

from extractors.obligations.clause import without_tail
from extractors.obligations.subjects import Subject
from pipeline.record import Obligation
from pipeline.rules import words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
NAMED = "obligation.named"
"""The rule of an obligation whose obligor only a party of that name makes one."""

_SOONER = regex.compile(
    r"""(?: (?: not | no ) \s+ (?: later | more | less | fewer ) \s+ than | within | on \s+ or \s+ (?: before | prior )
    | prior \s+ to | before | by | at \s+ least | promptly | as \s+ (?: soon | promptly ) \s+ as | immediately
    | in \s+ (?: any | no ) \s+ event ) \b""",
    _FLAGS,
)
_WHEN = regex.compile(
    r"""(?: and \s+ | but \s+ | \( [a-z\d]{1,4} \) \s* )? (?P<all> (?: if | in \s+ (?: the \s+ event | case )
      | upon | unless
    | (?: for \s+ )? so \s+ long \s+ as | as \s+ long \s+ as | subject \s+ to | when (?: ever )? | following
      | after | where
    | (?: promptly | immediately | as \s+ soon \s+ as \s+ practicable ) \s+ (?: after | upon | following )
      | to \s+ the \s+ extent
    | until | except | at \s+ any \s+ time | during | provided ) \b .* )""",
    _FLAGS | regex.DOTALL,
)
_TRAILING_WHEN = regex.compile(
    r"""\b (?: if (?! \s+ any \b \s* [,)] ) | unless | in \s+ the \s+ event
      | upon \s+ (?: the \s+ )? (?: written \s+ )? request
    | (?: for \s+ )? so \s+ long \s+ as | provided \s+ that | subject \s+ to | until | to \s+ the \s+ extent
      | only \s+ (?: if | upon ) ) \b
    [^;]{5,600} $""",
    _FLAGS,
)
_EARLIER_VERB = regex.compile(r",[^,]*\b(?:shall|will|may|must|agrees?)\b(?!\s+have\b)[^,]*$", regex.IGNORECASE)
_NOTHING = regex.compile(r"(?:not|to)?\W*", regex.IGNORECASE)
_NEGATED = ("not", "never", "neither")
_LEAD = 300  # characters that a deadline may take in front of the subject


def deadline_ahead(lead: str) -> bool:
    """Whether the words before a subject or verb say by when: "not later than 15 days after the date hereof"."""
    return len(lead) < _LEAD and _SOONER.match(lead.lstrip()) is not None


def obligation(  # noqa: PLR0913, PLR0917  # the pieces of a sentence
    text: str, span: Span, action: int, who: Subject | None, modality: str, lead: str = ""
) -> Obligation | None:
    """The item from these pieces; null where nothing is left to be done."""
    whole = without_tail(text, *span)
    done = words(text[action : whole.end])
    if len(done) < 4 or whole.end <= action or _NOTHING.fullmatch(done):
        return None
    if modality == "shall_not" and not done.casefold().startswith(_NEGATED):
        done = f"not {done}"
    lead = "" if _EARLIER_VERB.search(lead) else lead
    when = _WHEN.fullmatch(lead.rstrip(" ,")) or _TRAILING_WHEN.search(done)
    return Obligation(
        obligor=who.name if who else None,
        action=done,
        modality=modality,  # type: ignore[arg-type]  # one of the words of Modality
        condition=words(when[0] if "all" not in when.groupdict() else when["all"]) if when else None,
        span=whole,
        rule="" if who is None or who.known else NAMED,
    )
