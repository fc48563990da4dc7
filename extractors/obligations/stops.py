"""Where sentences and clauses stop: at a full stop that no abbreviation has, at a semicolon, at a colon before a list.

A text has a stop every hundred characters and a verb of duty every few hundred, so the stops are looked for once. What
ends with a stretch, as a heading does, is looked at anew, because the stretch ends the sentence.
"""

import re
from bisect import bisect_left
from functools import lru_cache

import regex

from pipeline.lazy import lazy

# "by 5:00 p.m. Eastern" goes on, and so does "Acme Corp. Holdings"; "as Exhibit G. In no event" does not
_STOP = lazy(
    r"""(?: [.?!] (?: (?<! \b (?: Inc | Nos? | Sec | Corp | Co | Ltd | Art | Mr | Mrs | Ms | Dr | St | v | seq | al
      | [ap][.][ ]?m
      | (?<! (?: Schedule | Exhibit | Annex | Appendix | Attachment | Part ) \s ) [A-Z] ) [.] )
      | (?= ["”'’)]* \s+ (?: The | If | In | Each | Any | Such | No | All | This | These | Upon | Nothing | Neither
        | Unless | Notwithstanding | Except | However | Subject \s to | Should | Where | When ) \s )
        | (?= ["”] [^\S\n]* \n [^\S\n]* \n ) ) ["”'’)]*
            (?= \s+ ["“(]? [A-Z\d(<] | [^\S\n]* \n \s* [-–—•*·] \s+ ["“(]? [A-Z] | \s* \Z )
        | ; | (?<= : ) (?= \s*\n | \s+ \( ) )""",
    regex.VERBOSE,
)
_MARK = re.compile(r"[.?!;:]")
_BEHIND = "\"”'’()“"
"""What may stand between the mark of a stop and the end of the stretch, beside white space."""


def first_stop(text: str, start: int, end: int) -> int:
    """Where the first stop of the stretch begins, else its end."""
    last = _last_mark(text, start, end)
    starts, _ = _stops(text)
    at = bisect_left(starts, start)
    if at < len(starts) and starts[at] < last:
        return starts[at]
    stop = _STOP.search(text, last, end) if last < end else None
    return int(stop.start()) if stop else end


def behind_stop(text: str, start: int, end: int) -> int:
    """Where the last stop of the stretch ends, else its beginning."""
    last = _last_mark(text, start, end)
    if last < end and (stop := _STOP.search(text, last, end)):
        return int(stop.end())
    starts, ends = _stops(text)
    at = bisect_left(starts, last) - 1
    return ends[at] if at >= 0 and starts[at] >= start else start


def _last_mark(text: str, start: int, end: int) -> int:
    """Where the mark stands that ends the stretch, but for what may stand behind a stop; its end where none does."""
    at = end
    while at > start and (text[at - 1].isspace() or text[at - 1] in _BEHIND):
        at -= 1
    return at - 1 if at > start and text[at - 1] in ".?!;:" else end


@lru_cache(maxsize=1)
def _stops(text: str) -> tuple[list[int], list[int]]:
    """Where the stops of a whole text begin and end, in order."""
    starts, ends = [], []
    for mark in _MARK.finditer(text):
        if stop := _STOP.match(text, mark.start() + (mark[0] == ":")):
            starts.append(stop.start())
            ends.append(stop.end())
    return starts, ends
