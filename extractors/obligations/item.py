"""An obligation from its pieces: its words, its action, its modality, and the condition it hangs on.

The condition stands in front of the subject ("If requested by a Holder, the Company shall …") or behind the action
("… unless the Company has obtained the consent of a majority").
"""

import regex

from extractors.obligations.ends import before_another, without_tail
from extractors.obligations.subjects import Subject
from pipeline.lazy import lazy
from pipeline.record import Obligation
from pipeline.rules import words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
NAMED = "obligation.named"
"""The rule of an obligation whose obligor only a party of that name makes one."""

_BY_WHEN = r"""(?: (?: not | no ) \s+ (?: later | more | less | fewer ) \s+ than | within
    | on \s+ or \s+ (?: before | prior ) | on \s+ [^,]{0,40} \b days? \b
    | on \s+ [a-z]{3,9} \s+ \d{1,2} , \s+ \d{4} | prior \s+ to | before | by | at \s+ least
    | on \s+ an? \s+ (?: [\w-]+ly | (?: semi | bi ) -annual | annual ) \s+ basis
    | promptly | as \s+ (?: soon | promptly ) \s+ as | immediately | in \s+ (?: any | no ) \s+ event ) \b"""
_SOONER = lazy(_BY_WHEN, _FLAGS)
# "if Seller shall have failed", but not "Purchaser shall have the right to buy"
_HAS = r"(?!\s+have\b(?!\s+(?:the|an?|no)\s+(?:\w+\s+){0,2}(?:right|option|obligation|duty)\b))"
_WHEN = lazy(
    r"""(?: and \s+ | but \s+ | \( [a-z\d]{1,4} \) \s* | \d{1,2} (?: \. \d{1,2} )* \.? \s+ )?
    (?: (?: in \s+ addition | further (?: more )? | additionally | moreover | however
      | (?: notwithstanding | without \s+ (?: limiting | prejudice \s+ to ) ) \s+ [^,;]{1,80} ) \s* , \s* )?
    (?P<all> (?: if | in \s+ (?: the \s+ event | case ) | upon | unless | should
    | (?: for \s+ )? so \s+ long \s+ as | as \s+ long \s+ as | subject \s+ to | when (?: ever )? | following
      | after | where
    | (?: promptly | immediately | as \s+ soon \s+ as \s+ practicable ) \s+ (?: after | upon | following )
      | to \s+ the \s+ extent
    | until | except | at \s+ any \s+ time | during | while | provided
    | as \s+ a \s+ condition (?: \s+ precedent )? \s+ to
    | on \s+ (?: [\w’'-]+ \s+ ){1,4}? (?: request | demand ) ) \b .* )""",
    _FLAGS | regex.DOTALL,
)
_TRAILING_WHEN = lazy(
    r"""\b (?: (?<! \b as \s ) if (?! \s+ (?: (?: so | reasonably | not | at ) \s+ )? (?-i: [a-z] ) [\w-]* \s* [,)] )
      | unless
      | in \s+ the \s+ event
      | upon \s+ (?: the \s+ )? (?: written \s+ )? request (?! \s+ (?: shall | will | must | may ) \b )
    | (?: (?: for \s+ )? so | (?<! \b for \s+ ) as ) \s+ long \s+ as | provided \s+ that
    | (?<= , \s ) provided \s+ (?: the | such | its? | (?-i: [A-Z] ) [\w-]* ) \s
    | (?= subject | to \s | until | only | except ) (?<! \b (?: be | is | are | was | were | becomes? | remains? ) \s+ )
      (?: (?<! \b (?: any | each | every | all ) \s+ (?: [\w-]+ \s+ )? [\w-]+ \s+ )
          (?! subject \s+ to \s+ (?: (?: all | any | the | such | applicable | usual | required ) \s+ )*
            (?: adjustment | withholding | reduction | deduction | increase ) )
          (?! (?<! [,)] \s+ ) subject \s+ to \s+ (?: [\w-]+ \s+ ){0,3}? (?: royalt (?: y | ies )
            | indemni (?: ty | fication ) | arbitration | jurisdiction | control | tax (?: es | ation )?
            | fees? | charges? | liens? | claims? | confidentiality ) \b )
          (?! (?<! [,)] \s+ ) subject \s+ to \s+ such \s+ (?-i: (?: [A-Z] [\w-]* \s+ ){0,3}
            (?: Proxy | Agreement | Contract | Lease | License | Note | Warrant | Option | Plan | Indenture | Mortgage
              | Lien | Order ) \b ) )
        | (?= subject \s+ to \s+ (?: the \s+ )? (?: prior \s+ | written \s+ )*
            (?: receipt | approval | consent | payment | satisfaction | availability | compliance ) \b ) )
      subject \s+ to | to \s+ the \s+ extent (?! \s+ of \b )
      | until (?! \s+ (?: (?: the | its | such ) \s+ )?
          (?: (?: (?-i: [A-Z] ) [\w-]* \s+ ){1,3} Date \b | [\w.]+ \s+ \d | \d ) )
      | only \s+ (?: if | upon )
      | except \s+ (?: in \s+ (?: accordance | compliance ) | pursuant | to \s+ the \s+ extent | upon | if ) ) \b
    [^;]{5,600} $""",
    _FLAGS,
)
# "buy cover A) if the policy ends; B) if it is cancelled; or C) if it is replaced"
_EACH_IF = lazy(r"(?<!\w)[aAiI1]\)\s+(?=(?:if|when|unless)\b)", regex.IGNORECASE)
# "may only reject an order if: (a) …; (b) …"
_ONE_OF_THESE = lazy(
    r"(?<!\bas\s)\b(?:if|until|unless|when|in\s+the\s+event)\b[^,;:]{0,60}:\s+\(?[aAiI1]\)\s.{5,}$",
    regex.IGNORECASE | regex.DOTALL,
)
# "answer by: (i) accepting the order if it conforms, or (ii)": the condition of one member
_IN_A_LIST = lazy(r":\s\((?:[aAiIxX1])\)\s")
# "on terms at least as good as would be usual if the buyer were a stranger"
_AS_WOULD_BE = lazy(r"\b(?:as|than|that|which)\s+(?:would|could|might)\b[^,;]*$", regex.IGNORECASE)
_EARLIER_VERB = lazy(
    rf",[^,]*\b(?:shall|will|may|must|agrees?)\b{_HAS}[^,]*(?:,\s*(?:and|but|or|in\s+which\s+(?:event|case)))?$",
    regex.IGNORECASE,
)
# "If, other than as provided herein, any Bank shall obtain a payment": whom the condition itself speaks of
_IF_ASIDE = lazy(r"^(?:if|when|in\s+the\s+event\s+that)\s*,[^,;]*,", regex.IGNORECASE)
# "Upon termination each party shall return the data, and the Agent shall": what another has to do
_TOLD = lazy(
    r"^(?!if\b|unless\b|when|should\b|in\s+the\s+event\b|to\s+the\s+extent\b)"
    rf".*\b(?:shall|will|must)\b(?:.*,|{_HAS}.*)\s+(?:and|but)$",
    regex.IGNORECASE | regex.DOTALL,
)
# "…, such party shall object, and thereafter the Agent shall"
_ANOTHERS_TIME = lazy(r"(\b(?:and|but))\s*,?\s+(?:thereafter|then|thereupon|afterwards|further)\W*$", regex.IGNORECASE)
# "If a payment is late, Builder may, in its discretion, stop and Owner shall": the condition is that of the first
_ANOTHERS_VERB = lazy(
    r"""(?<! \b (?: if | when | whenever | unless | until | in \s the \s event | that ) ) , \s+ (?: then \s+ )?
        (?: (?: the | each | such | any | either ) \s+ )? (?-i: [A-Z] ) [\w’'-]* (?: \s+ (?-i: [A-Z] ) [\w’'-]* ){0,3}
        ,? \s+ (?: hereby \s+ )? (?: shall | will | may | must | agrees? | acknowledges? ) \b
        (?! \s+ so \b ) {HAS}""".replace("{HAS}", _HAS),
    _FLAGS,
)
# "…, you will be eligible, and, if you are not insured, the Company shall": the condition of the second alone
_THEN_IF = lazy(
    r"""^ (?: (?! (?: if | when | unless | should | in \s the \s event ) \b ) .* | .* , [^,]* )
        \b (?: shall | will | may | must ) \b .* [,\s] (?: and | but ) \s* ,? \s+
        (?= (?: if | unless | upon | when | in \s+ the \s+ event | within | promptly \s+ (?: after | upon | following )
          | on \s+ or \s+ before | (?: not | no ) \s+ (?: later | less ) \s+ than | prior \s+ to ) \b )""",
    _FLAGS | regex.DOTALL,
)
# "shall and shall cause each Subsidiary to:", "shall not, directly or indirectly, or cause others to"
_NOTHING = lazy(
    r"have\s+the\s+(?:\w+\s+){0,3}(?:right|option)(?:,[^,]*,)?\s+to(?:\s+\(\w+\))?"
    r"|do\s+(?:(?:any|all|each|one)[\w\s]{0,20}\s+of\s+)?the\s+following(?:\s+\w+)?"
    r"|(?:not|to)?\W*(?:directly\s+or\s+indirectly)?\W*"
    r"(?:(?:(?:or|and|nor)\s+(?:shall\s+|will\s+)?(?:it\s+)?(?:not\s+)?)?(?:cause|permit|allow|suffer)"
    r"\s+(?:others|(?:any|each|its)\s+(?:of\s+(?:its|their)\s+)?(?:other\s+|respective\s+)?\w+)"
    r"\s+to)?\W*",
    regex.IGNORECASE,
)
# "If an excess is paid, then", "… to the Bank, that" Bank; "until then" is whole
_LEADS_TO = lazy(r"(?<!\buntil)(?:[\s,]+(?:then|and|but|that|to)\b)+[\s,]*$", regex.IGNORECASE)
# "upon request and will permit": what else is to be done is no condition
_FURTHER_DUTY = lazy(r",?\s+and\s+(?:shall|will|must)\b(?!\s+(?:have|be)\b)", regex.IGNORECASE)
# "deposit the sum and, so long as no Default exists, shall release it": the condition of the second
_NEXT_DUTY = lazy(r"[^,;]{1,200},\s*(?:shall|will|must|may)\b", regex.IGNORECASE)
# "furnish upon request from time to time all information": the request, and not what is furnished
_ASKED_FOR = lazy(
    r"(?P<when>upon\s+(?:\w+\s+){0,3}?request(?:\s+(?:of|by|from)\s+(?!time\b)(?:(?!\b(?:when|if|that)\b)[^,;]){1,60}?)?)"
    r"(?:\s+from\s+time\s+to\s+time)?(?<!\b(?:for|of|by|to|with|any|all|each))\s+(?=(?:all|any|such|an?|copies)\s)",
    regex.IGNORECASE,
)
# "if asked by 11:00 a.m., New York time, to amend, modify or end it, confirm": which comma ends it
_NEXT_WORDS = lazy(r"(?<![ap]\.m\.)(?<!\d),(?!\s+[\w-]+,?\s+(?:or|and|time)\b)", regex.IGNORECASE)
# "pay it on the earliest of (A) May 1 and (B) if the Loan is called, the day of the call": the condition of one member
_OF_A_THING = lazy(
    r"\b(?:which|that|who)\s+(?:shall|will|may|must)\s*,?$", regex.IGNORECASE
)  # "which shall, if so, be"
_OF_A_MEMBER = lazy(r"\((?:[b-hj-z]|i{2,3}|[iv]{2}|[B-HJ-Z]|[2-9])\)$")
# "deliver, subject to Section 2.2, the Certificates", "deliver, upon request, such documents": an aside between commas
_BETWEEN_COMMAS = lazy(
    r"(?:subject\s+to\s+(?:the\s+\w+\s+of\s+)?(?:this\s+)?(?:Section|Article)\s+[\w.()]+"
    r"|upon\s+(?:the\s+)?(?:written\s+)?request(?:\s+(?:of|by|from|therefor)\b[^,]{0,60})?"
    r"|to\s+the\s+extent\s+[\w\s]{3,40})(?=,)",
    regex.IGNORECASE,
)
# "until payment in full, at the rates set forth below": the event, and not what is said behind it
_UNTIL_AN_EVENT = lazy(r"until\s[^,]{5,80}(?=,\s+(?:at|in|by|with|pursuant|from)\b)", regex.IGNORECASE)
# "Borrower will not without the consent of Bank:": the list says what
_LEADS_IN = lazy(
    r"(?:not\s*,?\s+)?(?:without|unless|except|during|until|(?:for\s+)?so\s+long\s+as)\b", regex.IGNORECASE
)
# "(to the extent that it may lawfully do so, to waive)": no more than that it may
_DOES_SO = lazy(r"(?:lawfully|legally|validly|effectively)\s+do\s+so\b.*|.*ly\s+do\s+so\W*", regex.IGNORECASE)
_ADVERB = lazy(
    r"""(?<= \s ) (?: (?! jointly | severally | (?: in )? directly | respectively | accordingly | additionally
          | similarly | only )
        [a-z]+ly \s+ (?: and \s+ | or \s+ )? ){1,2} $""",
    _FLAGS,
)
# "If he is dismissed without Cause, within two years after a Change in Control, the Company shall": of the condition
_MAY_BE_OF_THE_CONDITION = r"""(?: (?: on \s+ or \s+ )? (?: prior | before ) \b
    | immediately \s+ (?: prior | before | after | following | upon ) \b
    | within \b (?! [^,;]* \b (?: days? | hours? | weeks? | time ) \b )
    | [^,;]* \b (?: years? | months? | after \s+ an? | following \s+ an? | of \s+ an? ) \b )"""
