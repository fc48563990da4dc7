"""When an agreement takes effect, where its words say so: `(the "Effective Date")` beside a date, "effective as of".

A date that only dates the agreement is none; one that "is effective as of the date hereof" is the agreement's own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import regex

from pipeline.document import Document
from pipeline.record import AgreementDate, Date, EffectiveDate, Record
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_OPENING = 2500  # characters at the beginning where a bare "effective as of" speaks of the document itself
_RELEASES = ("earnings_release", "management_change_release", "other_release", "current_report")

_INSTRUMENT = r"""(?: agreement | amendment | contract | addendum | schedule | lease | license | letter | instrument
    | plan | indenture | warrant | deed | memorandum | venture | appointment | franchise | supplement | waiver
    | terms? )"""
_ON = r"(?: as \s+ of | on | from | this | beginning | commencing | the | and \s+ as \s+ of )"


# "your resignation as a director, effective as of": what takes effect is not the agreement
_OTHER_ACT = regex.compile(
    r"\b (?: resign | retire | terminat | appoint | elect(?: ed | ion ) | promot | hire )", _FLAGS
)


@dataclass(frozen=True)
class _Sign:
    """Words beside a date that make it the effective one; `where`: on which side of the date they stand."""

    rule: str
    pattern: "regex.Pattern[str]"
    where: Literal["before", "after"]
    opening_only: bool = False


# in the order in which they are believed
_SIGNS = (
    _Sign(
        "terms.effective_date.defined",
        regex.compile(
            r"""\s* ,? \s* (?: the \s* )? \( [^()"“”]{0,40} ["“”']{0,2} (?: (?! closing | termination ) \w+ \s+ ){0,2}?
                (?: effective | commencement ) \s* date \b""",
            _FLAGS,
        ),
        "after",
    ),
    _Sign(
        "terms.effective_date.labelled",
        regex.compile(
            rf"""(?<= \b (?: effective | commencement ) \s+ date ["”'’]{{0,2}} \s*
                (?: of \s+ (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}} )?
                (?: : | means | shall \s+ mean | is | shall \s+ be | will \s+ be | \s ) \s* :? \s*
                (?: [\d:]{{1,5}} \s? [ap]\.?m\.? \s+ (?: [\w,]+ \s+ ){{0,4}} )? (?: {_ON} \s+ ){{0,2}} ) (?= \S )""",
            _FLAGS,
        ),
        "before",
    ),
    _Sign(
        "terms.effective_date.this_agreement",
        regex.compile(
            rf"""(?<= \b (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}} {_INSTRUMENT} \b [^.;]{{0,160}}
                \b (?: is | be | becomes? | became | made | deemed | dated \s+ and | entered \s+ into \s+ and | shall
                | takes? ) \s+ (?: deemed \s+ )? effect (?: ive )? \s+ (?: {_ON} \s+ ){{0,3}} ) (?= \S )""",
            _FLAGS,
        ),
        "before",
    ),
    _Sign(
        "terms.effective_date.opening",
        regex.compile(
            rf"""(?<= \b effective (?: \s+ for \s+ all \s+ purposes [^.;]{{0,40}}? )? \s+ (?: {_ON} \s+ ){{0,3}} )
                (?= \S )""",
            _FLAGS,
        ),
        "before",
        opening_only=True,
    ),
)

# believed last: "the term of this Agreement shall commence on"
_TERM_BEGINS = _Sign(
    "terms.effective_date.term_begins",
    regex.compile(
        rf"""(?<= \b (?: this | the | initial ) \s+ (?: [\w-]+ \s+ ){{0,4}}
            (?: agreement | contract | term | lease | license | venture | appointment | franchise ) \b [^.;]{{0,120}}
            \b (?: commence | begin | start ) s? \s+ (?: {_ON} \s+ ){{0,3}} ) (?= \S )""",
        _FLAGS,
    ),
    "before",
)

# "shall become effective as of the date first written above", '"Effective Date" means the date of this Agreement'
_ON_ITS_DATE = regex.compile(
    rf"""\b (?: (?: this | the ) \s+ (?: [\w-]+ \s+ ){{0,4}}? {_INSTRUMENT} \s+ (?: shall | will )? \s*
            (?: is | be | become s? ) \s+ (?: deemed \s+ )? effective \s+ (?: as \s+ of | on | from | upon )
        | effective \s+ date ["”'’]{{0,2}} \s+ (?: means | shall \s+ mean | is ) )
        \s+ (?P<own> the \s+ (?: (?: first \s+ )? (?: date | day \s+ and \s+ year ) \s+
            (?: hereof | of \s+ this \s+ agreement | first \s+ (?: above \s+ )?
                (?: written | set \s+ forth ) (?: \s+ above )? | above \s+ written )
        | first \s+ date \s+ above \s+ written ) )""",
    _FLAGS,
)


def effective_date(record: Record, document: Document, dated: AgreementDate | None) -> EffectiveDate | None:
    """The date that the instrument calls effective or lets its term begin on; null where it does neither."""
    return (
        next(_stated(record, document, _SIGNS), None)
        or _on_its_date(document, dated)
        or next(_stated(record, document, (_TERM_BEGINS,)), None)
    )


def _stated(record: Record, document: Document, signs: Sequence[_Sign]) -> Iterator[EffectiveDate]:
    """The dates beside which a sign stands, by the order of the signs, then of the text."""
    dates = [
        date for date in record.dates if date.value is not None and date.kind in ("calendar", "datetime", "partial")
    ]
    opening = 0 if record.document.kind in _RELEASES else _OPENING
    for sign in signs:
        reach = opening if sign.opening_only else len(document.text)
        for date in dates:
            if date.span.start < reach and _says(document.text, sign, date):
                yield EffectiveDate(
                    value=(date.value or "")[:10],
                    basis="stated",
                    date=date.id,
                    span=date.span,
                    text=date.text,
                    rule=sign.rule,
                )


def _says(text: str, sign: _Sign, date: Date) -> bool:
    at = date.span.start if sign.where == "before" else date.span.end
    if sign.opening_only and _OTHER_ACT.search(text, max(0, at - 150), at):
        return False
    return sign.pattern.match(text, at) is not None


def _on_its_date(document: Document, dated: AgreementDate | None) -> EffectiveDate | None:
    """The agreement's own date, where the words make it effective on that."""
    match = _ON_ITS_DATE.search(document.text) if dated is not None else None
    if match is None or dated is None:
        return None
    span = Span(*match.span("own"))
    return EffectiveDate(
        value=dated.value,
        basis="agreement_date",
        date=dated.date,
        span=span,
        text=document.slice(span),
        rule="terms.effective_date.own_date",
    )
