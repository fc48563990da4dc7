"""What a user sets for all runs, and what Prefect is told before it is loaded.

`load()` reads `fourcorners.toml` in the working folder, or the file that FOURCORNERS_SETTINGS names:

    user_agent = "Example Research research@example.com"

    [limits]
    document_bytes = 100_000_000

FOURCORNERS_USER_AGENT and FOURCORNERS_LIMITS ("pages=10,seconds=30") win over the file. `prepare()` sets for Prefect
only what the environment leaves open: no calls to the outside, no advertising, a server of its own.
"""

import difflib
import math
import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from pipeline.limits import DEFAULT, Limits

FILE = "fourcorners.toml"
KEYS = ("limits", "user_agent")

DEFAULTS = {
    # nobody is told that a flow ran: neither by the client nor by the server, which would log an error when offline
    "DO_NOT_TRACK": "1",
    "PREFECT_SERVER_ANALYTICS_ENABLED": "false",
    "PREFECT_SERVER_UI_SHOW_PROMOTIONAL_CONTENT": "false",
    # plugins are for Prefect's own command line (`prefect run`)
    "PREFECT_PLUGINS_ENABLED": "false",
    # without PREFECT_API_URL a server is started for the run and stopped after it; its first start makes a database
    "PREFECT_SERVER_EPHEMERAL_ENABLED": "true",
    "PREFECT_SERVER_EPHEMERAL_STARTUP_TIMEOUT_SECONDS": "180",
    # what a run holds of a concurrency limit is known to the next server too, which frees what a killed run held
    "PREFECT_SERVER_CONCURRENCY_LEASE_STORAGE": "prefect.server.concurrency.lease_storage.filesystem",
    # one write for many tasks instead of one for each, which takes a third of the time
    "PREFECT_SERVER_SERVICES_TASK_RUN_RECORDER_BATCH_SIZE": "100",
    "PREFECT_SERVER_SERVICES_TASK_RUN_RECORDER_READ_BATCH_SIZE": "100",
    "PREFECT_SERVER_SERVICES_TASK_RUN_RECORDER_FLUSH_INTERVAL": "1",
    # the terminal shows the progress bar, the table and what failed; the run's page has the log of its batches
    "PREFECT_LOGGING_HANDLERS_CONSOLE_LEVEL": "CRITICAL",
    "PREFECT_LOGGING_INTERNAL_LEVEL": "CRITICAL",
}


class WrongSetting(Exception):
    """A setting that cannot be used, with the place and the reason in a sentence."""


@dataclass(frozen=True)
class Settings:
    """What is set: the limits of reading, and as what `fetch` introduces itself to EDGAR."""

    limits: Limits = DEFAULT
    user_agent: str | None = None


def prepare() -> None:
    """Sets the defaults for Prefect; to be called before Prefect is imported, which reads them once."""
    for name, value in DEFAULTS.items():
        os.environ.setdefault(name, value)


def load() -> Settings:
    """The settings of the file and of the environment. Raises `WrongSetting`."""
    settings = _from_file()
    limits = settings.limits
    if words := os.environ.get("FOURCORNERS_LIMITS"):
        limits = with_limits(limits, words.split(","), "FOURCORNERS_LIMITS")
    return Settings(limits, os.environ.get("FOURCORNERS_USER_AGENT") or settings.user_agent)


def with_limits(limits: Limits, assignments: Iterable[str], place: str = "--limit") -> Limits:
    """The limits, with those set anew that are assigned ("pages=10"). Raises `WrongSetting`, which names the place."""
    values: dict[str, int | float] = {}
    for assignment in filter(str.strip, assignments):
        name, given, value = (part.strip() for part in assignment.partition("="))
        if not given:
            raise WrongSetting(f"{place}: {assignment.strip()!r} sets nothing; write {name or 'pages'}=NUMBER")
        values[name] = _limit(name, _number(value), value, place)
    return replace(limits, **values)  # type: ignore[arg-type]  # each value has been held against its field


def _from_file() -> Settings:
    named = os.environ.get("FOURCORNERS_SETTINGS")
    path = Path(named or FILE)
    if not named and not path.exists():
        return Settings()
    try:
        value = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongSetting(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise WrongSetting(f"{path}: is not TOML: {error}") from error
    for key in value:
        _known(key, KEYS, str(path), "setting")
    user_agent = value.get("user_agent")
    if not isinstance(user_agent, str | None):
        raise WrongSetting(f"{path}: user_agent is {user_agent!r}, and has to be a text")
    return Settings(_limits(value.get("limits", {}), f"{path}, [limits]"), user_agent or None)


def _limits(table: Any, place: str) -> Limits:
    if not isinstance(table, Mapping):
        raise WrongSetting(f"{place}: is no table; write [limits] and below it lines such as pages = 10")
    values = {name: _limit(name, value, repr(value), place) for name, value in table.items()}
    return replace(DEFAULT, **values)  # type: ignore[arg-type]  # each value has been held against its field


def _limit(name: str, value: Any, as_written: str, place: str) -> int | float:
    """The value of a limit, held against what its field takes."""
    kinds = {field.name: type(getattr(DEFAULT, field.name)) for field in fields(Limits)}
    _known(name, kinds, place, "limit")
    is_number = type(value) is int or (kinds[name] is float and type(value) is float and math.isfinite(value))
    if not is_number or value <= 0:
        kind = "whole number" if kinds[name] is int else "number"
        raise WrongSetting(f"{place}: {name} is {as_written}, and has to be a {kind} above zero")
    return kinds[name](value)  # type: ignore[no-any-return]  # an int or a float


def _known(name: str, names: Iterable[str], place: str, what: str) -> None:
    if name not in names:
        near = difflib.get_close_matches(name, list(names), n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(sorted(names))}"
        raise WrongSetting(f"{place}: there is no {what} {name}; {hint}")


def _number(words: str) -> int | float | None:
    for kind in (int, float):
        try:
            return kind(words)
        except ValueError:
            continue
    return None
