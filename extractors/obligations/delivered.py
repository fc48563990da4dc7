"""What is to be given is listed, each thing with a day of its own: "shall furnish to the Bank: (a) within 90 days …".

A list of things belongs to the verb that leads it in, "deliver (a) a certificate and (b) an opinion". Where an item
says by when it is to be given, it is an obligation of its own: "(a) no later than 120 days after the end of each fiscal
year, an audited balance sheet; (b) no later than 45 days after the end of each quarter, an unaudited one".
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

import regex

from extractors.obligations.clause import before_proviso, behind_heading, behind_mark, stop_of
from extractors.obligations.item import obligation
from extractors.obligations.listed import RULE
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Obligation, Section
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_GIVES = lazy(
    r"(?:[a-z]+ly\s+)?(?:deliver|furnish|provide|submit|give|send|supply|forward|mail|transmit|make\s+available|file)\b",
    regex.IGNORECASE,
)
_FOLLOWING = lazy(r"[\s,]*(?:each\s+of\s+)?the\s+following(?:\s+[a-z]+){0,3}$", regex.IGNORECASE)
# "give a statement showing": what the list names is in the thing given
_HOLDS = lazy(
    r"\b(?:showing|containing|stating|listing|describing|detailing|certifying|specifying|indicating|reflecting"
    r"|evidencing|including|confirming|set(?:ting|s)?\s+forth)\W*$",
    regex.IGNORECASE,
)
_UP_TO_LIST = lazy(r"[\s,.:–—-]*")
_BEHIND_HEADING = lazy(r"[.:\s–—-]*")
# "as soon as available, and in any event within 90 days after the end of each fiscal year, a copy of"
_BY_WHEN = lazy(
    r"""(?: (?: not | no ) \s+ later \s+ than | within | on \s+ or \s+ before | prior \s+ to
      | (?: at \s+ least | (?: not | no ) \s+ more \s+ than ) \b
        (?= [^,;]{1,40} \b (?: days? | hours? | weeks? | months? ) \b )
      | as \s+ soon \s+ as | promptly | immediately (?! \s+ available )
      | by \s+ (?: no \s+ later \s+ than | the (?= [^,;]{1,30} \b (?: day | date | close | end | time ) \b ) )
      | (?: concurrently | simultaneously | contemporaneously | together (?= \s+ with \s+ (?: each | every ) \b ) )
        \s+ with ) \b
    (?! [^;]*? [,\s] (?: (?: the | each | such | its ) \s+ )?
        (?: (?! which \b | that \b | who \b | as \b ) [\w’'-]+ \s+ ){1,3}
        (?: shall | will | must ) \b (?! \s+ (?: have | be ) \b ) )
    [^;]*? , \s+ [^;]""",
    _FLAGS,
)


def delivered(document: Document, found: Sequence[Obligation]) -> list[Obligation]:
    """The obligations with those of the items that say by when they are to be given, in place of an empty lead-in."""
    kept: list[Obligation] = []
    for one in found:
        items = _members(document, one)
        given = [item for section in items if (item := _given(document, section, one)) is not None]
        if not given or len(given) < len(items):
            kept.append(one)
        kept.extend(given)
    return kept


def _members(document: Document, lead: Obligation) -> list[Section]:
    """The items of the list that hangs on words that give something; none where no list begins behind them."""
    if lead.modality in ("may", "shall_not") or not _GIVES.match(lead.action) or _HOLDS.search(lead.action):
        return []
    above = document.section_at(Span(lead.span.end - 1, lead.span.end))
    first = next(iter(document.sections_from(lead.span.end)), None)
    if above is None or first is None or first.parent != above.id or first.inline or first.number is None:
        return []
    if _UP_TO_LIST.fullmatch(document.text, lead.span.end, first.span.start) is None:
        return []
    inside = takewhile(lambda one: one.span.start < above.span.end, document.sections_from(first.span.start))
    return [one for one in inside if one.parent == above.id and one.occurrence == first.occurrence]


def _given(document: Document, section: Section, lead: Obligation) -> Obligation | None:
    """The obligation to give what the item names, if it begins with the words that say by when."""
    text = document.text
    mark = behind_mark(text, section)
    heading = behind_heading(text, section, mark)
    behind = _BEHIND_HEADING.match(text, heading, section.span.end) if heading > mark else None
    at = behind.end() if behind else mark
    end = before_proviso(document, at, min(stop_of(document, section, at), section.span.end))
    if _BY_WHEN.match(text, at, end) is None:
        return None
    item = obligation(text, Span(at, end), at, None, lead.modality)
    if item is None:
        return None
    verb = _FOLLOWING.sub("", lead.action)
    condition = item.condition or lead.condition
    return replace(
        item, obligor=lead.obligor, action=f"{verb} {item.action}", condition=condition, rule=lead.rule or RULE
    )
