"""`fourcorners compute NAME --record R` computes what follows from records and from what no document states."""

import argparse
import difflib
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flows.console import DONE, FAILED, WrongCall, answering, check_paths, say
from flows.json_files import json_at, object_at, record_at

if TYPE_CHECKING:
    from computations.computation import Computation

NAME = "compute"
HELP = "compute what follows from records and from what no document states"

FORMATS = ("json", "markdown", "csv", "ics", "chart")


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("name", nargs="?", metavar="NAME", help="the computation; --list prints all names")
    command.add_argument("--list", action="store_true", help="print every computation with its purpose")
    command.add_argument("--template", action="store_true", help="print the empty external input, a comment a field")
    command.add_argument("--store", metavar="DIR", help="compute all that the records of a store have something for")
    command.add_argument("--record", action="append", default=[], metavar="FILE", help="the JSON file of a record")
    command.add_argument("--inputs", metavar="CASE", help="the whole input in one JSON file")
    command.add_argument("--external", metavar="FILE", help="what no document states, in a JSON file")
    command.add_argument("--set", action="append", default=[], metavar="PATH=VALUE", help="set a value of the input")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="choose a reading")
    command.add_argument("--format", choices=FORMATS, default="json", help="default: json")


def run(options: argparse.Namespace) -> int:
    """Prints the answer of a computation, the list of all, or the empty external input of one."""
    from computations import COMPUTATIONS
    from computations.computation import answer

    if options.list:
        width = max(len(one.name) for one in COMPUTATIONS)
        with answering():
            for one in COMPUTATIONS:
                print(f"{one.name:{width}}  {one.purpose}")
        return DONE
    if options.store is not None:
        return _over_store(options)
    computation = _named(options.name)
    if options.template:
        with answering():
            print(_template(computation), end="")
        return DONE
    if options.format not in ("json", "markdown", *computation.renderings):
        known = ", ".join(("json", "markdown", *computation.renderings))
        raise WrongCall(f"{computation.name} is not printed as {options.format}, only as {known}")
    inputs = _inputs(computation, options)
    if not inputs:
        raise WrongCall(f"{computation.name} needs a record (--record) or a case (--inputs)")
    given = answer(computation, inputs)
    given["diagnostics"] += _changes(computation, options)
    if given["status"] == "incomplete" and options.format not in ("json", "markdown"):
        say(f"the answer is incomplete: {', '.join(one['name'] for one in given['missing'])} is missing")
    with answering():
        sys.stdout.buffer.write(_rendered(computation, options.format, given, inputs))
    return FAILED if given["status"] == "error" else DONE


def _over_store(options: argparse.Namespace) -> int:
    """Runs the flow over a store, and prints how many answers each computation has given, by status."""
    if options.name or options.record or options.inputs or options.external or options.set or options.option:
        raise WrongCall("--store computes everything for every record of a store: no other option goes with it")
    if not (Path(options.store) / "ledger.sqlite").is_file():
        raise WrongCall(f"{options.store}: is no store; `fourcorners ingest` makes one")
    from flows import compute as flow
    from flows.server_process import NoServer
    from pipeline.store import StoreError

    try:
        done = flow.run(options.store)
    except (StoreError, NoServer) as error:
        raise WrongCall(str(error)) from error
    with answering():
        for name, counts in done.answers.items():
            print(f"{name:26}  {', '.join(f'{count:,} {status}' for status, count in sorted(counts.items()))}")
        print(done.summary())
    return DONE


def _named(name: str | None) -> "Computation":
    from computations import BY_NAME

    if name is None:
        raise WrongCall("compute needs the name of a computation; `fourcorners compute --list` prints all")
    if name not in BY_NAME:
        near = difflib.get_close_matches(name, BY_NAME, n=3)
        hint = f"did you mean {' or '.join(near)}?" if near else "`fourcorners compute --list` prints all"
        raise WrongCall(f"there is no computation {name}; {hint}")
    return BY_NAME[name]


