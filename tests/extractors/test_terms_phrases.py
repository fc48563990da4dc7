"""Conditions that lead a sentence, months for days and other turns in which terms are told, and what only looks so."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Terms

END = "\n\n3. Notices. Notices shall be in writing.\n"


def terms(text: str, made: str = "made as of May 2, 2005") -> Terms:
    head = f'SUPPLY AGREEMENT\n\nThis Supply Agreement (this "Agreement") is {made} between Alpha Corp., a Delaware'
    supply = " corporation, and Beta LLC, an Ohio limited liability company.\n\n1. Supply. Beta shall supply.\n\n2. "
    return extract(Document.from_text(head + supply + text + END), EXTRACTORS).terms


@pytest.mark.parametrize(
    ("condition", "values"),
    [
        ("To the extent not governed by the laws of the United States, this Agreement", ["US-ME"]),
        ("Except as governed by maritime law, this Agreement", ["US-ME"]),
        ("Unless governed by federal law (including the Copyright Act), this Agreement", ["US-ME"]),
        ("Insofar as it is governed by the laws of Canada, no claim under this Agreement", ["US-ME"]),
        ("This Agreement, except to the extent governed by the laws of the United States,", ["US-ME"]),
        ("The place where the pumps are made is Ohio and the contract", ["US-ME"]),
        ("Any action in the state where the pumps are made", ["US-ME"]),
        ("Save for leases governed by the laws of Ohio, this Agreement", ["US-ME"]),
        ("It does not apply to leases governed by the laws of Ohio; otherwise this Agreement", ["US-ME"]),
        ("The parties agree that this Agreement, except as provided in Section 1,", ["US-ME"]),
        ("The land is in Ohio, and where the laws of Ohio apply, such laws and not this Agreement", ["US-ME"]),
    ],
)
def test_a_condition_ahead_governs_nothing(condition: str, values: list[str]) -> None:
    said = f"Law. {condition} shall be governed by the laws of the State of Maine."
    assert [law.value for law in terms(said).governing_law] == values


def test_what_the_law_governs_under_a_condition_alone_is_no_instrument() -> None:
    said = "Claims. To the extent that rights are governed by the laws of Canada, claims shall be brought in Toronto."
    assert terms(said).governing_law == ()


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Claims governed by the laws of Canada are excluded.", []),
        ("Claims which are governed by the laws of Canada shall be brought in Toronto.", []),
        ("Disputes governed by the laws of Canada.", ["CA"]),
        ("All disputes shall be settled by, and all rights governed by, the laws of Canada.", ["CA"]),
        ("This Agreement is a contract that shall be governed by the laws of Canada.", ["CA"]),
    ],
)
def test_the_law_of_some_of_many_is_not_that_of_the_instrument(said: str, values: list[str]) -> None:
    assert [law.value for law in terms(f"Law. {said}").governing_law] == values


@pytest.mark.parametrize(
    ("made", "value"),
    [
        ("made effective as of October 2005", "2005-10"),
        ('made as of October 2005 (the "Effective Date")', "2005-10"),
        ("made as of October 2005", None),
    ],
)
def test_an_agreement_may_be_effective_in_a_month(made: str, value: str | None) -> None:
    found = terms("Fees. Alpha shall pay.", made).effective_date
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("term", "notice"),
    [
        (
            "The term is renewed by one year at a time unless a party declines ninety days or more before its end.",
            "90 day",
        ),
        (
            "The term renews itself for one year terms unless three months or more prior to expiry a party objects.",
            "3 month",
        ),
    ],
)
def test_the_notice_may_be_given_so_long_before_or_longer(term: str, notice: str) -> None:
    found = terms(term).notice_period
    assert found is not None
    assert f"{found.quantity} {found.unit}" == notice


@pytest.mark.parametrize(
    ("term", "value"),
    [
        ("This Addendum will expire on November 30, 2006.", "2006-11-30"),
        ("This Statement of Work shall remain in effect until November 30, 2006.", "2006-11-30"),
        ("This Amendment is effective March 1 through November 30, 2006.", "2006-11-30"),
        ("This Order shall be delivered until November 30, 2006.", None),
    ],
)
def test_a_paper_of_another_kind_has_an_end_of_its_own(term: str, value: str | None) -> None:
    found = terms(term).expiration_date
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    "said",
    [
        "Rights. Effective June 1, 2004, Gamma Pumps, Inc. assigned its rights to Alpha.",
        "Rights. Effective June 1, 2004 Gamma and Delta entered into a licence of the marks.",
        "Escrow. The escrow agreement effective June 1, 2004 among the banks is known to Beta.",
        "Law. Beta keeps the Pump Export Act, effective as of June 1, 2004, as amended.",
        "Board. The chairman shall serve for a term of one year commencing on June 1, 2004.",
        "Marks. Beta uses the marks under the agreement with Gamma effective as of June 1, 2004.",
    ],
)
def test_what_others_did_on_a_day_makes_nothing_effective(said: str) -> None:
    assert terms(said).effective_date is None


def test_what_others_agreed_on_a_day_dates_nothing() -> None:
    found = terms("Rights. Effective June 1, 2004 Alpha and Gamma entered into a licence.", "made by and")
    assert found.agreement_date is None


@pytest.mark.parametrize(
    "said",
    [
        "Alpha Corp. and Beta LLC have agreed to the terms below.",
        "Alpha Corp. and Beta LLC entered into the following agreement:",
        "Alpha Corp. has sold, assigned and transferred to Beta LLC all its rights in the marks.",
        "Alpha Corp. has employed Jane Roe as its treasurer on these terms.",
    ],
)
def test_the_first_sentence_tells_what_the_instrument_does(said: str) -> None:
    text = f"AGREEMENT\n\nEffective as of June 1, 2005, {said}\n\n1. Supply. Beta shall supply.\n"
    found = extract(Document.from_text(text), EXTRACTORS).terms
    assert found.agreement_date is not None
    assert found.effective_date is not None
    assert {found.agreement_date.value, found.effective_date.value} == {"2005-06-01"}


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Term. Effective June 1, 2005, Alpha and Beta became bound by this Agreement.", "2005-06-01"),
        ("Office. Effective on the Separation Date (June 1, 2005), Ann Doe shall cease to be an officer.", None),
        ("Services. The services to be provided under this Agreement shall commence on June 1, 2005.", None),
        ("Services. The period of services under this Agreement shall commence on June 1, 2005.", "2005-06-01"),
        ("Term. Beta's obligations under this Agreement shall commence on June 1, 2005.", "2005-06-01"),
        ("Law. The former agreement is amended and restated effective the date of this Agreement.", "2005-05-02"),
        ("Office. Effective June 1, 2005, Ann Doe resigns as an officer.", None),
    ],
)
def test_what_takes_effect_on_a_day(said: str, value: str | None) -> None:
    found = terms(said).effective_date
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("opening", "value"),
    [
        ("AMENDMENT TO SUPPLY AGREEMENT made as of June 1, 2005 by and between", "2005-06-01"),
        ("Amendment to Supply Agreement made as of June 1, 2005 by and between", None),
    ],
)
def test_an_amendment_named_in_capitals_is_dated_itself(opening: str, value: str | None) -> None:
    text = f"{opening} Alpha Corp. and Beta LLC.\n\n1. Price. The price is five dollars.\n"
    found = extract(Document.from_text(text), EXTRACTORS).terms.agreement_date
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("term", "value"),
    [
        ("This Agreement expires, unless extended, on June 30, 2008.", "2008-06-30"),
        ("This Agreement shall remain in effect through calendar year 2008.", "2008-12-31"),
        ("2.1 This Agreement is effective on its date. It shall continue for two years after such date.", "2007-05-02"),
        ("This Agreement shall terminate, if not terminated before, on June 30, 2008.", "2008-06-30"),
        ("Effective Date of Agreement: July 1, 2006. Expiration Date of Agreement: June 30, 2008.", "2008-06-30"),
        ("Term: 7/1/06 - 6/30/08.", "2008-06-30"),
        ("Duration: 24 Months\n\nContract Expiration: June 30, 2008", "2008-06-30"),
        ("The term is from July 1, 2006 through the end of business June 30, 2008.", "2008-06-30"),
        ("Alpha has signed an amendment to the lease effective until June 30, 2008.", None),
        ("This Amendment to the Lease shall be effective until June 30, 2008.", "2008-06-30"),
        (
            "This Agreement is made under the Lease, which expires June 30, 2009, and shall end June 30, 2008.",
            "2008-06-30",
        ),
        (
            "The Director shall serve for a term of one year commencing July 1, 2007 and ending June 30, 2008.",
            "2008-06-30",
        ),
        ("Ann Doe is an officer and shall serve for the term of this Agreement ending on June 30, 2008.", "2008-06-30"),
        ("Ann Doe's employment agreement expires on June 30, 2008.", None),
        ("Beta holds the land under a lease, which runs for a term ending on June 30, 2008.", None),
        ("This Addendum amends the Lease, which expires on June 30, 2008.", None),
        ("The license fee for the period May 1, 2007 through April 30, 2008 is $5,000.", None),
        ("The chairman shall serve for a term of one year commencing on June 1, 2007.", None),
    ],
)
def test_it_ends(term: str, value: str | None) -> None:
    found = terms(term).expiration_date
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    "said",
    [
        "This Agreement is made for three years, i.e. from 1 July 2005 to 30 June 2008.",
        "This Agreement shall be construed as being in effect since July 1, 2005.",
        "The parties intend that this Agreement be operative from and including July 1, 2005.",
        "This Agreement is entered into with retroactive effect as of July 1, 2005.",
        "This Agreement will be in full force for one season, commencing July 1, 2005 and ending June 30, 2006.",
    ],
)
def test_it_is_effective_from_a_day(said: str) -> None:
    found = terms(said, "made by and").effective_date
    assert found is not None
    assert found.value == "2005-07-01"


@pytest.mark.parametrize(
    ("term", "lengths"),
    [
        (
            "The term is one year and will rollover for an additional year unless ended on 60 days' prior notice.",
            ["1 year", "60 day"],
        ),
        (
            "The term shall be automatically extended year by year absent notice at least 60 days ahead of its end.",
            ["1 year", "60 day"],
        ),
        ("The initial term is one year. Renewals shall be automatic and of the same length.", ["1 year", None]),
        ("The term is one year. Renewals of the permits of trucks shall be automatic for two years.", [None, None]),
        ("Upon its expiry this Agreement will renew quarterly unless ended on 15 days' notice.", [None, "15 day"]),
        (
            "The term is five years and additional two (2) year terms thereafter unless ended 120 days in advance.",
            ["2 year", "120 day"],
        ),
    ],
)
def test_it_renews(term: str, lengths: list[str | None]) -> None:
    found = terms(term)
    assert [one and f"{one.quantity} {one.unit}" for one in (found.renewal_term, found.notice_period)] == lengths


@pytest.mark.parametrize(
    ("made", "value"),
    [
        ("effective as of the Submission Date (June 1, 2005) indicated in the order", "2005-06-01"),
        ('made as of June 1, 2005 (the " Effective Date ")', "2005-06-01"),
        ('made as of June 1, 2005 --- (the "Effective Date")', "2005-06-01"),
    ],
)
def test_a_day_is_named_effective(made: str, value: str) -> None:
    found = terms("Fees. Alpha shall pay.", made).effective_date
    assert found is not None
    assert found.value == value


def test_a_contract_may_be_under_the_jurisdiction_of_a_law() -> None:
    law = "Law. The performance of this Agreement shall be under the jurisdiction of the laws of Japan."
    assert [one.value for one in terms(law).governing_law] == ["JP"]


def test_a_label_above_a_paragraph_still_dates_the_instrument() -> None:
    text = "ENDORSEMENT\n\nEffective Date: July 1, 2005\n\nAlpha Life Company has been dissolved.\n"
    found = extract(Document.from_text(text), EXTRACTORS).terms.agreement_date
    assert found is not None
    assert found.value == "2005-07-01"


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("a corporation formed in Ohio", ("Alpha", "Guarantor")),
        ("a subsidiary of Gamma Corp.", ("Alpha",)),
    ],
)
def test_a_role_behind_a_description_is_not_that_of_the_parent(said: str, names: tuple[str, ...]) -> None:
    text = (
        f'GUARANTY\n\nThis Guaranty is made May 2, 2005 by Alpha Corp. ("Alpha"), {said} ("Guarantor"), and Beta LLC.\n'
    )
    found = extract(Document.from_text(text), EXTRACTORS).parties
    assert [one.defined_as for one in found if one.name == "Alpha Corp."] == [names]


@pytest.mark.parametrize(
    ("behind", "name"),
    [
        (", a national banking association.", "First National Bank in Plover"),
        (", Ohio, and Delta LLC.", "First National Bank"),
    ],
)
def test_a_town_is_part_of_the_name_of_a_national_bank(behind: str, name: str) -> None:
    bank = f"First National Bank in Plover{behind}"
    text = f"LOAN AGREEMENT\n\nThis Agreement is made May 2, 2005 between Beta LLC and {bank}\n"
    found = extract(Document.from_text(text), EXTRACTORS).parties
    assert name in [one.name for one in found]
