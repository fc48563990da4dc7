"""Do the computations run on the words of other issuers, or say clearly what they do not compute?

Each text is a sentence of a filing: an indenture of 2025, credit agreements of 1995 and 1997, an offering of 1994.
"""

import json
from typing import Any

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline.document import Document
from pipeline.process import extract
from pipeline.schema import to_json

INDENTURE = (
    "The Company and the Trustee may enter into a supplemental indenture with the written consent of the Holders "
    "of at least a majority in principal amount of the outstanding Securities of each Series affected by such "
    "supplemental indenture.\n\nIn determining whether the Holders have concurred, Securities of a Series owned by "
    "the Company or any Affiliate of the Company shall be disregarded.\n"
)
CREDIT_AGREEMENT = (
    '"Required Lenders" means Lenders in the aggregate having at least 66-2/3% of the Aggregate Commitment.\n\nAll '
    "notices shall be deemed to have been duly given or made (a) in the case of delivery by hand, when delivered, "
    "(b) in the case of delivery by mail, three Business Days after being deposited in the mails, postage prepaid, "
    "or (c) in the case of delivery by facsimile transmission, when sent and receipt has been confirmed.\n"
)
OFFERING = (
    "The Company issued and sold $20 million aggregate principal amount of 6% Subordinated Convertible Debentures "
    "due April 15, 2004.\n\nEach party shall contribute to the losses (i) in such proportion as shall be "
    "appropriate to reflect the relative benefits received by the Company and the Underwriters, or (ii) if the "
    "allocation provided by clause (i) above is not permitted by applicable law, in such proportion as is "
    "appropriate to reflect not only the relative benefits but also the relative fault. The relative benefits "
    "shall be deemed to be in the same proportion as the total net proceeds from the offering (before deducting "
    "expenses) received by the Company bear to the total underwriting discounts and commissions.\n"
)


def answer(name: str, text: str, external: dict[str, Any]) -> dict[str, Any]:
    record = json.loads(to_json(extract(Document.from_text(text), EXTRACTORS)))
    inputs = inputs_of(BY_NAME[name], [record])
    return compute(name, {**inputs, "external": external})


def test_a_majority_of_an_indenture_is_counted_without_what_the_company_holds() -> None:
    positions = [
        {"holder": "A", "notes": "40000000", "consents": True},
        {"holder": "B", "notes": "35000000", "consents": False},
        {"holder": "Company", "notes": "25000000", "affiliate": True, "consents": True},
    ]
    result = answer("majority_of_holders", INDENTURE, {"positions": positions})["result"]
    assert (result["passes"], result["denominator"], result["percent"]) == (True, "75000000.00", "53.333333")


def test_a_share_of_commitments_is_named_as_what_is_not_computed() -> None:
    got = answer("majority_of_holders", CREDIT_AGREEMENT, {"positions": [{"holder": "A", "notes": "1"}]})
    assert got["status"] == "error"
    assert {"code": "unsupported", "field": "clauses[0].base"}.items() <= got["errors"][0].items()


def test_notices_of_a_credit_agreement_are_deemed_given() -> None:
    notices = [
        {"id": "1", "method": "mail", "sent": "1995-07-03"},
        {"id": "2", "method": "fax", "acknowledged": "1995-07-05"},
    ]
    shown = answer("deemed_notice", CREDIT_AGREEMENT, {"notices": notices})["result"]["notices"]
    assert [one["deemed"] for one in shown] == ["1995-07-07", "1995-07-05"]


def test_an_issue_without_an_option_has_its_coupon() -> None:
    result = answer("issue_size", OFFERING, {})["result"]
    assert (result["option"], result["coupon_per_year"]["principal"]) == (None, "1200000.00")


def test_a_benefit_in_underwriting_discounts_is_named_as_what_is_not_computed() -> None:
    got = answer("indemnity_contribution", OFFERING, {"indemnified_party": "holder", "loss": "100"})
    assert got["status"] == "error"
    assert any(one["code"] == "unsupported" and "underwriting" in one["message"] for one in got["errors"])
