"""Is a change of office read in the ways that a sentence can tell one: who, by what verb, which office, since when?"""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract
from tests.extractors.test_role_changes_told import ACME, RELEASE, Told, told


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        (
            "Ann Hill, 65, Chairman of the Board, who was named Acting President in 2005, will remain as Treasurer.",
            [
                ("Ann Hill", ACME, "Chairman of the Board", "held", None, None),
                ("Ann Hill", ACME, "Acting President", "appointed", "2005", None),
                ("Ann Hill", ACME, "Treasurer", "held", None, None),
            ],
        ),
        (
            (
                "Ann Hill, the company’s president, will succeed Owen Lark as CEO; she has also been appointed a "
                "member of the board of directors."
            ),
            [
                ("Ann Hill", ACME, "president", "held", None, None),
                ("Ann Hill", ACME, "CEO", "appointed", None, None),
                ("Ann Hill", ACME, "Director", "appointed", None, None),
            ],
        ),
        (
            "Quynh Vo, Ph.D., has joined as vice president of line haul and land.",
            [("Quynh Vo", ACME, "vice president of line haul and land", "appointed", None, None)],
        ),
        (
            (
                "Ann Hill will head the office. The Company’s current CEO, Owen Lark, will become general manager of "
                "its offshore division."
            ),
            [
                ("Owen Lark", ACME, "CEO", "held", None, None),
                ("Owen Lark", ACME, "general manager of its offshore division", "appointed", None, None),
            ],
        ),
        (
            (
                "Ann Hill will retire as Chairman. Owen Lark will become Treasurer. These changes will take effect on "
                "May 1, 2007."
            ),
            [
                ("Ann Hill", ACME, "Chairman", "resigned", None, "2007-05-01"),
                ("Owen Lark", ACME, "Treasurer", "appointed", "2007-05-01", None),
            ],
        ),
        (
            "Freight Executive Vice President of Operations Paul Hill will retire May 1 after a long career.",
            [("Paul Hill", ACME, "Executive Vice President of Operations", "resigned", None, "2007-05-01")],
        ),
        (
            "the planned retirements of trustees Ann Hill, C.W. “Chip” Lee, and Ruth Ray, who are glad.",
            [
                ("Ann Hill", ACME, "trustee", "resigned", None, None),
                ("C.W. “Chip” Lee", ACME, "trustee", "resigned", None, None),
                ("Ruth Ray", ACME, "trustee", "resigned", None, None),
            ],
        ),
        (
            "the election of two Class A directors, Ann Hill and Owen Lark, is done.",
            [
                ("Ann Hill", ACME, "director", "appointed", None, None),
                ("Owen Lark", ACME, "director", "appointed", None, None),
            ],
        ),
        (
            "Ann Hill has been President since 2001 and a member of the Board since 2003.",
            [
                ("Ann Hill", ACME, "President", "held", "2001", None),
                ("Ann Hill", ACME, "Director", "held", "2003", None),
            ],
        ),
        (
            "Ann Hill, its Treasurer and a member of the Board, spoke.",
            [("Ann Hill", ACME, "Treasurer", "held", None, None), ("Ann Hill", ACME, "Director", "held", None, None)],
        ),
        (
            "it appointed Ann Hill to serve as a member of the Board and to be its Treasurer.",
            [
                ("Ann Hill", ACME, "Director", "appointed", None, None),
                ("Ann Hill", ACME, "Treasurer", "appointed", None, None),
            ],
        ),
        (
            "Ann Hill was named president of the company's drilling subsidiary, Hill Drilling Co.",
            [("Ann Hill", "Hill Drilling Co.", "president", "appointed", None, None)],
        ),
        (
            "Ann Hill will serve as vice president of a newly created service group that has ten people.",
            [("Ann Hill", ACME, "vice president", "appointed", None, None)],
        ),
        (
            (
                "it announced the following promotions:\n\n• John A. Hill to Treasurer from Controller\n"
                "• M. Paul Lee, Secretary\n"
            ),
            [
                ("John A. Hill", ACME, "Treasurer", "appointed", None, None),
                ("M. Paul Lee", ACME, "Secretary", "appointed", None, None),
            ],
        ),
        (
            (
                "it appointed certain executives to new positions as follows:\n\nName          New Title\n\n"
                "John A. Hill      Co-President and Treasurer\n"
            ),
            [
                ("John A. Hill", ACME, "Co-President", "appointed", None, None),
                ("John A. Hill", ACME, "Treasurer", "appointed", None, None),
            ],
        ),
        (
            "it has started to search for a new Treasurer. The Company’s Secretary, Ann Hill, spoke.",
            [("Ann Hill", ACME, "Secretary", "held", None, None)],
        ),
        ("Ann Hill served as President and CEO for three companies within a portfolio from 2009 to 2012.", []),
        ("there is no agreement under which Ann Hill was designated as Treasurer.", []),
        ("the separation of Lark Corp. from its parent will leave Ann Hill as she was.", []),
    ],
)
def test_a_sentence_tells_a_change(words: str, changes: list[Told]) -> None:
    assert told(words) == changes


@pytest.mark.parametrize(
    ("words", "people"),
    [
        ("Alfred Hill spoke. Alfred Hill, Jr. spoke too.", {"Alfred Hill"}),
        ("Henry A. Hill spoke, and Hank Hill too, and Henry Hill.", {"Henry A. Hill"}),
        ("A. John Hill, Jr. spoke. John Hill spoke too.", {"A. John Hill, Jr."}),
        ("John E. “Jack” Hill Jr. spoke. Jack E. Hill Jr. spoke.", {"John E. “Jack” Hill Jr."}),
        ("John Hill, Jr. and John Hill, Sr. spoke.", {"John Hill, Jr.", "John Hill, Sr."}),
        ("John A. Hill and John B. Hill spoke.", {"John A. Hill", "John B. Hill"}),
    ],
)
def test_names_of_one_person_are_joined_and_those_of_two_are_not(words: str, people: set[str]) -> None:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).parties
    assert {one.name for one in found if one.kind == "person"} == people
