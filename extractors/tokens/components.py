"""What the pipeline consists of: sentences, boards and entities here, names in the modules beside this one.

Imported only by `build.pipeline`, since it imports spaCy. `doc.spans["office"]` holds each office by itself, and
`doc.ents` the longest of all, so that a pattern asks for a person by `{"ENT_TYPE": "PERSON", "OP": "+"}`.
"""

from collections.abc import Callable, Iterator, Sequence

import regex
from spacy.language import Language
from spacy.matcher import Matcher
from spacy.tokens import Doc, Span
from spacy.util import filter_spans, registry

from extractors.tokens import offices, organizations, people
from extractors.tokens.words import TOKEN

NAMED = (offices, organizations, people)
"""The modules whose components spaCy knows by their names once they are imported."""

_LONGEST = 300
"""How many tokens a sentence has at most: one of more is a list or a table, and is taken in parts."""
_BEGINS, _GOES_ON = 1, 2**64 - 1
"""What spaCy writes for a token that begins a sentence, and for one that does not: 1, and -1 without a sign."""
_ENDS = frozenset(".;?!")
_CLOSING = frozenset('"”’)')
_LONGEST_JOINT = 6
"""Fewer tokens than these stand between two offices of a list: ", and as a"."""
_LONGEST_ASIDE = 8
_TWO_DASHES = 2
_JOINTS = frozenset({",", "and", "&", "/", "-", "–", "as", "the", "its", "a"})


@registry.tokenizers("fourcorners.tokens.v1")  # type: ignore[untyped-decorator]  # spaCy gives it no type
def create_tokenizer() -> Callable[[Language], Callable[[str], Doc]]:
    """The tokenizer of a whole text: our words, with the white space between them as tokens, so that none is lost."""
    return lambda nlp: lambda text: _whole(nlp, text)


def _whole(nlp: Language, text: str) -> Doc:
    pieces, spaces = [], []
    for piece in regex.finditer(rf"(?:{TOKEN.pattern})(?P<space>[ ]?)|\s+", text, regex.VERBOSE):
        space = bool(piece["space"])
        pieces.append(piece[0][:-1] if space else piece[0])
        spaces.append(space)
    return Doc(nlp.vocab, pieces, spaces)


@Language.factory("fourcorners_sentences")
def sentences(nlp: Language, name: str, version: str) -> Callable[[Doc], Doc]:
    """Sentences: a stop, a semicolon or a question mark ends one, and the marks that close what it ends go with it."""

    def component(doc: Doc) -> Doc:
        ended, start = False, 0
        starts = doc.to_array(["SENT_START"])
        for at, token in enumerate(doc):
            text = token.text
            closing = text in _CLOSING
            begins = at == 0 or (ended and not closing) or at - start > _LONGEST
            starts[at] = _BEGINS if begins else _GOES_ON
            start = at if begins else start
            ended = text in _ENDS or (ended and closing)
        # all at once: spaCy looks through the whole document each time that a token is told
        doc.from_array(["SENT_START"], starts)  # type: ignore[arg-type]  # a row is as good as a table of one
        return doc

    return component


@Language.factory("fourcorners_boards")
def boards(nlp: Language, name: str, version: str) -> Callable[[Doc], Doc]:
    """Boards: "its Board of Directors", where no office of it is named ("Chairman of the Board")."""
    patterns = Matcher(nlp.vocab)
    patterns.add(
        "BOARD",
        [
            [{"LOWER": {"IN": ["board", "boards"]}}],
            [
                {"LOWER": {"IN": ["board", "boards"]}},
                {"LOWER": "of"},
                {"LOWER": "the", "OP": "?"},
                {"LOWER": {"IN": ["directors", "trustees"]}},
            ],
        ],
    )

    def component(doc: Doc) -> Doc:
        taken = {token.i for one in doc.spans["office"] for token in one}
        found = filter_spans(patterns(doc, as_spans=True))
        doc.spans["board"] = [
            one for one in found if taken.isdisjoint(range(one.start, one.end)) and not _advises(doc, one)
        ]
        return doc

    return component


_NO_DIRECTORS = frozenset(
    {
        "advisory",
        "advisers",
        "advisors",
        "editorial",
        "review",
        "school",
        "planning",
        "bulletin",
        "accounting",
        "medical",
    }
)


def _advises(doc: Doc, board: Span) -> bool:
    """Whether a board is none of directors: "the advisory board of Teal Corp."."""
    return board.start > 0 and doc[board.start - 1].lower_ in _NO_DIRECTORS


@Language.factory("fourcorners_entities")
def entities(nlp: Language, name: str, version: str) -> Callable[[Doc], Doc]:
    """The entities of a window: organisations, lists of people and of offices, the longest where two share words."""

    def component(doc: Doc) -> Doc:
        blocks = list(_blocks(doc, doc.spans["office"]))
        others = [*_people(doc), *doc.spans["organization"]]
        blocks += doc.spans["board"]
        taken = {token.i for one in blocks for token in one}
        people_first = sorted(others, key=lambda one: one.label_ != "PERSON")
        kept: list[Span] = []
        for one in people_first:
            if not taken & set(range(one.start, one.end)):
                kept.append(one)
                taken |= set(range(one.start, one.end))
        doc.ents = sorted([*blocks, *kept], key=lambda one: one.start)
        return doc

    return component


def _people(doc: Doc) -> Iterator[Span]:
    """The people, those of a list as one span: "Owen Heron, Kevin S. Teal and Ruth H. Plover"."""
    lists: list[list[Span]] = []
    for one in doc.spans["person"]:
        between = [token.lower_ for token in doc[lists[-1][-1].end : one.start]] if lists else []
        with_another = between[-2:] == ["along", "with"] and len(between) <= len((",", "along", "with"))
        if (between in ([","], ["and"], [",", "and"]) or with_another) and (
            len(lists[-1]) < 2 or "and" not in doc[lists[-1][-1].start - 1].lower_
        ):
            lists[-1].append(one)
        else:
            lists.append([one])
    for same in lists:
        if len(same) > 1 and doc[same[-1].start - 1].lower_ in ("and", "with"):
            yield Span(doc, same[0].start, same[-1].end, label="PERSON")
        else:
            yield from same


def _blocks(doc: Doc, found: Sequence[Span]) -> Iterator[Span]:
    """Each list of offices as one span: "President, CEO, and Director"."""
    lists: list[list[Span]] = []
    for one in found:
        if lists and _joined(doc, lists[-1][-1].end, one.start):
            lists[-1].append(one)
        else:
            lists.append([one])
    for same in lists:
        yield Span(doc, same[0].start, same[-1].end, label="OFFICE")


def _joined(doc: Doc, end: int, start: int) -> bool:
    between = [token.lower_ for token in doc[end:start]]
    if (
        between[:2] in (["(", '"'], ["(", "“"]) and ")" in between[:_LONGEST_ASIDE]
    ):  # "a director (“INED”) and the chair"
        between = between[between.index(")") + 1 :]
    told_twice = "as" in between and "and" not in between  # "Jane Doe, its president, as chairman"
    joint = set(between) <= _JOINTS and bool(set(between) & {",", "and", "&", "/", "-", "–"})
    joint = joint and between.count("-") + between.count("–") < _TWO_DASHES  # lines of a headline
    return 0 < len(between) < _LONGEST_JOINT and joint and not told_twice
