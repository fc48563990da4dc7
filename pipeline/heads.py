r"""The words that a pattern can begin with, so that it is tried there and nowhere else.

`heads(r"(?:shall|must)\b", 0)` is `("must", "shall")`; `heads(r"\w+ly\s+paid", 0)` is empty, for that begins with
anything. To look for a few words in a text and to try the pattern where they stand is 5 to 50 times faster than to
try it at each character; what is found is the same.
"""

import re
import warnings
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

import regex

from pipeline.document import Document
from pipeline.kept import kept

_MOST = 40
"""More heads than this cost more to look for than they save."""
_LONG = 10
"""A head of so many characters is rare enough."""
_SHORT = 2
"""A head of fewer letters stands everywhere."""
_EVERYWHERE = frozenset(("the", "and", "any", "for"))
"""Words too frequent to be looked for."""
_FEW = 6
"""A class of so few characters is spelled out."""
_NAMED = re.compile(r"\(\?P<(\w+)>")
_PROPERTY = re.compile(r"\\[pP]\{\^?\w+\}")
_CASELESS = re.compile(r"\(\?[a-zA-Z]*i")
_MARKS = (code.AT, code.ASSERT, code.ASSERT_NOT)
_REPEATS = (code.MAX_REPEAT, code.MIN_REPEAT, code.POSSESSIVE_REPEAT)


class _Unknown(Exception):
    """The pattern can begin with too much."""


def heads(pattern: str, flags: int) -> tuple[str, ...]:
    """The words of which each match begins with one; none where a match can begin with too much.

    They are in small letters where the pattern ignores case, and are cut at some length.
    """
    return _heads(pattern, bool(flags & regex.VERBOSE), _ignores(pattern, flags))


@kept
def _heads(pattern: str, verbose: bool, ignores: bool) -> tuple[str, ...]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", FutureWarning)  # "[[(]", which `regex` reads as it is written
            parsed = parser.parse(_readable(pattern), re.VERBOSE if verbose else 0)
        found, _ = _starts(parsed, ignores)
    except (re.error, _Unknown, RecursionError):
        return ()
    kept = tuple(one for one in sorted(found) if not any(one != other and one.startswith(other) for other in found))
    return kept if len(kept) <= _MOST and all(map(_is_rare, kept)) else ()


def _readable(pattern: str) -> str:
    """The pattern for `re`, which knows no properties of characters, and takes the name of a group only once."""
    times = Counter(_NAMED.findall(pattern))
    once = _NAMED.sub(lambda match: match[0] if times[match[1]] == 1 else "(", pattern)
    return _PROPERTY.sub(r"\\w", once)


def _is_rare(head: str) -> bool:
    """Whether a head is worth looking for: no space, no letter that stands everywhere."""
    plain = all(one.isascii() or not one.isalpha() for one in head) and head not in _EVERYWHERE
    return plain and not head[:1].isspace() and (len(head) >= _SHORT or (head != "" and not head.isalnum()))


def _ignores(pattern: str, flags: int) -> bool:
    """Whether some part of the pattern ignores case, so that its heads are looked for in small letters."""
    return bool(flags & regex.IGNORECASE) or _CASELESS.search(pattern) is not None


def _starts(sequence: Any, ignores: bool) -> tuple[set[str], bool]:
    """What a sequence can begin with, and whether these are all that it is.

    What may be left out makes two of each beginning: one that goes on behind it and one that is closed with it.
    """
    open_, closed = {""}, set[str]()
    for operator, given in sequence:
        if operator in _MARKS:
            continue
        if operator in _REPEATS and given[0] == 0:
            more, _ = _starts(given[2], ignores)
            closed |= _joined(open_, more)
        else:
            more, whole = _pieces(operator, given, ignores)
            open_ = _joined(open_, more)
            if not whole or max(map(len, open_)) >= _LONG:
                return open_ | closed, False
        if len(open_) + len(closed) > 4 * _MOST:
            raise _Unknown
    return open_ | closed, not closed


def _joined(before: set[str], behind: set[str]) -> set[str]:
    return {(one + two)[:_LONG] for one in before for two in behind}


def _pieces(operator: Any, given: Any, ignores: bool) -> tuple[set[str], bool]:
    """What one piece of a pattern can begin with, and whether that is all of it."""
    if operator is code.LITERAL:
        return {_letter(given, ignores)}, True
    if operator is code.IN:
        return _letters(given, ignores)
    if operator is code.SUBPATTERN and not (given[1] | given[2]) & ~re.IGNORECASE:
        return _starts(given[3], ignores)
    if operator is code.ATOMIC_GROUP:
        return _starts(given, ignores)
    if operator is code.BRANCH:
        choices = [_starts(one, ignores) for one in given[1]]
        return set().union(*(one for one, _ in choices)), all(whole for _, whole in choices)
    if operator in _REPEATS:
        more, whole = _starts(given[2], ignores)
        return more, whole and given[0] == given[1] == 1
    return {""}, False


def _letter(number: int, ignores: bool) -> str:
    return chr(number).lower() if ignores else chr(number)


def _letters(given: Any, ignores: bool) -> tuple[set[str], bool]:
    found = set[str]()
    for operator, value in given:
        if operator is code.LITERAL:
            found.add(_letter(value, ignores))
        elif operator is code.RANGE and value[1] - value[0] < _FEW:
            found |= {_letter(one, ignores) for one in range(value[0], value[1] + 1)}
        else:
            return {""}, False
    return (found, True) if len(found) <= _FEW else ({""}, False)


def stand_in(pattern: str, flags: int, document: Document) -> bool:
    """Whether one of the pattern's heads stands in the document, if it has any: else no match does."""
    begins, ignores = _begins(pattern, flags)
    return not begins or bool(document.once(_places, begins, ignores))


def matches(
    pattern: "regex.Pattern[str]", document: Document, start: int = 0, end: int | None = None
) -> "Iterator[regex.Match[str]]":
    """The matches of a pattern in a stretch of the document, one after the other, as `finditer` gives them."""
    end = len(document.text) if end is None else end
    begins, ignores = _begins(pattern.pattern, pattern.flags)
    if not begins:
        return pattern.finditer(document.text, start, end)
    return _at(document.once(_places, begins, ignores), pattern, document.text, start, end)


@lru_cache(maxsize=4096)
def _begins(pattern: str, flags: int) -> tuple[tuple[str, ...], bool]:
    return heads(pattern, flags), _ignores(pattern, flags)


def _at(
    places: list[int], pattern: "regex.Pattern[str]", text: str, start: int, end: int
) -> "Iterator[regex.Match[str]]":
    at, match_at = start, pattern.match
    for place in places[bisect_left(places, start) : bisect_left(places, end)]:
        if place >= at and (match := match_at(text, place, end)):
            yield match
            at = max(match.end(), place + 1)


def _places(document: Document, begins: tuple[str, ...], ignores: bool) -> list[int]:
    """Where one of the words begins, in order; each is looked for once, however many patterns begin with it."""
    if len(begins) == 1:
        return _found(begins[0], document.folded if ignores else document.text)
    return sorted(chain.from_iterable(document.once(_places, (word,), ignores) for word in begins))


def _found(word: str, text: str) -> list[int]:
    found = []
    at = text.find(word)
    while at >= 0:
        found.append(at)
        at = text.find(word, at + 1)
    return found
