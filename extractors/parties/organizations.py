"""Organisations by their own words: a name that ends with a legal form, and institutions everyone knows.

"with a copy to Latham & Watkins LLP, counsel for" names an organisation whose legal form is LLP; it is counsel.
"""

from collections.abc import Iterator
from dataclasses import replace

import regex

from extractors.lexicon.jurisdictions import jurisdiction_code
from extractors.lexicon.words import lines, words
from extractors.names import organization_at_form
from extractors.names.forms import CHAIN, GROWS, compiled, entity_suffix, squeeze
from extractors.parties.introductions import FORM_STATED, as_party, describe, tail_end
from extractors.parties.members import PLURAL_ROLES
from extractors.parties.roles import role_beside
from extractors.parties.stated_forms import FORM, stated_form
from pipeline.document import Document
from pipeline.lazy import lazy
from pipeline.record import Party
from pipeline.rules import Match, Rule
from pipeline.span import Span


def formed(match: Match, document: Document) -> Party | None:
    """An organisation whose legal form the match is, with what the words after the name say of it."""
    text = document.text
    span = organization_at_form(text, match.start(), match.end())
    name = squeeze(text[span.start : span.end]) if span else ""
    if span is None or (name.startswith(("A ", "An ", "AN ")) and FORM.fullmatch(name)):  # "A Federal Savings Bank"
        return None
    if (
        _NO_MENTION.match(text, span.end)
        or GROWS.match(text, span.end)
        or _EXAMPLE.search(text[max(0, span.start - 60) : span.start])
    ):
        return None
    if FORM.fullmatch(f"a {name.casefold()}"):  # "Professional Corporation" below the names of a firm
        return None
    if name[:1].isdigit() and _AMOUNT.search(text, max(0, span.start - 4), span.start):
        return None  # "CREATE A $ 528 MILLION COMMUNITY BANK"
    span = _with_partners(text, _behind_a_place(text, span), name)
    name = squeeze(text[span.start : span.end])
    described = _DESCRIBED.search(text, max(0, span.start - 40), span.start) and FORM.fullmatch(f"a {name}")
    if described and stated_form(f"a {name}")[2]:
        return None
    end = span.end + (2 if text.startswith(("'s (", "’s ("), span.end) else 0)
    said = describe(text, end, tail_end(text, end), name)
    if said.own and PART_OF.search(text, max(0, span.start - 40), span.start) and _WITH.match(text, span.end):
        said = replace(said, own=())  # the short name is the subsidiary's
    term = defined_before(text, span)
    groups = (
        term if term and term[0].casefold() in PLURAL_ROLES else ()
    )  # "Guarantors" means Acorn, Inc., and all others
    own = said.own + said.each + (() if groups else term)
    home = _HOME.match(text, span.end) if said.jurisdiction is None else None
    code = jurisdiction_code(squeeze(home["place"])) if home else None
    if home and code:
        said = replace(said, jurisdiction=squeeze(home["place"]), jurisdiction_code=code)
    return as_party(text, span, replace(said, own=own), role_beside(text, span, name), groups)


def _behind_a_place(text: str, span: Span) -> Span:
    """The name without where the firm is: "Seattle-based Teal Corporation", and without the number of a bulletin."""
    lead = _BASED.match(text, span.start, span.end) or (
        _NUMBERED.match(text, span.start, span.end)
        if _BULLETIN.search(text, max(0, span.start - 16), span.start)
        else None
    )
    return Span(lead.end(), span.end) if lead else span


_AMOUNT = lazy(r"\$\s*\Z")
_BASED = lazy(r"(?:\p{Lu}[\p{L}.]+,?\s+){0,3}\p{Lu}[\p{L}.]+-based\s+(?=\p{Lu})")
_BULLETIN = lazy(r"\bRNS\s+Number\s*:\s*\Z")
_NUMBERED = lazy(r"\d{4}\p{Lu}\s+")
PART_OF = lazy(r"\b(?:subsidiary|division|affiliate|unit|branch)\s+of\s+\Z")
"""What leads from somebody to whom he belongs: "Acorn Hosting, Inc., an Ohio subsidiary of Acorn, Inc., with"."""
_WITH = lazy(rf"(?:{FORM_STATED.pattern})?,?\s+(?:with|having|whose|located)\b")
_HOME = lazy(r"\s\((?P<place>\p{Lu}[\w.]+(?:\s\p{Lu}[\w.]+){0,2})\)(?!\w)")
"""The home that a list of subsidiaries gives in parentheses: "Acorn Tools, Inc. (Vermont)"."""


