"""When an office is taken, held and left: the words before and after a statement to EDTF.

"President from 1996 until the appointment of Mr. Auster" begins in "1996"; "Since January 2009, Mr. Cedar has served
as" in "2009-01"; "effective January 1, 2011" is "2011-01-01".
"""

from dataclasses import dataclass

import regex

from extractors.lexicon.months import MONTH_NUMBERS
from pipeline.lazy import lazy
from pipeline.rules import MONTHS, PIECES
from pipeline.span import Span

_MONTH = "(?:" + "|".join(MONTHS) + r"|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?)"
WEEKDAY = r"(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\s+)?"
_YEAR = PIECES["YEAR"].replace(" ", "")
DAY = (
    rf"(?:{_MONTH}\s+\d{{1,2}}(?:st|nd|rd|th)?,?\s+{_YEAR}|\b(?:the\s+)?\d{{1,2}}(?:st|nd|rd|th)?\s+(?:(?:day\s+)?of\s+)?{_MONTH},?\s+{_YEAR}"
    rf"|{_MONTH},?\s+(?:of\s+)?{_YEAR}|\b{_YEAR})"
)
_NO_YEAR = (
    rf"(?-i:{_MONTH}\s+\d{{1,2}}(?:st|nd|rd|th)?|\d{{1,2}}(?:st|nd|rd|th)?\s+{_MONTH}|{_MONTH})"
    r"(?!,?\s+(?:of\s+)?\d{4}|[\w-]|,?\s+(?:of\s+)?(?:that|the|each|every|last|next)\s+(?:\w+\s+)?year|\s+or\b"
    r"|(?<=\p{L})\s+\p{Lu}|\s+(?:quarter|fiscal|annual|meeting|anniversary)\b)"
)
"""A day or a month by itself: "effective May 1", "in September"."""
EVENT = (
    r"(?:the\s+)?(?:appointment|election|hiring|arrival|promotion)\s+of\s+(?-i:(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?"
    r"(?:(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+)\s+){0,3}\p{Lu}[\p{L}'’-]+)"
)
"""What ends a tenure without a date of its own: "the appointment of Mr. Auster"."""
_FOUNDED = r"(?:the\s+|its\s+)?(?:founding|inception|formation)\s+(?:of\s+(?:the\s+)?[\w ]{3,30}\s+)?in\s+"
_JOINED = (
    r"(?:(?:he|she)\s+(?:first\s+)?(?:joined|founded|co-founded|acquired)|(?:joining|founding|co-founding)|(?:his|her)\s+(?:appointment|election|arrival))"
    r"(?:\s+[^.;,]{1,40}?)?\s(?:in|on)\s+"
)
"""How a tenure begins with what its holder did: "since he joined the company in 1997"."""
_TO = r"(?:to|until|through|till|and|-|–|—)"
_HIS_END = r"(?:his|her)\s+(?:retirement|resignation|departure|death)\s+(?:from\s+the\s+[Bb]oard\s+)?(?:in|on)\s+"
_RANGE = lazy(
    rf"(?:(?<!\beffect(?:ive)?\s)from|between|\()\s*(?:{_FOUNDED})?(?P<start>{DAY}|{_MONTH}(?=\s*{_TO}\s*{DAY}))"
    rf"(?:\s*{_TO}\s*(?:{_HIS_END}(?P<end>{DAY})|his|her|(?P<end>{DAY})|(?P<event>{EVENT})|the\s+present))?",
    regex.IGNORECASE,
)
_SINCE = lazy(rf"since\s+(?:{_FOUNDED}|{_JOINED})?(?P<start>{DAY})", regex.IGNORECASE)
_UNTIL = lazy(
    rf"(?:until|through)\s+(?:(?:{_HIS_END}|(?:he|she)\s+(?:retired|resigned|left|stepped\s+down)\b[^.;,]{{0,40}}?\s(?:in|on)\s+)?"
    rf"(?P<end>{DAY})|(?P<event>{EVENT}))",
    regex.IGNORECASE,
)
_ON = lazy(
    rf"(?:effective(?:\s+(?:as\s+of|on\s+or\s+about|on|from))?|with\s+effect\s+(?:from|on)|as\s+of|commencing|beginning|starting|on|in|(?:at|by)\s+the\s+(?:end|close)\s+of)"
    rf"\s+(?:on\s+)?{WEEKDAY}(?P<start>{DAY})",
    regex.IGNORECASE,
)
_BARE = lazy(
    rf"(?:\s+(?:the|our|its)\s+(?:company|corporation|bank|firm))?(?:,?|\s+(?:will\s+be|is|was))\s+(?P<start>{_MONTH}\s+\d{{1,2}}(?:,?\s+{_YEAR})?)(?![\w-])",
    regex.IGNORECASE,
)
"""A day right behind the words: "plans to retire April 1, 2002"."""
_ON_NO_YEAR = lazy(
    rf"(?:effective(?:\s+(?:as\s+of|on\s+or\s+about|on|from))?|with\s+effect\s+from|as\s+of|commencing|beginning|starting|on|in)\s+{WEEKDAY}(?P<start>{_NO_YEAR})",
    regex.IGNORECASE,
)
_LEAD_NO_YEAR = lazy(rf"(?:On|In|Effective(?:\s+(?:as\s+of|on))?|Beginning)\s+{WEEKDAY}(?P<start>{_NO_YEAR}),")
_INTRODUCED = (
    r"(?:In\s+(?:connection|accordance|conjunction|addition)|Following|After|Upon|As|Pursuant|Due|Because|With|At)\b"
    r"(?:(?!\b(?:he|she|who)\b)(?:\b(?:Mr|Ms|Mrs|Dr|\p{Lu})\.|[^,.;])){0,140}+,\s+"
)
"""What may stand before the day of a sentence: "In connection with his retirement, on May 1, 2001 the Board"."""
_LEAD = lazy(
    rf"(?:\(\w\)(?:,|\s+and)?\s+)*(?:\p{{Lu}}\p{{Ll}}+(?:\s\p{{Ll}}+)?,\s+|{_INTRODUCED}(?=(?:on|effective)\b))?(?P<word>On|In|Since|From|Between|Prior\s+to|Until|Effective(?:\s+(?:as\s+of|on))?|Beginning(?:\s+in|\s+on)?|As\s+of)\s+"
    rf"{WEEKDAY}(?P<start>{DAY}|{_MONTH}(?=\s*{_TO}\s*{DAY}))(?:\s*{_TO}\s*(?:{_HIS_END})?(?P<end>{DAY}))?",
    regex.IGNORECASE,
)
_AT_A_MEETING = lazy(
    rf"(?:Effective\s+)?(?i:at)\s+(?:an?|its|the)\s+(?P<start>{DAY}),?\s+(?:[\w'’]+\s+){{0,4}}?meeting\b[^.;]{{0,200}}?,|"
    rf"(?:Effective\s+)?(?i:at)\s+(?:an?|its|the)\s+(?:[\w'’]+\s+){{0,6}}?meeting\s+(?:[\w'’]+\s+){{0,8}}?(?:held\s+)?(?:on\s+)?(?P<start>{DAY}),"
)
_SAME_DAY = lazy(
    r"(?:\(\w\)(?:,|\s+and)?\s+)*(?:Also\s+)?(?:[Oo]n|[Ee]ffective(?:\s+(?:as\s+of|on))?)\s+(?:the\s+same|such|that)\s+(?:date|day)\b"
)
"""A day that a sentence before it tells: "On the same date, the Board appointed"."""
_TOLD_DAY = lazy(rf"(?r)\b(?:[Oo]n|[Ee]ffective(?:\s+as\s+of)?)\s+(?P<day>{DAY})")
_SAID_THAT = lazy(r"\b(?:announc|report|sa(?:id|y)|disclos|state)\w*\s+(?:today\s+)?that,?\s+", regex.IGNORECASE)
"""Where what is announced begins: "said today that on April 15, 2001 the Board accepted"."""
_BEGINS_AGAIN = lazy(rf"(?<=[\p{{L}})]\s)(?:On|Effective(?:\s+(?:as\s+of|on))?)\s+(?={DAY},)")
"""Where a sentence begins behind a heading that ends without a stop: "Election of Directors On May 1, 2001,"."""
_JUST_BEFORE = lazy(
    rf"\b(?:and\s+from\s+(?P<start>{DAY})\s+{_TO}\s+(?P<end>{DAY}),?\s+(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?"
    rf"|and\s+(?:in|on)\s+(?P<start>{DAY}),?\s+(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?|(?:in|on|until|through)\s+(?P<start>{DAY}),?\s+when\s+"
    rf"|,\s+from\s+(?P<start>{DAY})\s+{_TO}\s+(?P<end>{DAY}),\s+(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?"
    rf"|,\s+effective\s+(?:as\s+of\s+|on\s+)?(?P<start>{DAY}|{_NO_YEAR}),\s+(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?)\Z"
)
"""The day of a sentence's second part: "…, and in June 2005 he was named", "began in 1998 when he joined"."""
_SENTENCE = lazy(r"(?<=[\p{Ll}\d)”\"]{2}[.!?][”\"]?)\s+(?=\p{Lu}|\(\w\)\s+\p{Lu})")
_AND_THEN = lazy(
    r",?\s+(?:that|which)\s+(?:was|were|is|are)\s+(?!effective)|,?\s+and\s+(?:in\b|on\b|since\b|was|has|had|is|became|will|(?!effective)\p{Ll}+ed)\b"
    r"|,?\s+(?:(?:with|for|and)\s+(?:an?|the|his|her)|whose)\s+(?:[\w-]+\s+){0,3}?term\b"
    r"|,\s+who\s+(?:has|had|was|is|joined|began|came|started|founded|became|served|worked|holds|earned|received|graduated)\b"
)
"""Where a sentence goes on with something else: "was named president, and assumed his position in 1999".

A term has an end, and no day of the change: "with a term expiring in 2006".
"""
_EFFECT = lazy(
    r"(?:His|Her|The|This|[A-Z][\w. ]{1,24}['’]s?)\s+(?:resignation|retirement|departure|appointment|election"
    rf"|promotion)s?\s+(?:of\s+(?:[^.;]|\.(?=\s\p{{Lu}})){{3,60}}?\s+)?(?:(?:will\s+be(?:come)?|is|was|becomes?|became|shall\s+be)\s+effective"
    rf"|(?:will\s+)?takes?\s+effect|took\s+effect),?\s+(?:as\s+of\s+|on\s+|from\s+)?(?P<day>{DAY})"
)
_BEGINS = lazy(
    r"[^.;]{0,160}\.\s+(?:He|She|(?:Mr|Ms|Mrs|Dr)\.\s+\p{Lu}[\p{L}'’-]+)\s+will\s+(?:begin|start|commence|assume)\s+[^.;]{0,60}?"
    rf"\b(?:on|effective)\s+(?P<day>{DAY})"
)
"""The next sentence where it tells the first day: "He will begin serving on the board on September 1, 2006"."""
_LAST_DAY = lazy(
    r"[^.;]{0,160}\.\s+(?:His|Her|(?:(?:Mr|Ms|Mrs|Dr)\.\s+)?\p{Lu}[\p{L}'’-]+['’]s)\s+(?:last|final)\s+day\b[^.;]{0,60}?"
    rf"\b(?:will\s+be|is|was)\s+{WEEKDAY}(?P<day>{DAY})"
)
"""The next sentence where it tells the last day: "His last day with the company will be May 31, 2004."."""


