r"""A graph as DOT or Mermaid text, for Graphviz and for pages that draw Mermaid.

`to_dot(graph(records))` begins with `digraph records {`, `to_mermaid(graph(records))` with `flowchart LR`.
"""

from collections.abc import Mapping
from typing import Any

SHAPES = {"record": "box3d", "term": "ellipse", "section": "box", "document": "note"}
"""What Graphviz draws for each kind of node."""

BRACKETS = {"record": ("[[", "]]"), "term": ("([", "])"), "section": ("[", "]"), "document": ("[/", "/]")}
"""What Mermaid draws for each kind of node, by the brackets around its name."""


def to_dot(graph: Mapping[str, Any]) -> str:
    """The graph in the DOT language, nodes and edges in the graph's order."""
    lines = ["digraph records {", "  rankdir=LR;"]
    lines += [
        f"  {_quoted(one['id'])} [label={_quoted(one['name'])}, shape={SHAPES[one['kind']]}];" for one in graph["nodes"]
    ]
    lines += [
        f"  {_quoted(one['from'])} -> {_quoted(one['to'])} [label={_quoted(_words(one['kind']))}];"
        for one in graph["edges"]
    ]
    return "\n".join([*lines, "}", ""])


def to_mermaid(graph: Mapping[str, Any]) -> str:
    """The graph as a Mermaid flowchart; its nodes are numbered, since Mermaid allows no `#` in a name."""
    numbers = {one["id"]: f"n{number}" for number, one in enumerate(graph["nodes"], 1)}
    lines = ["flowchart LR"]
    for one in graph["nodes"]:
        before, after = BRACKETS[one["kind"]]
        name = " ".join(one["name"].split()).replace("#", "#35;").replace('"', "#quot;").replace("`", "#96;")
        lines.append(f'  {numbers[one["id"]]}{before}"{name}"{after}')
    lines += [f"  {numbers[one['from']]} -->|{_words(one['kind'])}| {numbers[one['to']]}" for one in graph["edges"]]
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    return '"' + " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _words(kind: str) -> str:
    return kind.replace("_", " ")