# "If a claim is made, then, within ten days after receipt, the Buyer shall": by when, behind the condition
_THEN_WHEN = lazy(
    rf"""(?: ^ | (?<! \b (?: not | if | when | unless | shall | is | are | has | have | does | do | fails? ) \s* ) , )
        \s* (?: (?P<then> then ) \b ,? \s+ )?
        (?P<when> (?! by \b ) (?(then) | (?! {_MAY_BE_OF_THE_CONDITION} ) ) {_BY_WHEN} (?(then) [^;]{{0,200}}
          | (?: (?! \b (?: if | which | that | unless ) \b )
              (?: [^,;] | , (?= \s+ (?: (?: 19 | 20 ) \d\d | beginning | commencing | starting ) \b ) )
            ){{0,200}} ) ) $""",
    _FLAGS,
)
# "Within ten days, the Buyer shall pay, and": by when another has to do something
_ANOTHERS = lazy(rf"\b(?:shall|will|must|may)\b{_HAS}.*\b(?:and|but)\W*$", regex.IGNORECASE | regex.DOTALL)
_NEGATED = lazy(
    r"(?:not|never|neither|(?:in|under)\s+no|ha(?:s|ve)\s+no"
    r"|(?:be\s+)?(?:\w+ly\s+)?(?:prohibited|precluded|barred|restrained))\b",
    regex.IGNORECASE,
)
_LEAD = 300  # characters that a deadline may take in front of the subject


