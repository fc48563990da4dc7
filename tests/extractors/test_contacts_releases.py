"""Contacts of releases and covers in the layouts of their years: FOR and CONTACT columns, lost breaks, covers."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

FIELDS = ("name", "title", "organization", "role", "phone", "fax", "email", "address")
CASES = [
    pytest.param(
        "FOR:      ACME BRANDS, INC.\n\nAPPROVED BY:  Andrew Hill\n              Chief Financial Officer\n"
        "              (214) 555-7800\n\nCONTACT:  Heron Associates\n          Gordon Roe, Jennifer Poe\n"
        "          Media contact: Stacy Finch\n          (212) 555-5600\n\nACME BRANDS REPORTS RESULTS\n",
        [
            {
                "name": "Andrew Hill",
                "title": "Chief Financial Officer",
                "organization": "ACME BRANDS, INC.",
                "role": "APPROVED BY",
                "phone": "(214) 555-7800",
            },
            {
                "name": "Gordon Roe",
                "organization": "Heron Associates",
                "role": "CONTACT",
                "phone": "(212) 555-5600",
            },
            {
                "name": "Jennifer Poe",
                "organization": "Heron Associates",
                "role": "CONTACT",
                "phone": "(212) 555-5600",
            },
            {
                "name": "Stacy Finch",
                "organization": "Heron Associates",
                "role": "Media contact",
                "phone": "(212) 555-5600",
            },
        ],
        id="whose release it is, who has approved it, whom to ask",
    ),
    pytest.param(
        "Media:\nHelix Diagnostics\nAmanda Hill\n(202) 555-2500\n",
        [{"name": "Amanda Hill", "organization": "Helix Diagnostics", "role": "Media", "phone": "(202) 555-2500"}],
        id="a firm that is called like a person",
    ),
    pytest.param(
        "Media:\nZdravka Petrovic\nAmanda Hill\n(202) 555-2500\n",
        [
            {"name": "Zdravka Petrovic", "role": "Media", "phone": "(202) 555-2500"},
            {"name": "Amanda Hill", "role": "Media", "phone": "(202) 555-2500"},
        ],
        id="two people",
    ),
    pytest.param(
        "CONTACT: Doug Hill, VP - Corporate Development of Acme Energy Corp., +1-918-555-8800\n",
        [
            {
                "name": "Doug Hill",
                "title": "VP - Corporate Development",
                "organization": "Acme Energy Corp.",
                "phone": "+1-918-555-8800",
            }
        ],
        id="what an office is over",
    ),
    pytest.param(
        "NEWS RELEASE June 26, 2002 For Further Information Contact: Charles Hill, Executive Vice "
        "President & CFO (304) 555-1102 Acme Holding Company Announces Resumption of Dividends on Common and Trust "
        "Preferred Stock; Approval of Stock Buy-Back Plan Charleston, West Virginia - Acme Holding Company, a bank "
        "holding company headquartered in Charleston, today announced that its board has approved the payment of "
        "current and deferred dividends on the securities of its trust, and of a dividend on its common shares.\n",
        [
            {
                "name": "Charles Hill",
                "title": "Executive Vice President & CFO",
                "role": "contact",
                "phone": "(304) 555-1102",
            }
        ],
        id="a release whose breaks were lost",
    ),
    pytest.param(
        "LAW OFFICES\nHERON, TEAL & ROWE\nA PROFESSIONAL CORPORATION\n1200 COMMONWEALTH BUILDING\n"
        "PITTSBURGH, PENNSYLVANIA  15222\n\nTELEPHONE (412) 555-6000\nFACSIMILE (412) 555-6075\n",
        [
            {
                "organization": "HERON, TEAL & ROWE",
                "phone": "(412) 555-6000",
                "fax": "(412) 555-6075",
                "address": "1200 COMMONWEALTH BUILDING, PITTSBURGH, PENNSYLVANIA 15222",
            }
        ],
        id="what a firm is, below its name",
    ),
    pytest.param(
        "NAME AND ADDRESS                        FACSIMILE               ATTENTION\n\n"
        "Acme Leasing Corp.                      (901) 555-4410          Lease Administration\n7130 Elm Parkway\n"
        "Cordova, TN 38018\n\nBank of the Delta, N.A.                 (504) 555-7182          Mr. Claude Roe\n"
        "909 Poydras Street\nNew Orleans, LA 70112\n",
        [
            {
                "title": "Lease Administration",
                "organization": "Acme Leasing Corp.",
                "fax": "(901) 555-4410",
                "address": "7130 Elm Parkway, Cordova, TN 38018",
            },
            {
                "organization": "Bank of the Delta, N.A.",
                "name": "Claude Roe",
                "fax": "(504) 555-7182",
                "address": "909 Poydras Street, New Orleans, LA 70112",
            },
        ],
        id="names and addresses in one column",
    ),
    pytest.param(
        "ACME BANCSHARES, INC.\n(Exact name of registrant as specified in its charter)\n\n9600 Elm Boulevard\n"
        "Houston, Texas\n\n(Address of principal executive offices)\n  77036\n(Zip Code)\n\n"
        "Registrant’s telephone number, including area code: (713) 555-3876\n",
        [
            {
                "organization": "ACME BANCSHARES, INC.",
                "role": "registrant",
                "phone": "(713) 555-3876",
                "address": "9600 Elm Boulevard, Houston, Texas 77036",
            }
        ],
        id="a code below its address, with a caption of its own",
    ),
    pytest.param(
        "NORDIC ACME ASA\n(Exact name of Registrant as specified in its charter)\n\n"
        "Dronning Mauds gate 3, 0250 Oslo, Norway\n(Address of principal executive offices)\n",
        [
            {
                "organization": "NORDIC ACME ASA",
                "role": "registrant",
                "address": "Dronning Mauds gate 3, 0250 Oslo, Norway",
            }
        ],
        id="a foreign registrant",
    ),
    pytest.param(
        "CONTACT\n\nAnn Hill\n21 Main Road\nPresident & CEO\nYonkers, NY 10707\n(914) 555-3230\n",
        [
            {
                "name": "Ann Hill",
                "title": "President & CEO",
                "phone": "(914) 555-3230",
                "address": "21 Main Road, Yonkers, NY 10707",
            }
        ],
        id="an office that a table has set into the address",
    ),
    pytest.param(
        "Aurora Biotech plc            +353 1 555 7100\nAnn Hill, Chief Executive Officer\n\n"
        "Heron Leigh                   +44 (0)20 7555 5000\nMark Roe / Rachel Hill\n",
        [
            {
                "name": "Ann Hill",
                "title": "Chief Executive Officer",
                "organization": "Aurora Biotech plc",
                "phone": "+353 1 555 7100",
            },
            {"name": "Mark Roe", "organization": "Heron Leigh", "phone": "+44 (0)20 7555 5000"},
            {"name": "Rachel Hill", "organization": "Heron Leigh", "phone": "+44 (0)20 7555 5000"},
        ],
        id="the number of a firm beside it, its people below",
    ),
    pytest.param(
        "Ann Hill                      +353 1 555 7100\nTreasurer\n",
        [{"name": "Ann Hill", "title": "Treasurer", "phone": "+353 1 555 7100"}],
        id="the number of a person beside her",
    ),
    pytest.param(
        "Name of Lender      Address\n--------------      -------\nBank of the Rockies 1700 Lincoln Street\n"
        "                    Denver, Colorado 80203\n                    Attn: Bob Hill\n",
        [
            {
                "name": "Bob Hill",
                "organization": "Bank of the Rockies",
                "address": "1700 Lincoln Street, Denver, Colorado 80203",
            }
        ],
        id="a name that fills its column",
    ),
    pytest.param(
        "ISSUER: HERON TECH, INC. By: /s/ Ann Hill Name: Ann Hill Title: CFO Address: 12 Elm Road, Reno, NV 89501 "
        "INVESTOR: TEAL PARTNERS LP By: Teal GP LLC, its general partner By: /s/ Bo Roe Name: Bo Roe Title: Member "
        "Address: 9 Oak Lane, Rye, NY 10580\n",
        [
            {"title": "CFO", "organization": "HERON TECH, INC.", "address": "12 Elm Road, Reno, NV 89501"},
            {
                "title": "Member",
                "organization": "TEAL PARTNERS LP",
                "role": "INVESTOR",
                "address": "9 Oak Lane, Rye, NY 10580",
            },
        ],
        id="the address of each of two parties that sign in one line",
    ),
    pytest.param(
        "Item 5.  Other.  Approved by: Andrew Hill 214-555-1212\n",
        [{"name": "Andrew Hill", "role": "Approved by", "phone": "214-555-1212"}],
        id="an item of a form is no firm",
    ),
    pytest.param(
        "Contact:\nElm Software Inc.\nAnn Hill, 775-555-0188\nInvestor Relations\nir@elmsoftware.com\nor\n"
        "The Oak Group\nBo Roe, 775-555-0102\n",
        [
            {
                "name": "Ann Hill",
                "title": "Investor Relations",
                "organization": "Elm Software Inc.",
                "phone": "775-555-0188",
                "email": "ir@elmsoftware.com",
            },
            {"name": "Bo Roe", "organization": "The Oak Group", "phone": "775-555-0102"},
        ],
        id="an office between a number and an e-mail",
    ),
    pytest.param(
        "Contact: Ann Hill, Executive Vice President and Chief Financial Officer of Elm Financial Corp., "
        "775-555-0111\n",
        [
            {
                "name": "Ann Hill",
                "title": "Executive Vice President and Chief Financial Officer",
                "organization": "Elm Financial Corp.",
                "phone": "775-555-0111",
            }
        ],
        id="an office of a firm in one line",
    ),
    pytest.param(
        "CONTACT: Media, Janine Park, 775-555-0114, or Investors, Ann Hill, 775-555-0115, both of Elm Energy "
        "Services\n",
        [
            {"name": "Janine Park", "organization": "Elm Energy Services", "role": "Media", "phone": "775-555-0114"},
            {"name": "Ann Hill", "organization": "Elm Energy Services", "role": "Investors", "phone": "775-555-0115"},
        ],
        id="the entries of a wire without strokes",
    ),
    pytest.param(
        "For more information, contact:\n\nAnn Hill, Corporate Secretary\nElm Thrift Bancorp\nPhone (775) 555-0193\n",
        [
            {
                "name": "Ann Hill",
                "title": "Corporate Secretary",
                "organization": "Elm Thrift Bancorp",
                "phone": "(775) 555-0193",
            }
        ],
        id="lines below the words that ask",
    ),
    pytest.param(
        "Contacts\nVerdant Solar\nMedia\npress@verdantsolar.com\nInvestors\nAnn Hill\nir@verdantsolar.com\n",
        [
            {"organization": "Verdant Solar", "role": "Media", "email": "press@verdantsolar.com"},
            {"name": "Ann Hill", "organization": "Verdant Solar", "role": "Investors", "email": "ir@verdantsolar.com"},
        ],
        id="a firm that looks like a person above its desks",
    ),
    pytest.param(
        "For additional information please call: Mr. Samuel B. Hill, President, at (305) 555-0186. Bo Roe is away.\n",
        [{"name": "Samuel B. Hill", "title": "President", "role": "contact", "phone": "(305) 555-0186"}],
        id="whom to call, with an initial",
    ),
    pytest.param(
        "Media Contact:\nAnn Hill\nOak IR\n775-555-0101\n",
        [{"name": "Ann Hill", "organization": "Oak IR", "role": "Media Contact", "phone": "775-555-0101"}],
        id="a firm for investor relations",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_are_read(text: str, wanted: list[dict[str, str]]) -> None:
    found = extract(Document.from_text(text), EXTRACTORS).contacts
    said = [{field: getattr(one, field) for field in FIELDS if getattr(one, field)} for one in found]
    assert sorted(said, key=str) == sorted(wanted, key=str)
