r"""The words of a name: where it begins and ends, and what kind of thing it names.

"the Notes of Lehman Brothers\nInc.(the" holds the name at "Lehman Brothers\nInc."; its entity type is "Inc.".
"""

from collections.abc import Iterator
from functools import lru_cache

import regex

from extractors.lexicon.words import words
from extractors.parties.forms import CHAIN, HARD_FORM, TRADE_MARK, compiled, entity_suffix, is_weak, squeeze
from pipeline.span import Span

_CHAIN = regex.compile(CHAIN, regex.VERBOSE)
_OF_PLACE = regex.compile(r"\s(?:of|OF)\s(?:the\s)?(?:[A-Z][\w.]+)(?:\s[A-Z][\w.]+){0,2}(?=[\s,;(]|\Z)")
_GOES_ON = regex.compile(r"[ \n]\s{0,3}(of\b|and(?=\s\p{Lu})|\p{Lu}\p{L}*)")
_TOKEN = regex.compile(r"\S+")
_TOKEN_BACK = regex.compile(r"(?r)\S+")
_LETTERS = regex.compile(r"[^\W_]")
_NAME_TOKEN = regex.compile(
    r"[\p{Lu}\d][\w'’`.&/®™*+-]*|[a-z]{1,2}-?[\p{Lu}][\w.-]*|&|[A-Z]&[A-Z]|\(\p{Lu}[\w.]*\)|(?:d|l)['’]\p{Lu}\w+"
)
_CONNECTORS = frozenset(
    {"of", "for", "de", "du", "del", "des", "la", "le", "van", "von", "der", "den", "y", "et", "di", "da", "the"}
)
_AND = frozenset({"and", "And", "AND"})


@lru_cache(maxsize=8192)
def is_generic(name: str) -> bool:
    """Whether the words are roles and kinds only: "General Partner", "the Surviving Corporation"."""
    if squeeze(name).casefold() in words("institutions"):
        return False
    found = [word.casefold() for word in compiled(r"\w+").findall(name)]
    return all(word in words("generic_words") or word in _CONNECTORS for word in found)


def is_name_token(token: str) -> bool:
    """Whether a word, without punctuation after it, may stand in a name: "Strategic", "&", "II-A", "uWink"."""
    return bool(_NAME_TOKEN.fullmatch(token))


def is_abbreviation(token: str) -> bool:
    """Whether the full stop after a word is the word's own: "J.", "U.S.", "St.", "Inc."."""
    return bool(
        compiled(
            r"(?:\p{Lu}\.)+|(?:St|Dr|Bros|Cos|Jr|Sr|Mt|Intl|Ft|No|Assoc|Mfg|Natl|Tech|Int'l)\.", regex.I
        ).fullmatch(token)
    )


_SMALL = regex.compile(r"(?<!\S)\p{Ll}+(?!\S)")


def _parted(gap: str) -> bool:
    """Whether white space is a column or a blank line."""
    return gap.count("\n") > 1 if "\n" in gap else len(gap) > 2 or "\t" in gap


def _breaks(gap: str, text: str, at: int) -> bool:
    """Whether a name ends at the white space at `at`: a column, a blank line, the end of a line that is no prose."""
    if "\n" not in gap or _parted(gap):
        return _parted(gap)
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return len(line.strip()) < 50 and len(_SMALL.findall(line)) < 3


LONGEST = 14
"""How many words a name has at most."""


def walk_back(text: str, end: int, floor: int = 0) -> int:
    """Where the name begins whose legal form stands at `end`; `end` itself where no name is before it.

    `floor`: nothing before it is looked at.
    """
    left = max(floor, end - 140)
    tokens = _tokens_back(text, left, end, whole=left == floor or text[left - 1].isspace())
    start, ampersand, right = end, False, ""
    for number, (token, before) in enumerate(tokens):
        if number == LONGEST:
            return end
        gap = text[token.end() : start]
        if _breaks(gap, text, token.end()):
            break
        word = token[0]
        bare = word.rstrip(",;:")
        after = word[len(bare) :]
        if after and (after != "," or (start != end and not ampersand)):
            break
        opened = bare.lstrip("\"“”'‘(<[") if not compiled(r"\(.*\)").fullmatch(bare) else bare
        cut = len(bare) - len(opened)
        opened = _MARKED_END.sub("", opened) or opened
        if not opened or (
            opened.endswith((")", '"', "”", "]")) and not compiled(r"\(\p{Lu}[\w.]*\)").fullmatch(opened)
        ):
            break
        joins = start != end and opened in _AND and right.rstrip(",").casefold() in words("joined_words")
        if not joins and not _belongs(opened, before, first=start == end):
            break
        if after == "," and start != end and not opened.isalpha():
            break
        ampersand, right = ampersand or opened == "&", word
        start = token.start() + cut
        if cut:
            break
    return _without_lead(text, start, end)


