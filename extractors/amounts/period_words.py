r"""How the prose of a release names periods: "the fourth quarter of fiscal 2022", "4Q21", "the same period a year ago".

Each name is a `Mention`: the length of the period, and how many quarters it ends before the one reported on. One like
"the prior year quarter" is `relative`: it goes back from the period that the words before it are about.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache

import regex

from extractors.amounts.concept_words import TO_COME
from extractors.amounts.statement_periods import Reported, Spot
from extractors.fiscal.stated import MONTHS_OF_WEEKS, NTHS
from extractors.numerals import full_year, number
from pipeline.lazy import lazy
from pipeline.rules import MONTHS
from pipeline.span import Span

_MONTHS = tuple(name[:3].lower() for name in MONTHS)
_LENGTHS = {"quarter": 3, "half": 6, "year": 12}
_NTH = rf"(?P<nth>{'|'.join(NTHS)})"
_YEAR = r"(?P<year>(?:19|20)\d\d)(?![\d/%]|,\d|\.\d)"
_COUNT = (
    r"(?: \d{1,2} | three | six | nine | twelve | thirteen | fourteen | twenty-six | twenty-seven | thirty-nine | forty"
    r" | fifty-two | fifty-three )"
)
_AGO = r"""(?: (?: last | prior | previous ) \s+ (?: fiscal \s+ )? year
    | (?: a | one ) \s+ year \s+ (?: ago | earlier ) )"""
# "13-week fourth quarter ended January 28, 2023", "six-month period ending Dec. 30, 2006"
_ENDED = rf"""(?: (?P<count>{_COUNT}) [\s-]+ (?P<unit> weeks? | months? ) \s+ (?: fiscal \s+ )? (?: {_NTH} [\s-]+ )?
        (?: (?: quarter | period | year ) \s+ )?
    | (?: fiscal \s+ )? (?: {_NTH} [\s-]+ )? (?: fiscal \s+ )? (?P<kind> quarter | half | year | period ) \s+ )
    (?: then \s+ )? end(?: ed | ing ) \s+ (?: on \s+ )?
    (?P<month>{"|".join(_MONTHS)}) [a-z]* \.? \s+ (?P<day> \d{{1,2}} ) ,? \s+ {_YEAR}"""
# "fourth quarter of fiscal 2022", "fiscal 2020 second quarter", "year-ago first quarter", "first half of 2023"
_NUMBERED = rf"""(?: (?P<before> year-ago | prior[\s-]year(?: ['’]s )? | (?: last | previous ) \s+ year['’]s ) \s+ )?
    (?: (?: fiscal \s+ (?: year \s+ )? )? {_YEAR} \s+ )? (?: fiscal \s+ )? {_NTH} [\s-]+ (?: fiscal \s+ )?
    (?P<kind> quarter | half ) (?P<several> s )? \b
    (?: ,? \s+ (?: (?: of | in | for ) \s+ )? (?: the \s+ )? (?: fiscal \s+ (?: year \s+ )? | full \s+ year \s+ )?
        (?: {_YEAR} | (?P<before>{_AGO}) \b ) )?"""
# "Q4 FY23", "4Q21", "Q2 2007"
_SHORT = r"""(?: fiscal \s+ )? (?: Q(?P<nth>[1-4]) | (?P<nth>[1-4])Q )
    (?: \s* (?: of \s+ )? (?: FY | fiscal \s+ )? \s* ['’]? (?P<year> (?: 19 | 20 ) \d\d | \d\d ) \b | \b )"""
# "first six months of fiscal 2020"
_TO_DATE = rf"""(?: fiscal | first ) \s+ (?P<count> three | six | nine | twelve ) \s+ (?P<unit> months )
    (?: \s+ (?: of \s+ | in \s+ )? (?: fiscal \s+ )? {_YEAR} )?"""
# "full year 2022", "fiscal 2022", "FY23", "in 2022", "the current year", "for the year"
_YEARS = rf"""(?: full [\s-]+ (?: fiscal \s+ )? (?P<kind> year ) (?: \s+ of )? (?: \s+ (?: fiscal \s+ )? {_YEAR} )?
    | (?: fiscal | the \s+ year ) \s+ (?P<kind> year \s+ )? {_YEAR}
    | FY \s? ['’]? (?P<year> (?: 19 | 20 ) \d\d | \d\d ) \b
    | (?<= \b in \s ) {_YEAR} | (?<= \b the \s ) current \s+ (?: fiscal \s+ )? (?P<kind> year )
    | (?<= \b (?: for | in ) \s ) the \s+ (?: fiscal \s+ )? (?P<kind> year )
        (?! \s+ (?: then \s+ )? end | [\s-]+ (?: over | ago | to ) \b ) ) \b"""
# "the same period last year", "the prior year quarter", "a year ago", "year-over-year"
_EARLIER = rf"""(?: the \s+ )? (?P<before> (?: same | comparable | corresponding | equivalent ) \s+
        (?: prior[\s-]year \s+ )?
        (?: fiscal \s+ )? (?: quarter | period | (?: three | six | nine | twelve ) [\s-] month \s+ period )
        (?: \s+ (?: (?: of | in | from ) \s+ )? (?: the \s+ )? (?: {_AGO} | (?: fiscal \s+ )? {_YEAR} ) )?
    | (?: year[\s-]ago | (?: prior | previous ) [\s-] year(?: ['’]s )? ) \s+ (?: (?: comparable | same ) \s+ )?
        (?: fiscal \s+ )? (?: quarter | period )
    | {_AGO} | preceding \s+ (?: fiscal \s+ )? year | (?: a | one ) \s+ year \s+ before
    | year [\s-] (?: over | on ) [\s-] year | YoY ) \b"""
# "the preceding quarter", "sequentially"; "the quarter"
_NEXT = r"""(?: immediately \s+ )? (?: preceding | previous | prior | linked ) [\s-]+ (?: fiscal \s+ )?
        (?P<previous> quarter ) \b
    | (?P<previous> sequential(?: ly )? ) \b
    | (?: current | reported ) \s+ (?: fiscal \s+ )? (?P<now> quarter ) \b
    | (?<= \b (?: for | in | during ) \s ) the \s+ (?P<now> quarter ) \b (?! \s+ (?: then \s+ )? end )"""
_BEGINS = r"""(?= \d | three | six | nine | twelve | twenty | thir | four | forty | fifty | fiscal | first | second
    | quarter | half | year | period | prior | previous | preceding | last | q[1-4] | full | fy | current | same
    | comparable | corresponding | equivalent | yoy | immediately | linked | sequential | reported
    | (?: a | one ) \s+ year
    | the \s+ (?: fiscal | year | same | comparable | corresponding | equivalent | prior | previous | preceding | last
        | quarter | a \s | one \s ) )"""
"""How the words of a period begin, which is asked first."""
_MENTION = lazy(
    rf"(?<! [\w-] ) {_BEGINS} (?: {_ENDED} | {_NUMBERED} | {_SHORT} | {_TO_DATE} | {_YEARS} | {_EARLIER} | {_NEXT} )",
    regex.VERBOSE | regex.IGNORECASE,
)
_TOP = 3000
"""Characters from the beginning in which a release says which quarter it reports on."""


@dataclass(frozen=True)
class Mention:
    """A period that the prose names: where, and which one; `spot` is null where the words leave it open.

    `relative`: the year before the period that the words before are about, or that in the year `year`.
    """

    span: Span
    spot: Spot | None = None
    relative: bool = False
    year: int | None = None


def mentions(text: str, known: Reported, within: Sequence[Span]) -> tuple[Reported, tuple[Mention, ...]]:
    """The periods that a text names in these stretches, each as far as the statements and its words settle it.

    Before them come the periods of the release, now with the number of the quarter and the name of the fiscal year that
    the text gives them.
    """
    found = _found(text, tuple(within))
    known = _numbered(found, known, text)
    return known, tuple(_mention(one, known) for one in found)


@lru_cache(maxsize=1)
def _found(text: str, within: tuple[Span, ...]) -> tuple["regex.Match[str]", ...]:
    """The words of the periods, which amounts and growth both ask for."""
    return tuple(one for stretch in within for one in _MENTION.finditer(text, stretch.start, stretch.end))


def named(mention: Mention, base: Spot | None, known: Reported) -> Spot | None:
    """The period of a mention; of a relative one, that a year before `base`."""
    if not mention.relative:
        return mention.spot
    if base is None:
        return None
    if mention.year is None:
        return Spot(base.months, base.back + 4)
    if known.year is None or base.back:
        return None
    return Spot(base.months, 4 * (known.year - mention.year)) if mention.year < known.year else None


def _numbered(found: Sequence["regex.Match[str]"], known: Reported, text: str) -> Reported:
    length = max((one.months for one in known.columns if one.end == known.end), default=3)
    top = [nth for one in found if one.start() < _TOP and (nth := _nth(one)) and not one["before"]]
    nth = length // 3 if length > 3 else top[0] if top else None
    if nth is None:
        return known
    if known.end.month == 3 * nth:  # a fiscal year that ends in December
        return replace(known, nth=nth, year=known.end.year)
    quarters = [one for one in found if _nth(one) == nth]
    years = [one for one in found if nth == 4 and _months(one) == 12]
    for named in (quarters, years):
        called = [year for one in named if one.start() < _TOP and (year := _called(one, text))]
        if called:
            return replace(known, nth=nth, year=max(called) if abs(max(called) - known.end.year) < 2 else None)
    return replace(known, nth=nth)


def _called(match: "regex.Match[str]", text: str) -> int | None:
    """What a fiscal year is called that a name of its quarter has; not in a line on what is to come."""
    start, end = text.rfind("\n", 0, match.start()) + 1, text.find("\n", match.end())
    if match["before"] or match["day"] or TO_COME.search(text, start, end if end > 0 else len(text)):
        return None
    return _year(match)


def _nth(match: "regex.Match[str]") -> int | None:
    """The number of the quarter that the named period ends with: 2 for a first half."""
    if match["nth"]:
        nth = int(match["nth"]) if match["nth"].isdigit() else NTHS[match["nth"].lower()]
        return 2 * nth if _months(match) == 6 else nth
    months = _months(match)
    return months // 3 if match["count"] and months and not match["day"] else None


def _months(match: "regex.Match[str]") -> int | None:
    if match["count"]:
        count = int(match["count"]) if match["count"].isdigit() else int(number(match["count"].replace("-", " ")) or 0)
        if match["unit"].lower().startswith("week"):
            return MONTHS_OF_WEEKS.get(count)
        return count if count in (3, 6, 9, 12) else None
    if match["kind"] and (kind := match["kind"].strip().lower()) in _LENGTHS:
        return _LENGTHS[kind]
    if match["nth"]:
        return 3
    return None if match["day"] else 12


def _year(match: "regex.Match[str]") -> int | None:
    return full_year(match["year"]) if match["year"] else None


def _mention(match: "regex.Match[str]", known: Reported) -> Mention:
    span = Span(*match.span())
    if match["previous"]:
        return Mention(span, Spot(3, 1))
    if match["now"]:
        return Mention(span, Spot(3, 0))
    if match["day"]:
        months, end = _months(match), _end(match)
        return Mention(span, known.spot(months, end) if months and end else None)
    if match["before"] and not match["nth"]:
        same = regex.match(
            r"(?:the\s+)?(?:same|comparable|corresponding|equivalent)\b", match["before"], regex.IGNORECASE
        )
        open_ = same is not None and not match["year"] and "year" not in match["before"].lower()
        return Mention(span) if open_ else Mention(span, relative=True, year=_year(match))
    return Mention(span, _spot(match, known))


def _spot(match: "regex.Match[str]", known: Reported) -> Spot | None:
    """The period that its number and year name; without a year, the last one of that number."""
    months, year = _months(match), _year(match)
    nth = _nth(match) or 4
    if months is None or known.nth is None or match["several"]:
        return None
    back = known.nth - nth
    if year is not None:
        back = back + 4 * (known.year - year) if known.year else -1
    elif match["before"]:
        back += 4
    return Spot(months, back) if back >= 0 else None


def _end(match: "regex.Match[str]") -> date | None:
    try:
        return date(int(match["year"]), _MONTHS.index(match["month"].lower()) + 1, int(match["day"]))
    except ValueError:
        return None
