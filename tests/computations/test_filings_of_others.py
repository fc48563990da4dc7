"""Do the agreements that other issuers filed go from the document to an answer, or to a clear refusal?

docs/computations.md shows the same runs.
"""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline import Source, process
from pipeline.schema import to_json
from tests.accept import ROOT
from tests.computations.traced import untraced

FILINGS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))
pytestmark = pytest.mark.skipif(
    not FILINGS.is_dir(), reason=f"{FILINGS} is not there; set FOURCORNERS_DOCUMENTS to a copy"
)
GUERRILLA = "registration-rights-and-indentures/guerrilla-rf-2022-registration-rights-agreement.htm"
WESTELL = "registration-rights-and-indentures/westell-1999-registration-rights-agreement.txt"
APPLE = "registration-rights-and-indentures/apple-1997-registration-rights-agreement.txt"
AEROVIRONMENT = "registration-rights-and-indentures/aerovironment-2025-form-of-indenture.htm"
JONES = "definition-heavy-agreements/jones-cable-1995-credit-agreement.txt"
RALCORP = "definition-heavy-agreements/ralcorp-1997-credit-agreement.txt"


@cache
def record_of(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(to_json(process(Source.from_file(FILINGS / name), EXTRACTORS)))
    return read


def run(name: str, computation: str, external: dict[str, Any]) -> dict[str, Any]:
    inputs = {**inputs_of(BY_NAME[computation], [record_of(name)]), "external": external}
    answer = compute(computation, inputs)
    assert untraced(answer, inputs) == []
    return answer


def at(result: dict[str, Any], path: str) -> Any:
    value: Any = result
    for one in path.split("."):
        value = value[int(one)] if one.isdigit() else value[one]
    return value


COMPUTED = [
    (
        GUERRILLA,
        "registration_timetable",
        {"events": {"closing_date": "2023-01-13", "shelf_filed": "2023-02-20"}},
        {
            "events.filing_date.date": "2023-02-12",
            "events.filing_date.status": "late",
            "events.effectiveness_date.date": "2023-06-12",
            "awaiting": ["declared_effective", "piggyback_notice", "planned_amendment_filing", "review_ended"],
        },
    ),
    (
        GUERRILLA,
        "indemnity_contribution",
        {
            "indemnified_party": "company",
            "loss": "100000",
            "holder_sale_proceeds": "40000",
            "proportion": {"company": "0.5", "holder": "0.5"},
        },
        {"holder_share": "50000.00", "holder_cap": "40000.00", "pays": "40000.00"},
    ),
    (
        WESTELL,
        "registration_timetable",
        {"events": {"closing_date": "1999-04-15", "piggyback_notice": "1999-06-01"}},
        {
            "events.filing_date.date": "1999-05-13",
            "events.shelf_review_copies.date": "1999-05-06",
            "events.piggyback_request.date": "1999-06-16",
        },
    ),
    (
        APPLE,
        "suspension_compliance",
        {"suspensions": [{"from": "2000-09-01", "resumed": "2000-12-10"}]},
        {"limits.0.days": 90, "limits.0.first_excess_day": "2000-11-30", "limits.0.excess_days": 10},
    ),
    (
        GUERRILLA,
        "suspension_compliance",
        {
            "suspensions": [
                {"from": "2023-03-01", "resumed": "2023-04-10"},
                {"from": "2023-12-01", "resumed": "2023-12-22"},
            ]
        },
        {
            "limits.0.within_unit": "month",
            "limits.0.max_count": 61,
            "limits.0.max_window.from": "2022-12-22",
            "limits.0.first_excess_day": "2023-12-21",
            "limits.0.excess_days": 1,
        },
    ),
    (
        APPLE,
        "registration_timetable",
        {"events": {"declared_effective": "2000-10-02"}},
        {"events.effectiveness_period.terminates_on": "2000-12-31", "events.effectiveness_period.by": "second"},
    ),
    (
        AEROVIRONMENT,
        "registration_timetable",
        {"events": {"redemption_date": "2026-03-16"}},
        {"events.redemption_notice.earliest": "2026-01-15", "events.redemption_notice.latest": "2026-03-01"},
    ),
    (
        JONES,
        "deemed_notice",
        {"notices": [{"id": "1", "method": "mail", "sent": "1995-12-21"}]},
        {"notices.0.deemed": "1995-12-27"},
    ),
]


@pytest.mark.parametrize(
    ("name", "computation", "external", "expected"),
    COMPUTED,
    ids=[f"{Path(name).stem}-{computation}" for name, computation, _, _ in COMPUTED],
)
def test_an_agreement_of_another_issuer_is_computed(
    name: str, computation: str, external: dict[str, Any], expected: dict[str, Any]
) -> None:
    answer = run(name, computation, external)
    assert answer["status"] == "ok", answer["errors"]
    assert {path: at(answer["result"], path) for path in expected} == expected


REFUSED = [
    (
        GUERRILLA,
        "additional_interest",
        {"as_of": "2023-06-01", "principal": "1000000", "defaults": []},
        [("unsupported", "unit"), ("unsupported", "base")],
    ),
    (GUERRILLA, "majority_of_holders", {"positions": []}, [("unsupported", "base")]),
    (WESTELL, "additional_interest", {"as_of": "2000-01-01", "defaults": []}, [("missing_clause", "")]),
    (RALCORP, "majority_of_holders", {"positions": []}, [("unsupported", "base")]),
]


@pytest.mark.parametrize(
    ("name", "computation", "external", "problems"),
    REFUSED,
    ids=[f"{Path(name).stem}-{computation}" for name, computation, _, _ in REFUSED],
)
def test_what_is_not_computed_is_refused_by_name(
    name: str, computation: str, external: dict[str, Any], problems: list[tuple[str, str]]
) -> None:
    answer = run(name, computation, external)
    assert (answer["status"], answer["result"]) == ("error", {})
    assert [(one["code"], one["field"].partition(".")[2]) for one in answer["errors"]] == problems


def test_two_thresholds_of_an_indenture_are_told_apart_by_a_pick() -> None:
    positions = [
        {"holder": "A", "notes": "40000000", "consents": True},
        {"holder": "B", "notes": "35000000"},
        {"holder": "Company", "notes": "25000000", "affiliate": True, "consents": True},
    ]
    assert run(AEROVIRONMENT, "majority_of_holders", {"positions": positions})["errors"][0]["code"] == "duplicate"
    thresholds = {
        one["percent"]: one["id"] for one in record_of(AEROVIRONMENT)["clauses"] if one["kind"] == "consent_threshold"
    }
    assert thresholds.keys() == {"25", "50"}
    external = {"positions": positions, "clauses": {"consent_threshold": thresholds["50"]}}
    result = run(AEROVIRONMENT, "majority_of_holders", external)["result"]
    assert (result["passes"], result["denominator"], result["percent"]) == (True, "75000000.00", "53.333333")
