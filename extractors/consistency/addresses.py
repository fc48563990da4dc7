"""Addresses that are spoken of and not there: "at the address set forth above", where none stands above.

A section of notices that has an address for the Company and none for the Initial Purchaser lacks one too.
"""

from collections.abc import Iterator

import regex

from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party, Record
from pipeline.rules import words
from pipeline.span import Span

_SAID = lazy(
    r"\baddress(?:es)?\s+(?:(?:is|are|as)\s+)?(?:set\s+forth|specified|stated|indicated|shown|listed|given|provided|appearing)"
    r"\s+(?P<where>above|below)\b",
    regex.IGNORECASE,
)
# a postal code, a street, a box, or a line to write an address on
_ADDRESS = lazy(
    r"""\b[A-Z]{2}\.?,?\s{1,4}\d{5}\b | \b[A-Z][a-z]+,?\s{1,4}\d{5}(?:-\d{4})?\b
    | \b(?i:p\.?\s?o\.?\s+box)\b | \b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b
    | \b\d{1,5}(?:st|nd|rd|th)?\s(?:\w+\.?\s){1,4}
        (?i:street|avenue|road|drive|boulevard|lane|way|plaza|parkway|suite|floor|st|ave|blvd)\b
    | (?<!(?i:e-?mail|web|internet|ip)\s)\b(?i:address(?:es)?)(?:\s+for\s+[\w\s]{3,30})?\s*[:_]""",
    regex.VERBOSE,
)
_IF_TO = lazy(r"\bif\s+(?:(?:sent|given|delivered|addressed|mailed)\s+)?to\s+(?P<whom>[^:;.]{2,160})", regex.I)
_NOTICES = lazy(r"\bnotices?\b", regex.IGNORECASE)
_ANYBODY = lazy(r"\b(?:any|each|either|all|other|such|a)\s+(?:other\s+)?part(?:y|ies)\b", regex.IGNORECASE)
FEW = 4
"""Parties of one agreement whose addresses stand one by one; more are addressed through a list elsewhere."""


def diagnostics(record: Record, document: Document) -> Iterator[Diagnostic]:
    """The addresses that are missing where the text speaks of them."""
    yield from _directions(document)
    yield from _of_parties(record, document)


def _directions(document: Document) -> Iterator[Diagnostic]:
    for match in _SAID.finditer(document.text):
        part = document.part_at(match.start())
        around = [one.span for one in document.sections if one.part == part]
        if not around:
            continue
        start, end = min(one.start for one in around), max(one.end for one in around)
        above = match["where"].casefold() == "above"
        place = Span(start, match.start()) if above else Span(match.end(), max(end, match.end()))
        if _ADDRESS.search(document.text, *place) is None:
            message = f'no address stands {match["where"].casefold()} "{words(match[0])}"'
            yield _diagnostic("direction_word", message, Span(*match.span()))


def _of_parties(record: Record, document: Document) -> Iterator[Diagnostic]:
    """The party that a list of addresses for notices leaves out, where it has some for the others."""
    opening = [one.span for one in document.sections if one.kind == "preamble" and one.part == "main"]
    parties = [one for one in record.parties if any(span.contains(one.span) for span in opening)]
    parties = [one for one in parties if one.role == "party" and one.defined_as]
    if not 2 <= len(parties) <= FEW:
        return
    for section in document.sections:
        if section.part != "main" or not _NOTICES.search(section.heading or ""):
            continue
        named = list(_IF_TO.finditer(document.text, *section.span))
        addressed = " ".join(words(one["whom"]).casefold() for one in named)
        said = words(document.slice(section.span)).casefold()
        missing = [one for one in parties if not _is_named(one, addressed) and one.name.casefold() not in said]
        if len(named) > 1 and len(missing) == 1 and not _ANYBODY.search(addressed):
            message = f'there are addresses for notices, and none for "{missing[0].defined_as[0]}"'
            yield _diagnostic("notice_address_missing", message, Span(*named[0].span()), missing[0].id)


def _is_named(party: Party, addressed: str) -> bool:
    names = (party.name, *party.defined_as, *party.member_of, *(one.text for one in party.other_mentions))
    return any(words(name or "").casefold() in addressed for name in names)


def _diagnostic(code: str, message: str, span: Span, *related: str) -> Diagnostic:
    return Diagnostic(
        severity="warning", code=code, message=message, span=span, related=related, rule="consistency.addresses"
    )
