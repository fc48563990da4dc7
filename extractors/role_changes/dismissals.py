"""How releases say that a company sends somebody away whose office stands before the name: "fired its president"."""

from extractors.role_changes.leavers import dismissed
from extractors.role_changes.patterns import COMMA, OFFICES, PERSON, word
from extractors.role_changes.verbs import DISMISSES
from pipeline.rules import TokenRule

RULES: tuple[TokenRule, ...] = (
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
