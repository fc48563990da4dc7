"""Terms defined without quotation marks: "Effective Date shall mean the date …", "the Funded Amount means …"."""

from collections.abc import Iterator

import regex

from extractors.defined_terms.entries import defining, entry_end, in_definitions, sentence_end
from extractors.defined_terms.leading import stated
from extractors.defined_terms.pointers import points
from extractors.defined_terms.quoted import key
from extractors.defined_terms.stands_for import stands_for
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule, span_of, words
from pipeline.span import Span, trimmed

PIECES = {
    "WORD": r"[A-Z][\w'’/-]+",
    # "Certificate of Designations", "Know-How", "Product(s)"
    "NAME": r"{WORD} (?: \s+ (?: (?: of \s+ the | of | and | or | to | for | the | in ) \s+ )? {WORD} ){0,6}"
    r" (?: \(s\) )?",
    "CALLED": r"(?: (?: called | referred \s+ to \s+ as | known \s+ as | collectively | together ) \s+ )",
    "VERB": r"(?: means (?: \s+ and \s+ includes )? | (?: (?: shall | will ) \s+ )? mean )",
    "POINTS": r"(?: (?: has | have | shall \s+ have ) \s+ the \s+ meanings?"
    r" | (?: is | are ) \s+ defined \s+ (?: in | on ) )",
    # "Affiliate of any Person means"
    "OF": r"(?: \s+ of \s+ (?: any | an? ) \s+ [A-Z][a-z]+ (?= \s+ means \b | \s+ shall \b ) )",
    "START": r"(?: ^ [^\S\n]* | [.;:] \s+ ) (?: (?: \d+\.[\d.]* | \(?\w{1,3}[.)] ) \s+ )?",
}
OFTEN = 3
"""A name in bare parentheses counts as a term where it stands more often than this."""
WRAPPED = 120
"""Characters of the line above that are looked at: its last word, and the indent below it."""
_BLANK_LINE = lazy(r"\n[^\S\n]*\n\s*")
_WRAPPED = lazy(r"(?<!\S)\p{Ll}+,?[^\S\n]*\n[^\S\n]*\Z")
"""A line that ends inside a sentence, and no blank line below it: the word that follows begins no entry."""
_LABELS = (
    r"(?:(?:Attention|Attn|Telephone|Phone|Tel|Facsimile|Fax|Telecop(?:y|ier)|E-?mail|Examples?|Level|Tier|If|With)\b[^\n:]*"
    r"|Notes?|Re|By|Name|Title|Its|Provided)[^\S\n]*:"
)
_LABEL = lazy(_LABELS, regex.IGNORECASE)
"""What stands before a colon in an address, a grid of rates or a remark, and is no term."""
_LINE_ABOVE = lazy(r"(?:^|\n)(?P<line>[^\n]*\S[^\n]*)\n[^\S\n]*\Z")
_LEADS_ON = lazy(rf"(?<!\b(?:defin\w*|mean\w*|terms?|follow\w*|information)\W*):\s*$|^\s*{_LABELS}", regex.IGNORECASE)
"""A line that the lines below it belong to: "If to the Seller:", "Attention: John Smith"."""
_NEXT_HEADED = lazy(
    rf"^[^\S\n]*(?:(?:\d+\.[\d.]*|\(?\w{{1,3}}[.)])\s+)?(?!(?i:{_LABELS}))[A-Z][\w'’/-]+"
    r"(?:[^\S\n]+(?:(?:of|and|or|to|for|the|in)[^\S\n]+){0,2}[A-Z][\w'’/-]+){0,6}(?:\(s\))?:(?=\s+[\w($])",
    regex.MULTILINE,
)
"""The line that the next entry begins with."""
_JOINT = lazy(r"\s+or\s+")
_NO_TERM = frozenset(
    ["This", "That", "It", "Which", "What", "Nothing", "Neither", "These", "Such", "By", "No", "The", "A", "An", "Any"]
)


def in_passing(match: Match, document: Document) -> DefinedTerm:
    """A term that an article leads to inside a sentence: "the Funded Amount means the aggregate …"."""
    closing = document.text.find(")", match.end()) if match["which"] else -1
    end = closing if closing != -1 else sentence_end(document, match.end())
    defined = trimmed(document.text, match.end("verb"), end)
    return defining(document, span_of(match, "term"), "means", defined, pointing=False)


