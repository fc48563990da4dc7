"""Terms that words instead of parentheses introduce: hereinafter referred to as the "Fund"."""

from collections.abc import Iterator

from extractors.defined_terms.leading import stated
from extractors.defined_terms.parentheticals import open_parenthesis
from extractors.defined_terms.quoted import QUOTED, key, named
from extractors.defined_terms.stands_for import called as stands_for
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import DefinedTerm
from pipeline.rules import Match, Rule

PIECES = {
    **QUOTED,
    "HERE": r"(?: herein (?: after )? | hereafter | hereunder | below | in \s+ this \s+ \w+ )",
    "HOW": r"(?: {HERE} | each | individually | collectively | together | jointly | severally | sometimes | also "
    r"| both | simply | and | or | , )",
    "GIVEN": r"(?: called | known | designated | described | defined )",
    "REFERRED": r"(?: (?<! \b (?: commonly | generally | often ) \s+ ) referred \s+ to | here \w+ \s+ {GIVEN} "
    r"| {GIVEN} (?= \s+ {HERE} ) | \b to \s+ be \s+ {GIVEN} )",
    "NAMING": r"(?: \b [Hh]ere (?: in )? after ,? \s+ (?: (?: collectively | together ) \s+ )? (?: {CALLED} \s+ )? "
    r"| \b [Hh]ere (?: in | under ) ,? \s+ (?: (?: collectively | together ) \s+ )? {CALLED} \s+ )",
    # "each of the following events shall be deemed an"
    "FOLLOWING": r"\b [Tt]he \s+ following \b (?: [^.;:\"“()] | \( \w{1,4} \) ){0,90}? \s (?: be | are | is )"
    r" (?: \s+ (?: deemed | considered ) (?: \s+ to \s+ (?: be | constitute ) )? | (?= \s+ an? \b ) )",
    # "the shares are called the", "are collectively called the"
    "ARE_CALLED": r"\b (?: is | are | be ) \s+ (?: {HOW} \s+ ){0,3} called \s+ (?= the \b )",
    "CALLED": r"(?: called | termed | named | styled )",
    "ARTICLE": r"(?: (?: the | an? | each \s+ an? | its | our ) \s+ )?",
    "MORE": r"(?: (?> \s* ,? \s* ) (?: (?: and | or | and/or ) \s+ )? (?: {HOW} \s* ,? \s+ ){0,3} (?: as \s+ )?"
    r" {ARTICLE} {QUOTE} )",
    "NAMES": r"{QUOTE} {MORE}{0,4}",
}
_ELSEWHERE = lazy(r"[,.]?\s*\(?(?:as\s+(?:such\s+term\s+is\s+|herein\w*\s+)?defined|within\s+the\s+meaning)")


def called(match: Match, document: Document) -> Iterator[DefinedTerm]:
    """The terms that the words before them give as names; those in parentheses are not found here."""
    if open_parenthesis(document.text, match.start()) is not None or _ELSEWHERE.match(document.text, match.end()):
        return
    several = "respectively" in document.text[match.end() : match.end() + 20]
    for name in named(document.text, *match.span("names")):
        term = stated(document, name.span)
        definition = None if several else stands_for(document, match.start(), term)
        yield DefinedTerm(
            span=name.span,
            term=term,
            key=key(term),
            style="parenthetical",
            definition=stated(document, definition) if definition else None,
            definition_span=definition,
        )


RULES: tuple[Rule, ...] = (
    Rule(
        name="term.called",
        # looked at from the quotation mark, which is rare, back to the words in front of it
        pattern=r"(?<= {REFERRED} (?: \s+ {HOW} (?: \s* , )? ){0,5} \s+ as \s+ {ARTICLE} ) (?P<names> {NAMES} )",
        build=called,
        pieces=PIECES,
        ignore_case=False,
        needs=("referred", "called", "known", "designated", "described", "defined"),
        examples={
            'hereinafter referred to as the "Fund"': {"style": "parenthetical", "span_text": "Fund"},
            "such property is referred to\nherein as the “Premises”": {"span_text": "Premises"},
            'may each be referred to herein individually as a "Party" and collectively as the\n"Parties."': [
                {"span_text": "Party"},
                {"span_text": "Parties"},
            ],
            'are hereinafter referred to as the "Registration Statement" and the "Prospectus,"': [
                {"span_text": "Registration Statement"},
                {"span_text": "Prospectus"},
            ],
            'is hereby designated as a "Lead Scaffold"': {"span_text": "Lead Scaffold"},
        },
        near_misses=("referred to as the Fund", 'known as "', 'a game commonly known as "Poker"'),
    ),
    Rule(
        name="term.named_here",
        pattern=r"(?<= (?: {NAMING} | {ARE_CALLED} | \b shall \s+ (?: each \s+ )? constitute \s+ | {FOLLOWING} \s+"
        r" | \b refer \s+ to \s+"
        r" (?: [^.;\"“()] | \. (?! \s+ [A-Z] ) ){1,90}? \s+ as \s+ ) {ARTICLE} ) (?P<names> {NAMES} )",
        build=called,
        pieces=PIECES,
        ignore_case=False,
        needs=("here", "Here", "refer", "constitute", "following", "called"),
        examples={
            'of Omaha, Nebraska, hereinafter called the "Fund"': {"span_text": "Fund"},
            'the shares that it sells are called the "Firm Shares"': {"span_text": "Firm Shares"},
            "Mining Corp., hereinafter “Owner”": {"style": "parenthetical", "span_text": "Owner"},
            "pursuant to such option are collectively called the “Optional Shares.”": {"span_text": "Optional Shares"},
            'shall constitute the "Speaker Program Threshold"': {"span_text": "Speaker Program Threshold"},
            'any of the following shall be deemed an "Event of\nLoss":': {"span_text": "Event of\nLoss"},
            'Each of the following events (i) or (ii)\nbelow shall be a "Sinking" as': {"span_text": "Sinking"},
            'we refer to The Joint Corp. as "we," "us," or the\n"Company."': [
                {"span_text": "we"},
                {"span_text": "us"},
                {"span_text": "Company"},
            ],
        },
        near_misses=(
            'used herein with "Owner"',
            'a game that is called "Poker"',
            'such a sale shall be deemed an "Exempt Sale" for all purposes',
            'shall constitute a "Group" within the meaning of Rule 13d-5',
        ),
    ),
)
