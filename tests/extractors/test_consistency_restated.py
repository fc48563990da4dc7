"""What an agreement says twice and not alike: deadlines, limits of suspensions, tiers of rates."""

import pytest

from extractors import EXTRACTORS
from pipeline import Document, extract

HEAD = (
    "REGISTRATION RIGHTS AGREEMENT\n\n     This Registration Rights Agreement is made as of May 1, 2003, between Alpha "
    'Castle Holdings, Inc., a Delaware corporation (the "Company"), and Beta Bridge Partners LLC, a Nevada limited '
    'liability company (the "Purchaser"), for the Holders.\n\n'
)
END = (
    "\n\n     IN WITNESS WHEREOF, the parties have executed this Agreement.\n\n"
    "ALPHA CASTLE HOLDINGS, INC.\n\nBy: /s/ A\n"
)
FORM = (
    "\n\n                              EXHIBIT A\n\n                 NOTICE AND QUESTIONNAIRE\n\n"
    "1. Name. Full name: ________.\n\n"
)


def oddities(text: str, *codes: str) -> list[str]:
    """The words of each diagnostic with one of the codes, white space evened."""
    found = (one for one in extract(Document.from_text(text), EXTRACTORS).diagnostics if one.code in codes)
    return [" ".join((one.text or "").split()) for one in found]


@pytest.mark.parametrize(
    ("form", "count"),
    [
        ("Return it not later than the 15th day after this Questionnaire has been delivered to the Holder.", 2),
        ("Return it promptly.", 0),
    ],
)
def test_a_form_that_gives_another_day_is_mentioned(form: str, count: int) -> None:
    body = (
        "1. Questionnaire. Each Holder shall complete the Questionnaire and return it to the Company within ten "
        "Business Days after such request.\n\n2. Interest. None is paid unless it is delivered prior to the deadline "
        "specified therein."
    )
    found = oddities(HEAD + body + END + FORM + form, "deadline_conflict")
    assert len(found) == count
    assert found == [] or found[1] == "deadline specified therein"


LIMITS = (
    "1. Suspension. The Company may suspend the use of the Prospectus for a period not to exceed 45 days in any 90-day "
    "period or 90 days in any 360-day period.\n\n2. Notices. No suspension is longer than {again}."
)


@pytest.mark.parametrize(
    ("again", "expected"),
    [
        ("45 days in any 90-day period or 90 days in any 360-day period", []),
        (
            "30 days in any 90-day period or 90 days in any 360-day period",
            ["30 days in any 90-day period or 90 days in any 360-day period"],
        ),
        ("30 days in any 120-day period", []),  # another limit, not the same one
    ],
)
def test_limits_that_are_stated_again_with_other_figures_are_mentioned(again: str, expected: list[str]) -> None:
    assert oddities(HEAD + LIMITS.format(again=again) + END, "limit_restated_differently") == expected


TIERS = (
    "1. Interest. The Company shall pay additional interest with respect to the Notes from and including the day "
    "following the Registration Default to but excluding the day on which the Registration Default has been cured, "
    "accruing at the following rate:\n\n     (i) with respect to the first 60-day period during which a Registration "
    "Default shall have occurred, 0.50% per annum of the principal amount of the Notes; and\n\n     (ii) with respect "
    "to the period commencing on the {start}, 1.50% per annum of the principal amount of the Notes."
)


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("second anniversary of the Closing Date", ["first 60-day period"]),
        ("61st day following the day the Registration Default shall have occurred", []),
    ],
)
def test_tiers_that_are_counted_from_two_points_are_mentioned(start: str, expected: list[str]) -> None:
    assert oddities(HEAD + TIERS.format(start=start) + END, "rate_tiers_overlap") == expected
