"""Periods told by their number, their year or another period: "first quarter of 2003", "same period last year".

Which months they have is for `link` to say, where the document shows it. `ended_periods` has those with an end.
"""

from collections.abc import Iterator

import regex

from extractors.dates.period_pieces import PERIOD_PIECES, several, unresolved
from extractors.dates.pieces import whole
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date
from pipeline.rules import Match, Rule
from pipeline.span import Span


def _fiscal_years(match: Match, document: Document) -> Iterator[Date]:
    """A period for each fiscal year of the list, the first with the word fiscal in its span."""
    if match["begin"]:
        yield unresolved(match, document)
        return
    years = list(regex.finditer(r"\d{2,4}", document.text, pos=match.start("years"), endpos=match.end("years")))
    for at, year in enumerate(years):
        start = match.start() if at == 0 else year.start()
        yield Date(kind="period", span=Span(start, year.end()))


def _quarters(match: Match, document: Document) -> Iterator[Date]:
    """A period for each quarter that the words number, all with their span: two for "first and second quarters"."""
    one = unresolved(match, document)
    for _ in several(document.slice(one.span)) or (0,):
        yield one


def _vague(match: Match) -> bool:
    """Whether nothing says which "same period" is meant: only a year, or the word quarter, makes it one."""
    span = whole(match)
    period = match.string[span.start : span.end].lower()
    return bool(regex.match(r"(?:same|comparable|corresponding|equivalent)\b", period)) and not regex.search(
        r"year|\d{4}|quarter$", period
    )


# “Current Quarter” means …; "for the Current Quarter": a defined term, whatever its definition makes of it
_TERM = lazy(
    r"""(?<= ["“] | \b (?: the | any | such | each | that | for | of | in | and | or ) \s )
        (?: Current | Prior | Previous | Preceding | Last | Next )
        (?: \s (?: Fiscal | Calendar ) )? \s (?: Quarter | Year | Period )""",
    regex.VERBOSE,
)


def _other(match: Match, document: Document) -> Date | None:
    """A period told by another one, unless nothing says which, or it is a term that the document defines."""
    one = unresolved(match, document)
    return None if _vague(match) or _TERM.fullmatch(document.text, *one.span) else one


