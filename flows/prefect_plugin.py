"""`prefect run PATH… [-p name=value]`: words that Prefect once had, for what `fourcorners ingest` does.

Prefect loads this by the entry point `prefect.plugins`, in a folder whose `prefect.toml` enables plugins, before it
looks at its command line. The place where the command is added is not published: whatever goes wrong there adds none.
"""

import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, NoReturn

from prefect.plugins import register_hook

OPTIONS = {
    "out": "--out",
    "max_failed": "--max-failed",
    "limits": "--limit",
    "workers": "--workers",
    "runner": "--runner",
    "address": "--address",
    "metrics": "--metrics",
}
"""The parameters of the flow `ingest` beside its paths, and the options of `fourcorners ingest` that they are."""

NAME, HELP = "run", "Extract SEC filings now: the same as fourcorners ingest."


class WrongParameter(Exception):
    """A parameter that cannot be passed on, with the reason in a sentence."""


@register_hook
def setup_environment(*, ctx: Any) -> None:
    """Adds the command to Prefect's, if this is Prefect's command line."""
    if not _is_prefects_command_line():
        return
    try:
        from prefect.cli._app import _app  # noqa: PLC0415  # loaded for Prefect's commands alone

        if NAME not in _app:
            _app.command("flows.prefect_plugin:command", name=NAME, help=HELP)
    except Exception as error:  # noqa: BLE001  # the place is Prefect's own, and another release may have another
        with suppress(Exception):
            ctx.logger_factory("fourcorners").debug("there is no prefect run: %s", error)


def arguments(paths: Sequence[str], parameters: Sequence[str]) -> list[str]:
    """The arguments of `fourcorners` for paths and parameters ("workers=2"). Raises `WrongParameter`."""
    given = ["ingest"]
    for parameter in parameters:
        name, is_set, value = parameter.partition("=")
        if not is_set:
            raise WrongParameter(f"-p {parameter}: write a parameter as name=value")
        if name not in OPTIONS:
            raise WrongParameter(f"-p {parameter}: there is no parameter {name}; there are {', '.join(OPTIONS)}")
        given += [f"{OPTIONS[name]}={one}" for one in _values(value)]
    return [*given, "--", *paths]


def _values(value: str) -> list[str]:
    """One value, or those of a JSON array."""
    try:
        read = json.loads(value)
    except ValueError:
        return [value]
    if isinstance(read, list):
        return [str(one) for one in read]
    return [read if isinstance(read, str) else value]


def _run(paths: Sequence[str], parameters: Sequence[str]) -> NoReturn:
    """Becomes `fourcorners ingest`, which sets Prefect up before it is loaded; this process has loaded it already."""
    from prefect.context import get_settings_context  # noqa: PLC0415  # as above

    try:
        command = [sys.executable, "-P", "-m", "flows", *arguments(paths, parameters)]
    except WrongParameter as error:
        sys.stderr.write(f"prefect run: {error}\n")
        raise SystemExit(2) from error
    profile = get_settings_context().profile.name  # `prefect --profile NAME run`
    os.execve(sys.executable, command, {**os.environ, "PREFECT_PROFILE": profile})  # noqa: S606  # our own program


def _is_prefects_command_line() -> bool:
    """Whether this process was started as `prefect` or `python -m prefect`."""
    words = sys.orig_argv[1:]
    if "-m" in words:
        return words[words.index("-m") + 1 :][:1] == ["prefect"]
    return bool(sys.argv) and Path(sys.argv[0]).stem == "prefect"


def _command() -> Any:
    """The command, in the shape that Prefect's command line takes."""
    from cyclopts import App, Parameter  # noqa: PLC0415  # as above

    app = App(name=NAME, help=HELP, help_flags=["--help"], version_flags=[])

    @app.default
    def run(
        *paths: Annotated[str, Parameter(help="Files, folders and archives; - is standard input.")],
        param: Annotated[
            tuple[str, ...],
            Parameter(["--param", "-p"], help=f"A parameter of the flow: {', '.join(OPTIONS)}. May be repeated."),
        ] = (),
    ) -> None:
        """Extract SEC filings now: the same as fourcorners ingest."""
        _run(paths, param)

    return app


def __getattr__(name: str) -> Any:
    """`command`, which is made when Prefect asks for it."""
    if name == "command":
        return _command()
    raise AttributeError(name)
