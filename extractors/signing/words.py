r"""What the words of a cell are: a capacity, an office, a date, a caption, a person or an organisation.

"its General Partner" is a capacity in which an entity signs, "Senior Vice President" an office of a person.
"""

import re
from functools import lru_cache

from regex import VERBOSE

from extractors.lexicon import jurisdictions
from extractors.lexicon.months import DAY_LINE
from extractors.names import is_person
from extractors.names.behind import BEHIND
from extractors.names.forms import CHAIN, compiled, ends_with_form, entity_suffix
from extractors.names.inside import JOINED, NICKNAME, PARTICLES
from pipeline.lazy import lazy

FORMS = compiled(rf"(?<!\p{{L}})(?:{CHAIN})", VERBOSE)
"""A legal form that is a word of its own: "SE", and not the end of "ALPENROSE"."""

CAPACITY = re.compile(
    r"(?:not\s+in\s+its\s+individual\s+capacity,?\s+but\s+(?:solely\s+)?)?"
    r"(?:(?:acting\s+)?(?:as|its|a|an|the|in its capacity as)\s+){0,3}"
    r"(?:(?:sole|co-?|managing|general|limited|managers?|members?|class\s\w|authorized|authorised|investment|administrative|collateral|corporate"
    r"|duly"
    r"|administrator|owner|indenture|and|&)[\s-]+){0,4}"
    r"(?:general\s+partner|partner|venturer?|members?|managers?|investment\s+manager|managing\s+member"
    r"|(?:investment\s+)?advis[eo]r"
    r"|attorney[\s-]in[\s-]fact|attorney|agent(?:\s?/\s?manager)?|trustee|administrator|shareholder|stockholder|parent)"
    r"(?:\s+of\s+.{3,80})?[.,;]?",
    re.IGNORECASE,
)
OFFICE = re.compile(
    r"\b(?:president|officers?|directors?|secretary|treasurer|counsel|managers?|members?|partners?|chair(?:man|woman"
    r"|person)?|ceo|cfo|coo|cto|cio|v\.?p|e\.?v\.?p|s\.?v\.?p|signator(?:y|ies)|attorneys?|agent|trustee|controller"
    r"|principal"
    r"|owner|founder|representative|administrator|executive|dir\.|pres\.|sec\.|treas\.?|head|proprietor|comptroller"
    r"|chief"
    r"|associate|analyst|superintendent|mayor|accountant|banker|lead(?:er)?|manag\.|assistant|relations|development"
    r"|operations|finance|sales|marketing|signer|authori[sz]ed\s+persons?|notary|prokurist(?:in)?|geschäftsführer(?:in)?|gérant|gerente|apoderado"
    r"|administrador|vorstand|execut(?:or|rix)|guardian|custodian|conservator|receiver|commissioner|chancellor|provost"
    r"|rector|dean|governor|bursar)(?![\w'’])",
    re.IGNORECASE,
)
CAPTION = re.compile(
    r"\(.{2,80}\)|\[?(?:seal|SEAL|corporate seal)\]?|c/s|C/S|L\.?S\.?|(?:Authorized |Authorised )?Signature"
    r"|Print(?:ed)? Name(?: and Title)?|(?:Signature|Name) of [^:]{3,60}|.{0,40}delete whichever.{3,40}"
    r"|Name(?: and Title)?|Title|Date",
    re.IGNORECASE,
)
DATE = re.compile(
    rf"(?:(?:Dated?|as of)\s*:?\s*){{0,2}}(?i:(?:(?:on|as\sof)\s)?this\s)?"
    rf"(?:(?i:{DAY_LINE})|\d{{1,2}}[-/.]\d{{1,2}}[-/.]\d{{2,4}})\.?",
)
NUMBERED = re.compile(
    r"\(?(?:A\.?C\.?N\.?|A\.?B\.?N\.?|ARBN|(?:Company|Registration|Registered|Reg\.?)\s(?:No\.?|Number|Registration\s(?:No\.?|Number)))"
    r"\s?:?\s?[A-Z]{0,3}\d",
    re.IGNORECASE,
)
"""The number by which a register knows a company, on the line below its name: "ACN 008 721 334"."""
CLOSING = re.compile(
    r"(?:(?:very|yours|most)\s+){0,2}(?:truly|sincerely|faithfully|respectfully|cordially)(?:\s+(?:yours|submitted))?,?"
    r"|(?:(?:with\s+)?(?:best|kind|kindest|warm|warmest)\s+)?(?:personal\s+)?regards,?"
    r"|(?:by\s+order|on\s+behalf)\s+of\s+the\s+board(?:\s+of\s+(?:directors|trustees))?,?",
    re.IGNORECASE,
)
"""The closing words of a letter or a notice, below which its writer signs: "Very truly yours,"."""
ACCEPTED = re.compile(r"(?:agreed|accepted|acknowledged|confirmed|consented|approved)\b", re.IGNORECASE)
HEADING = re.compile(
    r"(?:agreed|accepted|acknowledged|confirmed|consented|approved|executed|witness|attest|signed|dated?|signatures?"
    r"|exhibit|schedule|annex|appendix|page|very truly|sincerely|yours|regards|respectfully|by|for|in witness|re"
    r"|source|section|article|table of contents|remainder|intentionally|end of|address|state of|county of|copy|cc"
    r"|signed, sealed|the parties|the foregoing|each party|this agreement|on behalf|per|and|pursuant|counterpart"
    r"|(?:trustee['’]s\s)?certificate|sworn|notary|subscribed|attachment|note"
    r"|commitment|total|purposes?|name|title|number|confidential|initial|form of|amount|percentage|class|principal)\b",
    re.IGNORECASE,
)
DESCRIBED = re.compile(
    r",?\s+(?:(?:as|in\s+its|in\s+his|solely|by\s+its|by\s+and|not\s+in|acting|individually|on\s+behalf|for\s+itself"
    r"|and\s+its"
    r"|through|formerly|f/k/a|d/b/a|by:|a/k/a|doing|was|u/a(?:/d)?|u/[dt](?:/[at])?|uad|udt|uta"
    r"|under\s+(?:(?:an?|the)\s+)?(?:trust|agreement|will|declaration|indenture|deed|instrument)|dated|dtd)\b"
    r"|(?:an?|the)\s+(?=[\w\s.-]*(?i:corporation|company|partnership"
    r"|trust|association"
    r"|bank|municipality|branch|individual|limited|entity|resident|person|body|agency|lender|holder|division|subsidiary"
    r"|llc|inc|shareholder|member|national|state)\b)|[\"“]|\((?![^)]*\)[ ,]*[A-Z])).*"
    r"|,\s+an?(?:\s+[a-z]+){0,2}(?:\s+(?:limited|liability|banking|savings|chartered|statutory|professional|business))*\Z"
    r"|,\s+(?:administrative|collateral|documentation|syndication)\s+agent\b.*",
    re.IGNORECASE | re.DOTALL,
)
_PLACES = "|".join(jurisdictions.within("US", "CA"))
_FRAGMENT = re.compile(
    r"(?i:as|its|not|but|solely|successor|formerly"
    r"|by its|in its|acting|not in|individually|d/?b/?a|f/?k/?a|doing business)\s+.*"
    r"|(?:a|an|the|of|in|on|for|and)\s+[a-z(].*"
    rf"|(?:(?:{_PLACES})\s)?[a-z ]{{0,30}}(?:corporation|company|partnership|association|trust|bank)"
    r"|(?:an?|AN?)\s+.*(?i:corporation"
    r"|company|partnership|trust|association|bank|liability|municipality)\b.*",
    re.DOTALL,
)
LEADER = re.compile(
    r"(?:(?:GIVEN|Given|EXECUTED|Executed|SEALED|Sealed)\s(?i:under|with)\s)?(?:(?i:the)\s+)?(?:COMMON|Common|CORPORATE|Corporate)\s+(?:SEAL|Seal)\s+(?i:of)\s+"
    r"|(?:(?:SIGNED|Signed|EXECUTED|Executed)\s+)?(?:(?:by|BY)\s+[^\n]{3,50}?,?\s+)?(?i:for\s+(?:and|&)\s+on\s+behalf\s+of)\s+"
    r"|[Pp]er\s?[Pp]ro(?:c\.)?\s+(?=[A-Z])"
    r"|[A-Z][\w’'-]*(?:(?:\s?/|\s(?:of\s|the\s)?)[A-Z][\w’'-]*){0,4}\s?:\s*|(?:\w+\s+)?(?:SIGNED|Signed|EXECUTED"
    r"|Executed)(?:\sas\sa\s\w+)?\sby\s+|(?:FOR|For|for|AND|And|by)\s+(?=[A-Z])|[*•]\s*"
)
_WORD = rf"(?:{NICKNAME}|{JOINED}?\p{{Lu}}[\w.'’-]*)"
INITIALS = lazy(rf"\p{{Lu}}[\w.'’-]*(?:\s+(?:{PARTICLES})?{_WORD}){{1,4}}(?:,?\s+{BEHIND}\.?)*")
PLACEHOLDER = re.compile(
    r"\[[^\]]{2,60}\](?:,?\s(?i:trust|bank|inc\.?|llc|l\.l\.c\.|l\.?p\.?|ltd\.?|limited|corp\.?|corporation|company))?"
    r"|<[^>]{3,40}>|\{[^}]{3,40}\}"
)


