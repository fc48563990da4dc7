r"""A timetable as a band chart: a line for each dated item, from what it counts from to its last day.

The days of a window are drawn strong, those in which one can act light; a mark stands on the day to act by and on
the day on which something was done.
"""

from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import Any

from computations.charts import Mark, Row, Stretch, rows_chart
from computations.registration_timetable.deadlines import NOTICE, PERIOD

Item = Mapping[str, Any]


def to_chart(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The rendering of a timetable as SVG, its items in the order of their first day."""
    rows = [row for key, item in answer["result"]["events"].items() for row in _rows(key, item)]
    return rows_chart("Registration timetable", sorted(rows, key=_first))


def _first(row: Row) -> tuple[date, str]:
    days = (*(one.start for one in row.stretches), *(one.day for one in row.marks))
    return min(days), row.label


def _rows(key: str, item: Item) -> Iterator[Row]:
    if key == PERIOD:
        yield from _between("Effectiveness Period", item["starts"], item["terminates_on"])
    elif key == NOTICE:
        for number, one in enumerate(item["notices"], 1):
            given = f", given {one['given']}" if one["given"] else ""
            yield from _notice(f"Sale notice {number}{given}", one)
    else:
        name = item["term"] or key.replace("_", " ").capitalize()
        for number, one in enumerate(item["instances"], 1):
            yield from _occurrence(f"{name} {number}", one, None)
        yield from _occurrence(name, item, item["actual"])


def _between(label: str, start: str | None, end: str | None) -> Iterator[Row]:
    if start and end and start < end:
        yield Row(f"{label} to {end}", (Stretch(_day(start), _day(end)),), (Mark(_day(end)),))


def _notice(label: str, one: Item) -> Iterator[Row]:
    first, last = one["earliest_sale"], one["effective_through"]
    stretches = (Stretch(_day(first), _after(last)),) if first and last and first <= last else ()
    sale = one["intended_sale"]
    marks = (Mark(_day(sale), f"sale {sale}"),) if sale else ()
    if stretches or marks:
        yield Row(label, stretches, marks)


def _occurrence(label: str, one: Item, actual: str | None) -> Iterator[Row]:
    first, last = one["earliest"], one["date"]
    if not first and not last:
        return
    marks = _marks(last or first, actual)
    if first and last and first <= last:
        yield Row(label, (Stretch(_day(first), _after(last)),), marks)
    elif last and one["anchor_date"] <= last:
        yield Row(label, (Stretch(_day(one["anchor_date"]), _after(last), "light"),), marks)
    else:
        yield Row(label, (), marks)


def _marks(due: str, actual: str | None) -> tuple[Mark, ...]:
    """The day to act by and that of the act; the text stands beside the later one, where there is room."""
    if actual is None:
        return (Mark(_day(due), due),)
    first, second = sorted((due, actual))
    return Mark(_day(first)), Mark(_day(second), f"{due}, done {actual}")


def _day(day: str) -> date:
    return date.fromisoformat(day)


def _after(day: str) -> date:
    return _day(day) + timedelta(days=1)
