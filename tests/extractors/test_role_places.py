"""At whose firm is the office? The company of the document, the firm beside the office, or an employer."""

from typing import Any

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

RELEASE = (
    "SAN JOSE, Calif., August 15, 2006 /PRNewswire/ -- Acme Corporation (Nasdaq: ACME) today announced that {words}\n"
)


def held(text: str) -> list[tuple[Any, ...]]:
    found = extract(Document.from_text(text), EXTRACTORS).role_changes
    return sorted((one.person, one.position, one.organization) for one in found)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("Ruth Heron, who worked at Lark Bank from 1971 to 1978, is now Treasurer.", "Acme Corporation"),
        ("Ruth Heron, who had spent her career with Lark Bank, has been elected Treasurer.", "Acme Corporation"),
        ("Ruth Heron, who was employed by Lark Bank, has been\nrecently appointed Treasurer.", "Acme Corporation"),
        ("Ruth Heron was employed by Lark Bank as Treasurer from 1990 to 2002.", "Lark Bank"),
        ("Ruth Heron was employed by Lark Bank, most recently as Treasurer.", "Lark Bank"),
    ],
)
def test_a_new_office_is_not_at_the_employer_before(words: str, place: str) -> None:
    assert held(RELEASE.format(words=words)) == [("Ruth Heron", "Treasurer", place)]


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("Mr. Teal is treasurer, Lark Mills Company.", "Lark Mills Company"),
        ("Mr. Teal is treasurer, Heron & Lark\nGroup.", "Heron & Lark Group"),
        ("Mr. Teal is treasurer of eHeron Systems, Inc.", "eHeron Systems, Inc."),
        ("Mr. Teal is treasurer of 1-800-HERONS.COM, Inc.", "1-800-HERONS.COM, Inc."),
        ("Mr. Teal is treasurer of H*RON Group, Inc.", "H*RON Group, Inc."),
        ("Mr. Teal served as treasurer, Teal Foods Limited, for ten years.", "Teal Foods Limited"),
        ("Mr. Teal is treasurer, Dayton, Ohio.", "Acme Corporation"),
        ("Mr. Teal is treasurer, Ruth Heron said.", "Acme Corporation"),
        ("Mr. Teal is treasurer, Lark Mills Company said.", "Acme Corporation"),
    ],
)
def test_a_firm_behind_a_comma_is_where_the_office_is(words: str, place: str) -> None:
    found = held(RELEASE.format(words=f"Bo Teal was elected a director. {words}"))
    assert found == [("Bo Teal", "director", "Acme Corporation"), ("Bo Teal", "treasurer", place)]


@pytest.mark.parametrize(
    ("text", "company"),
    [
        (  # the letterhead
            (
                "TEAL INDUSTRIES, INC.\n\nBIOGRAPHY OF RUTH HERON\n\nRuth Heron has been Treasurer since 1999. She was "
                "born in Ohio and studied law.\n"
            ),
            "TEAL INDUSTRIES, INC.",
        ),
        (  # the title
            (
                "UNANIMOUS WRITTEN CONSENT OF THE BOARD OF DIRECTORS OF TEAL INDUSTRIES, INC.\n\nRESOLVED, that Ruth "
                "Heron is appointed Treasurer, effective May 1, 2001.\n"
            ),
            "TEAL INDUSTRIES, INC.",
        ),
        (  # an earlier employer
            "Biography\n\nRuth Heron has been Treasurer since 1999. She worked at Lark Mills, Inc. for ten years.\n",
            None,
        ),
        (
            (
                'NOTICE\n\nLark Bank plc and Teal Holdings Limited (the "Company") announce that Ruth Heron has been '
                "appointed Treasurer.\n"
            ),
            "Teal Holdings Limited",
        ),
        (
            (
                'NOTICE\n\nLark Bank plc ("Lark") and Teal Holdings Limited ("Teal") announce that Ruth Heron has been '
                "appointed Treasurer.\n"
            ),
            None,
        ),
    ],
)
def test_whose_a_text_is_that_is_no_release(text: str, company: str | None) -> None:
    assert held(text) == [("Ruth Heron", "Treasurer", company)]
