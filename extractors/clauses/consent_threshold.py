"""Whose consent decides: "MAJORITY OF HOLDERS: Holders holding over 50% in aggregate principal amount of the Notes".

Found are definitions of a group of holders or lenders by their share ("Required Lenders"), and consents, votes and
signatures "of the Holders of 50.1% or more". What holdings are deemed, excluded or overruled comes from the definition
and from the clauses that speak of it.
"""

from collections.abc import Iterator

import regex

from extractors.clauses.consent_holdings import counted
from extractors.clauses.evidence import quotes
from extractors.clauses.majorities import BASE, PORTIONS, SHARE, Majority, share_of
from extractors.clauses.sentences import sentence_at
from pipeline.clause import Clause, ConsentThreshold
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import Match, Rule, scan, words
from pipeline.span import Span

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_HOLDERS = r"""(?: [Hh]olders? | Lenders? | Banks? | Purchasers? | Investors? | Noteholders? | Bondholders?
    | Securityholders? | Warrantholders? | Shareholders? | Stockholders? | Members? | Participants? | Buyers? )"""
_QUOTED = r"""["“] (?P<term> [^"”\n]{4,60} (?: \n [^"”\n]{1,40} )? ) ["”]
    (?: ,? \s+ (?: at | as \s+ of ) \s+ (?: any | each ) \s+ (?: time | date ) \b (?= ,? \s+ (?: means | shall ) )
      | , \s+ when \s+ used \b [^.;:"“”]{5,80} (?= , \s+ (?: means | shall ) ) )?
    (?: : | ,? \s+ (?: means | shall \s+ mean | is \s+ defined \s+ as ) [,:]? ) \s+"""
_MAJORITY = r"""(?= ["“] (?: [A-Z][a-z]+ \s+ )? [Mm]ajority \b )"""
_OF_THINGS = (
    r"(?! [^.;:]{0,160}? \b (?i: " + _HOLDERS + r" ) \b ) (?= [^.;:]{0,90}? (?: \d \s* % | [Mm]ajority | [Pp]ercent ) )"
)
"""A majority of things that is defined without those who hold them: "“Majority of Shares” means more than 50% of …"."""
_CAPS = r"^ [ \t]* (?P<term> [A-Z]{2,} (?: [ ] [A-Z]{2,} ){1,5} ) : \s+"
_MEMBERS = rf"(?: [^.;\"“”]{{0,160}}? \b )? {_HOLDERS} \b"
_STRETCH = lazy(r"(?:[^.;\"“”]|\.\d|(?<=\bcent)\.|;\s+(?:and\s+|or\s+)?(?=\()){0,500}", regex.IGNORECASE)
"""How far a definition is read for its share."""
_PORTIONS = lazy(PORTIONS, _FLAGS)
_OF = rf"""\b {_HOLDERS} (?: \(s\) )? (?: \s+ \( [^()]{{1,60}} \) )? \s+ (?:
    (?: of | holding ) \s+ (?-i: [A-Z] ) [\w-]+ (?: \s+ [\w-]+ ){{0,4}}? \s+ (?: representing | evidencing )
    | of | holding | representing | owning | having
    | (?: who | which | that ) \s+ (?: then \s+ | together \s+ | collectively \s+ )?
        (?: h[eo]ld | own (?: ed )? | represent | purchased | acquired ) ) \s+
    (?: an? \s+ (?: aggregate | total ) \s+ of \s+ )?"""
