"""The words of taking, leaving and having an office, for the rules of this folder: "elected", "steps", "served"."""

from extractors.role_changes.patterns import COMMA, OFFICES, PERSON, gap, near, word

LEAVING = (
    "resigned", "resign", "resigns", "resigning", "retired", "retire", "retires", "retiring", "stepped", "step",
    "steps", "stepping", "departed", "removed", "transitioned",
)  # fmt: skip
DOWN = (
    word("step", "steps", "stepped", "stepping", "stand", "stands", "stood", "standing"),
    word("down", "aside", "away", "back"),
)
LEAVES = (
    (word(
        "resigned", "resign", "resigns", "resigning", "retired", "retire", "retires", "retiring", "departed", "departs",
        "depart", "departing", "removed", "leave", "leaves", "leaving", "left",
    ),),
    DOWN,
)  # fmt: skip
"""Leaving, as a verb: "retired", "steps down"; who "stands for election" or "steps in" does not leave."""
ALSO = word("will", "would", "has", "have", "had", "also", "then", "is", "was", "be", op="*")
"""What may stand before a second verb: "and will retire as"."""
BETWEEN = gap(
    "serve", "served", "serves", "serving", "join", "joined", "joins", "named", "appointed", "elected", "promoted",
    "become", "became", "becomes", "worked", "assume", "assumed", "assumes", "succeeded", "where", "accept",
    "accepted", "accepting", "take", "takes", "taking", "took",
)  # fmt: skip
"""What may stand between leaving and an office: a day, a firm, no other verb of an office."""
_GIVES_UP = word("relinquished", "relinquish", "relinquishes", "relinquishing", "vacated", "vacate", "vacates")
_GIVE = word("give", "gives", "gave", "giving", "given")
_HIS = word("his", "her", "their", "the", "a", "an", "some", "all", "both", "of", "as", "day-to-day", "additional",
            "current", "other", "company", "'s", "’s", op="*")  # fmt: skip
_DUTIES = word("role", "roles", "position", "positions", "title", "titles", "post", "posts", "office", "offices", "job",
               "duties", "responsibilities")  # fmt: skip
NO_LONGER = (word("no"), word("longer"), word("be", "being", "serve", "serves", "serving", "act", "as", op="*"),
             near("party", "with"))  # fmt: skip
