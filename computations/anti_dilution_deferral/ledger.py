r"""The ledger of the answer: every event and every consequence, in order, each line with its step.

The step of a true-up rests on the vesting, on what was issued before for the same exercise, and on the words of the
agreement.
"""

from collections.abc import Mapping
from typing import Any

from computations.anti_dilution_deferral import words
from computations.anti_dilution_deferral.case import Case
from computations.anti_dilution_deferral.events import CANCEL, ISSUE, SPLIT, VEST
from computations.anti_dilution_deferral.lines import Exercised, Moved, Posted, Tally, Tranche, TrueUp
from computations.anti_dilution_deferral.machine import Machine
from computations.anti_dilution_deferral.words import fixed, plain
from computations.clauses import Clause
from computations.computation import Finding
from computations.counting import iso
from computations.trace import Trace

CUTOFF = ("cutoff.date", "cutoff.strict")
TRUE_UP = ("vest_after", "true_up.x", "true_up.y")
DECIDED: Mapping[str, tuple[str, ...]] = {VEST: ("trigger", "trigger.vested"), ISSUE: ("further_issuances",)}
"""The fields of the clause whose words decide what an event of a type does."""
READINGS = ("option:base_grows", "option:price_decimals", "option:same_day")
FRACTIONS = {"floor": "in whole shares", "round": "to the nearest share", "exact": "with parts of a share"}


class Books:
    """The ledger as it is written, with its trace.

    `priced` is the step that last moved the price of each instrument, `issued` those that issued shares for each
    tranche, and `tallied` those that changed how many warrants have vested or were cancelled. `fraction` says what
    becomes of parts of a share.
    """

    def __init__(self, case: Case, fraction: str) -> None:
        self.case, self.trace, self.fraction = case, Trace(), FRACTIONS[fraction]
        self.priced = {one.id: one.token for one in case.start.instruments}
        self.issued: dict[Tranche, list[str]] = {}
        self.tallied: list[str] = []
        self.findings: list[Finding] = []
        self._base = case.start.formula.token if case.start.formula else ""

    @property
    def clause(self) -> Clause:
        """The clause that all rests on."""
        return self.case.clause

    def write(self, machine: Machine) -> list[dict[str, Any]]:
        """All lines of the machine as the answer has them."""
        lines = []
        for number, one in enumerate(machine.lines):
            path, head = f"ledger[{number}]", {"date": iso(one.event.day), "type": one.event.type}
            if isinstance(one, Moved):
                fields = self._moved(path, one)
            elif isinstance(one, Exercised):
                fields = self._exercised(path, one)
            elif isinstance(one, TrueUp):
                fields = self._true_up(path, one)
            else:
                fields = self._posted(path, one)
            lines.append({**head, **fields})
        return lines

    def _moved(self, path: str, line: Moved) -> dict[str, Any]:
        event = line.event
        prices = () if event.type == CANCEL else (self._base, *self.priced.values())
        price = "external:trigger_warrants.price" if event.type == VEST and line.at is not None else ""
        readings = READINGS if event.type in (VEST, ISSUE) else ()
        text = words.moved(line, self.case.warrants, self.case.start.formula)
        quotes = self.clause.words(*DECIDED.get(event.type, ()))
        token = self.trace.add(
            path, plain(event.figure), text, self.clause.token, event.token, price, *prices, *readings, quotes=quotes
        )
        fields: dict[str, Any] = {event.field: plain(event.figure)}
        if event.type == ISSUE:
            fields["price"] = plain(event.price)
        else:
            self.tallied.append(token)
            fields |= tallied(line.tally)
        if event.type == CANCEL:
            return fields
        self.priced, self._base = dict.fromkeys(self.priced, token), token
        for tranche in self.issued if event.type == SPLIT else ():
            self.issued[tranche].append(token)
        prices_after = {name: fixed(after) for name, (_, after) in line.prices.items()}
        return {**fields, "prices": prices_after, "outstanding": plain(line.base_after)}

    def _exercised(self, path: str, line: Exercised) -> dict[str, Any]:
        tranche, event = line.tranche, line.event
        text = words.exercised(line, self.case.start.protection, self.fraction)
        uses = (event.token, tranche.instrument.token, self.priced[tranche.instrument.id], "option:fraction")
        quotes = self.clause.words(*CUTOFF)
        token = self.trace.add(path, plain(line.shares), text, *uses, self.clause.token, quotes=quotes)
        self.issued[tranche] = [token]
        return {
            **_whose(tranche),
            "quantity": plain(tranche.quantity),
            "price": fixed(line.price),
            "shares": plain(line.shares),
            "protected": tranche.protected,
        }

    def _true_up(self, path: str, line: TrueUp) -> dict[str, Any]:
        tranche = line.tranche
        text = words.trued_up(line, self.case.start.protection, self.fraction)
        head = {"type": "true_up", **_whose(tranche), "exercised": iso(tranche.day)}
        if line.reason is not None:
            quotes = self.clause.words("vest_after", *CUTOFF)
            self.trace.add(path, None, text, *self.issued[tranche][:1], self.clause.token, quotes=quotes)
            return {**head, "type": "no_true_up", "reason": line.reason}
        before, priced = self.issued[tranche], self.priced[tranche.instrument.id]
        uses = (priced, *before, self.clause.token, "option:x_includes", "option:fraction")
        token = self.trace.add(path, plain(line.shares), text, *uses, quotes=self.clause.words(*TRUE_UP))
        if line.negative:
            message = f"(x) {fixed(line.x)} is less than (y) {plain(line.y)}: nothing is issued, and nothing given back"
            self.findings.append(Finding("info", "negative_true_up", message, {"field": path}))
        self.issued[tranche].append(token)
        return {**head, "x": fixed(line.x), "y": plain(line.y), "shares": plain(line.shares)}

    def _posted(self, path: str, line: Posted) -> dict[str, Any]:
        event, text = line.event, words.posted(line)
        quotes = self.clause.words("no_other_adjustment")
        uses = (event.token, self.priced[event.instrument], self.clause.token)
        self.trace.add(path, fixed(line.due), text, *uses, quotes=quotes)
        if line.ok is False:
            self.findings.append(
                Finding("warning", "adjustment_without_vesting", f"{text}: nothing has vested yet", {"field": path})
                if line.too_early
                else Finding("warning", "posted_price_differs", text, {"field": path})
            )
        return {"instrument": event.instrument, "price": plain(event.figure), "due": fixed(line.due), "ok": line.ok}


def tallied(tally: Tally) -> dict[str, Any]:
    """The state, and how many warrants have vested, were cancelled, and may still vest."""
    return {
        "state": tally.state,
        "vested": plain(tally.vested),
        "cancelled": plain(tally.cancelled),
        "unvested": plain(tally.unvested),
    }


def _whose(tranche: Tranche) -> dict[str, str]:
    return {"instrument": tranche.instrument.id, "holder": tranche.instrument.holder}
