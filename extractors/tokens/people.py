"""People in a window: by an honorific, a given name, a surname that is known, or an office beside them.

"Yoram Cedar" is one where the text goes on ", Chief Technology Officer". Imported by `components` alone, since it
imports spaCy.
"""

from collections.abc import Callable

import regex
from spacy.language import Language
from spacy.tokens import Doc, Span

from extractors.lexicon.words import words
from extractors.names import family_first, is_given, is_person
from extractors.names.behind import LETTERS
from extractors.names.inside import CUT_SHORT, JOINED, PARTICLE
from extractors.tokens.acting import CHANGES, OF_ONE, TWO_WORDS, acts_as_a_person
from extractors.tokens.organizations import FORMS, HONORIFICS, capital
from pipeline.lazy import lazy

for _extension in ("surnames", "short_names", "first_names"):
    Doc.set_extension(_extension, default=frozenset(), force=True)
"""What the whole document knows and a window does not: surnames after "Mr.", surnames of full names."""

_NAME = lazy(rf"(?:\p{{Lu}}['’]|{JOINED})?\p{{Lu}}[\p{{L}}\p{{M}}'’-]+|{CUT_SHORT}")
_INITIAL = lazy(r"(?:\p{Lu}\.)+|\p{Lu}")
_LETTERS = lazy(r"(?!U\.S\.)(?:\p{Lu}\.){2,4}")
_SUFFIXES = frozenset({"jr.", "sr.", "jr", "sr", "ii", "iii", "iv", "2nd", "3rd"})
_DEGREE = lazy(rf"{LETTERS}\.?", regex.IGNORECASE)
"""What stands behind a name and a comma: "Ivan Horak, M.D., Ph.D."."""
_QUOTES = frozenset('"“”()')
_PARTICLE = lazy(PARTICLE)


@Language.factory("fourcorners_people")
def people(nlp: Language, name: str, version: str, given_names: str, not_names: str) -> Callable[[Doc], Doc]:
    """People: by an honorific, a given name, a surname that the document has after "Mr.", or an office beside them."""
    given = words(given_names)
    never = words(not_names) | words("organization_words") | words("headline_verbs") | _SMALL

    def component(doc: Doc) -> Doc:
        taken = {token.i for one in doc.spans["office"] for token in one}
        firm = {
            token.i for one in doc.spans["organization"] if any(token.lower_ in FORMS for token in one) for token in one
        }
        others = taken | firm | _behind_offices(doc, given)
        begins = [token.text[:1].isupper() for token in doc]
        found = []
        at = 0
        while at < len(doc):
            span = _person(doc, at, others, given, never) if begins[at] else None
            if span is not None:
                found.append(span)
            at = span.end if span is not None else at + 1
        doc.spans["person"] = _with_listed(doc, found, others, never)
        return doc

    return component


def _behind_offices(doc: Doc, given: frozenset[str]) -> set[int]:
    """The words of a firm right behind an office: the "Minerva Surgical" of "chief executive of Minerva Surgical"."""
    found: set[int] = set()
    for office in doc.spans["office"]:
        at = office.end + 1
        if office.end >= len(doc) or doc[office.end].lower_ not in ("of", "at"):
            continue
        begin = at = at + 1 if at < len(doc) and doc[at].lower_ == "the" else at
        while at < len(doc) and capital(doc[at]) and not _is_honorific(doc, at):
            if at > begin + 1 and doc[at].lower_ in given:
                break  # "said the President of Teal Tools Ann Lee"
            at += 1
        found.update(range(begin, at))
    return found


def _with_listed(doc: Doc, found: list[Span], taken: set[int], never: frozenset[str]) -> list[Span]:
    """The people with those whose names alone stand between two others' in a list: "Ann Lee, Nico Teal and Bo Ray"."""
    whole = list(found[:1])
    for one in found[1:]:
        between = doc[whole[-1].end : one.start]
        if len(between) > _SHORTEST_ITEM and between[0].text == ",":
            end = _name_end(doc, between.start + 1, taken, never)
            rest = [token.lower_ for token in doc[end : one.start]]
            if end > between.start + 2 and rest in ([","], ["and"], [",", "and"]):
                whole.append(Span(doc, between.start + 1, end, label="PERSON"))
        whole.append(one)
    return whole


_SHORTEST_ITEM = 3
"""More tokens than these are a name of two words between commas."""


