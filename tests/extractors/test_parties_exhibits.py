"""Openings as exhibits have them: rows of people, roles behind short names, forms with blanks, labels and columns."""

import pytest

from extractors.names import is_person
from extractors.parties import find
from pipeline import Document
from pipeline.split import split

BODY = "\n\n1. Terms. The parties agree to the terms below.\n\n2. Law. The laws of Ohio govern.\n"

OPENINGS = [
    # a row of people behind the short name of a company
    (
        (
            'This Agreement is made by and among Acorn Foods, Inc., a Nevada corporation (the "Company"), John Q. '
            'Roe, Mary Ann Poe and Robert L. Doe (the "Directors").'
        ),
        {
            "Acorn Foods, Inc.": "Company",
            "John Q. Roe": "@Directors",
            "Mary Ann Poe": "@Directors",
            "Robert L. Doe": "@Directors",
        },
    ),
    # an article before a name whose form is said behind it, and two names of a joint venture
    (
        (
            'This Agreement is by and between Acorn Hotel, L.P. ("Hotel"), an Ohio limited partnership, the Elm '
            "Hospitality Group d/b/a ELM, G.P., a Tennessee general partnership, and Bolt/Wren, a joint\nventure, "
            '("Contractor").'
        ),
        {"Acorn Hotel, L.P.": "Hotel", "Elm Hospitality Group": "", "Bolt/Wren": "Contractor"},
    ),
    # the numbers of a list in capitals
    (
        (
            "THIS AMENDMENT, dated as of May 1, 2001, among the following:\n\n(I) ACORN INVESTORS, LLC, an Ohio "
            'limited liability company (the "BORROWER");\n\n(II) the lenders listed on the '
            'signature pages (the "LENDERS");\n\n'
            "(IV) ELM NATIONAL BANK, a national banking association, as Co-Agent; and\n\n"
            '(V) BOLT CAPITAL INC., a Michigan corporation, as agent (the "AGENT").'
        ),
        {"ACORN INVESTORS, LLC": "BORROWER", "ELM NATIONAL BANK": "", "BOLT CAPITAL INC.": "AGENT"},
    ),
    # a party whose name is to be filled in has the short name behind it
    (
        (
            "THIS GUARANTY, dated as of May 1, 2001 made by ACORN RESOURCES, INC., a Delaware corporation (the "
            '"Guarantor"), in favor of [_____________] TRUST, a Delaware business trust and other '
            'Persons (the "Beneficiary").'
        ),
        {"ACORN RESOURCES, INC.": "Guarantor"},
    ),
    # a role with its own short name behind the first
    (
        (
            'Acorn Post Company, a Delaware corporation (the "Borrower"), the banks (the "Lenders") listed on the '
            'signature pages hereof, Elmbank, N.A. ("Elmbank"), as administrative agent (the '
            '"Agent") for the Lenders, and Wren '
            'Bank, N.A. ("Wren"), as managing agent (the "Co-Agent") for the Lenders, agree as follows:'
        ),
        {
            "Acorn Post Company": "Borrower",
            "Elmbank, N.A.": "Elmbank/Agent",
            "Wren Bank, N.A.": "Wren/Co-Agent",
        },
    ),
    # prompts for the name in full
    (
        (
            "Owner\n(Full name): Acorn Juice Group Yidu Co., Ltd.\n\n\nContractor\n(Full name):  Elm Metallurgical "
            "Group Co., Ltd.\n\n\nTwo parties hereto agree as follows on the construction:"
        ),
        {
            "Acorn Juice Group Yidu Co., Ltd.": "Owner",
            "Elm Metallurgical Group Co., Ltd.": "Contractor",
        },
    ),
    # near misses: a street behind a comma, and a lender in prose
    (
        (
            'This Lease is between Acorn LLC, an Ohio company, of Elm Park, Marion County, Ohio ("Landlord"), and Bolt '
            'Inc. ("Tenant"), Ann Doe being its agent and Wren Street its home.'
        ),
        {"Acorn LLC": "Landlord", "Bolt Inc.": "Tenant"},
    ),
]


@pytest.mark.parametrize(("text", "expected"), OPENINGS)
def test_an_opening_gives_its_parties(text: str, expected: dict[str, str]) -> None:
    items = find(split(Document.from_text(f"AGREEMENT\n\n{text}{BODY}")))
    parties = {
        item.name: "/".join(item.defined_as) + "".join(f"@{group}" for group in item.member_of)
        for item in items
        if item.role == "party"
    }
    assert parties == expected


def test_a_part_of_a_longer_name_is_no_mention() -> None:
    text = (
        'This Agreement is between ACORN TOOLS, INCORPORATED, an Ohio corporation (the "Borrower"), and Bolt Bank, '
        f'N.A. ("Bank").{BODY}"Subsidiaries" means Acorn Tools Incorporated Holdings BV.\n'
    )
    names = {item.name: len(item.mentions) for item in find(split(Document.from_text(f"CREDIT AGREEMENT\n\n{text}")))}
    assert names["ACORN TOOLS, INCORPORATED"] == 1


def test_a_role_below_the_first_of_two_columns_is_the_firsts() -> None:
    text = (
        'This Agreement is between Mark A. Roe (the "Executive") and Acorn Propane, L.P. (the "Partnership").'
        f"{BODY}\nMark A. Roe                           Acorn Propane, L.P.\n"
        "(Executive)                           (Partnership)\n\nBy:                         By:\n"
    )
    items = find(split(Document.from_text(f"AGREEMENT\n\n{text}")))
    assert {item.name: item.defined_as for item in items if item.role == "party"} == {
        "Mark A. Roe": ("Executive",),
        "Acorn Propane, L.P.": ("Partnership",),
    }


@pytest.mark.parametrize("name", ["Ludwig C. van den Berg", "Anna M. ter Horst", "Maria da Silva"])
def test_small_words_stand_in_a_persons_name(name: str) -> None:
    assert is_person(name)
