"""Sums of money in words and figures, which are one: "Five Million Dollars ($5,000,000)", "$0.01 (one cent)"."""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.amounts.pieces import agreed, whole
from extractors.amounts.sums import HEAD, PIECES_OF_SUMS, currency_of, scaled, sum_item
from extractors.lexicon.currencies import OTHER_SIGNS
from extractors.numerals import Figure, from_words, stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import Match, Rule

_DOLLARS_BEFORE = lazy(r"\b(?:dollars?|euros?|pounds?),?\s+(?:and|&)\s+$", regex.IGNORECASE)


def _hundredths(text: str) -> Decimal:
    """The cents of a sum in words: "and 96/100", "and Ninety-Six Cents"; nothing for "and No/100"."""
    digits = regex.search(r"(\d\d)\s?/", text)
    if digits:
        return Decimal(digits[1])
    spelled = regex.search(r"and\s+(.+?)\s+cents", text, regex.IGNORECASE | regex.DOTALL)
    return (from_words(spelled[1]) or Decimal(0)) if spelled else Decimal(0)


def _both(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """Words with figures in parentheses behind them, or figures with words."""
    span = whole(match, *({"named", "words", "country"} & match.groupdict().keys()))
    said, hundredths = stated(match["words"]), _hundredths(match["cents"] or "")
    if said is not None and hundredths:
        said = Figure(said.value + hundredths / 100, Decimal("0.01"))
    number, found = agreed(said, scaled(match, document), span)
    item = sum_item(match, document, span, number, currency_of(match, document))
    if item is not None:
        yield item
        yield from found


def _repeated(match: Match, document: Document) -> Amount | None:
    """Words and figures with no parentheses between them, where they say the same."""
    said, hundredths = stated(match["words"]), _hundredths(match["cents"] or "")
    number = scaled(match, document)
    if said is None or said.value + hundredths / 100 != number.value:
        return None
    return sum_item(match, document, whole(match, "words", "country"), number, currency_of(match, document))


def _with_cents(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """A sum below a dollar with its words: "$0.005 (one-half cent)", "ten cents ($0.10)"."""
    span, said = whole(match, "words", "country"), stated(match["words"])
    if _DOLLARS_BEFORE.search(document.text, max(0, span.start - 30), span.start):
        return  # the cents of a sum that `_both` reads
    hundredth = Figure(said.value / 100, said.precision / 100) if said is not None else None
    number, found = agreed(hundredth, scaled(match, document), span)
    item = sum_item(match, document, span, number, currency_of(match, document))
    if item is not None:
        yield item
        yield from found


RULES = (
    Rule(
        name="money.words_and_figures",
        pattern=r"""(?<= (?P<named> (?: {NATION} \s+ )? Dollars \s+ )? (?P<words>{SAID}) (?P<cents>{CENTS})?
            (?: {GAP} {NAME} )? (?P<cents>{CENTS})? \s* \( \s?
            (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) \s* {SUM} {TRAIL} \) (?: {GAP} {NAME} )?
            (?P<share>{SHARE})?""",
        build=_both,
        examples={
            "Five Million Dollars ($5,000,000)": {"value": "5000000", "unit": "USD", "precision": "1"},
            "Two Hundred\nMillion Dollars ($200,000,000)": {"value": "200000000", "precision": "1"},
            "Two Million Seven Hundred Thousand, Ninety-Eight and No/100ths Dollars ($2,700,098)": {"value": "2700098"},
            "One Hundred Thousand and No/100 Dollars ($100,000.00)": {"value": "100000.00", "precision": "0.01"},
            "Six Thousand Seventy Dollars and Ninety-Six\nCents ($6,070.96)": {"value": "6070.96"},
            "One Million, Two Hundred\n Fifty Thousand Dollars ($1,250,000)": {"value": "1250000"},
            "five million United States dollars\n($5,000,000 USD)": {"value": "5000000"},
            "five thousand (US$5,000) United States dollars": {"value": "5000", "unit": "USD"},
            "NINE MILLION AND 00/100 DOLLARS\n     ($9,000,000.00)": {"value": "9000000.00", "precision": "0.01"},
            "Ten Thousand & 00/100 Dollars\n($10,000.00)": {"value": "10000.00"},
            "2.2.1 Two Million Dollars ($2,000,000)": {"span_text": "Two Million Dollars ($2,000,000)"},
            "TEN DOLLARS AND NO CENTS ($10.00)": {"value": "10.00"},
            "2.5 million U.S. dollars\n (US$2,500,000)": {"value": "2500000", "precision": "1"},
            "Two and One-Half Million Dollars ($2,500,000)": {"value": "2500000"},
            "Dollars Ten Thousand and no/100\n ($10,000.00)": {"value": "10000.00"},
            "TWENTY THOUSAND AND NO/l00 DOLLARS\n ($2O,000.00)": {"value": "20000.00"},
        },
        near_misses=(
            "the Purchase Price ($5,000,000)",
            "RMB344.8 billion (US$50.2 billion)",
            "€ 20.5 million ($25.1 million)",
        ),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.figures_and_words",
        pattern=HEAD + r"{SUM} {TRAIL} \s* \( \s? (?P<words>{SAID}) (?P<cents>{CENTS})?"
        r" (?: {GAP} {NAME} )? (?P<cents>{CENTS})? \s? \)",
        build=_both,
        examples={
            "$2,500,000 (two million five hundred thousand dollars)": {"value": "2500000", "precision": "1"},
            "US$50,000.00 (Fifty Thousand\n     United States Dollars)": {"value": "50000.00", "precision": "0.01"},
            "$2.5 million (two and one-half\n million dollars)": {"value": "2500000", "precision": "100000"},
            "$35,000.00USD (Thirty-Five Thousand Dollars)": {"value": "35000.00"},
        },
        near_misses=("$2,500,000 (the Fee)",),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.words_and_other_figures",
        pattern=r"""(?<= (?P<words>{SAID}) (?P<cents> )? (?: {GAP} {OTHER_NAME} )? \s* \( \s? (?P<country>{COUNTRY})? )
            (?P<sign>{SIGN}) \s* {SUM} (?: {GAP} {OTHER_NAME} )? \s? \)""",
        build=_repeated,
        examples={
            "Three hundred thousand pounds\n (£300,000)": {"value": "300000", "unit": "GBP"},
            "RMB (in words) two million (¥2,000,000 Yuan)": {
                "value": "2000000",
                "unit": "CNY",
                "span_text": "two million (¥2,000,000 Yuan)",
            },
        },
        near_misses=("two million pounds (€2,400,000)", "the Price (£300,000)", "five million dollars (£3,900,000)"),
        needs=tuple(OTHER_SIGNS),
        ignore_case=False,
        pieces={
            **PIECES_OF_SUMS,
            "SIGN": f"[{OTHER_SIGNS}]",
            "OTHER_NAME": r"(?i: yuan | renminbi | euros? | pounds? (?: \s+ sterling )? | yen | rupees ) \b",
        },
    ),
    Rule(
        name="money.words_before_figures",
        pattern=r"""(?<= (?P<words>{SAID}) (?P<cents>{CENTS})? {GAP} {NAME} (?P<cents>{CENTS})?
            (?: [,:] | \s{1,80} [–—-] )? \s{1,80} (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) \s{0,2} {SUM}""",
        build=_repeated,
        examples={
            "Seven Hundred Thousand Dollars\n $700,000.00": {"value": "700000.00", "precision": "0.01"},
            "FIVE THOUSAND AND NO/100 DOLLARS - $5,000": {"value": "5000"},
        },
        near_misses=("Dollars $500", "ten $10", "ten dollars, $15"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.figures_before_words",
        pattern=HEAD + r"{SUM} (?: , | \s{1,80} [–—-] )? \s{1,80} (?P<words>{SAID}) (?P<cents>{CENTS})? {GAP} {NAME}"
        r" (?P<cents>{CENTS})?",
        build=_repeated,
        examples={
            "$9,500.00, Nine Thousand\n Five Hundred Dollars": {"value": "9500.00"},
            "$500 - Five Hundred Dollars and no cents": {"value": "500"},
        },
        near_misses=("$500 Dollars", "$500, five hundred", "$20, thirty dollars"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.figures_and_cents",
        pattern=HEAD + r"{SUM} \s* \( \s? (?P<words> {FRACTION_WORDS} | {WORDS} ) [\s-]+ (?i: cents? ) \s? \)",
        build=_with_cents,
        examples={
            "$0.01 (one cent)": {"value": "0.01", "precision": "0.01"},
            "$0.005\n (one-half cent)": {"value": "0.005", "precision": "0.001"},
        },
        near_misses=("$0.01 (the cent)", "$5 (five dollars)"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.cents_and_figures",
        pattern=r"""(?<= (?P<words> {FRACTION_WORDS} | {WORDS} | {FIGURE} ) [\s-]{1,80} (?i: cents? ) \s* \( \s?
            (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) \s* {SUM} {TRAIL} \) (?P<share>{SHARE})?""",
        build=_with_cents,
        examples={
            "ten cents ($.10)": {"kind": "money", "value": "0.10", "precision": "0.01"},
            "twelve and one-half cents\n ($0.125) per share": {"kind": "per_share", "value": "0.125"},
        },
        near_misses=("cents ($.10)", "ten dollars ($10)"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
)
