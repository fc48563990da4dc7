"""What a relative date counts from: the anchor's extent in the text, word by word.

In "within 20 days after the date of a written request therefor by the Company" the span of the date ends with
"request" (a noun runs through its of-phrases); the anchor is "the date of a written request therefor by the Company".
In "not later than 30 days after such event occurs" the anchor is a clause and runs to the clause's end.
"""

from dataclasses import dataclass

import regex

from extractors.dates.anchor_clauses import clause_end, is_clause
from extractors.dates.anchor_pairs import compared, joins_noun, second_at
from extractors.dates.anchor_roles import role_of, role_of_mark
from extractors.dates.anchor_tokens import REACH, Tokens
from extractors.dates.anchor_words import BE_OR_HAVE, DETERMINERS, STOPS, STOPS_AS_VERBS, SUBJECTS, TAIL
from extractors.dates.pieces import following
from extractors.lexicon.months import MONTH_NUMBERS
from extractors.numerals import ORDINAL
from pipeline.lazy import lazy
from pipeline.rules import MONTHS, words
from pipeline.split.marks import follows

_SENT = lazy(r"(?i)\b(?:notice|notification|delivery|transmittal|payment|request|invitation|submission)\b")
_DAY_HEAD = lazy(r"\b(?:date|day|time|year|month)$")
_POINTED = lazy(
    r"""\s+ (?: specified | described | referred \s+ to | set \s+ forth | mentioned | contemplated ) \s+ (?: in
    | by ) \s+
    (?: this \s+ )? (?: clauses? | sections? | paragraphs? | subsections? | article ) \s+ [\w.()]*[\w)]""",
    regex.VERBOSE | regex.IGNORECASE,
)
# "the date first written above", "the date first above written", "the date first set forth above"
_ABOVE = lazy(
    r"(?<=\bwritten)\s+above\b|(?<=\bfirst)\s+(?:(?:herein)?above\s+(?:written|mentioned|stated|set\s+forth)\b"
    r"|(?:set\s+forth|mentioned|stated|specified)\s+(?:herein)?above\b)",
    regex.IGNORECASE,
)
_WHEN_DUE = lazy(r"\s+when\s+due\b", regex.IGNORECASE)
_LIST = lazy(
    r"\s*(?:the\s+)?(?:earlier|later|earliest|latest|first|last)\s+(?:to\s+occur\s+)?of\b\s*:?\s*(?P<mark>\([a-zA-Z0-9]{1,3}\))?",
    regex.IGNORECASE,
)
_MEMBER = lazy(r"(?<=[\s,;])\((?P<mark>[a-zA-Z0-9]{1,4})\)\s*")
# "after commencement, filing or levy", "the date of such issue, renewal or extension": deeds in a row
_DEED = lazy(r"(?:^[a-z]+|\b(?:of|such|any|its)\s+[a-z]+(?:tion|sion|ment|ance|al|ery|sue|ipt|ale|fer|ing))$")
_DEEDS = lazy(
    r"(?:,\s+(?!or\b)[a-z]+(?=,)){0,3},\s+(?!or\b)[a-z]+,?\s+or\s+(?!otherwise\b)[a-z]+"
    r"(?=\s*(?:[,.;:)]|\Z)|\s+(?:of|thereof|hereof)\b)"
)
# "or any termination of", "termination or expiration of", "execution and delivery of"
_COORDINATED = lazy(
    r"\s+(?:or\s+(?:the|any|such|a|an)\s+(?:[\w-]+\s+){1,3}|(?:or|and)\s+(?:(?:earlier|prior|sooner)\s+)?"
    r"[a-z-]+(?:tion|sion|ment|ery|al|ance|ence|ing|ure|ipt)\s+)of\b",
    regex.IGNORECASE,
)
# "such expiration or termination", "a Prospectus or any amendment or supplement thereto"
_PAIRED = lazy(
    r"\s+or\s+(?:(?:(?:earlier|prior|sooner)\s+)?[a-z]+(?:tion|sion|ment|ance|ence|ure)\b(?=\s*(?:[,.;:)]|$)|\s+for\b)"
    r"|[a-z]+(?:tion|sion|ment|ance|ence|ure|ing|al|ery|ipt)\s+(?:thereof|hereof)\b"
    r"|any\s+(?:amendment|supplement|modification)s?(?:\s+or\s+(?:amendment|supplement|modification)s?)?"
    r"\s+there(?:to|of)\b)"
)
# "such event or matter", "the date of death or disability of the Holder": a second noun beside the first
_SUCH = lazy(r"\b(?:such|its|(?:date|day|time)\s+of(?:\s+(?:the|such|his|her|your))?)\s+[a-z-]+$", regex.IGNORECASE)
_OR_NOUN = lazy(r"\s+or\s+(?:(?:his|her|your)\s+)?[a-z-]+(?=\s*(?:[,.;:)]|$)|\s+of\b)", regex.IGNORECASE)
# "record or effective date": two days with one head
_ONE_HEAD = lazy(r"\s+(?:or|and)\s+(?:the\s+)?(?!the\b)[a-z]+\s+(?:date|day|time)\b", regex.IGNORECASE)
# "the month immediately following the date of grant", "the month coinciding with or next following his birthday"
_MONTH_HEAD = lazy(
    r"(?:\b(?:month|quarter|year|week)|(?:\d|st|nd|rd|th)\s+(?:(?:business|trading|calendar)\s+)?day)$",
    regex.IGNORECASE,
)
_FURTHER = lazy(
    r"\s+(?:coincid(?:ing|ent)\s+with\s+or\s+)?(?:(?:immediately|next)\s+)?(?:following|preceding|succeeding|after)\s+"
    r"(?=(?:the|such|each|any|his|her|your|an?)\b|(?-i:[A-Z][a-z])|[a-z]+(?:tion|ment|ipt|ation|ance|ery|ing)\b)",
    regex.IGNORECASE,
)
# "the month immediately following": following which, the sentence has said
_ONWARD = lazy(
    r"\s+(?:(?:immediately|next)\s+)?(?:following|succeeding|preceding)(?=\s*(?:[,.;:)]|\Z))", regex.IGNORECASE
)
# "the end of the Initial Term or any Renewal Term": the second of two that are of one sort
_OR_TERM = lazy(
    r"(?<=\b(?:term|period|date|initial|original|current))\s+or\s+(?:the(?!\s+(?:maximum|minimum|longest|shortest))|any|such(?!\s+(?:shorter|longer|earlier|later|other|lesser|greater))|then[\s-]current)\s+"
    r"(?:[\w-]+\s+){0,3}(?:terms?|periods?|dates?)\b(?!\s+(?:of|on|in)\b)",
    regex.IGNORECASE,
)
# "the last day of the sixth month thereafter"
_THEREAFTER = lazy(
    rf"(?<=\b{ORDINAL}\s+(?:[a-z]+\s+){{0,2}}(?:month|quarter|year|week))\s+thereafter\b",
    regex.IGNORECASE | regex.VERBOSE,
)
_THAT_DAY = lazy(r"\s*(?P<it>that\s+(?:date|day|time|event|notice)\b)", regex.IGNORECASE)
# "each May 15", "the end of each June 30 and December 31"
_EACH_DAY = lazy(
    rf"(?i)(?:\s*|(?:\s+the)?\s+(?:end|close)\s+of\s+)(?:each|every)\s+(?:{'|'.join(MONTHS)})\s+\d\d?\b"
    rf"(?:(?:\s*,\s*|\s*,?\s+and\s+)(?:{'|'.join(MONTHS)})\s+\d\d?\b(?!,?\s+\d{{4}}))*(?!,?\s+\d{{4}})"
)
# "the fiscal quarter next following the date": the word belongs to what follows
_NEXT = lazy(r"(?<=\w)\s+next$", regex.IGNORECASE)
_BESIDE = lazy(r"\s+(?:following|preceding|succeeding|after)\b", regex.IGNORECASE)
# "the effective date, in the case of a subdivision": says when the sentence holds, not which day it is
_ASIDE = lazy(r"\s+in\s+(?:the\s+case|the\s+event|respect|connection|accordance)\b", regex.IGNORECASE)
# "the first, second and third quarters in each fiscal year"
_NTH = lazy(r"\b(?:first|second|third)$", regex.IGNORECASE)
# "the last day of March, June and September"
_ALSO_MONTHS = lazy(
    rf"(?i)(?<=\bday\s+of\s+(?:{'|'.join(MONTHS)}))(?:\s*,\s*(?:{'|'.join(MONTHS)}))*\s*,?\s+and\s+(?:{'|'.join(MONTHS)})\b"
)
_TO_MONTH = lazy(rf"(?i)\s+to\s+(?:{'|'.join(MONTHS)})\b")
_NTHS = lazy(
    r"(?:,\s+(?:second|third))?,?\s+(?:and|or)\s+(?:second|third|fourth)\s+(?:(?:fiscal|calendar)\s+)?quarters?\b"
    r"(?:\s+in\s+(?:each|any|the)\s+(?:(?:fiscal|calendar)\s+)?year\b)?",
    regex.IGNORECASE,
)
_HEADLESS = lazy(
    r"\b(?:record|effective|closing|expiration|termination|payment|redemption|issue|conversion|distribution|maturity)$",
    regex.IGNORECASE,
)
_CONJUNCTION = lazy(r"\s*,?\s+(?:and|or)\s+")
_DATE_TAIL = lazy(r"(?:\s*,)?\s+(?:1[89]|2[01])\d\d\b(?!,\d)")
_MONTH_DAY = lazy(rf"(?i)\b(?:{'|'.join(MONTH_NUMBERS)})[a-z]*\.?\s+\d{{1,2}}(?:st|nd|rd|th)?$")


