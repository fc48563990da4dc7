"""How a loss is shared where indemnity is not available: "in such proportion as is appropriate to reflect …".

The measures of the benefits, the cap of the other side and the conditions come from the sentences around. Where only
"relative fault" counts, there are no benefits; where benefits count and the text does not measure them, no clause.
"""

from collections.abc import Iterator, Mapping

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.sentences import sentence_at, sentence_end
from pipeline.clause import Benefits, Cap, Clause, Contribution, Method
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, scan
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_LENGTH = 8000
"""How many characters a clause on contribution has at most."""
_PROPORTION = r"""\b in \s+ such \s+ proportions? \s+ as \s+ (?: (?: is | are | shall \s+ be | will \s+ be ) \s+ )?
    appropriate \s+ to \s+ reflect \s+ (?P<further> not \s+ only \s+ )? (?: the | such | their ) \s+ relative \s+
    (?: benefits? | fault )
    | \b (?<= \b contribute \b [^.;]{0,300} ) (?: based \s+ (?: up )? on | in \s+ proportion \s+ to ) \s+
    (?: the | their ) \s+ (?: respective \s+ )? relative \s+ (?: fault | culpability )"""
_PROPORTION_AT = lazy(_PROPORTION, _FLAGS)
_LABEL = lazy(r"(?P<label> \( [A-Za-z\d]{1,4} \) ) \s+ (?: if \b [^;]{0,280} )? $", _FLAGS)
"""The mark of a method right before it: "(i)", "(ii) if the allocation provided by clause (i) is not permitted …,"."""
_BY: Mapping[str, "regex.Pattern[str]"] = {
    "benefits": lazy(r"relative\s+benefits?", regex.IGNORECASE),
    "fault": lazy(r"relative\s+fault", regex.IGNORECASE),
    "equities": lazy(r"equitable\s+considerations", regex.IGNORECASE),
}
"""What a method goes by, and the words for it."""
_NOT_PERMITTED = lazy(
    r"\b not \s+ permitted \s+ by \s+ (?: any \s+ )? (?: applicable \s+ )? law \b [^.;]{0,160} $", _FLAGS
)
_OFFERING = lazy(
    r"""\b total \s+ (?P<net> net \s+ )? proceeds \s+ from \s+ the \s+ (?: offering | sale ) \b [^.;()]{0,160}?
        (?: (?P<before> \( \s* before \s+ deducting \s+ (?: [\w-]+ \s+ ){0,2} expenses \s* \) ) |
        (?= \s received | \s bear ) )""",
    _FLAGS,
)
_OTHER_SIDE: Mapping[str, "regex.Pattern[str]"] = {
    "sale_proceeds": lazy(
        r"""\b total \s+ (?: net \s+ )? proceeds \s+ received \s+ by \s+ (?: such | the | each | any ) \s+
            (?: \w+ \s+ )? holders? \b (?: [^.;,]{0,80}? \b sale \s+ of \s+ (?: the \s+ | its \s+ )?
            (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ )* ) )?""",
        regex.VERBOSE | regex.IGNORECASE,
    ),
    "underwriting_discounts_and_commissions": lazy(
        r"""\b total \s+ (?: underwriting | placement | selling ) \s+ (?: discounts? | fees? | commissions? )
            (?: \s+ and \s+ commissions )?""",
        _FLAGS,
    ),
}
"""What measures the benefit of the side that is not the issuer, and the words for it."""
_CAP = lazy(
    r"""\b (?: an \s+ indemnifying \s+ party \s+ (?: that | who | which ) \s+ is \s+ )? (?: no | any | an? | the ) \s+
        (?P<party> (?: \w+ \s+ )?
        (?: Holders? | Underwriters? | Agents? | Purchasers? ) ) \b [^.;]{0,120}? \b required \s+ to \s+ contribute
        [^.;]{0,80}? \s+ any \s+ amount \s+ in \s+ excess \s+ of \s+ (?P<formula> the \s+ amount \s+ by \s+ which \s+
        (?P<whole> [^.;]{5,400}? ) \s+ exceeds? \s+ (?: \( \w \) \s+ )? the \s+ amount \s+ of \s+ any \s+ damages \b
        [^.;]{0,120}? \b otherwise \s+ (?: been \s+ required \s+ to \s+ pay | paid
        (?: \s+ or \s+ become \s+ liable \s+ to \s+ pay )? | had \s+ to \s+ pay ) )""",
    _FLAGS,
)
_PROCEEDS = lazy(
    r"""(?: \b (?: no | any | an | the | such | each ) \s+ (?: \w+ \s+ )? (?P<party> Holders? | Underwriters? |
        Purchasers? )
            \b [^.;]{0,120}? \b required \s+ to \s+ contribute \b [^.;]{0,120}? \b in \s+ excess \s+ of
        | \b (?: such | selling | each | an? ) \s+ (?P<party> Holder | Underwriter | Purchaser ) ['’]s \s [^.;]{0,80}?
            \b equal \s+ the \s+ excess (?: , \s+ if \s+ any , )? \s+ of (?: \s+ \( \w \) )?
        | \b contribution \s+ obligations? \s+ of \s+ (?: \w+ \s+ ){1,2}? (?P<party> Holders? | Underwriters? |
        Purchasers? )
            \b [^.;]{0,90}? \b (?: greater \s+ (?: in \s+ amount \s+ )? than | exceed | in \s+ excess \s+ of ) ) \s+
    (?P<formula> (?: the \s+ )? (?: (?: dollar | total | aggregate ) \s+ )? (?: amount \s+ of \s+ )? (?: the \s+ )?
        (?: (?: net | gross | total | aggregate ) \s+ )* (?: proceeds
            | amount (?= \s+ received \b [^.;]{0,90}? \b sale \b ) ) \b (?: \s* \( [^()]{3,160} \) )?
        (?: [^.;]{0,30}? \b received \b [^.;]{0,90}? \b sale \b )? )""",
    _FLAGS,
)
"""A cap at what a holder received for what it sold; other damages count where words behind it take them off."""
_REDUCED = lazy(
    r"[^.;]{0,120}? \b (?: over | less | net \s+ of | reduced \s+ by | minus ) \b [^.;]{0,60}?"
    r" \b (?: (?: amounts? \s+ of \s+ (?: any | all | the ) \s+ )? damages"
    r" | amounts? (?= [^.;]{0,60}? \b (?: pay | paid | contributed ) \b ) ) \b",
    _FLAGS,
)
_WHOLES: Mapping[str, "regex.Pattern[str]"] = {
    "resale_price": lazy(
        r"total \s+ price \s+ at \s+ which .* (?: resold | were \s+ sold | sold \s+ by )", _FLAGS | regex.DOTALL
    ),
    "offering_price": lazy(r"total \s+ price \s+ at \s+ which", _FLAGS),
    "underwriting_discounts_and_commissions": lazy(r"discounts? | commissions?", _FLAGS),
    "sale_proceeds": lazy(r"proceeds", _FLAGS),
}
"""What a cap starts from, and the words for it; the first that fits."""
_ASIDE = lazy(r"\([^()]{3,160}\)")
"""What a measure is before or after: "total net proceeds (after any discounts and commissions)"."""
_CONTRIBUTES = lazy(r"\bshall\s+contribute\b", regex.IGNORECASE)
_OF_IT = lazy(r"contribution\b", regex.IGNORECASE)
_SEVERAL = lazy(
    r"\b several (?: ly )? \b [^.;]{0,120}? \b (?: and \s+ | but \s+ )? not \s+ joint (?: ly )? \b"
    r" | \b not \s+ joint (?: ly )? ,? \s+ but \s+ several (?: ly )? \b",
    _FLAGS,
)
_SEVERAL_ALL = lazy(
    r"""\b obligations \s+ of \s+ (?: each | the ) \s+ (?: \w+ \s+ )? (?: Holders? | Underwriters? | Agents?
        | Purchasers? | Investors? | Stockholders? | Shareholders? ) \s+ (?: hereunder | under \s+ this \s+ Agreement )
        \b [^.;]{0,80}? \b (?: are | shall \s+ be ) \s+ several \b [^.;]{0,20}? \b not \s+ joint \b""",
    _FLAGS,
)
"""The same of all that they owe under the agreement, wherever it stands."""
_FRAUD = lazy(
    r"\b (?: no | an? | any ) \s+ (?: person | party | one | entity )"
    r" (?: \s+ (?: or \s+ entity | who \s+ is | found ) )?"
    r" \s+ guilty \s+ of \s+ (?: such \s+ )? fraudulent \s+ misrepresentations? \b",
    _FLAGS,
)
_EXPENSES = lazy(
    r"(?P<deemed> \b (?: shall | will ) \s+ (?: also \s+ )? (?: be \s+ deemed \s+ to \s+ )? include ) \b"
    r" [^.;]{0,160}? \b (?: expenses | fees )",
    _FLAGS,
)


