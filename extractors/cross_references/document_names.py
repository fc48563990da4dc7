r"""What the names of documents look like: what they end with, and where one begins and ends in a run of words.

`document_name("Indenture and the Notes")` is "Indenture"; `STATUTE` and `REGULATION` tell a law from an agreement.
"""

import regex

from extractors.lexicon import attachments
from pipeline.lazy import lazy
from pipeline.rules import words

NOUN = (
    r"(?: Terms \s+ (?: and | & ) \s+ (?: Conditions | Provisions ) | Agreements? | Indentures? | Acts? | Codes? "
    r"| Leases? | Plans? | Certificates? | Debentures? | Warrants? "
    r"| Deeds? | Contracts? | Amendments? | Regulations? (?: \s+ (?: [A-Z]{1,2} (?: -[A-Z]{1,2} )? | \d{1,2}[A-Z] ) )? "
    r"| Rules | Statutes? | Laws? | Guarant(?:y|ies|ee) "
    r"| Mortgages? | Memorandum | Prospectus | Charter | By-?[Ll]aws | Articles | Constitution | Provisions | "
    r"Statements? "
    r"| Terms | Conditions | Notes? | Orders? | Letters? | Annex | Schedule | Program | Documents? | "
    r"Supplement | Declaration "
    r"| Form \s+ [A-Z0-9-]+ | Treaty | Directive | Convention | Standards? | Note )"
)
"""What the name of a document ends with."""

_ONLY_CITED = (
    r"(?: Polic(?:y|ies) | Tariff | Proposal | Reports? | Manual | Handbook | Commitment | Addendum | Protocol"
    r" | Guidelines | Guidance | Framework | Bill | Ordinance | Decree | Circular | Resolutions? | Instrument"
    r" | Undertaking | Specifications | Offer \s+ to \s+ Purchase | Procedures | Principles )"
)
"""What it may end with too where a label stands before it: "Section 2.6 of the Policy"."""

_CAPITAL = r"(?: (?: [A-Z]\. ){2,} | [A-Z] (?: [\w&'’/-] | \. (?= \w ) )* )"
_SMALL = r"(?: of | and | for | to | the | on | in | with )"
_YEAR = r"(?: 1[89] | 20 ) \d\d (?! \d )"
NAME = (
    # "1940 Act", "2004 Annual Report"
    rf"(?: {_YEAR} \s+ (?= [A-Z] ) )?"
    rf" {_CAPITAL} (?: ,? \s+ (?: {_CAPITAL} | {_SMALL} (?= \s+ (?: the \s+ )? [A-Z] | \s+ \d{{4}} ) | No\. "
    rf"\s+ \d+ | \d+% | (?<= [oO][fF] \s+ ) \d{{4}}"
    rf" | (?<= \b Regulation \s+ ) \d{{1,2}}[A-Z] (?! \w )"  # "Regulation 14A"
    # "Pensions Act 2004", "the Company's 1999 Form 10-K"
    rf" | (?<= \b (?: Act | Regulations | Order | Rules | Law | Ordinance ) \s+ ) {_YEAR}"
    rf" | {_YEAR} (?= \s+ (?: Form | Annual | Quarterly | Proxy ) \b ) ) ){{0,18}}"
)
"""A run of words that may hold the name of a document, for a verbose pattern."""

_NOUN_AT_END = lazy(rf"\b (?: {NOUN} | {_ONLY_CITED} ) (?! [\w’'-] )", regex.VERBOSE | regex.IGNORECASE)
_HEAD = lazy(rf"\b(?:Sections?|Articles?|{attachments.ANY}|Rules?|Clauses?|Items?)\s+(?=[\dIVXA-Z(])")
_OWNER = lazy(r"(?:[A-Z][\w.]*\s+){0,5}?[A-Z][\w.]*['’]s?\s+(?=[A-Z\d])")
_OF_NAME = lazy(
    r"\s+[oO][fF]\s+(?:the\s+(?:State|Commonwealth|Province)\s+of\s+)?"
    r"(?:\d{4}\b|(?:[A-Z][\w-]+)(?:\s+[A-Z][\w-]+)*)|\s+(?:1[89]|20)\d\d$"
)
# "NYSE", "Prior JDA"
_ACRONYM = lazy(r"(?:(?:Prior|Existing|Original|New|Old|Master|Initial|Amended|Restated)\s+)?[A-Z]{3,6}(?=[\s,]|$)")
# neither "By-Laws" nor a "Code of Conduct" is a law
STATUTE = lazy(
    r"\b(?:Act|Code(?!\s+of\s+(?:\w+\s+){0,3}(?:Conduct|Ethics))|Statutes?|(?<!\bby-)Laws?|Constitution|ERISA|TIA|UCC|U\.S\.C"
    r"|Stat)\b",
    regex.IGNORECASE,
)
REGULATION = lazy(r"\b(?:Reg(?:ulation)?s?|C\.F\.R|FAR|DFARS?)\b", regex.IGNORECASE)


def document_name(run: str) -> str | None:
    """The name of a document at the head of a run of capitalised words, null where there is none.

    "Indenture and the Notes" gives "Indenture", "Securities Act of 1933" itself, "Company's Certificate of
    Incorporation" gives "Certificate of Incorporation", "Company" gives null.
    """
    run = words(run)
    head = _HEAD.search(run)
    run = run[: head.start()] if head else run
    owner = _OWNER.match(run)
    run = run[owner.end() :] if owner else run
    # "LAW OF THE STATE OF NEW YORK, BUT WITHOUT REGARD TO ANY OTHER LAWS"
    run = run.split(",")[0] if run.isupper() else run
    end = None
    for noun in _NOUN_AT_END.finditer(run):
        if end is not None and regex.search(r"\b(?:and|or|in|with|under)\b", run[end : noun.start()]):
            break
        named = _OF_NAME.match(run, noun.end())
        end = named.end() if named else noun.end()
    if end is not None:
        return run[:end].strip(" ,.")
    acronym = _ACRONYM.match(run)
    return acronym[0] if acronym else None
