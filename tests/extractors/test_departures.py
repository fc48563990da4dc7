"""Who leaves the office that stands beside the name, and whose is an office between two names?"""

from typing import Any

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

RELEASE = (
    "SAN JOSE, Calif., August 15, 2006 /PRNewswire/ -- Acme Corporation (Nasdaq: ACME) today announced that {words}\n"
)
TREASURER = ("Ann Lee", "Treasurer")


def told(words: str) -> list[tuple[Any, ...]]:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).role_changes
    return sorted((one.person, one.position, one.change, one.start, one.end) for one in found)


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ("Ann Lee, Treasurer, will be retiring effective at year-end.", None),
        ("Ann Lee, its Treasurer since 2001, has decided to leave the Company, effective May 1, 2007.", "2007-05-01"),
        ("Treasurer Ann Lee has resigned to pursue other interests.", None),
        ("Ann Lee, 58, the Treasurer, informed the Board of her decision to retire on May 1, 2007.", "2007-05-01"),
        ("it accepts the resignation of Ann Lee, its Treasurer, effective May 1, 2007.", "2007-05-01"),
        ("Ann Lee, Treasurer, was dismissed.", None),
    ],
)
def test_who_leaves_has_the_office_beside_the_name_no_more(words: str, end: str | None) -> None:
    (one,) = (one for one in told(words) if one[:2] == TREASURER)
    assert (one[2], one[4]) == ("resigned", end)


@pytest.mark.parametrize(
    "words",
    [
        "Ann Lee, Treasurer, said that the notes will be retired.",
        "Ann Lee, Treasurer, plans to retire the notes.",
        "Ann Lee, Treasurer, thanked those who left.",
        "Ann Lee, Treasurer, retired from Teal Bank in 1999 after thirty years.",
        "Ann Lee, Treasurer, will step down from the Board of Directors.",
        "Ann Lee, Treasurer, left Teal Bank in 1999.",
    ],
)
def test_who_leaves_something_else_has_it_still(words: str) -> None:
    assert [one[2] for one in told(words) if one[:2] == TREASURER] == ["held"]


def test_a_chain_of_offices_and_names_gives_each_name_the_office_before_it() -> None:
    words = "a committee has Chairman Bo Teal, Chair of the Audit Committee Ann Lee and Chair of the Board Ed Heron."
    assert [one[:2] for one in told(words)] == [
        ("Ann Lee", "Chair of the Audit Committee"),
        ("Bo Teal", "Chairman"),
        ("Ed Heron", "Chair of the Board"),
    ]


