r"""The rules: how releases and reports say that somebody takes an office, leaves it, or has it.

"Charles F. Auster has resigned as President, CEO, and\nDirector" is three statements, one for each office.
"""

from extractors.role_changes import (
    beside,
    departures,
    dismissals,
    inverted,
    letters,
    seats,
    second_offices,
    successors,
    tenures,
)
from extractors.role_changes.build import change
from extractors.role_changes.patterns import (
    ASIDE,
    BESIDE,
    BOARD,
    COMMA,
    OFFICES,
    PERSON,
    WHO,
    gap,
    near,
    person_then,
    somebody_then,
    word,
)
from extractors.role_changes.verbs import (
    A_NEW,
    AS,
    BACK,
    BEGINS,
    BEING,
    COMING,
    JOINS,
    LEAVING,
    MADE,
    MAKE,
    MAKES,
    SUCCEEDS,
)
from pipeline.rules import TokenRule

_COMMITTEES = ("committee", "committees")
_OUT_A_TERM = ("out", "remainder", "remaining", "rest", "balance")
"""What makes of serving no new office: "will serve out his term as a director"."""

_SOMEBODY = word(
    "veteran", "executive", "leader", "expert", "banker", "lawyer", "attorney", "entrepreneur", "specialist", "insider",
)  # fmt: skip
"""What somebody is called before the name who is given an office: "named industry veteran Ann Lee president"."""

