"""Years that date something by themselves: "Notes due 2024", "1993 revenue", "the 1997-98 season".

A year inside a name is none ("Securities Act of 1933", "2004 Stock Option Plan", "Global 2000").
"""

from collections.abc import Iterator

import regex

from extractors.dates.date_pieces import DATE_PIECES, comparator_before, iso
from extractors.dates.pieces import whole
from extractors.lexicon.months import month_number
from extractors.numerals import full_year
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule, expand, span_of
from pipeline.span import Span

_PIECES = {
    **DATE_PIECES,
    "SEASON": r"(?: [a-z]+ \s+ )? (?: seasons? | year | budgets? | winter | term )",
    # further years of a list or range: "1996, 1997 and 1998: $500 each"
    "TO_LAST": r"(?: (?: \s*,\s* (?: and \s+ )? | \s+ (?: and | or | to | through | thru ) \s+"
    r" | \s [-–] \s ) {YEAR} ){1,8}",
    # and what it has in each: "2005: 102%", "2006 - $500", "2007 ..... 101%"
    "STATED": r"(?: : | \s [-–—] | [ ]? \.{3,80} ) [ \t]{0,20}"
    r" (?: (?: US? )? [$£€¥] [ ]{0,3} [\d.] | \d [\d.,]* \s? % )",
    # a year and its price alone on a line, with dots between or not: "2008.....104.875%"
    "LEADER": r"(?: \.{3} | (?: \.\ ){3} | [ \t]{1,60} (?: \$ [ ]{0,3} [\d.,]+ | [\d.]+ [ ]? % ) [ \t]* $ )",
    # what is reported of a year: "1993 revenue", "2002 net income"
    "REPORTED": r"(?: (?: (?: financial | full-year | annual | earnings | revenue | sales | production | capital | cash"
    r" | quarterly | interim | final | special | common | preferred | operating | adjusted | EPS | EBITDA ) \s+ ){1,3}"
    r" (?: guidance | outlook | dividends? )"
    r" | (?: net | total | gross | operating | consolidated | pro \s forma | income | tax"
    r" | cash | capital | financial | audited )"
    r" (?: \s | - ) [a-z]+ | revenues? | sales | earnings | results | income | expenses? | guidance"
    r" | levels? | figures? | totals? | outlook | budgets?"
    r" | (?: [a-z’'-]+ \s+ ){0,3} seasons?"
    r" | (?: calendar | contract | tax | plan ) \s years? | bonus (?: es )?"
    r" | (?-i: grants? | awards? ) | performance | operations | expenditures? | production | volumes?"
    # what happened in it: "the 2017 divestiture", "this 2022 change"
    r" | acquisitions? | divestitures? | merger | restructurings? | changes? | offering | recapitalization )",
}
_NAMED = lazy(
    r"""\s+ (?: (?: [A-Z] [\w&'’-]* \s+ ){0,5} (?: Plans? | Act | Notes? | Debentures? | Bonds? | Agreement | Meeting
    | Programs?
        | Warrants? | Code | Street | Avenue | Road | Drive | Boulevard | Facility | Certificates | Amendments? ) ) \b
        | \s+ (?i: complian [a-z]+ | problems? | issues? | ready | readiness ) \b
        | \s+ (?: shares | units | options | warrants | square | employees | feet | miles )""",
    regex.VERBOSE,
)
_ACT = lazy(r"\b(?:Act|Code|Law|Reform|Rules|Regulations|ACT|CODE|LAW|REFORM)\s+(?:of|OF)\s+$")

# "at December 31, 2004 and 2003": the second year has the day of the first
_DAY_BEFORE = lazy(
    expand(
        r"(?<! \w ) (?P<month>{MONTH}) \s+ (?P<day> \d\d? ) , \s+ (?: {YEAR} , \s+ ){0,3} (?P<last>{YEAR})"
        r" (?: ,? \s+ (?P<and> and | or ) | , ) \s+ $",
        DATE_PIECES,
    ),
    regex.VERBOSE,
)
_AND_YEAR = lazy(r",?\s+(?:and|or)\s+\d{4}\b|,\s+\d{4}\s*,?\s+(?:and|or)\s+\d{4}\b")
_DAY_AFTER = lazy(
    r"\s*[,.;:)]|\s+(?:and|or|were|was|are|is|consist\w*|respectively|that|as|by|for|which|had|has|have|with|of)\b"
)


