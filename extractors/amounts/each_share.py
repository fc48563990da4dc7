"""Whether a sum is one for each share though its own words do not say so.

"$5.00" in "$5.00 to $6.00 per share" is, "$0.28" in "$0.28 basic and $0.25 diluted loss per share", and "$3.95" in
"earnings per share in fiscal 2013 will be between $3.95 and $4.20".
"""

from decimal import Decimal

import regex

from extractors.amounts.pieces import DASH
from extractors.numerals import Figure
from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

_REACH = 120
"""How far the words "per share" can stand behind a sum that they belong to, in characters."""
_LEAD = 180
"""How far they can stand before it."""
_MOST = 1000
"""A sum for each share that has no "per share" behind it is smaller."""
_CENT = Decimal("0.01")

_OF_SHARE = r"""(?: (?: basic | diluted | fully | and | common | ordinary | American | depositary | warrant | option
    | preferred ) \s ){0,3}"""
"""What can stand between "per" and "share"."""
_RANGE_TO_COME = lazy(
    rf"(?: \s+ to \s+ | {DASH}"
    r"""| (?<= \b between \s+ (?: US )? \$ \s? [\d.,]{1,9} ) \s+ and \s+ )
        (?: US )? \$ \s? [\d.,]*\d [\s-]+ (?: per | a ) \s+ share \b""",
    regex.VERBOSE,
)
# "$0.33 and $0.42 per share", "$3.30 to $3.38 from $3.27 to $3.37 per share", "$0.28 basic and $0.25 diluted loss per"
_CENTS_TO_COME = lazy(
    rf"""(?: \s (?: basic | diluted ) )?
        (?: (?: ,? \s (?: to | and | or | from | versus | (?: nor | or | and \s not ) \s more \s than )
              | \s? (?: [-–—] | -- ) ) \s? (?: US )? \$? \s? \d{{0,3}} \. \d\d+ ){{0,3}}
        (?: \s (?: basic | diluted | (?: net \s )? (?: income | loss ) | earnings ) ){{0,3}}
        \s (?: per | a ) \s {_OF_SHARE} share \b""",
    regex.VERBOSE,
)
# "$0.31 diluted EPS", "$0.07 to $0.10 benefit to EPS"
_EPS_TO_COME = lazy(
    r"""(?: \s+ to \s+ \$ \d{0,3} \. \d\d )?
        (?: \s+ (?: benefit | impact | effect | charge | increase | decrease ) \s+ (?: to | on | in ) )?
        \s+ (?: (?: adjusted | diluted | basic | non-GAAP | GAAP ) \s+ ){0,3} EPS \b""",
    regex.VERBOSE | regex.IGNORECASE,
)

_ON_A_DAY = r"(?: \s (?: as \s of | at | for | in ) \s (?: [a-z]{3,9}\.? \s \d\d? , \s )? \d{4} )"
_FOR_A_TIME = r"""(?: \s (?: in | for ) (?: \s the )?
    (?: \s (?: fiscal | first | second | third | fourth | full | current | prior | year ) ){0,2}
    (?: \s (?: two | three | six | nine | twelve | thirteen | twenty-six | thirty-nine | fifty-two | \d\d? )
        [\s-] (?: months? | weeks? | quarters ) )?
    (?: \s (?: quarter | half | year | period ) )? (?: \s (?: ended | ending ) \s [a-z]{3,9}\.? \s \d\d? ,? )?
    (?: \s of )? (?: \s fiscal )? (?: \s year )? (?: \s \d{4} )? (?: (?<= \d ) \s fiscal \s year )? )"""
# "per share (EPS) from continuing operations, before special charges, for the second quarter"
_BASIS = r"""(?: ,? \s on \s an? \s (?: fully \s )? (?: diluted | basic | (?: non- )? GAAP | pro \s forma | adjusted )
    \s basis ,? )"""
_ASIDE = rf"""{_BASIS}?
    (?: \s \d (?= \s of \b ) | (?: \s? \( [^()$]{{1,30}} \) ){{1,2}} | \) )?
    (?: \s from \s (?: continuing \s )? operations )?
    (?: , \s [^,$]{{3,60}} , )? (?: {_ON_A_DAY} | {_FOR_A_TIME} )? {_BASIS}?"""
_VERB = r"""(?: (?: also | now | are | is ) \s (?= [a-z]+ (?: ed | ose | ew | ell ) \b | also | now ) ){0,2}
    (?: is | was | were | be | (?: should | would | shall | must ) \s be | (?: shall \s )? equals?
    | came \s in | increased | decreased | rose | fell | grew | improved | declined
    | expected | estimated | projected | forecast | anticipated | guidance | range )
    (?: \s [\d.]+ \s? (?: % | percent ) )? (?: \s a \s (?: net \s )? loss )?
    (?: ,? \s (?: of | to | at | from | between | be ) ){0,3}"""
