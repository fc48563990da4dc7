"""A short name that every filing knows is undefined in the part that uses it, headings apart."""

from extractors import EXTRACTORS
from pipeline import Document, extract

TEXT = """\
LEASE

This Lease is made as of May 1, 2009 between Acme Corp. ("Acme") and Beta Corp. ("Beta").

1. Lease. Acme leases to Beta what the Company built.

IN WITNESS WHEREOF, the parties have signed.

ACME CORP.

By: ____________


                                   EXHIBIT A

                                    NOTICE

The undersigned asks the Company for a notice. The Company answers.
"""


def test_the_company_is_undefined_in_the_part_that_uses_it() -> None:
    record = extract(Document.from_text(TEXT), EXTRACTORS)
    found = [one for one in record.diagnostics if one.code == "term_undefined"]
    assert [TEXT.index("Company for a notice") for _ in found] == [one.span.start for one in found if one.span]
    assert len(found) == 1
