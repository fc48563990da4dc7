r"""References by label.

"Section 4(b)(iii)", "Rules 424 and 430A under the Securities Act", "clauses (i) through (iv)".
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import regex

from extractors.cross_references.documents import REGULATION, STATUTE, document_after, document_before
from extractors.cross_references.labels import LABEL_PIECES, cited, list_of, plain
from pipeline.document import Document
from pipeline.record import CrossReference, TargetKind
from pipeline.rules import PIECES, Match, Rule, expand, span_of, words
from pipeline.span import Span

_DEICTIC = regex.compile(r"\b(?:this|such|said)\s+$", regex.IGNORECASE)
_SUB = regex.compile(r"(?<!\w)[Ss]ub-?$")
_SINGLE = regex.compile(expand(r"(?: {MARK} )+"), regex.VERBOSE)
_OF_SECTION = regex.compile(
    expand(
        r"\s+ of \s+ (?: this \s+ | such \s+ )? (?: Section | Article | Item ) \s+"
        r" (?P<label> {NUMBER_LABEL} (?: {MARKS} )? )",
        {**PIECES, **LABEL_PIECES},
    ),
    regex.VERBOSE,
)
# "Exhibit 1 to Annex A": an attachment of an attachment
_CONTAINER = regex.compile(r"\s+(?:to|of)\s+(?P<name>(?:Exhibit|Annex|Schedule|Appendix)\s+[\w.-]+\w)")
_IN_THE = regex.compile(r"\b(?:in|to)\s+the\s+(?:first\s+)?$", regex.IGNORECASE)
_HEREOF = regex.compile(r",?\s*(?:hereof|hereto|herein|above|below|hereunder)\b", regex.IGNORECASE)
_ITEM = regex.compile(r"items?\b", regex.IGNORECASE)
_SUBSECTION = regex.compile(r"sub-?sections?", regex.IGNORECASE)

Build = Callable[[Match, Document], Iterator[CrossReference]]


def labelled(kind: TargetKind, label: str) -> Build:
    """A builder of one reference for each label in the group `labels`, which holds labels of the sort `label`."""

    def build(match: Match, document: Document) -> Iterator[CrossReference]:
        return _references(match, document, match.start(), kind, label)

    return build


def relative(match: Match, document: Document) -> Iterator[CrossReference]:
    """References to clauses, paragraphs or items; "clause (a) of this Section 3" is one target, label 3(a)."""
    text, start = document.text, match.start()
    before = text[start - 1 : start]
    if before.isalpha() or before == "-":
        sub = _SUB.search(text, max(0, start - 5), start)
        if sub is None:
            return
        start = sub.start()
    outer = _OF_SECTION.match(text, match.end("labels"))
    if outer is None or not _SINGLE.fullmatch(match["labels"]):
        yield from _references(match, document, start, "clause", "CLAUSE_LABEL")
        return
    span = Span(start, outer.end())
    yield CrossReference(
        span=span,
        target_kind="clause",
        label=plain(outer["label"]) + plain(match["labels"]),
        as_written=words(document.slice(span)),
        document=document_after(text, outer.end()),
    )


def _references(match: Match, document: Document, head: int, kind: TargetKind, label: str) -> Iterator[CrossReference]:
    end = match.end("labels")
    text = document.text
    own = _HEREOF.match(text, end) is not None
    inside = _CONTAINER.match(text, end) if kind in ("exhibit", "annex", "schedule") else None
    named = (
        words(inside["name"]) if inside else None if own else document_after(text, end) or document_before(text, head)
    )
    deictic = _DEICTIC.search(text, max(0, head - 12), head) is not None
    plural = text[head : match.start("labels")].rstrip().lower().endswith("s")
    for one in cited(text, span_of(match, "labels"), label, hyphens=plural):
        start = head if one.span.start == match.start("labels") else one.span.start
        span = Span(start, one.span.end)
        as_written = words(document.slice(span))
        yield CrossReference(
            span=span,
            target_kind=_kind(kind, as_written, named),
            label=one.label,
            as_written=as_written,
            document=named,
            deictic=deictic,
        )


def _kind(kind: TargetKind, as_written: str, named: str | None) -> TargetKind:
    """The kind by the head word, except that a section of a statute is a `statute`, of a regulation a `rule`."""
    if _ITEM.match(as_written):
        return "section"
    if _SUBSECTION.match(as_written):
        kind = "section"
    if kind in ("section", "clause", "article") and named:
        if STATUTE.search(named):
            return "statute"
        if REGULATION.search(named):
            return "rule"
    return kind


def bare(match: Match, document: Document) -> CrossReference:
    """A section named by nothing but its determiner, "this Section": its label is that of the section meant."""
    head = match["head"].lower()
    kind: TargetKind = "section" if head == "section" else "article" if head == "article" else "clause"
    return CrossReference(span=span_of(match), target_kind=kind, as_written=words(match[0]), deictic=True)


def opening(match: Match, document: Document) -> CrossReference | None:
    """The preamble or the recitals of an instrument, referred to by that word after "in the"."""
    if not _IN_THE.search(document.text, max(0, match.start() - 40), match.start()):
        return None
    label = "recitals" if match[0].lower().startswith("recital") else "preamble"
    named = document_after(document.text, match.end())
    return CrossReference(
        span=span_of(match),
        target_kind="section",
        label=label,
        as_written=words(match[0]),
        document=named,
    )


def clause(head: str, examples: Mapping[str, Any], near_misses: tuple[str, ...]) -> Rule:
    """The rule for one word that parts of a section are called by; of sections only the "subsection" is one."""
    sub = "(?<= [Ss]ub-? )" if head == "section" else ""
    return Rule(
        name=f"reference.{'sub' if sub else ''}{head}",
        pattern=rf"{sub} [{head[0].upper()}{head[0]}]{head[1:]}s? \s+ (?P<labels> " + list_of("CLAUSE_LABEL") + " )",
        build=relative,
        ignore_case=False,
        pieces=LABEL_PIECES,
        examples=examples,
        near_misses=near_misses,
    )


def attachment(kind: TargetKind, head: str, examples: Mapping[str, Any], near_misses: tuple[str, ...]) -> Rule:
    """The rule for one word that attachments are called by; "Schedule 13D" is a form of the Commission and none."""
    return Rule(
        name=f"reference.{head.lower()}",
        pattern=rf"(?P<head> \b (?: {head} | {head.upper()} ) (?: s | es | S | ES )? \s+ ) (?! 1[34][A-Z] \b | TO \b )"
        r" (?P<labels> " + list_of("ATTACHMENT_LABEL") + " )",
        build=labelled(kind, "ATTACHMENT_LABEL"),
        ignore_case=False,
        needs=(head, head.upper()),
        pieces=LABEL_PIECES,
        examples=examples,
        near_misses=near_misses,
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="reference.section",
        pattern=r"(?P<head> \b (?i: sections? | sec\. ) \s+ | §{1,2} \s* | \(S\) \s* ) (?P<labels> "
        + list_of("SECTION_LABEL")
        + " )",
        build=labelled("section", "SECTION_LABEL"),
        ignore_case=False,
        pieces=LABEL_PIECES,
        examples={
            "Section 4(b)(iii)(D)": {"target_kind": "section", "label": "4(b)(iii)(D)"},
            "Section 4(b)(iii)\n     (D), the Company": {
                "label": "4(b)(iii)(D)",
                "span_text": "Section 4(b)(iii)\n     (D)",
            },
            "Section 13(a), 13(c), 14 or 15(d) of the\n     Exchange Act": [
                {"label": "13(a)", "target_kind": "statute", "document": "Exchange Act", "span_text": "Section 13(a)"},
                {"label": "13(c)", "span_text": "13(c)"},
                {"label": "14", "span_text": "14"},
                {"label": "15(d)", "document": "Exchange Act", "span_text": "15(d)"},
            ],
            "Sections 3.4 and 4.7 of the Master Trust Receivables Transfer Agreement and": [
                {
                    "label": "3.4",
                    "document": "Master Trust Receivables Transfer Agreement",
                    "span_text": "Sections 3.4",
                },
                {"label": "4.7", "target_kind": "section", "span_text": "4.7"},
            ],
            "this Section 2.3 shall": {"label": "2.3", "deictic": True, "span_text": "Section 2.3"},
            "Code Section 409A": {
                "label": "409A",
                "target_kind": "statute",
                "document": "Code",
                "span_text": "Section 409A",
            },
            "Section 6.5 (Tangible Net Worth) of the Credit Agreement": {
                "label": "6.5",
                "document": "Credit Agreement",
                "span_text": "Section 6.5",
            },
            "Sections 8.1 through 8.3": [{"label": "8.1"}, {"label": "8.2"}, {"label": "8.3"}],
            "Section 1.1 of the Indenture": {"label": "1.1", "document": "Indenture", "span_text": "Section 1.1"},
        },
        near_misses=("Section of the road", "the Selection 5 process", "section headings"),
    ),
    Rule(
        name="reference.article",
        pattern=r"(?P<head> \b (?i: articles? ) \s+ ) (?P<labels> " + list_of("ARTICLE_LABEL") + " )",
        build=labelled("article", "ARTICLE_LABEL"),
        ignore_case=False,
        needs=("Article", "article", "ARTICLE"),
        pieces=LABEL_PIECES,
        examples={
            "Article IV of the\nWarrant   Agreement": {
                "target_kind": "article",
                "label": "IV",
                "document": "Warrant Agreement",
                "span_text": "Article IV",
            },
            "ARTICLE 6": {"label": "6"},
            "Articles II and III": [
                {"label": "II", "span_text": "Articles II"},
                {"label": "III", "span_text": "III"},
            ],
        },
        near_misses=("Articles of Incorporation", "an article about Section"),
    ),
    clause(
        "clause",
        {
            "clause (A)": {"target_kind": "clause", "label": "(A)"},
            "clauses (i) through (iv)": [{"label": "(i)"}, {"label": "(ii)"}, {"label": "(iii)"}, {"label": "(iv)"}],
            "clause (a), (b),\n (c) or (d) above": [
                {"label": "(a)", "span_text": "clause (a)"},
                {"label": "(b)", "span_text": "(b)"},
                {"label": "(c)", "span_text": "(c)"},
                {"label": "(d)", "span_text": "(d)"},
            ],
            "clause (a) of this Section 3": {"label": "3(a)", "target_kind": "clause"},
            "sub-clause (ii)": {"label": "(ii)"},
        },
        ("clause of this Agreement", "the clauses"),
    ),
    clause(
        "paragraph",
        {
            "paragraph (b)(ii) of\n   Section 4.01": {"label": "4.01(b)(ii)"},
            "subparagraph (c)": {"label": "(c)", "target_kind": "clause"},
        },
        ("a paragraph", "paragraph of the Section"),
    ),
    clause(
        "item",
        {
            "Item 1(e)": {"target_kind": "section", "label": "1(e)"},
            "Item 402 of Regulation S-K": {
                "target_kind": "section",
                "label": "402",
                "document": "Regulation S-K",
                "span_text": "Item 402",
            },
        },
        ("items 3 percent", "the item"),
    ),
    clause("section", {"subsection 10.08(a)": {"target_kind": "section", "label": "10.08(a)"}}, ("Section 10.08",)),
    Rule(
        name="reference.bare_mark",
        pattern=r"(?P<head> (?<! [\w)] ) (?<! [)] [ ] ) ) (?P<labels> "
        + list_of("MARK_LABEL")
        + r" ) (?= \s+ (?: above | below ) \b )",
        build=labelled("clause", "CLAUSE_LABEL"),
        ignore_case=False,
        needs=("above", "below"),
        pieces={**LABEL_PIECES, "MARK_LABEL": "(?: {MARK} )+"},
        examples={"\n(a) above": {"label": "(a)", "target_kind": "clause", "span_text": "(a)"}},
        near_misses=("(a) the above", "see f(a) above"),
    ),
    Rule(
        name="reference.bare_section",
        pattern=r"\b (?: this | such | said ) \s+ (?P<head> Section | Article | (?: sub )?(?: section | "
        r"paragraph | clause ) ) \b"
        r" (?! \s+ (?: \d | \( [a-zA-Z\d]{1,5} \) | [IVXLC]+ \b ) | ['’] )",
        build=bare,
        ignore_case=False,
        pieces=LABEL_PIECES,
        examples={
            "this paragraph": {"target_kind": "clause", "deictic": True},
            "this\n     Section": {"target_kind": "section", "deictic": True},
        },
        near_misses=("this Section 4(b)", "this section (a)", "these Sections"),
    ),
    Rule(
        name="reference.opening",
        pattern=r"(?: [Pp]reamble | [Ii]ntroductory \s+ (?: clause | paragraph ) | [Rr]ecitals? ) \b",
        build=opening,
        ignore_case=False,
        needs=("reamble", "ntroductory", "ecital"),
        examples={
            "in the preamble hereto": {"label": "preamble", "target_kind": "section", "span_text": "preamble"},
            "in the\n  introductory clause hereto": {"label": "preamble", "span_text": "introductory clause"},
            "in the Recitals": {"label": "recitals", "span_text": "Recitals"},
        },
        near_misses=("the recital of facts", "a preamble"),
    ),
    attachment(
        "exhibit",
        "Exhibit",
        {
            "attached as Exhibit A": {"target_kind": "exhibit", "label": "A", "span_text": "Exhibit A"},
            "Exhibits 10.1 and\n  10.2": [
                {"label": "10.1", "span_text": "Exhibits 10.1"},
                {"label": "10.2", "span_text": "10.2"},
            ],
        },
        ("Exhibit to the Agreement", "Exhibition A"),
    ),
    attachment("annex", "Annex", {"Annex A": {"target_kind": "annex", "label": "A"}}, ("annexed A", "Annex to")),
    attachment(
        "schedule",
        "Schedule",
        {"Schedule\n 1.3": {"target_kind": "schedule", "label": "1.3"}, "SCHEDULE II": {"label": "II"}},
        ("Schedule of Fees", "Schedule 13D"),
    ),
    attachment("annex", "Appendix", {"Appendix B": {"target_kind": "annex", "label": "B"}}, ("Appendix to",)),
    attachment("annex", "Attachment", {"Attachment 2": {"target_kind": "annex", "label": "2"}}, ("Attachment to",)),
)
