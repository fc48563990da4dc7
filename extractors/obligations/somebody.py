"""Which words of a text stand for somebody who can owe something.

Some do in any text: "Licensee", "Trustee". Others do in the text that gives them to its parties: where "Orchard Farms,
Inc. ("Grower")" agrees, desires and delivers, Grower is somebody; where "the Fee" is due and includes taxes, it is not.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

import regex

from extractors.lexicon.words import words as listed
from pipeline.lazy import lazy
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_WORD = lazy(r"[\w&.’'-]*[\w&]")
NAME_WORD = r"(?-i: (?: [a-z]{1,2} -? )? [A-Z] | \d+ [A-Z] ) [\w&-]* (?: ['’] (?! s \b ) \w+ )?"
"""A word of a name, not its possessive: Grower, eHarbor, 3D, A&B, O'Malley."""
_NAME = r"""(?-i: [\p{Lu}\d] | [a-z]{1,2} -? [A-Z] ) [\w&.’'-]*
    (?: \s+ (?: of \s+ | & \s+ | and \s+ )? (?-i: [\p{Lu}\d] ) [\w&.’'-]* ){0,3}"""
# 'the "Grower"', "(hereinafter called Grower)", "(Grower)", "Party A", ", as Grower,"
_INTRODUCED = lazy(
    rf"""(?: (?: ["“”] | ‘{{1,2}} | `{{1,2}} | '{{1,2}} ) \s* (?: (?: the | each | an? ) \s+ )?
          (?P<name> {_NAME} ) [,.]? \s* ["“”’'`]
      | \b (?: hereinafter | hereafter | herein ) \s+ (?: (?: individually | collectively | also | jointly ) \s+ )?
          (?: (?: called | known \s+ as | designated (?: \s+ as )? | referred \s+ to \s+ as | termed ) [\s,]+ )?
          (?: the \s+ )? (?P<name> {_NAME} )
      | \( (?: the \s+ )? (?P<name> {_NAME} ) \)
      | \b (?P<name> Party \s (?-i: [A-Z] ) ) \b
      | [,)] \s+ as \s+ (?: the \s+ )? (?P<name> {_NAME} ) (?= \s* [,;(] ) )""",
    _FLAGS,
)
# "agrees to", "shall not knowingly disclose"
_DOES = lazy(
    r"""\b (?: (?P<agrees> (?-i: agrees? | acknowledges? | undertakes? | desires? | wish (?: es )? | understands?
          | (?: covenants? | promises? | represents? | warrants? ) (?= \s+ (?: and | to | that | not ) \b | , ) ) )
      | (?-i: shall | will | must | may | SHALL | WILL | MUST | MAY )
          (?: \s+ (?: not | also | further | hereby | each | both | at \s+ all \s+ times | (?! supply | reply
            | comply | rely | apply ) [a-z]+ly ) )* \s+
          (?: (?P<owes> be \s+ (?: \w+ly \s+ )? (?: entitled | obligated | responsible | liable )
              \s+ (?: to | for ) | have \s+ (?: the | no | an? ) \s+ (?: \w+ \s+ )? (?: right | obligation | option ) )
            | (?P<verb> [a-z]+ ) ) ) \b""",
    _FLAGS,
)
# What things do as well: "the Plan shall provide that", "the Notes shall bear interest".
_OF_THINGS = frozenset(
    (
        "accept", "apply", "appear", "attach", "be", "bear", "become", "begin", "bind", "cease", "close", "commence",
        "comply", "conform", "constitute", "contain", "continue", "contribute", "control", "convert", "cover",
        "describe", "designate", "direct", "display", "effect", "end", "establish", "exceed", "expire", "extend",
        "govern", "identify", "include", "increase", "indicate", "limit", "mature", "mean", "meet", "offer", "open",
        "operate", "perform", "permit", "prevent", "provide", "reduce", "refer", "reflect", "remain", "replace",
        "require", "run", "sell", "serve", "set", "show", "specify", "start", "state", "supersede", "support",
        "survive", "take", "terminate", "work",
    )
)  # fmt: skip
_ADVERBS = frozenset(("hereby", "also", "further", "each", "both", "then", "therefore", "jointly", "severally"))
_DETERMINERS = frozenset(
    (
        "the", "each", "any", "every", "all", "no", "such", "a", "an", "said", "either", "neither", "that", "other",
        "applicable", "relevant",
    )
)  # fmt: skip
_NO_NAMES = _DETERMINERS | {"it", "they", "he", "she", "who", "which", "these", "those", "nothing", "nobody"}
# "a change in Fees shall", "the holder of a Note agrees", "by signing this Form and Schedule, understands": the subject
# stands in front
_OF_ANOTHER = frozenset(
    (
        "of", "in", "to", "by", "for", "with", "from", "under", "on", "at", "than", "between", "into", "upon", "as",
        "against", "through", "via", "per", "this", "within", "and", "or",
    )
)  # fmt: skip
_BACK = 90  # characters in front of a verb that its subject may take
_LONGEST = 4  # words of a name
_PREAMBLE = 4000  # characters in which a text says between whom it is
_ONCE = 1  # how often a name given there does what only somebody does, and nothing that things do
_TIMES = 2  # how often one given behind it does so
_OFTEN = 4  # how often one that no definition gives does so
_SHORT = 4  # characters of a word that is too short for a plural: "CNS"


