"""How a PDF becomes text: lines as printed, columns in order, heads apart, broken words whole, each word in its box."""

from dataclasses import replace
from textwrap import dedent

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pipeline.document import Document, Source
from pipeline.read import read
from pipeline.source_map import PageMap
from pipeline.span import Span
from tests.pdfs import Page, Text, columns, pdf

LEFT = [
    "The Company shall deliver to the holders of",
    "notes a copy of each report that is filed by",
    "it with the commission within fifteen days",
    "after the date on which such report is due",
    "and shall mail to each holder a summary of",
    "its contents, so long as any of the notes is",
    "outstanding under the indenture, as amended.",
]
RIGHT = [
    "A default under this section is waived where",
    "the trustee has received all of such reports",
    "before the end of the period that is given in",
    "the notice of default, and the failure by the",
    "company to mail any of the summaries to those",
    "holders who have asked for them in writing is",
    "not a default at all if it has been remedied.",
]
LONG = "The parties to this agreement have caused it to be executed by their duly authorized officers"


def document(*pages: Page, **told: object) -> Document:
    return read(Source("exhibit.pdf", pdf(pages, **told)))  # type: ignore[arg-type]


def words(document: Document) -> str:
    return " ".join(document.text.split())


def test_lines_keep_their_indents_and_the_blank_lines_between_paragraphs() -> None:
    lines = [
        Text(72, 100, "1. The parties agree to the terms that are set out below, each of them for itself,"),
        Text(72, 112, "and for those who follow it, and to the schedules and to whatever is attached to them."),
        Text(108, 136, "(a) The first of the terms begins further to the right than the lines above it do."),
        Text(72, 160, "2. The second paragraph begins at the margin, and there is a blank line above it too."),
    ]
    assert document(Page(lines)).text == dedent("""\
        1. The parties agree to the terms that are set out below, each of them for itself,
        and for those who follow it, and to the schedules and to whatever is attached to them.

                (a) The first of the terms begins further to the right than the lines above it do.

        2. The second paragraph begins at the margin, and there is a blank line above it too.""")


def test_centred_lines_stand_in_the_middle_of_the_usual_line() -> None:
    body = columns([LONG] * 3, 72, top=200)
    text = document(Page([Text(222, 100, "INDENTURE AND DEED"), *body])).text
    title, *_ = text.split("\n")
    assert abs(len(title) - len(title.strip()) - (len(LONG) - len("INDENTURE AND DEED")) / 2) <= 4


def test_columns_of_running_text_are_read_one_after_the_other() -> None:
    found = document(Page([*columns(LEFT, 60), *columns(RIGHT, 330)]))
    assert words(found) == " ".join([*LEFT, *RIGHT])


def test_what_stands_above_and_below_columns_stays_there() -> None:
    above, below = Text(60, 70, LONG), Text(60, 220, LONG.upper()[:80])
    found = document(Page([above, *columns(LEFT, 60), *columns(RIGHT, 330), below]))
    assert words(found) == " ".join([LONG, *LEFT, *RIGHT, LONG.upper()[:80]])


def test_signatures_and_tables_stay_side_by_side() -> None:
    left, right = (
        ["By: /s/ Ann Lee", "Name: Ann Lee", "Title: President"],
        ["By: /s/ Bo Roe", "Name: Bo Roe", "Title: CFO"],
    )
    text = document(Page([*columns(left, 72), *columns(right, 330)])).text
    assert [line.split("   ", 1)[0] for line in text.split("\n")] == left
    assert [line.rsplit("   ", 1)[1].strip() for line in text.split("\n")] == right


def test_figures_of_a_table_end_in_one_column() -> None:
    rows = [("Revenue", "14,735", "16,365"), ("Cost of sales", "795", "1,052"), ("Loss", "(34)", "5")]
    texts = []
    for number, (label, one, two) in enumerate(rows):
        y = 100 + 12 * number
        texts += [Text(72, y, label), Text(400 - 5.56 * len(one), y, one), Text(500 - 5.56 * len(two), y, two)]
    ends = [
        [len(line) - len(line.rsplit("   ", 1)[0].rstrip()), len(line)]
        for line in document(Page(texts)).text.split("\n")
    ]
    assert max(end for _, end in ends) - min(end for _, end in ends) <= 1


def test_a_sign_of_currency_begins_its_cell_and_an_end_of_a_figure_joins_it() -> None:
    texts = [
        Text(72, 100, "Net loss"),
        Text(300, 100, "$"),
        Text(330, 100, "(1,234"),
        Text(362, 100, ")"),
        Text(372, 100, "$"),
    ]
    texts += [Text(430, 100, "(56)")]
    assert document(Page(texts)).text.split() == ["Net", "loss", "$", "(1,234)", "$", "(56)"]


