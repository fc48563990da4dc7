"""Ratios: "2.70 to 1.0", "0.70:1.00", "two-for-one", "4.5x"; the value is the first number."""

from collections.abc import Iterator

import regex

from extractors.amounts.pieces import PIECES, agreed, amount, whole
from extractors.numerals import WORDS, stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import Match, Rule, expand, span_of

# not the beginning of another number, a time or a date: "1:30", "1.5", "1%", "1 p.m.", "1 year"
_ONE = r"""1 (?: \. 0+ )? (?! [\w/%] | [.,:]\d | \s* (?: [ap]\.?m\b | million | billion | day | month | year ) )"""


def _of(match: Match, document: Document) -> Amount | None:
    span, number = span_of(match, "ratio"), stated(match["number"])
    return amount(document, span, "ratio", "ratio", number) if number is not None else None


def _called(match: Match, document: Document) -> Iterator[Amount]:
    """The ratio of a split, and of another that the same words tell: "split 3 for 2 in May and 2 for 1 in June"."""
    again = _AGAIN.match(document.text, match.end(), match.end() + _NEAR)
    for one in (match, again):
        item = _of(one, document) if one else None
        if item is not None:
            yield item


def _ratio(match: Match, document: Document) -> Amount | None:
    number = stated(match["number"])
    return amount(document, whole(match, "number"), "ratio", "ratio", number) if number is not None else None


