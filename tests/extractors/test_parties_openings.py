"""Parties of the openings of commercial contracts: covers, order forms, translations, lists that a page's end cuts."""

import pytest

from extractors import EXTRACTORS
from extractors.parties.link import occurrences
from extractors.parties.quoted import parentheses, short_names
from pipeline import Document, extract
from tests.growth import linear

BODY = "\n\n1. Supply. The parties shall supply.\n\n2. Term. The term is five years.\n"


def parties(text: str) -> dict[str, tuple[str, ...]]:
    record = extract(Document.from_text(text + BODY), EXTRACTORS)
    return {one.name: one.defined_as for one in record.parties if one.role == "party"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                "SUPPLY AGREEMENT\n\n"
                "This Agreement is made as of May 1, 1999 by and between Acorn "
                "Diagnostic\n                                  1\n<PAGE>\n\n"
                'Systems, Inc., a Delaware corporation ("Acorn"), and Plover\nLLC ("Plover").'
            ),
            {"Acorn Diagnostic Systems, Inc.": ("Acorn",), "Plover LLC": ("Plover",)},
        ),
        (
            (
                'SUPPLY AGREEMENT\n\nThis Agreement is made this May 1, 1999 (the "Effective Date") between Acorn\n'
                '             ---------\nTools, Inc., a company ("Acorn"), and Plover LLC ("Plover").\n'
            ),
            {"Acorn Tools, Inc.": ("Acorn",), "Plover LLC": ("Plover",)},
        ),
        (
            (
                "SUPPLY AGREEMENT\n\n"
                "BETWEEN\n\n"
                "XXXXX\n\n"
                "AND\n\n"
                "PLOVER, INC.\n\n"
                'This Supply Agreement is entered into by and between XXXXX and Plover Inc.\n("Buyer") '
                "having an office in Ohio."
            ),
            {"Plover Inc.": ("Buyer",)},
        ),
        (
            (
                '(*) AND (*)\n\nCONTRACT\nBETWEEN\n(*) AND *, HEREINAFTER COLLECTIVELY CALLED "SELLER"\nAND\n'
                'PLOVER, INC., HEREINAFTER CALLED "BUYER".\n\nBUYER agrees to purchase.'
            ),
            {"PLOVER, INC.": ("BUYER",)},
        ),
        (
            (
                "CONTRACT\n\n"
                "made on May 1, 2002 between:\nAcorn Ltd., of England, and Acorn Srl, of Italy. Acorn Ltd. "
                'and Acorn Srl are hereinafter collectively referred to as "Company."\nand\nPLOVER, INC., '
                'a corporation of Ohio, hereinafter referred to as "Distributor."'
            ),
            {"Acorn Ltd.": (), "Acorn Srl": (), "PLOVER, INC.": ("Distributor",)},
        ),
        (
            (
                "AGREEMENT\n\n"
                'This Agreement is between Acorn Inc. ("Acorn") and PLOVER CORPORATION, an Ohio '
                'corporation ("Plover Corp.").\n\n'
                "Plover Corp. agrees."
            ),
            {"Acorn Inc.": ("Acorn",), "PLOVER CORPORATION": ("Plover Corp.",)},
        ),
        (
            (
                "AGREEMENT\nBETWEEN\nACORN SERVICES, INC.\nAND\nPLOVER COMPUTER CORPORATION\nTable of "
                "Contents\nTerms.......3\n"
            ),
            {"ACORN SERVICES, INC.": (), "PLOVER COMPUTER CORPORATION": ()},
        ),
        (
            (
                "AGREEMENT\n\n"
                'This Agreement is between Acorn Inc. (hereinafter "the Seller") and Plover LLC ("the '
                'Buyer").'
            ),
            {"Acorn Inc.": ("Seller",), "Plover LLC": ("Buyer",)},
        ),
        (
            (
                "AGREEMENT\n\n"
                "This Agreement is made by and between Acorn League Inc., and John Doe, c/o Plover LLC, "
                "Ohio:\n\n"
                "WHEREAS, Player (John Doe) is a golfer; and\nWHEREAS, Company (Acorn League, Inc.) "
                "desires his name;"
            ),
            {"Acorn League Inc.": ("Company",), "John Doe": ("Player",)},
        ),
        (
            (
                "RESELLER AGREEMENT\n\n"
                'This Agreement is made by and between Acorn Inc. ("Acorn"), and the following company '
                '("VAR"):\n\n'
                "Company Name: Plover Systems, Inc.\nAddress: 2 Elm Street\n"
            ),
            {"Acorn Inc.": ("Acorn",), "Plover Systems, Inc.": ("VAR",)},
        ),
        (
            (
                "FRANCHISE AGREEMENT\n\n"
                "FRANCHISEE(S):   Plover Foods, Inc., an Ohio corporation\n\n"
                'This Agreement is made by and between Acorn Franchising, LLC ("Franchisor"), and the '
                'franchisee named above ("Franchisee").'
            ),
            {"Acorn Franchising, LLC": ("Franchisor",), "Plover Foods, Inc.": ("Franchisee",)},
        ),
        (
            (
                "CONTRACT\n\n"
                'Hubei Acorn Textile Factory, China (hereinafter referred to as "Party A") and Plover '
                'International\n(H.K.) Limited, Hong Kong (hereinafter referred to as "Party B") agree to '
                "set up a joint venture.\n\n"
                "The name of the joint venture company is Wuhan Teal Textile Co., Ltd. (hereinafter the "
                '"Company").'
            ),
            {"Hubei Acorn Textile Factory": ("Party A",), "Plover International (H.K.) Limited": ("Party B",)},
        ),
        (
            (
                "MANUFACTURING AGREEMENT\n\n"
                "The undersigned:\n\n"
                "1.   Acorn B.V., a private company of Leiden, hereinafter to be referred to as: "
                '"Acorn";\n\n'
                "and\n\n"
                '2.   Plover S.A.S., a company of Lyon, hereinafter to be referred to as: "Toller";\n\n'
                "Whereas:\n\n"
                "- Acorn owns the Product;"
            ),
            {"Acorn B.V.": ("Acorn",), "Plover S.A.S.": ("Toller",)},
        ),
        (
            (
                "MEMORANDUM\n\n"
                'This Memorandum is made by and between Acorn Inc. ("Acorn"), and the Ministry of Energy '
                'of Ghana (the "Ministry").'
            ),
            {"Acorn Inc.": ("Acorn",), "Ministry of Energy of Ghana": ("Ministry",)},
        ),
        (
            (
                "AGREEMENT\n\n"
                'This Agreement is among Acorn Inc. ("Acorn"), on the one hand, and Priya Barbet, M.D. '
                '("Physician") and William "Bill" Heron ("Consultant"), on the other hand.'
            ),
            {"Acorn Inc.": ("Acorn",), "Priya Barbet": ("Physician",), 'William "Bill" Heron': ("Consultant",)},
        ),
        (
            (
                "NON-COMPETITION AGREEMENT\n\nIn consideration of the purchase by Acorn Inc., an Ohio corporation (the "
                '"Company"), of its stock, the undersigned, Harold T. Finch, agrees with the Company as follows.'
            ),
            {"Acorn Inc.": ("Company",), "Harold T. Finch": ()},
        ),
        (
            (
                "AGREEMENT\n\n"
                'This Agreement is between The Acorn Nation, which is or will be a tribe ("the Tribe"), of '
                'Ohio, and Plover, LLC ("Developer").'
            ),
            {"The Acorn Nation": ("Tribe",), "Plover, LLC": ("Developer",)},
        ),
        (
            (
                "PUBLISHING TERM SHEET\n\n"
                "LICENSEE: PLOVER SPORTS, INC.     DATE: July 19, 1999\n\n"
                "The following terms apply.\n\n"
                "ACORN PROPERTIES, INC.\n\n"
                "By: /s/ Ann Doe\nTitle: President\n\n"
                "PLOVER SPORTS, INC.\n\n"
                "By: /s/ Jo Roe\nTitle: President"
            ),
            {"PLOVER SPORTS, INC.": ("LICENSEE",), "ACORN PROPERTIES, INC.": ()},
        ),
        (
            (
                "LICENSE\n\n"
                "Licensor (Party A): Acorn Co., Ltd.\nLicensee (Party B): Plover (Shanghai) Co., Ltd.\n\n"
                "This is signed."
            ),
            {"Acorn Co., Ltd.": ("Party A", "Licensor"), "Plover (Shanghai) Co., Ltd.": ("Party B", "Licensee")},
        ),
        (
            (
                "LICENSE\n\n"
                "Party A (the Licensor): Acorn Co., Ltd.\nParty B (the Licensee): Plover (Shanghai) Co., "
                "Ltd.\n\n"
                "Signed."
            ),
            {"Acorn Co., Ltd.": ("Licensor", "Party A"), "Plover (Shanghai) Co., Ltd.": ("Licensee", "Party B")},
        ),
        (
            'AGREEMENT\n\nThis Agreement is between Acorn Inc. ("Manager") and Plover Dental, P.C. (the "P.C.").',
            {"Acorn Inc.": ("Manager",), "Plover Dental, P.C.": ("P.C.",)},
        ),
        (
            (
                "AGREEMENT\n\n"
                'This Agreement is between Acorn Inc. ("Acorn.com"), and Plover Inc. ("Company"),\n'
                'Acorn.com and Company sometimes are referred to collectively as the "Parties."'
            ),
            {"Acorn Inc.": ("Acorn.com",), "Plover Inc.": ("Company",)},
        ),
        (
            (
                "LICENSE\n\n"
                'This License is between ACORN! INC., a corporation, with offices in Ohio, ("ACORN") and '
                'ZDNET, with offices at One Elm Street, Ohio ("LICENSOR").'
            ),
            {"ACORN! INC.": ("ACORN",), "ZDNET": ("LICENSOR",)},
        ),
    ],
)
def test_an_opening_names_its_parties(text: str, expected: dict[str, tuple[str, ...]]) -> None:
    assert parties(text) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ('Acorn Inc. ("AC") and Teal, Inc. ("AC Services"). AC and AC Services each desire it', ("AC Services",)),
        ('Acorn Inc. ("AC") and Teal, Inc., who provides ("Hosting Services"), agree. Hosting Services are good', ()),
        (
            (
                'Acorn Inc. ("AC") and Teal, Inc. of Panama, hereinafter called the Charterers, agree. The '
                "Charterers pay"
            ),
            (("Charterers"),),
        ),
        ('Acorn Inc. ("AC") and Teal, Inc. (referred to as "Teal" and sometimes as "Licensee")', ("Teal", "Licensee")),
    ],
)
def test_a_short_name_is_what_somebody_is_called(said: str, expected: tuple[str, ...]) -> None:
    assert parties(f"AGREEMENT\n\nThis Agreement is between {said}.")["Teal, Inc."] == expected


