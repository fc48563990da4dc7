r"""The answer of `additional_interest` up to the money: defaults, segments, the next step, and who is entitled.

Every figure has a step; that of a segment reads "from 2004-07-16 up to 2004-09-20: 0.25% a year, tier (i), while (i)
runs", and rests on the clause and on the day of the default.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from computations.additional_interest.curve import Curve, Readings, Segment, accrual, next_step, triggers
from computations.additional_interest.defaults import CURE, Default
from computations.additional_interest.entitlement import Entitlement
from computations.additional_interest.events import Dated
from computations.additional_interest.money import accrued
from computations.additional_interest.notes import Block
from computations.additional_interest.schedule import Schedule, keys_of
from computations.clauses import Clause
from computations.counting import iso
from computations.day_counts import BASES, days
from computations.numbers import money, rate
from computations.trace import Trace

ACTUAL = "365 or 366"
"""The basis of a convention whose years are as long as the calendar's."""

CURVE_OPTIONS = ("option:clock", "option:overlap", "option:tier_overlap")


@dataclass(frozen=True)
class View:
    """What all parts of the answer are shown with: the schedule, the defaults, the Notes, and the trace.

    `terms` is the clause on payment, `adjusts` whether a payment date on a closed day is put off.
    """

    schedule: Schedule
    defaults: tuple[Default, ...]
    readings: Readings
    blocks: tuple[Block, ...]
    day_count: str
    terms: Clause | None
    adjusts: bool
    trace: Trace

    @property
    def counted_by(self) -> tuple[str, ...]:
        """The tokens that every number of days of interest rests on."""
        stated = self.terms is not None and self.terms.get("day_count").given
        return (self.terms.token if self.terms and stated else "", "option:day_count")

    def excluding(self, what: str) -> tuple[str, tuple[str, ...]]:
        """The token of the clause that leaves something out, with the words that do."""
        if self.terms is None:
            return "", ()
        listed = [one.value for one in self.terms.get("excludes").items()]
        return self.terms.token, self.terms.words(f"excludes[{listed.index(what)}]") if what in listed else ()


def defaults_shown(view: View) -> list[dict[str, Any]]:
    """The defaults, each with the day from which it accrues and that by which the Trustee is to be told."""
    return [_default(view, number, one) for number, one in enumerate(view.defaults)]


def _default(view: View, number: int, one: Default) -> dict[str, Any]:
    path, clause, trace, events = f"defaults[{number}]", view.schedule.clause, view.trace, view.schedule.events
    occurred = trace.add(f"{path}.occurred", iso(one.occurred), one.text, *one.uses, quotes=one.quotes)
    start, _ = accrual(one, view.schedule)
    words = "that day itself" if view.schedule.from_default_day else "the day following the default"
    quotes = clause.words("accrual.start")
    trace.add(f"{path}.accrues_from", iso(start), words, clause.token, occurred, quotes=quotes)
    if one.ended is not None:
        text = "the day of the cure" if one.ended_by == CURE else "the Effectiveness Period ends"
        quotes = clause.words("accrual.end")
        trace.add(f"{path}.ended", iso(one.ended), text, *one.cure_uses, clause.token, quotes=quotes)
    if one.cured is not None:
        trace.add(f"{path}.cured", iso(one.cured), "the day of the cure", *one.cure_uses)
    notice = events.anchored("registration_default")
    due = events.counted(notice, Dated(one.occurred, "", (occurred,))) if notice else None
    if due is not None:
        trace.add(f"{path}.trustee_notice_due", iso(due.day), due.text, *due.tokens, quotes=due.quotes)
    return {
        "trigger": one.trigger,
        "occurred": iso(one.occurred),
        "accrues_from": iso(start),
        "cured": iso(one.cured),
        "ended": iso(one.ended),
        "ended_by": one.ended_by,
        "trustee_notice_due": iso(due.day) if due else None,
    }


def segments_shown(view: View, drawn: Curve) -> list[dict[str, Any]]:
    """The segments of the curve, each with what had accrued on all Notes by its end."""
    totals = accrued(view.blocks, drawn.runs, view.day_count, [one.end for one in drawn.segments])
    return [
        {**_segment(view, number, one), "accrued": money(total) if view.blocks else None}
        for number, (one, total) in enumerate(zip(drawn.segments, totals, strict=True))
    ]


def _segment(view: View, number: int, one: Segment) -> dict[str, Any]:
    tier, clause, running = " + ".join(one.tiers), view.schedule.clause, triggers(one, view.defaults)
    named = [at for at, each in enumerate(view.schedule.tiers) if each.label in one.tiers]
    keys = dict.fromkeys(key for at in named for key in keys_of(view.schedule.tiers[at]))
    fields = [f"tiers[{at}].{name}" for at in named for name in ("rate", "start", "step.points", "step.first")]
    view.trace.add(
        f"segments[{number}]",
        rate(one.rate),
        f"from {one.start} up to {one.end}: {rate(one.rate)}% a year, tier {tier}, while {', '.join(running)} runs",
        clause.token,
        *(view.trace.giving(f"defaults[{at}].occurred") for at in one.defaults),
        *(token for key in keys for token in view.schedule.anchors[key].tokens),
        *CURVE_OPTIONS,
        *view.counted_by,
        quotes=clause.words(*fields, *(("clock", "overlap") if len(view.defaults) > 1 else ())),
    )
    return {
        "from": iso(one.start),
        "to": iso(one.end),
        "rate": rate(one.rate),
        "tier": tier,
        "defaults": list(running),
        "calendar_days": (one.end - one.start).days,
        "days": days(view.day_count, one.start, one.end),
        "basis": BASES[view.day_count] or ACTUAL,
    }


def step_shown(view: View, as_of: date) -> dict[str, Any]:
    """The rate of the day of asking and the next one, both null while no default runs."""
    now, following = next_step(view.defaults, view.schedule, view.readings, as_of)
    uses = (view.schedule.clause.token, "external:as_of", *CURVE_OPTIONS)
    if now is not None:
        text = f"the rate of {as_of}, on which a default still runs"
        view.trace.add("rate_at_as_of", rate(now), text, *uses)
    if following is not None:
        text = f"the rate becomes {rate(following[1])}% on {following[0]}, if nothing else happens"
        view.trace.add("next_step", rate(following[1]), text, *uses)
    shown = {"date": iso(following[0]), "rate": rate(following[1])} if following else None
    return {"rate_at_as_of": None if now is None else rate(now), "next_step": shown}


def entitlement_shown(view: View, entitled: Mapping[str, Entitlement]) -> dict[str, Any]:
    """The entitlement of each holder."""
    token, quotes = view.excluding("holders_without_questionnaire")
    for name, one in entitled.items():
        view.trace.add(f"entitlement.{name}", one.state, one.text, token, *one.uses, quotes=quotes)
    return {name: {"state": one.state, "deadline": iso(one.deadline)} for name, one in entitled.items()}
