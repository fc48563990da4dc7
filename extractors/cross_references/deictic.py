r"""References by words instead of labels: "this Section", "such clause", "in the preamble".

What they mean depends on where they stand, and is found when everything else is.
"""

import regex

from extractors.cross_references.documents import document_after
from extractors.cross_references.label_patterns import LABEL_PIECES
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import CrossReference, TargetKind
from pipeline.rules import Match, Rule, span_of, words

_IN_THE = lazy(r"\b(?:in|to)\s+the\s+(?:first\s+)?$", regex.IGNORECASE)
_KINDS: dict[str, TargetKind] = {"section": "section", "item": "section", "article": "article"}


def bare(match: Match, document: Document) -> CrossReference:
    """A section named by nothing but its determiner, "this Section": its label is that of the section meant."""
    head = match["head"].lower()
    kind: TargetKind = _KINDS.get(head, "clause")
    return CrossReference(span=span_of(match), target_kind=kind, as_written=words(match[0]), deictic=True)


def opening(match: Match, document: Document) -> CrossReference | None:
    """The preamble or the recitals of an instrument, referred to by that word after "in the"."""
    if not _IN_THE.search(document.text, max(0, match.start() - 40), match.start()):
        return None
    label = "recitals" if match[0].lower().startswith("recital") and not match["parties"] else "preamble"
    named = document_after(document.text, match.end())
    return CrossReference(
        span=span_of(match),
        target_kind="section",
        label=label,
        as_written=words(match[0]),
        document=named,
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="reference.bare_section",
        pattern=r"\b (?: [Tt]his | THIS | [Ss]uch | SUCH | [Ss]aid ) \s+ (?P<head> SECTION | ARTICLE | Item"
        r" | [Aa]rticle | (?i: sub -? )? (?: [Ss]ection | [Pp]aragraph | [Cc]lause ) ) \b"
        r" (?! {GAP} (?: \d | [a-zA-Z] \b | \( [a-zA-Z\d]{1,5} \) | [IVXLC]+ \b | {WORD} ) | ['’]"
        r" | \s+ (?i: headings? | titles? | captions? | numbers? | references? ) \b | (?<= rticle ) \s+ of \b )",
        build=bare,
        ignore_case=False,
        pieces=LABEL_PIECES,
        examples={
            "this paragraph": {"target_kind": "clause", "deictic": True},
            "this\n     Section": {"target_kind": "section", "deictic": True},
            "THIS SECTION": {"target_kind": "section", "deictic": True},
            "this Subsection": {"target_kind": "clause", "deictic": True},
            "this article": {"target_kind": "article", "deictic": True},
            "this Item": {"target_kind": "section", "deictic": True},
        },
        near_misses=(
            "this Section 4(b)",
            "this section (a)",
            "these Sections",
            "such section headings",
            "this SECTION TEN",
            "such article of clothing",
        ),
    ),
    Rule(
        name="reference.opening",
        pattern=r"(?: [Pp]reamble | [Ii]ntroductory \s+ (?: clause | paragraph ) | [Rr]ecitals?"
        r" (?P<parties> \s+ of \s+ (?: the \s+ )? parties )? ) \b",
        build=opening,
        ignore_case=False,
        needs=("reamble", "ntroductory", "ecital"),
        examples={
            "in the preamble hereto": {"label": "preamble", "target_kind": "section", "span_text": "preamble"},
            "in the\n  introductory clause hereto": {"label": "preamble", "span_text": "introductory clause"},
            "in the Recitals": {"label": "recitals", "span_text": "Recitals"},
            "in the recital of parties to": {"label": "preamble", "span_text": "recital of parties"},
        },
        near_misses=("the recital of facts", "a preamble"),
    ),
)
