"""How releases say that a company sends somebody away: "fired its president, Ann Lee", "removed her from the Board"."""

from extractors.role_changes.leavers import dismissed, sent_away
from extractors.role_changes.patterns import BOARD, COMMA, OFFICES, PERSON, near, word
from extractors.role_changes.verbs import BETWEEN, DISMISSES
from pipeline.rules import TokenRule

_SENDS = (
    (DISMISSES,),
    (word("resolved", "voted", "decided"), word("to"), word("remove", "dismiss")),
    (word("approved", "ratified"), word("the"), word("removal"), word("of")),
)
"""What a company does, or a meeting decides, of somebody in office: "voted to remove", "approved the removal of"."""
_CAPITAL = {"IS_TITLE": True, "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE", "BOARD"]}, "OP": "*"}
_WHOSE = (
    word("the", "its", "our", "their", "his", "her", "company", op="*"),
    _CAPITAL,
    word("'s", "’s", "’", "'", op="?"),
)
_SEAT = word("position", "positions", "seat", "seats", "place")
_SEATS = (
    (word("from"), *_WHOSE),
    (word("from"), word("his", "her", "their", "the", "a"), _SEAT, word("on", "in"), *_WHOSE),
    (word("as"), word("a", "an"), word("member"), word("of"), *_WHOSE),
)
"""What leads to the board that somebody has a seat on; no "from the action against the Board"."""

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.sent_away",
        patterns=(
            *([*sends, PERSON, BETWEEN, word("as", "from"), near(), OFFICES] for sends in _SENDS),
            *([*sends, PERSON, BETWEEN, *seat, BOARD] for sends in _SENDS for seat in _SEATS),
        ),
        build=sent_away,
        needs=("terminat", "dismiss", "remov", "discharg", "ousted", "relieved", "fired"),
        examples={
            "the Board terminated Owen Teal as Treasurer": {"span_text": "Owen Teal as Treasurer"},
            "the Board relieved Owen Teal of his duties as Treasurer": {
                "span_text": "Owen Teal of his duties as Treasurer",
            },
            "the Board resolved to remove Owen Teal as Treasurer effective May 1, 2001": {
                "span_text": "Owen Teal as Treasurer", "end": "2001-05-01",
            },
            "the stockholders approved the removal of Ruth Heron from her position on the Board": {
                "span_text": "Ruth Heron from her position on the Board",
            },
            "the stockholders removed Ruth Heron from the Board on May 3, 2001": {
                "span_text": "Ruth Heron from the Board", "end": "2001-05-03",
            },
        },
        near_misses=(
            "the group seeks the removal of Mr. Jones from the Board",
            "the Board had not resolved to remove Owen Teal as Treasurer",
            "none of them voted to remove Owen Teal from the Board",
            "if the stockholders voted to remove Owen Teal as a director, the plan would end",
            "the Company terminated Owen Teal from employment and the Board met",
            "the group removed Owen Teal as its nominee to the Board",
            "they dismissed Owen Teal as a defendant from the action against the Board",
        ),
    ),
    TokenRule(
        name="role.dismissed",
        patterns=tuple(
            [DISMISSES, word("its", "the", "our", "their", "company", "'s", "’s", op="*"), OFFICES, *joint, PERSON]
            for joint in ((), (COMMA,))
        ),
        build=dismissed,
        needs=("fired", "ousted", "terminat", "dismiss", "remov", "discharg"),
        examples={
            "the Board dismissed its President and Treasurer, Ann Lee": [
                {"span_text": "President and Treasurer, Ann Lee", "position": "President", "change": "resigned"},
                {"span_text": "Treasurer, Ann Lee", "position": "Treasurer", "person": "Ann Lee"},
            ],
            "the Board has fired Chief Executive Owen Teal": {
                "span_text": "Chief Executive Owen Teal", "person": "Owen Teal", "position": "Chief Executive",
            },
        },
        near_misses=(
            "if the Board removes its President, Owen Teal",
            "the Board terminated the plan of its President, Owen Teal",
            "the Board considered that it removed its Chairman of old",
            "Teal Corp. removed its President, Ann Lee, from the bonus plan",
            "the Board dismissed the General Counsel, Ann Lee, as a witness",
            "the judge dismissed Chairman Owen Teal",
        ),
    ),
)  # fmt: skip
