r"""Offices that merely stand beside a name: "Zach\nLonstein, Infocrossing's Chairman", "CEO Steve Jobs"."""

from extractors.role_changes.named import named, named_and_its, named_elsewhere, named_last
from extractors.role_changes.patterns import AGED, BOARD, COMMA, MARK, NOT_SO, OFFICES, PERSON, TOLD, near, word
from extractors.role_changes.verbs import FIRM, FOUNDER, MAKES
from pipeline.rules import TokenRule

_ALSO = word("the", "a", "an", "its", "also", "currently", "now", "as", op="*")
_SAID_BESIDE = {
    "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
    "LOWER": {"NOT_IN": [*NOT_SO, *TOLD, "and", "with"]},
    "ORTH": {"NOT_IN": [";"]},
    "OP": "*",
}
"""What stands beside a name without a verb, parentheses included: " of Teal, Inc. (the “Company”)"."""

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.beside_a_name",
        patterns=(
            [PERSON, MARK, near(*TOLD), OFFICES],
            [PERSON, MARK, *FOUNDER, OFFICES],
            [PERSON, *AGED, near(*TOLD), OFFICES],
            [PERSON, word(",", op="?"), word("in"), word("his", "her"), near(), word("capacity", "role"), word("as"),
             near(), OFFICES],
        ),
        build=named,
        examples={
            "Ruth Heron in her capacity as President": {"person": "Ruth Heron", "position": "President"},
            "Zach\nLonstein, Infocrossing's Chairman and Chief Executive Officer": [
                {"span_text": "Zach\nLonstein, Infocrossing's Chairman", "position": "Chairman", "change": "held",
                 "organization": "Infocrossing"},
                {"position": "Chief Executive Officer"},
            ],
            "Ruth Heron, a Class II director": {"position": "director", "organization": None},
            "Ruth F. Heron, 58, the chairman": {"person": "Ruth F. Heron", "position": "chairman"},
        },
        near_misses=(
            "John Smith, former Chief Executive Officer",
            "the Chief Executive Officer, Acme Corp.",
            "RUTH TEAL PROMOTED TO CHIEF FINANCIAL OFFICER OWEN HERON ELECTED DIRECTOR",
            "John Smith, past President",
            "Dr. Ruth Heron, will meet with the President",
            "the Outside Director Compensation Policy",
        ),
    ),
    TokenRule(
        name="role.beside_a_name_too",
        patterns=(
            [PERSON, MARK, near(*TOLD), OFFICES, word("of", "at"), near(*TOLD), word("and"), _ALSO, OFFICES],
            [PERSON, *AGED, near(*TOLD), OFFICES, word("of", "at"), near(*TOLD), word("and"), _ALSO, OFFICES],
        ),
        build=named_elsewhere,
        needs=("and",),
        examples={
            "Ruth Heron, vice chairman of Teal and chief executive officer of Lark Tools,": {
                "span_text": "Ruth Heron, vice chairman of Teal and chief executive officer",
                "position": "chief executive officer", "organization": "Lark Tools",
            },
        },
        near_misses=(
            "Ruth Heron, vice chairman of Teal and treasurer, spoke",
            "Ruth Heron, vice chairman of Teal and a friend of the treasurer of Lark Tools, spoke",
            "Ruth Heron, vice chairman of Teal and former treasurer of Lark Tools, spoke",
        ),
    ),
    TokenRule(
        name="role.beside_a_name_and_its",
        patterns=tuple([PERSON, COMMA, _SAID_BESIDE, kind, _SAID_BESIDE, word("and"), word("its"), OFFICES]
                       for kind in (OFFICES, BOARD)),
        build=named_and_its,
        needs=("and its",),
        examples={
            "Ruth Heron, a member of the Board of Directors (our “Board”) of Teal, Inc. (the “Company”) and its "
            "President and Treasurer, said": [
                {"span_text": "Ruth Heron, a member of the Board of Directors (our “Board”) of Teal, Inc. (the "
                 "“Company”) and its President", "position": "President", "organization": None},
                {"span_text": "Ruth Heron, a member of the Board of Directors (our “Board”) of Teal, Inc. (the "
                 "“Company”) and its President and Treasurer", "position": "Treasurer"},
            ],
        },
        near_misses=(
            "Ruth Heron, a director, met with Teal, Inc. and its President",
            "Ruth Heron, a director, Teal, Inc. and its President have agreed",
            "Ruth Heron, former director of Teal, Inc. and its President, said",
        ),
    ),
    TokenRule(
        name="role.named_last",
        patterns=([word(*MAKES), PERSON, COMMA, near(*TOLD), OFFICES],),
        build=named_last,
        needs=MAKES,
        examples={
            "named Ruth Heron, currently its Treasurer, Chief Financial Officer effective May 1, 2001": {
                "span_text": "Ruth Heron, currently its Treasurer, Chief Financial Officer", "start": "2001-05-01",
                "position": "Chief Financial Officer", "change": "appointed",
            },
        },
        near_misses=(
            "named Ruth Heron, its Treasurer and Controller, to a new post",
            "named Ruth Heron, its Treasurer, Controller, as President",
            "appointed Ruth Heron, a Treasurer, Controller of Teal Corp., to the committee",
            "met Ruth Heron, currently its Treasurer, Chief Financial Officer",
        ),
    ),
    TokenRule(
        name="role.before_a_name",
        patterns=([OFFICES, PERSON], [FIRM, OFFICES, PERSON], [OFFICES, COMMA, PERSON],
                  *([*firm, OFFICES, word("and", "&"), word("founder", "co-founder"), PERSON]
                    for firm in ((), (FIRM,)))),
        build=named,
        examples={
            "said the Chairman and CEO,\nCharles M. Heron.": [
                {"span_text": "Chairman and CEO,\nCharles M. Heron", "position": "Chairman"},
                {"span_text": "Chairman and CEO,\nCharles M. Heron", "position": "CEO"},
            ],
            "CEO Steve Jobs": {"person": "Steve Jobs", "position": "CEO"},
            "Chairman and Founder Ruth Heron": {"person": "Ruth Heron", "position": "Chairman"},
            "Chairman Owen Teal, Treasurer Ruth Heron and Controller Charles M. Lark": [
                {"span_text": "Chairman Owen Teal"}, {"span_text": "Treasurer Ruth Heron"},
                {"span_text": "Controller Charles M. Lark"},
            ],
        },
        near_misses=(
            "Ruth Heron, President, Charles M. Teal, Treasurer",
            "our former President, Ruth Heron",
            "former Teal Gas President Ruth Heron",
        ),
    ),
    TokenRule(
        name="role.on_a_board",
        patterns=([PERSON, COMMA, near(*TOLD), word("member"), word("of"), near(), BOARD],),
        build=named,
        needs=("board",),
        examples={
            "Ruth Heron, a member of Teal’s\nBoard of Directors, said": {
                "span_text": "Ruth Heron, a member of Teal’s\nBoard of Directors", "position": "Director",
            },
        },
        near_misses=("Ruth Heron, a former member of the Board", "Ruth Heron, a member of the Bar"),
    ),
)  # fmt: skip
