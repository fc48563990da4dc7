"""Whose words stand between the marks, and in what office do they speak?"""

import pytest

from extractors import EXTRACTORS
from extractors.quotations.stretches import stretches
from pipeline import Document
from pipeline.process import extract

RELEASE = "SAN JOSE, Calif., August 15, 2006 /PRNewswire/ -- Acme, Inc. reported results.\n\n"


def said(text: str) -> list[tuple[str, str | None, str | None]]:
    found = extract(Document.from_text(RELEASE + text), EXTRACTORS).quotations
    return [(" ".join(one.text.split()), one.speaker, one.title) for one in found]


@pytest.mark.parametrize(
    ("text", "quotations"),
    [
        (
            '"We did well this year in all our lines," Ann Lee, President, pointed\nout.',
            [("We did well this year in all our lines", "Ann Lee", "President")],
        ),
        (
            'Owen Lee is Chairman. "We did well in all our lines," Mrs. Lee said. "We shall again," Mr. Lee added.',
            [("We did well in all our lines", "Mrs. Lee", None), ("We shall again", "Owen Lee", None)],
        ),
        (
            'Ms. Ann Lee is Chairman and Mr. Owen Lee is Treasurer. "We did well in all our lines," Mr. Lee said.',
            [("We did well in all our lines", "Owen Lee", None)],
        ),
        (
            '"We are pleased," said Zach\nLonstein, Acme\'s Chairman and CEO. "The quarter was good for all of us."',
            [
                ("We are pleased", "Zach Lonstein", "Chairman and CEO"),
                ("The quarter was good for all of us", "Zach Lonstein", "Chairman and CEO"),
            ],
        ),
        (
            "Robert Wallach, the chief executive, commented: “We grew.”\n\n“We shall grow in all markets,” he added.",
            [
                ("We grew", "Robert Wallach", "chief executive"),
                ("We shall grow in all markets", "Robert Wallach", "chief executive"),
            ],
        ),
        (
            'Ann Lee, President, said, "We began a\nnew year.\n\n"It will be a good one for everybody," Ms. Lee added.',
            [
                ("We began a new year", "Ann Lee", "President"),
                ("It will be a good one for everybody", "Ann Lee", "President"),
            ],
        ),
        (
            '"Growth came first," said Ann Lee, President.\n\n"Then came the profits, and they stayed."\n',
            [
                ("Growth came first", "Ann Lee", "President"),
                ("Then came the profits, and they stayed", "Ann Lee", "President"),
            ],
        ),
        (
            '"It helps," said Acme Board member Ed Woolard. "It really does help us."',
            [("It helps", "Ed Woolard", "Board member"), ("It really does help us", "Ed Woolard", "Board member")],
        ),
        (
            'Ann Lee, President, has resigned as President.\n"It was time to go," Ms. Lee said.',
            [("It was time to go", "Ann Lee", None)],
        ),
        (
            'Ann Lee, President, called the deal "a perfect fit." Bob Ray, Chairman, believes "the two firms are one."',
            [("a perfect fit", "Ann Lee", "President"), ("the two firms are one", "Bob Ray", "Chairman")],
        ),
        (
            "“The first half was hard.\n\n“The second half was better,” said Ann Lee, President.",
            [
                ("The first half was hard", "Ann Lee", "President"),
                ("The second half was better", "Ann Lee", "President"),
            ],
        ),
        (
            "“The first half was hard. “The second half was better,” said Ann Lee, President.",
            [
                ("The first half was hard", "Ann Lee", "President"),
                ("The second half was better", "Ann Lee", "President"),
            ],
        ),
        (
            '"We are honored," Lee said. Ann Lee has been President of Acme since 2001.',
            [("We are honored", "Ann Lee", "President")],
        ),
        (
            'Dr. Ann Lee, who heads research, added, "The data are strong."\n\nSaid Bob Ray, Chairman: "They are."',
            [("The data are strong", "Ann Lee", None), ("They are", "Bob Ray", "Chairman")],
        ),
        (
            'Bob Ray, President, led. Mr. Ray, formerly a vice president, stated, "The plan works."',
            [("The plan works", "Bob Ray", "President")],
        ),
        (
            '"It works," said Bob Ray, President and CEO.\n\nBob Ray is Chief Executive Officer. "It does," said Ray.',
            [("It works", "Bob Ray", "President and CEO"), ("It does", "Bob Ray", "President and CEO")],
        ),
        (
            'Ann Lee, President, spoke. Ms. Lee went on: "We grew." "No," she said. "They never do."',
            [
                ("We grew", "Ann Lee", "President"),
                ("No", "Ann Lee", "President"),
                ("They never do", "Ann Lee", "President"),
            ],
        ),
        (
            'Ann Lee, President, spoke. According to Lee, "wool sells well in spring."',
            [("wool sells well in spring", "Ann Lee", "President")],
        ),
        (
            'Ann Lee has come. "It works," said Lee, who most recently served as President of Teal Bank.',
            [("It works", "Ann Lee", None)],
        ),
        (
            'Robert F. Ray joined the firm. CEO Bob Ray said, "It works."',
            [("It works", "Robert F. Ray", "CEO")],
        ),
        (
            'Bob Ray, Chairman, spoke first.\n\nMr. Ray stated, "The plan works."',
            [("The plan works", "Bob Ray", "Chairman")],
        ),
    ],
)
def test_the_quotations_of_a_release(text: str, quotations: list[tuple[str, str | None, str | None]]) -> None:
    assert said(text) == quotations


