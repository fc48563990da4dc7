"""A download under way: the bytes as they came, and what is needed to go on from there after an interruption.

`0000950117-04-002615.txt.part` grows; beside it stands what the server said of the whole (`.part.json`).
"""

import gzip
import os
import re
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import timedelta
from pathlib import Path
from typing import BinaryIO

import httpx
import orjson

from flows.edgar.patience import moment_of
from flows.edgar.trouble import Again
from pipeline.diagnostic import Unreadable
from pipeline.limits import Limits

CHUNK = 1 << 18
WHOLE = ".whole"
"""What the name of a whole file ends with until it is in its place."""

RANGE = re.compile(r"bytes (?:(\d+)-(\d+)|\*)/(\d+|\*)")


@dataclass(frozen=True)
class Validators:
    """What a server said of a file by which it can tell whether it has changed."""

    url: str
    etag: str | None = None
    last_modified: str | None = None
    encoding: str = ""
    same_bytes: str | None = None
    """The validator that holds for every byte, as going on with a part needs it."""

    @classmethod
    def of(cls, url: str, response: httpx.Response) -> "Validators":
        """Those of an answer."""
        headers = response.headers
        etag, modified = headers.get("ETag"), headers.get("Last-Modified")
        encoding = headers.get("Content-Encoding", "").strip().lower().removeprefix("x-")
        return cls(url, etag, modified, "" if encoding == "identity" else encoding, _same_bytes(headers))

    @classmethod
    def at(cls, path: Path, url: str) -> "Validators | None":
        """Those that were kept at a path, if they are of this address."""
        try:
            kept = cls(**orjson.loads(path.read_bytes()))
        except (OSError, ValueError, TypeError):
            return None
        return kept if kept.url == url else None

    def save(self, path: Path) -> None:
        """Keeps them at a path."""
        path.write_bytes(orjson.dumps(asdict(self)))

    def unchanged(self) -> dict[str, str]:
        """The headers that ask for the file only where it has changed."""
        asked = {"If-None-Match": self.etag, "If-Modified-Since": self.last_modified}
        return {name: value for name, value in asked.items() if value}


class Part:
    """The part of a file that is here."""

    def __init__(self, path: Path, url: str) -> None:
        self._url, self._name = url, path.name
        self._bytes = path.with_name(path.name + ".part")
        self._about = path.with_name(path.name + ".part.json")
        self._whole = path.with_name(path.name + WHOLE)

    def going_on(self) -> dict[str, str]:
        """The headers that ask for the rest, none where it has to be begun anew."""
        known = Validators.at(self._about, self._url)
        if known is None or known.same_bytes is None or not self._size():
            return {}
        return {"Range": f"bytes={self._size()}-", "If-Range": known.same_bytes}

    def take(self, response: httpx.Response) -> tuple[BinaryIO, int]:
        """The open file that this answer's bytes go to, and how many it has. Raises `Again` where they do not fit."""
        if response.status_code == 200:
            self._about.unlink(missing_ok=True)
            stream = self._bytes.open("wb")
            Validators.of(self._url, response).save(self._about)
            return stream, 0
        size, known = self._size(), Validators.at(self._about, self._url)
        span = RANGE.fullmatch(response.headers.get("Content-Range", "").strip())
        coded = Validators.of(self._url, response).encoding
        if known is None or span is None or span[1] is None or int(span[1]) != size or coded != known.encoding:
            self.drop()
            raise Again(f"{self._url}: the answer does not go on where the download was interrupted")
        return self._bytes.open("ab"), size

    def is_all(self, response: httpx.Response) -> bool:
        """Whether a status 416, nothing more to give, means that all is here; else the part is dropped."""
        span = RANGE.fullmatch(response.headers.get("Content-Range", "").strip())
        if span is not None and span[3] == str(self._size()):
            return True
        self.drop()
        return False

    def unpack(self, limits: Limits) -> Path:
        """The whole file, without the coding it was sent in. Raises `Again` where it does not decode."""
        known = Validators.at(self._about, self._url)
        coding = known.encoding if known else ""
        if coding not in ("", "gzip"):
            raise Again(f"{self._url}: the answer is coded as {coding}, which was not asked for")
        size = 0
        try:
            with (
                gzip.open(self._bytes) if coding else self._bytes.open("rb") as source,
                self._whole.open("wb") as target,
            ):
                while chunk := source.read(CHUNK):
                    size += len(chunk)
                    check_size(self._name, size, limits)
                    target.write(chunk)
                target.flush()
                os.fsync(target.fileno())
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise Again(f"{self._url}: the answer does not unpack") from error
        return self._whole

    def keep(self, target: Path, validators: Path | None) -> None:
        """Puts the whole file in its place at once, and keeps its validators where asked."""
        if validators is not None:
            validators.unlink(missing_ok=True)
        self._whole.replace(target)
        if validators is not None and self._about.exists():
            self._about.replace(validators)
        self.drop()

    def drop(self) -> None:
        """Forgets what is here."""
        for path in (self._about, self._bytes, self._whole):
            path.unlink(missing_ok=True)

    def _size(self) -> int:
        try:
            return self._bytes.stat().st_size
        except FileNotFoundError:
            return 0


def check_size(name: str, size: int, limits: Limits) -> None:
    """Raises `Unreadable` where a file is larger than is taken."""
    if size > limits.file_bytes:
        message = f"has {size:,} bytes or more, where the limit file_bytes allows {limits.file_bytes:,}"
        raise Unreadable(name, "too_large", message, "fetch")


def _same_bytes(headers: Mapping[str, str]) -> str | None:
    """A strong ETag, or where there is none a date that lies long enough back to be one."""
    etag = headers.get("ETag")
    if etag is not None:
        return None if etag.startswith("W/") else etag
    modified, now = moment_of(headers.get("Last-Modified")), moment_of(headers.get("Date"))
    if modified is None or now is None or now - modified < timedelta(minutes=1):
        return None
    return headers.get("Last-Modified")
