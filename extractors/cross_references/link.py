"""References to the sections they mean: full labels, relative ones completed from where they stand, dangling ones."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.cross_references.labels import comparable, from_roman, marks, roman
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.record import CrossReference, DefinedTerm, Record, Section

ATTACHMENTS = ("exhibit", "annex", "schedule")
ALWAYS_EXTERNAL = ("rule", "form", "statute", "document")


_THIS = regex.compile(r"\bthis\b[^.;()]{0,120}(?:\(\s*(?:this|the)?\s*[\"“]?)$|\(\s*this\s+[\"“]?$", regex.IGNORECASE)
_AMENDED = regex.compile(r"^(?:form of\s+|(?:first |second |third )?amended and restated\s+)+")


class Labels:
    """The sections of a document, found by part and label, by child mark, and by kind."""

    def __init__(self, document: Document, own: frozenset[str]) -> None:
        self.document, self.own_names = document, own
        self.by_label: dict[tuple[str, str], list[Section]] = defaultdict(list)
        self.children: dict[str | None, list[Section]] = defaultdict(list)
        self.attachments: dict[str, Section] = {}
        for section in document.sections:
            self.children[section.parent].append(section)
            if section.kind == "exhibit":
                self.attachments.setdefault(section.label.casefold(), section)
            elif section.kind in ("section", "preamble", "recitals", "definition"):
                self.by_label[section.part, comparable(section)].append(section)

    def absolute(self, label: str, part: str) -> Section | None:
        """The section with this full label, in the same part or else in the main one; the first of two lists."""
        key = label.rstrip(".").casefold()
        for where in dict.fromkeys((part, "main")):
            for form in _spellings(key):
                if found := self.by_label.get((where, form)):
                    return found[0]
        return None

    def relative(self, path: list[str], here: Section | None, offset: int) -> Section | None:
        """The section that a path of marks leads to from here: the nearest list, climbing outwards."""
        around = [] if here is None else [here, *self.document.ancestors(here)]
        for ancestor in around:
            if found := self._down(path, self.children[ancestor.id], offset):
                return found
            if path[-1:] == [ancestor.number] and len(path) == 1:
                return ancestor
        return self._down(path, self.children[None], offset) if here is None else None

    def _down(self, path: list[str], among: list[Section], offset: int) -> Section | None:
        alike = [one for one in among if one.number is not None and one.number.rstrip(".") == path[0]]
        if not alike:
            return None
        before = [one for one in alike if one.span.start <= offset]
        nearest = before[-1] if before else alike[0]
        return nearest if len(path) == 1 else self._down(path[1:], self.children[nearest.id], offset)


def _spellings(key: str) -> Iterator[str]:
    """The label itself and, for a whole Roman or Arabic number, its other form: "Article 2" may head "ARTICLE II"."""
    yield key
    number = from_roman(key)
    if number is not None:
        yield str(number)
    elif key.isdecimal() and 0 < int(key) < 100:
        yield roman(int(key))


def own_names(record: Record, document: Document) -> frozenset[str]:
    """The names, case-folded, by which the document speaks of itself: its title, and what "this" introduces.

    In "Amendment No. 1 to the Credit Agreement (the "Agreement")" the Agreement is another document.
    """
    if document.kind == "amendment":
        return frozenset(["this agreement", "amendment", "this amendment"])
    introduced = {one.key: _introduces_this(one, document.text) for one in record.defined_terms if not one.incorporates}
    names = {key for key, own in introduced.items() if own}
    title = " ".join((document.title or "").split()).casefold()
    if introduced.get("agreement", True):
        names.add("agreement")
    return frozenset(names | {title, _AMENDED.sub("", title), "this agreement"} - {""})


def _introduces_this(term: DefinedTerm, text: str) -> bool:
    """Whether the definition gives the name to the instrument itself: (this "Agreement"), "Agreement" means this …"""
    if term.style == "parenthetical":
        return _THIS.search(text, max(0, term.span.start - 160), term.span.start) is not None
    return term.definition is not None and term.definition.lower().startswith("this ")


def link(record: Record, document: Document) -> Record:
    """The record with the label, target and status of every reference, and a diagnostic for each that dangles."""
    labels = Labels(document, own_names(record, document))
    statutory = {one.label for one in record.cross_references if one.target_kind == "statute" and one.label is not None}
    linked: list[CrossReference] = []
    for reference in record.cross_references:
        linked.append(_link(reference, labels, linked, statutory))
    return replace(
        record,
        cross_references=tuple(linked),
        diagnostics=(*record.diagnostics, *_dangling(linked, document)),
    )


def _link(
    reference: CrossReference, labels: Labels, before: list[CrossReference], statutory: set[str]
) -> CrossReference:
    if reference.target_kind in ALWAYS_EXTERNAL:
        return reference
    if reference.label is None and reference.deictic:
        return _deictic(reference, labels, before)
    if reference.label is None:
        return _whole(reference, labels)
    named = (reference.document or "").casefold()
    if named and named not in labels.own_names and named not in labels.attachments:
        return reference
    if reference.target_kind in ATTACHMENTS:
        return _attachment(reference, labels)
    if reference.label in statutory and regex.fullmatch(r"\d+[A-Z]+", reference.label):
        return replace(reference, target_kind="statute")
    target = _target(reference, labels)
    if target is not None:
        return _resolved(reference, target)
    if reference.document is not None:
        return reference
    if reference.label in statutory or reference.as_written.startswith("§"):
        return replace(reference, target_kind="statute")
    return replace(reference, label=_completed(reference, labels), status="dangling")


def _target(reference: CrossReference, labels: Labels) -> Section | None:
    label = reference.label or ""
    here = labels.document.by_id.get(reference.section) if reference.section else None
    path = marks(label)
    if not label.startswith("("):
        return labels.absolute(label, reference.part)
    if reference.as_written.lower().startswith("item"):
        label = regex.sub(r"^\((\w+)\)", r"\1", label)
        return labels.absolute(label, reference.part)
    return labels.relative(path, here, reference.span.start) or labels.absolute(
        regex.sub(r"^\((\d+)\)", r"\1", label), reference.part
    )


def _resolved(reference: CrossReference, target: Section) -> CrossReference:
    kept = reference.label if reference.target_kind == "article" else None
    label = kept or target.label
    return replace(reference, label=label, target=target.id, document=None, status="resolved")


def _completed(reference: CrossReference, labels: Labels) -> str | None:
    """The label in full where it stands: a clause that is not there belongs to the numbered section around it."""
    label = reference.label or ""
    if not label.startswith("("):
        return label
    if reference.as_written.lower().startswith("item"):
        return regex.sub(r"^\((\w+)\)", r"\1", label)
    here = labels.document.by_id.get(reference.section) if reference.section else None
    around = [] if here is None else [here, *labels.document.ancestors(here)]
    cited = next((one for one in around if one.kind == "section" and one.number and not one.inline), None)
    return cited.label + label if cited else label


def _attachment(reference: CrossReference, labels: Labels) -> CrossReference:
    head = reference.target_kind
    label = (reference.label or "").casefold()
    word = reference.as_written.split()[0].casefold().rstrip("s") if reference.as_written[:1].isalpha() else head
    for name in (f"{head} {label}", f"{word} {label}"):
        if target := labels.attachments.get(name):
            return replace(reference, target=target.id, document=None, status="resolved")
    return replace(reference, status="dangling")


def _deictic(reference: CrossReference, labels: Labels, before: list[CrossReference]) -> CrossReference:
    """For "this Section" the one it stands in, for "such Section" the last one that was named."""
    if not reference.as_written.lower().startswith("this"):
        recent = reversed(before[-40:])
        named = next((one for one in recent if one.target_kind == reference.target_kind and one.label), None)
        if named is None:
            return replace(reference, status="dangling", deictic=False)
        return replace(
            reference,
            label=named.label,
            document=named.document,
            target=named.target,
            status=named.status,
            deictic=False,
        )
    here = labels.document.by_id.get(reference.section) if reference.section else None
    around = [] if here is None else [here, *labels.document.ancestors(here)]
    cited = [one for one in around if one.kind in ("section", "preamble") and not one.inline]
    if reference.target_kind == "article":
        cited = cited[-1:]
    elif reference.target_kind == "section":
        cited = [one for one in cited if "(" not in (one.number or "(")] or cited
    if not cited:
        return replace(reference, status="dangling")
    return _resolved(reference, cited[0])


def _whole(reference: CrossReference, labels: Labels) -> CrossReference:
    """A document by name: this one, where that is one of its own names."""
    if (reference.document or "").casefold() not in labels.own_names:
        return reference
    target = next((one for one in labels.document.sections if one.kind == "title"), None)
    if target is None:
        return reference
    return replace(reference, target=target.id, document=None, status="resolved")


def _dangling(references: list[CrossReference], document: Document) -> Iterator[Diagnostic]:
    if not any(section.kind == "section" for section in document.sections):
        return
    for reference in references:
        if reference.status == "dangling" and reference.target_kind in ("section", "article", "clause"):
            yield Diagnostic(
                severity="info",
                code="reference_dangling",
                message=f"{reference.as_written} is not in this document",
                span=reference.span,
                related=(reference.id,),
                rule="link.dangling",
            )
