"""Who must do what: lists under a lead-in, clauses that oblige nobody, deadlines and obligors by the record's names."""

import pytest

from extractors import EXTRACTORS
from extractors.obligations import EXTRACTOR
from extractors.obligations.listed import listed
from pipeline import Document, extract
from pipeline.record import Obligation
from pipeline.split import split
from tests.growth import linear

AGREEMENT = """REGISTRATION RIGHTS AGREEMENT

This Registration Rights Agreement is made as of June 30, 2004, between Alpha Networks, Inc., a Delaware corporation
(the "Company"), and Beta Capital LLC (the "Purchaser").

1. Registration.

(a) The Company shall:

(i) not later than 15 days after the date hereof, file a registration statement;

(ii) use its best efforts to cause it to become effective; and keep it effective for two years; and

(iii) if so requested, furnish to each Holder as many copies of the prospectus as such Holder may request.

(b) If the Purchaser so requests, the Company will deliver a certificate within five Business Days of receipt of the
request; provided, however, that the Purchaser shall pay the fees of the transfer agent.

(c) This Section shall survive termination. Beta Capital LLC agrees not to sell the shares before July 31, 2005.
"""


def found(text: str) -> list[Obligation]:
    return [one for one in EXTRACTOR.find(split(Document.from_text(text))) if isinstance(one, Obligation)]


def test_each_item_of_a_list_is_an_obligation_of_whom_the_lead_in_names() -> None:
    items = [one for one in found(AGREEMENT) if one.rule == "obligation.listed"]
    assert [(one.obligor, one.action) for one in items] == [
        ("Company", "file a registration statement"),
        ("Company", "use its best efforts to cause it to become effective"),
        ("Company", "keep it effective for two years"),
        ("Company", "furnish to each Holder as many copies of the prospectus as such Holder may request"),
    ]


def test_a_deadline_in_front_belongs_to_the_obligation_and_a_condition_stands_beside_it() -> None:
    record = extract(Document.from_text(AGREEMENT), EXTRACTORS)
    dates = {date.id: date for date in record.dates}
    deadlines = {one.action[:12]: [dates[date].value for date in one.deadline] for one in record.obligations}
    assert deadlines["file a regis"] == ["2004-07-15"]
    assert deadlines["not to sell "] == ["2005-07-31"]
    assert deadlines["keep it effe"] == []
    [delivery] = [one for one in record.obligations if one.action.startswith("deliver a certificate")]
    assert delivery.condition == "If the Purchaser so requests"
    assert [dates[date].text for date in delivery.deadline] == ["within five Business Days of receipt of the\nrequest"]


def test_obligors_are_called_what_the_record_calls_them() -> None:
    record = extract(Document.from_text(AGREEMENT), EXTRACTORS)
    assert {one.obligor for one in record.obligations} == {"Company", "Purchaser", "Beta Capital LLC"}
    assert [one.modality for one in record.obligations if one.obligor == "Beta Capital LLC"] == ["shall_not"]


