"""Clauses that take over another document's terms.

"Capitalized terms used herein and not otherwise defined herein shall have the meanings ascribed to them in …".
"""

import regex

from extractors.defined_terms.quoted import key
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span

_LEFT_OPEN = lazy(r"\b(?:not|used|utilized|contained|all)\b", regex.IGNORECASE)
_HERE = lazy(r"\b(?:below|following|after\s+each|this\s+(?:section|article))\b", regex.IGNORECASE)
_LEAD = lazy(r"\b(?:(?:all|each|any)\s+)?(?:other\s+)?$", regex.IGNORECASE)


def incorporating(match: Match, document: Document) -> DefinedTerm | None:
    """The clause's own words as a term; which document defines the terms is found by its pointer."""
    if not _LEFT_OPEN.search(match["term"]) or _HERE.search(match["rest"]):
        return None
    lead = _LEAD.search(document.text, max(0, match.start() - 30), match.start())
    span = Span(lead.start() if lead else match.start(), match.end("term"))
    return DefinedTerm(
        span=span,
        term=words(document.slice(span)),
        key=key(document.slice(span)),
        style="sentence",
        definition_span=span_of(match, "rest"),
        incorporates=True,
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="term.incorporates",
        pattern=r"(?P<term> \b (?: capitalized | defined ) \s+ (?: terms? | words? ) \b [^.;:]{0,160}? )"
        r" ,? \s+ (?P<rest> (?: (?: shall | will ) \s+ )? (?: have | has ) \s+ [^.;:]{0,30}? \b meanings? \b"
        r" [^.;]{3,260}"
        r" | are \s+ (?: used \b [^.;:]{0,60}? )? (?: as \s+ )? defined \s+ in \b [^.;]{3,160} )",
        build=incorporating,
        needs=("apitalized", "APITALIZED", "efined terms"),
        examples={
            "Capitalized  terms used herein and not  otherwise  defined  herein\nshall have the same  "
            "meanings  herein as are ascribed to them in the"
            "  Securities\nPurchase Agreement": {
                "incorporates": True,
                "style": "sentence",
                "span_text": "Capitalized  terms used herein and not  otherwise  defined  herein",
            },
            "All capitalized terms not otherwise\ndefined herein have the meaning ascribed thereto in the "
            "Registration Rights Agreement": {"span_text": "All capitalized terms not otherwise\ndefined herein"},
            "Capitalized terms used, but not defined, in this Amendment are defined in the Services Agreement": {
                "span_text": "Capitalized terms used, but not defined, in this Amendment"
            },
        },
        near_misses=(
            "Capitalized terms are printed in bold",
            "capitalized terms used in this Agreement have the meanings set forth in this Article I",
        ),
    ),
)
