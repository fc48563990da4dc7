r"""Sentences that begin with the verb, and name last who takes the office or leaves it.

"Named Treasurer was Ruth Heron" is an appointment, as "Ruth Heron was named Treasurer" is.
"""

from extractors.role_changes.build import change
from extractors.role_changes.patterns import BOARD, OFFICES, PERSON, gap, near, word
from extractors.role_changes.verbs import A_NEW, LEAVING, MADE
from pipeline.rules import TokenRule

_ARE = (word("is", "are", "was", "were", "will", "have", "has"), word("be", "also", "been", op="*"))
_MADE_FIRST = (word(*MADE, "re-elected", "reelected"), word("to", "as", op="?"), A_NEW, word("of", "position", op="*"))
_LEAVING_FIRST = (word("resigning", "retiring", "departing", "leaving", "stepping"), word("down", op="?"))

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.takes_first",
        patterns=(
            *([*_MADE_FIRST, *near_by, kind, *rest, *_ARE, PERSON]
              for near_by, kind in (((), OFFICES), ((near("committee", "committees", *LEAVING),), BOARD))
              for rest in ((), (word("of", "for", "in", "at"), near()))),
            [word("joining", "rejoining"), near("committee", "committees"), BOARD, *_ARE, PERSON],
            [word("joining", "rejoining"), near(), word("as"), near(), OFFICES, *_ARE, PERSON],
            [word("following"), gap(*LEAVING), word(*MADE, "re-elected", "reelected"), word("to", "as", op="?"), near(),
             OFFICES, word(":"), PERSON],
        ),
        build=change("appointed"),
        needs=(*MADE, "joining"),
        examples={
            "Named Treasurer was Ruth Heron": {
                "span_text": "Named Treasurer was Ruth Heron", "person": "Ruth Heron", "position": "Treasurer",
            },
            "Promoted to Senior Vice President of the bank is Ruth Heron": {"position": "Senior Vice President"},
            "Elected to the Board of Directors were Ruth Heron and Owen Teal": [
                {"person": "Ruth Heron", "position": "Director",
                 "span_text": "Elected to the Board of Directors were Ruth Heron"},
                {"person": "Owen Teal", "span_text": "Elected to the Board of Directors were Ruth Heron and Owen Teal"},
            ],
            "Joining the board is Ruth Heron": {"position": "Director"},
            "the following were elected directors: Ruth Heron": {
                "span_text": "following were elected directors: Ruth Heron", "position": "director",
            },
        },
        near_misses=(
            "Named in the suit were the Treasurer and Ruth Heron",
            "whoever was elected Treasurer was paid by Ruth Heron",
            "Appointed to the Audit Committee of the Board was Ruth Heron",
        ),
    ),
    TokenRule(
        name="role.leaves_first",
        patterns=(
            *([*_LEAVING_FIRST, word("as", "from"), near("committee", "committees"), kind, *_ARE, PERSON]
              for kind in (OFFICES, BOARD)),
        ),
        build=change("resigned"),
        needs=("resigning", "retiring", "departing", "leaving", "stepping"),
        examples={
            "Resigning from the board are Ruth Heron and Owen Teal": [
                {"person": "Ruth Heron", "span_text": "Resigning from the board are Ruth Heron"},
                {"person": "Owen Teal", "span_text": "Resigning from the board are Ruth Heron and Owen Teal"},
            ],
            "Retiring as Treasurer is Ruth Heron": {"person": "Ruth Heron", "change": "resigned"},
        },
        near_misses=("Resigning as Treasurer was a hard choice for Ruth Heron",),
    ),
)  # fmt: skip
