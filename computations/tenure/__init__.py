r"""Who held which office when, over several documents: "has resigned as President, CEO, and Director".

From a release of 2001-11-14 and three later documents: Chief Executive Officer of Infocrossing was Charles F. Auster
on 2001-11-13, Zach Lonstein on the day after and still on 2004-05-12; on 2000-06-15 it may have been either.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import combinations
from typing import Any

from computations.computation import Computation, Finding, Missing, Outcome
from computations.counting import iso
from computations.csv_table import csv_of
from computations.inputs import Input, token
from computations.offices import EXCLUSIVE, office
from computations.options import chosen
from computations.tenure.chart import to_chart
from computations.tenure.collect import collected
from computations.tenure.edtf import day_range, single_day
from computations.tenure.intervals import DAY, Days, Interval, Office, Source, intervals
from computations.trace import Trace

CHANGES = ("resigned", "appointed", "re-assumed", "held")
EFFECTIVE = "announcement_is_effective"


@dataclass(frozen=True)
class Question:
    """Who held an office on a day, in one organisation or in any."""

    position: str
    organization: str | None
    day: date
    path: str

    def asks(self, one: Office) -> bool:
        """Whether a tenure is of the office in question."""
        return one.position == self.position and self.organization in (None, one.organization)


@dataclass(frozen=True)
class Conflict:
    """Two tenures of one exclusive office, for certain on the same days; the last one is excluded."""

    one: int
    other: int
    start: date
    end: date


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The tenures by `role_changes` and `observations`, the holders on each day of `as_of`, and conflicts.

    Raises `BadInput` with all that is wrong with the input, such as a tenure that ends before it starts.
    """
    changes = list(whole.get("role_changes").objects())
    seen = list(whole.get("observations").objects())
    questions = [_question(one) for one in whole.get("as_of").objects()]
    readings = {
        effective: [*(_change(one, effective=effective) for one in changes), *map(_observation, seen)]
        for effective in (True, False)
    }
    whole.prove()
    effective = bool(options[EFFECTIVE])
    found = intervals(one for one in readings[effective] if not _undated(one))
    conflicts, trace = list(_conflicts(found)), Trace()
    steps = [_explained(number, one, trace) for number, one in enumerate(found)]
    result = {
        "intervals": [_shown(one) for one in found],
        "as_of": [_answered(number, one, found, steps, trace) for number, one in enumerate(questions)],
        "conflicts": [_conflicting(number, one, found, steps, trace) for number, one in enumerate(conflicts)],
    }
    findings = [Finding("warning", "office_conflict", _words(one, found)) for one in conflicts]
    other = intervals(one for one in readings[not effective] if not _undated(one))
    if any(_holders(one, found) != _holders(one, other) for one in questions):
        message = "who held an office depends on whether announcements are effective on their day"
        findings.append(Finding("warning", "depends_on_reading", message, {"option": EFFECTIVE}))
    return Outcome(result, trace.steps, tuple(_missing(readings[effective])), tuple(findings))


def _question(one: Input) -> Question:
    return Question(
        position=office(one.get("position").needed("the office")),
        organization=one.get("organization").text(),
        day=single_day(one.get("date")) or one.get("date").needed_date("the day"),
        path=one.path,
    )


def _office(one: Input) -> Office:
    return Office(
        person=one.get("person").needed("the person"),
        organization=one.get("organization").text(),
        position=office(one.get("position").needed("the office")),
    )


def _change(one: Input, *, effective: bool) -> Source:
    """A change of an office; without a date of its own it has that of the announcement, or any day up to it."""
    change = one.get("change").needed_choice("the change", *CHANGES)
    first, last = day_range(one.get("start")), day_range(one.get("end"))
    announced, seen = single_day(one.get("announced")), single_day(one.get("as_of"))
    if first is not None and last is not None and last[1] < first[0]:
        one.wrong("out_of_order", f"the tenure ends in {one.get('end').value}, before it starts")
    start: Days | None = first
    end: Days | None = last
    day = (announced if effective else None, announced) if announced is not None else None
    if change == "held" and start is None and end is None:
        change, seen = "observed", seen or announced
    elif change == "resigned":
        end = end or day
    elif change in CHANGES[1:3]:
        start = start or day
    return Source(_office(one), change, start, end, announced, seen, one.get("document").text(), _named("role", one))


def _observation(one: Input) -> Source:
    seen = single_day(one.get("as_of"))
    one.get("via").text()
    document = one.get("document").text()
    return Source(_office(one), "observed", None, None, None, seen, document, _named("observation", one))


def _named(kind: str, one: Input) -> str:
    """The token of an item: by its id where it has one, else by its place in the input."""
    return token(kind, one) if one.get("id").name() is not None else f"input:{one.path}"


def _undated(one: Source) -> bool:
    return one.start is None and one.end is None and one.seen is None


def _missing(sources: Sequence[Source]) -> Iterator[Missing]:
    for one in sources:
        if _undated(one):
            name = "as_of" if one.change == "observed" else "announced"
            why = f"no day is known on which {one.office.person} is {one.office.position}"
            yield Missing(f"{name} of {one.token}", why, one.document)


