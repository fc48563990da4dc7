r"""The times of a conference call: "today, May 12, 2004, at 11 a.m. Eastern Daylight Time", with a replay afterwards.

The call begins at 15:00 UTC; to join "at least ten minutes before the start" is to join by 10:50; a replay from "one
hour after the conclusion" needs the end of the call, which no announcement can state.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from computations.computation import Computation, Missing, Outcome
from computations.icalendar import DOMAIN, Event, calendar_text, stamp_of_day, unique_id, utc
from computations.inputs import Input, token
from computations.trace import Trace

WEEK = 7 * 24 * 60
MINUTES = {"minute": 1, "hour": 60}
PRODUCT = "-//Four Corners//call_times//EN"
LOCAL = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?|XXXX-.*")
"""A time of a day of which no words say how far from UTC it is, or of a day whose year they do not say."""
UNTIL = frozenset({"until", "through", "to"})


@dataclass(frozen=True)
class Stated:
    """A value that the caller gives, or an item of a record with its token and its words; null where neither does."""

    value: Any = None
    uses: str = ""
    quotes: tuple[str, ...] = ()


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The start in UTC, by when to join, and from when to when there is a replay.

    What `external` does not give is taken from `dates`: the only time of a day there, and in its section the only
    stretches of minutes or hours before and after it and the only "until". The rest is null.
    """
    external, dates = whole.get("external"), list(whole.get("dates").objects())
    stated = _stated(dates)
    start = _given(external.get("start"), external.get("start").moment(), stated["start"])
    before, after = external.get("join_minutes_before"), external.get("replay_minutes_after")
    join, replay = _given(before, _minutes(before), stated["join"]), _given(after, _minutes(after), stated["replay"])
    until = _given(external.get("replay_until"), external.get("replay_until").date(), stated["until"])
    ends = external.get("ends").moment()
    _in_order(external, start, until, ends)
    whole.prove()
    trace, missing = Trace(), tuple(_missing(start, replay, ends))
    result: dict[str, Any] = {"start_utc": None, "join_by": None, "replay_from": None, "replay_through": None}
    if start.value is not None:
        result["start_utc"] = utc(start.value)
        trace.add("start_utc", result["start_utc"], f"{_minute(start.value)} in UTC", start.uses, quotes=start.quotes)
    if start.value is not None and join.value is not None:
        result["join_by"] = _minute(start.value - timedelta(minutes=join.value))
        text = f"{join.value} minutes before the start"
        trace.add("join_by", result["join_by"], text, join.uses, start.uses, quotes=join.quotes)
    if ends is not None and replay.value is not None:
        result["replay_from"] = _minute(ends + timedelta(minutes=replay.value))
        text = f"{replay.value} minutes after the end"
        trace.add("replay_from", result["replay_from"], text, replay.uses, "external:ends", quotes=replay.quotes)
    if until.value is not None:
        result["replay_through"] = until.value.isoformat()
        trace.add("replay_through", result["replay_through"], "that day included", until.uses, quotes=until.quotes)
    return Outcome(result, trace.steps, missing)


def _minutes(value: Input) -> int | None:
    minutes = value.count()
    if minutes is not None and minutes > WEEK:
        value.wrong("bad_count", f"{minutes} minutes are more than a week")
        return None
    return minutes


def _given(field: Input, value: object, stated: Stated) -> Stated:
    return Stated(value, f"external:{field.path.removeprefix('external.')}") if field.given else stated


def _stated(dates: Sequence[Input]) -> dict[str, Stated]:
    """What the dates of a record say of one call; nothing where they name the times of several."""
    starts = [one for one in dates if one.get("kind").value == "datetime" and one.get("value").given]
    if len({one.get("value").value for one in starts}) != 1:
        return dict.fromkeys(("start", "join", "replay", "until"), Stated())
    start = starts[0]
    place = start.get("document").value, start.get("section").value
    near = [one for one in dates if (one.get("document").value, one.get("section").value) == place]
    return {
        # "10 a.m." alone is a time of many places, "July 31" a day of any year: the caller knows which is meant
        "start": Stated()
        if LOCAL.fullmatch(str(start.get("value").value))
        else _item(start, start.get("value").moment()),
        "join": _only(_counted(near, "before")),
        "replay": _only(_counted(near, "after")),
        "until": _only(
            _item(one, one.get("value").date())
            for one in near
            if one.get("kind").value == "calendar" and one.get("comparator").value in UNTIL
        ),
    }


