"""Whom "and shall" binds, where the sentence before has the subject: "Holder agrees to wait and shall keep it secret".

A second verb of the same kind with no comma in front belongs to the first duty; one that turns from what is allowed to
what is owed, or from what is given to what is owed, "Contractor warrants the Work and will repair it", is another.
"""

from itertools import islice

import regex

from extractors.lexicon.words import words as listed
from extractors.obligations.antecedent import antecedent
from extractors.obligations.duties import duty
from extractors.obligations.somebody import NAME_WORD, last_somebody
from extractors.obligations.subjects import Subject, subject
from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE
# "…, and shall", "(a) may contest a claim, (b) may", "(a) shall tell him of it and (b) may"; not "clauses (a) and (b)"
AND = lazy(
    r"""(?: (?: ^ | [,;] ) \s* (?: (?: and | but ) | (?: (?: and | or ) \s+ )? \( [a-z\d]{1,4} \) )
          | (?<! [\d)] \s* ) \b (?: and | or ) \s+ \( [a-z\d]{1,4} \) )
        (?: ,? \s+ (?: in | at | upon | without | promptly | for | on | to ) \s [^,;:()]{3,80} , )? \s+ $""",
    _FLAGS,
)
# "shall not resell the Goods and shall keep records", "shall be in charge and shall supervise"
_TURNS = lazy(
    r"""\b (?: (?P<verb> shall | will | may | must ) | (?: is | are ) \s+ (?: \w+ly \s+ )? (?: to | responsible )
          | (?P<agrees> (?: agree | covenant | undertake ) s? ) \s+ (?P<not> not \s+ )? to ) \b
        (?P<not> \s+ not \b )?
        (?: (?! \b (?: which | that | who | whom | as (?! \s+ to \b ) | if | when | unless | where | whether
              | until (?! \s+ (?: (?: the | such | its ) \s+ )? (?-i: [A-Z\d] ) ) ) \b )
            (?: [^,;] | , (?= \s+ (?: (?: and | or ) \s+ )? [a-z]+ing \b ) ) ){0,400}
        \s (?: and | but ) \s+ $""",
    _FLAGS,
)
_NOT = lazy(r"\s+not\b", regex.IGNORECASE)
# "Contractor warrants the Work for one year and", but not "warrants that the Work is sound and"; who "sells shoes and
# will" open shops tells of a business, who "hereby sells the Shoes and will" of a bargain
_GIVES = lazy(
    rf"""\s* (?: \d [\d.]* \)? \s+ )? (?: (?: the | each | such | said ) \s+ )?
        (?P<who> undersigned | {NAME_WORD} (?: \s+ {NAME_WORD} ){{0,2}} )
        \s+ (?: (?: and | [a-z]+ly ) \s+ ){{0,3}}
        (?: (?: hereby \s+ )? (?: accept | assign | warrant | waive | appoint )
          | hereby \s+ (?: [a-z]+ly \s+ )? (?: assume | grant | release | guarantee | engage | retain | employ | lease
            | license | sell | purchase | hire | transfer | convey | deposit ) )s? \b
        (?: (?! \b (?: that | which | who | whom | if | when | unless | shall | will | may | must | is | are | has
            | have | does | do | can ) \b ) [^;] ){{1,300}}?
        \s and \s+ $""",
    _FLAGS,
)
_NEVER = lazy(r"(?:not|never)\s+(?:[a-z]+ly\s+)?", regex.IGNORECASE)
_WORD = lazy(r"[\w-]+")
# "warrants the Software for a year and will perform": what the Software will do
_OF_THINGS = frozenset(("perform", "continue", "operate", "work", "meet", "include", "terminate", "cease", "begin"))
MODAL = lazy(
    r"(?r)\b(?:(?:shall|will|must|may)\b(?!\s+have\b)|(?:agree|covenant)s?\s+(?:not\s+)?to\b"
    r"|(?:is|are)\s+(?:\w+ly\s+)?(?:to|responsible)\b)",
    regex.IGNORECASE,
)
# "documents that shall be true and shall be filed": the words go on with what is said of the documents
_RELATIVE = lazy(r"\b(?:which|that|who)\s+(?:\w+\s+)?$", regex.IGNORECASE)
_OF_A_THING = lazy(r"\bwhich\s+$", regex.IGNORECASE)
# "such action as the Agent may request and shall": the sentence goes on with its own subject
_AS_ASKED = lazy(r"\bas\s+(?:[\w’'-]+\s+){1,4}$", regex.IGNORECASE)
_ADVERB = lazy(r"(?:(?:hereby|further|also|additionally|furthermore)\s+)+$", regex.IGNORECASE)
# "…, and, without the consent of Buyer, shall not": an aside in front of the verb
_ASIDE = lazy(r"\b(?P<and>and|but)\s*,\s+(?!if\b)[^,;:]{3,160},\s+$", regex.IGNORECASE)
# "shall pay each holder that asks and agrees to wait": what is said of the holder
_LEADS_AWAY = lazy(r"\b(?:which|that|who|whom|whose|as|if|when|unless|until|where|whether)\b", regex.IGNORECASE)
_TURN = 400  # characters of what is forbidden
_VERBS_BACK = 4  # how many verbs of duty before "and shall" are looked at