@dataclass(frozen=True)
class Time:
    """When, as far as the words say, and where they stand.

    `on` is one day that both a change and its effect may have, `told` the one on which a change was announced;
    `inside` says that the day stands in what was announced: "said that on May 1, 2001 she was elected".
    """

    start: str | None = None
    end: str | None = None
    on: str | None = None
    told: str | None = None
    inside: bool = False
    event: str | None = None
    begin: int | None = None
    stop: int | None = None


def edtf(words: str, end: str | None = None) -> str:
    """The day, month or year that the words name: "1 January 2011" is "2011-01-01", "June 2000" "2000-06".

    A month that begins a stretch may have the year of its end: "From August to November 2007". "May 1" is "XXXX-05-01".
    """
    years = regex.findall(r"\d{4}", words + (end or "")) or [ANY_YEAR]
    year = years[0 if end else -1]
    named = regex.search(_MONTH, words) or regex.search(r"\p{L}{3}", words)
    month = MONTH_NUMBERS.get(named[0][:3].lower()) if named else None
    day = regex.search(r"\b(\d{1,2})(?:st|nd|rd|th)?\b", words.replace(year, ""))
    return year if month is None else f"{year}-{month:02}" + (f"-{int(day[1]):02}" if day else "")


_OF_THE_NEXT = lazy(r",?\s+(?:he|she|(?:Mr|Ms|Mrs|Dr)\.\s+\p{Lu}[\p{L}'’-]+)\s+(?:was|served|held|has|had)\b")
"""What makes a time before it that of the next office: "and from 1981 to 1987 he was president"."""
ANY_YEAR = "XXXX"


