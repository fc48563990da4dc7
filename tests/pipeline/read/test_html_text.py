"""The text of a page of HTML, laid out as a typist would."""

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.document import Document, Source
from pipeline.limits import DEFAULT
from pipeline.read import html


def page(markup: str | bytes) -> Document:
    data = markup if isinstance(markup, bytes) else markup.encode()
    return html.read(Source("exhibit.htm", data), DEFAULT)


def lines(markup: str | bytes) -> list[str]:
    return page(markup).text.rstrip("\n").split("\n")


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        ("<p>The  Company\n agrees</p>", ["The Company agrees"]),
        ("<P>one<P>two", ["one", "", "two"]),
        ("<p>one</p>\n\n<p>two</p>", ["one", "", "two"]),
        ("one<br>two<BR/>three", ["one", "two", "three"]),
        ("one<br><br><br>two", ["one", "", "two"]),
        ("<p style='margin:0'>one</p><p style='margin:0'>two</p>", ["one", "two"]),
        ("<p style='margin:0'>one</p><p style='margin:0'>&nbsp;</p><p style='margin:0'>two</p>", ["one", "", "two"]),
        ("<div>one</div><div>two</div>", ["one", "two"]),
        ("<div>one</div><div><br></div><div>two</div>", ["one", "", "two"]),
        ("<div style='margin-bottom:6pt'>one</div><div>two</div>", ["one", "", "two"]),
        ("<p style='margin-bottom:-20'>one</p><p style='margin-bottom:-20'>two</p>", ["one", "two"]),
        ("<div>" + "long " * 25 + "</div><div>two</div>", ["long " * 24 + "long", "", "two"]),
        ("<font>A</font><font size=1>GREEMENT</font>", ["AGREEMENT"]),
        ("<p>in<i>side</i> <b> both </b> ends</p>", ["inside both ends"]),
        ("10<sup>th</sup> day", ["10th day"]),
        (
            "<head><title>EX-10</title><style>p {x}</style></head><body>text<script>if (a<b) {}</script></body>",
            ["text"],
        ),
        ("<title>never closed<p>text", ["text"]),
        ("a<!-- <b>no</b> -->b<!-->c<![CDATA[ no ]]>d", ["abcd"]),
        ("a<!-- no --!>b<!--!> no -->c<!-- no -- ! > no -->d<!--->e", ["abcde"]),
        ("a<dd>b", ["a", "     b"]),
        ("a<span style='display:none'>no<b>no</b></span>b<p hidden>no</p>", ["ab"]),
        ("a < b &lt; c <3 R&D AT&T; <>", ["a < b < c <3 R&D AT&T; <>"]),
        ("<p align='center' title=it's>x", [" " * 39 + "x"]),
        ('<P ALIGN="CENTER>text<P ALIGN="LEFT">more', ["text", "", "more"]),
        ("<p<b>text</b></p>", ["text"]),
        ("<unknown>text</unknown>", ["text"]),
    ],
)
def test_markup_becomes_lines(markup: str, expected: list[str]) -> None:
    assert lines(f"<html><body>{markup}") == expected


@pytest.mark.parametrize(
    "subset", ["<!ENTITY co 'A [Corp.]'>", "\n<!ENTITY a 'b'>\n<!ELEMENT c ANY>\n", "", "]<!-- [x] -->"]
)
def test_the_entities_that_a_page_declares_are_no_words(subset: str) -> None:
    assert lines(f"<!DOCTYPE html [{subset}] ><html><p>words [not] here") == ["words [not] here"]
    assert lines(f"<!DOCTYPE html PUBLIC '-//W3C//DTD' [{subset}]><p>words") == ["words"]


