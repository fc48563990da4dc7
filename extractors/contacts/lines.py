r"""The lines of a block of contacts, each parted before its prompts: "Tel: 201 840-4700  Fax: 201 840-7126" is two."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from extractors.contacts.numbers import LABEL, NUMBER
from extractors.names.forms import squeeze
from extractors.names.inside import BEGINS
from extractors.names.words import FORM_PROMPT
from pipeline.lazy import lazy
from pipeline.span import Span

_ENTRY = lazy(rf"(?:;|,?\s(?:or|and))\s+(?={BEGINS})|;\s+(?:or|and)\s+(?=[A-Z])")
"""What may part the entries of two people in a line: "Jane Roe, 217-555-1234; Investors: Bo Poe, 217-555-1235"."""


@dataclass(frozen=True)
class Line:
    """One line of a block, or what one prompt introduces: `kind` is the prompt, `line` for none.

    The kind `firm` is a line that names that of the people below it, and nothing else. `goes_on`: a comma ends it, as
    where the next line has the rest of an office.
    """

    span: Span
    kind: str
    said: str
    goes_on: bool = False


_PROMPT = re.compile(rf"\s{{0,80}}{FORM_PROMPT}")


def parts(text: str, start: int, end: int) -> Iterator[Line]:
    """A line, parted before each prompt: "Tel: (201) 840-4700  Fax: (201) 840-7126", and between two entries."""
    for stop in _ENTRY.finditer(text, start, end):
        if NUMBER.search(text, start, stop.start()) and NUMBER.search(text, stop.end(), end):
            yield from _parts(text, start, stop.start())
            start = stop.end()
    yield from _parts(text, start, end)


def _parts(text: str, start: int, end: int) -> Iterator[Line]:
    places = [(match.start(), match.end(), str(match.lastgroup)) for match in LABEL.finditer(text, start, end)]
    first = places[0][0] if places else end
    if prompt := _PROMPT.match(text, start, first):
        start = prompt.end()
    if text[start:first].strip():
        yield _line(text, start, start, first, "line")
    for at, (begin, after, kind) in enumerate(places):
        stop = places[at + 1][0] if at + 1 < len(places) else end
        if kind == "role":
            yield _line(text, begin, begin, after, "role")
            if text[after:stop].strip():
                yield _line(text, after, after, stop, "line")
        else:
            yield _line(text, begin, after, stop, kind)


def _line(text: str, start: int, value: int, end: int, kind: str) -> Line:
    start += len(text[start:end]) - len(text[start:end].lstrip())
    end = max(start, start + len(text[start:end].rstrip(" \t\n\xa0,;_|(")))
    said = squeeze(text[value:end].strip(' \t_|[]"“”'))
    return Line(Span(start, end), kind, said, goes_on=text[end : end + 1] == ",")
