r"""The other documents that a record names, each with its names, its date and the references into it.

"that certain Warrant Agreement (the "Warrant Agreement"), dated as of May 10, 2000" and "Article IV of the Warrant
Agreement" are one document: two references, one date. Records are taken as plain JSON, as they stand in a store.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from computations.naming import is_short_for, name_key
from pipeline.lazy import lazy

PUBLIC = frozenset({"statute", "rule", "form"})
"""Kinds of targets that nobody has to be asked for."""

NEAR = 160
"""So far behind an agreement's full name its date may stand, with a short name in parentheses between them."""

INTRODUCED = 400
"""So far behind it the short name may stand: "dated as of …, by and among … (the "Loan Agreement")"."""

_FULL_NAME = frozenset({"reference.dated_agreement", "reference.that_certain"})
"""The rules that find an agreement by the full name in front of its date."""

_SENTENCE = lazy(r"[.;]\s+(?=[A-Z(“\"])")


@dataclass(frozen=True)
class NamedDocument:
    """A document that a record names: its fullest name, all its names as compared, its date, the references."""

    name: str
    keys: frozenset[str]
    dated: str | None
    references: tuple[Mapping[str, Any], ...]


def named_documents(record: Mapping[str, Any]) -> list[NamedDocument]:
    """The documents that the record's external references name, in order of their first mention.

    A short name joins the document that it was given to; a name that two dated documents share stays by itself.
    """
    mentions = [one for one in record["cross_references"] if is_named(one)]
    dates = {one["id"]: _date_after(one, record) for one in mentions if one["rule"] in _FULL_NAME}
    short = _short_names([one for one in mentions if one["label"] is None], record["defined_terms"], dates)
    dated: dict[str, set[_Identity]] = {}
    for one in mentions:
        if date := dates.get(one["id"]):
            key = name_key(one["document"])
            dated.setdefault(key, set()).add((key, date))
    groups: dict[_Identity, list[Mapping[str, Any]]] = {}
    for one in mentions:
        groups.setdefault(_identity(one, dates, short, dated), []).append(one)
    return [_document(identity, group, short) for identity, group in groups.items()]


_Identity = tuple[str, str | None]
"""What a document is known by: the key of its full name, and its date."""


def _identity(
    mention: Mapping[str, Any],
    dates: Mapping[str, str | None],
    short: Mapping[str, _Identity],
    dated: Mapping[str, set[_Identity]],
) -> _Identity:
    key = name_key(mention["document"])
    if date := dates.get(mention["id"]):
        return key, date
    full, date = short.get(key, (key, None))
    alike = dated.get(full, set())
    return next(iter(alike)) if date is None and len(alike) == 1 else (full, date)


def is_named(reference: Mapping[str, Any]) -> bool:
    """Whether a reference leads into another document that the text names and that is no law and no form."""
    external = reference["status"] == "external" and reference["document"] is not None
    return external and reference["target_kind"] not in PUBLIC


def _document(identity: _Identity, group: Iterable[Mapping[str, Any]], short: Mapping[str, _Identity]) -> NamedDocument:
    group, (key, dated) = tuple(group), identity
    names = {name for name, full in short.items() if full == identity}
    name = next((one["document"] for one in group if name_key(one["document"]) == key), group[0]["document"])
    return NamedDocument(name, frozenset({key, *names}), dated, group)


def date_behind(reference: Mapping[str, Any], record: Mapping[str, Any], until: int | None) -> str | None:
    """The day or the end of the period that stands behind a reference, and before `until`: "Form 8-K dated May 1".

    A year or a quarter without its days is given as it is read, and is no day of any filing.
    """
    start, dates = reference["span"][1], record["dates"]
    number = bisect_left(dates, start, key=_start)
    date = dates[number] if number < len(dates) else None
    last = start + NEAR if until is None else min(until, start + NEAR)
    if date is None or date["span"][0] >= last or date["kind"] == "relative":
        return None
    return str(date.get("end") or date["value"] or date["text"])


def _date_after(reference: Mapping[str, Any], record: Mapping[str, Any]) -> str | None:
    """The date that stands behind an agreement's full name, null where it is left blank or given otherwise."""
    start, dates = reference["span"][1], record["dates"]
    number = bisect_left(dates, start, key=_start)
    date = dates[number] if number < len(dates) else None
    if date is None or date["span"][0] >= start + NEAR or date["kind"] != "calendar":
        return None
    value: str | None = date["value"]
    return value


