"""What a match over tokens is made of: who it tells of, which offices, and how these are written in a statement."""

from collections.abc import Iterator
from itertools import product

import regex

from extractors.lexicon.words import words as fields
from extractors.role_changes.places import BOARD, Place
from extractors.tokens import plain_name
from pipeline.lazy import lazy
from pipeline.rules import TokenMatch, words
from pipeline.span import Span

FORMER = lazy(
    r"\b(?:former|formerly|then|ex|past|retired|retiring|outgoing|departing|incoming|late|previous)\b-?", regex.I
)


def holder(match: TokenMatch, text: str) -> Span | None:
    """The person of the match; for "he" and "she" the one named last before, none where they stand in a condition.

    Nor where a given name by itself stands between, which is somebody else's: "said Alan Teal. Ruth was …, and she".
    """
    inside = () if _HE.match(text, match.span.start) else match.all("PERSON")  # "he will succeed Owen Teal as"
    if CONDITION.search(text[max(0, match.span.start - 30) : match.span.start]):
        return None
    if inside:
        said = text[inside[0].end : max(inside[0].end, match.span.end)]
        quoted = said.count("“") > said.count("”") or _OPENS.search(said) is not None
        return None if quoted else inside[0]  # 'Mr. Teal said, "Since being named President'
    if match.before is None or _ANOTHER_S.match(
        f"{text[match.before.start : match.before.end]}: {text[match.span.start :][:4]}"
    ):
        return None
    between = text[max(match.before.end, match.span.start - 600) : match.span.start]
    others = {one["name"].casefold() for one in _BARE.finditer(between)} & fields("given_names")
    return match.before if others <= set(plain_name(text, match.before).casefold().replace(",", "").split()) else None


_BESIDE_AND_OF = lazy(
    r"(?:,\s+(?:age\s+)?\d\d)?,\s+(?:(?:\d\d|an?|its|our|the|former|currently)\s+)*[^;.:“”\"]{3,90}?(?:,\s+(?:Inc|Ltd|LLC)\.?|\bCorp\.?|\bCo\.?)?,\s+and\s+(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?"
)
_THEY = lazy(r"\A(?:(?!\b(?:who|whose|which|that)\b)[^;])*?\b(?:were|have|are|both|each)\b")
FIRST_WORDS = lazy(r"(?:\A|[.!?][”\"]?\s+|\n\s*|\bthat\s+)(?:(?:Mr|Mrs|Ms|Dr)\.\s+)?\Z")
"""What stands before the first words of a sentence, or of what somebody announced: "said that"."""


def with_another(match: TokenMatch, text: str, people: tuple[Span, ...], verb: int) -> tuple[Span, ...]:
    """The people with whoever stands before them in a plural sentence: "Ann Lee, CEO of Lark, and Bo Ray, …, were"."""
    other = match.before
    if other is None or len(people) > 1 or other.end > people[0].start:
        return people
    beside = _BESIDE_AND_OF.fullmatch(text, other.end, people[0].start)
    together = beside is not None and _THEY.search(text[people[0].end : verb])
    first = FIRST_WORDS.search(text[max(match.window.start, other.start - 12) : other.start])
    return (other, *people) if together and first else people


def holders(match: TokenMatch, text: str) -> tuple[Span, ...]:
    """Everybody of a list that the person of the match stands in: "Owen Heron and Kevin S. Teal have resigned"."""
    one = holder(match, text)
    if one is None:
        return ()
    same = next((people for people in match.all("PEOPLE") if people.contains(one)), None)
    every = tuple(person for person in match.all("PERSON") if same.contains(person)) if same else (one,)
    return every[-1:] if _OF_THE_LAST.fullmatch(text, every[-1].end, match.span.end) else every