MOVES = word("transitioned", "transitions", "transition", "transitioning", "moved", "moves", "move", "moving")
LEFT = (
    *((*one, BETWEEN, word("as", "from"), near("but", "retained", "retains", "retain", "where", "when", "served"))
      for one in LEAVES),
    *((*one, BETWEEN, word("positions", "offices", "roles", "posts"), BETWEEN, word("including"), near())
      for one in LEAVES),
    (*LEAVES[0], word("his", "her", "their", "the"), near("as"), word("of"), near()),
    (word("transitioned", "transition", "transitions", "transitioning"), word("out"), word("of"), near("to", "into")),
    (_GIVES_UP, near("salary", "bonus", "right", "rights", "options", "claim", "claims", "severance", "chance")),
    (_GIVES_UP, near(), _DUTIES, COMMA, word("including"), _HIS, _DUTIES, word("as", "of", op="?"), _HIS),
    (_GIVES_UP, near(), _DUTIES, COMMA, word("including"), word("that", "those"), word("of", "as"), _HIS),
    (_GIVES_UP, near(), _DUTIES, COMMA, word("including"), _HIS),
    (_GIVE, word("up"), _HIS, _DUTIES, word("as", "of"), _HIS),
    (_GIVE, word("up"), _HIS),
    NO_LONGER,
    (word("cease", "ceases", "ceased"), word("to", op="?"),
     word("be", "being", "serve", "serving", "act", "acting", "hold", "holding", "as"), near()),
    (word("was", "were", "is", "been", "be", "being"), gap(op="?"),
     word("terminated", "dismissed", "discharged", "ousted", "relieved", "fired"), BETWEEN, word("as", "from", "of"),
     near()),
    (MOVES, BETWEEN, word("from"), near("to", "into")),
    (word("take", "takes", "taking", "took", "taken"), word("early", op="?"), word("retirement"), BETWEEN,
     word("as", "from"), near()),
    (word("terminate", "end"), word("his", "her"), word("employment", "service"), BETWEEN, word("as"), near()),
    (word("separate", "separates", "separated", "separating"), BETWEEN, word("as", "from"), near()),
)  # fmt: skip
"""From leaving to the office, of whoever stands before: "will cease to serve as", "was relieved of his duties as"."""
NOT_AGAIN = (
    word("not", "declined"), gap(), word("stand", "standing", "seek", "seeking", "run", "running", "be"), gap(),
    word("re-election", "reelection", "renomination", "re-nomination", "renominated", "re-nominated"),
)  # fmt: skip
"""Leaving a seat by the end of its term: "has elected not to stand for re-election"."""
GOING = (
    NOT_AGAIN,
    (word("resign", "resigns", "resigned", "resigning", "retire", "retires", "retired", "retiring"),),
    DOWN,
    (word("leave", "leaves", "leaving", "left", "depart", "departs", "departing", "departed"),),
    (word("was", "were", "been", "being", "be"), gap(op="?"),
     word("terminated", "dismissed", "discharged", "ousted", "fired", "removed")),
    (word("take", "takes", "taking", "took", "taken"), word("early", op="?"), word("retirement")),
    (word("relinquish", "relinquishes", "relinquished", "relinquishing"),
     word("both", "all", "these", "those", "his", "her"), near(),
     word("positions", "offices", "roles", "titles", "posts")),
    (word("no"), word("longer"), word("with", "employed"), word("by", op="?")),
    (word("separate", "separates", "separated", "separating"), word("from")),
    (word("terminated", "ended", "ending", "terminate", "end"), word("his", "her"), word("employment")),
    (word("part", "parts", "parted", "parting"), word("ways", "company")),
)  # fmt: skip
"""Leaving an office that the verb does not name."""
DISMISSES = word(
    "terminated", "dismissed", "removed", "terminates", "dismisses", "removes", "discharged", "fired", "fires",
    "ousted", "relieved",
)  # fmt: skip
SENT_AWAY = (
    (word("terminated", "terminates", "ended", "ends", "severed"), word("the", "its", "their", op="?"),
     word("employment", "services"), word("relationship", "relationships", op="?"),
     word("of", "with")),
    (word("parted"), word("ways", "company"), word("with")),
)  # fmt: skip
"""What a company does whom it lets go: "terminated the employment of", "parted ways with"."""
ENDS = (word("was", "is", "has", "will", "shall", "been", "be", op="*"),
        word("terminated", "terminates", "ended", "ends", "terminate", "end", "ceased", "ceases",
             "expired", "eliminated"))  # fmt: skip
