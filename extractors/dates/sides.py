"""On which side of its anchor a date lies, and what the anchor is: "after the date hereof", "prior to such meeting"."""

from dataclasses import dataclass

import regex

from extractors.dates import anchors
from extractors.dates.pieces import following
from pipeline.lazy import lazy
from pipeline.record import Direction

_SIDE = lazy(
    r"""(?: , \s+ as \s+ the \s+ case \s+ may \s+ be , )? \s+ (?: immediately \s+ | next \s+ )? (?:
        (?P<after> after (?: \s+ and \s+ as \s+ of )? | following | from (?: \s+ and \s+ after )?
            | subsequent \s+ to | succeeding )
        | (?P<before> before | prior \s+ to | preceding | in \s+ advance \s+ of ) | (?P<of> of ) ) \b
        (?! \s+ time \s+ to \s+ time )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_OF_IT = lazy(r"\s+(?P<it>hereof|thereof)\b", regex.IGNORECASE)
_ASIDE = lazy(r"\s*\([^()]{1,160}\)|\s*\)")


@dataclass(frozen=True)
class Side:
    """On which side of its anchor a date lies, the anchor, and whether an aside stands between the two."""

    direction: Direction
    anchor: anchors.Anchor
    apart: bool = False


def of_it(text: str, at: int) -> anchors.Anchor | None:
    """The anchor of one word: "hereof" in "the third anniversary hereof"."""
    match = following(_OF_IT, text, at)
    return anchors.Anchor(match.start("it"), match.end(), match.end()) if match else None


def side_at(text: str, at: int, *, of: bool) -> Side | None:
    """The side and anchor that begin at `at`; `of` says whether "of" can join the anchor."""
    if of and (it := of_it(text, at)):
        return Side("after", it)
    apart = False
    match = following(_SIDE, text, at)
    if match is None and (aside := following(_ASIDE, text, at)):
        apart, match = True, following(_SIDE, text, aside.end())
    if match is None or (match["of"] and not of):
        return None
    anchor = anchors.read(text, match.end())
    return Side("before" if match["before"] else "after", anchor, apart) if anchor else None
