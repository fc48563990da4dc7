"""`prefect run` is `fourcorners ingest` in other words, and its absence harms nobody."""

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from flows.commands import ingest
from flows.prefect_plugin import OPTIONS, WrongParameter, arguments, setup_environment
from pipeline.store import verify
from tests.accept import ROOT
from tests.flows.conftest import Ran


class Commands(dict[str, str]):
    """Stands for Prefect's commands."""

    def command(self, place: str, *, name: str, **_: str) -> None:
        """Adds a command, as Prefect's own do."""
        self[name] = place


@pytest.fixture
def prefects(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """Prefect's commands, in a process that was started as `prefect`."""
    commands = Commands()
    module: Any = ModuleType("prefect.cli._app")
    module._app = commands
    monkeypatch.setitem(sys.modules, "prefect.cli._app", module)
    monkeypatch.setattr(sys, "orig_argv", ["python", "/usr/bin/prefect", "run"])
    monkeypatch.setattr(sys, "argv", ["/usr/bin/prefect", "run"])
    return commands


def hook() -> list[str]:
    """What the hook says for those who look for a fault."""
    told: list[str] = []
    log = SimpleNamespace(debug=lambda sentence, *values: told.append(sentence % values))
    setup_environment(ctx=SimpleNamespace(logger_factory=lambda _: log))
    return told


def test_the_command_is_added_once(prefects: Commands) -> None:
    assert hook() == hook() == []
    assert prefects == {"run": "flows.prefect_plugin:command"}


def test_a_command_that_prefect_has_itself_stays(prefects: Commands) -> None:
    prefects["run"] = "prefect.cli.run:app"
    assert hook() == []
    assert prefects == {"run": "prefect.cli.run:app"}


@pytest.mark.parametrize(
    "words",
    [["fourcorners", "ingest"], ["python", "-m", "flows", "ingest"], ["python", "-m", "pytest"], ["python", "run.py"]],
)
def test_another_program_gets_no_command(words: list[str], prefects: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "orig_argv", words)
    monkeypatch.setattr(sys, "argv", words[-2:])
    assert hook() == []
    assert prefects == {}


def test_a_prefect_that_has_changed_gets_no_command_and_no_error(
    prefects: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prefect.cli._app", ModuleType("prefect.cli._app"))
    (told,) = hook()
    assert told.startswith("there is no prefect run: cannot import name '_app'")


@pytest.mark.parametrize(
    ("parameters", "options"),
    [
        ([], []),
        (["out=records", "workers=2"], ["--out=records", "--workers=2"]),
        (['limits=["pages=10","seconds=30"]'], ["--limit=pages=10", "--limit=seconds=30"]),
        (["limits=pages=10"], ["--limit=pages=10"]),
        (['out="my records"', "max_failed=0.1"], ["--out=my records", "--max-failed=0.1"]),
        (["runner=dask", "address=tcp://host:8786"], ["--runner=dask", "--address=tcp://host:8786"]),
    ],
)
def test_parameters_become_options(parameters: list[str], options: list[str]) -> None:
    assert arguments(["-", "--odd"], parameters) == ["ingest", *options, "--", "-", "--odd"]


@pytest.mark.parametrize(
    ("parameter", "sentence"),
    [("workers", "write a parameter as name=value"), ("worker=2", "there is no parameter worker; there are out, ")],
)
def test_a_wrong_parameter_is_told(parameter: str, sentence: str) -> None:
    with pytest.raises(WrongParameter, match=f"-p {parameter}: {sentence}"):
        arguments(["a.txt"], [parameter])


def test_the_options_are_those_of_ingest() -> None:
    import argparse
    import inspect

    from flows.ingest import ingest as flow

    command = argparse.ArgumentParser()
    ingest.add(command)
    assert {option for one in command._actions for option in one.option_strings} >= set(OPTIONS.values())
    assert set(inspect.signature(flow.fn).parameters) == {"paths", *OPTIONS}


@pytest.mark.slow
def test_prefect_run_extracts(ran: Ran, server: str, tmp_path: Path) -> None:
    assert entry_points(group="prefect.plugins")["fourcorners"].value == "flows.prefect_plugin"
    (tmp_path / "letter.txt").write_bytes((ran.inbox / "letter.txt").read_bytes())
    done = prefect({**ran.environment, "PREFECT_API_URL": server}, "run", tmp_path, "-p", f"out={tmp_path / 'out'}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("1 document extracted, 0 quarantined\n")
    assert list(verify(tmp_path / "out")) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["--help"], 0, "│ run "),
        (["run", "--help"], 0, "the same as fourcorners ingest"),
        (["run", "a.txt", "--param", "worker=2"], 2, "prefect run: -p worker=2: there is no parameter worker"),
        (["run", "a.txt", "-p", "workers=none"], 2, "'none' is not a number of processes"),
        (["run"], 2, "the following arguments are required: PATH"),
    ],
)
def test_prefects_command_line_knows_it(ran: Ran, words: list[str], status: int, told: str) -> None:
    done = prefect(ran.environment, *words)
    assert done.returncode == status
    assert told in done.stdout + done.stderr


def prefect(environment: dict[str, str], *words: object) -> subprocess.CompletedProcess[str]:
    """Prefect's command line in the folder of the project."""
    command = [sys.executable, "-m", "prefect", *map(str, words)]
    quiet = {"DO_NOT_TRACK": "1", "COLUMNS": "120", **environment}
    return subprocess.run(command, env=quiet, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
