"""What sort of word a word of a sentence is, as far as the closed classes of English and its neighbours tell.

In "the Company shall deliver a certificate" "shall" and "deliver" are verbs, "a" is a determiner.
"""

from functools import lru_cache
from typing import NamedTuple

from extractors.lexicon.words import words as listed
from pipeline.lazy import lazy
from pipeline.rules import MONTHS

DETERMINERS = frozenset(
    """
    a an the any each every all such its this these that those certain both either neither his her their our your my
    said various several some no another whichever whatever least
    """.split()  # noqa: SIM905  # read as words, here and below
)
AUXILIARIES = frozenset(
    """
    is are was were be been being has have had having shall will may must can could would should does do did might not
    """.split()  # noqa: SIM905
)
RELATIVES = frozenset("that which who whom whose where whereby wherein when".split())  # noqa: SIM905
PREPOSITIONS = frozenset(
    """
    of in for to with from by on under at between among against over within as upon during after before into through
    until till about concerning regarding per without toward towards throughout via across beyond beneath above near
    than respecting pursuant including excluding except unless if because while since whether
    """.split()  # noqa: SIM905
)
JOINTS = frozenset(["and", "or", "and/or", "&", "nor", "but"])
PRONOUNS = frozenset("it they he she we you i them us him itself themselves there".split())  # noqa: SIM905
_CLOSED = DETERMINERS | RELATIVES | JOINTS | PRONOUNS
_ADVERBS = frozenset(
    """
    then so also hereby thereby now otherwise previously hereinafter thereafter hereafter thereof hereof herein therein
    thereto hereto thereunder hereunder therefor therefore thereon not ever only already still
    """.split()  # noqa: SIM905
)
_ADJECTIVES_ING = frozenset(
    """
    outstanding existing following remaining operating pending continuing corresponding surviving foregoing underlying
    participating resulting non-voting voting closing beginning ending building marketing accounting banking engineering
    manufacturing training licensing purchasing publishing advertising consulting financing funding holding trading
    selling processing testing shipping housing offering filing meeting working receiving disclosing governing
    """.split()  # noqa: SIM905
)
_VERBS = frozenset(
    """
    accrue announce arise become belong buy choose commit consist constitute consummate contain contemplate contribute
    decide desire divide enjoy exceed exist expect expire explain fail feature follow
    generate go happen help indicate intend involve know mean occur own
    possess prohibit realize receive reflect regard relate remain represent reside result
    say see seem show specify submit suffer understand want wish
    """.split()  # noqa: SIM905
)
_THINGS = frozenset(
    """
    account advance advertise appear attempt attend bear benefit borrow call cause change charge claim close conduct
    consent contact contract control cost counsel credit cure deal deduct demand deposit design display document draft
    effect employ escrow estimate exchange exercise express file finance follow form format forward function fund grade
    grant guarantee guaranty hire hold host implement increase initiate institute interest invoice issue join judge
    label lead lease leave levy license limit list market measure meet merge name need note notice offer open order
    pass permit place plan plat pledge post practice present press price process produce product program project
    promise proof purchase question rate reach record recruit refund register release rent repair replacement report
    request research reserve respect result return review ship sign solicit source staff state station stock stop store
    study set sublicense supplement supply support surrender survey target tender term test trade train transfer
    transport treat trust turn undertake update upgrade use value vote waive warrant work separate initiate complete
    """.split()  # noqa: SIM905
)
_ADJECTIVE_ENDS = ("able", "ible", "ive", "ous", "ent", "ant", "ic", "al", "less", "ful")
_IRREGULAR = frozenset(
    """
    held made sold paid given set kept owned known written bound begun brought built bought found got gone lent left met
    put read sent shown spent taken told understood undertaken withheld borne drawn chosen driven grown due
    """.split()  # noqa: SIM905
)
_ED = lazy(r"[a-z-]{2,}[^e]ed")
_MONTH = f"(?:{'|'.join(MONTHS)})"
_WORD = lazy(
    r"(?:prior|pursuant|equal|subject|relating|related|according|up|due|owing|similar|identical|next|as)\s+(?:to|of)\b"
    r"|in\s+(?:connection|respect|accordance|lieu|excess|favor|favour)\s+(?:with|of)\b"
    r"|(?:with|in)\s+respect\s+(?:to|of)\b|on\s+(?:behalf|account)\s+of\b"
    r"|on\s+or\s+(?:before|after|prior\s+to|about)\b"
    rf"|{_MONTH}(?:\s+\d{{1,2}})?\s*,\s*\d{{4}}"
    r"|\d[\d.]*%\s+per\s+(?:annum|year|month|day)\b|[$£€]?\d+(?:,\d{3})+(?:\.\d+)?|[^\s,;:\"“”]+|[,;:\"“”]"
)
_COMPOUND = lazy(
    r"(?:prior|pursuant|equal|subject|relat\w+|according|up|due|owing|similar|identical|next|as|in|with|on)\s.*"
)


