"""The dates, lengths and laws of an agreement as drafters of many houses write them, and what only looks like them."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Terms

HEAD = """SUPPLY AGREEMENT

This Supply Agreement (this "Agreement") is made as of May 2, 2005 between Alpha Corp., a Delaware corporation, and
Beta LLC, an Ohio limited liability company.

1. Supply. Beta shall supply the goods.

"""


def terms(text: str, head: str = HEAD) -> Terms:
    return extract(
        Document.from_text(f"{head}2. {text}\n\n3. Notices. Notices shall be in writing.\n"), EXTRACTORS
    ).terms


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (
            "The rights and obligations of the parties under this Agreement run through and including May 1, 2009.",
            "2009-05-01",
        ),
        ("Your obligations under this letter agreement shall remain in effect until May 1, 2009.", "2009-05-01"),
        ("This Memorandum of Understanding is valid for six months from the date of its signature.", "2005-11-02"),
        ("This Agreement will terminate automatically four years from the date first above written.", "2009-05-02"),
        (
            "The term shall end (unless notice has not been given as provided in this Section 1(c)) on May 1, 2009.",
            "2009-05-01",
        ),
        (
            "The term of this Agreement shall end, unless sooner terminated as provided herein, on May 1, 2009.",
            "2009-05-01",
        ),
        ("Term. From June 1, 2005 to May 31, 2010.", "2010-05-31"),
        ("The agreement applies from June 1, 2005 until May 31, 2010.", "2010-05-31"),
        ("This Agreement shall enter into force on June 1, 2005 and shall be valid 12 months.", "2006-06-01"),
        ("The rates in this Agreement apply until May 31, 2010.", None),
        (
            "This Agreement comes into force on June 1, 2005 and is entered into for a fixed term of two years.",
            "2007-06-01",
        ),
        ("This Agreement commences as of the Effective Date and shall continue thereafter for one year.", "2006-05-02"),
        (
            "This Agreement takes effect for all purposes as of the date hereof and lasts two years from such date.",
            "2007-05-02",
        ),
        ("The Agency Term ends on the first anniversary of the beginning of the Agency Term.", "2006-05-02"),
        ("This Agreement takes effect on June 1, 2005. It shall remain in force until May 31, 2010.", "2010-05-31"),
        ("The contract enters into force on June 1, 2005. It is concluded for five years.", "2010-06-01"),
        ("This Agreement shall start on June 1, 2005. It expires on May 31, 2010.", "2010-05-31"),
        ("Beta holds a permit for the plant. It expires on May 31, 2010.", None),
        (
            "This Agreement between Alpha and Beta covers steel. It takes effect now and expires on May 31, 2010.",
            "2010-05-31",
        ),
        ("The contract between Alpha and Gamma covers steel. It expires on May 31, 2010.", None),
        ("Expiration Date ............ May 31, 2010", "2010-05-31"),
        ("The period of validity of this contract is two years, commencing on June 1, 2005.", "2007-06-01"),
        ("This Agreement continues until the end of the 2010 racing season.", None),
        ("TERM OF AGREEMENT. From June 1, 2005 through and including May 31, 2010.", "2010-05-31"),
        (
            (
                'A "Term Year" shall be a period during the term commencing on June 1, 2005 (or any anniversary '
                "thereof) and ending on the date preceding the next anniversary of such date."
            ),
            None,
        ),
        ("This Agreement expires by its terms on May 1, 2009.", "2009-05-01"),
        ("The parties agree to extend the term of the Agreement through May 1, 2009.", "2009-05-01"),
        ("Alpha and Beta hereby extend the Agreement to May 1, 2009.", "2009-05-01"),
        ("Alpha has an option to extend the term of the Agreement through May 1, 2009.", None),
        ("Expiry Date means the second anniversary of the date of this Agreement.", "2007-05-02"),
        ("Expiration Date: the date falling two years after the date of this Agreement", "2007-05-02"),
        ("This Agreement shall remain in force for a period of ninety (90) days from the date hereof.", "2005-07-31"),
        ("The initial term of this Agreement shall be six weeks.", "2005-06-13"),
        ("If this Agreement is not approved, it remains open for thirty (30) days.", None),
        ("During the term of this Agreement Beta shall have ninety (90) days to cure.", None),
        ("A case in which the appointment of a receiver continues unstayed for sixty (60) days is a default.", None),
        ("This Agreement is effective as of the date hereof and lasts for three years thereafter.", "2008-05-02"),
        ("The initial term is five years ending on April 30, 2010.", "2010-04-30"),
        ("The duration hereof is five years. It starts on June 1, 2005.", "2010-06-01"),
        (
            (
                "To have and to hold for a term of five years commencing on the 1st day of June, 2005 and expiring on "
                "the 31st day of May, 2010."
            ),
            "2010-05-31",
        ),
        (
            "Beta holds a depot under a lease for a term of five years, beginning June 1, 2005, ending May 31, 2010.",
            None,
        ),
        ("The term of the lease for the plant expires on May 1, 2009.", None),
        ("The letter of credit shall have an initial term of one year.", None),
        ("Your engagement begins today and will last for six months, after which it may go on.", "2005-11-02"),
        ("The Warrants will expire on May 1, 2009.", None),
        (
            "The term of this Agreement shall end on the day preceding the fifth anniversary of the date hereof.",
            "2010-05-01",
        ),
        ("The term shall end on the day before the fifth anniversary of the date hereof.", "2010-05-01"),
        ("This Agreement between Alpha Corp. and Beta LLC shall remain in force until May 1, 2009.", "2009-05-01"),
        ("The agreement between Alpha and Gamma Inc. shall remain in force until May 1, 2009.", None),
        ("The term of this Agreement continues through the last day of February, 2008.", "2008-02-29"),
        ("This Agreement shall remain in force until the end of June 2008.", "2008-06-30"),
        ("Beta shall pay by the last day of February, 2008.", None),
        ("Contract duration: 01.01.2006 - 31.12.2010", "2010-12-31"),
        ("Term. Three (3) years from the date hereof.", "2008-05-02"),
        ("Fees. Three (3) years from the date hereof the fees rise.", None),
        ("The present contract is concluded for a term of four years as from June 1, 2005.", "2009-06-01"),
        (
            (
                "The term is two years from the date hereof, save that a party may elect to terminate at the end of "
                "the first year."
            ),
            "2007-05-02",
        ),
        ("The indemnification obligations under this Agreement shall continue for a period of six years.", None),
        ("Beta hereby extends the due date of the Note to May 1, 2009.", None),
        ("The options vest each month of your employment over a period of four years.", None),
        ("Beta shall maintain insurance, and this Agreement shall expire on May 1, 2009.", "2009-05-01"),
        ("All obligations under this Agreement relating to the site shall end on May 1, 2009.", None),
        ("If Beta is in breach, this Agreement shall remain in effect for thirty days.", None),
        ("Upon such notice, this Agreement shall continue for sixty (60) days.", None),
        ("The appointment shall continue for thirty days.", None),
        ("The initial period shall be 30 days.", None),
        ("This Agreement shall continue for each of the years ending May 1, 2009.", None),
        ("Beta shall appoint a manager for a term of two years beginning May 2, 2007 and ending May 1, 2009.", None),
        ("Beta shall maintain insurance for a term of one year beginning May 2, 2008 and ending May 1, 2009.", None),
    ],
)
def test_it_ends(text: str, value: str | None) -> None:
    end = terms(text).expiration_date
    assert (end.value if end else None) == value


WARRANTS = """WARRANT AGREEMENT

