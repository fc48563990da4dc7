"""Who the parties of an instrument are, however its preamble puts them."""

import pytest

from extractors.parties import find
from pipeline import Document
from pipeline.record import Party
from pipeline.split import split

BODY = "\n\n1. Terms. The Company, the Company and the Company pay the Executive, the Executive and the Executive.\n"


def bound(text: str) -> dict[str, Party]:
    """The parties of an agreement that opens with these words, by name."""
    document = split(Document.from_text(f"AGREEMENT\n\n{text}{BODY}"))
    return {party.name: party for party in find(document) if party.role == "party"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (  # two banks of which nothing is said
            "This Agreement is between Alpha Bank and Beta Bank.",
            {"Alpha Bank": (), "Beta Bank": ()},
        ),
        (
            (
                "THIS AGREEMENT is made BETWEEN:\n\n(1) ACME 2005 LIMITED (registered number 01003653) whose"
                " registered "
                "office is at London SE1 9GL (the Company)\n\n(2) JOHN ROGERS (the Executive)."
            ),
            {"ACME 2005 LIMITED": ("Company",), "JOHN ROGERS": ("Executive",)},
        ),
        (
            (
                'BETWEEN: Acme Asia Ltd. (hereinafter called the "VAL"), located in Hong Kong. AND: Mr. Zheng Qing, '
                'Mr. Gu Xianwin and Ms. Chen Weijie (hereinafter called the "Developer")'
            ),
            {"Acme Asia Ltd.": ("VAL",), **dict.fromkeys(("Zheng Qing", "Gu Xianwin", "Chen Weijie"), ("Developer",))},
        ),
        (
            (
                'by and between the TOWN OF VINTON, VIRGINIA, a Virginia municipal corporation ("Grantor"), and'
                " ROANOKE "
                'GAS COMPANY, a Virginia corporation ("Grantee").'
            ),
            {"TOWN OF VINTON, VIRGINIA": ("Grantor",), "ROANOKE GAS COMPANY": ("Grantee",)},
        ),
        (
            (
                'between NLS-1 Pharma AG Alter Postplatz 2 "Licensor" / "NLS" and Eurofarma S.A. "Licensee" / '
                '"Eurofarma" regarding a product'
            ),
            {"NLS-1 Pharma AG": ("Licensor", "NLS"), "Eurofarma S.A.": ("Licensee", "Eurofarma")},
        ),
        (  # a list goes on behind members that it does not name
            (
                'is entered into among WEATHERFORD, INC., a Delaware corporation (the "Company"), the several'
                " financial\n"
                'institutions from time to time party to this Agreement (collectively, the "Banks"), BANK OF AMERICA\n'
                "ILLINOIS, as the documentation agent, and ABN AMRO BANK, N.V., as the co-agent."
            ),
            {"WEATHERFORD, INC.": ("Company",), "BANK OF AMERICA ILLINOIS": (), "ABN AMRO BANK, N.V.": ()},
        ),
        (
            (
                "by and among First Union National Bank, successor by merger to CoreStates Bank, N.A., acting"
                " through its "
                'Markets division ("First Union"), John A. Smith, an individual residing in Texas ("Smith"), Mary B.'
                " Doe,"
                " as trustee of the Doe Family Trust, and Smith Widgets, Inc., a Texas corporation, d/b/a Widget World."
            ),
            {
                "First Union National Bank": ("First Union",),
                "John A. Smith": ("Smith",),
                "Mary B. Doe": (),
                "Smith Widgets, Inc.": (),
            },
        ),
        (
            (
                'among Acme Corp., a Delaware corporation, and its wholly owned subsidiary, Beta LLC ("Beta"), and '
                'Gamma, Inc. ("Gamma").'
            ),
            {"Acme Corp.": (), "Beta LLC": ("Beta",), "Gamma, Inc.": ("Gamma",)},
        ),
        (
            (
                'between the Board of Trustees of the University of Illinois, a body corporate ("University"), and'
                " Snap! "
                'LLC ("Snap").'
            ),
            {"Board of Trustees of the University of Illinois": ("University",), "Snap! LLC": ("Snap",)},
        ),
        (
            "Party A:\n\nBeijing Baidu Netcom Co., Ltd.\n\nParty B:\n\nChina Online Housing (Hong Kong) Co., Ltd.\n",
            {
                "Beijing Baidu Netcom Co., Ltd.": ("Party A",),
                "China Online Housing (Hong Kong) Co., Ltd.": ("Party B",),
            },
        ),
        (
            (
                "Licensor: Acme Widgets Corp.\nAddress: 1 Main Street\n\nLicensee: Bolt Trading Ltd.\nAddress: 2"
                " High St.\n"
            ),
            {"Acme Widgets Corp.": ("Licensor",), "Bolt Trading Ltd.": ("Licensee",)},
        ),
        (
            (
                'among Acme Trust 2020-A, as issuer (the "Issuer"), and Cellco Partnership d/b/a Verizon Wireless, a '
                'Delaware general partnership ("Cellco"), as servicer (in such capacity, the "Servicer") and as'
                " custodian "
                '(in such capacity, the "Custodian").'
            ),
            {"Acme Trust 2020-A": ("Issuer",), "Cellco Partnership": ("Cellco", "Servicer", "Custodian")},
        ),
        (
            (
                'between Premier Services, Inc. ("Premier Services") and Acme Corp. (collectively with its'
                " subsidiaries, "
                '"Acme").'
            ),
            {"Premier Services, Inc.": ("Premier Services",), "Acme Corp.": ("Acme",)},
        ),
    ],
)
def test_a_preamble_gives_its_parties(text: str, expected: dict[str, tuple[str, ...]]) -> None:
    assert {name: party.defined_as for name, party in bound(text).items()} == expected


