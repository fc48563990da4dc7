r"""One file into the sources inside it: the documents of an EDGAR submission, each with the filing's header.

In `<DOCUMENT>\n<TYPE>EX-4.4\n<SEQUENCE>3\n<TEXT>\n…</TEXT>\n</DOCUMENT>` the source's `body` is what stands between
`<TEXT>` and `</TEXT>`. Headers come in two styles: the "ACCESSION NUMBER:" lines of the public archive, and the
`<ACCESSION-NUMBER>` tags of the dissemination feed (`.nc`), whose lines may end in CR alone.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import PurePath

from pipeline.document import Source
from pipeline.file import File
from pipeline.limits import DEFAULT, Limits
from pipeline.record import Filer, Filing
from pipeline.span import Span

BEGINNINGS = (b"<SEC-DOCUMENT>", b"<IMS-DOCUMENT>", b"<SEC-HEADER>", b"<IMS-HEADER>", b"<SUBMISSION>")
HEAD = re.compile(rb"<(?:SEC-HEADER|IMS-HEADER|SUBMISSION)>")
DOCUMENT = re.compile(rb"<DOCUMENT>(?<![^\r\n]<DOCUMENT>)\s{1,4}<TYPE>")
END = re.compile(rb"</DOCUMENT>(?<![^\r\n]</DOCUMENT>)")
TAG = re.compile(rb"<(TYPE|SEQUENCE|FILENAME|DESCRIPTION)>([^\r\n]*)")
SEQUENCE = re.compile(r"\d{1,6}")
ACCESSION = re.compile(r"\d{10}-\d{2}-\d{6}")
"""Both become the name of a file, so nothing else passes."""
TEXT = re.compile(rb"<TEXT>(?<![^\r\n]<TEXT>)")

HEADER_LINE = re.compile(r"^[ \t]*(?:<([A-Z][A-Z0-9-]*)>|([A-Z][A-Z0-9 /-]*):)[ \t]*(.*?)[ \t]*$", re.MULTILINE)
HEADER_FIELDS = {
    "ACCESSION NUMBER": "accession_number",
    "CONFORMED SUBMISSION TYPE": "form_type",
    "CONFORMED PERIOD OF REPORT": "period",
    "FILED AS OF DATE": "filed_date",
    "ITEM INFORMATION": "items",
    "COMPANY CONFORMED NAME": "name",
    "CENTRAL INDEX KEY": "cik",
    "FORMER CONFORMED NAME": "former_names",
    "ACCESSION-NUMBER": "accession_number",
    "TYPE": "form_type",
    "PERIOD": "period",
    "FILING-DATE": "filed_date",
    "ITEMS": "items",
    "CONFORMED-NAME": "name",
    "CIK": "cik",
    "FORMER-CONFORMED-NAME": "former_names",
}
"""What the lines of both styles of header say."""

DATA_TYPES = re.compile(r"GRAPHIC|ZIP|EXCEL|XML|JSON|COVER|EX-10[01](?:\..*)?")
"""Types of parts that hold pictures, archives or data: EX-100 and EX-101 are XBRL files."""

DATA_SUFFIXES = {
    ".jpg": "a picture",
    ".jpeg": "a picture",
    ".gif": "a picture",
    ".png": "a picture",
    ".zip": "a ZIP archive",
    ".xls": "a spreadsheet",
    ".xlsx": "a spreadsheet",
    ".xml": "XML data",
    ".xsd": "XML data",
    ".json": "JSON data",
    ".js": "a program",
    ".css": "a style sheet",
}
UUENCODED = re.compile(rb"\s*(?:<(?:PDF|XML|XBRL|JSON|EXCEL|ZIP)>\s*)?begin [0-7]{3} [^\r\n]+")


def unpack(file: File, limits: Limits = DEFAULT) -> Iterator[Source]:
    """The sources inside a file, in order: the documents of a submission, or the file itself.

    A file that holds a document twice, byte for byte, gives it once.
    """
    with file.open() as stream:
        data = stream.read()
    starts = [match.start() for match in DOCUMENT.finditer(data)] if _is_submission(data) else []
    if not starts:
        yield Source(file.name, data, container=file.container, file=file)
        return
    headers = _headers(data, starts)
    taken: dict[str, bytes] = {}
    for number, (start, end) in enumerate(pairwise([*starts, len(data)]), 1):
        before = bisect_right(headers, start, key=lambda header: header[0])
        filing = headers[before - 1][1] if before else Filing()
        part = _part(file, data, Span(start, end), filing, number)
        if part.id in taken and taken[part.id] != part.data:
            # two documents under one number: the later gets one beyond all others, so that no id is given twice
            part = _numbered(part, str(len(starts) + number))
        if part.id not in taken:
            taken[part.id] = part.data
            yield part


def set_aside(source: Source) -> str | None:
    """Why a part of a submission is not extracted, "is a picture (logo.jpg)"; null for a document of text."""
    if source.filing is None:
        return None
    name = source.filing.file_name
    shown = f" ({name})" if name else ""
    what = DATA_SUFFIXES.get(PurePath(name).suffix.lower()) if name else None
    if what:
        return f"is {what}{shown}"
    if UUENCODED.match(source.data[:1000]):
        return f"is an encoded file{shown}"
    if source.document_type and DATA_TYPES.fullmatch(source.document_type):
        return f"is a part of type {source.document_type}{shown}, which holds no document of its own"
    return None


def read_header(data: bytes) -> Filing:
    """What the header of a submission says of the filing and of the companies in it.

    A company that is named twice, for two file numbers, is one filer. Lines without a value say nothing.
    """
    facts: dict[str, list[str]] = {}
    companies: list[dict[str, list[str]]] = []
    text = data.decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
    for tag, label, value in HEADER_LINE.findall(text):
        field = HEADER_FIELDS.get(tag or label)
        if field is None or not value:
            continue
        if field == "name":
            companies.append({})
        known = companies[-1] if companies and field in {"name", "cik", "former_names"} else facts
        known.setdefault(field, []).append(value)
    filers, accession = _filers(companies), _first(facts, "accession_number")
    return Filing(
        accession_number=accession if accession and ACCESSION.fullmatch(accession) else None,
        form_type=_first(facts, "form_type"),
        filed_date=_iso(_first(facts, "filed_date")),
        period=_iso(_first(facts, "period")),
        items=tuple(facts.get("items", ())),
        cik=filers[0].cik if filers else _first(facts, "cik"),
        filers=filers,
    )


def _is_submission(data: bytes) -> bool:
    beginning = data[:4096]
    return beginning.lstrip().startswith(b"<DOCUMENT>") or any(mark in beginning for mark in BEGINNINGS)


def _headers(data: bytes, documents: list[int]) -> list[tuple[int, Filing]]:
    """What each header says, with the offset it begins at; it ends where a document begins."""
    headers = []
    for match in HEAD.finditer(data):
        following = bisect_right(documents, match.start())
        if following < len(documents) and (following == 0 or documents[following - 1] < match.start()):
            headers.append((match.start(), read_header(data[match.start() : documents[following]])))
    return headers


def _part(file: File, data: bytes, place: Span, filing: Filing, number: int) -> Source:
    """The document at this place; one that was cut off ends where the place does."""
    closing = END.search(data, place.start, place.end)
    end = closing.start() if closing else place.end
    text = TEXT.search(data, place.start, end)
    body_start = text.end() if text else end
    body_end = data.rfind(b"</TEXT>", body_start, end)
    tags: dict[str, str] = {}
    for tag, value in TAG.findall(data[place.start : body_start]):
        tags.setdefault(tag.decode(), value.decode("utf-8", "replace").strip())
    body = Span(body_start, end if body_end == -1 else body_end)
    part = Source(
        file.name,
        data[body.start : body.end],
        container=file.container,
        file=file,
        body=body,
        filing=replace(filing, file_name=tags.get("FILENAME") or None, description=tags.get("DESCRIPTION") or None),
        document_type=tags.get("TYPE") or None,
    )
    sequence = tags.get("SEQUENCE", "")
    return _numbered(part, sequence if SEQUENCE.fullmatch(sequence) else str(number))


def _numbered(part: Source, sequence: str) -> Source:
    assert part.filing is not None
    return replace(part, filing=replace(part.filing, sequence=sequence))


def _filers(companies: list[dict[str, list[str]]]) -> tuple[Filer, ...]:
    filers: dict[tuple[str | None, str | None], Filer] = {}
    for company in companies:
        name, cik = _first(company, "name"), _first(company, "cik")
        former = tuple(dict.fromkeys(company.get("former_names", ())))
        filers.setdefault((cik, None if cik else name), Filer(cik=cik, name=name, former_names=former))
    return tuple(filers.values())


def _first(facts: dict[str, list[str]], field: str) -> str | None:
    return facts[field][0] if field in facts else None


def _iso(date: str | None) -> str | None:
    """The date in ISO 8601: "20040630" is "2004-06-30"; null where it is no date of eight digits."""
    return f"{date[:4]}-{date[4:6]}-{date[6:]}" if date and re.fullmatch(r"\d{8}", date) else None