def entry(match: Match, document: Document) -> Iterator[DefinedTerm]:
    """An entry that begins with its term: "Effective Date shall mean the date …"; "Defend or Defense" is two terms."""
    text, whole = document.text, _below_head(match, document)
    if document.slice(whole).split()[0].capitalize() in _NO_TERM:
        return
    if _WRAPPED.search(text, max(0, whole.start - WRAPPED), whole.start):
        return
    end = sentence_end(document, match.end())
    defined = trimmed(text, match.end("verb"), end)
    pointing = points(text, match.start("verb"), end)
    start = whole.start
    for joint in (*_JOINT.finditer(text, *whole), None):
        span = Span(start, joint.start() if joint else whole.end)
        yield defining(document, span, "glossary", defined, pointing=pointing)
        start = joint.end() if joint else start


def headed(match: Match, document: Document) -> DefinedTerm | None:
    """An entry of a definitions section that its term heads with a colon: "Net Worth: at any date, the excess …".

    It ends where the next line is headed so: "Landlord: Alpha LLC" above "Tenant: Beta Inc.".
    """
    span = _below_head(match, document)
    if document.slice(span).isupper() or (document.sections and not in_definitions(document, span)):
        return None
    above = _LINE_ABOVE.search(document.text, max(0, match.start() - WRAPPED), match.start())
    if _LABEL.match(document.text, span.start) or (above and _LEADS_ON.search(above["line"])):
        return None
    end = entry_end(document, span.start)
    below = _NEXT_HEADED.search(document.text, match.end(), end)
    defined = trimmed(document.text, match.end(), below.start() if below else end)
    return defining(document, span, "glossary", defined, pointing=points(document.text, defined.start, defined.end))


def _below_head(match: Match, document: Document) -> Span:
    """The term without the running head, or the heading of its section, that stands above it."""
    span = span_of(match, "term")
    for gap in _BLANK_LINE.finditer(document.text, *span):
        span = Span(gap.end(), span.end)
    return span


