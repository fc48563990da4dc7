"""When an agreement takes effect, in the many ways its clauses say so, and what else takes effect or begins."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import EffectiveDate

HEAD = """SERVICES AGREEMENT

This Services Agreement (this "Agreement") is made {dated} by and between Alpha Widgets, Inc., a Delaware corporation
("Alpha"), and Beta Works LLC, an Ohio limited liability company ("Beta").

1. Services. Beta shall provide the services set out in Exhibit A.

3. """
TAIL = """

9. Notices. All notices shall be in writing.

IN WITNESS WHEREOF, the parties have executed this Agreement.

ALPHA WIDGETS, INC.                  BETA WORKS LLC
By: /s/ John Smith                   By: /s/ Jane Doe
"""


def effective(clause: str, dated: str = "as of April 15, 2005") -> EffectiveDate | None:
    return extract(Document.from_text(HEAD.format(dated=dated) + clause + TAIL), EXTRACTORS).terms.effective_date


@pytest.mark.parametrize(
    "clause",
    [
        "The effective date hereof is March 1, 2005.",
        "This Agreement applies from March 1, 2005 until February 28, 2007.",
        'This Agreement is effective as of the Launch Time. "Launch Time" means 9 a.m., local time, on March 1, 2005.',
        'The term of this Agreement begins on the Opening Date. The shop opens on March 1, 2005 (the "Opening Date").',
        "Beta's agency term starts from March 1, 2005 to February 28, 2007.",
        "This Agreement comes into force on signature. It is valid from March 1, 2005 to February 28, 2007.",
        "This Agreement is valid for three years as of March 1, 2005.",
        "This Contract shall be valid from 2005.3.1 to 2007.2.28.",
        "The terms and conditions of this Agreement shall apply as of March 1, 2005.",
        '"Effective Date" means the date on which the last approval was given, being March 1, 2005.',
        "The validity of this Contract shall be from March 1, 2005 to February 28, 2007.",
        "The cooperation period shall be two years, from March 1, 2005 to February 28, 2007.",
        "Term of the contract: two years, commencing on March 1, 2005 and ending on February 28, 2007.",
        "The period of performance of this Agreement is March 1, 2005 through February 28, 2007.",
        "This Agreement has effect from March 1, 2005.",
        "Mr. Roe's engagement hereunder shall commence March 1, 2005.",
        "This Agreement will last from March 1, 2005 until February 28, 2007.",
        (
            "This Agreement between Alpha Widgets, Inc., a Delaware corporation of Wilmington, and Beta Works LLC, an "
            "Ohio limited liability company of Dayton, commences on March 1, 2005 and ends on February 28, 2009."
        ),
        "The Effective Date of this Agreement is, and shall be deemed to be, March 1, 2005.",
        "The initial term of this Agreement begins on the Effective Date, which is March 1, 2005.",
        "EFFECTIVE DATE. March 1, 2005.",
        "Date of Commencement: March 1, 2005",
        "The consulting period begins on March 1, 2005 and ends on February 28, 2006.",
        "Contract Start Date: March 1, 2005",
        "This Agreement will go into effect on March 1, 2005.",
        "This Agreement shall have effect as from March 1, 2005.",
        "This Agreement shall be effective as and from March 1, 2005.",
        "This Agreement is made with effect on and from March 1, 2005.",
        "This Agreement shall be retroactively effective to March 1, 2005.",
        "This Agreement shall be deemed to have been effective since March 1, 2005.",
        "This Agreement is operative from March 1, 2005.",
        "Beta offers the position on the terms set forth in this letter agreement, effective as of March 1, 2005.",
        "This Agreement is effective for the period March 1, 2005 through February 28, 2007.",
        "This Agreement shall continue in full force and effect from March 1, 2005 through February 28, 2007.",
        "This Agreement between Alpha Widgets, Inc. and Beta shall take effect at noon on March 1, 2005.",
        "The Term of this Agreement commences upon March 1, 2005.",
        "The Initial Term will commence at 12:00 midnight on March 1, 2005.",
        'The "Term" shall mean the period commencing on March 1, 2005 and ending on February 28, 2007.',
        'Commencing March 1, 2005 and continuing for three years (the "Term"), Beta shall provide the services.',
        "Term of Agreement: Three years commencing March 1, 2005.",
        "Term: three years, commencing March 1, 2005",
        "This Agreement is signed by Beta with an effective date of March 1, 2005.",
        "Alpha retains Beta as a consultant for a period of two years beginning March 1, 2005.",
        "This Agreement will be for an initial period of three years starting from March 1, 2005.",
        "The rights granted herein shall commence on March 1, 2005.",
        "Agreement Term: March 1, 2005 through February 28, 2007",
        "Period of Agreement: from March 1, 2005 to February 28, 2007",
        "The period of this Agreement shall be from March 1, 2005 to February 28, 2007.",
        "Fees are due from March 1, 2005, being the Effective Date.",
        "Fees are due from March 1, 2005, the Effective Date.",
        "Fees are due from March 1, 2005 (the “Agreement Date” or “Effective Date”).",
        "IN WITNESS WHEREOF, the parties have signed on the dates below, effective as of March 1, 2005.",
        'The effective date of this Agreement (the "Effective Date") is March 1, 2005.',
        "The parties sign on the Effective Date of March 1, 2005.",
        "Consultant shall serve as a consultant to Alpha for a period commencing on March 1, 2005.",
        "The parties agree that this Agreement is effective on and after March 1, 2005.",
        "Term of Agreement. March 1, 2005 to February 28, 2007.",
        "Beta is appointed for the period from March 1, 2005 to February 28, 2007.",
        "Unless it ends early, the term hereof is for the period March 1, 2005 to February 28, 2007.",
        "TERM\n\nFrom March 1, 2005 through February 28, 2007.",
        '"Term" means the period beginning on March 1, 2005 and ending on February 28, 2007.',
        "This Agreement shall take effect on Tuesday, March 1, 2005.",
        "This Agreement shall take effect on [March 1, 2005].",
        "Effective Date: __March 1, 2005__",
        'Fees are due from March 1, 2005 A.D. (the "Effective Date").',
        'Fees are due from [March 1, 2005] (the "Effective Date").',
        'Fees are due from March 1, 2005, the "Effective Date", in two parts.',
        "Period of Performance: March 1, 2005 through February 28, 2007.",
        'The "Term" shall take effect on March 1, 2005.',
        "The sponsorship shall commence on March 1, 2005 and end on February 28, 2007.",
        "This Agreement shall have an effective date of March 1, 2005.",
        "Term of Agreement: Three years from March 1, 2005.",
        "“Contract Period” shall mean a period of two years commencing March 1, 2005.",
        'This Amendment is entered into as of March 1, 2005 (the "Amendment No. 2 Effective Date").',
    ],
)
def test_a_clause_makes_a_day_effective(clause: str) -> None:
    found = effective(clause)
    assert found is not None
    assert (found.value, found.basis) == ("2005-03-01", "stated")


@pytest.mark.parametrize(
    "clause",
    [
        '"Effective Date" shall mean the date set forth on the cover page.',
        "This Agreement is dated April 15, 2005 and shall come into force on the same date.",
        "This Agreement shall become effective as of its date.",
        '"Effective Date" means the date stated at the beginning of this Agreement.',
        "The effective date hereof shall be the date first above written.",
        "This Agreement shall come into force on the date first above written.",
        "This Agreement shall be in effect from the date of this Agreement.",
        "This Agreement shall be for a term of ten years beginning with the date hereof.",
        "The date above shall be the effective date of this Agreement.",
        "This Agreement shall become effective on the date it is executed by both parties.",
        "The term of this Agreement shall begin upon the execution of this Agreement.",
        "Effective Date: the date first written above.",
        "This Agreement will become effective on the date the last party signs.",
        '"Effective Date" means the date on which the last party executes this Agreement.',
        'Fees are due as of the date last signed below (the "Effective Date").',
        'Fees are due as of the last date written below (the "Effective Date").',
        'Fees are due as of the date last set forth below ("Effective Date").',
        "This Agreement takes effect on the date that both parties have signed.",
        "This Agreement shall become effective on the date on which the last of the parties hereto executes it.",
        "Effective Date: the later of the dates on which the parties sign.",
        "This Agreement shall be in effect for three (3) years commencing upon the date of execution hereof.",
        "The term shall commence on the date of execution of this Agreement.",
        'Fees are due as of the last date signed below (the "Effective Date").',
        "The term shall begin on the date Beta signs this Agreement.",
    ],
)
def test_a_clause_makes_the_agreement_s_own_day_effective(clause: str) -> None:
    found = effective(clause, "this 15th day of April, 2005")
    assert found is not None
    assert (found.value, found.basis) == ("2005-04-15", "agreement_date")


@pytest.mark.parametrize(
    "clause",
    [
        "the License Agreement between the parties with an effective date of March 1, 2005 is hereby amended.",
        "The merger became effective on March 1, 2005.",
        "The rates in this Agreement apply from March 1, 2005.",
        "This Agreement shall apply to all orders placed from March 1, 2005.",
        'The lease begins on the Opening Date. "Opening Date" means March 1, 2005.',
        'This Agreement begins on the Opening Date. "Opening Date" means that of the shop, expected for March 1, 2005.',
        "This Agreement is effective as of the Closing Date, which the Purchase Agreement of March 1, 2005 defines.",
        "The Plan became effective on March 1, 2005, and the Lease became effective as of March 1, 2005.",
        "Prices shall increase effective March 1, 2005.",
        "The rates in Schedule 2 take effect on March 1, 2005.",
        "The Agreement is confidential until April 1, 2009. A change becomes effective on March 1, 2005.",
        "The Existing Agreement was amended effective as of March 1, 2005.",
        "This Agreement replaces the agreement that was effective on March 1, 2005.",
        "Any amendment effective March 1, 2005 shall be in writing.",
        "The effective date of the Registration Statement was March 1, 2005.",
        "The sublease between Alpha and Gamma Corp. commenced on March 1, 2005.",
        "The initial term of the Master Lease between Gamma and Delta commenced on March 1, 2005.",
        "Any renewal term shall commence on March 1, 2005.",
        "Certain changes to compensation as specified in this Agreement are to be effective as of March 1, 2005.",
        "Mr. Roe will serve as chairman for a period beginning March 1, 2005.",
        "The Budget for the period from March 1, 2005 to December 31, 2005 is attached.",
        "Each of the options vests over four years starting on March 1, 2005.",
        "Amendments shall be effective upon signing by both parties.",
        "Any assignment shall become effective when signed by the assignee.",
        'This Agreement shall expire on March 1, 2005 (the "Term").',
        "Following termination, the Consultant shall serve on the board for a period of two years from March 1, 2005.",
        "Following termination, the Consultant shall serve as adviser for a period of a year beginning March 1, 2005.",
        "The effective date of SFAS No. 157 is March 1, 2005.",
        "The effective date of Amendment No. 2 to the Credit Agreement is March 1, 2005.",
        "Effective date of Policy No. 12-345: March 1, 2005",
        "4. Prices.\n\nValid from March 1, 2005 until December 31, 2011",
        "Beta shall carry insurance beginning on Tuesday, March 1, 2005 and ending on [February 28, 2006].",
        "The price list effective March 1, 2005 applies.",
        "The Loan Agreement with Gamma, as amended effective March 1, 2005, remains in force.",
        "WHEREAS, Alpha changed its name effective March 1, 2005; and",
        '"Fiscal Term" means the period beginning on March 1, 2005 and ending on February 28, 2006.',
        "The purchase option is for the period March 1, 2005 to February 28, 2006.",
        'Any termination of this Agreement shall be effective on the Exit Date. "Exit Date" means March 1, 2005.',
        'Amendments to this Agreement shall take effect on the Change Date. "Change Date" means March 1, 2005.',
        'Interest on amounts owing under this Agreement begins on the Late Date. "Late Date" means March 1, 2005.',
        'Nothing in this Agreement shall be effective on the Quiet Date. "Quiet Date" means March 1, 2005.',
        "The terms of the Purchase Agreement shall apply from March 1, 2005.",
        "The Prior Agreement applies as of March 1, 2005.",
        "Alpha has borrowed under the Loan Agreement. It takes effect on March 1, 2005.",
        "Salaries rise with the contract. It applies from March 1, 2005.",
        "The stock option grants are retroactive to March 1, 2005.",
    ],
)
def test_what_else_begins_or_takes_effect_is_not_the_agreement(clause: str) -> None:
    assert effective(clause, "this 15th day of April, 2005") is None


def test_what_an_amendment_puts_into_another_instrument_is_not_its_own() -> None:
    text = (
        "AMENDMENT NO. 1 TO SUPPLY AGREEMENT\n\nThis Amendment No. 1 to the Supply Agreement between Alpha and Beta "
        "is made on April 15, 2005.\n\n1. The first page is amended to read as follows:\n\n“Effective date: "
        "March 1, 2005”\n"
    )
    assert extract(Document.from_text(text), EXTRACTORS).terms.effective_date is None


def test_the_term_of_the_agreement_is_believed_before_what_a_section_calls_effective() -> None:
    clause = "Staff. A new badge is effective as of May 1, 2005.\n\n4. The term hereof shall commence on March 1, 2005."
    found = effective(clause)
    assert found is not None
    assert found.value == "2005-03-01"


def test_a_day_of_its_own_makes_an_attached_form_effective_and_a_schedule_may_define_the_agreement_s() -> None:
    form = (
        TAIL + '\nEXHIBIT A\n\nFORM OF ORDER\n\nThis Order is made on August 5, 2005 (the "Effective Date") by Alpha.\n'
    )
    text = HEAD.format(dated="as of April 15, 2005") + "Fees. Alpha shall pay." + form
    assert extract(Document.from_text(text), EXTRACTORS).terms.effective_date is None
    named = text.partition("FORM OF")[0] + 'DEFINITIONS\n\n"Effective Date" means August 5, 2005.\n'
    found = extract(Document.from_text(named), EXTRACTORS).terms.effective_date
    assert found is not None
    assert found.value == "2005-08-05"


@pytest.mark.parametrize(
    ("dated", "value"),
    [
        ("on April 15, 2005, and having effect from March 1, 2005,", "2005-03-01"),
        ("on April 15, 2005 (the date of effectiveness)", "2005-04-15"),
        ("this 15th day of April, 2005, retroactive to March 1, 2005,", "2005-03-01"),
        ("on April 15, 2005, nunc pro tunc as of March 1, 2005,", "2005-03-01"),
    ],
)
def test_the_opening_gives_a_day_of_effect(dated: str, value: str) -> None:
    found = effective("Fees. Alpha shall pay.", dated)
    assert found is not None
    assert found.value == value


def test_an_agreement_may_be_effective_on_the_date_fully_executed() -> None:
    signed = TAIL + "Date: May 2, 2005                    Date: May 4, 2005\n"
    dated = 'as of the date fully executed by both parties (the "Effective Date")'
    found = extract(Document.from_text(HEAD.format(dated=dated) + "Fees." + signed), EXTRACTORS).terms.effective_date
    assert found is not None
    assert found.value == "2005-05-04"


@pytest.mark.parametrize(
    "signed",
    [
        (
            "IN WITNESS WHEREOF, Alpha has had this paper signed, and Beta has signed its name hereto, effective as of"
            " the date first written above."
        ),
        "IN WITNESS WHEREOF, the parties have set their hands effective on the day and year first above written.",
        "EXECUTED in duplicate to be effective as of the date first set forth above.",
        "The parties have duly executed and delivered this Agreement, effective the day and year first above written.",
    ],
)
def test_what_stands_above_the_signatures_makes_the_agreement_s_own_day_effective(signed: str) -> None:
    text = HEAD.format(dated="as of April 15, 2005") + "Fees.\n\n" + signed + "\n\nALPHA WIDGETS, INC.\n"
    found = extract(Document.from_text(text), EXTRACTORS).terms.effective_date
    assert found is not None
    assert (found.value, found.basis) == ("2005-04-15", "agreement_date")


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Effective March 1, 2005, Alpha hereby engages Beta to clean its mill.", "2005-03-01"),
        ("Effective March 1, 2005, the parties agree as follows.", "2005-03-01"),
        ("Effective March 1, 2005 the yard shall be in the control of Alpha.", None),
        ("Effective as of March 1, 2005, all invoices will be sent by mail.", None),
        ("Effective March 1, 2005, your hourly rate is $20.", None),
    ],
)
def test_what_follows_tells_from_when_the_agreement_and_from_when_something_else_holds(
    said: str, value: str | None
) -> None:
    text = (
        'CLEANING AGREEMENT\n\nTHIS AGREEMENT between Alpha Widgets, Inc. ("Alpha") and Beta Works LLC ("Beta") is'
        f" entered into as of the 15th day of April, 2005.\n\n{said}\n\nBy: /s/ John Smith\n"
    )
    found = extract(Document.from_text(text), EXTRACTORS).terms.effective_date
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("said", "value"),
    [
        (
            (
                'This Amendment No. 2 shall modify the terms of the Services Agreement ("Agreement") dated May 1, 2003 '
                '(the "Effective Date") between Alpha Widgets, Inc. and Beta Works LLC.'
            ),
            None,
        ),
        (
            (
                'This Amendment to the Services Agreement is made as of May 1, 2003 (the "Effective Date") between '
                "Alpha Widgets, Inc. and Beta Works LLC, and amends the Services Agreement dated June 1, 2001."
            ),
            "2003-05-01",
        ),
    ],
)
def test_the_effective_date_of_what_is_amended_is_not_the_amendment_s(said: str, value: str | None) -> None:
    text = f"AMENDMENT NO. 2\n\n{said}\n\n1. Price. The price is $5.\n\n2. Notice. None is needed.\n"
    found = extract(Document.from_text(text), EXTRACTORS).terms.effective_date
    assert (found.value if found else None) == value
