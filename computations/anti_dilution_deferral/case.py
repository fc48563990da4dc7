r"""The input of `anti_dilution_deferral`, read: the clause, the trigger warrants, the formula, instruments and events.

Everything that is wrong is kept with its place; what is only absent is `missing`, with the document that states it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from computations.anti_dilution_deferral.events import check_totals, in_order, read_events, reordered
from computations.anti_dilution_deferral.formula import check_prices, missing_formula, read_formula
from computations.anti_dilution_deferral.instruments import positive, read_instruments
from computations.anti_dilution_deferral.machine import Protection, Start
from computations.clauses import Clause, Clauses
from computations.computation import Finding, Missing
from computations.inputs import Input

VEST_AFTER = "exercise"
X, Y = "entitled_if_exercised_on_vesting_date", "previously_issued"
FURTHER = "not_deferred"


@dataclass(frozen=True)
class Case:
    """The whole input, read: what the machine starts from, and what was odd or absent.

    `told` says whether the input has a list of events, if an empty one.
    """

    clause: Clause
    start: Start
    told: bool
    findings: tuple[Finding, ...]
    missing: tuple[Missing, ...]

    @property
    def warrants(self) -> str:
        """What the clause calls the warrants that have to vest."""
        return self.clause.get("trigger").get("instrument").text() or "trigger warrants"


def read_case(whole: Input, *, exercise_first: bool) -> Case:
    """The whole input; its problems are kept in it."""
    clause, external = Clauses.of(whole).needed("anti_dilution_deferral"), whole.get("external")
    _supported(clause)
    trigger, listed = external.get("trigger_warrants"), external.get("events")
    count = trigger.get("issued")
    issued = positive(count, "how many were issued") if count.given else None
    instruments = read_instruments(external.get("instruments"))
    given = read_events(listed, instruments, clause.get("trigger").get("issued").date())
    events, formula = in_order(given, exercise_first=exercise_first), read_formula(external, clause)
    check_totals(events, issued, instruments)
    check_prices(formula, trigger.get("price"), events)
    start = Start(
        issued=issued,
        trigger_price=trigger.get("price").amount(),
        formula=formula,
        instruments=instruments,
        events=events,
        protection=_protection(clause),
    )
    missing = (*_missing(external, clause), *missing_formula(formula, events, clause))
    return Case(clause, start, listed.given, tuple(reordered(given)), missing)


def _protection(clause: Clause) -> Protection:
    cutoff = clause.get("cutoff")
    return Protection(
        agreed=clause.get("true_up").given,
        cutoff=cutoff.get("date").needed_date("the day before which an exercise earns more") if cutoff.given else None,
        strict=cutoff.get("strict").needed_flag("whether that day is too late") if cutoff.given else False,
    )


def _supported(clause: Clause) -> None:
    """Keeps as a problem what the clause says and this computation cannot do."""
    known = [(clause.get("vest_after"), VEST_AFTER), (clause.get("further_issuances"), FURTHER)]
    if clause.get("true_up").given:
        known += [(clause.get("true_up").get("x"), X), (clause.get("true_up").get("y"), Y)]
    for field, value in known:
        if field.needed("a term of the deferral") not in ("", value):
            field.wrong("unsupported", f"{field.value!r} is not computed, only {value}")


def _missing(external: Input, clause: Clause) -> Iterator[Missing]:
    trigger = external.get("trigger_warrants")
    document = clause.get("trigger").get("document").text()
    if not trigger.get("issued").given:
        yield Missing("trigger_warrants.issued", "how many warrants may vest", document)
    if not trigger.get("price").given:
        yield Missing("trigger_warrants.price", "the price at which a vesting dilutes", document)
    for name, why in _LISTS:
        if not external.get(name).given:
            yield Missing(name, why)


_LISTS: Sequence[tuple[str, str]] = (
    ("instruments", "who holds which warrants and preferred shares, and at which price"),
    ("events", "what has vested, and what was exercised, since the agreement: an empty list if nothing"),
)
