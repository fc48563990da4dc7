"""Who is bound: the subject in front of "shall", at the beginning of its clause, with a word for somebody.

In "If a Holder so requests, the Company and each Guarantor, at their own expense, shall file" it is "the Company and
each Guarantor"; "the obligations of the Company shall survive" has none, nor "documents that the Company shall file".
"""

from dataclasses import dataclass

import regex

from extractors.lexicon.words import words as listed
from extractors.obligations.sides import HAND, ON_ONE_HAND, between_sides
from extractors.obligations.somebody import is_somebody
from extractors.obligations.unparted import bare_name_does, begins_unparted
from pipeline.lazy import lazy
from pipeline.rules import words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_BACK = lazy(r"(?r)[\w&.’'-]*[\w&]")  # the words from the last to the first
_HEADS = 8  # how many words for somebody before a verb are looked at
_PRONOUNS = frozenset(("it", "they", "he", "she"))
_DETERMINERS = frozenset(
    (
        "the", "each", "any", "every", "all", "no", "neither", "either", "both", "such", "a", "an", "said",
        "these", "those", "this", "its", "their", "our", "your", "his", "her", "other", "another",
    )
)  # fmt: skip
_NEGATIVE = frozenset(("no", "neither", "nor", "none"))
_NO_LIST = _DETERMINERS | _PRONOUNS | _NEGATIVE | {"you", "we", "one"}
_MODIFIERS = frozenset(
    (
        "selling", "indemnified", "indemnifying", "undersigned", "disclosing", "receiving", "breaching", "defaulting",
        "non-defaulting", "non-breaching", "notifying", "requesting", "participating", "applicable", "relevant",
        "respective", "initial", "managing", "general", "limited", "general", "affected", "terminating", "new",
        "successor", "transferring", "recipient", "contracting", "owning", "related", "first", "second", "third",
        "prospective", "controlling", "controlled", "electing", "exercising", "parties", "administrative", "collateral",
        "certain", "retiring", "resigning",
    )
)  # fmt: skip
_OPENERS = frozenset(
    (
        "upon", "if", "subject", "during", "in", "after", "prior", "at", "for", "on", "within", "when", "unless",
        "until", "from", "by", "to", "as", "except", "where", "while", "section", "article", "following", "before",
        "and", "or", "but", "that", "provided", "notwithstanding", "of", "with", "under", "between", "hereby",
        "which", "whom", "who", "because", "once", "although", "though", "since", "whereas", "whether", "till",
    )
)  # fmt: skip
_ARTICLE = lazy(r"\b(?:the|an?|each|any|every|such|no)\s+$", regex.IGNORECASE)
_QUANTIFIED = lazy(r"\b(?: each | all | any | either | both | neither | none | one ) \s+ of \s+ $", _FLAGS)
_BLANK_LINE = lazy(r"\n[^\S\n]*\n")
_INITIALS = lazy(r"(?:[A-Z]\.)+[A-Z]")
_NAME_BEGINS = lazy(r"(?:[a-z]{1,2}-?)?\p{Lu}|\d+\p{Lu}[\w-]*\Z")  # "Holder", "eHarbor", "3D"; not "6A.1"
_JOINED = lazy(rf"(?P<head> [\w’'-]+ ) (?: {ON_ONE_HAND} )? \s* ,? \s* (?: and/or | and | or | nor | & ) \s+ $", _FLAGS)
_COMMA = lazy(r"(?P<head> [\w’'-]+ ) \s* , \s+ $", _FLAGS)
_COMMA_AND = lazy(r",\s+(?:and|but)\s+$", regex.IGNORECASE)
_THE = lazy(r"\b(?:the|either|neither|nor|both|(?:each|either|both)\s+of)\s+$", regex.IGNORECASE)
_HEADED = lazy(r"\b(?:The|All|Any|Each|Such|Certain|No)\s+(?:[a-z]+(?:,|\s+(?:and|or))?\s+){1,4}of\s+(?:the\s+)?$")
_CAPITAL = lazy(r"(?:The|Each|Any|Every|All|No|Neither|Either|Both|Such|You|We)\b")
_OPEN = lazy(
    r"""(?: [,;:)\]–—] ["”’]? | -- | \n[ \t]*\n | \b (?: that | and | but | or | nor | however | then | therefore | thus
    | accordingly | thereafter | otherwise | further | addition
    | in \s+ which \s+ (?: event | case )
    | (?<= (?: ^ | [.,;:(] | \b (?: that | and | but ) ) \s* ) in \s+ (?: all | any ) \s+ (?: event | case )s?
    | (?: up )? on \s+ [^,;.]{1,50} \s (?: demand | request ) ) ) ,? \s* $""",
    _FLAGS,
)
_SUBORDINATE = (
    r"(?: if | unless | until | till | when | whenever | where | which | whom | as | after | before | because | since"
    r" | than | whether | while | once | in \s+ the \s+ event | to \s+ the \s+ extent | so \s+ long \s+ as"
    r" | in \s+ case | events? \s+ that | extent )"
)
# "if, at any time, the Company", and "if such event occurs and the Company"
_ASIDE = lazy(rf"\b (?: {_SUBORDINATE} | that ) \s* ,? \s* (?: , [^,;]{{0,150}} ,? | \([^()]*\) )? \s* $", _FLAGS)
_SEGMENT = lazy(rf"(?: ^ | [,;:(] ) \s* (?: and \s+ | or \s+ | \([a-z\d]+\) \s* )? {_SUBORDINATE} \b [^,;:]* $", _FLAGS)
_BY_AGREEMENT = lazy(
    r"""\b (?: agree (?! ment ) | covenant | acknowledg | understood | provided | undertak | stipulat | warrant
    | consent | confirm | further )
    \w* \b [^;]{0,300} \b that [\s,]* (?: [^,;]{0,200} , \s* )? (?: \( [a-z\d]{1,4} \) \s* )? $""",
    _FLAGS,
)
# "If, at any time before the Closing, or (ii) during the Term, the Buyer shall": whom the condition itself speaks of
_ONLY_WHEN = lazy(
    r"""\W* (?: if | when | in \s+ case | in \s+ the \s+ event \s+ that ) \b [\s,:]*
        (?: (?: (?: and | or ) \s+ )? (?: \( [A-Za-z\d]{1,4} \) \s* )?
          (?: at \s+ any \s+ time (?= , )
            | (?: at \s+ any \s+ time \s+ )? (?: prior \s+ to | during | after | before | following | within ) \b
            | \d{4} ) (?: (?! \b (?: is | (?<! terms \s ) are | was | were | has | (?<! shall \s ) have | does
                | exceeds? | fails? | occurs? ) \b ) [^,;] )* , \s* )+""",
    _FLAGS,
)
# "If a Default exists and the Lender shall": the condition goes on
_ALSO_IF = lazy(
    r"""\W* (?: and \s+ | but \s+ )? (?: if | when (?: ever )? | unless | in \s+ case | in \s+ the \s+ event ) \b
        (?: (?! \b (?: shall | will | may | must | agrees? | then ) \b ) [^;] )* (?<! , ) \s (?: and | or ) \s+""",
    _FLAGS,
)
_ONLY_A_MARK = lazy(r"\s*\d[\d.]*[.)]?\s+")
# "If the price increases then Buyer shall": the main clause begins, with no comma in front; not "until then"
_THEN = lazy(r"(?<!\b(?:if\s+and|until|since|by)\s+)\bthen\s*$", regex.IGNORECASE)
# "In consideration for the Services the Company shall pay": no comma parts the phrase from the subject
_PHRASE = lazy(
    r"""[\W\d]* (?: in \s+ (?: consideration | addition | connection | exchange | return ) | during | throughout
        | upon | within | prior \s+ to | after | following | (?: not | no ) \s+ later \s+ than
        | (?: simultaneously | concurrently | contemporaneously ) \s+ with
        | on \s+ (?: (?: the | such ) \s+ )? (?: completion | closing | termination | expiration | expiry | receipt
          | delivery ) | at \s+ (?: the \s+ )? (?: closing | completion | expiry ) ) \b
        (?: (?! \b (?: which | that | who | whom | where | when | if | and | or ) \b ) [^,;:()] | \( \d{1,3} \) ){0,100}
        (?<! \b (?: (?-i: date ) | day | time | event | extent | period | manner | amount | to | of | by | for | with
            | from ) \s+ ) """,
    _FLAGS,
)
_ARTICLED = lazy(
    r"(?:the|each|either|such)\s+(?:(?:other|[a-z-]+(?:ing|ed))\s+)?(?:[A-Z]\w*|part(?:y|ies))\s+(?:shall|will|must|may|agrees)\b"
)
_NOR = lazy(r"\bnor\s+$", regex.IGNORECASE)
# "each of the Company, Parent and Subsidiary"
_EACH_OF = lazy(
    r"""\b (?: each | both | either | all ) \s+ of \s+
        (?: (?: (?: the | its | their | such | and | or ) | (?-i: [A-Z] ) [\w’'&.-]* ,? ) \s+ ){1,14}
        (?: and | or ) \s+ $""",
    _FLAGS,
)
# "the purchase by Parent and Subsidiary", "says to Parent and Subsidiary": joined to no subject
_NO_SUBJECT = lazy(r"\b(?:by|between|among|with|to)\s+(?:the\s+)?(?-i:[A-Z])[\w-]*\s+(?:and|or)\s+$", regex.IGNORECASE)
# "neither it nor any of its subsidiaries, affiliates": the list whose last member is at the end
_PAIR = lazy(r"\bneither\s+[\w’'-]+\s[^;:.()]{0,120}?\bnor\s[^;:.()]{1,80},\s+$", regex.IGNORECASE)
_MODAL = lazy(r"\b(?:shall|will|must|may|agrees)\b", regex.IGNORECASE)
_VERB_NEXT = lazy(r"\s+(?:hereby\s+)?(?:shall|will|must|may|agrees?|covenants?|undertakes?)\b", regex.IGNORECASE)
_SPOKEN_TO = lazy(
    r"""\b (?: shall | will | must | may | agrees? ) \b [^;:]{0,200}?
        \s (?: to | from | with | by | for | on | (?: own | separate ) (?: \s+ [a-z]+ ){0,3} ) \s+ $""",
    _FLAGS,
)
_PARENTHESES = lazy(r"\((?![A-Za-z\d]{1,4}\))[^()]*\)")
_AS_DEFINED = lazy(r"\(as\s[^()]*\)")  # "the Committee (as defined below) shall meet and the Buyer shall"
_ADVERB = lazy(
    r"""(?<! \w ) (?: (?: hereby | also | does | further (?: more )? | each | then | thereafter | therefore | jointly
    | severally | and | at \s+ (?: its | their | his | her ) \s+ (?: (?: own | sole | cost | and ) \s+ ){0,4} expense
    | not | but | irrevocably | expressly | both | herein | hereunder | thereupon | at \s all \s times | so | itself
    | only | likewise | shall | (?: covenants? \s+ and \s+ )? agrees? \s+ to ,? \s+ and | \w+ly ) \b [\s,]* )+ $""",
    _FLAGS,
)
_ADVERB_ENDS = (
    "hereby", "also", "does", "further", "more", "each", "then", "thereafter", "therefore", "jointly", "severally",
    "and", "not", "but", "both", "herein", "hereunder", "thereupon", "times", "so", "itself", "likewise", "shall", "ly",
    "expense",
)  # fmt: skip
# "each Holder who intends to be named …", "the Agent as to whom", "the Lenders under this Agreement"
_RELATIVE = lazy(
    r"""(?: (?: who | which | whose | that | of | in | under | and | or | named | for | with | hereto | hereunder
    | thereof | hereof | other | thereunder
    | upon (?= \s+ [^,;]{1,120} $ ) (?! .* \b (?: which | that | who | shall | will ) \b )
    | (?! (?: dur | pend | follow | regard | concern | exclud | accord | notwithstand | remain ) ing \b )
      (?-i: [a-z]{3,} ing )
    | (?! (?: agreed | covenanted | warranted | represented | acknowledged | provided | created ) \b )
      (?: [a-z]{3,} ed | chosen ) \s+
      (?: under | by | to | in | pursuant | hereunder | herein | as | for )
    | (?: as \s+ )? to \s+ (?: whom | which ) | for \s+ whom ) \b )""",
    _FLAGS,
)
# "the managers that will administer the offering": the verb only says which managers are spoken of
_WHO_SHALL = lazy(r"\b(?:who|which|that)(?:\s+\w+ly)?$", regex.IGNORECASE)
# "and employees against all losses which any of them may incur": of whom only the last words speak
_JOINS = lazy(
    r"(?:and|or)\b.*\b(?:which|that|whom|what)\b[^,]*$|(?:and|or|[a-z]+ing)\b.*\b(?:shall|will|must|may)\b",
    regex.IGNORECASE | regex.DOTALL,
)
# "the negligence of Seller or its agents, then the rent shall abate": the words go on with another's subject
_ANOTHER = lazy(
    r",\s+(?:(?:then\s+)?(?:the|such|any|each|all|said|this|no)\s+[^,()]*$|(?-i:[A-Z])[\w-]*$|then\b)", regex.IGNORECASE
)
_OTHER_VERB = lazy(r"\b(?:understand|acknowledge|agree|represent|believe|covenant|warrant)s?\b", regex.IGNORECASE)
# "(a)", "and (2)"; "within thirty (30) days" has figures
_MARKED = lazy(r"\((?:[A-Za-z]{1,4}|(?<=(?:\b(?:and|or)|[,;:])\s*\()\d{1,4})\)")
_CALLED = lazy(r"[\"“]([^\"“”]{2,40})[\"”]")
_THAT = lazy(r"\bthat\W*$", regex.IGNORECASE)
_IN_ORDER = lazy(r"\border\s+that\W*$", regex.IGNORECASE)
# "If a payment is too high, that Bank shall refund it"
_THAT_ONE = lazy(r"(?:^|\n)\W*(?:if|when|upon|in\s+the\s+event)\b[^.;]*,\s+that\s+$", regex.IGNORECASE)
# "shall procure that, pending Completion, the Company shall": who procures it is bound
_PROCURES = lazy(r"\b(?:procure|ensure|cause|so|such)\s+that\b[\s,]*(?:[^,;]{0,200},\s*)?$", regex.IGNORECASE)
_BARE = frozenset(("corporation", "company", "partnership", "trust", "bank", "party", "parties", "person"))


