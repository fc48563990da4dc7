"""What a clause with a verb of duty lays on its subject.

"The Company shall not, directly or indirectly, take any action" is `shall_not`; "if the Company shall fail" is nothing,
because no main clause says it.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.lexicon.words import words as listed
from extractors.obligations.antecedent import PRONOUN, accepting, antecedent, only_known
from extractors.obligations.clause import around, behind_heading, behind_mark, end_of, start_of
from extractors.obligations.conditional import stem_condition, under_condition
from extractors.obligations.continued import AND, MODAL, gives, going_on, spoken_of, turns
from extractors.obligations.duties import Duty, duty, lays_nothing
from extractors.obligations.item import condition_ahead, deadline_ahead, from_deadline, obligation, own_lead
from extractors.obligations.passive import passive
from extractors.obligations.subjects import Subject, subject
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Obligation
from pipeline.rules import Match, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_DEFINES = lazy(r"[\"”]\s*(?:means|shall\s+mean|has\s+the\s+meaning)\b", regex.IGNORECASE)
_WORD = lazy(r"[\w-]+")
_AGREED = lazy(r"\b(?:agree|covenant|undertake|promise)s?\s+(?:not\s+)?to\b", regex.IGNORECASE)
# "will not, and will not permit any Subsidiary to, incur": an aside to the verb that comes
_CARRIED = lazy(r"(?:not\s+)?(?:cause|permit|allow|suffer)\b[^,;.]{1,160}?\sto\s*,", regex.IGNORECASE)
_AND_TO = lazy(r";\s+(?:and\s+)?(?P<not>not\s+)?to\s+(?P<verb>[a-z]+)\b")
_OUTER = 300  # characters from "each Holder agrees" to "that such Holder will"
# "as the Purchasers may reasonably request": what others ask for permits nothing
_ASKED = lazy(
    r"""(?: request | require | designate | specify | direct | determine | deem | elect (?! ,? \s+ (?: to | by ) \b )
      | desire | need )""",
    _FLAGS,
)
_BEGINS = lazy(r",\s*(?:and|but)$", regex.IGNORECASE)
_OF_THINGS = frozenset(
    (
        "terminate", "continue", "begin", "commence", "close", "extend", "apply", "increase", "include", "replace",
        "cease", "limit", "permit", "appear", "convert",
    )
)  # fmt: skip
# "Seller has the right to enter into this agreement": what it says of itself, and no permission
_OF_ITSELF = lazy(r"(?:enter\s+into|execute|make|sign)(?:\s+and\s+\w+)?\s+this\b", regex.IGNORECASE)
# what a thing does not "terminate" or "extend" of itself
_INSTRUMENT = lazy(
    r"\s+(?:this|the|any|all|its)\s+(?:[\w-]+\s+){0,3}?(?:agreement|lease|contract|licen[cs]e|note|term)\b",
    regex.IGNORECASE,
)
# "The Seller represents that … The Seller has the right to sell the Goods": what is so, and no permission
_REPRESENTS = lazy(
    r"\b(?:represent(?:s|ed|ations?)?|warrant(?:s|y|ies)?|WHEREAS|to\s+(?:[\w’']+\s+){0,6}knowledge)\b",
    regex.IGNORECASE,
)
# a line of its own that a reader takes for a heading: "ARTICLE III", "REPRESENTATIONS AND WARRANTIES OF SELLER"
_HEADING = lazy(
    r"^[^\S\n]*(?:ARTICLE|Article|SECTION)\s+[\dIVXLC]+\b[^\n]{0,80}$"
    r"|^[^\S\n]*(?:[\dIVXLC]+\.?\s+)?(?:[A-Z][A-Z,&;’'-]*\s){0,12}[A-Z]{4,}[.:]?[^\S\n]*$"
    r"|^[^\S\n]*(?:[\dIVXLC]+\.?\s+)?Representations(?:,|\s+and)\s[^\n.;]{0,70}[.:]?[^\S\n]*$",
    regex.MULTILINE,
)
_REPRESENTATIONS = lazy(r"\b(?:representations|warranties)\b", regex.IGNORECASE)
# "to whom the Benefit is to be paid", "where, and the time at which, the meeting is to be held"; not "in which event"
_DESCRIBES = lazy(
    r"\b(?:that|who|as|what|when|if|unless|until)\s+(?:[\w-]+\s+){0,4}$"
    r"|\b(?:whom|which(?!\s+(?:event|case)\b)|where|whether|extent|how|manner)\b",
    regex.IGNORECASE,
)
# "shall upon request return", "shall, if requested by the Agent, deliver"
_ASIDE_WHEN = lazy(
    r"\b(?:shall|will|may|must)\s*,?\s+(?:(?:at|after|before|in|on|upon|subject|within|without)\b[^,;()]{1,160},\s+)?"
    r"(?P<when>(?:if|unless|(?:up)?on\s+(?=[\w\s]*(?:request|demand|notice)\b)|in\s+the\s+event"
    r"|to\s+the\s+extent|(?:for\s+)?so\s+long\s+as|as\s+long\s+as)\b[^,;()]{3,160}?)\s*,?\s*(?:[a-z]+ly\s+)*$",
    regex.IGNORECASE,
)
_THAT = lazy(r"\bthat\b", regex.IGNORECASE)
_VERB = 300  # characters of adverbs and asides between "shall" and its verb
_OWED = lazy(r"\b(?:shall|will|must)\b", regex.IGNORECASE)
_VERBS_BACK = 3  # how many verbs of duty before a list's second are looked at
_EARLIER = 3000  # characters that a list may take between a subject and its second verb


def owed(match: Match, document: Document, verb: str = "shall") -> Obligation | None:
    """The obligation that the verb lays on its subject, or null where it lays none."""
    text = document.text
    if document.in_table(Span(*match.span())) or match[0].istitle():
        return None  # "Trustee May File Proofs of Claim" is a heading
    if match[0].isupper() and _in_heading(document, match.start()):
        return None
    end = end_of(document, match.start())
    found = duty(text, match.end(), min(end, match.end() + _VERB), verb)
    if found is None:
        return None
    clause = Span(start_of(document, match.start()), end)
    if _DEFINES.search(text, clause.start, match.start()):
        return None
    who = subject(text, clause.start, match.start())
    if who is not None and (
        under_condition(document, clause.start, who.span.start)
        or (match[0].casefold() == "will" and only_known(text, clause.start, who))
    ):
        return None
    if found.passive:
        return passive(text, clause, match.start(), found, who)
    if who is None:
        return _continued(document, clause, match, found)
    lead = text[clause.start : who.span.start].strip()
    if verb == "may" and lead.strip("()").count(" ") and _ASKED.match(text, found.action) and not _may_ask(lead):
        return None
    if not who.known and not _named_acts(text, found):
        return None
    return _made(document, clause, who, found)


def _may_ask(lead: str) -> bool:
    """Whether a main clause begins behind these words: "If they cannot agree," but not "such information as"."""
    return _BEGINS.search(lead) is not None or (lead.endswith(",") and condition_ahead(own_lead(lead)) is not None)


def _in_heading(document: Document, at: int) -> bool:
    """Whether the offset stands in the heading of a section that goes on: "3.14 PAYMENTS WILL BE MADE BY BORROWER."."""
    text, section = document.text, document.section_at(Span(at, at + 1))
    if section is None:
        return False
    behind = behind_heading(text, section, behind_mark(text, section))
    return at < behind and bool(text[behind : section.span.end].strip(" .:\n"))


def _named_acts(text: str, found: Duty) -> bool:
    """Whether the verb says what only somebody does, so that a name of unknown kind may be somebody's."""
    verb = _WORD.match(text, found.action)
    if verb is None or verb[0].casefold() not in listed("action_verbs"):
        return False
    return verb[0].casefold() not in _OF_THINGS or _INSTRUMENT.match(text, verb.end()) is not None


