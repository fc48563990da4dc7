"""What a document calls a Business Day: its weekend, whose banks are closed where, and the calendar that follows.

"A day other than a Saturday or Sunday or any day on which banking institutions in New York City are authorized or
obligated by law or executive order to close" is the calendar `us-ny-bank`.
"""

from collections.abc import Iterator

from extractors.clauses.evidence import group, quotes
from extractors.clauses.nearby import asked
from extractors.clauses.pieces import PIECES
from extractors.dates.pieces import group as stated
from pipeline.clause import BusinessDay, Clause
from pipeline.document import Document
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

_PIECES = {
    **PIECES,
    "CLOSED": r"(?: (?: generally \s+ )? (?: authori[sz]ed | required | permitted | obligated ) \b [^.;,]{0,90}? \b "
    r"close d? \b"
    r" | (?: generally \s+ )? closed (?: \s+ for \s+ business )? )",
    "PLACE": r"(?: the \s+ )? (?-i: (?: City \s+ of \s+ )? [A-Z] [\w’'-]* (?: \s+ [A-Z] [\w’'-]* ){0,2}"
    r" (?: , \s+ [A-Z] [\w’'-]* (?: \s+ [A-Z] [\w’'-]* )? (?: , \s+ U\.?S\.?A\b )? )? )",
    "OPENING": r"(?<! \w [\s-] ) {QUOTE}? business \s+ day {QUOTE}? \s* (?: : | means? \b | shall \s+ mean \b"
    r" | is \s+ defined \s+ as \b | , \s+ as \s+ used \s+ herein , \s+ means? \b ) \s+ (?: a | any | each ) \s+ day",
    "BANKS": r"(?P<banks> (?: commercial \s+ )? (?: banks | banking \s+ institutions ) (?: \s+ or \s+ trust \s+"
    r" companies )? )",
    "CITY": r"{PLACE} (?: \s+ (?: or | and ) \s+ {PLACE} )?",
}

_DEFINED = (r"usiness\s+[Dd]ay[\"”’]?\s*(?::|means|shall|is\s|,)", r"USINESS\s+DAY[\"”’]?\s*(?::|MEANS)")
NEW_YORK = ("new york", "city of new york", "new york city")


def _defined(match: Match, document: Document) -> BusinessDay | None:
    """A definition by the days that are none; null where what follows makes the days other ones."""
    city = words(match["city"]).removeprefix("the ").removeprefix("The ")
    closed = words(match["closed"])
    whose = words(match["banks"])
    return BusinessDay(
        span=Span(match.start(), match.end()),
        weekend=("Saturday", "Sunday"),
        city=city,
        closed_when=f"{whose} are {closed}",
        calendar="us-ny-bank" if _is_new_york(city) and not stated(match, "elsewhere") else None,
        evidence=quotes(
            {
                name: group(match, key)
                for name, key in (("weekend", "weekend"), ("city", "city"), ("closed_when", "closed"))
            }
        ),
    )


