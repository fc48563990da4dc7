"""Is what one sentence tells of an office read with what the next one says of it, its last day and who follows?"""

from time import process_time

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

RELEASE = "SAN JOSE, Calif., August 15, 2006 /PRNewswire/ -- Acme Corporation (Nasdaq: ACME) had good sales. {words}\n"
Told = tuple[str, str, str, str | None, str | None]


def told(words: str) -> list[Told]:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).role_changes
    return [(one.person, one.position, one.change, one.start, one.end) for one in found]


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ("He will leave the company on May 1, 2007.", "2007-05-01"),
        ("Mr. Heron, who joined the company in 1999, will retire May 1, 2007.", "2007-05-01"),
        ("Mr. Heron will remain with the company until May 1, 2007.", "2007-05-01"),
        ("Mr. Heron will remain as a consultant until May 1, 2007.", None),
        ("Mr. Heron left Lark Tools in 1998 to join the company.", None),
        ("Ann Lark has been hired. She left Lark Tools in June 2006.", None),
        ("Ms. Lark will retire on May 1, 2007.", None),
    ],
)
def test_a_later_sentence_tells_the_last_day(words: str, end: str | None) -> None:
    found = told(f"Owen Heron, its treasurer, has announced his retirement. {words}")
    assert ("Owen Heron", "treasurer", "resigned", None, end) in found


@pytest.mark.parametrize(
    "words",
    [
        "The Board has selected Ann Lark to succeed him, effective May 1, 2007.",
        "He will be replaced by Ann Lark on May 1, 2007.",
        "Ann Lark, controller, has been named to replace Mr. Heron as of May 1, 2007.",
    ],
)
def test_who_follows_takes_what_the_other_leaves(words: str) -> None:
    found = told(f"Owen Heron will retire as treasurer and from the Board. {words}")
    assert ("Ann Lark", "treasurer", "appointed", "2007-05-01", None) in found
    assert not any(one[:3] == ("Ann Lark", "Director", "appointed") for one in found)


@pytest.mark.parametrize(
    "words",
    [
        "The Board expects Ann Lark to succeed him.",
        "The Board may have selected Ann Lark to succeed him.",
        "Ann Lark was named to succeed him as controller.",
        "Ann Lark was named to succeed Mr. Wren.",
    ],
)
def test_who_follows_in_another_office_or_perhaps_takes_none(words: str) -> None:
    found = told(f"Owen Heron will retire as treasurer. {words}")
    assert not any(one[:3] == ("Ann Lark", "treasurer", "appointed") for one in found)


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        (
            "The company has ended its employment relationships with Ann Lee, President, and Bo Q. Heron, Treasurer.",
            [("Ann Lee", "President", "resigned", None, None), ("Bo Q. Heron", "Treasurer", "resigned", None, None)],
        ),
        (
            "The following officers have left, effective August 1, 2006: Ann Lee, President; Bo Q. Heron, Treasurer.",
            [
                ("Ann Lee", "President", "resigned", None, "2006-08-01"),
                ("Bo Q. Heron", "Treasurer", "resigned", None, "2006-08-01"),
            ],
        ),
        (
            "Ann Lee and Owen Heron, the CEO and President, respectively, have decided to leave these roles.",
            [("Ann Lee", "CEO", "resigned", None, None), ("Owen Heron", "President", "resigned", None, None)],
        ),
        (
            "Ann Lee, a banker, and Owen Heron, a lawyer, were elected directors on August 1, 2006.",
            [
                ("Ann Lee", "director", "appointed", "2006-08-01", None),
                ("Owen Heron", "director", "appointed", "2006-08-01", None),
            ],
        ),
        ("In time, Owen Heron would become Chairman.", []),
        (
            "The company said that Owen Heron would become Chairman.",
            [("Owen Heron", "Chairman", "appointed", None, None)],
        ),
        ("Owen Heron was on the CEO search committee.", []),
        ("The Board has lost faith in the ability of Owen Heron to continue as Chairman.", []),
        (
            "Ann Lee will report to Chairman Owen Heron.",
            [("Owen Heron", "Chairman", "held", None, None)],
        ),
    ],
)
def test_what_a_sentence_tells_of_several_or_of_nobody(words: str, changes: list[Told]) -> None:
    assert told(words) == changes


