r"""References to sections and to parts of them.

"Section 4(b)(iii)", "clauses (i) through (iv)", "clause (a) of this Section 3", "this paragraph", "in the preamble".
"""

from collections.abc import Iterator, Mapping
from typing import Any

import regex

from extractors.cross_references.documents import document_after, document_before
from extractors.cross_references.label_patterns import LABEL_PIECES, list_of
from extractors.cross_references.labelled import kind_of, labelled, references
from extractors.cross_references.labels import cited, plain
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import CrossReference, TargetKind
from pipeline.rules import PIECES, Match, Rule, expand, span_of, words
from pipeline.span import Span

_SUB = lazy(r"(?<!\w)(?:[Ss]ub|SUB)(?:-|\s+)?$")
_OF = expand(
    r"\s+ (?: of | in | to | under ) \s+ (?: the \s+ (?: [a-z-]+ \s+ ){1,4} (?: sentence | proviso ) \s+ of \s+ )?"
    r" (?: this \s+ | such \s+ | said \s+ )? ",
)
# "clause (i) of the first sentence of Section 4(e)", "subparagraph (ii) of paragraph (b) of Section 1.2"
_OF_SECTION = lazy(
    rf"(?: {_OF} (?: sub -? )? (?: clause | paragraph | section ) \s+"
    r" (?P<inner> (?: \( \w{1,5} \) ){1,3} ) ){0,2}"
    + _OF
    + expand(
        r"(?: Section | Article | Item | Paragraph ) \s+ "
        r" (?P<label> {NUMBER_LABEL} (?: \s? {MARKS} )? | {OUTLINE} | {ROMAN} )",
        {**PIECES, **LABEL_PIECES},
    ),
    regex.VERBOSE | regex.IGNORECASE,
)
# "paragraphs (c) and (d) of Rule 145"
_OF_RULE = lazy(_OF + expand(r"Rule \s+ (?P<label> {RULE_LABEL} )", {**PIECES, **LABEL_PIECES}), regex.VERBOSE)
# "article 5, paragraphs a), b) and c)", "Section 5.1, clause (i)"
_IN_FRONT = lazy(
    expand(
        r"\b (?: Section | Article | Item | Paragraph ) \s+ (?P<label> {NUMBER_LABEL} (?: \s? {MARKS} )? ) ,? \s+ $",
        {**PIECES, **LABEL_PIECES},
    ),
    regex.VERBOSE | regex.IGNORECASE,
)


def relative(match: Match, document: Document) -> Iterator[CrossReference]:
    """References to clauses, paragraphs or items; "clause (a) of this Section 3" is one target, label 3(a)."""
    text, start = document.text, match.start()
    sub = _SUB.search(text, max(0, start - 6), start)
    if sub is not None:
        start = sub.start()
    elif text[start - 1 : start].isalpha() or text[start - 1 : start] == "-":
        return
    members = cited(text, span_of(match, "labels"), "CLAUSE_LABEL")
    section = _OF_SECTION.match(text, match.end("labels"))
    rule = None if section else _OF_RULE.match(text, match.end("labels"))
    front = None if section or rule else _IN_FRONT.search(text, max(0, start - 60), start)
    outer = section or rule or front
    if outer is None or not members[0].label.startswith("("):
        yield from references(match, document, start, "clause", "CLAUSE_LABEL")
        return
    kind: TargetKind = "rule" if rule else "clause"
    end = match.end("labels") if front else outer.end()
    named = document_after(text, end) or document_before(text, start if front else outer.start("label"))
    start = front.start() if front else start
    inner = "".join(reversed(section.captures("inner"))) if section else ""
    for one in members:
        first = one.span.start == match.start("labels")
        span = Span(start if first else one.span.start, end if len(members) == 1 else one.span.end)
        as_written = words(document.slice(span))
        yield CrossReference(
            span=span,
            target_kind=kind if rule else kind_of(kind, as_written, named),
            label=plain(outer["label"]) + inner + one.label,
            as_written=as_written,
            document=named,
        )