def _is_new_york(city: str) -> bool:
    """Whether the place is New York City alone, however it is written: "The City of New York, New York"."""
    name = city.lower()
    for more in (", usa", ", u.s.a.", ", new york", ", ny"):
        name = name.removesuffix(more)
    return name in NEW_YORK


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.business_day",
        pattern=r"""{OPENING} (?: \s+ of \s+ the \s+ week , )? \s+
            (?: other \s+ than | except | excluding | that \s+ is \s+ not | which \s+ is \s+ not ) \s+
            (?: a \s+ day \s+ which \s+ is \s+ )? (?: a \s+ )? (?P<weekend> saturday \s* (?: , | or )? \s* (?: or \s+
            )? (?: a \s+ )? sunday )
            ,? \s+ (?: or \s+ )? (?: (?: a \s+ )? legal \s+ holiday ,? \s+ (?: or \s+ )? )?
            (?: a | any | other | any \s+ other ) \s+ (?: other \s+ )? day \s+ on \s+ which \s+
            {BANKS}
            (?: \s+ (?: located \s+ )? in \s+ (?P<city>{CITY}) \s+ are \s+ (?P<closed>{CLOSED})
              | \s+ are \s+ (?P<closed>{CLOSED}) \s+ in \s+ (?P<city>{CITY}) )
            (?: \s* \. | (?= \s* (?: ; (?! \s* provided ) | \n ) ) )""",
        build=_defined,
        needs=("usiness", "USINESS"),
        pieces=_PIECES,
        examples={
            "BUSINESS DAY: A day other than a Saturday or Sunday or any day on\n     which banking institutions in New "
            "York City are authorized or obligated by\n     law or executive order to close.": {
                "city": "New York City",
                "calendar": "us-ny-bank",
                "closed_when": "banking institutions are authorized or obligated by law or executive order to close",
            },
            '"Business Day" means any day other than a Saturday, Sunday or other day on which commercial banks in The '
            "City of New York are authorized or required by law to close.": {
                "city": "City of New York",
                "calendar": "us-ny-bank",
            },
            '"Business Day": a day other than a Saturday, Sunday or other day on which commercial banks in Boston, '
            "Massachusetts\nare authorized or required by law to close.": {
                "city": "Boston, Massachusetts",
                "calendar": None,
            },
            '"Business Day" shall mean any day other than a Saturday, a Sunday or a legal holiday or a day on which '
            "banking "
            "institutions or trust companies are authorized or obligated by law to close in New York City.": {
                "calendar": "us-ny-bank"
            },
            '"Business Day" means any day which is not a Saturday, a Sunday or a day on which banks are generally '
            "closed for "
            "business in Denver, Colorado or London, England.": {
                "city": "Denver, Colorado or London, England",
                "closed_when": "banks are generally closed for business",
            },
            '"Business Day" means each day of the week, excluding Saturday, Sunday or a day on which banking '
            "institutions in "
            "New York, New York, USA are closed.": {"calendar": "us-ny-bank"},
        },
        near_misses=(
            (
                '"Domestic Business Day" means any day except a Saturday, Sunday or other day on which commercial '
                "banks in "
                "New York City are authorized or required by law to close."
            ),
            (
                '"Business Day" means any day other than a Saturday, Sunday or other day on which commercial banks in '
                "New "
                "York, New York are authorized to close and, if it relates to a Eurodollar Loan, a London Banking Day."
            ),
            "BUSINESS DAY: As defined in the Indenture.",
            '"Business Day" shall mean a day on which banks are not authorized to be closed in Atlanta.',
        ),
    ),
    Rule(
        name="clause.business_day.holiday",
        pattern=r"""{OPENING} \s+ (?: other \s+ than | except | excluding ) \s+
            (?: a \s+ )? (?P<weekend> saturday \s* (?: , | or )? \s* (?: or \s+ )? (?: a \s+ )? sunday )
            ,? \s+ (?: or \s+ )? (?: a \s+ )? legal \s+ holiday (?: ,? \s+ or \s+ any \s+ other \s+ day )? \s+ in \s+
            (?P<city>{CITY}) (?P<elsewhere> \s* \( \s* or \b [^()]{5,160} \) )? \s+ on \s+ which \s+
            {BANKS} \s+ are \s+ (?P<closed> (?: authori[sz]ed | required | permitted | obligated ) \b [^.;]{0,90}? \b
            close d? \b ) (?: \s* \. | (?= \s* (?: ; (?! \s* provided ) | \n ) ) )""",
        build=_defined,
        needs=("usiness", "USINESS"),
        pieces=_PIECES,
        examples={
            "“Business Day” means any day except a Saturday, Sunday or a legal holiday in the City of New York, "
            "New York "
            "(or in connection with any payment, the place of payment) on which banking institutions are authorized or "
            "required by law, regulation or executive order to close.": {
                "city": "City of New York, New York",
                "calendar": None,
                "closed_when": "banking institutions are authorized or required by law, regulation or executive order "
                "to close",
            },
            '"Business Day" means any day other than a Saturday, a Sunday or a legal holiday or any other day '
            "in New York "
            "City on which banks are required by law to close.": {"calendar": "us-ny-bank"},
        },
        near_misses=('"Business Day" means any day except a Saturday, Sunday or a legal holiday in New York City.',),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The definitions of Business Day, one for each part of the document that gives one."""
    return asked(document, RULES, _DEFINED, 600)
