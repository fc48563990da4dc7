r"""One file into the sources inside it: the documents of an EDGAR submission, each with the filing's header.

In `<DOCUMENT>\n<TYPE>EX-4.4\n<SEQUENCE>3\n<TEXT>\n…</TEXT>\n</DOCUMENT>` the source's `body` is what stands between
`<TEXT>` and `</TEXT>`; the file is read as a stream, so that a submission may be far larger than memory.
"""

from collections.abc import Iterator

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.file import CHUNK, File
from pipeline.limits import DEFAULT, Limits
from pipeline.unpack.header import read_header
from pipeline.unpack.listed import set_aside
from pipeline.unpack.part import alone, parts
from pipeline.unpack.submission import GLIMPSE, cuts, holds_submission, is_submission

__all__ = ["read_header", "set_aside", "unpack"]


def unpack(file: File, limits: Limits = DEFAULT, chunk: int = CHUNK) -> Iterator[Source]:
    """The sources inside a file, in order: the documents of a submission, or the file itself.

    Behind a text come the files that stand encoded among its lines, one source each. A document that the file holds
    twice, byte for byte, is given once. What is beyond `limits.document_bytes` is not held: its source has no data, and
    says in `refused` what is wrong with it, as one whose encoding is damaged does.
    """
    with file.open() as stream:
        beginning = stream.read(GLIMPSE)
    found = False
    if is_submission(beginning) or holds_submission(beginning):
        with file.open() as stream:
            for part in parts(file, cuts(stream, limits, chunk), limits):
                found = True
                yield part
    if found:
        return
    if is_submission(beginning):
        nothing = Unreadable(file.name, "no_documents", "is a submission without a document in it", "unpack")
        yield Source(file.name, b"", container=file.container, file=file, refused=nothing)
    else:
        yield from alone(file, limits)
