"""Dates told from a day that has a name, by the side on which they lie: "on or before the Registration Deadline"."""

from decimal import Decimal

import regex

from extractors.dates import anchors
from extractors.dates.pieces import PIECES, calendar, following, unit
from extractors.dates.sides import side_at
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import MONTHS, Match, Rule, words
from pipeline.span import Span

_PIECES = {
    **PIECES,
    # "not later than" before a named date, and what may stand before its name
    "BEFORE_NAME": r"(?<! [\w-] )"
    r" (?P<begin> (?P<comparator> {BOUND} | (?: immediately \s+ )? following ) \s+ {HOUR}? )",
    "WHICH": r"(?: (?: the | an? | such | any | each | its | his | her | their | that ) \s+ )?"
    r" (?: [a-z]{2,12}ly \s+ )? (?: (?: applicable | respective | related | relevant | scheduled | original | stated"
    r" | initial | final | projected | anticipated | expected | estimated | proposed | actual | planned ) \s+ )?",
    # "Effective", "Change in Control": the capitalised words of a date's name before "Date"
    "CAPITALS": r"(?-i: (?: [A-Z] [\w&’'-]* \s+ (?: (?: in | of | for | and ) \s+ (?= [A-Z] ) )? ){1,6} )",
    # what a day in small letters is the day of: "payment", "extension", "delivery"
    "DEED": r"(?: effective | record | maturity | due | issue | (?<! \w ) [a-z]{2,12} (?: tion | sion | ment | ery )"
    r" | renewal | approval | purchase | exercise | release | start"
    r" | (?: clos | hear | fil | meet | vest | fund | pric | open | mail ) ing )",
}
_OF = lazy(r"\s+of\b", regex.IGNORECASE)
# "the Launch Date or the Renewal Date": of two named days the second belongs to it as well
_OR_NAMED = lazy(r"\s+or\s+(?:the\s+)?(?:[A-Z][\w&’'-]*\s+){1,4}(?:Date|Deadline)\b(?!\s+[A-Z])")
# "the adoption after the Closing Date of any law": the law is adopted, and has no closing date
_ANY = lazy(r"\s+(?:any|all)\b", regex.IGNORECASE)
_DAY = lazy(rf"\s+(?:{'|'.join(MONTHS)})\s+\d", regex.IGNORECASE)
_COUNTED = lazy(r"\b(?:days?|weeks?|months?|years?)\s*\([^()]{1,160}\)\s+$", regex.IGNORECASE)
_NEAR = 180
_LATE = lazy(r"after|subsequent|following|beyond|earlier|sooner", regex.IGNORECASE)


def _named(match: Match, document: Document) -> Date | None:
    """A day named with the side on which another lies: "on or before the applicable Registration Deadline"."""
    of = following(_OF, document.text, match.end())
    proper = match["name"] and (not of or following(_ANY, document.text, of.end()))
    if _COUNTED.search(document.text, max(0, match.start("begin") - _NEAR), match.start("begin")):
        return None  # "at least 45 days (or such shorter period as it allows) before the redemption date" is one
    if of and following(_DAY, document.text, of.end()):
        return None  # "prior to the expiration date of August 31, 1999": that day is the date
    second = following(_OR_NAMED, document.text, match.end())
    end = second.end() if second else match.end()
    anchor = (
        anchors.Anchor(match.start("anchor"), end, end)
        if proper  # "Prior to the Effective Date 15 7.2 Effect of Termination": a defined name ends the anchor
        else anchors.read(document.text, match.start("anchor"))
    )
    if anchor is None or anchor.end < match.end():
        return None
    comparator = words(match["comparator"]).lower()
    return Date(
        kind="relative",
        span=Span(match.start("begin"), anchor.end),
        comparator=comparator,
        direction="after" if _LATE.search(comparator) else "before",
        anchor=anchor.words(document.text),
    )


def _stretch(match: Match, document: Document) -> Date | None:
    """A stretch beside another that a deadline names: "no later than the calendar year following the year of X"."""
    side = side_at(document.text, match.end(), of=False)
    if side is None:
        return None
    return Date(
        kind="relative",
        span=Span(match.start("begin"), side.anchor.full_end),
        comparator=words(match["comparator"]).lower(),
        quantity=Decimal(1),
        unit=unit(match["unit"]),
        calendar=calendar(match["kind"]),
        direction=side.direction,
        anchor=side.anchor.words(document.text),
    )


