"""A deferral of anti-dilution protection: "agrees to defer the application of the anti-dilution protection … unless …".

Which warrants have to vest, whose protection waits, until when an exercise earns a true-up and what else is barred come
from the words of the agreement; the formula of the adjustment stands in other documents, and is null. Days, and who the
holders are, come from the dates and the parties of the record.
"""

from collections.abc import Iterator
from dataclasses import replace

from extractors.clauses.anti_dilution_deferral.agreed import HOLDERS, RULES
from extractors.clauses.nearby import asked
from pipeline.clause import AntiDilutionDeferral, Clause, Quote
from pipeline.document import Document
from pipeline.record import Party, Record
from pipeline.rules import words

__all__ = ["RULES", "find", "link"]

PLACES = (r"ilution", r"ILUTION")
"""The letters without which no rule is asked."""
NEAR = 800
"""How many characters around them the words of a deferral stand."""


def find(document: Document) -> Iterator[Clause]:
    """The deferrals that the text agrees; days and holders come with `link`."""
    if any(one in document.text for one in PLACES):
        yield from asked(document, RULES, PLACES, NEAR)


def link(record: Record, document: Document) -> Record:
    """The record with the days and the holders of its deferrals."""
    clauses = (
        _linked(one, record, document) if isinstance(one, AntiDilutionDeferral) else one for one in record.clauses
    )
    return replace(record, clauses=tuple(clauses))


def _linked(clause: AntiDilutionDeferral, record: Record, document: Document) -> AntiDilutionDeferral:
    evidence = dict(clause.evidence)
    group = evidence.get(HOLDERS)
    holders = _holders(record, document.slice(group.span)) if group else ()
    if holders:
        del evidence[HOLDERS]
        evidence |= {f"{HOLDERS}[{at}]": Quote(span=one.span, text="") for at, one in enumerate(holders)}
    cutoff = clause.cutoff
    return replace(
        clause,
        trigger=replace(clause.trigger, issued=_day(record, evidence.get("trigger.issued"))),
        cutoff=replace(cutoff, date=_day(record, evidence.get("cutoff.date"))) if cutoff else None,
        holders=tuple(one.name for one in holders),
        evidence=evidence,
    )


def _holders(record: Record, group: str) -> tuple[Party, ...]:
    """The parties that the words before "agrees to defer" name: the members of a defined group, or one party."""
    name = words(group)
    names = {name, name.rpartition(" the ")[2], name.rpartition(" ")[2]}
    members = tuple(one for one in record.parties if names & set(one.member_of))
    return members or tuple(one for one in record.parties if names & {one.name, *one.defined_as})


def _day(record: Record, stated: Quote | None) -> str | None:
    """The calendar date that the record has at this place."""
    if stated is None:
        return None
    return next((one.value for one in record.dates if one.value and one.span.overlaps(stated.span)), None)