RULES: tuple[TokenRule, ...] = (
    *departures.RULES,
    *dismissals.RULES,
    TokenRule(
        name="role.appointed",
        patterns=(
            *somebody_then(word(*BEING, op="*"), word(*MADE), gap(*LEAVING, "from"), OFFICES),
            *somebody_then(word(*BEING, op="*"), word("was", "were", "been", "be"),
                           word("selected", "chosen", "designated"), gap(*LEAVING, "from"),
                           OFFICES),
            *somebody_then(word("also", op="?"), word("will", "to", "would"), near(),
                           word("become", "assume", "serve", "succeed", "act"), near(*_OUT_A_TERM), OFFICES),
            *somebody_then(word("has", "have", op="?"), word("agreed", "consented"), word("to"), near(),
                           word("become", "assume", "serve", "act"), near(), OFFICES),
            *somebody_then(word("will", "would", "shall"), word("also", op="?"), word("be"), A_NEW, OFFICES),
            *somebody_then(word(*BEING, op="*"), word("given", "assigned"), near(),
                           word("title", "role", "position", "post"), word("of", "as"), A_NEW, OFFICES),
            *(one for begins in BEGINS for one in somebody_then(word(*BEING, op="*"), *begins, OFFICES)),
            *somebody_then(word(*BEING, op="*"), word("promoted", "elevated", "reassigned", "transferred"),
                           word("from"), near(), OFFICES, near(), word("to"), near(), OFFICES),
            *somebody_then(gap(), *SUCCEEDS),
            *somebody_then(word("has", "will", op="?"), word("returned", "returns", "return"), word("to"),
                           gap("and", "after"), word("as"), near(), OFFICES),
            *somebody_then(word("has", "will", "is", "be", "been", "agreed", "to", op="*"), word(*JOINS),
                           gap("and", "including", "after", "from", "career", "where"), word("as"), near(), OFFICES),
            *([*one] for to in ((word("become", "assume", "serve"),), (word("be"), word(*MADE)))
              for one in somebody_then(word("is", "are"), word("expected", "slated", "scheduled"), word("to"), *to,
                                       near(*_OUT_A_TERM), OFFICES)),
            *somebody_then(word("also", "today", "later", "subsequently", op="?"),
                           word("became", "becomes", "assumed", "assumes"), near(), OFFICES),
            *somebody_then(word("is"), word("assuming"), near("that"), OFFICES),
            *somebody_then(word("will", "has", "also", op="*"), word("assume", "assumed", "assumes"), PERSON,
                           word("'s", "’s"), near(), word("duties", "responsibilities", "role", "position"),
                           word("as", "of"), near(), OFFICES),
            *([word("will", "to"), word(*MAKE), PERSON, *aside, AS, OFFICES]
              for aside in ((), (COMMA,), (COMMA, gap(op="+"), COMMA))),
            [word(*MADE, "names", "appoints", "elects", "hires", "taps"), near("of"), _SOMEBODY, PERSON, AS, OFFICES],
            [word(*MAKES), PERSON, word("to"), word("lead", "head", "run"), gap(), word("as"), near(), OFFICES],
            [word(*MAKES), PERSON, *BESIDE, word("as", "to"), near(), OFFICES],
            [word(*MAKES), PERSON, COMMA, gap(op="+"), COMMA, word("as", "to"), near(), OFFICES],
            [word(*MAKES), PERSON, AS, OFFICES],
            [word(*MAKES), PERSON, word("for"), word("the"), near(), word("role", "post", "position", "job"),
             word("of", "as"), near(), OFFICES],
            *somebody_then(word("has", "was", "will", op="*"), word("was", "been", "be"), word("made"), A_NEW,
                           OFFICES),
            [word(*MAKES), PERSON, COMMA, word("who"), gap(op="+"), COMMA, OFFICES],
            [word(*MAKES), gap(), word(":"), PERSON, word("as", "to"), A_NEW, OFFICES],
            *([word(*MAKES), *each, PERSON, word("as"), near(), OFFICES] for each in ((), (word("each"), word("of")))),
            [word(*MAKES), near(), OFFICES, PERSON, AS, OFFICES],
            [word(*MAKES), word("a", "an", "its", "our", op="?"), word("new"), OFFICES, word(",", op="?"), PERSON],
            [word(*MAKES), PERSON, *SUCCEEDS],
            [word(*MAKES), PERSON, *BESIDE, *SUCCEEDS],
            [word(*MAKES), PERSON, COMMA, gap(op="+"), COMMA, *SUCCEEDS],
            *([word("succeeded", "replaced"), word("by"), PERSON, *aside, word("as"), near(), OFFICES]
              for aside in ((), BESIDE, ASIDE)),
            [word("succeeded", "replaced"), word("as"), near(), OFFICES, near(*LEAVING), word("by"), PERSON],
            [word(*COMING), word("of"), PERSON, word("to"), near(*_COMMITTEES), BOARD, word("as"), near(), OFFICES],
            *somebody_then(word(*BEING, op="*"), word(*MADE), word("to"), near(*_COMMITTEES), BOARD, word("as"), near(),
                           OFFICES),
            *([word(*MAKES), PERSON, *aside, word("to"), near(*_COMMITTEES), BOARD, word("as"), near(), OFFICES]
              for aside in ((), BESIDE, ASIDE)),
            *([word(*COMING, "transition"), word("of"), PERSON, *as_one, OFFICES]
              for as_one in ((AS,), (word("as", "to"), near()), (word("as"), word("a", "an"), near(), COMMA, near()))),
            [word(*COMING), word("of"), PERSON, *BESIDE, word("as", "to"), near(), OFFICES],
            *([word(*COMING), word("of"), near(), OFFICES, *aside, PERSON] for aside in ((), (COMMA,))),
            [word(*MAKES), PERSON, *WHO, gap(), OFFICES, gap(), COMMA, word("as", "to"), near(), OFFICES],
            [word(*MAKES), near(), OFFICES, PERSON, *SUCCEEDS],
            [word(*COMING), word("of"), PERSON, COMMA, word("as", "to"), near(), OFFICES],
            [word(*MAKES, *COMING, "adds", "added", "add"), near("director"), word("directors", "members", "officers",
             "executives", "managers"), word(",", ":", "–", "—", "-"), PERSON, word(",", op="?"), word("as"), near(),
             OFFICES],
            [word(*MAKES), PERSON, COMMA, word("as", "to"), near(), OFFICES],
            [PERSON, word("'s", "’s"), word(*COMING), word("as", "to"), near(), OFFICES],
            [word(*COMING), word("of"), PERSON, COMMA, gap(op="+"), COMMA, word("as", "to"), near(), OFFICES],
        ),
        build=change("appointed"),
        needs=(
            *MAKES,
            *COMING,
            *("will be", "would be", "shall be", "given", "assigned", "commence", "begin", "began", "over as"),
            *("transition", "move", "moving", "signed on", "signs on", "add the", "adds the", "adding the"),
            *("made", "fill", "step", "welcom", "return", "of retirement", "sworn in"),
            *("expected", "slated", "scheduled", "takes", "taking", "took", "take on", "take over", "take the"),
            *("assuming", *(f"{to} {verb}" for verb in MAKE for to in ("will", "to"))),
            *("become", "became", "assume", "join", "serve", "succeed", "replac", "start", "act as"),
            "accept",
        ),
        examples={
            "Robert B. Wallach, COO and Director, was named President": {
                "person": "Robert B. Wallach", "position": "President", "change": "appointed",
            },
            "Ruth Heron has agreed to serve as acting Treasurer": {
                "person": "Ruth Heron", "position": "acting Treasurer", "change": "appointed",
            },
            "Ruth Heron was named Head of Research and Development": {
                "person": "Ruth Heron", "position": "Head of Research and Development", "change": "appointed",
            },
            "appointed Yoram Cedar to the newly formed position of Executive Vice President and Chief\n"
            "Technology Officer effective immediately": [
                {"span_text": "Yoram Cedar to the newly formed position of Executive Vice President",
                 "position": "Executive Vice President"},
                {"span_text": "Yoram Cedar to the newly formed position of Executive Vice President and Chief\n"
                 "Technology Officer", "position": "Chief Technology Officer"},
            ],
            "Martin Small became Chief Financial Officer": {"position": "Chief Financial Officer"},
            "Martin Small became Treasurer of Teal & Lark’s in May 2003": {
                "span_text": "Martin Small became Treasurer", "organization": "Teal & Lark’s",
            },
            "In May 2003, he was appointed Treasurer, and in June\n2005 Mr. Owen Heron was named Controller": [
                {"span_text": "Mr. Owen Heron was named Controller", "start": "2005-06"},
            ],
            "Owen Q. Heron will succeed Mr. Teal as chairman": {
                "span_text": "Owen Q. Heron will succeed Mr. Teal as chairman", "person": "Owen Q. Heron",
            },
            "Ruth Heron, 46, joined Teal Stores in May 1994 as senior vice president of\nfinance": {
                "person": "Ruth Heron", "position": "senior vice president of finance", "start": "1994-05",
                "organization": "Teal Stores",
            },
            "the appointment of Jerry A. Quail, as Treasurer": {
                "span_text": "Jerry A. Quail, as Treasurer", "person": "Jerry A. Quail",
            },
            "the appointment of Ruth Heron as the Company’s Treasurer": {
                "span_text": "Ruth Heron as the Company’s Treasurer", "person": "Ruth Heron",
            },
            "the election of Ruth Heron as an independent, Class B director": {
                "span_text": "Ruth Heron as an independent, Class B director",
            },
            "included Jeff Teal's election as President": {
                "span_text": "Jeff Teal's election as President", "person": "Jeff Teal",
            },
            "Dr. Sethi will also become the Company's Chief Financial Officer": {"person": "Sethi"},
            "Ruth Teal and Owen Heron were promoted to Treasurer and Controller, respectively": [
                {"person": "Ruth Teal", "position": "Treasurer",
                 "span_text": "Ruth Teal and Owen Heron were promoted to Treasurer"},
                {"person": "Owen Heron", "position": "Controller",
                 "span_text": "Owen Heron were promoted to Treasurer and Controller"},
            ],
            "Ruth Heron, a respected banker, will be interim president": {"person": "Ruth Heron"},
            "Owen Teal will be succeeded by Ruth Heron, a banker, as Treasurer on May 1, 2004": {
                "person": "Ruth Heron", "start": "2004-05-01",
                "span_text": "Ruth Heron, a banker, as Treasurer",
            },
            "Owen Teal was replaced as Treasurer by Ruth Heron": {
                "person": "Ruth Heron", "span_text": "replaced as Treasurer by Ruth Heron",
            },
            "Ruth Heron has accepted the position of Treasurer": {"position": "Treasurer"},
            "the appointment of Ruth Heron to its Board as a non-executive director": {
                "span_text": "Ruth Heron to its Board as a non-executive director",
                "position": "non-executive director",
            },
            "Ruth Heron has been given the additional title of Treasurer": {"position": "Treasurer"},
            "Ruth Heron commenced employment with Teal, Inc. as its Treasurer": {
                "person": "Ruth Heron", "position": "Treasurer", "organization": "Teal, Inc.",
            },
            "Ruth Heron takes over as Treasurer": {"person": "Ruth Heron"},
            "Ruth Heron adds the role of Treasurer": {"person": "Ruth Heron"},
            "Ruth Heron, 51, succeeds Owen Teal as Treasurer": {"person": "Ruth Heron"},
            "Ruth Heron has been designated Treasurer": {"position": "Treasurer"},
            "Teal tapped Ruth Heron for the post of Treasurer": {"span_text": "Ruth Heron for the post of Treasurer"},
            "Ruth Heron has been made Treasurer": {"change": "appointed"},
            "the Board chose to name Ruth Heron Treasurer": {"span_text": "Ruth Heron Treasurer"},
            "the Board has chosen Ruth Heron to lead Teal as its next president": {
                "span_text": "Ruth Heron to lead Teal as its next president",
            },
            "Appointed a new Treasurer,\nRuth Heron": {
                "span_text": "Appointed a new Treasurer,\nRuth Heron", "change": "appointed",
            },
            "the appointment of its new Treasurer, Ruth Heron": {
                "span_text": "appointment of its new Treasurer, Ruth Heron",
            },
            "promoted two officers: Ruth Heron to Treasurer": {"span_text": "Ruth Heron to Treasurer"},
            "Ruth Heron will take the helm as Treasurer": {"person": "Ruth Heron"},
            "Ruth Heron takes on the additional duties of Treasurer": {"change": "appointed"},
            "Ruth Heron has been elevated to Treasurer": {"change": "appointed"},
            "Ruth Heron also assumes Owen Teal’s responsibilities as Treasurer": {"person": "Ruth Heron"},
            "Ruth Heron will become Chief of Operations": {"position": "Chief of Operations"},
            "has retained Ruth Heron as acting Treasurer": {"span_text": "Ruth Heron as acting Treasurer"},
            "Ruth Heron is expected to become Treasurer": {"change": "appointed"},
            "Ruth Heron is expected to be named Treasurer of Teal, Inc. and Controller of Lark Bank, effective June 1, "
            "2004": {"span_text": "Ruth Heron is expected to be named Treasurer", "start": "2004-06-01"},
            "has named industry veteran Ruth Heron Treasurer, effective Dec. 15, 2004": {
                "span_text": "Ruth Heron Treasurer", "start": "2004-12-15",
            },
            "voted to appoint Ruth Heron, as Treasurer": {"span_text": "Ruth Heron, as Treasurer"},
            "Ruth Heron came out of retirement to serve as\nTreasurer": {"person": "Ruth Heron"},
            "Ruth Heron was sworn in as Treasurer": {"change": "appointed"},
            "Ruth Heron is assuming the role of Treasurer": {"person": "Ruth Heron"},
            "the Board will name Ruth Heron, 47, as Treasurer": {
                "person": "Ruth Heron", "span_text": "Ruth Heron, 47, as Treasurer",
            },
            "Ruth Heron has been promoted from Controller to Treasurer": {
                "span_text": "Ruth Heron has been promoted from Controller to Treasurer", "position": "Treasurer",
            },
            "the Board elected Ruth Heron as a Class II director, with a term expiring in 2006": {
                "span_text": "Ruth Heron as a Class II director", "start": None, "organization": None,
            },
            "Ruth Heron was elected Treasurer at an annual salary of $90,000": {
                "span_text": "Ruth Heron was elected Treasurer", "organization": None,
            },
            "The Board elected outside director Owen K. Heron Chairman of the Board": {
                "person": "Owen K. Heron", "position": "Chairman of the Board",
                "span_text": "Owen K. Heron Chairman of the Board",
            },
        },
        near_misses=(
            "Owen Teal replaces Ann Lark, who resigned from her post as Treasurer",
            "Mr. Mehrotra was not appointed to serve as a Director",
            "The Board appoints the Chief Executive Officer",
            "appointed its Treasurer, Ruth Heron",
            "Ruth Heron was appointed by the President as an ambassador",
            "Ruth Heron is assuming that the Treasurer knows",
            "the Board approved Ruth Heron as a director nominee",
            "The Chairman selected Ruth Heron as Secretary of the meeting",
            "Each Director was elected",
            "Ruth Heron will be advised by the Treasurer",
            "Ruth Heron retained her role as Treasurer",
            "Ruth Heron made the Treasurer pay",
            "Ruth Heron will serve out her term as a director",
            "The Chairman asked that Ruth Heron be appointed a director",
            "Ruth Heron has been given notice by the Treasurer",
            "Ruth Heron has elected to resign from her position as Treasurer",
            "Ms. Quail joined us from Teal Stores, where she served as President",
            "Ms. Quail joined Teal Stores and has held roles including that of Treasurer",
            "Ms. Quail will assume her duties while the Board looks for a President",
        ),
    ),
    *seats.RULES,
    *successors.RULES,
    *inverted.RULES,
    TokenRule(
        name="role.re_assumed",
        patterns=(
            *person_then(word("has", "have", "will", op="?"), BACK, near(), OFFICES),
            *person_then(word("has", "have", "will", op="?"), word("returned", "return", "returns"), word("to"),
                         word("the", "his", "her", "its"), word("role", "position", "post", "office", "job"),
                         word("of", "as"), near(), OFFICES),
        ),
        build=change("re-assumed"),
        needs=("assume", "resume", "return"),
        examples={
            "Zach Lonstein, Chairman, has re-assumed the\n role of CEO": {
                "person": "Zach Lonstein", "position": "CEO", "change": "re-assumed",
            },
            "Ruth Heron has returned to the position of Treasurer": {"person": "Ruth Heron", "position": "Treasurer"},
        },
        near_misses=(
            "The Company has resumed production", "Mr. Lonstein resumed his duties",
            "Mr. Lonstein has returned to Teal, Inc. as Treasurer",
        ),
    ),
    *tenures.RULES,
    *second_offices.RULES,
    *beside.RULES,
    *letters.RULES,
)  # fmt: skip
