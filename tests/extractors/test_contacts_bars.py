"""Contacts whose parts bars or slashes set apart in a line, and an agency with its city."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

RELEASE = "ACORN REPORTS RESULTS\n\nDENVER, May 5, 2003 -- Acorn, Inc. (Nasdaq: ACRN) today reported results.\n\n"


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (
            "Contact:\nAnn Hill | Vice President, Investor Relations | 303-555-0101 | ahill@acorn.com\n",
            [("Ann Hill", None, "ahill@acorn.com")],
        ),
        (
            "Investors: Ann Hill | 303-555-0101 | ahill@acorn.com\nMedia: John Roe | 303-555-0102 | jroe@acorn.com\n",
            [("Ann Hill", None, "ahill@acorn.com"), ("John Roe", None, "jroe@acorn.com")],
        ),
        (
            "Media Contact:\nAnn Hill | Acorn, Inc.\n303-555-0101 | ahill@acorn.com\n",
            [("Ann Hill", "Acorn, Inc.", "ahill@acorn.com")],
        ),
        (  # two blocks side by side
            "Ann Hill | John Roe\nAcorn, Inc. | Plover Group\n303-555-0101 | 212-555-0102\n",
            [("Ann Hill", "Acorn, Inc.", None), ("John Roe", "Plover Group", None)],
        ),
        (
            "CONTACT:\nPlover Group, New York\nJohn Roe, 212-555-0102\njroe@plover.com\n",
            [("John Roe", "Plover Group", "jroe@plover.com")],
        ),
        (
            "CONTACT:\nAnn Hill/John Roe of Plover Group 212-555-0102\n",
            [("Ann Hill", "Plover Group", None), ("John Roe", "Plover Group", None)],
        ),
        (
            "CONTACT:\nTeal&L / Ann Hill / John Roe\n212-555-0102\n",
            [("Ann Hill", "Teal&L", None), ("John Roe", "Teal&L", None)],
        ),
    ],
)
def test_a_contact_is_read(lines: str, wanted: list[tuple[str, str | None, str | None]]) -> None:
    found = extract(Document.from_text(RELEASE + lines), EXTRACTORS).contacts
    assert [(one.name, one.organization, one.email) for one in found] == wanted
