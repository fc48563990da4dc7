r"""Notices before sales: "at least three Business Days prior to any intended distribution … effective for five".

A notice of Friday 2004-11-19 is in time for sales from Wednesday the 24th, and effective through Monday the 29th.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from computations.calendars import BusinessCalendar
from computations.clauses import Clause, Clauses
from computations.computation import Missing
from computations.counting import Count, counted, days_after, iso
from computations.inputs import Input
from computations.registration_timetable.deadlines import NOTICE
from computations.trace import Trace

SALE = "intended_sale"
"""The reading by which a notice is effective from the intended distribution, which is its first day."""


@dataclass(frozen=True)
class SaleNotice:
    """One notice: when it was given, when its sale is to be, and where the input says so."""

    given: date | None
    sale: date | None
    path: str


@dataclass(frozen=True)
class NoticeRule:
    """How long before a sale notice must be given, and for how long it is effective."""

    clause: Clause
    before: Count
    effective: Count

    def latest_notice(self, sale: date, calendar: BusinessCalendar) -> date:
        """The last day for the notice of a sale."""
        return counted(sale, Count(self.before.quantity, self.before.basis, "before"), calendar)

    def earliest_sale(self, given: date, calendar: BusinessCalendar) -> date:
        """The first day for a sale after a notice."""
        return counted(given, self.before, calendar)

    def effective_through(self, notice: SaleNotice, reading: str, calendar: BusinessCalendar) -> date | None:
        """The last day of a notice; null where the day that it is counted from is not known."""
        start = notice.sale if reading == SALE else notice.given
        if start is None or reading != SALE:
            return None if start is None else counted(start, self.effective, calendar)
        if self.effective.basis == "business":
            return calendar.after(calendar.open_from(start), max(self.effective.quantity - 1, 0))
        return days_after(start, max(self.effective.quantity - 1, 0))

    def covers(self, notice: SaleNotice, reading: str, calendar: BusinessCalendar) -> bool | None:
        """Whether a sale lies in the days of its notice; null where one of the two is not known."""
        through = self.effective_through(notice, reading, calendar)
        if notice.given is None or notice.sale is None or through is None:
            return None
        return self.earliest_sale(notice.given, calendar) <= notice.sale <= through


def notice_rule(clauses: Clauses) -> NoticeRule | None:
    """The rule of the agreement, null where it has none."""
    clause = clauses.find("sale_notice")
    if clause is None:
        return None
    return NoticeRule(clause, _stretch(clause.get("before")), _stretch(clause.get("effective")))


def _stretch(value: Input) -> Count:
    quantity = value.get("quantity").needed_count("how many days")
    return Count(quantity, value.get("basis").needed_choice("the kind of days", "calendar", "business"))


def sale_notices(listed: Input, calendar: BusinessCalendar) -> list[SaleNotice]:
    """The notices of an input; one with neither day is a problem."""
    found = []
    for one in listed.objects():
        given, sale = calendar.read(one.get("given")), calendar.read(one.get("intended_sale"))
        if not one.get("given").given and not one.get("intended_sale").given:
            one.get("given").wrong("missing_external", "the day of the notice, or of the sale, is needed")
        found.append(SaleNotice(given, sale, one.path.removeprefix("external.")))
    return found


@dataclass(frozen=True)
class Reading:
    """From when a notice is effective, on which calendar its days are counted, and the tokens that say so."""

    notice_from: str
    calendar: BusinessCalendar
    business: tuple[str, ...]


def notices_item(rule: NoticeRule, notices: list[SaleNotice], reading: Reading, trace: Trace) -> dict[str, Any]:
    """The rule with each notice as a timetable shows it, with its steps."""
    section = rule.clause.get("section").text()
    trace.add(f"events.{NOTICE}", section, "how sales must be announced", rule.clause.token)
    shown = [
        _shown(f"events.{NOTICE}.notices[{number}]", one, rule, reading, trace) for number, one in enumerate(notices)
    ]
    return {"section": section, "status": "open", "needs": None, "notices": shown}


def _shown(path: str, notice: SaleNotice, rule: NoticeRule, reading: Reading, trace: Trace) -> dict[str, Any]:
    given, sale, calendar = notice.given, notice.sale, reading.calendar
    shown = {
        "given": given,
        "intended_sale": sale,
        "latest_notice": None if sale is None else rule.latest_notice(sale, calendar),
        "earliest_sale": None if given is None else rule.earliest_sale(given, calendar),
        "effective_through": rule.effective_through(notice, reading.notice_from, calendar),
    }
    texts, tokens = _texts(notice, rule, reading), []
    for field, day in shown.items():
        if day is not None:
            text, uses, quotes = texts[field]
            tokens.append(trace.add(f"{path}.{field}", iso(day), text, *uses, quotes=quotes))
    covered = rule.covers(notice, reading.notice_from, calendar)
    if covered is not None:
        text = f"the sale of {sale} {'lies' if covered else 'does not lie'} in the days of its notice"
        trace.add(f"{path}.sale_covered", covered, text, *tokens)
    return {**{field: iso(day) for field, day in shown.items()}, "sale_covered": covered}


def _texts(
    notice: SaleNotice, rule: NoticeRule, reading: Reading
) -> dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """How each day of a notice comes about, the tokens that it rests on, and the words of the clause."""
    given, sale = f"external:{notice.path}.given", f"external:{notice.path}.intended_sale"
    before, days = rule.clause.words("before.quantity"), rule.clause.words("effective.quantity")
    back = Count(rule.before.quantity, rule.before.basis, "before")
    if reading.notice_from == SALE:
        effective = f"effective for {rule.effective.quantity} days, of which the intended sale is the first"
    else:
        effective = f"{rule.effective.words()} the notice of {notice.given}, its last day"
    start = sale if reading.notice_from == SALE else given
    own, business = rule.clause.token, reading.business
    return {
        "given": ("the notice was given", (given,), ()),
        "intended_sale": ("the sale is intended", (sale,), ()),
        "latest_notice": (f"{back.words()} the sale of {notice.sale}", (own, sale, *business), before),
        "earliest_sale": (f"{rule.before.words()} the notice of {notice.given}", (own, given, *business), before),
        "effective_through": (effective, (own, start, *business, "option:sale_notice_from"), days),
    }


def lacking(notices: list[SaleNotice], reading: str) -> Iterator[Missing]:
    """What stops the last day of a notice, in the reading by which it is counted from the sale."""
    for one in notices:
        if reading == SALE and one.sale is None:
            yield Missing(f"{one.path}.intended_sale", "the days of a notice are counted from the intended sale")
