"""Figures in the columns of a grid that no table has been seen around, such as a pricing grid: they are cells."""

import regex

from pipeline.lazy import lazy
from pipeline.span import Span

# a line that ends in a column of figures: "Level II      1.25%     $5,000", "May 31, 1998      1.60 to 1.00"
_COLUMN = lazy(
    r"""(?: ^ | \S ) [^\n]*? (?: [ ]{3,} | \t | \.{4,}+ ) [$(]{0,2} [ ]{0,3}
        (?: [-−–]? [\d.,]*\d (?: [ ]? : [ ]? [\d.]+ | [ ] to [ ] [\d.]+
            | %? [ ]{0,2} (?: [-–] | to ) [ ]{0,3} [$]? [\d.,]*\d )?
        | -{1,6} | [–—] | N/?[MA] )
        [%)]{0,2} [ \t]* $""",
    regex.VERBOSE,
)
# a line of three columns or more, the first of figures: ".400%        BB+ or lower        Ba1 or lower"
_FIRST = lazy(
    r"""[ \t]* [$(]{0,2} [ ]{0,3} [\d.,]*\d (?: [ ]? : [ ]? [\d.]+ )? [ ]? [%)]{0,2} (?: [ ]{3,} | \t ) \S [^\n]*? \S
        (?: [ ]{3,} | \t ) \S""",
    regex.VERBOSE,
)
# a cell of a row that has lost its columns: "Level II < 2.50 to 1.00 1.25% 2.25% 0.40%"
_CELL = r"[(]? (?: \$ [ ]? [(]? \d[\d,.]* | [\d.]*\d (?: [ ]? % | [ ]? (?: : | to ) [ ]? 1 \. 0+ ) ) [)]?"
_AFTER = lazy(rf"(?: \s{{1,20}} {_CELL} (?= \s | $ ) ){{1,2}}", regex.VERBOSE)
_BEFORE = lazy(rf"(?<= (?<! \S ) (?P<cells> (?: {_CELL} \s{{1,20}} ){{1,2}} ) [$(]? ) (?= \S )", regex.VERBOSE)
_CELLS = lazy(rf"{_CELL} (?= \s | $ )", regex.VERBOSE)
# the other end of a range that is one cell: "0% -  6%", "$500 to $750"
_TO_COME = lazy(r"%?[ ]{0,2}(?:[-–]|to)[ ]{0,3}\$?[\d.,]*\d[ ]?%?")
_COME = lazy(r"(?<=(?P<low>\$?\b[\d.,]*\d[ ]?%?[ ]{0,2}(?:[-–]|to)[ ]{0,3}))$")
_GAPS = ("   ", "\t", "....")
_LINE = 400  # characters that a line of a grid has at most


def in_column(text: str, span: Span) -> bool:
    """Whether the amount stands in a column of figures that no table has been seen around, such as a pricing grid.

    Wide gaps set it off on both sides of its line, and the line has another such figure or stands by a line like it;
    or it stands in the words of a line that ends in such a figure: "Less than 2.0 to 1.0          0.625%".
    """
    start = text.rfind("\n", max(0, span.start - _LINE), span.start) + 1
    end = text.find("\n", span.end, span.end + _LINE)
    if not start or end == -1:
        return False
    lead, rest = _without_ends(text[start : span.start], text[span.end : end])
    lead, rest = lead.rstrip("($-−–"), rest.removeprefix(")")
    first, led = not lead.strip(), lead.rstrip().endswith((" .", ".."))
    apart = (first or lead.endswith(_GAPS)) and (not rest.strip() or rest.startswith(_GAPS))
    if not (apart or _COLUMN.match(rest)):
        return False
    beside = (*_nearest(text[max(0, start - _LINE) : start], -1), *_nearest(text[end : end + _LINE], 1))
    if first and _FIRST.match(text, start, end) and any(_FIRST.match(line) for line in beside):
        return True
    if first or not apart:
        return _COLUMN.match(rest) is not None and any(_COLUMN.match(line) for line in beside)
    # dots lead from a term to its sum, as in "Price . . . . 99.922%": lines beside it hold other terms
    return any(_COLUMN.match(line) for line in (rest, lead.rstrip(), *(() if led else beside)))


def _without_ends(lead: str, rest: str) -> tuple[str, str]:
    """What stands before and behind an amount on its line, without the other end of its range."""
    low, high = _COME.search(lead), _TO_COME.match(rest)
    return lead[: low.start("low")] if low else lead, rest[high.end() :] if high else rest


def in_row(text: str, span: Span) -> bool:
    """Whether the amount is one of three or more figures with nothing but blanks between them, which no prose has."""
    before, after = _BEFORE.match(text, span.start), _AFTER.match(text, span.end)
    beside = (before["cells"] if before else "", after[0] if after else "")
    return sum(len(_CELLS.findall(one)) for one in beside) > 1


def _nearest(text: str, way: int) -> list[str]:
    """The two lines with words nearest to the text's end, or with `way` 1 to its beginning; cut ones are none."""
    whole = text.splitlines()[1:] if way < 0 else text.splitlines()[:-1]
    return [line for line in whole[::way] if line.strip()][:2]
