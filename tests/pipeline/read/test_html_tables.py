"""Tables of HTML: figures in columns, and the tables that only set a page."""

from itertools import pairwise

import pytest

from pipeline.document import Document, Source
from pipeline.limits import DEFAULT
from pipeline.read import html

INCOME = """<table>
<tr><td></td><td colspan=3 align=center><b>Three Months<br>Ended</b></td><td></td><td colspan=3></td></tr>
<tr><td></td><td></td><td colspan=2 align=right>2004</td><td></td><td></td><td colspan=2 align=right>2003</td></tr>
<tr><td>Revenue</td><td>$</td><td>1,234</td><td></td><td>&nbsp;</td><td>$</td><td>900</td><td></td></tr>
<tr><td style="padding-left:12pt">Costs of the services</td>
    <td></td><td>(567</td><td>)</td><td></td><td></td><td>(45</td><td>)</td></tr>
<tr><td>Margin</td><td></td><td>54.1</td><td>%</td><td></td><td></td><td>&#8212;</td><td></td></tr>
</table>"""


def page(markup: str) -> Document:
    return html.read(Source("exhibit.htm", markup.encode()), DEFAULT)


def lines(markup: str) -> list[str]:
    return page(markup).text.rstrip("\n").split("\n")


def test_a_statement_is_set_in_columns_with_its_figures_whole() -> None:
    assert lines(INCOME) == [
        "                          Three Months Ended",
        "                                        2004   2003",
        "Revenue                               $1,234   $900",
        "  Costs of the services                (567)   (45)",
        "Margin                                 54.1%      —",
    ]


def test_the_cells_of_a_statement_are_known() -> None:
    document = page(INCOME)
    (grid,) = document.layout.grids
    words = [[document.slice(cell.span) for cell in row] for row in grid.rows]
    assert words == [
        ["Three Months Ended"],
        ["2004", "2003"],
        ["Revenue", "$1,234", "$900"],
        ["Costs of the services", "(567)", "(45)"],
        ["Margin", "54.1%", "—"],
    ]
    assert [row[0].head for row in grid.rows] == [True, True, False, False, False]
    head, revenue = grid.rows[0][0], grid.rows[2][1]
    assert head.column <= revenue.column < head.column + head.columns


def test_figures_stand_in_the_same_columns_under_a_cell_that_reaches_over_rows() -> None:
    markup = (
        "<table><tr><td rowspan=2>Both</td><td>2004</td><td>1,000</td></tr><tr><td>2003</td><td>900</td></tr>"
        "<tr><td>One</td><td>2002</td><td>80</td></tr></table>"
    )
    assert lines(markup) == ["Both   2004   1,000", "       2003     900", "One    2002      80"]


def test_a_figure_cut_at_its_point_is_one_under_a_head_of_both_cells_and_two_under_heads_of_their_own() -> None:
    def cells(head: str) -> list[list[str]]:
        rows = f"<tr><td></td>{head}</tr>" + "".join(
            f"<tr><td>{label}</td><td>{whole}</td><td>{part}</td></tr>"
            for label, whole, part in (("Payroll", "31", ".4"), ("Rent", "(0", ".7)"), ("Food", "25", ".9"))
        )
        document = page(f"<table>{rows}</table>")
        return [[document.slice(cell.span) for cell in row] for row in document.layout.grids[0].rows[1:]]

    assert cells("<td colspan=2>Percent</td>") == [["Payroll", "31.4"], ["Rent", "(0.7)"], ["Food", "25.9"]]
    assert cells("<td>Shares</td><td>Price</td>")[0] == ["Payroll", "31", ".4"]
    heads = "<td colspan=2>May</td></tr><tr><td></td><td>Shares</td><td>Price</td>"
    assert cells(heads)[1] == ["Payroll", "31", ".4"]


def test_a_figure_and_the_mark_of_its_note_are_one_cell() -> None:
    rows = "".join(
        f"<tr><td>{label}</td><td>{first}</td><td>{end}</td><td>1,000</td></tr>"
        for label, first, end in (("Cash", "14,200(a", ")"), ("Goodwill", "(4,310", ")(b)"), ("Land", "12,000", "(c)"))
    )
    document = page(f"<table>{rows}</table>")
    cells = [[document.slice(cell.span) for cell in row] for row in document.layout.grids[0].rows]
    assert [row[1] for row in cells] == ["14,200(a)", "(4,310)(b)", "12,000(c)"]


def test_the_mark_of_a_paragraph_stays_in_a_cell_of_its_own() -> None:
    rows = "".join(
        f"<tr><td>{number}</td><td>({mark})</td><td>{text}</td></tr>"
        for number, mark, text in (("3", "a", "Articles of incorporation"), ("3", "b", "By-laws"), ("10", "a", "Lease"))
    )
    assert "3(a)" not in page(f"<table>{rows}</table>").text


