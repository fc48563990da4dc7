"""A share of a whole that decides, as agreements write it: "over 50% in aggregate principal amount of the Notes".

Of "at least 66-2/3% of the Commitments" `share_of` reads 66.6667, not strict, of `commitments`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

import regex

from extractors.numerals import FRACTION, FRACTION_WORDS, WORDS, stated
from pipeline.lazy import lazy
from pipeline.rules import Match, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_STRICT = r"over | more \s+ than | greater \s+ than | in \s+ excess \s+ of | exceed(?: s | ing )? \b"
_LOOSE = (
    r"equal \s+ to \s+ or \s+ (?: more | greater ) \s+ than | (?: more | greater ) \s+ than \s+ or \s+ equal \s+ to"
    r" | at \s+ least | not \s+ less \s+ than | no \s+ less \s+ than | no \s+ fewer \s+ than"
)
_PARTS: Mapping[str, Decimal] = {
    "two thirds": Decimal("66.6667"),
    "three quarters": Decimal(75),
    "three fourths": Decimal(75),
    "three fifths": Decimal(60),
    "four fifths": Decimal(80),
}
_PART = " | ".join(r" [\s-]+ ".join(one.split()) for one in _PARTS)
_PERCENT = rf"""(?: (?P<figure> \d{{1,3}} (?: \.\d+ )? | {FRACTION} ) \s* (?: % | percent \b | per \s+ cent \b \.? ) |
    (?P<words> {FRACTION_WORDS} | {WORDS} ) (?: \s+ and \s+ {FRACTION_WORDS} )? \s+
        (?: percent \b | per \s+ cent \b \.? )
        (?: \s* \( \s* (?: (?P<figure> \d{{1,3}} (?: \.\d+ )? ) \s* % | [^()]{{1,12}} ) \s* \) )? |
    (?P<part> {_PART} ) (?: \s* \( [^()]{{1,12}} \) )? )"""
SHARE = rf"""(?P<share> (?: (?P<loose> {_LOOSE} ) \s+ | (?P<strict> {_STRICT} ) \s+ )?
    (?: {_PERCENT} (?P<or_more> \s+ or \s+ (?: more | greater ) )? |
    (?P<majority> (?: an? \s+ | the \s+ )? (?: simple \s+ )? majority
        (?: [\s-]+ (?: (?: in | of ) [\s-]+ )? interest )? )
    ) )"""
"""A share in a verbose pattern, with the groups that `share_of` reads."""
BASE = r"""\s+ (?: in | of ) \s+ (?: the \s+ )? (?P<base> (?:
    (?: the | then-outstanding | then | all | aggregate | total
    | (?-i: [a-z]+ ed | un (?! [a-z]* ed \b | its? \b ) [a-z]+ ) | outstanding
    | number | (?-i: shares? ) | of | interest
    | sum | such | their | or (?: \s+ issuable )? | liquidation | preference | value | \( [aiwxA1] \) | respective
    | principal (?: \s+ (?: amounts? | balances? ) )? | under | (?: most \s+ senior \s+ )? class (?: es )?
    | amounts? | at \s+ maturity |
    (?: at \s+ (?: the | such | that ) \s+ time ) | and | each | any ) ,? \s+ ){0,14}
    ["“]? (?P<thing> (?-i: [A-Z][A-Za-z]+ (?: ['’] s? )? (?: \s+ [A-Z][A-Za-z]* (?: - [A-Z\d]+ | ['’] s? )? ){0,3}
        | (?: debt \s+ securities | notes | debentures | warrants | (?: common | preferred ) \s+ (?: stock | shares ) )
            \b ) )
    (?: \s+ (?: of \s+ (?: all | each | that | any | such ) \s+ Series \s+ )?
    (?: then \s+ | at \s+ the \s+ time \s+ | at \s+ such \s+ time \s+ )? outstanding \b )? )"""
"""What the share is taken of, in a verbose pattern."""

PORTIONS = rf"""(?P<base> (?P<thing> (?-i: (?: Exposure \s+ )? Percentages? | Pro \s+ Rata \s+ Shares? ) ) ) \b
    (?: [^.;,"“”]{{0,60}}? \b )?? {SHARE}"""
"""A share by the portions of those who hold it: "Lenders whose Commitment Percentages aggregate at least 51%"."""

_THINGS: Mapping[str, str] = {
    r"Registrable \s+ (?: Securities | Shares )": "registrable_securities",
    r"Transfer \s+ Restricted \s+ Securities | Restricted \s+ Securities": "transfer_restricted",
    r"Exposure \s+ Percentages?": "credit_exposure",
    r"(?: \w+ \s+ ){0,3} Commitments? | Percentages? | Pro \s+ Rata \s+ Shares?": "commitments",
    r"(?: \w+ \s+ ){0,3} (?: Loans? | Advances )": "loans_outstanding",
    r"(?: \w+ \s+ ){0,3} (?: Exposures? | Outstandings | Usage )": "credit_exposure",
    r"(?: \w+ \s+ ){0,3} (?: Notes | Debentures | Bonds ) (?: \s+ Claims )?": "notes_outstanding",
    r"(?: Outstanding \s+ | Debt \s+ )* Securities": "notes_outstanding",
    r"(?: \w+ \s+ ){0,3} Warrants": "warrants_outstanding",
    r"(?: [\w’'-]+ \s+ ){0,3} (?: Shares? | Stock (?: \s+ Equivalents )? | Preferred )": "shares_outstanding",
    r"(?: [\w’'-]+ \s+ ){0,3} Units?": "units_outstanding",
}
"""What a share may be taken of, by its name in the agreement."""
_SUMMED = ("loans_outstanding", "commitments")
_SUM = lazy(r"\bsum\b", regex.IGNORECASE)
_AND_OTHERS = lazy(
    r"[^.;]{0,120}? \b and \s+ (?: \( \w{1,3} \) \s+ )? (?: [\w-]+ \s+ ){0,8}? (?-i: (?: [A-Z][\w/-]* \s+ ){0,3}"
    r" (?: Commitments? | Loans? | Obligations | Exposures? | Outstandings ) ) \b",
    regex.VERBOSE | regex.IGNORECASE,
)
"""What makes a whole of loans or commitments that of both: "the sum of the Loans and the unused Commitments"."""
MOST = 50
"""From here on a share decides even where no word bounds it: "the consent of the Holders of 66 2/3% of the Notes"."""
_PRINCIPAL = lazy(r"principal\s+amount", regex.IGNORECASE)
_STANDING = lazy(r"\s+Outstanding$")
"""What is said behind a name of securities, with a capital where it is defined: "the Class A Notes Outstanding"."""


@dataclass(frozen=True)
class Majority:
    """A share of a whole: more than `percent` where `strict`, else at least it."""

    percent: Decimal
    strict: bool
    base: str
    share_span: Span
    base_span: Span


def share_of(match: Match) -> Majority | None:
    """The share that a match of `SHARE` and `BASE` states; null where it has no bound, or of a whole not known."""
    percent, base = _percent(match), _base(match)
    if percent is None or base is None:
        return None
    bound = match["strict"] or match["loose"] or match["or_more"] or match["majority"]
    if not bound and percent < MOST:
        return None
    strict = bool(match["strict"] or match["majority"])
    if base in _SUMMED and _SUM.search(match["base"]) and _AND_OTHERS.match(match.string, match.end()):
        base = "credit_exposure"
    return Majority(percent, strict, base, Span(*match.span("share")), Span(*match.span("base")))


def _percent(match: Match) -> Decimal | None:
    if match["majority"]:
        return Decimal(50)
    if match["part"]:
        return _PARTS[words(match["part"]).replace("-", " ").lower()]
    figure, spelled = match["figure"], stated(match["words"] or "")
    # "sixty-six and two-thirds percent (66%)": of a figure without decimals, the words say more
    value = spelled if spelled is not None and (figure is None or figure.isdigit()) else stated(figure or "")
    return value.value if value is not None and 0 < value.value <= 100 else None


def _base(match: Match) -> str | None:
    thing = _STANDING.sub("", match["thing"])
    found = next((name for words, name in _THINGS.items() if regex.fullmatch(words, thing, _FLAGS)), None)
    if found == "notes_outstanding" and "securities" in thing.lower() and not _PRINCIPAL.search(match["base"]):
        return None
    return found
