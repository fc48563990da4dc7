"""Signatures under roles, capacities and captions that pages set in their own ways."""

import pytest

from extractors import signatures
from pipeline import Document
from pipeline.record import Signature
from pipeline.split import split

Row = tuple[str | None, str | None, str | None]

SELLERS = """
IN WITNESS WHEREOF, the parties have signed this Agreement.

SELLER:                                BUYER:

                                       BIRCH VALVES LLC
                                       a Delaware limited liability company

_________________________              By:
Ann Hill                               Cy Poe, Manager
"""

FOR_OTHERS = (
    "/s/ Ann Hill\n------------\nAnn Hill, as Trustee of the Hill Family Trust\n\n/s/ Bo Roe\n------------\n"
    "Bo Roe, Attorney-in-Fact for Cy Poe\n"
)
STARRED = (
    "ELM PUMPS, INC.\n\nBy:        *\n   -------------\nName: Bo Roe\nTitle: President\n\n*By: /s/ Ann Hill\n"
    "     -----------\n     Ann Hill\n     Attorney-in-fact\n"
)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (SELLERS, [("Ann Hill", "Ann Hill", None), ("BIRCH VALVES LLC", "Cy Poe", "Manager")]),
        ("THE EMPLOYEE\n\n/s/ ANN HILL\n-----------\nANN HILL\n", [("ANN HILL", "ANN HILL", None)]),
        (
            "ELM NATIONAL ASSOCIATION, as Administrative\n\nAgent and a Lender\n\nBy: /s/ Bo Roe\n\nBo Roe, Manager\n",
            [("ELM NATIONAL ASSOCIATION", "Bo Roe", "Manager")],
        ),
        (
            "ELM SERIES FUND, on behalf of its series\nElm Growth Portfolio\n\nBy: /s/ Bo Roe\nTitle: Treasurer\n",
            [("ELM SERIES FUND", "Bo Roe", "Treasurer")],
        ),
        (
            "ELM PUMPS, INC.\n\nBy: /s/ Bo Roe\n    Bo Roe\n    (Vice President)\n",
            [("ELM PUMPS, INC.", "Bo Roe", "Vice President")],
        ),
        (
            "ELM PUMPS, INC.\n\nDocuSigned by:\n/s/ Bo Roe\nName: Bo Roe\nTitle: President\n",
            [("ELM PUMPS, INC.", "Bo Roe", "President")],
        ),
        (
            "ELM PUMPS, INC.\n\nSignature: /s/ Bo Roe\nPrint Name: Bo Roe\nPrint Title: President\n",
            [("ELM PUMPS, INC.", "Bo Roe", "President")],
        ),
        (FOR_OTHERS, [("Hill Family Trust", "Ann Hill", "Trustee"), ("Cy Poe", "Bo Roe", "Attorney-in-Fact")]),
        (STARRED, [("ELM PUMPS, INC.", "Bo Roe", "President"), (None, "Ann Hill", "Attorney-in-fact")]),
        ("/s/ Di Elm\n-----------\nDi Elm, Manager of Sales\n", [(None, "Di Elm", "Manager of Sales")]),
        *(
            (f"/s/ Di Elm\n-----------\nDi Elm\n{office}\n", [(None, "Di Elm", office)])
            for office in (
                "Trustee under the Plan",
                "Director of Elm Pumps, Inc.",
                "Executive Vice President of Corporate Trust",
                "Senior Vice President of Finance, Elm Pumps, Inc.",
            )
        ),
        ("CITY OF ELM\n\nBy: /s/ Bo Roe\nCommissioner\n", [("CITY OF ELM", "Bo Roe", "Commissioner")]),
    ],
)
def test_a_page_is_read(text: str, wanted: list[Row]) -> None:
    found = signatures.EXTRACTOR.find(split(Document.from_text(text)))
    assert [(one.party, one.signatory, one.title) for one in found if isinstance(one, Signature)] == wanted
