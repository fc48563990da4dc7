"""A filing to get, and which of those that EDGAR lists are wanted.

`Filing("0000950117-04-002615", ("Archives/edgar/data/893816/0000950117-04-002615.txt",), "8-K", date(2004, 7, 13))`
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Filing:
    """A submission by its accession number, and the paths below EDGAR's address where it may lie, best first."""

    accession: str
    paths: tuple[str, ...]
    form: str = ""
    filed: date | None = None
    cik: int | None = None


@dataclass(frozen=True, kw_only=True)
class Choice:
    """Which filings are wanted; what is not said is not asked for.

    A form is named as EDGAR names it, amendments apart: "8-K" is not "8-K/A".
    """

    ciks: tuple[int, ...] = ()
    forms: tuple[str, ...] = ()
    since: date | None = None
    until: date | None = None

    def takes(self, filing: Filing) -> bool:
        """Whether a filing is wanted."""
        if self.ciks and filing.cik not in self.ciks:
            return False
        if self.forms and filing.form.upper() not in {form.strip().upper() for form in self.forms}:
            return False
        day = filing.filed
        return day is None or ((self.since or day) <= day <= (self.until or day))


def wanted(filings: Iterable[Filing], choice: Choice) -> Iterator[Filing]:
    """The filings that are wanted, each submission once: an index has it once for each of its filers."""
    met = set()
    for filing in filings:
        if filing.accession not in met and choice.takes(filing):
            met.add(filing.accession)
            yield filing
