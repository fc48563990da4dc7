"""Releases as they are printed: headings, bullets, contacts and end marks set close together, or over a page break."""

import pytest

from pipeline.document import Document
from pipeline.split import split

PROSE = "The company sold more than in the year before, and it paid less for what it bought in the quarter. "
LINES = "The company sold more than in the year before, and it paid less for what it\nbought in the quarter.\n"
OPENING = "ACME REPORTS RESULTS OF THE QUARTER\n\nDALLAS, March 3, 2001 -- Acme Corp. today announced its results.\n"
LEGEND = "This release has forward-looking statements within the meaning of the law, which may prove untrue.\n" * 3
ROWS = "".join(f"{name:36}{one:>10}{two:>10}\n" for name, one, two in (
    ("", "2021", "2020"), ("Revenue", "4,667", "4,220"), ("Expense", "3,050", "2,574"), ("Taxes", "302", "551"),
    ("Net income", "1,103", "1,826"), ("Per share", "2.43", "4.10"), ("Book value", "120.25", "118.47"),
    ("Loans", "294.70", "237.00"),
))  # fmt: skip
STATEMENT = f"Consolidated Balance Sheets\n\n{ROWS}"


def found(*pieces: str) -> list[tuple[str, str, str]]:
    """The sections below the headline: kind, label, and the words they begin and end with."""
    document = split(Document.from_text("\n".join([OPENING, *pieces])))
    sections = [one for one in document.sections if one.kind not in ("headline", "dateline")]
    texts = [document.slice(one.span).split() for one in sections]
    return [(one.kind, one.label, f"{text[0]} … {text[-1]}") for one, text in zip(sections, texts, strict=True)]


def kinds(*pieces: str) -> list[tuple[str, str]]:
    return [(kind, label) for kind, label, _ in found(*pieces)][2:]


@pytest.mark.parametrize("heading", ["NEW PRODUCTS", "New Products and Services", "Outlook for the Quarter:"])
def test_a_heading_groups_the_paragraph_on_the_next_line(heading: str) -> None:
    label = heading.strip(":")
    assert kinds(f"{heading}\n{LINES}") == [("section", label), ("paragraph", "body/2")]


@pytest.mark.parametrize(
    "line", ["Ann Hill said", "In the first quarter of 2001, net sales of widgets, and of gadgets,"]
)
def test_a_line_that_is_no_heading_groups_nothing(line: str) -> None:
    assert kinds(f"{line}\n{LINES}") == [("paragraph", "body/2")]


def test_a_heading_groups_bullets_which_need_no_paragraph() -> None:
    assert kinds("BUSINESS HIGHLIGHTS\n", "* Revenue grew by a tenth\n* Costs fell\n") == [
        ("section", "BUSINESS HIGHLIGHTS"),
        ("paragraph", "body/2"),
        ("list_item", "body/2/1"),
        ("list_item", "body/2/2"),
    ]


def test_a_note_at_the_foot_of_a_page_leads_to_no_list() -> None:
    listed = found(f"{PROSE}\n\n• Revenue grew\n\nNote: Figures leave out the sale of a unit.\n\n• Costs fell\n")
    assert [label for kind, label, _ in listed if kind == "list_item"] == ["body/2/1", "body/4/1"]


def test_a_table_with_a_caption_ends_the_group_above_it() -> None:
    sections = split(Document.from_text(f"{OPENING}\nOUTLOOK\n\n{PROSE}\n\nSegments\n{ROWS}")).sections
    parents = {one.label: one.parent for one in sections}
    assert parents["body/3"] == parents["OUTLOOK"] != parents["body/2"]


def test_paragraphs_with_marks_can_be_cited() -> None:
    document = split(Document.from_text(f"{OPENING}\n1) Cost: {PROSE}\n\n2) Focus: {PROSE}\n\n7) More: {PROSE}\n"))
    assert [(one.kind, one.number, one.label) for one in document.sections if one.label[:5] == "body/"][1:] == [
        ("section", "1)", "body/2"),
        ("section", "2)", "body/3"),
        ("paragraph", None, "body/4"),
    ]


@pytest.mark.parametrize("mark", ["# # #", "- END -", "-- MORE --", "- - See Attached Tables -", "-" * 80])
def test_what_ends_a_page_or_the_release_is_in_no_section(mark: str) -> None:
    assert [words for kind, _, words in found(LEGEND, f"{mark}\n") if kind == "legend"] == ["This … untrue."]


def test_the_body_counts_on_and_is_not_opened_again_by_a_heading() -> None:
    labels = [label for _, label in kinds(LEGEND, "Conference Call\n", PROSE)]
    assert labels == ["legend", "Conference Call", "body/2"]


