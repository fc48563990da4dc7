"""Clauses side by side in a sentence: what is said of things, of others in a list, and what only a member hangs on."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from tests.growth import linear

AGREEMENT = """SERVICES AGREEMENT

This Agreement is made as of June 30, 2004, among Alpha Networks, Inc. (the "Buyer"), Beta Capital LLC (the
"Seller") and Orlan Paper Inc. ("Orlan").

1. Duties. {}
"""


def duties(sentence: str) -> list[tuple[str | None, str, str, str | None]]:
    found = extract(Document.from_text(AGREEMENT.format(sentence)), EXTRACTORS).obligations
    return [(one.obligor, one.modality, one.action, one.condition) for one in found]


@pytest.mark.parametrize(
    ("sentence", "actions"),
    [
        (
            "The Seller shall cause the roof to be repaired and the rent shall not be abated.",
            ["cause the roof to be repaired"],
        ),
        (
            "The Buyer may hire an expert of its choice, and a schedule will be drawn up by mutual consent.",
            ["hire an expert of its choice"],
        ),
        (
            "The Seller may store paint on the site, however, any such storage of such goods shall be safe.",
            ["store paint on the site"],
        ),
        (
            "The Buyer may rely on the notice and the Depositary and the Registrar shall not be liable.",
            ["rely on the notice"],
        ),
        (
            "The Buyer may end this Agreement and the proceeds of insurance shall be paid on demand.",
            ["end this Agreement", "be paid on demand"],
        ),
        # what is owed, and what is said inside a condition, go on
        (
            "The Seller shall pay the rent and any other sums Buyer shall demand.",
            ["pay the rent and any other sums Buyer shall demand"],
        ),
        (
            "The Seller shall deliver the deed and such other papers and shall keep copies.",
            ["deliver the deed and such other papers and shall keep copies"],
        ),
        (
            "The Seller shall ship the Goods unless a Default occurs and the Default shall continue.",
            ["ship the Goods unless a Default occurs and the Default shall continue"],
        ),
    ],
)
def test_what_is_said_of_a_thing_is_no_part_of_the_action(sentence: str, actions: list[str]) -> None:
    assert [one[2] for one in duties(sentence)] == actions


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        # of lists and of another's clause nobody is bound
        (
            "If power fails by fault of the Seller, its agents or servants, then the rent shall abate till it is back.",
            [],
        ),
        (
            "The Seller shall keep a list of vendors, lenders and brokers from whom it buys and shall show it.",
            [
                (
                    "Seller",
                    "shall",
                    "keep a list of vendors, lenders and brokers from whom it buys and shall show it",
                )
            ],
        ),
        (
            "If the Agent or any Bank knows it, the Agent or such Bank shall tell the Buyer as the Banks shall ask.",
            [("Agent or such Bank", "shall", "tell the Buyer as the Banks shall ask")],
        ),
        # "none of" forbids as "no" does
        (
            "During the Term, none of the Seller, the Agents or the Bank may sell the Shares.",
            [("Seller, the Agents or the Bank", "shall_not", "not sell the Shares")],
        ),
        ("None of the Lenders shall be liable for the others.", []),
        (
            "The Buyer shall not have any right or power to bind the Seller.",
            [("Buyer", "shall_not", "not have any right or power to bind the Seller")],
        ),
        ("The Buyer shall not have the right to be heard.", []),
        # a party by its name alone
        ("Orlan reserves the right to change its prices.", [("Orlan", "may", "change its prices")]),
        ("Orlan may terminate this Agreement.", [("Orlan", "may", "terminate this Agreement")]),
        ("Orlan has the right to enter into this Agreement.", []),
        # done by somebody, behind a condition or another's clause
        (
            "If the report is late, the Seller shall be reimbursed by the Buyer.",
            [("Buyer", "shall", "be reimbursed by the Buyer")],
        ),
        (
            "Should the Seller fail, this Agreement may be terminated by the Buyer.",
            [("Buyer", "may", "be terminated by the Buyer")],
        ),
        ("Any dispute shall be submitted to and settled by arbitration in Reno.", []),
        (
            "Any dispute shall be submitted by the Buyer to arbitration.",
            [("Buyer", "shall", "be submitted by the Buyer to arbitration")],
        ),
        (
            "Repair of such parts shall be the obligation of the Seller.",
            [("Seller", "shall", "be the obligation of the Seller")],
        ),
        ("The Notes shall be the obligation of the Seller.", []),
        (
            "Within ten days of such event, the party claiming an excuse shall notify the other.",
            [("party", "shall", "notify the other")],
        ),
        (
            "The Seller, pending its sale, shall keep the site, and, in such event, the Buyer shall pay the rent.",
            [("Seller", "shall", "keep the site"), ("Buyer", "shall", "pay the rent")],
        ),
        # subjects with an aside that no comma parts, behind a semicolon and a list's "and"
        (
            "Lessee at its own expense shall keep the roof; will obtain all permits.",
            [("Lessee", "shall", "keep the roof"), ("Lessee", "shall", "obtain all permits")],
        ),
        (
            "The Buyer shall file a statement which shall be on Form S-3, and shall keep copies.",
            [
                ("Buyer", "shall", "file a statement which shall be on Form S-3"),
                ("Buyer", "shall", "keep copies"),
            ],
        ),
        (
            "The Seller may note ideas that you tell us, and that we may ask for, and may use others.",
            [("Seller", "may", "note ideas that you tell us, and that we may ask for, and may use others")],
        ),
        (
            "Water shall be furnished by and for the account of the Seller.",
            [("Seller", "shall", "be furnished by and for the account of the Seller")],
        ),
        (
            "Buyer shall have the right, at its option, to (i) cancel the order, or (ii) suspend its payments.",
            [("Buyer", "may", "cancel the order"), ("Buyer", "may", "suspend its payments")],
        ),
        (
            "Upon a Default, Lender may do any one or more of the following:\n\n(a) Call the Loan.\n\n(b) Sell it.",
            [("Lender", "may", "Call the Loan"), ("Lender", "may", "Sell it")],
        ),
        (
            "Until it is paid, Borrower covenants that he will not:\n\n(a) Pledge the Goods; or\n\n(b) Sell it.",
            [("Borrower", "shall_not", "not Pledge the Goods"), ("Borrower", "shall_not", "not Sell it")],
        ),
        (
            "Within ten days after receipt of notice Buyer shall pay Seller.",
            [("Buyer", "shall", "pay Seller")],
        ),
        (
            "The Seller shall be solely responsible therefor.",
            [("Seller", "shall", "be solely responsible therefor")],
        ),
        (
            "The Committee (as defined below) shall meet under Section 7 and the Parties shall sign the minutes.",
            [
                ("Committee", "shall", "meet under Section 7"),
                ("Parties", "shall", "sign the minutes"),
            ],
        ),
    ],
)
def test_who_is_bound(sentence: str, expected: list[tuple[str | None, str, str]]) -> None:
    assert [one[:3] for one in duties(sentence)] == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("The Fee shall be due and payable on May 1, 2005.", [(None, "be due and payable on May 1, 2005")]),
        (
            "Each report shall be due within ten days after the quarter.",
            [(None, "be due within ten days after the quarter")],
        ),
        (
            "Within ten days after Closing, the balance shall be due and payable.",
            [(None, "be due and payable")],
        ),
        ("Upon a default the Loan shall be immediately due and payable.", []),
        ("All payments by the Buyer hereunder shall be made in dollars.", [("Buyer", "be made in dollars")]),
        ("If the deed is late, liquidated damages shall be paid by wire.", [(None, "be paid by wire")]),
        (
            "The sums payable as liquidated damages shall be paid within ten days.",
            [(None, "be paid within ten days")],
        ),
        (
            "If a permit is needed, the filing of it, including all fees, shall be borne by the Seller.",
            [("Seller", "be borne by the Seller")],
        ),
        ("The walls shall be repaired by tenant at its cost.", [("tenant", "be repaired by tenant at its cost")]),
        ("All plans must be approved by the Buyer.", []),
        (
            "At least 20 days’ notice of any meeting shall be given to the members.",
            [(None, "be given to the members")],
        ),
        (
            "Notice of redemption shall be mailed not less than 30 nor more than 60 days before it to each member.",
            [(None, "be mailed not less than 30 nor more than 60 days before it to each member")],
        ),
        ("Within five days after the vote, a copy of it shall be sent to the Bank.", [(None, "be sent to the Bank")]),
        ("All notices shall be given in writing and sent by mail.", []),
        ("If notice shall be given at least ten days before the sale, it may be made.", []),
        ("Any sum so due may be repaid, notice whereof shall be sent within ten days.", []),
        (
            "The Buyer shall have the right and the obligation to sell.",
            [("Buyer", "have the right and the obligation to sell")],
        ),
        ("The Buyer may have access to the premises.", [("Buyer", "have access to the premises")]),
        ("The Buyer may have access to secrets.", []),
        ("The Buyer may have access to confidential books of the Seller.", []),
        ("The Seller accepts the office and agrees that it will control the Plant.", [("Seller", "control the Plant")]),
        ("Simultaneously with each report the Seller shall pay the fee.", [("Seller", "pay the fee")]),
        (
            "The Seller shall hire men, on the condition that the Buyer shall not lend to them.",
            [("Seller", "hire men"), ("Buyer", "not lend to them")],
        ),
        (
            "The Seller shall keep (a) the walls; (b) the roof; and (c) the floors; and shall clean them.",
            [("Seller", "keep (a) the walls; (b) the roof; and (c) the floors"), ("Seller", "clean them")],
        ),
        (
            "The Seller shall keep (a) the walls; (b) the Buyer shall keep the roof.",
            [("Seller", "keep (a) the walls"), ("Buyer", "keep the roof")],
        ),
        (
            "The Seller will send the goods under the Plan or any Plan Supplement and will tell the Buyer of it.",
            [("Seller", "send the goods under the Plan or any Plan Supplement and will tell the Buyer of it")],
        ),
        (
            "The Seller shall ship the goods, and (unless he has paid) the Buyer shall return them.",
            [("Seller", "ship the goods"), ("Buyer", "return them")],
        ),
        (
            "The Seller shall hire a guard or, alternatively, the Buyer may do so.",
            [("Seller", "hire a guard"), ("Buyer", "do so")],
        ),
        (
            "The Seller agrees to keep the listing, and concurrently with the Closing, the Buyer shall apply for one.",
            [("Seller", "keep the listing"), ("Buyer", "apply for one")],
        ),
        ("The Seller (which may differ) is large.", []),
    ],
)
def test_who_owes_what(sentence: str, expected: list[tuple[str | None, str]]) -> None:
    assert [(one[0], one[2]) for one in duties(sentence)] == expected


def test_a_list_of_what_nobody_answers_for_obliges_nobody() -> None:
    assert (
        duties("The Seller shall not be responsible for the following:\n\n(a) build a road; and\n\n(b) plan it.") == []
    )


def test_a_list_that_is_announced_says_what_is_to_be_done() -> None:
    text = """The Buyer shall, as agent of the Seller, perform each of the following services:

