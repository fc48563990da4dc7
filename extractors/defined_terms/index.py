"""Tables of defined terms: where each is defined, line by line.

`"Acquisition Proposal"          Section 6.4(a)` points as "has the meaning set forth in Section 6.4(a)" does.
"""

import regex

from extractors.defined_terms.entries import defining
from extractors.defined_terms.quoted import QUOTED, bare
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule, span_of

_HEAD = lazy(
    r"^\W*(?:defined\s+)?terms?\W[^\n]*\b(?:sections?|pages?|defined|location|reference)\W*$"
    r"|^\W*(?:index|table|list)\s+of\s+(?:certain\s+)?(?:defined\s+)?terms\W*$"
    r"|\bterms?\b[^.;]{0,160}\b(?:defined|set\s+forth|meanings?)\b[^.;]{0,160}\b(?:sections?|below|opposite|indicated)\b[^.;]{0,80}:",
    regex.IGNORECASE | regex.MULTILINE,
)
PIECES = {
    **QUOTED,
    "MORE": r"(?: [ ] [\w&/,'’()-]+ )",
    "GAP": r"(?: [^\S\n]{2,} | [^\S\n]* \.{3,} [^\S\n]* | \t+ )",
    "PLACE": r"(?: (?: Section s? | Article | § | Exhibit | Annex | Schedule ) [ ] [\w.()-]+ | Preamble | Recitals )",
}
REACH = 8000
"""No table of terms has its head further above."""


def row(match: Match, document: Document) -> DefinedTerm | None:
    """The pointer that a line of the table is; nothing where no head above says what the table is."""
    if _HEAD.search(document.text, max(0, match.start() - REACH), match.start()) is None:
        return None
    span = bare(document.text, *match.span("term"))
    return defining(document, span, "glossary", span_of(match, "place"), pointing=True)


RULES: tuple[Rule, ...] = (
    Rule(
        name="term.index",
        # looked at from the place at the end of a line, which is rare, back to the term that begins it
        pattern=r"(?P<place> {PLACE} ) [^\S\n]* $ (?<= ^ [^\S\n]* (?: {OPEN} (?P<term> {TERM} ) {CLOSE}"
        r" | (?P<term> [A-Z] [\w&/,'’()-]* {MORE}{0,7} ) ) {GAP} {PLACE} [^\S\n]* )",
        build=row,
        pieces=PIECES,
        ignore_case=False,
        examples={
            'Term                    Section\n"Acquisition Proposal"    Section 6.4(a)': {
                "style": "glossary",
                "definition": None,
                "span_text": "Acquisition Proposal",
            },
            "INDEX OF DEFINED TERMS\n\nClosing Date.............. Section 2.1": {"span_text": "Closing Date"},
        },
        near_misses=("Term      Section\nSee also    the Indenture", '"Agent"        Section 3.1'),
    ),
)
