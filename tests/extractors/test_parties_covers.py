"""Covers, underwritten letters and long descriptions: whom a line of its own calls, what a wide parenthesis covers.

The second half of a row has, for each party, its short names parted by "/", and after "@" a group that it belongs to.
"""

import pytest

from extractors.parties import find
from pipeline import Document
from pipeline.record import Party
from pipeline.split import split

BODY = (
    "\n\n1. Services. The parties agree to the terms below and shall perform them in good faith at all times.\n\n"
    "2. Law. The laws of the State govern.\n"
)
OPENINGS = [
    (
        "SERVICES AGREEMENT\n\nJuly 1, 2018\n\nACORN PIPELINE LP\n“Carrier”\nand\nBOLT CORPORATION\n“Shipper”",
        {"ACORN PIPELINE LP": "Carrier", "BOLT CORPORATION": "Shipper"},
    ),
    (
        "SUPPLY AGREEMENT\n\nACORN TOOLS, INC.\n(the “Seller”)\n\nBOLT CORPORATION\n(“Buyer”)",
        {"ACORN TOOLS, INC.": "Seller", "BOLT CORPORATION": "Buyer"},
    ),
    (
        (
            "between Acorn Tools Ltd., a company (on behalf of itself and all of its Affiliates (collectively referred "
            'to as "Acorn" or "Buyer") and Bolt Corporation LTD, a company, for itself and on behalf of itself and all '
            'of its Affiliates (collectively referred to as "Bolt" or "Supplier" and, together with "Buyer", the '
            '"Parties").'
        ),
        {"Acorn Tools Ltd.": "Acorn/Buyer", "Bolt Corporation LTD": "Bolt/Supplier"},
    ),
    (
        (
            'between Acorn, Inc. ("Acorn") and Bolt, Inc. and Cedar, Inc. (collectively, the "Sellers" and, together '
            'with Acorn, the "Parties").'
        ),
        {"Acorn, Inc.": "Acorn", "Bolt, Inc.": "@Sellers", "Cedar, Inc.": "@Sellers"},
    ),
    (
        ('between professional golfer, ANN PLOVER, (hereinafter "Player") and ACORN GOLF, LTD. (hereinafter "Acorn").'),
        {"ANN PLOVER": "Player", "ACORN GOLF, LTD.": "Acorn"},
    ),
    (
        (
            "Among\nAcorn Operating Partnership, LP, as Issuer\nAcorn Trust, Inc., as Guarantor\nand\n"
            "Plover National Association, as Trustee\n"
        ),
        {"Acorn Operating Partnership, LP": "", "Acorn Trust, Inc.": "", "Plover National Association": ""},
    ),
    (
        (
            "between Acorn Authority, Inc., a nonprofit corporation created by the City pursuant to the laws of "
            'Texas, including Article 5190.6, as amended ("Landlord"), and Bolt Services, L.L.C., an Ohio company '
            '("Tenant").'
        ),
        {"Acorn Authority, Inc.": "Landlord", "Bolt Services, L.L.C.": "Tenant"},
    ),
    (
        (
            'between Acorn Online, Inc. ("Licensor") and plovernoble.com llc, a Delaware limited liability company '
            '("Licensee").'
        ),
        {"Acorn Online, Inc.": "Licensor", "plovernoble.com llc": "Licensee"},
    ),
    (
        (
            'between ACORN POWER CORPORATION, as grantor (the "Company"), and PLOVER BANK NATIONAL ASSOCIATION, as '
            "successor to Osprey Bank, formerly known as Osprey Bank, Atlanta, as trustee (in such capacity, the "
            '"Trustee").'
        ),
        {"ACORN POWER CORPORATION": "Company", "PLOVER BANK NATIONAL ASSOCIATION": "Trustee"},
    ),
]


def bound(text: str) -> dict[str, Party]:
    return {one.name: one for one in find(split(Document.from_text(text + BODY))) if one.role == "party"}


@pytest.mark.parametrize(("text", "expected"), OPENINGS, ids=[text[:50] for text, _ in OPENINGS])
def test_an_opening_gives_its_parties(text: str, expected: dict[str, str]) -> None:
    found = bound(text)
    assert set(found) == set(expected)
    for name, said in expected.items():
        own, _, group = said.partition("@")
        assert found[name].defined_as == tuple(filter(None, own.split("/")))
        assert not group or group in found[name].member_of


@pytest.mark.parametrize(
    ("said", "former", "others"),
    [
        ("d/b/a Plover Courier Technologies, Inc.,", (), ("Plover Courier Technologies, Inc.",)),
        ("d/b/a Plover Courier,", (), ("Plover Courier",)),
        ("formerly known as Plover Bank,", ("Plover Bank",), ()),
        ("as successor to Osprey, Inc., which was formerly known as Plover, Inc.,", (), ()),
        ("successor-in-interest to Osprey, Inc., formerly Plover, Inc.,", (), ()),
    ],
)
def test_other_names_are_the_partys_own(said: str, former: tuple[str, ...], others: tuple[str, ...]) -> None:
    one = bound(f'between Acorn Holding Inc., {said} ("Acorn") and Bolt LLC ("Bolt").')["Acorn Holding Inc."]
    assert (one.former_names, one.other_names) == (former, others)


def test_firms_one_above_the_other_are_written_to_together() -> None:
    text = (
        "UNDERWRITING AGREEMENT\n\nFebruary 9, 2006\n\nPlover & Associates, Inc.\nOsprey & Company, LLC\n"
        "As Representatives of the Several Underwriters\nc/o Plover & Associates, Inc.\n880 Carillon Parkway\n\n"
        'Ladies and Gentlemen:\n\nAcorn, Inc., a Georgia corporation (the "Company"), proposes to issue shares.'
    )
    assert set(bound(text)) == {"Plover & Associates, Inc.", "Osprey & Company, LLC", "Acorn, Inc."}


def test_a_trust_whose_shares_a_letter_is_about_is_no_party() -> None:
    text = (
        "Dear Sirs:\n\nThis is to confirm that the Underwriters agree with reference to 1,500,000 shares of Acorn "
        'Trust, (the "Trust") issued by Bank of the Elms, Inc. (the "Company").'
    )
    assert bound(text) == {}


def test_a_section_that_cites_another_instrument_names_no_parties_of_this_one() -> None:
    text = (
        "SPONSORSHIP AGREEMENT\n\nThis Agreement is between Team and Sponsor (each, as defined in Exhibit A).\n\n"
        "1) Term. This Agreement shall end upon termination of that certain Subscription Agreement between Acorn, LLC "
        '("Acorn") and Bolt, Inc. ("Bolt") dated May 1, 2022.\n'
    )
    assert bound(text) == {}
