"""Sums of money in other currencies than the dollar, by their names: "5,000 euros", "5 million Deutsche Marks"."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

import regex

from extractors.amounts.pieces import agreed, whole
from extractors.amounts.sums import PIECES_OF_SUMS, scaled, sum_item
from extractors.dollars import dollars
from extractors.lexicon.currencies import AMBIGUOUS, NATIONAL, SHORT_NAMES, name_code, other_code, written_code
from extractors.numerals import stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import PIECES, Match, Rule, expand
from pipeline.span import Span

_PENNY = Decimal("0.01")
_NEAR = 80
"""How far figures behind a sum in words can run, in characters."""

_NATIONAL = "|".join(name.replace(" ", r" \s+ ") + "s?" for name in NATIONAL)
_NATIONS = tuple(
    written
    for nation in sorted({name.split()[0] for name in NATIONAL})
    for written in (nation.capitalize(), nation.upper())
)
"""How the names begin, of which a text with such a sum holds one; they are proper names, also for other things."""
_SUM_ALONE = lazy(r",|\.\d\d$")
"""What only the figures of a sum have: thousands that stand apart, or cents."""
_REPEATED = lazy(
    expand(r"\s* \( \s? (?: {CODE} | {OTHER_SIGN} ) \s* {SUM} \s? \)", {**PIECES, **PIECES_OF_SUMS}), regex.VERBOSE
)


def _other_name(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """A sum whose currency is a name, with figures behind its words or alone."""
    yield from _called(match, document, whole(match, "number"), match if match["figure"] else None)


def _national(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """A sum in the currency of a nation, with its figures behind it or alone."""
    span = whole(match, "number")
    repeated = _REPEATED.match(document.text, span.end, span.end + _NEAR)
    yield from _called(match, document, span._replace(end=repeated.end()) if repeated else span, repeated)


def _called(match: Match, document: Document, span: Span, figures: Match | None) -> Iterator[Amount | Diagnostic]:
    """The sum in the currency that the match names, held against the figures that say it again."""
    number = stated(match["number"])
    found: Iterator[Diagnostic] = iter(())
    if number is None:
        return
    if figures:
        number, found = agreed(number, scaled(figures, document), span)
    item = sum_item(match, document, span, number, other_code(match["name"]))
    if item is not None:
        yield item
        yield from found


def _short_name(match: Match, document: Document) -> Amount | None:
    if match["code"] in AMBIGUOUS and not (match["scale"] or _SUM_ALONE.search(match["figure"])):
        return None
    return sum_item(match, document, whole(match), scaled(match, document), written_code(match["code"]))


def _name_before(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    """A sum behind the name of its currency, in words with its figures or in figures that only a sum has."""
    figures, span = scaled(match, document), whole(match, "nation") if match["nation"] else whole(match)
    found: Iterator[Diagnostic] = iter(())
    if match["words"]:
        figures, found = agreed(stated(match["words"]), figures, span)
    elif not (match["scale"] or _SUM_ALONE.search(match["figure"])):
        return  # "in Swiss francs 30 days after the sale"
    if match["name"]:
        currency = other_code(match["name"])
    else:
        currency = name_code(match["nation"]) if match["nation"] else dollars(document)
    item = sum_item(match, document, span, figures, currency)
    if item is not None:
        yield item
        yield from found


def _pence(match: Match, document: Document) -> Amount | None:
    """A sum in pence, of which a hundred are a pound: "2.5p per share" is 0.025."""
    number = stated(match["number"])
    return sum_item(match, document, whole(match, "number"), number.scaled(_PENNY), "GBP") if number else None


_OF_ONE_NATION = (
    "guilder", "lire", "peseta", "escudo", "drachma", "schilling", "shekel", "ringgit", "baht", "zloty",
)  # fmt: skip


def _in(name: str, words: str, needs: tuple[str, ...], examples: Mapping[str, Mapping[str, str]], miss: str) -> Rule:
    """The rule for sums in a currency of this name: one for each, since a pattern that begins with a word is quick."""
    return Rule(
        name=f"money.{name}",
        pattern=r"(?<= (?P<number> {FIGURE} (?: {JOIN} {SCALE} )? | {WORDS} )"
        r" (?: \s* \( \s? {SUM} \s? \) )? {GAP} (?: (?: japanese | chinese"
        r" | indian | pounds? ) \s+ )? ) (?P<name> " + words + r" ) \b"
        r" (?: \s* \( \s? (?: {CODE} | {OTHER_SIGN} ) \s* {SUM} \s? \) )? (?P<share>{SHARE})?",
        build=_other_name,
        examples=examples,
        near_misses=(miss,),
        needs=needs,
        pieces=PIECES_OF_SUMS,
    )


RULES = (
    Rule(
        name="money.pence",
        pattern=r"(?<= (?P<number>{FIGURE}) \s? ) p (?: (?P<share>{SHARE}) | (?= \s+ each \b ) )",
        build=_pence,
        examples={
            "2.5p per ordinary\n share": {"kind": "per_share", "value": "0.025", "unit": "GBP/share"},
            "shares of 10p each": {"kind": "money", "value": "0.10", "unit": "GBP", "span_text": "10p"},
        },
        near_misses=("page 10p", "10 p.m. each day", "a 1080p screen"),
        needs=("p per ", "p per\n", "p a share", "p each", "p\neach"),
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.national",
        pattern=r"(?<= (?P<number> {FIGURE} (?: {JOIN} {SCALE} )? | {WORDS} ) {GAP} (?: new \s+ )? )"
        rf"(?P<name> {_NATIONAL} ) \b",
        build=_national,
        examples={
            "5 million Deutsche\n Marks": {"kind": "money", "value": "5000000", "unit": "DEM", "precision": "1000000"},
            "300,000 Norwegian Kroner": {"value": "300000", "unit": "NOK"},
            "2 million Swiss francs (CHF 2,000,000)": {"value": "2000000", "unit": "CHF", "precision": "1"},
        },
        near_misses=("in Swiss francs", "300,000 Norwegian shares"),
        needs=_NATIONS,
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.name_before",
        pattern=rf"(?: \b (?P<name> {_NATIONAL} | rupees | renminbi | yen | pounds \s+ sterling )"
        r" | (?<= \b (?P<nation>{NATION}) \s+ ) dollars | (?-i: \b D (?: ollars | OLLARS ) ) (?= \s+ \d ) ) \s+"
        r" (?: {SUM} (?! \s+ (?: shares | units | options | warrants ) \b )"
        r" | (?P<words>{WORDS}) (?: \s+ only )? \s* \( \s?"
        r" (?: {CODE} | {COUNTRY}? \$ | {OTHER_SIGN} | Rs\.? ) \s* {SUM} \s? \) )",
        build=_name_before,
        examples={
            "Swiss Francs Two\n Million (CHF 2,000,000)": {"value": "2000000", "unit": "CHF"},
            "US Dollars Five Million Only (US$5,000,000)": {"value": "5000000", "unit": "USD"},
            "Thai Baht 5,000,000": {"value": "5000000", "unit": "THB"},
            "Swiss Francs 650.50": {"value": "650.50", "unit": "CHF"},
            "Yen 40,000,000": {"value": "40000000", "unit": "JPY"},
            "Dollars 5,000.00": {"value": "5000.00", "unit": "USD"},
            "Pounds Sterling\n 20,000": {"value": "20000", "unit": "GBP"},
        },
        near_misses=(
            "pays in yen 30 days after",
            "in Swiss francs 30 days after",
            "Canadian dollars (CAD 500)",
            "in U.S. dollars 5,000,000 shares",
            "in Dollars 30 days after",
        ),
        needs=(
            *_NATIONS,
            "ollars ",
            "OLLARS ",
            "upees",
            "UPEES",
            "enminbi",
            "ENMINBI",
            "yen ",
            "Yen ",
            "YEN ",
            "terling",
            "TERLING",
        ),
        pieces=PIECES_OF_SUMS,
    ),
    Rule(
        name="money.short_name",
        pattern=rf"\b (?P<code> (?: {' | '.join(map(regex.escape, SHORT_NAMES))} ) ) \s* {{SUM}} (?P<share>{{SHARE}})?",
        build=_short_name,
        examples={
            "DM 1.5 million": {"value": "1500000", "unit": "DEM"},
            "Euro\n2,000,000": {"value": "2000000", "unit": "EUR"},
            "DM 50.000,--": {"value": "50000", "unit": "DEM"},
            "SFr. 2.5 million": {"value": "2500000", "unit": "CHF"},
            "ECU 20\n million": {"value": "20000000", "unit": "XEU"},
            "RM500,000": {"value": "500000", "unit": "MYR"},
        },
        near_misses=("ADM 500", "Eurofund 2,000", "the Euro is", "RM 500", "an ECU 2"),
        needs=SHORT_NAMES,
        ignore_case=False,
        pieces=PIECES_OF_SUMS,
    ),
    _in(
        "euros",
        "euros?",
        ("euro", "Euro", "EURO"),
        {
            "five million (5,000,000) Euros": {"value": "5000000", "precision": "1"},
            "100,002 Euros": {"kind": "money", "value": "100002", "unit": "EUR"},
            "two million\neuro": {"unit": "EUR"},
        },
        "in Euros",
    ),
    _in(
        "yen",
        "yen",
        ("yen", "Yen", "YEN"),
        {"thirty million Japanese\n Yen (¥30,000,000)": {"value": "30000000", "unit": "JPY", "precision": "1"}},
        "the yen",
    ),
    _in(
        "sterling",
        "sterling",
        ("sterling", "Sterling", "STERLING"),
        {"1.5 million pounds\n sterling": {"value": "1500000", "unit": "GBP"}},
        "10,000 pounds",
    ),
    _in("yuan", "yuan", ("yuan", "Yuan", "YUAN"), {"500,000\n yuan": {"unit": "CNY"}}, "in yuan"),
    _in(
        "renminbi",
        "renminbi",
        ("enminbi", "ENMINBI"),
        {"ten thousand\n Renminbi (RMB10,000)": {"value": "10000", "unit": "CNY"}},
        "in Renminbi",
    ),
    _in(
        "of_one_nation",
        "guilders? | lire | pesetas? | escudos? | drachmas? | schillings? | shekels? | ringgit | baht | zloty s?"
        " | (?-i: ECUs? )",
        # behind a blank: "entirely" and "SECURITIES" hold names of currencies too
        (" ECU", *(f" {form}" for name in _OF_ONE_NATION for form in (name, name.title(), name.upper()))),
        {
            "500,000\n guilders": {"value": "500000", "unit": "NLG"},
            "twenty million ECU": {"value": "20000000", "unit": "XEU"},
            "3 million shekels": {"value": "3000000", "unit": "ILS"},
        },
        "in guilders",
    ),
    _in(
        "rupees_in_words",
        "rupees",
        ("upees", "UPEES"),
        {"10,000\n Rupees": {"value": "10000", "unit": "INR"}},
        "Indian rupees",
    ),
)
