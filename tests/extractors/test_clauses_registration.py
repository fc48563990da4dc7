"""Deadlines, rates and status of registration rights as many drafters write them, and what must not be read."""

from pathlib import Path
from typing import Any

import pytest

from extractors import EXTRACTORS
from extractors.clauses import EXTRACTOR
from pipeline import extract
from pipeline.clause import Clause, Contribution, Deadline, EffectivenessPeriod, RateSchedule, RegistrationDefault
from pipeline.document import Document

AGREEMENT = Path(__file__).parents[2] / "fixtures" / "documents" / "infocrossing-2004-registration-rights-agreement.txt"

EFFORTS = (
    "the Company shall use its best efforts (A) to file within 30 days after the Closing Date an Exchange Offer "
    "Registration Statement, (B) to cause such Exchange Offer Registration Statement to be declared effective by the "
    "SEC within 120 days after the Closing Date and (C) to consummate the Exchange Offer within 150 days after the "
    "Closing Date."
)
WEEKLY = (
    "the Company hereby agrees to pay liquidated damages to each Holder of Transfer Restricted Securities for the "
    "first 90-day period immediately following such Registration Default, in an amount equal to $.05 per week per "
    "$1,000 principal amount of Transfer Restricted Securities."
)


def found(text: str, kind: str) -> list[Clause]:
    return [one for one in EXTRACTOR.find(Document.from_text(text)) if isinstance(one, Clause) and one.kind == kind]


def deadlines(text: str) -> dict[str, Deadline]:
    return {one.key: one for one in found(text, "deadline") if isinstance(one, Deadline)}


def test_efforts_before_a_list_are_those_of_each_duty_in_it() -> None:
    read = deadlines(EFFORTS)
    assert {key: (one.quantity, one.standard) for key, one in read.items()} == {
        "exchange_offer_filing_deadline": (30, "best_efforts"),
        "exchange_offer_effectiveness_deadline": (120, "best_efforts"),
        "exchange_offer_consummation_deadline": (150, "best_efforts"),
    }


@pytest.mark.parametrize(
    "text",
    [
        (
            "(iii) neither the Exchange Offer is consummated nor has the Shelf Registration Statement been declared "
            "effective within 200 days of the Issue Date"
        ),
        (
            "cause the Registration Statement to become effective no later than 20 Business Days before the 400th day "
            "after the Closing Date"
        ),
        (
            "cause the Shelf Registration Statement to be declared effective, and (iii) pay all fees within 30 days "
            "after "
            "the Closing Date"
        ),
    ],
)
def test_a_day_that_is_not_that_of_the_duty_before_it_is_no_deadline(text: str) -> None:
    assert not deadlines(text)


def test_a_default_that_repeats_a_deadline_is_no_second_one() -> None:
    text = (
        "The Company shall file a Shelf Registration Statement not later than 90 days after the Issue Date (the “Shelf "
        "Filing Deadline”). If the Shelf Registration Statement is not filed on or prior to 90 days after the Issue "
        "Date, Additional Interest is due."
    )
    assert list(deadlines(text)) == ["shelf_filing_deadline"]


def test_a_longer_time_behind_a_deadline_that_was_missed_is_no_deadline_of_its_own() -> None:
    text = (
        "If the Registration Statement is not declared effective within 140 days after the Closing Date, the Company "
        "shall pay 1% of the Purchase Price; if it is not declared effective within 220 days after the Closing Date, "
        "the rate shall be 2%."
    )
    assert [one.quantity for one in found(text, "deadline") if isinstance(one, Deadline)] == [140]


def test_a_duty_behind_a_condition_that_something_is_not_so_has_a_deadline_of_its_own() -> None:
    text = (
        "The Company shall file a Registration Statement within 35 days after the Closing Date. In the event that Form "
        "S-3 is not available, the Company shall cause a Registration Statement on Form S-1 to be filed within 65 days "
        "after the Closing Date."
    )
    assert [one.quantity for one in found(text, "deadline") if isinstance(one, Deadline)] == [35, 65]