def in_parentheses(match: Match, document: Document) -> DefinedTerm | None:
    """A short name in bare parentheses, "(the Company)", that the document goes on to use and quotes nowhere."""
    span = span_of(match, "term")
    name = document.slice(span)
    if document.text.count(name) <= OFTEN or any(quote in document.text for quote in (f'"{name}"', f"“{name}”")):
        return None
    used = rf"\b(?:[Tt]he|[Ee]ach|[Aa]ny|[Tt]his|such)\s+{regex.escape(name)}\b"
    if not match["called"] and regex.search(used, document.text, 0, match.end()) is None:
        return None
    definition = stands_for(document, match.start(), name, document.text[match.start() + 1 : span.start])
    return DefinedTerm(
        span=span,
        term=words(name),
        key=key(name),
        style="parenthetical",
        definition=stated(document, definition) if definition else None,
        definition_span=definition,
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="term.bare_parenthetical",
        pattern=r"(?<= \w [.,’'\"”)]* \s+ ) \( \s* (?:"
        r" (?P<called> here (?: in | after | inafter ) \b ,? \s+ {CALLED}{0,3} ) (?: the \s+ )?"
        r" | (?P<called>) (?: the | this | each ,? \s+ an? | collectively ,? \s+ the ) \s+ )"
        r" (?P<term> {WORD} (?: \s+ {WORD} ){0,3} ) \s* \)",
        build=in_parentheses,
        pieces=PIECES,
        ignore_case=False,
        needs=("(the", "(each", "(collectively", "(here"),
        examples={
            "WPP plc, of 19 Upper Ground (the Company). The Company hires, the Company pays, the Company": {
                "style": "parenthetical",
                "span_text": "Company",
            },
            "Omaha Co. (hereinafter called the Fund). The Fund invests, the Fund pays, the Fund": {"span_text": "Fund"},
            "any person (hereinafter called Shipper) who asks. Shipper asks, Shipper pays, Shipper": {
                "span_text": "Shipper"
            },
        },
        near_misses=(
            "to the senate (the House). It adjourned.",
            'a bank ("Bank") and its branch (the Bank). The Bank, the Bank',
        ),
    ),
    Rule(
        name="term.unquoted_means",
        # looked at from the verb, which is rare, back to the words in front of it
        pattern=r"\b (?: means | shall \s+ mean ) \b (?! \s+ of \b )"
        r" (?<= \b (?: (?<! \b (?: of | in | under | to | by | with ) \s+ ) the | The | a | an | of ) \s+"
        r" (?P<term> [A-Z][\w-]+ (?: \s+ [A-Z][\w-]+ ){1,5} ) \s+ (?P<which> \( which \s+ )?"
        r" (?P<verb> means | shall \s+ mean ) )",
        build=in_passing,
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
        near_misses=(
            "the Company means to act",
            "the Holders by Any Means of",
            "by such means",
            "as used in the provisions of the Common Terms shall mean the cost",
        ),
    ),
    Rule(
        name="term.unquoted_term",
        # looked for by "term", which is rarer than "the"
        pattern=r"(?<= \b [Tt]he \s+ ) term \s+ (?P<term> {NAME} ) \s+ (?P<which>) (?P<verb> means | shall \s+ mean )"
        r" \b (?! \s+ of \b )",
        build=in_passing,
        pieces=PIECES,
        ignore_case=False,
        examples={
            "7.1 The term Price of the Boat shall mean costs that the Yard incurs.": {
                "style": "means",
                "definition": "costs that the Yard incurs",
                "span_text": "Price of the Boat",
            },
        },
        near_misses=("the term of this Lease means", "The Term shall mean a year"),
    ),
    Rule(
        name="term.unquoted_entry",
        pattern=r"\b (?: mean (?: s (?: \s+ and \s+ includes )? | ings? )? | defined \s+ (?: in | on ) ) \b"
        r" (?! \s+ of \b ) (?<= {START} (?P<term> {NAME} ) (?: {OF} | \s* \( [^()]{1,60} \) )? ,? \s+"
        r" (?: (?P<verb> {VERB} ) | (?P<verb>) {POINTS} ) )",
        build=entry,
        pieces=PIECES,
        ignore_case=False,
        needs=("mean",),
        examples={
            "at any time. Effective Date shall mean the date of\nthe last signature below.": {
                "style": "glossary",
                "definition": "the date of the last signature below",
                "span_text": "Effective Date",
            },
            "1.17 Defend or Defense means to resist": [{"span_text": "Defend"}, {"span_text": "Defense"}],
            "follows:\n\nSUBSIDIARY of any Person means a company.": {"span_text": "SUBSIDIARY"},
            "1.4 Affiliate means any company under common control.": {"span_text": "Affiliate"},
            "2020\n\nDevelopment Agreement\n\nReport shall mean a list": {"span_text": "Report"},
            "follows:\n\nLosses has the meaning set forth in Section 9.1.": {"definition": None, "span_text": "Losses"},
        },
        near_misses=(
            "late. This means that",
            "the Company means to act",
            "signed. Nothing herein shall mean",
            "the terms defined in\nSchedules shall have the meanings set forth therein",
            "any amounts or currency in this\n       Agreement means United States dollars",
        ),
    ),
    Rule(
        name="term.unquoted_headed",
        pattern=r"^ [^\S\n]* (?: (?: \d+\.[\d.]* | \(?\w{1,3}[.)] ) \s+ )? (?P<term> {NAME} ) :"
        r" (?: \s+ (?: means | shall \s+ mean ) \b ,? )? (?= \s+ [\w($] )",
        build=headed,
        pieces=PIECES,
        ignore_case=False,
        examples={
            "Definitions\n\nNet Worth: at any date, the excess of assets over liabilities.": {
                "style": "glossary",
                "definition": "at any date, the excess of assets over liabilities.",
                "span_text": "Net Worth",
            },
        },
        near_misses=(
            "the Net Worth: at any date",
            "Net worth: at any date",
            "TOTAL: 100%",
            "Attention: John Smith",
            "Example: if net income is $5",
            "Level II: 1.5%",
        ),
    ),
)
