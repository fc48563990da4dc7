r"""The rules: how releases and reports say that somebody takes an office, leaves it, or has it.

"Charles F. Auster has resigned as President, CEO, and\nDirector" is three statements, one for each office.
"""

from extractors.role_changes.build import change, held, named
from extractors.role_changes.patterns import (
    BESIDE,
    BOARD,
    COMMA,
    MARK,
    OFFICES,
    PERSON,
    gap,
    near,
    person_then,
    subject,
    word,
)
from pipeline.rules import TokenRule

_LEAVING = (
    "resigned", "resign", "resigns", "resigning", "retired", "retire", "retires", "retiring", "stepped", "step",
    "steps", "stepping", "departed", "removed", "transitioned",
)  # fmt: skip
_DEPARTURE = word("resignation", "retirement", "departure")
_BACK = word("re-assumed", "reassumed", "resumed", "re-assumes", "resumes", "re-assume", "resume")
_MADE = ("named", "appointed", "elected", "promoted", "hired", "tapped")
_MAKES = ("named", "appointed", "elected", "promoted", "hired", "names", "appoints", "elects", "promotes", "hires")
_COMING = ("appointment", "election", "promotion", "hiring", "addition")
_SUCCEEDS = (word("to"), word("succeed", "replace"), PERSON, word("as"), near(), OFFICES)
_AS = word("as", "to", "its", "a", "the", "be", "serve", "of", "position", "role", "newly", "created", "formed", op="*")
_BEING = ("has", "have", "had", "was", "were", "is", "will", "be", "been", "also", "recently")
_SO_FAR = word("has", "had", "have", "currently", "previously", "also", op="*")
_FIRM = {
    "IS_TITLE": True,
    "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
    "LOWER": {"NOT_IN": ["the", "its", "our", "his", "her", "then", "former", "and", "as"]},
    "OP": "+",
}
_HELD = word("served", "serves", "serve", "serving", "been", "was", "is", "held", "holds")
_NO_CHANGE = near(*_MADE, *_LEAVING, "re-assumed", "joined", "become", "assistant", "under", "reporting")

