"""Who must do what by when, where a condition, a day or a verb stands in front of a list or of the subject."""

import pytest

from extractors import EXTRACTORS
from extractors.obligations import EXTRACTOR
from pipeline import Document, extract
from pipeline.record import Obligation
from pipeline.split import split


def found(text: str) -> list[Obligation]:
    return [one for one in EXTRACTOR.find(split(Document.from_text(text))) if isinstance(one, Obligation)]


def due(text: str) -> list[tuple[str | None, str, list[str]]]:
    """Whom each obligation binds, the first words of what is to be done, and by when."""
    record = extract(Document.from_text(text), EXTRACTORS)
    dates = {date.id: " ".join(date.text.split()) for date in record.dates}
    return [(one.obligor, one.action[:24], [dates[date] for date in one.deadline]) for one in record.obligations]


@pytest.mark.parametrize(
    ("text", "conditions"),
    [
        (
            "1. Taxes. If Taxes are withheld, (i) the sum grows, (ii) Buyer shall pay it, (iii) Agent shall tell.",
            ["If Taxes are withheld", "If Taxes are withheld"],
        ),
        (
            "1. Pay.\n\n(c) If it ends, then,\n\n(i) Buyer shall pay;\n\n(ii) Buyer shall pay more;\n",
            ["If it ends", "If it ends"],
        ),
        ("1. Pay. When the Note is due, then: (i) Buyer shall pay, and (ii) it ends.", ["When the Note is due"]),
        (
            "1. Pay. If the Buyer fails, (i) the Seller shall act, and if the Seller fails, (ii) the Buyer shall act.",
            ["If the Buyer fails", None],
        ),
        (
            "1. Pay. If Buyer leaves, (i) Seller shall pay. If Buyer stays, (ii) Seller shall act.",
            ["If Buyer leaves", None],
        ),
        # the condition in front is the first's, or the list says when something else is so
        ("1. Fees. If the Agent asks, the Borrower shall file a report and (ii) the Guarantor shall pay.", None),
        ("1. Acts. The Borrower agrees, (i) the Agent shall file a report, and (ii) the Agent shall pay.", None),
        ("1. Sale. If any of the following occurs: (i) the Borrower shall sell its assets, or (ii) it ends.", []),
        (
            "1. Sale. If one or more of the following events occur: (a) the Agent shall sell it; or (b) it ends.",
            [],
        ),
    ],
)
def test_a_condition_in_front_of_a_list_is_that_of_its_members(text: str, conditions: list[str | None] | None) -> None:
    if conditions is None:
        assert all(one.condition is None for one in found(text) if one.obligor == "Guarantor")
    else:
        assert [one.condition for one in found(text)] == conditions


REPORTS = """CREDIT AGREEMENT

1. Reports. The Borrower shall furnish to the Bank the following:

(a) no later than 120 days after the end of each fiscal year, an audited balance sheet; and

(b) as soon as available, and in any event within 45 days after the end of each quarter, an unaudited one.

2. Notices. The Borrower shall give to the Bank:

(a) prompt notice of any Default; and

(b) within ten days after a request, a list of its debts.

3. Other. The Borrower promises and agrees, so long as any Note is unpaid, to:

3.1 Statements. Deliver or cause to be delivered to the Bank in form satisfactory to the Bank:

(a) Annual Statements. Not later than 90 days after the close of each fiscal year, its statements;

4. Sales. The Borrower may deliver to the Bank:

(a) within ten days after the Closing, a certificate;

5. Leases. The Borrower shall deliver:

(a) within ten days after the Closing, the Lessee shall pay the rent;

6. Closing. The Lessor shall deliver:

(a) immediately available funds, in dollars;

(b) at least two opinions of counsel, each in good form; and

(c) by the trustee, a deed;

(d) no more than two copies, bound, of the plans; and

(e) together with the Shares, duly endorsed, a stock power.

7. Statement. The Agent shall provide to the Lessor a statement showing:

(a) as soon as available, the balance.
"""


