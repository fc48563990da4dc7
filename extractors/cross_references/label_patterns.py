r"""Patterns of labels as they are cited: "4(b)(iii)", "2.1", "I.A.1.", "13d-3", "Ten", and lists of them.

Each piece stands under the texts it is for; `list_of("SECTION_LABEL")` is one label or several.
"""

from extractors.numerals import TENS, UNITS

_WORDS = [word for word in (*UNITS, *TENS) if word != "zero"]
_ANY_WORD = "|".join(form for word in sorted(_WORDS, key=len, reverse=True) for form in (word.title(), word.upper()))
_DOUBLED = " | ".join(f"{letter}{{2,4}}" for letter in "abcdefghijklmn")

LABEL_PIECES = {
    # what stands between a head word and its label: some filings set a space of no width there
    "GAP": r"[\s\u200b]+",
    # What may follow a mark that a space or a line break sets apart: "Section 4(b)(iii)\n     (D), the Company" goes
    # on after its mark, "Section 2.1 (a) if such holder" begins an enumeration with it.
    "AFTER_MARK": r"(?= \s* (?: [,.;:)\]”\"] | $ | (?: hereof | hereto | herein | thereof | of | above | "
    r"below | and | or | to"
    r" | through | shall | is | are | was | were | may | will | has | have | hereunder | under | in ) \b ) )",
    "MARKS": r"(?: {MARK} )+ (?: \s+ (?: {MARK} )+ {AFTER_MARK} )?",
    # "2", "2.1", "21E", "1.482-1", "1.409A-1", "13d-3", "4A.02", "20.G", "78dd-1", "18-\n217": never a decimal figure
    # or the beginning of a quantity
    "NUMBER_LABEL": rf"\d{{1,5}} (?: [A-Z]{{1,2}} | [a-z] | {_DOUBLED} )? (?: (?: [.\-‑–] | (?<= \d ) - \s (?= \d ) )"
    r" (?<! \. \d{1,3} [-‑–] (?= \d{1,3} \. \d ) )"  # "1.1-1.4" is a range
    r" (?: \d{1,4} [a-zA-Z]? | (?<= \. ) [A-Za-z] ) (?! [A-Za-z] ) )* (?! [\w%] | , \d{3} )"
    r" (?! \s* (?: days? | business \s+ days? | months? | years? | percent | shares? | hours? | weeks? ) \b"
    r" | \s+ [CU] \. \s? [FS] \. )",
    "ROMAN": r"[IVXLC]{1,7} (?! [\w'’] | - (?! [IVX]{1,5} \b ) )",
    # "I.A.1", "X.B", "H.2", "IV.3": the parts of an outline, set apart by stops
    "OUTLINE": r"(?: [IVXLC]{1,7} | [A-Z] ) (?: \. (?: [A-Z] | \d{1,2} ) (?! [\w'’-] ) ){1,4}",
    # "SECTION TEN", "Article Two"
    "WORD": rf"(?: {_ANY_WORD} ) (?: -(?: {_ANY_WORD} ) )? (?! [\w’'-] | \s+ (?i: hundred | thousand | million ) )",
    # "A", "A-1", "AA"; never the name of something: "Schedule MA", "Exhibit IP"
    "LETTER": r"(?: [A-Z] (?: -\d{1,2} )? | AA | BB | CC | DD | EE | FF | GG | HH ) (?! [\w'’] )",
    # "Section B of Schedule 6.2(c)"
    "PART_LETTER": r"[A-Z] (?= \s+ (?: of \s+ (?: the \s+ | this \s+ )? (?: Exhibit | Annex | Schedule | Appendix |"
    r" Attachment ) | above | below | hereof ) \b | \Z )",
    # "GC-12", as general conditions of building contracts are numbered
    "CODED": r"[A-Z]{2,3} - \d{1,2} (?! [\w-] | \. \d )",
    # "3(j)(iii)D"
    "ENDED": r"(?: (?<= \) ) [A-Z] (?! [\w'’] | \. \w ) )?",
    "SECTION_LABEL": r"(?: {CODED} | {NUMBER_LABEL} (?: \s? {MARKS} {ENDED} )? | {OUTLINE} (?: {MARKS} )?"
    r" | {ROMAN} (?: {MARKS} )? | {MARKS} | {WORD} | {PART_LETTER} )",
    "ARTICLE_LABEL": r"(?: {CODED} | {OUTLINE} | {ROMAN} | {NUMBER_LABEL} | {WORD} )"
    # behind a space two of them: "Article 9 (A)" may be the first of a list that follows
    r" (?: {MARKS} | \s (?: {MARK} ){2} {MARKS}? )?",
    # "Paragraph XVI", "paragraph B of this Section"
    "CAPITAL_LABEL": r"(?: [IVXLC]{2,7} (?! [\w'’/&-] ) | [A-Z] (?! [\w'’/&-] | \. \w ) (?= \s* (?: [,;.)] | \Z"
    r" | (?: of | and | or | to | above | below | hereof | herein | shall | is | are | will | may | through ) \b ) ) )",
    # "paragraphs a), b) and c)"
    "HALF_MARK": r"(?<! \( [^()]{0,200} ) (?: [a-z] | [ivx]{2,5} ) \)",
    "CLAUSE_LABEL": r"(?: {MARKS} | {HALF_MARK} | {NUMBER_LABEL} (?: \s? {MARKS} {ENDED} )? | {OUTLINE} (?: {MARKS} )?"
    r" | {CAPITAL_LABEL} )",
    "ATTACHMENT_LABEL": r"(?: \d{1,3} (?: \. \d{1,3} )* -? [A-Z]? (?: {MARK} )* | {LETTER} (?: {MARK} )? | "
    r"[IVX]{1,5} - (?: [A-Z] | \d{1,2} ) | {ROMAN} | (?: {MARK} ){2,5} | {WORD} ) (?! [\w%] )",
    # "144A", "13d-3", "10b5-1", "17Ad-22(e)", "5110" of an exchange
    "RULE_LABEL": r"\d{1,5} (?: [A-Za-z]{1,2} \d{1,2} [-‑–] \d{1,3} [a-z]?"
    r" | [A-Za-z]{0,2} (?: [-‑–] \d{1,3} [a-z]? )? ) (?! [\w%] ) (?: {MARK} )*",
    # "M", "S-K", "FD", "14A", "10(3)", "(EU) 2016/679"
    "REGULATION_LABEL": r"(?: [A-Z]{1,2} (?: -[A-Z]{1,2} )? | \( (?: EU | EC | EEC ) \) \s+ (?: No\.? \s+ )?"
    r" \d{1,4} / \d{1,4} | (?! (?: 19 | 20 ) \d\d ) \d{1,3} [A-Z]{0,2}"
    r" (?: {MARK} )* ) (?! [\w-] | \. \d | \s+ [CU] \. )",
    "RANGE": r"\s* (?i: through | thru | to (?! \s+ the ) ) (?i: \s+ and \s+ including )? \s+ | \s* [–—] \s*"
    r" | \s+ - \s+"
    r" | (?<= \. \d{1,3} ) [-‑] (?= \d{1,3} \. \d )"
    r" | (?<= \) ) - (?= \( ) | (?<= [IVX] ) - (?= [IVX] )",
    # with the marks of 'Exhibits "A" and "B"'
    "AND": r"[\"”]? \s* (?: , [\"”]? \s* )? (?i: and/or | and | or | & ) \s+ [\"“]? | [\"”]? \s* , [\"”]? \s* [\"“]?",
}
"""Pieces for the patterns of labels."""


def list_of(label: str) -> str:
    """The pattern of one label or several, as "13(a), 13(c), 14 or 15(d)" and "506(d)(1)(i) to (viii)"."""
    return rf"{{{label}}} (?: (?: {{RANGE}} | {{AND}} ) (?: {{{label}}} | (?: {{MARK}} )+ ) ){{0,30}}"
