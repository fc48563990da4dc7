"""Contacts whose lines stand apart, as pages leave them: letters, letterheads, ends of releases, agents of offers."""

import pytest

from extractors.contacts.find import find
from pipeline import Document
from pipeline.record import Contact
from pipeline.split import split
from tests.growth import linear

SEC = "Securities and Exchange Commission"
CASES = [
    pytest.param(
        "Exhibit 16.1\n\nMarch 10, 2003\n\nSecurities and Exchange Commission\n\n100 Elm Street, N.E.\n\n"
        "Washington, D.C. 20549\n\nDear Sirs:\n\nWe have read Item 4.\n",
        [{"organization": SEC, "address": "100 Elm Street, N.E., Washington, D.C. 20549"}],
        id="an addressee without a legal form",
    ),
    pytest.param(
        "Ann B. Hill\n\nCorporate Controller\n\nAcme Foods Inc.\n\n200 Main Street\n\nElmira, NY 14901\n\n"
        "(607) 555-3035 tel\n\n(607) 555-3073 fax\n\nApril 10, 2006\n\nBo Roe\n\nBranch Chief\n\n"
        "Division of Corporate Finance\n\nSecurities and Exchange Commission\n\n100 Elm Street\n\n"
        "Washington, DC 20549\n\nRe: Acme Foods Inc.\n",
        [
            {
                "name": "Ann B. Hill",
                "title": "Corporate Controller",
                "organization": "Acme Foods Inc.",
                "phone": "(607) 555-3035",
                "fax": "(607) 555-3073",
            },
            {"name": "Bo Roe", "title": "Branch Chief, Division of Corporate Finance", "organization": SEC},
        ],
        id="who writes and who is written to",
    ),
    pytest.param(
        "Exhibit 5.1\n\nHill & Roe LLP\n\n17 Main Street NW\nWashington, DC 20006\n\n202.555.6000            main\n"
        "202.555.6395            fax\n\nhillroe.com\n",
        [
            {
                "organization": "Hill & Roe LLP",
                "address": "17 Main Street NW, Washington, DC 20006",
                "phone": "202.555.6000",
                "fax": "202.555.6395",
            }
        ],
        id="a letterhead with its numbers below",
    ),
    pytest.param(
        "Company Contacts:\n\nOak Holdings\n\nAnn Hill\n\n(713) 555-8187\n\nElm Group Resources\n\nBo Roe\n\n"
        "(888) 555-3050\n\nMay 25, 2005\n\nOak Holdings and Elm Group Resources build a pipeline\n",
        [
            {"organization": "Oak Holdings", "name": "Ann Hill", "title": None, "phone": "(713) 555-8187"},
            {"organization": "Elm Group Resources", "name": "Bo Roe", "title": None, "phone": "(888) 555-3050"},
        ],
        id="firms over their people, below a heading",
    ),
    pytest.param(
        "Contact:\n\nAnn Hill\n\nChief Executive Officer\n\n650-555-1600\n\ninvestor@acme.example\n\n"
        "Acme Provides Update For Its Stockholders\n",
        [{"name": "Ann Hill", "organization": None, "phone": "650-555-1600", "email": "investor@acme.example"}],
        id="a headline is no firm",
    ),
    pytest.param(
        "For Immediate Release:\n\nAcme Labs, Inc.\n\nAnn Hill\n\nInvestor Relations\n\n(510) 555 2233\n",
        [{"name": "Ann Hill", "title": "Investor Relations", "organization": "Acme Labs, Inc."}],
        id="no heading, an office that would head another contact",
    ),
    pytest.param(
        "FOR IMMEDIATE RELEASE    CONTACT\nAcme Holding Corp.       Ann Hill\n"
        "21 Main Road             President & CEO\n"
        "Yonkers, NY 10707        (914) 555-3230\n\n                         Bo Roe\n"
        "                         First VP, Shareholder Relations\n                         (914) 555-3214\n",
        [
            {"organization": "Acme Holding Corp.", "address": "21 Main Road, Yonkers, NY 10707"},
            {"name": "Ann Hill", "title": "President & CEO", "phone": "(914) 555-3230"},
            {"name": "Bo Roe", "title": "First VP, Shareholder Relations", "phone": "(914) 555-3214"},
        ],
        id="a legend beside the heading of contacts",
    ),
    pytest.param(
        "For Immediate Release       Contact Information\nMonday, December 11, 2006   Investors: Ann B. Hill\n"
        "                            (210) 555-5300 ext. 214, ahill@acme.example\n"
        "                            Media: Bo Roe\n                            (210) 555-5300 ext. 264\n",
        [
            {"name": "Ann B. Hill", "role": "Investors", "email": "ahill@acme.example"},
            {"name": "Bo Roe", "role": "Media", "phone": "(210) 555-5300 ext. 264"},
        ],
        id="whom each is for, before his name",
    ),
    pytest.param(
        "Investor Contacts:\nAcme PR, Inc.\nAnn Hill / Jane Roe\n(203) 555-8200 / (646) 555-1220\n",
        [
            {"name": "Ann Hill", "organization": "Acme PR, Inc.", "phone": "(203) 555-8200"},
            {"name": "Jane Roe", "organization": "Acme PR, Inc.", "phone": "(646) 555-1220"},
        ],
        id="a number for each of those who share an entry",
    ),
    pytest.param(
        "Contact:  Scott Hill\n          President and Chief\n            Executive Officer\n          Acme, Inc.\n"
        "          (201) 555-4000\n",
        [{"name": "Scott Hill", "title": "President and Chief Executive Officer", "organization": "Acme, Inc."}],
        id="an office on two lines",
    ),
    pytest.param(
        "The Exchange Agent for the Exchange Offer is:\n\nElm & Co., Inc.\n\nBy Hand, Mail, or Courier:\n"
        "48 Main Street, 22nd Floor\nNew York, New York 10005\nAttn: Mark Hill\n",
        [{"organization": "Elm & Co., Inc.", "name": "Mark Hill"}],
        id="the agent of an offer, over the ways to reach it",
    ),
    pytest.param(
        "By Mail or Courier:          By Facsimile:               By Hand Delivery:\n"
        "Elm Trust Company, N.A.      (201) 555-4665              Elm Trust Company, N.A.\n"
        "480 Main Boulevard           Attn: Michael J. Hill       480 Main Boulevard\n"
        "Jersey City, NJ 07310                                    Jersey City, NJ 07310\n",
        [
            {"organization": "Elm Trust Company, N.A.", "fax": None},
            {"name": "Michael J. Hill", "fax": "(201) 555-4665", "phone": None},
            {"organization": "Elm Trust Company, N.A.", "fax": None},
        ],
        id="a number whose heading says that it is a fax's",
    ),
    pytest.param(
        "By Facsimile Transmission:     By Registered or Certified Mail,                By Telephone:\n"
        "651-555-7366                   Regular Mail or Courier, or Hand Delivery:      800-555-6802\n"
        "Attention: Corporate Actions   Elm Bank National Association                   Attention: Corporate Actions\n"
        "                               111 Main Avenue\n"
        "                               St. Paul, Minnesota 55107-1402\n",
        [
            {"title": "Corporate Actions", "fax": "651-555-7366", "phone": None},
            {"organization": "Elm Bank National Association", "name": None},
            {"title": "Corporate Actions", "fax": None, "phone": "800-555-6802"},
        ],
        id="ways to send something are nobody's names",
    ),
    pytest.param(
        "Contact: Ann Hill\n         Romy Roe\n         Acme And Company\n         (310) 555-2850\n",
        [
            {"name": "Ann Hill", "organization": "Acme And Company", "phone": "(310) 555-2850"},
            {"name": "Romy Roe", "organization": "Acme And Company", "phone": "(310) 555-2850"},
        ],
        id="two who share a number, line by line",
    ),
    pytest.param(
        "To find out more about the Company, visit our website, or contact:\n\nAcme Rubber, Inc.\n\n"
        "Investor Relations\n\nE-mail:\ninvestor@acme.example\n\n1-888-555-8355\n\nOn behalf of the Board\n",
        [{"organization": "Acme Rubber, Inc.", "email": "investor@acme.example", "phone": "1-888-555-8355"}],
        id="a sentence that leads to a firm, its department below",
    ),
    pytest.param(
        "2070 Main Drive\n\nCarlsbad, CA 92011\n\n760-555-1648\n\n(Address, including zip code, and telephone "
        "number, including area code, of registrant’s principal executive offices)\n",
        [{"address": "2070 Main Drive, Carlsbad, CA 92011", "phone": "760-555-1648"}],
        id="the cover of a form, each line apart",
    ),
    pytest.param(
        "Ann B. Hill and Jo C. Hill (the “Owners”)\n62044 720 Rd.\nElk Creek, Nebraska 68348\n",
        [
            {"name": "Ann B. Hill", "address": "62044 720 Rd., Elk Creek, Nebraska 68348"},
            {"name": "Jo C. Hill", "address": "62044 720 Rd., Elk Creek, Nebraska 68348"},
        ],
        id="two who live together",
    ),
]


