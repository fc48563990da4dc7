r"""Who leaves an office that the verb does not name: the one beside the name, or before it.

"Ruth Heron, Treasurer, has resigned" ends that office; "fired its president, Ann Lee" does too.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import regex

from extractors.lexicon.offices import is_office, offices_in
from extractors.role_changes.build import change, changed, only_thought_of, without_another_s
from extractors.role_changes.leaving import goes
from extractors.role_changes.places import places
from extractors.role_changes.sentence import said_before
from extractors.role_changes.statement import FIRST_WORDS, FORMER, each_his_own, holders, offices_of, position, up_to
from extractors.role_changes.times import DAY, edtf
from extractors.tokens import who
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import MONTHS, TokenMatch
from pipeline.span import Span


def leaves_it(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who leaves the offices that stand beside the name, where the words name no other to leave."""
    text = document.text
    beside = match.all("OFFICES")[-1:]
    offices = tuple(one for one in match.all("OFFICE") if beside and beside[0].contains(one))
    people = holders(match, text)
    if not people or not offices:
        return
    if _OF_ONE.match(text, people[-1].end):
        people = people[-1:]
    offices = without_another_s(text, offices, people[0].start)
    first, last = min(people[0].start, offices[0].start), max(people[-1].end, offices[-1].end)
    end = goes(text, match, first, last)
    if end is None:
        return
    since = _THERE_SINCE.match(text, end) if end == last else None
    end = since.end() if since else end
    begun = _HAS_SINCE.search(text, last, end)
    match = replace(match, span=Span(match.span.start, end))
    if not _LEAVES_IT.match(text, end) or _names_another(match, text):
        return
    if FORMER.search(text, first, last) or FORMER.search(text[max(0, first - 12) : first]):
        return
    seat = _SEAT.search(text, offices[0].start, offices[-1].end)
    if _RETIRED.search(text, match.span.start, end) and not (
        _LEAVES_NOW.match(text, end) or (not seat and _ON_A_DAY.match(text, end))
    ):
        return  # "a director, retired in 1999 after thirty years with Teal Bank"
    time = changed(match, document, offices, end)
    firms = places(match, document, offices)
    own = all(firm.name is None for firm in firms)  # else the firm is that of the last alone
    others = _who_leaves_too(match, text, people, text[last:end]) if own else ()
    for (person, office), firm in product((*others, *each_his_own(match, text, people, offices)), firms):
        yield RoleChange(
            span=up_to(Span(min(person.start, office.start), max(person.end, office.end)), firm),
            person=who(document, person),
            organization=firm.name,
            position=position(text, office),
            change="resigned",
            start=edtf(begun["day"]) if begun and office in offices else None,
            end=time.on or time.end,
            announced=time.told,
            evidence=(match.span,),
        )


_OF_ONE = lazy(r",\s+an?\s")
"""What stands before the office of the last of several people alone: "Ann Lark and Owen Teal, a director"."""
_PLURAL = lazy(r"\w+s\b")
_HE_DID = lazy(r",?\s+(?!were\b)(?:met|said|spoke|held|took|became|led|was|has|had|will|\p{Ll}+ed)\b")
"""What makes the second of two people the subject of another sentence, and nobody who leaves."""