def _explained(number: int, one: Interval, trace: Trace) -> str:
    """The steps of a tenure: what says it, and the days that follow for certain."""
    told = ", ".join(dict.fromkeys(_told(source) for source in one.sources))
    where = f" of {one.office.organization}" if one.office.organization else ""
    text = f"{one.office.person}, {one.office.position}{where}: {told}"
    dated = any(source.announced and source.change != "held" for source in one.sources)
    uses = (*(source.token for source in one.sources), f"option:{EFFECTIVE}" if dated else "")
    path = f"intervals[{number}]"
    step = trace.add(path, f"{one.office.person}, {one.office.position}", text, *uses)
    if one.held is None:
        return step
    text = "from the latest possible start, or the first evidence, to the earliest possible end, or the last evidence"
    return trace.add(f"{path}.held", f"{one.held[0]}/{one.held[1]}", text, step)


def _told(one: Source) -> str:
    if one.change == "observed":
        return f"seen in office on {one.seen}"
    start, end = (_range(days) for days in (one.start, one.end))
    parts = (one.change, f"from {start}" if start else "", f"to {end}" if end else "")
    return " ".join(part for part in parts if part)


def _range(days: Days | None) -> str:
    if days is None:
        return ""
    if days[0] == days[1]:
        return str(days[0])
    return f"at the latest {days[1]}" if days[0] is None else f"a day from {days[0]} to {days[1]}"


def _shown(one: Interval) -> dict[str, Any]:
    held = one.held
    return {
        "person": one.office.person,
        "organization": one.office.organization,
        "position": one.office.position,
        "earliest_start": iso(one.start[0]),
        "latest_start": iso(one.start[1]),
        "earliest_end": iso(one.end[0]),
        "latest_end": iso(one.end[1]),
        "held": None if held is None else {"from": iso(held[0]), "to": iso(held[1])},
        "last_evidence": iso(one.last_seen),
        "documents": list(dict.fromkeys(source.document for source in one.sources if source.document)),
    }


def _holders(question: Question, found: Sequence[Interval]) -> list[tuple[str, str | None, str]]:
    """Who held the office in question on its day, in order of name: person, organisation and verdict."""
    best: dict[tuple[str, str | None], str] = {}
    for one in found:
        verdict = one.verdict(question.day) if question.asks(one.office) else "no"
        key = one.office.person, one.office.organization
        if verdict == "yes" or (verdict == "possible" and key not in best):
            best[key] = verdict
    listed = [(person, organization, verdict) for (person, organization), verdict in best.items()]
    return sorted(listed, key=lambda one: (one[0], one[1] or ""))


def _answered(
    number: int, question: Question, found: Sequence[Interval], steps: Sequence[str], trace: Trace
) -> dict[str, Any]:
    holders = _holders(question, found)
    told = "; ".join(f"{person}: {verdict}" for person, _, verdict in holders) or "nobody that is known"
    used = [step for one, step in zip(found, steps, strict=True) if question.asks(one.office)]
    text = f"{question.position} on {question.day}: {told}"
    trace.add(f"as_of[{number}]", iso(question.day), text, f"input:{question.path}", *used)
    return {
        "position": question.position,
        "organization": question.organization,
        "date": iso(question.day),
        "holders": [
            {"person": person, "organization": organization, "verdict": verdict}
            for person, organization, verdict in holders
        ],
    }


def _conflicts(found: Sequence[Interval]) -> Iterator[Conflict]:
    """Every two persons that held one exclusive office of one organisation for certain on one day."""
    for (one, first), (other, second) in combinations(enumerate(found), 2):
        same = (first.office.organization, first.office.position) == (
            second.office.organization,
            second.office.position,
        )
        if not same or first.office.position not in EXCLUSIVE or first.office.person == second.office.person:
            continue
        if first.held is not None and second.held is not None:
            start, end = max(first.held[0], second.held[0]), min(first.held[1], second.held[1])
            if start < end:
                yield Conflict(one, other, start, end)


def _words(one: Conflict, found: Sequence[Interval]) -> str:
    first, second = found[one.one].office, found[one.other].office
    return f"{first.person} and {second.person} are both {first.position} from {one.start} to {one.end - DAY}"


def _conflicting(
    number: int, one: Conflict, found: Sequence[Interval], steps: Sequence[str], trace: Trace
) -> dict[str, Any]:
    span = f"{one.start}/{one.end}"
    trace.add(f"conflicts[{number}]", span, _words(one, found), steps[one.one], steps[one.other])
    held = found[one.one].office
    return {
        "position": held.position,
        "organization": held.organization,
        "persons": sorted((held.person, found[one.other].office.person)),
        "from": iso(one.start),
        "to": iso(one.end),
    }


COMPUTATION = Computation(
    name="tenure",
    purpose="who held which office when, over several documents",
    reads=("role_changes",),
    accepts=("observations", "as_of"),
    compute=compute,
    collect=collected,
    options=chosen(EFFECTIVE),
    renderings={"csv": csv_of("intervals"), "chart": to_chart},
)