def after(text: str, at: int, limit: int) -> Time:
    """What the words after a statement say: up to the end of the sentence, and to the next person or office."""
    rest = _sentence_rest(text, at, limit)
    for pattern in (_RANGE, _SINCE, _UNTIL):
        match = pattern.search(text, at, rest.end + 80)
        if match and match.start() < rest.end and not _OF_THE_NEXT.match(text, match.end()):
            said = match.groupdict()
            apart = _ON.search(text, at, match.start()) if pattern is _SINCE else None
            return Time(
                on=edtf(apart["start"]) if apart else None,
                start=edtf(said["start"], said.get("end")) if said.get("start") else None,
                end=edtf(said["end"]) if said.get("end") else None,
                event=said.get("event"),
                begin=match.start(),
                stop=match.end()
                + (1 if text[match.start()] == "(" and text[match.end() : match.end() + 1] == ")" else 0),
            )
    goes_on = _AND_THEN.search(text, at, rest.end)
    stop = goes_on.start() if goes_on else rest.end
    match = _BARE.match(text, at, stop) or _ON.search(text, at, stop) or _ON_NO_YEAR.search(text, at, stop)
    return Time(on=edtf(match["start"]), stop=match.end()) if match else Time()


def _sentence_rest(text: str, at: int, limit: int) -> Span:
    end = _SENTENCE.search(text, at, min(limit, at + 250))
    stop = end.start() if end else min(limit, at + 250)
    semicolon = text.find(";", at, stop)
    return Span(at, semicolon if semicolon != -1 else stop)


