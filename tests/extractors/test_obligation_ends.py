"""Where the words of a duty and of its condition end: brackets, lead-ins, pages, and what belongs to the next duty."""

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
    ("sentence", "actions"),
    [
        (
            "The Goods shall be used by the Buyer (and the Buyer shall cause its agents to use them) for resale.",
            [
                "be used by the Buyer (and the Buyer shall cause its agents to use them) for resale",
                "cause its agents to use them",
            ],
        ),
        ("The Seller shall pay all costs, including, without limitation:\n\n(a) freight; and", ["pay all costs"]),
        ("The Buyer shall not resell the Goods unless:\n\n(a) they are sound; and", ["not resell the Goods"]),
        ("The Seller shall pay the fees of the Agent (including travel; and lodging.", ["pay the fees of the Agent"]),
        ("The Agent will (a) file the form; and b) keep a copy.", ["file the form"]),
        ("The Buyer will duly and punctually pay all sums.", ["duly and punctually pay all sums"]),
        (
            "The Buyer will not, and will not permit any of its Affiliates to, resell the Goods.",
            ["not, and will not permit any of its Affiliates to, resell the Goods"],
        ),
        ("The Buyer shall, and shall cause each Affiliate to, keep records.", ["keep records"]),
        (
            "The Seller shall:\n\n(a) sort the Goods; provided that it is not required (A) to pack or (B) to pay; and",
            [],
        ),
        (
            "The Buyer shall use the loan (a) to refinance debts and (b) to pay the Seller.",
            ["use the loan (a) to refinance debts and (b) to pay the Seller"],
        ),
        ("The Buyer shall not, nor will it permit any Subsidiary to:\n\n(a) Debt. Borrow money.", ["not Borrow money"]),
    ],
)
def test_a_duty_ends_where_its_words_are_whole(sentence: str, actions: list[str]) -> None:
    assert [one.action for one in found(sentence)] == actions


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "The Seller shall advise the Buyer and, if the Buyer asks, confirm the advice in writing.",
            [
                (
                    "advise the Buyer and, if the Buyer asks, confirm the advice in writing",
                    "if the Buyer asks",
                )
            ],
        ),
        ("If the price is too high, then the Seller shall refund it.", [("refund it", "If the price is too high")]),
        (
            "The Seller shall post a notice and, if in a day the Buyer shall so request, the Seller shall stop.",
            [
                ("post a notice", None),
                ("stop", "if in a day the Buyer shall so request"),
            ],
        ),
        (
            "If it learns of such event, the Seller shall notify the Buyer, and the Seller shall deliver copies.",
            [("notify the Buyer", "If it learns of such event"), ("deliver copies", None)],
        ),
        (
            "The Buyer shall pay a fee until the Maturity Date at the agreed rate.",
            [("pay a fee until the Maturity Date at the agreed rate", None)],
        ),
        (
            "The Agent shall sell no Goods for less, except to the extent the Seller allows it.",
            [
                (
                    "sell no Goods for less, except to the extent the Seller allows it",
                    "except to the extent the Seller allows it",
                )
            ],
        ),
        (
            "The Seller shall deliver, subject to Section 2.2, at the Closing, the Goods.",
            [("deliver, subject to Section 2.2, at the Closing, the Goods", "subject to Section 2.2")],
        ),
        (
            "All proceeds shall be deposited at once and, so long as no Default exists, shall be released later.",
            [("be deposited at once and, so long as no Default exists, shall be released later", None)],
        ),
        (
            "The Lender agrees to make Advances until the Commitment Termination Date in Dollars.",
            [("make Advances until the Commitment Termination Date in Dollars", None)],
        ),
        (
            "Upon termination each party shall return the data, and the Agent shall cease all use.",
            [("return the data", "Upon termination"), ("cease all use", None)],
        ),
        (
            "The Buyer shall exercise the option, if at all, by notice to the Seller.",
            [("exercise the option, if at all, by notice to the Seller", None)],
        ),
        (
            "The Agent shall furnish drafts which will be subject to the review of the Buyer.",
            [("furnish drafts which will be subject to the review of the Buyer", None)],
        ),
    ],
)
def test_a_condition_is_that_of_its_own_duty(sentence: str, expected: list[tuple[str, str | None]]) -> None:
    assert [(one.action, one.condition) for one in found(sentence)] == expected


@pytest.mark.parametrize(
    ("sentence", "deadlines"),
    [
        (
            "The Seller shall ship the Goods and, within two days after the sale, the Seller shall send a bill.",
            [[], ["within two days after the sale"]],
        ),
        ("The Buyer shall pay interest accruing daily.", [[]]),
        ("The Buyer shall keep records for a period of at least three years.", [[]]),
        ("Records are to be kept by the Buyer for at least three years.", [[]]),
        ("The Buyer shall pay expenses, which as of April 30, 2003 are small.", [[]]),
        ("The Bank agrees to make a loan maturing on December 31, 2005.", [[]]),
        ("The Operator may change the rent by giving twenty-eight days advanced notice.", [["twenty-eight days"]]),
        ("The Buyer agrees to employ him for a term ending on the third anniversary of the Closing Date.", [[]]),
        ("The Seller shall keep the insurance in effect immediately prior to the Closing Date.", [[]]),
        ("The Agent may suspend sales for 60 days in any 12-month period.", [[]]),
        (
            "Within ten days after the sale, the Seller shall:\n\n(a) send a bill; and\n\n(b) file a report.",
            [["Within ten days after the sale"], ["Within ten days after the sale"]],
        ),
        ("Prior to the Closing Date, the Seller shall:\n\n(a) keep its books; and\n\n(b) insure the Goods.", [[], []]),
        (
            "For a period of one year from the date hereof, the Buyer shall:\n\n(a) keep its books; and",
            [[]],
        ),
    ],
)
def test_a_deadline_says_by_when_its_own_duty_is_due(sentence: str, deadlines: list[list[str]]) -> None:
    text = f"SUPPLY AGREEMENT\n\nThe parties agree as follows:\n\n1. Duties. {sentence}\n"
    record = extract(Document.from_text(text), EXTRACTORS)
    texts = {date.id: date.text for date in record.dates}
    assert [[texts[date] for date in one.deadline] for one in record.obligations] == deadlines


def test_a_sentence_longer_than_any_is_left_at_a_comma() -> None:
    [one] = found(f"The Seller shall ship {'red goods, ' * 1000}and blue ones.")
    assert 5000 < len(one.action) < 6000
    assert one.action.endswith("red goods")


PAGES = """SUPPLY AGREEMENT

The parties agree as follows:

1. Duties. The Seller shall keep the Goods in the condition in which


                                       4
<PAGE>

they were made. [SIGNATURE PAGE FOLLOWS]
"""


def test_a_duty_reads_across_its_pages() -> None:
    [one] = extract(Document.from_text(PAGES), [EXTRACTOR]).obligations
    assert one.action == "keep the Goods in the condition in which they were made"


@pytest.mark.parametrize("piece", ["(the Agent shall ", "and, if asked, ", "[signature ", ") including "])
def test_repeated_words_take_no_more_than_linear_time(piece: str) -> None:
    assert linear(lambda times: found(f"The Company shall {piece * times} file"), 100)