def test_contacts_are_one_block_below_the_words_above_them() -> None:
    contacts = "Press Contacts:\nAnn Hill\n(408) 555-0100\n\nPaul Rowe\n(408) 555-0101\n\n"
    sections = found(LEGEND, contacts, "Investor Contact:\nJane Poe\njpoe@acme.com\n", "NOTE TO EDITORS: Call us.\n")
    assert sections[3:] == [
        ("letterhead", "letterhead/1", "Press … 555-0101"),
        ("letterhead", "letterhead/2", "Investor … jpoe@acme.com"),
        ("legend", "legend/2", "NOTE … us."),
    ]


def test_whose_the_trademarks_are_is_a_legend_of_its_own() -> None:
    marks = "Acme is a trademark of Acme Corp. Other names may be trademarks of their respective owners.\n"
    document = split(Document.from_text(f"{OPENING}\n{LEGEND}\n{marks}"))
    assert [one.subkind for one in document.sections if one.kind == "legend"] == ["safe_harbor", "trademark"]


def test_a_statement_ends_with_its_figures_or_its_last_note() -> None:
    wire = "SOURCE Acme Corp.\n    -0-                03/03/2001\n/CONTACT: Ann Hill of Acme Corp., +1-408-555-0100/\n"
    assert found(LEGEND, STATEMENT, "(1) Before taxes.\n", "- END -\n", wire)[3:] == [
        ("statement", "statement", "Consolidated … taxes."),
        ("note", "statement/note/1", "(1) … taxes."),
        ("letterhead", "letterhead", "SOURCE … +1-408-555-0100/"),
    ]


def test_text_below_a_statement_under_a_heading_is_no_note() -> None:
    heading = f"{'ACME CORP.':^80}\n{'QUESTIONS AND ANSWERS':^80}\n"
    sections = kinds(LEGEND, STATEMENT, heading, f"Q1)   {PROSE}", f"\n{PROSE}")[1:]
    assert [kind for kind, _ in sections] == ["statement", "section", "paragraph", "paragraph"]


def test_a_label_that_breaks_over_lines_is_no_note() -> None:
    row = f"Shares used in\n computing the diluted earnings, or\n per share{'26,531':>36}{'26,554':>10}\n"
    assert "note" not in [kind for kind, _ in kinds(LEGEND, STATEMENT, row)]


def test_words_between_the_caption_of_a_reconciliation_and_its_figures_are_in_it() -> None:
    told = f"{'ACME CORP.':^80}\n{'RECONCILIATION OF NON-GAAP MEASURES':^80}\n\n{LINES * 2}\n\n{ROWS}"
    assert found(LEGEND, STATEMENT, told)[-1] == ("statement", "statement/2", "ACME … 237.00")


def test_the_company_above_each_statement_is_no_running_head() -> None:
    pages = "".join(
        f"\n<PAGE>\n\n{'Acme Corporation':^80}\n{f'Consolidated Statements of {name}':^80}\n\n{ROWS}"
        for name in ("Income", "Cash Flows", "Operations")
    )
    document = split(Document.from_text(f"{OPENING}\n{PROSE}\n{LEGEND}{pages}"))
    assert [one.heading for one in document.sections if one.kind == "statement"] == [
        "Acme Corporation Consolidated Statements of Income",
        "Acme Corporation Consolidated Statements of Cash Flows",
        "Acme Corporation Consolidated Statements of Operations",
    ]


def test_the_date_below_a_headline_is_no_part_of_it() -> None:
    document = split(Document.from_text(f"Acme Corporation Reports First Quarter Results\n12/8/2022\n\n{OPENING[37:]}"))
    assert [(one.label, one.heading) for one in document.sections] == [
        ("title", "Acme Corporation Reports First Quarter Results"),
        ("dateline/1", None),
        ("body", None),
        ("body/1", None),
        ("dateline/2", None),
    ]


def test_a_line_that_falls_short_where_letters_differ_in_width_ends_no_paragraph() -> None:
    short = "We sold more of what we make than in any quarter of the last three years of ours"
    ragged = "".join(
        f"{short[: 80 - 9 * (at % 2)].rstrip()}\nof the years that we look back on from here.\n\n" for at in range(60)
    )
    document = split(Document.from_text(f"{OPENING}\n{ragged}{short[:69]}.\nAll of us are glad of it.\n"))
    assert document.text[document.sections[-1].span.start :].startswith("We sold")


def test_a_date_that_ends_a_bullet_of_the_headline_is_no_dateline() -> None:
    text = (
        "ACME CORP. ANNOUNCES LEADERSHIP TRANSITION\n\n— Ann Lee, President, Named President and CEO Effective\n"
        "September 12, 2011\n\nDALLAS, August 1, 2011 -- Acme Corp. today announced a change of its management.\n"
    )
    document = split(Document.from_text(text))
    assert [document.slice(one.span) for one in document.sections if one.kind == "dateline"] == [
        "DALLAS, August 1, 2011"
    ]
