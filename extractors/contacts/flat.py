r"""Addresses inside a line whose breaks were lost: "If to Sutro: Sutro Biopharma, Inc. 310 Utah Ave., Suite 150 …".

Such a stretch begins after "If to …:" or "with a copy to:", and is parted where a line of an address would end: after a
legal form, before a street number, after a ZIP code, before a prompt.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from regex import VERBOSE

from extractors.contacts.leads import leads_in
from extractors.contacts.numbers import LABEL
from extractors.contacts.places import ABROAD, CARE, COUNTRY, STREET, ZIP
from extractors.names.forms import CHAIN, compiled, is_weak
from pipeline.span import Span

END = re.compile(
    r"\s(?:\d{1,2}\.\d{0,2}\.?\s+[A-Z]|\((?:[a-z]{1,4}|\d{1,2})\)\s|[-–]\s?\d+\s?[-–]|(?:or\s+(?:to\s+|at\s+)?(?:such|any\s+other|another)"
    r"|[Aa]nd\s+(?:if|to)\b|if\s+to\s)"
    r"|(?:All|Any|Such|Notices?|Each|Every|Either|Unless|Except|The|This|These|Source|IN\s+WITNESS|Section|SECTION"
    r"|ARTICLE|Article)\s"
    r"|[Ww]ith\s+(?:a\s+)?(?:required\s+)?cop|\d{1,2}\.\s+[A-Z])"
)
_WORD = re.compile(r"\S[^\n]*")
_OVER_PAGE = re.compile(r"\s*\n(?:[ \t]*\d{0,3}[ \t]*\n){1,4}[ \t]*")
"""The end of a page between the lines of an address, with its number."""
_ENDING = re.compile(r"(?i:corporation|limited|company)\Z")
_SENTENCE = re.compile(
    r"(?<=[)\d\w]);|\.\)|\.\s+(?=[A-Z][a-z]+\s[a-z])|(?<=\)),?\s+(?=or\b|and\b)"
    r"|(?<=\d{5})\s+or\s|,\s+or\s+(?=(?:at\s+|to\s+)(?:such|any|another)\b|any\s+other\b)|\n[ \t\xa0]*\n"
    r"|,\s+(?:(?:or|and),?\s+)?(?:\([a-z\d]{1,4}\)\s+)?if\b|,\s+and\s+(?=to\s+(?:the|its|his|her)\b)"
)
"""Where an address inside a sentence ends at the latest."""
_OPEN = re.compile(r"\)?(?:[\s,;]{1,20}(?:and|or))?[\s,;]{0,20}(?:\([a-z\d]{1,4}\)\s{0,20})?\Z")
"""What stands between an address and the next one of its sentence: "), and"."""
_STOPPED = re.compile(r"(?:\d|[a-z]{5})\.\Z")
"""The stop of a sentence at its very end: "Attention: Trust Department.", and not that of "Inc."."""
_SHORTEST = 45
_LAWYER = re.compile(r"\bEsq(?:uire\b|\.)(?=\s+[A-Z])")


@dataclass(frozen=True)
class Stretch:
    """A stretch that holds one address, the role that its lead gives it, and where its lines would end."""

    lines: tuple[Span, ...]
    role: str | None
    in_sentence: bool = False


def stretches(text: str) -> Iterator[Stretch]:
    """The addresses of a text that stand inside a line, in order."""
    leads = leads_in(text)
    for at, lead in enumerate(leads):
        limit = min(lead.limit, leads[at + 1].start if at + 1 < len(leads) else len(text))
        blank = _WORD.search(text, lead.end, limit)
        if blank is None:
            continue
        limit = _line_end(text, blank.start(), limit, in_sentence=lead.in_sentence)
        if limit - blank.start() < _SHORTEST or not (
            ZIP.search(text, blank.start(), limit) or LABEL.search(text, blank.start(), limit)
        ):
            continue
        end = _end(text, blank.start(), limit, END if not lead.in_sentence else _SENTENCE)
        end -= len(text[blank.start() : end]) - len(_OPEN.sub("", text[blank.start() : end]))
        end -= lead.in_sentence and _STOPPED.search(text, blank.start(), end) is not None
        yield Stretch(tuple(lines_of(text, blank.start(), end)), lead.role, lead.in_sentence)


def _line_end(text: str, start: int, limit: int, *, in_sentence: bool) -> int:
    """Where the line ends, or the paragraph of a sentence; a page number between two prompts does not end it."""
    line_end = -1 if in_sentence else text.find("\n", start, limit)
    over = _OVER_PAGE.match(text, line_end, limit) if line_end != -1 else None
    if over is not None and LABEL.match(text, over.end(), limit):
        line_end = text.find("\n", over.end(), limit)
    return limit if line_end == -1 else line_end


def _end(text: str, start: int, limit: int, ends: re.Pattern[str]) -> int:
    """Where the address ends: at the first words of a sentence after its last number."""
    for stop in ends.finditer(text, start, limit):
        before = text[start : stop.start()]
        if ZIP.search(before) or LABEL.search(before) or "@" in before:
            return stop.start()
    return limit


def lines_of(text: str, start: int, end: int) -> Iterator[Span]:
    """The stretch, parted where the lines of an address would end."""
    cuts = {start, end}
    codes = list(ZIP.finditer(text, start, end))
    for form in compiled(rf"(?<!\p{{L}})(?:{CHAIN})", VERBOSE).finditer(text, start, end):
        if any(code.start() <= form.start() < code.end() for code in codes):
            continue  # "Centennial, CO 80112" is no company
        rest = text[form.end() : form.end() + 3]
        if re.match(r"[,.]?\s+[A-Z\d]", rest) and not re.match(
            r"\s*(?:of|and|&|Secr\w*)\b", text[form.end() : form.end() + 12]
        ):
            if (
                is_weak(form[0])
                and not _ENDING.search(form[0])
                and not re.match(r"[,.]?\s+(?:\d|One\s|P\.?\s?O)", text[form.end() : form.end() + 8])
                and not STREET.match(text, form.end() + 1)
            ):
                continue
            cuts.add(form.end() + (1 if rest[:1] in ",." else 0))
    for street in STREET.finditer(text, start, end):
        if text[street.start() - 1].isspace() and not _numbers(text, street.start()):
            cuts.add(street.start())
            break
    for code in codes:
        country = COUNTRY.match(text, code.end() + 1) or COUNTRY.match(text, code.end() + 2)
        cuts.add(country.end() if country and country.end() <= end else code.end())
    cuts |= {lawyer.end() for lawyer in _LAWYER.finditer(text, start, end)}
    cuts |= {abroad.end() for abroad in ABROAD.finditer(text, start, end)}
    cuts |= {care.start() for care in CARE.finditer(text, start, end)}
    cuts |= {gap.end() for gap in re.compile(r"(?<![\n \xa0])[ \xa0]{3,}|\s\|\s").finditer(text, start, end)}
    cuts |= {label.start() for label in LABEL.finditer(text, start, end)}
    ordered = sorted(cut for cut in cuts if start <= cut <= end)
    for left, right in pairwise(ordered):
        said = text[left:right]
        if said.strip(" ,;."):
            begin = left + len(said) - len(said.lstrip(" \t\xa0,;.|"))
            yield Span(begin, left + len(said.rstrip()))


def _numbers(text: str, at: int) -> bool:
    """Whether a number belongs to what stands before it: "Suite 150", "Floor 3"."""
    return bool(
        re.search(
            r"(?:Suite|Ste\.?|Floor|Level|Room|Unit|Shop|Lot|Plot|Building|Box|No\.?|#)\s*\Z",
            text[max(0, at - 10) : at],
        )
    )
