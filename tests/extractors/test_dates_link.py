"""What dates rest on: the instrument's own date, the values that follow, the months of quarters."""

import pytest

from extractors import dates, defined_terms, tables
from extractors.dates.link import agreement_date
from pipeline.assemble import assemble
from pipeline.document import Document
from pipeline.record import Date, Record
from pipeline.split import split


def linked(text: str) -> Record:
    document = split(Document.from_text(text))
    extractors = (defined_terms.EXTRACTOR, dates.EXTRACTOR)
    record = assemble(document, [(one, list(one.find(document))) for one in extractors])
    for one in extractors:
        assert one.link is not None
        record = one.link(record, document)
    return record


def by_text(record: Record, text: str) -> Date:
    return next(one for one in record.dates if " ".join(one.text.split()) == text)


@pytest.mark.parametrize(
    ("text", "value", "basis"),
    [
        ("This Agreement is made as of June 30, 2004, by and between A and B.", "2004-06-30", "preamble"),
        (
            "THIS AMENDMENT, dated as of May 1, 2003, to the Credit Agreement dated as of June 24, 1993.",
            "2003-05-01",
            "preamble",
        ),
        ("CREDIT AGREEMENT\n\nJune 24, 1993\n\nThe Company agrees as follows.", "1993-06-24", "cover"),
        ("THIS AGREEMENT is entered into this ____ day of May, 1998.", "1998-05-XX", "preamble"),
        (
            "Ohio law governs.\n" * 40 + "By: /s/ A. Smith\nDate: 3/1/11\n\nBy: /s/ B. Jones\nDate: 3/4/11\n",
            "2011-03-04",
            "signature",
        ),
    ],
)
def test_the_date_that_an_instrument_gives_itself(text: str, value: str, basis: str) -> None:
    document = Document.from_text(text)
    own = agreement_date(linked(text), document)
    assert own is not None
    assert (own.value, own.basis) == (value, basis)


@pytest.mark.parametrize(
    "text",
    [
        "The term of this Agreement shall be for a period of five years.",
        "It amends that certain Credit Agreement dated as of June 24, 1993, among the Banks.",
        "Source: CYBERGY HOLDINGS, INC., 10-Q, 5/20/2014",
    ],
)
def test_an_instrument_without_a_date_of_its_own(text: str) -> None:
    assert agreement_date(linked(text), Document.from_text(text)) is None


AGREEMENT = """THIS AGREEMENT is made as of June 30, 2004.

The closing takes place on July 1, 2004 (the "Closing Date").

The Company shall file it not later than 15 days after the date hereof, and within five Business Days
after the date hereof give notice. Rights end on the second anniversary of the Closing Date, or 30 days before
the Other Date, or within one month after August 31, 2004. Fees are due on the last day of the Closing Date.
"""


@pytest.mark.parametrize(
    ("text", "value", "anchored"),
    [
        ("not later than 15 days after the date hereof", "2004-07-15", True),
        ("within five Business Days after the date hereof", None, True),
        ("second anniversary of the Closing Date", "2006-07-01", True),
        ("30 days before the Other Date", None, False),
        ("within one month after August 31, 2004", "2004-09-30", False),
        ("last day of the Closing Date", None, True),
    ],
)
def test_values_follow_from_anchors(text: str, value: str | None, anchored: bool) -> None:
    record = linked(AGREEMENT)
    one = by_text(record, text)
    assert one.value == value
    assert (one.anchor_date is not None) is anchored


def test_the_date_hereof_is_the_own_date() -> None:
    record = linked(AGREEMENT)
    assert by_text(record, "not later than 15 days after the date hereof").anchor_date == record.dates[0].id


def test_the_own_date_has_its_role() -> None:
    assert linked(AGREEMENT).dates[0].role == "agreement_date"


RELEASE = """Results for the first quarter ended March 31, 2004. Revenue was $15.2 million in the first quarter of
2004, up from $13.1 million in the same period last year, and in the previous quarter. The third quarter is open.
"""


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("first quarter of 2004", "2004-01-01", "2004-03-31"),
        ("same period last year", "2003-01-01", "2003-03-31"),
        ("previous quarter", "2003-10-01", "2003-12-31"),
        ("third quarter", None, None),
    ],
)
def test_quarters_have_the_months_that_the_document_shows(text: str, start: str | None, end: str | None) -> None:
    one = by_text(linked(RELEASE), text)
    assert (one.start, one.end) == (start, end)


def test_quarters_stay_open_where_nothing_shows_their_months() -> None:
    one = by_text(linked("Revenue in the first quarter of 2004 rose."), "first quarter of 2004")
    assert (one.start, one.end) == (None, None)


