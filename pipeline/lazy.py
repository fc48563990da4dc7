r"""Patterns that are compiled at their first use, so that a start does not pay for what no document asks.

`_RISING = lazy(r"\b increas (?: e | es | ed | ing ) \b", regex.VERBOSE)` is used like a compiled pattern.
"""

from typing import Any, cast

import regex

from pipeline.kept import kept

_KEPT = ("flags", "match", "fullmatch", "search", "finditer", "findall", "sub", "split")


def compiled(text: str, flags: int = 0) -> "regex.Pattern[str]":
    """The pattern, compiled now, or by an earlier process. Raises `regex.error` where it is none."""
    return _compiled(text, int(flags), regex.__version__)


@kept
def _compiled(text: str, flags: int, _release: str) -> "regex.Pattern[str]":
    return regex.compile(text, flags, cache_pattern=False)


class _Lazy:
    """A pattern that becomes the compiled one when something of it is asked for, and keeps what it is asked for."""

    def __init__(self, text: str, flags: int) -> None:
        self.pattern = text
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        pattern = compiled(self.pattern, self._flags)
        self.__dict__.update({one: getattr(pattern, one) for one in _KEPT})
        return getattr(pattern, name)


def lazy(text: str, flags: int = 0) -> "regex.Pattern[str]":
    """The pattern, compiled when it is first used."""
    return cast("regex.Pattern[str]", _Lazy(text, flags))
