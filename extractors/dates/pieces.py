"""What the rules of dates share: named pieces for patterns, numbers and units of time, and where to look for them.

`quantity("thirty (30)")` is 30, `quantity("two and a half")` is 2.5; the unit of "Banking Days" is a day, its
calendar `business`.
"""

from decimal import Decimal
from functools import lru_cache
from typing import cast

import regex

from extractors.numerals import ORDINAL, SCALES, TENS, number, ordinal, stated
from extractors.numerals import UNITS as ONES
from pipeline.diagnostic import Diagnostic
from pipeline.lazy import lazy
from pipeline.record import Calendar, Unit
from pipeline.rules import MONTHS, Match
from pipeline.span import Span

_ONE, _TEN, _SCALE = (
    "(?: " + " | ".join(sorted(names, key=len, reverse=True)) + " )" for names in (ONES, TENS, SCALES)
)
# "four three-month periods" is no seven: a one stands behind a ten or a scale, a ten behind a scale alone
_MORE = (
    rf"[\s-]{{1,40}} (?: and [\s-]+ )? (?: {_SCALE} | (?<= (?: {_TEN} | {_SCALE} ) [\s-]{{1,40}} (?: and [\s-]+ )? )"
    rf" {_ONE} | (?<= {_SCALE} [\s-]{{1,40}} (?: and [\s-]+ )? ) {_TEN} ) \b"
)
_WORDS = rf"(?i: (?<! [\w-] ) (?: {_ONE} | {_TEN} | {_SCALE} ) \b (?: {_MORE} ){{0,6}} )"

