"""Offices in a window: the lexicon's, "Chief … Officer", and what stands around them.

"Senior Vice President, Finance and Administration" is one. Imported by `components` alone, since it imports spaCy.
"""

from collections.abc import Callable
from string import ascii_uppercase
from typing import Any

import regex
from spacy.language import Language
from spacy.matcher import Matcher, PhraseMatcher
from spacy.tokens import Doc, Span, Token
from spacy.util import filter_spans

from extractors.lexicon.words import lines, words
from extractors.tokens.charges import BEHIND_A_FIELD, PARTS, before_a_firm, division, over
from extractors.tokens.organizations import FORMS, capital
from pipeline.lazy import lazy

_WIDE = lazy(r"(?:.*\b(?:vice[ -]president|director|manager|head)|e?s?vp|controller|general counsel)", regex.IGNORECASE)
_HEADS_A_PART = lazy(r".*\b(?:president|manager|head|director|c[a-z]o|chief executive(?: officer)?)", regex.IGNORECASE)
_CHAIR_HEAD = lazy(r"(?:co-)?chair(?:man|woman|person)?\b.*", regex.IGNORECASE)
_MODIFIERS = frozenset(
    [
        "executive",
        "senior",
        "group",
        "regional",
        "divisional",
        "corporate",
        "assistant",
        "associate",
        "deputy",
        "interim",
        "medical",
        "scientific",
        "acting",
        "lead",
        "presiding",
        "global",
        "co-",
        "founding",
        "principal",
        "sr.",
        "staff",
        "vice",
    ]
)
_RANKS = frozenset({"First", "Second", "Third", "Area", "Market", "City"})
"""What a vice president is besides, in capitals alone: "First Vice President", and not "its first president"."""
_CHAIR = ["chair", "chairman", "chairwoman", "chairperson"]
_SEVERAL = frozenset(
    {"directors", "trustees", "presidents", "co-presidents", "co-ceos", "co-chairs", "co-chairmen", "treasurers"}
)
_OFFICE_PATTERNS: tuple[list[dict[str, Any]], ...] = (
    [
        {"LOWER": "chief"},
        {"TEXT": {"REGEX": r"^[A-Za-z][\w-]+$|^&$"}, "LOWER": {"NOT_IN": ["of", "officer"]}, "OP": "{1,5}"},
        {"LOWER": "officer"},
    ],
    [{"TEXT": {"IN": [f"C{letter}O" for letter in ascii_uppercase]}}],
    [{"LOWER": "board"}, {"LOWER": {"IN": ["member", "director", *_CHAIR]}}],
    [{"LOWER": {"IN": ["senior", "special", "business", "strategic"]}}, {"LOWER": {"IN": ["advisor", "adviser"]}}],
    [{"LOWER": {"IN": ["chief", "co-chief"]}}, {"LOWER": "executive"}],
    [{"LOWER": "co-chief"}, {"LOWER": {"NOT_IN": ["of"]}, "IS_ALPHA": True, "OP": "{1,2}"},
     {"LOWER": {"IN": ["officer", "officers"]}}],
    [{"LOWER": "chief"}, {"LOWER": {"NOT_IN": ["of"]}, "IS_ALPHA": True, "OP": "{1,2}"}, {"LOWER": "officers"}],
    [{"LOWER": {"IN": ["co-president", "co-ceo"]}}],
    [{"LOWER": "vice"}, {"LOWER": "presidents"}],
    [{"LOWER": {"IN": ["vice", "co"]}}, {"ORTH": "-", "OP": "?"}, {"LOWER": {"IN": _CHAIR}}],
    [{"LOWER": {"IN": _CHAIR}}, {"LOWER": "of"}, {"LOWER": "the"},
     {"LOWER": "board"}],
    [{"LOWER": {"IN": _CHAIR}}, {"LOWER": "of"}, {"LOWER": "the", "OP": "?"},
     {"LOWER": "board"}, {"LOWER": "of"}, {"LOWER": {"IN": ["directors", "trustees"]}}],
    [{"LOWER": {"IN": [*_CHAIR, *(f"co-{one}" for one in _CHAIR)]}}],
    [{"LOWER": {"IN": ["member", "members"]}}, {"LOWER": "of"}, {"LOWER": {"IN": ["the", "its", "our"]}},
     {"LOWER": "board"}, {"LOWER": "of"}, {"LOWER": {"IN": ["directors", "trustees"]}}],
    [{"LOWER": {"IN": ["member", "members"]}}, {"LOWER": "of"}, {"LOWER": {"IN": ["the", "our"]}},
     {"LOWER": {"IN": ["company", "corporation", "bank", "firm", "registrant"]}}, {"ORTH": {"IN": ["'s", "’s"]}},
     {"LOWER": "board"}, {"LOWER": "of"}, {"LOWER": {"IN": ["directors", "trustees"]}}],
    [{"LOWER": "member"}, {"LOWER": "of"}, {"LOWER": {"IN": ["the", "its", "our"]}}, {"LOWER": "board"}],
    [{"LOWER": {"IN": ["vp", "svp", "evp", "vice-president", "vice-chairman", "vice-chair"]}}],
    [{"LOWER": {"IN": sorted(_SEVERAL)}}],
    [{"LOWER": {"IN": [*_CHAIR, "president", "director"]}}, {"LOWER": "emeritus"}],
    [{"LOWER": "representative"}, {"LOWER": "director"}],
    [{"LOWER": "comptroller"}],
    [{"LOWER": "secretary-treasurer"}],
    [{"LOWER": "secretary"}, {"ORTH": "-"}, {"LOWER": "treasurer"}],
    [{"ORTH": "Cashier"}],
    [{"TEXT": {"REGEX": r"(?i)^(?:president|chair(?:man|woman)?|ceo)-(?:elect|designate)$"}}],
    [{"LOWER": {"IN": ["president", "chairman", "chairwoman"]}}, {"ORTH": "-", "OP": "?"},
     {"LOWER": {"IN": ["elect", "designate"]}}],
    [{"LOWER": "chief"}, {"LOWER": {"IN": ["executive-designate", "executive-elect"]}}],
    [{"LOWER": "chief"}, {"LOWER": "executive"}, {"LOWER": "officer", "OP": "?"}, {"ORTH": "-", "OP": "?"},
     {"LOWER": {"IN": ["elect", "designate"]}}],
    [{"LOWER": "editor"}, {"LOWER": "in"}, {"LOWER": "chief"}],
    [{"LOWER": {"IN": ["editor-in-chief", "publisher"]}}],
    [{"LOWER": "managing"}, {"LOWER": {"IN": ["director", "member", "partner", "trustee", "trustees"]}}],
    [{"LOWER": "trustee"}],
    [{"LOWER": {"IN": ["general", "senior", "founding", "operating", "venture"]}, "OP": "?"}, {"LOWER": "partner"}],
    [{"LOWER": "principal"}, {"LOWER": {"IN": ["executive", "financial", "accounting"]}}, {"LOWER": "officer"}],
    [{"LOWER": {"IN": ["chief", "co-chief"]}}, {"IS_ALPHA": True, "LOWER": {"NOT_IN": ["of"]}, "OP": "?"},
     {"LOWER": {"IN": ["actuary", "economist", "scientist", "engineer", "geologist", "metallurgist", "strategist",
                       "counsel", "architect", "technologist", "underwriter", "auditor"]}}],
    [{"LOWER": {"IN": ["general", "country", "regional", "plant", "store", "branch", "district"]}},
     {"LOWER": "manager"}],
)  # fmt: skip
_NOT_OFFICES = frozenset({"general partner", "authorized signatory", "partner", "managing partner", "founder"})


