"""Where the words of a duty end soundly: brackets closed, no mark or word left at the end that only leads on.

"pay all costs, including, without limitation:" ends with "costs", and "(and it shall file the Notes) at once" with
"Notes", where the bracket closes that the duty stands in.
"""

import regex

from pipeline.lazy import lazy
from pipeline.rules import expand
from pipeline.span import Span, trimmed

_FLAGS = regex.VERBOSE | regex.IGNORECASE
# "…, and (iv)" announces what follows; "clauses (a), (b), and (c)" are cited
_TAIL = lazy(
    r"""(?: [\s,;:.–—-] | (?<= [\s,] ) (?: and | or | but | in \s+ (?: which | such | that ) \s+ (?: event | case ) )
          (?: ,? \s+ (?: further | also | hereby | thereafter | alternatively | as \s+ follows ) )? (?= \s* $ )
        | (?<! \( \w{1,4} \) ) [,;] \s+ (?: (?: and | or ) \s+ )? \( [a-z\d]{1,4} \) (?= \s* $ ) )+ $""",
    _FLAGS,
)
_NAMED = lazy(
    r"""[\s,]* \( (?: the | each | an? | collectively | together | such ) \b [^()]* ["”’'] [^()]* \) [\s.,]* $""",
    _FLAGS,
)
# what the list behind it would say: "… including", "…, and Agent shall"
_LEADS_ON = lazy(
    r"""(?<= [\s,(] ) (?: unless | if | when | until | where | that | which
      | except (?: \s+ (?: as \s+ to | for | that ) )?
      | including (?: ,? \s+ (?: without \s+ limitation | but \s+ not \s+ limited \s+ to ) )?
      | in \s+ the \s+ event (?: \s+ that )?
      | (?: if | unless | when ) \s+ (?: the | either | any | such ) \s+ (?: other \s+ )? (?: party | lender | holder )
      | and \s+ (?: the \s+ )? (?-i: [A-Z] ) \w+ \s+ (?: shall | will | must | may ) ) [\s,:]* $""",
    _FLAGS,
)
# "repair the roof, and the rent shall be abated": what is said of a thing, and no part of what is to be done
_SAID_OF_A_THING = lazy(
    expand(
        r"""(?: , \s+ (?: and | but ) \s+ {DETERMINER} (?: (?! {ANOTHER} ) {WORD} ){1,14}
              (?: shall | will | must | may (?= \s+ be \b ) ) \s+
            | (?: \s* , )? \s+ (?: and | but | however \s* , ) \s+ {DETERMINER}
            (?: (?: (?! {APART} | and \b ) {WORD} ){1,4}
              (?: (?<= of \s+ ) (?: the | any | such | its | their ) \s+ (?: (?! {APART} | and \b ) {WORD} ){1,3} )?
              (?: and | or ) \s+ {DETERMINER} )?
            (?: (?-i: [A-Z] {WORD} (?: of \s+ )? ){1,4}
              | (?: (?! {APART} ) {WORD} ){0,4} (?-i: (?! {APART} | (?: and | or ) \b ) [a-z] {WORD} (?<! ly \s+ ) )
                (?: (?: (?: of | in | on | under | for ) \s+ (?: (?: the | any | such | this ) \s+ )?
                    | to \s+ (?: the | any | such | this ) \s+ )
                  (?: (?! {APART} | and \b ) {WORD} ){1,3} )? )
            (?: shall | will | must ) \s+ ) (?! have \s+ been \b )""",
        {
            "WORD": r"(?: [\w’'-]+ \s+ )",
            "DETERMINER": r"(?: the | an? | any | each | all | no | such | this | these | said ) \s+ (?: such \s+ )?",
            "ANOTHER": r"(?: that | which | who | whom | whose | as | if | when | where | shall | will | may | must"
            r" | is | are | agrees? ) \b",
            "APART": r"(?: the | any | such | each | all | its | their | that | which | who | whom | whose | as | if"
            r" | when | where | to | shall | will | may | must | is | are | not ) \b",
        },
    ),
    _FLAGS,
)
# "notify the Buyer, and if it fails to do so, it shall be deemed to accept": what follows of itself
_SAID_OF_FAILING = lazy(
    r""", \s+ (?: and | but ) ,? \s+ (?: if | when | unless | upon | in \s+ the \s+ event ) \b [^;]{5,240}? , \s+
        [^,;]{2,80}? \s (?: shall | will ) \s+ (?: be \s+ (?: deemed | considered | treated | void | of \s+ no )
        | constitute | automatically | terminate | become ) \b
      | , \s+ (?: but | and ) \s+ (?: (?: the | any | such | its | no ) \s+ ){0,2}
        (?: failure | omission | delay | inability ) \b
        (?: (?! \b (?: (?: and | but ) \s+ (?: shall | will ) | that | which ) \b ) [^,;] ){3,200}?
        \s (?: shall | will ) \s""",
    _FLAGS,
)
_SUBORDINATE = lazy(
    r"""\b (?: that | which | who | whom | whose | if | unless | when | whenever | where | whether | until | while
        | as (?! \s+ (?: defined | set | provided | described | specified | required | soon | promptly ) \b )
        | after | before | because | since | than | whereupon | whereby | extent | event | case | provided | what
        | how ) \b""",
    _FLAGS,
)
_BRACKET = lazy(r"[()]")
_MARK_BEFORE = lazy(r"(?:^|[\s,;])(?:[A-Za-z]|[ivxIVX]{1,4}|\d{1,2})$")  # "a) deliver the Goods; b) file a report"
_FAR = 600  # characters behind a bracket that may be left open by mistake
_LEAST = 12  # characters of a duty
_VERBS_OF_A_CLAUSE = ("shall", "will", "must", "may")


