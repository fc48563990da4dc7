r"""What is owed: accrual by payment period and block of Notes, paid to the record holder or left unpaid.

$60,000,000 at 0.25% from 2004-07-16 to 2004-09-20 are 26,666.67: 64 days of a year of 360 by `30E/360`. Cents are
rounded for each holder and payment date, and every total is the sum of what is shown under it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction

from computations.additional_interest.curve import Run
from computations.additional_interest.entitlement import Entitlement
from computations.additional_interest.notes import Block
from computations.day_counts import BASES, days, year_fraction
from computations.numbers import cents, money, rate

DAY = timedelta(days=1)
CONVERTED, NO_OWNER = "converted", "owner_unknown"


@dataclass(frozen=True)
class Period:
    """The days from `start` up to but without `end`; `payment` is null for what is not paid yet."""

    start: date
    end: date
    payment: date | None
    record: date | None
    number: int


@dataclass(frozen=True)
class Share:
    """What a unit of principal earns in some runs of equal rates: rates times parts of a year, exact and in words."""

    runs: tuple[Run, ...]
    value: Fraction
    day_count: str

    @property
    def start(self) -> date:
        """The first day that accrues."""
        return self.runs[0].start

    @property
    def end(self) -> date:
        """The first day after the last one that accrues."""
        return self.runs[-1].end

    @property
    def words(self) -> str:
        """The reckoning: `0.25% × 76/360 + 1% × 12/360`."""
        return " + ".join(f"{rate(one.rate)}% × {_of_year(self.day_count, one.start, one.end)}" for one in self.runs)


@dataclass(frozen=True)
class Line:
    """What one block earns in one period, for whom; `reason` says why it is left out of the totals.

    `by_survival` is true where the Notes had ended before the record date, and their last owner is paid.
    """

    period: Period
    block: Block
    holder: str | None
    share: Share
    reason: str | None
    by_survival: bool = False

    @property
    def amount(self) -> Fraction:
        """The exact amount."""
        return self.block.principal * self.share.value

    @property
    def words(self) -> str:
        """The reckoning: `20000000.00 × (0.25% × 76/360 + 1% × 12/360)`."""
        return f"{money(self.block.principal)} × ({self.share.words})"


@dataclass(frozen=True)
class Terms:
    """What governs the payments: the day count, what is forfeited, and who is entitled (null: nobody is asked)."""

    day_count: str
    forfeits: bool
    entitled: Mapping[str, Entitlement] | None


def periods(payments: Sequence[date], records: Sequence[date], as_of: date) -> list[Period]:
    """The payment periods up to a day, the last of them that which is not paid yet."""
    found: list[Period] = []
    start = date.min
    for number, payment in enumerate(payments):
        record = records[number] if number < len(records) else None
        if payment > as_of:
            return [*found, Period(start, as_of, None, record, number)]
        found.append(Period(start, payment, payment, record, number))
        start = payment
    return [*found, Period(start, as_of, None, None, len(payments))]


def lines(blocks: Sequence[Block], runs: Sequence[Run], spans: Iterable[Period], terms: Terms) -> Iterator[Line]:
    """What accrues, period by period and block by block; a period without a day of accrual gives none."""
    for period in spans:
        near = [one for one in runs if period.start < one.end and one.start < period.end]
        known: dict[date, Share | None] = {}
        for block in blocks:
            end = min(period.end, block.ended or period.end)
            if end not in known:
                known[end] = _share(near, period.start, end, terms.day_count)
            share = known[end]
            if share is not None:
                yield _line(period, block, share, terms)


def accrued(blocks: Sequence[Block], runs: Sequence[Run], day_count: str, upto: Sequence[date]) -> list[Fraction]:
    """All that has accrued on these blocks up to each of some days, in order, to whomever it is owed."""
    done, at = Fraction(0), 0
    found: list[Fraction] = []
    for day in upto:
        while at < len(runs) and runs[at].end <= day:
            done += _on(blocks, runs[at], runs[at].end, day_count)
            at += 1
        found.append(done + _on(blocks, runs[at], day, day_count) if at < len(runs) else done)
    return found


def _on(blocks: Sequence[Block], run: Run, upto: date, day_count: str) -> Fraction:
    """What accrues in one run up to a day."""
    total, shares = Fraction(0), dict[date, Fraction]()
    for block in blocks:
        end = min(upto, block.ended or upto)
        if run.start < end:
            if end not in shares:
                shares[end] = run.rate * year_fraction(day_count, run.start, end) / 100
            total += block.principal * shares[end]
    return total


def _share(runs: Sequence[Run], start: date, end: date, day_count: str) -> Share | None:
    """What a unit of principal earns between two days; null where no day accrues."""
    cut = (Run(max(one.start, start), min(one.end, end), one.rate) for one in runs)
    held = tuple(one for one in cut if one.start < one.end)
    if not held:
        return None
    value = sum((one.rate * year_fraction(day_count, one.start, one.end) for one in held), Fraction(0))
    return Share(held, value / 100, day_count)


def _of_year(day_count: str, start: date, end: date) -> str:
    year = BASES[day_count]
    return str(year_fraction(day_count, start, end)) if year is None else f"{days(day_count, start, end)}/{year}"


def _line(period: Period, block: Block, share: Share, terms: Terms) -> Line:
    if not block.owners:
        return Line(period, block, None, share, reason=None)
    day, survival = min(period.record or period.end, period.end - DAY), False
    if block.ended is not None and block.ended <= day:
        day, survival = block.ended - DAY, True
    holder = block.owner(day)
    return Line(period, block, holder, share, _reason(holder, period, block, terms), by_survival=survival)


def _reason(holder: str | None, period: Period, block: Block, terms: Terms) -> str | None:
    if holder is None:
        return NO_OWNER
    if terms.forfeits and block.ended_by == CONVERTED and _unpaid(block, period):
        return CONVERTED
    state = terms.entitled[holder].state if terms.entitled is not None else "entitled"
    return None if state == "entitled" else f"questionnaire_{state}"


def _unpaid(block: Block, period: Period) -> bool:
    """Whether a block had ended before what it earned in a period was paid; what ends only after `as_of` has not."""
    if block.ended is None:
        return False
    return block.ended <= period.end if period.payment is None else block.ended < period.payment


def by_holder(listed: Sequence[Line]) -> dict[str | None, Fraction]:
    """The amount of each holder in whole cents, for lines of one period; what is left out is not in it."""
    exact: dict[str | None, Fraction] = {}
    for one in listed:
        if one.reason is None:
            exact[one.holder] = exact.get(one.holder, Fraction(0)) + one.amount
    return {holder: cents(amount) for holder, amount in exact.items()}