_KIND = lazy(
    r"(?:\b(?!(?:The|Such|Any|All|Each|No|If|When|Those|Other|Unless|As|To|In|With|By|Upon)\b)[A-Z][a-z]+\s+){1,2}$"
)
"""What kind of holders they are, right before the word: "the Initial Purchasers of a majority"."""
_WHO = lazy(rf"(?:[A-Z][a-z]+\s+){{0,2}}?{_HOLDERS}", regex.VERBOSE)
_OF_DEBT = lazy(r"^(?:note|bond|security)holder$")
_OF_SHARE = lazy(SHARE + BASE, _FLAGS)
_ASKED = lazy(
    r"""\b (?: consents? | approval | votes? | signed | executed | agreed | waived | authorized ) \b
        (?: [^.;:] | \. (?= \d ) ){0,140} $""",
    _FLAGS,
)
"""What is asked of the holders, right before them: "with the written consent of the"."""
_ASKED_OF_EACH = lazy(
    r"""\b (?: consents? | approval | signed | executed ) \b [^.;:()]{0,80} :? \s+ \( (?: a | i | x | 1 ) \) \s
        (?: [^.;] | ; \s+ (?: and \s+ )? (?= \( ) ){0,400}? \( \w{1,4} \) \s+ (?: the \s+ )? (?: [A-Z]\w+ \s+ )? $""",
    regex.VERBOSE,
)
"""What is asked of those in a list, in front of one of them: "executed by (a) the Company; (b) the"."""
_POWER = lazy(
    r"""[^.;]{0,160}? \b (?: may \b | by \s+ (?: written \s+ )? notice \b | (?: shall | will ) \s+ have \s+
        (?: the \s+ right | made | requested | given ) \b )""",
    _FLAGS,
)
"""What the holders of a share may do, right behind them: "may declare", "shall have the right to direct"."""
_REQUESTED = lazy(
    r"\b (?: requests? | demands? ) \s+ (?: from | of | by ) \s+ (?: the \s+ (?: then \s+ )? )? $", _FLAGS
)
"""What comes from them, right before them: "upon the written request of the"."""


def defined(match: Match, document: Document) -> ConsentThreshold | None:
    """The threshold that a definition states, with what is deemed or excluded; null where its whole is not known."""
    text = document.text
    stretch = _STRETCH.match(text, match.end())
    shares = list(_OF_SHARE.finditer(text, *stretch.span())) if stretch else []
    if not shares and stretch and (portions := _PORTIONS.search(text, *stretch.span())):
        shares = [portions]
    share, majority = next(((one, told) for one in shares if (told := share_of(one))), (None, None))
    if share is None or majority is None:
        return None
    at = match.start("term") - (match[0][0] in '"“')
    span = Span(at, sentence_at(text, share.end()).end)
    return counted(_clause(_name(match["term"]), majority, span), document)


def consented(match: Match, document: Document) -> ConsentThreshold | None:
    """The threshold of a consent that a clause asks for, named as written; null where its whole is not known."""
    text = document.text
    share = _OF_SHARE.match(text, match.end())
    majority = share_of(share) if share else None
    if share is None or majority is None or not _is_asked(text, match.start()):
        return None
    return _of_holders(match, share, majority, document)


def _is_asked(text: str, at: int) -> bool:
    """Whether a consent or a signature is asked of those who are named at the offset."""
    asked = _ASKED.search(text, max(0, at - 160), at) or _ASKED_OF_EACH.search(text, max(0, at - 500), at)
    return asked is not None


def empowered(match: Match, document: Document) -> ConsentThreshold | None:
    """The threshold of those who may request, declare or waive something, named as written."""
    text = document.text
    share = _OF_SHARE.match(text, match.end())
    majority = share_of(share) if share else None
    if share is None or majority is None:
        return None
    if not _POWER.match(text, share.end()) and not _REQUESTED.search(text, max(0, match.start() - 60), match.start()):
        return None
    return _of_holders(match, share, majority, document)


def _of_holders(match: Match, share: Match, majority: Majority, document: Document) -> ConsentThreshold:
    text = document.text
    led = _KIND.search(text, max(0, match.start() - 40), match.start())
    name = words(text[led.start() if led else match.start() : share.end()])
    return counted(_clause(name, majority, sentence_at(text, match.start())), document)


def _clause(name: str, majority: Majority, span: Span) -> ConsentThreshold:
    return ConsentThreshold(
        span=span,
        name=name,
        percent=majority.percent,
        strict=majority.strict,
        base=majority.base,
        evidence=quotes({"percent": majority.share_span, "base": majority.base_span}),
    )