@dataclass(frozen=True)
class Subject:
    """Whom a verb binds: where its words stand, the name in them, whether "no" or "neither" begins them."""

    span: Span
    name: str
    negative: bool = False
    known: bool = True


def _is_somebody(text: str, word: Span) -> bool:
    return is_somebody(text, word) or text[word.start : word.end].casefold() in _PRONOUNS


def subject(text: str, start: int, at: int) -> Subject | None:
    """The subject of the verb at `at`, in the clause that begins at `start`; null where it is nobody."""
    seen = 0
    for token in _BACK.finditer(text, start, at):
        if not _is_somebody(text, Span(*token.span())):
            continue
        seen += 1
        if seen > _HEADS:
            return None
        if not _leads(text, token.end(), at):
            continue
        found = _whole(text, start, token.start(), token.end())
        if found is not None:
            return _called(found, text[token.end() : at])
    return _named(text, start, at)


def _called(found: Subject, gap: str) -> Subject:
    """The subject by the name that it is given behind it: "a Michigan corporation (the "Borrower") promises"."""
    names = _CALLED.findall(gap) if found.name.split()[-1].casefold() in _BARE and "(" in gap else []
    return Subject(found.span, names[-1], found.negative) if names else found


def _named(text: str, start: int, at: int) -> Subject | None:
    """The capitalised words right before the verb, which are somebody if a party bears that name."""
    last = _BACK.search(text, start, at)
    if last is None or text[last.end() : at].strip() not in ("", ",") or not last[0][0].isupper():
        limit = _before_adverbs(text, start, at)
        last = next((token for token in _BACK.finditer(text, start, at) if token.end() <= limit), None)
        if last is None or not last[0][0].isupper() or text[last.end() : limit].strip():
            return None
        if text[limit:at].startswith(("and ", "but ")):  # "under the Supplement and will report": another's verb
            return None
    found = _whole(text, start, last.start(), last.end())
    return None if found is None else Subject(found.span, found.name, found.negative, known=False)