PIECES = {
    "WORDS": _WORDS,
    # "30", "thirty", "thirty (30)", "thirty [30]", "30 (thirty)", "(30)", "two and a half"
    "NUMBER": r"(?<! [\w.,$/-] | \d : ) (?: {PLAIN} | \[ {PLAIN} \] | {LEFT_OUT} )",
    # "[***]", "[__]", "____", "[●] ([●])", "*** (***)": a number that was left out or is still to be filled in
    "LEFT_OUT": r"(?: {LOST} (?: \s* \( \s* {LOST} \s* \) )? | _{2,20} )",
    "LOST": r"(?: \[ [\s*●•_]{1,20} \] | \*{2,5} )",
    "PLAIN": r"(?: (?: {DECIMAL} | \d\d? (?: [\s-]+ 1/2 (?! \d ) | ½ ) | \d{1,4} (?! [\d.,]*\d | % )"
    r" | {THOUSANDS} | {WORDS} ) {HALF}?"
    r" (?: -? \s* [(\[] \s*"
    r" (?: \d{1,3} , \d{3} | \d{1,4} (?: \.5 | [\s-]+ 1/2 | ½ )? | {WORDS} | {LOST} ) -? \s* [)\]] )? {HALF}?"
    r" | \( \d{1,3} \) )",
    # "2,000 hours"; behind "4,500" of a table "Years ended" begins the next line, and "250,000 Year 2000" is no count
    "THOUSANDS": r"(?: \d{1,3} , \d{3} (?! [\d.,]*\d | % ) (?! [ \t]* \n [ \t]* \n )"
    r" (?= (?: \s+ (?: to | or | and ) \s+ \d{1,3} , \d{3} )? (?: \s? \( [\w,\s-]{1,40} \) )?"
    r" (?: [\s-]{1,20} [A-Za-z]+ ){0,2} [\s-]{1,20} (?: hours? | minutes? | days? ) \b ) )",
    # "2.3 years"; "Section 2.3" and "5.8 Hours of Operation" count nothing
    "DECIMAL": r"(?<! \b (?: sections? | articles? | clauses? | paragraphs? | items? | exhibits? | rules?"
    r" | note | no\. ) \s+ ) \d{1,3} \. \d\d? (?= [\s-]+ (?-i: [a-z] ) )",
    # "two and a half", "five and one-half (5 1/2)"
    "HALF": r"(?: \s+ and \s+ (?: a | one ) [\s-]+ half \b )",
    # "45th", "second", "ninetieth (90th)"; a PDF may set "5t h"
    "ORDINAL": ORDINAL + r" (?: \s* \( \s* \d{1,4} (?: s\s?t | n\s?d | r\s?d | t\s?h ) \s* \) )?",
    # "the four most recently ended fiscal quarters"
    "ADJECTIVE": r"(?: full | actual | clear (?= \s+ (?: business | banking | working | trading ) )"
    r" | natural | scheduled | consecutive | additional | successive | completed? | continuous"
    r" | further | remaining | (?: immediately [\s-]+ )? (?: preceding | succeeding | following | previous | prior )"
    r" | most [\s-]+ recent (?: ly [\s-]+ (?: ended | completed | concluded ) )? )",
    "KIND": r"(?: business | banking | trading | dealing | working | work | court | judicial | market | clear"
    r" | calendar | fiscal | financial | taxable )",
    # "three Contract Years", "ten Settlement Days": counted as the instrument itself says
    "OWN_UNIT": r"(?: (?: contract | lease | licen[cs]e | policy | agreement | plan | tax"
    r" | loan | operating | rental | program | project | crop ) (?= [\s-]+ years? \b )"
    rf" | (?! (?: {_ONE} | {_TEN} | {_SCALE} ) \b | {{ADJECTIVE}} ) (?-i: [A-Z] [a-z]{{2,20}} )"
    r" (?= \s+ (?-i: Days | Weeks | Months | Quarters | Years ) \b ) )",
    # "two London Banking Days", "five U.S. Government Securities Business Days"
    "PLACE": r"(?: TARGET [\s-]+"
    r" | (?-i: (?: [A-Z] [\w.-]* \s+ ){1,3} ) (?= (?: business | banking | trading ) \s+ days? \b ) )?",
    "UNIT": r"(?: minutes? | hours? | days? | weeks? | months? | quarters? | years? ) \b",
    "NOT_LATER": r"(?: in \s+ (?: no | any ) \s+ (?: event | case ) \s+ )? (?: not? (?: \s+ be )? | be )?"
    r" \s* (?: later | more | less | fewer | sooner | earlier | longer"
    r" | greater (?! \s+ th[ae]n \s+ (?: the | an? | such | any | each | its | that | this ) \b ) ) \s+ th[ae]n",
    # the side on which a day lies: "on or before", "in no event later than"
    "BOUND": r"(?: {NOT_LATER} | (?: prior \s+ to | before ) \s+ or \s+ (?: on | at )"
    r" | (?: prior \s+ to | before ) ,? \s+ (?: on ,? \s+ )? (?: or | and ) \s+ after"
    r" | (?: on | at ) \s+ or \s+ (?: before | prior \s+ to | after ) | (?: from | on ) \s+ and \s+ after"
    r" | (?: immediately \s+ )? (?: prior \s+ to | before | after ) | subsequent \s+ to | beyond | until | by"
    r" | within )",
    # "not later than 11:00 a.m. (New York time) on the second Business Day before": the hour of a counted day
    # also "the close of business on the fifth day", "midnight on the tenth day", "the end of the third month after"
    "HOUR": r"""(?: {CLOCK_TIME} | {CLOSE} )
        {ZONE}? ,? \s+ (?: (?: on | of ) \s+ )?""",
    # the same beside a day without a limit: "5:00 p.m., New York time, on the fifth anniversary of the Issue Date";
    # what is "received after 5:00 p.m., on the next Business Day" counts from that day, at whatever hour
    "HOUR_ALONE": r"""(?<! \b after \s+ ) {CLOCK_TIME} {ZONE}? ,? \s+ (?: on \s+ )? (?: the \s+ )?""",
    "CLOCK_TIME": r"(?: \d{1,2} (?: [:.] [0-5]\d )? (?: \s+ o['’]clock )? \s* [ap] \s? \.? \s? m \b \.?"
    r" | (?: 12 (?: :00 )? \s* )? (?: noon | midnight ) \b )",
    "CLOSE": r"(?: (?: the \s+ )? (?: close | opening | end ) \b"
    r" (?: \s+ of \s+ (?: (?: regular | normal ) \s+ )? (?: business | trading ) (?: \s+ hours )? (?! \s+ day ) \b"
    r" | (?= \s+ of \s ) ) )",
    "ZONE": r"(?: ,? \s+ \(? (?: (?: (?-i: [A-Z] [\w.]* ) | eastern | central | mountain | pacific | local"
    r" | prevailing ) ,? \s+ ){1,4} time \b \)? | ,? \s+ \(? (?-i: [ECMP][DS]?T ) \b \)? )",
    "QUOTE": r"""["'“”‘’]""",
    # "January 15, 1997, and ten days": the figures of a date count nothing
    "MONTH_NAME": rf"\b (?: {' | '.join(MONTHS)} )",
}
"""Pieces of verbose patterns; to be matched without regard to case.

A pattern begins at its word ("days", "March"), which is rare and quickly found; a group `begin` in a lookbehind holds
what of the expression stands before that word.
"""

