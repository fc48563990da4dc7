"""Which firms does a list of subsidiaries name, where is each at home, and whose are they?"""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

ROWS = """\
Name                                  Jurisdiction
Acorn Tools, Inc.                     Delaware
Teal Management, Inc.                 New York
Heron (UK) Limited                    United Kingdom
Plover do Brasil Ltda. ............ Brazil
"""


def told(text: str) -> list[tuple[str, str, str | None]]:
    found = extract(Document.from_text(text), EXTRACTORS).parties
    return [(one.name, one.role or "", one.jurisdiction_code) for one in found]


LISTED = [
    ("Acorn Tools, Inc.", "subsidiary", "US-DE"),
    ("Teal Management, Inc.", "subsidiary", "US-NY"),
    ("Heron (UK) Limited", "subsidiary", "GB"),
    ("Plover do Brasil Ltda.", "subsidiary", "BR"),
]


@pytest.mark.parametrize(
    ("head", "issuer"),
    [
        ("Exhibit 21\n\nSUBSIDIARIES OF THE REGISTRANT\n\n", None),
        ("Exhibit 21.1\n\nLark Holdings, Inc.\nSubsidiaries of the Registrant\n\n", "Lark Holdings, Inc."),
        ("EX-21\n\n  DIRECT AND INDIRECT SUBSIDIARIES OF LARK CORPORATION\n\n", "LARK CORPORATION"),
        ("List of Significant Subsidiaries of Lark Corporation as of May 1, 2001\n\n", "Lark Corporation"),
        ("Exhibit 21(a)\n\nLARK HOLDINGS CORP.\nSUBSIDIARY HIERARCHY\n\n", "LARK HOLDINGS CORP."),
        ("Exhibit 21\n\nSubsidiaries and Assumed Names            Jurisdiction\n\n", None),
        ("Exhibit (21)\n\nThe Lark Companies, Inc.\nSubsidiaries\n\n", "The Lark Companies, Inc."),
    ],
)
def test_the_rows_of_a_list_are_subsidiaries_of_whoever_its_heading_names(head: str, issuer: str | None) -> None:
    own = [(issuer, "issuer", None)] if issuer else []
    assert sorted(told(head + ROWS), key=str) == sorted([*own, *LISTED], key=str)


def test_a_list_without_columns_has_a_name_in_each_line() -> None:
    text = "EXHIBIT 21\n\nSUBSIDIARIES\n\n1. Acorn Louisiana, Inc.\n\n2. Heron Miss. Partners, L.P.\n"
    assert told(text) == [
        ("Acorn Louisiana, Inc.", "subsidiary", None),
        ("Heron Miss. Partners, L.P.", "subsidiary", None),
    ]


def test_a_name_may_take_two_lines_and_stand_behind_a_mark() -> None:
    text = (
        "Exhibit 21\n\nSUBSIDIARIES OF REGISTRANT\n\n>Teal Banking Services             Oregon     100%\n"
        "Institute of Herons\n  and Plovers, Inc.                New York   100%\n"
    )
    assert told(text) == [
        ("Teal Banking Services", "subsidiary", "US-OR"),
        ("Institute of Herons and Plovers, Inc.", "subsidiary", "US-NY"),
    ]


def test_a_heading_alone_makes_no_list() -> None:
    text = "BY-LAWS OF LARK, INC.\n\nSubsidiaries\n\nHeron Tools, Inc. and Teal, Inc. may be asked by the board.\n"
    assert {role for _, role, _ in told(text)} & {"subsidiary", "issuer"} == set()


@pytest.mark.parametrize(
    "text",
    [
        (
            "EXHIBIT 22\n\nREPORT REGARDING MATTERS SUBMITTED TO VOTE\n\nHeron Corp. and its subsidiaries\n\n"
            "Bank of New York         200\nPrice Waterhouse LLP     ratified\n"
        ),
        "EXHIBIT 22.1\n\nCONSENT OF INDEPENDENT AUDITORS\n\nHeron Corp. and subsidiaries.\n\nTeal LLP\nDallas, Texas\n",
        "Exhibit 21\n\n[CODE OF ETHICS]\n\nOfficers of Heron Corp. and its subsidiaries shall comply.\n\nTeal Inc.",
        "Exhibit 21.1\n\nPOWER OF ATTORNEY\n\nThe officers of Heron Corp., and its subsidiaries, appoint it.\n",
        (
            "MEMORANDUM\n\nList of subsidiaries\n\nThe following firms quoted us:\nTeal & Lark LLP        New York\n"
            "Acme Moving Company      Ohio\n"
        ),
        "DIRECTORY\n\nList of Foreign Subsidiaries\n\nDelaware             Dover\nTeal Waterhouse LLP Boston\n",
    ],
)
def test_what_only_speaks_of_subsidiaries_lists_none(text: str) -> None:
    assert {role for _, role, _ in told(text)} & {"subsidiary", "issuer"} == set()