def clause(head: str, examples: Mapping[str, Any], near_misses: tuple[str, ...]) -> Rule:
    """The rule for one word that parts of a section are called by."""
    return Rule(
        name=f"reference.{head.replace('-?', '')}",
        pattern=rf" (?i: {head} ) s? {{GAP}} (?P<labels> " + list_of("CLAUSE_LABEL") + " )",
        build=relative,
        ignore_case=False,
        pieces=LABEL_PIECES,
        examples=examples,
        near_misses=near_misses,
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="reference.section",
        pattern=r"(?P<head> \b (?i: sections? | sec\. ) {GAP} | §{1,2} \s* | \(S\) \s* ) (?P<labels> "
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
            "Sections 3.1(b)(ii) and (iii) above": [
                {"label": "3.1(b)(ii)", "span_text": "Sections 3.1(b)(ii)"},
                {"label": "3.1(b)(iii)", "span_text": "(iii)"},
            ],
            "Section 5(b)(1)(i), (iv), (v) and (vi)": [
                {"label": "5(b)(1)(i)", "span_text": "Section 5(b)(1)(i)"},
                {"label": "5(b)(1)(iv)", "span_text": "(iv)"},
                {"label": "5(b)(1)(v)", "span_text": "(v)"},
                {"label": "5(b)(1)(vi)", "span_text": "(vi)"},
            ],
            "Section 7.7 or (g) become unable to pay": {"label": "7.7", "span_text": "Section 7.7"},
            "Section 246.4(c)(1)(ii) of the U.S. Credit Risk Retention Rules": {
                "label": "246.4(c)(1)(ii)",
                "document": "U.S. Credit Risk Retention Rules",
                "span_text": "Section 246.4(c)(1)(ii)",
            },
            "California Code of Civil Procedure Sections 644 and 645.": [
                {"label": "644", "target_kind": "statute", "span_text": "Sections 644"},
                {"label": "645", "document": "California Code of Civil Procedure", "span_text": "645"},
            ],
            "the License Agreement under Section 9.2 or 9.3 thereof": [
                {"label": "9.2", "document": "License Agreement", "span_text": "Section 9.2"},
                {"label": "9.3", "document": "License Agreement", "span_text": "9.3"},
            ],
            "Section 4.6 or 4.7, respectively, of the applicable Transfer Agreement": [
                {"label": "4.6", "document": "Transfer Agreement", "span_text": "Section 4.6"},
                {"label": "4.7", "document": "Transfer Agreement", "span_text": "4.7"},
            ],
            "Sections 8.1 through 8.3": [{"label": "8.1"}, {"label": "8.2"}, {"label": "8.3"}],
            'Section 6.0 ("Payment") of the Purchase Agreement': {
                "label": "6.0",
                "document": "Purchase Agreement",
                "span_text": "Section 6.0",
            },
            "this Section \u200b8.5 and": {"label": "8.5", "span_text": "Section \u200b8.5", "deictic": True},
            "Treasury Regulation Section 1.409A-1(h)": {
                "label": "1.409A-1(h)",
                "target_kind": "rule",
                "span_text": "Section 1.409A-1(h)",
            },
            "Section GC-12 shall": {"label": "GC-12", "span_text": "Section GC-12"},
            "Section 1.1 of the Indenture": {"label": "1.1", "document": "Indenture", "span_text": "Section 1.1"},
        },
        near_misses=("Section of the road", "the Selection 5 process", "section headings"),
    ),
    Rule(
        name="reference.article",
        pattern=r"(?P<head> \b (?i: articles? ) {GAP} ) (?P<labels> " + list_of("ARTICLE_LABEL") + " )",
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
            "under Article I (b)(i).": {"label": "I(b)(i)", "span_text": "Article I (b)(i)"},
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
            "clause 3(j)(iii)D hereof": {"label": "3(j)(iii)D", "span_text": "clause 3(j)(iii)D"},
            "clause (i) of the first\n sentence of Section 4(e)": {"label": "4(e)(i)", "target_kind": "clause"},
            "clauses (a)(i), (ii) and (b) of Section 5.2": [
                {"label": "5.2(a)(i)", "span_text": "clauses (a)(i)"},
                {"label": "5.2(a)(ii)", "span_text": "(ii)"},
                {"label": "5.2(b)", "span_text": "(b)"},
            ],
        },
        ("clause of this Agreement", "the clauses"),
    ),
    clause(
        "paragraph",
        {
            "paragraph (b)(ii) of\n   Section 4.01": {"label": "4.01(b)(ii)"},
            "subparagraph (c)": {"label": "(c)", "target_kind": "clause"},
            "paragraph (ii) of clause (b) of Section 5.2": {
                "label": "5.2(b)(ii)",
                "span_text": "paragraph (ii) of clause (b) of Section 5.2",
            },
            "SUBPARAGRAPH (A)": {"label": "(A)"},
            "Paragraphs XVIII and XX of this Agreement": [
                {"label": "XVIII", "span_text": "Paragraphs XVIII"},
                {"label": "XX", "span_text": "XX"},
            ],
            "paragraph B of": {"label": "B", "span_text": "paragraph B"},
            "paragraph (b) of Rule 424 under the Securities Act": {
                "label": "424(b)",
                "target_kind": "rule",
                "document": "Securities Act",
                "span_text": "paragraph (b) of Rule 424",
            },
        },
        ("a paragraph", "paragraph of the Section", "paragraph A person", "PARAGRAPH HEADINGS"),
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
            "Item 7 of Part II of the Annual Report on Form 10-K": {
                "target_kind": "section",
                "label": "7",
                "document": "Annual Report on Form 10-K",
                "span_text": "Item 7",
            },
            "Regulation S-K, Item 601(a)(5)": {
                "label": "601(a)(5)",
                "document": "Regulation S-K",
                "span_text": "Item 601(a)(5)",
            },
        },
        ("items 3 percent", "the item", "LOANED ITEMS 12.1 Return"),
    ),
    clause(
        "sub-?section", {"subsection 10.08(a)": {"target_kind": "section", "label": "10.08(a)"}}, ("Section 10.08",)
    ),
    Rule(
        name="reference.bare_mark",
        pattern=r"(?P<head> (?<! [\w)] ) (?<! [)] [ ] ) ) (?P<labels> "
        r"{MARK_LABEL} (?: (?: {RANGE} | {AND} ) {MARK_LABEL} ){0,30} ) (?= \s+ (?: above | below ) \b )",
        build=labelled("clause", "CLAUSE_LABEL"),
        ignore_case=False,
        needs=("above", "below"),
        pieces={**LABEL_PIECES, "MARK_LABEL": "(?: {MARK} )+"},
        examples={"\n(a) above": {"label": "(a)", "target_kind": "clause", "span_text": "(a)"}},
        near_misses=("(a) the above", "see f(a) above"),
    ),
)
