"""Inline XBRL: what the header says is no text, and what the tags say is kept."""

import pytest

from pipeline.document import Document, Source
from pipeline.limits import DEFAULT
from pipeline.read import html
from pipeline.source_map import ByteMap, Tag

HEADER = """<div style="display:none"><ix:header><ix:hidden>
<ix:nonNumeric name="dei:AmendmentFlag" contextRef="c1">false</ix:nonNumeric></ix:hidden><ix:resources>
<xbrli:context id="c1">
<xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0001084869</xbrli:identifier></xbrli:entity>
<xbrli:period><xbrli:startDate>2023-01-01</xbrli:startDate><xbrli:endDate>2023-12-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:context id="c2"><xbrli:entity><xbrli:identifier scheme="x">7</xbrli:identifier><xbrli:segment>
<xbrldi:explicitMember dimension="us-gaap:StatementClassOfStockAxis">us-gaap:CommonClassAMember</xbrldi:explicitMember>
<xbrldi:typedMember dimension="x:PlanAxis"><x:plan>one</x:plan></xbrldi:typedMember>
</xbrli:segment></xbrli:entity><xbrli:period><xbrli:instant>2023-12-31</xbrli:instant></xbrli:period></xbrli:context>
<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
<xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator>
<xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>
</ix:resources></ix:header></div>"""


def tagged(markup: str) -> tuple[Document, tuple[Tag, ...]]:
    document = html.read(Source("report.htm", f"<html><body>{HEADER}<p>{markup}</p></body>".encode()), DEFAULT)
    assert isinstance(document.source_map, ByteMap)
    return document, document.source_map.tags


def test_the_header_is_no_text() -> None:
    document, tags = tagged("words")
    assert document.text == "words\n"
    assert tags == ()


def test_a_number_has_its_concept_and_its_context() -> None:
    document, (tag,) = tagged(
        "Loss of $(<ix:nonFraction name='us-gaap:NetIncomeLoss' contextRef='c1' unitRef='usd' scale='6' sign='-'"
        " decimals='-5' format='ixt:num-dot-decimal'>15.2</ix:nonFraction>) million"
    )
    assert document.text[tag.start : tag.end] == "15.2"
    assert tag == Tag(
        tag.start, tag.end, "us-gaap:NetIncomeLoss", "ixt:num-dot-decimal", 6, "-", "-5", False, "c1", "0001084869",
        "2023-01-01/2023-12-31", (), "USD",
    )  # fmt: skip


def test_dimensions_days_and_units_of_two_measures_are_resolved() -> None:
    _, (tag,) = tagged("<ix:nonFraction name='x:y' contextRef='c2' unitRef='eps'>0.12</ix:nonFraction>")
    assert (tag.period, tag.unit) == ("2023-12-31", "USD/shares")
    assert tag.dimensions == (
        ("us-gaap:StatementClassOfStockAxis", "us-gaap:CommonClassAMember"),
        ("x:PlanAxis", "one"),
    )


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        (
            "<ix:nonNumeric name='dei:EntityRegistrantName' contextRef='c1'><b>ACME</b>, Inc.</ix:nonNumeric>",
            ["ACME, Inc."],
        ),
        (
            "<ix:nonNumeric name='A' continuedAt='n'>One.</ix:nonNumeric><ix:continuation id='n'>Two</ix:continuation>",
            ["One.Two"],
        ),
        (
            "<ix:nonNumeric>$<ix:nonFraction>5</ix:nonFraction><ix:exclude>2</ix:exclude></ix:nonNumeric>",
            ["$52", "5"],
        ),
        ("<ix:nonFraction name='x:Paid' contextRef='c1' xsi:nil='true'/>none", []),
        ("<span style='display:none'><ix:nonNumeric name='x:A' contextRef='c1'>no</ix:nonNumeric></span>yes", []),
        ("<div><ix:nonNumeric name='x:A' contextRef='c1'><p>a</p><p>b</p></ix:nonNumeric></div>", ["a\n\nb"]),
        # the page breaks off inside a table
        ("<table><tr><td><ix:nonNumeric name='x:A' contextRef='c1'>words", ["words"]),
        ("<table><tr><td><table><tr><td><ix:nonFraction name='x:A'>5</ix:nonFraction> and more", ["5"]),
    ],
)
def test_tags_span_the_words_inside_them(markup: str, words: list[str]) -> None:
    document, tags = tagged(markup)
    assert [document.text[tag.start : tag.end] for tag in tags] == words