def test_one_office_in_full_and_by_its_initials_is_one_item() -> None:
    words = "Ann Lee has been appointed interim CFO. Ms. Lee will assume the role of interim Chief Financial Officer."
    assert told(words) == [("Ann Lee", "interim CFO", "appointed", None, None)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (
            'Mr. Bo Teal ("Mr. Teal") resigned as independent director ("INED") and chair effective May 1, 2006.',
            [
                ("Bo Teal", "chair", "resigned", None, "2006-05-01"),
                ("Bo Teal", "director", "resigned", None, "2006-05-01"),
            ],
        ),
        (
            "Ann Lee will retire as Chief Executive Officer and member of the company's Board of Directors.",
            [
                ("Ann Lee", "Chief Executive Officer", "resigned", None, None),
                ("Ann Lee", "Director", "resigned", None, None),
            ],
        ),
        (
            "Ann Lee retired. Lee will continue to serve on the board of directors.",
            [("Ann Lee", "Director", "held", None, None)],
        ),
        (
            "its board named Ann Lee, who last month was elected a director, as chairman.",
            [("Ann Lee", "chairman", "appointed", None, None)],
        ),
        (
            "the Board approved the appointment of Ann Lee, the Company's current Treasurer, as President.",
            [("Ann Lee", "President", "appointed", None, None), ("Ann Lee", "Treasurer", "held", None, None)],
        ),
        (
            "the board has named director Bo Teal to replace Mr. Lee as non-executive chairman.",
            [
                ("Bo Teal", "director", "held", None, None),
                ("Bo Teal", "non-executive chairman", "appointed", None, None),
            ],
        ),
        (
            "Ann Lee resigned as an independent non-executive director.",
            [("Ann Lee", "independent non-executive director", "resigned", None, None)],
        ),
        (
            "Ann Lee will continue in her present capacity as Treasurer through August 31, 2007.",
            [("Ann Lee", "Treasurer", "held", None, "2007-08-31")],
        ),
        (
            "Ann Lee joined the board as an independent director in May 2006.",
            [("Ann Lee", "director", "appointed", "2006-05", None)],
        ),
        (
            "Ann Lee, Treasurer, informed it of her decision, following a transition, to step away from her role.",
            [("Ann Lee", "Treasurer", "resigned", None, None)],
        ),
        (
            "it may request that Ann Lee leave. It requested that she continue as a special advisor.",
            [],
        ),
        (
            "Ann Lee, its previous Treasurer, has transitioned to Controller.",
            [("Ann Lee", "Controller", "appointed", None, None)],
        ),
        (
            "it approved the election of Ann Lee, Nico Teal, and Bob Ray to the Board of Directors.",
            [
                ("Ann Lee", "Director", "appointed", None, None),
                ("Bob Ray", "Director", "appointed", None, None),
                ("Nico Teal", "Director", "appointed", None, None),
            ],
        ),
        (
            "Ann Lee has informed the Board that she will not stand for re-election.",
            [("Ann Lee", "Director", "resigned", None, None)],
        ),
        (
            "Captain Ann Lee has elected not to seek re-election to the Board of Directors.",
            [("Ann Lee", "Director", "resigned", None, None)],
        ),
        (
            "unless it removes Ann Lee, we will resign from the Board.",
            [],
        ),
        (
            "Ann Lee is audit committee chair.",
            [("Ann Lee", "audit committee chair", "held", None, None)],
        ),
        (
            "Ann Lee, age 55, current Treasurer, will succeed Mr. Bo Teal as President.",
            [("Ann Lee", "President", "appointed", None, None), ("Ann Lee", "Treasurer", "held", None, None)],
        ),
        (
            "Ann Lee and Bob Ray were elected as external directors at the Company's general meeting.",
            [("Ann Lee", "director", "appointed", None, None), ("Bob Ray", "director", "appointed", None, None)],
        ),
        (
            "Ann Lee will retire as Treasurer and will become Chairman of the Board.",
            [
                ("Ann Lee", "Chairman of the Board", "appointed", None, None),
                ("Ann Lee", "Treasurer", "resigned", None, None),
            ],
        ),
        (
            "Ann Lee will retire as Treasurer and from the board of directors effective May 10, 2007.",
            [
                ("Ann Lee", "Director", "resigned", None, "2007-05-10"),
                ("Ann Lee", "Treasurer", "resigned", None, "2007-05-10"),
            ],
        ),
        (
            "Chairman Emeritus Ann Lee has elected to retire from the Company's Board of Directors.",
            [
                ("Ann Lee", "Chairman Emeritus", "held", None, None),
                ("Ann Lee", "Director", "resigned", None, None),
            ],
        ),
        (
            "Ann Lee was Treasurer of the Company from 1996 to 2002, and Controller of the Company from 1990 to 1996.",
            [("Ann Lee", "Controller", "held", "1990", "1996"), ("Ann Lee", "Treasurer", "held", "1996", "2002")],
        ),
        (
            "Ann Lee has been Treasurer since 2002, Vice President, Tax from 1999 to 2002.",
            [
                ("Ann Lee", "Treasurer", "held", "2002", None),
                ("Ann Lee", "Vice President, Tax", "held", "1999", "2002"),
            ],
        ),
        (
            "it named Claes Teal as president. Teal, 53, will also join the Acme board of directors.",
            [("Claes Teal", "Director", "appointed", None, None), ("Claes Teal", "president", "appointed", None, None)],
        ),
        (
            "Ann Lee has been elected a director. The election of Ms. Lee takes effect from May 1, 2007.",
            [("Ann Lee", "director", "appointed", "2007-05-01", None)],
        ),
        (
            "Ann Lee will continue to serve out her term as a member of the Company's Board of Directors.",
            [("Ann Lee", "Director", "held", None, None)],
        ),
        (
            "Ann Lee, senior vice president, flight operations, spoke.",
            [("Ann Lee", "senior vice president, flight operations", "held", None, None)],
        ),
        (
            "Ann Lee, Treasurer and Director of the Company, will retire from the Company. She will remain a Director.",
            [("Ann Lee", "Director", "held", None, None), ("Ann Lee", "Treasurer", "resigned", None, None)],
        ),
        (
            "it has the appointments of Ann Lee as its Treasurer and Bob Ray as its Controller.",
            [("Ann Lee", "Treasurer", "appointed", None, None), ("Bob Ray", "Controller", "appointed", None, None)],
        ),
        (
            "Ann Lee, who had served as Treasurer, has been named Senior Vice President of Wool Operations.",
            [
                ("Ann Lee", "Senior Vice President of Wool Operations", "appointed", None, None),
                ("Ann Lee", "Treasurer", "held", None, None),
            ],
        ),
        (
            "Treasurer Emanuel (“Manny”) P.N. Heron has tendered his resignation to the Company.",
            [("Emanuel (“Manny”) P.N. Heron", "Treasurer", "resigned", None, None)],
        ),
        (
            "Ann Lee joined in May 2001 as Treasurer after serving in positions, including as President of Teal-Lark.",
            [("Ann Lee", "President", "held", None, None), ("Ann Lee", "Treasurer", "appointed", "2001-05", None)],
        ),
        (
            "it has thanked Ms. Ann Lee. He has been Treasurer since 2001.",
            [],
        ),
        (
            "Ann Lee, senior vice president, finance and chief financial officer, spoke.",
            [
                ("Ann Lee", "chief financial officer", "held", None, None),
                ("Ann Lee", "senior vice president, finance", "held", None, None),
            ],
        ),
        (
            "Ann Lee, General Counsel and Corporate Affairs Officer, spoke.",
            [
                ("Ann Lee", "Corporate Affairs Officer", "held", None, None),
                ("Ann Lee", "General Counsel", "held", None, None),
            ],
        ),
        (
            "it named Ann Lee, president of Acme, as chairman. Lee will take the title of chairman and president.",
            [("Ann Lee", "chairman", "appointed", None, None), ("Ann Lee", "president", "held", None, None)],
        ),
    ],
)
def test_the_statements_of_departures_and_successions(words: str, found: list[tuple[Any, ...]]) -> None:
    assert told(words) == found


