r"""Terms introduced in parentheses: (the "Company"), (each a "Fund" and, collectively, the "Funds")."""

from collections.abc import Iterator

import regex

from extractors.defined_terms.leading import stated
from extractors.defined_terms.quoted import QUOTED, key, named
from extractors.defined_terms.spelt_out import spelt_out
from extractors.defined_terms.stands_for import stands_for
from extractors.names import is_nickname
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule
from pipeline.span import Span, trimmed

REACH = 700
_INTRODUCES = lazy(
    r"""
    (?: ^ | [\s,;(] | (?<= [\"”] ) )
    (?i: the | an? | each | this | such | our | its | your | his | her | their | my | collectively
      | individually | together | hereinafter | herein | hereafter | hereunder | called
      | named | termed | as | or | and | and/or | being | capacity , | time , | company ) \s* ,? \s* $
    """,
    regex.VERBOSE,
)
_SUCH = lazy(r"^\s*(?:all|each|any|every)\s+(?:of\s+)?such\s+[^,;:()\"“”]{1,80},\s*$")
"""Says which of the things in front get the name: (all such securities, "Options")."""
_POINTS = lazy(
    r"\b(?:defined|meaning|set\s+forth|described|used|contained)\s+(?:\w+\s+){0,3}(?:in|under|by)\s+(?:the\s+)?$"
)
_CITED = lazy(r"\b(?:sections?|articles?|paragraphs?|clauses?)\s+(?:[\w.]|\(\w{1,4}\)){1,12}\s*$", regex.IGNORECASE)
"""In front of parentheses that say how a section is headed: Section 5 ("Termination")."""
_GIVES = lazy(
    r"(?<![,;:(]\s+|\(\w{1,4}\)\s+|\b(?:as|and|or|in|of|on|to|by|see|for|from|with|under)\s+)"
    r"\b(?:the|collectively|each\s+an?)\s+$"
)
"""What gives a name where no parenthesis is open, behind what is named and not behind "in" or "(b)"."""
_ONLY_CLOSES = lazy(r"\s*\)")
"""Behind a term whose parenthesis was left open by mistake: Alpha, Inc. the "Buyer"), a corporation."""
_CLOSES = lazy(
    r"\s*(?:[,;.]?\s*(?:\)|(?:and|or|which|as|together|each|collectively|individually|being|where|in|formerly"
    r"|f/k/a|if|with|for|including|but|when|of|from)\b)|[,;]|[\"”]\s*\))"
)


def introduced(match: Match, document: Document) -> Iterator[DefinedTerm]:
    """The terms that the parentheses around the match introduce, each quoted name that an introducing word leads to."""
    for name in named(document.text, match.start(), match.end()):
        item = introduced_by(document, name.whole, name.span)
        if item is not None:
            yield item


def introduced_by(document: Document, whole: Span, span: Span) -> DefinedTerm | None:
    """The term at `span`, its marks at `whole`, where the parentheses around it introduce it."""
    text = document.text
    opening = open_parenthesis(text, whole.start) if _CLOSES.match(text, whole.end) else None
    if opening is None:
        gives = _GIVES.search(text, max(0, whole.start - 16), whole.start)
        return _item(document, span, gives.start(), gives[0]) if gives and _ONLY_CLOSES.match(text, whole.end) else None
    if is_nickname(text, opening, text.find(")", whole.end, whole.end + 4) + 1):
        return None  # "Daniel ("Danny") Doe"
    if whole.start == opening + 1 and _CITED.search(text, max(0, opening - 40), opening) and _heads(document, span):
        return None
    lead = document.text[opening + 1 : whole.start]
    introduces = _INTRODUCES.search(lead[-30:]) or _SUCH.match(lead)
    if lead.strip() and (not introduces or _POINTS.search(lead[-80:])):
        return None
    return _item(document, span, opening, lead)


def _heads(document: Document, span: Span) -> bool:
    """Whether the words are the heading of a section."""
    words = key(document.slice(span))
    return any(one.heading and key(one.heading) == words for one in document.sections)


