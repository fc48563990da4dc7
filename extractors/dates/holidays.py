"""Days that have a name: "Labor Day 2004" is 2004-09-06, "until Christmas Day" XXXX-12-25; "Monday after Thanksgiving".

Without its year a day that moves is known by its month: "after Labor Day" is XXXX-09-XX. Such days in a list of
holidays, "closed on Thanksgiving, Christmas and Easter", and names of what is named for them, "the Thanksgiving
weekend", date nothing; nor does the name of a day beside its date, "on Independence Day, July 4, 2004".
"""

from decimal import Decimal

import regex

from extractors.dates.date_pieces import DATE_PIECES, comparator_before, iso
from extractors.dates.pieces import calendar, group
from pipeline.days import nth_weekday
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

_FIXED = {
    "new year’s day": (1, 1), "new year’s eve": (12, 31), "independence day": (7, 4), "veterans day": (11, 11),
    "veterans’ day": (11, 11), "veteran’s day": (11, 11), "juneteenth": (6, 19), "christmas day": (12, 25),
    "christmas eve": (12, 24), "christmas": (12, 25),
}  # fmt: skip
_MONDAY, _THURSDAY = 0, 3
_MOVABLE = {
    "martin luther king": (1, _MONDAY, 3), "presidents": (2, _MONDAY, 3), "president’s": (2, _MONDAY, 3),
    "memorial": (5, _MONDAY, -1), "labor": (9, _MONDAY, 1), "columbus": (10, _MONDAY, 2),
    "thanksgiving": (11, _THURSDAY, 4),
}  # fmt: skip
"""By the beginning of its name the month, the weekday and its number in the month, the last being -1."""
_NAMES = r"""(?: (?: New \s+ Year['’]s \s+ (?: Day | Eve ) | (?: Independence | Veteran (?: s['’]? | ['’]s ) | Memorial
        | Labor | Columbus | President (?: s['’]? | ['’]s )
        | Martin \s+ Luther \s+ King (?: ,? \s+ Jr\. )? (?: ['’]s )? ) \s+ Day
    | Christmas (?: \s+ (?: Day | Eve ) )? | Thanksgiving (?: \s+ Day )? | Juneteenth ) \b )"""
AT = regex.compile(
    r"\b(?:New\s+Year['’]|Independence\s+D|Veteran|Memorial\s+D|Labor\s+D|Columbus\s+D|President['’s]|Martin\s+L"
    r"|Christmas|Thanksgiving|Juneteenth)"
)
_PIECES = {
    **DATE_PIECES,
    "HOLIDAY": _NAMES,
    "ITS_YEAR": r"(?: ,? \s+ (?: (?: of | in ) \s+ )? (?P<year>{YEAR}) )",
    # what comes behind a day, and behind no name: "after Labor Day, the", "until Christmas and", "of each year"
    "NO_NAME": r"(?= \s* (?: [.,;:)] | \Z | \n\n ) | \s+ (?: and | or | of | in | at | through | to | until | unless"
    r" | is | was | when | for | each | every | only | but | as ) \b )",
    # "Labor Day, the day after Thanksgiving and Easter": one of a list
    "LISTED_BEFORE": r"{HOLIDAY} (?: \s* , \s* (?: (?: and | or ) \s+ )? | \s+ (?: and | or ) \s+ ) (?: the \s+ )?",
    "LISTED_NEXT": r"(?: \s* , \s* (?: (?: and | or ) \s+ )? | \s+ (?: and | or ) \s+ )"
    r" (?: (?: on \s+ )? (?: the \s+ )? (?: {HOLIDAY} | (?: Easter | Good \s+ Friday ) \b )"
    r" | the \s+ day \s+ (?: after | before ) \s+ {HOLIDAY} )",
    "DATED_NEXT": r"(?: \s* , \s* (?: {WEEKDAY_NAME} ,? \s+ )? {MONTH} \s+ \d )",
    "WEEKDAY_NAME": r"(?: (?: Mon | Tues | Wednes | Thurs | Fri | Satur | Sun ) day )",
}
_WEEKDAY = lazy(r"(?:mon|tues|wednes|thurs|fri|satur|sun)day", regex.IGNORECASE)


def _key(name: str) -> str:
    return words(name).lower().replace("'", "’")


