"""Titles without the noun of an instrument, which stand ahead of the sentence that speaks of this agreement."""

import pytest

from pipeline import Document
from pipeline.split import split

MADE = (
    ' is made as of May 1, 2003, between Alpha, Inc. ("Alpha") and Heron Bank (the "Bank").\n\n1. Sale. Alpha sells.\n'
)


@pytest.mark.parametrize(
    ("front", "title"),
    [
        ("Exhibit 10.3\n\nSTRATEGIC ALLIANCE\n\nThis Agreement", "STRATEGIC ALLIANCE"),
        ("Exhibit 10.3 STRATEGIC ALLIANCE This Agreement", "STRATEGIC ALLIANCE"),
        ('Exhibit 10.3 Joint Venture THIS JOINT VENTURE (the "Agreement")', "Joint Venture"),
        ("COVENANT NOT TO COMPETE\n\nThis Agreement", "COVENANT NOT TO COMPETE"),
        ("EX-10.3 4 dex103.htm PATENT LICENSE This Agreement", "PATENT LICENSE"),
        ("ALPHA, INC.\n\nMARKETING ALLIANCE\nFOR OHIO\n\nThis Agreement", "MARKETING ALLIANCE FOR OHIO"),
        ("Exhibit 10.3\n\nSUBCONTRACT\n\nThis Agreement", "SUBCONTRACT"),
        ("Exhibit 10.3 SUBCONTRACT This Subcontract", "SUBCONTRACT"),
        ("Code word for this Charter Party\n“HERONTIME”\n\nTime Charter Party\n\nThis Charter", "Time Charter Party"),
        ("CONTRACT No. 55/2003 for delivery of pumps\n\nThis Contract", "CONTRACT No. 55/2003 for delivery of pumps"),
        ("[HERON LOGO APPEARS HERE] SUPPLY AGREEMENT This Agreement", "SUPPLY AGREEMENT"),
        ("(LETTERHEAD OF HERON PIPELINE) SUPPLY AGREEMENT This Agreement", "SUPPLY AGREEMENT"),
    ],
)
def test_the_words_ahead_of_the_first_sentence_are_the_title(front: str, title: str) -> None:
    assert split(Document.from_text(front + MADE)).title == title


@pytest.mark.parametrize(
    "front",
    [
        "HERON BANK",
        "Columbus, Ohio",
        "ARTICLE I GENERAL",
        "Effective Date",
        "Dear Ann Doe",
        "STATE OF OHIO",
        "HERON PUMPS",
        "Ladies and Gentlemen",
        "For Immediate Release",
        "Private and Personal",
        "Via Overnight Courier",
        "Term and Termination",
        "PRELIMINARY DRAFT",
        "Exhibit B to Credit Facility",
        "RECORDING REQUESTED BY\nHERON TITLE",
    ],
)
def test_what_else_stands_ahead_of_it_is_none(front: str) -> None:
    assert split(Document.from_text(f"{front}\n\nThis Agreement{MADE}")).title is None
