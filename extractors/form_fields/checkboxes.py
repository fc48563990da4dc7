r"""Boxes to be ticked: one field for each question, with its options, and the one that is ticked.

"Are you a broker-dealer?\n\n| |  Yes.\n\n| |  No." has the options Yes and No and no value yet; "Yes [X]  No [ ]" after
"Indicate by check mark whether …" has the value Yes.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import regex

from extractors.form_fields.prompts import label_of, line_end, line_start, prompt_before
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import FormField
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

_BOX = r"(?:\[[ \t]{0,4}[xX✓✔√]?[ \t]{0,4}\]|\|[ \t]{0,3}[xX]?[ \t]{0,3}\||[☐☒☑□]|[■🗹✓✔]|\([ \t]{1,4}[xX]?[ \t]{0,4}\))"
BOX = lazy(_BOX)
_CHECKED = lazy(r"[xX✓✔√☒☑■🗹]")
_ANSWER = lazy(r"\s{0,4}(?:Yes|No|YES|NO)\b\.?")
_ANSWER_BEFORE = lazy(r"\b(?P<answer>Yes|No|YES|NO)\b[.:]?\s{0,8}\Z")
_MARK_ONE = lazy(r"(\(?(?:Mark|Check)\s+one\)?:?)\s*\Z", regex.IGNORECASE)
_ASKS = lazy(r"\b(?:check|indicate|mark|select|elects?)\b", regex.IGNORECASE)
_EMPTY_LINE = lazy(r"\n[ \t]*\n")
_COLUMN = lazy(r"(?<=\S)(?:[ ]{4,}|\t)(?=\S)")
_LONGEST = 700
"""How long the words of one option may be."""


@dataclass(frozen=True)
class Box:
    """A box, and the words of its option, which stand after it or before it."""

    span: Span
    option: Span
    ticked: bool
    before: bool


def checkbox(match: Match, document: Document) -> FormField | None:
    """The field whose first box the match is; none for its other boxes, and for brackets in running text."""
    text = document.text
    first = _box(text, Span(*match.span()))
    if first is None:
        return _lone(match, document)
    if _earlier(text, first) is not None:
        return None
    boxes = [first, *_later(text, first)]
    begin = min(first.span.start, first.option.start)
    prompt = _question(text, begin)
    if len(boxes) == 1 and prompt is None and _ASKS.match(text, first.option.start):
        return _single(document, first.option, match[0])
    options = tuple(words(text[one.option.start : one.option.end]) for one in boxes)
    ticked = [option for option, one in zip(options, boxes, strict=True) if one.ticked]
    return FormField(
        span=prompt or Span(begin, max(boxes[-1].span.end, boxes[-1].option.end)),
        label=label_of(text, prompt),
        kind="checkbox",
        options=options,
        value=ticked[0] if len(ticked) == 1 else None,
        blank=not ticked,
    )


def _box(text: str, span: Span) -> Box | None:
    """The box at a span with its option: words after it, or "Yes" and "No" before it; null where it has neither."""
    ticked = _CHECKED.search(text, span.start, span.end) is not None
    answer = _ANSWER_BEFORE.search(text[max(0, span.start - 16) : span.start])
    if answer and "\n" not in answer[0] and not _follows(text, span):
        start = max(0, span.start - 16) + answer.start()
        return Box(span, Span(start, start + len(answer["answer"])), ticked, before=True)
    alone = not text[line_start(text, span.start) : span.start].strip(" \t•")
    if not alone and not _ANSWER.match(text, span.end):
        return None
    option = _option(text, span.end)
    return Box(span, option, ticked, before=False) if option else None


def _follows(text: str, span: Span) -> bool:
    """Whether the answers of the box's line stand after their boxes: "[ ] Yes  [X] No"."""
    line = line_start(text, span.start)
    first = BOX.search(text, max(line, span.start - 60), span.end)
    return bool(first and _ANSWER.match(text, first.end()) and not _ANSWER_BEFORE.search(text[line : first.start()]))


def _option(text: str, at: int) -> Span | None:
    """The words after a box up to the next box, a blank line or another column."""
    end = min(len(text), at + _LONGEST)
    for stop in (_EMPTY_LINE, BOX, _COLUMN):
        found = stop.search(text, at + 1, end)
        end = found.start() if found else end
    said = text[at:end]
    start = at + len(said) - len(said.lstrip())
    said = said.strip().rstrip(".;")
    return Span(start, start + len(said)) if regex.search(r"\p{L}", said) else None


