"""Style sheets: what simple selectors say of an element, by its name, its classes, or both.

`list(rules("p.c1, .c2 { text-indent: 0 }"))` is `[("p.c1", "text-indent: 0;"), (".c2", "text-indent: 0;")]`. Other
selectors, which ask for what stands around an element, and rules for print and for narrow screens are left out.
"""

import re
from collections.abc import Iterator, Mapping

Sheet = Mapping[str, str]
"""Declarations by selector, those that count before others last."""
LONGEST = 2000
"""Characters that are kept of all declarations of a selector: the last."""
MOST_CLASSES = 8
"""Classes of an element that are looked up."""

COMMENT = re.compile(r"/\*(?:[^*]|\*(?!/))*+(?:\*/|\Z)|<!--|-->")
AT_RULE = re.compile(r"@[^{};@]*+(?:;|\{(?:[^{}]++|\{[^{}]*+\})*+\}?)")
"""`@page { … }`, `@media print { p { … } }`, `@import …;`."""
SIMPLE = re.compile(r"[a-z][a-z0-9]*(?:\.[\w-]+)?|\.[\w-]+")


def rules(written: str) -> Iterator[tuple[str, str]]:
    """The simple selectors of a style sheet, in lower case, each with what is declared there: "text-align: center;"."""
    for rule in AT_RULE.sub("", COMMENT.sub(" ", written)).lower().split("}")[:-1]:
        selectors, _, declarations = rule.rpartition("{")
        for selector in map(str.strip, selectors.split(",")):
            if SIMPLE.fullmatch(selector):
                yield selector, f"{declarations.strip().rstrip(';')};"


def declared(name: str, attributes: Mapping[str, str], known: Sheet) -> str:
    """What an element's `style` says in the end: the sheet for its name, for its classes, for both, then its own."""
    classes = attributes.get("class", "").lower().split()[:MOST_CLASSES]
    selectors = [name, *(f".{one}" for one in classes), *(f"{name}.{one}" for one in classes)]
    return "".join([known.get(selector, "") for selector in selectors]) + attributes.get("style", "")
