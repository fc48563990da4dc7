"""What a document calls a Business Day: its weekend, whose banks are closed where, and the calendar that follows.

"A day other than a Saturday or Sunday or any day on which banking institutions in New York City are authorized or
obligated by law or executive order to close" is the calendar `us-ny-bank`. A definition is read from its weekend on:
the banks, or the holidays, are looked for in what follows. Where it asks for more, "and, if it relates to a
Eurodollar Loan, a London Banking Day", the days it names are given and its calendar is null.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import regex

from extractors.clauses.evidence import group, quotes
from extractors.clauses.nearby import asked
from extractors.clauses.pieces import PIECES
from extractors.clauses.sentences import sentence_end
from pipeline.clause import BusinessDay, Clause
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_PIECES = {
    **PIECES,
    "DAYS": r"(?: business | banking ) \s+ days?",
    # "means (a) for all purposes other than as covered by clause (b) below, any day of the week, other than a …"
    "MARK": r"\( (?: [a-z1-9] | i{1,3} ) \) \s+",
    "ASIDE": r"for \s+ all \s+ purposes \s+ other \s+ than [^,;.]{5,60} , \s+",
    "OTHERS": r"(?: with \s+ respect \s+ to | for \s+ purposes \s+ of | in \s+ relation \s+ to ) \b [^;.]{20,700}? \b"
    r" for \s+ all \s+ other \s+ purposes ,? \s+",
    "NOT": r"(?: (?: that \s+ )? other \s+ than | except (?: \s+ for )? | excluding | (?: that | which ) \s+ is \s+"
    r" (?: not | neither )"
    r" | not \s+ being ) :? \s+",
    "WEEKDAY": r"(?: mon | tues | wednes | thurs | fri | satur | sun ) days?",
    "ON": r"(?: {MARK} )? (?: on \s+ )? (?: a \s+ day \s+ which \s+ is \s+ )? (?: a \s+ (?: {MARK} )? )?",
    "AND": r"\s* ,? \s* (?: (?: or | and | nor ) \s+ )?",
    "PLACE": r"(?: the \s+ )? (?: (?: city | state | commonwealth | province ) \s+ of \s+ )? (?-i: [A-Z] [\w’'-]*"
    r" (?: \s+ [A-Z] [\w’'-]* ){0,2}"
    r" (?: \s+ \( [A-Z] [\w’'.]* (?: \s+ [A-Z] [\w’'.]* ){0,2} \) )?"
    r" (?: , \s+ [A-Z] [\w’'-]* (?: \s+ [A-Z] [\w’'-]* )? (?: , \s+ U\.?S\.?A\b )? )? )",
    "IN": r"(?: ,? \s+ (?: located \s+ | situated \s+ )? in \s+ (?: both \s+ | either \s+ )?"
    r" (?P<city> {PLACE} (?: (?: ,? \s+ (?: or | and | and/or ) (?: \s+ in )? | , ) \s+ {PLACE} ){0,3} ) )",
}
_BANKS = lazy(
    expand(
        r"""\b (?P<banks> (?: (?: clearing | commercial | national | state | federal (?: ly \s+ chartered )? ) \s+
                (?: (?: and | or ) \s+ )? ){0,3}
              (?: banks | banking \s+ (?: institutions | associations ) | (?: federally \s+ chartered \s+ )?
              financial \s+ institutions ) (?: \s+ (?: or | and ) \s+ trust \s+ companies )?
            | (?: (?<= \b which \s+ ) | the \s+ ) (?-i: [A-Z] \w+ (?: \s+ (?: of \s+ )? [A-Z] \w+ ){0,3} ) )
        {IN}? (?P<other> ,? \s+ (?: or | and ) \s+ (?: in \s+ )? (?: the | such | any ) \s+
            (?: city | state | place ) \b [^.;]{5,90}? \b located )? ,? \s+
        (?P<state> (?: generally \s+ )? (?: are | is ) \s+ (?P<closed> (?: generally \s+ )? (?:
            (?P<open> open
              | not \s+ (?: authori[sz]ed | required | permitted | obligated ) \b [^.;]{0,90}? \b close d? )
            | not \s+ required \s+ to \s+ be \s+ open
            | (?: not \s+ open | closed ) (?: \s+ for \s+ (?: business | trading ) )?
            | (?: authori[sz]ed | required | permitted | obligated | entitled ) \b [^.;]{0,90}? \b close d? ) ) ) \b
        (?: \s+ under \s+ the \s+ laws \s+ of ,? \s+ or \s+ are \s+ in \s+ fact \s+ closed
          | \s+ for \s+ (?: business (?: \s+ with \s+ the \s+ public )?
            | the \s+ (?: conduct | transaction ) \s+ of \b [^.;,]{5,90}? (?= {IN} | [.;,]
            | \s+ and \b ) ) )? {IN}?""",
        _PIECES,
    ),
    _FLAGS,
)
"""Whose banks are closed, when and where: "commercial banks in Boston are authorized or required by law to close"."""
_HOLIDAY = lazy(
    expand(
        r"""\b (?P<closed> (?: legal | federal | national | public | statutory | civic | bank | official ) \s+
        (?: \w+ \s+ ){0,3}? holidays? ) \b (?: (?: \s+ for \s+ [\w\s]{3,40}? )?
        (?: {IN} | \s+ under \s+ the \s+ laws \s+ of \s+ (?P<city> {PLACE} ) ) )?""",
        _PIECES,
    ),
    _FLAGS,
)
_BETWEEN = lazy(
    expand(
        r"""[\s,)]* (?: (?: or | and ) \s+ )? (?: \( (?: b | ii | 2 ) \) \s+ )?
        (?: (?: a | any | other ) \s+ ){0,2} (?: (?: (?: legal | public | federal ) \s+ )?
        holidays? ,? (?: \s+ (?: or | and ) )? )? (?: \s* (?: a | any | other | calendar ) \b ){0,3}
        (?: \s* days? )? {IN}? (?P<elsewhere> \s* \( [^()]{5,160} \) )? (?: \s* on \s+ which )? \s*""",
        _PIECES,
    ),
    _FLAGS,
)
"""What stands between the weekend and the banks where there are no other days."""
_DEFINED = (
    r"(?:usiness|anking)\s+[Dd]ays?[\"”’]?\s*(?::|means|shall|is\s|,)",
    r"(?:USINESS|ANKING)\s+DAYS?[\"”’]?\s*(?::|MEANS|means|shall)",
)
NEW_YORK = ("new york", "city of new york", "new york city", "state of new york")
_REACH = 400
"""How far behind the weekend the banks stand at most."""


@dataclass(frozen=True)
class _Closed:
    """When a day is closed and where, and whether the definition says nothing else."""

    when: str | None = None
    city: str | None = None
    spans: Mapping[str, Span | None] = field(default_factory=dict)
    end: int = 0
    alone: bool = False


def _by_banks(match: Match, document: Document) -> BusinessDay | None:
    """A definition that names no weekend, only whose banks are closed, or open, where."""
    text = document.text
    end = sentence_end(text, match.end())
    banks = _BANKS.match(text, match.end(), min(end, match.end() + _REACH))
    if banks is None or (match["not"] and banks["open"]):
        return None
    when = None if banks["open"] else words(f"{banks['banks']} {banks['state']}")
    if when is None and not banks["city"]:
        return None
    stop = _STOPPED.match(text, banks.end())
    return BusinessDay(
        span=Span(match.start(), stop.end() if stop else end),
        city=_city(banks),
        closed_when=when,
        evidence=quotes(_spans(banks if when else None, banks)),
    )


def _defined(match: Match, document: Document) -> BusinessDay:
    """A definition by the days that are none; its calendar where it names no others."""
    text = document.text
    end = min(sentence_end(text, match.end()), match.end() + 1500)
    part = _PARTED.search(text, match.end(), end)
    closed = _closed(text, match.end(), min(part.start() if part else end, match.end() + _REACH))
    stop = _STOPPED.match(text, closed.end)
    single = stop is not None and not match["part"]
    weekend = _weekend(match["weekend"])
    usual = single and weekend == _USUAL
    return BusinessDay(
        span=Span(match.start(), stop.end() if stop else end),
        weekend=weekend,
        city=closed.city,
        closed_when=closed.when,
        calendar=_calendar(closed) if usual and closed.alone else None,
        evidence=quotes({"weekend": group(match, "weekend"), **closed.spans}),
    )


def _weekend(named: str) -> tuple[str, ...]:
    """The days of each week that are none, "Saturday" and "Sunday" first, others as they are named."""
    days = [one[0].removesuffix("s").title() for one in _WEEKDAY.finditer(named)]
    return tuple(sorted(days, key=lambda day: (day not in _USUAL, _USUAL.index(day) if day in _USUAL else 0)))


_USUAL = ("Saturday", "Sunday")
_WEEKDAY = lazy(expand(_PIECES["WEEKDAY"], _PIECES), _FLAGS)
_PARTED = lazy(r";")
_STOPPED = lazy(
    r"\s* \. (?! \w ) | \s* \)? (?= \s* (?: ; (?! \s* (?: provided | and ) \b ) | \n \s* \n | \Z ) )", _FLAGS
)
"""The end of a definition that asks for nothing more."""


def _closed(text: str, start: int, end: int) -> _Closed:
    """What closes a day by the words behind the weekend: banks, else holidays, else nothing."""
    banks = _BANKS.search(text, start, end)
    if banks is not None:
        between = _BETWEEN.fullmatch(text, start, banks.start())
        when = None if banks["open"] else words(f"{banks['banks']} {banks['state']}")
        place = banks if banks["city"] or between is None else between
        alone = bool(between and not between["elsewhere"] and not banks["open"] and not banks["other"])
        return _Closed(when, _city(place), _spans(banks if when else None, place), banks.end(), alone)
    holiday = _HOLIDAY.search(text, start, end)
    if holiday is not None:
        return _Closed(words(holiday["closed"]), _city(holiday), _spans(holiday, holiday), holiday.end())
    return _Closed(end=start, alone=True)


def _city(match: Match) -> str | None:
    return words(match["city"]).removeprefix("the ").removeprefix("The ") if match["city"] else None


def _spans(closed: Match | None, place: Match) -> Mapping[str, Span | None]:
    return {"closed_when": group(closed, "closed") if closed else None, "city": group(place, "city")}


def _calendar(closed: _Closed) -> str | None:
    """The calendar of days that are closed in New York City alone, or of none but the weekend."""
    if closed.city is None:
        return "weekends-only" if closed.when is None else None
    return "us-ny-bank" if _is_new_york(closed.city) else None


def _is_new_york(city: str) -> bool:
    """Whether the place is New York City alone, however it is written: "The City of New York, New York"."""
    name = city.lower()
    for more in (", usa", ", u.s.a.", ", united states", ", new york", ", ny"):
        name = name.removesuffix(more)
    return name in NEW_YORK


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.business_day",
        pattern=r"""(?<! [A-Za-z] [\s-] ) {QUOTE}? {DAYS} {QUOTE}? \s* (?: : | means? \b :? ,? | shall \s+ mean \b ,?
            | is \s+ defined \s+ as \b | , \s+ as \s+ used \s+ herein , \s+ means? \b ) \s+
            (?: {MARK} )? (?: {ASIDE} | (?P<part> {OTHERS} ) )? (?: a | any | each | every ) \s+ (?: calendar \s+ )?
            days? (?: \s+ of \s+ the \s+ (?: week | year ) )? ,? \s+ \(? {NOT} {ON} (?P<weekend> {WEEKDAY} {AND}
            {ON} {WEEKDAY} (?: {AND} {ON} {WEEKDAY} ){0,2} ) \b""",
        build=_defined,
        needs=("usiness", "USINESS", "anking", "ANKING"),
        pieces=_PIECES,
        examples={
            "BUSINESS DAY: A day other than a Saturday or Sunday or any day on\n     which banking institutions in New "
            "York City are authorized or obligated by\n     law or executive order to close.": {
                "city": "New York City",
                "calendar": "us-ny-bank",
                "closed_when": "banking institutions are authorized or obligated by law or executive order to close",
            },
            "“Business Day” means any day other than (i) a Saturday or Sunday or (ii) a day on which banking "
            "institutions in the City of New York are authorized or required by law to close.": {
                "city": "City of New York",
                "calendar": "us-ny-bank",
            },
            "“Business Day” means any day other than a Saturday, Sunday or a day on which federally chartered "
            "financial institutions are not open for business in the City of New York, New York.": {
                "city": "City of New York, New York",
                "closed_when": "federally chartered financial institutions are not open for business",
            },
            "“Business Day” means any day other than a Saturday, Sunday or holiday on which national banking "
            "associations in the State of Indiana are authorized or required to be closed.": {
                "city": "State of Indiana",
                "closed_when": "national banking associations are authorized or required to be closed",
            },
            '"Business Day" means a day, other than a Friday, Saturday or Sunday, on which banks in Haifa are open.': {
                "weekend": ("Saturday", "Sunday", "Friday"),
                "city": "Haifa",
            },
            '"Business Day" means any day other than a Friday, a Saturday or a Sunday or a day on which banking '
            "institutions in New York City are authorized or obligated by law or executive order to close.": {
                "weekend": ("Saturday", "Sunday", "Friday"),
                "calendar": None,
            },
            '"Business Day" means any day other than a Saturday, Sunday or other day on which commercial banks in The '
            "City of New York are authorized or required by law to close.": {
                "city": "City of New York",
                "calendar": "us-ny-bank",
            },
            '"Business Day" shall mean each day other than a Saturday, a Sunday or a day on which banking institutions '
            "are not required to be open in the State of New York.": {
                "city": "State of New York",
                "closed_when": "banking institutions are not required to be open",
                "calendar": "us-ny-bank",
            },
            '"Business Day": a day other than a Saturday, Sunday or other day on which commercial banks in Boston, '
            "Massachusetts\nare authorized or required by law to close.": {
                "city": "Boston, Massachusetts",
                "calendar": None,
            },
            '"Business Day" shall mean any day other than a Saturday, a Sunday or a legal holiday or a day on which '
            "banking institutions or trust companies are authorized or obligated by law to close in New York City.": {
                "calendar": "us-ny-bank"
            },
            '"Business Day" means any day which is not a Saturday, a Sunday or a day on which banks are generally '
            "closed for business in Denver, Colorado or London, England.": {
                "city": "Denver, Colorado or London, England",
                "closed_when": "banks are generally closed for business",
            },
            '"Business Day" means each day of the week, excluding Saturday, Sunday or a day on which banking '
            "institutions in New York, New York, USA are closed.": {"calendar": "us-ny-bank"},
            "“Business Day” means any day except a Saturday, Sunday or a legal holiday in the City of New York, "
            "New York (or in connection with any payment, the place of payment) on which banking institutions are "
            "authorized or required by law, regulation or executive order to close.": {
                "city": "City of New York, New York",
                "calendar": None,
                "closed_when": "banking institutions are authorized or required by law, regulation or executive order "
                "to close",
            },
            '"Business Day" means any day other than a Saturday, a Sunday or a legal holiday or any other day '
            "in New York City on which banks are required by law to close.": {"calendar": "us-ny-bank"},
            # what else it asks for is in no field: its calendar is null
            '"Business Day" means any day other than a Saturday, Sunday or other day on which commercial banks in '
            "New York, New York are authorized to close and, if it relates to a Eurodollar Loan, a London Banking "
            "Day.": {"city": "New York, New York", "closed_when": "commercial banks are authorized to close"},
            "BUSINESS DAY shall mean (a) any day other than a Saturday, Sunday or other day on which commercial "
            "banks are\nauthorized or required to close in Omaha, Nebraska and (b) for LIBOR Loans, a day of dealings "
            "in London.": {"city": "Omaha, Nebraska", "calendar": None},
            '"Business Day" means any day other than a Saturday, Sunday or other day on which commercial banks are '
            "authorized to close under the Laws of, or are in fact closed in, the state where the Agent’s Office is "
            "located.": {"city": None, "closed_when": "commercial banks are authorized to close", "calendar": None},
            '"Business Day" means (i) with respect to any borrowing of Eurodollar Advances, a day (other than a '
            "Saturday or Sunday) on which banks are open in London and (ii) for all other purposes, a day (other than "
            "a Saturday or Sunday) on which banks generally are open in Detroit for the conduct of their commercial "
            "lending activities.": {"city": "Detroit", "closed_when": None, "calendar": None},
            '"Banking Day" means a day other than a Saturday, Sunday or other day on which banks are generally not '
            "open for business in Fresno, California.": {
                "city": "Fresno, California",
                "closed_when": "banks are generally not open for business",
            },
            '"Business Day" means a day other than a Saturday, Sunday or statutory holiday in Calgary, Alberta.': {
                "city": "Calgary, Alberta",
                "closed_when": "statutory holiday",
                "calendar": None,
            },
            '"Business Day" means a day other than a Saturday, Sunday or legal holiday for banks under the laws of the '
            "State of Ohio.": {"city": "State of Ohio", "closed_when": "legal holiday", "calendar": None},
            '"Business Day" means any day except a Saturday, Sunday or other day on which banks in Waco, Texas, or the '
            "city in which the Escrow Agent is located are required to close.": {
                "city": "Waco, Texas",
                "closed_when": "banks are required to close",
                "calendar": None,
            },
            '"Business Day" means a day other than a (x) Saturday, (y) Sunday or (z) day on which state or federally '
            "chartered banks in New York, New York are closed.": {
                "closed_when": "state or federally chartered banks are closed",
            },
            '"Business Day" means any day that is not a Saturday, a Sunday or other day on which Nasdaq is closed for '
            "trading.": {"closed_when": "Nasdaq is closed for trading", "calendar": None},
            '"Business Day" means a day other than a Saturday, Sunday or day on which the Commission is closed.': {
                "closed_when": "the Commission is closed",
                "calendar": None,
            },
            '"Business Day" means a day other than a Saturday, Sunday, a federal holiday or other calendar day on '
            "which banks in New York, New York, United States are closed.": {"calendar": "us-ny-bank"},
            '"Business Days" means any day other than Saturday or Sunday.': {
                "city": None,
                "calendar": "weekends-only",
            },
        },
        near_misses=(
            '"Domestic Business Day" means any day except a Saturday, Sunday or other day on which banks are closed.',
            "BUSINESS DAY: As defined in the Indenture.",
            '"Business Day" means a day other than a Friday or a public holiday in Tel Aviv.',
        ),
    ),
    Rule(
        name="clause.business_day.banks",
        pattern=r"""(?<! [A-Za-z] [\s-] ) {QUOTE}? {DAYS} {QUOTE}? \s* (?: : | means? \b :? ,? | shall \s+ mean \b ,? )
            \s+ (?: a | any | each | every ) \s+ (?: calendar \s+ )? (?: days? | date ) (?: \s+ of \s+ the \s+ year )?
            ,? \s+ (?P<not> {NOT} (?: a | any | the | those ) \s+ days? \s+ )?
            (?: (?: up )? on \s+ which | when ) \s+ (?: the \s+ (?-i: (?= [a-z] ) ) )?""",
        build=_by_banks,
        needs=("usiness", "USINESS", "anking", "ANKING"),
        pieces=_PIECES,
        examples={
            '"Business Day" shall mean a day on which banks are not authorized to be closed in Atlanta.': {
                "weekend": (),
                "city": "Atlanta",
                "closed_when": None,
                "calendar": None,
            },
            "“Business Day” means any day upon which the clearing banks in both the city of Lisbon (Portugal) and the "
            "city of New York, New York, USA are open for business.": {
                "city": "city of Lisbon (Portugal) and the city of New York, New York, USA",
                "closed_when": None,
            },
            "“Business Day” means any day of the year on which national banking institutions in Tulsa, Oklahoma are "
            "open to the public for conducting business.": {"city": "Tulsa, Oklahoma", "closed_when": None},
            '"Business Day" means any day other than a day on which commercial banks in Reno, Nevada are required or '
            "authorized to be closed.": {
                "city": "Reno, Nevada",
                "closed_when": "commercial banks are required or authorized to be closed",
            },
            '"Banking Day" means any day other than a day when banks are authorized to be closed for business in the '
            "State of Iowa.": {"city": "State of Iowa", "closed_when": "banks are authorized to be closed"},
        },
        near_misses=(
            '"Business Day" means any day on which the Market trades.',
            '"Business Day" means any day on which the Exchange is open for trading.',
            '"Business Day" means any day other than a day on which banks are open in Reno.',
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The definitions of Business Day, one for each part of the document that gives one."""
    return asked(document, RULES, _DEFINED, 1200)
