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
    (
        "AIRCRAFT LEASE\n\nACORN SOLUTIONS INC.\n\n(Lessor)\n\n- and -\n\nBOLT AIRLINES, LP\n\n(Lessee)\n",
        {"ACORN SOLUTIONS INC.": "", "BOLT AIRLINES, LP": ""},
    ),
    (
        (
            "PARTIES\n\nACORN NOMINEE LIMITED (company number 48) and ACORN HOLDINGS (NO. 2) LIMITED (number 9) "
            'whose registered offices are at 5 Albany Courtyard London ("the Seller"); and\n\nBOLT 100 S.Á.R.L. '
            '(registered number B 12) whose registered office is at 205 Route de Metz Luxembourg ("the Buyer").'
        ),
        {
            "ACORN NOMINEE LIMITED": "Seller",
            "ACORN HOLDINGS (NO. 2) LIMITED": "Seller",
            "BOLT 100 S.Á.R.L.": "Buyer",
        },
    ),
    (
        (
            "Party A: Acorn Technology Co., Ltd.\nAddress: Room 2101\nParty B: Bolt (Beijing) Co., Ltd.\n"
            "Address: 12 Elm Road\nAgent: Snipe Consulting Co., Ltd.\n"
        ),
        {"Acorn Technology Co., Ltd.": "Party A", "Bolt (Beijing) Co., Ltd.": "Party B"},
    ),
    (
        "is made between:\n\nBorrower: Acorn Inc.\n\nAgent: Elm Bank, N.A.\n\nLender: Oak Bank, N.A.\n",
        {"Acorn Inc.": "Borrower", "Elm Bank, N.A.": "Agent", "Oak Bank, N.A.": "Lender"},
    ),
    (
        'between Acorn Inc. ("Acorn") and Bolt LLC ("Bolt"), pursuant to Title 11 of the Code, and Elm Bank acts.',
        {"Acorn Inc.": "Acorn", "Bolt LLC": "Bolt"},
    ),
    (
        "is made between:\n\nOwner: Acorn Hotels Inc.\nManager: Bolt Management LLC\n",
        {"Acorn Hotels Inc.": "Owner", "Bolt Management LLC": "Manager"},
    ),
    (
        'between Chas. A. Plover Company, an Ohio corporation ("Plover"), and World of Bolts, Inc. ("Bolts").',
        {"Chas. A. Plover Company": "Plover", "World of Bolts, Inc.": "Bolts"},
    ),
    (
        (
            'between you, ("Customer") and Acorn Hosting, Inc., a Delaware subsidiary of Plover Online, Inc., offices '
            'at 15 Elm Drive, Vienna ("Acorn").'
        ),
        {"Acorn Hosting, Inc.": "Acorn"},
    ),
    (
        'between the undersigned customer ("Customer") and Acorn Hosting, Inc. ("Acorn").',
        {"Acorn Hosting, Inc.": "Acorn"},
    ),
    (
        "| Supplier: | Acorn Components Ltd., a company incorporated in Ireland |\n| Buyer: | Bolt Avionics, Inc. |\n",
        {"Acorn Components Ltd.": "Supplier", "Bolt Avionics, Inc.": "Buyer"},
    ),
    (
        (
            "between Acorn Valve Co., a Texas corporation with its office in Houston, hereinafter the Maker, and "
            "Distribuidora Bolt, S.A., of Caracas, hereinafter the Dealer, witnesseth: the Maker appoints the "
            "Dealer. The Maker supplies the Dealer."
        ),
        {"Acorn Valve Co.": "Maker", "Distribuidora Bolt, S.A.": "Dealer"},
    ),
    (
        (
            'between Acorn Communications, Inc. ("Acorn") and the customers identified below ("Customer").\n\n'
            "CUSTOMER NAME: BOLT, INC.\nADDRESS: 285 Elm Street\n"
        ),
        {"Acorn Communications, Inc.": "Acorn", "BOLT, INC.": "Customer"},
    ),
    (
        "Customer:                     Provider:\n\nAcorn Bank & Trust Company    Bolt Hosting LLC\n200 Main Street\n",
        {"Acorn Bank & Trust Company": "Customer", "Bolt Hosting LLC": "Provider"},
    ),
    (
        (
            "made by Ann Plover and Joe Plover, each individually and as trustees of the Plover Trust u/d/t dated "
            'May 5, 1998 (collectively, the "Sellers"), in favor of Acorn Dental, Inc. ("Buyer").'
        ),
        {"Ann Plover": "@Sellers", "Joe Plover": "@Sellers", "Acorn Dental, Inc.": "Buyer"},
    ),
    (
        (
            'In consideration of any loan made by ACORN BANK ("Bank") to BOLT, INC. ("Borrower"), the undersigned, ANN '
            'PLOVER, an individual residing in Ohio ("Guarantor"), hereby unconditionally guarantees payment.'
        ),
        {"ANN PLOVER": "Guarantor"},
    ),
    (
        (
            'by and between the parties as follows:\n\nAcorn  Insurance  Corporation  ("IIC"), an Ohio  corporation, '
            'and Legacy\nMarketing Group ("LMG"), an Ohio corporation, based on the following facts:'
        ),
        {"Acorn Insurance Corporation": "IIC", "Legacy Marketing Group": "LMG"},
    ),
    (
        (
            "by and between:\n|\n|(1)\n|\n|ACORN LTD., a company organized under the laws of the Republic of Korea "
            "(“Korea”) with an office at Seoul (the “Supplier”);\nand\n|\n|(2)\n|\n|BOLT EPSON CORPORATION, a "
            "Japanese corporation (“BOLT”)"
        ),
        {"ACORN LTD.": "Supplier", "BOLT EPSON CORPORATION": "BOLT"},
    ),
    (
        'between JAMES ACORN & CO., and its subsidiaries (the "Subsidiaries"), and BOLT BANCORP, INC. ("BANK").',
        {"JAMES ACORN & CO.": "", "BOLT BANCORP, INC.": "BANK"},
    ),
    (
        (
            'between ACORN SAFETY CORP. (f/k/a "Acorn Equipment Inc." and "R & R Safety Corp.") of 130 Elm '
            'Street (hereinafter collectively referred to as "Acorn"), and BOLT INSURANCE COMPANY ("Bolt").'
        ),
        {"ACORN SAFETY CORP.": "Acorn", "BOLT INSURANCE COMPANY": "Bolt"},
    ),
    (
        (
            'among Acorn Corporation ("Acorn"), and Scott Stewart, Robert Plover, Ann Osprey, and David Heron (in '
            'their capacities as members of the Board of Directors, the "Directors").'
        ),
        {
            "Acorn Corporation": "Acorn",
            "Scott Stewart": "@Directors",
            "Robert Plover": "@Directors",
            "Ann Osprey": "@Directors",
            "David Heron": "@Directors",
        },
    ),
    (
        (
            'among Acorn Partners LP, an Ohio limited partnership (the "Partnership"), Bolt Corp., a corporation (the '
            '"Corporation"), and Kite Trust Company, as trustee (the "Trustee").'
        ),
        {"Acorn Partners LP": "Partnership", "Bolt Corp.": "Corporation", "Kite Trust Company": "Trustee"},
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


SIGNED = "\n\nACORN, INC.\n\nBy: /s/ Ann Doe\nName: Ann Doe\nTitle: President\n\nPLOVER BANK, N.A.\n\nBy: /s/ Joe Roe\n"


def test_of_the_parties_of_an_amended_agreement_those_are_bound_who_sign() -> None:
    text = (
        "THIS AMENDMENT, dated as of October 25, 2006, which amends that certain Credit Agreement dated as of May 3, "
        '2006, by and among ACORN, INC., an Ohio corporation (the "Company"), LAUREL PAPER INC. and FORTUNA CORP., as '
        "Documentation Agents, and PLOVER BANK, N.A., as Agent, is by and among the Company, each of the Lenders party "
        "hereto and PLOVER BANK, N.A.\n\nWHEREAS, the Company has requested an amendment."
    )
    assert set(bound(text + SIGNED)) == {"ACORN, INC.", "PLOVER BANK, N.A."}


def test_a_legal_form_and_another_name_are_spelled_as_in_running_text() -> None:
    text = (
        "AGREEMENT\n\nBETWEEN\n\nACORN IMAGING, INC.\ndba KITE COURIER\n\nAND\n\nBOLT LLC\n\nThis Agreement is between "
        'Acorn Imaging, Inc. dba Kite Courier ("Acorn") and Bolt LLC ("Bolt").'
    )
    one = bound(text)["Acorn Imaging, Inc."]
    assert (one.entity_type, one.other_names) == ("Inc.", ("Kite Courier",))


@pytest.mark.parametrize("name", ["Lindsay Manufacturing", "Allen Aviation", "Terry Publishing"])
def test_a_trade_behind_a_given_name_is_a_firms(name: str) -> None:
    assert bound(f'between {name} ("Supplier") and Bolt LLC ("Bolt").')[name].kind == "organization"


@pytest.mark.parametrize(
    ("name", "said", "form"),
    [
        ("Acorn University", "a national university corporation organized under the laws of Japan,", "corporation"),
        ("Acorn Pharma ULC", "an unlimited liability company existing under the laws of Nova Scotia", "company"),
        ("Acorn Maschinenbau Gesellschaft m.b.H.", "Industriestrasse 7, Brunn, Austria", "m.b.H."),
    ],
)
def test_a_party_has_the_form_that_is_stated_or_ends_its_name(name: str, said: str, form: str) -> None:
    one = bound(f'between {name}, {said} ("Acorn") and Bolt LLC ("Bolt").')[name]
    assert (one.entity_type or "").endswith(form)


def test_a_short_name_at_once_behind_a_parent_is_the_parents() -> None:
    text = (
        'Bolt LLC, a wholly owned subsidiary of Acorn Holdings, Inc. ("Holdings"), owns the site. '
        'Kite LLC, a subsidiary of Plover Holdings, Inc., with offices in Ohio ("Kite"), does not.'
    )
    found = {one.name: one.defined_as for one in find(split(Document.from_text(text + BODY)))}
    assert found["Acorn Holdings, Inc."] == ("Holdings",)
    assert found["Plover Holdings, Inc."] == ()


@pytest.mark.parametrize(
    ("said", "given", "former"),
    [
        ("Acorn Korea", ("Korea",), ()),
        ("Acorn Inc., a company under the laws of Korea", (), ()),
        ("Acorn Inc., successor by merger to Finch Inc. and formerly known as Wren Inc.,", ("Korea",), ("Wren Inc.",)),
    ],
)
def test_a_place_in_a_name_may_be_its_short_name(said: str, given: tuple[str, ...], former: tuple[str, ...]) -> None:
    one = next(iter(bound(f'between {said} ("Korea") and Bolt LLC ("Bolt").').values()))
    assert (one.defined_as, one.former_names) == (given, former)


def test_the_home_of_a_signature_below_a_list_is_not_that_of_its_last_party() -> None:
    text = (
        "INDENTURE\n\nIndenture dated May 1, 2005, between Osprey Mining Corp. and Teal Bank, N.A., as trustee\n\n"
        "OSPREY MINING CORP., a NEVADA corporation\nBy: /s/ Ann Doe\n"
    )
    found = bound(text)
    assert {name: one.jurisdiction for name, one in found.items()} == {
        "Osprey Mining Corp.": "NEVADA",
        "Teal Bank, N.A.": None,
    }


@pytest.mark.parametrize(
    "text",
    [
        'You are granted an option on 1,000 shares of stock of Acorn, Inc., an Ohio corporation (the "Company").',
        'This Note is issued by Acorn, Inc., an Ohio corporation (the "Company"), to whoever holds it.',
    ],
)
def test_who_gives_an_option_or_a_note_is_a_party(text: str) -> None:
    assert set(bound(f"STOCK OPTION AGREEMENT\n\n{text}")) == {"Acorn, Inc."}
