"""What comes again and again: "annually", "semi-annually in arrears", "each anniversary of the Closing Date".

An adjective is one only before what is paid that often: "quarterly installments", and not "quarterly report".
"""

import regex

from extractors.dates import anchors
from extractors.dates.pieces import PIECES, following, group, whole
from pipeline.document import Document
from pipeline.record import Date, Frequency
from pipeline.rules import Match, Rule
from pipeline.span import Span

_FREQUENCIES: dict[str, Frequency] = {
    "day": "daily",
    "week": "weekly",
    "month": "monthly",
    "quarter": "quarterly",
    "year": "annual",
    "dai": "daily",
    "semi": "semiannual",
    "annual": "annual",
}
_OF = regex.compile(r"\s+of\b", regex.IGNORECASE)


def frequency(word: str) -> Frequency:
    """How often: "quarterly" is `quarterly`, "semi-annually" `semiannual`, "years" `annual`."""
    small = word.lower()
    return next(value for beginning, value in _FREQUENCIES.items() if small.startswith(beginning))


def _regular(match: Match, document: Document) -> Date:
    often = (group(match, "semi") or "") + match["often"]
    return Date(kind="recurring", span=whole(match), frequency=frequency(often))


def _anniversaries(match: Match, document: Document) -> Date:
    of = following(_OF, document.text, match.end())
    anchor = anchors.read(document.text, of.end()) if of else None
    return Date(
        kind="recurring",
        span=Span(match.start("begin"), anchor.end if anchor else match.end()),
        frequency="annual",
        anchor=anchor.words(document.text) if anchor else None,
    )


def _months(match: Match, document: Document) -> Date | None:
    """A day of months that are named one by one: of four it is quarterly, of two semiannual, of one annual."""
    often: dict[int, Frequency] = {1: "annual", 2: "semiannual", 4: "quarterly", 12: "monthly"}
    repeated = bool(match["each"] or match["yearly"])
    count = len(regex.findall(r"\b[A-Z][a-z]{2,}\b(?!\s+[Yy]ear)", match["months"]))
    return (
        Date(kind="recurring", span=whole(match), frequency=often[count])
        if count in often and (count > 1 or repeated)
        else None
    )


_PIECES = {
    **PIECES,
    "POINT": r"(?: first | last | {ORDINAL} | \d{1,2} (?: st | nd | rd | th ) )",
    "EACH": r"(?: each | every )",
    "KIND_OF_UNIT": r"(?: (?: calendar | fiscal | contract | such | successive | succeeding ) \s+ )?",
}

RULES = (
    Rule(
        name="recurring.adverb",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?P<semi> semi -? )? ) ) (?P<often> annually ) \b
            (?: \s+ in \s+ (?: arrears? | advance ) \b )?""",
        build=_regular,
        pieces=_PIECES,
        examples={
            "semi-annually in arrears": {"kind": "recurring", "frequency": "semiannual"},
            "annually\n in advance": {"frequency": "annual"},
        },
        near_misses=("annual audit", "semi-annual period"),
    ),
    Rule(
        name="recurring.regular",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?P<semi> semi -? )? ) ) (?P<often> quarterly | monthly | weekly
            | daily | annual ) \b (?:
              (?<! annual ) \s+ in \s+ (?: arrears? | advance ) \b
            | (?= \s+ (?: installments? | instalments? | payments? | basis ) \b )
            | (?<! annual ) (?= \s* [,;:.)] | \s+ (?: on | by | from | until | during | commencing | beginning
            | starting | at | as | to \s+ the | the | and \s+ (?: in | on ) | within | after | following | in | for
            | based | upon | with | through | over ) \b ) )""",
        build=_regular,
        pieces=_PIECES,
        examples={
            "quarterly in\narrears": {"kind": "recurring", "frequency": "quarterly"},
            "quarterly installments": {"frequency": "quarterly", "span_text": "quarterly"},
            "subject to change daily.": {"frequency": "daily", "span_text": "daily"},
        },
        near_misses=("quarterly report", "annual audit", "a daily newspaper", "the annual meeting"),
    ),
)
RULES_OF_ANNIVERSARIES = (
    Rule(
        name="recurring.anniversary",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {EACH} \s+ (?: (?: such | annual | yearly | successive
            | subsequent ) \s+ )? ) ) anniversary (?: \s+ date )? \b""",
        build=_anniversaries,
        pieces=_PIECES,
        examples={
            "each anniversary of the Closing\n          Date": {"frequency": "annual", "anchor": "the Closing Date"},
            "each annual anniversary date": {"frequency": "annual", "anchor": None},
        },
        near_misses=("second anniversary of the Closing Date", "any anniversary"),
    ),
)
RULES_OF_DAYS = (
    Rule(
        name="recurring.day_of_each",
        pattern=r"""(?= days? \s+ of \b ) (?<= (?<! [\w-] ) (?P<begin> {POINT} \s+ (?: {KIND} \s+ )? ) )
            days? \s+ of \s+ {EACH} \s+ {KIND_OF_UNIT}
            (?P<often> month | quarter | year | week ) \b""",
        build=_regular,
        pieces=_PIECES,
        examples={
            "last day of each quarter": {"kind": "recurring", "frequency": "quarterly"},
            "first Business Day of each\n calendar month": {"frequency": "monthly"},
            "15th day of every month": {"frequency": "monthly"},
        },
        near_misses=("first day of the month", "last days of May"),
    ),
    Rule(
        name="recurring.day_of_months",
        pattern=r"""(?= day \s+ of \b ) (?<= (?<! [\w-] ) (?P<begin> {POINT} \s+ (?: {KIND} \s+ )? ) )
            day \s+ of \s+ (?P<each> {EACH} \s+ )?
            (?P<months> {MONTH} (?: (?: \s*,\s* (?: and \s+ )? | \s+ and \s+ ) {MONTH} ){0,11} )
            (?: (?P<yearly> \s+ (?: of | in ) \s+ {EACH} \s+ {KIND_OF_UNIT} year \b )
            | (?(each) | (?! [\s,]{1,12} (?: 1[89] | 2[01] ) \d\d ) ) )""",
        build=_months,
        pieces=_PIECES,
        examples={
            "1st day of each June,\n September, December and March of each Contract year": {"frequency": "quarterly"},
            "first day of each January and July": {"frequency": "semiannual"},
            "first (1st) day of February, May, August and November": {"frequency": "quarterly"},
            "first (1st) day of February, May, August and November in each Contract Year": {"frequency": "quarterly"},
        },
        near_misses=("first day of June", "1st day of each month", "8th day of May, 2014"),
    ),
)
RULES_OF_UNITS = (
    Rule(
        name="recurring.each",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {EACH} \s+ {KIND_OF_UNIT}
                | per \s+ (?: calendar | fiscal | contract ) \s+ ) )
            (?P<often> month | quarter | year | week ) \b (?! [’'-] | \s+ basis )""",
        build=_regular,
        pieces=_PIECES,
        examples={
            "each fiscal year": {"kind": "recurring", "frequency": "annual"},
            "per calendar quarter": {"frequency": "quarterly"},
            "every\n month": {"frequency": "monthly"},
        },
        near_misses=("each day", "each other year"),
    ),
)
