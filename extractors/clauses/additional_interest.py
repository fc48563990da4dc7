"""The conditions around additional interest: what is excluded, how days are counted, when and to whom it is paid.

"payable in cash semi-annually in arrears on each Additional Interest Payment Date, commencing with the first such date
occurring after any such Additional Interest commences to accrue, … to Record Holders".
"""

from collections.abc import Iterator

import regex

from extractors.clauses.evidence import quotes
from extractors.clauses.nearby import INTEREST, asked
from extractors.clauses.pieces import PIECES, titled
from extractors.clauses.sentences import sentence_at, sentence_end
from extractors.dates.pieces import group as stated
from extractors.lexicon.months import month_number
from pipeline.clause import AdditionalInterest, Clause, Payable, StatedIn
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import MONTHS, Match, Rule, expand, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_REACH = 6000
_PIECES = {
    **PIECES,
    "INTEREST": r"(?: additional \s+ interest | liquidated \s+ damages | special \s+ interest )",
    "MONTH_DAY": r"(?-i: " + " | ".join(MONTHS) + r") \s+ \d{1,2} \b (?! \s* , \s+ \d{4} )",
    "DAYS": r"(?: (?: {MONTH_DAY} (?: \s* , \s* | ,? \s+ and \s+ ) )+ {MONTH_DAY} )",
    "NEXT": r"(?: (?: (?: next | immediately ) \s+ )? (?: scheduled | succeeding | following | next ) \s+ )",
    "OFTEN": r"(?P<often> semi-? \s? annual (?: ly )? | quarter ly | monthly | annual ly )",
}


def _compiled(pattern: str) -> "regex.Pattern[str]":
    return lazy(expand(pattern, _PIECES), _FLAGS)


_EXCLUDED: tuple[tuple[str, "regex.Pattern[str]"], ...] = (
    (
        "converted_notes",
        _compiled(
            r"""no \s+ {INTEREST} \s+ (?: shall | will ) \s+ (?: be \s+ payable | accrue ) \s+ (?: on | with \s+
                respect \s+ to ) \s+
            (?: (?: any | the ) \s+ )? [\w\s]{3,40}? \s+ (?: (?: that | which ) \s+ (?: (?: has | have ) \s+ been | is
            | are ) \s+ )? converted \b"""
        ),
    ),
    (
        "holders_without_questionnaire",
        _compiled(
            r"""(?: an? | no | any | each ) \s+ holder \s+ (?: (?: will | shall ) \s+ (?: not \s+ )? be | is \s+ not )
                \s+ entitled \s+ to
            \s+ {INTEREST} \s+ unless \s+ (?: it | such \s+ holder | the \s+ holder ) [^.;]{3,120}? Questionnaire
            (?: \s+ (?: prior \s+ to | before | by | within ) [^.;]{3,60} )?
            | holders? \s+ [^.;]{0,60}? \b (?: who | that | which ) \s+ (?: has | have | does | do ) \s+ not
            \s+ [^.;]{3,120}? Questionnaire \b [^.;]{0,90}? \b not \s+ be \s+ entitled \s+ to \s+
            (?: receive \s+ | any \s+ )* {INTEREST}"""
        ),
    ),
)
_FIRST = _compiled(
    r"""commencing \s+ (?: with | on ) \s+ the \s+ first \s+ such \s+ date \s+ (?: occurring \s+ )? (?: after |
        following ) \s+
    [^.;,]{0,60}? (?: commences | begins ) \s+ to \s+ accrue"""
)
_PAYEE = _compiled(
    r"to \s+ (?: the \s+ )? (?: record \s+ holders? | holders? \s+ of \s+ record ) (?: \s+ of \s+ [^.;,]{3,80}? (?= "
    r"\s+ on \s+ (?: each | the ) \b | [.,;] ) )?"
)
# "on each March 15 and September 15 …, to holders of record on the preceding March 1 and September 1"
_RECORDED = _compiled(r"\b on \s+ the \s+ (?: immediately \s+ )? preceding \s+ (?P<days>{DAYS})")
_DAY = _compiled("{MONTH_DAY}")
_SURVIVES = _compiled(
    r"""\b obligations? \b (?: [^.;]{0,260}? (?P<words> shall \s+ survive \s+ until \s+ such \s+ time )
        | [^.;]{0,200}? {INTEREST} \b [^.;]{0,200}? (?P<words> (?: shall | will ) \s+ survive ) \b )"""
)
_SOLE = r"""(?P<words> (?: sole (?: (?: \s+ and | \s* , ) \s+ exclusive )? | exclusive ) \s+
    (?: (?: and \s+ sole | monetary | money | legal ) \s+ )*
    (?: remed (?: y | ies ) | damages | recourse | relief ) )"""
