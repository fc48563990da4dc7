"""Clauses that take over another document's terms.

"Capitalized terms used herein and not otherwise defined herein shall have the meanings ascribed to them in …".
"""

import regex

from extractors.defined_terms.quoted import key
from pipeline.document import Document
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span

_LEAD = regex.compile(r"\b(?:(?:all|each|any)\s+)?(?:other\s+)?$", regex.IGNORECASE)


def incorporating(match: Match, document: Document) -> DefinedTerm:
    """The clause's own words as a term; which document defines the terms is found by its pointer."""
    lead = _LEAD.search(document.text, max(0, match.start() - 30), match.start())
    span = Span(lead.start() if lead else match.start(), match.end("term"))
    return DefinedTerm(
        span=span,
        term=words(document.slice(span)),
        key=key(document.slice(span)),
        style="sentence",
        definition_span=span_of(match, "rest"),
        status="external",
        incorporates=True,
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="term.incorporates",
        pattern=r"(?P<term> (?: capitalized | defined ) \s+ (?: terms? | words? ) \b [^.;:]{0,140}? \b (?: "
        r"not | defined ) \b"
        r" [^.;:]{0,60}? \b (?: defined | herein | hereof ) \b (?: \s+ (?: herein | otherwise | below ) \b )? )"
        r" ,? \s+ (?P<rest> (?: shall \s+ )? (?: have | has | are \s+ used ) \b [^.;]{0,120}? \b (?: "
        r"meanings? | as ) \b"
        r" [^.;]{0,200}? \b in \b [^.;]{3,160} )",
        build=incorporating,
        needs=("apitalized", "APITALIZED", "efined"),
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
        },
        near_misses=("Capitalized terms are printed in bold", "defined terms"),
    ),
)
