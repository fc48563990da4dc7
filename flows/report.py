"""What a run says at its end: how many documents, what was found in them, what could not be read.

A `Tally` counts while the run goes on; it stays small however many documents there are.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pipeline.store import IndexLine
from pipeline.store.entry import printable

if TYPE_CHECKING:  # rich takes longer to load than `--help` may
    from rich.console import Console
    from rich.table import Table

SHOWN = 20
"""So many documents, failures and remarks are shown one by one; of more, the number."""

COLUMNS = {
    "sections": "sections",
    "parties": "parties",
    "dates": "dates",
    "amounts": "amounts",
    "defined_terms": "terms",
    "cross_references": "refs",
}
"""The kinds that have a column each; the rest of the items is counted together."""

FIGURES_WIDTH, NAME_WIDTH = 76, 30
"""What the other columns of the table take at least, and what a name needs to stand in one piece."""


@dataclass
class Tally:
    """The documents of a run, counted; of each sort the first few in full."""

    statuses: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    items: Counter[str] = field(default_factory=Counter)
    diagnostics: Counter[str] = field(default_factory=Counter)
    done_before: int = 0
    documents: list[IndexLine] = field(default_factory=list)
    failures: list[tuple[str, str]] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    more_remarks: int = 0

    def add(self, path: str, lines: Sequence[IndexLine], *, done_before: bool = False) -> None:
        """Counts the documents of a file; `done_before`: an earlier run has dealt with them."""
        for line in lines:
            self.statuses[line.status] += 1
            self.done_before += done_before
            if line.status == "quarantined" and len(self.failures) < SHOWN:
                place = f"{path} ({line.id})" if len(lines) > 1 else path
                self.failures.append((printable(place), line.reason or ""))
            if line.status == "extracted":
                self.kinds[line.kind or "other"] += 1
                self.items.update(line.counts)
                self.diagnostics.update(line.diagnostics)
                if len(self.documents) < SHOWN:
                    self.documents.append(line)

    def remark(self, sentence: str) -> None:
        """Keeps a sentence for the end of the run."""
        if len(self.remarks) < SHOWN:
            self.remarks.append(sentence)
        else:
            self.more_remarks += 1

    def merge(self, other: "Tally") -> None:
        """Adds what another tally has counted."""
        for mine, theirs in (
            (self.statuses, other.statuses),
            (self.kinds, other.kinds),
            (self.items, other.items),
            (self.diagnostics, other.diagnostics),
        ):
            mine.update(theirs)
        self.done_before += other.done_before
        self.documents = (self.documents + other.documents)[:SHOWN]
        self.failures = (self.failures + other.failures)[:SHOWN]
        self.more_remarks += other.more_remarks
        for sentence in other.remarks:
            self.remark(sentence)

    def counts(self) -> dict[str, int]:
        """The run in numbers: documents by what became of them, and how many an earlier run had dealt with."""
        return {**self.statuses, "done_before": self.done_before}

    @property
    def failed_share(self) -> float:
        """The share of the documents that could not be read, between 0 and 1; listed parts are not counted."""
        failed = self.statuses["quarantined"]
        return failed / max(1, failed + self.statuses["extracted"])

    def summary(self) -> str:
        """The run in a line: "4 documents extracted, 1 quarantined, 2 parts listed; 3 of them done before"."""
        extracted = self.statuses["extracted"]
        words = [f"{extracted} {'document' if extracted == 1 else 'documents'} extracted"]
        words.append(f"{self.statuses['quarantined']} quarantined")
        if self.statuses["listed"]:
            words.append(f"{self.statuses['listed']} parts listed")
        before = f"; {self.done_before} of them done before" if self.done_before else ""
        return ", ".join(words) + before


def show(tally: Tally, answers: "Console", messages: "Console") -> None:
    """Prints the table of what was found and the summary, and as messages the failures and the remarks."""
    if tally.statuses["extracted"]:
        answers.print(_table(tally, answers.width))
    sentences = [f"{name}: {reason}" for name, reason in tally.failures]
    sentences += _rest(tally.statuses["quarantined"] - len(sentences), "quarantined")
    sentences += tally.remarks + _rest(tally.more_remarks, "like these")
    for sentence in sentences:
        messages.print(f"fourcorners: {sentence}", markup=False, highlight=False, soft_wrap=True)
    answers.print(tally.summary(), markup=False, highlight=False, soft_wrap=True)


def _rest(number: int, what: str) -> list[str]:
    return [f"… and {number} more {what}"] if number > 0 else []


def _table(tally: Tally, width: int) -> "Table":
    """A row for each document of a short run, else a row for each kind of document, and the sum of all."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415  # rich takes longer to load than `--help` may
    from rich.table import Table  # noqa: PLC0415  # the same
    from rich.text import Text  # noqa: PLC0415  # the same

    extracted = tally.statuses["extracted"]
    if extracted > len(tally.documents):
        table = Table("kind of document", box=SIMPLE_HEAD)
        table.add_column("documents", justify="right")
        for kind, number in tally.kinds.most_common():
            table.add_row(kind, str(number))
        table.add_section()
        table.add_row("all", str(extracted))
        for name, number in tally.items.items():
            if number:
                table.add_row(f"  {name.replace('_', ' ')}", str(number))
        return table
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    room = width - FIGURES_WIDTH
    if room >= NAME_WIDTH:
        table.add_column("document", overflow="ellipsis", no_wrap=True, max_width=room)
    else:
        table.add_column("document", overflow="fold", min_width=12)
    table.add_column("kind", overflow="fold", min_width=5)
    for head in (*COLUMNS.values(), "other", "oddities"):
        table.add_column(head, justify="right", no_wrap=True)
    for line in tally.documents:
        table.add_row(Text(_name(line)), Text(line.kind or ""), *_figures(line.counts, line.diagnostics))
    if extracted > 1:
        table.add_section()
        table.add_row("all", "", *_figures(tally.items, tally.diagnostics))
    return table


def _name(line: IndexLine) -> str:
    """The name of a document; of one in a submission, with its exhibit or its number there: "8k.txt EX-10.1"."""
    submission, _, number = line.id.rpartition("-")
    return f"{line.name} {line.exhibit or number}" if submission else line.name


def _figures(items: Mapping[str, int], diagnostics: Mapping[str, int]) -> list[str]:
    rest = sum(number for name, number in items.items() if name not in COLUMNS)
    return [str(number) for number in (*(items.get(name, 0) for name in COLUMNS), rest, sum(diagnostics.values()))]
