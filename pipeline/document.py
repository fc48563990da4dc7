"""What flows through the pipeline: a `Source` of bytes, and the `Document` that reading and splitting make of it."""

import hashlib
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from pipeline.diagnostic import Diagnostic, Unreadable
from pipeline.file import File
from pipeline.record import DocumentKind, Filing, Section
from pipeline.source_map import SourceMap
from pipeline.span import Span

Made = TypeVar("Made")
_UNFOLDED = (("ſ", "s"), ("İ", "i"), ("ı", "i"))
"""Characters that stand for an ASCII letter where case is ignored, and that `lower` leaves or makes two of."""


@dataclass(frozen=True)
class Source:
    """The bytes of one document and where they came from.

    `file` is the whole file around a part of it (an EDGAR submission holds several documents), and `body` the stretch
    of its bytes that the document stood in; both null: `data` is the file. What was odd about the way the document
    was held stands in `diagnostics`. `refused` says why a source has no data and is not to be read: a part beyond a
    limit, one whose encoding is damaged.
    """

    name: str
    data: bytes = field(repr=False)
    media_type: str = "text/plain"
    container: tuple[str, ...] = ()
    file: File | None = field(default=None, repr=False)
    body: Span | None = None
    filing: Filing | None = None
    document_type: str | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    refused: Unreadable | None = None

    @classmethod
    def from_file(cls, path: str | Path) -> "Source":
        """The document that a file is, named by its base name. Raises `Unreadable` where the file cannot be read."""
        path = Path(path)
        try:
            return cls(path.name, path.read_bytes())
        except OSError as error:
            raise Unreadable(str(path), "unreadable_path", f"cannot be read: {error.strerror}", "open") from error

    @cached_property
    def sha256(self) -> str:
        """The SHA-256 of the whole file as received, in hex."""
        return self.file.sha256 if self.file else hashlib.sha256(self.data).hexdigest()

    @property
    def size(self) -> int:
        """The size of the whole file in bytes."""
        return self.file.size if self.file else len(self.data)

    @property
    def id(self) -> str:
        """`<accession number>-<sequence>` inside a submission, else the first 16 hex digits of the hash."""
        if self.filing and self.filing.accession_number and self.filing.sequence:
            return f"{self.filing.accession_number}-{self.filing.sequence}"
        if self.body is not None and self.filing and self.filing.sequence:
            return f"{self.sha256[:16]}-{self.filing.sequence}"
        return self.sha256[:16]


@dataclass(frozen=True)
class Cell:
    """A cell of a table in the source's own markup: its words, the column it begins in, how far it reaches."""

    span: Span
    column: int
    columns: int = 1
    rows: int = 1
    head: bool = False


@dataclass(frozen=True)
class Grid:
    """A table whose cells the source marks, such as one of HTML: its rows from top to bottom."""

    span: Span
    rows: tuple[tuple[Cell, ...], ...] = field(repr=False)


@dataclass(frozen=True)
class Layout:
    """What a page shows beside its words, each in order and without overlaps.

    `furniture`: page marks (`<PAGE>`), page numbers, running heads. `tables`: the figures of statements, whose
    cells are facts and not amounts or dates. From HTML and PDF also `grids`, the tables whose cells are known, and
    `emphasis`: words in bold or underlined, which headings and defined terms are.
    """

    furniture: tuple[Span, ...] = ()
    tables: tuple[Span, ...] = ()
    grids: tuple[Grid, ...] = field(default=(), repr=False)
    emphasis: tuple[Span, ...] = field(default=(), repr=False)