@pytest.mark.parametrize("words", ["A.B." * 11 + "x! Sales fell! He will leave on May 1, 2007.", "A. B. " * 1000])
def test_many_initials_are_read_in_a_moment(words: str) -> None:
    start = process_time()
    assert ("Owen Heron", "treasurer", "resigned", None, None) in told(f"Owen Heron resigned as treasurer by {words}")
    assert process_time() - start < 8


@pytest.mark.parametrize(
    "words",
    [
        "He left the army in May 1980.",
        "Mr. Heron resigned his commission in 1985.",
        "He will leave on vacation on May 1, 2007.",
        "He will continue to serve as a member of the Board through May 1, 2007.",
        "He will remain chairman through May 1, 2007.",
        "He will retire from the board on May 1, 2007.",
    ],
)
def test_a_day_of_something_else_ends_no_office(words: str) -> None:
    found = told(f"Owen Heron, its treasurer, has announced his retirement. {words}")
    assert ("Owen Heron", "treasurer", "resigned", None, None) in found


def test_a_surname_that_two_share_ends_neither() -> None:
    words = (
        "Owen Heron, its treasurer, and Ann Heron, its secretary, have resigned. Ms. Heron will leave on May 1, 2007."
    )
    assert all(end is None for _, _, _, _, end in told(words))


@pytest.mark.parametrize(
    "words",
    [
        "Bo Roe, its controller, had praise. He was replaced by Ann Lark in 2001 at Lark Tools.",
        "Wall Street will replace him.",
        "The company has denied that it appointed Ann Lark to succeed him.",
        "Bo Roe resigned as controller. The Board announced the appointment of Ann Lark to both positions.",
    ],
)
def test_nobody_follows_by_another_s_words(words: str) -> None:
    found = told(f"Owen Heron resigned as treasurer and secretary in May 2006. {words}")
    assert not any(change == "appointed" for _, _, change, _, _ in found)


@pytest.mark.parametrize(("change", "start"), [("accounting", None), ("management", "2005-01-01")])
def test_a_change_that_is_no_manager_s_begins_no_office(change: str, start: str | None) -> None:
    found = told(f"Owen Heron was named treasurer. The {change} change was effective January 1, 2005.")
    assert found == [("Owen Heron", "treasurer", "appointed", start, None)]


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ("remains ill and becomes unable to work as Treasurer", False),
        ("will remain a director and will become co-owner with the Treasurer", False),
        ("remains a director and assumes that the Treasurer left", False),
        ("will retire and take a position of trust as aide of the President", False),
        ("will retire as controller and assume the newly created role of Treasurer", True),
    ],
)
def test_what_somebody_becomes_besides_is_an_office_or_not(words: str, taken: bool) -> None:
    assert any(change == "appointed" for _, _, change, _, _ in told(f"Ann Lee {words}.")) == taken


@pytest.mark.parametrize(
    "words",
    [
        "ended its employment agreement with Owen Heron, its treasurer, and entered into a new one",
        "terminated the employment of workers hired by President Owen Heron",
        "terminated the employment of the assistant of Treasurer Owen Heron",
    ],
)
def test_another_s_employment_ends_no_office(words: str) -> None:
    assert not any(change == "resigned" for _, _, change, _, _ in told(f"The company {words}."))


@pytest.mark.parametrize(
    ("words", "start"),
    [
        ("Mr. Teal and Ms. Lark will begin their duties on May 1, 2007.", "2007-05-01"),
        ("Messrs. Roe and Teal will each assume their new roles on May 1, 2007.", "2007-05-01"),
        ("Mr. Teal's son and Ms. Lark will begin their duties on May 1, 2007.", None),
        ("Dr. Lark, who works with Mr. Teal, will begin her duties on May 1, 2007.", None),
    ],
)
def test_duties_begin_on_the_day_of_those_who_take_them_up(words: str, start: str | None) -> None:
    assert ("Owen Teal", "Chairman", "appointed", start, None) in told(f"Owen Teal was elected Chairman. {words}")


def test_who_is_followed_by_the_whole_name_is_not_another_of_that_surname() -> None:
    found = told("Owen Teal resigned as Treasurer. Ann Teal stepped down as Controller. Bo Roe will succeed Owen Teal.")
    assert [one[1] for one in found if one[0] == "Bo Roe"] == ["Treasurer"]


def test_a_former_office_at_the_company_itself_is_told_before_its_holder() -> None:
    found = told("Currently the president of the Company, Dr. Ruth Heron has led many banks.")
    assert [one[:3] for one in found] == [("Ruth Heron", "president", "held")]
