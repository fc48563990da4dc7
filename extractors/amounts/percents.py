"""Percentages, rates a year, and percentage points.

"4.00%" and "sixty-five percent (65%)" are percents, "0.25% per annum" a rate, "25 basis points" a quarter of a point.
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.amounts.pieces import PIECES, agreed, amount, unstated, whole
from extractors.numerals import Figure, stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount, AmountKind
from pipeline.rules import PIECES as NAMED_PIECES
from pipeline.rules import Match, Rule, expand
from pipeline.span import Span

PERCENT_PIECES = {
    **PIECES,
    "NUMBER": r"{FRACTION} | (?: {FIGURE} \s+ of \s+ (?= 1 (?! [\d.,]\d ) ) )? {FIGURE}",
    # in "the next $500 million and one-half of one percent" the scale is that of the sum
    "SPELLED": r"(?! (?<= \d \s{1,80} ) (?: hundred | thousand | million | billion ) )"
    r" (?: {FRACTION_WORDS} | {WORDS} )",
    "FRACTION_OF_ONE": r"{FRACTION_WORDS} (?<= \s 1 )",
    # "two per cent. per annum"; "1/4 of 1% (25 basis points) per annum"
    "ANNUAL": r"(?: \.? (?: \s* \( \s? {FIGURE} \s+ basis \s+ points \s? \) )?"
    r" \s+ (?: (?i: per \s+ (?: annum | year ) | a \s+ year (?! \s+ (?: ago | earlier | before ) \b ) ) | p\.a\. ) )",
    "PERCENT": r"(?i: per \s* cent (?: um \b | \. (?= \s* \( ) )? )",
    # "between 5 and 7 percent", "an increase of 40 and 36 percent, respectively"
    "RANGE": r"(?: {DASH} | \s+ (?: to | or ) \s+ | (?<= \b {MEASURES} \s+ {FIGURE} ) \s+ and \s+ )",
    "MEASURES": r"(?i: between | (?: increase | decrease | growth | gain | rise | decline | drop ) s? \s+ of"
    r" | (?: up | down | rose | grew | fell | (?: increas | decreas | declin ) ed ) (?: \s+ by )? )",
}
_OF_ONE = lazy(r"\bof\s+one$", regex.IGNORECASE)
_ANNUAL_RATE = lazy(
    r"""(?<= \b (?: (?: rate | interest ) \s+ per \s+ annum | per \s+ annum \s+ (?: interest \s+ )? rate
        | annual \s+ (?: interest \s+ )? rate | annual \s+ rate \s+ of \s+ interest )
        \s+ (?: equal \s+ to | of | at ) \s+ (?: the \s+ )? ) (?= \S )""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "at a rate per annum equal to the sum of the Prime Rate plus 2%", "2% plus the rate otherwise applicable"
_OF_A_YEAR = lazy(
    r"\b(?:rates?(?:\s+of\s+interest)?\s+per\s+annum|per\s+annum(?:\s+interest)?\s+rates?|annual\s+rates?)\b"
    r"(?:[^.;]|\.(?=\d))*$",
    regex.IGNORECASE,
)
_ADDED = lazy(
    r"\s+(?:plus|above|over|in\s+excess\s+of|higher\s+than|greater\s+than)\s+(?:the\s+)?(?:[\w-]+\s+){0,5}?rate\b",
    regex.IGNORECASE,
)
_ADDED_TO = lazy(r"(?<=\brate\b[^.;%]{0,60}\b(?:plus|minus|less)\s+)(?=\S)", regex.IGNORECASE)
# "plus 2% before, or plus 4% after, such date": the second of two margins
_PLUS = lazy(r"(?<=\b(?:plus|minus)\s+)(?=\S)", regex.IGNORECASE)
_OF = lazy(r"\s+of\b")
_SENTENCE = 300
"""How far from a margin the rate can stand that it is part of, in characters."""
# "5% (five per cent.)", "0.30% (30 basis points)": the same said again
_SAID_AGAIN = lazy(
    expand(
        r"""\s* \( \s? (?: (?P<words> {FRACTION_WORDS} | {WORDS} ) [\s-]{1,80} {PERCENT} \.?
            | (?P<points>{FIGURE}) \s+ (?i: basis \s+ points | bps ) ) \s? \) (?P<annual>{ANNUAL})?""",
        {**NAMED_PIECES, **PERCENT_PIECES},
    ),
    regex.VERBOSE,
)
_NEAR = 120
"""How far what says a percentage again can run, in characters, or what says that it vests can stand."""
# "options vesting at the rate of 20% per year", "25% per annum of the shares shall become exercisable"
_VESTS = lazy(r"\b(?:vest(?:s|ed|ing)?|exercisable)\b", regex.IGNORECASE)
_BEARS = lazy(r"\b(?:interest|dividends?)\b", regex.IGNORECASE)
_SENTENCE_BEFORE = lazy(r"(?:[^.;]|\.(?=\d))*\Z")
_SENTENCE_BEHIND = lazy(r"(?:[^.;]|\.(?=\d))*")


