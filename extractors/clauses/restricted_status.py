"""Until when which securities are transfer restricted.

"TRANSFER RESTRICTED SECURITIES: Each Note and each Conversion Share … until the earliest to occur of: (A) the date on
which such Note … has been effectively registered … and disposed of …; and (B) the date on which it ceases to be
outstanding."
"""

from collections.abc import Iterator

from extractors.clauses.ends import ONE_OF, End, ends, read, rule_of
from extractors.clauses.evidence import quotes
from extractors.clauses.nearby import asked
from extractors.clauses.pieces import PIECES, Entry
from extractors.clauses.sentences import sentence_end
from pipeline.clause import Clause, StatusEnd, TransferRestrictedStatus
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

_STATUS = (
    r"ransfer\s+[Rr]estricted\s+[Ss]ecurit(?:y|ies)",
    r"RANSFER\s+RESTRICTED\s+SECURIT(?:Y|IES)",
    r"egistrable\s+[Ss]ecurities",
    r"EGISTRABLE\s+SECURITIES",
)
_EACH = lazy(r"\b(?i:each|all|any)\s+(?:the\s+)?(?P<what>(?:[A-Z][\w-]*\s+){0,3}[A-Z][\w-]*)")


_NOUN = r"(?:Notes?|Securit(?:y|ies)|Shares?|Stock|Debentures?|Warrants?|Units?|Bonds?)"
_NAMED = rf"(?P<what>(?:[A-Z][\w-]*\s+){{0,3}}{_NOUN})(?!\s+Act\b)"
_FIRST = lazy(
    r"(?i:transfer\s+restricted|registe?rable)\s+(?i:securities|notes|shares)[\"”’]?\s*"
    r"(?::|(?i:means?|shall\s+mean))"
    r"\s+(?:\(\w\)\s+)?(?:(?i:all|any|each|of|the|outstanding|shares)\s+){0,4}" + _NAMED
)
"""The security that a definition begins with: "means all shares of Common Stock"."""
_NEXT = lazy(
    r",?\s+(?:and|or)(?:,\s+if\s+(?:and\s+when\s+)?issued,)?\s+(?:\(\w{1,4}\)\s+)?"
    r"(?:(?:all|any|each|of|the|shares)\s+){0,3}" + _NAMED
)
_BACK = 2500
"""How far before the words "shall cease to be" the definition begins at most."""


def _ceasing(match: Match, document: Document) -> TransferRestrictedStatus | None:
    """The status that securities keep until they cease to have it, by the events of the list.

    The securities are those that the definition before begins with.
    """
    text = document.text
    named = _named(text, match.start())
    if not named:
        return None
    end = sentence_end(text, match.end())
    found = ends(text, match.end(), end - (text[end - 1] == "."))
    if not found or not all(one.status_event for one in found):
        return None
    return _made(Span(_opened(text, named[0].start()), end), named, match["lead"] or "", found)


def _without(match: Match, document: Document) -> TransferRestrictedStatus | None:
    """The status of all securities of a definition but those with which one of the events has happened."""
    text = document.text
    named, end = _named(text, match.start("those")), sentence_end(text, match.end())
    found = read(text, [Entry("", Span(match.start("those"), end - (text[end - 1] == ".")))])
    if not named or len(found) < 2 or not all(one.status_event for one in found):
        return None
    return _made(Span(_opened(text, named[0].start()), end), named, "", found)


def _named(text: str, end: int) -> list[Match]:
    """The securities that the last definition before a place begins with, the first with the term itself."""
    first = list(_FIRST.finditer(text, max(0, end - _BACK), end))
    named = first[-1:]
    while named and (following := _NEXT.match(text, named[-1].end(), end)):
        named.append(following)
    return named


def _opened(text: str, start: int) -> int:
    return start - (start > 0 and text[start - 1] in '"“')


def _status(match: Match, document: Document) -> TransferRestrictedStatus | None:
    """The status with all of its ends; null where one of them has no reading, or no security is named."""
    text = document.text
    end = sentence_end(text, match.end())
    securities = list(_EACH.finditer(text, *match.span("securities")))
    found = ends(text, match.end(), end - (text[end - 1] == "."))
    if not securities or not found or not all(one.status_event for one in found):
        return None
    return _made(Span(match.start(), end), securities, match["lead"] or "", found)


