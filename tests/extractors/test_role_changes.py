"""Who takes, leaves and holds which office, from when to when, in the words of releases and reports?"""

from typing import Any

import pytest

from extractors import EXTRACTORS
from extractors.lexicon.offices import offices_in
from extractors.role_changes import find
from extractors.role_changes.times import after, before, edtf
from pipeline import Document
from pipeline.process import extract
from pipeline.record import RoleChange
from pipeline.span import Span

RELEASE = """\
SAN JOSE, Calif., August 15, 2006 /PRNewswire/ -- Acme Semiconductor
Corporation (Nasdaq: ACME) today announced that {words}
"""


def told(words: str) -> tuple[RoleChange, ...]:
    return extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).role_changes


def shown(one: RoleChange, *fields: str) -> tuple[Any, ...]:
    return tuple(getattr(one, field) for field in fields)


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        (
            "Michael D. Craighead will step down as Vice President and Chief Financial\nOfficer on January 31, 2007.",
            [
                ("Michael D. Craighead", "Vice President", "resigned", None, "2007-01-31"),
                ("Michael D. Craighead", "Chief Financial Officer", "resigned", None, "2007-01-31"),
            ],
        ),
        (
            "its Board of Directors has elected Dr. Simon Wong to the Board, effective September 1, 2006.",
            [("Simon Wong", "Director", "appointed", "2006-09-01", None)],
        ),
        (
            "it named Michael E. Marks, a director, to succeed Dr. Harari as Chairman of the Board on January 1, 2011.",
            [
                ("Michael E. Marks", "director", "held", None, None),
                ("Michael E. Marks", "Chairman of the Board", "appointed", "2011-01-01", None),
            ],
        ),
        (
            "Jane Doe has left. Ms. Steelman was Group Vice President at Family Dollar Stores from 2011 to 2014.",
            [("Steelman", "Group Vice President", "held", "2011", "2014")],
        ),
        (
            "Mr. Amelio told the board that he will retire as President. His retirement is effective June 18, 2007.",
            [("Amelio", "President", "resigned", None, "2007-06-18")],
        ),
        (
            "Dr. Wong was elected to its Board of Directors. He will begin serving on the board on May 1, 2007.",
            [("Wong", "Director", "appointed", "2007-05-01", None)],
        ),
        (
            "Tony Heron, Kevin S. Teal and Ann Lee have resigned from the Board of Directors.",
            [
                ("Tony Heron", "Director", "resigned", None, None),
                ("Kevin S. Teal", "Director", "resigned", None, None),
                ("Ann Lee", "Director", "resigned", None, None),
            ],
        ),
        (
            "Dorrit Q. Teal, Ph.D., was promoted to President. She joined in May 1994 as\nvice president of sales.",
            [
                ("Dorrit Q. Teal", "President", "appointed", None, None),
                ("Dorrit Q. Teal", "vice president of sales", "appointed", "1994-05", None),
            ],
        ),
        (
            "Ann Lee was Staff Vice President, Tax. Ruth Teal was Senior Vice President, Global Chief Brand Officer.",
            [
                ("Ann Lee", "Staff Vice President, Tax", "held", None, None),
                ("Ruth Teal", "Senior Vice President", "held", None, None),
                ("Ruth Teal", "Global Chief Brand Officer", "held", None, None),
            ],
        ),
        (
            "Ruth Heron and Owen Teal have been appointed Co-Chief Executive Officers, effective immediately.",
            [
                ("Ruth Heron", "Co-Chief Executive Officer", "appointed", None, None),
                ("Owen Teal", "Co-Chief Executive Officer", "appointed", None, None),
            ],
        ),
        (
            "Ruth Heron was elected Chair of the Audit Committee, and Owen Teal was named Lead Independent Director.",
            [
                ("Ruth Heron", "Chair of the Audit Committee", "appointed", None, None),
                ("Owen Teal", "Lead Independent Director", "appointed", None, None),
            ],
        ),
        (
            "Ruth Heron was named vice president, general manager of its Tools Division, and Vice President-Finance.",
            [
                ("Ruth Heron", "vice president", "appointed", None, None),
                ("Ruth Heron", "general manager of its Tools Division", "appointed", None, None),
                ("Ruth Heron", "Vice President-Finance", "appointed", None, None),
            ],
        ),
        (
            "on May 1, 2006, Ann Lee and Owen Teal tendered their resignations as directors, effective upon closing.",
            [
                ("Ann Lee", "director", "resigned", None, None),
                ("Owen Teal", "director", "resigned", None, None),
            ],
        ),
        (
            "Ann Lee was elected President and a member of its Board of Directors.",
            [
                ("Ann Lee", "President", "appointed", None, None),
                ("Ann Lee", "Director", "appointed", None, None),
            ],
        ),
        (
            "Ann Lee would serve as Treasurer, with Owen Teal, Group Finance Director, continuing as President.",
            [
                ("Ann Lee", "Treasurer", "appointed", None, None),
                ("Owen Teal", "Group Finance Director", "held", None, None),
                ("Owen Teal", "President", "held", None, None),
            ],
        ),
        (
            "its Chairman, Owen Teal, died on August 12, 2006, at the age of 71.",
            [("Owen Teal", "Chairman", "held", None, "2006-08-12")],
        ),
        (
            "Ruth Heron, Non-Executive Director, will stand down from the Board with effect from 30 September 2006.",
            [
                ("Ruth Heron", "Non-Executive Director", "held", None, None),
                ("Ruth Heron", "Director", "resigned", None, "2006-09-30"),
            ],
        ),
        (
            "on August 10, 2006 the Board accepted the resignation of Owen Teal as Treasurer.",
            [("Owen Teal", "Treasurer", "resigned", None, "2006-08-10")],
        ),
        (
            "Owen Teal, Treasurer, spoke. Mr. Teal has been Treasurer since 1999, and will retire as Treasurer.",
            [("Owen Teal", "Treasurer", "resigned", "1999", None)],
        ),
        (
            "Ann Lee has been President since 2003, having served as Treasurer (2000-2003) and Controller (1994-1999).",
            [
                ("Ann Lee", "President", "held", "2003", None),
                ("Ann Lee", "Treasurer", "held", "2000", "2003"),
                ("Ann Lee", "Controller", "held", "1994", "1999"),
            ],
        ),
        (
            "it grew. Since August 2003, Mr. Ng has served as Controller.",
            [("Ng", "Controller", "held", "2003-08", None)],
        ),
    ],
)
def test_the_statements_of_a_release(words: str, changes: list[tuple[Any, ...]]) -> None:
    found = [shown(one, "person", "position", "change", "start", "end") for one in told(words)]
    assert sorted(found, key=str) == sorted(changes, key=str)


