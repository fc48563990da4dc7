"""Contacts in tables: people beside their numbers, cells parted by bars, blocks side by side, agents of offers."""

import pytest

from extractors.contacts.find import find
from pipeline import Document
from pipeline.split import split
from tests.growth import linear

Row = dict[str, str | None]

CASES = [
    pytest.param(
        "CONTACTS:       OAK KENT CORPORATION\n                INVESTOR:  Albert T. Roe           (616) 555-1931\n"
        "                MEDIA:     William L. Poe          (616) 555-1111\n\nOak Kent Reports Record Earnings\n",
        [
            {"organization": "OAK KENT CORPORATION", "name": "Albert T. Roe", "phone": "(616) 555-1931"},
            {"organization": "OAK KENT CORPORATION", "name": "William L. Poe", "phone": "(616) 555-1111"},
        ],
        id="numbers in a column of their own, a firm above all",
    ),
    pytest.param(
        "CONTACT:   Michael P. Roe                    Jane Poe\n           Chief Financial Officer           "
        "Senior Vice President\n           OAK RUG                           KLINE COMMUNICATIONS\n\n"
        "           100 Main Street                   415 Main Avenue\n"
        "           Atlanta, Georgia 30303            New York, New York 10017\n"
        "           (404) 555-1212                    (212) 555-3434\n",
        [
            {"name": "Michael P. Roe", "organization": "OAK RUG", "phone": "(404) 555-1212"},
            {"name": "Jane Poe", "organization": "KLINE COMMUNICATIONS", "phone": "(212) 555-3434"},
        ],
        id="firms over a blank line, side by side",
    ),
    pytest.param(
        "CONTACTS:\n|\n|Ann C. Hill\n|\n|Bo Roe\n|\n|\n|Chief Financial Officer\n|\n|Investor Relations\n|\n|\n"
        "|Oak’s Inc.\n|\n|Kline + Company\n|\n|\n|(615) 555-8782\n|\n|(212) 555-9600\n"
        "OAK’S INC. ANNOUNCES PLANS FOR A ROLLOUT\n",
        [
            {"name": "Ann C. Hill", "title": "Chief Financial Officer", "organization": "Oak’s Inc."},
            {"name": "Bo Roe", "title": "Investor Relations", "phone": "(212) 555-9600"},
        ],
        id="a table read row by row",
    ),
    pytest.param(
        "Ray Roe\nTel: (503) 555-9435\nFax: (503) 555-8904\n",
        [{"name": "Ray Roe", "phone": "(503) 555-9435", "fax": "(503) 555-8904"}],
        id="two numbers of one person are no rows of two",
    ),
    pytest.param(
        "|\nRay Roe\nTreasurer\nOak Devices Inc.\nTel: (503) 555-9435\n|\n|\nHeidi Poe\nInvestor Relations Counsel\n"
        "Ko.Comm\nTel: (503) 555-8808\n",
        [
            {"name": "Ray Roe", "organization": "Oak Devices Inc."},
            {"name": "Heidi Poe", "organization": "Ko.Comm", "title": "Investor Relations Counsel"},
        ],
        id="the second names a firm of his own",
    ),
    pytest.param(
        "Contact for J.B. Oak:                       Contact for Elm Freight:\nKirk Roe                                "
        "    Robert E. Poe\nPresident and Chief Executive Officer       Executive Vice President and\n"
        "(479) 555-8110                              Chief Information Officer\n"
        "                                            (402) 555-3000\n",
        [
            {"name": "Kirk Roe", "organization": "J.B. Oak"},
            {
                "name": "Robert E. Poe",
                "title": "Executive Vice President and Chief Information Officer",
                "organization": "Elm Freight",
            },
        ],
        id="for whom they answer",
    ),
    pytest.param(
        "CONTACT: Oak Bancshares, Inc., Morristown\nAnn L. Hill, 423-555-8421\nor\nJane P. Poe, 423-555-8422\n",
        [
            {"name": "Ann L. Hill", "organization": "Oak Bancshares, Inc.", "phone": "423-555-8421"},
            {"name": "Jane P. Poe", "organization": "Oak Bancshares, Inc.", "phone": "423-555-8422"},
        ],
        id="two of one firm",
    ),
    pytest.param(
        "The Depositary for the Offer is:\n\nELM BANK TRUST COMPANY\n\n"
        "      By Mail:                    By Facsimile Transmission:              By Hand:\n"
        "                                  (for Eligible Institutions Only)\n\n"
        "  Elm Bank Trust Company              (212) 555-0101                   Elm Bank Trust Company\n"
        "  P.O. Box 1010                                                         14 Main Street\n"
        "  New York, New York 10008        Confirm by Telephone:                 New York, New York 10005\n"
        "                                      (212) 555-0102\n",
        [
            {"address": "P.O. Box 1010, New York, New York 10008", "fax": None},
            {"organization": "ELM BANK TRUST COMPANY", "fax": "(212) 555-0101", "phone": "(212) 555-0102"},
            {"address": "14 Main Street, New York, New York 10005"},
        ],
        id="an agent with its fax in the middle",
    ),
    pytest.param(
        "U.S. OAK ADMINISTRATION\nWASHINGTON, D.C. 20416\nMr. Dean Roe\nExecutive Vice President\nElm Capital, Inc.\n"
        "3000 Main Road, Suite 301\nBurnsville, Minnesota 55337\nDear Mr. Roe:\n",
        [
            {"address": "WASHINGTON, D.C. 20416"},
            {"name": "Dean Roe", "title": "Executive Vice President", "organization": "Elm Capital, Inc."},
        ],
        id="one address right below another",
    ),
    pytest.param(
        "For information, contact:\nMedia (Oak): David A. Roe, (713) 555-4125\nInvestors -- Bo J. Poe (713) 555-4590\n"
        "Elm Refinery Auction Process Is Discontinued\n",
        [{"name": "David A. Roe", "phone": "(713) 555-4125"}, {"name": "Bo J. Poe", "organization": None}],
        id="prompts with a firm in parentheses, or a dash",
    ),
    pytest.param(
        "Contact: Dora Kane ISBC\n(973) 555-5105\n",
        [{"name": "Dora Kane", "organization": "ISBC"}],
        id="the short name of a firm behind a person",
    ),
    pytest.param(
        "Contact: Sean Roe (703) 555-4921\nOAK HOSPITALITY CORPORATION ANNOUNCES THE\n"
        "ACQUISITION OF TWO HOTELS AND THE SIGNING OF DEFINITIVE\nAGREEMENTS TO ACQUIRE MORE\n",
        [{"name": "Sean Roe", "organization": None}],
        id="a headline is no firm",
    ),
    pytest.param(
        "OAK CORPORATION\n(a Delaware corporation)\n1,400,000 Shares of Common Stock\nUNDERWRITING AGREEMENT\n"
        "Dated: May 16, 2020\n",
        [],
        id="shares are no street",
    ),
    pytest.param(
        "Name of Lender                 Contact                              Commitment\n\n"
        "Elm Suisse First Boston,       Ann Hill                             $20,000,000\n"
        "New York Branch                11 Madison Avenue\n"
        "                               New York, NY 10010\n"
        "                               Tel: (212) 555-9935\n\n\n"
        "Oak Bank                       Bo Roe                               $15,000,000\n"
        "                               500 Main Avenue\n"
        "                               Detroit, MI 48226\n"
        "                               Fax: (313) 555-9295\n",
        [
            {"name": "Ann Hill", "organization": "Elm Suisse First Boston, New York Branch", "phone": "(212) 555-9935"},
            {"name": "Bo Roe", "organization": "Oak Bank", "address": "500 Main Avenue, Detroit, MI 48226"},
        ],
        id="a schedule of lenders",
    ),
    pytest.param(
        "Oak Bank                       Bo Roe                               $15,000,000\n"
        "500 Main Avenue\nDetroit, MI 48226\nFax: (313) 555-9295\n",
        [{"name": "Bo Roe", "organization": "Oak Bank", "address": "500 Main Avenue, Detroit, MI 48226"}],
        id="a schedule that has lost its indents",
    ),
    pytest.param(
        "Elm Inc.                       Oak Inc.                             Fir Inc.\n"
        "1 Main Street                  2 Main Street                        3 Main Street\n"
        "Dallas, TX 75201               Dallas, TX 75202                     Dallas, TX 75203\n",
        [{"organization": "Elm Inc."}, {"organization": "Oak Inc."}, {"organization": "Fir Inc."}],
        id="three addresses side by side",
    ),
    pytest.param("|\n|\n|\nTel: \n|\n|", [], id="nothing but the rules of a table"),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_are_read(text: str, wanted: list[Row]) -> None:
    found = list(find(split(Document.from_text(text))))
    shown = [{name: getattr(one, name) for name in fields} for one, fields in zip(found, wanted, strict=False)]
    assert (len(found), shown) == (len(wanted), wanted)


@pytest.mark.parametrize("text", ["|\n", "Ann Hill\n|\n", "Ann Hill  |  555-123-4567\n"])
def test_bars_are_read_in_a_moment(text: str) -> None:
    assert linear(lambda size: list(find(Document.from_text(text * (size // len(text))))), 7_500)
