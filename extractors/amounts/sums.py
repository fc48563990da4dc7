"""What the rules of sums of money share: pieces of patterns, scales, and the item of a sum, for each share or whole."""

import regex

from extractors.amounts.each_share import for_each_share
from extractors.amounts.pieces import DASH, PIECES, amount
from extractors.dollars import dollars
from extractors.lexicon.currencies import CODES, DOLLARS, NATION, OTHER_SIGNS, peso_code, sign_code
from extractors.numerals import Figure, figure, stated
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount, AmountKind
from pipeline.rules import Match
from pipeline.span import Span

_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12, "mm": 10**6, "m": 10**6,
           "mn": 10**6, "mln": 10**6, "mil": 10**6, "bil": 10**9,
           "k": 10**3, "bn": 10**9, "bln": 10**9, "b": 10**9, "mio": 10**6, "mrd": 10**9,
           "crore": 10**7, "crores": 10**7, "lakh": 10**5, "lakhs": 10**5}  # fmt: skip


PIECES_OF_SUMS = {
    **PIECES,
    # what stands before "$": "US", "U.S. ", "C", "HK"; a single letter only right before it ("A $500 fee")
    "COUNTRY": r"""(?<! [\w.] ) (?: (?: U\.\ ?S\. | US | Cdn\.? | CDN | Can\. | USD | CAD | AUD | NZD | HKD | SGD | MXN
            | TWD ) \s?
        | (?: C | CA | Can | A | AU | Aus | HK | NT | S | SG | NZ | R | Mex | MX | Ps\.\ ? )
        | (?i: {NATION} \s+ dollars? | Canadian | Australian
            | (?: (?: Mexican | Argentine | Chilean ) \s+ )? pesos? ) \s+ )""",
    "SIGN": r"\$",
    # more blanks than these on one line part the cells of a table
    "SIGN_GAP": r"[ \t]{0,6} (?: \n [ \t]{0,80} )?",
    "CODE": "|".join(CODES),
    "OF_DOLLARS": r"(?: USD | CAD | AUD | NZD | HKD | SGD )",
    "OTHER_SIGN": f"[{OTHER_SIGNS}]",
    "ANY_SIGN": f"[${OTHER_SIGNS}]",
    "NAME": DOLLARS,
    "NATION": NATION,
    # "1,000.00", "15.2 million", "1.5MM"; filings from India group by two: "1,00,000"
    # and those from Switzerland with apostrophes: "2'000'000"; scans have a blank too many: "1, 465,000"
    # and letters that look like figures: "$l5,000"
    # on the continent of Europe points part the thousands: "1.250.000", "3.500,50", "50.000,--", "7,5 million"
    "SUM": r"""(?P<figure> (?<! [\d.,’'] ) (?: \d{1,3} (?: [’'] \d{3} )+ (?: \. \d+ )? (?! \d | [’']\d )
            | \d{1,3} (?: (?: \. \d{3} ){2,} (?: , (?: \d\d | -{1,2} ) )? | (?: \. \d{3} )+ , (?: \d\d | -{1,2} ) )
                (?! \d | [.,]\d )
            | \d{1,3} , \d{1,2} (?= {JOIN} {SCALE} ) )
        | (?= [\d,]* [lIO] ) [1-9lI] [\dlIO]{0,2} (?: , [\dlIO]{3} )+ (?: \. [\dO]{2} )? \b
        | \d{1,3} ,\ \d{3} , \d{3} (?! \d | ,\d | \s (?i: shares | units | options | warrants ) \b )
        | (?: \d/\d | [½¼¾] ) (?= {JOIN} {SCALE} )
        | {FIGURE} | \d{1,2} (?: , \d\d )+ , \d{3} (?! \d ) ) (?: (?<= (?<! [\d,] ) (?: \d{1,3} | \.\d\d ) ) {PART} )?
        (?: (?: {JOIN} )? (?P<scale> {SCALE} | (?: mln | bln | bn | mn | mil | bil | Mio | Mrd ) \b )
        | \s? (?P<scale> MM ) \b | {GAP} (?P<scale> [MK] ) \b (?! \.? \s{0,80} [A-Z] | [&-] )
        | (?P<scale> mm | mn | M | m | K | k | B ) \b )?""",
    # "$12-1/2", "$10 3/8", "$.02 1/2": stocks were priced in parts of a dollar until 2001
    "PART": r"""(?: [\s-]? (?P<part> [½¼¾⅛⅜⅝⅞] )
        | (?: - | {GAP} ) (?P<part> 1/2 | [13]/4 | [1357]/8 | (?: [13579] | 1[135] )/16
        | [1-3]?\d/(?: 32 | 64 ) ) (?! [\d/] | \s+ of \b ) )""",
    # "($5,000,000 USD)", "($50,000 U.S.)"
    "TRAIL": r"\s* (?: (?: USD | US | U\.S\. ) \s* )?",
    # "$225,000(US)", "$20.75 (Cdn)", "$500 CDN": the country behind the figure
    # "$5,000 Canadian dollars", "$5 million (in Canadian funds)", "$600 Australian."
    "COUNTRY_AFTER": r"""(?: \s* \( (?P<behind> US | U\.S\. | USD | Cdn\.? | CDN | CAD | AUD | NZD | HKD | SGD
            | MXN ) \)
        | \s* (?P<behind> USD | Cdn | CDN | CAD | AUD | NZD | HKD | SGD | MXN ) \b
        | \s+ \(? (?: in \s+ (?: lawful \s+ )? )? (?: (?P<behind>{NATION}) \s+ (?i: dollars? | funds ) \b
            | (?P<behind> U\.S\. | US (?! \s? \$ ) | Canadian | Australian )
                (?= \s? [,;)] | (?<! S\. ) \. | \s+ (?: (?: per | on | for | plus | by
                | shall | will | is | at | in | to | as | due | payable | from | upon | with | during | annually
                | each ) \b
                | and \s+ [A-Z]{0,3} \$ ) ) ) \)? )?""",
    # "$4,500,000.-": no cents; two strokes are a dash behind the end of a sentence
    "NO_CENTS": r"(?: \. [-–—] (?= [\s,;)/] ) )",
    # "RMB 21 million yuan": the name of the currency whose letters stand before
    "CALLED": r"(?i: yuan | renminbi | dollars? | euros? | francs? | pounds? (?: \s+ sterling )? | yen | rupees ) \b",
    # a sum before or behind its figures: "five million", "2.5 million", "two and one-half million"
    "SAID": r"(?: (?<! [A-Za-z] | {ANY_SIGN} | (?: {CODE} | {ANY_SIGN} ) {GAP} ) {FIGURE} {GAP} {SCALE}"
    r" | {WORDS} \s+ and \s+ (?i: an? | one ) [\s-]+ (?i: half ) [\s-]+ {SCALE}"
    r" | (?! (?<= \d \s{1,80} ) {SCALE} ) {WORDS} )",
    "CENTS": r"(?: ,? \s+ (?: (?i: and ) | & ) \s+ (?: (?i: no | \d\d ) \s? / \s? [1l]00 (?i: ths )?"
    r" | (?: (?i: no ) | {WORDS} ) \s+ (?i: cents ) ) )",
    "SHARE": r"""(?i: [\s-]{1,80} (?: (?: in \s+ )? par \s+ value \s+ )?
        (?: per [\s-]{1,80} (?: {ADJECTIVE} [\s-]{1,80} ){0,5}?
        | a \s+ (?: (?: basic | diluted | common ) \s+ )?
        | (?: for [\s-]{1,80} )? each [\s-]{1,80} (?: {ADJECTIVE} [\s-]{1,80} ){0,3}? )
            (?: share \b (?! s ) | (?-i: A D [SR] ) \b | {SECURITY} )
        | \s? / \s? (?: (?: basic | diluted | common | ordinary ) \s+ )? share \b )""",
    # "per common unit", "per unit, payable June 3": a unit of a partnership or a trust, and none of a product
    "SECURITY": r"""unit \b (?: (?<= (?: common | partner | partnership | trust | preferred | LP | subordinated
            | depositary | membership ) [\s-]{1,80} unit )
        | (?<= \b per [\s-]{1,80} unit ) (?= ,? \s+ (?: payable \s+ (?: on \s+ )? {OF_MONTH} \s+ \d
            | (?: payable \s+ )? to \s+ (?: all \s+ )? (?: the \s+ )? (?: holders \s+ of \s+ record | unitholders )
            \b ) ) ) (?! [’'-] )""",
    "OF_MONTH": r"(?: jan | feb | mar | apr | may | june? | july? | aug | sep | oct | nov | dec ) [a-z]{0,6} \.?",
    "ADJECTIVE": r"""(?! (?: for | of | in | to | on | day | month | year | annum | each | per | quarter | week ) \b )
        [\w&]+ ,?""",
}
HEAD = r"(?<= (?P<country>{COUNTRY})? ) (?P<sign>{SIGN}) {SIGN_GAP}"
"""A currency sign before a sum, for a verbose pattern."""


