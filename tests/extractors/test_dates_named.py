"""Names that the text gives to periods, anchors that are taken over, years told from the document's own."""

import pytest

from extractors import dates, defined_terms
from extractors.dates import find
from pipeline.assemble import assemble
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document, Layout
from pipeline.record import Date
from pipeline.span import Span
from pipeline.split import split


def linked(text: str) -> list[Date]:
    document = split(Document.from_text(text))
    extractors = (defined_terms.EXTRACTOR, dates.EXTRACTOR)
    record = assemble(document, [(one, list(one.find(document))) for one in extractors])
    for one in extractors:
        assert one.link is not None
        record = one.link(record, document)
    return list(record.dates)


def test_a_name_in_parentheses_has_the_days_of_its_period() -> None:
    text = (
        'results for the 13-week fourth quarter ended January 28, 2023 ("Q4 FY23"), as compared to the 13-week fourth\n'
        'quarter ended January 29, 2022 ("Q4 FY22"). In Q4 FY23 sales fell, and FY24 is open.'
    )
    periods = [(" ".join(one.text.split()), one.start, one.end) for one in linked(text) if one.kind == "period"]
    assert periods[-2:] == [("Q4 FY23", "2022-10-30", "2023-01-28"), ("FY24", None, None)]
    assert periods[3] == ("Q4 FY22", "2021-10-31", "2022-01-29")


def test_a_name_of_two_periods_has_no_days() -> None:
    text = 'the year ended June 30, 2003 ("Fiscal 2003") and the year ended May 31, 2003 ("Fiscal 2003")'
    assert {one.end for one in linked(text) if one.text == "Fiscal 2003"} == {None}


@pytest.mark.parametrize(
    ("text", "anchor"),
    [
        ("to the second anniversary of the Closing Date and then to the third anniversary", "the Closing Date"),
        ("on each anniversary of the Closing\nDate, commencing with the third anniversary", "the Closing Date"),
        ("on the second anniversary of the Closing Date but before the third anniversary thereof", "the Closing Date"),
        ("on the second anniversary of the Closing Date. Until the third anniversary nothing", None),
    ],
)
def test_an_anniversary_takes_over_the_anchor_of_its_sentence(text: str, anchor: str | None) -> None:
    [third] = [one for one in linked(text) if "third" in one.text]
    assert third.anchor == anchor


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("within thirty (60) days after the Closing", "the words say 30, the figures 60"),
        ("upon thirty (45) days notice", "the words say 30, the figures 45"),
        ("on the ninetieth (60th) day after the Closing", "the words say 90, the figures 60"),
        ("within thirty (30) days", None),
        ("the one hundred eightieth (180th) day after the Closing", None),
        ("30 (thirty) days", None),
    ],
)
def test_words_and_figures_that_disagree_are_odd(text: str, message: str | None) -> None:
    odd = [one.message for one in find(Document.from_text(text)) if isinstance(one, Diagnostic)]
    assert odd == ([message] if message else [])


@pytest.mark.parametrize(
    ("head", "dated"),
    [
        ("12 Weeks Ended\nNovember 20, 2022 November 21, 2021\nREVENUE\n", []),
        ("January 28, 2023 January 29, 2022\n", []),
        ("Q4 FY23 Q4 FY22 FY23 FY22\nRevenue ($ in millions)\n", []),
        ("The balance at December 31, 2003 was as follows.\n", ["December 31, 2003"]),
        ("Second quarter results include\none month of it\n", ["Second quarter", "one month"]),
    ],
)
def test_periods_above_figures_are_heads_and_no_dates(head: str, dated: list[str]) -> None:
    rows = "Net sales 53,437 49,417\nTotal revenue 54,437 50,363\n"
    text = f"The results are these.\n{head}{rows}"
    start = len(text) - len(rows)
    document = Document.from_text(text)
    document = Document(document.source, text, layout=Layout(tables=(Span(start, len(text)),)))
    found = [one for one in find(document) if isinstance(one, Date)]
    assert sorted(text[one.span.start : one.span.end] for one in found) == sorted(dated)