COUNT = r"""(?<= (?<! [\w-] ) (?P<begin>
        (?<! {MONTH_NAME} \s+ (?: \d\d? , \s+ )? )
        (?: (?P<earlier> (?: (?: {NUMBER} | (?<= / ) \d{1,3} ) (?: , \s+ | \s? [,/] \s? ) ){1,3}+ )?
            (?P<first> {NUMBER} | (?<= / ) \d{1,3} ) (?: [\s-]+ (?: {KIND} [\s-]+ )? (?P<first_unit>{UNIT}) ['’]? )?
            (?: -? ,? \s+ (?: (?P<added> and | plus ) | nor | but | (?P<joint> or ) ) \s+
                (?: (?P<limit> (?: not? \s+ )? (?: more | less | fewer | later | longer ) \s+ than ) \s+ )?
            | (?P<joint> -? \s+ to \s+ | -to- | \s? [-–/] \s? ) ) )?
        (?: (?P<number>{NUMBER}) | (?P<number> (?P<article> an? ) ) (?= \s+ {UNIT} )
            | (?P<number> (?<= \d \s? [-–/] \s? | -to- ) \d{1,3} ) )
        (?: [\s-]++ | (?<= \( \d{1,3} \) ) )
        (?: (?P<or_more> or \s+ (?: more | fewer | less ) ) \s+ )? (?: {ADJECTIVE} [\s-]++ ){0,2} {PLACE}
        (?: (?P<kind> {KIND} | {OWN_UNIT} ) [\s-]++ (?: \( \d{1,4} \) \s+ )? )? ) )
    (?P<unit>{UNIT}) (?: \s* \( \d{2,3} \) (?<= [a-z] [\s-]{1,80} \w{3,8} \s{0,80} \( \d{2,3} \) )
        (?: \s+ (?P=unit) \b )? )?"""
"""So many units, for a verbose pattern: "thirty (30) days", "a year", "30 nor more than 60 days", "30/60/90 days".

The figures may stand behind the unit, and the unit again behind these: "fifteen days (15)", "sixty days (60) days".
"""

EVERY = lazy(r"(?<=\bevery\s+)(?=\S)", regex.IGNORECASE)
"""Before a count that comes again and again: "every six months"."""

UNITS: dict[str, Unit] = {
    "minute": "minute",
    "hour": "hour",
    "day": "day",
    "date": "day",
    "week": "week",
    "month": "month",
    "quarter": "quarter",
    "year": "year",
    "anniversary": "year",
}
CALENDARS: dict[str, Calendar] = {
    "business": "business",
    "banking": "business",
    "trading": "business",
    "dealing": "business",
    "working": "business",
    "work": "business",
    "court": "business",
    "judicial": "business",
    "market": "business",
    "calendar": "calendar",
    "clear": "calendar",
    "taxable": "calendar",
    "fiscal": "fiscal",
    "financial": "fiscal",
}
_HALF = lazy(r" and (?:a|one)[ -]half$")
_FIGURES = lazy(r"[(\[]")


def left_out(text: str) -> bool:
    """Whether marks stand where a number should: "[***]", "[__]"."""
    return not any(one.isalnum() for one in text)


def blank(text: str) -> bool:
    """Whether the number is still to be filled in, as in "[__] days"; in "[***] days" it was taken out."""
    return left_out(text) and "*" not in text


def redacted(text: str) -> bool:
    """Whether the number was taken out of the filing, as in "[***] days"."""
    return left_out(text) and "*" in text


@lru_cache(maxsize=1024)
def quantity(text: str) -> Decimal | None:
    """The number that the words say, in words before figures: "thirty (30)" is 30, "two and a half" 2.5."""
    text = " ".join(text.lower().strip("[]").split())
    if text.startswith("("):
        return number(text.strip("()"))
    said = _FIGURES.split(text)[0].rstrip(" -")
    half = _HALF.search(said) or _HALF.search(text)
    main = _HALF.sub("", said)
    value = Decimal(1) if main in ("a", "an") else number(main)
    if value is None:
        fraction = stated(main)  # "2 1/2"
        return fraction.value if fraction else None
    return value + Decimal("0.5") if half else value


