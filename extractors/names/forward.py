"""The name that begins at a place: up to its legal form where one follows, else a run of capitals."""

from functools import cache

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import lines, words
from extractors.names.backward import walk_back
from extractors.names.ends import with_branch, with_generation, with_place
from extractors.names.forms import CHAIN, HARD_FORM, compiled, is_weak
from extractors.names.partners import partners_at
from extractors.names.persons import in_marks, is_month_in_name, is_person
from extractors.names.words import AND, CONNECTORS, NUMBERED, is_abbreviation, is_name_token, parted, without_mark
from pipeline.lazy import lazy
from pipeline.span import Span

_CHAIN = lazy(CHAIN, regex.VERBOSE)
_GOES_ON = lazy(
    r"(?:[ ]{1,4}|[ \t]*\n(?:[ ]{0,3}|[ \t]*(?=of\b|and\b|&))|(?<=\S[^\n]{45,60})[ \t]*\n[ \t]*)(?!P\.?\s?O\.?\s?Box)"
    r"(of\b|and(?=\s\p{Lu})|&(?=\s(?i:trust|savings|loan|sons|co)\b)|\p{Lu}\p{L}*)"
)
_TOKEN = lazy(r"\S+")
_LETTERS = lazy(r"[^\W_]")
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
        "Table",
        "TABLE",
        "Dated",
        "DATED",
        "ABN",
        "ACN",
        "ARBN",
        "NZBN",
    ]
)


def name_at(text: str, start: int, limit: int) -> Span | None:
    """The name that begins exactly at `start`: with its legal form where one follows, else a run of capitals.

    `name_at("BIRCH FIRST GLOBAL INC., a corporation", 0, 40)` ends after "INC."; null where no name begins.
    """
    limit = min(limit, start + 150)
    if (known := _BY_NICKNAME.match(text, start, limit)) is not None and is_person(known[0]):
        return with_generation(text, Span(*known.span()))
    if (firm := partners_at(text, start, limit)) is not None:
        return firm
    form = _CHAIN.search(text, start + 1, limit)
    while form is not None:
        whole = text[form.start() - 1] in ",." or text[form.start() - 1].isspace()
        if whole and (
            walk_back(text, form.start(), start) == start or _is_all_name(text[start : form.start()], form[0])
        ):
            goes_on = _GOES_ON.match(text, form.end(), limit)
            end = with_place(text, form[0], form.end(), limit)
            if (
                not goes_on
                or end > form.end()
                or not is_weak(form[0], middle=True)
                or (goes_on[1] in _NOT_ON and not _AND_TRUST.match(text, form.end(), limit))
                or _is_address(form[0], goes_on, text)
            ):
                return with_branch(text, Span(start, end))
        if compiled(r"[(;\"“]|\.\s").search(text[start : form.start()]):
            break
        form = _CHAIN.search(text, form.end() if whole else form.start() + 1, limit)  # not the BANK of "SEEBANK AG"
    run = plain_run(text, start, limit)
    known = _known().match(text, start, limit)
    if known is not None and (run is None or run.end < known.end()):
        return Span(*known.span())
    return with_generation(text, with_bank(text, with_branch(text, run), limit)) if run else None


@cache
def _known() -> "regex.Pattern[str]":
    """The institutions that are known by name: "President and Fellows of Harvard College" is one."""
    names = (r"\s+".join(map(regex.escape, name.split())) for name in lines("institutions"))
    return regex.compile(rf"(?i:{'|'.join(sorted(names, key=len, reverse=True))})(?!\w)")


_BY_NICKNAME = lazy(
    r"\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}\.)?\s[\"“]\p{Lu}\p{L}{1,12}[\"”]\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}'’-]+(?=,?\s*[(;,]|\s+(?:and|AND|who)\b)"
)
"""A person whose nickname stands inside the name: "William "Bill" Doe"."""


def with_bank(text: str, run: Span, limit: int) -> Span:
    """The name of a branch with that of its bank: "Harbin Branch, Plover Merchants Bank"."""
    joint = _OF_BANK.match(text, run.end, limit) if _BRANCH_ALONE.fullmatch(text, run.start, run.end) else None
    bank = name_at(text, joint.end(), limit) if joint else None
    return Span(run.start, bank.end) if bank and _BANK.search(text, bank.start, bank.end) else run


_BRANCH_ALONE = lazy(r"(?:(?!(?i:bank)\b)\p{Lu}[\w-]+[ ]){1,2}(?:Branch|BRANCH|[sS]ub-branch)")
_OF_BANK = lazy(r"(?:,[ ]|\sof\s)(?=\p{Lu})")
_BANK = lazy(r"\b(?:Bank|BANK)\b")


_AND_TRUST = lazy(r"\s(?:and|AND|And)\s(?:Trust|TRUST)\s(?:Company|COMPANY|Co\.|CO\.)")
"""What goes on with the name of a bank: "Pembroke Bank and Trust Company"."""


def _is_address(form: str, goes_on: "regex.Match[str]", text: str) -> bool:
    """Whether the "of" behind a legal form leads to an address: "HARROW SHIPPING LIMITED of 80 Broad Street"."""
    number = text[goes_on.end() : goes_on.end() + 2].strip().isdigit()
    return goes_on[1] == "of" and (number or form.casefold().endswith("limited"))


