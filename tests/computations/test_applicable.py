"""Which computations does a record have something for?"""

import json

from computations import COMPUTATIONS
from computations.applicable import applicable
from tests.accept import ROOT

BY_HAND = {"tie_out_check"}
"""Computations that are called with figures, and with no record."""


def test_every_computation_starts_from_one_of_the_golden_records() -> None:
    found = set()
    for path in sorted((ROOT / "fixtures" / "records").glob("infocrossing-*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        found |= {computation.name for computation, _ in applicable(record)}
    assert found == {one.name for one in COMPUTATIONS} - BY_HAND


def test_an_empty_record_has_something_for_none() -> None:
    path = next(iter(sorted((ROOT / "fixtures" / "records").glob("*.json"))))
    record = json.loads(path.read_text(encoding="utf-8"))
    emptied = {name: [] if isinstance(value, list) else value for name, value in record.items()}
    assert list(applicable(emptied)) == []
