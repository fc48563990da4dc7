"""Contacts by the place they stand in: notices in columns, sentences and lost lines, letterheads, addresses abroad."""

import pytest

from extractors import contacts
from pipeline import Document
from pipeline.record import Contact
from tests.growth import linear

Fields = dict[str, str | None]

BESIDE = """If to the Company:                       With a copy to:

Acme Widgets, Inc.                       Jones, Day, Reavis & Pogue
100 Main Street                          599 Lexington Avenue
Springfield, Illinois 62701              New York, New York 10022
Attention: President                     Attention: Jane Roe, Esq.
Telephone: (217) 555-1234                Telephone: (212) 555-9876
"""
IN_A_SENTENCE = """if to the Company, to it at 100 Main Street, Springfield, Illinois 62701, Attention: General Counsel
(Facsimile: (217) 555-1234), with a copy to Simpson Thacher & Bartlett, 425 Lexington Avenue, New York, New York
10017, Attention: Jane Roe, Esq. (Fax No.: 212-455-2502);
"""
PROSE = (
    "Each notice under this agreement shall be in writing and shall be given by hand, by courier or by facsimile. " * 5
)
INTERLEAVED = (
    "If to A: If to B: Acme, Inc. Beta, Inc. Attention: CEO Attention: CFO 100 Main Street 9 Elm Street "
    "Springfield, Illinois 62701 Dallas, Texas 75201\n"
)
PREAMBLE = (
    "located at 555 Broadway, Redwood City, California 94063 (the Seller), and Beta, Inc., located at 9 Elm Street, "
    "Dallas, Texas 75201 (the Buyer), agree as follows\n"
)

CASES = [
    pytest.param(
        BESIDE,
        [
            {"role": "notices to the Company", "organization": "Acme Widgets, Inc.", "title": "President"},
            {"role": "copy of notices", "name": "Jane Roe", "phone": "(212) 555-9876"},
        ],
        id="a notice and its copy in two columns",
    ),
    pytest.param(
        IN_A_SENTENCE,
        [
            {
                "role": "notices to the Company",
                "address": "100 Main Street, Springfield, Illinois 62701",
                "title": "General Counsel",
                "fax": "(217) 555-1234",
            },
            {
                "role": "copy of notices",
                "organization": "Simpson Thacher & Bartlett",
                "name": "Jane Roe",
                "fax": "212-455-2502",
            },
        ],
        id="a notice clause in one sentence",
    ),
    pytest.param(
        "May 25, 2016   Harbor Research & Trading, LLC 1055 Jefferson Street N.W. Suite 303 Washington, DC 20007   "
        "As Sales Agent   Dear Ladies and Gentlemen: The Company confirms its agreement with you as follows.\n",
        [
            {
                "role": "addressee",
                "organization": "Harbor Research & Trading, LLC",
                "address": "1055 Jefferson Street N.W. Suite 303 Washington, DC 20007",
            }
        ],
        id="the addressee of a letter whose lines were lost",
    ),
    pytest.param(
        f"{PROSE} If THC, to: 8501 Williams Road Estero, Florida 33928 Attn: General Counsel   9\n\n\n"
        "Fax: (866) 888-3765 E-mail: law@harbor.com   12. Miscellaneous.\n",
        [{"role": "notices to THC", "fax": "(866) 888-3765", "email": "law@harbor.com"}],
        id="an address over the end of a page",
    ),
    pytest.param(
        "If to Toshiba: Toshiba Corporation 1-1, Shibaura 1-chome, Minato-ku, Tokyo 105-8001, Japan Attention: General "
        "Manager Facsimile: +81-3-5444-9300\n",
        [
            {
                "organization": "Toshiba Corporation",
                "address": "1-1, Shibaura 1-chome, Minato-ku, Tokyo 105-8001, Japan",
                "fax": "+81-3-5444-9300",
            }
        ],
        id="an address abroad",
    ),
    pytest.param(
        "If to the Agent: Harbor Capital, LLC 9110 E. Nichols Ave., Centennial, CO 80112 Attention: Jane Roe, Esq.\n",
        [{"organization": "Harbor Capital, LLC", "address": "9110 E. Nichols Ave., Centennial, CO 80112"}],
        id="a state is no legal form",
    ),
    pytest.param(
        "Harbor Inc. 12536 Beatrice St. Los Angeles, CA 90066\n310.827.6900   310.827.7633 fax\n",
        [
            {
                "organization": "Harbor Inc.",
                "address": "12536 Beatrice St. Los Angeles, CA 90066",
                "phone": "310.827.6900",
                "fax": "310.827.7633",
            }
        ],
        id="a fax named behind its number, and a legal form that is no state",
    ),
    pytest.param(
        "THE BANK OF NEW YORK MELLON\nTRUST COMPANY, N.A.\n101 Barclay Street\nNew York, New York 10286\n",
        [{"organization": "THE BANK OF NEW YORK MELLON TRUST COMPANY, N.A."}],
        id="a name on two lines",
    ),
    pytest.param(
        "Acme, Inc.\n100 Main Street\nSpringfield, Illinois 62701\nAttention: Mr. John Roe\n           Mr. Jim Poe\n",
        [{"name": "John Roe", "organization": "Acme, Inc."}, {"name": "Jim Poe", "organization": "Acme, Inc."}],
        id="two recipients of one party",
    ),
    pytest.param(
        "     Acme Widgets, Inc.\n     100 Main Street\n     Springfield, Illinois 62701\n"
        "     Attention John Smith, Chief Financial Officer\n     Telex: 52100\n",
        [{"name": "John Smith", "title": "Chief Financial Officer", "phone": None}],
        id="a prompt without its colon",
    ),
    pytest.param(
        "Contact:  Jane Roe, 217-555-1234 (investors)\n          John Poe, 217-555-9876 (media)\n",
        [{"name": "Jane Roe", "role": "investors"}, {"name": "John Poe", "role": "media", "phone": "217-555-9876"}],
        id="whom each is for, behind the numbers",
    ),
]


