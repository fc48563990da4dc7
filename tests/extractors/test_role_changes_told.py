"""Is a change of office read as releases, reports and biographies tell it, and nothing that they do not tell?"""

from dataclasses import replace

import pytest

from extractors import EXTRACTORS
from extractors.lexicon.offices import offices_in
from extractors.role_changes.link import link
from extractors.role_changes.years import dated, in_a_year
from pipeline import Document
from pipeline.process import extract
from pipeline.span import Span
from pipeline.split import split
from tests.growth import linear

RELEASE = """\
SAN JOSE, Calif., August 15, 2006 /PRNewswire/ -- Acme Semiconductor
Corporation (Nasdaq: ACME) today announced that {words}
"""
ACME = "Acme Semiconductor Corporation"
Told = tuple[str, str | None, str, str, str | None, str | None]


def told(words: str) -> list[Told]:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).role_changes
    return [(one.person, one.organization, one.position, one.change, one.start, one.end) for one in found]


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        (
            "Ann Hill, Secretary, and Bo Lee, Treasurer since 1991, have resigned.",
            [
                ("Ann Hill", ACME, "Secretary", "resigned", None, None),
                ("Bo Lee", ACME, "Treasurer", "resigned", "1991", None),
            ],
        ),
        (
            "the Board accepted the resignation of Ann Lee, General Counsel since 2002.",
            [("Ann Lee", ACME, "General Counsel", "resigned", "2002", None)],
        ),
        (
            "Ann Lee, General Counsel since 2002, retired on May 31, 2006.",
            [("Ann Lee", ACME, "General Counsel", "resigned", "2002", "2006-05-31")],
        ),
        (
            "Ann Lee was named Controller, effective May 1.",
            [("Ann Lee", ACME, "Controller", "appointed", "2006-05-01", None)],
        ),
        (
            "it grew. In October, Ann Lee was named Controller.",
            [("Ann Lee", ACME, "Controller", "appointed", "2005-10", None)],
        ),
        (
            "it grew. On May 4, 1999, Ann Lee was elected Treasurer, effective June 1.",
            [("Ann Lee", ACME, "Treasurer", "appointed", "1999-06-01", None)],
        ),
        (
            (
                "it grew. On May 1, 2006, Owen Teal resigned as Treasurer.\n\nOn the same date, the Board appointed "
                "Ann Lee as Treasurer."
            ),
            [
                ("Owen Teal", ACME, "Treasurer", "resigned", None, "2006-05-01"),
                ("Ann Lee", ACME, "Treasurer", "appointed", "2006-05-01", None),
            ],
        ),
        (
            "Ann Lee has been appointed, effective as of May 1, 2007, as Treasurer.",
            [("Ann Lee", ACME, "Treasurer", "appointed", "2007-05-01", None)],
        ),
        (
            "Ann Lee has resigned (effective May 1, 2007), as Treasurer.",
            [("Ann Lee", ACME, "Treasurer", "resigned", None, "2007-05-01")],
        ),
        (
            "it grew. At a special meeting held May 1, 2006, the Board elected Ann Lee Treasurer.",
            [("Ann Lee", ACME, "Treasurer", "appointed", "2006-05-01", None)],
        ),
        (
            (
                "Ann Lee served as Vice President of Teal Foods, Inc. from 1990 to 1993, President from 1993 to 1996 "
                "and Chairman since that time."
            ),
            [
                ("Ann Lee", "Teal Foods, Inc.", "Vice President", "held", "1990", "1993"),
                ("Ann Lee", "Teal Foods, Inc.", "President", "held", "1993", "1996"),
                ("Ann Lee", "Teal Foods, Inc.", "Chairman", "held", "1996", None),
            ],
        ),
        (
            (
                "Ann Lee, 61, Chairman of Teal Foods, Inc. since 1989; President, 1984-1989. Director of the "
                "Company since 1991."
            ),
            [
                ("Ann Lee", "Teal Foods, Inc.", "Chairman", "held", "1989", None),
                ("Ann Lee", "Teal Foods, Inc.", "President", "held", "1984", "1989"),
                ("Ann Lee", ACME, "Director", "held", "1991", None),
            ],
        ),
        (
            "it grew. From 1986 until her retirement in 1996, Ann Lee was Vice Chairman of Teal Foods, Inc.",
            [("Ann Lee", "Teal Foods, Inc.", "Vice Chairman", "held", "1986", "1996")],
        ),
        (
            "Ann Lee, formerly Treasurer of Teal Foods, Inc. from 1994 to 2002, spoke.",
            [("Ann Lee", "Teal Foods, Inc.", "Treasurer", "held", "1994", "2002")],
        ),
        (
            "it named Ann Lee, currently its Treasurer, Chief Financial Officer.",
            [
                ("Ann Lee", ACME, "Treasurer", "held", None, None),
                ("Ann Lee", ACME, "Chief Financial Officer", "appointed", None, None),
            ],
        ),
        (
            "the options of Acme's president, R. Rick Hart, and its treasurer, Ann Lee, vest.",
            [
                ("R. Rick Hart", ACME, "president", "held", None, None),
                ("Ann Lee", ACME, "treasurer", "held", None, None),
            ],
        ),
        (
            "it elected two new members, Ruth Heron and Owen Teal, as directors.",
            [
                ("Ruth Heron", ACME, "director", "appointed", None, None),
                ("Owen Teal", ACME, "director", "appointed", None, None),
            ],
        ),
        (
            "it accepted the resignations of Owen Teal as Treasurer and of Ann Lee as Secretary.",
            [
                ("Owen Teal", ACME, "Treasurer", "resigned", None, None),
                ("Ann Lee", ACME, "Secretary", "resigned", None, None),
            ],
        ),
        (
            "Ann Lee was president of its Teal Pipeline Company subsidiary.",
            [("Ann Lee", "Teal Pipeline Company", "president", "held", None, None)],
        ),
        (
            "Ann Lee was treasurer of toy maker Teal Tools.",
            [("Ann Lee", "Teal Tools", "treasurer", "held", None, None)],
        ),
        (
            "it will buy Teal Tools. Teal Tools CEO Ann Lee spoke.",
            [("Ann Lee", "Teal Tools", "CEO", "held", None, None)],
        ),
        (
            (
                "Ann Lee will retire as Treasurer. Ms. Lee is moving to a new position as executive vice president "
                "of sales."
            ),
            [
                ("Ann Lee", ACME, "Treasurer", "resigned", None, None),
                ("Ann Lee", ACME, "executive vice president of sales", "appointed", None, None),
            ],
        ),
        (
            "Ann Lee, senior vice president of Finance and corporate controller, spoke.",
            [
                ("Ann Lee", ACME, "senior vice president of Finance", "held", None, None),
                ("Ann Lee", ACME, "corporate controller", "held", None, None),
            ],
        ),
        (
            "Ann Lee was elected senior vice president and chief actuary.",
            [
                ("Ann Lee", ACME, "senior vice president", "appointed", None, None),
                ("Ann Lee", ACME, "chief actuary", "appointed", None, None),
            ],
        ),
        (
            "it has elected Ann Lee vice president - human resources.",
            [("Ann Lee", ACME, "vice president - human resources", "appointed", None, None)],
        ),
        (
            "Braam Jonker has resigned as Treasurer, and Moe Dorn, who is a lawyer, was elected Secretary.",
            [
                ("Braam Jonker", ACME, "Treasurer", "resigned", None, None),
                ("Moe Dorn", ACME, "Secretary", "appointed", None, None),
            ],
        ),
        (
            "it will be led by its corporate controller, Luca Mabry.",
            [("Luca Mabry", ACME, "corporate controller", "held", None, None)],
        ),
        (
            "Sir Owen Teal will step down as Chairman at the end of its Annual General Meeting on May 1, 2007.",
            [("Owen Teal", ACME, "Chairman", "resigned", None, "2007-05-01")],
        ),
        (
            "Ann Lee, Vice President, Mining Corporation of Ohio, spoke.",
            [("Ann Lee", "Mining Corporation of Ohio", "Vice President", "held", None, None)],
        ),
        (
            "Ann Lee, a lawyer, and Ruth Heron, a banker, have been elected Treasurer and Secretary, respectively.",
            [("Ruth Heron", ACME, "Secretary", "appointed", None, None)],
        ),
        (
            "Owen Teal, Treasurer of Acme and its wholly owned subsidiary, has resigned from all positions.",
            [("Owen Teal", ACME, "Treasurer", "resigned", None, None)],
        ),
        (
            "From 1987 to 1993 Ann Lee was President of Acme, and from 1981 to 1987 she was Treasurer of Lark, Inc.",
            [
                ("Ann Lee", ACME, "President", "held", "1987", "1993"),
                ("Ann Lee", "Lark, Inc.", "Treasurer", "held", "1981", "1987"),
            ],
        ),
        (
            "it celebrates the appointment of Ruth Heron to its Board of Directors and of Ann Lee as Secretary.",
            [
                ("Ruth Heron", ACME, "Director", "appointed", None, None),
                ("Ann Lee", ACME, "Secretary", "appointed", None, None),
            ],
        ),
        (
            "Ann Lee has been Treasurer since 2001. She was President of Lark, Inc. from 1996 to 2001.",
            [
                ("Ann Lee", ACME, "Treasurer", "held", "2001", None),
                ("Ann Lee", "Lark, Inc.", "President", "held", "1996", "2001"),
            ],
        ),
        (
            "Ann Lee has been Treasurer since 2001. Chairman Owen Lark, from 1999 to 2001 a clerk, spoke.",
            [
                ("Ann Lee", ACME, "Treasurer", "held", "2001", None),
                ("Owen Lark", ACME, "Chairman", "held", None, None),
            ],
        ),
        (
            "Division President Ann Lee leads it. Its second Division grew.",
            [("Ann Lee", ACME, "President", "held", None, None)],
        ),
        (
            "Ann Lee joined it in 1998, and was named Treasurer in June of that year.",
            [("Ann Lee", ACME, "Treasurer", "appointed", None, None)],
        ),
        (
            "Ann Lee has been Chairman of Lark, Inc. since 1990 and Chief Executive Officer since 1985.",
            [
                ("Ann Lee", "Lark, Inc.", "Chairman", "held", "1990", None),
                ("Ann Lee", "Lark, Inc.", "Chief Executive Officer", "held", "1985", None),
            ],
        ),
        (
            "Ann Lee has been Executive Vice President-Chief Financial Officer since 1988.",
            [
                ("Ann Lee", ACME, "Executive Vice President", "held", "1988", None),
                ("Ann Lee", ACME, "Chief Financial Officer", "held", "1988", None),
            ],
        ),
        (
            "the Democratic Chairman Bo Ray met Democratic leaders.",
            [("Bo Ray", ACME, "Chairman", "held", None, None)],
        ),
        (
            "it terminated Treasurer Ann Lee's access.",
            [("Ann Lee", ACME, "Treasurer", "held", None, None)],
        ),
        (
            "Ann Lee served as Treasurer from 1990 to 1993, and President Owen Teal served too.",
            [
                ("Ann Lee", ACME, "Treasurer", "held", "1990", "1993"),
                ("Owen Teal", ACME, "President", "held", None, None),
            ],
        ),
        (
            "Ann Lee will move her accounts to the President, Tom Rook.",
            [("Tom Rook", ACME, "President", "held", None, None)],
        ),
    ],
)
def test_a_change_as_it_is_told(words: str, changes: list[Told]) -> None:
    assert sorted(told(words), key=str) == sorted(changes, key=str)


