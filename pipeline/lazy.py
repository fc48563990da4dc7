r"""Patterns that are compiled at their first use, so that a start does not pay for what no document asks.

`_RISING = lazy(r"\b increas (?: e | es | ed | ing ) \b", regex.VERBOSE)` is used like a compiled pattern.
"""

from typing import Any, cast

import regex

_KEPT = ("flags", "match", "fullmatch", "search", "finditer", "findall", "sub", "split")


class _Lazy:
    """A pattern that becomes the compiled one when something of it is asked for, and keeps what it is asked for."""

    def __init__(self, text: str, flags: int) -> None:
        self.pattern = text
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        compiled = regex.compile(self.pattern, self._flags)
        self.__dict__.update({one: getattr(compiled, one) for one in _KEPT})
        return getattr(compiled, name)


def lazy(text: str, flags: int = 0) -> "regex.Pattern[str]":
    """The pattern, compiled when it is first used."""
    return cast("regex.Pattern[str]", _Lazy(text, flags))