def _tokens_back(text: str, left: int, end: int, *, whole: bool) -> "Iterator[tuple[regex.Match[str], str]]":
    """The words of `[left, end)` from the last to the first, each with the word before it.

    `whole`: the first one is not cut off at `left`, so it is a word too.
    """
    later = None
    for token in _TOKEN_BACK.finditer(text, left, end):
        if token.start() == left and not whole:
            break
        if later is not None:
            yield later, token[0]
        later = token
    if later is not None:
        yield later, ""


def _belongs(word: str, before: str, *, first: bool) -> bool:
    """Whether `word` is part of the name that stands right of it; `before` is the word to its left."""
    folded = word.casefold()
    if word in _CONNECTORS:
        return not first and (
            before.rstrip(",").casefold() in words("of_heads")
            if word in {"of", "the", "for"}
            else bool(before[:1].isupper())
        )
    if folded == "of":  # in capitals
        return not first and before.casefold() in words("of_heads")
    if folded in {"and", "or", "the"} and word.isupper():
        return folded == "the"
    if word in {"-", "–"}:
        return not first and is_name_token(before)
    if not is_name_token(word) or folded in words("not_names"):
        return False
    if HARD_FORM.fullmatch(word) and not first and len(word) > 2:
        return False
    return not (word.endswith(".") and not is_abbreviation(word))


def _without_lead(text: str, start: int, end: int) -> int:
    """The beginning without connectors, numbers and an article that only opens the sentence."""
    while start < end:
        token = _TOKEN.match(text, start)
        if token is None or token.end() > end:
            break
        word = token[0]
        numbered = word.isdigit() and len(word) > 4 and not _NUMBERED.match(text, start)
        counted = _DATED.fullmatch(word) or (_COUNTED.fullmatch(word) and _opens_line(text, start))
        lead = word in _CONNECTORS or word in {"&", "-", "–", "and", "AND"} or numbered or bool(counted)
        article = word in {"The", "THE"} and _opens_sentence(text, start)
        if not lead and not article:
            break
        start = token.end()
        while start < end and text[start].isspace():
            start += 1
    return min(start, end)


_DATED = regex.compile(r"(?:19|20)\d\d,?|\d{1,2},")
_COUNTED = regex.compile(r"\d{1,4}\.?|[A-Z]\.|\d+\.\d+")
_NUMBERED = regex.compile(
    r"\d{5,}\s+(?:Ontario|Canada|Alberta|British|B\.?C|Nova|Qu[eé]bec|Manitoba|Saskatchewan|ONTARIO|CANADA|ALBERTA)"
)
"""The names of numbered companies: "2205925 Ontario Limited"."""


def _opens_line(text: str, start: int) -> bool:
    return text[max(0, text.rfind("\n", 0, start)) : start].strip() == ""


def _opens_sentence(text: str, start: int) -> bool:
    """Whether the article belongs to a sentence that begins here and runs on in lower case."""
    before = text[max(0, start - 4) : start].rstrip()
    return before.endswith((".", "•", ")")) and not before.endswith(("Inc.", "Corp."))


_ARTICLES = frozenset(["the", "a", "an", "such", "any", "each", "this", "that", "of", "and", "or"])
_NOT_ON = frozenset(
    [
        "AND",
        "A",
        "AN",
        "By",
        "BY",
        "Room",
        "Suite",
        "Unit",
        "Level",
        "Floor",
        "Address",
        "ADDRESS",
        "PO",
        "The",
        "By",
        "Whose",
        "Attn",
        "Attention",
        "Legal",
        "Registration",
    ]
)


def _with_place(text: str, form: str, end: int, limit: int) -> int:
    """The end of a name with what may follow its form: "Inc. of Pennsylvania", "Trust I", "Trust 2020-A"."""
    if form.casefold().startswith(("inc", "corp")) or form == "Bank":
        more = _OF_PLACE.match(text, end, limit)
    else:
        more = _SERIES.match(text, end, limit) if form.casefold().endswith(("trust", "fund")) else None
    return more.end() if more else end


_SERIES = regex.compile(r"\s(?:\d{4}-\w{1,3}|[IVX]{1,4}|\d{1,2})\b(?![-–]?\w)")


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
    if not hard and _CONTINUED.match(text, end) and not _NEXT_BY.match(text, end):
        return None
    begin = walk_back(text, start, floor)
    name = text[begin:start].strip(" ,\n\t")
    if not name or not _LETTERS.search(name):
        return None
    tokens = [compiled(r"[^\w]").sub("", word).casefold() for word in name.split()]
    tokens = [token for token in tokens if token]
    if not tokens or all(token in words("generic_words") or token in _CONNECTORS for token in tokens):
        return None
    if not hard and not _soft_name(text, begin, tokens, form):
        return None
    longer = _with_place(text, form, end, len(text))
    if form.casefold() == "bank" and longer == end and len(tokens) < 2:
        return None
    return Span(begin, longer)


_CONTINUED = regex.compile(r"[ ]{1,2}\p{Lu}\w+|[ ]?\n(?=[^\n]{50})[ ]*\p{Lu}\w+|[\"”’]")
_NEXT_BY = regex.compile(r"\s+(?:By|And|AND|By:)\b")


