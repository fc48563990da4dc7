"""What terms stand for, and where they are used."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors import EXTRACTORS
from extractors.defined_terms import find
from extractors.defined_terms.misspelt import misspelt
from extractors.defined_terms.uses import spellings, uses
from pipeline import Document, Record, extract
from pipeline.document import Layout, Source
from pipeline.page_marks import over_pages
from pipeline.record import DefinedTerm
from pipeline.span import Span
from tests.growth import linear

HEAD = "SUPPLY AGREEMENT\n\nThis Agreement is made as of May 1, 2003, between Alpha, Inc. and Beta LLC.\n\n"


def record_of(text: str) -> Record:
    return extract(Document.from_text(text), EXTRACTORS)


def terms(document: Document) -> list[DefinedTerm]:
    """The terms that are found in a document, read over its pages."""
    read = replace(document, text=over_pages(document))
    return [one for one in find(read) if isinstance(one, DefinedTerm)]


def term(record: Record, key: str) -> DefinedTerm:
    return next(one for one in record.defined_terms if one.key == key)


def used(text: str, key: str) -> list[str]:
    record = record_of(text)
    return [text[span.start : span.end] for span in term(record, key).uses]


@pytest.mark.parametrize(
    ("text", "key", "definition"),
    [
        ('sells its 4.00% Senior Notes due 2024 (the "Notes") here.', "notes", "its 4.00% Senior Notes due 2024"),
        ('beginning on the Issue Date and ending on May 31, 2019 (the "End Date"), and', "end date", "May 31, 2019"),
        (
            'shall file not later than 15 days after the date hereof (the "Filing Deadline"), and',
            "filing deadline",
            "not later than 15 days after the date hereof",
        ),
        (
            'under the Employment Agreement dated May 1, 2003 (the "Employment Agreement").',
            "employment agreement",
            None,
        ),
        ('securities other than the Restricted Shares ("Other Shares").', "other shares", None),
        (
            'pays for a period (the "Support Period") that ends when (x) the Plan ends, (y) the Plan fails.',
            "support period",
            'a period (the "Support Period") that ends when (x) the Plan ends, (y) the Plan fails',
        ),
        (
            'may stop for a period not to exceed 45 days in any 90-day period (each such period, a "Blackout"), if',
            "blackout",
            "a period not to exceed 45 days in any 90-day period",
        ),
        (
            'files a report (together with its annexes, the "Final Report"), and',
            "final report",
            "a report (together with its annexes",
        ),
        ('indemnifies each Seller and its officers (each, a "Protected Seller") fully.', "protected seller",
         "each Seller and its officers"),
        ('sells to the Underwriters listed below (the "Underwriters") the shares.', "underwriters", None),
        ('has a Business Plan and other assets (this "Schedule") today.', "schedule", None),
        ('follows the Office of Laboratory Animal Welfare ("OLAW") here.', "olaw",
         "Office of Laboratory Animal Welfare"),
    ],
)  # fmt: skip
def test_a_parenthetical_stands_for_the_words_before_it(text: str, key: str, definition: str | None) -> None:
    assert term(record_of(f"The Company {text}"), key).definition == definition


@pytest.mark.parametrize(
    ("text", "key", "definition"),
    [
        ('Beta pays Alpha for it $500 (the "Price")', "price", "$500"),
        ('Alpha takes 5% of Net Sales ("Royalties")', "royalties", "5% of Net Sales"),
        ('Interest accrues at 8% per annum (the "Default Rate")', "default rate", "8% per annum"),
        (
            'The period beginning on May 1, 2003 and ending on April 30, 2004 (the "First Contract Year")',
            "first contract year",
            "The period beginning on May 1, 2003 and ending on April 30, 2004",
        ),
        (
            'bears any and all claims, losses and expenses (including fees) of any kind (collectively, "Damages").',
            "damages",
            "any and all claims, losses and expenses (including fees) of any kind",
        ),
        ('sells the red plants, the blue plants and all tools (together, the "Assets").', "assets",
         "the red plants, the blue plants and all tools"),
        (
            'insures Alpha and its Affiliates, and their respective officers and agents (each, an "Insured Person").',
            "insured person",
            "Alpha and its Affiliates, and their respective officers and agents",
        ),
        ('licenses certain patents (individually, a "Patent" and collectively, the "Patents").', "patent",
         "certain patents"),
        ('licenses certain patents (individually, a "Patent" and collectively, the "Patents").', "patents",
         "certain patents"),
        ('pays at least one (1) individual designated by Beta (the "Manager").', "manager",
         "at least one (1) individual designated by Beta"),
        ('publishes data which could be used to identify a single customer ("Private Data").', "private data",
         "data which could be used to identify a single customer"),
        ('issues all of the fully paid, nonassessable units, no par value (the "Units").', "units",
         "all of the fully paid, nonassessable units, no par value"),
        ('shall by submitting purchase orders (the "Orders") buy.', "orders", "purchase orders"),
        ('shall give the Agent irrevocable notice (the "Notice").', "notice", "irrevocable notice"),
        ('seeks the opinion of a recognized accounting firm (the "Auditor").', "auditor",
         "a recognized accounting firm"),
        ('stops if any of the following events shall occur (each, an "Event of Default"), and', "event of default",
         "the following events"),
        ('buys Class A Common Stock, par value $.01 per share (the "Common Shares").', "common shares",
         "Class A Common Stock, par value $.01 per share"),
        ('owns the\n\n<PAGE> 9\n\nold and new bridges (the "Bridges").', "bridges", "the old and new bridges"),
        ('applies Standard Operating Procedures ("SOPs").', "sops", "Standard Operating Procedures"),
        ('sells units and the Notes (and together with the Plan, the "Offer").', "offer", None),
        ('sells under Section 12 ("Warranty") here.', "warranty", None),
        ('sells to the Food and Drug Administration (the "Regulator").', "regulator", None),
        ('grants a right ("First Right") and a duty ("First Duty") (collectively, the "Basics").', "basics", None),
        ('shall advise it in writing (the "Advice").', "advice", None),
        ('lowers the minimum to $1.5 million (the "First Waiver").', "first waiver", None),
        ('attaches it to such filing (the "8-K Filing").', "8-k filing", None),
        ('pays a salary of $300,000 per year (the "Base Salary").', "base salary", "a salary of $300,000 per year"),
        ('acts by the 20th day after the date of a request (which may be oral) (the "Deadline").', "deadline",
         "the 20th day after the date of a request"),
        ('pays the Alpha Index and the Beta Index (the "Red Index" and the "Blue Index", respectively).', "red index",
         None),
        ('signs a Plan of Merger of May 5, 2009, by which Sub will merge into Alpha (the "Merger").', "merger", None),
        ('will then be merged with and into Merger Sub II (the "Second Merger").', "second merger", None),
        ('signs no contract with a third party about the Works, nor any contract with a broker (a "Broker Contract").',
         "broker contract", "any contract with a broker"),
        ('owes more because Alpha has not contributed a sum (the "Late Contribution") of money.', "late contribution",
         'a sum (the "Late Contribution") of money'),
        ('sells the plants or the tools, including the red tools and the blue plants (collectively, the "Kit").', "kit",
         None),
        ('holds a lake account or what stands for it, including any account that it opens ("Lake Account").',
         "lake account", "a lake account or what stands for it, including any account that it opens"),
        ('delivers it after this Lease shall have been so ended (the "Moving Period").', "moving period", None),
        ('may stay until the fifth anniversary of the opening (the "Lease Term").', "lease term", None),
        ('owes where the price was 80% of the market price on that day (the "Assumed Price").', "assumed price",
         "80% of the market price on that day"),
        ('has shares described in the Certificate of Preferences of Series B Stock (the "Units").', "units", None),
        ('gives a plan in May, which plan must be brief (the "Works Plan").', "works plan",
         "a plan in May, which plan must be brief"),
        ('shall have the option to make Beta buy all of the boats (the "Boat Right").', "boat right",
         "the option to make Beta buy all of the boats"),
        ('keeps an office where boats may be shown for transfer or exchange (the "Registrar").', "registrar",
         "an office where boats may be shown for transfer or exchange"),
        ('keeps papers for registration of transfer or exchange (the "Registrar").', "registrar", None),
        ('enters into any sale by which the outstanding shares of stock of Beta (the "Stock")', "stock",
         "the outstanding shares of stock of Beta"),
        ('signs a pact with the Lessee containing harbour rules that are no less strict (the "Harbour").', "harbour",
         "harbour rules that are no less strict"),
        ('stays until the date that is one year from the date the ship is sold by Beta (the "End Date").', "end date",
         "the date that is one year from the date the ship is sold by Beta"),
        ('and the banks listed on the signature pages (each a "Bank" and collectively, the "Banks").', "banks",
         "the banks listed on the signature pages"),
    ],
)  # fmt: skip
def test_the_phrase_that_a_parenthetical_stands_for(text: str, key: str, definition: str | None) -> None:
    found = terms(Document.from_text(f"The Company {text}"))
    stated = next(one.definition for one in found if one.key == key)
    assert stated == definition


@pytest.mark.parametrize(
    ("text", "definition"),
    [
        ('It ends. All water that Alpha draws is hereinafter called the "Thing".', "All water that Alpha draws"),
        ('It ends. Any such site is referred to herein as the "Thing".', "Any such site"),
        ('It ends. The occurrence of a flood shall constitute an "Thing".', "The occurrence of a flood"),
        ('It ends. Alpha and Beta are each referred to as an "Thing".', None),
    ],
)
def test_what_a_sentence_calls_by_a_name_is_its_definition(text: str, definition: str | None) -> None:
    assert [one.definition for one in find(Document.from_text(text)) if isinstance(one, DefinedTerm)] == [definition]


@pytest.mark.parametrize(
    ("text", "definition"),
    [
        ('As used here, "Tax" means (a) a levy; (b) a duty; or (c) a fee. It is paid.',
         "(a) a levy; (b) a duty; or (c) a fee"),
        ('As used here, the term "Tax" means any levy,\n\nduty or fee. It is paid.', "any levy, duty or fee"),
        ('As used here, the "Tax" is equal to (a) in May, 0.01; (b) in June, 0.02. It is paid.',
         "(a) in May, 0.01; (b) in June, 0.02"),
        ('As used here, the term "Tax" means a levy of the\n\n          11\n\n<PAGE>\n\nState or a duty. It is paid.',
         "a levy of the State or a duty"),
        ('It ends. "Tax" means a levy of the\n\n          11\n\n<PAGE>\n\nState. The term "Fee" means a sum.',
         "a levy of the State"),
        ('As used here, "Lease" means the Old Lease, as amended, and each reference to the Old Lease shall be to it.',
         "the Old Lease, as amended"),
        ('As used here, the term "Mark" means the name, and any reference in a list of names. It is used.',
         "the name, and any reference in a list of names"),
    ],
)  # fmt: skip
def test_a_definition_ends_with_its_sentence(text: str, definition: str) -> None:
    found = [one.definition for one in record_of(text).defined_terms]
    assert found[0] == definition


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ('Hyatt and Playa are each referred to as a "Party" and collectively as the "Parties."', ["party", "parties"]),
        ('(collectively, the\n\n<PAGE> 9\n\n"Prior Agreements") with', ["prior agreements"]),
        ('1. "Recalled" and "Recalling" shall have comparable meanings;', ["recalled", "recalling"]),
        ('the word "from" is used', []),
        ('is replaced by: "As used here, each such time (each a "Rest Time") is a month."', ["rest time"]),
        ('Alpha, Inc. the "Seller"), a corporation, sells', ["seller"]),
        ('with the papers filed being referred to herein as the "Reports") on time', ["reports"]),
        ('pays (a) the "Fee", and b) the "Toll" too', []),
        ('each chain (the "Pollo® System") and', ["pollo® system"]),
        ('the fee equals [*] times ("[*]") the rate', []),
        ("_Closing Date_ means May 1, 2003.", ["closing date"]),
        ('would constitute a "group" within the meaning of Rule 13d-5', []),
    ],
)
def test_every_name_that_is_introduced_is_found(text: str, keys: list[str]) -> None:
    assert [one.key for one in terms(Document.from_text(text))] == keys


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ('Fees.\n\n1.2 "Fee" means the sum. 1.3 "Tax" means a levy.', "glossary"),
        ('The rate applies. For this purpose, the term "Tax" means a levy.', "means"),
        ('He pays ("Royalty"). "Tax" means a levy.', "means"),
    ],
)
def test_an_entry_is_told_from_a_definition_in_passing(text: str, style: str) -> None:
    found = [one for one in find(Document.from_text(text)) if isinstance(one, DefinedTerm) and one.key == "tax"]
    assert [one.style for one in found] == [style]


def test_words_in_bold_define_as_quoted_ones_do() -> None:
    text = 'Affiliate means any company.\n\n"Bank" (the Seller) sells. Note this.'
    spans = [Span(text.index(word), text.index(word) + len(word)) for word in ("Affiliate", "Seller", "Note this")]
    document = Document(Source("a.htm", b""), text, layout=Layout(emphasis=tuple(spans)))
    emphasised = [one for one in find(document) if isinstance(one, DefinedTerm) and one.rule == "term.emphasised"]
    assert [(one.key, one.style, one.definition) for one in emphasised] == [
        ("affiliate", "glossary", "any company."),
        ("seller", "parenthetical", None),
    ]


GLOSSARY = """"Bank" means a bank. {more}

