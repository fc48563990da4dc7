r"""What a part of a submission is, by its first bytes and then by its name, and which parts are only listed.

`media_type(b"\xff\xd8\xff…", "logo.jpg", encoded=True)` is "image/jpeg"; such a part stands in the index with the
reason "is a picture (logo.jpg)" and gives no record.
"""

import re
from pathlib import PurePath

from pipeline.document import Source
from pipeline.read.signatures import begins_pdf, signature

PLAIN = "text/plain"
PDF = "application/pdf"

SUFFIXES = {
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".png": "image/png",
    ".bmp": "image/bmp",
    ".tif": "image/tiff",
    ".tiff": "image/tiff",
    ".svg": "image/svg+xml",
    ".zip": "application/zip",
    ".xls": "application/vnd.ms-excel",
    ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ".doc": "application/msword",
    ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ".ppt": "application/vnd.ms-powerpoint",
    ".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ".xml": "application/xml",
    ".xsd": "application/xml",
    ".json": "application/json",
    ".js": "text/javascript",
    ".css": "text/css",
    ".mp3": "audio/mpeg",
    ".wav": "audio/x-wav",
    ".mp4": "video/mp4",
    ".pdf": PDF,
}
OFFICE = frozenset(SUFFIXES[suffix] for suffix in (".doc", ".docx", ".xls", ".xlsx", ".ppt", ".pptx"))
"""What the name of a text may also say: "agreement.doc" is a file of a word processor only where it came encoded."""

SHELLS = frozenset({"application/zip", "application/x-ole-storage"})
"""Containers that spreadsheets and the like are made of: their names say more than their first bytes."""

KINDS = {
    "image": "a picture",
    "audio": "a sound recording",
    "video": "a film",
    "application/zip": "a ZIP archive",
    "application/gzip": "a gzip archive",
    "application/x-ole-storage": "a file of an office program",
    "application/vnd.ms-excel": "a spreadsheet",
    SUFFIXES[".xlsx"]: "a spreadsheet",
    "application/msword": "a file of a word processor",
    SUFFIXES[".docx"]: "a file of a word processor",
    "application/vnd.ms-powerpoint": "a set of slides",
    SUFFIXES[".pptx"]: "a set of slides",
    "application/xml": "XML data",
    "application/json": "JSON data",
    "text/javascript": "a program",
    "text/css": "a style sheet",
}
"""What is only listed, and what it is called; pictures, sounds and films of any format."""

NO_DOCUMENT = re.compile(r"GRAPHIC|ZIP|EXCEL|XML|JSON|EX-10[01](?:\..*)?")
"""Types of parts that EDGAR makes itself, or that are pictures and XBRL data by their type."""

ROOT = re.compile(rb"(?:\s++|<\?[^>]*+>|<!--(?:[^-]|-(?!->))*+-->|<!DOCTYPE[^>\[]*+>)*+<([A-Za-z_][\w.:-]*)")
BOM = b"\xef\xbb\xbf"


def media_type(beginning: bytes, name: str | None, *, encoded: bool) -> str:
    """The media type of a part, as far as it can be told before reading; "text/plain" where nothing tells.

    `beginning` holds its first bytes, those of the file itself where it came `encoded`. HTML is left to its reader.
    """
    named = SUFFIXES.get(PurePath(name).suffix.lower()) if name else None
    if begins_pdf(beginning):
        return PDF
    if encoded:
        found = signature(beginning)
        if named and (found is None or found.media_type in SHELLS):
            return named
        return found.media_type if found else PLAIN
    root = ROOT.match(beginning.removeprefix(BOM))
    if root and root[1].lower() == b"html":
        return PLAIN
    if beginning.removeprefix(BOM).lstrip().startswith(b"<?xml") and root:
        return "application/xml"
    return named if named and named != PDF and named not in OFFICE else PLAIN


def _is_form(source: Source) -> bool:
    """Whether a part is a form in XML, such as a Form 4 or since 2024 a Schedule 13G, and not one of EDGAR's own."""
    type_ = source.document_type or "EX-"
    return source.media_type == "application/xml" and not type_.startswith("EX-") and not NO_DOCUMENT.fullmatch(type_)


def set_aside(source: Source) -> str | None:
    """Why a part of a submission is not extracted, "is a picture (logo.jpg)"; null for a document.

    A file by itself is never set aside: whoever names a picture is told that it cannot be read.
    """
    if source.filing is None:
        return None
    name = source.filing.file_name
    shown = f" ({name})" if name else ""
    if _is_form(source):
        return f"is a form filled in online{shown}: XML data, whose answers stand under names of fields and are no text"
    kind = KINDS.get(source.media_type) or KINDS.get(source.media_type.partition("/")[0])
    if kind:
        return f"is {kind}{shown}"
    if name and PurePath(name).suffix.lower() == ".paper":
        return f"is a note that the document was filed on paper{shown}"
    if source.document_type and NO_DOCUMENT.fullmatch(source.document_type):
        return f"is a part of type {source.document_type}{shown}, which holds no document of its own"
    return None
