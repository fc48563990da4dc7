"""Contacts of tables with a head, of leads over lines, of sentences; shared numbers and a lawyer's own firm."""

import pytest

from extractors import EXTRACTORS
from extractors.contacts.words import is_own_firm
from pipeline import Document
from pipeline.process import extract

FIELDS = ("name", "title", "organization", "role", "phone", "fax", "email", "address", "url")

CASES = [
    pytest.param(
        "Party         Address                           Attention            Facsimile\n"
        "-----         -------                           ---------            ---------\n"
        "Seller        Heron Chemical Company            General Counsel      (713) 555-0120\n"
        "              1400 Smith Street\n              Houston, Texas 77002\n"
        "Purchaser     Teal Polymers, L.P.               Maria Santos         (504) 555-0133\n"
        "              201 St. Charles Avenue\n              New Orleans, Louisiana 70170\n",
        [
            {
                "title": "General Counsel",
                "organization": "Heron Chemical Company",
                "role": "Seller",
                "fax": "(713) 555-0120",
                "address": "1400 Smith Street, Houston, Texas 77002",
            },
            {
                "name": "Maria Santos",
                "organization": "Teal Polymers, L.P.",
                "role": "Purchaser",
                "fax": "(504) 555-0133",
                "address": "201 St. Charles Avenue, New Orleans, Louisiana 70170",
            },
        ],
        id="a table whose rows take several lines",
    ),
    pytest.param(
        "Lender                 Domestic Lending Office         Eurodollar Lending Office\n\n"
        "Banque Avocette        1301 Sixth Avenue               17 Gull Street\n"
        "                       New York, New York 10019        Boston, Massachusetts 02110\n"
        "                       Attn: Chantal Roux              Attn: Chantal Roux\n\n",
        [
            {
                "name": "Chantal Roux",
                "organization": "Banque Avocette",
                "role": "Domestic Lending Office",
                "address": "1301 Sixth Avenue, New York, New York 10019",
            },
            {
                "name": "Chantal Roux",
                "organization": "Banque Avocette",
                "role": "Eurodollar Lending Office",
                "address": "17 Gull Street, Boston, Massachusetts 02110",
            },
        ],
        id="two offices of a bank",
    ),
    pytest.param(
        "Party        Address for Notices      Contact\n"
        "Sponsor      Heron Capital LLC        Attn: Milo Garza\n"
        "             600 Travis Street        Tel: 713-555-0102\n"
        "             Houston, TX 77002        mgarza@heron.example\n",
        [
            {
                "name": "Milo Garza",
                "organization": "Heron Capital LLC",
                "role": "Sponsor",
                "phone": "713-555-0102",
                "email": "mgarza@heron.example",
                "address": "600 Travis Street, Houston, TX 77002",
            }
        ],
        id="prompts inside a column",
    ),
    pytest.param(
        "If to the Owner        Heron Trust Company\nTrustee:               One Rodney Road\n"
        "                       Wilmington, Delaware 19890\n                       Attention:  Corporate Trust\n",
        [
            {
                "title": "Corporate Trust",
                "organization": "Heron Trust Company",
                "role": "notices to the Owner Trustee",
                "address": "One Rodney Road, Wilmington, Delaware 19890",
            }
        ],
        id="a lead that takes two lines",
    ),
    pytest.param(
        "     (a)  if to the Company, at\n\n          Heron Holdings, Inc.\n          9800 Maryland Pike\n"
        "          Hyattsville, MD  20782\n          Tel:  (301) 555-0170\n",
        [
            {
                "organization": "Heron Holdings, Inc.",
                "role": "notices to the Company",
                "phone": "(301) 555-0170",
                "address": "9800 Maryland Pike, Hyattsville, MD 20782",
            }
        ],
        id="a lead without a colon over its lines",
    ),
    pytest.param(
        "Notices shall be mailed (a) if to the Company, to it at 400 Atlantic Street, Stamford, Connecticut 06921, "
        "Attention: Treasurer, (b) if to the Trustee, to it at its Corporate Trust Office, 450 West 33rd Street, "
        "New York, New York 10001, Attention: Corporate Trust Administration, and (c) if to any Holder, to it at its "
        "address appearing in the Register.\n",
        [
            {
                "title": "Treasurer",
                "role": "notices to the Company",
                "address": "400 Atlantic Street, Stamford, Connecticut 06921",
            },
            {
                "title": "Corporate Trust Administration",
                "role": "notices to the Trustee",
                "address": "450 West 33rd Street, New York, New York 10001",
            },
        ],
        id="leads of a list in one sentence",
    ),
    pytest.param(
        "Notices shall be delivered by courier to Heron Inc., Attention: General Counsel, 7001 Gateway Drive, "
        "Columbia, MD 21046; or to Teal Analytics LLC, Attention: Legal Department, 500 Commerce Blvd, Chicago, "
        "IL 60601; or by mail.\n",
        [
            {
                "title": "General Counsel",
                "organization": "Heron Inc.",
                "address": "7001 Gateway Drive, Columbia, MD 21046",
            },
            {
                "title": "Legal Department",
                "organization": "Teal Analytics LLC",
                "address": "500 Commerce Blvd, Chicago, IL 60601",
            },
        ],
        id="whom to write to before the street",
    ),
    pytest.param(
        "Notices to Licensee shall be sent to Umi Seiyaku Co., Ltd., 3-5-1 Honcho, Chuo-ku, Tokyo 103-8426, Japan, "
        "Attention: General Manager, Facsimile: 81-3-5555-0101, with a copy to counsel.\n",
        [
            {
                "title": "General Manager",
                "organization": "Umi Seiyaku Co., Ltd.",
                "fax": "81-3-5555-0101",
                "address": "3-5-1 Honcho, Chuo-ku, Tokyo 103-8426, Japan",
            }
        ],
        id="a sentence with an address abroad",
    ),
    pytest.param(
        "Investor Relations:\nHeron/Teal & Associates, Inc.\nAnn Crane (acrane@heron.example)\n"
        "Bo Poe (bpoe@heron.example)\n(212) 555-0184\nwww.heron.example\n",
        [
            {
                "name": name,
                "organization": "Heron/Teal & Associates, Inc.",
                "role": "Investor Relations",
                "phone": "(212) 555-0184",
                "email": email,
                "url": "www.heron.example",
            }
            for name, email in (("Ann Crane", "acrane@heron.example"), ("Bo Poe", "bpoe@heron.example"))
        ],
        id="a number below people who have an e-mail each",
    ),
    pytest.param(
        "By Mail:                     By Overnight Delivery:         By Hand:\n"
        "The Heron Bank               The Heron Bank                 The Heron Bank\n"
        "P.O. Box 11248               385 Rifle Camp Road            One Wall Street\n"
        "New York, New York 10286-1248  West Paterson, NJ 07424        New York, New York 10286\n",
        [
            {"organization": "The Heron Bank", "address": "385 Rifle Camp Road, West Paterson, NJ 07424"},
            {"organization": "The Heron Bank", "address": "One Wall Street, New York, New York 10286"},
            {"organization": "The Heron Bank", "address": "P.O. Box 11248, New York, New York 10286-1248"},
        ],
        id="columns that two spaces part",
    ),
    pytest.param(
        "Heron Wines, Inc.                       Teal Beverage Group plc\n"
        "21 Tamal Vista Blvd.                    41-43 Brook Street\n"
        "Corte Madera, CA 94925                  London W1K 4HJ\n"
        "Fax: 415-555-0176                       Attn: Company Secretary\n",
        [
            {
                "organization": "Heron Wines, Inc.",
                "fax": "415-555-0176",
                "address": "21 Tamal Vista Blvd., Corte Madera, CA 94925",
            },
            {
                "title": "Company Secretary",
                "organization": "Teal Beverage Group plc",
                "address": "41-43 Brook Street, London W1K 4HJ",
            },
        ],
        id="prompts of two columns on one line",
    ),
    pytest.param(
        "if to Sellers: Heron Solar, Inc. 3665 Merrick Road, Seaford, New York 11783 Heron Financial Corp. 12 Gull "
        "Road, Seaford, New York 11783 if to Company: Teal Energy, Inc. 20 Main Street, Reno, Nevada 89501\n",
        [
            {
                "organization": "Heron Financial Corp.",
                "role": "notices to Sellers",
                "address": "12 Gull Road, Seaford, New York 11783",
            },
            {
                "organization": "Heron Solar, Inc.",
                "role": "notices to Sellers",
                "address": "3665 Merrick Road, Seaford, New York 11783",
            },
            {
                "organization": "Teal Energy, Inc.",
                "role": "notices to Company",
                "address": "20 Main Street, Reno, Nevada 89501",
            },
        ],
        id="two firms behind one lead",
    ),
    pytest.param(
        "Heron Schiff LLP\n\n1717 K Street NW\nWashington, DC 20006\n\n202.555.6000            main\n\n"
        "202.555.6395            fax\n\nheronlaw.com\n\nSeptember 27, 2023\n",
        [
            {
                "organization": "Heron Schiff LLP",
                "phone": "202.555.6000",
                "fax": "202.555.6395",
                "address": "1717 K Street NW, Washington, DC 20006",
                "url": "heronlaw.com",
            }
        ],
        id="a web site that is nothing but its name",
    ),
    pytest.param(
        "Contact: Arthur Heron, Ph.D., President & CEO, (619) 555–0155\n",
        [{"name": "Arthur Heron", "title": "President & CEO", "phone": "(619) 555–0155"}],
        id="a degree is no telephone, a long hyphen no end of a number",
    ),
    pytest.param(
        "     The Information Agent for the Offer is:\n\n                        D.F. HERON & CO., INC.\n\n"
        "                         77 Water Street, 20th Floor\n                         New York, New York 10005\n"
        "                  Banks and Brokers call: (212) 555-0150\n",
        [
            {
                "organization": "D.F. HERON & CO., INC.",
                "phone": "(212) 555-0150",
                "address": "77 Water Street, 20th Floor, New York, New York 10005",
            }
        ],
        id="an agent far right of its lead",
    ),
    pytest.param(
        "COMPANY CONTACTS                         AGENCY CONTACT\n\n"
        "Roger Lind                               Eileen Garza\n"
        "Vice President, Marketing                Garza & Pike Public Relations\n"
        "303.555.0177                             303.555.0180\n",
        [
            {
                "name": "Roger Lind",
                "title": "Vice President, Marketing",
                "role": "COMPANY CONTACTS",
                "phone": "303.555.0177",
            },
            {
                "name": "Eileen Garza",
                "organization": "Garza & Pike Public Relations",
                "role": "AGENCY CONTACT",
                "phone": "303.555.0180",
            },
        ],
        id="headings of two columns over a blank line",
    ),
    pytest.param(
        "With copies to:\n\nHeron Management Corp.\n1500 Midland Square\nTopeka, Kansas 66612\n"
        "Attention: Property Manager\n\nand\n\nTeal, Shaw & Fairbank\n55 East Monroe Plaza\nChicago, Illinois 60603\n"
        "Attention: Leonard Katz, Esq.\n",
        [
            {
                "title": "Property Manager",
                "organization": "Heron Management Corp.",
                "role": "copy of notices",
                "address": "1500 Midland Square, Topeka, Kansas 66612",
            },
            {
                "name": "Leonard Katz",
                "organization": "Teal, Shaw & Fairbank",
                "role": "copy of notices",
                "address": "55 East Monroe Plaza, Chicago, Illinois 60603",
            },
        ],
        id="one lead for two addresses",
    ),
    pytest.param(
        "Contact: Neil Park, EVP & CFO (509) 555-0122\n",
        [{"name": "Neil Park", "title": "EVP & CFO", "phone": "(509) 555-0122"}],
        id="a person named like a street, before his office",
    ),
    pytest.param(
        "with copies to (which shall not constitute notice): Heron LLP, 600 Travis Street, Houston, Texas 77002, "
        "Attention: Meredith Knox\n",
        [
            {
                "name": "Meredith Knox",
                "organization": "Heron LLP",
                "role": "copy of notices",
                "address": "600 Travis Street, Houston, Texas 77002",
            }
        ],
        id="a remark before the colon of a lead",
    ),
    pytest.param(
        "to the Depositor:\n     Heron Mortgage Corp.\n     4 World Plaza\n     New York, NY 10080\n"
        "     Attn: Asset Backed Group\n",
        [
            {
                "title": "Asset Backed Group",
                "organization": "Heron Mortgage Corp.",
                "role": "notices to the Depositor",
                "address": "4 World Plaza, New York, NY 10080",
            }
        ],
        id="a lead that begins its line with a small letter",
    ),
    pytest.param(
        "Heron & Hall Inc.\nInvestor Relations: Betsy Brod/Jon Teal\nMedia Contact: Erika Crane\n(212) 555-0185\n",
        [
            {"name": name, "organization": "Heron & Hall Inc.", "role": role, "phone": "(212) 555-0185"}
            for name, role in (
                ("Betsy Brod", "Investor Relations"),
                ("Erika Crane", "Media Contact"),
                ("Jon Teal", "Investor Relations"),
            )
        ],
        id="the number of a firm below its people",
    ),
    pytest.param(
        "sent to the Underwriters at c/o Heron, Stern & Co., 383 Madison Plaza, New York, New York 10179, Attention: "
        "Equity Capital Markets (Fax: 212-555-0193) and to the Company.\n",
        [
            {
                "title": "Equity Capital Markets",
                "organization": "Heron, Stern & Co.",
                "fax": "212-555-0193",
                "address": "383 Madison Plaza, New York, New York 10179",
            }
        ],
        id="who passes letters on, in a sentence",
    ),
    pytest.param(
        "Corporate Headquarters           Stock Transfer Agent\nHeron Forge Company              Teal Registrar Co.\n"
        "7600 Thomas Boulevard            P.O. Box 2500\nPittsburgh, PA 15208             Jersey City, NJ 07303\n"
        "(412) 555-0100                   (201) 555-0102\n",
        [
            {
                "organization": "Heron Forge Company",
                "role": "Corporate Headquarters",
                "phone": "(412) 555-0100",
                "address": "7600 Thomas Boulevard, Pittsburgh, PA 15208",
            },
            {
                "organization": "Teal Registrar Co.",
                "role": "Stock Transfer Agent",
                "phone": "(201) 555-0102",
                "address": "P.O. Box 2500, Jersey City, NJ 07303",
            },
        ],
        id="headings of headquarters and of a transfer agent",
    ),
    pytest.param("          3545 North First Street San Jose, CA 95134 (408) 555-0800\n", [], id="the foot of a page"),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_with_all_their_fields(text: str, wanted: list[dict[str, str]]) -> None:
    found = extract(Document.from_text(text), EXTRACTORS).contacts
    said = [{field: getattr(one, field) for field in FIELDS if getattr(one, field)} for one in found]
    assert sorted(said, key=str) == sorted(wanted, key=str)


@pytest.mark.parametrize(
    ("said", "addressed", "own"),
    [
        ("Robert J. White, P.C.", False, True),
        ("Vedder Prix P.C.", False, False),
        ("Theo Lind, P.C.", True, True),
        ("Heron & Teal, P.C.", True, False),
        ("Robert J. White", True, False),
    ],
)
def test_the_firm_of_one_lawyer(said: str, addressed: bool, own: bool) -> None:
    assert is_own_firm(said, addressed=addressed) is own
