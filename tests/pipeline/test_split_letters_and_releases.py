"""Trees of letters and press releases, on the filings in fixtures/documents and on snippets in their manner."""

from pathlib import Path

import pytest

from pipeline.document import Document, Source
from pipeline.read import read
from pipeline.split import split

DOCUMENTS = Path(__file__).parents[2] / "fixtures" / "documents"


def fixture(name: str) -> Document:
    return split(read(Source.from_file(DOCUMENTS / f"{name}.txt")))


def outline(document: Document) -> list[tuple[str, str]]:
    return [(one.kind, one.label) for one in document.sections if not one.inline and one.level < 2]


def test_a_letter_has_its_pieces_in_order() -> None:
    assert outline(fixture("infocrossing-2002-letter-agreement")) == [
        ("legend", "legend/1"),
        ("letterhead", "letterhead"),
        ("dateline", "dateline"),
        ("addressee", "addressee"),
        ("salutation", "salutation"),
        ("body", "body"),
        ("legend", "legend/2"),
        ("signature_page", "signature page"),
    ]


def test_a_letter_that_ends_in_running_words_of_a_witness_clause_has_no_signature_page() -> None:
    clause = (
        "IN WITNESS WHEREOF, the parties have executed this Agreement. Infocrossing, Inc., a Delaware corporation"
        ' (the "COMPANY") .'
    )
    sections = split(Document.from_text(f"Dear Mr. Warnock:\n{clause}")).sections
    assert "signature_page" not in {section.kind for section in sections}


def test_a_paragraph_of_a_letter_goes_on_over_a_page_break() -> None:
    document = fixture("infocrossing-2002-letter-agreement")
    paragraph = next(one for one in document.sections if one.label == "body/2")
    assert "<PAGE>" in document.slice(paragraph.span)
    assert document.slice(paragraph.span).endswith("terms of the Transaction Documents.")


def test_who_accepts_a_letter_stands_inside_its_signature_page() -> None:
    document = fixture("infocrossing-2002-letter-agreement")
    acceptance = next(one for one in document.sections if one.label == "signature page/acceptance")
    assert acceptance.heading == "Accepted and Agreed"
    assert document.slice(acceptance.span).endswith("Chief Executive Officer")


def test_a_release_has_its_pieces_in_order() -> None:
    assert outline(fixture("infocrossing-2004-earnings-release")) == [
        ("letterhead", "letterhead"),
        ("headline", "title"),
        ("body", "body"),
        ("about", "about"),
        ("legend", "legend"),
        ("statement", "statement/1"),
        ("statement", "statement/2"),
        ("statement", "statement/3"),
    ]


def test_statements_have_captions_subkinds_and_notes() -> None:
    document = fixture("infocrossing-2004-earnings-release")
    found = [(one.subkind, one.label) for one in document.sections if one.kind in ("statement", "note")]
    assert found == [
        ("income_statement", "statement/1"),
        (None, "statement/1/note/1"),
        (None, "statement/1/note/2"),
        ("reconciliation", "statement/2"),
        ("balance_sheet", "statement/3"),
    ]


def test_the_figures_of_statements_are_tables_and_the_text_is_not() -> None:
    document = fixture("infocrossing-2004-earnings-release")
    tables = [document.slice(span) for span in document.layout.tables]
    assert len(tables) == 3
    assert all("Total assets" in table or "Net income" in table for table in tables)
    assert not any("teleconference" in table or "reclassifications" in table for table in tables)


def test_bullets_belong_to_the_paragraph_that_introduces_them() -> None:
    document = fixture("infocrossing-2004-earnings-release")
    bullets = [one for one in document.sections if one.kind == "list_item"]
    assert [one.label for one in bullets] == ["body/4/1", "body/4/2", "body/4/3", "body/4/4"]
    assert {one.number for one in bullets} == {"o"}


@pytest.mark.parametrize(
    ("opening", "dateline"),
    [
        ("LEONIA, NJ, MAY 12, 2004 -- INFOCROSSING, INC. (NASDAQ: IFOX) announced today", "LEONIA, NJ, MAY 12, 2004"),
        ("LEONIA, N.J., November 14 2001 /PRNewswire/ -- Infocrossing, Inc. said today",
         "LEONIA, N.J., November 14 2001 /PRNewswire/"),
        ("San Jose, Calif. - Aug. 16, 2006 - Pericom today", "San Jose, Calif. - Aug. 16, 2006"),
        ("CUPERTINO, California--January 19, 2000--Apple today announced", "CUPERTINO, California--January 19, 2000"),
    ],
)  # fmt: skip
def test_a_dateline_runs_from_the_place_to_the_date_or_the_wire(opening: str, dateline: str) -> None:
    text = (
        f"COMPANY ANNOUNCES ITS FIRST QUARTER RESULTS\n\n{opening} financial results for the\nquarter. " + "More. " * 20
    )
    document = split(Document.from_text(text))
    assert [document.slice(one.span) for one in document.sections if one.kind == "dateline"] == [dateline]


