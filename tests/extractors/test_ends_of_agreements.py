"""Openings and ends of agreements: whose short name it is, who is a person, and whose role stands over a signature."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Record


def read(text: str) -> Record:
    return extract(Document.from_text(text), EXTRACTORS)


def called(record: Record) -> dict[str, tuple[str, ...]]:
    return {one.name: one.defined_as for one in record.parties if one.kind == "organization"}


@pytest.mark.parametrize(
    ("said", "before"),
    [
        ("as successor in interest by merger to Teal Mills Corporation", "Teal Mills Corporation"),
        ("formerly known as Teal Mills, Inc. (herein, with its successors,", None),
        ("as assignee of Wren Bank, N.A.", "Wren Bank, N.A."),
    ],
)
def test_a_short_name_is_the_party_s_and_not_its_predecessor_s(said: str, before: str | None) -> None:
    gap = "" if said.endswith(",") else " ("
    text = (
        f"LOAN AGREEMENT\n\nThis Agreement is made by TEAL FOODS, INC., a Florida corporation, {said}{gap} the "
        '"Borrower"), and Heron Bank, N.A. (the "Lender").\n'
    )
    names = called(read(text))
    assert names["TEAL FOODS, INC."] == ("Borrower",)
    assert before is None or names.get(before, ()) == ()


@pytest.mark.parametrize("name", ["Alan R. Steel", "Grace L. Banks", "John P. Power"])
def test_an_individual_may_have_a_surname_that_firms_have(name: str) -> None:
    record = read(
        'EMPLOYMENT AGREEMENT\n\nThis Agreement is made by and between Teal Foods, Inc. (the "Company") and '
        f'{name} (the "Executive").\n'
    )
    assert {(one.name, one.kind) for one in record.parties} >= {(name, "person")}


def test_whom_somebody_acts_for_is_no_part_of_his_name() -> None:
    record = read("The parties act by Mr. Edward Hale for the Owner alone.\n")
    assert [one.name for one in record.parties] == ["Edward Hale"]


@pytest.mark.parametrize("prompt", ["(Name and address)  ", "(Name, legal status and address)\n"])
def test_what_a_form_asks_for_is_no_name_and_the_line_ends_one(prompt: str) -> None:
    record = read(
        f"AGREEMENT made as of May 3, 1999\n\nBETWEEN the Owner:\n{prompt}Bank of the Teals\nLark Way & W. Elm St.\n"
        f"Dayton, OH 45402\n\nand the Contractor:\n{prompt}Wren-Hale, Inc.\n12 Oak Lane\nDayton, OH 45402\n\n"
        "The Owner and Contractor agree as set forth below.\n"
    )
    assert called(record) == {"Bank of the Teals": ("Owner",), "Wren-Hale, Inc.": ("Contractor",)}
    assert [one.organization for one in record.contacts] == ["Bank of the Teals", "Wren-Hale, Inc."]


OPENING = (
    "AGREEMENT made as of May 3, 1999\n\nBETWEEN the Owner: Bank of the Teals\n\n"
    "and the Contractor: Wren-Hale, Inc.\n\n"
)
TWO = (
    "OWNER                                  CONTRACTOR\n\n"
    "/s/ Mark D. Heron                      /s/ T. Lark\n"
    "(Signature)                            (Signature)\n"
)


@pytest.mark.parametrize(
    ("end", "parties"),
    [
        (TWO, ["Bank of the Teals", "Wren-Hale, Inc."]),
        ("Owner:\n\n/s/ Mark D. Heron\n", ["Bank of the Teals"]),
        ("Witness:\n\n/s/ Mark D. Heron\n", []),
        ("CONTRACTOR\n\nBy: /s/ T. Lark\nManager\n", ["Wren-Hale, Inc."]),
        ("THE OWNER\n\nBy: /s/ Mark D. Heron\nName: Mark D. Heron\nTitle: Treasurer\n", ["Bank of the Teals"]),
        ("WREN-HALE:\n\nBy: /s/ T. Lark\nManager\n", ["Wren-Hale, Inc."]),
    ],
)
def test_a_role_alone_over_a_signature_is_that_of_the_party_so_called(end: str, parties: list[str]) -> None:
    record = read(f"{OPENING}The parties agree as set forth below.\n\n{end}")
    assert [one.party for one in record.signatures if one.party != one.signatory] == parties


def test_a_described_party_right_below_running_text_is_no_part_of_it() -> None:
    """Of a page that is set with empty lines throughout."""
    record = read(
        "IN WITNESS WHEREOF, the parties have caused this Agreement to be executed and delivered as of the day and "
        "year first above written.\n\nHERON FOODS, INC., a Delaware corporation\n\nBy: /s/ Ann Hill Name: Ann Hill "
        "Title: President\n\nTEAL BANK, N.A., as Servicer\n\nBy: /s/ Bo Roe Name: Bo Roe Title: Vice President\n"
    )
    assert [(one.party, one.signatory) for one in record.signatures] == [
        ("HERON FOODS, INC.", "Ann Hill"),
        ("TEAL BANK, N.A.", "Bo Roe"),
    ]


def test_a_representative_signs_for_the_party_whose_label_stands_above_his_prompt() -> None:
    record = read(
        "LOAN CONTRACT\n\nBorrower (Party A): Teal Juice Co., Ltd.\n\nLender (Party B): Heron Bank Co., Ltd.\n\n"
        "Party A and Party B agree as follows.\n\nParty A: Teal Juice Co., Ltd.\n\n"
        "Authorized Representative (Signature):\n\n/s/: Xue Hong\n\nDate: 12/30/2010\n"
    )
    assert [(one.party, one.signatory) for one in record.signatures] == [("Teal Juice Co., Ltd.", "Xue Hong")]


def test_whoever_is_to_accept_a_letter_has_his_name_beside_a_blank_day() -> None:
    letter = (
        "May 3, 1999\n\nMichael O. Teal\n1 Elm Road\nReno, NV 89501\n\nDear Michael:\n\nHeron Foods, Inc. offers you "
        "employment on these terms.\n\nSincerely,\n\nHERON FOODS, INC.\n\nAnn Hill\nPresident\n\n"
    )
    for end in (
        "Acknowledged, Accepted and Agreed\n\n\nMichael O. Teal                        Date:\n",
        "Acceptance:\n\n\nMichael O. Teal                        Date\n",
        "I agree to and accept this offer of employment.\n\n\nMichael O. Teal       Date\n",
    ):
        signed = [(one.signatory, one.signed) for one in read(letter + end).signatures]
        assert signed == [("Ann Hill", False), ("Michael O. Teal", False)]
    assert [one.signatory for one in read(f"{letter}Copy for\n\n\nMichael O. Teal       Date\n").signatures] == [
        "Ann Hill"
    ]


def test_the_office_below_a_name_that_ends_with_a_comma_is_its_own_in_columns_without_indents() -> None:
    record = read(
        "Very truly yours,\n\n/s/ Michael O. Teal                 /s/ Ann B. Hill\n"
        "Michael O. Teal                        Ann B. Hill,\nSenior Vice President,\nHuman Resources\n"
    )
    assert {(one.signatory, one.title) for one in record.signatures} == {
        ("Michael O. Teal", None),
        ("Ann B. Hill", "Senior Vice President, Human Resources"),
    }


def test_a_printed_name_beside_a_day_below_a_hand_is_no_second_signature() -> None:
    record = read(
        "Best wishes,\n\n/s/ Ann Hill\nAnn Hill\nPresident\n\nAccepted and agreed:\n\n"
        "/s/ Michael O. Teal                              3-8-04\nMichael O. Teal                            Date\n"
    )
    assert [one.signatory for one in record.signatures] == ["Ann Hill", "Michael O. Teal"]


WITNESSED = (
    "IN WITNESS WHEREOF, the parties have signed.\n\n\nHERON FOODS, INC.\n\nBy:__________________\n\n"
    "Its:__________________\n"
)


@pytest.mark.parametrize(
    ("end", "people"),
    [
        ("\n\n\n\nPaul W. Teal\n", ["Paul W. Teal"]),
        ("\n\n\n\nPaul W. Teal\n\n\n4\n", ["Paul W. Teal"]),
        ("\n\n\n\nSchedule of Fees\n", []),
        ("\n\n\n\nPaul W. Teal\n\nholds ten shares of the stock.\n", []),
    ],
)
def test_the_last_name_of_a_page_stands_below_the_space_for_its_hand(end: str, people: list[str]) -> None:
    record = read(f"EMPLOYMENT AGREEMENT\n\n{WITNESSED}{end}")
    assert [one.signatory for one in record.signatures if one.signatory] == people


def test_a_letter_binds_whom_it_is_from_and_not_all_that_it_gives_short_names() -> None:
    record = read(
        "March 5, 2004\n\nJames Teal\n28 Elm Drive\nReno, NV 89501\n\nDear Jim:\n\nThis letter states terms of your "
        'full time employment with Heron USA, Inc. ("Heron"). You will be granted options for the stock of Wren '
        'International, Inc. ("Wren").\n\nBest wishes,\n\n/s/ John Lark\nJohn Lark\nChairman and CEO\n\n'
        "Accepted and agreed:\n\n/s/ James Teal\nJames Teal\n"
    )
    assert {one.name: one.role for one in record.parties if one.role in {"party", "mentioned"}} == {
        "James Teal": "party",
        "Heron USA, Inc.": "party",
        "Wren International, Inc.": "mentioned",
    }


def test_two_names_of_a_cover_one_above_the_other_are_no_third_party() -> None:
    record = read(
        "AMENDMENT\nTO\nEMPLOYMENT AGREEMENT\nBETWEEN\nHERON HOST CORPORATION\nWREN FOOD SERVICE, INC.\nAND\nROBERT F. "
        'LARK\n\nThis Amendment is made by and among Heron Host Corporation ("Heron"), Wren Food Service, Inc. (the '
        '"Company"), and Robert F. Lark (the "Executive").\n'
    )
    assert [one.name for one in record.parties] == [
        "Heron Host Corporation",
        "Wren Food Service, Inc.",
        "Robert F. Lark",
    ]
