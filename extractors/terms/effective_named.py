"""When an agreement takes effect, where its words name a day by a term of its own: "effective as of the Launch Date".

The day stands where the term is defined: `"Launch Date" means May 1, 2003`, `May 1, 2003 (the "Launch Date")`.
"""

from collections.abc import Iterator

import regex

from extractors.terms.effective_signs import FLAGS, INSTRUMENT
from extractors.terms.own_parts import own_parts
from extractors.terms.term_starts import stands_beside
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import Date, EffectiveDate, Record

# "This Agreement shall become effective as of the Distribution Time", "the term of this Agreement begins on the Start
# Date"
_NAMED_DAY = lazy(
    rf"""\b this (?: (?<! \b (?: of | under | to | in | by | with ) \s+ this )
          | (?<= \b (?: term | duration | validity ) \s+ of \s+ this ) )
        \s+ (?: [\w-]+ \s+ ){{0,4}}? {INSTRUMENT} \b (?! ['’]s ) [^.;()"“]{{0,60}}?
        \b (?: (?: (?: is | be | been | becomes? ) \s+ (?: made \s+ )?
            (?: effective | valid | in \s+ (?: full \s+ )? (?: force | effect ) (?: \s+ and \s+ effect )? )
          | takes? \s+ effect | (?: comes? | enters? ) \s+ into \s+ (?: force | effect )
          | commences? | begins? ) )
        \s+ (?: as \s+ of | on (?: \s+ and \s+ as \s+ of )? | upon | at | from (?: \s+ and \s+ after )? ) \s+ the \s+
        ["“]? (?P<name> (?-i: (?: [A-Z] [\w-]* \s ){{1,3}} (?: Date | Time | Day ) ) ) \b
        (?! \s+ (?: of \s+ (?! this \b ) | under \b | as \s+ defined \s+ in \s+ the \b ) )""",
    FLAGS,
)


def on_named_day(record: Record, document: Document) -> Iterator[EffectiveDate]:
    """The days that the text gives to the names on which it takes effect; none for a name that two days have."""
    for match in matches(_NAMED_DAY, document):
        if document.part_at(match.start()) not in own_parts(document):
            continue
        spaced = r"\s+".join(regex.escape(word) for word in match["name"].split())
        days = [one for one in _days(record) if stands_beside(document.text, one.span, spaced)]
        if len({(one.value or "")[:10] for one in days}) == 1:
            yield EffectiveDate(
                value=(days[0].value or "")[:10],
                basis="stated",
                date=days[0].id,
                span=days[0].span,
                text=days[0].text,
                rule="terms.effective_date.named",
            )


def _days(record: Record) -> list[Date]:
    """The days of which the year is known."""
    days = [one for one in record.dates if one.kind in ("calendar", "datetime")]
    return [one for one in days if one.value and not one.value.startswith("XXXX")]