def _soft_name(text: str, begin: int, tokens: list[str], form: str) -> bool:
    """Whether words before "Company", "Trust", "Bank" … are a name and not a term or the first half of a title."""
    left = compiled(r"(\S+)\s*\Z").search(text[max(0, begin - 24) : begin])
    before = left[1].strip('("“').casefold() if left else ""
    if before in {
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
    }:
        return False
    if compiled(r"(?:Corporation|CORPORATION|Limited|LIMITED|AG|SE|AB|LP|NA)\Z").match(form):
        return not form.isupper() or (len(tokens) >= 1 and form not in {"NA", "SE"})
    specific = [token for token in tokens if token not in words("generic_words")]
    if form[:2].casefold() == "co" and len(form) < 4:
        return bool(specific)
    return len(tokens) >= 2 and len(specific) >= 1 and before != "the"


def name_at(text: str, start: int, limit: int) -> Span | None:
    """The name that begins exactly at `start`: with its legal form where one follows, else a run of capitals.

    `name_at("BIRCH FIRST GLOBAL INC., a corporation", 0, 40)` ends after "INC."; null where no name begins.
    """
    limit = min(limit, start + 150)
    form = _CHAIN.search(text, start + 1, limit)
    while form is not None:
        if compiled(r"[\s,.]").match(text[form.start() - 1]) and walk_back(text, form.start(), start) == start:
            goes_on = _GOES_ON.match(text, form.end(), limit)
            if not goes_on or not is_weak(form[0], middle=True) or goes_on[1] in _NOT_ON:
                return Span(start, _with_place(text, form[0], form.end(), limit))
        if compiled(r"[(;\"“]|\.\s").search(text[start : form.start()]):
            break
        form = _CHAIN.search(text, form.end(), limit)
    return plain_run(text, start, limit)


def plain_run(text: str, start: int, limit: int) -> Span | None:
    """The run of capitalised words that begins at `start`: "JAMES W. NANTZ III", "Bank of America"."""
    end, at = start, start
    while at < limit:
        token = _TOKEN.match(text, at, limit)
        if token is None:
            break
        word = token[0]
        bare = compiled(r"[^,;:\"“”(){}\[\]]*").match(word)[0]  # type: ignore[index]  # it matches the empty string
        if compiled(r"\(\p{Lu}[\w.]*\)").fullmatch(word):
            bare = word
        core = bare if is_abbreviation(bare) or HARD_FORM.fullmatch(bare) else bare.rstrip(".")
        if end > start and bare == word and (bare in _CONNECTORS or bare in {"-", "–"} or _joins(text, token)):
            at = _next(text, token.end())
            continue
        if (
            not core
            or not is_name_token(core)
            or core.casefold() in words("not_names")
            or (core.isdigit() and end == start and not _NUMBERED.match(text, start))
        ):
            break
        if end > start and core.casefold() in {"the", "a"}:
            break
        end = token.start() + len(core)
        if core != word:
            break
        at = _next(text, token.end())
        if _parted(text[token.end() : at]):
            break
    end = start + len(_MARKED_END.sub("", text[start:end]))
    return Span(start, end) if end > start and _LETTERS.search(text[start:end]) else None


_MARKED_END = regex.compile(rf"(?:{TRADE_MARK.pattern})+\Z", regex.I)


def _joins(text: str, token: "regex.Match[str]") -> bool:
    """Whether an "and" stands inside a name: "Research and Engineering Company"."""
    after = _TOKEN.search(text, token.end(), token.end() + 40) if token[0] in _AND else None
    return bool(after and after[0].rstrip(",.;").casefold() in words("joined_words"))


def _next(text: str, at: int) -> int:
    match = compiled(r"\s*").match(text, at)
    return match.end() if match else at


_HONORIFIC = regex.compile(r"(?:Mr|Mrs|Ms|Dr|Prof|Messrs|Sir|Miss)\.?\s+", regex.I)
_AFTER_PERSON = regex.compile(r",?\s+(?:Jr|Sr|II|III|IV|M\.?D|Ph\.?\s?D|Esq|CPA|J\.?D)\.?\s*\Z", regex.I)


def without_honorific(name: str) -> str:
    """The name without "Mr.", "Dr." … before it."""
    return _HONORIFIC.sub("", name, count=1)


@lru_cache(maxsize=8192)
def is_person(name: str) -> bool:
    """Whether the words are a person's name: a given name or an initial among two to four capitalised words."""
    bare = _AFTER_PERSON.sub("", without_honorific(squeeze(name)))
    parts = bare.split()
    if not 2 <= len(parts) <= 5 or any(
        not compiled(r"(?:\p{Lu}[\w'’-]*\.?|de|van|von|der|la|del|di)").fullmatch(part) for part in parts
    ):
        return False
    folded = [part.casefold().rstrip(".,") for part in parts]
    if any(part in words("organization_words") for part in folded) or entity_suffix(bare):
        return False
    initials = [part for part in parts[:-1] if compiled(r"\p{Lu}\.?").fullmatch(part)]
    return (
        folded[0] in words("given_names")
        or (bool(initials) and len(parts) >= 3)
        or (folded[0].rstrip(".") in {"j", "r", "w", "c", "e"} and len(parts) == 3)
    )
