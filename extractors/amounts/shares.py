"""Numbers of shares: "2,917,000 shares", "17.1 million fully diluted shares", "Ten Thousand (10,000) Shares"."""

from collections.abc import Iterator

import regex

from extractors.amounts.pieces import PIECES, agreed, amount, unstated, whole
from extractors.numerals import stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import MONTHS, Match, Rule, expand, span_of
from pipeline.rules import PIECES as NAMED
from pipeline.span import Span

_PIECES = {
    **PIECES,
    "COUNT": r"(?<! [A-Za-z$] | \d [/⁄] ) {FIGURE} (?: {JOIN} {SCALE} )? | {WORDS}",
    # "150,000 of the authorized shares"
    "OF_THE": r"""(?: \s+ of \s+ (?: the | its | our | such | their ) (?= \s+ (?: authorized | unissued | issued
        | outstanding | remaining | initial | underlying ) \b )
        | \s+ of \s+ (?: such | these | those | said | the ) (?: \s+ \w+ ['’]s )?
          (?= \s+ (?: \w+ \s+ )? shares \b ) )""",
    # "fully diluted", "Series A Preferred", "validly issued, fully paid and nonassessable"
    "KIND_OF": r"""(?: [\s\xa0]+ (?! (?: of | the | its | their | in | to | for | per | on | by | or | from | at | such
        | these | those | each | any | all | more | less | whose | with | as | than | times? | days? | holders? | votes?
        | classes | other | which | that | if | is | are | was | were | please | into | upon | under | during | before
        | after | own | hold | receive | who | shall | will | may | have | has
        | (?<= [s\d] \s+ ) and | and (?= \s+ shares ) ) \b )
        [A-Za-z] [\w'’&-]* ,? ){0,5}?""",
}
_CLASS_OF = r"""(?: (?: Class | Series ) \s+ [A-Z] (?: -?\d )? \b
    | (?: common | ordinary | voting | non-voting | treasury | primary | secondary | vested | unvested | firm | initial
        | restricted | preferred | preference ) \b ) (?: \s+ (?: common | ordinary | preferred | preference ) \b )?"""
