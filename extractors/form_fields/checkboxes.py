r"""Boxes to be ticked: one field for each question, with its options, and the one that is ticked.

"Are you a broker-dealer?\n\n| |  Yes.\n\n| |  No." has the options Yes and No and no value yet; "Yes [X]  No [ ]" after
"Indicate by check mark whether …" has the value Yes.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import regex

from extractors.form_fields.prompts import EMPTY, TICKED, label_of, line_end, line_start, prompt_before
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import FormField
from pipeline.rules import Match, Rule, words
from pipeline.span import Span

_BOX = (
    r"(?:\[[\x20\t]{0,4}_?[xX✓✔√]?_?[\x20\t]{0,4}\]|\|[\x20\t]{0,3}_?[xX]?_?[\x20\t]{0,3}\||/[\x20\t]{1,3}/|/[\x20\t]{0,3}[xX][\x20\t]{0,3}/"
    rf"|[{EMPTY}{TICKED}](?<![\p{{L}}\d].)(?!\p{{L}})|\([\x20\t]{{1,4}}[xX]?[\x20\t]{{0,4}}\)|\([xX✓]\)"
    r"|(?=[xXoO_])(?<=\b(?:(?:Yes|YES)|(?:Yes|YES)\b[^\n]{0,30}\b(?:No|NO)):?[\x20\t\xa0]{1,4})(?:[xXoO](?![\w.,'’&/-])|_{1,5}[xX✓]?_{0,5})"
    r"|_{1,5}[xX✓]?_{0,5}(?=[\x20\t\xa0]{0,3}(?:Yes|YES|No|NO)\b(?!\.\s?_)))"
)
BOX = lazy(_BOX)
SIGNS = frozenset(EMPTY + TICKED)
_CHECKED = lazy(rf"[xX√{TICKED}]")
_NAMED = lazy(r"[ \t\xa0]{1,4}\p{L}")
_CELL = lazy(rf"(?P<said>\p{{Lu}}[\p{{L}} ,’'&/-]{{3,70}}?)[ \t\xa0]*(?P<box>{_BOX})(?:[ \t\xa0]*\([^()\n]{{3,80}}\))?")
"""A box behind its words, and a remark: "Non-accelerated filer ☐ (Do not check if a smaller reporting company)"."""
_LETTER = lazy(r"[xXoO_]{1,11}|\([xX✓]\)")
"""What is a box only beside another: "Yes o   No x", "( ) …\n(X) …"."""
_ANSWER = lazy(r"\s{0,4}(?:Yes|No|YES|NO)\b\.?")
_ANSWER_ALONE = lazy(r"[\x20\t\xa0]{0,4}(Yes|No|YES|NO)\b\.?[\x20\t]*(?=\n)")
"""An answer that ends its line, below which another prompt may stand."""
_ANSWER_BEFORE = lazy(r"\b(?P<answer>Yes|No|YES|NO)\b[.:]?\s{0,8}\Z")
_MARK_ONE = lazy(r"(\(?(?:Mark|Check)\s+one\)?:?)\s*\Z", regex.IGNORECASE)
_ASKS = lazy(r"\b(?:check|indicate|mark|select|elects?)\b", regex.IGNORECASE)
_OR = lazy(r"\n[ \t\xa0]*(?:or|OR|Or|and|AND)[ \t\xa0]*(?=\n)")
_LISTED_ON = lazy(r"[;,]\s+(?:or|and)\Z", regex.IGNORECASE)
"""What leads from an option to the next one of its list: "in cash; or"."""
_EMPTY_LINE = lazy(r"\n[ \t]*\n")
_COLUMN = lazy(r"(?<=\S)(?:[ ]{4,}|\t)(?=\S)")
_SENTENCE = 100
"""How long the words of an option are at most that no question leads to."""
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
    if not _are_boxes([text[one.span.start : one.span.end] for one in boxes]):
        return None
    begin = min(first.span.start, first.option.start)
    prompt = _question(text, begin)
    if len(boxes) == 1 and prompt is None and _ASKS.match(text, first.option.start):
        return _single(document, first.option, match[0])
    options = tuple(words(text[one.option.start : one.option.end]) for one in boxes)
    if _are_bullets(match[0], text[prompt.start : prompt.end] if prompt else "", options):
        return None
    ticked = [option for option, one in zip(options, boxes, strict=True) if one.ticked]
    return FormField(
        span=prompt or Span(begin, max(boxes[-1].span.end, boxes[-1].option.end)),
        label=label_of(text, prompt),
        kind="checkbox",
        options=options,
        value=ticked[0] if len(ticked) == 1 else None,
        blank=not ticked,
    )


def _are_boxes(marks: list[str]) -> bool:
    """Whether marks are boxes: two letters or blanks beside two answers, no letter in parentheses that numbers."""
    doubtful = [mark for mark in marks if _LETTER.fullmatch(mark)]
    return len(doubtful) < len(marks) or (len(marks) == 2 and not any(mark.startswith("(") for mark in marks))


def _are_bullets(mark: str, asked: str, options: tuple[str, ...]) -> bool:
    """Whether signs are the bullets of a list: nothing asks, and what stands behind one of them is a sentence."""
    asks = "?" in asked or _ASKS.search(asked) is not None
    return mark in SIGNS and not asks and any(len(option) > _SENTENCE for option in options)


def _box(text: str, span: Span) -> Box | None:
    """The box at a span with its option: words after it, or "Yes" and "No" before it; null where it has neither."""
    ticked = _CHECKED.search(text, span.start, span.end) is not None
    answer = _ANSWER_BEFORE.search(text[max(0, span.start - 16) : span.start])
    if answer and "\n" not in answer[0] and not _follows(text, span):
        start = max(0, span.start - 16) + answer.start()
        return Box(span, Span(start, start + len(answer["answer"])), ticked, before=True)
    alone = not text[line_start(text, span.start) : span.start].strip(" \t•")
    if not alone and not _ANSWER.match(text, span.end) and not _is_in_row(text, span):
        return None
    option = _option(text, span.end)
    return Box(span, option, ticked, before=False) if option else None


def _is_in_row(text: str, span: Span) -> bool:
    """Whether a box is one of several in a line that begins with one, or with a question: "Check:  [ ] A   [X] B"."""
    start, end = line_start(text, span.start), line_end(text, span.end)
    marks = list(BOX.finditer(text, start, end))
    head = text[start : marks[0].start()].rstrip() if marks else ""
    named = all(_NAMED.match(text, mark.end()) for mark in marks)
    return len(marks) > 1 and named and (not head or head.endswith((":", "?")))


def _follows(text: str, span: Span) -> bool:
    """Whether the answers of the box's line stand after their boxes: "[ ] Yes  [X] No"."""
    line = line_start(text, span.start)
    first = BOX.search(text, max(line, span.start - 60), span.end)
    return bool(first and _ANSWER.match(text, first.end()) and not _ANSWER_BEFORE.search(text[line : first.start()]))


