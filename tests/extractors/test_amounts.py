"""Amounts with what the words around them say."""

from decimal import Decimal

import pytest

from extractors.amounts import EXTRACTOR
from extractors.amounts.counts import singular
from extractors.amounts.each_share import for_each_share
from extractors.numerals import Figure
from pipeline.assemble import longest
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document, Layout
from pipeline.record import Amount, Item
from pipeline.span import Span
from tests.growth import linear


def amounts(text: str) -> list[Amount]:
    """The amounts of a text, as a record would hold them, in order."""
    found = longest(item for item in EXTRACTOR.find(Document.from_text(text)) if isinstance(item, Item))
    return sorted((item for item in found if isinstance(item, Amount)), key=lambda item: item.span)


def only(text: str) -> tuple[str, Amount]:
    """The one amount of a text, with its words."""
    [item] = amounts(text)
    return text[item.span.start : item.span.end], item


def shown(value: Decimal | None) -> str | None:
    return None if value is None else format(value, "f")


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("RMB 200,000 (TWO HUNDRED THOUSAND CHINESE YUAN)", "200000", "CNY"),
        ("NIS 3,000,000 (three million\nNew Israeli Shekels)", "3000000", "ILS"),
        ("twenty thousand Swiss francs (CHF 20,000)", "20000", "CHF"),
        ("¥3,000,000 (three million yen)", "3000000", "JPY"),
    ],
)
def test_words_and_figures_are_one_in_any_currency(text: str, value: str, unit: str) -> None:
    words, item = only(f"a fee of {text} each year")
    assert (words, shown(item.value), item.unit, shown(item.precision)) == (text, value, unit, "1")


@pytest.mark.parametrize(
    "text",
    [
        "RMB 200,000 (thirty thousand US dollars)",
        "RMB 200,000 (two hundred thousand yen)",
        "RMB 200,000 (RMB 200,000)",
        "RMB 200,000 (two hundred thousand yuan of which",
        "RMB 200,000 and (two hundred thousand yuan)",
    ],
)
def test_another_sum_in_parentheses_is_its_own(text: str) -> None:
    assert len(amounts(text)) == 2


@pytest.mark.parametrize(
    ("text", "words", "kind", "value"),
    [
        ("revenues of $15.2 million for", "$15.2 million", "money", "15200000"),
        ("a fee of $120,000 per\nannum", "$120,000", "money", "120000"),
        ("common stock, $.01 par value per share, of", "$.01 par value per share", "per_share", "0.01"),
        ("pay Five Million Dollars ($5,000,000) on", "Five Million Dollars ($5,000,000)", "money", "5000000"),
        ("interest at 9.00%\n          per annum on", "9.00%\n          per annum", "rate", "9.00"),
        ("at a per annum rate equal to 8% until", "8%", "rate", "8"),
        ("the 4.00% Convertible Senior Notes due", "4.00%", "percent", "4.00"),
        ("upon ten percent (10%) of", "ten percent (10%)", "percent", "10"),
        ("to the nearest 1/16 of one percent of", "1/16 of one percent", "percent", "0.0625"),
        ("income of $1, 465,000, in", "$1, 465,000", "money", "1465000"),
        ("diluted EPS came in at $0.31, ahead", "$0.31", "per_share", "0.31"),
        ("net income per share was $1.20 for", "$1.20", "per_share", "1.20"),
        ("of $2.43 diluted EPS", "$2.43", "per_share", "2.43"),
        ("EPS, before special items, for the second quarter to be in the range of $.42", "$.42", "per_share", "0.42"),
        ("Book value per share as of June 30, 2004 of $31.15, an", "$31.15", "per_share", "31.15"),
        ("or $0.31 diluted loss per share, for", "$0.31", "per_share", "0.31"),
        ("a fee for each share of stock of $2.50 and", "$2.50", "money", "2.50"),
        ("at a cost per share of business of $5 million", "$5 million", "money", "5000000"),
        ("ten cents ($.10) per share on", "ten cents ($.10) per share", "per_share", "0.10"),
        ("ended September 30, 1998..2.75:1.00 and", "2.75:1.00", "ratio", "2.75"),
        ("increase by 25 basis points if", "25 basis points", "percentage_points", "0.25"),
        ("a ratio of 2.70 to 1.0, as", "2.70 to 1.0", "ratio", "2.70"),
        ("a bid of $12-1/2 for", "$12-1/2", "money", "12.5"),
        ("at 5% (five per cent) of", "5% (five per cent)", "percent", "5"),
        ("a fee of ____ Dollars ($____) is", "____ Dollars ($____)", "money", None),
        ("issue 17.1 million fully diluted shares as", "17.1 million fully diluted shares", "shares", "17100000"),
    ],
)
def test_the_span_holds_the_words_that_make_the_kind(text: str, words: str, kind: str, value: str | None) -> None:
    covered, item = only(text)
    assert (covered, item.kind, shown(item.value)) == (words, kind, value)


