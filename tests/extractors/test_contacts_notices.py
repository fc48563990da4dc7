"""Addresses of notice sections: in a sentence behind a colon, over a page, with capacities and codes of their own."""

import pytest

from extractors.contacts import EXTRACTOR
from pipeline import Document, extract

Row = dict[str, str | None]

CASES = [
    pytest.param(
        "Notices to Builder shall be addressed to: Mr. Bo Roe,\nExecutive Vice President, Oak Halter, Inc., "
        "900 Main Parkway,\nReno, NV 89501 or P.O. Box 1328, Reno, NV 89502.\n\n"
        "Notices to Owner shall be addressed to: Ms. Ann Hill, Vice\nPresident, Oak Vessel Services, Inc., "
        "10 Main Way,\nReno, NV 89503. In all matters the parties will be represented by others.\n",
        [
            {
                "organization": "Oak Halter, Inc.",
                "name": "Bo Roe",
                "title": "Executive Vice President",
                "role": "notices to Builder",
                "address": "900 Main Parkway, Reno, NV 89501",
            },
            {
                "organization": "Oak Vessel Services, Inc.",
                "name": "Ann Hill",
                "title": "Vice President",
                "address": "10 Main Way, Reno, NV 89503",
            },
        ],
        id="in a sentence behind a colon",
    ),
    pytest.param(
        "with copies to:\nAnn Hill, Esq.\nRoe Hill & Poe LLP\nOne Main Street\nReno, NV 89501\n"
        "Telephone: (775) 555-0100\n<PAGE>   48\n\n\nTelecopy: (775) 555-0101\n\nThe Agent:\nOak Bank\n",
        [
            {
                "organization": "Roe Hill & Poe LLP",
                "name": "Ann Hill",
                "phone": "(775) 555-0100",
                "fax": "(775) 555-0101",
            }
        ],
        id="over the end of a page",
    ),
    pytest.param(
        "The Company:\nOakWorks Incorporated\n680 Main Blvd.\nReno, NV 89501\nAttn:    Ann Hill\n",
        [{"organization": "OakWorks Incorporated", "name": "Ann Hill"}],
        id="a role that looks like a firm",
    ),
    pytest.param(
        "Oak Bank, National Association, as Agent\n58 Main Boulevard\nReno, Nevada  89501\nAttn:  Ann Hill\n",
        [{"organization": "Oak Bank, National Association", "name": "Ann Hill"}],
        id="a capacity behind the firm",
    ),
    pytest.param(
        "If to Bank:\n\nOak Bank, N.A.\nPD-NV-T11S\n1420 Main Avenue\nNV 4819\nReno, Nevada 89501\nAttention: Bo Roe\n",
        [{"organization": "Oak Bank, N.A.", "address": "PD-NV-T11S, 1420 Main Avenue, NV 4819, Reno, Nevada 89501"}],
        id="codes of places inside a bank",
    ),
    pytest.param(
        "OAK BANK, N.A.\nMetropolitan Wholesale, Team 2\n701 Main Avenue\nReno, Nevada 89501\n"
        "Attention:  Robert M. Roe\n",
        [{"name": "Robert M. Roe", "address": "701 Main Avenue, Reno, Nevada 89501"}],
        id="a department with its team",
    ),
    pytest.param(
        "The address of Lender is:\n\n777 Main Street, Suite 2100\nReno, Nevada  89501\n",
        [
            {
                "organization": None,
                "role": "notices to Lender",
                "address": "777 Main Street, Suite 2100, Reno, Nevada 89501",
            }
        ],
        id="whose address it is",
    ),
    pytest.param(
        "The Parent:\nW. R. Oak & Co.-Conn\nOne Main Road\nReno, Nevada 89501\nAttention:  Treasurer\n",
        [{"organization": "W. R. Oak & Co.-Conn", "name": None, "title": "Treasurer"}],
        id="a firm that begins like a person",
    ),
    pytest.param(
        "June 3, 2002\n\nMs. Ann M. Hill\n9865 Main Drive\nReno, NV.  89501\n\nDear Ann:\n",
        [{"name": "Ann M. Hill", "address": "9865 Main Drive, Reno, NV. 89501"}],
        id="a state with a stop",
    ),
    pytest.param(
        "Invoices go to the address below:\n\n      Accounts Payable    17 North Street\n\nPage 9   Dated 05/05/98\n\n"
        "      P.O. Box 98       Reno, NV. 89501\n",
        [],
        id="the day of a page is no line of an address",
    ),
    pytest.param(
        "The BUILDER's address designated for the purpose of notices under this\nContract shall be Oak Shipyard "
        "Pte. Ltd., "
        "21 Main Road, Singapore 609273,\nAttention: Mr. Bo Roe, telefax (65) 555-0101, unless and until the\n"
        "BUILDER notifies the BUYER to the contrary.\n\nThe Owner's address for notices is Elm Drilling "
        "Corporation, 5420 Main "
        "Freeway, Suite\n1100, Reno, Nevada 89501, Attention: Ann Hill, telefax (775)\n555-0100.\n",
        [
            {
                "organization": "Oak Shipyard Pte. Ltd.",
                "name": "Bo Roe",
                "fax": "(65) 555-0101",
                "address": "21 Main Road, Singapore 609273",
            },
            {
                "organization": "Elm Drilling Corporation",
                "name": "Ann Hill",
                "fax": "(775) 555-0100",
                "address": "5420 Main Freeway, Suite 1100, Reno, Nevada 89501",
            },
        ],
        id="what the address for notices is",
    ),
    pytest.param(
        "Notices to the Company must be addressed to: Elm Memory, Inc., 800 S. Main Way, P.O. Box 6, Reno, NV 89501, "
        "Attn: Corporate Secretary, or any other address designated by the Company in a notice to Grantee.\n",
        [
            {
                "organization": "Elm Memory, Inc.",
                "title": "Corporate Secretary",
                "role": "notices to the Company",
                "address": "800 S. Main Way, P.O. Box 6, Reno, NV 89501",
            }
        ],
        id="what must be done, and any other address",
    ),
    pytest.param(
        "Notices to Buyer shall be sent by certified mail to John Roe, President, Heron Foods LLC, 20 Elm Street, "
        "Columbus, Ohio 43215.\n",
        [
            {
                "name": "John Roe",
                "title": "President",
                "organization": "Heron Foods LLC",
                "role": "notices to Buyer",
                "address": "20 Elm Street, Columbus, Ohio 43215",
            }
        ],
        id="by which way notices to somebody go to an address",
    ),
    pytest.param(
        "notices are sent to:\n\nThe Builder\nOak Nominees Ltd.\nMain House\nMain Avenue\nLondon  EC3N 3AL U.K.\n",
        [
            {
                "organization": "Oak Nominees Ltd.",
                "name": None,
                "address": "Main House, Main Avenue, London EC3N 3AL U.K.",
            }
        ],
        id="a role is nobody to write to",
    ),
    pytest.param(
        "Notices:\n\nOak Equipment, Inc.\n750 Main Avenue\nReno, NV 89501\nAttention: President\nFax No: 775-555-0100\n"
        "TWX No: 910-555-0101\n",
        [{"organization": "Oak Equipment, Inc.", "title": "President", "fax": "775-555-0100", "phone": None}],
        id="the number of a teletypewriter is none of a telephone",
    ),
    pytest.param(
        "The address for notices shall be that which a party has named last.\n\nIts registered address is Elm "
        "House, where "
        "nobody answers (775) 555-0100.\n",
        [],
        id="an address that nobody names",
    ),
    pytest.param(
        "Notices are telecopied (a) if to the Company, at 41 Main Road, Reno, Nevada 89501, Attention: CFO, "
        "telecopy number "
        "(775) 555-0150, and (b) if to the Purchasers, c/o Elm Mezzanine Partners, 20 Oak Avenue, Reno, Nevada 89502, "
        "Attention: Ann Hill, telecopy number (775) 555-0151, with a copy to Roe & Poe, L.L.P., 17 Main Avenue, "
        "Reno, Nevada "
        "89503, Attention: Bo Roe.\n",
        [
            {"organization": None, "title": "CFO", "fax": "(775) 555-0150"},
            {"organization": "Elm Mezzanine Partners", "name": "Ann Hill", "fax": "(775) 555-0151"},
            {"organization": "Roe & Poe, L.L.P.", "name": "Bo Roe", "fax": None},
        ],
        id="in the care of a firm, and a telecopy before a copy",
    ),
    pytest.param(
        "Party A: Elm Haoyun Trading Co., Ltd.\nAddress: Room 12, Oak Plaza, Futian District, Shenzhen, PRC\n"
        "Fax: 86-755-5550101\nTele: 86-755-5550102\nAddressee: Ann Hill\n",
        [
            {
                "organization": "Elm Haoyun Trading Co., Ltd.",
                "address": "Room 12, Oak Plaza, Futian District, Shenzhen, PRC",
                "fax": "86-755-5550101",
                "phone": "86-755-5550102",
                "name": "Ann Hill",
            }
        ],
        id="prompts of China",
    ),
    pytest.param(
        "If to Supplier: Elm Electronics Co., Ltd. 88 Main Street Reno, NV 89501 Attn: Mr. J. H. Park, Senior Manager "
        "Fax: 775-555-0120\n",
        [{"organization": "Elm Electronics Co., Ltd.", "name": "J. H. Park", "title": "Senior Manager"}],
        id="a family name that may be a place",
    ),
    pytest.param(
        "To Buyer:        Elm Packaging Ltd.\n                 200 Main Place\n                 Reno, NV 89501\n"
        "                 Attn: B. Roe\n                 Fax: (775) 555-0189\n",
        [{"organization": "Elm Packaging Ltd.", "name": "B. Roe", "title": None, "fax": "(775) 555-0189"}],
        id="a person by an initial",
    ),
    pytest.param(
        "If to Seller:\n\n    John and Mary Hill\n    55 Main Drive\n    Reno, Nevada 89501\n",
        [{"name": "John and Mary Hill", "organization": None, "address": "55 Main Drive, Reno, Nevada 89501"}],
        id="two people by one family name",
    ),
    pytest.param(
        "The report is sent free of charge upon request to: Investor Relations, Elm Mills, Inc., 700 Main Street, "
        "Reno, "
        "Nevada 89501.\n",
        [{"title": "Investor Relations", "organization": "Elm Mills, Inc.", "role": None}],
        id="whom to ask for a report",
    ),
    pytest.param(
        "at any Lender's request to the Borrower, the Notes of Acme, Inc. shall be paid; 12345 of them upon a "
        "request to "
        "Agent.\n",
        [],
        id="a request to somebody without an address",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_are_read(text: str, wanted: list[Row]) -> None:
    found = extract(Document.from_text(text), [EXTRACTOR]).contacts
    made = [{key: getattr(one, key) for key in row} for one, row in zip(found, wanted, strict=True)]
    assert made == wanted
