r"""Where a name begins whose end is known: its words are read from the last to the first.

"the Notes of Lehman Brothers\nInc.(the" holds the name at "Lehman Brothers\nInc.".
"""

from collections.abc import Iterator

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import words
from extractors.names.forms import HARD_FORM, compiled, is_weak
from extractors.names.persons import is_person
from extractors.names.words import AND, CONNECTORS, NUMBERED, is_abbreviation, is_name_token, parted, without_mark
from pipeline.lazy import lazy

_TOKEN = lazy(r"\S+")
_TOKEN_BACK = lazy(r"(?r)\S+")
_SMALL = lazy(r"(?<!\S)\p{Ll}+(?!\S)")


def _breaks(gap: str, text: str, at: int, *, formed: bool = False) -> bool:
    r"""Whether a name ends at the white space at `at`: a column, a blank line, the end of a line that is no prose.

    `formed`: a legal form stands alone below, "FENNER & SMITH\n INCORPORATED", and so the line above goes on.
    """
    if "\n" not in gap or parted(gap):
        return parted(gap)
    line = text[text.rfind("\n", 0, at) + 1 : at]
    indent = len(line) - len(line.lstrip())
    line = line.strip()
    if len(_SMALL.findall(line)) > 2:
        return False
    if len(line) >= 50:
        return bool(_LAST_CELL.search(line) or (_PROMPTED.match(line) and _OTHER_LINE.search(line)))
    if _DATED_SENTENCE.match(line):
        return False
    if line.casefold() in words("given_names"):  # "Charles\nDoe" where a style of letters has ended the line
        return False
    set_in = len(gap) - gap.find("\n") - 1
    goes_on = formed or indent + HANGING <= set_in <= indent + len(line)  # else it is another column
    return not goes_on or bool(_OTHER_LINE.search(line)) or is_person(line)


HANGING = 2
"""By how much the second line of a name is set in: "Chemical Waste\n      Management, Inc."."""
_DATED_SENTENCE = lazy(r"(?:On|In|As\sof|Effective)\s(?:\w+\s){1,2}(?:\d{1,2},\s)?\d{4},\s\p{Lu}")
"""A line of prose with few words in small letters: "On April 17, 2006, Acorn" above "Tools, Inc."."""
_LAST_CELL = lazy(r"\S[ ]{6,}\S[^\n]{0,45}$")
_PROMPTED = lazy(r"(?i:contacts?)(?:\s\w+){0,2}:\s")
"""What begins a line of a contact, of any length."""
_OTHER_LINE = lazy(
    r"[ ]{3}|\t|[:.]$|\d\S*$"
    r"|(?i:\b(?:manager|director|officer|member|partner|ceo|cfo|coo|vp|controller|treasurer|counsel))$"
)
"""A line that is none of a name that goes on below: columns, a prompt, an exhibit's number, an office."""


_INCORPORATED = lazy(r"(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD)\b")
"""A form with which no sentence begins, so that a full stop before it is a comma's slip."""


def _without_slip(word: str, text: str, after: int, form: int) -> str:
    """The word without a full stop that stands where a comma should: "Acorn Energy. Inc."."""
    slip = text[after:form] == " " and not is_abbreviation(word) and _INCORPORATED.match(text, form)
    return word.removesuffix(".") if slip else word


_OF = frozenset(("of", "Of", "OF"))
_BANK_BEFORE = lazy(r"(?r)\b(?:Bank|BANK|Banc|BANC)(?:[ ]\p{Lu}\w*){0,2}")
_NATIONAL = lazy(r"N\.\s?A\b|NA\b|(?i:National\s+Association)\b")


def _is_bank(text: str, token: "regex.Match[str]", end: int) -> bool:
    """Whether a comma and a state belong to the name of a national bank: "BANK ONE, TEXAS, N.A."."""
    return bool(_NATIONAL.match(text, end) and _BANK_BEFORE.match(text, max(0, token.start() - 30), token.end() - 1))


def _is_own_word(word: str) -> bool:
    """Whether a word before "of" and a state is a name's own: not "State", "Secretary", "Corporation"."""
    folded = word.casefold()
    known = words("generic_words") | words("not_names") | words("of_heads") | words("party_roles")
    return word.isalpha() and word[0].isupper() and folded not in known and folded not in _GOVERNED


_HONORIFIC = lazy(r"(?i:Mr|Mrs|Ms|Dr)\.")
"""What begins the name of an organisation too, where a legal form stands behind it: "Dr. Teal Bottling Company"."""
_INITIALS = lazy(r"\p{Lu}\.\p{Lu}\.")
"""Initials that a name begins with, though they are a legal form as well: "A.G. Plover & Sons, Inc."."""
_AND_CO = lazy(r"C[oO](?:\.|\b)")
"""What stands behind an "and" for the partners that a name leaves out: "Plover, Teal and Co."."""
_ROLES = frozenset(("Company", "Corporation", "Bank", "Trust", "Partnership", "Fund", "Association"))
_OF_ONE = lazy(r"\b[Tt]he\s+\w+\s+\Z")
"""What makes the word before an "and" a role: "the Company and Toys Plover, Inc."."""


