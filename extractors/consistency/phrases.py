"""Set phrases that went wrong: "the rules and resolutions of the Commission", "to the Holders, as the case may be".

Words that lawyers always write together are told from others by their likeness: "resolutions" is nearly "regulations",
while "procedures" is another word.
"""

from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher

import regex

from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

PAIRS: Mapping[str, tuple[str, ...]] = {
    "rules and": ("regulations", "regulation", "regulators", "regulatory", "relations"),
    "successors and": ("assigns", "assignees", "assign", "assignments", "assignors", "associates"),
    "indemnify and": ("hold",),
    "null and": ("void",),
    "representations and": ("warranties", "warranty", "warrants", "warrantees"),
}
"""The first words of set phrases, each with the word that belongs behind them, and with others that are like it."""
ALIKE = 0.7
"""So much of two words has to be the same, in the same order, for the one to be a slip for the other."""
_PAIR = lazy(rf"\b(?:{'|'.join(one.replace(' ', chr(92) + 's+') for one in PAIRS)})\s+(?P<word>[a-z]{{4,}})\b")
_CASE = lazy(r"case\s+may\s+be\b(?<=(?P<before>,?\s+)as\s+the\s+case\s+may\s+be)")
_CHOICE = lazy(
    r"\b(?:n?or|and|n?either|whether|both|respective(?:ly)?|applicable|each|any|case|if|between|appropriate)\b|/|\(s\)",
    regex.IGNORECASE,
)
_TO_WHOM = lazy(r"\b(?:to|by|from)\s+(?:the|such)\s+[A-Z][\w-]+s$")
CLAUSE = 80
"""So far in front of "as the case may be" the cases stand."""


def diagnostics(document: Document) -> Iterator[Diagnostic]:
    """The phrases of the document that went wrong."""
    for match in matches(_PAIR, document):
        head = words(match[0][: match.start("word") - match.start()]).strip()
        right = PAIRS[head]
        if match["word"] not in right and SequenceMatcher(None, match["word"], right[0]).ratio() >= ALIKE:
            message = f'"{head} {match["word"]}", where the set phrase has "{right[0]}"'
            yield _diagnostic("phrase_misspelt", message, Span(*match.span("word")))
    for match in matches(_CASE, document):
        end = match.start("before")
        start = max(0, end - CLAUSE)
        whom = _TO_WHOM.search(document.text, start, end)
        if whom is not None and not _CHOICE.search(document.text, start, end):
            message = '"as the case may be", and only one case is named'
            yield _diagnostic("beneficiary_ambiguous", message, Span(whom.start(), match.end()))


def _diagnostic(code: str, message: str, span: Span) -> Diagnostic:
    return Diagnostic(severity="warning", code=code, message=message, span=span, rule="consistency.phrases")