def percent_item(match: Match, document: Document, span: Span, number: Figure) -> Amount | None:
    """The percentage at the span, a rate where the words say that it is one for a year."""
    text = document.text
    if match["annual"] and _vests(text, span):
        return amount(document, span._replace(end=min(span.end, match.start("annual"))), "percent", "percent", number)
    annual = match["annual"] or _ANNUAL_RATE.match(text, span.start)
    annual = annual or (_is_margin(text, span) and _OF_A_YEAR.search(text, max(0, span.start - _SENTENCE), span.start))
    kind: AmountKind = "rate" if annual else "percent"
    return amount(document, span, kind, "percent", number)


def _vests(text: str, span: Span) -> bool:
    """Whether the percentage is what vests in each year, and no rate."""
    lead = _SENTENCE_BEFORE.search(text, max(0, span.start - _NEAR), span.start)
    rest = _SENTENCE_BEHIND.match(text, span.end, span.end + _NEAR)
    said = (lead[0] if lead else "") + (rest[0] if rest else "")
    return _VESTS.search(said) is not None and _BEARS.search(said) is None


def _is_margin(text: str, span: Span) -> bool:
    """Whether the percentage is added to a rate, or taken from it."""
    if _ADDED.match(text, span.end, span.end + _SENTENCE) or _ADDED_TO.match(text, span.start):
        return True
    return _PLUS.match(text, span.start) is not None and _OF.match(text, span.end) is None


def _figures(match: Match, document: Document) -> Amount | None:
    number, span = stated(match["number"]), whole(match, "number")
    if number is None:
        return None
    again = _SAID_AGAIN.match(document.text, span.end, span.end + _NEAR)
    if again is not None and not match["annual"] and _said(again) == number.value:
        return percent_item(again, document, span._replace(end=again.end()), number)
    return percent_item(match, document, span, number)


def _said(again: Match) -> Decimal | None:
    """The percentage that the words or the basis points behind another one say."""
    number = stated(again["words"] or again["points"])
    return None if number is None else number.value if again["words"] else number.value / 100


def _negative(match: Match, document: Document) -> Amount | None:
    number = stated(match["number"])
    return percent_item(match, document, whole(match, "open"), number.negated()) if number is not None else None