def _before_adverbs(text: str, start: int, at: int) -> int:
    adverbs = _ADVERB.search(text, max(start, at - 60), at) if _ends_in_adverb(text[max(start, at - 60) : at]) else None
    return adverbs.start() if adverbs else at


def _ends_in_adverb(words: str) -> bool:
    """Whether the words may end in an adverb, which is cheaper to ask than where the adverbs begin."""
    return words.rstrip(", \t\n\r\f\v\xa0").casefold().endswith(_ADVERB_ENDS)


def _leads(text: str, end: int, at: int) -> bool:
    """Whether what stands between a word for somebody and the verb keeps the one the subject of the other."""
    gap = text[end:at]
    if _COMMA_AND.search(gap):
        return False  # "is to act as Officer of the Company, and shall": of whom more is said
    if gap[:1] in ("'", "’") or len(gap) > 400 or ";" in gap or gap.count("(") != gap.count(")"):
        return False  # who stands inside parentheses is no subject outside them
    gap = (_ADVERB.sub("", gap) if _ends_in_adverb(gap) else gap).strip()
    while gap.startswith("(") and ")" in gap:
        gap = gap[gap.index(")") + 1 :].lstrip()
    if not gap or (gap[0] in ",–—-" and gap[-1] in ",–—-)"):
        return not _MARKED.search(gap) and ("(" not in gap or not _MODAL.search(gap))
    if _WHO_SHALL.search(gap) or _ANOTHER.search(gap):
        return False
    return _RELATIVE.match(gap) is not None and not _OTHER_VERB.search(gap) and not _JOINS.match(gap)