@lru_cache(maxsize=4096)
def is_capacity(words: str) -> bool:
    """Whether the words are the capacity of an entity: "its General Partner", "a General Partner"."""
    return CAPACITY.fullmatch(words.strip(" ,.")) is not None


def is_place(words: str) -> bool:
    """Whether the words are a city with its state or country, as over the date of a consent: "Dallas, Texas"."""
    city, _, state = words.rstrip(".").rpartition(", ")
    named = re.fullmatch(r"[A-Z][\w.' -]{2,30}", city) is not None
    return named and (jurisdictions.jurisdiction_code(state) is not None or re.fullmatch("[A-Z]{2}", state) is not None)


_NUMERAL = re.compile(r"(?<=\.L)\.?\s(?:II|III|IV|V|VI)\Z")
"""The numeral of companies in a row: "MEZZANINE PARTNERS LUX S.À R.L II"."""


_BRANCHED = re.compile(r",\s(?:[A-Z][\w.]*\s){1,4}(?:BRANCH|Branch)\Z")
"""The branch of a bank behind its name: "ACME BANK NV, NEW YORK BRANCH"."""


@lru_cache(maxsize=4096)
def is_organization(words: str) -> bool:
    """Whether the words end with a legal form."""
    bare = _BRANCHED.sub("", words.strip(" ,;"))
    return bool(entity_suffix(bare)) or ends_with_form(bare) or bool(entity_suffix(_NUMERAL.sub("", bare)))


