r"""Addresses inside a line whose breaks were lost: "If to Sutro: Sutro Biopharma, Inc. 310 Utah Ave., Suite 150 …".

Such a stretch begins after "If to …:" or "with a copy to:", and is parted where a line of an address would end: after a
legal form, before a street number, after a ZIP code, before a prompt.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from regex import VERBOSE

from extractors.contacts.words import CARE, COUNTRY, LABEL, STREET, ZIP
from extractors.names.forms import CHAIN, compiled, is_weak
from pipeline.span import Span

LEAD = re.compile(
    r"(?:\b(?:[Ii]f|IF|[Aa]s)\s+(?:to|TO)\s+(?P<whom>[^:;\n]{2,80}?)(?:,?\s+(?:then\s+)?(?:addressed\s+)?(?:to|at"
    r"|TO))?\s?:"
    r"|(?:\b(?:[Ww]ith|WITH)\s+)?(?:\b(?:an?|A)\s+)?(?:required\s+)?\b(?P<copy>[Cc]op(?:y|ies)|COP(?:Y"
    r"|IES))\b[^:;.\n]{0,70}?\b(?:to|To|TO)\s?:"
    r"|\b(?:[Nn]otices?\s+to|NOTICES?\s+TO(?:\s?:)?|[Aa]ddressed\s+to|[Ff]or|TO"
    r"|To)\s+(?P<for>[A-Z][^:;.\n]{1,50}?)(?:\s+(?:at|AT))?\s?:)"
)
"""What leads to an address: "If to the Company:", "with a copy (which shall not constitute notice) to:"."""

END = re.compile(
    r"\s(?:\d{1,2}\.\d{0,2}\.?\s+[A-Z]|\((?:[a-z]{1,4}|\d{1,2})\)\s|[-–]\s?\d+\s?[-–]|(?:or\s+(?:to\s+)?(?:such|at\s+such)"
    r"|[Aa]nd\s+(?:if|to)\b)"
    r"|(?:All|Any|Such|Notices?|Each|Every|Either|Unless|Except|The|This|These|Source|IN\s+WITNESS|Section|SECTION"
    r"|ARTICLE|Article)\s"
    r"|[Ww]ith\s+(?:a\s+)?(?:required\s+)?cop|\d{1,2}\.\s+[A-Z])"
)
_ENDING = re.compile(r"(?i:corporation|limited|company)\Z")
MOST = 20_000
REACH = 520


@dataclass(frozen=True)
class Stretch:
    """A stretch that holds one address, its lead, and where its lines would end."""

    lines: tuple[Span, ...]
    lead: str
    copy: bool


def stretches(text: str) -> Iterator[Stretch]:
    """The addresses of a text that stand inside a line, in order."""
    leads = list(leads_in(text))
    for at, lead in enumerate(leads):
        start = lead.end()
        limit = leads[at + 1].start() if at + 1 < len(leads) else len(text)
        limit = min(limit, start + REACH)
        blank = re.compile(r"\S[^\n]*").search(text, start, limit)
        if blank is None:
            continue
        line_end = text.find("\n", blank.start(), limit)
        limit = limit if line_end == -1 else line_end
        if limit - blank.start() < 45 or not (ZIP.search(text, start, limit) or LABEL.search(text, start, limit)):
            continue
        end = _end(text, blank.start(), limit)
        yield Stretch(tuple(lines_of(text, blank.start(), end)), lead["whom"] or lead["for"] or "", bool(lead["copy"]))


def leads_in(text: str) -> Iterator["re.Match[str]"]:
    """The leads of a text; looked for before each colon, which are few."""
    floor = colon = 0
    for _ in range(MOST):
        colon = text.find(":", colon) + 1
        if not colon:
            return
        lead = LEAD.search(text, max(floor, colon - 130), colon)
        if lead is not None:
            yield lead
        floor = colon


def _end(text: str, start: int, limit: int) -> int:
    """Where the address ends: at the first words of a sentence after its last number."""
    for stop in END.finditer(text, start, limit):
        before = text[start : stop.start()]
        if ZIP.search(before) or LABEL.search(before) or "@" in before:
            return stop.start()
    return limit


def lines_of(text: str, start: int, end: int) -> Iterator[Span]:
    """The stretch, parted where the lines of an address would end."""
    cuts = {start, end}
    for form in compiled(CHAIN, VERBOSE).finditer(text, start, end):
        rest = text[form.end() : form.end() + 3]
        if re.match(r"[,.]?\s+[A-Z\d]", rest) and not re.match(r"\s*(?:of|and|&)\b", text[form.end() : form.end() + 6]):
            if (
                is_weak(form[0])
                and not _ENDING.search(form[0])
                and not re.match(r"[,.]?\s+(?:\d|One\s|P\.?\s?O)", text[form.end() : form.end() + 8])
            ):
                continue
            cuts.add(form.end() + (1 if rest[:1] in ",." else 0))
    for street in STREET.finditer(text, start, end):
        if text[street.start() - 1].isspace() and not _numbers(text, street.start()):
            cuts.add(street.start())
            break
    for code in ZIP.finditer(text, start, end):
        country = COUNTRY.match(text, code.end() + 1) or COUNTRY.match(text, code.end() + 2)
        cuts.add(country.end() if country and country.end() <= end else code.end())
    cuts |= {care.start() for care in CARE.finditer(text, start, end)}
    cuts |= {gap.end() for gap in re.compile(r"[ \xa0]{3,}").finditer(text, start, end)}
    cuts |= {label.start() for label in LABEL.finditer(text, start, end)}
    ordered = sorted(cut for cut in cuts if start <= cut <= end)
    for left, right in pairwise(ordered):
        said = text[left:right]
        if said.strip(" ,;."):
            begin = left + len(said) - len(said.lstrip(" \t\xa0,;.|"))
            yield Span(begin, left + len(said.rstrip()))


def _numbers(text: str, at: int) -> bool:
    """Whether a number belongs to what stands before it: "Suite 150", "Floor 3"."""
    return bool(re.search(r"(?:Suite|Ste\.?|Floor|Room|Unit|Box|No\.?|#)\s*\Z", text[max(0, at - 10) : at]))
