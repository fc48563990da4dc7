"""Addresses that have lost their indents, stand below signatures, or have their names on two lines."""

import pytest

from extractors.contacts.find import find
from pipeline import Document
from tests.growth import linear

Row = tuple[str | None, str | None, str | None]

CASES = [
    pytest.param(
        "BETWEEN the Owner:                  Oak Residential, L.P.\n(Name and address)                  10 Main Road\n"
        "Atlanta, Georgia  30350\n\nand the Contractor:                 Oak Construction, Inc.\n"
        "(Name and address)                  12 Main Road\nAtlanta, Georgia  30350\n",
        [
            ("Oak Residential, L.P.", None, "10 Main Road, Atlanta, Georgia 30350"),
            ("Oak Construction, Inc.", None, "12 Main Road, Atlanta, Georgia 30350"),
        ],
        id="labels whose lines have lost their indent",
    ),
    pytest.param(
        "OAK RUG, INC.\n\nBy:\nName:  Jay Roe\nTitle: Treasurer\n\nAddress for Notices:\n\nHighway 28 Bypass\n"
        "Industrial Park Road\nAbbeville, SC  29620\n",
        [("OAK RUG, INC.", None, "Highway 28 Bypass, Industrial Park Road, Abbeville, SC 29620")],
        id="the address of who signs above it",
    ),
    pytest.param(
        "Hartford, CT 06156-3124\nMr. William Roe\n860 Main Street\nNew York, NY 10017\n",
        [(None, "William Roe", "860 Main Street, New York, NY 10017")],
        id="below an address of nobody's",
    ),
    pytest.param(
        "Oak Properties Trust\nc/o Karen Roe\nTwo Main Plaza\nChicago, Illinois 60606\n\nOak Real Estate Finance\n"
        "c/o Donna Poe\n249 Main Avenue\nPittsburgh, Pennsylvania  15222\n",
        [
            ("Oak Properties Trust", "Karen Roe", "Two Main Plaza, Chicago, Illinois 60606"),
            ("Oak Real Estate Finance", "Donna Poe", "249 Main Avenue, Pittsburgh, Pennsylvania 15222"),
        ],
        id="in care of a person",
    ),
    pytest.param(
        "Aster\nLaboratories, Inc.\n\nAttn: Frank Roe\n\n2211 Main Avenue\n\nSanta Monica, California 90404\n",
        [("Aster Laboratories, Inc.", "Frank Roe", "2211 Main Avenue, Santa Monica, California 90404")],
        id="lines apart, and a name parted behind its first word",
    ),
    pytest.param(
        "Oak Trust Company\nof New York, as Administrative Agent\n60 Main Street\nNew York, New York  10260\n",
        [("Oak Trust Company of New York", None, "60 Main Street, New York, New York 10260")],
        id="a name that goes on below",
    ),
    pytest.param(
        "If to Oak:\n\n\n\n\n\n\n\nOak Energy, Inc.\n\n\n1100 Main Avenue, Suite 100\n\n\nSeattle, WA 98109\n\n\n"
        "Attn: Lance Roe\n\n\n\n\n\n\n\nWith a copy to:\n\n\n\n\n\n\n\nJohn Poe\n\n\nElm Law Group, PLLC\n\n\n"
        "17 Main Street\n\n\nNewark, NJ 07012\n\n\n\n\n\n\n\n8.09  Binding Effect.  This binds all of the parties.\n",
        [
            ("Oak Energy, Inc.", "Lance Roe", "1100 Main Avenue, Suite 100, Seattle, WA 98109"),
            ("Elm Law Group, PLLC", "John Poe", "17 Main Street, Newark, NJ 07012"),
        ],
        id="every line apart, the addresses farther",
    ),
    pytest.param(
        "Mark Roe\n\nArchitect\nElm Architects, Inc.\n\n1500 W. Main Avenue\n\nColumbus,\nOhio 43212\n\n\n"
        "mroe@elm.com\n\n\n\nTodd Poe\n\nLandscape Architect\nOak Planning, Inc.\n\n855 Main Ave\n\n"
        "Columbus, OH 43215\n\ntpoe@oak.com\n",
        [
            ("Elm Architects, Inc.", "Mark Roe", "1500 W. Main Avenue, Columbus, Ohio 43212"),
            ("Oak Planning, Inc.", "Todd Poe", "855 Main Ave, Columbus, OH 43215"),
        ],
        id="a list of people with their lines apart",
    ),
    pytest.param(
        "(a) If to Borrower:\n\nOak Images, Inc.\n601 North 34th Street\n\nSeattle, Washington 98103\n"
        "Attention: Legal Counsel\nFacsimile No.: (206) 555-5623\n",
        [("Oak Images, Inc.", None, "601 North 34th Street, Seattle, Washington 98103")],
        id="a blank line between the street and its city",
    ),
    pytest.param(
        "Ann Hill\nChairman of the Board of Directors\nDecember 11, 2008\nJohn Roe\n18872 Main Blvd.\n"
        "Irvine, California 92612\nDear John:\n",
        [(None, "John Roe", "18872 Main Blvd., Irvine, California 92612")],
        id="the date of a letter parts who writes it from who receives it",
    ),
    pytest.param(
        "OAK CORP.\n5500 Main Blvd. Suite 145\nGolden Valley, MN 55416\nAttn: Mr. Roe\n",
        [("OAK CORP.", "Mr. Roe", "5500 Main Blvd. Suite 145, Golden Valley, MN 55416")],
        id="a family name alone",
    ),
    pytest.param(
        "If to Oak:\n\nOak, Inc.\n1 Main Street\nDallas, TX 75201\nAttention: , 5th Floor\n",
        [("Oak, Inc.", None, "1 Main Street, Dallas, TX 75201, 5th Floor")],
        id="a floor and nobody on it",
    ),
    pytest.param(
        "OAK HOME, INC.\nBy:\nName:  Ann Hill\nTitle: Treasurer\n\nAddress for Notices:\n346 East Plaza Drive\n"
        "Mooresville, NC  28115\nR.A. ELM AND COMPANY\nBy:\nName:  Ann Hill\n\nAddress for Notices:\n143 Main Street\n"
        "Lake Zurich, IL  60047\n",
        [
            ("OAK HOME, INC.", None, "346 East Plaza Drive, Mooresville, NC 28115"),
            ("R.A. ELM AND COMPANY", None, "143 Main Street, Lake Zurich, IL 60047"),
        ],
        id="who signs below an address",
    ),
    pytest.param(
        "Address for Payments:\n\nOak Bank\nP.O. Box 248817\nOklahoma City, Oklahoma 73124-8817\n",
        [("Oak Bank", None, "P.O. Box 248817, Oklahoma City, Oklahoma 73124-8817")],
        id="where to pay",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_are_read(text: str, wanted: list[Row]) -> None:
    assert [(one.organization, one.name, one.address) for one in find(Document.from_text(text))] == wanted


@pytest.mark.parametrize(
    "text", ["TX 75201\n\n", "Acme, Inc.\n\nDallas, TX 75201\n\n\n", "By     A\n", "by\n/s/ A B\n"]
)
def test_a_text_of_nothing_else_is_read_in_a_moment(text: str) -> None:
    assert linear(lambda size: list(find(Document.from_text(text * (size // len(text))))), 7_500)