def counts(match: Match) -> tuple[str, ...]:
    """The numbers before a match's unit that count it: of "30 or 60 days" both, of "one year or 30 days" the second."""
    first, joint = match["first_unit"], (match["joint"] or "").strip()
    apart = first and unit(first) != unit(match["unit"])
    if not match["first"] or apart or (joint in ("-", "–", "/") and not _paired(match)):
        return (match["number"],)
    earlier = (one.strip() for one in regex.split("[,/]", match["earlier"] or ""))
    return (*(one for one in earlier if one), match["first"], match["number"])


def counted(match: Match) -> tuple[tuple[str, str], ...]:
    """Each number with its unit: those of "not more than one year nor less than 30 days" have a unit each."""
    if match["limit"] and match["first_unit"]:
        return (match["first"], match["first_unit"]), (match["number"], match["unit"])
    return tuple((one, match["unit"]) for one in counts(match))


def _paired(match: Match) -> bool:
    """Whether a dash or a stroke stands between two counts, and not in a day count or a fraction: "30/360", "1/2"."""
    first, second = (quantity(match[name]) or 0 for name in ("first", "number"))
    dated = match["joint"].strip() == "/" and unit(match["unit"]) in ("quarter", "year")
    half = match["joint"].strip() == "/" and (first, second) == (1, 2)
    return first < 1000 and second not in (360, 365, 366) and not (dated or half)


_LENGTHS = ("minute", "hour", "day", "week", "month", "quarter", "year")


def added(match: Match) -> bool:
    """Whether a lesser unit is added to a greater: "one year and one day" is one stretch, and not two."""
    if not match["added"] or not match["first_unit"] or match["limit"]:
        return False
    first, second = unit(match["first_unit"]), unit(match["unit"])
    return _LENGTHS.index(first) > _LENGTHS.index(second) and None not in (
        quantity(match["first"]),
        quantity(match["number"]),
    )


def length(match: Match) -> tuple[Decimal | None, Unit]:
    """How long a stretch is, in the unit that says it best: "two years and six months" is 30 months.

    What no unit says whole is given by its greater one: "one year and one day" is one year.
    """
    if not added(match):
        return quantity(match["number"]), unit(match["unit"])
    first, named = quantity(match["first"]), unit(match["first_unit"])
    more = quantity(match["number"])
    if first is not None and more is not None and (named, unit(match["unit"])) == ("year", "month"):
        return 12 * first + more, "month"
    return first, named


def torn(match: Match) -> bool:
    """Whether the number is the tail of something else, such as a date: "20" in "06/30/20 quarter"."""
    return (
        match.string[match.start("number") - 1 : match.start("number")] in ("-", "–", "/") and len(counts(match)) == 1
    )


def disagreement(stated: str, span: Span) -> Diagnostic | None:
    """What is odd about a number whose words and figures differ, as in "thirty (60) days"; null where they agree."""
    words, _, figures = stated.partition("(")
    said = [quantity(one.strip(" )")) for one in (words, figures)] if words.strip() and figures else []
    if len(said) < 2 or None in said or said[0] == said[1]:
        return None
    message = f"the words say {said[0]}, the figures {said[1]}"
    return Diagnostic(severity="error", code="words_and_figures_disagree", message=message, span=span)


def position(text: str) -> Decimal | None:
    """The number of an ordinal: "ninetieth (90th)" is 90."""
    value = ordinal(text.partition("(")[0])
    return None if value is None else Decimal(value)


def unit(text: str) -> Unit:
    """The unit in the singular: "Days" is `day`, "quarters" `quarter`."""
    word = text.lower()
    return UNITS.get(word) or UNITS[word.removesuffix("s")]


def calendar(kind: str | None) -> Calendar | None:
    """The calendar that the word before the unit names: "Banking" is `business`, none `calendar`.

    Null for "Contract Years" and "Settlement Days", which begin or fall on whatever day the instrument says.
    """
    return CALENDARS.get(kind.lower()) if kind else "calendar"


def group(match: Match, name: str) -> str | None:
    """What a named group matched, null where the pattern has no such group or it took no part."""
    return cast("str | None", match.groupdict().get(name))


_NEAR = 250
"""How far what follows a word can run, in characters."""


def following(pattern: "regex.Pattern[str]", text: str, at: int) -> Match | None:
    """The pattern's match at the place. Without an end, `regex` would look for its letters to the end of the text."""
    return pattern.match(text, at, at + _NEAR)


def whole(match: Match) -> Span:
    """Where the expression stands: from its group `begin`, where it has one, to the end of the match."""
    begin = match.span("begin")[0] if "begin" in match.re.groupindex else -1
    return Span(match.start() if begin == -1 else begin, match.end())
