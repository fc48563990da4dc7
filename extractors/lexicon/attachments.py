r"""The words that what is attached to a document is called by: exhibits, annexes, schedules, appendices, attachments.

`ANY` finds "Exhibit", "Annexes" and "Appendices"; `head_of("Appendices")` is "Appendix".
"""

from functools import lru_cache

import regex

HEADS = {
    "Exhibit": r"Exhibits?",
    "Annex": r"Annex(?:es)?",
    "Schedule": r"Schedules?",
    "Appendix": r"Appendi(?:x|xes|ces)",
    "Attachment": r"Attachments?",
}
"""Each word with the pattern of its singular and plural."""

ONE = f"(?:{'|'.join(HEADS)})"
ANY = f"(?:{'|'.join(HEADS.values())})"
"""The patterns of any of the words: in the singular, and in either number."""


@lru_cache(maxsize=256)
def head_of(word: str) -> str | None:
    """The singular of one of the words in any case, "Appendix" for "APPENDICES"; null for another word."""
    return next((head for head, forms in HEADS.items() if regex.fullmatch(forms, word, regex.IGNORECASE)), None)
