"""Releases of every form: their datelines, headlines, tables, statements; on snippets in the manner of filings."""

import pytest

from pipeline.document import Document
from pipeline.split import split
from pipeline.split.dateline import dateline
from pipeline.split.page import Page

NEWS = "Acme Corp. (NYSE: ACM) today announced its financial results for the second quarter, which were good. "
PROSE = "The company sold more than in the year before, and it paid less for what it bought in the quarter. "
TABLE = """\
                                    2021       2020
Revenue                            4,667      4,220
Expense                            3,050      2,574
Taxes                                302        551
Net income                         1,103      1,826
Per share                           2.43       4.10
Book value                        120.25     118.47
Loans                             294.70     237.00
"""


def sections(text: str) -> list[tuple[str, str]]:
    return [
        (one.kind, one.label) for one in split(Document.from_text(text)).sections if one.level < 2 or one.kind == "note"
    ]


@pytest.mark.parametrize(
    ("opening", "expected"),
    [
        ("PITTSBURGH, July 14, 2021 – The PNC", "PITTSBURGH, July 14, 2021"),
        ("BOLINGBROOK, Ill.--(BUSINESS WIRE)-- Ulta", "BOLINGBROOK, Ill.--(BUSINESS WIRE)"),
        ("MINNEAPOLIS--(BUSINESS WIRE)--Nov. 5, 2003--Best Buy", "MINNEAPOLIS--(BUSINESS WIRE)--Nov. 5, 2003"),
        ("OAKLAND — PG&E Corporation", "OAKLAND"),
        ("AURORA,  IL  ...(DECEMBER  13,  1999)...  Robert", "AURORA,  IL  ...(DECEMBER  13,  1999)"),
        ("TORONTO, ONTARIO--(Marketwired - May 5, 2015) - Acme", "TORONTO, ONTARIO--(Marketwired - May 5, 2015)"),
        ("DALLAS, March 3 /PRNewswire/ -- Acme", "DALLAS, March 3 /PRNewswire/"),
        ("KEARNEY, NE -- (BUSINESS WIRE) -- The Buckle", "KEARNEY, NE -- (BUSINESS WIRE)"),
        ("NEWARK, N.J. and NEW YORK, May 3, 2021 (GLOBE NEWSWIRE) -- Acme",
         "NEWARK, N.J. and NEW YORK, May 3, 2021 (GLOBE NEWSWIRE)"),
        ("LONDON, 5 May 2015 – Acme", "LONDON, 5 May 2015"),
        ("St. Louis, MO, October 21, 1997 . . . . Acme", "St. Louis, MO, October 21, 1997"),
        ("(DAYTON) April 8, 2003 — Acme", "(DAYTON) April 8, 2003"),
        ("DAYTON, OHIO - May 12, 2014, Acme", "DAYTON, OHIO - May 12, 2014"),
        ("November 19, 2001 - Dayton, Ohio - Acme", "November 19, 2001 - Dayton, Ohio"),
        ("SHANGHAI, Aug. 8, 2011 /PRNewswire-Asia/ — Acme", "SHANGHAI, Aug. 8, 2011 /PRNewswire-Asia/"),
        ("DAYTON, Ohio - Acme", "DAYTON, Ohio"),
        ("EBITDA - Adjusted earnings before interest", None),
        ("The Company announced on July 5, 2004 - the day after", None),
        ("DATED as of July 5, 2004 between Acme and", None),
        ("In London, Acme said today", None),
    ],
)  # fmt: skip
def test_a_dateline_may_have_a_place_a_date_and_a_wire(opening: str, expected: str | None) -> None:
    text = f"{opening} said that it was glad of what it had done in the quarter."
    length = dateline(Page(text).blocks[0])
    assert (text[:length].rstrip(" -–—:") if length else None) == expected


def test_a_headline_that_announces_makes_a_release_without_a_dateline() -> None:
    text = f"Acme Corp. Reports Second Quarter 2021 Results\n\n• Revenue grew\n\n• Costs fell\n\n{PROSE}\n\n{PROSE}\n"
    document = split(Document.from_text(text))
    assert document.kind == "earnings_release"
    assert document.title == "Acme Corp. Reports Second Quarter 2021 Results"
    assert [(one.kind, one.label) for one in document.sections] == [
        ("headline", "title"),
        ("list_item", "title/1"),
        ("list_item", "title/2"),
        ("body", "body"),
        ("paragraph", "body/1"),
        ("paragraph", "body/2"),
    ]


