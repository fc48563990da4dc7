"""A file written out in characters comes back byte for byte, whatever has happened to the ends of its lines."""

import binascii
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.document import Source
from pipeline.file import File
from pipeline.read import read
from pipeline.read.uuencode import Damaged, decode, glimpse
from pipeline.source_map import ByteMap
from pipeline.unpack import set_aside, unpack

ROOT = Path(__file__).parents[2]
FILINGS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))
PDF = b"%PDF-1.4\n" + bytes(range(256)) * 3 + b"\n%%EOF\n"


def encode(data: bytes, *, backtick: bool = True, ending: bytes = b"\n", name: str = "ex10.pdf") -> bytes:
    lines = [binascii.b2a_uu(data[at : at + 45], backtick=backtick).rstrip(b"\n") for at in range(0, len(data), 45)]
    return ending.join([b"begin 644 " + name.encode(), *lines, b"`" if backtick else b" ", b"end", b""])


def submission(body: bytes) -> Source:
    head = b"<DOCUMENT>\n<TYPE>EX-10\n<SEQUENCE>2\n<FILENAME>copy.pdf\n<TEXT>\n"
    (part,) = unpack(File.of("a.txt", head + body + b"</TEXT>\n</DOCUMENT>\n"))
    return part


@given(
    st.binary(min_size=1, max_size=400) | st.integers(1, 200).map(bytes),
    st.booleans(),
    st.sampled_from([b"\n", b"\r\n", b"\r", b"\n\n"]),
)
def test_what_was_encoded_comes_back(data: bytes, backtick: bool, ending: bytes) -> None:
    assert decode(encode(data, backtick=backtick, ending=ending)) == data


@given(st.binary(min_size=1, max_size=400) | st.integers(1, 200).map(bytes))
def test_blanks_cut_off_at_the_end_are_put_back(data: bytes) -> None:
    lines = encode(data, backtick=False).split(b"\n")
    assert decode(b"\n".join(line.rstrip() for line in lines)) == data


@given(st.binary(min_size=1, max_size=400))
def test_the_dashes_of_privacy_enhanced_mail_are_taken_off(data: bytes) -> None:
    lines = encode(data).split(b"\n")
    assert decode(b"\n".join(b"- " + line if line.startswith(b"-") else line for line in lines)) == data


@given(st.binary(min_size=1, max_size=400))
def test_a_character_that_sums_up_the_line_is_left_out(data: bytes) -> None:
    begin, *lines, zero, end, _ = encode(data).split(b"\n")
    assert decode(b"\n".join([begin, *(line + b"X" for line in lines), zero, end])) == data


def test_garbage_behind_the_last_byte_is_left_out() -> None:
    # "7<W1A…0H!" gives 23 bytes, and its last character stands for nothing: a real filing of 2025
    data = b'begin 644 a.pdf\n7<W1A<G1X<F5F#0HQ,38-"B4E14]&#0H!\n \nend\n'
    assert decode(data) == b"startxref\r\n116\r\n%%EOF\r\n"


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (encode(PDF).removesuffix(b"end\n"), "it breaks off before its end"),
        (encode(PDF)[:500], "line 8 has 46 characters for 45 bytes, which take 60"),
        (encode(PDF).replace(b"\nM", b"\nMa", 1), "line 1 has characters that stand for nothing"),
        (encode(PDF).replace(b"\nM", b"\nMXX", 1), "line 1 has 62 characters for 45 bytes, which take 60"),
        (b"M)5!$1BT\nend\n", "it has no beginning"),
    ],
)
def test_damage_is_told_with_its_place(broken: bytes, why: str) -> None:
    with pytest.raises(Damaged, match=why):
        decode(broken)


