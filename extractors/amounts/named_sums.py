"""Sums of money in dollars and cents by their names, and those behind a code: "Ten Dollars", "RMB1,000,000"."""

from collections.abc import Iterator

from extractors.amounts.pieces import agreed, whole
from extractors.amounts.sums import PIECES_OF_SUMS, scaled, sum_item
from extractors.dollars import dollars
from extractors.lexicon.currencies import CODES, CODES_BEHIND, is_called, name_code, sign_code, written_code
from extractors.numerals import Figure, stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.record import Amount
from pipeline.rules import Match, Rule, span_of
from pipeline.span import Span


def _code(match: Match, document: Document) -> str:
    """The code of the dollars that the match names, by its letters, of a nation or bare."""
    if match.groupdict().get("code"):
        return written_code(match["code"])
    return name_code(match["nation"]) if match["nation"] else dollars(document)


def _named(match: Match, document: Document) -> Amount | None:
    """A sum whose currency is a word: "Ten Dollars", "5,000 euros"."""
    number = stated(match["number"])
    span = whole(match, "number")
    return sum_item(match, document, span, number, _code(match, document)) if number is not None else None


def _cents(match: Match, document: Document) -> Amount | None:
    return _hundredths(match, document, whole(match, "number"))


def _first_cents(match: Match, document: Document) -> Amount | None:
    """The first end of a range whose unit stands at the second: "12" in "12 to 14 cents"."""
    return _hundredths(match, document, span_of(match, "number"))


def _hundredths(match: Match, document: Document, span: Span) -> Amount | None:
    number = stated(match["number"])
    if number is None:
        return None
    hundredth = Figure(number.value / 100, number.precision / 100)
    currency = "GBP" if match[0].lower().startswith("pence") else dollars(document)
    return sum_item(match, document, span, hundredth, currency)