def test_a_term_without_words_before_its_text_is_nothing() -> None:
    assert lines("<html><dd>text") == ["     text"]
    assert lines("<html><table><tr><td><dd>text</table>")[-1].strip() == "text"


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("a&nbsp;&nbsp;b", "a  b"),
        ("a&nbsp b&nbspc", "a  b c"),
        ("&#146;&#147;&#151;&#x2019;&rdquo;", "’“—’”"),
        ("S&amp;P &copy 2004 &sect;&nbsp;4", "S&P © 2004 § 4"),
        ("&unknown; &#0; &#xD800; &#99999999;", "&unknown; &#0; &#xD800; &#99999999;"),
        ("co&shy;op&#8203;erate\ufeff", "cooperate"),
        ("a&#32;&#10; b&emsp;c\u2003d", "a b c d"),
        ("<font face=Wingdings>&#168;</font> <font face='Wingdings'>x</font> box", "☐ ☒ box"),
    ],
)
def test_entities_and_spaces(written: str, expected: str) -> None:
    assert lines(f"<p>{written}") == [expected]


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        ("<font face='Wingdings'>&#168; The Borrower or no lender shall pay", "¨ The Borrower or no lender shall pay"),
        ("<font face='Wingdings'>&#168;<b> The Borrower</b>", "☐ The Borrower"),
        ("<font face='Wingdings'>or", "or"),
        ("<font face='Wingdings'>o<font face='Arial'> x, o</font> ", "☐ x, o"),
        ("<font face='Wingdings'>o<span style='font-family:Times'>x", "☐x"),
        ("<font face='Wingdings'>o<b>x</b>", "☐☒"),
        ("<font face='Wingdings'>x x o</font> boxes", "☒ ☒ ☐ boxes"),
        ("<font face='Wingdings 2'>&#163;</font> <font face='Wingdings 2'>R</font>", "☐ ☑"),
        ("<span style='font-family:Wingdings 2'>T</span><span style=\"font:10pt 'Wingdings 2'\">P</span>", "☒✓"),
        ("<font face='Wingdings 2'>&#163; 5 R&D</font><font face='Wingdings 2'>&#163;5", "£ 5 R&D£5"),
        ("<font face='Wingdings'>R &#163;</font>", "R £"),
        ("<font face='Symbol'>&#183;</font> item", "• item"),
        # what a program writes that knows no such font: the letter at U+F000 and above
        ("&#xF0A8; Yes &#xF0FE; No", "\uf0a8 Yes \uf0fe No"),
        ("<font face='Wingdings'>&#xF0A8;</font> Yes <font face='Wingdings'>&#xF0FE; No</font>", "☐ Yes ☑ No"),
    ],
)
def test_letters_of_a_font_of_pictures_are_pictures_and_words_are_words(markup: str, expected: str) -> None:
    assert lines(f"<p>{markup}") == [expected]


@pytest.mark.parametrize(
    ("markup", "indent"),
    [
        ("<p style='margin-left:0.5in'>x", 6),
        ("<p style='padding-left:24px'>x", 3),
        ("<p style='text-indent:36pt'>x", 6),
        ("<p style='margin:0 0 0 72pt; text-indent:-36pt'>x", 6),
        ("<p style='text-indent:4%'>x", 3),
        ("<p>&nbsp;&nbsp;&nbsp;&nbsp;x", 4),
        ("<blockquote><blockquote>x", 10),
        ("<dir><dir>x", 10),
        ("<dl><dt>The Company<dd>x", 5),
        ("<center>middle</center>", 37),
        ("<div style='text-align:center'>middle</div>", 37),
        ("<p align=right>right", 75),
        ("<p style='margin-left:-1in'>x", 0),
        ("<p style='margin-left:9999in'>x", 60),
    ],
)
def test_margins_and_alignment_become_spaces(markup: str, indent: int) -> None:
    last = lines(markup)[-1]
    assert len(last) - len(last.lstrip()) == indent


