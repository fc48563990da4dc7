"""Records of made instruments in plain JSON, for tests of what is seen over several of them."""

from typing import Any

import orjson

from extractors import EXTRACTORS
from pipeline.document import Source
from pipeline.process import process
from pipeline.record import Filing
from pipeline.schema import to_json

INDENTURE = """INDENTURE

This Indenture is made as of June 30, 2004, between Alpha Systems, Inc., a Delaware corporation (the "Company"), and
First Trust Bank, N.A., as trustee (the "Trustee").

ARTICLE I

DEFINITIONS

Section 1.1 Definitions. "Interest Payment Date" means each January 15 and July 15.

Section 1.2 Rules. Words have their usual meaning.
"""
REGISTRATION = """REGISTRATION RIGHTS AGREEMENT

This Registration Rights Agreement is made as of June 30, 2004, between Alpha Systems, Inc., a Delaware corporation
(the "Company"), First Trust Bank, N.A., as trustee (the "Trustee"), and Gamma Brothers LLC.

Section 1. Definitions.

     "Indenture" means the Indenture, dated as of June 30, 2004, between the Company and the Trustee.

     "Interest Payment Date" has the meaning set forth in Section 1.1 of the Indenture.

     "Additional Interest Payment Date" means each Interest Payment Date.

Section 2. Registration. The Company shall pay on each Additional Interest Payment Date. Section 9.9 of the Indenture
applies, and so does the Deposit Agreement, dated May 1, 2003.
"""
REPORT = """FORM 8-K

Alpha Systems, Inc. issued a press release, a copy of which is attached as Exhibit 99.1 to this report. See also
Exhibit 99.7.
"""
RELEASE = """ALPHA SYSTEMS REPORTS RESULTS

NEW YORK, May 12, 2004 -- Alpha Systems, Inc. today announced its results.
"""


def record(text: str, *, kind: str | None = None, accession: str | None = None, sequence: str = "1") -> dict[str, Any]:
    """The record of a text, which is a document of a submission if it has an accession number."""
    filing = Filing(accession_number=accession, form_type="8-K", cik="0000000001", sequence=sequence)
    source = Source("made.txt", text.encode(), filing=filing if accession else None, document_type=kind)
    value = orjson.loads(to_json(process(source, EXTRACTORS)))
    assert isinstance(value, dict)
    return value
