r"""How the prose of a release names the lines of its statements, and what stands between a line and its figure.

In "Net sales for the quarter increased 8.1 percent, to $53.44 billion from $49.42 billion last year" all words between
"Net sales" and the figure are known ones, so that "net sales of the new stores were $2 billion" is no such sentence.
"""

import regex

from pipeline.lazy import lazy

WHEN, SUM, SHARE = "\x01", "\x02", "\x03"
"""What periods and days, amounts, and percentages are masked by, a mark for each character."""
_COMMON = r"common\s+(?:stock|share)holders"
_RESULT = r"(?:income|loss|earnings|profit)(?:\s+\((?:loss|income|restated)\))?"
_NAME = r"(?-i:[A-Z])[\w.&’'-]*(?:\s+(?:(?-i:[A-Z])[\w.&’'-]*|and|of)){0,5}"
SUBJECTS = {
    "net_income_common": rf"(?:net\s+)?{_RESULT}\s+(?:(?:available|attributable|applicable)\s+)?(?:to|for)\s+{_COMMON}",
    "net_income_attributable": rf"net\s+{_RESULT}\s+attributable\s+to\s+(?!common|non-?controlling|minority)"
    rf"(?:the\s+)?{_NAME}?",
    "net_income": rf"net\s+{_RESULT}(?!\s+(?:per|attributable|available|applicable)\b)",
    "operating_income": r"(?:operating\s+(?:income|loss|profit)(?:\s+\(loss\))?|(?:income|loss)\s+from\s+operations)",
    "pretax_income": r"(?:income|earnings|loss)\s+before\s+(?:provision\s+for\s+)?(?:income\s+)?taxes",
    "gross_profit": r"gross\s+profit",
    "selling_admin": r"(?:selling,?\s+general,?\s+and\s+administrative(?:\s*\(SG&A\))?|SG&A)(?:\s+expenses?)?",
    "research_development": r"(?:research\s+and\s+development(?:\s+\(R&D\))?|R&D)(?:\s+expenses?)?",
    "net_interest_income": r"net\s+interest\s+income",
    "revenue": r"(?:(?:total|net|consolidated|operating)\s+){0,3}(?:revenues?|(?<=net\s+)sales)|net\s+sales",
    "sales": r"(?:total\s+)?sales",
    "ebitda": r"(?:earnings\s+before\s+interest,\s+(?:income\s+)?taxes,\s+depreciation,?\s+and\s+amortization\s+)?"
    r"\(?EBITDA\)?",
    "equity": r"(?:total\s+)?(?:[A-Z.]{2,6}\s+\w+\s+)?(?:share|stock)holders?['’]?\s+equity",
    "total_assets": r"total\s+assets",
    "cash": r"cash(?:,?\s+and|,)?\s+(?:cash\s+)?equivalents(?!,?\s+(?:and\s+)?(?:short|market|invest|restricted))",
    "inventories": r"(?:merchandise\s+)?inventor(?:y|ies)(?:,?\s+net)?",
    "cash_operating": r"(?:net\s+)?cash(?:\s+flows?)?\s+(?:provided\s+by|generated\s+by|generated\s+from|from)\s+"
    r"(?:operating\s+activities|operations)",
    "capital_expenditures": r"capital\s+expenditures",
    "eps": r"(?:diluted\s+|basic\s+)?(?:(?:net\s+)?(?:earnings|income|loss)(?:\s+\((?:loss|earnings)\))?\s+per\s+"
    r"(?:fully\s+)?(?:diluted\s+|basic\s+)?(?:common\s+)?share(?:\s*\(EPS\))?(?:\s*[-–—,]\s*diluted)?|EPS)",
    "result": r"(?:net\s+)?(?:earnings|income|loss|profit)",
}
"""How the prose names a line. `eps` is told apart by its words, `result` is a line only of a figure for each share."""
INSTANTS = frozenset(("equity", "parent_equity", "total_assets", "cash", "inventories"))
PLAIN = frozenset(
    (
        "net_income_common", "net_income_attributable", "net_income", "operating_income", "gross_profit", "revenue",
        "ebitda", "equity", "total_assets", "eps_basic", "eps_diluted",
    )
)  # fmt: skip
"""Lines whose names mean one thing. A figure of any other is taken only where the statements have it."""
OTHER_NAMES = {
    "net_income": ("net_income", "net_income_attributable"),
    "equity": ("equity", "parent_equity"),
    "sales": ("revenue",),
    "eps": ("eps_diluted", "eps_basic", "eps_basic_and_diluted"),
}
"""Which lines of the statements a name in the prose may stand for: the first one that agrees."""
BEFORE = lazy(
    r"(?:^|[.:;•▪●*“\"\u2013\u2014]\s*|\bo\s+|\n[ \t]*\n[ \t]*|\b(?:record|total|reports?|reported|recorded|posted"
    r"|announced|generated|achieved|delivered|increased|decreased|the|a|an|of|with|and|its|our|had|that|year|quarter|quarterly|annual|was|to|in|from"
    r"|over|than|consolidated|(?<!non-)GAAP|company)\s+|\w['’]s\s+|\x01\s*|,\s*)$",
    regex.IGNORECASE,
)
"""What may stand before a line: a word of any other sort may make it another line, as in "product revenue"."""
_GAP = r"""(?: [\s,()] | \x01 | \x03 | \b (?: for | in | of | the | a | an | was | were | is | at | to | as | by | or
    | and | end | reported | record | increased | rose | grew | improved | climbed | declined | decreased | fell
    | dropped | more | nearly | than | almost | doubled | tripled | up | down | approximately | totaled | totalled
    | reached | amounted | quarter | year | percent | restated | GAAP ) \b
    | \b (?: increased | rose | grew | decreased | declined | fell ) \s+ (?: by \s+ )? \x02+ ){0,140}?"""
