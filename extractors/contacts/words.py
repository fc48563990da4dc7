r"""What the words of a contact name: a firm, an office, a person, the role that a heading gives.

"Attn: General Counsel" is an office to write to, "Attn: Robert A. Zuccaro" a person.
"""

import re
from functools import lru_cache

from regex import VERBOSE

from extractors.lexicon.words import words
from extractors.names import is_given, is_person, without_honorific
from extractors.names.behind import BEHIND, LETTERS
from extractors.names.forms import CHAIN, compiled, entity_suffix
from extractors.names.inside import PERSON
from pipeline.lazy import lazy

_WHOM = r"(?:company|corporate|investors?|media|press|public|analysts?|shareholders?|stockholders?|financial|trade)"
_OF_WHOM = rf"{_WHOM}(?:\s+(?:relations|communications|inquiries|enquiries|contacts?))?"
ROLE = re.compile(
    r"(?:for\s+(?:more\s+information,?\s+)?)?(?:(?:the\s+)?(?:company|investors?|media|press|public|analysts?"
    r"|financial|corporate|news"
    r"|shareholders?|stockholders?|general|trade|industry|business|agency|investment\s+community|retail"
    r"|(?-i:[A-Z][\w.&'’-]*(?:\s[A-Z][\w.&'’-]*){0,3}\s(?=[Cc](?:ontact|ONTACT))))\s*(?:(?:and|&|/)\s*)?){0,3}"
    r"(?:relations|communications|inquiries|enquiries|contacts?|(?:contact\s+)?info(?:rmation)?|affairs){1,2}"
    r"(?:\s+(?:contacts?|inquiries|department))?\s*:?"
    r"|(?:media|investors?|press|analysts?|investment\s+community|news\s+media|(?:stock\s+|share\s+)?transfer\s+agent(?:\s+(?:and|&)\s+registrar)?"
    r"|registrar(?:\s+(?:and|&)\s+(?:stock\s+)?transfer\s+agent)?|(?:corporate|world|executive)\s+(?:headquarters|offices?)"
    rf"|information\s+agent|{_OF_WHOM}(?:\s*(?:and|&|/)\s*{_OF_WHOM}){{1,2}})\s*:?",
    re.IGNORECASE,
)
CONTACT = re.compile(
    r"(?:for\s+(?:further|more|additional)\s+information,?\s*)?(?:please\s+)?contacts?(?:\s+information)?\s*:?"
    r"|(?:for\s+)?(?:further|more|additional)\s+information\s*:?",
    re.IGNORECASE,
)
OFFICE = re.compile(
    r"\b(?:president|officer|chief|director|dir|secretary|treasurer|counsel|manager|chair(?:man|woman|person)?|ceo|cfo|coo"
    r"|cto|v\.?p"
    r"|evp|svp|controller|department|dept|general partner|managing (?:member|partner)|partner|trustee|head of"
    r"|administrator|accountant|ir"
    r"|administration|relations|finance|vice|legal|affairs|representative|superintendent|services|trust (?:services"
    r"|group|office)"
    r"|operations|desk|team|group|division|agency|unit|notices|communications|compliance|owner|member|principal|attorney|examiner"
    r"|coordinator|specialist|supervisor|architect|engineer"
    r"|diretora?|gerente|presidente|jur[ií]dico|directeur|g[eé]rant|gesch[aä]ftsf[uü]hrer|vorstand|departamento|legale)\b",
    re.IGNORECASE,
)
OFFICE_ALONE = re.compile(
    r"(?:(?:executive|senior|vice|assistant|co-?|managing|deputy|chief|general|corporate)[\s-]+)*"
    r"(?:president|chairman|c[efoit]o|[es]?vp|officer|director|secretary|treasurer|counsel|controller|chief\s\w+\sofficer)\b",
    re.IGNORECASE,
)
"""An office beyond doubt, before which a name like that of a street is a person's: "Neil Park, EVP & CFO"."""
_NAME = lazy(rf"{PERSON}(?:,?\s+{BEHIND}\.?)*")
_BEHIND = re.compile(rf"{BEHIND}\b")
_LETTERS = re.compile(rf"(?:,?\s+(?:{LETTERS}|(?i:esq(?:uire)?))\b\.?)+\Z")
"""Degrees and professions at the end, which are no part of the name: "Ann Hill, CFA"."""
_GENERATION = re.compile(r"\b(?:Jr|Sr|[MP]\.[A-Z]|Ph\.D|Dept)\.[\s,;:]*\Z")
_COMMA = re.compile(r",\s+|\s+[-–|]\s+|\s?—\s?|;\s+")


