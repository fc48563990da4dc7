r"""A submission cut into its documents as it streams by: at most one of them is held, and none beyond the limit.

Of `<DOCUMENT>\n<TYPE>EX-4.4\n<SEQUENCE>3\n<TEXT>\n…\n</TEXT>\n</DOCUMENT>` the body is what stands between `<TEXT>` and
the last `</TEXT>`. A mark that is missing is told, and the document ends where the next thing begins.
"""

import hashlib
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import BinaryIO

from pipeline.diagnostic import Diagnostic, Severity
from pipeline.file import CHUNK
from pipeline.limits import Limits
from pipeline.record import Filing
from pipeline.span import Span
from pipeline.unpack.header import read_header
from pipeline.unpack.marks import FIRST_TAGS, marks

GLIMPSE = 8192
"""Bytes that tell what a file or a document is."""

BEGINS = re.compile(
    rb"(?:\xef\xbb\xbf)?[\r\n]*+(?:<(?:SEC|IMS)-(?:DOCUMENT|HEADER)>[ \t]*+(?=[\d\r\n]|$)"
    rb"|<SUBMISSION>\s|<DOCUMENT>\s{1,4}" + FIRST_TAGS + rb")"
)
HOLDS = re.compile(rb"(?:^|[\r\n])(?:<(?:SEC|IMS)-(?:DOCUMENT|HEADER)>\d{10}-\d\d-\d{6}|<SUBMISSION>\s{1,4}<)")
"""Where something else stands first: the lines of privacy-enhanced mail, or what a download put there."""

TAG = re.compile(rb"<(TYPE|SEQUENCE|FILENAME|DESCRIPTION)>([^\r\n]*)")
TAG_LINES = re.compile(rb"(?:\s*+<(?:TYPE|SEQUENCE|FILENAME|DESCRIPTION)>[^\r\n]*+)*+")


CLOSING = frozenset({"document", "document_end", "submission", "submission_end"})
"""The marks at which a document ends, whether or not its own is missing."""

HEADING = frozenset({"submission", "submission_end", "header"})
"""The marks behind which no words of a document stand."""


@dataclass(frozen=True)
class Cut:
    """A document as it was cut out: its place in order, what its tags say, the stretch of its body.

    `data` are the bytes of the body, null where they go beyond the limit; `beginning` its first bytes in any case.
    `digest` stands for the bytes when two documents are compared.
    """

    number: int
    filing: Filing
    tags: Mapping[str, str]
    body: Span
    data: bytes | None = field(repr=False)
    beginning: bytes = field(repr=False)
    digest: bytes = field(repr=False)
    diagnostics: tuple[Diagnostic, ...]


def is_submission(beginning: bytes) -> bool:
    """Whether a file begins as nothing but a submission does, so that it is a broken one if it has no documents."""
    return BEGINS.match(beginning) is not None


def holds_submission(beginning: bytes) -> bool:
    """Whether a submission begins in these bytes, behind lines of something else."""
    return HOLDS.search(beginning) is not None


def cuts(stream: BinaryIO, limits: Limits, chunk: int = CHUNK) -> Iterator[Cut]:
    """The documents of a submission, or of several in one file, in order. What is found does not depend on `chunk`.

    A header holds for the documents up to the next one. A document is given as soon as the next one begins.
    """
    at = number = 0
    around = _Around(limits.header_bytes)
    current: _Document | None = None
    finished: Cut | None = None
    for mark, piece in marks(stream, chunk):
        if current and mark in CLOSING:
            finished = current.finish(None if mark == "document_end" else piece.decode())
            current = None
            around.leave(mark)
        if mark == "document":
            if finished:
                yield around.told(finished)
                finished = None
            number += 1
            around.read()
            current = _Document(number, around, at + len(piece), limits.document_bytes)
        elif current:
            current.take(mark, piece)
        else:
            around.take(mark, piece)
        at += len(piece)
    if current:
        finished = current.finish("the end of the file")
    if finished:
        finished = around.told(finished)
        yield finished if current or not around.open else _last(finished)


def _last(cut: Cut) -> Cut:
    odd = _odd("the submission breaks off behind this document: others may be missing", "warning")
    return replace(cut, diagnostics=(*cut.diagnostics, odd))


