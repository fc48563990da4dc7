"""Clauses that take over another document's terms.

"Capitalized terms used herein and not otherwise defined herein shall have the meanings ascribed to them in …",
"Unless otherwise defined herein, terms defined in the Credit Agreement are used herein as defined therein".
"""

import regex

from extractors.defined_terms.quoted import key
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span

PIECES = {
    "HAVE": r"(?: (?: shall | will ) \s+ (?: each \s+ )? )? (?: have | has ) \s+ [^.;:]{0,30}? \b meanings? \b"
    r" [^.;]{3,260}",
    # "are used herein as so defined", "are used with the same meanings"
    "USED": r"(?: is | are ) \s+ used \b [^.;:]{0,60}? \b (?: as | with | in ) \s+ [^.;:]{0,40}?"
    r" \b (?: defined | meanings? ) \b [^.;]{0,160}",
    # "terms that are defined in the Plan shall have the meanings": the verb of the clause comes later
    "DEFINED": r"(?<! \b (?: that | which ) \s+ ) are \s+ (?: as \s+ )? defined \s+ in \b [^.;]{3,160}",
}
_LEFT_OPEN = lazy(r"\b(?:not|used|utilized|contained|all)\b", regex.IGNORECASE)
_NOT_DEFINED = lazy(r"\bnot\s+(?:\w+\s+)?defined\b|\bwithout\s+definition\b", regex.IGNORECASE)
_DEFINED_THERE = lazy(
    r"\bdefined\s+(?:in|by|under)\s+(?!this\b|herein\b|(?:the\s+)?(?:Section|Article|Paragraph|preamble|recitals)s?\b(?![^,;]{1,20}\bof\s+the\s+[A-Z]))",
)
_USED_HERE = lazy(r"\bused\s+(?:herein|hereunder|in\s+this\s+\w+)$", regex.IGNORECASE)
_USED_THERE = lazy(r"\bused\s+in\s+(?:the|any|each)\b", regex.IGNORECASE)
_GIVEN_THERE = lazy(r"\b(?:in|by|under)\s+(?:the|that|such)\s+(?:certain\s+)?[A-Z]")
_HERE = lazy(r"(?<!\bdefined\s+)\bbelow\b|\b(?:following|after\s+each|this\s+(?:section|article))\b", regex.IGNORECASE)
_LEAD = lazy(r"\b(?:(?:all|each|any)\s+)?(?:other\s+)?$", regex.IGNORECASE)
_AT_BEGINNING = lazy(r"(?:^|[.,;:)\"”])\s*(?:and\s+)?$")
"""In front of the first words of a clause; "accounting terms not defined herein" are no other document's."""
_THAT_ARE_DEFINED = lazy(r"\s+(?:that|which)\s+(?:are|is)\s+defined\b")
_LAW = lazy(r"\b(?:Act|Code|Statutes?|TIA|UCC|ERISA)\b")
BEFORE = len("otherwise, and ")
"""So far in front of a clause its beginning is looked at."""


def incorporating(match: Match, document: Document) -> DefinedTerm | None:
    """The clause's own words as a term; which document defines the terms is found by its pointer."""
    if not _LEFT_OPEN.search(match["term"]) or _USED_THERE.search(match["term"]) or _HERE.search(match["rest"]):
        return None
    return _clause(match, document)


def incorporating_any(match: Match, document: Document) -> DefinedTerm | None:
    """The same of terms that nothing calls capitalized: it has to say that they are defined elsewhere."""
    named, rest = match["term"], match["rest"]
    start = _begin(match, document)
    if not _AT_BEGINNING.search(document.text, max(0, start - BEFORE), start) or _HERE.search(rest):
        return None
    elsewhere = _GIVEN_THERE.search(rest) and (_NOT_DEFINED.search(named) or _USED_HERE.search(named))
    return _clause(match, document) if elsewhere or _DEFINED_THERE.search(named) else None