_NO_MENTION = lazy(r"(?<=(?i:incorporated))\s+(?i:by\s+reference|herein)\b")
"""What shows a form to be a verb: the heading "Covenants Incorporated by Reference"."""
_EXAMPLE = lazy(r"\be\.g\.[^.;()]{0,50}\Z")
"""What stands before a name that is made up: (e.g., Acme LLC or Bolt Corp.)."""
_PARTNERS = lazy(r"(?r)(?<![\w,.&])(?:\p{Lu}\p{Ll}[\w'’-]*,\s+){0,6}(?P<last>\p{Lu}\p{Ll}[\w'’-]*),?\s+and\s+\Z")
_OF_ONE = lazy(r"\p{Lu}\p{Ll}[\w'’-]*,?\s+(?:LLP|L\.L\.P\.|P\.C\.|P\.A\.|PLLC|P\.L\.L\.C\.)")


def _with_partners(text: str, span: Span, name: str) -> Span:
    """The name of a firm with the partners before its last: "Hale and Dorr LLP", of which the form has led to Dorr."""
    before = _PARTNERS.search(text, max(0, span.start - 100), span.start) if _OF_ONE.fullmatch(name) else None
    known = before is not None and set(before[0].casefold().replace(",", "").split()[:-1]) & (
        words("not_names") | words("generic_words")
    )
    return span if before is None or known else Span(before.start(), span.end)


_DESCRIBED = lazy(r"\b[Aa]n?\s+(?:[\p{Ll}-]+\s+){1,3}\Z")
"""What shows a state and a form to be a description: "a publicly-traded Ohio Corporation"."""
_ENTRY = lazy(
    r"(?:(?:\A|\n)[ \t]*(?:\(?[a-z]{1,3}\)\s+)?(?P<bare>\p{Lu}[\p{L}&. ]{1,40}):[ \t]*(?:the\s+)?"
    r"|[\"“](?P<quoted>[^\"”“]{2,40})[\"”],?\s+(?:shall\s+)?(?:means?|refers?\s+to)[,:]?\s+(?:the\s+)?)\Z",
)

_DEFINED_ENDS = lazy(r"\.?\s*(?:[,;(]|\n\s*\n|\n\s*[\"“(]|\Z|[\"“”])|\.|\s+(?:and|or|an?|its|as|in|with|together)\b")
"""What follows the name that a definition consists of: not "the Acme, Inc. 1987 Stock Option Plan"."""
_ENTRY_ENDS_AT = lazy(r"(?:\.|\w(?=[.,;(]))\.?\s*(?:\n\s*\n|,|\Z)")
_ENTRY_ENDS = (":", ",", "the", "mean", "means", "to")
"""What stands last before a definition: most names have something else before them."""


def defined_before(text: str, span: Span) -> tuple[str, ...]:
    """The term of a glossary entry whose definition begins with the name: "NASD: National Association of …"."""
    before = text[max(0, span.start - 90) : span.start]
    entry = _ENTRY.search(before) if before.rstrip().endswith(_ENTRY_ENDS) else None
    if entry is None or not _DEFINED_ENDS.match(text, span.end):
        return ()
    if entry["bare"] and not _ENTRY_ENDS_AT.match(text, span.end - 1):
        return ()
    term = squeeze(entry["bare"] or entry["quoted"])
    if entry["bare"] and not (
        term.isupper() and text.count(term.title()) + text.count(term) - text.count(f"{term}:") > 1
    ):
        return ()
    return (
        ()
        if compiled(
            r"(?i)(?:if\s+)?to|attn|attention|by|name|re|between|cc|from|company name|and|contact|party|co|st|in|su"
        ).fullmatch(term)
        else (term,)
    )


