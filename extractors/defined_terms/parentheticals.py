r"""Terms introduced in parentheses: (the "Company"), (each a "Fund" and, collectively, the "Funds")."""

from collections.abc import Iterator

import regex

from extractors.defined_terms.quoted import QUOTED, bare, key
from pipeline.document import Document
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule, words
from pipeline.span import Span, trimmed

REACH = 700
_INTRODUCES = regex.compile(
    r"""
    (?: ^ | [\s,;(] | (?<= [\"”] ) )
    (?: the | an? | each | this | such | our | its | collectively | individually | together | hereinafter
      | herein | hereafter | called
      | named | termed | as | or | and | and/or | being | capacity , | time , | (?i:company) ) \s* ,? \s* $
    """,
    regex.VERBOSE,
)
_PAGE_MARK = regex.compile(r"<PAGE>(?:[ \t]*\d+)?")
_POINTS = regex.compile(
    r"\b(?:defined|meaning|set\s+forth|described|used|contained)\s+(?:\w+\s+){0,3}(?:in|under|by)\s+(?:the\s+)?$"
)
_CLOSES = regex.compile(
    r"\s*(?:[,;.]?\s*(?:\)|(?:and|or|which|as|together|each|collectively|individually|being|where|in|formerly"
    r"|f/k/a|if|with|for|including|but|when|of|from)\b)|[,;]|[\"”]\s*\))"
)
_QUOTE = regex.compile(
    r"[\"“„]([^\"“”„]{1,100}?)[\"”]|(?:``|'')([^`']{1,100}?)''|(?<!\w)['‘]([A-Z][^'’\"“”]{1,60}?)['’](?!\w)"
)
_SENTENCE = regex.compile(r"[.;:]\s+(?=[A-Z(])|\n[ \t]*\n")
_INSTRUMENT = regex.compile(r"(?i:agreement|indenture|act|code|plan|lease|amendment|certificate|designations?|letter)$")
_ORGANIZATION = regex.compile(
    r"""
    (?: \b (?: Inc | Corp | Co | Ltd | LLC | L\.L\.C | L\.?P | LLP | N\.A | [Pp][Ll][Cc] | S\.A | N\.V | AG | GmbH
      | Corporation | Company | Incorporated | Limited | Trust | Bank | Association | Partners ) \.?
      | \b an? \s+ (?: [\w-]+ \s+ ){0,4} (?: corporation | company | partnership | association | trust | bank
        | individual ) ) ,? \s* $
    """,
    regex.VERBOSE | regex.IGNORECASE,
)
_THAN = regex.compile(r"\b(?:than|without|except)\s+$")  # "other than the Securities" is the reverse
_WORD_BEFORE = regex.compile(r"([\w$%.,'’/&-]+)\s+$")
_DETERMINERS = frozenset(["a", "an", "the", "any", "each", "all", "such", "its", "this", "certain", "every"])
_NOT_IN_NAME = frozenset(
    """
    of to into by with from on for in at under upon as or than through including that which who shall will may must has
    have had is are was were be been not purchase sell issue issued pay make enter deliver provide give grant receive
    """.split()  # noqa: SIM905  # read as words
)


def introduced(match: Match, document: Document) -> Iterator[DefinedTerm]:
    """The terms that the parentheses around the match introduce, each quoted name that an introducing word leads to."""
    text = document.text
    for quote in _QUOTE.finditer(text, match.start(), match.end()):
        group = next(number for number in (1, 2, 3) if quote[number] is not None)
        span = bare(text, *quote.span(group))
        if span.length == 0 or not _CLOSES.match(text, quote.end()):
            continue
        opening = _opening(text, quote.start())
        if opening is None:
            continue
        lead = _PAGE_MARK.sub(" ", text[opening + 1 : quote.start()])
        if lead.strip() and (not _INTRODUCES.search(lead[-30:]) or _POINTS.search(lead[-80:])):
            continue
        yield _item(document, span, opening, lead)


def _opening(text: str, offset: int) -> int | None:
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
    term = words(document.slice(span))
    definition = None if _group(lead) else stands_for(document.text, opening, term)
    return DefinedTerm(
        span=span,
        term=term,
        key=key(term),
        style="parenthetical",
        definition=words(document.slice(definition)) if definition else None,
        definition_span=definition,
    )


def _group(lead: str) -> bool:
    return regex.search(r"\b(?:together|collectively|each|individually)\b|[\"”]", lead) is not None