@pytest.mark.parametrize("rotate", [0, 90, 180, 270])
def test_a_page_reads_the_same_however_it_is_rotated(rotate: int) -> None:
    found = document(Page(columns(LEFT, 72), rotate=rotate))
    assert found.text == "\n".join(LEFT)
    assert isinstance(found.source_map, PageMap)
    assert found.source_map.sheets[0].rotation == rotate


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_text_that_runs_sideways_is_read_along_its_lines(turn: int) -> None:
    step = {90: (-12, 0), 180: (0, -12), 270: (12, 0)}[turn]
    texts = [Text(300 + step[0] * at, 400 + step[1] * at, line, turn=turn) for at, line in enumerate(LEFT)]
    assert document(Page(texts)).text == "\n".join(LEFT)


def test_a_watermark_is_furniture_and_comes_last() -> None:
    found = document(Page([Text(200, 500, "CONFIDENTIAL", size=48, turn=-45), *columns(LEFT, 72)]))
    assert found.text.endswith("CONFIDENTIAL")
    assert [found.slice(span) for span in found.layout.furniture] == ["CONFIDENTIAL"]


def test_heads_feet_and_page_numbers_are_furniture_and_stay_in_the_text() -> None:
    pages = [
        Page(
            [
                Text(72, 40, "Northwind Traders Inc. Credit Agreement"),
                *columns([f"{line} {number}" for line in LEFT], 72),
                Text(300, 760, f"Page {number} of 4"),
            ]
        )
        for number in range(1, 5)
    ]
    found = document(*pages)
    heads = [found.slice(span) for span in found.layout.furniture]
    assert heads == [
        head for number in range(1, 5) for head in ("Northwind Traders Inc. Credit Agreement", f"Page {number} of 4")
    ]
    assert found.text.count("\f") == 3


@pytest.mark.parametrize(
    ("first", "counts"),
    [(1, ("1", "2", "3")), (1, ("i", "ii", "iii")), (7, ("- 7 -", "- 8 -", "- 9 -")), (1, ("A-1", "A-2", "A-3"))],
)
def test_lone_page_numbers_are_furniture(first: int, counts: tuple[str, ...]) -> None:
    found = document(*(Page([*columns(LEFT, 72), Text(300, 700, count)]) for count in counts))
    assert [found.slice(span) for span in found.layout.furniture] == list(counts)


def test_feet_that_follow_the_text_of_each_page_are_furniture_too() -> None:
    pages = [
        Page(
            [
                *columns([f"{number} {line}" for line in LEFT[number:]], 72),
                Text(72, 290 - 12 * number, "DRAFT OF MAY 4"),
            ]
        )
        for number in range(2, 6)
    ]
    found = document(*pages)
    assert [found.slice(span) for span in found.layout.furniture] == ["DRAFT OF MAY 4"] * 4


def test_captions_that_return_on_each_page_are_no_heads() -> None:
    pages = [
        Page(columns(["NORTHWIND TRADERS INC.", caption, "(Unaudited)", *LEFT], 72, top=60))
        for caption in ("BALANCE SHEETS", "STATEMENTS OF INCOME", "STATEMENTS OF CASH FLOWS")
    ]
    assert document(*pages).layout.furniture == ()


def test_exhibit_numbers_that_count_with_the_pages_are_told_from_exhibits_that_do_not() -> None:
    pages = [Page([Text(500, 40, f"Exhibit {number}"), *columns(LEFT, 72)]) for number in (1, 3, 4, 9)]
    assert document(*pages).layout.furniture == ()


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["under this agree-", "ment the Company"], "under this agreement the Company"),
        (
            ["the agree-", "ment, and a non-compete, and the non-", "compete"],
            "the agreement, and a non-compete, and the non-compete",
        ),
        (["a non-", "compete clause"], "a non-compete clause"),
        (["a long-", "term lease of a term that is long"], "a long-term lease of a term that is long"),
        (["on Form 10-", "K for the year"], "on Form 10-K for the year"),
        (["of Hewlett-", "Packard Company"], "of Hewlett-Packard Company"),
        (["a thin-", "and-light computer"], "a thin-and-light computer"),
        (["both pre-", "and post-closing matters"], "both pre- and post-closing matters"),
        (["an amend\xad", "ment to it"], "an amendment to it"),
        (["the sum -", "as agreed"], "the sum - as agreed"),
    ],
)
def test_words_broken_at_a_line_end_are_whole(lines: list[str], expected: str) -> None:
    assert words(document(Page(columns(lines, 72)))) == expected