@Language.factory("fourcorners_offices")
def offices(nlp: Language, name: str, version: str, titles: str, functions: str) -> Callable[[Doc], Doc]:
    """Offices: the lexicon's, "Chief … Officer", and what stands around them ("Senior Vice President, Finance")."""
    phrases = PhraseMatcher(nlp.vocab, attr="LOWER")
    plain = [one for one in lines(titles) if " and " not in one and "&" not in one]
    phrases.add("OFFICE", [nlp.make_doc(one) for one in plain if one.casefold() not in _NOT_OFFICES])
    patterns = Matcher(nlp.vocab)
    patterns.add("OFFICE", list(_OFFICE_PATTERNS))
    fields = words(functions)
    capitals = {"IS_TITLE": True, "LOWER": {"IN": sorted(fields)}, "OP": "{1,3}"}
    charge: dict[str, Any] = {"LOWER": {"IN": sorted(fields)}, "OP": "{1,3}"}
    head_of: list[dict[str, Any]] = [{"LOWER": "head"}, {"LOWER": "of"}, charge]  # "Head of Investor Relations"
    firm = {"LOWER": {"IN": ["company", "bank", "corporation"]}}
    owners = (
        ({"LOWER": {"IN": ["our", "its", "their"]}},),
        ({"LOWER": {"IN": ["the", "our"]}}, firm, {"LOWER": {"IN": ["'s", "’s"]}}),
    )  # "head of the Company's Investor Relations"; "head of the audit team" has no function of the company
    patterns.add(
        "OFFICE",
        [
            [*head_of[:2], *whose, charge, *more]
            for whose in ((), *owners)
            for more in ((), ({"LOWER": {"IN": ["and", "&"]}}, charge))
        ],
    )
    line = {**charge, "LOWER": {"IN": sorted(fields - {"staff"})}}
    chief_of: list[dict[str, Any]] = [{"LOWER": "chief"}, {"LOWER": "of"}, line]
    patterns.add(
        "OFFICE", [chief_of, [*chief_of, {"LOWER": {"IN": ["and", "&"]}}, line]]
    )  # "Chief of Operations", no "Chief of Staff"
    general = {"ORTH": "General", "OP": "?"}
    patterns.add("OFFICE", [[capitals, {"ORTH": "Officer"}]])  # "Corporate Affairs Officer"
    patterns.add("OFFICE", [[general, capitals, {"ORTH": "Manager"}]])  # "General Merchandise Manager"
    patterns.add("OFFICE", [[{"LOWER": "general"}, charge, {"LOWER": "manager"}]])  # "general sales manager"

    def component(doc: Doc) -> Doc:
        heads = filter_spans([*phrases(doc, as_spans=True), *patterns(doc, as_spans=True)])
        starts = frozenset(head.start for head in heads)
        found = [_grown(doc, head, fields, starts) for head in heads if _is_office(doc, head)]
        doc.spans["office"] = _told_once(doc, filter_spans(found))
        return doc

    return component