Each Bank lends. The Banks lend. No Bank Holding lends. The banks close.
"""


def test_a_plural_is_a_use_of_the_singular_where_it_is_no_term_itself() -> None:
    alone = record_of(GLOSSARY.format(more=""))
    both = record_of(GLOSSARY.format(more='\n\n"Banks" means all banks.'))
    assert len(term(alone, "bank").uses) == 2
    assert [len(term(both, key).uses) for key in ("bank", "banks")] == [1, 1]


@pytest.mark.parametrize(
    ("defined", "text", "uses"),
    [
        ('"Prospectus" means a paper.', "All Prospectuses and the PROSPECTUS.", ["Prospectuses", "PROSPECTUS"]),
        ('"Daily Quantity (DQ)" means gas.', "The DQ is the Daily\nQuantity.", ["DQ", "Daily\nQuantity"]),
        ('"Project(s)" means work.', "A Project or Projects.", ["Project", "Projects"]),
        ('"eGain" means a firm.', "Then eGain pays.", ["eGain"]),
        ('"Shares" means stock.', "The Company's Shares, Senior Shares and Shares Outstanding.", ["Shares"]),
        ('"Note" means a debt.', "Read this.\n\n     Note: the rest. The Note.", ["Note"]),
        ('"Plan" means a plan.', "That certain Plan dated May 1, 2003, and the Plan.", ["Plan"]),
        ('The term "affiliate" shall mean a firm.', "An affiliate, two Affiliates.", ["affiliate", "Affiliates"]),
        (
            'Beta (herein the "disclosing party") talks.',
            "The disclosing\n party, each disclosing party’s, two disclosing parties.",
            ["disclosing\n party", "disclosing party"],
        ),
        ('Beta pays rent (the "rent").', "The rent is due.", []),
    ],
)  # fmt: skip
def test_uses_are_found_as_they_are_written(defined: str, text: str, uses: list[str]) -> None:
    key = next(one.key for one in find(Document.from_text(defined)) if isinstance(one, DefinedTerm))
    assert sorted(used(f"{HEAD}1. Definitions. {defined}\n\n2. Payment. {text}\n", key)) == sorted(uses)


def test_the_number_of_a_section_is_no_part_of_a_definition() -> None:
    text = 'SUPPLY AGREEMENT\n\n16.1 Beta\'s board of directors (the "Board") knows of it.\n'
    assert term(record_of(text), "board").definition == "Beta's board of directors"


AGREEMENT = f"""{HEAD}1. Definitions. "Fee" has the meaning set forth in Section 2. "Tax" has the
meaning given in Section 9.