def _value(name: str, year: str | None) -> str | None:
    """The day in EDTF, as far as its name and its year tell it."""
    key, its_year = _key(name), int(year) if year else None
    if fixed := _FIXED.get(key):
        return iso(its_year, *fixed) if its_year else f"XXXX-{fixed[0]:02}-{fixed[1]:02}"
    found = next((rule for begins, rule in _MOVABLE.items() if key.startswith(begins)), None)
    if found is None:
        return None
    return nth_weekday(its_year, *found).isoformat() if its_year else f"XXXX-{found[0]:02}-XX"


def _holiday(match: Match, document: Document) -> Date:
    return Date(
        kind="calendar",
        span=Span(*match.span()),
        value=_value(match["name"], group(match, "year")),
        comparator=comparator_before(document, match.start()),
    )


def _beside(match: Match, document: Document) -> Date:
    """The day of the week, or the day, that comes next on one side of it."""
    counted = _WEEKDAY.fullmatch(match["day"]) is None
    return Date(
        kind="relative",
        span=Span(match.start("begin"), match.end()),
        quantity=Decimal(1) if counted else None,
        unit="day" if counted else None,
        calendar=calendar(match["kind"]) if counted else None,
        direction="before" if match["before"] else "after",
        anchor=words(match[0]),
    )


RULES = (
    Rule(
        name="relative.beside_holiday",
        pattern=r"""(?<= (?<! [\w-] | (?-i: {LISTED_BEFORE} ) ) (?P<begin> (?: (?: first | second | third | last ) \s+
                (?= [a-z]{3,6} day \b ) )? (?: (?P<kind> business | working | trading ) \s+ )?
                (?P<day> (?: mon | tues | wednes | thurs | fri | satur | sun )? day ) \s+
                (?: immediately \s+ | next \s+ )?
                (?: after | following | (?P<before> before | preceding | prior \s+ to ) ) \s+ ) )
            (?-i: {HOLIDAY} (?! {LISTED_NEXT} ) ) {ITS_YEAR}?""",
        build=_beside,
        pieces=_PIECES,
        examples={
            "from the Tuesday after Labor\n Day": {
                "kind": "relative",
                "direction": "after",
                "anchor": "Labor Day",
                "span_text": "Tuesday after Labor\n Day",
            },
            "day before\n Christmas": {"quantity": "1", "unit": "day", "direction": "before"},
            "Friday following Thanksgiving Day": {"anchor": "Thanksgiving Day"},
            "second Monday after\n Labor Day": {"span_text": "second Monday after\n Labor Day"},
        },
        near_misses=(
            "on the first Monday in May",
            "a weekday after the holiday",
            "Thanksgiving Day, the day after Thanksgiving",
            "the day after Thanksgiving, Christmas Eve and Christmas Day",
        ),
    ),
    Rule(
        name="date.holiday",
        pattern=r"""(?P<name>{HOLIDAY}) (?: {ITS_YEAR} | (?<= \b (?: on | after | before | since | until | till
                | through | by | from | to | past | following ) \s+ (?: the \s+ )? {HOLIDAY} ) {NO_NAME}
                (?! {LISTED_NEXT} | {DATED_NEXT} ) )""",
        build=_holiday,
        pieces=_PIECES,
        ignore_case=False,
        examples={
            "Labor Day 2004": {"kind": "calendar", "value": "2004-09-06"},
            "Memorial\n Day, 2005": {"value": "2005-05-30"},
            "open until Christmas\n Eve.": {"value": "XXXX-12-24", "span_text": "Christmas\n Eve"},
            "from Memorial Day through Labor Day,": [
                {"value": "XXXX-05-XX", "span_text": "Memorial Day"},
                {"value": "XXXX-09-XX", "span_text": "Labor Day"},
            ],
            "Thanksgiving Day of 1999": {"value": "1999-11-25"},
        },
        near_misses=(
            "holidays are Labor Day, Thanksgiving and Christmas.",
            "closed on Thanksgiving, Christmas and Easter",
            "work on Memorial Day or Labor Day",
            "on Independence Day, July 4, 2004",
            "after Thanksgiving weekend",
            "by Christmas Island Resorts",
            "since Columbus Day Sales",
        ),
    ),
)
