"""Are the offices of a list given to those whose names stand beside them, and to nobody where nothing is given?"""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

RELEASE = "SAN JOSE, Calif., August 15, 2006 /PRNewswire/ -- Acme Corporation (Nasdaq: ACME) had good sales. {words}\n"


def told(words: str) -> list[tuple[str, str, str, str | None]]:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).role_changes
    return [(one.person, one.position, one.change, one.start) for one in found]


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        (
            (
                "The Board elected the following officers: Ann Lee, President; Bo Q. Heron, Treasurer and Clerk of "
                "Works; and Nico Finch, Secretary."
            ),
            [
                ("Ann Lee", "President", "appointed", None),
                ("Bo Q. Heron", "Treasurer and Clerk of Works", "appointed", None),
                ("Nico Finch", "Secretary", "appointed", None),
            ],
        ),
        (
            "The stockholders elected the following directors: Ann Lee, a banker; Bo Heron; and Nico Finch, of Dayton.",
            [
                ("Ann Lee", "director", "appointed", None),
                ("Bo Heron", "director", "appointed", None),
                ("Nico Finch", "director", "appointed", None),
            ],
        ),
        (
            "Ann Lee was elected to serve with the other directors; Bo Heron, Treasurer, resigned.",
            [("Bo Heron", "Treasurer", "resigned", None)],
        ),
        (
            (
                "On May 1, 2006, the Board elected the following persons to the offices set opposite their names:\n\n"
                "Name                  Office\nAnn Lee               President\n"
                "Nico van der Finch    Vice President, Finance\n"
            ),
            [
                ("Ann Lee", "President", "appointed", "2006-05-01"),
                ("Nico van der Finch", "Vice President, Finance", "appointed", "2006-05-01"),
            ],
        ),
        (
            (
                "The Company announced the following promotions, effective September 1, 2006:\n\n"
                "• Ann Lee, 41, to Senior Vice President\n• Bo Heron - Vice President of Sales\n\nIt makes sails."
            ),
            [
                ("Ann Lee", "Senior Vice President", "appointed", "2006-09-01"),
                ("Bo Heron", "Vice President of Sales", "appointed", "2006-09-01"),
            ],
        ),
        (
            "The following individuals were elected as officers at it:\nAnn Lee, Chairman\nBo Heron, President",
            [("Ann Lee", "Chairman", "appointed", None), ("Bo Heron", "President", "appointed", None)],
        ),
        (
            "Holders elected the following persons as directors: Ann Lee, President of Lark Corp.; Bo Heron, Partner.",
            [("Ann Lee", "director", "appointed", None), ("Ann Lee", "President", "held", None)],
        ),
        (
            (
                "The Board elected the following officers: Ann Lee, President, effective May 1, 2007, Bo Heron, Vice "
                "President, Human Resources, and Nico Finch, Secretary, replacing Jo Tan."
            ),
            [
                ("Ann Lee", "President", "appointed", "2007-05-01"),
                ("Bo Heron", "Vice President, Human Resources", "appointed", None),
                ("Nico Finch", "Secretary", "appointed", None),
            ],
        ),
    ],
)
def test_a_list_gives_each_name_the_office_beside_it(
    words: str, changes: list[tuple[str, str, str, str | None]]
) -> None:
    assert told(words) == changes


