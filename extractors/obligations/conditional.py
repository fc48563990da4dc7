"""Lists of conditions: "If (A) the Company shall declare a dividend or (B) the Company shall authorize …, then …".

Whom such an item speaks of is not obliged by it; the main clause behind "then" obliges. And lists of duties
under one condition: "If the Company ends the employment, then (i) it shall pay …, and (ii) the Executive may …".
"""

import regex

from extractors.obligations.clause import behind_mark, start_of
from extractors.obligations.item import condition_ahead
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
# "In case at any time:", "if, during the Term,"
_IF = lazy(
    r"""(?<! \w ) (?: if | when (?: ever )? | in \s+ case | in \s+ the \s+ event (?: \s+ that )? )
        (?: [\s,]+ (?: at \s+ any \s+ time | during [^,;:.]{1,80} | after [^,;:.]{1,80} | prior \s+ to [^,;:.]{1,80}
          | either | and \s+ (?: when | to \s+ the \s+ extent )
          | (?: any | one ) \b [^,;:.]{0,40} \b following \b [^,;:.]{0,60} (?= : ) ) )*
        [\s,:–—-]* $""",
    _FLAGS,
)
# "If …, then:", "Upon …,": the condition is whole, and what hangs on it is listed
_WHOLE = lazy(r"(?:,|\bthen\b[\s,:]*[-–—]*)\s*$", regex.IGNORECASE)
_PERIOD = lazy(
    r"(?:during|throughout|while|upon|following|after)\s[^,;:]{3,80}:", regex.IGNORECASE
)  # "During the Term:"
_STEM = 1200  # characters of it
# "…, and if the Seller defaults, (ii)": the next member has a condition of its own
_AFRESH = lazy(
    r"\b(?:if|unless|when(?:ever)?|upon|otherwise|thereafter|in\s+(?:the\s+event|case|any\s+other|all\s+other))\b"
    r"[^;]{0,200}?,\s*$",
    regex.IGNORECASE,
)
_SENTENCE = lazy(r"(?<=[a-z)]{2})\.[\"”’)]*\s+[A-Z(]")
_FIRST = frozenset(("(a)", "(i)", "(1)", "(A)", "(I)", "a.", "i.", "1."))
_LEAD = 200  # characters in front of a list's first mark


def under_condition(document: Document, start: int, subject: int) -> bool:
    """Whether the subject at the second offset opens an item of a list of conditions, where its clause begins."""
    section = document.section_at(Span(start, start + 1))
    if section is None or section.id not in document.once(_conditions):
        return False
    text = document.text
    return start <= behind_mark(text, section) and not text[start:subject].strip()


def _conditions(document: Document) -> frozenset[str]:
    """The ids of the sections that are members of a list under "if"."""
    found: set[str] = set()
    open_lists: dict[str | None, bool] = {}
    for section in document.sections:
        if section.number is None:
            continue
        if section.number in _FIRST or section.parent not in open_lists:
            at = section.span.start
            open_lists[section.parent] = _IF.search(document.text, max(0, at - _LEAD), at) is not None
        if open_lists[section.parent]:
            found.add(section.id)
    return frozenset(found)


def stem_condition(document: Document, start: int) -> str | None:
    """The condition in front of the list that the clause at the offset is a member of, where nothing else leads it in.

    "If Taxes are withheld, (i) the sum shall be increased, and (ii) the Borrower shall pay it": of both.
    """
    section = document.section_at(Span(start, start + 1))
    first = document.once(_firsts).get(section.id) if section is not None else None
    text = document.text
    if section is None or not first or start > behind_mark(text, section) + 1:
        return None
    at = section.span.start
    if _AFRESH.search(text, max(first, at - _LEAD), at) or (section.inline and _SENTENCE.search(text, first, at + 1)):
        return None
    stem = text[max(start_of(document, first - 1), first - _STEM) : first]
    whole = _WHOLE.search(stem) or (stem.rstrip().endswith(":") and _PERIOD.fullmatch(stem.strip()))
    return condition_ahead(stem.rstrip(" \n:–—-").lstrip()) if whole else None


def _firsts(document: Document) -> dict[str, int]:
    """Where the first member of its list stands, by the id of each member."""
    found: dict[str, int] = {}
    lists: dict[tuple[str | None, int], int] = {}
    for section in document.sections:
        if section.number is None:
            continue
        members = (section.parent, section.occurrence)
        if section.number in _FIRST or members not in lists:
            lists[members] = section.span.start
        found[section.id] = lists[members]
    return found