_EXCLUSIVE = _compiled(
    rf"""{{INTEREST}} \b (?: (?! \b not \b ) [^.;] ){{0,160}}? \b {_SOLE}
    | (?<! \b not \s+ (?: be \s+ )? (?: the \s+ | its \s+ | their \s+ )? ) \b {_SOLE} \b
        (?: (?! \b not \b ) [^.;] ){{0,160}}? \b {{INTEREST}} \b"""
)
_YEAR_OF = r"on \s+ the \s+ basis \s+ of \s+ a \s+ "
_ACTUAL = r"-day \s+ year \s+ (?: and | for ) \s+ the \s+ actual \s+ number \s+ of \s+ days (?: \s+ elapsed )?"
_MONTHS = r"-day \s+ year \s+ (?: consisting | composed | comprised ) \s+ of \s+ twelve \s+ 30-day \s+ months"
_DAY_COUNTS = tuple(
    (name, _compiled(_YEAR_OF + pattern))
    for name, pattern in (("30/360", "360" + _MONTHS), ("ACT/360", "360" + _ACTUAL), ("ACT/365F", "365" + _ACTUAL))
)
_OFTEN = {"semi": "semiannual", "quar": "quarterly", "mont": "monthly", "annu": "annual"}
_POINTER = (
    r"(?: {QUOTE} | \b ) {term} {QUOTE}? \s* (?: : | \s means? | \s has \s+ the \s+ meaning \s+ (?: set "
    r"\s+ forth | given ) ) "
)


def _terms(match: Match, document: Document) -> AdditionalInterest:
    """The conditions that stand around the words on payment, within a few pages on either side."""
    text = document.text
    floor, ceiling = max(0, match.start() - _REACH), min(len(text), match.end() + _REACH)
    excluded = [(name, one) for name, pattern in _EXCLUDED if (one := pattern.search(text, floor, ceiling))]
    survives, exclusive = (one.search(text, floor, ceiling) for one in (_SURVIVES, _EXCLUSIVE))
    counted = next(
        ((name, one) for name, pattern in _DAY_COUNTS if (one := pattern.search(text, floor, ceiling))), None
    )
    payable, places = _payable(match, document, ceiling)
    places |= {f"excludes[{at}]": Span(*one.span()) for at, (_, one) in enumerate(excluded)}
    for name, one in (("survives", survives), ("exclusive", exclusive)):
        places[name] = Span(*one.span("words")) if one else None
    places["day_count"] = Span(*counted[1].span()) if counted else None
    around = [span for span in places.values() if span]
    start = min(sentence_at(text, one.start).start for one in around)
    return AdditionalInterest(
        span=Span(start, max(sentence_end(text, one.end - 1) for one in around)),
        excludes=tuple(name for name, _ in excluded),
        day_count=counted[0] if counted else None,
        exclusive=exclusive is not None,
        survives=survives is not None,
        payable=payable,
        evidence=quotes(places),
    )


