"""What of its inputs a run leaves out, and says so: what is no document, cannot be read, or has been met before."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

from flows.find import is_wanted
from flows.report import Tally
from pipeline.diagnostic import Unreadable
from pipeline.store import Store, quarantined_path
from pipeline.store.entry import path_id, printable

NAMED = 5
"""So many names of files that are left alone are given."""


@dataclass
class Skipped:
    """The files that are left alone: how many there are, and the names of some."""

    number: int = 0
    names: set[str] = field(default_factory=set)

    def add(self, path: str) -> None:
        """Counts a file."""
        self.number += 1
        if len(self.names) <= NAMED:
            self.names.add(PurePath(path).name)

    def wanted(self, member: str) -> bool:
        """Whether a member of an archive is taken; one that is not is counted."""
        taken = is_wanted(member)
        if not taken:
            self.add(member)
        return taken

    def remark(self, tally: Tally, where: str = "") -> None:
        """Has the end of the run say so."""
        if self.number:
            names = ", ".join(sorted(self.names)[:NAMED]) + (", …" if len(self.names) > NAMED else "")
            tally.remark(printable(f"left alone{where}, no documents by their names: {self.number} ({names})"))


def refuse(store: Store, tally: Tally, path: str, problems: Sequence[Unreadable]) -> None:
    """Keeps why a path, or what is inside it, gives no bytes, in place of what was kept of the path before."""
    lines = store.save(path_id(path), (quarantined_path(problem.name, problem) for problem in problems))
    for problem, line in zip(problems, lines, strict=True):
        tally.add(problem.name, [line])


def twice(path: str, first: str) -> str:
    """What a run says of a file that it has met before under another name."""
    return f"{printable(path)}: has the same bytes as {printable(first)}, and counts once"


def alike(path: str, other: str) -> str:
    """What a run says of a file with other bytes in which are no other documents than those of a file before."""
    return f"{printable(path)}: holds the same documents as {printable(other)}, and counts once"