@pytest.mark.parametrize(
    "text",
    [
        (
            "If the Company proposes to file a Registration Statement, whether or not upon a request of others that "
            "the Company register shares, then upon the written request of a Holder given within 15 days after receipt "
            "of such notice that its Registrable Securities be included, the Company shall include them"
        ),
        (
            "The Registrable Securities of those holders who notify the Company within 15 days after receipt of such "
            "notice shall be included in the registration"
        ),
    ],
)
def test_a_registration_that_the_issuer_proposes_is_its_own(text: str) -> None:
    assert list(deadlines(text)) == ["piggyback_request"]


@pytest.mark.parametrize(
    "text",
    [
        "holders of Warrants for Warrant Shares who notify the Company within nine days after receipt of such notice",
        (
            "holders of Registrable Securities who notify the Company within nine days after receipt of such notice "
            "that they do not wish to be included"
        ),
    ],
)
def test_a_word_to_the_issuer_that_asks_for_no_registration_is_no_request(text: str) -> None:
    assert not deadlines(text)


def test_the_name_in_parentheses_may_be_that_of_the_anchor() -> None:
    text = (
        "The Issuer shall prepare and, not later than 60 days following the date of original issuance of the Bonds "
        "(the “Issue Date”), file with the Commission a registration statement (the “Exchange Offer Registration "
        "Statement”)."
    )
    one = deadlines(text)["exchange_offer_filing_deadline"]
    assert (one.name, one.anchor, one.actor) == (None, "issue_date", "Issuer")


@pytest.mark.parametrize(
    ("text", "tiers"),
    [
        (WEEKLY, 0),
        (WEEKLY + " The amount of the liquidated damages shall increase at the end of each quarter.", 0),
        (
            WEEKLY + " The amount of the liquidated damages shall increase by an additional $.05 per week per $1,000 "
            "principal amount of Transfer Restricted Securities with respect to each subsequent 90-day period.",
            2,
        ),
        (
            (
                "Additional Interest shall accrue from and including the date on which any Registration Default shall "
                "occur at a rate of 0.50% per annum of the principal amount of the Notes. The rate of Additional "
                "Interest "
                "shall increase by 0.25% per annum from time to time."
            ),
            0,
        ),
    ],
)
def test_a_rate_that_rises_in_the_next_sentence_is_read_with_it_or_not_at_all(text: str, tiers: int) -> None:
    rates = [one for one in found(text, "rate_schedule") if isinstance(one, RateSchedule)]
    stepped = [one for one in rates if len(one.tiers) == 2]
    assert len(stepped) == (tiers == 2)
    assert not [one for one in rates if len(one.tiers) == 1]


@pytest.mark.parametrize(
    ("end", "event"),
    [
        ("such Note has been exchanged by a Person other than a broker-dealer for an Exchange Note", "exchanged"),
        (
            (
                "following the exchange by a broker-dealer of a Note for an Exchange Note, the date on which such "
                "Exchange "
                "Note is sold to a purchaser who receives from it a copy of the prospectus"
            ),
            "resold_by_broker_dealer",
        ),
        ("such Notes have been sold without registration pursuant to Rule 144", "sold_under_rule_144"),
        ("the Notes are freely saleable under Rule 144 without volume limitations", "free_under_rule_144"),
        ("such Notes have been otherwise transferred and new certificates delivered", "transferred_unrestricted"),
    ],
)
def test_a_status_ends_by_any_of_these(end: str, event: str) -> None:
    text = (
        "“Transfer Restricted Securities” means each Note until the earlier of (i) the date on which "
        f"{end} and (ii) the date on which such Note ceases to be outstanding."
    )
    (one,) = found(text, "transfer_restricted_status")
    stated: Any = one
    assert [each.event for each in stated.ends] == [event, "ceased_outstanding"]


