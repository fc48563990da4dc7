"""Names that are known by the legal form at their end: "Infocrossing, Inc.", "The Bank of New York Trust Company"."""

from extractors.lexicon.words import words
from extractors.names.backward import walk_back
from extractors.names.ends import with_place
from extractors.names.forms import compiled, is_weak
from extractors.names.words import CONNECTORS
from pipeline.lazy import lazy
from pipeline.span import Span

_LETTERS = lazy(r"[^\W_]")
_ARTICLES = frozenset(["the", "a", "an", "such", "any", "each", "this", "that", "of", "and", "or"])


def organization_at_form(text: str, start: int, end: int, floor: int = 0) -> Span | None:
    """The name whose legal form stands at `[start, end)`, or null where the words before it make none.

    "Alliance Bancorp, Inc. of Pennsylvania": a place that follows the form belongs to the name.
    """
    before = text[max(floor, start - 40) : start].split()
    if (
        not before
        or (before[-1][0].islower() and before[-1] == before[-1].lower())
        or before[-1].casefold() in _ARTICLES
    ):
        return None
    hard = not is_weak(form := text[start:end])
    if len(form) == 2 and _POSTAL_CODE.match(text, end):  # "Sparks, NV 89431"
        return None
    longer = with_place(text, form, end, len(text))
    if not hard and longer == end and _CONTINUED.match(text, end) and not _NEXT_BY.match(text, end):
        return None
    begin = walk_back(text, start, floor)
    name = text[begin:start].strip(" ,\n\t")
    if not name or not _LETTERS.search(name):
        return None
    tokens = [compiled(r"[^\w]").sub("", word).casefold() for word in name.split()]
    tokens = [token for token in tokens if token]
    if not tokens or all(token in words("generic_words") or token in CONNECTORS for token in tokens):
        return None
    if not hard and not _soft_name(text, begin, tokens, form):
        return None
    if form.casefold() == "bank" and longer == end and len(tokens) < 2:
        return None
    return Span(begin, longer)


_ACTING = frozenset(["issuing", "fronting", "lending", "paying"])
"""What a bank does by a contract, no word of its name: "the Letter of Credit Issuing Bank"."""
_POSTAL_CODE = lazy(r"\s{1,3}\d{5}\b")
_CONTINUED = lazy(r"[ ]{1,2}\p{Lu}\w+|[ ]?\n(?=[^\n]{50})[ ]*\p{Lu}\w+|[\"”’]")
_NEXT_BY = lazy(r"\s+(?:By|And|AND|By:)\b")


def _soft_name(text: str, begin: int, tokens: list[str], form: str) -> bool:
    """Whether words before "Company", "Trust", "Bank" … are a name and not a term or the first half of a title."""
    left = compiled(r"(\S+)\s*\Z").search(text[max(0, begin - 24) : begin])
    before = left[1].strip('("“').casefold() if left else ""
    if (
        before
        in {
            "a",
            "an",
            "any",
            "each",
            "such",
            "every",
            "no",
            "another",
            "one",
            "other",
            "its",
            "said",
            "our",
            "your",
        }
        or tokens[-1] in _ACTING
    ):
        return False
    if compiled(r"(?:Corporation|CORPORATION|Limited|LIMITED|AG|SE|AB|LP|NA)\Z").match(form):
        return not form.isupper() or (len(tokens) >= 1 and form not in {"NA", "SE"})
    specific = [token for token in tokens if token not in words("generic_words")]
    if form[:2].casefold() == "co" and len(form) < 4:
        return bool(specific)
    return len(tokens) >= 2 and len(specific) >= 1 and before != "the"
