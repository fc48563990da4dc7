"""Headings: what stands after a mark, and what stands alone.

`run_in("Definitions. As used in this Agreement")` is "Definitions"; "Such Holder has received copies" has none.
"""

import re

SMALL = frozenset(
    (
        "a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to", "with",
        "without", "under", "upon", "vs", "v", "re", "nor", "than", "per", "any", "other", "its", "their", "such",
        "this", "between", "among", "against", "not", "no", "etc", "via", "if", "during", "after", "before",
        "is", "are", "be",
    )
)  # fmt: skip
"""Words that a heading may have in lower case."""
ABBREVIATION = re.compile(r"\b(?:Inc|Corp|Co|Ltd|No|Nos|Mr|Ms|Mrs|Dr|Jr|Sr|U\.S|St|L\.P|N\.A|[A-Z])$")
STOPPED = re.compile(r"\b(?:etc|inc|corp|co|ltd|jr|sr|l\.?l\.c|l\.p|n\.a|u\.s|s\.a|p\.c)\.$", re.IGNORECASE)
"""An abbreviation whose stop is its own, where a heading ends with it."""
LETTERED = re.compile(
    r"\b(?:Exhibits?|Schedules?|Annex(?:es)?|Appendi(?:x|ces)|Class|Series|Part)\s(?:[A-Z](?:,|\sand)\s)*[A-Z]$"
)
"""A letter that is a label: "Exhibits C and D"."""
SENTENCE = re.compile(r"(?:The|Each|This)\s[^.]*\b(?:is|are|shall|will|has|have|means?|forms?|consists?)\b")
"""A short sentence of defined terms, with a capital on nearly every word."""
RUN_IN = re.compile(
    r"(?P<heading>(?:[^\n.:;]|;(?=\s+[A-Z])){2,90}(?:\n(?:[^\n.:;]|;(?=\s+[A-Z])){1,70})?(?:\.[^\s.][^\n.:;]{0,60})?)"
    r"(?P<stop>[.:](?:[ \t]?[-–—]+)?|[ \t]*(?:--|[–—])|\.?[ \t]?-(?=\s))(?=\s|$|[A-Z(\"“])"
)
CAPS_RUN = re.compile(
    r"(?P<heading>[A-Z][A-Z'’&,;/()-]*(?:[ \t]+(?:[A-Z'’&,;/()-]{2,}|A|&|-))*)"
    r"[ \t]+(?=(?:\([a-z0-9]\)[ \t])?[A-Z][a-z]|[A-Z][ \t][a-z]|\([a-z]\))"
)
CAPS_LINES = re.compile(
    r"(?P<heading>[A-Z][A-Z'’&,;/() -]{3,80}(?:\n[A-Z][A-Z'’&,;/() -]{3,80})?)[ \t]*\n(?=[\"“]?[A-Z][a-z])"
)
PHRASE = re.compile(r"[A-Z][a-z]+(?:,?\s+[A-Za-z][a-z’'-]*){0,4}")
VERB = re.compile(
    r"\b(?:shall|will|may|must|is|are|be|been|has|have|had|was|were|does|do|agrees?|means?|includes?|represents?|can|if"
    r"|follow\w*|including|provided|covenants|warrants|acknowledges?|that|who|which|owned|the)\b|^(?:each|any|all|no|such|this|that|it|he|she|they|we|you|to|in|on|by|for|an?|upon|after|before|during|until|when|from|at)\b",
    re.IGNORECASE,
)
"""Words of a sentence, or of an item that goes on with one."""
WORD = re.compile(r"[A-Za-z][\w'’.-]*")
STEP = re.compile(r"(?<=[\d)])\(\w{1,4}\)")
"""A step of a label: "Amendment to Section 2.08(j)" is set like a heading."""
LIMIT = 160


def title_like(words: str) -> bool:
    """Whether the words are set like a heading: capitals, or every word of weight with a capital."""
    if len(words) > LIMIT:
        return False
    found: list[str] = WORD.findall(STEP.sub(" ", words) if "(" in words else words)
    if not found or len(found) > 20:
        return False
    if words.upper() == words:
        return True
    heavy = [word for word in found if word.lower() not in SMALL]
    if not heavy or not found[0][0].isupper():
        return False
    capitalised = sum(word[0].isupper() for word in heavy)
    return capitalised >= len(heavy) - (1 if len(heavy) > 4 else 0)


def run_in(rest: str) -> str | None:
    """The heading that a numbered paragraph begins with: "REMEDIES" in "REMEDIES. The Company"; null where none."""
    match = RUN_IN.match(rest)
    if match is not None:
        heading = tidy(match["heading"])
        if (ABBREVIATION.search(heading) and not LETTERED.search(heading)) or not _says_something(heading):
            return None
        if SENTENCE.match(heading):
            return None
        if match["stop"] == ":" and in_capitals(heading):  # "REPAIRS: WORK THAT IS DEFECTIVE", all of a line
            line = rest[match.end() :].partition("\n")[0]
            heading = tidy(rest[: match.end()] + line) if in_capitals(line) and title_like(line) else heading
        if title_like(heading) or (match["stop"] in (".", ":") and _phrase(heading)):
            return tidy(heading + match["stop"]) if match["stop"][0] == "." else heading
    return None


def _phrase(heading: str) -> bool:
    """Whether it is a few words without a verb, as "Limitation of liability" is."""
    return PHRASE.fullmatch(heading) is not None and VERB.search(heading) is None


def caps_run_in(rest: str) -> str | None:
    """A heading in capitals with no stop after it: "DEFINITIONS" in "DEFINITIONS As used"; null where none.

    It may be all of its lines: "NEGATIVE", "COVENANTS" above "The Borrower covenants".
    """
    match = CAPS_RUN.match(rest) or CAPS_LINES.match(rest)
    if match is None or sum(one.isalpha() for one in match["heading"]) < 5:
        return None
    if match["heading"].rstrip().endswith(","):  # "EXHIBITS A, B, C and D are attached"
        return None
    return tidy(match["heading"])


def alone(rest: str) -> str | None:
    """The heading that is all of a block after its mark: "SHORT POSITIONS" in "SHORT POSITIONS:"; null where none."""
    words = tidy(rest)
    if not words or "=" in words or rest.rstrip().endswith((";", ",")):
        return None
    if not title_like(words) or not _says_something(words) or SENTENCE.match(words):
        return None
    if re.search(r"[.:]\s+\S", rest) and not re.search(r"\b(?:Inc|Corp|Co|U\.S|No|vs)\.\s", rest):
        return None
    return words


def tidy(words: str) -> str:
    """Single spaces, and neither rules, marks nor stops at the ends, but for the stop of an abbreviation: "ETC."."""
    single = " ".join(words.split()).strip(' _*:-–—\t"“”').lstrip(".")
    return single if STOPPED.search(single) else single.strip(' _*.:-–—\t"“”')


def _says_something(heading: str) -> bool:
    return sum(one.isalpha() for one in heading) >= 3


def in_capitals(words: str) -> bool:
    """Whether it has letters, and all of them capitals."""
    return words.upper() == words and words.lower() != words
