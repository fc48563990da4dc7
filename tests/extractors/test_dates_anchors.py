"""How far the anchor of a relative date runs."""

import pytest

from extractors.dates import anchors


@pytest.mark.parametrize(
    ("text", "within_span", "in_full"),
    [
        (
            "the date of a written request therefor by the Company; and",
            "the date of a written request",
            "the date of a written request therefor by the Company",
        ),
        (
            "the giving of notice by the Agent on behalf of the Banks, or",
            "the giving of notice",
            "the giving of notice by the Agent on behalf of the Banks",
        ),
        ("the end of each period that gives rise to such obligation.", "the end of each period", None),
        ("receipt of\nsuch Questionnaire, include the Holder", "receipt of such Questionnaire", None),
        ("such Holder's receipt of such request, the", "such Holder's receipt of such request", None),
        ("the date hereof the Company shall deliver", "the date hereof", "the date hereof"),
        ("the end of the Term\nGoverning Law: England", "the end of the Term", None),
        ("determination together with interest", "determination", None),
        ("a Change in Control of the Company, the", "a Change in Control of the Company", None),
        ("June 30, 2004, the Holder", "June 30, 2004", "June 30, 2004"),
        ("the Effective Time represented issued shares", "the Effective Time", "the Effective Time"),
        ("the event specified in\nclause (i), the", "the event specified in clause (i)", None),
        (
            "termination or earlier expiration of\nthis Agreement; and",
            "termination or earlier expiration of this Agreement",
            None,
        ),
        ("termination or the parties shall", "termination", None),
        ("the Closing or the Seller shall pay", "the Closing", None),
        ("the Grantee's death or Disability, the", "the Grantee's death or Disability", None),
        ("death, disability or retirement of the Grantee. The", "death, disability or retirement of the Grantee", None),
        ("receipt of the bill and supporting documentation,", "receipt of the bill and supporting documentation", None),
        ("receipt of the bill and pay the same", "receipt of the bill", None),
        ("the expiration or sooner termination hereof, the", "the expiration or sooner termination hereof", None),
        ("the date hereof and ending six months", "the date hereof", None),
        ("the date of termination or any other obligation", "the date of termination", None),
        ("the request of the Lessor or the Agent, a", "the request of the Lessor", None),
        ("any written or oral inquiry from the", "any written or oral inquiry", None),
        ("such Rules come into force and remove the sign", "such Rules come into force", None),
        ("any holder surrenders the certificate, the", "any holder surrenders the certificate", None),
        ("the end of each fiscal year declare a dividend", "the end of each fiscal year", None),
        ("the same shall become due and payable.", "the same shall become due and payable", None),
        ("the orders have been executed.", "the orders have been executed", None),
        ("a recall is ordered or in case the", "a recall is ordered", None),
        ("any default known to the Lessee", "any default", None),
        (
            "expiration or termination of the Lease or dissolution of the Lessor. The",
            "expiration or termination of the Lease or dissolution of the Lessor",
            None,
        ),
        ("the Interest Only Period (as defined", "the Interest Only Period", None),
        ("payment in full of the Bonds, the", "payment in full of the Bonds", None),
        (
            "the third month following the 90th day after the date of retirement. The",
            "the third month following the 90th day after the date of retirement",
            None,
        ),
        (
            "the applicable record or effective date hereinafter specified",
            "the applicable record or effective date",
            None,
        ),
        ("a given reporting period. Subject to", "a given reporting period", None),
        ("such expiration or termination, the", "such expiration or termination", None),
        (
            "the filing of any Prospectus or any amendment thereto (",
            "the filing of any Prospectus or any amendment thereto",
            None,
        ),
        (
            "a notice of redemption of Notes of that Series selected",
            "a notice of redemption of Notes of that Series",
            None,
        ),
        (
            "the effective date of expiration or earlier termination,",
            "the effective date of expiration or earlier termination",
            None,
        ),
        ("termination become exercisable", "termination", None),
        ("the due date bears interest at", "the due date", None),
        ("the due date is subject to a late charge", "the due date", None),
        ("the date thereof is", "the date thereof", None),
        ("receipt of such request furnish the report", "receipt of such request", None),
        ("the date of such receipt pay over such refund", "the date of such receipt", None),
        ("receipt of the severance pay under the plan", "receipt of the severance pay", None),
        (
            "the later of the Closing, or the vesting of the Options, to exercise",
            "the later of the Closing, or the vesting of the Options",
            None,
        ),
        ("the fiscal quarter of the Borrower ending on or about July 31", "the fiscal quarter of the Borrower", None),
        ("the twelfth month after the Closing, the", "the twelfth month after the Closing", None),
        (
            "the Interest Period applicable thereto; and",
            "the Interest Period",
            "the Interest Period applicable thereto",
        ),
        ("any termination or non-renewal of the Agreement.", "any termination or non-renewal of the Agreement", None),
        (
            "the month immediately following the date of grant. The",
            "the month immediately following the date of grant",
            None,
        ),
        (
            "the termination or cancellation date of this Agreement;",
            "the termination or cancellation date of this Agreement",
            None,
        ),
        ("the Supply Date and/or the launch", "the Supply Date", None),
        ("the required delivery date for the report", "the required delivery date", None),
        ("this Agreement to September 30, 2016.", "this Agreement", None),
        (
            "the end of the first, second and third quarters in each fiscal year of the Borrower, a",
            "the end of the first, second and third quarters in each fiscal year of the Borrower",
            None,
        ),
        (
            "the fiscal quarter next following the effective date of the Lease.",
            "the fiscal quarter next following the effective date of the Lease",
            None,
        ),
        ("the effective date in the case of a split", "the effective date", "the effective date"),
        ("receipt of written notice specifying the breach", "receipt of written notice", None),
        ("the date first written above.", "the date first written above", None),
        ("the then current term of this Lease. The", "the then current term of this Lease", None),
        ("each such event or matter) give", "each such event or matter", None),
        ("its termination or expiration for any cause", "its termination or expiration", None),
        ("the date of this Lease requiring repairs to", "the date of this Lease", "the date of this Lease"),
        ("your leaving date or the maximum period allowed", "your leaving date", None),
        ("entry, seizure or sale; or", "entry, seizure or sale", None),
        ("demand, Buyer or Seller may", "demand", None),
        ("the sending or filing thereof. The", "the sending or filing thereof", None),
        ("the First Advance made hereunder this Agreement", "the First Advance", None),
        ("\n\n\nthe date of sale. The", "the date of sale", None),
        ("the date of sale\n\nThe Buyer shall", "the date of sale", None),
        ("the date of such sale, transfer or exchange. The", "the date of such sale, transfer or exchange", None),
        ("the date of its creation, Buyer or Seller may", "the date of its creation", None),
        ("such issuance while the Bond is held", "such issuance", None),
        ("the twelfth full month thereafter (the", "the twelfth full month thereafter", None),
        ("the end of such month thereafter", "the end of such month", None),
        ('the "Start Date" shown in the report', 'the "Start Date', None),
        ("the day duly sent for delivery", "the day", None),
        ("THE LAST DAY OF ANY MONTH AND FIXED UNTIL", "THE LAST DAY OF ANY MONTH", None),
    ],
)
def test_a_noun_runs_through_its_of_phrases(text: str, within_span: str, in_full: str | None) -> None:
    anchor = anchors.read(text, 0)
    assert anchor is not None
    assert " ".join(text[: anchor.end].split()) == within_span
    assert in_full is None or anchor.words(text) == in_full


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("such event occurs, a new Applicable Margin", "such event occurs"),
        ("you sign this Agreement. The", "you sign this Agreement"),
        ("signing it by delivering a notice to the other", "signing it"),
        ("entering into such amendment or supplement. Such list will be", "entering into such amendment or supplement"),
        ("Owner entering into a lease, the", "Owner entering into a lease"),
        ("the Notice is given to cure the breach", "the Notice is given"),
        ("the Tenant knows or has reason to know of it. The", "the Tenant knows or has reason to know of it"),
        ("it knows or should have known of it. The", "it knows or should have known of it"),
        ("entering the Building to permit the Owner to be there", "entering the Building"),
        ("receiving a request to permit an audit; and", "receiving a request to permit an audit"),
        ("this Agreement is fully executed. The", "this Agreement is fully executed"),
        ("being deposited in the mail, postage prepaid", "being deposited in the mail"),
        ("receiving the Offer Notice to notify the Offering Party", "receiving the Offer Notice"),
        ("a Notice of Termination is given (provided", "a Notice of Termination is given"),
        ("the notice is provided to the Lenders, so", "the notice is provided to the Lenders"),
        ("the Effective Date occurs, the", "the Effective Date occurs"),
        ("such period is over, the", "such period is over"),
        ("the Term has expired. Each", "the Term has expired"),
        ("the Record Date has been fixed; and", "the Record Date has been fixed"),
        ("the date notice thereof has been delivered. The", "the date notice thereof has been delivered"),
        ("the notice was sent by mail provided that the", "the notice was sent by mail"),
        ("being asked in writing to do so; (b)", "being asked in writing to do so"),
        ("the Party is notified of the breach and has failed to cure", "the Party is notified of the breach"),
        ("the Service reaching 10,000,000 Users, whichever", "the Service reaching 10,000,000 Users"),
        ("the Company's sending such notice by telecopy;", "the Company's sending such notice by telecopy"),
        ("the arbitrator(s) have been selected, the", "the arbitrator(s) have been selected"),
        ("starting your new position you will need to present", "starting your new position"),
        ("delivering the Notice to the Agent. The", "delivering the Notice to the Agent"),
        ("THIS NOTICE HAS BEEN DELIVERED TO THE TRUSTEE. IF", "THIS NOTICE HAS BEEN DELIVERED TO THE TRUSTEE"),
        (
            "the Company receives notice from INFOCROSSING, INC. of it;",
            "the Company receives notice from INFOCROSSING, INC. of it",
        ),
    ],
)
def test_a_clause_runs_to_its_end(text: str, clause: str) -> None:
    anchor = anchors.read(text, 0)
    assert anchor is not None
    assert text[: anchor.end] == clause


