"""Is a lazy pattern compiled when it is used, and not before?"""

import pytest
import regex

from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy


def test_a_pattern_that_cannot_be_compiled_is_told_at_its_first_use() -> None:
    pattern = lazy(r"(unclosed")
    with pytest.raises(regex.error):
        pattern.search("text")


@pytest.mark.parametrize("flags", [0, regex.IGNORECASE, regex.IGNORECASE | regex.VERBOSE])
def test_it_finds_what_the_compiled_one_finds(flags: int) -> None:
    text, compiled = "Shall not, shall", regex.compile(r"(?P<verb>shall)\b", flags)
    pattern = lazy(compiled.pattern, flags)
    assert (pattern.pattern, pattern.flags) == (compiled.pattern, compiled.flags)
    assert [one.span() for one in pattern.finditer(text)] == [one.span() for one in compiled.finditer(text)]
    assert pattern.sub("will", text) == compiled.sub("will", text)
    assert pattern.groupindex == compiled.groupindex
    found = [one.span("verb") for one in matches(pattern, Document.from_text(text))]
    assert found == [one.span("verb") for one in compiled.finditer(text)]
