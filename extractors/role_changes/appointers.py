"""The firm that gives somebody an office: "Teal Corp. appointed Ruth Heron", "Lark Tools has elected two directors"."""

from extractors.lexicon.words import words as fields
from extractors.names import is_given
from extractors.role_changes.firm_names import WORD
from pipeline.lazy import lazy
from pipeline.rules import words

_APPOINTS = lazy(
    rf"(?r)(?<!\w)(?P<name>(?!(?:The\s+)?Board\s+of\b){WORD}(?:\s+(?:(?:&|of|and)\s+)?{WORD})*,?\s+(?:Inc|Corp|Corporation|Ltd|Limited|LLC|plc|PLC|Company|Bancorp)\b\.?|\p{{Lu}}{{3,6}})"
    r"(?:\s+\([^()]{1,60}\))?\s+(?:(?:has|have|had|also|today|recently|then)\s+){0,2}(?:named|appointed|elected|promoted|hired|names|appoints"
    r"|elects|promotes)\s+(?:(?:[\p{Ll}-]+\s+){1,3}(?:directors|trustees)(?:[:,]|\s*[-–—]+)\s+)?(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?\Z"
)
_PLAIN = lazy(
    r"(?r)(?<![\p{L}.,&’'-]\s)(?<!\w)(?P<name>\p{Lu}[\w&’'-]*(?:\s\p{Lu}[\w&’'-]*){1,3})\s+(?:has|have)\s+(?:also\s+|today\s+|recently\s+)?"
    r"(?:named|appointed|elected|promoted|hired)\s+(?:(?:[\p{Ll}-]+\s+){1,3}(?:directors|trustees)(?:[:,]|\s*[-–—]+)\s+)?"
    r"(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?\Z"
)
"""The same of a firm without a legal form that begins the sentence."""
_ORGANS = frozenset(
    {"board", "boards", "committee", "directors", "management", "shareholders", "stockholders", "company"}
)


def appointer(text: str, begin: int, person: int) -> str | None:
    """The name of the firm whose appointment the words between `begin` and a person tell; null where they name none."""
    formed = _APPOINTS.search(text, begin, person)
    if formed is not None:
        return words(formed["name"])
    plain = _PLAIN.search(text, begin, person)
    parts = plain["name"].casefold().split() if plain else []
    organ = _ORGANS & set(parts) or (parts and (is_given(parts[0]) or parts[0] in fields("sentence_words")))
    return words(plain["name"]) if plain and not organ else None
