"""A header says the same in both styles, with any line end, whoever stands in it."""

import os
from pathlib import Path

import pytest

from pipeline.file import File
from pipeline.record import Filer, Filing
from pipeline.unpack import read_header, unpack

ROOT = Path(__file__).parents[2]
FILINGS = Path(os.environ.get("FOURCORNERS_DOCUMENTS", ROOT.parent / "shared" / "documents"))

ARCHIVE = """\
-----BEGIN PRIVACY-ENHANCED MESSAGE-----
Proc-Type: 2001,MIC-CLEAR
Originator-Key-Asymmetric:
 MFgwCgYEVQgBAQICAf8DSgAwRwJAW2sNKK9AVtBzYZmr6aGjlWyK3XmZv3dTINen

<SEC-DOCUMENT>0000914760-99-000090.txt : 19990422
<SEC-HEADER>0000914760-99-000090.hdr.sgml : 19990422
<ACCEPTANCE-DATETIME>19990422162204
ACCESSION NUMBER:\t\t0000914760-99-000090
CONFORMED SUBMISSION TYPE:\t8-K
PUBLIC DOCUMENT COUNT:\t\t2
CONFORMED PERIOD OF REPORT:\t19990416
ITEM INFORMATION:\t\tOther events
ITEM INFORMATION:\t\t
FILED AS OF DATE:\t\t19990420

FILER:

\tCOMPANY DATA:\t
\t\tCOMPANY CONFORMED NAME:\t\t\tWESTELL TECHNOLOGIES INC
\t\tCENTRAL INDEX KEY:\t\t\t0001002135
\t\tSTANDARD INDUSTRIAL CLASSIFICATION:\tTELEPHONE & TELEGRAPH APPARATUS [3661]
\t\tIRS NUMBER:\t\t\t\t363154957
\t\tSTATE OF INCORPORATION:\t\t\tDE
\t\tFISCAL YEAR END:\t\t\t0331

\tFILING VALUES:
\t\tFORM TYPE:\t\t8-K/A

\tBUSINESS ADDRESS:\t
\t\tSTATE:\t\t\tIL

\tFORMER COMPANY:\t
\t\tFORMER CONFORMED NAME:\tELECTRONIC INFORMATION TECHNOLOGIES INC
\t\tDATE OF NAME CHANGE:\t19951012
</SEC-HEADER>
"""
FEED = """\
<SUBMISSION>
<ACCESSION-NUMBER>0000914760-99-000090
<TYPE>8-K
<PUBLIC-DOCUMENT-COUNT>2
<PERIOD>19990416
<ITEMS>Other events
<FILING-DATE>19990420
<FILER>
<COMPANY-DATA>
<CONFORMED-NAME>WESTELL TECHNOLOGIES INC
<CIK>0001002135
<ASSIGNED-SIC>3661
<IRS-NUMBER>363154957
<STATE-OF-INCORPORATION>DE
<FISCAL-YEAR-END>0331
</COMPANY-DATA>
<FILING-VALUES>
<FORM-TYPE>8-K/A
</FILING-VALUES>
<BUSINESS-ADDRESS>
<STATE>IL
</BUSINESS-ADDRESS>
<FORMER-COMPANY>
<FORMER-CONFORMED-NAME>ELECTRONIC INFORMATION TECHNOLOGIES INC
<DATE-CHANGED>19951012
</FORMER-COMPANY>
</FILER>
"""
SAID = Filing(
    accession_number="0000914760-99-000090",
    form_type="8-K",
    filed_date="1999-04-20",
    period="1999-04-16",
    items=("Other events",),
    cik="0001002135",
    filers=(
        Filer(
            cik="0001002135",
            name="WESTELL TECHNOLOGIES INC",
            former_names=("ELECTRONIC INFORMATION TECHNOLOGIES INC",),
            role="filer",
            sic="3661",
            irs_number="363154957",
            state_of_incorporation="DE",
            fiscal_year_end="XXXX-03-31",
        ),
    ),
)


@pytest.mark.parametrize("header", [ARCHIVE, FEED], ids=["archive", "feed"])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r", "\r\r\n"])
def test_both_styles_say_the_same_with_any_line_end(header: str, ending: str) -> None:
    assert read_header(header.replace("\n", ending).encode()) == SAID


def company(role: str, name: str, cik: str) -> str:
    data = f"\tCOMPANY DATA:\n\t\tCOMPANY CONFORMED NAME:\t{name}\n\t\tCENTRAL INDEX KEY:\t{cik}\n"
    return f"{role}:\n\n{data}\n\tFILING VALUES:\n\t\tFORM TYPE:\t4\n\n"


def roles(header: str) -> list[tuple[str | None, str | None]]:
    return [(filer.role, filer.name) for filer in read_header(header.encode()).filers]


