"""Are calendars written as RFC 5545 has them: line ends, folding, escapes, and the same bytes for the same record?"""

import json
from datetime import UTC, date, datetime
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from computations import BY_NAME, compute
from computations.collect import inputs_of
from computations.icalendar import Event, calendar_text, unique_id
from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.schema import to_json
from tests.accept import ROOT

CASES = json.loads((Path(__file__).parent / "cases/registration_timetable.json").read_bytes())


def test_the_worked_example_comes_out() -> None:
    case = next(one for one in CASES if one["computation"] == "timetable_calendar")
    given_one = case["inputs"]
    events = [
        Event(
            unique_id(given_one["document"], one["key"], one["date"], given_one["uid_domain"]),
            given_one["dtstamp"],
            date.fromisoformat(one["date"]),
            one["summary"],
            one["description"],
        )
        for one in sorted(given_one["events"], key=lambda one: one["date"])
    ]
    assert calendar_text(given_one["prodid"], events) == case["expected"]["result"]["text"]


@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), max_size=300))
def test_lines_are_folded_and_come_back(words: str) -> None:
    text = calendar_text("p", [Event("u", "s", date(2004, 7, 15), words)])
    lines = text.split("\r\n")
    assert all(len(line.encode()) <= 75 for line in lines)
    summary = next(one for one in text.replace("\r\n ", "").split("\r\n") if one.startswith("SUMMARY:"))
    assert summary.removeprefix("SUMMARY:").replace(r"\;", ";").replace(r"\,", ",").replace("\\\\", "\\") == words


def test_line_ends_inside_words_are_escaped() -> None:
    text = calendar_text("p", [Event("u", "s", date(2004, 7, 15), "a\nb\r\nc\rd")])
    assert "SUMMARY:a\\nb\\nc\\nd\r\n" in text


def test_a_time_is_in_utc_and_takes_up_time() -> None:
    text = calendar_text(
        "p",
        [
            Event(
                "u",
                "s",
                datetime.fromisoformat("2004-05-12T11:00-04:00"),
                "Call",
                end=datetime(2004, 5, 12, 16, tzinfo=UTC),
            )
        ],
    )
    assert "DTSTART:20040512T150000Z\r\nDTEND:20040512T160000Z\r\n" in text
    assert "TRANSP" not in text


def test_a_call_is_an_event() -> None:
    record = json.loads((ROOT / "fixtures/records/infocrossing-2004-earnings-release.json").read_bytes())
    computation = BY_NAME["call_times"]
    inputs = {**inputs_of(computation, [record]), "external": {"ends": "2004-05-12T11:47-04:00"}}
    text = computation.renderings["ics"](compute("call_times", inputs), inputs).decode()
    assert "DTSTAMP:20040512T150000Z\r\nDTSTART:20040512T150000Z\r\nDTEND:20040512T154700Z\r\n" in text
    assert "DESCRIPTION:Join by 2004-05-12T10:50-04:00\r\n" in text
    inputs["documents"][0]["filed"] = "2004-05-13"
    assert "DTSTAMP:20040513T000000Z" in computation.renderings["ics"](compute("call_times", inputs), inputs).decode()
    empty = computation.renderings["ics"](compute("call_times", {}), {}).decode()
    assert "VEVENT" not in empty


def test_a_call_on_a_day_without_its_year_has_no_start() -> None:
    text = "DAYTON, Ohio, July 22, 2003 -- Acorn Corp. will hold a call on Thursday, July 31 at 10:00 a.m. EDT.\n"
    record = json.loads(to_json(extract(Document.from_text(text), EXTRACTORS)))
    computation = BY_NAME["call_times"]
    answer = compute("call_times", inputs_of(computation, [record]))
    assert answer["result"]["start_utc"] is None
    assert [one["name"] for one in answer["missing"]] == ["start"]
