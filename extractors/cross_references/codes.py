r"""References into codes of laws by title and section: "11 U.S.C. § 101", "17 C.F.R. § 240.13d-1", "Pub. L. 107-56"."""

from collections.abc import Iterator

from extractors.cross_references.label_patterns import LABEL_PIECES, list_of
from extractors.cross_references.labelled import Build
from extractors.cross_references.labels import cited, plain
from pipeline.document import Document
from pipeline.record import CrossReference, TargetKind
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span


def coded(kind: TargetKind) -> Build:
    """A builder of references into a code of laws that stands before them: "17 C.F.R. § 240.13d-1"."""

    def build(match: Match, document: Document) -> Iterator[CrossReference]:
        by_word = match["head"][:1].isalpha() and not match["head"].startswith("ss")
        code = "".join(f"{letter}." for letter in match["code"] if letter.isalpha())
        for number, one in enumerate(cited(document.text, span_of(match, "labels"), "SECTION_LABEL")):
            start = match.start("head" if by_word else "title") if number == 0 else one.span.start
            span = Span(start, one.span.end)
            yield CrossReference(
                span=span,
                target_kind=kind,
                label=one.label,
                as_written=words(document.slice(span)),
                document=f"{match['title']} {code}",
            )

    return build


def public_law(match: Match, document: Document) -> CrossReference:
    """A law by its number of enactment: "Pub. L. 107-56"."""
    return CrossReference(
        span=span_of(match), target_kind="statute", label=plain(match["label"]), as_written=words(match[0])
    )


# looked at backwards from the name of the code: numbers are many, codes of laws are few
CODE_PIECES = {
    **LABEL_PIECES,
    "TITLE": r"(?<! \d ) (?P<title> \d{1,2} ) [.,]? \s*",
    # "ss." is how a section sign was typed, "Section Section" how two of them were
    "HEAD": r"(?P<head> (?: (?: (?: [Ss]ection \s+ )? [Ss]ections? | SECTIONS? | [Pp]arts? | Sec\. ) \s+"
    r" | (?: §{1,2} | \(S\){1,2}"
    r" | (?: ss\. \s? ){1,2} ) \s* )? )",
}

RULES: tuple[Rule, ...] = (
    Rule(
        name="reference.usc",
        pattern=r"(?<= {TITLE} ) (?P<code> U\. \s? S\. \s? C\. (?: A\. )? \.? | USC ) ,? \s* {HEAD}"
        r" (?P<labels> " + list_of("SECTION_LABEL") + " )",
        build=coded("statute"),
        ignore_case=False,
        needs=("U.S.C", "U. S. C", "USC"),
        pieces=CODE_PIECES,
        examples={
            "11 U.S.C. (S)101": {"target_kind": "statute", "label": "101", "document": "11 U.S.C."},
            "42 U.S.C.\nSection 9601": {"label": "9601", "document": "42 U.S.C.", "span_text": "Section 9601"},
            "21 U.S.C.. § 335(a) and (b)": [
                {"label": "335(a)", "span_text": "21 U.S.C.. § 335(a)"},
                {"label": "335(b)", "document": "21 U.S.C.", "span_text": "(b)"},
            ],
            "26 U.S.C.\nSection Section  501 et seq.": {"label": "501", "span_text": "Section Section  501"},
            "15, U.S.C. SECTIONS 1051": {"label": "1051", "document": "15 U.S.C.", "span_text": "SECTIONS 1051"},
            "42. U.S.C. ss. 7401": {"label": "7401", "document": "42 U.S.C."},
        },
        near_misses=("the U.S.C. in general", "U.S. Code"),
    ),
    Rule(
        name="reference.cfr",
        pattern=r"(?<= {TITLE} ) (?P<code> C\. \s? F\. \s? R\. \.? | CFR ) ,? \s* {HEAD}"
        r" (?P<labels> " + list_of("SECTION_LABEL") + " )",
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
    Rule(
        name="reference.public_law",
        pattern=r"\b (?: Pub\. \s+ L\. | Public \s+ Law | P\.L\. ) (?: \s+ Nos?\. )? \s+"
        r" (?P<label> \d{2,3} [-‑–] \d{1,3} ) (?! [\w-] )",
        build=public_law,
        ignore_case=False,
        needs=("Pub. L", "Public Law", "P.L."),
        examples={
            "Pub. L. 107-56": {"target_kind": "statute", "label": "107-56"},
            "Public Law\nNo. 106-229": {"label": "106-229"},
        },
        near_misses=("Public Law of 1999", "P.L. 5"),
    ),
)