@pytest.mark.parametrize(
    "text",
    [
        "If, at any time, the Company shall file a petition, the Notes become due.",
        "If the Holder gives notice (as provided below) and the Company shall fail to act, interest accrues.",
        "the registration statement that the Company shall file under Section 2",
        "a certificate signed by the officer of the Company which the Agent may accept",
        "The rights of the Company and the Holders shall survive the termination of this Agreement.",
        "No delay of the Lenders or the Agent to exercise any right shall impair such right.",
        "Each Purchaser understands that the Securities Act may require delivery of a prospectus.",
        "Any amendment shall be made in writing and signed by the Parties.",
        "The Licensed Products shall conform to the Specifications.",
        "Executive shall receive work assignments.",
        "Lessee shall enjoy use of the pool.",
        "Until then Buyer shall pay the rent.",
        "Since then Seller may sell the Goods.",
        "The Company has the option to purchase the building.",
    ],
)
def test_what_obliges_nobody_gives_none(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "obligors", "modality"),
    [
        (
            "Neither Party nor any of its Affiliates will use such person.",
            ["Party nor any of its Affiliates"],
            "shall_not",
        ),
        ("Seller agrees that, upon receipt of a notice, it will stop delivery.", ["Seller"], "shall"),
        ("The Company and each Guarantor shall deliver a certificate.", ["Company and each Guarantor"], "shall"),
        ("Subject to Section 2, Lessee shall keep the Premises clean.", ["Lessee"], "shall"),
        ("the recipient, at its own expense, must return the documents.", ["recipient"], "shall"),
        ("LICENSEE SHALL PAY LICENSOR A ROYALTY.", ["LICENSEE"], "shall"),
        ("the holders of record (the “Rightsholders”) may inspect the books.", ["holders"], "may"),
        ("The Company shall own, operate and maintain the Plant.", ["Company"], "shall"),
        ("If the price rises then Buyer shall pay it.", ["Buyer"], "shall"),
        (
            "The Company covenants (to the extent that it may lawfully do so) that it will not claim any benefit.",
            ["Company"],
            "shall_not",
        ),
        ("The fees of counsel shall, if they exceed $100, be paid by the Company.", ["Company"], "shall"),
    ],
)
def test_subjects(text: str, obligors: list[str], modality: str) -> None:
    items = found(text)
    assert [one.obligor for one in items] == obligors
    assert {one.modality for one in items} == {modality}


def test_a_second_subject_in_a_sentence_begins_its_own_obligation() -> None:
    items = found("The Seller shall deliver the Goods to the Buyer on Monday, and the Buyer shall inspect them.")
    assert [one.action for one in items] == ["deliver the Goods to the Buyer on Monday", "inspect them"]


def test_a_name_obliges_only_if_a_party_bears_it() -> None:
    text = (
        'AGREEMENT\n\nThis Agreement is made on May 1, 2001 between Emdeon, Inc. ("Emdeon") and Acme '
        'Corp. ("Acme").\n\n'
    )
    record = extract(
        Document.from_text(f"{text}Emdeon shall provide the Content. Annex Two shall provide details."), EXTRACTORS
    )
    assert [(one.obligor, one.action) for one in record.obligations] == [("Emdeon", "provide the Content")]


def test_a_release_obliges_nobody() -> None:
    text = (
        "FOR IMMEDIATE RELEASE\n\nNEW YORK, May 3, 2004 -- Alpha Inc. (NYSE: ALP) today announced "
        "results.\n\nThe Company will hold a call."
    )
    assert found(text) == []


@pytest.mark.parametrize(
    "piece",
    [
        "the Company, ",
        "agrees that the ",
        "shall , , ",
        "if the (Company) ",
        "; and (a) ",
        "by the Holder and ",
        "is responsible for it and ",
        ", and the fees shall be paid ",
        "agrees to and ",
    ],
)
def test_repeated_words_take_no_more_than_linear_time(piece: str) -> None:
    assert linear(lambda times: found(f"The Company shall {piece * times} file"), 100)


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "The Company, the MHCs and the Bank will not incur any debt.",
            ("Company, the MHCs and the Bank", "not incur any debt"),
        ),
        (
            "Upon notice to the Company, the Agent and the Bank shall pay the fee.",
            ("Agent and the Bank", "pay the fee"),
        ),
        (
            "The Company shall request effectiveness as of 5:00 p.m. Eastern Time on a Trading Day.",
            ("Company", "request effectiveness as of 5:00 p.m. Eastern Time on a Trading Day"),
        ),
        ("The Agent shall notify Acme Corp. Holdings of it.", ("Agent", "notify Acme Corp. Holdings of it")),
        (
            "Franchisee agrees to execute the form attached as Exhibit G. In no event is it a lease.",
            ("Franchisee", "execute the form attached as Exhibit G"),
        ),
        (
            "The Company shall excise any such information, and (iv) the Agent shall file the rest.",
            ("Company", "excise any such information"),
        ),
        (
            "The Company shall comply with clauses (a), (b), and (c).",
            ("Company", "comply with clauses (a), (b), and (c)"),
        ),
    ],
)
def test_subject_and_action_are_whole(sentence: str, expected: tuple[str, str]) -> None:
    one, *_ = found(f"SUPPLY AGREEMENT\n\nThis Agreement is made today.\n\n1. Duties. {sentence}\n")
    assert (one.obligor, one.action) == expected


