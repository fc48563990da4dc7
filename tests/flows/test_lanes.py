"""Batches in hand: begun with before anybody asks, added in their order, and only what is finished."""

from pathlib import Path

import pytest

from flows.batch import Batch, Outcome
from flows.lanes import Lanes
from flows.watch import untold
from pipeline.store import StoreError


def batches(folder: Path, out: Path, count: int) -> list[Batch]:
    """So many batches of one letter each."""
    paths = [folder / f"{number}.txt" for number in range(count)]
    for number, path in enumerate(paths):
        path.write_text(f"January 31, 2002\n\nDear Sirs:\n\nLetter {number}.\n")
    return [Batch((str(path),), str(out), "1") for path in paths]


def names(outcomes: list[Outcome]) -> list[str]:
    return [Path(path).name for outcome in outcomes for path in outcome.inputs]


def test_all_is_done_though_nobody_asks_and_is_added_once_in_order(tmp_path: Path) -> None:
    added: list[Outcome] = []
    todo = batches(tmp_path, tmp_path / "out", 5)
    with Lanes(todo, added.append, untold, 2) as lanes:
        with lanes:
            assert added == []
            assert names([lanes.outcome(todo[3]).result()]) == ["3.txt"]
            lanes.wait()
        assert names(added) == ["0.txt", "1.txt", "2.txt", "3.txt", "4.txt"]
    assert len(added) == 5


def test_after_an_error_what_is_finished_is_added_and_nothing_more_begins(tmp_path: Path) -> None:
    added: list[Outcome] = []
    todo = batches(tmp_path, tmp_path / "out", 40)

    def goes_wrong() -> None:
        with Lanes(todo, added.append, untold, 1) as lanes:
            lanes.outcome(todo[0]).result()
            raise KeyError

    with pytest.raises(KeyError):
        goes_wrong()
    assert names(added[:1]) == ["0.txt"]
    assert len(added) < len(todo)
    assert len(list((tmp_path / "out" / "records").iterdir())) <= len(added) + 1


def test_what_stops_a_batch_is_raised_by_who_waits(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    added: list[Outcome] = []
    with pytest.raises(StoreError), Lanes(batches(tmp_path, tmp_path / "out", 2), added.append, untold, 1) as lanes:
        lanes.wait()
    assert added == []
