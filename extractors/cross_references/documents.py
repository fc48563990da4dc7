r"""The document that a reference is into, as the words after (or before) its label name it.

"Section 13(a) of the Exchange Act", "Rule 405 under the Securities Act", "Code Section 409A".
"""

import regex

from pipeline.rules import words

NOUN = (
    r"(?: Agreements? | Indentures? | Acts? | Codes? | Leases? | Plans? | Certificates? | Debentures? | Warrants? "
    r"| Deeds? | Contracts? | Amendments? | Regulations? (?: \s+ [A-Z]{1,2} (?: -[A-Z]{1,2} )? )? | Rules | "
    r"Statutes? | Laws? | Guarant(?:y|ies|ee) "
    r"| Mortgages? | Memorandum | Prospectus | Charter | By-?[Ll]aws | Articles | Constitution | Provisions | "
    r"Statements? "
    r"| Terms | Conditions | Notes? | Orders? | Letters? | Annex | Schedule | Program | Documents? | "
    r"Supplement | Declaration "
    r"| Form \s+ [A-Z0-9-]+ | Treaty | Directive | Convention | Standards? | Note )"
)
"""What the name of a document ends with."""

_CAPITAL = r"[A-Z] (?: [\w&'’/-] | \. (?= \w ) )*"
_SMALL = r"(?: of | and | for | to | the | on | in | with )"
_NAME = (
    rf"{_CAPITAL} (?: ,? \s+ (?: {_CAPITAL} | {_SMALL} (?= \s+ (?: the \s+ )? [A-Z] | \s+ \d{{4}} ) | No\. "
    rf"\s+ \d+ | \d+% | (?<= [oO][fF] \s+ ) \d{{4}} ) ){{0,18}}"
)

_AFTER = regex.compile(
    rf"""
    # Section 13 and Section 15 of the Exchange Act
    (?: \s* (?: , | , \s+ and | and | or ) \s+ (?: Sections? | Rules? ) \s+ [\w().]+ ){{0,4}}
    (?: \s* \( [^()"“]{{1,60}} \) )?                       # Section 6.5 (Net Worth) of the Credit Agreement
    (?: \s+ of \s+ Article \s+ \w+ (?: \s* \( [^()]{{1,60}} \) )? )?
    ,? \s* (?: promulgated \s+ )?
    \b (?P<link> (?i: of | to | under ) ) \s+
    (?: (?i: the | that \s+ certain | said | such | its | our | their | your | any | each ) \s+ )?
    (?P<name> {_NAME} )
    """,
    regex.VERBOSE,
)
_BEFORE = regex.compile(
    r"""
    (?P<name> (?: [A-Z][\w'’&/-]*\.? (?: [A-Z]\. )* \s+ ){0,5}
    (?: Act | Code (?: \s+ Ann\. )? | Regulations? | Regs?\. | Laws? | Stat\. ) )
    ,? \s+ (?: tit\. \s+ \d+ , \s+ )? $
    """,
    regex.VERBOSE,
)
_NOUN_AT_END = regex.compile(rf"\b {NOUN} (?! [\w’'-] )", regex.VERBOSE | regex.IGNORECASE)
_HEAD = regex.compile(r"\b(?:Sections?|Articles?|Exhibits?|Schedules?|Annex|Rules?|Clauses?|Items?)\s+(?=[\dIVXA-Z(])")
_OF_NAME = regex.compile(r"\s+[oO][fF]\s+(?:\d{4}\b|(?:[A-Z][\w-]+)(?:\s+[A-Z][\w-]+)*)")
_ACRONYM = regex.compile(r"[A-Z]{3,6}\b")
STATUTE = regex.compile(r"\b(?:Act|Code|Statutes?|Laws?|Constitution|ERISA|TIA|UCC|U\.S\.C|Stat)\b", regex.IGNORECASE)
REGULATION = regex.compile(r"\bReg(?:ulation)?s?\b", regex.IGNORECASE)


def document_after(text: str, end: int) -> str | None:
    """The document named after a label that ends here, or null where none is: "of the Exchange Act, as amended"."""
    match = _AFTER.match(text, end, min(len(text), end + 400))
    name = document_name(match["name"]) if match else None
    if match is None or name is None:
        return None
    # "listed in Item 3 under the Shelf Registration Statement": only laws and rules stand under one another
    return None if match["link"].lower() == "under" and not (STATUTE.search(name) or REGULATION.search(name)) else name


def document_before(text: str, start: int) -> str | None:
    """The statute named before a reference that starts here: "Code Section 409A", "Exchange Act Rule 13d-3"."""
    match = _BEFORE.search(text, max(0, start - 80), start)
    return words(match["name"]) if match else None


def document_name(run: str) -> str | None:
    """The name of a document at the head of a run of capitalised words, null where there is none.

    "Indenture and the Notes" gives "Indenture", "Securities Act of 1933" itself, "Company's Certificate of
    Incorporation" gives "Certificate of Incorporation", "Company" gives null.
    """
    run = words(run)
    head = _HEAD.search(run)
    run = run[: head.start()] if head else run
    owner = regex.match(r"(?:[A-Z][\w.]*\s+){0,5}?[A-Z][\w.]*['’]s?\s+(?=[A-Z])", run)
    run = run[owner.end() :] if owner else run
    end = None
    for noun in _NOUN_AT_END.finditer(run):
        if end is not None and regex.search(r"\b(?:and|or)\b", run[end : noun.start()]):
            break
        named = _OF_NAME.match(run, noun.end())
        end = named.end() if named else noun.end()
    if end is not None:
        return run[:end].strip(" ,.")
    acronym = _ACRONYM.match(run)
    return acronym[0] if acronym and acronym[0] == run.split(" ")[0] else None
