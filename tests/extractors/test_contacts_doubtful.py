"""Contacts whose words tempt a reader to say more than they do: no second person, no firm, no role of theirs."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

FIELDS = ("name", "title", "organization", "role", "phone", "fax", "email", "address", "url")

CASES = [
    pytest.param(
        "If to Seller: Finch LLP 55 Hudson Yards New York, New York 10001 Attention: Mary Ann Rose Kelly\n",
        [
            {
                "name": "Mary Ann Rose Kelly",
                "organization": "Finch LLP",
                "role": "notices to Seller",
                "address": "55 Hudson Yards New York, New York 10001",
            }
        ],
        id="four words are one person",
    ),
    pytest.param(
        "Editorial Contact:  Paige Lowell, Heron Online, 206-555-0133, plowell@heron.example\n",
        [
            {
                "name": "Paige Lowell",
                "role": "Editorial Contact",
                "phone": "206-555-0133",
                "email": "plowell@heron.example",
            }
        ],
        id="words behind a person that may be a firm or not",
    ),
    pytest.param(
        "Media Contact: Kim Lee, Senior Publicist\n(212) 555-1231\n",
        [{"name": "Kim Lee", "role": "Media Contact", "phone": "(212) 555-1231"}],
        id="the work of a person is no firm",
    ),
    pytest.param(
        "If to Seller:\nAnn Doe, Ph. D.\nHeron Foods, Inc.\n100 Main Street\nDallas, TX 75201\n",
        [
            {
                "name": "Ann Doe",
                "organization": "Heron Foods, Inc.",
                "role": "notices to Seller",
                "address": "100 Main Street, Dallas, TX 75201",
            }
        ],
        id="the letters of a degree are nobody",
    ),
    pytest.param(
        "If to Seller:\nHeronstock.com\n100 Main Street\nDallas, TX 75201\nAttention: Ann Doe\n",
        [
            {
                "name": "Ann Doe",
                "organization": "Heronstock.com",
                "role": "notices to Seller",
                "address": "100 Main Street, Dallas, TX 75201",
            }
        ],
        id="a firm that is called like its web site",
    ),
    pytest.param(
        "Name               Address                        Phone\n"
        "Ann Doe            1 Elm Street, Reno, NV 89501   (775) 555-1234\n"
        "Total                                             12\n"
        "Heron Bank         2 Elm Street, Reno, NV 89501   (775) 555-1235\n",
        [
            {"name": "Ann Doe", "phone": "(775) 555-1234", "address": "1 Elm Street, Reno, NV 89501"},
            {"organization": "Heron Bank", "phone": "(775) 555-1235", "address": "2 Elm Street, Reno, NV 89501"},
        ],
        id="the total of a table",
    ),
    pytest.param(
        "Name             Address                       Attention\n\nHeron LLC        100 Main Street               "
        "Ann Doe\n                 Dallas, TX 75201\n\nHolder           Address\nTeal Fund        200 Oak Avenue\n"
        "                 Reno, NV 89501\n",
        [
            {"name": "Ann Doe", "organization": "Heron LLC", "address": "100 Main Street, Dallas, TX 75201"},
            {"organization": "Teal Fund", "address": "200 Oak Avenue, Reno, NV 89501"},
        ],
        id="another head below a table",
    ),
    pytest.param(
        "Payments shall be made to Heron Foods, Inc., Attention: Treasurer, 100 Main Street, Dallas, TX 75201, account "
        "no. 12345. The Company sent to Teal Foods LLC, Attention: The letter of intent signed at 200 Oak Avenue, "
        "Reno, NV 89501.\n",
        [
            {
                "title": "Treasurer",
                "organization": "Heron Foods, Inc.",
                "address": "100 Main Street, Dallas, TX 75201",
            }
        ],
        id="what stands behind the code of whom to write to",
    ),
    pytest.param(
        "to Teal Foods LLC at:\n200 Oak Avenue\nReno, NV 89501\n",
        [{"organization": "Teal Foods LLC", "address": "200 Oak Avenue, Reno, NV 89501"}],
        id="no role of a party, but a firm and where it is",
    ),
    pytest.param(
        "If to Seller:\nHeron Foods, Inc.\n100 Main Street\nDallas, TX 75201\n\nand\n\nTEAL FOODS LLC\n"
        "200 Oak Avenue\nReno, NV 89501\n",
        [
            {
                "organization": "Heron Foods, Inc.",
                "role": "notices to Seller",
                "address": "100 Main Street, Dallas, TX 75201",
            },
            {"organization": "TEAL FOODS LLC", "address": "200 Oak Avenue, Reno, NV 89501"},
        ],
        id="another party below a lone and",
    ),
    pytest.param(
        "Hotel near the meeting:\n200 Oak Avenue\nReno, NV 89501\n(775) 555-1234\n", [], id="the number of nobody"
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_nothing_is_made_up(text: str, wanted: list[dict[str, str]]) -> None:
    found = extract(Document.from_text(text), EXTRACTORS).contacts
    said = [{field: getattr(one, field) for field in FIELDS if getattr(one, field)} for one in found]
    assert sorted(said, key=str) == sorted(wanted, key=str)
