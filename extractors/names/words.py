"""What a word of a name looks like, and names that are kinds and roles only.

"Strategic", "&", "II-A" and "uWink" may stand in a name; "the Surviving Corporation" is none.
"""

from functools import lru_cache

import regex

from extractors.lexicon.words import words
from extractors.names.forms import TRADE_MARK, compiled, squeeze
from extractors.names.inside import CUT_SHORT
from pipeline.lazy import lazy

_NAME_TOKEN = lazy(
    r"[\p{Lu}\d][\w'’`.&/®™*+-]*!?|@\p{Lu}[\w.-]*|[a-z]{1,2}-?[\p{Lu}][\w.*-]*|[a-z]{3,5}\p{Lu}\p{Ll}\w*|[a-z]{1,3}-?\d[\w-]*|[a-z][\w-]{2,}\.(?:com|net|org)|&|[A-Z]&[A-Z]|\((?:\p{Lu}[\w.]*|\d{4})\)|(?:d|l)['’]\p{Lu}\w+"
)
CONNECTORS = frozenset("of for de du del des la le van von der den ter bin ibn al el y et di da do dos das the".split())  # noqa: SIM905
AND = frozenset({"and", "And", "AND"})


@lru_cache(maxsize=8192)
def is_generic(name: str) -> bool:
    """Whether the words are roles and kinds only: "General Partner", "the Surviving Corporation"."""
    if squeeze(name).casefold() in words("institutions"):
        return False
    found = [word.casefold() for word in compiled(r"\w+").findall(name)]
    return all(word in words("generic_words") or word in CONNECTORS for word in found)


def is_name_token(token: str) -> bool:
    """Whether a word, without punctuation after it, may stand in a name: "Strategic", "&", "II-A", "uWink"."""
    return bool(_NAME_TOKEN.fullmatch(token))


def is_abbreviation(token: str) -> bool:
    """Whether the full stop after a word is the word's own: "J.", "U.S.", "St.", "Inc."."""
    return bool(
        compiled(
            rf"(?:\p{{Lu}}\.)+|{CUT_SHORT}|(?:St|Dr|Bros|Cos|Est|Jr|Sr|Mt|Intl|Ft|No|Assoc|Mfg|Natl|Tech|Int'l|Ind|Elec|Eng|Mach|Pharm|Labs?)\.",
            regex.I,
        ).fullmatch(token)
    )


def parted(gap: str) -> bool:
    """Whether white space is a column or a blank line."""
    return gap.count("\n") > 1 if "\n" in gap else len(gap) > 2 or "\t" in gap


_MARKED_END = lazy(rf"(?:{TRADE_MARK.pattern})+\Z", regex.I)


def without_mark(name: str) -> str:
    """The name without the sign of a mark at its end: "Apple(R)" is Apple."""
    return _MARKED_END.sub("", name)


NUMBERED = lazy(
    r"\d{5,}\s+(?:Ontario|Canada|Alberta|British|B\.?C|Nova|Qu[eé]bec|Manitoba|Saskatchewan|ONTARIO|CANADA|ALBERTA)"
    r"|\d{1,4}\s(?:\p{Lu}[\w.]*\s){1,4}(?:Associates|ASSOCIATES|Partners|PARTNERS|Realty|REALTY|Holdings|HOLDINGS"
    r"|Owners?|OWNERS?)\b"
)
"""The names of numbered companies and of those called after a house: "2205925 Ontario Limited", "77 Elm Owners"."""

FORM_PROMPT = r"\((?i:name)(?:\s+and|,)\s[^()]{3,50}\)"
"""What a form asks for in front of a name: "(Name and address)"; a part of patterns."""