def test_to_be_employed_is_a_condition_and_no_duty_of_the_employer() -> None:
    assert found("LETTER\n\nTo receive your bonus, you must be employed by the Company on the payment date.\n") == []


COVENANTS = """CREDIT AGREEMENT

This Credit Agreement, dated as of May 1, 2003, is made between Alder Corp., a Delaware corporation ("Borrower"),
and First Bank ("Bank").

ARTICLE I
THE CREDIT

SECTION 1.1. LINE OF CREDIT. Bank shall make loans to Borrower.

ARTICLE II
AFFIRMATIVE COVENANTS

Borrower covenants that so long as Bank remains committed, Borrower shall, unless Bank otherwise consents in writing:

SECTION 2.1. PUNCTUAL PAYMENTS. Punctually pay all principal, interest and fees.

SECTION 2.2. TAXES. Following any audit, pay and discharge all taxes, and not dispute them.

ARTICLE III
NEGATIVE COVENANTS

Borrower further covenants that it will not without prior written consent of Bank:

SECTION 3.1. MERGER. Merge into or consolidate with any other entity.
"""


def test_sections_with_headings_are_members_of_a_list_too() -> None:
    assert [(one.obligor, one.modality, one.action) for one in found(COVENANTS)] == [
        ("Bank", "shall", "make loans to Borrower"),
        ("Borrower", "shall", "Punctually pay all principal, interest and fees"),
        ("Borrower", "shall", "pay and discharge all taxes, and not dispute them"),
        ("Borrower", "shall_not", "not Merge into or consolidate with any other entity"),
    ]


def test_a_list_may_be_marked_by_small_letters_and_its_members_negated() -> None:
    text = """1. Duties. The Agent agrees that it will, using the Funds:

a.   deliver the Goods to the Owner; and

b.   not sell any of them.
"""
    assert [(one.modality, one.action) for one in found(text)] == [
        ("agrees", "deliver the Goods to the Owner"),
        ("shall_not", "not sell any of them"),
    ]


def test_a_list_may_say_each_verb_of_what_is_promised() -> None:
    text = """1. Duties. The Agent promises that it:

(a) has all licences; and

(b) will obey the law.
"""
    assert [(one.modality, one.action) for one in found(text)] == [("shall", "obey the law")]


def test_the_condition_of_a_list_is_that_of_its_members_without_one() -> None:
    text = """1. Default. If any Default occurs, the Lender may:

(a) declare the Loan due; and

(b) upon notice to the Borrower, sell the Collateral.
"""
    assert [(one.action, one.condition) for one in found(text)] == [
        ("declare the Loan due", "If any Default occurs"),
        ("sell the Collateral", "upon notice to the Borrower"),
    ]


@pytest.mark.parametrize(
    "lead",
    [
        "If a Default occurs, Borrower shall notify Agent, and Agent shall",
        "Upon termination Borrower shall cease all use of the Marks and Agent shall",
    ],
)
def test_what_another_has_to_do_is_no_condition_of_a_list(lead: str) -> None:
    text = f"1. Default. {lead}:\n\n(a) stop the Loans; and\n\n(b) sell the Collateral.\n"
    assert [(one.action, one.condition) for one in found(text) if one.obligor == "Agent"] == [
        ("stop the Loans", None),
        ("sell the Collateral", None),
    ]


def test_whom_a_condition_speaks_of_behind_an_aside_is_told_nothing() -> None:
    condition = "If, other than as provided herein, any Bank shall obtain any payment"
    text = f"1. Sharing. {condition}, such Bank shall:\n\n(a) notify the Agent; and\n\n(b) pay the sum.\n"
    assert {one.condition for one in found(text) if one.rule == "obligation.listed"} == {condition}