def test_only_the_first_line_of_a_paragraph_is_indented() -> None:
    assert lines("<p style='margin-left:12pt;text-indent:24pt'>one<br>two") == ["      one", "  two"]


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        ("<ul><li>one<li>two</ul>", ["  •  one", "  •  two"]),
        ("<ol><li>one</li><li>two</li></ol>", [" 1.  one", " 2.  two"]),
        ("<ol type=a start=3><li>one<li value=9>two<li>three</ol>", [" c.  one", " i.  two", " j.  three"]),
        ("<ol style='list-style-type:upper-roman'><li>a<li>b<li>c<li>d", [" I.  a", "II.  b", "III.  c", "IV.  d"]),
        ("<ul style='list-style:none'><li>(a) one", ["     (a) one"]),
        ("<ul><li>a<ul><li>b</ul><li>c</ul>", ["  •  a", "       •  b", "  •  c"]),
        ("<dl compact><dt>(1)<dd>one<dt>(2)</dt><dd>two<br>more</dl>", ["(1)   one", "(2)   two", "     more"]),
        ("<dl><dt>The Company<dd>means us</dl>", ["The Company", "     means us"]),
        ("<ol><li><p>one</p><p>more</p></ol>", [" 1.  one", "", "     more"]),
    ],
)
def test_lists_have_the_marks_that_a_browser_gives_them(markup: str, expected: list[str]) -> None:
    assert [line for line in lines(markup) if line] == [line for line in expected if line]


@pytest.mark.parametrize(
    "markup",
    [
        "<p>one</p><p>2</p><hr style='page-break-after:always'><p>next",
        "<p>one</p><p>2</p><div style='page-break-before:always'>next</div>",
        "<p>one</p><p>2</p><div style='break-after:page'></div>next",
        "<p>one</p><p>2</p><!-- PAGEBREAK --><HR><p>next",
        "<p>one</p><p>2</p><!-- Field: Page; Sequence: 2 --><!-- Field: /Page --><p>next",
        "<p>one</p><p align=center>2</p><hr width='100%'><p>next",
        "<p>one</p><p>2</p><PAGE><p>next",
    ],
)
def test_the_end_of_a_page_is_a_form_feed(markup: str) -> None:
    assert [line.strip(" ") for line in lines(markup) if line.strip(" ")] == ["one", "2", "\f", "next"]


def test_a_rule_that_parts_no_pages_is_none() -> None:
    assert lines("<p>(Zip Code)<hr width='30%'><p>next") == ["(Zip Code)", "", "next"]


def test_preformatted_lines_stay_as_they_are() -> None:
    markup = "<pre>\nASSETS                2004    2003\n  Cash       <b>$ 1,234</b>   &lt;1\n\n\ttabbed</pre>after"
    expected = ["ASSETS                2004    2003", "  Cash       $ 1,234   <1", "", "        tabbed", "", "after"]
    assert lines(markup) == expected


def test_spaces_of_pre_wrap_stay() -> None:
    assert lines("<p><span style='white-space:pre-wrap'>a   b</span> c   d") == ["a   b c d"]


def test_bold_and_underlined_words_are_known() -> None:
    document = page(
        "<p><b>ARTICLE</b> <U>I</U></p><p style='font-weight:700'>Bold <span style='font-weight:normal'>not</span></p>"
        "<p>“<font style='text-decoration:underline'>Term</font>” means</p><h2>Head</h2>"
    )
    assert [document.slice(span) for span in document.layout.emphasis] == ["ARTICLE I", "Bold", "Term", "Head"]


def test_bold_ends_where_its_element_does_though_a_paragraph_goes_on() -> None:
    document = page("<b><p>bold</b> plain</p><p>plain")
    assert [document.slice(span) for span in document.layout.emphasis] == ["bold"]


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("a.htm", b"<!DOCTYPE html><p>x", True),
        ("a.txt", b"\n\n<HTML>\n<HEAD>", True),
        ("a.txt", b"<XBRL>\n<?xml version='1.0'?><!-- made by --><!-- x --><html xmlns='x'>", True),
        ("a.txt", b"<P>one</P>\n<P>two</P>" * 10, True),
        ("a.htm", b"<p>one", True),
        ("a.txt", "<html>".encode("utf-16"), True),
        ("a.htm", b"no markup at all", False),
        ("a.txt", b"<TABLE>\n<CAPTION>\n<S>   <C>  <C>\nCash  1  2\n</TABLE>\n<PAGE>\n<FN>\n" * 50, False),
        ("a.txt", b"<P>one</P> " + b"a long text " * 1000, False),
        ("a.txt", b"", False),
        ("a.htm", b"%PDF-1.4 <p><b><i>", False),
    ],
)
def test_html_is_told_by_its_markup(name: str, data: bytes, expected: bool) -> None:
    assert html.recognises(Source(name, data)) is expected