def open_parenthesis(text: str, offset: int) -> int | None:
    """The parenthesis that is open at the offset, or null: closed ones in between are skipped."""
    floor, depth, at = max(0, offset - REACH), 0, offset
    while (opened := text.rfind("(", floor, at)) != -1:
        closed = text.rfind(")", opened, at)
        if closed != -1:
            depth += 1
            at = closed
        elif depth == 0:
            return opened
        else:
            depth -= 1
            at = opened
    return None


def _item(document: Document, span: Span, opening: int, lead: str) -> DefinedTerm:
    term = stated(document, span)
    several = "respectively" in document.text[span.end : document.text.find(")", span.end)]
    definition = None if several else stands_for(document, opening, term, lead)
    return DefinedTerm(
        span=span,
        term=term,
        key=key(term),
        style="parenthetical",
        definition=stated(document, definition) if definition else None,
        definition_span=definition,
    )


def acronym(match: Match, document: Document) -> DefinedTerm | None:
    """An abbreviation in parentheses behind the words whose initials it is: "… and amortization (EBITDA)"."""
    letters = match["term"]
    text = document.text
    start = spelt_out(text, match.start(), letters)
    if start is None:
        return None
    definition = trimmed(text, start, match.start())
    return DefinedTerm(
        span=Span(*match.span("term")),
        term=letters,
        key=key(letters),
        style="parenthetical",
        definition=stated(document, definition),
        definition_span=definition,
    )


RULES: tuple[Rule, ...] = (
    Rule(
        name="term.parenthetical",
        pattern=r"{QUOTE}",
        build=introduced,
        pieces=QUOTED,
        ignore_case=False,
        examples={
            'Infocrossing, Inc., a Delaware corporation (the "COMPANY")': {
                "style": "parenthetical",
                "definition": None,
                "key": "company",
                "span_text": "COMPANY",
            },
            'Sandler Co-Investment Partners, L.P. (each a  "Sandler\nEntity"  and,  collectively,  the  '
            '"Sandler  Entities")': [
                {"key": "sandler entity", "span_text": "Sandler\nEntity"},
                {"key": "sandler entities", "span_text": "Sandler  Entities"},
            ],
            '(such application or document being hereinafter called a "BLUE SKY APPLICATION")': {
                "span_text": "BLUE SKY APPLICATION"
            },
            'Benake L.P. ("Benake", and together with DB Capital, the "Warrantholders")': [
                {"span_text": "Benake"},
                {"span_text": "Warrantholders"},
            ],
            'REGISTERED UNDER THE SECURITIES ACT OF 1933, AS AMENDED (THE "ACT"), AND': {"span_text": "ACT"},
            "your annual base salary (your “Base Salary”) will": {"span_text": "Base Salary"},
            'rights to buy shares (all such rights, "Options") that': {"span_text": "Options"},
            "the Underwriters listed below (the “Underwriters,” which term shall": {"span_text": "Underwriters"},
            '(each such event referred to in foregoing clauses (i) through (iv), a "DEFAULT")': {
                "span_text": "DEFAULT"
            },
            'Alpha International, Inc.  the "Employer"), a corporation': {"definition": None, "span_text": "Employer"},
            "purchase shares of common stock, no par value (the ''Conversion Shares'')": {
                "span_text": "Conversion Shares"
            },
        },
        near_misses=(
            '(customary "road show" materials)',
            'pays (a) the "Fee" and (b) the rest',
            '(a) the "Fee" and (b) the "Cost") and others',
            'see the "Risk Factors") section',
            'as used in the "Plan") here',
            '(as defined in the "Agreement")',
            'the "Company" (a corporation)',
            '("yes" votes)',
            'Daniel R. ("Danny") Teal is',
        ),
    ),
    Rule(
        name="term.acronym",
        pattern=r"\( (?P<term> [A-Z]{3,8} ) \)",
        build=acronym,
        ignore_case=False,
        examples={
            "Earnings before interest, taxes, depreciation, and\namortization (EBITDA) increased": {
                "definition": "Earnings before interest, taxes, depreciation, and amortization",
                "span_text": "EBITDA",
            },
            "initial public offering (IPO)": {"definition": "initial public offering", "span_text": "IPO"},
        },
        near_misses=("a company (NASDAQ)", "Leonia, New Jersey (USA)", "Infocrossing, Inc. (IFOX) is"),
    ),
)
