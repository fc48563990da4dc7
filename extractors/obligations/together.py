"""The obligations of one text side by side: where two share a sentence, the first ends before the second begins."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import regex

from extractors.obligations.ends import open_bracket, without_tail
from extractors.obligations.item import says_nothing
from pipeline.lazy import lazy
from pipeline.record import Obligation
from pipeline.rules import words

# "…, and, if the Buyer so requests within ten days, the Seller shall": when the next is due
_ANOTHERS_LEAD = lazy(
    r"""[,\s] (?: and | but ) \s* ,? \s+ (?: if | unless | upon | when | in \s+ the \s+ event | within
          | promptly \s+ (?: after | upon | following ) | on \s+ or \s+ before | prior \s+ to
          | (?: concurrent | simultaneous | contemporaneous )ly \s+ with | following | after | during | until
          | (?: for \s+ )? so \s+ long \s+ as | subject \s+ to | at \s+ (?: the | each | any )
          | in \s+ (?: each | any | either | such ) \s+ (?: case | event ) | without
          | (?: not | no ) \s+ (?: later | less ) \s+ than ) \b
        (?: (?! \b (?: and | but ) \s* , ) [^;:] )* , \s* $
      | [,\s] (?: and | but ) \s+ \( (?: unless | if | except | to \s+ the \s+ extent ) \b [^()]* \) ,? \s* $""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "…, and agrees that it will": with which the next begins
_AND_AGREES = lazy(
    r",?\s+and\s+(?:(?:\w+ly|hereby|further|also)\s+)?(?:agrees?|covenants?|undertakes?)(?:\s+that)?[\s,]*$",
    regex.IGNORECASE,
)
# "shall be responsible for, and shall pay, all costs": the second says it all
_LEFT_OPEN = lazy(r"\b(?:for|of|by|with|from|under|upon|in|on|against)$", regex.IGNORECASE)
# "pay the fee", "pay Seller": short, and whole
_WHOLE = lazy(r"(?:not (?:to )?)?[a-z]+ (?:(?:the|its|all|any|such|each) [\w-]+|[A-Z][\w-]+|it|them)")
# "shall not take, and Shareholder will not permit Seller to take, any action": two verbs with one object
_SHARED = lazy(
    r"(?P<not>not )?(?P<verb>[a-z]+), (?:and|nor) [^,;]{2,80} (?:permit|cause|allow|suffer) [^,;]{1,60} to (?P=verb),"
    r" (?P<object>.+)",
    regex.DOTALL,
)
_LEAD = 400  # characters of it
_LEAST = 12  # characters of an action
_LEAST_OF_ANOTHER = 4  # of an action that another's follows: "the Bank may demand, and the Borrower shall pay"


def parted(text: str, found: list[Obligation]) -> Iterator[Obligation]:
    """The obligations in order, none twice, each cut where the next begins; what is nothing but a lead-in goes.

    One that stands in brackets inside another, "(provided that the Company may …)", does not cut it.
    """
    ordered: list[Obligation] = []
    for one in sorted(found, key=lambda one: (one.span.start, -one.span.end)):
        if not ordered or ordered[-1].span.start != one.span.start:
            ordered.append(one)
    for at, one in enumerate(ordered):
        after = _next(text, one, islice(ordered, at + 1, None))
        if after is None:
            yield one
        elif shared := _SHARED.fullmatch(one.action):
            yield replace(one, action=f"{shared['not'] or ''}{shared['verb']} {shared['object']}")
        elif (cut := _cut(text, one, after)) is not None:
            yield cut


def _next(text: str, one: Obligation, others: Iterator[Obligation]) -> Obligation | None:
    """The first of the others that begins inside the one, and in no bracket of it."""
    for other in others:
        if other.span.start >= one.span.end:
            return None
        if not _aside(text, one, other):
            return other
    return None


def _aside(text: str, one: Obligation, other: Obligation) -> bool:
    """Whether the other stands in a bracket that opens and closes inside the one."""
    opened = open_bracket(text, one.span.start, other.span.start)
    return opened is not None and open_bracket(text, opened, one.span.end) is None


def _cut(text: str, one: Obligation, after: Obligation) -> Obligation | None:
    """The obligation up to the next; null where less than an action is left."""
    lead = _ANOTHERS_LEAD.search(text, max(one.span.start, after.span.start - _LEAD), after.span.start)
    end = lead.start() if lead else after.span.start
    agrees = _AND_AGREES.search(text, max(one.span.start, end - 60), end)
    span = without_tail(text, one.span.start, agrees.start() if agrees else end)
    least = _LEAST if one.obligor == after.obligor else _LEAST_OF_ANOTHER
    lost = words(text[span.end : one.span.end])
    action = one.action.removesuffix(lost).rstrip(" ,;(")
    short = len(action) < least and not _WHOLE.fullmatch(action)
    if short or says_nothing(action) or action == one.action or _LEFT_OPEN.search(action):
        return None
    condition = one.condition
    if condition and one.action.endswith(condition):
        condition = condition.removesuffix(lost).rstrip(" ,;(") if len(condition) > len(lost) else None
    elif condition and condition in one.action and condition not in action:
        condition = None
    return replace(one, span=span, action=action, condition=condition)
