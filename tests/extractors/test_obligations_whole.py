"""Duties told to the end, and no further: lists that complete a phrase, what follows of itself."""

import pytest

from extractors import EXTRACTORS
from extractors.obligations import EXTRACTOR
from pipeline import Document, extract
from pipeline.record import Obligation
from pipeline.split import split
from tests.growth import linear

AGREEMENT = """SUPPLY AGREEMENT

This Agreement is made as of June 30, 2004, between Alpha Networks, Inc. (the "Buyer") and Beta Capital LLC (the
"Seller").

1. Duties. {}
"""


def found(text: str) -> list[Obligation]:
    return [one for one in EXTRACTOR.find(split(Document.from_text(text))) if isinstance(one, Obligation)]


def told(sentence: str) -> list[tuple[str | None, str, str | None]]:
    return [(one.obligor, one.action, one.condition) for one in found(AGREEMENT.format(sentence))]


@pytest.mark.parametrize(
    ("sentence", "action"),
    [
        (
            "Seller shall give notice to Buyer upon: (A) receiving a claim; (B) learning of a loss; or (C) any recall.",
            "give notice to Buyer upon: (A) receiving a claim; (B) learning of a loss; or (C) any recall",
        ),
        (
            "Seller shall maintain no debt other than: (i) the Loan; and (ii) open accounts of its trade.",
            "maintain no debt other than: (i) the Loan; and (ii) open accounts of its trade",
        ),
        (
            "Seller shall deliver the following: (i) a deed, which may be a copy but shall be good; and (ii) the keys.",
            "deliver the following: (i) a deed, which may be a copy but shall be good; and (ii) the keys",
        ),
        (
            "Seller shall remove its floor coverings; lighting fixtures; or window coverings. Buyer is content.",
            "remove its floor coverings; lighting fixtures; or window coverings",
        ),
        ("Seller shall keep the roof; repair the walls; and clean the floors.", "keep the roof"),
        (
            "Seller shall pay the rent (provided that no rent is due in May) to the Buyer.",
            "pay the rent (provided that no rent is due in May) to the Buyer",
        ),
        (
            "Seller shall notify Buyer of a claim, but the failure to do so shall not relieve the Buyer of its duty.",
            "notify Buyer of a claim",
        ),
        (
            "Seller shall accept the order, and if it fails to answer within a day, it shall be deemed to accept it.",
            "accept the order",
        ),
    ],
)
def test_a_duty_ends_with_what_completes_it(sentence: str, action: str) -> None:
    assert told(sentence)[0][:2] == ("Seller", action)


def test_a_list_of_conditions_is_the_condition() -> None:
    [one] = told(
        "Seller may only reject an order if: (a) Buyer is late; (b) the order is not signed; or (c) it is void."
    )
    assert one[2] == "if: (a) Buyer is late; (b) the order is not signed; or (c) it is void"


@pytest.mark.parametrize(
    ("sentence", "condition"),
    [
        ("Seller shall answer in ten days or, if no day is stated, at once.", None),
        ("Seller shall keep records of the Goods subject to royalty.", None),
        ("Seller will keep records of the Goods, and upon request will provide copies to the Buyer.", None),
        (
            "Seller shall keep records of the Goods subject to the terms of the Lease.",
            "subject to the terms of the Lease",
        ),
        ("Seller shall deal on terms as good as would be usual if Buyer were a stranger.", None),
        ("Seller shall defend the Buyer as long as the Buyer cooperates.", "as long as the Buyer cooperates"),
        ("Seller shall deliver upon request by Buyer, a copy of the deed, which is stamped.", "upon request by Buyer"),
        ("Seller shall vote the shares subject to such Proxy for the sale.", None),
        ("Seller shall furnish upon request from time to time all information on the Goods.", "upon request"),
        ("On Buyer's request, Seller shall answer.", "On Buyer's request"),
        (
            "Seller shall buy cover A) if the policy ends; B) if it is void; or C) if it is replaced.",
            "if the policy ends; B) if it is void; or C) if it is replaced",
        ),
        ("Seller shall answer by: (i) taking the order if it is signed or (ii) refusing it.", None),
        (
            "Without prejudice to the rights of Buyer, if the audit shows an excess, Seller shall pay it.",
            "if the audit shows an excess",
        ),
    ],
)
def test_a_condition_is_of_the_whole_duty(sentence: str, condition: str | None) -> None:
    assert told(sentence)[0][2] == condition


