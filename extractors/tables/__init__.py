"""Tables: what a document states in columns, and each of its cells as a fact.

"Revenues   $   15.2   $   13.1" under "THREE MONTHS ENDED MARCH 31, 2004   2003 (in millions)" is two facts, the first
15200000 dollars, exact to the hundred thousand, of the quarter 2004-01-01/2004-03-31.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace

from extractors.dollars import dollars
from extractors.fiscal.calendar import calendar
from extractors.tables.build import Known, Read, items, read
from extractors.tables.captions import Scale
from extractors.tables.continuing import continued
from extractors.tables.data_schedules import items as scheduled
from extractors.tables.data_schedules import schedules
from extractors.tables.figures import CURRENCIES
from extractors.tables.general_scale import general, stretches
from extractors.tables.periods import stated as ended
from extractors.tables.regions import regions
from pipeline.document import Document
from pipeline.extractor import Extractor, Found
from pipeline.lazy import lazy
from pipeline.record import Record

_NOTES = 600
"""Characters behind a table that can hold a note on its figures."""
_SIGN = lazy(r"(?:US|C|A|HK|NT)?\$|[€£¥]")


def find(document: Document) -> Iterator[Found]:
    """The tables and, after each, its facts; financial data schedules before all others."""
    given = schedules(document)
    for one in given:
        yield from scheduled(document, one)
    tables: list[Read] = []
    for region in regions(document, [one.span for one in given]):
        before = tables[-1] if tables else None
        tables.append(continued(read(region, _behind(document, region.span.end)), region, before))
    if not tables:
        return
    stated = stretches(document.text)
    tables = [
        replace(one, scale=general(stated, one.start) or one.scale) if one.scale == Scale() else one for one in tables
    ]
    heads = (ended(label, table.said) for table in tables for label in table.labels)
    known = Known(calendar(document, (one for one in heads if one)), _currency(document), dollars(document))
    for table in tables:
        yield from items(document, table, known)


def _behind(document: Document, end: int) -> str:
    """The text right behind a table: its notes, if it has any."""
    return document.text[end : end + _NOTES]


def _currency(document: Document) -> str | None:
    """The currency that the document's sums of money are in, where it is one."""
    signs = set(_SIGN.findall(document.text))
    codes = {dollars(document) if sign == "$" else CURRENCIES[sign] for sign in signs}
    return codes.pop() if len(codes) == 1 else None


def link(record: Record, document: Document) -> Record:
    """The record with the id of its table in each fact: the table whose span the cell lies in."""
    starts = [table.span.start for table in record.tables]
    facts = (
        replace(fact, table=record.tables[bisect_right(starts, fact.span.start) - 1].id) if not fact.table else fact
        for fact in record.facts
    )
    return replace(record, facts=tuple(facts))


EXTRACTOR = Extractor("tables", find=find, link=link, overlaps="all", on_pages=True)
