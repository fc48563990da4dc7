"""Short names as a text gives them: in quotation marks of any make, in parentheses, to a group or to its members."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.names import is_nickname
from extractors.names.forms import HARD_FORM, compiled, squeeze
from pipeline.lazy import lazy
from pipeline.rules import Match
from pipeline.span import Span

QUOTED = lazy(
    r"""["“”„ʺ]{1,2}\s*([^"“”„ʺ()]{1,60}?)[\s,;]*["“”„ʺ]{1,2}
    | (?<![\w.,])["“]((?:the\s)?\p{Lu}[^"“”()]{1,40}\(\p{Lu}[\p{L}\s-]{1,20}\)[^"“”()]{0,20})["”]
    | ``([^`'"]{1,60}?)[,.]?'' | ''([^'"]{1,60}?)[,.]?''
    | «\s*([^«»()]{1,60}?)\s*» | <<\s*([^<>()]{1,60}?)\s*>> | (?<!\w)_([\p{Lu}][^_()]{1,40})_(?!\w)
    | ["“]\s*((?:\p{Lu}|\d\p{Lu}|\p{Ll}{1,2}-?\p{Lu})[^"“”()]{1,40})\Z
    | (?<![\w])['‘’`]([^'‘’`"()]{2,40}?)[,.]?['’](?!\w)
    | (?<![\w])['‘’`]{1,2}(\p{Lu}[^'‘’`"“”()]{1,40})["”] | (?<!\w)\?([\p{Lu}][^?()]{1,30}?)[,.]?\?""",
    regex.VERBOSE,
)
"""A short name between quotation marks of any make."""

GROUP = lazy(
    r"\b(?:collectively|together|jointly|individually(?!,?\s*(?:(?:referred\s+to|known)\s+(?:herein\s+)?as\s+|called\s+)?(?:the\s+)?[\"“][^\"“”]+[\"”]\s*\Z)|each|any\s+of|all\s+of|singularly|and\s+with"
    r"|in\s+the\s+aggregate)\b",
    regex.I,
)
OWN_KIN = lazy(
    r"\b(?:collectively,?\s+(?!together\s+with\s+their\b))?(?:(?:together|along|collectively)\s+)with\s+(?:all\s+of\s+)?(?:its|his|her|their|any)\b[^\"“]*",
    regex.I,
)
"""Words that take in whoever belongs to the party itself: "together with its subsidiaries and affiliates"."""
_ALONE = lazy(r"\bindividually\s+as\s+(?:the\s+)?\Z", regex.I)
"""Words that single a party out: referred to individually as "Nutrition 21, Inc." beside that name."""
_BESIDE = lazy(r"\band,?\s+(?:together|collectively)\s+with\s+(?:the\s+)?", regex.I)
"""What leads from the name of a group to a wider one: (together the "Sellers" and, together with "Buyer", the
"Parties")."""
_EACH = lazy(r"\b(?:each|individually|singularly|any\s+of)\b", regex.I)
_WORD = r"(?:[\w&'’-]|\.(?=\w))*+"
BARE_NAME = rf"(?:[\p{{Lu}}\d]|\p{{Ll}}{{1,2}}-?\p{{Lu}}){_WORD}(?:\s(?:of\s|and\s|&\s)?\p{{Lu}}{_WORD}){{0,3}}\.?"
"""The words of a short name that stands without quotation marks: i-Escrow, Bank of America."""
_BARE = lazy(
    r"\s*(?P<lead>(?i:(?:(?:hereinafter|hereafter|herein|also)\s*[,:–—-]?\s*)?(?:referred\s+(?:to\s+)?(?:(?:herein|hereafter|hereinafter|below)\s+)?as\s+"
    r"|called\s+(?:as\s+)?|known\s+as\s+)?,?\s*(?:the\s+)?))"
    rf"(?P<name>{BARE_NAME}|party\s[A-H])\s*(?P<mark>[\"”])?\s*",
)
_NO_SHORT_NAME = lazy(
    r"(?:.*\b(?:Agreement|Amendment|Date|Act|Shares|Notes|Stock|Securities|Contract|Products?|Services|Program"
    r"|System|Term|Territory|Plan"
    r"|Offering|Warrants?|Debentures|Property|Premises|Code|Transaction|Merger|Letter|Project|Loans?"
    r"|Web\s?Site|Lease|Business|Certificates?|Forecasts?|Signature|Reports?|Patents?|Trademarks?|Facility"
    r"|Assets?|Vessels?|Ships?|Aircraft|Equipment|Settlement|Action|Lawsuit|Litigation|Commitments?|Closing|Prospectus|Collateral|Technology|Software|Know-How)"
    r"|(?:(?:one|two|either|both|the\s+other)\s+)?part(?:y|ies)|a\s+party|the\s+parties|(?-i:PRC|P\.R\.C\.?|USA?|U\.S\.?(?:A\.)?|UK|EU))",
    regex.I,
)


_AGREES = lazy(r"\b(?:agrees?|desires?|wish(?:es)?|represents?|warrants?|covenants?|acknowledges?)\b")


def _acts(text: str, name: str) -> bool:
    """Whether the text speaks of a name of two words as of somebody: "CV and CV Services each desire"."""
    return " " in name and not _PAPER.search(name) and name in _acting(text)


@lru_cache(maxsize=2)
def _acting(text: str) -> frozenset[str]:
    """All words of two to six, of which a name may be made, in front of a verb for what somebody agrees to."""
    found = set()
    for verb in _AGREES.finditer(text, 0, FRONT):
        before = text[max(0, verb.start() - 90) : verb.start()].split()
        said = before[:-1] if before and before[-1] == "each" else before
        said = [*said[:-1], said[-1].rstrip(",")] if said else said
        for count in range(2, min(6, len(said)) + 1):
            found.add(" ".join(said[-count:]).lstrip('("“'))
    return frozenset(found)


FRONT = 60_000
"""So much of a text is searched for what somebody agrees to or desires: the recitals and the first sections."""
_PAPER = lazy(r"\b(?:Agreement|Amendment|Date|Act|Contract|Letter|Lease|Settlement|Part(?:y|ies))\Z", regex.I)
"""The last word of what never agrees to anything."""
_LETTERED = lazy(r"(?i:party)\s[A-H]")
"""A name that nothing but a party has: "(Party A)"."""
_DOTTED = lazy(r"(?:\p{Lu}\.){2,}")
"""Letters with stops, a legal form or a country and no short name: "Arab Banking Corporation (B.S.C.)"."""


@dataclass(frozen=True)
class Description:
    """What stands beside a name: `own` short names, those of each member of a group, and the group's."""

    own: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    joined_by: str = ""
    entity_type: str | None = None
    jurisdiction: str | None = None
    jurisdiction_code: str | None = None
    former: tuple[Span, ...] = ()
    others: tuple[Span, ...] = ()
    ticker: str | None = None
    exchange: str | None = None
    named: tuple[Span, ...] = field(default=(), repr=False)


def quoted(text: str) -> list[tuple[str, int]]:
    """The short names between quotation marks with where they begin: `the "COMPANY"` has COMPANY."""
    found = []
    for match in QUOTED.finditer(text):
        name = squeeze(next(group for group in match.groups() if group is not None))
        name = _ARTICLE.sub("", trimmed(name))
        if name and compiled(r"\w").search(name) and not _LAWS_OF.search(text, 0, match.start()):
            found.append((name, match.start()))
    return found


_LAWS_OF = lazy(r"\blaws?\s+of\s+\Z", regex.I)
"""What stands before a country between quotation marks: organized under the Laws of "The Republic of Zambia"."""


_ARTICLE = lazy(r"\A(?:the|an?)\s+(?=\p{Lu})")
"""What a short name has no part of, though the quotation marks take it in: "the Seller"."""


def trimmed(name: str) -> str:
    """A short name without the separating marks at its end: "Shipper." is Shipper, "Acme Inc." and "P.C." stay."""
    whole = name.endswith(("Inc.", "Corp.", "Co.", "Ltd.", "L.P.")) or _DOTTED.fullmatch(name)
    return name.rstrip(",;") if whole else name.rstrip(".,;-")


def is_short_name(name: str, of: str = "") -> bool:
    """Whether the words can stand for a party: not "Agreement", "Effective Date", "Parties".

    `of`: the party's name; its own words stand for it whatever they mean, "Premier Services" for Premier Services, Inc.
    """
    joins = name in {"or", "and", "the"}  # what stands between two names whose first mark is lost
    joins = joins or (
        name.islower() and len(name.split()) > 3
    )  # "besloten vennootschap met beperkte aansprakelijkheid"
    own = _of_its_words(name, of) or (name.isupper() and len(name) > 2 and name == initials(of))
    return not joins and (own or not _NO_SHORT_NAME.fullmatch(squeeze(name))) and len(name) < 60


def _of_its_words(name: str, of: str) -> bool:
    """Whether the short name is made of words of the name: "Nutrition 21" of "Nutrition 21, Inc."."""
    return bool(of) and set(name.casefold().replace(",", " ").split()) <= set(of.casefold().replace(",", " ").split())


PARENTHESIS = lazy(r"\((?:[^()]++|\([^()]*+\))*+\)")
"""A parenthesis with those inside it."""


def parentheses(text: str, start: int, stop: int) -> Iterator[Span]:
    """The insides of the outermost parentheses that begin in `[start, stop)`; of one that stays open, those inside."""
    at = text.find("(", start, stop)
    while at != -1:
        whole = PARENTHESIS.match(text, at, at + 600)
        if whole is None:
            at = text.find("(", at + 1, stop)
            continue
        if not is_nickname(text, *whole.span()):
            yield Span(at + 1, whole.end() - 1)
        at = text.find("(", whole.end(), stop)


_ONE_OR_MORE = lazy(r"\bwhether\s+one\s+or\s+more\b[^\"“]*", regex.I)
"""Words of a form that leave open how many there are: (whether one or more, collectively the "Guarantor")."""


def _blank(match: Match) -> str:
    return " " * len(match[0])


_KNOWN_AS = lazy(r"\s*(?:[afnp]/?k/?a\b|(?:formerly|previously|also)\s+known\s+as)/?,?\s*[\"“]", regex.I)
"""What leads to other names in quotation marks: (f/k/a "Acorn Equipment Inc." and "Acorn Co. Inc.")."""
_REFERRED = lazy(r"\b(?:is|are)\s+(?:\w+\s+){0,4}referred\s+to\b")
"""What a parenthesis says twice that names parties elsewhere: (Acorn is referred to as "A"; Bolt is referred to …)."""


def short_names(text: str, inside: Span, of: str = "") -> Description | None:
    """The short names that a parenthesis gives; null where it gives none.

    `("Benake",  and together with DB Capital, the Sandler Entities and Price  the   "Warrantholders")` has
    one of the party's own and a group's name; `joined_by` keeps the words that say who belongs to the group.
    """
    words = text[inside.start : inside.end]
    found = quoted(words)
    if compiled(
        r"\s*(?:as\s+(?:such\s+)?(?:defined|term)|within\s+the\s+meaning|unless|see\b|including\b)", regex.I
    ).match(words):
        return None
    if _KNOWN_AS.match(words) and "hereinafter" not in words:
        return None
    if not found:
        return _bare(text, words, of, closes=_CLOSES_ITEM.match(text, inside.end) is not None)
    if len(_REFERRED.findall(words)) > 1:
        return None
    group = GROUP.search(words)
    group = group and GROUP.search(_ONE_OR_MORE.sub(_blank, OWN_KIN.sub(_blank, words)))
    border = group.start() if group else len(words)
    own = tuple(
        name
        for name, at in found
        if (at < border and (is_short_name(name, of) or _acts(text, name)))
        or (_ALONE.search(words[:at]) and _of_its_words(name, of))
    )
    each: list[str] = []
    groups: list[str] = []
    first = next((at for _, at in found if at > border), border)
    wider = _BESIDE.search(words, first)
    words = words[: wider.start()] if wider else words
    for name, at in found:
        before = words[:at]
        if not border <= at < len(words) or name in own or not is_short_name(name):
            continue
        marks = list(GROUP.finditer(before))
        (each if marks and _EACH.match(marks[-1][0]) else groups).append(name)
    if not own and not each and not groups:
        return None
    return Description(own=own, each=tuple(each), groups=tuple(groups), joined_by=words if group else "")


def is_used(text: str, name: str, times: int = 1) -> bool:
    """Whether a short name stands in the text so often again, be it given as "OPCO" and used as "OpCo"."""
    found = text.count(name)
    if found <= times and name.isupper() and len(name) > 3:
        others = compiled(rf"(?i){regex.escape(name)}").finditer(text)
        found = sum(1 for other in others if other[0][0].isupper())
    return found > times


def initials(name: str) -> str:
    """What a name is cut to, its legal form left out: "HDMW" for "HD Marine Works, LLC"."""
    parts = [part for part in name.replace(",", " ").split() if part[0].isupper() and not HARD_FORM.fullmatch(part)]
    return "".join(part if part.isupper() and len(part) < 4 else part[0] for part in parts) if len(parts) > 2 else ""


def _abbreviates(name: str, of: str) -> bool:
    """Whether capitals are letters of the name in their order, from its first on: "PGC" for "ProGreen Construction"."""
    letters = iter(of.upper())
    return name.isupper() and 1 < len(name) < 7 and name[0] == of[:1].upper() and all(one in letters for one in name)


_CLOSES_ITEM = lazy(r"\)[ \t]*(?:;|[.,]?[ \t]*\n[ \t]*(?:\n|(?:and|AND)[ \t]*\n))")
"""The end of a paragraph or item behind a parenthesis, where a deed gives each party its short name."""


def _bare(text: str, words: str, of: str, *, closes: bool = False) -> Description | None:
    """A short name without marks, "(the Company)", "(hereinafter THC)", where the text uses it afterwards.

    `closes`: the parenthesis ends its paragraph, so that two uses behind an article are enough: "of 20 Elm Street
    (Financier)".
    """
    match = _BARE.fullmatch(words)
    if match is None or not is_short_name(match["name"], of):
        return None
    name = squeeze(match["name"])
    if name == initials(of) or _LETTERED.fullmatch(name):
        return Description(own=(name,))
    closes = closes and len(regex.findall(rf"\b[Tt]he\s+{regex.escape(name)}\b", text)) > 1
    plain = closes or name.casefold() in lexicon("party_roles") or _abbreviates(name, of)
    often = 1 if plain else 2 if _of_its_words(name, of) else 3
    told = match["lead"].strip() or match["mark"]  # `(the Buyer")` has lost its first mark
    if not told and (jurisdiction_code(name) or name.isdigit() or not is_used(text, name, often)):
        return None
    if (
        compiled(r"(?:[A-Z]|[IVX]+|\d+|PRC|USA|UK|SEC|Chairman|President|CEO|CFO)").fullmatch(name)
        or _DOTTED.fullmatch(name)
        or not is_used(text, name)
    ):
        return None
    return Description(own=(name,))
