"""The stretch of text that a verb of duty rules: from the stop before it to the stop behind its action.

"(b) Notices. Upon request, the Company shall file a report; each Holder shall …": the clause of the first "shall"
begins at "Upon" and ends with "report".
"""

import regex

from extractors.lexicon.words import words as listed
from extractors.obligations.ends import open_bracket
from extractors.obligations.stops import behind_stop, first_stop
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import Section
from pipeline.span import Span

_BACK = 1200
_AHEAD = 6000
_PROVISO = lazy(
    r"""\b (?: (?: provided | except | save ) \s* ,? \s* (?: however | further | that ) \b [\s,]* (?: that \b )?
        | (?: provided | except ) \s* ,? \s*
            (?: , | (?<= , \s+ provided \s+ ) (?= if \b [^;]{5,300}? , [^,;]{2,60} \s (?: shall | may | will ) \s ) )
        | on \s+ the \s+ (?: express \s+ )? condition \s+ that
            (?= \s+ (?: the | each | no | neither | (?-i: [A-Z] ) ) ) )""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "(a) the deed; and (b) the keys": things of a list, none of which somebody shall do
_MORE = lazy(
    r";\s+(?:(?:and|or|and/or)\s+)?\(?(?:[b-hj-zB-HJ-Z]|i[ivx]|[iv]{2,4}|II|I[IVX]|[IV]{2,4}|\d)\)\s*"
    r"(?:\((?:[aAiIxX1])\)\s+)?(?!(?:to|not|that|provided)\b)(?P<word>[\w’'$*\[-]+)"
)
_FIRST_MARK = lazy(r"[\s,:]\(?(?:[aAiI1xX])\)\s")
_DUTY = lazy(
    r"\b(?:shall|will|must|may|agrees?)\b(?!\s+(?:not\s+)?have\b)"
    r"(?<!\b(?:which|that)\b(?:(?!,\s+and\b)[^;()]){0,100}\b(?:shall|will|must|may|agrees?))",
    regex.IGNORECASE,
)
_NO_VERB = (
    r"(?:(?!\b(?:shall|will|must|may|can|agrees?|is|are|was|were|be|has|have|had|does|do|provided|however"
    r"|being|if|to(?!\s+(?:(?:the|an?|any|its|their|such|all|each|which)\b|(?-i:[A-Z]))))\b)"
    r"[^;.:()])"
)
# "give notice upon: (A) the sale", "the following documents: (i) the deed": the list completes the phrase
_COMPLETES = lazy(
    r"\b(?:upon|of|to|for|with|by|in|if|when|unless|following|after|from|until|than|following\s+[^.;:]{1,160}):$",
    regex.IGNORECASE,
)
_FIRST_ITEM = lazy(r"[^\S\n]+\((?:[aAiIxX1])\)\s+(?!(?:to|not|that|provided)\b)(?P<word>[\w’'-]+)")
# "remove floor coverings; lighting fixtures; or window coverings": more things, and no mark of a list
_MORE_THINGS = lazy(
    rf"(?:;\s+{_NO_VERB}{{3,160}}){{0,9}};\s+(?:and|or)\s+{_NO_VERB}{{3,240}}(?=\.\s|\.?\s*\Z)", regex.IGNORECASE
)
_FIRST_WORD = lazy(r";\s+(?:(?:and|or)\s+)?(?P<word>[\w’'-]+)")
_KEYWORD = 12  # characters that may stand before a mark: "SECTION 4.1."
_BEHIND_MARK = lazy(r"[.):]{0,2}[\s–—-]*")


def around(document: Document, at: int) -> Span:
    """The clause around the offset, its paragraph's mark and heading left out."""
    return Span(start_of(document, at), end_of(document, at))


def start_of(document: Document, at: int) -> int:
    """Where the clause begins that the offset stands in."""
    floor = _floor(document, document.section_at(Span(at, at + 1)), at)
    start = behind_stop(document.text, max(floor, at - _BACK), at)
    provisos = [match.end() for match in matches(_PROVISO, document, start, at)]
    return provisos[-1] if provisos else start


def _floor(document: Document, section: Section | None, at: int) -> int:
    """Where the words of the smallest section around the offset begin."""
    while section is not None and section.inline and section.span.start + 12 > at and section.parent:
        section = document.by_id.get(section.parent)
    if section is None:
        return 0
    text, begin = document.text, section.span.start
    marks = behind_mark(text, section)
    ends = [marks, behind_heading(text, section, marks)]
    return max((end for end in ends if end <= at), default=begin)


def behind_mark(text: str, section: Section) -> int:
    """Where a section's words begin behind its mark: "(b) ", "4.1. ", "SECTION 4.1. "."""
    start, mark = section.span.start, section.number
    at = text.find(mark, start, start + _KEYWORD + len(mark)) if mark else -1
    behind = _BEHIND_MARK.match(text, at + len(mark), section.span.end) if mark and at >= 0 else None
    return behind.end() if behind else start


def behind_heading(text: str, section: Section, start: int) -> int:
    """Where a section's words go on behind its heading, else the offset at which the heading could begin."""
    heading = section.heading if section.kind == "section" else None
    end = _heading_end(text, heading, start) if heading else None
    return start if end is None else end


def _heading_end(text: str, heading: str, start: int) -> int | None:
    """Where the heading ends that stands soon behind the offset, however it is spaced; null where none does."""
    limit = start + 2 * len(heading) + 60
    first, *rest = heading.split()
    at = text.find(first, start, limit)
    while at >= 0:
        end = at + len(first)
        for word in rest:
            begin = next((place for place in range(end, min(limit, len(text))) if not text[place].isspace()), limit)
            if begin == end or not text.startswith(word, begin, limit):
                break
            end = begin + len(word)
        else:
            return end
        at = text.find(first, at + 1, limit)
    return None


def end_of(document: Document, at: int) -> int:
    """Where the clause ends that goes on from the offset: at a stop, a proviso, or the list that hangs on it."""
    section = document.section_at(Span(at, at + 1))
    return before_proviso(document, at, stop_of(document, section, at))


def before_proviso(document: Document, at: int, end: int) -> int:
    """Where the first proviso of the stretch begins, else its end; one in brackets closes with them."""
    provisos = (one.start() for one in matches(_PROVISO, document, at, end))
    return next((one for one in provisos if open_bracket(document.text, at, one) is None), end)


def stop_of(document: Document, section: Section | None, at: int) -> int:
    """Where the sentence stops that goes on from the offset, or the list begins that hangs on it."""
    text = document.text
    limit = len(text)
    if section is not None:
        limit = min(limit, _list_below(document, section, at) or section.span.end)
    limit = min(limit, at + _AHEAD)
    first = stop = first_stop(text, at, limit)
    thing = completing(text, at, stop)
    if thing is not None:
        stop = first_stop(text, thing, limit)
    while stop < limit and (more := _next_thing(text, at, stop, alike=thing is not None)) is not None:
        stop = first_stop(text, more, limit)
        if _DUTY.search(text, more, stop):
            stop = first  # not things alone
            break
    if stop == first and (things := _MORE_THINGS.match(text, stop, limit)) and _are_things(text, Span(*things.span())):
        return int(things.end())
    if stop < at + _AHEAD:
        return stop
    comma = text.rfind(",", at, stop)  # a sentence longer than any is read is left at a comma
    return comma if comma > at else stop


def completing(text: str, at: int, colon: int) -> int | None:
    """Where the first thing stands of a list that completes a phrase: "give notice upon: (A) the sale; (B) a loss"."""
    item = _FIRST_ITEM.match(text, colon) if _COMPLETES.search(text, max(at, colon - 200), colon) else None
    return None if item is None or item["word"].casefold() in listed("action_verbs") else item.start("word")


def _next_thing(text: str, at: int, stop: int, *, alike: bool) -> int | None:
    """Where the next thing begins of a list that is part of the sentence: "deliver (a) the deed; (b) the keys".

    `alike`: the list is one of things, so that "(b) open accounts" is one too.
    """
    more = _MORE.match(text, stop)
    if more is None or (more["word"].casefold() in listed("action_verbs") and not alike):
        return None
    return int(more.start("word")) if _FIRST_MARK.search(text, at, stop) else None


def _are_things(text: str, more: Span) -> bool:
    """Whether none of the stretches behind semicolons begins with a verb: "keep the roof; repair the walls"."""
    heads = [one["word"] for one in _FIRST_WORD.finditer(text, *more)]
    verbs = listed("action_verbs")
    return "to" not in heads and all(one.casefold() not in verbs for one in heads)


def _list_below(document: Document, section: Section, at: int) -> int | None:
    """Where the first section inside this one begins behind the offset, unless it is part of the sentence."""
    for below in document.sections_from(at):
        if below.span.start >= min(section.span.end, at + _AHEAD):
            return None
        if below.parent == section.id and not below.inline:
            return below.span.start
    return None
