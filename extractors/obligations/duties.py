"""What a verb makes of it: "shall be entitled to" permits, "shall indemnify" obliges, "shall mean" does neither.

`duty(text, at, end, "shall")` reads on from "shall" and gives the modality with the place where the action begins.
"""

from typing import Literal, NamedTuple

import regex

from extractors.lexicon.words import words as listed
from pipeline.lazy import lazy

_FLAGS = regex.VERBOSE | regex.IGNORECASE
Modality = Literal["shall", "shall_not", "may", "agrees"]


class Duty(NamedTuple):
    """A modality and where the words of the action begin; `passive`: the subject is not the one who acts."""

    modality: Modality
    action: int
    passive: bool = False


_BETWEEN = lazy(
    r"""(?: \s+
        | ,? \s* (?: within
            | (?: at | upon | on ) \s+ (?: the \s+ )? (?: written \s+ )? request \s+ (?: of | by | from ) ) \s+
            [^,;.]{1,80}?
            (?= \s (?: notify | pay | deliver | file | give | furnish | provide | return | submit | cause | execute
                | permit ) \b )
        | , [^,;.]{1,200} ,
            (?: \s+ (?: if | unless | when | subject \s+ to | upon | without | except | at (?! \s+ any \s ) | within
              | after ) \b [^,;.()]{1,200} , )?
        | \( (?: [^()]{0,200} \( [^()]{0,40} \) )? [^()]{0,200} \)
        | (?: accompanied | supported ) \s+ by \s+ [^,;.]{1,120} ,
        | (?: also | further | then | thereafter | hereby | each | either | both | again | so | only | first | therefore
            | forthwith | always | at \s+ all \s+ times | at \s+ any \s+ time | at \s+ its [\w\s]{0,25}? expense
              | (?: and | but ) \s+ in \s+ (?: any | no ) \s+ event \s+ [^,;.]{1,160}? (?= , )
            | for \s+ any \s+ (?: reason | purpose ) | under \s+ any \s+ circumstances?
            | (?: in | at ) \s+ (?: its | their | his ) \s+ (?: \w+ \s+ (?: and \s+ \w+ \s+ )? )?
              (?: discretion | option | election )
            | in \s+ (?: addition | turn )
            | and \s+ (?: up )? on \s+ (?: \w+ \s+ )? (?: request | demand )
              (?: \s+ (?: of | by | from ) \s+ [^,;.]{1,40}? (?= , ) )?
            | (?: up )? on \s+ (?: (?: prior | written | reasonable ) \s+ )* (?: request | demand ) (?! \s* , )
            | in \s+ good \s+ faith | in \s+ any \s+ (?: manner | way | capacity )
            | (?: directly | indirectly ) \s+ or \s+ (?: indirectly | directly )
            | from \s+ time \s+ to \s+ time | as \s+ (?: promptly | soon | expeditiously | quickly ) \s+ as
                \s+ (?: reasonably \s+ )? (?: practicable | possible )
            | in \s+ (?: any | each | all ) \s+ (?: event | case | instance )s?
            | in \s+ no \s+ (?: event | case ) \s+ (?= (?: later | earlier | more | less | fewer ) \b )
            | (?! family | apply | supply | reply | comply | rely | multiply | imply ) [a-z]+ly
              (?: \s+ (?: and | or ) (?= \s+ (?! supply | reply | comply | rely | apply ) [a-z]+ly \b ) )?
            ) \b ,? )*""",
    _FLAGS,
)
_NOT = lazy(
    r"""(?: not (?! \s+ only \b ) | never | neither | in \s+ no \s+ (?: event | case )
      | under \s+ no \s+ circumstances? ) \b
    (?! \s+ (?: later | earlier | more | less | fewer ) \b )""",
    _FLAGS,
)
# "have access at all times to the books": not to what is only told, "have access to confidential information"
_ACCESS = r"""(?: \w+ \s+ ){0,3}? access [\w\s]{0,40}? (?: , [^,;.]{1,80} , )? \s to \s
    (?: (?! \b (?: confidential | proprietary | secret | sensitive ) \b ) [^,;.] ){0,60}?
    \b (?: books | records | premises | facilit (?: y | ies ) | propert (?: y | ies ) | sites? | buildings?
      | equipment )"""