def _continued(document: Document, clause: Span, match: Match, found: Duty) -> Obligation | None:
    """The obligation of "…, and shall reimburse", whose subject its sentence has, or what stands before its list."""
    text = document.text
    if _CARRIED.match(text, found.action):
        return None
    lead = text[clause.start : match.start()]
    bare = AND.search(lead) is None and not (not lead.strip() and text[clause.start - 1 : clause.start] == ";")
    if bare and not turns(text, clause.start, match.start(), match.end(), found.modality):
        who = gives(text, clause.start, match.start(), found.action)
        return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality) if who else None
    spoken, who = spoken_of(text, clause.start, match.start())
    if spoken or bare:
        return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality) if who else None
    if MODAL.search(text, clause.start, match.start()):
        return None  # "the number of shares shall include …, but shall exclude": nobody's duty goes on
    section = document.section_at(Span(*match.span()))
    floor = max(section.span.start if section else 0, match.start() - _EARLIER)
    who = _above(document, Span(floor, clause.start), match[0].strip(), first=not lead.strip())
    if who is None:
        return None
    return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality)


def _above(document: Document, list_: Span, verb: str, *, first: bool) -> Subject | None:
    """Who is the subject of the verb's last use in a list; of one like it, where a member's words begin with the verb.

    "Tenant shall keep the roof; will procure all permits": of "will", Tenant.
    """
    text = document.text
    pattern = _OWED.pattern if first and _OWED.fullmatch(verb) else rf"\b{verb}\b"
    found = [one.start() for one in regex.finditer(pattern, text, pos=list_.start, endpos=list_.end)]
    subjects = (subject(text, start_of(document, at), at) for at in reversed(found[-_VERBS_BACK if first else -1 :]))
    return next((one for one in subjects if one is not None), None)


