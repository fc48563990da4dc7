"""References into laws and the Commission's own texts.

"Rule 405 under the Securities Act", "Form S-3", "17 C.F.R. § 240.13d-1".
"""

from collections.abc import Iterator

import regex

from extractors.cross_references.documents import STATUTE, act_of, document_after
from extractors.cross_references.labelled import Build, labelled
from extractors.cross_references.labels import LABEL_PIECES, cited, list_of, plain
from pipeline.document import Document
from pipeline.record import CrossReference, TargetKind
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span


def coded(kind: TargetKind) -> Build:
    """A builder of references into a code of laws that stands before them: "17 C.F.R. § 240.13d-1"."""

    def build(match: Match, document: Document) -> Iterator[CrossReference]:
        sign = "§" in match["head"] or "(S)" in match["head"] or not match["head"].strip()
        for number, one in enumerate(cited(document.text, span_of(match, "labels"), "SECTION_LABEL")):
            start = (match.start("title") if sign else match.start("head")) if number == 0 else one.span.start
            span = Span(start, one.span.end)
            code = regex.sub(r"\s*([A-Z])\.?\s*", r"\1.", words(match["code"]))
            yield CrossReference(
                span=span,
                target_kind=kind,
                label=one.label,
                as_written=words(document.slice(span)),
                document=f"{match['title']} {code}",
            )

    return build


def of_a_statute(match: Match, document: Document) -> CrossReference | None:
    """A title, part or chapter of a law that is named behind it: "Title IV of ERISA"."""
    named = document_after(document.text, match.end())
    if named is None or STATUTE.search(named) is None:
        return None
    return CrossReference(
        span=span_of(match),
        target_kind="statute",
        label=words(match["label"]),
        as_written=words(match[0]),
        document=named,
    )


def numbered(kind: TargetKind) -> Build:
    """A builder of references to forms, releases and regulations by their name: "Form S-3", "Regulation M"."""

    def build(match: Match, document: Document) -> Iterator[CrossReference]:
        yield CrossReference(
            span=span_of(match),
            target_kind=kind,
            label=plain(match["label"]),
            as_written=words(match[0]),
            document=None
            if kind == "form"
            else document_after(document.text, match.end()) or act_of(document.text, match.start(), match.end()),
        )

    return build


# looked at backwards from the name of the code: numbers are many, codes of laws are few
CODE_PIECES = {**LABEL_PIECES, "TITLE": r"(?<! \d ) (?P<title> \d{1,2} ) \s+"}

