"""What a clause with a verb of duty lays on its subject.

"The Company shall not, directly or indirectly, take any action" is `shall_not`; "if the Company shall fail" is nothing,
because no main clause says it.
"""

from bisect import bisect_right
from itertools import islice

import regex

from extractors.lexicon.words import words as listed
from extractors.obligations.clause import around, behind_heading, behind_mark, end_of, start_of
from extractors.obligations.conditional import under_condition
from extractors.obligations.duties import Duty, duty, lays_nothing
from extractors.obligations.item import deadline_ahead, obligation, own_lead
from extractors.obligations.passive import passive
from extractors.obligations.subjects import Subject, actor, subject
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.page_marks import without_page_marks
from pipeline.record import Obligation
from pipeline.rules import Match
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_PRONOUN = lazy(r"(?:it|they|he|she)\b", regex.IGNORECASE)
_DEFINES = lazy(r"[\"”]\s*(?:means|shall\s+mean|has\s+the\s+meaning)\b", regex.IGNORECASE)
_AGREES_THAT = lazy(
    r"""\b (?: (?: understand | acknowledge | represent | warrant | confirm ) s? ,? \s+ (?: and \s+ )? ){0,2}
        (?: agree | covenant | undertake | acknowledge ) s? \b [^;]{0,300} \b that \b""",
    _FLAGS,
)
# "After termination of the Executive's employment, he shall"
_WHOSE = lazy(
    r"""\s* (?: after | upon | following | during | if ) \b [^,;]{0,80}? \b
        (?P<who> (?: (?: the | such | each ) \s+ )? (?-i: [A-Z] ) \w+ (?: \s+ (?-i: [A-Z] ) \w+ )? ) ['’]s \b""",
    _FLAGS,
)
_WORD = lazy(r"[\w-]+")
# "…, and shall", "(a) may contest a claim, (b) may"
_AND = lazy(r"(?: ^ | [,;] ) \s* (?: (?: and | but ) | (?: (?: and | or ) \s+ )? \( [a-z\d]{1,4} \) ) \s+ $", _FLAGS)
# "shall not resell the Goods and shall keep records", "shall be in charge and shall supervise"
_TURNS = lazy(
    r"""\b (?: (?P<verb> shall | will | may | must ) | (?: is | are ) \s+ (?: \w+ly \s+ )? (?: to | responsible ) ) \b
        (?P<not> \s+ not \b )?
        (?: (?! \b (?: which | that | who | whom | as | if | when | unless | until | where | whether ) \b ) [^,;] )*
        \s (?: and | but ) \s+ $""",
    _FLAGS,
)
_NOT = lazy(r"\s+not\b", regex.IGNORECASE)
_MODAL = lazy(
    r"(?r)\b(?:(?:shall|will|must|may)\b(?!\s+have\b)|(?:agree|covenant)s?\s+(?:not\s+)?to\b"
    r"|(?:is|are)\s+(?:\w+ly\s+)?(?:to|responsible)\b)",
    regex.IGNORECASE,
)
_AGREED = lazy(r"\b(?:agree|covenant|undertake|promise)s?\s+(?:not\s+)?to\b", regex.IGNORECASE)
# "Employee hereby accepts the position and agrees to", "Releasor, for itself and its heirs, releases …, and covenants"
_ACCEPTS = lazy(
    r"""\s* (?: \d [\d.]* \)? \s+ )? (?: (?: the | each | such | said ) \s+ )?
        (?P<who> undersigned | (?-i: [A-Z] ) [\w-]* (?: \s+ (?-i: [A-Z] ) [\w-]* ){0,2} )
        (?: \s* , [^;.]{1,200}? , )? \s+ (?: (?: hereby | also | [a-z]+ly ) \s+ ){0,3}
        (?: (?P<knows> acknowledge | recognize | understand ) s?
        | (?: accept | assume | grant | assign | release | guarantee | represent | warrant | waive
            | agree (?= s? \s+ to \s+ (?: the | this ) \b ) ) s?
        | (?! has \b | is \b | was \b | does \b ) (?-i: [a-z] ) [a-z]+ (?<! s ) s ) \b
        (?: (?(knows) (?! \b (?: if | when | unless ) \b )
              | (?! \b (?: that | which | who | whom | if | when | unless | shall | will | may | must ) \b ) )
            [^;] ){0,300}?
        \s and (?: ,? \s+ (?: hereby | further | also | accordingly | therefore ) )? ,? \s+ $""",
    _FLAGS,
)
# "documents that shall be true and shall be filed": the words go on with what is said of the documents
_RELATIVE = lazy(r"\b(?:which|that|who)\s+(?:\w+\s+)?$", regex.IGNORECASE)
# "such action as the Agent may request and shall": the sentence goes on with its own subject
_AS_ASKED = lazy(r"\bas\s+(?:[\w’'-]+\s+){1,4}$", regex.IGNORECASE)
# "If the Company so elects, it shall": whom the condition speaks of
_IF_SOMEBODY = lazy(
    r"""(?<! \w ) (?: if | when (?: ever )? | should | unless | in \s+ the \s+ event (?: \s+ that )?
        | in \s+ case ) \s+ (?P<who> (?: (?: the | any | each | either | such | an? ) \s+ )?
        (?: (?-i: [A-Z] ) [\w’-]* \s+ ){1,4} | (?: the | any | each | either | such ) \s+ [\w-]+ \s+ )""",
    _FLAGS,
)
# "will not, and will not permit any Subsidiary to, incur": an aside to the verb that comes
_CARRIED = lazy(r"(?:not\s+)?(?:cause|permit|allow|suffer)\b[^,;.]{1,160}?\sto\s*,", regex.IGNORECASE)
_TURN = 400  # characters of what is forbidden
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
        "cease", "limit", "permit", "appear",
    )
)  # fmt: skip
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
_VERB = 300  # characters of adverbs and asides between "shall" and its verb
_VERBS_BACK = 4  # how many verbs of duty before "and shall" are looked at
_EARLIER = 3000  # characters that a list may take between a subject and its second verb


