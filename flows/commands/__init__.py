"""The commands, in the order of the help: a module each, with `add` for its options and `run` for what it does."""

from flows.commands import (
    changes,
    check,
    compute,
    explain,
    extract,
    fetch,
    graph,
    ingest,
    schema,
    serve,
    status,
    verify,
)

COMMANDS = (extract, fetch, ingest, serve, status, changes, verify, check, compute, graph, schema, explain)
