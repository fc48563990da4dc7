"""The tags of an HTML text, one after the other: what stands between them is its words.

`[tag for _, _, tag, _ in tags("<P ALIGN=CENTER>AT&T <3")]` is `["<P ALIGN=CENTER>"]`: "<3" is no tag. Each character
is looked at a fixed number of times, however broken the markup: quotes and comments that never end take nothing with
them.
"""

import re
from collections.abc import Iterator

REST = r"""(?: [^<>"'=]++ = "[^">]*+" )*+                            # most attributes, by which the rest is quicker
           (?: [^<>"'=]++                                              # attributes without quotation marks
             | = \s*+ (?: "[^">]*+" | "[^"<]*+" | '[^'>]*+' | '[^'<]*+' | )
             | ["'] )*+"""
"""What follows the name in a tag, up to its end."""
TAG = re.compile(
    rf"""<(?: ( !-- | !\[CDATA\[ | (?i:script|style|title|noscript|template)\b )
         | ( [a-zA-Z] [^\s<>"'/]*+ ) {REST} (?: > ([^<]*+) </\2\s*+> | > | (?=<) | \Z )
         | / [a-zA-Z] [^\s<>"'/]*+ {REST} (?: > | (?=<) | \Z )
         | ! (?i:doctype) [^<>\[]*+                                   # a document type with entities of its own
           \[ [^\]]{{0,4000}}+ (?: \] (?! \s{{0,9}} > ) [^\]]{{0,500}}+ ){{0,8}}+ \] \s{{0,9}} >
         | [/!?] [^<>]*+ > )""",
    re.VERBOSE,
)
"""A tag, or an element without tags inside it as a whole: every second tag stands in one, which costs half as much."""
OPENING = re.compile(rf"""<[a-zA-Z][^\s<>"'/]*+ {REST} (?: > | (?=<) | \Z )""", re.VERBOSE)
RAW = {name: re.compile(rf"</{name}\b", re.IGNORECASE) for name in ("script", "style", "title", "noscript", "template")}
"""Elements whose content is no text of the page, and how they end."""
COMMENT_ENDS = re.compile(r"-->|(?<!<!)--!>")
"""How a comment ends, as browsers have it; "<!--!>" only begins one."""
SECTION_ENDS = re.compile(r"]]>")
LONGEST = 400
"""A comment with more characters is none that marks a page."""

Token = tuple[int, int, str, str | None]
"""Where a tag begins and ends, the tag as written, and the words of an element that has no tags inside it."""


def tags(text: str) -> Iterator[Token]:
    """Each tag or comment as (start, end, the tag as written, null), in order.

    An element with nothing but words in it is one of them, with its first tag and its words. So is a style sheet. A
    comment, a script or a title is one, from its first character to its last, as a tag without words.
    """
    at = 0
    endless: set[str] = set()
    while at >= 0:
        begin, at = at, -1
        for match in TAG.finditer(text, begin):
            start, end = match.span()
            group = match.lastindex
            if group == 3:
                words = match[3]
                yield start, end, text[start : match.start(3)], words
            elif group == 1:
                # what it ends with is looked for, and the search for tags goes on behind it
                tag, at = _special(text, start, match[1], endless)
                yield start, at, tag, text[start + len(tag) : at] if match[1].lower() == "style" else None
                break
            else:
                yield start, end, match[0], None


def _special(text: str, start: int, opening: str, endless: set[str]) -> tuple[str, int]:
    """A comment, or an element whose content is no text: the tag that stands for it, and where it ends."""
    if opening[0] == "!":
        end = _end_of_markup(text, start, opening, endless)
        return (text[start:end] if end - start < LONGEST else "<!>"), end
    match = OPENING.match(text, start)
    assert match is not None
    tag, end = match[0], match.end()
    return tag, end if tag.endswith("/>") else _end_of_raw(text, end, opening.lower(), endless)


def _end_of_markup(text: str, start: int, opening: str, endless: set[str]) -> int:
    """The end of a comment or of a CDATA section; one that never ends takes only its opening."""
    end = start + 1 + len(opening)
    if opening not in endless:
        # "<!-->" is a whole comment
        found = COMMENT_ENDS.search(text, start + 2) if opening == "!--" else SECTION_ENDS.search(text, end)
        if found is not None:
            return found.end()
        endless.add(opening)
    return end


def _end_of_raw(text: str, at: int, name: str, endless: set[str]) -> int:
    """Where the content of a script or of a title ends; a title that never ends takes the words up to the next tag."""
    if name not in endless:
        match = RAW[name].search(text, at)
        if match is not None:
            return match.start()
        endless.add(name)
    following = text.find("<", at)
    return len(text) if following == -1 else following