def _whole(text: str, start: int, head: int, end: int) -> Subject | None:
    """The subject whose last word is known, with its articles and those joined to it, at a clause's beginning."""
    begin = _phrase(text, start, head)
    joined, other = begin, False
    for _ in range(4):
        before = max(start, joined - 60)
        match = _JOINED.search(text, before, joined) if _ends_in_and(text[before:joined]) else None
        if match is None or not _may_join(text, match):
            break
        other = joined == begin and not _is_somebody(text, Span(*match.span("head")))
        joined = _phrase(text, start, match.start("head"))
    joined = _paired(text, start, _listed(text, start, joined) if joined != begin else joined)
    if _NO_SUBJECT.search(text, max(start, joined - 80), joined) or between_sides(text, start, Span(joined, end)):
        return None
    if not _opens(text, start, joined) or _in_list(text, start, joined):
        # "rebates accrue to the Owner, and the Contractor shall": another sentence begins, and joins no two subjects
        # and "costs of the Project and Owner shall" joins nobody to the Project
        # "shall sell to Buyer and Seller shall", "may have separate counsel and the Company shall": nor is its object
        spoken = _VERB_NEXT.match(text, end) and (
            _SPOKEN_TO.search(text, start, joined) or _is_object(text, start, joined)
        )
        # "at the cost of Buyer and Buyer shall": nobody is joined to himself
        # but "The agents of Buyer and Buyer shall" are both told
        again = text[joined:begin].split() == [*text[begin:end].split(), "and"]
        again = again and not _HEADED.search(text, max(start, joined - 80), joined)
        apart = other or spoken or again or _COMMA_AND.search(text, max(start, begin - 12), begin)
        if joined == begin or not apart:
            return None
        joined = begin
    whole = words(text[joined:end])
    negative = whole.split()[0].casefold() in _NEGATIVE or _NOR.search(text, start, joined) is not None
    return Subject(Span(joined, end), _name(whole), negative)