@pytest.mark.parametrize(
    "words",
    [
        "Mr. Jones will be paid two years' salary if he resigns as President.",
        "John Smith, the former Chief Executive Officer of Acme, attended.",
        "sales of the Chief Executive line rose; the Secretary of State was informed by Ann Lee.",
        "Mr. Jones is not a director and was not appointed Treasurer.",
        "Ann Lee is a director of several private boards.",
        "Ann Lee served as Controller, and subsequently as head of finance, of Teal Corporation.",
        "it has an Outside Director Compensation Policy.",
        "there is no arrangement pursuant to which Ann Lee was selected as a director.",
        "Ann Lee leads the office while the Board looks for a permanent Chief Executive Officer.",
    ],
)
def test_what_states_no_office_of_a_day(words: str) -> None:
    assert told(words) == ()


@pytest.mark.parametrize(
    ("words", "organization"),
    [
        ("Ann Lee, President of the Company, spoke.", "Acme Semiconductor Corporation"),
        ("Ann Lee, Acme's President, spoke.", "Acme Semiconductor Corporation"),
        ("Ann Lee, president and CEO of R.J. Steichen & Company, spoke.", "R.J. Steichen & Company"),
        ("Ann Lee has joined Beta Foods, Inc. as Treasurer.", "Beta Foods, Inc."),
        ("Ann Lee came from Beta Foods, where she was Treasurer.", "Beta Foods"),
        ("Ann Lee will become Chairman of the combined company.", "combined company"),
    ],
)
def test_whose_office_it_is(words: str, organization: str) -> None:
    assert {one.organization for one in told(words)} == {organization}


