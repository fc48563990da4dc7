"""Terms that bold type or a line below them sets off instead of quotation marks, as the source's markup shows.

In HTML "(the <u>Company</u>)" and "<b>Affiliate</b> means …" define as quoted words do.
"""

from collections.abc import Iterator

from extractors.defined_terms.entries import defining, definition_end, heads_entry
from extractors.defined_terms.parentheticals import introduced_by
from extractors.defined_terms.pointers import points
from extractors.defined_terms.quoted import bare
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import marked
from pipeline.span import Span, trimmed

_TERM = lazy(r"[A-Z][\w&/.,'’()-]*(?:\s+[\w&/.,'’()-]+){0,7}")
_VERB = lazy(
    r"(?:,[^.;:]{1,120},)?\s+(?P<verb>(?:(?:shall|will)\s+)?means?\b|(?=(?:has|have|shall\s+have)\s+the\s+mean))|\s*:(?=\s)"
)
_SPACED_OUT = lazy(r"\w(?:\s+\w)+")  # "R E C I T A L S:"
_DEFINING = ("_agreement", "indenture", "amendment", "warrant", "designation", "other", "form")
_QUOTES = "\"“„”'‘’"


def find(document: Document) -> Iterator[DefinedTerm]:
    """The terms among the emphasised words of the document: heads of entries, and names in parentheses."""
    for emphasis in document.layout.emphasis:
        span = bare(document.text, *trimmed(document.text, *emphasis))
        quoted = document.text[span.start - 1 : span.start] in _QUOTES and span.start > 0
        if quoted or _TERM.fullmatch(document.slice(span)) is None or _SPACED_OUT.fullmatch(document.slice(span)):
            continue
        item = _entry(document, emphasis.end, span) or introduced_by(document, emphasis, span)
        if item is not None:
            marked(item, "term.emphasised")
            yield item


def _entry(document: Document, end: int, span: Span) -> DefinedTerm | None:
    """The term whose definition follows the emphasis; before a colon it must head its paragraph."""
    found = _VERB.match(document.text, end)
    if found is None:
        return None
    entry = heads_entry(document, span.start)
    # "For Immediate Release:" heads a release, and defines nothing
    if found["verb"] is None and not (entry and document.kind.endswith(_DEFINING)):
        return None
    start = found.end() if found["verb"] is None else found.end("verb")
    last = definition_end(document, span.start, start)
    pointing = points(document.text, start if found["verb"] is None else found.start("verb"), last)
    return defining(
        document, span, "glossary" if entry else "means", trimmed(document.text, start, last), pointing=pointing
    )
