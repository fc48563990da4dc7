"""Parts of one share, and numbers of shares whose word stands elsewhere in the sentence.

"1/1000th of a share" is a thousandth; "of which 5,000 shall vest at once" are shares where the sentence counts shares,
and so are "100,000 of its common stock" and "Number of Shares: 25,000".
"""

from collections.abc import Iterator

import regex

from extractors.amounts.pieces import PIECES, agreed, amount, whole
from extractors.numerals import stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import Match, Rule, span_of
from pipeline.span import Span

_PIECES = {
    **PIECES,
    # "5,000", "five thousand (5,000)": in figures with thousands alone, for the word that says what they are is missing
    "NUMBER": r"""(?= \d ) (?: (?<= (?P<words>{WORDS}) \s* \( \s? ) (?P<number> \d{1,3} (?: , \d{3} )+ ) \s? \)
        | (?<! [$£€¥] \s? | (?-i: [A-Z] ){2} \s? | Rs\. \s? | [\d.,/#-] | (?: No\. | Dollars ) \s )
            (?P<number> \d{1,3} (?: , \d{3} )+ ) (?! [\d.,%-]\d | \s? % ) )""",
    # no other noun follows the number
    "ALONE": r"""(?= \s? (?: [.,;)] (?! \d ) | $ ) | \s+ (?: shall | will | may | must | are | were | is | was | have
        | has | had | vest (?: ed | ing )? | and | or | on | upon | in | at
        | of \s+ (?: which | them | these | those | such )
        | as | to \s+ be | for | each | exercisable | issued | outstanding ) \b | \s* \n \s* \n )""",
    # "outstanding on May 6, 1999", "common stock, par value $.01 per share,", "$.01 par value"
    "DAY_AND_YEAR": r"(?: \d{1,2} , \s+ \d{4} (?! [\d,] ) )",
    # who or what is counted instead of the shares: "the number of persons owning shares was"
    "OTHERS": r"""(?: (?: stock | share )? holders | owners | persons | employees | participants | people | members
        | options | warrants | rights | votes )""",
    # what the verb tells of instead of them: "the number of shares and the aggregate amount was"
    "BESIDE": r"(?: holders | number | amounts? | volume | value )",
    "PAR": r"(?: par \s+ value \b | \$ \s? [\d.]{1,8} (?: \s+ per \s+ share | \s+ par \s+ value ){1,2} )",
    "DECIMAL": r"(?<! [\d$£€¥] | [$£€¥] \s ) 0? \. \d{1,6}",
    "KIND_OF": r"(?: (?! of \b | and \b | or \b ) [A-Za-z] [\w'’-]* [\s-]{1,80} ){0,4}",
}


def _part(match: Match, document: Document) -> Amount | None:
    number = stated(match["number"])
    return amount(document, whole(match, "number"), "shares", "shares", number) if number is not None else None