def owed(match: Match, document: Document, verb: str = "shall") -> Obligation | None:
    """The obligation that the verb lays on its subject, or null where it lays none."""
    text = without_page_marks(document)
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
    if who is not None and under_condition(document, clause.start, who.span.start):
        return None
    if found.passive:
        return passive(text, clause, match.start(), found, who)
    if who is None:
        return _continued(document, clause, match, found)
    lead = text[clause.start : who.span.start].strip()
    if verb == "may" and lead and _ASKED.match(text, found.action) and not _BEGINS.search(lead):
        return None
    if not who.known and not _named_acts(text, found):
        return None
    return _made(text, clause, who, found)


def _in_heading(document: Document, at: int) -> bool:
    """Whether the offset stands in the heading of a section that goes on: "3.14 PAYMENTS WILL BE MADE BY BORROWER."."""
    text, section = without_page_marks(document), document.section_at(Span(at, at + 1))
    if section is None:
        return False
    behind = behind_heading(text, section, behind_mark(text, section))
    return at < behind and bool(text[behind : section.span.end].strip(" .:\n"))


def _named_acts(text: str, found: Duty) -> bool:
    """Whether the verb says what only somebody does, so that a name of unknown kind may be somebody's."""
    verb = _WORD.match(text, found.action)
    return verb is not None and verb[0].casefold() in listed("action_verbs") - _OF_THINGS


def _continued(document: Document, clause: Span, match: Match, found: Duty) -> Obligation | None:
    """The obligation of "…, and shall reimburse", whose subject its sentence has, or what stands before its list."""
    text = without_page_marks(document)
    if _CARRIED.match(text, found.action):
        return None
    lead = text[clause.start : match.start()]
    bare = _AND.search(lead) is None and not (not lead.strip() and text[clause.start - 1 : clause.start] == ";")
    if bare and not _turns(text, clause.start, match, found):
        return None
    spoken, who = _spoken_of(text, clause.start, match.start())
    if spoken or bare:
        return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality) if who else None
    if _MODAL.search(text, clause.start, match.start()):
        return None  # "the number of shares shall include …, but shall exclude": nobody's duty goes on
    section = document.section_at(Span(*match.span()))
    floor = max(section.span.start if section else 0, match.start() - _EARLIER)
    earlier = [one.start() for one in regex.finditer(rf"\b{match[0].strip()}\b", text, pos=floor, endpos=clause.start)]
    if not earlier:
        return None
    who = subject(text, start_of(document, earlier[-1]), earlier[-1])
    if who is None:
        return None
    return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality)


def _turns(text: str, start: int, match: Match, found: Duty) -> bool:
    """Whether "and shall", with no comma in front, turns from what is forbidden or allowed, or from what is no duty."""
    earlier = _TURNS.search(text, max(start, match.start() - _TURN), match.start())
    if earlier is None:
        return False
    if earlier["not"]:
        return _NOT.match(text, match.end()) is None
    if earlier["verb"] is None:
        return True
    before = duty(text, earlier.end("verb"), match.start(), earlier["verb"].casefold())
    return before is None or before.modality != found.modality


def _spoken_of(text: str, start: int, at: int) -> tuple[bool, Subject | None]:
    """Whether the sentence before "and shall" has a subject for its nearest verb of duty, and whom that binds."""
    for earlier in islice(_MODAL.finditer(text, start, at), _VERBS_BACK):
        who = subject(text, start, earlier.start())
        if who is not None:
            who, _ = _antecedent(text, start, who)
            return True, who if who is not None and who.known and not who.negative else None
        before = text[max(start, earlier.start() - 80) : earlier.start()]
        if _RELATIVE.search(before) or not (_AND.search(before) or _AS_ASKED.search(before)):
            return False, None
    return False, None