def read(text: str) -> list[Contact]:
    return list(find(split(Document.from_text(text))))


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_are_read(text: str, wanted: list[dict[str, str | None]]) -> None:
    found = read(text)
    shown = [{name: getattr(one, name) for name in fields} for one, fields in zip(found, wanted, strict=False)]
    assert (len(found), shown) == (len(wanted), wanted)


@pytest.mark.parametrize(
    "text",
    [
        "By Facsimile Transmission (for Eligible Institutions only):\n\n201-555-4626\n",
        "(Eligible Institutions Only)\n(212) 555-1915\n",
        "To Confirm by Telephone\nor for Information:\n(212) 555-5098\n",
    ],
)
def test_a_number_of_nobody_is_no_contact(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize("text", ["Contact:\n\nAnn Hill\n\n", "Contacts:\n\n555-123-4567\n\n", "Ann Hill\n\n"])
def test_lines_apart_are_read_in_a_moment(text: str) -> None:
    assert linear(lambda size: list(find(Document.from_text(text * (size // len(text))))), 7_500)


@pytest.mark.parametrize(
    ("above", "role"),
    [("Investor Contacts:", "Investor Contacts"), ("ACME CONTACTS:", None), ("Contacts:", None)],
)
def test_the_words_above_the_contacts_of_a_release_give_all_of_them_their_role(above: str, role: str | None) -> None:
    release = (
        "ACME REPORTS RESULTS OF THE QUARTER\n\nDALLAS, March 3, 2001 -- Acme Corp. today announced its results.\n\n"
        f"{above}\n\nAnn Hill, CFA\nVice President\nahill@acme.example\n\nJane Roe\nTreasurer\njroe@acme.example\n"
    )
    people = [(one.name, one.role) for one in find(split(Document.from_text(release)))]
    assert people == [("Ann Hill", role), ("Jane Roe", role)]


@pytest.mark.parametrize("number", ["717-555-7161 Extension 4465", "717-555-7161, extension 12", "717-555-7161 x4465"])
def test_an_extension_belongs_to_its_number(number: str) -> None:
    release = (
        "ACME REPORTS RESULTS OF THE QUARTER\n\nDALLAS, March 3, 2001 -- Acme Corp. today announced its results.\n\n"
        f"Contact:\nAnn Hill\nTreasurer\n{number}\n"
    )
    [one] = find(split(Document.from_text(release)))
    assert (one.name, one.organization, one.phone) == ("Ann Hill", None, number)


@pytest.mark.parametrize(
    ("below", "role"),
    [
        ("Gentlemen:", "addressee"),
        ("Commissioners:", "addressee"),
        ("Dear Sirs/Mesdames:", "addressee"),
        ("Re: Item 4 of Form 8-K\n\nLadies and Gentlemen:", "addressee"),
        ("Gentlemen who invest should read this.", None),
        ("Attention: Dear Street branch", None),
    ],
)
def test_the_salutation_below_an_address_makes_it_that_of_the_addressee(below: str, role: str | None) -> None:
    head = "Exhibit 16\nSecurities and Exchange\nCommission\n100 Elm Street\nWashington, DC 20549\n"
    text = f"{head}{below}\nWe have read.\n"
    [one] = find(Document.from_text(text))
    assert (one.organization, one.address, one.role) == (SEC, "100 Elm Street, Washington, DC 20549", role)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        pytest.param(
            "By Mail:\nElm Trust Company, N.A.\nP.O. Box 30\nReno, NV 89501\nBy Overnight Courier or Hand Delivery:\n"
            "480 Main Street\nReno, NV 89502\n",
            [
                ("Elm Trust Company, N.A.", None, "P.O. Box 30, Reno, NV 89501"),
                ("Elm Trust Company, N.A.", None, "480 Main Street, Reno, NV 89502"),
            ],
            id="each way to send has its address",
        ),
        pytest.param(
            "Elm Trust Company\n17 Main Street\nReno, NV 89501\nAttention: Corporate Actions\nDepartment\n",
            [("Elm Trust Company", "Corporate Actions Department", "17 Main Street, Reno, NV 89501")],
            id="the last word of a department",
        ),
        pytest.param(
            "1. Name and Address of Reporting Person\n   Roe, Ann H.\n   c/o Acme Foods Corp.\n   20 Main Street\n"
            "   Reno, NV  89501\n2. Issuer Name and Ticker or Trading Symbol\n   Acme Foods Corp.\n",
            [("Acme Foods Corp.", None, "20 Main Street, Reno, NV 89501")],
            id="the items of a form",
        ),
        pytest.param(
            "The Company will provide copies on request. Requests for such copies should be directed "
            "to Investor Relations, Acme Foods, Inc., 20 Main Street, Reno, NV 89501, telephone: (201) 555-6676.\n",
            [("Acme Foods, Inc.", "Investor Relations", "20 Main Street, Reno, NV 89501")],
            id="whom to ask for, before the firm",
        ),
    ],
)
def test_an_address_is_read(text: str, wanted: list[tuple[str | None, str | None, str | None]]) -> None:
    found = list(find(Document.from_text(text)))
    assert [(one.organization, one.title, one.address) for one in found] == wanted
    assert {one.role for one in found} == {None}