@pytest.mark.parametrize(
    ("text", "qualifier"),
    [
        ("a net worth not at any time less than $5,000,000", "not less than"),
        ("does not at any time exceed $5,000,000", "not exceed"),
        ("shall not at any time be less than $5,000,000", "less than"),
        ("over 50% of the Notes", "over"),
        ("up to a total of 400,000 shares", "up to"),
        ("shall not\nexceed $12,000 in any year", "not exceed"),
        ("in an amount not to exceed in the aggregate $5,000,000", "not to exceed"),
        ("equal to or greater than $1,000,000", "equal to or greater than"),
        ("holders of 5% or more of the equity", "or more"),
        ("savings (not to exceed 20% of EBITDA)", "not to exceed"),
        ("Net Sales up to and including $10,000,000", "up to and including"),
        ("if Net Worth equals or exceeds $5,000,000", "equals or exceeds"),
        ("loans up to an aggregate principal amount of $5,000,000", "up to"),
        ("spend an amount not to exceed, in any fiscal year, $5,000,000", "not to exceed"),
        ("Debt not exceeding at any one time outstanding $5,000,000", "not exceeding"),
        ("will not, individually or in the aggregate, exceed $5,000,000", "not exceed"),
        ("a grant of up to, but not in excess of, $5,000", "up to, but not in excess of"),
        ("net worth equal to or in excess of $5,000", "equal to or in excess of"),
        ("if Leverage is ≥ 3.00 to 1.00", "≥"),
        ("rents from as low as $700", "as low as"),
        ("claims of $5,000 in the aggregate or more", "or more"),
        ("orders of $5,000 and over", "and over"),
        ("orders of $5,000, more or less", "more or less"),
        ("approximately equal to $5,000", "approximately"),
        ("a fee of $500", None),
        ("between $500 or more than $900", "more than"),
        ("as stated below, $500", None),
        ("about the sale of $500", None),
        ("less than the greater of $500", None),
        ("more than he paid in the year for $500", None),
        ("an increase of 5% over $2.3 million", None),
    ],
)
def test_a_limit_beside_the_amount_is_its_qualifier(text: str, qualifier: str | None) -> None:
    assert amounts(text)[-1].qualifier == qualifier


@pytest.mark.parametrize(
    ("text", "measured"),
    [
        ("50% of the aggregate principal amount of the Notes", "aggregate principal amount of the Notes"),
        ("an annual consulting fee of $30,000, such fee", "annual consulting fee"),
        ("2,917,000  shares of its common stock for", "common stock"),
        ("$1,000,000 principal amount of Notes, and", "principal amount of Notes"),
        ("an amount of $500", None),
        ("FFO for the quarter of $35 million", None),
        ("the Company recorded net income of $19 million", "net income"),
        ("an average rate for the fleet of $10,284", None),
        ("repaid $44 million of mortgage debt prior to maturity", "mortgage debt"),
        ("the Borrower shall pay $500", None),
    ],
)
def test_what_is_measured_is_named_only_where_the_words_say_it(text: str, measured: str | None) -> None:
    assert only(text)[1].of == measured


@pytest.mark.parametrize(
    ("text", "index"),
    [("LIBOR plus 2.50%", "LIBOR"), ("1% above the Prime Rate", "Prime Rate"), ("the Notes plus 2.50%", None)],
)
def test_a_margin_names_its_index(text: str, index: str | None) -> None:
    assert only(text)[1].index == index


def test_a_loss_in_words_is_positive_as_written_and_signed_in_sense() -> None:
    found = amounts("compared to a net loss of $2.2 million, or $0.40 per common share, in the year")
    assert [(shown(item.value), shown(item.signed_value)) for item in found] == [
        ("2200000", "-2200000"),
        ("0.40", "-0.40"),
    ]