def _made(span: Span, securities: list[Match], lead: str, found: tuple[End, ...]) -> TransferRestrictedStatus:
    places = {f"securities[{number}]": Span(*one.span("what")) for number, one in enumerate(securities)}
    return TransferRestrictedStatus(
        span=span,
        securities=tuple(words(one["what"]) for one in securities),
        rule_of=rule_of(lead),
        ends=tuple(StatusEnd(label=one.label, event=one.status_event, includes=one.includes) for one in found),
        evidence=quotes({**places, **{f"ends[{number}].event": one.event_span for number, one in enumerate(found)}}),
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.transfer_restricted_status",
        pattern=rf"""{{QUOTE}}? (?: transfer \s+ restricted | registrable ) \s+ (?: securit (?: y | ies ) | notes? )
            {{QUOTE}}? \s*
            (?: : | means? \b | shall \s+ mean \b ) \s+ (?P<securities> [^.;:]{{3,300}}? ) ,? \s+ until \b ,?
            (?: \s+ (?P<lead> [^.;:()]{{0,60}}? {ONE_OF} ) \s* :? | \s* : \s* (?= \( (?: i | a | A | x | 1 ) \) ) )""",
        build=_status,
        needs=("ecurit", "ECURIT"),
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
            "Initial Note has been sold pursuant to Rule 144 and (ii) the date on which such Initial Note is no longer "
            "outstanding.": {
                "securities": ("Initial Note",),
                "ends": [
                    {"label": "(i)", "event": "sold_under_rule_144", "includes": []},
                    {"label": "(ii)", "event": "ceased_outstanding", "includes": []},
                ],
            },
            '"Registrable Securities" means each Note and each Share until, in the case of any such security, the '
            "earliest of (i) its effective registration under the Securities Act and resale in accordance with the "
            "Registration Statement covering it, (ii) expiration of the holding period that would be applicable "
            "thereto under Rule 144(k) or (iii) its sale to the public pursuant to Rule 144.": {
                "securities": ("Note", "Share"),
                "ends": [
                    {"label": "(i)", "event": "sold_under_shelf", "includes": []},
                    {"label": "(ii)", "event": "free_under_rule_144", "includes": []},
                    {"label": "(iii)", "event": "sold_under_rule_144", "includes": []},
                ],
            },
            '"Transfer Restricted Security" means each Bond until: (i) the date on which that Bond has been '
            "exchanged by a person other than a broker-dealer for a New Bond in the Registered Exchange Offer; (ii) "
            "the date on which that Bond is distributed to the public pursuant to Rule 144 or may be distributed to "
            "the public pursuant to Rule 144(k).": {
                "securities": ("Bond",),
                "rule_of": "earliest",
                "ends": [
                    {"label": "(i)", "event": "exchanged", "includes": []},
                    {"label": "(ii)", "event": "sold_under_rule_144", "includes": []},
                    {"label": "(ii)", "event": "free_under_rule_144", "includes": []},
                ],
            },
        },
        near_misses=(
            '"Transfer Restricted Securities" has the meaning given in the Indenture.',
            '"Registrable Securities" means each Note until the earlier of (i) its exchange and (ii) the Merger.',
        ),
    ),
    Rule(
        name="clause.transfer_restricted_status.ceases",
        pattern=rf"""cease \s+ to \s+ be \s+ (?: transfer \s+ restricted | registe?rable ) \s+ (?: securit (?: y | ies
            ) | notes |
            shares ) ,? (?: \s+ (?: (?: up )? on | at )? (?P<lead> [^.;:()]{{0,30}}? {ONE_OF} ) (?: \s+ the \s+
            following )? )?
            (?: \s+ (?: when | if | (?: up )? on | at \s+ such \s+ time \s+ as ) )? :? \s* (?= \( )""",
        build=_ceasing,
        needs=("ease",),
        pieces=PIECES,
        examples={
            '"Registrable Securities" shall mean the Securities; provided that the Securities shall\ncease to be '
            "Registrable Securities (i) when a Registration Statement with respect to such Securities has become "
            "effective and such Securities have been exchanged or disposed of pursuant to it or (ii) when such "
            "Securities cease to be outstanding.": {
                "securities": ("Securities",),
                "rule_of": "earliest",
                "ends": [
                    {"label": "(i)", "event": "sold_under_shelf", "includes": []},
                    {"label": "(ii)", "event": "ceased_outstanding", "includes": []},
                ],
            },
            "“Registrable Securities” means all shares of Common Stock and Warrant Shares held by the Founders. As to "
            "any such securities, they shall cease to be Registrable Securities when: (a) they shall have been sold to "
            "the public pursuant to Rule 144; (b) they shall have been otherwise transferred, and new certificates "
            "without a legend delivered; or (c) they shall have ceased to be outstanding.": {
                "securities": ("Common Stock", "Warrant Shares"),
                "ends": [
                    {"label": "(a)", "event": "sold_under_rule_144", "includes": []},
                    {"label": "(b)", "event": "transferred_unrestricted", "includes": []},
                    {"label": "(c)", "event": "ceased_outstanding", "includes": []},
                ],
            },
        },
        near_misses=(
            '"Registrable Securities" means the Shares, which cease to be Registrable Securities on (i) the Merger.',
            "such Shares shall cease to be Registrable Securities when (a) sold under Rule 144.",
        ),
    ),
    Rule(
        name="clause.transfer_restricted_status.without",
        pattern=r"""(?: transfer \s+ restricted | registe?rable ) \s+ securities {QUOTE}? \s* (?: : | means? \b
            | shall \s+ mean \b ) \s+ [^.;:]{3,600}? \b (?: other \s+ than | except (?: \s+ for )? | excluding ) ,? \s+
            (?P<those> (?: those | any | securities | shares ) \s+ (?: that | which ) \s+ ha(?: ve | s ) ) \s* :? \s+
            (?= \( (?: i | a | A | x | 1 ) \) )""",
        build=_without,
        needs=("ecurities", "ECURITIES"),
        pieces=PIECES,
        examples={
            "“Registrable Securities” means all shares of Common Stock issuable on conversion of the Notes other than "
            "those that have (i) been registered under the Shelf Registration Statement and disposed of in accordance "
            "therewith, (ii) become eligible to be sold without restriction under Rule 144, or (iii) ceased to be "
            "outstanding, whether as a result of redemption or otherwise.": {
                "securities": ("Common Stock",),
                "rule_of": "earliest",
                "ends": [
                    {"label": "(i)", "event": "sold_under_shelf", "includes": []},
                    {"label": "(ii)", "event": "free_under_rule_144", "includes": []},
                    {"label": "(iii)", "event": "ceased_outstanding", "includes": ["redeemed"]},
                ],
            },
        },
        near_misses=(
            "“Registrable Securities” means all Shares other than those that have (i) been pledged or (ii) been sold.",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The definitions that say until when securities are transfer restricted."""
    return asked(document, RULES, _STATUS, 1500)
