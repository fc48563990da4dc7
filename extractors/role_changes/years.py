"""The year of a day or a month that is told without one: "effective May 1", "In September, she was named"."""

import regex

from extractors.role_changes.times import ANY_YEAR
from pipeline.lazy import lazy
from pipeline.span import Span

_PAST, _FUTURE = "past", "future"
_BACK, _AHEAD, _FULL_YEAR = 3, 7, 12
"""How many months before a document, and after it, a day is at most whose sentence does not tell which."""
_WILL = lazy(r"\b(?:will|shall|plans?|intends?|expects?)\b|\bto\s+(?:retire|resign|step|become|serve|join|leave)\b")
_WAS = lazy(
    r"\b(?<!\b(?:has|have|having|be|been)\s)(?:was|were|resigned|retired|stepped|became|joined|left|named|appointed|elected|promoted|hired)\b"
)
_EFFECTIVE = lazy(r"\b(?:effect(?:ive)?|as\s+of|commencing|beginning|starting)\b", regex.IGNORECASE)
_NEWS = lazy(r"\b(?:will|shall|(?:has|have)\s+(?:been|resigned|retired)|today)\b")
_YEAR = lazy(r"(?r)\b(?:19|20)\d\d\b")
_STOP = lazy(r"(?<=[\p{Ll}\d)”\"]{2}[.!?][”\"]?)\s+(?=\p{Lu})|\n\s*\n")
_PARAGRAPH = lazy(r"(?r)\n\s*\n")
_REACH, _BEHIND = 400, 160


def in_a_year(day: str | None, near: str | None, text: str, span: Span) -> str | None:
    """The day of a statement with its year, from the day of the document; null where the words leave a doubt.

    A paragraph that tells of another year goes on with it, save for news: "In 2007, … On March 3, he was appointed".
    """
    if day is None or not day.startswith(ANY_YEAR):
        return day
    before = max(0, span.start - _REACH)
    apart = _PARAGRAPH.search(text, before, span.start)
    before = apart.end() if apart else before
    begin = max((mark.end() for mark in _STOP.finditer(text, before, span.start)), default=before)
    behind = _STOP.search(text, span.end, span.end + _BEHIND)
    end = behind.start() if behind else span.end + _BEHIND
    found = dated(day, near, sense=_sense(text[begin:end], text[span.start : span.end]))
    told = None if _NEWS.search(text, begin, end) else _YEAR.search(text, before, span.end)
    return found if told is None or told[0] in (near or "")[:4] or told[0] == (found or "")[:4] else None


def _sense(sentence: str, statement: str) -> str | None:
    """Whether a sentence tells of what is past or of what is to come; null where its day may be either."""
    if _WILL.search(statement):
        return _FUTURE
    past, future = _WAS.search(sentence), _WILL.search(sentence)
    if past and not future and not _EFFECTIVE.search(sentence):
        return _PAST
    return _FUTURE if future and not past else None


def dated(day: str | None, near: str | None, *, sense: str | None = None) -> str | None:
    """A day without a year as the one that goes with a day that is known; null where none is known, or two may be.

    "effective May 1" in a release of April 12, 2001 is "2001-05-01", "in January" in one of November 2001 "2002-01".
    """
    if day is None or not day.startswith(ANY_YEAR):
        return day
    if near is None or near.startswith(ANY_YEAR):
        return None
    away = int(day[5:7]) - int(near[5:7] or day[5:7])
    if sense is not None:
        turn = -(away > 0) if sense == _PAST else +(away < 0)
    else:
        turns = [turn for turn in (-1, 0, 1) if -_BACK <= away + turn * _FULL_YEAR <= _AHEAD]
        if not turns:
            return None
        (turn,) = turns
    return f"{int(near[:4]) + turn}{day[len(ANY_YEAR) :]}"