@pytest.mark.parametrize(
    "given",
    [
        *('(the "Company)', "(«Company»)", "(_Company_)", "(the ``Company'')"),
        *("(hereinafter referred to as the Company)", '(the Company")', '[the "Company"]', "(hereinafter Company)"),
        *('(individually, "Company")', '(hereinafter individually referred to as "Company")'),
    ],
)
def test_a_short_name_has_marks_of_any_make(given: str) -> None:
    text = f'between Acme Corp., a Delaware corporation {given}, and Bolt, Inc. ("Bolt"). The Company, the Company.'
    assert bound(text)["Acme Corp."].defined_as == ("Company",)


@pytest.mark.parametrize(
    "given",
    [
        *("hereinafter called the Tenant", "hereinafter referred to as Tenant", "hereinafter Tenant"),
        *("referred to hereinafter as Tenant", "referred to herein as the Tenant", "herein called Tenant"),
    ],
)
def test_a_short_name_without_marks_is_one_where_the_text_uses_it(given: str) -> None:
    text = f'between Acme Corp., a Delaware corporation, {given}, and Bolt, Inc. ("Bolt"). '
    assert bound(f"{text}Tenant pays. Tenant may. Tenant shall.")["Acme Corp."].defined_as == ("Tenant",)
    assert bound(text)["Acme Corp."].defined_as == ()


LAST = [
    ('Quarrel, on behalf of itself and its Affiliates ("Q")', {"Quarrel": ("Q",)}),
    ('Delta Valley Systems, represented by Mr. Hans Weber, Director ("DVS")', {"Delta Valley Systems": ("DVS",)}),
    ('Marl Towns, organized under the laws of Germany, with offices in Bonn ("MT")', {"Marl Towns": ("MT",)}),
    ('Marl Towns, 800 Oak Road, Dallas, Texas 75201, hereinafter called "MT"', {"Marl Towns": ("MT",)}),
    ('Marl Towns of Irvine, California (hereinafter to be referred to as "MT")', {"Marl Towns": ("MT",)}),
    ('Marl Towns [the "MT"]', {"Marl Towns": ("MT",)}),
    ("Marl Towns, a public company, hereinafter called the << MT >>", {"Marl Towns": ("MT",)}),
    ('Elm Bank, SSB, a savings bank ("Elm"), as follows:\n\n1. EXCLUSIVE SERVICES; TERM', {"Elm Bank, SSB": ("Elm",)}),
    ('City of Marlow, located at 1 Elm Street, Marlow (the "City")', {"City of Marlow": ("City",)}),
    ("the Teal Tribe of Oklahoma, an Indian tribe (the Tribe)", {"Teal Tribe of Oklahoma": ("Tribe",)}),
    ('Southwest Casino and Hotel Corp. ("SCH")', {"Southwest Casino and Hotel Corp.": ("SCH",)}),
    ('Mrs. Field\'s Cookies, Inc. ("MFC")', {"Mrs. Field's Cookies, Inc.": ("MFC",)}),
    (
        'Board of Regents of the State System, on behalf of Elm University ("Elm")',
        {"Board of Regents of the State System": ("Elm",)},
    ),
    (  # somebody of whom only the last words speak
        'Marl, Inc., hereafter called "Marl"; to be approved by the National Gaming Commission, hereafter called "NGC"',
        {"Marl, Inc.": ("Marl",)},
    ),
]


