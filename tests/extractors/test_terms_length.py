"""When an agreement ends, for how long it renews itself, and what notice prevents that."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.record import Terms

HEAD = """SERVICES AGREEMENT

This Services Agreement is made as of March 14, 2005 (the "Effective Date") between Alpha Corp., a Delaware corporation,
and Beta LLC, an Ohio limited liability company.

"""


def terms(text: str) -> Terms:
    return extract(
        Document.from_text(f"{HEAD}1. Term. {text}\n\n2. Fees. Beta shall pay the fees.\n"), EXTRACTORS
    ).terms


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("This Agreement shall commence on the Effective Date and continue until January 30, 2008.", "2008-01-30"),
        ("The term of this Agreement is three years, expiring\n May 31, 2008.", "2008-05-31"),
        ("This contract shall remain in force, unless modified, through October 31, 2012.", "2012-10-31"),
        ("The Term shall end as of December 31, 2006, unless extended.", "2006-12-31"),
        ('"Expiration Date" means March 31, 2020.', "2020-03-31"),
        (
            (
                "The Term shall be three years to be computed from today and fully to be complete and ended on the "
                "31st day of May, 2008."
            ),
            "2008-05-31",
        ),
        ("Alpha employs the Executive for three years beginning today and terminating May 31, 2008.", "2008-05-31"),
        ("Expiration Date: August 31, 2006", "2006-08-31"),
        ("This Agreement will terminate automatically, without notice, on August 31, 2006.", "2006-08-31"),
        ("Service hereunder shall commence on May 1, 2005 and continue until August 31, 2006.", "2006-08-31"),
        ('Beta shall serve Alpha from the date hereof to August 31, 2006 (the "Contract Period").', "2006-08-31"),
        ("This Agreement shall be valid and binding until August 31, 2006.", "2006-08-31"),
        ("The term of this Agreement shall continue until Thursday, August 31, 2006.", "2006-08-31"),
        ("The term of this Agreement shall continue until [August 31, 2006].", "2006-08-31"),
        ("The license granted hereunder shall begin on May 1, 2005 and expire on August 31, 2006.", "2006-08-31"),
        ("Expiration of Initial Term: August 31, 2006", "2006-08-31"),
        ("Term: From March 14, 2005 through August 31, 2006.", "2006-08-31"),
        ("This Agreement shall remain in effect until midnight, August 31, 2006.", "2006-08-31"),
        ("TERM: March 14, 2005 - August 31, 2006", "2006-08-31"),
        ("The term hereof commences March 14, 2005 and ends at midnight August 31, 2006.", "2006-08-31"),
        ("The duration of this Agreement is from the date hereof until August 31, 2006.", "2006-08-31"),
        ("This Agreement is valid through August 31, 2006.", "2006-08-31"),
        ("This Agreement shall lapse on August 31, 2006.", "2006-08-31"),
        ("This Agreement shall terminate and be of no further force or effect on August 31, 2006.", "2006-08-31"),
        ("This Agreement, unless renewed, will expire by its terms on August 31, 2006.", "2006-08-31"),
        ("This Agreement shall be in force for an initial period ending August 31, 2006.", "2006-08-31"),
        ("The Termination Date of this Agreement is August 31, 2006.", "2006-08-31"),
        ("This Agreement shall continue until\n\n-3-\n\n<PAGE>\n\nAugust 31, 2006.", "2006-08-31"),
        ("The Term of the Agreement is hereby extended to January 20, 2012.", "2012-01-20"),
        (
            (
                '"Term" means the period commencing as of the date hereof and expiring as of the later of (i) the '
                "close of business on January 20, 2012, or (ii) the end of the Severance Period."
            ),
            "2012-01-20",
        ),
        (
            "The term of this Agreement shall run through the first to occur of: (a) a sale; or (b) May 31, 2007.",
            "2007-05-31",
        ),
        ('Beta shall serve as adviser from May 1, 2006 to April 30, 2007 (the "Consulting Term").', "2007-04-30"),
        (
            "The term shall commence on the Closing Date and terminate at 11:59 p.m. (Ohio time) on May 31, 2007.",
            "2007-05-31",
        ),
        ("Service under this Contract shall continue in effect until May 31, 2007 .", "2007-05-31"),
        ("Your contract will renew for a year beginning June 1, 2006, and ending May 31, 2007.", "2007-05-31"),
        ("Ms. Roe's employment with Alpha shall commence today and continue until May 31, 2007.", "2007-05-31"),
        ("The Expiration Date is hereby extended to May 31, 2007.", "2007-05-31"),
        ("This Agreement shall continue until:\n\n(a) May 31, 2007; or\n\n(b) the sale of Beta.", "2007-05-31"),
        ("This Agreement shall expire on the earlier of\n\n1. May 31, 2007; or\n\n2. the sale of Beta.", "2007-05-31"),
        ("The consulting period begins on July 1, 2006 and ends on May 31, 2007.", "2007-05-31"),
        ("Commencement: 1 June 2005.  Expiry: 31 May 2007.", "2007-05-31"),
        ("Contract Date | March 14, 2005 | End Date | May 31, 2007 |", "2007-05-31"),
        (
            (
                "The term of the Prime Lease expires on June 30, 2007. The term of this Sublease shall commence on the "
                "date hereof and end on May 31, 2007."
            ),
            "2007-05-31",
        ),
    ],
)
def test_a_stated_end(text: str, value: str) -> None:
    ends = terms(text).expiration_date
    assert ends is not None
    assert (ends.value, ends.basis) == (value, "stated")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("This Agreement shall continue for a period of two (2) years from the Effective Date.", "2007-03-14"),
        ("The initial term of this Agreement shall be for a term of eighteen (18) months.", "2006-09-14"),
        ("This Agreement shall continue until the third anniversary of the Effective Date.", "2008-03-14"),
        ("The term shall begin on March 14, 2005 and shall terminate five (5) years thereafter.", "2010-03-14"),
        ("The term shall begin on the Effective Date and expire on a date ten (10) years thereafter.", "2015-03-14"),
        ("The term commences on the Effective Date and shall continue for two years thereafter.", "2007-03-14"),
        (
            (
                "This Agreement shall remain in effect for the period ending on the earlier of (i) the date eighteen "
                "months after the Effective Date, or (ii) the date on which Beta is sold."
            ),
            "2006-09-14",
        ),
        ("Ms. Roe accepts employment with Alpha for a period of three years beginning May 1, 2005.", "2008-05-01"),
        (
            (
                "This Agreement shall become effective upon its execution. Thereafter, it is agreed that this "
                "Agreement shall continue for a period of two years."
            ),
            "2007-03-14",
        ),
        ("The term shall be two years from the signing of this Agreement.", "2007-03-14"),
        ("The term of this Agreement shall be for one (1) year from date.", "2006-03-14"),
        ("The term shall be from the Effective Date until the seventh anniversary thereof.", "2012-03-14"),
        ("This Agreement begins on May 1, 2005 and shall continue for a period of two years.", "2007-05-01"),
        ("The term is two years. The term shall commence on May 1, 2005.", "2007-05-01"),
        (
            "Start Date: May 1, 2005. This Agreement begins on the Start Date and is for a term of two years.",
            "2007-05-01",
        ),
        (
            'The term begins on May 1, 2005 (the "Service Date"). This Agreement is for a year from the Service Date.',
            "2006-05-01",
        ),
        ('Alpha engages Beta for a period of 12 months beginning on the date hereof (the "Term").', "2006-03-14"),
        ("This Agreement shall have a term of two years as of 1 May 2005.", "2007-05-01"),
        ("DATE: 05/15/2000    TERM: 24 MONTHS", "2007-03-14"),
        ("The Lease Term shall be five (5) years beginning May 1, 2005.", "2010-05-01"),
        ("The terms of this Agreement shall be one year from the effective date.", "2006-03-14"),
        ("This Agreement shall be binding for one year from the date of its signature.", "2006-03-14"),
        ("The term of this Agreement shall extend for a period of one year from the date hereof.", "2006-03-14"),
        ("This Agreement shall have a duration of one year from the Effective Date.", "2006-03-14"),
        ('The "Term" of this Agreement is one year from the date hereof.', "2006-03-14"),
        ('The term ("Term") of this Agreement commences today and extends for three (3) years.', "2008-03-14"),
        (
            (
                "Alpha hereby grants Beta the right and license to run one store for a term of ten (10) years from the "
                "date of this Agreement."
            ),
            "2015-03-14",
        ),
        (
            (
                'The Term is ten Contract Years. "Contract Year" means each period of twelve months beginning on the '
                "Effective Date or an anniversary of it."
            ),
            "2015-03-14",
        ),
        (
            (
                "The term of this Agreement shall commence on the Effective Date and shall continue in full force and "
                "effect for an initial period of five (5) years."
            ),
            "2010-03-14",
        ),
    ],
)
def test_an_end_that_the_length_of_the_term_gives(text: str, value: str) -> None:
    ends = terms(text).expiration_date
    assert ends is not None
    assert (ends.value, ends.basis) == (value, "computed")


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("during the period beginning today and expiring at 5:00 o'clock p.m. on August 15, 2006", "2006-08-15"),
        ("at $1.00 until August 15, 2005, and thereafter at $2.00 until\n August 15, 2006", "2006-08-15"),
        ("at a price that is $1.00 until August 15, 2005 and $2.00 thereafter", None),
        ("for $5.00 per share until May 1, 2005, and for $6.00 per share until May 1, 2006", "2006-05-01"),
        ("in part, whereupon the Company shall hold the shares in escrow until July 1, 2006", None),
        ("by the Holder but not before, or until, January 1, 2004", None),
    ],
)
def test_a_warrant_ends_when_it_can_no_longer_be_exercised(words: str, value: str | None) -> None:
    text = f"COMMON STOCK PURCHASE WARRANT\n\n1. Exercise. This Warrant may be exercised {words}.\n"
    ends = extract(Document.from_text(text), EXTRACTORS).terms.expiration_date
    assert (ends and ends.value) == value


def test_the_later_of_two_ends_is_a_condition_too() -> None:
    ends = terms(
        "This Agreement shall continue until the later of (i) December 15, 2009 or (ii) delivery of the Goods."
    )
    assert ends.expiration_date is not None
    assert ends.expiration_date.value == "2009-12-15"
    assert ends.expiration_date.condition == "the later of (i) December 15, 2009 or (ii) delivery of the Goods"


@pytest.mark.parametrize(
    "text",
    [
        "The Master Services Agreement with Gamma remains in effect until December 31, 2011.",
        "This Agreement requires that Beta pay the fee until December 31, 2011.",
        "During the term of this Agreement and for a period of three (3) years thereafter, Beta shall keep records.",
        "If the Closing has not occurred, the Long Stop Date under this Agreement shall be extended until May 1, 2006.",
        "This Agreement shall continue until terminated by either party.",
        "The term shall be extended for one additional year on each anniversary of the Effective Date.",
        "The term of this Agreement shall automatically be extended for 1 year.",
        "Beta may extend this Agreement as to some of its sites for two extended terms of five years each.",
        'From May 1, 2006 to April 30, 2007 (the "Development Term"), Beta may bid on new sites under this Agreement.',
        "Upon the termination of her employment Ms. Roe shall for a period of two years not compete with Alpha.",
        "If her employment continues until May 31, 2007, Ms. Roe shall receive a bonus.",
        "The initial term of each Order is five years. This Agreement governs all of them.",
        # each begins on a day that the text does not give
        "The term shall commence on the Closing Date and shall continue for a period of eighteen (18) months.",
        "The term of this Agreement is five years from the Conversion Date.",
        "The term shall commence on the date on which the Goods are approved and continue for five years thereafter.",
        "The term of this Agreement is one year. The term shall commence upon the launch of the Site.",
        "This Agreement is effective upon the opening of the Store. The initial term is ten (10) years.",
        "This Agreement shall remain in effect for twenty (20) years following the Operation Date.",
        # each is the length of something else
        "Alpha shall use Beta for all vehicles for an initial period of 18 months from the date hereof.",
        "Notwithstanding any other term of this Agreement, Beta shall within a period of five months sell it.",
        "Force Majeure that keeps Beta from performing this Agreement for a continuous period of six (6) months.",
        '"Year" means (1) the period commencing with the date of this Agreement and ending on November 7, 2009.',
        "The services that Beta performs from the Effective Date of the Agreement through February 25, 2009.",
        "Alpha shall keep insurance for the term of this Agreement and for two (2) years.",
        "This Agreement grants Beta the use of the Marks for three years.",
        "Alpha hereby grants Beta an option on the license for a term of three years from the date hereof.",
        "Alpha may end this Agreement on thirty days' notice, which is binding on Beta, by August 31, 2006.",
        'From May 1, 2006 to April 30, 2007 (the "Warranty Period"), Beta shall repair the goods.',
        "The duty of confidence shall extend for a period of three years from the date hereof.",
        "Services hereunder shall be invoiced monthly until December 31, 2011.",
        "The rights granted hereunder may be audited until Friday, December 30, 2011.",
        "WHEREAS the Supply Agreement has an initial term of ten years;",
        "This Agreement follows on the Supply Agreement, which had an initial term of five years.",
    ],
)
def test_what_ends_otherwise_is_not_the_agreement(text: str) -> None:
    assert terms(text).expiration_date is None


@pytest.mark.parametrize(
    ("text", "renewal", "notice"),
    [
        (
            (
                "This Agreement shall automatically renew for successive one (1) year periods unless either "
                "party gives written"
                " notice at least thirty (30) days prior to the end of the term."
            ),
            ("1", "year"),
            ("30", "day"),
        ),
        (
            (
                "Thereafter this Agreement shall be renewed for additional terms of six months each. Either "
                "party may prevent"
                " renewal upon not less than 60 days' prior written notice of termination."
            ),
            ("6", "month"),
            ("60", "day"),
        ),
        ("This Agreement shall continue from year to year until terminated.", ("1", "year"), None),
        (
            (
                "After the Initial Term, this Agreement shall continue on a month to month basis until "
                "terminated upon thirty"
                " (30) days prior written notice."
            ),
            ("1", "month"),
            ("30", "day"),
        ),
        (
            (
                "A party that wishes to renew shall give notice no less than thirty (30) days before the "
                "expiration of the term."
                " Otherwise the term of this Agreement shall be automatically renewed for another one (1) year."
            ),
            ("1", "year"),
            ("30", "day"),
        ),
        ("The term shall renew for like periods of one year.", ("1", "year"), None),
        ("This Agreement shall automatically renew itself for one year terms.", ("1", "year"), None),
        ("Beta may renew this Agreement for a period of five years.", ("5", "year"), None),
        (
            'Beta shall have the right to renew this Agreement ("Option to Extend") for two (2) five (5) year periods.',
            ("5", "year"),
            None,
        ),
        (
            (
                "Upon the end of the initial term of this Agreement, Beta may obtain a successor franchise for the "
                "Site for a single term of five (5) years."
            ),
            ("5", "year"),
            None,
        ),
        ("\n\nTerm: One year, renewable annually.", ("1", "year"), None),
        (
            "Alpha may at its sole election prolong the Term by up to three further terms of two years.",
            ("2", "year"),
            None,
        ),
        (
            "Failing notice of termination, this Agreement is deemed renewed for the following calendar year.",
            ("1", "year"),
            None,
        ),
        (
            (
                "This Lease is for one year from April 1, 1999, and thereafter from year to year until a party gives "
                "the other ninety days' notice to quit."
            ),
            ("1", "year"),
            ("90", "day"),
        ),
        (
            (
                "Thereafter, this Agreement shall be effective month to month, until terminated by a party upon the "
                "following written notice to the other: sixty days for coal and ninety days for gas."
            ),
            ("1", "month"),
            ("60", "day"),
        ),
        ("\n\nTerm: Ten years\nRenewal: Two further periods of one year each", ("1", "year"), None),
        (
            (
                "Alpha employs the Executive for a term of three years, renewable thereafter from year to year unless "
                "either party gives at least sixty days' notice of its intention not to renew."
            ),
            ("1", "year"),
            ("60", "day"),
        ),
        ("This Agreement shall be tacitly renewed for additional terms equal to two (2) years.", ("2", "year"), None),
        ("This Agreement renews automatically each year.", ("1", "year"), None),
        (
            (
                'The term shall end in 2008 (the "Termination Date"). The Termination Date shall automatically be '
                "extended for successive one year terms unless either party gives notice no less than nine (9) months "
                "prior to the Termination Date that it elects not to extend."
            ),
            ("1", "year"),
            ("9", "month"),
        ),
        (
            (
                '(6) "Severance Period" means the time after a sale; it will be extended for eighteen months unless, '
                "not later than 120 days prior to its end, notice is given.\n\n"
                '(7) "Term" means the period that begins today; the term of this Agreement will automatically be '
                "extended for an additional year unless notice is given by September 30."
            ),
            ("1", "year"),
            None,
        ),
        ("The term shall be deemed extended for an additional month.", ("1", "month"), None),
        ("Auto-renewal: one-year terms. Non-renewal notice: 90 days before the end.", ("1", "year"), ("90", "day")),
        ("Renewal Term: 12 months. Notice of Non-Renewal: 60 days.", ("12", "month"), ("60", "day")),
        (
            "If neither party gives notice a year ahead, this Agreement shall be prolonged by another five years.",
            ("5", "year"),
            None,
        ),
        (
            (
                "The term is a year. It shall renew for successive one-year terms. Each party may decline renewal with "
                "ninety (90) days' notice. Either party may terminate this Agreement upon a breach on 10 days' notice."
            ),
            ("1", "year"),
            ("90", "day"),
        ),
        (
            "This Agreement shall continue from year to year. It may be terminated at any time on 60 days' notice.",
            ("1", "year"),
            None,
        ),
        (
            (
                "Beta may extend the term of this Agreement for one additional year, provided it gives at least sixty "
                "(60) days' prior written notice before the end of the term."
            ),
            ("1", "year"),
            None,
        ),
        (
            (
                "This Agreement shall automatically renew for a period of three years upon the parties' mutual "
                "agreement on new goals."
            ),
            ("3", "year"),
            None,
        ),
        (
            "The initial term of this Agreement is two years, with at most two three-year renewals at Beta's option.",
            ("3", "year"),
            None,
        ),
        (
            (
                "This Agreement shall remain in force for a further two-year period unless a party denounces it with "
                "one month's notice."
            ),
            ("2", "year"),
            ("1", "month"),
        ),
        (
            (
                "The term of this Agreement shall be extended for additional periods of one year following the end of "
                "the term unless Beta gives notice not less than ninety (90) days and not more than six (6) months "
                "prior to it."
            ),
            ("1", "year"),
            ("90", "day"),
        ),
        (
            (
                "Unless Beta gives sixty (60) days prior notice to terminate the Agreement, it shall automatically "
                "extend upon the expiration of the first term for a term of five years."
            ),
            ("5", "year"),
            ("60", "day"),
        ),
        (
            (
                "This Agreement shall automatically renew for successive one-year terms unless notice is given not "
                "more than ninety (90) days and not less than thirty (30) days prior to the end of the term."
            ),
            ("1", "year"),
            ("30", "day"),
        ),
        ("The term of this Agreement shall automatically be extended in one (1) year increments.", ("1", "year"), None),
        (
            (
                "This Agreement shall remain in force until 9:00 a.m. Ohio time May 31, 2007 and year to year "
                "thereafter until terminated upon six months prior notice."
            ),
            ("1", "year"),
            ("6", "month"),
        ),
        ("This Agreement may be extended on an annual basis at the option of Beta.", ("1", "year"), None),
        (
            (
                "Beta may extend the term of this Agreement for two (2) extended terms of five (5) years each by "
                "giving notice of its intention to do so at least twelve (12) months prior to the end of the term."
            ),
            ("5", "year"),
            None,
        ),
        (
            (
                "This Agreement shall be for a term of two (2) years and shall be automatically renewed for like "
                "periods unless either party gives thirty days written notice prior to the end of any such period."
            ),
            ("2", "year"),
            ("30", "day"),
        ),
        (
            "The Operating Term of this Agreement may be extended for two successive periods of five years each.",
            ("5", "year"),
            None,
        ),
    ],
)
def test_renewal_and_notice(text: str, renewal: tuple[str, str], notice: tuple[str, str] | None) -> None:
    found = terms(text)
    assert found.renewal_term is not None
    assert (str(found.renewal_term.quantity), found.renewal_term.unit) == renewal
    given = found.notice_period and (str(found.notice_period.quantity), found.notice_period.unit)
    assert given == notice


def test_what_goes_on_without_a_term_may_ask_for_notice() -> None:
    found = terms(
        "This Agreement shall continue for two years and thereafter until terminated by either party on thirty (30) "
        "days' prior written notice."
    )
    assert found.renewal_term is None
    assert found.notice_period is not None
    assert (str(found.notice_period.quantity), found.notice_period.unit) == ("30", "day")


@pytest.mark.parametrize(
    "text",
    [
        "The term of this Agreement is hereby extended for an additional five years.",
        "The warranty period of this Agreement may be extended for one additional year.",
        "The insurance policy shall be renewed for successive one (1) year periods.",
        "Alpha will renew the master hire agreement for a further eighteen months.",
        (
            "By mutual agreement of the parties, the Initial Term may be extended by successive periods of "
            "three (3) years."
        ),
        "This Agreement may be terminated by either party upon 30 days' prior notice.",
        "The time for payment under this Agreement shall be extended for an additional four (4) months.",
        "Either party may terminate this Agreement; the Outside Date may be extended for up to three months.",
    ],
)
def test_what_does_not_renew_the_agreement(text: str) -> None:
    assert terms(text).renewal_term is None
    assert terms(text).notice_period is None


@pytest.mark.parametrize(
    "text",
    [
        "The exclusivity granted by this Agreement shall end on December 31, 2007.",
        "Alpha's commitment to grant the Term Loan shall terminate on December 31, 2007.",
        "Beta shall not commence the work under this Contract prior to December 31, 2007.",
        "The agreement between Beta and Gamma Ltd expires on December 31, 2007.",
        "The parties agree that Mr. Reed's employment with Beta will terminate on May 31, 2007.",
        "Your employment with Beta lasted from May 1, 2003 through May 31, 2007.",
        'Beta paid his salary from May 1, 2003 to May 31, 2007 (the "Employment Term").',
        "The term of this Agreement shall be 180 months commencing at the time the Premises have been built.",
        "This Agreement shall continue for a period of three years after the first delivery of Products.",
        "This Agreement shall have a term of ten years from the date of the registration under Section 9.",
        "The initial term shall be three (3) Lease Years from the Effective Date.",
        (
            "The term of this Agreement shall be three years from June 15, 2005, expiring on the last day of the "
            "thirty-sixth month thereafter."
        ),
        (
            'The Term is three Contract Years from March 15, 2004. "Contract Year" means each twelve-month period '
            "ending December 31."
        ),
        (
            'The Term is five Lease Years commencing on June 1, 2004. "Contract Year" means each twelve-month '
            "period after the date hereof."
        ),
        (
            'The Term is ten Contract Years. "Contract Year" means each period of twelve months beginning on the first '
            "day of January."
        ),
        (
            "Alpha shall have the right to terminate this Agreement if the Merger is not completed by June 30, 2005, "
            "provided that such date shall be extended to September 30, 2005."
        ),
        (
            "The first Performance Period during the term of this Agreement shall begin on June 1, 2005 and end on "
            "December 31, 2007."
        ),
        "The Trustee shall be appointed for a term of five years commencing on April 1, 2005.",
        (
            "Alpha shall retain Executive from the date hereof, and shall reimburse moving expenses until "
            "December 31, 2006."
        ),
    ],
)
def test_what_does_not_say_on_which_day_the_agreement_ends(text: str) -> None:
    assert terms(text).expiration_date is None


def test_an_effective_date_that_is_an_event_gives_no_end() -> None:
    text = (
        "SERVICES AGREEMENT\n\nThis Services Agreement is made on March 14, 2005 between Alpha Corp. and Beta LLC.\n\n"
        'The "Effective Date" of this Agreement shall be the Closing Date.\n\n1. Term. This Agreement shall continue '
        "for a period of two years from the Effective Date.\n\n2. Fees. Beta shall pay the fees.\n"
    )
    assert extract(Document.from_text(text), EXTRACTORS).terms.expiration_date is None


AMENDMENT = """AMENDMENT TO SERVICES AGREEMENT

