"""What the rules of sums of money share: pieces of patterns, scales, and the item of a sum, for each share or whole."""

import regex

from extractors.amounts.each_share import for_each_share
from extractors.amounts.pieces import PIECES, amount
from extractors.lexicon.currencies import CODES, DOLLARS, NATION, OTHER_SIGNS, sign_code
from extractors.numerals import Figure, figure
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount, AmountKind
from pipeline.rules import Match
from pipeline.span import Span

_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12, "mm": 10**6, "m": 10**6,
           "mn": 10**6, "mln": 10**6, "k": 10**3, "bn": 10**9, "bln": 10**9, "b": 10**9, "crore": 10**7,
           "crores": 10**7, "lakh": 10**5, "lakhs": 10**5}  # fmt: skip


PIECES_OF_SUMS = {
    **PIECES,
    # what stands before "$": "US", "U.S. ", "C", "HK"; a single letter only right before it ("A $500 fee")
    "COUNTRY": r"""(?<! [\w.] ) (?: (?: U\.\ ?S\. | US | Cdn\.? | CDN | Can\. | USD | CAD ) \s?
        | (?: C | CA | A | AU | HK | NT | S | SG | NZ | R | Mex ) )""",
    "SIGN": r"\$",
    "CODE": "|".join(CODES),
    "OTHER_SIGN": f"[{OTHER_SIGNS}]",
    "ANY_SIGN": f"[${OTHER_SIGNS}]",
    "NAME": DOLLARS,
    "NATION": NATION,
    # "1,000.00", "15.2 million", "1.5MM"; filings from India group by two: "1,00,000"
    # and those from Switzerland with apostrophes: "2'000'000"; scans have a blank too many: "1, 465,000"
    "SUM": r"""(?P<figure> (?<! [\d.,’'] ) \d{1,3} (?: [’'] \d{3} )+ (?: \. \d+ )? (?! \d | [’']\d )
        | \d{1,3} ,\ \d{3} , \d{3} (?! \d | ,\d | \s (?i: shares | units | options | warrants ) \b )
        | {FIGURE} | \d{1,2} (?: , \d\d )+ , \d{3} (?! \d ) )
        (?: [\s-]{0,12} (?P<scale> {SCALE} | (?: mln | bln | bn ) \b )
        | (?P<scale> MM | mm | mn | M | m | K | k | B ) \b )?""",
    # "($5,000,000 USD)", "($50,000 U.S.)"
    "TRAIL": r"\s? (?: (?: USD | US | U\.S\. ) \s? )?",
    # "$225,000(US)", "$20.75 (Cdn)", "$500 CDN": the country behind the figure
    "COUNTRY_AFTER": r"(?: \s? \( (?P<behind> US | U\.S\. | USD | Cdn\.? | CDN | CAD ) \)"
    r" | \s? (?P<behind> USD | Cdn | CDN | CAD ) \b )?",
    # a sum before or behind its figures: "five million", "2.5 million", "two and one-half million"
    "SAID": r"(?: (?<! [A-Za-z] | {ANY_SIGN} | (?: {CODE} | {ANY_SIGN} ) \s ) {FIGURE} {GAP} {SCALE}"
    r" | {WORDS} \s+ and \s+ (?i: an? | one ) [\s-]+ (?i: half ) [\s-]+ {SCALE}"
    r" | (?! (?<= \d \s ) {SCALE} ) {WORDS} )",
    "CENTS": r"(?: ,? \s+ (?: (?i: and ) | & ) \s+ (?: (?i: no | \d\d ) \s? / \s? 100 (?i: ths )?"
    r" | (?: (?i: no ) | {WORDS} ) \s+ (?i: cents ) ) )",
    # "per diluted", the number and the end of a page, "share"
    "OVER_PAGE": r"(?: \s* \n [ ]{0,200} \d{1,3} \s{0,4} \f \s{0,12} )",
    "SHARE": r"""(?i: [\s-]{1,12} (?: (?: in \s+ )? par \s+ value \s+ )?
        (?: per [\s-]{1,12} (?: {ADJECTIVE} (?: {OVER_PAGE} | [\s-]{1,12} ) ){0,5}?
        | a \s+ (?: (?: basic | diluted | common ) \s+ )? ) share \b (?! s ) )""",
    "ADJECTIVE": r"""(?! (?: for | of | in | to | on | day | month | year | annum | each | per | quarter | week ) \b )
        [\w&]+ ,?""",
}
HEAD = r"(?<= (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) [\s\xa0]{0,6}"
"""A currency sign before a sum, for a verbose pattern."""


def scaled(match: Match, document: Document) -> Figure:
    """The figure of a match of {SUM} with its scale: "15.2 million", the first of "15 to 20 million"."""
    number = figure(match["figure"].replace(" ", ""))
    scale = match["scale"] or _scale_to_come(match, document.text)
    return number.scaled(_SCALES[scale.lower()]) if scale else number


_RANGE = lazy(
    r"""(?: \s+ (?: to | and | or ) \s+ | \s? [-–] \s? ) (?: US )? \$? \s? \d{1,3} (?: \. \d+ )?
        (?: [\s-]{1,2} | \s{1,24} ) (?P<scale> million | billion )""",
    regex.VERBOSE | regex.IGNORECASE,
)


def _scale_to_come(match: Match, text: str) -> str | None:
    """The scale that the second figure of a range gives to both: "between $15 and $20 million"."""
    found = _RANGE.match(text, match.end("figure")) if len(match["figure"]) <= 5 else None
    return found["scale"] if found else None


def currency_of(match: Match) -> str:
    """The code of the currency whose sign the match has."""
    country = match["country"] or match.groupdict().get("behind") or ""
    return sign_code(country + match["sign"])


def sum_item(match: Match, document: Document, span: Span, number: Figure, currency: str) -> Amount | None:
    """The item; the first end of "$5 to $6 per share" is one for each share too, and "EPS of $0.31"."""
    each = bool(match.groupdict().get("share")) or for_each_share(document.text, span, number)
    kind: AmountKind = "per_share" if each else "money"
    unit = f"{currency}/share" if each else currency
    return amount(document, span, kind, unit, number)
