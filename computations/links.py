r"""Links between records: what a reference in one leads to in another, with the evidence that they are one document.

"Section 12 of the Indenture" in a registration rights agreement leads to the record of the indenture of that date
between the same parties, and there to Section 12. The records themselves stay as they are.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import regex

from computations.named_documents import NamedDocument, date_behind, named_documents
from computations.naming import stems
from pipeline.lazy import lazy
from pipeline.split.marks import roman

Read = Callable[[str], Mapping[str, Any]]
Evidence = Mapping[str, str | None]

_SET_ASIDE = frozenset({"the", "of", "a", "an", "to", "for", "certain"})
_STATE = frozenset({"amended", "restated", "form"})
"""Words for the state that a document is in: the Amended and Restated Indenture may be called the Indenture."""

_JOINING = "and"
_ENTITY = lazy(r"[^\w&]+")
_ATTACHMENTS = ("exhibit", "annex", "schedule")
_FORM = lazy(r"\bForm\s+(\S+)")
_OFTEN = frozenset({"8-k", "10-q", "6-k"})
"""Forms that a registrant files several times a year: without a date nobody knows which is meant."""

_IN_A_LIST = 12
"""Characters between two exhibits that share the words behind them: "Exhibits 10.1, 10.2 and 10.3 to"."""


@dataclass(frozen=True)
class Called:
    """A document that a record names, with the words of each of its names as titles are compared."""

    document: NamedDocument
    names: tuple[frozenset[str], ...]


@dataclass(frozen=True)
class Cited:
    """A reference to an exhibit that is not in the record, with the date that stands behind it."""

    reference: Mapping[str, Any]
    dated: str | None


@dataclass(frozen=True)
class Card:
    """What links rest on, of one record: what the document is, and which other documents it names."""

    id: str
    title: str
    words: tuple[str, ...]
    dated: str | None
    parties: Mapping[str, str]
    others: Mapping[str, str]
    accession: str | None
    exhibit: str | None
    form: str | None
    cik: str | None
    filed: tuple[str, ...]
    documents: tuple[Called, ...]
    exhibits: tuple[Cited, ...]


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
        filed=tuple(filter(None, (filing.get("filed_date"), filing.get("period")))),
        documents=tuple(_called(one) for one in named_documents(record)),
        exhibits=tuple(_cited(record)),
    )


def _called(document: NamedDocument) -> Called:
    light = NamedDocument(document.name, document.keys, document.dated, tuple(map(_slim, document.references)))
    return Called(light, tuple(frozenset(_words(key)) - {_JOINING} for key in sorted(document.keys)))


def _cited(record: Mapping[str, Any]) -> Iterator[Cited]:
    """The exhibits that the record cites and does not have: "Exhibit 99.1 to Form 8-K dated May 1, 1999"."""
    exhibits = [one for one in record["cross_references"] if one["target_kind"] == "exhibit"]
    for number, one in enumerate(exhibits):
        if one["target"] is None:
            last, *after = [one, *exhibits[number + 1 :]]
            while after and after[0]["span"][0] <= last["span"][1] + _IN_A_LIST:
                last, *after = after
            yield Cited(_slim(one), date_behind(last, record, after[0]["span"][0] if after else None))


def _slim(reference: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: reference[name] for name in ("id", "target_kind", "label", "document")}


def _names(parties: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """The names of organisations as written, by their names as compared: without case, stops and commas.

    "First Trust Bank, N.A." and "First Trust Bank, NA" are one.
    """
    named: dict[str, str] = {}
    for one in parties:
        for name in (one["name"], *one["former_names"]):
            named.setdefault(_ENTITY.sub(" ", name.replace(".", "")).strip().casefold(), one["name"])
    return named


def _words(title: str) -> tuple[str, ...]:
    """The words of a title as titles are compared: without articles and the like, and without the document's state."""
    return tuple(one for one in stems(title.replace("&", f" {_JOINING} ")) if one not in _SET_ASIDE | _STATE)


def _agreements(cards: Sequence[Card]) -> Iterator[Link]:
    """Links to agreements that are named: "the Indenture, dated as of June 30, 2004"."""
    bound: dict[str, list[Card]] = defaultdict(list)
    for card in cards:
        for party in card.parties:
            bound[party].append(card)
    for card in cards:
        near = {one.id: one for party in card.others for one in bound[party] if one.id != card.id}
        for called in card.documents:
            matches = [
                (target, evidence)
                for target in near.values()
                if (evidence := _is_that(called, card, target)) is not None
            ]
            # two records of one agreement, such as a draft and the signed one: which is meant, nothing says
            if len(matches) == 1:
                target, evidence = matches[0]
                yield from (Link(card.id, one, target.id, evidence) for one in called.document.references)


