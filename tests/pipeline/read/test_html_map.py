"""The way back from the text of a page of HTML to its bytes, and agreement with another parser about its words."""

import os
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import lxml.html
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.file import File
from pipeline.limits import DEFAULT
from pipeline.read import html
from pipeline.read.html.characters import plain
from pipeline.source_map import ByteMap
from pipeline.span import Span
from pipeline.unpack import set_aside, unpack

ROOT = Path(__file__).parents[3]
FIXTURES = sorted((ROOT / "fixtures" / "documents").glob("*.htm"))
FILINGS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))
absent = pytest.mark.skipif(not FILINGS.is_dir(), reason=f"{FILINGS} is not there; set FOURCORNERS_DOCUMENTS to a copy")

NOT_SHOWN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)
NO_TEXT = {"script", "style", "title", "noscript", "template", "ix:header"}
PICTURES = re.compile("[☐☒☑✓▪■●•❖➢]")

WORDS = st.sampled_from(
    ["The Company", " shall ", "Section\n4(b)", "“Term”", "é", "&#147;x&#148;", "&nbsp;", "&nbsp;&nbsp; ", "AT&T",
     "a < b", "&amp;", "  two  ", "\r\n", "1,234", "$", "(5", ")", "&#8212;", "€ 5", "𝄞", "&shy;", "\t", "x"]
)  # fmt: skip
INLINE = st.sampled_from(["b", "i", "u", "font size=2", "span style='font-weight:bold'", "sup", "a href='#x'"])
BLOCKS = st.sampled_from(
    ["p", "P ALIGN=CENTER", "div", "div style='margin-left:36pt;text-indent:-18pt'", "center", "blockquote", "h2",
     "dir", "div style='page-break-before:always'", "pre"]
)  # fmt: skip


def element(tag: str, inside: str) -> str:
    return f"<{tag}>{inside}</{tag.partition(' ')[0]}>"


def table(rows: list[list[str]]) -> str:
    return element("table", "".join(element("tr", "".join(element("td", cell) for cell in row)) for row in rows))


LINE = st.recursive(WORDS, lambda inner: st.builds(element, INLINE, inner) | st.lists(inner, max_size=4).map("".join))
PAGE = st.recursive(
    LINE,
    lambda inner: (
        st.builds(element, BLOCKS, inner)
        | st.lists(inner | st.just("<br>") | st.just("<hr>") | st.just("<!-- x -->"), max_size=4).map("".join)
        | st.lists(st.lists(inner, min_size=1, max_size=4), min_size=1, max_size=4).map(table)
    ),
    max_leaves=12,
)


def read(markup: str, encoding: str = "utf-8") -> Document:
    return html.read(Source("exhibit.htm", f"<html><body>{markup}.</body>".encode(encoding)), DEFAULT)


def byte_map(document: Document) -> ByteMap:
    assert isinstance(document.source_map, ByteMap)
    return document.source_map


def holds(document: Document, data: bytes) -> None:
    """Every run is in order, and says what its bytes say."""
    runs = byte_map(document).runs
    text, encoding = document.text, document.encoding or ""
    assert all(before.end <= after.start for before, after in pairwise(runs))
    for run in runs:
        written = data[run.source_start : run.source_end].decode(encoding)
        said = text[run.start : run.end]
        assert said, "a run without characters"
        if PICTURES.search(said):
            continue
        assert " ".join(plain(written).split()) == " ".join(said.split())
        if run.end - run.start == run.source_end - run.source_start:
            assert re.sub(r"\s", " ", plain(written)) == re.sub(r"\s", " ", said)
    covered = bytearray(len(text))
    for run in runs:
        covered[run.start : run.end] = b"\1" * (run.end - run.start)
    added = "".join(character for character, known in zip(text, covered, strict=True) if not known)
    assert not re.sub(r"[\s•]|[0-9A-Za-z]+\.", "", added), "layout has words of its own"


@given(PAGE, st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]))
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_every_run_says_what_its_bytes_say(markup: str, encoding: str) -> None:
    document = read(markup, encoding)
    holds(document, document.source.data)


@given(PAGE)
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_our_words_are_those_of_another_parser(markup: str) -> None:
    document = read(markup)
    assert sorted(squeezed(document.text)) == sorted(squeezed(theirs(document.source.data, "utf-8")))


