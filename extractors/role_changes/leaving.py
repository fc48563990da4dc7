"""Whether words beside an office tell of a departure as a fact: no denial, wish, condition or somebody else's.

"Ruth Heron, Treasurer, notified the Company that she has decided to retire" does; "has no plans to retire" does not.
"""

import regex

from extractors.role_changes.times import DAY
from pipeline.lazy import lazy
from pipeline.rules import TokenMatch

_LONGEST_LEAD = 300
_SENTENCE = lazy(r"[\p{Ll}\d)][.;!?][”\"]?\s+(?=\p{Lu}|\Z)|\n\s*\n")
_REST = lazy(r"[^;]*?(?=[\p{Ll}\d)][.!?]\s|;|\Z)")
_UNSURE = lazy(
    r"\b(?:would|could|might|may|can|should|shall|[Ii]f|possible|potential|expected|threat\w*|los(?:s|e|ing)|death|either"
    r"|event|case|default|reject\w*|declin\w*|withdr\w*|rumou?r\w*|den(?:y|ies|ied)|speculat\w*|not\s+accept\w*)\b"
)
"""What makes a departure one that may be, in a sentence such as "The departure of Ruth Heron, President, would"."""
_UPON_THE = lazy(r"\b(?i:upon|on)\s+(?:the\s+)?(?:resignation|retirement|departure)s?\s+of\s+\Z")
_THE_DEPARTURE = lazy(
    r"\b(?:resignation|retirement|departure)s?\s+(?:of|from)\s+(?:(?:its|our|the|current|longtime|founding)\s+)*\Z"
)
"""What makes whoever follows the one who leaves, whatever else is said of them: "the resignation of Ann Lee, who"."""
_ON_A_DAY = lazy(
    rf",?\s+(?:effective\s+)?(?:on|in|as\s+of|effective)\s+{DAY}|,?\s+at\s+(?:the|its|our)\s+(?:\d{{4}}\s+)?annual\s+meeting\b"
)
_SUPPOSED = lazy(
    r"\b(?:if|assum\w+|suppos\w+|should|whether|unless|until|event|case|when|once|demand\w*|propos\w*|request\w*"
    r"|rumou?r\w*|den(?:y|ies|ied))\b",
    regex.IGNORECASE,
)
_OBJECT = lazy(
    r"\b(?:against|by|to|with|for|from|of|than|like|between|about|under)\s+(?:(?:the|our|its|their)\s+|\p{Lu}\p{Ll}*['’]s\s+)?"
    r"(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?\Z"
)
"""What makes a name the object of its sentence, whose verb is another's: "The claims against Ruth Heron, CFO, were"."""
_THEIR_EMPLOYMENT = lazy(r"\b(?:employment|services?|each)\s+of\s+\Z", regex.IGNORECASE)
_BACK_AGAIN = lazy(r"[^.;]{0,120}?\b(?:rejoin\w*|return\w*|re-join\w*|came\s+back)\b")
_LY = (
    r"(?:(?:also|today|recently|soon|now|then|since|effectively|officially|formally|voluntarily|each|both|abruptly"
    r"|suddenly)\s+)*"
)
_ALL_OF_THEM = r"\s+(?:both|all|these|those|his|her)\s+(?:[\p{Ll}-]+\s+){0,3}?(?:positions|offices|roles|titles|posts)"
_FINITE = (
    rf"(?:relinquish(?:ed|es){_ALL_OF_THEM}|resigned|resigns|retired|retires|(?:stepped|steps|stood|stands)\s+(?:down|aside|away|back)|left|leaves"
    r"|departed|departs|(?:terminated|ended)\s+(?:his|her)\s+employment|separated\s+from|parted\s+(?:ways|company))"
)
_BASE = (
    rf"(?:relinquish{_ALL_OF_THEM}|resign|retire|take\s+(?:early\s+)?retirement"
    r"|(?:step|stand)\s+(?:down|aside|away|back)|leave|depart|separate\s+from|part\s+(?:ways|company))"
)
_ING = r"(?:resigning|retiring|(?:stepping|standing)\s+(?:down|aside|away|back)|leaving|departing)"
DEPARTS = rf"(?:{_FINITE}|{_BASE}|{_ING})"
"""The verbs of leaving in each of their forms, without an auxiliary."""
_DISMISSED = r"(?:terminated|dismissed|discharged|ousted|fired|removed)"
_TO_GO = rf"(?:,[^,;.]{{1,60}},)?\s+to\s+{_LY}{_BASE}"
_NOT_AGAIN = (
    r"(?:not|declined)\s(?:(?!\b(?:but|and|who|that|which)\b)[^.;,])*?\b(?:re-?election|re-?nomination|re-?nominated)"
)
_GOES_NOW = (
    rf"(?:(?:ha(?:s|ve|d)\s+{_LY})?{_LY}{_FINITE}"
    rf"|(?:ha(?:s|ve|d)\s+)?{_LY}(?:decided|elected|chosen|chose|determined|agreed|opted|plans?|intends?|planned|intended){_TO_GO}"
    rf"|(?:will|shall|would)\s+{_LY}(?:{_BASE}|be\s+{_LY}{_ING})"
    rf"|(?:is|are|was|were|(?:has|have|had|will\s+have)\s+been)\s+{_LY}(?:{_ING}|no\s+longer\s+(?:with|employed\s+by)|{_DISMISSED}|(?:planning|scheduled|set){_TO_GO})"
    rf"|(?:(?:has|have|had|will|would|did|does|do|is|was|are|were|also|recently|today|be|been|plans?|intends?|decided|elected"
    rf"|chosen|chose|determined|agreed|to)\s+)*{_NOT_AGAIN})"
)
_HIS = r"(?:his|her|their)\s+"
_GONE = r"(?:(?!not\b)[\p{Ll}-]+\s+){0,2}?(?:resignation|retirement|departure)s?"
_TELLS = (
    rf"(?:ha(?:s|ve|d)\s+)?{_LY}(?:announced|announces|informed|notified|told|advised|(?:gave|given|provided)\s+(?:\w+\s+)?notice(?:\s+to)?|said|says)"
    r"(?:\s+(?:today|the|our|its|us|it|them|his|her|Company|company|Corporation|Bank|(?:[\p{Lu}][\w.&]*)(?:['’]s)?|['’]s|[Bb]oard|of|[Dd]irectors"
    r"|company['’]s|in|writing|\p{Lu}\w+['’]s|on|\d{1,2},|\d{4},?))*?"
)
_WHO_LEAVES = (
    r"(?:(?:,?\s+(?:respectively|of|at|with|for|and|in|since|then|from|a|an|age|its?|the|our|company|company['’]s|corporation|bank|board|brand|division|unit|business|segment|region|operations|subsidiary|wholly|owned|wholly-owned|directors|member|founder"
    r"|co-founder|\p{Lu}[\w.&’'-]*|\d[\w.]*)(?!\w)|\s*\([^()]{1,60}\))*)"
)
"""What goes on beside the name: ", a director of Teal, Inc. since May 2000, age 60"."""
_GOES = lazy(
    rf"{_WHO_LEAVES}(?:\s*[,–—-]|\))?\s+(?:(?:who|and)\s+(?:(?:he|she)\s+)?)?(?:(?:on|in|effective)\s+{DAY},?\s+)?"
    rf"(?:(?:{_TELLS}\s+(?:that\s+)?(?:he|she|they)\s+)?{_GOES_NOW}"
    rf"|{_TELLS}\s+(?:of\s+)?{_HIS}(?:decision|intention|intent|plans?)(?:{_TO_GO}|\s+(?:for|of)\s+(?:his\s+|her\s+)?(?:retirement|resignation|departure))"
    rf"|{_TELLS}\s+(?:of\s+)?{_HIS}(?:decision|intention|intent|plans?)\s+{_NOT_AGAIN}"
    rf"|(?:{_TELLS}\s+(?:of\s+)?|(?:ha(?:s|ve|d)\s+)?{_LY}(?:tendered|submitted|delivered|gave\s+notice\s+of|given\s+notice\s+of)\s+)"
    rf"(?:(?:to\s+)?(?:the|our|its)\s+(?:Company|company|Board|board)(?:\s+of\s+Directors)?\s+)?{_HIS}{_GONE})(?!\w)"
)
"""From an office to a verb that is its holder's own, and a fact: ", notified the Company that she has decided to"."""


def goes(text: str, match: TokenMatch, first: int, last: int) -> int | None:
    """Where the words end that tell of a departure as a fact; null where they wish, doubt or only suppose it.

    Those between somebody with an office and the verb are a closed list: whoever else may leave, or deny it, stands
    among words that are none of it.
    """
    lead = text[max(match.window.start, first - _LONGEST_LEAD) : first]
    lead = lead[max((mark.end() for mark in _SENTENCE.finditer(lead)), default=0) :]
    if match.span.end <= last or _THE_DEPARTURE.search(lead):  # "the resignation of Ruth Heron, Treasurer"
        rest = _REST.match(text, last, last + _LONGEST_LEAD)
        unsure = _UNSURE.search(lead) or (rest and _UNSURE.search(rest[0]))
        if _UPON_THE.search(lead) and not _ON_A_DAY.match(text, last):
            return None
        return None if unsure else last
    if _SUPPOSED.search(lead) or (_OBJECT.search(lead) and not _THEIR_EMPLOYMENT.search(lead)):
        return None
    goes = _GOES.match(text, last, match.span.end)
    if goes is None or _BACK_AGAIN.match(text, goes.end()):
        return None
    return goes.end()
