r"""The money in the answer of `additional_interest`: payments, what is unpaid, totals, and all that is left out.

An amount's step is its reckoning, `20000000.00 × (0.25% × 76/360)`; every total is the sum of the rounded parts shown
under it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any

from computations.additional_interest.curve import Curve, Segment
from computations.additional_interest.money import CONVERTED, Line, Period, by_holder
from computations.additional_interest.shown import View
from computations.counting import iso
from computations.numbers import cents, money

UNPAID, UNPAID_BY_HOLDER = "accrued_unpaid", "unpaid_by_holder"


@dataclass(frozen=True)
class Due:
    """What is owed for one period: its lines, and the rounded amount of each holder (null: of the whole principal)."""

    period: Period
    lines: tuple[Line, ...]
    amounts: Mapping[str | None, Fraction]

    @property
    def total(self) -> Fraction:
        """The sum of the rounded amounts."""
        return sum(self.amounts.values(), Fraction(0))

    @property
    def named(self) -> dict[str, Fraction]:
        """The amounts that are owed to somebody by name."""
        return {holder: amount for holder, amount in self.amounts.items() if holder is not None}


def dues(lines: Sequence[Line]) -> list[Due]:
    """The lines by period."""
    grouped = ((period, tuple(group)) for period, group in groupby(lines, key=lambda one: one.period))
    return [Due(period, group, by_holder(group)) for period, group in grouped]


@dataclass(frozen=True)
class Books:
    """What amounts are shown with: the view, and each segment with the token of its step."""

    view: View
    segments: tuple[tuple[Segment, str], ...]

    def add(self, path: str, amount: Fraction, text: str, *uses: str, quotes: Sequence[str] = ()) -> str:
        """Adds the step of an amount."""
        return self.view.trace.add(path, money(amount), text, *uses, quotes=quotes)

    def under(self, lines: Sequence[Line]) -> Iterator[str]:
        """The tokens that the reckoning of some lines rests on: Notes, rates, and the count of days."""
        for one in lines:
            yield f"external:{one.block.path}"
        for segment, token in self.segments:
            if any(segment.start < one.share.end and one.share.start < segment.end for one in lines):
                yield token
        yield from self.view.counted_by


def money_shown(view: View, drawn: Curve, lines: Sequence[Line]) -> dict[str, Any]:
    """Payments, what is unpaid, the totals and all that is left out of them."""
    steps = (view.trace.giving(f"segments[{number}]") for number in range(len(drawn.segments)))
    books, owed = Books(view, tuple(zip(drawn.segments, steps, strict=True))), dues(lines)
    settled = [one for one in owed if one.period.payment is not None]
    open_ = next((one for one in owed if one.period.payment is None), None)
    shown = [_payment(books, number, one) for number, one in enumerate(settled)]
    payments, parts = [one for one, _ in shown], [token for _, token in shown]
    paid = sum((one.total for one in settled), Fraction(0))
    sums = [books.add("paid", paid, "the sum of the payments", *parts, "external:payment_dates" if settled else "")]
    if open_ is None:
        text = "nothing has accrued since the last payment"
        sums.append(books.add(UNPAID, Fraction(0), text, "external:as_of"))
    else:
        sums.append(_amount(books, UNPAID, open_, UNPAID_BY_HOLDER))
    left = open_.total if open_ else Fraction(0)
    books.add("total", paid + left, "what is paid, and what is accrued and unpaid", *sums)
    excluded = [one for one in lines if one.reason is not None]
    return {
        "payments": payments,
        "paid": money(paid),
        UNPAID: money(left),
        UNPAID_BY_HOLDER: {holder: money(one) for holder, one in (open_.named if open_ else {}).items()},
        "total": money(paid + left),
        "by_holder": _by_holder(books, settled, open_),
        "excluded": [_excluded(books, number, one) for number, one in enumerate(excluded)],
    }


def _payment(books: Books, number: int, due: Due) -> tuple[dict[str, Any], str]:
    """A payment as the answer has it, and the token of its amount."""
    path, period, payment, view = f"payments[{number}]", due.period, due.period.payment or due.period.end, books.view
    day = view.schedule.events.calendar.open_from(payment) if view.adjusts else payment
    record = "" if period.record is None else f"external:record_dates[{period.number}]"
    text = f"{payment} is a payment date" if day == payment else f"{payment} is no Business Day, {day} the next"
    terms, quotes = (view.terms.token, view.terms.words("payable.dates", "payable.payee")) if view.terms else ("", ())
    uses = (terms, f"external:payment_dates[{period.number}]", record, "option:payment_adjustment")
    view.trace.add(path, iso(day), text, *uses, quotes=quotes)
    token = _amount(books, f"{path}.amount", due, f"{path}.by_holder")
    shown = {
        "payment_date": iso(payment),
        "payable_on": iso(day),
        "record_date": iso(period.record),
        "amount": money(due.total),
        "by_holder": {holder: money(one) for holder, one in due.named.items()},
    }
    return shown, token


def _amount(books: Books, path: str, due: Due, own: str) -> str:
    """The steps of an amount: one for each holder, and one that adds them up."""
    free = [one for one in due.lines if one.reason is None]
    if not due.named:
        return _reckoned(books, path, due.total, free)
    used = [
        _reckoned(books, f"{own}.{holder}", amount, [one for one in free if one.holder == holder])
        for holder, amount in due.named.items()
    ]
    return books.add(path, due.total, "the amounts of all holders, each in whole cents", *used)


def _reckoned(books: Books, path: str, amount: Fraction, lines: Sequence[Line]) -> str:
    text = " + ".join(one.words for one in lines) or "nothing of what accrued is owed to anybody"
    terms = books.view.terms
    if terms is not None and any(one.by_survival for one in lines):
        return books.add(path, amount, text, terms.token, *books.under(lines), quotes=terms.words("survives"))
    return books.add(path, amount, text, *books.under(lines))


def _by_holder(books: Books, settled: Sequence[Due], open_: Due | None) -> dict[str, str]:
    """All that each holder is owed, in the order in which holders first appear."""
    holders: dict[str, Fraction] = {}
    steps: dict[str, list[str]] = {}
    named = [(f"payments[{number}].by_holder", one) for number, one in enumerate(settled)]
    for path, one in [*named, *([(UNPAID_BY_HOLDER, open_)] if open_ else [])]:
        for holder, amount in one.named.items():
            holders[holder] = holders.get(holder, Fraction(0)) + amount
            steps.setdefault(holder, []).append(books.view.trace.giving(f"{path}.{holder}"))
    for holder, amount in holders.items():
        books.add(f"by_holder.{holder}", amount, "all payments to the holder, and what is unpaid", *steps[holder])
    return {holder: money(amount) for holder, amount in holders.items()}


def _excluded(books: Books, number: int, one: Line) -> dict[str, Any]:
    text = f"{one.words}: left out of the totals, {str(one.reason).replace('_', ' ')}"
    converted = one.reason == CONVERTED
    token, quotes = books.view.excluding("converted_notes") if converted else ("", ())
    reading = "option:on_conversion" if converted else ""
    entitled = books.view.trace.giving(f"entitlement.{one.holder}")
    uses = (token, entitled, reading, *books.under([one]))
    books.add(f"excluded[{number}]", cents(one.amount), text, *uses, quotes=quotes)
    return {
        "note": one.block.id,
        "holder": one.holder,
        "from": iso(one.share.start),
        "to": iso(one.share.end),
        "payment_date": iso(one.period.payment),
        "amount": money(cents(one.amount)),
        "reason": one.reason,
    }
