"""The commands, in the order of the help: a module each, with `add` for its options and `run` for what it does."""

from flows.commands import explain, extract, ingest, schema, verify

COMMANDS = (extract, ingest, verify, schema, explain)
