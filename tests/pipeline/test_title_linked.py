"""Titles that go on over empty lines, that stand over a plan or a legend, and that only the first sentence shows."""

import pytest

from pipeline import Document
from pipeline.split import split

BODY = ' is made as of May 1, 2003, between Alpha, Inc. ("Alpha") and Beta LLC ("Beta").\n\n1. Sale. Alpha sells.\n'
FORM = """
Standard Form of Agreement Between Owner and Contractor where the basis for
payment is a sum

This Agreement"""


@pytest.mark.parametrize(
    ("front", "title"),
    [
        (
            "EXHIBIT 10.4\n\nAMENDMENT NO. 8 TO AMENDED AND RESTATED\n\nSUPPLY AND LEASE AGREEMENT\n\nThis Amendment",
            "AMENDMENT NO. 8 TO AMENDED AND RESTATED SUPPLY AND LEASE AGREEMENT",
        ),
        (
            "Exhibit 10.2\n\nUNIT AWARD AGREEMENT\nUNDER THE\nALPHA, INC. 2005 INCENTIVE PLAN\n\nThis Agreement",
            "UNIT AWARD AGREEMENT",
        ),
        (
            "REVENUE BONDS\n\nMORTGAGE,\nASSIGNMENT AND FIXTURE FILING\n\nTHIS MORTGAGE, ASSIGNMENT AND FIXTURE FILING",
            "MORTGAGE, ASSIGNMENT AND FIXTURE FILING",
        ),
        ("SUPPLY AGREEMENT\n(Execution Copy)\n\nThis Agreement", "SUPPLY AGREEMENT"),
        ("Joint Venture Contract\n\nfor\n\nAlpha Beta Pumps Co., Ltd.\n\nThis Contract", "Joint Venture Contract"),
        (
            "AGREEMENT FOR HAULING\nOF CRUDE OIL IN\nTHE STATE OF OHIO\n\nBETWEEN\n\nALPHA, INC.\n\nThis Agreement",
            "AGREEMENT FOR HAULING OF CRUDE OIL IN THE STATE OF OHIO",
        ),
        (
            "Amendment No. 2 to\n\nWATER GROUP\n\nWORKS AGREEMENT\n\nThis Amendment No. 2 to the Water Group Agreement",
            "Amendment No. 2 to WATER GROUP WORKS AGREEMENT",
        ),
        ("Exhibit 10(v) INVESTMENT BANKING RIDER This Agreement", "INVESTMENT BANKING RIDER"),
        ("DECLARATION OF TRUST\n\nThis Declaration", "DECLARATION OF TRUST"),
        (
            FORM,
            "Standard Form of Agreement Between Owner and Contractor",
        ),
    ],
)
def test_the_title_is_whole(front: str, title: str) -> None:
    assert split(Document.from_text(front + BODY)).title == title