@pytest.mark.parametrize(
    ("text", "signed"),
    [
        ("Net loss was $4.5 million or $0.28 basic and $0.28 diluted", ["-4500000", "-0.28", "-0.28"]),
        ("income of $1.5 million, equivalent to a loss of $0.02 per basic share", [None, "-0.02"]),
        ("an underwriting loss of $46 million for", ["-46000000"]),
        ("a net loss per share, compared to net income of $5.2 million, or $0.13", [None, None]),
        ("Net loss for the year\nBook value per share of $24.10", [None]),
        ("a loss of $5,000 or more by fire", [None]),
        ("any casualty or loss of $50,000", [None]),
        ("earnings of $4.1 million, compared to a loss of $2.2 million", [None, "-2200000"]),
    ],
)
def test_a_loss_holds_for_its_own_sums(text: str, signed: list[str | None]) -> None:
    assert [shown(item.signed_value) for item in amounts(text)] == signed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("of $3.30 to $3.38 from $3.27 to $3.37 per share", ["3.30", "3.38", "3.27", "3.37"]),
        ("dividends of $0.33 and $0.42 per share", ["0.33", "0.42"]),
        ("not less than $0.75 nor more than $1.50 per share", ["0.75", "1.50"]),
        ("operating income per share rose to $1.58 from $1.60", ["1.58", "1.60"]),
        ("diluted earnings per share in fiscal 2013 will be between $3.95 and $4.20", ["3.95", "4.20"]),
    ],
)
def test_sums_beside_one_for_each_share_are_of_its_kind(text: str, expected: list[str]) -> None:
    assert [(item.kind, shown(item.value)) for item in amounts(text)] == [("per_share", one) for one in expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("RMB344.8 billion (US$50.2 billion), up", [("CNY", "344800000000"), ("USD", "50200000000")]),
        ("NIS 23.5 million (US$ 6.1 million)", [("ILS", "23500000"), ("USD", "6100000")]),
        ("€ 20.5 million ($25.1 million)", [("EUR", "20500000"), ("USD", "25100000")]),
        ("2.5 million U.S. dollars (US$2,500,000)", [("USD", "2500000")]),
    ],
)
def test_a_sum_in_two_currencies_is_two(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(item.unit, shown(item.value)) for item in amounts(text)] == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("or ($0.03)\n\nper share, compared", "-0.03"),
        ("Tangible Net Worth was less than ($71,500,000), the", "-71500000"),
        ("declined by (3.8)% in", "-3.8"),
        ("the Purchase Price ($71,500,000) shall", "71500000"),
    ],
)
def test_a_figure_in_parentheses_is_negative_unless_it_repeats_what_it_follows(text: str, value: str) -> None:
    assert shown(only(text)[1].value) == value


def test_words_that_disagree_with_figures_are_told_and_taken() -> None:
    text = "pay Five Million Dollars ($500,000) on"
    found = [item for item in EXTRACTOR.find(Document.from_text(text)) if isinstance(item, Diagnostic)]
    assert [(item.code, item.message) for item in found] == [
        ("words_and_figures_disagree", "the words say 5000000, the figures 500000")
    ]
    assert shown(only(text)[1].value) == "5000000"


def test_the_cents_behind_dollars_are_no_sum_of_their_own() -> None:
    for text in (
        "pay Six Thousand Dollars and Ninety-Six Cents ($6,000.96)",
        "one dollar and ten cents ($1.10) a share",
    ):
        assert not any(isinstance(item, Diagnostic) for item in EXTRACTOR.find(Document.from_text(text)))
    wrong = "pay Six Thousand Dollars and Ninety-Six Cents ($6,000.69)"
    assert sum(isinstance(item, Diagnostic) for item in EXTRACTOR.find(Document.from_text(wrong))) == 1


def test_the_scale_of_a_range_holds_for_both_of_its_figures() -> None:
    assert [shown(item.value) for item in amounts("between $15 and $20 million")] == ["15000000", "20000000"]


@pytest.mark.parametrize(
    ("text", "blank", "redacted"),
    [("$______________ of", True, False), ("$[* * *] for", False, True), ("[●]% of", True, False)],
)
def test_a_blank_and_a_redaction_have_no_value(text: str, blank: bool, redacted: bool) -> None:
    item = only(text)[1]
    assert (item.value, item.blank, item.redacted) == (None, blank, redacted)


