"""What holds for any text."""

import random
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from extractors import EXTRACTORS
from extractors.cross_references.labels import between, from_roman, roman
from extractors.numerals import figure
from pipeline import Document, Record, Source, extract, process
from pipeline.check import breaches
from pipeline.fields import plain, read_decimal
from pipeline.record import KINDS
from pipeline.schema import from_json, to_json
from tests.accept import DOCUMENTS
from tests.growth import linear

PHRASES = [
    'Infocrossing, Inc., a Delaware corporation (the "COMPANY")',
    "not later than 15 days after the date hereof",
    "Section 4(b)(iii)\n     (D)",
    "clauses (i) through (iv)",
    "$15.2 million",
    "Five Million Dollars ($5,000,000)",
    "10% per annum",
    "June 30, 2004",
    "as of the ___ day of January, 2002",
    '"Business Day" means any day other than a Saturday.',
    "1. Definitions.",
    "(a) The Company shall:",
    "(i) keep effective",
    "ARTICLE II",
    "TABLE OF CONTENTS",
    "EXHIBIT A",
    "IN WITNESS WHEREOF, the parties have executed this Agreement.",
    "By: /s/ JOSEPH C. CASTLE\nName: Joseph C. Castle\nTitle: Senior Vice President",
    "<PAGE>",
    "Dear Mr. Warnock:",
    "LEONIA, NJ, MAY 12, 2004 -- INFOCROSSING, INC. (NASDAQ: IFOX)",
    "Revenues            $   15.2   $   13.1",
    "(",
    '"',
    "é“”\u2028 \U0001f600",
    "\x0c",
]
SEPARATORS = [" ", "\n", "\n\n", "\n     ", "  ", ", ", ". ", "\r\n", "\t"]
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def texts(draw: st.DrawFn) -> str:
    pieces = draw(st.lists(st.tuples(st.sampled_from(PHRASES), st.sampled_from(SEPARATORS)), min_size=1, max_size=25))
    noise = draw(st.text(max_size=20))
    return "".join(phrase + separator for phrase, separator in pieces) + noise + "."


def record_of(text: str) -> Record:
    return extract(Document.from_text(text), EXTRACTORS)


@SLOW
@given(texts())
def test_every_item_of_any_text_is_its_slice(text: str) -> None:
    # `extract` proves every other invariant of a record before it gives it
    record = record_of(text)
    for name in KINDS:
        for item in getattr(record, name):
            assert item.text == text[item.span.start : item.span.end]


@SLOW
@given(texts())
def test_any_record_is_read_back_as_it_was_written(text: str) -> None:
    record = record_of(text)
    assert from_json(to_json(record)) == record


def test_a_broken_invariant_is_seen() -> None:
    record = record_of("a rate of 10% per annum on June 30, 2004.")
    amount = replace(record.amounts[0], text="something else")
    assert list(breaches(replace(record, amounts=(amount,)), "a rate of 10% per annum on June 30, 2004."))


SHIFTED = ("parties", "dates", "amounts", "defined_terms", "cross_references")


@pytest.mark.parametrize("path", sorted(DOCUMENTS.glob("*.txt")), ids=lambda path: path.stem)
def test_line_ends_in_front_shift_every_span_and_change_nothing_else(path: Path) -> None:
    text = path.read_bytes().decode()
    front = "\n\n"
    before, after = process(Source.from_file(path), EXTRACTORS), record_of(front + text)
    for name in SHIFTED:
        moved = [moved_by(item.to_dict(encode_json=True), len(front)) for item in getattr(before, name)]
        assert [item.to_dict(encode_json=True) for item in getattr(after, name)] == moved


def moved_by(value: Any, distance: int) -> Any:
    """The JSON value with every span in it shifted."""
    if isinstance(value, dict):
        return {key: moved_by(one, distance) for key, one in value.items()}
    if isinstance(value, list):
        if len(value) == 2 and all(isinstance(one, int) for one in value):
            return [one + distance for one in value]
        return [moved_by(one, distance) for one in value]
    return value


