"""What comes again and again: "annually", "semi-annually in arrears", "each anniversary of the Closing Date".

An adjective is one only before what is paid that often: "quarterly installments", and not "quarterly report".
"""

import regex

from extractors.dates import anchors
from extractors.dates.pieces import following, whole
from extractors.dates.recurring_pieces import RECURRING_PIECES, frequency, regular
from extractors.dates.sides import of_it
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date, Frequency
from pipeline.rules import Match, Rule
from pipeline.span import Span

_OF = lazy(r"\s+of\b", regex.IGNORECASE)


def _times(match: Match, document: Document) -> Date:
    """So often in a unit: once a year is annual, four times a year quarterly; most counts have no word of their own."""
    count, often = match["count"].lower(), frequency(match["often"])
    times = {"once": 1, "one": 1, "twice": 2, "two": 2, "four": 4, "twelve": 12}.get(count.split()[0])
    in_a_year: dict[int | None, Frequency] = {2: "semiannual", 4: "quarterly", 12: "monthly"}
    of_more = in_a_year.get(times) if often == "annual" else None
    return Date(kind="recurring", span=whole(match), frequency=often if times == 1 else of_more)


def _anniversaries(match: Match, document: Document) -> Date:
    of = following(_OF, document.text, match.end())
    anchor = anchors.read(document.text, of.end()) if of else of_it(document.text, match.end())
    return Date(
        kind="recurring",
        span=Span(match.start("begin"), anchor.end if anchor else match.end()),
        frequency=None if match["nth"] else frequency(match["often"] or "annual"),
        anchor=anchor.words(document.text) if anchor else None,
    )