def _both(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    span = whole(match, "words", "number")
    figures = stated(match["number"])
    if figures is None:
        return
    said = stated(match["words"])
    if said is not None and figures.value == 1 and _OF_ONE.search(match["words"]):
        figures = said  # "one half (1/2) of one percent (1%)": the figures repeat the one percent alone
    if said is not None and said.value < 1 and abs(said.value * 100 - figures.value) < 1:
        said = figures  # "one-quarter (25%)": the words tell the part, the figures how many of a hundred
    number, found = agreed(said, figures, span)
    item = percent_item(match, document, span, number)
    if item is not None:
        yield item
        yield from found


def _blank(match: Match, document: Document) -> Amount | None:
    return unstated(document, match, whole(match, "blank"), "rate" if match["annual"] else "percent", "percent")


RULES = (
    Rule(
        name="percent.sign",
        pattern=r"(?<= (?P<number> {FRACTION_OF_ONE} | {NUMBER} ) \s{0,2} ) % (?P<annual>{ANNUAL})?",
        build=_figures,
        examples={
            "4.00%": {"kind": "percent", "value": "4.00", "unit": "percent", "precision": "0.01"},
            "98.595 %": {"value": "98.595", "precision": "0.001"},
            "9.00%\n          per annum": {"kind": "rate", "value": "9.00", "precision": "0.01"},
            "the Option vests at the rate of 20% per year": {"kind": "percent", "span_text": "20%"},
            "25% per annum of the Shares shall become exercisable": {"kind": "percent", "span_text": "25%"},
            "is vested, with interest at 8% per annum": {"kind": "rate", "span_text": "8% per annum"},
            "12 1/2%": {"value": "12.5", "precision": "0.1"},
            "2 and 1/2%": {"value": "2.5", "precision": "0.1"},
            "grows by 6% a year": {"kind": "rate", "span_text": "6% a year"},
            "rose 6% a year ago": {"kind": "percent", "span_text": "6%"},
            "1/2 of 1% per annum": {"kind": "rate", "value": "0.5", "precision": "0.1"},
            "5% or more": {"value": "5", "qualifier": "or more", "span_text": "5%"},
            "one-quarter of 1%": {"value": "0.25", "precision": "0.01"},
            "1/16th of\n 1% per annum": {"kind": "rate", "value": "0.0625"},
            "0.125 of 1%": {"value": "0.125", "precision": "0.001"},
            "5% (five\n per cent.)": {"value": "5", "kind": "percent"},
            "10% (ten percent) per annum": {"value": "10", "kind": "rate"},
            "0.30% (30 basis points)": {"value": "0.30", "unit": "percent"},
            "operating margin 2 of 3.7%": {"value": "3.7", "span_text": "3.7%"},
            "at a rate per annum equal to the Prime Rate plus 2%": {"kind": "rate", "span_text": "2%"},
            "a rate per annum equal to (i) for principal, 2% plus the rate then due": {
                "kind": "rate",
                "span_text": "2%",
            },
            "a rate per annum of Prime plus 1%, or in a Default Period plus 3%": [
                {"kind": "rate", "span_text": "1%"},
                {"kind": "rate", "span_text": "3%"},
            ],
            "a rate per annum that the Agent and the Lenders shall from time to time agree to, plus 4% of the sum": {
                "kind": "percent",
                "span_text": "4%",
            },
            "at a rate per annum which is a percentage of 2%": {"kind": "percent", "span_text": "2%"},
            "1/4 of 1% (25 basis points) per annum": {"kind": "rate", "value": "0.25"},
        },
        near_misses=("% of", "the 100th percentile"),
        needs=("%",),
        ignore_case=False,
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percent.negative",
        pattern=r"""(?<= (?: (?P<open> \( \s? ) (?P<number>{FIGURE}) \s? \) | (?<! [\w)%.] \s? ) (?P<open> [-−] )
            (?P<number>{FIGURE}) ) \s? ) % (?P<annual>{ANNUAL})?""",
        build=_negative,
        examples={
            "(3.8)%": {"kind": "percent", "value": "-3.8", "precision": "0.1"},
            "a margin of:\n   -2.5%": {"value": "-2.5", "span_text": "-2.5%"},
        },
        near_misses=("10-15%", "(5%)", "ten percent (10%)"),
        needs=("%",),
        ignore_case=False,
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percent.word",
        pattern=r"""(?<= (?P<number> {WORDS} \s+ and \s+ \d/\d{1,2} | {FRACTION}
                | (?<! [\d.,$] ) 0? \. \d{1,4} \s+ of \s+ one | {SPELLED} | {NUMBER} )
            [\s-]{1,80} per \s* ) cent (?: um )? \b
            (?! \s+ of \s+ class \s+ rep ) (?P<annual>{ANNUAL})?""",
        build=_figures,
        examples={
            "16 percent": {"kind": "percent", "value": "16", "precision": "1"},
            "one and one half percent per\nannum": {"kind": "rate", "value": "1.5", "precision": "0.1"},
            "sixty-six and two-thirds per cent": {"value": "66.6667"},
            "one-half of one percent": {"value": "0.5", "precision": "0.1"},
            "two and 1/2 percent": {"value": "2.5", "precision": "0.1"},
            "1/16 of one percent": {"value": "0.0625"},
            "two per cent. per\nannum": {"kind": "rate", "value": "2"},
            "one half (1/2) of one percent": {"value": "0.5"},
            "eighty per\n centum": {"value": "80"},
            ".375 of one\n percent per annum": {"value": "0.375", "kind": "rate"},
            "1/100th of one\n percent": {"value": "0.01"},
        },
        near_misses=(
            "per cent",
            "ten percentage points",
            "fiftieth percentile",
            "13 PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW (11)",
        ),
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percent.words_and_figures",
        pattern=r"""(?<= (?: (?P<words> {FRACTION} (?<= \s one ) | {SPELLED}
                    | {WORDS} \s+ and \s+ \d{1,2}/\d{1,3} (?: ths? )? )
                (?: \s+ {PERCENT} (?P<annual>{ANNUAL})? )?
                | (?P<words> {FRACTION} | {FIGURE} ) \s+ {PERCENT}
                | (?P<words> (?: {FRACTION_WORDS} | {FRACTION} ) (?<= \s 1 ) ) \s? % (?P<annual>{ANNUAL})? )
            \s* [(\[] \s? (?P<number>{NUMBER}) \s? ) % \s? [)\]] (?: \s+ {PERCENT} \b )? (?P<annual>{ANNUAL})?""",
        build=_both,
        examples={
            "ten percent (10%)": {"kind": "percent", "value": "10", "precision": "1"},
            "the next $500 million and fifteen one-hundredths of one percent\n (.15%)": {
                "value": "0.15",
                "span_text": "fifteen one-hundredths of one percent\n (.15%)",
            },
            "one hundred twenty-five\n thousandths percent (0.125%)": {"value": "0.125", "precision": "0.001"},
            "two hundred fifty\n thousandths percent (0.25%)": {"value": "0.25", "precision": "0.01"},
            "sixty-five percent\n(65%)": {"value": "65", "precision": "1"},
            "one-half of one percent (.50%) per annum": {"kind": "rate", "value": "0.50", "precision": "0.01"},
            "one quarter of one percent\n(1/4%) per annum": {"kind": "rate", "value": "0.25", "precision": "0.01"},
            "fifty (50%) percent": {"value": "50"},
            "fifty percent [50%]": {"value": "50"},
            "1/2 of one (1%) percent": {"value": "0.5"},
            "three quarters of one (1%)\n percent per annum": {"value": "0.75", "kind": "rate"},
            "100 percent (100%)": {"value": "100"},
            "one-quarter (25%)": {"value": "25"},
            "one and 15/100ths percent\n (1.15%)": {"value": "1.15"},
            "six and 3/8 percent\n (6-3/8%)": {"value": "6.375"},
            "ten per cent. (10%) per annum": {"kind": "rate", "value": "10"},
            "one point three seven\n five per cent (1.375%)": {"value": "1.375"},
            "ten percent per\n annum (10%)": {"kind": "rate", "value": "10"},
            "forty-five hundredths percent (0.45%) per annum": {"kind": "rate", "value": "0.45"},
            "twenty-five one-hundredths of one percent (.25%)": {"value": "0.25"},
            "forty per centum\n (40%)": {"value": "40"},
            "sixteen and two-thirds percent (16.66%)": {"value": "16.66", "precision": "0.01"},
            "three-eighths of 1% (0.375%) per\n annum": {"kind": "rate", "value": "0.375"},
            "1/5 of\n 1% (.20%)": {"value": "0.20"},
        },
        near_misses=("the majority (51%)", "rose 5% (4%)", "a sixth of 5% (4%)"),
        needs=("%",),
        ignore_case=False,
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percent.words_figures_word",
        pattern=r"""(?<= (?: (?P<words>{SPELLED}) \s* \( \s? (?P<number>{NUMBER}) \s? \)
            | (?P<number>{NUMBER}) \s* \( \s? (?P<words>{SPELLED}) \s? \) ) \s* per \s* ) cent (?: um )? \b
            (?P<annual>{ANNUAL})?""",
        build=_both,
        examples={
            "ten (10) percent": {"kind": "percent", "value": "10", "precision": "1"},
            "10 (ten) percent": {"value": "10"},
            "seven and one-half\n     (7.5) per cent per annum": {"kind": "rate", "value": "7.5"},
        },
        near_misses=("(10) percent",),
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percent.blank",
        pattern=r"""(?<= (?P<blank> (?: (?: {REDACTED} | {BLANK} ) \s+ {PERCENT} \s* (?P<open> \( ) \s? )?
            (?: (?P<redacted>{REDACTED}) | {BLANK} ) ) \s? ) % (?(open) \s? \) ) (?P<annual>{ANNUAL})?""",
        build=_blank,
        examples={
            "____%": {"value": None, "blank": True, "kind": "percent"},
            "[***]% per\nannum": {"kind": "rate", "redacted": True, "blank": False},
            "[●]%": {"value": None, "blank": True},
            "[***] percent\n ([***]%)": {"value": None, "redacted": True},
        },
        near_misses=("____", "10%"),
        needs=("%",),
        ignore_case=False,
        pieces=PERCENT_PIECES,
    ),
    Rule(
        name="percent.blank_word",
        pattern=r"""(?<= (?P<blank> (?P<redacted>{REDACTED}) | {BLANK} ) \s+ per \s* ) cent (?: um )? \b
            (?P<annual>{ANNUAL})?""",
        build=_blank,
        examples={
            "[***] percent": {"value": None, "redacted": True, "kind": "percent"},
            "______\n     per cent": {"value": None, "blank": True},
        },
        near_misses=("percent ____",),
        pieces=PERCENT_PIECES,
    ),
)