def test_things_to_be_given_each_by_a_day_of_its_own_are_obligations() -> None:
    assert due(REPORTS) == [
        ("Borrower", "furnish to the Bank no l", ["no later than 120 days after the end of each fiscal year"]),
        ("Borrower", "furnish to the Bank as s", ["within 45 days after the end of each quarter"]),
        ("Borrower", "give to the Bank", []),
        ("Borrower", "give to the Bank within ", ["within ten days after a request"]),
        (
            "Borrower",
            "Deliver or cause to be d",
            ["Not later than 90 days after the close of each fiscal year"],
        ),
        ("Borrower", "deliver to the Bank", []),
        ("Borrower", "deliver", []),
        ("Lessee", "pay the rent", ["within ten days after the Closing"]),
        ("Lessor", "deliver", []),
        ("Agent", "provide to the Lessor a ", []),
    ]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "If costs rise, then within ten days after demand by the Bank, the Borrower shall pay the difference.",
            [("Borrower", "pay the difference", ["within ten days after demand"])],
        ),
        (
            "If Builder cannot act in ten days, then, within three business days after receipt, Builder shall act.",
            [("Builder", "act", ["within three business days after receipt"])],
        ),
        (
            "Within ten days after demand, the balance shall be paid by the Buyer.",
            [("Buyer", "be paid by the Buyer", ["Within ten days after demand"])],
        ),
        (
            "The Employer may terminate the employment by giving the Executive 30 days'\n\n25\n<PAGE>\nadvance notice.",
            [("Employer", "terminate the employment", ["30 days"])],
        ),
        # by when the condition comes about
        (
            "If the Executive is dismissed, within 90 days after a Change in Control, the Company shall pay the bonus.",
            [("Company", "pay the bonus", [])],
        ),
        (
            "If the Executive becomes disabled, prior to May 1, 2004, the Company shall pay the bonus.",
            [("Company", "pay the bonus", [])],
        ),
        (
            "If the Company fails to pay any sum within ten days after notice, the Agent may sell the Collateral.",
            [("Agent", "sell the Collateral", [])],
        ),
        (
            "If the Company does not, within ten days after notice, cure it, the Agent may sell the Collateral.",
            [("Agent", "sell the Collateral", [])],
        ),
        # how long it goes on
        (
            "The Lender agrees to make loans to the Borrower during the period from today until the date of its sale.",
            [("Lender", "make loans to the Borrow", [])],
        ),
    ],
)
def test_by_when_stands_behind_a_condition(sentence: str, expected: list[tuple[str, str, list[str]]]) -> None:
    assert due(sentence) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "1. Builder covenants with Owner to cooperate with him; to hire men; not to sublet it; and to do it.",
            [
                ("agrees", "cooperate with him"),
                ("agrees", "hire men"),
                ("shall_not", "not to sublet it"),
                ("agrees", "do it"),
            ],
        ),
        ("1. The Buyer agrees to pay the Price; to the extent paid, it is final.", [("agrees", "pay the Price")]),
        (
            "1. Borrower shall, at the request of Lender provide Lender access to the land, to the extent permitted.",
            [("shall", "provide Lender access to the land, to the extent permitted")],
        ),
        (
            "1. If the parties cannot agree on an arbitrator, either party may request that one be named.",
            [("may", "request that one be named")],
        ),
        ("1. If so, any documents the Agent may request are to be kept.", []),
        ("1. Such information as, upon a Default, the Agent may request is to be kept.", []),
        ("1. Employee shall continue to pay the premium.", [("shall", "continue to pay the premium")]),
        ("1. The Guarantor shall continue to be liable for it.", [("shall", "continue to be liable for it")]),
        ("1. Employee shall continue to be entitled to vote.", [("may", "continue to be entitled to vote")]),
        ("1. Employee shall continue to receive his salary.", []),
        ("1. The Borrower shall continue to be bound by the Note.", []),
    ],
)
def test_what_is_to_be_done(sentence: str, expected: list[tuple[str, str]]) -> None:
    assert [(one.modality, one.action) for one in found(sentence)] == expected


@pytest.mark.parametrize(
    ("sentence", "condition"),
    [
        ("The Borrower shall deliver to the Bank, upon request, such documents as it has.", "upon request"),
        ("The Borrower shall deliver such documents upon request of the Bank.", "upon request of the Bank"),
        ("The Company shall not end any Plan subject to Title IV of that Act.", None),
        ("The Company shall pay the fee subject to Section 3.", "subject to Section 3"),
        ("The Company shall pay all fees subject to receipt of an invoice.", "subject to receipt of an invoice"),
    ],
)
def test_a_condition_is_no_more_than_its_words(sentence: str, condition: str | None) -> None:
    assert [one.condition for one in found(sentence)] == [condition]


def test_an_item_behind_a_bullet_is_a_sentence_of_its_own() -> None:
    text = (
        "You will keep the policy.\n\n- You will sign the Form for\nthe States.\n\n- Employment can be ended by you.\n"
    )
    assert [one.action for one in found(text)] == ["keep the policy", "sign the Form for the States"]
