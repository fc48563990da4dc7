r"""The rules: words that put a quotation into somebody's mouth, right after it or right before it.

"…," stated Zach\nLonstein, Infocrossing's Chairman and Chief Executive Officer.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping
from typing import Any

import regex

from extractors.quotations.stretches import Stretch, stretches, within
from extractors.tokens import who
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Quotation
from pipeline.rules import TokenMatch, TokenRule, words
from pipeline.span import Span

_VERBS = (
    "said", "says", "stated", "states", "commented", "comments", "added", "adds", "continued", "continues", "concluded",
    "concludes", "noted", "notes", "remarked", "remarks", "explained", "explains", "observed", "emphasized", "stressed",
    "declared", "reported", "replied", "recalled", "wrote", "writes", "told", "asserted", "agreed", "agrees", "asked",
    "cautioned", "reiterated", "affirmed", "confirmed", "summarized", "acknowledged", "indicated", "suggested",
    "elaborated", "predicted", "responded", "insisted", "reflected", "warned", "advised", "exclaimed", "announced",
    "believes", "thinks", "feels",
)  # fmt: skip
_SAYS = (
    "said",
    "says",
    "stated",
    "added",
    "noted",
    "believes",
    "thinks",
    "feels",
    "explained",
    "commented",
    "remarked",
    "wrote",
)
"""Those of them that a sentence quotes a few words with, and not a term: no "reported" and no "announced"."""
_CALLS = ("called", "calls", "described", "describes", "termed", "terms", "characterized", "labeled")
"""Verbs of a sentence that quotes a few words alone: "called the deal 'a perfect fit'"."""
SIGNED = lazy(r"(?:[”\"]|''|’’)\s*(?:--|[–—-])\s*\p{Lu}|:\s*(?:[“\"]|``)")
"""A mark beside a dash or a colon, where a name alone may tell whose the words are: "…" -- Ruth Heron, President."""
SAYING = lazy(
    rf"\b(?:{'|'.join((*_VERBS, *_CALLS))}|commenting|according\s+to|went\s+on|pointed\s+out)\b", regex.IGNORECASE
)
LEAST = 4
"""How many words a stretch has that is taken without words of attribution: fewer are a name or a term.

A whole sentence may have two: '"No," she said. "They never have."'
"""
_WENT_ON = lazy(r"\bwent\s+on\s*[,:]\Z")
_PERSON: Mapping[str, Any] = {"ENT_TYPE": "PERSON", "OP": "+"}
_OFFICES: Mapping[str, Any] = {"ENT_TYPE": "OFFICE", "OP": "+"}
_SAID: Mapping[str, Any] = {"LOWER": {"IN": list(_VERBS)}}
_ADVERB: Mapping[str, Any] = {"LOWER": {"IN": ["also", "further", "then", "has"]}, "OP": "*"}
_COMMA: Mapping[str, Any] = {"ORTH": ","}
_ASIDE: Mapping[str, Any] = {**_COMMA, "OP": "?"}
_PLAIN: Mapping[str, Any] = {"ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]}, "IS_PUNCT": False, "OP": "*"}
_OWNER: Mapping[str, Any] = {
    "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
    "ORTH": {"NOT_IN": [*",.;:!?()", '"', "“", "”", "–", "—", "--", "-"]},
    "OP": "*",
}
"""Words before an office, among them a firm's in the genitive: "Teal Tools’ chairman"."""
_AGE: Mapping[str, Any] = {"TEXT": {"REGEX": r"^\d{2}$"}}
_FIRM: Mapping[str, Any] = {
    "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
    "ORTH": {"NOT_IN": ['"', "“", "”"]},
    "OP": "*",
}
_PRONOUN: Mapping[str, Any] = {"LOWER": {"IN": ["he", "she"]}}
_SAYS_SO: Mapping[str, Any] = {"LOWER": {"IN": list(_SAYS)}}
_CALLED: Mapping[str, Any] = {"LOWER": {"IN": list(_CALLS)}}
_DASH: Mapping[str, Any] = {"ORTH": {"IN": ["-", "–", "—"]}, "OP": "+"}
_AT: Mapping[str, Any] = {
    "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
    "ORTH": {"NOT_IN": [":", ";", ".", '"', "“", "”"]},
    "OP": "*",
}
_BESIDE = ({"LOWER": {"IN": [",", "a", "an", "the"]}}, _OWNER, _OFFICES, _FIRM)
_AFTER = lazy(r"(?:”|\"|''|’’)\s*(?:[,—–-]\s*)?\Z")
_FEW = lazy(
    r"(?:(?:Mr|Ms|Mrs|Dr|Inc|Corp|Co)\.|[^.;:\"“”`]){0,140}?(?<!\b(?:the|an?|its|our|his|her|their|this|such|each|or|called|known|"
    r"termed|named|entitled|titled|(?:known|defined|referred\s+to)\s+as)\s)(?:“|\"|``)(?=(?:I|we|\p{Ll}[\p{Ll}'’-]*)\s)",
)
"""From a verb to a few words in small letters that its sentence quotes: "said that he was 'very excited'"."""
_BEFORE = lazy(r"(?:[^.;\"“”`]|(?<=\b(?:Mr|Ms|Mrs|Dr))\.){0,90}?[,:;]\s*(?:“[ ]?|\"|``|‘‘)|\s+(?:“[ ]?|\"|``|‘‘)")


