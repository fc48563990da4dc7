"""A map leads from stretches of the text to places that are there, in order."""

import orjson
import pytest

from pipeline.source_map import ByteMap, PageMap, Run, Sheet, Tag, Word
from pipeline.store.maps import wrongs

SHEETS = (Sheet(1, 0, 6, 612.0, 792.0, 0), Sheet(2, 6, 9, 612.0, 792.0, 90))


@pytest.mark.parametrize(
    "source_map",
    [
        ByteMap(()),
        ByteMap((Run(0, 4, 6, 10), Run(4, 5, 10, 15), Run(6, 9, 15, 18)), (Tag(0, 4, "us-gaap:Revenues"),)),
        PageMap((), ()),
        PageMap(SHEETS, (Word(0, 4, 1, 72.0, 72.0, 90.5, 84.0), Word(6, 9, 2, 72.0, 72.0, 90.5, 84.0))),
    ],
)
def test_what_readers_give_is_sound(source_map: ByteMap | PageMap) -> None:
    assert list(wrongs(source_map.to_json(), 9)) == []


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([], ["is no map: its unit is neither byte nor point"]),
        ({"unit": "line", "runs": []}, ["is no map: its unit is neither byte nor point"]),
        ({"unit": "byte"}, ["is no map: its runs are not lists of 4 numbers"]),
        ({"unit": "byte", "runs": [[0, 1, 2]]}, ["is no map: its runs are not lists of 4 numbers"]),
        ({"unit": "byte", "runs": [[0, 1, 2, "3"]]}, ["is no map: its runs are not lists of 4 numbers"]),
        ({"unit": "byte", "runs": [[0, 10, 0, 10]]}, ["run 1 is not a stretch of the text, which has 9 characters"]),
        ({"unit": "byte", "runs": [[3, 3, 0, 0]]}, ["run 1 is not a stretch of the text, which has 9 characters"]),
        ({"unit": "byte", "runs": [[4, 9, 0, 5], [0, 4, 5, 9]]}, ["run 2 begins before the one before it ends"]),
        ({"unit": "byte", "runs": [[0, 4, 9, 5]]}, ["run 1 does not come from a stretch of the source"]),
        ({"unit": "point", "words": []}, ["is no map: its pages are not lists of 6 numbers"]),
        (
            {"unit": "point", "words": [[0, 4, 2, 1.0, 1.0, 2.0, 2.0]], "pages": [[1, 0, 9, 612, 792, 0]]},
            ["word 1 stands on page 2, which the map does not have"],
        ),
    ],
)
def test_what_is_wrong_is_told(value: object, expected: list[str]) -> None:
    assert list(wrongs(orjson.dumps(value), 9)) == expected


def test_what_is_no_json_is_told() -> None:
    (wrong,) = wrongs(b'{"unit"', 9)
    assert wrong.startswith("is not JSON")
