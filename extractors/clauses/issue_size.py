"""The size of an issue: "$60,000,000 ($72,000,000 if …) in aggregate principal amount of … 4.00% … Notes due 2024".

Only an amount with the title of its securities is one: a limit on debt, a denomination or a repayment has none.
"""

from collections.abc import Iterator
from decimal import Decimal

import regex

from extractors.clauses.evidence import group, quotes
from extractors.clauses.pieces import PIECES
from extractors.dollars import dollars
from extractors.lexicon.currencies import sign_code
from extractors.numerals import FRACTION, stated
from pipeline.clause import Clause, IssueSize
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.rules import MONTHS, Match, Rule, expand, scan, words
from pipeline.span import Span

_MONEY = r"[$€£] \s? {FIGURE} (?: \s+ (?i: million | billion ) )?"
_LETTERS = lazy(r"\b(?:(?:US|U\.S\.|CDN|HK|NT)\s?|[CAS])$")
"""Letters of a sign; a single one touches it: "C$60,000,000", but "the Series C $60,000,000"."""
_PAID = lazy(
    r"\b(?:repa(?:y|id|yment)|redeem|redemption|refinanc|refund|retire|repurchas|defeas|matur|prepa)\w*[^.;]*$|\bsurrender\w*\s+for\s+cancellation\b[^.;]*$",
    regex.IGNORECASE,
)
"""What is said before an amount of securities that go: "to repay $375 million aggregate principal amount of"."""
_OFFERED = lazy(r"\b(?:offer|issu|sale|sell|sold|pric|plac)\w*\b[^.;]{0,80}$", regex.IGNORECASE)
_PART = lazy(r"\b(?:exchang|conver(?:t|sion)|tender|cancel|acqui|hold)\w*\b[^.;]{0,80}$", regex.IGNORECASE)
_OWN = lazy(r"\bof\s+(?:its|our|their)\s")
"""What is said before "$50,000,000 of 9% Notes", which may be a part of an issue as well."""
_EACH = lazy(r"\b(?:per|each|every|denominations?\s+of|multiples\s+of|for\s+(?:an?|one))\s+$", regex.IGNORECASE)
"""Words before an amount that is a unit of the principal: "21.5 shares per $1,000 principal amount of 4.00% Notes"."""
_UNITS = frozenset((Decimal(1000), Decimal(5000)))
"""The denominations that securities come in: "$1,000 principal amount of 4.00% Notes" is one of them."""
_COUPON = rf"(?: \d{{1,2}} \. \d+ | {FRACTION} | \d{{1,2}} ) \s? %"
_PATTERN = r"""(?P<principal> {MONEY} ) (?: \s+ \( \s* (?: or \s+ )? (?P<more> {MONEY} ) \s+ if \s+ [^()]{5,200} \) )?
    \s+ (?: (?: in \s+ )? (?: aggregate \s+ )? (?: original \s+ )? principal \s+ amount (?: \s+ at \s+
    (?: stated \s+ )? maturity )? (?: \s+ \( \s* (?: or \s+ )? (?P<more> {MONEY} ) \s+ (?: in \s+ )? aggregate
    \s+ principal \s+ amount \s+ if \s+ [^()]{5,200} \) )? \s+ of \s+
    | of \s+ (?= (?: its | our | their ) \s | {COUPON} ) )
    (?: (?: its | our | their | (?: the \s+ )? [\w&., ]{1,60}? ['’]s? ) \s+ (?: new \s+ )? )?
    (?P<name> (?P<coupon> {COUPON} ) \s+ (?: (?: {KIND} | [A-Z][\w-]* ) ,? \s+ ){0,8}? (?i: Notes | Debentures | Bonds
    | Securities ) \b
        (?: ,? \s+ Series \s+ [A-Z\d-]{1,4} \b ,? )? (?: ,? \s+ due \s+ (?P<maturity> {DUE} ) )? )
    (?: \s+ \( (?: the \s+ )? ["“] [^"”]{2,60} ["”] \) )?"""
_PIECES = {
    "MONEY": _MONEY,
    "COUPON": _COUPON,
    "KIND": r"(?: senior | subordinated | unsecured | secured | convertible | exchangeable | discount | mortgage |"
    r" first"
    r" | second | lien | guaranteed | fixed | floating | rate | and )",
    "DUE": r"(?: (?: " + " | ".join(MONTHS) + r" ) \s+ (?: \d{1,2} , \s+ )? )? {YEAR}",
}


