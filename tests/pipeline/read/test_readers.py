"""What holds for every reader."""

import gc

import pytest

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.read import read


@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("data", [b"<html><p>text", b"text", b"", b"%PDF-1.4"])
def test_the_collector_is_left_as_it_was(data: bytes, *, enabled: bool) -> None:
    before = gc.isenabled()
    (gc.enable if enabled else gc.disable)()
    try:
        try:
            read(Source("exhibit", data))
        except Unreadable as refused:
            assert refused.code in {"empty_file", "damaged"}  # noqa: PT017 - refusing is as good an answer
        assert gc.isenabled() == enabled
    finally:
        (gc.enable if before else gc.disable)()


def test_a_page_that_was_read_leaves_no_cycles_to_collect() -> None:
    source = Source("exhibit.htm", b"<html><table><tr><td>a<td><p>b</table><ul><li>c" * 50)
    read(source)
    gc.collect()
    document = read(source)
    assert document.text
    del document
    assert gc.collect() == 0
