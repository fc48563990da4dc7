"""Pages of signatures: columns of a kind each, parties below their signers, one hand for several, where blocks end."""

import pytest

from extractors import signatures
from pipeline import Document
from pipeline.record import Signature

Row = tuple[str | None, str | None, str | None, bool]

CASES = [
    pytest.param(
        "[CORPORATE SEAL]                        PELHAM GAS COMPANY\n\n"
        "ATTEST:                                 By: /s/ R. W. Durant\n"
        "                                            -----------------\n"
        "/s/ Alice Meeks                             R. W. Durant\n"
        "- -----------------------                   Vice President\nAlice Meeks\nSecretary\n",
        [("PELHAM GAS COMPANY", "R. W. Durant", "Vice President", True)],
        id="an attestation in a column of its own",
    ),
    pytest.param(
        "EXECUTED as a DEED by\nACME SHIPPING LIMITED\nacting by\n\n/s/ Peter Smith\nDirector\n\n"
        "/s/ Mary Jones\nDirector/Secretary\n",
        [
            ("ACME SHIPPING LIMITED", "Peter Smith", "Director", True),
            ("ACME SHIPPING LIMITED", "Mary Jones", "Director/Secretary", True),
        ],
        id="two who act for one, said below its name",
    ),
    pytest.param(
        "ALPENROSE PHARMA AG\n\n/s/ Reto Keller                      /s/ Ursula Frei\n"
        "Name: Reto Keller                    Name: Ursula Frei\nTitle: CEO                           Title: CFO\n",
        [
            ("ALPENROSE PHARMA AG", "Reto Keller", "CEO", True),
            ("ALPENROSE PHARMA AG", "Ursula Frei", "CFO", True),
        ],
        id="two hands below one name that only ends like a form of two letters",
    ),
    pytest.param(
        "EMPLOYEE                                  ACME, INC.\n\n"
        "/s/ Bo Roe                                By: /s/ Ann Hill\n"
        "- ---------------------                       -------------------\n"
        "Bo Roe                                    Its: President\n",
        [("Bo Roe", "Bo Roe", None, True), ("ACME, INC.", "Ann Hill", "President", True)],
        id="a person beside a company",
    ),
    pytest.param(
        "ACME, INC. By: /s/ Ann Hill Title: Director ACME CORPORATION LIMITED By: /s/ Bo Roe Title: Director\n",
        [("ACME, INC.", "Ann Hill", "Director", True), ("ACME CORPORATION LIMITED", "Bo Roe", "Director", True)],
        id="Limited right before By",
    ),
    pytest.param(
        "Sincerely,\n\n/s/ Ann Hill\nAnn Hill\nChief Executive Officer\nAcme Robotics, Inc.\n\nAccepted by:\n\n"
        "/s/ Bo Roe\nBo Roe\n",
        [("Acme Robotics, Inc.", "Ann Hill", "Chief Executive Officer", True), ("Bo Roe", "Bo Roe", None, True)],
        id="the party below the signer of a letter",
    ),
    pytest.param(
        "By: /s/ Ann Hill\n    Ann Hill, President\n    ACME, INC.\n\nBy: /s/ Bo Roe\n    Bo Roe, President\n"
        "    BETA CORP.\n",
        [("ACME, INC.", "Ann Hill", "President", True), ("BETA CORP.", "Bo Roe", "President", True)],
        id="the parties below the signers",
    ),
    pytest.param(
        "/s/ Ann Hill\n\nName: Ann Hill\n\nACME, INC.   by its authorized signatory:\n\n/s/ Bo Roe\n\nName: Bo Roe\n",
        [("Ann Hill", "Ann Hill", None, True), ("ACME, INC.", "Bo Roe", None, True)],
        id="a party above the next signer",
    ),
    pytest.param(
        "PINE PARTNERS, L.P.\n\nBy: Pine Capital LLC, its general partner\n\nBy: /s/ Ann Hill\n"
        "    --------------------\n    Ann Hill, Managing Member\n",
        [("PINE PARTNERS, L.P.", "Ann Hill", "Managing Member", True)],
        id="a printed name at the end of a chain",
    ),
    pytest.param(
        "PINE PARTNERS, L.P.                            PINE CAPITAL LLC\n\n"
        "By: Pine Capital LLC,                          By: /s/ Ann Hill\n"
        "    its general partner                        Name: Ann Hill\n"
        "                                               Title: Member\n"
        "By: /s/ Ann Hill\nName: Ann Hill\nTitle: Member\n",
        [("PINE PARTNERS, L.P.", "Ann Hill", "Member", True), ("PINE CAPITAL LLC", "Ann Hill", "Member", True)],
        id="a chain beside a hand",
    ),
    pytest.param(
        "WILLARD TRUST COMPANY,\nnot in its individual capacity\nbut solely as Owner Trustee\n\nBy: /s/ Ann Hill\n",
        [("WILLARD TRUST COMPANY", "Ann Hill", None, True)],
        id="a trustee that is not bound itself",
    ),
    pytest.param(
        "/s/ ANN HILL             President, Chief Executive Officer      March 28, 2002\n"
        "- ------------------     and Director\nAnn Hill\n",
        [(None, "Ann Hill", "President, Chief Executive Officer and Director", True)],
        id="two lines of an office beside the hand",
    ),
    pytest.param(
        "ACME Corporation                    Beta Services Western                    US Operations, Inc.\n\n"
        "By: /s/ Ann Hill                    By: /s/ Bo Roe\n",
        [
            ("ACME Corporation", "Ann Hill", None, True),
            ("Beta Services Western US Operations, Inc.", "Bo Roe", None, True),
        ],
        id="a name whose second line has run into the first",
    ),
    pytest.param(
        "Page of the Plan.   ACME TECHNOLOGIES INC.     Beta Unigroup Ltd.\n\nBy: /s/ Ann Hill     By: /s/ Bo Roe\n",
        [("ACME TECHNOLOGIES INC.", "Ann Hill", None, True), ("Beta Unigroup Ltd.", "Bo Roe", None, True)],
        id="words before two names",
    ),
    pytest.param(
        "GUARANTORS:\n\nPELHAM PIPELINE COMPANY\nPELHAM STORAGE, INC.\n\nBy: /s/ Ann Hill\n    Vice President\n",
        [
            ("PELHAM PIPELINE COMPANY", "Ann Hill", "Vice President", True),
            ("PELHAM STORAGE, INC.", "Ann Hill", "Vice President", True),
        ],
        id="two parties over one hand",
    ),
    pytest.param(
        "ACME HOLDINGS, INC.\n\nACME PIPE, INC.\n\nBy: /s/ Ann Hill\n",
        [("ACME PIPE, INC.", "Ann Hill", None, True)],
        id="a name apart from the party's",
    ),
]


def read(text: str) -> list[Signature]:
    return [one for one in signatures.EXTRACTOR.find(Document.from_text(text)) if isinstance(one, Signature)]


@pytest.mark.parametrize(("text", "wanted"), CASES)
def test_a_page_is_read(text: str, wanted: list[Row]) -> None:
    assert [(one.party, one.signatory, one.title, one.signed) for one in read(text)] == wanted


def test_the_number_of_the_page_is_no_part_of_a_block() -> None:
    text = "ACME, INC. By: /s/ Ann Hill Title: President 5\n"
    (one,) = read(text)
    assert text[one.span.start : one.span.end] == "ACME, INC. By: /s/ Ann Hill Title: President"


def test_a_list_of_parties_over_one_hand_is_read_from_its_top() -> None:
    listed = [f"PELHAM PIPELINE HOLDINGS {letter}, INC." for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    text = "The Guarantors agree.\n\n" + "\n".join(listed) + "\n\nBy: /s/ Ann Hill\n"
    assert [one.party for one in read(text)] == listed