@pytest.mark.parametrize(
    ("last", "rates"),
    [
        ("and thereafter at a per annum rate of 1.0%", ["0.25", "0.50", "1.0"]),
        ("and at a per annum rate of 1.0% thereafter", ["0.25", "0.50", "1.0"]),
        ("and increasing by an additional 0.25% for each 60-day period thereafter", None),
    ],
)
def test_the_rate_after_the_ranked_periods_is_read_or_none_of_them(last: str, rates: list[str] | None) -> None:
    schedules = found(
        "the Company hereby agrees to pay, as liquidated damages for such Registration Default, special interest "
        "(“Special Interest”), in addition to the Base Interest, at a per annum rate of 0.25% for the first 60-day "
        "period immediately following the occurrence of such Registration Default, at a per annum rate of 0.50% for "
        f"the second 60-day period following such occurrence {last}.",
        "rate_schedule",
    )
    read = [str(tier.rate) for one in schedules if isinstance(one, RateSchedule) for tier in one.tiers]
    assert read == (rates or [])


def test_two_deadlines_with_names_of_their_own_on_one_day_are_two() -> None:
    text = (
        "The Company shall file a Shelf Registration Statement within 30 days after the Closing Date (the "
        '"Initial Filing Deadline"). The Company shall file a Shelf Registration Statement within 30 days after the '
        'Closing Date (the "Resale Filing Deadline"). The Company shall file a Shelf Registration Statement within 30 '
        "days after the Closing Date."
    )
    assert sorted(deadlines(text)) == ["initial_filing_deadline", "resale_filing_deadline"]


def test_a_cap_may_stand_in_the_next_paragraph_of_a_section_on_contribution() -> None:
    text = (
        "Section 6.4 Contribution, etc. (a) Each Indemnifying Party will contribute to the amount paid in such "
        "proportion as is appropriate to reflect the relative fault of both.\n\n     (b) No Holder will be required to "
        "contribute any amount in excess of the amount by which the total net proceeds received by it exceeds the "
        "amount of any damages that it has otherwise been required to pay.\n\n     Section 6.5 Survival. None.\n"
    )
    (one,) = (found for found in extract(Document.from_text(text), EXTRACTORS).clauses if found.kind == "contribution")
    assert isinstance(one, Contribution)
    assert one.cap is not None
    assert one.cap.formula == "sale_proceeds - other_damages"
    assert "Survival" not in one.text


def test_who_may_not_claim_a_contribution_may_stand_before_its_measure() -> None:
    text = (
        "REGISTRATION AGREEMENT\n\nThis Agreement is made by Acme Corp. and the Holders.\n\n"
        "4. Contribution. If indemnity is not available, the Company and the Holders shall contribute to the losses; "
        "provided that no person guilty of fraudulent misrepresentation shall be entitled to contribution. As between "
        "them, they shall contribute in such proportion as shall be appropriate to reflect the relative fault.\n\n"
        "5. Holders. The obligations of each Holder hereunder are several and not joint with those of others.\n"
    )
    (one,) = (found for found in extract(Document.from_text(text), EXTRACTORS).clauses if found.kind == "contribution")
    assert isinstance(one, Contribution)
    assert (one.fraud_bar, one.several) == (True, True)
    assert one.span.start == text.index("If indemnity")


def test_a_defined_day_has_the_efforts_of_the_duty_that_it_ends() -> None:
    text = (
        '"Effectiveness Date" means, with respect to the Initial Registration Statement, the 120th calendar day '
        'following the Filing Date.\n\n"Filing Date" means, with respect to the Initial Registration Statement, the '
        "30th calendar day following the Closing Date.\n\nOn or prior to the Filing Date, the Company shall file a "
        "Registration Statement. The Company shall use its best efforts to cause it to be declared effective, but in "
        "any event not later than the applicable Effectiveness Date."
    )
    read = deadlines(text)
    assert {key: one.standard for key, one in read.items()} == {
        "effectiveness_date": "best_efforts",
        "filing_date": "absolute",
    }
    assert "standard" in read["effectiveness_date"].evidence


