"""The legal form and the home that a description states: ", a Delaware corporation", "organized under the laws of"."""

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code, law_code
from extractors.names.forms import HARD, squeeze
from pipeline.lazy import lazy

_FORM_WORDS = (
    r"corporation|company|limited\s+liability\s+(?:company|limited\s+partnership)|limited\s+liability\s+partnership|limited\s+partnership"
    r"|general\s+partnership|partnership|public\s+limited\s+company|private\s+limited\s+company|limited\s+(?:duration\s+)?company"
    r"|(?:business|statutory|real\s+estate\s+investment|common\s+law|investment|grantor|trust)?\s*trust"
    r"|(?:national\s+)?(?:banking\s+)?association|(?:national\s+|savings\s+"
    r"|commercial\s+)?bank(?:ing\s+corporation)?|joint\s+stock\s+company"
    r"|(?:limited\s+liability|international\s+business|business|unlimited(?:\s+liability)?|university)\s+(?:company|corporation)|body\s+(?:corporate|politic)"
    r"|soci[eé]t[eé]\s+(?:anonyme|par\s+actions\s+simplifi[eé]e|[aà]\s+responsabilit[eé]\s+limit[eé]e)"
    r"|sociedad\s+an[oó]nima|besloten\s+vennootschap|naamloze\s+vennootschap|aktiengesellschaft|kabushiki\s+kaisha"
    r"|(?:(?:stock|mutual|life|title|property|casualty)\s+(?:and\s+)?){0,3}(?:re)?insurance\s+(?:company|corporation)"
    r"|(?:(?:financial|bank)\s+)?holding\s+company|(?:trust|utility)\s+company"
    r"|stock\s+corporation|cooperative(?:\s+(?:corporation|association))?|proprietary\s+(?:limited\s+)?company|industrial\s+loan\s+company|political\s+subdivision|sole\s+proprietorship|savings\s+(?:bank|association)"
)
_BLANK = r"(?:_{2,}|\[[^\]\w]{1,20}\])\s+"
"""The home that a form leaves to be filled in: "a ______ corporation"."""
_COUNTRY = r"(?:U\.?S\.?(?:A\.?)?|Canada|Australia)"
"""The country behind a state or province: "a Nevada, U.S.A. corporation"."""
FORM = lazy(
    rf"(?<![/\w])(?:a|an|A|AN)\s+(?:duly\s+\w+(?:\s+and\s+(?:validly\s+)?existing)\s+)?(?:for-?profit\s+(?=\p{{Lu}}))?(?:(?:publicly|privately|closely|newly|duly|wholly)[\s-](?:foreign[\s-])?\w+\s+)?(?:{_BLANK}|(?P<place>\p{{Lu}}[\w.]+"
    rf"(?:\s+(?:of\s+)?(?!(?:Sub)?[Cc]hapter\b)\p{{Lu}}[\w.]+){{0,2}}(?:[\s-]+chartered)?)(?:,\s+{_COUNTRY},?)?[\s-]+)?(?:(?:federally|state|nationally)[\s-]chartered\s+)?"
    rf"(?:(?:domestic|(?:[Ss]ub)?(?:[Cc]hapter|-)?\s*[SC]|series|(?:single|multi|sole)[\s-]member)\s+(?=corp|limited\s+liab))?"
    rf"(?P<form>(?i:(?:(?:private|public(?:\s+benefit)?|charitable|exempted|close|non-?profit|not-for-profit|for[\s-]profit|professional|national"
    rf"|business|registered|municipal|general)\s+)?(?:{_FORM_WORDS})))\b",
)
_HOME = lazy(
    r"(?:(?:under|of|in)\s+|by\s+(?=the\s+laws?\s))(?:and\s+by\s+virtue\s+of\s+)?(?:the\s+)?(?:laws?\s+of\s+)?(?:the\s+)?(?:(?:State"
    r"|Commonwealth|Province|Republic(?!\s+of\s+(?:China|Georgia)\b)|Kingdom)\s+of\s+)?(?:the\s+)?"
    r"(?P<place>\p{Lu}[\w.’']+(?:\s+(?:of\s+|and\s+)?\p{Lu}[\w.’']+){0,3})"
)
_ORGANIZED = lazy(
    r"\b(?:organi[sz]ed|incorporated|chartered|domiciled|existing|formed|established|registered|created|(?i:corporation|company"
    r"|partnership|association|politic)\s+of\s+the|corporation\s+under|company\s+under|corporate\s+under|(?<!\b(?:be|is)\s)governed)\b"
)