def turns(text: str, start: int, at: int, behind: int, modality: str) -> bool:
    """Whether "and shall" at the offset, with no comma in front, turns from what is forbidden, allowed, agreed or so.

    `behind` is where the words behind its verb begin.
    """
    earlier = _TURNS.search(text, max(start, at - _TURN), at)
    if earlier is None:
        return False
    if earlier["not"]:
        return modality != "shall_not" and _NOT.match(text, behind) is None
    if earlier["agrees"]:
        return modality != "agrees"
    if earlier["verb"] is None:
        return True
    before = duty(text, earlier.end("verb"), at, earlier["verb"].casefold())
    return before is None or before.modality != modality


def spoken_of(text: str, start: int, at: int) -> tuple[bool, Subject | None]:
    """Whether the sentence before "and shall" has a subject for its nearest verb of duty, and whom that binds."""
    for earlier in islice(MODAL.finditer(text, start, at), _VERBS_BACK):
        who = subject(text, start, earlier.start())
        if who is not None:
            who, _ = antecedent(text, start, who)
            return True, who if who is not None and who.known and not who.negative else None
        before = text[max(start, earlier.start() - 80) : earlier.start()]
        if _OF_A_THING.search(before) and text[start:at].rstrip().endswith((", and", ", but")):
            continue  # "a statement which shall be on Form S-3, and shall use"
        if _RELATIVE.search(before) or not (AND.search(before) or _AS_ASKED.search(before)):
            return False, None
    return False, None


def going_on(text: str, start: int, at: int) -> Subject | None:
    """Who "agrees to keep the notice secret, and" agrees or is to do more at the offset; not who is only described."""
    before = _ADVERB.sub("", text[start:at])
    aside = _ASIDE.search(before)
    before = before[: aside.end("and")] if aside else before
    last = next(MODAL.finditer(before), None)
    if last is None or _LEADS_AWAY.search(before, last.end()) or not before.rstrip().endswith((" and", " but")):
        return None
    return spoken_of(text, start, start + last.end())[1]


def gives(text: str, start: int, at: int, action: int) -> Subject | None:
    """Who "warrants the Work and will" repair it, where "will" stands at the first offset, the verb at the second."""
    what = _GIVES.fullmatch(text, start, at)
    verb = _WORD.match(text, negated.end() if (negated := _NEVER.match(text, action)) else action)
    if what is None or verb is None or verb[0].casefold() not in listed("action_verbs") - _OF_THINGS:
        return None
    last = last_somebody(text, *what.span("who"))
    return subject(text, start, last) if last else None
