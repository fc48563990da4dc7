r"""What the records already note, as findings: the diagnostics that a reader must know before relying on a figure.

`deadline_conflict`, an error of an agreement whose form gives another day, is the finding `deadlines_conflict`; the
place of the diagnostic and those of the items that it names are where both days stand.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from computations.inputs import Input, token

Record = Mapping[str, Any]

MEANT: Mapping[str, str] = {
    "tie_out_conflict": "figures_conflict",
    "measure_inconsistent": "basis_mismatch",
    "label_sign_mismatch": "label_contradicts_sign",
    "label_below_cells": "row_shifted",
    "contents_heading_mismatch": "contents_mismatch",
    "contents_number_mismatch": "contents_mismatch",
    "contents_section_missing": "contents_mismatch",
    "definition_conflict": "terms_conflict",
    "definition_inconsistent": "terms_conflict",
    "limit_restated_differently": "terms_conflict",
    "document_unidentified": "form_reference_conflict",
    "term_redefined": "term_redefined",
    "term_undefined": "term_undefined",
    "date_conflict": "date_conflict",
    "unsigned": "unsigned",
    "name_variant": "name_variant",
    "name_unresolved": "name_unresolved",
    "term_misspelt": "misspelling",
    "phrase_misspelt": "misspelling",
    "malformed_url": "address_as_url",
}
"""The findings that diagnostics of records amount to; a diagnostic of any other code is none."""
_BY_SEVERITY = {
    ("deadline_conflict", "error"): "deadlines_conflict",
    ("deadline_conflict", "warning"): "deadline_ambiguous",
}
_ITEMS = (
    *("sections", "parties", "dates", "amounts", "defined_terms", "cross_references", "signatures", "contacts"),
    *("obligations", "tables", "facts", "role_changes", "quotations", "form_fields", "clauses"),
)


def diagnostics_of(records: Sequence[Record]) -> list[dict[str, Any]]:
    """The diagnostics of the records that have a place, each with the places of the items that it names."""
    found: list[dict[str, Any]] = []
    for record in records:
        places = {one["id"]: one for name in _ITEMS for one in record[name]}
        for one in record["diagnostics"]:
            if one["span"] is not None:
                related = [places[name] for name in one["related"] if name in places]
                found.append(
                    {
                        **{name: one[name] for name in ("id", "severity", "code", "message", "span", "text")},
                        "document": record["document"]["id"],
                        "related": [{"span": other["span"], "text": other["text"]} for other in related],
                    }
                )
    return found


def noted(listed: Sequence[Input]) -> Iterator[tuple[dict[str, Any], str]]:
    """The findings among the diagnostics of the input, in their order, each with the token of its diagnostic."""
    for one in listed:
        code, severity = one.get("code").needed("the code"), one.get("severity").needed("the severity")
        document, message = one.get("document").text(), one.get("message").needed("the message")
        meant = _BY_SEVERITY.get((code, severity)) or MEANT.get(code)
        if meant is None:
            continue
        places = [place(document, one)]
        for other in one.get("related").objects():
            there = place(document, other)
            if not any(_within(there, known) or _within(known, there) for known in places):
                places.append(there)
        yield {"code": meant, "severity": severity, "message": message, "items": places}, token("diagnostic", one)


def place(document: str | None, item: Input) -> dict[str, Any]:
    """Where an item stands, as a finding shows it."""
    span = [one.needed_count("a place in the text") for one in item.get("span").items()]
    return {"document": document, "span": span or None, "text": item.get("text").text()}


def _within(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether one place lies in another, so that it tells nothing more."""
    if not one["span"] or not other["span"]:
        return not one["span"]
    return bool(other["span"][0] <= one["span"][0] and one["span"][1] <= other["span"][1])
