"""How long a registration statement must be kept effective.

"for a period (the "EFFECTIVENESS PERIOD") that will terminate upon the earliest of (x) the second anniversary of the
effective date …, (y) when all … have been sold … and (z) …" has three ends, of which the earliest counts.
"""

from collections.abc import Iterator

from extractors.clauses.ends import ONE_OF, End, ends, read, rule_of
from extractors.clauses.evidence import quotes
from extractors.clauses.nearby import STATEMENTS, asked
from extractors.clauses.pieces import PIECES, Entry
from extractors.clauses.sentences import sentence_end
from pipeline.clause import Clause, EffectivenessPeriod, PeriodEnd, RuleOf
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule
from pipeline.span import Span

_MARKED = lazy(r"[^()]{0,400}?(?:[,;]|\b(?:or|and))\s\((?:ii|b|B|y|2)\)\s")
"""What a name inside a list has behind it, which is that of one of its entries."""
_NAME = lazy(r"\s*\(\s*(?:the|such\s+period,?\s+the)\s+[\"“][\w\s]{3,60}[\"”]\s*\)")


def _period(match: Match, document: Document) -> EffectivenessPeriod | None:
    """The period with all of its ends; null where one of them has no reading."""
    text, start = document.text, match.start("span")
    end = sentence_end(text, match.end())
    named = _NAME.search(text, match.end(), end)
    named = None if named and _MARKED.match(text, named.end(), end) else named
    stop = named.start() if named else end - (text[end - 1] == ".")
    found = ends(text, match.end(), stop)
    if len(found) < 2:
        return None
    marked = found[0].label.startswith("(")
    last = max(span.end for one in found for _, span in _places(0, one) if span)
    whole = Span(start, (named.end() if named else end) if marked else last)
    return _made(whole, rule_of(match["lead"]), found)


def _single(match: Match, document: Document) -> EffectivenessPeriod | None:
    """The period until all securities have come to one of the ends that a list inside one phrase names."""
    text, start = document.text, match.start("span")
    end = sentence_end(text, match.end())
    named = _NAME.search(text, match.end(), end)
    stop = named.start() if named else end - (text[end - 1] == ".")
    found = read(text, [Entry("", Span(start + len("until"), stop))])
    return _made(Span(start, named.end() if named else stop), "earliest", found) if len(found) > 1 else None


def _years(match: Match, document: Document) -> EffectivenessPeriod | None:
    """The period of so many years, or the shorter one that an event ends."""
    names = [name for name in ("first", "second") if match[name] is not None]
    found = read(document.text, [Entry(name, Span(*match.span(name))) for name in names])
    return _made(Span(*match.span("span")), "earliest", found) if found else None


def _shorter(match: Match, document: Document) -> EffectivenessPeriod | None:
    """The period until a day, or the shorter one that the first of several events ends."""
    text = document.text
    end = sentence_end(text, match.end())
    latest = read(text, [Entry("first", Span(*match.span("first")))])
    sooner = ends(text, match.end(), end - (text[end - 1] == "."))
    if not latest or not sooner:
        return None
    found = (*latest, *sooner)
    last = max(span.end for one in found for _, span in _places(0, one) if span)
    return _made(Span(match.start("span"), max(last, match.end())), "earliest", found)


def _made(span: Span, rule: RuleOf, found: tuple[End, ...]) -> EffectivenessPeriod:
    return EffectivenessPeriod(
        span=span,
        starts="declared_effective",
        rule_of=rule,
        ends=tuple(_end(one) for one in found),
        evidence=quotes({path: span for number, one in enumerate(found) for path, span in _places(number, one)}),
    )


def _end(one: End) -> PeriodEnd:
    if one.kind == "event":
        return PeriodEnd(label=one.label, kind="event", event=one.period_event)
    return PeriodEnd(label=one.label, kind="anniversary" if one.kind == "anniversary" else "days", n=one.n, of=one.of)


