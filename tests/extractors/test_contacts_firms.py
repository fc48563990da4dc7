"""Contacts whose firm stands over them, beside them or over several columns, and has no legal form there."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

RELEASE = (
    "FOR IMMEDIATE RELEASE\n\nTEAL MILLS REPORTS RECORD SECOND QUARTER\n\nDAYTON, Ohio, May 3, 2004 -- Teal Mills, "
    "Inc. (NYSE: TML), a maker of mills, said today that sales for the second quarter rose 12% to $45 million.\n\n"
)
CASES = [
    pytest.param(
        "Contact: John Roe, Birch Financial, 212-555-0177\n",
        [("John Roe", None, "Birch Financial", "212-555-0177")],
        id="beside the person",
    ),
    pytest.param(
        "Contacts: John Roe, Birch Financial, 212-555-0177\n          Mary Oak, Teal Mills, 937-555-0142\n",
        [
            ("John Roe", None, "Birch Financial", "212-555-0177"),
            ("Mary Oak", None, "Teal Mills", "937-555-0142"),
        ],
        id="beside each of two",
    ),
    pytest.param(
        "Contact: John Roe, Senior Publicist, 212-555-0177\n",
        [("John Roe", None, None, "212-555-0177")],
        id="what somebody does is no firm",
    ),
    pytest.param(
        "Contact: Mary Oak, Denver\n937-555-0150\n",
        [("Mary Oak", None, None, "937-555-0150")],
        id="a place is no firm",
    ),
    pytest.param(
        "/CONTACT:  Ann Hill, 937-555-0142; or James Pine, or Media, Mary Oak, both of\n"
        "Birch Financial, 212-555-0177/\n",
        [
            ("Ann Hill", None, None, "937-555-0142"),
            ("James Pine", None, "Birch Financial", "212-555-0177"),
            ("Mary Oak", None, "Birch Financial", "212-555-0177"),
        ],
        id="of both, and not of the one before them",
    ),
    pytest.param(
        "Ann Hill said today that Teal Mills can be reached at (937) 555-0142.\n",
        [],
        id="who says that somebody can be reached",
    ),
    pytest.param(
        "If you have questions, John Roe can be reached at (937) 555-0142.\n",
        [("John Roe", None, None, "(937) 555-0142")],
        id="who can be reached behind a condition",
    ),
    pytest.param(
        "John Roe, Treasurer, or Mary Oak, Secretary, can be reached at (937) 555-0142.\n",
        [
            ("John Roe", "Treasurer", None, "(937) 555-0142"),
            ("Mary Oak", "Secretary", None, "(937) 555-0142"),
        ],
        id="two who can be reached at one number",
    ),
    pytest.param(
        "CONTACT: Teal Mills, Dayton\n         John Roe, 937/555-0142\n         or\n"
        "         Birch Financial, New York\n         James Pine or Mary Oak, 212/555-0177\n",
        [
            ("John Roe", None, "Teal Mills", "937/555-0142"),
            ("James Pine", None, "Birch Financial", "212/555-0177"),
            ("Mary Oak", None, "Birch Financial", "212/555-0177"),
        ],
        id="with the city where it is",
    ),
    pytest.param(
        "CONTACT:\n\nTeal Mills, Dayton\nInvestor Relations:\nJohn Roe, 937/555-0142\nor\nMedia Relations:\n"
        "Mary Oak, 937/555-0150\n",
        [
            ("John Roe", None, "Teal Mills", "937/555-0142"),
            ("Mary Oak", None, "Teal Mills", "937/555-0150"),
        ],
        id="over two headings",
    ),
    pytest.param(
        "CONTACTS:\nTeal Mills:\nJohn Roe, Vice President, Finance\nPhone: 937-555-0142\nBirch Financial:\n"
        "James Pine/Mary Oak\nPhone: 212-555-0177\n",
        [
            ("John Roe", "Vice President, Finance", "Teal Mills", "937-555-0142"),
            ("James Pine", None, "Birch Financial", "212-555-0177"),
            ("Mary Oak", None, "Birch Financial", "212-555-0177"),
        ],
        id="as headings",
    ),
    pytest.param(
        "For Heron Point:\nJohn Roe, 937-555-0142\n",
        [("John Roe", None, None, "937-555-0142")],
        id="a heading that the release does not know as a company",
    ),
    pytest.param(
        "AT TEAL MILLS:                 AT THE BIRCH RELATIONS BOARD:\n"
        "John Roe                       James Pine          Mary Oak\n"
        "Chief Financial Officer        General Info        Analyst Info\n"
        "(937) 555-0142                 (312) 555-0177      (312) 555-0179\n",
        [
            ("John Roe", "Chief Financial Officer", "TEAL MILLS", "(937) 555-0142"),
            ("James Pine", None, "THE BIRCH RELATIONS BOARD", "(312) 555-0177"),
            ("Mary Oak", None, "THE BIRCH RELATIONS BOARD", "(312) 555-0179"),
        ],
        id="over two of three columns",
    ),
    pytest.param(
        "AT BIRCH:\nJames Pine - Investor Inquiries\nMary Oak - Media Inquiries\n(212) 555-0177\n",
        [
            ("James Pine", None, "BIRCH", "(212) 555-0177"),
            ("Mary Oak", None, "BIRCH", "(212) 555-0177"),
        ],
        id="over people with what each is for",
    ),
    pytest.param(
        "Teal Mills, Inc.\n(937) 555-0142\nJohn Roe, CFO\nwww.tealmills.example\n",
        [("John Roe", "CFO", "Teal Mills, Inc.", "(937) 555-0142")],
        id="with its number over the person",
    ),
    pytest.param(
        "Contacts: Investors/Analysts: John Roe (937) 555-0142\n          News Media: Mary Oak (646) 555-0199\n",
        [
            ("John Roe", None, None, "(937) 555-0142"),
            ("Mary Oak", None, None, "(646) 555-0199"),
        ],
        id="no firm but whom the people are for",
    ),
    pytest.param(
        "For more, visit www.tealmills.example or call John Roe at 937-555-0142.\n",
        [("John Roe", None, None, "937-555-0142")],
        id="whom to call in a sentence",
    ),
    pytest.param(
        "Questions may be directed to John Roe, Chief Financial Officer, at (937) 555-0142.\n",
        [("John Roe", "Chief Financial Officer", None, "(937) 555-0142")],
        id="to whom questions go",
    ),
    pytest.param(
        "It is in Dayton. John Roe, Treasurer of Teal Mills, can be reached at (937) 555-0142. The call is free.\n",
        [("John Roe", "Treasurer", "Teal Mills", "(937) 555-0142")],
        id="who can be reached",
    ),
    pytest.param(
        "The transfer agent can be reached at (800) 555-0100.\n",
        [],
        id="somebody without a name who can be reached",
    ),
    pytest.param(
        "MEDIA CONTACT\nMary Oak, Teal Mills, 937-555-0150\n\nINVESTOR CONTACT\nJohn Roe, Heron, 937-555-0142\n",
        [
            ("Mary Oak", None, "Teal Mills", "937-555-0150"),
            ("John Roe", None, None, "937-555-0142"),
        ],
        id="a company that the release knows, and what may be one",
    ),
    pytest.param(
        "Teal Mills Contact: John Roe (937) 555-0142\n",
        [("John Roe", None, "Teal Mills", "(937) 555-0142")],
        id="in the heading",
    ),
    pytest.param(
        "For media inquiries: Mary Oak at 937-555-0150\nFor investor inquiries: John Roe at 937-555-0142\n",
        [
            ("Mary Oak", None, None, "937-555-0150"),
            ("John Roe", None, None, "937-555-0142"),
        ],
        id="whom inquiries go to",
    ),
    pytest.param(
        "Media Contact: Oak & Partners, Mary Oak, 646-555-0199\n",
        [("Mary Oak", None, "Oak & Partners", "646-555-0199")],
        id="before the person",
    ),
    pytest.param(
        "The Birch Group\nJames Pine, SVP\n(212) 555-0177 / jpine@birch.example\nMary Oak, Analyst\n(212) 555-0178\n",
        [
            ("James Pine", "SVP", "The Birch Group", "(212) 555-0177"),
            ("Mary Oak", None, "The Birch Group", "(212) 555-0178"),
        ],
        id="over two people with offices",
    ),
    pytest.param(
        "/CONTACT:  John Roe, CFO of Teal Mills, 937-555-0142; or Investors, James Pine, or Media, Mary Oak, both of\n"
        "Birch Financial, 212-555-0177/\n",
        [
            ("John Roe", "CFO", "Teal Mills", "937-555-0142"),
            ("James Pine", None, "Birch Financial", "212-555-0177"),
            ("Mary Oak", None, "Birch Financial", "212-555-0177"),
        ],
        id="of both before it, with their number",
    ),
    pytest.param(
        "Contact at Birch Financial: James Pine, 212-555-0177\n",
        [("James Pine", None, "Birch Financial", "212-555-0177")],
        id="in the prompt",
    ),
    pytest.param(
        "Company:    John Roe           (937) 555-0142\nMedia:      Mary Oak           (646) 555-0199\n",
        [
            ("John Roe", None, None, "(937) 555-0142"),
            ("Mary Oak", None, None, "(646) 555-0199"),
        ],
        id="no firm but a table of people",
    ),
]


@pytest.mark.parametrize(("block", "expected"), CASES)
def test_the_firm_of_a_contact(block: str, expected: list[tuple[str | None, ...]]) -> None:
    record = extract(Document.from_text(RELEASE + block), EXTRACTORS)
    assert [(one.name, one.title, one.organization, one.phone) for one in record.contacts] == expected
