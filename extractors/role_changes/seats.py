"""How releases and reports say that somebody takes a seat on a board: joins it, is elected to it, fills a vacancy.

"Susan Park, 53, who also becomes a member of Teal’s board of directors" is a director from then on.
"""

from extractors.role_changes.patterns import (
    AGED,
    ASIDE,
    BESIDE,
    BOARD,
    COMMA,
    OFFICES,
    PERSON,
    gap,
    near,
    somebody_then,
    subjects,
    word,
)
from extractors.role_changes.seating import each_of_them, fills_a_seat, joined_board
from extractors.role_changes.verbs import BEING, COMING, DEPARTURES, LEAVING, MADE, MAKES
from pipeline.rules import TokenRule

_COMMITTEES = ("committee", "committees")
_SEATS = ("seat", "seats", "directorship", "directorships")
_TO_FILL_A_SEAT = (word("fill"), gap(*_COMMITTEES), word("vacancy", "vacancies", *_SEATS))
_TO_A_NEW_SEAT = (word("the", "a"), near(*_COMMITTEES), word(*_SEATS))

_ON = {"ORTH": {"NOT_IN": [".", "?", "!"]}, "OP": "*"}
"""Whatever a sentence goes on with."""
_WILL_SIT = (
    (word("serve", "sit"), word("on"), near(*_COMMITTEES)),
    (word("be"), word("a", "an"), near(), word("member"), word("of"), near(*_COMMITTEES)),
)

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.joined_board",
        patterns=(
            *somebody_then(
                word(*BEING, op="*"),
                word(*MADE, "join", "joins", "joined", "joining", "rejoined", "becomes", "become", "became"),
                word("to", op="?"),
                near("by", *_COMMITTEES, *LEAVING, *DEPARTURES),
                word(",", op="?"), near("by", *_COMMITTEES, *LEAVING, *DEPARTURES), BOARD,
            ),
            *somebody_then(word(*BEING, op="*"), word(*MADE, "join", "joins", "joined"), word("to", op="?"), near(),
                           word(*_COMMITTEES), word("and"), word("to", op="?"), word("the", "our", "its", op="?"),
                           BOARD),
            *somebody_then(word(*BEING, op="*"), word(*MADE), near(*LEAVING), OFFICES, word("and"), word("to"),
                           near(*_COMMITTEES), BOARD),
            *subjects(word(*BEING, op="*"), word(*MADE), word("to"), near(*_COMMITTEES), BOARD),
            *subjects(word("will", "would"), word("also", op="?"), word("join"), near(*_COMMITTEES), BOARD),
            *subjects(word("has", "also", op="*"), word("joins", "joined"), near(*_COMMITTEES), BOARD),
            *(one for sits in _WILL_SIT
              for one in somebody_then(word("will", "would"), word("also", "each", "both", op="?"), *sits, BOARD)),
            *([word(*MAKES), PERSON, *aside, word("to"), near(*_COMMITTEES), BOARD]
              for aside in ((), BESIDE, ASIDE, (*AGED[:3], COMMA), (word("of", "from"), near("to")))),
            [word(*COMING), word("of"), PERSON, gap(), word("to"), near(*_COMMITTEES), BOARD],
            *([word(*COMING), word("of"), near(), *seats, word(",", ":", "–", "—", "-", op="?"), PERSON, gap(),
               word("to"), near(*_COMMITTEES), BOARD] for seats in ((), (OFFICES,))),
            [word("elected", "re-elected", "reelected", "elects"), near(), word("directors", "nominees", "trustees"),
             word("to"), near(), BOARD, gap(), word("including", "namely", ":"), PERSON],
            [word(*MAKES), word("the"), word("following"), near(), OFFICES, word(":"), PERSON],
            [word("joined"), word("on"), near(), BOARD, word("by"), gap(), PERSON],
            [word(*MAKES, "added", "adds"), near(), word("director", "directors", "member", "members"), word("to"),
             near(*_COMMITTEES), BOARD, word(",", ":", "–", "—", "-"), PERSON],
        ),
        build=joined_board,
        needs=("board", "following"),
        examples={
            "the election of Dr. Murray A. Goldman\nto its Board of Directors": {
                "span_text": "Dr. Murray A. Goldman\nto its Board of Directors", "person": "Murray A. Goldman",
                "position": "Director",
            },
            "Susan Park has joined the Board": {"person": "Susan Park"},
            "Susan Park was appointed to the Audit Committee and to the Board": {"position": "Director"},
            "Susan Park joins the Audit Committee and Board": {"position": "Director"},
            "Susan Park has been appointed President and to the Board": {
                "span_text": "Susan Park has been appointed President and to the Board", "position": "Director",
            },
            "elected the following directors: Susan Park": {
                "person": "Susan Park", "position": "director",
                "span_text": "elected the following directors: Susan Park",
            },
            "Susan Park was named President and appointed to the Board": {"position": "Director"},
            "Susan Park will also serve on the Board": {"position": "Director"},
            "Susan Park will become President and will join the Board": {"position": "Director"},
            "Susan Park succeeds Owen Teal as President and has been elected to the Board": {
                "span_text": "Susan Park succeeds Owen Teal as President and has been elected to the Board",
                "person": "Susan Park",
            },
            "Susan Park succeeds Owen Teal, a founder of Lark Corp. and named to its Board in 1999": {
                "person": "Owen Teal", "span_text": "Owen Teal, a founder of Lark Corp. and named to its Board",
            },
            "Susan Park will be a member of Teal’s Board": {"position": "Director"},
            "elected Susan Park, 53, to its Board": {"span_text": "Susan Park, 53, to its Board"},
            "Mr. Owen Teal will be joined on the Board by two new, independent directors: Susan Park": {
                "span_text": "joined on the Board by two new, independent directors: Susan Park",
                "person": "Susan Park",
            },
            "Susan Park, 53, who also becomes a member of Teal’s board of directors": {"position": "Director"},
            "Susan Park has been elected to the Teal, Inc. Board": {"person": "Susan Park"},
            "the election of two new directors, Susan Park and Owen Teal, to its Board": [
                {"span_text": "Susan Park and Owen Teal, to its Board", "person": "Susan Park"},
                {"span_text": "Owen Teal, to its Board", "person": "Owen Teal"},
            ],
            "Ann Q. Teal, Susan Park, M.D., and Owen Heron have been appointed to the Board": [
                {"span_text": "Ann Q. Teal, Susan Park, M.D., and Owen Heron have been appointed to the Board",
                 "person": "Ann Q. Teal"},
                {"span_text": "Susan Park, M.D., and Owen Heron have been appointed to the Board",
                 "person": "Susan Park"},
                {"span_text": "Owen Heron have been appointed to the Board", "person": "Owen Heron"},
            ],
        },
        near_misses=(
            "Ms. Chen reports to the Board of Directors",
            "Ms. Chen declined to become President and join the Board",
            "Ms. Chen thanked the staff and joined the Board in congratulating all of them",
            "Ms. Chen said that two new directors were found and will join the Board",
            "an officer elected by the Board",
            "Susan Park has been appointed by the Board",
            "Susan Park will serve on the Board of Directors audit and finance committees",
            "Susan Park was appointed to the Board’s Audit Committee",
            "Susan Park has been joined on the Board",
            "Susan Park has been appointed to the Audit Committee of the Board",
            "the group selected four nominees to the Board, including Susan Park",
        ),
    ),
    TokenRule(
        name="role.fills_a_seat",
        patterns=(
            *([word(*MAKES), PERSON, *aside, word("to"), *seat]
              for aside in ((), BESIDE, ASIDE, (*AGED[:3], COMMA))
              for seat in (_TO_FILL_A_SEAT, _TO_A_NEW_SEAT)),
            *somebody_then(word(*BEING, op="*"), word(*MADE), word("to"), word("a", "the"), near(*_COMMITTEES),
                           word("directorship")),
        ),
        build=fills_a_seat,
        needs=("vacanc", "seat", "directorship"),
        examples={
            "the Board elected Susan Park, 53, to fill the vacancy created by the increase in directors": {
                "span_text": "Susan Park, 53, to fill the vacancy", "person": "Susan Park", "position": "Director",
            },
            "The Board increased its size to eight and elected Susan Park to fill\nthe vacancy": {
                "span_text": "Susan Park to fill\nthe vacancy", "position": "Director",
            },
            "Susan Park was recently elected to a Class C directorship": {"position": "Director"},
            "the Board elected Susan Park to fill one of the vacancies": {
                "span_text": "Susan Park to fill one of the vacancies",
            },
            "the Board elected Ann Q. Teal and Owen M. Heron to fill the new seats": [
                {"span_text": "Ann Q. Teal and Owen M. Heron to fill the new seats"},
                {"span_text": "Owen M. Heron to fill the new seats", "person": "Owen M. Heron"},
            ],
        },
        near_misses=(
            "the Board appointed Susan Park to fill the vacancy created by the retirement of the Treasurer",
            "the Board increased the prices and elected Susan Park to fill the vacancy",
            "the Board may elect Susan Park to fill one of the vacancies",
            "the Board will elect Susan Park to fill one of the vacancies if she agrees",
            "Susan Park was elected to the directorship of the National Gallery",
        ),
    ),
    TokenRule(
        name="role.seats_listed",
        patterns=(
            *([*begins, near(*_COMMITTEES), *seats, near(*_COMMITTEES),
               word(",", ":", "–", "—", "-", "--"), PERSON, _ON, PERSON]
              for seats in ((word("directors", "trustees"),), (word("board"), word("members")),
                            (word("members"), word("of", "to"), near(*_COMMITTEES), BOARD))
              for begins in ((word(*DEPARTURES, *COMING), word("of")),
                             (word("elected", "appointed", "named", "added", "elects", "appoints", "names", "adds"),))),
        ),
        build=each_of_them,
        needs=("directors", "members", "trustees"),
        examples={
            "the resignation of three directors – Ruth Heron, a banker, Owen Teal, and Susan Park in May 2004": [
                {"person": "Ruth Heron", "change": "resigned", "position": "Director",
                 "span_text": "resignation of three directors – Ruth Heron"},
                {"person": "Owen Teal",
                 "span_text": "resignation of three directors – Ruth Heron, a banker, Owen Teal"},
                {"person": "Susan Park",
                 "span_text": "resignation of three directors – Ruth Heron, a banker, Owen Teal, and Susan Park"},
            ],
            "the resignation of two board members – Ruth Heron, its treasurer, and Owen Teal, chair of Lark Bank": [
                {"person": "Ruth Heron", "change": "resigned", "position": "Director",
                 "span_text": "resignation of two board members – Ruth Heron"},
                {"person": "Owen Teal",
                 "span_text": "resignation of two board members – Ruth Heron, its treasurer, and Owen Teal"},
            ],
            "has elected two new directors: Ruth Heron, its treasurer, and Owen Teal": [
                {"span_text": "elected two new directors: Ruth Heron", "change": "appointed"},
                {"span_text": "elected two new directors: Ruth Heron, its treasurer, and Owen Teal"},
            ],
        },
        near_misses=(
            "the resignation of three members of the audit committee: Ruth Heron, Owen Teal and Susan Park",
            "the resignation of two directors: Ruth Heron, who followed Owen Teal and Susan Park, and Ann Lark",
            "appointed members of its staff: Ruth Heron and Owen Teal",
            "appointed two members of its staff, Ruth Heron and Owen Teal",
        ),
    ),
)  # fmt: skip
