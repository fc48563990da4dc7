"""Made agreements with liquidated damages, each with numbers of its own, and timelines that happen under them."""

from datetime import date, timedelta
from random import Random
from typing import Any

from computations.options import OPTIONS

DAY = timedelta(days=1)
BASE = date(2004, 2, 29)


def deadline(key: str, quantity: int, anchor: str, basis: str = "calendar") -> dict[str, Any]:
    return {
        "id": key,
        "kind": "deadline",
        "key": key,
        "quantity": quantity,
        "basis": basis,
        "direction": "after",
        "bound": "latest",
        "inclusive": True,
        "anchor": anchor,
    }


def agreement(random: Random, base: date) -> list[dict[str, Any]]:
    """The clauses of an agreement: days, rates, tiers and limits are drawn."""
    short = random.randint(10, 40)
    within, wide = random.randint(50, 100), random.randint(150, 360)
    most = random.randint(short, 2 * short)
    longer = short + random.randint(0, 15)
    return [
        {"id": "d0", "kind": "key_date", "key": "closing_date", "name": "Closing Date", "value": base.isoformat()},
        deadline("filing", random.randint(5, 60), "closing_date"),
        deadline("effectiveness", random.randint(61, 200), "closing_date"),
        deadline("trustee_notice", 2, "registration_default", "business"),
        {
            "id": "period",
            "kind": "effectiveness_period",
            "starts": "declared_effective",
            "rule_of": "earliest",
            "ends": [
                {"label": "(x)", "kind": "anniversary", "n": random.randint(1, 3), "of": "declared_effective"},
                {"label": "(y)", "kind": "event", "event": "all_registered_sold"},
            ],
        },
        {
            "id": "default",
            "kind": "registration_default",
            "triggers": [
                {"label": "a", "kind": "not_filed_by", "deadline": "filing"},
                {"label": "b", "kind": "not_effective_by", "deadline": "effectiveness"},
                {"label": "c", "kind": "unusable", "cure": {"quantity": random.randint(0, 10), "basis": "business"}},
                {"label": "d1", "kind": "suspension_not_terminated", "days": short, "extended_days": longer},
                {"label": "d2", "kind": "suspension_aggregate_exceeds", "days": most, "within": wide},
            ],
        },
        {
            "id": "limit",
            "kind": "suspension_limit",
            "excludes": ["amendment_compliance"],
            "limits": [
                {"days": short, "within": within, "extended_days": longer, "extension": "material_transaction"},
                {"days": most, "within": wide, "extended_days": None, "extension": None},
            ],
        },
        {
            "id": "interest",
            "kind": "additional_interest",
            "excludes": ["converted_notes"],
            "day_count": None,
            "payable": {"dates": {"document": "Indenture"}, "record_date": {"document": "Indenture"}},
        },
        random.choice((by_anniversary, by_periods))(random),
    ]


def by_anniversary(random: Random) -> dict[str, Any]:
    """A first period, then tiers that follow the calendar, with a rise on each anniversary."""
    begins = random.choice(("day_following_default", "default_day"))
    start, length, years = int(begins == "day_following_default"), random.randint(20, 120), random.randint(1, 2)
    rates = sorted(random.sample(range(1, 40), 3))
    anniversaries = [{"kind": "anniversary", "of": "closing_date", "n": years + more} for more in (0, 1)]
    days = [{"kind": "default_day", "n": start}, {"kind": "default_day", "n": start + length}]
    every = {"kind": "anniversary", "of": "closing_date"}
    return {
        **schedule(random, begins),
        "cap": None,
        "tiers": [
            {"label": "1", "start": days[0], "end": days[1], "rate": quarter(rates[0])},
            {"label": "2", "start": days[1], "end": anniversaries[0], "rate": quarter(rates[1]), "step": None},
            {"label": "3", "start": anniversaries[0], "end": anniversaries[1], "rate": quarter(rates[2])},
            {
                "label": "4",
                "start": anniversaries[1],
                "end": None,
                "rate": None,
                "step": {"points": quarter(random.randint(1, 8)), "every": every, "first": years + 1},
            },
        ],
    }