def test_a_word_broken_below_the_mark_of_a_paragraph_is_whole() -> None:
    texts = [
        Text(72, 100, "(a)"),
        Text(110, 100, "The parties to the agree-"),
        Text(72, 112, "ment have caused it to be"),
    ]
    assert words(document(Page(texts))) == "(a) The parties to the agreement have caused it to be"


def test_a_word_broken_in_a_cell_is_left_alone_where_the_next_line_is_another_cell() -> None:
    texts = [Text(72, 100, "Description"), Text(300, 100, "multi-"), Text(72, 112, "year contracts")]
    assert words(document(Page(texts))) == "Description multi- year contracts"


def test_a_page_of_another_size_that_is_all_table_is_read() -> None:
    lines = [(72.0, y, 400.0, y) for y in (90.0, 120.0, 150.0)] + [(x, 90.0, x, 150.0) for x in (72.0, 200.0, 400.0)]
    texts = [Text(76, 102, "Name"), Text(204, 102, "Ann Lee"), Text(76, 132, "Title"), Text(204, 132, "President")]
    found = document(Page(columns(LEFT, 72)), Page(columns(LEFT, 72)), Page(texts, lines=lines, width=792, height=612))
    assert words(found).endswith("Name Ann Lee Title President")


def test_a_joined_word_keeps_the_boxes_of_both_its_halves() -> None:
    found = document(Page(columns(["The parties to this agree-", "ment have caused it to be"], 72)))
    start = found.text.index("agreement")
    assert isinstance(found.source_map, PageMap)
    (_, left, top, _, _), (_, below_left, below_top, _, _) = found.source_map.places(Span(start, start + 9))
    assert below_top > top
    assert below_left < left


def test_words_printed_twice_to_look_bold_stand_once() -> None:
    doubled = [Text(72 + shift, 100, "NOTICE TO HOLDERS") for shift in (0, 0.3)]
    assert document(Page([*doubled, *columns(LEFT, 72, top=140)])).text.split("\n")[0] == "NOTICE TO HOLDERS"


def test_an_invisible_layer_of_text_is_text() -> None:
    texts = [Text(one.x, one.y, one.words, invisible=True) for one in columns(LEFT, 72)]
    assert document(Page(texts, picture=True)).text == "\n".join(LEFT)


def test_what_is_filled_into_a_field_stands_in_the_text() -> None:
    page = Page([Text(72, 100, "Name of the selling holder:")], fields=[Text(220, 102, "Ann Lee")])
    assert words(document(page)) == "Name of the selling holder: Ann Lee"


@pytest.mark.parametrize(
    ("word", "note", "expected"),
    [("$5,000", "1", "$5,000 1"), ("rate", "12", "rate 12"), ("39", "th", "39th"), ("EPS", "2,3", "EPS 2,3")],
)
def test_the_number_of_a_note_is_no_part_of_its_word(word: str, note: str, expected: str) -> None:
    widths = {"$5,000": 30.58, "rate": 16.12, "39": 11.12, "EPS": 20.01}
    texts = [Text(72, 100, word), Text(72 + widths[word], 96, note, size=6), *columns(LEFT, 72, top=124)]
    assert document(Page(texts)).text.split("\n")[0] == expected


@pytest.mark.parametrize(
    ("first", "second", "gap", "expected"),
    [
        ("JOINT FILING", "AGREEMENT", 1.2, "JOINT FILING AGREEMENT"),
        ("JOINT FILING", "AGREEMENT", 0.2, "JOINT FILINGAGREEMENT"),
        ("any restatement,", "supplement or other change", 1.2, "any restatement, supplement or other change"),
        ("Closing", "Date", 1.2, "Closing Date"),
        ("the re", "presentations", 1.2, "the re presentations"),
        ("12", "345", 1.2, "12345"),
    ],
)
def test_words_that_only_a_gap_parts_are_two(first: str, second: str, gap: float, expected: str) -> None:
    one, two = document(Page([Text(72, 100, first)])), Page([Text(72, 100, first)])
    assert isinstance(one.source_map, PageMap)
    beside = Text(one.source_map.words[-1].x1 + gap, 100, second)
    assert words(document(replace(two, texts=[*two.texts, beside]))) == expected


def test_bold_words_are_emphasis() -> None:
    found = document(Page([Text(72, 100, "1. Term", font="Bold"), *columns(LEFT, 72, top=124)]))
    assert [found.slice(span) for span in found.layout.emphasis] == ["1. Term"]


def test_underlined_words_are_emphasis_and_words_above_a_rule_are_not() -> None:
    found = document(
        Page(
            [Text(72, 100, "Closing Date"), Text(72, 130, "Description of the notes"), *columns(LEFT, 72, top=160)],
            lines=[(72, 101.5, 131, 101.5), (72, 134, 500, 134)],
        )
    )
    assert [found.slice(span) for span in found.layout.emphasis] == ["Closing Date"]