RULES_OF_STRETCHES = (
    Rule(
        name="relative.stretch",
        pattern=r"""(?= \w+ \s+ (?: (?: immediately | next ) \s+ )?
                (?: following | after | succeeding | preceding ) \s )
            (?<= {BEFORE_NAME} the \s+ (?: (?P<kind>{KIND}) \s+ )? ) (?P<unit> month | quarter | year ) \b""",
        build=_stretch,
        pieces=_PIECES,
        examples={
            "no later than the calendar year following the calendar year in\n which he incurs the expenses": {
                "kind": "relative",
                "comparator": "no later than",
                "quantity": "1",
                "unit": "year",
                "direction": "after",
                "anchor": "the calendar year in which he incurs the expenses",
            },
            "before the month following the\n Closing": {"unit": "month", "anchor": "the Closing"},
        },
        near_misses=("in the year following the Closing", "no later than the year 2004", "by the month following"),
    ),
)
RULES_OF_NAMES = (
    Rule(
        name="relative.named",
        pattern=r"""
            (?P<name>
              (?<= {BEFORE_NAME} (?P<anchor> {WHICH} {CAPITALS} ) ) (?-i: Date | Deadline ) \b (?-i: (?! \s+ [A-Z] ) )
            | (?<= {BEFORE_NAME} (?P<anchor> (?: the | such | any | each | that ) \s+ {CAPITALS} ) )
              (?-i: Time ) \b (?-i: (?! \s+ [A-Z] ) ) )
            | (?<= {BEFORE_NAME} (?P<anchor>{WHICH}) ) date \s+
                (?: hereof | thereof | first \s+ (?: above \s+ )? written | of \b )
            | (?<= {BEFORE_NAME} (?P<anchor> {WHICH} (?! latest | earliest | same | later ) [a-z]{3,14} \s+ ) )
                date (?= \s+ of \b )
            | (?<= {BEFORE_NAME} (?P<anchor> {WHICH} {DEED} \s+ ) )
                (?: date | (?<= (?: effective | closing | opening | expiration | redemption ) \s+ ) time ) \b""",
        build=_named,
        pieces=_PIECES,
        examples={
            "not later\n     than the effective date of the Shelf Registration Statement": {
                "kind": "relative",
                "comparator": "not later than",
                "direction": "before",
                "anchor": "the effective date of the Shelf Registration Statement",
            },
            "on or after the date\nof this Agreement": {"comparator": "on or after", "direction": "after"},
            "on or before the applicable Registration Deadline": {"direction": "before"},
            "subsequent to the Agreement Date": {"direction": "after"},
            "until the Expiration Date": {"direction": "before"},
            "beyond the Maturity Date": {"direction": "after"},
            "on or after a Regular Record\n Date": {"direction": "after", "anchor": "a Regular Record Date"},
            "prior to an Interest Payment\n Date": {"direction": "before", "anchor": "an Interest Payment Date"},
            "PRIOR TO THE EFFECTIVE DATE": {"direction": "before"},
            "on or after the Change in\n Control Date": {"direction": "after", "anchor": "the Change in Control Date"},
            "prior to the Maturity Date is highest": {
                "anchor": "the Maturity Date",
                "span_text": "prior to the Maturity Date",
            },
            "prior to the Effective Time": {"direction": "before"},
            "immediately before the Commencement\n Date": {"comparator": "immediately before"},
            "adoption after the Closing Date of any law": {
                "anchor": "the Closing Date",
                "span_text": "after the Closing Date",
            },
            "before, on or after the Launch Date": {"comparator": "before, on or after"},
            "before or after the date\n of this Lease": {"comparator": "before or after"},
            "from and\n after the date of this Lease": {"comparator": "from and after", "direction": "after"},
            "by noon on the\n Maturity Date": {"comparator": "by", "anchor": "the Maturity Date"},
            "prior to the Launch Date or the\n Renewal Date": {"anchor": "the Launch Date or the Renewal Date"},
            "no earlier than the Start Date": {"comparator": "no earlier than", "direction": "after"},
            "prior to the extension\n date": {"direction": "before", "anchor": "the extension date"},
            "immediately prior to the hire date of a\n successor": {"anchor": "the hire date of a successor"},
            "not later than the hearing date": {"anchor": "the hearing date"},
        },
        near_misses=(
            "prior to the Closing",
            "45 days (unless the Trustee allows less) before the redemption date",
            "after such date",
            "by the latest date",
            "until such mention of the date",
            "within the completion time objectives",
            "prior to the expiration date of March 1, 2004",
            "on the Closing Date",
            "from time to time",
            "incurred by Pretzel Time",
        ),
    ),
)
