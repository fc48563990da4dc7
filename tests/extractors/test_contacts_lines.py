"""Contacts whose lines go on, or stand below one another with all that is said of one person in a line."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document
from pipeline.process import extract

RELEASE = "DAYTON, Ohio, May 3, 2004 -- Acme Tools, Inc. (NYSE: ACM), a maker of tools, had good sales.\n\n{words}\n"


@pytest.mark.parametrize(
    ("words", "contacts"),
    [
        (
            "Contact:\nJohn A. Roe\nVice President,\nTreasurer and Investor Relations\nAcme Tools, Inc.\n212-555-4092",
            [("John A. Roe", "Vice President, Treasurer and Investor Relations", "Acme Tools, Inc.", "212-555-4092")],
        ),
        (
            "Contact:\nJohn A. Roe, Vice President,\nCorporate Communications\nAcme Tools, Inc.\n(212) 555-4092",
            [("John A. Roe", "Vice President, Corporate Communications", "Acme Tools, Inc.", "(212) 555-4092")],
        ),
        (
            "Contact:\nOwen Heron, Acme Tools, Inc., 212-555-4092\nJohn Roe, Birch Financial, 212-555-4093",
            [
                ("Owen Heron", None, "Acme Tools, Inc.", "212-555-4092"),
                ("John Roe", None, "Birch Financial", "212-555-4093"),
            ],
        ),
        (
            "Contact:\nOwen Heron, Chief Financial Officer, 212-555-4092\nJohn Roe, Birch Financial, 212-555-4093",
            [
                ("Owen Heron", "Chief Financial Officer", None, "212-555-4092"),
                ("John Roe", None, "Birch Financial", "212-555-4093"),
            ],
        ),
        (
            (
                "Contact: Ann Heron, CFO of Acme Tools, Inc., 212-555-4092; or John Roe of Birch Financial, "
                "212-555-4093, for Acme Tools, Inc."
            ),
            [
                ("Ann Heron", "CFO", "Acme Tools, Inc.", "212-555-4092"),
                ("John Roe", None, "Birch Financial", "212-555-4093"),
            ],
        ),
    ],
)
def test_contacts(words: str, contacts: list[tuple[str, str | None, str | None, str]]) -> None:
    found = extract(Document.from_text(RELEASE.format(words=words)), EXTRACTORS).contacts
    assert [(one.name, one.title, one.organization, one.phone) for one in found] == contacts