_HAS_ACCESS = lazy(rf"have \s+ {_ACCESS} \b", _FLAGS)
_PERMITS = lazy(
    rf"""(?: be \s+ (?: \w+ly \s+ )? (?: entitled | permitted | allowed | authorized | authorised | free
      | eligible | at \s+ liberty ) (?: \s* , [^,;.]{{1,80}} (?: , [^,;.]{{1,80}} )? , )? \s+ to
    | have \s+ (?: (?: the | a | an ) \s+ (?: \w+ \s+ ){{0,3}}? (?: right | option | power | authority | privilege )
        | {_ACCESS} ) ) \b""",
    _FLAGS,
)
_REQUIRES = lazy(
    r"""(?: be \s+ (?: \w+ly \s+ )? (?: required | obligated | obliged | bound )
      (?: , [^,;.]{1,120} , )? \s+ (?: only \s+ )? to
    | (?: be | remain ) \s+ (?: \w+ly \s+ (?: and \s+ \w+ly \s+ )? )? (?: responsible | liable | obligated )
      \s+ (?: for | to | therefor )
      | be \s+ in \s+ compliance
    | have \s+ (?: the | a | an ) \s+ (?: \w+ \s+ ){0,2}? (?: right ,? \s+ and \s+ (?: the \s+ | an \s+ )? )?
      (?: obligation | duty | responsibility ) ) \b""",
    _FLAGS,
)
_NOTHING_FOR_NONE = lazy(r"(?: be \s+ (?! permitted | allowed ) | have \b )", _FLAGS)
_SO = lazy(r"\bso\s+$", regex.IGNORECASE)  # "if … such Holder shall so request"
_CHOOSES = lazy(r"(?: request | elect | choose | desire | notify | agree | determine | specify | state ) \b", _FLAGS)
_SIGNS = lazy(r"execute\s+this\b", regex.IGNORECASE)  # in counterparts
_FORBIDS = lazy(
    r"""(?: be \s+ (?: permitted | allowed | authorized )
      | have \s+ (?: the | any ) \s+ (?: \w+ \s+ (?: or \s+ )? ){0,2}? (?: right | power | authority ) )
      \s+ to \b (?! \s+ (?: be | receive | any | the ) \b )""",
    _FLAGS,
)
# "shall not be entitled to assign", but not "to recover its costs"
_ENTITLED = lazy(r"be\s+(?:\w+ly\s+)?entitled\s+to\s+(?P<verb>[a-z]+)", regex.IGNORECASE)
_GETS = frozenset(("recover", "share", "participate", "claim", "collect", "rely"))
NO_RIGHT = r"""no \s+ (?: \w+ ,? \s+ (?: (?: or | and ) \s+ )? ){0,2}? (?: right | power | authority )
    (?: \s+ whatsoever )?"""
