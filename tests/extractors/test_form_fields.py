"""Which blanks are to be filled in, under which prompt, and which boxes are ticked?"""

from typing import Any

import pytest

from extractors import EXTRACTORS
from extractors.form_fields import find
from pipeline import Document
from pipeline.process import extract
from pipeline.record import FormField
from tests.growth import linear


def fields(text: str) -> list[FormField]:
    return sorted(find(Document.from_text(text)), key=lambda one: one.span)


@pytest.mark.parametrize(
    ("text", "label", "kind"),
    [
        ("Name of broker:  _______________", "Name of broker:", "text"),
        (
            "1. Notices.\n\n   (a) Full legal name of the\n       Holder: ________",
            "Full legal name of the Holder:",
            "text",
        ),
        ("Its:  Vice President            Fax No. ___________", "Fax No.", "text"),
        ("(the Registration Statement on Form S-3 (File No. _____)", "File No.", "text"),
        ("Is it a company? If not, list its owners: ____________", "If not, list its owners:", "text"),
        ("the Debenture dated ____________, 1999 (the", None, "date"),
        ("transition period from ___________ until today", None, "date"),
        ("the right to purchase ____________ of the shares", None, "text"),
        ("Date:____________", "Date:", "date"),
        ("Dated: _______________ __, ______", "Dated:", "date"),
        ("Total Price:  $ ______________", "Total Price:", "text"),
        (
            "(I) or (we) transfer this Note to\n\n___________________________\n(Insert assignee's tax I.D. no.)\n",
            "(Insert assignee's tax I.D. no.)",
            "text",
        ),
        ("DTC No:  __________", "DTC No:", "text"),
        ("Aggregate Purchase Price: $__________", "Aggregate Purchase Price:", "text"),
        ("1.  Name.\n\n    (a) Legal Name of Holder\n\n        ________________", "Legal Name of Holder", "text"),
    ],
)  # fmt: skip
def test_a_blank_and_its_prompt(text: str, label: str | None, kind: str) -> None:
    (one,) = fields(text)
    assert (one.label, one.kind, one.blank) == (label, kind, True)


@pytest.mark.parametrize(
    "text",
    [
        "ACME, INC.\n\nBy: _____________________\n    Name: _______________\n    Title: ______________",
        "GUARANTOR:\n\n____________________________\nJohn Smith",
        "____________________________________________________________\n(1) Based on last year.",
        "this ___ day of January, 2002",
        "Total assets:   $ 1,000\n                -------",
    ],
)
def test_lines_that_are_no_field(text: str) -> None:
    assert fields(text) == []


