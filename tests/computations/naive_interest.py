"""Additional interest once more, day by day: no segments, no break points, no shared code but the form of the input.

Every day is asked whether a default runs, which rate that gives, and what a day earns; sums are exact. Business Days
are weekdays. It knows the conventions under which a stretch earns what its days earn.
"""

import calendar
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from functools import cache
from typing import Any

DAY = timedelta(days=1)
NEVER = date(2099, 1, 1)


@dataclass(frozen=True)
class Default:
    order: int
    occurred: date
    ended: date
    by_cure: bool


@cache
def exact(value: str) -> Fraction:
    return Fraction(value)


def day_of(value: str | None) -> date:
    return date.fromisoformat(value) if value else NEVER


def anniversary(day: date, years: int, leap: str) -> date:
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        return date(day.year + years, 3, 1) if leap == "mar1" else date(day.year + years, 2, 28)


def weekdays_after(day: date, count: int) -> date:
    while count:
        day += DAY
        count -= day.weekday() < 5
    return day


class Naive:
    """One case; the triggers stand in order: missed filing, missed effectiveness, unusable, too long, too many."""

    def __init__(self, clauses: Mapping[str, Any], external: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.clauses, self.external, self.options = clauses, external, options
        self.timeline = external["timeline"]
        self.as_of = day_of(external["as_of"])
        self.base = day_of(clauses["key_date"]["value"])
        effective = day_of(self.timeline.get("declared_effective"))
        years = clauses["effectiveness_period"]["ends"][0]["n"]
        ends = [day_of(self.timeline.get("all_registered_sold"))]
        if effective < NEVER:
            ends.append(anniversary(effective, years, options["leap"]))
        self.period_end = min(ends)
        self.stop = min(self.as_of, self.period_end) if options["stop_at_period_end"] else self.as_of
        self.suspensions = [one for one in self.timeline["suspensions"] if day_of(one["from"]) < self.period_end]
        self.suspended: dict[int, tuple[int, bool]] = {}
        self.known: dict[int, tuple[int, bool]] = {}
        for number, one in enumerate(self.suspensions):
            day = day_of(one["from"])
            until = day_of(one.get("resumed"))
            until = self.as_of if until == NEVER else until
            while day < until:
                self.suspended[day.toordinal()] = (number, one["material_transaction"])
                if day < self.stop:
                    self.known[day.toordinal()] = self.suspended[day.toordinal()]
                day += DAY
        self.defaults = sorted(self._defaults(), key=lambda one: (one.occurred, one.order))

    def _ended(self, order: int, occurred: date, cured: date) -> Default:
        if self.options["stop_at_period_end"] and self.period_end < cured:
            return Default(order, occurred, self.period_end, by_cure=False)
        return Default(order, occurred, cured, by_cure=True)

    def _defaults(self) -> Iterator[Default]:
        triggers = self.clauses["registration_default"]["triggers"]
        for order, event in ((0, "filed"), (1, "declared_effective")):
            clause = self.clauses["deadlines"][order]
            deadline = self.base + clause["quantity"] * DAY
            while self.options["roll"] == "following" and deadline.weekday() > 4:
                deadline += DAY
            done = day_of(self.timeline.get(event))
            if done > deadline and self.as_of > deadline:
                after = self.options["default_day"] == "day_after_deadline"
                yield Default(order, deadline + DAY if after else deadline, done, by_cure=True)
        for one in self.timeline["unusable"]:
            if day_of(one["from"]) < self.period_end:
                yield from self._uncured(day_of(one["from"]), day_of(one.get("cured")))
        for one in self.suspensions:
            start, resumed = day_of(one["from"]), day_of(one.get("resumed"))
            allowed = triggers[3]["extended_days" if one["material_transaction"] else "days"]
            strict = self.options["termination_day"] == "day_of_resumption"
            too_late = start + (allowed - 1 if strict else allowed) * DAY
            if too_late.toordinal() in self.known and too_late < resumed:
                yield self._ended(3, start + (allowed - 1) * DAY, resumed)
        yield from self._too_many(triggers[4]["days"], triggers[4]["within"])
        yield from self._together(triggers[3])

    def _uncured(self, start: date, cured: date) -> Iterator[Default]:
        cure = self.clauses["registration_default"]["triggers"][2]["cure"]
        end = weekdays_after(start, cure["quantity"])
        if end < cured and end < self.stop:
            reading = self.options["iii_default_day"]
            occurred = end if reading == "end_of_cure_period" else end + DAY
            yield self._ended(2, start if reading == "relates_back" else occurred, cured)

    def _held(self, days: Mapping[int, tuple[int, bool]], day: int, within: int) -> list[tuple[int, bool]]:
        return [days[one] for one in range(day - within + 1, day + 1) if one in days]

    def _too_many(self, most: int, within: int) -> Iterator[Default]:
        seen = set()
        for day, (number, _) in sorted(self.known.items()):
            if number in seen or len(self._held(self.known, day, within)) <= most:
                continue
            seen.add(number)
            cured = day_of(self.suspensions[number].get("resumed"))
            if self.options["iv_b_cure"] == "window_clears" and cured < NEVER:
                clear = day + 1
                while len(self._held(self.suspended, clear, within)) > most:
                    clear += 1
                cured = date.fromordinal(clear)
            yield self._ended(4, date.fromordinal(day), cured)

    def _together(self, alone: Mapping[str, Any]) -> Iterator[Default]:
        limit = self.clauses["suspension_limit"]["limits"][0]
        reading, seen = self.options["excess_aggregate_is"], set()
        for ordinal, (number, material) in sorted(self.known.items()):
            day, held = date.fromordinal(ordinal), self._held(self.known, ordinal, limit["within"])
            wide = self.options["extension_scope"] == "window_contains"
            extended = any(one for _, one in held) if wide else material
            if number in seen or len(held) <= limit["extended_days" if extended else "days"]:
                continue
            seen.add(number)
            one = self.suspensions[number]
            start, resumed = day_of(one["from"]), day_of(one.get("resumed"))
            if (day - start).days + 1 > alone["extended_days" if material else "days"]:
                continue
            if reading == "iii":
                yield from self._uncured(day, resumed)
            elif reading == "iv_A":
                yield self._ended(3, max(start, day - DAY), resumed)

    def _clock(self, one: Default) -> date:
        if self.options["clock"] == "first_ever":
            return self.defaults[0].occurred
        day = one.occurred
        if self.options["clock"] == "per_episode":
            while any(each.occurred <= day - DAY < each.ended for each in self.defaults):
                day -= DAY
        return day

    def _runs(self, one: Default, day: date) -> bool:
        accrual = self.clauses["rate_schedule"]["accrual"]
        begun = day >= one.occurred if accrual["start"] == "default_day" else day > one.occurred
        through = accrual["end"] == "cure_included" and one.by_cure
        return begun and (day <= one.ended if through else day < one.ended)

    def rate_after(self, clock: date, day: date) -> Fraction | None:
        """The rate of a day for a default that counts from `clock`."""
        schedule = self.clauses["rate_schedule"]
        tiers, leap = schedule["tiers"], self.options["leap"]
        if tiers[1]["step"] and tiers[1]["step"]["every"]["kind"] == "days":
            gone = (day - clock).days
            first = tiers[0]["end"]["n"]
            step = tiers[1]["step"]
            rate = exact(tiers[0]["rate"])
            if gone >= first:
                rate = exact(tiers[1]["rate"]) + exact(step["points"]) * ((gone - first) // step["every"]["n"])
            return min(rate, exact(schedule["cap"])) if tiers[0]["start"]["n"] <= gone else None
        first_period = tiers[0]["start"]["n"] <= (day - clock).days < tiers[0]["end"]["n"]
        second, third = (anniversary(self.base, one["start"]["n"], leap) for one in tiers[2:4])
        if first_period and (self.options["tier_overlap"] == "first_period" or day < second):
            return exact(tiers[0]["rate"])
        if day < clock + tiers[0]["start"]["n"] * DAY and day < second:
            return None
        if day < second:
            return exact(tiers[1]["rate"])
        rate, years = exact(tiers[2]["rate"]), tiers[3]["start"]["n"]
        if day < third:
            return rate
        while anniversary(self.base, years, leap) <= day:
            rate, years = rate + exact(tiers[3]["step"]["points"]), years + 1
        return rate

    def rates(self) -> dict[date, Fraction]:
        """The rate of every day that has one."""
        clocks = [self._clock(one) for one in self.defaults]
        found: dict[date, Fraction] = {}
        day = self.base
        while day < self.as_of:
            running = [
                rate
                for one, clock in zip(self.defaults, clocks, strict=True)
                if self._runs(one, day) and (rate := self.rate_after(clock, day)) is not None
            ]
            if running:
                cap = self.clauses["rate_schedule"]["cap"]
                total = sum(running) if cap is None else min(sum(running), Fraction(cap))
                found[day] = {"single_highest": max(running), "single_earliest": running[0], "stacked": total}[
                    self.options["overlap"]
                ]
            day += DAY
        return found

    def earned(self, day: date) -> Fraction:
        """The part of a year that one day is."""
        after = day + DAY
        if self.options["day_count"] == "30E/360":
            months = 12 * (after.year - day.year) + after.month - day.month
            return Fraction(30 * months + min(after.day, 30) - min(day.day, 30), 360)
        year = {"ACT/365F": 365, "ACT/360": 360, "ACT/ACT-ISDA": 366 if calendar.isleap(day.year) else 365}
        return Fraction(1, year[self.options["day_count"]])

    def answer(self) -> dict[str, Any]:
        """Rates, payments and what is unpaid by holder, and the sum of what is left out."""
        rates = self.rates()
        earned = {day: rate * self.earned(day) for day, rate in rates.items()}
        starts = [date.min, *(day_of(one) for one in self.external["payment_dates"])]
        spans = []
        for number, start in enumerate(starts):
            payment = starts[number + 1] if number + 1 < len(starts) else NEVER
            record = day_of(self.external["record_dates"][number]) if payment < NEVER else NEVER
            if start < self.as_of:
                spans.append((start, payment, record))
        payments, excluded, unpaid = {}, Fraction(0), {}
        for start, payment, record in spans:
            sums: dict[str, Fraction] = {}
            accrued = False
            for note in self.external["notes"]:
                end = day_of(note["ended"]["date"]) if note["ended"] else NEVER
                days = [one for day, one in earned.items() if start <= day < min(payment, end)]
                amount = int(note["principal"]) * sum(days, Fraction(0)) / 100
                accrued = accrued or bool(days)
                last = min(record, payment - DAY, self.as_of - DAY)
                last = end - DAY if end <= last else last
                owner = [one["holder"] for one in note["owners"] if day_of(one["from"]) <= last][-1]
                converted = note["ended"] and note["ended"]["by"] == "converted" and payment > end and end <= self.as_of
                if converted and self.options["on_conversion"] == "forfeit_unpaid":
                    excluded += cents(amount)
                else:
                    sums[owner] = sums.get(owner, Fraction(0)) + amount
            rounded = {holder: cents(amount) for holder, amount in sums.items()}
            if payment <= self.as_of and accrued:
                payments[payment] = rounded
            elif payment > self.as_of:
                unpaid = rounded
        return {"rates": rates, "payments": payments, "unpaid": unpaid, "excluded": excluded}


def cents(amount: Fraction) -> Fraction:
    return Fraction(int(amount * 100 + Fraction(1, 2)), 100)
