"""`fourcorners schema` prints the JSON Schema of a record."""

import argparse

from flows.console import DONE, answering

NAME = "schema"
HELP = "print the JSON Schema of a record"


def add(command: argparse.ArgumentParser) -> None:
    """Adds no options: there are none."""


def run(options: argparse.Namespace) -> int:
    """Prints the JSON Schema of a record."""
    from pipeline.schema import schema_text

    with answering():
        print(schema_text(), end="")
    return DONE
