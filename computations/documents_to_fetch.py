r"""The documents to get next: those that the records in hand rest on and do not hold, most needed first.

"The Indenture, dated as of June 30, 2004" and "Section 12 of the Indenture" are one document, cited twice.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from computations.computation import Computation, Outcome, Step
from computations.inputs import Input
from computations.named_documents import references_of
from computations.naming import name_key


@dataclass(frozen=True)
class Mention:
    """A reference to a document that is not in hand; `source` is the token by which a step names it."""

    record: str
    document: str
    dated: str | None
    label: str | None
    blocks: tuple[str, ...]
    source: str


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The documents of `references` [{`record`, `document`, `dated`, `label`, `blocks`}], most needed first.

    An undated mention joins the dated document of its name if exactly one shares a record with it. The order is by
    the number of computations that a document blocks, then by how often it is cited, by name and by date.
    """
    mentions = [_mention(one) for one in whole.get("references").items()]
    whole.prove()
    documents = sorted(_joined(mentions), key=_rank)
    return Outcome(
        {"documents": [_document(one) for one in documents]},
        steps=tuple(_step(number, one) for number, one in enumerate(documents)),
    )


def _mention(one: Input) -> Mention:
    record = one.get("record").needed("the record")
    dated = one.get("dated").date()
    item = one.get("item").text()
    return Mention(
        record=record,
        document=" ".join(one.get("document").needed("the document").split()),
        dated=dated.isoformat() if dated else None,
        label=one.get("label").text(),
        blocks=tuple(one.get("blocks").texts()),
        source=f"{record}#reference:{item}" if item else f"input:{one.path}",
    )


def _joined(mentions: Sequence[Mention]) -> list[list[Mention]]:
    """The mentions of each document: those of one name and one date, with the undated ones that join them."""
    groups: dict[tuple[str, str | None], list[Mention]] = defaultdict(list)
    dates: dict[tuple[str, str], set[str]] = defaultdict(set)
    for one in mentions:
        if one.dated is not None:
            dates[one.record, name_key(one.document)].add(one.dated)
    for one in mentions:
        key = name_key(one.document)
        near = dates[one.record, key]
        groups[key, next(iter(near)) if one.dated is None and len(near) == 1 else one.dated].append(one)
    return list(groups.values())


def _date_of(mentions: Sequence[Mention]) -> str | None:
    return next((one.dated for one in mentions if one.dated is not None), None)


def _blocks(mentions: Sequence[Mention]) -> list[str]:
    return sorted({name for one in mentions for name in one.blocks})


def _rank(mentions: Sequence[Mention]) -> tuple[int, int, str, str]:
    return -len(_blocks(mentions)), -len(mentions), mentions[0].document, _date_of(mentions) or ""


def _document(mentions: Sequence[Mention]) -> dict[str, Any]:
    return {
        "document": mentions[0].document,
        "dated": _date_of(mentions),
        "count": len(mentions),
        "labels": sorted({one.label for one in mentions if one.label is not None}),
        "blocks": _blocks(mentions),
        "records": sorted({one.record for one in mentions}),
    }


def _step(number: int, mentions: Sequence[Mention]) -> Step:
    dated = _date_of(mentions)
    name = f"{mentions[0].document}{f' of {dated}' if dated else ''}"
    records = len({one.record for one in mentions})
    text = f"{name} is cited {len(mentions)} times in {records} record{'s' if records > 1 else ''}"
    return Step(f"documents[{number}]", len(mentions), text, tuple(dict.fromkeys(one.source for one in mentions)))


def collect(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The input that records give: every reference into another document that is named."""
    return {"references": [line for record in records for line in references_of(record)]}


COMPUTATION = Computation(
    name="documents_to_fetch",
    purpose="which documents that the records rest on are to be fetched next",
    reads=("references",),
    compute=compute,
    collect=collect,
)
