"""The words of taking, leaving and having an office, for the rules of this folder: "elected", "steps", "served"."""

from extractors.role_changes.patterns import OFFICES, PERSON, gap, near, word

LEAVING = (
    "resigned", "resign", "resigns", "resigning", "retired", "retire", "retires", "retiring", "stepped", "step",
    "steps", "stepping", "departed", "removed", "transitioned",
)  # fmt: skip
DEPARTURE = word("resignation", "retirement", "departure")
BACK = word("re-assumed", "reassumed", "resumed", "re-assumes", "resumes", "re-assume", "resume")
MADE = (
    "named", "appointed", "elected", "promoted", "hired", "re-appointed", "reappointed", "re-elected", "reelected",
    "tapped",
)  # fmt: skip
MAKES = (
    *MADE[:-1], "names", "appoints", "elects", "promotes", "hires", "naming", "appointing", "electing", "promoting",
)  # fmt: skip
COMING = ("appointment", "election", "promotion", "hiring", "addition")
HIS_DEPARTURE = (gap(), word("his", "her", "their"), gap(op="?"), DEPARTURE, gap(), word("as", "from"), gap())
I_LEAVE = (
    (word("i"), gap(), word(*LEAVING), gap(), word("as", "from"), near()),
    (word("my"), gap(op="?"), DEPARTURE, gap(), word("as", "from"), near()),
)
JOINS = ("joined", "rejoined", "joins", "join", "joining", "started", "starts")
SUCCEEDS = (word("to", "will", "would"), word("succeed", "replace"), PERSON, word("as"), near(), OFFICES)
AS = word(
    "as", "to", "its", "a", "the", "be", "serve", "of", "position", "role", "newly", "created", "formed", "an", op="*"
)
BEING = ("has", "have", "had", "was", "were", "is", "will", "be", "been", "also", "recently", "today")
SO_FAR = word("has", "had", "have", "currently", "previously", "also", "most", "recently", op="*")
FIRM = {
    "IS_TITLE": True,
    "ENT_TYPE": {"NOT_IN": ["PERSON", "OFFICE"]},
    "LOWER": {"NOT_IN": ["the", "its", "our", "his", "her", "then", "former", "and", "as"]},
    "OP": "+",
}
HELD = word("served", "serves", "serving", "been", "was", "is")
SEATED = word("served", "serves", "serving", "sat", "sits", "been", "was", "is")
"""How somebody has a seat on a board."""
POSITION = word("the", "its", "position", "positions", "post", "office", "offices", "title", "titles", "of", op="*")
NO_CHANGE = near(
    *MADE, *LEAVING, "re-assumed", "joined", "joining", "join", "leaving", "become", "assistant", "under",
    "reporting", "former", "past", "selected", "chosen", "nominated", "designated", "considered",
)  # fmt: skip
FIRMS = ({"ENT_TYPE": "ORG", "OP": "+"}, word("'s", "’s", "’"))
AND_ALSO = (
    gap("will", "has", "had", "is", "was", "were", "reports", "reporting", "and"), word("and"),
    word("previous", "prior", op="?"), word("to", op="?"), word("that", "this", op="?"), word("as", op="?"), OFFICES,
)  # fmt: skip
"""A second office without a verb of its own: "President of Teal since May 2001, and Chairman of Heron Bank"."""
