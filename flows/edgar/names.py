"""The names EDGAR gives: accession numbers and CIKs, checked before they become part of an address.

`accession("000095011704002615")` is "0000950117-04-002615"; `submission_paths(893816, …)` are where it lies.
"""

import re

ACCESSION = re.compile(r"(\d{10})-?(\d{2})-?(\d{6})", re.ASCII)
FIRST_YEAR = 1993
"""EDGAR's first filings; the two digits of an accession number count from here to a century later."""


def accession(words: str) -> str:
    """An accession number as EDGAR writes it, with or without its dashes. Raises `ValueError`."""
    match = ACCESSION.fullmatch(words.strip())
    if match is None:
        raise ValueError(f"{words!r} is no accession number, such as 0000950117-04-002615")
    return "-".join(match.groups())


def cik(words: str) -> int:
    """A CIK, with or without leading zeros. Raises `ValueError`."""
    digits = words.strip().upper().removeprefix("CIK")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 10 and int(digits)):
        raise ValueError(f"{words!r} is no CIK, such as 1045810")
    return int(digits)


def assigner(number: str) -> int:
    """The CIK that an accession number begins with: of a company that files for itself, else of its agent."""
    return int(number[:10])


def year(number: str) -> int:
    """The year in which an accession number was given: 2004 for "0000950117-04-002615"."""
    return FIRST_YEAR + (int(number[11:13]) - FIRST_YEAR) % 100


def submission_paths(company: int, number: str) -> tuple[str, str]:
    """Where a submission lies below EDGAR's address: under the CIK of each of its filers, twice.

    The indexes of every year name the first place; the second is the folder that holds its documents as well.
    """
    folder = f"Archives/edgar/data/{company}"
    return f"{folder}/{number}.txt", f"{folder}/{number.replace('-', '')}/{number}.txt"
