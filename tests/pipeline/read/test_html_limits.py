"""Markup that means harm, or that only is broken, is read in time that grows with its length, or refused."""

import time
from dataclasses import replace
from itertools import count

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.limits import DEFAULT, Limits
from pipeline.read import html
from tests.growth import linear

HOSTILE = {
    "open brackets": "<",
    "open tags": "<a ",
    "open quotes": '<p x="',
    "two sorts of quotes": "<p x=\"'",
    "open comments": "<!-- ",
    "open sections": "<![CDATA[",
    "open declarations": "<!",
    "open document types": "<!DOCTYPE [",
    "open entities": "&",
    "numbers without end": "&#",
    "scripts without end": "<script>",
    "titles without end": "<title>",
    "headers without end": "<ix:header>",
    "contexts without end": "<ix:header><context id='a'>",
    "line breaks": "<br>",
    "fonts without end": "<font size=2>x",
    "end tags alone": "</p></b></table>",
    "crossed tags": "<b><p>x</b></p>",
    "cells": "<td>x",
    "rows of one cell": "<tr><td rowspan=60000>x",
    "cells that reach far down": "<tr><td rowspan=60000>x<td rowspan=60000>y<td>z",
    "cells that reach down in steps": "<tr><td><td><td rowspan=900>x",
    "wide cells": "<tr><td colspan=1000>x<td>y",
    "attributes": "<p a=1 b='2' c>",
    "no-break spaces": "&nbsp;",
    "elements of words alone": "<p class=a>x</p>",
    "elements that nearly end": "<p>x</p",
    "style sheets": "<style>.a{b:c}</style>",
    "style sheets without end": "<style>@a{",
}


@pytest.mark.parametrize("piece", HOSTILE.values(), ids=HOSTILE)
def test_the_time_grows_with_the_length(piece: str) -> None:
    def read(count: int) -> None:
        try:
            html.read(Source("hostile.htm", f"<html><table><p>x{piece * count}".encode()), DEFAULT)
        except Unreadable as refused:
            assert refused.code == "too_large"  # noqa: PT017 - refusing is as good an answer

    assert linear(read, 1_000)


@pytest.mark.parametrize("piece", ["</i>", "</p>", "<hr>", "<li/>", "<i>x<br></i></i>", "</i><table></table>"])
def test_a_tag_costs_no_more_where_many_elements_are_open(piece: str) -> None:
    def seconds(opening: str) -> float:
        source = Source("hostile.htm", f"<html>{opening}x{piece * 10_000}".encode())
        begun = time.process_time()
        html.read(source, DEFAULT)
        return time.process_time() - begun

    seconds("<b>")
    bound = 4 * max(seconds("<b>"), 0.005)
    assert any(seconds("<b>" * 900) < bound for _ in range(3))


@pytest.mark.parametrize("piece", ["@a{", "@a{b{}", "/*", "<!--", "p,", ".a{", ".a{b:c}", "}{", "@", "p.a.b "])
def test_the_time_of_a_style_sheet_grows_with_its_length(piece: str) -> None:
    def read(count: int) -> None:
        source = Source("hostile.htm", f"<html><style>{piece * count}</style><p class=a>x".encode())
        assert html.read(source, DEFAULT).text == "x\n"

    assert linear(read, 1_000)


def test_an_attribute_may_be_as_long_as_it_likes() -> None:
    data = f"<html><p style=\"{'margin:0;' * 200_000}\" title='{'x' * 1_000_000}'>words</p>".encode()
    assert html.read(Source("exhibit.htm", data), DEFAULT).text == "words\n"


@pytest.mark.parametrize("tag", ["div", "table><tr><td", "ul><li", "blockquote"])
def test_elements_nest_to_a_limit(tag: str) -> None:
    def nested(depth: int) -> Source:
        return Source("exhibit.htm", f"<html>{f'<{tag}>' * depth}words".encode())

    assert html.read(nested(400), DEFAULT).text.strip("• \n") == "words"
    with pytest.raises(Unreadable, match="markup_depth") as refused:
        html.read(nested(5000), replace(DEFAULT, markup_depth=1000))
    assert refused.value.code == "too_large"


def test_fonts_that_never_end_are_no_reason_to_refuse_a_page() -> None:
    data = ("<html>" + "<FONT SIZE=2><B>line<BR>" * 3000).encode()
    assert html.read(Source("exhibit.htm", data), DEFAULT).text == "line\n" * 3000


def test_a_page_that_takes_too_long_is_refused() -> None:
    with pytest.raises(Unreadable, match="seconds") as refused:
        html.read(Source("exhibit.htm", b"<html>" + b"<p>x</p>" * 5000), Limits(seconds=0.0))
    assert refused.value.code == "too_large"


def test_the_clock_is_looked_at_before_each_table_is_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("pipeline.read.clock.time.monotonic", lambda: next(ticks))
    tables = b"<html>" + b"<table><tr><td>x</td></tr></table>" * 10
    with pytest.raises(Unreadable, match="seconds allows 5"):
        html.read(Source("exhibit.htm", tables), Limits(seconds=5.0))
