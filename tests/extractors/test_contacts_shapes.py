"""Contacts by the words around their lines: prompts and headings of other drafters, and of other countries."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

FIELDS = ("name", "title", "organization", "role", "phone", "fax", "email", "address", "url")

CASES = [
    pytest.param(
        "the Seller:\n  Wren Holdings plc\n  14 Cannon Place\n  London EC4N 6AB\n  United Kingdom\n"
        "  For the attention of: The Company Secretary\n  Fax: +44 20 7555 0190\n",
        [
            {
                "title": "The Company Secretary",
                "organization": "Wren Holdings plc",
                "fax": "+44 20 7555 0190",
                "address": "14 Cannon Place, London EC4N 6AB, United Kingdom",
            }
        ],
        id="a British code is no legal form, and a secretary ends no company",
    ),
    pytest.param(
        "If to the Vendor:\n\nBeta Resources Ltd.\nSuite 2300, 1066 West Hastings Street\nVancouver, British Columbia\n"
        "V6E 3X2\n\nAttention:  Ian Frost, Chief Executive Officer\n",
        [
            {
                "name": "Ian Frost",
                "title": "Chief Executive Officer",
                "organization": "Beta Resources Ltd.",
                "role": "notices to the Vendor",
                "address": "Suite 2300, 1066 West Hastings Street, Vancouver, British Columbia, V6E 3X2",
            }
        ],
        id="a Canadian code on a line of its own",
    ),
    pytest.param(
        "Notices to the Borrower:   Teal Energy Corp.\n                           900 Travis Street\n"
        "                           Houston, Texas 77002\n                           Attention:  Treasurer\n\n"
        "Notices to the Agent:      First Plover Bank, N.A.\n                           1 Bank Plaza\n"
        "                           Chicago, Illinois 60670\n                           Attention:  Lydia Marsh\n",
        [
            {
                "title": "Treasurer",
                "organization": "Teal Energy Corp.",
                "role": "notices to the Borrower",
                "address": "900 Travis Street, Houston, Texas 77002",
            },
            {
                "name": "Lydia Marsh",
                "organization": "First Plover Bank, N.A.",
                "role": "notices to the Agent",
                "address": "1 Bank Plaza, Chicago, Illinois 60670",
            },
        ],
        id="leads beside their addresses",
    ),
    pytest.param(
        "with a copy to:\n\nKirby & Lowe LLP\n300 North LaSalle\nChicago, IL 60654\nAttention:  Theo Lind, P.C.\n"
        "            Corey Fisk\nEmail:      theo.lind@kirby.example\n            corey.fisk@kirby.example\n",
        [
            {
                "name": name,
                "organization": "Kirby & Lowe LLP",
                "role": "copy of notices",
                "email": email,
                "address": "300 North LaSalle, Chicago, IL 60654",
            }
            for name, email in (
                ("Theo Lind, P.C.", "theo.lind@kirby.example"),
                ("Corey Fisk", "corey.fisk@kirby.example"),
            )
        ],
        id="a lawyer's own corporation and a second lawyer",
    ),
    pytest.param(
        "Heron Systems, Inc.\n1200 Orchard Parkway\nSan Jose, CA 95131\nAttention:  Mr. Paul Dunmore\n"
        "            Chief Financial Officer\n",
        [
            {
                "name": "Paul Dunmore",
                "title": "Chief Financial Officer",
                "organization": "Heron Systems, Inc.",
                "address": "1200 Orchard Parkway, San Jose, CA 95131",
            }
        ],
        id="the office below whom to write to",
    ),
    pytest.param(
        "Division of Trading\n100 Fort Street, N.E.\nReston, Virginia 20190\nAttention: Karen Blythe, Branch Chief\n",
        [
            {
                "name": "Karen Blythe",
                "title": "Branch Chief",
                "address": "100 Fort Street, N.E., Reston, Virginia 20190",
            }
        ],
        id="his own office, and not that of the department above",
    ),
    pytest.param(
        "HERON SYSTEMS, INC.\n\nBy: /s/ Paul Dunmore\nName: Paul Dunmore\nTitle: Chief Financial Officer\n\n"
        "Address: 1200 Orchard Parkway\n         San Jose, California 95131\n",
        [
            {
                "name": "Paul Dunmore",
                "title": "Chief Financial Officer",
                "organization": "HERON SYSTEMS, INC.",
                "address": "1200 Orchard Parkway, San Jose, California 95131",
            }
        ],
        id="the address of a signature with its signer",
    ),
    pytest.param(
        "NEWS RELEASE                    Contact:  Walter Kemp\n"
        "                                          Vice President\n"
        "                                          Corporate Communications\n"
        "                                          (302) 555-0187\n",
        [{"name": "Walter Kemp", "title": "Vice President, Corporate Communications", "phone": "(302) 555-0187"}],
        id="the second line of an office is no heading",
    ),
    pytest.param(
        "AT THE COMPANY:                AT LARK & FINCH COMMUNICATIONS:\n"
        "Paul Dunmore                   Anna Reid\nChief Financial Officer        General Information\n"
        "(408) 555-0112                 (212) 555-0144\n",
        [
            {
                "name": "Paul Dunmore",
                "title": "Chief Financial Officer",
                "role": "AT THE COMPANY",
                "phone": "(408) 555-0112",
            },
            {
                "name": "Anna Reid",
                "organization": "LARK & FINCH COMMUNICATIONS",
                "role": "General Information",
                "phone": "(212) 555-0144",
            },
        ],
        id="where the people are",
    ),
    pytest.param(
        "Contact:  Edward Lyle, President and CEO\n          Mary Tobin, Chief Financial Officer\n"
        "          (203) 555-0155\n",
        [
            {"name": "Edward Lyle", "title": "President and CEO", "phone": "(203) 555-0155"},
            {"name": "Mary Tobin", "title": "Chief Financial Officer", "phone": "(203) 555-0155"},
        ],
        id="people with offices of their own share a number",
    ),
    pytest.param(
        "MARTIN FINCH & CO., INC.\n105 Madison Avenue\nNew York, New York 10016\n(212) 555-0191 (Call Collect)\nor\n"
        "CALL TOLL-FREE (800) 555-0192\nE-mail: proxy@martinfinch.example\n",
        [
            {
                "organization": "MARTIN FINCH & CO., INC.",
                "phone": "(212) 555-0191",
                "email": "proxy@martinfinch.example",
                "address": "105 Madison Avenue, New York, New York 10016",
            }
        ],
        id="another number is nobody else's",
    ),
    pytest.param(
        "Investor Relations / Media:\nOlivia Stern\nStern Capital Link, Inc.\nTel: (212) 555-0166\n",
        [
            {
                "name": "Olivia Stern",
                "organization": "Stern Capital Link, Inc.",
                "role": "Investor Relations / Media",
                "phone": "(212) 555-0166",
            }
        ],
        id="a heading of two",
    ),
    pytest.param(
        "if to the Shareholder:\n\nHerrn Klaus Bergmann\nLindenstraße 12\n80331 München\nGermany\n"
        "E-Mail: kb@alpha.example\n",
        [
            {
                "name": "Klaus Bergmann",
                "role": "notices to the Shareholder",
                "email": "kb@alpha.example",
                "address": "Lindenstraße 12, 80331 München, Germany",
            }
        ],
        id="a German letter's honorific",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_with_all_their_fields(text: str, wanted: list[dict[str, str]]) -> None:
    found = extract(Document.from_text(text), EXTRACTORS).contacts
    said = [{field: getattr(one, field) for field in FIELDS if getattr(one, field)} for one in found]
    assert sorted(said, key=str) == sorted(wanted, key=str)