"""What an employment does, or is: "was terminated", "will end"."""
HIS_DUTIES = (
    word("his", "her", "their", "the"), near(),
    word("role", "roles", "position", "positions", "title", "titles", "post", "duties", "responsibilities"),
    word("as", "of"), near(),
)  # fmt: skip
STAYS = (
    (word("continue", "continues", "continued", "continuing"),
     word("on", "with", "to", "serve", "act", "serving", "acting", "in", "his", "her", "the", "role", "position",
          "capacity", "company", "present", "current", "thereafter", "actively", "out", "term", op="*"),
     word("as"), near()),
    (word("continue", "continues", "continuing"), word("to"), word("be", "hold"), near()),
    (word("maintain", "maintains", "retain", "retains", "keep", "keeps"), *HIS_DUTIES),
    (word("remain", "remains", "remaining", "remained"), near("under", "committed", "responsible", "subject",
                                                              "employed", "available")),
)  # fmt: skip
STAYS_ON = (
    (
        word("continue", "continues", "continued", "continuing"),
        word("to", op="?"),
        word("serve", "serving", "sit", "sitting"),
        word("on"),
    ),
    (
        word("continue", "continues", "continued", "continuing"),
        word("to", op="?"),
        word("serve", "serving", "act", "acting"),
        word("as"),
        word("a", "an"),
        near(),
        word("member"),
        word("of"),
    ),
    (word("remain", "remains", "remained", "remaining", "stay", "stays"), word("on")),
    (word("remain", "remains", "remained", "remaining"), word("a", "an"), near(), word("member"), word("of")),
)
"""Keeping a seat: "will continue to serve on its board"."""
TO_STAY = (
    "will",
    "would",
    "is",
    "has",
    "had",
    "also",
    "who",
    "expected",
    "to",
    "agreed",
    "currently",
    "shall",
    "plans",
    "intends",
    "each",
    "both",
)
"""What stands between somebody and the verb of keeping an office: "will continue to serve as Chairman"."""
DEPARTURES = (
    "resignation", "resignations", "retirement", "retirements", "departure", "departures", "separation",
)  # fmt: skip
DEPARTURE = word(*DEPARTURES)
BACK = word("re-assumed", "reassumed", "resumed", "re-assumes", "resumes", "re-assume", "resume")
MADE = (
    "named", "appointed", "elected", "promoted", "elevated", "hired", "re-appointed", "reappointed", "re-elected",
    "reelected", "tapped", "installed",
)  # fmt: skip
MAKE = ("name", "appoint", "elect", "promote")
MAKES = (
    *MADE, "names", "appoints", "elects", "promotes", "hires", "naming", "appointing", "electing", "promoting",
    "selected", "selects", "chosen", "designated", "designates", "tapping", "taps", "approved", "approves",
    "welcome", "welcomes", "welcomed", "welcoming", "retained", "retains", "recruited", "recruits", "elevates",
    "elevating",
)  # fmt: skip
COMING = (
    "appointment", "election", "promotion", "hiring", "addition", "appointments", "elections", "promotions",
    "additions",
)  # fmt: skip
HIS_DEPARTURE = (gap(), word("his", "her", "their"), gap(op="?"), DEPARTURE, gap(), word("as", "from"), gap())
I_LEAVE = (
    (word("i"), gap(), word(*LEAVING), gap(), word("as", "from"), near()),
    (word("my"), gap(op="?"), DEPARTURE, gap(), word("as", "from"), near()),
)
I_LEAVE_A_SEAT = (
    word("i"), gap(), word(*LEAVING), word("my"), word("position", "seat", "place"), word("on"), near(),
)  # fmt: skip
YOU_LEAVE = (
    *((word("you"), word("hereby", "will", "shall", "have", "agree", "agreed", "decided", "to", "also", "are", op="*"),
       *one, BETWEEN, word("as", "from"), near()) for one in LEAVES),
    (word("you"), word("will", "shall", "hereby", "have", op="*"), word("cease", "ceased", "relinquish"), near()),
    (word("your"), word("resignation", "retirement", "departure"), BETWEEN, word("as", "from"), near()),
)  # fmt: skip
A_NEW = word("a", "an", "the", "its", "our", "new", "first", "next", "company", "'s", "’s", "s", op="*")
BEGINS = (
    (MOVES, word("up", op="?"), word("to", "into"), near(), word("role", "position", "post", op="?"),
     word("of", "as", op="?"), near()),
    (word("come", "comes", "came", "coming"), word("out"), word("of"), word("retirement"), word("to", "as"), near()),
    (word("sworn"), word("in"), word("as"), near()),
    (MOVES, word("up", op="?"), word("from"), near(), OFFICES, near(), word("to"), near()),
    (word("commenced", "commence", "began", "begin", "begins"), word("employment", "work", "service"), BETWEEN,
     word("as"), near()),
    (word("take", "takes", "took", "taking"), word("over"), near("from"), word("as"), near()),
    (word("take", "takes", "took", "taking"), word("the"), word("helm", "reins"), word("as"), near()),
    (word("take", "takes", "took", "taking"), word("on", "over", op="?"), word("a", "an", "the", "his", "her"), near(),
     word("role", "post", "position", "job", "title", "duties", "responsibilities"), word("of", "as"), near()),
    (word("accept", "accepts", "accepted"), word("a", "an", "the"), near(),
     word("role", "post", "position", "job"), word("of", "as"), near()),
    (word("add", "adds", "adding", "fill", "fills", "filled", "filling"), word("the"), near(),
     word("role", "title", "position", "post", "office"), word("of", "as"), near()),
    (word("step", "steps", "stepped", "stepping"), word("into"), word("the"), near(),
     word("role", "position", "post", "job"), word("of", "as"), near()),
    (word("step", "steps", "stepped", "stepping"), word("up"), word("as", "to"), near()),
    (word("signed", "signs"), word("on"), word("as"), near()),
)  # fmt: skip
"""Taking an office in other words: "commenced employment as", "takes over as"."""
JOINS = ("joined", "rejoined", "joins", "join", "joining", "started", "starts")
SUCCEEDS = (
    word("to", "will", "would", op="?"),
    word("succeed", "replace", "succeeds", "replaces", "succeeded", "replaced", "succeeding", "replacing", "take",
         "takes", "took", "taking"), word("over", "the", op="?"), word("place", op="?"),
    word("for", "from", "of", op="?"), PERSON,
    gap("served", "serves", "serving", "worked", "joined", "was", "been", "and"), word("as"), near(), OFFICES,
)  # fmt: skip
AS = word(
    "as",
    "to",
    "its",
    "our",
    "their",
    "a",
    "the",
    "be",
    "serve",
    "of",
    "position",
    "role",
    "new",
    "newly",
    "created",
    "formed",
    "an",
    op="*",
)
BEING = ("has", "have", "had", "was", "were", "is", "will", "would", "be", "been", "also", "recently", "today",
         "immediately", "each", "both", "all", "first", "initially", "originally", "unanimously", "formally",
         "officially")  # fmt: skip
