"""Governing law and effective date."""

from dataclasses import replace

import pytest

from extractors.terms.effective_date import effective_date
from extractors.terms.governing_law import governing_law
from pipeline.assemble import assemble
from pipeline.document import Document
from pipeline.extractor import Extractor
from pipeline.page_marks import over_pages
from pipeline.record import AgreementDate, Date, EffectiveDate, GoverningLaw
from pipeline.span import Span
from pipeline.split import split


def laws(text: str) -> list[GoverningLaw]:
    return list(governing_law(Document.from_text(text)))


def effective(text: str, *dates: tuple[str, str]) -> EffectiveDate | None:
    """The effective date of a text that holds these dates; the first of them is the agreement's own."""
    document = Document.from_text(text)
    items = [Date(span=Span(text.index(words), text.index(words) + len(words)), kind="calendar", value=value)
             for words, value in dates]  # fmt: skip
    record = assemble(document, [(Extractor("dates", find=lambda _: ()), items)])
    own = AgreementDate(value=dates[0][1], basis="preamble", span=items[0].span, text=dates[0][0]) if dates else None
    return effective_date(record, document, own, None)


@pytest.mark.parametrize(
    ("text", "name", "code"),
    [
        ("This Agreement is governed by the internal laws of the State of New York.", "State of New York", "US-NY"),
        ("THIS WARRANT SHALL BE GOVERNED BY THE LAW OF THE STATE\n     OF DELAWARE.", "STATE OF DELAWARE", "US-DE"),
        ("This Agreement is governed by and construed in accordance with English law.", "English", "GB-EAW"),
        ("This Agreement shall be governed by the laws of England and Wales.", "England and Wales", "GB-EAW"),
        ("This Lease is construed under the laws of the Province of\nOntario, Canada.", "Province of Ontario", "CA-ON"),
        ("The laws of the State of Ohio (less its conflict rules) shall govern this Note.", "State of Ohio", "US-OH"),
        ("These rights shall be governed by the laws, other than choice of law rules, of the State of Georgia.",
         "State of Georgia", "US-GA"),
        ("This Note is made in the State of Utah and is governed by the laws thereof.", "State of Utah", "US-UT"),
        ("This contract is made in the State of Utah and shall be governed by its laws.", "State of Utah", "US-UT"),
        ("The interpretation and performance of this Agreement shall be in accordance with the laws of Texas.",
         "Texas", "US-TX"),
        ("This Note is governed by the internal laws (as opposed to conflicts provisions) and decisions of Illinois.",
         "Illinois", "US-IL"),
        ("Proper law: the laws of Singapore.", "Singapore", "SG"),
        ("Governing Law and Venue: State of Ohio; Dayton.", "State of Ohio", "US-OH"),
        ("The courts of the State of Ohio have jurisdiction, and its laws shall govern this Note.",
         "State of Ohio", "US-OH"),
        ("The parties submit to the courts of Utah, whose laws shall govern this Lease.", "Utah", "US-UT"),
        ("The State of Iowa's laws shall govern this Note.", "State of Iowa", "US-IA"),
        ("This Agreement is made under the laws of England.", "England", "GB-EAW"),
        ("Interpretation of this Note is to be in accordance with the laws of Iowa.", "Iowa", "US-IA"),
        ("| Governing Law | Laws of the State of Ohio |", "State of Ohio", "US-OH"),
        ("12. Governing Law: State of Texas.", "State of Texas", "US-TX"),
        ("12. Governing Law. State of Texas, without regard to its conflict rules.", "State of Texas", "US-TX"),
        ("This Note is construed pursuant to the laws of, the State of Iowa.", "State of Iowa", "US-IA"),
        ("The laws of the State of Ohio shall be applied to this Agreement.", "State of Ohio", "US-OH"),
        ("The laws of Japan shall be the governing law of this Agreement.", "Japan", "JP"),
        ("This Agreement is subject to German law.", "German", "DE"),
        ("Questions on this Note shall be decided under the laws of Missouri.", "Missouri", "US-MO"),
        ("This Lease is governed by the provisions of the laws of Singapore.", "Singapore", "SG"),
        ("The proper law of this Agreement is the law of England.", "England", "GB-EAW"),
        ("This Note shall be deemed a contract made under the laws of Maine and be construed by said laws.",
         "Maine", "US-ME"),
        ("Except to the extent preempted by Federal law, the laws of the State of Utah shall govern this Agreement.",
         "State of Utah", "US-UT"),
        ("The governing law of this Lease is that of the State of Utah.", "State of Utah", "US-UT"),
        ("This Deed is governed by the laws of the United States and, where it leaves room, the laws of Maine.",
         "Maine", "US-ME"),
        ("This Contract is governed by the relevant laws of China.", "China", "CN"),
        ("This Contract is governed by the laws of the State Vermont.", "Vermont", "US-VT"),
        ("This Contract is governed by the formally issued and publicly known laws of China.", "China", "CN"),
        ("This Note is governed by the statutes and laws of the State of Maine.", "State of Maine", "US-ME"),
        ("This Note is governed by Iowa statutes and case law.", "Iowa", "US-IA"),
        ("This Contract is governed by the legislation of Ukraine.", "Ukraine", "UA"),
        ("This Lease is governed by the laws of Kent County, Delaware.", "Delaware", "US-DE"),
        ("This Lease is governed by the laws of the County of Kent,\nState of Delaware.",
         "State of Delaware", "US-DE"),
        ("This Lease is governed by the laws of the City and State of New York.",
         "City and State of New York", "US-NY"),
        ("This Lease is governed by the law of the place where the land lies, which is Ohio.", "Ohio", "US-OH"),
        ("This Note is governed by the laws of the U.S. State of Iowa.", "State of Iowa", "US-IA"),
        ("This Note is governed by the laws of the State ofIowa.", "State ofIowa", "US-IA"),
        ("This Note is governed by the laws of the State of N.J.", "State of N.J.", "US-NJ"),
        ("This Note is governed by the laws from time to time in force in Alberta.", "Alberta", "CA-AB"),
        ("This Note is governed by the laws applicable to contracts made and performed in Utah.", "Utah", "US-UT"),
        ("This Note is governed by the laws and public policy (other than conflict rules) of Utah.", "Utah", "US-UT"),
        ("This Plan is governed by ERISA and, to the extent not preempted, the laws of Utah.", "Utah", "US-UT"),
        ("This Note govemed by the laws of Utah is due in May.", "Utah", "US-UT"),
        ("The laws of Utah shall be controlling.", "Utah", "US-UT"),
        ("In a dispute the laws of Utah will prevail.", "Utah", "US-UT"),
        ("The parties choose Utah law.", "Utah", "US-UT"),
        ("This Agreement is under the laws of Utah.", "Utah", "US-UT"),
        ("This Agreement shall be deemed executed under the laws of Utah.", "Utah", "US-UT"),
        ("This Agreement shall be valid and enforceable under the laws of Utah.", "Utah", "US-UT"),
        ("This Lease shall be deemed a New York contract.", "New York", "US-NY"),
        ("Governing Law\n\nState of Utah", "State of Utah", "US-UT"),
        ("Choice of Law. Utah.", "Utah", "US-UT"),
        ("Governing State Law (Section 4.2): Utah", "Utah", "US-UT"),
        ("Governing Law and Venue. Utah law. Venue: Provo.", "Utah", "US-UT"),
        ("This Note is made in Utah and its validity is governed by the law of, such State.", "Utah", "US-UT"),
    ],
)  # fmt: skip
def test_the_law_that_governs_is_found_with_its_code(text: str, name: str, code: str) -> None:
    [law] = laws(text)
    assert (law.name, law.value) == (name, code)


