"""Legal forms, and the spellings of a name with and without them.

"Lehman Brothers Inc." ends with "Inc."; "CARGILL, INCORPORATED" and "Cargill Inc" are spellings of one name.
"""

import unicodedata
from functools import cache, lru_cache

import regex

from pipeline.lazy import lazy

compiled = cache(regex.compile)
"""A pattern, compiled once."""

HARD = (
    r"Inc(?:orporated|\.|\b) | INC(?:ORPORATED|\.|\b) | Corp(?:oration\b|\.|\b) | CORP(?:ORATION\b|\.|\b)"
    r"| L\.\s?L\.\s?C\.? | LLC\b(?:\.(?=,))? | L\.L\.P\.? | LLP\b | L\.\s?P\. | L\.P\b | LP\b | PLLC\b"
    r"| Ltd\b\.? | LTD\b\.?"
    r"| Limited\s+Partnership\b | LIMITED\s+PARTNERSHIP\b | Limited\b | LIMITED\b | P\.L\.C\."
    r"| PLC\b | plc\b | p\.l\.c\. | N\.\s?A\b\.? | n\.a\. | NA\b | F\.S\.B\. | [FS]SB\b"
    r"| National\s+Association\b | NATIONAL\s+ASSOCIATION\b"
    r"| GmbH\b | GMBH\b | m\.\s?b\.\s?H\. | AG\b | A\.G\. | KGaA\b | KG\b | SE\b | S\.A\.R\.L\.?"
    r"| S\.\s?A\.(?:\s?S\.)?(?!\s?(?:B\.|P\.\s?I\.)|\s?[CELU]\.(?!\w)|\s+(?:de|DE)\s+C\.) | S\.A\b(?!\.)"
    r"| S\.p\.A\.? | SpA\b | SPA\b"
    r"| S\.[aà]\.?\s?r\.l\.? | S\.?[ÀÁ]\.?\s?R\.L\.? | S\.r\.l\.? | S\.R\.L\.? | S(?:ARL|[aà]rl)\b"
    r"| B\.\s?V\b\.? | BV\b "
    r"| N\.\s?V\b\.? | NV\b"
    r"| AB\b | AS(?=\s*(?:[,(;]|\Z)) | Oyj?\b"
    r"| A/S\b | ASA\b | Pty\b\.? | PTY\b\.? | Pte\b\.? | PTE\b\.? | B(?:hd|HD)\b\.? | P\.C\. "
    r"| Co\b\.? | CO\b\.? | inc\b\.? | llc\b(?=\s*[,(;]|\s+an?\s)"
    r"| S\.A\.?S\b\.? | SAS\b(?!\s[A-Z][a-z]) | S\.C\.A\. | [sS][pP]\.?\s?[zZ]\s?\.?\s?[oO]\s?\.?\s?[oO0]\b\.?"
    r"| S\.\s?A\.(?:\s?P\.\s?I\.)?(?:\s?B\.?)?\s+(?:de|DE)\s+C\.\s?V\. | (?:de|DE)\s+C\.\s?V\."
    r"| S\.\s+(?:de|DE)\s+R\.\s?L\.(?:\s+(?:de|DE)\s+C\.\s?V\.)?"
    r"| (?=[FWSU]) (?: S\.\s?L\.(?:\s?[UP]\.)?(?![\w.]) | S\.\s?A\.\s?[CELU]\.(?!\w) | S\.C\.S\.?p\.? | SCSp\b"
    r"| W\.L\.L\. | FZ(?:E|CO)\b | ULC\b )"
    r"| L(?:tda|TDA)\b\.? | Lt[eé]e\b\.? | C\.V\."
    r"| K\.\s?K\. | K(?:abushiki|ABUSHIKI)\s+K(?:aisha|AISHA)\b | S[dD][nN]\b\.? | ApS\b | [dD]\.[oOdD]\.(?:[oO]\.)?"
    r"| L\.\s?C\.(?!\w) | P\.\s?A\.(?!\w)"
    r"| (?=[BKOST]|s\.r) (?: BVBA\b | S\.?P\.?R\.?L\b\.? | K[fF][tT]\b\.? | [sS]\.[rR]\.[oO]\. | OOO\b"
    r"| Tbk\b\.? )"
    r"| Pvt\b\.? | PVT\b\.? | Aktiengesellschaft\b | AKTIENGESELLSCHAFT\b | Berhad\b | BERHAD\b"
    r"| [OP]?JSC\b | P\.?J\.S\.C\.? | OAO\b | (?<![\w.])(?:L(?:da|DA)\b\.? | e?hf\.)"
)
SOFT = (
    r"Company\b | COMPANY\b | Companies\b | COMPANIES\b | Association\b | ASSOCIATION\b | Trust\b | TRUST\b"
    r"| Bank\b | BANK\b | Partnership\b | PARTNERSHIP\b | University\b | Foundation\b | Bancorp\b | Bancorporation\b"
)
_WHOLE = r"(?!\w|[-&]\w|[’'](?!s\b)\w)"
"""What follows the last word of a name: no letter, but for "Acorn Inc.'s"."""
CHAIN = rf"(?:{HARD}|{SOFT}) {_WHOLE} (?: ,?(?![ \t]*\n[ \t]*\n|[ ]{{4,}}\S)\s{{1,40}}(?:&\s)?(?:{HARD}){_WHOLE} )*"
"""A legal form with those that follow it, for a verbose pattern: "Co., Ltd.", "Bank, National Association"."""