_ENDS = rf"(?<![\p{{L}}\d])(?:{CHAIN})\Z"
"""A legal form at the end that is a word of its own: "RELEASE" is no S.E., "London EC4N 6AB" no company."""


@lru_cache(maxsize=4096)
def is_firm(said: str) -> bool:
    """Whether the words end with a legal form."""
    said = said.strip(" ,;:")
    ends = compiled(_ENDS, VERBOSE)
    return bool(entity_suffix(said) or ends.search(said) or ends.search(said.rstrip(".")))


def is_alone(rest: str) -> bool:
    """Whether words are nothing but a legal form: "LLC"."""
    return compiled(CHAIN, VERBOSE).fullmatch(rest) is not None


_QUARTER = re.compile(
    r"\b(?:Metropolitan|Wholesale|Retail|Institutional|Registration|Banking|Apartments|Branch|Processing|Issues?|Transactions?|Real|Estate|Commercial|Syndicate|Control|Transportation|Treasury|Credit|Loans?"
    r"|Bonds?"
    r"|Securities|Investments?|Structured|Finance|Projects?|Office|Desk|Clients?|Customers?|Support|Technical"
    r"|Management|Law"
    r"|Department|Release|Letter|Transmittal|Boulevard|Avenue|Street|Parkway|Administration|Accounts?|Billing|Payable|Agency|Services|Grade|Products?|Business|Development"
    r"|Marketing"
    r"|Sales|Resources|Compliance|Contracts?|Risk|General|Chief|"
    r"North|South|East|West|Square|Plaza|Tower|Towers|Center|Centre|Building|Park|House|Court|Corporate|Global"
    r"|Capital|Bank|Others|Brokers|Call|Collect|Calle|Avenida|Carrera|Paseo|Rua|Rue|Quai|Viale|Piazza|Corso"
    r"|Dial(?:-?In)?|Replay|Toll(?:-?Free)?|Passcode|Webcast|Conference|Participants?|Numbers?"
    r"|City|Theat(?:er|re)s?|Cinemas?|Beach|Island|Hills|Valley|Springs?|Falls|Lake|Creek|Trust|Notices?|Telephone|Facsimile|Attention)\b",
    re.IGNORECASE,
)


_LISTED = re.compile(r"[A-Z]\.\s+\S+")
"""A letter and one word: rather an entry of a list, "C. Igene", than a person."""


_INITIAL = re.compile(r"[A-Z][a-z]+\s[A-Z]\.\s[A-Z][a-z]+")
"""A name with an initial, whose family name may be any word: "Robert L. Bond"."""
_FAMILY = re.compile(r"(?:Law|Bond|West|North)", re.IGNORECASE)
"""Words of places and departments that are family names as well: "Denis Law"."""
_AFTER = re.compile(rf"(?:,?\s+{BEHIND}\.?)+\Z")
_SHORT = re.compile(
    r"\A[A-Z]{3,5}\s[A-Z][a-z]+\s[A-Z][a-z]|[a-z]\s(?!(?:CPA|CFA|CFP|MBA|PHD)\b)(?:[A-Z]{3,5}|SA|NV|BV|AS|KG|SL|SE|KK)\Z"
)
"""Capitals at the edge of a mixed name are those of a firm: "Silverleaf LGT"."""


def looks_like_person(said: str) -> bool:
    """Whether words after "Attn:" or beside a telephone may be a person's name."""
    bare = _AFTER.sub("", without_honorific(said.strip(" ,;.")))
    if (_INITIAL.fullmatch(bare) and is_person(bare)) or _is_family(bare):
        return True
    if any(map(str.isdigit, bare)) or _QUARTER.search(bare) or _LISTED.fullmatch(bare):
        return False
    folded = {word.casefold().strip(".,") for word in bare.split()}
    if bare.casefold() in words("firms_like_people"):
        return False
    return is_person(bare) or (
        bool(_NAME.fullmatch(bare)) and not _SHORT.search(bare) and not OFFICE.search(bare) and not is_firm(bare)
        and not folded & (words("organization_words") | words("not_names"))
    )  # fmt: skip