def test_under_a_line_that_heads_representations_nothing_is_permitted() -> None:
    text = """SUPPLY AGREEMENT

The parties agree as follows:

ARTICLE III

REPRESENTATIONS AND WARRANTIES OF SELLER

3.1 Title. The Seller has the right to sell the Goods.

ARTICLE IV

COVENANTS

4.1 Entry. The Landlord has the right to inspect the Premises.
"""
    assert [(one.obligor, one.action) for one in found(text)] == [("Landlord", "inspect the Premises")]


def test_not_may_stand_before_each_of_several_verbs() -> None:
    text = """1. Conduct. The Company shall:

(a) conduct its business; and

(b) not (i) amend its charter, (ii) split its stock or (iii) declare any dividend; and

(c) keep its books.
"""
    assert [(one.modality, one.action) for one in found(text)] == [
        ("shall", "conduct its business"),
        ("shall_not", "not (i) amend its charter"),
        ("shall_not", "not split its stock"),
        ("shall_not", "not declare any dividend"),
        ("shall", "keep its books"),
    ]


def test_an_exception_may_stand_in_front_of_a_member_of_a_list() -> None:
    text = """1. Liens. The Borrower will not, without consent:

(a) except as provided in Section 3, create any lien; and

(b) claim any credit.
"""
    assert [(one.modality, one.action, one.condition) for one in found(text)] == [
        ("shall_not", "not create any lien", "except as provided in Section 3"),
        ("shall_not", "not claim any credit", None),
    ]


def test_a_promise_may_name_who_acts_behind_its_condition() -> None:
    text = """1. Covenants. The Company covenants that so long as any Note is outstanding it will:

(a) not later than the last day of each of the first three quarters, certify compliance; and

(b) keep proper books.
"""
    assert [(one.obligor, one.action) for one in found(text)] == [
        ("Company", "certify compliance"),
        ("Company", "keep proper books"),
    ]


def test_a_heading_of_covenants_leads_in_no_list() -> None:
    text = """ARTICLE 5. COVENANTS

So long as any sum remains unpaid, the Borrower shall:

5.1 Insurance. Maintain insurance.
"""
    assert [(one.obligor, one.action) for one in found(text)] == [("Borrower", "Maintain insurance")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "If the Lender so asks, it shall give notice.",
            [("Lender", "shall", "give notice", "If the Lender so asks")],
        ),
        (
            "After termination of the Executive's services, he shall not disclose any secret.",
            [("Executive", "shall_not", "not disclose any secret", "After termination of the Executive's services")],
        ),
        (
            "The Bank may demand, and the Borrower shall pay the Fee.",
            [("Bank", "may", "demand", None), ("Borrower", "shall", "pay the Fee", None)],
        ),
        (
            "Tenant must repay the Advance, and shall indemnify the Landlord.",
            [("Tenant", "shall", "repay the Advance", None), ("Tenant", "shall", "indemnify the Landlord", None)],
        ),
        (
            "Discounts accrue to the Owner, and the Contractor shall make provisions for them.",
            [("Contractor", "shall", "make provisions for them", None)],
        ),
        (
            "Lender may deliver a notice, in which event Borrower shall deposit the Shortfall.",
            [
                ("Lender", "may", "deliver a notice", None),
                ("Borrower", "shall", "deposit the Shortfall", None),
            ],
        ),
        (
            "Costs which would exceed the Budget shall be paid by the Owner.",
            [("Owner", "shall", "be paid by the Owner", None)],
        ),
        (
            "This Lease may be terminated by either party if the Premises burn down.",
            [("party", "may", "be terminated by either party if the Premises burn down", "if the Premises burn down")],
        ),
        (
            "Agent will make the records available upon request and will permit copies.",
            [("Agent", "shall", "make the records available upon request and will permit copies", "upon request")],
        ),
        (
            "In addition, upon any breach, Tenant shall pay the Deposit (if so asked, at once) to the Landlord.",
            [("Tenant", "shall", "pay the Deposit (if so asked, at once) to the Landlord", "upon any breach")],
        ),
        (
            "Borrower shall notify Bank of any claim which would, if successful, exceed the Limit.",
            [("Borrower", "shall", "notify Bank of any claim which would, if successful, exceed the Limit", None)],
        ),
    ],
)
def test_a_sentence_may_hold_more_than_one_duty(text: str, expected: list[tuple[str, str, str, str | None]]) -> None:
    assert [(one.obligor, one.modality, one.action, one.condition) for one in found(text)] == expected