@pytest.mark.parametrize("ending", [b"\n", b"\r\n", b"\r"])
@pytest.mark.parametrize(
    ("behind", "size"),
    [
        (b"", 0),
        (b"\n \x1a\n", 0),
        (b"</PDF>\n", 0),
        (b"A fee of $5\n", 8),
        (b"</PDF>\nA fee of $5\n", 8),
        (b"begin 644 b.pdf\n`\nend\n", 17),
    ],
)
def test_words_behind_the_file_are_told(behind: bytes, size: int, ending: bytes) -> None:
    opening = b"<PDF>\n" if b"</PDF>" in behind else b""
    part = submission((opening + encode(PDF) + behind).replace(b"\n", ending))
    message = f"{size} bytes of words behind the encoded file ex10.pdf were left out"
    assert part.data == PDF
    assert [odd.message for odd in part.diagnostics if "left out" in odd.message] == ([message] if size else [])
    assert {odd.severity for odd in part.diagnostics if "left out" in odd.message} == ({"warning"} if size else set())


@pytest.mark.parametrize(
    "text", ["", "begin", "begin 644 days after\nthe date hereof", "Begin 644 x\nM", "begin 644 x\n\nend\n"]
)
def test_words_are_no_encoded_file(text: str) -> None:
    assert glimpse(text.encode()) is None


def test_a_glimpse_shows_the_name_and_the_first_bytes() -> None:
    seen = glimpse(b"\n\n" + encode(PDF, name="exhibit 10.pdf"))
    assert seen is not None
    assert (seen.name, seen.beginning[:8]) == ("exhibit 10.pdf", b"%PDF-1.4")


@pytest.mark.parametrize(
    "wrapper", [("", ""), ("<PDF>\n", "</PDF>\n"), ("\n\n<PDF>\n", "\n</PDF>\n\n"), ("<PDF>\n", "")]
)
def test_a_pdf_in_a_submission_is_decoded(wrapper: tuple[str, str]) -> None:
    part = submission(wrapper[0].encode() + encode(PDF) + wrapper[1].encode())
    assert (part.data, part.media_type, part.refused) == (PDF, "application/pdf", None)
    assert part.filing is not None
    assert part.filing.file_name == "copy.pdf"


def test_a_damaged_pdf_is_refused_with_the_place() -> None:
    part = submission(b"<PDF>\n" + encode(PDF)[:500] + b"\n</PDF>\n")
    assert part.refused is not None
    assert (part.refused.code, part.data) == ("damaged_encoding", b"")
    assert "ex10.pdf, which is damaged: line 8" in part.refused.message


def test_a_pdf_written_out_in_a_file_of_its_own_is_decoded() -> None:
    file = File.of("ex10.txt", b"\n\n<PDF>\n" + encode(PDF) + b"\n</PDF>\n")
    (source,) = unpack(file)
    assert (source.data, source.media_type, source.sha256) == (PDF, "application/pdf", file.sha256)
    assert (source.id, source.filing) == (file.sha256[:16], None)


def test_a_picture_written_out_in_a_file_of_its_own_is_left_as_it_is() -> None:
    data = encode(b"\xff\xd8\xff\xe0", name="logo.jpg")
    (source,) = unpack(File.of("logo.txt", data))
    assert (source.data, source.media_type) == (data, "text/plain")


def test_encoded_words_are_decoded_for_their_reader() -> None:
    part = submission(encode(b"This Agreement is made as of May 1, 2003.\n", name="ex10.txt"))
    assert part.data.startswith(b"This Agreement")


@pytest.mark.skipif(not FILINGS.is_dir(), reason=f"{FILINGS} is not there; set FOURCORNERS_DOCUMENTS to a copy")
@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("nasty/corio-2004-credit-agreement-uuencoded.txt", 102_626),
        ("full-submissions/fitlife-2025-13g-submission.txt", 95_333),
    ],
)
def test_real_pdfs_are_whole(name: str, size: int) -> None:
    (pdf,) = (part for part in unpack(File.at(FILINGS / name)) if part.media_type == "application/pdf")
    assert (len(pdf.data), pdf.data[:5]) == (size, b"%PDF-")
    assert pdf.data.rstrip().endswith(b"%%EOF")