_ADDED = lazy(
    expand(
        r"""\b option s? \b [^;]{0,260}? (?P<added> (?: up \s+ to \s+ )?
            (?: an \s+ additional \s+ (?P<money> {MONEY} ) | (?P<money> {MONEY} ) \s+ (?: in \s+ )? additional ) )
        \s+ (?: in \s+ )? (?: aggregate \s+ )? principal \s+ amount \s+ of \s+ (?: its \s+ | the \s+ | such \s+ )?
        (?P<name> (?: {COUPON} \s+ [^,;.(]{3,90}? )? (?i: Notes | Debentures | Bonds | Securities ) \b
        (?: \s+ due \s+ {YEAR} )? )""",
        {**PIECES, "MONEY": _MONEY, "COUPON": _COUPON},
    ),
    regex.VERBOSE,
)
"""What an option adds to the issue: "at the option of the Purchasers, up to an additional $50,000,000 principal amount
of its 3.875% Notes"."""
_NEAR = 900
"""How far behind the amount of an issue its option stands at most."""


def _with_option(match: Match, principal: Decimal, document: Document) -> tuple[Decimal | None, Span | None]:
    """The principal with its option, which the amount names beside it or a later amount adds, and where it says so."""
    if match["more"]:
        return _amount(match["more"]), group(match, "more")
    added = _ADDED.search(document.text, match.end(), match.end() + _NEAR)
    plain = added is not None and "%" not in added["name"]
    if added is None or not (plain or words(added["name"]) == words(match["name"])):
        return None, None
    more = _amount(added["money"])
    return (principal + more, group(added, "added")) if more is not None and more < principal else (None, None)


def issue(match: Match, document: Document) -> IssueSize | None:
    """The clause of an amount with its securities; null for what is repaid, or where the greater figure is smaller."""
    principal, coupon = _amount(match["principal"]), stated(match["coupon"].rstrip(" %\t\n"))
    before = document.text[max(0, match.start() - 160) : match.start()]
    if principal is None or coupon is None:
        return None
    more, option = _with_option(match, principal, document)
    if more is not None and more < principal:
        return None
    if _PAID.search(before) or _EACH.search(before):
        return None
    if "aggregate" not in match[0].lower():
        said = "principal" in match[0] or _OFFERED.search(before) or _OWN.search(match[0])
        if principal in _UNITS or _PART.search(before) or not said:
            return None
    letters, sign = _LETTERS.search(before), match["principal"][0]
    start = match.start() - (len(letters[0]) if letters else 0)
    return IssueSize(
        span=Span(start, match.end()),
        principal=principal,
        principal_with_option=more,
        currency=sign_code(letters[0] + sign) if letters else dollars(document) if sign == "$" else sign_code(sign),
        coupon=coupon.value,
        maturity=_due(match["maturity"]) if match["maturity"] else None,
        name=words(match["name"]),
        evidence=quotes(
            {
                "principal": Span(start, match.end("principal")),
                "principal_with_option": option,
                "coupon": group(match, "coupon"),
                "maturity": group(match, "maturity"),
                "name": group(match, "name"),
            }
        ),
    )


def _amount(text: str) -> Decimal | None:
    value = stated(text.lstrip("$€£ "))
    return value.value if value is not None and value.value else None


def _due(text: str) -> str:
    """The maturity as EDTF: "2024", "May 30, 2011" as 2011-05-30."""
    parts: list[str] = regex.findall(r"\w+", text)
    if len(parts) == 1:
        return parts[0]
    month = next(number for number, name in enumerate(MONTHS, 1) if name.lower() == parts[0].lower())
    return f"{parts[-1]}-{month:02}" if len(parts) == 2 else f"{parts[2]}-{month:02}-{int(parts[1]):02}"