@pytest.mark.parametrize(
    ("words", "organizations"),
    [
        ("Ann Lee is a director of Teal LP (where she is the chair), Lark Coal (where she sits), and Teal Corporation.",
         {"Teal LP", "Lark Coal", "Teal Corporation"}),
        ("it is held by Teal Corporation, of which Ann Lee is the chairman.", {"Teal Corporation"}),
        ("Ann Lee sits on the board of directors of Teal & Co. It grew.",
         {"Teal & Co."}),
        ("Ann Lee has 30 years of experience, including 19 years with Teal Energy, serving as its President.",
         {"Teal Energy"}),
        ("Ann Lee, Chair of the Acme Board, spoke.", {"Acme Corporation"}),
        ("Ann Lee is a partner of 22nd Teal Group. Ann Lee, chief executive at 22nd Teal Group, spoke.",
         {"22nd Teal Group"}),
        ("Ann Lee is chair of Teal LLC and the lead director of Lark Bank.", {"Teal LLC", "Lark Bank"}),
        ("Teal-Lark was sold. Ann Lee has been a Teal-Lark director since 2005.", {"Teal-Lark"}),
        ("Ann Lee, president and CEO, Teal Foods Limited, spoke.", {"Teal Foods Limited"}),
        ("Ann Lee was Vice President of Wool for Teal (now Lark).", {"Teal"}),
        ("Ann Lee is a banker, including serving as treasurer of Teal Bank from May 2001 to May 2002.", {"Teal Bank"}),
        ("Ann Lee has 30 years of experience, including 8 years as treasurer of Teal PLC.", {"Teal PLC"}),
    ],
)  # fmt: skip
def test_whose_the_offices_are(words: str, organizations: set[str]) -> None:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).role_changes
    assert {one.organization for one in found} == organizations


def test_a_name_for_short_is_that_of_the_person_in_full() -> None:
    text = RELEASE.format(words="CEO Joe Heron spoke. Joseph F. Heron joined Acme in May 2001.")
    record = extract(Document.from_text(text), EXTRACTORS)
    assert [one.name for one in record.parties if one.kind == "person"] == ["Joseph F. Heron"]
    assert {one.person for one in record.role_changes} == {"Joseph F. Heron"}


def test_an_announcement_to_an_exchange_is_its_own_company_s() -> None:
    text = (
        "18 September 2014\n\nTeal Group plc\n(“Teal” or the “Group”)\n\nBoard Change\n\nAnn Lee, Non-executive "
        "Chairman, is stepping down from the Board with effect from 31 October 2014. It has been decided to look for "
        "a successor to her in the coming months, and the Board will announce whom it has found.\n\n- Ends -\n"
    )
    record = extract(Document.from_text(text), EXTRACTORS)
    assert record.document.kind == "management_change_release"
    assert [(one.position, one.organization, one.end) for one in record.role_changes] == [
        ("Non-executive Chairman", "Teal Group plc", None),
        ("Director", "Teal Group plc", "2014-10-31"),
    ]


