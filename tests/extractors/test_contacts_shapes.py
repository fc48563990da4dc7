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
    pytest.param(
        "If to Buyer:                     With a copy to:\n\nCrane Holdings, LLC              Kirby & Lowe LLP\n\n"
        "300 North Lake Street            153 East 53rd Street\n\n"
        "Chicago, Illinois 60654          New York, New York 10022\n\n"
        "Attention: General Counsel       Attention: Neil Lowe\n",
        [
            {
                "title": "General Counsel",
                "organization": "Crane Holdings, LLC",
                "role": "notices to Buyer",
                "address": "300 North Lake Street, Chicago, Illinois 60654",
            },
            {
                "name": "Neil Lowe",
                "organization": "Kirby & Lowe LLP",
                "role": "copy of notices",
                "address": "153 East 53rd Street, New York, New York 10022",
            },
        ],
        id="two columns whose lines all stand apart",
    ),
    pytest.param(
        "Contact:\n\nPaul Dunmore\n\nHeron Systems, Inc.\n\n(408) 555-0112\n\nHERON SYSTEMS REPORTS RESULTS\n\n"
        "SAN JOSE, Calif. - Heron Systems, Inc. today reported results for the quarter.\n",
        [{"name": "Paul Dunmore", "organization": "Heron Systems, Inc.", "phone": "(408) 555-0112"}],
        id="a block whose lines stand apart ends with its number",
    ),
    pytest.param(
        "| Heron Systems, Inc. | 12 Orchard Parkway, San Jose, CA 95131 | legal@heron.example |\n"
        "| Teal Energy Corp. | 900 Travis Street, Houston, TX 77002 | law@teal.example |\n",
        [
            {
                "organization": "Heron Systems, Inc.",
                "email": "legal@heron.example",
                "address": "12 Orchard Parkway, San Jose, CA 95131",
            },
            {
                "organization": "Teal Energy Corp.",
                "email": "law@teal.example",
                "address": "900 Travis Street, Houston, TX 77002",
            },
        ],
        id="a table with a contact in each row",
    ),
    pytest.param(
        "CONTACT: Media, Lena Ortiz, +1-415-555-0109, or Investors, Carl Boyd, +1-415-555-0110, both of\n"
        "Tern Networks, Inc.\n/Web site:  http://www.tern.example/\n",
        [
            {"name": "Lena Ortiz", "organization": "Tern Networks, Inc.", "role": "Media", "phone": "+1-415-555-0109"},
            {
                "name": "Carl Boyd",
                "organization": "Tern Networks, Inc.",
                "role": "Investors",
                "phone": "+1-415-555-0110",
            },
        ],
        id="the last lines of a wire without strokes",
    ),
    pytest.param(
        "/CONTACT: James Pratt, Chief Financial Officer of Merlin Tool Works, 216-555-0110/\n",
        [
            {
                "name": "James Pratt",
                "title": "Chief Financial Officer",
                "organization": "Merlin Tool Works",
                "role": "contact",
                "phone": "216-555-0110",
            }
        ],
        id="an office of a firm without a legal form",
    ),
    pytest.param(
        "Contact:\nGannet Stores, Inc.\nNadia Price\nSenior Vice President and\n"
        "Chief Financial Officer\n(614) 555-0140\n",
        [
            {
                "name": "Nadia Price",
                "title": "Senior Vice President and Chief Financial Officer",
                "organization": "Gannet Stores, Inc.",
                "phone": "(614) 555-0140",
            }
        ],
        id="an office of two lines below a firm",
    ),
    pytest.param(
        "Contact:\nThomas E. Beale\nExecutive Vice President\nand Treasurer\n(804) 555-0161\n",
        [{"name": "Thomas E. Beale", "title": "Executive Vice President and Treasurer", "phone": "(804) 555-0161"}],
        id="an office whose second line begins with and",
    ),
    pytest.param(
        "Investor Contact: Peter Flint – Fulmar Inc. – 617-555-0150 – ir@fulmar.example\n",
        [
            {
                "name": "Peter Flint",
                "organization": "Fulmar Inc.",
                "role": "Investor Contact",
                "phone": "617-555-0150",
                "email": "ir@fulmar.example",
            }
        ],
        id="dashes between the parts of a line",
    ),
    pytest.param(
        "For Investors:  Peter Flint (617) 555-0150\nFor Media:      Ria Moss (617) 555-0151\n",
        [
            {"name": "Peter Flint", "role": "For Investors", "phone": "(617) 555-0150"},
            {"name": "Ria Moss", "role": "For Media", "phone": "(617) 555-0151"},
        ],
        id="investors are no party to be given notice",
    ),
    pytest.param(
        "If to Licensee:\nBécasse SA\n12, rue de la Paix\n75002 Paris, France\nAttention: Directeur Général\n"
        "Télécopie: +33 1 55 55 01 23\n",
        [
            {
                "title": "Directeur Général",
                "organization": "Bécasse SA",
                "role": "notices to Licensee",
                "fax": "+33 1 55 55 01 23",
                "address": "12, rue de la Paix, 75002 Paris, France",
            }
        ],
        id="a French address",
    ),
    pytest.param(
        "Address: Level 12, 200 Kings Terrace, Perth WA 6000\nAttention: Company Secretary\nEmail: c@curlew.example\n",
        [
            {
                "title": "Company Secretary",
                "email": "c@curlew.example",
                "address": "Level 12, 200 Kings Terrace, Perth WA 6000",
            }
        ],
        id="an Australian level",
    ),
    pytest.param(
        "DUNLIN INDUSTRIES, INC.\n(Exact name of registrant as specified in its charter)\n\n"
        "4400 River Drive                               61265\n"
        "Moline, Illinois                             (Zip Code)\n"
        "(Address of principal executive offices)\n\n(309) 555-0100\n"
        "(Registrant's telephone number, including area code)\n",
        [
            {
                "organization": "DUNLIN INDUSTRIES, INC.",
                "role": "registrant",
                "phone": "(309) 555-0100",
                "address": "4400 River Drive, Moline, Illinois 61265",
            }
        ],
        id="the code of a cover beside its street",
    ),
    pytest.param(
        "ELM BANK, N.A.\n\nDomestic Lending Office:\n1 Bank Plaza\nChicago, Illinois 60670\nAttn: Lydia Marsh\n"
        "Telex: 254201\nTelecopier: (312) 555-0172\n",
        [
            {
                "name": "Lydia Marsh",
                "organization": "ELM BANK, N.A.",
                "role": "Domestic Lending Office",
                "fax": "(312) 555-0172",
                "address": "1 Bank Plaza, Chicago, Illinois 60670",
            }
        ],
        id="a bank over its office",
    ),
    pytest.param("1-800-ROSES.COM, INC.\n\nFORM 8-K\n\nCURRENT REPORT\n", [], id="a name like a number"),
    pytest.param(
        "For more information:\nTim Vale, Vale Partners, for Shoveler\n(212) 555-0103\n",
        [{"name": "Tim Vale", "organization": "Vale Partners", "phone": "(212) 555-0103"}],
        id="a person and an agency in one line",
    ),
    pytest.param(
        "Press contacts: Ana Reyes (press office), +34 91 555 01 23, prensa@garza.example; "
        "Investor Relations: Luis Gil, +34 91 555 01 24, ir@garza.example\n",
        [
            {
                "name": "Ana Reyes",
                "role": "Press contacts",
                "phone": "+34 91 555 01 23",
                "email": "prensa@garza.example",
            },
            {
                "name": "Luis Gil",
                "role": "Investor Relations",
                "phone": "+34 91 555 01 24",
                "email": "ir@garza.example",
            },
        ],
        id="two entries in a line",
    ),
    pytest.param(
        "To the Purchaser:    Heron Systems, Inc.\n                     1200 Orchard Parkway\n"
        "                     San Jose, CA 95131\n                     Fax:  408-555-0113\n"
        "with a copy to:      Vale & Dunn LLP\n                     20 East Fifth Street\n"
        "                     Tulsa, OK 74103\n                     Attention: Yoav Oren, Adv.\n",
        [
            {
                "organization": "Heron Systems, Inc.",
                "role": "notices to the Purchaser",
                "fax": "408-555-0113",
                "address": "1200 Orchard Parkway, San Jose, CA 95131",
            },
            {
                "name": "Yoav Oren",
                "organization": "Vale & Dunn LLP",
                "role": "copy of notices",
                "address": "20 East Fifth Street, Tulsa, OK 74103",
            },
        ],
        id="leads in small letters beside their addresses",
    ),
    pytest.param(
        "NOTICE ADDRESS:\n\nHeron Systems, Inc.\n\n1200 Orchard Parkway\n\nSan Jose, CA 95131\n\nAttn: Treasurer\n",
        [
            {
                "title": "Treasurer",
                "organization": "Heron Systems, Inc.",
                "address": "1200 Orchard Parkway, San Jose, CA 95131",
            }
        ],
        id="a heading that stands apart is no part of a firm",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_with_all_their_fields(text: str, wanted: list[dict[str, str]]) -> None:
    found = extract(Document.from_text(text), EXTRACTORS).contacts
    said = [{field: getattr(one, field) for field in FIELDS if getattr(one, field)} for one in found]
    assert sorted(said, key=str) == sorted(wanted, key=str)


def test_a_line_that_has_lost_its_number_breaks_nothing() -> None:
    text = (
        "Contact:\nJane Roe, 212-555-0123 – for investors\n\nOMAHA, May 1, 2003 -- Teal, Inc. announced its results.\n"
    )
    assert all(one.name == "Jane Roe" for one in extract(Document.from_text(text), EXTRACTORS).contacts)