def _name(term: str) -> str:
    """A term as it is usually written: "MAJORITY OF HOLDERS" is Majority of Holders."""
    if not term.isupper():
        return words(term)
    small = {"of", "the", "and", "in", "or", "for", "to"}
    return " ".join(one.lower() if one.lower() in small else one.capitalize() for one in term.split())


_NEEDS = ("%", "percent", "per cent", "majority", "thirds")
RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.consent_threshold.defined",
        pattern=_QUOTED + _MEMBERS,
        build=defined,
        needs=_NEEDS,
        ignore_case=False,
        examples={
            '"Required Lenders" means, at any time, Lenders having Loans representing more than 50% of the '
            "aggregate\nprincipal amount of all the Loans outstanding at such time, provided that the Loans of "
            "any Defaulting Lender shall be disregarded.": {
                "name": "Required Lenders",
                "percent": "50",
                "strict": True,
                "base": "loans_outstanding",
                "excluded": ("defaulting_lenders",),
            },
            '"Required Holders" means Holders of more than fifty percent (50%) in principal amount of the Notes '
            "then outstanding, excluding Notes held by the Company or any Affiliate.": {
                "strict": True,
                "excluded": ("company", "affiliates"),
            },
            '"REQUISITE BANKS" means Banks having in the aggregate 66-2/3% or more of the Commitments then in '
            "effect.": {
                "name": "Requisite Banks",
                "percent": "66.6667",
                "strict": False,
                "base": "commitments",
            },
            # Dover, 2002: a share by the portions of the banks, in a list that sets its terms off by colons
            '"Required Banks":  at any time, (a) if there is one Bank, that Bank and (b) else Banks the Commitment '
            "Percentages of which at such time aggregate at least 66.67%.": {
                "percent": "66.67",
                "strict": False,
                "base": "commitments",
            },
            "“Required Lenders” means Lenders having Revolving Credit Exposures and unused Commitments representing "
            "more than 50% of the sum of the total Revolving Credit Exposures and unused Commitments at such time.": {
                "percent": "50",
                "strict": True,
                "base": "credit_exposure",
            },
            '"Majority Lenders" means Lenders holding more than 50% of the sum of the (a) Total Outstandings and (b) '
            "aggregate unused Commitments.": {"base": "credit_exposure"},
            '"Majority in Interest", when used of Lenders of a Class, means, at any time, (a) where one Lender holds '
            "all Loans, that Lender; and (b) else Lenders (other than Defaulting Lenders) whose Exposure Percentages "
            "are more than 66 2/3 per cent. of the sum of (w) undrawn Commitments and (x) Loans.": {
                "percent": "66.6667",
                "base": "credit_exposure",
                "excluded": ("defaulting_lenders",),
            },
            '"Required Investors" means (i) before the Closing those Investors who have agreed to buy a majority of '
            "the Securities and (ii) from then on the holders of Investors' Shares representing at least 70% of the "
            "outstanding shares of Series A Preferred.": {"percent": "70", "base": "shares_outstanding"},
            '"Majority Holders" means Holders of a majority in liquidation preference or number of the Common Units.': {
                "percent": "50",
                "base": "units_outstanding",
            },
            '"Majority Lenders": the Lenders having Commitments equal to or more than 51% of the Total Commitment.': {
                "percent": "51",
                "strict": False,
            },
            "“Facility Lenders” means Lenders having more than 50% of the sum of (i) the outstanding Loans under such "
            "Facility and (ii) the aggregate unused Commitments under such Facility.": {"base": "credit_exposure"},
            "“Requisite Lenders” means the Lender (or Lenders) holding a majority of the issued or issuable "
            "Registrable Securities.": {"base": "registrable_securities"},
            '"Required Holder(s)" at any time shall mean holders of more than fifty and one-tenth percent (50.1%) of '
            "the unpaid principal under the Series B Notes.": {"percent": "50.1", "base": "notes_outstanding"},
            "“Majority Holders” means Holders of a majority of the Registrable Securities.": {
                "percent": "50",
                "strict": True,
                "base": "registrable_securities",
            },
        },
        near_misses=(
            '"Lenders" means the banks that hold the Notes.',
            (
                '"Subsidiary" means a corporation of which more than 50% of the Voting Stock is owned by holders of '
                "the Company."
            ),
            '"Pro Rata Share" means, for each Lender, 10% of the Commitments.',
        ),
    ),
    Rule(
        name="clause.consent_threshold.majority_defined",
        pattern=_MAJORITY + _QUOTED + _OF_THINGS,
        build=defined,
        needs=_NEEDS,
        ignore_case=False,
        examples={
            "“Majority of Registrable Securities” means, in relation to any registration, more than fifty-five percent "
            "(55%) of all Registrable Securities included in it.": {
                "name": "Majority of Registrable Securities",
                "percent": "55",
                "strict": True,
                "base": "registrable_securities",
            },
            '"Majority of the Shares" means a majority of the then outstanding Shares.': {
                "percent": "50",
                "base": "shares_outstanding",
            },
        },
        near_misses=(
            '"Majority Vote" means a vote of more than half of the directors.',
            '"Majority Interest" has the meaning given in Section 3.',
        ),
    ),
    Rule(
        name="clause.consent_threshold.glossary",
        pattern=_CAPS + _MEMBERS,
        build=defined,
        needs=_NEEDS,
        ignore_case=False,
        examples={
            "MAJORITY OF HOLDERS: Holders holding over 50% in aggregate principal\n     amount of the Notes "
            "outstanding; provided that a holder of Conversion Shares which constitute Transfer Restricted "
            "Securities shall be deemed to hold Notes equal to the product of (x) the number of such Conversion "
            "Shares and (y) the prevailing conversion price, determined in accordance with Section 12 of the "
            "Indenture.": {
                "name": "Majority of Holders",
                "percent": "50",
                "strict": True,
                "base": "notes_outstanding",
                "deemed.security": "Conversion Shares",
                "deemed.condition": "transfer_restricted",
                "deemed.price": "prevailing_conversion_price",
                "deemed.document": "Indenture",
                "deemed.section": "12",
            },
        },
        near_misses=("HOLDER OF RECORD: a Holder in whose name the Notes are registered.",),
    ),
    Rule(
        name="clause.consent_threshold.consent",
        pattern=_OF,
        build=consented,
        needs=_NEEDS,
        ignore_case=False,
        examples={
            (
                "No amendment may be made unless signed by the Company and the Holders of 50.1% or more of the then "
                "outstanding\nRegistrable Securities."
            ): {
                "name": "Holders of 50.1% or more of the then outstanding Registrable Securities",
                "percent": "50.1",
                "strict": False,
                "base": "registrable_securities",
            },
            (
                "The Trustee may enter into a supplemental indenture with the written consent of the Holders of at "
                "least two-thirds in principal amount of the outstanding Securities."
            ): {"percent": "66.6667", "base": "notes_outstanding"},
            "This Agreement may be amended only with the written consent of the Company and Investors who then hold at "
            "least two-thirds (2/3) of the Registrable Securities.": {
                "percent": "66.6667",
                "strict": False,
                "base": "registrable_securities",
            },
            "may be waived only with the written consent of the Company and Initial Purchasers who hold a majority "
            "interest of\nthe Registrable Securities.": {
                "name": "Initial Purchasers who hold a majority interest of the Registrable Securities",
                "percent": "50",
                "strict": True,
            },
            "This Agreement may be waived only by a writing executed by (a) the Company; (b) the Key Holders (other "
            "than Founders) holding a majority of the Shares; and (c) the Investors who purchased a majority of the "
            "Shares.": [
                {"name": "Key Holders (other than Founders) holding a majority of the Shares"},
                {"name": "Investors who purchased a majority of the Shares", "base": "shares_outstanding"},
            ],
            "with the consent of the Holders of a majority in principal amount of the Notes. Notes owned by an Obligor "
            "or a person controlled by it shall be treated as though not outstanding.": {
                "span_text": "with the consent of the Holders of a majority in principal amount of the Notes.",
                "excluded": ("company", "affiliates"),
            },
            "With the consent (evidenced as provided in Section 8.01) of the holders of not less than a majority in "
            "principal amount of the Notes at the time outstanding, the Trustee may": {
                "span_text": "With the consent (evidenced as provided in Section 8.01) of the holders of not less than "
                "a majority in principal amount of the Notes at the time outstanding, the Trustee may",
                "percent": "50",
                "base": "notes_outstanding",
            },
            "with the consent of the Warrantholders of Warrants representing a majority of the Number of Warrants at "
            "the time outstanding": {"percent": "50", "base": "warrants_outstanding"},
            "No waiver is good without the consent of the Holders of 66 2/3% of the Registrable Securities.": {
                "percent": "66.6667",
                "strict": False,
                "base": "registrable_securities",
            },
            "with the consent of the Holders of a majority of the Restricted Securities.": {
                "name": "Holders of a majority of the Restricted Securities",
                "base": "transfer_restricted",
            },
            "with the consent of the Holders of a majority in principal amount of the Restricted Securities.": {
                "base": "transfer_restricted",
            },
            "with the consent of the Holders of a majority of the Units and Shares.": {"base": "units_outstanding"},
            "with the consent of Holders of at least sixty-six and two-thirds percent (66%) in principal amount of the "
            "Notes.": {"percent": "66.6667"},
            "with the consent of Holders of at least fifty percent (50.1%) in principal amount of the Notes.": {
                "percent": "50.1"
            },
        },
        near_misses=(
            "with the consent of the holders of a majority of the common stockholders.",
            "The Holders of 25% in principal amount of the outstanding Securities may declare them due.",
            "with the consent of the Holders of 20% of the outstanding Notes",
            "with the consent of holders of more than 50% of the voting power",
            "The certificate is signed by (a) the Company; the Holders of a majority of the Shares have it.",
        ),
    ),
    Rule(
        name="clause.consent_threshold.request",
        pattern=_OF,
        build=empowered,
        needs=_NEEDS,
        ignore_case=False,
        examples={
            "The Holders of at least 25% in aggregate principal amount of the Notes then outstanding may declare them "
            "due.": {
                "name": "Holders of at least 25% in aggregate principal amount of the Notes then outstanding",
                "percent": "25",
                "strict": False,
            },
            "the holders of at least thirty-five percent (35%) in principal amount of the outstanding debt securities "
            "(exclusive of securities owned by any one or more of the Company and its Affiliates) will have the "
            "right to declare them due.": {
                "percent": "35",
                "base": "notes_outstanding",
                "excluded": ("company", "affiliates"),
            },
            "The Holders of a majority in principal amount of the outstanding Securities of any Series shall have the "
            "right to direct the time of any "
            "proceeding.": {"percent": "50", "strict": True, "base": "notes_outstanding"},
        },
        near_misses=(
            "The Holders of 25% in principal amount of the outstanding Securities may declare them due.",
            "The Holders of at least 25% in principal amount of the outstanding Securities are listed below.",
            "the holders of at least 25% of the outstanding claims may object",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The thresholds of the document, each once where the same share recurs: definitions and consents before "
    "requests.
    """
    seen: set[tuple[object, ...]] = set()
    found = (one for one in scan(document, RULES) if isinstance(one, ConsentThreshold))
    for one in sorted(found, key=lambda one: one.rule.endswith("request")):
        named, share = one.rule.endswith(("defined", "glossary")), (one.percent, one.strict, one.base)
        known = (one.name,) if named else (_group(one.name), *share)
        if known not in seen and (named or share not in seen):
            seen |= {known, share} if named else {known}
            yield one


def _group(name: str) -> str:
    """Of whom a threshold that is named as written is: "key holder", "stockholder"; who holds debt is a holder."""
    who = _WHO.match(name)
    return _OF_DEBT.sub("holder", who[0].lower().rstrip("s")) if who else name
