r"""What the rules of all amounts share: named pieces of patterns, and the making of an item from its number.

Patterns put what stands before a sign that is rare in running text ("%", "shares") into a lookbehind,
`(?<= (?P<number>{FIGURE}) \s* ) %`: the sign is searched for, and only there is the number before it read.
"""

from collections.abc import Iterator
from decimal import Decimal

from extractors.amounts import around
from extractors.amounts.columns import in_column, in_row
from extractors.amounts.qualifiers import qualifier
from extractors.amounts.schedules import beside_date
from extractors.numerals import FRACTION, FRACTION_WORDS, WORDS, Figure
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.record import Amount, AmountKind
from pipeline.rules import Match
from pipeline.span import Span

DASH = r"(?: \s? - \s? | \s{0,80} (?: [–—] | -- ) \s{0,80} )"
"""The dash of a range, a long one with the white space that a line's end puts around it: "$10 — 12 million"."""

PIECES = {
    # the shared figure, and one with thousands or decimals right behind dots that lead to it: "2003......1.50"
    "FIGURE": r"(?: (?<! [\d.,] ) (?: \d{1,3} (?: , \d{3} )+ (?: \. \d+ )? | \d+ (?: \. \d+ )? | \. \d+ )"
    r" | (?<= \.{2} ) (?: \d{1,3} (?: , \d{3} )+ (?: \. \d+ )? | \d+ \. \d+ ) ) (?! \d | [,.]\d )",
    # a blank or the end of a line, with the indent of the next one
    "GAP": r"\s{1,80}",
    # the same, or a hyphen: "15-million"
    "JOIN": r"(?: \s? - \s? | \s{1,80} )",
    "DASH": DASH,
    # "$3.7 million3": the mark of a footnote may stand behind it
    "SCALE": r"(?i: thousand | million | billion | trillion ) (?! [a-zA-Z] )",
    "WORDS": rf"(?i: (?<! [\w\xad-] ) {WORDS} )",
    "FRACTION": FRACTION,
    "FRACTION_WORDS": rf"(?i: (?<! [\w\xad-] ) {FRACTION_WORDS} )",
    # "[***]", "***": words left out of the filing; other blanks are to be filled in
    "REDACTED": r"[\[{] (?: \s? \* ){1,8} \s? [\]}] | (?<! \*) \*{2,6} (?! \*)"
    r" | \[ \s? (?i: redacted | omitted ) \s? \]",
}


def _in_cell(document: Document, span: Span) -> bool:
    """Whether the amount is a cell of a table, or stands in a grid of which no table was seen."""
    if document.in_table(span) or in_row(document.text, span):
        return True
    return in_column(document.text, span) and not beside_date(document.text, span)


def amount(document: Document, span: Span, kind: AmountKind, unit: str, number: Figure) -> Amount | None:
    """The item at the span, with what the words around it say; null in the figures of a table."""
    if _in_cell(document, span):
        return None
    text = document.text
    loss = number.value > 0 and kind in ("money", "per_share") and around.is_loss(text, span)
    margin = around.margin(text, span) if unit in ("percent", "percentage_points") else None
    return Amount(
        kind=kind,
        span=span,
        value=number.value,
        unit=unit,
        precision=number.precision,
        qualifier=qualifier(text, span),
        of=around.measured(text, span, kind),
        index=margin.index if margin else None,
        signed_value=-number.value if loss or (margin and margin.below) else None,
    )


def unstated(document: Document, match: Match, span: Span, kind: AmountKind, unit: str) -> Amount | None:
    """The item of a blank to be filled in, or of a number that the filing leaves out."""
    if _in_cell(document, span):
        return None
    redacted = bool(match.groupdict().get("redacted"))
    return Amount(
        kind=kind,
        span=span,
        unit=unit,
        qualifier=qualifier(document.text, span),
        of=around.measured(document.text, span, kind),
        blank=not redacted,
        redacted=redacted,
    )


def whole(match: Match, *first: str) -> Span:
    """From the earliest of these groups that took part, or the match's own beginning, to the match's end."""
    starts = (match.start(name) for name in first if match[name])
    return Span(min((match.start(), *starts)), match.end())


_ROUNDED = Decimal("0.0001")
"""The place of the last digit of a fraction in words that no decimal gives exactly."""


def _rounds(words: Figure, figures: Figure) -> bool:
    """Whether the figures cut off a fraction in words that has no end as a decimal."""
    return words.precision == _ROUNDED and abs(words.value - figures.value) < figures.precision


def agreed(words: Figure | None, figures: Figure, span: Span) -> tuple[Figure, Iterator[Diagnostic]]:
    """The number that words and figures give together, and a diagnostic where they differ.

    The digits say how exact it is; where the two differ, the words are taken, as courts take them.
    "sixty-six and two-thirds percent (66.66%)" are the same: no decimal gives a third exactly.
    """
    if words is None or words.value == figures.value or _rounds(words, figures):
        return figures, iter(())
    said = f"the words say {words.value:f}, the figures {figures.value:f}"
    found = Diagnostic(severity="error", code="words_and_figures_disagree", message=said, span=span)
    return words, iter((found,))