_PESOS = lazy(r"pesos?\s+", regex.IGNORECASE)


_POINTED = lazy(r"\d{1,3}(?:(?:\.\d{3})+(?:,(?:\d\d|-{1,2}))|(?:\.\d{3}){2,}|,\d{1,2})")
_ROUND = lazy(r"[1-9]\d{0,2}\.\d00")
_CONTINENTAL = frozenset((
    "€", "EUR", "Euro", "EURO", "DM", "DEM", "ATS", "NLG", "BEF", "FRF", "ITL", "ESP", "PTE", "DKK", "NOK", "SEK",
    "CHF", "BRL", "PLN", "CZK", "HUF",
))  # fmt: skip
"""Signs and codes of currencies whose round sums have a point where others have a comma: "EUR 240.000"."""


_OF_A_UNIT = lazy("[/½¼¾]")
_SCANNED = str.maketrans("lIO", "110")
"""What a scan reads for the figures one and nought."""


def scaled(match: Match, document: Document) -> Figure:
    """The figure of a match of {SUM} with its scale: "15.2 million", the first of "15 to 20 million"."""
    whole = stated(match["figure"]) if _OF_A_UNIT.search(match["figure"]) else None  # "1/2" of "$1/2 million"
    number = whole or _with_part(figure(_digits(match)), match.groupdict().get("part"))
    scale = match["scale"] or _scale_to_come(match, document.text)
    return number.scaled(_SCALES[scale.lower()]) if scale else number


