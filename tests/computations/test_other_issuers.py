"""Do the terms that vary between issuers come from the text to the answer, one by one?

Each row takes a made agreement, writes one of its terms in another drafter's way, extracts, and computes.
"""

import json
from functools import cache
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline.document import Document
from pipeline.process import extract
from pipeline.schema import to_json

FILING = "on or prior to the 90th day following the Closing Date (the “Filing Deadline”)"
ACCRUAL = (
    "from and including the day following such Registration Default to but excluding the day on which all Registration "
    "Defaults have been cured"
)
RATE = (
    "at a rate of 0.25% per annum of the principal amount of the Notes for the first 90 days immediately following the "
    "occurrence of such Registration Default, such rate increasing by an additional 0.25% per annum with respect to "
    "each subsequent 90-day period, up to a maximum of 1.00% per annum"
)
SEVERAL = "Nothing more is payable."
KEPT = (
    "until the earlier of (i) the second anniversary of the Closing Date and (ii) the date on which all Registrable "
    "Securities have been sold"
)
SUSPENDED = "a period not to exceed 30 days in any 90-day period or 60 days in any 365-day period"
MAJORITY = "a majority in aggregate principal amount of the Notes then outstanding"
AGREEMENT = """REGISTRATION RIGHTS AGREEMENT

This Registration Rights Agreement is dated as of March 1, 2002, between Delta Industries, Inc., a Delaware corporation
(the “Company”), and Omega Capital LLC (the “Purchaser”).

1. Definitions. “Closing Date” means the date of this Agreement. “Business Day” means any day other than a Saturday,
Sunday or other day on which commercial banks in New York City are authorized or required by law to close.

2. Registration. The Company shall file with the Commission a Shelf Registration Statement {filing}, shall cause the
Shelf Registration Statement to be declared effective on or prior to the 180th day following the Closing Date (the
“Effectiveness Deadline”), and shall keep the Shelf Registration Statement effective {kept}.

3. Damages. If (a) the Shelf Registration Statement has not been filed on or prior to the Filing Deadline or (b) the
Shelf Registration Statement has not been declared effective on or prior to the Effectiveness Deadline (each, a
“Registration Default”), {damages}. {several}

4. Suspension. The Company may suspend the use of the Prospectus under the Shelf Registration Statement for {suspended}.

5. Amendments. No amendment of this Agreement is effective without the written consent of the Holders of {majority}.
"""
INTEREST = "Additional Interest shall accrue {accrual}, {rate}"


@cache
def clauses_of(text: str) -> list[dict[str, Any]]:
    record = json.loads(to_json(extract(Document.from_text(text), EXTRACTORS)))
    listed: list[dict[str, Any]] = inputs_of(BY_NAME["registration_timetable"], [record])["clauses"]
    return listed


def written(**terms: str) -> list[dict[str, Any]]:
    """The clauses of the agreement with these terms in place of its own."""
    damages = INTEREST.format(accrual=terms.pop("accrual", ACCRUAL), rate=terms.pop("rate", RATE))
    own = {"filing": FILING, "kept": KEPT, "suspended": SUSPENDED, "majority": MAJORITY, "several": SEVERAL}
    return clauses_of(AGREEMENT.format(**{**own, "damages": damages, **terms}))


def answer(name: str, clauses: list[dict[str, Any]], external: dict[str, Any]) -> dict[str, Any]:
    return compute(name, {"clauses": clauses, "external": external})


def owed(external: dict[str, Any], **terms: str) -> dict[str, Any]:
    return compute(
        "additional_interest",
        {
            "clauses": written(**terms),
            "external": {"principal": "36000000", **external},
            "options": {"day_count": "ACT/360"},
        },
    )


def timetable(**terms: str) -> dict[str, Any]:
    got = compute("registration_timetable", {"clauses": written(**terms), "external": {}})
    assert got["status"] == "ok"
    events: dict[str, Any] = got["result"]["events"]
    return events


@pytest.mark.parametrize(
    ("words", "day"),
    [
        (FILING, "2002-05-30"),
        ("no later than thirty (30) days after the Closing Date (the “Filing Deadline”)", "2002-03-31"),
        ("within 20 business days after the Closing Date (the “Filing Deadline”)", "2002-03-29"),
        ("on or before the 180th day following the Closing Date (the “Filing Deadline”)", "2002-08-28"),
    ],
)
def test_deadlines_of_any_length_and_kind(words: str, day: str) -> None:
    assert timetable(filing=words)["filing_deadline"]["date"] == day


def test_a_deadline_from_a_request_awaits_it() -> None:
    demand = "within 60 days after receipt of a written request from the Holders, and"
    clauses = clauses_of(f"The Company shall, {demand} thereupon, file a Registration Statement covering the Notes.\n")
    awaited = compute("registration_timetable", {"clauses": clauses, "external": {}})["result"]["awaiting"]
    assert awaited == ["registration_request"]
    given = {"events": {"registration_request": "2002-03-01"}}
    events = compute("registration_timetable", {"clauses": clauses, "external": given})["result"]["events"]
    assert events["demand_filing_deadline"]["date"] == "2002-04-30"