(a) recruit all employees; and

(b) plan the work.

2. Staff. The Seller is responsible for the following:

(a) Furnish all labor; and

(b) Clean the site.

3. Parts. The Seller shall provide the following items:

(a) pumps; and

(b) valves.
"""
    assert [(one[0], one[2]) for one in duties(text)] == [
        ("Buyer", "recruit all employees"),
        ("Buyer", "plan the work"),
        ("Seller", "Furnish all labor"),
        ("Seller", "Clean the site"),
        ("Seller", "provide the following items"),
    ]


@pytest.mark.parametrize(
    ("sentence", "condition"),
    [
        (
            "The Buyer shall pay it on the earliest of (A) May 1, 2005 and (B) if it is called, the day of the call.",
            None,
        ),
        ("While employed here, the Buyer shall keep no secrets.", "While employed here"),
        ("As a condition to payment, the Seller shall furnish records.", "As a condition to payment"),
        ("The Buyer may sell it, provided the sale is in cash.", "provided the sale is in cash"),
        ("The Buyer shall repay the Loan to the extent of such recovery.", None),
        ("The Buyer shall hold it in trust and use it, to the extent required, for repairs.", "to the extent required"),
        ("The Buyer shall list all costs, which are subject to approval of the Bank.", None),
        ("The Buyer shall file a form which shall, if it is so asked, be on blue paper.", None),
        ("The Buyer shall pay interest until payment in full, at the rate set out below.", "until payment in full"),
        ("During the Term: (i) the Buyer may join the Plan; and (ii) it may leave.", "During the Term"),
        ("The Buyer shall pay a salary of $900 subject to withholding of taxes.", None),
        ("The Buyer shall pay a salary of $900 subject to receipt of an invoice.", "subject to receipt of an invoice"),
        ("The Buyer may end this Agreement at once if the other party:\n\n(a) is insolvent; or", None),
        (
            "If the roof shall be torn and if such damage is great, the Buyer may end this Agreement.",
            "If the roof shall be torn and if such damage is great",
        ),
    ],
)
def test_the_condition_is_that_of_the_whole_duty(sentence: str, condition: str | None) -> None:
    assert duties(sentence)[0][3] == condition


@pytest.mark.parametrize(
    ("sentence", "deadlines"),
    [
        ("The Buyer shall keep the Plan, as adopted in November 2003.", []),
        ("The Buyer shall grant the option as of his first day of employment.", []),
        ("The Buyer shall repay the cost of lodging for a period of 90 days from the Closing Date.", []),
        ("The Seller shall not hire anybody who was within the preceding one (1) year an employee.", []),
        ("The Seller shall build it unless the Buyer cancels within ten days after such loss.", []),
        ("The Agent shall hold it until the earlier of (i) one year from the Closing Date or (ii) its sale.", []),
        ("The Seller shall furnish reports at the close of each fiscal year.", ["close of each fiscal year"]),
        ("The Seller shall not let its worth, measured at the end of each fiscal year, fall.", []),
        ("The Seller shall pay all sums which had not been paid prior to the Closing Date.", []),
        ("The Seller may speed up the monthly installments due from the Buyer.", []),
        ("The Seller shall supply 20 tons per calendar month.", []),
        ("The Seller shall meet twice per calendar month.", ["twice per calendar month"]),
        ("The Seller shall repay costs beginning on the Closing Date until July 1, 2005.", []),
        (
            "Subject to Section 3, on December 21, 2005, the Agent shall free the Shares.",
            ["December 21, 2005"],
        ),
        (
            "The Seller shall pay not later than 11:00 A.M. (eastern time) on the second day before the Closing Date.",
            ["not later than 11:00 A.M. (eastern time) on the second day before the Closing Date"],
        ),
        ("During the Term, on a weekly basis, the Seller shall report to the Buyer.", ["weekly"]),
        (
            "Within ten days after the Closing Date, the Buyer shall pay the fee, and the Seller shall ship it.",
            ["Within ten days after the Closing Date"],
        ),
    ],
)
def test_by_when_it_is_due(sentence: str, deadlines: list[str]) -> None:
    record = extract(Document.from_text(AGREEMENT.format(sentence)), EXTRACTORS)
    texts = {date.id: date.text for date in record.dates}
    assert [texts[one] for duty in record.obligations for one in duty.deadline] == deadlines


@pytest.mark.parametrize(
    "piece", ["and the rent ", "the Agent shall pay and the rent of ", ", the fee and any lender "]
)
def test_repeated_words_take_no_more_than_linear_time(piece: str) -> None:
    assert linear(lambda times: duties(f"The Agent shall pay the fee {piece * times} at once"), 100)