_WHOLE = lazy(
    r"(?:\p{Lu}\p{Ll}[\w&'’-]*(?:(?:[ ]{1,3}|[ ]?\n\s{0,3}[ \t]*)(?!AND\b)"
    r"(?:\p{Lu}[\w&'’-]*|&|of|for|the|at|on|[—–])){1,6}"
    r"|\p{Lu}{2}[\w&'’-]*(?:[ ]{1,3}(?!AND\b)(?:\p{Lu}[\w&'’-]*|&)){1,6}),?\s"
)
"""Capitalised words alone, those in capitals on one line: lines of capitals are names of their own."""


def _is_all_name(words_before: str, form: str) -> bool:
    """Whether all words before a legal form may be of a name that begins with them: "Food For Athletes, Inc."."""
    known = words_before.split(maxsplit=1)[0].casefold() not in words("not_names") if words_before.strip() else False
    return known and not is_weak(form) and bool(_WHOLE.fullmatch(words_before))


def plain_run(text: str, start: int, limit: int) -> Span | None:
    """The run of capitalised words that begins at `start`: "JAMES W. NANTZ III", "Bank of America"."""
    end, at, bracket = start, start, None
    while at < limit:
        token = _TOKEN.match(text, at, limit)
        if token is None:
            break
        word = token[0]
        bare = compiled(r"[^,;:\"“”(){}\[\]]*").match(word)[0]  # type: ignore[index]  # it matches the empty string
        if compiled(r"\(\p{Lu}[\w.]*\)").fullmatch(word):
            bare = word
        core = bare if is_abbreviation(bare) or HARD_FORM.fullmatch(bare) else bare.rstrip(".")
        if bare in {"of", "OF"} and _is_home(text, Span(start, end), token.start(), limit):
            break
        if end > start and (
            (bare == word and _stands_inside(text, start, token)) or in_marks(text, start, token.span())
        ):
            at = _next(text, token.end())
            continue
        if (
            not core
            or not is_name_token(core)
            or (
                core.casefold() in words("not_names")
                and not (core == "IT" and end > start)
                and not is_month_in_name(text, start, token.span())
            )
            or (core.isdigit() and end == start and not NUMBERED.match(text, start))
        ):
            break
        if end > start and core.casefold() in {"the", "a"} and not text[start:end].endswith(" OF"):
            break
        bracket = end if core[0] == "(" and not jurisdiction_code(core[1:-1]) else None
        end = token.start() + len(core)
        if core != word:
            break
        at = _next(text, token.end())
        if parted(text[token.end() : at]) or (text[at - 1] == "\n" and _PROMPT.match(text, at)):
            break
    end = start + len(without_mark(text[start : end if bracket is None else bracket]))
    return Span(start, end) if end > start and _LETTERS.search(text[start:end]) else None


def _stands_inside(text: str, start: int, token: "regex.Match[str]") -> bool:
    """Whether a word that is none of a name joins those around it: "of", a dash, "and", "at"."""
    joins = token[0] in CONNECTORS or token[0] in {"-", "–", "—"}
    return joins or _joins(text, start, token) or _is_campus(text, start, token)


_AT_HOME = lazy(
    r"(?:of|OF)\s+(?:(?:\p{Lu}{1,2}-)?\d|P\.?\s?O\.?\s?Box|(?P<place>the\s+(?:City|Town|Village|County|Municipality)\s+of\s)"
    r"|(?P<town>\p{Lu}[\w.]+(?:\s\p{Lu}[\w.]+)?),\s+(?P<state>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)(?=\s*[,(]))"
)
"""How somebody's home follows the name: "ELIAS DOE of the City of Richmond Hill", "Ann Doe of Dallas, Texas"."""
_BOARD = lazy(r"\b(?i:board|commissioners|council|department)\b")
"""The word of a body that the words "of the County of" do not end: "Board of Supervisors of the County of Godwit"."""
_PROMPT = lazy(r"[ \t]*\p{Lu}[^\n:]{1,24}[:：]")
"""A line that asks for something and so is none of a name: "ID No.: 1234"."""


def _is_home(text: str, name: Span, at: int, limit: int) -> bool:
    """Whether an "of" leads to somebody's home, and not on with the name: "Bank of Granite, North Carolina"."""
    home = _AT_HOME.match(text, at, limit)
    if home is None or ((home["place"] or home["town"]) and _BOARD.search(text, *name)):
        return False
    before, _, head = text[slice(*name)].rpartition(" ")  # "County of Orange, California" has nothing before
    told = before and head.casefold() not in words("of_heads") and jurisdiction_code(home["state"] or "") is not None
    return not home["town"] or bool(told)


def _is_campus(text: str, start: int, token: "regex.Match[str]") -> bool:
    """Whether an "at" is a university's: "The University of Texas at Austin"."""
    return token[0] == "at" and "niversity" in text[start : token.start()]


def _joins(text: str, start: int, token: "regex.Match[str]") -> bool:
    """Whether an "and" stands inside a name: "Research and Engineering Company"."""
    after = _TOKEN.search(text, token.end(), token.end() + 40) if token[0] in AND else None
    # "JOHN DOE and PARTS SOURCE, INC."
    apart = after and token[0] == "and" and after[0].isupper() and is_person(text[start : token.start()])
    return bool(after and not apart and after[0].rstrip(",.;").casefold() in words("joined_words"))


def _next(text: str, at: int) -> int:
    match = compiled(r"\s*").match(text, at)
    return match.end() if match else at
