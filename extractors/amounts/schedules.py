"""Schedules of one sum or ratio for each date, which no table is seen around: they are amounts, and no cells.

"12/31/99           ($ 7,500,000)" under "End of Period     (Net Loss)/Net Income" in a covenant; a line with two
figures is one of a grid, whose cells only a table can tell.
"""

import regex

from extractors.dates.date_pieces import DATE_PIECES
from pipeline.lazy import lazy
from pipeline.rules import expand
from pipeline.span import Span

_LINE = 200
"""Characters that a line of a schedule has at most."""
_DATED = lazy(
    expand(
        r"""[ \t]{0,60} (?: (?: on | until | through | from | after | before | thereafter | prior \s to ) \s )?
        (?: (?: [a-z’'-]+ [ ] ){0,7} (?: ended | ending | from | beginning | commencing ) [ ] (?: on [ ] )? )?
        (?: {DATED} (?: [ ]? (?: [-–] | to | through | and ) [ ]? {DATED} )? (?: [ ] and [ ] thereafter )?
            | and [ ] thereafter ) [ ]? :?
        (?: [ \t]{3,} | \t | [ ]? [.]{3,} [ ]? ) [ \t]* [$(]{0,2} [ ]{0,4}""",
        {
            **DATE_PIECES,
            "DATED": r"""(?: {MONTH} [ ] {DAY} (?: ,? [ ] {YEAR} )? | {MONTH} ,? [ ] {YEAR} | \d\d?/\d\d?/\d{2,4}
                | (?: fiscal | calendar ) [ ] (?: year [ ] )? {YEAR} | {YEAR} )""",
        },
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_END = lazy(r"[ ]?\)?[.,;]?[ \t]*(?:\n|$)")


def beside_date(text: str, span: Span) -> bool:
    """Whether the line holds a date, a wide gap and the amount alone."""
    start = text.rfind("\n", max(0, span.start - _LINE), span.start) + 1
    return _DATED.fullmatch(text, start, span.start) is not None and _END.match(text, span.end) is not None
