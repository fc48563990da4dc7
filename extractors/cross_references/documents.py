r"""The document that a reference is into, as the words after (or before) its label name it.

"Section 13(a) of the Exchange Act", "Rule 405 under the Securities Act", "Code Section 409A".
"""

import regex

from extractors.lexicon import attachments
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

_CAPITAL = r"(?: (?: [A-Z]\. ){2,} | [A-Z] (?: [\w&'’/-] | \. (?= \w ) )* )"
_SMALL = r"(?: of | and | for | to | the | on | in | with )"
_NAME = (
    rf"{_CAPITAL} (?: ,? \s+ (?: {_CAPITAL} | {_SMALL} (?= \s+ (?: the \s+ )? [A-Z] | \s+ \d{{4}} ) | No\. "
    rf"\s+ \d+ | \d+% | (?<= [oO][fF] \s+ ) \d{{4}} ) ){{0,18}}"
)

_AFTER = regex.compile(
    rf"""
    # Section 13 and Section 15 of the Exchange Act
    (?: \s* (?: , | , \s+ and | and | or ) \s+ (?: Sections? | Rules? ) \s+ [\w().]+ ){{0,4}}
    # Section 6.5 (Net Worth) of the Credit Agreement, Section 6.0 ("Payment") of the Agreement
    (?: \s* \( (?: [^()"“]{{1,60}} | ["“] [^()"“”]{{1,60}} ["”] ) \) )?
    (?: \s+ of \s+ (?: Article | (?: Sub )? [Tt]itle | (?: Sub )? [Cc]hapter | Part ) \s+ \w+
    (?: \s* \( [^()]{{1,60}} \) )? ){{0,2}}
    ,? \s* (?: promulgated \s+ | respectively ,? \s* )?
    \b (?P<link> (?i: of | to | under ) ) \s+
    (?: (?i: the | that \s+ certain | said | such | its | our | their | your | any | each ) \s+ )?
    (?: (?: applicable | related | relevant | corresponding | respective | original | existing ) \s+ )?
    (?! (?i: this | these ) \b )
    (?P<name> {_NAME} )
    """,
    regex.VERBOSE,
)
_BEFORE = regex.compile(
    r"""
    (?P<name> (?: [A-Z][\w'’&/-]*\.? (?: [A-Z]\. )* \s+ ){0,5}
    (?: Act | Code (?: \s+ Ann\. | (?: \s+ of (?: \s+ [A-Z]\w+ ){1,2} ) )? | Regs?\. | Laws? | Stat\.
    | Regulations? (?: \s+ [A-Z]{1,2} (?: -[A-Z]{1,2} )? )? | Statutes | FAR | DFARS? | UCC | ERISA | DGCL | CPLR ) )
    ,? \s+ (?: tit\. \s+ \d+ , \s+ )? $
    """,
    regex.VERBOSE,
)
_FILING = regex.compile(
    r"""
    (?: \s+ of \s+ Part \s+ [IVX]{1,4} )?                           # Item 7 of Part II of the annual report
    ,? \s+ (?: to | of | in | with | from | filed \s+ (?: with | as \s+ part \s+ of ) ) \s+
    (?: (?: the | our | its | an? | such | that \s+ certain ) \s+ )?
    (?: (?: [A-Z][\w.,&-]* \s+ ){0,6} [\w.]+ ['’]s? \s+ )?             # registrant's, Apple Computer, Inc.'s
    (?P<name>
        (?: [Aa]mendment \s+ [Nn]o\. \s* \d+ \s+ to \s+ (?: the \s+ )? )?
        (?: (?: final | preliminary | definitive | shelf ) \s+ )?
        (?: Form \s+ \d{1,2} -? [KQ] \b (?: /A )?
        | (?i: (?: (?: annual | quarterly | current | transition ) \s+ )? report | registration \s+ statement
        | proxy \s+ statement | information \s+ statement | prospectus (?: \s+ supplement )?
        | offering \s+ (?: memorandum | circular ) )
        (?: \s+ on \s+ Form \s+ [\w/-]+ )? )
    ) \b
    """,
    regex.VERBOSE,
)
# "in substantially the form attached to the offering memorandum as Exhibit 1 to Annex A"
_ATTACHED_TO = regex.compile(
    rf"\b (?: attached | annexed | appended | filed ) \s+ (?: to | with ) \s+ (?P<filing> (?: the | our | its ) \s+ "
    rf"(?: (?P<name> {_NAME} ) | [a-z ]+ ) ) \s+ as \s+ (?: an? \s+ | Exhibit \s+ \S+ \s+ to \s+ )? $",
    regex.VERBOSE,
)
_THEREUNDER = regex.compile(r"(?:\s*\([^()]*\))?,?\s+thereunder\b")
_RULES_OF = regex.compile(
    r"rules?\s+(?:and|or)\s+regulations?\s*(?:thereunder\s*)?,?\s*\(?\s*(?:including|such\s+as)[^;()]{0,60}$"
)
_ACT = regex.compile(r"(?:[A-Z][\w-]+\s+){1,6}(?:Act|Code)(?:\s+of\s+\d{4})?\b")
_THEREOF = regex.compile(r",?\s*thereof\b")
_PART_OF_ONE = regex.compile(r"\b(?:Schedule|Annex|Terms|Conditions|Provisions|Notes?)$")
_NAMES = regex.compile(_NAME, regex.VERBOSE)
_NOUN_AT_END = regex.compile(rf"\b {NOUN} (?! [\w’'-] )", regex.VERBOSE | regex.IGNORECASE)
_HEAD = regex.compile(rf"\b(?:Sections?|Articles?|{attachments.ANY}|Rules?|Clauses?|Items?)\s+(?=[\dIVXA-Z(])")
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
    # "Schedule C to HERC": an acronym is that of a law, or of a company
    if match["link"].lower() == "to" and name.isupper() and " " not in name and not STATUTE.search(name):
        return None
    # "listed in Item 3 under the Shelf Registration Statement": only laws and rules stand under one another
    return None if match["link"].lower() == "under" and not (STATUTE.search(name) or REGULATION.search(name)) else name


def filing_after(text: str, end: int) -> str | None:
    """The filing named in small letters after an exhibit that ends here: "to registrant's registration statement"."""
    match = _FILING.match(text, end, min(len(text), end + 300))
    return words(match["name"]) if match else None


def attached_to(text: str, start: int) -> str | None:
    """The document that an exhibit is attached to, named before it: "attached to the offering memorandum as"."""
    match = _ATTACHED_TO.search(text, max(0, start - 160), start)
    if match is None:
        return None
    return document_name(match["name"]) if match["name"] else filing_after(" of " + match["filing"], 0)


def antecedent(text: str, start: int, end: int) -> str | None:
    """The document that "thereof" means: the last one named in the sentence, as in "the License Agreement under"."""
    if not _THEREOF.match(text, end):
        return None
    before = text[max(0, start - 250) : start].rpartition(". ")[2]
    named = [document_name(match[0]) for match in _NAMES.finditer(before)]
    return next((one for one in reversed(named) if one is not None and not _PART_OF_ONE.search(one)), None)


def act_of(text: str, start: int, end: int) -> str | None:
    """The act of a rule that is only "thereunder", or one of its "rules and regulations (including Rule 13d-3"."""
    if not _THEREUNDER.match(text, end) and not _RULES_OF.search(text, max(0, start - 120), start):
        return None
    acts = list(_ACT.finditer(text, max(0, start - 300), start))
    return document_name(acts[-1][0]) if acts else None


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
