r"""Which defined term rests on which, down to the documents that decide it.

"Holder: A Person who owns Transfer Restricted Securities" rests on Person and on Transfer Restricted Securities;
"Interest Payment Date: As defined in the Indenture" needs the Indenture.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from computations.computation import Computation, Finding, Outcome
from computations.inputs import Input
from computations.named_documents import terms_of
from computations.naming import stems


@dataclass(frozen=True)
class Term:
    """A term with all that defines it in one part, and the document that decides it, if another one does."""

    name: str
    definitions: tuple[str, ...]
    external: tuple[str, ...]


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The graph of `defined_terms` [{`term`, `definition`, `external`}] of one part.

    `edges` has for each term those in its definition, `cycles` the terms that rest on one another, `layers` the
    components, what others rest on first, and `needs_documents` the external documents that each term leads to.
    """
    given = [
        Term(
            one.get("term").needed("the term"),
            tuple(filter(None, [one.get("definition").text()])),
            tuple(filter(None, [one.get("external").text()])),
        )
        for one in whole.get("defined_terms").items()
    ]
    whole.prove()
    terms, findings = _merged(given)
    edges = {name: rests_on(terms[name], terms) for name in sorted(terms)}
    components = strongly_connected(edges)
    return Outcome(
        {
            "edges": edges,
            "cycles": sorted(one for one in components if len(one) > 1),
            "layers": components,
            "needs_documents": _documents(terms, edges, components),
        },
        diagnostics=findings,
    )


def _merged(given: Sequence[Term]) -> tuple[dict[str, Term], tuple[Finding, ...]]:
    """The terms by name; one that is defined twice rests on what both definitions rest on."""
    by_key: dict[tuple[str, ...], Term] = {}
    findings = []
    for term in given:
        key = tuple(stems(term.name))
        known = by_key.get(key)
        if known is None:
            by_key[key] = term
            continue
        findings.append(
            Finding("info", "term_redefined", f"{term.name} is defined more than once", {"term": term.name})
        )
        by_key[key] = Term(known.name, known.definitions + term.definitions, known.external + term.external)
    return {term.name: term for term in by_key.values()}, tuple(findings)


def rests_on(term: Term, terms: Mapping[str, Term]) -> list[str]:
    """The terms in a term's definitions, in order of name.

    Whole words of either case, singular or plural; the longest term wins and hides the shorter ones that it covers:
    an "Additional Interest Payment Date" is no Interest Payment Date.
    """
    index = _index(terms)
    found = {name for definition in term.definitions for name in _named(stems(definition), index)}
    return sorted(found - {term.name})


_Index = Mapping[str, Sequence[tuple[tuple[str, ...], str]]]


def _index(terms: Mapping[str, Term]) -> _Index:
    """The terms by their first word, the longest first."""
    index: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for name in terms:
        key = tuple(stems(name))
        if key:
            index.setdefault(key[0], []).append((key, name))
    return {first: sorted(entries, key=lambda one: (-len(one[0]), one[1])) for first, entries in index.items()}


def _named(words: Sequence[str], index: _Index) -> Iterator[str]:
    at = 0
    while at < len(words):
        for key, name in index.get(words[at], ()):
            if tuple(words[at : at + len(key)]) == key:
                yield name
                at += len(key) - 1
                break
        at += 1


def strongly_connected(edges: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """The components of a graph, each in order of name, dependencies before what rests on them.

    Tarjan's algorithm, without recursion: a glossary may lead through more terms than Python may call functions.
    """
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    waiting: list[str] = []
    placed: set[str] = set()
    found: list[list[str]] = []
    for root in edges:
        path: list[tuple[str, Iterator[str]]] = [] if root in order else [_enter(root, edges, order, low, waiting)]
        while path:
            node, rest = path[-1]
            for other in rest:
                if other not in order:
                    path.append(_enter(other, edges, order, low, waiting))
                    break
                if other not in placed:
                    low[node] = min(low[node], order[other])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == order[node]:
                    at = waiting.index(node)
                    found.append(sorted(waiting[at:]))
                    placed.update(waiting[at:])
                    del waiting[at:]
    return found


def _enter(
    node: str, edges: Mapping[str, Sequence[str]], order: dict[str, int], low: dict[str, int], waiting: list[str]
) -> tuple[str, Iterator[str]]:
    order[node] = low[node] = len(order)
    waiting.append(node)
    return node, iter(edges[node])


def _documents(
    terms: Mapping[str, Term], edges: Mapping[str, Sequence[str]], components: Sequence[Sequence[str]]
) -> dict[str, list[str]]:
    """For each term the external documents that its definition leads to, through however many terms."""
    reached: dict[str, frozenset[str]] = {}
    for component in components:
        own = {document for name in component for document in terms[name].external}
        below = {other for name in component for other in edges[name]} - set(component)
        together = frozenset(own.union(*(reached[other] for other in below)))
        reached.update(dict.fromkeys(component, together))
    return {name: sorted(reached[name]) for name in sorted(terms)}


def collect(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The input that records give: the terms of their main parts, those of a form that is attached left out."""
    return {"defined_terms": [line for record in records for line in terms_of(record, "main")]}


COMPUTATION = Computation(
    name="term_graph",
    purpose="which defined term rests on which, and on which other documents",
    reads=("defined_terms",),
    compute=compute,
    collect=collect,
)