def _places(number: int, one: End) -> Iterator[tuple[str, Span | None]]:
    for name, span in (("n", one.n_span), ("of", one.of_span), ("event", one.event_span)):
        yield f"ends[{number}].{name}", span


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.effectiveness_period",
        pattern=rf"""(?<! \w ) (?: (?: keep | remain ) \b [^.;]{{0,120}}? \b effective \b (?! \s+ date )
              | maintain \s+ (?: the \s+ )? (?: continuous(?:ly)? \s+ )? effectiveness \s+ of \b ) .{{0,700}}?
            (?P<span> (?: for \s+ a \s+ period .{{0,120}}? (?: terminat (?: es? | ing ) | end (?: s | ing )? | expir
            (?: es? | ing ) ) | until )
                (?P<lead> .{{0,60}}? {ONE_OF} ) :? )""".replace(".{", r"[^.;]{"),
        build=_period,
        needs=("ffective",),
        pieces=PIECES,
        examples={
            "The Company shall keep the Registration Statement effective until the earlier of (i) the second "
            "anniversary of the Closing Date or (ii) the date on which all Registrable Securities have been sold (the "
            '"Effectiveness Period"), which in the case of clause (ii) the Holders shall confirm in writing.': {
                "span_text": "until the earlier of (i) the second anniversary of the Closing Date or (ii) the date on "
                'which all Registrable Securities have been sold (the "Effectiveness Period")',
            },
            "remain effective until the earlier of (A) the second anniversary of the effective date of the initial "
            "Mandatory Shelf Registration Statement, or (B) the date on which all Shares cease to be Registrable "
            "Shares.": {
                "span_text": "until the earlier of (A) the second anniversary of the effective date of the initial "
                "Mandatory Shelf Registration Statement, or (B) the date on which all Shares cease to be Registrable "
                "Shares.",
                "ends": [
                    {"label": "(A)", "kind": "anniversary", "n": 2, "of": "declared_effective"},
                    {"label": "(B)", "kind": "event", "event": "all_ceased_registrable"},
                ],
            },
            'keep the Shelf Registration Statement continuously effective for a period (the "EFFECTIVENESS PERIOD")\n '
            "    that "
            "will terminate upon the earliest of (x) the second anniversary of the\n     effective date of the Shelf "
            "Registration Statement, (y) when all Transfer Restricted Securities registered under it have been sold "
            "and (z) "
            "when all Transfer Restricted Securities have ceased to be outstanding.": {
                "span_text": 'for a period (the "EFFECTIVENESS PERIOD")\n     that will terminate upon the earliest '
                "of (x) the "
                "second anniversary of the\n     effective date of the Shelf Registration Statement, (y) when all "
                "Transfer "
                "Restricted Securities registered under it have been sold and (z) when all Transfer Restricted "
                "Securities have "
                "ceased to be outstanding.",
                "rule_of": "earliest",
                "ends": [
                    {"label": "(x)", "kind": "anniversary", "n": 2, "of": "declared_effective"},
                    {"label": "(y)", "kind": "event", "event": "all_registered_sold"},
                    {"label": "(z)", "kind": "event", "event": "all_ceased_outstanding"},
                ],
            },
            "cause the Registration Statement to become effective and remain effective until the earlier of (A) the "
            'first (1st) anniversary of the Effective Time (the "Distribution Period") or (B) the sale of all Shares '
            "covered thereby.": {
                "span_text": "until the earlier of (A) the first (1st) anniversary of the Effective Time (the "
                '"Distribution Period") or (B) the sale of all Shares covered thereby.',
                "ends": [
                    {"label": "(A)", "kind": "anniversary", "n": 1, "of": "effective_time"},
                    {"label": "(B)", "kind": "event", "event": "all_registered_sold"},
                ],
            },
            "keep such Registration Statement effective until the first to occur of: (A) the date that is one (1) year "
            "from the date the Registration Statement is declared effective by the Commission and (B) the date that "
            "all Registrable Securities (i) have been sold, thereunder or pursuant to Rule 144, or (ii) may be sold "
            "without volume "
            'restrictions pursuant to Rule 144 (the "Effectiveness Period").': {
                "span_text": "until the first to occur of: (A) the date that is one (1) year from the date the "
                "Registration Statement is declared effective by the Commission and (B) the date that all Registrable "
                "Securities (i) have been sold, thereunder or pursuant to Rule 144, or (ii) may be sold without volume "
                "restrictions pursuant to "
                'Rule 144 (the "Effectiveness Period")',
                "ends": [
                    {"label": "(A)", "kind": "anniversary", "n": 1, "of": "declared_effective"},
                    {"label": "(B)(i)", "kind": "event", "event": "all_registered_sold"},
                    {"label": "(B)(ii)", "kind": "event", "event": "all_free_under_rule_144"},
                ],
            },
            "cause such registration statement to remain effective until the earlier of the sale of the shares of "
            "Subject Stock so registered or 90 days subsequent to the effective date of such registration;": {
                "span_text": "until the earlier of the sale of the shares of Subject Stock so registered or 90 days "
                "subsequent to the effective date of such registration",
                "ends": [
                    {"label": "first", "kind": "event", "event": "all_registered_sold"},
                    {"label": "second", "kind": "days", "n": 90, "of": "declared_effective"},
                ],
            },
        },
        near_misses=(
            (
                "keep the Registration Statement effective until the earlier of (i) the end of the war and (ii) June "
                "1, 2005."
            ),
            "keep the Registration Statement effective until all Registrable Securities have been sold.",
        ),
    ),
    Rule(
        name="clause.effectiveness_period.defined",
        pattern=rf"""(?: effectiveness | effective | registration ) \s+ period {{QUOTE}} \s+ (?: means? | shall \s+
            mean ) \b ,?
            [^.;]{{0,160}}? (?P<span> the \s+ period \s+ (?: (?: commencing | beginning | starting ) \s+ (?: on | upon |
            with ) | from (?: \s+ and \s+ after )? )
            \s+ [^.;]{{0,60}}? \b effective [^.;]{{0,120}}? \b (?: ending | terminating | expiring | through | until
            | to ) \b
            (?P<lead> [^.;]{{0,30}}? {ONE_OF} ) (?: \s+ when )? :? )""",
        build=_period,
        needs=("eriod",),
        pieces=PIECES,
        examples={
            "“Effectiveness Period” means the period beginning on the date of effectiveness of the Registration "
            "Statement and ending the date which is the earlier date of when: (i) all Registrable Securities have been "
            "sold or (ii) all Registrable Securities may be sold without registration under Rule 144.": {
                "span_text": "the period beginning on the date of effectiveness of the Registration Statement and "
                "ending the date which is the earlier date of when: (i) all Registrable Securities have been sold or "
                "(ii) all Registrable Securities may be sold without registration under Rule 144.",
                "rule_of": "earliest",
                "ends": [
                    {"label": "(i)", "kind": "event", "event": "all_registered_sold"},
                    {"label": "(ii)", "kind": "event", "event": "all_free_under_rule_144"},
                ],
            },
            "“Effectiveness Period” means, as to any Registration Statement, the period commencing on the Effective "
            "Date\nof such Registration Statement and ending on the earliest to occur of (a) the third anniversary of "
            "such Effective Date, (b) such time as all of the Registrable Securities covered by it have been publicly "
            "sold and (c) such time as all of them may be sold without registration under Rule 144.": {
                "span_text": "the period commencing on the Effective Date\nof such Registration Statement and ending "
                "on the earliest to occur of (a) the third anniversary of such Effective Date, (b) such time as all of "
                "the Registrable Securities covered by it have been publicly sold and (c) such time as all of them "
                "may be sold without registration under Rule 144.",
                "ends": [
                    {"label": "(a)", "kind": "anniversary", "n": 3, "of": "declared_effective"},
                    {"label": "(b)", "kind": "event", "event": "all_registered_sold"},
                    {"label": "(c)", "kind": "event", "event": "all_free_under_rule_144"},
                ],
            },
        },
        near_misses=("“Effectiveness Period” means the period that begins when the Registration Statement is filed.",),
    ),
    Rule(
        name="clause.effectiveness_period.date_that",
        pattern=r"""(?<! \w ) (?: keep | remain ) \b [^.;]{0,120}? \b effective \b (?! \s+ date ) [^.;]{0,160}?
            (?P<span> until \s+ (?: such \s+ time \s+ as | the \s+ (?: date | time ) \s+ (?: that | when | on \s+
            which ) )
            \s+ all [^.;()]{5,160}? (?= \( i \) \s ) )""",
        build=_single,
        needs=("ffective",),
        pieces=PIECES,
        examples={
            "keep the Registration Statement continuously effective until the date that all Registrable Securities "
            "covered by it (i) have\nbeen sold, thereunder or pursuant to Rule 144, or (ii) may be sold without volume "
            'or manner-of-sale restrictions pursuant to Rule 144 (the "Effectiveness Period").': {
                "span_text": "until the date that all Registrable Securities covered by it (i) have\nbeen sold, "
                "thereunder or pursuant to Rule 144, or (ii) may be sold without volume or manner-of-sale restrictions "
                'pursuant to Rule 144 (the "Effectiveness Period")',
                "rule_of": "earliest",
                "ends": [
                    {"label": "(i)", "kind": "event", "event": "all_registered_sold"},
                    {"label": "(ii)", "kind": "event", "event": "all_free_under_rule_144"},
                ],
            },
        },
        near_misses=(
            "keep the Registration Statement effective until the date that all Notes (i) are gone or (ii) are blue.",
        ),
    ),
    Rule(
        name="clause.effectiveness_period.shorter",
        pattern=r"""(?<! \w ) (?: keep | remain ) \b [^.;]{0,120}? \b effective \b (?! \s+ date ) [^.;]{0,160}?
            (?P<span> (?: until \s+ (?P<first> the \s+ [^.;()]{8,200}? )
                | for \s+ a \s+ period \s+ of \s+ (?P<first> {NUMBER} \s+ (?: years? | months ) \s+ [^.;()]{8,200}? ) )
            (?: \s* \( (?: [^()] | (?<= \w ) \( \w{1,3} \) ){3,160} \) ){0,2} ,? \s+ \(? or \s+ (?: for \s+ )?
            such \s+ shorter \s+ period \s+ (?: ending | terminating | that \s+ (?: will | shall ) \s+ (?: end |
                terminate ) ) (?: \s+ (?: when | on \s+ the \s+ (?: first | earlier | earliest ) [^.;()]{3,40}? ) )? :?
            \s+ (?= \( (?: i | a | A | 1 | x ) \) \s ) )""",
        build=_shorter,
        needs=("shorter",),
        pieces=PIECES,
        examples={
            "keep the Initial Shelf Registration Statement continuously effective under the Securities Act until the "
            'date which is 36 months from the Closing Date (subject to Section 3(e)) (the "Effectiveness Period"), or '
            "such shorter period ending when (i) all Notes covered by it have been sold as it sets forth, (ii) a "
            "Subsequent Shelf Registration covering all of the Notes has been declared effective or (iii) there cease "
            "to be outstanding any Registrable Notes": {
                "span_text": "until the date which is 36 months from the Closing Date (subject to Section 3(e)) (the "
                '"Effectiveness Period"), or such shorter period ending when (i) all Notes covered by it have been '
                "sold as it sets forth, (ii) a Subsequent Shelf Registration covering all of the Notes has been "
                "declared effective or (iii) there cease to be outstanding",
                "rule_of": "earliest",
                "ends": [
                    {"label": "first", "kind": "anniversary", "n": 3, "of": "closing_date"},
                    {"label": "(i)", "kind": "event", "event": "all_registered_sold"},
                    {"label": "(ii)", "kind": "event", "event": "subsequent_declared_effective"},
                    {"label": "(iii)", "kind": "event", "event": "all_ceased_outstanding"},
                ],
            },
        },
        near_misses=(
            (
                "keep the Registration Statement effective until the date which is 18 months from the Closing Date, or "
                "such shorter period ending when (i) all Notes have been sold or (ii) there cease to be outstanding "
                "any Notes"
            ),
        ),
    ),
    Rule(
        name="clause.effectiveness_period.years",
        pattern=r"""(?<! \w ) (?: keep | remain ) \b [^.;]{0,120}? \b effective \b (?! \s+ date ) [^.;]{0,300}?
            (?P<span> for \s+ a \s+ period \s+ of \s+ (?P<first> {NUMBER} \s+ years? \s+ (?: from | after | following )
            \s+
                (?: [\w’'-]+ \s+ ){1,16}? [\w’'-]+ )
            (?: ,? \s+ or \s+ (?: for \s+ )? such \s+ shorter \s+ period \s+ (?: that \s+ will \s+ terminate | ending |
            terminating )
                \s+ (?: on \s+ )? (?P<second> (?: when | the \s+ date \s+ on \s+ which ) \b [^.;()]{10,300}? ) )?
            ) (?= \s* (?: [.;(] | , \s | \Z ) )""",
        build=_years,
        needs=("ffective",),
        pieces=PIECES,
        examples={
            "keep the Shelf Registration Statement continuously effective for a period of two years from the date the "
            "Shelf "
            "Registration Statement is declared effective\n  or such shorter period that will terminate when all of "
            "the "
            'Registrable Securities have been sold (the "Effectiveness Period")': {
                "span_text": "for a period of two years from the date the Shelf Registration Statement is declared "
                "effective\n  "
                "or such shorter period that will terminate when all of the Registrable Securities have been sold",
                "ends": [
                    {"label": "first", "kind": "anniversary", "n": 2, "of": "declared_effective"},
                    {"label": "second", "kind": "event", "event": "all_registered_sold"},
                ],
            },
            "keep the Registration Statement effective for a period of three years after the Issue Date.": {
                "span_text": "for a period of three years after the Issue Date",
                "ends": [{"label": "first", "kind": "anniversary", "n": 3, "of": "issue_date"}],
            },
        },
        near_misses=(
            "keep the Registration Statement effective for a period of two years after the happening of such an event.",
            "keep the Registration Statement effective for a period of two years.",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The periods during which a statement has to be kept effective; one that is said again stands once.

    What an attached form says of them, a prospectus for one, counts only where the agreement itself says nothing.
    """
    found: dict[tuple[PeriodEnd, ...], Clause] = {}
    for clause in asked(document, RULES, (*STATEMENTS, r"helf\s+Registration\b"), 1500):
        if isinstance(clause, EffectivenessPeriod):
            found.setdefault(clause.ends, clause)
    own = [one for one in found.values() if document.part_at(one.span.start) == "main"]
    yield from own or found.values()
