"""`fourcorners check RELEASE` ties an earnings release out: every figure against each that it should agree with."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flows.console import DONE, FAILED, WRONG_CALL, WrongCall, add_limit, allowed, answering, check_paths, say
from flows.json_files import record_at

if TYPE_CHECKING:
    from pipeline.limits import Limits
    from pipeline.source_map import SourceMap

NAME = "check"
HELP = "tie an earnings release out: totals, prose against tables, growth, figures for each share"

ORDER = ("conflict", "not_checkable", "within_rounding", "exact")
"""The verdicts, the worst first."""
_WORDS = {"not_checkable": "not checkable", "within_rounding": "within rounding"}
_WIDTH = 15


@dataclass(frozen=True)
class Release:
    """A release: how it is called, its record as JSON, and its text with the way back, where they are at hand."""

    name: str
    record: Mapping[str, Any]
    text: str | None
    source_map: "SourceMap | None"


def add(command: argparse.ArgumentParser) -> None:
    """Adds the options."""
    command.add_argument("paths", nargs="+", metavar="RELEASE", help="a file of any format, or the record of one")
    command.add_argument("--json", action="store_true", help="print the answers as JSON, a line for each release")
    command.add_argument("--all", action="store_true", help="list the checks that agree to the last digit, too")
    add_limit(command)


def run(options: argparse.Namespace) -> int:
    """Prints the checks of each release, the worst first; exit status 1 where figures conflict, 2 where none do and
    something could not be read.
    """
    from computations import tie_out
    from computations.collect import inputs_of
    from computations.computation import answer

    check_paths(options.paths)
    failures: list[str] = []
    conflicts = checked = 0
    for release in _releases(options.paths, allowed(options.limit), failures):
        inputs = inputs_of(tie_out.COMPUTATION, [release.record])
        given = answer(tie_out.COMPUTATION, inputs)
        if given["status"] == "error":
            failures += [f"{release.name}: {one['field']}: {one['message']}" for one in given["errors"]]
            continue
        if not given["result"]["checks"]:
            continue
        checked += 1
        conflicts += len(given["result"]["conflicts"])
        with answering():
            if options.json:
                print(json.dumps({"document": release.record["document"]["id"], **given}, ensure_ascii=False))
            else:
                print("\n".join(_table(release, given["result"]["checks"], inputs, whole=options.all)), end="\n\n")
    for failure in failures:
        say(failure)
    if not checked and not failures:
        say("nothing states figures that could be tied out")
    if conflicts:
        return FAILED
    return WRONG_CALL if failures else DONE


def _releases(paths: Sequence[str], limits: "Limits", failures: list[str]) -> Iterator[Release]:
    from flows.extraction import documents
    from flows.find import received
    from pipeline.schema import to_json

    with received(paths, limits) as places:
        for place in places:
            if place.endswith(".json"):
                yield _stored(place)
                continue
            for name, record, document in documents(place, limits, failures):
                yield Release(name, json.loads(to_json(record)), document.text, document.source_map)


def _stored(path: str) -> Release:
    """The release of a record, with its text where it lies in a store."""
    from pipeline.store.store import file_path

    record = record_at(path)
    beside = file_path(Path(path).parent.parent, "text", record["document"]["id"])
    try:
        text = beside.read_bytes().decode() if beside.is_file() else None
    except (OSError, UnicodeDecodeError) as error:
        raise WrongCall(f"{beside}: cannot be read: {error}") from error
    return Release(path, record, text, None)


def _table(
    release: Release, checks: Mapping[str, Mapping[str, Any]], inputs: Mapping[str, Any], *, whole: bool
) -> Iterator[str]:
    counts = Counter(one["verdict"] for one in checks.values())
    said = ", ".join(f"{counts[one]} {_WORDS.get(one, one)}" for one in ORDER if counts[one])
    yield f"{release.name}: {len(checks)} checks: {said}"
    items = {one["id"]: one for name in ("facts", "clauses") for one in inputs[name]}
    labels = {(one["id"], *row["path"]): row["span"] for one in inputs["tables"] for row in one["rows"]}
    for verdict in ORDER if whole else ORDER[:-1]:
        for name, one in checks.items():
            if one["verdict"] == verdict:
                yield f"  {_WORDS.get(verdict, verdict):{_WIDTH}}  {name}  {_figures(one)}".rstrip()
                if verdict == "conflict":
                    yield from _places(release, one, items, labels)


def _figures(one: Mapping[str, Any]) -> str:
    if one["verdict"] == "not_checkable":
        return f"({one['why']})"
    if one["computed"] is None:
        return f"stated {one['stated']}"
    ranged = "" if one["low"] == one["high"] else f", {one['low']} to {one['high']}"
    stated = "" if one["stated"] is None else f"stated {one['stated']}, "
    return f"{stated}computed {one['computed']}{ranged}"


def _places(
    release: Release,
    one: Mapping[str, Any],
    items: Mapping[str, Mapping[str, Any]],
    labels: Mapping[tuple[str, ...], Sequence[int] | None],
) -> Iterator[str]:
    """Where the figures of a conflict stand, each line with a caret; their words where the text is not at hand.

    Of a label that does not fit its figure, the label as well.
    """
    from flows.places import shown
    from pipeline.span import Span

    for token in one["figures"]:
        item = items.get(token.partition("#")[2].partition(":")[2])
        if item is None:
            continue
        places = [(item["text"], item["span"])]
        label = labels.get((item.get("table", ""), *item.get("path", ())))
        if one["kind"] == "label" and label is not None:
            places.insert(0, (item["label"], label))
        for words, span in places:
            lines = [f"“{' '.join(words.split())}”, characters {span[0]} to {span[1]}"]
            if release.text is not None:
                lines = shown(release.text, Span(*span), release.source_map)
            yield from (f"      {line}" for line in lines)