def _both(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    span, figures = whole(match, "words"), stated(match["number"])
    if figures is None:
        return
    number, found = agreed(stated(match["words"]), figures, span)
    item = amount(document, span, "ratio", "ratio", number)
    if item is not None:
        yield item
        yield from found


# "two (2) for one (1)", "3 to 2", "1:5"
_TWO = r"""(?P<ratio> (?<! [\w$.,:-] | \d/ ) (?P<number> \d{1,4} | {WORDS} ) (?: \s* \( \s? \d{1,4} \s? \) )?
    (?: \s+ (?: for | to ) \s+ | \s? : \s? )
    (?: \d{1,4} \b (?! [%.,:/]\d | \s? (?: % | [ap]\.?m\b ) ) | {WORDS_BEHIND} )
    (?: \s* \( \s? \d{1,4} \s? \) )? )"""
_CALLED_PIECES = {**PIECES, "WORDS_BEHIND": WORDS}
_AGAIN = lazy(
    expand(
        r"[^.;:$%]{0,40}? \b (?: and | then ) \s+ (?: again \s+ | a \s+ )? (?= [\w()\s]{1,30}? \s for \s )"
        + _TWO
        + r"(?! \s+ (?: hour | day | week | month | year | vote )s? \b )",
        _CALLED_PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_NEAR = 120
"""How far the second ratio can stand from the first, in characters."""


RULES = (
    Rule(
        name="ratio.to_one",
        pattern=r"(?<= (?<! [$] \s? ) (?P<number>{FIGURE}) (?: \s+ to \s+ | -to- ) ) " + _ONE,
        build=_ratio,
        examples={
            "2.70 to 1.0": {"kind": "ratio", "value": "2.70", "unit": "ratio", "precision": "0.01"},
            "1.20-to-1.00": {"value": "1.20"},
            "a ratio of 3.00 to 1: (a)": {"value": "3.00", "span_text": "3.00 to 1"},
            "not less than 1.25\nto 1": {"value": "1.25", "qualifier": "not less than", "span_text": "1.25\nto 1"},
        },
        near_misses=("5 to 10", "from 2 to 1st Street", "$2.00 to 1"),
        pieces=PIECES,
    ),
    Rule(
        name="ratio.words_and_figures",
        pattern=r"""(?<= (?P<words> {FRACTION_WORDS} | {WORDS} ) [\s-]{1,80} to [\s-]{1,80} one \s* \( \s?
            (?P<number>{FIGURE}) \s{0,80} ) (?: : \s? | to \s+ ) """
        + _ONE
        + r" \s? \)",
        build=_both,
        examples={
            "three to one (3:1)": {"value": "3", "kind": "ratio"},
            "one and one-half to\n one (1.50 to 1.00)": {"value": "1.50", "precision": "0.01"},
        },
        near_misses=("one to one", "(3:1)x"),
        pieces=PIECES,
    ),
    Rule(
        name="ratio.of",
        pattern=r"""(?<! \w ) ratio \s+ (?: of | is | be ) \s+
            (?P<ratio> (?P<number>{FIGURE}) (?: \s* : \s* | \s+ to \s+ ) (?! 1 \b ) {FIGURE} ) (?! \s* [%/$] )""",
        build=_of,
        examples={
            "in the ratio of 3 : 2": {"kind": "ratio", "value": "3", "span_text": "3 : 2"},
            "a ratio of 60\n to 40": {"value": "60", "span_text": "60\n to 40"},
        },
        near_misses=("a ratio of 3", "a ratio of debt to 2"),
        pieces=PIECES,
    ),
    Rule(
        name="ratio.colon",
        pattern=r"(?<= (?<! [:\d] ) (?P<number>{FIGURE}) \s? ) : \s? " + _ONE,
        build=_ratio,
        examples={
            "0.70:1.00": {"kind": "ratio", "value": "0.70", "precision": "0.01"},
            "a ratio of 2.5 : 1.0": {"value": "2.5", "span_text": "2.5 : 1.0"},
            "2.0:\n1.0": {"value": "2.0"},
            "March 31, 1997......2.50:1.00": {"value": "2.50", "span_text": "2.50:1.00"},
        },
        near_misses=("12:15", "9:1:3", "10:1 p.m."),
        pieces=PIECES,
    ),
    Rule(
        name="ratio.for",
        pattern=r"(?<= (?<! [\w$.,-] ) (?P<number> \d{1,3} | {WORDS} ) ) -for- (?: \d{1,4} \b | {WORDS_BEHIND} )",
        build=_ratio,
        examples={
            "two-for-one": {"kind": "ratio", "value": "2", "unit": "ratio"},
            "1-for-10": {"value": "1"},
        },
        near_misses=("two for ten days", "not-for-profit", "all-for-one", "one-for-all"),
        needs=("-for-", "-For-", "-FOR-"),
        pieces={**PIECES, "WORDS_BEHIND": WORDS},
    ),
    Rule(
        name="ratio.called",
        pattern=r"""(?: split | combin (?: ed | ation ) | consolidat (?: ed | ion ) | ratio | exchange | basis
            | stock \s+ dividend ) \b [^.;:$%]{0,40}? """
        + _TWO,
        build=_called,
        examples={
            "a reverse stock split at 1:5": {"value": "1", "kind": "ratio", "span_text": "1:5"},
            "at a ratio of three to one": {"value": "3", "span_text": "three to one"},
            "split its stock 3 for 2 in May and\n 2 for 1 in June": [
                {"value": "3", "span_text": "3 for 2"},
                {"value": "2", "span_text": "2 for 1"},
            ],
        },
        near_misses=(
            "splits the fee of 5 to 10 days",
            "at 1:30 p.m.",
            "three to one",
            "on the Exchange at 4:30 p.m.",
            "the exchange opens at 9:30 am",
        ),
        pieces=_CALLED_PIECES,
    ),
    Rule(
        name="ratio.so_called",
        pattern=r"(?<= "
        + _TWO
        + r""" [\s-]{1,80} (?: (?: reverse | forward | stock | share | common ) [\s-]{1,80} ){0,3} )
            (?: split | basis | ratio | combination | consolidation ) \b""",
        build=_of,
        examples={
            "a two (2) for one (1)\n split": {"value": "2", "kind": "ratio", "span_text": "two (2) for one (1)"},
            "on a 3 for 2 basis": {"value": "3", "span_text": "3 for 2"},
        },
        near_misses=("from two to one years", "a 5 to 10 day basis", "one split"),
        pieces=_CALLED_PIECES,
    ),
    Rule(
        name="ratio.times",
        pattern=r"(?<= (?<! [\w$.,] ) (?P<number> \d{1,3} \. \d{1,2} ) ) x \b (?! \s? \d )",
        build=_ratio,
        examples={"4.5x": {"kind": "ratio", "value": "4.5", "precision": "0.1"}},
        near_misses=("5x", "4.5x6", "4.5 x 6"),
        ignore_case=False,
        pieces=PIECES,
    ),
)