This Amendment is made on March 14, 2005 between Alpha Corp. and Beta LLC.

RECITALS

A. The term of the Services Agreement will end on January 31, 2006.

AGREEMENT

1. Renewal. The following provision is hereby added to Section 3 of the Services Agreement:

3.6 Extension. {}

2. Fees. Beta shall pay the fees.
"""


def test_an_amendment_has_the_terms_that_it_puts_into_the_agreement() -> None:
    provision = (
        "This Agreement shall be automatically extended for successive two (2) year periods, unless either party "
        "gives notice of termination at least six (6) months prior to the expiration of the term."
    )
    found = extract(Document.from_text(AMENDMENT.format(provision)), EXTRACTORS).terms
    assert found.renewal_term is not None
    assert found.notice_period is not None
    assert (str(found.renewal_term.quantity), str(found.notice_period.quantity)) == ("2", "6")
    assert found.expiration_date is None  # the recital says when the old term ends


def test_an_amendment_counts_an_extension_from_the_day_that_it_names() -> None:
    provision = "The term of this Agreement is hereby renewed for a period of two years from 1 February 2006."
    ends = extract(Document.from_text(AMENDMENT.format(provision)), EXTRACTORS).terms.expiration_date
    assert ends is not None
    assert (ends.value, ends.basis) == ("2008-02-01", "computed")


@pytest.mark.parametrize(
    "term",
    [
        "This Agreement shall become effective upon approval by the Board and is for a term of two years.",
        'The term is ten years. "Commencement Date" means the day after the premises are delivered.',
        "The Effective Date shall mean the date of the last approval. The term is two years from the Effective Date.",
    ],
)
def test_no_end_counts_from_the_date_of_an_instrument_that_begins_otherwise(term: str) -> None:
    head = "SERVICES AGREEMENT\n\nThis Agreement is dated as of March 14, 2005 between Alpha Corp. and Beta LLC.\n\n"
    assert extract(Document.from_text(f"{head}1. Term. {term}\n"), EXTRACTORS).terms.expiration_date is None


def test_an_amendment_says_that_the_agreement_shall_be_renewed_to_a_day() -> None:
    provision = "The Agreement shall be renewed for a three-year period from May 1, 2006 to April 30, 2009."
    ends = extract(Document.from_text(AMENDMENT.format(provision)), EXTRACTORS).terms.expiration_date
    assert ends is not None
    assert ends.value == "2009-04-30"


def test_the_term_of_an_amended_agreement_does_not_count_from_the_amendment() -> None:
    provision = "The initial term of this Agreement shall be for a period of three years."
    assert extract(Document.from_text(AMENDMENT.format(provision)), EXTRACTORS).terms.expiration_date is None


UNDATED = (
    "May 1, 2003\n\nSERVICE AGREEMENT\n\nThis Agreement is made between Alpha, Inc. and Beta LLC.\n\n1. Term. The "
    'term of this Agreement is two years from the Start\nDate. "Start Date" means the opening of the shop.\n'
)
LABELLED = (
    "SERVICE AGREEMENT\n\nThis Agreement is made May 1, 2003 between Alpha, Inc. and Beta LLC.\n\n1. Sale.\n\n"
    "Term: from June 1, 2004 for two years.\n"
)


@pytest.mark.parametrize(("text", "value"), [(UNDATED, None), (LABELLED, "2006-06-01")])
def test_a_length_counts_from_what_its_own_words_name(text: str, value: str | None) -> None:
    ends = extract(Document.from_text(text), EXTRACTORS).terms.expiration_date
    assert (ends.value if ends else None) == value


@pytest.mark.parametrize(
    ("term", "value"),
    [
        (
            (
                "Consultant shall serve as an adviser for a period commencing on March 1, 2004, and terminating on "
                "June 30, 2005."
            ),
            "2005-06-30",
        ),
        (
            'The license term begins May 1, 2004 (the "Start Date") and continues in force until April 30, 2006.',
            "2006-04-30",
        ),
        ("The term commences on March 1, 2004 and the first fee is due on June 30, 2005.", None),
    ],
)
def test_a_term_ends_on_the_day_named_right_behind_its_beginning(term: str, value: str | None) -> None:
    head = "SERVICES AGREEMENT\n\nThis Agreement is between Alpha Corp. and Beta LLC.\n\n"
    ends = extract(Document.from_text(f"{head}1. Term. {term}\n"), EXTRACTORS).terms.expiration_date
    assert (ends.value if ends else None) == value
