"""How soon and how often amendments are filed for late holders: "not … more than one … during any fiscal quarter".

The sentence that sets the limits has to say too within how many days of what is received a filing is made.
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.clauses.evidence import group, quotes
from extractors.clauses.pieces import PIECES, basis, count
from extractors.clauses.sentences import sentence_at
from extractors.numerals import stated
from pipeline.clause import Clause, CountLimit, FilingLimit, MinimumPrincipal, Period
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, expand, scan

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_KIND = r"(?: (?: pre | post ) [\s-]? effective \s+ )? (?: amendments? | supplements? | prospectus \s+ supplements? )"
_LIMIT = rf"""(?P<max> more \s+ than \s+ (?P<n> {{NUMBER}} ) \s+ (?: such \s+ )?
    (?P<filing> {_KIND} (?: ,? \s+ (?: or | and | and/or ) \s+ {_KIND} )* ) ) [^.;()]{{0,160}}? \s
    (?: during | in | per | within ) \s+ (?P<per> (?: any | each | a ) \s+ (?: one \s+ | single \s+ )?
    (?: (?P<quarter> fiscal \s+ quarter ) | (?: semi-?annual \s+ (?: fiscal \s+ )? period |
    (?: fiscal \s+ )? half [\s-]+ year ) ) )"""
_NOT = lazy(r"\b (?: not | no | never ) \b [^.]{0,400} $", _FLAGS)
_WITHIN = lazy(
    expand(r"\b within \s+ (?P<days> (?P<n> {NUMBER} ) \s+ (?: (?P<kind> {DAY_KIND} ) \s+ )? days? ) \b", PIECES),
    _FLAGS,
)
_MINIMUM = lazy(
    expand(
        r"""\b (?: only | unless | until | if | when ) \b [^.;]{0,120}? \b principal \s+ amount \b [^.;]{0,120}? \b
            (?: is \s+ )? (?P<bound> (?: (?P<strict> more \s+ than | in \s+ excess \s+ of | greater \s+ than
            | exceeds ) | at \s+ least | not \s+ less \s+ than | equals? \s+ or \s+ exceeds ) \s+
            (?P<value> \$ \s? {FIGURE} (?: \s+ (?: million | billion ) )? ) )""",
        PIECES,
    ),
    _FLAGS,
)


def limits(match: Match, document: Document) -> FilingLimit | None:
    """The clause of the sentence whose first limit this is; null where it sets no time for a filing."""
    text = document.text
    sentence = sentence_at(text, match.start())
    found = [one for one in _LIMIT_AT.finditer(text, *sentence) if _NOT.search(text, sentence.start, one.start())]
    within = _WITHIN.search(text, sentence.start, match.start())
    days = count(within["n"]) if within else None
    if not found or found[0].start() != match.start() or within is None or days is None:
        return None
    minimum = _MINIMUM.search(text, match.end(), sentence.end)
    return FilingLimit(
        span=sentence,
        within=Period(quantity=days, basis=basis(within["kind"])),
        limits=tuple(_limit(one) for one in found),
        min_principal=_minimum(minimum) if minimum else None,
        evidence=quotes(
            {
                "within.quantity": group(within, "days"),
                **{f"limits[{at}].{name}": group(one, name) for at, one in enumerate(found) for name in ("max", "per")},
                "min_principal.value": group(minimum, "value") if minimum else None,
                "min_principal.strict": group(minimum, "bound") if minimum else None,
            }
        ),
    )


def _limit(match: Match) -> CountLimit:
    return CountLimit(
        filing=tuple(_filings(match["filing"])),
        max=count(match["n"]) or 0,
        per="fiscal_quarter" if match["quarter"] else "semi_annual_period",
    )


def _filings(text: str) -> Iterator[str]:
    """The sorts of filings named: an amendment of no sort is one before or after effectiveness."""
    for kind in regex.finditer(_KIND, text, _FLAGS):
        words = kind[0].lower()
        if "supplement" in words:
            yield "supplement"
        elif words.startswith(("pre", "post")):
            yield f"{'pre' if words.startswith('pre') else 'post'}_effective_amendment"
        else:
            yield from ("pre_effective_amendment", "post_effective_amendment")


def _minimum(match: Match) -> MinimumPrincipal:
    value = stated(match["value"].lstrip("$ "))
    return MinimumPrincipal(value=value.value if value else Decimal(0), strict=bool(match["strict"]))


_LIMIT_AT = lazy(expand(_LIMIT, PIECES), _FLAGS)
RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.filing_limit",
        pattern=_LIMIT,
        build=limits,
        needs=("fiscal", "semi-annual", "semiannual", "half"),
        pieces=PIECES,
        examples={
            "The Company will, in any event within 10 Business Days of receipt, file any amendments or "
            "supplements; provided that it shall not be obligated to file (i) more than one such pre-effective "
            "amendment or\nsupplement for all Holders during any fiscal quarter and (ii) more than two "
            "post-effective amendments during any semi-annual period, and shall only be obligated to make a "
            "filing when the principal amount of Notes to be included is more than $1 million.": {
                "within.quantity": 10,
                "within.basis": "business",
                "limits[0].max": 1,
                "limits[0].filing": ("pre_effective_amendment", "supplement"),
                "limits[0].per": "fiscal_quarter",
                "limits[1].max": 2,
                "limits[1].per": "semi_annual_period",
                "min_principal.value": "1000000",
                "min_principal.strict": True,
            },
            "Within five days of receipt the Company shall file a supplement, but in no event shall it be "
            "required to file more than three supplements in any fiscal quarter.": {
                "within.quantity": 5,
                "limits[0].max": 3,
            },
        },
        near_misses=(
            "The Company shall not be obligated to file more than one such amendment during any fiscal quarter.",
            "Within 10 days the Company shall file more than one amendment in any fiscal quarter.",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The limits on filings for late holders; where a later section repeats one, the first."""
    seen: list[tuple[object, ...]] = []
    for one in scan(document, RULES):
        if isinstance(one, FilingLimit) and (said := (one.within, one.limits, one.min_principal)) not in seen:
            seen.append(said)
            yield one
