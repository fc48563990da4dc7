"""Contacts: release blocks in columns, notice addresses, letters, covers, wires, and blanks that are none."""

import pytest

from extractors import contacts
from pipeline import Document
from pipeline.record import Contact

TWO_BY_TWO = """Contacts:
Chief Executive Officer         SVP Finance
Zach Lonstein                   William McHale
Infocrossing, Inc.              Infocrossing, Inc.
201-840-4710                    201-840-4732
zlonstein@infocrossing.com      wmchale@infocrossing.com

Media Relations                 Investor Relations
Michael Wilczak                 Matthew Hayden
Infocrossing, Inc.              Hayden Communications, Inc.
201-840-4941                    760-487-1137
mwilczak@infocrossing.com
"""
NOTICES = """
          (ii) if to the Company:

                    Westell Technologies, Inc.
                    750 N. Commons Drive
                    Aurora, IL 60504
                    Telecopy: (630) 375-4940
                    Attention: Stephen J. Hawrysz

                    with a copy to:

                    Neal J. White, P.C.
                    McDermott, Will & Emery
                    227 West Monroe Street
                    Chicago, IL 60606
                    Telecopy:  (312) 984-3669
"""
LETTERHEAD = """                              Sandler Capital Partners V, L.P.
                              Sandler Technology Partners, L.P.
DB Capital Partners             c/o Sandler Capital Management
31 West 52nd Street, 26th Floor   767 Fifth Avenue, 45th Floor
New York, New York 10019          New York, New York 10153
"""
CASES = [
    pytest.param(
        TWO_BY_TWO,
        [
            ("Zach Lonstein", "Chief Executive Officer", "Infocrossing, Inc.", "201-840-4710"),
            ("William McHale", "SVP Finance", "Infocrossing, Inc.", "201-840-4732"),
            ("Michael Wilczak", None, "Infocrossing, Inc.", "201-840-4941"),
            ("Matthew Hayden", None, "Hayden Communications, Inc.", "760-487-1137"),
        ],
        id="two columns of a release",
    ),
    pytest.param(
        "CONTACTS:   Costco Wholesale Corporation\n            Richard Galanti, 425/313-8203\n"
        "            Bob Nelson, 425/313-8255\n",
        [
            ("Richard Galanti", None, "Costco Wholesale Corporation", "425/313-8203"),
            ("Bob Nelson", None, "Costco Wholesale Corporation", "425/313-8255"),
        ],
        id="one firm, a line for each person",
    ),
    pytest.param(
        "MGM RESORTS CONTACTS:\n\nInvestment Community\nSARAH ROGERS\nSenior Vice President of Corporate Finance\n"
        "(702) 730-3942 or srogers@mgmresorts.com\n\nANDREW CHAPMAN\nDirector of Investor Relations\n"
        "(702) 693-8711 or achapman@mgmresorts.com\n",
        [
            ("SARAH ROGERS", "Senior Vice President of Corporate Finance", None, "(702) 730-3942"),
            ("ANDREW CHAPMAN", "Director of Investor Relations", None, "(702) 693-8711"),
        ],
        id="an office that ends with Relations is no heading",
    ),
    pytest.param(
        "CONTACT:\nStapleton Communications\nAlexis Pascal/Deborah Stapleton\nTel: 650-470-0200\n",
        [
            ("Alexis Pascal", None, "Stapleton Communications", "650-470-0200"),
            ("Deborah Stapleton", None, "Stapleton Communications", "650-470-0200"),
        ],
        id="two people of an agency share a line",
    ),
    pytest.param(
        "Investor contact: Jennifer Thompson, 612.303.0778 | Media contact: Jeff Shelman, 612.303.9933\n",
        [("Jennifer Thompson", None, None, "612.303.0778"), ("Jeff Shelman", None, None, "612.303.9933")],
        id="two on a line",
    ),
    pytest.param(
        "Address:\n     77 W. Wacker Drive, Suite 4040\n     Chicago, IL 60601\nName: John D. Ziegelman\n"
        "Facsimile Number:\n     (312) 499-6999\n",
        [("John D. Ziegelman", None, None, None)],
        id="a number on the line below its prompt",
    ),
]


def read(text: str) -> list[Contact]:
    return list(contacts.find(Document.from_text(text)))


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_people_of_a_release(text: str, wanted: list[tuple[str | None, str | None, str | None, str | None]]) -> None:
    assert [(one.name, one.title, one.organization, one.phone) for one in read(text)] == wanted


def test_a_heading_gives_the_role_and_contacts_beside_one_another_have_pieces() -> None:
    found = read(TWO_BY_TWO)
    assert [one.role for one in found[2:]] == ["Media Relations", "Investor Relations"]
    assert [TWO_BY_TWO[piece.start : piece.end] for piece in found[3].pieces] == [
        "Investor Relations",
        "Matthew Hayden",
        "Hayden Communications, Inc.",
        "760-487-1137",
    ]


def test_notice_addresses_and_their_copies() -> None:
    company, counsel = read(NOTICES)
    assert (company.organization, company.name, company.fax, company.phone) == (
        "Westell Technologies, Inc.",
        "Stephen J. Hawrysz",
        "(630) 375-4940",
        None,
    )
    assert (company.address, company.role) == ("750 N. Commons Drive, Aurora, IL 60504", "notices to the Company")
    assert (counsel.organization, counsel.name) == ("McDermott, Will & Emery", "Neal J. White, P.C.")
    assert (counsel.role, counsel.fax) == ("copy of notices", "(312) 984-3669")