def contribution(match: Match, document: Document) -> Contribution | None:
    """The clause that begins with the first method; null for a later one, and where benefits are not measured."""
    text = document.text
    if match["further"]:
        return None
    whole = _whole(match, document)
    methods = list(_PROPORTION_AT.finditer(text, match.start(), whole.end))
    shared = tuple(_method(text, one, whole) for one in methods)
    offering = _OFFERING.search(text, match.end(), whole.end)
    other = _other_side(text, offering.end(), whole.end) if offering else None
    by_benefits = any("benefits" in one.by for one in shared)
    if by_benefits and (offering is None or other is None):
        return None
    benefits, measures = None, {}
    if by_benefits and offering and other:
        name, measure = other
        benefits = Benefits(company=_proceeds(offering), holder=name)
        measures = {"benefits.company": Span(*offering.span()), "benefits.holder": Span(*measure.span())}
    cap = _CAP.search(text, match.end(), whole.end) or _PROCEEDS.search(text, match.end(), whole.end)
    reduced = _REDUCED.match(text, cap.end("formula"), whole.end) if cap and "whole" not in cap.re.groupindex else None
    marks = {
        "several": _SEVERAL.search(text, *whole) or _SEVERAL_ALL.search(text),
        "fraud_bar": _FRAUD.search(text, *whole),
        "includes_expenses": _EXPENSES.search(text, *whole),
    }
    return Contribution(
        span=whole,
        methods=shared,
        benefits=benefits,
        cap=_cap(cap, reduced=reduced is not None) if cap else None,
        several=marks["several"] is not None,
        fraud_bar=marks["fraud_bar"] is not None,
        includes_expenses=marks["includes_expenses"] is not None,
        evidence=quotes(
            {
                **{f"methods[{at}].by": Span(*one.span()) for at, one in enumerate(methods)},
                **measures,
                "cap": Span(cap.start("formula"), reduced.end() if reduced else cap.end("formula")) if cap else None,
                **{
                    path: Span(*one.span("deemed" if path == "includes_expenses" else 0))
                    for path, one in marks.items()
                    if one
                },
            }
        ),
    )


