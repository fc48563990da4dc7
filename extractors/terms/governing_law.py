"""Whose law governs an instrument: "the laws of the State of New York" in the clause on governing law.

What is looked for is the word "law" with a verb of governing in its sentence: "governed by" before it or "shall
govern" behind it. Clauses on courts, on arbitration, or on the law that a company is organized under have none.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import regex

from extractors.lexicon.jurisdictions import law_code, names
from extractors.lexicon.months import SHORT_MONTHS
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.page_marks import without_page_marks
from pipeline.record import GoverningLaw
from pipeline.rules import Match, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_REACH = 700  # characters of a sentence before the word "law" that are looked at

_LAW = lazy(r"laws? \b", _FLAGS)
_SENTENCE_END = lazy(
    rf"""(?<! \b (?: {SHORT_MONTHS} | U\.S | U\.K
        | Inc | No | Nos | Sec | Corp | Co | Ltd | seq | Art | v | St | \d ) ) [.;] ["”)]? \s+
        (?= ["“(]? [A-Z\d(] )""",
    regex.VERBOSE,
)
_KINDS = frozenset(
    (
        "internal", "substantive", "domestic", "local", "federal", "applicable", "statutory", "common",
        "civil", "general", "and", "state", "contract", "commercial", "exclusively", "only", "solely", "all",
        "existing", "relevant", "mandatory", "published", "current",
    )
)  # fmt: skip
_WORD = lazy(r"[\w.'’-]+")
_OWNING = lazy(r"['’]s?\Z")  # "Ohio's laws"
_VERB = r"""(?: governed | construed | interpreted | enforced | controlled | determined | decided
    | (?<= \b contract \s+ | \b (?: agreement | lease | note ) \s+ is \s+ (?= made \s+ under ) ) made
    | (?<= \b deemed \s+ (?: to \s+ be \s+ )? an? \s+ ) contract
    | (?<= \b (?: be | are ) \s+ (?: \w+ly \s+ )? ) (?: resolved | settled )
      (?! [^.;]{0,80} \b (?: arbitrat | mediat | litigat | rules \b ) )
    | submit s? (?= (?: \s+ (?: themselves | itself | expressly | solely ) )* \s+ to \s+ (?: \w+ \s+ ){0,2} $ )
    | (?<= \b (?: agreement | contract | lease | note | letter ) \s+ (?: is | (?: shall | will ) \s+ be ) \s+
        (?: (?: exclusively | solely ) \s+ )? ) subject
    | (?<= \b (?: interpretation | performance | construction ) \b [^.;]{0,120} \b (?: shall | will | is \s+ to )
      \s+ ) be )"""
# "governed by, and its provisions enforced in accordance with, the internal"
_GOVERNED_BY = lazy(
    rf"""\b (?: {_VERB} \b (?P<gap> [^;]{{0,200}}? ) \b (?: by | with | under | to )
        | (?: governing | applicable | proper ) \s+ laws? \b (?P<gap> [^.;]{{0,60}}? ) \b (?: is | be ) )
        \s* [,:]? \s* (?: and \s+ )? (?: (?: the \s+ )? provisions \s+ of \s+ )?
        (?P<act> the \s+ (?: (?-i: [A-Z] ) \w+ \s+ | of \s+ | and \s+ ){{1,9}}? (?: Act | Law | Code ) ,? \s+ and \s+
          (?: by \s+ )? )?
        (?: the \s+ )? (?: (?: {" | ".join(sorted(_KINDS))} ) \s+ ){{0,4}} $""",
    _FLAGS,
)
# "(without reference to its conflict of laws principles) shall govern"
_GOVERNS = lazy(
    r"""(?: \s* \( [^)]{0,200} \) )? [^.;()]{0,80}? \b (?: shall | will )? \s* (?: exclusively \s+ )?
        (?<! \b (?: that | which | as | may ) \s+ (?: (?: shall | will ) \s+ )? )
        (?: govern s? | control s? | apply | applies | be \s+ (?: applied | the \s+ (?: governing | applicable ) \s+ law
          | the \s+ law \s+ governing ) ) \b""",
    _FLAGS,
)
_OTHERWISE = lazy(
    r"""\b (?: organi[sz]ed | incorporated | existing | formed | chartered | without | regardless | irrespective
        | (?: filed | elected | adopted | licensed | registered | created | appointed )
          (?= \s* $ | \s+ (?: under | pursuant | by | in ) \b )
        | excluding | exclusive \s+ of | except (?! [^,;]{0,60} \b preempted \b )
        | other \s+ than | notwithstanding | provided | courts? | whether
        | would ) \b""",
    _FLAGS,
)
_BODY_OF_LAW = lazy(
    r"""\b (?: corporations? | compan (?: y | ies ) | business | securities | partnership | insurance | banking | tax
        | labor | property ) \s+ $""",
    _FLAGS,
)
# "a corporation governed by the laws of Canada"
_OTHER_MATTER = lazy(
    r"""\b (?: arbitrat | mediat | indemnif | (?: bank | corporation | company | association | partnership
        | trust ) (?: \s+ (?: is | are ) )? \s+ $ )""",
    _FLAGS,
)
# an opinion: "the choice of the laws of the State of New York to govern the Notes is recognised under Dutch law"
_CHOSEN = lazy(
    r"\b choice \s+ of \s+ (?: the \s+ laws? \b | (?: the \s+ )? $ | (?! governing ) (?-i: [A-Z] ) \w+ \s+ law \b )",
    _FLAGS,
)
_SCOPE = lazy(
    r"""\b (?: this | these | the | each ) \s+ (?: [\w-]+ \s+ ){0,3}? (?: agreement | amendment | contract | warrants?
        | notes? | debentures? | securities | indenture | letter | lease | sublease | plan | instrument | deed
        | guarant (?: y | ee ) | option | certificate | bonds? | waiver | consent | memorandum | release
        | undertaking | mortgage | power \s+ of
        \s+ attorney | license | terms | rights
        | loan \s+ documents? ) \b (?: \s+ agreement \b )?""",
    _FLAGS,
)
_THEREOF = lazy(
    r"\s+ (?: thereof | of \s+ (?: said | such | that ) \s+ (?: state | commonwealth | province | country ) ) \b",
    _FLAGS,
)
# "This contract is made in Alabama and shall be governed by its laws"
_ITS = lazy(r"\b (?: by | under | with ) \s+ (?P<its> its ) \s+ $", _FLAGS)
# "the courts of Alabama, whose laws shall govern": a clause of its own, whatever is said of the courts before it
_WHOSE_OWN = lazy(r"(?: , | \b and | ; ) \s+ (?P<its> its | whose ) \s+ $", _FLAGS)
# "…, except that the perfection of the lien shall be governed by the laws of Nevada": of a part, another law
_EXCEPT = lazy(r"\b (?: except | save | provided ,? (?: \s+ (?: however | further ) ,? )? ) \s+ that \s+", _FLAGS)
_PART = lazy(
    r"""\s* (?! (?: nothing | no | if | when | unless | where | in \s+ the \s+ event | to \s+ the \s+ extent ) \b )
        \S [^.;]{0,240}? (?<! \b (?: which | who | that ) )
        (?= \s* (?: $ | [.;] | ,? \s+ (?: shall | will | is | are ) \s ) )""",
    _FLAGS,
)
# "This Agreement (other than Section 5, which shall be governed by Delaware law) shall be governed by …"
_ASIDE = lazy(r"\( \s* (?: other \s+ than | except (?: \s+ for )? | excluding ) \b [^()]* $", _FLAGS)
# "The Trust is governed by the Statutory Trust Act and the laws of Delaware" says nothing of the instrument
_INSTRUMENT = lazy(r"\b (?: this | these ) \s", _FLAGS)
_NOT = lazy(r"\bnot\b", regex.IGNORECASE)
# "the law governing this Agreement shall be that of New York", as good as a heading
_GOVERNING_THIS = lazy(r"\s+ (?: governing | applicable \s+ to ) \s+ this \s", _FLAGS)
_HEADED = lazy(r"\b (?: governing | applicable | proper ) \s+ $", _FLAGS)


@cache
def _place() -> str:
    """A jurisdiction by name, with its style or without, for a verbose pattern."""
    either = "|".join(_spaced(name) for name in names())
    style = (
        "state | commonwealth | province | republic | federal \\s+ republic | kingdom | territory | grand \\s+ duchy"
    )
    styled = rf"(?: (?: {style} ) \s+ of \s+ (?: the \s+ )? )? (?: {either} )"
    return rf"(?P<name> {styled} (?! [\w-] | \s+ (?: code | statut ) ) )"


def _spaced(name: str) -> str:
    return r"\s+".join(regex.escape(part).replace("'", "['’]") for part in name.split())


@cache
def _of_places() -> "regex.Pattern[str]":
    """What follows "laws": "of the United States and the State of Florida", ", other than …, of Georgia"."""
    laws_of = r"(?: federal \s+ )? (?: laws? \s+ of \s+ (?: the \s+ )? )?"
    more = rf",? \s+ and (?: , [^,.;]{{1,60}} , )? \s+ (?: of \s+ )? (?: the \s+ )? {laws_of} {_place()}"
    aside = (
        r"(?: \s* \( [^)]{0,160} \) | , [^,.;]{0,90} , )?"
        r" (?: ,? \s+ and \s+ (?: (?: judicial | court ) \s+ )?"
        r" (?: decisions | statutes | regulations | rules | usages? | customs? ) )?"
    )
    of = r"(?: of | in | for | (?: prevailing | applicable ) \s+ in | in \s+ force \s+ in | in \s+ effect \s+ in )"
    return regex.compile(
        rf"{aside} \s+ {of} ,? \s+ (?: the \s+ )? (?: state \s+ (?! of \b ) )? {_place()} (?: {more} )?", _FLAGS
    )


@cache
def _anywhere() -> "regex.Pattern[str]":
    return regex.compile(rf"\b {_place()}", _FLAGS)


@cache
def _alone() -> "regex.Pattern[str]":
    """What stands behind a heading "Governing Law": ": State of New York."."""
    laws_of = r"(?: the \s+ )? (?: laws? \s+ of \s+ (?: the \s+ )? )?"
    end = r"(?: , [\w. ]{2,24} )? \s* (?: [.;|] | \n | \Z )"
    of_this = r"(?: \s+ (?: of | for | governing | applicable \s+ to ) \s+ this \s+ \w+ )?"
    courts = r"(?: \s+ and \s+ (?: venue | jurisdiction | forum ) )?"
    lead = (
        rf"(?: {courts} \s* [:.|–—-]+ | {of_this} \s+ (?: is | (?: shall | will ) \s+ be ) (?: \s+ that \s+ of )? \s )"
    )
    return regex.compile(rf"{lead} \s* {laws_of} {_place()} {end}", _FLAGS)


@dataclass(frozen=True)
class _Clause:
    """A mention of law that governs: the places named, the end of what was read, and what is governed."""

    places: tuple[Span, ...]
    end: int
    scope: str | None


def governing_law(document: Document) -> Iterator[GoverningLaw]:
    """One for each jurisdiction in the first clause of the document that says whose law governs."""
    text = without_page_marks(document)
    found: dict[str, GoverningLaw] = {}
    end = None
    for law in _LAW.finditer(text):
        excepted = None
        if end is not None and _parted(text, end, law.start()):
            if _SENTENCE_END.search(text, end, law.start()) or law.start() - end > _REACH:
                break
            excepted = _excepted(text, end, law.start())
            if excepted is None:
                continue
        clause = _clause(text, law, excepted)
        if clause is None:
            continue
        for span in clause.places:
            name = words(text[span.start : span.end])
            code = law_code(name)
            if code is not None and code not in found:
                found[code] = GoverningLaw(
                    value=code, name=name, scope=clause.scope, span=span, rule="terms.governing_law"
                )
        end = clause.end
    yield from _without_containers(found)


def _parted(text: str, end: int, start: int) -> bool:
    """Whether a sentence ends between two mentions of law, or an exception to the first begins."""
    between = text[end : min(start, end + _REACH)]
    return start - end > _REACH or bool(_SENTENCE_END.search(between) or _OTHERWISE.search(between))


def _excepted(text: str, end: int, start: int) -> int | None:
    """Where an exception begins that may say of a part which other law governs it."""
    begins = [match.end() for match in _EXCEPT.finditer(text, end, start)]
    return begins[-1] if begins else None


def _without_containers(found: dict[str, GoverningLaw]) -> Iterator[GoverningLaw]:
    """Without a country whose own state stands beside it: "Ontario and the federal laws of Canada" is Ontario."""
    for code, law in found.items():
        if not any(other.startswith(f"{code}-") for other in found):
            yield law


def _clause(text: str, law: Match, excepted: int | None) -> _Clause | None:
    """What this mention of law says of whose law governs, or null; of a part alone, where an exception begins."""
    heads = _HEADED.search(text, max(0, law.start() - 20), law.start()) or _GOVERNING_THIS.match(text, law.end())
    if heads and (headed := _alone().match(text, law.end())):
        return _Clause((Span(*headed.span("name")),), headed.end("name"), None)
    if places := _of_places().match(text, law.end()):
        spans = tuple(Span(*span) for span in places.spans("name"))
        return _governing(text, Span(law.start(), places.end()), spans, excepted)
    if whose := _whose(text, law.start()):
        return _governing(text, Span(whose.start, law.end()), (whose,), excepted)
    if its := _ITS.search(text, max(0, law.start() - 30), law.start()):
        return _governing(text, Span(its.start("its"), law.end()), _only_place(text, law.start()), excepted)
    if its := _WHOSE_OWN.search(text, max(0, law.start() - 30), law.start()):
        named = Span(its.start("its"), law.end())
        return _governing(text, named, _only_place(text, named.start), excepted, named.start)
    if thereof := _THEREOF.match(text, law.end()):
        return _governing(text, Span(law.start(), thereof.end()), _only_place(text, law.start()), excepted)
    return None


def _whose(text: str, at: int) -> Span | None:
    """What stands right before "law": "English" in "English law", "New York" in "New York internal law"."""
    begin = max(0, at - 60)
    ahead = list(_WORD.finditer(text, begin, at))
    while ahead and ahead[-1][0].lower() in _KINDS:
        ahead.pop()
    if not ahead or not ahead[-1][0][0].isupper():
        return None
    end = ahead[-1].start() + len(_OWNING.sub("", ahead[-1][0]))
    for length in range(min(4, len(ahead)), 0, -1):
        span = Span(ahead[-length].start(), end)
        if ahead[-length][0].lower() != "the" and law_code(text[span.start : span.end]) is not None:
            return span
    return None


def _only_place(text: str, at: int) -> tuple[Span, ...]:
    """The one jurisdiction that the sentence names before "the laws thereof"; none where it names several."""
    named = {words(place["name"]).lower(): place for place in _anywhere().finditer(text, _sentence_start(text, at), at)}
    return tuple(Span(*place.span("name")) for place in named.values()) if len(named) == 1 else ()


def _governing(
    text: str, law: Span, places: tuple[Span, ...], excepted: int | None, begin: int | None = None
) -> _Clause | None:
    """The clause, if a verb in its sentence says that the law named at `law` governs an instrument, or a part of it.

    `begin`: where the clause begins, if not with its sentence.
    """
    at, end = law
    before = text[begin or excepted or _sentence_start(text, at) : at]
    until = at
    if led := _GOVERNED_BY.search(before):
        subject = before[: led.start()]
        stray = _OTHERWISE.search(led["gap"]) or (led["act"] and not excepted and _INSTRUMENT.search(subject) is None)
    elif (governs := _GOVERNS.match(text, end)) and not _BODY_OF_LAW.search(before):
        until = governs.end()
        subject = text[until : until + 200]
        stray = _OTHERWISE.search(governs[0].partition(")")[2]) or _OTHERWISE.search(before)
    else:
        return None
    scope = _PART.match(subject) if excepted else _SCOPE.search(subject)
    if excepted and _NOT.search(text, excepted, until):
        return None  # "provided that the laws of Delaware shall not apply to any claim"
    if stray or not places or _CHOSEN.search(before) or _ASIDE.search(before) or (excepted and scope is None):
        return None
    if (scope is None or excepted) and _OTHER_MATTER.search(subject):
        return None
    return _Clause(places, end, words(scope[0]) if scope else None)


def _sentence_start(text: str, at: int) -> int:
    """Where the sentence around the offset begins, or how far back is looked."""
    start = max(0, at - _REACH)
    ends = [match.end() for match in _SENTENCE_END.finditer(text, start, at)]
    return ends[-1] if ends else start
