r"""Links between records: what a reference in one leads to in another, with the evidence that they are one document.

"Section 12 of the Indenture" in a registration rights agreement leads to the record of the indenture of that date
between the same parties, and there to Section 12. The records themselves stay as they are.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import regex

from computations.named_documents import NamedDocument, named_documents
from computations.naming import stems

Read = Callable[[str], Mapping[str, Any]]
Evidence = Mapping[str, str | None]

_SET_ASIDE = frozenset({"the", "of", "and", "a", "an", "to", "for", "certain"})
_OTHER = frozenset(
    {"form", "amendment", "supplement", "supplemental", "first", "second", "third", "fourth", "fifth", "sixth"}
    | {"waiver", "consent", "guaranty", "guarantee", "joinder", "termination", "assignment", "letter", "notice"}
)
"""Words that make a title that of another document: the First Supplemental Indenture is not the Indenture."""

_ENTITY = regex.compile(r"[^\w&]+")
_ATTACHMENTS = ("exhibit", "annex", "schedule")


@dataclass(frozen=True)
class Card:
    """What links rest on, of one record: what the document is, and which other documents it names."""

    id: str
    title: str
    words: frozenset[str]
    dated: str | None
    parties: Mapping[str, str]
    others: Mapping[str, str]
    accession: str | None
    exhibit: str | None
    form: str | None
    cik: str | None
    documents: tuple[NamedDocument, ...]
    exhibits: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True)
class Link:
    """A line of `links.jsonl`, before the section in the target is looked up."""

    record: str
    reference: Mapping[str, Any]
    target_record: str
    evidence: tuple[Evidence, ...]


def links(ids: Iterable[str], read: Read) -> Iterator[dict[str, Any]]:
    """The links between these records, in order of record and item: the lines of `links.jsonl`.

    `read` gives a record as plain JSON. Each record is read once, and a second time if something leads to it; only
    what links rest on is kept of it.
    """
    cards = [card_of(read(one)) for one in sorted(ids)]
    found = [*_agreements(cards), *_exhibits(cards)]
    lines = []
    for target, group in _by_target(found).items():
        sections = _labelled(read(target))
        lines += [_line(one, sections) for one in group]
    yield from sorted(lines, key=lambda one: (one["record"], _number(one["item"]), one["target_record"]))


def card_of(record: Mapping[str, Any]) -> Card:
    """The card of a record in plain JSON."""
    info = record["document"]
    filing = info["filing"] or {}
    date = record["terms"]["agreement_date"]
    organizations = [one for one in record["parties"] if one["kind"] == "organization"]
    bound = [one for one in organizations if one["role"] in ("party", "issuer")]
    references = record["cross_references"]
    return Card(
        id=info["id"],
        title=info["title"] or "",
        words=_words(info["title"] or ""),
        dated=date["value"] if date else None,
        parties=_names(bound),
        others=_names(organizations),
        accession=filing.get("accession_number"),
        exhibit=info["exhibit"],
        form=filing.get("form_type"),
        cik=filing.get("cik"),
        documents=tuple(_light(one) for one in named_documents(record)),
        exhibits=tuple(_slim(one) for one in references if one["target_kind"] == "exhibit" and one["target"] is None),
    )


def _light(document: NamedDocument) -> NamedDocument:
    return NamedDocument(document.name, document.keys, document.dated, tuple(map(_slim, document.references)))


def _slim(reference: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: reference[name] for name in ("id", "target_kind", "label", "document")}


def _names(parties: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """The names of organisations as written, by their names as compared: without case, stops and commas."""
    named: dict[str, str] = {}
    for one in parties:
        for name in (one["name"], *one["former_names"]):
            named.setdefault(_ENTITY.sub(" ", name).strip().casefold(), one["name"])
    return named


def _words(title: str) -> frozenset[str]:
    return frozenset(stems(title)) - _SET_ASIDE


def _agreements(cards: Sequence[Card]) -> Iterator[Link]:
    """Links to agreements that are named: "the Indenture, dated as of June 30, 2004"."""
    bound: dict[str, list[Card]] = defaultdict(list)
    for card in cards:
        for party in card.parties:
            bound[party].append(card)
    for card in cards:
        near = {one.id: one for party in card.others for one in bound[party] if one.id != card.id}
        for document in card.documents:
            matches = [
                (target, evidence)
                for target in near.values()
                if (evidence := _is_that(document, card, target)) is not None
            ]
            # two records of one agreement, such as a draft and the signed one: which is meant, nothing says
            if len(matches) == 1:
                target, evidence = matches[0]
                yield from (Link(card.id, one, target.id, evidence) for one in document.references)


def _is_that(document: NamedDocument, card: Card, target: Card) -> tuple[Evidence, ...] | None:
    """The evidence that a record is the document that is named; null where name, date or parties do not agree.

    A date that is named must be that of the record; without one the record must not be the later of the two. Two
    parties must be the same, or all of the record's, or one where both are in filings of one registrant: many
    indentures of one day have the same trustee.
    """
    if not any(_same_title(_words(key), target.words) for key in document.keys):
        return None
    shared = sorted(card.others.keys() & target.parties.keys())
    registrant = card.cik is not None and card.cik == target.cik
    if len(shared) < 2 and not (registrant or (document.dated is not None and len(shared) == len(target.parties))):
        return None
    if target.dated != document.dated if document.dated is not None else _is_later(target.dated, card.dated):
        return None
    return (
        _evidence("name", document.name, target.title),
        _evidence("date", document.dated, target.dated),
        *(_evidence("party", card.others[one], target.parties[one]) for one in shared),
    )


def _is_later(one: str | None, other: str | None) -> bool:
    """Whether one date is later than another, as far as both are known to the day."""
    if one is None or other is None or "X" in one + other:
        return False
    return one > other


def _same_title(name: frozenset[str], title: frozenset[str]) -> bool:
    """Whether a document of this title can be called by this name: "Loan Agreement" a Loan and Security Agreement."""
    return bool(name) and name <= title and not (title - name) & _OTHER


def _exhibits(cards: Sequence[Card]) -> Iterator[Link]:
    """Links to exhibits that were filed as documents of their own, in the same submission or under another form."""
    filed: dict[tuple[str, str], list[Card]] = defaultdict(list)
    registrants: dict[tuple[str, str, str], list[Card]] = defaultdict(list)
    for card in cards:
        if card.exhibit is None:
            continue
        number = card.exhibit.removeprefix("EX-").casefold()
        if card.accession is not None:
            filed[card.accession, number].append(card)
        if card.cik is not None and card.form is not None:
            registrants[card.cik, card.form.casefold(), number].append(card)
    for card in cards:
        for one in card.exhibits:
            yield from _exhibit(card, one, filed, registrants)


def _exhibit(
    card: Card,
    reference: Mapping[str, Any],
    filed: Mapping[tuple[str, str], Sequence[Card]],
    registrants: Mapping[tuple[str, str, str], Sequence[Card]],
) -> Iterator[Link]:
    number = (reference["label"] or "").casefold()
    form = regex.search(r"\bForm\s+(\S+)", reference["document"] or "")
    if reference["document"] is None:
        targets = filed.get((card.accession or "", number), ())
        evidence = [_evidence("submission", card.accession, card.accession)]
    elif form is not None:
        targets = registrants.get((card.cik or "", form[1].casefold(), number), ())
        evidence = [_evidence("registrant", card.cik, card.cik), _evidence("form", form[0], form[1])]
    else:
        return
    if len(targets) == 1 and targets[0].id != card.id:
        evidence.append(_evidence("exhibit", reference["label"], targets[0].exhibit))
        yield Link(card.id, reference, targets[0].id, tuple(evidence))


def _evidence(what: str, here: str | None, there: str | None) -> Evidence:
    return {"what": what, "here": here, "there": there}


def _by_target(found: Iterable[Link]) -> dict[str, list[Link]]:
    groups: dict[str, list[Link]] = defaultdict(list)
    for one in found:
        groups[one.target_record].append(one)
    return groups


def _labelled(record: Mapping[str, Any]) -> dict[tuple[str, str], str]:
    """The sections of a record by kind and label, as references are compared with them; a label met twice is none."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for one in record["sections"]:
        if one["kind"] == "section" and one["part"] == "main":
            found["section", _label(one["label"])].append(one["id"])
        elif one["kind"] == "exhibit":
            found["exhibit", _label(one["label"])].append(one["id"])
    return {key: ids[0] for key, ids in found.items() if len(ids) == 1}


def _label(label: str) -> str:
    return regex.sub(r"\s+", "", label).rstrip(".").casefold()


def _line(link: Link, sections: Mapping[tuple[str, str], str]) -> dict[str, Any]:
    reference, label = link.reference, link.reference["label"]
    evidence, target = list(link.evidence), None
    if label is not None and not any(one["what"] == "exhibit" for one in evidence):
        attached = reference["target_kind"] in _ATTACHMENTS
        key = ("exhibit", _label(f"{reference['target_kind']}{label}")) if attached else ("section", _label(label))
        target = sections.get(key)
        evidence.append(_evidence("section", label, target and label))
    return {
        "record": link.record,
        "item": reference["id"],
        "target_record": link.target_record,
        "target": target,
        "evidence": evidence,
    }


def _number(item: str) -> int:
    return int(item.lstrip("x"))
