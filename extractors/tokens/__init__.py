"""Tokens for rules that read better over them: one spaCy pipeline, built once, over the windows that need it.

`scan` runs token rules over windows; `whole` makes a spaCy `Doc` of a whole document with its record in `doc.spans`.
"""

from extractors.tokens.build import pipeline
from extractors.tokens.matching import matches, scan
from extractors.tokens.names import plain_name, who
from extractors.tokens.whole import whole
from extractors.tokens.window import Window, window
from extractors.tokens.windows import INSTRUMENTS, paragraphs
from extractors.tokens.words import Tokens, tokens

__all__ = [
    "INSTRUMENTS",
    "Tokens",
    "Window",
    "matches",
    "paragraphs",
    "pipeline",
    "plain_name",
    "scan",
    "tokens",
    "who",
    "whole",
    "window",
]
