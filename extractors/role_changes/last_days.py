r"""The day on which somebody leaves, where a later sentence tells it: "Mr. Heron will retire on August 23, 2004".

"Owen Heron, its treasurer, has announced his retirement. He will remain until May 1, 2004." ends that office then.
"""

from collections.abc import Sequence
from dataclasses import replace

from extractors.names import family_name
from extractors.role_changes.leaving import DEPARTS
from extractors.role_changes.times import DAY, WEEKDAY, edtf
from pipeline.lazy import lazy
from pipeline.record import RoleChange

_ENDS_ON = lazy(
    r"(?<=[.!?][”\"]?\s+)(?:(?P<he>He|She)|(?:Mr|Ms|Mrs|Dr)\.\s+(?P<who>\p{Lu}[\p{L}'’-]+)|(?P<who>\p{Lu}[\p{L}'’-]+))"
    r"(?:,\s+(?:\d\d|who\s[^.;,]{1,90}),)?\s+(?P<soon>(?:will|plans\s+to|intends\s+to|is\s+expected\s+to|has\s+agreed\s+to|agreed\s+to|is)\s+)?"
    rf"(?:also\s+)?(?:{DEPARTS}(?![^.;]{{0,40}}\b(?:as|of|vacation|holiday|tour|trip|sabbatical)\b)"
    r"(?(soon)(?:[^.;,]|,(?=\s+effective\b)){0,50}?|(?:,(?=\s+effective\b)|\s+(?:from|the|our|its|his|her|their|all|these|those|both|as|on|in|of|at|late|early|mid|end|effective|office|post|role|job|positions?|employment|offices|duties|company|firm|bank|corporation|Company|Corporation|Bank|Board|board)){0,7}?\s+)"
    rf"(?:\b(?:on|effective|in)\s+(?:as\s+of\s+|on\s+)?)?"
    r"|(?:remain|continue|stay)\b(?![^.;]{0,60}\b(?:advis\w+|consult\w+|board|director|employee|member|chair\w*)\b)[^.;,]{0,80}?\b(?:until|through)\s+(?:his\s+retirement\s+on\s+)?)"
    rf"{WEEKDAY}(?P<day>{DAY})(?=\s*[.,;]|\s+(?:to|and)\b)"
)
"""A sentence that begins with somebody and tells the end of his time, in no office that it names."""
_FROM_A_DAY = lazy(
    rf"(?<=[.!?][”\"]?\s+)(?:Effective|On|As\s+of)\s+(?P<day>{DAY}),\s+(?:(?P<he>he|she)|(?:Mr|Ms|Mrs|Dr)\.\s+(?P<who>\p{{Lu}}[\p{{L}}'’-]+))\s+"
    rf"(?:will|plans\s+to|intends\s+to)\s+(?:be\s+|also\s+)?{DEPARTS}\b"
)
"""The same with the day before it: "Effective May 1, 2004, Mr. Heron will be resigning from all positions"."""
_FAR = 700


def on_the_last_day(text: str, one: RoleChange, every: Sequence[RoleChange]) -> RoleChange:
    """A resignation without a day, with that which a later sentence gives the same person's departure."""
    if one.change != "resigned" or one.end:
        return one
    surname = family_name(one.person).casefold()
    stop = one.span.end + _FAR
    shared = any(
        other.change == "resigned"
        and other.person != one.person
        and family_name(other.person).casefold() == surname
        and abs(other.span.start - one.span.start) < _FAR
        and len(other.person.split()) > 1 < len(one.person.split())
        for other in every
    )
    seat = one.position.casefold() in ("director", "trustee")
    for match in (*_ENDS_ON.finditer(text, one.span.end, stop), *_FROM_A_DAY.finditer(text, one.span.end, stop)):
        if not seat and _FROM_THE_BOARD.search(match[0]):
            continue
        if match["who"] and not shared and match["who"].casefold() == surname:
            return replace(one, end=edtf(match["day"]))
        if match["he"] and _NEXT.fullmatch(text, one.span.end, match.start()):
            return replace(one, end=edtf(match["day"]))
    return one


_FROM_THE_BOARD = lazy(r"\bfrom\s+(?:the|our|its)\s+[Bb]oard\b")
_NEXT = lazy(r"(?>\b(?:Mr|Ms|Mrs|Dr|Inc|Corp|Co|Ltd|\p{Lu})\.|\.(?=\S)|[^.!?]){0,250}(?:[.!?][”\"]?|(?<=\.))\s+")
"""The rest of one sentence, that a firm's "Inc." may end; each letter is read in one way only."""