@pytest.mark.parametrize("data", [PDF, b"junk\n" + PDF, b"<PDF>\n" + encode(PDF) + b"</PDF>\n"])
def test_a_pdf_by_itself_is_called_one_before_it_is_read(data: bytes) -> None:
    (part,) = unpack(File.of("letter.txt", data))
    assert part.media_type == "application/pdf"


def test_a_pdf_that_came_as_it_is_in_a_submission_is_called_one() -> None:
    assert submission(b"\n" + PDF).media_type == "application/pdf"


def test_a_text_that_speaks_of_pdf_in_a_submission_is_a_text() -> None:
    assert submission(b"\nA file begins with %PDF-1.4\n").media_type == "text/plain"


TEXT = (
    b"January 31, 2002\n\nDear Sirs:\n\n%sWe agree to pay $5,000 for the caf\xe9.\n"
    + b"Sincerely yours, and so on.\n" * 10
)
LOGO = b"\xff\xd8\xff" + bytes(range(256)) * 2


@pytest.mark.parametrize("ending", [b"\n", b"\r\n"])
@pytest.mark.parametrize("cut", ["whole", "without its end", "with blanks cut"])
@pytest.mark.parametrize("where", ["inside", "first"])
def test_a_picture_among_the_lines_of_a_text_is_left_out_and_listed(ending: bytes, cut: str, where: str) -> None:
    encoded = encode(LOGO, name="logo.jpg", backtick=cut != "with blanks cut")
    if cut == "with blanks cut":
        encoded = b"\n".join(line.rstrip() for line in encoded.split(b"\n"))
    if cut == "without its end":
        encoded = encoded.removesuffix(b"`\nend\n")
    data = (encoded + TEXT % b"" if where == "first" else TEXT % encoded).replace(b"\n", ending)
    if (cut, where) == ("without its end", "first"):
        return  # is refused as a damaged file
    letter, picture = unpack(File.of("letter.txt", data))
    document = read(letter)
    assert document.text == (TEXT % b"").replace(b"\n", ending).decode("windows-1252")
    assert [one.code for one in document.diagnostics] == ["file_in_text"]
    assert "logo.jpg" in document.diagnostics[0].message
    assert isinstance(document.source_map, ByteMap)
    for run in document.source_map.runs:
        assert document.text[run.start : run.end].encode("windows-1252") == data[run.source_start : run.source_end]
    assert (set_aside(letter), set_aside(picture)) == (None, "is a picture (logo.jpg)")
    assert picture.body is not None
    assert data[picture.body.start : picture.body.end].startswith(b"begin 644 logo.jpg")
    assert len({letter.id, picture.id}) == 2


def test_a_pdf_among_the_lines_of_a_document_is_read_by_itself() -> None:
    body = TEXT % (b"<PDF>\n" + encode(PDF) + b"</PDF>\n")
    head = b"<SEC-HEADER>\nACCESSION NUMBER:\t0000914760-99-000090\n</SEC-HEADER>\n"
    parts = [b"<DOCUMENT>\n<TYPE>EX-10\n<SEQUENCE>%d\n<TEXT>\n%s</TEXT>\n</DOCUMENT>\n" % (n, body) for n in (1, 2)]
    first, copy, second, other = unpack(File.of("a.txt", head + b"".join(parts)))
    assert [one.id[-9:] for one in (first, copy, second, other)] == ["-000090-1", "0-2000001", "-000090-2", "0-2000002"]
    assert (copy.data, copy.media_type) == (PDF, "application/pdf")
    assert read(first).text.replace("\n", "") == (TEXT % b"").decode("windows-1252").replace("\n", "")


@pytest.mark.parametrize("words", [b"begin 644 times", b"begin 644 x\nMore of the same", b"We begin 644 logo.jpg\nM"])
def test_words_that_only_look_like_an_encoded_file_stay(words: bytes) -> None:
    data = TEXT % (words + b"\n")
    (part,) = unpack(File.of("letter.txt", data))
    assert read(part).text == data.decode("windows-1252")