@pytest.mark.parametrize(("last", "expected"), LAST, ids=range(len(LAST)))
def test_the_last_party_is_introduced_in_many_ways(last: str, expected: dict[str, tuple[str, ...]]) -> None:
    found = {name: party.defined_as for name, party in bound(f'between Acorn, Inc. ("Acorn") and {last}.').items()}
    assert found == {"Acorn, Inc.": ("Acorn",), **expected}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "between the Seller, Acorn & Sons Limited, and the Buyer, Bolt Corp.",
            {"Acorn & Sons Limited": ("Seller",), "Bolt Corp.": ("Buyer",)},
        ),
        (
            "between the Owner, Elm Hospital District, and the Consultant, Dr. Peter Holloway.",
            {"Elm Hospital District": ("Owner",), "Peter Holloway": ("Consultant",)},
        ),
        ("between Owner, Contractor, and Engineer, as defined below.", {}),
        (
            'between the Teal Company an Ohio corporation ("Teal") and Bolt LLC ("Bolt").',
            {"Teal Company": ("Teal",), "Bolt LLC": ("Bolt",)},
        ),
        (
            'between the company identified below ("Customer") and Acorn, Inc. ("Acorn").',
            {"Acorn, Inc.": ("Acorn",)},
        ),
        (
            'between Ann Doe ("Doe") and Acorn, Inc., and its affiliated entities, (collectively, "Acorn" or "Buyer").',
            {"Ann Doe": ("Doe",), "Acorn, Inc.": ("Acorn", "Buyer")},
        ),
        (
            'between Acorn GmbH, represented by Mr. Hans Weber, Director, hereinafter "AG"; and Ann Doe ("Doe").',
            {"Acorn GmbH": ("AG",), "Ann Doe": ("Doe",)},
        ),
        (
            'Agreement made as of May 4, 2001 between Acorn GmbH, represented by Ann Roe ("AG"), and Bolt LLC ("B").',
            {"Acorn GmbH": ("AG",), "Bolt LLC": ("B",)},
        ),
        (
            'between Acorn SA, hereinafter called "SA", of the one part,and Marl Towns, 8 Oak Lane, Bonn (the "MT").',
            {"Acorn SA": ("SA",), "Marl Towns": ("MT",)},
        ),
        (
            (
                'among Acorn A/S, 8 Oak Lane, Bonn (the "Seller"), Elm Hospital District, located at 1 Elm Lane, Bonn '
                '("Elm"), Marl Towns, 4 Oak Street, Reno (the "Buyer"), and John T. Roe, M.D., an individual ("Roe").'
            ),
            {
                "Acorn A/S": ("Seller",),
                "Elm Hospital District": ("Elm",),
                "Marl Towns": ("Buyer",),
                "John T. Roe": ("Roe",),
            },
        ),
        (
            (
                "among Acorn, Inc., having its office at 4 Oak Lane, New York, New York 10017, Teal LLC, located at 1 "
                "Elm Street, Dayton, Bolt Company, an Ohio corporation, and Elm Medical Center, located in Reno."
            ),
            {"Acorn, Inc.": (), "Teal LLC": (), "Bolt Company": (), "Elm Medical Center": ()},
        ),
        (
            'between Teal AG (successor to Wren Bank), New York Branch, a Swiss bank ("Teal"), and Bolt LLC ("Bolt").',
            {"Teal AG": ("Teal",), "Bolt LLC": ("Bolt",)},
        ),
        (
            (
                'between Acorn, Inc. and Bolt LLC. Acorn, Inc. is referred to in this Agreement as "Acorn" and Bolt '
                'LLC is referred to as "Customer."'
            ),
            {"Acorn, Inc.": ("Acorn",), "Bolt LLC": ("Customer",)},
        ),
        (
            (
                "between Acorn, Inc. and Ann Doe. In this Agreement, the party who is to receive services will be "
                'called "Acorn", and the party who will provide them will be referred to as "Doe".'
            ),
            {"Acorn, Inc.": ("Acorn",), "Ann Doe": ("Doe",)},
        ),
        (
            'between Acorn, Inc. and Ann Doe. The day of the first payment is referred to as the "Payment Date".',
            {"Acorn, Inc.": (), "Ann Doe": ()},
        ),
        (
            (
                "Acorn Mining Ltd. (referred to hereafter as Acorn) and Bolt, Inc. (referred to hereafter as Bolt) "
                "hereby enter into this Agreement. Acorn explores. Bolt pays. Acorn and Bolt agree. Bolt pays Acorn."
            ),
            {"Acorn Mining Ltd.": ("Acorn",), "Bolt, Inc.": ("Bolt",)},
        ),
        (
            'The parties hereto, Acorn Valley Systems ("AVS") and Ann Doe ("Doe"), agree as follows.',
            {"Acorn Valley Systems": ("AVS",), "Ann Doe": ("Doe",)},
        ),
        (
            'PARTIES\n\nA. Acorn Networks LLC of 12 High Street, Leeds ("Acorn")\n\nB. Bolt Oy ("Bolt")\n',
            {"Acorn Networks LLC": ("Acorn",), "Bolt Oy": ("Bolt",)},
        ),
        (
            'between Acorn, Inc. ("Acorn") and Bolt LLC ("Bolt")\n\nA. Acorn sells.\n\nB. Plover Corp. owns Bolt.\n',
            {"Acorn, Inc.": ("Acorn",), "Bolt LLC": ("Bolt",)},
        ),
    ],
)
def test_a_list_names_its_parties_in_many_ways(text: str, expected: dict[str, tuple[str, ...]]) -> None:
    assert {name: party.defined_as for name, party in bound(text).items()} == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Sponsor: Acorn Tools, Inc.\nTeam: John A. Marlow\n",
            {"Acorn Tools, Inc.": "Sponsor", "John A. Marlow": "Team"},
        ),
        (
            "Owner:\n\nAnn Doe, M.D.\n12 Elm Street\n\nManager:\n\nBolt LLC\n",
            {"Ann Doe": "Owner", "Bolt LLC": "Manager"},
        ),
        (
            '1. DEFINITIONS\n\n"Seller" means Dr. Peter Holloway.\n\n"Buyer" means Bolt Oy.\n',
            {"Peter Holloway": "Seller", "Bolt Oy": "Buyer"},
        ),
        ('"Buyer" means Approved Purchaser.\n\n"Seller" means Bolt Oy.\n', {}),
        ("Buyer: see reverse\nSeller: The Seller named above\n", {}),
        ("Licensor: To be determined\nHost: Elm House\n", {}),
    ],
)
def test_a_line_gives_a_role_a_name_without_a_legal_form(text: str, expected: dict[str, str]) -> None:
    assert {name: party.defined_as for name, party in bound(text).items()} == {
        name: (role,) for name, role in expected.items()
    }