def agreed(match: Match, document: Document) -> Iterator[Obligation]:
    """The obligations that somebody agrees to: "to keep records; to pay the taxes; and to repair the roof" is three."""
    first = _agreed(match, document)
    if first is None:
        return
    yield first
    text, end = document.text, end_of(document, match.start())
    while (more := _AND_TO.match(text, end)) and more["verb"] in listed("action_verbs"):
        end = end_of(document, more.start("verb"))
        what = Duty("shall_not", more.start("not")) if more["not"] else Duty("agrees", more.start("verb"))
        made = obligation(text, Span(what.action, end), what.action, None, what.modality)
        if made is not None:
            yield replace(made, obligor=first.obligor, rule=first.rule)


def _agreed(match: Match, document: Document) -> Obligation | None:
    """The first of them."""
    text = document.text
    clause = around(document, match.start())
    negated = match["not"] is not None
    found = Duty("shall_not" if negated else "agrees", match.start("not") if negated else match.end())
    who = subject(text, clause.start, match.start()) or accepting(text, clause.start, match.start())
    if who is None:
        who = going_on(text, clause.start, match.start())
        return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality) if who else None
    if who.negative or _DEFINES.search(text, clause.start, match.start()):
        return None
    if _AGREED.search(text, who.span.end, match.start()):  # what is agreed to first begins with the subject
        return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality)
    return _made(document, clause, who, found)


def required(match: Match, document: Document) -> Obligation | None:
    """The obligation of whoever is required to do something, or not allowed to; "hereby authorized to" permits."""
    text = document.text
    clause = around(document, match.start("verb"))
    who = subject(text, clause.start, match.start("verb"))
    if who is None or who.negative or _DEFINES.search(text, clause.start, match.start("verb")):
        return None
    if match["told"] and match["hereby"] is None:
        return None
    if match["barred"]:
        return None if match["not"] else _made(document, clause, who, Duty("shall_not", match.start("barred")))
    if match["allowed"] is None:
        return None if match["not"] else _made(document, clause, who, Duty("shall", match.end()))
    if match["not"]:
        return _made(document, clause, who, Duty("shall_not", match.start("not")))
    return _made(document, clause, who, Duty("may", match.end())) if match["hereby"] else None


def entitled(match: Match, document: Document) -> Obligation | None:
    """What somebody has the right or the duty to do, by a sentence of its own that represents nothing."""
    text = document.text
    clause = around(document, match.start())
    who = subject(text, clause.start, match.start())
    if who is None or who.negative or PRONOUN.match(who.name):
        return None
    if _DEFINES.search(text, clause.start, match.start()) or match["verb"].casefold() not in listed("action_verbs"):
        return None
    if _OF_ITSELF.match(text, match.start("verb")):
        return None
    if not match[0].casefold().startswith("reserve") and _represented(document, match.start()):
        return None
    if match["none"]:
        return _made(document, clause, who, Duty("shall_not", match.start()))
    return _made(document, clause, who, Duty("shall" if match["duty"] else "may", match.start("verb")))