@pytest.mark.parametrize(
    "text",
    [
        "No Dispute shall be submitted to arbitration without the consent of both.",
        "The bonus will be driven by the degree of the Company's success.",
        "documents which shall be true and shall be complete",
    ],
)
def test_what_only_looks_like_a_duty_gives_none(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("words", "duties"),
    [
        (
            "The Company shall not resell the Goods and shall keep records of them.",
            [("Company", "shall_not", "not resell the Goods"), ("Company", "shall", "keep records of them")],
        ),
        (
            "The Company shall be in charge of the Works and shall supervise them.",
            [("Company", "shall", "supervise them")],
        ),
        ("The Company shall keep books and shall pay tax.", [("Company", "shall", "keep books and shall pay tax")]),
        ("The Notes shall be in registered form and shall bear interest.", []),
        (
            "The Company (a) may contest any claim, and (b) may contest any tax.",
            [("Company", "may", "contest any claim"), ("Company", "may", "contest any tax")],
        ),
        (
            "The Tenant agrees not to assign this Lease, but may sublet the Premises.",
            [("Tenant", "shall_not", "not to assign this Lease"), ("Tenant", "may", "sublet the Premises")],
        ),
        (
            "The Employee hereby accepts the position and agrees to perform his duties.",
            [("Employee", "agrees", "perform his duties")],
        ),
        (
            "The Buyer understands and agrees that it shall not resell the Goods.",
            [("Buyer", "shall_not", "not resell the Goods")],
        ),
        (
            "The Company shall promptly, and in any event within ten days of a change, notify the Buyer.",
            [("Company", "shall", "notify the Buyer")],
        ),
        ("When the tenant of the Site builds on it, it shall pay the fees.", [("tenant", "shall", "pay the fees")]),
        ("The rent will be paid by ACME to the Owner.", [(None, "shall", "be paid by ACME to the Owner")]),
        (
            "All costs of transport shall be borne by and be the obligation of the Builder.",
            [("Builder", "shall", "be borne by and be the obligation of the Builder")],
        ),
        ("U.S. Bank shall indemnify the Company.", [("U.S. Bank", "shall", "indemnify the Company")]),
        (
            "If the price increases then Buyer will pay the increase to Seller.",
            [("Buyer", "shall", "pay the increase to Seller")],
        ),
        (
            "The Agent upon determining the Rate shall promptly notify the Borrower.",
            [("Agent", "shall", "promptly notify the Borrower")],
        ),
        ("Buyer shall own, operate and maintain the Line.", [("Buyer", "shall", "own, operate and maintain the Line")]),
        ("Buyer shall own the Line.", []),
        (
            "The Member is responsible for dues and must pay them monthly.",
            [("Member", "shall", "responsible for dues"), ("Member", "shall", "pay them monthly")],
        ),
        (
            "In consideration for the Services the Company shall pay the Agent a fee.",
            [("Company", "shall", "pay the Agent a fee")],
        ),
        ("On the date the Company shall deliver the Notes interest begins.", []),
        (
            "Upon termination each party shall return the data, and the Agent shall cease all use of the Marks.",
            [("party", "shall", "return the data"), ("Agent", "shall", "cease all use of the Marks")],
        ),
        (
            "The Agent acknowledges the value of the data and, accordingly, covenants not to disclose it.",
            [("Agent", "shall_not", "not to disclose it")],
        ),
        ("Tenant agrees to and shall pay the rent.", [("Tenant", "shall", "pay the rent")]),
        (
            "The Buyer shall pay the royalty specified in Schedule D. Royalty payments are due in May.",
            [("Buyer", "shall", "pay the royalty specified in Schedule D")],
        ),
        (
            "If the Merger fails, either Parent or the Company may terminate this Agreement.",
            [("Parent or the Company", "may", "terminate this Agreement")],
        ),
        ("THE COMPANY WILL DULY PAY THE PRINCIPAL.", [("COMPANY", "shall", "DULY PAY THE PRINCIPAL")]),
        (
            "The Seller shall be obligated to sell to Buyer and Buyer shall be obligated to buy from Seller.",
            [
                ("Seller", "shall", "be obligated to sell to Buyer"),
                ("Buyer", "shall", "be obligated to buy from Seller"),
            ],
        ),
        (
            "Each Party shall bear the fees of its own accounting firm and the Parties shall share those of the third.",
            [
                ("Party", "shall", "bear the fees of its own accounting firm"),
                ("Parties", "shall", "share those of the third"),
            ],
        ),
        ("Clearances will be granted to the Company and its licensors for products that are not in doubt.", []),
        (
            "The Licensee undertakes to keep the secret and further undertakes not to sell the Articles.",
            [("Licensee", "agrees", "keep the secret"), ("Licensee", "shall_not", "not to sell the Articles")],
        ),
        (
            "Principal will be paid at the office, and any interest will be paid by check mailed to the Holder.",
            [
                (None, "shall", "be paid at the office"),
                (None, "shall", "be paid by check mailed to the Holder"),
            ],
        ),
        ("Payment of the Fee shall be made within ten days.", [(None, "shall", "be made within ten days")]),
        ("No changes to the Line shall be made.", []),
        (
            "Interest on the unpaid amount of Loans which are Prime Loans shall be payable monthly in arrears.",
            [(None, "shall", "be payable monthly in arrears")],
        ),
    ],
)
def test_whom_each_verb_of_a_sentence_binds(words: str, duties: list[tuple[str | None, str, str]]) -> None:
    text = f"SUPPLY AGREEMENT\n\nThe parties agree as follows:\n\n1. Duties. {words}\n"
    items = [(one.obligor, one.modality, one.action) for one in found(text)]
    assert items == duties