def _coded(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """A sum behind the letters of its currency, in figures, in words or in both."""
    currency, span = written_code(match["code"]), whole(match)
    found: Iterator[Diagnostic]
    figures = scaled(match, document) if match["figure"] else None
    said = stated(match["words"]) if match["words"] else None
    if match["of"] and not is_called(currency, match["of"]):  # what it is worth in another currency
        said, span = None, Span(match.start(), max(match.end("figure"), match.end("scale")))
    number, found = figures or said, iter(())
    if figures is not None and said is not None:
        number, found = agreed(said, figures, span)
    item = sum_item(match, document, span, number, currency) if number else None
    if item is not None:
        yield item
        yield from found


def _code_after(match: Match, document: Document) -> Amount | None:
    number = stated(match["number"])
    return sum_item(match, document, whole(match, "number"), number, written_code(match["code"])) if number else None


def _sign_after(match: Match, document: Document) -> Amount | None:
    number, currency = stated(match["number"]), sign_code(match["sign"])
    return sum_item(match, document, whole(match, "number"), number, currency) if number else None


def _in_dollars(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """A sum in words with figures behind it that have no sign: "Ten Million Dollars (10,000,000)"."""
    said, span = stated(match["words"]), whole(match, "words")
    number, found = agreed(said, scaled(match, document), span)
    item = sum_item(match, document, span, number, _code(match, document))
    if item is not None:
        yield item
        yield from found


def _rupees(match: Match, document: Document) -> Amount | None:
    return sum_item(match, document, whole(match), scaled(match, document), "INR")


RULES = (
    Rule(
        name="money.dollars",
        pattern=r"""(?<= (?P<number> {FIGURE} (?: {JOIN} {SCALE} )?
                | {WORDS} \s+ and \s+ (?: an? | one ) [\s-]+ half [\s-]+ {SCALE} | {WORDS} ) (?: {CENTS} )? {GAP}
            (?: (?P<nation>{NATION}) \s+ )? ) dollars? \b (?! \s+ in \s+ (?: thousand | million | billion )s )
            (?P<share>{SHARE})?""",
        build=_named,
        examples={
            "Ten Dollars": {"value": "10", "unit": "USD", "precision": "1"},
            "Forty Thousand, Six Hundred Ten\n Dollars": {"value": "40610", "precision": "1"},
            "fifty\n     million Canadian dollars": {"value": "50000000", "unit": "CAD", "precision": "1000000"},
            "one and one-half million\n dollars": {"value": "1500000", "precision": "100000"},
            "1.5 million U.S. dollars": {"value": "1500000", "unit": "USD", "precision": "100000"},
        },
        near_misses=("in dollars", "June 30\nDollars in millions", "Dollars (as defined in Section 1.1)"),
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.words_and_bare_figures",
        pattern=r"""(?<= (?P<words>{WORDS}) (?: {CENTS} )? {GAP} (?: (?P<nation>{NATION}) \s+ )? ) dollars?
            (?: {CENTS} )? \s* \( \s? (?: (?P<code>{OF_DOLLARS}) \s* )? {SUM}
            (?: \s* (?: (?P<code>{OF_DOLLARS}) | {NAME} ) )? \s? \)""",
        build=_in_dollars,
        examples={
            "ONE MILLION AND 00/100\n DOLLARS (1,000,000.00)": {"value": "1000000.00", "unit": "USD"},
            "Two Million Dollars (USD 2,000,000)": {"value": "2000000", "unit": "USD", "precision": "1"},
            "Three Million\n Dollars (3,000,000 CAD)": {"value": "3000000", "unit": "CAD"},
            "Four Million Dollars (4,000,000 dollars)": {"value": "4000000", "unit": "USD"},
            "Ten Thousand Canadian Dollars (10,000)": {"value": "10000", "unit": "CAD"},
        },
        near_misses=("Ten Dollars", "Ten Dollars (the fee)", "Dollars (5,000)"),
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.bare_figures_and_dollars",
        pattern=r"""(?<= (?P<words>{WORDS}) (?: {CENTS} )? \s* \( \s? {SUM} \s? \) {GAP}
            (?: (?P<nation>{NATION}) \s+ )? ) dollars? \b (?P<share>{SHARE})?""",
        build=_in_dollars,
        examples={
            "eight thousand (8,000)\n dollars": {"value": "8000", "unit": "USD"},
            "Two Million (2,000,000.00) Canadian Dollars": {"value": "2000000.00", "unit": "CAD"},
            "six (6) dollars per share": {"kind": "per_share", "value": "6"},
        },
        near_misses=("(8,000) dollars", "ten days (10) dollars", "ten (the) dollars"),
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.cents",
        pattern=r"""(?<= (?<! [$] \s? ) (?P<number> {FRACTION} | {FRACTION_WORDS} | {FIGURE} | {WORDS} ) {GAP} )
            (?: cents \b (?: \s* \( \s? {FIGURE} \s? (?: ¢ | cents? ) \s? \) )? | cent (?= {SHARE} ) | pence \b )
            (?P<share>{SHARE})?
            | (?<= (?<! [$] \s? ) (?P<number> {FIGURE} | {WORDS} ) - ) cent (?= \s+ (?-i: [a-z] ) )
            | (?<= (?<! [$] \s? ) (?P<number>{FIGURE}) {GAP} ) cent (?= \s+ [a-z] )
            | (?<= (?P<number>{FIGURE}) \s? ) ¢ (?P<share>{SHARE})?""",
        build=_cents,
        examples={
            "17 cents per share": {
                "kind": "per_share",
                "value": "0.17",
                "unit": "USD/share",
                "precision": "0.01",
            },
            "forty cents (40¢) per\n share": {"kind": "per_share", "value": "0.4"},
            "12-1/2 cents\n per share": {"value": "0.125", "precision": "0.001"},
            "one and one-half cents per share": {"value": "0.015"},
            "10 cent per share": {"value": "0.1"},
            "EPS rose to\n 42 cents from 37 cents": [
                {"kind": "per_share", "value": "0.42", "span_text": "42 cents"},
                {"kind": "per_share", "value": "0.37", "span_text": "37 cents"},
            ],
            "a five-cent dividend": {"value": "0.05", "span_text": "five-cent"},
            "including the 8 cent\n Teal charge": {"value": "0.08", "span_text": "8 cent"},
            "75¢\n per share": {"value": "0.75", "kind": "per_share"},
            "74 cents a basic share": {"kind": "per_share", "value": "0.74"},
            "12.4\n pence": {"value": "0.124", "unit": "GBP", "precision": "0.001"},
            "fifty\n     cents": {"kind": "money", "value": "0.5", "precision": "0.01"},
        },
        near_misses=("the cents", "ten per cent", "$1.25 cents"),
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.cents_range_start",
        pattern=r"""(?<= (?<! [$.,\d] ) (?P<number>{FIGURE}) (?: \s? [-–] \s? | \s+ to \s+
            | (?<= \b between \s+ {FIGURE} ) \s+ and \s+ ) {FIGURE} {GAP} ) cents \b (?P<share>{SHARE})?""",
        build=_first_cents,
        examples={
            "12 to 14 cents": {"kind": "money", "value": "0.12", "span_text": "12"},
            "between 3 and\n 5 cents per share": {"kind": "per_share", "value": "0.03", "span_text": "3"},
        },
        near_misses=("14 cents", "$0.12 to 14 cents", "12 and 14 cents"),
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.code",
        pattern=r"""(?<! [A-Z] ) (?P<code> [A-Z]{3} ) (?= \s* [\da-zA-Z¥] ) (?<= {CODE} ) \s*
            (?: ¥? {SUM} (?: \. [-–—]{1,2} (?! \d ) )? (?: {GAP} {CALLED} )? (?: \s* \( \s? (?i: in \s+ words :? \s+ )?
                (?: {CODE} \s+ )? (?P<words>{WORDS}) (?: {GAP} (?P<of> {NAME} | (?i: euros? | francs ) ) )? \s? \) )?
            | (?P<words>{WORDS}) (?: {GAP} (?P<called>{CALLED}) )?
              (?: \s* \( \s? (?: {CODE} | {OTHER_SIGN} )? \s* {SUM} \s? \) | (?(called) | (?!) ) ) )
            (?P<share>{SHARE})?""",
        build=_coded,
        examples={
            "RMB1,000,000": {"value": "1000000", "unit": "CNY"},
            "CHF 6’000’000": {"value": "6000000", "unit": "CHF"},
            "EUR 2.5 million": {"value": "2500000", "unit": "EUR", "precision": "100000"},
            "USD\n4,000": {"value": "4000", "unit": "USD"},
            "USD 3,000,000.- (three\n million United States Dollars)": {"value": "3000000", "unit": "USD"},
            "RMB20,000 (RMB TWENTY\n THOUSAND)": {"value": "20000", "unit": "CNY", "precision": "1"},
            "EUR five million (€ 5,000,000)": {"value": "5000000", "unit": "EUR"},
            "EUR 240.000 (in words: two hundred\n forty thousand Euros)": {"value": "240000", "precision": "1"},
            "BRL 1.250.000,50": {"value": "1250000.50", "unit": "BRL"},
            "EUR 7,5\n million": {"value": "7500000", "precision": "100000"},
            "RMB 4 million\n yuan": {"value": "4000000", "unit": "CNY"},
            "RMB Seven Million Yuan": {"value": "7000000", "unit": "CNY"},
            "RMB Six Million Yuan (RMB6,000,000)": {"value": "6000000", "precision": "1"},
            "RMB¥5,000": {"value": "5000", "unit": "CNY"},
            "USD Two Hundred Dollars": {"value": "200", "unit": "USD"},
            "EUR 1.200 per share": {"kind": "per_share", "value": "1.200"},
            "RMB 200,000 (thirty thousand US\n dollars)": {"value": "200000", "span_text": "RMB 200,000"},
        },
        near_misses=("SEC 1,000", "FAX 555", "in RMB three times"),
        needs=CODES,
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.code_after",
        pattern=r"""(?<= (?<! [$£€¥] \s? ) (?P<number> {FIGURE} (?: {JOIN} {SCALE} )? ) {GAP} )
            (?P<code>{CODES_BEHIND}) \b (?: {GAP} {CALLED} )? (?! \s? [\d$] )""",
        build=_code_after,
        examples={
            "1,000,000 USD": {"kind": "money", "value": "1000000", "unit": "USD"},
            "2.5 million\nEUR": {"value": "2500000", "unit": "EUR"},
            "3,000 RMB\n yuan": {"value": "3000", "unit": "CNY"},
            "100,000 CHF": {"value": "100000", "unit": "CHF"},
        },
        near_misses=("$5,000 USD", "in USD", "10 EUR 5,000"),
        needs=CODES_BEHIND,
        ignore_case=False,
        pieces={**PIECES_OF_SUMS, "CODES_BEHIND": "|".join(CODES_BEHIND)},
    ),
    Rule(
        name="money.sign_after",
        pattern=r"""(?: (?<= {NO_SIGN} (?P<number> {FIGURE} (?: {JOIN} {SCALE} )? ) (?: {GAP} )? )
                (?P<sign> € | U\.?S\.?\ ?\$ | (?: C | CDN | A | HK ) \$ )
            | (?<= {NO_SIGN} (?P<number> {FIGURE} (?: {JOIN} {SCALE} )? ) ) (?<= , \d{3} (?: \.\d\d )? )
                (?P<sign>\$) (?! \s ) ) (?! \s{0,80} [\d(] )""",
        build=_sign_after,
        examples={
            "a sum of 50,000 US$": {"value": "50000", "unit": "USD", "span_text": "50,000 US$"},
            "20 million €,": {"value": "20000000", "unit": "EUR", "span_text": "20 million €"},
            "pays 5,000$.": {"value": "5000", "unit": "USD", "span_text": "5,000$"},
        },
        near_misses=("from 10 US$5,000", "in 1999 $5", "$5,000 €6,000", "5 €\n 300"),
        needs=("€", "$"),
        ignore_case=False,
        pieces={**PIECES_OF_SUMS, "NO_SIGN": r"(?<! [$£€¥] \s? | \b (?: [A-Z]{2,3} | EUR ) \s )"},
    ),
    Rule(
        name="money.rupees",
        pattern=r"""\b R[sS] (?: \.?+ \s{0,80} {SUM} | \. (?P<figure> \d{1,3} (?: , \d{2,3} )* ) (?! [\d,] | \.\d ) )
            (?: {JOIN} (?P<scale> crores? | lakhs? ) \b | /- )? (?P<share>{SHARE})?""",
        build=_rupees,
        examples={
            "Rs. 1,00,000": {"value": "100000", "unit": "INR"},
            "Rs.\n10 per share": {"value": "10", "unit": "INR/share"},
            "Rs. 10 crore": {"value": "100000000"},
            "RS 100 million": {"value": "100000000"},
            "Rs.500/-": {"value": "500"},
        },
        near_misses=("Rs. X", "VRS 100"),
        needs=("Rs", "RS"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
)
