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
