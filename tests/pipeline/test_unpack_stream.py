"""A submission of any size is cut as it streams by: the same documents for any chunk, and little memory."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.file import File
from pipeline.limits import DEFAULT, Limits
from pipeline.unpack import unpack
from pipeline.unpack.marks import marks
from tests.growth import linear

ROOT = Path(__file__).parents[2]

PIECES = st.sampled_from(
    [
        "<SEC-DOCUMENT>0000914760-99-000090.txt : 19990422\n",
        "<IMS-HEADER>0000914760-99-000092.hdr.sgml : 19990422\nACCESSION NUMBER:\t\t0000914760-99-000092\n",
        "<SUBMISSION>\n<ACCESSION-NUMBER>0000914760-99-000091\n",
        "<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\n",
        "<DOCUMENT>\n<TYPE>EX-10\n<SEQUENCE>2\n<FILENAME>a.pdf\n<TEXT>\n",
        "<PDF>\nbegin 644 a.pdf\n%)5!$1BT\n`\nend\n</PDF>\n",
        "<DOCUMENT>\r\n\r\n<SEQUENCE>3\r\n",
        "<DOCUMENT>",
        "<TEXT>",
        "</TEXT>\n</DOCUMENT>\n",
        "</TEXT>",
        "</DOCUMENT>\n",
        "</SEC-DOCUMENT>\n",
        "see the <DOCUMENT>\n<TYPE> of it\n",
        "\n",
        "\r",
        "<",
        "</TE",
        "words " * 20,
        "words\n",
    ]
)
HEADER = "<SEC-HEADER>0000914760-99-000090.hdr.sgml : 19990422\nACCESSION NUMBER:\t\t0000914760-99-000090\n"
TEXTS = st.builds(
    lambda first, rest: first + "".join(rest), st.sampled_from(["", HEADER]), st.lists(PIECES, max_size=25)
)


TIGHT = Limits(document_bytes=50, header_bytes=60)


@given(TEXTS, st.integers(1, 9) | st.integers(10, 300), st.sampled_from([DEFAULT, TIGHT]))
def test_the_documents_do_not_depend_on_the_chunks(text: str, chunk: int, limits: Limits) -> None:
    file = File.of("a.txt", text.encode())
    whole, cut = (list(unpack(file, limits, size)) for size in (1 << 20, chunk))
    assert [str(part.refused) for part in cut] == [str(part.refused) for part in whole]
    for one, other in zip(cut, whole, strict=True):
        assert (one.id, one.body, one.data, one.filing) == (other.id, other.body, other.data, other.filing)
        assert (one.document_type, one.media_type) == (other.document_type, other.media_type)
        assert one.diagnostics == other.diagnostics


@given(TEXTS)
def test_bodies_are_stretches_of_the_file_and_ids_are_unique(text: str) -> None:
    file = File.of("a.txt", text.encode())
    found = list(unpack(file))
    assert len({part.id for part in found}) == len(found) > 0
    end = 0
    for part in found:
        if part.body is None:
            assert found == [part]
            continue
        assert end <= part.body.start <= part.body.end <= file.size
        end = part.body.end
        if part.media_type == "text/plain":
            assert part.data == text.encode()[part.body.start : part.body.end]


@given(TEXTS, st.integers(1, 100))
def test_nothing_is_lost_between_the_marks(text: str, chunk: int) -> None:
    assert b"".join(piece for _, piece in marks(io.BytesIO(text.encode()), chunk)) == text.encode()


@pytest.mark.parametrize(
    "piece", ["<DOCUMENT>\n<TYPE>8-K\n", "<TEXT>\n", "</TEXT>\n", "x<DOCUMENT>\n", "<", " ", "begin 644 a\n"]
)
def test_no_repetition_takes_long(piece: str) -> None:
    def unpacked(times: int) -> None:
        for _ in unpack(File.of("a.txt", (f"<DOCUMENT>\n<TYPE>8-K\n<TEXT>\n{piece * times}").encode())):
            pass

    assert linear(unpacked, 2_500)


@pytest.mark.slow
def test_half_a_gigabyte_takes_little_memory() -> None:
    """Three times the largest part: the one given last, the next one, and what the reading of it needs."""
    done = subprocess.run(
        [sys.executable, "benchmarks/submission.py", "--megabytes", "500"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    counts = re.search(r"'read': (\d+), 'listed': (\d+), 'refused': 1}", done.stdout)
    memory = re.search(r"(\d+) MB of memory, where one part may have 8\b", done.stdout)
    assert counts is not None, done.stdout
    assert memory is not None, done.stdout
    assert int(counts[1]) + int(counts[2]) > 1000
    assert int(memory[1]) < 30
