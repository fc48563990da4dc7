"""What belongs to a name behind its legal form: a place, a numeral, a branch.

"Alliance Bancorp, Inc. of Pennsylvania", "RGA Capital Trust I", "Acorn Acquisition Corp. II", "Lux S.à r.l. II",
"Societe Generale, New York Branch".
"""

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.names.behind import GENERATION
from extractors.names.forms import HARD
from extractors.names.persons import is_person
from pipeline.lazy import lazy
from pipeline.rules import Match
from pipeline.span import Span

_GAP = r"(?:[ ]|[ \t]*\n[ \t]*)"
"""A blank or the end of a line, with the indent of the next one; not an empty line, nor a gap between columns."""
_PLACED = r"[A-Z](?:\w+(?![\w.])|\w{0,3}\.|(?:\.[A-Z]){1,3}\.?|\w+(?=\.(?:\s|\Z)))"
"""A word of a place; a full stop is its own in "St." and "U.S.", and ends the sentence behind a longer one."""
_OF_PLACE = lazy(
    rf"{_GAP}(?:of|OF){_GAP}(?:the{_GAP})?{_PLACED}(?:{_GAP}{_PLACED}){{0,2}}(?=[\s,;(.]|\Z)(?!,\s+\p{{Lu}})"
)


def with_place(text: str, form: str, end: int, limit: int) -> int:
    """The end of a name with what may follow its form: "Inc. of Pennsylvania", "Trust I", "Trust 2020-A"."""
    state = _BANK_OF_STATE.match(text, end, limit) if form in {"Bank", "BANK"} else None
    if state is not None and jurisdiction_code(state["state"]):
        return state.end()
    town = _BANK_IN_TOWN.match(text, end, limit) if form in {"Bank", "BANK"} else None
    if town is not None:
        return town.end()
    americas = _AMERICAS.match(text, end, limit) if form.casefold() == "company" else None
    if americas is not None:
        return americas.end()
    bracketed = _IN_BRACKETS.match(text, end, limit)
    if bracketed is not None and jurisdiction_code(bracketed["place"]):
        return bracketed.end()
    last = form.rsplit(maxsplit=1)[-1].casefold()  # of "Bancorp, Inc."
    if last.startswith(("inc", "corp")) or form == "Bank":
        more = _of_place(text, end, limit) or _IN_A_ROW.match(text, end, limit)
    elif form.casefold().endswith(("trust", "fund")):
        more = _SERIES.match(text, end, limit)
    elif form.casefold() == "company":
        state = _OF_PLACE.match(text, end, limit)
        more = state if state and jurisdiction_code(state[0].split(maxsplit=1)[1]) else None
    elif form == "Foundation":
        more = _FOR_CAUSE.match(text, end, limit)
    else:
        more = _NUMERAL.match(text, end, limit) if form.startswith("S") else None
    return more.end() if more else end


def _of_place(text: str, end: int, limit: int) -> Match | None:
    """A place that is a name's own: a state or province, a town; no country, where somebody is at home: "of Panama"."""
    more = _OF_PLACE.match(text, end, limit)
    code = jurisdiction_code(more[0].split(maxsplit=1)[1]) if more else None
    return more if code is None or "-" in code else None


_FOR_CAUSE = lazy(
    rf"{_GAP}(?:for|of){_GAP}(?:the{_GAP})?\p{{Lu}}\p{{Ll}}+(?:{_GAP}(?:and{_GAP})?\p{{Lu}}\p{{Ll}}+){{0,3}}"
)
"""The cause of a foundation: "Teal Foundation for Cancer Research"."""
_IN_BRACKETS = lazy(
    rf"{_GAP}\((?P<place>\p{{Lu}}[\w.]+(?:{_GAP}\p{{Lu}}[\w.]+){{0,2}})\)(?:(?=,?\s+(?:an?\s|[(]))|,?{_GAP}(?:{HARD}))",
    regex.VERBOSE,
)
"""The place by which sister companies are told apart: "Acorn Stone Corporation (Vermont), a Vermont corporation"; a
form may follow: "Teal & Co. (U.S.A.), Inc."."""
_BANK_IN_TOWN = lazy(
    rf"(?<=\b(?i:national)\s\w{{4}}){_GAP}(?:in|IN){_GAP}{_PLACED}(?:{_GAP}{_PLACED})?(?=\s*(?:,\s+(?:an?|as|AN?|AS)\s|\())"
)
"""The town by which a national bank is told from others of its name: "First National Bank in Plover, an"."""
_AMERICAS = lazy(rf"{_GAP}(?:Americas|AMERICAS)\b(?!\s+\p{{Lu}}\p{{Ll}})")
"""The part of the world by which companies of a bank are told apart: "Ruff Bank Trust Company Americas"."""
_BANK_OF_STATE = lazy(rf",{_GAP}(?P<state>\p{{Lu}}\p{{L}}+)(?=,\s+(?:an?|as|AN?|AS)\s|\s+(?:as|AS|As)\s)")
"""The state by which a bank is told from its sisters: "Pembroke Bank, Delaware, a Delaware bank"."""
_NUMERAL = lazy(rf"{_GAP}(?:II|III|IV|V|VI{{1,3}}|IX|X)\b(?!\.)")
"""The numeral of companies in a row: "Lux S.à r.l. II"."""
_IN_A_ROW = lazy(rf"{_GAP}(?:II|III|IV|V|VI{{1,3}}|IX|X|[2-9])(?=\s*[,(;]|\s+(?:and|AND)\b)")
"""The numeral of blank-check companies and funds in a row: "Acorn Acquisition Corp. II, a Cayman Islands company"."""
_BRANCH = lazy(
    r"(?:,\s+|[ ])(?:\p{Lu}[\w.]+\s+){1,3}(?:(?:and|and/or|AND)\s+(?:\p{Lu}[\w.]+\s+){1,3})?"
    r"(?:[sS]ub-?)?(?i:branch(?:es)?)\b"
)
"""The branch through which a bank acts: "Societe Generale, New York Branch"."""
_GENERATION = lazy(rf",?\s+{GENERATION}\b\.?(?=[\s,;(])")
_SERIES = lazy(rf"(?:{_GAP}(?:\d{{4}}-\w{{1,3}}|[IVX]{{1,4}})|[ ]\d{{1,2}})\b(?![-–]?\w)")


def with_generation(text: str, name: Span) -> Span:
    """A person's name with what tells him from those of the same name: "George W. Doe, III"."""
    more = _GENERATION.match(text, name.end, name.end + 60)
    return Span(name.start, more.end()) if more and is_person(text[name.start : name.end]) else name


def with_branch(text: str, name: Span) -> Span:
    """The name with the branch that follows it."""
    branch = _BRANCH.match(text, name.end, name.end + 60)
    return Span(name.start, branch.end()) if branch else name
