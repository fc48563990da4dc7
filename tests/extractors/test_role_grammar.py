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
        (
            "Ann Hill, who joined in 1990 as Controller, has been Treasurer since 1999.",
            [
                ("Ann Hill", ACME, "Controller", "appointed", "1990", None),
                ("Ann Hill", ACME, "Treasurer", "held", "1999", None),
            ],
        ),
        (
            "Ann Hill joined Lark Tools, Inc. in 1994 and served as its Treasurer until 2001.",
            [("Ann Hill", "Lark Tools, Inc.", "Treasurer", "held", None, "2001")],
        ),
        (
            "From 1998 to 2001, Ann Hill was President of Lark Tools, Inc. and currently serves as its Chairman.",
            [
                ("Ann Hill", "Lark Tools, Inc.", "President", "held", "1998", "2001"),
                ("Ann Hill", "Lark Tools, Inc.", "Chairman", "held", None, None),
            ],
        ),
        (
            "Ann Hill retired as Treasurer of Lark Tools, Inc. in 2001, having served in that capacity since 1990.",
            [("Ann Hill", "Lark Tools, Inc.", "Treasurer", "resigned", "1990", "2001")],
        ),
        (
            "Ann Hill has been a partner in the law firm of Lark & Finch LLP since 1990.",
            [("Ann Hill", "Lark & Finch LLP", "partner", "held", "1990", None)],
        ),
        (
            "Ann Hill, 55, is the founder, chairman and treasurer of Lark Tools, Inc.",
            [
                ("Ann Hill", "Lark Tools, Inc.", "chairman", "held", None, None),
                ("Ann Hill", "Lark Tools, Inc.", "treasurer", "held", None, None),
            ],
        ),
        (
            "it elected Ann Hill to the Board as a Class III director.",
            [("Ann Hill", ACME, "director", "appointed", None, None)],
        ),
        (
            "Ann Hill has agreed to join the Company as Treasurer, beginning May 17, 2007.",
            [("Ann Hill", ACME, "Treasurer", "appointed", "2007-05-17", None)],
        ),
        (
            "Ann Hill will take over for Owen Lark as Treasurer, and Ruth Ray will step into the role of Secretary.",
            [
                ("Ann Hill", ACME, "Treasurer", "appointed", None, None),
                ("Ruth Ray", ACME, "Secretary", "appointed", None, None),
            ],
        ),
        (
            "Ann Hill’s term as a director expired at the annual meeting on May 1, 2006.",
            [("Ann Hill", ACME, "director", "resigned", None, "2006-05-01")],
        ),
        (
            "Andre de Lark, Chairman, will retire. Mr. de Lark has been a director since 1996.",
            [
                ("Andre de Lark", ACME, "Chairman", "resigned", None, None),
                ("Andre de Lark", ACME, "director", "held", "1996", None),
            ],
        ),
        (
            "Ann Hill is on the boards of the University of Virginia Hill Center. She is a director.",
            [
                ("Ann Hill", "University of Virginia Hill Center", "Director", "held", None, None),
                ("Ann Hill", ACME, "director", "held", None, None),
            ],
        ),
        (
            "Ann Hill has been Vice President for Accounting at the holding company since 2001.",
            [("Ann Hill", ACME, "Vice President for Accounting", "held", "2001", None)],
        ),
        (
            (
                "Ann Hill is currently Senior Vice President, Talk & Shows at Lark Radio. She returned to Teal in 2005 "
                "as Treasurer."
            ),
            [
                ("Ann Hill", "Lark Radio", "Senior Vice President, Talk & Shows", "held", None, None),
                ("Ann Hill", "Teal", "Treasurer", "appointed", "2005", None),
            ],
        ),
        (
            "Ann Hill was first elected to the Board of Directors in March 1999.",
            [("Ann Hill", ACME, "Director", "appointed", "1999-03", None)],
        ),
        (
            "it appointed Ann Hill of Lark Capital to the Board of Directors.",
            [("Ann Hill", ACME, "Director", "appointed", None, None)],
        ),
        (
            "in addition to her duties as Treasurer, Ann Hill also serves as the Company’s Secretary.",
            [
                ("Ann Hill", ACME, "Treasurer", "held", None, None),
                ("Ann Hill", ACME, "Secretary", "held", None, None),
            ],
        ),
        (
            "Miss Ann Hill spoke. Miss Hill is a trustee of the Ruth and Owen Ray Family Foundation.",
            [("Ann Hill", "Ruth and Owen Ray Family Foundation", "trustee", "held", None, None)],
        ),
        (
            "Ann Hill retired from Lark Tools, Inc. in 2009 where she served as Treasurer.",
            [("Ann Hill", "Lark Tools, Inc.", "Treasurer", "held", None, None)],
        ),
        (
            "on May 1, 2006, Ann Hill will become Treasurer, a post that was made in 1999.",
            [("Ann Hill", ACME, "Treasurer", "appointed", "2006-05-01", None)],
        ),
        ("the St. Louis Post was sold in 1990, when he retired as Chairman.", []),
        ("Ann Hill chose a new Treasurer, and designated the Secretary as her proxy.", []),
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
        ("John E. (Jack) Hill and John C. Hill spoke. Jack Hill too.", {"John E. (Jack) Hill", "John C. Hill"}),
        ("John Hill, Jr. and John Hill, Sr. spoke.", {"John Hill, Jr.", "John Hill, Sr."}),
        ("John A. Hill and John B. Hill spoke.", {"John A. Hill", "John B. Hill"}),
    ],
)
def test_names_of_one_person_are_joined_and_those_of_two_are_not(words: str, people: set[str]) -> None:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).parties
    assert {one.name for one in found if one.kind == "person"} == people


def test_a_verb_in_capitals_that_is_taken_for_a_name_gives_no_office() -> None:
    words = "THE COMMITTEE DESIGNATED RUTH HERON, TREASURER, CONTROLLER, AS PROXY HOLDER."
    record = extract(Document.from_text(RELEASE.format(words=words).upper()), EXTRACTORS)
    assert {one.position for one in record.role_changes} <= {"TREASURER", "CONTROLLER"}