def _person(doc: Doc, at: int, taken: set[int], given: frozenset[str], never: frozenset[str]) -> Span | None:
    start = at
    while at < len(doc) and at - start < 3 and _is_honorific(doc, at):
        at += 1
    titled = at > start
    if at + 2 < len(doc) and doc[at].text in _SAID_FIRST and doc[at + 1].lower_ in given and capital(doc[at + 2]):
        return None  # "Said Ruth Heron: …"
    small = at  # "Mr. de Heron"
    while titled and small < len(doc) and _PARTICLE.fullmatch(doc[small].text) and small - at < 3:
        small += 1
    end = _name_end(doc, small, taken, never)
    plain = [token for token in doc[at:end] if _NAME.fullmatch(token.text)]
    if at and doc[at - 1].lower_ in _SAINTS:
        return None  # "the St. Louis Post"
    if at > 1 and doc[at - 1].lower_ == "of" and doc[at - 2].text in _OF_A_PLACE:
        return None  # "the University of Virginia Heart Center"
    if plain and plain[-1].lower_ in _HEADS:
        return None  # "General Merchandise Manager", "Blue Ridge Trustee"
    if not plain or (not titled and _is_loud(plain[0].text) and any(token.text[1:].islower() for token in plain)):
        return None  # a heading in capitals, and a name behind it: "COMMENTS Ruth Heron"
    whole = len(plain) > 1 or (len(plain) == 1 and end - at > 1)
    last = next((token.text for token in reversed(plain) if token.lower_ not in _SUFFIXES), "")
    month = plain[0].text in _GIVEN_MONTHS  # of "June Quarter" nothing but what stands beside it shows a person
    known = (
        titled
        or (whole and ((is_given(plain[0].text) and not month) or last in doc._.surnames))
        or (whole and not month and last in doc._.short_names)
        or (month and _in_apposition(doc, at, end))
        or (len(plain) > 1 and _INITIAL.fullmatch(doc[at].text) and plain[1].lower_ not in _SUFFIXES)
        or (len(plain) > 1 and family_first(doc[at:end].text))
        or (whole and _INITIAL.fullmatch(doc[at].text) and is_person(doc[at:end].text))
        or (len(plain) > 1 and (_has_initial(doc, at, end) or _has_nickname(doc, at, end)))
        or (len(plain) > 1 and _with_degrees(doc, end) > end and doc[end].text == ",")
        or (whole and len(plain) <= _LONGEST_NAME and _beside_office(doc, at, end))
        or (not whole and last in doc._.short_names and _goes_on(doc, at, end))
        or (not whole and last in doc._.first_names and _is_subject(doc, at, end))
    )
    while known and not whole and not titled and start and _PARTICLE.fullmatch(doc[start - 1].text):
        start -= 1  # "said van der Heron"
    return Span(doc, start, _with_degrees(doc, end), label="PERSON") if known else None


_SAINTS = frozenset({"st.", "saint", "ft.", "fort", "mt.", "port", "san", "santa"})
_OF_A_PLACE = frozenset({"University", "College", "Bank", "State", "Commonwealth"})
"""What a place stands behind that is a given name as well: "the University of Virginia Heart Center"."""
_MONTH_NAMES = frozenset({"May", "March", "April", "June", "August"})
_GIVEN_MONTHS = frozenset({"May", "April", "June"})
"""Months that are names: "Frank May", "June Heron"."""
_HEADS = frozenset({"manager", "managers", "director", "directors", "officer", "officers", "president", "secretary"})
"""Last words of offices, which are nobody's surname."""


def _is_loud(word: str) -> bool:
    return word.isupper() and len(word) > len("JT.")


_LONGEST_NAME = 4


def _has_initial(doc: Doc, at: int, end: int) -> bool:
    """Whether an initial stands inside the name: "Dorrit J. Heron", whatever the given name is."""
    inside = [token.text for token in doc[at + 1 : end - 1]]
    return any(_INITIAL.fullmatch(one) and one.endswith(".") and one not in _NO_INITIALS for one in inside)


def _has_nickname(doc: Doc, at: int, end: int) -> bool:
    """Whether what somebody is called stands inside the name: "R.T. “Chip” Heron"."""
    return any(token.text in _QUOTES for token in doc[at + 1 : end - 1])


_NO_INITIALS = frozenset(("U.S.", "U.K.", "D.C.", "N.A.", "L.P."))


_SMALL = frozenset({"the", "of", "and", "to", "as", "for", "promotion", "appointment", "meeting", "meetings"})
"""Words that a headline in capitals has before a name."""
_SAID_FIRST = frozenset({"Said", "Says", "Added", "Adds", "Commented", "Noted", "Continued", "Concluded", "Explained"})
_SAYING = frozenset(
    {
        *("said", "says", "stated", "states", "added", "adds", "commented", "noted", "continued", "concluded"),
        *("explained", "remarked", "observed", "replied", "declared", "agreed", "agrees", "explains", "notes"),
    }
)


