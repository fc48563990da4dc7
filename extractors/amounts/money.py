"""Sums of money, in figures and in words, and sums for each share.

"US$1,000", "$15.2 million", "Five Million Dollars ($5,000,000)", "$.01 par value per share", "($0.03) per share".
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.amounts.currencies import CODES, DOLLARS, NATION, OTHER_SIGNS, name_code, sign_code, written_code
from extractors.amounts.pieces import PIECES, agreed, amount, unstated, whole
from extractors.numerals import Figure, figure, from_words, stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.record import Amount, AmountKind
from pipeline.rules import Match, Rule
from pipeline.span import Span

_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12, "mm": 10**6, "m": 10**6,
           "mn": 10**6, "k": 10**3, "bn": 10**9, "b": 10**9}  # fmt: skip

_PIECES = {
    **PIECES,
    # what stands before "$": "US", "U.S. ", "C", "HK"; a single letter only right before it ("A $500 fee")
    "COUNTRY": r"""(?<! [\w.] ) (?: (?: U\.\ ?S\. | US | Cdn\.? | CDN | Can\. | USD | CAD ) \s?
        | (?: C | CA | A | AU | HK | NT | S | SG | NZ | R | Mex ) )""",
    "SIGN": r"\$",
    "CODE": "|".join(CODES),
    "NAME": DOLLARS,
    "NATION": NATION,
    # "1,000.00", "15.2 million", "1.5MM"; filings from India group by two: "1,00,000"
    "SUM": r"""(?P<figure> {FIGURE} | \d{1,2} (?: , \d\d )+ , \d{3} (?! \d ) )
        (?: [\s-]{0,12} (?P<scale> {SCALE} ) | (?P<scale> MM | mm | M | K | k | B | bn ) \b )?""",
    # "($5,000,000 USD)", "($50,000 U.S.)"
    "TRAIL": r"\s? (?: (?: USD | US | U\.S\. ) \s? )?",
    "CENTS": r"(?: ,? \s+ and \s+ (?: (?i: no | \d\d ) \s? / \s? 100 (?i: ths )? | {WORDS} \s+ (?i: cents ) ) )",
    "SHARE": r"""(?i: [\s-]{1,12} (?: (?: in \s+ )? par \s+ value \s+ )?
        (?: per [\s-]{1,12} (?: {ADJECTIVE} [\s-]{1,12} ){0,5}? | a \s+ ) share \b (?! s ) )""",
    "ADJECTIVE": r"""(?! (?: for | of | in | to | on | day | month | year | annum | each | per | quarter | week ) \b )
        [\w&]+ ,?""",
}
_HEAD = r"(?<= (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) [\s\xa0]{0,6}"
_OTHER_PIECES = {**_PIECES, "SIGN": f"[{OTHER_SIGNS}]"}


def _scaled(match: Match, document: Document) -> Figure:
    number = figure(match["figure"])
    scale = match["scale"] or _scale_to_come(match, document.text)
    return number.scaled(_SCALES[scale.lower()]) if scale else number


_RANGE = regex.compile(
    r"""(?: \s+ (?: to | and | or ) \s+ | \s? [-–] \s? ) (?: US )? \$? \s? \d{1,3} (?: \. \d+ )? [\s-]{1,2}
        (?P<scale> million | billion )""",
    regex.VERBOSE | regex.IGNORECASE,
)


def _scale_to_come(match: Match, text: str) -> str | None:
    """The scale that the second figure of a range gives to both: "between $15 and $20 million"."""
    found = _RANGE.match(text, match.end("figure")) if len(match["figure"]) <= 5 else None
    return found["scale"] if found else None


def _currency(match: Match) -> str:
    return sign_code((match["country"] or "") + match["sign"])


def _item(match: Match, document: Document, span: Span, number: Figure, currency: str) -> Amount | None:
    each = bool(match.groupdict().get("share"))
    kind: AmountKind = "per_share" if each else "money"
    unit = f"{currency}/share" if each else currency
    return amount(document, span, kind, unit, number)


def _figures(match: Match, document: Document) -> Amount | None:
    return _item(match, document, whole(match, "country"), _scaled(match, document), _currency(match))


_SLOT = regex.compile(
    r"""(?<= \b (?: of | than | was | were | is | are | or | to | at | from | by | and | a | the | about
        | approximately )
        \s+ ) \(""",
    regex.VERBOSE | regex.IGNORECASE,
)


def _negative(match: Match, document: Document) -> Amount | None:
    """A figure in parentheses that fills a place in the sentence; one that only repeats words does not."""
    outside = match["open"] is not None
    if outside and not (match["share"] or _SLOT.match(document.text, match.start("open"))):
        return None
    return _item(match, document, whole(match, "open", "country"), _scaled(match, document).negated(), _currency(match))


def _minus(match: Match, document: Document) -> Amount | None:
    return _item(match, document, whole(match, "minus"), _scaled(match, document).negated(), _currency(match))


def _hundredths(text: str) -> Decimal:
    """The cents of a sum in words: "and 96/100", "and Ninety-Six Cents"; nothing for "and No/100"."""
    digits = regex.search(r"(\d\d)\s?/", text)
    if digits:
        return Decimal(digits[1])
    spelled = regex.search(r"and\s+(.+?)\s+cents", text, regex.IGNORECASE | regex.DOTALL)
    return (from_words(spelled[1]) or Decimal(0)) if spelled else Decimal(0)


def _both(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """Words with figures in parentheses behind them, or figures with words."""
    span = whole(match, "words", "country")
    said, hundredths = stated(match["words"]), _hundredths(match["cents"] or "")
    if said is not None and hundredths:
        said = Figure(said.value + hundredths / 100, Decimal("0.01"))
    number, found = agreed(said, _scaled(match, document), span)
    item = _item(match, document, span, number, _currency(match))
    if item is not None:
        yield item
        yield from found


def _named(match: Match, document: Document) -> Amount | None:
    """A sum whose currency is a word: "Ten Dollars", "5,000 euros"."""
    number = stated(match["number"])
    span = whole(match, "number")
    return _item(match, document, span, number, name_code(match["nation"] or "")) if number is not None else None


def _cents(match: Match, document: Document) -> Amount | None:
    number = stated(match["number"])
    if number is None:
        return None
    hundredth = Figure(number.value / 100, number.precision / 100)
    return _item(match, document, whole(match, "number"), hundredth, "USD")


def _coded(match: Match, document: Document) -> Amount | None:
    return _item(match, document, whole(match), _scaled(match, document), written_code(match["code"]))


def _rupees(match: Match, document: Document) -> Amount | None:
    return _item(match, document, whole(match), _scaled(match, document), "INR")


def _blank(match: Match, document: Document) -> Amount | None:
    return unstated(document, match, whole(match, "country"), "money", _currency(match))


RULES = (
    Rule(
        name="money.figures",
        pattern=_HEAD + r"{SUM} (?P<share>{SHARE})?",
        build=_figures,
        examples={
            "$15.2 million": {"kind": "money", "value": "15200000", "unit": "USD", "precision": "100000"},
            "$2.3\nmillion": {"kind": "money", "value": "2300000", "unit": "USD", "precision": "100000"},
            "US$1,000": {"value": "1000", "unit": "USD", "precision": "1"},
            "C$250,000.00": {"value": "250000.00", "unit": "CAD", "precision": "0.01"},
            "$0.05 per diluted common share": {"kind": "per_share", "value": "0.05", "unit": "USD/share"},
            "$.01\n     par value per share": {"kind": "per_share", "value": "0.01", "precision": "0.01"},
            "up to $10,000,000": {"value": "10000000", "qualifier": "up to", "span_text": "$10,000,000"},
        },
        near_misses=("$ million", "$1,2345", "pay to the order of"),
        ignore_case=False,
        pieces=_PIECES,
    ),
    Rule(
        name="money.other_sign",
        pattern=_HEAD + "{SUM} (?P<share>{SHARE})?",
        build=_figures,
        examples={
            "£2.5 million": {"kind": "money", "value": "2500000", "unit": "GBP", "precision": "100000"},
            "€\n1,000.50": {"value": "1000.50", "unit": "EUR", "precision": "0.01"},
        },
        near_misses=("$5", "£ sterling"),
        needs=tuple(OTHER_SIGNS),
        ignore_case=False,
        pieces=_OTHER_PIECES,
    ),
    Rule(
        name="money.negative",
        pattern=r"(?<= (?P<open> \( \s? )? (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) \s{0,2}"
        r" (?(open) {SUM} \s? \) | \( \s? {SUM} \s? \) (?: \s (?P<scale>{SCALE}) )? ) (?P<share>{SHARE})?",
        build=_negative,
        examples={
            "($0.03)\n\nper share": {"kind": "per_share", "value": "-0.03", "precision": "0.01"},
            "$(1.2) million": {"kind": "money", "value": "-1200000", "precision": "100000"},
            "was less than ($71,500,000)": {
                "value": "-71500000",
                "qualifier": "less than",
                "span_text": "($71,500,000)",
            },
        },
        near_misses=("the Purchase Price ($71,500,000)", "five hundred thousand dollars ($500,000)"),
        ignore_case=False,
        pieces=_PIECES,
    ),
    Rule(
        name="money.minus",
        pattern=r"""(?<= (?<! \S ) (?P<minus> [-−–] ) ) (?P<country>{COUNTRY})? (?P<sign>{SIGN}) {SUM}
            (?P<share>{SHARE})?""",
        build=_minus,
        examples={
            "-$0.12 per share": {"kind": "per_share", "value": "-0.12"},
            "a margin of -$2.4\nmillion": {"value": "-2400000", "span_text": "-$2.4\nmillion"},
        },
        near_misses=("$5-$10", "- $500"),
        needs=("-$", "−$", "–$"),
        ignore_case=False,
        pieces=_PIECES,
    ),
    Rule(
        name="money.words_and_figures",
        pattern=r"""(?<= (?P<words>{WORDS}) (?P<cents>{CENTS})? (?: {GAP} {NAME} )? (?P<cents>{CENTS})? \s* \( \s?
            (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) \s{0,2} {SUM} {TRAIL} \) (?: {GAP} {NAME} )?
            (?P<share>{SHARE})?""",
        build=_both,
        examples={
            "Five Million Dollars ($5,000,000)": {"value": "5000000", "unit": "USD", "precision": "1"},
            "Two Hundred\nMillion Dollars ($200,000,000)": {"value": "200000000", "precision": "1"},
            "One Hundred Thousand and No/100 Dollars ($100,000.00)": {"value": "100000.00", "precision": "0.01"},
            "Six Thousand Seventy Dollars and Ninety-Six\nCents ($6,070.96)": {"value": "6070.96"},
            "five million United States dollars\n($5,000,000 USD)": {"value": "5000000"},
            "five thousand (US$5,000) United States dollars": {"value": "5000", "unit": "USD"},
        },
        near_misses=("the Purchase Price ($5,000,000)",),
        ignore_case=False,
        pieces=_PIECES,
    ),
    Rule(
        name="money.figures_and_words",
        pattern=_HEAD
        + r"{SUM} \s* \( \s? (?P<words>{WORDS}) (?P<cents>{CENTS})? (?: {GAP} {NAME} )? (?P<cents>{CENTS})? \s? \)",
        build=_both,
        examples={
            "$2,500,000 (two million five hundred thousand dollars)": {"value": "2500000", "precision": "1"},
            "US$50,000.00 (Fifty Thousand\n     United States Dollars)": {"value": "50000.00", "precision": "0.01"},
        },
        near_misses=("$2,500,000 (the Fee)",),
        ignore_case=False,
        pieces=_PIECES,
    ),
    Rule(
        name="money.dollars",
        pattern=r"""(?<= (?P<number> {FIGURE} (?: [\s-]{1,2} {SCALE} )? | {WORDS} ) (?: {CENTS} )? {GAP}
            (?: (?P<nation>{NATION}) \s+ )? ) dollars? \b (?P<share>{SHARE})?""",
        build=_named,
        examples={
            "Ten Dollars": {"value": "10", "unit": "USD", "precision": "1"},
            "fifty\n     million Canadian dollars": {"value": "50000000", "unit": "CAD", "precision": "1000000"},
            "1.5 million U.S. dollars": {"value": "1500000", "unit": "USD", "precision": "100000"},
        },
        near_misses=("in dollars", "Dollars (as defined in Section 1.1)"),
        pieces=_PIECES,
    ),
    Rule(
        name="money.cents",
        pattern=r"(?<= (?P<number> {FIGURE} | {WORDS} ) {GAP} ) cents \b (?P<share>{SHARE})?",
        build=_cents,
        examples={
            "17 cents per share": {
                "kind": "per_share",
                "value": "0.17",
                "unit": "USD/share",
                "precision": "0.01",
            },
            "fifty\n     cents": {"kind": "money", "value": "0.5", "precision": "0.01"},
        },
        near_misses=("the cents", "ten per cent"),
        pieces=_PIECES,
    ),
    Rule(
        name="money.code",
        pattern=r"(?<! [A-Z] ) (?P<code> [A-Z]{3} ) (?= \s? \d ) (?<= {CODE} ) \s? {SUM} (?P<share>{SHARE})?",
        build=_coded,
        examples={
            "RMB1,000,000": {"value": "1000000", "unit": "CNY"},
            "EUR 2.5 million": {"value": "2500000", "unit": "EUR", "precision": "100000"},
            "USD\n4,000": {"value": "4000", "unit": "USD"},
        },
        near_misses=("SEC 1,000", "FAX 555"),
        needs=CODES,
        ignore_case=False,
        pieces=_PIECES,
    ),
    Rule(
        name="money.rupees",
        pattern=r"\b Rs \.? \s{0,3} {SUM} (?P<share>{SHARE})?",
        build=_rupees,
        examples={
            "Rs. 1,00,000": {"value": "100000", "unit": "INR"},
            "Rs.\n10 per share": {"value": "10", "unit": "INR/share"},
        },
        near_misses=("Rs. X",),
        needs=("Rs",),
        ignore_case=False,
        pieces=_PIECES,
    ),
    Rule(
        name="money.blank",
        pattern=_HEAD + r"(?: (?P<redacted>{REDACTED}) | {BLANK} ) (?: [\s-]{1,2} {SCALE} )?",
        build=_blank,
        examples={
            "$______________": {"value": None, "blank": True, "unit": "USD"},
            "$[***]": {"value": None, "redacted": True, "blank": False},
            "US$[●] million": {"value": None, "blank": True},
            "$\n     [*]": {"value": None, "redacted": True},
        },
        near_misses=("____", "$ - "),
        ignore_case=False,
        pieces=_PIECES,
    ),
)
