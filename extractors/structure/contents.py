"""The contents page against the body: sections that it leaves out, names otherwise, or numbers otherwise.

"3.  Additional Amounts......12" over a Section 3 that is headed "Additional Interest" is a `contents_heading_mismatch`.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

import regex

from extractors.lexicon import attachments
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Section

LEAST = 5
"""Fewer entries are no contents page to compare with."""
KNOWN = 0.7
"""So many of the entries have to be found in the body, or the page was not read as it should be."""
ALIKE = 0.8
"""Headings so alike differ in spelling only."""
_WORD = lazy(r"\w+")
_NAMED = lazy(r"[^\W\d_]{3}")
_FILLERS = frozenset(["the", "a", "an", "and", "of", "to", "for", "in", "by", "on", "or", "s", "etc"])
_ATTACHED = lazy(rf"\b{attachments.ANY}\b", regex.IGNORECASE)
_HOLLOW = lazy(r"reserved|omitted|deleted|blank|\*{2,}|[\[\]]", regex.IGNORECASE)


@dataclass(frozen=True)
class Matched:
    """An entry of the contents page, the section that has its number, and the section that has its heading."""

    entry: Section
    by_number: Section | None
    by_heading: Section | None


def diagnostics(document: Document) -> Iterator[Diagnostic]:
    """What the contents page of the main part says otherwise than its body."""
    page = next((one for one in document.sections if one.kind == "contents" and one.part == "main"), None)
    if page is None:
        return
    listed = [one for one in document.sections if one.parent == page.id and one.number]
    # "§312(a)  2.6" is a line of the table that leads from the Trust Indenture Act to the indenture's own sections
    entries = [one for one in listed if one.heading and _NAMED.search(one.heading)]
    body = [one for one in document.sections if _is_cited(one) and one.span.start > page.span.end]
    counts = Counter(_number(entry) for entry in entries)
    # "1. Power of Attorney" below "Schedule" has a number that the page has already given to "1. Interpretation"
    by_number, by_heading = _by(body, _number), _by([one for one in body if one.heading], _heading)
    matches = [_matched(entry, by_number, by_heading) for entry in entries if counts[_number(entry)] == 1]
    known = [match for match in matches if match.by_number or match.by_heading]
    if len(entries) < LEAST or len(known) < KNOWN * len(entries):
        return
    small = document.text.lower()
    for match in matches:
        yield from _compared(match, small, page)
    # up to the first section: "5. 16.4 Franchisee's Responsibilities" ends what the splitter takes for the page
    until = min((one.span.start for one in body), default=page.span.end)
    yield from _unlisted(matches, body, document.text[page.span.start : until])
    yield from _attachments(document, page)


def _is_cited(section: Section) -> bool:
    return section.kind == "section" and section.part == "main" and not section.inline and section.number is not None


def _by(sections: Iterable[Section], word: Callable[[Section], str]) -> dict[str, list[Section]]:
    """The sections by what stands in them, their number or their heading."""
    found: dict[str, list[Section]] = defaultdict(list)
    for section in sections:
        found[word(section)].append(section)
    return found


def _matched(
    entry: Section, by_number: Mapping[str, list[Section]], by_heading: Mapping[str, list[Section]]
) -> Matched:
    number = _number(entry)
    same = [one for one in by_number.get(number, ()) if one.label.casefold() == number]
    headed = by_heading.get(_heading(entry), ())
    exact = next((one for one in headed if one in same), None)
    alone = headed[0] if len(headed) == 1 else None
    return Matched(entry, exact or (same[0] if same else None), exact or alone)


def _number(section: Section) -> str:
    return (section.number or "").strip(" .:").casefold()


def _heading(section: Section) -> str:
    return _folded(section.heading or "")


def _compared(match: Matched, small: str, page: Section) -> Iterator[Diagnostic]:
    entry, numbered, headed = match.entry, match.by_number, match.by_heading
    if headed is not None and headed is not numbered:
        if numbered is not None and _level(headed) == _level(entry) and not _alike(entry, numbered):
            yield _diagnostic(
                "contents_number_mismatch",
                f'the contents page lists "{entry.heading}" as {entry.number}; in the body it is {headed.number}',
                entry,
                headed,
            )
    elif numbered is not None and numbered.heading and not _alike(entry, numbered):
        if not (_HOLLOW.search(entry.heading or "") or _HOLLOW.search(numbered.heading)):
            yield _diagnostic(
                "contents_heading_mismatch",
                f'the contents page calls {entry.number} "{entry.heading}"; the body calls it "{numbered.heading}"',
                entry,
                numbered,
            )
    elif numbered is None and headed is None and not _stands_in(small, page.span.end, entry):
        yield _diagnostic(
            "contents_entry_dangling",
            f'the contents page lists {entry.number} "{entry.heading}", and the body has no such section',
            entry,
        )


def _level(section: Section) -> int:
    """How deep the number of a section goes: 1 of "4." and "IV", 2 of "4.01"."""
    return _number(section).count(".") + 1


def _alike(entry: Section, section: Section) -> bool:
    """Whether the two headings say the same, one of them perhaps in fewer words or with a slip of the pen."""
    one, other = _heading(entry), _heading(section)
    if not other or one.startswith(other) or other.startswith(one):
        return True
    ours, theirs = set(one.split()), set(other.split())
    return ours <= theirs or theirs <= ours or SequenceMatcher(None, one, other).ratio() > ALIKE


def _folded(heading: str) -> str:
    words = (word.casefold() for word in _WORD.findall(heading.replace("&", " and ")))
    return " ".join(word for word in words if word not in _FILLERS)


def _stands_in(small: str, after: int, entry: Section) -> bool:
    """Whether the words of an entry, or its number, begin a line after the contents page, unseen by the splitter.

    `small` is the text in small letters: looking for literal letters is many times as fast as ignoring their case.
    """
    words = _WORD.findall((entry.heading or "").lower())[:4]
    heading = regex.compile(r"\W+".join(regex.escape(word) for word in words))
    number = regex.escape(_number(entry))
    begins = regex.compile(rf"{number}(?!\w)(?<=(?:^|\n|\s{{2}})[ \t]*(?:(?:section|article)\s+)?{number})")
    return any(pattern.search(small, after) is not None for pattern in (heading, begins))


def _unlisted(matches: Sequence[Matched], body: Sequence[Section], page: str) -> Iterator[Diagnostic]:
    """The sections of a list that the contents page leaves out, though it has those before and after them."""
    folded, closed = _folded(page), "".join(page.split())
    listed = {one.id for match in matches if (one := match.by_heading or match.by_number) is not None}
    by_list: dict[tuple[str | None, str, int], list[Section]] = {}
    for section in body:
        by_list.setdefault((section.parent, section.rule, _level(section)), []).append(section)
    for members in by_list.values():
        for section in _left_out(members, [one.id in listed for one in members]):
            numbered = "." in section.label and section.label in closed
            if _heading(section) not in folded and not numbered:
                yield _diagnostic(
                    "contents_section_missing",
                    f'the body has {section.number} "{section.heading}", which the contents page does not list',
                    section,
                )


def _left_out(members: Sequence[Section], known: Sequence[bool]) -> Iterator[Section]:
    """The sections of a list with a heading that are not known, where those before and after them are."""
    if sum(known) < max(2, KNOWN * len(members)):
        return
    labels = Counter(one.label for one in members)
    for at, section in enumerate(members):
        around = (*known[max(0, at - 1) : at], *known[at + 1 : at + 2])
        said = section.heading if labels[section.label] == 1 else None
        if said and not known[at] and all(around) and not _HOLLOW.search(said):
            yield section


def _attachments(document: Document, page: Section) -> Iterator[Diagnostic]:
    """One note where the contents page lists none of what is attached."""
    attached = [one for one in document.sections if one.kind == "exhibit" and one.parent is None]
    if attached and not _ATTACHED.search(document.slice(page.span)):
        names = ", ".join(one.label for one in attached)
        yield _diagnostic(
            "contents_exhibit_missing", f"the contents page lists nothing of what is attached: {names}", page, *attached
        )


def _diagnostic(code: str, message: str, section: Section, *related: Section) -> Diagnostic:
    return Diagnostic(
        severity="info" if code == "contents_exhibit_missing" else "warning",
        code=code,
        message=message,
        span=section.span,
        related=tuple(one.id for one in related),
        rule="structure.contents",
    )
