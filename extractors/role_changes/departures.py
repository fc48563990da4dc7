r"""How releases and reports say that somebody leaves an office: one that the verb names, or the one beside the name.

"John Teal, the chief financial officer, was fired" ends that office, as "resigned as chief financial officer" does.
"""

from extractors.role_changes.build import change
from extractors.role_changes.leavers import leave_together, leaves_it
from extractors.role_changes.patterns import (
    AGED,
    BESIDE,
    BOARD,
    COMMA,
    OFFICES,
    PERSON,
    TOLD,
    gap,
    near,
    somebody_then,
    word,
)
from extractors.role_changes.seating import not_again
from extractors.role_changes.verbs import (
    BETWEEN,
    DEPARTURE,
    ENDS,
    GOING,
    HIS_DEPARTURE,
    LEAVES,
    LEFT,
    MADE,
    NO_LONGER,
    NOT_AGAIN,
    SENT_AWAY,
)
from pipeline.rules import TokenRule

_IN_OFFICE = (
    (PERSON, COMMA, near(*TOLD), OFFICES),
    (PERSON, *AGED, near(*TOLD), OFFICES),
    (OFFICES, PERSON),
    (OFFICES, COMMA, PERSON),
    (PERSON, COMMA, word("who"), gap(), OFFICES),
    (word("as"), near(), OFFICES, word("of", "at"), near(), COMMA, PERSON),
)
"""Somebody with an office beside the name."""
_AND_A_SEAT = (
    (word("from"), word("the", "its", "our", "company", "'s", "’s", op="*")),
    (word("as"), word("a"), word("member"), word("of"), near("committee", "committees")),
)
"""A seat on the board that is left with an office: "and from the Board", "and as a member of its Board"."""
_OF_HIS, _OF_NOBODY = gap("you", "i", "we", "no"), gap("you", "i", "we", "no", "there")
"""What may stand before a verb of leaving; "there is no longer a Treasurer" tells of an office alone."""
_THEIR_END = ((DEPARTURE, word("of")), *SENT_AWAY)
_COMMITTEES = ("committee", "committees")
_ANOTHER_S = (*MADE, "following", "after", "upon", "acceptance")
"""What makes a departure that of somebody else: "was elected to the Board following the resignation from"."""
_SERVICE = word("employment", "service", "tenure", "term", "position")
_SUBJECT = (
    (gap("that", "which", "whom", "whose", "where", "when", "because"),),
    *(
        (
            gap(),
            word("his", "her", "their"),
            word("decision", "intention", "intent", "plan", "plans"),
            *aside,
            word("to"),
        )
        for aside in ((), (COMMA, gap(op="+"), COMMA))
    ),
    (gap(), word("that"), word("he", "she", "they"), gap("that", "which", "of")),
)
"""What stands between them and a verb that is still theirs: "informed the Company that he will be"."""

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.resigned",
        patterns=(
            *(one for leaving in LEFT
              for one in somebody_then(_OF_NOBODY if leaving is NO_LONGER else _OF_HIS, *leaving, OFFICES)),
            [_SERVICE, word("of"), PERSON, word(",", op="?"), word("as"), near(), OFFICES, gap(), *ENDS],
            [PERSON, word("'s", "’s"), _SERVICE, BETWEEN, word("as"), near(), OFFICES, gap("when"), *ENDS],
            [PERSON, *HIS_DEPARTURE, OFFICES],
            [DEPARTURE, word("of"), PERSON, gap(), word("as", "from"), near(), OFFICES],
            [PERSON, word("'s", "’s"), DEPARTURE, word("as", "from"), near(), OFFICES],
            [PERSON, word("'s", "’s"), word("last", "final"), word("day"), BETWEEN, word("as"), near(), OFFICES],
        ),
        build=change("resigned"),
        needs=(
            *("resign", "retir", "step", "depart", "remov", "transition", "stand", "stood", "leav", "left", "cease"),
            *("no longer", "relinquish", "vacate", "terminat", "dismiss", "discharge", "oust", "relieved", "fired"),
            *("employment", "service", "tenure", "'s term", "’s term", "separation", "last day", "final day"),
            *("position", "separate", "separating", "moves from", "moved from", "move from", "moving from"),
            *("give up", "gives up", "gave up", "giving up", "given up"),
        ),
        examples={
            "Charles F. Auster has resigned as President, CEO, and\nDirector": [
                {"span_text": "Charles F. Auster has resigned as President", "position": "President",
                 "person": "Charles F. Auster", "change": "resigned"},
                {"span_text": "Charles F. Auster has resigned as President, CEO", "position": "CEO"},
                {"position": "Director"},
            ],
            "Michael D. Craighead that he would resign from his positions as Chief Financial Officer": {
                "person": "Michael D. Craighead", "position": "Chief Financial Officer", "end": None,
            },
            "Gary S. Shedlin transitioned from the role of Chief Financial Officer": {
                "person": "Gary S. Shedlin", "position": "Chief Financial Officer",
            },
            "Mr. Alan Heron submitted to the Company his resignation as an independent\ndirector": {
                "person": "Alan Heron", "position": "director",
            },
            "Owen Q. Teal has stepped down from all positions, including Treasurer": {
                "person": "Owen Q. Teal", "position": "Treasurer",
            },
            "Owen Q. Teal's last day as\nTreasurer": {"person": "Owen Q. Teal", "position": "Treasurer"},
            "Dorrit Q. Teal joined in 2001. She retired as Treasurer": {
                "span_text": "She retired as Treasurer", "person": "Dorrit Q. Teal",
            },
            "Owen Teal ceased to be the Chief Financial Officer of Teal, Inc. on April 30, 2007": {
                "span_text": "Owen Teal ceased to be the Chief Financial Officer", "end": "2007-04-30",
                "organization": "Teal, Inc.",
            },
            "Ruth Heron would relinquish the title of President": {"person": "Ruth Heron", "position": "President"},
            "the employment of Owen Teal as Treasurer was terminated": {
                "span_text": "Owen Teal as Treasurer", "person": "Owen Teal",
            },
            "Owen Teal’s service as Treasurer was terminated": {"span_text": "Owen Teal’s service as Treasurer"},
            "Owen Teal agreed to his separation from employment as Treasurer": {"position": "Treasurer"},
            "Owen Teal will move from Treasurer to Controller, effective May 1, 2001": {
                "span_text": "Owen Teal will move from Treasurer", "end": "2001-05-01",
            },
            "Owen Teal has transitioned out of his role as Treasurer": {"person": "Owen Teal"},
            "Owen Teal is no longer Treasurer of the company": {"span_text": "Owen Teal is no longer Treasurer"},
            "Ruth Heron, Clerk, will no longer serve as Treasurer": {"person": "Ruth Heron"},
            "Owen Teal’s position as Treasurer was eliminated": {"span_text": "Owen Teal’s position as Treasurer"},
            "Owen Teal has decided to step aside as Treasurer": {"person": "Owen Teal", "position": "Treasurer"},
            "Owen Teal will relinquish some of his duties, including the role of Treasurer": {"person": "Owen Teal"},
            "Owen Teal gave up the title of Treasurer": {"position": "Treasurer"},
            "Owen Teal has been there ever since, retiring as Treasurer": {"person": "Owen Teal"},
        },
        near_misses=(
            "Mr. Jones’s position as Treasurer is full-time",
            "Mr. Crumbaugh will be paid if he resigns as Chief Financial Officer",
            "Mr. Jones has not resigned as President",
            "Mr. Jones has no plans to retire as President",
            "Mr. Jones’s term as a director expires at the next meeting",
            "if Mr. Jones is terminated as President",
            "Mr. Jones will stand for re-election as a director",
            "Mr. Jones will take a medical leave from his post as President",
            "Ms. Teal’s employment as Treasurer begins on May 1, 2001",
            "Mr. Jones left Teal in 1999 and joined Lark as President",
            "Mr. Jones resigned because he has accepted a post as President",
            "the resignation of any Director",
            "Mr. Jones retired as an employee but retained the role of Chairman",
            "upon tender of Mr. Jones’s resignation as Treasurer, he is paid",
            "Mr. Jones tendered his resignation as Treasurer for consideration by the Board",
            "given Mr. Jones’s skill, there is no longer a need for a Treasurer",
            "Mr. Jones gave up his practice to accept the post of Treasurer",
            "Mr. Jones gave up his salary as Treasurer",
            "Mr. Jones relinquished his options, including those granted to him as Treasurer",
            "Mr. Jones relinquished certain rights, including the right to be elected Chairman",
        ),
    ),
    TokenRule(
        name="role.left_board",
        patterns=(
            *(one for leaving in LEAVES for one in somebody_then(gap("you", "i", "we"), *leaving, BETWEEN,
                                                                 word("from", "as"), near(), BOARD)),
            *somebody_then(word("has", "have", "will", op="?"), word("left", "leave", "leaves"), near(), BOARD),
            *somebody_then(gap("you", "i", "we"), word("resign", "resigns", "resigned", "resigning"),
                           word("his", "her", "their"), near(*_COMMITTEES), BOARD),
            [PERSON, gap(*_ANOTHER_S), DEPARTURE, word("from"), near(*_COMMITTEES), BOARD],
            [DEPARTURE, word("from"), near(*_COMMITTEES), BOARD, word("of"), PERSON],
            *(one for leaving in LEAVES for one in somebody_then(gap("you", "i", "we"), *leaving, word("after"), near(),
                                                                 word("service"), word("on"), near(), BOARD)),
            [PERSON, *HIS_DEPARTURE, BOARD],
            [DEPARTURE, word("of"), PERSON, gap(), word("from"), near(), BOARD],
            [DEPARTURE, word("of"), PERSON, *BESIDE, word("from"), near(), BOARD],
        ),
        build=change("resigned"),
        needs=("board",),
        examples={
            "Lance W. Lord notified Astrotech Corporation (“Astrotech”) of his intent to resign from the Board of\n"
            "Directors": {"person": "Lance W. Lord", "position": "Director", "change": "resigned"},
            "Dr. Meyer retired from our board": {"position": "Director"},
            "Ruth Heron resigned her seat on the Board": {"position": "Director"},
            "Owen Teal joined the Board following the resignation from the Board of Directors of Ruth Heron": {
                "span_text": "resignation from the Board of Directors of Ruth Heron", "person": "Ruth Heron",
                "organization": None,
            },
            "The Board accepted Ruth Heron’s resignation from the Board": {
                "span_text": "Ruth Heron’s resignation from the Board",
            },
            "Dr. Meyer, who is retiring after ten years of service on the Teal board": {"position": "Director"},
            "Ruth Heron, who has been a director since 2009, has retired from the board": {"person": "Ruth Heron"},
            "the retirement of Joe Heron, the former president of Teal Tools, Inc., from its board": {
                "span_text": "Joe Heron, the former president of Teal Tools, Inc., from its board",
                "person": "Joe Heron",
            },
            "Owen F. Heron, whose term was to end in 2004, left the Board on May 17, 2003": {
                "span_text": "Owen F. Heron, whose term was to end in 2004, left the Board", "end": "2003-05-17",
            },
        },
        near_misses=(
            "Mr. Jones may resign from the Board", "retired from the Army",
            "Mr. Jones resigned his seat on the Audit Committee of the Board",
        ),
    ),
    TokenRule(
        name="role.not_again",
        patterns=(
            *somebody_then(gap("you", "i", "we"), *NOT_AGAIN, near(), word("as"), near(), OFFICES),
            *somebody_then(gap("you", "i", "we"), *NOT_AGAIN, near(), word("to", "on"), near(), BOARD),
            *somebody_then(gap("you", "i", "we"), BOARD, gap(), *NOT_AGAIN),
            *somebody_then(gap("you", "i", "we"), *NOT_AGAIN),
        ),
        build=not_again,
        needs=("re-election", "reelection", "nominated", "nomination"),
        examples={
            "Owen Teal did not stand for re-election as a director of the Company": {
                "span_text": "Owen Teal did not stand for re-election as a director",
            },
            "Owen Teal has informed the Board that he will not stand for re-election at the annual meeting": {
                "span_text": "Owen Teal has informed the Board", "position": "Director",
            },
            "Owen Teal will not stand for re-election": {
                "span_text": "Owen Teal will not stand for re-election", "position": "Director",
            },
        },
        near_misses=(
            "if Owen Teal is not nominated for re-election at the meeting",
            "Owen Teal will stand for re-election as a director", "Owen Teal told the Board not to stand still",
        ),
    ),
    TokenRule(
        name="role.left_board_too",
        patterns=tuple(
            one
            for leaving in LEAVES
            for seat in _AND_A_SEAT
            for one in somebody_then(gap("you", "i", "we"), *leaving, BETWEEN, word("from", "as"), near(), OFFICES,
                                     gap("from", "as", "to", "who", "of"), word("and"), *seat, BOARD)
        ),
        build=change("resigned"),
        needs=("and from", "and as"),
        examples={
            "Ruth Heron will retire as Treasurer and from the Board": {"person": "Ruth Heron", "position": "Director"},
            "Ruth Heron resigned as Treasurer and as a member of Teal’s Board of Directors": {"position": "Director"},
            "Ruth Heron will step down as Treasurer on May 1, 2004 and from the Board in July 2004": {
                "span_text": "Ruth Heron will step down as Treasurer on May 1, 2004 and from the Board",
                "end": "2004-07",
            },
        },
        near_misses=(
            "Ruth Heron will retire as Treasurer and from time to time see the Board",
            "Ruth Heron will retire as Treasurer and as an adviser to the Board",
            "Ruth Heron will retire as Treasurer and as a member of the audit committee of the Board",
        ),
    ),
    TokenRule(
        name="role.leave_together",
        patterns=(
            *([*gone, *_IN_OFFICE[0], word(",", op="?"), word("and"), word("of", op="?"), *_IN_OFFICE[0]]
              for gone in _THEIR_END),
            *([*gone, *_IN_OFFICE[0], COMMA, *_IN_OFFICE[0], word(",", op="?"), word("and"), *last]
              for gone in _THEIR_END for last in (_IN_OFFICE[0], (PERSON,))),
        ),
        build=leave_together,
        needs=("resign", "retire", "depart", "employment", "services", "parted"),
        examples={
            "the retirement of Ruth Heron, President, and Owen Teal, Treasurer and Clerk, effective June 30, 2021": [
                {"span_text": "Ruth Heron, President", "person": "Ruth Heron", "end": "2021-06-30"},
                {"span_text": "Owen Teal, Treasurer", "person": "Owen Teal", "end": "2021-06-30"},
            ],
            "the resignations of Ruth Heron, President, Owen Teal, Treasurer, and Ann Lark": [
                {"span_text": "Ruth Heron, President"}, {"span_text": "Owen Teal, Treasurer"},
            ],
            "ended its employment relationships with Ruth Heron, President, and Owen Teal, Treasurer": [
                {"span_text": "Ruth Heron, President"}, {"span_text": "Owen Teal, Treasurer"},
            ],
        },
        near_misses=(
            "the resignation of Ruth Heron, President, could harm us, and Owen Teal, Treasurer, spoke",
            "the possible resignation of Ruth Heron, President, and Owen Teal, Treasurer",
        ),
    ),
    TokenRule(
        name="role.leaves_it",
        patterns=(
            *([*who, *subject, *going] for who in _IN_OFFICE for subject in _SUBJECT for going in GOING),
            *([*who, gap(), word("his", "her", "their"), gap(op="?"), gap(op="?"), DEPARTURE] for who in _IN_OFFICE),
            [DEPARTURE, word("of", "from"), PERSON, *BESIDE[:3]],
            *([*sends, PERSON, *BESIDE[:3]] for sends in SENT_AWAY),
            *([*sends, near("of", "by", "for", "with", "who", "at"), OFFICES, *mark, PERSON]
              for sends in SENT_AWAY for mark in ((), (COMMA,))),
            [DEPARTURE, word("of"), near(), OFFICES, PERSON],
            [DEPARTURE, word("of"), near(), OFFICES, COMMA, PERSON],
        ),
        build=leaves_it,
        needs=(
            *("resign", "retir", "step", "stand", "stood", "depart", "leav", "left", "terminat", "dismiss", "fired"),
            *("removed", "ousted", "discharged", "re-election", "reelection", "nominated", "nomination", "longer"),
            *("employment", "services", "relinquish", "separat"),
            *("part ways", "parted ways", "part company", "parted company", "parting ways"),
        ),
        examples={
            "Ruth Teal, senior vice president and treasurer, plans to resign from her position\nby the end of May": [
                {"span_text": "Ruth Teal, senior vice president", "position": "senior vice president",
                 "change": "resigned", "end": None},
                {"span_text": "Ruth Teal, senior vice president and treasurer", "position": "treasurer"},
            ],
            "On May 2, 2006, Ruth Teal, Treasurer, notified the Company that she has decided to resign\nfrom her "
            "position with the Company, effective June 20, 2006": {
                "span_text": "Ruth Teal, Treasurer", "end": "2006-06-20",
            },
            "President Owen Heron has resigned from the company, effective May 1, 2001": {
                "span_text": "President Owen Heron", "position": "President", "end": "2001-05-01",
            },
            "the retirement of current Chairman Owen Heron on May 1, 2001": {"span_text": "Chairman Owen Heron"},
            "Owen Heron, a director of Teal, Inc. since May 2000, announced his intention to retire effective\n"
            "June 1, 2005": {
                "span_text": "Owen Heron, a director", "end": "2005-06-01",
            },
            "Owen Heron, a director, has elected not to seek re-election at the meeting.": {
                "span_text": "Owen Heron, a director",
            },
            "Owen Heron, Treasurer, has resigned his position and from the Board": {
                "span_text": "Owen Heron, Treasurer",
            },
            "Owen Heron, Treasurer, will step down from his position and from the Board": {
                "span_text": "Owen Heron, Treasurer",
            },
            "Owen Heron, Treasurer, will retire from the post he has held since 1997": {
                "span_text": "Owen Heron, Treasurer",
            },
            "Owen Heron, Treasurer, is leaving to join Teal Bank as its president": {
                "span_text": "Owen Heron, Treasurer",
            },
            "Treasurer Owen Heron plans to retire April 1, 2002.": {
                "span_text": "Treasurer Owen Heron", "end": "2002-04-01",
            },
            "Owen Heron, who has been a director since 2010, did not stand for re-election": {
                "span_text": "Owen Heron, who has been a director", "start": "2010",
            },
            "Owen Heron, who has served as Treasurer since 1999, will retire on May 1, 2001.": {
                "span_text": "Owen Heron, who has served as Treasurer", "start": "1999", "end": "2001-05-01",
            },
            "Owen Heron, Treasurer, is no longer with the company.": {"span_text": "Owen Heron, Treasurer"},
            "Owen Heron, Treasurer, has elected to take early retirement.": {"span_text": "Owen Heron, Treasurer"},
            "Owen Heron, President and Controller, will relinquish both positions before the meeting": [
                {"span_text": "Owen Heron, President"}, {"span_text": "Owen Heron, President and Controller"},
            ],
            "has terminated the employment of Treasurer Owen Heron.": {"span_text": "Treasurer Owen Heron"},
            "has parted ways with Owen Heron, its Treasurer.": {"span_text": "Owen Heron, its Treasurer"},
            "After ten years as Treasurer of Teal Tools, Owen Heron today announced his plans for retirement": {
                "span_text": "Treasurer of Teal Tools, Owen Heron",
            },
            "terminated the employment of Owen Heron, its Treasurer, without cause": {
                "span_text": "Owen Heron, its Treasurer",
            },
            "Owen Heron, Treasurer, will retire from those positions, and as a trustee of Teal": {
                "span_text": "Owen Heron, Treasurer",
            },
            "Owen Heron, the company's treasurer, was fired.": {"span_text": "Owen Heron, the company's treasurer"},
        },
        near_misses=(
            "Ruth Teal, Treasurer, said that two of its founders have resigned.",
            "Ruth Teal, a director, retired from Heron Bank in 1999",
            "Ruth Teal, a director, retired on June 30, 1999.",
            "Ruth Teal, Treasurer, plans to retire the notes",
            "Ruth Teal, Treasurer, left the meeting",
            "Ruth Teal, the former Treasurer, has resigned from the company",
            "Ruth Teal, Treasurer, will step down from the Board of Directors",
            "Ruth Teal, Treasurer, will retire from her position as a trustee",
            "Ruth Teal, Treasurer, will retire from the role she played in the sale",
            "If Ruth Teal, the Treasurer, resigns, she will be paid",
            "Owen Lark, President, has no plans to retire.",
            "Owen Lark, President, refused to step down.",
            "Ann Lee, a director, never resigned.",
            "Ruth Teal, CFO, denied rumors that she has resigned.",
            "Carl Finch, Controller, withdrew his resignation.",
            "Carl Rook, Chairman, will delay his retirement.",
            "said Mark Reed, President, dismissing talk of his retirement.",
            "John Gull, Chairman, was asked to resign.",
            "Ann Lee, a director, offered to resign.",
            "Tom Wren, the Secretary, is eligible to retire.",
            "Shareholders called for John Finch, President, to resign.",
            "The union demanded that Owen Teal, Chairman, resign.",
            "Calls for Ruth Wren, Treasurer, to step down were dismissed.",
            "Ann Lee, Chairman, plans to step down when the merger closes.",
            "John Finch, Controller, who tried to leave the Company in 1999, stayed.",
            "Tom Wren, the Secretary, accepted his resignation.",
            "Jim Wren, Chairman, said his brother Carl, a physician, has retired.",
            "Ann Lee, CEO, said four of the employees left the company.",
            "Mark Reed, Controller, said the auditors resigned.",
            "Jim Wren, Chairman, thanked Peter, who is retiring.",
            "The loss of our plant, or the departure of Ann Lee, our chief executive officer, would harm us.",
            "The resignation of Carl Gull, our Controller, would be a default.",
            "The possible retirement of Tom Rook, Chairman, worries us.",
            "Tom Rook, CFO, would have received $1,000,000 had he been terminated on December 31, 2005.",
            "Assuming that Paul Dale, President, was terminated on that date, he is paid.",
            "Upon the resignation of Ann Lee, Controller, or her death, options vest.",
            "Carl Gull, Chairman, receives this sum on the date he retires.",
            "Options of Owen Lark, Treasurer, expire ninety days after he was terminated.",
            "Tom Rook, Chairman, is to be paid for five years following his retirement.",
            "The claims against Ruth Wren, CFO, were dismissed.",
            "Ann Lee, a director, has been a consultant since her retirement.",
            "Owen Teal, 51, President, joined the Company in 1990, left the Company in 1995 and rejoined it in 1999.",
        ),
    ),
)  # fmt: skip
