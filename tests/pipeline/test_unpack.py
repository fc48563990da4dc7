"""A submission gives its documents, each with what the header says; any other file gives itself."""

import pytest

from pipeline.document import Source
from pipeline.file import File
from pipeline.limits import DEFAULT, Limits
from pipeline.unpack import set_aside, unpack

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


def parts(text: str, limits: Limits = DEFAULT) -> list[Source]:
    return list(unpack(File.of("submission.txt", text.encode()), limits))


def remarks(part: Source) -> list[str]:
    return [odd.message for odd in part.diagnostics]


TWO = document("8-K", "1", "Current report") + document("EX-4.4", "3", "Rights agreement", "ex4-4.txt")


def test_an_ordinary_file_is_itself() -> None:
    file = File.of("letter.txt", b"Dear Sirs: see the <DOCUMENT> of January 31, 2002.\n")
    (source,) = unpack(file)
    assert (source.data, source.body, source.filing) == (file.open().read(), None, None)
    assert (source.id, source.size) == (file.sha256[:16], file.size)


@pytest.mark.parametrize(
    "header", [ARCHIVE_HEADER, FEED_HEADER, "\n\n" + FEED_HEADER, "\ufeff" + FEED_HEADER, "\ufeff"]
)
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_documents_are_cut_out_exactly(header: str, ending: str) -> None:
    first, second = parts((header + TWO).replace("\n", ending))
    assert bool(first.filing and first.filing.form_type) == (len(header) > 1)
    assert first.data.decode() == f"{ending}Current report{ending}"
    assert second.data.decode() == f"{ending}Rights agreement{ending}"
    assert [second.document_type, second.filing and second.filing.file_name] == ["EX-4.4", "ex4-4.txt"]
    assert second.filing is not None
    assert second.filing.description == "A PAPER"
    assert (first.sha256, first.name) == (second.sha256, "submission.txt")


def test_ids_are_accession_number_and_sequence() -> None:
    assert [part.id for part in parts(ARCHIVE_HEADER + TWO)] == ["0000914760-99-000090-1", "0000914760-99-000090-3"]


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


FORM = ": XML data, whose answers stand under names of fields and are no text"


