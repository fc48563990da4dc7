"""Obligors joined to the parties and terms of the record, and deadlines to its dates."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.obligations.item import NAMED
from extractors.obligations.listed import leads
from pipeline.changed import changed
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Date, Obligation, Record
from pipeline.span import Span

_LIMITS = lazy(
    r"""\b (?: by | before | until | than | prior \s+ to | on | at | within | least | in | through | of ) \s+
        (?: the \s+ | each \s+ )? $""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "for a term ending on the third anniversary of the Closing", "a note maturing on May 1": not by when it is done
_ENDING = lazy(
    r"\b(?:(?:ending|expiring|terminating|concluding|maturing|effect|effective)\s+(?:on|at|upon)|as\s+of)"
    r"\s+(?:(?:the|his|her|its|their)\s+)?$"
    r"|(?<!\bbe\s)\b(?:adopted|amended|established|dated|executed|approved|issued)\s+(?:in|on|as\s+of)\s+$"
    r"|\b(?:ending|expiring|terminating|maturing)\s+$"
    r"|\b(?:that|which)\s+(?:is|are|was|were)\s+required\s+(?:by\s+\w+\s+)?to\s+be\s+\w+\s+$"
    r"|\b(?:for|during|throughout)\s+(?:a|the)\s+period\s+(?:of\s+)?$|\bbeyond\s+(?:the\s+)?$",
    regex.IGNORECASE,
)
# "as in effect immediately prior to the Closing Date"
_LATER = lazy(
    r"(?:after|following|subsequent|since|from|immediately\s+(?:prior|before|preceding))\b"
    r"|(?:preceding|previous|prior(?!\s+to\b)|past|last\s+(?!day\b|business\b))\b",
    regex.IGNORECASE,
)
# "a bonus for each year", "interest accruing daily", "debt measured at the end of each year": what, and not when
_FOR = lazy(
    r"\b(?:for|(?:determined|measured|calculated|computed|tested)\s+(?:(?:as\s+of|at|on)\s+)?the"
    r"|(?<!\b(?:close|end|beginning|start)\s)of|more\s+(?:often|frequently)\s+than"
    r"|(?:accru|comput|calculat|compound)\w*)\s+$",
    regex.IGNORECASE,
)
# "all shares with respect to which it has received requests within 15 days": by when the requests came
_DONE_BEFORE = lazy(
    r"\b(?:which|that|whom|who)\b[^,;]{0,80}\b(?:has|have|had)\s+(?:not\s+)?(?:been\s+)?(?:so\s+)?(?:received|requested"
    r"|elected|notified|tendered|submitted|delivered|paid|earned|accrued|incurred|vested|given|made|issued)\b"
    r"(?:(?!\b(?:and|shall|will)\b)[^,;])*$",
    regex.IGNORECASE,
)
# "hold the Fund until the earlier of (i) one year from the Closing Date and (ii) its sale": how long, and not by when
_HELD_UNTIL = lazy(
    r"\buntil\s+(?:such\s+time\s+as\s+)?the\s+(?:earlier|earliest|later|latest)\b[^;]*$", regex.IGNORECASE
)
# "shall build the Vessel unless the Owner cancels within ten days": by when the condition has to come true
_UNLESS = lazy(
    r"\b(?:unless|except\s+if)\b[^,;]*$|,\s+provided\s+(?:that\s+)?(?-i:[A-Z])[\w-]*\s[^,;]*$", regex.IGNORECASE
)
_PER = lazy(r"per\b", regex.IGNORECASE)  # "20 tons per calendar month": how many; "$500 per calendar month": how often
_SUM_BEFORE = lazy(r"(?:\d\)?|\btimes|\bonce|\btwice)\s+$", regex.IGNORECASE)
_BEGINS = lazy(r"\b(?:beginning|commencing|starting|from)\b[^;]{0,160}\buntil\s+$", regex.IGNORECASE)
# "speed up the monthly payments": what falls due so often anyway
_THE = lazy(r"\b(?:the|such|any|all|said|its|each|remaining)\s+$", regex.IGNORECASE)
_PAYMENTS = lazy(r"\s+(?:installments?|instalments?|payments?)\b", regex.IGNORECASE)
_WINDOW = lazy(r"(?:any|in\s+any)\b", regex.IGNORECASE)  # "60 days in any 12-month period"
_COUNTED = lazy(r"\b(?:within|least|than|in|by)\s+(?:a\s+period\s+of\s+)?$", regex.IGNORECASE)
# "keep records for at least three years", "be kept by the Buyer for at least three years": how long, and not by when
_KEEPS = lazy(
    r"(?:\w+ly\s+)?(?:(?:keep|maintain|retain|preserve|hold|continue)"
    r"|be\s+(?:\w+ly\s+)?(?:kept|maintained|retained|preserved|held\b(?=[^,;]*\sfor)|continued))\b",
    regex.IGNORECASE,
)
_PERIOD = lazy(r"\b(?:from|during|between|throughout|period|term)\b", regex.IGNORECASE)
_UP_TO = lazy(r"(?:prior\s+to|before|until)\b", regex.IGNORECASE)
_UNTIL = lazy(r"until\b", regex.IGNORECASE)
# "during the period from … until", "interest from the date of the Note until"
_RUNS = lazy(
    r"\b(?:during|period|term|from\s+(?:and\s+including\s+)?(?:the\s+)?(?:date|day|[A-Z]\w+\s+(?:Date|\d)))\b"
    r"[^,;]{0,120}$",
    regex.IGNORECASE,
)
_NOTICE = lazy(r"['’]?\s+(?:prior\s+|advanced?\s+|written\s+){0,3}notice\b", regex.IGNORECASE)
_THE_UNDERSIGNED = lazy(r"\bundersigned\s*,?\s*$", regex.IGNORECASE)  # "the undersigned, Alpha Corp. (the "Maker")"
_UNDERSIGNED = lazy(r"\W*(?:the\s+|each\s+)?undersigned\b", regex.IGNORECASE)