@pytest.mark.parametrize(
    ("words", "organizations"),
    [
        (
            "Ann Lee, Chairman of Home Depot Corporation and Savi Technology, spoke.",
            ["Home Depot Corporation", "Savi Technology"],
        ),
        ("Ann Lee is a director of the Company and Teal Bank.", ["Acme Semiconductor Corporation", "Teal Bank"]),
        (
            "Ann Lee is a director of Teal Limited, an oil firm, Lark, Inc., several boards and Heron College.",
            ["Teal Limited", "Lark, Inc.", "Heron College"],
        ),
        (
            "Ann Lee is Treasurer of the Company's subsidiary, Teal, Inc. and its subsidiary, Lark Funds LLC (“ULF”).",
            ["Teal, Inc.", "Lark Funds LLC"],
        ),
        (
            "Ann Lee has been Treasurer of its wire subsidiary Teal Wire (Shanghai) Co., Ltd (“TW”) since May 2002.",
            ["Teal Wire (Shanghai) Co., Ltd"],
        ),
        ("Ann Lee is a director of Teal Tools, Inc., Dayton, Ohio, and plays.", ["Teal Tools, Inc."]),
        ("Ann Lee was president of Teal Group and Lark Bank was sold.", ["Teal Group"]),
        ("Ann Lee is a director of Three Five Systems.", ["Three Five Systems"]),
        (
            "Ann Lee serves on the boards of directors of Teal Inc., Lark Group PLC and a number of private companies.",
            ["Teal Inc.", "Lark Group PLC"],
        ),
    ],
)
def test_one_office_at_several_organizations(words: str, organizations: list[str]) -> None:
    found = told(words)
    assert [one.organization for one in found] == organizations
    assert len({one.span for one in found}) == len(found)


def test_an_office_that_is_over_is_held_on_no_day() -> None:
    (one,) = told("Mr. Jones previously served as Chief Financial Officer of Beta Foods, Inc.")
    assert shown(one, "change", "organization", "as_of", "announced") == (
        "held",
        "Beta Foods, Inc.",
        None,
        None,
    )


def test_a_change_is_announced_where_it_is_news() -> None:
    found = told(
        "it grew. On May 5, 2006 we announced that Ann Lee was named Treasurer. Ruth Heron was elected a director in "
        "November 2000. Owen Teal was named President on August 1, 2006."
    )
    assert [shown(one, "person", "announced") for one in found] == [
        ("Ann Lee", "2006-05-05"),
        ("Ruth Heron", None),
        ("Owen Teal", "2006-08-15"),
    ]


def test_a_headline_is_evidence_of_the_changes_that_it_tells() -> None:
    text = (
        "ACME TOOLS NAMES HERON CEO\n\nDAYTON, Ohio, May 1, 2001 -- Acme Tools, Inc. (NYSE: ACM) said that Ruth Heron "
        "has been named Chief Executive Officer and Secretary. Owen Teal has resigned as Treasurer.\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert {one.position: [text[slice(*span)] for span in one.evidence] for one in found} == {
        "Chief Executive Officer": ["ACME TOOLS NAMES HERON CEO"],
        "Secretary": [],
        "Treasurer": [],
    }


def test_a_surname_is_that_of_a_person_and_not_of_a_firm() -> None:
    found = told("Miller Heron Lark Teal, Inc. grew. David B. Heron left. Mr. Heron served as president of Lark, Inc.")
    assert [shown(one, "person", "organization") for one in found] == [("David B. Heron", "Lark, Inc.")]