@pytest.mark.parametrize(
    "words",
    [
        "it had considered naming Ann Lee treasurer.",
        "it has no plans of naming Ann Lee as treasurer.",
        "it denied appointing Ann Lee as treasurer.",
        "Ann Lee is an adviser to the Chairman of Teal Corp.",
        "Ann Lee is special assistant to the President of Teal College.",
        "Ann Lee has joined the advisory board of Teal Corp.",
        "Ann Lee serves on the editorial board of Teal News.",
        "Ann Lee was Chairman of the Board of Governors of the Teal Academy.",
        "Ann Lee, formerly Treasurer of Teal Foods, Inc., spoke.",
        "Teal Trust has resigned as agent of the Board of Directors.",
        "Heron Lybrand resigned as auditors at the request of the Board of Directors.",
        "Heron Lynch was hired by the Board of Directors as its adviser.",
        "Class Members, who had been directors of Teal Corp., sued.",
        "reports go to its Vice President, Latin America, each month.",
        "its general counsel, Wilson Sonsini, advised it.",
        "it met its customer's president, Delta Crown, at the fair.",
        "Heron Audit Services was dismissed as counsel to the directors.",
        "Class Two will retire as directors.",
        "it met its new president, Best Practices, at the fair.",
    ],
)
def test_what_tells_of_no_change(words: str) -> None:
    assert told(words) == []