def _told_once(doc: Doc, found: list[Span]) -> list[Span]:
    """The offices without those that parentheses behind another tell again: "Chief Executive Officer (“CEO”)"."""
    ends = {one.end for one in found}
    return [one for one in found if not _is_told_again(doc, one.start, ends)]


def _is_told_again(doc: Doc, start: int, ends: set[int]) -> bool:
    opening = start - 2 if start > 1 and doc[start - 1].text in _QUOTES else start - 1
    return opening > 0 and doc[opening].text == "(" and opening in ends


_QUOTES = frozenset('"“')


def _is_office(doc: Doc, head: Span) -> bool:
    """Not a "Secretary of State"; "directors" only where it is told of those named: "elected them as directors".

    And a partner only of a firm that is named: "a partner of Teal Ventures".
    """
    if head[-1].lower_ == "partner" and "managing" not in head.text.lower():
        return _in_a_firm(doc, head)
    if head.text.lower() == "trustee" and (
        head.start == 0
        or doc[head.start - 1].lower_ in _THE_TRUSTEE
        or (head.end < len(doc) and doc[head.end].lower_ in ("for", "under", "in"))
    ):
        return False  # that of an indenture, or "for the liquidation of Teal, Inc."
    many = head[-1].lower_ in {*_SEVERAL, "officers"} and "of" not in [token.lower_ for token in head]
    begin = first = _with_modifiers(doc, head.start)
    while many and first > 1 and doc[first - 1].lower_ in _OF_DIRECTORS:
        first -= 1
    elected = first + 1 < begin and doc[first - 1].lower_ in _CHANGES_OF  # "the election of two new directors"
    named = doc[begin].is_lower and head.end < len(doc) and capital(doc[head.end])  # "trustees Ann Lee and Bo Ray"
    named = named and not (begin > 1 and doc[begin - 2].lower_ in ("board", "boards"))  # "the board of directors Ann"
    if many and not (elected or named) and (first == 0 or doc[first - 1].lower_ not in _TOLD_OF):
        return False
    if head.text.lower() == "comptroller" and [token.lower_ for token in doc[head.end : head.end + 2]] == ["of", "the"]:
        return False  # "of the Currency", "of the State of Ohio"
    if [token.lower_ for token in doc[max(0, first - 3) : first]] == ["office", "of", "the"]:
        return False  # "the Office of the Chairman"
    after = doc[head.end : head.end + 2]
    if head[0].lower_ == "member" and head[-1].lower_ == "board" and len(after) > 1 and after[0].lower_ == "of":
        return after[1].lower_ not in _NO_SEATS
    return not (len(after) == 2 and after[0].lower_ == "of" and after[1].lower_ in ("state", "record"))


