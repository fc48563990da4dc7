r"""Who follows somebody in an office that the verb does not name: the one that the other has or leaves.

"Owen Teal, its treasurer, will be replaced by Ruth Heron" makes her treasurer, and ends his time as one.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from extractors.names import family_name
from extractors.role_changes.build import changed
from extractors.role_changes.patterns import COMMA, OFFICES, PERSON, TOLD, among, gap, near, word
from extractors.role_changes.places import Place, places
from extractors.role_changes.sentence import SENTENCE, said_before
from extractors.role_changes.statement import holders, offices_of, position, up_to
from extractors.role_changes.times import Time
from extractors.role_changes.verbs import LEAVES
from extractors.tokens import plain_name, who
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import RoleChange
from pipeline.rules import TokenMatch, TokenRule
from pipeline.span import Span


def succeeded(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statements of who takes the offices of another, and of the other who has them until then."""
    text, people, offices = document.text, match.all("PERSON"), offices_of(match)
    firms = places(match, document, offices[-1:])
    if not firms or not _follows(match, text):
        return
    last, others = people[-1], people[:-1]
    behind = [one for one in others if one.start > offices[-1].end]
    told = others[0] if others and others[0].start < offices[0].start else match.before
    leaver = others[0] if others else None
    if leaver is not None and leaver in behind and text[offices[-1].end : leaver.start].strip(" ,\n"):
        if told is None or not _alike(text, told, leaver):
            return  # "the Treasurer said that Owen Teal will be replaced by"
        leaver = None  # whose offices another sentence tells
    time = changed(match, document, offices, last.end)
    for office, firm in product(offices, firms):
        yield _takes((match.span, office, last), firm, time, document)
        if leaver is not None:
            own = Span(match.span.start, max(office.end, leaver.end))
            left = _takes((own, office, leaver), firm, time, document)
            yield replace(left, change="resigned", start=None, end=time.on)


