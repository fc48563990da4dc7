"""Figures in the columns of a grid that no table has been seen around, such as a pricing grid: they are cells."""

import regex

from pipeline.lazy import lazy
from pipeline.span import Span

# a line that ends in a column of figures: "Level II      1.25%     $5,000", "May 31, 1998      1.60 to 1.00"
_COLUMN = lazy(
    r"""(?: ^ | \S ) [^\n]*? (?: [ ]{3,} | \t | \.{4,}+ ) [$(]{0,2} [ ]{0,3}
        (?: [-−–]? [\d.,]*\d (?: [ ]? : [ ]? [\d.]+ | [ ] to [ ] [\d.]+ )? | -{1,6} | [–—] | N/?[MA] )
        [%)]{0,2} [ \t]* $""",
    regex.VERBOSE,
)
_GAPS = ("   ", "\t", "....")
_LINE = 400  # characters that a line of a grid has at most


def in_column(text: str, span: Span) -> bool:
    """Whether the amount stands in a column of figures that no table has been seen around, such as a pricing grid.

    Wide gaps set it off on both sides of its line, and the line has another such figure or stands by a line like it.
    """
    start = text.rfind("\n", max(0, span.start - _LINE), span.start) + 1
    end = text.find("\n", span.end, span.end + _LINE)
    if not start or end == -1:
        return False
    lead, rest = text[start : span.start].rstrip("($-−–"), text[span.end : end].removeprefix(")")
    first, led = not lead.strip(), lead.rstrip().endswith((" .", ".."))
    if not (first or lead.endswith(_GAPS)) or (rest.strip() and not rest.startswith(_GAPS)):
        return False
    beside = (_nearest(text[max(0, start - _LINE) : start], -1), _nearest(text[end : end + _LINE], 1))
    if first:
        return _COLUMN.match(rest) is not None and any(_COLUMN.match(line) for line in beside)
    # dots lead from a term to its sum, as in "Price . . . . 99.922%": lines beside it hold other terms
    return any(_COLUMN.match(line) for line in (rest, lead.rstrip(), *(() if led else beside)))


def _nearest(text: str, way: int) -> str:
    """The line with words that is nearest to the text's end, or with `way` 1 to its beginning; a cut one is none."""
    whole = text.splitlines()[1:] if way < 0 else text.splitlines()[:-1]
    return next((line for line in whole[::way] if line.strip()), "")
