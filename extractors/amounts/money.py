"""Sums of money that have a sign, in figures and in words, and sums for each share.

"US$1,000", "$15.2 million", "Five Million Dollars ($5,000,000)", "$.01 par value per share", "($0.03) per share".
"""

from collections.abc import Iterator

import regex

from extractors.amounts.pieces import amount, unstated, whole
from extractors.amounts.schedules import beside_date
from extractors.amounts.sums import HEAD, PIECES_OF_SUMS, currency_of, scaled, sum_item
from extractors.lexicon.currencies import OTHER_SIGNS, SPELLED_SIGNS
from extractors.numerals import figure, stated
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import PIECES as NAMED_PIECES
from pipeline.rules import Match, Rule, expand
from pipeline.span import Span

_OTHER_PIECES = {**PIECES_OF_SUMS, "SIGN": f"[{OTHER_SIGNS}] | {SPELLED_SIGNS}"}
"""The same with the signs of other currencies than the dollar."""


# the second end of a range of sums whose sign stands at the first alone: "$0.91-0.95", "$3.20 to 3.30",
# "$5,000 to 10,000 a year", "$50-75 per hour"
_SECOND_END = lazy(
    expand(
        r"""(?: {DASH} | \s+ to \s+ ) (?P<number> \d{0,3} \. \d\d | \d{1,3} (?: , \d{3} )+ | \d{2,3} )
            (?! \d | [.,] \d | \s? [%$€£/-] | [a-zA-Z]
            | \s+ (?: to \s+ [\d$] | (?: million | billion | [A-Z]{3} ) \b ) )
            (?: (?<= \. \d\d ) | (?= \s? [.,;)] | \s+ (?: per | an? | each | for | in | plus | and | or | depending
                | annually | monthly | weekly | payable ) \b ) ) (?P<share>{SHARE})?""",
        {**NAMED_PIECES, **PIECES_OF_SUMS},
    ),
    regex.VERBOSE,
)


def _figures(match: Match, document: Document) -> Iterator[Amount]:
    item = sum_item(match, document, whole(match, "country"), scaled(match, document), currency_of(match, document))
    if item is None:
        return
    yield item
    second = None if match["share"] or match["scale"] else _SECOND_END.match(document.text, match.end())
    number = figure(second["number"]) if second else None
    if second and number and item.precision == number.precision and (item.value or 0) < number.value:
        span = Span(second.start("number"), second.end())
        end = amount(document, span, item.kind, item.unit, number)
        if end is not None:
            yield end


_SLOT = lazy(
    r"""(?<= \b (?: of | than | was | were | is | are | or | to | at | from | by | and | a | the | about
        | approximately )
        \s+ ) \(""",
    regex.VERBOSE | regex.IGNORECASE,
)


def _negative(match: Match, document: Document) -> Amount | None:
    """A figure in parentheses that fills a place in the sentence or a schedule; one that repeats words does not."""
    span = whole(match, "open", "country")
    fills = match["open"] is None or match["share"] or _SLOT.match(document.text, match.start("open"))
    if not fills and not beside_date(document.text, span):
        return None
    return sum_item(match, document, span, scaled(match, document).negated(), currency_of(match, document))


def _minus(match: Match, document: Document) -> Amount | None:
    return sum_item(
        match, document, whole(match, "minus"), scaled(match, document).negated(), currency_of(match, document)
    )


def _nil(match: Match, document: Document) -> Amount | None:
    return sum_item(match, document, whole(match, "country"), figure("0"), currency_of(match, document))


def _range_end(match: Match, document: Document) -> Amount | None:
    """The second end of a range whose sign stands at the first: "12 million" in "$10-12 million"."""
    number = stated(f"{match['number']} {document.text[match.start() - 1 : match.end()]}")
    return sum_item(match, document, whole(match, "number"), number, currency_of(match, document)) if number else None


def _blank(match: Match, document: Document) -> Amount | None:
    currency, each = currency_of(match, document), match["share"] is not None
    if currency is None:
        return None
    unit = f"{currency}/share" if each else currency
    return unstated(document, match, whole(match, "words", "country"), "per_share" if each else "money", unit)