def _in_list(text: str, start: int, at: int) -> bool:
    """Whether bare words in small letters behind a comma go on with a list: "keep a list of vendors, lenders that"."""
    first = text[at : at + 12].split(maxsplit=1)[0].casefold()
    bare = text[at].islower() and first not in _NO_LIST
    return bare and text[start:at].rstrip().endswith(",") and _MODAL.search(text, start, at) is not None


def _is_object(text: str, start: int, at: int) -> bool:
    """Whether a verb stands right before the offset, as in "shall advise Parent and Seller shall"."""
    last = _BACK.search(text, start, at)
    return last is not None and not text[last.end() : at].strip() and last[0] in listed("action_verbs")


def _may_join(text: str, match: "regex.Match[str]") -> bool:
    """Whether the word joined is one for somebody, or a name with an article: "the MHCs and the Bank"."""
    head = match["head"]
    if _is_somebody(text, Span(*match.span("head"))):
        return True
    return head[0].isupper() and _THE.search(text, max(0, match.start() - 12), match.start()) is not None


def _listed(text: str, start: int, joined: int) -> int:
    """Where the list begins whose last members are joined by "and": "The Company, the MHCs and the Bank"."""
    for _ in range(6):
        match = _COMMA.search(text, max(start, joined - 60), joined)
        if match is None or not _may_join(text, match):
            break
        before = _phrase(text, start, match.start("head"))
        if not _opens(text, start, before):
            break
        joined = before
    return joined


