r"""Offices that a list gives: "elected the following officers:" and below it a name and an office on each line.

"The Board elected the following officers: Ann Teal, President; and Owen Heron, Treasurer." has one in its sentence.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import regex

from extractors.lexicon.offices import is_office, offices_in
from extractors.names import family_name
from extractors.role_changes.sentence import SENTENCE
from extractors.role_changes.somebody import NAME, names_one
from extractors.role_changes.statement import FORMER, position
from extractors.role_changes.times import DAY, before, edtf
from extractors.tokens import plain_name
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import words
from pipeline.span import Span

_WORDS = (
    r"(?:(?!\b(?i:not|if|may|shall|compensation|salar\w+|bonus\w*|grants?|options?|table|votes?|defendants?|prox(?:y|ies)"
    r"|attorneys?|candidates?|committees?|resign\w*|retir\w*)\b)[^.;:\n]|\n(?!\s*\n)|\.(?=\d)|(?<=\b\p{Lu})\.)"
)
_LEAD = lazy(
    rf"\b(?:(?:elected|appointed|named|promoted)\s{_WORDS}{{0,80}}?\b(?:following|as\s+follows)\b"
    r"|(?:the|The)\s+following\s+(?:[\w-]+\s+){1,5}?(?:were|was|have\s+been|has\s+been)\s+(?:\p{Ll}+ly\s+)?"
    r"(?:elected|appointed|named|promoted)\b"
    r"|announce[sd]?\s+(?:today\s+)?the\s+following\s+(?:[\p{Ll}-]+\s+){0,3}(?:appointments|promotions|elections)\b)"
    rf"{_WORDS}{{0,120}}:"
)
"""What leads to a list of those who take an office, as a fact."""
_THESE = (
    r"(?:(?:the|its|our|all|each|of|these|following|\d\d?|two|three|four|five|six|seven|several|executive|senior|key|corporate|effective"
    r"|as|on|immediately|officers|directors|executives|persons|people|individuals|managers|employees|members|management|company|Company)\b,?\s*"
    rf"|{DAY},?\s*){{1,12}}:"
)
"""Those whom a list names who leave, and the day; nothing else that may end: "the retirement of debt by:"."""
_LEAVE = lazy(
    r"\b(?:(?:(?:resignation|retirement|departure|termination)s?\s+of"
    r"|(?:terminated|ended)\s+(?:the\s+|its\s+|their\s+)?(?:employment|services)\s+(?:relationships?\s+)?(?:of|with)"
    rf"|parted\s+(?:ways|company)\s+with)\s+{_THESE}"
    r"|(?:the|The)\s+following\s+(?:[\w-]+\s+){1,5}?(?:have|has)\s+(?:\p{Ll}+ly\s+)?(?:resigned|retired|left|departed|stepped\s+down)\b"
    rf"{_WORDS}{{0,120}}:)"
)
"""What leads to a list of those who leave an office, as a fact."""
_NO_FACT = lazy(r"\b(?:not|never|may|shall|should|to\s+be|be|to\s+have)\s+(?:been\s+|be\s+)?\Z")
_SUPPOSED = lazy(r"\b(?:if|unless|when|once|whether|until|event|case)\b", regex.IGNORECASE)
"""What makes of the words before a lead no fact."""
_SUBSIDIARY = lazy(r"\bsubsidiar(?:y|ies)\b")
_SEATS = lazy(r"\b(?:directors|trustees|nominees|board)\b", regex.IGNORECASE)
_OFFICES = lazy(r"\b(?:officers|offices|positions|appointments|promotions)\b", regex.IGNORECASE)
_WORD = r"(?!(?:The|Our|Its|This|Board|Directors|Trustees)\b)\p{Lu}[\w&'’-]*"
_FIRM = (
    rf"{_WORD}(?:\s+(?:{_WORD}|&)){{0,6}}?,?\s+(?:Inc|Corp|Corporation|Co|Company|Ltd|LLC|plc|LLP|Bank|Bancorp)\b\.?"
)
_ITS_BOARD = lazy(rf"(?<![\w’'-])(?P<firm>{_FIRM})")
_BETWEEN = (
    r"(?:,\s+(?:age\s+)?\d\d)?(?:[ \t]*(?:\.{3,}|\t)[ \t]*|[ ]{2,}|,\s+|\s+[-–—]{1,2}\s+|:\s+"
    r"|\s+(?=(?:as|to)\s))(?:(?:as|to)\s+)?"
)
_ITEM = lazy(
    rf"[ \t]*(?:[•·*§o○▪-]\s+|(?:\(?\w{{1,2}}\)|[\da-z]{{1,2}}\.)\s+)?{NAME}{_BETWEEN}"
    r"(?P<office>\p{L}[^\n;:]{2,110}?)[ \t.;,]*(?:\n|\Z)"
)
_HEADING = lazy(r"[ \t]*(?:Names?|NAMES?)\b[^\n]{0,60}(?i:offices?|titles?|positions?)[^\n]{0,20}(?:\n|\Z)|[\s_=-]*\n")
"""What may stand above the first name or between two: a heading, a rule, nothing."""
_INLINE = lazy(rf"\s*(?:and\s+)?{NAME}{_BETWEEN}(?P<office>\p{{L}}(?:[^\n;:.]|\n(?!\s*\n)){{2,300}}?)\s*(?P<end>;|\.)")
_NEXT = lazy(rf",\s+(?:and\s+)?(?={NAME},\s)")
"""Where another name begins in an item: "Ann Teal, President, and Owen Heron, Treasurer"."""
_ASIDE = lazy(
    r",?\s+(?:who|from|replac\w+|succeed\w+|since|(?:effective|as\s+of)\s+(?:as\s+of\s+|on\s+)?(?P<day>"
    + DAY
    + r")|effective)\b"
)
"""What is no part of an office: "President, effective May 1, 2004", "Treasurer, replacing Ann Lee, Director"."""
_ELSEWHERE = lazy(
    rf"(?:\b(?:of|at|for|with)|,)\s+{_FIRM}|{FORMER.pattern}|\b[Bb]ecomes?\b|\d{{3}}|\b(?:at|for|with)\s+\p{{Lu}}"
    r"|(?:\b(?:CEO|CFO|COO|Chairman|Officer|Treasurer|Secretary)|(?<!\bVice\s)\bPresident)\s+of\s+(?!Board)\p{Lu}"
)
"""What shows an office of another firm or another time, or a column of figures."""
_TAKES = lazy(r"\b(?:promoted|appointed|named|elected)\s+(?:to|as|an?|the|\p{Lu})")
"""What makes of an item a sentence of its own: "Ann Teal, Treasurer, promoted to President"."""
_MOST = 40


def listed(document: Document) -> Iterator[RoleChange]:
    """The statements of each list: one for each name and office."""
    text = document.text
    for kind, pattern in (("appointed", _LEAD), ("resigned", _LEAVE)):
        for lead in pattern.finditer(text):
            said = SENTENCE.split(text[max(0, lead.start() - 200) : lead.start()])[-1]
            seats = _SEATS.search(lead[0]) is not None and _OFFICES.search(lead[0]) is None
            if seats or _NO_FACT.search(said) or _SUPPOSED.search(said) or _SUBSIDIARY.search(said + lead[0]):
                continue  # whom a list of directors names has the office beside it elsewhere, or already
            yield from _statements(
                document, lead, kind, [words(one["firm"]) for one in _ITS_BOARD.finditer(said + lead[0])]
            )


def _statements(document: Document, lead: "regex.Match[str]", kind: str, firms: list[str]) -> Iterator[RoleChange]:
    """The statements of one list, of the firm that its lead names last."""
    text, day = document.text, _day(document.text, lead)
    for name, office_words in _items(text, lead.end()):
        aside = _ASIDE.search(text, office_words.start, office_words.end)
        end = aside.start() if aside else office_words.end
        if _ELSEWHERE.search(text, office_words.start - 1, end) or _TAKES.search(text, office_words.start, end):
            continue
        own = edtf(aside["day"]) if aside and aside["day"] else day
        for office in offices_in(text, Span(office_words.start, end)):
            if is_office(document.slice(office)):
                yield RoleChange(
                    span=Span(name.start, office.end),
                    rule="role.listed",
                    person=plain_name(text, name),
                    organization=firms[-1] if firms else None,
                    position=position(text, office),
                    change=kind,  # type: ignore[arg-type]  # one of the contract's words
                    start=own if kind == "appointed" else None,
                    end=own if kind == "resigned" else None,
                )


def more_seats(text: str, told: Iterable[RoleChange]) -> Iterator[RoleChange]:
    """The seats of those whom semicolons part from the first: "elected as directors: Ann Lark; and Owen Teal"."""
    for one in told:
        at = one.span.end
        if one.change != "appointed" or not _SEATED.search(text, one.span.start, at):
            continue
        if not text.endswith(family_name(one.person), one.span.start, at):
            continue  # "Ann Lark joined the directors; Owen Teal, Treasurer, resigned"
        while (more := _ANOTHER.match(text, at)) is not None and names_one(more["name"]):
            name = Span(*more.span("name"))
            yield replace(one, span=one.span._replace(end=name.end), person=plain_name(text, name), evidence=())
            at = name.end


_SEATED = lazy(r"\b(?:directors|trustees)\b", regex.IGNORECASE)
_ANOTHER = lazy(rf"(?:,[^;.:]{{1,120}})?;\s+(?:and\s+)?{NAME}(?=[,;.]|\s+and\b)")


def _items(text: str, at: int) -> Iterator[tuple[Span, Span]]:
    """The name and the office of each item, of a list in the sentence itself, else of one on the lines below it."""
    inline = _INLINE.match(text, at)
    pattern = _INLINE if inline is not None and "\n\n" not in text[at : inline.start("name")] else _ITEM
    if pattern is _ITEM:
        below = regex.compile(r"[ \t]*\n").match(text, at)
        if below is None:
            return
        at = below.end()
    for _ in range(_MOST):
        between = _HEADING.match(text, at) if pattern is _ITEM else None
        if between is not None and between.end() > at:
            at = between.end()
            continue
        item = pattern.match(text, at)
        if item is None or not names_one(item["name"]) or not is_office(item["office"]):
            return
        others = _NEXT.finditer(text, item.start("office"), item.end())
        other = next((one for one in others if names_one(one["name"])), None)
        yield Span(*item.span("name")), Span(item.start("office"), other.start() if other else item.end("office"))
        at = other.end() if other else item.end()
        if other is None and pattern is _INLINE and item["end"] == ".":
            return


def _day(text: str, lead: "regex.Match[str]") -> str | None:
    """The day that the words of the lead give those who are listed; not that of an announcement."""
    effective = _EFFECTIVE.search(text, lead.start(), lead.end())
    if effective is not None:
        return edtf(effective["day"])
    if lead[0].startswith("announce"):
        return None
    start = max(0, lead.start() - 400)
    return before(text, Span(start, lead.end()), lead.start()).on


_EFFECTIVE = lazy(rf"\b(?:effective|as\s+of)\s+(?:as\s+of\s+|on\s+)?(?P<day>{DAY})")
