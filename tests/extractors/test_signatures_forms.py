"""Forms of signing: deeds, seals, powers, notaries and witnesses, chains, blanks of people and of second hands."""

import pytest

from extractors import signatures
from pipeline import Document
from pipeline.record import Signature

Row = tuple[str | None, str | None, str | None, bool]

CASES = [
    pytest.param(
        "EXECUTED as a deed by ACME HOLDINGS PLC acting by:\n\n/s/ Peter Smith\nDirector\n\n"
        "/s/ Mary Jones\nSecretary\n",
        [
            ("ACME HOLDINGS PLC", "Peter Smith", "Director", True),
            ("ACME HOLDINGS PLC", "Mary Jones", "Secretary", True),
        ],
        id="two who act for one",
    ),
    pytest.param(
        "ACME, INC.\nName: Peter Smith\nTitle: President\nSignature: /s/ Peter Smith\nDate: May 1, 2003\n\n"
        "BETA LLC\nName: Mary Jones\nTitle: Manager\nSignature: /s/ Mary Jones\nDate: May 2, 2003\n",
        [("ACME, INC.", "Peter Smith", "President", True), ("BETA LLC", "Mary Jones", "Manager", True)],
        id="names above the signatures",
    ),
    pytest.param(
        "ACME, INC.\n\nPrinted Name: Peter Smith\n\nDate: May 1, 2003\n\nSignature: /s/ Peter Smith\n\n"
        "BETA LLC\n\nPrinted Name: Mary Jones\n\nDate: May 2, 2003\n\nSignature: /s/ Mary Jones\n",
        [("ACME, INC.", "Peter Smith", None, True), ("BETA LLC", "Mary Jones", None, True)],
        id="names and dates above the signatures",
    ),
    pytest.param(
        "ACME, INC.\n\n/s/ Peter Smith, May 1, 2003\n\nBETA LLC\n\n/s/ Mary Jones (May 2, 2003)\n",
        [("ACME, INC.", "Peter Smith", None, True), ("BETA LLC", "Mary Jones", None, True)],
        id="days behind the signatures",
    ),
    pytest.param(
        "ACME, INC.                  BETA LLC\n\nSignature /s/ Peter Smith   Signature /s/ Mary Jones\n"
        "Date May 1, 2003            Date May 2, 2003\n",
        [("ACME, INC.", "Peter Smith", None, True), ("BETA LLC", "Mary Jones", None, True)],
        id="prompts without colons",
    ),
    pytest.param(
        "THE COMMON SEAL of ACME LIMITED was hereunto affixed in the presence of:\n\n/s/ Peter Smith\n"
        "_______________\nDirector\n\n/s/ Mary Jones\n_______________\nSecretary\n",
        [("ACME LIMITED", "Peter Smith", "Director", True), ("ACME LIMITED", "Mary Jones", "Secretary", True)],
        id="a common seal",
    ),
    pytest.param(
        "Signed for and on behalf of\nACME SHIPPING LTD.\nby: /s/ Nikos Papas\nTitle: Attorney-in-fact\n",
        [("ACME SHIPPING LTD.", "Nikos Papas", "Attorney-in-fact", True)],
        id="for and on behalf of",
    ),
    pytest.param(
        "Signed by John Roe, for and on behalf of BETA S.A.\n\n/s/ John Roe\n",
        [("BETA S.A.", "John Roe", None, True)],
        id="by a person on behalf of a company",
    ),
    pytest.param(
        "WITNESSES:                               GRANTOR:\n\n"
        "/s/ Jane Hall                            /s/ John Roe\n"
        "---------------------                    ---------------------\n"
        "Print Name: Jane Hall                    JOHN ROE, individually\n\n"
        "/s/ Jim Poe\n---------------------\nPrint Name: Jim Poe\n",
        [("JOHN ROE", "JOHN ROE", None, True)],
        id="witnesses in a column of their own",
    ),
    pytest.param(
        "STATE OF NEW YORK   )\n                    ) ss.:\n\n"
        "        /s/ Jane Hall\n        ----------------\n        Notary Public\n",
        [],
        id="a notary",
    ),
    pytest.param(
        "SELLER:\n\nJOHN H. SMITH AND MARY SMITH, husband and wife\n\n______________________________\nJohn H. Smith\n\n"
        "______________________________\nMary Smith\n\nBy: ____\n",
        [("John H. Smith", "John H. Smith", None, False), ("Mary Smith", "Mary Smith", None, False)],
        id="two people for themselves",
    ),
    pytest.param(
        "           *                   Director                            March 28, 1998\n"
        "- ---------------------------\n    Peter Brown\n\n"
        "*By: /s/ MARY JONES\n     ----------------------\n     Mary Jones\n     Attorney-in-Fact\n",
        [(None, "Mary Jones", "Attorney-in-Fact", True)],
        id="a star stands for a power of attorney",
    ),
    pytest.param(
        "ABN AMRO BANK N.V.,\nas Co-Agent\n\nBy: ____________________\nJohn Roe\nVice President\n\n\n"
        "By: ____________________\nName: __________________\nTitle: _________________\n",
        [("ABN AMRO BANK N.V.", "John Roe", "Vice President", False), ("ABN AMRO BANK N.V.", None, None, False)],
        id="the blank of a second hand",
    ),
    pytest.param(
        "MORGAN GUARANTY TRUST COMPANY\n   OF NEW YORK\n\n"
        "By  /s/ P. Brown\n   -------------------\n   Title: Associate\n",
        [("MORGAN GUARANTY TRUST COMPANY OF NEW YORK", "P. Brown", "Associate", True)],
        id="a name that ends with its city",
    ),
    pytest.param(
        "Erchonia Medical Corporation. By _____________________ Its _____________________\n",
        [("Erchonia Medical Corporation", None, None, False)],
        id="prompts without colons in one line",
    ),
    pytest.param(
        "EXECUTED as a DEED by      )\nELM HOLDINGS LIMITED       )\nacting by:                 )\n\n"
        "                           /s/ Ann Hill\n                           ----------------\n"
        "                           Director\n\n                           /s/ Bo Roe\n"
        "                           ----------------\n                           Director/Secretary\n",
        [
            ("ELM HOLDINGS LIMITED", "Ann Hill", "Director", True),
            ("ELM HOLDINGS LIMITED", "Bo Roe", "Director/Secretary", True),
        ],
        id="a deed whose hands stand over lines of dashes",
    ),
    pytest.param(
        "Westell Technologies, Inc.\n\nBy/s/ Marc Zionts, executive vice president\n",
        [("Westell Technologies, Inc.", "Marc Zionts", "executive vice president", True)],
        id="no space before the mark",
    ),
    pytest.param(
        "Acme Bio, Inc.\n\nBy: / s /  D e n n i s  R o e\n\nName: Dennis Roe\n\nTitle: Chairman\n",
        [("Acme Bio, Inc.", "Dennis Roe", "Chairman", True)],
        id="a mark with its letters set apart",
    ),
    pytest.param(
        "SHIPPER:                   TRANSPORTER: ACME GAS COMPANY          ARKANSAS WESTERN PIPELINE COMPANY\n\n"
        "By: /s/ John Roe                     By: /s/ Jim Poe\n",
        [
            ("ACME GAS COMPANY", "John Roe", None, True),
            ("ARKANSAS WESTERN PIPELINE COMPANY", "Jim Poe", None, True),
        ],
        id="heads of two columns in one line, a role before the first",
    ),
]