def read(text: str) -> list[Contact]:
    return list(contacts.find(Document.from_text(text)))


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_contacts_are_read(text: str, wanted: list[Fields]) -> None:
    found = read(text)
    assert [{name: getattr(one, name) for name in fields} for one, fields in zip(found, wanted, strict=True)] == wanted


def test_a_heading_of_several_belongs_to_none_of_them() -> None:
    text = "Press Contacts:\nJane Roe\nAcme\n(408) 974-6439\n"
    (one,) = read(text)
    assert (text[one.span.start : one.span.end], one.role) == ("Jane Roe\nAcme\n(408) 974-6439", "Press Contacts")


def test_the_letter_of_a_list_is_no_part_of_a_name() -> None:
    text = (
        "\nA. Acme, Inc. 100 Main Street Springfield, Illinois 62701\n\n"
        "B. Beta, Inc. 190 Elm Street Dallas, Texas 75201\n"
    )
    assert [one.organization for one in read(text)] == ["Acme, Inc.", "Beta, Inc."]
    (one,) = read("\nA. Schulman, Inc.\n100 Main Street\nAkron, Ohio 44333\n")
    assert one.organization == "A. Schulman, Inc."


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(INTERLEAVED, id="two columns run into one line"),
        pytest.param(PREAMBLE, id="addresses of a preamble"),
        pytest.param("please contact the undersigned at (217) 555-1234.\n", id="nobody is named"),
    ],
)
def test_no_contact_is_read_from(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize("text", ["if to a, to ", "copies to A ", "contact Ab A", "May 1, 2001 A Dear A", "A. B\n"])
def test_a_text_of_nothing_else_is_read_in_a_moment(text: str) -> None:
    assert linear(lambda size: read(text * (size // len(text))), 7_500)