def test_one_tenure_is_one_item_and_later_mentions_are_evidence() -> None:
    (one,) = told("Ann Lee, President, spoke. Ms. Lee, President, also wrote a book.")
    assert shown(one, "person", "position", "as_of") == ("Ann Lee", "President", "2006-08-15")
    assert len(one.evidence) == 1


@pytest.mark.parametrize(
    "words",
    [
        "Ann Lee most recently served as Treasurer of Lark, Inc.",
        "Ann Lee has held various roles at Lark, Inc., including Treasurer.",
        "Ann Lee has been President since May 2001 after serving as Treasurer since 1995.",
    ],
)
def test_an_office_before_the_present_one_is_held_on_no_day(words: str) -> None:
    (one,) = (one for one in told(words) if one.position == "Treasurer")
    assert shown(one, "person", "change", "as_of") == ("Ann Lee", "held", None)


def test_who_took_an_office_long_ago_has_it_in_one_tenure() -> None:
    found = told("Ann Lee, Treasurer, was named President. Ms. Lee was named Treasurer in June 2001.")
    assert [shown(one, "position", "change", "start", "announced") for one in found] == [
        ("President", "appointed", None, "2006-08-15"),
        ("Treasurer", "appointed", "2001-06", None),
    ]


def test_an_office_held_once_and_again_is_two_tenures() -> None:
    found = told("Ann Lee previously served as President of Lark, Inc. Ann Lee, President of Lark, Inc., spoke.")
    assert [shown(one, "position", "as_of") for one in found] == [("President", None), ("President", "2006-08-15")]


def test_a_list_of_names_and_offices_is_not_read_across_its_lines() -> None:
    text = "Brian E. Farley          President and Chief Executive Officer\nWilliam A. Franklin     Vice President\n"
    assert not [one for one in find(Document.from_text(text)) if one.person == "William A. Franklin"]


def test_an_instrument_tells_of_offices_only_where_it_is_signed() -> None:
    text = (
        "REGISTRATION RIGHTS AGREEMENT\n\nThis Registration Rights Agreement is made as of June 30, 2004 by Acme, Inc."
        " John Smith, President, shall resign.\n\nACME, INC.\n\nBy: /s/ Ann Lee\nName: Ann Lee\n"
        "Title: Senior Vice President, General Counsel and Secretary\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [shown(one, "person", "position", "as_of") for one in found] == [
        ("Ann Lee", "Senior Vice President", "2004-06-30"),
        ("Ann Lee", "General Counsel", "2004-06-30"),
        ("Ann Lee", "Secretary", "2004-06-30"),
    ]
    assert [one.text.startswith("Ann Lee") for one in found] == [True] * 3


@pytest.mark.parametrize(
    ("title", "offices"),
    [
        ("Senior Vice President, General Counsel\n   and Secretary", 3),
        ("Executive Vice President, Administration and Chief Financial Officer (Principal Financial Officer)", 2),
        ("General Counsel, Chief Risk & Compliance Officer And Corporate Secretary", 3),
        ("Vice President/Chief Financial Officer", 2),
        ("SVP Finance", 1),
        ("Managing Member", 1),
    ],
)
def test_a_title_is_taken_apart_into_its_offices(title: str, offices: int) -> None:
    assert len(list(offices_in(title, Span(0, len(title))))) == offices


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("June 30, 2004", "2004-06-30"),
        ("June 2000", "2000-06"),
        ("1984", "1984"),
        ("Sept. 1, 1999", "1999-09-01"),
        ("3rd June 2001", "2001-06-03"),
    ],
)
def test_a_day_a_month_or_a_year_as_edtf(words: str, value: str) -> None:
    assert edtf(words) == value