def test_the_later_of_two_runs_to_its_last_member() -> None:
    text = 'the later of (a) the date that it was filed and (b) the Filing Date (the "Deadline")'
    anchor = anchors.read(text, 0)
    assert anchor is not None
    assert text[: anchor.end] == "the later of (a) the date that it was filed and (b) the Filing Date"


def test_the_next_section_is_no_member_of_the_list() -> None:
    text = "the earlier of (i) the day it was sent or (ii) receipt; or\n\n(f) Any suit (g) is filed"
    anchor = anchors.read(text, 0)
    assert anchor is not None
    assert text[: anchor.end] == "the earlier of (i) the day it was sent or (ii) receipt"


@pytest.mark.parametrize("text", ["", "; and", "(a) the date", "by the Company"])
def test_nothing_to_count_from(text: str) -> None:
    assert anchors.read(text, 0) is None


def test_a_verb_behind_what_something_precedes_is_of_another_clause() -> None:
    text = "the year preceding the date of this Lease was maintained"
    anchor = anchors.read(text, text.index(" the date"))
    assert anchor is not None
    assert text[anchor.start : anchor.end] == "the date of this Lease"


def test_anchors_within_anchors_end() -> None:
    """Whatever stands within what, without end, is read only so far."""
    for one in ("termination or termination of ", "the earlier of ", "the month following the tenth day after "):
        anchors.read(one * 3000, 0)