def test_the_span_is_that_of_the_name_and_the_scope_is_as_written() -> None:
    text = "10. Law. THIS LETTER AGREEMENT SHALL BE GOVERNED BY THE LAWS OF THE STATE OF NEW YORK."
    [law] = laws(text)
    assert (text[law.span.start : law.span.end], law.scope) == ("STATE OF NEW YORK", "THIS LETTER AGREEMENT")


@pytest.mark.parametrize(
    "text",
    [
        "The Company is a corporation organized under the laws of the State of Delaware.",
        "The trust is governed by its declaration filed under the laws of the State of Texas.",
        "The General Corporation Law of the State of Delaware governs dividends.",
        "The shares are subject to the laws of the State of Texas.",
        "Alpha is a corporation governed by the laws of Canada.",
        "Each party submits to the jurisdiction of the courts of the State of New York.",
        "The arbitration shall be conducted and governed by the laws of the State of Texas.",
        "This Agreement shall be construed without regard to the laws of the State of Texas.",
        "in compliance with the laws of the United States",
        "The Trust is governed by the Delaware Statutory Trust Act and the laws of the State of Delaware.",
        "The choice of the laws of the State of Ohio to govern the Notes is upheld as determined under Dutch law.",
        "The choice of English law as the law of a Deed governed by English law will be recognized.",
        "If the laws of Utah apply to him, he waives them.",
        "To the extent that Utah law applies, he waives it.",
        "Each worker whose contract is governed by French law is paid monthly.",
        "Taxes are determined under the laws of Canada.",
        "Liens shall be enforced under the laws of Texas.",
        "The parties elect to be taxed under the laws of Iowa.",
        "The directors were elected under the laws of Iowa.",
        "Where local law is stricter than the laws of Texas the former shall prevail.",
        "This is a Texas contract for the sale of oil.",
    ],
)
def test_other_mentions_of_law_govern_nothing(text: str) -> None:
    assert laws(text) == []


def test_the_clause_may_run_over_the_end_of_a_page() -> None:
    text = "9. Law. This Agreement is governed by the laws of the State of New\n\n-12-\n\n<PAGE>\n\nYork.\n"
    document = split(Document.from_text(text))
    [law] = governing_law(replace(document, text=over_pages(document)))
    assert (law.name, law.value) == ("State of New York", "US-NY")


