r"""What leads to an address: "If to the Company:", "with a copy (which shall not constitute notice) to:".

A sentence leads to it without a colon: "if to the Trust, to 1370 Timberlake Manor Parkway".
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from extractors.contacts.places import ZIP
from extractors.lexicon.months import DAY_LINE

_TO_BE_SENT = (
    r"(?:shall|must|should|will|may|are\s+to)\s+be\s+(?:addressed|sent|given|delivered|mailed|directed|made)\s+to"
)
LEAD = re.compile(
    r"(?:\b(?:[Ii]f|IF|[Aa]s)\s+(?:to|TO)\s+(?P<whom>[^:;\n]{2,80}?)(?:,?\s+(?:then\s+)?(?:addressed\s+)?(?:to|at"
    r"|TO)(?:\s+(?:it|them|him|her)(?:\s+at)?)?)?\s?:"
    r"|\b(?:If|IF)\s+(?P<party>[A-Z][^:;.\n]{1,50}?),\s+(?:to|TO)\s?:"
    r"|(?P<notices>\b(?:[Aa]ddress(?:es|\(es\))?|ADDRESS(?:ES|\(ES\))?)\s+(?:for|FOR)\s+(?:[Nn]otices?|NOTICES?|[Pp]ayments?|PAYMENTS?)[^:;.\n]{0,40}:"
    r"|\bNotices\s+and\s+Correspondence\s?:)"
    r"|\b[Tt]he\s(?:[a-z]+\s)?address\s(?:of|for)\s(?P<whose>(?:the\s)?[A-Z][\w-]*(?:\s[A-Z][\w-]*){0,3})\sis\s?:"
    r"|(?:\b(?:[Ww]ith|WITH)\s+)?(?:\b(?:an?|A)\s+)?(?:required\s+)?\b(?P<copy>[Cc]op(?:y|ies)|COP(?:Y"
    r"|IES))\b[^:;.\n]{0,70}?\b(?:to|To|TO)(?:\s+each\s+of)?(?:\s\([^()\n]{3,60}\))?\s?:"
    r"|(?:(?m:^)[ \t]*(?:\([a-z\d]{1,4}\)[ \t]+)?to(?=\s+the\s+(?:[A-Z][\w-]*\s+){0,3}[A-Z][\w-]*\s?:)"
    r"|\b(?:[Nn]otices?\s+to|NOTICES?\s+TO(?:\s?:)?|[Aa]ddressed\s+to"
    r"|(?<!\()[Ff]or(?!\s+(?:[Ii]nvestors?|[Mm]edia|[Pp]ress|[Aa]nalysts?)\b)|TO"
    r"|To))\s+(?P<for>(?:the\s+)?(?!(?:[Nn]otices?|Information)\b)(?:[a-z]-?)?[A-Z](?:[^:;.\n]|(?<=\b[A-Z])\.){1,50}?)(?<!\bis)(?<!\bare)"
    rf"(?:\s+{_TO_BE_SENT})?(?:\s+(?:at|AT))?\s?:)"
)

"""What leads to an address in a line of its own or before a whole one."""
_WORDS = (" to", "\nto ", " TO", "To ", "TO ", "for ", "For ", "FOR ", "Notices ")
"""Words one of which each lead has."""
_IN_SENTENCE = (
    re.compile(
        rf"otices(?<=\b[nN]otices)\s+to\s+(?P<whom>(?:the\s+)?[A-Z][^:;.\n]{{1,40}}?)\s+{_TO_BE_SENT}\s?:"
        r"(?=\s+[A-Z][^\n:,]{2,60},[^\n:]{0,60}\n)"
    ),
    re.compile(
        r"otice(?<=\b[nN]otice)s?\s+to\s+(?P<whom>(?:the\s+)?[A-Z][^:;.\n]{1,40}?)\s+(?:shall|must|should|will|may"
        r"|are\s+to)\s+be\s+(?:sent|given|delivered|mailed|made|addressed)(?:\s+by\s+[^:;.]{4,80}?)?,?\s+to\s+"
        r"(?=(?!the\b)[A-Z][\w.'’]+,?\s[^:;]{4,160}\d{5})"
    ),
    re.compile(
        r"f(?<=\b[iI]f)\s+to\s+(?P<whom>[^:;]{2,60}?),\s+(?:(?:to\s+it\s+)?(?:to|at)\s+(?:its\s+)?(?=[A-Z\d])|(?=c/o\s))"
    ),
    re.compile(
        r"cop(?<!\wcop)(?:y|ies)\b(?P<copy>)[^:;.]{0,60}?\bto\s+(?=(?!the\b)(?:[A-Z][\w.'’]*,?\s+(?:(?:&|and)\s+)?){1,9}(?:\d|One\s))"
    ),
    re.compile(
        r"ddress(?<=\b[aA]ddress)(?:\s+designated)?\s+for\s+(?:the\s+)?(?:purposes?\s+of\s+)?(?:(?:all|any|such)\s+)?"
        r"(?:giving\s+)?(?:notices?|correspondence|communications|service)\b[^.;:]{0,60}?\s(?:shall\s+be|is)\s+(?=[A-Z\d])"
    ),
    re.compile(
        r"equest(?<=\b[rR]equest)s?(?:\s+(?:directed|addressed|made|sent))?\s+to\s?:?\s+"
        r"(?=(?!the\b)[A-Z][^.;:]{3,60},\s[^;:]{10,140}\d{5})"
    ),
    re.compile(r"following\s+address(?:es)?\b[^:;.\n]{0,30}:\s+(?=[A-Z\d])"),
)
_BEFORE_COPY = re.compile(r"(?:\bwith\s+)?(?:\ba\s+)?(?:required\s+)?\Z", re.IGNORECASE)
_REQUESTED = re.compile(r"\brequests?\b", re.IGNORECASE)
"""What makes copies those of a report that anybody may ask for, and not of notices."""
_DATED = re.compile(rf"(?i:{DAY_LINE})\s+(?=[A-Z])")
_GREETED = (re.compile(r"Dear\s+[A-Z]"), re.compile(r"Gentlemen\s?:"))
MOST = 20_000
REACH = 520
"""How far an address reaches at most, from its lead on."""


@dataclass(frozen=True)
class Lead:
    """Where a lead stands and the role that it gives; `limit` is how far its address reaches at most."""

    start: int
    end: int
    role: str | None
    limit: int
    in_sentence: bool = False


def role_of(lead: "re.Match[str]") -> str:
    """The role that a lead gives: "notices to the Company", "copy of notices"."""
    if lead["notices"]:
        return "notices" if "notice" in lead["notices"].lower() else "payments"
    whom = lead["whom"] or lead["party"] or lead["whose"] or lead["for"]
    return "copy of notices" if lead["copy"] else f"notices to {whom}".strip()


def leads_in(text: str) -> list[Lead]:
    """The leads of a text in their order."""
    found = [*_before_colons(text), *_in_sentences(text), *_of_letters(text)]
    return sorted(found, key=lambda lead: (lead.start, -lead.end))


def _before_colons(text: str) -> Iterator[Lead]:
    """The leads that end with a colon; looked for before each colon, which are few."""
    floor = colon = 0
    for _ in range(MOST):
        colon = text.find(":", colon) + 1
        if not colon:
            return
        start = max(floor, colon - 130)
        may_lead = any(text.find(word, start, colon) != -1 for word in _WORDS)
        lead = LEAD.search(text, start, colon) if may_lead else None
        if lead is not None:
            yield Lead(lead.start(), lead.end(), role_of(lead), lead.end() + REACH)
        floor = colon


def _in_sentences(text: str) -> Iterator[Lead]:
    """The leads that a sentence goes on from."""
    for pattern in _IN_SENTENCE:
        for lead in pattern.finditer(text):
            line = text.rfind("\n", lead.end() - 20, lead.end())
            if line != -1 and not text[line : lead.end()].strip() and _is_short(text, lead.end()):
                continue  # an address in lines of its own
            said = lead.groupdict()
            start, role = lead.start(), None
            if "copy" in said:
                before = _BEFORE_COPY.search(text, max(0, start - 24), start)
                asked = _REQUESTED.search(text, max(0, start - 40), lead.end())
                start, role = before.start() if before else start, None if asked else "copy of notices"
            elif "whom" in said:
                start, role = start - 1, f"notices to {' '.join(said['whom'].split())}"
            yield Lead(start, lead.end(), role, lead.end() + REACH, in_sentence=True)


def _is_short(text: str, at: int) -> bool:
    """Whether a line ends soon after `at`, as that of an address does."""
    return "\n" in text[at : at + 60]


def _of_letters(text: str) -> Iterator[Lead]:
    """The date of a letter whose line breaks were lost: its addressee stands between it and the greeting."""
    for greeting in (found for pattern in _GREETED for found in pattern.finditer(text)):
        dates = list(_DATED.finditer(text, max(0, greeting.start() - 400), greeting.start()))
        flat = dates and "\n" not in text[dates[-1].end() : greeting.start()]
        if flat and ZIP.search(text, dates[-1].end(), greeting.start()):
            yield Lead(dates[-1].start(), dates[-1].end(), "addressee", greeting.start(), in_sentence=True)
