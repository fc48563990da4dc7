r"""Where labels lead: the sections of a document by label, by the marks of their lists, by the term they define.

"Section 4(b)" is looked up by its label, "clause (ii)" climbs outwards from where it stands, and "clause (a) of the
definition of EBITDA" is looked for in that definition.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property

from extractors.cross_references.labels import comparable, from_roman, roman
from extractors.cross_references.numbered import Numbered
from extractors.numerals import from_words
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Section

CITED = ("section", "preamble", "recitals", "definition")
"""Kinds of sections that are cited by a label."""

HIGH, FAR = 100, 3
"""A section of another document has a number as high as this, and so many times as high as any that is here."""

LONGER = 4
"""A section is so many times as long as the line of a contents page that has its label."""

FORMS_OF = 100
"""Numbers below this one head sections as "ARTICLE II" too."""

_NUMBER = lazy(r"\d+")
_BETWEEN = lazy(r"[()]|\.(?=[a-z]|$)|(?<=[a-z])\.(?=\d)")
_LETTERS = lazy(r"\([a-z]+\)")  # "clause (ii)" is no Article II
_COUNTER = lazy(r"\d+|[^\W\d_]+")


class Targets:
    """The sections of a document, found by part and label, by child mark, and by kind."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.by_label: dict[tuple[str, str], list[Section]] = defaultdict(list)
        self.by_bare_label: dict[tuple[str, str], list[Section]] = defaultdict(list)
        self.children: dict[str | None, list[Section]] = defaultdict(list)
        self.attachments: dict[str, Section] = {}
        self.definitions: dict[str, list[Section]] = defaultdict(list)
        self.inline: dict[str, list[Section]] = defaultdict(list)
        self._numbered: dict[tuple[str | None, str], Numbered] = {}
        for section in document.sections:
            self.children[section.parent].append(section)
            if section.kind == "exhibit":
                self.attachments.setdefault(section.label.casefold(), section)
            elif section.kind in CITED:
                self.by_label[section.part, comparable(section)].append(section)
                self.by_bare_label[section.part, _bare(comparable(section))].append(section)
            if section.inline and section.number:
                self.inline[section.number].append(section)
            if section.kind == "definition":
                self.definitions[section.label.rpartition("/")[2].casefold()].append(section)

    def around(self, section: str | None) -> tuple[Section, ...]:
        """The section of this id and those around it, from the inside out."""
        here = self.document.by_id.get(section) if section else None
        return () if here is None else (here, *self.document.ancestors(here))

    def numbered(self, parent: Section | None, part: str) -> Numbered:
        """The numbered sections below a section, or at the top of a part."""
        key = (parent.id if parent else None, part)
        if key not in self._numbered:
            below = (one for one in self.children[key[0]] if parent or one.part == part)
            members = (one for one in below if not one.inline and one.kind == "section" and one.number)
            self._numbered[key] = Numbered(parent, tuple(members))
        return self._numbered[key]

    def is_quoted(self, part: str) -> bool:
        """Whether the part is text that an amendment puts into another document, and no attachment."""
        return part != "main" and part.casefold() not in self.attachments

    def is_far(self, label: str) -> bool:
        """Whether a label is beyond any section of the document, as "Section 871(m)" is where the last one is 14."""
        number = _NUMBER.match(label)
        return number is not None and int(number[0]) >= HIGH and int(number[0]) > FAR * self._highest

    @cached_property
    def _highest(self) -> int:
        numbers = (_NUMBER.match(section.label) for section in self.document.sections if section.kind == "section")
        return max((int(one[0]) for one in numbers if one), default=0)

    def absolute(self, label: str, part: str, here: Sequence[Section] = (), *, elsewhere: bool = True) -> list[Section]:
        """The sections with this full label, the likeliest first: of the same part, or else (`elsewhere`) the main one.

        Several are left only where two lists under one section have the same labels, and nothing else tells them
        apart: not the text around (`here`), not that one is a mark inside a sentence or a line of a contents page.
        """
        key = label.rstrip(".").casefold()
        wheres = (part, "main") if elsewhere and not self.is_quoted(part) else (part,)
        # "Section 2.1" is how a replaced section without a mark of its own is labelled
        quoted = (f"section{key}",) if self.is_quoted(part) else ()
        for where in dict.fromkeys(wheres):
            for form in (*_spellings(key), *quoted):
                if found := self.by_label.get((where, form)):
                    return _likeliest(found, here)
            # a list marked "a)" or "a." is cited as "7.1(a)" or "7.1.a" all the same
            if (
                _BETWEEN.search(key)
                and not _LETTERS.fullmatch(key)
                and (found := self.by_bare_label.get((where, _bare(key))))
            ):
                return _likeliest(found, here)
        return []

    def relative(self, path: Sequence[str], here: Sequence[Section], offset: int) -> Section | None:
        """The section that a path of marks leads to from here: the nearest list, climbing outwards.

        From text that an amendment quotes nothing climbs into the amendment.
        """
        if here and self.is_quoted(here[0].part):
            here = [one for one in here if one.part == here[0].part]
        for ancestor in here:
            if found := self.down(path, self.children[ancestor.id], offset):
                return found
            if len(path) == 1 and path[-1] == ancestor.number:
                return ancestor
        return self.before(path, here, offset) if here else self.down(path, self.children[None], offset)

    def before(self, path: Sequence[str], here: Sequence[Section], offset: int) -> Section | None:
        """The last mark inside a sentence that stands in front, in the same section: "clause (ii) of this sentence"."""
        if not here:
            return None
        around = next((one for one in here if not one.inline), here[-1])
        alike = self.inline.get(path[0], [])
        at = bisect_left(alike, offset, key=lambda one: one.span.start) - 1
        if at < 0 or not around.span.contains(alike[at].span):
            return None
        return alike[at] if len(path) == 1 else self.down(path[1:], self.children[alike[at].id], offset)

    def down(self, path: Sequence[str], among: Sequence[Section], offset: int) -> Section | None:
        """The section that a path of marks leads to from these: the last one before the offset, else the first."""
        numbered = [one for one in among if one.number is not None]
        alike = [one for one in numbered if (one.number or "").rstrip(".") == path[0]]
        # a list marked "a)" or "a." is cited as "(a)" all the same
        alike = alike or [one for one in numbered if path[0][0] == "(" and _bare(one.number or "") == _bare(path[0])]
        if not alike:
            return None
        before = [one for one in alike if one.span.start <= offset]
        nearest = before[-1] if before else alike[0]
        return nearest if len(path) == 1 else self.down(path[1:], self.children[nearest.id], offset)


def _likeliest(found: list[Section], here: Sequence[Section]) -> list[Section]:
    around = {one.id for one in here}
    for better in (
        [one for one in found if one.id in around],
        [one for one in found if not one.inline],
    ):
        found = better or found
    longest = max(one.span.length for one in found)
    found = [one for one in found if one.span.length * LONGER >= longest] if found[0].parent is None else found
    inside = [one for one in found if one.parent in around and one.parent is not None]
    return inside if len(inside) == 1 else found


def _bare(label: str) -> str:
    """The counters of a label or a mark without what parts them: "7.1(d)" and "7.1d)" are "7.1.d", "B1" is "B.1"."""
    return ".".join(_COUNTER.findall(label))


def _spellings(key: str) -> Iterator[str]:
    """The label itself and other forms of a whole number: "Article 2" may head "ARTICLE II" or "2.0"."""
    yield key
    if key.isdecimal() and 0 < int(key) < FORMS_OF:
        yield from (roman(int(key)), f"{key}.0")
        return
    number = from_roman(key) or from_words(key)
    if number is not None and number < FORMS_OF:
        yield from (str(number), roman(int(number)))