2. Payment. Beta pays a yearly fee (the "Fee").

3. Limits. For purposes of this Section 3, "Term" means the first year. No Term is longer.

4. End. "Term" means five years. The Term ends.
"""


def test_a_pointer_resolves_to_where_the_term_is_defined() -> None:
    record = record_of(AGREEMENT)
    assert [(one.key, one.status) for one in record.defined_terms[:3]] == [
        ("fee", "pointer_resolved"),
        ("tax", "pointer_dangling"),
        ("fee", "defined"),
    ]


def test_a_definition_for_one_section_takes_the_uses_in_that_section_alone() -> None:
    record = record_of(AGREEMENT)
    terms = [one for one in record.defined_terms if one.key == "term"]
    assert [[record.sections[-2].span.contains(span) for span in one.uses] for one in terms] == [[True], [False]]


def test_terms_of_an_amendment_hold_in_what_it_puts_into_another_document_and_those_put_there_hold_in_it() -> None:
    text = (
        "                      AMENDMENT NO. 1 TO LOAN AGREEMENT\n\n"
        '     AMENDMENT NO. 1, dated as of June 30, 2004 (this "Amendment"), to the Loan Agreement, dated as of May 1, '
        '2003 (the "Loan Agreement"), between Alpha, Inc. ("Borrower") and Beta Bank.\n\n'
        "     1. Section 1.1 of the Loan Agreement is hereby amended by inserting the following new definition:\n\n"
        '     "Boat Notes" means the notes that Borrower sells.\n\n'
        "     2. Section 6.1 of the Loan Agreement is hereby amended and restated in its entirety as follows:\n\n"
        '     "6.1 Debt. Borrower shall owe nothing but the Boat Notes."\n\n'
        "     3. Borrower owes the Boat Notes.\n"
    )
    assert used(text, "boat notes") == ["Boat Notes", "Boat Notes"]
    assert used(text, "borrower") == ["Borrower", "Borrower", "Borrower"]


def test_a_term_for_one_definition_is_used_in_that_definition_alone() -> None:
    text = (
        f"{HEAD}1. Definitions.\n\n"
        '"Affiliate" means any Person that controls another. For purposes of this definition, "control" (with the '
        'terms "controlled by" and the like), as used for any Person, means the power to direct it by control of votes.'
        '\n\n"Person" means anyone.\n\n2. Ships. Beta has control of ships and of an Affiliate.\n'
    )
    assert used(text, "control") == ["controls", "control"]


FORM = f"""{HEAD}1. Definitions. "Plant" means the works in Ohio. "Fee" means $10.