HARD_FORM = lazy(HARD, regex.VERBOSE)
_BEFORE = r"(?:(?:P(?:ty|TY|te|TE|vt|VT)\b\.?|S(?:dn|DN)\b\.?|P(?:rivate|RIVATE|roprietary|ROPRIETARY))\s+)?"
"""Words that are one form with the next: "Pty Ltd", "Private Limited"."""
_HARD_END = lazy(rf"(?:^|[\s,])({_BEFORE}(?:{HARD}))\Z", regex.VERBOSE)


GROWS = lazy(
    r"(?<=\b(?:Incorporated|Corporation|Limited|Company|Bank|Trust))[ ](?:(?:Holdings?|International|Group|Management"
    rf"|Services|Finance|Capital|Investments?)[ ])?(?:{HARD})(?!\w)",
    regex.VERBOSE,
)
"""What goes on with a longer name, of a company of the same group: "Acorn Tools Incorporated Holdings B.V."."""
TRADE_MARK = lazy(r"\s?-(?:Registered\s+)?Trade\s?mark-|\s?-(?:R|TM|SM)-|\s?\((?:R|TM|SM)\)|[®™℠]", regex.I)
"""The sign that a name is a mark: "Apple-Registered Trademark-", "Apple(R)", "Apple®"."""


def squeeze(text: str) -> str:
    """The text with single spaces."""
    return " ".join(text.split())


def ends_with_form(name: str) -> bool:
    """Whether the words end with a legal form of any kind, "Company" and "Trust" included."""
    return bool(_CHAIN_END.search(name))


_BRANCH_END = lazy(r"(?<=[\s.,])[^,.]{2,50}\b[Bb](?:ranch|RANCH)\Z")
"""The branch behind a bank's legal form: "Plover Bank Co., Ltd. Harbin Sub-branch"."""
_CHAIN_END = lazy(rf"(?<!\p{{L}})(?:{CHAIN})\Z", regex.VERBOSE)


@lru_cache(maxsize=8192)
def entity_suffix(name: str) -> str | None:
    """The legal form at the end of a name ("Inc.", "National Association"); null for "The Depository Trust Company"."""
    if name.endswith(("ranch", "RANCH")):
        name = _BRANCH_END.sub("", name).rstrip(" ,")
    match = _HARD_END.search(name) or compiled(r"[\s,](National Association|Limited Partnership)\Z", regex.I).search(
        name
    )
    if match is None:
        return None
    national = compiled(r"(National Association|Limited Partnership)\Z", regex.I).search(name)
    form: str = national[1] if national else match[1]
    return None if form.rstrip(".").casefold() == "co" else form


@lru_cache(maxsize=1024)
def is_weak(form: str, *, middle: bool = False) -> bool:
    """Whether the form is a word of other uses too: "Company", "Limited"; `middle`: that names hold in their middle."""
    last = compiled(r",?\s+").split(form)[-1]
    if compiled(r"National\s+Association\Z", regex.I).search(form):
        return False
    plain = last.rstrip(".").casefold()
    return not HARD_FORM.fullmatch(last) or (
        plain in _WEAK and not (middle and plain in {"ag", "se", "ab", "lp", "na"})
    )


_WEAK = frozenset(["corporation", "limited", "partnership", "co", "na", "ag", "se", "ab", "lp"])


_LEGAL = {
    "incorporated": "inc", "corporation": "corp", "company": "co", "limited": "ltd", "association": "assn",
}  # fmt: skip
_LONG_FORMS = {
    "limited liability company": "llc", "kabushiki kaisha": "kk", "aktiengesellschaft": "ag",
    "naamloze vennootschap": "nv", "besloten vennootschap": "bv", "public limited company": "plc",
    "proprietary limited": "pty ltd", "private limited": "pvt ltd", "sendirian berhad": "sdn bhd",
    "gesellschaft mit beschrankter haftung": "gmbh",
}  # fmt: skip
_FORMS = frozenset(
    [
        "inc",
        "corp",
        "ltd",
        "llc",
        "llp",
        "lp",
        "plc",
        "na",
        "nv",
        "bv",
        "ab",
        "ag",
        "sa",
        "gmbh",
        "co",
        "pty",
        "pte",
        "fsb",
        "ssb",
        "spa",
        "srl",
        "sas",
        "sca",
        "ltda",
        "bhd",
        "sdn",
        "pvt",
        "aps",
        "cv",
        "kk",
        "pllc",
        "lc",
        "pa",
    ]
)


@lru_cache(maxsize=8192)
def key_words(name: str) -> tuple[str, ...]:
    """The words by which two spellings are one name: no case, accents or punctuation, one form of "Incorporated"."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c)).casefold()
    plain = TRADE_MARK.sub(" ", plain).replace("&", " and ")
    plain = compiled(r"[.'’‘`®™]").sub("", plain)
    plain = regex.sub(r"[^\w]+", " ", plain)
    for long, short in _LONG_FORMS.items():
        plain = plain.replace(long, short)
    parts = [_LEGAL.get(part, part) for part in plain.split()]
    return tuple(parts[1:] if len(parts) > 1 and parts[0] == "the" else parts)


def key(name: str) -> str:
    r"""`key_words` as one string: "Lehman Brothers\\nInc." and "LEHMAN BROTHERS, INC." have the same."""
    return " ".join(key_words(name))


def core(name: str) -> str:
    """The key without the legal forms at its end."""
    parts = list(key_words(name))
    while len(parts) > 1 and parts[-1] in _FORMS:
        parts.pop()
    return " ".join(parts)


_FORM_OF_PLACE = lazy(r"(?i)[\s,](?:inc|corp)\w*\.?\s+of\s+(?:\p{Lu}\w+\s?){1,3}\Z")


def has_form(name: str) -> bool:
    """Whether the name ends with a legal form: "Acme Corp.", "Alliance Bancorp, Inc. of Pennsylvania"."""
    return core(name) != key(name) or bool(_FORM_OF_PLACE.search(name))
