"""How long additional interest takes over a timeline of ten years, on one core.

    python benchmarks/additional_interest.py [--runs N]

Filed and effective late, then each year a suspension and every second year a disability, both too long; four blocks of
Notes that change hands, and twenty payment dates. Every run has another principal. The aim is 10,000 runs in a minute.
"""

import argparse
from time import process_time
from typing import Any

from computations import compute

FIRST = 2004
YEARS = range(FIRST + 1, FIRST + 11)


def clauses() -> list[dict[str, Any]]:
    """An agreement with tiers that follow the anniversaries of its closing."""
    first, then = {"kind": "default_day", "n": 1}, {"kind": "default_day", "n": 91}
    second, third = ({"kind": "anniversary", "of": "closing_date", "n": number} for number in (2, 3))
    every = {"kind": "anniversary", "of": "closing_date"}
    counted = {"basis": "calendar", "direction": "after", "bound": "latest", "inclusive": True}
    tiers = [
        {"label": "(i)", "start": first, "end": then, "rate": "0.25"},
        {"label": "(ii)", "start": then, "end": second, "rate": "1.00"},
        {"label": "(iii)", "start": second, "end": third, "rate": "3.00"},
        {"label": "(iv)", "start": third, "rate": None, "step": {"points": "2.00", "every": every, "first": 3}},
    ]
    triggers = [
        {"label": "(i)", "kind": "not_filed_by", "deadline": "filing"},
        {"label": "(ii)", "kind": "not_effective_by", "deadline": "effectiveness"},
        {"label": "(iii)", "kind": "unusable", "cure": {"quantity": 5, "basis": "business"}},
        {"label": "(iv)(A)", "kind": "suspension_not_terminated", "days": 45, "extended_days": 60},
        {"label": "(iv)(B)", "kind": "suspension_aggregate_exceeds", "days": 90, "within": 360},
    ]
    limits = [{"days": 45, "within": 90, "extended_days": 60}, {"days": 90, "within": 360, "extended_days": None}]
    accrual = {"start": "day_following_default", "end": "cure_excluded"}
    found: list[dict[str, Any]] = [
        {"kind": "key_date", "key": "closing_date", "value": f"{FIRST}-06-30"},
        {"kind": "deadline", "key": "filing", "quantity": 15, "anchor": "closing_date", **counted},
        {"kind": "deadline", "key": "effectiveness", "quantity": 120, "anchor": "closing_date", **counted},
        {"kind": "registration_default", "triggers": triggers},
        {"kind": "suspension_limit", "limits": limits, "excludes": []},
        {"kind": "rate_schedule", "accrual": accrual, "tiers": tiers},
        {"kind": "additional_interest", "excludes": ["converted_notes"]},
    ]
    return [{"id": f"cl-{number}", **one} for number, one in enumerate(found)]


def external(number: int) -> dict[str, Any]:
    """What happened in ten years, with a principal of its own."""
    suspensions = [{"from": f"{year}-08-01", "resumed": f"{year}-09-25"} for year in YEARS]
    unusable = [{"from": f"{year}-02-01", "cured": f"{year}-03-20"} for year in YEARS[1::2]]
    owners = [{"holder": "A", "from": f"{FIRST}-06-30"}, {"holder": "B", "from": f"{FIRST + 4}-02-01"}]
    return {
        "as_of": f"{FIRST + 11}-01-01",
        "timeline": {
            "filed": f"{FIRST}-09-20",
            "declared_effective": f"{FIRST + 1}-01-31",
            "suspensions": suspensions,
            "unusable": unusable,
        },
        "notes": [{"id": f"N{one}", "principal": 1_000_000 * one + number, "owners": owners} for one in range(1, 5)],
        "payment_dates": [f"{year}-{month}-15" for year in YEARS for month in ("01", "07")],
        "record_dates": [f"{year}-{month}-01" for year in YEARS for month in ("01", "07")],
    }


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Times additional interest over a timeline of ten years.")
    parser.add_argument("--runs", type=int, default=10_000)
    args = parser.parse_args()
    agreement = clauses()
    began = process_time()
    for number in range(args.runs):
        answer = compute("additional_interest", {"clauses": agreement, "external": external(number)})
    spent = process_time() - began
    shown = ", ".join(f"{len(answer['result'][name])} {name}" for name in ("defaults", "segments", "payments"))
    print(f"{args.runs} runs of {shown}, {len(answer['steps'])} steps")
    print(f"{spent:.1f} s, {spent / args.runs * 1000:.2f} ms each")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