def _is_family(bare: str) -> bool:
    """Whether a word of a place is the family name of somebody whose given name stands before it: "Adam West"."""
    given, _, family = bare.partition(" ")
    return _FAMILY.fullmatch(family) is not None and is_given(given) and is_person(bare)


def _run_on(said: str) -> tuple[str, str] | None:
    """A person and an office without a comma between them: "Victoria Scott Associate Director"."""
    run = said.split()
    for size in (2, 3):
        first, rest = " ".join(run[:size]), " ".join(run[size:])
        if is_person(first) and looks_like_person(first) and OFFICE.search(rest) and not OFFICE.search(first):
            return first, rest.strip(" ,;")
    return None


_COUPLE = re.compile(r"(?P<his>[A-Z][a-z]+)\s(?:and|&)\s(?P<her>[A-Z][a-z]+(?:\s[A-Z]\.)?)\s(?P<name>[A-Z][\w'’-]+)")
"""Two people by one family name: "John and Mary Roe"."""


def _several(said: str) -> str | None:
    """The people whom words name, and nothing else: "Ann Hill / Bo Roe"; those that only commas part by known names."""
    couple = _COUPLE.fullmatch(said)
    if (
        couple is not None
        and is_person(f"{couple['his']} {couple['name']}")
        and is_person(f"{couple['her']} {couple['name']}")
    ):
        return said
    many = re.split(r";\s+|\s+(?:and|or)\s+|\s*/\s*", said)
    if len(many) > 1 and all(looks_like_person(one) for one in many):
        return said
    listed = said.split(", ")
    whole = len(listed) > 1 and all(len(one.split()) > 1 and is_person(one) for one in listed)
    return "; ".join(listed) if whole and all(map(looks_like_person, listed)) else None


def person_and_office(said: str) -> tuple[str | None, str | None]:
    """The person and the office that words name: "Mark Miller, EVP - Operations"; null for what they don't say."""
    said = said.strip(" ,;.:/") + ("." if _GENERATION.search(said) else "")
    plain = without_honorific(said)
    honoured = plain != said  # "Mr. J. H. Park", whose name may be any word
    for comma in _COMMA.finditer(plain):
        before, after = plain[: comma.start()], plain[comma.end() :]
        named = looks_like_person(before) or (is_person(before) and OFFICE_ALONE.match(after))
        named = named or (honoured and _NAME.fullmatch(before) is not None)
        if named and OFFICE.search(after) and not _BEHIND.match(after):
            return _LETTERS.sub("", before), after.strip(" ,;")
        if OFFICE.search(before) and looks_like_person(after):
            return without_honorific(after.strip(" ,;")), before.strip(" ,;")
    if looks_like_person(plain) or (honoured and _NAME.fullmatch(plain) and not is_firm(plain)):
        return _LETTERS.sub("", plain), None
    run_on = _run_on(plain)
    if run_on is not None:
        return run_on
    if OFFICE.search(plain):
        return None, plain
    several = _several(plain)
    if several is not None:
        return several, None
    for size in (2, 3, 4):
        first = " ".join(plain.split()[:size])
        if (
            len(plain.split()) > size
            and plain.split()[size] not in {"&", "and"}
            and is_person(first)
            and looks_like_person(first)
            and not re.search(r"\b[A-Z]\.?\Z", first)
        ):
            return first, None
    return None, None


_OWN = re.compile(r"(.{5,40}?),? P\.?\s?[CA]\.?")


def is_own_firm(said: str, *, addressed: bool = False) -> bool:
    """Whether words are the corporation of one lawyer, who is a person to write to: "Neal J. White, P.C.".

    `addressed`: they stand where a person is named, behind "Attention:", so that the name need not be a known one.
    """
    own = _OWN.fullmatch(said)
    return own is not None and (looks_like_person(own[1]) if addressed else is_person(own[1]))
