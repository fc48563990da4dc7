"""Press releases: the company whose release it is, its ticker, and the firms that a list names.

"LEONIA, NJ, MAY 12, 2004 -- INFOCROSSING, INC. (NASDAQ: IFOX), a provider" makes Infocrossing, Inc. the issuer.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.parties.forms import compiled, entity_suffix, squeeze
from extractors.parties.introductions import as_party, describe
from extractors.parties.names import name_at
from pipeline.document import Document
from pipeline.record import Party
from pipeline.rules import MONTHS, Match, Rule
from pipeline.span import Span

_MONTH = "|".join([*MONTHS, *(month.upper() for month in MONTHS), *(month[:3] for month in MONTHS), "Sept"])
_WIRE = (
    r"PR\s?Newswire|PRNEWSWIRE|Business\s?\s?Wire|BUSINESS\s?WIRE|GLOBE\s?NEWSWIRE|Globe\s?Newswire"
    r"|GlobeNewswire|MARKETWIRE|Marketwire|Market\s?Wire|PrimeZone|ACCESSWIRE|Newsfile|CCN"
)
DATELINE = regex.compile(
    rf"""^[ \t]*(?P<place>\p{{Lu}}[\p{{L}}.,'’ &]{{2,50}}?) [,\s]*[-–—]{{0,2}}\s* (?=[(/ABCDFGJMNOPS])
        (?:\(?(?:{_WIRE})[^\n-]{{0,30}}?\)?\s*[-–—]*\s*)?
        (?: (?:{_MONTH})\.?\s+\d{{1,2}},?\s+(?:\d{{4}})? | \(?/?(?:{_WIRE}) )
        [^\n]{{0,60}}? (?:[-–—]{{1,3}}|…|:|\)) \s*""",
    regex.VERBOSE | regex.MULTILINE,
)
"""The dateline of a release up to its dash: "LEONIA, N.J., November 14 2001 /PRNewswire/ -- "."""

_TICKER = (
    r"\( \s* (?:NASDAQ|Nasdaq|NYSE|AMEX|OTC|TSX|New\s+York\s+Stock\s+Exchange|American\s+Stock\s+Exchange)"
    r" [^():]{0,30} : \s* [\"“]? [A-Z.]{1,7}"
)
_FIRM = r"\p{Lu}[\w&’'-]*(?:\.\w+)*(?:[ \n]\s?\p{Lu}[\w&’'-]*(?:\.\w+)*){0,3}"
_LIST = regex.compile(rf"{_FIRM}(?:,\s+(?:and\s+)?{_FIRM})+(?:,?\s+and\s+{_FIRM})?")


def dateline(document: Document) -> Match | None:
    """The dateline of the document, or null where it has none in its first 6,000 characters."""
    return DATELINE.search(document.text, 0, 6000)


def issuers(document: Document) -> Iterator[Party]:
    """The company that the dateline introduces, or whose ticker stands beside its name."""
    line = dateline(document)
    if line is None:
        return
    text = document.text
    name = name_at(text, line.end(), line.end() + 150)
    if name is None:
        return
    said = describe(text, name.end, min(len(text), name.end + 80))
    yield replace(as_party(text, name, said, "issuer"), rule="issuer.dateline")


_HEADING_ABOVE = regex.compile(r"(?r)(?m)^[^\n]{1,49}\n[ \t]*\n\s*")
"""A short line with a blank one below it, the last of them; a text set in double space has long ones."""


def with_ticker(match: Match, document: Document) -> Party | None:
    """The organisation before a ticker: "Pericom Semiconductor Corporation (Nasdaq: PSEM)"."""
    text = document.text
    left = max(0, match.start() - 80)
    heading = _HEADING_ABOVE.search(text, left, match.start())
    left = heading.end() if heading else left
    lead = compiled(r"(?:\p{Lu}[\w&.,'’-]*\s+){1,6}\Z").search(text, left, match.start())
    if lead is None:
        return None
    span = Span(lead.start(), lead.start() + len(lead[0].rstrip(" \n\t,")))
    said = describe(text, span.end, match.end() + 3)
    return as_party(text, span, said, "mentioned") if said.ticker else None


def listed(match: Match, document: Document) -> Iterator[Party] | None:
    """Firms that a release lists: "leading technology providers, including IBM, Computer Associates, EMC and Intel"."""
    found = _LIST.match(document.text, match.end(), match.end() + 400)
    if found is None:
        return None
    return _members(document, found)


def _members(document: Document, found: Match) -> Iterator[Party]:
    at = found.start()
    for piece in compiled(r"(,?\s+and\s+|,\s+)").split(found[0]):
        end = at + len(piece)
        if piece[:1].isupper():
            name = squeeze(piece.rstrip("."))
            span = Span(at, at + len(piece.rstrip(".")))
            yield Party(
                span=span,
                name=name,
                kind="organization",
                entity_type=entity_suffix(name),
                role="mentioned",
                mentions=(span,),
            )
        at = end


RULES = (
    Rule(
        name="organization.ticker",
        pattern=_TICKER,
        build=with_ticker,
        ignore_case=False,
        examples={
            "SAN JOSE, July 25, 2003 -- Results were good. Pericom Semiconductor\nCorporation (Nasdaq: PSEM) said": {
                "name": "Pericom Semiconductor Corporation",
                "span_text": "Pericom Semiconductor\nCorporation",
                "ticker": "PSEM",
                "exchange": "Nasdaq",
            }
        },
        near_misses=("(Nasdaq: closed)", "its shares (NYSE: as defined)"),
    ),
    Rule(
        name="organization.listed",
        pattern=r"\b(?:providers|partners|customers|clients|companies|vendors|suppliers|firms|manufacturers"
        r"|banks|brands),?\s+(?:including|such\s+as|like)\s+",
        build=listed,
        ignore_case=False,
        examples={
            "LEONIA, May 1, 2004 -- Acme, Inc. has alliances with technology providers, including IBM,"
            " Computer\nAssociates, and Intel.": [
                {"span_text": "IBM", "kind": "organization"},
                {"name": "Computer Associates", "span_text": "Computer\nAssociates"},
                {"span_text": "Intel"},
            ]
        },
        near_misses=(
            "customers, including those in Europe",
            "companies such as ours",
            "partners including the Company",
        ),
    ),
)