def by_periods(random: Random) -> dict[str, Any]:
    """A first period, then a rise every so many days up to a cap."""
    begins = random.choice(("day_following_default", "default_day"))
    start, length = int(begins == "day_following_default"), random.randint(20, 120)
    days = [{"kind": "default_day", "n": start}, {"kind": "default_day", "n": start + length}]
    step = {"points": "0.25", "every": {"kind": "days", "n": random.randint(15, 100)}}
    return {
        **schedule(random, begins),
        "cap": quarter(random.randint(2, 8)),
        "tiers": [
            {"label": "1", "start": days[0], "end": days[1], "rate": "0.25"},
            {"label": "2", "start": days[1], "end": None, "rate": "0.50", "step": step},
        ],
    }


def schedule(random: Random, begins: str) -> dict[str, Any]:
    ends = random.choice(("cure_excluded", "cure_included"))
    return {"id": "rates", "kind": "rate_schedule", "accrual": {"start": begins, "end": ends}}


def quarter(quarters: int) -> str:
    return f"{quarters // 4}.{quarters % 4 * 25:02}"


def happening(random: Random, base: date) -> dict[str, Any]:
    """What no document states: a timeline with its as-of day, Notes with owners, payment and record dates."""
    as_of = base + random.randint(30, 1500) * DAY
    filed = base + random.randint(1, 300) * DAY
    effective = filed + random.randint(0, 300) * DAY
    timeline: dict[str, Any] = {"unusable": [], "suspensions": []}
    if random.random() < 0.9:
        timeline["filed"] = filed.isoformat()
        if random.random() < 0.9:
            timeline["declared_effective"] = effective.isoformat()
            timeline["unusable"] = stretches(random, effective, as_of, "cured", 12)
            timeline["suspensions"] = [
                {**one, "material_transaction": random.random() < 0.4}
                for one in stretches(random, effective, as_of, "resumed", 60)
            ]
    if random.random() < 0.2:
        timeline["all_registered_sold"] = (effective + random.randint(1, 900) * DAY).isoformat()
    payments = [date(year, month, 15) for year in range(base.year, base.year + 4) for month in (1, 7)]
    payments = [one for one in payments if one > base + 30 * DAY][: random.randint(0, 8)]
    return {
        "as_of": as_of.isoformat(),
        "timeline": timeline,
        "notes": [note(random, number, base) for number in range(random.randint(1, 3))],
        "payment_dates": [one.isoformat() for one in payments],
        "record_dates": [(one - random.randint(0, 20) * DAY).isoformat() for one in payments],
    }


def stretches(random: Random, start: date, as_of: date, end: str, longest: int) -> list[dict[str, Any]]:
    """Stretches of days one after the other, the last of them sometimes without an end."""
    found: list[dict[str, Any]] = []
    day = start + random.randint(0, 40) * DAY
    for _ in range(random.randint(0, 6)):
        after = day + random.randint(1, longest) * DAY
        if day > as_of:
            break
        if random.random() < 0.1:
            return [*found, {"from": day.isoformat()}]
        found.append({"from": day.isoformat(), end: after.isoformat()})
        day = after + random.randint(0, 90) * DAY
    return found


def note(random: Random, number: int, base: date) -> dict[str, Any]:
    owners = [{"holder": random.choice("ABC"), "from": base.isoformat()}]
    if random.random() < 0.5:
        owners.append({"holder": random.choice("ABC"), "from": (base + random.randint(1, 900) * DAY).isoformat()})
    by = random.choice(("converted", "redeemed", "sold_under_shelf"))
    ended = {"date": (base + random.randint(1, 1200) * DAY).isoformat(), "by": by} if random.random() < 0.4 else None
    return {"id": f"N{number}", "principal": str(random.randint(1, 10**8)), "owners": owners, "ended": ended}


def readings(random: Random) -> dict[str, Any]:
    """A value of every option of additional interest, over weekdays and conventions that add up."""
    names = ("roll", "leap", "default_day", "iii_default_day", "termination_day", "iv_b_cure", "excess_aggregate_is")
    names += ("clock", "overlap", "tier_overlap", "stop_at_period_end", "extension_scope", "on_conversion")
    drawn = {name: random.choice(OPTIONS[name].values) for name in names}
    day_count = random.choice(("30E/360", "ACT/365F", "ACT/360", "ACT/ACT-ISDA"))
    return {**drawn, "calendar": "weekends-only", "day_count": day_count}