RULES = (
    Rule(
        name="money.figures",
        pattern=HEAD + r"(?: (?P<behind> US | U\.S\. | A | C | CDN | Cdn\.? | NZ | HK ) (?: {GAP} )? (?= \d ) )? {SUM}"
        r" {NO_CENTS}? (?: {GAP} (?i: cents | dollars ) \b )? {COUNTRY_AFTER} (?P<share>{SHARE})?",
        build=_figures,
        examples={
            "$20.75(Cdn) per common\n share": {"kind": "per_share", "value": "20.75", "unit": "CAD/share"},
            "shall not be less than $500": {"value": "500", "qualifier": "not less than", "span_text": "$500"},
            "$US 5,000": {"value": "5000", "unit": "USD"},
            "$A5,000": {"value": "5000", "unit": "AUD"},
            "$1/2 million": {"value": "500000", "precision": "100000"},
            "$1-1/2 million": {"value": "1500000"},
            "$2.5 mn": {"value": "2500000", "precision": "100000"},
            "$3 million Canadian by": {"value": "3000000", "unit": "CAD", "span_text": "$3 million Canadian"},
            "Can$500": {"value": "500", "unit": "CAD"},
            "$12-1/2 per share": {"value": "12.5", "precision": "0.1", "kind": "per_share"},
            "$10 3/8": {"value": "10.375", "precision": "0.001"},
            "$.02 1/2 per share": {"value": "0.025"},
            "$5.00/share": {"kind": "per_share", "value": "5.00"},
            "US$0.17 per diluted\n ADS": {"kind": "per_share", "value": "0.17", "unit": "USD/share"},
            "$0.48 per common\n unit": {"kind": "per_share", "value": "0.48", "unit": "USD/share"},
            "$0.0375 per unit,\n payable June 3": {"kind": "per_share", "span_text": "$0.0375 per unit"},
            "$0.25 per unit to unitholders": {"kind": "per_share", "span_text": "$0.25 per unit"},
            "$600 per dwelling unit, payable in advance": {"kind": "money", "span_text": "$600"},
            "$4.50 per unit, payable within 30 days": {"kind": "money", "span_text": "$4.50"},
            "$5 M&A fee": {"value": "5", "span_text": "$5"},
            "$4.50 per unit of Product": {"kind": "money", "span_text": "$4.50"},
            "$12 K per\n month": {"value": "12000", "span_text": "$12 K"},
            "$500 1/2 of which": {"value": "500", "span_text": "$500"},
            "Canadian dollars\n$5,000": {"value": "5000", "unit": "CAD"},
            "Mexican Pesos $45,000,000": {"unit": "MXN"},
            "AUD$300": {"unit": "AUD"},
            "$5,000 Canadian dollars": {"unit": "CAD"},
            "$5 million in Canadian funds": {"unit": "CAD", "value": "5000000"},
            "$2,000 (Australian)": {"unit": "AUD"},
            "$700 Canadian companies": {"unit": "USD", "span_text": "$700"},
            "$500 (US)": {"value": "500", "unit": "USD"},
            "$l5,000": {"value": "15000", "precision": "1"},
            "$2OO,OOO": {"value": "200000"},
            "$700 U.S.,": {"span_text": "$700 U.S."},
            "$4,000.- on": {"value": "4000", "span_text": "$4,000.-"},
            "cost $4,000.--The Seller": {"span_text": "$4,000"},
            "$4,000 CDN": {"value": "4000", "unit": "CAD"},
            "$1.25 cents\n per share": {"kind": "per_share", "value": "1.25", "unit": "USD/share"},
            "$1.2m": {"value": "1200000"},
            "$1.2 mil": {"value": "1200000"},
            "$1.2 M for": {"value": "1200000", "span_text": "$1.2 M"},
            "$20 M Street": {"value": "20", "span_text": "$20"},
            "$1.52 bln": {"value": "1520000000"},
            "from $.21 — .25 to the new range of $0.31 -- 0.35\n per share": [
                {"kind": "money", "value": "0.21", "span_text": "$.21"},
                {"kind": "money", "value": "0.25", "span_text": ".25"},
                {"kind": "per_share", "value": "0.31", "span_text": "$0.31"},
                {"kind": "per_share", "value": "0.35", "span_text": "0.35\n per share"},
            ],
            "bonuses of $5,000 to 10,000 a year": [
                {"value": "5000", "span_text": "$5,000"},
                {"value": "10000", "span_text": "10,000"},
            ],
            "at $50-75 per hour": [{"span_text": "$50"}, {"value": "75", "span_text": "75"}],
            "$5,000 to 30 persons": {"value": "5000", "span_text": "$5,000"},
            "$500 to 900 employees": {"value": "500", "span_text": "$500"},
            "EPS of $0.91-0.95": [
                {"kind": "per_share", "value": "0.91", "span_text": "$0.91"},
                {"kind": "per_share", "value": "0.95", "span_text": "0.95"},
            ],
            "$2'000'000": {"value": "2000000", "precision": "1"},
            "$100 million dollars": {"value": "100000000"},
            "in the range of $9.3 to $9.8\n          million": [
                {"value": "9300000", "span_text": "$9.3"},
                {"value": "9800000", "span_text": "$9.8\n          million"},
            ],
            "Non-GAAP diluted EPS 2 of $5.70 to\n $6.50": [
                {"kind": "per_share", "value": "5.70", "span_text": "$5.70"},
                {"kind": "per_share", "value": "6.50", "span_text": "$6.50"},
            ],
            "$0.07 to $0.10 benefit to EPS": [
                {"kind": "per_share", "value": "0.07", "span_text": "$0.07"},
                {"kind": "per_share", "value": "0.10", "span_text": "$0.10"},
            ],
            "$.27 per share versus $.21 a\n year ago": [
                {"kind": "per_share", "value": "0.27", "span_text": "$.27 per share"},
                {"kind": "per_share", "value": "0.21", "span_text": "$.21"},
            ],
            "earnings per share of $0.69 in the current quarter compared to $0.23": [
                {"kind": "per_share", "value": "0.69", "span_text": "$0.69"},
                {"kind": "per_share", "value": "0.23", "span_text": "$0.23"},
            ],
            "diluted earnings per share for the first nine months\n of Fiscal 2013 were $1.73 compared to $1.31": [
                {"kind": "per_share", "value": "1.73", "span_text": "$1.73"},
                {"kind": "per_share", "value": "1.31", "span_text": "$1.31"},
            ],
            "EPS for the three months ended March 31, 2004 was $0.31": {"kind": "per_share", "span_text": "$0.31"},
            "net income of $.31 per share, compared to EBITDA of $7.1 million, or $2.50 per barrel": [
                {"kind": "per_share", "span_text": "$.31 per share"},
                {"kind": "money", "span_text": "$7.1 million"},
                {"kind": "money", "span_text": "$2.50"},
            ],
            "earnings per share (“Adjusted EPS”)(1) was a loss of $1.53": {
                "kind": "per_share",
                "value": "1.53",
                "signed_value": "-1.53",
                "span_text": "$1.53",
            },
            "Adjusted EPS loss of $2.74 in 2022, compared to Adjusted EPS loss of $0.67": [
                {"kind": "per_share", "signed_value": "-2.74", "span_text": "$2.74"},
                {"kind": "per_share", "signed_value": "-0.67", "span_text": "$0.67"},
            ],
            "Adjusted EBITDAR loss of $55 million": {"signed_value": "-55000000", "span_text": "$55 million"},
            "In no event shall its value to Mr. Lee exceed $5,000": {"qualifier": "not exceed", "span_text": "$5,000"},
            "In no event is it due if losses exceed $5,000": {"qualifier": "exceed", "span_text": "$5,000"},
            "$5.00 to $6.00 per share": [
                {"kind": "per_share", "value": "5.00", "span_text": "$5.00"},
                {"kind": "per_share", "value": "6.00", "span_text": "$6.00 per share"},
            ],
            "$15.2 million": {"kind": "money", "value": "15200000", "unit": "USD", "precision": "100000"},
            "$1, 465,000": {"value": "1465000"},
            "earnings per share of C$0.50 (US$0.37)": [
                {"kind": "per_share", "unit": "CAD/share", "span_text": "C$0.50"},
                {"kind": "per_share", "unit": "USD/share", "span_text": "US$0.37"},
            ],
            "earnings per share also rose 11 percent, to $1.36 from $1.15": [
                {"kind": "per_share", "span_text": "$1.36"},
                {"kind": "per_share", "span_text": "$1.15"},
            ],
            "earnings per share on a diluted basis for the 1998 fiscal year increased 19% to $2.80": {
                "kind": "per_share",
                "span_text": "$2.80",
            },
            "earnings per share of $0.65 increased 38% from $0.47": [
                {"kind": "per_share", "span_text": "$0.65"},
                {"kind": "per_share", "span_text": "$0.47"},
            ],
            "$1.52 per share, compared with its previous guidance of $1.50 to $1.54": [
                {"kind": "per_share", "span_text": "$1.52 per share"},
                {"kind": "per_share", "span_text": "$1.50"},
                {"kind": "per_share", "span_text": "$1.54"},
            ],
            "diluted earnings per share are now estimated to be in the range of $2.78": {"span_text": "$2.78"},
            "diluted EPS of $0.31": {"kind": "per_share", "value": "0.31", "span_text": "$0.31"},
            "be $3.7 million3": {"value": "3700000", "span_text": "$3.7 million"},
            "$2.3\nmillion": {"kind": "money", "value": "2300000", "unit": "USD", "precision": "100000"},
            "US$1,000": {"value": "1000", "unit": "USD", "precision": "1"},
            "C$250,000.00": {"value": "250000.00", "unit": "CAD", "precision": "0.01"},
            "$0.05 per diluted common share": {"kind": "per_share", "value": "0.05", "unit": "USD/share"},
            "$.01\n     par value per share": {"kind": "per_share", "value": "0.01", "precision": "0.01"},
            "up to $10,000,000": {"value": "10000000", "qualifier": "up to", "span_text": "$10,000,000"},
        },
        near_misses=("$ million", "$1,2345", "$Ill,ness", "pay to the order of"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.other_sign",
        pattern=HEAD + r"{SUM} (?: {GAP} (?i: sterling | euros? | yen ) \b )? (?P<share>{SHARE})?",
        build=_figures,
        examples={
            "£2.5 million": {"kind": "money", "value": "2500000", "unit": "GBP", "precision": "100000"},
            "(pound)5,000": {"value": "5000", "unit": "GBP", "span_text": "(pound)5,000"},
            "€\n1,000.50": {"value": "1000.50", "unit": "EUR", "precision": "0.01"},
            "£10,000 sterling": {"value": "10000", "unit": "GBP"},
            "€12.500": {"value": "12500", "unit": "EUR", "precision": "1"},
            "RMB, that is, ¥5,000": {"value": "5000", "unit": "CNY", "span_text": "¥5,000"},
            "yen or RMB, that is, ¥5,000": {"value": "5000", "unit": "JPY", "span_text": "¥5,000"},
        },
        near_misses=("$5", "£ sterling", "press (pound) to end"),
        needs=(*OTHER_SIGNS, "(pound", "(euro)", "(yen)"),
        ignore_case=False,
        pieces=_OTHER_PIECES,
    ),
    Rule(
        name="money.negative",
        pattern=r"(?<= (?P<open> \( \s? )? (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) \s{0,2}"
        r" (?(open) {SUM} \s? \) | \( \s? {SUM} \s? \) ) (?: {GAP} (?P<scale>{SCALE}) )? (?P<share>{SHARE})?",
        build=_negative,
        examples={
            "($0.03)\n\nper share": {"kind": "per_share", "value": "-0.03", "precision": "0.01"},
            "$(1.2) million": {"kind": "money", "value": "-1200000", "precision": "100000"},
            "a loss of ($32) million": {"value": "-32000000", "span_text": "($32) million"},
            "was less than ($71,500,000)": {
                "value": "-71500000",
                "qualifier": "less than",
                "span_text": "($71,500,000)",
            },
            "(Net Loss)/Net Income\n  3/31/99        ($35,000,000)\n": {
                "value": "-35000000",
                "span_text": "($35,000,000)",
            },
        },
        near_misses=("the Purchase Price ($71,500,000)", "five hundred thousand dollars ($500,000)"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
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
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.nil",
        pattern=HEAD + r"-0- (?! [\d-] )",
        build=_nil,
        examples={"$-0-": {"value": "0", "unit": "USD"}},
        near_misses=("$-0-5", "$ -"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.range_end",
        pattern=r"""(?<= (?P<country>{COUNTRY})? (?P<sign>{ANY_SIGN}) \s? {FIGURE} (?: {JOIN} {SCALE} )?
            (?: {DASH} | \s+ (?: to | and | or ) \s+ )
            (?P<number> (?<! [$£€¥,] ) \d{1,3} (?: \. \d+ )? ) {JOIN} [mb] ) illion \b
            (?! (?<= \b and \s+ [\d.]{1,9} {JOIN} [mb] illion ) \s+ (?! (?: was | is | has | does | as | its | less
                | plus | minus | versus | this | thus | across | towards | perhaps | always | unless | besides
                | includes | excludes | represents | reflects | relates | remains | comes ) \b ) [a-z]+ s \b )""",
        build=_range_end,
        examples={
            "$10-12 million": {"kind": "money", "value": "12000000", "span_text": "12 million"},
            "$10 — 12 million": {"kind": "money", "value": "12000000", "span_text": "12 million"},
            "between US$5 million\n and 7.5 million": {"value": "7500000", "span_text": "7.5 million"},
            "$10 million and 12 million\n across all segments": {"value": "12000000", "span_text": "12 million"},
            "€10 to 12 million": {"value": "12000000", "unit": "EUR", "span_text": "12 million"},
        },
        near_misses=(
            "10-12 million",
            "(i) 10-12 million",
            "(a)2 to 3 million",
            "$10 million and 400 shares",
            "$10 million and 66 million pounds",
        ),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.other_blank",
        pattern=HEAD
        + r"(?: (?P<redacted>{REDACTED}) | {BLANK} ) (?: {JOIN} {SCALE} )? (?P<words> )? (?P<share>{SHARE})?",
        build=_blank,
        examples={
            "€[●]": {"value": None, "blank": True, "unit": "EUR"},
            "£[***]\n million": {"redacted": True, "unit": "GBP"},
        },
        near_misses=("$____", "£5"),
        needs=tuple(OTHER_SIGNS),
        ignore_case=False,
        pieces=_OTHER_PIECES,
    ),
    Rule(
        name="money.blank",
        pattern=r"""(?<= (?P<words> (?: {REDACTED} | {BLANK} ) (?: {GAP} {SCALE} )? {GAP} {NAME} \s* \( \s? )?
            (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) {SIGN_GAP} (?: (?P<redacted>{REDACTED}) | {BLANK} )
            (?: {JOIN} {SCALE} )? (?(words) \s? \) ) (?P<share>{SHARE})?""",
        build=_blank,
        examples={
            "$______________": {"value": None, "blank": True, "unit": "USD"},
            "$[***]": {"value": None, "redacted": True, "blank": False},
            "US$[●] million": {"value": None, "blank": True},
            "$____ per share": {"kind": "per_share", "unit": "USD/share"},
            "${***}": {"redacted": True},
            "___________ Dollars ($___________)": {"value": None, "blank": True},
            "[***] Million US\n Dollars (US$[***])": {"value": None, "redacted": True},
            "$\n     [*]": {"value": None, "redacted": True},
        },
        near_misses=("____", "$ - "),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
)
