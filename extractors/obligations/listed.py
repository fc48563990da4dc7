"""Duties in a list under one lead-in: "the Company shall: (a) file …; (b) use its best efforts …".

Each item that begins with a verb is an obligation of whoever the lead-in names; so is what follows a semicolon in it,
if that begins with a verb too. Items that are things ("deliver (a) a certificate") belong to the lead-in's own verb.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

import regex

from extractors.lexicon.words import words as listed_words
from extractors.obligations.clause import before_proviso, behind_heading, behind_mark, completing, start_of, stop_of
from extractors.obligations.continued import going_on
from extractors.obligations.item import condition_ahead, deadline_ahead, obligation, own_lead, with_adverb
from extractors.obligations.subjects import Subject, subject
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Obligation, Section
from pipeline.span import Span

RULE = "obligation.listed"
_FLAGS = regex.VERBOSE | regex.IGNORECASE
# "perform (or cause others to perform), in accordance with the Plan, each of the following functions"
_FOLLOWING = r"""(?: (?: do | perform | provide | render | undertake | take | observe
      | (?: be \s+ )? responsible \s+ for ) \b (?: [^:;.] ){0,300}? \b
        the \s+ following (?: \s+ [\w-]+ ){0,4} (?: [,(] [^:;]{1,300} )?
    | have \s+ the \s+ following \s+ (?: [\w-]+ \s+ )?
      (?: duties | obligations | responsibilities | functions | tasks ) )"""
_LEAD = lazy(
    rf"""\b (?P<verb> shall | will | must | may
          | (?: hereby \s+ )? (?: agree | covenant | undertake | promise (?! s? \s* : ) ) s?
            (?: \s+ and \s+ (?: agree | covenant | undertake ) s? )?
            (?: (?: \s+ with \s+ [^,;:.]{{1,80}}? (?= , ) )? (?: , [^;:]{{1,200}} , )? \s+ (?:
              that \s+ (?: [^:;]{{0,200}}? [\s,] )?? (?: it | he | she | they ) \s+ (?: shall | will )
              | to ) )?
        | (?: hereby \s+ )? (?: covenant | undertake ) s? (?: \s+ and \s+ agrees? )? (?: \s+ with [^,;:.]{{1,80}}? )?
            \s+ (?P<follows> as \s+ follows )
        | (?: is | are ) (?= \s+ (?: \w+ly \s+ )? responsible \s+ for \b )
        | (?: is | are | shall \s+ be ) \s+ (?: required | obligated | obliged ) \s+ to
        | (?P<right> (?: shall | will ) \s+ have \s+ the \s+ (?: \w+ \s+ ){{0,3}}? (?: right | option )
            (?: \s* , [^;:,]{{0,200}} , )? \s+ to )
        | (?: agree | covenant | undertake | promise ) s? \s+ (?P<modal> that \s+ (?: it | he | she | they | you ) ) )
        (?! [^\S\n]* \n [^\S\n]* \n \s* [A-Z] )  # "ARTICLE 5. COVENANTS" is a heading
        (?P<rest> (?: \s* , [^;:,]{{0,200}} (?= , ) | \s* \([^()]*\)
            | \s+ (?: not | as \s+ (?: expeditiously | promptly | soon ) [\w\s]{{0,30}} | at \s+ its [\w\s]{{0,40}}
              | [a-z]+ly
              | {_FOLLOWING} (?= \s* : )
                | also | directly \s+ or \s+ indirectly | in \s+ any \s+ (?: manner | way )
                | and \s+ shall \s+ cause [\w\s,]{{1,60}} \s to ) )*
            (?: ,? \s+ (?: unless | without | during | except | while | (?: for \s+ )? so \s+ long \s+ as
                | at \s+ all \s+ times | from \s+ and \s+ after | until ) \b [^:;]{{0,300}} (?= : )
              | , [^:;,]{{0,200}} (?= : ) )? )
        \s* [,:]? \s* [-–—]* \s* $""",
    _FLAGS,
)
_SAYS_THAT_FOLLOWS = lazy(
    rf"""(?: not ,? \s+ )?
        (?: (?: and \s+ shall \s+ (?: not \s+ )? )? (?: cause | permit ) \s+ [^,]{{1,80}} \s+ to , \s+ )?
        (?: [a-z]+ly \s+ )? {_FOLLOWING} $""",
    _FLAGS,
)
_BEHIND_HEADING = lazy(r"[.:\s–—-]*")
_BEFORE_VERB = lazy(
    r"""\s* (?: (?: and | or | to | otherwise | also | (?! supply | reply | comply | apply | rely ) [a-z]+ly
            | at \s+ all \s+ times ) \b ,? \s*
        | \( [A-Za-z\d]{1,4} \) \s*
        | without \s+ [^;]{1,300}? \b waived , \s*
        | without \s+ [^,;()]{1,60}? \b consent (?: , | \s+ of \s+ [^,;()]{1,80} (?: \([^()]*\) )? ,? ) \s*
        | if \s+ (?: so \s+ )? requested \s+ by \s+ [^,;.]{1,60}? \s+ (?= as \s+ (?: promptly | soon ) )
        | as \s+ (?: promptly | soon | expeditiously ) \s+ as \s+ (?: reasonably \s+ )?
            (?: practicable | possible ) ,? \s*
        | (?: if | except | upon | by | in \s+ the \s+ event | subject \s+ to | at \s+ the \s+ request | prior \s+ to
            | on \s+ or | within | at \s+ its | before | after | not \s+ later | no \s+ later | during | from | for
            | unless
            | in \s+ connection | with \s+ respect | following ) \b [^,;]{1,250}
            (?: , \s+ \d{4} [^,;]{0,120} )? , \s* )*""",
    _FLAGS,
)
_INLINE = lazy(
    r"(?<=\s)(?P<next>\([A-Za-z\d]{1,4}\))\s+(?:to\s+)?(?:without\s[^,;()]{1,60}?\bconsent,\s+)?(?P<verb>[a-z][a-z-]*)"
)
_WITHOUT = lazy(r"\bwithout\s+[^,;]+\bconsent\b", regex.IGNORECASE)
# "…, and cause the Company's officers to supply": a duty of its own, unless the first has hardly begun
_ANOTHER = lazy(
    r"(?:,\s+and|\band,\s+in\s+connection\s+therewith,)(?:\s+promptly(?:\s+thereafter)?)?(?:\s*\([^()]{1,60}\),?)?"
    r"\s+(?P<next>(?P<verb>[a-z-]+))\s+(?:the|all|each|any|such|to|with|its|an?)\b"
)
_FIRST = 80
_NEAR = 40  # characters of white space between a lead-in and its list
_WORD = lazy(r"[A-Za-z][a-z-]*")
_NOT = lazy(r"\bnot\b", regex.IGNORECASE)
_NEGATED = lazy(r"not\s+(?:to\s+)?(?:\w+ly\s+)?(?:\([a-z\d]{1,4}\)\s*)?", regex.IGNORECASE)
_RESPONSIBLE = lazy(r"\bresponsible\b", regex.IGNORECASE)
_NOT_EACH = lazy(r"not\s+(?:to\s+)?\(", regex.IGNORECASE)  # "(b) not (i) amend its charter, (ii) split its stock"
_INFINITIVE = lazy(r"(?:not\s+)?to\b", regex.IGNORECASE)
_MODAL = lazy(r"\s*(?:(?:and|or)\s+)?(?:shall|will)\s+", regex.IGNORECASE)
# "6.12 The Borrower shall use the Loans (a) to pay the Seller": not led in by what stands above 6.12
_VERB_OF_ITS_OWN = lazy(r"\b(?:shall|will|must|agrees|required|provided)\b", regex.IGNORECASE)
_AGREES = lazy(r"(?:hereby\s+)?(?:agree|coven|undert|promis)")


@dataclass(frozen=True)
class _Lead:
    """Whom a lead-in binds, and how; what it says by when stands in its span.

    `when`: the condition of all its items, "If the Agent so requests"; `begins`: with what an item must begin, "to"
    under "covenants as follows:", "shall" under "agrees that it:".
    """

    who: Subject
    modality: str
    span: Span
    begins: "regex.Pattern[str] | None" = None
    when: str | None = None


def listed(document: Document) -> Iterator[Obligation]:
    """The obligations in lists whose lead-in names the obligor."""
    return (one for one, _ in document.once(_found))


def leads(document: Document) -> dict[int, Span]:
    """By where an obligation of a list begins, the words of its lead-in: "Within ten days, the Company shall"."""
    return {one.span.start: lead for one, lead in document.once(_found)}


def leads_in(document: Document, one: Obligation) -> bool:
    """Whether all that the obligation says is that those of a list follow: "perform each of the following duties"."""
    said = _SAYS_THAT_FOLLOWS.match(one.action)
    return said is not None and any(
        lead.start <= one.span.start and one.span.end <= lead.end for lead in leads(document).values()
    )


def _found(document: Document) -> tuple[tuple[Obligation, Span], ...]:
    """The obligations of lists, each with the words of its lead-in."""
    return tuple(_in_lists(document))


def _in_lists(document: Document) -> Iterator[tuple[Obligation, Span]]:
    leads: dict[str, _Lead] = {}
    current: dict[tuple[str, int], _Lead | None] = {}
    text = document.text
    for section in document.sections:
        if section.number is None:
            continue
        parent = section.parent or ""
        members = (parent, section.occurrence)
        floor = document.by_id[parent].span.start if parent else 0
        # "(d) … With a view to such sales, the Company agrees to:\n\n(e) Make …": a list may be led in anew
        anew = text[max(0, section.span.start - _NEAR) : section.span.start].rstrip().endswith(":")
        if members not in current or anew:
            outer = leads.get(parent)
            if outer is not None and _VERB_OF_ITS_OWN.search(text, floor, section.span.start):
                outer = None
            current[members] = _lead(document, floor, section) or current.get(members) or outer
        lead = current[members]
        if lead is not None:
            found = list(_items(document, section, lead))
            if not found:
                leads[section.id] = lead
            yield from ((one, lead.span) for one in found)


def _lead(document: Document, floor: int, first: Section) -> _Lead | None:
    """Whom the words before a list's first item bind."""
    at = first.span.start
    text = document.text
    match = _LEAD.search(text, max(floor, at - 500), at)
    if match is None:
        return None
    start = start_of(document, match.start())
    who = subject(text, start, match.start()) or going_on(text, start, match.start())
    if who is None or (match["follows"] and who.name.casefold() == "parties"):
        return None
    verb, span = match["verb"].casefold(), Span(start, at)
    when = condition_ahead(own_lead(text[start : who.span.start].strip()))
    if who.negative or _NOT.search(match["rest"]):
        if _RESPONSIBLE.search(match["rest"]):
            return None  # "shall not be responsible for the following" forbids nothing
        return _Lead(who, "shall_not", span, when=when)
    modality = "may" if verb == "may" or match["right"] else "agrees" if _AGREES.match(verb) else "shall"
    if match["modal"]:
        return _Lead(who, "shall", span, _MODAL, when)
    return _Lead(who, modality, span, _INFINITIVE if match["follows"] else None, when)


def _items(document: Document, section: Section, lead: _Lead) -> Iterator[Obligation]:
    """The obligations of one item of a list: its own verb, and each behind a semicolon or an inline mark."""
    text = document.text
    mark = behind_mark(text, section)
    heading = behind_heading(text, section, mark)
    words_at = _BEHIND_HEADING.match(text, heading, section.span.end)
    at = words_at.end() if words_at and heading > mark else mark
    at = (
        mark if at >= section.span.end else at
    )  # "(c) Not dispose of any Collateral.": no heading, but all that it says
    none = _NOT_EACH.match(text, at) is not None
    while at < section.span.end:
        stop = min(stop_of(document, section, at), section.span.end)
        main = before_proviso(document, at, stop)
        end = _next_mark(text, at, main)
        modal = _MODAL.match(text, at, end) if lead.begins is _MODAL else None
        verb = _verb(text, modal.end() if modal else at, end)
        if verb is not None and _begins(lead, text, at, verb):
            start = at if deadline_ahead(text[at:verb]) else with_adverb(text, at, verb)
            unless = _WITHOUT.search(text, at, verb)
            start, verb = (unless.start(), unless.start()) if unless else (start, verb)
            modality = "shall_not" if none or _NEGATED.match(text, verb, end) else lead.modality
            span = Span(start, before_proviso(document, verb, end))
            item = obligation(text, span, verb, lead.who, modality, text[at:start])
            if item is not None:
                when = item.condition or ""
                of_a_part = lead.when and when in item.action and not item.action.endswith(when)
                condition = lead.when if of_a_part else item.condition or lead.when
                yield replace(item, rule=item.rule or RULE, condition=condition)
        if end == main or (verb is None and _VERB_OF_ITS_OWN.search(text, at, end)):
            end = stop  # what a proviso says, or a sentence with a subject of its own, is not the lead-in's
        if end >= section.span.end or (end == stop and text[end] != ";"):
            return
        at = end + (text[end] == ";")


def _begins(lead: _Lead, text: str, at: int, verb: int) -> bool:
    """Whether an item begins as its lead-in asks, where its verb stands at the second offset."""
    return lead.begins is None or lead.begins.search(text, at, verb + 8) is not None


def _next_mark(text: str, at: int, end: int) -> int:
    """Where the next duty of the same item begins with a mark of its own, "and (B) cause", else its end."""
    colon = text.find(": (", at, end)
    things = colon >= 0 and completing(text, at, colon + 1) is not None
    inline = _INLINE.finditer(text, at + 10, colon if things else end)
    marks = chain(inline, _ANOTHER.finditer(text, at + _FIRST, end))
    return min(
        (one.start("next") for one in marks if one["verb"].casefold() in listed_words("action_verbs")), default=end
    )


def _verb(text: str, at: int, end: int) -> int | None:
    """Where the verb stands that the words begin with; null where they begin with something else."""
    before = _BEFORE_VERB.match(text, at, end)
    start = before.end() if before else at
    negated = _NEGATED.match(text, start, end)
    word = _WORD.match(text, negated.end() if negated else start, end)
    if word is None or word[0].casefold() not in listed_words("action_verbs"):
        return None
    return int(start)
