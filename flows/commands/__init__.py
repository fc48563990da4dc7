"""The commands, in the order of the help: a module each, with `add` for its options and `run` for what it does."""

from flows.commands import check, compute, explain, extract, fetch, graph, ingest, schema, verify

COMMANDS = (extract, fetch, ingest, verify, check, compute, graph, schema, explain)