def _is_subject(doc: Doc, at: int, end: int) -> bool:
    """Whether a given name by itself tells of its one bearer: "Prior to joining Teal, Mark was president of Lark".

    Not inside a quotation, where who speaks calls others so.
    """
    if end >= len(doc) or doc[end].lower_ not in OF_ONE | _HAS or (at and doc[at - 1].text not in (",", ".")):
        return False
    marks = [token.text for token in doc[:at] if token.text in ("“", "”", '"')]
    return marks.count("“") <= marks.count("”") and marks.count('"') % 2 == 0


_HAS = frozenset({"holds", "held", "serves", "previously", "also", "began", "currently"})


def _goes_on(doc: Doc, at: int, end: int) -> bool:
    """Whether a surname by itself is a person's by what stands beside it: a verb, an age, an office, "said"."""
    lead = at
    while lead > 1 and _PARTICLE.fullmatch(doc[lead - 1].text):
        lead -= 1
    said = lead - 1 if lead > 1 and doc[lead - 1].lower_ in words("office_titles") else lead  # "said Chairman Heron"
    if said and doc[said - 1].lower_ in _SAYING:
        return True
    if at > 1 and doc[at - 2].lower_ == "according" and doc[at - 1].lower_ == "to":
        return True
    if end < len(doc) and doc[end].text in ("'s", "’s", "’"):
        return True
    if end + 1 < len(doc) and doc[end].text == "(" and doc[end + 1].is_digit:  # "Heron (72) has served"
        return True
    after = doc[end + 1] if end + 1 < len(doc) and doc[end].text == "," else doc[end] if end < len(doc) else None
    return after is not None and (after.text.islower() or after.is_digit or after.lower_ in ("ceo", "president"))


def _with_degrees(doc: Doc, end: int) -> int:
    """The end of a name with the degrees behind it: "Ivan Horak, M.D.", "Kevin Teal C.G.A."."""
    if end < len(doc) and _LETTERS.fullmatch(doc[end].text):
        end += 1
    while end + 1 < len(doc) and doc[end].text == "," and _DEGREE.fullmatch(doc[end + 1].text):
        end += 2
        if doc[end - 1].lower_ == "ph.d" and end < len(doc) and doc[end].text == ".":
            end += 1
    return end


def _is_honorific(doc: Doc, at: int) -> bool:
    """Whether a word is a "Mr." or "Dr." before a name; a "General" is none in "Annual General Meeting"."""
    behind = at > 0 and capital(doc[at - 1]) and doc[at - 1].lower_ not in HONORIFICS
    if doc[at].lower_ == "general" and (behind or _is_of_a_firm(doc, at)):
        return False
    return doc[at].lower_.rstrip(".") in HONORIFICS and doc[at].text[:1].isupper()


def _is_of_a_firm(doc: Doc, at: int) -> bool:
    """Whether an office leads to a name that begins with "General": "President of General Teal"."""
    return at > 1 and doc[at - 1].lower_ in ("of", "at") and doc[at - 2].lower_ in {*words("office_titles"), "officer"}


def _name_end(doc: Doc, at: int, taken: set[int], never: frozenset[str]) -> int:
    """Where the name that begins at a token ends; the token itself where it begins none."""
    end = at
    if at < len(doc) and (doc[at].text == "U.S." or _DEGREE.fullmatch(doc[at].text)):
        return at
    longest = at + 6
    while end < len(doc) and end < longest and end not in taken:
        token = doc[end]
        if (
            (_NAME.fullmatch(token.text) and token.lower_ not in never and token.lower_ != "board")
            or (token.text.title() in _MONTH_NAMES and _is_month_in_name(doc, at, end))
            or _INITIAL.fullmatch(token.text)
            or (end > at and _PARTICLE.fullmatch(token.text))
        ):
            end += 1
        elif token.text == "," and end > at and end + 1 < len(doc) and doc[end + 1].lower_ in _SUFFIXES:
            end += 2
        elif token.lower_ in _SUFFIXES and end > at:
            end += 1
        elif token.text in _QUOTES and end > at and _is_nickname(doc, end):
            end, longest = end + 3, longest + 3
        elif token.text == "(" and end > at and doc[end + 4 : end + 5].text == ")" and _is_nickname(doc, end + 1, 2):
            end, longest = end + 5, longest + 5  # "Emanuel (“Manny”) Heron"
        else:
            break
    while end > at and (_PARTICLE.fullmatch(doc[end - 1].text) or _INITIAL.fullmatch(doc[end - 1].text)):
        end -= 1
    return end


