"""Names of people as they are written, and the full name that a bare surname stands for."""

import regex

from pipeline.rules import words
from pipeline.span import Span

_HONORIFIC = regex.compile(r"(?:(?:Mr|Mrs|Ms|Dr|Prof|Gen|Hon)\.?|General|Sir|Admiral|Senator)\s+(?:\(Ret\.\)\s+)?")


def plain_name(text: str, span: Span) -> str:
    """The name at the span without its honorifics: "Dr. Murray A. Goldman" is "Murray A. Goldman"."""
    name = words(text[span.start : span.end])
    while (match := _HONORIFIC.match(name)) is not None:
        name = name[match.end() :]
    half = len(name) // 2
    # a signature block has the name as signed and, on the next line, as printed
    return name[:half] if name[:half] == name[half + 1 :] else name


def full_name(text: str, name: str) -> str:
    """The first full name in the text that ends with a bare surname; the name itself where it is none or alone."""
    if " " in name:
        return name
    pattern = (
        rf"(?<![\w.])(?!Mr|Ms|Mrs|Dr|Gen)\p{{Lu}}[\p{{Ll}}'’-]+\s+(?:\p{{Lu}}\.\s*){{0,2}}{regex.escape(name)}(?!\w)"
    )
    match = regex.search(pattern, text)
    return words(match[0]) if match else name