def test_a_sentence_stops_before_the_page_that_ends_behind_it() -> None:
    text = "1. Liens. The Company shall not permit any Lien.\n\n\n<PAGE>   23\n\n\nNothing here prohibits gifts.\n"
    assert [one.action for one in found(text)] == ["not permit any Lien"]


def test_a_lead_in_of_two_verbs_is_no_duty_itself() -> None:
    text = (
        "SUPPLY AGREEMENT\n\nThe parties agree as follows:\n\nARTICLE I. COVENANTS\n\nThe Borrower shall and"
        " shall cause each Subsidiary to:\n\n1.1 Books. Keep books.\n\n1.2 Taxes. Pay all taxes.\n"
    )
    assert [(one.obligor, one.action) for one in found(text)] == [
        ("Borrower", "Keep books"),
        ("Borrower", "Pay all taxes"),
    ]


def test_a_list_may_be_led_in_anew() -> None:
    text = (
        "SUPPLY AGREEMENT\n\nThe parties agree as follows:\n\n1. Duties. Of these:\n\n(a) The Goods are sound.\n\n"
        "(b) The Goods are new.\n\nWith a view to their resale, the Seller agrees to:\n\n(c) Keep a list of them; and"
        "\n\n(d) During the Term, to furnish a copy of it.\n"
    )
    assert [(one.obligor, one.modality, one.action, one.condition) for one in found(text)] == [
        ("Seller", "agrees", "Keep a list of them", None),
        ("Seller", "agrees", "furnish a copy of it", "During the Term"),
    ]


def test_a_list_that_is_led_in_anew_is_not_read_from_its_beginning_each_time() -> None:
    def read(size: int) -> object:
        items = "".join(f"({number}) {'goods of the sale ' * 20}:\n\n" for number in range(1, size))
        return list(listed(split(Document.from_text(f"SALE AGREEMENT\n\n1. Terms.\n\n{items}"))))

    assert linear(read, 60)