RULES: tuple[Rule, ...] = (
    Rule(
        name="reference.rule",
        pattern=r"(?P<head> \b Rules? \s+ | \b RULES? \s+ ) (?P<labels> " + list_of("RULE_LABEL") + " )",
        build=labelled("rule", "RULE_LABEL"),
        ignore_case=False,
        needs=("Rule", "RULE"),
        pieces=LABEL_PIECES,
        examples={
            "Rule 405 under the Securities\n     Act": {
                "target_kind": "rule",
                "label": "405",
                "document": "Securities Act",
                "span_text": "Rule 405",
            },
            "Rules 424 and 430A under": [
                {"label": "424", "span_text": "Rules 424"},
                {"label": "430A", "span_text": "430A"},
            ],
            "Rule 144A(d)(4)": {"label": "144A(d)(4)"},
            "Rule 13d-3": {"label": "13d-3"},
            "Exchange Act of 1934, as amended, and the rules and regulations (including Rule 13d-3, Rule 13d-5": [
                {"label": "13d-3", "document": "Exchange Act of 1934", "span_text": "Rule 13d-3"},
                {"label": "13d-5", "document": "Exchange Act of 1934", "span_text": "Rule 13d-5"},
            ],
            "Rule 506(d)(1)(i) to (iii)": [
                {"label": "506(d)(1)(i)"},
                {"label": "506(d)(1)(ii)"},
                {"label": "506(d)(1)(iii)"},
            ],
        },
        near_misses=("Rules of the American Arbitration Association", "Rule of law"),
    ),
    Rule(
        name="reference.title",
        pattern=r"\b (?: Title | Subtitle | Part | Subpart | Chapter | Subchapter ) \s+ (?P<label> {ROMAN} | \d{1,3} |"
        r" [A-Z] ) (?! [\w'’-] ) (?= ,? \s+ of \b )",
        build=of_a_statute,
        ignore_case=False,
        needs=("itle", "art ", "art\n", "hapter"),
        pieces=LABEL_PIECES,
        examples={
            "Title IV of ERISA": {
                "target_kind": "statute",
                "label": "IV",
                "document": "ERISA",
                "span_text": "Title IV",
            },
            "Chapter 11 of the\nBankruptcy Code": {"document": "Bankruptcy Code", "span_text": "Chapter 11"},
            "Part 4 of Subtitle B of Title I of ERISA": [
                {"label": "4", "document": "ERISA", "span_text": "Part 4"},
                {"label": "B", "span_text": "Subtitle B"},
                {"label": "I", "span_text": "Title I"},
            ],
        },
        near_misses=("Part I of the Schedule", "Title of the Act", "Chapter 4 of this Agreement"),
    ),
    Rule(
        name="reference.regulation",
        pattern=r"\b (?: Regulation | REGULATION ) \s+ (?P<label> [A-Z]{1,2} (?: -[A-Z]{1,2} )? ) (?! [\w-] )",
        build=numbered("rule"),
        ignore_case=False,
        needs=("Regulation", "REGULATION"),
        examples={
            "Regulation\nM": {"target_kind": "rule", "label": "M"},
            "Regulation S-K": {"label": "S-K"},
            "the Exchange Act and the rules under it, particularly Regulation M thereunder": {
                "label": "M",
                "document": "Exchange Act",
                "span_text": "Regulation M",
            },
            "REGULATION M OF THE\n SECURITIES EXCHANGE ACT OF 1934": {
                "label": "M",
                "document": "SECURITIES EXCHANGE ACT OF 1934",
                "span_text": "REGULATION M",
            },
        },
        near_misses=("Regulation of commerce", "Regulations"),
    ),
    Rule(
        name="reference.form",
        pattern=r"\b (?: Forms? | FORMS? ) \s+ (?P<label> \d{1,2} [-‑–]? [A-Z]{1,3} (?: /A )?"
        r" | [A-Z]{1,2} [-‑–] \d{1,2} [A-Z]{0,3} (?: /A )?"
        r" | \d{4} (?: -[A-Z]+ )? | 144 | [345] | BD | ADV | D | N-\w{1,4} ) (?! [\w-] )"
        r" | \b Schedule \s+ (?P<label> 1[34] [A-Z] (?: -\d+ )? | TO | 14D-9 ) (?! [\w-] )",
        build=numbered("form"),
        ignore_case=False,
        needs=("Form", "FORM", "Schedule"),
        examples={
            "Form S-3": {"target_kind": "form", "label": "S-3"},
            "Form 10‑K": {"label": "10-K"},
            "Form\n   8-K": {"label": "8-K"},
            "Schedule 13D": {"label": "13D", "target_kind": "form"},
        },
        near_misses=("Form of Note", "Form A", "Forms"),
    ),
    Rule(
        name="reference.release",
        pattern=r"\b Release \s+ Nos?\. \s* (?P<label> [A-Z]{0,3} -? \d{1,3} - \d{3,6} )",
        build=numbered("document"),
        ignore_case=False,
        needs=("Release No",),
        examples={"Release No. 33-8400": {"target_kind": "document", "label": "33-8400"}},
        near_misses=("Release Note", "Release No. 5"),
    ),
    Rule(
        name="reference.usc",
        pattern=r"(?<= {TITLE} ) (?P<code> U\. \s? S\. \s? C\. (?: A\. )? | USC ) ,? \s* "
        r"(?P<head> (?: Sections? \s+"
        r" | Sec\. \s+ | §{1,2} \s* | \(S\){1,2} \s* )? ) (?P<labels> " + list_of("SECTION_LABEL") + " )",
        build=coded("statute"),
        ignore_case=False,
        needs=("U.S.C", "U. S. C", "USC"),
        pieces=CODE_PIECES,
        examples={
            "11 U.S.C. (S)101": {"target_kind": "statute", "label": "101", "document": "11 U.S.C."},
            "42 U.S.C.\nSection 9601": {"label": "9601", "document": "42 U.S.C.", "span_text": "Section 9601"},
        },
        near_misses=("the U.S.C. in general", "U.S. Code"),
    ),
    Rule(
        name="reference.cfr",
        pattern=r"(?<= {TITLE} ) (?P<code> C\. \s? F\. \s? R\. | CFR ) ,? \s* (?P<head> "
        r"(?: [Pp]arts? \s+ | [Ss]ections? \s+ | §{1,2} \s*"
        r" | \(S\){1,2} \s* )? ) (?P<labels> " + list_of("SECTION_LABEL") + " )",
        build=coded("rule"),
        ignore_case=False,
        needs=("C.F.R", "C. F. R", "CFR"),
        pieces=CODE_PIECES,
        examples={
            "17 C.F.R. § 240.13d-1": {"target_kind": "rule", "label": "240.13d-1", "document": "17 C.F.R."},
            "17 CFR 230.405": {"label": "230.405", "document": "17 C.F.R."},
        },
        near_misses=("C.F.R.", "17 C.F.R. as amended"),
    ),
)