@pytest.mark.parametrize(
    ("text", "label", "options", "value"),
    [
        (
            "Indicate by check mark whether the registrant has filed all reports.   Yes [X]    No [ ]",
            "Indicate by check mark whether the registrant has filed all reports.",
            ("Yes", "No"),
            "Yes",
        ),
        ("Are you a member of FINRA? ☐ Yes ☒ No", "Are you a member of FINRA?", ("Yes", "No"), "No"),
        (
            "Form 10-Q\n(Mark One)\n[X]  QUARTERLY REPORT for June\n\n[ ]  TRANSITION REPORT",
            "(Mark One)",
            ("QUARTERLY REPORT for June", "TRANSITION REPORT"),
            "QUARTERLY REPORT for June",
        ),
        (
            "Check the appropriate box below:\n\n☐ Written communications (17\nCFR 230.425)\n\n☐ Soliciting material\n",
            "Check the appropriate box below:",
            ("Written communications (17 CFR 230.425)", "Soliciting material"),
            None,
        ),
        ("Emerging growth company   ☒", "Emerging growth company", (), "☒"),
        ("FORM 10-K\n\n[X]  ANNUAL REPORT", None, ("ANNUAL REPORT",), "ANNUAL REPORT"),
        (
            "Are you a trust? (If so, skip this.)\n\nYes  ____    No  ____",
            "Are you a trust? (If so, skip this.)",
            ("Yes", "No"),
            None,
        ),
        (
            "Check one:  [ ] Trust   [X] Partnership   [ ] Other",
            "Check one:",
            ("Trust", "Partnership", "Other"),
            "Partnership",
        ),
        ("Are you a broker?  Yes o   No x", "Are you a broker?", ("Yes", "No"), "No"),
        ("Are you a broker?  Yes  X    No\n                 ---     ---\n", "Are you a broker?", ("Yes", "No"), "Yes"),
        ("You are paid:\n\n[ ] in cash; or\n\n[ ] in stock.\n", "You are paid:", ("in cash", "in stock"), None),
        (
            "2.  Ratification of the auditors.\n\n    [ ] FOR        [ ] AGAINST        [ ] ABSTAIN\n",
            "Ratification of the auditors.",
            ("FOR", "AGAINST", "ABSTAIN"),
            None,
        ),
        ("Are you a broker?  Yes ___  No _X_", "Are you a broker?", ("Yes", "No"), "No"),
        ("Are you a broker?  ___ Yes   ___ No", "Are you a broker?", ("Yes", "No"), None),
        ("Are you a broker?  Yes / /   No /X/", "Are you a broker?", ("Yes", "No"), "No"),
        ("Are you a broker?  Yes þ   No ¨", "Are you a broker?", ("Yes", "No"), "Yes"),
        (
            "Check one:\n\n\uf06f  Individual\n\uf0fe  Corporation\n",
            "Check one:",
            ("Individual", "Corporation"),
            "Corporation",
        ),
        ("You elect:\n|_| Cash\n|X| Stock\n", "You elect:", ("Cash", "Stock"), "Stock"),
        ("He elects (check one):\n\n( ) cash\n(X) stock\n", "He elects (check one):", ("cash", "stock"), "stock"),
        (
            "(Mark One)\n[X] ANNUAL REPORT for 1996\n    OR\n[ ] TRANSITION REPORT\n",
            "(Mark One)",
            ("ANNUAL REPORT for 1996", "TRANSITION REPORT"),
            "ANNUAL REPORT for 1996",
        ),
        (
            """Indicate by check mark which filer it is.

Large accelerated filer ☒     Accelerated filer ☐
Non-accelerated filer   ☐ (Do not check if small)   Smaller reporting company ☐
""",
            "Indicate by check mark which filer it is.",
            ("Large accelerated filer", "Accelerated filer", "Non-accelerated filer", "Smaller reporting company"),
            "Large accelerated filer",
        ),
    ],
)
def test_a_question_with_boxes(text: str, label: str | None, options: tuple[str, ...], value: str | None) -> None:
    (one,) = fields(text)
    assert (one.kind, one.label, one.options) == ("checkbox", label, options)
    assert (one.value, one.blank) == (value, value is None)


@pytest.mark.parametrize(
    "text",
    [
        "at $[ ] per share",
        "(x) the sale;\n(y) the loan",
        "No x-ray",
        "Yes, o",
        "No o.",
        "Þór",
        "clause (x) of it",
        "☐   ☐   ☒   Not Applicable",
        "It may suit you if:\n\n☐ You know the risks and that "
        + "you may lose all that you have paid, " * 3
        + "\n\n☐ You can.\n",
        "| | | |",
    ],
)
def test_marks_that_ask_nothing(text: str) -> None:
    assert [one for one in fields(text) if one.kind == "checkbox" and one.label] == []


def test_a_prompt_below_an_answer_is_its_own() -> None:
    text = "Is the Holder a broker-dealer?   [ ] Yes   [X] No\nDate: ________, 2004\n"
    said = [(one.label, one.kind, one.value) for one in fields(text)]
    assert said == [("Is the Holder a broker-dealer?", "checkbox", "No"), ("Date:", "date", None)]


def test_a_prompt_of_a_form_that_nothing_follows_is_a_field_without_a_blank() -> None:
    text = (
        "AGREEMENT\n\nThis Agreement is made as of May 1, 2004.\n\n1. Sale. By hand.\n\n2. Notices. By mail.\n\n"
        "                                EXHIBIT A\n\n                             QUESTIONNAIRE\n\n"
        "1.   Your Identity.\n\n     (a)  Full legal name of natural\n          control person:\n\n"
        "     (b)  Telephone:  ______________\n\nDated:\n"
    )
    found: list[Any] = [
        (one.label, one.kind, one.blank) for one in extract(Document.from_text(text), EXTRACTORS).form_fields
    ]
    assert found == [
        ("Full legal name of natural control person:", "text", False),
        ("Telephone:", "text", True),
        ("Dated:", "date", False),
    ]


@pytest.mark.parametrize("piece", ["_____ ", "[ ] ", "☐ a ", "Name: ____\n", "(a) b: ", "| | ", "Yes [ ] No [X] "])
def test_no_rule_is_slow_on_what_goes_on_and_on(piece: str) -> None:
    assert linear(lambda times: fields(piece * times), 100)
