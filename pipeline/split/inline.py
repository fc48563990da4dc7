"""Enumerations inside a sentence: "equal to the product of (x) the number of shares and (y) the price".

A mark that cites something ("clause (iv)", "Section 3(a)", "(a) above") is none. A list has two members at least.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.split.marks import NUMBER_WORDS, Reading, follows, readings
from pipeline.split.node import Node

OWN = r"[a-zA-Z]|[ivx]{2,5}|[IVX]{2,5}|\d{1,2}|([a-z])\2"
MARK = re.compile(rf"\((?P<own>{OWN})\)(?:(?![\w(])|(?=\([aAiIxX1]\)\s))")
"""A mark, alone or in front of the first one of the list inside it: "(b)(i) commercial paper"."""
CITED_WORDS = frozenset(
    word + ending
    for word in (
        "section", "clause", "paragraph", "item", "article", "rule", "part", "schedule", "exhibit", "sentence",
        "definition", "regulation", "step", "note", "form", "line", "subdivision", "subsection", "subclause",
        "subparagraph", "sub-clause", "sub-paragraph", "sub-section", "heading", "annex", "condition", "proviso",
    )
    for ending in ("", "s")
)  # fmt: skip
TENS = ("forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred")
COUNT_WORDS = frozenset((*NUMBER_WORDS, *TENS))
"""Words that the same number in parentheses follows: "one (1) to two (2) representatives"."""
CITED_NUMBER = re.compile(r"§*(?:\d[\w.-]*|[IVX]+)(?P<steps>(?:\(\w+\))*),?")
CHAIN = re.compile(
    r"\s*(?:,|or|and|to|through|and/or|or\s+clauses?|,\s*(?:or|and)(?:\s+\w+)?|-|–|/|of\s+(?:this\s+|such\s+)?(?:section|clause)?)\s*",
    re.IGNORECASE,
)
EMPTY = re.compile(r"(?:,|,?\s+(?:and/or|and|or|to|through))\s+(?=\()")
"""What leaves a member of a list without words, so that its mark is cited: "a combination of (i) and (ii)"."""
CITING = re.compile(
    r"\s*(?:above|below|hereof|hereto|thereof|of\s+th(?:is|e)\s+(?:section|paragraph|definition|clause|article|preceding|foregoing|immediately))\b",
    re.IGNORECASE,
)
STOPPING = r"""
    ; | (?: [?!] | (?<! \b(?:Mr|Ms|Dr|St|No|vs) ) (?<! \b(?:Mrs|Nos|Sec|Art) ) (?<! \bMessrs ) (?<! &\sCo )
          (?<! [\s.(][A-Z] ) [.] | (?<= (?:Exhibit|Section)\s[A-Z] ) [.] | (?<= (?:Annex|Class)\s[A-Z] ) [.]
          | (?<= (?:Schedule|Appendix)\s[A-Z] ) [.] ) ["”']? (?= \s+ ["“(]?[A-Z] | \s*$ )
    | , \s+ (?: (?:and\s+)? provided\b | in\s+(?:each|either|any|which|all)\s+(?:such\s+)?(?:case|event)\b
        | for\s+a\s+period\b | then\b | whichever\b | it\s+being\b | as\s+the\s+case\s+may\s+be
        | (?:the|such|each|any|no|it|they|you|we)\s+(?:[A-Z]?\w+\s+){0,4}(?:shall|will|may|agrees?|hereby|must)\b )
    | ,? \s* \( (?: collectively | (?:each|any|all|both)\s+of\s+the\s+foregoing | (?<=,\s\()each,? )
        \s* [^()"“]{0,60} ["“]
    """
STOP = re.compile(STOPPING, re.VERBOSE)
"""Where the phrase of a last member may end: its sentence, or the words that go on with the one around the list."""
QUOTES = ('"', "“", "”")
SIGN = re.compile(rf"(?P<stop>{STOPPING})|(?P<opens>\()|(?P<closes>\))", re.VERBOSE)
"""Where a phrase may end, and the parentheses inside which it does not."""
FIRSTS = frozenset({1, 23, 24})
"""Values that a list may begin with: "(a)", "(w)", "(x)"."""
NEAR = 8
"""Among so many marks before one stands the mark that it goes on from."""
AROUND = 1000
"""Characters before a place in which a parenthesis is looked for that is still open."""
LONGEST = 4000
"""Characters after which the last member of a list ends in any case."""


@dataclass
class Open:
    """A list that is still open: the kind of its numerals, its first and its last value, its members.

    `enclosed`: whether the list stands in parentheses, which close behind its last member.
    """

    kind: str
    first: int
    last: int
    members: list[Node]
    owner: Node | None
    enclosed: bool


def enumerate_inline(text: str, start: int, end: int) -> list[Node]:
    """The inline sections between two places, nested, each with its end."""
    marks = marks_inside(text, start, end)
    if len(marks) < 2:
        return []
    roots: list[Node] = []
    stack: list[Open] = []
    singles: list[Open] = []
    for number, (at, own) in enumerate(marks):
        depth, reading = _continues(stack, own)
        if reading is not None and not _opens_instead(reading, own, marks[number + 1 : number + 13]):
            del stack[depth + 1 :]
        else:
            reading = _opening(own, marks[number + 1 : number + 41])
            if reading is None:
                continue
            _close(text, at, stack, reading, marks[number + 1 : number + 61])
            owner = stack[-1].members[-1] if stack else None
            stack.append(Open(reading.kind, reading.value, 0, [], owner, _is_enclosed(text, start, at)))
            singles.append(stack[-1])
        opened = stack[-1]
        opened.last = reading.value
        node = Node(at, "section", f"({own})", "inline.enumeration", number=f"({own})", inline=True)
        opened.members.append(node)
        (opened.owner.children if opened.owner else roots).append(node)
    return _ended(text, roots, end, singles)


def marks_inside(text: str, start: int, end: int) -> list[tuple[int, str]]:
    """The marks that cite nothing, with their places."""
    found: list[tuple[int, str]] = []
    cited_until = found_until = -1
    for match in MARK.finditer(text, start, end):
        at = match.start()
        behind = text[at - 1] if at > start else " "
        if (behind.isalnum() or behind in ")]._") and not (found and at == found_until) and at != cited_until:
            continue
        chained = cited_until >= 0 and (at == cited_until or CHAIN.fullmatch(text, cited_until, at) is not None)
        if at > start and (
            chained
            or (
                _cites(before := text[max(start, at - 60) : at].split()[-2:])
                and not _resumes(before, found, match["own"])
            )
            or CITING.match(text, match.end(), end)
            or _is_named(text, match, end)
        ):
            if at == found_until:  # "(a)(i) above" cites with both its marks
                found.pop()
            cited_until = match.end()
            continue
        cited_until = -1
        if not (match["own"].isdigit() and counts(text[max(start, at - 20) : at])):
            found.append((at, match["own"]))
            found_until = match.end()
    return found


def _is_named(text: str, match: "re.Match[str]", end: int) -> bool:
    """Whether a mark only names a member of a list: between quotation marks, or with no words of its own behind it."""
    if text[match.start() - 1] in QUOTES and text[match.end() : match.end() + 1] in QUOTES:
        return match.end() < end
    empty = EMPTY.match(text, match.end(), end)
    return empty is not None and MARK.match(text, empty.end(), end) is not None


def _cites(before: Sequence[str]) -> bool:
    """Whether the words before a mark make it a citation: "clause", "Section 3", "4(b)(iii)"."""
    if not before:
        return False
    last = before[-1].lstrip('("“')
    if last.lower() in CITED_WORDS or last.startswith("§"):
        return True
    match = CITED_NUMBER.fullmatch(last)
    if match is None:
        return False
    return bool(match["steps"]) or (len(before) > 1 and before[0].lstrip('("“').lower() in CITED_WORDS)


def _resumes(before: Sequence[str], found: Sequence[tuple[int, str]], own: str) -> bool:
    """Whether a list goes on behind a citation and its comma: "(i) make it, (ii) file it by Rule 9, (iii) pay"."""
    return before[-1][-2:-1].isalnum() and before[-1][-1] == "," and any(follows(one, own) for _, one in found[-NEAR:])


def counts(before: str) -> bool:
    """Whether a number in words stands before a mark, so that it says it again: "two (2)", "thirty-one (31)"."""
    words = before.lower().replace("-", " ").split()
    return bool(words) and words[-1].lstrip("(") in COUNT_WORDS


def _continues(stack: Sequence[Open], own: str) -> tuple[int, Reading | None]:
    """The innermost open list that the mark goes on with, and as what."""
    for depth in range(len(stack) - 1, -1, -1):
        for reading in readings(own):
            if reading.kind == stack[depth].kind and reading.value == stack[depth].last + 1:
                return depth, reading
    return -1, None


def _opens_instead(reading: Reading, own: str, after: Sequence[tuple[int, str]]) -> bool:
    """Whether "(i)" after "(h)" opens a list of roman numerals: "(ii)" comes sooner than "(j)"."""
    if own.lower() != "i" or reading.value == 1:
        return False
    following = [one for _, one in after]
    roman, letter = ("ii", "j") if own == "i" else ("II", "J")
    return roman in following and (letter not in following or following.index(roman) < following.index(letter))


def _opening(own: str, after: Sequence[tuple[int, str]]) -> Reading | None:
    """As what the mark opens a list, given that its second member follows: "(a)" … "(b)", "(x)" … "(y)"."""
    for reading in readings(own):
        if reading.value not in FIRSTS or (reading.value > 1 and reading.kind not in ("lower", "upper")):
            continue
        second = Reading(reading.kind, reading.value + 1)
        for _, one in after:
            if second in readings(one):
                return reading
            if one == own:
                break
    return None


def _close(text: str, at: int, stack: list[Open], first: Reading, after: Sequence[tuple[int, str]]) -> None:
    """Closes the lists that a new list with this first mark does not stand in: its like, and those that have ended."""
    while stack and (
        any((one.kind, one.first) == (first.kind, first.value) for one in stack)
        or _has_ended(text, at, stack[-1], after)
    ):
        stack.pop()


def _is_enclosed(text: str, start: int, at: int) -> bool:
    """Whether a parenthesis is open at the place: "reports (other than (i) drafts and (ii) notes)"."""
    near = max(start, at - AROUND)
    return text.count("(", near, at) > text.count(")", near, at)


def _has_ended(text: str, at: int, opened: Open, after: Sequence[tuple[int, str]]) -> bool:
    """Whether a list has no member to come, and the phrase of its last one is over before `at`."""
    for _, own in after:
        possible = readings(own)
        if Reading(opened.kind, opened.last + 1) in possible:
            return False
        if Reading(opened.kind, opened.first) in possible:
            break  # what comes then goes on with another list of the kind
    last = opened.members[-1]
    begun = last.children[-1].start if last.children else last.start
    return _phrase_end(text, last, begun, at, enclosed=opened.enclosed) is not None


def _ended(text: str, roots: list[Node], end: int, lists: Sequence[Open]) -> list[Node]:
    """The nodes with their ends: the next mark of the list, and for the last member the end of its phrase."""
    for opened in lists:
        limit = opened.owner.end if opened.owner and opened.owner.end else end
        for node, after in zip(opened.members, opened.members[1:], strict=False):
            node.end = after.start
        last = opened.members[-1]
        inner = last.children[-1].start if last.children else last.start
        limit = min(limit, inner + LONGEST)
        last.end = _phrase_end(text, last, inner, limit, enclosed=opened.enclosed) or _bare_end(text, inner, limit)
    return [node for node in roots if node.end is not None]


def _phrase_end(text: str, member: Node, inner: int, limit: int, *, enclosed: bool) -> int | None:
    """Where the phrase of a last member ends that goes on at least to `inner`; null where it does not end.

    It ends before a stop or the name of the whole list, outside of parentheses, or where those close that the list
    stands in.
    """
    depth = 0
    unclosed: int | None = None
    for match in SIGN.finditer(text, max(member.start + len(member.own), inner - AROUND), limit):
        if match["opens"]:
            depth += 1
            continue
        if match["closes"]:
            if not depth and enclosed:
                return match.start()
            depth -= depth > 0
            unclosed = unclosed if depth else None
        elif match.start() > inner + 2:
            if not depth:
                return match.start()
            unclosed = unclosed or match.start()
        depth += "(" in match[0]
    return unclosed


def _bare_end(text: str, start: int, limit: int) -> int:
    """The last character before `limit` that is neither white space nor punctuation."""
    while limit > start and (text[limit - 1].isspace() or text[limit - 1] in ".,;:"):
        limit -= 1
    return limit