_LAST = r"""\b (?: of | was | were | is | to | at | totaled | totalled | reached ) \s+
    (?: (?: approximately | about | a | record | an ) \s+ )*"""
SUBJECT = "|".join(f"(?<{name}>{one})" for name, one in SUBJECTS.items())
STATED = lazy(
    rf"(?<![\w-])(?<subject>{SUBJECT})(?x: (?<=[\w)]) (?![\w-]) (?<gap> {_GAP} ) {_LAST} )(?<sum>\x02+)",
    regex.IGNORECASE,
)
IN_HEADLINE = lazy(r"(?<sum>\x02+)\s+(?:in\s+)?(?:GAAP\s+)?(?<subject>(?:diluted|basic)\s+EPS)\b", regex.IGNORECASE)
"""A headline may have the figure first: "$2.43 DILUTED EPS"."""
PAIR = lazy(
    r"\s*(?:\(diluted\)\s*)?,?\s*(?:or\s+|and\s+)?(?<sum>\x02+)(?<after>\s*\(diluted\)|\s+on\s+a\s+diluted\s+basis)?",
    regex.IGNORECASE,
)
INSIDE = lazy(r"\s*\((?<sum>\x02+)(?<after>\s+on\s+a\s+diluted\s+basis|\s+diluted)?\)", regex.IGNORECASE)
_PART = r"(?:\s*,?\s+or\s+\x03+\s+of\s+(?:net\s+|total\s+)?(?:sales|revenues?))?"
PERIOD = lazy(
    rf"{_PART}\s*,?\s*(?:reported\s+|recorded\s+)?(?:(?:for|in|during|at|as\s+of|of)\s+)?(?:the\s+)?(?:end\s+of\s+(?:the\s+)?)?(?<when>\x01+)",
    regex.IGNORECASE,
)
AGAIN = lazy(
    rf"{_PART}\s*,?\s*(?:and\s+)?(?:(?:are\s+|is\s+|was\s+|were\s+)?(?:up|down|flat|an?\s+increase|an?\s+decrease)\s*(?:of\s+)?\x03*\s*)?(?:as\s+)?(?:compared\s+(?:with|to)|versus|vs\.|from|over)"
    r"\s+(?:the\s+|a\s+)?(?<sum>\x02+)|\s*(?:,|,?\s+and)\s+(?<sum>\x02+)(?=\s+(?:for|in|at|as\s+of)\s+(?:the\s+)?\x01)",
    regex.IGNORECASE,
)
FARTHER = lazy(r"\b(?:compared\s+(?:with|to)|versus|from)\s+(?<sum>\x02+)", regex.IGNORECASE)
COMPARING = lazy(r"\b(?:compared\s+(?:with|to)|from|over|than|versus|vs\.)\s[^.;\x01]{0,80}$", regex.IGNORECASE)
"""What stands before a period that another is compared with."""
COMPARED = lazy(r"\b(?:with|to|from|over|than|versus)\s+(?:the\s+|an?\s+)?(?:GAAP\s+)?$", regex.IGNORECASE)
STOP = lazy(r"(?<!\b(?:vs|Inc|Corp|Co|No|[A-Z]))[.](?=\s)|[;•▪●]|\n\s*\n|\n\s*o\s")
TO_COME = lazy(
    r"\b(?:expect(?:s|ed|ing|ation|ations)?|anticipat\w*|forecast\w*|guidance|outlook|target\w*|project(?:s|ed|ing|ion|ions)?"
    r"|estimat\w*|will|would|should|range)\b",
    regex.IGNORECASE,
)
"""Words of sentences that speak of figures to come."""
OTHER_BASIS = lazy(
    r"\b(?:non-gaap|pro\s+forma|adjusted|excluding|core|organic|constant\s+currency|segment|same-store|on\s+a\s+comparable"
    r"|taxable-equivalent|annualized)\b",
    regex.IGNORECASE,
)
"""Words that make a figure another one than that of the statements."""
UNSURE = lazy(
    r"\b(?:before|without|absent|exclud\w*|exclusive|aside|apart|had|continuing|discontinued|one-time|special|unusual|nonrecurring"
    r"|non-recurring|previously|originally|restate\w*|impact|effects?)\b",
    regex.IGNORECASE,
)
"""Words of sentences whose figures may be of less than the whole, and are taken only where the statements have them."""
RANGE = lazy(r"\s*(?:[-–—]|to)\s*\x02")
OUTSTANDING = lazy(
    r"\s*(?:common\s+)?(?:shares?\s+)?outstanding\s+(?:as\s+of|at|on)\s+(?<when>\x01+)", regex.IGNORECASE
)