@pytest.mark.parametrize(
    ("text", "words", "unit", "qualifier"),
    [
        ("reimburse not more than one counsel for", "one", "counsel", "not more than"),
        ("furnish at least one copy of each", "one", "copy", "at least"),
        ("not obligated to file more than one such supplement", "one", "supplement", "more than"),
        ("nor file more than one amendment or\nsupplement for", "one", "amendment or supplement", "more than"),
        ("if it has received more than three Notices", "three", "Notice", "more than"),
        ("a minimum of fifteen (15) official events in", "fifteen (15)", "official event", "minimum of"),
        ("no fewer than five of the Initial Lenders", "five", "Initial Lender", "no fewer than"),
        ("at least two “A-List” sponsors", "two", "A-List", "at least"),
        ("at least 16,000 articles in", "16,000", "article", "at least"),
        ("not exceed seven persons without its approval", "seven", "person", "not exceed"),
    ],
)  # fmt: skip
def test_a_number_that_limits_is_a_count(text: str, words: str, unit: str, qualifier: str) -> None:
    covered, item = only(text)
    assert (covered, item.kind, item.unit, item.qualifier) == (words, "count", unit, qualifier)


@pytest.mark.parametrize(
    "text",
    [
        "Section 4.2(a) and Article 5",
        "within 45 days in any 90-day period",
        "not more than one year after",
        "at least one of the following",
        "at least 20 of the last 30 trading days",
        "at least two thirds of the members",
        "up to two (2) additional one (1) year periods",
        "June 30\nDollars in millions",
        "one or more holders",
        "if there is more than one Trustee",
        "(212) 555-1234, CUSIP No. 45664X AA1",
        "at 10:15 a.m. on December 31, 2003 shares were",
        "100 Main Street, New York 10017",
        "up to 60 seconds",
        "four\u00admillion",
    ],
)
def test_other_numbers_are_no_amounts(text: str) -> None:
    assert amounts(text) == []


def test_figures_in_a_table_are_left_to_the_facts() -> None:
    text = "Total   $ 15,200   25%\nrevenue of $300"
    document = Document.from_text(text)
    inside = Document(document.source, text, layout=Layout(tables=(Span(0, 22),)))
    found = [item for item in EXTRACTOR.find(inside) if isinstance(item, Amount)]
    assert [text[item.span.start : item.span.end] for item in found] == ["$300"]


def test_figures_in_the_columns_of_a_grid_are_no_amounts() -> None:
    text = "\nLevel I       1.00%     $5,000\nLevel II      1.25%     $6,000\n\nThe margin is 1.50%."
    assert [text[item.span.start : item.span.end] for item in amounts(text)] == ["1.50%"]


@pytest.mark.parametrize(
    "text", ["Exhibit 1.1\n\n          $60,000,000\n\n     4.00% Senior Notes", "fee     $500\n\nThe"]
)
def test_a_figure_alone_on_its_line_is_an_amount(text: str) -> None:
    assert "$" in {text[item.span.start] for item in amounts(text)}


@pytest.mark.parametrize(
    ("currency", "text"),
    [("CAD", "C$1,000"), ("GBP", "£2.5 million"), ("EUR", "EUR 5,000"), ("CNY", "RMB50 million"), ("USD", "U.S. $5")],
)
def test_the_unit_of_money_is_its_currency(currency: str, text: str) -> None:
    covered, item = only(text)
    assert (covered, item.unit) == (text, currency)


@pytest.mark.parametrize(
    ("plural", "noun"),
    [
        ("store appearances", "store appearance"),
        ("copies", "copy"),
        ("counsel", "counsel"),
        ("branches or boxes", "branch or box"),
        ("persons actively involved", "person"),
        ("business", "business"),
    ],
)
def test_the_unit_of_a_count_is_singular(plural: str, noun: str) -> None:
    assert singular(plural) == noun


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Level\n\n  2.0:1.0      .20%\n  1.0:1.0      .15%\nThe ratio is read.\n", []),
        ("Period\n3/31/99      ($35,000,000)   2.0\n6/30/99      ($ 5,000,000)   2.5\nand so on\n", []),
        (
            "Terms\nRate . . . . . . .    8.40% per annum\nPrice . . . . . .    99.922%\nand so on\n",
            ["8.40% per annum", "99.922%"],
        ),
        ("Text\nThe fee is $5,000\nand the rate 5%.\nEnd\n", ["$5,000", "5%"]),
        ("If it is:       the Margin is:\n\nUnder 2.0 to 1.0      .625%\n\n2.0 to 1.0 or more        1.125%\n", []),
        ("Ratio\nMay 31, 1998    1.60 to 1.00\nand thereafter   2.00 to 1.00\n", ["1.60 to 1.00", "2.00 to 1.00"]),
        ("Level I 1.25% 2.25% 0.40%\nLevel II < 2.50 to 1.00\n1.50%\n2.50%\n", []),
        ("Factor\n0%              0% -  6%\n5%            6.1% -  7%\n8%         10.1% - 11%\n\nThe end\n", []),
        ("Margin\n\n.40%        BB+ or lower      Ba1\n\n.25%        BBB-       Baa3\n\nThe end\n", []),
        ("Fees\n$500        on signing\n$700        on delivery\n\nThe end\n", ["$500", "$700"]),
        ("prices of $5.00 $6.00 and $7.00, and (5%) of 10%", ["$5.00", "$6.00", "$7.00", "5%", "10%"]),
    ],
)
def test_figures_of_a_grid_are_no_amounts(text: str, words: list[str]) -> None:
    assert [text[one.span.start : one.span.end] for one in amounts(text)] == words