def test_a_schedule_of_which_a_mark_is_broken_is_read_with_its_rates_or_not_at_all() -> None:
    text = AGREEMENT.read_text(encoding="utf-8")
    assert "(ii) with respect to the period" in text
    broken = text.replace("(ii) with respect to the period", "(ii\n           ) with respect to the period")
    schedules = [
        one for one in extract(Document.from_text(broken), EXTRACTORS).clauses if isinstance(one, RateSchedule)
    ]
    assert all(tier.rate is not None for one in schedules for tier in one.tiers[:1])


@pytest.mark.parametrize(
    ("text", "triggers"),
    [
        (
            (
                "If (i) a Registration Statement covering all of the Registrable Securities is (A) not filed with the "
                'SEC on or before the respective Filing Deadline (a "Filing Lapse") or (B) not declared effective by '
                'the SEC on or before the respective Effectiveness Deadline (an "Effectiveness Lapse") or (ii) on any '
                "day after the Effective Date, sales of all of the Registrable Securities included in it cannot be "
                'made (other than during an Allowable Grace Period) pursuant to it (a "Maintenance Lapse") then the '
                "Company shall pay damages"
            ),
            [
                ("(i)(A)", "not_filed_by", "filing_deadline", None),
                ("(i)(B)", "not_effective_by", "effectiveness_deadline", None),
                ("(ii)", "unusable", None, "suspension_limit"),
            ],
        ),
        (
            (
                "If (i) any of the Registration Statements required by this Agreement is not filed on or prior to the "
                "date specified for such filing in this Agreement or (ii) any Shelf Registration Statement is filed "
                "and declared effective but, subject to any Blackout Period, shall thereafter cease to be effective "
                'without being succeeded at once by a post-effective amendment (each, a "Registration Default")'
            ),
            [("(i)", "not_filed_by", "filing_deadline", None), ("(ii)", "unusable", None, "suspension_limit")],
        ),
        (
            (
                "If (i) the Registration Statement is not filed on or prior to the filing deadline set forth in "
                "Section 2.1, or (ii) after its effective date, (A) such Registration Statement ceases for any reason "
                "to remain continuously effective or (B) the Holders are not permitted to use the prospectus in it, "
                "then the Company shall pay liquidated damages"
            ),
            [
                ("(i)", "not_filed_by", "filing_deadline", None),
                ("(ii)(A)", "unusable", None, None),
                ("(ii)(B)", "unusable", None, None),
            ],
        ),
        (
            (
                "If (i) the Registration Statement is not filed by the Filing Date, or (ii) the Registration Statement "
                "is not declared effective within 170 days after the Effective Date of the Plan (the “Signing Date”), "
                "then the Company shall pay liquidated damages"
            ),
            [
                ("(i)", "not_filed_by", "filing_date", None),
                ("(ii)", "not_effective_by", "effectiveness_deadline", None),
            ],
        ),
        # days that pass without a default have no reading, nor what is done to no statement
        *(
            (
                (
                    "If (i) the Registration Statement is not filed by the Filing Date, or (ii) the Registration "
                    f"Statement is not declared effective {late}, then the Company shall pay liquidated damages"
                ),
                [],
            )
            for late in ("within ten days after the Effectiveness Target Date", "for ten days after the Closing Date")
        ),
        (
            (
                "If (i) on any day after the Effective Date, sales of the Shares under the Registration Statement "
                "cannot be made for more than ten days, or (ii) the Registration Statement is not filed by the Filing "
                "Deadline, then the Company shall pay damages"
            ),
            [],
        ),
        (
            (
                "If (i) the Transfer Agent is (A) not told of the Registration Statement by the Filing Deadline or (B) "
                "not paid by the Effectiveness Deadline, then the Company shall pay damages"
            ),
            [],
        ),
    ],
)
def test_what_is_a_registration_default(text: str, triggers: list[tuple[str, str, str | None, str | None]]) -> None:
    clauses = (one for one in found(text, "registration_default") if isinstance(one, RegistrationDefault))
    read = [each for one in clauses for each in one.triggers]
    assert [(one.label, one.kind, one.deadline, one.exception) for one in read] == triggers


