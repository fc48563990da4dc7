"""A server on this machine that answers as EDGAR does, and as it does on bad days."""

import gzip
import hashlib
import socket
import struct
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

MODIFIED = "Wed, 01 May 2024 22:10:00 GMT"
UNDECLARED = b"<html><title>Your Request Originates from an Undeclared Automated Tool</title></html>"
TOO_FAST = b"<html><title>SEC.gov | Request Rate Threshold Exceeded</title></html>"
NOT_IN_STORE = b'<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'


@dataclass(frozen=True)
class Asked:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    moment: float


Fault = Callable[["Handler", bytes], None]


@dataclass
class Site:
    """What the server holds, the faults of the next requests for a path, and all requests so far."""

    files: dict[str, bytes] = field(default_factory=dict)
    faults: dict[str, deque[Fault]] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    etags: bool = True
    ranges: bool = True
    gzips: bool = False
    url: str = ""

    def put(self, path: str, data: bytes, *faults: Fault) -> None:
        """Holds a file, whose first requests meet these faults."""
        self.files[path] = data
        self.faults[path] = deque(faults)

    def paths(self) -> list[str]:
        """The paths of all requests so far."""
        return [asked.path for asked in self.asked]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or each answer waits 40 ms for an acknowledgement
    site: Site

    def log_message(self, *_: object) -> None:
        """Says nothing."""

    def do_GET(self) -> None:
        """Answers, or does what is wrong with this request."""
        site, path = self.site, self.path.removeprefix("/")
        headers = {name.lower(): value for name, value in self.headers.items()}
        site.asked.append(Asked(path, headers, time.monotonic()))
        if "@" not in headers.get("user-agent", ""):
            self.answer(403, UNDECLARED)
            return
        data = site.files.get(path)
        waiting = site.faults.get(path)
        if waiting:
            waiting.popleft()(self, data or b"")
        elif data is None:
            self.answer(404, b"<html>404</html>")
        else:
            self.serve(data, headers)

    def serve(self, data: bytes, asked: dict[str, str]) -> None:
        """Answers as a server does that knows of changes, parts and codings."""
        head = {"Last-Modified": MODIFIED}
        if self.site.gzips and "gzip" in asked.get("accept-encoding", ""):
            data = gzip.compress(data, mtime=0)
            head["Content-Encoding"] = "gzip"
        tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        if self.site.etags:
            head["ETag"] = tag
        if asked.get("if-none-match") == tag or (
            "if-none-match" not in asked and asked.get("if-modified-since") == MODIFIED
        ):
            self.answer(304, b"", head)
            return
        span = asked.get("range", "")
        if span and self.site.ranges and asked.get("if-range") in (tag, MODIFIED):
            begin = int(span.removeprefix("bytes=").removesuffix("-"))
            if begin >= len(data):
                self.answer(416, b"", {**head, "Content-Range": f"bytes */{len(data)}"})
                return
            head["Content-Range"] = f"bytes {begin}-{len(data) - 1}/{len(data)}"
            self.answer(206, data[begin:], head)
            return
        self.answer(200, data, head)

    def answer(self, status: int, data: bytes, head: dict[str, str] | None = None, length: int | None = None) -> None:
        """Sends an answer, with another Content-Length where one is given."""
        self.send_response(status)
        for name, value in (head or {}).items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(data) if length is None else length))
        self.end_headers()
        self.wfile.write(data)


def status(code: int, data: bytes = b"", **head: str) -> Fault:
    """An answer with a status, and headers given as `Retry_After="1"`."""
    named = {name.replace("_", "-"): value for name, value in head.items()}
    return lambda handler, _: handler.answer(code, data, named)


def instead(data: bytes) -> Fault:
    """Other bytes, whole and with status 200."""
    return lambda handler, _: handler.answer(200, data)


def cut(share: float, *, reset: bool = False) -> Fault:
    """The connection ends, or is reset, when a share of the announced bytes has been sent."""

    def fault(handler: Handler, data: bytes) -> None:
        tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        head = {"ETag": tag} if handler.site.etags else {}
        handler.answer(200, data[: int(len(data) * share)], head | {"Last-Modified": MODIFIED}, length=len(data))
        handler.wfile.flush()
        if reset:
            time.sleep(0.05)  # so that the bytes arrive before the reset throws away what waits
            handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            handler.connection.close()
        handler.close_connection = True

    return fault


def announce(difference: int) -> Fault:
    """A Content-Length that is wrong by so much."""

    def fault(handler: Handler, data: bytes) -> None:
        handler.answer(200, data, length=len(data) + difference)
        handler.close_connection = True

    return fault


def silent(seconds: float) -> Fault:
    """Nothing for a while, then nothing."""

    def fault(handler: Handler, _: bytes) -> None:
        time.sleep(seconds)
        handler.close_connection = True

    return fault


def dripping(pause: float) -> Fault:
    """A byte, a pause, a byte."""

    def fault(handler: Handler, data: bytes) -> None:
        handler.answer(200, b"", length=len(data))
        try:
            for byte in data:
                handler.wfile.write(bytes([byte]))
                handler.wfile.flush()
                time.sleep(pause)
        except OSError:
            handler.close_connection = True

    return fault


def stalling(share: float, seconds: float) -> Fault:
    """A share of the bytes, then nothing for a while."""

    def fault(handler: Handler, data: bytes) -> None:
        tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        handler.answer(200, data[: int(len(data) * share)], {"ETag": tag}, length=len(data))
        handler.wfile.flush()
        time.sleep(seconds)
        handler.close_connection = True

    return fault


def drop(handler: Handler, _: bytes) -> None:
    """The connection ends without a word."""
    handler.close_connection = True


class Quiet(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def handle_error(self, *_: Any) -> None:
        """Clients that go away are what is tested."""


def start(site: Site) -> Quiet:
    """A running server of a site, which learns its address."""
    server = Quiet(("127.0.0.1", 0), type("Bound", (Handler,), {"site": site}))
    site.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    return server
