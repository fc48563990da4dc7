"""Signature pages that lost their lines, and deeds: names, offices and hands find their way back to one another."""

import pytest

from extractors import signatures
from pipeline import Document
from pipeline.record import Signature

Row = tuple[str | None, str | None, str | None]


def read(text: str) -> list[Row]:
    found = signatures.find(Document.from_text(text))
    return [(one.party, one.signatory, one.title) for one in found if isinstance(one, Signature)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(
            "LANDLORD: ALPHA LANDS, L.P. By: /s/ Jane Heron Its: Vice President TENANT: BETA SOFTWARE, INC., a "
            "California corporation By: /s/ Paul Teal Its: President\n",
            [("ALPHA LANDS, L.P.", "Jane Heron", "Vice President"), ("BETA SOFTWARE, INC.", "Paul Teal", "President")],
            id="what describes the next party, behind its name",
        ),
        pytest.param(
            "ALPHA PULP COMPANY By: /s/ Jane Heron Title: Member Name: Jane Heron BETA PAPER COMPANY By: /s/ Paul Teal "
            "Title: Managing Member ALPHA FUND, LTD. By: /s/ Lou Siskin Title: President & COO GAMMA FOODS, INC. "
            "By: /s/ Ann Crane Title: CFO\n",
            [
                ("ALPHA PULP COMPANY", "Jane Heron", "Member"),
                ("BETA PAPER COMPANY", "Paul Teal", "Managing Member"),
                ("ALPHA FUND, LTD.", "Lou Siskin", "President & COO"),
                ("GAMMA FOODS, INC.", "Ann Crane", "CFO"),
            ],
            id="a name in capitals behind an office or a person",
        ),
        pytest.param(
            "ALPHA MINES LTD. Per: /s/ Jane Heron Authorized Signatory BETA RESOURCES INC. Per: /s/ Paul Teal "
            "Authorized Signatory\n",
            [
                ("ALPHA MINES LTD.", "Jane Heron", "Authorized Signatory"),
                ("BETA RESOURCES INC.", "Paul Teal", "Authorized Signatory"),
            ],
            id="an office right behind the hand",
        ),
        pytest.param(
            "ALPHA CAPITAL CORP. By: /s/ Jane Heron Jane Heron Senior Vice President Accepted and agreed to as of the "
            "date first written above: BETA ENERGY, INC. By: /s/ Paul Teal Paul Teal Chief Financial Officer\n",
            [
                ("ALPHA CAPITAL CORP.", "Jane Heron", "Senior Vice President"),
                ("BETA ENERGY, INC.", "Paul Teal", "Chief Financial Officer"),
            ],
            id="an acceptance behind an office",
        ),
        pytest.param(
            "ACCEPTED AND AGREED: Company: Alpha Networks, Inc. Name: Jane Heron Title: Chief Financial Officer "
            "Signature: /s/ Jane Heron Date: March 3, 2011 Customer: Beta Telecom S.A. Name: Paul Teal Title: Director "
            "Signature: /s/ Paul Teal Date: March 9, 2011\n",
            [
                ("Alpha Networks, Inc.", "Jane Heron", "Chief Financial Officer"),
                ("Beta Telecom S.A.", "Paul Teal", "Director"),
            ],
            id="names above the hands",
        ),
        pytest.param(
            "COMPANY: ALPHA LABS, INC. By: /s/ Jane Heron Jane Heron, Chief Executive Officer Address: 100 Main Street "
            "Boston, MA INVESTOR: BETA CORP. By: /s/ Paul Teal Paul Teal, President Address: 3 Low Road\n",
            [
                ("ALPHA LABS, INC.", "Jane Heron", "Chief Executive Officer"),
                ("BETA CORP.", "Paul Teal", "President"),
            ],
            id="an address behind an office",
        ),
        pytest.param(
            "ACME, INC.   BOLT CORP.\nBy:  /s/ Ann Hill   By:  /s/ Bo Roe   Ann Hill   Bo Roe   Chief Operating Officer"
            "   President   - 5 -\n",
            [("ACME, INC.", "Ann Hill", "Chief Operating Officer"), ("BOLT CORP.", "Bo Roe", "President")],
            id="offices without a prompt, side by side, and a page number",
        ),
        pytest.param(
            "ACME, INC.   BOLT CORP.\nBy: /s/ Ann Hill  By: /s/ Bo Roe  Ann Hill   Bo Roe  SVP, Sales   CEO\n",
            [("ACME, INC.", "Ann Hill", "SVP, Sales"), ("BOLT CORP.", "Bo Roe", "CEO")],
            id="cells two spaces apart",
        ),
        pytest.param(
            "In witness whereof the parties have signed below. BY /s/ Ann Hill BY /s/ Bo Roe Ann Hill, Director of "
            "Sales Bo Roe, CEO\n",
            [(None, "Ann Hill", "Director of Sales"), (None, "Bo Roe", "CEO")],
            id="printed names run on behind the last signature",
        ),
        pytest.param(
            "Acme Foods, Inc. Ludmila Rosbach By: /s/ Ann Hill By: /s/ Ludmila Rosbach Name: Ann Hill\n",
            [("Acme Foods, Inc.", "Ann Hill", None), ("Ludmila Rosbach", "Ludmila Rosbach", None)],
            id="a person who signs for himself stands beside a firm",
        ),
        pytest.param(
            "Acme, Inc. By____/s/ Ann Hill________ Ann Hill, CEO\n",
            [("Acme, Inc.", "Ann Hill", "CEO")],
            id="a line inside the signature",
        ),
        pytest.param(
            "ACME PIPELINE COMPANY\nBy:\n/s/ Ann Hill\nTitle: Agent\n",
            [("ACME PIPELINE COMPANY", "Ann Hill", "Agent")],
            id="the hand below an empty By",
        ),
        pytest.param(
            "ACME CINEMA CORP.   By: /s/ A. Dale Mayo   By: A. Dale Mayo\n",
            [("ACME CINEMA CORP.", "A. Dale Mayo", None)],
            id="the name printed after a second By",
        ),
        pytest.param(
            'AGREED TO BY:   Acme, Inc. ("Seller")   Bolt Bank, N.A. ("Bolt")\n\nBy:  /s/ Ann Hill  By:  /s/ Bo Roe\n',
            [("Acme, Inc.", "Ann Hill", None), ("Bolt Bank, N.A.", "Bo Roe", None)],
            id="an acceptance is no signing mark",
        ),
        pytest.param(
            "LICENSOR: ACME LLC By: Name: Ann Hill Title: Managing Director LICENSEE: BOLT INC. By: Name: Bo Roe "
            "Title: Officer ACKNOWLEDGED AND AGREED TO CORE LLC By: Name: Cy Poe Title: Partner\n",
            [
                ("ACME LLC", "Ann Hill", "Managing Director"),
                ("BOLT INC.", "Bo Roe", "Officer"),
                ("CORE LLC", "Cy Poe", "Partner"),
            ],
            id="the next party's role runs on behind an office",
        ),
        pytest.param(
            "Greater Valley Savings Bank\nd/b/a Acme Bank\nBy:\nName:\nTitle:\n",
            [("Greater Valley Savings Bank", None, None)],
            id="another name is not the party's own",
        ),
        pytest.param(
            "WITNESS:   ACME GAS COMPANY\n\n/s/ Di Conner   By /s/ John Dorazio   John Dorazio, President\n",
            [("ACME GAS COMPANY", "John Dorazio", "President")],
            id="a witness beside the signature",
        ),
        pytest.param(
            "ACME LUX S.À R.L II /s/ Ann Hill Name: Ann Hill\n",
            [("ACME LUX S.À R.L II", "Ann Hill", None)],
            id="a numeral behind a legal form",
        ),
        pytest.param(
            "Party A: Acme Leasing Co., Ltd. /s/ Acme Leasing Co., Ltd. [signature authenticated by a third party that "
            "keeps documents, on December 17, 2018] Party B: Bolt Travel Co., Ltd. /s/ Bolt Travel Co., Ltd. "
            "[signature authenticated by a third party that keeps documents, on December 17, 2018]\n",
            [("Acme Leasing Co., Ltd.", None, None), ("Bolt Travel Co., Ltd.", None, None)],
            id="notes between the signatures of a line",
        ),
        pytest.param("FIGURE 1\nMULTIPLIED\nBy\nthe rate\n", [], id="a formula"),
    ],
)
def test_a_flattened_page_is_read(text: str, expected: list[Row]) -> None:
    assert read(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(
            "SIGNED by MARK ARDEN       )\nduly authorised for and on behalf of   )   /s/ Mark Arden\n"
            "ACME CREST LIMITED         )\nSIGNED by STEPHEN FORD   )\nfor and on behalf of   )   /s/ S. Ford\n"
            "BOLT GROUP LIMITED   )\n",
            [("ACME CREST LIMITED", "MARK ARDEN", None), ("BOLT GROUP LIMITED", "STEPHEN FORD", None)],
            id="two deeds, the party below the signature",
        ),
        pytest.param(
            "Executed as a deed by Acme Capital, L.P. ) ) ) )\nAuthorised Signatory /s/ Todd Moll\n"
            "Authorised Signatory /s/ Dick Ting\n",
            [("Acme Capital, L.P.", "Todd Moll", None), ("Acme Capital, L.P.", "Dick Ting", None)],
            id="two hands for one party",
        ),
        pytest.param(
            "SIGNED, SEALED and DELIVERED by  )\nPETER PAUL BROWN  )  /s/ P.P. Brown\nin the presence of: )\n",
            [("PETER PAUL BROWN", "PETER PAUL BROWN", None)],
            id="a person",
        ),
        pytest.param(
            "SIGNED FOR AND ON BEHALF of ACME CORP. ) by its officers: ) ) /s/ Norman Joad, President )\n",
            [("ACME CORP.", "Norman Joad", "President")],
            id="the office beside the hand",
        ),
    ],
)
def test_a_deed_names_its_party_and_who_acts(text: str, expected: list[Row]) -> None:
    assert read(text) == expected
