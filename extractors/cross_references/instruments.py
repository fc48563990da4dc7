r"""References to whole documents by name: statutes with their year, agreements with their date."""

from collections.abc import Iterator

import regex

from extractors.cross_references.document_names import NOUN
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import CrossReference, TargetKind
from pipeline.rules import Match, Rule, expand, span_of, words
from pipeline.span import Span

PIECES = {
    "CAPITAL": r"[A-Z] (?: [\w&'’/-] | \. (?= \w ) )*",
    "SMALL": r"(?: and | of | for | to | the | on | in | with | or )",
    "ACT_NAME": r"{CAPITAL} (?: ,? \s+ (?: {CAPITAL} | (?: and | of | for | or | AND | OF ) (?= \s+ [A-Z] ) ) ){0,9}?",
    "RUN": r"{CAPITAL} (?: ,? \s+ (?: {CAPITAL} | {SMALL} (?= \s+ (?: the \s+ )? [A-Z] ) | No\. \s+ \d+ | "
    r"\d+% ) ){0,24}?",
    "NOUN": NOUN,
    "AMENDED": r"(?: ,? \s+ as \s+ amended (?: \s+ from \s+ time \s+ to \s+ time )? ,? )",
}
_AGREED = lazy(
    r"\b(?:agreements?|indentures?|leases?|contracts?|amendments?|plans?|deeds?|notes?|warrants?|guarant\w+|mortgages?)\b",
    regex.IGNORECASE,
)
_POINTS = lazy(
    r"(?:^\s*As\s+|[:.—”\"]\s*(?:(?:is|are|shall\s+be)\s+)?(?:[Aa]s\s+)?)$"
    r"|[”\"]\s+(?:has|have|shall\s+have)\s+the\s+$",
    regex.MULTILINE,
)
_ARTICLE = lazy(r"\bTHE\s+")
_ACT_NAME = lazy(expand(r"(?: {ACT_NAME} \s+ ) $", PIECES), regex.VERBOSE)
_DATED_NAME = lazy(
    expand(
        r"\b (?: the | The | an? | An? | our | its | their | such | certain ) \s+"
        r" (?P<name> {RUN} (?<= \b {NOUN} ) | {NOUN} )"
        r" \s* ,? \s* (?: \( [^()]{1,120} \) \s* ,? \s* )? (?: , \s* )? $",
        PIECES,
    ),
    regex.VERBOSE,
)
_ALIASED_NAME = lazy(
    expand(
        r"\b (?: the | The | an? | An? | our | its | their | your | that | certain ) \s+ (?P<name> {RUN}"
        r" (?<= \b {NOUN} ) (?: \s+ of (?: \s+ the )? (?: \s+ [A-Z][\w’'&-]* ){1,3} ){0,2} ) \s* ,? \s* $",
        PIECES,
    ),
    regex.VERBOSE,
)
_AND_THE = lazy(r"\b(?:and|or|to|under|with)\s+(?:the|its|such|an?)\s+")
_LEAD = lazy(r"^(?:The|Under|Section|Of|In|And|As|This|That|Each|Such|Any|Said|THE|OF|UNDER)\s+")


def statute(match: Match, document: Document) -> CrossReference | None:
    """A statute by its full name, whose first words are looked for in front of its "Act of 1934"."""
    name = _ACT_NAME.search(document.text, max(0, match.start() - 160), match.start())
    if name is None:
        return None
    start = name.start()
    for article in _ARTICLE.finditer(document.text, start, match.end()):
        start = article.end()
    while lead := _LEAD.match(document.text[start : match.end()]):
        start += lead.end()
    return _named(document, Span(start, match.end()), "statute") if start < match.start() else None


def dated(match: Match, document: Document) -> Iterator[CrossReference]:
    """An agreement by the full name in front of its date: the Purchase Agreement, dated June 24, 2004."""
    name = _DATED_NAME.search(document.text, max(0, match.start() - 320), match.start())
    if name is not None:
        yield from _instrument(document, span_of(name, "name"))


def aliased(match: Match, document: Document) -> Iterator[CrossReference]:
    """An agreement by the full name in front of the short one that is given to it: (the "OP Agreement")."""
    found = _ALIASED_NAME.search(document.text, max(0, match.start() - 320), match.start())
    if found is not None:
        start, end = found.span("name")
        for joined in _AND_THE.finditer(document.text, start, end):
            start = joined.end()
        yield from _instrument(document, Span(start, end))


def agreement(match: Match, document: Document) -> Iterator[CrossReference]:
    """An agreement or another instrument by its full name, unless it is the one that the document itself is."""
    yield from _instrument(document, span_of(match, "name"))


def pointed(match: Match, document: Document) -> Iterator[CrossReference]:
    """The document that an entry of a glossary points to: INTEREST PAYMENT DATE: As defined in the Indenture."""
    if _POINTS.search(document.text, max(0, match.start() - 40), match.start()):
        yield from _instrument(document, span_of(match, "name"))


def _instrument(document: Document, span: Span) -> Iterator[CrossReference]:
    section = document.section_at(span)
    if section is not None and section.kind in ("title", "contents", "contents_entry"):
        return
    if words(document.slice(span)).casefold() in ("agreement", "the agreement"):
        return
    kind: TargetKind = "agreement" if _AGREED.search(document.slice(span)) else "document"
    yield _named(document, span, kind)


def _named(document: Document, span: Span, kind: TargetKind) -> CrossReference:
    name = words(document.slice(span))
    return CrossReference(span=span, target_kind=kind, as_written=name, document=name)