@pytest.mark.parametrize(
    ("text", "index", "signed"),
    [
        ("LIBOR plus 2.50%", "LIBOR", None),
        ("Term SOFR + 0.10%", "Term SOFR", None),
        ("One-Month LIBOR (or its replacement) + 0.27%", "One-Month LIBOR", None),
        ("the Prime Rate minus 0.50%", "Prime Rate", "-0.50"),
        ("0.5% below the Prime Rate", "Prime Rate", "-0.5"),
        ("Prime plus 1%", "Prime", None),
        ("Prime customers and 1%", None, None),
    ],
)
def test_a_margin_has_its_index_and_its_sign(text: str, index: str | None, signed: str | None) -> None:
    _, item = only(text)
    assert (item.index, shown(item.signed_value)) == (index, signed)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (
            "the amounts below:\n\n     3/31/99        ($35,000,000)\n     6/30/99         $ 5,000,000\n\nand",
            ["-35000000", "5000000"],
        ),
        ("Date       Ratio\n  May 31, 1998      1.60 to 1.00\n  May 31, 1999      1.75 to 1.00\n\n", ["1.60", "1.75"]),
        ("Year\n  1999 ........ $1,200,000\n  2000 and thereafter ........ $1,400,000\n\n", ["1200000", "1400000"]),
        ("Period\n  1/1/98 to 12/31/98      5.25:1\n  1/1/99 to 12/31/99      4.75:1\n\n", ["5.25", "4.75"]),
        ("Quarter ending\n  Quarter ending June 30, 2004      2.5:1\n\n", ["2.5"]),
        ("Date\n  May 31, 1998      $1.60      $1.72\n  May 31, 1999      $1.75      $1.80\n\n", []),
        ("Level\n  Level I       1.25%     $5,000\n  Level II      1.50%     $6,000\n\n", []),
    ],
)
def test_a_schedule_of_one_sum_for_each_date_is_amounts(text: str, values: list[str]) -> None:
    assert [str(item.value) for item in amounts(text)] == values


@pytest.mark.parametrize(
    ("text", "words", "unit"),
    [
        ("a price of $5,000 Canadian, and", "$5,000 Canadian", "CAD"),
        ("a price of $5 million (in Canadian funds) in", "$5 million (in Canadian funds)", "CAD"),
        ("a loan of Mexican Pesos $45,000,000 at", "Mexican Pesos $45,000,000", "MXN"),
        ("in Mexico City, a loan of Pesos $45,000,000 at", "Pesos $45,000,000", "MXN"),
        ("a loan of MX$45,000,000 at", "MX$45,000,000", "MXN"),
        ("sold for AUD$300 in", "AUD$300", "AUD"),
        ("invested $5 million in Singapore, and", "$5 million", "USD"),
        ("invested $3 million in Canadian mines", "$3 million", "USD"),
        ("a debt of Thai Baht 5,000,000 and", "Thai Baht 5,000,000", "THB"),
    ],
)
def test_the_country_of_a_dollar_may_stand_beside_it(text: str, words: str, unit: str) -> None:
    assert (only(text)[0], only(text)[1].unit) == (words, unit)


@pytest.mark.parametrize(
    "text", ["the laws of New Mexico: Pesos $10,000", "sold to Colombian Emeralds for Pesos $10,000"]
)
def test_pesos_are_of_no_nation_that_only_a_name_holds(text: str) -> None:
    assert not any(item.unit in ("MXN", "COP") for item in amounts(text))


def test_time_grows_with_the_number_of_sums_and_not_faster() -> None:
    figure = Figure(Decimal(5), Decimal(1))

    def work(size: int) -> None:
        text = "€5 " * size
        assert not any(for_each_share(text, Span(at, at + 2), figure) for at in range(0, len(text), 3))

    assert linear(work, 1_000)