"""The class of the shares before the last of a list: "1,000 Class A and 500 Class B shares"."""
_NOT_A_COUNT = lazy(
    rf"""(?<= \b (?: section | article | exhibit | no\. | number | rule | form | clause | paragraph | schedule | item
        | annex | page | part | phase | chapter | {" | ".join(MONTHS)} ) \s+ (?: \d\d? , \s+ )? ) (?= \S )""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "a 100,000 share block", "the 5,000,000-share repurchase program"
_OF_SO_MANY = lazy(
    r"\s+(?:[a-z]+\s+){0,2}(?:block|increment|lot|repurchase|buy-?back|offering|placement|tender|purchase|option|grant"
    r"|award|program|authorization|limit|maximum|minimum|cap)s?\b"
)
_FIRST = lazy(
    expand(
        r"""(?<= (?<! [\w$.,/-] ) (?: (?P<number> {FIGURE} (?: {JOIN} {SCALE} )? ) (?: \s+ to \s+ | \s? [-–] \s?
            | \s+ (?: nor | or | and \s+ not ) \s+ (?: more | less | fewer ) \s+ than \s+ )
            | (?P<number> \d{1,3} (?: , \d{3} )+ ) (?: \s+ {CLASS_OF} )?+ \s* (?: , (?: \s+ and )? | \s and | \s or )
                \s+ (?: up \s+ to \s+ )?
            | \b between \s+ (?P<number> {FIGURE} (?: {JOIN} {SCALE} )? ) \s+ and \s+ ) )""",
        {**NAMED, **_PIECES, "CLASS_OF": f"(?i: {_CLASS_OF} )"},
    ),
    regex.VERBOSE,
)


_LIST = 8
"""How many numbers of a list are read, from the word "shares" backwards."""


def _count(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    number = stated(match["number"])
    span = whole(match, "number")
    singular = not match[0].lower().endswith("s")
    if (
        number is None
        or _NOT_A_COUNT.match(document.text, span.start)
        or (number.value > 1 and not _OF_SO_MANY.match(document.text, match.end()) if singular else number.value == 1)
    ):
        return
    found: Iterator[Diagnostic] = iter(())
    other = stated(match["other"]) if match["other"] else None
    if other is not None:
        digits_first = match["number"][0].isdigit()
        number, found = agreed(other, number, span) if digits_first else agreed(number, other, span)
    item = amount(document, span, "shares", "shares", number)
    if item is not None:
        yield from _earlier(span, document)
        yield item
        yield from found


def _earlier(span: Span, document: Document) -> Iterator[Amount]:
    """The numbers before one of a range or a list: "1,000" in "between 1,000 and 5,000 shares"."""
    for _ in range(_LIST):
        first = _FIRST.match(document.text, span.start)
        number = stated(first["number"]) if first else None
        if not first or not number or _NOT_A_COUNT.match(document.text, first.start("number")):
            return
        span = span_of(first, "number")
        if item := amount(document, span, "shares", "shares", number):
            yield item


def _blank(match: Match, document: Document) -> Amount | None:
    return unstated(document, match, whole(match, "blank"), "shares", "shares")


RULES = (
    Rule(
        name="shares.number",
        pattern=r"""(?<= (?P<number>{COUNT}) (?: \s* \( \s? (?P<other>{COUNT}) \s? \) )? {OF_THE}?
            (?: {KIND_OF} {GAP} | (?<= \d ) - ) ) shares? \b""",
        build=_count,
        examples={
            "2,917,000  shares": {"kind": "shares", "value": "2917000", "unit": "shares", "precision": "1"},
            "17.1 million fully diluted shares": {"value": "17100000", "precision": "100000"},
            "ten million shares": {"value": "10000000", "precision": "1000000"},
            "500,000 (five hundred\n     thousand) Class A ordinary shares": {"value": "500000", "precision": "1"},
            "one share": {"value": "1"},
            "a 2,000,000-share repurchase program": {"value": "2000000", "span_text": "2,000,000-share"},
            "in 1,000 share\n increments": {"value": "1000", "span_text": "1,000 share"},
            "will exchange .42\n share of stock": {"value": "0.42", "precision": "0.01", "span_text": ".42\n share"},
            "1 million to 2\n million shares": [
                {"value": "1000000", "span_text": "1 million"},
                {"value": "2000000", "span_text": "2\n million shares"},
            ],
            "two thousand, three thousand shares": {"value": "3000", "span_text": "three thousand shares"},
            "2,000, 3,000 and 4,000 shares": [
                {"value": "2000", "span_text": "2,000"},
                {"value": "3000", "span_text": "3,000"},
                {"value": "4000", "span_text": "4,000 shares"},
            ],
            "1,000 Class A and up to 4,000 Class B shares": [
                {"value": "1000", "span_text": "1,000"},
                {"value": "4000", "span_text": "4,000 Class B shares"},
            ],
            "between 1,000 and 5,000 shares": [
                {"value": "1000", "span_text": "1,000"},
                {"value": "5000", "span_text": "5,000 shares"},
            ],
            "not less than 500 nor more than 900 shares": [
                {"value": "500", "qualifier": "not less than", "span_text": "500"},
                {"value": "900", "qualifier": "more than", "span_text": "900 shares"},
            ],
            "One hundred and fifty thousand (150,000) of the authorized\n shares": {"value": "150000"},
            "62,500 of such\n shares": {"value": "62500"},
            "5,000 of the Option Shares": {"value": "5000"},
            "2,100 of the company's common\n shares": {"value": "2100"},
            "1,000 Class A and Class B\n shares": {"value": "1000"},
            "10,000 Purchased Shares": {"value": "10000"},
            "5,000 issued and outstanding shares": {"value": "5000"},
            "up to a total of 400,000 shares": {
                "value": "400000",
                "qualifier": "up to",
                "span_text": "400,000 shares",
            },
        },
        near_misses=(
            "two classes of shares",
            "the shares",
            "5 share certificates",
            "one-half of such shares",
            "50% of such shares",
            "Section 5 shares",
            "1/36 of the option shares",
            "Class R6 and Institutional Service Class shares",
            "December 31, 2003 shares",
            "each share",
            "in 2,000 and these shares",
            "Convertible Notes due 2026 convertible into ordinary shares",
            "two members own shares",
            "ten employees and shares",
            "Notes due 2026 and ordinary shares",
            "ten employees and officers holding shares",
        ),
        pieces=_PIECES,
    ),
    Rule(
        name="shares.blank",
        pattern=r"""(?<= (?P<blank> (?P<redacted>{REDACTED}) | {BLANK} )
            (?: \s* \( \s? (?: {REDACTED} | {BLANK} ) \s? \) )? {KIND_OF} {GAP} ) shares \b""",
        build=_blank,
        examples={
            "______ shares": {"value": None, "blank": True, "unit": "shares"},
            "__________ (____)\n shares": {"value": None, "blank": True},
            "[***] Warrant\n     Shares": {"value": None, "redacted": True},
        },
        near_misses=("the shares", "______ Please issue shares"),
        pieces=_PIECES,
    ),
)