def test_a_clause_that_names_no_instrument_gives_way_to_one_that_does() -> None:
    text = (
        "All claims to the vessel shall be decided under the laws of Panama. "
        "12. Governing Law. This Charter is governed by the laws of England."
    )
    assert [law.value for law in laws(text)] == ["GB-EAW"]


def test_only_the_first_clause_counts() -> None:
    text = (
        "This Agreement shall be governed by the laws of the State of New York. "
        "The Lease shall be governed by the laws of the State of Texas."
    )
    assert [law.value for law in laws(text)] == ["US-NY"]


@pytest.mark.parametrize(
    ("exception", "codes", "scope"),
    [
        (
            "except that the perfection of the lien shall be governed by the laws of Nevada",
            ["US-NY", "US-NV"],
            "the perfection of the lien",
        ),
        (
            (
                "without regard to the laws of any other state; provided, however, that matters of the Partnership "
                "shall be governed by the Delaware Revised Uniform Limited Partnership Act and the laws of the State "
                "of Delaware"
            ),
            ["US-NY", "US-DE"],
            "matters of the Partnership",
        ),
        ("except that the laws of Nevada shall govern its liens", ["US-NY", "US-NV"], "its liens"),
        ("except as otherwise required by the laws of Bermuda", ["US-NY"], None),
        ("except that the Arbitration shall be governed by the laws of England", ["US-NY"], None),
        ("provided that the laws of the State of Delaware shall not apply to any claim", ["US-NY"], None),
        ("and provided that the parties shall not be governed by the laws of Ohio", ["US-NY"], None),
        ("provided that nothing herein limits rights under the laws of Texas", ["US-NY"], None),
        ("provided that if it moves to Nevada, it shall be governed by the laws of Nevada", ["US-NY"], None),
    ],
)
def test_another_law_may_govern_a_part(exception: str, codes: list[str], scope: str | None) -> None:
    found = laws(f"This Deed shall be governed by the laws of the State of New York, {exception}.")
    assert [law.value for law in found] == codes
    assert scope is None or found[-1].scope == scope


def test_a_country_beside_its_own_province_is_not_another_law() -> None:
    text = "This Agreement shall be governed by the laws of the Province of Ontario and the federal laws of Canada."
    assert [law.value for law in laws(text)] == ["CA-ON"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('This Agreement is made as of May 1, 2003 (the "Effective Date") by and between', "May 1, 2003"),
        ("This Agreement, dated and effective as of\nMay 1, 2003, between", "May 1, 2003"),
        ('"Effective Date" means May 1, 2003.', "May 1, 2003"),
        ("The term of this Agreement shall commence on May 1, 2003 and", "May 1, 2003"),
    ],
)
def test_a_date_that_the_text_calls_effective_is_stated(text: str, words: str) -> None:
    found = effective(text, (words, "2003-05-01"))
    assert found is not None
    assert (found.value, found.basis, found.text) == ("2003-05-01", "stated", words)


@pytest.mark.parametrize(
    "text",
    [
        "pursuant to that certain Employment Agreement, effective as of May 1, 2003, by and between the Company and",
        "employed by the Company pursuant to an Employment Agreement, effective as of May 1, 2003, between",
    ],
)
def test_a_date_on_which_another_instrument_takes_effect_is_none(text: str) -> None:
    assert effective(text, ("May 1, 2003", "2003-05-01")) is None


def test_a_definition_beside_the_date_is_believed_before_a_term_that_begins() -> None:
    text = 'The term of this Lease commences on June 1, 2003. It is dated May 1, 2003 (the "Effective Date").'
    found = effective(text, ("June 1, 2003", "2003-06-01"), ("May 1, 2003", "2003-05-01"))
    assert found is not None
    assert found.value == "2003-05-01"


def test_an_agreement_effective_on_its_own_date_has_that_date() -> None:
    text = "Dated May 1, 2003. This Agreement shall become effective as of the date first written above."
    found = effective(text, ("May 1, 2003", "2003-05-01"))
    assert found is not None
    assert (found.value, found.basis, found.text) == ("2003-05-01", "agreement_date", "the date first written above")


def test_its_own_date_may_be_called_the_effective_date() -> None:
    text = 'Dated May 1, 2003. As of the date of this Agreement first set forth above (the "Effective Date"), this'
    found = effective(text, ("May 1, 2003", "2003-05-01"))
    assert found is not None
    assert (found.value, found.basis) == ("2003-05-01", "agreement_date")


@pytest.mark.parametrize(
    "text",
    [
        "This Agreement is dated as of May 1, 2003 between",
        "By signing this Agreement you confirm your resignation as a director, effective as of May 1, 2003.",
    ],
)
def test_a_date_that_only_dates_is_not_effective(text: str) -> None:
    assert effective(text, ("May 1, 2003", "2003-05-01")) is None
