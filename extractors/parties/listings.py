"""Where the shares of a company are listed, and under which letters: "(Nasdaq: PSEM)", "(NYSE-PSM)", "(PSM:NYSE)"."""

import regex

from extractors.names.forms import HARD
from pipeline.lazy import lazy
from pipeline.rules import Match

_NYSE = r"NYSE(?:\s+(?:American|Amex|AMEX|MKT|Arca|ARCA))?"
EXCHANGE = (
    rf"(?:(?:NASDAQ|Nasdaq)(?:NM|GS|GM|CM|SC)?\b|{_NYSE}|New\s+York\s+Stock\s+Exchange|AMEX"
    r"|American\s+Stock\s+Exchange|OTC\s+Bulletin\s+Board|OTC\s?(?:BB|QB|QX)|OTC\s+(?:Pink|Markets?)(?:\s+Sheets)?|OTC"
    r"|Pink\s+(?:Sheets|OTC\s+Markets)|PIN[KX]\b|TSX-?V(?:enture)?\b|TSX\s+(?:Venture|VENTURE)(?:\s+Exchange)?|TSX|LSE|AIM|ASX|CSE|Cboe"
    r"|Euronext(?:\s\p{Lu}\p{L}+)?)"
)
_SEGMENT = (
    r"(?:[-/\s](?:NMS?|NNM|GSM|GM|GS|CM|SC|Small-?\s?[Cc]ap(?:\s+Market)?|National\s+Market|Global\s+(?:Select\s+)?Market|Capital\s+Market"
    r"|Stock\s+Market|BB|Bulletin\s+Board))*+"
)
_SECOND = rf"(?:\s*(?:/|,|&|and)\s*(?:{EXCHANGE}|\p{{Lu}}[\p{{L}} ]{{2,24}}))?"
"""Another exchange that has the same letters: "(NYSE/TSX: TLT)", "(Nasdaq and Nuovo Mercato: TLT)"."""
TICKER = lazy(
    rf"[(\[]\s*(?:(?:[“\"][^“”\"()]{{1,30}}[”\"]|\p{{Lu}}[^“”\"(),;:]{{1,30}})\s*[;,]\s*)?(?:(?P<exchange>{EXCHANGE}){_SEGMENT}{_SECOND}"
    r"(?:\s+(?:symbol|ticker))?\s*[:–—-]\s*[\"“]?(?P<ticker>[A-Z][A-Z.]{0,7}(?:-OB\b|[-/][A-Z]\b)?)[\"”]?"
    rf"|[\"“]?(?P<ticker>[A-Z]{{1,5}})[\"”]?\s*[:–—-]\s*(?P<exchange>{EXCHANGE}))"
    r"(?:\s*(?:[)\];,]|-\s*[Nn]ews)|\s+and\s)"
)
OPENING = rf"\( \s* {EXCHANGE.replace(' ', '[ ]')} [^():]{{0,30}} : \s* [\"“]? [A-Z.]{{1,7}}"
"""How a listing begins, for a verbose pattern."""
_ASIDE = lazy(r"\([^()]*\)")
_SAYS_WHAT_IT_IS = lazy(r"\s*,\s*(?:an?|the|one|its|our|which|whose|formerly|doing|[dfa]/[bk]/a)\b")
_OF_ANOTHER = lazy(
    r"\b(?:subsidiary|unit|division|affiliate|member|part|parent|owner|supplier|customer)\s+(?:of|to)\s+(?:the\s+)?\p{Lu}"
)
_SAYS_MORE = lazy(r"(?<![\w’'])(?!(?:and|the|for|its)\b)\p{Ll}{3,}")
_NAMED_LAST = lazy(r"(?:^|\s)\p{Lu}[\p{L}\d.&’'-]*,?\s*\Z")
_FORMED = lazy(rf"[\s,](?:{HARD})(?!\w)", regex.VERBOSE)


def listing(words: str) -> Match | None:
    """The listing that words behind a name give it; null where it is that of another company, named right before it.

    In "Teal, Inc. today said that Heron Tools (NYSE: HRT) has won" the listing is Heron's.
    """
    ticker = TICKER.search(words)
    if ticker is None:
        return None
    between = _ASIDE.sub(" ", words[: ticker.start()])
    if "(" in between:  # "Teal (parent: Heron Tools (NYSE: HRT))"
        return None
    if _SAYS_WHAT_IT_IS.match(between):
        another = _OF_ANOTHER.search(between)
    else:
        another = _FORMED.search(between) or (_SAYS_MORE.search(between) and _NAMED_LAST.search(between))
    return None if another else ticker