RULES: tuple[Rule, ...] = (
    Rule(
        name="reference.statute",
        pattern=r"(?: Act | Code | Law | ACT | CODE | LAW )"
        r" (?: \s+ (?: of | OF ) \s+ {YEAR} | (?<= Act | ACT ) \s+ {YEAR}"
        r" | (?= {AMENDED}? \s* \( (?: the \s+ )? [“\"] (?! Section ) ) )",
        build=statute,
        ignore_case=False,
        needs=("Act", "ACT", "Code", "CODE", "Law", "LAW"),
        pieces=PIECES,
        examples={
            "Securities Exchange Act of 1934": {
                "target_kind": "statute",
                "document": "Securities Exchange Act of 1934",
            },
            "Private Securities\nLitigation Reform Act of 1995": {
                "document": "Private Securities Litigation Reform Act of 1995"
            },
            "Comprehensive Environmental Response, Compensation and Liability Act of 1980": {"target_kind": "statute"},
            "Internal Revenue Code of 1986": {"document": "Internal Revenue Code of 1986"},
            "Companies Act\n2006": {"document": "Companies Act 2006"},
            'the U.S. Foreign Corrupt Practices Act, as amended ("FCPA")': {
                "document": "Foreign Corrupt Practices Act",
                "span_text": "Foreign Corrupt Practices Act",
            },
        },
        near_misses=("the Securities Act", "an act of 1934", "Act of God", 'the Act (the "Act")'),
    ),
    Rule(
        name="reference.that_certain",
        pattern=r"\b that \s+ certain \s+ (?P<name> {RUN} ) (?= \s* ,? \s* (?: \( [^()]{1,120} \) \s* ,? \s* "
        r")? (?: dated | made | by \s+ and | between | among | effective ) \b )",
        build=agreement,
        ignore_case=False,
        needs=("certain",),
        pieces=PIECES,
        examples={
            'that certain Warrant  Agreement (the "Warrant\nAgreement"), dated as of May 10, 2000': {
                "target_kind": "agreement",
                "document": "Warrant Agreement",
                "span_text": "Warrant  Agreement",
            },
            "that certain Certificate of Designation of the Powers, Preferences,  and Other Special "
            "Rights\nof Series A Preferred Stock dated": {
                "span_text": "Certificate of Designation of the Powers, Preferences,  and Other Special "
                "Rights\nof Series A Preferred Stock"
            },
        },
        near_misses=("that certain person", "that certain property dated"),
    ),
    Rule(
        name="reference.dated_agreement",
        pattern=r"\b (?: dated | made \s+ as \s+ of | entered \s+ into \s+ as \s+ of"
        r" | executed \s+ (?: by \s+ [^\s.;:,]+ (?: \s+ [^\s.;:,]+ ){0,4} \s+ )?"
        r" (?: on | as \s+ of ) (?= \s+ (?: the \s+ )? (?: \d | [A-Z][a-z]+ \s+ \d ) ) ) \b",
        build=dated,
        ignore_case=False,
        needs=("dated", "made as of", "entered into as of", "executed"),
        pieces=PIECES,
        examples={
            "The Indenture, dated as of June 30, 2004": {"document": "Indenture", "span_text": "Indenture"},
            "the Revolving Credit, Term Loan and Security Agreement, dated March 12, 1999": {
                "document": "Revolving Credit, Term Loan and Security Agreement",
                "span_text": "Revolving Credit, Term Loan and Security Agreement",
            },
            "the Purchase\nAgreement, dated June 24, 2004": {
                "document": "Purchase Agreement",
                "span_text": "Purchase\nAgreement",
            },
            "the Construction and Term Loan Agreement executed by them on May 10, 1996": {
                "document": "Construction and Term Loan Agreement",
                "span_text": "Construction and Term Loan Agreement",
            },
        },
        near_misses=(
            "it is executed on",
            "An Officer's Certificate executed by the President on such date",
            "a Note executed by Borrower on demand",
            "the Employment Agreement executed by Executive on the first day of work",
            "this Agreement, dated as of",
            "the letter dated",
            "a certificate, dated the date",
        ),
    ),
    Rule(
        name="reference.named_agreement",
        pattern=r"\( (?: as \s+ [a-z ]{1,60} , \s* )? (?: the \s+ )? [“\"] [^”\"]{0,60} "
        r"\b (?i: Agreement | Indenture | Plan | Lease | Contract | Guaranty ) [”\"] \s* \)",
        build=aliased,
        ignore_case=False,
        needs=("(",),
        pieces=PIECES,
        examples={
            'the Second Restated Agreement of Limited\nPartnership of the Operating Partnership (the "OP Agreement")': {
                "target_kind": "agreement",
                "span_text": "Second Restated Agreement of Limited\nPartnership of the Operating Partnership",
            },
            'a Loan and Security Agreement (as amended from time to time, the "Loan Agreement")': {
                "document": "Loan and Security Agreement",
                "span_text": "Loan and Security Agreement",
            },
        },
        near_misses=('this Supply Agreement (the "Agreement")', 'the Company (the "Company")'),
    ),
    Rule(
        name="reference.defined_in_agreement",
        pattern=r"(?: defined | meaning \s+ (?: [a-z]+ \s+ ){1,8}? ) \s* in \s+ the \s+ (?P<name> {RUN} (?<= "
        r"\b {NOUN} ) | {NOUN} )"
        r" (?! [\w'’] | \s+ [A-Z] | \s+ of \s+ [A-Z] )",
        build=pointed,
        ignore_case=False,
        needs=("defined", "meaning"),
        pieces=PIECES,
        examples={
            "As defined in the Indenture.": {"document": "Indenture", "span_text": "Indenture"},
            ": as defined\n in the Pooling and Servicing Agreement.": {
                "document": "Pooling and Servicing Agreement",
                "span_text": "Pooling and Servicing Agreement",
            },
        },
        near_misses=("as defined in Section 2.1", "as defined in the preamble hereto", "defined in this Agreement"),
    ),
)