def _is_loud_lead(word: str, right: str) -> bool:
    """Whether a word in capitals before a comma leads to a name that is not: "VALUE RECEIVED, Teal & Plover Co."."""
    return len(word) > LONG and word.isupper() and word.isalpha() and not right.isupper() and right[:1].isalpha()


LONG = 4
"""Letters of a word in capitals from which on it is no abbreviation."""
_GOVERNED = frozenset(("state", "commonwealth", "laws", "secretary", "governor", "department", "city", "county"))
"""What stands before "of" and a state without being a company's name."""
_OPENS, _CLOSES = lazy(r"\(\p{Lu}\p{L}*\.?"), lazy(r"(?:\p{Lu}\p{L}*|\d{1,2})\)")
"""The words of a parenthesis inside a name: "China Online Housing (Hong Kong) Co., Ltd.", "Acorn (No. 2) Limited"."""
_IN_NAME = lazy(r"(?r)\b(?:Bank|Church|College|Hospital|House|Museum|School|University)\s+of\s+\Z")
"""What stands before an article inside a name: "Bank of the Elms, Inc."."""
LONGEST = 14
"""How many words a name has at most."""


def walk_back(text: str, end: int, floor: int = 0) -> int:
    """Where the name begins whose legal form stands at `end`; `end` itself where no name is before it.

    `floor`: nothing before it is looked at.
    """
    left = max(floor, end - 140)
    tokens = _tokens_back(text, left, end, whole=left == floor or text[left - 1].isspace())
    start, ampersand, right = end, False, ""
    form = HARD_FORM.match(text, end)
    alone = form is not None and not is_weak(form[0])
    for number, (token, before) in enumerate(tokens):
        if number == LONGEST:
            return end
        gap = text[token.end() : start]
        if _breaks(gap, text, token.end(), formed=alone and start == end):
            break
        word = token[0]
        bare = word.rstrip(",;:")
        if _is_bracketed(bare, before, right, first=start == end):
            start, right = token.start(), word
            continue
        after = word[len(bare) :]
        placed = start != end and alone and jurisdiction_code(text[start:end].strip()) is not None
        inside = ampersand and bare.casefold() not in words("party_roles")  # "the Seller, Acorn & Sons Limited"
        if after and (after != "," or (start != end and not inside and not (placed and _is_bank(text, token, end)))):
            break
        opened = _opened(_without_slip(bare, text, token.end(), end))
        cut = len(bare.removesuffix(".")) - len(opened.removesuffix("."))
        opened = without_mark(opened) or opened
        if not opened or (
            opened.endswith((")", '"', "”", "]", "--", "—"))
            and not compiled(r"\((?:\p{Lu}[\w.]*|\d{4})\)").fullmatch(opened)
        ):
            break
        joins = start != end and opened in AND and right.rstrip(",").casefold() in words("joined_words")
        joins = joins and not before.isdigit()  # "New York 10019 and MEDICAL BOLT, INC."
        joins = joins and not (opened == "and" and right.isupper() and _is_person_before(text, left, token.start()))
        joins = joins or (placed and opened in _OF and _is_own_word(before))  # "Acorn Tools of Delaware, Inc."
        joins = joins or (start != end and opened == "the" and _IN_NAME.search(text, left, token.start()) is not None)
        honoured = _HONORIFIC.fullmatch(opened) is not None and start != end  # "Mrs. Teal's Pies, Inc."
        joins = joins or (start == end and opened in AND and _AND_CO.match(text, end) is not None)
        joins = joins and not (before in _ROLES and _OF_ONE.search(text, left, token.start()))
        if not joins and not honoured and not _belongs(opened, before, first=start == end):
            break
        if after == "," and start != end and (not opened.isalpha() or _is_loud_lead(bare, right)):
            break
        ampersand, right = ampersand or opened == "&" or (opened in AND and start == end), word
        start = token.start() + cut
        if cut or honoured:
            break
    return _without_lead(text, start, end)


def _is_person_before(text: str, left: int, end: int) -> bool:
    """Whether a person's name ends at an offset: "JOHN DOE and PARTS SOURCE, INC." are two."""
    parts = text[left:end].split()
    return any(is_person(" ".join(parts[-many:])) for many in (2, 3))