def deadline_ahead(lead: str) -> bool:
    """Whether the words before a subject or verb say by when: "not later than 15 days after the date hereof"."""
    return len(lead) < _LEAD and _SOONER.match(lead.lstrip()) is not None and _ANOTHERS.search(lead) is None


def from_deadline(text: str, start: int, at: int) -> tuple[int, str]:
    """Where a duty begins with the words by when in front of its subject, and the words in front of the duty.

    "If a claim is made, then, within ten days after receipt, the Buyer shall": at "within".
    """
    lead = own_lead(text[start:at].strip())
    if deadline_ahead(lead):
        return text.rindex(lead, start, at) if lead else at, lead
    when = _THEN_WHEN.search(lead.rstrip(" ,"), max(0, len(lead) - _LEAD))
    if when is None:
        return at, lead
    return text.rindex(lead, start, at) + when.start("when"), lead[: when.start("when")]


def condition_ahead(lead: str) -> str | None:
    """The condition that the words before a subject are: "If a Holder so requests", "Upon receipt, then".

    Null where they say what another has to do: "If a Default occurs, Borrower shall notify Agent, and".
    """
    duties = _ANOTHERS_TIME.sub(r"\1", _IF_ASIDE.sub("if", lead))
    if any(one.search(duties) for one in (_EARLIER_VERB, _ANOTHERS_VERB, _TOLD)):
        return None
    when = _WHEN.fullmatch(lead.rstrip(" ,"))
    return _LEADS_TO.sub("", words(when["all"])) if when else None