def before(text: str, window: Span, at: int) -> Time:
    """What the beginning of the statement's sentence says: "Since January 2009, …", "On October 7, 2010, …"."""
    close = _JUST_BEFORE.search(text, max(window.start, at - 40), at)
    if close is not None and close["end"]:
        return Time(start=edtf(close["start"], close["end"]), end=edtf(close["end"]))
    if close is not None:
        return Time(on=edtf(close["start"]), inside=close[0].startswith(", effective"))
    begin = max(window.start, at - 400)
    for mark in _SENTENCE.finditer(text, begin, at + 1):
        begin = mark.end()
    while begin < at and not (text[begin].isalnum() or text[begin] == "("):
        begin += 1
    if _SAME_DAY.match(text, begin, at):
        told = _TOLD_DAY.search(text, max(0, begin - 600), begin)
        return Time(on=edtf(told["day"]) if told else None)
    announced = (_LEAD.match(text, said.end(), at) for said in _SAID_THAT.finditer(text, begin, at))
    inner = next((one for one in announced if one is not None), None)
    again = [one.start() for one in _BEGINS_AGAIN.finditer(text, begin, at)]
    lead = inner or _LEAD.match(text, again[-1] if again else begin, at)
    if lead is None:
        after_that = next((said.end() for said in _SAID_THAT.finditer(text, begin, at)), begin)
        day = _AT_A_MEETING.match(text, begin, at) or _LEAD_NO_YEAR.match(text, begin, at)
        inside = _AT_A_MEETING.match(text, after_that, at) if day is None and after_that > begin else None
        if inside is not None:
            return Time(on=edtf(inside["start"]), inside=True)
        return Time(on=edtf(day["start"]) if day else None)
    first = edtf(lead["start"], lead["end"])
    word = lead["word"].casefold().split()[0]
    if word in ("from", "between"):
        return Time(start=first, end=edtf(lead["end"]) if lead["end"] else None)
    if word in ("prior", "until"):
        return Time(end=first)
    return Time(start=first) if word == "since" else Time(on=first, inside=inner is not None)


