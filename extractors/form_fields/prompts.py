r"""The prompt of a blank: the words right before it, as far back as they are one question or one label.

Of "(b)  Is it a reporting company? If not,\n  list the individuals: ______" it is "If not,\n  list the individuals:".
"""

import regex

from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

REACH = 1200
"""How far back a prompt may begin."""

EMPTY = "☐□❏❑◻▢¨\uf06f\uf071\uf072\uf0a8\uf0a3"
TICKED = "☒☑■🗹✓✔⌧þý\uf0fe\uf0fd\uf0fc\uf078\uf052\uf053"
"""Boxes as signs: those of Wingdings come as private code points, or as the Latin letters of their codes ("Yes þ")."""
_STOP = lazy(
    rf"\n[ \t]*\n|_{{2,}}|-{{6,}}|[{EMPTY}{TICKED}](?!\p{{L}})|"
    r"[\[(][\x20\t_]{0,4}[xX✓]?[\x20\t_]{0,4}[\])][\x20\t]{0,3}(?:Yes|No)\b|"
    r"(?<=(?:[\p{Ll})\]”\"]{2}|[\p{Ll}\d]\))[.?!;][”\")]?)\s+(?=[\"“(]?\p{Lu})",
    regex.IGNORECASE,
)
_SENTENCE_ONLY = lazy(r"\b(?:No|Nos|No\(s\)|Inc|Corp|Co|Ltd|i\.e|e\.g|St|Sec|Rule)\.\s*\Z", regex.IGNORECASE)
_MARK = lazy(r"\s*(?:(?:Item\s+)?\d{1,2}[.)]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)|[A-Za-z]\.)\s+(?=\S)", regex.IGNORECASE)
_GAP = lazy(r"[ ]{3,}|\t+[ ]*|[ ]{2,}(?=\p{Lu}[\p{L} .]{1,40}:)")
_NUMBER = lazy(r"(?:\p{Lu}[\p{L}&.]*[ \n]){1,3}(?:No(?:s|\(s\))?\.|\#)\Z")
"""A number's prompt stands in running text: "the Registration Statement on Form S-3 (File No._____)"."""
_ENDS = lazy(r"(?:[:?]|\bNo(?:s|\(s\))?\.?|\#)\s*\Z")


def prompt_before(text: str, at: int, *, any_end: bool = False) -> Span | None:
    """The prompt that ends right before `at`; null where the words there are running text.

    A prompt ends with a colon, a question mark or "No."; `any_end` takes the last sentence whatever it ends with.
    """
    begin = max(0, at - REACH)
    lead = text[begin:at].rstrip()
    end = begin + len(lead)
    if not lead or (not any_end and _ENDS.search(lead[-12:]) is None):
        return None
    number = _NUMBER.search(lead)
    if number is not None and not any_end:
        return Span(begin + number.start(), end)
    start = begin
    for stop in _STOP.finditer(text, begin, end - 1):
        start = start if _abbreviated(text, begin, stop) else stop.end()
    return _tidy(text, start, end)


def _abbreviated(text: str, begin: int, stop: "regex.Match[str]") -> bool:
    """Whether a stop that would end a sentence only shortens a word: "CUSIP No. of such securities"."""
    blank_line = stop[0].count("\n") > 1 or not stop[0].isspace()
    return not blank_line and _SENTENCE_ONLY.search(text[max(begin, stop.start() - 8) : stop.start()]) is not None


def _tidy(text: str, start: int, end: int) -> Span | None:
    """The prompt without the mark of its item, and without another column on its line."""
    mark = _MARK.match(text, start, end)
    start = mark.end() if mark else start
    line = max(start, text.rfind("\n", start, end) + 1)
    first = line + len(text[line:end]) - len(text[line:end].lstrip())
    gaps = list(_GAP.finditer(text, first, end))
    start = gaps[-1].end() if gaps and text[gaps[-1].end() : end].strip(" :?") else start
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[start] in "|-–•":
        start += 1
        while start < end and text[start].isspace():
            start += 1
    return Span(start, end) if regex.search(r"\p{L}{2}", text[start:end]) else None


def line_start(text: str, at: int) -> int:
    """Where the line of a place begins, or its last 400 characters do."""
    return max(text.rfind("\n", max(0, at - 400), at) + 1, at - 400, 0)


def line_end(text: str, at: int) -> int:
    """Where the line of a place ends, or its next 400 characters do."""
    found = text.find("\n", at, at + 400)
    return found if found != -1 else min(len(text), at + 400)


def label_of(text: str, prompt: Span | None) -> str | None:
    """The words of the prompt, with single spaces."""
    return words(text[prompt.start : prompt.end]) if prompt else None
