"""The one spaCy pipeline, made from its config when a text first needs it, and never before.

Importing spaCy takes most of a second, so that nothing of it is imported where no window of a document needs tokens.
"""

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.matcher import Matcher
    from spacy.tokens import Doc

CONFIG = Path(__file__).parent / "pipeline.cfg"
"""The components in their order, with the version of each and the word lists that it reads."""


@cache
def pipeline() -> "Language":
    """The pipeline of `pipeline.cfg`, the same for every call."""
    importlib.import_module("extractors.tokens.components")
    util = importlib.import_module("spacy.util")
    built: Language = util.load_model_from_config(util.load_config(CONFIG), auto_fill=True)
    return built


def analysed(words: Sequence[str], **known: frozenset[str]) -> "Doc":
    """The words as a `Doc` that every component has seen; `known` is what the whole document knows of names."""
    doc: Doc = importlib.import_module("spacy.tokens").Doc(pipeline().vocab, words=list(words))
    for name, value in known.items():
        setattr(doc._, name, value)
    return pipeline()(doc)


def matcher(name: str, patterns: Sequence[Sequence[Mapping[str, Any]]]) -> "Matcher":
    """A matcher of these patterns, which gives every match."""
    made: Matcher = importlib.import_module("spacy.matcher").Matcher(pipeline().vocab)
    made.add(name, [[dict(token) for token in one] for one in patterns])
    return made
