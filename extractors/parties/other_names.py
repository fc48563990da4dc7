"""The names that a text gives a party beside its own: those it had before, and those it goes by.

"Acorn LLC, formerly Elm LLC, d/b/a Acorn Mills and Acorn Bakeries" has one former name and two others.
"""

from collections.abc import Iterator

from extractors.names import is_person, name_at
from extractors.names.forms import ends_with_form, has_form, squeeze
from pipeline.lazy import lazy
from pipeline.span import Span

_NAME = (
    r"(?P<name>[\p{Lu}\d](?:[^,;()\"“”\n]|\n(?=[ \t]*\p{Lu})){1,60}?"
    r"(?:,\s+(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Corp|CORP|[LG]\.P)\b\.?)?"
    r"(?:\.(?<=\b(?:Inc|INC|Co|CO|Corp|CORP|Ltd|LTD|[LG]\.P)\.))?)(?=[\"”]|\s*[,;()]"
    r"|\s*\n(?!(?<=\p{Ll}\n)[ \t]*(?:\p{Lu}[\w&'’-]+[ ]?){1,3}(?:[,;(]|(?:and|or)\s+\p{Lu}))"
    r"|\s+(?:(?<!(?i:bank|university|institute|house)\s)of|located|having|with|whose|and|or|[adfnpt]/[bk]/?a|a"
    r"|an)\b|\.\s|\Z)"
)
TRADES_AS = (
    r"(?:\bd/?b/?a|\bD/?B/?A|\bt/a|doing\s+business\s+(?:in\s+\p{Lu}\w+\s+)?as|trading\s+as"
    r"|doing\s+business\s+under\s+the\s+names?(?:\s+of)?)[:,.]?\s+[\"“]?"
)
"""What leads to the name under which somebody does business."""
_KNOWN_AS = r"(?i:\b[an]/?k/?a\b|\b(?:also|now)\s+known\s+as|\bnow\s+(?:named|called))[:,.]?\s+[\"“]?"
"""What leads to another name of whoever has been named right before."""
_OTHER_NAME = lazy(rf"(?:{TRADES_AS}|(?P<known>{_KNOWN_AS})){_NAME}")
_ALL = lazy(
    rf"(?:{TRADES_AS}|{_KNOWN_AS})\p{{Lu}}(?P<names>[^;()\"“”]{{1,160}}?)\s(?:and|or)\s+(?P<last>\p{{Lu}}[^,;()\"“”]{{2,50}}?)"
    r"\s*\(\s*(?:(?:the|hereinafter)[\s,]+)*[\"“](?P<called>[^\"“”]{2,40})[\"”]\s*\)"
)
"""Other names up to the short name behind them: "d/b/a Acorn Mills and Acorn Bakeries (the "Company")"."""
_NEXT = lazy(r"(?:,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)")
_OF_A_PLACE = lazy(r"\b(?i:premises|property|land|parcel|lot|building|street|project|located|situated)\b")
"""What else may have two names: "the premises also known as 5 Elm Lane"."""
_FORMER_NAME = lazy(
    r"(?:\b[fp]/?k/?a\b|\bF/?K/?A\b|\bP/K/A\b|\bformerly\s+known\s+as|\bformerly\s+(?:named|called)|\bformerly,?"
    r"|\bpreviously\s+known\s+as|\b(?:and|,)\s+(?:before|prior\s+to)\s+that,?\s+(?:known\s+)?as)[:,.]?\s+[\"“]?"
    r"(?P<name>[\p{Lu}\d])"
)
_SUCCEEDED = lazy(r"(?i)\b(?:successors?(?:[\s-]+(?:in|by)[\s-]+\w+)?\s+(?:to|of)|assignee\s+of|predecessor)\b")
"""Words that lead to somebody else, whose former name a description may give: "as successor to Elm Bank, formerly"."""
_AND = lazy(r"(?i)\b(?:and|or)\s+\Z")
"""What leads back to the party itself: "as successor to Elm Inc. and formerly known as Oak Inc."."""


def other_names(text: str, end: int, stop: int) -> Iterator[Span]:
    """The names that the words from the end of a name to `stop` say its bearer goes by."""
    last = last_of_all(text, end, stop)
    for match in _OTHER_NAME.finditer(text, end, stop):
        if match["known"] and _OF_A_PLACE.search(text, end, match.start()):
            continue
        yield Span(*match.span("name"))
        at = match.end()
        while last is not None and at < last.start and (more := _NEXT.match(text, at, last.start)) is not None:
            comma = text.find(",", more.end(), last.start)
            at = last.start if more.end() == last.start else comma if comma > 0 else _last_word(text, more.end(), last)
            yield last if at == last.start else Span(more.end(), at)


def _last_word(text: str, start: int, last: Span) -> int:
    """Where the name ends that stands before the "and" of the last one."""
    return len(text[start : last.start].rsplit(maxsplit=1)[0].rstrip(" ,")) + start


def last_of_all(text: str, end: int, stop: int) -> Span | None:
    """The last of the other names that a party has before its short name; null where somebody else has the last one.

    "Acorn LLC d/b/a Oak Works and Elm Works (the "Buyer")" has two, "… d/b/a Oak Works and Elm Partners ("Elm")" one.
    """
    found = _ALL.search(text, end, min(len(text), stop + 60))
    if found is None or found["called"].endswith(("s", "S")):
        return None
    last = squeeze(found["last"])
    shared = set(last.casefold().split()) & set(squeeze(found["called"]).casefold().split())
    another = shared or is_person(last) or has_form(last) or ends_with_form(last) or found["names"].endswith(",")
    return None if another else Span(*found.span("last"))


_THEN = lazy(rf"(?:{TRADES_AS}|{_KNOWN_AS})[^;()\"“”]{{2,160}}?\s(?:and|or)\s+\p{{Lu}}[^;()\"“”]{{2,50}}\(\Z")


def names_another(text: str, end: int, stop: int) -> bool:
    """Whether the parenthesis that opens right before `stop` belongs to somebody named behind another name."""
    return _THEN.search(text, end, stop) is not None and last_of_all(text, end, stop) is None


def former_names(text: str, end: int, stop: int) -> Iterator[Span]:
    """The names that the words from the end of a name to `stop` say its bearer had before."""
    for match in _FORMER_NAME.finditer(text, end, stop):
        if _SUCCEEDED.search(text, end, match.start()) and not _AND.search(text, end, match.start()):
            return
        name = name_at(text, match.start("name"), min(len(text), stop + 100))
        if name is not None:
            yield name