RULES = (
    Rule(
        name="recurring.adverb",
        pattern=r"""(?<= (?<! [\w-] ) (?<! \b times \s+ ) (?P<begin> (?P<semi> (?: semi | bi ) -? | twice \s+ )? ) )
            (?P<often> annually | yearly (?= \s* [,;.)] ) ) \b (?: ,? \s+ in \s+ (?: arrears? | advance ) \b )?""",
        build=regular,
        pieces=RECURRING_PIECES,
        examples={
            "semi-annually in arrears": {"kind": "recurring", "frequency": "semiannual"},
            "annually\n in advance": {"frequency": "annual"},
            "reviewed bi-annually": {"frequency": None, "span_text": "bi-annually"},
            "paid yearly.": {"frequency": "annual", "span_text": "yearly"},
            "paid twice\n yearly.": {"frequency": "semiannual", "span_text": "twice\n yearly"},
        },
        near_misses=("annual audit", "semi-annual period", "a yearly schedule", "three times annually."),
    ),
    Rule(
        name="recurring.regular",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?P<semi> (?: semi | bi ) -? | {TIMES} )? ) )
            (?P<often> quarterly | monthly
            | weekly | daily | annual ) \b (?:
              (?<! annual ) ,? \s+ in \s+ (?: arrears? | advance ) \b
            | (?<= {OFTEN_DONE} (?: semi-? | bi-? )? (?P<done> \w{5,9} ) ) (?<! annual )
                (?! \s+ (?: reports? | statements? | financial | reviews? | meetings? ) \b )
            | (?= \]? \s+ (?: installments? | instalments? | payments? | basis ) \b (?! \s+ dates? \b ) )
            | (?<! annual ) (?= \s* [,;:.)] | \s+ (?: on | by | from | until | during | commencing | beginning
            | starting | thereafter | at | as | to \s+ the | the
            | and \s+ (?: in | on | upon | shall | will | must | paid | payable )
            | within | after
            | following | in | for | based | upon | with | through | over ) \b ) )""",
        build=regular,
        pieces=RECURRING_PIECES,
        examples={
            "quarterly in\narrears": {"kind": "recurring", "frequency": "quarterly"},
            "payable monthly, in\n arrears": {"frequency": "monthly", "span_text": "monthly, in\n arrears"},
            "quarterly installments": {"frequency": "quarterly", "span_text": "quarterly"},
            "bi-weekly\n installments": {"frequency": None, "span_text": "bi-weekly"},
            "billed twice\n monthly.": {"frequency": None, "span_text": "twice\n monthly"},
            "semi-monthly installments": {"frequency": None, "span_text": "semi-monthly"},
            "payable\n semi-monthly less taxes": {"frequency": None, "span_text": "semi-monthly"},
            "royalties paid\n monthly to the Licensor": {"frequency": "monthly", "span_text": "monthly"},
            "subject to change daily.": {"frequency": "daily", "span_text": "daily"},
            "and quarterly thereafter.": {"frequency": "quarterly", "span_text": "quarterly"},
            "accrued by the Fund daily and will\n be paid later": {"frequency": "daily", "span_text": "daily"},
        },
        near_misses=(
            "quarterly report",
            "annual audit",
            "a daily newspaper",
            "the annual meeting",
            "each Quarterly Payment Date",
            "has provided monthly reports",
        ),
    ),
)
RULES_OF_ANNIVERSARIES = (
    Rule(
        name="recurring.anniversary",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {EACH} \s+ (?: (?: such | successive | succeeding | subsequent
            | (?P<often> annual | yearly | quarterly | monthly ) | (?: one | 1 ) [\s-]+ year | (?P<nth>{ORDINAL}) )
            \s+ ){0,2} ) ) anniversary (?: \s+ date )? \b""",
        build=_anniversaries,
        pieces=RECURRING_PIECES,
        examples={
            "each anniversary of the Closing\n          Date": {"frequency": "annual", "anchor": "the Closing Date"},
            "each anniversary hereof": {"frequency": "annual", "anchor": "hereof"},
            "each annual anniversary date": {"frequency": "annual", "anchor": None},
            "each quarterly anniversary of the Effective\n Date": {"frequency": "quarterly"},
            "every fifth anniversary of the\n Closing Date": {"frequency": None, "anchor": "the Closing Date"},
            "each succeeding anniversary of the\n Effective Date": {"anchor": "the Effective Date"},
            "each subsequent one-year\n anniversary thereof": {"frequency": "annual", "anchor": "thereof"},
        },
        near_misses=("second anniversary of the Closing Date", "any anniversary"),
    ),
)
RULES_OF_TIMES = (
    Rule(
        name="recurring.times",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> (?P<count> once | one \s+ time | twice | {NUMBER} \s+ times )
            \s+ (?: per | an? | (?: (?: in | during | within ) \s+ )? (?: each | every | any ) (?: \s+ given )? ) \s+
            (?: calendar \s+ | fiscal \s+ | contract \s+ )? ) )
            (?P<often> day | week | month | quarter | year ) \b (?! [\w’'-] )""",
        build=_times,
        pieces=RECURRING_PIECES,
        examples={
            "Once per year": {"kind": "recurring", "frequency": "annual"},
            "not more than once each calendar\n quarter": {
                "frequency": "quarterly",
                "span_text": "once each calendar\n quarter",
            },
            "twice a year": {"frequency": "semiannual"},
            "once in any calendar\n year": {"frequency": "annual"},
            "twice per week": {"frequency": None},
            "at least once each day": {"frequency": "daily", "span_text": "once each day"},
            "not more than four (4) times in any\n year": {
                "frequency": "quarterly",
                "span_text": "four (4) times in any\n year",
            },
            "three times a year": {"frequency": None},
        },
        near_misses=("once the year ends", "2.5 times annual salary", "several times a year"),
    ),
)
RULES_OF_UNITS = (
    Rule(
        name="recurring.each",
        pattern=r"""(?<= (?<! [\w-] ) (?P<begin> {EACH} \s+ (?: (?: full | complete | completed ) \s+ )? {KIND_OF_UNIT}
                | per \s+ (?: calendar | fiscal | contract ) \s+ ) )
            (?P<often> month | quarter | year | week ) \b (?! [’'-] | \s+ basis )
            | (?<= (?<! [\w-] ) (?P<begin> {EACH} \s+ (?P<semi> semi-? )? ) )
            (?P<often> monthly | quarterly | annual ) \s+ (?: (?: accounting | fiscal | payment | reporting | billing
            | interest | rental ) \s+ )? period \b (?! [’'-] )""",
        build=regular,
        pieces=RECURRING_PIECES,
        examples={
            "each fiscal year": {"kind": "recurring", "frequency": "annual"},
            "per calendar quarter": {"frequency": "quarterly"},
            "every\n month": {"frequency": "monthly"},
            "each monthly accounting\n period": {"frequency": "monthly"},
            "each full fiscal\n quarter": {"frequency": "quarterly", "span_text": "each full fiscal\n quarter"},
        },
        near_misses=("each day", "each other year", "each monthly report"),
    ),
)