MENTIONS: list[tuple[str, str, Callable[[Record], list[object]]]] = [
    ("on June 30, 2004, between", "June 30, 2004", lambda record: [one.value for one in record.dates]),
    ("a fee of $15.2 million for", "$15.2 million", lambda record: [one.value for one in record.amounts]),
    ("rate of 0.25% per annum of the", "0.25% per annum", lambda record: [one.value for one in record.amounts]),
    (
        "under Section 13(a) of the Exchange Act shall",
        "Section 13(a)",
        lambda record: [one.label for one in record.cross_references],
    ),
    (
        "within five Business Days after receipt of notice, the",
        "within five Business Days",
        lambda record: [one.quantity for one in record.dates],
    ),
]


@pytest.mark.parametrize(("text", "mention", "values"), MENTIONS, ids=[row[1] for row in MENTIONS])
def test_a_line_break_inside_a_mention_changes_no_value(
    text: str, mention: str, values: Callable[[Record], list[object]]
) -> None:
    whole = values(record_of(f"The Company paid {text} Holder."))
    assert whole
    for at, character in enumerate(text):
        if character == " " and text.index(mention) <= at < text.index(mention) + len(mention):
            broken = text[:at] + "\n     " + text[at + 1 :]
            assert values(record_of(f"The Company paid {broken} Holder.")) == whole


@given(st.integers(0, 2000), st.integers(0, 2000))
@settings(max_examples=30, deadline=None)
def test_a_mention_planted_anywhere_is_found_there(before: int, after: int) -> None:
    filler = "the parties hereby agree as follows and each of them so covenants "
    text = filler * (before // 60) + "on March 3, 1997 the " + filler * (after // 60)
    start = text.index("March 3, 1997")
    assert [(one.span.start, one.value) for one in record_of(text).dates] == [(start, "1997-03-03")]


EXAMPLES = [text for one in EXTRACTORS for rule in one.rules for text in (*rule.examples, *rule.near_misses)]


@SLOW
@given(st.lists(st.sampled_from(EXAMPLES), min_size=1, max_size=40), st.sampled_from(["\n\n", "\n", " ", "\n\n    "]))
def test_what_rules_are_made_for_never_breaks_a_record_in_any_order(texts: list[str], separator: str) -> None:
    assert record_of(separator.join(texts)).document.id


@given(st.decimals(min_value=0, max_value=10**12, places=2, allow_nan=False))
def test_a_figure_written_out_and_read_again_is_the_same(value: Decimal) -> None:
    assert figure(f"{value:,}").value == value
    assert read_decimal(plain(value)) == value


@given(st.integers(1, 399))
def test_roman_numerals_are_read_as_they_are_written(number: int) -> None:
    assert from_roman(roman(number)) == number


@given(st.integers(1, 40), st.integers(1, 15))
def test_a_range_of_labels_has_all_its_members(first: int, count: int) -> None:
    assert between(str(first), str(first + count)) == [str(number) for number in range(first, first + count + 1)]
    assert len(between(f"({roman(first)})", f"({roman(first + count)})")) == count + 1


@pytest.mark.parametrize(
    "unit",
    [
        "a",
        "(",
        "((",
        '"',
        '("',
        "1.",
        "(a) ",
        "$1",
        "A ",
        "A.",
        "1,",
        "Section ",
        "Section 1, ",
        "the ",
        "\n",
        "\n\n",
        "_",
        "-",
        "x\n",
        "I, ",
        "and ",
        "days after ",
        '"A" means the "B" ',
        '"Loan" has the meaning set forth in Section 2 ',
        "such Section ",
        "within 10 days after the date hereof ",
        "between Alpha, Inc. and ",
        '(the "X") ',
        "1. a\n\n2. b\n\n3. c\n\n",
        "sells such goods, notes (the Notes) or shares of it, ",
    ],
)
def test_no_text_makes_extraction_slow(unit: str) -> None:
    assert linear(lambda size: record_of(unit * (size // len(unit)) + "end of it."), 7_500)


def test_random_bytes_of_a_document_never_raise() -> None:
    choose = random.Random(7)
    text = (DOCUMENTS / "infocrossing-2002-letter-agreement.txt").read_text()
    for _ in range(15):
        start, end = sorted(choose.sample(range(len(text)), 2))
        piece = text[start:end] or "x"
        assert list(breaches(record_of(piece), piece)) == []
