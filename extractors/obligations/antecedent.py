"""Whom "it" and "they" stand for: who agrees that "it shall", or whom the condition in front of them speaks of.

"If the Company decides to cancel, it will give notice" obliges the Company.
"""

import regex

from extractors.obligations.somebody import NAME_WORD, last_somebody
from extractors.obligations.subjects import Subject, subject
from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE
PRONOUN = lazy(r"(?:it|they|he|she)\b", regex.IGNORECASE)
_AGREES_THAT = lazy(
    r"""(?r) \b (?: (?: agree | covenant | understand | acknowledge | represent | warrant | confirm ) s? ,? \s+
            (?: and \s+ )? ){0,2}
        (?<! \b (?-i: an? | the | this | such | any | direct ) \s+ )
        (?: agree | covenant | undertake | acknowledge ) s? \b [^;]{0,300}? \b that \b""",
    _FLAGS,
)
# "After termination of the Executive's employment, he shall"
_WHOSE = lazy(
    r"""\s* (?: after | upon | following | during | if ) \b [^,;]{0,80}? \b
        (?P<who> (?: (?: the | such | each ) \s+ )? (?-i: [A-Z] ) \w+ (?: \s+ (?-i: [A-Z] ) \w+ )? ) ['’]s \b""",
    _FLAGS,
)
# "Producer acknowledges that the Buyer will rely on it", but not "acknowledges and agrees that"
_KNOWS_THAT = lazy(
    r"""\b (?: acknowledge | understand | recognize | recognise ) s? \b
        (?: (?! \b (?: agree | covenant | undertake | acknowledge | understand ) ) [^;.] ){0,200}? \b that \b [\s,]*
        (?: \( [a-z\d]{1,4} \) \s* )? $""",
    _FLAGS,
)
# "If the Company so elects, it shall": whom the condition speaks of
_IF_SOMEBODY = lazy(
    r"""(?<! \w ) (?: if | when (?: ever )? | should | unless | in \s+ the \s+ event (?: \s+ that )?
        | in \s+ case ) \s+ (?P<who> (?: (?: the | any | each | either | such | an? ) \s+ )?
        (?: (?-i: [A-Z] ) [\w’-]* \s+ ){1,4} | (?: the | any | each | either | such ) \s+ [\w-]+ \s+ )""",
    _FLAGS,
)
# "Employee hereby accepts the position and agrees to", "Releasor, for itself and its heirs, releases …, and covenants"
_ACCEPTS = lazy(
    rf"""\s* (?: \d [\d.]* \)? \s+ )? (?: (?: the | each | such | said ) \s+ )?
        (?P<who> undersigned | {NAME_WORD} (?: \s+ {NAME_WORD} ){{0,2}} )
        (?: \s* , [^;.]{{1,200}}? , )? \s+ (?: (?: hereby | also | [a-z]+ly ) \s+ ){{0,3}}
        (?: (?P<knows> acknowledge | recognize | understand ) s?
        | (?: accept | assume | grant | assign | release | guarantee | represent | warrant | waive
            | agree (?= s? \s+ to \s+ (?: the | this ) \b ) ) s?
        | (?! has \b | is \b | was \b | does \b ) (?-i: [a-z] ) [a-z]+ (?<! s ) s ) \b
        (?: (?(knows) (?! \b (?: if | when | unless ) \b )
              | (?! \b (?: that | which | who | whom | if | when | unless | shall | will | may | must ) \b ) )
            [^;] ){{0,300}}?
        \s and (?: ,? \s+ (?: hereby | further | also | accordingly | therefore ) )? ,? \s+ $""",
    _FLAGS,
)


def antecedent(text: str, start: int, who: Subject) -> tuple[Subject | None, Subject | None]:
    """The subject itself, for "it" whom that stands for; and who agrees that the subject shall do so."""
    agrees = _AGREES_THAT.search(text, start, who.span.start)
    outer = (subject(text, start, agrees.start()) or accepting(text, start, agrees.start())) if agrees else None
    if not PRONOUN.match(who.name):
        return who, outer
    meant = outer or _of_condition(text, start, who.span.start)
    return (Subject(who.span, meant.name, who.negative, meant.known), outer) if meant else (None, None)


def only_known(text: str, start: int, who: Subject) -> bool:
    """Whether somebody only acknowledges what the subject will do: "Seller acknowledges that Buyer will rely on it"."""
    known = _KNOWS_THAT.search(text, start, who.span.start)
    if known is None or PRONOUN.match(who.name):
        return False
    knows = subject(text, start, known.start())
    return knows is not None and knows.name != who.name


def _of_condition(text: str, start: int, at: int) -> Subject | None:
    """Whom the condition in front of "it" speaks of: "If the Company decides to cancel, it will give notice"."""
    somebody = _IF_SOMEBODY.search(text, start, at) or _WHOSE.match(text, start, at)
    if somebody is None:
        return None
    begin, end = somebody.span("who")
    last = last_somebody(text, begin, end)
    return subject(text, begin, last) if last else None


def accepting(text: str, start: int, at: int) -> Subject | None:
    """Who "accepts the position and agrees to" something, where the verb stands at the offset."""
    accepts = _ACCEPTS.fullmatch(text, start, at)
    last = last_somebody(text, *accepts.span("who")) if accepts else None
    return subject(text, start, last) if last else None