"""What somebody has who may not do something: "no right", "no power or authority whatsoever"."""
_BARS = lazy(
    rf"""have \s+ {NO_RIGHT} \s+ to \s+ (?! (?: be | receive | any | the | have ) \b ) [a-z]
    | be \s+ (?: \w+ly \s+ )? (?: prohibited | precluded | barred | restrained ) \s+ from \s+ [a-z]+ing \b""",
    _FLAGS,
)
_PASSIVE = lazy(
    r"""be \s+ (?: (?: \w+ly | so | also ) \s+ )?
    (?P<done> payable | due | \w+ (?: ed | en | ne | id | pt | nt | ld | de ) ) \b""",
    _FLAGS,
)
# "shall be deemed", "shall be governed": said of words and rights, not done by anybody
_STATES = frozenset(
    (
        "deemed", "construed", "governed", "considered", "treated", "interpreted", "understood", "bound", "amended",
        "modified", "waived", "executed", "terminated", "affected", "limited", "entitled", "enforced", "enforceable",
        "binding", "intended", "vested", "void", "based", "calculated", "defined", "designated", "evidenced",
        "represented", "released", "relieved", "discharged", "excused", "construed", "included", "excluded",
        "reduced", "increased", "extended", "effected", "required", "permitted", "obligated", "obliged", "authorized",
        "allowed", "indemnified", "set", "superseded", "replaced", "resolved", "settled", "arbitrated", "located",
        "known", "called", "named", "valued", "interested", "satisfied", "impaired", "prejudiced", "severed",
        "omitted", "done", "incurred", "assigned", "employed", "received", "approved", "suffered", "caused", "owed",
        "earned",
    )
)  # fmt: skip
# "may be terminated by either party": a right of whoever stands behind "by"
_DONE_AT_WILL = frozenset(
    (
        "terminated", "prepaid", "repaid", "exercised", "extended", "renewed", "revoked", "withdrawn", "cancelled",
        "canceled", "redeemed", "converted", "assigned", "transferred", "removed", "drawn",
    )
)  # fmt: skip
_STATES_ALONE = _STATES - _DONE_AT_WILL
_DOES_NOTHING = frozenset(
    (
        "be", "have", "mean", "means", "include", "includes", "constitute", "become", "remain", "survive", "fail",
        "cease", "die", "exceed", "inure", "apply", "expire", "terminate", "default", "continue", "commence", "begin",
        "bear", "result", "equal", "suffer", "incur", "lose", "own", "receive", "accrue", "vest", "arise", "occur",
        "exist", "consist", "refer", "belong", "contain", "prevail", "govern", "control", "relate", "lapse", "bind",
        "mature", "not", "no", "so", "the", "a", "in", "for", "of", "acquire", "know", "learn", "need", "want",
        "wish", "desire", "elect", "resign", "obtain", "enjoy", "deem", "appreciate", "sustain",
    )
)  # fmt: skip
_DOES_WITH_OBJECT = frozenset(
    (
        "bear", "include", "commence", "continue", "begin", "terminate", "acquire", "obtain", "cease", "elect",
        "resign", "apply", "control",
    )
)  # fmt: skip
# "shall own, operate and maintain", but not "shall own the Shares" or "shall receive work assignments"
_BESIDE = lazy(
    r"(?:own|receive|enjoy)(?:,\s+[a-z]+){0,3}(?:,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)(?P<verb>[a-z]+)\b",
    regex.IGNORECASE,
)
# "shall continue to pay", but not "shall continue to receive" or "to be bound"
_CONTINUES = lazy(r"continue\s+to\b", regex.IGNORECASE)
_AT_WILL = frozenset(("terminate", "elect", "resign", "acquire", "obtain", "commence"))
_ASIDE = lazy(r"\s*,")
# "will, promptly notify the Owner and, at its expense, repair": the comma parts no aside
_STRAY_COMMA = lazy(r"\s*,\s+(?:[a-z]+ly\s+)?(?P<verb>[a-z]+)\s+(?:the|an?|all|any|each|its|such|to|with)\b")
_BEHIND_COMMA = lazy(r",\s+(?P<verb>[a-z][\w-]*)")
_BY = lazy(r"(?: \s+ (?: or | and ) \s+ \w+ed )? (?: \s+ to \s+ \w+ )? \s+ by \s+ (?-i: [A-Z] | the \s )", _FLAGS)
_WORD = lazy(r"[A-Za-z][\w-]*")


def lays_nothing(text: str, action: int) -> bool:
    """Whether "no Holder shall" with this verb forbids nothing: "no Lender shall be liable"."""
    return _NOTHING_FOR_NONE.match(text, action) is not None