def _counted(near: Sequence[Input], direction: str) -> Iterator[Stated]:
    for one in near:
        unit, quantity = one.get("unit").value, one.get("quantity")
        if one.get("kind").value == "relative" and one.get("direction").value == direction and unit in MINUTES:
            yield _item(one, (_minutes(quantity) or 0) * MINUTES[unit])


def _item(one: Input, value: object) -> Stated:
    text = one.get("text").value
    return Stated(value, token("date", one), (text,) if isinstance(text, str) else ())


def _only(found: Iterator[Stated]) -> Stated:
    several = list(found)
    return several[0] if len(several) == 1 else Stated()


def _in_order(external: Input, start: Stated, until: Stated, ends: datetime | None) -> None:
    if start.value is not None and ends is not None and ends < start.value:
        external.get("ends").wrong("out_of_order", "the call ends before it starts")
    last: date | None = until.value
    if start.value is not None and last is not None and last < start.value.date():
        external.get("replay_until").wrong("out_of_order", "the replay ends before the call starts")


def _missing(start: Stated, replay: Stated, ends: datetime | None) -> Iterator[Missing]:
    if start.value is None:
        yield Missing("start", "the day and time of the call, with its distance from UTC")
    if replay.value is not None and ends is None:
        yield Missing("ends", "the replay is counted from the end of the call")


def to_ics(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> bytes:
    """The call as a calendar of one event, or of none where its start is not known.

    It is stamped with the day on which the document was filed, and where that is not known with the start itself.
    """
    start = answer["result"]["start_utc"]
    if start is None:
        return calendar_text(PRODUCT, ()).encode()
    document = _document(answer, inputs)
    title = document.get("title")
    ends = (inputs.get("external") or {}).get("ends")
    join = answer["result"]["join_by"]
    event = Event(
        uid=unique_id(str(document.get("id") or ""), "call", start, DOMAIN),
        stamp=stamp_of_day([document.get("filed")]) or start,
        start=datetime.fromisoformat(start),
        end=datetime.fromisoformat(ends) if ends else None,
        summary=f"Conference call: {' '.join(title.split())}" if isinstance(title, str) else "Conference call",
        description=f"Join by {join}" if join else "",
    )
    return calendar_text(PRODUCT, (event,)).encode()


def _document(answer: Mapping[str, Any], inputs: Mapping[str, Any]) -> Mapping[str, Any]:
    """The document that states the start, else the only one in hand; with no field where neither is known."""
    listed = inputs.get("documents")
    documents = [one for one in listed if isinstance(one, Mapping)] if isinstance(listed, list) else []
    uses = (one for step in answer["steps"] if step["gives"] == "start_utc" for one in step["uses"])
    stating = {one.partition("#")[0] for one in uses if "#" in one}
    if not stating:
        return documents[0] if len(documents) == 1 else {}
    return next((one for one in documents if one.get("id") in stating), {"id": min(stating)})


def _minute(moment: datetime) -> str:
    return moment.isoformat(timespec="minutes")


COMPUTATION = Computation(
    name="call_times",
    purpose="when a conference call starts, by when to join, and how long it can be replayed",
    reads=("dates",),
    needs=("datetime",),
    compute=compute,
    external={
        "start": "the start of the call with its distance from UTC: 2004-05-12T11:00-04:00",
        "ends": "its end, written likewise",
        "join_minutes_before": "how many minutes before the start one should join",
        "replay_minutes_after": "how many minutes after the end the replay begins",
        "replay_until": "the last day of the replay",
    },
    renderings={"ics": to_ics},
)