def test_a_page_without_words_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        page("<html><body><img src=page1.jpg><p>&nbsp;</p></body></html>")
    assert refused.value.code == "blank_file"


def test_the_document_says_that_it_was_html() -> None:
    document = page(b"<p>\x93Notes\x94")
    assert (document.source.media_type, document.encoding) == ("text/html", "windows-1252")


@pytest.mark.parametrize(
    ("sheet", "markup", "expected"),
    [
        ("p {margin: 0}", "<p>one</p><p>two</p>", ["one", "two"]),
        (".a, P.b {margin: 0}", "<p class=A>one</p><p class='x b'>two</p><p>three</p>", ["one", "two", "", "three"]),
        ("div.a {margin-left: 60pt}", "<div class=a>one</div><p class=a>two</p>", [" " * 10 + "one", "", "two"]),
        (".no {display: none !important}", "a<b class=no>b</b>", ["a"]),
        (".no {display: none}", "a<span class=no>b</span><p class=no>c</p>", ["a"]),
        (".no {display: none}", "a<span class=no style='display:inline'>b</span>", ["ab"]),
        ("p.a {text-indent: 30pt} p {margin: 0; text-indent: 60pt}", "<p class=a>one", ["     one"]),
        ("<!-- /* p {display:none} */ p {margin: 0} -->", "<p>one</p><p>two</p>", ["one", "two"]),
        ("@media print {p {display: none}} @import 'x'; p {margin: 0}", "<p>one<p>two", ["one", "two"]),
        ("div p {display: none} #x {display: none} p:first-child {display: none}", "<div><p id=x>one", ["one"]),
        ("p {margin: 0", "<p>one<p>two", ["one", "", "two"]),
        (".b {display: block}", "one<span class=b>two</span>three", ["one", "two", "three"]),
    ],
)
def test_simple_selectors_of_style_sheets_count(sheet: str, markup: str, expected: list[str]) -> None:
    assert lines(f"<html><head><style type='text/css'>{sheet}</style></head><body>{markup}") == expected


def test_what_a_style_sheet_in_a_comment_says_does_not_count() -> None:
    assert lines("<html><!--[if mso]><style>p {display: none}</style><![endif]--><p>text") == ["text"]


def test_a_style_sheet_deep_inside_elements_is_no_text() -> None:
    assert lines("<html>" + "<font>" * 1500 + "<style>p {x: y}</style>text") == ["text"]


def test_the_text_behind_the_picture_of_a_page_has_the_lines_of_the_picture() -> None:
    layer = "  January 3, 2023    Dear Eric:  This letter sets forth  the terms&nbsp;of it.  "
    markup = f"<div align=center><img src=a.jpg><font size=1 style='font-size:1pt;color:white'>{layer}</font></div>"
    assert lines(f"<html>{markup}<p>x  y") == [
        "January 3, 2023", "", "Dear Eric:", "This letter sets forth", "the terms of it.", "", "x y",
    ]  # fmt: skip
    assert lines("<html><div style='font-size:1pt'><p style='font-size:10pt'>x  y<p>one  two") == [
        "x y",
        "",
        "one",
        "two",
    ]
    assert lines(f"<html>{markup.replace('1pt', '10pt')}")[0].strip().startswith("January 3, 2023 Dear Eric: This")


@pytest.mark.parametrize(
    ("markup", "expected"),
    [
        ("<span style='display:block'>one</span><span style='display:block'>two</span>", ["one", "two"]),
        ("<span style='display:block'><b>one</b></span>two", ["one", "two"]),
        ("<div style='display:inline'>one</div> <div style='display:inline'><b>two</b></div>", ["one two"]),
    ],
)
def test_an_element_is_a_block_or_stands_in_the_line_as_its_style_says(markup: str, expected: list[str]) -> None:
    assert lines(f"<html>{markup}") == expected
