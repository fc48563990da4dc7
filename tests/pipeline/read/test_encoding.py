"""Bytes to characters, and each character's way back to its bytes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.document import Source
from pipeline.limits import DEFAULT
from pipeline.read import text
from pipeline.read.encoding import decode

META = b'<meta http-equiv="Content-Type" content="text/html; charset=%s">'


@pytest.mark.parametrize(
    ("data", "words", "encoding", "codes"),
    [
        (b"plain", "plain", "utf-8", ()),
        ("“Notes”".encode(), "“Notes”", "utf-8", ()),
        (b"\x93Notes\x94", "“Notes”", "windows-1252", ()),
        (b"\xef\xbb\xbfA \xc2\xa7", "A §", "utf-8", ()),
        (b"\xff\xfeA\x00\xa7\x00", "A§", "utf-16-le", ()),
        (b"\xfe\xff\x00A\x00\xa7", "A§", "utf-16-be", ()),
        (b"\xef\xbb\xbf\x93A\x94", "“A”", "windows-1252", ("encoding_mismatch",)),
        (META % b"utf-8" + b"\x97", "—", "windows-1252", ("encoding_mismatch",)),
        (META % b"windows-1251" + b"\xc4", "Д", "cp1251", ()),
        (META % b"iso-8859-1" + b"\x93", "“", "windows-1252", ()),
        (META % b"iso-8859-1" + "“".encode(), "“", "utf-8", ("encoding_mismatch",)),
        (META % b"no-such" + b"\x93", "“", "windows-1252", ()),
        (b'<?xml version="1.0" encoding="ASCII"?>plain', "plain", "utf-8", ()),
        (b"a \x81 b \x93", "a \x81 b “", "windows-1252", ("undecodable_bytes",)),
        ("“a” “b” ".encode() + b"\x97", "“a” “b” —", "utf-8", ("undecodable_bytes",)),
    ],
)
def test_bytes_are_read_by_what_they_can_be(data: bytes, words: str, encoding: str, codes: tuple[str, ...]) -> None:
    decoded = decode(data)
    assert decoded.text.endswith(words)
    assert decoded.encoding == encoding
    assert tuple(one.code for one in decoded.diagnostics) == codes


@given(st.text(st.characters(codec="utf-8")), st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]))
def test_every_character_knows_its_bytes(words: str, encoding: str) -> None:
    data = words.encode(encoding)
    decoded = decode(data)
    if decoded.text != words:
        assert words.startswith("\ufeff") or data.startswith((b"\xff\xfe", b"\xfe\xff"))
        return
    for at, character in enumerate(words):
        part = data[decoded.byte(at) : decoded.byte(at + 1)]
        assert part.decode(decoded.encoding) == character


@given(st.lists(st.sampled_from(["a", "é", "€", "𝄞", b"\x93", b"\x81", b"\xe2"])))
def test_bytes_that_are_no_utf8_keep_the_others_in_their_place(parts: list[str | bytes]) -> None:
    data = b"".join(part if isinstance(part, bytes) else part.encode() for part in parts)
    decoded = decode(data)
    bounds = [decoded.byte(at) for at in range(len(decoded.text) + 1)]
    assert (bounds[0], bounds[-1]) == (0, len(data))
    assert all(before < after for before, after in pairwise(bounds))


def test_a_text_file_tells_what_was_odd_about_its_bytes() -> None:
    document = text.read(Source("exhibit.txt", b"The \x81 \x93Notes\x94"), DEFAULT)
    assert (document.text, document.encoding) == ("The \x81 “Notes”", "windows-1252")
    assert [one.code for one in document.diagnostics] == ["undecodable_bytes"]