@pytest.mark.parametrize(
    "head",
    [
        "Exhibit 22.1\n\nThe following subsidiaries of Lark Corp. are guarantors:\n\n",
        "EX-21\n\nList of Subsidiaries of Registrant\n\nLark Corp. (Registrant)\n",
        "EX-21\n\nSubsidiaries of the Registrant\n\nThe subsidiaries of Lark Corp., a Delaware corporation, are:\n\n",
        "Exhibit 21\n\n   LARK CORP. AND SUBSIDIARIES\n\n   SUBSIDIARIES OF THE REGISTRANT\n\nLARK CORP.     Ohio\n",
    ],
)
def test_the_company_is_no_subsidiary_of_itself(head: str) -> None:
    found = {name.casefold(): role for name, role, _ in told(head + ROWS)}
    assert found.pop("lark corp.") == "issuer"
    assert found == {name.casefold(): role for name, role, _ in LISTED}


HEAD = "Exhibit 21\n\nSUBSIDIARIES OF LARK CORP.\n\n"


@pytest.mark.parametrize(
    "below",
    [
        "Lark Corp. is owned by Gull Holdings Inc., a Nevada corporation.\n",
        "Acorn Tools, Inc. is a joint venture with Gull Holdings Inc.\n",
        "(1) The other 49% is held by Gull Holdings Inc., a Nevada corporation.\n",
        "CONSENT OF INDEPENDENT AUDITORS\n\nWe consent to the use of our report.\nGull Holdings Inc.\nDallas, Texas\n",
        "Gull Holdings Inc., is the trustee of the plan.\n",
        "Owned 50% by Gull Holdings Inc. and 50% by Lark Corp.      Texas\n",
        "Pending merger with Gull Holdings Inc.\n",
    ],
)
def test_who_is_named_beside_a_list_is_no_subsidiary(below: str) -> None:
    found = told(HEAD + ROWS + below)
    assert [one for one in found if one[1] == "subsidiary"] == LISTED


def test_a_row_gives_the_name_without_its_brackets() -> None:
    text = (
        "Percent of Voting Securities Owned   Delaware\n"
        "Acorn Tools, Inc. (formerly Gull     Lark Corp.                Delaware\n  Tools, Inc.)\n"
        "Teal Mills, L.P. (99% owned by       Acorn Tools, Inc.          Texas\n  Acorn Tools, Inc. and 1% by\n"
        "  Heron GP, LLC)\nWholly-owned subsidiaries of Teal Mills, L.P.:\nDirectors of Lark Corp.\n"
        "Heron Mills, Inc. (1) .......  100%   Ohio\nFinch N.V. (d/b/a Finch Freight)    Lark Corp.   Canada\n"
    )
    assert [one for one in told(HEAD + text) if one[1] == "subsidiary"] == [
        ("Acorn Tools, Inc.", "subsidiary", "US-DE"),
        ("Teal Mills, L.P.", "subsidiary", "US-TX"),
        ("Heron Mills, Inc.", "subsidiary", "US-OH"),
        ("Finch N.V.", "subsidiary", "CA"),
    ]


@pytest.mark.parametrize(
    ("heads", "code"),
    [
        ("Name                  Principal Place of Business     State of Incorporation\n", "US-DE"),
        ("Name                  State of Incorporation          Principal Place of Business\n", "US-TX"),
        ("Name\n", None),
    ],
)
def test_the_heads_tell_which_of_two_places_is_the_home(heads: str, code: str | None) -> None:
    row = "Acorn Tools, Inc.     Texas                           Delaware\n"
    assert ("Acorn Tools, Inc.", "subsidiary", code) in told(HEAD + heads + row)
