"""Second verbs of duty, conditions that no comma parts from what they govern, and doers of what is done by two."""

import pytest

from extractors import EXTRACTORS
from extractors.obligations import EXTRACTOR
from pipeline import Document, extract
from pipeline.record import Obligation
from pipeline.split import split
from tests.growth import linear

AGREEMENT = """SERVICES AGREEMENT

This Agreement is made as of June 30, 2004, between Alpha Networks, Inc. (the "Buyer") and Beta Capital LLC (the
"Seller").

1. Duties. {}
"""


def found(text: str) -> list[Obligation]:
    return [one for one in EXTRACTOR.find(split(Document.from_text(text))) if isinstance(one, Obligation)]


@pytest.mark.parametrize(
    ("sentence", "duties"),
    [
        (
            "Each Holder agrees to keep the notice secret and shall discontinue all sales.",
            [("Holder", "agrees", "keep the notice secret"), ("Holder", "shall", "discontinue all sales")],
        ),
        (
            "Consultant is to return all materials and is not to retain any copies.",
            [("Consultant", "shall", "return all materials"), ("Consultant", "shall_not", "not to retain any copies")],
        ),
        (
            "The Holders agree to suspend any sale, and further agree not to disclose the notice.",
            [("Holders", "agrees", "suspend any sale"), ("Holders", "shall_not", "not to disclose the notice")],
        ),
        (
            "Contractor hereby warrants the Work for one year and will repair any defect.",
            [("Contractor", "shall", "repair any defect")],
        ),
        ("The Company sells shoes and will open stores in 2005.", []),
        ("The Company assumes no obligation and will not update this release.", []),
        (
            "Buyer agrees to pay the fee and shall keep records.",
            [("Buyer", "agrees", "pay the fee"), ("Buyer", "shall", "keep records")],
        ),
        ("Guarantor waives presentment and will not assert it.", [("Guarantor", "shall_not", "not assert it")]),
        (
            "The Agent shall hold the Fund until the Release Date and shall not pay any part of it.",
            [
                ("Agent", "shall", "hold the Fund until the Release Date"),
                ("Agent", "shall_not", "not pay any part of it"),
            ],
        ),
        (
            "Licensee shall consult the Seller as to the defense of the claim and may not settle it.",
            [
                ("Licensee", "shall", "consult the Seller as to the defense of the claim"),
                ("Licensee", "shall_not", "not settle it"),
            ],
        ),
        (
            "The Seller, at any time following thirty (30) days from the date of its demand, may enter the Plant.",
            [("Seller", "may", "enter the Plant")],
        ),
        (
            "The Buyer agrees that (1) it shall keep records and (2) shall, within ten (10) days, deliver them.",
            [("Buyer", "shall", "keep records"), ("Buyer", "shall", "deliver them")],
        ),
        (
            "The Buyer may defend the claim at the cost of Seller and Seller shall cooperate in it.",
            [("Buyer", "may", "defend the claim at the cost of Seller"), ("Seller", "shall", "cooperate in it")],
        ),
        (
            (
                "The Buyer shall be entitled, if it so elects, in a notice to the Seller, to take control of the"
                " defense, provided that in all events the Seller will be entitled to control the plan."
            ),
            [
                (
                    "Buyer",
                    "may",
                    "be entitled, if it so elects, in a notice to the Seller, to take control of the defense",
                ),
                ("Seller", "may", "be entitled to control the plan"),
            ],
        ),
        (
            "The agents of the Buyer and the Buyer shall keep records.",
            [("agents", "shall", "keep records")],
        ),
        (
            "The Seller shall insure the Goods in all events the Buyer may name.",
            [("Seller", "shall", "insure the Goods in all events the Buyer may name")],
        ),
        ("Clauses (a) and (b) shall survive, and so shall Section 2 and (c) shall deliver nothing.", []),
        # what the Software will do, and whom a holder is described by
        ("Vendor warrants the Software for one year and will perform.", []),
        ("Vendor warrants that the Software is sound and will repair itself.", []),
        (
            "The Company shall pay each Holder that tenders and agrees to wait for it.",
            [("Company", "shall", "pay each Holder that tenders and agrees to wait for it")],
        ),
    ],
)
def test_a_second_verb_of_another_kind_is_a_duty_of_its_own(sentence: str, duties: list[tuple[str, str, str]]) -> None:
    assert [(one.obligor, one.modality, one.action) for one in found(sentence)] == duties


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "If Licensee fails to make any payment Licensee must cure the failure.",
            [("Licensee", "cure the failure", "If Licensee fails to make any payment")],
        ),
        (
            "In the event Maker fails to pay any sum when due Lender may declare the balance due.",
            [("Lender", "declare the balance due", "In the event Maker fails to pay any sum when due")],
        ),
        (
            "Borrower covenants that so long as any Loan is outstanding it will not incur any Debt.",
            [("Borrower", "not incur any Debt", "so long as any Loan is outstanding")],
        ),
        (
            "Tenant agrees that during the Term it shall keep the Premises clean.",
            [("Tenant", "keep the Premises clean", "during the Term")],
        ),
        (
            "On Completion the Vendor shall deliver to the Purchaser the deeds.",
            [("Vendor", "deliver to the Purchaser the deeds", None)],
        ),
        (
            "Consultant shall upon request return all documents.",
            [("Consultant", "return all documents", "upon request")],
        ),
        (
            "Seller shall deliver the Goods to each Buyer as if it were the only one.",
            [("Seller", "deliver the Goods to each Buyer as if it were the only one", None)],
        ),
        # what Seller must give is described, and nothing is said to be done
        ("If Buyer receives any document Seller must give the Agent it is confidential.", []),
        ("If Buyer holds the goods Seller must replace under the warranty.", []),
        ("If the court determines Landlord shall pay the costs.", []),
        ("If any document Seller must deliver the Agent is late.", []),
    ],
)
def test_a_condition_may_lead_in_its_duty_without_a_comma(
    sentence: str, expected: list[tuple[str, str, str | None]]
) -> None:
    assert [(one.obligor, one.action, one.condition) for one in found(sentence)] == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "The Company shall promptly (but in any event within five (5) days) notify the Holders.",
            [("Company", "notify the Holders")],
        ),
        (
            "The costs shall be shared by Parent and the Company.",
            [("Parent and the Company", "be shared by Parent and the Company")],
        ),
        (
            "The fee shall be paid by the Buyer and the Seller shall refund it.",
            [("Buyer", "be paid by the Buyer"), ("Seller", "refund it")],
        ),
        (
            "The Company shall advise Parent and Parent shall advise the Company.",
            [("Company", "advise Parent"), ("Parent", "advise the Company")],
        ),
        (
            "Each of Parent and the Company undertakes to the other to file a report.",
            [("Parent and the Company", "file a report")],
        ),
        ("ALL MATERIALS SHALL BE FURNISHED BY CONTRACTOR.", [("CONTRACTOR", "BE FURNISHED BY CONTRACTOR")]),
    ],
)
def test_who_does_it(sentence: str, expected: list[tuple[str, str]]) -> None:
    assert [(one.obligor, one.action) for one in found(sentence)] == expected


