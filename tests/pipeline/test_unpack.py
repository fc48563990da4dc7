"""A submission gives its documents, each with what the header says; any other file gives itself."""

import pytest

from pipeline.document import Source
from pipeline.file import File
from pipeline.record import Filer
from pipeline.unpack import read_header, set_aside, unpack

ARCHIVE_HEADER = """\
-----BEGIN PRIVACY-ENHANCED MESSAGE-----
Proc-Type: 2001,MIC-CLEAR

<SEC-DOCUMENT>0000914760-99-000090.txt : 19990422
<SEC-HEADER>0000914760-99-000090.hdr.sgml : 19990422
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

\tFILING VALUES:
\t\tFORM TYPE:\t\t8-K/A

\tFORMER COMPANY:\t
\t\tFORMER CONFORMED NAME:\tELECTRONIC INFORMATION TECHNOLOGIES INC
\t\tDATE OF NAME CHANGE:\t19951012
</SEC-HEADER>
"""
FEED_HEADER = """\
<SUBMISSION>
<ACCESSION-NUMBER>0001493152-25-001317
<TYPE>8-K
<PERIOD>20250106
<ITEMS>5.02
<ITEMS>9.01
<FILING-DATE>20250108
<FILER>
<COMPANY-DATA>
<CONFORMED-NAME>ACORN ENERGY, INC.
<CIK>0000880984
</COMPANY-DATA>
<FORMER-COMPANY>
<FORMER-CONFORMED-NAME>DATA SYSTEMS & SOFTWARE INC
<DATE-CHANGED>19930328
</FORMER-COMPANY>
</FILER>
"""


def document(kind: str, sequence: str, words: str, file_name: str = "") -> str:
    named = f"<FILENAME>{file_name}\n" if file_name else ""
    return (
        f"<DOCUMENT>\n<TYPE>{kind}\n<SEQUENCE>{sequence}\n{named}<DESCRIPTION>A PAPER\n"
        f"<TEXT>\n{words}\n</TEXT>\n</DOCUMENT>\n"
    )


def parts(text: str) -> list[Source]:
    return list(unpack(File.of("submission.txt", text.encode())))


TWO = document("8-K", "1", "Current report") + document("EX-4.4", "3", "Rights agreement", "ex4-4.txt")


def test_an_ordinary_file_is_itself() -> None:
    file = File.of("letter.txt", b"Dear Sirs: see the <DOCUMENT> of January 31, 2002.\n")
    (source,) = unpack(file)
    assert (source.data, source.body, source.filing) == (file.open().read(), None, None)
    assert (source.id, source.size) == (file.sha256[:16], file.size)


@pytest.mark.parametrize("header", [ARCHIVE_HEADER, FEED_HEADER])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_documents_are_cut_out_exactly(header: str, ending: str) -> None:
    first, second = parts((header + TWO).replace("\n", ending))
    assert first.data.decode() == f"{ending}Current report{ending}"
    assert second.data.decode() == f"{ending}Rights agreement{ending}"
    assert [second.document_type, second.filing and second.filing.file_name] == ["EX-4.4", "ex4-4.txt"]
    assert second.filing is not None
    assert second.filing.description == "A PAPER"
    assert (first.sha256, first.name) == (second.sha256, "submission.txt")


def test_ids_are_accession_number_and_sequence() -> None:
    assert [part.id for part in parts(ARCHIVE_HEADER + TWO)] == ["0000914760-99-000090-1", "0000914760-99-000090-3"]


def test_archive_header() -> None:
    filing = read_header(ARCHIVE_HEADER.encode())
    assert (filing.accession_number, filing.form_type) == ("0000914760-99-000090", "8-K")
    assert (filing.filed_date, filing.period, filing.items) == ("1999-04-20", "1999-04-16", ("Other events",))
    former = ("ELECTRONIC INFORMATION TECHNOLOGIES INC",)
    assert filing.filers == (Filer(cik="0001002135", name="WESTELL TECHNOLOGIES INC", former_names=former),)
    assert filing.cik == "0001002135"


