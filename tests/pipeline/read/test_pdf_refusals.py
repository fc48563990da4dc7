"""Which PDFs are refused, for which reason, and what is said of those that can be read in part."""

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.limits import Limits
from pipeline.read import read
from tests.pdfs import Page, Text, columns, pdf

WORDS = [
    "The parties to this agreement have caused it to be executed",
    "by their officers as of the date first above written",
] * 3
WHOLE = pdf([Page(columns(WORDS, 72))] * 3)
SCAN = Page(picture=True)
STAMPED = Page([Text(400, 20, "Page 3 of 10")], picture=True)
CODED = [Text(one.x, one.y, one.words, font="Coded") for one in columns(WORDS, 20)]
CODES = {code: chr(0xE000 + code) for code in range(32, 127)}
SHIFTED = {code: chr(code - 29) for code in range(64, 127)} | {32: " "}


def refused(data: bytes, limits: Limits | None = None) -> Unreadable:
    with pytest.raises(Unreadable) as problem:
        read(Source("exhibit.pdf", data), limits or Limits())
    return problem.value


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (pdf([SCAN]), "scanned", "1 of 1"),
        (pdf([SCAN, STAMPED, Page(columns(WORDS, 72))]), "scanned", "2 of 3"),
        (pdf([Page(), Page()]), "blank_file", "2"),
        (pdf([Page(columns(WORDS, 72))], user="secret"), "encrypted", "password"),
        (WHOLE[: len(WHOLE) // 2], "damaged", "breaks off"),
        (b"%PDF-1.4\nnothing of the kind\n%%EOF\n", "damaged", "no pages"),
        (pdf([Page(CODED)], meanings=CODES), "glyph_codes", "mean nothing"),
        (pdf([Page([Text(72, 100, "(cid:36)(cid:74)(cid:85) (cid:72)(cid:72)")])]), "glyph_codes", "mean nothing"),
        (pdf([Page(CODED)] * 3, meanings=SHIFTED), "glyph_codes", "vowel"),
    ],
)
def test_a_pdf_without_text_is_refused_with_its_reason(data: bytes, code: str, words: str) -> None:
    problem = refused(data)
    assert problem.code == code
    assert words in problem.message


def test_a_limit_is_named_with_both_figures() -> None:
    problem = refused(WHOLE, Limits(pages=2))
    assert problem.code == "too_large"
    assert "3 pages" in problem.message
    assert "pages allows 2" in problem.message


def test_a_document_that_takes_too_long_is_refused_between_two_pages() -> None:
    problem = refused(WHOLE, Limits(seconds=0))
    assert problem.code == "too_large"
    assert problem.message == "takes longer, and seconds allows 0: 0 of 3 pages were read"


def test_an_empty_password_opens_an_encrypted_pdf() -> None:
    assert read(Source("exhibit.pdf", pdf([Page([Text(72, 72, "Agreement")])], user=""))).text == "Agreement"


def test_some_scanned_pages_among_text_are_named() -> None:
    pages = [Page(columns(WORDS, 72))] * 4 + [SCAN, SCAN] + [Page(columns(WORDS, 72))] + [SCAN]
    (diagnostic,) = read(Source("exhibit.pdf", pdf(pages))).diagnostics
    assert diagnostic.code == "pages_scanned"
    assert diagnostic.message.startswith("pages 5 to 6, 8 of 8")


def test_a_page_of_text_with_a_picture_behind_it_is_no_scan() -> None:
    found = read(Source("exhibit.pdf", pdf([Page(columns(WORDS, 72), picture=True)])))
    assert found.diagnostics == ()


def test_what_stands_before_the_pdf_does_no_harm() -> None:
    assert read(Source("exhibit.pdf", b"\r\n\r\n" + WHOLE)).source.media_type == "application/pdf"


def test_an_absurdly_large_page_is_read_like_any_other() -> None:
    page = Page([Text(72, 72, "Agreement")], width=2_000_000, height=2_000_000)
    assert read(Source("exhibit.pdf", pdf([page]))).text == "Agreement"
