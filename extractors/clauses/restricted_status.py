"""Until when which securities are transfer restricted.

"TRANSFER RESTRICTED SECURITIES: Each Note and each Conversion Share … until the earliest to occur of: (A) the date on
which such Note … has been effectively registered … and disposed of …; and (B) the date on which it ceases to be
outstanding."
"""

from collections.abc import Iterator

from extractors.clauses.ends import ONE_OF, ends, rule_of
from extractors.clauses.evidence import quotes
from extractors.clauses.nearby import asked
from extractors.clauses.pieces import PIECES
from extractors.clauses.sentences import sentence_end
from pipeline.clause import Clause, StatusEnd, TransferRestrictedStatus
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule
from pipeline.span import Span

_STATUS = (
    r"ransfer\s+[Rr]estricted\s+[Ss]ecurities",
    r"RANSFER\s+RESTRICTED\s+SECURITIES",
    r"egistrable\s+[Ss]ecurities",
    r"EGISTRABLE\s+SECURITIES",
)
_EACH = lazy(r"\b(?i:each|all|any)\s+(?:the\s+)?(?P<what>(?:[A-Z][\w-]*\s+){0,3}[A-Z][\w-]*)")


def _status(match: Match, document: Document) -> TransferRestrictedStatus | None:
    """The status with all of its ends; null where one of them has no reading, or no security is named."""
    text = document.text
    end = sentence_end(text, match.end())
    securities = list(_EACH.finditer(text, *match.span("securities")))
    found = ends(text, match.end(), end - (text[end - 1] == "."))
    if not securities or not found or not all(one.status_event for one in found):
        return None
    named = [" ".join(one["what"].split()) for one in securities]
    places = {f"securities[{number}]": Span(*one.span("what")) for number, one in enumerate(securities)}
    return TransferRestrictedStatus(
        span=Span(match.start(), end),
        securities=tuple(named),
        rule_of=rule_of(match["lead"]),
        ends=tuple(StatusEnd(label=one.label, event=one.status_event, includes=one.includes) for one in found),
        evidence=quotes({**places, **{f"ends[{number}].event": one.event_span for number, one in enumerate(found)}}),
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.transfer_restricted_status",
        pattern=rf"""{{QUOTE}}? (?: transfer \s+ restricted | registrable ) \s+ (?: securities | notes ) {{QUOTE}}? \s*
            (?: : | means? \b | shall \s+ mean \b ) \s+ (?P<securities> [^.;:]{{3,300}}? ) ,? \s+ until \b ,? \s+
            (?P<lead> [^.;:()]{{0,60}}? {ONE_OF} ) \s* :?""",
        build=_status,
        needs=("ecurities", "ECURITIES"),
        pieces=PIECES,
        examples={
            "TRANSFER RESTRICTED SECURITIES: Each Note and each Conversion Share\n     issued upon conversion of the "
            "Notes "
            "until the earliest to occur of:\n\n          (A) the date on which such Note or such Conversion Share "
            "issued upon\n"
            "     conversion has been effectively registered under the Securities Act and\n     disposed of in "
            "accordance with "
            "the Shelf Registration Statement; and\n\n          (B) the date on which such Note or such Conversion "
            "Share issued "
            "upon\n     conversion ceases to be outstanding (whether as a result of redemption,\n     repurchase and "
            "cancellation, conversion or otherwise).": {
                "securities": ("Note", "Conversion Share"),
                "rule_of": "earliest",
                "ends": [
                    {"label": "(A)", "event": "sold_under_shelf", "includes": []},
                    {
                        "label": "(B)",
                        "event": "ceased_outstanding",
                        "includes": ["redeemed", "repurchased", "converted"],
                    },
                ],
            },
            '"Transfer Restricted Securities" means each Initial Note until the earlier of (i) the date on which such '
            "Initial "
            "Note has been sold pursuant to Rule 144 and (ii) the date on which such Initial Note is no longer "
            "outstanding.": {
                "securities": ("Initial Note",),
                "ends": [
                    {"label": "(i)", "event": "sold_under_rule_144", "includes": []},
                    {"label": "(ii)", "event": "ceased_outstanding", "includes": []},
                ],
            },
            '"Registrable Securities" means each Note and each Share until, in the case of any such security, the '
            "earliest of (i) "
            "its effective registration under the Securities Act and resale in accordance with the Registration "
            "Statement "
            "covering it, (ii) expiration of the holding period that would be applicable thereto under Rule 144(k) or "
            "(iii) its "
            "sale to the public pursuant to Rule 144.": {
                "securities": ("Note", "Share"),
                "ends": [
                    {"label": "(i)", "event": "sold_under_shelf", "includes": []},
                    {"label": "(ii)", "event": "free_under_rule_144", "includes": []},
                    {"label": "(iii)", "event": "sold_under_rule_144", "includes": []},
                ],
            },
        },
        near_misses=(
            '"Transfer Restricted Securities" has the meaning given in the Indenture.',
            '"Registrable Securities" means each Note until the earlier of (i) its exchange and (ii) the Merger.',
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The definitions that say until when securities are transfer restricted."""
    return asked(document, RULES, _STATUS, 1500)
