r"""Labels as they are cited: single ones, lists and ranges.

"Section 13(a), 13(c), 14 or 15(d)" holds four labels; "clauses (i) through (iv)" holds four members with one span.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import regex

from extractors.cross_references.label_patterns import LABEL_PIECES
from pipeline.lazy import lazy
from pipeline.record import Section
from pipeline.rules import expand
from pipeline.span import Span

_SEPARATOR = lazy(expand(r"(?P<range>{RANGE}) | (?P<and>{AND})", {**LABEL_PIECES}), regex.VERBOSE)
_MARK = lazy(r"\((\w{1,8})\)")
_MARKS = lazy(expand("(?: {MARK} )+"), regex.VERBOSE)
_ENDS = lazy(expand("{AFTER_MARK}", {**LABEL_PIECES}), regex.VERBOSE)
_LAST = lazy(r"(\(\w+\)|\w+)$")
_BESIDE = lazy(r"(?<=\))\s+(?=\()")
_HYPHENED = lazy(r"(\d+(?:\.\d+)*)-(\d+(?:\.\d+)*)")
MAX_MEMBERS = 60


@dataclass(frozen=True)
class Cited:
    """A label in a list of them: where it stands, and what it says without white space."""

    span: Span
    label: str


def cited(text: str, span: Span, label: str, *, plural: bool = False) -> list[Cited]:
    """The labels in a stretch that `list_of` matched; the members of a range share the span of the whole range.

    A label that goes on from the one before it is completed: "Sections 3.1(b)(ii) and (iii)" ends with 3.1(b)(iii).
    `plural`: a label such as "6.1-6.4" is a range, as it is after "Sections" and is not in "Section 5-1401".
    """
    found = []
    for one in _listed(text, span, label, plural=plural):
        ends = _HYPHENED.fullmatch(one.label) if plural else None
        # "Sections 5-1401 and 5-1402" are two, and no range
        if ends and ("." in ends[1] or int(ends[1]) + MAX_MEMBERS > float(ends[2]) > int(ends[1])):
            found += [Cited(one.span, member) for member in between(ends[1], ends[2])]
        else:
            found.append(one)
    return found


def _listed(text: str, span: Span, label: str, *, plural: bool) -> Iterator[Cited]:
    pattern = _PATTERNS[label]
    at, before, joints = span.start, None, 0
    pending: Cited | None = None
    while at < span.end and (match := pattern.match(text, at, span.end) or _MARKS.match(text, at, span.end)):
        end = _before_the_next(text, match) if plural or before is not None else match.end()
        here = Cited(Span(at, end), _whole_mark(plain(text[at:end])))
        if before is not None and here.label.startswith("("):
            full = continued(before, here.label)
            # "pursuant to Section 7.7 or (g) become unable to pay": the next mark of an enumeration, and no label
            goes_on = joints < 2 and _ENDS.match(text, end)  # not "Section 8.7(e), (f) and (g), and (z) is not"
            if not (label == "CLAUSE_LABEL" or pending or follows(before, full) or goes_on):
                break
            here = Cited(here.span, full)
        separator = _SEPARATOR.match(text, end, span.end) or (_BESIDE.match(text, end) if end < match.end() else None)
        is_range = separator is not None and separator.groupdict().get("range") is not None
        # "SCHEDULE F - R&D Projects": a dash, and what the schedule is called
        if is_range and label == "ATTACHMENT_LABEL" and not plural:
            separator, is_range = None, False
        joints += separator is not None and not is_range and separator[0].strip(" \t\r\n,") != ""
        at, before = separator.end() if separator else span.end, here.label
        if pending is not None:
            yield from _range(pending, here)
            pending = None
        elif is_range:
            pending = here
        else:
            yield here
    if pending is not None:
        yield pending


def _before_the_next(text: str, match: "regex.Match[str]") -> int:
    """Where a label of a list ends: "clauses (a), (b) (c) or (d)" lacks a comma, and (c) is no part of (b)."""
    gap = _BESIDE.search(text, match.start(), match.end())
    if gap is None:
        return match.end()
    label, after = plain(text[match.start() : gap.start()]), plain(text[gap.end() : match.end()])
    return gap.start() if follows(label, continued(label, after)) else match.end()


def _whole_mark(label: str) -> str:
    """The mark "(a)" for "a)"; another label as it is."""
    return f"({label}" if label.endswith(")") and "(" not in label else label


def continued(before: str, label: str) -> str:
    """A label that begins with a mark, in full, from the one before it in a list.

    After "5(b)(1)(i)" the label "(iv)" is 5(b)(1)(iv); after "10(a)" the label "(b)(ii)" is 10(b)(ii). Of the marks
    of one sort the deepest gives way; where there is none the label stands as it is.
    """
    first, *rest = marks(label)
    found = list(_MARK.finditer(before))
    # "(b)(i) or (b)(ii)": what is written out again
    again = [match for match in found if match[0] == first and rest]
    alike = [match for match in reversed(found) if match[0] != first and _sorts(match[0]) & _sorts(first)]
    return before[: (again or alike)[0].start()] + label if again or alike else label


def follows(before: str, label: str) -> bool:
    """Whether a label is the next one after another in its list: "10.1(c)" after "10.1(b)"."""
    prefix, start = _stem(before)
    other, end = _stem(label)
    values = [(counting(start), counting(end)) for counting in (_arabic, _roman, _letter)]
    return prefix == other and any(a is not None and b == a + 1 for a, b in values)


def _sorts(mark: str) -> set[str]:
    """The sorts of counters that a mark may belong to: "(i)" is a small letter and a small Roman numeral."""
    bare = mark.strip("()")
    case = "upper" if bare.isupper() else "lower"
    sorts = {"arabic"} if bare.isdecimal() else set()
    if _roman(mark) is not None:
        sorts.add(f"{case} roman")
    if _letter(mark) is not None:
        sorts.add(f"{case} letter")
    return sorts


_PATTERNS: dict[str, "regex.Pattern[str]"] = {
    label: lazy(expand(f"{{{label}}}", {**LABEL_PIECES, "MARK": expand("{MARK}")}), regex.VERBOSE)
    for label in LABEL_PIECES
    if label.endswith("_LABEL")
}


def plain(text: str) -> str:
    r"""A label without white space and with plain hyphens: `plain("4(b)(iii)\n  (D)")` is `"4(b)(iii)(D)"`."""
    return "".join(text.split()).replace("‑", "-").replace("–", "-")


def _range(first: Cited, last: Cited) -> Iterator[Cited]:
    """The members from the first to the last, both included; only the two ends where nothing can be counted."""
    span = Span(first.span.start, last.span.end)
    for label in between(first.label, last.label):
        yield Cited(span, label)


def between(first: str, last: str) -> list[str]:
    """The labels of a range: `between("(i)", "(iv)")`, `between("2.1", "2.4")`, `between("8(a)", "8(c)")`."""
    prefix, start = _stem(first)
    other, end = _stem(last)
    if other and other != prefix:
        return [first, last]
    for counting in (_arabic, _roman, _letter):
        low, high = counting(start), counting(end)
        if low is not None and high is not None and low < high < low + MAX_MEMBERS:
            return [prefix + _written(start, number, counting) for number in range(low, high + 1)]
    return [first, last]


def _stem(label: str) -> tuple[str, str]:
    """A label before its last counter, and that counter: `("2.", "1")`, `("8", "(a)")`."""
    match = _LAST.search(label)
    return (label[: match.start()], match[1]) if match else ("", label)


def _written(like: str, number: int, counting: object) -> str:
    if counting is _roman:
        text = roman(number)
    elif counting is _letter:
        text = chr(ord("a") + number - 1)
    else:
        text = str(number)
    bare = like.strip("()")
    text = text.upper() if bare.isupper() else text
    return f"({text})" if like.startswith("(") else text


def _arabic(counter: str) -> int | None:
    bare = counter.strip("()")
    return int(bare) if bare.isdecimal() else None


def _letter(counter: str) -> int | None:
    bare = counter.strip("()").lower()
    return ord(bare) - ord("a") + 1 if len(bare) == 1 and "a" <= bare <= "z" else None


def _roman(counter: str) -> int | None:
    return from_roman(counter.strip("()"))


_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_ROMAN = ((100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))


def from_roman(text: str) -> int | None:
    """The value of a well-formed Roman numeral below 400, of either case; null for anything else."""
    digits = text.lower()
    if not digits or not set(digits) <= _VALUES.keys():
        return None
    total = 0
    for here, after in zip(digits, [*digits[1:], ""], strict=True):
        value = _VALUES[here]
        total += -value if after and value < _VALUES[after] else value
    return total if roman(total) == digits else None


def roman(number: int) -> str:
    """The Roman numeral of a positive number below 400, in small letters."""
    text = ""
    for value, digits in _ROMAN:
        count, number = divmod(number, value)
        text += digits * count
    return text


def marks(label: str) -> list[str]:
    """The marks of a relative label: `marks("(a)(iv)")` is `["(a)", "(iv)"]`."""
    return [match[0] for match in _MARK.finditer(label)]


def comparable(section: Section) -> str:
    """A section's label as references are compared with it: no white space, no final stop, no case."""
    return plain(section.label).rstrip(".").casefold()
