r"""The input of a computation from records: the lists that it reads, each item with the document that it stands in.

`inputs_of(MAJORITY, [record])` is `{"documents": […], "clauses": [{"id": "clause-12", "kind": "consent_threshold", …,
"document": "ae8feeb826b72054"}, …]}`. Records are taken as plain JSON, as they stand in a store.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from computations.computation import Computation

Record = Mapping[str, Any]


def inputs_of(computation: Computation, records: Sequence[Record]) -> dict[str, Any]:
    """What these records give a computation to start from; `documents` says which they are, in the order given.

    Raises ValueError where the computation reads what no record holds.
    """
    own = lists_of(computation.reads, records) if computation.collect is None else computation.collect(records)
    return {"documents": [_document(one) for one in records], **own}


def lists_of(names: Sequence[str], records: Sequence[Record]) -> dict[str, Any]:
    """The lists of these names over all records, in order; every item has the id of its `document`.

    Its `section` is the label as cited, "2(a)(i)", where the section has one. Raises ValueError for a name that no
    record has.
    """
    for name in names:
        if records and not any(name in one for one in records):
            raise ValueError(f"records have no list {name}: give it in a case, by --inputs")
    return {name: [item for record in records for item in _items(record, name)] for name in names}


def _items(record: Record, name: str) -> Iterator[dict[str, Any]]:
    labels = {one["id"]: one["label"] for one in record["sections"]}
    for item in record[name]:
        section = item.get("section")
        yield {**item, "document": record["document"]["id"], "section": labels.get(section) or section}


def _document(record: Record) -> dict[str, Any]:
    known, filing = record["document"], record["document"]["filing"]
    return {
        "id": known["id"],
        "kind": known["kind"],
        "title": known["title"],
        "filed": filing["filed_date"] if filing else None,
    }