RULES_OF_QUARTERS = (
    Rule(
        name="period.nth",
        pattern=r"""(?: (?<= (?<! [\w-] ) (?P<begin> (?: {FISCAL} \s+ )? {NTH} ,? \s+ (?: {NTH} ,? \s+ )?
                (?: and | or | through ) \s+ {NTH} [\s-]+ (?: {FISCAL} [\s-]+ )? ) ) quarters?
            | (?<= (?P<begin>{NTH_HEAD}) ) (?: quarter | half )
            | (?<= (?<! [\w-] ) (?P<begin> (?: last | latter | final ) \s+ (?: {FISCAL} \s+ )? ) )
                (?: quarter | half ) (?= {OF_YEAR} )
            | (?<= (?P<begin> (?: {NTH_HEAD} | (?<! [\w-] ) (?: last | final ) \s+ ) {FEW} \s+ ) )
                months (?= {OF_YEAR} | {OF_THE_YEAR} )
            | (?<= \b quarter \s+ and \s+ (?: the \s+ )? (?P<begin> first \s+ (?: six | nine ) \s+ ) ) months
            | (?<= (?P<begin> {NTH_HEAD} (?: two | three ) \s+ ) ) quarters (?= {OF_YEAR} )
            | (?<= \b all \s+ (?P<begin> (?: three | four ) \s+ ) ) quarters (?= \s+ of \s+ (?: fiscal \s+ )? {YEAR} )
            | (?<= (?<! [\w-] ) (?P<begin> {FISCAL} \s+ {LENGTH} ) ) months (?= \s+ (?: of \s+ )? {YEAR} ) )
            (?! [\w’'-] ) (?: {OF_YEAR} | (?<= months | half ) {OF_THE_YEAR} )?
            (?! \s+ (?: ended | ending | anniversary | century | of \s+ (?: each | every | any ) ) )""",
        build=_quarters,
        pieces=PERIOD_PIECES,
        examples={
            "first quarter of 2003": {"kind": "period"},
            "fourth quarter of fiscal\n year 1998": {"kind": "period"},
            "Fiscal First Quarter": {"kind": "period"},
            "fiscal 2005 second quarter": {"kind": "period"},
            "second half of 1999": {"kind": "period"},
            "latter half of\n 1999": {"kind": "period"},
            "last quarter of\n fiscal 1999": {"kind": "period"},
            "first nine months of 2001": {"kind": "period"},
            "last six months\n of the year": {"kind": "period"},
            "first five months of fiscal\n 1996": {"kind": "period"},
            "second half of the year": {"kind": "period"},
            "first nine months of the current fiscal year": {"kind": "period"},
            "in the quarter and first\n six months rose": {"span_text": "first\n six months"},
            "fiscal first and second\n quarters of 2020": [{"kind": "period"}, {"kind": "period"}],
            "fiscal six months 2020": {"kind": "period"},
            "results of all three quarters\n of 1997": {"span_text": "three quarters\n of 1997"},
            "fiscal nine months\n of 2013": {"kind": "period"},
            "third and fourth\n quarter of fiscal 1999": [{"kind": "period"}, {"kind": "period"}],
            "first through\n third quarters of 2004": [{}, {}, {}],
        },
        near_misses=(
            "first anniversary",
            "the third quarters",
            "first 12 months following the close",
            "for the first six months",
            "fourth fiscal quarter of each year",
        ),
    ),
)
RULES_OF_OTHERS = (
    Rule(
        name="period.other",
        pattern=r"""(?: (?<= (?<! [\w-] ) (?P<begin> (?: (?: prior | previous ) [\s-]+ year (?: ['’]s )?
                    | last \s+ year ['’]s ) [\s-]+
                (?: (?: comparable | corresponding | equivalent | same | (?: fiscal \s+ )? {NTH} ) \s+ )? ) )
                (?: quarter | period )
            | (?<= (?P<begin> {SAME} (?: {LENGTH} months? \s+ | {WEEKS} )? ) ) (?: quarters? | periods? ) {OF_YEAR}?
            | (?<= (?P<begin> {SAME} {LENGTH} ) ) months {OF_YEAR}
            | (?<= (?<! [\w-] ) (?<! \b (?: an? | any | each | every | all | such ) \s+ )
                (?P<begin> (?: (?: (?: immediately | next ) \s+ )? (?: prior | previous | preceding | following
                    | succeeding | subsequent ) | current | last | next
                | linked (?= \s+ quarter \b (?! \s+ basis ) ) ) \s+
                (?: year (?: ['’]s )? \s+ )? (?: {FISCAL} \s+ )? ) )
                (?: quarter (?! (?<= last \s+ (?: {FISCAL} \s+ )? quarter ) \s+ of \b )
                | (?<= (?: fiscal | (?: current | prior | previous | preceding ) \s+ calendar ) \s+ ) year )
            | (?<= (?<! [\w-] ) (?P<begin> (?: immediately | next ) \s+ (?: prior | previous | preceding | following
                | succeeding ) \s+ (?: (?: calendar | lease | contract | taxable | policy ) \s+ )? ) ) year
            | (?<= (?<! [\w-] ) (?<! \b (?: four | two | three | \d ) \s+ ) (?P<begin> most \s+ recent
                (?: ly \s+ (?: ended | completed | concluded ) )? \s+ (?: {FISCAL} \s+ )? ) )
                (?: quarter | (?<= (?: fiscal | calendar ) \s+ ) year )
            | (?<= \b the \s+ (?P<begin> current \s+ ) ) year (?= \s* [,.;:)] | \s+ (?: and | or | but | due | because
                | as | also | compared | versus | includes? | included | was | were | when | while ) \b )
            | (?<= \b (?: the | over | from | than | versus | vs\. | with | in ) \s+ (?P<begin> (?: prior | previous
                | preceding ) \s+ ) ) year (?= \s* [,.;:)] | \s+ (?: and | or | but | due | because | primarily | as
                | was | were | when | while ) \b )
            | (?<= (?<! [\w-] ) (?P<begin> {QUARTER_END} \s+ (?: {YEAR} \s+ )? ) ) quarter
            | (?<= (?<! [\w.,$-] ) (?<! fiscal \s+ | {MONTH} \s+ | \d (?: st | nd | rd | th )? , \s+ | \$ \s )
                (?P<begin> {YEAR} \s+ (?: {LENGTH} month \s+ | {WEEKS} )? ) ) (?: quarter | period ) )
            (?! [\w’'-] | \s+ (?: ended | ending | of \s+ (?: each | any ) ) )""",
        build=_other,
        pieces=PERIOD_PIECES,
        examples={
            "same period last year": {"kind": "period"},
            "comparable period a year ago": {},
            "comparable 13-week\n period last year": {},
            "same \nquarters of the prior year": {},
            "same quarter of 1996": {},
            "previous quarter": {},
            "current\n fiscal year": {},
            "current calendar year": {},
            "for the prior\n calendar year": {"span_text": "prior\n calendar year"},
            "in the current\n year compared": {"span_text": "current\n year"},
            "year-ago quarter": {},
            "year-earlier\n period": {},
            "equivalent period last year": {},
            "last year’s fourth quarter": {},
            "last year's fiscal third\n quarter": {},
            "immediately\n preceding quarter": {},
            "immediately following fiscal\n year": {},
            "next succeeding fiscal quarter": {},
            "most recently completed fiscal\n year": {},
            "the most recent\n quarter": {"span_text": "most recent\n quarter"},
            "immediately preceding lease\n year": {},
            "the immediately\n preceding year": {"span_text": "immediately\n preceding year"},
            "the linked quarter": {"span_text": "linked quarter"},
            "September quarter": {},
            "December 2003\n quarter": {},
            "SEPTEMBER 2003 QUARTER": {},
            "compared to the prior year.": {"span_text": "prior year"},
            "from the previous\n year, as": {"span_text": "previous\n year"},
            "prior year comparable period": {},
            "the 2004\n quarter": {"span_text": "2004\n quarter"},
            "the 1997 nine-month period": {"span_text": "1997 nine-month period"},
        },
        near_misses=(
            "for the same period",
            "the corresponding periods",
            "the equivalent period of time",
            "each quarter",
            "last year",
            "last year's results",
            "on a linked quarter basis",
            "the last quarter of each year",
            "last quarter of the second year",
            "the prior year results",
            "the current year presentation",
            "the prior year’s sales",
            "in prior years.",
            "any prior Calendar Quarter",
            "in a subsequent fiscal year",
            "“Current Quarter” means",
            "with respect to the Current Quarter",
        ),
    ),
)