def _later(text: str, first: Box) -> Iterator[Box]:
    """The boxes that follow, each right after the option before it."""
    one = first
    while True:
        end = max(one.span.end, one.option.end)
        found = BOX.search(text, end, end + 60)
        later = _box(text, Span(*found.span())) if found else None
        if later is None or later.before != first.before:
            return
        between = text[end : min(later.span.start, later.option.start)]
        if between.strip(" \t\n.;,") not in ("", "or", "and"):
            return
        yield later
        one = later


def _earlier(text: str, first: Box) -> Box | None:
    """The box right before this one in the same group; null for the first of a group."""
    begin = min(first.span.start, first.option.start)
    reach = max(0, begin - _LONGEST - 30)
    boxes = list(BOX.finditer(text, reach, begin))
    one = _box(text, Span(*boxes[-1].span())) if boxes else None
    if one is None or one.before != first.before:
        return None
    between = text[max(one.span.end, one.option.end) : begin]
    return one if between.strip(" \t\n.;,") in ("", "or", "and") and len(between) < 60 else None


def _lone(match: Match, document: Document) -> FormField | None:
    """The field of one box that stands at the end of its words: "Emerging growth company ☐"."""
    text = document.text
    rest = text[match.end() : line_end(text, match.end())]
    ends = not rest.strip(" .") or regex.match(r"[ ]{2,}|\t", rest)
    bracket = match[0][0] in "[(|"
    if not ends or (
        bracket and not regex.search(r"[.:?]\s*\Z|\S[ \t]{2,}\Z", text[max(0, match.start() - 12) : match.start()])
    ):
        return None
    line = text[line_start(text, match.start()) : match.start()]
    prompt = prompt_before(text, match.start(), any_end=True)
    beside = BOX.match(rest.lstrip()) or regex.search(_BOX + r"\W*\Z", line)
    if prompt is None or beside or regex.search(r"\n[ \t]*\S", text[prompt.end : match.start()]):
        return None
    return _single(document, prompt, match[0])


def _single(document: Document, prompt: Span, box: str) -> FormField:
    """The field of a box without options; its value is the mark in it."""
    ticked = _CHECKED.search(box)
    return FormField(
        span=prompt,
        label=label_of(document.text, prompt),
        kind="checkbox",
        value=ticked[0] if ticked else None,
        blank=ticked is None,
    )


def _question(text: str, at: int) -> Span | None:
    """The prompt of a group: words that ask, or end as a question or a sentence does; null for another heading."""
    mark = _MARK_ONE.search(text[max(0, at - 40) : at])
    if mark is not None:
        return Span(max(0, at - 40) + mark.start(1), max(0, at - 40) + mark.end(1))
    prompt = prompt_before(text, at, any_end=True)
    if prompt is None:
        return None
    asked = text[prompt.start : prompt.end]
    return prompt if asked.rstrip()[-1] in ":?." or _ASKS.search(asked) else None


RULES: tuple[Rule, ...] = (
    Rule(
        name="field.checkbox",
        pattern=_BOX.replace(" ", "[ ]").replace("[[ ]\\t]", "[ \\t]"),
        build=checkbox,
        needs=("[", "|", "( ", "(\t", "☐", "☒", "☑", "□", "■", "🗹", "✓", "✔"),
        examples={
            "(e) Are you a broker-dealer registered\n    under the Exchange Act?\n\n    | |  Yes.\n\n    | |  No.": {
                "span_text": "Are you a broker-dealer registered\n    under the Exchange Act?", "kind": "checkbox",
                "options": ("Yes", "No"), "value": None,
            },
            "Indicate by check mark whether the registrant is an accelerated filer.  Yes [X]   No [  ]": {
                "span_text": "Indicate by check mark whether the registrant is an accelerated filer.",
                "options": ("Yes", "No"), "value": "Yes", "blank": False,
            },
            "Check the appropriate box below:\n\n☐ Written communications\n\n☒ Soliciting material": {
                "span_text": "Check the appropriate box below:", "value": "Soliciting material",
                "options": ("Written communications", "Soliciting material"),
            },
            "Emerging growth company ☐": {"span_text": "Emerging growth company", "options": (), "value": None},
        },
        near_misses=("the purchase of [ ] shares", "clause (x) of this Section", "the shares of [X] Corporation"),
        ignore_case=False,
    ),
)  # fmt: skip