def _digits(match: Match) -> str:
    """The figure of a match as English has it: "1250000.00" for "1.250.000,00"."""
    digits, groups = match["figure"].replace(" ", "").translate(_SCANNED), match.groupdict()
    continental = {groups.get("sign"), groups.get("code")} & _CONTINENTAL and not (
        match["scale"] or groups.get("share")
    )
    if _POINTED.fullmatch(digits) or (continental and _ROUND.fullmatch(digits)):
        return str(digits.replace(".", "").replace(",", ".").rstrip("-."))
    return str(digits)


def _with_part(number: Figure, part: str | None) -> Figure:
    """The figure with a fraction of its last place: "12-1/2" is 12.5, ".02 1/2" is .025."""
    fraction = stated(part) if part else None
    if fraction is None:
        return number
    place = number.precision
    return Figure(number.value + fraction.value * place, fraction.precision * place)


_RANGE = lazy(
    rf"(?: (?: , \s+ \$ \s? \d{{1,3}} (?: \. \d+ )? ){{0,5}} (?: ,? \s+ (?: to | and | or ) \s+ | {DASH} ) )"
    r"""(?: US )? \$? \s? \d{1,3} (?: \. \d+ )?
        [\s-]{1,80} (?P<scale> million | billion )""",
    regex.VERBOSE | regex.IGNORECASE,
)


def _scale_to_come(match: Match, text: str) -> str | None:
    """The scale that the second figure of a range gives to both: "between $15 and $20 million"."""
    found = _RANGE.match(text, match.end("figure")) if len(match["figure"]) <= 5 else None
    return found["scale"] if found else None


_YUAN = lazy(r"\b(?:RMB|yuan|renminbi)\b", regex.IGNORECASE)
_YEN = lazy(r"\b(?:JPY|yen|Japan(?:ese)?)\b", regex.IGNORECASE)


def _speaks_of_yuan(document: Document) -> bool:
    """Whether the sign that yen and yuan share stands for yuan: the text names them, and no yen."""
    text = document.text
    return _YUAN.search(text) is not None and _YEN.search(text) is None


def currency_of(match: Match, document: Document) -> str | None:
    """The code of the currency whose sign the match has; null for pesos of which the text does not say whose."""
    country = match["country"] or match.groupdict().get("behind") or ""
    if _PESOS.fullmatch(country):
        return peso_code(document.text)
    if match["sign"] == "$" and not country:
        return dollars(document)
    if match["sign"] == "¥" and document.once(_speaks_of_yuan):
        return "CNY"
    return sign_code(country + match["sign"])


def sum_item(match: Match, document: Document, span: Span, number: Figure, currency: str | None) -> Amount | None:
    """The item; the first end of "$5 to $6 per share" is one for each share too, and "EPS of $0.31"."""
    if currency is None:
        return None
    each = bool(match.groupdict().get("share")) or for_each_share(document.text, span, number)
    kind: AmountKind = "per_share" if each else "money"
    unit = f"{currency}/share" if each else currency
    return amount(document, span, kind, unit, number)