def _option(text: str, at: int) -> Span | None:
    """The words after a box up to the next box, a blank line or another column."""
    answer = _ANSWER_ALONE.match(text, at)
    if answer is not None:
        return Span(answer.start(1), answer.end(1))
    end = min(len(text), at + _LONGEST)
    for stop in (_EMPTY_LINE, _OR, BOX, _COLUMN):
        found = stop.search(text, at + 1, end)
        end = found.start() if found else end
    said = text[at:end]
    start = at + len(said) - len(said.lstrip())
    said = _LISTED_ON.sub("", said.strip()).rstrip(".;")
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
        if between.strip(" \t\n.;,").casefold() not in ("", "or", "and"):
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
    return one if between.strip(" \t\n.;,").casefold() in ("", "or", "and") and len(between) < 60 else None


def _lone(match: Match, document: Document) -> FormField | None:
    """The field of one box that stands at the end of its words: "Emerging growth company ☐"."""
    text = document.text
    cells = _cells_around(text, match.start())
    prompt = _question(text, cells[0].start()) if len(cells) > 2 else None
    if prompt is not None and _ASKS.search(text, prompt.start, prompt.end):
        return _of_cells(text, prompt, cells) if cells[0].start("box") == match.start() else None
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


def _cells_around(text: str, at: int) -> "list[regex.Match[str]]":
    """The boxes behind their words that follow one another with nothing between, the one at `at` among them."""
    run: list[regex.Match[str]] = []
    for cell in _CELL.finditer(text, max(0, at - _LONGEST), at + _LONGEST):
        if run and text[run[-1].end() : cell.start()].strip():
            if run[-1].start("box") >= at:
                break
            run = []
        run.append(cell)
    led = run and regex.search(_BOX + r"\s*\Z", text[max(0, run[0].start() - 12) : run[0].start()])
    return run if not led and any(cell.start("box") == at for cell in run) else []