RULES: tuple[TokenRule, ...] = (
    TokenRule(
        name="role.resigned",
        patterns=(
            *person_then(gap(), word(*_LEAVING), gap(), word("as", "from"), near(), OFFICES),
            [_DEPARTURE, word("of"), PERSON, gap(), word("as", "from"), near(), OFFICES],
            [PERSON, word("'s", "’s"), _DEPARTURE, word("as", "from"), near(), OFFICES],
        ),
        build=change("resigned"),
        needs=("resign", "retire", "step", "depart", "removed", "transitioned"),
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
        },
        near_misses=(
            "Mr. Crumbaugh will be paid if he resigns as Chief Financial Officer",
            "Mr. Jones has not resigned as President",
            "the resignation of any Director",
        ),
    ),
    TokenRule(
        name="role.appointed",
        patterns=(
            *person_then(
                word(*_BEING, op="*"),
                word(*_MADE), gap(), OFFICES,
            ),
            *person_then(word("will", "to", "would"), near(), word("become", "assume", "serve", "succeed"), near(),
                         OFFICES),
            *person_then(word("has", "will", op="?"), word("joined", "joins", "join", "became", "assumed"), gap(),
                         OFFICES),
            [word(*_MAKES), PERSON, *BESIDE, word("as", "to"), near(), OFFICES],
            [word(*_MAKES), PERSON, COMMA, gap(op="+"), COMMA, word("as", "to"), near(), OFFICES],
            [word(*_MAKES), PERSON, _AS, OFFICES],
            [word(*_MAKES), PERSON, *_SUCCEEDS],
            [word(*_MAKES), PERSON, *BESIDE, *_SUCCEEDS],
            [word(*_MAKES), PERSON, COMMA, gap(op="+"), COMMA, *_SUCCEEDS],
            [word(*_COMING), word("of"), PERSON, _AS, OFFICES],
            [word(*_COMING), word("of"), PERSON, COMMA, gap(op="+"), COMMA, word("as", "to"), near(), OFFICES],
        ),
        build=change("appointed"),
        needs=(*_MAKES, "appointment", "election", "promotion", "become", "became", "assume", "join", "serve"),
        examples={
            "Robert B. Wallach, COO and Director, was named President": {
                "person": "Robert B. Wallach", "position": "President", "change": "appointed",
            },
            "appointed Yoram Cedar to the newly formed position of Executive Vice President and Chief\n"
            "Technology Officer effective immediately": [
                {"span_text": "Yoram Cedar to the newly formed position of Executive Vice President",
                 "position": "Executive Vice President"},
                {"span_text": "Yoram Cedar to the newly formed position of Executive Vice President and Chief\n"
                 "Technology Officer", "position": "Chief Technology Officer"},
            ],
            "Martin Small became Chief Financial Officer": {"position": "Chief Financial Officer"},
            "Dr. Sethi will also become the Company's Chief Financial Officer": {"person": "Sethi"},
        },
        near_misses=(
            "Mr. Mehrotra was not appointed to serve as a Director",
            "The Board appoints the Chief Executive Officer",
            "Each Director was elected",
        ),
    ),
    TokenRule(
        name="role.left_board",
        patterns=(
            *person_then(gap(), word(*_LEAVING), gap(), word("from"), near(), BOARD),
            [_DEPARTURE, word("of"), PERSON, gap(), word("from"), near(), BOARD],
        ),
        build=change("resigned"),
        needs=("board",),
        examples={
            "Lance W. Lord notified Astrotech Corporation (“Astrotech”) of his intent to resign from the Board of\n"
            "Directors": {"person": "Lance W. Lord", "position": "Director", "change": "resigned"},
            "Dr. Meyer retired from our board": {"position": "Director"},
        },
        near_misses=("Mr. Jones may resign from the Board", "retired from the Army"),
    ),
    TokenRule(
        name="role.joined_board",
        patterns=(
            *person_then(
                word(*_BEING, op="*"),
                word(*_MADE, "join", "joins", "joined"), word("to", op="?"), near(), BOARD,
            ),
            [word(*_MAKES), PERSON, word("to"), near(), BOARD],
            [word(*_COMING), word("of"), PERSON, gap(), word("to"), near(), BOARD],
        ),
        build=change("appointed"),
        needs=("board",),
        examples={
            "the election of Dr. Murray A. Goldman\nto its Board of Directors": {
                "span_text": "Dr. Murray A. Goldman\nto its Board of Directors", "person": "Murray A. Goldman",
                "position": "Director",
            },
            "Susan Park has joined the Board": {"person": "Susan Park"},
        },
        near_misses=("Ms. Chen reports to the Board of Directors", "an officer elected by the Board"),
    ),
    TokenRule(
        name="role.re_assumed",
        patterns=person_then(word("has", "have", "will", op="?"), _BACK, near(), OFFICES),
        build=change("re-assumed"),
        needs=("assume", "resume"),
        examples={
            "Zach Lonstein, Chairman, has re-assumed the\n role of CEO": {
                "person": "Zach Lonstein", "position": "CEO", "change": "re-assumed",
            },
        },
        near_misses=("The Company has resumed production", "Mr. Lonstein resumed his duties"),
    ),
    TokenRule(
        name="role.held",
        patterns=(
            *person_then(_SO_FAR, _HELD, _NO_CHANGE, OFFICES),
            [word("he", "she"), _SO_FAR, _HELD, _NO_CHANGE, OFFICES],
        ),
        build=held,
        needs=("served", "serves", "serving", "been", "was", "is", "held", "holds"),
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
        },
        near_misses=("Mr. Cedar served with distinction", "Ms. Chen was not a director of Feiya Corporation"),
    ),
    TokenRule(
        name="role.held_too",
        patterns=([*subject(), word("has", "had", op="?"), word("served"), _NO_CHANGE, OFFICES],),
        build=held,
        needs=("served",),
        examples={
            "Dr. Goldman has served as Chairman of Transmeta Corporation since 1998\nand served as Chief Executive "
            "Officer from October 2001 to April 2002": {
                "person": "Goldman", "position": "Chief Executive Officer", "organization": "Transmeta Corporation",
                "start": "2001-10", "end": "2002-04",
            },
        },
        near_misses=("Dr. Goldman joined the Company and served well", "The Company grew and served as a model"),
    ),
    TokenRule(
        name="role.appointed_too",
        patterns=([*subject(), word("was", "has"), word("been", op="?"), word(*_MADE), near(), OFFICES],),
        build=change("appointed"),
        needs=_MADE,
        examples={
            "Dr. Sethi has been guiding companies for\n10 years and was elected a director": {
                "person": "Sethi", "position": "director", "change": "appointed",
            },
        },
        near_misses=("Dr. Sethi advised the Company and was paid by its Treasurer",),
    ),
    TokenRule(
        name="role.beside_a_name",
        patterns=(
            [PERSON, MARK, near(), OFFICES],
            [OFFICES, PERSON],
            [_FIRM, OFFICES, PERSON],
        ),
        build=named,
        examples={
            "Zach\nLonstein, Infocrossing's Chairman and Chief Executive Officer": [
                {"span_text": "Zach\nLonstein, Infocrossing's Chairman", "position": "Chairman", "change": "held",
                 "organization": "Infocrossing"},
                {"position": "Chief Executive Officer"},
            ],
            "CEO Steve Jobs": {"person": "Steve Jobs", "position": "CEO"},
        },
        near_misses=("John Smith, former Chief Executive Officer", "the Chief Executive Officer, Acme Corp."),
    ),
)  # fmt: skip
