"""Figures of a release that do not go together: text against table, a name against the sign, a day against a quarter.

"Stockholders' equity of $61.2 million", over a balance sheet with 61.1, is a `tie_out_conflict`.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

import regex

from pipeline.diagnostic import Diagnostic, Severity
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount, Fact, Item, Record, Row
from pipeline.rules import words
from pipeline.span import Span

_COMPARED = ("money", "per_share")
_WEIGHTED = {"shares_basic_outstanding": "shares_basic", "shares_diluted_outstanding": "shares_diluted"}
"""What is said to be outstanding on a day, and the average over a period that is taken for it."""
_LOSS = lazy(r"(?:net\s+)?loss\b(?!.*(?:[(]|\b(?:income|earnings|profit|gain)\b))", regex.IGNORECASE)
_CHANGE = lazy(r"chang|increase|decrease|variance|differ|%|percent|pro\s+forma|adjust|restate", regex.IGNORECASE)

_Stated = Mapping[tuple[str, str | None], list[Fact]]


def diagnostics(record: Record, document: Document) -> Iterator[Diagnostic]:
    """The figures that do not agree, kind by kind."""
    facts = [one for one in record.facts if one.value is not None and not _CHANGE.search(one.column or "")]
    rows: dict[tuple[str, str | None], list[Fact]] = defaultdict(list)
    for one in facts:
        if one.concept is not None:
            rows[one.concept, one.period].append(one)
    for amount in record.amounts:
        if amount.concept is not None and amount.period is not None and amount.value is not None:
            yield from _against_table(amount, rows)
            yield from _average(amount, facts)
    yield from _labels(record, document)


def _against_table(amount: Amount, rows: _Stated) -> Iterator[Diagnostic]:
    """An amount of the text that none of the numbers behind the table's figure can be rounded to."""
    facts = rows.get((amount.concept or "", amount.period), [])
    if amount.kind not in _COMPARED or amount.qualifier or not facts or len({one.value for one in facts}) > 1:
        return
    fact = facts[0]
    if amount.value is None or fact.value is None or amount.unit != fact.unit:
        return
    # the sign of a cost or a loss is said in words as often as by parentheses
    difference = abs(abs(amount.value) - abs(fact.value))
    if difference and difference >= ((amount.precision or 0) + (fact.precision or 0)) / 2:
        message = f"{words(amount.text)} in the text; {words(fact.text)} in the table, {fact.label}"
        yield _diagnostic("tie_out_conflict", message, amount.span, [amount, fact], "error")


def _average(amount: Amount, facts: Iterable[Fact]) -> Iterator[Diagnostic]:
    """Shares said to be outstanding on a day, where the table has that very number as the average of a period."""
    average = _WEIGHTED.get(amount.concept or "")
    for fact in facts:
        ends = (fact.period or "").rpartition("/")
        if fact.concept == average and ends[1] and ends[2] == amount.period and fact.value == amount.value:
            message = f"said to be outstanding on {amount.period}, and in the table the average of {fact.period}"
            yield _diagnostic("measure_inconsistent", message, amount.span, [amount, fact])
            return


def _rows(record: Record) -> Iterator[tuple[Row, Span, list[Fact]]]:
    """The rows of all tables with the place of their label and their cells from the left."""
    cells: dict[tuple[str, tuple[str, ...]], list[Fact]] = defaultdict(list)
    for one in record.facts:
        cells[one.table, one.path].append(one)
    for table in record.tables:
        for row in table.rows:
            if row.span is not None and (table.id, row.path) in cells:
                yield row, row.span, sorted(cells[table.id, row.path], key=lambda one: one.span)


def _labels(record: Record, document: Document) -> Iterator[Diagnostic]:
    """Rows that are named for a loss alone and have profits as well; labels that stand below their figures."""
    for row, span, facts in _rows(record):
        stated = [one for one in facts if one.value and one.period and not _CHANGE.search(one.column or "")]
        profits = [one for one in stated if one.value is not None and one.value > 0]
        if _LOSS.match(row.label) and profits and len(profits) < len(stated):
            message = f'"{row.label}" is named for a loss, and {words(profits[0].text)} is a profit beside losses'
            yield _diagnostic("label_sign_mismatch", message, span, profits)
        last = facts[-1].span.end
        if last <= span.start and "\n" in document.text[last : span.start] and len({one.table for one in facts}) == 1:
            message = f'the figures of "{row.label}" stand on the line above it, which has no label'
            yield _diagnostic("label_below_cells", message, span, facts)


def _diagnostic(
    code: str, message: str, span: Span, others: Iterable[Item], severity: Severity = "warning"
) -> Diagnostic:
    return Diagnostic(
        severity=severity,
        code=code,
        message=message,
        span=span,
        related=tuple(one.id for one in others),
        rule="consistency.figures",
    )