def test_a_first_period_may_stand_in_front_of_its_rate() -> None:
    text = (
        "then, with respect to the first 90-day period immediately following the occurrence of such Registration "
        "Default, the interest rate on the Bonds will be increased by 0.25% per annum and will increase by an "
        "additional 0.25% per annum with respect to each subsequent 90-day period, up to a maximum of 0.75% per annum "
        "(“Special Interest”)."
    )
    (read,) = (one for one in found(text, "rate_schedule") if isinstance(one, RateSchedule))
    assert (read.name, str(read.cap), str(read.tiers[0].rate)) == ("Special Interest", "0.75", "0.25")
    assert read.tiers[1].step is not None
    assert str(read.tiers[1].step.points) == "0.25"


def test_a_registration_that_others_may_join_is_told_and_asked_for_in_time() -> None:
    text = (
        "the Company will give prompt written notice to all Holders of its intention to effect such a registration "
        "(but in no event less than twelve (12) days prior to the proposed date of filing of the applicable "
        "Registration Statement) and will include in it all Registrable Securities with respect to which the Company "
        "has received written requests for inclusion therein within fourteen (14) days after the date the Company’s "
        "notice is given to such Holders."
    )
    assert {key: (one.quantity, one.anchor) for key, one in deadlines(text).items()} == {
        "piggyback_notice": (12, "planned_piggyback_filing"),
        "piggyback_request": (14, "piggyback_notice"),
    }


@pytest.mark.parametrize(
    ("text", "ended"),
    [
        (
            (
                "the Company agrees to maintain the effectiveness of the Registration Statement until the earlier of "
                "(i) three (3) years following the date of effectiveness of the Registration Statement, or (ii) the "
                "date on which the Investors no longer hold any Registrable Securities."
            ),
            [("anniversary", "declared_effective", None), ("event", None, "none_held")],
        ),
        (
            (
                "the Company shall keep the Shelf Registration Statement effective until the earlier of (a) 90 days "
                "after its effective date and (b) such time as there are no longer any Registrable Securities."
            ),
            [("days", "declared_effective", None), ("event", None, "all_ceased_registrable")],
        ),
        (
            (
                "the Company shall keep the Registration Statement effective until the earlier of (A) the date there "
                "are no longer any Registrable Securities outstanding and (B) the date on which no Registrable "
                "Securities remain."
            ),
            [("event", None, "all_ceased_outstanding"), ("event", None, "all_ceased_registrable")],
        ),
        # what nobody knows of has no reading, nor is another's effectiveness maintained
        (
            (
                "the Company shall keep the Registration Statement effective until the earlier of (a) the date on "
                "which the Investors no longer hold a meeting and (b) the second anniversary of the Closing Date."
            ),
            [],
        ),
        (
            (
                "the Company shall maintain the effectiveness of its controls until the earlier of (a) the date on "
                "which no Registrable Securities remain and (b) the second anniversary of the Closing Date."
            ),
            [],
        ),
    ],
)
def test_until_when_a_statement_is_kept_effective(text: str, ended: list[tuple[str, str | None, str | None]]) -> None:
    clauses = (one for one in found(text, "effectiveness_period") if isinstance(one, EffectivenessPeriod))
    read = [each for one in clauses for each in one.ends]
    assert [(one.kind, one.of, one.event) for one in read] == ended
