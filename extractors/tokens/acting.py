"""What a person does, and no firm: the words behind a name that show somebody, whatever the given name is.

"Zurvan Qelb notified the Company of his resignation" tells of one. Imported by `people` alone, since it imports spaCy.
"""

from spacy.tokens import Doc

from extractors.lexicon.words import words
from extractors.tokens.organizations import FORMS, HONORIFICS, capital
from pipeline.lazy import lazy

_MOST_WORDS = 4
_AGE = lazy(r"\d\d")
CHANGES = frozenset(
    {
        *("appointment", "election", "promotion", "hiring", "addition", "nomination"),
        *("resignation", "resignations", "retirement", "departure", "death", "passing"),
    }
)
"""What happens to a person in an office: "Bo Ray's resignation"."""


def acts_as_a_person(doc: Doc, at: int, end: int) -> bool:
    """Whether what a name goes on with tells of a person: ", who has been", "has resigned as a director"."""
    if doc[end - 1].lower_ in words("actors") | words("party_roles") | words("generic_words"):
        return False  # "Class Members, who"
    named = {token.lower_ for token in doc[at:end]}
    if not TWO_WORDS <= end - at <= _MOST_WORDS or named & (
        FORMS | words("office_functions") | words("organization_words") | words("not_names") | {"class"}
    ):
        return False
    if (at and capital(doc[at - 1])) or end + 1 >= len(doc):
        return False
    if doc[end].text == "," and doc[end + 1].lower_ == "who":
        return end + 2 < len(doc) and doc[end + 2].lower_ in OF_ONE
    if doc[end].text in ("'s", "’s"):
        return doc[end + 1].lower_ in CHANGES  # "Bo Ray's resignation"
    return _has_an_age(doc, end) or _does_as_a_person(doc, end)


def _does_as_a_person(doc: Doc, end: int) -> bool:
    """Whether the verb behind a name tells of a person: "has resigned as a director", "notified us of his decision"."""
    verb = next((place for place in range(end, min(len(doc), end + 4)) if doc[place].lower_ not in _HELPING), end)
    said = doc[verb].lower_ if verb < len(doc) else ""
    if said in _TELLING or (said.endswith("ly") and doc[verb + 1 : verb + 2].text in _TELLING):
        return _of_his_own(doc, verb + 1)
    if said not in _OF_A_PERSON:
        return said in ("appointed", "named") and _takes_chief_office(doc, verb)
    marks = {one.start for label in ("office", "board") for one in doc.spans[label]}
    linked = False
    for place in range(verb + 1, min(len(doc), verb + _NEARBY)):
        if place in marks:
            return linked
        if doc[place].text in (".", ";") or doc[place].lower_ in _NO_OFFICE:
            return False
        linked = linked or doc[place].lower_ in ("as", "from", "to")
    return False


def _has_an_age(doc: Doc, end: int) -> bool:
    """Whether an age stands between commas behind a name: "Bo Ray, 44, joins", "Bo Ray, age 44, joins"."""
    after = [token.lower_ for token in doc[end : end + 4]]
    after = [one for one in after if one not in ("age", "aged")]
    return len(after) > TWO_WORDS and after[0] == after[2] == "," and _AGE.fullmatch(after[1]) is not None


def _of_his_own(doc: Doc, at: int) -> bool:
    """Whether what somebody tells is of himself: "notified the Company of his decision", "informed us that she"."""
    for place in range(at, min(len(doc), at + _NEARBY)):
        said, before = doc[place].lower_, doc[place - 1].lower_
        if said in ("his", "her", "he", "she"):
            return before == ("of" if said in ("his", "her") else "that")
        if doc[place].text in (".", ";") or doc[place].lower_.rstrip(".") in HONORIFICS:
            return False
    return False


_TELLING = frozenset({"notified", "informed", "advised", "told"})


def _takes_chief_office(doc: Doc, verb: int) -> bool:
    """Whether an office that only people have follows the verb: "has been appointed Chief Financial Officer"."""
    near = [one for one in doc.spans["office"] if verb < one.start <= verb + _CLOSE]
    if not near or not {token.lower_ for token in doc[verb + 1 : near[0].start]} <= _LEADING:
        return False
    said = {token.lower_ for token in near[0]}
    if not said & _CHIEF or "restructuring" in said:
        return False
    if doc[near[0].end : near[0].end + 3].text.lower() == "of the year":
        return False
    ends = near[0].end
    for one in near[1:]:
        ends = one.end if all(token.lower_ in ("and", "&", ",") for token in doc[ends : one.start]) else ends
    if doc[verb - 1].lower_ in ("was", "been", "is", "be", "being"):
        return True
    named = ends < len(doc) and doc[ends].text == "," and ends + 1 < len(doc) and capital(doc[ends + 1])
    own = doc[verb + 1].lower_ in ("its", "our")  # a firm "named its President, Ann Lee, to the board"
    return not (own or named or (ends < len(doc) and capital(doc[ends])))


_CLOSE = 5
_CHIEF = frozenset({"chief", "president", "chairman", "chairwoman", "ceo", "cfo", "coo", "treasurer", "controller"})
"""Words of offices that no firm has: one is counsel, and one is chief restructuring officer."""
_LEADING = frozenset({"as", "its", "the", "our", "a", "an", "new", "to", "company", "'s", "’s"})
TWO_WORDS = 2
"""The shortest name: a given name and a family name."""
_NEARBY = 20
_HELPING = frozenset({"has", "have", "had", "was", "were", "been", "will", "is", "be", "also", "today"})
_OF_A_PERSON = frozenset(
    {"resigned", "resign", "resigns", "retired", "retire", "retires", "stepped", "step", "steps", "promoted", "elected"}
)
OF_ONE = frozenset({"is", "was", "has", "had", "will", "joined", "served", "became"})
"""Verbs of one person behind "who"."""
_NO_OFFICE = frozenset(
    {
        *("and", "who", "at", "by", "auditor", "auditors", "accountant", "accountants", "agent", "agents"),
        *("adviser", "advisor"),
    }
)
"""Words that end what may be an office: a firm "resigned as auditors at the request of the Board"."""