def before_another(text: str, action: int, end: int) -> int:
    """Where the action ends that begins at the offset: before a clause that is joined to it and speaks of a thing."""
    said = text[action:end].casefold()
    if not any(verb in said for verb in _VERBS_OF_A_CLAUSE):
        return end
    failing = _SAID_OF_FAILING.search(text, action + _LEAST, end) if action + _LEAST < end else None
    end = failing.start() if failing else end
    for joined in _SAID_OF_A_THING.finditer(text, action, end):
        if _SUBORDINATE.search(text, action, joined.start()):
            return end
        if joined.start() - action >= _LEAST:
            return int(joined.start())
    return end


def without_tail(text: str, start: int, end: int) -> Span:
    """The stretch without white space, separating marks and words that only lead on at its end, brackets closed."""
    end = _closed(text, start, end)
    while (cut := _without_last(text, start, end)) < end:
        end = cut
    return trimmed(text, start, end)


def _without_last(text: str, start: int, end: int) -> int:
    """The end without the name, the marks or the words that the stretch ends with, or its end itself."""
    named = _NAMED.search(text, max(start, end - 160), end)
    end = named.start() if named else end
    tail = _TAIL.search(text, max(start, end - 40), end)
    end = tail.start() if tail else end
    leading = _LEADS_ON.search(text, max(start, end - 40), end)
    return leading.start() if leading and leading.start() - start >= _LEAST else end


def open_bracket(text: str, start: int, end: int) -> int | None:
    """Where the first bracket stands that opens in the stretch and does not close there."""
    opened: list[int] = []
    for bracket in _BRACKET.finditer(text, start, end):
        if bracket[0] == "(":
            opened.append(bracket.start())
        elif opened:
            opened.pop()
    return opened[0] if opened else None


def _closed(text: str, start: int, end: int) -> int:
    """Where the stretch ends so that its brackets are closed: before one that it does not hold both sides of."""
    depth = 0
    for bracket in _BRACKET.finditer(text, start, end):
        if bracket[0] == "(":
            depth += 1
        elif depth:
            depth -= 1
        elif not _MARK_BEFORE.search(text, max(start, bracket.start() - 6), bracket.start()):
            end = bracket.start()
            break
    opened = open_bracket(text, start, end)
    return opened if opened is not None and opened - start >= _LEAST and end - opened < _FAR else end