def test_a_letter_with_numbers_has_sections_beside_its_body() -> None:
    text = """\
May 5, 2000

SIGNAL APPAREL COMPANY, INC.
500 7th Avenue

Gentlemen:

     Reference is made to the Credit Agreement among the parties.

     1. Waiver. The Agent waives the default.

     2. Fees. The Borrower shall pay a fee.

Very truly yours,

By: /s/ A. Person
"""
    assert outline(split(Document.from_text(text))) == [
        ("dateline", "dateline"),
        ("addressee", "addressee"),
        ("salutation", "salutation"),
        ("body", "body"),
        ("section", "1"),
        ("section", "2"),
        ("signature_page", "signature page"),
    ]


def test_an_instrument_and_another_letter_may_stand_behind_a_letter() -> None:
    letter = "{}\n\nAcme Corp.\n\n12 High Street\n\nDear Ms. Roe:\n\nWe write.\n\nSincerely,\n\n/s/ J. Doe\n"
    lease = (
        "LEASE AGREEMENT\n\nTHIS LEASE AGREEMENT, made this 30th day of March 1995, by and between Acme Corp. and Bolt,"
        " Inc.\n\nWITNESSETH\n\n1. PREMISES\n\nAcme leases the premises.\n\n2. TERM\n\nFive years.\n"
    )
    text = "\n\n\n".join((letter.format("May 3, 1999"), letter.format("June 1, 1999"), lease))
    found = outline(split(Document.from_text(text)))
    assert [label for kind, label in found if kind == "dateline"] == ["dateline", "dateline"]
    assert [label for kind, label in found if kind == "section"] == ["1", "2"]
    assert ("title", "title") in found
    assert ("preamble", "preamble") in found


def letter(body: str) -> dict[str, str]:
    text = f"May 4, 2004\n\nDear Ms. Roe:\n\n{body}\n\nVery truly yours,\n\n/s/ John Doe\nJohn Doe\n"
    found = split(Document.from_text(text)).sections
    return {
        one.label: text[one.span.start : one.span.end] for one in found if one.kind not in ("dateline", "salutation")
    }


def test_a_paragraph_of_a_letter_has_the_list_that_it_leads_to() -> None:
    found = letter(
        "You will not:\n\n(a) buy (i) stock or (ii) notes;\n\n(b) form a group; or\n\n(c) ask for more.\n\n"
        'A "Group" shall mean two persons.\n\nPlease sign below.'
    )
    assert {label: words[:12] for label, words in found.items() if label.startswith("body/")} == {
        "body/1": "You will not",
        "body/1(a)": "(a) buy (i) ",
        "body/1(a)(i)": "(i) stock or",
        "body/1(a)(ii)": "(ii) notes",
        "body/1(b)": "(b) form a g",
        "body/1(c)": "(c) ask for ",
        "body/2": 'A "Group" sh',
        "body/3": "Please sign ",
    }
    assert found["body/1"].endswith("for more.")


def test_bullets_of_a_letter_stand_below_the_paragraph_that_leads_to_them() -> None:
    found = letter("The Company acknowledges that:\n\n•  it is bound; and\n\n•  it may not sue.\n\nCall us.")
    assert found["body/1/2"] == "•  it may not sue."
    assert found["body/2"] == "Call us."


def test_the_body_of_a_letter_goes_on_behind_its_numbered_sections() -> None:
    found = letter(
        "You are paid as follows:\n\n1. Salary. It is $10.\n\n2. Bonus. It is $5.\n\nAll else stays.\n\nGood luck."
    )
    assert (found["2"], found["body/2"], found["body/3"]) == (
        "2. Bonus. It is $5.",
        "All else stays.",
        "Good luck.",
    )


def test_the_last_section_of_a_letter_keeps_its_paragraphs_where_others_have_some() -> None:
    found = letter(
        "You are paid as follows:\n\n1. Salary. It is $10.\n\nIt is paid in May.\n\n2. Bonus. It is $5.\n\nSo is it."
    )
    assert found["2"].endswith("So is it.")


def test_a_line_below_the_addressee_may_name_the_letter() -> None:
    text = (
        "May 4, 2004\n\nMs. Jane Roe\n1 Main Street\n\nAmendment to Employment Agreement\n\nDear Jane:\n\nWe amend it."
        "\n\nVery truly yours,\n\n/s/ John Doe\nJohn Doe\n\nI UNDERSTAND AND AGREE WITH THE ABOVE:\n\n/s/ Jane Roe\n"
    )
    found = {one.label: one for one in split(Document.from_text(text)).sections}
    assert found["title"].heading == "Amendment to Employment Agreement"
    assert text[: found["addressee"].span.end].endswith("1 Main Street")
    assert found["signature page/acceptance"].heading == "I UNDERSTAND AND AGREE WITH THE ABOVE"