def _in_a_firm(doc: Doc, head: Span) -> bool:
    """Whether somebody is told to be a partner in a firm: ", a partner at Teal & Co."; not the firm's own partner."""
    lead = doc[head.start - 1].lower_ if head.start else ""
    after = doc[head.end : head.end + 7]
    if not len(after) or lead not in _A_PARTNER or after[0].lower_ not in ("of", "at", "in", "with"):
        return False
    first = next((token for token in after[1:] if token.text[:1].isupper() or not token.is_alpha), None)
    return first is not None and capital(first)


_A_PARTNER = frozenset({"a", "the", "as", "its", "was", "is", "been", "became", "former", ","})
_THE_TRUSTEE = frozenset({"the", "such", "any", "each", "by", "to", "of", "bankruptcy", "indenture", "successor"})
_OF_DIRECTORS = frozenset(
    {"the", "its", "our", "external", "outside", "independent", "new", "additional", "company", "'s", "’s", "following"}
    | {"class", "i", "ii", "iii", "iv", "a", "b", "c", "one", "two", "three", "four", "five", "of"}
)
_NO_SEATS = frozenset(
    "governors visitors overseers regents managers education trade supervisors advisors advisers realtors".split()  # noqa: SIM905
)
"""What a board is of that has no directors: "a member of the Board of Governors"."""
_CHANGES_OF = frozenset(
    {"election", "appointment", "addition", "resignation", "retirement", "retirements", "resignations"}
)
_TOLD_OF = frozenset({"as", "be", "appointed", "named", "promoted", "elected"})


def _with_field(doc: Doc, start: int, fields: frozenset[str]) -> int:
    """Where the field before a director begins: "Group Finance Director", and not the "Systems" of "Teal Systems"."""
    begin = start
    while begin > 0 and (_is_field(doc[begin - 1], fields) or doc[begin - 1].lower_ in ("and", "&")):
        begin -= 1
    while begin < start and not _is_field(doc[begin], fields):
        begin += 1
    first = _with_modifiers(doc, begin)
    whole = begin < start and doc[begin].lower_ in _FIRST_HALVES  # "Teal Investor Relations Director"
    return begin if first == 0 or whole or not capital(doc[first - 1]) else start


