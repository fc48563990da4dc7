r"""Stretches between quotation marks, straight or curly, paragraph by paragraph.

"`We are pleased,' said X. `The quarter`" has two. One that its paragraph does not close goes on in the next, which
opens with a mark of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from extractors.tokens import paragraphs
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.span import Span

_OPEN = lazy(r"(?<![\w\"”])(?:“[ ]?|\"|``|‘‘)(?=[^\s\"”,.;)])")
_CLOSE = lazy(r"(?<=[^\s(])(?:”|\"|''|’’)(?!\w)")
_AGAIN = lazy(r"(?<=\p{Ll}[.!?])\s+(?=[“\"]\p{Lu})")
"""Where the next paragraph of somebody's words begins with a mark, in a text that has lost its line breaks."""
MARKS = lazy(r"[\"“]|``|‘‘")


@dataclass(frozen=True)
class Stretch:
    """What stands between two marks, `span` without the comma or stop before the last; `whole` with both marks."""

    span: Span
    whole: Span
    paragraph: Span
    closed: bool

    @property
    def fills(self) -> bool:
        """Whether the paragraph begins with it."""
        return self.whole.start == self.paragraph.start


def stretches(document: Document) -> tuple[Stretch, ...]:
    """Every stretch of the document's paragraphs, in order."""
    return document.once(_stretches)


def _stretches(document: Document) -> tuple[Stretch, ...]:
    return tuple(_every(document))


def _every(document: Document) -> Iterator[Stretch]:
    for paragraph in paragraphs(document, lambda text: MARKS.search(text) is not None):
        yield from within(document.text, paragraph)


def within(text: str, paragraph: Span) -> Iterator[Stretch]:
    """The stretches of one paragraph."""
    at = paragraph.start
    while (opening := _OPEN.search(text, at, paragraph.end)) is not None:
        closing = _CLOSE.search(text, opening.end() + 1, paragraph.end)
        again = _AGAIN.search(text, opening.end(), closing.start() if closing else paragraph.end)
        end = again.start() if again else closing.start() if closing else paragraph.end
        said = text[opening.end() : end].rstrip().rstrip(",.")
        at = again.end() if again else closing.end() if closing else paragraph.end
        yield Stretch(
            span=Span(opening.end(), opening.end() + len(said.rstrip())),
            whole=Span(opening.start(), at),
            paragraph=paragraph,
            closed=closing is not None and again is None,
        )
