"""Does the register keep who has to do what, what sets it off and how soon, without inventing a figure?"""

import json
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline import Source, process
from pipeline.schema import to_json
from tests.accept import DOCUMENTS
from tests.computations.traced import untraced

AGREEMENT = DOCUMENTS / "infocrossing-2004-registration-rights-agreement.txt"


def obligation(text: str, **more: Any) -> dict[str, Any]:
    given = {"obligor": "Company", "modality": "shall", "action": "act", "condition": None, "section": "1"}
    return {"id": "o1", "document": "a", "span": [0, 50], "text": text, **given, **more}


def entry(text: str, **more: Any) -> dict[str, Any]:
    (found,) = compute("obligation_register", {"obligations": [obligation(text, **more)]})["result"]["obligations"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("text", "standard", "trigger"),
    [
        ("The Company shall promptly notify each Holder", "promptly", None),
        (
            "Upon receipt of a\nnotice, the Agent shall as soon as practicable inform the Lenders",
            "as promptly as practicable",
            "Upon receipt of a notice",
        ),
        ("The Issuer will use its best efforts to list the Shares", "best efforts", None),
        ("The Tenant shall, upon the Landlord's request, vacate", None, "upon the Landlord's request"),
        ("The Bank shall furnish a copy upon written request", "upon request", "upon written request"),
        ("The Company shall pay the amount due immediately prior to the closing", None, None),
        ("The Company shall file it within 30 days after the closing", None, None),
    ],
)
def test_standard_and_trigger_are_the_words_of_the_text(text: str, standard: str | None, trigger: str | None) -> None:
    found = entry(text)
    assert (found["standard"], found["trigger"]) == (standard, trigger)


def test_a_condition_that_the_record_has_is_the_trigger() -> None:
    assert entry("If so, the Company shall act", condition="if a\nHolder asks")["trigger"] == "if a Holder asks"


def test_an_obligation_with_a_counted_deadline_leads_to_it() -> None:
    deadlines = [
        {"id": "c1", "document": "a", "kind": "deadline", "key": "filing", "span": [10, 30]},
        {"id": "c2", "document": "b", "kind": "deadline", "key": "other", "span": [10, 30]},
        {"id": "c3", "document": "a", "kind": "rate_schedule", "span": [10, 30]},
    ]
    given = compute("obligation_register", {"obligations": [obligation("It shall file it")], "clauses": deadlines})
    assert given["result"]["obligations"][0]["deadlines"] == ["filing"]
    assert given["steps"][0]["uses"] == ["a#obligation:o1", "a#clause:c1"]


def test_the_register_of_an_agreement_rests_on_its_record() -> None:
    record = json.loads(to_json(process(Source.from_file(AGREEMENT), EXTRACTORS)))
    inputs = inputs_of(BY_NAME["obligation_register"], [record])
    given = compute("obligation_register", inputs)
    entries = given["result"]["obligations"]
    assert (given["status"], untraced(given, inputs)) == ("ok", [])
    assert len(entries) == len(record["obligations"]) > 50
    keys = [key for one in entries for key in one["deadlines"]]
    assert {"shelf_filing_deadline", "effectiveness_target_date", "questionnaire_deadline"} <= set(keys)
