r"""The header of a submission: what it says of the filing, and of the companies and persons in it.

"FILED AS OF DATE:\t\t20040701" is a line of the public archive, `<FILING-DATE>20040701` the same in the dissemination
feed. Lines may end in LF, CR LF or CR alone, and one header may mix both styles; among lines that end in LF a lone CR
ends none: "WMX TECHNOL\rOGIES INC" is one name.
"""

import datetime as dt
import re
from dataclasses import dataclass, field
from typing import get_args

from pipeline.record import Filer, FilerRole, Filing

ACCESSION = re.compile(r"\d{10}-\d{2}-\d{6}")
"""An accession number becomes the name of a file, so nothing else passes."""

LINE = re.compile(r"^[ \t]*(?:<([A-Z][A-Z0-9_-]*)>|([A-Z][A-Z0-9 /_-]*):)(.*)$", re.MULTILINE)

FILING_FIELDS = {
    "ACCESSION NUMBER": "accession_number",
    "CONFORMED SUBMISSION TYPE": "form_type",
    "TYPE": "form_type",
    "CONFORMED PERIOD OF REPORT": "period",
    "PERIOD": "period",
    "FILED AS OF DATE": "filed_date",
    "FILING DATE": "filed_date",
    "ITEM INFORMATION": "items",
    "ITEMS": "items",
}
COMPANY_FIELDS = {
    "COMPANY CONFORMED NAME": "name",
    "CONFORMED NAME": "name",
    "CENTRAL INDEX KEY": "cik",
    "CIK": "cik",
    "FORMER CONFORMED NAME": "former_names",
    "STANDARD INDUSTRIAL CLASSIFICATION": "sic",
    "ASSIGNED SIC": "sic",
    "IRS NUMBER": "irs_number",
    "EIN": "irs_number",
    "STATE OF INCORPORATION": "state_of_incorporation",
    "FISCAL YEAR END": "fiscal_year_end",
}
"""What the lines of both styles say: the tags of the feed have hyphens where the archive has spaces."""

COMPANY_BEGINS = frozenset({"COMPANY DATA", "OWNER DATA"})
ROLES: dict[str, FilerRole] = {role.replace("_", " ").upper(): role for role in get_args(FilerRole)}
"""The lines that open a group, "SUBJECT COMPANY:" or `<SUBJECT-COMPANY>`, and the role of whoever stands in it."""

SIC = re.compile(r"\[?(\d{4})\]?$")
MONTH_AND_DAY = re.compile(r"\d{4}")


@dataclass
class _Company:
    role: FilerRole | None
    facts: dict[str, list[str]] = field(default_factory=dict)


def read_header(data: bytes) -> Filing:
    """What the header of a submission says of the filing and of the companies in it, in the header's order.

    A company that is named twice in one role, for two file numbers, is one filer. Lines without a value say nothing,
    and neither do numbers that are all zeros.
    """
    facts: dict[str, list[str]] = {}
    companies: list[_Company] = []
    heading = ""
    for tag, label, written in LINE.findall(_words(data)):
        name, value = (tag or label).replace("-", " ").replace("_", " ").strip(), written.strip()
        if not value:
            if name in COMPANY_BEGINS or name in ROLES:
                companies.append(_Company(ROLES.get(name) or ROLES.get(heading)))
            heading = name
        elif known := COMPANY_FIELDS.get(name):
            if not companies or (known == "name" and "name" in companies[-1].facts):
                companies.append(_Company(companies[-1].role if companies else None))
            companies[-1].facts.setdefault(known, []).append(value)
        elif known := FILING_FIELDS.get(name):
            facts.setdefault(known, []).append(value)
    filers, accession = _filers(companies), _first(facts, "accession_number")
    return Filing(
        accession_number=accession if accession and ACCESSION.fullmatch(accession) else None,
        form_type=_first(facts, "form_type"),
        filed_date=_date(_first(facts, "filed_date")),
        period=_date(_first(facts, "period")),
        items=tuple(facts.get("items", ())),
        cik=filers[0].cik if filers else None,
        filers=filers,
    )


def _words(data: bytes) -> str:
    """The header's text with one kind of line end. A byte that is not UTF-8 is taken for the Latin-1 letter it is."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    text = text.replace("\r\n", "\n")
    return text.replace("\r", "" if text.count("\n") > text.count("\r") else "\n")


def _filers(companies: list[_Company]) -> tuple[Filer, ...]:
    filers: dict[tuple[str | None, str | None], Filer] = {}
    for company in companies:
        facts = company.facts
        name, cik = _first(facts, "name"), _first(facts, "cik")
        if name is None and cik is None:
            continue
        filer = Filer(
            cik=cik,
            name=name,
            former_names=tuple(dict.fromkeys(facts.get("former_names", ()))),
            role=company.role,
            sic=_sic(_first(facts, "sic")),
            irs_number=_number(_first(facts, "irs_number")),
            state_of_incorporation=_first(facts, "state_of_incorporation"),
            fiscal_year_end=_month_and_day(_first(facts, "fiscal_year_end")),
        )
        filers.setdefault((cik or name, company.role), filer)
    return tuple(filers.values())


def _first(facts: dict[str, list[str]], name: str) -> str | None:
    return facts[name][0] if name in facts else None


def _sic(value: str | None) -> str | None:
    """The four digits at the end: "PETROLEUM REFINING [2911]" is "2911", and so is "2911"."""
    found = SIC.search(value) if value else None
    return _number(found[1]) if found else None


def _number(value: str | None) -> str | None:
    return value if value and value.strip("0-") else None


def _date(value: str | None) -> str | None:
    """The date in ISO 8601: "20040630" is "2004-06-30"; null where the calendar has no such day."""
    if not value or not re.fullmatch(r"[0-9]{8}", value):
        return None
    try:
        return dt.date(int(value[:4]), int(value[4:6]), int(value[6:])).isoformat()
    except ValueError:
        return None


def _month_and_day(value: str | None) -> str | None:
    """A day of every year in EDTF: "1231" is "XXXX-12-31", and "0229" is one too."""
    day = _date(f"2000{value}") if value and MONTH_AND_DAY.fullmatch(value) else None
    return f"XXXX{day[4:]}" if day else None