class Word(NamedTuple):
    """A word of a sentence, or a comma: as written, in small letters, and where it begins and ends."""

    text: str
    small: str
    start: int
    end: int


def words_of(piece: str, start: int) -> list[Word]:
    """The words and commas of a piece of a sentence that begins at `start`; "prior to" is one word."""
    found = []
    for one in _WORD.finditer(piece):
        text, (begin, end) = one[0], one.span()
        small = text.lower()
        found.append(Word(text, small if text.isalpha() else " ".join(small.split()), start + begin, start + end))
    return found


def is_preposition(word: Word) -> bool:
    """Whether it is a preposition, of several words as well."""
    return word.small in PREPOSITIONS or (" " in word.small and _COMPOUND.fullmatch(word.small) is not None)


def is_adverb(word: Word) -> bool:
    """Whether it only says how or when: "hereby", "reasonably"."""
    by_ending = word.small.endswith("ly") and word.text.islower() and len(word.small) > len("supply")
    return by_ending or word.small in _ADVERBS


def is_participle(word: Word) -> bool:
    """Whether it may be a past or present participle: "designated", "held", "containing"."""
    past = word.small in _IRREGULAR or _ED.fullmatch(word.small) is not None
    return word.text.islower() and (past or is_gerund(word))


def is_gerund(word: Word) -> bool:
    """Whether it is a verb in -ing: "containing", but not "outstanding" or "training"."""
    plain = word.text.islower() and word.small not in _ADJECTIVES_ING
    return plain and word.small.endswith("ing") and len(word.small) > len("being")


def is_verb(words: list[Word], at: int) -> bool:
    """Whether the word is a verb that a subject does: after "to" or "shall", or one that names no thing as well."""
    word = words[at]
    if word.small in AUXILIARIES:
        return True
    before = words[at - 1] if at else None
    if is_gerund(word) and _base(word.small):  # "by submitting an order", but "the submitting party"
        return before is not None and (is_preposition(before) or before.small in JOINTS or before.small == ",")
    if not word.text.islower() or not (base := _base(word.small)):
        return False
    if before is not None and (before.small == "to" or before.small in AUXILIARIES or is_adverb(before)):
        return before.small not in ("is", "are", "be") and word.small == base
    if base not in _THINGS:
        return True
    joined = before is not None and (before.small in JOINTS or before.small == ",")
    return joined and word.small == base and _in_list_of_verbs(words, at)


def _in_list_of_verbs(words: list[Word], at: int) -> bool:
    """Whether the list that the word stands in has a verb after "to" or "shall": "to design, build and ship"."""
    while at > 0 and (words[at].small in JOINTS or words[at].small == "," or _base(words[at].small)):
        at -= 1
    return words[at].small == "to" or words[at].small in AUXILIARIES


@lru_cache(maxsize=4096)
def _base(small: str) -> str:
    """The verb that it is a form of, itself, with -s or with -ing; empty for other words."""
    verbs = (listed("action_verbs") - listed("noun_verbs")) | _VERBS
    bases = [small, small.removesuffix("s"), small.removesuffix("es"), small.removesuffix("ies") + "y"]
    if small.endswith("ing"):
        plain = small.removesuffix("ing")
        bases += [plain, plain + "e", plain[:-1]]
    return next((base for base in bases if base in verbs), "")


def is_adjective(word: Word) -> bool:
    """Whether its ending tells an adjective, another one of which may follow a comma: "paid, nonassessable"."""
    return word.text.islower() and (is_participle(word) or word.small.endswith(_ADJECTIVE_ENDS))


_WHY = frozenset(["because", "although", "whereas"])


def begins_clause(words: list[Word], at: int) -> bool:
    """Whether the word is what a named subject does, "the Company issues", or opens a clause that says why."""
    word = words[at]
    if word.small in _WHY:
        return True
    if not word.small.endswith("s") or not word.text.islower() or not at:
        return False
    subject = words[at - 1].text
    return subject[:1].isupper() and subject[1:].islower() and _base(word.small) != ""


def names_a_thing(words: list[Word], at: int) -> bool:
    """Whether the word belongs to the name of a thing: a noun, an adjective, a number, and no verb."""
    word = words[at]
    if not word.small[0].isalnum() and word.small[0] not in "$£€[_#.‘'":
        return False
    if word.text == "A" and at and words[at - 1].text[:1].isupper():  # "Class A Common Stock"
        return True
    return not (word.small in _CLOSED or is_preposition(word) or is_verb(words, at))
