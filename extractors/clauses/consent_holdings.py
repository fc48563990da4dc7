"""What holdings count for a threshold: deemed to be others, left out, or overruled by a greater percentage.

"Notes held by the Company or any of its Affiliates shall be disregarded" leaves out what these hold. It stands in the
threshold's own words or anywhere in the document.
"""

from dataclasses import replace

import regex

from extractors.clauses.evidence import group, quotes
from extractors.clauses.sentences import sentence_at
from pipeline.clause import ConsentThreshold, Deemed, StatedIn
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_OBLIGOR = r"(?: Company | Issuers? | Borrowers? | Corporation | Obligors? | Partnership | Parent )"
_HELD = lazy(
    r"""\b (?: held | owned ) ,? \s+ (?: \w+ \s+ ){0,3}? by \s+ (?: the | an? | any ) \s+ {_OBLIGOR} \b [^.;]{0,80}? \b
        (?: affiliates? | controll (?: ed | ing ) ) \b [^.;]{0,400}? \b
        (?: not \s+ be \s+ (?: counted | included | considered ) | (?: be \s+ )? (?: disregarded | excluded )
        | deemed \s+ not | as \s+ (?: if | though ) \s+ (?: they \s+ (?: were | are ) \s+ )? not )""".replace(
        "{_OBLIGOR}", _OBLIGOR
    ),
    _FLAGS,
)
_LEFT_OUT = lazy(
    r"""\b (?: excluding | exclusive \s+ of | other \s+ than ) ,? \s+ (?P<words> [^.;]{0,80}?
        \b (?: held | owned ) ,? \s+ (?: \w+ \s+ ){0,3}? by \s+ (?: any \s+ (?: one \s+ or \s+ more \s+ )? of \s+ )?
        (?: the | an? | any ) \s+ {_OBLIGOR} \b
        [^.;]{0,80}? \b affiliates? ) \b""".replace("{_OBLIGOR}", _OBLIGOR),
    _FLAGS,
)
"""What the threshold's own words leave out: "excluding Notes held by the Company or any of its Affiliates"."""
_DEFAULTING = lazy(
    r"""\b Defaulting \s+ (?: Lender | Bank )s? \b [^.;]{0,120}? \b (?: disregard | exclud )
        | \b (?: excluding | exclusive \s+ of | other \s+ than | not \s+ held \s+ by ) \s+ (?: any \s+ )?
            Defaulting \s+ (?: Lender | Bank )s?
        | \b non-Defaulting \s+ (?: Lender | Bank )s?""",
    _FLAGS,
)
_DEEMED = lazy(
    r"""\b holders? \s+ of \s+ (?P<security> (?-i: [A-Z][a-z]+ (?: \s+ [A-Z][a-z]+ )* ) ) \b
        (?P<which> [^.;]{0,160}? ) \b deemed \s+ to \s+ (?: hold | own ) \b [^.;]{0,220}? \b number \s+ of \s+ such
        \b [^.;]{0,80}? (?P<price> \b the \s+ (?P<sort> (?: \w+ \s+ ){0,3} conversion \s+ price ) )
        (?: [^.;]{0,160}? (?P<where> Sections? \s+ (?P<section> [\d.]+ (?: \( \w+ \) )* ) \s+ of \s+ the \s+
        (?P<document> (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ )* ) ) ) )?""",
    _FLAGS,
)
_RESTRICTED = lazy(r"\b constitute s? \s+ Transfer \s+ Restricted \s+ Securities", _FLAGS)
_GREATER = r"""\b (?: {term} ) \s+ or \s+ such \s+ (?: greater | higher | larger | other ) \s+
    (?: percentage | number | amount ) \b [^.;]{{0,60}}? \b
    (?: required | provided | specified | set \s+ forth ) \s+ (?: by | in | under ) \s+ the \s+
    (?P<document> (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ )* ) ) (?: \s+ [^.;]{{0,80}} )? [.;]?"""
_LED = lazy(r"\b (?: unless | without | with | only ) \b [^.;]{0,160} $", _FLAGS)


def counted(clause: ConsentThreshold, document: Document) -> ConsentThreshold:
    """The clause with what its own words and other clauses of the document add to it."""
    text, spans = document.text, {}
    deemed = _DEEMED.search(text, *clause.span)
    if deemed:
        spans = {"deemed.price": group(deemed, "price"), "deemed.document": group(deemed, "where")}
    own = _LEFT_OUT.search(text, *clause.span)
    held, greater = group(own, "words") if own else document.once(_excluded), _greater(clause.name, text)
    defaulting = _DEFAULTING.search(text, *clause.span)
    if defaulting:
        spans["excluded"] = Span(*defaulting.span())
    elif held:
        spans["excluded"] = held
    if greater:
        led = _LED.search(text, max(0, greater.start() - 170), greater.start())
        spans["greater_if"] = Span(led.start() if led else greater.start(), greater.end())
    return replace(
        clause,
        deemed=_deemed(deemed) if deemed else None,
        excluded=("defaulting_lenders",) if defaulting else ("company", "affiliates") if held else (),
        greater_if=StatedIn(document=words(greater["document"])) if greater else None,
        evidence={**clause.evidence, **quotes(spans)},
    )


def _deemed(match: Match) -> Deemed:
    return Deemed(
        security=words(match["security"]),
        condition="transfer_restricted" if _RESTRICTED.search(match["which"]) else None,
        price=words(match["sort"]).lower().replace(" ", "_"),
        document=words(match["document"]) if match["document"] else None,
        section=match["section"],
    )


def _excluded(document: Document) -> Span | None:
    """Where the document says that what the company and its affiliates hold is not counted: with its heading."""
    found = _HELD.search(document.text)
    if found is None:
        return None
    sentence = sentence_at(document.text, found.start())
    section = document.section_at(sentence)
    if section is None or section.span.length > sentence.length + 120:
        return sentence
    return Span(section.span.start, section.span.start + len(document.slice(section.span).rstrip()))


def _greater(name: str, text: str) -> Match | None:
    """Where a greater percentage is reserved to another document, if the name of the threshold stands there."""
    term = r" \s+ ".join(regex.escape(one) for one in name.split())
    found: Match | None = regex.search(_GREATER.format(term=term), text, _FLAGS)
    return found