def of_an_instrument(term: DefinedTerm, document: Document) -> bool:
    """Whether the item takes over what another instrument defines, be it any term; a law defines a few of its own."""
    if not term.incorporates or term.status != "external":
        return False
    end = term.definition_span.end if term.definition_span else term.span.end
    return _LAW.search(document.text, term.span.start, end) is None


def _begin(match: Match, document: Document) -> int:
    lead = _LEAD.search(document.text, max(0, match.start() - 30), match.start())
    return lead.start() if lead else match.start()


def _clause(match: Match, document: Document) -> DefinedTerm:
    """The item; "not defined herein that are defined in the Plan" names its terms by the first of these words."""
    text, end = document.text, match.end("term")
    left_open = _NOT_DEFINED.search(text, match.start(), end)
    relative = _THAT_ARE_DEFINED.search(text, left_open.end(), end) if left_open else None
    span = Span(_begin(match, document), relative.start() if relative else end)
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
        pattern=r"(?P<term> \b (?: capitali[sz]ed | defined )"
        r" (?: ,? \s+ (?: and | or | but ) \s+ (?: not \s+ | un ) (?: otherwise \s+ )? defined )?"
        r" \s+ (?: terms? | words? ) \b [^.;:]{0,160}? )"
        r" ,? \s+ (?P<rest> {HAVE} | {USED} | {DEFINED} )",
        build=incorporating,
        pieces=PIECES,
        needs=("apitalized", "APITALIZED", "apitalised", "efined terms"),
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
            "Capitalized terms used and not defined herein that are defined in the Boat Lease shall have the "
            "meanings given such\nterms in the Boat Lease": {
                "span_text": "Capitalized terms used and not defined herein"
            },
            "All capitalized and undefined terms used in this Amendment shall have the meanings given to them in the\n"
            "Boat Lease": {"span_text": "All capitalized and undefined terms used in this Amendment"},
            "capitalized terms not defined herein have the meanings given in the Boat Lease (as defined below)": {
                "span_text": "capitalized terms not defined herein"
            },
        },
        near_misses=(
            "Capitalized terms are printed in bold",
            "capitalized terms used in this Agreement have the meanings set forth in this Article I",
            "capitalized terms used in the Schedules shall have the meaning that this Agreement gives them",
        ),
    ),
    Rule(
        name="term.incorporates_any",
        pattern=r"(?P<term> \b (?: words? \s+ (?: and | or ) \s+ )? (?<! \b (?: capitali[sz]ed | defined ) \s+ )"
        r" (?: terms? | words ) \b [^.;:]{0,200}? ) ,? \s+ (?P<rest> {HAVE} | {USED} )",
        build=incorporating_any,
        pieces=PIECES,
        needs=("meaning", "efined"),
        examples={
            "Terms used herein but not defined herein shall have the\nsame meanings assigned to them in the Loan "
            "Agreement": {
                "incorporates": True,
                "style": "sentence",
                "span_text": "Terms used herein but not defined herein",
            },
            "Unless otherwise defined herein, terms defined in the Credit Agreement are used herein as defined\n"
            "therein": {"span_text": "terms defined in the Credit Agreement"},
            "each term used in this Amendment which is defined in the Boat Lease has the meaning assigned to it in "
            "the Boat Lease": {"span_text": "each term used in this Amendment which is defined in the Boat Lease"},
            "All other terms used in this Indenture that are defined by the TIA are used herein as so defined": {
                "span_text": "All other terms used in this Indenture that are defined by the TIA"
            },
        },
        near_misses=(
            "An accounting term not otherwise defined has the meaning assigned to it in the GAAP Manual",
            "all terms defined in this Agreement shall have the defined meanings when used in any certificate",
            "the following terms have the following meanings in this Lease",
            "Terms defined in Section 2 have the same meanings in Exhibit A",
            "the terms of the Lease are used as a model, defined in every way",
        ),
    ),
)
