"""The table of codes: every diagnostic and every reason for quarantine, with its meaning and what to conclude.

`fourcorners explain reference_dangling` prints an entry; docs/diagnostics.md is made from the whole table.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Code:
    """An entry: what it means, an example, and what a reader of the record may conclude."""

    meaning: str
    example: str
    conclude: str


DIAGNOSTICS: Mapping[str, Code] = {
    "reference_dangling": Code(
        meaning="A reference points into this document, and nothing stands there.",
        example="Section 12.4, in an agreement whose last section is 11.",
        conclude="The words rest on a section that was renumbered, left out or never written: read both drafts.",
    ),
    "pointer_dangling": Code(
        meaning="A definition says that its term is defined somewhere in this document, and it is not.",
        example='"Closing" has the meaning set forth in Section 2.3, and there is no Section 2.3.',
        conclude="The term has no meaning in this document: whatever uses it is open.",
    ),
    "words_and_figures_disagree": Code(
        meaning="A number is given in words and in figures, and the two are not the same.",
        example="Five Million Dollars ($500,000)",
        conclude="Which one holds is a question of law (words usually prevail): the value is that of the words.",
    ),
}
"""What the pipeline finds odd in a document that it could read."""

QUARANTINE: Mapping[str, Code] = {
    "unreadable_path": Code(
        meaning="The file could not be opened or read.",
        example="A file that was removed after the folder was listed, or whose permissions forbid reading.",
        conclude="Nothing is known of the document. Mend the path or its permissions and run again.",
    ),
    "no_documents": Code(
        meaning="The folder holds no document.",
        example="An inbox with nothing but a README.",
        conclude="Check the path; a folder's files count by how their names end, a file that is named always counts.",
    ),
    "id_conflict": Code(
        meaning="Two files give a document under one id, with other bytes.",
        example="One submission as .txt and as .nc.",
        conclude="The first is kept. Decide which file is the right one and remove the other.",
    ),
    "empty_file": Code(
        meaning="The file has no bytes.",
        example="A download that stopped before its first byte.",
        conclude="Fetch it again.",
    ),
    "blank_file": Code(
        meaning="The file holds nothing but white space.",
        example="An exhibit whose body was lost, with only line ends left.",
        conclude="Fetch it again, or look for the exhibit in another part of the filing.",
    ),
    "not_text": Code(
        meaning="The bytes are not text in any encoding that this version knows.",
        example="A picture or a program with the name of an exhibit.",
        conclude="It is no document. If it holds one (a scan), it needs another reader.",
    ),
    "too_large": Code(
        meaning="The document goes beyond a limit of its reader; the message names the limit.",
        example="A document of 70,000,000 bytes, where document_bytes allows 64,000,000.",
        conclude="Set the limit by that name and run again, if the document is what it claims to be.",
    ),
    "unsupported_format": Code(
        meaning="The format is known, and this version has no reader for it.",
        example="A PDF or an HTML page.",
        conclude="The document is untouched; a later version, or its text form, can be ingested.",
    ),
    "internal_error": Code(
        meaning="The program itself failed on this document.",
        example="An invariant of the record was broken.",
        conclude="A bug of ours: report it with the file. The other documents are not affected.",
    ),
}
"""Why a source gives no record."""

CODES: Mapping[str, Code] = {**DIAGNOSTICS, **QUARANTINE}
