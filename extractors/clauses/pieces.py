r"""What finders of clauses share: pieces for patterns, counts, names, keys of events, and lists inside a sentence.

`count("20th")` is 20, `slug("SHELF FILING\n DEADLINE")` is `shelf_filing_deadline`, and "the date hereof" is the event
`agreement_date`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import regex

from extractors.dates.pieces import PIECES as DATE_PIECES
from extractors.dates.pieces import calendar, position, quantity
from pipeline.clause import Basis
from pipeline.lazy import lazy
from pipeline.rules import PIECES as SHARED
from pipeline.rules import Match, expand, words
from pipeline.span import Span, trimmed

PIECES = {
    **SHARED,
    **DATE_PIECES,
    "STATEMENT": r"(?: (?: shelf | initial | resale | mandatory | exchange \s+ offer | demand ) \s+ ){0,3}"
    r" registration \s+ statements?",
    # "(the "SHELF FILING DEADLINE")", "(such deadline, the "Questionnaire Deadline")", "(such 9th day being the "…")"
    "NAMED": r"\( \s* (?: such \s+ (?: [\w-]+ \s+ ){0,2} [\w-]+ (?: , \s+ | \s+ (?: is | being | shall \s+ be ) \s+"
    r" (?: (?: herein \s+ )? (?: referred \s+ to | known ) \s+ (?: herein \s+ )? as \s+ )? )"
    r" | each ,? \s+ | as \s+ applicable , \s+ ){0,2} (?: the \s+ | an? \s+ )?"
    r" {QUOTE} (?P<name> [\w’'\s-]{3,80}? ) {QUOTE} \s* \)",
    # a name in parentheses that is that of the anchor: "180 days after the date of issuance (the "Issue Date")"
    "OF_ANCHOR": r"\b (?: issu (?: e | ance ) | closing | signing ) \b",
    "DAY_KIND": r"(?: business | trading | banking | working | calendar )",
}
"""Pieces of verbose patterns, to be matched without regard to case."""

_EVENTS: tuple[tuple[str, "regex.Pattern[str]"], ...] = tuple(
    (key, lazy(expand(pattern, PIECES), regex.VERBOSE | regex.IGNORECASE))
    for key, pattern in (
        (
            "agreement_date",
            (
                r"(?: the \s+ )? date \s+ (?: hereof | of \s+ (?: the \s+ execution \s+ (?: and \s+ delivery \s+ )? of "
                r"\s+ )?"
                r" this \s+ agreement )"
            ),
        ),
        (
            "closing_date",
            (
                r"(?: the \s+ )? (?: (?: final | initial | first ) \s+ )? closing (?: \s+ date )?"
                r" (?: \s+ under \s+ the \s+ [\w\s]{3,30} \s+ agreement )?"
            ),
        ),
        ("closing_date", r"(?: the \s+ )? date \s+ of \s+ (?: the \s+ )? closing"),
        (
            "issue_date",
            (
                r"(?: the \s+ )? (?: (?: (?: earliest | first | latest ) \s+ )? date \s+ of \s+ (?: the \s+ )? )?"
                r" (?: (?: original | initial | first ) \s+ )? (?: issuance | issue ) \s+ of \s+ (?: any \s+ of \s+ )? "
                r"the \s+"
                r" [\w\s]{3,40}"
            ),
        ),
        (
            "declared_effective",
            (
                r"(?: the \s+ )? (?: date \s+ of \s+ (?: the \s+ )? )?"
                r" effective (?: ness )? (?: \s+ date )? \s+ of \s+ (?: the | such | that | any ) \s+"
                r" (?: {STATEMENT} | (?: (?: initial | shelf | resale ) \s+ ){0,2} registration )"
            ),
        ),
        ("declared_effective", r"(?: such | its ) \s+ effective \s+ date"),
        (
            "declared_effective",
            (
                r"(?: (?: the \s+ )? (?: date | time | day ) (?: \s+ (?: on \s+ which | that | when ) )? \s+ )? (?:"
                r" the | "
                r"such | "
                r"that ) \s+"
                r" {STATEMENT} \s+ (?: is | was | has \s+ been | becomes? | became ) \s+ (?: declared \s+ )? effective"
                r" (?: \s+ by \s+ the \s+ (?: commission | sec ) )?"
            ),
        ),
        ("shelf_filed", r"such \s+ filing"),
        (
            "shelf_filed",
            (
                r"(?: the \s+ )? (?: date \s+ of \s+ (?: the \s+ )? )? (?: initial \s+ )? filing \s+ of \s+"
                r" (?: the | such ) \s+ (?: {STATEMENT} | shelf \s+ registration )"
            ),
        ),
        (
            "shelf_filed",
            (
                r"(?: the \s+ )? (?: date | day ) (?: \s+ (?: on \s+ which | that | of ) )? \s+ (?: the | such ) \s+ "
                r"{STATEMENT} \s+"
                r" (?: is | was | has \s+ been ) \s+ filed"
            ),
        ),
    )
)
_DATED_TERM = lazy(
    r"(?:the\s+)?(?:(?:applicable|related|relevant)\s+)?(?P<term>(?:[A-Z][\w’'-]*\s+)+(?:Date|Deadline|Time|Closing))(?:\s+of\s+the\s+(?:Merger|Acquisition|Transaction)s?)?"
)
_EVENT_TERM = lazy(
    r"(?:(?:the\s+)?(?:date\s+of|occurrence\s+of|date\s+on\s+which|day\s+on\s+which)\s+)?(?:the|such|any|an?|each)\s+"
    r"(?:applicable\s+|related\s+|relevant\s+)?(?P<term>(?:[A-Z][\w’'-]*\s+){1,3}Event)"
    r"(?:\s+(?:occurs|occurred|has\s+occurred|shall\s+(?:have\s+)?occur(?:red)?))?"
)
"""An event that the agreement names: "such Shelf Filing Event occurs"."""
_OF_KIND = lazy(r"\b(?P<kind>exchange\s+offer|demand)\s+registration\b", regex.IGNORECASE)
"""A statement that has events of its own: "the filing of the Exchange Offer Registration Statement"."""
_UPPER = lazy(r"[^a-z]+")
_MARK = lazy(r"(?<![\w)])\((?P<mark>[a-z]{1,5}|[A-Z]{1,5}|\d{1,2})\)(?=\s)")
_TAIL = lazy(r"(?:[\s,;:]|\b(?:and|or)\b)+$", regex.IGNORECASE)
_ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")


@dataclass(frozen=True)
class Entry:
    """An entry of a list inside a sentence: its label "(x)", and the span of its words behind the mark."""

    label: str
    span: Span


def count(text: str | None) -> int | None:
    """The whole number that the words say, null where they say none: "20", "five", "twenty (20)", "45th"."""
    if text is None:
        return None
    value = position(text)  # first, since "seventy-fifth" could be a fraction
    if value is None:
        value = quantity(text)
    return int(value) if value is not None and value == int(value) else None


def basis(kind: str | None) -> Basis:
    """The calendar of a count by the word before its days: "Business" and "Trading" days are business days."""
    return "business" if calendar(kind) == "business" else "calendar"


_SLUG = lazy(r"[a-z0-9]+")


def slug(name: str) -> str:
    """The key that a name gives: "Shelf Filing Deadline" is `shelf_filing_deadline`."""
    return "_".join(_SLUG.findall(name.lower().replace("’", "").replace("'", "")))


def titled(name: str) -> str:
    r"""A defined term as running text has it: "SHELF FILING\n DEADLINE" is "Shelf Filing Deadline"."""
    name = words(name)
    return name.title() if _UPPER.fullmatch(name) else name


def act(kind: str, key: str) -> str:
    """The event of a kind of statement, "exchange_offer_", "demand_": one key for a demand, whichever rule reads it."""
    own = f"{kind}{key.removeprefix('shelf_')}" if kind else key
    return "demand_registration_filed" if own == "demand_filed" else own


def event(text: str) -> str | None:
    """The key of the event that words name, null where it is none that is known.

    "the date hereof" is `agreement_date`; a defined term gives its own key: "the Issue Date" is `issue_date`, "such
    Filing Event occurs" is `filing_event`.
    """
    text = words(text)
    for key, pattern in _EVENTS:
        if pattern.fullmatch(text):
            kind = _OF_KIND.search(text) if key in ("declared_effective", "shelf_filed") else None
            return act(f"{slug(kind['kind'])}_" if kind else "", key)
    term = _DATED_TERM.fullmatch(text) or _EVENT_TERM.fullmatch(text)
    return slug(term["term"]) if term else None


def entries(text: str, start: int, end: int) -> Iterator[Entry]:
    """The entries of the list that begins in the stretch: "(x) … (y) … and (z) …" gives three.

    The first mark says how the list counts; marks out of its order belong to its entries or to cross-references.
    """
    marks: list[Match] = []
    for match in _MARK.finditer(text, start, end):
        if not marks or match["mark"] == _next(marks[-1]["mark"], roman=marks[0]["mark"].lower() == "i"):
            marks.append(match)
    ends = [*(one.start() for one in marks[1:]), end]
    for match, after in zip(marks, ends[: len(marks)], strict=True):
        span = trimmed(text, match.end(), after)
        tail = _TAIL.search(text, span.start, span.end)
        yield Entry(f"({match['mark']})", Span(span.start, tail.start() if tail else span.end))


def _next(mark: str, *, roman: bool) -> str:
    """The mark after this one in its list."""
    if mark.isdigit():
        return str(int(mark) + 1)
    lower = mark.lower()
    after = _ROMANS[_ROMANS.index(lower) + 1] if roman and lower in _ROMANS[:-1] else chr(ord(lower[0]) + 1)
    return after if mark.islower() else after.upper()