def _payable(match: Match, document: Document, ceiling: int) -> tuple[Payable, dict[str, Span | None]]:
    text = document.text
    first = _FIRST.search(text, match.end(), sentence_end(text, match.end()))
    payee = _PAYEE.search(text, match.start(), ceiling)
    dates = StatedIn(value=_days(match["days"])) if match["days"] else None
    if match["dates"]:
        dates = _dates(words(match["dates"]), text)
    recorded = _RECORDED.search(text, match.end(), sentence_end(text, match.end())) if match["days"] else None
    payable = Payable(
        frequency=_OFTEN[match["often"][:4].lower()] if match["often"] else None,
        manner=manner.lower() if (manner := stated(match, "manner")) else None,
        medium="cash" if match["cash"] else None,
        dates=dates,
        first="after_accrual_commences" if first else None,
        payee="record_holder" if payee else None,
        record_date=StatedIn(value=_days(recorded["days"])) if recorded else _record_date(text, dates),
    )
    return payable, {
        "payable.frequency": Span(match.start("often"), match.end("manner" if match["manner"] else "often"))
        if match["often"]
        else None,
        "payable.medium": Span(*match.span("cash")) if match["cash"] else None,
        "payable.dates": Span(*match.span("on")) if dates else None,
        "payable.first": Span(*first.span()) if first else None,
        "payable.payee": Span(*payee.span()) if payee else None,
        "payable.record_date": Span(*recorded.span("days")) if recorded else None,
    }


def _days(listed: str) -> str:
    """The days of each year that are listed: "XXXX-03-15, XXXX-09-15" for "March 15 and September 15"."""
    found = (one.split() for one in _DAY.findall(listed))
    return ", ".join(f"XXXX-{month_number(month):02}-{int(day):02}" for month, day in found)


def _dates(term: str, text: str) -> StatedIn:
    """Which dates these are: "Each Interest Payment Date", which is "As defined in the Indenture"."""
    same = _defined(
        term, r"\s+ (?: each | any | every ) \s+ (?P<term> (?-i: (?: [A-Z]\w+ \s+ )+ Date ) ) \s* [.;]", text
    )
    named = titled(same["term"]) if same else titled(term)
    elsewhere = _defined(
        named,
        r"[^.;]{0,60}? \b (?: in | by ) \s+ the \s+ (?P<document> (?-i: [A-Z]\w+ (?: \s+ [A-Z]\w+ ){0,2} ) ) \s* [.;]",
        text,
    )
    return StatedIn(term=named, document=words(elsewhere["document"]) if elsewhere else None)


def _record_date(text: str, dates: StatedIn | None) -> StatedIn | None:
    """Where the record dates are stated: with the payment dates, if a record holder is one on their record date."""
    if dates is None or dates.document is None:
        return None
    record = _defined("Record Holder", r"[^.;]{0,260}? \b record \s+ date \b", text)
    return StatedIn(document=dates.document) if record else None


