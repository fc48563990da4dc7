r"""Organisations that prose names without a legal form: whom somebody deals with, and companies behind an article.

"until its sale to Three Elms in 2005" names who bought it, "for the Plover Company based in Ohio" an employer.
"""

from extractors.lexicon.words import words
from extractors.names import is_person
from extractors.names.forms import squeeze
from extractors.parties.biographies import firm_at
from extractors.parties.no_firms import is_no_firm, is_of_terms
from pipeline.document import Document
from pipeline.record import Party
from pipeline.rules import Match, Rule
from pipeline.span import Span


def counterparty(match: Match, document: Document) -> Party | None:
    """The company whom the words before it make a buyer, a parent or a partner in a merger."""
    text = document.text
    name = firm_at(text, match.end())
    if name is None or is_no_firm(said := squeeze(text[name.start : name.end])) or _is_defined(said, text):
        return None
    return _item(document, name)


def _is_defined(name: str, text: str) -> bool:
    return f'"{name}"' in text or f"“{name}”" in text


def behind_article(match: Match, document: Document) -> Party | None:
    """The company, bank or trust behind "the", where a word of its name is none of a term's: "the Plover Company"."""
    text, span = document.text, Span(*match.span("name"))
    name = squeeze(text[span.start : span.end])
    parts = name.casefold().removeprefix("the ").removesuffix(" trust company").removesuffix(" and company").split()
    own = parts if parts[-1] not in _KINDS else parts[:-1]
    specific = [one for one in own if not is_of_terms(one)]
    person = is_person(name) and not name.endswith(" and Company")
    if not specific or person or any(one in words("not_names") for one in own):
        return None
    return None if _is_defined(name, text) else _item(document, span)


def _item(document: Document, span: Span) -> Party:
    name = squeeze(document.slice(span))
    return Party(span=span, name=name, kind="organization", role="mentioned", mentions=(span,))


_KINDS = frozenset({"company", "trust", "bank", "foundation", "institution", "group"})
_WORD = r"\p{Lu}(?:(?!['’]s\b)[\w&'’-])*"
_GOES_ON = r"(?!\w|['’]s?\s+\p{Lu}|,?\s+(?:Inc|Corp|LLC|L\.P|N\.A|Ltd)\b|[ ]\p{Lu}|\s+of\s+\p{Lu})"
_LED = r"(?<=\b(?:of|at|by|with|from|for|to|and|joined|joining|left|in|on)\s)"

RULES = (
    Rule(
        name="organization.counterparty",
        pattern=r"""\b(?: (?:acquired|purchased|bought|owned|controlled|sold)\s+by | taken\s+over\s+by
            | (?:acquisition|purchase|takeover)\s+(?:of\s+[^.;,()]{2,60}?\s)?by
            | (?:merger|merged|(?:business|proposed|pending|planned|strategic)\s+combination)\s+with
            | (?:sale|sold|spun\s+off)\s+(?:to|from)
            | (?:subsidiary|division|unit|affiliate)\s+of
            | (?:investment|financ(?:e|ing)|lending|venture|banking|trading)\s+arm\s+of ) \s+ (?=\p{Lu})""",
        build=counterparty,
        ignore_case=False,
        examples={
            "LEONIA, May 1, 2001 -- Acme, Inc. told of the acquisition of the bank by Three Elms, its owner": {
                "span_text": "Three Elms",
                "kind": "organization",
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. was there until its sale to Plover Snipe in 2005": {
                "span_text": "Plover Snipe"
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. is a division of Plover.": {"span_text": "Plover"},
        },
        near_misses=(
            "LEONIA, May 1, 2001 -- Acme, Inc. is owned by Owen Teal",
            "LEONIA, May 1, 2001 -- Acme, Inc. ended its sale to Canada",
            "LEONIA, May 1, 2001 -- Acme, Inc. is owned by Insiders",
            "LEONIA, May 1, 2001 -- Acme, Inc. was sold to Strategic Buyers",
            "LEONIA, May 1, 2001 -- Acme, Inc. tests it in combination with Plovertin",
            "LEONIA, May 1, 2001 -- Acme, Inc. opened the arm of Phase II",
            "LEONIA, May 1, 2001 -- Acme, Inc. closed the merger with Merger Sub",
            "LEONIA, May 1, 2001 -- Acme, Inc. closed the merger with Bolt, Inc.",
        ),
        needs=("by", "with", "to", "from", "of"),
    ),
    Rule(
        name="organization.behind_article",
        pattern=rf"""{_LED} (?: (?:the\s+|(?=The\s)) (?P<name> (?:The\s+)?(?:{_WORD}\s+){{1,4}}?
              (?:Trust\s+Company|Company|Trust|Bank|Foundation|Institution)
            | (?:The\s+)?(?:{_WORD}\s+){{0,2}}?Bank\s+of\s+{_WORD}\s+Group )
            | (?P<name> {_WORD}(?:\s+{_WORD})? \s+and\s+Company ) ) {_GOES_ON}""",
        build=behind_article,
        ignore_case=False,
        examples={
            "LEONIA, May 1, 2001 -- Acme, Inc. said that he worked for the Plover Company based in Ohio": {
                "span_text": "Plover Company"
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. had a request from the Plover Trust Company, as trustee": {
                "span_text": "Plover Trust Company"
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. said that she was a director of the Royal Bank of Vermont Group": {
                "span_text": "Royal Bank of Vermont Group"
            },
            "LEONIA, May 1, 2001 -- Acme, Inc. said that he had been at Ann Plover and Company.": {
                "span_text": "Ann Plover and Company"
            },
        },
        near_misses=(
            "LEONIA, May 1, 2001 -- the shares of the Combined Company",
            "LEONIA, May 1, 2001 -- the assets of the Employee Stock Ownership Trust",
            "LEONIA, May 1, 2001 -- the assets of the Rabbi Trust",
            "LEONIA, May 1, 2001 -- a loan from the Swing Line Bank",
            "LEONIA, May 1, 2001 -- an agreement of Purchaser and Company",
            "LEONIA, May 1, 2001 -- the options under the Plover Company Stock Plan",
            "LEONIA, May 1, 2001 -- the deposits of the Plover Bank (the “Plover Bank”)",
        ),
        needs=("Company", "Trust", "Bank", "Foundation", "Institution"),
    ),
)
"""Rules for releases and reports alone."""