# "the year preceding the date of this Lease was paid": the verb behind the anchor is another's
_BEHIND_NOUN_ALONE = lazy(
    r"(?<=\b(?:preceding|succeeding|(?:prior|subsequent)\s+to|in\s+advance\s+of)\s*)", regex.IGNORECASE
)

_DEEPEST = 5
"""How many anchors can stand within one another."""


@dataclass(frozen=True)
class Anchor:
    """Where an anchor ends: `end` within the date's span, `full_end` with the phrases that say more of it."""

    start: int
    end: int
    full_end: int

    def words(self, text: str) -> str:
        """The anchor in full, with single spaces."""
        return words(text[self.start : self.full_end])


def read(text: str, at: int, deep: int = 0) -> Anchor | None:
    """The anchor that begins at or after `at` (white space may stand before it), null where no words follow.

    `deep` says how many anchors it stands within: "the month following the tenth day after the sale" has two.
    """
    tokens = Tokens(text, at)
    if not tokens[0].is_word or deep > _DEEPEST:
        return None
    start = tokens[0].start
    if listed := following(_LIST, text, at):
        return _listed(text, start, listed, deep + 1)
    if that := following(_THAT_DAY, text, at):
        return Anchor(start, that.end(), that.end())
    if each := following(_EACH_DAY, text, at):
        return Anchor(start, each.end(), each.end())
    if is_clause(tokens):
        end = clause_end(text, tokens)
        return Anchor(start, end, end)
    end, is_subject = _noun(text, tokens, deep)
    if is_subject and not following(_BEHIND_NOUN_ALONE, text, at):
        end = clause_end(text, tokens)
        return Anchor(start, end, end)
    if end == start:
        return None
    return Anchor(start, end, _full_end(text, start, end))