class _Around:
    """What stands around the documents: the header that holds for the next one, and whether a submission is open.

    `words` counts what stands behind a document that has ended, before a header or the end of the submission.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.open = self.behind = False
        self.words = 0
        self.header = bytearray()
        self.filing = Filing()
        self.diagnostics: tuple[Diagnostic, ...] = ()

    def take(self, mark: str | None, piece: bytes) -> None:
        """Takes the next piece that belongs to no document."""
        self.behind = self.behind and mark not in HEADING
        if self.behind and mark is None:
            self.words += _seen(piece)
        if mark in {"submission", "submission_end"}:
            self.open = mark == "submission"
        if mark in {"submission", "header"}:
            self.header[:] = piece
        elif self.header and len(self.header) <= self.limit:
            self.header += piece

    def leave(self, mark: str | None) -> None:
        """A document has ended with this mark: what comes now belongs to none."""
        self.behind, self.words = mark == "document_end", 0

    def told(self, cut: Cut) -> Cut:
        """The document that has ended, with a warning where words behind it belong to no document."""
        words, self.words = self.words, 0
        if not words:
            return cut
        odd = _odd(
            f"{words:,} bytes of words behind </DOCUMENT>, which belong to no document, were left out", "warning"
        )
        return replace(cut, diagnostics=(*cut.diagnostics, odd))

    def read(self) -> None:
        """Reads the header, if one came since the last was read."""
        if not self.header:
            return
        self.filing = read_header(bytes(self.header[: self.limit]))
        self.diagnostics = ()
        if len(self.header) > self.limit:
            self.diagnostics = (_odd(f"the header is longer than header_bytes, {self.limit:,}: its end was not read"),)
        self.header.clear()


class _Document:
    """A document that is still being read."""

    def __init__(self, number: int, around: _Around, start: int, limit: int) -> None:
        self.number, self.limit = number, limit
        self.filing, self.diagnostics = around.filing, around.diagnostics
        self.tags: dict[str, str] | None = None
        self._begin(start)

    def _begin(self, start: int) -> None:
        """What comes now is the body; before `<TEXT>`, in case there is none, what follows `<DOCUMENT>`."""
        self.start, self.size = start, 0
        self.text_end: int | None = None
        self.held: io.BytesIO | None = io.BytesIO()
        self.beginning = b""
        self.digest = hashlib.sha256()

    def take(self, mark: str | None, piece: bytes) -> None:
        """Takes the next piece of the document."""
        if mark == "text" and self.tags is None:
            self.tags = _tags(self.beginning)
            self._begin(self.start + self.size + len(piece))
            return
        if mark == "text_end":
            self.text_end = self.size
        self.size += len(piece)
        self.beginning += piece[: GLIMPSE - len(self.beginning)]
        self.digest.update(piece)
        if self.size > self.limit:
            self.held = None
        if self.held:
            self.held.write(piece)

    def finish(self, closed_by: str | None) -> Cut:
        """The document, which ends here: with its mark, or because of what came instead."""
        odd = list(self.diagnostics)
        skip = 0
        if self.tags is None:
            head = TAG_LINES.match(self.beginning)
            assert head is not None  # it matches nothing at least
            self.tags, skip = _tags(head[0]), head.end()
            odd.append(_odd("the document has no <TEXT>: its body begins behind its other tags"))
        end = self.size if self.text_end is None else max(self.text_end, skip)
        if closed_by:
            odd.append(_odd(f"the document has no </DOCUMENT>: it ends with {closed_by}"))
        if self.text_end is None:
            odd.append(_odd("the document has no </TEXT>, and may have been cut off", "warning"))
        elif words := _seen(self._behind(self.text_end)):
            odd.append(_odd(f"{words:,} bytes of words behind </TEXT> were left out", "warning"))
        if "TYPE" not in self.tags:
            odd.append(_odd("the document has no <TYPE>"))
        return Cut(
            number=self.number,
            filing=self.filing,
            tags=self.tags,
            body=Span(self.start + skip, self.start + end),
            data=self._data(skip, end),
            beginning=self.beginning[skip:end],
            digest=self.digest.digest(),
            diagnostics=tuple(odd),
        )

    def _behind(self, text_end: int) -> bytes:
        if self.held is None:
            return b""
        self.held.seek(text_end + len(b"</TEXT>"))
        return self.held.read()

    def _data(self, start: int, end: int) -> bytes | None:
        if self.held is None:
            return None
        self.held.truncate(end)
        # for a whole buffer this makes no copy
        return self.held.getvalue()[start:]


def _seen(piece: bytes) -> int:
    """The bytes of words, blanks and line ends left out, so that it does not matter how a stretch is cut."""
    return len(b"".join(piece.translate(None, b"\0\x1a").split()))


def _tags(head: bytes) -> dict[str, str]:
    """What the tags before `<TEXT>` say; the first of two holds, and one without a value says nothing."""
    tags: dict[str, str] = {}
    for tag, value in TAG.findall(head):
        if words := value.decode("utf-8", "backslashreplace").strip():
            tags.setdefault(tag.decode(), words)
    return tags


def _odd(message: str, severity: Severity = "info") -> Diagnostic:
    return Diagnostic(severity=severity, code="submission_malformed", message=message)