def _year(match: Match, document: Document) -> Date | None:
    """The year, unless the words around it make it part of a name."""
    text, span = document.text, span_of(match, "year")
    if _NAMED.match(text, span.end) or _ACT.search(text, max(0, span.start - 40), span.start):
        return None
    if day := _day_of_year(text, span, int(match["year"])):
        return Date(kind="calendar", span=span, value=day)
    return Date(kind="year", span=span, value=match["year"], comparator=comparator_before(document, span.start))


def _day_of_year(text: str, span: Span, year: int) -> str | None:
    """The day of which another year was named right before: 2003-12-31 in "at December 31, 2004 and 2003"."""
    before = _DAY_BEFORE.search(text, max(0, span.start - 60), span.start)
    if before is None or not (_DAY_AFTER if before["and"] else _AND_YEAR).match(text, span.end):
        return None
    if abs(year - int(before["last"])) != 1:
        return None  # "issued on June 30, 2004 and 2006 is the year in which they fall due"
    return iso(year, month_number(before["month"]), int(before["day"]))


def _both_years(match: Match, document: Document) -> Iterator[Date]:
    """The first and the last year of a range; of "1997-98" none, which is one year over the end of another."""
    first, last = match["first"], match["last"]
    if len(last) > 2 or int(first[2:]) + 1 < int(last):
        yield Date(kind="year", span=span_of(match, "first"), value=first)
        yield Date(kind="year", span=span_of(match, "last"), value=first[: -len(last)] + last)


def _pair(match: Match, document: Document) -> Date | None:
    """One season or year that runs over the end of a calendar year; which months it has its name does not say."""
    follows = (int(match["first"]) + 1) % 100 == int(match["last"][-2:])
    return Date(kind="period", span=Span(match.start("first"), match.end("last"))) if follows else None


def _last_year(match: Match, document: Document) -> Date:
    """A year told from that of the document, which `link` knows."""
    return Date(kind="year", span=whole(match))


def _decade(match: Match, document: Document) -> Date:
    return Date(kind="year", span=whole(match), value=f"{match['decade']}X")


def _short(match: Match, document: Document) -> Date:
    return Date(kind="year", span=whole(match), value=str(full_year(match["year"])))


