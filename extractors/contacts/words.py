r"""What a line of an address block is: a telephone, a fax, an e-mail, a street or city, an office, a person, a firm.

"Attn: General Counsel" is an office to write to, "Leonia, New Jersey 07605" the last line of an address.
"""

import re
from functools import lru_cache

from extractors.lexicon.words import words
from extractors.names import is_person, without_honorific
from extractors.names.forms import ends_with_form, entity_suffix

STATES = (
    "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois"
    "|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri"
    "|Montana"
    "|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon"
    "|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington"
    "|West Virginia|Wisconsin|Wyoming|D\\.C\\.|District of Columbia|Puerto Rico|Ontario|Alberta|British Columbia"
    "|Qu[eé]bec"
)
ZIP = re.compile(
    rf"(?:\b[A-Z]{{2}}|\b[A-Z]\.[A-Z]\.|{STATES}|{STATES.upper()}|\b[A-Z][a-z]{{2,4}}\.),?\s{{1,6}}"
    r"(?:\d{5}(?:-\s?\d{4})?(?![\d,.]\d)|[A-Z]\d[A-Z]\s?\d[A-Z]\d)"
)
"""A state with its ZIP code, a province with its postal code."""

NUMBER = re.compile(
    r"(?<![\w.$-])(?:\+?\s?(?:\(?\d{1,3}\)?[-. /]{0,2}))?\(?\d{3}\)?[-./ ]{1,2}\d{3}[-. ]{1,2}\d{4}(?!\d)"
    r"(?:,?\s?(?:[Ee]xt?\.?|x)\s?\d{1,5})?|(?<![\w.$-])\d{3}/\d{3}-\d{4}|\+\s?\d{1,3}[-. (][\d\s().-]{6,16}\d"
    r"|(?<![\w.$-])1[- ]\d{3}[- ][A-Z\d]{3}[- ]?[A-Z\d]{4}\b"
)
LOOSE = re.compile(r"\+?[\d(][\d\s().+/-]{5,22}\d(?:\s?(?:ext?\.?|x)\s?\d{1,5})?", re.IGNORECASE)
"""A telephone number of any country, where a prompt says that it is one."""