def is_own_role(words: str) -> bool:
    """Whether what stands below a signer is what he is under the instrument, and no office: "Executive"."""
    return words.strip('"“”').casefold() in {
        "executive",
        "employee",
        "consultant",
        "optionee",
        "participant",
        "grantee",
    }


_NO_OFFICE = re.compile(
    r"\Apower\s+of\s+attorney\b|\A(?-i:We|I|Each)[,\s]|\b(?:the\s+undersigned|hereby|is|are|was|has|have|shall)\b",
    re.IGNORECASE,
)
"""A heading, and words of a sentence, which name no office whoever is in them."""


_HELD_AT = re.compile(
    r"(?:[A-Z][\w-]*(?:,|\sand)?\s){0,6}?(?:President|Officer|Director|Secretary|Treasurer|Controller|Counsel|Manager"
    r"|Chairman|C[EFO]O)(?:(?:,|\sand)?\s[A-Z][\w-]*){0,8}\sof\s(?:the\s)?[A-Z]"
)
"""An office with the firm where it is held: "Vice President and Controller of Acme, Inc."."""


@lru_cache(maxsize=4096)
def is_office(words: str) -> bool:
    """Whether the words name an office of a person: "Vice President & General Counsel"."""
    firm = is_organization(words) or is_organization(DESCRIBED.sub("", words))  # "ACME BANK, as Administrative Agent"
    firm = firm and _HELD_AT.match(words) is None
    return bool(OFFICE.search(words)) and len(words) < 160 and not firm and not _NO_OFFICE.search(words)


def looks_like_person(words: str) -> bool:
    """Whether the words may be a person's name: two to five capitalised words, none of an organisation or office."""
    named = INITIALS.fullmatch(words) is not None and not words.endswith(" Office")  # "Domestic Lending Office"
    return named and not is_organization(words) and not OFFICE.search(words)


def is_signer(words: str) -> bool:
    """Whether words beside a signing mark name a person, known given name or not."""
    return is_person(words) or looks_like_person(words)


def is_fragment(words: str) -> bool:
    """Whether the words go on from a name above: "a Delaware limited partnership", "as Administrative Agent"."""
    return bool(_FRAGMENT.fullmatch(words)) or is_capacity(words)


_POST = re.compile(
    r"(?:.*[\s,&/-])?(?:president|officer|director|secretary|treasurer|counsel|manager|member|general partner"
    r"|chair(?:man|woman"
    r"|person)?|ceo|cfo|coo|cto|v\.?p\.?|evp|svp|signatory|signatories|attorney-in-fact|controller|representative"
    r"|executive|(?:vice )?president\b.{1,60})",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def is_post(words: str) -> bool:
    """Whether words above a signature are an office of the signer before it and no name: they end with an office."""
    return bool(_POST.fullmatch(words.rstrip(" .")))