def _whole(match: Match, document: Document) -> Span:
    """From where its section first speaks of contributing to the next section, with paragraphs that have no mark.

    Where a sentence before that of the first method says who contributes to what, or who may not, it is part too, and
    so are the other paragraphs of a section "6.4 Contribution".
    """
    sentence = sentence_at(document.text, match.start())
    section = document.section_at(sentence)
    while section is not None and section.inline and section.parent:
        section = document.by_id[section.parent]
    if section is not None and section.parent and _OF_IT.match(document.by_id[section.parent].heading or ""):
        section = document.by_id[section.parent]
    last = len(document.text)
    if section is not None:
        first = _CONTRIBUTES.search(document.text, section.span.start, sentence.start)
        sentence = sentence_at(document.text, first.start()) if first else sentence
        around = document.by_id[section.parent] if section.parent else section
        following = (one.span.start for one in document.sections if one.span.start >= section.span.end)
        last = min((one for one in following if one < around.span.end), default=around.span.end)
    end = min(last, sentence.start + _LENGTH)
    return Span(sentence.start, sentence.start + len(document.text[sentence.start : end].rstrip()))


def _method(text: str, match: Match, whole: Span) -> Method:
    before = text[max(whole.start, match.start() - 300) : match.start()]
    following = _PROPORTION_AT.search(text, match.end(), whole.end)
    last = min(sentence_end(text, match.end()), following.start() if following else whole.end)
    words, label = text[match.start() : last], _LABEL.search(before)
    return Method(
        label=label["label"] if label else "",
        by=tuple(name for name, pattern in _BY.items() if pattern.search(words)),
        condition="not_permitted_by_law" if _NOT_PERMITTED.search(before) else None,
    )


def _proceeds(match: Match) -> str:
    """The issuer's benefit: "total net proceeds … (before deducting expenses)"."""
    return ("net_" if match["net"] else "") + "offering_proceeds" + ("_before_expenses" if match["before"] else "")


def _other_side(text: str, start: int, end: int) -> tuple[str, Match] | None:
    last = min(end, sentence_end(text, start))
    found = [(name, one) for name, pattern in _OTHER_SIDE.items() if (one := pattern.search(text, start, last))]
    return min(found, key=lambda one: one[1].start(), default=None)