def _is_that(called: Called, card: Card, target: Card) -> tuple[Evidence, ...] | None:
    """The evidence that a record is the document that is named; null where name, date or parties do not agree.

    A date that is named must be that of the record; without one the record must not be the later of the two. Two
    parties must be the same, or all of the record's, or one where both are in filings of one registrant: many
    indentures of one day have the same trustee.
    """
    document = called.document
    if target.dated != document.dated if document.dated is not None else _is_later(target.dated, card.dated):
        return None
    if not any(_same_title(name, target.words) for name in called.names):
        return None
    shared = sorted(card.others.keys() & target.parties.keys())
    registrant = card.cik is not None and card.cik == target.cik
    if len(shared) < 2 and not (registrant or (document.dated is not None and len(shared) == len(target.parties))):
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


def _same_title(name: frozenset[str], title: Sequence[str]) -> bool:
    """Whether a document of this title can be called by this name: "Loan Agreement" a Loan and Security Agreement.

    Words that the name leaves out have to be joined by an "and" to one that it has: a Patent Security Agreement is
    not the Security Agreement, and a First Supplemental Indenture not the Indenture.
    """
    if not name or not name <= set(title):
        return False
    sorts = [None if one == _JOINING else one in name for one in title]  # null for the joining word itself
    runs = [known for known, _ in groupby(sorts)]
    return all(
        runs[max(0, at - 2) : at] == [True, None] or runs[at + 1 : at + 3] == [None, True]
        for at, known in enumerate(runs)
        if known is False
    )


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
    cited: Cited,
    filed: Mapping[tuple[str, str], Sequence[Card]],
    registrants: Mapping[tuple[str, str, str], Sequence[Card]],
) -> Iterator[Link]:
    reference = cited.reference
    number = (reference["label"] or "").casefold()
    form = _FORM.search(reference["document"] or "")
    if reference["document"] is None:
        targets = filed.get((card.accession or "", number), ())
        evidence = [_evidence("submission", card.accession, card.accession)]
    elif form is not None:
        alike = registrants.get((card.cik or "", form[1].casefold(), number), ())
        targets = [one for one in alike if _is_filing(cited.dated, form[1], one)]
        evidence = [_evidence("registrant", card.cik, card.cik), _evidence("form", form[0], form[1])]
        if cited.dated is not None:
            evidence.append(_evidence("date", cited.dated, cited.dated))
    else:
        return
    if len(targets) == 1 and targets[0].id != card.id:
        evidence.append(_evidence("exhibit", reference["label"], targets[0].exhibit))
        yield Link(card.id, reference, targets[0].id, tuple(evidence))


def _is_filing(dated: str | None, form: str, target: Card) -> bool:
    """Whether the exhibit was filed under the form of this date, which is the day of filing or ends the period."""
    if dated is None:
        return form.casefold().removesuffix("/a") not in _OFTEN
    return dated in target.filed


def _evidence(what: str, here: str | None, there: str | None) -> Evidence:
    return {"what": what, "here": here, "there": there}


def _by_target(found: Iterable[Link]) -> dict[str, list[Link]]:
    groups: dict[str, list[Link]] = defaultdict(list)
    for one in found:
        groups[one.target_record].append(one)
    return groups


_Key = tuple[str, str | int]
"""What a section is looked up by: its kind, and its label as written or as a number."""


def _labelled(record: Mapping[str, Any]) -> dict[_Key, Mapping[str, Any]]:
    """The sections of a record by what references look them up by; what is met twice is left out."""
    found: dict[_Key, list[Mapping[str, Any]]] = defaultdict(list)
    for one in record["sections"]:
        if (one["kind"] == "section" and one["part"] == "main") or one["kind"] == "exhibit":
            head, _, rest = one["label"].rpartition(" ") if one["kind"] == "exhibit" else ("section", "", one["label"])
            for key in _keys(head, rest):
                found[key].append(one)
    return {key: sections[0] for key, sections in found.items() if len(sections) == 1}


def _keys(head: str, label: str) -> Iterator[_Key]:
    """What a section is looked up by, the likeliest first: "Article 1" may head "ARTICLE I", an annex an "Appendix"."""
    head, bare = head.casefold(), regex.sub(r"\s+", "", label).rstrip(".").casefold()
    kind = head if head in _ATTACHMENTS else "annex" if head in ("appendix", "attachment") else "section"
    yield kind, bare
    number = int(bare) if bare.isdecimal() else roman(bare)
    if number is not None:
        yield kind, number


def _line(link: Link, sections: Mapping[_Key, Mapping[str, Any]]) -> dict[str, Any]:
    reference, label = link.reference, link.reference["label"]
    evidence, target = list(link.evidence), None
    if label is not None and not any(one["what"] == "exhibit" for one in evidence):
        target = next((sections[key] for key in _keys(reference["target_kind"], label) if key in sections), None)
        evidence.append(_evidence("section", label, target["label"] if target else None))
    return {
        "record": link.record,
        "item": reference["id"],
        "target_record": link.target_record,
        "target": target["id"] if target else None,
        "evidence": evidence,
    }


def _number(item: str) -> int:
    return int(item.lstrip("x"))