def agreed(match: Match, document: Document) -> Obligation | None:
    """The obligation that somebody agrees to."""
    text = without_page_marks(document)
    clause = around(document, match.start())
    who = subject(text, clause.start, match.start()) or _accepting(text, clause.start, match.start())
    if who is None or who.negative or _DEFINES.search(text, clause.start, match.start()):
        return None
    negated = match["not"] is not None
    found = Duty("shall_not" if negated else "agrees", match.start("not") if negated else match.end())
    if _AGREED.search(text, who.span.end, match.start()):  # what is agreed to first begins with the subject
        return obligation(text, Span(match.start(), clause.end), found.action, who, found.modality)
    return _made(text, clause, who, found)


def _accepting(text: str, start: int, at: int) -> Subject | None:
    """Who "accepts the position and agrees to" something, where "agrees" stands at the offset."""
    accepts = _ACCEPTS.fullmatch(text, start, at)
    last = max((word.end() for word in _WORD.finditer(accepts["who"]) if actor(word[0])), default=0) if accepts else 0
    return subject(text, start, accepts.start("who") + last) if accepts and last else None


def required(match: Match, document: Document) -> Obligation | None:
    """The obligation of whoever is required to do something, or not allowed to; "hereby authorized to" permits."""
    text = without_page_marks(document)
    clause = around(document, match.start("verb"))
    who = subject(text, clause.start, match.start("verb"))
    if who is None or who.negative or _DEFINES.search(text, clause.start, match.start("verb")):
        return None
    if match["told"] and match["hereby"] is None:
        return None
    if match["allowed"] is None:
        return None if match["not"] else _made(text, clause, who, Duty("shall", match.end()))
    if match["not"]:
        return _made(text, clause, who, Duty("shall_not", match.start("not")))
    return _made(text, clause, who, Duty("may", match.end())) if match["hereby"] else None


def entitled(match: Match, document: Document) -> Obligation | None:
    """What somebody has the right to do, by a sentence of its own that represents nothing."""
    text = without_page_marks(document)
    clause = around(document, match.start())
    who = subject(text, clause.start, match.start())
    if who is None or not who.known or who.negative or _PRONOUN.match(who.name):
        return None
    if _DEFINES.search(text, clause.start, match.start()) or match["verb"].casefold() not in listed("action_verbs"):
        return None
    if _represented(document, match.start()):
        return None
    return _made(text, clause, who, Duty("may", match.start("verb")))


def _represented(document: Document, at: int) -> bool:
    """Whether what the offset stands in, or a section around it, begins as a representation or a recital."""
    text = without_page_marks(document)
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
    found = _HEADING.finditer(without_page_marks(document))
    return tuple((one.start(), _REPRESENTATIONS.search(one[0]) is not None) for one in found)


def is_to(match: Match, document: Document) -> Obligation | None:
    """The obligation of somebody who "is to" do something or "is responsible for" it."""
    text = without_page_marks(document)
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
    if who is None or who.negative or not who.known or _PRONOUN.match(who.name):
        return None
    if verb not in listed("action_verbs") and not verb.startswith("responsible"):
        return None
    if match["not"] is None:
        return _made(text, clause, who, Duty("shall", match.start("verb")))
    if verb.startswith("responsible"):
        return None
    return _made(text, clause, who, Duty("shall_not", match.start("not")))


def incumbent(match: Match, document: Document) -> Obligation | None:
    """The obligation of whose duty "it shall be" to do something, where the sentence begins with that."""
    text = without_page_marks(document)
    who = subject(text, match.start("who"), match.end("who"))
    clause = around(document, match.start())
    if who is None or not who.known or text[clause.start : match.start()].strip(" ,"):
        return None
    return obligation(text, Span(match.start(), clause.end), match.end(), who, "shall")


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
    near = outer is not None and who.span.start - outer.span.start < _OUTER
    first = outer is not None and _MODAL.search(text, outer.span.end, who.span.start) is None
    start = outer.span.start if outer and near and first else who.span.start
    lead = own_lead(text[clause.start : start].strip())
    if deadline_ahead(lead):
        start = text.rindex(lead, clause.start, start) if lead else start
    return obligation(text, Span(start, clause.end), found.action, who, modality, lead)


def _antecedent(text: str, start: int, who: Subject) -> tuple[Subject | None, Subject | None]:
    """The subject itself, for "it" whom that stands for; and who agrees that the subject shall do so."""
    agrees = _AGREES_THAT.search(text, start, who.span.start)
    outer = subject(text, start, agrees.start()) if agrees else None
    if not _PRONOUN.match(who.name):
        return who, outer
    meant = outer or _of_condition(text, start, who.span.start)
    return (Subject(who.span, meant.name, who.negative, meant.known), outer) if meant else (None, None)


def _of_condition(text: str, start: int, at: int) -> Subject | None:
    """Whom the condition in front of "it" speaks of: "If the Company decides to cancel, it will give notice"."""
    somebody = _IF_SOMEBODY.search(text, start, at) or _WHOSE.match(text, start, at)
    if somebody is None:
        return None
    begin, name = somebody.start("who"), somebody["who"]
    last = max((word.end() for word in _WORD.finditer(name) if actor(word[0])), default=0)
    return subject(text, begin, begin + last) if last else None
