"""The rates of additional interest: a list of tiers, or a first rate that rises with each further period.

"the Company hereby agrees to pay additional interest … accruing at the following rate: (i) with respect to the first
90-day period …, 0.25% per annum" and "at a rate of 0.25% per annum for the first 90-day period …, increasing by 0.25%
per annum with respect to each subsequent 90-day period, up to a maximum of 1.00% per annum".
"""

from collections.abc import Iterator

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.nearby import INTEREST, asked
from extractors.clauses.pieces import PIECES, entries, titled
from extractors.clauses.rates import other_units
from extractors.clauses.rates.running import running
from extractors.clauses.rates.several import several
from extractors.clauses.rates.tiers import Read, read
from extractors.clauses.sentences import sentence_end
from extractors.dates.pieces import group as stated
from extractors.numerals import figure
from pipeline.clause import Accrual, Clause, RateSchedule
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_INTEREST = (
    r"(?: additional \s+ interest | liquidated \s+ damages | special \s+ interest | penalty \s+ interest | "
    r"additional \s+ amounts )"
)
_DEFAULT = r"(?: the | any | such | all | a | each ) (?: \s+ such )? \s+ (?-i: [A-Z]\w+ \s+ )? defaults?"
_STARTS = (
    (
        "day_following_default",
        1,
        lazy(
            rf"""from \s+ and \s+ including \s+ the \s+ (?: day | date ) \s+ (?: immediately \s+ )? (?: following |
                after ) \s+
            (?: the \s+ (?: day | date ) \s+ (?: of | on \s+ which ) \s+ )? {_DEFAULT}""",
            _FLAGS,
        ),
    ),
    (
        "default_day",
        0,
        lazy(
            rf"""from \s+ and \s+ including \s+ the \s+ (?: day | date ) \s+ (?: of | on \s+ which ) \s+ {_DEFAULT}
            (?: \s+ (?: shall \s+ )? occur s? (?: red )? )?""",
            _FLAGS,
        ),
    ),
)
_UNTIL_CURED = rf"""the \s+ (?: earlier \s+ of \s+ (?: \( \w+ \) \s+ )? the \s+ )? (?: day | date ) \s+ on \s+ which
    \s+ {_DEFAULT} \s+
    (?: has | have | is | are | shall \s+ have ) \s+ (?: been \s+ )? cured"""
_ENDS = (
    (
        "cure_excluded",
        lazy(rf"to \s+ but \s+ (?: excluding | not \s+ including ) \s+ {_UNTIL_CURED}", _FLAGS),
    ),
    ("cure_included", lazy(rf"(?: to | through ) \s+ and \s+ including \s+ {_UNTIL_CURED}", _FLAGS)),
)
_BASE = lazy(
    r"(?: principal \s+ amount \s+ of \s+ (?: (?: the | such | all | any ) \s+ )? (?: outstanding \s+ )?"
    r" (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ )* )"
    r" | interest \s+ rate \s+ (?: borne \s+ by | on | of ) \s+ (?: each \s+ of \s+ )? the"
    r" (?: \s+ (?: outstanding | applicable | relevant ) )? \s+ (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ )* ) )",
    _FLAGS,
)
"""What the interest is on: principal, or what the rate that is increased is borne by."""
_CAP_WORDS = (
    r"(?: maximum | not \s+ (?: to \s+ )? exceed | exceed ) \b [^.;%]{0,90}? (?P<percent> (?P<cap>{FIGURE}) \s* % "
    r") \s* \)? \s* per \s+ (?: annum | year )"
)
_CAP = lazy(expand(_CAP_WORDS, PIECES), _FLAGS)
_CAP_NEXT = lazy(
    expand(
        rf"\s* (?= [^.;%]{{0,160}}? (?: {_INTEREST} | interest \s+ rate ) \b ) [^.;%]{{0,160}}? \b {_CAP_WORDS}", PIECES
    ),
    _FLAGS,
)
"""A cap in the next sentence, where it names the interest: "In no
event shall Liquidated Damages exceed 1.00% per annum"."""
_LIST = lazy(r"\s* (?: the \s+ )? following \s+ rates? \s* : \s*", _FLAGS)


