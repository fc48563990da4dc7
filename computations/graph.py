r"""The graph of some records: terms, sections and documents as nodes, and what rests on what as edges.

"Conversion Shares" rests on "Indenture", is defined in Section 1, and is decided by a document that is to be fetched;
Section 3(a) refers to Section 2. A document that is among the records is no document to fetch.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from computations import documents_to_fetch, term_graph
from computations.computation import answer
from computations.links import links
from computations.named_documents import named_documents, references_of, terms_of

Node = dict[str, Any]
Edge = dict[str, Any]

TERMS = ("rests_on", "decided_by", "defined_in")
REFERENCES = ("refers_to", "cites")
"""The kinds of edges: from terms, and from sections."""


def graph(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The graph of these records in plain JSON: `nodes`, `edges`, `cycles` of terms, and `documents` to fetch.

    Nodes are named `<record>#<id of the item>`, documents that are not in hand `document:<name>`.
    """
    by_id = {one["document"]["id"]: one for one in records}
    linked = {(one["record"], one["item"]): one for one in links(by_id, by_id.__getitem__)}
    nodes: dict[str, Node] = {}
    edges: list[Edge] = []
    cycles: list[list[str]] = []
    for name, record in by_id.items():
        nodes[name] = {"id": name, "kind": "record", "name": record["document"]["title"] or name, "record": name}
        for part in dict.fromkeys(one["part"] for one in record["defined_terms"]):
            found = _terms(record, part, nodes)
            edges += found[0]
            cycles += found[1]
        edges += _references(record, linked, nodes)
    needed = [
        line for one in by_id.values() for line in references_of(one) if (line["record"], line["item"]) not in linked
    ]
    fetch = answer(documents_to_fetch.COMPUTATION, {"references": needed})
    used = {end for edge in edges for end in (edge["from"], edge["to"])}
    return {
        "records": list(by_id),
        "nodes": [one for one in nodes.values() if one["kind"] in ("record", "term") or one["id"] in used],
        "edges": edges,
        "cycles": cycles,
        "documents": fetch["result"]["documents"],
    }


def only(whole: Mapping[str, Any], kinds: Iterable[str]) -> dict[str, Any]:
    """A graph with the edges of these kinds alone, and the nodes that they join."""
    kinds = frozenset(kinds)
    edges = [one for one in whole["edges"] if one["kind"] in kinds]
    used = {end for edge in edges for end in (edge["from"], edge["to"])}
    return {**whole, "nodes": [one for one in whole["nodes"] if one["id"] in used], "edges": edges}


def _terms(record: Mapping[str, Any], part: str, nodes: dict[str, Node]) -> tuple[list[Edge], list[list[str]]]:
    """The edges and cycles of the terms of one part; their nodes are added."""
    name = record["document"]["id"]
    sections = {one["id"]: one for one in record["sections"]}
    given = terms_of(record, part)
    result = answer(term_graph.COMPUTATION, {"defined_terms": given})["result"]
    ids: dict[str, str] = {}
    edges = []
    for term in record["defined_terms"]:
        if term["part"] != part or term["term"] not in result["edges"] or term["term"] in ids:
            continue
        ids[term["term"]] = node = f"{name}#{term['id']}"
        nodes[node] = {"id": node, "kind": "term", "name": term["term"], "record": name, "part": part}
        place = term["defined_in"] or term["section"]
        if place is not None:
            edges.append(_edge(node, _section(name, sections[place], nodes), "defined_in"))
    for term, others in result["edges"].items():
        edges += [_edge(ids[term], ids[other], "rests_on") for other in others]
    for one in given:
        if one["external"] is not None and one["term"] in ids:
            edges.append(_edge(ids[one["term"]], _document(one["external"], nodes), "decided_by"))
    return edges, [[ids[term] for term in cycle] for cycle in result["cycles"]]


def _references(
    record: Mapping[str, Any], linked: Mapping[tuple[str, str], Mapping[str, Any]], nodes: dict[str, Node]
) -> Iterator[Edge]:
    """An edge from section to section, or to a document, for all references between the two."""
    name = record["document"]["id"]
    sections = {one["id"]: one for one in record["sections"]}
    full = {one["id"]: document.name for document in named_documents(record) for one in document.references}
    items: dict[tuple[str, str, str], list[str]] = {}
    for one in record["cross_references"]:
        link = linked.get((name, one["id"]))
        if one["section"] is None:
            continue
        if one["target"] is not None:
            kind, target = "refers_to", _section(name, sections[one["target"]], nodes)
        elif link is not None:
            kind, target = "refers_to", "#".join(filter(None, [link["target_record"], link["target"]]))
        elif one["id"] in full:
            kind, target = "cites", _document(full[one["id"]], nodes)
        else:
            continue
        items.setdefault((_section(name, sections[one["section"]], nodes), target, kind), []).append(one["id"])
    for (source, target, kind), ids in items.items():
        yield {**_edge(source, target, kind), "items": ids}


def _section(name: str, section: Mapping[str, Any], nodes: dict[str, Node]) -> str:
    node = f"{name}#{section['id']}"
    if node not in nodes:
        words = f"{section['label']} {section['heading']}" if section["heading"] else section["label"]
        nodes[node] = {"id": node, "kind": "section", "name": words, "record": name, "part": section["part"]}
    return node


def _document(name: str, nodes: dict[str, Node]) -> str:
    node = f"document:{name}"
    nodes.setdefault(node, {"id": node, "kind": "document", "name": name})
    return node


def _edge(source: str, target: str, kind: str) -> Edge:
    return {"from": source, "to": target, "kind": kind}
