"""What stands behind a person's name: the generation, the letters of degrees and professions.

Parts of patterns without flags: whoever uses them says whether the case of letters matters and what ends them. Letters
that are states as well ("MA", "MS", "PA") count only with their full stops.
"""

GENERATION = r"(?:Jr|Sr|JR|SR|III|II|IV|2nd|3rd|2ND|3RD)"
"""Which of those of the same name: "George W. Doe, III"."""

LETTERS = (
    r"(?:M\.?\s?D|Ph\.?\s?D|J\.?D|Ed\.?D|Sc\.?D|D\.?D\.?S|D\.?V\.?M|D\.O|Pharm\.?\s?D|LL\.?[BM]|Esq(?:uire)?"
    r"|C\.?P\.?A|C\.?G\.?A|C\.?M\.?A|CFA|CFP|FCA|M\.?B\.?A|M\.?P\.?H|[BM]\.[AS]|R\.N|Adv|[CKMO]\.?B\.?E|P\.\s?E(?:ng)?)"
)
"""Degrees and professions: "Murray A. Goldman, Ph.D.", "Wes Smith CFA", without the full stop at their end."""

BEHIND = rf"(?:{GENERATION}|{LETTERS})"
"""Either of them."""