def own_lead(lead: str) -> str:
    """The words before a subject behind those of an earlier duty: "if you resign" in "you will be paid, and, if …"."""
    return _THEN_IF.sub("", lead)


def _without_asides(done: str) -> str:
    """The words with what stands in parentheses blotted out, character for character."""
    if "(" not in done:
        return done
    depth, kept = 0, []
    for letter in done:
        depth += letter == "("
        kept.append("_" if depth else letter)
        depth -= letter == ")" and depth > 0
    return "".join(kept)


def _trailing(done: str, at: int) -> str | None:
    """The condition that stands at the offset of the action, without what else is to be done behind it.

    "advise the Buyer and, if requested by the Buyer, confirm the advice": "if requested by the Buyer".
    """
    condition: str = _FURTHER_DUTY.split(done[at:])[0]
    before = done[:at].rstrip()
    if _OF_A_MEMBER.search(before) or _OF_A_THING.search(before):
        return None
    if before.endswith(",") and (aside := _BETWEEN_COMMAS.match(condition)):
        return aside[0]
    if before.endswith((" or", " or,")) and not condition.startswith(("unless", "except", "upon")):
        return None  # "within the time stated or, if none is, in ten days"
    if _IN_A_LIST.search(before) or _AS_WOULD_BE.search(before):
        return None
    if condition.startswith("upon") and not before.endswith(" and"):
        asked = _ASKED_FOR.match(condition)
        return asked["when"] if asked else _NEXT_WORDS.split(condition)[0]
    if before.endswith((" and,", " but,")):
        if _NEXT_DUTY.match(condition):
            return None
        return _NEXT_WORDS.split(condition)[0]
    if held := _UNTIL_AN_EVENT.match(condition):
        return held[0]
    return None if before.endswith(", and") and not condition.startswith("except") else condition