@pytest.mark.parametrize("text", ["Team: John Smith\nManager: Ann Doe\n\nThe project went well.\n"])
def test_a_list_of_staff_has_no_parties(text: str) -> None:
    assert not [one for one in find(split(Document.from_text(text))) if one.role == "party"]


def test_capitals_are_a_short_name_where_they_are_letters_of_the_name() -> None:
    text = "between Acorn ProGreen LLC (APG), an Ohio company, and Bolt LLC (HKE), an Ohio company. APG pays. HKE pays."
    assert {name: party.defined_as for name, party in bound(text).items()} == {
        "Acorn ProGreen LLC": ("APG",),
        "Bolt LLC": (),
    }


def test_a_name_goes_on_behind_an_empty_line_in_a_double_spaced_text() -> None:
    lines = (
        "This Agreement is made and entered into as of May 4, 2001, between Elm",
        'Valley Systems, Inc., a Delaware corporation (the "Seller"), and Teal',
        'Pharma GmbH, a company organized under the laws of Germany (the "Buyer"),',
        "for the purchase of certain goods and for no other purpose whatever,",
        "and the Seller and the Buyer have agreed with each other that the goods",
        "shall be delivered to the Buyer within thirty days after the date of the",
        "order, and that the price shall be paid by the Buyer on the day after the",
        "day of delivery, and that neither of them shall be bound by anything that",
        "is not set forth in this Agreement, and they have signed it below.",
    )
    found = find(split(Document.from_text("AGREEMENT\n\n" + "\n\n".join(lines) + "\n")))
    named = {party.name: party.defined_as for party in found if party.role == "party"}
    assert named == {"Elm Valley Systems, Inc.": ("Seller",), "Teal Pharma GmbH": ("Buyer",)}


