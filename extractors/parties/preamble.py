"""The grammar of preambles: who an instrument is between, read as a list of introductions.

"between Infocrossing, Inc., a Delaware corporation (the "COMPANY"), and Lehman Brothers Inc.(the "INITIAL
PURCHASER")" introduces two parties, each with what stands beside its name.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.parties.forms import CHAIN, has_form, squeeze
from extractors.parties.introductions import describe, tail_end
from extractors.parties.lists import IN_ROLE, Introduced, as_parties, introductions, is_plausible, lead_end
from extractors.parties.names import is_person, organization_at_form
from pipeline.document import Document
from pipeline.record import Party
from pipeline.rules import Match, Rule

REACH = {"party.between": 40_000, "party.salutation": 6_000}
"""How far into the text an opening may stand: behind a title page and a table of contents."""

_ANCHOR = r"""(?<![\w-]) (?: (?:by\s+and\s+)? (?:between|among(?:st)?|BETWEEN|AMONG(?:ST)?|Between|Among)
    (?:\s+(?:and|AND|And)\s+(?:between|among|BETWEEN|AMONG|Among))? ) (?=[\s:,-])"""
_CITED = regex.compile(
    r"(?:\bthat\s+certain|\breference\s+is\s+made|\bdefined\s+in|\bpursuant\s+to|\bentered\s+into\s+(?:a|an"
    r"|that|the)\b|\bare\s+parties\s+to|\bunder\s+(?:the|a)\b|\bsubject\s+to\s+the"
    r"|WHEREAS,|Whereas,)[^.]*\Z",
    regex.I,
)


def cites(text: str, start: int) -> bool:
    """Whether the words before a list name another instrument, whose parties need not be this one's."""
    return bool(_CITED.search(text[max(0, start - 420) : start]))


def _credible(text: str, one: Introduced) -> bool:
    name = squeeze(text[one.span.start : one.span.end])
    said = one.description
    return has_form(name) or is_person(name) or bool(said.own or said.each or said.entity_type or one.label)


def _score(text: str, found: list[Introduced]) -> int:
    credible = [one for one in found if _credible(text, one)]
    if len(credible) * 2 < len(found) or not credible:
        return 0
    described = [
        one
        for one in found
        if one.description.own
        or one.description.each
        or one.description.groups
        or one.label
        or IN_ROLE.match(text, one.span.end, one.span.end + 60)
    ]
    return 10 * min(len(found), 2) + 15 * bool(described) + 5 * bool(any(one.description.entity_type for one in found))


def between(match: Match, document: Document) -> Iterator[Party] | None:
    """The parties of a list after "between" or "among", as items of one mention each."""
    text = document.text
    found = introductions(text, match.end(), min(len(text), match.end() + 12000))
    if not found or _score(text, found) < 25:
        return None
    return as_parties(text, found, "mentioned" if cites(text, match.start()) else "party")


def grouped(match: Match, document: Document) -> list[Party] | None:
    """The members of a list that ends with the name of their group, wherever it stands in the text."""
    text = document.text
    left = max(0, match.start() - 500)
    stop = min(len(text), match.end() + 120)
    for form in _FORMS.finditer(text, left, match.start()):
        name = organization_at_form(text, form.start(), form.end(), left)
        found = introductions(text, name.start, stop) if name and is_plausible(text, name) else []
        if len(found) > 1 and found[-1].span.end < match.start() and found[-1].description.each:
            return list(as_parties(text, found, "mentioned"))
    return None


GROUP_RULES = (
    Rule(
        name="party.group",
        pattern=r"\( \s* each (?: \s of \s which )? ,? \s (?: an? | individually )",
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
        pattern=r"(?<!\w) (?: (?: Ladies \s (?:and|&) \s Gentlemen | Gentlemen ) | Dear \s [^:,\n]{2,50} ) [:,] (?=\s)",
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
        pattern=r"(?: (?: entered \s+ into | made | executed ) \s+ by "
        r"| \b parties \s+ to \s+ this \s+ \w+ \s+ are:? "
        r"| \b BY \s THESE \s PRESENTS,? [^A-Z]{0,20} (?:[A-Z]\w+\s\d{1,2},\s\d{4},?)? \s that ) (?=\s)",
        build=between,
        ignore_case=False,
        examples={
            'This Agreement is entered into\n     by eGain Communications Corporation ("eGain") and Eliance '
            'Corporation ("Customer") for the purpose': [
                {"span_text": "eGain Communications Corporation", "defined_as": ("eGain",)},
                {"span_text": "Eliance Corporation", "defined_as": ("Customer",), "role": "party"},
            ],
            'The parties to this Agreement are The Joint Corp., a Delaware corporation ("Franchisor"); you': {
                "span_text": "The Joint Corp.",
                "defined_as": ("Franchisor",),
            },
        },
        near_misses=("payments made by the Company", "entered into by and under the authority of the board"),
    ),
    Rule(
        name="party.labelled",
        pattern=r"(?= \b (?: Party | PARTY ) \s [A1] \s* [:：] )",
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
)


def opening(document: Document, *, alone: bool = True) -> Iterator[Party]:
    """The parties of the list that opens the instrument, each item marked with its rule.

    A title page and a table of contents may come first, so the list that says most of its parties is taken.
    `alone`: where no list names them, those whom the first paragraphs introduce one by one.
    """
    text = document.text
    best: list[Party] = []
    score, best_rule = 0, ""
    for rule in RULES:
        if score >= 25:
            break
        read = 0
        for match in rule.regex.finditer(text, 0, min(len(text), REACH.get(rule.name, 12_000))):
            if match.end() < read:
                continue
            found = introductions(text, match.end(), min(len(text), match.end() + 12_000))
            read = found[-1].span.end if found else lead_end(text, match.end(), match.end() + 12_000)
            cited = cites(text, match.start())
            worth = _score(text, found) - (12 if cited else 0)
            if worth > score and worth >= 13:
                best, score, best_rule = list(as_parties(text, found, "cited" if cited else "party")), worth, rule.name
            if score >= 25:
                break
    if not best and alone:
        best, best_rule = list(_introduced_alone(text)), "party.introduced"
    yield from (replace(item, rule=best_rule) for item in best)


SALUTATION = RULES[0]


def _introduced_alone(text: str) -> Iterator[Party]:
    """Parties whom the first paragraphs introduce one by one, each with a short name, where no list names them."""
    at, last = 0, min(len(text), 20_000)
    while True:
        form = _FORMS.search(text, at, last)
        if form is None:
            return
        name = organization_at_form(text, form.start(), form.end(), at)
        at = form.end()
        if name is None or not is_plausible(text, name) or not describe(text, name.end, tail_end(text, name.end)).own:
            continue
        found = introductions(text, name.start, min(len(text), name.start + 6000))
        if not found or _score(text, found) < 20:
            continue
        yield from as_parties(text, found, "introduced")
        at = max(at, found[-1].span.end)
        last = min(last, at + 1500)


_FORMS = regex.compile(rf"(?<=[\w.,&)’'][\s]|,)(?:{CHAIN})", regex.VERBOSE)
