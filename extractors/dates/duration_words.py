"""What stands around the number of a duration: its window, its anchor, "any" before it, a limit such as "up to"."""

from decimal import Decimal

import regex

from extractors.dates.pieces import PIECES, following, group, quantity, unit
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Direction, Within
from pipeline.rules import Match, expand, words

DURATION_PIECES = {
    **PIECES,
    # "60 days, whether or not consecutive, in any year", "120 days (including weekends and holidays) in any 365 day"
    "ASIDE": r"""(?: ,? \s+ whether \s+ or \s+ not \s+ (?: successive | consecutive ) ,?
        | \s* \( (?: whether | including | excluding | inclusive ) \s [^()]{1,60} \) )""",
    "WINDOW": r"""{ASIDE}? \s+ (?: (?: in | during | within | out \s+ of ) \s+ (?: any | each | a ) | per ) [\s-]+
        (?: (?: rolling | consecutive ) \s+ )? (?: period \s+ of \s+ )?
        (?: (?P<window>{NUMBER}) [\s-]+ (?: {ADJECTIVE} [\s-]+ )? (?: {KIND} [\s-]+ )? (?P<window_unit>{UNIT})
            (?: \s+ (?: trading \s+ )? period \b )?
        | (?: {KIND} \s+ ) (?P<window_unit> month | quarter | year ) \b (?! [\w’'-] ) )""",
}
# what follows the unit: "90-day period", "45 days in any 90-day period"
TAIL = lazy(
    expand(
        r"""(?P<noun> [\s-]+ periods? \b )? (?P<within> {WINDOW} )?
            (?= (?P<follows> \s+ (?: immediately \s+ )? (?: following | after | from ) \b )? )""",
        DURATION_PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
_SPREAD = lazy(
    r"\b(?:vest(?:s|ed|ing)?|ratabl[ey]|installments?|payments?|pa(?:id|yable)|spread|amortiz\w+|equally|recogni[sz]ed|accrues?"
    r"|monthly|quarterly|annually|earned)\s+$",
    regex.IGNORECASE,
)
"""What runs over a stretch of time and does not exceed it: "vesting over 4 years"."""
_LEAD = lazy(
    r"""(?<= (?<! [\w-] ) (?P<words> (?: any | each | every ) (?: \s+ (?: such | other | given | single | rolling ) )?
        | (?: immediately \s+ )? (?: preceding | succeeding | following | previous | prior ) | last
        | (?: any | each ) \s+ (?: consecutive | successive ) | consecutive
        | first | second | third | fourth | initial | successive ) \s+ )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_ANY = lazy(
    r"(?<=(?<![\w-])(?P<words>(?:any|each|every)(?:\s+(?:such|given|other|single|consecutive))?)\s+)", regex.IGNORECASE
)
_WHICH = lazy(
    r"(?<=(?<![\w-])(?P<words>(?:any|each|every)(?:\s+(?:such|given|other|single|consecutive))?"
    r"|first|second|third|fourth|initial|final|successive)\s+)",
    regex.IGNORECASE,
)
OF_A_TERM = lazy(
    r"\s+of\s+(?:(?:the|its|his|her|their|your|our|such|this|each|any|a|(?:continued\s+)?(?:employment|tenancy))\b"
    r"|[\w.]+(?:[’']s|s[’'])\s)",
    regex.IGNORECASE,
)
"""What makes "the last three years of the option" the end of a stretch, whenever it runs."""
_QUALIFIER = lazy(
    r"""(?<= (?<! [\w-] ) (?P<words> not \s+ (?: to \s+ )? exceed (?: ing )? (?: \s+ an \s+ aggregate \s+ of )?
        | exceed (?: s | ing )?
        (?: \s+ an \s+ aggregate \s+ of )? | up \s+ to | at \s+ least | (?: not? \s+ )? (?: more | less | fewer
        | longer | shorter ) \s+ than
        | (?: an \s+ )? aggregate \s+ of | in \s+ excess \s+ of | over | approximately | about | nearly | almost
        | a \s+ (?: minimum | maximum ) \s+ of ) \s+ )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_PART_OF = lazy(
    expand(
        r"""(?<= (?<! [\w-] ) (?P<part>{NUMBER}) \s+ (?: out \s+ of \s+ (?: any \s+ | the \s+ )? | of \s+ any \s+ )
            (?: (?: immediately \s+ )? (?: last | preceding | previous | prior ) \s+ )?
            (?: period \s+ of \s+ )? )
        | (?<= (?<! [\w-] ) (?P<part>{NUMBER}) \s+ of \s+ ) (?= {NUMBER} [\s-]+ consecutive \b )""",
        DURATION_PIECES,
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
# documents and figures that are made for any month, and points of it: the month is no window of a limit
_NO_LIMIT = lazy(
    r"""(?<= \b (?: (?: end | close | conclusion | beginning | start | commencement | expiration | day | date ) \s+ of
        | with \s+ respect \s+ to | (?: forecasts? | budgets? | projections? | statements? | reports? | plans?
        | schedules? | certificates? | records? | invoices? ) \s+ for ) \s+ )""",
    regex.VERBOSE | regex.IGNORECASE,
)
_SIDE = lazy(
    r"\s+(?:immediately\s+)?(?:(?P<after>following|after|(?P<from>from)(?:\s+and\s+after)?)|(?P<before>before|prior\s+to|preceding))\b",
    regex.IGNORECASE,
)


def qualifier_before(document: Document, at: int) -> str | None:
    """The limiting words before a duration, in small letters: "not to exceed an aggregate of"."""
    match = following(_QUALIFIER, document.text, at)
    if match is None:
        return None
    said, start = words(match["words"]).lower(), match.start("words")
    return None if said == "over" and _SPREAD.search(document.text, max(0, start - 20), start) else said


def window(tail: Match) -> Within | None:
    """The window of a limit: "in any 90-day period" is 90 days, "in any fiscal year" one year."""
    window_unit = group(tail, "window_unit")
    if window_unit is None:
        return None
    number = tail["window"]
    return Within(quantity=quantity(number) if number else Decimal(1), unit=unit(window_unit))


def start_of(match: Match, tail: Match, text: str) -> int:
    """Where the span begins: with "any", with "first" of several, with "last" and "preceding" before or of a period.

    In "initial one-year term" the word before the number belongs to the noun.
    """
    several = match["unit"][-1] in "sS"
    whole = tail["noun"] or tail["follows"] or (several and following(OF_A_TERM, text, tail.end()))
    lead = _LEAD if whole else _WHICH if several else _ANY
    before = following(lead, text, match.start("number"))
    return before.start("words") if before else match.start("number")


def part_of(text: str, at: int) -> Match | None:
    """What stands before a window of which only a part counts: "10 out of any" before "20 consecutive trading days"."""
    return following(_PART_OF, text, at)


def limits(text: str, at: int) -> bool:
    """Whether "any fiscal quarter" that begins here can be the window of a limit, and not what a forecast is for."""
    return following(_NO_LIMIT, text, at) is None


def side_of(tail: Match, text: str) -> tuple[Direction, int] | None:
    """On which side of its anchor a period lies, and where the anchor begins: "first 12 months following …"."""
    if tail["within"] or not (tail["noun"] or tail["follows"]):
        return None
    side = following(_SIDE, text, tail.end())
    if side is None or (side["from"] and tail["noun"]):
        return None  # "an extension of such ten-day period from the Company"
    return ("after" if side["after"] else "before"), side.end()