def attributed(match: TokenMatch, document: Document) -> Iterator[Quotation]:
    """The quotation that stands right before the words or right after them, as theirs who are named in them."""
    stretch = _beside(document, match) or _below(document, match)
    titled = stretch is not None and _TITLED.search(
        document.text, max(0, stretch.whole.start - 20), stretch.whole.start
    )
    named = (
        stretch is not None
        and _WENT_ON.search(document.slice(match.span)) is not None
        and len(document.slice(stretch.span).split()) < LEAST
        and not is_sentence(document.text, stretch)
    )  # 'Mr. Teal went on, "Big Blue" in hand'
    if stretch is not None and not titled and not named:
        yield from _theirs(match, document, stretch)


def is_sentence(text: str, stretch: Stretch) -> bool:
    """Whether a few words are a whole sentence: with a capital, a stop, and a pronoun or a verb, as no name has."""
    ends = stretch.closed and text[stretch.span.start].isupper() and text[stretch.span.end] == "."
    return ends and _SPEAKS.search(text, stretch.span.start, stretch.span.end) is not None


_SPEAKS = lazy(
    r"(?i)\b(?:I|we|you|he|she|it|they|us|them|(?:is|are|was|were|do|does|did|have|has|had|would|could|should|ca|wo)(?:n['’]t)?"
    r"|will|can)\b"
)


_TITLED = lazy(r"\b(?:entitled|titled|called|named|dubbed|(?:known|defined)\s+as),?\s+\Z")
"""What stands before a title: 'a letter entitled "A Year of Repair," Ms. Heron wrote'."""


def _theirs(match: TokenMatch, document: Document, stretch: Stretch) -> Iterator[Quotation]:
    """The stretch as the words of whoever the match names, or of the last person named before it."""
    text = document.text
    inside = match.all("PERSON")
    person = inside[0] if inside else match.before
    if person is None:
        return
    lists = match.all("OFFICES")
    if lists and inside and _is_no_more(text[inside[0].end : max(inside[0].end, lists[0].start)]):
        lists = ()  # "Mr. Teal, formerly a vice president, stated"
    yield Quotation(
        span=stretch.span,
        speaker=who(document, person),
        title=words(text[lists[0].start : _end_of_one(text, lists)]) if lists and inside else None,
    )


def _end_of_one(text: str, lists: tuple[Span, ...]) -> int:
    """Where the offices beside a name end: those of another firm are no part of the title."""
    end = lists[0].end
    for one in lists[1:]:
        end = one.end if JOINT.fullmatch(text, end, one.start) else end
    return end