def _represented(document: Document, at: int) -> bool:
    """Whether what the offset stands in, or a section around it, begins as a representation or a recital."""
    text = document.text
    headings = document.once(_headings)
    above = bisect_right(headings, (at, True)) - 1
    if above >= 0 and headings[above][1]:
        return True
    section = document.section_at(Span(at, at + 1))
    if section is None or section.kind == "recitals":
        return section is not None or _REPRESENTS.search(text, max(0, at - _OUTER), at) is not None
    while section is not None:
        if _REPRESENTS.search(text, section.span.start, min(at, section.span.start + _OUTER)):
            return True
        section = document.by_id.get(section.parent) if section.parent else None
    return False


def _headings(document: Document) -> tuple[tuple[int, bool], ...]:
    """Where each line stands that looks like a heading, and whether it announces representations."""
    found = _HEADING.finditer(document.text)
    return tuple((one.start(), _REPRESENTATIONS.search(one[0]) is not None) for one in found)


def is_to(match: Match, document: Document) -> Obligation | None:
    """The obligation of somebody who "is to" do something or "is responsible for" it."""
    text = document.text
    clause = around(document, match.start())
    who = subject(text, clause.start, match.start())
    verb = match["verb"].casefold()
    if verb == "be":
        found = (
            None
            if match["not"] or _DESCRIBES.search(text, clause.start, match.start())
            else duty(text, match.start("verb"), clause.end, "shall")
        )
        return passive(text, clause, match.start(), found, who) if found and found.passive else None
    acts = verb in listed("action_verbs")
    if who is None and acts and (who := going_on(text, clause.start, match.start())):
        modality, action = ("shall_not", match.start("not")) if match["not"] else ("shall", match.start("verb"))
        return obligation(text, Span(match.start(), clause.end), action, who, modality)
    if who is None or who.negative or not who.known or PRONOUN.match(who.name):
        return None
    if not acts and not verb.startswith("responsible"):
        return None
    if match["not"] is None:
        return _made(document, clause, who, Duty("shall", match.start("verb")))
    if verb.startswith("responsible"):
        return None
    return _made(document, clause, who, Duty("shall_not", match.start("not")))


def incumbent(match: Match, document: Document) -> Obligation | None:
    """The obligation of whose duty "it shall be" to do something, where the sentence begins with that."""
    text = document.text
    who = subject(text, match.start("who"), match.end("who"))
    clause = around(document, match.start())
    if who is None or not who.known or text[clause.start : match.start()].strip(" ,"):
        return None
    return obligation(text, Span(match.start(), clause.end), match.end(), who, "shall")


def _made(document: Document, clause: Span, who: Subject, found: Duty) -> Obligation | None:
    """The obligation from its subject, or from the deadline in front of it, to the end of the action."""
    text = document.text
    bound, outer = antecedent(text, clause.start, who)
    if bound is None:
        return None
    who = bound
    modality = found.modality
    if who.negative:
        if modality not in ("shall", "may") or lays_nothing(text, found.action):
            return None
        modality = "shall_not"
    item = document.section_at(who.span)
    if item is not None and item.inline and behind_mark(text, item) == who.span.start:
        clause = clause._replace(start=who.span.start)  # "If Taxes are due, (i) the sum grows, (ii) Buyer shall"
    near = outer is not None and who.span.start - outer.span.start < _OUTER
    first = outer is not None and MODAL.search(text, outer.span.end, who.span.start) is None
    start = outer.span.start if outer and near and first else who.span.start
    start, lead = from_deadline(text, clause.start, start)
    made = obligation(text, Span(start, clause.end), found.action, who, modality, lead)
    if made is None or made.condition:
        return made
    if aside := _ASIDE_WHEN.search(text, who.span.end, found.action):
        return replace(made, condition=words(aside["when"]))
    if outer is None:
        alone = not lead or deadline_ahead(lead)
        return replace(made, condition=stem_condition(document, clause.start) if alone else None)
    # "covenants that so long as any Note is outstanding it will not": the condition behind "that"
    inner = _THAT.split(text[outer.span.end : who.span.start])[-1]
    return replace(made, condition=condition_ahead(words(inner).strip(" ,")))