RULES: tuple[Rule, ...] = (
    Rule(
        name="clause.issue_size",
        pattern=_PATTERN,
        build=issue,
        needs=("%",),
        ignore_case=False,
        pieces=_PIECES,
        examples={
            "Upon surrender of the old certificates the Company will issue $100 million aggregate principal amount of "
            "5.25% senior notes due 2031": {
                "span_text": "$100 million aggregate principal amount of 5.25% senior notes due 2031",
            },
            "$60,000,000 ($72,000,000 if\nthe Initial Purchaser exercises its option thereunder in full) in "
            "aggregate\nprincipal amount at maturity of the Company's 4.00% Convertible Senior Notes due\n2024 "
            '(the "Notes")': {
                "principal": "60000000",
                "principal_with_option": "72000000",
                "currency": "USD",
                "coupon": "4.00",
                "maturity": "2024",
                "name": "4.00% Convertible Senior Notes due 2024",
            },
            "$140,000,000 aggregate principal amount ($161,000,000 aggregate principal amount if the Purchasers "
            "exercise their option in full) of the Company’s 3.25% Convertible Notes due 2031": {
                "principal": "140000000",
                "principal_with_option": "161000000",
            },
            "$400,000,000 principal amount of its 0.75% Convertible Notes due 2031 (the “Firm Notes”) and, at the "
            "option of the Purchasers, up to an additional $60,000,000 principal amount of its 0.75% Convertible "
            "Notes due 2031 (the “Option Notes”)": {
                "span_text": "$400,000,000 principal amount of its 0.75% Convertible Notes due 2031 (the “Firm Notes”)",
                "principal": "400000000",
                "principal_with_option": "460000000",
            },
            "$300,000,000 aggregate principal amount of its 5.00% Notes due 2033 (the “Notes”), with an option to "
            "buy up to an additional $45 million aggregate principal amount of its 6.00% Notes due 2036": [
                {
                    "span_text": "$300,000,000 aggregate principal amount of its 5.00% Notes due 2033 (the “Notes”)",
                    "principal_with_option": None,
                },
                {
                    "span_text": "$45 million aggregate principal amount of its 6.00% Notes due 2036",
                    "principal": "45000000",
                },
            ],
            "US$92 million aggregate principal amount of its 7 1/8% Senior Secured Notes, Series A, due May 30, "
            '2011 (the "Notes")': {
                "principal": "92000000",
                "principal_with_option": None,
                "coupon": "7.125",
                "maturity": "2011-05-30",
            },
            "$150,000,000 principal amount at maturity of its\n10 5/8% Senior Discount Notes due 2012": {
                "principal": "150000000",
                "coupon": "10.625",
                "maturity": "2012",
            },
            "the Offering of $1.1 Billion of 10.5% Senior Secured First Lien Notes due 2031": {
                "span_text": "$1.1 Billion of 10.5% Senior Secured First Lien Notes due 2031",
                "principal": "1100000000",
            },
            "$75,000,000 of its 9 3/4% Senior Notes due 2007 (the “Initial Notes”)": {
                "principal": "75000000",
                "name": "9 3/4% Senior Notes due 2007",
            },
            "$90 million aggregate principal amount of 5.25% senior notes due 2031. We have granted the underwriters "
            "an option to buy up to $10 million additional aggregate principal amount of notes.": {
                "span_text": "$90 million aggregate principal amount of 5.25% senior notes due 2031",
                "principal_with_option": "100000000",
            },
            "$300 million aggregate principal amount of 5.50% senior secured notes due 2031": {
                "principal": "300000000",
                "name": "5.50% senior secured notes due 2031",
            },
        },
        near_misses=(
            (
                "Upon surrender for cancellation of $100 million aggregate principal amount of 5.25% senior notes due "
                "2031 the Company will pay."
            ),
            "to purchase and surrender for cancellation $163 million aggregate principal amount of its 2.50% Notes",
            "21.5 shares per $1,000 principal amount of 4.00% Notes due 2024",
            "a holder of $1,000 principal amount of 4.00% Notes due 2024",
            "acquired $5,000,000 principal amount of its 4.00% Notes due 2024",
            "in integral multiples of $100,000 principal amount of 4.00% Notes due 2024",
            "the holders converted $75,000,000 of its 9% Notes due 2011",
            "including $75,000,000 of 9% Notes due 2011",
            "$75,000,000 of its 9 3/4% cumulative preferred stock",
            "up to $200,000,000 in aggregate principal amount of Funded Debt",
            "not less than $2,000,000 aggregate principal amount of Debentures",
            "to repay $375 million aggregate principal amount of 3.25% First Mortgage Bonds due June 15, 2023",
        ),
    ),
)


def find(document: Document) -> Iterator[Clause]:
    """The issues that the document sizes, each title once."""
    seen: set[str] = set()
    for one in scan(document, RULES):
        if isinstance(one, IssueSize) and one.name.lower() not in seen:
            seen.add(one.name.lower())
            yield one