@pytest.mark.parametrize(
    ("sentence", "duties"),
    [
        (
            "Seller agrees that it will sell to Buyer and Buyer agrees that it will pay for the Goods.",
            [("Seller", "sell to Buyer"), ("Buyer", "pay for the Goods")],
        ),
        (
            "Each of the Seller, on the one hand, and the Buyer, on the other hand, shall notify the other of a claim.",
            [("Seller and the Buyer", "notify the other of a claim")],
        ),
        (
            'The party that claims (the "Claimant") shall give notice of its claim.',
            [("Claimant", "give notice of its claim")],
        ),
        (
            "Seller shall not take, and Buyer will not permit Seller to take, any action without consent.",
            [
                ("Seller", "not take any action without consent"),
                ("Buyer", "not permit Seller to take, any action without consent"),
            ],
        ),
        (
            "Seller shall file the forms, and in each case, will use its best efforts to obtain consent.",
            [("Seller", "file the forms"), ("Seller", "use its best efforts to obtain consent")],
        ),
        ("Seller acknowledges that the Buyer will rely on its reports.", []),
        (
            "Seller shall indemnify, save, defend and hold harmless the Buyer from all claims.",
            [("Seller", "indemnify, save, defend and hold harmless the Buyer from all claims")],
        ),
        (
            "Seller shall report every defect, and any delay in delivery, to the Buyer and shall repair them.",
            [("Seller", "report every defect, and any delay in delivery, to the Buyer and shall repair them")],
        ),
        (
            "Seller shall insure it against fire, and any failure that the Buyer says will arise, and store them.",
            [("Seller", "insure it against fire, and any failure that the Buyer says will arise, and store them")],
        ),
        (
            "Seller shall deliver the Goods; time being of the essence; and no waiver of it.",
            [("Seller", "deliver the Goods")],
        ),
        (
            "Seller shall keep the Goods safe; each Party to bear its own costs; and time of the essence.",
            [("Seller", "keep the Goods safe")],
        ),
        (
            "Seller shall hand over the books; keys to the yard; and maps.",
            [("Seller", "hand over the books; keys to the yard; and maps")],
        ),
        ("Losses may be suffered by the Buyer.", []),
        ("Delays may be caused by the Buyer.", []),
        ("Interest may be owed by the Buyer.", []),
        ("Royalties may be earned by the Seller.", []),
        (
            "If consent is necessary in order that Buyer may use the Goods, Seller shall obtain it.",
            [("Seller", "obtain it")],
        ),
        ("Each agreement between Buyer, on the one hand, and Seller, on the other hand, shall be in writing.", []),
        (
            "Seller agrees that it will, upon request by Buyer furnish a copy of its reports.",
            [("Seller", "furnish a copy of its reports")],
        ),
        ("Seller acknowledges and agrees that the Buyer will keep the reports.", [("Buyer", "keep the reports")]),
        (
            "Seller has no duty to accept orders, save that Seller shall answer each order.",
            [("Seller", "answer each order")],
        ),
    ],
)
def test_each_owes_its_own(sentence: str, duties: list[tuple[str, str]]) -> None:
    assert [one[:2] for one in told(sentence)] == duties


def test_the_condition_of_a_right_is_not_that_of_the_duty_behind_it() -> None:
    duties = told("If the policy ends, Buyer shall have the right to renew it and Seller shall then pay the premium.")
    assert [one[2] for one in duties] == ["If the policy ends", None]


@pytest.mark.parametrize(
    ("sentence", "condition"),
    [
        ("Buyer shall pay the sum when due: ten dollars each month.", None),
        ("Seller may refuse an order if: (a) it is sold; (b) it is late.", "if: (a) it is sold; (b) it is late"),
        (
            "Seller shall furnish help upon request from the Buyer for any such repair.",
            "upon request from the Buyer for any such repair",
        ),
        ("Seller shall furnish copies upon written notice or upon request by the Buyer.", "upon request by the Buyer"),
        (
            "Seller shall deliver the Goods subject to such Conditions as the Buyer may set.",
            "subject to such Conditions as the Buyer may set",
        ),
        ("Seller shall hold the shares subject to such Proxy.", None),
    ],
)
def test_the_condition_is_whole(sentence: str, condition: str | None) -> None:
    assert [one[2] for one in told(sentence)] == [condition]


def test_returns_that_are_due_by_a_day_are_not_due_from_the_seller_by_it() -> None:
    text = AGREEMENT.format(
        "Seller shall file all returns that are required to be filed on or prior to the Closing Date."
    )
    assert extract(Document.from_text(text), EXTRACTORS).obligations[0].deadline == ()


@pytest.mark.parametrize(
    "piece",
    [
        "Seller shall give notice upon: (A) a sale; ",
        "Seller shall keep the roof, and if it fails, ",
        "Seller shall remove its coverings; its fixtures; ",
        "Seller agrees and acknowledges that ",
    ],
)
def test_repeated_words_take_no_more_than_linear_time(piece: str) -> None:
    assert linear(lambda size: found(piece * size), 40)


def test_what_is_agreed_between_two_sides_binds_neither() -> None:
    sentence = (
        "The Buyer agrees that all obligations, oral or in writing, between the Buyer, any of its Subsidiaries or any "
        "of their officers or agents, on the one hand, and the Seller or any of its affiliates, on the other hand, "
        "shall terminate."
    )
    assert told(sentence) == []
