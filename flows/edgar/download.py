"""One file, from its address to its place: begun or gone on with, checked, and put there at once.

Whatever interrupts a download, its place holds nothing or the whole; the next one goes on where the server allows.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from filelock import FileLock, Timeout

from flows.edgar.client import Client
from flows.edgar.part import Part, Validators, check_size
from flows.edgar.trouble import Again, NotFetched, Stopped
from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits

Check = Callable[[Path], None]
LISTS = Limits(file_bytes=1_000_000_000)
"""What an index or a list may have: they are no documents, and none has a tenth of it."""


@dataclass(frozen=True)
class _Asked:
    """What is downloaded: from where, to where, its check, what of it is here, its limits, where its validators go."""

    url: str
    target: Path
    check: Check
    part: Part
    limits: Limits
    validators: Path | None = None


def download(client: Client, url: str, target: Path, check: Check, scratch: Path) -> None:
    """Puts the file at an address into its place, unless it is there already.

    `check` raises `Again` or `NotFetched` where a file is not the whole of what was asked for; the parts stay in
    `scratch`, on the same disk. Raises `NotFetched`, `Missing`, `Blocked`, and `Unreadable` for what is too large.
    """
    with _alone(client, scratch / f"{target.name}.lock"):
        if not passes(check, target):
            asked = _Asked(url, target, check, Part(scratch / target.name, url), client.edgar.limits)
            client.patiently(lambda: _ask(client, asked))


def refresh(client: Client, url: str, target: Path, check: Check) -> None:
    """Brings a kept file up to date: asks for it only where it has changed. Raises `NotFetched` and its kinds."""
    validators = target.with_name(target.name + ".validators")
    target.parent.mkdir(parents=True, exist_ok=True)
    with _alone(client, target.with_name(target.name + ".lock")):
        asked = _Asked(url, target, check, Part(target, url), LISTS, validators)
        try:
            client.patiently(lambda: _ask(client, asked))
        except Unreadable as problem:
            raise NotFetched(str(problem)) from problem


def passes(check: Check, path: Path) -> bool:
    """Whether there is a file at a path, and the whole of what it should be."""
    try:
        check(path)
    except (Again, NotFetched, OSError):
        return False
    return True


def _ask(client: Client, asked: _Asked) -> None:
    """One request, and what becomes of its answer."""
    url, part = asked.url, asked.part
    headers = part.going_on()
    if not headers and asked.validators is not None and passes(asked.check, asked.target):
        kept = Validators.at(asked.validators, url)
        headers = kept.unchanged() if kept else {}
    with client.open(url, headers) as response:
        if response.status_code == 304:
            if "If-None-Match" not in headers and "If-Modified-Since" not in headers:
                raise NotFetched(f"{url}: is said to be unchanged, which was not asked")
            return
        if response.status_code == 416:
            if not part.is_all(response):
                raise Again(f"{url}: there is no more where the download was interrupted; it is begun anew")
        else:
            _receive(client, response, asked)
    try:
        asked.check(part.unpack(asked.limits))
    except Exception:
        part.drop()
        raise
    part.keep(asked.target, asked.validators)


def _receive(client: Client, response: httpx.Response, asked: _Asked) -> None:
    """Writes the bytes of an answer as they come; an interruption leaves them, what is too large goes."""
    try:
        _write(client, response, asked)
    except Unreadable:
        asked.part.drop()
        raise


def _write(client: Client, response: httpx.Response, asked: _Asked) -> None:
    name, patience, limits = asked.target.name, client.edgar.patience, asked.limits
    stream, size = asked.part.take(response)
    received, began = 0, time.monotonic()
    with stream:
        announced = response.headers.get("Content-Length", "")
        check_size(name, size + int(announced) if announced.isdigit() else size, limits)
        for chunk in response.iter_raw():
            if client.stop.is_set():
                raise Stopped
            stream.write(chunk)
            received += len(chunk)
            check_size(name, size + received, limits)
            took = time.monotonic() - began
            if took > patience.slow_after and received < patience.slowest * took:
                raise Again(f"{name}: comes too slowly, {received:,} bytes in {took:.0f} s")


@contextmanager
def _alone(client: Client, path: Path) -> Iterator[None]:
    """Nobody else downloads the same file meanwhile; the lock goes when its holder does."""
    lock = FileLock(path)
    try:
        lock.acquire(timeout=client.edgar.patience.total, cancel_check=client.stop.is_set)
    except Timeout as error:
        if client.stop.is_set():
            raise Stopped from error
        raise NotFetched(f"{path}: another process has been at this file for too long") from error
    try:
        yield
    finally:
        # in this order: who waits for it sees that the name is gone, and makes a new one
        path.unlink(missing_ok=True)
        lock.release()