@pytest.mark.parametrize(
    ("words", "start", "end", "on"),
    [
        (" from 1996 until March 1999, when", "1996", "1999-03", None),
        (" from the founding of the Company in 1984 until the appointment of Mr. Lee.", "1984", None, None),
        (" (2007-2009), and previous", "2007", "2009", None),
        (" since June 2006 and", "2006-06", None, None),
        (", effective as of May 1, 2003.", None, None, "2003-05-01"),
        (". In 2004 sales rose", None, None, None),
        (" from August to November 2007.", "2007-08", "2007-11", None),
    ],
)
def test_when_in_the_words_after_an_office(words: str, start: str | None, end: str | None, on: str | None) -> None:
    time = after("as Chief Counsel" + words, 16, 16 + len(words))
    assert (time.start, time.end, time.on) == (start, end, on)


@pytest.mark.parametrize(
    ("words", "start", "end", "on"),
    [
        ("Sales rose in 1999. Since January 2009, ", "2009-01", None, None),
        ("From January 1991 to January 2006, ", "1991-01", "2006-01", None),
        ("(c) On September 13, 2023, ", None, None, "2023-09-13"),
        ("In addition, since August 2005, ", "2005-08", None, None),
        ("From August to November 2007, ", "2007-08", "2007-11", None),
        ("Prior to October 2005, ", None, "2005-10", None),
        ("He began in 1998 when ", None, None, "1998"),
        ("On May 1, 2004 it rained. ", None, None, None),
        ("Election of Directors On May 1, 2004, ", None, None, "2004-05-01"),
        ("(b), (c) Effective as of May 1, 2004, ", None, None, "2004-05-01"),
        ("Teal, Inc. said that on May 1, 2004 ", None, None, "2004-05-01"),
    ],
)
def test_when_in_the_words_before_a_person(words: str, start: str | None, end: str | None, on: str | None) -> None:
    text = words + "Mr. Lee was named President."
    time = before(text, Span(0, len(text)), len(words))
    assert (time.start, time.end, time.on) == (start, end, on)


LETTER = """\
May 24, 2004

Acme Semiconductor Corporation
1515 West 20th Street
Dallas, Texas 75261

Gentlemen:

I hereby resign from the Board of Directors and all committees thereof, effective immediately. I
have come to this decision after careful thought, and I regret that it has come to this.

Very truly yours,

/s/ Philip J. Heron

Philip J. Heron
"""


def test_a_letter_in_the_second_person_is_its_addressee_s() -> None:
    text = (
        "May 3, 2010\n\nMs. Ruth Heron\n12 Elm Street\nDayton, Ohio 45402\n\nDear Ruth:\n\nThis letter agreement "
        "confirms that you hereby resign as Senior Vice President, effective May 31, 2010.\n\nSincerely,\n\n"
        "ACME TOOLS, INC.\n\nBy: /s/ Owen Teal\nName: Owen Teal\nTitle: President\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [shown(one, "person", "position", "change", "end") for one in found] == [
        ("Ruth Heron", "Senior Vice President", "resigned", "2010-05-31"),
        ("Owen Teal", "President", "held", None),
    ]


def test_a_letter_in_the_first_person_is_its_signatory_s() -> None:
    found = extract(Document.from_text(LETTER), EXTRACTORS).role_changes
    assert [shown(one, "person", "position", "change") for one in found] == [
        ("Philip J. Heron", "Director", "resigned"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "[Charlotte, N.C.] — ",
        "Portland, Oregon – ",
        "GRANITE FALLS, NORTH CAROLINA—",
        "August 18, 2009 HARRISBURG, PA—",
    ],
)
def test_a_place_alone_opens_a_release_below_its_headline(line: str) -> None:
    text = f"ACME TOOLS NAMES RUTH HERON PRESIDENT\n\n{line}Acme Tools, Inc. (Nasdaq: ACME) said that it did so. "
    document = Document.from_text(
        text + "It is a maker of tools, and has made them for many years now, in two plants.\n"
    )
    issuer = next(one for one in extract(document, EXTRACTORS).parties if one.role == "issuer")
    assert (issuer.name, issuer.ticker) == ("Acme Tools, Inc.", "ACME")


