"""The readings of ambiguous wording that a caller may choose: every option with its default and its other values.

`chosen("calendar", "roll")` gives the options of a computation: the first value of each is what the words most
likely mean, the others are what somebody may well argue.
"""

from collections.abc import Mapping
from typing import Any

from computations.calendars import CALENDARS, BusinessCalendar
from computations.clauses import Clauses
from computations.computation import Finding, Option
from computations.day_counts import DAY_COUNTS
from computations.inputs import Input

OPTIONS: Mapping[str, Option] = {
    "calendar": Option("us-ny-bank", CALENDARS, "which days are no Business Days"),
    "extra_closed": Option([], (), "further days that are closed, as by executive order"),
    "extra_open": Option([], (), "days that are open although the calendar closes them"),
    "roll": Option("none", ("none", "following"), "a deadline in calendar days that ends on a closed day"),
    "leap": Option("feb28", ("feb28", "mar1"), "the anniversary of a 29 February in a common year"),
    "sale_notice_from": Option("notice", ("notice", "intended_sale"), "from when a Sale Notice is effective"),
    "day_count": Option("30E/360", tuple(DAY_COUNTS), "how days of interest are counted"),
    "default_day": Option("deadline", ("deadline", "day_after_deadline"), "the day of a default by a missed deadline"),
    "iii_default_day": Option(
        "end_of_cure_period",
        ("end_of_cure_period", "day_after_cure_period", "relates_back"),
        "the day of a default by an unusable registration",
    ),
    "termination_day": Option(
        "last_suspended_day", ("last_suspended_day", "day_of_resumption"), "which day must be the last one permitted"
    ),
    "iv_b_cure": Option("resumption", ("resumption", "window_clears"), "what cures too many suspended days"),
    "excess_aggregate_is": Option(
        "iii", ("iii", "iv_A", "breach_only"), "what several suspensions are that are too long only together"
    ),
    "clock": Option("per_default", ("per_default", "per_episode", "first_ever"), "from which default a tier counts"),
    "overlap": Option(
        "single_highest", ("single_highest", "single_earliest", "stacked"), "the rate while several defaults run"
    ),
    "tier_overlap": Option("first_period", ("first_period", "calendar"), "the rate where two tiers hold a day"),
    "stop_at_period_end": Option(
        default=True, values=(True, False), meaning="whether the end of the Effectiveness Period ends a default"
    ),
    "questionnaire_deadline": Option("agreement", ("agreement", "form"), "whose deadline a questionnaire has"),
    "questionnaire_strict": Option(
        default=False, values=(False, True), meaning="whether a questionnaire on the last day is late"
    ),
    "on_conversion": Option("stop_accrual", ("stop_accrual", "forfeit_unpaid"), "what conversion does to interest"),
    "payment_adjustment": Option("following", ("following", "none"), "a payment date on a closed day"),
    "extension_scope": Option(
        "suspension_in_progress", ("suspension_in_progress", "window_contains"), "to which days an extension applies"
    ),
    "denominator": Option("notes_outstanding", ("notes_outstanding", "transfer_restricted"), "the whole of a majority"),
    "deemed_in_denominator": Option(
        default=True, values=(True, False), meaning="whether deemed principal is in the whole too"
    ),
    "vehicle": Option(
        "post_effective_amendment", ("post_effective_amendment", "supplement"), "what is filed after effectiveness"
    ),
    "semi_annual": Option("fiscal_half", ("fiscal_half", "from_effective_date"), "what a semi-annual period is"),
    "revived_due": Option("full_period", ("full_period", "first_day"), "when a deferred filing is due"),
    "allocation": Option("benefits", ("benefits", "clause_ii"), "by which method a loss is shared"),
    "same_day": Option("vest_first", ("vest_first", "exercise_first"), "the order of events on one day"),
    "fraction": Option("floor", ("floor", "round", "exact"), "parts of a share"),
    "x_includes": Option("all_adjustments", ("all_adjustments", "trigger_only"), "which adjustments a true-up has"),
    "base_grows": Option(
        default=True, values=(True, False), meaning="whether vested warrants join the base of the next adjustment"
    ),
    "price_decimals": Option(None, (None, *range(9)), "to how many places an adjusted price is rounded"),
    "nearly": Option("0.9", (), "from which part of a multiple on it is nearly reached"),
    "announcement_is_effective": Option(
        default=True, values=(True, False), meaning="whether a change without a date takes that of its announcement"
    ),
}

CALENDAR = ("calendar", "extra_closed", "extra_open")
"""The options that every computation with Business Days has."""


def chosen(*names: str) -> dict[str, Option]:
    """The options of these names, in this order. Raises KeyError for one that is not in `OPTIONS`."""
    return {name: OPTIONS[name] for name in names}


def calendar_of(
    whole: Input, options: Mapping[str, Any], clauses: Clauses
) -> tuple[BusinessCalendar, dict[str, Any], tuple[Finding, ...]]:
    """The Business Days of this call, the options as they were used, and what was assumed about them.

    A caller's calendar comes before that of the `business_day` clause, and that before the default, which is the
    diagnostic `calendar_assumed`. A clause whose calendar is unknown here is the problem `unsupported`.
    """
    given = whole.get("options")
    name = str(options["calendar"])
    stated = None if given.get("calendar").given else _stated(clauses)
    findings = () if stated or given.get("calendar").given else (_assumed(name),)
    name = stated or name
    calendar = BusinessCalendar(name, _days(given.get("extra_closed")), _days(given.get("extra_open")))
    for day in sorted(calendar.extra_closed & calendar.extra_open):
        given.get("extra_open").wrong("duplicate", f"{day} is in extra_closed too")
    return calendar, {"calendar": name}, findings


def _stated(clauses: Clauses) -> str | None:
    several = clauses.all("business_day")
    alike = len({str(one.get("calendar").value) for one in several}) == 1  # two agreements may well mean one calendar
    clause = several[0] if alike else clauses.find("business_day")
    stated = clause.get("calendar") if clause else None
    name = stated.text() if stated else None
    if stated and name and name not in CALENDARS:
        stated.wrong("unsupported", f"{name!r} is none of {', '.join(CALENDARS)}: choose one by options.calendar")
        return None
    return name


def _assumed(name: str) -> Finding:
    return Finding("info", "calendar_assumed", f"no clause says what a Business Day is: {name} is used", {})


def _days(listed: Input) -> frozenset[Any]:
    return frozenset(day for one in listed.items() if (day := one.date()) is not None)
