r"""The input of tie-out from a record: cells of tables and figures of the prose, each with the place where it stands.

The cell "15.2" of the statement of operations gets `where` "operations", with its row and column in the table; the
"$15.2 million" of a paragraph, whose concept is known, gets "prose", and one in a headline "headline".
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Record = Mapping[str, Any]
Item = Mapping[str, Any]

_KINDS = {
    "income_statement": "operations",
    "balance_sheet": "balance",
    "cash_flow": "cash_flow",
    "reconciliation": "reconciliation",
}
"""How the statement is called that a section of this sort is."""
_SIGNS = (
    ("balance", frozenset(("total_assets", "total_liabilities_equity"))),
    ("cash_flow", frozenset(("cash_operating", "cash_investing"))),
    ("operations", frozenset(("operating_income", "pretax_income", "eps_basic", "eps_diluted"))),
)
"""Concepts that tell which statement a table is, where no section says it."""


def collect(records: Sequence[Record]) -> dict[str, Any]:
    """The figures of the records as tie-out reads them, with their tables and the clauses on growth and comparisons."""
    facts: list[dict[str, Any]] = []
    tables: list[dict[str, Any]] = []
    clauses: list[dict[str, Any]] = []
    for record in records:
        document = record["document"]["id"]
        facts += ({**one, "document": document} for one in _figures(record))
        tables += ({**one, "document": document} for one in record["tables"])
        wanted = (one for one in record["clauses"] if one["kind"] in ("growth", "comparison"))
        clauses += ({**one, "document": document} for one in wanted)
    return {"facts": facts, "tables": tables, "clauses": clauses}


def _figures(record: Record) -> Iterator[dict[str, Any]]:
    cells: dict[str, list[Item]] = {}
    for one in record["facts"]:
        cells.setdefault(one["table"], []).append(one)
    named = _named(record, cells)
    for table in record["tables"]:
        held = cells.get(table["id"], [])
        for fact, (row, place) in zip(held, placed(table, held), strict=True):
            where = {"where": named[table["id"]], "row": row, "place": place}
            if fact["value"] is not None:
                yield {**fact, **where}
    sections = {one["id"]: one for one in record["sections"]}
    for amount in record["amounts"]:
        rough = amount["qualifier"] is not None  # "more than $5 billion" is no figure to be held against a table
        if amount["concept"] and amount["period"] and amount["value"] is not None and not rough:
            value = amount["value"] if amount["signed_value"] is None else amount["signed_value"]
            headline = any(one["kind"] == "headline" for one in _around(amount["section"], sections))
            yield {**amount, "value": value, "where": "headline" if headline else "prose", "label": None}


def _around(section: str | None, sections: Mapping[str, Item]) -> Iterator[Item]:
    """The section and those that it lies in, from the inside out."""
    while section is not None and section in sections:
        yield sections[section]
        section = sections[section]["parent"]


def _named(record: Record, cells: Mapping[str, Sequence[Item]]) -> dict[str, str]:
    """What each table is called: by its statement, a second one of a kind with a number, any other by its id."""
    sections = {one["id"]: one for one in record["sections"]}
    found: dict[str, str] = {}
    seen: dict[str, int] = {}
    for table in record["tables"]:
        kinds = (_KINDS.get(one["subkind"] or "") for one in _around(table["section"], sections))
        kind = next((one for one in kinds if one), None) or _by_concepts(cells.get(table["id"], ()))
        if kind is None:
            found[table["id"]] = table["id"]
            continue
        seen[kind] = seen.get(kind, 0) + 1
        found[table["id"]] = kind if seen[kind] == 1 else f"{kind}#{seen[kind]}"
    return found


def _by_concepts(cells: Sequence[Item]) -> str | None:
    concepts = {one["concept"] for one in cells}
    return next((kind for kind, signs in _SIGNS if concepts & signs), None)


def placed(table: Item, cells: Sequence[Item]) -> list[tuple[int | None, int | None]]:
    """The row and the column of each cell by their numbers, null for the cells of a table where they are not certain.

    Rows of one path follow one another, and so do columns with one head: a row that has fewer cells than there are
    columns of that head leaves open which they are.
    """
    columns = {label: [at for at, one in enumerate(table["columns"]) if one == label] for label in table["columns"]}
    rows: dict[tuple[str, ...], list[int]] = {}
    for number, row in enumerate(table["rows"]):
        if row["kind"] != "header":
            rows.setdefault(tuple(row["path"]), []).append(number)
    lines: dict[tuple[str, ...], list[list[int]]] = {}
    for at, cell in enumerate(cells):
        held = lines.setdefault(tuple(cell["path"]), [])
        label = cell["column"] or ""
        several = len(columns.get(label, ()))
        if not held or sum((cells[one]["column"] or "") == label for one in held[-1]) >= max(several, 1):
            held.append([])
        held[-1].append(at)
    places: list[tuple[int | None, int | None]] = [(None, None)] * len(cells)
    for path, held in lines.items():
        numbers = rows.get(path, [])
        if len(numbers) != len(held):
            continue
        for number, line in zip(numbers, held, strict=True):
            for at in line:
                label = cells[at]["column"] or ""
                same = [one for one in line if (cells[one]["column"] or "") == label]
                if len(same) == len(columns.get(label, ())):
                    places[at] = number, columns[label][same.index(at)]
    return places