def test_feed_header() -> None:
    filing = read_header(FEED_HEADER.encode())
    assert (filing.accession_number, filing.form_type) == ("0001493152-25-001317", "8-K")
    assert (filing.filed_date, filing.period, filing.items) == ("2025-01-08", "2025-01-06", ("5.02", "9.01"))
    former = ("DATA SYSTEMS & SOFTWARE INC",)
    assert filing.filers == (Filer(cik="0000880984", name="ACORN ENERGY, INC.", former_names=former),)


def test_a_company_named_for_two_file_numbers_is_one_filer() -> None:
    company = "COMPANY CONFORMED NAME:\tCVR ENERGY INC\nCENTRAL INDEX KEY:\t0001376139\n"
    filing = read_header(f"SUBJECT COMPANY:\n{company}SUBJECT COMPANY:\n{company}".encode())
    assert [filer.name for filer in filing.filers] == ["CVR ENERGY INC"]


def test_a_document_without_a_header_has_a_filing_that_says_nothing() -> None:
    (part,) = parts(document("EX-10.1", "2", "Agreement"))
    assert part.id == f"{part.sha256[:16]}-2"
    assert part.filing is not None
    assert (part.filing.accession_number, part.filing.form_type) == (None, None)


def test_a_document_that_is_cut_off_ends_with_the_file() -> None:
    (part,) = parts(ARCHIVE_HEADER + "<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\nThe undersigned")
    assert part.data == b"\nThe undersigned"


def test_a_submission_repeated_in_its_file_gives_each_document_once() -> None:
    assert len(parts((ARCHIVE_HEADER + TWO) * 5)) == 2


def test_two_documents_under_one_number_have_two_ids() -> None:
    found = parts(ARCHIVE_HEADER + document("EX-10", "2", "First plan") + document("EX-10", "2", "Second plan"))
    assert [part.data.strip() for part in found] == [b"First plan", b"Second plan"]
    assert len({part.id for part in found}) == 2


@pytest.mark.parametrize("sequence", ["../../etc/passwd", "", "1/2", "9" * 40])
def test_only_a_number_becomes_part_of_an_id(sequence: str) -> None:
    (part,) = parts(ARCHIVE_HEADER + document("8-K", sequence, "Report"))
    assert part.id == "0000914760-99-000090-1"


def test_only_an_accession_number_becomes_part_of_an_id() -> None:
    header = ARCHIVE_HEADER.replace("ACCESSION NUMBER:\t\t0000914760-99-000090", "ACCESSION NUMBER:\t../../x")
    (part,) = parts(header + document("8-K", "1", "Report"))
    assert part.id == f"{part.sha256[:16]}-1"


@pytest.mark.parametrize(
    ("kind", "file_name", "words", "reason"),
    [
        ("GRAPHIC", "logo.jpg", "begin 644 logo.jpg\nM_]C_X", "is a picture (logo.jpg)"),
        ("EX-101.SCH", "abc-20250106.xsd", "<XBRL>\n<?xml ?>", "is XML data (abc-20250106.xsd)"),
        ("XML", "R1.htm", "<html>", "is a part of type XML (R1.htm), which holds no document of its own"),
        ("EX-99.1", "copy.pdf", "<PDF>\nbegin 644 copy.pdf\nM)5!$", "is an encoded file (copy.pdf)"),
        ("EX-4.4", "ex4.txt", "Rights agreement", None),
        ("8-K", "form8-k.htm", "<html>", None),
        ("EX-27", "", "<TABLE> <S> <C>", None),
    ],
)
def test_parts_that_hold_no_document_are_set_aside(kind: str, file_name: str, words: str, reason: str | None) -> None:
    (part,) = parts(ARCHIVE_HEADER + document(kind, "1", words, file_name))
    assert set_aside(part) == reason


def test_a_file_by_itself_is_never_set_aside() -> None:
    assert set_aside(Source("logo.jpg", b"begin 644 logo.jpg\nM_]C_X")) is None


def test_a_file_full_of_beginnings_does_not_take_for_ever() -> None:
    assert len(parts("<SEC-HEADER>\n" + "<DOCUMENT>\n<TYPE>8-K\n" * 20_000)) == 20_000