def test_a_contact_of_another_firm_has_its_office_there() -> None:
    text = (
        "Contact:\nAnn Lee, President of Teal Bank\n(309) 555-0671\n\nBob Ray, President/CEO or Ed Heron, EVP\n"
        "(309) 555-0672\n\nACME TOOLS NAMES RUTH HERON PRESIDENT\n\n"
        "DAYTON, Ohio, May 1, 2001 -- Acme Tools, Inc. (NYSE: ACM) said that Ruth Heron has been named President.\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [(one.position, one.organization) for one in found if one.person == "Ann Lee"] == [
        ("President", "Teal Bank")
    ]
    assert {one.position for one in found if one.person == "Bob Ray"} == {"President", "CEO"}


def test_a_letter_leaves_a_seat_and_an_office() -> None:
    text = (
        "May 1, 2001\n\nTo the Board:\n\nI am resigning my position on the board of directors and as audit "
        "committee chair effective immediately.\n\n/s/ Ann Lee\n\nAnn Lee, MD, MPH\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert sorted((one.person, one.position, one.change) for one in found) == [
        ("Ann Lee", "Director", "resigned"),
        ("Ann Lee", "audit committee chair", "resigned"),
    ]


def test_a_release_without_its_lines_has_an_issuer() -> None:
    text = (
        "FOR IMMEDIATE RELEASE CONTACT: Ruth Plover (612) 555-0143 HERON AIRLINES NAMES TEAL PRESIDENT, CHIEF "
        "OFFICER MINNEAPOLIS, Sept. 3, 1996 -- Heron Airlines, Inc. (NASDAQ: HRON) today said that Walter J. Teal, 51, "
        "has been elected president, succeeding Donald P. Lark.\n"
    )
    record = extract(Document.from_text(text), EXTRACTORS)
    assert [one.name for one in record.parties if one.role == "issuer"] == ["Heron Airlines, Inc."]
    assert [(one.person, one.position) for one in record.role_changes] == [("Walter J. Teal", "president")]


def test_a_firm_is_called_as_in_the_text_and_not_as_in_the_headline() -> None:
    text = (
        "Teal Tools Inc. Announces the Retirement of the Chairman of the Board\n\nDecember 16, 2016\n\nDAYTON, Ohio -- "
        "Teal Tools, Inc. (NASDAQ: TEAL) today announced the retirement of Ann Lee as Chairman.\n"
    )
    record = extract(Document.from_text(text), EXTRACTORS)
    assert [one.name for one in record.parties if one.role == "issuer"] == ["Teal Tools, Inc."]
    assert [(one.position, one.announced) for one in record.role_changes] == [("Chairman", "2016-12-16")]


def test_a_headline_in_capitals_names_whom_it_names() -> None:
    text = (
        "Contact: Diana S. Heron\n\nTEAL GROUP ANNOUNCES THE PROMOTION OF DOUGLAS E. LARK TO TREASURER\n\n"
        "DAYTON, Ohio, May 1, 2001 -- Teal Group, Inc. (NYSE: TEA) announced the promotion of Douglas E. Lark to "
        "Treasurer.\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert {(one.person, one.position) for one in found} == {("Douglas E. Lark", "Treasurer")}


DATED = "DAYTON, Ohio, {day} -- Acme Corporation (NYSE: ACM) {words}\n"


@pytest.mark.parametrize(
    ("day", "words", "expected"),
    [
        ("March 15, 1996", "said that its Treasurer, Ann Lee, left the company on March 1, 1996.",
         [("Treasurer", "resigned", None, "1996-03-01")]),
        ("March 15, 1996", "said that Ann Lee, vice president and Treasurer, resigned on\nMarch 1, 1996.",
         [("Treasurer", "resigned", None, "1996-03-01"), ("vice president", "resigned", None, "1996-03-01")]),
        ("August 15, 2006", "announced that Ann Lee, Treasurer, has resigned, effective August 1, 2006.",
         [("Treasurer", "resigned", None, "2006-08-01")]),
        ("August 15, 2006", "said that Ann Lee, Treasurer since June 1962, will retire on May 31, 1984.",
         [("Treasurer", "resigned", "1962-06", "1984-05-31")]),
        ("August 15, 2019", "said that Ann Lee, Treasurer, resigned from the Board on July 31, 2019.",
         [("Director", "resigned", None, "2019-07-31"), ("Treasurer", "held", None, None)]),
    ],
)  # fmt: skip
def test_an_office_that_is_left_where_it_is_named_is_told_once(
    day: str, words: str, expected: list[tuple[Any, ...]]
) -> None:
    found = extract(Document.from_text(DATED.format(day=day, words=words)), EXTRACTORS).role_changes
    assert sorted((one.position, one.change, one.start, one.end) for one in found) == expected