RULES_OF_SHORT_QUARTERS = (
    Rule(
        name="period.short",
        pattern=r"""(?: (?<= (?<! [\w$-] ) (?P<begin> (?i: fiscal ) \s+ )? ) (?<! [\w$-] )
                (?: Q [1-4] | H [12] (?= [\s'’]{0,80} (?: FY \s? ['’]? )? \d ) )
            | (?<= (?<! [\w$-] ) (?P<begin> [1-4] ) ) Q
            | (?<= (?<! [\w$-] ) (?P<begin> [12] ) ) H (?= [\s'’]{0,2} \d )
            | (?<= (?<! [\w$.,-] ) (?P<begin> [69] ) ) M (?= ['’]? \d\d (?! \d ) | \s{0,80} {YEAR} ) )
            (?: (?: \s* ['’]? \s? | - (?= {YEAR} ) )
            (?: of \s+ )? (?: fiscal \s+ | FY \s? ['’]? )? (?: {YEAR} | \d\d ) (?! [\w%] | [.,]\d ) )? (?! \w )
            (?! (?<= (?: \A | \n ) [ \t]{0,20} Q\d ) [).:] )""",
        build=unresolved,
        pieces=PERIOD_PIECES,
        ignore_case=False,
        examples={
            "Q3 97": {"kind": "period"},
            "Q1 2005": {},
            "4Q04": {},
            "1H04": {},
            "H2 2019": {},
            "H1 FY2020": {},
            "Q2-2019": {},
            "Q2 of fiscal\n 2003": {},
            "Fiscal Q3 2007": {},
            "in 9M 2015 and 6M14": [{"span_text": "9M 2015"}, {"span_text": "6M14"}],
        },
        near_misses=(
            "10-Q3",
            "Q5 2004",
            "BBQ1",
            "an H1 visa",
            "3H04",
            "a 6M 3000",
            "3M 2004",
            "a camera 6M 12",
            "Q4) What is new?",
            "Q1: Why?",
        ),
    ),
)
RULES_OF_YEARS = (
    Rule(
        name="period.fiscal_year",
        pattern=r"""(?<= (?<! [\w.,$/-] ) (?P<begin> (?P<years>{YEAR}) \s+ ) ) (?: fiscal | financial ) \s+ year
                (?! [\w’'-] )
            | (?<! [\w-] ) (?: fiscal (?: \s+ years? (?: \s+ of (?= \s ) )? )? | FY )
                \s* (?P<years> (?: {YEAR} | (?<= FY \s? ) ['’]? \d\d
                | ['’] \d\d )
            (?: (?: \s*,\s* | \s* ,? \s+ and \s+ | \s+ (?: or | to | through ) \s+ ) {YEAR} )* )
            (?! [\w’'-] ) (?! (?-i: (?: \s+ [A-Z] [\w&-]* ){1,5} \s+ (?: Plan | Program ) \b ) )""",
        build=_fiscal_years,
        pieces=PERIOD_PIECES,
        examples={
            "2004 fiscal year": {"kind": "period"},
            "2019 financial\n year": {"kind": "period"},
            "FY'05": {"kind": "period"},
            "Fiscal '03": {"kind": "period"},
            "fiscal 2003": {"kind": "period", "start": None, "end": None},
            "Fiscal Year\n 1999": {"kind": "period"},
            "fiscal year of\n 2001": {"kind": "period"},
            "fiscal 1997 and 1996": [{"span_text": "fiscal 1997"}, {"span_text": "1996"}],
        },
        near_misses=("each fiscal year", "the fiscal years", "fiscal 20035", "the Fiscal 2002 Incentive\n Plan"),
    ),
)
