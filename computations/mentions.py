r"""From records to the names in them: organisations and persons, with what each document says of who bears them.

A party of a record gives a mention with its former names and its ticker; a person has the organisation and the titles
that contacts, signatures and changes of office give it in the same document.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from computations.entity_names import organization_name
from computations.offices import offices

Record = Mapping[str, Any]
Held = tuple[str, str | None, str | None]
"""A person, its organisation and a title, as one item of a record has them together."""


def mentions_of(records: Sequence[Record]) -> list[dict[str, Any]]:
    """The input of `entity_resolution`: one mention for each party, and for each other person that holds an office."""
    return [one for record in records for one in _mentions(record)]


def holdings(record: Record) -> Iterator[tuple[str, Mapping[str, Any], Held]]:
    """Who holds which office where, by contacts, signatures and quotations: the kind of the item, itself, and that.

    A signatory signs for the last entity of the chain that a party signs through; who is quoted speaks for the issuer.
    """
    issuers = [one["name"] for one in record["parties"] if one["role"] == "issuer"]
    issuer = issuers[0] if len(issuers) == 1 else None
    for one in record["contacts"]:
        if one["name"]:
            yield "contact", one, (one["name"], one["organization"], one["title"])
    for one in record["signatures"]:
        if one["signatory"]:
            yield "signature", one, (one["signatory"], [one["party"], *one["by"]][-1], one["title"])
    for one in record["quotations"]:
        if one["speaker"]:
            yield "quotation", one, (one["speaker"], issuer, one["title"])


def _mentions(record: Record) -> Iterator[dict[str, Any]]:
    document, held = record["document"]["id"], list(_held(record))
    named = set()
    for one in record["parties"]:
        named.add(one["name"])
        known = {"id": f"{document}/{one['id']}", "kind": one["kind"], "name": one["name"], "document": document}
        if one["kind"] == "organization":
            taken = {name: one[name] for name in ("former_names", "other_names", "ticker")}
            yield {**known, **taken, "span": one["span"], "text": one["text"], "section": None}
        else:
            yield {**known, **_of_person(one["name"], held), "span": one["span"], "text": one["text"], "section": None}
    for item, (person, _, _) in held:
        if person not in named:
            named.add(person)
            known = {"id": f"{document}/{item['id']}", "kind": "person", "name": person, "document": document}
            yield {**known, **_of_person(person, held), "span": item["span"], "text": item["text"], "section": None}


def _held(record: Record) -> Iterator[tuple[Mapping[str, Any], Held]]:
    for one in record["role_changes"]:
        yield one, (one["person"], one["organization"], one["position"])
    for _, one, held in holdings(record):
        yield one, held


def _of_person(name: str, held: Sequence[tuple[Mapping[str, Any], Held]]) -> dict[str, Any]:
    """The organisation and the titles of a person in one document; of several organisations none is chosen."""
    own = [one for _, one in held if one[0] == name]
    places = list({organization_name(place): place for _, place, _ in own if place}.values())
    titles = dict.fromkeys(part for _, _, title in own if title for part in offices(title))
    return {"organization": places[0] if len(places) == 1 else None, "titles": list(titles)}
