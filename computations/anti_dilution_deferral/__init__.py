r"""Anti-dilution that waits until warrants vest: prices, shares owed for earlier exercises, and the ledger of both.

One million warrants vest at 5.00 on a base of nine million: a price of 8.00 becomes 7.70, and 40,000 warrants that were
exercised before earn 1,558 shares more. On the way stand `machine`, which moves by events, and its `ledger`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from computations.anti_dilution_deferral.case import Case, read_case
from computations.anti_dilution_deferral.chart import chart
from computations.anti_dilution_deferral.ledger import Books
from computations.anti_dilution_deferral.machine import Machine
from computations.anti_dilution_deferral.shown import (
    agreed,
    prices_shown,
    remaining_shown,
    shares_shown,
    state_shown,
)
from computations.computation import Computation, Finding, Outcome
from computations.csv_table import csv_of
from computations.inputs import Input
from computations.options import OPTIONS, chosen

READINGS = ("same_day", "x_includes", "base_grows")
"""The options that choose between readings of the words; the others say how figures are rounded."""


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """State, prices, ledger and shares after `external.events`; without a formula what does not depend on it.

    Without events there is the state that the agreement itself brings about, and nothing else.
    """
    case = read_case(whole, exercise_first=options["same_day"] == "exercise_first")
    whole.prove()
    books = Books(case, options["fraction"])
    if not case.told:
        return Outcome({"state": agreed(books)}, books.trace.steps, case.missing, case.findings)
    machine = Machine(case.start, options).run()
    ledger = books.write(machine)
    result = {
        **state_shown(books, machine),
        "prices": prices_shown(books, machine),
        "ledger": ledger,
        **shares_shown(books, machine),
        "remaining": remaining_shown(books, machine),
    }
    findings = (*case.findings, *books.findings, *_otherwise(case, machine, options))
    return Outcome(result, books.trace.steps, case.missing, findings)


def _otherwise(case: Case, machine: Machine, options: Mapping[str, Any]) -> Iterator[Finding]:
    """The readings by which there would be other prices, or other numbers of shares for an exercise."""
    for name in READINGS:
        for other in OPTIONS[name].values:
            if other != options[name] and _end(Machine(case.start, {**options, name: other}).run()) != _end(machine):
                message = f"prices or shares would be others with {name} = {other}"
                yield Finding("warning", "depends_on_reading", message, {"option": name, "other": other})


def _end(machine: Machine) -> tuple[Any, ...]:
    """The prices at the end, and the shares of each exercise; exercises of one day stay in their order."""
    return machine.prices, [(one.on_exercise, one.issued) for one in machine.tranches]


COMPUTATION = Computation(
    name="anti_dilution_deferral",
    purpose="prices and shares under anti-dilution protection that waits until warrants vest",
    reads=("clauses",),
    needs=("anti_dilution_deferral",),
    compute=compute,
    external={
        "trigger_warrants.issued": "how many of the warrants that have to vest were issued",
        "trigger_warrants.price": "their exercise price, at which a vesting dilutes",
        "formula.kind": "broad_based, narrow_based or full_ratchet",
        "formula.outstanding": "the base of the weighted average: shares outstanding before the first event",
        "instruments[].id": "a name for instruments of one holder and one price",
        "instruments[].holder": "the holder's name",
        "instruments[].kind": "warrant or preferred",
        "instruments[].quantity": "how many there are",
        "instruments[].price": "the exercise or conversion price before any adjustment",
        "instruments[].stated_value": "what one preferred share converts",
        "events[].date": "the day of the event; events are taken by date",
        "events[].type": "vest, cancel, exercise, convert, issue, split or posted_price",
        "events[].warrants": "vest, cancel: how many of the warrants",
        "events[].instrument": "exercise, convert, posted_price: the id of the instrument",
        "events[].quantity": "exercise, convert: how many of the instrument",
        "events[].shares": "issue: how many shares are issued otherwise, which is not deferred",
        "events[].price": "issue: the price of a share; posted_price: the price that the books say",
        "events[].ratio": "split: how many new shares one share becomes; later figures are in new shares",
        "events[].outstanding": "the base right before the event, where it is not the one reckoned",
    },
    options=chosen("same_day", "fraction", "x_includes", "base_grows", "price_decimals"),
    renderings={"csv": csv_of("ledger"), "chart": chart},
)