DEFAULTED = {"as_of": "2003-06-01", "defaults": [{"trigger": "(a)", "occurred": "2002-05-30", "cured": "2002-06-09"}]}
"""Nine days accrue from the day after the default up to the day of the cure: 250.00 each at 0.25% of 36 million."""


@pytest.mark.parametrize(
    ("accrual", "total"),
    [
        (ACCRUAL, "2250.00"),
        (ACCRUAL.replace("day following such", "day of such"), "2500.00"),
        (ACCRUAL.replace("to but excluding", "to and including"), "2500.00"),
    ],
)
def test_accrual_from_the_default_itself_and_through_the_day_of_the_cure(accrual: str, total: str) -> None:
    assert owed(DEFAULTED, accrual=accrual)["result"]["total"] == total


@pytest.mark.parametrize(
    ("rate", "changes"),
    [
        (RATE, [("2002-05-31", "0.25"), ("2002-08-29", "0.5"), ("2002-11-27", "0.75"), ("2003-02-25", "1")]),
        (
            (
                "at a rate of 0.25% per annum of the principal amount of the Notes for the first 60 days immediately "
                "following such Registration Default, and 0.75% per annum thereafter"
            ),
            [("2002-05-31", "0.25"), ("2002-07-30", "0.75")],
        ),
        ("at a rate of 0.60% per annum of the principal amount of the Notes", [("2002-05-31", "0.6")]),
    ],
    ids=["rising-to-a-cap", "two-flat-tiers", "flat"],
)
def test_rates_that_rise_to_a_cap_and_flat_ones(rate: str, changes: list[tuple[str, str]]) -> None:
    got = compute("additional_interest_rates", {"clauses": written(rate=rate), "external": {"occurred": "2002-05-30"}})
    assert [(one["from"], one["rate"]) for one in got["result"]["changes"]] == changes


TWO = [
    {"trigger": "(a)", "occurred": "2002-05-30", "cured": "2002-12-01"},
    {"trigger": "(b)", "occurred": "2002-10-01", "cured": "2002-12-01"},
]
APART = [
    {"trigger": "(a)", "occurred": "2002-05-30", "cured": "2002-12-01"},
    {"trigger": "(b)", "occurred": "2002-12-01", "cured": "2003-01-01"},
]


@pytest.mark.parametrize(
    ("words", "option", "value"),
    [
        (
            (
                "In no event shall Additional Interest be payable for more than one Registration Default at any "
                "given time."
            ),
            "overlap",
            "single_highest",
        ),
        (
            "Additional Interest may not accrue under more than one of the foregoing clauses at any one time.",
            "overlap",
            "single_highest",
        ),
        (
            (
                "If, after the cure of all Registration Defaults, a different Registration Default occurs, Additional "
                "Interest shall again accrue pursuant to the foregoing provisions."
            ),
            "clock",
            "per_episode",
        ),
    ],
)
def test_what_an_agreement_says_of_several_defaults_is_its_reading(words: str, option: str, value: str) -> None:
    external = {"as_of": "2003-06-01", "defaults": TWO if option == "overlap" else APART}
    got = owed(external, several=words)
    told = [one for one in got["diagnostics"] if one["code"] == "reading_stated"]
    assert [(one["option"], one["value"]) for one in told] == [(option, value)]
    assert got["options"][option] == value
    segment = next(step for step in got["steps"] if step["gives"] == "segments[0]")
    assert f"option:{option}" in segment["uses"]
    assert not [one for one in owed(external)["diagnostics"] if one["code"] == "reading_stated"]


@pytest.mark.parametrize(
    "words",
    [
        "If more than one Registration Default is continuing at any one time, the Company shall notify the Trustee.",
        "The Company shall not request more than one delay at any one time.",
        "If, after the cure of a Registration Default, the Company so elects, notice shall again be given.",
    ],
)
def test_what_says_nothing_of_interest_for_several_defaults_is_no_reading(words: str) -> None:
    schedule = next(one for one in written(several=words) if one["kind"] == "rate_schedule")
    assert (schedule["overlap"], schedule["clock"]) == (None, None)


def test_a_clock_for_an_episode_goes_on_where_a_default_begins_as_the_other_ends() -> None:
    words = (
        "If, after the cure of all Registration Defaults, a different Registration Default occurs, Additional Interest "
        "shall again accrue pursuant to the foregoing provisions."
    )
    external = {"as_of": "2003-06-01", "defaults": APART}
    rates = [
        [one["rate"] for one in owed(external, several=several)["result"]["segments"] if one["from"] >= "2002-12-01"]
        for several in (SEVERAL, words)
    ]
    assert rates == [["0.25"], ["0.75"]]