def _counted(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """The number at the match; its words, where it has them, are held against its figures."""
    figures = stated(match["number"])
    span = span_of(match, "number")
    if figures is None:
        return
    found: Iterator[Diagnostic] = iter(())
    if match["words"]:
        span = Span(match.start("words"), document.text.index(")", span.end) + 1)
        figures, found = agreed(stated(match["words"]), figures, span)
    item = amount(document, span, "shares", "shares", figures)
    if item is not None:
        yield item
        yield from found


_SHARES = r"""(?: \d \)? \s+ (?: (?! shares? \b ) [A-Za-z] [\w'’-]* \s+ ){0,4} shares | \b options
    | \b option \s+ shares ) \b
    (?: (?! \b (?: units | warrants | employees | persons ) \b ) [^.;$] | [.,]\d ){0,240}?"""
_ABOUT = r"(?: \s+ (?: up \s+ to | not \s+ more \s+ than | at \s+ least | approximately ) )?"
_SOME = lazy(
    rf"""{_SHARES} \b (?: of \s+ which (?: (?: [^.;$] | [.,]\d ){{1,120}} (?: , | \b and ) )?
        | total l? ing | aggregating | installments? \s+ of
        | (?: the | an ) \s+ (?: remaining | balance \s+ of | additional | other ) )
        {_ABOUT} \s+ \Z""",
    regex.VERBOSE | regex.IGNORECASE,
)
_BEFORE_OF_WHICH = lazy(rf"{_SHARES} (?: [,(] | \b and ) {_ABOUT} \s* \Z", regex.VERBOSE | regex.IGNORECASE)
_OF_WHICH = lazy(r"\)?\s+of\s+(?:which|them|these|those|such)\b", regex.IGNORECASE)
_SENTENCE = 320
"""How far before a number the shares can stand that it is some of, in characters."""


def _some_of_them(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """The number of some of the shares that its sentence has counted."""
    start = match.start("words") if match["words"] else match.start("number")
    lead = _BEFORE_OF_WHICH if _OF_WHICH.match(document.text, match.end("number")) else _SOME
    if lead.search(document.text, max(0, start - _SENTENCE), start):
        yield from _counted(match, document)


RULES = (
    Rule(
        name="shares.part_of_one",
        pattern=r"""(?<= (?: (?P<number> {FRACTION_WORDS} | {FRACTION} | {DECIMAL} ) \s+ of \s+ (?: an? | one )
            | (?P<number> (?! an? \b ) {FRACTION_WORDS} | {FRACTION} ) ) [\s-]{1,80} {KIND_OF} )
            share \b (?! \s+ (?: certificate | price | capital ) )""",
        build=_part,
        examples={
            "one one-hundredth of a\n share": {"kind": "shares", "value": "0.01", "unit": "shares"},
            "1/1000th of a share": {"value": "0.001", "precision": "0.001", "span_text": "1/1000th of a share"},
            "one-tenth of one Preferred Share": {"value": "0.1"},
            "0.75 of a share": {"value": "0.75", "precision": "0.01"},
            "one-half share": {"value": "0.5"},
        },
        near_misses=(
            "one-half of such shares",
            "a fraction of a share",
            "$0.75 of a share",
            "1/36 of the option shares",
            "a third share",
            "one-half of the price of a share",
        ),
        pieces=_PIECES,
    ),
    Rule(
        name="shares.of_stock",
        pattern=r"""{NUMBER} \s+ of \s+ (?: (?: the | its | our | such | this ) \s+ )? (?: [A-Za-z]+ ['’]s \s+ )?
            (?: (?: restricted | unrestricted | unregistered | authorized | class | series | [A-Z] | voting
                | non-voting ) \s+ ){0,3}
            (?: common | preferred | capital ) \s+ stock \b""",
        build=_counted,
        examples={
            "a grant of 100,000 of the Company's restricted common\n stock": {
                "kind": "shares",
                "value": "100000",
                "span_text": "100,000",
            },
            "fifty thousand (50,000) of its Common Stock": {"value": "50000", "span_text": "fifty thousand (50,000)"},
        },
        near_misses=("$100,000 of its common stock", "CHF 5,000 of Common Stock", "5,000 holders of common stock"),
        needs=("tock", "TOCK"),
        pieces=_PIECES,
    ),
    Rule(
        name="shares.number_of",
        pattern=r"""\b number \s+ of \s+ (?: (?! (?: shares | {OTHERS} ) \b ) [A-Za-z] [\w'’-]*+ \s+ ){0,4}
            shares \b (?: {DAY_AND_YEAR} | {PAR}
                | (?! \b (?: is | was | shall | equals? | per | {BESIDE} ) \b ) [^.;:$\d] ){0,120}+
            (?: : | \b (?: is | was | shall \s+ (?: be | equal | not \s+ exceed ) | equals | equal \s+ to ) )
            (?: \s+ (?: approximately | up \s+ to | not \s+ more \s+ than ) )? \s+ (?: {WORDS} \s* \( \s? )?
            {NUMBER} {ALONE}""",
        build=_counted,
        examples={
            "Number of Shares: 25,000": {"kind": "shares", "value": "25000", "span_text": "25,000"},
            "the aggregate number of Option Shares to be issued hereunder shall\n be 40,000,": {
                "value": "40000",
                "span_text": "40,000",
            },
            "the number of shares of Common Stock, $.10 par value, outstanding on May 6, 1999\n was 4,250,300.": {
                "value": "4250300",
                "span_text": "4,250,300",
            },
            "Number of shares outstanding as of May 6, 1999: 4,250,300": {"span_text": "4,250,300"},
            "the number of shares equals\n 40,000.": {"value": "40000", "span_text": "40,000"},
            "the number of shares under the Plan shall not exceed one million (1,000,000).": {
                "value": "1000000",
                "qualifier": "not exceed",
                "span_text": "one million (1,000,000)",
            },
        },
        near_misses=(
            "the number of shares is equal to the product of 5,000 and the rate",
            "number of shares equal to 25,000 divided",
            "the number of shares, $5,000",
            "the number of holders of such shares was 1,250",
            "the number of stockholders owning shares was 1,250",
            "the number of shares sold and the number of buyers was 1,250",
            "the number of shares and the aggregate principal amount was 5,000,000",
            "the number of shares sold on May 6, 1999, 1,250",
        ),
        pieces=_PIECES,
    ),
    Rule(
        name="shares.some_of_them",
        pattern=r"{NUMBER} {ALONE}",
        build=_some_of_them,
        examples={
            "10,000 shares of stock, of which 2,500 shall vest at once": {"value": "2500", "span_text": "2,500"},
            "options for 10,000 shares, totalling 40,000 in the aggregate": {"value": "40000", "span_text": "40,000"},
            "The Option Shares vest with a first installment of 9,000 vesting on June 1": {
                "value": "9000",
                "span_text": "9,000",
            },
            "5,000 shares at the closing and the remaining 15,000 on June 1": {"value": "15000", "span_text": "15,000"},
        },
        near_misses=(
            "10,000 shares and an additional $5,000 in cash",
            "10,000 shares, an additional 5,000 units",
            "pays 40,000 in the aggregate",
            "10,000 shares. Of the employees, of which 2,500 are",
        ),
        pieces=_PIECES,
    ),
)