JOINT = lazy(r"[\s,/&–-]*(?:(?:and|as|also|the|its|our|an?)\s+)*")
"""What joins the offices of one list, and tells nothing of its own."""


def _is_no_more(lead: str) -> bool:
    """Whether the words from a name to an office tell that the person has it no more.

    An adjective goes with the next office alone: "retired general and chairman" is chairman.
    """
    if _PAST.search(regex.split(r",|\band\b", lead.rstrip(" \n,"))[-1]):
        return True
    if _OTHERWISE.search(lead) and not _GIVES_ONE.search(lead):
        return True
    return _NO_MORE.search(lead) is not None and _STILL.search(lead) is None


_OTHERWISE = lazy(
    r"\bwho\s+(?!(?:\w+ly\s+)?(?:is|has|had|was|will|serves|served|became|becomes|now|currently)\b)\p{Ll}+\s"
)
"""A clause whose verb gives no office: "who chaired the CEO Succession Committee"."""
_GIVES_ONE = lazy(
    r"\b(?:is|as|remains|becomes?|became|named|appointed|elected)\s+(?:(?:its|our|their|the|an?)\s+)?(?:[\w-]+['’]s\s+)?\Z"
)
"""What gives one right before it: "who founded the firm and is its Chairman"."""

_PAST = lazy(r"\b(?:former|retired|retiring|past|ex)\b")
_NO_MORE = lazy(
    r"\b(?:formerly|previously|served|had\s+been|was(?!\s+(?:\p{Ll}+ly\s+)?(?:re)?(?:named|appointed|elected|promoted)\b))\b"
)
_STILL = lazy(r"\b(?:and|who)\s+(?:is|now|currently|has\s+been)\b[^,]*\Z")


def quoted_in_part(match: TokenMatch, document: Document) -> Iterator[Quotation]:
    """The few words that a sentence quotes of whoever it is about; no names and terms, which begin with capitals."""
    opening = _FEW.match(document.text, match.span.end, match.window.end)
    stretch = _beginning(document.once(_of_window, match.window), opening.end()) if opening else None
    if stretch is not None and stretch.closed and len(document.slice(stretch.span).split()) > 1:
        yield from _theirs(match, document, stretch)


def told_after(match: TokenMatch, document: Document) -> Iterator[Quotation]:
    """The same of words that only follow a quotation: "said Alex Hui", and not "said of Dr. Lee, 'We are …'"."""
    if _AFTER.search(document.text[max(match.window.start, match.span.start - 6) : match.span.start]):
        yield from attributed(match, document)


def _below(document: Document, match: TokenMatch) -> Stretch | None:
    """The stretch that the next paragraph begins with, where this one ends with words of attribution and a colon."""
    end = match.window.end
    if document.text[end - 1] != ":" or not _REST.match(document.text, match.span.end, end):
        return None
    every = stretches(document)
    at = bisect_left(every, end, key=lambda one: one.whole.start)
    following = every[at] if at < len(every) else None
    near = following is not None and not document.text[end : following.whole.start].strip()
    return following if near else None


_REST = lazy(r"[^.;\"“”`]{0,60}\Z")


def _of_window(document: Document, window: Span) -> tuple[Stretch, ...]:
    return tuple(within(document.text, window))


def _beginning(every: tuple[Stretch, ...], start: int) -> Stretch | None:
    """The one of some stretches, which are in order, that begins there."""
    at = bisect_left(every, start, key=lambda one: one.span.start)
    return every[at] if at < len(every) and every[at].span.start == start else None


def _beside(document: Document, match: TokenMatch) -> Stretch | None:
    text, every = document.text, document.once(_of_window, match.window)
    opening = _BEFORE.match(text, match.span.end, match.window.end)
    later = _beginning(every, opening.end()) if opening else None
    if _AFTER.search(text[max(match.window.start, match.span.start - 6) : match.span.start]):
        at = bisect_right(every, match.span.start, key=lambda one: one.whole.end)
        earlier = next((every[number] for number in range(at - 1, -1, -1) if every[number].closed), None)
        ended = earlier is not None and "." in text[earlier.span.end : earlier.whole.end]
        return later if later is not None and ended else earlier
    return later


RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="quotation.said_by",
        patterns=(
            [_SAID, _PLAIN, _PERSON],
            [_SAID, _PLAIN, _PERSON, _COMMA, _OWNER, _OFFICES],
            [_SAID, _PLAIN, _PERSON, _COMMA, _AGE, _COMMA, _OWNER, _OFFICES],
            [_SAID, _FIRM, _OFFICES, _ASIDE, _PERSON],
        ),
        build=told_after,
        examples={
            '"I\'m very pleased with the results for the\nfirst quarter," stated Zach\nLonstein, '
            "Infocrossing's Chairman and Chief Executive Officer.": {
                "span_text": "I'm very pleased with the results for the\nfirst quarter",
                "speaker": "Zach Lonstein", "title": "Chairman and Chief Executive Officer",
            },
            "“We are glad,” said Bank\nof Teal Chairman and CEO, Charles M. Heron.": {
                "span_text": "We are glad", "speaker": "Charles M. Heron", "title": "Chairman and CEO",
            },
            "“We grew fast,” said Ruth Heron, Teal Tools’ chairman.": {
                "span_text": "We grew fast", "speaker": "Ruth Heron", "title": "chairman",
            },
            "“We executed well in the quarter,” said Corie Barry, Best Buy CEO.": {
                "span_text": "We executed well in the quarter", "speaker": "Corie Barry", "title": "CEO",
            },
        },
        near_misses=('the "Company", said the report', 'in the "Agreement" stated above'),
    ),
    TokenRule(
        name="quotation.name_said",
        patterns=(
            [_PERSON, _ASIDE, _ADVERB, _SAID],
            *([who, *({"LOWER": one} for one in ("went", "on", "to", "say"))] for who in (_PERSON, _PRONOUN)),
            *([who, {"LOWER": "went"}, {"LOWER": "on"}, {"ORTH": {"IN": [":", ","]}}] for who in (_PERSON, _PRONOUN)),
            [_PERSON, *_BESIDE, _OFFICES, _FIRM, _COMMA, _SAID],
            *([*who, {"LOWER": "pointed"}, {"LOWER": "out"}] for who in ([_PERSON], [_PRONOUN], [_PERSON, *_BESIDE])),
            [_PERSON, _COMMA, _OWNER, _OFFICES, _AT, {"ORTH": ":"}],
            [_PLAIN, _OFFICES, _ASIDE, _PERSON, _ASIDE, _ADVERB, _SAID],
            [_PERSON, *_BESIDE, _SAID],
            [_PERSON, _COMMA, {"LOWER": "who"}, _FIRM, _COMMA, _ADVERB, _SAID],
            [_PERSON, _COMMA, _OWNER, _COMMA, _ADVERB, _SAID],
            [{"LOWER": "commenting"}, {"LOWER": {"IN": ["on", "about"]}}, _PLAIN, _COMMA, _PERSON, _COMMA, _OWNER,
             _OFFICES, _COMMA],
            [{"LOWER": "according"}, {"LOWER": "to"}, _PLAIN, _PERSON],
            [{"LOWER": "according"}, {"LOWER": "to"}, _PLAIN, _PERSON, *_BESIDE],
        ),
        build=attributed,
        examples={
            'Mr. Robert Lonstein commented, "Our core competency\nwill continue to be our focus."': {
                "span_text": "Our core competency\nwill continue to be our focus", "speaker": "Robert Lonstein",
            },
            'Jack Feltl, president and CEO of R.J. Steichen & Company, said, "We are a partner of many years."': {
                "span_text": "We are a partner of many years", "speaker": "Jack Feltl", "title": "president and CEO",
            },
            'Commenting on this, President and CEO Ruth Heron\nsaid, "The plan is meant to protect us."': {
                "span_text": "The plan is meant to protect us", "speaker": "Ruth Heron", "title": "President and CEO",
            },
            "Alex Hui, President and CEO, said of the appointment, “We are very pleased.”": {
                "span_text": "We are very pleased", "speaker": "Alex Hui", "title": "President and CEO",
            },
            "Heron, a veteran of Teal Bank, said: “Growth takes time.” Ruth Heron": {
                "span_text": "Growth takes time", "speaker": "Ruth Heron",
            },
            "Ruth Heron the president of Teal Bank said, “Growth takes time.”": {
                "span_text": "Growth takes time", "speaker": "Ruth Heron", "title": "president",
            },
            'Ruth Heron, President, said:\n\n"We opened ten stores."': {
                "span_text": "We opened ten stores", "speaker": "Ruth Heron", "title": "President",
            },
            "Ruth Heron, President of Teal Corp. and Chairman of the Lark Committee, said, “Growth takes time.”": {
                "span_text": "Growth takes time", "speaker": "Ruth Heron", "title": "President",
            },
            "Ms. Heron went on to say, “Growth takes time.”": {"span_text": "Growth takes time", "speaker": "Heron"},
        },
        near_misses=('Mr. Lonstein stated that the "Closing Date" would be later', "Alex Hui said that sales rose"),
    ),
    TokenRule(
        name="quotation.in_part",
        patterns=(
            *([*who, _ADVERB, verb] for verb in (_SAYS_SO, _CALLED) for who in
              ([_PERSON], [_PRONOUN], [_PERSON, *_BESIDE], [_PERSON, _COMMA, {"LOWER": "who"}, _FIRM, _COMMA])),
            *([_OFFICES, _ASIDE, _PERSON, _ASIDE, _ADVERB, verb] for verb in (_SAYS_SO, _CALLED)),
        ),
        build=quoted_in_part,
        examples={
            "Ruth Heron, chief executive of Teal, called the deal “a perfect fit.”": {
                "span_text": "a perfect fit", "speaker": "Ruth Heron", "title": "chief executive",
            },
            'Mr. Owen Heron said that he was "very excited" about it.': {
                "span_text": "very excited", "speaker": "Owen Heron",
            },
        },
        near_misses=(
            'Mr. Heron said that the "closing date" has passed', 'Ms. Heron said that its "Best of Class" plan works',
            'Ruth Heron described a program called "easy start"', 'Ruth Heron called it "perfect"',
            'Ruth Heron reported sales by "straight line" methods',
        ),
    ),
    TokenRule(
        name="quotation.signed",
        patterns=(
            [_DASH, _PERSON],
            [_DASH, _PERSON, _COMMA, _OWNER, _OFFICES],
        ),
        build=told_after,
        examples={
            '"We grew in every market."\n-- Ruth Heron, President': {
                "span_text": "We grew in every market", "speaker": "Ruth Heron", "title": "President",
            },
        },
        near_misses=('the "Notes" were sold -- Ruth Heron, President',),
    ),
    TokenRule(
        name="quotation.says_first",
        patterns=(
            [_SAID, _PERSON],
            [_SAID, _PERSON, _COMMA, _PLAIN, _OFFICES],
        ),
        build=attributed,
        examples={
            "Said Ms. Heron, “I have liked each day of it.”": {
                "span_text": "I have liked each day of it", "speaker": "Heron",
            },
        },
        near_misses=('The report said of Ms. Heron that the "Notes" were hers',),
    ),
    TokenRule(
        name="quotation.pronoun",
        patterns=([{"LOWER": {"IN": ["he", "she"]}}, _ADVERB, _SAID],),
        build=attributed,
        examples={
            '"Sales rose," said Alex Hui, president. "We are a\nstrong player," he added.': {
                "span_text": "We are a\nstrong player", "speaker": "Alex Hui",
            },
        },
        near_misses=('He said nothing of the "Notes"',),
    ),
)  # fmt: skip
