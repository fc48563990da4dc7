r"""The input of tenure from records: changes of offices, and where a person is merely seen in one.

A signature block shows its signatory in an office on the day of the agreement, a contact or a quotation on that of
the release. Names go through entity resolution first, so that Zach and Zack Lonstein are one person.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from computations.entities import Mention, resolved
from computations.mentions import holdings, mentions_of
from computations.offices import office, offices
from pipeline.lazy import lazy

Record = Mapping[str, Any]

_DAY = lazy(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def collected(records: Sequence[Record]) -> dict[str, Any]:
    """`role_changes` and `observations` over all records, each person and organisation under one name."""
    persons, organizations = _names(records)
    changes, seen = [], []
    for record in records:
        document, day = record["document"]["id"], day_of(record)
        labels = {one["id"]: one["label"] for one in record["sections"]}
        blocks = [one["span"] for kind in ("signatures", "contacts") for one in record[kind]]

        def named(item: Mapping[str, Any], document: str = document) -> dict[str, Any]:
            name, place = item["person"], item["organization"]
            return {
                "person": persons.get((document, name), name),
                "organization": organizations.get((document, place), place),
            }

        for one in record["role_changes"]:
            place = labels.get(one["section"]) or one["section"]
            dated = {"as_of": one["as_of"] or day} if _is_shown(one, blocks) else {}
            changes.append({**one, **named(one), **dated, "document": document, "section": place})
        known = {(one["person"], office(one["position"])) for one in record["role_changes"]}
        for one in _observations(record):
            if (one["person"], one["position"]) not in known:
                known.add((one["person"], one["position"]))
                seen.append({**one, **named(one), "as_of": one["as_of"] or day, "document": document})
    return {"role_changes": changes, "observations": seen}


def _is_shown(change: Mapping[str, Any], blocks: Sequence[Sequence[int]]) -> bool:
    """Whether a block shows the office; one that prose tells of without a day may be over."""
    first, last = change["span"]
    return change["change"] == "held" and any(start <= first and last <= end for start, end in blocks)


def day_of(record: Record) -> str | None:
    """The day of a document: of the agreement, of the dateline, or of its filing; null where none is known."""
    agreed = record["terms"]["agreement_date"]
    lines = {one["id"] for one in record["sections"] if one["kind"] == "dateline"}
    written = [one["value"] for one in record["dates"] if one["kind"] == "calendar" and one["section"] in lines]
    filed = (record["document"]["filing"] or {}).get("filed_date")
    days = (agreed["value"] if agreed else None, *written, filed)
    return next((one for one in days if one and _DAY.fullmatch(one)), None)


def _observations(record: Record) -> Iterator[dict[str, Any]]:
    """Each office in which an item shows a person, with the item that does so."""
    for kind, item, (person, organization, title) in holdings(record):
        dated = item["dated"] if kind == "signature" and _DAY.fullmatch(item["dated"] or "") else None
        for number, position in enumerate(offices(title or "")):
            yield {
                "id": item["id"] if number == 0 else f"{item['id']}.{number + 1}",
                "person": person,
                "organization": organization,
                "position": position,
                "as_of": dated,
                "via": "signature_block" if kind == "signature" and not item["signed"] else kind,
                "text": item["text"],
            }


def _names(records: Sequence[Record]) -> tuple[dict[tuple[str, str], str], dict[tuple[str, str | None], str]]:
    """For each name of a person and of an organisation in a document the name that it goes under."""
    mentions = [_mention(one) for one in mentions_of(records)]
    places = {
        (record["document"]["id"], place)
        for record in records
        for place in (
            *(one["organization"] for one in record["role_changes"]),
            *(held[1] for _, _, held in holdings(record)),
        )
        if place
    }
    mentions += [
        Mention(f"/{number}", "organization", place, doc) for number, (doc, place) in enumerate(sorted(places))
    ]
    persons: dict[tuple[str, str], str] = {}
    organizations: dict[tuple[str, str | None], str] = {}
    for cluster in resolved(mentions)[0]:
        for one in cluster.members:
            if one.kind == "person":
                persons[one.document, one.name] = cluster.name
            else:
                organizations[one.document, one.name] = cluster.name
    return persons, organizations


def _mention(one: Mapping[str, Any]) -> Mention:
    return Mention(
        id=one["id"],
        kind=one["kind"],
        name=one["name"],
        document=one["document"],
        former_names=tuple(one.get("former_names", ())),
        other_names=tuple(one.get("other_names", ())),
        ticker=one.get("ticker"),
        organization=one.get("organization"),
        titles=tuple(one.get("titles", ())),
    )
