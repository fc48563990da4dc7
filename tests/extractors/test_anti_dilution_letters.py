"""Are deferrals read that other drafters would have written, and left alone what only sounds like one?

The letters are made: one of investors in 2009 about options, an amendment of 1997 with its days the other way round,
and a letter of 2021 in the passive voice whose sentence a page divides. None uses the words of another.
"""

import json
from typing import Any

import pytest

from computations import BY_NAME, compute
from computations.collect import inputs_of
from extractors import EXTRACTORS
from pipeline.document import Source
from pipeline.process import process
from pipeline.schema import to_json

INVESTORS = """July 1, 2009

Orchard Devices, Inc.
12 Mill Street
Columbus, Ohio 43215

Ladies and Gentlemen:

     We refer to the Certificate of Designation of the Series B Convertible Preferred Stock of Orchard Devices, Inc., a
Delaware corporation (the "Company"), and to the shares of that series (the "Series B Shares") issued under the Purchase
Agreement dated as of May 1, 2009, by and among the Company, Larch Growth Fund II, L.P. and Fir Capital Partners, L.P.
(each an "Investor" and, collectively, the "Investors"). The Company intends to grant to its officers options to
purchase Common Stock (the "Performance Options") under that certain Incentive Plan dated as of June 15, 2009, adopted
by its board (the "Incentive Plan").

     1. Deferral. The Investors severally agree to postpone the effect of any antidilution adjustment under Section
5(d) of the Certificate of Designation with respect to the Series B Shares, until, and only to the extent that,
Performance Options have become fully vested and exercisable.

     2. Later Issuance. If an Investor converts Series B Shares on or before December 31, 2012, and Performance Options
vest following such conversion, the Company shall issue to that Investor the excess of the number of shares of Common
Stock that would have been issuable had such conversion occurred on the day on which those Performance Options vest
over the number of shares of Common Stock actually issued upon such conversion. The Series B Shares may not be
converted before January 1, 2010.

     3. No Other Change. This letter shall not apply to any other issuance of securities. Until then the Company shall
not make any anti-dilution adjustment except as set forth in this letter.

     This letter is governed by the laws of the State of Delaware.
"""
AMENDMENT = """AMENDMENT NO. 1

This Amendment No. 1, dated 3 March 1997, is made between Tarn Resources Corp., a Nevada corporation (the "Company"),
and Quay Holdings Limited (the "Holder").

WHEREAS, the Company has issued to Pell Advisers warrants to purchase 400,000 shares of Common Stock (the "Adviser
Warrants") under an Advisory Agreement dated 14 February 1997, between the Company and Pell Advisers (the "Advisory
Agreement");

1. The Holder hereby consents to suspend the operation of the anti-dilution provisions of Article Six of the Note
Purchase Agreement applicable to the Convertible Notes, solely by reason of the issuance of the Adviser Warrants,
unless and until any of the Adviser Warrants vest.

2. Where the Holder has converted Convertible Notes before 31 August 1999 and Adviser Warrants vest subsequent to the
date of such conversion, the Holder shall be paid in cash.
"""
PASSIVE = """January 4, 2021

Re: Deferral of adjustments

The parties to this letter are Brook Therapeutics, Inc. (the "Company") and Elm Street Ventures LLC ("Elm").

The anti-dilution protection provided for by Section 3.2 of the Bridge Warrants shall be deferred and shall not be given
effect unless and

                                       -1-
<PAGE>

until any of the warrants of the strategic partner (the "Milestone Warrants") shall have vested. Milestone Warrants
that vest after the exercise of the Bridge Warrants count as well, but only with respect to the issuance of shares
under them. No anti-dilution adjustments shall be made other than as provided in this letter.
"""


def deferrals(text: str) -> list[dict[str, Any]]:
    record = json.loads(to_json(process(Source("letter.txt", text.encode()), EXTRACTORS)))
    found = [one for one in record["clauses"] if one["kind"] == "anti_dilution_deferral"]
    for one in found:
        for place in one["evidence"].values():
            start, end = place["span"]
            assert place["text"] == text[start:end]
    return found


WANTED: list[tuple[str, dict[str, Any]]] = [
    (
        INVESTORS,
        {
            "trigger": {
                "instrument": "Performance Options",
                "issued": "2009-06-15",
                "condition": "fully vested and exercisable",
                "document": "Incentive Plan",
            },
            "protected": [
                {
                    "instrument": "Series B Shares",
                    "provision": "Section 5(d)",
                    "document": "Certificate of Designation",
                }
            ],
            "holders": ["Larch Growth Fund II, L.P.", "Fir Capital Partners, L.P."],
            "cutoff": {"date": "2012-12-31", "strict": False},
            "true_up": {"x": "entitled_if_exercised_on_vesting_date", "y": "previously_issued"},
            "formula": None,
            "no_other_adjustment": True,
        },
    ),
    (
        AMENDMENT,
        {
            "trigger": {
                "instrument": "Adviser Warrants",
                "issued": "1997-02-14",
                "condition": "vest",
                "document": "Advisory Agreement",
            },
            "protected": [
                {"instrument": "Convertible Notes", "provision": "Article Six", "document": "Note Purchase Agreement"}
            ],
            "holders": ["Quay Holdings Limited"],
            "cutoff": {"date": "1999-08-31", "strict": True},
            "true_up": None,
            "no_other_adjustment": False,
        },
    ),
    (
        PASSIVE,
        {
            "trigger": {"instrument": "Milestone Warrants", "issued": None, "condition": "vested", "document": None},
            "protected": [{"instrument": "Bridge Warrants", "provision": "Section 3.2", "document": None}],
            "holders": [],
            "cutoff": None,
            "true_up": None,
            "no_other_adjustment": True,
        },
    ),
]


@pytest.mark.parametrize(("text", "wanted"), WANTED, ids=["investors", "amendment", "passive"])
def test_a_deferral_of_another_drafter_is_read(text: str, wanted: dict[str, Any]) -> None:
    found = deferrals(text)
    assert len(found) == 1
    assert {name: found[0][name] for name in wanted} == wanted


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "until, and only to the extent that,\nPerformance Options have become fully vested and exercisable",
            "forever",
        ),
        ("postpone the effect of", "waive"),
        ("shall not apply to any other issuance", "applies to every issuance"),
        ("vest following such conversion, the", "are granted, the"),
        ("under Section\n5(d) of the Certificate of Designation with respect to the Series B Shares", "of theirs"),
    ],
)
def test_without_one_of_its_terms_there_is_no_clause(old: str, new: str) -> None:
    assert old in INVESTORS
    assert deferrals(INVESTORS)
    assert deferrals(INVESTORS.replace(old, new)) == []


def test_what_is_read_can_be_computed() -> None:
    record = json.loads(to_json(process(Source("letter.txt", INVESTORS.encode()), EXTRACTORS)))
    instrument = {"id": "L", "holder": "Larch", "kind": "preferred", "quantity": "100"}
    external = {
        "trigger_warrants": {"issued": "1000", "price": "1"},
        "formula": {"kind": "full_ratchet"},
        "instruments": [{**instrument, "price": "4", "stated_value": "100"}],
        "events": [
            {"date": "2012-12-31", "type": "convert", "instrument": "L", "quantity": "40"},
            {"date": "2013-02-01", "type": "vest", "warrants": "10"},
        ],
    }
    inputs = {**inputs_of(BY_NAME["anti_dilution_deferral"], [record]), "external": external}
    assert compute("anti_dilution_deferral", inputs)["result"]["by_holder"] == {
        "Larch": {"on_exercise": "1000", "true_up": "3000"}
    }
