"""Whom a verb of duty binds, where two are named, one is described, or only a condition speaks of somebody."""

import pytest

from extractors import EXTRACTORS
from extractors.obligations import EXTRACTOR
from pipeline import Document, extract
from pipeline.record import Obligation
from pipeline.split import split
from tests.growth import linear


def found(sentence: str) -> list[Obligation]:
    text = f"SUPPLY AGREEMENT\n\nThe parties agree as follows:\n\n1. Duties. {sentence}\n"
    return [one for one in EXTRACTOR.find(split(Document.from_text(text))) if isinstance(one, Obligation)]


@pytest.mark.parametrize(
    ("sentence", "obligor", "action"),
    [
        ("Neither Seller nor Buyer shall assign this Lease.", "Seller nor Buyer", "not assign this Lease"),
        (
            (
                "Both parties agree that, without the consent of the other party, neither it nor its Representatives"
                " will disclose the Terms."
            ),
            "parties",
            "not disclose the Terms",
        ),
        (
            (
                "Each party hereby agrees that, for a period of two years, neither it nor any of its subsidiaries,"
                " affiliates or divisions (nor any person acting for a party or its affiliates or divisions) will,"
                " without consent, solicit any employee."
            ),
            "party",
            "not solicit any employee",
        ),
        (
            "Neither the Company, its Subsidiaries nor the Holder shall issue any release.",
            "Company, its Subsidiaries nor the Holder",
            "not issue any release",
        ),
        ("You agree that neither you nor your Agents may copy it.", "you nor your Agents", "not copy it"),
        ("You agree not to (and to cause your agents not to) copy it.", "You", None),
        ("You agree during the Term not to request any change.", "You", "not to request any change"),
    ],
)
def test_what_neither_of_two_may_do_is_forbidden(sentence: str, obligor: str, action: str | None) -> None:
    [one] = found(sentence)
    assert (one.obligor, one.modality) == (obligor, "shall_not")
    assert action is None or one.action == action


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("You and your Agents shall keep it.", [("You and your Agents", "keep it")]),
        (
            "Each party indemnified under this Section shall, upon notice, notify the other.",
            [("party", "notify the other")],
        ),
        (
            "So long as a Loan is open, upon the Bank's demand the Borrower shall pay the Fee.",
            [("Borrower", "pay the Fee")],
        ),
        (
            (
                "The Agent will hold the money in trust for the Holders or the Trustee, all of it being theirs, and"
                " will notify the Trustee of it."
            ),
            [
                ("Agent", "hold the money in trust for the Holders or the Trustee, all of it being theirs"),
                ("Agent", "notify the Trustee of it"),
            ],
        ),
        (
            "Each of the Company, Parent and Subsidiary shall correct it.",
            [("Company, Parent and Subsidiary", "correct it")],
        ),
        ("The purchase by Parent and Subsidiary of the Shares will not cause a default.", []),
        ("In a merger such part shall convert into Shares and no sum shall be paid for it.", []),
        ("The Executive shall serve as President.", [("Executive", "serve as President")]),
        (
            "The Buyer agrees to the joint filing of the form, and further agrees to file each change.",
            [("Buyer", "file each change")],
        ),
        ("In lieu of cash, the Holder may elect to take shares.", [("Holder", "elect to take shares")]),
        (
            "The Company shall, on or before 9:30 a.m., New York time, on June 3, 2004, file the form.",
            [("Company", "file the form")],
        ),
        (
            "The Buyer shall be entitled, at its option, to return it.",
            [("Buyer", "be entitled, at its option, to return it")],
        ),
        ("If an excess is paid to a Bank, that Bank shall refund it.", [("Bank", "refund it")]),
        ("The Agent shall take such steps as the Banks (or all Lenders) may direct.", [("Agent", None)]),
        ("The shares owned by the Holder shall include the Notes, but shall exclude the Options.", []),
        (
            "The Company shall indemnify its officers and agents against all losses which any of them may incur.",
            [("Company", "indemnify its officers and agents against all losses which any of them may incur")],
        ),
    ],
)
def test_the_subject_is_who_acts(sentence: str, expected: list[tuple[str, str | None]]) -> None:
    items = found(sentence)
    assert [one.obligor for one in items] == [obligor for obligor, _ in expected]
    for one, (_, action) in zip(items, expected, strict=True):
        assert action is None or one.action == action