@pytest.mark.parametrize(
    "heading",
    ["REPORTS AND ACCOUNTS", "Financial Statements and Reports", "CREDIT AGREEMENT", "Board of Directors",
     "The Company reports its results to the Agent each quarter and it does so in good time and in the agreed form."],
)  # fmt: skip
def test_a_heading_that_announces_nothing_makes_no_release(heading: str) -> None:
    kinds = {kind for kind, _ in sections(f"{heading}\n\n{PROSE}\n\n1. Terms. None.\n\n2. Fees. None.\n")}
    assert "headline" not in kinds


def test_contacts_and_a_date_stand_above_the_headline_of_a_release() -> None:
    text = (
        "Media Contact: 415.973.5930 | Investor Contact: 415.972.7080\n\n"
        "                    July 27, 2023\n\n"
        f"Acme Corporation Reports Second-Quarter Results\n\nOAKLAND — {NEWS}\n\n{PROSE}\n"
    )
    assert [kind for kind, _ in sections(text)][:4] == ["letterhead", "dateline", "headline", "body"]


def test_a_headline_is_joined_to_the_block_that_it_begins_in() -> None:
    text = f"ALPHA, INC., BETA CORP.\n\nAND GAMMA LLC ANNOUNCE MERGER\n\nDALLAS, March 3, 2001 -- {NEWS}{PROSE}\n"
    assert split(Document.from_text(text)).title == "ALPHA, INC., BETA CORP. AND GAMMA LLC ANNOUNCE MERGER"


def release(*pieces: str) -> str:
    """A release with these pieces below its first paragraph."""
    return (
        "\n\n".join(["ACME REPORTS RESULTS OF THE QUARTER", f"DALLAS, March 3, 2001 -- {NEWS}{PROSE}", *pieces]) + "\n"
    )


def test_a_table_in_the_text_is_a_paragraph_of_it_with_its_notes() -> None:
    document = split(Document.from_text(release("Segments", TABLE, "(a) Before taxes.", PROSE)))
    found = [(one.kind, one.subkind, one.label) for one in document.sections if one.level == 2 or one.kind == "note"]
    assert found == [
        ("paragraph", "paragraph", "body/1"),
        ("paragraph", "table", "body/2"),
        ("note", None, "body/2/note/1"),
        ("paragraph", "paragraph", "body/3"),
    ]


def test_a_statement_is_one_wherever_it_stands() -> None:
    document = split(Document.from_text(release(PROSE, "Acme Corp.\nConsolidated Statements of Income", TABLE)))
    assert [(one.subkind, one.heading) for one in document.sections if one.kind == "statement"] == [
        ("income_statement", "Acme Corp. Consolidated Statements of Income")
    ]


@pytest.mark.parametrize("caption", ["Balance Sheet Highlights", "Income Statement Summary", "Cash Flow Review"])
def test_figures_that_a_text_tells_of_are_no_statement(caption: str) -> None:
    assert "statement" not in {kind for kind, _ in sections(release(caption, TABLE, PROSE))}


def test_all_tables_are_statements_below_the_words_that_they_follow() -> None:
    kinds = [kind for kind, _ in sections(release(PROSE, "[TABULAR MATERIAL FOLLOWS]", "Loans and Deposits", TABLE))]
    assert kinds[-1] == "statement"


def test_a_heading_in_the_text_groups_its_paragraphs_and_does_not_stop_their_count() -> None:
    document = split(Document.from_text(release("BUSINESS OUTLOOK", PROSE, PROSE)))
    assert [(one.kind, one.label, one.heading) for one in document.sections if one.level > 1 and not one.inline] == [
        ("paragraph", "body/1", None),
        ("section", "BUSINESS OUTLOOK", "BUSINESS OUTLOOK"),
        ("paragraph", "body/2", None),
        ("paragraph", "body/3", None),
    ]