@given(st.text("<>/!-=\"'& ;abpPtdr\n", max_size=60))
def test_whatever_is_written_is_read(markup: str) -> None:
    try:
        document = read(markup)
    except Unreadable as refused:
        assert refused.code == "blank_file"  # noqa: PT017 - the tag that was left open took the full stop
        return
    holds(document, document.source.data)


@given(PAGE, st.text("ab", min_size=1, max_size=3))
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_page_and_its_emphasis_and_cells_stay_inside_the_text(markup: str, words: str) -> None:
    document = read(f"{markup}<b>{words}</b>")
    emphasis = document.layout.emphasis
    assert all(before.end <= after.start for before, after in pairwise(emphasis))
    assert all(0 <= span.start < span.end <= len(document.text) for span in emphasis)
    assert words in document.slice(emphasis[-1])


@pytest.mark.parametrize(
    ("markup", "words", "written"),
    [
        ("<p>S&amp;P index</p>", "&", b"&amp;"),
        ("<p>the <b>Com</b>pany</p>", "Company", b"Com</b>pany"),
        ("<p>“Notes” €</p>", "Notes”", "Notes”".encode()),
        ("<p>a&nbsp;&nbsp;b</p>", "a  b", b"a&nbsp;&nbsp;b"),
        ("<p>pre\u2011emptive</p>", "-", "\u2011".encode()),
        ("<p>pre&#8208;emptive &amp; co</p>", "pre-emptive &", b"pre&#8208;emptive &amp;"),
        ("<p>Section   4</p>", "Section 4", b"Section   4"),
        ("<p>one\r\ntwo</p>", "one two", b"one\r\ntwo"),
    ],
)
def test_a_span_leads_back_to_its_bytes(markup: str, words: str, written: bytes) -> None:
    document = read(markup)
    at = document.text.index(words)
    places = byte_map(document).places(Span(at, at + len(words)))
    data = document.source.data
    assert data[places[0].start : places[-1].end] == written


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.name)
def test_a_fixture_has_the_words_that_another_parser_finds(path: Path) -> None:
    document = html.read(Source.from_file(path), DEFAULT)
    holds(document, document.source.data)
    assert squeezed(document.text) == squeezed(theirs(document.source.data, "utf-8"))


@absent
@pytest.mark.slow
def test_filings_have_the_words_that_another_parser_finds() -> None:
    count = 0
    for part in parts():
        document = html.read(part, DEFAULT)
        holds(document, part.data)
        encoding = document.encoding or "utf-8"
        ours, other = squeezed(document.text), squeezed(theirs(part.data, encoding))
        count += 1
        if PICTURES.search(ours) is None:
            assert ours == other, part.name
        else:
            assert abs(len(ours) - len(other)) <= len(PICTURES.findall(ours)), part.name
    assert count > 50


def parts() -> Iterator[Source]:
    for path in sorted(FILINGS.rglob("*.*")):
        if path.suffix in {".htm", ".txt", ".nc"}:
            yield from (one for one in unpack(File.at(path)) if set_aside(one) is None and html.recognises(one))


def theirs(data: bytes, encoding: str) -> str:
    """The words that lxml finds on a page, without what is not shown."""
    parser = lxml.html.HTMLParser(encoding=encoding, huge_tree=True)
    found: list[str] = []
    waiting: list[lxml.html.HtmlElement | str] = [lxml.html.document_fromstring(data, parser=parser)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            found.append(one)
        elif isinstance(one.tag, str) and one.tag not in NO_TEXT and not NOT_SHOWN.search(one.get("style", "")):
            inside = [piece for child in one for piece in (child, child.tail or "")]
            waiting += reversed([one.text or "", *inside])
    # the numbers 128 to 159 stand for what they do in windows-1252
    return "".join(found).translate({code: bytes((code,)).decode("cp1252", "ignore") for code in range(0x80, 0xA0)})


def squeezed(text: str) -> str:
    """The text without white space and without characters that have no width; all hyphens are one."""
    return re.sub(r"[\s\u200b-\u200f\u2060\xad\ufeff]+", "", re.sub("[\u2010\u2011]", "-", text))