@pytest.mark.parametrize(
    ("sentence", "actions"),
    [
        (
            (
                "If (A) the Company shall declare a dividend, or (B) the Company shall authorize a merger, then, in"
                " each case, the Company shall deliver a notice."
            ),
            ["deliver a notice"],
        ),
        (
            (
                "In case at any time: (i) the Company shall pay a dividend; or (ii) the Company shall offer shares;"
                " then the Company shall give notice."
            ),
            ["give notice"],
        ),
        (
            (
                "If, at any time during the Term, there is no Buyer and the Company shall decide to file a statement,"
                " then the Company shall deliver a notice."
            ),
            ["deliver a notice"],
        ),
        (
            "If, prior to May 1, 2003, the Buyer shall request a copy, the Company shall deliver it.",
            ["deliver it"],
        ),
        ("Interest is paid from the date of a Loan to the date such Loan shall be paid in full by the Borrower.", []),
        ("Neither the Agent nor the Banks shall under any circumstance be construed to be partners.", []),
        ("The Company shall sign the form of the Agreement that all officers are required to sign.", None),
    ],
)
def test_a_condition_obliges_nobody(sentence: str, actions: list[str] | None) -> None:
    items = [one.action for one in found(sentence)]
    assert items == actions if actions is not None else len(items) == 1


def test_a_heading_in_capitals_obliges_nobody() -> None:
    assert found("None.\n\n2. RIGHT TO ASSUME PAYMENTS WILL BE MADE BY BUYER. Unless the Agent knows otherwise.") == []


def test_a_heading_obliges_nobody() -> None:
    assert found("Trustee May File Proofs of Claim") == []


def test_holders_in_small_letters_are_not_those_the_text_defines() -> None:
    text = (
        'WAIVER\n\nThis Agreement is made on May 1, 2001 between Alder Corp. (the "Company") and Birch LLC (the "Holder'
        '").\n\n1. Duties. The holders of the Bonds shall deliver an agreement to the Holder.\n'
    )
    assert [one.obligor for one in extract(Document.from_text(text), EXTRACTORS).obligations] == ["holders"]


@pytest.mark.parametrize(
    "piece", ["neither it nor ", "if, after it, ", "nor any, ", "nor shall the Company ", "if (A) the Company shall "]
)
def test_repeated_words_take_no_more_than_linear_time(piece: str) -> None:
    assert linear(lambda times: found(f"The Company, {piece * times} shall file"), 100)


def test_the_undersigned_is_the_party_named_behind() -> None:
    text = """PROMISSORY NOTE

For value received, the undersigned, Alpha Corp. ("Maker"), promises to pay to Beta Bank, N.A. the sum of $500.
"""
    [one] = extract(Document.from_text(text), EXTRACTORS).obligations
    assert one.obligor == "Maker"


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "The Executive shall work full time and shall not serve on any board.",
            [("Executive", "shall", "work full time"), ("Executive", "shall_not", "not serve on any board")],
        ),
        (
            "The Executive shall keep records and shall submit a report.",
            [("Executive", "shall", "keep records and shall submit a report")],
        ),
        ("The prevailing party shall pay no fees.", [("prevailing party", "shall", "pay no fees")]),
        (
            "The Agents that will run the sale will be selected by the Seller.",
            [("Seller", "shall", "be selected by the Seller")],
        ),
        (
            "The Releasor, for itself, its heirs and assigns, hereby releases the Buyer, and covenants not to sue it.",
            [("Releasor", "shall_not", "not to sue it")],
        ),
        (
            "The Guarantor unconditionally guarantees payment and agrees to pay all costs.",
            [("Guarantor", "agrees", "pay all costs")],
        ),
        (
            "Consultant acknowledges that it will learn secrets and agrees not to disclose them.",
            [("Consultant", "shall_not", "not to disclose them")],
        ),
        (
            "The Seller covenants with the Buyer as follows:\n\n(a) To ship the Goods.\n\n(b) Not to resell the Goods.",
            [("Seller", "agrees", "ship the Goods"), ("Seller", "shall_not", "Not to resell the Goods")],
        ),
        (
            "The Sellers undertake to the Buyer that they will procure that, until Closing, the Agent shall pay.",
            [("Sellers", "shall", "procure that, until Closing, the Agent shall pay")],
        ),
        (
            "The Sublessee agrees that it will keep the premises clean, and that it will not sublet them.",
            [("Sublessee", "shall", "keep the premises clean"), ("Sublessee", "shall_not", "not sublet them")],
        ),
        (
            "The Buyer shall insure the Goods; shall, if asked, show the policy; and shall not be entitled to more.",
            [("Buyer", "shall", "insure the Goods"), ("Buyer", "shall", "show the policy")],
        ),
        ("The Buyer shall be responsible for, and shall pay, all taxes.", [("Buyer", "shall", "pay, all taxes")]),
        ("Interest shall be payable quarterly in arrears.", [(None, "shall", "be payable quarterly in arrears")]),
        ("The Notes shall be payable to the order of the Bank.", []),
        ("No fee was, is or will be payable by the Buyer to any broker.", []),
        ("The Seller and the Buyer agree as follows:\n\n(a) To induce the Buyer to sign, the Seller pays a fee.", []),
    ],
)
def test_whose_duty_it_is_and_of_what_kind(sentence: str, expected: list[tuple[str | None, str, str]]) -> None:
    assert [(one.obligor, one.modality, one.action) for one in found(sentence)] == expected