_JOINED = r"""(?: of | to | at | between | will \s be | equal \s to | in \s (?: (?: the | a ) \s )? range \s of
    | in \s the )"""
_ANOTHER_SUM = rf"""\s? (?: \(? [A-Z]{{0,2}} \$? \s? \(? \d{{0,3}} \. \d\d \)? | \d\d? (?: \. \d )? \s cents? )
    (?: {_ON_A_DAY} | {_FOR_A_TIME} )? ,?
    (?: \s (?: and | to | versus | vs\. | from | compared \s (?: to | with ) | (?: up | down ) \s from
        | (?: up | down | increased | decreased | rose | fell | grew | declined ) \s [\d.]+ \s?
          (?: % | percent ) \s from )
        (?: \s a \s (?: net \s )? loss \s of )?
        | (?: \s range )? \s and {_BASIS} \s (?: of | in \s the | between ) | \s? [-–] )"""
# "earnings per share of $0.31 to", "diluted EPS between $2.05 and": nothing but sums of the same kind stand between
_SHARES_BEFORE = lazy(
    rf"""\b (?: EPS | per \s {_OF_SHARE} (?: share | ADS ) ) (?: \s (?: basis | price | guidance | loss ) )?
        (?: \s of \s (?: [a-z'’]+ \s ){{0,4}} stock )? {_ASIDE}
        (?: : | (?: \s (?: {_JOINED} | {_VERB} ) (?: \s (?: approximately | about ) )? ){{1,3}} )
        (?: {_ANOTHER_SUM} ){{0,3}} (?: \s? [A-Z]{{1,3}} \$? \s? \d{{1,3}} (?: \. \d{{1,2}} )? \s \( )?
        \s? \(? $""",
    regex.VERBOSE | regex.IGNORECASE,
)

# "$9.8 million, or $.31 per diluted share, versus $7.1 million, or $.23"; "10,000 shares at an average price of $41.20"
_SHARES_SAID = lazy(
    rf"""(?: \b per \s {_OF_SHARE} share (?: \s and \s unit )? ,? \s (?: (?: in | for ) \s [^$.;]{{3,40}} )?
            (?: versus | vs\. | (?: as \s )? compared \s (?: to | with ) ) \s [^$.;]{{0,40}}?
            \$ \s? [\d.,]+ \s (?: million | billion ) \s? , \s or
        | [\d.]+ \s (?: cents? \s )? (?: per | a ) \s {_OF_SHARE} share ,? \s (?: (?: in | for ) \s [^$.;]{{3,40}} )?
            (?: versus | vs\. | against | (?: up \s | down \s )? from | (?: as \s )? compared \s (?: to | with ) )
            (?: (?: \s (?: the | its | our | a ) )? (?: \s (?: previous | prior | earlier | original ) )?
              \s guidance \s of (?: \s \$ \s? [\d.]+ \s to )? )?
        | \b shares (?: \s of [\w ]{{3,40}} )? \s at \s (?: an? | the ) \s (?: (?: average | weighted | weighted-average
            | purchase | exercise | offering ) \s ){{0,3}} price \s of (?: \s (?: approximately | about ) )? ) \s $""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "earnings per share in the $0.31 to $0.35 range": a range alone, for "per share in the $12.50 plan" has the plan's sum
_IN_THE = lazy(r"\bin\s+the\s+(?:\$\s?[\d.]+\s?(?:to|and|[-–])\s?)?$", regex.IGNORECASE)
_RANGE_BEHIND = lazy(r"(?:\s?(?:to|and|[-–])\s?\$?\s?[\d.]+)?(?:\s+per\s+share)?\s+range\b", regex.IGNORECASE)
_PER = lazy(r"\s+(?:per|an?|each)\b(?!\s+year\s+(?:ago|earlier)\b)")
"""Behind a sum: "$2.50 per barrel" is no sum for each share."""


def for_each_share(text: str, span: Span, number: Figure) -> bool:
    """Whether the words behind a sum, or those before it, make it one for each share."""
    if _RANGE_TO_COME.match(text, span.end, span.end + _REACH):
        return True
    if abs(number.value) >= _MOST:
        return False
    if _EPS_TO_COME.match(text, span.end, span.end + _REACH):
        return True
    behind = text[span.end : span.end + _REACH]
    if number.precision <= _CENT and "share" in behind and _CENTS_TO_COME.match(" " + words(behind)):
        return True
    lead = text[max(0, span.start - _LEAD) : span.start]
    if "share" not in lead.lower() and "EPS" not in lead and "ADS" not in lead:
        return False
    said = words(lead) + " "
    if _IN_THE.search(said) and not _RANGE_BEHIND.match(behind):
        return False
    return _SHARES_BEFORE.search(said) is not None or (
        number.precision <= _CENT and not _PER.match(behind) and _SHARES_SAID.search(said) is not None
    )