@lru_cache(maxsize=8192)
def actor(word: str) -> bool:
    """Whether a word, singular or plural, is in any text one for somebody who can owe something."""
    folded, known = word.casefold(), listed("actors")
    forms = (folded, folded.removesuffix("s"), f"{folded.removesuffix('ies')}y" if folded.endswith("ies") else folded)
    return any(form in known or form.endswith("holder") for form in forms)


def is_somebody(text: str, word: Span) -> bool:
    """Whether the word there stands for somebody, in any text or in this."""
    written = text[word.start : word.end]
    if actor(written):
        return True
    if written.islower():
        return False
    names = _named(text).get(written.casefold())
    return names is not None and any(_ends(text, word.end, name) for name in names)


def last_somebody(text: str, start: int, end: int) -> int | None:
    """Where the last word for somebody of the stretch ends."""
    ends = [word.end() for word in _WORD.finditer(text, start, end) if is_somebody(text, Span(*word.span()))]
    return ends[-1] if ends else None


def _ends(text: str, end: int, name: str) -> bool:
    """Whether the words of the text that end at the offset are the name, "Tour Promoter"; one word always is."""
    if " " not in name:
        return True
    return " ".join(text[max(0, end - len(name) - 8) : end].casefold().split()).endswith(name)


def _singular(word: str) -> str:
    """The word in the singular, as far as its end tells: "grower" of "growers", "agency" of "agencies"."""
    if word.endswith("ies"):
        return f"{word.removesuffix('ies')}y"
    return word if len(word) < _SHORT or word.endswith(("ss", "us", "is")) else word.removesuffix("s")


@lru_cache(maxsize=2)
def _named(text: str) -> Mapping[str, frozenset[str]]:
    """By last word, in small letters and either number, the names that act in the text as only somebody does."""
    introduced = [(_singular(_folded(match["name"])), match.start()) for match in _INTRODUCED.finditer(text)]
    given = {name for name, _ in introduced}
    beginning = {name for name, at in introduced if at < _PREAMBLE}
    agreed, done, other = Counter[str](), Counter[str](), Counter[str]()
    for verb in _DOES.finditer(text):
        name = _subject(text, verb.start(), given)
        if name is None or actor(name.split()[-1]):
            continue
        acts = verb["verb"].casefold() if verb["verb"] else None
        if verb["agrees"]:
            agreed[name] += 1
        elif acts is None or (acts not in _OF_THINGS and acts in listed("action_verbs")):
            done[name] += 1
        elif acts in _OF_THINGS:
            other[name] += 1
    found: dict[str, set[str]] = {}
    for name in agreed.keys() | done.keys():
        sure = 2 * agreed[name] + done[name]
        enough = _ONCE if name in beginning and not other[name] else _TIMES if name in given else _OFTEN
        if sure >= enough and 2 * sure >= other[name]:
            for form in (name, f"{name}s", f"{name.removesuffix('y')}ies"):
                found.setdefault(form.split()[-1], set()).add(form)
    return {last: frozenset(names) for last, names in found.items()}


def _subject(text: str, at: int, given: set[str]) -> str | None:
    """The longest name right before the verb there, else a word with a capital; null behind "of" or "in"."""
    before = text[max(0, at - _BACK) : at].split()[at > _BACK :]
    while before and (before[-1] in _ADVERBS or before[-1].endswith("ly")):
        before.pop()
    if not before:
        return None
    before[-1] = before[-1].rstrip(",")
    for count in range(min(_LONGEST, len(before)), 0, -1):
        name = _singular(_folded(" ".join(before[-count:])))
        if before[-count].islower() or not (name in given or count == 1):
            continue
        ahead = [word.casefold() for word in before[:-count]]
        while ahead and ahead[-1] in _DETERMINERS:
            ahead.pop()
        of_another = bool(ahead) and (ahead[-1] in _OF_ANOTHER or ahead[-1].endswith("ing"))
        named = name in given or (name.isalpha() and len(name) > 1 and name not in _NO_NAMES)
        return name if named and not of_another else None
    return None


def _folded(name: str) -> str:
    return " ".join(name.casefold().split()).strip("\"“”‘’'`().,;")
