"""Whole small agreements: who is bound and what the text calls him, in lines as filed and run together into one.

The second half of a row has, for each party, its short names parted by ";" and after "@" its groups.
"""

import re

import pytest

from extractors.parties import find
from pipeline import Document
from pipeline.record import Party
from pipeline.split import split

AGREEMENTS = [
    (  # paragraphs that letters count
        (
            "I.  PARTIES. This Agency Agreement is made by and between:\n\n    A.  Heron Life Insurance "
            'Company, an Iowa stock insurance company ("Company"); and\n\n    B.  Teal Distributors, '
            'Inc., a broker-dealer ("Distributor").\n\nII. APPOINTMENT. Company appoints Distributor.\n'
        ),
        {"Heron Life Insurance Company": "Company", "Teal Distributors, Inc.": "Distributor"},
    ),
    (  # the first section right behind the list
        (
            'AGREEMENT between Teal Speedway Corporation ("TMS"), a Florida corporation, and Siskin '
            'Beverages, Inc. (the "Sponsor"), a Texas corporation.\n\n1. Rights. TMS grants Sponsor '
            "rights.\n\n2. Fee. Sponsor shall pay TMS.\n"
        ),
        {"Teal Speedway Corporation": "TMS", "Siskin Beverages, Inc.": "Sponsor"},
    ),
    (  # legal forms of Spain and Mexico
        (
            "AGREEMENT made by and between, on the one hand, GRUPO SISKIN, S.A.B. DE C.V. (hereinafter, the"
            ' "Seller"), represented herein by Mr. Juan Doe and, on the other hand, HERON SERVICIOS, S. DE R.L. DE C.V.'
            ' (hereinafter, the "Buyer"), and Heron Growth Advisers, S.L. ("Agent").\n\nFIRST. The Seller sells.\n'
        ),
        {
            "GRUPO SISKIN, S.A.B. DE C.V.": "Seller",
            "HERON SERVICIOS, S. DE R.L. DE C.V.": "Buyer",
            "Heron Growth Advisers, S.L.": "Agent",
        },
    ),
    (  # whoever belongs to the party takes part in its short names
        (
            "This Agreement is by and between Siskin Logistics, LLC, a Delaware limited liability "
            'company, together with its subsidiaries and affiliates (collectively, "Siskin" or the '
            '"Company"), and Heron Freight Lines, Inc., an Arkansas corporation (hereinafter, "Heron" '
            'or "Carrier").\n\n1. Haul. Carrier shall haul.\n'
        ),
        {"Siskin Logistics, LLC": "Siskin;Company", "Heron Freight Lines, Inc.": "Heron;Carrier"},
    ),
    (  # a role of two words in the plural is the members', two roles before it
        (
            'Agreement by and among Teal Energy Corporation (the "Company"), Siskin Securities Inc. and Heron & Co.'
            ' Incorporated, as the reset agents and the remarketing agents (the "Remarketing Agents"), and Plover Bank,'
            ' N.A., not individually but solely as agent (the "Purchase Contract Agent").\n\n1. Reset. They reset it.\n'
        ),
        {
            "Teal Energy Corporation": "Company",
            "Siskin Securities Inc.": "@Remarketing Agents",
            "Heron & Co. Incorporated": "@Remarketing Agents",
            "Plover Bank, N.A.": "Purchase Contract Agent",
        },
    ),
    (  # one party for itself and for another
        (
            'THIS AGREEMENT is made by and among Heron Energy Corp., a Delaware corporation ("Heron"), '
            'Heron GP, LLC, a Delaware limited liability company (the "General Partner"), for itself '
            "and on behalf of Heron Midstream Partners, LP, a Delaware limited partnership (the "
            '"MLP").\n\n1. Indemnity. Heron shall indemnify the MLP.\n'
        ),
        {
            "Heron Energy Corp.": "Heron",
            "Heron GP, LLC": "General Partner",
            "Heron Midstream Partners, LP": "MLP",
        },
    ),
    (  # a party that a form lets be an individual or an entity
        (
            'AGREEMENT made by and between SISKIN SYSTEMS INC., a Delaware corporation ("Franchisor"), '
            "and the following individual(s) or entity: HERON PIZZA OF UTAH LLC, a Utah limited "
            'liability company ("Developer").\n\n1. Grant. Franchisor grants rights.\n'
        ),
        {"SISKIN SYSTEMS INC.": "Franchisor", "HERON PIZZA OF UTAH LLC": "Developer"},
    ),
    (  # a party that "the undersigned" leads to
        (
            "This Subordination Agreement is made by and between the undersigned creditor, HERON "
            'MEZZANINE FUND, LP ("Creditor"), and TEAL VALLEY BANK, a California corporation '
            '("Bank").\n\nRecitals\n\nA. SISKIN SYSTEMS, INC. ("Borrower") has asked Bank for loans.\n'
        ),
        {"HERON MEZZANINE FUND, LP": "Creditor", "TEAL VALLEY BANK": "Bank"},
    ),
    (  # a contract that introduces its parties by their towns
        (
            "JOINT VENTURE CONTRACT\n\nSiskin Industries Co., Ltd. of Shenyang, Liaoning, China "
            "(hereinafter referred to as Party A) and Teal Turbine, Inc. of Ohio, U.S.A. (hereinafter "
            "referred to as Party B) agree to set up a joint venture.\n\nArticle 1. Party A and Party B "
            "shall set it up.\n\nArticle 2. Party A gives land, Party B cash.\n"
        ),
        {"Siskin Industries Co., Ltd.": "Party A", "Teal Turbine, Inc.": "Party B"},
    ),
    (  # labels with an article, none in a list
        (
            "SUPPLY CONTRACT\n\nContract No: 2009-17\n\nThe Buyer: Heron Machinery (Dalian) Co., Ltd.\n"
            "Address: No. 3 Alpha Road\n\nThe Seller: Siskin Bearings AG\nAddress: 4 Betastrasse\n\nThis "
            "Contract is made by the Buyer and the Seller.\n"
        ),
        {"Heron Machinery (Dalian) Co., Ltd.": "Buyer", "Siskin Bearings AG": "Seller"},
    ),
    (  # somebody who makes a person's services available
        (
            'Agreement by and among Siskin Golf Company ("SISKIN"), Doe Enterprises, Inc. f/s/o Johnny Doe'
            ' ("Lender") and Johnny Doe, an individual ("Athlete").\n\n1. Use. Athlete shall use the clubs.\n'
        ),
        {"Siskin Golf Company": "SISKIN", "Doe Enterprises, Inc.": "Lender", "Johnny Doe": "Athlete"},
    ),
    (  # the parties below, their short names without parentheses
        (
            "By this private instrument, the parties below:\n\nHERON AGRICOLA S.A., a corporation with its head"
            " office in the City of Santos, herein represented pursuant to its bylaws, hereinafter simply referred"
            ' to as "HERON"; and\n\nTEAL GRAINS LTDA., a limited liability company, hereinafter simply referred to'
            ' as "TEAL";\n\nresolve to enter into this agreement.\n'
        ),
        {"HERON AGRICOLA S.A.": "HERON", "TEAL GRAINS LTDA.": "TEAL"},
    ),
    (  # a memorandum that introduces its parties without parentheses
        (
            'MEMORANDUM OF AGREEMENT\n\nHeron Maritime Ltd. of Majuro, hereinafter called the "Sellers", '
            "have agreed to sell, and\n\nTeal Tankers Inc. of Monrovia, Liberia, hereinafter called the "
            '"Buyers", have agreed to buy the vessel SISKIN STAR.\n'
        ),
        {"Heron Maritime Ltd.": "Sellers", "Teal Tankers Inc.": "Buyers"},
    ),
    (  # a deed of trust with a plain date, its grantor acting through another
        (
            "This Deed of Trust is made May 1, 2011 by HERON APARTMENTS LIMITED PARTNERSHIP, an Illinois limited"
            ' partnership, acting by and through its general partner, Heron GP, Inc. ("Grantor"), to TEAL TITLE'
            ' COMPANY ("Trustee"), for the benefit of SISKIN LIFE INSURANCE COMPANY ("Beneficiary").\n\n1. Grant.\n'
        ),
        {
            "HERON APARTMENTS LIMITED PARTNERSHIP": "Grantor",
            "TEAL TITLE COMPANY": "Trustee",
            "SISKIN LIFE INSURANCE COMPANY": "Beneficiary",
        },
    ),
    (  # a group without names behind a number, after the members of another
        (
            "Agreement by and among (i) Heron Topco, Inc., a Delaware corporation (the"
            ' "Company"), (ii) Teal Equity Fund V, L.P. and Teal Co-Invest V, L.P. (collectively, "Teal"), (iii) each'
            ' of the individuals listed on the signature pages (the "Management Holders"), and (iv) Plover Mezzanine'
            ' LLC ("Plover").\n\n1. Vote. The Company votes.\n'
        ),
        {
            "Heron Topco, Inc.": "Company",
            "Teal Equity Fund V, L.P.": "@Teal",
            "Teal Co-Invest V, L.P.": "@Teal",
            "Plover Mezzanine LLC": "Plover",
        },
    ),
    (  # a legal form in its own language is no short name; Norway's form
        (
            "This agreement is made by and between: 1. HERON BEHEER B.V., a private company with limited liability"
            ' ("besloten vennootschap met beperkte aansprakelijkheid") incorporated under the laws of the Netherlands'
            ' ("Heron"); and 2. TEAL SUBSEA AS, a company registered in Norway ("Teal").\n\n1. Sale. Heron sells.\n'
        ),
        {"HERON BEHEER B.V.": "Heron", "TEAL SUBSEA AS": "Teal"},
    ),
    (  # one role of two people; a tribe behind an article
        (
            "AGREEMENT made by and between the SISKIN BAND OF HERON INDIANS, a federally recognized tribe (the"
            ' "Tribe"), and Jane Doe and John Doe ("Manager").\n\n1. Games. The Manager shall run them.\n'
        ),
        {"SISKIN BAND OF HERON INDIANS": "Tribe", "Jane Doe": "Manager", "John Doe": "Manager"},
    ),
    (  # a county with its state; an entity that a form leads to
        (
            "This agreement is made by and between Heron County, Florida, a political subdivision of the State of"
            ' Florida (the "County"), and the entity identified on the cover page: Teal Vitamins, Inc.'
            ' ("Affiliate").\n\n1. Use. The County permits it.\n'
        ),
        {"Heron County, Florida": "County", "Teal Vitamins, Inc.": "Affiliate"},
    ),
    (  # a state with its department, both short names without marks
        (
            "This Agreement is made by and between Heron Systems, Inc. (HCS), a Utah corporation, and "
            "the State of Ohio, Department of Revenue (the State). HCS shall maintain it for the "
            "State. HCS will tell the State. The State pays HCS.\n"
        ),
        {"Heron Systems, Inc.": "HCS", "State of Ohio": "State"},
    ),
]


