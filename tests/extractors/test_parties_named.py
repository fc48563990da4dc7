"""What a text calls its parties for short, and the people whom other items of a record name."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Party

RELEASE = "CHICAGO, May 12, 2004 -- Acme Widgets, Inc. (NYSE: ACM) "


def parties(text: str) -> dict[str, Party]:
    return {party.name: party for party in extract(Document.from_text(text), EXTRACTORS).parties}


def short(text: str, name: str) -> list[str]:
    return [" ".join(one.text.split()) for one in parties(text)[name].other_mentions if one.kind == "short_name"]


@pytest.mark.parametrize(
    ("said", "name", "expected"),
    [
        (
            "said that the Company grew. Shares of Acme Widgets rose.",
            "Acme Widgets, Inc.",
            ["the Company", "Acme Widgets"],
        ),
        ('(the "Company") said that the Company grew.', "Acme Widgets, Inc.", []),
        ("said that Paul A. Bolt agreed. Mr.\nBolt thanked it.", "Paul A. Bolt", ["Mr. Bolt"]),
        ('said Charles Bolt. "Chuck is right," Bolt added.', "Charles Bolt", ["Chuck", "Bolt"]),
        ("has bought Godwit Tools, Inc., for Godwit Tools is sound.", "Godwit Tools, Inc.", ["Godwit Tools"]),
        ("said that Kestra B. Heron has resigned as President. Kestra was liked.", "Kestra B. Heron", ["Kestra"]),
    ],
)
def test_a_release_has_short_names_that_nothing_defines(said: str, name: str, expected: list[str]) -> None:
    assert short(f"{RELEASE}{said}\n", name) == expected


def test_the_first_word_of_an_issuers_name_stands_for_it_where_the_text_has_things_of_it() -> None:
    text = "CHICAGO, May 12, 2004 -- Siskin Tool Corporation grew. Sales at Siskin rose, and Siskin's costs fell.\n"
    assert short(text, "Siskin Tool Corporation") == ["Siskin", "Siskin"]


@pytest.mark.parametrize(
    "said",
    [
        "Siskin Foundry Services grew.",
        "the Siskin® 7 was shown.",
        "see Siskin/Page 2.",
        "write to jane@siskin.com.",
    ],
)
def test_a_part_of_another_name_is_no_short_name(said: str) -> None:
    text = f"CHICAGO, May 12, 2004 -- Siskin Corporation said that it grew; {said}\n"
    assert short(text, "Siskin Corporation") == []


def test_a_letter_greets_its_reader_by_a_part_of_his_name() -> None:
    text = (
        "ACME TOOLS, INC.\n\nMay 1, 2001\n\nMr. Nolan Godwit\n1 Elm Street\nDayton, Ohio 45402\n\nDear Nolan:\n\n"
        "     This letter agreement sets forth what Acme Tools, Inc. agrees with you. Mr. Godwit shall be paid.\n"
    )
    assert short(text, "Nolan Godwit") == ["Nolan", "Mr. Godwit"]


def test_two_people_of_one_surname_share_no_short_name() -> None:
    text = f"{RELEASE}said that Paul A. Bolt and Anna Bolt agreed. Mr. Bolt thanked it.\n"
    assert short(text, "Paul A. Bolt") == []


def test_who_speaks_or_holds_an_office_is_one_of_the_people() -> None:
    text = (
        f'{RELEASE}grew. "We are pleased with it," said Corvo Heron, Acme CEO.\n\nContact: Brisa Teal, (555) 010-0123\n'
    )
    found = parties(text)
    assert found["Corvo Heron"].role == "officer"


def test_an_officer_of_another_company_is_none_of_the_issuers() -> None:
    text = f"{RELEASE}elected Jane Heron. Ms. Heron had been a director of Godwit Tools, Inc. since 2001.\n"
    assert parties(text)["Jane Heron"].role == "mentioned"


def test_whoever_signs_is_one_of_the_people() -> None:
    text = (
        "AGREEMENT\n\nThis Agreement is made between Acme Tools, Inc. and Bolt Mills, Inc.\n\nACME TOOLS, INC.\n\n"
        "By /s/ Corvo Heron, executive vice president\n"
    )
    assert parties(text)["Corvo Heron"].role == "signatory"


def test_a_registrants_span_is_in_the_running_text_and_not_on_the_cover() -> None:
    text = (
        "FORM 8-K\n\n     ACME WIDGETS, INC.\n(Exact name of registrant as specified in its charter)\n\n"
        "     Delaware\n(State of incorporation)\n\n     On May 1, 2004 Acme Widgets, Inc. said that it would pay.\n"
    )
    assert parties(text)["Acme Widgets, Inc."].text == "Acme Widgets, Inc."


MERGER = (
    "This Plan of Merger is made as of May 1, 2003, between Teal Tools, Inc., a California corporation{first}, and "
    "Teal Tools, Inc., a Delaware corporation{second}.\n\n1. Merger. They merge.\n\nTEAL TOOLS, INC., a California "
    "corporation\n\nBy: /s/ Ann Heron\n\nTEAL TOOLS, INC., a Delaware corporation\n\nBy: /s/ Ann Heron\n"
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            MERGER.format(first=' ("Teal California")', second=' ("Teal Delaware")'),
            [("US-CA", ("Teal California",), 2), ("US-DE", ("Teal Delaware",), 2)],
        ),
        (MERGER.format(first="", second=""), [("US-CA", (), 4)]),  # two states of one company: a mistake
        (
            MERGER.format(first=' ("Teal")', second=' ("Teal")'),
            [("US-CA", ("Teal",), 4)],
        ),
        ("Subsidiaries\n\nTeal Tools, Inc. (Vermont)\nTeal Tools, Inc. (Ohio)\n", [("US-VT", (), 1), ("US-OH", (), 1)]),
    ],
)
def test_companies_of_one_name_in_two_states_are_told_apart(text: str, expected: list[object]) -> None:
    found = [one for one in extract(Document.from_text(text), EXTRACTORS).parties if one.kind == "organization"]
    assert [(one.jurisdiction_code, one.defined_as, len(one.mentions)) for one in found] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            (
                'THIS TRUST AGREEMENT is made as of May 1, 1978, between Henry A. Teal ("Father") and Harry\nTeal '
                '("Son").\n\n1. Trust. The parties agree.\n'
            ),
            ["Henry A. Teal", "Harry Teal"],
        ),
        (
            (
                "LETTER OF INTENT\n\nLark Mills, Inc. and Teal Tools, Inc. intend to merge.\n\nLARK MILLS, INC.\n\n"
                "By: /s/ William B. Heron\nName: William B. Heron\nTitle: President\n\nTEAL TOOLS, INC.\n\n"
                "By: /s/ Bill Heron\nName: Bill Heron\nTitle: Treasurer\n"
            ),
            ["William B. Heron", "Bill Heron"],
        ),
        (f"{RELEASE}said that William B. Heron was elected. Bill Heron joined it in 1990.\n", ["William B. Heron"]),
        (
            (
                "This Agreement is made as of May 1, 2013, between Lark Mills, Inc. and Joseph F. Heron (the "
                '"Employee").\n\n1. Work. Joe Heron shall work for Lark Mills, Inc.\n'
            ),
            ["Joseph F. Heron"],
        ),
    ],
)
def test_two_people_of_one_name_for_short_are_told_apart_by_their_parts(text: str, expected: list[str]) -> None:
    assert [name for name, one in parties(text).items() if one.kind == "person"] == expected


LEASE = (
    "LEASE made as of May 1, 1974, between LARK MILLS, INC.{first}, and Ann Lee.\n\n1. Rent. Lark Mills, Inc.{then}, "
)


@pytest.mark.parametrize(
    ("first", "then", "home"),
    [
        (", a DELAWARE corporation", ", a Delaware corporation", ("Delaware", "US-DE")),
        (", a corporation of the COMMONWEALTH OF MASSACHUSETTS", ", a Massachusetts\ncorporation",
         ("Massachusetts", "US-MA")),
        (", a NEVADA corporation", ", a NEVADA corporation", ("NEVADA", "US-NV")),
        (", a Ruritanian company", ", a company organized under the laws of England and Wales",
         ("England and Wales", "GB-EAW")),
        (", a company with its office in Shanghai", ", a Hong Kong company", ("Hong Kong", "HK")),
        (", an Ohio corporation", "", ("Ohio", "US-OH")),
        (", an Ohio corporation", ", a Delaware corporation", ("Ohio", "US-OH")),
    ],
)  # fmt: skip
def test_a_home_is_the_first_that_is_known_as_running_text_writes_it(
    first: str, then: str, home: tuple[str, str]
) -> None:
    (firm,) = (
        one
        for one in parties(LEASE.format(first=first, then=then) + "shall pay.\n").values()
        if one.kind == "organization"
    )
    assert (firm.jurisdiction, firm.jurisdiction_code) == home
