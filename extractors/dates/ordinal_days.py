"""Days that are named by their number alone: "paid on the 1st and the 15th" is XXXX-XX-01 and XXXX-XX-15.

Ordinals number much else ("the 5th Circuit", "the 2nd payment"), so a word for time leads to the first of a list, and
no noun follows its last. What is told of each month ("15th of each month") is a recurring date.
"""

from extractors.dates.date_pieces import DATE_PIECES, comparator_before
from extractors.dates.pieces import whole
from extractors.numerals import ordinal
from pipeline.document import Document
from pipeline.record import Date
from pipeline.rules import Match, Rule

_PIECES = {
    **DATE_PIECES,
    # "first" to "ninth" order parties and payments more often than they name days
    "NTH": r"(?: (?: 3[01] | [12]\d | 0?[1-9] ) (?: st | nd | rd | th ) | {TENTH_OR_LATER} )"
    r" (?: \s* \( \s* \d\d? (?: st | nd | rd | th ) \s* \) )? (?! [\w’'-] )",
    "TENTH_OR_LATER": r"(?: tenth | eleventh | twelfth | (?: thir | four | fif | six | seven | eigh | nine ) teenth"
    r" | twentieth | twenty- (?: first | second | third | fourth | fifth | sixth | seventh | eighth | ninth )"
    r" | thirtieth | thirty-first )",
    "LEAD": r"\b (?: on | by | before | after | until | through | from | between | than | due )",
    # "the 1st, the 10th and the last day", "from the 26th to the 25th of each month"
    "JOIN": r"(?: \s*,\s* (?: (?: and | or ) \s+ )? | \s+ (?: and/or | and | or | to | through | until ) \s+ )"
    r" (?: (?: on | by | from ) \s+ )? (?: the \s+ )?",
    "DAY_OF": r"\s+ (?: of | in ) \s+ (?: the | that | such | said | a ) \s+ month \b"
    r" (?! \s+ (?: following | after | in ) )",
    # what may follow the last day of a list: no noun that it could number
    "END": r"(?: {DAY_OF} | \s* (?: [;:(] | [.,)] (?! \w ) | $ )"
    r" | \s+ (?: days? \s+ )? (?: of | in ) \s+ (?: each | every | any ) \b"
    r" | \s+ (?: at | a | if | when | unless | shall | will | are | is | as | but | with | and | or | without ) \b )",
}


def _day(match: Match, document: Document) -> Date | None:
    number = ordinal(match["day"])
    if number is None:
        return None
    span = whole(match)
    comparator = None if match["others"] else comparator_before(document, match.start("article"))
    return Date(kind="partial", span=span, value=f"XXXX-XX-{number:02}", comparator=comparator)


RULES = (
    Rule(
        name="date.day_by_number",
        pattern=r"""(?<= {LEAD} \s+ (?P<article> (?: the \s+ )? ) (?P<others> (?: {NTH} {JOIN} ){0,6} ) )
            (?P<day>{NTH}) (?<! (?: from | between | to ) \s+ {TENTH_OR_LATER} )
            (?: {DAY_OF} | (?= (?: {JOIN} (?: {NTH} | last (?: \s+ day )? \b ) ){0,6}+ {END} ) )
            (?! \s+ (?: days? \s+ )? (?: of | in ) \s )""",
        build=_day,
        pieces=_PIECES,
        examples={
            "due by the 15th.": {"kind": "partial", "value": "XXXX-XX-15", "comparator": "by", "span_text": "15th"},
            "paid on the 1st, 10th and\n the 20th, without": [
                {"value": "XXXX-XX-01", "span_text": "1st"},
                {"value": "XXXX-XX-10", "span_text": "10th"},
                {"value": "XXXX-XX-20", "span_text": "20th"},
            ],
            "on the fifteenth (15th) and the last day of each month": {
                "value": "XXXX-XX-15",
                "span_text": "fifteenth (15th)",
            },
            "not later than the\n 5th of the month": {"value": "XXXX-XX-05", "span_text": "5th of the month"},
        },
        near_misses=(
            "by the 5th Circuit",
            "on the 2nd, 3rd and 4th floors",
            "15th of each month",
            "on the 10th of the month following the sale",
            "before the second",
            "on the 30th day after",
            "ranked from eleventh to twentieth, paid",
            "until the 10th anniversary",
            "on the 4th of July",
        ),
    ),
)