def _noun(text: str, tokens: Tokens, deep: int) -> tuple[int, bool]:
    """Where a noun, its of-phrases and what is joined to it end, and whether it is the subject of a clause."""
    end, is_subject = _one_noun(text, tokens)
    if is_subject or deep > _DEEPEST:
        return end, is_subject
    start = tokens[0].start
    further = _prolonged(text, start, end, deep)
    return (further, False) if further != end else _with_second(text, tokens, end)


def _with_second(text: str, tokens: Tokens, end: int) -> tuple[int, bool]:
    """The same with a second noun: "death or Disability"; "such notice or other communication has been sent"."""
    at = second_at(text, tokens[0].start, end)
    if at is None:
        return end, False
    second = Tokens(text, at)
    further, is_subject = _one_noun(text, second)
    if is_subject:
        return end, tokens[0].low in DETERMINERS and second[0].low not in DETERMINERS and not second[0].capital
    return (further, False) if further > at and joins_noun(text, at, further) else (end, False)


def _one_noun(text: str, tokens: Tokens) -> tuple[int, bool]:
    """Where a noun and its of-phrases end, and whether a finite verb after it shows that it is a clause's subject."""
    end, content, at = tokens[0].start, 0, 0
    while (token := tokens[at]).text:
        role = role_of(tokens, at, content) if token.is_word else role_of_mark(text, tokens, at)
        if role == "stop" and _leads(tokens, at):
            role = "noun"
        if role == "clause":
            return end, True
        if role == "stop":
            break
        if role == "figures":
            at += 2
        if role in ("noun", "figures", "of it"):
            end = tokens[at].end
        if role == "of it" and _of_a_day(tokens, at):
            return end, True
        if role == "of it":
            break
        content = {"noun": content + 1, "of": 0}.get(role, content)
        at += 1
    return end, False


def _of_a_day(tokens: Tokens, at: int) -> bool:
    """Whether "thereof" stands in a clause that says which day: "the date notice thereof has been delivered"."""
    return tokens[1].low in ("date", "day") and at > 2 and tokens[at + 1].low in BE_OR_HAVE


