"""On which side of its anchor a date lies, and what the anchor is: "after the date hereof", "prior to such meeting"."""

from dataclasses import dataclass

import regex

from extractors.dates import anchors
from extractors.dates.pieces import PIECES, following
from pipeline.lazy import lazy
from pipeline.record import Direction
from pipeline.rules import expand

_SIDE = lazy(
    expand(
        r"""(?: , \s+ (?: as \s+ the \s+ case \s+ may \s+ be | respectively ) , )? \s+
        (?: immediately \s+ | next \s+ )? (?: (?P<after> after (?: \s+ and \s+ as \s+ of )? | following
            | from (?: \s+ and \s+ after )? (?! \s+ {NUMBER} [\s-]+ {UNIT} )
            | subsequent \s+ to | succeeding | beyond | past (?= \s+ (?: the | its | their | such | any | each ) \b ) )
        | (?P<before> before | prior \s+ to | preceding | in \s+ advance \s+ of
            | ahead \s+ of (?! \s+ (?: time | schedule | its | plan )\b ) ) | (?P<of> of ) ) \b
        (?! \s+ time \s+ to \s+ time )""",
        PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
# "three months prior to, or 18 months after, a change of control": the anchor of both stands behind the second
_SHARED = lazy(
    expand(
        r"""\s* ,? \s+ (?: and | or ) \s+ (?: ending \s+ )? {NUMBER} [\s-]+ (?: {KIND} [\s-]+ )? {UNIT} \s+
            (?: after | following | before | prior \s+ to | preceding ) \b (?: \s* , )?""",
        PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_SECOND = lazy(
    r"\b(?:after|following|before|prior\s+to|preceding)\s*,\s+(?:and|or)\s+[\w()\s-]{1,40}$", regex.IGNORECASE
)
# "in no event later than five Business Days, after any officer obtains knowledge": the comma parts nothing
_PAST_COMMA = lazy(
    r"\s*,(?=\s+(?:after|following|before|prior\s+to)\s+(?:any|the|such|receipt|it|they|you|an?|its|being)\b)",
    regex.IGNORECASE,
)
_EVENT = lazy(r"\b(?:event|case)\s+(?:not?\s+)?(?:later|more)\s+than\s[^,;.]*$", regex.IGNORECASE)
_COMMA = lazy(r"\s*,(?=\s)")
_THEREAFTER = lazy(r"\s+(?P<it>thereafter)\b", regex.IGNORECASE)
_OF_IT = lazy(r"\s+(?P<it>hereof|thereof)\b", regex.IGNORECASE)
_ASIDE = lazy(r"\s*\([^()]{1,160}(?:\([^()]{1,12}\)[^()]{0,80}){0,2}\)|\s*\)")
# "within ten days after (but not before) the Closing"
_WITHIN = lazy(r"\s*\([^()]{1,160}(?:\([^()]{1,12}\)[^()]{0,80}){0,2}\)")
_NEAR = 80
"""Characters before a count in which the first of two can stand that share an anchor."""


@dataclass(frozen=True)
class Side:
    """On which side of its anchor a date lies, the anchor, and where the date ends.

    It ends with its anchor, or before an aside, or before another date, where these part the two.
    """

    direction: Direction
    anchor: anchors.Anchor
    end: int


def of_it(text: str, at: int) -> anchors.Anchor | None:
    """The anchor of one word: "hereof" in "the third anniversary hereof"."""
    match = following(_OF_IT, text, at)
    return anchors.Anchor(match.start("it"), match.end(), match.end()) if match else None


def counted_from(text: str, at: int) -> bool:
    """Whether an anchor stands on the far side of an aside: "three months (or six) after the Closing Date"."""
    aside = following(_ASIDE, text, at)
    side = following(_SIDE, text, aside.end()) if aside else None
    return side is not None and not side["of"]


def side_at(text: str, at: int, *, of: bool, parted: bool = False) -> Side | None:
    """The side and anchor that begin at `at`; `of` says whether "of" can join the anchor, `parted` a comma."""
    if later := following(_THEREAFTER, text, at):
        return Side("after", anchors.Anchor(later.start("it"), later.end(), later.end()), later.end())
    if of and (it := of_it(text, at)):
        return Side("after", it, it.end)
    match = following(_SIDE, text, at)
    comma = following(_PAST_COMMA, text, at) if match is None else None
    if comma and (parted or _EVENT.search(text, max(0, at - _NEAR), at)):
        match = following(_SIDE, text, comma.end())
    aside = following(_ASIDE, text, at) if match is None else None
    if aside is not None:
        match = following(_SIDE, text, aside.end())
    if match is None or (match["of"] and not of):
        return None
    shared = None if match["of"] else following(_SHARED, text, match.end())
    comma = following(_COMMA, text, match.end()) if _SECOND.search(text, max(0, at - _NEAR), at) else None
    within = None if match["of"] else following(_WITHIN, text, match.end())
    anchor = anchors.read(text, (shared or comma or within or match).end())
    if anchor is None:
        return None
    end = at if aside else match.end() if shared or within else anchor.end
    return Side("before" if match["before"] else "after", anchor, end)