@pytest.mark.parametrize(
    ("text", "period", "start", "end"),
    [
        ("the year ended December 31, 2003. It fell from the prior year quarter.", "prior year quarter", "2003-01-01",
         "2003-03-31"),
        ("the first half, up from the same period last year.", "same period last year", None, None),
        ("the year ended December 31, 2003 and the same period last year.", "same period last year", "2002-01-01",
         "2002-12-31"),
        ("the fourth quarter of 2003, from the preceding quarter.", "preceding quarter", None, None),
        ("the first quarter of 2003 and the preceding quarter.", "preceding quarter", "2003-10-01", "2003-12-31"),
        ("six months ended March 31, 2004 and the same quarter of 2003.", "same quarter of 2003", "2003-01-01",
         "2003-03-31"),
        ("the year ended December 31, 2003, and not the prior fiscal year.", "prior fiscal year", "2002-01-01",
         "2002-12-31"),
        ("the second quarter and not the prior fiscal year.", "prior fiscal year", None, None),
        ("the comparable 13-week period last year.", "comparable 13-week period last year", None, None),
        ("results, compared with the same periods last year.", "same periods last year", None, None),
        ("the immediately preceding quarter.", "immediately preceding quarter", "2003-10-01", "2003-12-31"),
        ("the linked quarter.", "linked quarter", "2003-10-01", "2003-12-31"),
        ("the year-earlier period.", "year-earlier period", "2003-01-01", "2003-03-31"),
        ("last year's first quarter.", "last year's first quarter", "2003-01-01", "2003-03-31"),
        ("results, compared with the same six months of 2003.", "same six months of 2003", None, None),
        ("results, compared with the prior year first quarter.", "prior year first quarter", "2003-01-01",
         "2003-03-31"),
        ("the four fiscal quarter period ending June 30, 2003.", "four fiscal quarter period ending June 30, 2003",
         "2002-07-01", "2003-06-30"),
    ],
)  # fmt: skip
def test_a_period_beside_another_is_as_long_as_its_words_say(
    text: str, period: str, start: str | None, end: str | None
) -> None:
    one = by_text(linked(f"Sales rose in the first quarter ended March 31, 2004, as did those of {text}\n"), period)
    assert (one.start, one.end) == (start, end)


def test_a_quarter_of_so_many_weeks_says_nothing_of_the_days_of_others() -> None:
    text = (
        "Sales of the thirteen weeks ended March 27, 2004 rose from the same quarter last year and the prior quarter."
    )
    for period in ("same quarter last year", "prior quarter"):
        one = by_text(linked(text), period)
        assert (one.start, one.end) == (None, None)


@pytest.mark.parametrize(
    ("text", "period", "start", "end"),
    [
        (
            "The balance sheet as of December 31, 2003 and the statement of income for the year then ended are fair.",
            "year then ended",
            "2003-01-01",
            "2003-12-31",
        ),
        ("As of June 30, 1999 and for the quarter then ended", "quarter then ended", "1999-04-01", "1999-06-30"),
        ("Done on June 30, 1999. The statements for the year then ended", "year then ended", None, None),
        ("As of June 30 and for the year then ended", "year then ended", None, None),
    ],
)
def test_a_period_then_ended_ends_on_the_day_before_it(
    text: str, period: str, start: str | None, end: str | None
) -> None:
    one = by_text(linked(text), period)
    assert (one.start, one.end) == (start, end)


FISCAL = """The Company reported results for its second quarter of fiscal 2007, ended Dec. 30, 2006. Revenue of the
second quarter was $3 million, flat from the first quarter and up from $2 million in the comparable period last year.
The quarter ended September 30, 2006 and the year ended July 1, 2006 are told of elsewhere, the three months ended
December 31, 2005 too. Revenue of fiscal 2006 was more than that of last year. We expect more in Q3 2007.
"""


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("second quarter of fiscal 2007, ended Dec. 30, 2006", "2006-10-01", "2006-12-30"),
        ("second quarter", "2006-10-01", "2006-12-30"),
        ("first quarter", "2006-07-02", "2006-09-30"),
        ("comparable period last year", None, "2005-12-31"),
        ("quarter ended September 30, 2006", "2006-07-02", "2006-09-30"),
        ("year ended July 1, 2006", None, "2006-07-01"),
        ("fiscal 2006", None, "2006-07-01"),
        ("Q3 2007", None, None),
    ],
)
def test_periods_of_so_many_weeks_begin_the_day_after_those_before_them(
    text: str, start: str | None, end: str | None
) -> None:
    one = by_text(linked(FISCAL), text)
    assert (one.start, one.end) == (start, end)


def test_last_year_is_open_where_fiscal_years_are_not_those_of_the_calendar() -> None:
    assert by_text(linked(f"This Agreement is dated June 30, 2007. {FISCAL}"), "last year").value is None


