"""Are all numbers of the clauses read from the text? Every one is replaced in the agreement, and the new ones come
out.
"""

import json
from datetime import date, timedelta
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import regex

from computations import compute
from extractors import EXTRACTORS
from extractors.numerals import ORDINALS, UNITS
from pipeline.document import Document
from pipeline.process import extract
from pipeline.schema import to_json

DOCUMENTS = Path(__file__).parents[2] / "fixtures" / "documents"
TEXT = (DOCUMENTS / "infocrossing-2004-registration-rights-agreement.txt").read_text(encoding="utf-8")
KINDS = {
    "key_date",
    "business_day",
    "deadline",
    "effectiveness_period",
    "transfer_restricted_status",
    "registration_default",
    "rate_schedule",
    "additional_interest",
    "suspension_limit",
    "sale_notice",
}
FRAME = {"id", "span", "text", "section", "part", "rule", "evidence"}
COUNTS = {number: word for word, number in UNITS.items()}
NAMED = {number: word for word, number in ORDINALS.items()}
DAYS = r"(?i)\b\d+(?=(?:st|nd|rd|th)?(?:\s+or\s+\d+(?:st|nd|rd|th))?[\s-]+(?:Business\s+)?days?\b)"


def shifted(by: int) -> str:
    """The agreement with every count of days, anniversary, rate and date changed, each everywhere in the same way."""
    text = regex.sub(DAYS, lambda match: str(int(match[0]) + by), TEXT)
    text = regex.sub(r"(?<=\d)(?:st|nd|rd|th)(?=[\s,])", "th", text)
    counts = "|".join(sorted(UNITS, key=len, reverse=True))
    text = regex.sub(rf"\b(?:{counts})(?=\s+Business\s+Days\b)", lambda match: COUNTS[UNITS[match[0]] + by], text)
    names = "|".join(ORDINALS)
    text = regex.sub(rf"\b(?:{names})(?=\s+anniversary)", lambda match: NAMED[ORDINALS[match[0]] + by], text)
    text = regex.sub(r"\b\d+\.\d\d(?=%|\s+percentage)", lambda match: str(Decimal(match[0]) + by), text)
    return text.replace("June 30, 2004", f"{later(by):%B %-d, %Y}")


def later(by: int) -> date:
    return date(2004, 6, 30) + timedelta(days=31 * by)


@cache
def clauses_of(text: str) -> list[dict[str, Any]]:
    record = json.loads(to_json(extract(Document.from_text(text), EXTRACTORS)))
    return [one for one in record["clauses"] if one["kind"] in KINDS]


NUMBERS = {"quantity", "days", "extended_days", "within", "n", "first"}
RATES = {"rate", "points", "cap"}


def expected(value: Any, by: int, name: str = "") -> Any:
    """A value of the agreement as it stands, as it has to be after the change."""
    if isinstance(value, dict):
        return {key: expected(one, by, key) for key, one in value.items() if key not in FRAME}
    if isinstance(value, list):
        return [expected(one, by, name) for one in value]
    if name in NUMBERS and isinstance(value, int) and value:
        return 1 if (name, value) == ("n", 1) else value + by
    if name in RATES and value is not None:
        return str(Decimal(value) + by)
    return later(by).isoformat() if name == "value" and value else value


@pytest.mark.parametrize("by", [1, 4, 7])
def test_numbers_that_are_changed_in_the_text_come_out_changed(by: int) -> None:
    before, after = clauses_of(TEXT), clauses_of(shifted(by))
    assert [one["kind"] for one in after] == [one["kind"] for one in before]
    for one, other in zip(before, after, strict=True):
        stated = {key: value for key, value in other.items() if key not in FRAME}
        assert stated == expected(one, by), one["kind"]


def test_the_first_day_of_accrual_is_no_number_of_the_text_and_all_others_are() -> None:
    schedule = next(one for one in clauses_of(TEXT) if one["kind"] == "rate_schedule")
    assert schedule["tiers"][0]["start"] == {"kind": "default_day", "n": 1, "of": None}
    ones = [one for one in clauses_of(TEXT) if '"n": 1,' in json.dumps(one)]
    assert ones == [schedule]


def test_no_number_of_the_agreement_is_left_in_an_answer() -> None:
    by = 4
    answer = compute("registration_timetable", {"clauses": clauses_of(shifted(by))})
    events = answer["result"]["events"]
    signed = later(by)
    assert events["shelf_filing_deadline"]["date"] == (signed + timedelta(days=15 + by)).isoformat()
    assert events["effectiveness_target_date"]["date"] == (signed + timedelta(days=120 + by)).isoformat()
    rates = compute("additional_interest_rates", {"clauses": clauses_of(shifted(by))})
    assert rates["status"] == "ok"
    assert "0.25" not in json.dumps(rates["result"])