def _with_modifiers(doc: Doc, start: int) -> int:
    """Where an office begins with what stands before it: "Senior", "acting", "Non-Executive", "Lead Independent"."""
    chair = _CHAIR_HEAD.fullmatch(doc[start].text) is not None
    if start > 0 and doc[start].text == "Secretary" and doc[start - 1].text == "Company":
        return start - 1
    while start > 0 and doc[start - 1].lower_ in _MODIFIERS and not _ends_a_name(doc, start - 1):
        start -= 1
    if start > 0 and doc[start - 1].text in _RANKS and doc[start].text in ("Vice", "President"):
        start -= 1
    if (
        start > 1
        and doc[start - 1].lower_ == "independent"
        and doc[start - 2].lower_ in ("lead", "presiding", "senior")
    ):
        start -= 2
    seat = chair or doc[start].lower_ in ("director", "directors")
    if seat and start > 0 and doc[start - 1].lower_ in ("non-executive", "nonexecutive"):
        start -= 1
    if seat and start > 1 and doc[start - 2].lower_ == "non" and doc[start - 1].lower_ == "executive":
        start -= 2
    titled = doc[start].lower_ in ("non", "non-executive", "nonexecutive")
    return start - 1 if titled and start > 0 and doc[start - 1].lower_ == "independent" else start


def _committee(doc: Doc, start: int, end: int) -> tuple[int, int]:
    """A chair with its committee: "Chair of the Audit Committee", "Audit Committee Chair"."""
    stop = end + 1
    if end < len(doc) and doc[end].lower_ == "of":
        while stop < min(len(doc), end + _LONGEST_BODY) and (
            capital(doc[stop]) or doc[stop].lower_ in _IN_A_BODY or doc[stop].lower_ in ("committee", "committees")
        ):
            if doc[stop].lower_ in ("committee", "committees"):
                return start, stop + 1
            stop += 1
    begin = start
    if start > 1 and doc[start - 1].text == "committee":
        while begin > 1 and doc[begin - 1].lower_ in _IN_A_BODY - _SMALL_WORDS | {"committee"}:
            begin -= 1
        return begin, end
    if start > 0 and doc[start - 1].text in ("Committee", "Subcommittee"):
        begin -= 1
        while begin > 0 and (capital(doc[begin - 1]) or doc[begin - 1].text in ("and", "&")):
            begin -= 1
        while begin < start and not capital(doc[begin]):
            begin += 1
    return begin, end


_LONGEST_BODY = 12
_IN_A_BODY = frozenset(
    [
        *("the", "our", "its", "board", "'s", "’s", "'", "’", "and", "&", ","),
        *("audit", "compensation", "nominating", "governance", "executive", "finance"),
    ]
)


_SMALL_WORDS = frozenset(("the", "our", "its", "board", "'s", "’s", "'", "’", "and", "&", ","))


def _grown(doc: Doc, head: Span, fields: frozenset[str], heads: frozenset[int]) -> Span:
    """The office with its modifiers before it, and the field it is in charge of after it, up to the next of `heads`."""
    field = _with_field(doc, head.start, fields) if head.text == "Director" else head.start
    start, end = _with_modifiers(doc, field), head.end
    if _CHAIR_HEAD.fullmatch(head.text):
        start, end = _committee(doc, start, end)
    if _HEADS_A_PART.fullmatch(head.text) and (stop := division(doc, end)) > end:
        return Span(doc, start, stop, label="OFFICE")
    link = doc[end].lower_ if end < len(doc) else ""
    if head.text.lower() == "president" and link == "of" and (stop := _of_fields(doc, end, fields)) > end:
        return Span(doc, start, stop, label="OFFICE")
    if _WIDE.fullmatch(head.text) or (link in (",", "-", "–") and head.text.lower() == "president"):
        after = end + 1 if link in (",", "of", "for", "-", "–") else end
        small = link in ("of", "for", ",", "-", "–") and (
            head.text.islower() or doc[start].text.islower() or head[-1].lower_.endswith("vp")
        )
        stop = after
        while stop < len(doc) and (
            _is_field(doc[stop], fields, small=small)
            or (stop > after and doc[stop].lower_ in ("and", "&", ",") and _followed(doc, stop, fields, small=small))
        ):
            if _begins_another(doc, stop, heads):
                break
            stop += 1
        if stop > after and doc[stop - 1].lower_ in _FIRST_HALVES:
            stop = after  # "vice president, mining investor"
        if stop > after and stop < len(doc) and capital(doc[stop]) and doc[stop].lower_ in PARTS:
            stop += 1  # "President, Industrial Segment"
        cut = stop < len(doc) and small and doc[stop].is_alpha and doc[stop].lower_ not in BEHIND_A_FIELD
        if stop < len(doc) and (
            cut
            or (link == "of" and capital(doc[stop]) and doc[stop].lower_ not in words("given_names"))
            or (link == "," and doc[stop].lower_ in FORMS)
        ):
            stop = after  # "Director of Heron Genome Sciences", "Vice President, Mining Corporation"
        wider = max(_in_charge_of(doc, end, fields), over(doc, head, end))
        end = max(before_a_firm(doc, end, heads), stop if stop > after else wider)
    return Span(doc, start, end, label="OFFICE")