@pytest.mark.parametrize(
    ("day", "near", "value"),
    [
        ("XXXX-05-01", "2001-04-12", "2001-05-01"),
        ("XXXX-01-01", "2001-11-12", "2002-01-01"),
        ("XXXX-12-31", "2002-01-05", "2001-12-31"),
        ("XXXX-09", "2014-03-04", "2014-09"),
        ("XXXX-05-01", None, None),
        ("XXXX-05-01", "XXXX-04-12", None),
        ("XXXX-06", "2004-01-10", "2004-06"),
        ("XXXX-09-30", "2004-01-10", None),
        ("XXXX-07", "2003-11-20", None),
        ("1999-05", "2001-04-12", "1999-05"),
        (None, "2001-04-12", None),
    ],
)
def test_a_day_without_a_year_is_the_one_next_to_a_day_that_is_known(
    day: str | None, near: str | None, value: str | None
) -> None:
    assert dated(day, near) == value


@pytest.mark.parametrize(
    ("day", "words", "value"),
    [
        ("2003-11-20", "*In March, Ruth Heron was appointed Treasurer*.", "2003"),
        ("2004-12-20", "*Effective March 1, Ruth Heron was appointed Treasurer*.", "2005"),
        ("2005-01-10", "*Ruth Heron will retire as Treasurer* in March.", "2005"),
        ("2004-12-10", "*Ruth Heron will retire as Treasurer* in March.", "2005"),
        ("2003-02-15", "*Ruth Heron, who was appointed Treasurer* in March, is President.", "2002"),
        ("2010-05-02", "In 2007, the pumps were sold. *On March 3, Owen Teal was appointed Treasurer*.", None),
        ("2010-05-02", "By a letter of 2008, *he resigned as Treasurer* effective March 1.", None),
        ("2010-05-02", "In 2007, the pumps were sold.\n\n*On March 3, Owen Teal was appointed Treasurer*.", "2010"),
        ("2010-05-02", "*Ruth Heron, who joined in 1995, has been named Treasurer* effective March 1.", "2010"),
        ("2005-03-10", "In December 2004 he sold, and *on March 3 he resigned as Treasurer*.", None),
    ],
)
def test_the_year_of_a_day_goes_with_what_is_past_or_to_come(day: str, words: str, value: str | None) -> None:
    before, statement, behind = words.split("*")
    span = Span(len(before), len(before + statement))
    assert in_a_year("XXXX-03", day, before + statement + behind, span) == (value and f"{value}-03")


