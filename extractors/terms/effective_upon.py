"""What an agreement waits for before it takes effect: "shall become effective upon receipt by the Agent of …".

It has no day then, and its condition in the words of the text.
"""

from collections.abc import Iterator

import regex

from extractors.terms.effective_signs import FLAGS, INSTRUMENT
from extractors.terms.own_parts import own_parts
from pipeline.document import Document
from pipeline.heads import matches
from pipeline.lazy import lazy
from pipeline.record import EffectiveDate
from pipeline.span import Span

_LONGEST = 600
"""How many characters a condition may have; of a longer one its beginning, to the end of a word."""
_BECOMES = r"""(?: (?: be | become s? ) \s+ (?: \( [^()]{1,60} \) \s+ )? effective
    | (?: be | become s? ) \s+ of \s+ (?: full \s+ )? force \s+ and \s+ effect
    | (?: take s? | go (?: es )? \s+ into ) \s+ effect | come s? \s+ into \s+ (?: force | effect ) )"""
_WAITS = r"""(?: (?: only | automatically | immediately ) \s+ )?
    (?: (?: at | upon | on | as \s+ of ) \s+ the \s+ (?: closing | completion | consummation | effective \s+ time )
    | (?: if \s+ and \s+ )? (?: only \s+ )? when | only \s+ if | upon | until | subject \s+ to | after | following
    | (?: as \s+ of | on | from \s+ and \s+ after | at ) \s+ (?: the \s+ )? (?: (?: first | later | earlier ) \s+ )?
      (?: of | (?: date | day | time ) \s+ (?: \( [^()]{1,60} \) ,? \s+ )?
          (?: first \s+ )? (?: on | upon | when | that | at | of ) ) )"""
_OBJECT = r"(?<! \b (?: of | to | under | in | with | by | from ) \s this )"
_NAMED = rf"{_OBJECT} \s+ (?: [\w-]+ \s+ ){{0,4}}? {INSTRUMENT}"
_SUBJECT = rf"\b this {_NAMED}"
# within a sentence: "Alpha Corp. and" ends none
_WITHIN = r"(?: [^.;] | \. (?! \s+ (?-i: [A-Z] [a-z] | [\"“] ) ) )"
_SAME = r"(?: (?! \b (?: any | that | which | no | each | such | unless | if ) \b ) [^.;()] ){0,120}?"
_NO_OTHER = rf"(?: (?! \b and \s+ (?: an? | any | each | every | no | such ) \b ) {_WITHIN} )"
_EFFECTIVE_UPON = lazy(
    rf"""{_SUBJECT} \b (?: \s* \( [^()]{{1,60}} \) )? {_SAME}
    \b (?: shall | will | is \s+ to ) \s+ (?: not \s+ )? (?: only \s+ )? {_BECOMES}
    (?: \s* \( [^()]{{1,60}} \) )? \s+ (?P<condition> {_WAITS} ) \b
    | \b effective \b (?= \s+ only \b )
      (?<= (?<! [\w,] [ ] ) (?-i: T(?:his|HIS) ) {_NAMED} \b {_WITHIN}{{0,60}} \b is \s+ (?: made | entered ) \b
        {_NO_OTHER}{{0,400}} \b and \s+ (?: is | (?: shall | will ) \s+ be ) \s+ effective )
      \s+ (?P<condition> only \s+ (?: upon | when | if ) ) \b
    | \b effectiveness \s+ of \s+ this \s+ (?: [\w-]+ \s+ ){{0,4}}? {INSTRUMENT} \s+ (?: is | shall \s+ be )
      \s+ (?: expressly \s+ )? (?: conditioned | conditional | contingent | dependent ) \s+
      (?P<condition> (?: up )? on ) \b
    | \b effectiveness \s+ of \s+ this \s+ (?: [\w-]+ \s+ ){{0,4}}? {INSTRUMENT} \s+ (?: is | shall \s+ be )
      \s+ (?P<condition> subject \s+ to ) \b""",
    FLAGS,
)
_END = lazy(
    r"[.;:] (?= \s | \Z ) (?<! \b (?: Inc | Corp | Co | Ltd | No | Sec | U\.S | [ap]\.m | [A-Z] ) \. )", regex.VERBOSE
)


def effective_upon(document: Document) -> Iterator[EffectiveDate]:
    """The conditions upon which the instrument says that it takes effect."""
    text = document.text
    for match in matches(_EFFECTIVE_UPON, document):
        own = document.part_at(match.start()) in own_parts(document)
        if not own or document.in_furniture(Span(*match.span())):  # the foot of a page may say so on all of them
            continue
        start = match.start("condition")
        stop = _END.search(text, start, start + _LONGEST)
        end = stop.start() if stop else text.rfind(" ", start, start + _LONGEST)
        span = Span(start, start + len(text[start:end].rstrip(" \n,")))
        yield EffectiveDate(
            basis="condition",
            condition=" ".join(text[span.start : span.end].split()),
            span=span,
            text=document.slice(span),
            rule="terms.effective_date.condition",
        )
