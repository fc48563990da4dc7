"""Plain text: what is taken as it stands, and what only looks like a text and is refused."""

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.file import File
from pipeline.limits import DEFAULT
from pipeline.read import pdf, text
from pipeline.unpack import unpack
from tests.growth import linear

WORDS = b"The Company shall pay the Notes. "


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"a\x00b", "a control character stands in the text"),
        (b"\x01\x02 Notes \x00", "3 control characters stand in the text"),
        (WORDS * 100 + b"\x00" * 15, "15 control characters stand in the text"),
        (b"Notes \x81", "1 byte has no character in windows-1252: it stands as a C1 control"),
        (b"Notes \x81\x8d", "2 bytes have no character in windows-1252: they stand as C1 controls"),
        ("“a” “b” ".encode() + b"\x97", "1 byte is not UTF-8 as the others are: it is read as windows-1252"),
        ("“a” “b” ".encode() + b"\x97 \x97", "2 bytes are not UTF-8 as the others are: they are read as windows-1252"),
    ],
)
def test_what_has_no_character_stays_and_is_told(data: bytes, told: str) -> None:
    document = text.read(Source("exhibit.txt", data), DEFAULT)
    assert len(document.text) == len(data.decode("utf-8", "ignore")) + sum(data.count(one) for one in b"\x81\x8d\x97")
    assert [(one.code, one.message) for one in document.diagnostics] == [("undecodable_bytes", told)]


@pytest.mark.parametrize("data", [bytes(range(8)), WORDS + b"\x00" * 8, b"a\x00" * 8])
def test_bytes_full_of_control_characters_are_no_text(data: bytes) -> None:
    with pytest.raises(Unreadable, match="control characters") as refused:
        text.read(Source("exhibit.txt", data), DEFAULT)
    assert refused.value.code == "not_text"


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"{\\rtf1\\ansi Hello \\b bold}", "a document in RTF"),
        (b"\r\n{\\rtf1\\ansi Hello", "a document in RTF"),
        (b"%!PS-Adobe-3.0\n/x 1 def", "a program in PostScript"),
        (b"%!PS\n/x 1 def", "a program in PostScript"),
        (b'{"a": 1}', "data in JSON"),
        (b'[\n  {"cik_str" : "320193", "title": null}]', "data in JSON"),
        (b'{"facts":{"dei":[]}}', "data in JSON"),
        (b'<?xml version="1.0"?><a>b</a>', "data in XML"),
        (b"<xbrl xmlns='x'>", "data in XML"),
    ],
)
def test_a_text_for_programs_is_refused_by_its_name(data: bytes, what: str) -> None:
    with pytest.raises(Unreadable, match=what) as refused:
        text.read(Source("exhibit.txt", data), DEFAULT)
    assert refused.value.code == "unsupported_format"


@pytest.mark.parametrize("mode", [b"644", b"0644"])
def test_a_file_that_is_written_out_in_characters_is_no_text(mode: bytes) -> None:
    with pytest.raises(Unreadable, match=r"the file logo\.jpg, uuencoded") as refused:
        text.read(Source("exhibit.txt", b"\n\nbegin " + mode + b" logo.jpg\nM_]C_X``02D9)1@`!\n"), DEFAULT)
    assert refused.value.code == "not_text"


@pytest.mark.parametrize(
    ("data", "is_pdf"),
    [
        (b"%PDF-1.4\n", True),
        (b"\xef\xbb\xbf\r\n%PDF-1.4\n", True),
        (b"Received: by mail\r\n%PDF-1.4\n", True),
        (b"The file begins with %PDF-1.4 and is sent by mail.\n", False),
    ],
)
def test_a_pdf_is_told_in_one_way_wherever_it_is_asked(data: bytes, *, is_pdf: bool) -> None:
    (part,) = unpack(File.of("exhibit.txt", data))
    whole = b"<DOCUMENT>\n<TYPE>EX-10\n<SEQUENCE>1\n<TEXT>\n%s</TEXT>\n</DOCUMENT>\n" % data
    (inside,) = unpack(File.of("submission.txt", whole))
    assert pdf.recognises(part) == is_pdf
    assert [one.media_type == "application/pdf" for one in (part, inside)] == [is_pdf, is_pdf]


@pytest.mark.parametrize(
    "data",
    [
        b"{LOGO}\nAGREEMENT",
        b"[FORM OF NOTE]",
        b"[{Name}: the Holder]",
        b'{"Company": Acme Corp.}',
        b'["Notes": the notes]',
        b'{"the Company"}',
        b"%! of the Notes",
        b"{\\rtf is a format}",
        b'Data: {"a": 1}',
        b"<PAGE>\n<TABLE>\n<S> <C>",
    ],
)
def test_words_in_brackets_are_words(data: bytes) -> None:
    assert text.read(Source("exhibit.txt", data), DEFAULT).text == data.decode()


@pytest.mark.parametrize(
    "piece",
    [
        b"begin 644 x\n",
        b"begin 644 x\nM" + b"!" * 60 + b"\n",
        b"begin 644 x\nM" + b"!" * 60 + b"\nARTICLE IV\n",
        b"begin 644 x\n\n\nMEMORANDUM OF UNDERSTANDING\nEND\n",
        b"<PDF>\n" * 3,
    ],
)
def test_lines_that_begin_like_encoded_files_take_time_that_grows_with_their_number(piece: bytes) -> None:
    assert linear(lambda count: text.read(Source("exhibit.txt", b"Words.\n" + piece * count), DEFAULT), 1_000)
