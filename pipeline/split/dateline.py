"""The words that a release opens with: where it comes from, of what day it is, which wire carried it.

"LEONIA, N.J., November 14 2001 /PRNewswire/ -- Infocrossing, Inc. said" begins with such words up to the dash.
"""

import re

from pipeline.rules import MONTHS
from pipeline.split.page import Block

MONTH = "(?:" + "|".join(MONTHS) + r"|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?"
WORD = r"(?-i:[A-Z])[\w.'’&/]{0,30}(?:-\w{1,20})?"
PLACE = (
    rf"\(?(?:{WORD}(?:,?[ \n]{{1,3}}(?:and[ \n])?|(?=[-–—(.)]))){{1,7}}"
    r"(?:\)[ \n]|\.{2,4}|[-–—]{1,6}|\((?!\())?[ \n]{0,2}\(?"
)
DATE = (
    rf"(?:{MONTH}\s+\d{{1,2}}(?:st|nd|rd|th)?(?:\s{{0,2}},?\s{{1,3}}\d{{4}})?|\d{{1,2}}\s+{MONTH}(?:,?\s+\d{{4}})?)\)?"
)
WIRES = (
    r"(?:PR[ ]?Newswire|Business[ ]?Wire|BW|Globe[ ]?Newswire|Prime[ ]?Newswire|PRIMEZONE|Market[ ]?wired?"
    r"|ACCESS[ ]?WIRE|Newsfile|CNW|Canada[ ]Newswire|Internet[ ]Wire|EQS|News[ ]Direct|First[ ]Call|Dow[ ]Jones)"
)
WIRE = rf"(?:[ ]{{0,2}}[/(-]{{0,2}}[ ]{{0,2}}{WIRES}(?:-(?:First[ ]?Call|Asia\w*|Europe))?[^/\n)-]{{0,40}}[/)]?)"
DASH = r"(?:-{1,6}|[–—]|\.(?:[ ]?\.){1,4})"
DATED = re.compile(
    rf"(?:{PLACE}(?:/[ ])?)?{DATE}{WIRE}?"
    rf"(?=\s{{0,3}}(?:/[^/\n]{{2,40}}/)?\s{{0,3}}(?:{DASH}|:|\((?!\s*(?:(?:the|this|hereinafter)\s|[\"“”'‘’])))"
    rf"|(?<=\d\))\s{{1,2}}(?-i:[A-Z])|\s/\s(?-i:[A-Z]))",
    re.IGNORECASE,
)
"""A place, a date, and perhaps a wire; no day that gets a name: "On June 1, 2005 (the “Effective Date”), Teal and"."""
WIRED = re.compile(
    rf"(?:{PLACE})?\s{{0,3}}(?:{DASH}\s{{0,3}})?[(/]\s?{WIRES}\b[^/)\n]{{0,60}}[/)]"
    rf"(?:{DASH}\s?{DATE}(?=\s{{0,3}}{DASH})|(?=\s{{0,3}}{DASH}|\s{{1,3}}(?-i:[A-Z])))",
    re.IGNORECASE,
)
"""A place and a wire: "BOLINGBROOK, Ill.--(BUSINESS WIRE)", "TORONTO--(Marketwired - May 5, 2015)"."""
STATES = (
    r"Ala|Ariz|Ark|Cal(?:if)?|Colo|Conn|Del|D\.C|Fla|Ga|Ill|Ind|Kan|Kans|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev"
    r"|Okla|Ore|Pa|Penn|Tenn|Tex|Va|Vt|Wash|Wis|Wisc|W\.\s?Va|Wyo|Alabama|Alaska|Arizona|Arkansas|California|Colorado"
    r"|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland"
    r"|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New\s(?:Hampshire|Jersey|Mexico|York)"
    r"|(?:North|South)\s(?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode\sIsland|Tennessee|Texas|Utah|Vermont"
    r"|Virginia|Washington|West\sVirginia|Wisconsin|Wyoming|Ontario|Quebec|Alberta|British\sColumbia|Israel|China|Bermuda"
    r"|[A-Z]\.\s?[A-Z]|[A-Z]{2}"
)
LOUD = (
    r"[A-Z]{3,}(?:[ .-]{1,2}[A-Z]{2,}){0,3}(?:,\s(?:[A-Z]\.?){2}|,\s[A-Z][A-Za-z]{1,10}(?:\s[A-Z][A-Za-z]{1,10})?\.?)?"
)
"""A place in capitals, with its state in any letters."""
STATED = rf"(?:[A-Z][a-z]+\s){{0,2}}[A-Z][a-z]+,\s(?:{STATES})\.?"
"""A place in any letters with its state."""
PLACED = re.compile(
    rf"[\[(]?(?:(?:{LOUD}|{STATED})[\])]?(?=\s{{0,2}}(?:--|–|—)\s{{0,2}}[A-Z\d“])"
    rf"|(?:(?=[A-Z .-]{{3,40}},){LOUD}|{STATED})[\])]?(?=\s-\s[A-Z\d“]))"
)
"""A place in capitals alone, or any with its state: "OAKLAND — PG&E Corporation", "Portland, Oregon – Teal".

Behind a single hyphen it needs a state: "EBITDA - Adjusted" is none.
"""
STOPPED = re.compile(
    rf"(?-i:{LOUD}|{STATED})(?:,\s|\.?,?\s){DATE}(?<=\d{{4}})(?=\.\s{{1,3}}(?-i:[A-Z]))",
    re.IGNORECASE,
)
"""A place and a whole date that a full stop ends: "DAYTON, OHIO, May 1, 2001. Teal, Inc. announced"."""
DATED_FIRST = re.compile(
    rf"{DATE}[,.]?\s{{1,3}}(?:{DASH}\s?)?(?-i:(?:{LOUD}|{STATED})(?=\s{{0,2}}(?:--|–|—|-\s)\s{{0,2}}[A-Z“])"
    r"|[A-Z][a-z]+(?:\s[A-Z][a-z]+){0,2}(?=--[A-Z]))",
    re.IGNORECASE,
)
"""A date, and a place behind it: "August 18, 2009 HARRISBURG, PA—Teal", "May 1, 2001 - Dayton, Ohio - Teal".

Two hyphens that touch both words make any words a place: "May 1, 2001 Dayton--Teal".
"""
DAY_BEHIND = re.compile(rf"\s{{0,2}}(?:--|[–—-])\s{{0,2}}{DATE}(?=,\s)", re.IGNORECASE)
"""A date that only a comma parts from the text: "SEATTLE, WASHINGTON - May 12, 2014, Teal, Inc. announced"."""
INSTRUMENT = re.compile(
    rf"[\s.:-]*{DASH}?\s*(?:(?:this|an?)\s(?:[\w’'-]+\s){{0,5}}?)?(?:agreement|amendment|contract|lease|deed)\b"
    r"[^.;]{0,80}\b(?:made|entered|between|among)\b",
    re.IGNORECASE,
)
"""What stands behind the place and date of an instrument: "Omaha, June 1, 2005 - This Agreement is made between"."""
SHORTEST = 60


def dateline(block: Block, *, placed: bool = True) -> int | None:
    """How many characters the dateline takes that the block begins with, or null where it begins with none.

    `placed`: whether a place in capitals is enough, as it is where a headline stands above it.
    """
    length = _dateline(block, placed=placed)
    return None if length is None or INSTRUMENT.match(block.text, length) else length


def _dateline(block: Block, *, placed: bool) -> int | None:
    head = block.text[:220]
    if len(block.text) < SHORTEST or not (head[0].isupper() or head[0] in "([/" or head[0].isdigit()):
        return None
    match = WIRED.match(head) or DATED_FIRST.match(head) or DATED.match(head) or STOPPED.match(head)
    if match is None:
        match = PLACED.match(head) if placed else None
        behind = DAY_BEHIND.match(head, match.end()) if match else None
        return behind.end() if behind else match.end() if match else None
    wire = re.match(r"\s{0,3}/[^/\n]{2,40}/", block.text[match.end() : match.end() + 50])
    return match.end() + (wire.end() if wire else 0)
