"""The lines above the last one of a title that belong to it.

"EXCLUSIVE", "SUPPLY", "AGREEMENT", each on its line, is one title; "ALPHA NETWORKS" above "SUPPLY AGREEMENT" is none.
"""

import re

from pipeline.span import Span
from pipeline.title_words import BEFORE, COMPANY_END, INSTRUMENT

LINES = 3
"""So many lines above the noun may belong to a title."""
SAID = 30_000
"""Within so many characters the text calls the instrument by its whole name, if the line above belongs to it."""
ABOVE = re.compile(
    r"(?:^|[ \t]{2})[ \t]*(?P<line>[A-Z](?:[\w&,.'’/()-]|[ ](?![ ])){2,60}?)(?:[ \t]*\n|[ \t]{2})\s*\Z", re.MULTILINE
)
TITLE_WORD = (
    r"(?:ACCOUNTING|ADMINISTRATI(?:ON|VE)|ADVERTISING|ADVISORY|AFFILIAT(?:E|ION)|AGENCY|ALLIANCE|AMENDED|RESTATED"
    r"|APPLICATION|AREA|ASSET|BRAND(?:ING)?|BROKERAGE|BUSINESS|CHANNEL|CHARTER|CLINICAL|COLLABORATI(?:ON|VE)"
    r"|COMMERCIALI[SZ]ATION|CONSIGNMENT|CONSULT(?:ING|ANCY)|CONTENT|CONTRACT(?:OR)?|COOPERATION|CRUDE"
    r"|CUSTOM(?:I[SZ]ATION)?|CUSTODY|DATA|DEALER|DESIGN|DEVELOPMENT|DISTRIBUT(?:ION|OR|ORSHIP)|ELECTRONIC"
    r"|EMPLOYMENT|ENDORSEMENT|ENGINEERING|EQUIPMENT|ESCROW|EXCLUSIVE|EXPORT|FACILIT(?:Y|IES)|FILING|FRANCHISE"
    r"|FUEL|FULFILL?MENT|FUND|GAS|GATHERING|GLOBAL|HOSTING|IMPLEMENTATION|INDEPENDENT|INFORMATION|INTELLECTUAL"
    r"|INTERACTIVE|INTERCONNECTION|INTERNET|INVESTMENT|JOINT|LABEL|LEASE|LICEN[SC](?:E|ING)"
    r"|LIMITED[ \t]+LIABILITY[ \t]+COMPANY|LINKING|LOAN|LOGISTICS|LONG-TERM|MAINTENANCE|MANAGEMENT"
    r"|MANUFACTUR(?:ING|ER['’]?S)|MARKETING|MASTER|MERCHANDISING|MINING|MOBILE|MUTUAL|NAM(?:E|ING)|NATURAL"
    r"|NETWORK|OIL|ONLINE|OPERATING|OPTION|OUTSOURCING|PACKAGING|PARTNERSHIP|PATENT|PIPELINE|PLACEMENT|POWER"
    r"|PRIVATE|PROCESSING|PROCUREMENT|PRODUC(?:TS?|TION)|PROFESSIONAL|PROGRAM|PROJECT|PROMOTION(?:AL)?|PROPERTY"
    r"|PROVIDER|PURCHASE|QUALITY|REFERRAL|REGISTRATION|REMARKETING|RENTAL|REPAIR|REPRESENTATI(?:ON|VE)|RESEARCH"
    r"|RESELLER|RETAIL|RIGHTS|ROYALTY|SALES?|SECURITY|SEPARATION|SERVIC(?:ES?|ING)|SETTLEMENT"
    r"|(?:SHARE|STOCK)HOLDERS['’]?|SHIPPING|SITE|SOFTWARE|SPONSORSHIP|STORAGE|STRATEGIC|SUBSCRIPTION|SUPPLY"
    r"|SUPPORT|SYSTEMS?|TECHNICAL|TECHNOLOGY|TERMINAL(?:L?ING)?|TESTING|THROUGHPUT|TITLE|TOLL(?:ING)?"
    r"|TRADE(?:MARK)?|TRAINING|TRANSFER|TRANSITION(?:AL)?|TRANSPORTATION|UNDERWRITING|UNIT|VALUE[ \t]+ADDED"
    r"|VENTURE|WAREHOUS(?:E|ING)|WEB(?:[ \t]?SITE)?|WHOLESALE|FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH"
    r"|EIGHTH|NINTH|TENTH"
    r"|(?:NON|CO|CROSS|SUB)-?[A-Z]{3,20})"
)
TITLE_LINE = re.compile(rf"(?:(?:{TITLE_WORD}|AND|OR|OF|FOR|THE|TO|&)(?:[ \t,/]+|$))+", re.IGNORECASE)
"""A line of words that name an activity, never a party or a security: "STRATEGIC", above "ALLIANCE AGREEMENT"."""
JOINED = re.compile(r"\b(?:AND|OF|FOR|TO|&|And|and|of|for|to)\s*$|,\s*$|^(?:AND|OF|TO|FOR|and|of|to|for)\b")


def whole(text: str, span: Span) -> Span:
    """The title with the lines above it that belong to it: "EXCLUSIVE", "SUPPLY", "AGREEMENT"."""
    for _ in range(LINES):
        more = wider(text, span)
        if more == span:
            break
        span = more
    return span


def wider(text: str, span: Span) -> Span:
    """The title with the line above it, where that belongs to it: "STRATEGIC", "ALLIANCE AGREEMENT"."""
    above = ABOVE.search(text, max(0, span.start - 120), span.start)
    if above is None:
        return span
    lead = BEFORE.match(f"{above['line']} ")
    together = Span(above.start("line") + (lead.end() if lead else 0), span.end)
    if together.start >= above.end("line"):
        return span
    if TITLE_LINE.fullmatch(above["line"]) and above["line"].isupper() == text[span.start : span.end].isupper():
        return Span(above.start("line"), span.end)
    if INSTRUMENT.search(above["line"]) or COMPANY_END.search(above["line"]):
        return span
    if JOINED.search(above["line"]) or JOINED.match(text[span.start : span.end]):
        return together
    if _says_together(text, above["line"], span):
        return together
    words = r"\s+".join(re.escape(word) for word in text[together.start : together.end].split())
    said = re.search(rf"\b{words}\b", text[span.end : span.end + SAID], re.IGNORECASE)
    return together if said else span


def _says_together(text: str, line: str, span: Span) -> bool:
    """Whether the text calls the instrument by the last word of the line above and the noun of the title.

    "GAMING DEVELOPMENT", "AGREEMENT FOR A GAMING FACILITY" is what begins "This Development Agreement".
    """
    noun = INSTRUMENT.match(text, span.start, span.end)
    if noun is None:
        return False
    said = rf"\bthis\s+{re.escape(line.rsplit(maxsplit=1)[-1])}\s+{re.escape(noun[0])}\b"
    return re.search(said, text[span.end : span.end + SAID], re.IGNORECASE) is not None