def test_the_bullets_of_a_legend_belong_to_it_and_a_heading_ends_it() -> None:
    legend = "This release has forward-looking statements within the meaning of the law, which may prove untrue. " * 3
    found = sections(release(legend, f"• {PROSE}", "Conference Call", PROSE))
    assert [label for _, label in found if label != "title"] == ["body", "legend", "Conference Call"]


def test_an_exhibit_number_above_a_statement_of_a_release_begins_no_part() -> None:
    text = release("About Acme", PROSE, "\f\nExhibit 1\n\nAcme Corp.\nConsolidated Balance Sheets", TABLE)
    assert {one.part for one in split(Document.from_text(text)).sections} == {"main"}


def test_an_agreement_below_a_release_is_a_part_of_its_own() -> None:
    statements = f"\f\nExhibit 1\n\nAcme Corp.\nConsolidated Balance Sheets\n\n{TABLE}"
    agreement = (
        "\f\nEXHIBIT A\n\nVOTING AGREEMENT\n\nThis Agreement is made today between Acme and Beta.\n\n"
        "1. Voting. Beta votes for the merger.\n\n2. Term. It ends with the merger."
    )
    found = split(Document.from_text(release(PROSE, statements, agreement))).sections
    assert [one.label for one in found if one.part == "Exhibit A" and one.kind == "section"] == ["1", "2"]
    assert [one.heading for one in found if one.kind == "exhibit"] == ["VOTING AGREEMENT"]
    assert [one.part for one in found if one.kind == "statement"] == ["main"]


def test_marks_in_a_table_are_no_sections() -> None:
    table = TABLE.replace("Revenue ", "Revenue (a)").replace("Taxes ", "Taxes (b)")
    found = sections(release("Consolidated Balance Sheets", table, "(a) Before taxes.", "(b) Of all sorts."))
    assert [label for _, label in found][-3:] == ["statement", "statement/note/1", "statement/note/2"]


def test_a_release_attached_to_a_report_is_split_as_one() -> None:
    report = "FORM 8-K\n\nItem 8.01 Other Events.\n\nA release is attached.\n\n/s/ Jane Doe\n"
    attached = (
        f"Exhibit 99.1\n\nACME COMPLETES ACQUISITION OF WIDGETS, INC.\n\nDALLAS, March 3, 2001 -- {NEWS}{PROSE}\n"
    )
    sections = split(Document.from_text(f"{report}\n\f\n{attached}")).sections
    assert [one.kind for one in sections if one.part == "Exhibit 99.1"] == [
        "exhibit", "headline", "body", "paragraph", "dateline",
    ]  # fmt: skip


MET = "The board met in May and looked at the plans for the coming year, which it found good.\n\n"


@pytest.mark.parametrize(
    ("head", "end", "is_release"),
    [
        ("LARK MILLS PLC\n\nDirectorate Change\n\n", "- Ends -\n", True),
        ("LARK MILLS PLC\n\nDirectorate Change\n\n", "—ENDS—\n", True),
        ("LARK MILLS PLC\n\nDirectorate Change\n\n", "Ends\n", False),  # so ends a script, too
        ("LARK MILLS PLC\n\nDirectorate Change\n\n", "# # #\n", False),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "Ends\n", True),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "* ENDS *\n", True),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "# # #\n", True),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "-- 30 --\n", True),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "- 30 -\n", True),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "-30-\n\nContact: Ann Lee\n", True),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "- 29 -\n\nMore text.\n\n- 30 -\n", False),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "30\n", False),
        ("PRESS RELEASE\n\nLARK MILLS\n\nNew Director\n\n", "", False),
        (f"LARK MILLS\n\nNew Director\n\n{MET}The company announced today a plan.\n\n", "Ends\n", True),
        (f"LARK MILLS\n\nNew Director\n\n{MET}The company announced today a plan.\n\n", "", False),
        (f"LARK MILLS\n\nNew Director\n\n- Ends -\n\n{MET}{MET}", "", False),  # not at the end
    ],
)
def test_how_a_text_is_closed_makes_a_release(head: str, end: str, is_release: bool) -> None:
    document = split(Document.from_text(f"{head}{MET}{MET}{MET}{end}"))
    assert ("body" in {one.kind for one in document.sections}) is is_release