def _paired(text: str, start: int, joined: int) -> int:
    """Where "neither" or "each of" stands whose list of members ends here, else the offset itself."""
    before = text[max(start, joined - 220) : joined]
    pair = None
    if before.rstrip().endswith(",") and "nor" in before:
        pair = _PAIR.search(before)
    elif _ends_in_and(before) and "of" in before:
        pair = _EACH_OF.search(before)
    return joined - len(before) + pair.start() if pair else joined


def _ends_in_and(words: str) -> bool:
    """Whether another may be joined to what stands behind these words, which is cheaper to ask than whom it is."""
    return words.rstrip().casefold().endswith(("and", "or", "&"))


def _phrase(text: str, start: int, head: int) -> int:
    """Where the phrase begins whose last word stands at `head`: "each selling Holder", "each of the Guarantors"."""
    begin = head
    for token in _BACK.finditer(text, max(start, head - 80), head):
        between, word = text[token.end() : begin], token[0].casefold()
        if _BLANK_LINE.search(between):
            break  # "SUBLETTING" above "Tenant agrees"
        if between == ". " and _INITIALS.fullmatch(token[0]):  # "U.S. Bank"
            begin = token.start()
            continue
        if between.strip() or (token[0].endswith((".", ",")) and len(token[0]) > 3):
            break
        if word in _DETERMINERS:
            begin = token.start()
            if not _QUANTIFIED.search(text, max(start, begin - 12), begin):
                continue
            break
        if begin == head and text[head : head + 5].split(maxsplit=1)[0].casefold() in _PRONOUNS:
            break  # "during the Term it shall"
        if begin != head and text[begin : begin + 4].split(maxsplit=1)[0].casefold() in _DETERMINERS:
            break
        if word in _OPENERS or not (
            _NAME_BEGINS.match(token[0]) or word in _MODIFIERS or _describes(text, token.start(), word)
        ):
            break
        begin = token.start()
    quantified = _QUANTIFIED.search(text, max(start, begin - 12), begin)  # "each of the Lenders", "each of Parent"
    return int(quantified.start()) if quantified else begin


def _describes(text: str, at: int, word: str) -> bool:
    """Whether the word is a participle right behind an article: "the prevailing party", "any withdrawing Member"."""
    return word.endswith(("ing", "ed")) and _ARTICLE.search(text, max(0, at - 8), at) is not None


def _opens(text: str, start: int, at: int) -> bool:
    """Whether a main clause can begin at the offset."""
    before = _without_asides(text[max(start, at - 600) : at])
    if not before.strip() or _ONLY_A_MARK.fullmatch(before):
        return True
    if _CAPITAL.match(text, at) and not before.rstrip().isupper():
        return not _SEGMENT.search(before) or before.rstrip()[-1] in ".:)"
    if not _OPEN.search(before):
        if _PHRASE.fullmatch(before) and (_ARTICLED.match(text, at) or bare_name_does(text, at)):
            return True
        return begins_unparted(text, before, at)
    if _PROCURES.search(before):
        return False
    if _THAT.search(before):
        agreed = _BY_AGREEMENT.search(before) is not None and _IN_ORDER.search(before) is None
        return agreed or _THAT_ONE.search(before) is not None
    if _ONLY_WHEN.fullmatch(before) or _ALSO_IF.fullmatch(before):
        return False
    if before.rstrip()[-1:] == ",":
        return not _ASIDE.search(before) or _BY_AGREEMENT.search(before) is not None
    if before.rstrip()[-1:].isalpha():
        return _THEN.search(before) is not None or not _SEGMENT.search(_AS_DEFINED.sub(" ", before))
    return True


def _without_asides(before: str) -> str:
    """The words without what stands in parentheses, marks such as "(a)" kept."""
    return _PARENTHESES.sub(" ", before) if before.rstrip().endswith(")") else before


def _name(whole: str) -> str:
    """The subject without its articles: "Holder" for "each such Holder"."""
    parts = HAND.sub("", whole).split()
    while len(parts) > 1 and (parts[0].casefold() in _DETERMINERS or parts[0].casefold() in ("of", "none")):
        parts = parts[1:]
    return " ".join(parts)
