"""Quotations: the words that a release puts into somebody's mouth, and who speaks in what office.

Of "'We staked out a strong position,' Mr. Auster said. 'Having achieved this goal, …'" both stretches are his.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

import regex

from extractors import tokens
from extractors.names.inside import CUT_SHORT
from extractors.quotations.rules import LEAST, RULES, SAYING, SIGNED, is_sentence
from extractors.quotations.stretches import MARKS, Stretch, stretches
from extractors.quotations.titles import link
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import Quotation
from pipeline.span import Span

_CLOSE_BY = lazy(
    rf"(?:[\"”]|’’)[^\"“”]{{0,160}}{SAYING.pattern}|[\"“](?<={SAYING.pattern}[^\"“”]{{0,150}}[\"“])|``|‘‘"
    rf"|{SIGNED.pattern}",
    regex.IGNORECASE,
)
"""A quotation mark with words of attribution near it, looked at from the mark, which is rarer than they are."""
_NEW_SENTENCE = lazy(rf"[\p{{Ll}})]{{2}}\.(?<!\b{CUT_SHORT})\s+\p{{Lu}}")
_BEFORE = 160
"""Characters before a colon in which words of attribution stand that lead to the next paragraph."""


def find(document: Document) -> Iterable[Quotation]:
    """The attributed quotations, and those that carry on where one of them left off."""
    if document.kind in tokens.INSTRUMENTS or next(matches(_CLOSE_BY, document), None) is None:
        return ()
    windows = list(tokens.paragraphs(document, _may_quote))
    found = [one for one in tokens.scan(document, RULES, windows) if isinstance(one, Quotation)] if windows else []
    said: dict[Span, Quotation] = {}
    for one in found:
        said.setdefault(one.span, one)
    return list(_carried(document, said)) if said else ()


def _may_quote(text: str) -> bool:
    if text.endswith(":") and SAYING.search(text, max(0, len(text) - _BEFORE)):
        return True
    return MARKS.search(text) is not None and _CLOSE_BY.search(text) is not None


def _carried(document: Document, said: dict[Span, Quotation]) -> Iterator[Quotation]:
    """Every quotation in order; one without words of its own has the speaker of the one before it.

    One that its paragraph does not close has the speaker of the next, where that alone has any.
    """
    last: tuple[Stretch, Quotation] | None = None
    every = stretches(document)
    for stretch, later in reversed(list(pairwise(every))):
        goes_on = later.fills if stretch.whole.end == stretch.paragraph.end else not stretch.closed
        if not stretch.closed and goes_on and stretch.span not in said and later.span in said:
            said[stretch.span] = replace(said[later.span], span=stretch.span, rule="quotation.carried")
    for stretch in every:
        one = said.get(stretch.span)
        if one is None and last is not None and _goes_on(document.text, last[0], stretch):
            one = replace(last[1], span=stretch.span, rule="quotation.carried")
        if one is not None:
            yield one
        last = (stretch, one) if one is not None else None if stretch.paragraph != _paragraph(last) else last


def _paragraph(last: tuple[Stretch, Quotation] | None) -> Span | None:
    return last[0].paragraph if last else None


def _goes_on(text: str, before: Stretch, stretch: Stretch) -> bool:
    """Whether a stretch follows the words of attribution, or fills the next paragraph."""
    between = text[before.whole.end : stretch.whole.start]
    plain = " ".join(between.split())
    words = text[stretch.span.start : stretch.span.end]
    if len(words.split()) < LEAST and not (is_sentence(text, stretch) and plain and not MARKS.search(plain)):
        return False
    told = SAYING.search(plain) is not None and not _NEW_SENTENCE.search(plain)
    return (not plain or told) and (stretch.fills or before.paragraph == stretch.paragraph)


EXTRACTOR = Extractor(
    "quotations",
    find=find,
    link=link,
    rules=RULES,
    reads=("role_changes",),
    overlaps="all",
)