2. Payment. Beta pays the Fee for the Plant.

IN WITNESS WHEREOF, the parties have signed.

ALPHA, INC.

By: /s/ John Doe
Name: John Doe

                                   EXHIBIT A

NOTICE

Capitalized terms used and not defined in this notice have the meanings given to them in the Supply Agreement.
The Plant is open. The fee is due.
"""


def test_an_attached_form_that_takes_the_terms_over_uses_them_under_the_main_part() -> None:
    record = record_of(FORM)
    clause = next(one for one in record.defined_terms if one.incorporates)
    assert clause.status == "pointer_resolved"
    assert [FORM[span.start : span.end] for span in term(record, "plant").uses_incorporated] == ["Plant"]
    assert term(record, "fee").uses_incorporated == ()


def test_a_clause_that_takes_over_another_documents_terms_names_those_it_covers() -> None:
    record = record_of(
        f"{HEAD}1. Terms. Capitalized terms used but not defined herein have the meanings given to them in the Credit "
        "Agreement.\n\n2. Base. Beta pays its bank. The Borrowing Base falls. Each Borrowing Base report and any "
        "Borrowing Base notice is final.\n"
    )
    clause = next(one for one in record.defined_terms if one.incorporates)
    assert [(one.term, len(one.uses)) for one in clause.covers] == [("Borrowing Base", 3)]


def test_a_clause_covers_a_name_of_two_words_that_an_article_leads_to_and_no_name_of_a_place() -> None:
    text = (
        f"{HEAD}1. Terms. Unless otherwise defined herein, terms defined in the Credit Agreement are used herein as "
        "defined therein.\n\n2. Base. Beta pays in Sydney on the Payment Day, not in Sydney after a Payment Day, and "
        "ships from Sydney to Perth. Any Waiver counts.\n"
    )
    record = record_of(text)
    clause = next(one for one in record.defined_terms if one.incorporates)
    assert [(one.term, len(one.uses)) for one in clause.covers] == [("Payment Day", 2)]
    assert "term_undefined" not in [one.code for one in record.diagnostics]


def test_a_clause_that_takes_over_terms_of_a_law_covers_none() -> None:
    record = record_of(
        f"{HEAD}1. Terms. All terms used herein that are defined in the Trust Act have the meanings given in the Trust "
        "Act. The Base Rate is final. The Base Rate falls. The Base Rate rises.\n"
    )
    clause = next(one for one in record.defined_terms if one.incorporates)
    assert clause.covers == ()
    assert "term_undefined" in [one.code for one in record.diagnostics]


def test_a_term_that_such_a_clause_names_is_used_there() -> None:
    text = (
        'This is made under a Boat Lease (the "Boat Lease"). Terms defined in the Boat Lease are used herein as '
        "defined therein."
    )
    assert used(text, "boat lease") == ["Boat Lease", "Boat Lease"]


@given(st.integers(1, 9), st.sampled_from("bcdfgqwxyz"))
def test_one_wrong_letter_inside_a_term_is_a_slip_and_the_right_word_is_not(at: int, letter: str) -> None:
    right = "Warrantholder"
    wrong = right[:at] + letter + right[at + 1 :]
    text = f"{right} is, {right} was, {right} has, {right} had, but {wrong} paid."
    found = [one.written for one in misspelt(Document.from_text(text), spellings(["warrantholder"]))]
    assert found == ([] if wrong == right else [wrong])


def test_a_quoted_heading_with_a_stop_is_an_entry_among_definitions_alone() -> None:
    body = '1. {}\n\n1.1 "Draw Budget." The sums to be drawn.\n\n1.2 "Site." The land.\n\n2. Other. Alpha sells.\n'
    assert term(record_of(HEAD + body.format("DEFINITIONS")), "draw budget").definition == "The sums to be drawn."
    assert not any(one.key == "site" for one in record_of(HEAD + body.format("TAXES")).defined_terms)


def test_a_name_with_a_colon_is_an_entry_among_definitions_alone() -> None:
    text = f"{HEAD}1. Definitions.\n\nNet Worth: at any date, the excess of assets over liabilities.\n\n"
    text += "2. Premises.\n\nNet Area: 5,000 square feet.\n"
    assert [one.term for one in record_of(text).defined_terms if one.rule == "term.unquoted_headed"] == ["Net Worth"]


@pytest.mark.parametrize(
    ("lines", "terms"),
    [
        (
            "Building: Alpha Tower\nPremises: Suite 100\nNotice Address: 5 Main St\nAttention: A. Roe\n\nRent: $5\n",
            {
                "Building": "Alpha Tower",
                "Premises": "Suite 100",
                "Notice Address": "5 Main St Attention: A. Roe",
                "Rent": "$5",
            },
        ),
        ("Net Income: the income.\n\nExample: if net income is $5, nothing.\n", {"Net Income": "the income."}),
        (
            "Applicable Margin: as set out:\nLevel II: 1.5%\n\nNet Worth: the sum of\ncash and stock.\n",
            {"Applicable Margin": "as set out: Level II: 1.5%", "Net Worth": "the sum of cash and stock."},
        ),
    ],
)
def test_an_entry_with_a_colon_ends_at_the_next_and_an_address_has_none(lines: str, terms: dict[str, str]) -> None:
    found = record_of(f"{HEAD}1. Definitions.\n\n{lines}\n2. Sale. Alpha sells.\n").defined_terms
    assert {one.term: one.definition for one in found if one.rule == "term.unquoted_headed"} == terms


def test_the_heading_of_a_section_behind_its_number_defines_nothing() -> None:
    text = HEAD + '1. Sale. It ends by Section 2 ("End of Sale") alone.\n\n2. End of Sale. The sale ends.\n'
    assert record_of(text).defined_terms == ()


def test_an_article_inside_the_quotation_marks_is_no_part_of_a_term() -> None:
    text = HEAD + '1. Sale. Alpha (hereinafter "the Seller") sells the list below ("the Pumps"). The Pumps are new.\n'
    found = record_of(text)
    assert term(found, "seller").text == "Seller"
    assert [use.length for use in term(found, "pumps").uses] == [len("Pumps")]


def on_pages(text: str, furniture: str) -> list[DefinedTerm]:
    """The terms of a text in which a page adds these words."""
    span = Span(text.rindex(furniture), text.rindex(furniture) + len(furniture))
    return terms(replace(Document.from_text(text), layout=Layout(furniture=(span,))))


def test_a_definition_ends_before_the_number_of_its_page() -> None:
    text = 'Alpha sells the list of inventions (the "List").\n\n"Plant" means the works in Ohio   15'
    plant = next(one for one in on_pages(text, "15") if one.key == "plant")
    assert plant.definition == "the works in Ohio"
    assert plant.definition_span is not None
    assert text[plant.definition_span.start : plant.definition_span.end] == "the works in Ohio"


def test_a_running_head_defines_nothing() -> None:
    text = '"Plant" means the works in Ohio.\n\n"Head": the head of a page.\n'
    assert [one.key for one in on_pages(text, '"Head": the head of a page.')] == ["plant"]


def test_many_terms_of_one_first_word_are_looked_for_in_linear_time() -> None:
    def work(size: int) -> None:
        document = Document.from_text(" ".join(f"the Fund Number {at}" for at in range(size)))
        spelt = spellings(f"fund number {at}" for at in range(size))
        assert len(list(uses(document, spelt, (), inner=False))) == size

    assert linear(work, 100)


def test_time_grows_with_the_length_of_what_is_no_word_and_not_faster() -> None:
    assert linear(lambda size: list(misspelt(Document.from_text("A" * size), {"collateral": "collateral"})), 4_000)