EMAIL = re.compile(r"(?:mailto:|https?://)?([\w.+'-]+@[\w-]+(?:\.[\w-]+)+)/?", re.IGNORECASE)
URL = re.compile(r"(?<![@\w])(?:https?://|www\.)[\w./~%#?=&-]*[\w/]", re.IGNORECASE)
LABEL = re.compile(
    r"(?<![\w/-])(?:"
    r"(?P<fax>(?:[Tt]ele)?(?:[Ff]ax|FAX)(?:\s?(?:[Nn]umber|[Nn]o\.?|NO\.?|#))?\s?[:.#]+|(?:Facsimile|FACSIMILE"
    r"|Telecop(?:y|ier)|TELECOP(?:Y|IER)"
    r"|facsimile|Telefax|TELEFAX)(?:\s?(?:[Nn]umber|[Nn]os?\.?|NO\.?|#))?\s?[:.]+|(?:Fax|FAX|Facsimile"
    r"|Telecopier)(?=\s?[+(\d]))"
    r"|(?P<phone>(?:Tel(?:ephone)?|TEL(?:EPHONE)?|tel|telephone|Phone|PHONE|phone|Ph|Direct|Office|Mobile|Cell)\.?"
    r"(?:\s?(?:[Nn]umber|[Nn]os?\.?|NO\.?|#))?\s?[:.]+|(?:Tel(?:ephone)?|TEL(?:EPHONE)?|Phone|PHONE)\.?(?=\s?[+(\d]))"
    r"|(?P<email>(?:[Ee]-?\s?[Mm]ail|EMAIL|E-MAIL)(?:\s(?:[Aa]ddress|ADDRESS))?\s?[:.]+)"
    r"|(?P<url>(?:[Ww]eb(?:\s?[Ss]ite)?|URL|Internet)\s?:)"
    r"|(?P<attn>(?:Att(?:entio)?n|ATT(?:ENTIO)?N|attention|Attn\.?|ATTN\.?)\.?\s?:+|(?:Attn|ATTN)\.?(?=\s[A-Z]))"
    r"|(?P<address>(?:(?:Mailing|Street|Notice|Business|Principal)\s)?(?:Address|ADDRESS)\s?:)"
    r"|(?P<role>(?:/)?(?:(?:[A-Z][\w&.’'-]*\s){0,3}|(?:[Ff]or [a-z]+ information,? )?)(?:[Cc]ontacts?"
    r"|CONTACTS?)(?:\s[Ii]nformation)?\s?:)"
    r"|(?P<name>(?<!\w )(?:Print(?:ed)?\s)?(?:Name|NAME)\s?:)"
    r"|(?P<title>(?:Title|TITLE)\s?:)"
    r")"
)
STREET = re.compile(
    r"(?:\d{1,6}(?:[-–]\d{1,6})?[A-Za-z]?,?\s+(?:[NSEW]\.?\s|[NS][EW]\s)?(?:[A-Z\d][\w.'’-]*,?\s){0,5}?"
    r"|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|ONE|TWO|THREE)\s(?:[A-Z][\w.'’-]*\s){0,4}?)"
    r"(?i:street|st\.?|avenue|ave\.?|road|rd\.?|drive|dr\.?|boulevard|blvd\.?|lane|ln\.?|plaza|place|pl\.?|way|court"
    r"|ct\.?"
    r"|parkway|pkwy\.?|circle|cir\.?|highway|hwy\.?|square|center|centre|terrace|trail|loop|broadway|row|park"
    r"|building|tower"
    r"|turnpike|crescent|mall|pike|expressway|route|alley|walk|wharf|commons?|crossing|heights|hill|point"
    r"|campus)(?![\w'’])"
    r"|(?i:p\.?\s?o\.?\s+(?:box|drawer))\b|(?i:post office box)\b|\d{2,6}\s+(?:[A-Z][\w.'’-]*\s?){1,4}(?=,|\Z)",
)
PLACE = re.compile(
    r"(?i:\b(?:suite|ste\.|floor|fl\.|room|unit|apt\.?|mail\s?(?:stop|code)|m/s|level|bldg\.?|building|tower"
    r"|district|house"
    r"|plaza|center|centre|p\.?o\.?\s?box|box|street|avenue|road|lane|boulevard|drive|parkway|highway)\b)|\d(?:st|nd"
    r"|rd|th)\s(?i:floor|fl)",
)
COUNTRY = re.compile(
    r"(?:U\.?S\.?A\.?|United States(?: of America)?|Canada|Japan|China|P\.?R\.?\s?(?:of\s)?China|PRC"
    r"|People['’]s Republic of China"
    r"|Hong Kong|Israel|England|United Kingdom|U\.?K\.?|Germany|France|Switzerland|Ireland|Netherlands|The Netherlands"
    r"|Australia|Singapore|India|Korea|Taiwan|Italy|Spain|Sweden|Denmark|Norway|Finland|Belgium|Luxembourg|Bermuda"
    r"|Mexico"
    r"|Brazil|Cayman Islands|Austria|Scotland)\.?",
)
ROLE = re.compile(
    r"(?:for\s+(?:more\s+information,?\s+)?)?(?:(?:the\s+)?(?:company|investors?|media|press|public|analysts?"
    r"|financial|corporate|news"
    r"|shareholders?|stockholders?|general|trade|industry|business|agency|investment\s+community|retail"
    r"|(?-i:[A-Z][\w.&'’-]*(?:\s[A-Z][\w.&'’-]*){0,3}\s(?=[Cc](?:ontact|ONTACT))))\s*(?:(?:and|&|/)\s*)?){0,3}"
    r"(?:relations|communications|inquiries|enquiries|contacts?|(?:contact\s+)?information|affairs){1,2}"
    r"(?:\s+(?:contacts?|inquiries|department))?\s*:?"
    r"|(?:media|investors?|press|analysts?|investment\s+community|news\s+media|transfer\s+agent(?:\s+and\s+registrar)?"
    r"|information\s+agent|media\s*(?:and|&|/)\s*investors?|investors?\s*(?:and|&|/)\s*media)\s*:?",
    re.IGNORECASE,
)
CONTACT = re.compile(
    r"(?:for\s+(?:further|more|additional)\s+information,?\s*)?(?:please\s+)?contacts?(?:\s+information)?\s*:?",
    re.IGNORECASE,
)
OFFICE = re.compile(
    r"\b(?:president|officer|director|dir|secretary|treasurer|counsel|manager|chair(?:man|woman|person)?|ceo|cfo|coo"
    r"|cto|v\.?p"
    r"|evp|svp|controller|department|dept|general partner|managing (?:member|partner)|partner|trustee|head of"
    r"|administrator"
    r"|administration|relations|finance|vice|legal|affairs|representative|superintendent|services|trust (?:services"
    r"|group|office)"
    r"|operations|desk|team|group|division|agency|unit|notices|communications|compliance|owner|member|principal)\b",
    re.IGNORECASE,
)
CARE = re.compile(r"(?:c/o|C/O|care of)\s+")
_NAME = re.compile(
    r"[A-Z][\w.'’-]*(?:\s+(?:[A-Z][\w.'’-]*|de|van|von|der|la)){1,3}(?:,?\s+(?:Jr|Sr|II|III|IV|Esquire|Esq|CFA|CPA|Ph\.?D"
    r"|M\.?D)\.?)*"
)
_COMMA = re.compile(r",\s+|\s+[-–|]\s+|;\s+")


