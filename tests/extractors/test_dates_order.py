"""Which figure of a date is the month, by what else the document says."""

import pytest

from extractors.dates.order import month_first


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("on 5/8/14 and 5/28/14", True),
        ("on 5/8/14 and 28/5/14", False),
        ("on 5/8/14, 28/5/14 and 5/28/14", None),
        ("London, England. On June 30, 2004 and 5/8/14", True),
        ("Ohio. On 30 June 2004 and 5/8/14", False),
        ("a company of Leeds, England, 5/8/14", False),
        ("a corporation of the State of Ohio, 5/8/14", True),
        ("a corporation of Ontario, 5/8/14", None),
        ("5/8/14", None),
        ("5/8/2014-5/28/2014", True),
        ("lot 5/14-5/28/14", None),
    ],
)
def test_the_document_says_which_figure_is_the_month(text: str, expected: bool | None) -> None:
    assert month_first(text) is expected
