"""What an exchange offer that comes late costs, from the text of an agreement to the sum that is owed."""

import json
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline import Document, extract
from pipeline.schema import to_json
from tests.computations.traced import untraced

TEXT = """\
REGISTRATION RIGHTS AGREEMENT

This Registration Rights Agreement is made as of March 1, 2004, between Heron Mills, Inc., a Delaware corporation (the
"Company"), and Bolt & Co. LLC, as initial purchaser of its Notes.

1. Definitions. "Issue Date" means March 1, 2004.

2. Exchange Offer. The Company shall file an Exchange Offer Registration Statement not later than 60 days after the
Issue Date, cause it to be declared effective not later than 120 days after the Issue Date, and consummate the Exchange
Offer not later than 150 days after the Issue Date.

3. Special Interest. In the event that (i) the Exchange Offer Registration Statement has not been filed on or prior to
the 60th day following the Issue Date; (ii) the Exchange Offer Registration Statement has not been declared effective on
or prior to the 120th day following the Issue Date; or (iii) the Exchange Offer has not been consummated on or prior to
the 150th day following the Issue Date (each such event, a "Registration Default"), the Company shall pay special
interest ("Special Interest") from and including the date of the Registration Default to but excluding the date on which
all Registration Defaults have been cured, at a rate of 0.50% per annum of the principal amount of the Notes for the
first 90-day period, such rate increasing by an additional 0.25% per annum with respect to each subsequent 90-day
period, up to a maximum of 1.00% per annum.

4. Governing Law. This Agreement is governed by the laws of the State of New York.
"""


def owed(**timeline: str) -> dict[str, Any]:
    """The answer for $36,000,000 on the last day of 2004."""
    record = json.loads(to_json(extract(Document.from_text(TEXT), EXTRACTORS)))
    external = {"as_of": "2004-12-31", "principal": "36000000", "timeline": timeline}
    inputs = {**inputs_of(BY_NAME["additional_interest"], [record]), "external": external, "options": {}}
    answer = compute("additional_interest", inputs)
    assert (answer["status"], answer["errors"]) == ("ok", [])
    assert untraced(answer, inputs) == []
    return answer


IN_TIME = {"exchange_offer_filed": "2004-04-30", "exchange_offer_declared_effective": "2004-06-29"}


@pytest.mark.parametrize(
    ("timeline", "defaults", "total"),
    [
        ({**IN_TIME, "exchange_offer_consummated": "2004-07-29"}, [], "0.00"),
        # 18 days at half a percent a year of 360 days
        ({**IN_TIME, "exchange_offer_consummated": "2004-08-17"}, [("(iii)", "2004-07-29", "2004-08-17")], "9000.00"),
        # the statement of a shelf keeps no deadline of an exchange offer: 88 days at 0.50%, then 63 at 0.75%
        (
            {"filed": "2004-04-01", "declared_effective": "2004-05-01", **IN_TIME},
            [("(iii)", "2004-07-29", None)],
            "91250.00",
        ),
        (
            {"exchange_offer_filed": "2004-05-10", **{key: IN_TIME[key] for key in list(IN_TIME)[1:]},
             "exchange_offer_consummated": "2004-07-01"},
            [("(i)", "2004-04-30", "2004-05-10")],
            "5000.00",
        ),
    ],
)  # fmt: skip
def test_an_exchange_offer_that_comes_late_is_a_default(
    timeline: dict[str, str], defaults: list[tuple[str, str, str | None]], total: str
) -> None:
    result = owed(**timeline)["result"]
    assert [(one["trigger"], one["occurred"], one["cured"]) for one in result["defaults"]] == defaults
    assert result["total"] == total
