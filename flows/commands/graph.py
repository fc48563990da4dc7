"""`fourcorners graph RECORD…` prints what rests on what: terms, sections, and the documents that decide them."""

import argparse

from flows.console import DONE, answering, check_paths
from flows.json_files import record_at

NAME = "graph"
HELP = "print the graph of terms and references of records"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("records", nargs="+", metavar="RECORD", help="the JSON files of records")
    command.add_argument("--format", choices=("json", "dot", "mermaid"), default="json", help="default: json")
    command.add_argument("--only", choices=("terms", "references"), help="leave the other edges out")


def run(options: argparse.Namespace) -> int:
    """Prints the graph of some records."""
    import orjson

    from computations.drawing import to_dot, to_mermaid
    from computations.graph import REFERENCES, TERMS, graph, only

    check_paths(options.records)
    found = graph([record_at(path) for path in options.records])
    if options.only is not None:
        found = only(found, TERMS if options.only == "terms" else REFERENCES)
    with answering():
        if options.format == "json":
            print(orjson.dumps(found, option=orjson.OPT_INDENT_2).decode())
        else:
            print((to_dot if options.format == "dot" else to_mermaid)(found), end="")
    return DONE