def bound(text: str) -> dict[str, Party]:
    return {one.name: one for one in find(split(Document.from_text(text))) if one.role == "party"}


@pytest.mark.parametrize("lines", [True, False], ids=["lines", "one_line"])
@pytest.mark.parametrize(("text", "expected"), AGREEMENTS)
def test_who_is_bound_in_lines_and_in_one_line(text: str, expected: dict[str, str], *, lines: bool) -> None:
    found = bound(text if lines else re.sub(r"\s+", " ", text))
    said = {name: "@".join([";".join(one.defined_as), *one.member_of]) for name, one in found.items()}
    assert said == expected


IN_LINES = [
    (  # a deed: the short name ends the paragraph and has no marks
        (
            "PARTIES\n\nHeron Mining Pty Ltd ACN 123 456 789 of 10 George Street, Perth (Guarantor)\n\n"
            "Teal Finance Limited ABN 98 765 432 109 of 20 Collins Street, Melbourne (Financier)\n\n"
            "BACKGROUND\n\nA. The Financier has lent. The Guarantor guarantees it to the Financier.\n"
        ),
        {"Heron Mining Pty Ltd": ("Guarantor",), "Teal Finance Limited": ("Financier",)},
    ),
    (  # a table of the parties
        (
            'STRATEGIC ALLIANCE AGREEMENT\n\n| Party | Full name | Home |\n| "Alpha" | Alpha Diagnostics '
            'B.V. | Holland |\n| "Beta" | Beta Imaging, Inc. | Delaware |\n\n1. Alpha and Beta shall '
            "cooperate.\n"
        ),
        {"Alpha Diagnostics B.V.": ("Alpha",), "Beta Imaging, Inc.": ("Beta",)},
    ),
    (  # a letter that its reader signs beneath
        (
            "Mr. Lee Doe\n44 Maple Street\nSalem, Oregon 97301\n\nDear Lee:\n\nThis letter sets forth the "
            'terms of your work for Teal Corporation (the "Company").\n\nSincerely,\n\nTEAL CORPORATION\n\n'
            "By: /s/ Ann Roe\nAnn Roe, CEO\n\nAGREED:\n\n/s/ Lee Doe\nLee Doe\n"
        ),
        {"Teal Corporation": ("Company",), "Lee Doe": ()},
    ),
]


@pytest.mark.parametrize(("text", "expected"), IN_LINES)
def test_who_is_bound_where_lines_say_it(text: str, expected: dict[str, tuple[str, ...]]) -> None:
    assert {name: one.defined_as for name, one in bound(text).items()} == expected


def test_a_home_far_behind_the_name() -> None:
    text = (
        'between (1) Siskin (Shanghai) Co., Ltd. ("Lender"), a wholly foreign owned enterprise, organized and existing'
        ' under the laws of China, of 88 Gamma Road; and (2) Wei Teal ("Borrower"), a citizen of China.'
    )
    assert bound(text)["Siskin (Shanghai) Co., Ltd."].jurisdiction_code == "CN"


@pytest.mark.parametrize(
    "text",
    [
        'between Acorn, Inc. (Seal)\n\nand Bolt LLC ("Bolt").\n\nThe Seal of it.',  # no short name
        'between Acorn, Inc. ("Acorn") and Bolt LLC ("Bolt").\n\nCopy to Agent: Heron Law LLP',
    ],
)
def test_what_is_no_short_name(text: str) -> None:
    assert {name for one in bound(text).values() for name in one.defined_as} <= {"Acorn", "Bolt"}