def read(text: str) -> list[Signature]:
    return [one for one in signatures.find(Document.from_text(text)) if isinstance(one, Signature)]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_form_of_signing_is_read(text: str, wanted: list[Row]) -> None:
    assert [(one.party, one.signatory, one.title, one.signed) for one in read(text)] == wanted


@pytest.mark.parametrize(
    ("link", "name", "capacity"),
    [
        (
            "By: WILMINGTON TRUST COMPANY, not in its\n    individual capacity but solely as Owner Trustee\n\n",
            "WILMINGTON TRUST COMPANY",
            "not in its individual capacity but solely as Owner Trustee",
        ),
        ("By:  CIGNA Investments, Inc. (authorized agent)\n", "CIGNA Investments, Inc.", "authorized agent"),
        ("By:\n\nAcme Partners Corp., the sole general partner\n\n", "Acme Partners Corp.", "the sole general partner"),
        ("By Heights Capital Management, as agent\n\n", "Heights Capital Management", "as agent"),
        (
            "By:\nElm Hunter, L.P.,\na Delaware limited partnership\nits Managing Venturer\n",
            "Elm Hunter, L.P.",
            "its Managing Venturer",
        ),
        ("By:\nElm GP LLC\nits sole member\n", "Elm GP LLC", "its sole member"),
    ],
)
def test_an_entity_signs_for_another(link: str, name: str, capacity: str) -> None:
    head, hand = "FORD CREDIT AUTO OWNER TRUST 2001-A", "By: /s/ John Roe\nTitle: Vice President\n"
    (one,) = read(f"{head}\n\n{link}{hand}")
    assert (one.party, one.by, one.by_capacity) == (head, (name,), (capacity,))


def test_a_sentence_in_capitals_is_no_party() -> None:
    (one,) = read("THIS\nREPORT HAS BEEN SIGNED BELOW BY THE FOLLOWING PERSONS\n\n/s/ JOHN ROE\nJOHN ROE\nDirector\n")
    assert one.party is None
