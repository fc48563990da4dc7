"""Are charts the same for the same answer, well formed, and do their lines stand where the figures say?"""

from datetime import date
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
import regex
from lxml import etree

from computations import BY_NAME, compute
from computations.charts import LABELS, LEFT, RIGHT, WIDTH, Curve, Mark, Row, Scale, Stretch, curves_chart, rows_chart
from tests.computations.test_additional_interest_readings import CLAUSES

SVG = "{http://www.w3.org/2000/svg}"
NEVER = {"as_of": "2009-07-31", "principal": "60000000", "timeline": {}}


def drawn(chart: bytes) -> Any:
    return etree.fromstring(chart)


def texts(chart: bytes) -> list[str]:
    return [one.text for one in drawn(chart).iter(f"{SVG}text")]


def places(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in regex.findall(r"[ML](-?[0-9.]+),(-?[0-9.]+)", path)]


@pytest.mark.parametrize(
    ("name", "external"),
    [
        ("additional_interest", NEVER),
        ("additional_interest", {}),
        ("additional_interest_rates", {}),
        ("additional_interest_rates", {"occurred": "2004-07-15"}),
        ("suspension_compliance", {"suspensions": [{"from": "2005-01-03", "resumed": "2005-02-18"}]}),
        ("suspension_compliance", {"suspensions": []}),
    ],
)
def test_an_answer_is_drawn_the_same_each_time(name: str, external: dict[str, Any]) -> None:
    inputs = {"clauses": CLAUSES, "external": external}
    draw = BY_NAME[name].renderings["chart"]
    first, second = (draw(compute(name, inputs), inputs) for _ in range(2))
    assert first == second
    assert drawn(first).tag == f"{SVG}svg"


def test_the_rate_rises_in_steps_on_the_days_of_the_tiers() -> None:
    inputs = {"clauses": CLAUSES, "external": NEVER}
    chart = BY_NAME["additional_interest"].renderings["chart"](compute("additional_interest", inputs), inputs)
    lines = [places(one.get("d")) for one in drawn(chart).iter(f"{SVG}path") if one.get("stroke-width") == "2"]
    rates, amounts = (line for line in lines if len(line) > 2)
    scale = Scale(date(2004, 7, 16), date(2009, 7, 31), LEFT)
    assert scale.x(date(2006, 6, 30)) in {x for x, _ in rates}
    assert all(one[0] == other[0] or one[1] == other[1] for one, other in pairwise(rates))
    assert [y for _, y in amounts] == sorted((y for _, y in amounts), reverse=True)
    assert {"Rate, % a year", "Accrued on all Notes", "Additional interest"} <= set(texts(chart))


def test_rows_are_bands_and_marks_over_the_same_days() -> None:
    rows = [
        Row("Window <1>", (Stretch(date(2004, 8, 31), date(2004, 9, 30)),), (Mark(date(2004, 9, 30), "Deadline"),)),
        Row("Longer", (Stretch(date(2004, 1, 1), date(2004, 12, 31), "light"),)),
    ]
    chart = rows_chart("Timetable", rows)
    bands = [one for one in drawn(chart).iter(f"{SVG}rect") if one.find(f"{SVG}title") is not None]
    assert [float(one.get("x")) for one in bands][1] == LABELS
    assert float(bands[1].get("x")) + float(bands[1].get("width")) == WIDTH - RIGHT
    assert bands[0].find(f"{SVG}title").text.strip() == "2004-08-31 to 2004-09-29"
    assert {"Window <1>", "Longer", "Deadline", "2004-01-01"} <= set(texts(chart))


@pytest.mark.parametrize(
    ("last", "most", "first"),
    [
        (date(2004, 1, 2), 2, date(2004, 1, 1)),
        (date(2004, 2, 20), 11, date(2004, 1, 1)),
        (date(2006, 1, 1), 10, date(2004, 1, 1)),
        (date(2099, 1, 1), 10, date(2004, 1, 1)),
        (date(2014, 5, 20), 10, date(2005, 1, 1)),
    ],
)
def test_an_axis_has_few_ticks_on_round_days(last: date, most: int, first: date) -> None:
    start = date(2004, 1, 1) if first.year == 2004 else date(2004, 6, 30)
    ticks = Scale(start, last, 0).ticks()
    assert 2 <= len(ticks) <= most
    assert all(start <= one <= last for one in ticks)
    assert ticks[0] == first


def test_one_day_and_large_sums_can_be_drawn() -> None:
    one = curves_chart("Once", [Curve("sum", ((date(2004, 1, 1), Fraction(10**12)),))])
    assert "1,000,000,000,000" in texts(one)
    assert "There is nothing to draw." in texts(curves_chart("None", [Curve("sum", ())]))