@pytest.mark.parametrize(
    ("text", "period", "start", "end"),
    [
        ("It acquired a plant in the three months ended December 2003.", "three months ended December 2003",
         "2003-10-01", "2003-12-31"),
        ("The SEPTEMBER 2004 QUARTER began well.", "SEPTEMBER 2004 QUARTER", "2004-07-01", "2004-09-30"),
        ("We expect less in the September quarter.", "September quarter", "2004-07-01", "2004-09-30"),
        ("Orders of the September quarter were few.", "September quarter", None, None),
        ("The SEPTEMBER 2004 QUARTER is to beat the prior quarter.", "prior quarter", "2004-04-01", "2004-06-30"),
        ("Sales were $5 million in the current quarter compared to $4 million.", "current quarter", "2004-04-01",
         "2004-06-30"),
        ("We expect sales of $5 million in the current quarter.", "current quarter", "2004-07-01", "2004-09-30"),
        ("Sales of the current quarter.", "current quarter", None, None),
        ("It restates the first three quarters of fiscal 2004.", "first three quarters of fiscal 2004", "2003-07-01",
         "2004-03-31"),
        ("It starts in the first quarter of fiscal 2005.", "first quarter of fiscal 2005", "2004-07-01", "2004-09-30"),
        ("Fiscal 2003 was worse.", "Fiscal 2003", "2002-07-01", "2003-06-30"),
        ("It is funded for the government's 2004 fiscal year.", "2004 fiscal year", None, None),
        ("Orders at the end of last quarter are sustained in the current quarter.", "last quarter", "2004-04-01",
         "2004-06-30"),
        ("Orders were better last quarter.", "last quarter", None, None),
        ("It is told in Acme's 2004 fiscal year.", "2004 fiscal year", "2003-07-01", "2004-06-30"),
        ("Sales rose in the third quarter of the fiscal year ended June 30, 2003.",
         "third quarter of the fiscal year ended June 30, 2003", "2003-01-01", "2003-03-31"),
        ("We expect more in the first quarter.", "first quarter", "2004-07-01", "2004-09-30"),
        ("The first calendar quarter of 2005 is open.", "first calendar quarter of 2005", "2005-01-01", "2005-03-31"),
    ],
)  # fmt: skip
def test_periods_of_a_year_that_ends_in_june(text: str, period: str, start: str | None, end: str | None) -> None:
    record = linked(f"Results for the fourth quarter of fiscal 2004, ended June 30, 2004, are these. {text}\n")
    one = by_text(record, period)
    assert (one.start, one.end) == (start, end)


def test_a_full_year_is_what_the_prior_year_goes_back_from() -> None:
    text = "Results for the quarter and year ended December 31, 2022. Full Year 2022 sales rose from the prior year."
    one = by_text(linked(text), "prior year")
    assert (one.start, one.end) == ("2021-01-01", "2021-12-31")


def test_a_time_today_is_one_of_the_day_of_the_release() -> None:
    text = (
        "ACME CORP. REPORTS ITS RESULTS\n\nSAN DIEGO, Jan. 15, 2004 -- Acme Corp. today reported its results for the"
        " quarter.\n\nA call will begin at 2 p.m. PST today.\n"
    )
    assert by_text(linked(text), "2 p.m. PST today").value == "2004-01-15T14:00-08:00"


def test_what_heads_a_column_is_no_date() -> None:
    rows = "".join(f"Line of goods {one}                  {one},200      {one},100\n" for one in range(1, 6))
    head = "Segment results             June 30, 2004   June 30, 2003"
    text = f"Sales are stated in the table below.\n\n{head}\n{rows}\nDone May 1, 2005.\n"
    document = split(Document.from_text(text))
    found = [(one, list(one.find(document))) for one in (dates.EXTRACTOR, tables.EXTRACTOR)]
    record = assemble(document, found)
    assert record.tables[0].columns == ("June 30, 2004", "June 30, 2003")
    assert dates.EXTRACTOR.link is not None
    assert [one.text for one in dates.EXTRACTOR.link(record, document).dates] == ["May 1, 2005"]


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("Sales were $5 million in the current year compared to $4 million.", "2022-01-01", "2022-12-31"),
        ("We expect sales to grow in the current year.", None, None),
    ],
)
def test_the_current_year_is_the_one_reported_on_where_its_sentence_looks_back(
    text: str, start: str | None, end: str | None
) -> None:
    one = by_text(linked(f"Results for the quarter and year ended December 31, 2022. {text}"), "current year")
    assert (one.start, one.end) == (start, end)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Results for the fourth quarter of 2004, ended June 30, 2004. The first and third quarters were better.",
            [("2003-07-01", "2003-09-30"), ("2004-01-01", "2004-03-31")],
        ),
        ("Sales of the first and second quarters of 2004 rose.", [(None, None)]),
    ],
)
def test_quarters_that_are_named_together_are_one_item_each(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(one.start, one.end) for one in linked(text).dates if one.text.startswith("first and")] == expected


def test_a_day_of_the_week_keeps_its_own_day() -> None:
    record = linked("The fiscal year ended on the Sunday closest to December 31, 2003.")
    assert by_text(record, "Sunday closest to December 31, 2003").value == "2003-12-28"