_DAY_BEFORE = lazy(
    r"\A(?:(?:19|20)\d\d[-–—]{1,2}"
    r"|(?!(?:Trans|Inter|Anglo|Euro|Sino|Indo|Multi|North|South|East|West)\b)\p{L}[\p{L}.]{3,}—)(?=\p{Lu}\p{Ll})"
)
"""The end of a dateline that only a dash parts from a name: "May 2, 2000-Teal Corp.", "Seattle—Teal Corp.".

"Mid—Atlantic Foods, Inc." and "Harley--Davidson Motors, Inc." are one name each.
"""


def _opened(bare: str) -> str:
    """The word without the marks that open it, and without what three stops part from it: "2000...Acme" is Acme."""
    word = bare if compiled(r"\(.*\)").fullmatch(bare) else bare.lstrip("\"“”'‘(<[")
    return _DAY_BEFORE.sub("", word.rpartition("...")[2] or word)


def _is_bracketed(bare: str, before: str, right: str, *, first: bool) -> bool:
    """Whether a word is one of the two of a parenthesis that stands before a legal form."""
    closes = first and _CLOSES.fullmatch(bare) and _OPENS.fullmatch(before)
    return bool(closes or (_OPENS.fullmatch(bare) and _CLOSES.fullmatch(right)))


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
    if word == "IT":  # "GRACKLE IT SOLUTIONS, L.L.C."
        return not first
    if word in CONNECTORS:
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
        return not first and is_name_token(before) and not before.isdigit()  # "May 24 - Acorn, Inc."
    if not is_name_token(word) or (
        folded in words("not_names") and ((first and folded != "title") or not _is_inner(word, before))
    ):
        return False
    if HARD_FORM.fullmatch(word) and not first and len(word) > 2:
        return _INITIALS.fullmatch(word) is not None and not before[:1].isupper()
    return not (word.endswith(".") and not is_abbreviation(word))


def _is_inner(word: str, before: str) -> bool:
    """Whether a word that mostly stands before names is inside one: "Corporate Issuer Solutions, LLC"."""
    folded = before.casefold()
    plain = before.isalpha() and before[0].isupper() and not before.isupper() and len(before) > 2
    role = folded in words("not_names") or folded in words("generic_words") or folded in words("given_names")
    title = word.casefold() == "title" and before[:1].isupper()  # "Heron Title Company"
    return (title or (word.casefold() in words("inner_words") and not word.isupper() and plain)) and not role


def _without_lead(text: str, start: int, end: int) -> int:
    """The beginning without connectors, numbers and an article that only opens the sentence."""
    while start < end:
        token = _TOKEN.match(text, start)
        if token is None or token.end() > end:
            break
        word = token[0]
        numbered = word.isdigit() and len(word) > 4 and not NUMBERED.match(text, start)
        counted = _DATED.fullmatch(word) or (_COUNTED.fullmatch(word) and _opens_item(text, start))
        lead = word in CONNECTORS or word in {"&", "-", "–", "and", "AND"} or numbered or bool(counted)
        lead = lead or (word[0] == "(" and word[-1] == ")")
        article = word in {"The", "THE"} and _opens_sentence(text, start)
        if not lead and not article:
            break
        start = token.end()
        while start < end and text[start].isspace():
            start += 1
    return min(start, end)


_DATED = lazy(r"(?:19|20)\d\d,?|\d{1,2},")
_COUNTED = lazy(r"\d{1,3}\.?|\d{4}\.|[A-Z]\.|\d+\.\d+")
"""A number or letter of an item; one of four digits without a stop is of a name: "1847 Teal Inc."."""
_BEFORE_ITEM = 4000
"""How far above an item with a letter the one before it stands."""


_LISTED = lazy(r"[:;]\s+(?:(?:and|or)\s+)?\Z|\b(?:Exhibit|EXHIBIT)\s+\Z")


def _opens_item(text: str, start: int) -> bool:
    """Whether a number or letter opens a line or an item of a list: "between: A. Acorn, Inc.; and B. Bolt LLC"."""
    letter = text[start]
    if letter > "A" and letter.isalpha():  # "F. Teal Ltd" is no sixth item where no fifth is
        above = text[max(0, start - _BEFORE_ITEM) : start]
        if not compiled(rf"(?<!\w){chr(ord(letter) - 1)}\.\s").search(above):
            return False
    on_line = text[max(0, text.rfind("\n", 0, start)) : start].strip() == ""
    return on_line or _LISTED.search(text, max(0, start - 12), start) is not None


def _opens_sentence(text: str, start: int) -> bool:
    """Whether the article belongs to a sentence that begins here and runs on in lower case."""
    before = text[max(0, start - 4) : start].rstrip()
    return before.endswith((".", "•", ")")) and not before.endswith(("Inc.", "Corp."))