@pytest.mark.parametrize(
    "text",
    [
        'Acme, Inc. (the "Company") said that Ann Lee will retire.',
        'Mr. Lee stated that the "Closing Date" has passed.',
        'Its "Quick Start" and "Easy Pay" programs grew, said the report.',
        "He said nothing.",
        'In a letter entitled "A Year of Repair," Ann Lee wrote that sales rose.',
        'Ann Lee, President, said that its "best of class" plan and the "easy start" program work.',
    ],
)
def test_words_between_marks_that_nobody_says(text: str) -> None:
    assert said(text) == []


def test_an_agreement_quotes_nobody() -> None:
    text = 'INDENTURE\n\nThis Indenture is made as of May 1, 2004. "Notes," said Ann Lee, "are defined below by us."'
    assert extract(Document.from_text(text), EXTRACTORS).quotations == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('He said "yes we can" and “no you cannot.”', ["yes we can", "no you cannot"]),
        ("``We go on,'' he said", ["We go on"]),
        ('a 3" pipe and 12" pipes', []),
        ('("the Notes") are due', ["the Notes"]),
        ('"It goes on.\n\n"And on," she said', ["It goes on", "And on"]),
    ],
)
def test_the_stretches_between_marks(text: str, found: list[str]) -> None:
    document = Document.from_text(text)
    assert [document.slice(one.span) for one in stretches(document)] == found


def test_the_title_is_all_of_the_offices_that_the_text_tells_together() -> None:
    text = (
        "DAYTON, Ohio, May 1, 2001 -- Acme Tools, Inc. (NYSE: ACM) today announced changes of its management. Ann Lee "
        'continues as Chairman and Chief Executive Officer.\n\n"It works," said Lee.\n'
    )
    (one,) = extract(Document.from_text(text), EXTRACTORS).quotations
    assert (one.speaker, one.title) == ("Ann Lee", "Chairman and Chief Executive Officer")


SPOKE = 'Ann Lee, President, spoke. "We grew in spring," she said. '


@pytest.mark.parametrize(
    ("text", "quotations"),
    [
        ('"They never do."', ["They never do"]),
        ('"It is."', ["It is"]),
        ('"Big Blue."', []),  # a name
        ('"Never again."', []),  # nobody does anything
        ('"So it goes"', []),  # no end
        ('"it will."', []),
    ],
)
def test_few_words_go_on_with_a_quotation_where_they_are_a_sentence(text: str, quotations: list[str]) -> None:
    assert [words for words, _, _ in said(SPOKE + text)] == ["We grew in spring", *quotations]


@pytest.mark.parametrize(
    ("text", "quotations"),
    [
        ('Ms. Lee went on: "We grew."', ["We grew"]),
        ('Ms. Lee\nwent on, "The plant was built in a year."', ["The plant was built in a year"]),
        ('Ms. Lee went on, "Big Blue" in hand.', []),
        ('Ms. Lee went on: "Easy Start."', []),
        ('Ms. Lee said, "Growth."', ["Growth"]),  # a word of its own is a quotation behind "said"
    ],
)
def test_who_went_on_may_have_gone_on_to_do_something(text: str, quotations: list[str]) -> None:
    assert [words for words, _, _ in said(f"Ann Lee, President, spoke. {text}")] == quotations


@pytest.mark.parametrize(
    ("who", "title"),
    [
        ("Bob Ray, former chairman", None),
        ("Bob Ray, the retired chairman of Acme", None),
        ("Bob Ray, ex-chairman of Acme", None),
        ("Bob Ray, past president of the club", None),
        ("Bob Ray, retired general and chairman of Acme", "chairman"),
        ("Bob Ray, formerly a vice president", None),
        ("Bob Ray, who was president\nuntil May", None),
        ("Bob Ray, who previously served as treasurer", None),
        ("Bob Ray, who was named president in May", "president"),
        ("Bob Ray, who was recently promoted to president", "president"),
        ("Bob Ray, who was born in Ohio and is now chairman", "chairman"),
    ],
)
def test_an_office_that_is_over_is_no_title(who: str, title: str | None) -> None:
    assert said(f'"The plan works," said {who}.') == [("The plan works", "Bob Ray", title)]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (
            "Commenting on this, Ann Lee, Treasurer, “Growth takes time in every one of our lines of business.”",
            "Treasurer",
        ),
        ("Ann Lee, who chaired the CEO Committee, said, “Growth takes time.”", None),
        ("“Growth takes time,” said Ann Lee, who founded the company and is its Chairman.", "Chairman"),
        (
            (
                "Ann Lee resigned as CEO. Ms. Lee will remain a director of Snipe, Inc. “Growth takes time here,” "
                "said Ms. Lee."
            ),
            None,
        ),
        (
            "Ann Lee resigned as CEO. Ms. Lee will continue to serve as Chairman. “Growth takes time,” said Ms. Lee.",
            "Chairman",
        ),
        (
            "Ann Lee was named Treasurer. She has been a director of Snipe, Inc. “Growth takes time,” said Ms. Lee.",
            None,
        ),
    ],
)
def test_a_title_is_of_an_office_that_the_speaker_has(text: str, title: str | None) -> None:
    assert [one[1:] for one in said(text)] == [("Ann Lee", title)]