@dataclass(frozen=True)
class Document:
    """A document's canonical text and what the splitter saw in it. The text never changes after reading."""

    source: Source
    text: str = field(repr=False)
    encoding: str | None = None
    sections: tuple[Section, ...] = field(default=(), repr=False)
    layout: Layout = field(default=Layout(), repr=False)
    source_map: SourceMap | None = field(default=None, repr=False)
    kind: DocumentKind = "other"
    kind_evidence: tuple[Span, ...] = ()
    title: str | None = None
    title_span: Span | None = None
    exhibit: str | None = None
    diagnostics: tuple[Diagnostic, ...] = ()

    @classmethod
    def from_text(cls, text: str, name: str = "text.txt") -> "Document":
        """A document of this text, not yet split: what a test of a finder needs."""
        return cls(Source(name, text.encode()), text, "utf-8")

    def slice(self, span: Span) -> str:
        """The canonical text at `span`."""
        return self.text[span.start : span.end]

    @cached_property
    def folded(self) -> str:
        """The canonical text in small letters, character for character."""
        text = self.text
        if not text.isascii():
            for old, new in _UNFOLDED:
                text = text.replace(old, new)
        return text.lower()

    @cached_property
    def in_one_line(self) -> str:
        """The text with single spaces, to see whether words stand in it: on one line or over two. Offsets are lost."""
        return " ".join(self.text.split())

    @cached_property
    def by_id(self) -> dict[str, Section]:
        """The sections by id."""
        return {section.id: section for section in self.sections}

    @cached_property
    def _section_starts(self) -> list[int]:
        return [section.span.start for section in self.sections]

    def section_at(self, span: Span) -> Section | None:
        """The smallest section that contains the span, or null where none does."""
        at = bisect_right(self._section_starts, span.start) - 1
        section = self.sections[at] if at >= 0 else None
        while section is not None and not section.span.contains(span):
            section = self.by_id.get(section.parent) if section.parent else None
        return section

    @cached_property
    def _made(self) -> dict[object, Any]:
        return {}

    def once(self, make: "Callable[..., Made]", *given: Hashable) -> "Made":
        """What the function makes of the document, and of what else it is given: made at the first call and kept."""
        key = (make, *given)
        if key not in self._made:
            self._made[key] = make(self, *given)
        made: Made = self._made[key]
        return made

    def sections_from(self, offset: int) -> Iterator[Section]:
        """The sections that begin at the offset or behind it, in order."""
        return islice(self.sections, bisect_left(self._section_starts, offset), None)

    def ancestors(self, section: Section) -> tuple[Section, ...]:
        """The section's parent, its parent, and so on to the root."""
        found = []
        parent = self.by_id.get(section.parent) if section.parent else None
        while parent is not None:
            found.append(parent)
            parent = self.by_id.get(parent.parent) if parent.parent else None
        return tuple(found)

    def part_at(self, offset: int) -> str:
        """The part ("main", "Exhibit A") that the offset stands in."""
        part = "main"
        for section in self.roots:
            if section.span.start > offset:
                break
            part = section.part if offset < section.span.end or section.kind == "exhibit" else part
        return part

    @cached_property
    def roots(self) -> tuple[Section, ...]:
        """The sections that have no parent."""
        return tuple(section for section in self.sections if section.parent is None)

    @cached_property
    def _layout_starts(self) -> tuple[list[int], list[int]]:
        return [span.start for span in self.layout.tables], [span.start for span in self.layout.furniture]

    def in_table(self, span: Span) -> bool:
        """Whether the span lies in the figures of a table."""
        at = bisect_right(self._layout_starts[0], span.start) - 1
        return at >= 0 and self.layout.tables[at].overlaps(span)

    def holds_furniture(self, span: Span) -> bool:
        """Whether a page mark, a page number or a running head begins in the span."""
        starts = self._layout_starts[1]
        at = bisect_left(starts, span.start)
        return at < len(starts) and starts[at] < span.end

    def in_furniture(self, span: Span) -> bool:
        """Whether the span lies in a page mark, a page number or a running head."""
        at = bisect_right(self._layout_starts[1], span.start) - 1
        return at >= 0 and self.layout.furniture[at].overlaps(span)
