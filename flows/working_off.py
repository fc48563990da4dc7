"""The work on a batch in this process: `work_off(batch)` has its tally, and its records are in the store."""

from collections.abc import Iterator

from flows.batch import Batch, Outcome
from flows.report import Tally
from flows.take import Busy, Run, take
from flows.watch import UNWATCHED, Progress, Watch, untold
from pipeline.store import Store


def work_off(batch: Batch, progress: Progress = untold) -> Outcome:
    """Extracts these files into the store, in this process."""
    outcome = Outcome()
    for _, one in outcomes(batch, progress):
        outcome.merge(one)
    return outcome


def outcomes(batch: Batch, progress: Progress, watch: Watch = UNWATCHED) -> Iterator[tuple[str, Outcome]]:
    """What becomes of each file, one after the other; a bad one goes to quarantine and stops none.

    A file that another run has in hand comes after the others: two runs over the same files share the work.
    """
    busy: list[str] = []
    with Store(batch.out, batch.version, batch.run) as store:
        for wait, paths in ((False, batch.paths), (True, busy)):
            for path in paths:
                tally = Tally()
                try:
                    sha256 = take(Run(store, tally, batch.limits, progress, watch, wait), path)
                except Busy:
                    busy.append(path)
                else:
                    yield path, Outcome(tally, {path: sha256} if sha256 else {})