def test_a_list_may_be_led_in_behind_an_aside() -> None:
    text = (
        "1. Conduct. Seller shall conduct the Business and, without the consent of Buyer, shall not:\n\n"
        "(i) sell any asset;\n\n(ii) declare any dividend.\n"
    )
    assert [(one.obligor, one.modality, one.action) for one in found(text) if one.rule == "obligation.listed"] == [
        ("Seller", "shall_not", "not sell any asset"),
        ("Seller", "shall_not", "not declare any dividend"),
    ]


@pytest.mark.parametrize(
    ("sentence", "deadlines"),
    [
        ("Seller shall include all Goods for which it has received requests within 15 days after the notice.", []),
        ("Seller shall, not more often than quarterly, deliver a report to Buyer.", []),
        ("Seller shall deliver a report to Buyer quarterly.", ["quarterly"]),
        ("Seller shall deliver what Buyer wants within 15 days after the notice.", ["within 15 days after the notice"]),
    ],
)
def test_by_when_a_duty_is_due(sentence: str, deadlines: list[str]) -> None:
    record = extract(Document.from_text(AGREEMENT.format(sentence)), EXTRACTORS)
    texts = {date.id: date.text for date in record.dates}
    [one] = record.obligations
    assert [texts[date] for date in one.deadline] == deadlines


@pytest.mark.parametrize(
    "piece",
    [
        "If the Buyer is late the Seller shall not keep the ",
        "Company agrees that while any is ",
        "Company warrants the Work and will repair ",
    ],
)
def test_repeated_words_take_no_more_than_linear_time(piece: str) -> None:
    assert linear(lambda size: found(piece * size), 40)