def _defined(term: str, body: str, text: str) -> Match | None:
    """Where the text defines the term in the words of `body`."""
    spaced = r"\s+".join(regex.escape(one) for one in term.split())
    return regex.compile(expand(_POINTER.replace("{term}", spaced) + body, PIECES), _FLAGS).search(text)


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.additional_interest",
        pattern=r"""(?<! \w ) (?P<what>{INTEREST}) \b [^.;]{0,160}? (?: be \s+ (?: payable | paid ) | payable ) \s+ (?:
            by \s+ the \s+ \w+ \s+ )? (?: in \s+ (?P<cash> cash ) ,? \s+ )?
            (?: (?: (?<= \b payable \s+ (?: in \s+ cash ,? \s+ )? ) (?: in \s+ (?P<manner> arrears | advance ) \s+ )?
                    (?= on \s+ each \s+ {MONTH_DAY} )
                | {OFTEN} (?: \s+ in \s+ (?P<manner> arrears | advance ) )? \s+
                | (?: in \s+ (?P<manner> arrears | advance ) \s+ )?
                    (?= on \s+ (?: each | the ) \s+ (?: {NEXT} | interest \s+ ) ) )
              on \s+ (?P<on> (?: each | the ) \s+ {NEXT}? (?P<dates> (?: (?-i: (?: [A-Z]\w+ \s+ )* )
                | interest \s+ ) payment \s+ dates? ) \b | (?: each \s+ )? (?P<days>{DAYS}) )
            | (?: to \s+ the \s+ holders | in \s+ the \s+ (?: same \s+ )? manner ) \b [^.;]{0,160}? \b on \s+
              (?P<on> (?: each | the ) \s+ {NEXT}? (?P<dates> (?-i: (?: [A-Z]\w+ \s+ )+ ) payment \s+ dates? ) \b )
            | {OFTEN} (?: \s+ in \s+ (?P<manner> arrears | advance ) )? \s+
              (?P<on> with \s+ (?: the \s+ | each \s+ )? (?: (?: regular | scheduled ) \s+ )?
                (?: interest \s+ payments? | payments? \s+ of \s+ interest ) ) \b )""",
        build=_terms,
        needs=("ayable", "paid"),
        pieces=_PIECES,
        examples={
            "Any\namounts of Additional Interest due pursuant to clause (a) of this Section 3 will\nbe payable in "
            "cash semi-annually "
            "in arrears on each Additional Interest Payment\nDate, commencing with the first such date occurring "
            "after any such "
            "Additional\nInterest commences to accrue.": {
                "excludes": (),
                "exclusive": False,
                "payable": {
                    "frequency": "semiannual",
                    "in": "arrears",
                    "medium": "cash",
                    "dates": {"term": "Additional Interest Payment Date"},
                    "first": "after_accrual_commences",
                },
            },
            "All accrued Liquidated Damages shall be paid quarterly on each Damages Payment Date to the record holders "
            "of Notes. Liquidated Damages shall be computed on the basis of a 360-day year consisting of twelve 30-day "
            "months.": {
                "day_count": "30/360",
                "payable.frequency": "quarterly",
                "payable.payee": "record_holder",
                "payable.medium": None,
            },
            "Additional Interest shall be payable in cash semi-annually in arrears on each March 15 and September\n15 "
            "to the holders of record on the preceding March 1 and September 1.": {
                "payable.dates.value": "XXXX-03-15, XXXX-09-15",
                "payable.dates.term": None,
                "payable.record_date.value": "XXXX-03-01, XXXX-09-01",
                "payable.payee": "record_holder",
            },
            "All accrued Liquidated Damages shall be paid quarterly on each Damages Payment Date. The parties agree "
            "that the sole damages payable for a violation shall be such Liquidated Damages. The obligation to pay "
            "Liquidated Damages shall survive termination of this Agreement until paid in full. No Liquidated Damages "
            "shall accrue on Notes converted into Shares.": {
                "exclusive": True,
                "survives": True,
                "excludes": ("converted_notes",),
            },
            "Additional Interest will be paid semi-annually in arrears with the interest payments on the Notes.": {
                "payable": {"frequency": "semiannual", "in": "arrears"},
            },
            "All accrued Liquidated Damages shall be paid to the Holders entitled thereto, in the manner provided for "
            "the payment of interest in the Indenture, on each Interest Payment Date.": {
                "payable": {"dates": {"term": "Interest Payment Date"}},
            },
            "All accrued Special Interest will be paid by the Issuers on the next scheduled interest payment date to "
            "the holders of record.": {"payable.dates.term": "interest payment date", "payable.payee": "record_holder"},
            "All accrued Liquidated Damages shall be paid quarterly on each Damages Payment Date. Liquidated Damages "
            "shall not be the sole remedy of the Holders. The obligations under Section 6 shall survive.": {
                "span_text": "All accrued Liquidated Damages shall be paid quarterly on each Damages Payment Date.",
                "exclusive": False,
                "survives": False,
            },
        },
        near_misses=(
            "Interest shall be payable semi-annually in arrears on each Interest Payment Date.",
            "Additional Interest will be payable on demand.",
            "Additional Interest will be paid with the Notes.",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The terms of payment of additional interest."""
    return asked(document, RULES, INTEREST, 500)
