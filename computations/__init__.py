"""What follows from a record: computations read records, never texts.

`compute("term_graph", {"defined_terms": […]})` gives the answer of a computation as plain JSON.
"""

from typing import Any

from computations import (
    additional_interest,
    additional_interest_rates,
    amendment_filings,
    anti_dilution_deferral,
    call_times,
    deemed_notice,
    documents_to_fetch,
    entity_resolution,
    findings,
    indemnity_contribution,
    issue_size,
    majority_of_holders,
    obligation_register,
    questionnaire_review,
    registration_timetable,
    release_metrics,
    restricted_status,
    suspension_compliance,
    tenure,
    term_graph,
    tie_out,
    tie_out_check,
    timetable_calendar,
)
from computations.computation import Computation, answer

COMPUTATIONS: tuple[Computation, ...] = (
    registration_timetable.COMPUTATION,
    timetable_calendar.COMPUTATION,
    additional_interest.COMPUTATION,
    additional_interest_rates.COMPUTATION,
    suspension_compliance.COMPUTATION,
    majority_of_holders.COMPUTATION,
    amendment_filings.COMPUTATION,
    indemnity_contribution.COMPUTATION,
    anti_dilution_deferral.COMPUTATION,
    deemed_notice.COMPUTATION,
    restricted_status.COMPUTATION,
    questionnaire_review.COMPUTATION,
    call_times.COMPUTATION,
    issue_size.COMPUTATION,
    obligation_register.COMPUTATION,
    tenure.COMPUTATION,
    tie_out.COMPUTATION,
    tie_out_check.COMPUTATION,
    release_metrics.COMPUTATION,
    findings.COMPUTATION,
    entity_resolution.COMPUTATION,
    term_graph.COMPUTATION,
    documents_to_fetch.COMPUTATION,
)
"""All computations, in the order of the list that a person is shown."""

BY_NAME = {one.name: one for one in COMPUTATIONS}


def compute(name: str, inputs: object) -> dict[str, Any]:
    """The answer of the computation of this name. Raises KeyError where there is none."""
    return answer(BY_NAME[name], inputs)
