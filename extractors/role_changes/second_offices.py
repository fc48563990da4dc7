r"""What a sentence goes on to say of the same person: "and was elected a director", "and Treasurer since June 2002".

The person stands before the first verb, and the second office has a verb of its own or only its day.
"""

from extractors.role_changes.build import among_others, change, elsewhere, held, leaves_too, named_too
from extractors.role_changes.patterns import (
    BOARD,
    COMMA,
    OFFICES,
    PERSON,
    among,
    gap,
    near,
    somebody_then,
    subjects,
    word,
)
from extractors.role_changes.verbs import (
    A_NEW,
    ALSO,
    AND_ALSO,
    AS,
    BEING,
    COMING,
    DEPARTURES,
    FIRMS,
    HELD,
    HIS_DUTIES,
    LEAVES,
    LEAVING,
    MADE,
    MAKES,
    NO_CHANGE,
    POSITION,
    POSITIONS_AS,
    SO_FAR,
    TO_STAY,
)
from pipeline.rules import TokenRule

_AFTER = (
    word("after", "having"), word("having", "previously", "formerly", op="*"), word("serving", "served"), word("as"),
)  # fmt: skip
"""What tells an office that somebody has had before: "having previously served as"."""

_STAYS = word(
    "continue", "continues", "remain", "remains", "retain", "retains", "retire", "retires", "resign", "stay", "step",
)  # fmt: skip
_THEN = word("will", "would", "also", "then", op="*")
_MEANWHILE = {**gap(), "ENT_TYPE": {"NOT_IN": ["PERSON"]}}
"""The words of keeping or leaving another office: "as a director"."""
_NO_OFFICE = ("that", "with", "to", "as", "of", "by", "for", "than", "when", "if", "unable", "able", "aware")
"""What makes of the words behind a verb of becoming something else than an office: "becomes unable to work as"."""
_TAKES = (
    (word("become", "becomes", "assume", "assumes"), near(*_NO_OFFICE)),
    (word("take", "takes", "assume", "assumes"), word("on", "over", op="?"), word("a", "an", "the"), near(*_NO_OFFICE),
     word("role", "position", "post", "title", "duties"), word("of", "as"), near(*_NO_OFFICE)),
)  # fmt: skip
RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.held_too",
        patterns=(
            *subjects(SO_FAR, word("earlier", "later", op="?"), word("served", "serves"), NO_CHANGE, OFFICES),
            *subjects(word("previously", "formerly", "earlier", "later"), word("was"),
                      word("a", "an", "the", "its", op="*"), OFFICES),
            *subjects(word("has", "had", op="?"), word("held"), POSITION, OFFICES),
            *subjects(word("has", "had"), word("been"), NO_CHANGE, OFFICES),
            *subjects(word("has", "had"), word("been"), *FIRMS, OFFICES),
            *among(*_AFTER, NO_CHANGE, OFFICES),
        ),
        build=held,
        needs=("served", "serving", "held", "was", "been"),
        examples={
            "Dr. Goldman has served as Chairman of Transmeta Corporation since 1998\nand served as Chief Executive "
            "Officer from October 2001 to April 2002": {
                "person": "Goldman", "position": "Chief Executive Officer", "organization": "Transmeta Corporation",
                "start": "2001-10", "end": "2002-04",
            },
            "From May 2001 to June 2003, Ruth Heron was employed by Teal, Inc., a maker of\nsails, and held the "
            "positions of treasurer and controller": [
                {"span_text": "Ruth Heron was employed by Teal, Inc., a maker of\nsails, and held the positions of "
                 "treasurer", "organization": "Teal, Inc.", "start": "2001-05", "end": "2003-06"},
                {"span_text": "Ruth Heron was employed by Teal, Inc., a maker of\nsails, and held the positions of "
                 "treasurer and controller", "position": "controller"},
            ],
            "Mr. Teal founded the Company with Dr. Lark and has been Teal's President since May 2001": {
                "person": "Teal", "position": "President", "start": "2001-05",
                "span_text": "Mr. Teal founded the Company with Dr. Lark and has been Teal's President since May 2001",
            },
            "Ruth Heron founded Teal Corp. in 1990 and has served as its President since 1999": {
                "span_text": "Ruth Heron founded Teal Corp. in 1990 and has served as its President since 1999",
                "organization": "Teal Corp.", "start": "1999",
            },
            "Ms. Heron was named Treasurer in June 2001 after serving as Controller since May 1995": {
                "person": "Heron", "position": "Controller", "start": "1995-05",
                "span_text": "Ms. Heron was named Treasurer in June 2001 after serving as Controller since May 1995",
            },
        },
        near_misses=(
            "Ruth Heron ran Teal and held posts from finance to president",
            "Ruth Heron ran Teal and later was told that the president left",
            "Dr. Goldman joined the Company and served well",
            "The Company grew and served as a model",
        ),
    ),
    TokenRule(
        name="role.held_besides",
        patterns=(
            *among(word("in"), word("addition"), word("to"), *HIS_DUTIES, OFFICES),
            [word("in"), word("addition"), word("to"), *HIS_DUTIES, OFFICES, gap(), COMMA, PERSON],
        ),
        build=held,
        needs=("addition to",),
        examples={
            "Mr. Teal will be Secretary in addition to his duties as Treasurer": {"position": "Treasurer"},
            "In addition to her role as Treasurer, Ruth Heron": {"person": "Ruth Heron", "position": "Treasurer"},
        },
        near_misses=("In addition to her role as a mother, Ruth Heron is Treasurer",),
    ),
    TokenRule(
        name="role.on_its_board_too",
        patterns=subjects(word("has", "had", "previously", "formerly", "also", op="*"), word("served", "serves", "sat"),
                          word("on"), word("the", "its", "our", op="*"), BOARD),
        build=held,
        needs=("served on", "serves on", "sat on"),
        examples={
            "Ruth Heron ran Lark Tools and previously served on the Board of Teal Bank": {
                "position": "Director", "organization": "Teal Bank",
                "span_text": "Ruth Heron ran Lark Tools and previously served on the Board",
            },
        },
        near_misses=("Ruth Heron ran Lark Tools and served on the advisory board of Teal Bank",),
    ),
    TokenRule(
        name="role.held_among",
        patterns=(
            *among(word("most"), word("recently"), word("as", "serving"), word("as", op="?"), near(), OFFICES),
            *among(word("roles", "positions", "capacities", "offices"), gap(), word("including"), word("as", op="?"),
                   near("reporting", "that"), OFFICES),
            *among(word("served", "worked", "employed"), word("at", "with", "by"), gap(), word("including"), word("as"),
                   near("reporting", "that"), OFFICES),
        ),
        build=among_others,
        needs=("recently", "including"),
        examples={
            "Dr. Heron was employed at Lark, a maker of radios, from July 1969 to\nJanuary 1997 where he held a "
            "variety of positions, most recently as Executive\nVice President": {
                "span_text": "Dr. Heron was employed at Lark, a maker of radios, from July 1969 to\nJanuary 1997 "
                "where he held a variety of positions, most recently as Executive\nVice President",
                "position": "Executive Vice President", "organization": "Lark", "start": None, "end": "1997-01",
            },
            "Mr. Heron served at Lark Tools from 1989 to 1994, including as Treasurer from May 1991 to June 1994": {
                "span_text": "Mr. Heron served at Lark Tools from 1989 to 1994, including as Treasurer from May 1991 "
                "to June 1994",
                "position": "Treasurer", "organization": "Lark Tools", "start": "1991-05", "end": "1994-06",
            },
            "From May 1991 to June 2006, Mr. Heron served in various roles at Teal, Inc., a maker of\nsails, including "
            "as its Treasurer and director": [
                {"span_text": "Mr. Heron served in various roles at Teal, Inc., a maker of\nsails, including as its "
                 "Treasurer", "position": "Treasurer", "organization": "Teal, Inc.", "start": None, "end": None},
                {"span_text": "Mr. Heron served in various roles at Teal, Inc., a maker of\nsails, including as its "
                 "Treasurer and director", "position": "director", "organization": "Teal, Inc."},
            ],
        },
        near_misses=(
            "Mr. Heron held various positions, including Treasurer",
            "Mr. Heron met firms of all kinds, including their presidents",
        ),
    ),
    TokenRule(
        name="role.held_elsewhere",
        patterns=(
            *among(word(",", "including"), word("serving", "service"), word("as"), near(), OFFICES),
            *among(word("years"), word("as"), near(), OFFICES),
        ),
        build=elsewhere,
        needs=("serving as", "service as", "years as"),
        examples={
            "Ruth Heron is a banker, including serving as President of Teal Bank from\nMay 2002 until March 2007": {
                "span_text": "Ruth Heron is a banker, including serving as President", "organization": "Teal Bank",
                "start": "2002-05", "end": "2007-03",
            },
            "Mr. Heron has spent 19 years with Lark Energy, serving as its Treasurer": {"organization": "Lark Energy"},
            "Mr. Heron worked long, including 8 years as treasurer of Teal PLC": {
                "span_text": "Mr. Heron worked long, including 8 years as treasurer", "organization": "Teal PLC",
            },
        },
        near_misses=("Mr. Heron has 30 years of work, serving as an adviser", "Mr. Heron spent years as Treasurer"),
    ),
    TokenRule(
        name="role.held_and",
        patterns=(
            *somebody_then(SO_FAR, HELD, NO_CHANGE, OFFICES, *AND_ALSO),
            *somebody_then(SO_FAR, HELD, *FIRMS, OFFICES, *AND_ALSO),
            *somebody_then(SO_FAR, *POSITIONS_AS, NO_CHANGE, OFFICES, *AND_ALSO),
            *subjects(word("has", "had"), word("been"), NO_CHANGE, OFFICES, *AND_ALSO),
            *subjects(word("has", "had"), word("been"), *FIRMS, OFFICES, *AND_ALSO),
            *among(*_AFTER, NO_CHANGE, OFFICES, *AND_ALSO),
        ),
        build=held,
        needs=("served", "serves", "serving", "been", "was", "is", "positions as", "posts as", "roles as"),
        examples={
            "Mr. Teal founded Lark and has been Lark's President since May 2001 and Treasurer since 2000": {
                "position": "Treasurer", "person": "Teal", "start": "2000",
            },
            "Mr. Heron has wide experience, having served as Treasurer of Teal and Controller of Lark Tools, Inc.": {
                "position": "Controller", "organization": "Lark Tools, Inc.",
                "span_text": "Mr. Heron has wide experience, having served as Treasurer of Teal and Controller",
            },
            "Mr. Heron held positions as Treasurer of Teal Bank and as Controller of Lark Bank": {
                "span_text": "Mr. Heron held positions as Treasurer of Teal Bank and as Controller",
                "organization": "Lark Bank",
            },
            "Mr. Heron was Treasurer of Teal Bank and, before that, Controller of Lark Bank": {
                "span_text": "Mr. Heron was Treasurer of Teal Bank and, before that, Controller",
                "organization": "Lark Bank",
            },
            "Mr. Heron served as Treasurer (2007-2009), and prior to that as Controller (2005-2007)": {
                "position": "Controller", "start": "2005", "end": "2007", "person": "Heron",
            },
            "Mr. Heron has been Treasurer of Teal Bank since May 2001, and Controller of Snipe, Inc. since June 2002": {
                "position": "Controller", "organization": "Snipe, Inc.", "start": "2002-06", "person": "Heron",
                "span_text": "Mr. Heron has been Treasurer of Teal Bank since May 2001, and Controller",
            },
            "Ruth Heron has been Teal Tools, Inc.’s Treasurer since May 2001 and Controller since June 2002": {
                "position": "Controller", "start": "2002-06",
                "span_text": "Ruth Heron has been Teal Tools, Inc.’s Treasurer since May 2001 and Controller since "
                "June 2002",
            },
        },
        near_misses=("Mr. Heron was Treasurer of Teal Bank and will report to the President",),
    ),
    TokenRule(
        name="role.appointed_and",
        patterns=(
            *somebody_then(word(*BEING, op="*"), word(*MADE), near(*LEAVING), OFFICES, *AND_ALSO),
            *subjects(word("was", "has"), word("been", op="?"), word(*MADE), near(*LEAVING), OFFICES, *AND_ALSO),
            [word(*MAKES), PERSON, AS, OFFICES, word("and"), word("to"), AS, OFFICES],
            *([who, word(*TO_STAY, op="*"), _STAYS, _MEANWHILE, word("and"), _THEN, *takes, OFFICES]
              for who in (PERSON, word("he", "she"))
              for takes in _TAKES),
        ),
        build=change("appointed"),
        needs=(*MADE, *MAKES, "become", "assume", "take"),
        examples={
            "Ruth Heron will remain a director and will become Treasurer on May 1, 2005": {
                "span_text": "Ruth Heron will remain a director and will become Treasurer", "position": "Treasurer",
                "start": "2005-05-01",
            },
            "Ruth Heron will retire as Treasurer and then assume the newly created role of vice chairman": {
                "position": "vice chairman",
            },
            "Ruth Heron will retire as Treasurer and then take a new position as vice chairman": {
                "position": "vice chairman",
                "span_text": "Ruth Heron will retire as Treasurer and then take a new position as vice chairman",
            },
            "Ruth Heron was elected Controller in May 2001 and Treasurer in June 2002": {
                "position": "Treasurer", "person": "Ruth Heron", "start": "2002-06",
                "span_text": "Ruth Heron was elected Controller in May 2001 and Treasurer",
            },
        },
        near_misses=(
            "Ruth Heron was elected Controller in May 2001 and reports to the President",
            "Ruth Heron has elected to resign as Controller in May 2001 and Treasurer in June",
        ),
    ),
    TokenRule(
        name="role.appointed_both",
        patterns=(
            [word(",", "and"), word("of", op="?"), PERSON, word(",", op="?"), word("as", "to"), A_NEW, OFFICES],
            [word(",", "and"), PERSON, A_NEW, OFFICES],
        ),
        build=named_too,
        needs=(*MADE, *COMING, "names", "appoints", "elects"),
        examples={
            "the appointment of Ruth Heron as Treasurer and Mr. Owen Teal as Controller": {
                "span_text": "Mr. Owen Teal as Controller", "person": "Owen Teal",
            },
            "named Ruth Heron president and Owen Teal treasurer": {"span_text": "Owen Teal treasurer"},
            "promoted Ruth Heron to Treasurer and Owen Teal to Controller": {"span_text": "Owen Teal to Controller"},
        },
        near_misses=(
            "named Ruth Heron president, and Owen Teal, treasurer, spoke",
            "elected to pay dividends, and said that Owen Teal President of Lark, Inc. agreed",
            "appointed Ruth Heron as Treasurer and Owen Teal spoke as Controller",
            "the company, and Owen Teal as Controller, wrote",
        ),
    ),
    TokenRule(
        name="role.resigned_both",
        patterns=([word(",", "and"), word("of", op="?"), PERSON, word(",", op="?"), word("as"), A_NEW, OFFICES],),
        build=leaves_too,
        needs=DEPARTURES,
        examples={
            "the resignations of Ruth Heron as Treasurer and of Owen Teal as Controller": {
                "span_text": "Owen Teal as Controller", "person": "Owen Teal", "change": "resigned",
            },
        },
        near_misses=(
            "the resignation of Ruth Heron as Treasurer and the election of Owen Teal as Controller",
            "the departure of Ann Hill as Clerk follows the arrival of Ann Lee as Clerk, and of Bo Lee as Clerk",
            "after the departure of Ruth Heron as Clerk, the Board has two officers, Owen Teal as President",
            "after the departure of Ruth Heron as Clerk, Owen Teal as Controller signs",
            "the resignation of Ruth Heron as Treasurer, whom Owen Teal, as Controller, will help",
        ),
    ),
    TokenRule(
        name="role.resigned_and",
        patterns=tuple(
            one
            for leaving in LEAVES
            for one in somebody_then(gap("you", "i", "we"), *leaving, word("as", "from"), near(), OFFICES, *AND_ALSO)
        ),
        build=change("resigned"),
        needs=("and as",),
        examples={
            "Ruth Heron will resign as President, effective May 1, 2001, and as one of our Trustees on June 1, 2001": {
                "position": "Trustee", "end": "2001-06-01",
                "span_text": "Ruth Heron will resign as President, effective May 1, 2001, and as one of our Trustees",
            },
        },
        near_misses=("Ruth Heron will resign as President, and the Treasurer has agreed",),
    ),
    TokenRule(
        name="role.resigned_too",
        patterns=(
            *(one for leaving in LEAVES for one in subjects(ALSO, *leaving, word("as", "from"), near(), OFFICES)),
            *(one for leaving in LEAVES for one in subjects(ALSO, *leaving, word("from"), near(), BOARD)),
            *subjects(ALSO, word("leave", "leaves", "leaving", "left"), near("to", "that", "committee"), BOARD),
        ),
        build=change("resigned"),
        needs=("resign", "retire", "step", "stand", "stood", "leav", "left"),
        examples={
            "Ms. Heron is retiring as Treasurer, and resigning as a director effective May 1, 2001": {
                "span_text": "Ms. Heron is retiring as Treasurer, and resigning as a director", "end": "2001-05-01",
                "position": "director",
            },
            "Ms. Heron left Teal in 2009, and stepped down from its board of directors in 2011": {
                "span_text": "Ms. Heron left Teal in 2009, and stepped down from its board of directors",
                "end": "2011", "position": "Director",
            },
            "Ms. Heron has resigned as Treasurer and is stepping down from the Board": {"position": "Director"},
            "Ms. Heron succeeds Owen Teal, who retired as Clerk in May and will retire from the Board": {
                "span_text": "Owen Teal, who retired as Clerk in May and will retire from the Board",
                "person": "Owen Teal",
            },
            "Ms. Heron resigned as Treasurer and will leave the Board on May 1, 2001": {
                "span_text": "Ms. Heron resigned as Treasurer and will leave the Board", "end": "2001-05-01",
            },
        },
        near_misses=(
            "Ms. Heron spoke and may resign as Treasurer", "Ms. Heron spoke and left the Board room",
            "Ms. Heron resigned as Clerk and left it to the Board to decide",
        ),
    ),
    TokenRule(
        name="role.appointed_too",
        patterns=(
            *subjects(word("was", "has"), word("been", op="?"), word(*MADE), near(), OFFICES),
            *subjects(word("will", "would", "has", "also", op="*"), word("become", "becomes", "became"), near(),
                      OFFICES),
            *among(COMMA, word("became", "becoming"), near(), OFFICES),
            *among(word("rose", "rising", "advanced", "progressed"), word("to"), near(), OFFICES),
            *among(COMMA, word("was"), word(*MADE), near(*LEAVING), OFFICES),
            *subjects(word("joined", "rejoined"), gap("and", "including", "after", "from"), word("as"), near(),
                      OFFICES),
        ),
        build=change("appointed"),
        needs=(*MADE, "joined", "become", "became", "rose", "rising", "advanced", "progressed"),
        examples={
            "Ms. Heron began at Lark Tools, where she rose to become Treasurer": {
                "span_text": "Ms. Heron began at Lark Tools, where she rose to become Treasurer",
            },
            "Dr. Sethi has been guiding companies for\n10 years and was elected a director": {
                "person": "Sethi", "position": "director", "change": "appointed",
            },
            "Ms. Heron left in 1997 and rejoined Teal Stores as Treasurer in May of 2004": {
                "span_text": "Ms. Heron left in 1997 and rejoined Teal Stores as Treasurer", "start": "2004-05",
                "organization": "Teal Stores",
            },
            "Ms. Heron joined Teal in 1997, became Treasurer a year later": {
                "span_text": "Ms. Heron joined Teal in 1997, became Treasurer",
            },
            "Ms. Heron will succeed Owen Teal as Clerk and was elected a director": {
                "span_text": "Ms. Heron will succeed Owen Teal as Clerk and was elected a director", "person": "Heron",
            },
        },
        near_misses=("Dr. Sethi advised the Company and was paid by its Treasurer",),
    ),
)  # fmt: skip