MADE = "AGREEMENT\n\nThis Agreement is made as of May 1, 2011 "
TWO = {"Acorn Foods, Inc.": ("Seller",), "Birch Foods LLC": ("Buyer",)}
LISTED = MADE + 'between Acorn Foods, Inc. ("Seller") and Birch Foods LLC ("Buyer")'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                "AGREEMENT\n\nParty A: Acorn Co., Ltd.\nRepresentative: Li Wei\n\nParty B: Birch Co., Ltd.\n"
                "Representative: John Smith\n"
            ),
            {"Acorn Co., Ltd.": ("Party A",), "Birch Co., Ltd.": ("Party B",)},
        ),
        (
            "LEASE\n\nLandlord: Acorn Realty LLC\n\nTenant: Birch Foods, Inc.\n\nBroker: Cedar Brokers, Inc.\n",
            {"Acorn Realty LLC": ("Landlord",), "Birch Foods, Inc.": ("Tenant",)},
        ),
        (f"{LISTED}.\n\nThe undersigned, Mary Roe, spouse of Ann Doe, consents to it and agrees with it.", TWO),
        (
            (
                "CONSENT\n\nThe undersigned, Cedar Audit LLP, hereby consents to the use of its report.\n\n"
                "The undersigned, Sam Poe, as Secretary of the Company, agrees that it is true."
            ),
            {},
        ),
        (f'{LISTED} for the purchase of shares of Target Corp. (the "Shares") by Cedar Holdings, Inc.', TWO),
        (f"{LISTED} by Cedar Capital Advisors, Inc., its attorney-in-fact.", TWO),
        (
            (
                f"{MADE}between Acorn Foods, Inc. and Birch Foods LLC.\n\nWHEREAS, under a Lease the Guarantor (Birch "
                "Foods LLC) guaranteed what the Tenant owed;"
            ),
            {"Acorn Foods, Inc.": (), "Birch Foods LLC": ()},
        ),
        (
            (
                f"{MADE}between Acorn Foods, Inc., and each of its subsidiaries (collectively, "
                '"Loan Documents") and Birch Foods LLC ("Buyer").'
            ),
            {"Acorn Foods, Inc.": (), "Birch Foods LLC": ("Buyer",)},
        ),
        (
            f'{MADE}between Acorn Insurance Inc. of Ontario ("Seller") and Birch, Inc. of Panama ("Buyer").',
            {"Acorn Insurance Inc. of Ontario": ("Seller",), "Birch, Inc.": ("Buyer",)},
        ),
        (
            (
                'AGREEMENT\n\nThis Agreement is made by and between:\n\nAcorn Co., Ltd. (hereinafter "Party A")\n'
                'Representative: John Smith\n\nand\n\nBirch Co., Ltd. (hereinafter "Party B")\nRepresentative: Jo Roe\n'
            ),
            {"Acorn Co., Ltd.": ("Party A",), "Birch Co., Ltd.": ("Party B",)},
        ),
    ],
)
def test_who_stands_beside_the_parties_is_none_of_them(text: str, expected: dict[str, tuple[str, ...]]) -> None:
    assert parties(text) == expected


