"""The questionnaire that an agreement attaches: its items, and the answers that make the holder an underwriter.

"(g) If you are an affiliate of a broker-dealer, do you certify … Note: If no, … identified as an underwriter" under
Item 1(f), which asks "are you an affiliate", is the row 1(f) yes, 1(g) no. An item counts as one where its own words
make the statement or ask the question; else each of its questions counts.
"""

from collections.abc import Iterator, Sequence

import regex

from extractors.clauses.evidence import quotes
from pipeline.clause import Clause, QuestionnaireForm
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Section
from pipeline.rules import Rule, words
from pipeline.span import Span

RULE = "clause.questionnaire_form"
RULES: tuple[Rule, ...] = ()
_FLAGS = regex.VERBOSE | regex.IGNORECASE
_NAMED = lazy(r"\bquestionnaire\b", regex.IGNORECASE)
_LEAD = 90
"""The condition of an item stands in its first characters."""
_FEWEST = 3
"""A form with fewer items is no questionnaire that anybody would review."""
_EXCEPTED = lazy(r"\bexcept\s+as\s+(?:set\s+forth|stated|indicated|disclosed)\s+below\b", regex.IGNORECASE)
_ASKS = lazy(
    r"""\? | _{3} | : [ \t]* (?: \n | \Z ) | \b except \s+ as \s+ (?: set \s+ forth | stated | indicated ) \s+ below
        | \[ [\s_]* \] | \| \s* \| | ☐ | □ | \b (?: please | state \s+ any | describe ) \b""",
    _FLAGS,
)
_ITEM = r"(?: Item | Section | Question | Paragraph ) \s+ (?P<item> \d{1,2} (?: \( \w{1,3} \) ){0,2} )"
_WORD = r"""["“]? (?P<answer> yes | no ) ,? ["”]?"""
_ANSWERED = rf"""\b If \s+ (?: (?: your | the ) \s+ (?: response | answer ) \s+
    (?: to \s+ {_ITEM} (?: \s+ above )? \s+ )? (?: is | was ) \s+ {_WORD} |
    (?: you \s+ (?: answered | checked | responded ) \s+ )? {_WORD} (?: ,? \s+ to \s+ {_ITEM} )? ) (?! \w )"""
_AFTER = lazy(_ANSWERED, _FLAGS)
_UNDERWRITER = lazy(rf"{_ANSWERED} [^.?]{{0,240}}? \b underwriter \b [^.]{{0,120}} [.]?", _FLAGS)
_HOLDER = r"the \s+ (?: undersigned | (?: selling \s+ )? (?: security | stock | share )? holder )"
_IF_YOU_ARE = lazy(rf"""\b If \s+ (?: you \s+ are | {_HOLDER} \s+ is ) \s+ an? \s+ ["“]? (?P<what> [\w-]+ )""", _FLAGS)
_ARE_YOU = r"""\b (?: are \s+ you | is \s+ {holder} ) \s+ an? \s+ ["“]? {what} \b"""


def find(document: Document) -> Iterator[Clause]:
    """The questionnaires among the attached forms, or the document itself where it is one."""
    if not _NAMED.search(document.text):
        return
    for part in dict.fromkeys(one.part for one in document.sections):
        sections = [one for one in document.sections if one.part == part]
        if (part != "main" or document.kind == "form") and any(map(_names_it, sections)):
            form = _form(document, sections)
            if form is not None:
                yield form


def _names_it(section: Section) -> bool:
    return section.level <= 1 and bool(_NAMED.search(section.heading or ""))


def _form(document: Document, sections: Sequence[Section]) -> QuestionnaireForm | None:
    """The clause of a part's numbered items that ask something; null where they are too few."""
    numbered = [one for one in sections if regex.fullmatch(r"\d{1,2}", one.label) and _asks(document, one)]
    if len(numbered) < _FEWEST:
        return None
    items = [item for one in numbered for item in _items(document, one, sections)]
    rows = list(_underwriters(document, items))
    return QuestionnaireForm(
        span=Span(numbered[0].span.start, numbered[-1].span.end),
        rule=RULE,
        items=tuple(one.label for one in items),
        underwriter_if=tuple(row for row, _ in rows),
        evidence=quotes(
            {
                **{f"items[{at}]": _mark(one) for at, one in enumerate(items)},
                **{f"underwriter_if[{at}]": span for at, (_, span) in enumerate(rows)},
            }
        ),
    )


def _asks(document: Document, section: Section) -> bool:
    return bool(_ASKS.search(document.text, *section.span))


def _mark(section: Section) -> Span:
    return Span(section.span.start, section.span.start + len(section.number or section.label))


def _items(document: Document, item: Section, sections: Sequence[Section]) -> list[Section]:
    """What counts for an item: its own questions where there are several, else the item itself."""
    asked = [
        one for one in sections if one.parent == item.id and one.number and not one.inline and _asks(document, one)
    ]
    if len(asked) < 2 or _EXCEPTED.search(document.text, item.span.start, asked[0].span.start):
        return [item]
    return asked


def _underwriters(document: Document, items: Sequence[Section]) -> Iterator[tuple[dict[str, str], Span]]:
    """The answers that make an underwriter, one row for each note that says so, with the place of the note."""
    labels = [one.label for one in items]
    for item in items:
        for note in _UNDERWRITER.finditer(document.text, *item.span):
            label = words(note["item"]) if note["item"] else item.label
            if label not in labels:
                continue
            at = labels.index(label)
            before = _condition(document, items[at], items[:at])
            row = {before[0]: before[1]} if before and before[0] in labels else {}
            yield {**row, label: note["answer"].lower()}, Span(*note.span())


def _condition(document: Document, item: Section, earlier: Sequence[Section]) -> tuple[str, str] | None:
    """The answer to another item on which an item is asked: "If you are an affiliate" is yes to "are you one".

    Null where it is asked of everybody, and where no earlier item asks what it rests on.
    """
    text, start = document.text, item.span.start + len(item.number or "")
    last = min(item.span.end, start + _LEAD)
    if (after := _AFTER.search(text, start, last)) and after["item"]:
        return words(after["item"]), after["answer"].lower()
    if you := _IF_YOU_ARE.search(text, start, last):
        pattern = _ARE_YOU.format(holder=_HOLDER, what=regex.escape(you["what"]))
        asked = [one for one in earlier if regex.search(pattern, document.slice(one.span), _FLAGS)]
        return (asked[-1].label, "yes") if asked else None
    return None