@pytest.mark.parametrize(
    ("line", "role"),
    [
        ("FILER", "filer"),
        ("SUBJECT COMPANY", "subject_company"),
        ("FILED BY", "filed_by"),
        ("REPORTING-OWNER", "reporting_owner"),
        ("ISSUER", "issuer"),
        ("DEPOSITOR", "depositor"),
        ("SERIAL COMPANY", "serial_company"),
        ("SOMETHING NEW", None),
    ],
)
def test_roles(line: str, role: str | None) -> None:
    header = company("FILER", "A CORP", "1") + company(line, "B CORP", "2")
    assert roles(header) == [("filer", "A CORP"), (role, "B CORP")]


def test_roles_of_the_feed() -> None:
    data = "<COMPANY-DATA>\n<CONFORMED-NAME>A TRUST\n<CIK>1\n</COMPANY-DATA>\n"
    owner = "<OWNER-DATA>\n<CONFORMED-NAME>DOE JANE\n<CIK>2\n</OWNER-DATA>\n"
    header = f"<ISSUING_ENTITY>\n{data}</ISSUING_ENTITY>\n<REPORTING-OWNER>\n{owner}</REPORTING-OWNER>\n"
    assert roles(header) == [("issuing_entity", "A TRUST"), ("reporting_owner", "DOE JANE")]


def test_a_company_named_for_two_file_numbers_is_one_filer() -> None:
    assert roles(company("SUBJECT COMPANY", "CVR ENERGY INC", "1376139") * 2) == [("subject_company", "CVR ENERGY INC")]


def test_a_company_in_two_roles_is_two_filers() -> None:
    header = company("FILER", "EFCAR, LLC", "1") + company("DEPOSITOR", "EFCAR, LLC", "1")
    assert [role for role, _ in roles(header)] == ["filer", "depositor"]


def test_a_company_without_lines_around_it() -> None:
    assert roles("COMPANY CONFORMED NAME:\tA CORP\nCENTRAL INDEX KEY:\t1\n") == [(None, "A CORP")]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("FISCAL YEAR END:\t1231", "XXXX-12-31"),
        ("FISCAL YEAR END:\t0229", "XXXX-02-29"),
        ("FISCAL YEAR END:\t0000", None),
        ("FISCAL YEAR END:\t1301", None),
        ("FISCAL YEAR END:\t", None),
    ],
)
def test_the_end_of_the_fiscal_year(line: str, value: str | None) -> None:
    (filer,) = read_header(f"COMPANY CONFORMED NAME:\tA CORP\n{line}\n".encode()).filers
    assert filer.fiscal_year_end == value


@pytest.mark.parametrize(
    ("line", "sic", "number"),
    [
        ("STANDARD INDUSTRIAL CLASSIFICATION:\tPETROLEUM REFINING [2911]", "2911", None),
        ("STANDARD INDUSTRIAL CLASSIFICATION:\t4991", "4991", None),
        ("STANDARD INDUSTRIAL CLASSIFICATION:\t[0000]", None, None),
        ("STANDARD INDUSTRIAL CLASSIFICATION:\tUNKNOWN", None, None),
        ("IRS NUMBER:\t000000000", None, None),
        ("EIN:\t\t\t133398767", None, "133398767"),
    ],
)
def test_numbers_of_a_company(line: str, sic: str | None, number: str | None) -> None:
    (filer,) = read_header(f"COMPANY CONFORMED NAME:\tA CORP\n{line}\n".encode()).filers
    assert (filer.sic, filer.irs_number) == (sic, number)


@pytest.mark.parametrize("date", ["20040231", "2004", "JUNE", "200406301"])
def test_what_is_no_date_is_null(date: str) -> None:
    assert read_header(f"FILED AS OF DATE:\t{date}\n".encode()).filed_date is None


def test_a_name_with_a_letter_beyond_ascii() -> None:
    for encoding in ("utf-8", "latin-1"):
        (filer,) = read_header("COMPANY CONFORMED NAME:\tNESTLÉ SA\n".encode(encoding)).filers
        assert filer.name == "NESTLÉ SA"


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_lone_carriage_return_among_other_line_ends_breaks_no_value(ending: str) -> None:
    header = ARCHIVE.replace("WESTELL TECHNOL", "WESTELL TECHNOL\r").replace("0000914760-99\n", "0000914760-99\r\n")
    assert read_header(header.replace("\n", ending).encode()) == SAID


def test_blanks_without_end_take_no_time() -> None:
    filing = read_header(b"ITEM INFORMATION:" + b" " * 500_000 + b"x" + b" " * 500_000 + b"y\n")
    assert len(filing.items) == 1


@pytest.mark.skipif(not FILINGS.is_dir(), reason=f"{FILINGS} is not there; set FOURCORNERS_DOCUMENTS to a copy")
def test_the_two_forms_of_one_submission_say_the_same() -> None:
    twins = ("full-submissions/cvr-energy-2025-sc-to-t-submission.txt", "nasty/cvr-energy-2025-sc-to-t-cr-only.nc")
    archive, feed = (list(unpack(File.at(FILINGS / name))) for name in twins)
    assert [part.filing for part in archive] == [part.filing for part in feed]
    assert [part.data.split() for part in archive] == [part.data.split() for part in feed]