def test_ligatures_without_a_meaning_are_put_back() -> None:
    meanings = {code: chr(code) for code in range(32, 127)} | {35: "\0"}
    line = "a bene#t that an o#cer draws from the a#liate in the #rst #scal quarter, its re#ection in cash #ow"
    found = document(Page([Text(40, 100, line, font="Coded", size=7)]), meanings=meanings)
    assert words(found) == (
        "a benefit that an officer draws from the affiliate in the first fiscal quarter, its reflection in cash flow"
    )
    assert [one.code for one in found.diagnostics] == ["letters_restored"]


def test_a_ruled_table_gives_a_grid_whose_cells_are_whole() -> None:
    lines = [(72.0, y, 400.0, y) for y in (90.0, 120.0, 150.0)] + [(x, 90.0, x, 150.0) for x in (72.0, 200.0, 400.0)]
    texts = [Text(76, 102, "Closing"), Text(76, 114, "Date"), Text(204, 102, "June 30,"), Text(204, 114, "2004")]
    texts += [Text(76, 132, "Price"), Text(204, 132, "$5,000")]
    found = document(Page([Text(72, 60, LONG), *texts, Text(72, 180, LONG)], lines=lines))
    (grid,) = found.layout.grids
    assert [[found.slice(cell.span) for cell in row] for row in grid.rows] == [
        ["Closing Date", "June 30, 2004"],
        ["Price", "$5,000"],
    ]
    assert [[cell.column for cell in row] for row in grid.rows] == [[0, 1], [0, 1]]
    assert words(found) == f"{LONG} Closing Date June 30, 2004 Price $5,000 {LONG}"


@pytest.mark.parametrize(
    "lines",
    [
        [(x, 90.0, x, 160.0) for x in (250.0, 350.0, 450.0)] + [(250.0, y, 450.0, y) for y in (90.0, 125.0, 160.0)],
        [(x, 90.0, x, 160.0) for x in (60.0, 250.0, 450.0)] + [(60.0, y, 450.0, y) for y in (90.0, 110.0, 160.0)],
    ],
    ids=["around some columns", "around many rows"],
)
def test_frames_that_cut_through_lines_of_figures_make_no_table(lines: list[tuple[float, float, float, float]]) -> None:
    texts = [Text(72, 104, "Item"), Text(260, 104, "2003"), Text(360, 104, "2002")]
    for number, label in enumerate(["Sales", "Costs", "Profit"]):
        y = 120 + 14 * number
        texts += [Text(72, y, label), Text(260, y, f"1,{number}00"), Text(360, y, f"9{number}")]
    found = document(Page(texts, lines=lines))
    assert found.layout.grids == ()
    assert [line.split() for line in found.text.split("\n") if line][1:] == [
        ["Sales", "1,000", "90"],
        ["Costs", "1,100", "91"],
        ["Profit", "1,200", "92"],
    ]


def test_two_readings_are_the_same() -> None:
    pages = [Page([*columns(LEFT, 60), *columns(RIGHT, 330)])]
    one, two = document(*pages), document(*pages)
    assert (one.text, one.layout) == (two.text, two.layout)
    assert one.source_map is not None
    assert two.source_map is not None
    assert one.source_map.to_json() == two.source_map.to_json()


TEXT = st.builds(
    Text,
    st.floats(-50, 650),
    st.floats(-50, 850),
    st.text("abcdefg XYZ().,$-0123", min_size=1, max_size=30),
    size=st.sampled_from([6, 10, 24]),
    turn=st.sampled_from([0, 0, 0, 90, 180, 270, 33]),
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.lists(TEXT, max_size=12), min_size=1, max_size=3), st.sampled_from([0, 90, 180, 270]))
def test_every_word_has_a_box_on_its_page_and_a_place_of_its_own(pages: list[list[Text]], rotate: int) -> None:
    anchor = Text(300, 400, "anchor")
    found = document(*(Page([anchor, *texts], rotate=rotate) for texts in pages))
    assert isinstance(found.source_map, PageMap)
    sheets = {sheet.number: sheet for sheet in found.source_map.sheets}
    end = 0
    for word in found.source_map.words:
        sheet = sheets[word.page]
        assert end <= word.start < word.end
        assert found.text[word.start : word.end].strip() == found.text[word.start : word.end] != ""
        assert sheet.start <= word.start < word.end <= sheet.end
        assert 0 <= word.x0 <= word.x1 <= sheet.width + 0.01
        assert 0 <= word.top <= word.bottom <= sheet.height + 0.01
        end = word.end
    covered = "".join(found.text[word.start : word.end] for word in found.source_map.words)
    assert covered == "".join(found.text.split())
