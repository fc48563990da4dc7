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
    r"(?:ACCESS|ACCOUNTING|ADMINISTRATI(?:ON|VE)|ADVERTISING|ADVISORY|AFFILIAT(?:E|ION)|AGENCY|ALLIANCE|AMENDED"
    r"|RESTATED|APPLICATION|AREA|ASSET|BRAND(?:ING)?|BROKERAGE|BUSINESS|CHANNEL|CHARTER|CLINICAL"
    r"|COLLABORATI(?:ON|VE)|COMMERCIALI[SZ]ATION|CONSIGNMENT|CONSTRUCTION|CONSULT(?:ING|ANCY)|CONTENT"
    r"|CONTRACT(?:OR)?|COOPERATION|CRUDE|CUSTOM(?:I[SZ]ATION)?|CUSTODY|DATA|DEALER|DESIGN|DEVELOPMENT"
    r"|DISTRIBUT(?:ION|OR|ORSHIP)|ELECTRONIC|EMPLOYMENT|ENDORSEMENT|ENGINEERING|EXCHANGE|EQUIPMENT|ESCROW"
    r"|EXCLUSIVE|EXPORT|FACILIT(?:Y|IES)|FILING|FRANCHISE|FUEL|FULFILL?MENT|FUND|GAS|GATHERING|GLOBAL|HOSTING"
    r"|IMPLEMENTATION|INDEMNIFICATION|INDEPENDENT|INFORMATION|INSTALLATION|INTEGRATION|INTELLECTUAL|INTERACTIVE"
    r"|INTERCONNECTION|INTERNET|INVESTMENT|JOINT|LABEL|LEASE|LICEN[SC](?:E|ING)"
    r"|LIMITED[ \t]+LIABILITY[ \t]+COMPANY|LINKING|LOAN|LOGISTICS|LONG-TERM|MAINTENANCE|MANAGEMENT"
    r"|MANUFACTUR(?:ING|ER['’]?S)|MARKETING|MASTER|MERCHANDISING|MINING|MOBILE|MUTUAL|NAM(?:E|ING)|NATURAL|NETWORK"
    r"|OIL|ONLINE|OPERATI(?:NG|ONS?)|OPTION|OUTSOURCING|PACKAGING|PARTICIPATION|PARTNERSHIP|PATENT|PIPELINE"
    r"|PLACEMENT|POWER|PRIVATE|PROCESSING|PROCUREMENT|PRODUC(?:TS?|TION)|PROFESSIONAL|PROGRAM|PROJECT"
    r"|PROMOTION(?:AL)?|PROPERTY|PROVIDER|PURCHASE|QUALITY|REFERRAL|REGISTRATION|REINSURANCE|REMARKETING|RENTAL"
    r"|REPAIR|REPRESENTATI(?:ON|VE)|RESEARCH|RESELLER|RETAIL|RIGHTS|ROYALTY|SALES?|SECURITY|SEPARATION"
    r"|SERVIC(?:ES?|ING)|SETTLEMENT|(?:SHARE|STOCK)HOLDERS['’]?|SHIPPING|SITE|SOFTWARE|SPONSORSHIP|STORAGE"
    r"|STRATEGIC|SUBSCRIPTION|SUPPLY|SUPPORT|SYSTEMS?|TECHNICAL|TECHNOLOGY|TERMINAL(?:L?ING)?|TESTING|THROUGHPUT"
    r"|TITLE|TOLL(?:ING)?|TRADE(?:MARK)?|TRAINING|TRANSFER|TRANSITION(?:AL)?|TRANSPORTATION|UNDERWRITING|UNIT"
    r"|VALUE[ \t]+ADDED|VENTURE|WAREHOUS(?:E|ING)|WEB(?:[ \t]?SITE)?|WHOLESALE|FIRST|SECOND|THIRD|FOURTH|FIFTH"
    r"|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|(?:NON|CO|CROSS|SUB)-?[A-Z]{3,20})"
)
TITLE_LINE = re.compile(rf"(?:(?:{TITLE_WORD}|AND|OR|OF|FOR|THE|TO|&)(?:[ \t,/]+|$))+", re.IGNORECASE)
"""A line of words that name an activity, never a party or a security: "STRATEGIC", above "ALLIANCE AGREEMENT"."""
PAIRED = re.compile(rf"\b{TITLE_WORD}[ \t]+(?:AND|&)[ \t]+{TITLE_WORD}$", re.IGNORECASE)
"""The end of a line that names two activities: "GLOBAL RESEARCH AND SUPPLY", above "AGREEMENT"."""
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
    if INSTRUMENT.search(above["line"]) or above["line"].endswith(".") or COMPANY_END.search(above["line"]):
        return span
    if JOINED.search(above["line"]) or JOINED.match(text[span.start : span.end]):
        return together
    if PAIRED.search(above["line"]) and " " not in text[span.start : span.end].strip():
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