def says_nothing(done: str) -> bool:
    """Whether the words of an action only lead on: "not directly or indirectly, or cause others to"."""
    return _NOTHING.fullmatch(done) is not None


def with_adverb(text: str, start: int, action: int) -> int:
    """Where the action begins with the adverb that says how or when it is done: "promptly notify"."""
    adverb = _ADVERB.search(text, max(start, action - 30), action)
    return adverb.start() if adverb else action


def obligation(  # noqa: PLR0913, PLR0917  # the pieces of a sentence
    text: str, span: Span, action: int, who: Subject | None, modality: str, lead: str = ""
) -> Obligation | None:
    """The item from these pieces; null where nothing is left to be done."""
    whole = without_tail(text, span.start, before_another(text, action, span.end))
    bare = words(text[action : whole.end])
    action = with_adverb(text, span.start, action)
    done = words(text[action : whole.end])
    if len(done) < 3 or whole.end <= action or _DOES_SO.fullmatch(done):
        return None
    if says_nothing(done) or says_nothing(bare):
        return None
    if modality == "shall_not" and _NEGATED.match(done) is None:
        done = f"not {done}"
    if _LEADS_IN.match(done) and text[whole.end : span.end + 1].lstrip().startswith(":"):
        return None
    condition = condition_ahead(own_lead(lead))
    if condition is None:
        bare = _without_asides(done)
        if each := _EACH_IF.search(bare):
            condition = done[each.end() :]
        elif behind := _TRAILING_WHEN.search(bare):
            condition = _trailing(done, behind.start())
        elif listed := _ONE_OF_THESE.search(done):
            condition = done[listed.start() :]
    return Obligation(
        obligor=who.name if who else None,
        action=done,
        modality=modality,  # type: ignore[arg-type]  # one of the words of Modality
        condition=condition,
        span=whole,
        rule="" if who is None or who.known else NAMED,
    )
