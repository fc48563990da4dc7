"""A title that names no kind of instrument, right ahead of the sentence that speaks of this one.

"Exhibit 10.3", "STRATEGIC ALLIANCE", "This Agreement is made between Alpha and Beta": what the first sentence calls an
agreement is headed "STRATEGIC ALLIANCE".
"""

import re

from pipeline.span import Span
from pipeline.title_words import BEFORE, COMPANY_END, FRONT, INSTRUMENT, LEGEND, MONTH, OPENS

LONGEST = 120
"""So many characters such a title has at most."""
REACH = 600
"""Within so many characters from the beginning its sentence begins: further down it is a section's."""
SPEAKS = re.compile(
    r"(?<=\s)T(?:his|HIS)\s+(?P<name>(?:[A-Z][\w’'&-]*\s+|of\s+|and\s+|to\s+|not\s+){0,8}?)"
    r"(?P<noun>(?i:agreement|contract|lease|deed|letter|instrument|document|memorandum))?(?=[\s,(])"
    r"(?:\s*\([^()]{0,80}\))?[\s,]+(?:is|are|made|dated|effective|entered|sets|by|between|among)\b"
)
"""How the first sentence begins: "This Agreement is made", "THIS STRATEGIC ALLIANCE (the "Agreement") is entered"."""
_WORD = r"(?:[A-Z][\w&,'’/\u2011-]*|\([A-Z][\w ]{1,30}\)|[-–&]|and|of|for|to|the|or|in|on|not|with)"
SET = re.compile(rf"(?![^,]*,(?!.*\s(?:and|or|AND|OR|&)\s)){_WORD}(?:\s{_WORD})+")
"""The words of a title, with capitals but for the small ones; "Columbus, Ohio" is a place."""
DEALING = re.compile(
    r"\b(?:alliance|venture|(?:sub|cross-?)?licen[sc]e|covenants?|compete|collaboration|cooperation|undertaking|settlement"
    r"|release|pledge|assignment|subscription|employment|engagement|franchise|purchase|sale|loan|indemnity|charter|option)\b",
    re.IGNORECASE,
)
"""What the parties do by the instrument. Other words above the sentence are a place, an address, a letterhead, a legend
or a section's heading: "STATE OF OHIO", "HERON PUMPS", "Private and Personal", "Term and Termination"."""
NONE = re.compile(
    rf"\b(?:(?i:between|among|dated|whereas|recitals?|page|contents|witnesseth|exhibit|schedule|confidential|execution"
    rf"|dear|re|by|and|of|for|to|the|street|avenue|suite|background|preamble|introduction|parties)$"
    rf"|(?i:between|among|dated|dear|whereas|street|avenue|suite|contents|effective\s+date)\b"
    rf"|^(?i:article|section|chapter|part|to|of|and|for|by|via)\b|{MONTH}[a-z]*\s+\d)"
)
"""What no such title has, or ends with."""
PARTED = re.compile(r"\n[ \t]*\n\s*|\b(?:EX-|E(?:xhibit|XHIBIT)\s)[\d.]+[\w.()-]*\s+")
"""What parts the title from what stands above it: an empty line, the number of the exhibit."""


def ahead(text: str) -> tuple[str, Span] | None:
    """The words in front of the first sentence on this instrument, where they are set like a title; else null."""
    top = len(text) - len(text.lstrip())
    for leading in (BEFORE, LEGEND, BEFORE):
        lead = leading.match(text, top, FRONT)
        top = lead.end() if lead else top
    speaks = SPEAKS.search(text, top, top + REACH)
    if speaks is None:
        return None
    start, end = top, len(text[: speaks.start()].rstrip())
    for parted in PARTED.finditer(text, top, end):  # in lines, the last ones that no empty line parts
        start = parted.end()
    words = " ".join(text[start:end].split())
    repeated = " ".join(speaks["name"].split()).casefold() == words.casefold()
    named = repeated or (speaks["noun"] and (DEALING.search(words) or INSTRUMENT.search(words)))
    if not named or len(words) > LONGEST or not SET.fullmatch(words) or NONE.search(words):
        return None
    set_apart = max(map(len, words.split())) < len("and")  # "A G R E E M E N T"
    if set_apart or OPENS.match(words) or COMPANY_END.search(words) or _is_party(text[end : end + FRONT], words):
        return None
    return words, Span(start, end)


def _is_party(behind: str, words: str) -> bool:
    """Whether the first sentences name somebody so: a letterhead "ACORN BANK" is no title."""
    name = re.compile(re.escape(words).replace(r"\ ", r"\s+"), re.IGNORECASE)
    return any(re.search(r"\b[Tt](?:his|HIS)\s+$", behind[: one.start()]) is None for one in name.finditer(behind))