def test_a_town_in_maryland_is_no_person() -> None:
    text = f'{MADE}between Acorn Foods, Inc. ("Seller") and Silver Spring, MD ("Town").{BODY}'
    record = extract(Document.from_text(text), EXTRACTORS)
    assert {one.kind for one in record.parties if one.role == "party"} == {"organization"}


def test_whoever_binds_himself_as_the_undersigned_has_a_rule() -> None:
    text = "GUARANTY\n\nThe undersigned, Acorn Foods, Inc., a Delaware corporation, hereby agrees to pay all sums."
    record = extract(Document.from_text(text + BODY), EXTRACTORS)
    assert [(one.name, one.rule) for one in record.parties] == [("Acorn Foods, Inc.", "party.undersigned")]


def test_many_short_names_are_looked_for_in_the_text_at_once() -> None:
    def found(size: int) -> object:
        names = "".join(f'(the "Zed Service {number} Products") and ' for number in range(size))
        text = names + "Zed desires it. " * size
        return [short_names(text, inside) for inside in parentheses(text, 0, len(names))]

    assert linear(found, 60)


def test_a_letter_says_who_engages_whom() -> None:
    text = (
        "March 10, 2005\n\n"
        "Mr. Andrew Roe\nPlover, Inc.\n33 Elm Lane\n\n"
        "Dear Andrew:\n\n"
        "The purpose of this letter agreement is to set out the terms and conditions of the "
        'engagement of Acorn Communications, Inc. ("Acorn") by Plover, Inc. ("Plover") to provide '
        "services."
    )
    assert parties(text) == {"Acorn Communications, Inc.": ("Acorn",), "Plover, Inc.": ("Plover",)}


def test_the_home_of_a_party_is_written_as_in_running_text() -> None:
    text = (
        "AGREEMENT\n\n"
        "BETWEEN\n\n"
        "ACORN, LLC\nA MINNESOTA LIMITED LIABILITY COMPANY\n\n"
        "AND\n\n"
        "PLOVER INC.\n\n"
        "This Agreement is made between Acorn, LLC, a Minnesota limited liability company "
        '("Acorn"), and Plover Inc. ("Plover").'
    )
    record = extract(Document.from_text(text + BODY), EXTRACTORS)
    assert [one.jurisdiction for one in record.parties if one.name == "Acorn, LLC"] == ["Minnesota"]


def test_names_that_share_a_word_are_looked_for_by_another() -> None:
    def found(size: int) -> object:
        text = "".join(f"LARK {number} CORP. sold it. " for number in range(size))
        return [list(occurrences(text, text.lower(), f"Lark {number} Corp.")) for number in range(size)]

    assert linear(found, 60)