@pytest.mark.parametrize(
    "words",
    [
        "The Board approved salaries of the following officers: Ann Lee, President; Bo Heron, Treasurer.",
        "The Board has not elected the following officers: Ann Lee, President; Bo Heron, Treasurer.",
        "The Board may appoint the following officers: Ann Lee, President.",
        "The shareholders are to have elected the following officers: Ann Lee, President.",
        "Plaintiffs named the following persons as defendants: Ann Lee, President; Bo Heron, Treasurer.",
        "The following officers were named in the Summary Compensation Table:\nAnn Lee, President\n",
        "The Board appointed the following persons to the Audit Committee: Ann Lee, Chairman; Bo Heron, Director.",
        "Holders elected the following nominees, by votes:\nAnn Lee    Director    1,200,000    30,000\n",
        "The bank appointed the following as attorneys in fact: Ann Lee, Vice President; Bo Heron, Vice President.",
        "In the event that the Board has elected the following officers: Ann Lee, President; Bo Heron, Treasurer.",
        "The board of its subsidiary elected the following officers: Ann Lee, President; Bo Heron, Treasurer.",
        "The Board elected the following officers: Ann Lee, President of Lark Corp.; Bo Heron, former Treasurer.",
        "The following directors were elected to hold office: Ann Lee, Chairman and CEO of Lark; Bo Heron, Attorney.",
        "It announced the following promotions at Lark Bank, its subsidiary:\nAnn Lee, Vice President\n",
        "The Board appointed these and the following firms: Lark Capital, Adviser; Snipe Inc., Secretary.",
        "The Board appointed the following committees: Audit Committee, Chairman; Bonus Committee, Chairman.",
        "The Board elected the following, which it had not expected: a rise in sales of 5%; Vice President in 2005.",
    ],
)
def test_a_list_that_gives_nothing_appoints_nobody(words: str) -> None:
    assert not [one for one in told(words) if one[2] == "appointed"]


@pytest.mark.parametrize(
    ("words", "firm"),
    [
        ("The Board of Directors of Lark Bancorp elected the following officers: Ann Lee, Treasurer.", "Lark Bancorp"),
        ("It announced the following promotions at Lark Bank:\nAnn Lee, Vice President\n", "Lark Bank"),
        ("The Company appointed the following officers of the Company: Ann Lee, Treasurer.", "Acme Corporation"),
    ],
)
def test_a_list_gives_offices_of_the_firm_that_leads_to_it(words: str, firm: str) -> None:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).role_changes
    assert [(one.organization, one.change) for one in found] == [(firm, "appointed")]


@pytest.mark.parametrize(
    "words",
    [
        "The termination of the merger was announced by our officers: Ann Lee, President; Bo Roe, Treasurer.",
        "The retirement of debt was approved by the following: Ann Lee, President; Bo Roe, Treasurer.",
        "Following the resignation of the auditors, the officers are: Ann Lee, President; Bo Roe, Treasurer.",
        "In case of the resignation of any of: Ann Lee, President; Bo Roe, Treasurer.",
    ],
)
def test_what_ends_before_a_list_is_not_the_time_of_those_listed(words: str) -> None:
    assert not any(change == "resigned" for _, _, change, _ in told(words))


@pytest.mark.parametrize(
    "words",
    [
        "He was appointed President and Treasurer, respectively.",
        "He and she have resigned as President and Treasurer, respectively.",
    ],
)
def test_offices_of_nobody_who_is_named(words: str) -> None:
    assert told(words) == []


@pytest.mark.parametrize(
    ("office", "position"),
    [
        ("Chief of Marketing and Sales", "Chief of Marketing and Sales"),
        ("chief of finance and operations", "chief of finance and operations"),
    ],
)
def test_two_fields_of_one_chief(office: str, position: str) -> None:
    assert told(f"Ruth Heron was named {office}.") == [("Ruth Heron", position, "appointed", None)]


@pytest.mark.parametrize(
    ("office", "firm"),
    [
        ("vice president of iTeal Inc.", "iTeal Inc."),
        ("vice president of privately held Lark Tools, Inc.", "Lark Tools, Inc."),
        ("president of Dr. Teal Foods, Inc.", "Dr. Teal Foods, Inc."),
        ("vice president of women’s apparel", "Acme Corporation"),
    ],
)
def test_the_firm_of_an_office(office: str, firm: str) -> None:
    text = RELEASE.format(words=f"Ruth Heron was named {office} in 2001.")
    assert [one.organization for one in extract(Document.from_text(text), EXTRACTORS).role_changes] == [firm]


def test_new_directors_are_those_of_the_firm_that_elects_them() -> None:
    text = RELEASE.format(words="Lark Tools, Inc. has elected two new directors: Ruth Heron and Owen Teal.")
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    assert [(one.person, one.organization) for one in found] == [
        ("Ruth Heron", "Lark Tools, Inc."),
        ("Owen Teal", "Lark Tools, Inc."),
    ]
