"""What the rules of recurring dates share: words for how often, and pieces of patterns for "each" and for units."""

from extractors.dates.pieces import PIECES, group, whole
from pipeline.document import Document
from pipeline.record import Date, Frequency
from pipeline.rules import Match

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
RECURRING_PIECES = {
    **PIECES,
    "TIMES": r"(?: twice | (?: two | three ) \s+ times ) \s+",
    "NAMED_DAY": r"\d{1,2} (?: st | nd | rd | th )? (?! \w | [.,:]\d )",
    "POINT": r"(?: first | last | same | {ORDINAL} | \d{1,2} (?: s\s?t | n\s?d | r\s?d | t\s?h ) )",
    # "the _____ day of each month", "the [___]th day": which one is still to be filled in
    "OPEN_POINT": r"(?: _{2,20} | \[ [\s_●•*]{1,20} \] ) (?: \s? (?: st | nd | rd | th ) )?",
    "ALSO_MONTH": r"(?: (?: \s*,\s* (?: and \s+ )? | \s+ and \s+ ) {MONTH} (?! \s+ \d ) )",
    "OF_EACH_YEAR": r"(?: \s+ (?: of | in ) )? {EACH_YEAR}",
    "EACH_YEAR": r"\s+ {EACH} \s+ {KIND_OF_UNIT} year (?! [\w’'-] )",
    # "the 15th day (or, if it is not a Business Day, the next Business Day) of each month"
    "OR_IF": r"(?: \s* \( or ,? \s+ (?: , \s* )? (?: if | when ) \s [^()]{1,120} \) )",
    "WEEK": r"(?: mon | tues | wednes | thurs | fri | satur | sun )",
    "EACH": r"(?: [Ee]ach (?: \s+ and \s+ every )? | [Ee]very )",
    # what is done "monthly", whatever follows: "shall be paid monthly to the Licensor"
    "OFTEN_DONE": r"\b (?: paid | payable | due | made | compounded | calculated | computed | accrued? | accrues"
    r" | earned | billed | invoiced | rendered | issued | mailed | credited | charged | reported"
    r" | remitted | delivered | provided | submitted | adjusted | reviewed | updated | meets? ) \s+",
    "KIND_OF_UNIT": r"(?: (?: calendar | fiscal | financial | contract | lease | licen[cs]e | policy | such"
    r" | subsequent | successive"
    r" | succeeding ) \s+ ){0,2}",
    # "the first day of any Fiscal Month", "of each DCL Financial Year"
    "OF_UNIT": r"(?: of | in ) \s+ (?: the \s+ (?: first | second | third | last ) \s+ month \s+ of \s+ )?"
    r" (?: each (?: \s+ and \s+ every )? (?: \s+ of \s+ the (?: \s+ first )? \s+ (?: two | three | four ) )? | every"
    r" | any ) \s+ (?: (?: full | complete | completed | whole | partial ) \s+ )?"
    r" (?: (?-i: [A-Z] [\w&]* ) \s+ ){0,2} {KIND_OF_UNIT}",
}


def frequency(word: str) -> Frequency | None:
    """How often: "quarterly" is `quarterly`, "semi-annually" `semiannual`; "semi-monthly" has no word of its own.

    "twice annually" is `semiannual` too.
    """
    small = word.lower()
    if small.startswith(("twice", "two", "three")):
        return "semiannual" if small.endswith(("annually", "annual", "yearly")) and small[1] == "w" else None
    if small.startswith("bi") or (small.startswith("semi") and "annual" not in small and "year" not in small):
        return None
    return next(value for beginning, value in _FREQUENCIES.items() if small.startswith(beginning))


def regular(match: Match, document: Document) -> Date:
    """The recurring date of a match whose group `often` says how often, halved by `semi`."""
    often = (group(match, "semi") or "") + match["often"]
    return Date(kind="recurring", span=whole(match), frequency=frequency(often))
