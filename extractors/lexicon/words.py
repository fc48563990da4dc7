"""Word lists of the field, read from the text files beside this module.

`words("office_titles")` holds "president", "chief executive officer", …; a line beginning with `#` is a remark.
"""

from functools import cache
from pathlib import Path


@cache
def lines(name: str) -> tuple[str, ...]:
    """The entries of the list `name`, in the order of the file."""
    text = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8")
    entries = (line.strip() for line in text.splitlines())
    return tuple(entry for entry in entries if entry and not entry.startswith("#"))


@cache
def words(name: str) -> frozenset[str]:
    """The entries of the list `name`, case-folded, for asking whether a word is one of them."""
    return frozenset(entry.casefold() for entry in lines(name))
