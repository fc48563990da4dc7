"""Nodes: sections in the making, and how a tree of them becomes the record's sections.

A node knows where it begins and what it is; where it ends follows from what comes after it, and its label from
its parents: "(D)" under "(iii)" under "(b)" under "4" is `4(b)(iii)(D)`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from pipeline.record import Section, SectionKind
from pipeline.span import Span


@dataclass(eq=False)
class Node:
    """A section in the making. `own` is its share of the label, which stands alone where `alone` is true.

    `silent`: whether what stands inside it is cited without it.
    """

    start: int
    kind: SectionKind
    own: str
    rule: str
    end: int | None = None
    number: str | None = None
    heading: str | None = None
    subkind: str | None = None
    inline: bool = False
    alone: bool = False
    silent: bool = False
    page: str | None = None
    part: str | None = None
    children: list["Node"] = field(default_factory=list)


class Finish:
    """The sections of a forest of nodes, with ends, labels, levels and ids."""

    def __init__(self, text: str, furniture: Sequence[Span]) -> None:
        self.text = text
        self.furniture_at = {span.end: span.start for span in furniture}
        self.sections: list[Section] = []

    def run(self, roots: Sequence[Node]) -> tuple[Section, ...]:
        """All sections in document order, outer before inner."""
        self._place(roots, None, "", 1, len(self.text))
        return tuple(self.sections)

    def _place(self, nodes: Sequence[Node], parent: Section | None, prefix: str, level: int, limit: int) -> None:
        if not nodes:
            return
        nodes = _sound(nodes, parent.span.start if parent else 0, limit)
        owns = _numbered(nodes)
        seen: Counter[str] = Counter()
        limits = [*(node.start for node in nodes[1:]), limit]
        for node, own, after in zip(nodes, owns, limits, strict=False):
            end = self._end(node, after)
            part = node.part or (parent.part if parent else "main")
            label = own if node.alone or not prefix else joined(prefix, own)
            seen[label] += 1
            section = Section(
                id=f"s{len(self.sections) + 1}",
                span=Span(node.start, end),
                section=parent.id if parent else None,
                parent=parent.id if parent else None,
                part=part,
                label=label,
                number=node.number,
                heading=node.heading,
                level=0 if node.part else level,
                inline=node.inline,
                occurrence=seen[label],
                kind=node.kind,
                subkind=node.subkind,
                page=node.page,
                rule=node.rule,
            )
            self.sections.append(section)
            below = "" if node.part else prefix if node.silent else label
            self._place(node.children, section, below, 1 if node.part else level + 1, end)

    def _end(self, node: Node, after: int) -> int:
        """The last character that is neither white space nor furniture before `after`, or the node's own end."""
        end = after
        if node.end is not None:
            end = min(end, max(node.end, node.start + 1))
        while end > node.start + 1:
            if self.text[end - 1].isspace():
                end -= 1
            elif self.furniture_at.get(end, -1) > node.start:
                end = self.furniture_at[end]
            else:
                break
        return end


def joined(prefix: str, own: str) -> str:
    """The label of a child: "4(b)" and "(i)" are "4(b)(i)"; "I" and "A", which would run together, "I.A"."""
    clash = prefix[-1:].isalnum() and own[:1].isalnum() and prefix[-1:].isdigit() == own[:1].isdigit()
    return f"{prefix}.{own}" if clash else prefix + own


def _sound(nodes: Sequence[Node], floor: int, limit: int) -> list[Node]:
    """The nodes in order, without those that begin outside their parent or where another one begins."""
    kept: list[Node] = []
    for node in sorted(nodes, key=lambda one: one.start):
        if floor <= node.start < limit and not (kept and kept[-1].start == node.start):
            kept.append(node)
    return kept


NUMBERED_LABELS = frozenset(
    {"legend", "statement", "title", "preamble", "recitals", "signature page", "contents", "about", "letterhead"}
)
"""Labels of unnumbered sections; where one occurs more than once, all have numbers."""


def _numbered(nodes: Sequence[Node]) -> list[str]:
    """The own labels, with numbers on those unnumbered ones that occur more than once: "legend/1", "legend/2"."""
    total = Counter(node.own for node in nodes if node.own in NUMBERED_LABELS)
    if not total:
        return [node.own for node in nodes]
    seen: Counter[str] = Counter()
    owns = []
    for node in nodes:
        seen[node.own] += 1
        owns.append(f"{node.own}/{seen[node.own]}" if total[node.own] > 1 else node.own)
    return owns


def with_targets(sections: Iterable[Section]) -> tuple[Section, ...]:
    """The sections with the targets of the contents' entries: by number where headings agree, else by heading."""
    sections = tuple(sections)
    citable = [one for one in sections if one.kind in ("section", "exhibit") and not one.inline]
    by_heading: dict[str, str] = {}
    by_label: dict[str, Section] = {}
    for one in citable:
        if one.heading:
            by_heading.setdefault(_folded(one.heading), one.id)
        if one.part == "main" or one.kind == "exhibit":
            by_label.setdefault(one.label.casefold(), one)
    return tuple(
        replace(one, target=_target(one, by_label.get(_cited(one)), by_heading))
        if one.kind == "contents_entry"
        else one
        for one in sections
    )


def _target(entry: Section, numbered: Section | None, by_heading: Mapping[str, str]) -> str | None:
    """The section that an entry leads to; more than one may be headed "Organization"."""
    heading = _folded(entry.heading or "")
    if numbered is not None and heading and _folded(numbered.heading or "") == heading:
        return numbered.id
    return by_heading.get(heading) or (numbered.id if numbered else None)


def _cited(entry: Section) -> str:
    return (entry.number or entry.heading or "").strip(" .").casefold()


def _folded(heading: str) -> str:
    return " ".join("".join(one for one in heading.casefold() if one.isalnum() or one.isspace()).split())


def walk(nodes: Iterable[Node]) -> Iterator[Node]:
    """All nodes, outer before inner."""
    for node in nodes:
        yield node
        yield from walk(node.children)
