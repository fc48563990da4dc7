r"""From a document as it was cut out to a source: its wrapper taken off, its encoding undone, its number made unique.

`<TEXT>\n<PDF>\nbegin 644 ex10.pdf\nM)5!$…` becomes the bytes of the PDF, `<TEXT>\n<XBRL>\n<?xml …` the XML in it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from pipeline.diagnostic import Diagnostic, Severity, Unreadable
from pipeline.document import Source
from pipeline.file import File
from pipeline.limits import Limits
from pipeline.read import uuencode
from pipeline.read.signatures import begins_pdf
from pipeline.read.sizes import too_large
from pipeline.record import Filing
from pipeline.span import Span
from pipeline.unpack.listed import PDF, PLAIN, media_type, set_aside
from pipeline.unpack.submission import GLIMPSE, Cut

SEQUENCE = re.compile(r"[0-9]{1,6}")
"""A sequence becomes part of a file's name, so nothing else passes."""

BEYOND = 1_000_000
"""Larger than any sequence that a submission gives."""

ENCLOSED = 2_000_000
"""Beyond this are the numbers of files that stand encoded among the lines of a document, and have none of their own."""

WRAPPER = re.compile(rb"\s{0,200}<(PDF|XBRL|XML|JSON|EXCEL|ZIP)>")


def parts(file: File, cuts: Iterable[Cut], limits: Limits) -> Iterator[Source]:
    """The source of each document in a submission, repetitions left out."""
    given: set[tuple[str, bytes]] = set()
    taken: set[str] = set()
    enclosed = 0
    for cut in cuts:
        part = _part(file, cut, limits)
        if (part.id, cut.digest) in given:
            continue
        given.add((part.id, cut.digest))
        if part.id in taken:
            part = _renumbered(part, cut.number)
        taken.add(part.id)
        yield part
        for inner in _among(part, enclosed):
            enclosed += 1
            yield inner


def alone(file: File, limits: Limits) -> Iterator[Source]:
    """The source that a file is by itself, and one for each file that stands encoded among the lines of its text."""
    source = _whole(file, limits)
    yield source
    yield from _among(source, 0)


def _whole(file: File, limits: Limits) -> Source:
    """A PDF that is written out in characters becomes the PDF."""
    source = Source(file.name, b"", container=file.container, file=file)
    if file.size > limits.document_bytes:
        return replace(source, refused=too_large(file.name, file.size, limits, "unpack"))
    with file.open() as stream:
        data = stream.read()
    inside = _inside(data)
    encoded = uuencode.glimpse(data[inside.start : inside.start + GLIMPSE])
    if encoded and media_type(encoded.beginning, encoded.name, encoded=True) == PDF:
        return _decoded(replace(source, media_type=PDF), data[inside.start : inside.end], encoded.name)
    return replace(source, data=data, media_type=PDF if begins_pdf(data) else source.media_type)


def _part(file: File, cut: Cut, limits: Limits) -> Source:
    """The source of a document: without data where it is refused, encoded as it was where it is only listed."""
    data = cut.beginning if cut.data is None else cut.data
    inside = _inside(data)
    encoded = uuencode.glimpse(data[inside.start : inside.start + GLIMPSE])
    if encoded and cut.data and not begins_pdf(encoded.beginning) and uuencode.heads_text(data):
        encoded = None
    name = cut.tags.get("FILENAME") or (encoded.name if encoded else None)
    number = cut.tags.get("SEQUENCE", "")
    beginning = encoded.beginning if encoded else data[inside.start : inside.start + GLIMPSE]
    source = Source(
        file.name,
        b"",
        media_type=media_type(beginning, name, encoded=encoded is not None),
        container=file.container,
        file=file,
        body=cut.body,
        filing=replace(
            cut.filing,
            sequence=number if SEQUENCE.fullmatch(number) else str(cut.number),
            file_name=name,
            description=cut.tags.get("DESCRIPTION"),
        ),
        document_type=cut.tags.get("TYPE"),
        diagnostics=cut.diagnostics,
    )
    if not SEQUENCE.fullmatch(number):
        source = _remarked(source, f"the document has no sequence number, and counts by its place, {cut.number}")
    if cut.data is None:
        size = cut.body.end - cut.body.start
        return source if set_aside(source) else replace(source, refused=too_large(file.name, size, limits, "unpack"))
    body = Span(cut.body.start + inside.start, cut.body.start + inside.end)
    source, data = replace(source, body=body), data[inside.start : inside.end]
    if encoded and set_aside(source) is None:
        return _decoded(source, data, encoded.name)
    return replace(source, data=data)


def _inside(data: bytes) -> Span:
    """The stretch inside the wrapper around a whole document, or all of it where there is none."""
    opening = WRAPPER.match(data)
    if opening is None:
        return Span(0, len(data))
    closing = data.rfind(b"</" + opening[1] + b">", opening.end())
    last = closing == -1 or data[closing:].partition(b">")[2].strip()
    return Span(opening.end(), len(data) if last else closing)


def _decoded(source: Source, data: bytes, name: str) -> Source:
    """The source with the bytes of the encoded file; what stands behind it is no part of the file, and is told."""
    try:
        source = replace(source, data=uuencode.decode(data))
    except uuencode.Damaged as damage:
        message = f"holds the encoded file {name}, which is damaged: {damage}"
        return replace(source, refused=Unreadable(source.name, "damaged_encoding", message, "unpack"))
    if size := uuencode.words_behind(data):
        source = _remarked(source, f"{size:,} bytes of words behind the encoded file {name} were left out", "warning")
    return source


def _among(part: Source, before: int) -> Iterator[Source]:
    """The files that stand encoded among the lines of a text; `before`: how many this file has given so far."""
    if part.media_type != PLAIN or b"begin " not in part.data:
        return
    if uuencode.glimpse(part.data[:GLIMPSE]) and not uuencode.heads_text(part.data):
        return
    start = part.body.start if part.body else 0
    for number, (span, name) in enumerate(uuencode.among(part.data), before + 1):
        data = part.data[span.start : span.end]
        encoded = uuencode.glimpse(data[_inside(data).start :][:GLIMPSE])
        source = replace(
            part,
            data=data,
            media_type=media_type(encoded.beginning if encoded else b"", name, encoded=True),
            body=span.shifted(start),
            filing=replace(part.filing or Filing(), sequence=str(ENCLOSED + number), file_name=name, description=None),
            document_type=None,
            diagnostics=(),
        )
        yield source if set_aside(source) else _decoded(source, data[_inside(data).start :], name)


def _renumbered(part: Source, number: int) -> Source:
    assert part.filing is not None
    sequence = str(BEYOND + number)
    message = f"another document has the sequence number {part.filing.sequence}: this one counts as {sequence}"
    return _remarked(replace(part, filing=replace(part.filing, sequence=sequence)), message)


def _remarked(part: Source, message: str, severity: Severity = "info") -> Source:
    odd = Diagnostic(severity=severity, code="submission_malformed", message=message)
    return replace(part, diagnostics=(*part.diagnostics, odd))
