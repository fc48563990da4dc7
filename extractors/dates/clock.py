"""Times of the day beside a date, and how far their zones lie from Greenwich on that day.

"11 a.m. Eastern Daylight Time" on 2004-05-12 is 11:00-04:00; "noon, New York City time" on 2010-01-15 is
12:00-05:00. The zones are those of the United States, with the days on which its clocks have been changed since 1987.
"""

from datetime import date

import regex

from pipeline.days import nth_weekday
from pipeline.lazy import lazy
from pipeline.rules import Match, words

_FROM_GREENWICH = {
    "GMT": 0, "UTC": 0, "BST": 1, "CET": 1, "CEST": 2, "EET": 2, "EEST": 3, "IDT": 3, "HKT": 8, "SGT": 8, "JST": 9,
    "KST": 9, "AEST": 10, "AEDT": 11,
}  # fmt: skip
"""How many hours other zones lie before Greenwich; "IST" is left out, since India, Ireland and Israel each have one."""
_ELSEWHERE = "|".join((*_FROM_GREENWICH, "IST"))
_ZONE = rf"""(?P<zone> (?: prevailing \s+ | U\.?S\.? \s+ )? (?: eastern | central | mountain | pacific )
        (?: \s+ (?: daylight | standard | prevailing ) )? (?: \s+ (?: savings? \s+ )? time \b )?
        | [ECMP] [DS]? T \b
        | (?: local \s+ time \s+ in \s+ )? (?: new \s+ york (?: \s+ city )? | chicago | denver | los \s+ angeles
            | san \s+ francisco | houston | dallas | boston | atlanta )
            (?: ,? \s+ [a-z.]{{2,14}} )? \s+ time \b
        | local \s+ time \b | GMT \b | UTC \b | (?-i: {_ELSEWHERE} ) \b | greenwich \s+ mean \s+ time \b
        | (?-i: [A-Z] [a-z]+ (?: \s [A-Z] [a-z]+ )? ) \s+ (?: clock \s+ | local \s+ )? time \b )"""
CLOCK = rf"""(?P<clock> (?P<hour> 1[0-2] | 0?[1-9] ) (?: [:.] (?P<minute> [0-5]\d ) )?
(?: \s+ o['’] \s? clock,? )? \s* (?P<half> [ap] \s?
(?: \.\s?m \b \.? | m \b ) )
    | (?P<hour> [01]\d | 2[0-3] ) : (?P<minute> [0-5]\d ) \s* (?: hours | hrs\.? ) \b
    | (?: 12 (?: :00 )? \s+ )? (?: noon | midnight ) \b )
    (?: ,? \s+ (?: {_ZONE} | \( {_ZONE} \) ) )?
    (?: \s+ \( \d{{1,2}} (?: :\d\d )? \s* [ap]\.?m\.? (?: \s [^()]{{2,80}} )? \) )?"""
"""A time of the day with its zone, for a verbose pattern: "11 a.m. Eastern Daylight Time", "noon, New York time".

The same time in another zone may follow in parentheses: "8:00 a.m. Eastern Time (7:00 a.m. Central Time)".
"""

ZONE_BEHIND = rf"(?: ,? \s+ (?: {_ZONE} | \( {_ZONE} \) ) )?"
"""A zone behind the day of a time: "11:59 p.m. on July 31, Central Time"."""

_CLOCK = lazy(CLOCK, regex.VERBOSE | regex.IGNORECASE)
_OF_THE_STATES = lazy(r"(?:eastern|central|mountain|pacific)(?! clock\b)|[ecmp][ds]?t$")
_LEAD = lazy(r"^(?:prevailing|local time in|u\.?s\.?) ")
_HOURS = {"e": -5, "c": -6, "m": -7, "p": -8}
_CITIES = {
    "new york": "e", "boston": "e", "atlanta": "e", "chicago": "c", "houston": "c", "dallas": "c", "denver": "m",
    "los angeles": "p", "san francisco": "p",
}  # fmt: skip


def time_of(match: Match) -> str | None:
    """The time of a match of CLOCK in the 24-hour clock: "5:00 p.m." is "17:00"; null for midnight.

    Filings call both ends of a day midnight, so that the word alone does not say which one is meant.
    """
    if match["hour"] is None:
        return "12:00" if "noon" in match["clock"].lower() else None
    hour = int(match["hour"])
    if match["half"]:
        hour = hour % 12 + (12 if match["half"][0] in "pP" else 0)
    return f"{hour:02}:{match['minute'] or '00'}"


def on_day(text: str, day: str) -> str | None:
    """The time that a text begins with, on a day: "2 p.m. PST today" on 2004-01-15 is 2004-01-15T14:00-08:00."""
    match = _CLOCK.match(text)
    time = time_of(match) if match else None
    return f"{day}T{time}{offset(match['zone'], date.fromisoformat(day))}" if match and time else None


def offset(zone: str | None, day: date) -> str:
    """The distance from Greenwich that the zone has on the day: "-04:00"; nothing where none is stated or known."""
    if zone is None:
        return ""
    if zone.lower().startswith("greenwich"):
        return "+00:00"
    if zone.upper() in _FROM_GREENWICH:
        return f"{_FROM_GREENWICH[zone.upper()]:+03}:00"
    name = _LEAD.sub("", words(zone).lower())
    letter = next((letter for city, letter in _CITIES.items() if name.startswith(city)), None)
    letter = letter or (name[0] if _OF_THE_STATES.match(name) else None)
    if letter is None:
        return ""  # "London time", "Central Clock Time": no zone that these rules know by that name
    daylight = (
        True
        if regex.search(r"daylight|^.dt$", name)
        else False
        if regex.search(r"standard|^.st$", name)
        else summer(day)
    )
    return f"{_HOURS[letter] + daylight:+03}:00"


def summer(day: date) -> bool:
    """Whether the clocks of the United States stand on daylight saving time at noon of the day."""
    if day.year >= 2007:
        return nth_weekday(day.year, 3, 6, 2) <= day < nth_weekday(day.year, 11, 6, 1)
    return nth_weekday(day.year, 4, 6, 1) <= day < nth_weekday(day.year, 10, 6, -1)
