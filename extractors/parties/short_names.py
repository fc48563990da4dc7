"""Short names that no definition introduces: what a release calls its issuer, and people by surname.

After "Infocrossing, Inc. (Nasdaq: IFOX)" the words "Infocrossing" and "the Company" mean the issuer, "Mr. Auster" the
person whom the text has named Charles F. Auster.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.names.forms import entity_suffix
from pipeline.document import Document
from pipeline.record import OtherMention, Party
from pipeline.span import Span


def with_short_names(document: Document, found: list[Party]) -> list[Party]:
    """The parties of a release, each with the spans of its undefined short names."""
    taken = [span for party in found for span in party.mentions]
    return [_completed(party, _spans(document.text, party, found), taken) for party in found]


def _completed(party: Party, spans: Iterator[Span], taken: list[Span]) -> Party:
    free = [span for span in spans if not any(span.overlaps(other) for other in taken)]
    others = (*party.other_mentions, *(OtherMention(kind="short_name", span=span) for span in free))
    return replace(party, other_mentions=tuple(sorted(others, key=lambda one: one.span)))


def _spans(text: str, party: Party, found: list[Party]) -> Iterator[Span]:
    if party.kind == "person":
        surname = party.name.split()[-1]
        alone = [one for one in found if one.kind == "person" and one.name.split()[-1] == surname]
        pattern = rf"\b(?:Mr|Ms|Mrs|Dr)\.\s+{regex.escape(surname)}\b"
        yield from _found(pattern, text) if len(alone) == 1 else ()
    elif party.role == "issuer":
        form = entity_suffix(party.name)
        short = party.name[: -len(form)].rstrip(" ,") if form else ""
        yield from _found(rf"\b(?:{regex.escape(short)}|{regex.escape(short.upper())})\b", text) if short else ()
        yield from _found(r"\b[Tt]he\s+Company\b", text) if "Company" not in party.defined_as else ()


def _found(pattern: str, text: str) -> Iterator[Span]:
    return (Span(*match.span()) for match in regex.finditer(pattern, text))
