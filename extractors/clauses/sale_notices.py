"""Notice before a sale under a shelf registration, and how long it stays good.

"at least three Business Days prior to any intended distribution of Transfer Restricted Securities … (a "SALE NOTICE"),
which notice shall be effective for five Business Days".
"""

from collections.abc import Iterator

from extractors.clauses.evidence import group, quotes
from extractors.clauses.nearby import asked
from extractors.clauses.pieces import PIECES, basis, count
from pipeline.clause import Clause, Period, SaleNotice
from pipeline.document import Document
from pipeline.rules import Match, Rule
from pipeline.span import Span

_SALES = (r"intended\s+[drs]", r"proposed\s+[drs]", r"planned\s+[drs]", r"intention\s+to\s+[ds]")


def _notice(match: Match, document: Document) -> SaleNotice | None:
    before, effective = count(match["before"]), count(match["effective"])
    if before is None or effective is None:
        return None
    places = {
        "before.quantity": group(match, "before"),
        "before.basis": group(match, "before_unit"),
        "effective.quantity": group(match, "effective"),
        "effective.basis": group(match, "effective_unit"),
    }
    return SaleNotice(
        span=Span(match.start(), match.end()),
        before=Period(quantity=before, basis=basis(match["before_kind"])),
        effective=Period(quantity=effective, basis=basis(match["effective_kind"])),
        evidence=quotes(places),
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.sale_notice",
        pattern=r"""(?: at \s+ least | not \s+ less \s+ than ) \s+ (?P<before>{NUMBER}) \s+
            (?P<before_unit> (?: (?P<before_kind>{DAY_KIND}) \s+ )? days? )
            (?: \s+ (?: prior \s+ to | before | in \s+ advance \s+ of ) \s+
                (?: any | each | the | its | such \s+ \w+ ['’]s ) \s+ (?: intended | proposed | planned ) \s+
                (?: distribution | sale | disposition | resale )
              | ['’]? \s+ (?: prior \s+ )? (?: written \s+ )? notice \s+ of \s+
                (?: its | such \s+ \w+ ['’]s | any | the )
                \s+ (?: intention \s+ to | intended | proposed | planned ) \s+
                (?: distribut | s (?: ell | ale ) | dispos | resale ) \w* ) \b
            [^.;]{0,260}? \b (?: effective | valid ) \s+ (?: only \s+ )? for \s+ (?: a \s+ period \s+ of \s+ )?
            (?P<effective>{NUMBER}) \s+
            (?P<effective_unit> (?: (?P<effective_kind>{DAY_KIND}) \s+ )? days? ) \b \.?""",
        build=_notice,
        needs=("istribut", "sale", "ispos", "sell"),
        pieces=PIECES,
        examples={
            "at least three Business Days prior to any intended distribution of Transfer\nRestricted Securities "
            'pursuant to the Shelf Registration Statement (a "SALE\nNOTICE"), which notice shall be effective for '
            "five Business Days.": {
                "before.quantity": 3,
                "before.basis": "business",
                "effective.quantity": 5,
                "effective.basis": "business",
            },
            "not less than 10 days before any proposed sale of Registrable Securities, which notice shall be "
            "effective for a "
            "period of thirty (30) days": {"before.quantity": 10, "before.basis": "calendar", "effective.quantity": 30},
            "at least five Business Days prior to such Holder's proposed sale of Registrable Securities, and "
            "such notice "
            "shall remain effective for ten days": {"before.quantity": 5, "effective.quantity": 10},
            "not less than three Business Days' prior written notice of its intention to distribute Registrable "
            "Securities, which notice shall be valid for five Business Days": {
                "before.quantity": 3,
                "before.basis": "business",
                "effective.quantity": 5,
            },
        },
        near_misses=(
            "at least three Business Days prior to any intended distribution of Notes, the Holder shall give notice.",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The notices that must come before a sale."""
    return asked(document, RULES, _SALES, 500)
