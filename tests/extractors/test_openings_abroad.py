"""Openings as they are drafted abroad: charter parties, two lettered parties, short names behind a dash."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Record

CLAUSES = "\n\n1. Supply. Plover shall sell pumps to Snipe, and Snipe shall pay Plover. Snipe sells no pumps.\n"
LETTERED = """This Agreement is executed by the following parties in Harbin.

Party A: Plover Technology Co., Ltd., an enterprise of 4 Elm Street.

Party B: Snipe Technology Co., Ltd., a company of 5 Oak Street.

Each of Party A and Party B is a party."""
SIGNED = """Signed by following parties:

1. Plover Casino S.A., of 4 Elm Street (hereinafter as "Party A")

2. Snipe Limited, of 5 Oak Street (hereinafter as "Party B")"""
UNNAMED = """This Agreement is made between Plover Inc. of Malta (the "Owner") and the companies identified
on Schedule A (the "Subsidiaries"), and Snipe S.A. of Liberia (the "Manager")."""
TRIBES = """This Agreement is made between the Confederated Tribes of Heron Indians of Oregon, a federally recognized
tribe (the "Tribe"), and Plover Corp., a Utah corporation ("Consultant")."""


def read(opening: str) -> Record:
    return extract(Document.from_text(f"SUPPLY AGREEMENT\n\n{opening}{CLAUSES}"), EXTRACTORS)


@pytest.mark.parametrize(
    ("opening", "expected"),
    [
        ("Made between Plover Ltd. and Snipe Ltd. (HEREINAFTER - SNIPE).", {"Snipe Ltd.": ("SNIPE",)}),
        ("Made between Plover Ltd. and Snipe Ltd. (hereinafter: Snipe).", {"Snipe Ltd.": ("Snipe",)}),
        ('Made between Advanced Cell Tools, Inc. ("ACT") and Snipe Ltd.', {"Advanced Cell Tools, Inc.": ("ACT",)}),
        (LETTERED, {"Plover Technology Co., Ltd.": ("Party A",), "Snipe Technology Co., Ltd.": ("Party B",)}),
        (SIGNED, {"Plover Casino S.A.": ("Party A",), "Snipe Limited": ("Party B",)}),
        (UNNAMED, {"Plover Inc.": ("Owner",), "Snipe S.A.": ("Manager",)}),
        (TRIBES, {"Confederated Tribes of Heron Indians of Oregon": ("Tribe",), "Plover Corp.": ("Consultant",)}),
    ],
)
def test_the_parties_are_named_in_the_opening(opening: str, expected: dict[str, tuple[str, ...]]) -> None:
    found = {one.name: one.defined_as for one in read(opening).parties if one.role == "party"}
    assert {name: found.get(name) for name in expected} == expected


@pytest.mark.parametrize(
    ("opening", "day"),
    [
        ("IT IS THIS DAY 5 of January 2006 AGREED between Plover Ltd. and Snipe Ltd.", "2006-01-05"),
        ("LONDON, 31.10.2006\n\nIt is agreed between Plover Ltd. and Snipe Ltd.", "2006-10-31"),
    ],
)
def test_the_day_of_a_charter_party_stands_in_or_above_its_first_sentence(opening: str, day: str) -> None:
    dated = read(opening).terms.agreement_date
    assert dated is not None
    assert dated.value == day