This Warrant Agreement is made as of May 2, 2005 between Alpha Corp., a Delaware corporation, and Beta Trust Company.

1. Form. The certificates shall be in the form of Exhibit A.

"""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("The Warrants will expire on May 1, 2009.", "2009-05-01"),
        ("Each Warrant shall expire at 5:00 p.m., New York time, on May 1, 2009.", "2009-05-01"),
        ("All Warrants become void on May 1, 2009.", "2009-05-01"),
        ("The Warrants will be listed on May 1, 2009.", None),
        ("Notice of the Warrants shall be given on May 1, 2009.", None),
    ],
)
def test_warrants_end(text: str, value: str | None) -> None:
    end = terms(text, WARRANTS).expiration_date
    assert (end.value if end else None) == value


AMENDS = """AMENDMENT NO. 1 TO SUPPLY AGREEMENT

This Amendment No. 1 is made as of May 2, 2005 between Alpha Corp., a Delaware corporation, and Beta LLC.

1. Supply. Section 1 is deleted.

"""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("The Supply Agreement dated January 3, 2003 is hereby renewed to May 1, 2009.", "2009-05-01"),
        (
            "The Supply Agreement dated May 1, 2003 is hereby renewed for the term from May 1, 2008 to May 1, 2009.",
            "2009-05-01",
        ),
        ("The time for the delivery of the goods is hereby extended to May 1, 2009.", None),
        ("The payment of the fees is hereby extended until May 1, 2009.", None),
        ("The Supply Agreement, as amended, is hereby extended until May 1, 2009.", "2009-05-01"),
        ("The option to purchase is hereby extended to May 1, 2009.", None),
        ("The waiver is hereby extended through May 1, 2009.", None),
        ("The right to inspect under the Supply Agreement is hereby extended to May 1, 2009.", None),
    ],
)
def test_what_an_amendment_extends(text: str, value: str | None) -> None:
    end = terms(text, AMENDS).expiration_date
    assert (end.value if end else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("This Agreement is retroactive to January 1, 2005.", "2005-01-01"),
        ('Beta is engaged for three years beginning May 6, 2005 (the "Initial Period").', "2005-05-06"),
        ("The duration of this Agreement is five years. It starts on January 1, 2006.", "2006-01-01"),
        ("This agreement will be for one year starting 1/1/2006 and ending 12/31/2006.", "2006-01-01"),
        ("Your engagement will begin on September 1, 2005.", "2005-09-01"),
        ("The initial term is five years ending on February 28, 2010.", None),
        ("The rates effective as of June 1, 2004 are set out in Schedule B.", None),
        ("The present contract is concluded for a term of four years as from June 1, 2005.", "2005-06-01"),
        ("This Agreement shall be in force for three years from June 1, 2005.", "2005-06-01"),
        ("The term of this Agreement shall be five years from and after June 1, 2005.", "2005-06-01"),
        ("The term of this Agreement shall be five years from the date hereof.", None),
        ("This Agreement gives Beta the right to audit for three years from June 1, 2005.", None),
        ("You join the plans for the staff effective October 1, 2005.", None),
        ('As of the date of this Agreement (the "Commencement Date"), Alpha employs Beta.', "2005-05-02"),
        ("The Board has other matters before it. It starts on January 1, 2006.", None),
        ("Beta shall appoint a manager for a term of two years beginning June 1, 2005 and ending May 31, 2007.", None),
        ("Alpha shall engage an independent auditor for a period of one year commencing on June 1, 2005.", None),
        ("Directors shall be elected for a term of three years commencing on June 1, 2005.", None),
        ("Alpha hereby employs a manager, Ann Doe, for a term of one year commencing on June 1, 2005.", "2005-06-01"),
    ],
)
def test_it_takes_effect(text: str, value: str | None) -> None:
    start = terms(text).effective_date
    assert (start.value if start else None) == value


@pytest.mark.parametrize(
    ("text", "renews", "notice"),
    [
        ("The term ends May 1, 2006. Option to Renew: One (1) option of five (5) years", "5 year", None),
        ("Term | One year |\nRenewal Term | One (1) Year, unless 90 days' prior notice is given |", "1 year", "90 day"),
        (
            "Initial Term: 36 months\nAuto-Renewal: 12 months\nNotice of Non-Renewal: 90 days prior",
            "12 month",
            "90 day",
        ),
        (
            (
                "This Agreement lasts one year. It is automatically extended each time for one year, unless ended with "
                "a notice period of three months before the expiry of the running term."
            ),
            "1 year",
            "3 month",
        ),
        (
            (
                "This Agreement lasts until May 1, 2006. Thereafter it continues on a month-to-month basis unless a "
                "party gives thirty (30) days' notice of its desire to terminate."
            ),
            "1 month",
            "30 day",
        ),
        (
            (
                "The Employment Period shall be automatically extended so as to end three years from each renewal "
                "date, unless at least 60 days before it the Company gives notice that it shall not be so extended."
            ),
            None,
            "60 day",
        ),
        (
            (
                "Either party may end this Agreement on May 1, 2010 by twelve months' prior notice expiring at the end "
                "of the initial term, failing which it shall continue for a further five years."
            ),
            "5 year",
            "12 month",
        ),
        ("The duty of confidence shall continue for a further five years after the end of this Agreement.", None, None),
        (
            (
                "After the initial term, it shall continue automatically for successive one-year periods unless a "
                "party gives notice at least 45 days before the end of the term."
            ),
            "1 year",
            "45 day",
        ),
        (
            (
                "Following the initial term, this Agreement shall continue in effect for up to three (3) additional "
                "one (1) year terms, unless cancelled by either party with sixty (60) days notice."
            ),
            "1 year",
            "60 day",
        ),
        ("The guards shall continue in office for successive years under this Agreement.", None, None),
        ("Licensee has the right to renew for one additional term of three (3) years, if it has paid.", "3 year", None),
        ("Beta may extend the credit for an additional term of three (3) years, if it has paid.", None, None),
        ("This Agreement will automatically renew on a yearly basis.", "1 year", None),
        ("This Agreement shall be automatically extended for successive sixty (60) day periods.", "60 day", None),
        ("This Agreement renews on each anniversary of its date for a one year period.", "1 year", None),
        (
            (
                "The term of this Agreement ends May 1, 2006, unless extended by Beta, upon at least thirty days' "
                "notice, for up to two additional periods of three months each."
            ),
            "3 month",
            None,
        ),
        (
            "The term of this Agreement ends May 1, 2006, unless extended by mutual consent for a further year.",
            None,
            None,
        ),
        (
            (
                "The term of this lease ends on the 1st day of May, 2010, with an option for an additional five years, "
                "provided that Beta gives notice of its intention to do so six (6) months before the end."
            ),
            "5 year",
            None,
        ),
        ("Term. Three years, with automatic one (1) year extensions absent 90 days prior notice.", "1 year", "90 day"),
        (
            (
                "This Agreement ends in 2009. It shall be renewed by tacit agreement for periods of one year, save "
                "denunciation by a party three months before its expiry."
            ),
            "1 year",
            "3 month",
        ),
        (
            (
                "The initial term is two years. Each party may prevent automatic extension by twelve months by giving "
                "three months' notice before the term ends."
            ),
            "12 month",
            "3 month",
        ),
        (
            (
                "This Agreement lasts one year and then on an annual basis thereafter unless a party, sixty (60) days "
                "prior to the anniversary date, tells the other that it will terminate."
            ),
            "1 year",
            "60 day",
        ),
        (
            (
                "On each anniversary of the date hereof the term of this Agreement shall automatically be extended "
                "for one additional year unless, not later than ninety (90) days before such anniversary, either "
                "party has given notice that it does not wish to extend it."
            ),
            "1 year",
            "90 day",
        ),
        ("Automatic renewals of purchase orders shall be for periods of ninety (90) days.", None, None),
        ("The term of this Agreement is one year, and then on an annual basis Beta shall report prices.", None, None),
        ("The term of this Agreement is automatically extended by ten days for each day of delay.", None, None),
        (
            (
                "The term is six months, after which it may go on from month to month until either of us gives thirty "
                "days' notice."
            ),
            "1 month",
            "30 day",
        ),
    ],
)
def test_it_renews(text: str, renews: str | None, notice: str | None) -> None:
    found = terms(text)
    lengths = [one and f"{one.quantity} {one.unit}" for one in (found.renewal_term, found.notice_period)]
    assert lengths == [renews, notice]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("The parties submit to the laws of Mexico and to the courts of Mexico City.", ["MX"]),
        ("The parties submit to the jurisdiction of the courts under the laws of Mexico.", []),
        ("This Agreement shall be deemed a contract under the laws of Florida.", ["US-FL"]),
        ("This Agreement is governed by the laws applicable in the Province of British Columbia.", ["CA-BC"]),
        ("This Contract shall be governed by the laws and regulations of the P.R.C.", ["CN"]),
        ("The validity hereof shall be governed by the relevant published laws of the P.R.C.", ["CN"]),
        ("All matters arising hereunder shall be resolved in accordance with the internal law of Bermuda.", ["BM"]),
        ("The contract is exclusively subject to the law of Austria.", ["AT"]),
        ("The law governing this Agreement shall be that of the Commonwealth of Pennsylvania.", ["US-PA"]),
        ("Beta complies with the laws of Ohio and of each other State that govern its business.", []),
        ("Claims settled by Beta in accordance with the laws of Ohio shall be reported.", []),
        ("The Trust is governed by the laws of Maine.", []),
        ("Disputes under this Agreement shall be resolved by arbitration under the laws of Bermuda.", []),
        ("Disputes shall be settled by the courts in accordance with the laws of Bermuda.", []),
        ("Disputes shall be resolved in accordance with the rules of the AAA under the laws of Maine.", []),
        ("Alpha has submitted to Beta an opinion under the laws of Texas.", []),
    ],
)
def test_whose_law_governs(text: str, values: list[str]) -> None:
    assert [law.value for law in terms(text).governing_law] == values


@pytest.mark.parametrize(
    "key",
    [
        "Effective Date\n\nJune 1, 2005\n\nExpiration Date\n\nMay 31, 2010",
        "EFFECTIVE DATE | June 1, 2005\nEXPIRY DATE | May 31, 2010",
        "Commencement Date: 1 June 2005    Expiry Date: 31 May 2010",
        "Effective from: June 1, 2005\nValid until: May 31, 2010",
    ],
)
def test_a_key_above_the_preamble_gives_beginning_and_end_and_no_other_date(key: str) -> None:
    preamble = "This Agreement is made by and between Alpha Corp. and Beta LLC."
    found = terms("Notices. In writing.", f"SUPPLY AGREEMENT\n\n{key}\n\n{preamble}\n\n1. Supply. Goods.\n\n")
    assert found.effective_date is not None
    assert found.expiration_date is not None
    assert (found.effective_date.value, found.expiration_date.value) == ("2005-06-01", "2010-05-31")
    assert found.agreement_date is None or found.agreement_date.value == "2005-06-01"