def effect(text: str, at: int) -> str | None:
    """The day that the next sentences give a change: "His resignation will become effective on June 18, 2010"."""
    match = (
        _BEGINS.match(text, at, at + 320) or _LAST_DAY.match(text, at, at + 320) or _EFFECT.search(text, at, at + 320)
    )
    return edtf(match["day"]) if match else None


_JOINED_ON = lazy(
    rf"\b(?:(?:re)?join(?:ed|s|ing)?|return(?:ed|s)|(?:nam|elect|appoint|promot|hir|resign|retir)ed)\b(?:[^,;]|,\s(?:Inc|Corp|Ltd)\b){{0,60}}?\s(?:(?:in|on)\s+(?P<day>{DAY})|(?:on\s+)?(?P<day>{_NO_YEAR}))\s+(?:as|to|from)\b"
    rf"|\beffective\s+(?:as\s+of\s+|on\s+|from\s+)?(?P<day>{DAY})\)?,?\s+(?:as|to|from)\b"
)
_HELD_SINCE = lazy(
    rf"(?:\s+of\s+(?:the\s+company|(?:the\s+)?\p{{Lu}}[\w.]*(?:,?\s\p{{Lu}}[\w.]*){{0,4}}))?,?\s+since\s+(?P<day>{DAY})"
)


def joined_on(statement: str) -> str | None:
    """The day between the verb and the office: "joined Teal Stores in May 1994 as"."""
    found = list(_JOINED_ON.finditer(statement))
    return edtf(found[-1]["day"]) if found else None


_SINCE_THEN = lazy(rf"\bsince\s+(?P<day>{DAY})\s+(?:as|in\s+the\s+(?:role|position|capacity)\s+of)\s")


def since_then(statement: str) -> str | None:
    """The day between a person and the office that is held from it: "has been with Teal since May 2001 as"."""
    match = _SINCE_THEN.search(statement)
    return edtf(match["day"]) if match else None


def stretch(statement: str) -> Time:
    """The time that a statement tells between its person and its office: "employed from July 1969 to January 1997"."""
    match = _RANGE.search(statement)
    if match is None:
        return Time()
    return Time(start=edtf(match["start"], match["end"]), end=edtf(match["end"]) if match["end"] else None)


def since(text: str, at: int) -> str | None:
    """The day from which an office is held that stands beside a name: "chief financial officer since 2003"."""
    match = _HELD_SINCE.match(text, at)
    return edtf(match["day"]) if match else None