@pytest.mark.parametrize(
    ("kind", "file_name", "words", "reason"),
    [
        ("GRAPHIC", "logo.jpg", "begin 644 logo.jpg\nM_]C_X", "is a picture (logo.jpg)"),
        ("EX-101.SCH", "abc-20250106.xsd", "<XBRL>\n<?xml ?>", "is XML data (abc-20250106.xsd)"),
        ("XML", "R1.htm", "<html>", "is a part of type XML (R1.htm), which holds no document of its own"),
        ("EX-99.1", "logo.gif", "begin 644 x\n#1TE&\n`\nend", "is a picture (logo.gif)"),
        ("EX-99.1", "", "begin 644 logo.gif\n&1TE&.#EA\n`\nend", "is a picture (logo.gif)"),
        ("EX-99.1", "plan.xlsx", "begin 644 plan.xlsx\n$4$L#!\n`\nend", "is a spreadsheet (plan.xlsx)"),
        ("EX-99.1", "plan.zip", "begin 644 plan.zip\n$4$L#!\n`\nend", "is a ZIP archive (plan.zip)"),
        (
            "SC 13G",
            "primary_doc.xml",
            "<XML>\n<?xml version='1.0'?>\n<edgarSubmission>",
            f"is a form filled in online (primary_doc.xml){FORM}",
        ),
        (
            "4",
            "doc4.xml",
            "<XML>\n<?xml version='1.0'?>\n<ownershipDocument>",
            f"is a form filled in online (doc4.xml){FORM}",
        ),
        ("EX-99", "", "<?xml version='1.0'?><!-- a --><xbrl>", "is XML data"),
        ("XML", "Show.js", "// Edgar(tm) Renderer", "is a program (Show.js)"),
        ("XML", "report.css", "/* styles */", "is a style sheet (report.css)"),
        ("JSON", "MetaLinks.json", "{", "is JSON data (MetaLinks.json)"),
        ("SC 13D", "02012345.paper", "<PAPER>", "is a note that the document was filed on paper (02012345.paper)"),
        ("GRAPHIC", "", "no picture at all", "is a part of type GRAPHIC, which holds no document of its own"),
        ("8-K", "form.htm", "<XBRL>\n<?xml version='1.0'?><!-- by X --><html xmlns='x'>", None),
        ("EX-99", "release.xml", "<html>", None),
        ("EX-10", "plan.doc", "This Plan is adopted as of May 1, 1999.", None),
        ("EX-99", "logo.jpg", "", "is a picture (logo.jpg)"),
        ("COVER", "cover.txt", "Dear Sirs:", None),
        ("EX-10", "ex10.txt", "begin 100 days after the date hereof", None),
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


def test_the_wrapper_around_a_body_is_no_part_of_it() -> None:
    (part,) = parts(
        ARCHIVE_HEADER + document("8-K", "1", "<XBRL>\n<?xml version='1.0'?>\n<html></html>\n</XBRL>", "a.htm")
    )
    assert part.data == b"\n<?xml version='1.0'?>\n<html></html>\n"


def test_a_table_of_the_1990s_is_no_wrapper() -> None:
    (part,) = parts(ARCHIVE_HEADER + document("EX-27", "1", "<TABLE> <S> <C>\n<CASH> 1\n</TABLE>"))
    assert part.data == b"\n<TABLE> <S> <C>\n<CASH> 1\n</TABLE>\n"


@pytest.mark.parametrize("end", ["</TEXT>", "</HTML></TEXT>", "see </TEXT> above\n</TEXT>"])
def test_the_body_ends_with_the_last_text_mark(end: str) -> None:
    whole = (
        f"{ARCHIVE_HEADER}<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\nA report\n{end}\n</DOCUMENT>\n</SEC-DOCUMENT>\n"
    )
    (part,) = parts(whole)
    assert part.data.decode() == f"\nA report\n{end.removesuffix('</TEXT>')}"
    assert part.diagnostics == ()


HEAD = "<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n"
FIRST = f"{HEAD}<TEXT>\nFirst\n</TEXT>\n</DOCUMENT>\n"
SECOND = "<DOCUMENT>\n<TYPE>EX-99\n<SEQUENCE>2\n<TEXT>\nSecond\n</TEXT>\n</DOCUMENT>\n"
LAST = "</SEC-DOCUMENT>\n"


@pytest.mark.parametrize(
    ("documents", "bodies", "odd"),
    [
        (FIRST + SECOND + LAST, ["First", "Second"], {}),
        (f"{HEAD}<TEXT>\nFirst\n</DOCUMENT>\n{SECOND}{LAST}", ["First", "Second"], {0: ["no </TEXT>"]}),
        (f"{HEAD}<TEXT>\nFirst\n</TEXT>\n{SECOND}{LAST}", ["First", "Second"], {0: ["it ends with <DOCUMENT>"]}),
        (f"{HEAD}<TEXT>\nFirst\n{SECOND}{LAST}", ["First", "Second"], {0: ["ends with <DOC", "no </TEXT>"]}),
        (f"{HEAD}First\n</TEXT>\n</DOCUMENT>\n{LAST}", ["First"], {0: ["no <TEXT>"]}),
        (f"{HEAD}First\n</DOCUMENT>\n{LAST}", ["First"], {0: ["no <TEXT>", "no </TEXT>"]}),
        (FIRST.replace("<TYPE>8-K\n", "") + LAST, ["First"], {0: ["no <TYPE>"]}),
        (FIRST.replace("8-K", "") + LAST, ["First"], {0: ["no <TYPE>"]}),
        (FIRST.replace("<SEQUENCE>1\n", "") + LAST, ["First"], {0: ["no sequence number, and counts by its place, 1"]}),
        (f"{HEAD}<TEXT>\nFirst\n</TEXT>\n{LAST}", ["First"], {0: ["it ends with </SEC-DOCUMENT>"]}),
        (f"{HEAD}<TEXT>\nFirst", ["First"], {0: ["it ends with the end of the file", "no </TEXT>"]}),
        (FIRST, ["First"], {0: ["breaks off behind this document"]}),
        (FIRST + SECOND, ["First", "Second"], {1: ["breaks off behind this document"]}),
        (
            f"{HEAD}<TEXT>\nFirst\n</TEXT>\nmore\n</DOCUMENT>\n{LAST}",
            ["First"],
            {0: ["4 bytes of words behind </TEXT>"]},
        ),
        (f"{FIRST}A fee of $5\n{SECOND}{LAST}", ["First", "Second"], {0: ["8 bytes of words behind </DOCUMENT>"]}),
        (f"{FIRST}\n \n{SECOND}A fee\n{LAST}", ["First", "Second"], {1: ["4 bytes of words behind </DOCUMENT>"]}),
        (f"{FIRST}A fee\n", ["First"], {0: ["4 bytes of words behind </DOCUMENT>", "breaks off"]}),
        (
            f"{HEAD}<TEXT>\nFirst\n{SECOND}goes on\n</TEXT>\n</DOCUMENT>\n{LAST}",
            ["First", "Second"],
            {0: ["ends with <DOC", "no </TEXT>"], 1: ["6 bytes of words behind </DOCUMENT>"]},
        ),
        (f"{FIRST}{LAST}-----END PRIVACY-ENHANCED MESSAGE-----\n", ["First"], {}),
    ],
)
def test_broken_nesting_is_read_and_told(documents: str, bodies: list[str], odd: dict[int, list[str]]) -> None:
    found = parts(ARCHIVE_HEADER + documents)
    assert [part.data.decode().strip() for part in found] == bodies
    for number, part in enumerate(found):
        assert len(remarks(part)) == len(odd.get(number, []))
        for message, words in zip(remarks(part), odd.get(number, []), strict=True):
            assert words in message


@pytest.mark.parametrize("text", [f"{FIRST}A fee\n{LAST}", FIRST.replace("</TEXT>\n", "</TEXT>\nA fee\n") + LAST])
def test_words_left_out_are_a_warning(text: str) -> None:
    (part,) = parts(ARCHIVE_HEADER + text)
    assert [(odd.severity, odd.code) for odd in part.diagnostics] == [("warning", "submission_malformed")]


def test_a_number_given_twice_is_told() -> None:
    found = parts(ARCHIVE_HEADER + FIRST + FIRST.replace("First", "Second") + LAST)
    assert [part.filing and part.filing.sequence for part in found] == ["1", "1000002"]
    assert remarks(found[1]) == ["another document has the sequence number 1: this one counts as 1000002"]


def test_two_submissions_in_one_file_have_their_own_headers() -> None:
    other = ARCHIVE_HEADER.replace("0000914760-99-000090", "0000914760-99-000091").replace("WESTELL", "EASTELL")
    found = parts(ARCHIVE_HEADER + FIRST + LAST + other + FIRST.replace("First", "Second") + LAST)
    assert [part.id for part in found] == ["0000914760-99-000090-1", "0000914760-99-000091-1"]
    assert [part.filing.filers[0].name for part in found if part.filing] == [
        "WESTELL TECHNOLOGIES INC",
        "EASTELL TECHNOLOGIES INC",
    ]


def test_a_submission_whose_end_was_lost_does_not_swallow_the_next() -> None:
    found = parts(ARCHIVE_HEADER + f"{HEAD}<TEXT>\nFirst\n" + ARCHIVE_HEADER.replace("000090", "000091") + FIRST + LAST)
    assert [part.id[-8:] for part in found] == ["000090-1", "000091-1"]
    assert found[0].data.startswith(b"\nFirst\n")
    assert b"SEC-DOCUMENT" not in found[0].data


@pytest.mark.parametrize("text", [ARCHIVE_HEADER.partition("\n\n")[2], FEED_HEADER, "<SEC-HEADER>\n</SEC-HEADER>\n"])
def test_a_submission_without_documents_is_refused(text: str) -> None:
    (part,) = parts(text)
    assert part.refused is not None
    assert (part.refused.code, part.data) == ("no_documents", b"")


@pytest.mark.parametrize(
    "text",
    [
        "The <SEC-HEADER> of a filing comes first.\n",
        "<SEC-HEADER> is the tag of the header.\n<DOCUMENT>\n<TYPE>8-K\n",
        "A submission:\n\n  <SEC-DOCUMENT>0000914760-99-000090.txt\n  <DOCUMENT>\n  <TYPE>8-K\n",
        "A submission:\n\n<SEC-DOCUMENT>0000914760-99-000090.txt : 19990422\nholds a <DOCUMENT> and more.\n",
        "begin 644 days after the date hereof\n",
        "-----BEGIN PRIVACY-ENHANCED MESSAGE-----\nProc-Type: 2001\n\nDear Sirs:\n",
    ],
)
def test_a_text_that_speaks_of_submissions_is_a_text(text: str) -> None:
    (part,) = parts(text)
    assert (part.data.decode(), part.filing, part.refused) == (text, None, None)


def test_what_is_beyond_the_limit_is_refused_and_the_others_go_on() -> None:
    text = ARCHIVE_HEADER + document("EX-10", "1", "x" * 2000) + document("EX-99", "2", "A release")
    first, second = parts(text, Limits(document_bytes=1000))
    assert (first.data, first.body and first.body.end - first.body.start) == (b"", 2002)
    assert first.refused is not None
    assert first.refused.message == "has 2,002 bytes, and document_bytes allows 1,000"
    assert (second.data, second.refused) == (b"\nA release\n", None)


def test_a_picture_of_any_size_is_only_listed() -> None:
    picture = "begin 644 logo.jpg\n" + "M_]C_X" + "`" * 55 + ("\nM" + "`" * 60) * 100
    (part,) = parts(ARCHIVE_HEADER + document("GRAPHIC", "1", picture, "logo.jpg"), Limits(document_bytes=1000))
    assert (set_aside(part), part.refused, part.data) == ("is a picture (logo.jpg)", None, b"")


def test_a_file_by_itself_that_is_beyond_the_limit_is_refused() -> None:
    (part,) = parts("words " * 1000, Limits(document_bytes=1000))
    assert part.refused is not None
    assert (part.refused.code, part.data, part.size) == ("too_large", b"", 6000)


def test_a_header_beyond_its_limit_is_told() -> None:
    (part,) = parts(ARCHIVE_HEADER + FIRST + LAST, Limits(header_bytes=100))
    assert remarks(part) == ["the header is longer than header_bytes, 100: its end was not read"]
    assert part.filing is not None
    assert part.filing.filers == ()