_HE = lazy(r"s?he\b", regex.IGNORECASE)
_OF_THE_LAST = lazy(r",\s+who\s+(?!have\b|are\b|were\b|both\b|each\b|all\b)[^,;]*")
"""A clause that is of the last of several people alone."""
_OPENS = lazy(r"(?:[,:]|\b(?:said|stated|commented|noted|added))\s+\"[^\"]*\Z")
_ANOTHER_S = lazy(r"(?:(?:Ms|Mrs|Miss)\.?\s[^:]*:\s(?i:he)|Mr\.?\s[^:]*:\s(?i:she))\b")
"""A name whose title shows that "he" or "she" is somebody else: "Ms. Heron" and "He"."""
_BARE = lazy(r"(?<=[.!?,\n]\s)(?P<name>\p{Lu}\p{Ll}+)\s+(?=\p{Ll})")
"""A capitalised word that begins a sentence or a clause, and goes on in small letters: "Paul was previously"."""
ON_THE_END = lazy(
    r"\b(?:upon|if|in\s+the\s+event|following|on)\s[^.;]{0,120}?\b(?:terminat\w*|cessation|end)\b[^.;]*\Z",
    regex.IGNORECASE,
)
"""A condition of what follows: "Upon the termination of your employment for any reason, you agree to resign"."""
CONDITION = lazy(
    r"\b(?:if|unless|until|(?:such|the)\s+time\s+(?:as|that|when)|before|should|whether|once|case|event(?:\s+that)?"
    r"|(?:ability|inability|failure|willingness)\s+of(?:\s+(?:Mr|Mrs|Ms|Dr)\.)?"
    r"|(?:requests?|requested|requires?|proposes?|recommends?|claims?|claimed|rumou?rs?|speculation)\s+that)\s+\Z",
    regex.IGNORECASE,
)


def offices_of(match: TokenMatch) -> tuple[Span, ...]:
    """Each office of the last list in the match; the board where it names no office.

    None where the match ends inside a list that is longer than one match may be.
    """
    lists, boards = match.all("OFFICES"), match.all("BOARD")
    if boards and (not lists or boards[-1].start > lists[-1].start):
        return boards[-1:]
    return tuple(one for one in match.all("OFFICE") if lists and lists[-1].contains(one))


def each_his_own(
    match: TokenMatch, text: str, people: tuple[Span, ...], offices: tuple[Span, ...]
) -> Iterator[tuple[Span, Span]]:
    """Everybody with every office; each with one where the words say so: "the CEO and President, respectively"."""
    if not _RESPECTIVELY.match(text, offices[-1].end):
        yield from product(people, offices)
        return
    listed = next((every for every in match.all("PEOPLE") if people and every.contains(people[-1])), None)
    people = tuple(one for one in match.all("PERSON") if listed.contains(one)) if listed else people
    if not people:
        return
    fewer = min(len(people), len(offices))  # of a longer list the match has the last
    yield from zip(people[-fewer:], offices[-fewer:], strict=True)


_RESPECTIVELY = lazy(r",?\s+respectively\b")


def stretch_of(match: TokenMatch, person: Span, office: Span) -> Span:
    """From the person, or from where the match begins, to the end of the office or of a name that follows it."""
    inside = match.span.contains(person)
    start = person.start if inside and person.start < office.start else match.span.start
    return Span(start, max(office.end, person.end) if inside else office.end)


def up_to(span: Span, firm: Place) -> Span:
    """The span of a statement, up to the name of a further organisation for the office at that one."""
    return Span(span.start, max(span.end, firm.end or 0))


def position(text: str, office: Span) -> str:
    """The office as written, in the singular; "Director" for a seat on the board, "Trustee" for one of trustees."""
    plain = words(text[office.start : office.end])
    if BOARD.fullmatch(plain):
        named = _OF_WHOM.search(plain)
        return seat_on_the_board(text) if named is None else named[1].capitalize()
    if plain.casefold().endswith("chairmen"):
        return plain[:-2] + "an"
    return plain.removesuffix("s") if _SEVERAL.search(plain) else plain


def seat_on_the_board(text: str) -> str:
    """What a document's board is made of: trustees where it names those, and no board of directors."""
    return "Trustee" if _TRUSTEES.search(text) and not _DIRECTORS.search(text) else "Director"


_OF_WHOM = lazy(r"(director|trustee)s\Z", regex.IGNORECASE)
_TRUSTEES = lazy(r"\b[Tt]rustees\s+of\s+the\s+(?:Company|Trust)\b|\b[Bb]oard\s+of\s+[Tt]rustees\b")
_DIRECTORS = lazy(r"\b[Bb]oard\s+of\s+[Dd]irectors\b")
_SEVERAL = lazy(
    r"(?:(?<!\bof\s)\b(?:directors|trustees)|\bofficers|\bpresidents|\bchairs|\bceos|\btreasurers)\Z", regex.IGNORECASE
)
