r"""Whose dollars a bare sign stands for: "all amounts are in Canadian dollars", "'$' means lawful money of Canada".

Without such a statement, or with several that differ, a bare dollar is that of the United States.
"""

import regex

from extractors.lexicon.currencies import name_code
from pipeline.document import Document
from pipeline.lazy import lazy

_NATIONS = r"(?:U\.?\s?S\.?|United\s+States|Canadian|Australian|Hong\s+Kong|Singapore|New\s+Zealand|New\s+Taiwan)"
_OF = r"(?:the\s+United\s+States|Canada|Australia|Hong\s+Kong|Singapore|New\s+Zealand|Taiwan)"
_NAMED = lazy(
    rf"\b(?P<nation>{_NATIONS})\s+(?:dollars?|currency|funds)\b"
    rf"|\b(?:money|currency|tender|dollars)\s+of\s+(?P<land>{_OF})\b",
    regex.IGNORECASE,
)
_SIGNS = (
    "anad",
    "ANAD",
    "ustral",
    "USTRAL",
    "ong Kong",
    "ONG KONG",
    "ingapore",
    "INGAPORE",
    "ew Zealand",
    "NEW ZEAL",
    "aiwan",
    "AIWAN",
)
"""Letters of which a text that means other dollars than those of the United States has some."""
_LANDS = {"the united states": "", "canada": "canadian", "australia": "australian", "taiwan": "new taiwan"}
_BEFORE = 200
_AHEAD = 40
_SUMS = r"(?:amounts?|figures?|sums?|prices|information|(?:financial\s+)?statements?|data)"
_PLAIN = r"(?: (?! \b (?: under | owing | owed | payable | due | outstanding | respect ) \b ) [^.;] )"
_DOLLAR = r"[\"“'‘]?(?:(?:dollars?|currency|amounts?|money)\b|\$)[\"”'’]?"
_STATES = lazy(
    rf"""(?: \b all \s+ (?: [^\s.;]+ \s+ ){{0,6}}? {_SUMS} \b {_PLAIN}{{0,100}} \b (?: in | to | are )
    | \b (?: dollar | monetary | currency | financial ) \s+ {_SUMS} \b [^.;]{{0,80}} \b (?: are | is ) \b [^.;]{{0,40}}
    | \b (?: unless | except \s+ (?: where | as ) ) \s+ otherwise \b [^.;]{{0,60}} {_SUMS} \b [^.;]{{0,80}} \b in
    | {_SUMS} (?: \s+ \w+ ){{0,6}} \s+ (?: are | is ) \s+ (?: expressed | stated | reported | presented | quoted
        | denominated ) \s+ in
    | references? \s+ (?: [^\s.;]+ \s+ ){{0,5}}? to \s+ (?: {_DOLLAR} [\s,]* (?: (?: and | or ) \s+ )? )+
        [^.;]{{0,60}}? \b (?: to | mean | means )
    | [\"“'‘] (?: dollars? | \$ ) [\"”'’] [^.;]{{0,80}}? \b (?: means? | refers? \s+ to | mean | is | are ) )
    \s+ (?: (?: the | lawful | legal | to | in | then | thousands | millions | of ) \s+ )* \Z""",
    regex.VERBOSE | regex.IGNORECASE,
)
"""What stands before a nation's dollars where the bare sign is said to be theirs."""
_PARTIAL = lazy(
    r"""\b(?: Canadian (?! \s+ (?: GAAP | generally | accounting | securities ) ) | Australian | Hong \s+ Kong
    | Singapore | Zealand | Taiwan | subsidiar(?: y | ies ) | segments?
    | exchange | TSX | TSXV | ASX | SEHK | historical | exercise | employees? | plans? | loans? | received
    | advanced | paid | payable | made | this \s+ (?: table | chart | section | note | schedule ) )\b""",
    regex.VERBOSE | regex.IGNORECASE,
)
"""What is said of some sums alone: "the financial statements of our Canadian subsidiary are expressed in"."""

EXAMPLES = {
    "All dollar amounts are in Canadian dollars unless otherwise noted.": "CAD",
    "(All amounts in thousands of Canadian dollars, except per share data)": "CAD",
    "Unless otherwise indicated, all references to “$” or “dollars” are to Australian dollars.": "AUD",
    "“Dollars” and “$” mean lawful money of Canada.": "CAD",
    "The consolidated financial statements are presented in Canadian dollars.": "CAD",
    "All amounts are expressed in\nHong Kong dollars.": "HKD",
    "In this Agreement all references to currency are to lawful money of Canada.": "CAD",
    "The financial statements are prepared under Canadian GAAP, and all amounts are in Canadian dollars.": "CAD",
    '"Dollars" or "$" shall mean lawful currency of the United States of America.': "USD",
}
NEAR_MISSES = (
    "The purchase price is payable in Canadian dollars.",
    "All references to “C$” are to Canadian dollars.",
    "References to “$” are to U.S. dollars and references to “Cdn$” are to Canadian dollars.",
    "The loan is denominated in Canadian dollars.",
    "All payments shall be made to the Lender in Canadian dollars.",
    "All amounts owing under the Canadian Facility shall be repaid in Canadian Dollars.",
    "All amounts advanced under the Revolver shall be in Canadian Dollars.",
    "The financial statements of our Canadian subsidiary are expressed in Canadian dollars.",
    "All prices on the Toronto Stock Exchange are quoted in Canadian dollars.",
    "The exercise prices of options are expressed in Canadian dollars.",
)
"""Texts that leave a bare dollar that of the United States."""


def dollars(document: Document) -> str:
    """The ISO 4217 code that a bare "$" or "dollars" has in a document: "CAD" where it says so, else "USD"."""
    return document.once(_stated)


def _of_some(text: str, said: "regex.Match[str]") -> bool:
    """Whether a statement, or the few words before it in its sentence, speak of some of the document's sums alone."""
    begin = max(0, said.start() - _AHEAD)
    sentence = max(begin, *(text.rfind(stop, begin, said.start()) for stop in (".", ";", "\n\n")))
    return _PARTIAL.search(text, sentence, said.end()) is not None


def _stated(document: Document) -> str:
    text, last = document.text, 0
    if not any(one in text for one in _SIGNS):
        return "USD"
    found: set[str] = set()
    for match in _NAMED.finditer(text):
        said = _STATES.search(text, max(last, match.start() - _BEFORE), match.start())
        if said is not None and not _of_some(text, said):
            land = " ".join((match["land"] or "").lower().split())
            found.add(name_code(match["nation"] or _LANDS.get(land, land)))
        last = match.end()
    return found.pop() if len(found) == 1 else "USD"