@pytest.mark.parametrize(
    ("said", "form"),
    [
        (", a subsidiary of Teal, Inc., a Delaware corporation", "LLC"),
        (", by its manager, Teal, Inc., a Delaware corporation", "LLC"),
        (", formerly known as Teal, Inc., a Delaware limited liability company", "limited liability company"),
    ],
)
def test_the_form_of_somebody_else_is_not_the_party_s(said: str, form: str) -> None:
    assert bound(f'between Acorn LLC{said}, and Bolt, Inc. ("Bolt").')["Acorn LLC"].entity_type == form


def test_members_of_a_group_are_those_whom_the_sentence_names() -> None:
    found = bound(
        'between LASALLE NATIONAL BANK ("Bank"), WESTELL, INC. ("Westell"), and CONFERENCE PLUS, INC. ("CPI"). Westell '
        'and CPI are collectively referred to herein as "Borrowers".'
    )
    assert {name: party.member_of for name, party in found.items()} == {
        "LASALLE NATIONAL BANK": (),
        "WESTELL, INC.": ("Borrowers",),
        "CONFERENCE PLUS, INC.": ("Borrowers",),
    }


def test_the_home_stands_behind_the_name_of_a_law() -> None:
    text = 'Acme, Inc., a corporation existing under the General Corporation Law of the State of Delaware ("Acme"), and'
    assert bound(f'between {text} Bolt, Inc. ("Bolt").')["Acme, Inc."].jurisdiction_code == "US-DE"


@pytest.mark.parametrize(
    "text",
    [
        'a six month rolling forecast (each, a "Forecast") of what Acme, Inc. needs',
        'the Acme, Inc. 1987 Stock Option Plan. "ELTSOP" shall mean the Acme, Inc. 1987 Stock Option Plan',
    ],
)
def test_no_term_of_another_thing_is_a_short_name(text: str) -> None:
    found = find(Document.from_text(f'between Acme, Inc. ("Acme") and Bolt, Inc. ("Bolt").\n\n1. Terms. {text}.\n'))
    assert {one.defined_as for one in found if one.role == "party"} == {("Acme",), ("Bolt",)}


@pytest.mark.parametrize(
    ("sides", "key"),
    [
        ("Network and Affiliate", "Network: Teal Shows, Inc.\nAffiliate: Heron Cable, L.P.\nTerm: five years"),
        ("the Team and the Brand", "1.  Team: Teal Racing LLC\n2.  Brand: Heron Oil, Inc.\n3.  Fee: $5"),
        ("Franchisor and Franchisee", "1.  Franchisor: Teal Pies, Inc.\n2.  Franchisee: Heron Foods LLC\n"),
    ],
)
def test_a_key_says_who_the_sides_of_an_agreement_are(sides: str, key: str) -> None:
    found = bound(f"{key}\n\nThis Agreement is entered into between {sides} on the terms above.")
    assert len(found) == 2
    assert all("Teal" in name or "Heron" in name for name in found)


def test_words_that_no_key_explains_name_no_sides() -> None:
    assert not bound("This Agreement sets out the relations between Art and Science in the schools of the county.")


def test_the_state_at_the_end_of_an_address_begins_no_name() -> None:
    text = (
        'This Agreement is made between Ann Doe, an individual ("Doe"), with a place of business in Dayton, Ohio and '
        'Teal Works, Inc., a Delaware corporation ("Teal").\n\nWHEREAS, Doe owns the marks (the "Marks"); '
        "and\n\nWHEREAS, they agree as follows:"
    )
    assert set(bound(text)) == {"Ann Doe", "Teal Works, Inc."}


def test_the_numbered_heading_behind_a_list_of_parties_is_none_of_them() -> None:
    text = (
        "LEASE AGREEMENT\n\nParties:\n\n1. Acorn Corp., 1 Elm Street, Dayton, Ohio 45401\n"
        "2. Birch LLC, 2 Oak Street, Dayton, Ohio 45402\n\n3. Premises: The building at 2 Oak Street.\n"
    )
    assert list(bound(text)) == ["Acorn Corp.", "Birch LLC"]
