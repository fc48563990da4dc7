r"""Which computations a record gives something to start from: those that a scheduled run makes of it.

An agreement with a `rate_schedule` has `additional_interest_rates`; a release with facts has `tie_out`. A computation
that is called with figures by hand alone has nothing to do with any record.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from computations import COMPUTATIONS
from computations.collect import inputs_of
from computations.computation import Computation


def applicable(record: Mapping[str, Any]) -> Iterator[tuple[Computation, dict[str, Any]]]:
    """The computations that this record, as plain JSON, has the clauses or the items for, each with its input."""
    for computation in COMPUTATIONS:
        kinds = {one.get("kind") for name in computation.reads for one in record.get(name, ())}
        if not set(computation.needs) <= kinds:
            continue
        if computation.collect is None and not set(computation.reads) <= record.keys():
            continue  # it reads figures that a person gives, and no record has
        inputs = inputs_of(computation, [record])
        if any(inputs.get(name) for name in computation.reads):
            yield computation, inputs