def _is_month_in_name(doc: Doc, at: int, end: int) -> bool:
    """Whether a month is a surname behind a given name or an initial, or a given name before another word."""
    after = doc[end + 1] if end + 1 < len(doc) else None
    if end == at and at and _is_honorific(doc, at - 1):
        return not (after is not None and after.is_digit)  # "Mr. May"
    if end == at:
        return doc[at].text in _GIVEN_MONTHS and after is not None and _NAME.fullmatch(after.text) is not None
    before = doc[end - 1].text
    named = is_given(doc[at].text) if end == at + 1 else _INITIAL.fullmatch(before) is not None
    return bool(named) and not (after is not None and after.is_digit)


def _is_nickname(doc: Doc, at: int, marks: int = 1) -> bool:
    """Whether a quoted word stands inside a name: "Willis “Billy” C. Moore"; `marks` are those behind it."""
    after = doc[at + 1 : at + 3 + marks]
    if len(after) < 2 + marks or after[1].text not in _QUOTES or not _NAME.fullmatch(after[0].text):
        return False
    return bool(_NAME.fullmatch(after[-1].text) or _INITIAL.fullmatch(after[-1].text))


_BODIES = frozenset(
    {"court", "senate", "house", "commission", "department", "agency", "ministry", "committee", "council"}
)
"""Words that end the name of a public body, behind which an office may stand as behind a person's."""
_BESIDE = frozenset({"the", "our", "its", "a", "an", "current", "currently", "company", "registrant", "'s", "’s", ","})
_APPOINTING = frozenset(
    {
        *("appointed", "named", "elected", "promoted", "hired", "appoints", "names", "elects", "promotes", "hires"),
        *("succeed", "succeeds", "succeeded", "succeeding", "replaces", "replacing", "mourns", "welcomes"),
    }
)
_MATTERS = frozenset(
    {
        *("policy", "policies", "plan", "plans", "program", "programs", "agreement", "agreements", "charter"),
        *("award", "awards", "fees", "grants", "nominees", "questionnaire", "guidelines", "standards", "committee"),
    }
)
"""Last words of what is named after those it is for: "Outside Director Compensation Policy"."""


def _behind_office(doc: Doc, office: Span, end: int) -> bool:
    """Whether the capitalised words right behind an office are whoever has it: no "Director Independence Standards"."""
    if (end < len(doc) and capital(doc[end])) or (office.start and doc[office.start - 1].lower_ == "the"):
        return False
    behind = doc[office.end : end]
    loud = any(token.text.isupper() and len(token) > 2 and not _INITIAL.fullmatch(token.text) for token in behind)
    if behind[-1].lower_ in _MATTERS:
        return False
    return not loud and not any(token.lower_ in words("office_functions") for token in behind)


def _in_apposition(doc: Doc, at: int, end: int) -> bool:
    """Whether a name stands between commas behind an office: "its President, June Heron, will retire"."""
    commas = at > 1 and doc[at - 1].text == "," and end < len(doc) and doc[end].text == ","
    return commas and end - at == TWO_WORDS and any(one.end == at - 1 for one in doc.spans["office"])


def _beside_office(doc: Doc, at: int, end: int) -> bool:
    """Whether two or more capitalised words are a person's by what stands beside them: an office, an appointment."""
    if at and doc[at - 1].lower_ in _APPOINTING and (end >= len(doc) or doc[end].text not in ("'s", "’s")):
        return True
    if at > 1 and doc[at - 1].lower_ == "of" and doc[at - 2].lower_ in CHANGES:
        return True
    office = next((one for one in doc.spans["office"] if one.end == at), None) if at else None
    if office is not None:
        return _behind_office(doc, office, end)
    if acts_as_a_person(doc, at, end):
        return True
    if end >= len(doc) or doc[end].text != "," or doc[end - 1].lower_ in _BODIES:
        return False
    acronyms = [token.text.isupper() and len(token) > 2 for token in doc[at:end]]
    if any(acronyms) and not all(acronyms):
        return False
    starts = {one.start for one in doc.spans["office"]}
    for place in range(end + 1, min(len(doc), end + 7)):
        if place in starts:
            return True
        if doc[place].lower_ not in _BESIDE and not capital(doc[place]):
            return False
    return False