_KIND_OF = lazy(
    r"(?:limited|general|non-?profit|not-for-profit|public|private|professional|statutory|business|municipal|national|savings|banking"
    r"|liability|federal)",
    regex.I,
)
"""What in capitals looks like a place and is a word of the form: "A LIMITED PARTNERSHIP"."""


_BESIDE = 40
"""How far from a name the words that somebody is organised under some law may begin, where they name no form."""

_UNDER_LAWS = lazy(
    r"\b(?:organi[sz]ed|incorporated|existing|established|formed|registered)\s+(?:and\s+\p{Ll}+\s+)?under\s+the\s+laws\s+of\b"
)
"""What says so further behind: ", a foreign owned enterprise, organized and existing under the laws of China"."""
_FAR = 160


_OF_ANOTHER = lazy(
    rf"\b(?:of|by|is|its\s+(?:\p{{Ll}}[\w-]*\s+){{0,3}}\p{{Ll}}+,?)\s+\p{{Lu}}[^;()]{{2,60}}?,?\s(?:{HARD})[\s,]*\Z",
    regex.VERBOSE,
)
"""What stands before the form of somebody else: ", a subsidiary of Teal, Inc., a Delaware corporation"."""


def stated_form(words: str) -> tuple[str | None, str | None, str | None]:
    """Legal form, home and its code: ", a Delaware corporation" gives corporation, Delaware, US-DE."""
    flat = squeeze(words)
    match = next((one for one in FORM.finditer(flat[:500]) if not _OF_ANOTHER.search(flat, 0, one.start())), None)
    if match is None:  # ", incorporated under the laws of Israel": a home alone
        law = _ORGANIZED.search(flat[:_BESIDE]) or _UNDER_LAWS.search(flat[:_FAR])
        place, code = _home(flat[law.start() :]) if law else ("", None)
        return None, place or None, code
    place = match["place"] or ""
    code = law_code(place) if place else None
    form, parts = match["form"], place.split()
    cut = len(parts)
    while cut and code is None:  # in capitals the words of a form look like a place: "A DELAWARE LIMITED PARTNERSHIP"
        cut -= 1
        code = law_code(" ".join(parts[:cut]))
    if code is not None or all(_KIND_OF.fullmatch(part) for part in parts):
        place, form = " ".join(parts[:cut]), " ".join([*parts[cut:], form])
    if code is None:
        place, code = _home(flat[match.start("form") :])
    return form if form[0].islower() else form.lower(), place or None, code


def _home(words: str) -> tuple[str, str | None]:
    """The place under whose laws the words say that somebody is organised, with its code."""
    organized = _ORGANIZED.search(words[:120])
    homes = _HOME.finditer(words, organized.start(), organized.end() + 90, overlapped=True) if organized else ()
    for home in homes:
        place = home["place"]
        while place:
            if code := jurisdiction_code(place):
                return place, code
            if code := jurisdiction_code(place.rstrip(".")):  # "the laws of Indiana. Alpha and Beta"
                return place.rstrip("."), code
            place = place.rpartition(" ")[0]
    beside = _BY_CITY.search(words, organized.start(), organized.end() + 90) if organized else None
    if beside and (code := law_code(beside["place"])):
        return beside["place"], code
    return "", None


_BY_CITY = lazy(
    r"\b(?:incorporated|organi[sz]ed|registered|established|formed|domiciled)\s+in\s+(?:the\s+City\s+of\s+)?\p{Lu}[\w.-]+(?:\s\p{Lu}[\w.-]+){0,2},\s+(?:the\s+)?"
    r"(?P<place>\p{Lu}[\w’']+(?:\s(?:of\s)?\p{Lu}[\w’']+){0,3})(?=[,;.()]|\s+(?:and|with|under|by|having|whose|\p{Ll}+ing)\b|\s*\Z)"
    r"|\bunder\s+(?:the\s+)?(?P<place>\p{Lu}[\w.]+(?:\s\p{Lu}\w+)?)\s+laws?\b"
)
"""Homes told by a city before them, "incorporated in London, England", or by their law: "under Israeli law"."""