def _schedule(match: Match, document: Document) -> RateSchedule | None:
    """The schedule; null where a tier has no reading, or the words say in two ways from or until when it accrues."""
    text = document.text
    end = sentence_end(text, match.end())
    starts = [(name, days, one) for name, days, pattern in _STARTS if (one := pattern.search(text, match.start(), end))]
    stops = [(name, one) for name, pattern in _ENDS if (one := pattern.search(text, match.start(), end))]
    if len(starts) > 1 or len(stops) > 1:
        return None
    begins = starts[0][1] if starts else None
    found = _tiers(text, match.end(), end, begins)
    base = _BASE.search(text, match.start(), end)
    if found is None or base is None:
        return None
    cap = _CAP.search(text, match.end(), end) or _CAP_NEXT.match(text, end)
    places = {
        "accrual.start": Span(*starts[0][2].span()) if starts else None,
        "accrual.end": Span(*stops[0][1].span()) if stops else None,
        "base": Span(*base.span()),
        "cap": Span(*cap.span("percent")) if cap else None,
        **found.places,
    }
    overlap, clock, together = several(text, match.start(), end)
    return RateSchedule(
        span=Span(match.start(), end),
        name=titled(stated(match, "name") or match["what"].title()),
        cap=figure(cap["cap"]).value if cap else None,
        accrual=Accrual(start=starts[0][0] if starts else None, end=stops[0][0] if stops else None),  # type: ignore[arg-type]
        overlap=overlap,
        clock=clock,
        tiers=found.tiers,
        illustrations=found.illustrations,
        evidence=quotes({**places, **together}),
    )