def _template(computation: "Computation") -> str:
    external = _blank(computation)
    readings = {name: {"default": one.default, "values": one.values} for name, one in computation.options.items()}
    whole = {"external": external, "options": readings}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _blank(computation: "Computation") -> dict[str, Any]:
    """The empty external input, a comment for each field."""
    from computations.external import template

    external = dict(template(computation.external))
    if "clauses" in computation.reads and computation.needs:
        external["clauses"] = dict.fromkeys(computation.needs, "the id of the clause meant, where there are several")
    return external


def _rendered(computation: "Computation", form: str, given: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The answer in a format; one with status `error` has nothing to draw, and is printed as JSON."""
    from computations.explanation import to_markdown

    if form == "markdown":
        return to_markdown(given, inputs).encode()
    if form == "json" or given["status"] == "error":
        return json.dumps(given, ensure_ascii=False, indent=2).encode() + b"\n"
    return computation.renderings[form](given, inputs)


def _inputs(computation: "Computation", options: argparse.Namespace) -> dict[str, Any]:
    """The input of the call: a case or what records give, then the external facts, then single values."""
    from computations.case import WrongCase, resolved, stands_at, value_of, with_value
    from computations.collect import inputs_of

    check_paths([*options.record, *(one for one in (options.inputs, options.external) if one is not None)])
    try:
        inputs = {}
        if options.inputs is not None:
            beside = Path(options.inputs).parent
            inputs = resolved(object_at(options.inputs), lambda name: json_at(str(beside / name)))
        if options.record:
            inputs = {**inputs, **inputs_of(computation, _records(options.record))}
        if options.external is not None:
            inputs = {**inputs, **_external(computation, object_at(options.external))}
        for path, words in _pairs(options.set, "--set"):
            # a record has every field, a case that a person wrote need not
            if options.inputs is None and _is_stated(path, computation) and not stands_at(inputs, path):
                raise WrongCall(f"--set {path}: the records have nothing there")
            inputs = with_value(inputs, path, value_of(words))
        for name, words in _pairs(options.option, "--option"):
            inputs = with_value(inputs, f"options.{name}", value_of(words))
    except (WrongCase, ValueError) as error:
        raise WrongCall(str(error)) from error
    return inputs


def _records(paths: Sequence[str]) -> list[Mapping[str, Any]]:
    """The records of these files. Raises `WrongCall` where one is given twice."""
    records: dict[str, Mapping[str, Any]] = {}
    for path in paths:
        record = record_at(path)
        if records.setdefault(record["document"]["id"], record) is not record:
            raise WrongCall(f"--record {path}: this record is given twice")
    return list(records.values())


def _external(computation: "Computation", given: Mapping[str, Any]) -> dict[str, Any]:
    """The external facts of a file, and the readings where it is the whole template; comments in it are nothing."""
    from computations.external import filled_in

    whole = given.keys() <= {"external", "options"} and isinstance(given.get("external"), Mapping)
    facts = {"external": filled_in(given["external"] if whole else given, _blank(computation))}
    readings = given.get("options") if whole else None
    if not isinstance(readings, Mapping):
        return facts
    chosen = {name: one for name, one in readings.items() if not (isinstance(one, Mapping) and "default" in one)}
    return {**facts, "options": chosen}


def _is_stated(path: str, computation: "Computation") -> bool:
    """Whether a path leads into what records give."""
    return path.partition(".")[0].partition("[")[0] in computation.reads


def _changes(computation: "Computation", options: argparse.Namespace) -> list[dict[str, str]]:
    """A diagnostic for each value of a record that the call has replaced."""
    return [
        {"severity": "warning", "code": "input_changed", "message": f"{path} was set to {words} by the call"}
        for path, words in _pairs(options.set, "--set")
        if _is_stated(path, computation)
    ]


def _pairs(given: Sequence[str], option: str) -> list[tuple[str, str]]:
    for one in given:
        if "=" not in one[1:]:
            raise WrongCall(f"{option} {one}: a name, a sign = and a value are needed")
    return [(name, words) for name, _, words in (one.partition("=") for one in given)]
