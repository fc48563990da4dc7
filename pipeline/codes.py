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
    "reference_misplaced": Code(
        meaning="A reference says that it stands in the section it names, and it stands in another one.",
        example='"this Section 6.3", in Section 6.4.',
        conclude="One of the two was renumbered: which section is meant has to be asked.",
    ),
    "reference_heading_mismatch": Code(
        meaning="A reference says in parentheses what the section is about, and the section's heading says otherwise.",
        example='"Section 9.2 (Termination)", where Section 9.2 is headed "Notices".',
        conclude="The number or the words are wrong: read both sections.",
    ),
    "reference_malformed": Code(
        meaning="A reference is written in a way that no section is labelled.",
        example='"clause (6)(d)(i)", where the section is 6(d)(i).',
        conclude="What is meant is plain, and the record has it; the text should be corrected.",
    ),
    "reference_ambiguous": Code(
        meaning="A reference fits several places that have the same label.",
        example='"Section 3(a)(i)", where Section 3(a) has two lists that begin with (i).',
        conclude="The record has the first of them. Read all: `related` names them.",
    ),
    "pointer_dangling": Code(
        meaning="A definition says that its term is defined somewhere in this document, and it is not.",
        example='"Closing" has the meaning set forth in Section 2.3, and there is no Section 2.3.',
        conclude="The term has no meaning in this document: whatever uses it is open.",
    ),
    "pointer_mistaken": Code(
        meaning="A definition points to a section that is there and does not define the term.",
        example='"Closing" has the meaning set forth in Section 2.3, which speaks of the price.',
        conclude="A section was renumbered or the wrong one cited: the definition counts, if there is one.",
    ),
    "term_unused": Code(
        meaning="A term is defined and not used.",
        example='"Broker-Dealer" means …, in an agreement that never speaks of one.',
        conclude="A provision was left out or the definition left over. An info where a short name only is not used.",
    ),
    "term_undefined": Code(
        meaning="Words are capitalised and used as a term, and the document defines them nowhere.",
        example='"the Initial Closing Date", fifty times, and never a word of which date it is.',
        conclude="What the words mean is open. Seldom used ones, an info, may be names that need no definition.",
    ),
    "term_defined_in_other_document": Code(
        meaning="A term that is used here is defined only by the document whose terms are taken over.",
        example='"Warrants" in a letter whose capitalised terms have the meanings of a Securities Purchase Agreement.',
        conclude="The other document has to be read for it.",
    ),
    "term_misspelt": Code(
        meaning="A word is one letter away from a defined term, and defined nowhere.",
        example='"Warrntholders", where "Warrantholders" is defined.',
        conclude="It is counted as a use of the term that is meant.",
    ),
    "term_out_of_scope": Code(
        meaning="A term that is defined for one section alone is used outside it, and nothing else defines it.",
        example='"For purposes of this Article VIII, "Affiliate" means …", and an Affiliate in Article III.',
        conclude="What the word means there is open; probably the same.",
    ),
    "term_redefined": Code(
        meaning="A term is defined again: an info in another part, a warning in the same part in other words.",
        example='"Notes" of an agreement is defined again in the questionnaire attached to it.',
        conclude="In its own part the later definition holds; within one part it is open which one does.",
    ),
    "definition_conflict": Code(
        meaning="A term is defined twice, and both definitions cannot hold.",
        example='Conversion Shares of "no par value" in the agreement, of "$.01 par value" in its form.',
        conclude="Rights or sums differ by which definition counts: the later is marked as conflicting.",
    ),
    "definition_inconsistent": Code(
        meaning="A term is spelled out twice, and not alike.",
        example='EBITDA as earnings before "taxes" and again before "income taxes".',
        conclude="Probably a slip; a figure may have been computed in either way.",
    ),
    "term_ambiguous": Code(
        meaning="The defined name of one instrument is used as the name of another.",
        example='"that certain Warrant Agreement dated as of February 1, 2002", where another date is defined.',
        conclude="Uses of the name have to be told apart by their context.",
    ),
    "words_and_figures_disagree": Code(
        meaning="A number is given in words and in figures, and the two are not the same.",
        example="Five Million Dollars ($500,000)",
        conclude="Which one holds is a question of law (words usually prevail): the value is that of the words.",
    ),
    "submission_malformed": Code(
        meaning="The submission around the document does not nest as it should, or was cut off: the message says how.",
        example="A document without </TEXT>, two documents under one number, a file that ends in mid-document.",
        conclude="The text is what could be told apart. Where the file was cut off, fetch it again.",
    ),
    "pages_scanned": Code(
        meaning="Some pages of a PDF are pictures without text.",
        example="The signature pages of an agreement, signed by hand and scanned.",
        conclude="What stands on those pages is not in the record: look at them.",
    ),
    "pages_damaged": Code(
        meaning="Some pages of a PDF cannot be loaded.",
        example="A file that was cut off, whose first pages are whole.",
        conclude="What stands on those pages is not in the record. Fetch the file again.",
    ),
    "letters_restored": Code(
        meaning="Ligatures of a PDF have no meaning in their font, and spelling alone says which letters they are.",
        example="A web page printed to PDF, whose text has a hole where the page shows fi.",
        conclude="Letters inside a few words may be wrong; figures are not concerned.",
    ),
    "file_in_text": Code(
        meaning="A file stands among the lines of a text, written out in characters, and is no part of the text.",
        example='"begin 644 logo.jpg" and some hundred lines like "M_]C_X``02D9)1@`!" above an agreement.',
        conclude="Nothing was found in those lines. The file is listed beside the document, a PDF has its own record.",
    ),
    "encoding_mismatch": Code(
        meaning="The document declares an encoding, and its bytes are in another.",
        example="<meta charset=utf-8> on a page whose quotation marks are the bytes 93 and 94 of windows-1252.",
        conclude="The text is read by what its bytes can be. Nothing is lost.",
    ),
    "undecodable_bytes": Code(
        meaning="Some bytes have no character in the encoding of the others.",
        example="A page in UTF-8 with one dash pasted from elsewhere, the single byte 97.",
        conclude="Those bytes are read as windows-1252, or stand as control characters: look at them where it matters.",
    ),
    "contents_heading_mismatch": Code(
        meaning="The contents page gives a section another heading than the body does.",
        example='Section 3 is "Additional Amounts" on the contents page and "Additional Interest" in the body.',
        conclude="One of the two is left from an earlier draft. The heading in the body stands beside what it heads.",
    ),
    "contents_number_mismatch": Code(
        meaning="The contents page gives a heading another number than the body does.",
        example='"Miscellaneous" is Section 9 on the contents page and Section 10 in the body.',
        conclude="Sections were renumbered after the contents page was made: check what cites them by number.",
    ),
    "contents_section_missing": Code(
        meaning="The body has a section that the contents page leaves out, though it lists those beside it.",
        example='Section 9 "Selection of Underwriters" stands between 8 and 10 in the body alone.',
        conclude="The section was put in late: check what cites the numbers after it.",
    ),
    "contents_entry_dangling": Code(
        meaning="The contents page lists a section that the body does not have.",
        example='"11.4 Setoff" on the contents page of an agreement that ends with Section 11.3.',
        conclude="The section was taken out, or is missing from this copy.",
    ),
    "contents_exhibit_missing": Code(
        meaning="The contents page lists nothing of what is attached.",
        example="A questionnaire is attached as Exhibit A, and the contents page ends with the last section.",
        conclude="Look for attachments in the text, not on the contents page.",
    ),
    "numbering_gap": Code(
        meaning="The numbers of a list leave some out, and neither the text nor a note says why.",
        example="Section 7.2 is followed by Section 7.4.",
        conclude="A section was taken out, or lost its number: check what cites the missing one and those after it.",
    ),
    "label_duplicate": Code(
        meaning="Two sections of one part have the same label.",
        example="Two sections 6 in a row; two lists (i) to (iv) under Section 3(a).",
        conclude="Whoever cites the label may mean either: occurrence tells the two apart.",
    ),
    "numbering_single": Code(
        meaning="A list has a first member and no second.",
        example="Item 5 has a subparagraph (a) and no (b).",
        conclude="Either the mark is idle or what followed was taken out.",
    ),
    "blank": Code(
        meaning="A blank was not filled in, in a copy that is signed or is marked as the one for signature.",
        example='"Accepted and Agreed this ___ day of January, 2002" in an execution copy.',
        conclude="What belongs there has to be asked; the record has no value for it.",
    ),
    "unsigned": Code(
        meaning="The document is marked as an execution or conformed copy, and shows no signature.",
        example="EXECUTION COPY over a letter none of whose signature blocks has a /s/.",
        conclude="That it was signed does not follow from this copy.",
    ),
    "signature_chain_incomplete": Code(
        meaning="An entity signs through another one, and in what capacity that one acts is left out.",
        example='"By: Camden Partners Strategic II, LLC," and right below it "By:" again.',
        conclude="Its authority does not follow from this page; other blocks of the same entity may give it.",
    ),
    "tie_out_conflict": Code(
        meaning="A figure of the text and the table's figure for the same thing and period cannot both be right.",
        example="stockholders' equity of $61.2 million in the text, 61.1 in the balance sheet.",
        conclude="One of the two is wrong by more than rounding explains; `fourcorners check` shows what else ties.",
    ),
    "measure_inconsistent": Code(
        meaning="The text gives as of a day what the table has as the average of a period.",
        example='"17.1 million fully diluted shares outstanding as of March 31", which is the average of the quarter.',
        conclude="The number of that day is not known from this document.",
    ),
    "label_sign_mismatch": Code(
        meaning="A row that is named for a loss has profits beside losses.",
        example='"Net loss to common stockholders", 0.05 and (0.40).',
        conclude="Signs tell what the figures are, not the label.",
    ),
    "label_below_cells": Code(
        meaning="The figures of a row stand on a line above its label.",
        example='0.8 and 0.3 on a line of their own, and "Net income" below them.',
        conclude="The record takes them for one row; `tie_out` shows whether they add up as such.",
    ),
    "deadline_conflict": Code(
        meaning="An agreement and a form attached to it give different days for the same act.",
        example="the 20th Business Day after a request in Section 2(b), the 20th day after delivery in Exhibit A.",
        conclude="Whoever keeps the earlier of the two keeps both.",
    ),
    "limit_restated_differently": Code(
        meaning="The limits of suspensions are stated again with other figures or without their extension.",
        example='"45 days in any 90-day period", where another section lets the 45 days be extended to 60.',
        conclude="Read both: which prevails, the text does not say.",
    ),
    "rate_tiers_overlap": Code(
        meaning="Some rates run from the day of a default and others between fixed days, so that two may apply.",
        example='"the first 90-day period", and "the second to the third anniversary of the Closing Date".',
        conclude="The option `tier_overlap` of the computation says which is taken.",
    ),
    "direction_word": Code(
        meaning="Words speak of an address above or below, and none stands there.",
        example='"at the address set forth above", in a form whose only address comes after it.',
        conclude="The address has to be taken from elsewhere.",
    ),
    "notice_address_missing": Code(
        meaning="A list of addresses for notices leaves out one party.",
        example='"if to a Holder … if to the Company", in an agreement that is made with an Initial Purchaser too.',
        conclude="Where notices to it go has to be asked.",
    ),
    "phrase_misspelt": Code(
        meaning="In a phrase that is always written alike, one word is another that looks like it.",
        example='"the rules and resolutions of the Commission".',
        conclude="The usual word is meant; the record has the one that stands there.",
    ),
    "beneficiary_ambiguous": Code(
        meaning='"As the case may be" follows a single name, so that no case is told from another.',
        example='"to the Warrantholders, as the case may be".',
        conclude="Whether all of them are meant or only some is open.",
    ),
    "date_conflict": Code(
        meaning="A date contradicts another one of the document.",
        example="A letter of February 1, 2002 that is accepted in January, 2002.",
        conclude="Which date counts has to be asked: terms that run from either differ.",
    ),
    "effective_date_missing": Code(
        meaning="A change of office is announced, and the document does not say as of which day.",
        example='"Charles F. Auster has resigned as chief executive", and no day.',
        conclude="The day of the announcement is the latest that is known; `tenure` assumes it and says so.",
    ),
    "name_unresolved": Code(
        meaning="A name over a letter fits several organisations of the document alike.",
        example='"DB Capital Partners", where DB Capital Partners, L.P. and DB Capital Partners, Inc. sign.',
        conclude="Whose letterhead it is has to be asked; it is counted as a mention of none.",
    ),
    "document_unidentified": Code(
        meaning="A reference leads into a document that is named in small letters, without a date or a definition.",
        example='"Exhibit 1 to Annex A of the offering memorandum", which nothing else mentions.',
        conclude="Which document is meant has to be asked.",
    ),
    "name_variant": Code(
        meaning="A party is spelt in two ways, which differ in more than stops, capitals and legal form.",
        example='"Jones Cable Holdings, Inc." and "JONES CABLE, HOLDINGS, INC.".',
        conclude="Probably one party and a slip. Where it signs, its name in the register decides.",
    ),
    "first_person": Code(
        meaning='An agreement between named parties says "our" or "we" in a few places.',
        example='"shares of our common stock" in a registration rights agreement.',
        conclude="The words were taken over from another document, where they meant its author.",
    ),
    "malformed_url": Code(
        meaning="An address of the web is written in a way that leads nowhere.",
        example='"http://nletizia@infocrossing.com/", an e-mail address.',
        conclude="What is meant is plain; do not follow the link.",
    ),
    "adjacent_quotations": Code(
        meaning="Two quotations meet, and nothing says who speaks the second.",
        example='… in this role." "We have staked out …',
        conclude="The second belongs to the words behind it, or to the speaker before: read on.",
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
        meaning="The folder, or the submission, holds no document.",
        example="An inbox with nothing but a README; a submission that ends with its header.",
        conclude="Check the path; a folder's files count by how their names end, a file that is named always counts.",
    ),
    "id_conflict": Code(
        meaning="Two files give a document under one id, with other words.",
        example="One submission as .txt and as .nc, and an exhibit of the second is longer.",
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
    "damaged_encoding": Code(
        meaning="The file that the document holds in encoded form cannot be decoded.",
        example="A uuencoded PDF that breaks off before its end.",
        conclude="Fetch the submission again. If EDGAR's own is damaged, look for a text of the document beside it.",
    ),
    "too_large": Code(
        meaning="The document goes beyond a limit of its reader; the message names the limit.",
        example="A document of 70,000,000 bytes, where document_bytes allows 64,000,000.",
        conclude="Set the limit by that name and run again, if the document is what it claims to be.",
    ),
    "too_slow": Code(
        meaning="A document took longer than document_seconds allows, and its worker process was ended.",
        example="A report on which a worker process spent five minutes.",
        conclude="The next run tries again: set document_seconds higher, or report it with the document.",
    ),
    "too_much_memory": Code(
        meaning="A document needed more memory than worker_bytes allows, and its worker process was ended.",
        example="A report of 50 megabytes that is one table.",
        conclude="The next run tries again: set worker_bytes higher, or report it with the document.",
    ),
    "worker_ended": Code(
        meaning="A document twice ended the worker process that had it in hand, for a reason that is not known.",
        example="A PDF on which a library crashes.",
        conclude="The next run tries again: report it with the document, if it stays.",
    ),
    "archive_refused": Code(
        meaning="A member of an archive is no ordinary file, or its name leads out of the archive.",
        example="A link, a device, `../evil.txt`.",
        conclude="It is not taken; the other members are. Ask who made the archive.",
    ),
    "encrypted": Code(
        meaning="The document or the member of an archive can only be opened with a password.",
        example="A ZIP archive under a password.",
        conclude="Nothing is known of what is inside. Open it with its password and ingest what comes out.",
    ),
    "damaged": Code(
        meaning="The file is cut off or garbled.",
        example="A download of a daily feed that stopped half-way.",
        conclude="What came before the damage is kept. Fetch the file again.",
    ),
    "scanned": Code(
        meaning="More than half of a PDF's pages are pictures of text, without the text itself.",
        example="An agreement that was signed on paper, scanned and attached.",
        conclude="Have the text recognised, or take the text form of the exhibit.",
    ),
    "glyph_codes": Code(
        meaning="A PDF's characters are numbers of glyphs, and its fonts do not say which letters they are.",
        example="(cid:36)(cid:74)(cid:85) where the page shows words.",
        conclude="What the page shows cannot be read from it. Take another form of the exhibit, or have it recognised.",
    ),
    "unsupported_format": Code(
        meaning="The format is known, and this version has no reader for it.",
        example="Data in XML, such as a report in XBRL.",
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