def _tiers(text: str, start: int, end: int, begins: int | None) -> Read | None:
    listed = _LIST.search(text, start, end)
    if listed is not None:
        return None if begins is None else read(text, list(entries(text, listed.end(), end)), begins)
    return running(text, start, end, begins)


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.rate_schedule",
        pattern=rf"""(?: (?: the \s+ )? (?-i: Company | Issuers? | Corporation | Parent ) \s+ (?: hereby \s+ )?
                (?: agrees? \s+ to \s+ pay | (?: shall | will ) \s+ pay ) ,? \s+ [^.;]{{0,120}}?
                (?P<what>{_INTEREST}) \b
                (?: \s* \( \s* (?: the \s+ )? {{QUOTE}} (?P<name> [\w\s]{{3,40}} ) {{QUOTE}} \s* \) )?
            | (?P<what>{_INTEREST}) \s+ (?: \( \s* (?: the \s+ )? {{QUOTE}} (?P<name> [\w\s]{{3,40}} ) {{QUOTE}} \s* \)
            \s+ )?
                (?: shall | will ) \s+ (?: accrue | become \s+ payable | be \s+ payable )
            | (?P<what> interest ) \s+ rate \s+ (?: borne \s+ by | on | of ) \s+ (?: each \s+ of \s+ )? the \s+
                [\w\s]{{3,60}}? \s+ (?: shall | will ) \s+ (?: be \s+ )? increased? \s+ by )""",
        build=_schedule,
        needs=("nterest", "amages"),
        pieces=PIECES,
        examples={
            'the Company hereby agrees to pay additional\n     interest ("ADDITIONAL INTEREST") with respect to the '
            "Notes from and "
            "including the day following the\n     Registration Default to but excluding the day on which the "
            "Registration "
            "Default has been cured, accruing at the following rate:\n\n  (i) with respect to the first 90-day period "
            "during "
            "which a Registration Default shall have occurred, 0.25% per annum of the principal amount of the "
            "Notes;\n\n  (ii) "
            "with respect to the period commencing on the 91st day following the day the Registration Default shall "
            "have "
            "occurred to the second anniversary of the Closing Date, 1.00% per annum of the principal amount of the "
            "Notes; "
            "and\n\n  (iii) thereafter the rate shall increase annually by 2.00 percentage points on each anniversary "
            "of the "
            "Closing Date, commencing with the second anniversary (for purposes of illustration, the rate would "
            "increase to "
            "9.00% per annum on the fifth anniversary of the Closing Date).": {
                "name": "Additional Interest",
                "accrual": {"start": "day_following_default", "end": "cure_excluded"},
                "tiers[0].start": {"kind": "default_day", "n": 1},
                "tiers[0].end": {"kind": "default_day", "n": 91},
                "tiers[0].rate": "0.25",
                "tiers[1].start": {"kind": "default_day", "n": 91},
                "tiers[1].end": {"kind": "anniversary", "n": 2, "of": "closing_date"},
                "tiers[1].rate": "1.00",
                "tiers[2].step": {"points": "2.00", "every": {"kind": "anniversary", "of": "closing_date"}, "first": 2},
                "illustrations": [{"at": {"kind": "anniversary", "n": 5, "of": "closing_date"}, "rate": "9.00"}],
                "cap": None,
            },
            "the Issuers shall pay liquidated damages to each Holder from and including the date on which any such "
            "Registration "
            "Default shall occur to but excluding the date on which all Registration Defaults have been cured, at a "
            "rate equal "
            "to 0.25% per annum of the principal amount of the Notes for the first 90-day period, such rate "
            "increasing by an "
            "additional 0.25% per annum with respect to each subsequent 60-day period, up to a maximum of 1.00% per "
            "annum.": {
                "name": "Liquidated Damages",
                "cap": "1.00",
                "accrual": {"start": "default_day", "end": "cure_excluded"},
                "tiers[0].end": {"kind": "default_day", "n": 90},
                "tiers[1].start": {"kind": "default_day", "n": 90},
                "tiers[1].step.points": "0.25",
                "tiers[1].step.every": {"kind": "days", "n": 60},
            },
            "Liquidated Damages shall accrue on the Notes from and including the day following such Registration "
            "Default to but "
            "excluding the day on which such Registration Default has been cured at a rate per annum equal to an "
            "additional "
            "one-quarter of one percent (0.25%) of the principal amount of Notes, to and including the 90th day "
            "following such "
            "Registration Default, and one-half of one percent (0.50%) thereof from and after the 91st day following "
            "such "
            "Registration Default.": {
                "name": "Liquidated Damages",
                "tiers": [
                    {
                        "label": "first",
                        "start": {"kind": "default_day", "n": 1},
                        "end": {"kind": "default_day", "n": 91},
                        "rate": "0.25",
                    },
                    {"label": "thereafter", "start": {"kind": "default_day", "n": 91}, "rate": "0.50"},
                ],
            },
            "the Company shall pay Additional Interest at a rate of 0.25% per annum of the principal amount of the "
            "Notes for the first 90 days immediately following the occurrence of a Registration Default, and 0.50% "
            "per annum thereafter until all Registration Defaults have been cured.": {
                "accrual": {},
                "tiers": [
                    {
                        "label": "first",
                        "start": {"kind": "default_day", "n": 1},
                        "end": {"kind": "default_day", "n": 91},
                        "rate": "0.25",
                    },
                    {"label": "thereafter", "start": {"kind": "default_day", "n": 91}, "rate": "0.50"},
                ],
            },
            "Additional Interest shall accrue on the Notes from and including the date on which any Registration "
            "Default shall occur to but excluding the date on which all Registration Defaults have been cured, at a "
            "rate of 0.75% per annum of the principal amount of the Notes. Notwithstanding the foregoing, in no "
            "event shall "
            "Additional Interest be payable for more than one Registration Default at any given time; and if, after "
            "all Registration Defaults have been cured, a different Registration Default occurs, Additional Interest "
            "shall again accrue pursuant to the foregoing provisions.": {
                "span_text": "Additional Interest shall accrue on the Notes from and including the date on which any "
                "Registration Default shall occur to but excluding the date on which all Registration Defaults have "
                "been cured, at a rate of 0.75% per annum of the principal amount of the Notes.",
                "overlap": "single_highest",
                "clock": "per_episode",
                "tiers": [{"label": "flat", "start": {"kind": "default_day", "n": 0}, "rate": "0.75"}],
            },
            "the interest rate borne by the Notes shall be increased by one-quarter of one percent (0.25%) per "
            "annum for "
            "the 90-day period immediately following such Registration Default, which rate shall be increased by an "
            "additional 0.25% per annum for each subsequent 90-day period; provided that the increase may in no event "
            "exceed one percent (1.00%) per annum.": {
                "span_text": "interest rate borne by the Notes shall be increased by one-quarter of one percent "
                "(0.25%) "
                "per annum for the 90-day period immediately following such Registration Default, which rate shall be "
                "increased by an additional 0.25% per annum for each subsequent 90-day period; provided that "
                "the increase "
                "may in no event exceed one percent (1.00%) per annum.",
                "base": "principal",
                "cap": "1.00",
                "tiers[0].start": {"kind": "default_day", "n": 1},
                "tiers[0].end": {"kind": "default_day", "n": 91},
                "tiers[0].rate": "0.25",
                "tiers[1].step": {"points": "0.25", "every": {"kind": "days", "n": 90}, "first": 1},
            },
            "Additional Interest shall accrue from and including the date on which any Registration Default shall "
            "occur to but excluding the date on which all such Registration Defaults have been cured, at a rate of "
            "0.50% per annum of the principal amount of the Notes.": {
                "accrual": {"start": "default_day", "end": "cure_excluded"},
                "tiers": [{"label": "flat", "start": {"kind": "default_day", "n": 0}, "rate": "0.50"}],
            },
        },
        near_misses=(
            (
                "the Company shall pay Additional Interest on the Notes at a rate of 0.25% per annum of the principal "
                "amount of the Notes for the first 90 days, and 0.50% per annum thereafter."
            ),
            (
                "the Company shall pay to each Holder, as partial liquidated damages, an amount equal to 1.0% of the "
                "purchase price."
            ),
            (
                "the Company will pay additional interest at a rate of 0.25% per annum of the principal amount of the "
                "Notes."
            ),
        ),
    ),
    other_units.RULE,
)


def find(document: Document) -> Iterator[Clause]:
    """The schedules of rates; one that two promises of payment lead to stands once."""
    seen = set()
    for clause in asked(
        document,
        RULES,
        (*INTEREST, r"nterest\s+rate\s+(?:borne|on|of)\s", r"as\s+damages", r"elay\s+[Pp]ayments?"),
        250,
    ):
        place = clause.evidence["tiers[0].rate"].span
        if place not in seen:
            seen.add(place)
            yield clause