def leave_together(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of several who leave, each with an office of his own: "the retirement of A, CEO, and B, COO"."""
    text, people, lists = document.text, match.all("PERSON"), match.all("OFFICES")
    if goes(text, match, people[0].start, match.span.end) is None:
        return
    if not _PLURAL.match(text, match.span.start) and _HE_DID.match(text, match.span.end):
        return  # "Following the resignation of Ruth Heron, CFO, and Owen Teal, President, met"
    offices = tuple(one for one in match.all("OFFICE") if lists[-1].contains(one))
    time = changed(match, document, offices, match.span.end)
    for person, following in zip(people, [*people[1:], None], strict=True):
        stop = following.start if following else match.span.end
        for office in (one for one in match.all("OFFICE") if person.end <= one.start < stop):
            yield RoleChange(
                span=Span(person.start, office.end),
                person=who(document, person),
                position=position(text, office),
                change="resigned",
                end=time.on,
                announced=time.told,
            )


def _who_leaves_too(match: TokenMatch, text: str, people: tuple[Span, ...], verb: str) -> Iterator[tuple[Span, Span]]:
    """Who stands before somebody with an office of his own: "Ann Hill, Clerk, and Bo Lee, Treasurer, have resigned"."""
    other = match.before
    if other is None or other.end > people[0].start:
        return
    first = FIRST_WORDS.search(text[max(match.window.start, other.start - 12) : other.start]) is not None
    if not (_THEY.search(verb) or (first and not _ONE.search(verb))):
        return
    beside = _BESIDE_AND.fullmatch(text, other.end, people[0].start)
    if beside is not None and is_office(beside["office"]):
        yield from ((other, office) for office in offices_in(text, Span(*beside.span("office"))))


_BESIDE_AND = lazy(
    r",\s+(?:(?:its|our|the|the\s+[Cc]ompany['’]s)\s+)?(?P<office>(?:(?!\bof\s+\p{Lu})[^,;.]){3,60}),?\s+and\s+"
)
"""What stands between two people who have an office each: ", its president, and "."""
_THEY = lazy(r"\b(?:have|are|were|both|each|their)\b")
_ONE = lazy(r"\b(?:who|has|is|was|his|her|he|she)\b|\b(?:resigns|retires|steps|leaves|departs|plans|intends)\b")


def sent_away(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who is sent away by what the words name: "voted to remove Owen Teal as Treasurer"."""
    if not _NOT_SENT.search(said_before(match, document.text)):
        yield from change("resigned")(match, document)


_NOT_SENT = lazy(
    r"\b(?:(?i:if|unless|whether|none|neither|no\s+one|nobody)|not|nor|never|may|might|could|would|against|reject\w*|fail\w*"
    r"|refus\w*|declin\w*|propos\w*)\b[^,;]{0,80}\Z"
)
"""What makes of a removal one that is not, or not yet: "had not resolved to", "a proposal that approved"."""


def dismissed(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who is sent away by the office that stands before the name: "fired its president, Ann Lee"."""
    text, offices, people = document.text, offices_of(match), match.all("PERSON")
    lead = said_before(match, text)
    if not offices or not people or _SUPPOSED.search(lead) or only_thought_of(match, text):
        return
    if _IN_ANOTHER_WAY.match(text, people[0].end):
        return
    time = changed(match, document, offices, people[0].end)
    for office, firm in product(offices, places(match, document, offices)):
        yield RoleChange(
            span=up_to(Span(office.start, people[0].end), firm),
            person=who(document, people[0]),
            organization=firm.name,
            position=position(text, office),
            change="resigned",
            end=time.on or time.end,
            announced=time.told,
        )


_IN_ANOTHER_WAY = lazy(
    r"['’]|,?\s+(?:as\s|from\s(?!(?:(?:the|his|her|its|their|all|this|that)\s+)?(?:[Bb]oard|[Cc]ompany|bank|firm|office|post|position|role|job"
    r"|employment|duties|corporation)))"
)
"""What no office is left by: "terminated President Ann Lee's contract", "removed Ann Lee from the plan"."""
_SUPPOSED = lazy(
    r"\b(?:if|unless|until|before|should|whether|once|when|may|might|could|can|shall|would|will|event|case|to|court|judge|jury)\b",
    regex.IGNORECASE,
)


def _names_another(match: TokenMatch, text: str) -> bool:
    """Whether the sentence goes on with the office, or the seat on a board, that is left: ", effective today, as"."""
    rest = text[match.span.end : match.limit]
    if _FROM_THESE.match(rest) or _TO_ANOTHER.match(rest):
        return False
    goes_on = _AS_SOMETHING.search(rest) is not None and is_office(text[match.limit : match.limit + 40])
    return goes_on or _FROM_A_BOARD.match(rest) is not None


_OWN = r"(?:the\s+|our\s+|its\s+)?(?i:company|corporation|bank|firm|organization)\b(?!['’]s)"
_LEAVES_IT = lazy(
    rf"(?<=\bemployment)\s+(?:with|at)\s+{_OWN}|(?<=\brelinquish[^,.]{{2,40}}\s(?:positions|offices|roles|titles|posts))\b|(?<=\b(?:leav\w*|left|depart\w*|longer\s+with|employed\s+by|separat\w*\s+from))\s+(?:from\s+|(?:employment|service)\s+(?:with|from)\s+)?{_OWN}"
    rf"|(?<=\b(?:leave|leaves|leaving|left|depart|departs|departing|departed)),?\s+(?:effective|(?:on|in|at\s+the\s+end\s+of|by\s+the\s+end\s+of)\s+{DAY}\s*(?:[.;]|\Z))|(?<=\b(?:leav\w*|left|depart\w*))\s+(?:(?:his|her|their|these|those|both|such)\s+(?:\w+\s+)?(?:positions?|posts?|roles?|offices?|jobs?)\b(?!\s+(?:as(?!\s+of\b)|of|at|with|in|on)\b)|to\s+(?:pursue|accept|join|become|focus|devote)\b)|(?<=\bre-?(?:election|nominat\w+))\b"
    rf"|(?<!\b(?:leav\w*|left|departs?|departed|departing))(?:\s*(?:[.,;)]|\n\s*\n|\Z)|\s+(?:effective|with\s+(?:immediate\s+)?effect|as\s+of|on\b|at\s+"
    r"(?:the\s+(?:end|close|conclusion)|calendar|fiscal|year)|by\s+(?:the\s+)?(?:end|close)|upon|following|after|pending|immediately|today|later"
    r"|within|this|next|prior\s+to|to\s+(?:pursue|accept|take|spend|join|become|focus|lead|devote|return|care|concentrate)"
    r"|for\s+(?:personal|health|family|medical|other)|due\s+to|because|and\s+will|as\s+an?\s+(?:(?:executive\s+)?officer|(?:full-time\s+)?employee)\b|"
    r"(?:his|her|their)\s+(?:\w+\s+)?(?:positions?|posts?|roles?|offices?)\b(?!\s+(?:as(?!\s+of\b)|of|at|with|in|on)\b)|"
    rf"to\s+{_OWN}|(?:{'|'.join(MONTHS)})\s+\d|"
    rf"in\s+(?:order|early|late|mid|(?:(?:about|approximately)\s+)?[\w-]+\s+(?:weeks|months|years)\b|the\s+(?:spring|summer|fall|autumn|first|second|third|fourth)|(?:{'|'.join(MONTHS)}))|from\s+{_OWN}"
    r"|from\s+the\s+(?:position|role|post|office|job)s?\s+(?:(?:that|which)\s+)?s?he\s+(?:(?:has|had)\s+)?(?:held|filled|occupied)\b"
    rf"(?!\s+(?:at|with|of)\s+(?!{_OWN}))"
    r"|from\s+(?:his|her|their|all|these|those|such|both|this|that)\s+(?:[\w-]+\s+){0,3}?"
    r"(?:positions?|roles?|posts?|offices?|employment|duties|capacity|capacities|responsibilities|jobs?|titles?)\b))"
)
"""What goes on behind a verb of leaving where it is an office that is left: not "to retire the notes", "from Teal"."""
_THERE_SINCE = lazy(
    r"(?:\s+(?:of|at|with|for)\s+(?:(?:the|our)\s+(?i:company|corporation|bank|firm)\b"
    r"|(?:the\s+)?\p{Lu}[\w&’'-]*(?:\s+(?:&\s+)?\p{Lu}[\w&’'-]*){0,4}(?:,?\s+(?:Inc|Corp|Co|Ltd)\b\.?)?))?"
    rf"(?:,?\s+since\s+{DAY})?"
)
"""What may stand between an office and a verb of leaving: " of Teal Tools, Inc. since May 2000"."""
_HAS_SINCE = lazy(rf"\bsince\s+(?P<day>{DAY})")
_SEAT = lazy(r"director|chair|trustee|board|member|advis", regex.IGNORECASE)
"""An office that somebody may have who has retired from another."""
_ON_A_DAY = lazy(rf",?\s+(?:on|as\s+of)\s+{DAY}\s*(?:[.;]|\Z)")
_RETIRED = lazy(r"(?<!\b(?:has|have|had|having)\s+(?:also\s+)?)\bretired\Z")
_LEAVES_NOW = lazy(rf"\s+(?:effective|with\s+effect|from\s+{_OWN}|from\s+(?:his|her|their)\s)")
_FROM_THESE = lazy(
    r"\s+(?:from\s+)?(?:those|these|such|both|all|his|her|their)\s+(?:\w+\s+){0,2}?(?:positions?|offices?|roles?|posts?)\b"
    r"(?!\s+(?:as(?!\s+of\b)|of|at|with|in|on)\b)"
)
"""What says that the offices beside the name are left, whatever else is: "from those positions, and as a trustee"."""
_TO_ANOTHER = lazy(r"\s+to\s+(?:join|become|accept|take|assume|serve|lead|run|return)\b")
"""What says for what they are left: "is leaving to join Heron Bank as its president"."""
_AS_SOMETHING = lazy(r"\A[^.;]*(?<!\byears\s)(?<!\bfamily\s)\b(?:as|of|from)\s+(?:[\w’'-]+\s+){0,6}\Z")
_FROM_A_BOARD = lazy(
    r"[^.;]{0,60}?(?<!\band\s+)\bfrom\s+(?!(?:the\s+)?[Cc]ompany\s+and\b)(?:[\w’'-]+\s+){0,5}(?i:boards?|committees?)\b"
)
