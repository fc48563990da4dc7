"""Does a cell of a record find its row and its column, and is it left out of sums where that is open?"""

from typing import Any

import pytest

from computations.tie_out.collect import collect, placed


def cell(path: str, column: str | None) -> dict[str, Any]:
    return {"path": [path] if path else [], "column": column}


def table(columns: list[str], *paths: str) -> dict[str, Any]:
    rows = [{"path": [one] if one else [], "kind": "data"} for one in paths]
    return {"columns": columns, "rows": [{"path": ["Head"], "kind": "header"}, *rows]}


@pytest.mark.parametrize(
    ("columns", "paths", "cells", "places"),
    [
        (["a", "b"], ["Cash"], [("Cash", "a"), ("Cash", "b")], [(1, 0), (1, 1)]),
        # two rows of one label, each from its first column to its last
        (["a", "b"], ["Total", "Total"], [("Total", "a"), ("Total", "b"), ("Total", "a")], [(1, 0), (1, 1), (2, 0)]),
        # columns without heads
        (
            ["", ""],
            ["Cash", ""],
            [("Cash", None), ("Cash", None), ("", None), ("", None)],
            [(1, 0), (1, 1), (2, 0), (2, 1)],
        ),
        # one cell, and two columns that it may be of
        (["", ""], ["Cash"], [("Cash", None)], [(None, None)]),
        # more lines of cells than rows of the label
        (["a"], ["Cash"], [("Cash", "a"), ("Cash", "a")], [(None, None), (None, None)]),
    ],
)
def test_a_cell_has_the_place_that_is_certain(
    columns: list[str],
    paths: list[str],
    cells: list[tuple[str, str | None]],
    places: list[tuple[int | None, int | None]],
) -> None:
    assert placed(table(columns, *paths), [cell(*one) for one in cells]) == places


def record(**amount: Any) -> dict[str, Any]:
    known = {"id": "a1", "text": "$5 billion", "section": "s1", "concept": "revenue", "period": "2004-03-31"}
    known |= {"value": "5", "signed_value": None, "qualifier": None, "precision": "1", "unit": "USD", "span": [0, 1]}
    return {
        "document": {"id": "d"}, "facts": [], "tables": [], "clauses": [], "amounts": [{**known, **amount}],
        "sections": [{"id": "s1", "kind": "headline", "subkind": None, "parent": None}],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("amount", "values"),
    [
        ({}, [("5", "headline")]),
        ({"signed_value": "-5"}, [("-5", "headline")]),
        ({"section": None}, [("5", "prose")]),
        ({"qualifier": "over"}, []),  # no figure to be held against a table
        ({"concept": None}, []),
        ({"period": None}, []),
    ],
)
def test_a_figure_of_the_prose_is_taken_as_its_words_mean_it(
    amount: dict[str, Any], values: list[tuple[str, str]]
) -> None:
    assert [(one["value"], one["where"]) for one in collect([record(**amount)])["facts"]] == values
