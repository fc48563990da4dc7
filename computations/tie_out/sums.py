r"""Do the totals foot? By the relations that concepts have, and by the structure of each table.

`sum:operating_income:2004-01-01/2004-03-31` is revenue less three kinds of costs. What a relation and the table's own
rows say of one total is one check; a relation is only held against a figure where no other line stands between.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import regex

from computations.interval import judge
from computations.tie_out.check import Check, signed_sum, sum_check, unchecked
from computations.tie_out.figures import Figure, Figures, Statement
from computations.tie_out.relations import DEDUCTIONS, SUMS, Sum
from computations.tie_out.structure import Footing
from pipeline.lazy import lazy

FOOTS = ("exact", "within_rounding")
_NO_SUM = "no sum of the rows above gives this figure"
_NO_PARTS = "the rows above are too small to be its parts"
_BETWEEN = "other lines stand between"
_GAIN = lazy(r"(?<!\()\b(?:benefit|credit|interest\s+income)\b(?!\))", regex.IGNORECASE)
"""How a deduction is called that is an addition where it is printed without parentheses: "Income tax benefit"."""
_WORDS = lazy(r"[a-z0-9]+")


def sums(figures: Figures, footings: Sequence[tuple[Footing, Statement]]) -> Iterator[Check]:
    """The checks of all sums: of known concepts first, then of the other totals of each statement."""
    footed = {id(one.target): (one, statement) for one, statement in footings}
    found: dict[str, Check] = {}
    for concept, period in figures.known:
        target = figures.primary(concept, period)
        if target is None or not target.in_table:
            continue
        own = footed.pop(id(target), None)
        for check in _of_concept(figures, target, own[0] if own else None, found):
            found[check.id] = check
            yield check
    names = dict.fromkeys(found, 1)
    for footing, statement in footed.values():
        name = _name(footing, statement)
        names[name] = names.get(name, 0) + 1
        yield _of_footing(f"{name}#{names[name]}" if names[name] > 1 else name, footing)


def _of_concept(figures: Figures, target: Figure, own: Footing | None, found: dict[str, Check]) -> Iterator[Check]:
    """The check of a total by the first relation that foots, else by its own rows; and those that rest on it."""
    name = f"sum:{target.concept}:{target.period}"
    relations = [one for one in SUMS if one.target == target.concept]
    tried = {one: check for one in relations for check in _tried(figures, target, one, found)}
    plain = [check for relation, check in tried.items() if not relation.given]
    foots = [one for one in plain if one.verdict in FOOTS]
    footing = _of_footing(name, own) if own else None
    if not foots and footing is not None and (not plain or footing.verdict != "not_checkable"):
        foots = [footing]
    first = next(iter([*foots, *plain]), None)
    if first is not None:
        yield replace(first, id=name)
    for number, (relation, check) in enumerate(tried.items(), 1):
        if relation.given:
            yield replace(check, id=f"{name}#{number}")


def _tried(figures: Figures, target: Figure, relation: Sum, found: dict[str, Check]) -> Iterator[Check]:
    """The check of a relation; nothing where the release has too few of its concepts to speak of it."""
    name = f"sum:{target.concept}:{target.period}"
    terms = [(sign, figures.beside(concept, target)) for sign, concept in relation.terms]
    missing = [concept for (_, one), (_, concept) in zip(terms, relation.terms, strict=True) if one is None]
    stated = [(sign, one) for sign, one in terms if one is not None]
    if missing:
        if len(stated) > len(missing):
            why = f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} not stated"
            yield unchecked(name, "sum", why, target, missing)
        return
    check = sum_check(name, target, _as_printed(target, stated))
    given = (found.get(f"sum:{concept}:{target.period}") for concept in relation.given)
    held = target.row is None or all(one is not None and one.verdict in FOOTS for one in given)
    if check.verdict in FOOTS or (held and not _between(figures, target, stated, relation)):
        yield check
    else:
        yield unchecked(name, "sum", _BETWEEN, target)


def _as_printed(target: Figure, terms: Sequence[tuple[int, Figure]]) -> Sequence[tuple[int, Figure]]:
    """The terms, with those signs turned that make the sum foot: an expense in parentheses, a benefit without them."""
    free = [at for at, (_, one) in enumerate(terms) if _may_turn(one)]
    turns = (turned for count in range(len(free) + 1) for turned in combinations(free, count))
    tried = ([(-sign if at in turned else sign, one) for at, (sign, one) in enumerate(terms)] for turned in turns)
    foots = (one for one in tried if judge(signed_sum(one), target.value, target.precision) in FOOTS)
    return next(foots, terms)


def _may_turn(one: Figure) -> bool:
    if one.concept == "preferred_accretion":
        return one.value > 0
    return one.concept in DEDUCTIONS and (one.value < 0 or _GAIN.search(one.label or "") is not None)


def _between(figures: Figures, target: Figure, terms: Sequence[tuple[int, Figure]], relation: Sum) -> bool:
    """Whether the target's statement has rows among those of the relation that are none of them."""
    rows = [one.row for _, one in terms if one.table == target.table and one.row is not None]
    if target.row is None or target.table is None:
        return False
    if len(rows) < len(terms):
        return not relation.given  # over several statements, and nothing tells what else they count
    first, last = min(*rows, target.row), max(*rows, target.row)
    statement = next(one for one in figures.statements if one.table == target.table)
    between = {
        cell.row
        for row in statement.rows
        for cell in row.cells.values()
        if cell.row is not None and first <= cell.row <= last and cell.unit == target.unit and cell.value != 0
    }
    return bool(between - {*rows, target.row})


def _of_footing(name: str, footing: Footing) -> Check:
    if not footing.terms:
        return unchecked(name, "sum", _NO_SUM if footing.parts else _NO_PARTS, footing.target)
    computed = signed_sum(footing.terms)
    verdict = judge(computed, footing.target.value, footing.target.precision)
    if verdict == "conflict" and not footing.certain:
        return unchecked(name, "sum", "a row has no figure in this column", footing.target)
    return sum_check(name, footing.target, footing.terms)


def _name(footing: Footing, statement: Statement) -> str:
    """The id of a sum: by concept and period where they are known, else by the row's label and the column."""
    target = footing.target
    label = "_".join(_WORDS.findall((target.label or "").casefold())) or f"row_{target.row}"
    column = statement.columns[footing.column] if footing.column < len(statement.columns) else ""
    return f"sum:{target.concept or label}:{target.period or column or footing.column}"
