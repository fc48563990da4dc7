r"""How releases and reports say that somebody has an office, or had it: "has served as", "will remain".

"Mr. Wallach had been\nPresident from 1996 until the appointment of Mr. Auster" is a tenure with its times.
"""

from extractors.role_changes.build import held
from extractors.role_changes.patterns import (
    BOARD,
    COMMA,
    OFFICES,
    PERSON,
    TOLD,
    gap,
    near,
    somebody_then,
    subjects,
    word,
)
from extractors.role_changes.verbs import (
    FIRMS,
    FOUNDER,
    HELD,
    NO_CHANGE,
    POSITION,
    POSITIONS_AS,
    SEATED,
    SO_FAR,
    STAYS,
    STAYS_ON,
    TO_STAY,
)
from pipeline.rules import TokenRule

_COMMITTEES = ("committee", "committees")
_OTHER_BODIES = ("standards", "accounting", "reserve", "review", "oversight", "safety", "relations", "trade", "labor")
"""What makes a board that of no company: "a member of the Financial Accounting Standards Board"."""

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.held",
        patterns=(
            *somebody_then(SO_FAR, HELD, NO_CHANGE, OFFICES),
            *somebody_then(SO_FAR, HELD, *FOUNDER, OFFICES),
            *somebody_then(SO_FAR, HELD, *FIRMS, OFFICES),
            *somebody_then(SO_FAR, word("held", "holds"), POSITION, OFFICES),
            *somebody_then(SO_FAR, *POSITIONS_AS, NO_CHANGE, OFFICES),
            *somebody_then(SO_FAR, word("began", "started"), word("his", "her"), near(), word("career"),
                           gap("joined", "when", "where", "and"),
                           word("as"), near("and", "with", "at", "to", "under"), OFFICES),
            *somebody_then(SO_FAR, word("headed", "led", "ran"), gap("for", "of", "to", "and"), word("as"), near(),
                           OFFICES),
            [PERSON, word("'s", "’s"), near(), word("positions", "roles", "posts", "experience"),
             word("include", "included", "includes"), near(), OFFICES],
            *(one for stays in STAYS for one in somebody_then(word(*TO_STAY, op="*"), *stays, OFFICES)),
            *(one for stays in STAYS for one in subjects(word(*TO_STAY, op="*"), *stays, OFFICES)),
            *somebody_then(SO_FAR, HELD, word("as", "currently", op="?"), word("a", "an"), near(), word("member"),
                           word("of"), near(*_COMMITTEES, *_OTHER_BODIES), BOARD),
        ),
        build=held,
        needs=(
            *("served", "serves", "serving", "been", "was", "is", "held", "holds", "continu", "remain", "maintain"),
            *("retain", "keep", "career", "headed", "led", "ran", "positions", "roles", "posts", "experience", "acted"),
            "occupied",
        ),
        examples={
            "Mr. Wallach had been\nPresident from 1996 until the appointment of Mr. Auster": {
                "person": "Wallach", "position": "President", "start": "1996", "change": "held",
            },
            "Michael E. Marks has served as an independent director of the Registrant since August 2003": {
                "span_text": "Michael E. Marks has served as an independent director", "position": "director",
                "person": "Michael E. Marks", "start": "2003-08",
            },
            "Ms. Steelman was Group Vice President at Family Dollar Stores from 2011 to 2014": {
                "span_text": "Ms. Steelman was Group Vice President", "position": "Group Vice President",
                "organization": "Family Dollar Stores", "start": "2011", "end": "2014",
            },
            "Ruth Heron started her career as controller for Teal Tools, Inc.": {
                "span_text": "Ruth Heron started her career as controller", "organization": "Teal Tools, Inc.",
            },
            "Ruth Heron held senior positions as Treasurer of Lark Tools, Inc.": {
                "span_text": "Ruth Heron held senior positions as Treasurer", "organization": "Lark Tools, Inc.",
            },
            "Ruth Heron has been with the Company since May 2001 as Treasurer": {"start": "2001-05"},
            "Ruth Heron led Lark Tools, Inc. as Treasurer": {"organization": "Lark Tools, Inc."},
            "Ruth Heron’s prior positions include Treasurer of Teal Tools": {
                "span_text": "Ruth Heron’s prior positions include Treasurer", "organization": "Teal Tools",
            },
            "During her career at Teal Corp., Ruth Heron served as Treasurer": {
                "span_text": "Ruth Heron served as Treasurer", "organization": "Teal Corp.",
            },
            "Mr. Teal will retain his role as Chairman": {"person": "Teal", "position": "Chairman", "change": "held"},
            "Mr. Teal and Ms. Heron will each remain a director": [
                {"person": "Teal"}, {"person": "Heron", "span_text": "Ms. Heron will each remain a director"},
            ],
            "Mr. Teal will continue to serve as Chairman": {
                "span_text": "Mr. Teal will continue to serve as Chairman", "person": "Teal", "position": "Chairman",
            },
            "Ruth Heron would leave the office but would remain Treasurer": {"person": "Ruth Heron"},
            "Heron (72) has been Treasurer since May 2001. Ruth Heron": {
                "span_text": "Heron (72) has been Treasurer since May 2001", "person": "Ruth Heron",
            },
        },
        near_misses=(
            "Mr. Cedar served with distinction",
            "Ms. Chen was not a director of Feiya Corporation",
            "Ms. Chen served as a member of the Audit Committee of the Board",
            "no arrangement pursuant to which Ms. Chen was selected as a director",
            "He is the former President of Teal, Inc.",
            "Ruth Heron served as a member of the Accounting Standards Board",
            "Ruth Heron began her career at Teal when she joined as Treasurer",
            "Ruth Heron is expected to meet the Treasurer",
            "Ruth Heron was a director with a large bank",
            "Mr. Teal will continue to report to the President",
            "Mr. Teal will remain available to the Chairman",
        ),
    ),
    TokenRule(
        name="role.held_at_first",
        patterns=(
            *([word("currently", "presently", "formerly", "previously"), word("the", "a", "an", op="?"), OFFICES,
               word("of", "at"), near(*TOLD), COMMA, somebody] for somebody in (PERSON, word("he", "she"))),
        ),
        build=held,
        needs=("currently", "presently", "formerly", "previously"),
        examples={
            "Currently the president of Teal University, Dr. Ruth Heron": {
                "span_text": "Currently the president of Teal University, Dr. Ruth Heron", "person": "Ruth Heron",
                "position": "president", "organization": "Teal University", "change": "held",
            },
        },
        near_misses=(
            "Currently the president of Teal University said, Ruth Heron won",
            "As President of Lark Bank, Ruth Heron will lead",
        ),
    ),
    TokenRule(
        name="role.on_its_board",
        patterns=(
            *somebody_then(SO_FAR, SEATED, word("also", op="?"), word("on"), word("the", "its", "our", op="*"), BOARD),
            *somebody_then(SO_FAR, SEATED, word("on"), *FIRMS, BOARD),
        ),
        build=held,
        needs=("on ",),
        examples={
            "Dr. Goldman also serves on the board of directors of Three Five Systems, a maker of displays": {
                "span_text": "Dr. Goldman also serves on the board of directors", "position": "Director",
                "person": "Goldman", "organization": "Three Five Systems", "change": "held",
            },
            "Ruth Heron is also on the Board of Trustees of Lark College": {
                "span_text": "Ruth Heron is also on the Board of Trustees", "organization": "Lark College",
            },
            "Ruth Heron is on Teal Bank's board": {"position": "Director", "organization": "Teal Bank"},
            "Ruth Heron sat on the boards of directors of Teal Tools, Lark, and Snipe, Inc.": [
                {"span_text": "Ruth Heron sat on the boards of directors", "organization": "Teal Tools"},
                {"span_text": "Ruth Heron sat on the boards of directors of Teal Tools, Lark", "organization": "Lark"},
                {"span_text": "Ruth Heron sat on the boards of directors of Teal Tools, Lark, and Snipe, Inc.",
                 "organization": "Snipe, Inc."},
            ],
        },
        near_misses=(
            "Ruth Heron serves on the advisory board of Teal Bank",
            "Ruth Heron serves on the audit committee of the Board",
            "Ruth Heron serves on the boards of directors of several private firms",
            "Ruth Heron serves on the Board of Visitors of Teal University",
        ),
    ),
    TokenRule(
        name="role.stays_on_board",
        patterns=tuple(
            one
            for stays in STAYS_ON
            for one in somebody_then(word(*TO_STAY, op="*"), *stays, near(*_COMMITTEES), BOARD)
        ),
        build=held,
        needs=("continu", "remain", "stay"),
        examples={
            "Ruth Heron will continue to serve on its board": {"person": "Ruth Heron", "position": "Director"},
            "Mr. Heron will remain a member of Teal’s Board": {"person": "Heron", "position": "Director"},
            "Mr. Heron will continue to serve as a member of our Company’s Board": {"position": "Director"},
        },
        near_misses=(
            "Ruth Heron will continue to report to the board",
            "Ruth Heron remains subject to the Board",
            "Ruth Heron will continue to serve on the Audit Committee of the Board",
        ),
    ),
)  # fmt: skip
