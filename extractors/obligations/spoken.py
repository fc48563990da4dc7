"""What a clause with a verb of duty lays on its subject.

"The Company shall not, directly or indirectly, take any action" is `shall_not`; "if the Company shall fail" is nothing,
because no main clause says it.
"""

import regex

from extractors.lexicon.words import words as listed
from extractors.obligations.clause import around, end_of, start_of
from extractors.obligations.duties import Duty, duty, lays_nothing
from extractors.obligations.item import deadline_ahead, obligation
from extractors.obligations.passive import passive
from extractors.obligations.subjects import Subject, subject
from pipeline.document import Document
from pipeline.record import Obligation
from pipeline.rules import Match
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_PRONOUN = regex.compile(r"(?:it|they|he|she)\b", regex.IGNORECASE)
_DEFINES = regex.compile(r"[\"”]\s*(?:means|shall\s+mean|has\s+the\s+meaning)\b", regex.IGNORECASE)
_AGREES_THAT = regex.compile(
    r"\b (?: agree | covenant | undertake | acknowledge ) s? \b [^;]{0,300} \b that \b", _FLAGS
)
_WORD = regex.compile(r"[\w-]+")
_AND = regex.compile(r"(?: ^ | [,;] ) \s* (?: and | but ) \s+ $", _FLAGS)
_OUTER = 300  # characters from "each Holder agrees" to "that such Holder will"
# "as the Purchasers may reasonably request": what others ask for permits nothing
_ASKED = regex.compile(
    r"(?: request | require | designate | specify | direct | determine | deem | elect | desire | need )", _FLAGS
)
_OF_THINGS = frozenset(
    (
        "terminate", "continue", "begin", "commence", "close", "extend", "apply", "increase", "include", "replace",
        "cease", "limit", "permit", "appear",
    )
)  # fmt: skip
_VERB = 300  # characters of adverbs and asides between "shall" and its verb
_EARLIER = 3000  # characters that a list may take between a subject and its second verb


def owed(match: Match, document: Document, verb: str = "shall") -> Obligation | None:
    """The obligation that the verb lays on its subject, or null where it lays none."""
    text = document.text
    if document.in_table(Span(*match.span())):
        return None
    end = end_of(document, match.start())
    found = duty(text, match.end(), min(end, match.end() + _VERB), verb)
    if found is None:
        return None
    clause = Span(start_of(document, match.start()), end)
    if _DEFINES.search(text, clause.start, match.start()):
        return None
    who = subject(text, clause.start, match.start())
    if found.passive:
        return passive(text, clause, match.start(), found.action, who)
    if who is None:
        return _continued(document, clause, match, found)
    if verb == "may" and _ASKED.match(text, found.action) and text[clause.start : who.span.start].strip():
        return None
    if not who.known and not _named_acts(text, found):
        return None
    return _made(text, clause, who, found)


def _named_acts(text: str, found: Duty) -> bool:
    """Whether the verb says what only somebody does, so that a name of unknown kind may be somebody's."""
    verb = _WORD.match(text, found.action)
    return verb is not None and verb[0].casefold() in listed("action_verbs") - _OF_THINGS


def _continued(document: Document, clause: Span, match: Match, found: Duty) -> Obligation | None:
    """The obligation of "…, and shall reimburse", whose subject stands in front of the list before it."""
    text = document.text
    lead = text[clause.start : match.start()]
    if not _AND.search(lead):
        return None
    section = document.section_at(Span(*match.span()))
    floor = max(section.span.start if section else 0, match.start() - _EARLIER)
    earlier = [one.start() for one in regex.finditer(rf"\b{match[0].strip()}\b", text, pos=floor, endpos=clause.start)]
    if not earlier:
        return None
    who = subject(text, start_of(document, earlier[-1]), earlier[-1])
    if who is None:
        return None
    return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality)


def agreed(match: Match, document: Document) -> Obligation | None:
    """The obligation that somebody agrees to."""
    text = document.text
    clause = around(document, match.start())
    who = subject(text, clause.start, match.start())
    if who is None or who.negative or _DEFINES.search(text, clause.start, match.start()):
        return None
    negated = match["not"] is not None
    action = match.start("not") if negated else match.end()
    return _made(text, clause, who, Duty("shall_not" if negated else "agrees", action))


def required(match: Match, document: Document) -> Obligation | None:
    """The obligation of whoever is required to do something."""
    text = document.text
    clause = around(document, match.start("verb"))
    who = subject(text, clause.start, match.start("verb"))
    if who is None or who.negative or _DEFINES.search(text, clause.start, match.start("verb")):
        return None
    return _made(text, clause, who, Duty("shall", match.end()))


def _made(text: str, clause: Span, who: Subject, found: Duty) -> Obligation | None:
    """The obligation from its subject, or from the deadline in front of it, to the end of the action."""
    bound, outer = _antecedent(text, clause.start, who)
    if bound is None:
        return None
    who = bound
    modality = found.modality
    if who.negative:
        if modality not in ("shall", "may") or lays_nothing(text, found.action):
            return None
        modality = "shall_not"
    start = outer.span.start if outer and who.span.start - outer.span.start < _OUTER else who.span.start
    lead = text[clause.start : start].strip()
    if deadline_ahead(lead):
        start = clause.start
    return obligation(text, Span(start, clause.end), found.action, who, modality, lead)


def _antecedent(text: str, start: int, who: Subject) -> tuple[Subject | None, Subject | None]:
    """The subject itself, for "it" whom that stands for; and who agrees that the subject shall do so."""
    agrees = _AGREES_THAT.search(text, start, who.span.start)
    outer = subject(text, start, agrees.start()) if agrees else None
    if not _PRONOUN.match(who.name):
        return who, outer
    return (Subject(who.span, outer.name, who.negative, outer.known), outer) if outer else (None, None)