def test_a_wide_head_spans_its_columns() -> None:
    markup = (
        "<table><tr><td></td><th colspan=2>A head much wider than what stands below</th></tr>"
        "<tr><td>x</td><td>1</td><td>2</td></tr><tr><td>y</td><td>3</td><td>4</td></tr></table>"
    )
    (head, first, _) = lines(markup)
    assert (head.index("A head"), len(head)) == (4, len(first))


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["<td>&nbsp;</td><td>(a)</td><td>LONG</td>"], ["(a)   LONG"]),
        (["<td width='5%'></td><td>&bull;</td><td>LONG</td>"], ["   •   LONG"]),
        (["<td>“Closing Date”</td><td>means LONG</td>"], ["“Closing Date”   means LONG"]),
        (["<td>(a)</td><td><p>LONG</p><p>LONG</p></td>"], ["(a)   LONG", "", "      LONG"]),
        (["<td>LONG</td><td>LONG</td>"], ["LONG", "", "LONG"]),
        (["<td>LONG</td>", "<td>LONG</td>"], ["LONG", "", "LONG"]),
        (["<td>A Corp.<br>By: x<br>Its: y</td><td>B Corp.<br>By: z</td>"],
         ["A Corp.", "By: x", "Its: y", "", "B Corp.", "By: z"]),
        (["<td>By:<br>Name:</td><td>/s/ J. Doe<br>Jane Doe</td>"], ["By:     /s/ J. Doe", "Name:   Jane Doe"]),
        (["<td>By:</td><td>/s/ J. Doe</td>", "<td></td><td>Jane Doe</td>"], ["By:   /s/ J. Doe", "      Jane Doe"]),
        (["<td width='50%'></td><td>ISSUER, INC.</td>"], [" " * 39 + "ISSUER, INC."]),
        (["<td>A<br>B<br>C</td><td>1<br>2<br>3</td>"], ["A   1", "B   2", "C   3"]),
        (["<td>a</td><td>b</td>", "<td height=1></td><td></td>", "<td>c</td><td>d</td>"], ["a   b", "c   d"]),
        (["<td>a</td><td>b</td>", "<td height=16></td><td></td>", "<td>c</td><td>d</td>"], ["a   b", "", "c   d"]),
    ],
)  # fmt: skip
def test_tables_that_set_a_page_read_as_text(rows: list[str], expected: list[str]) -> None:
    long = (
        "The Company shall deliver the certificates not later than ten days after the date of this Agreement, if any."
    )
    markup = "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"
    document = page(markup.replace("LONG", long))
    base = document.text.rstrip("\n").replace(long, "LONG").split("\n")
    assert [line for line in base if line] == [line for line in expected if line]
    assert ("" in base) == ("" in expected)


def test_a_table_of_contents_has_its_pages_and_no_cells() -> None:
    entries = [("1.1", "Definitions", 1), ("1.2", "Other Terms", 4), ("2.1", "Amount", 4), ("2.2", "Form", 12)]
    markup = "".join(f"<tr><td>{a}</td><td>{b}</td><td align=right>{c}</td></tr>" for a, b, c in entries)
    document = page(f"<table>{markup}</table>")
    assert document.text.splitlines()[1:3] == ["1.2   Other Terms    4", "2.1   Amount         4"]
    assert document.layout.grids == ()


@pytest.mark.parametrize(
    "rows",
    [
        [("2005", "40"), ("2006", "44"), ("2007", "51"), ("2008", "60"), ("2009", "61")],
        [("1", "100"), ("2", "120"), ("3", "130"), ("4", "140")],
    ],
)
def test_a_schedule_whose_figures_rise_is_one_of_data(rows: list[tuple[str, str]]) -> None:
    markup = "".join(f"<tr><td>{a}</td><td align=right>{b}</td></tr>" for a, b in rows)
    assert len(page(f"<table>{markup}</table>").layout.grids) == 1


def test_what_stands_around_a_table_is_parted_from_it() -> None:
    markup = "before<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>after"
    assert lines(markup) == ["before", "", "a   b", "c   d", "", "after"]


def test_a_table_around_a_page_leaves_no_trace() -> None:
    inner = "<p align=center>TITLE</p><p>one</p>" + INCOME
    plain, wrapped = page(inner), page(f"<table width='100%'><tr><td>{inner}</td></tr></table>")
    assert plain.text == wrapped.text
    assert plain.layout == wrapped.layout


@pytest.mark.parametrize(
    "markup",
    [
        "<table><tr><td>a<td>b<tr><td>c<td>d</table>",
        "<table><tbody><tr><td>a</td><td>b</tr><tr><td>c</td><td><b>d</td></tr></table>",
        "<table><td>a</td><td>b</td></tr><tr><td>c<td>d",
        "<table><tr><td>a</b></td></p><td>b</td></tr></font><tr><td>c</td><td>d</td></tr></table></table>",
        "<table><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>",
    ],
)
def test_cells_end_where_the_next_begins(markup: str) -> None:
    assert lines(markup) == ["a   b", "c   d"]


def test_words_between_cells_stand_above_their_table() -> None:
    assert lines("<table>head<tr><td>a</td><td>b</td></tr></table>") == ["head", "a   b"]


def test_a_row_that_is_not_shown_hides_no_other() -> None:
    markup = "<table><tr style='display:none'><td>no</td></tr><tr><td>a</td><td>b</td></tr></table>"
    assert lines(f"{markup}<p>after") == ["a   b", "", "after"]


def test_a_table_of_a_text_filing_inside_pre_stays_as_it_is() -> None:
    table = (
        "<TABLE>\n<CAPTION>\n             2004    2003\n<S>          <C>     <C>\nCash       $    1  $   22\n</TABLE>"
    )
    kept = ["             2004    2003", "Cash       $    1  $   22", "Text   kept"]
    assert [line for line in lines(f"<pre>\n{table}\nText   kept\n</pre>") if line.strip()] == kept


def test_a_page_may_end_inside_a_table() -> None:
    markup = (
        "<table><tr><td>a</td><td>b</td></tr><tr style='page-break-before:always'><td>c</td><td>d</td></tr></table>"
    )
    assert [line for line in lines(markup) if line] == ["a   b", "\f", "c   d"]


def test_grids_stand_in_order_and_their_rows_too() -> None:
    document = page(f"<p>one{INCOME}<p>two<table><tr><td>outer</td><td>{INCOME}</td></tr></table>")
    spans = [cell.span for grid in document.layout.grids for row in grid.rows for cell in row]
    assert len(document.layout.grids) == 2
    assert all(before.end <= after.start for before, after in pairwise(spans))
