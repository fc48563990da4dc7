"""Contacts by what they name: people and firms in one line, firms with their cities, streets abroad; their ends."""

import pytest

from extractors import contacts
from pipeline import Document
from pipeline.record import Contact
from pipeline.split import split

CASES = [
    pytest.param(
        "Acme Corp., Pleasanton\nRita Sandoval, 925/555-0170\nrsandoval@acme.example\nor\n"
        "Burke & Howe, San Francisco\nTim Howe, 415/555-0188\n",
        [
            {"organization": "Acme Corp.", "name": "Rita Sandoval", "phone": "925/555-0170"},
            {"organization": "Burke & Howe", "name": "Tim Howe", "phone": "415/555-0188"},
        ],
        id="firms with their cities, the second behind or",
    ),
    pytest.param(
        "Acme Energy Corporation\n(Exact name of registrant as specified in its charter)\n\n1900 Gulf Tower\n"
        "Houston, Texas 77002\n(713) 555-0100\n(Address, including zip code, and telephone number, including area "
        "code,\nof registrant's principal executive offices)\n",
        [
            {
                "organization": "Acme Energy Corporation",
                "address": "1900 Gulf Tower, Houston, Texas 77002",
                "phone": "(713) 555-0100",
            }
        ],
        id="the cover of a registration statement",
    ),
    pytest.param(
        "To HOC:\n\n  Acme Mining Limited  Calle La Colonia 180 Surco, Lima 33, Peru  Attention: VP & General Counsel"
        "  Facsimile No.: +511-555-5009\n",
        [
            {
                "organization": "Acme Mining Limited",
                "name": None,
                "address": "Calle La Colonia 180 Surco, Lima 33, Peru",
            }
        ],
        id="a street abroad is nobody",
    ),
    pytest.param(
        "If to Supplier:   ACME AMCIS AG Hauptstrasse 159-173 CH 4416 Bubendorf Switzerland Attention: CEO "
        "Telephone: + 41 61 555 5353\n",
        [{"organization": "ACME AMCIS AG", "address": "Hauptstrasse 159-173 CH 4416 Bubendorf Switzerland"}],
        id="a street abroad behind a short legal form",
    ),
    pytest.param(
        "To i-Acme:            i-Acme, Inc.                         1730 South Amphlett Blvd., #215"
        "                         San Mateo, CA 94402                         Attention:  President\n",
        [{"organization": "i-Acme, Inc.", "title": "President"}],
        id="a name that begins with a small letter",
    ),
    pytest.param(
        "If to SpinCo:\n\nAcme Motion Inc.\nc/o Beta Sarl Z.A. La Piece 16\n1180 Rolle, Vaud Switzerland\n"
        "Attn: General Counsel\n",
        [
            {
                "organization": "Acme Motion Inc.",
                "address": "c/o Beta Sarl Z.A. La Piece 16, 1180 Rolle, Vaud Switzerland",
            }
        ],
        id="a street on the line of who passes letters on",
    ),
    pytest.param(
        "Media Contact: Jane Roe, CFO, Acme Stores, Inc., (217) 555-1234, jroe@acme.example\n"
        "Press Contact: Bob Poe, Kline & Partners, (212) 555-9876\n",
        [
            {"name": "Jane Roe", "title": "CFO", "organization": "Acme Stores, Inc.", "phone": "(217) 555-1234"},
            {"name": "Bob Poe", "title": None, "organization": "Kline & Partners", "phone": "(212) 555-9876"},
        ],
        id="a person, his office and his firm in one line",
    ),
    pytest.param(
        "For further information, contact: Jane Roe, Director of Investor Relations, Acme Steel Corporation, "
        "412-555-0168, or Ted Marr of Kline Communications at 212-555-0129.\n",
        [
            {
                "name": "Jane Roe",
                "title": "Director of Investor Relations",
                "organization": "Acme Steel Corporation",
                "phone": "412-555-0168",
            },
            {"name": "Ted Marr", "title": None, "organization": "Kline Communications", "phone": "212-555-0129"},
        ],
        id="whom a sentence names behind a colon",
    ),
    pytest.param(
        "JANE ROE, ESQ.\nKline, Barlow & Stoddard\n425 Lexington Avenue\nNew York, New York 10017\n",
        [{"name": "JANE ROE", "organization": "Kline, Barlow & Stoddard"}],
        id="a lawyer in capitals",
    ),
    pytest.param(
        "The Information Agent for the Offer is:\n\nKLINE & PARTNERS, INC.\n17 State Street\nNew York, NY 10004\n"
        "Banks and Brokers Call: (212) 555-0100\nAll Others Call Toll Free: (800) 555-0101\n",
        [{"organization": "KLINE & PARTNERS, INC.", "name": None, "role": None, "phone": "(212) 555-0100"}],
        id="whom all others call is nobody",
    ),
]


def read(document: Document) -> list[Contact]:
    return [one for one in contacts.EXTRACTOR.find(document) if isinstance(one, Contact)]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_an_entry_is_read(text: str, wanted: list[dict[str, str | None]]) -> None:
    made = [
        {field: getattr(one, field) for field in fields}
        for one, fields in zip(read(Document.from_text(text)), wanted, strict=True)
    ]
    assert made == wanted


@pytest.mark.parametrize(
    ("rest", "last"),
    [
        ("CEO, Fax (217) 555-1235; and", "1235"),
        ("Trust Department.\n", "Department"),
        ("CEO (fax: 217-555-1235), and", "1235"),
        ("CEO (fax: 217-555-1235), or at such other address as it names", "1235"),
    ],
)
def test_a_contact_ends_where_its_address_does(rest: str, last: str) -> None:
    text = f"if to the Bank, to Acme, Inc., 1 Main Street, Reno, Nevada 62701, Attention: {rest}"
    (one,) = read(Document.from_text(text))
    assert text[one.span.start : one.span.end].endswith(last)


def test_an_addressee_needs_no_code() -> None:
    letter = (
        "December 13, 1999\n\nAcme Technologies, Inc.\n750 North Commons Drive\nAurora, IL\n\nGentlemen:\n\n"
        "     We refer to the Warrant that you have issued to us, which is amended as follows.\n\nVery truly yours,\n"
    )
    (one,) = read(split(Document.from_text(letter)))
    assert (one.organization, one.address) == ("Acme Technologies, Inc.", "750 North Commons Drive, Aurora, IL")
