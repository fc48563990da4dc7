"""The grammar of preambles: who an instrument is between, read as a list of introductions.

"between Infocrossing, Inc., a Delaware corporation (the "COMPANY"), and Lehman Brothers Inc.(the "INITIAL
PURCHASER")" introduces two parties, each with what stands beside its name.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.names import organization_at_form
from extractors.names.forms import key
from extractors.parties.lists import Introduced, introductions
from extractors.parties.members import as_parties, told_behind
from extractors.parties.plausible import is_plausible
from extractors.parties.separators import lead_end
from extractors.parties.unlisted import (
    FORMS,
    by_labels,
    by_one_label,
    introduced_alone,
    undersigned,
    with_labels,
    worth_of,
)
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.page_marks import past_underlines
from pipeline.record import Party
from pipeline.rules import Match, Rule

REACH = {"party.between": 40_000, "party.salutation": 6_000}
"""How far into the text an opening may stand: behind a title page and a table of contents."""

_ANCHOR = r"""(?<![\w-]) (?<!\b(?:and|between|among)\s{1,9}|\([1-9a-h]\)\s{1,9})
    (?: (?:by\s+and\s+)? (?:between|among(?:st)?|BETWEEN|AMONG(?:ST)?|Between|Among)
    (?:\s+(?:and|AND|And)\s+(?:between|among|BETWEEN|AMONG|Among))? ) (?=[\s:,-])"""
_CITED = lazy(
    r"(?:\bthat\s+certain|\breference\s+is\s+made|\bdefined\s+in|\bpursuant\s+to|\bentered\s+into\s+(?:a|an"
    r"|that|the)\b|\bare\s+parties\s+to|\bunder\s+(?:the|a)\b|\bsubject\s+to\s+the"
    r"|\b(?:termination|expiration|provisions|breach)\s+(?:of|under)\s+the\s+(?-i:\p{Lu}\w+\s+\p{Lu})"
    r"|WHEREAS,|Whereas,)[^.]*\Z",
    regex.I,
)


def cites(text: str, start: int) -> bool:
    """Whether the words before a list name another instrument, whose parties need not be this one's."""
    return bool(_CITED.search(text[max(0, start - 420) : start]))


def between(match: Match, document: Document) -> Iterator[Party] | None:
    """The parties of a list after "between" or "among", as items of one mention each."""
    text = document.text
    found = introductions(text, match.end(), min(len(text), match.end() + 12000))
    if not found or worth_of(text, found) < 25:
        return None
    return as_parties(text, found, "mentioned" if cites(text, match.start()) else "party")


def grouped(match: Match, document: Document) -> list[Party] | None:
    """The members of a list that ends with the name of their group, wherever it stands in the text."""
    text = document.text
    left = max(0, match.start() - 500)
    stop = min(len(text), match.end() + 120)
    for form in FORMS.finditer(text, left, match.start()):
        name = organization_at_form(text, form.start(), form.end(), left)
        found = introductions(text, name.start, stop) if name and is_plausible(text, name) else []
        found = found[: max((at for at, one in enumerate(found, 1) if one.description.each), default=0)]
        between_them = text[found[-1].span.end : match.start()] if found else ""
        if len(found) > 1 and _DESCRIBED.fullmatch(between_them) and found[-1].description.each:
            return list(as_parties(text, found, "mentioned"))
    return None


