r"""What a letter says of whoever writes it and of whoever reads it: "I hereby resign as\nChairman", "you will resign".

Whose these offices are stands below the letter or above it.
"""

from extractors.role_changes.build import READER, WRITER, of_a_letter
from extractors.role_changes.patterns import BOARD, OFFICES, word
from extractors.role_changes.verbs import I_LEAVE, I_LEAVE_A_SEAT, STAYS, TO_STAY, YOU_LEAVE
from pipeline.rules import TokenRule

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.first_person",
        patterns=tuple([*one, OFFICES] for one in I_LEAVE),
        build=of_a_letter(WRITER),
        needs=("i ", "my "),
        examples={
            "I hereby resign, effective immediately,\nfrom my position as Chairman of Teal, Inc.": {
                "span_text": "I hereby resign, effective immediately,\nfrom my position as Chairman",
                "person": "I", "organization": "Teal, Inc.", "change": "resigned",
            },
        },
        near_misses=("I may resign as Chairman", "my resignation was accepted"),
    ),
    TokenRule(
        name="role.first_person_on_board",
        patterns=tuple([*one, BOARD] for one in (*I_LEAVE, I_LEAVE_A_SEAT)),
        build=of_a_letter(WRITER),
        needs=("i ", "my "),
        examples={
            "Please accept my resignation from the Board of Directors": {
                "span_text": "my resignation from the Board of Directors", "position": "Director",
            },
            "I am resigning my seat on the Board and as Chairman": {"span_text": "I am resigning my seat on the Board"},
        },
        near_misses=("I may resign from the Board", "I sat on the Board"),
    ),
    TokenRule(
        name="role.first_person_stays",
        patterns=tuple([word("i"), word(*TO_STAY, op="*"), *stays, OFFICES] for stays in STAYS),
        build=of_a_letter(WRITER, "held"),
        needs=("continu", "remain"),
        examples={
            "I will remain a director of Teal, Inc.": {
                "span_text": "I will remain a director", "person": "I", "organization": "Teal, Inc.", "change": "held",
            },
        },
        near_misses=("I remain available to the directors",),
    ),
    TokenRule(
        name="role.second_person",
        patterns=tuple([*one, kind] for one in YOU_LEAVE for kind in (OFFICES, BOARD)),
        build=of_a_letter(READER),
        needs=("you",),
        examples={
            "you hereby resign, effective May 31, 2010,\nas Senior Vice President of Teal, Inc.": {
                "span_text": "you hereby resign, effective May 31, 2010,\nas Senior Vice President", "person": "you",
                "organization": "Teal, Inc.", "change": "resigned",
            },
            "your resignation from the Board of Directors": {
                "span_text": "your resignation from the Board of Directors", "position": "Director",
            },
        },
        near_misses=(
            "if you resign as Chairman", "you may resign as Treasurer", "your resignation was accepted",
            "you will report to the President",
        ),
    ),
)  # fmt: skip