def duty(text: str, at: int, end: int, verb: str) -> Duty | None:
    """What the words from `at` on, behind "shall", "may" or the like, lay on their subject; null: nothing."""
    start = _behind_aside(text, at, _past(text, at, end), end)
    if _SO.search(text, at, start) and _CHOOSES.match(text, start, end):
        return None
    negated = _NOT.match(text, start, end)
    action = _past(text, negated.end(), end) if negated else start
    if verb == "may":
        return _permission(text, start, action, end, negated is not None)
    if negated:
        return _prohibition(text, start, action, end)
    if _BARS.match(text, action, end):
        return Duty("shall_not", action)
    if _REQUIRES.match(text, action, end):
        return Duty("shall", action)
    if _PERMITS.match(text, action, end):
        return Duty("may", action)
    if passive := _PASSIVE.match(text, action, end):
        return None if passive["done"].casefold() in _STATES else Duty("shall", action, passive=True)
    word = _WORD.match(text, action, end)
    if word is None or not (_acts(word[0].casefold()) or _beside(text, action, end)):
        return None
    if goes_on := _CONTINUES.match(text, action, end):
        what = duty(text, goes_on.end(), end, verb)
        return what if what is None or what.passive else what._replace(action=action)
    return Duty("shall", action)


def _beside(text: str, action: int, end: int) -> bool:
    """Whether a verb that says what somebody has stands beside one of doing: "own, operate and maintain"."""
    beside = _BESIDE.match(text, action, end)
    return beside is not None and _begins(beside["verb"].casefold())


def _acts(verb: str) -> bool:
    return verb in _DOES_WITH_OBJECT or verb not in _DOES_NOTHING


def _past(text: str, at: int, end: int) -> int:
    """Where the verb stands, behind adverbs and asides."""
    match = _BETWEEN.match(text, at, end)
    return int(match.end()) if match else at


def _behind_aside(text: str, at: int, start: int, end: int) -> int:
    """Where the verb stands behind an aside with commas of its own: "shall, on or before June 3, 2004, file"."""
    word = _WORD.match(text, start, end)
    if _ASIDE.match(text, at, end) is None:
        return start
    if (stray := _STRAY_COMMA.match(text, at, end)) and _begins(stray["verb"]):
        return int(stray.start("verb"))
    if word is not None and word[0][0].islower():
        return start
    verbs = (match.start("verb") for match in _BEHIND_COMMA.finditer(text, at, end) if _begins(match["verb"]))
    return next(verbs, start)


def _begins(verb: str) -> bool:
    return verb in listed("action_verbs")


def _permission(text: str, start: int, action: int, end: int, negated: bool) -> Duty | None:
    if not negated and (passive := _PASSIVE.match(text, action, end)):
        by = passive["done"].casefold() in _DONE_AT_WILL or _BY.match(text, passive.end(), end)
        return Duty("may", action, passive=True) if by and passive["done"].casefold() not in _STATES_ALONE else None
    word = _WORD.match(text, action, end)
    if word is None or (word[0].casefold() in _DOES_NOTHING - _AT_WILL and not _HAS_ACCESS.match(text, action, end)):
        return None
    if _SIGNS.match(text, action, end):
        return None
    return Duty("shall_not", start) if negated else Duty("may", action)


def _prohibition(text: str, start: int, action: int, end: int) -> Duty | None:
    """What "shall not" with a verb forbids: "shall not sell", but not "shall not be required to sell"."""
    entitled = _ENTITLED.match(text, action, end)
    if _FORBIDS.match(text, action, end) or (entitled and _begins(entitled["verb"]) and entitled["verb"] not in _GETS):
        return Duty("shall_not", start)
    word = _WORD.match(text, action, end)
    stative = {"be", "have", "mean", "constitute", "survive", "exceed", "inure", "apply", "no", "the", "a", "in", "of"}
    if word is None or word[0].casefold() in stative:
        return None
    return Duty("shall_not", start)
