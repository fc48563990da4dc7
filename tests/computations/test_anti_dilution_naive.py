"""Does the machine agree with a second method that reckons every figure anew, over thousands of made cases?"""

import random
from datetime import date, timedelta
from fractions import Fraction
from typing import Any

import pytest

from computations import compute
from computations.numbers import decimal
from tests.computations.naive_anti_dilution import Naive
from tests.computations.traced import untraced

FIRST, DAYS = date(2010, 3, 1), 900
CASES_EACH = 100
CLAUSE: dict[str, Any] = {
    "id": "cl-1",
    "document": "d",
    "kind": "anti_dilution_deferral",
    "trigger": {"instrument": "Acme Warrants", "issued": str(FIRST), "condition": "vested", "document": None},
    "protected": [],
    "holders": [],
    "vest_after": "exercise",
    "true_up": {"x": "entitled_if_exercised_on_vesting_date", "y": "previously_issued"},
    "formula": None,
    "no_other_adjustment": True,
    "further_issuances": "not_deferred",
    "evidence": {},
}


def money(dice: random.Random, least: int, most: int) -> str:
    return f"{dice.randint(least, most)}.{dice.randint(1, 99):02}"


def made(dice: random.Random) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """A clause, an external input and options: days are few, so that many events fall on one."""
    instruments = [_instrument(dice, number) for number in range(dice.randint(1, 3))]
    unvested, ratio = Fraction(dice.randrange(1000, 3_000_000)), Fraction(1)
    issued, left = str(unvested), {one["id"]: int(one["quantity"]) for one in instruments}
    days = sorted(dice.sample(range(DAYS), 6))
    events = []
    for day in sorted(dice.choice(days) for _ in range(dice.randint(3, 14))):
        one = {"date": str(FIRST + timedelta(days=day)), **_event(dice, instruments, left, unvested, ratio)}
        if one["type"] in ("vest", "cancel"):
            unvested -= Fraction(one["warrants"])
        if one["type"] == "split" and any(each["date"] == one["date"] for each in events):
            continue  # on one day a split comes first, and the figures of that day would have been others
        if one["type"] == "split":
            ratio *= Fraction(one["ratio"])
            unvested *= Fraction(one["ratio"])
        if dice.random() < 0.1 and one["type"] != "split":
            one["outstanding"] = str(dice.randint(10**5, 10**7))
        events.append(one)
    external = {
        "trigger_warrants": {"issued": issued, "price": money(dice, 0, 9)},
        "formula": {
            "kind": dice.choice(("broad_based", "narrow_based", "full_ratchet")),
            "outstanding": str(dice.randint(10**5, 3 * 10**6)),
        },
        "instruments": instruments,
        "events": events,
    }
    cutoff = {"date": str(FIRST + timedelta(days=dice.choice([*days[2:], DAYS]))), "strict": dice.random() < 0.5}
    options = {
        "same_day": dice.choice(("vest_first", "exercise_first")),
        "fraction": dice.choice(("floor", "round", "exact")),
        "x_includes": dice.choice(("all_adjustments", "trigger_only")),
        "base_grows": dice.random() < 0.5,
        "price_decimals": dice.choice((None, 2, 4)),
    }
    return {**CLAUSE, "cutoff": cutoff}, external, options


def _instrument(dice: random.Random, number: int) -> dict[str, Any]:
    kind = dice.choice(("warrant", "preferred"))
    return {
        "id": f"I{number}",
        "holder": dice.choice(("H", "Sandler V, L.P.")),
        "kind": kind,
        "quantity": str(dice.randint(1, 200_000)),
        "price": money(dice, 2, 15),
        **({"stated_value": money(dice, 10, 100)} if kind == "preferred" else {}),
    }


def _event(
    dice: random.Random, instruments: list[dict[str, Any]], left: dict[str, int], unvested: Fraction, ratio: Fraction
) -> dict[str, Any]:
    type_ = dice.choice(("vest", "vest", "cancel", "issue", "exercise", "exercise", "split", "posted_price"))
    whole = int(unvested)
    if type_ in ("vest", "cancel") and whole:
        return {"type": type_, "warrants": str(dice.randint(1, max(1, whole // 3)))}
    if type_ == "issue":
        return {"type": "issue", "shares": str(dice.randint(1, 10**6)), "price": money(dice, 0, 12)}
    if type_ == "split" and ratio < 50 and dice.random() < 0.5:
        return {"type": "split", "ratio": dice.choice(("2", "3", "1.5", "0.5"))}
    one = dice.choice(instruments)
    if type_ == "exercise" and left[one["id"]]:
        quantity = dice.randint(1, max(1, left[one["id"]] // 2))
        left[one["id"]] -= quantity
        return {
            "type": "exercise" if one["kind"] == "warrant" else "convert",
            "instrument": one["id"],
            "quantity": str(quantity),
        }
    return {"type": "posted_price", "instrument": one["id"], "price": money(dice, 1, 15)}


@pytest.mark.parametrize("seed", range(20))
def test_the_machine_agrees_with_the_second_method(seed: int) -> None:
    dice = random.Random(seed)
    for number in range(CASES_EACH):
        clause, external, options = made(dice)
        inputs = {"clauses": [clause], "external": external, "options": options}
        answer = compute("anti_dilution_deferral", inputs)
        assert answer["status"] == "ok", (seed, number, answer["errors"])
        result, naive = answer["result"], Naive(clause, external, options).answer()
        assert result["prices"] == {name: decimal(one, 6) for name, one in naive["prices"].items()}, (seed, number)
        got = {
            name: [Fraction(one["on_exercise"]), Fraction(one["true_up"])] for name, one in result["by_holder"].items()
        }
        assert got == naive["holders"], (seed, number)
        assert Fraction(result["true_up_total"]) == sum(one[1] for one in naive["holders"].values())
        now = {name: Fraction(one["shares_if_exercised_now"]) for name, one in result["remaining"].items()}
        assert now == naive["now"], (seed, number)
        if number % 10 == 0:
            assert untraced(answer, inputs) == []


def test_the_made_cases_have_what_there_is_to_agree_on() -> None:
    dice, seen, true_ups = random.Random(0), set(), 0
    for _ in range(200):
        clause, external, options = made(dice)
        answer = compute("anti_dilution_deferral", {"clauses": [clause], "external": external, "options": options})
        seen |= {one["type"] for one in answer["result"]["ledger"]} | {answer["result"]["state"]}
        true_ups += answer["result"]["true_up_total"] != "0"
    assert seen >= {"vest", "cancel", "issue", "split", "exercise", "convert", "posted_price", "true_up", "no_true_up"}
    assert seen >= {"deferred", "partly_released"}
    assert true_ups > 50