def test_a_report_is_dated_where_it_is_signed_and_not_by_an_agreement_that_it_lists() -> None:
    text = (
        "FORM 8-K\n\nCURRENT REPORT\n\nItem 5. Other Events\n\nRuth Heron, age 58, has been a director of Acme Tools, "
        "Inc. since May 1984.\n\nItem 7. Exhibits\n\n10.1 Employment Agreement\n"
        "     dated as of January 1, 1991 by and between registrant and Ruth Heron\n\n"
        "SIGNATURES\n\nACME TOOLS, INC.\n\nBy: /s/ Owen Teal\n    Owen Teal President,\n    Chief Executive Officer\n\n"
        "March 29, 1994\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [shown(one, "person", "position", "as_of") for one in found] == [
        ("Ruth Heron", "director", "1994-03-29"),
        ("Owen Teal", "President", "1994-03-29"),
        ("Owen Teal", "Chief Executive Officer", "1994-03-29"),
    ]


def test_a_headline_and_the_next_are_read_apart() -> None:
    text = (
        "Acme Tools, Inc. Names Ruth K. Heron as President and Chief Executive Officer\n\n"
        "Owen F. Teal to Remain as Chairman\n\n"
        "DAYTON, Ohio, May 1, 2001 -- Acme Tools, Inc. (NYSE: ACM) said that Ruth K. Heron has been named President.\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert {(one.person, one.position) for one in found if one.change == "held"} == {("Owen F. Teal", "Chairman")}


def test_a_department_is_no_office_of_a_contact() -> None:
    text = (
        "Contact:\n\nGene Heron\n\nInvestor Relations\n\n(212) 555-0100\n\nACME TOOLS NAMES RUTH HERON PRESIDENT\n\n"
        "DAYTON, Ohio, May 1, 2001 -- Acme Tools, Inc. (NYSE: ACM) said that Ruth Heron has been named President.\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [one for one in found if one.person == "Gene Heron"] == []


def test_another_initial_is_another_person_and_a_headline_in_short_is_told_once() -> None:
    text = (
        "ACME TOOLS NAMES RUTH HERON CEO\n\nDAYTON, Ohio, May 1, 2001 -- Acme Tools, Inc. (NYSE: ACM) said that Ruth "
        "Heron has been named Chief Executive Officer. Owen F. Teal has been named President, and Owen R. Teal has "
        "been named Treasurer. Ruth Heron was also elected Chairman of the Board.\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [(one.person, one.position) for one in found] == [
        ("Ruth Heron", "Chief Executive Officer"),
        ("Owen F. Teal", "President"),
        ("Owen R. Teal", "Treasurer"),
        ("Ruth Heron", "Chairman of the Board"),
    ]


DEATH = (
    "OMAHA, May 1, 2003 -- Teal, Inc. announced its results. Following the death of Alan Teal, Owen Heron, President, "
    "spoke.\n"
)
CONDITION = (
    "May 1, 2003\n\nRuth Heron\n1 Elm Street\n\nDear Ruth:\n\nThis letter says what Teal, Inc. agrees with you. "
    "Upon the termination of your employment for any reason, you agree to resign as a director of Teal, Inc.\n\n"
    "Sincerely,\n\nTEAL, INC.\n\nBy: /s/ Owen Teal\n"
)


@pytest.mark.parametrize(("text", "changes"), [(DEATH, [("Owen Heron", "held", "2003-05-01", None)]), (CONDITION, [])])
def test_nobody_dies_with_somebody_else_or_leaves_on_a_condition(text: str, changes: list[object]) -> None:
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [(one.person, one.change, one.as_of, one.end) for one in found] == changes


def test_a_list_longer_than_a_match_may_be_gives_what_it_gives_of_each_name() -> None:
    found = told("Carl Grebe, vice president and treasurer, Ann Lee, vice president and treasurer, " * 120 + "rose.")
    assert ("Carl Grebe", "treasurer") in {(one.person, one.position) for one in found}