_DESCRIBED = lazy(r"[\s,]*(?:(?:each\s+)?(?:an?\s+\p{L}|organi[sz]ed|f/k/a|d/b/a)[^.;]{0,160})?")
"""What may stand between the last member of a group and the group's name."""
GROUP_RULES = (
    Rule(
        name="party.group",
        pattern=r"\( \s* each (?: \s+ of \s+ which )? ,? \s (?: an? | individually )",
        build=grouped,
        ignore_case=False,
        needs=("(each", "( each"),
        examples={
            'Camden Partners Strategic Fund II-A, L.P. and Strategic\n     Associates, L.P. (each a "Camden Entity")': [
                {"span_text": "Camden Partners Strategic Fund II-A, L.P.", "defined_as": ("Camden Entity",)},
                {"span_text": "Strategic\n     Associates, L.P.", "defined_as": ("Camden Entity",)},
            ]
        },
        near_misses=('each a "Party" and together the "Parties"', "(each as defined in the Indenture)"),
    ),
)
RULES = (
    Rule(
        name="party.salutation",
        pattern=r"(?<!\w) (?: (?: Ladies \s (?:and|&) \s Gentlemen | Gentlemen ) | Dear \s [^:,\n]{2,50} ) [:,]"
        r" (?: \s+ 1\. \s+ \p{Lu} [\w ]{3,40} \. (?=\s+\p{Lu}) )? (?=\s)",
        build=between,
        ignore_case=False,
        examples={
            "Ladies and Gentlemen:\n\n     Reinsurance Group of America, Incorporated, a Missouri corporation "
            '(the\n     "Company"), and RGA Capital Trust I, a Delaware statutory trust (the "Trust"), issued': [
                {
                    "span_text": "Reinsurance Group of America, Incorporated",
                    "entity_type": "corporation",
                    "jurisdiction_code": "US-MO",
                    "defined_as": ("Company",),
                },
                {"span_text": "RGA Capital Trust I", "defined_as": ("Trust",), "role": "party"},
            ],
            'Dear Sirs:\n1. Introductory. Snipe Group Inc., a Delaware corporation ("Company"), agrees with the': {
                "span_text": "Snipe Group Inc.",
                "defined_as": ("Company",),
            },
            'Dear Gianluca: Kiromic, Inc, a Delaware corporation (the "Company"), is pleased to offer': {
                "span_text": "Kiromic, Inc",
                "defined_as": ("Company",),
            },
        },
        near_misses=("Ladies and Gentlemen: We refer to our letter", "Dear Shareholder: You are invited"),
        needs=("Gentlemen", "Dear"),
    ),
    Rule(
        name="party.stated",
        pattern=r"(?: (?: entered \s+ into | (?<! loan \s ) (?<! loans \s ) (?<! advance \s ) (?<! advances \s )"
        r" (?<! offer \s ) made | executed | given ) (?: \s+ and \s+ delivered )?"
        r" (?: ,? \s+ (?: (?: as \s+ of | on | this ) \s+ (?: (?! \b (?:between|among) ) [^.;()] ){4,60}?"
        r" | [A-Z][a-z]+\s\d{1,2},\s\d{4} ) ,? )?"
        r" \s+ by "
        r"| \b [Ss]igned \s+ by (?= \s+ (?: the \s+ )? following \s+ (?: two \s+ )? parties )"
        r"| \b [Tt]he \s+ (?: undersigned \s+ )? parties \s+ (?: (?: named | identified | described ) \s+ )?"
        r" (?: below | hereunder ) \s* :"
        r"| \b parties \s+ to \s+ this \s+ \w+ \s+ are:? "
        r"| \b [Tt]he \s+ parties \s+ (?: hereto | to \s+ this \s+ \w+ ) ,"
        r"| \b BY \s THESE \s PRESENTS[,:;]? [^A-Z]{0,20} (?:[A-Z]\w+\s\d{1,2},\s\d{4},?)? \s"
        r" (?:that|That|THAT),? ) (?=\s)",
        build=between,
        ignore_case=False,
        examples={
            'This Agreement is entered into\n     by eGain Communications Corporation ("eGain") and Eliance '
            'Corporation ("Customer") for the purpose': [
                {"span_text": "eGain Communications Corporation", "defined_as": ("eGain",)},
                {"span_text": "Eliance Corporation", "defined_as": ("Customer",), "role": "party"},
            ],
            'executed as of May 1,\n     2007, by Acorn Partners, L.P., a limited partnership ("Debtor"), for': {
                "span_text": "Acorn Partners, L.P.",
                "defined_as": ("Debtor",),
            },
            'signed by the following parties on May 1, 2007:\n\n(1)Acorn Capital Limited (the "Seller");\n'
            '(2)Plover Holdings Limited (the "Buyer")': [
                {"span_text": "Acorn Capital Limited", "defined_as": ("Seller",)},
                {"span_text": "Plover Holdings Limited", "defined_as": ("Buyer",)},
            ],
            'The parties to this Agreement are The Joint Corp., a Delaware corporation ("Franchisor"); you': {
                "span_text": "The Joint Corp.",
                "defined_as": ("Franchisor",),
            },
        },
        near_misses=(
            "payments made by the Company",
            'any loan made by Acorn Bank (the "Bank") to Plover, Inc. (the "Borrower")',
            "entered into by and under the authority of the board",
        ),
    ),
    Rule(
        name="party.labelled",
        pattern=r"(?m) (?= \b (?: Party | PARTY ) \s [A1] \s* (?: \( [^()\n]{3,40} \) \s* )? [:：] )"
        r" | (?= \b \p{Lu} [\w-]{3,18} \s* \( (?: Party | PARTY ) \s [A1] \) \s* [:：] )"
        r" | ^ [ \t]* (?= \p{Lu} (?: [^().\"“;\n] | \n (?! [ \t]* \n ) ){3,140}"
        r" (?: \( [^()\"“]{0,6} \) [^()\"“;]{0,40} )?"
        r" \( [^()\"“]{0,50} [\"“] (?:Party|PARTY) \s [A1] [\"”] )",
        build=between,
        ignore_case=False,
        examples={
            "Party A: Beike Internet Security Technology Co., Ltd.\n     Address: Room 2101\nParty B: Baidu"
            " Online Network Technology (Beijing) Co., Ltd.": [
                {"span_text": "Beike Internet Security Technology Co., Ltd.", "defined_as": ("Party A",)},
                {"span_text": "Baidu Online Network Technology (Beijing) Co., Ltd.", "defined_as": ("Party B",)},
            ]
        },
        near_misses=("Party A shall pay Party B", "Third Party: any person"),
    ),
    Rule(
        name="party.between",
        pattern=_ANCHOR,
        build=between,
        ignore_case=False,
        examples={
            'between\n     Infocrossing, Inc., a Delaware corporation (the "COMPANY"), and Lehman Brothers\n     '
            'Inc.(the "INITIAL PURCHASER").': [
                {
                    "span_text": "Infocrossing, Inc.",
                    "entity_type": "corporation",
                    "jurisdiction": "Delaware",
                    "jurisdiction_code": "US-DE",
                    "defined_as": ("COMPANY",),
                    "role": "party",
                },
                {"name": "Lehman Brothers Inc.", "span_text": "Lehman Brothers\n     Inc.", "entity_type": "Inc."},
            ],
            'by and among ASHWORTH, INC. (The "Company"), JAMES W. NANTZ III ("Nantz") and '
            "NANTZ COMMUNICATIONS, INC.": [
                {"span_text": "ASHWORTH, INC.", "defined_as": ("Company",)},
                {"span_text": "JAMES W. NANTZ III", "kind": "person", "defined_as": ("Nantz",)},
                {"span_text": "NANTZ COMMUNICATIONS, INC.", "kind": "organization"},
            ],
            'between Mrs. Teal\'s Pies, Inc., with offices at 1 Elm Street ("Baker"), and Between Rocks '
            "LLC, having its": [
                {"span_text": "Mrs. Teal's Pies, Inc.", "defined_as": ("Baker",)},
                {"span_text": "Between Rocks LLC"},
            ],
            'by and between Diversinet Corp. ("Diversinet") and 2205925 Ontario Limited (the "Reseller")': [
                {"span_text": "Diversinet Corp.", "defined_as": ("Diversinet",)},
                {"span_text": "2205925 Ontario Limited", "defined_as": ("Reseller",)},
            ],
        },
        near_misses=(
            "between January 1 and March 31",
            "disputes between the Company and any Holder",
            "the day falling between them",
        ),
    ),
    Rule(
        name="party.heading",
        pattern=r"(?m) ^ [ \t]* (?:1\.? \s+)? (?: (?: THE | The ) \s (?: (?: FOLLOWING | [Ff]ollowing ) \s )? )?"
        r" (?:PARTIES|Parties|UNDERSIGNED|[Uu]ndersigned) "
        r"(?: \s (?:TO|to) \s (?:THIS|this|THE|the) \s \w+ )? [ \t]* (?: : | :? [ \t]* (?=\n) )"
        r" | \b (?: PARTIES | Parties ) \s+ (?= \(? 1 [.)] \s+ \p{Lu} )",
        build=between,
        ignore_case=False,
        examples={
            'PARTIES:\n\nHARROW SHIPPING LIMITED of 80 Broad Street, Monrovia (the "Guarantor"); and\n\n'
            'DELTA SEEBANK AG of 6 Bishops Row, London (the "Lender").': [
                {"span_text": "HARROW SHIPPING LIMITED", "defined_as": ("Guarantor",), "role": "party"},
                {"span_text": "DELTA SEEBANK AG", "defined_as": ("Lender",)},
            ]
        },
        near_misses=("Parties\n\nThe parties to this Agreement are independent", "Related Parties:\n\nAcme, Inc."),
        needs=("PARTIES", "Parties", "ndersigned", "UNDERSIGNED"),
    ),
    Rule(
        name="party.agreed",
        pattern=r"\b (?: (?: contains | states | records | sets \s+ (?:out|forth) ) \s+ the \s+ (?: \w+ \s+ ){0,3}"
        r" (?: agreement | understanding )s? \s+ of"
        r" | \b (?: contains? | sets? \s+ (?:out|forth) ) \s+ the \s+ (?: terms \s+ and \s+ )?"
        r" conditions \s+ of \s+ the \s+ (?: engagement | retention | appointment ) \s+ of"
        r" | (?: This | THIS ) \s+ (?: \w+ \s+ ){0,2} (?: Agreement | AGREEMENT ) ,? \s+ by ) (?=\s+\p{Lu})",
        build=between,
        ignore_case=False,
        examples={
            'records the\n     agreement of Acorn ("Acorn") and Plover! Inc. ("Plover")': [
                {"span_text": "Acorn", "defined_as": ("Acorn",)},
                {"span_text": "Plover! Inc.", "defined_as": ("Plover",)},
            ],
            'This\n     Agreement by Snipe Limited, a company ("SL"), and Heron Corporation ("HC")': [
                {"span_text": "Snipe Limited", "defined_as": ("SL",)},
                {"span_text": "Heron Corporation", "defined_as": ("HC",)},
            ],
        },
        near_misses=(
            "contains the agreement of the parties",
            "terminate this Agreement by notice",
            "fees under the conditions of the appointment of Elm Trust Company as trustee",
        ),
        needs=("greement of", "greements of", "nderstanding of", "conditions of", "greement by", "AGREEMENT by"),
    ),
)


