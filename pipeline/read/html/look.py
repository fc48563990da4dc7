"""What a tag says of the words inside it: its element, and how its attributes and inline style make them look.

`look('<P STYLE="margin-left:0.5in" ALIGN="center">')` is a block, 36 points from the left, centred.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from pipeline.read.html import style
from pipeline.read.html.characters import plain
from pipeline.read.html.sheets import Sheet, declared

Kind = Literal[
    "inline",
    "block",
    "table",
    "row",
    "cell",
    "list",
    "item",
    "break",
    "rule",
    "page",
    "fact",
    "header",
    "sheet",
    "nothing",
]
"""What an element does to the page."""

KINDS: Mapping[str, Kind] = {
    "table": "table",
    "tr": "row",
    "br": "break",
    "hr": "rule",
    "page": "page",
    "ix:header": "header",
    "style": "sheet",
    **dict.fromkeys(("td", "th"), "cell"),
    **dict.fromkeys(("ul", "ol", "dir", "menu"), "list"),
    **dict.fromkeys(("li", "dd", "dt"), "item"),
    **dict.fromkeys(("ix:nonfraction", "ix:nonnumeric", "ix:continuation"), "fact"),
    **dict.fromkeys(
        ("p", "div", "center", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "dl", "pre", "listing", "xmp",
         "address", "form", "fieldset", "section", "article", "header", "footer", "main", "nav", "aside", "figure",
         "figcaption", "caption", "legend"),
        "block",
    ),
    **dict.fromkeys(
        ("html", "head", "body", "meta", "link", "base", "img", "input", "area", "map", "col", "colgroup", "tbody",
         "thead", "tfoot", "wbr", "script", "title", "noscript", "template", "document", "type", "text",
         "sequence", "filename", "description", "xbrl", "embed", "param", "iframe", "frame", "frameset"),
        "nothing",
    ),
}  # fmt: skip
"""What each element is; one that is not here stands inside a line."""

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
BOLD = frozenset(("b", "strong", "th", *HEADINGS))
SPACE = {
    **dict.fromkeys((*HEADINGS, "p", "blockquote", "pre", "listing", "xmp", "figure", "fieldset"), 12.0),
    **dict.fromkeys(("ul", "ol", "dl", "hr", "address"), 6.0),
}
"""Points above and below an element that says nothing of them."""
LEVEL = {**dict.fromkeys(("ul", "ol", "dir", "menu", "dd", "blockquote"), 30.0)}
"""Points from the left that an element adds: five columns."""
PRE = frozenset(("pre", "listing", "xmp"))
ALIGNED = {"center": "center", "middle": "center", "right": "right", "end": "right", "left": "left", "justify": "left"}
PAGE_COMMENT = re.compile(r"<!--[\s*=-]*(?:page\s*break|field:\s*/page\b)", re.IGNORECASE)
"""Comments that filing software writes where a page ends: "<!-- PAGEBREAK -->", "<!-- Field: /Page -->"."""
NAME = re.compile(r"</?([^\s/>]+)")
ATTRIBUTE = re.compile(r"""([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?""")
UNREADABLE = 2.0
"""Points of a font that nobody reads."""
MOST_SPAN = 1000
"""Columns that a cell may cover, as in browsers."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """A tag, understood. Lengths are in points; what is null is as it was outside the element.

    `inert`: the words inside look as those outside, if one can read those. `symbol`: a font whose letters are pictures,
    "" for another one.
    """

    name: str
    kind: Kind
    closes: bool = False
    empty: bool = False
    inert: bool = True
    align: str | None = None
    left: float = 0.0
    indent: float | None = None
    above: float = 0.0
    below: float = 0.0
    bold: bool | None = None
    underlined: bool = False
    hidden: bool = False
    verbatim: bool | None = None
    symbol: str | None = None
    page_before: bool = False
    page_after: bool = False
    width: float = 0.0
    height: float = 0.0
    size: float = 0.0
    bottom: bool = False
    columns: int = 1
    rows: int = 1
    attributes: Mapping[str, str] = field(default_factory=dict)


@lru_cache(maxsize=8192)
def look(tag: str) -> Look:
    """A tag as written, understood. Most tags of a document are written many times, and in many documents."""
    return styled(tag, {})


def styled(tag: str, sheet: Sheet) -> Look:
    """A tag as written, understood with the style sheet of its page."""
    match = NAME.match(tag)
    if match is None or tag[1] in "!?":
        return Look("!", "page" if PAGE_COMMENT.match(tag) else "nothing")
    name = match[1].lower()
    kind = KINDS.get(name, "inline")
    if tag[1] == "/":
        return Look(name, kind, closes=True)
    found: dict[str, str] = {}
    for attribute, double, single, bare in ATTRIBUTE.findall(tag, match.end()):
        found.setdefault(attribute.lower(), plain(double or single or bare))
    if sheet and (declarations := declared(name, found, sheet)):
        found["style"] = declarations
    if not found and name not in BOLD and name not in SPACE and kind in ("inline", "nothing"):
        return Look(
            name, kind, empty=tag.endswith("/>"), underlined=name in ("u", "ins"), inert=name not in ("u", "ins")
        )
    return _understood(name, kind, found, empty=tag.endswith("/>"))


def _understood(name: str, kind: Kind, attributes: Mapping[str, str], *, empty: bool) -> Look:
    own = style.declarations(attributes["style"]) if "style" in attributes else {}
    display = own.get("display", "")
    if kind == "inline" and display in ("block", "list-item", "flex"):
        kind = "block"
    elif kind == "block" and display.startswith("inline"):
        kind = "inline"
    align = ALIGNED.get(own.get("text-align") or attributes.get("align", "").lower()) if kind != "table" else None
    if align is None and name in ("center", "th"):
        align = "center"
    # most tags say nothing of margins
    box = own if any(key.startswith(("margin", "padding")) for key in own) else {}
    left, indent = _left(name, kind, box), style.points(own.get("text-indent"))
    bold = style.bold(own)
    bold = True if bold is None and name in BOLD else bold
    underlined = name in ("u", "ins") or style.underlined(own)
    hidden = display == "none" or own.get("visibility") == "hidden" or "hidden" in attributes
    verbatim = True if name in PRE else style.verbatim(own)
    size = style.points(own.get("font-size")) or 0.0
    symbol = style.symbols(own, attributes.get("face", ""))
    return Look(
        name,
        kind,
        empty=empty,
        inert=(align, indent, bold, verbatim) == (None,) * 4
        and not (left or underlined or hidden or symbol or 0 < size <= UNREADABLE),
        align=align,
        left=left,
        indent=indent,
        above=_space(name, box, "top"),
        below=_space(name, box, "bottom"),
        bold=bold,
        underlined=underlined,
        hidden=hidden,
        verbatim=verbatim,
        symbol=symbol,
        page_before=style.parts_page(own, "before"),
        page_after=style.parts_page(own, "after"),
        width=style.points(own.get("width") or attributes.get("width")) or 0.0,
        height=style.points(own.get("height") or attributes.get("height")) or 0.0,
        size=size,
        bottom=(own.get("vertical-align") or attributes.get("valign", "")).lower() == "bottom",
        columns=_count(attributes.get("colspan")),
        rows=_count(attributes.get("rowspan")),
        attributes=attributes,
    )


def _left(name: str, kind: Kind, own: style.Style) -> float:
    """Points from the left. The margin of a cell is none, that of a list stands beside its level."""
    margin = style.edge(own, "margin", "left") if kind != "cell" else None
    padding = style.edge(own, "padding", "left")
    level = LEVEL.get(name, 0.0)
    if margin is None and padding is None:
        return level
    if kind == "list":
        return (margin or 0.0) + (level if padding is None else padding)
    return (margin or 0.0) + (padding or 0.0)


def _space(name: str, own: style.Style, side: str) -> float:
    margin, padding = style.edge(own, "margin", side), style.edge(own, "padding", side)
    return (SPACE.get(name, 0.0) if margin is None else margin) + (padding or 0.0)


def _count(value: str | None) -> int:
    digits = re.match(r"\s*(\d{1,4})", value or "")
    return max(1, min(int(digits[1]), MOST_SPAN)) if digits else 1