def stands_for(text: str, opening: int, term: str) -> Span | None:
    """The words in front of the parenthesis that the term stands for, led by the noun that the term ends with.

    "purchase the Company's 4.00% Convertible Senior Notes due 2024 (the "Notes")" gives the words from "the Company's".
    Null where no such noun stands there (most aliases of names), and for the name of another instrument.
    """
    if term.isupper() and term.isalpha() and (start := _spelt_out(text, opening, term)) is not None:
        return trimmed(text, start, opening)
    noun = term.rsplit(" ", 1)[-1].rstrip("s").casefold()
    if len(noun) < 3 or _INSTRUMENT.search(term) or _ORGANIZATION.search(text, max(0, opening - 90), opening):
        return None
    floor = max(0, opening - 400)
    sentences = list(_SENTENCE.finditer(text, floor, opening))
    floor = sentences[-1].end() if sentences else floor
    found = list(
        regex.finditer(rf"(?<![\w\"“-])(?:{regex.escape(noun)})(?:s|es)?\b(?![\"”])", text[floor:opening], regex.I)
    )
    if not found:
        return None
    begin = _name_start(text, floor, floor + found[-1].start())
    if _THAN.search(text, max(0, begin - 8), begin):
        return None
    span = trimmed(text, begin, opening)
    stated = text[span.start : span.end]
    return None if stated.casefold() == term.casefold() or stated.count('"') % 2 or "”" in stated else span


def _name_start(text: str, floor: int, noun: int) -> int:
    """Where the noun phrase of the noun begins: its adjectives, numbers and owner, and the article in front."""
    start = noun
    while before := _WORD_BEFORE.search(text, max(floor, start - 40), start):
        word = before[1].strip(",.").casefold()
        joining = word == "and" and text[start : start + 1].isupper()
        if word in _NOT_IN_NAME or (word == "and" and not joining) or not word:
            break
        start = before.start()
        if word in _DETERMINERS and before[1] != "A":
            break
    return start


def acronym(match: Match, document: Document) -> DefinedTerm | None:
    """An abbreviation in parentheses behind the words whose initials it is: "… and amortization (EBITDA)"."""
    letters = match["term"]
    start = _spelt_out(document.text, match.start(), letters)
    if start is None:
        return None
    definition = trimmed(document.text, start, match.start())
    return DefinedTerm(
        span=Span(*match.span("term")),
        term=letters,
        key=key(letters),
        style="parenthetical",
        definition=words(document.slice(definition)),
        definition_span=definition,
    )


def _spelt_out(text: str, end: int, letters: str) -> int | None:
    """Where the words begin whose initials are these letters; small words between them do not count."""
    floor = max(0, end - 140)
    tokens = list(regex.finditer(r"[A-Za-z]+", text[floor:end]))
    at = len(tokens) - 1
    for letter in reversed(letters.lower()):
        while at >= 0 and tokens[at][0][0].lower() != letter:
            if len(tokens[at][0]) > 3:
                return None
            at -= 1
        if at < 0:
            return None
        at -= 1
    return floor + tokens[at + 1].start()


def called(match: Match, document: Document) -> DefinedTerm | None:
    """A term that words instead of parentheses introduce: hereinafter referred to as the "Fund"."""
    if _opening(document.text, match.start()) is not None:
        return None
    span = bare(document.text, *match.span("term"))
    return DefinedTerm(
        span=span,
        term=words(document.slice(span)),
        key=key(document.slice(span)),
        style="parenthetical",
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
            "the Underwriters listed below (the “Underwriters,” which term shall": {"span_text": "Underwriters"},
            '(each such event referred to in foregoing clauses (i) through (iv), a "DEFAULT")': {
                "span_text": "DEFAULT"
            },
            "purchase shares of common stock, no par value (the ''Conversion Shares'')": {
                "span_text": "Conversion Shares"
            },
        },
        near_misses=(
            '(customary "road show" materials)',
            '(as defined in the "Agreement")',
            'the "Company" (a corporation)',
            '("yes" votes)',
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
    Rule(
        name="term.called",
        pattern=r"(?: referred \s+ to | called | known ) \s+ (?: (?: herein | hereinafter | hereafter | collectively |"
        r" individually ) ,? \s+ ){0,2} as \s+ (?: the \s+ | an? \s+ )? {OPEN} (?P<term> {TERM} ) {CLOSE}",
        build=called,
        pieces=QUOTED,
        ignore_case=False,
        needs=("referred", "called", "known"),
        examples={
            'hereinafter referred to as the "Fund"': {"style": "parenthetical", "span_text": "Fund"},
            "such property is referred to\nherein as the “Premises”": {"span_text": "Premises"},
        },
        near_misses=("referred to as the Fund", 'known as "'),
    ),
)