@pytest.mark.parametrize(
    ("title", "offices"),
    [
        (
            "Executive Vice President\n   President, Textile Division",
            ["Executive Vice President", "President, Textile Division"],
        ),
        ("Vice President\nGeneral Counsel and\nSecretary", ["Vice President", "General Counsel", "Secretary"]),
        ("Executive Vice\nPresident", ["Executive Vice\nPresident"]),
        ("Vice Chairman of the Board\nof Directors", ["Vice Chairman of the Board\nof Directors"]),
        ("Senior Vice President\nFinance", ["Senior Vice President\nFinance"]),
        ("Assistant to the\nPresident", ["Assistant to the\nPresident"]),
    ],
)
def test_an_office_on_a_line_of_its_own_is_one(title: str, offices: list[str]) -> None:
    assert [title[one.start : one.end] for one in offices_in(title, Span(0, len(title)))] == offices


def test_a_report_without_a_cover_has_the_firm_that_appoints() -> None:
    text = (
        "ITEM 5.02 DEPARTURE OF DIRECTORS OR PRINCIPAL OFFICERS\n\nOn March 1, 2006, Heron Corp. appointed Ruth Wren "
        "as Chief Accounting Officer. Ms. Wren, 41, was Controller of Lark Metals, Inc. from 2001 to 2006.\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [(one.organization, one.position) for one in found] == [
        ("Heron Corp.", "Chief Accounting Officer"),
        ("Lark Metals, Inc.", "Controller"),
    ]


def test_the_officers_below_the_first_sign_for_the_same_company() -> None:
    text = (
        "FORM 10-Q\n\nPursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly "
        "caused this report to be signed on its behalf by the undersigned thereunto duly authorized.\n\n"
        "                    CARDINAL MILLS, INC.\n                    (Registrant)\n\n"
        "Date: November 12, 1999     /s/ Walter P. Stone\n                            Walter P. Stone\n"
        "                            President\n\n"
        "Date: November 12, 1999     /s/ Ellen Marsh\n                            Ellen Marsh\n"
        "                            Chief Financial Officer\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert {(one.person, one.organization) for one in found} == {
        ("Walter P. Stone", "CARDINAL MILLS, INC."),
        ("Ellen Marsh", "CARDINAL MILLS, INC."),
    }


def test_who_signs_for_many_firms_is_compared_with_his_own_offices_in_each() -> None:
    def block(number: int) -> str:
        return f"LARK {number} CORP.\n\nBy: /s/ Ann Lee\nName: Ann Lee\nTitle: President\n\n"

    document = split(Document.from_text("LOAN AGREEMENT\n\n" + "".join(map(block, range(960)))))
    linked = extract(document, [one for one in EXTRACTORS if one.name in {"parties", "signatures"}])

    def work(size: int) -> object:
        record = replace(linked, signatures=linked.signatures[:size], role_changes=())
        return link(record, document)

    assert linear(work, 60)