def follows(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statement of who takes the offices of the one whom she follows: "will succeed Owen Teal, Treasurer"."""
    text, offices, people = document.text, offices_of(match), match.all("PERSON")
    said = said_before(match, text) + text[people[0].end : people[-1].start]
    firms = places(match, document, offices)
    if not firms or _GIVEN.search(said) or _SUPPOSED.search(said) or _WHERE_HE_GOES.match(text, people[-1].end):
        return
    time = changed(match, document, offices, match.span.end)
    if _WHO_LEFT.search(text, people[-1].end, offices[-1].end):
        time = Time()  # the day is that on which the other left
    for office, firm in product(offices, firms):
        yield _takes((match.span, office, people[0]), firm, time, document)


def is_succeeded(match: TokenMatch, document: Document) -> Iterator[RoleChange]:
    """The statement of who leaves the offices in which another follows: "will be succeeded as Treasurer by Ann Lee"."""
    text, offices, people = document.text, offices_of(match), match.all("PERSON")
    firms = places(match, document, offices)
    leavers = holders(match, text)
    said = said_before(match, text) + document.slice(match.span)
    if not offices or not firms or not leavers or people[-1] in leavers or _SUPPOSED.search(said):
        return
    time = changed(match, document, offices, offices[-1].end)
    for leaver, office, firm in product(leavers, offices, firms):
        own = Span(min(leaver.start, office.start) if match.span.contains(leaver) else match.span.start, office.end)
        left = _takes((own, office, leaver), firm, time, document)
        yield replace(left, change="resigned", start=None, end=time.on)


def _takes(said: tuple[Span, Span, Span], firm: Place, time: Time, document: Document) -> RoleChange:
    """The statement that somebody takes an office: by its words as a whole, the office's and the person's."""
    whole, office, person = said
    return RoleChange(
        span=up_to(whole, firm),
        person=who(document, person),
        organization=firm.name,
        position=position(document.text, office),
        change="appointed",
        start=time.on,
        announced=time.told,
    )


def _follows(match: TokenMatch, text: str) -> bool:
    """Whether somebody is told to follow as a fact, in these offices, and in the sentence of them or in the next."""
    people, offices = match.all("PERSON"), offices_of(match)
    lists = match.all("PEOPLE")
    if not offices or (lists[-1].contains(people[-1]) and lists[-1].start < people[-1].start):
        return False  # two for one office
    between = text[offices[-1].end : people[-1].start]
    lead = said_before(match, text)
    return not (
        len(SENTENCE.findall(between)) > 1
        or _OF_A_THING.search(between)
        or _SUPPOSED.search(lead + between)
        or _IN_WHICH.match(text, people[-1].end)
    )


def _alike(text: str, one: Span, other: Span) -> bool:
    first, second = (family_name(plain_name(text, name)).casefold() for name in (one, other))
    return first == second


_OF_A_THING = lazy(
    r"\b(?:which|whose|it|they|these|those|plans?|contracts?|agreements?|products?|systems?|polic(?:y|ies)|committees?|auditors?)\b|;"
)
"""What makes another the one that is replaced: "said that the plan was replaced by Ruth Heron"."""
_SUPPOSED = lazy(
    r"\b(?:[Ii]f|[Uu]nless|whether|should|would|could|might|may|not|never|once\s+(?:he|she)|[Ii]n\s+case|[Ii]n\s+the\s+event|rumou?r\w*)\b"
)
_IN_WHICH = lazy(r"(?:,(?:\s+(?:age\s+)?\d\d,)?[^,.;]{0,80},?|(?:\s+on\s+(?:the|its)\s+[^.;,]{0,40})?)\s+as\s|['’]s\b")
"""What tells the office besides: "replaced by Ruth Heron, 46, as Treasurer"; or a thing of hers."""
_GIVEN = lazy(
    r"\b(?:named|names|appointed|appoints|elected|elects|promoted|promotes|hired|hires|become|becomes|became)\b(?!\s+to\s+(?:succeed|replace)\b)"
)
"""What gives somebody an office of her own: "was elected, succeeding Owen Teal, Treasurer"."""
_WHERE_HE_GOES = lazy(r",\s+(?:who\s+)?(?:will\s+)?(?:becom|remain|continu|mov|now\b|the\s+new\b|former)")
_WHO_LEFT = lazy(r",\s+who\s")
_IS = word("and", "who", "he", "she", "will", "would", "is", "was", "has", "been", "be", "being", "to", op="*")
_THERE = (
    word("in"),
    word("that", "this", "those", "these", "his", "her", "the", "such", "both"),
    word("role", "roles", "position", "positions", "post", "posts", "capacity", "capacities", "office", "offices"),
)
"""What says of a follower that he has the same office: "succeeded in that role by"."""
_REPLACED = tuple((_IS, word("succeeded", "replaced"), *there, word("by"), PERSON) for there in ((), _THERE))
_HANDS = (
    word(
        "hand", "hands", "handed", "handing", "turn", "turns", "turned", "turning", "pass", "passes", "passed",
        "passing", "transfer", "transfers", "transferred", "transition", "transitions", "cede", "cedes", "yield",
    ),
    word("over", "on", op="?"),
    word("the", "his", "her", "their", "its", "all", "both", "of", "company", "'s", "’s", op="*"),
    word(
        "title", "role", "roles", "position", "positions", "post", "office", "reins", "duties", "responsibilities",
        "baton", "helm", "job",
    ),
)  # fmt: skip
"""Giving an office to another: "will hand over the reins"."""
_FOLLOW = word("succeed", "succeeds", "succeeding", "succeeded", "replace", "replaces", "replacing", "replaced")

_BESIDE = {**gap(), "ENT_TYPE": {"NOT_IN": ["PERSON"]}}
"""What stands beside somebody between commas, offices included."""

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.succeeded",
        patterns=(
            *(
                [*who_has, gap(), *ends]
                for who_has in (
                    (PERSON, COMMA, near(*TOLD), OFFICES),
                    (OFFICES, PERSON),
                    (OFFICES, COMMA, PERSON),
                    (word("as", "from", "of"), near(), OFFICES),
                    (word("as", "from", "of"), near(), OFFICES, gap(), PERSON),
                )
                for ends in (*_REPLACED, (*_HANDS, near(), word("to"), PERSON))
            ),
            [*_HANDS, word("of", "as"), near(), OFFICES, near(), word("to"), PERSON],
            *([PERSON, *aside, word("will", "has", "is", "would", "also", op="*"), *_HANDS, word("of", "as"), near(),
               OFFICES, near(), word("to"), PERSON] for aside in ((), (COMMA, _BESIDE, COMMA))),
        ),
        build=succeeded,
        needs=("succeeded", "replaced", "hand", "turn", "pass", "transfer", "transition", "cede", "yield"),
        examples={
            "Owen Teal, its treasurer, will be replaced by Ruth Heron": [
                {"person": "Ruth Heron", "position": "treasurer", "change": "appointed"},
                {"person": "Owen Teal", "change": "resigned", "span_text": "Owen Teal, its treasurer"},
            ],
            "President Owen Teal will hand over the position to Ruth Heron on July 1, 2004": [
                {"person": "Ruth Heron", "start": "2004-07-01",
                 "span_text": "President Owen Teal will hand over the position to Ruth Heron"},
                {"person": "Owen Teal", "end": "2004-07-01", "span_text": "President Owen Teal"},
            ],
            "Mr. Owen Teal has retired as Treasurer and was succeeded by Ruth Heron": {
                "span_text": "as Treasurer and was succeeded by Ruth Heron", "person": "Ruth Heron",
            },
            "Mr. Teal will retire as Treasurer on May 1, 2004, when Mr. Teal will be replaced by Ruth Heron": {
                "span_text": "as Treasurer on May 1, 2004, when Mr. Teal will be replaced by Ruth Heron",
            },
            "Mr. Teal will turn over the role of Treasurer to Ruth Heron": [
                {"span_text": "Mr. Teal will turn over the role of Treasurer to Ruth Heron", "person": "Ruth Heron"},
                {"span_text": "Mr. Teal will turn over the role of Treasurer", "change": "resigned"},
            ],
            "whose founder wants to turn over the role of Treasurer to Ruth Heron": {
                "span_text": "turn over the role of Treasurer to Ruth Heron", "person": "Ruth Heron",
            },
        },
        near_misses=(
            "Owen Teal, its treasurer, will be replaced by Ruth Heron, 46, as Controller",
            "Owen Teal, its treasurer, said that the plan was replaced by Ruth Heron",
            "Owen Teal, its treasurer, would be replaced by Ruth Heron",
            "As Treasurer, Ann Lark knew that Owen Teal was replaced by Ruth Heron",
            "Owen Teal, its treasurer, will be succeeded by Ruth Heron and Ann Lark",
            "Owen Teal, its treasurer, handed the report on positions to Ruth Heron",
        ),
    ),
    TokenRule(
        name="role.is_succeeded",
        patterns=among(word("be", "been", "being", "was", "is", "were"), word("succeeded", "replaced"), word("as"),
                       near(), OFFICES, gap(), word("by"), PERSON),
        build=is_succeeded,
        needs=("succeeded as", "replaced as"),
        examples={
            "Owen Teal will become Chairman and will be succeeded as Treasurer on May 1, 2004 by Ruth Heron": {
                "person": "Owen Teal", "position": "Treasurer", "change": "resigned",
                "span_text": "Owen Teal will become Chairman and will be succeeded as Treasurer", "end": "2004-05-01",
            },
        },
        near_misses=(
            "Owen Teal may be succeeded as Treasurer by Ruth Heron",
            "Owen Teal succeeded as Treasurer by hard work",
        ),
    ),
    TokenRule(
        name="role.follows",
        patterns=(
            [PERSON, gap(), _FOLLOW, near("and"), OFFICES, PERSON],
            [PERSON, gap(), _FOLLOW, PERSON, COMMA, near(*TOLD), OFFICES],
            *([PERSON, gap(), _FOLLOW, PERSON, COMMA, word("who"), gap(), *leaves, gap(), word("as"), near(), OFFICES]
              for leaves in LEAVES),
        ),
        build=follows,
        needs=("succe", "replac"),
        examples={
            "Ruth Heron will succeed Treasurer Owen Teal on May 1, 2004": {
                "span_text": "Ruth Heron will succeed Treasurer Owen Teal", "person": "Ruth Heron",
                "position": "Treasurer", "start": "2004-05-01",
            },
            "Ruth Heron was named to succeed Owen Teal, the treasurer,": {
                "span_text": "Ruth Heron was named to succeed Owen Teal, the treasurer", "person": "Ruth Heron",
            },
            "Ruth Heron succeeds Owen Teal, who retired as Treasurer in May 2003": {
                "span_text": "Ruth Heron succeeds Owen Teal, who retired as Treasurer", "start": None,
            },
        },
        near_misses=(
            "Ruth Heron was elected, succeeding Owen Teal, Treasurer",
            "Ruth Heron may succeed Owen Teal, Treasurer",
            "Ruth Heron succeeds Owen Teal, who becomes Treasurer",
        ),
    ),
)  # fmt: skip