SO_FAR = word("has", "had", "have", "currently", "previously", "formerly", "also", "most", "recently", "later",
              "subsequently", "next", op="*")  # fmt: skip
FIRM = {
    "IS_TITLE": True,
    "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
    "LOWER": {"NOT_IN": ["the", "its", "our", "his", "her", "then", "former", "and", "as"]},
    "OP": "+",
}
HELD = word("served", "serves", "serving", "been", "was", "is", "acted", "acts")
POSITIONS_AS = (
    word("held", "holds", "occupied"),
    word("various", "several", "senior", "different", "executive", "management", "leadership", "other", "numerous",
         "the", "a", "two", "three", "key", "number", "variety", "of", "series", op="*"),
    word("position", "positions", "post", "posts", "role", "roles", "office", "offices"),
    word("as"),
)  # fmt: skip
"""Having offices that a list names: "held senior positions as"."""
SEATED = word("served", "serves", "serving", "sat", "sits", "been", "was", "is")
"""How somebody has a seat on a board."""
POSITION = word("the", "its", "position", "positions", "post", "office", "offices", "title", "titles", "of", op="*")
NO_CHANGE = near(
    *MADE, *LEAVING, "re-assumed", "joined", "joining", "join", "leaving", "become", "assistant", "under",
    "reporting", "former", "past", "board", "given", "assigned", "selected", "chosen", "nominated", "designated",
    "considered", "moving", "transitioning", "becoming", "assuming", "longer", "succeeded", "replaced", "sworn",
    "terminated", "dismissed", "discharged", "ousted", "relieved", "fired", "reassigned", "transferred", "leave",
    "expected", "slated", "scheduled",
)  # fmt: skip
FOUNDER = (
    word("a", "the", "our", "its", op="?"), word("founder", "co-founder"), word(",", op="?"), word("and", "&", op="?"),
    word("the", "its", "our", op="?"),
)  # fmt: skip
"""What somebody is besides the offices of a list: "the founder, chairman and president of Teal"."""
FIRMS = ({"ENT_TYPE": "ORG", "OP": "+"}, word("'s", "’s", "’"))
AND_ALSO = (
    gap("will", "has", "had", "is", "was", "were", "reports", "reporting", "and"), word("and"),
    word(",", op="?"), word("previous", "prior", "before", op="?"), word("to", op="?"), word("that", "this", op="?"),
    word(",", op="?"), word("as", op="?"),
    word("the", "a", "an", "its", "our", "one", "of", op="*"), OFFICES,
)  # fmt: skip
"""A second office without a verb of its own: "President of Teal since May 2001, and Chairman of Heron Bank"."""