_GOES_ON = lazy(r"\n(?<=[a-z,][ \t\r]*\n)[ \t\r]*\n[ \t]*[a-z]")
_DOUBLE = 6
"""So many sentences that go on behind an empty line make a text double-spaced."""
_BELOW_LONG = lazy(r"(?<=[^\n]{45}[^\s.:;][ \t\r]*)\n(?=[ \t\r]*\n {0,8}\S)")


def _single_spaced(text: str) -> str:
    """The text, of a double-spaced one without the empty lines inside its sentences; none of its words moves."""
    doubled = sum(1 for _ in _GOES_ON.finditer(text, 0, REACH["party.between"])) >= _DOUBLE
    return _BELOW_LONG.sub(" ", text) if doubled else text


def opening(document: Document, *, alone: bool = True) -> Iterator[Party]:
    """The parties of the list that opens the instrument, each item marked with its rule.

    A title page and a table of contents may come first, so the list that says most of its parties is taken.
    `alone`: where no list names them, those whom the first paragraphs introduce one by one, or the one whom a line
    names by its role. Where no list or lines name them, whoever binds himself as the undersigned is one besides.
    """
    text = _single_spaced(past_underlines(document))
    best, best_rule, cited = _best_list(text)
    unlisted = not best
    if not best:
        best, best_rule = by_labels(text, agreed=document.kind != "other"), "party.labels"
    items = list(as_parties(text, told_behind(text, with_labels(text, best)), "cited" if cited else "party"))
    if not items and alone and document.kind != "other":
        items, best_rule = list(introduced_alone(text)), "party.introduced"
    if not items and alone:
        items, best_rule = list(as_parties(text, by_one_label(text), "labelled")), "party.labels"
    yield from (replace(item, rule=best_rule) for item in items)
    if unlisted:
        yield from undersigned(text, {key(item.name) for item in items})


