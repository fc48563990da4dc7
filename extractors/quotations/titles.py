"""The title that a speaker has where his own words give none: the last one beside his name, none once he resigned."""

from dataclasses import replace

import regex

from extractors.names import family_name, is_called
from extractors.quotations.rules import JOINT
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Quotation, Record, RoleChange
from pipeline.span import Span


def link(record: Record, document: Document) -> Record:
    """The record with the speakers of its quotations named as the parties are, and with their titles."""
    said: list[Quotation] = []
    for one in record.quotations:
        speaker = _full(one.speaker, record)
        earlier = next((other for other in reversed(said) if other.speaker == speaker and other.title), None)
        since = earlier.span.start if earlier else 0
        title = (
            one.title
            or _beside(record, speaker, Span(since, one.span.start), document)
            or (earlier.title if earlier else None)
            or _in_office(record, speaker, one.span.start, document)
        )
        title = _kept(record, speaker, document) if _resigned(record, speaker, one) else title
        said.append(replace(one, speaker=speaker, title=title))
    return replace(record, quotations=tuple(said))


_BESIDE = ("role.beside_a_name", "role.before_a_name")


def _full(name: str | None, record: Record) -> str | None:
    if name is None:
        return None
    people = {one.name for one in record.parties if one.kind == "person"}
    people |= {one.person for one in record.role_changes if one.person == name}  # "Ted" there is no "Edward" here
    given, surname = name.split()[0], family_name(name)
    full = {one for one in people if family_name(one) == surname and (given == surname or is_called(given, one))}
    return full.pop() if len(full) == 1 and name not in people else name


def _resigned(record: Record, speaker: str | None, one: Quotation) -> bool:
    """Whether the text has told that the speaker left office, and gives him no title beside the quotation."""
    return one.title is None and any(
        change.change == "resigned" and change.person == speaker and change.span.start < one.span.start
        for change in record.role_changes
    )


def _kept(record: Record, speaker: str | None, document: Document) -> str | None:
    """The only office that the text says a speaker keeps who has left another: "will continue as Chairman"."""
    left = {one.organization for one in record.role_changes if one.person == speaker and one.change == "resigned"}
    theirs = [one for one in record.role_changes if one.person == speaker and one.change == "held" and not one.end]
    kept = {one.position for one in theirs if one.organization in left and _KEEPS.search(document.slice(one.span))}
    return kept.pop() if len(kept) == 1 else None


_KEEPS = lazy(r"\b(?:remain|continu)")


def _beside(record: Record, speaker: str | None, within: Span, document: Document) -> str | None:
    """The offices that last stood beside the speaker's name, as written: "Chairman and Chief Executive Officer"."""
    shown = [
        one
        for one in record.role_changes
        if one.rule in _BESIDE and one.person == speaker and within.start <= one.span.start < within.end
    ]
    if not shown:
        return None
    return _of_one_list(shown, document)


def _of_one_list(shown: list[RoleChange], document: Document) -> str | None:
    """The offices of the last statements, as written: those of one list begin in one place."""
    last = max(one.span.start for one in shown)
    offices = sorted((one for one in shown if one.span.start == last), key=lambda one: one.span.end)
    places = sorted(place for one in offices if (place := _written(one)) is not None)
    if not places:
        return None
    end = places[0].end
    for place in places[1:]:
        end = max(end, place.end) if JOINT.fullmatch(document.text, end, max(end, place.start)) else end
    return " ".join(document.text[places[0].start : end].split())


def _in_office(record: Record, speaker: str | None, at: int, document: Document) -> str | None:
    """The offices that the text has last said that the speaker has, or else the only one that it says below.

    "Ruth Heron continues as chairman and president" has two in one list.
    """
    held = [one for one in record.role_changes if one.change == "held" and not one.end and (one.as_of or one.start)]
    theirs = [one for one in held if one.person == speaker]
    company = next((one.name for one in record.parties if one.role == "issuer"), None)
    if any(one.person == speaker and one.organization == company for one in record.role_changes):
        theirs = [one for one in theirs if one.organization == company]  # not what he was elsewhere
    before = [one for one in theirs if one.span.start < at and one.as_of]
    if len({one.span.start for one in before}) == 1:
        return _of_one_list(before, document)
    offices = {one.position for one in before or theirs}
    return offices.pop() if len(offices) == 1 else None


def _written(one: RoleChange) -> Span | None:
    """Where the office stands in the statement, whatever white space is in it; the last place of more than one."""
    pattern = r"\s+".join(map(regex.escape, one.position.split()))
    match = regex.search(rf"(?r){pattern}", one.text)
    return Span(one.span.start + match.start(), one.span.start + match.end()) if match else None
