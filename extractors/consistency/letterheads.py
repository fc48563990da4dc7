"""A letterhead that may be either of two entities: "DB Capital Partners", of which both
an L.P. and an Inc. sign.
"""

from collections import defaultdict
from collections.abc import Iterator

from extractors.consistency.names import SHORTEST, plain
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party, Record
from pipeline.span import Span

# a letterhead may stand in two columns
_ENTRY = lazy(r"(?<=\n|\s{3}|\A)[^\s,][^\n]*?(?=\s{3}|\n|\Z)")


def diagnostics(record: Record, document: Document) -> Iterator[Diagnostic]:
    """The names over a letter that fit several organisations alike, and none as it is written."""
    named: dict[str, list[Party]] = defaultdict(list)
    for party in record.parties:
        if party.kind == "organization":
            named[plain(party.name)].append(party)
    taken = {mention for party in record.parties for mention in party.mentions}
    for section in document.sections:
        if section.kind not in ("letterhead", "addressee"):
            continue
        for match in _ENTRY.finditer(document.text, *section.span):
            alike, span = named.get(plain(match[0]), []), Span(*match.span())
            if len(alike) > 1 and len(match[0]) >= SHORTEST and not any(span.overlaps(one) for one in taken):
                others = " and ".join(one.name for one in alike)
                yield Diagnostic(
                    severity="warning",
                    code="name_unresolved",
                    message=f'"{match[0]}" may be {others}',
                    span=span,
                    related=tuple(one.id for one in alike),
                    rule="consistency.letterheads",
                )