def _leads(tokens: Tokens, at: int) -> bool:
    """Whether a participle behind an article leads on to the noun: "the required delivery date"."""
    after = tokens[at + 1]
    return (
        at > 0
        and tokens[at - 1].low in DETERMINERS
        and tokens[at].low in STOPS_AS_VERBS
        and after.is_word
        and not (after.low in STOPS or after.low in DETERMINERS)
    )


def _prolonged(text: str, start: int, end: int, deep: int) -> int:
    """The noun's end with its shared head, a clause pointed to, "when due", or another of-phrase after "or"."""
    end = _with_head(text, start, end)
    if (led := _NEXT.search(text, max(start, end - 90), end)) and following(_BESIDE, text, end):
        end = led.start()
    if _MONTH_HEAD.search(text, max(start, end - 24), end) and (onward := following(_FURTHER, text, end)):
        next_one = read(text, onward.end(), deep + 1)
        return next_one.end if next_one else end
    if _MONTH_HEAD.search(text, max(start, end - 24), end) and (alone := following(_ONWARD, text, end)):
        return alone.end()
    for more in (_POINTED, _WHEN_DUE, _ABOVE, _THEREAFTER):
        if match := following(more, text, end):
            return match.end()
    return _coupled(text, start, end, deep)


def _coupled(text: str, start: int, end: int, deep: int) -> int:
    """The end with a second noun beside the first: "such termination or expiration", "entry, filing or levy"."""
    if compared(text, start):
        return end
    if paired := following(_PAIRED, text, end) or following(_OR_TERM, text, end):
        return paired.end()
    if _DEED.search(text, start, end) and (deeds := following(_DEEDS, text, end)):
        return _of_it(text, deeds.end())
    if _SUCH.search(text, start, end) and (second := following(_OR_NOUN, text, end)):
        return _of_it(text, second.end())
    if coordinated := following(_COORDINATED, text, end):
        tokens = Tokens(text, coordinated.end())
        if tokens[0].is_word:
            further, clause = _noun(text, tokens, deep + 1)
            return end if clause else further
    return end


def _with_head(text: str, start: int, end: int) -> int:
    """The noun's end with the year of a date, or the noun that several share: "first, second and third quarters"."""
    if until := _TO_MONTH.search(text, start, end):
        return until.start()  # "the first day of this Agreement to September 30, 2016"
    if months := following(_ALSO_MONTHS, text, end):
        end = months.end()
    if _MONTH_DAY.search(text, max(start, end - 20), end) and (year := following(_DATE_TAIL, text, end)):
        end = year.end()
    if _NTH.search(text, max(start, end - 6), end) and (quarters := following(_NTHS, text, end)):
        end = _of_it(text, quarters.end())
    if _HEADLESS.search(text, max(start, end - 14), end) and (head := following(_ONE_HEAD, text, end)):
        end = _of_it(text, head.end())
    return end


def _of_it(text: str, end: int) -> int:
    """The end with the of-phrase that follows: "the termination or cancellation date of this Agreement"."""
    tokens = Tokens(text, end)
    return max(end, _one_noun(text, tokens)[0]) if tokens[0].low == "of" else end


def _full_end(text: str, start: int, end: int) -> int:
    """The end with relative clauses and phrases with by, to, therefor and the like."""
    tokens = Tokens(text, end)
    if not tokens[0].is_word or following(_ASIDE, text, end):
        return end
    first = tokens[0].low
    of_a_day = _DAY_HEAD.search(text, max(start, end - 8), end) is not None
    if first not in TAIL and not (of_a_day and (first in DETERMINERS or first in SUBJECTS)):
        return end
    if first in ("in", "on", "from", "as", "for", "upon", "under") and not of_a_day:
        return end
    if first == "to" and not _SENT.search(text, start, end):
        return end
    return clause_end(text, tokens)


def _listed(text: str, start: int, listed: "regex.Match[str]", deep: int) -> Anchor | None:
    """The anchor of "the earlier of (a) … and (b) …": to the end of the last member."""
    if not listed["mark"]:
        members = read(text, listed.end(), deep)
        if members is None:
            return None
        further = following(_CONJUNCTION, text, members.end)
        last = read(text, further.end(), deep) if further else None
        end = last.end if last else members.end
        return Anchor(start, end, end)
    limit = min(len(text), start + REACH)
    mark, at = listed["mark"].strip("()"), listed.end()
    for member in _MEMBER.finditer(text, at, limit):
        if follows(mark, member["mark"]):  # "(ii)" after "(i)", and not the "(f)" of the next section
            mark, at = member["mark"], member.end()
    last = read(text, at, deep)
    return Anchor(start, last.end, last.full_end) if last else None