def institution(match: Match, document: Document) -> Party:
    """An institution of the list, with the short name that a definition gives it."""
    span = Span(*match.span())
    text = document.text
    said = (
        describe(text, span.end, tail_end(text, span.end))
        if text[span.end : span.end + 80].lstrip().startswith("(")
        else None
    )
    own = (said.own if said else ()) + defined_before(text, span)
    return Party(
        span=span,
        name=squeeze(match[0]),
        kind="organization",
        entity_type=entity_suffix(squeeze(match[0])),
        defined_as=own,
        role="mentioned",
        mentions=(span,),
    )


def _institutions() -> Iterator[str]:
    """The names of the list as a pattern, by their first words, so that few places are looked at twice."""
    by_first: dict[str, list[str]] = {}
    for name in sorted(lines("institutions"), key=len, reverse=True):
        first, rest = name.split(" ", 1)
        by_first.setdefault(first, []).append(r"\s+".join(regex.escape(word) for word in rest.split()))
    for first, rests in by_first.items():
        yield (regex.escape(first) + r"\s+(?:" + "|".join(rests) + ")").replace("'", "['’]")


RULES = (
    Rule(
        name="organization.institution",
        pattern=r"(?<!\w) (?:" + " | ".join(_institutions()) + r") (?!\w)",
        build=institution,
        ignore_case=False,
        examples={
            "Securities and Exchange\n     Commission": {
                "name": "Securities and Exchange Commission",
                "role": "mentioned",
            },
            "The Depository Trust Company": {"kind": "organization", "entity_type": None},
            "American Arbitration Association": {"kind": "organization"},
        },
        near_misses=("the Securities Exchange Act of 1934", "an exchange commission"),
    ),
    Rule(
        name="organization.form",
        pattern=rf"(?<=[\s,]) (?:{CHAIN})",
        build=formed,
        ignore_case=False,
        examples={
            "the several obligations under this Agreement of Lehman Brothers\n     Inc.": {
                "name": "Lehman Brothers Inc.",
                "span_text": "Lehman Brothers\n     Inc.",
                "entity_type": "Inc.",
            },
            "Wells Fargo Bank, National Association": {"entity_type": "National Association"},
            "Merrill Lynch, Pierce, Fenner & Smith Incorporated": {"entity_type": "Incorporated"},
            "Baidu Online Network Technology (Beijing) Co., Ltd.": {"entity_type": "Ltd."},
            "has engaged Plover, Snipe, Godwit and Teal LLP": {"span_text": "Plover, Snipe, Godwit and Teal LLP"},
            "Acorn Tools, Inc. (Vermont)": {
                "span_text": "Acorn Tools, Inc.",
                "entity_type": "Inc.",
                "jurisdiction_code": "US-VT",
            },
            "Acorn Indemnity Company of Vermont": {"name": "Acorn Indemnity Company of Vermont"},
            "The Acorn Foundation for Heart Research": {"name": "The Acorn Foundation for Heart Research"},
            'On May 1, 2004, Acorn Tools, Inc.’s (the "Company" or "Acorn") board': {
                "span_text": "Acorn Tools, Inc.",
                "defined_as": ("Company", "Acorn"),
            },
            "THE REGISTERED OWNER HEREOF, ACORN & CO.": {"span_text": "ACORN & CO."},
            "a note of Dr. Teal Bottling Company, Inc.": {"span_text": "Dr. Teal Bottling Company, Inc."},
            "has retained A.G. Plover & Sons, Inc.": {"span_text": "A.G. Plover & Sons, Inc."},
            "Subsidiaries:\nF. Plover-La Brea Ltd": {"span_text": "F. Plover-La Brea Ltd"},
            "FOR VALUE RECEIVED, Teal, Wren, Finch & Snipe Incorporated": {
                "span_text": "Teal, Wren, Finch & Snipe Incorporated"
            },
            "Should Plover Tools, Inc. fail to pay": {"span_text": "Plover Tools, Inc."},
            "between the Company and Toys Plover, Inc.": {"span_text": "Toys Plover, Inc."},
        },
        near_misses=(
            "the Company and the Surviving Corporation",
            "including but not Limited to",
            "an Investment Company Act",
            "a Delaware Limited Partnership",
            "a publicly-traded Colorado Corporation",
            "Plover\nSnipe & Teal, Professional Corporation",
            "Affirmative Covenants Incorporated by Reference",
            "Claims Against Company",
            "the name of the holder (e.g., Acorn LLC)",
        ),
    ),
)