RULES_OF_YEARS = (
    Rule(
        name="date.year",
        pattern=r"""(?<! [\d.,/$] ) (?<! (?<! \b (?: mid | early | late ) ) - ) (?= (?: 19 | 20 ) \d\d )
            (?: (?<= \b (?: in | since | during | due | through | until | to | and | or | from | early | late | mid | by
            | before | after | for | with | than | of | year | years | both | between | versus | vs\. | over
            | beginning | ending | into | entering | exiting | year[ -]?end | ye | spring | summer | fall | autumn
            | winter | calendar | throughout | \d{4}, ) (?: \s+ | (?<= mid | early | late ) - ) ) (?P<year>{YEAR})
            | (?P<year>{YEAR}) (?= \s+ {REPORTED} \b )
            | (?<! \d ,? \s{1,40} ) (?P<year>{YEAR})
                (?= (?: \s*,\s+ {YEAR} ){0,3} ,? \s+ (?: and | or ) \s+ {YEAR} \s+ {REPORTED} \b )
            | (?<= \( ) (?P<year>{YEAR}) (?= : \s? [($£€¥\d] )
            | (?<! [\w.,$/-] | \b (?: section | room | suite | model | unit | item | form | no\. ) \s )
                (?P<year>{YEAR}) (?= \s+ and \s+ (?: thereafter | beyond ) \b
                    | (?: \s+ and \s+ later \s+ years | {TO_LAST} )? {STATED} | \s+ (?: through | thru ) \s+ {YEAR}
                    | (?: \s? [-–] \s? | \s+ (?: to | through ) \s+ (?: the \s+ )? ) present \b )
            | (?<= ^ [ \t]{0,40} ) (?P<year>{YEAR}) (?= (?: [ ] and [ ] thereafter )? [ ]? {LEADER} ) )
            (?! [\w’'] | - (?! present \b ) | \s* % | [.,/:] \d )""",
        build=_year,
        pieces=_PIECES,
        examples={
            "in mid-2005": {"value": "2005", "span_text": "2005"},
            "due 2024": {"kind": "year", "value": "2024", "span_text": "2024"},
            "Since\n   1984": {"value": "1984", "span_text": "1984"},
            "1993 net income": {"value": "1993", "span_text": "1993"},
            "the 1999 calendar year": {"value": "1999", "span_text": "1999"},
            "its 2007 and\n 2008 tax years": [{"span_text": "2007"}, {"span_text": "2008"}],
            "spring\n 2002": {"value": "2002", "span_text": "2002"},
            "by year-end 2001": {"value": "2001", "span_text": "2001"},
            "\n  2008.......104.875%": {"value": "2008", "span_text": "2008"},
            "\n2007    102.625%": {"value": "2007", "span_text": "2007"},
            "\n2010 and thereafter . . . 100%": {"value": "2010", "span_text": "2010"},
            "since the 2017 divestiture": {"value": "2017", "span_text": "2017"},
            "raises 2009 adjusted earnings guidance": {"value": "2009", "span_text": "2009"},
            "sales of £12.1 million (2005: £11.4 million)": {"value": "2005", "span_text": "2005"},
            "as follows: 2010: $500,000": {"value": "2010", "span_text": "2010"},
            "in 2004: 103%; 2005: 102%; 2006 and thereafter: par": [
                {"value": "2004", "span_text": "2004"},
                {"value": "2005", "span_text": "2005"},
                {"value": "2006", "span_text": "2006"},
            ],
            "1996 - 1998: $500 per year": [{"span_text": "1996"}, {"span_text": "1998"}],
            "1996, 1997 and 1998:  $500 each": [{"span_text": "1996"}, {"span_text": "1997"}, {"span_text": "1998"}],
            "director, 1996 through\n 1999": [{"span_text": "1996"}, {"span_text": "1999"}],
            "president, 1996 to present": {"value": "1996", "span_text": "1996"},
            "by late-2005": {"value": "2005", "span_text": "2005"},
            "2009 and later years: $500,000": {"value": "2009", "span_text": "2009"},
            "paid in 2002 - $100,000, 2003 - $120,000": [{"span_text": "2002"}, {"span_text": "2003"}],
            "the 2004 PGA Tour season": {"value": "2004", "span_text": "2004"},
            "compared with 1992 and 1991": [
                {"value": "1992", "span_text": "1992"},
                {"value": "1991", "span_text": "1991"},
            ],
            "as of December 31, 2004 and\n 2003, and": {"kind": "calendar", "value": "2003-12-31", "span_text": "2003"},
            "on June 30, 2004 and 2006 is": {"kind": "year", "value": "2006", "span_text": "2006"},
            "On May 3, 2005, 2004 had": {"kind": "year", "value": "2004", "span_text": "2004"},
            "on June 1, 2004 and 2003 sales": {"kind": "year", "value": "2003", "span_text": "2003"},
        },
        near_misses=(
            "the Securities Act of 1933",
            "Year 2000 Compliant",
            "a Global 2000 company",
            "under the 2004 Stock Option Plan",
            "for 2000 shares",
            "to 2000.5",
            "$2004",
            "part 12-2004",
        ),
    ),
    Rule(
        name="date.year_range",
        pattern=r"""(?<= (?: \( | \b (?: from | years? | during | between | in ) \s+ ) ) (?P<first>{YEAR}) \s? [-–] \s?
            (?P<last> {YEAR} | \d\d ) (?! [\w-] | [.,/] \d )
            | (?<! [\w.,$/-] ) (?P<first>{YEAR}) [-–] (?P<last>{YEAR}) (?= {STATED} )""",
        build=_both_years,
        pieces=_PIECES,
        examples={
            "(2007-2009)": [{"value": "2007", "span_text": "2007"}, {"value": "2009", "span_text": "2009"}],
            "for years 1996-98": [{"value": "1996", "span_text": "1996"}, {"value": "1998", "span_text": "98"}],
            "1998-2001: $500": [{"value": "1998", "span_text": "1998"}, {"value": "2001", "span_text": "2001"}],
            "from\n 1998 – 2001": [{"value": "1998", "span_text": "1998"}, {"value": "2001", "span_text": "2001"}],
        },
        near_misses=("File No. 2007-2009", "(2007-20091)", "(555) 2007-2009"),
    ),
)
RULES_OF_YEAR_PAIRS = (
    Rule(
        name="period.year_pair",
        pattern=r"""(?: (?<= (?: \( | \b (?: the | in | during | for | through | of | from | since | season
                | years? ) \s+ ) ) (?P<first>{YEAR}) \s? (?: [-–] | / ) \s? (?P<last> \d\d | (?<= / \s? ) {YEAR} )
            | (?<! [\w./$-] ) (?P<first>{YEAR}) \s? [-–/] \s? (?P<last> \d\d (?!\d) | {YEAR} ) (?= \s+ {SEASON} \b ) )
            (?! [\w/%-] | [.,]\d | [–] )""",
        build=_pair,
        pieces=_PIECES,
        examples={
            "the 1997-98 season": {"kind": "period", "start": None, "end": None, "span_text": "1997-98"},
            "First Contract Year (2018/19)": {"kind": "period", "span_text": "2018/19"},
            "2003-2004 season": {"kind": "period", "span_text": "2003-2004"},
            "the 2004-2005 budget": {"kind": "period", "span_text": "2004-2005"},
            "for 2018/2019": {"kind": "period", "span_text": "2018/2019"},
            "by 1999-00 school\n year": {"kind": "period", "span_text": "1999-00"},
        },
        near_misses=("Update No. 2014-15", "in 2004-05-06", "from 1998-2001", "the 2004-10 plan", "of 2004/05/06"),
    ),
)
RULES_OF_LAST_YEAR = (
    Rule(
        name="date.last_year",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> last \s+ ) ) (?<! \b (?: the | its | her | his | their ) \s+ last \s+ )
            year \b (?! [’'-] | \s+ (?: of | in \s+ which | end ) \b )""",
        build=_last_year,
        pieces=_PIECES,
        examples={"versus last\n year": {"kind": "year", "value": None, "span_text": "last\n year"}},
        near_misses=("the last year of the term", "last year's results", "over the last year", "last fiscal year"),
    ),
)
RULES_OF_DECADES = (
    Rule(
        name="date.decade",
        pattern=r"(?<= \b (?: the | early | late | mid ) [\s-]+ ) (?P<decade> (?: 19 | 20 ) \d ) 0 ['’]? s \b",
        build=_decade,
        pieces=_PIECES,
        examples={
            "in the 1990s": {"kind": "year", "value": "199X", "span_text": "1990s"},
            "since the late\n 1980's": {"value": "198X", "span_text": "1980's"},
        },
        near_misses=("the 1990 season", "than 2000's revenue", "the 12000s"),
    ),
)
RULES_OF_SHORT_YEARS = (
    Rule(
        name="date.short_year",
        pattern=r"""(?<= \b (?: in | since | during | for | of | through | by | until | early | late | mid )
            (?: \s+ | - ) ) ['’‘] (?P<year> \d\d ) (?! [\w'’%] | [.,] \d | \s* % )""",
        build=_short,
        pieces=_PIECES,
        examples={
            "since '98, when": {"kind": "year", "value": "1998", "span_text": "'98"},
            "in late ’04": {"value": "2004", "span_text": "’04"},
        },
        near_misses=("in the '80s", "for '20%", "June '98", "of '15'"),
    ),
)