@lru_cache(maxsize=4096)
def is_firm(said: str) -> bool:
    """Whether the words end with a legal form."""
    bare = said.strip(" ,;:.")
    return bool(entity_suffix(said.strip(" ,;:")) or ends_with_form(said.strip(" ,;:")) or ends_with_form(bare))


def is_address(said: str) -> bool:
    """Whether a line is part of a postal address."""
    return bool(
        ZIP.search(said) or STREET.match(said) or COUNTRY.fullmatch(said.strip(" ,;"))
        or (PLACE.search(said) and (any(char.isdigit() for char in said)) and not is_firm(said))
    )  # fmt: skip


_QUARTER = re.compile(
    r"\b(?:Registration|Transactions?|Real|Estate|Commercial|Syndicate|Control|Transportation|Treasury|Credit|Loans?"
    r"|Bonds?"
    r"|Securities|Investments?|Structured|Finance|Projects?|Office|Desk|Clients?|Customers?|Support|Technical"
    r"|Management|Law"
    r"|Department|Administration|Accounts?|Billing|Payable|Agency|Services|Grade|Products?|Business|Development"
    r"|Marketing"
    r"|Sales|Resources|Compliance|Contracts?|Risk|General|Chief|"
    r"North|South|East|West|Square|Plaza|Tower|Towers|Center|Centre|Building|Park|House|Court|Corporate|Global"
    r"|Capital|Bank"
    r"|City|Beach|Island|Hills?|Valley|Springs?|Falls|Lake|Creek|Trust|Notices?|Telephone|Facsimile|Attention)\b",
    re.IGNORECASE,
)


_LISTED = re.compile(r"[A-Z]\.\s+\S+")
"""A letter and one word: rather an entry of a list, "C. Igene", than a person."""


def looks_like_person(said: str) -> bool:
    """Whether words after "Attn:" or beside a telephone may be a person's name."""
    bare = without_honorific(said.strip(" ,;."))
    if _QUARTER.search(bare) or _LISTED.fullmatch(bare):
        return False
    folded = {word.casefold().strip(".,") for word in bare.split()}
    if bare.casefold() in words("firms_like_people"):
        return False
    return is_person(bare) or (
        bool(_NAME.fullmatch(bare)) and not OFFICE.search(bare) and not is_firm(bare)
        and not folded & (words("organization_words") | words("not_names"))
    )  # fmt: skip


def _run_on(said: str) -> tuple[str, str] | None:
    """A person and an office without a comma between them: "Victoria Scott Associate Director"."""
    run = said.split()
    for size in (2, 3):
        first, rest = " ".join(run[:size]), " ".join(run[size:])
        if is_person(first) and looks_like_person(first) and OFFICE.search(rest) and not OFFICE.search(first):
            return first, rest.strip(" ,;")
    return None


def person_and_office(said: str) -> tuple[str | None, str | None]:
    """The person and the office that words name: "Mark Miller, EVP - Operations"; null for what they don't say."""
    said = said.strip(" ,;.:")
    plain = without_honorific(said)
    for comma in _COMMA.finditer(plain):
        before, after = plain[: comma.start()], plain[comma.end() :]
        if looks_like_person(before) and OFFICE.search(after) and not re.match(r"(?:Esq|Jr|CFA)", after):
            return before, after.strip(" ,;")
        if OFFICE.search(before) and looks_like_person(after):
            return without_honorific(after.strip(" ,;")), before.strip(" ,;")
    if looks_like_person(plain):
        return re.sub(r",?\s+Esq(?:uire|\.)?\Z", "", plain), None
    run_on = _run_on(plain)
    if run_on is not None:
        return run_on
    if OFFICE.search(plain):
        return None, plain
    many = re.split(r";\s+|\s+(?:and|or)\s+|\s*/\s*", plain)
    if len(many) > 1 and all(looks_like_person(one) for one in many):
        return plain, None
    for size in (2, 3, 4):
        first = " ".join(plain.split()[:size])
        if (
            len(plain.split()) > size
            and is_person(first)
            and looks_like_person(first)
            and not re.search(r"\b[A-Z]\.?\Z", first)
        ):
            return first, None
    return None, None