def answered(match: Match, document: Document) -> FormField | None:
    """The field of a question whose answer a letter marks, the other one nothing: "Yes  X    No"."""
    prompt = _question(document.text, match.start())
    if prompt is None:
        return None
    value = match["yes"] or match["no"]
    label, options = label_of(document.text, prompt), (match["yes"] or match["first"], match["no"] or match["second"])
    return FormField(span=prompt, label=label, kind="checkbox", options=options, value=value, blank=False)


def _of_cells(text: str, prompt: Span, cells: "list[regex.Match[str]]") -> FormField:
    """The field of a question whose boxes stand behind their options: "Large accelerated filer ☒  …"."""
    options = tuple(words(cell["said"].strip()) for cell in cells)
    ticked = [option for option, cell in zip(options, cells, strict=True) if _CHECKED.search(cell["box"])]
    return FormField(
        span=prompt,
        label=label_of(text, prompt),
        kind="checkbox",
        options=options,
        value=ticked[0] if len(ticked) == 1 else None,
        blank=not ticked,
    )


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
    if (
        mark is not None
        and not text[line_start(text, max(0, at - 40) + mark.start(1)) : max(0, at - 40) + mark.start(1)].strip()
    ):
        return Span(max(0, at - 40) + mark.start(1), max(0, at - 40) + mark.end(1))
    prompt = prompt_before(text, at, any_end=True)
    if prompt is None:
        return None
    asked = text[prompt.start : prompt.end]
    if asked.startswith("(") and asked.endswith(")"):  # "Is it a natural person? (If so, skip to Question 5.)"
        above = prompt_before(text, prompt.start, any_end=True)
        near = above is not None and "\n" not in text[above.end : prompt.start].strip(" \t").replace("\n", "", 1)
        prompt = Span(above.start, prompt.end) if above is not None and near else prompt
    return prompt if asked.rstrip(')"” ').endswith((":", "?", ".")) or _ASKS.search(asked) else None


RULES: tuple[Rule, ...] = (
    Rule(
        name="field.checkbox",
        pattern=_BOX,
        build=checkbox,
        needs=("[", "|", "( ", "(\t", "/", *EMPTY, *TICKED, "Yes", "YES", "No", "NO"),
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
            "Is the registrant a shell company?  Yes o   No x": {
                "span_text": "Is the registrant a shell company?", "options": ("Yes", "No"), "value": "No",
            },
            "Emerging growth company ☐": {"span_text": "Emerging growth company", "options": (), "value": None},
        },
        near_misses=("the purchase of [ ] shares", "clause (x) of this Section", "the shares of [X] Corporation"),
        ignore_case=False,
    ),
    Rule(
        name="field.letter",
        pattern=r"\b (?: (?P<yes> Yes | YES ) [ \t]{1,12} [xX] [ \t]{1,16} (?P<second> No | NO ) "
        r"| (?P<first> Yes | YES ) [ \t]{1,20} (?P<no> No | NO ) [ \t]{1,12} [xX] ) [ \t.]* $",
        build=answered,
        needs=("Yes", "YES"),
        examples={
            "Has the registrant filed all reports?   Yes  X     No\n                              ---      ---": {
                "span_text": "Has the registrant filed all reports?", "options": ("Yes", "No"), "value": "Yes",
            },
            "Is it a shell company?\n\n     YES     NO  X": {
                "span_text": "Is it a shell company?", "options": ("YES", "NO"), "value": "NO",
            },
        },
        near_misses=("Yes X No one", "Is he a broker?  Yes  X  No  X", "Yes     No"),
        ignore_case=False,
    ),
)  # fmt: skip
