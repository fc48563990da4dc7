r"""How several defaults go together, where an agreement says so.

"in no event shall the Company be required to pay Liquidated Damages for more than one Registration Default at any
given time": the overlap is `single_highest`. "if, after any such reduction, a different Registration Default occurs,
the interest rate shall again be increased pursuant to the foregoing provisions": the clock is `per_episode`.
"""

from typing import Literal

import regex

from pipeline.lazy import lazy
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_REACH = 3500
"""How many characters behind the rates an agreement comes to speak of several defaults."""
_DEFAULTS = r"(?: (?-i: [A-Z]\w+ \s+ ){0,2} (?: defaults? | events? ) | of \s+ (?: the \s+ foregoing \s+ )? clauses? )"
_INTEREST = (
    r"(?: additional \s+ interest | liquidated \s+ damages | special \s+ interest | penalty \s+ interest"
    r" | additional \s+ amounts | damages )"
)
_ONE = lazy(
    rf"""more \s+ than \s+ one \s+ (?: (?: such | of \s+ (?: the \s+ )? (?: foregoing | preceding | above ) ) \s+ )?
        (?: {_DEFAULTS} | clauses? ) \b [^.;]{{0,60}}? \b
        (?: at \s+ (?: any | a | one | the \s+ same ) \s+ (?: (?: one | given | particular | single ) \s+ )? time
        | (?: simultaneously | concurrently ) )
    | (?: shall | will ) \s+ not \s+ increase \s+ because \s+ more \s+ than \s+ one \s+ {_DEFAULTS} \s+ [^.;]{{0,40}}?
        (?: occurred | pending | continuing )""",
    _FLAGS,
)
_NOT = lazy(r"\b (?: not | no \s+ event | never | neither | without ) \b", _FLAGS)
"""What the words before "more than one" have to say."""
_AGAIN = lazy(
    r"""\b if ,? \s+ (?: at \s+ any \s+ time \s+ )? (?: after | following | subsequent \s+ to ) \s+
    (?= [^.;]{0,160}? (?: cure d? | ceases? | cessation | reduction | accru ) )
    [^.;]{0,200}? \b (?: a \s+ different | another | an? \s+ (?: additional | new | subsequent ) ) \s+
    (?: (?-i: [A-Z]\w+ \s+ ){0,2} (?: default | event ) ) \b (?= [^.;]{0,90}? \b occurs? \b )
    [^.;]{0,260}? \b (?: again | anew | once \s+ more ) \b""",
    _FLAGS,
)

Overlap = Literal["single_highest"]
Clock = Literal["per_episode"]


def several(text: str, start: int, end: int) -> tuple[Overlap | None, Clock | None, dict[str, Span]]:
    """What the text says of several defaults around the rates that stand from `start` to `end`, with its places.

    Both are null where it says nothing.
    """
    places: dict[str, Span] = {}
    one = next((each for each in _ONE.finditer(text, start, end + _REACH) if _forbids(text, each)), None)
    again = _AGAIN.search(text, start, end + _REACH)
    for name, found in (("overlap", one), ("clock", again)):
        if found:
            places[name] = Span(*found.span())
    return "single_highest" if one else None, "per_episode" if again else None, places


def _forbids(text: str, found: "regex.Match[str]") -> bool:
    """Whether interest for more than one is forbidden, by a word of the same sentence."""
    if "because" in found[0]:
        return True
    before = regex.split(r"[.;]\s", text[max(0, found.start() - 300) : found.start()])[-1]
    return bool(_NOT.search(before) and regex.search(_INTEREST, before, _FLAGS))
