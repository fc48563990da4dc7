r"""Entries of definitions sections and sentences that define: "X" means …, X shall mean …, CAPITALS: …"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.defined_terms.pointers import points
from extractors.defined_terms.quoted import QUOTED, bare, key
from pipeline.document import Document
from pipeline.record import DefinedTerm, Section, TermStyle
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span, trimmed

PIECES = {
    **QUOTED,
    # what may stand between a term and its verb: ", with respect to any Person,", "of any Person", "(or “Y”)"
    "ASIDE": r"(?: , \s+ (?: with | when | as | in | for | at | unless | of ) \b [^\"“”.;:]{1,160}? , | \s+ "
    r"(?: of | to | for | as \s+ used )"
    r" \b [^\"“”.;:,]{1,80}? | \s* \( [^()]{1,80} \) ){0,2}",
    "MEANS": r"(?: (?: shall | will ) \s+ )? (?: each \s+ | also \s+ )? (?: means? | include s? | refers? \s+ "
    r"to | denotes? ) (?! \s+ of \b )",
    "POINTS": r"(?: has | have | shall \s+ have | having ) \s+ (?: the | its ) \s+ (?: respective \s+ )? meanings?",
    "IS": r"(?: is | are | shall \s+ be ) \s+ (?: hereby \s+ )? (?: defined \s+ (?: as | to \s+ mean | in ) | "
    r"equal \s+ to | deemed \s+ to (?! \s+ be \b ) )"
    r" | shall \s+ be (?= \s+ (?: the | an? ) \b )",
}
LONGEST = 8000
"""No entry is longer, whatever the text looks like."""

_NEXT_ENTRY = regex.compile(r"[;,.]\s+(?:and\s+)?(?:the\s+term\s+)?[\"“][^\"“”]{1,80}[\"”]\s+(?:shall\s+)?means?\b")
_ENTRY_END = regex.compile(r"\n[ \t]*\r?\n(?=\s*(?:[\"“]|\(?\w{1,4}\)|\d+\.|[A-Z][A-Z \-]{4,}))")
_POINTS_OF_LEAD = regex.compile(r"[\s:,;–—-]+(?=\w|[(\"“$])")
_SENTENCE_END = regex.compile(r"[.;](?=\s+(?:[A-Z\"“(]|$)|\s*$)|\n[ \t]*\r?\n")
_JOINT = regex.compile(r"\s+OR\s+|\s+or\s+(?=[\"“])")
_IN_PASSING = regex.compile(
    r"(?:\b[Tt]he\s+(?:capitalized\s+)?(?:terms?|words?|phrases?|expressions?)|[,;](?:\s+an?)?)\s+$"
)
_LEADS_IN = regex.compile(
    r"(?:^|\n)[^\S\n]*(?:(?:Section\s+)?\d[\d.]*\s+|\(?[a-z]{1,4}\)\s+)?(?:[A-Z][A-Z ,&'-]+\.\s+)?\s*$"
)


def entry_end(document: Document, start: int) -> int:
    """Where the entry that begins here ends: with its `definition` section, else with its paragraph."""
    section = _definition_around(document, Span(start, start + 1))
    if section is not None:
        return section.span.end
    last = min(len(document.text), start + LONGEST)
    gap = _ENTRY_END.search(document.text, start, last)
    return gap.start() if gap else last


def _definition_around(document: Document, span: Span) -> Section | None:
    section = document.section_at(span)
    while section is not None and section.kind != "definition":
        section = document.by_id.get(section.parent) if section.parent else None
    return section


def in_entry(document: Document, span: Span) -> bool:
    """Whether the span stands in an entry of a definitions section, or begins a paragraph as one does."""
    if _definition_around(document, span) is not None:
        return True
    before = document.text[max(0, span.start - 120) : span.start].rstrip('"“„`')
    return _LEADS_IN.search(before) is not None or not before.strip()


def meaning(match: Match, document: Document) -> Iterator[DefinedTerm]:
    """The terms that a sentence defines with a verb, one item for each quoted name in front of it."""
    start, end = match.end("verb"), _definition_end(document, match)
    glossary = _heads_entry(match, document)
    pointing = points(document.text, match.start("verb"), end)
    words_span = trimmed(document.text, start, end)
    for quote in regex.finditer(r"[\"“„]([^\"“”„]+)[\"”]|``([^`']+)''|['‘]([A-Z][^'’]+)['’]", match["terms"]):
        group = next(number for number in (1, 2, 3) if quote[number] is not None)
        offset = match.start("terms")
        span = bare(document.text, offset + quote.start(group), offset + quote.end(group))
        yield term(document, span, "glossary" if glossary else "means", words_span, pointing=pointing)


def _heads_entry(match: Match, document: Document) -> bool:
    """Whether the term heads an entry of a definitions section, and is not defined in passing inside a sentence."""
    before = document.text[max(0, match.start() - 60) : match.start()]
    return _IN_PASSING.search(before) is None and in_entry(document, span_of(match, "terms"))


def _definition_end(document: Document, match: Match) -> int:
    """The end of the defining words: the entry's, or the sentence's where the term is defined in passing."""
    start = match.end("verb")
    end = entry_end(document, match.start("terms"))
    after = _NEXT_ENTRY.search(document.text, start, end)
    end = after.start() if after else end
    if not _heads_entry(match, document):
        stop = _SENTENCE_END.search(document.text, start, end)
        end = stop.start() if stop else end
    return end


def unquoted(match: Match, document: Document) -> DefinedTerm:
    """A term without quotation marks in front of its verb: "the Funded Amount means the aggregate …"."""
    last = min(len(document.text), match.end() + LONGEST)
    stop = _SENTENCE_END.search(document.text, match.end(), last)
    end = stop.start() if stop else last
    closing = document.text.find(")", match.end()) if match["which"] else -1
    end = closing if closing != -1 else end
    span = trimmed(document.text, match.end("verb"), end)
    return term(document, span_of(match, "term"), "means", span, pointing=False)


def capitals(match: Match, document: Document) -> Iterator[DefinedTerm]:
    """An entry headed by its term in capitals; a joint entry ("X OR Y:") gives one item for each term."""
    section = document.section_at(span_of(match, "term"))
    if document.sections and (section is None or section.kind != "definition"):
        return
    end = section.span.end if section and section.kind == "definition" else entry_end(document, match.start("term"))
    definition = trimmed(document.text, match.end(), end)
    pointing = points(document.text, definition.start, definition.end)
    at = match.start("term")
    for name in _JOINT.split(match["term"]):
        start = document.text.index(name, at)
        at = start + len(name)
        yield term(document, Span(start, at), "glossary", definition, pointing=pointing)


def headed(match: Match, document: Document) -> DefinedTerm | None:
    """An entry headed by its quoted term and a colon: "Closing Date": the date …"""
    end = entry_end(document, match.start())
    definition = trimmed(document.text, match.end(), end)
    span = bare(document.text, *match.span("term"))
    if definition.length == 0 or not in_entry(document, span):
        return None
    pointing = points(document.text, definition.start, definition.end)
    return term(document, span, "glossary", definition, pointing=pointing)


def term(document: Document, span: Span, style: TermStyle, definition: Span, *, pointing: bool) -> DefinedTerm:
    """The item of a term at its place; a pointer has no definition of its own."""
    start = _POINTS_OF_LEAD.match(document.text, definition.start, definition.end)
    definition = Span(start.end() if start else definition.start, definition.end)
    found = definition if definition.length > 0 else None
    return DefinedTerm(
        span=span,
        term=words(document.slice(span)),
        key=key(document.slice(span)),
        style=style,
        definition=None if pointing or found is None else words(document.slice(found)),
        definition_span=found,
        status="external" if pointing else "defined",
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="term.means",
        pattern=r"(?P<terms> {QUOTE} (?: \s* (?: , \s* (?: and | or )? | and | or ) \s+ {QUOTE} ){0,8} ) {ASIDE}"
        r" ,? \s+ (?: (?P<verb> {MEANS} ) | (?= {POINTS} ) (?P<verb>) ) (?: \b | [,:] )",
        build=meaning,
        pieces=PIECES,
        ignore_case=False,
        needs=("mean", "include", "refer", "denote"),
        examples={
            '"Business Day" means any day other than a Saturday or Sunday.': {
                "style": "glossary",
                "definition": "any day other than a Saturday or Sunday.",
                "span_text": "Business Day",
            },
            '     "Banks" shall mean those banks whose names are set forth\n     on the signature pages': {
                "key": "banks",
                "definition": "those banks whose names are set forth on the signature pages",
                "span_text": "Banks",
            },
            '"Assignee" has the meaning specified in subsection 10.08(a).': {
                "definition": None,
                "style": "glossary",
                "span_text": "Assignee",
            },
            'For purposes of this Agreement, the term "Cause" shall mean (i) an act': {
                "style": "means",
                "definition": "(i) an act",
                "span_text": "Cause",
            },
            "“Affiliate” of any Person means any other Person": {"span_text": "Affiliate"},
            '"Loan" and "Loans" mean the advances': [{"span_text": "Loan"}, {"span_text": "Loans"}],
        },
        near_misses=('he said "no" by all means', 'the "means of production"', '"Company") means'),
    ),
    Rule(
        name="term.is_defined_as",
        pattern=r"(?P<terms> {QUOTE} ) \s+ (?P<verb> {IS} )",
        build=lambda match, document: _sentence(match, document),
        pieces=PIECES,
        ignore_case=False,
        needs=("defined", "equal", "shall be", "shall\n"),
        examples={
            '"EBITDA" is defined as earnings before interest,\nincome taxes, depreciation, and amortization. '
            "EBITDA has": {
                "style": "sentence",
                "definition": "earnings before interest, income taxes, depreciation, and amortization",
                "span_text": "EBITDA",
            },
            'the "Multiplier" is equal to (a) for the first month': {"style": "means", "span_text": "Multiplier"},
        },
        near_misses=('"Company" is organized', '"includes" shall be deemed to be followed by'),
    ),
    Rule(
        name="term.unquoted_means",
        pattern=r"(?<= \b (?: the | The | a | an | of ) \s+ (?P<term> [A-Z][\w-]+ (?: \s+ [A-Z][\w-]+ ){1,5} ) \s+"
        r" (?P<which> \( which \s+ )? ) (?P<verb> means | shall \s+ mean ) \b (?! \s+ of \b )",
        build=unquoted,
        ignore_case=False,
        needs=("mean",),
        examples={
            "statement, the Funded Amount means the aggregate purchase price.": {
                "style": "means",
                "definition": "the aggregate purchase price",
                "span_text": "Funded Amount",
            },
            "legal name of Natural Control Person (which means a\n    natural person who votes): ": {
                "definition": "a natural person who votes",
                "span_text": "Natural Control Person",
            },
        },
        near_misses=("the Company means to act", "the Holders by Any Means of", "by such means"),
    ),
    Rule(
        name="term.capitals",
        pattern=r"^ [^\S\n]* (?P<term> [A-Z] [A-Z0-9&/'’,() -]{1,90} (?: \n [^\S\n]+ [A-Z0-9&/'’,() -]{2,60} "
        r")? ) (?: : | \. (?= \s+ As \s ) ) (?= \s+ [A-Za-z(\"“] )",
        build=capitals,
        ignore_case=False,
        examples={
            "     ADDITIONAL INTEREST: As defined in Section 3(a) hereof.": {
                "style": "glossary",
                "definition": None,
                "span_text": "ADDITIONAL INTEREST",
            },
            "SUSPENSION NOTICE. As defined in Section 4(c) hereof.": {"span_text": "SUSPENSION NOTICE"},
            "UNDERWRITTEN REGISTRATION OR UNDERWRITTEN OFFERING: A registration in\nwhich Notes are sold.": [
                {"span_text": "UNDERWRITTEN REGISTRATION"},
                {"span_text": "UNDERWRITTEN OFFERING"},
            ],
        },
        near_misses=("Holder: A Person", "NOTICES. All notices"),
    ),
    Rule(
        name="term.headed",
        pattern=r"(?<= ^ [^\S\n]* (?: \(?\w{1,4}[.)] \s+ )? ) {OPEN} (?P<term> {TERM} ) {CLOSE} \s* (?: : | "
        r"\s[-–—] ) (?= \s )",
        build=headed,
        pieces=PIECES,
        ignore_case=False,
        examples={
            '"Closing Date": the date of this Agreement.': {
                "style": "glossary",
                "definition": "the date of this Agreement.",
                "span_text": "Closing Date",
            },
            "  “Base\nRate”: the rate of interest": {"span_text": "Base\nRate"},
        },
        near_misses=('the "Closing Date": then', '"Note": '),
    ),
)


def _sentence(match: Match, document: Document) -> Iterator[DefinedTerm]:
    last = min(len(document.text), match.end("verb") + LONGEST)
    stop = _SENTENCE_END.search(document.text, match.end("verb"), last)
    words_span = trimmed(document.text, match.end("verb"), stop.start() if stop else last)
    for item in meaning(match, document):
        if "defined" not in match["verb"]:
            yield replace(item, style="means")
        elif item.style == "glossary" and _definition_around(document, item.span):
            yield item
        else:
            yield replace(
                item,
                style="sentence",
                definition=item.definition and words(document.slice(words_span)),
                definition_span=words_span,
            )