def _short_names(
    mentions: Sequence[Mapping[str, Any]], terms: Iterable[Mapping[str, Any]], dates: Mapping[str, str | None]
) -> dict[str, _Identity]:
    """What each short name stands for: (the "Warrant Agreement") after one of two Warrant Agreements is that one."""
    short: dict[str, _Identity] = {}
    for term in terms:
        if term["incorporates"] or term["status"] != "defined":
            continue
        named = _before(mentions, term) if term["style"] == "parenthetical" else _within(mentions, term)
        if named is not None and is_short_for(term["key"], named["document"]):
            short[name_key(term["key"])] = name_key(named["document"]), dates.get(named["id"])
    return short


def _before(mentions: Sequence[Mapping[str, Any]], term: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The last document named before a parenthetical, in the same section."""
    at = term["span"][0]
    for number in range(bisect_left(mentions, at, key=_start) - 1, -1, -1):
        one = mentions[number]
        if one["span"][1] < at - INTRODUCED:
            return None
        if one["span"][1] <= at and one["section"] == term["section"]:
            return one
    return None


def _within(mentions: Sequence[Mapping[str, Any]], term: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The document that a definition begins with: "Credit Agreement" means the Amended Credit Agreement dated …"""
    if term["definition_span"] is None:
        return None
    start = term["definition_span"][0]
    number = bisect_left(mentions, start, key=_start)
    near = mentions[number] if number < len(mentions) else None
    return near if near is not None and near["span"][0] <= start + 30 else None


def _start(item: Mapping[str, Any]) -> int:
    return int(item["span"][0])


def references_of(record: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The input of `documents_to_fetch` that a record gives: a line for each reference into another document."""
    return [
        {
            "record": record["document"]["id"],
            "item": one["id"],
            "document": document.name,
            "dated": _whole_day(document.dated),
            "label": cited_as(one),
        }
        for document in named_documents(record)
        for one in document.references
    ]


def cited_as(reference: Mapping[str, Any]) -> str | None:
    """A reference's label with its kind before it, "Section 12"; null for a document as a whole."""
    return None if reference["label"] is None else f"{reference['target_kind'].capitalize()} {reference['label']}"


def _whole_day(date: str | None) -> str | None:
    return date if date is not None and "X" not in date else None


def terms_of(record: Mapping[str, Any], part: str) -> list[dict[str, Any]]:
    """The input of `term_graph` that one part of a record gives.

    `external` is the document that decides a term: the one that its entry points to, or that its definition names.
    """
    references = {one["id"]: one for one in record["cross_references"]}
    documents = [one for one in references.values() if one["label"] is None and one["status"] == "external"]
    sections = {one["id"]: one for one in record["sections"]}
    terms = [one for one in record["defined_terms"] if one["part"] == part and not one["incorporates"]]
    keys = {one["key"] for one in terms}
    lines = []
    for one in terms:
        definition, external = one["definition"], _decided_by(one, references, documents)
        if definition is None and not one["refers_to"]:
            definition = external or _around(one, sections)
        if external is not None and " ".join(external.split()).casefold() in keys - {one["key"]}:
            external = None  # "As defined in the Indenture": the term Indenture says which document that is
        lines.append({"term": one["term"], "definition": definition, "external": external})
    return lines


def _decided_by(
    term: Mapping[str, Any], references: Mapping[str, Mapping[str, Any]], documents: Sequence[Mapping[str, Any]]
) -> str | None:
    pointer = references.get(term["pointer"] or "")
    if pointer is None and term["status"] == "defined":
        pointer = _within(documents, term)
        return pointer["document"] if pointer and is_short_for(term["key"], pointer["document"]) else None
    return pointer["document"] if pointer and pointer["status"] == "external" else None


def _around(term: Mapping[str, Any], sections: Mapping[str, Mapping[str, Any]]) -> str | None:
    """The sentence that a parenthetical names something in: its words are the definition."""
    section = sections.get(term["section"] or "")
    if term["style"] != "parenthetical" or section is None:
        return None
    text, at = section["text"], term["span"][0] - section["span"][0]
    ends = [match.end() for match in _SENTENCE.finditer(text)]
    start = max((end for end in ends if end <= at), default=0)
    return str(text[start : min((end for end in ends if end > at), default=len(text))]).strip() or None
