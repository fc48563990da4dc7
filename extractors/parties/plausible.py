"""Whether a run of capitals in a list can be a party, and the name without a role before it."""

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words as lexicon
from extractors.names import is_generic
from extractors.names.forms import HARD_FORM, compiled, has_form, squeeze
from extractors.parties.stated_forms import FORM
from pipeline.lazy import lazy
from pipeline.span import Span

_POSTAL = lazy(
    r"^[A-Z]{2}\s\d{5}|\s\d{5}(?:-\d{4})?\Z|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\Z|\b[A-Z]\d[A-Z]\s\d[A-Z]\d\Z"
    r"|\p{Ll}\s\d{5,7}\s\p{Lu}\p{Ll}+\Z"
)
_PLACES = lazy(r"(?:the\s+)?(?:City|State|County|Province|Commonwealth|Republic)(?:\s+of\b|\Z)", regex.I)


PUBLIC = lazy(
    r"(?:City|Town|Village|County|State|Commonwealth|Borough|Township|Port(?:\s+Authority)?|Regents|Government"
    r"|(?:\p{L}[\p{L}'’]+\s+)?Republic|Kingdom|United\s+States)\s+of\s+\p{Lu}",
    regex.I,
)
"""The name of a place's government: "the City of Vinton"."""
_COUNTY = lazy(r"\s(?:County|COUNTY|Parish|PARISH)\Z")
_OF_STATE = lazy(r",\s(?P<state>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)(?=\s*[,;(\n]|\s+(?i:and)\b)")


def with_state(text: str, name: Span) -> Span:
    """The name of a place's government with its state: "Town of Vinton, Virginia"."""
    public = PUBLIC.search(text, name.start, name.end) or _COUNTY.search(text, name.start, name.end)
    state = _OF_STATE.match(text, name.end, name.end + 40) if public else None
    return Span(name.start, state.end()) if state and jurisdiction_code(state["state"]) else name


_PUBLIC_SAID = lazy(
    r"(?:,\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)?(?:,\s+(?:Department|Division|Office|Board|Bureau|Commission)\s+of\s[^(;]{3,60})?(?:,\s+acting\s+(?:by\s+and\s+)?through\s[^(;]{3,80}|,\s+an?\s+(?:[\w-]+\s+){0,4}(?:municipal|municipality|political\s+subdivision|public"
    r"|body|home[\s-]rule|agency)[^(;]{0,80}"
    r"|,?\s+(?:located|having|whose|with|represented|organi[sz]ed)\b[^(;]{3,130})?[,\s]*\(\s*(?:(?:\p{Ll}+,?\s+){0,5}[\"“]|the\s+(?:City|Town|Village|County|State|Commonwealth|Authority)\))"
    r"|(?:,\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)?,\s+an?\s+(?:[\w-]+\s+){0,4}(?:municipal|political\s+subdivision|home[\s-]rule)"
)
"""What makes a place a party: "the Town of Vinton, a Virginia municipal corporation ("Grantor")"."""


def without_role(text: str, name: Span) -> Span:
    """The name without a role in capitals before it, where the text has it without: "RESELLER MTI TECHNOLOGY CORP."."""
    words = text[name.start : name.end]
    role, _, rest = words.partition(" ")
    rest = rest.strip()
    if not role.isupper() or role.casefold() not in lexicon("party_roles") or not has_form(squeeze(rest)):
        return name
    core_words = squeeze(rest).casefold()
    plain = squeeze(text).casefold()
    alone = plain.count(core_words) > plain.count(f"{role.casefold()} {core_words}")
    return Span(name.end - len(rest), name.end) if alone and len(rest.split()) > 2 else name


_DESCRIBES = lazy(
    r"(?:A|AN)\s(?:\p{Lu}+\s)*(?:SUBSIDIARY|DIVISION|MEMBER|AFFILIATE|INDIVIDUAL|RESIDENT)\b"
    r"|[adf]/k/a\b|[dt]/b?/?a\b|(?:acting|collectively|individually|formerly|having|located|whose|hereinafter|represented|organi[sz]ed|incorporated)\b",
    regex.I,
)
"""How a description begins that is written in capitals as the name before it: "ACME, INC., A DELAWARE CORPORATION"."""

_CENTS = lazy(r"(?i:no|\d\d)/100\b")
"""The end of a sum in words: "TWO HUNDRED THOUSAND AND 00/100 DOLLARS"."""
_LEFT_OUT = lazy(r"[Xx]{3,}(?:\s[Xx]{3,})*")
"""What stands for a name that was left out of the filing: "XXXXX"."""
_PROMPT = lazy(r"[ ](?i:name)[ ]?:")
"""What shows that the words ask for a name: "Dealer Company Name:"."""
_OFFICE = lazy(r"\bof\sthe\s(?:Company|Corporation|Partnership)\Z", regex.I)
"""How an office ends that stands behind a person: "Robert Kestrel, Secretary and General Counsel of the Company"."""


def is_public(text: str, name: Span) -> bool:
    """Whether a place is a party as its government: "the Town of Vinton, a Virginia municipal corporation"."""
    public = PUBLIC.match(text, name.start, name.end)
    return public is not None and _PUBLIC_SAID.match(text, name.end, name.end + 160) is not None


def is_plausible(text: str, name: Span) -> bool:
    """Whether a run of capitals can be a party: not a blank, a place or a role word alone."""
    words = squeeze(text[name.start : name.end])
    if is_public(text, name):
        return True
    if (
        len(words) < 3
        or HARD_FORM.fullmatch(words)
        or _PLACES.match(words)
        or is_generic(words)
        or jurisdiction_code(words)
        or _POSTAL.search(words)
        or _DESCRIBES.match(words)
        or FORM.fullmatch(words)
        or _OFFICE.search(words)
        or _CENTS.match(words)
        or _LEFT_OUT.fullmatch(words)
        or _PROMPT.match(text, name.end)
    ):
        return False
    return not compiled(r"(?:the|this|that|an?|each|any|such|all)\b").match(text[name.start : name.end]) and bool(
        compiled(r"\p{L}{2}|\d\p{Lu}").search(words)
    )
