"""Codes of jurisdictions: what ISO 3166 calls the places whose law companies and contracts come under.

`jurisdiction_code("State of New York")` is "US-NY", `law_code("English")` "GB-EAW". The table is jurisdictions.tsv.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from pipeline.lazy import lazy

_STYLES = lazy(
    r"(?:the )?(?:(?:(?:city|county) and )?"
    r"(?:state|commonwealth|province|territory|republic|federal republic|kingdom|emirate|government)"
    r"(?: and (?:city|county))? of ?)?(?:the )?",  # "State ofNew York", run together
    re.IGNORECASE,
)
_INITIALS = lazy(r"(?:the )?state of (?P<first>[a-z])\.?(?P<second>[a-z])\.?")


@cache
def names() -> tuple[str, ...]:
    """Every name in the table, longest first, as a pattern needs them: "Papua New Guinea", …, "Iran"."""
    return _longest_first(name for _, given, _ in _rows() for name in given)


@cache
def adjectives() -> tuple[str, ...]:
    """Every adjective in the table, longest first: "South African", …, "Thai"."""
    return _longest_first(word for _, _, given in _rows() for word in given)


@cache
def within(*countries: str) -> tuple[str, ...]:
    """The names of the states and provinces of these countries, longest first: `within("US", "CA")`."""
    return _longest_first(name for code, given, _ in _rows() if code[:2] in countries and "-" in code for name in given)


def jurisdiction_code(name: str) -> str | None:
    """The code of a place by its name, in any case and with its style or without; null where the table has none.

    "State of New York" and "NEW YORK" are US-NY, "Grand Duchy of Luxembourg" LU. A bare "Georgia" is the state,
    as filings use it, "Republic of Georgia" the country. "State of N.J." is US-NJ.
    """
    folded = _folded(name)
    table = _by_name()
    if initials := _INITIALS.fullmatch(folded):
        code = f"US-{initials['first']}{initials['second']}".upper()
        return code if code in table.values() else None
    return table.get(folded) or table.get(folded.removeprefix("the ")) or table.get(bare(folded))


def bare(name: str) -> str:
    """The name of a place without its style: "State of New York" is "New York"."""
    return _STYLES.sub("", name, count=1)


def law_code(name: str) -> str | None:
    """The code of a jurisdiction by a name or by the adjective that its law goes by ("English law": GB-EAW)."""
    return jurisdiction_code(name) or _by_adjective().get(_folded(name))


def _longest_first(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(words, key=lambda word: (-len(word), word)))


def _folded(name: str) -> str:
    return " ".join(name.replace("’", "'").split()).strip(" ,;").casefold()


@cache
def _by_name() -> dict[str, str]:
    return {_folded(name): code for code, given, _ in _rows() for name in given}


@cache
def _by_adjective() -> dict[str, str]:
    return {_folded(word): code for code, _, given in _rows() for word in given}


@cache
def _rows() -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    """The rows of the table: code, names, adjectives."""
    text = (Path(__file__).parent / "jurisdictions.tsv").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return tuple(_row(*line.split("\t")) for line in lines)


def _row(code: str, given: str, words: str = "") -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    return code, tuple(given.split("|")), tuple(words.split("|")) if words else ()
