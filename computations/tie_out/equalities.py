r"""Do several figures of one quantity agree? Statement against statement, prose against table, label against sign.

Stockholders' equity of $61.2 million in the prose and of 61.1 in the balance sheet is a conflict: no number rounds to
both. A label "Net loss" over a profit is one, where the same row prints other losses in parentheses.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from computations.interval import judge, shown
from computations.tie_out.check import Check, signed_sum
from computations.tie_out.figures import Figure, Figures
from computations.tie_out.relations import EQUALS, MAIN, OUTSTANDING, SAME_EVERYWHERE, SUMS
from computations.tie_out.structure import Footing


def equalities(figures: Figures, footings: Sequence[Footing]) -> Iterator[Check]:
    """The checks of all figures that are stated more than once, tables of another subject left out."""
    names: Counter[str] = Counter()
    agreed = _agreed(figures)
    for primary, other in _repeated(figures, agreed):
        name = f"equal:{primary.concept}:{primary.period}:{primary.where}={other.where}"
        names[name] += 1
        check = _compared(f"{name}#{names[name]}" if names[name] > 1 else name, primary, other)
        if check.verdict == "conflict":
            check = _differing(check, primary, other, agreed)
        if check.verdict == "conflict":
            check = replace(check, details={"alternative_foots": _alternative(figures, footings, primary, other)})
        yield check
    for first, second in EQUALS:
        for concept, period in figures.known:
            left, right = figures.primary(first, period), figures.primary(second, period)
            if concept == first and left is not None and right is not None:
                yield _compared(f"equal:{first}={second}:{period}", right, left)


def _repeated(figures: Figures, agreed: "_Agreed") -> Iterator[tuple[Figure, Figure]]:
    """The first figure of each line and period in a table, with each other one of the same subject."""
    for primary, *others in figures.known.values():
        for other in others if primary.in_table else ():
            # a table that has no figure in common with the first one is of a segment, or of the parent company alone
            same = _of_one_release(primary, other) or agreed[_tables(primary, other)]
            if same and _one_currency(primary, other):
                yield primary, other


def _of_one_release(one: Figure, other: Figure) -> bool:
    """Whether both are of the company as a whole: figures of the prose, and those of its first statement of a kind."""
    return not other.in_table or {one.where, other.where} <= MAIN


def _one_currency(one: Figure, other: Figure) -> bool:
    """Whether two figures may be in one currency: a figure that does not say its own is held against any."""
    units = {unit.partition("/")[0] for unit in (one.unit, other.unit) if unit}
    return len(units) < 2


_Tables = tuple[tuple[str, str | None], tuple[str, str | None]]
_Agreed = Mapping[_Tables, Counter[str]]


def _tables(one: Figure, other: Figure) -> _Tables:
    return (one.where, one.table), (other.where, other.table)


def _agreed(figures: Figures) -> _Agreed:
    """How many figures of each concept two tables have in common: all the same ones are of the same subject."""
    found: dict[_Tables, Counter[str]] = {}
    for (concept, _), stated in figures.known.items():
        for other in stated[1:]:
            same = found.setdefault(_tables(stated[0], other), Counter())
            if _compared("", stated[0], other).verdict != "conflict":
                same[concept] += 1
    return found


def _compared(name: str, one: Figure, other: Figure, kind: str = "equal") -> Check:
    """The check of the coarser figure against the finer; of two as fine, of the second against the first."""
    finer, coarser = (other, one) if other.precision < one.precision else (one, other)
    computed = finer.interval
    verdict = judge(computed, coarser.value, coarser.precision)
    text = f"{finer.where} has {shown(finer.value)}, {coarser.where} {shown(coarser.value)}"
    uses = (coarser.token, finer.token)
    return Check(name, kind, verdict, text, coarser.value, computed, ((1, finer),), uses)


def _differing(check: Check, primary: Figure, other: Figure, agreed: _Agreed) -> Check:
    """The check of two figures that differ: a conflict only where they are bound to be one quantity."""
    if _same_but_for_sign(primary, other):
        why = "the one prints as a deduction what the other prints as an amount"
        return replace(check, verdict="exact", details={"why": why})
    counted = primary.concept in SAME_EVERYWHERE
    if not _of_one_release(primary, other) and not agreed[_tables(primary, other)][primary.concept or ""]:
        counted = False  # "income before taxes" on a taxable-equivalent basis differs in every column
    if counted:
        return check
    return replace(check, verdict="not_checkable", details={"why": "the two may be counted differently"})


def _same_but_for_sign(one: Figure, other: Figure) -> bool:
    finer, coarser = (other, one) if other.precision < one.precision else (one, other)
    turned = finer.interval.negated()
    return one.concept not in SAME_EVERYWHERE and judge(turned, coarser.value, coarser.precision) == "exact"


def _alternative(figures: Figures, footings: Sequence[Footing], primary: Figure, other: Figure) -> bool:
    """Whether the sums that contain a figure also foot with the other figure in its place."""
    found = False
    for target, terms in _sums_with(figures, footings, primary):
        swapped = [(sign, other if one is primary else one) for sign, one in terms]
        if judge(signed_sum(swapped), target.value, target.precision) == "conflict":
            return False
        found = True
    return found


def _sums_with(
    figures: Figures, footings: Sequence[Footing], part: Figure
) -> Iterator[tuple[Figure, list[tuple[int, Figure]]]]:
    """The sums that a figure is a term of: by relation, else by the structure of its statement."""
    for relation in SUMS:
        target = figures.primary(relation.target, part.period or "")
        terms = [(sign, figures.primary(concept, part.period or "")) for sign, concept in relation.terms]
        known = [(sign, one) for sign, one in terms if one is not None]
        if target is not None and len(known) == len(terms) and any(one is part for _, one in known):
            yield target, known
    for footing in footings:
        if any(one is part for _, one in footing.terms):
            yield footing.target, list(footing.terms)


def related(figures: Figures) -> Iterator[Check]:
    """The checks of shares outstanding on a day that are the weighted average of the period to that day."""
    for outstanding, average in OUTSTANDING:
        for (concept, day), stated in figures.known.items():
            if concept != outstanding or "/" in day:
                continue
            for (other, period), averages in figures.known.items():
                if other == average and period.endswith(f"/{day}"):
                    check = _compared(
                        f"related:{outstanding}:{day}={average}:{period}", averages[0], stated[0], "related"
                    )
                    if check.verdict != "conflict":
                        yield replace(check, flags=("basis_mismatch",))


def labels(figures: Figures) -> Iterator[Check]:
    """The conflicts of rows called a loss that print one figure as a profit and another as a loss."""
    for (concept, period), stated in figures.known.items():
        for one in stated:
            if one.in_table and one.called_loss and one.value > 0:
                text = f"{one.label!r} stands beside a profit of {shown(one.value)}"
                yield Check(f"label:{concept}:{period}", "label", "conflict", text, one.value, uses=(one.token,))
