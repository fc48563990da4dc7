"""Numbers that limit or require something: "not more than one counsel", "at least one copy".

The span is the number alone, `unit` the thing in the singular ("counsel", "copy"), `qualifier` the limit.
"""

from collections.abc import Iterator, Mapping

import regex

from extractors.amounts.count_pieces import PIECES_OF_COUNTS
from extractors.amounts.pieces import agreed, amount
from extractors.numerals import stated
from pipeline.diagnostic import Diagnostic
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Amount
from pipeline.rules import Match, Rule, span_of, words

# "up to two additional one-year periods": what is counted comes later
_MORE = frozenset(("additional", "further", "more", "successive", "consecutive", "separate", "different"))
_INVARIANT = frozenset(("series", "species", "counsel", "premises", "means"))
_ENDINGS = (("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("sses", "ss"), ("s", ""))


def _count(match: Match, document: Document) -> Iterator[Amount | Diagnostic]:
    number = stated(match["number"])
    if number is None:
        return
    span = span_of(match, "number")
    found: Iterator[Diagnostic] = iter(())
    other = stated(match["other"]) if match["other"] else None
    if other is not None:
        span = span._replace(end=document.text.index(")", match.end("other")) + 1)
        number, found = agreed(number, other, span)
    if number.value < 2 and match.groupdict().get("of"):
        return  # "at least one of the Lenders"
    if number.value <= 2 and not match["other"] and match.groupdict().get("or"):
        return  # "one or more Lenders", "two or more counterparts" are any number of them
    if match["things"].lower() in _MORE:
        return
    item = amount(document, span, "count", singular(words(match["things"])), number)
    if item is not None and item.qualifier is not None and not _merely_several(item, document.text):
        yield item
        yield from found


def _options(match: Match, document: Document) -> Amount | None:
    """How many options or warrants are given."""
    number = stated(match["number"])
    if number is None:
        return None
    thing = singular(words(match["things"] + match[0]))
    return amount(document, span_of(match, "number"), "count", thing, number)


_DENIED = lazy(r"\b(?:not|no|nor|neither|never|without|unable)\b[^.;]{0,220}$", regex.IGNORECASE)


def _merely_several(item: Amount, text: str) -> bool:
    """Whether "more than one" says only that there are several, as in "if there is more than one Trustee"."""
    if item.qualifier != "more than" or item.value != 1:
        return False
    return _DENIED.search(text, max(0, item.span.start - 240), item.span.start) is None


def singular(noun: str) -> str:
    """The noun phrase in the singular: "store appearances" is "store appearance", "copies or sets" "copy or set".

    What only says more of it stays out: "persons actively involved" is "person".
    """
    parts = noun.split()
    while len(parts) > 1 and parts[-1].endswith(("ed", "ly", "outstanding")):
        parts.pop()
    return " or ".join(_singular(part) for part in " ".join(parts).split(" or "))


def _singular(noun: str) -> str:
    rest, space, last = noun.rpartition(" ")
    if last.lower() in _INVARIANT or last.lower().endswith(("ss", "us", "is")):
        return noun
    for plural, ending in _ENDINGS:
        if last.lower().endswith(plural):
            return rest + space + last[: -len(plural)] + (ending.upper() if last.isupper() else ending)
    return noun


def _after(name: str, anchor: str, examples: Mapping[str, Mapping[str, str]], near_misses: tuple[str, ...]) -> Rule:
    """The rule for a number behind these words of a limit."""
    return Rule(
        name=f"count.{name}",
        pattern=anchor
        + r" \s+ (?: (?: an? | the ) \s+ (?: total | aggregate ) \s+ of \s+ | an \s+ additional \s+ )? {NUMBER}"
        r" {SAME_PARAGRAPH} \s+"
        r""" (?: (?: such \s+ )? ["“]? {THINGS} | {OF_SOME} )""",
        build=_count,
        examples=examples,
        near_misses=near_misses,
        pieces=PIECES_OF_COUNTS,
    )


RULES = (
    Rule(
        name="count.first_of_two",
        pattern=r"(?: \b than | \b least | \b minimum \s+ of ) \s+ {NUMBER} (?= {AND_LIMIT} )",
        build=_count,
        examples={
            "less than five (5) and not more\n than twelve (12) Directors": {
                "value": "5",
                "unit": "Director",
                "qualifier": "less than",
                "span_text": "five (5)",
            },
            "at least five and not more than nine directors": {
                "value": "5",
                "unit": "director",
                "qualifier": "at least",
                "span_text": "five",
            },
            "a minimum of three and a maximum of nine members": {
                "value": "3",
                "unit": "member",
                "qualifier": "minimum of",
                "span_text": "three",
            },
        },
        near_misses=("less than five and more", "more than five and less than ten days"),
        pieces=PIECES_OF_COUNTS,
    ),
    _after(
        "than",
        r"\b than",
        {
            "not more than one counsel": {
                "kind": "count",
                "value": "1",
                "unit": "counsel",
                "qualifier": "not more than",
                "span_text": "one",
            },
            "more than\n     three store appearances": {
                "value": "3",
                "unit": "store appearance",
                "qualifier": "more than",
                "span_text": "three",
            },
        },
        (
            "more than one year",
            "less than one-half of",
            "greater than one or more",
            "rather than one Person",
            "if there is more than one Trustee",
            "not less than 30 nor more",
            "not more than one hundred eighty (180) days",
            "no less than two full business days",
            "more than 30 consecutive Dealing Days",
        ),
    ),
    _after(
        "least",
        r"\b least",
        {
            "at least one copy": {"value": "1", "unit": "copy", "qualifier": "at least", "span_text": "one"},
            "at least three of the following conditions": {"value": "3", "unit": "condition", "span_text": "three"},
            "at least two (2) of the\n Lenders": {"value": "2", "unit": "Lender", "span_text": "two (2)"},
            'at least two "A-List" sponsors': {"value": "2", "unit": "A-List", "span_text": "two"},
            "at least one business office": {"value": "1", "unit": "business office", "span_text": "one"},
            "at least sixteen thousand (16,000) Articles": {
                "value": "16000",
                "unit": "Article",
                "span_text": "sixteen thousand (16,000)",
            },
            "at\nleast two (2) nationally recognized\n     firms": {
                "value": "2",
                "unit": "nationally recognized firm",
                "span_text": "two (2)",
            },
        },
        (
            "at least 10 days",
            "at least two business days",
            "at least one fiscal quarter",
            "at least one of the",
            "at least one of the following Lenders",
            "at least three of the following:",
            "at least 20 out of 30 trading days",
            "at least 20 of the last 30 trading days",
            "at least two thirds of the members",
            "at least 51% of",
        ),
    ),
    _after(
        "most",
        r"\b at \s+ most",
        {"at most four\n meetings": {"value": "4", "unit": "meeting", "qualifier": "at most", "span_text": "four"}},
        ("at most 10 days", "at most one"),
    ),
    _after(
        "minimum",
        r"(?<= \b (?: min | max ) ) imum \s+ of",
        {
            "minimum of fifteen (15) official events": {
                "value": "15",
                "unit": "official event",
                "qualifier": "minimum of",
                "span_text": "fifteen (15)",
            },
            "a maximum\nof 4 demand registrations": {"value": "4", "qualifier": "maximum of", "span_text": "4"},
        },
        ("a minimum of $500", "maximum of 10 days"),
    ),
    _after(
        "up_to",
        r"\b up \s+ to",
        {
            "up to two additional directors": {
                "value": "2",
                "unit": "additional director",
                "qualifier": "up to",
                "span_text": "two",
            },
            "up to an additional 50,000 Common Units": {"value": "50000", "unit": "Common Unit", "span_text": "50,000"},
            "up\nto 3 copies": {"value": "3", "unit": "copy", "span_text": "3"},
        },
        (
            "up to 5%",
            "up to 30 consecutive days",
            "up to 10,000 shares",
            "up to two (2) additional one (1) year periods",
            "up to 200,000 Alder Plant",
        ),
    ),
    _after(
        "in_excess",
        r"\b in \s+ excess \s+ of",
        {
            "a staff in excess of fifty employees": {
                "value": "50",
                "unit": "employee",
                "qualifier": "in excess of",
                "span_text": "fifty",
            },
        },
        (
            "in excess of 5%",
            "in excess of 30 days",
            "in excess of two times",
            "in excess of 2\n\nSource",
            "in excess of 5,000 miles",
        ),
    ),
    _after(
        "exceed",
        r"\b exceed (?: s | ing )?",
        {
            "not to exceed two appearances": {
                "value": "2",
                "unit": "appearance",
                "qualifier": "not to exceed",
                "span_text": "two",
            },
            "shall not\nexceed a total of ten directors": {
                "value": "10",
                "unit": "director",
                "qualifier": "not exceed",
                "span_text": "ten",
            },
        },
        ("not exceed 5%", "exceed one month"),
    ),
    Rule(
        name="count.or_more",
        pattern=r"(?<= {NUMBER} \s+ or \s+ ) (?P<or> more | fewer | less ) \s+ {THINGS}",
        build=_count,
        examples={
            "ten (10) or more\n employees": {
                "kind": "count",
                "value": "10",
                "unit": "employee",
                "qualifier": "or more",
                "span_text": "ten (10)",
            },
            "five or fewer directors": {"value": "5", "qualifier": "or fewer", "span_text": "five"},
        },
        near_misses=(
            "one or more Lenders",
            "10 or more days",
            "ten or more",
            "50% or more shares",
            "$10 or more gifts",
        ),
        pieces=PIECES_OF_COUNTS,
    ),
    Rule(
        name="count.options",
        pattern=r"""(?<= (?P<number> (?<! [$.,\d] ) \d{1,3} (?: , \d{3} )+ ) \s+
                (?P<things> (?: {NO_STOP} [A-Za-z] [\w-]* \s+ ){0,4} ) ) (?: options? | warrants?
                | (?<= \b (?: stock | share | partnership | partner | membership | common | preferred | [A-Z] ) \s+ )
                    units? ) \b
            (?! \s+ (?: agreements? | plans? | shares ) \b )""",
        build=_options,
        examples={
            "shall receive 35,000 non-qualified stock\n options": {
                "kind": "count",
                "value": "35000",
                "unit": "non-qualified stock option",
                "span_text": "35,000",
            },
            "grants 12,000 restricted stock\n units": {"unit": "restricted stock unit", "span_text": "12,000"},
            "sold 1,500,000 Common Units to": {"unit": "Common Unit", "span_text": "1,500,000"},
            "grant 2,500 options": {"value": "2500", "unit": "option", "span_text": "2,500"},
            "issue 40,000 Series B warrants": {"unit": "Series B warrant", "span_text": "40,000"},
        },
        near_misses=(
            "$35,000 of options",
            "No. 3,497 at its option",
            "2004 stock option plan",
            "the 1996 option agreement",
            "ten options",
            "built 2,500 housing units",
        ),
        needs=("ption", "arrant", "unit", "Unit", "PTION", "ARRANT", "UNIT"),
        pieces=PIECES_OF_COUNTS,
    ),
)