def _of_fields(doc: Doc, end: int, fields: frozenset[str]) -> int:
    """The end of a president's office that is over fields alone: "President of Sales & Marketing"."""
    stop = end + 1
    while stop < len(doc) and (_is_field(doc[stop], fields) or (doc[stop].text in ("&", "and") and stop > end + 1)):
        stop += 1
    ended = stop >= len(doc) or not capital(doc[stop])
    return stop if stop > end + 2 and ended and _is_field(doc[stop - 1], fields) else end


def _begins_another(doc: Doc, at: int, heads: frozenset[int]) -> bool:
    """Whether the next office of a list begins here: ", Global Chief Brand Officer", "and corporate controller"."""
    first = at + 1 if doc[at].lower_ in ("and", "&") else at
    head = first
    while head < len(doc) and doc[head].lower_ in _MODIFIERS and head not in heads:
        head += 1
    return head in heads and (head > first or first > at)


_FIRST_HALVES = frozenset({"investor", "human", "real", "supply", "public", "information", "emerging"})
"""Words that name a field only with another behind them: "Investor Relations"."""


def _ends_a_name(doc: Doc, at: int) -> bool:
    """Whether a word is the last of a firm's: the "Group" of "Teal Air Group Chairman"."""
    return (
        doc[at].text == "Group" and at > 0 and doc[at - 1].text[:1].isupper() and doc[at - 1].lower_ not in _MODIFIERS
    )


def _in_charge_of(doc: Doc, end: int, fields: frozenset[str]) -> int:
    """The end of what an office is in charge of: "Director of Memory Design and Product Engineering"."""
    stop = end + 1
    if not doc[end - 1].text[:1].isupper() or (end > 1 and doc[end - 2].lower_ == "a"):  # "a Director of Teal Sciences"
        return end
    while end < len(doc) and doc[end].lower_ == "of" and stop < min(len(doc), end + 8):
        if doc[stop].lower_ in FORMS:
            return end
        if doc[stop].text[:1].isupper() or (doc[stop].lower_ in ("and", "&") and stop > end + 1):
            stop += 1
        else:
            break
    while stop > end + 1 and doc[stop - 1].lower_ in ("and", "&"):
        stop -= 1
    at_a_firm = stop + 1 < len(doc) and doc[stop].lower_ in ("for", "at") and capital(doc[stop + 1])
    return stop if stop > end + 1 and (at_a_firm or _is_field(doc[stop - 1], fields)) else end


def _is_field(token: Token, fields: frozenset[str], *, small: bool = False) -> bool:
    """Whether a word is a field; in small letters only behind such an office: "vice president of finance"."""
    return (small or token.text[:1].isupper()) and token.lower_ in fields


def _followed(doc: Doc, at: int, fields: frozenset[str], *, small: bool) -> bool:
    after = at + 2 if at + 1 < len(doc) and doc[at + 1].lower_ in ("and", "&") else at + 1
    return after < len(doc) and _is_field(doc[after], fields, small=small)