def link(record: Record, document: Document) -> Record:
    """The record with its obligations' deadlines and obligors; a name that is nobody's obliges nobody."""
    names = _names(record, document)
    starts = [date.span.start for date in record.dates]
    led = leads(document)
    linked = []
    for one in record.obligations:
        obligor = _obligor(one, names)
        if one.rule == NAMED and obligor is None:
            continue
        lead = led.get(one.span.start)
        keeps = _KEEPS.match(one.action) is not None
        own = [
            date
            for date in _within(record, starts, one.span)
            if _limits(document, date, one.span.start) and not (keeps and date.kind == "duration")
        ]
        ahead = _ahead(document, lead, _within(record, starts, lead)) if lead and one.modality != "shall_not" else []
        deadline = tuple(date.id for date in (*ahead, *own))
        linked.append(changed(one, obligor=obligor or one.obligor, deadline=deadline))
    return replace(record, obligations=tuple(linked))


def _within(record: Record, starts: list[int], span: Span) -> list[Date]:
    """The dates of the record that stand inside the span."""
    dates = record.dates[bisect_left(starts, span.start) : bisect_left(starts, span.end)]
    return [date for date in dates if date.span.end <= span.end]


def _ahead(document: Document, lead: Span, dates: list[Date]) -> list[Date]:
    """What a list's lead-in says by when: "Within ten days, the Company shall:".

    Not how long it shall go on: "from May 1 to June 30", "prior to the Closing Date".
    """
    return [
        date
        for date in dates
        if _limits(document, date, lead.start)
        and not _PERIOD.search(document.text, lead.start, date.span.start)
        and (date.quantity is not None or _UP_TO.match(date.text) is None)
    ]


def _limits(document: Document, date: Date, start: int) -> bool:
    """Whether the date says by when: "within 10 days", "not later than June 30", "semi-annually".

    `start` is where the words of the duty begin.
    """
    text = document.text
    if any(one.search(text, start, date.span.start) for one in (_DONE_BEFORE, _HELD_UNTIL, _UNLESS)):
        return False
    if _ENDING.search(text, max(0, date.span.start - 50), date.span.start):
        return False
    if date.kind == "relative":
        runs = _UNTIL.match(date.text) and _RUNS.search(text, max(start, date.span.start - 120), date.span.start)
        return not _LATER.match(date.text) and not runs
    if date.kind == "recurring":
        before = text[max(0, date.span.start - 12) : date.span.start]
        if _PER.match(date.text) and not _SUM_BEFORE.search(before):
            return False
        if _WINDOW.match(date.text) or (_PAYMENTS.match(text, date.span.end) and _THE.search(before)):
            return False
        return _FOR.search(text, max(0, date.span.start - 24), date.span.start) is None
    if date.kind == "duration":
        before = text[max(0, date.span.start - 40) : date.span.start]
        return _COUNTED.search(before) is not None or _NOTICE.match(text, date.span.end) is not None
    if date.kind in ("calendar", "datetime", "partial", "month"):
        if _BEGINS.search(text, max(start, date.span.start - 200), date.span.start):
            return False
        return _LIMITS.search(text, max(0, date.span.start - 30), date.span.start) is not None
    return False


def _names(record: Record, document: Document) -> dict[str, str]:
    """By case-folded words what an obligor is called: its defined term, or the name of the party."""
    names: dict[str, str] = {}
    for party in record.parties:
        names.setdefault(party.name.casefold(), party.name)
        for mention in party.other_mentions:
            names.setdefault(" ".join(mention.text.casefold().split()), party.name)
    people = {party.id for party in record.parties}
    for term in record.defined_terms:
        if people.intersection(term.refers_to):
            names[term.key] = term.term
    for party in record.parties:
        for alias in party.defined_as:
            names[alias.casefold()] = alias
    for term in record.defined_terms:
        names.setdefault(f"{term.key}\0", term.term)
        if _UNDERSIGNED.match(term.definition or ""):
            names.setdefault("undersigned", term.term)
    signing = [party for party in record.parties if _signs(document, party.span.start)]
    if len(signing) == 1:
        names.setdefault("undersigned", next(iter(signing[0].defined_as), signing[0].name))
    return names


def _signs(document: Document, at: int) -> bool:
    """Whether the party at the offset is called the undersigned right before its name."""
    return _THE_UNDERSIGNED.search(document.text, max(0, at - 40), at) is not None


def _obligor(one: Obligation, names: dict[str, str]) -> str | None:
    """The obligor as the record calls it, in the singular where only that is defined."""
    if one.obligor is None:
        return None
    folded = one.obligor.casefold()
    sure = one.rule != NAMED
    for form in _forms(folded):
        for name in (names.get(form), names.get(f"{form}\0") if sure else None):
            if name is not None and not (one.obligor.islower() and form != folded and name[0].isupper()):
                return _cased(name)  # but "the holders of the Bonds" are not the "Holder"
    return None


def _cased(name: str) -> str:
    return name if not name.isupper() or len(name) < 4 else name.title()


def _forms(folded: str) -> Iterator[str]:
    yield folded
    yield folded.removesuffix("s")
    yield f"{folded}s"