@pytest.mark.parametrize(
    ("words", "compliant"),
    [
        (SUSPENDED, [False, True]),
        ("a period not to exceed 45 days in any 90-day period", [True]),
        ("up to 60 days, but not more than 20 days in any 30-day period", [True, False]),
    ],
)
def test_limits_of_suspensions(words: str, compliant: list[bool]) -> None:
    external = {"suspensions": [{"from": "2002-10-01", "resumed": "2002-11-10"}]}
    got = answer("suspension_compliance", written(suspended=words), external)
    assert [one["ok"] for one in got["result"]["limits"]] == compliant


def test_a_period_until_rule_144_or_two_years_from_the_last_issuance() -> None:
    kept = (
        "until the earliest of (i) two years from the latest date of original issuance of the Notes, (ii) the date on "
        "which all Notes may be sold pursuant to Rule 144(k) under the Securities Act and (iii) the date when all "
        "Registrable Securities have been sold"
    )
    events = {"declared_effective": "2002-08-01", "issue_date": "2002-04-10"}
    inputs = {"clauses": written(kept=kept), "external": {"events": events}}
    period = compute("registration_timetable", inputs)["result"]["events"]["effectiveness_period"]
    assert (period["terminates_on"], period["by"]) == ("2004-04-10", "(i)")
    inputs["external"] = {"events": {**events, "all_free_under_rule_144": "2003-05-01"}}
    period = compute("registration_timetable", inputs)["result"]["events"]["effectiveness_period"]
    assert (period["terminates_on"], period["by"]) == ("2003-05-01", "(ii)")


@pytest.mark.parametrize(
    ("words", "passes"),
    [
        (MAJORITY, False),
        ("not less than 50% in aggregate principal amount of the Notes then outstanding", True),
        ("two-thirds in aggregate principal amount of the outstanding Notes", False),
        ("at least 25% in aggregate principal amount of the Notes then outstanding", True),
    ],
)
def test_majorities_two_thirds_and_quarters(words: str, passes: bool) -> None:
    positions = [
        {"holder": "A", "notes": "18000000", "consents": True},
        {"holder": "B", "notes": "18000000", "consents": False},
    ]
    got = answer("majority_of_holders", written(majority=words), {"positions": positions})
    assert (got["result"]["passes"], got["result"]["percent"]) == (passes, "50.000000")


def test_a_quarter_that_may_request_and_a_majority_that_consents_are_told_apart_by_a_pick() -> None:
    request = (
        "The Holders of at least 25% in aggregate principal amount of the Notes then outstanding may declare them due."
    )
    clauses = written(several=request)
    inputs = {"positions": [{"holder": "A", "notes": "1", "consents": True}, {"holder": "B", "notes": "2"}]}
    assert [one["code"] for one in answer("majority_of_holders", clauses, inputs)["errors"]] == ["duplicate"]
    quarter = next(one for one in clauses if one["kind"] == "consent_threshold" and one["percent"] == "25")
    picked = {**inputs, "clauses": {"consent_threshold": quarter["id"]}}
    assert answer("majority_of_holders", clauses, picked)["result"]["passes"] is True


@pytest.mark.parametrize(
    ("damages", "unit", "fields"),
    [
        (
            (
                "the Company shall pay to each Purchaser an amount in cash, as liquidated damages and not as a "
                "penalty, equal "
                "to 1.5% of the aggregate purchase price paid by such Purchaser for each 30-day period"
            ),
            "percent_per_30_days",
            {"unit", "base"},
        ),
        (
            "the Company shall pay liquidated damages of five cents ($0.05) per share for each week of such default",
            "amount_per_share_per_week",
            {"unit", "base"},
        ),
        (
            (
                "the Company shall pay liquidated damages in an amount equal to $.05 per week per $1,000 principal "
                "amount of "
                "Notes"
            ),
            "amount_per_1000_per_week",
            {"unit"},
        ),
        (
            (
                "the Company shall pay liquidated damages equal to 2% of the purchase price of the Registrable "
                "Securities per "
                "month"
            ),
            "percent_per_month",
            {"unit", "base"},
        ),
    ],
)
def test_damages_in_another_unit_are_told_and_not_computed(damages: str, unit: str, fields: set[str]) -> None:
    clauses = written(damages=damages)
    assert [one["unit"] for one in clauses if one["kind"] == "rate_schedule"] == [unit]
    for name in ("additional_interest", "additional_interest_rates"):
        got = answer(
            name, clauses, {"as_of": "2003-01-01", "principal": "1", "defaults": TWO, "occurred": "2002-05-30"}
        )
        assert (got["status"], got["result"]) == ("error", {})
        assert {one["code"] for one in got["errors"]} == {"unsupported"}
        assert {one["field"].partition(".")[2] for one in got["errors"]} == fields
        assert unit in got["errors"][0]["message"]


def test_an_agreement_without_rates_lacks_a_clause_and_gets_no_other_number() -> None:
    clauses = written(damages="the Company shall pay such damages as a court may find")
    got = answer("additional_interest", clauses, DEFAULTED | {"principal": "1"})
    assert [(one["code"], one["field"]) for one in got["errors"]] == [("missing_clause", "clauses[rate_schedule]")]