def _best_list(text: str) -> tuple[list[Introduced], str, bool]:
    """The list that says most of its parties, its rule, and whether it is another instrument's."""
    best: list[Introduced] = []
    score, best_rule, cited = 0, "", False
    for rule in RULES:
        if score >= SURE:
            break
        for found, worth, other in _lists(text, rule):
            if worth > score and worth >= 13:
                best, score, best_rule, cited = found, worth, rule.name, other
                if score >= SURE and _described(best) == len(best):
                    break
            elif score >= SURE and not other and _says_more(text, best, found):
                best = found
                break
    return best, best_rule, cited


SURE = 25
"""The worth of a list that surely says who the parties are."""


def _lists(text: str, rule: Rule) -> Iterator[tuple[list[Introduced], int, bool]]:
    """The lists that a rule opens, each with what it is worth and whether another instrument's parties are listed."""
    read, reach = 0, min(len(text), REACH.get(rule.name, 12_000))
    opening = " ".join(text[:reach].split()) if rule.needs else ""
    if rule.needs and not any(need in opening for need in rule.needs):
        return
    for match in rule.regex.finditer(text, 0, reach):
        if match.end() < read:
            continue
        found = introductions(text, match.end(), min(len(text), match.end() + 12_000))
        read = found[-1].span.end if found else lead_end(text, match.end(), match.end() + 12_000)
        cited = cites(text, match.start())
        yield found, worth_of(text, found) - (12 if cited else 0), cited


def _says_more(text: str, best: list[Introduced], found: list[Introduced]) -> bool:
    """Whether a later list is the preamble behind a title page: it begins alike and describes more of its parties."""
    names = [{key(text[one.span.start : one.span.end]) for one in some} for some in (best, found)]
    if not names[0] & names[1] or len(found) < len(best):
        return False
    return _described(found) > _described(best)


def _described(found: list[Introduced]) -> int:
    """How many parties of a list have a short name or a legal form that is stated."""
    return sum(bool(one.description.own or one.description.entity_type) for one in found)


SALUTATION = RULES[0]
