r"""Reports to the Commission: the registrant of the cover page, its home and its ticker.

"Nordstrom, Inc.\n(Exact name of registrant as specified in its charter)" makes Nordstrom, Inc. the issuer. A report
binds nobody, so that whoever else it names is a party of some other instrument.
"""

from dataclasses import replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.names.forms import entity_suffix, has_form, squeeze
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import OtherMention, Party
from pipeline.rules import Match, Rule
from pipeline.span import Span

REACH = 9_000
"""How far into the text a cover page may go."""
_ABOVE = lazy(
    r"(?r)(?m)^[ \t]*(?P<name>(?:\p{Lu}|\d|\p{Ll}\.?\p{Lu})[^\n]{2,90}?)[ \t]*\n(?:[ \t]*[-_=–—\s]*\n)?[ \t]*"
)
_HOME = lazy(
    r"(?m)^[ \t]*(?P<place>\p{Lu}[\p{L}.]+(?:[ ](?:of[ ])?\p{Lu}[\p{L}.]+){0,3})"
    r"(?=[ ]{2,}|\t|[ ]*\n|,|[ ]\((?i:state)\b)"
)
_FORMER = lazy(
    r"(?m)^[ \t]*(?P<name>\p{Lu}[^\n]{2,80}?)[ \t]*\n(?:[ \t]*[-_=–—]*[ \t]*\n)*"
    r"[ \t]*\(\s*Former\s+name\b(?!s?\s+and\s+address)",
    regex.I,
)
"""What stands above the caption for a former name, which most covers leave blank or say does not apply."""
_TICKER = lazy(
    r"Trading\s+Symbol(?:\(s\))?.{0,400}?[ \t]{2,}\(?(?P<ticker>[A-Z]{1,5}(?:[.-][A-Z]{1,2})?)\)?[ \t]{2,}"
    r"(?P<exchange>(?:The\s+)?(?:New\s+York|NYSE|Nasdaq|NASDAQ|NYSE\s+American|Cboe)[^\n\t]{0,40})",
    regex.S,
)


def registrant(match: Match, document: Document) -> Party | None:
    """The company whose name stands above the words "exact name of registrant as specified in its charter"."""
    text = document.text
    above = _ABOVE.search(text, max(0, match.start() - 400), match.start())
    if above is None or "  " in above["name"]:  # two registrants side by side
        return None
    span = Span(*above.span("name"))
    name = squeeze(above["name"])
    home = _HOME.search(text, match.end(), match.end() + 400)
    code = jurisdiction_code(home["place"]) if home else None
    ticker = _TICKER.search(text, match.end(), match.end() + 6000)
    former = _former_name(text, match.end())
    return Party(
        span=span,
        name=name,
        kind="organization",
        entity_type=entity_suffix(name),
        jurisdiction=home["place"] if home and code else None,
        jurisdiction_code=code,
        ticker=ticker["ticker"] if ticker else None,
        exchange=squeeze(ticker["exchange"]) if ticker else None,
        role="issuer",
        mentions=(span,),
        former_names=(squeeze(text[former.start : former.end]),) if former else (),
        other_mentions=(OtherMention(kind="former_name", span=former),) if former else (),
    )


def _former_name(text: str, start: int) -> Span | None:
    """The name that a cover gives as the registrant's before, where it is one of an organisation."""
    former = _FORMER.search(text, start, min(len(text), start + 3000))
    return Span(*former.span("name")) if former and has_form(squeeze(former["name"])) else None


RULES = (
    Rule(
        name="issuer.registrant",
        pattern=r"\( \s* (?:Exact \s+)? name \s+ of \s+ (?:the \s+)? (?:small \s+ business \s+)?"
        r" (?:registrant|issuing \s+ entity|issuer) \s+ (?:as \s+ specified | in \s+ its \s+ charter)",
        build=registrant,
        examples={
            "FORM 8-K\n\n       Nordstrom, Inc.\n   (Exact name of registrant as specified in its charter)\n\n"
            "   Washington        001-15059\n (State or other jurisdiction)": {
                "span_text": "Nordstrom, Inc.",
                "role": "issuer",
                "jurisdiction": "Washington",
                "jurisdiction_code": "US-WA",
            },
            "FORM 8-K\n\n       Teal Tools, Inc.\n   (Exact name of registrant as specified in its charter)\n\n"
            "Delaware (State or other jurisdiction of incorporation)   000-26734 (File No.)\n\n"
            "       Teal Mills, Inc.\n   (Former name or former address, if changed since last report)": {
                "span_text": "Teal Tools, Inc.",
                "jurisdiction_code": "US-DE",
                "former_names": ("Teal Mills, Inc.",),
            },
            "FORM 8-K\n\nTEAL GROUP, INC.\n(Name of Small Business Issuer in its Charter)": {
                "span_text": "TEAL GROUP, INC."
            },
            "FORM 10-K\n\n  APPLE COMPUTER, INC.\n  --------------------\n"
            " (Exact name of Registrant as specified in its charter)": {
                "span_text": "APPLE COMPUTER, INC.",
                "jurisdiction": None,
            },
            "FORM 8-K\n\nAcme Trust 2016-P5\n(Exact name of issuing entity as specified in its charter)\n\n"
            "Title of each class   Trading Symbol(s)   Name of each exchange\n"
            "Common Stock   ACM   New York Stock Exchange\n": {
                "span_text": "Acme Trust 2016-P5",
                "ticker": "ACM",
                "exchange": "New York Stock Exchange",
            },
        },
        near_misses=("the exact name of the registrant must be given", "(Name of registrant's agent for service)"),
        needs=("xact name", "XACT NAME", "xact Name", "its charter", "its Charter", "ITS CHARTER"),
    ),
)


def issuer(document: Document) -> Party | None:
    """The registrant that the cover page of a report names; null in whatever is no report."""
    for rule in RULES:
        match = rule.regex.search(document.text, 0, REACH)
        found = registrant(match, document) if match else None
        if found is not None:
            return replace(found, rule=rule.name)
    return None


def unbound(found: list[Party]) -> list[Party]:
    """The mentions, none of them a party: a report binds nobody."""
    return [replace(item, role="mentioned") if item.role in {"party", "introduced"} else item for item in found]
