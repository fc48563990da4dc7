r"""Findings: what a reader of these documents must know before relying on their figures.

"$61.2 million" in the text and 61.1 in the balance sheet, a contents page that calls Section 3 by another name, a chief
executive who is Zach in two documents and Zack in a third. Findings are an answer, with codes of their own; they rest
on the records' diagnostics, on what ties out only before rounding, and on what is seen only over several records.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from computations import additional_interest_rates, entity_resolution, tie_out
from computations.computation import Computation, Outcome, answer
from computations.csv_table import csv_of
from computations.findings.noted import diagnostics_of, noted, place
from computations.inputs import Input, token
from computations.mentions import mentions_of
from computations.tie_out.collect import collect as figures_of
from computations.trace import Trace

Record = Mapping[str, Any]
Found = tuple[dict[str, Any], tuple[str, ...]]
"""A finding and the tokens of what it rests on."""

_SEVERITIES = ("error", "warning", "info")
_SPELT = "variant_first_name"


def compute(whole: Input, options: Mapping[str, Any]) -> Outcome:
    """The findings, errors first, each with the places that it rests on."""
    found: list[Found] = [(one, (where,)) for one, where in noted(list(whole.get("diagnostics").objects()))]
    documents = dict.fromkeys(
        one.get("document").text() for name in ("facts", "clauses") for one in whole.get(name).objects()
    )
    for document in documents:
        own = {name: _of(whole, name, document) for name in ("facts", "tables", "clauses")}
        found += _growths(whole, own)
        found += _illustrations(whole, own)
    found += _names(whole)
    whole.prove()
    found.sort(key=lambda one: _SEVERITIES.index(one[0]["severity"]))
    trace = Trace()
    for number, (one, tokens) in enumerate(found):
        trace.add(f"findings[{number}]", one["code"], one["message"], *tokens)
    return Outcome({"findings": [one for one, _ in found]}, trace.steps)


def _of(whole: Input, name: str, document: str | None) -> list[Any]:
    return [one.value for one in whole.get(name).objects() if one.get("document").text() == document]


def _growths(whole: Input, own: Mapping[str, list[Any]]) -> Iterator[Found]:
    """Growth that the figures behind the printed ones allow, and the printed ones do not give."""
    if not own["facts"]:
        return
    tied = answer(tie_out.COMPUTATION, own)
    for name in tied["result"].get("within_rounding", ()):
        check = tied["result"]["checks"][name]
        if check["kind"] == "growth":
            stated, computed = check["stated"], check["computed"]
            message = (
                f"{stated} percent in words; the printed figures give {computed}, which is possible before rounding"
            )
            places = _places(whole, check["figures"])
            yield _finding("growth_not_of_printed_figures", message, places), tuple(check["figures"])


def _illustrations(whole: Input, own: Mapping[str, list[Any]]) -> Iterator[Found]:
    """Rates that the document gives as examples, held against those that its tiers give."""
    if not any(one.get("kind") == "rate_schedule" and one.get("illustrations") for one in own["clauses"]):
        return
    rates = answer(additional_interest_rates.COMPUTATION, {"clauses": own["clauses"]})
    for number, one in enumerate(rates["result"].get("illustrations", ())):
        agrees = one["verdict"] == "agrees"
        step = next(each for each in rates["steps"] if each["gives"] == f"illustrations[{number}]")
        tokens = tuple(each for each in step["uses"] if "#clause:" in each)
        message = f"the document gives {one['stated']}% for {one['on']}, its tiers {one['computed']}%"
        code, severity = ("illustration_agrees", "info") if agrees else ("terms_conflict", "warning")
        yield _finding(code, message, _places(whole, tokens[:1]), severity), tokens


def _names(whole: Input) -> Iterator[Found]:
    """Persons whose first name is spelt in two ways over the documents."""
    listed = {token("mention", one): one for one in whole.get("mentions").objects()}
    names = answer(entity_resolution.COMPUTATION, {"mentions": [one.value for one in listed.values()]})
    by_id = {str(one.get("id").name()): (where, one) for where, one in listed.items()}
    for cluster in names["result"].get("clusters", ()):
        if _SPELT in cluster["evidence"]:
            members = [by_id[str(one)] for one in cluster["members"]]
            spelt = dict.fromkeys(one.get("name").text() for _, one in members)
            places = [place(one.get("document").text(), one) for _, one in members]
            message = f"one person is spelt {' and '.join(str(one) for one in spelt)}"
            yield _finding("name_variant", message, places, "warning"), tuple(where for where, _ in members)


def _places(whole: Input, tokens: Sequence[str]) -> list[dict[str, Any]]:
    """Where the facts and clauses of these tokens stand."""
    known = {token(kind, one): one for kind in ("fact", "clause") for one in whole.get(f"{kind}s").objects()}
    return [place(known[one].get("document").text(), known[one]) for one in tokens if one in known]


def _finding(code: str, message: str, places: list[dict[str, Any]], severity: str = "info") -> dict[str, Any]:
    return {"code": code, "severity": severity, "message": message, "items": places}


def collect(records: Sequence[Record]) -> dict[str, Any]:
    """The diagnostics, names, figures and clauses of the records."""
    clauses = [{**one, "document": record["document"]["id"]} for record in records for one in record["clauses"]]
    return {
        "diagnostics": diagnostics_of(records),
        "mentions": mentions_of(records),
        **figures_of(records),
        "clauses": clauses,
    }


COMPUTATION = Computation(
    name="findings",
    purpose="what contradicts itself in the documents or between them, with all places",
    reads=("diagnostics",),
    accepts=("mentions", "facts", "tables", "clauses"),
    compute=compute,
    collect=collect,
    renderings={"csv": csv_of("findings")},
)