def _cap(match: Match, *, reduced: bool) -> Cap | None:
    party = match["party"].split()[-1].lower().removesuffix("s")
    if "whole" not in match.re.groupindex:
        return Cap(party=party, formula="sale_proceeds - other_damages" if reduced else "sale_proceeds")
    measured = _ASIDE.sub("", match["whole"])
    whole = next((name for name, pattern in _WHOLES.items() if pattern.search(measured)), None)
    return Cap(party=party, formula=f"{whole} - other_damages") if whole else None


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.contribution",
        pattern=_PROPORTION,
        build=contribution,
        needs=("relative",),
        examples={
            "Each party shall contribute to the loss (i) in such proportion as is\nappropriate to reflect the "
            "relative benefits, or (ii) if the allocation provided by clause (i) is not permitted by applicable "
            "law, in such proportion as is appropriate to reflect not only the relative benefits but also the "
            "relative fault, as well as any other relevant equitable considerations. The relative benefits shall "
            "be deemed to be in the same proportion as the total net proceeds from the offering (before "
            "deducting expenses) received by the Company bear to the total proceeds received by such Holder. No "
            "Holder shall be required to contribute any amount in excess of the amount by which the total price "
            "at which the Notes purchased by it were resold exceeds the amount of any damages which it has "
            "otherwise been required to pay.": {
                "methods[0].label": "(i)",
                "methods[0].by": ("benefits",),
                "methods[1].label": "(ii)",
                "methods[1].by": ("benefits", "fault", "equities"),
                "methods[1].condition": "not_permitted_by_law",
                "benefits.company": "net_offering_proceeds_before_expenses",
                "benefits.holder": "sale_proceeds",
                "cap.party": "holder",
                "cap.formula": "resale_price - other_damages",
                "several": False,
                "fraud_bar": False,
                "includes_expenses": False,
            },
            "each Indemnifying Party shall contribute to the amount paid by such Indemnified Party, in such proportion "
            "as is appropriate to reflect the relative fault of both, as well as any other relevant equitable "
            "considerations. No Holder shall be required to contribute pursuant to this Section, in the aggregate, any "
            "amount in excess of the amount by which the net proceeds actually received by such Holder from the sale "
            "of the Shares exceeds the amount of any damages that such Holder has otherwise been required to pay.": {
                "methods": [{"label": "", "by": ["fault", "equities"]}],
                "benefits": None,
                "cap.party": "holder",
                "cap.formula": "sale_proceeds - other_damages",
            },
            "each indemnifying party shall contribute to the amount paid based upon the relative fault of each as well "
            "as any other relevant equitable considerations. No Holder shall be required to contribute any amount in "
            "excess of the net amount received by it from the sale of its Shares.": {
                "methods": [{"label": "", "by": ["fault", "equities"]}],
                "cap.formula": "sale_proceeds",
            },
            "each party shall contribute in such proportion as appropriate to reflect the relative fault of each. A "
            "Holder's “Maximum Amount” shall equal the excess, if any, of (i) the aggregate proceeds received by it "
            "from the sale of the Notes over (ii) the aggregate amount of any damages that it has paid.": {
                "cap.party": "holder",
                "cap.formula": "sale_proceeds - other_damages",
            },
            "each such indemnifying party shall contribute to the amount paid in such proportion as is appropriate to "
            "reflect the relative fault of both; provided that in no event shall such Selling Holder be required to "
            "contribute an aggregate amount in excess of the dollar amount of proceeds (net of discounts) received by "
            "such Selling Holder from the sale of the Units.": {
                "methods": [{"label": "", "by": ["fault"]}],
                "cap.party": "holder",
                "cap.formula": "sale_proceeds",
            },
            "each party shall contribute in such proportion as is appropriate to reflect the relative fault of both. "
            "An indemnifying party that is a selling Holder will not be required to contribute any amount in excess of "
            "the amount by which the total net proceeds (after any discounts and commissions) received by it exceeds "
            "the amount of any damages that it has otherwise been required to pay.": {
                "cap.party": "holder",
                "cap.formula": "sale_proceeds - other_damages",
            },
            "each party shall contribute in such proportion as is appropriate to reflect the relative fault of both. "
            "In no event shall the contribution obligation of a Holder be greater in amount than the net proceeds "
            "received by it upon the sale of the Shares.": {"cap.party": "holder", "cap.formula": "sale_proceeds"},
            "each party shall contribute in such proportion as is appropriate to reflect the relative fault of both. "
            "In no event shall the contribution obligation of a Holder be greater in amount than the net proceeds "
            "received by it upon the sale of the Shares less the amount of any damages that it has otherwise paid.": {
                "cap.formula": "sale_proceeds - other_damages"
            },
        },
        near_misses=(
            "damages are to be awarded based on the relative fault of the parties",
            "in such proportion as is appropriate to reflect the relative benefits received by each",
            (
                "in such proportion as is appropriate to reflect not only the relative benefits but also the "
                "relative fault"
            ),
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The clauses on contribution, each with its methods."""
    return (one for one in scan(document, RULES) if isinstance(one, Clause))