def test_an_address_without_a_name_stands_where_a_notice_leads_to_it() -> None:
    text = "If to the Company:\n\n1000 N West Street\nSuite 1200\nWilmington, Delaware 19801\n"
    (one,) = read(text)
    assert (one.address, one.organization) == ("1000 N West Street, Suite 1200, Wilmington, Delaware 19801", None)
    assert text[one.span.start : one.span.end].startswith("1000 N West Street")


def test_a_notice_clause_whose_line_breaks_were_lost() -> None:
    (one,) = read(
        "addressed as follows: If to Liquidmetal: Liquidmetal Technologies, Inc. Attn: CEO and/or President 20321 "
        "Valencia Cir Lake Forest, CA 92630 Facsimile: (949) 635-2188 14.6 Definition of “Affiliate”."
    )
    assert (one.organization, one.title) == ("Liquidmetal Technologies, Inc.", "CEO and/or President")
    assert (one.address, one.fax) == ("20321 Valencia Cir Lake Forest, CA 92630", "(949) 635-2188")


def test_several_firms_in_the_care_of_one() -> None:
    found = read(LETTERHEAD)
    assert {(one.organization, one.address) for one in found} == {
        ("DB Capital Partners", "31 West 52nd Street, 26th Floor, New York, New York 10019"),
        ("Sandler Capital Management", "767 Fifth Avenue, 45th Floor, New York, New York 10153"),
    }


def test_people_who_share_an_entry_have_each_an_email() -> None:
    found = read("CONTACT:\nAcme Corporation\nAnn Hillman/Paul Rowe\nTel: 408-435-0800\nahill@acme.com/proe@acme.com\n")
    assert [(one.name, one.phone, one.email) for one in found] == [
        ("Ann Hillman", "408-435-0800", "ahill@acme.com"),
        ("Paul Rowe", "408-435-0800", "proe@acme.com"),
    ]


def test_a_wire_names_the_firm_of_all_behind_their_numbers() -> None:
    found = read("/CONTACT:  Ann Hillman or Paul Rowe, +1-650-470-4234, both for Acme Corporation/\n")
    assert [(one.name, one.organization) for one in found] == [
        ("Ann Hillman", "Acme Corporation"),
        ("Paul Rowe", "Acme Corporation"),
    ]


@pytest.mark.parametrize(
    ("text", "name", "organization", "address"),
    [
        (
            "If to the Trustee:\n\nAcme Trust Company\nRodney Square North\n1100 Market Street\nWilmington, DE 19890\n",
            None,
            "Acme Trust Company",
            "Rodney Square North, 1100 Market Street, Wilmington, DE 19890",
        ),
        (
            "If to the Bank: Morgan Stanley 1585 Broadway New York, New York 10036 Attention: Paul Roe, Esquire\n",
            "Paul Roe",
            "Morgan Stanley",
            "1585 Broadway New York, New York 10036",
        ),
    ],
)
def test_no_building_is_a_firm_and_no_firm_a_person(
    text: str, name: str | None, organization: str, address: str
) -> None:
    (one,) = read(text)
    assert (one.name, one.organization, one.address) == (name, organization, address)


def test_one_firm_in_the_care_of_another_keeps_its_name() -> None:
    (one,) = read(
        "CURO Receivables Finance II, LLC\nc/o CURO Management LLC\n3527 North Ridge Road\nWichita, KS 67205\n"
    )
    assert (one.organization, one.address) == (
        "CURO Receivables Finance II, LLC",
        "3527 North Ridge Road, Wichita, KS 67205",
    )


def test_an_email_written_as_a_web_address_is_an_email() -> None:
    (one,) = read("Nicholas J. Letizia\nInfocrossing, Inc.\n201-840-4717\nhttp://nletizia@infocrossing.com/\n")
    assert (one.email, one.url) == ("nletizia@infocrossing.com", None)


BLANKS = "Name of Holder: ____________\nAddress: ____________\nTelephone No.: ____________\nFax: ____________\n"
COMMISSION = "UNITED STATES\nSECURITIES AND EXCHANGE COMMISSION\nWashington, D.C. 20549\n\nFORM 8-K\n"
REPLAY = """The replay telephone number is 800-642-1687 (domestic) or 706-645-9291 (international) and the access
code is 3121025. Please note also that the conference call will be simultaneously webcast.
"""
IN_A_SENTENCE = """Turner Broadcasting System is a corporation of the State of Georgia, and has its seat at Turner
Broadcasting System, Inc., One CNN Center, Atlanta, Georgia 30303
in the State of Georgia.
"""
RUN_TOGETHER = (
    "Lightbridge Corporation Pillsbury Winthrop Shaw Pittman LLP 1600 Tysons Boulevard 2300 N Street, NW Tysons "
    "Corner, VA 22102 Washington, DC 20037 Attn: James D. Guerra Attn: Louis A. Bevilacqua\n"
)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(BLANKS, id="blanks of a questionnaire"),
        pytest.param("Attention: [_____]\nTelephone: [_____]\n", id="blanks of a form"),
        pytest.param(COMMISSION, id="the Commission on the cover"),
        pytest.param(REPLAY, id="numbers to dial in"),
        pytest.param(IN_A_SENTENCE, id="an address in a sentence"),
        pytest.param("Net revenues    12345    23456    34567\n", id="figures"),
        pytest.param(RUN_TOGETHER, id="two addresses run together"),
    ],
)
def test_no_contact_is_read_from(text: str) -> None:
    assert read(text) == []
