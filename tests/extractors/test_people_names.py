"""Names of people of every make: a text says of each what it says of "Ann Wren"."""

import pytest

from extractors import EXTRACTORS
from extractors.names import family_name, is_given, is_month_in_name, is_person
from pipeline import Document, extract
from pipeline.record import Record

NAMES = (
    "Henry van der Veen",
    "Ali bin Rashid",
    "Maria de la Cruz",
    "Fahad al-Otaibi",
    "Ian St. Clair",
    "Wm. F. Alder",
    "Robt. Crane",
    'William R. "Bill" Jonas',
    'Daniel ("Danny") Fennel',
    "Robert (Bob) Tern",
    "Mary Beth Stone-Hall",
    "Anne-Marie Le Blanc",
    "Zoë Ångström",
    "Ng Wai Keung",
    "Zhang Min",
    "Li Ka-wing",
    "J.W. Calder",
    "T. Boone Hollis, Jr.",
    "Peter Finch 2nd",
    "Frank May",
    "Denis Law",
    "Thomas K Birch",
)


def _record(text: str) -> Record:
    return extract(Document.from_text(text), EXTRACTORS)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_a_persons_in_any_letters(name: str) -> None:
    assert is_person(name)
    assert is_person(name.upper()) or name != name.title()


@pytest.mark.parametrize(
    "words",
    ["Li Auto Group", "U.S. Virgin", "Z.A. La", "J.P. Morgan", "Class Common", "Chen Properties", "Acorn bin Tools"],
)
def test_these_words_are_nobodys_name(words: str) -> None:
    assert not is_person(words)


@pytest.mark.parametrize(
    ("name", "family"),
    [("Zhang Min", "Zhang"), ("Li Ka-wing", "Li"), ("Ann Zhang", "Zhang"), ("T. Boone Hollis, Jr.", "Hollis")],
)
def test_the_family_name_may_stand_first(name: str, family: str) -> None:
    assert family_name(name) == family


@pytest.mark.parametrize("word", ["Wm.", "Jean-Luc", "Zoë", "ROBERT"])
def test_a_given_name_may_be_cut_doubled_or_accented(word: str) -> None:
    assert is_given(word)


@pytest.mark.parametrize(
    ("text", "month", "expected"),
    [
        ("Frank May resigned", "May", True),
        ("Frank May 12 Elm Street", "May", False),
        ("June Winters, President", "June", True),
        ("June Notes mature", "June", False),
        ("Acorn May sell", "May", False),
    ],
)
def test_a_month_may_be_a_part_of_a_name(text: str, month: str, *, expected: bool) -> None:
    at = text.index(month)
    assert is_month_in_name(text, 0, (at, at + len(month))) is expected


@pytest.mark.parametrize("name", NAMES)
def test_a_party_of_a_list(name: str) -> None:
    record = _record(
        'This Stockholders Agreement dated as of May 5, 1999 is among Acorn Tools, Inc., a Delaware corporation (the\n"'
        f'Company"), Robert Heron, {name}, Ann Wren and Plover Capital, L.P. (each, a "Stockholder").'
    )
    holders = [party.name for party in record.parties if party.defined_as == ("Stockholder",)]
    assert holders == ["Robert Heron", name, "Ann Wren", "Plover Capital, L.P."]


@pytest.mark.parametrize("name", NAMES)
def test_an_officer_who_leaves(name: str) -> None:
    record = _record(
        f"DAYTON, Ohio, July 21, 2003 -- Acorn Tools, Inc. (NYSE: ACT) today announced that {name} has resigned as\n"
        f'Treasurer of Acorn Tools, Inc. "It was time to go," said {name}.'
    )
    assert [(one.person, one.position, one.change) for one in record.role_changes] == [(name, "Treasurer", "resigned")]
    assert [one.speaker for one in record.quotations] == [name]


@pytest.mark.parametrize("name", NAMES)
def test_whom_to_ask(name: str) -> None:
    record = _record(
        "DAYTON, Ohio, July 21, 2003 -- Acorn Tools, Inc. today reported sales of $1.2 million.\n\n"
        f"Contact: {name}, (937) 555-0100; Ann Wren, (937) 555-0133\n"
    )
    assert [(one.name, one.phone) for one in record.contacts] == [
        (name, "(937) 555-0100"),
        ("Ann Wren", "(937) 555-0133"),
    ]
    assert not record.defined_terms


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Acorn Tools, Inc.\n1 Elm Street\nDayton, Ohio 45401\nAnn Wren\nVice President\nTel: (937) 555-0100\n",
            [("Ann Wren", "Vice President", "Acorn Tools, Inc.", "(937) 555-0100")],
        ),
        (
            "Additional information: Ann Wren (937) 555-0100 or Bo Teal (937) 555-0177\n",
            [("Ann Wren", None, None, "(937) 555-0100"), ("Bo Teal", None, None, "(937) 555-0177")],
        ),
        (
            "Contact: Ann Wren of Acorn Tools, Inc., (937) 555-0100\n",
            [("Ann Wren", None, "Acorn Tools, Inc.", "(937) 555-0100")],
        ),
        (
            (
                "If to the Artist:\n\nAnn Wren\nc/o Acorn Tools, LLC\n1 Elm Street\nDayton, Ohio 45401\n"
                "Attention: Bo Teal, President\n"
            ),
            [("Bo Teal", "President", "Acorn Tools, LLC", None)],
        ),
    ],
)
def test_the_person_beside_a_firm(text: str, expected: list[tuple[str | None, ...]]) -> None:
    found = _record(text).contacts
    assert [(one.name, one.title, one.organization, one.phone) for one in found] == expected


def test_a_name_that_is_printed_behind_the_hand_is_told_once() -> None:
    record = _record("PLOVER SYSTEMS, INC. By: Nancy Brewster Nancy Brewster Title: Secretary Date: June 4, 2003")
    assert [party.name for party in record.parties if party.kind == "person"] == ["Nancy Brewster"]


def test_officers_of_a_list() -> None:
    names = ("Robert Banks", "A.B.C. Thornton", "Thomas K Birch", "Wm. F. Alder", "Henry van der Veen")
    lines = "".join(f"     {name}, Treasurer\n" for name in names)
    record = _record(
        f"     On May 4, 2007, the Board of Directors of Acorn Tools, Inc. elected the following officers:\n\n{lines}"
    )
    assert [(one.person, one.change) for one in record.role_changes] == [(name, "appointed") for name in names]


def test_degrees_stand_between_a_person_and_an_office() -> None:
    record = _record(
        "DAYTON, Ohio, July 21 /PRNewswire/ -- Acorn Tools, Inc. today reported sales of $1.2 million.\n\n"
        "/CONTACT: Ann Wren, Ph.D., Chief Financial Officer of Acorn Tools, Inc., 937-555-0100, or Bo Teal, Jr. of\n"
        "Plover Communications, 212-555-0177/\n"
    )
    assert [(one.name, one.organization) for one in record.contacts] == [
        ("Ann Wren", "Acorn Tools, Inc."),
        ("Bo Teal, Jr.", "Plover Communications"),
    ]


def test_a_verb_before_a_speaker_is_no_part_of_the_name() -> None:
    record = _record(
        "DAYTON, Ohio, July 21, 2003 -- Acorn Tools, Inc. (NYSE: ACT) today reported sales of $1.2 million.\n\n"
        'June Wren, President of Acorn Tools, said, "Sales rose in each of our markets." Added Ann Teal, Treasurer: '
        '"Costs fell in all of them." Ms. Wren and Ms. Teal are happy.'
    )
    assert [one.speaker for one in record.quotations] == ["June Wren", "Ann Teal"]
