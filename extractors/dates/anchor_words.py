"""Words by which an anchor is read: what may stand inside it, what ends it, what makes it a clause."""

DETERMINERS = frozenset((
    "the", "a", "an", "such", "any", "each", "every", "all", "this", "its", "his", "her", "their", "our", "your",
    "my", "either", "said", "no",
))  # fmt: skip
LETTERED = frozenset((
    "exhibit", "schedule", "annex", "appendix", "section", "class", "series", "part", "attachment",
))  # fmt: skip
SUBJECTS = frozenset((
    "it", "you", "we", "they", "he", "she", "i",
))  # fmt: skip
BE_OR_HAVE = frozenset((
    "is", "are", "was", "were", "has", "have", "had", "being",
))  # fmt: skip
MODALS = frozenset((
    "shall", "will", "may", "must", "can", "should", "would", "could",
))  # fmt: skip
FINITE = frozenset((
    "occurs", "occurred", "becomes", "became", "commences", "commenced", "receives", "delivers", "gives", "gave",
    "notifies", "ceases", "ceased", "expires", "expired", "terminates", "begins", "began", "ends", "ended",
    "elects", "makes", "made", "enters", "fails", "determines", "provides", "learns", "obtains", "sends", "leaves",
    "dies", "reaches", "attains", "submits", "incurs", "discovers", "sells", "completes", "accepts", "approves",
    "pays", "signs", "exercises", "takes", "mails", "furnishes", "does", "did", "receive",
    "files", "executes", "consummates", "publishes", "announces", "acquires", "adopts", "arises", "arose", "accrues",
    "comes", "came", "goes", "went", "matures", "lapses", "vests", "resigns", "retires", "moves", "vacates",
    "surrenders", "withdraws", "starts", "started", "passes", "passed", "rejects", "agrees", "falls", "fell", "knew",
    "knows",
))  # fmt: skip
INSTRUMENTS = frozenset((
    "agreement", "lease", "contract", "note", "amendment", "plan", "policy", "letter", "deed", "indenture",
))  # fmt: skip
PURPOSES = frozenset((
    "notify", "cure", "elect", "accept", "reject", "object", "respond", "exercise", "remedy", "pay", "deliver",
    "provide", "give", "make", "inform", "advise", "request", "approve", "review", "submit", "complete", "correct",
))  # fmt: skip
"""What is to be done behind a date: "ten days after receiving the notice to cure the default"."""
PLURAL_VERBS = frozenset((
    "come", "arise", "accrue", "cease", "occur", "expire", "begin", "agree", "enter", "sign", "execute", "meet", "vest",
    "mature", "lapse", "fail", "reach", "become", "go", "take", "fall", "resign", "terminate", "commence", "consent",
))  # fmt: skip
"""What those do who are several: "the parties agree", "the new rules come into force"."""
PAIRED = frozenset((
    "written", "oral", "verbal", "electronic", "initial", "original", "renewal", "new", "completed", "executed",
    "signed", "partial", "whole", "preliminary", "interim", "final", "voluntary", "involuntary", "actual", "annual",
    "quarterly", "monthly", "earlier", "expected", "anticipated", "proposed", "scheduled", "regular", "special",
))  # fmt: skip
"""Adjectives of which two can stand before one noun: "voluntary or involuntary termination"."""
BARE_VERBS = frozenset((
    "become", "remain", "deliver", "furnish", "notify", "submit", "provide", "commence", "reimburse",
))  # fmt: skip
"""What a sentence goes on with behind an anchor, and no noun that an anchor could end with."""
STOPS = frozenset((
    "by", "to", "pursuant", "under", "from", "in", "on", "at", "with", "for", "as", "upon", "unless", "if", "that",
    "which", "who", "whom", "whose", "where", "when", "therefor", "thereto", "until", "before", "after", "during",
    "without", "then", "and", "or", "but", "so", "except", "including", "through", "not", "otherwise", "whether",
    "together",
    "because", "than", "prior", "following", "subsequent", "between", "among", "against", "within", "plus", "only",
    "provided", "unless", "specified", "described", "set", "referred", "mentioned", "contained", "required", "made",
    "given", "executed", "issued", "i.e.", "per", "via", "there", "therein", "herein", "into", "onto", "over",
    "about", "above", "below", "and/or", "immediately", "specifying", "stating", "describing", "requesting",
    "identifying", "indicating", "demanding", "setting", "previously", "equal",
    "notwithstanding", "make", "thereafter", "therefore", "while", "whenever", "whereby", "wherein", "whereupon",
    "since", "once", "although", "though", "whichever",
))  # fmt: skip
STOPS_AS_VERBS = frozenset((
    "given", "made", "executed", "issued", "described", "specified", "required", "provided",
))  # fmt: skip
"""Words that end a noun, and complete a verb: "the notice given", "a notice is given"."""
OF_WORDS = frozenset((
    "hereof", "thereof",
))  # fmt: skip
NOT_GERUNDS = frozenset((
    "closing", "filing", "meeting", "mailing", "offering", "hearing", "pricing", "funding", "listing", "ending",
    "beginning", "during", "something", "anything", "proceeding", "accounting", "billing", "testing", "existing",
    "pending",
))  # fmt: skip
TIMES = frozenset((
    "day", "week", "month", "quarter", "year", "period", "date", "calendar", "fiscal", "business", "contract",
))  # fmt: skip
TOLD = frozenset((
    "been", "occurred", "passed", "determined", "established", "fixed", "set", "over", "ended", "expired", "completed",
    "terminated", "closed", "extended", "elapsed", "lapsed", "begun", "commenced",
))  # fmt: skip
"""What a clause says of its day or its stretch: "after the Record Date has been fixed", "after such period is over"."""
TAIL = frozenset((
    "by", "to", "therefor", "thereto", "that", "which", "who", "on", "in", "upon", "under", "when", "where", "from",
    "as", "for", "applicable",
))  # fmt: skip
