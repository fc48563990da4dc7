"""Text that an amendment puts in another instrument's place: what it replaces, and how far it goes.

`Section 7.12 is amended by replacing it with the following:` leads to the text of "Section 7.12", a part of its own.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from pipeline.split.definitions import entry
from pipeline.split.marks import read
from pipeline.split.page import Block

VERB = re.compile(
    r"\b(?:amend(?:ed|s|ing)?|delet(?:ed|es|ing)|replac(?:ed|es|ing)|restat(?:ed|es|ing)|insert(?:ed|s|ing)?|add(?:ed|s|ing)?"
    r"|substitut(?:ed|es|ing)|modif(?:ied|ies|ying)|supplement(?:ed|s|ing)|revis(?:ed|es|ing)|superseded)\b",
    re.IGNORECASE,
)
TARGET = re.compile(
    r"""(?P<kind>(?i:subsection|section|article|clause|paragraph|schedule|exhibit|annex|appendix|recital)s?|§)\s*
    (?P<label>\d{1,3}(?:\.\d{1,3})*[A-Z]?(?:\s?\((?:\d{1,2}|[a-zA-Z]{1,2}|[ivx]{1,5}|[IVX]{1,5})\))*|[IVX]{1,5}\b|[A-Z](?:-\d+)?\b(?!\.\w))
    |(?i:definitions?)\s+of\s+(?:the\s+term\s+)?["“](?P<term>[^"”]{2,80}?),?["”]""",
    re.VERBOSE,
)
ORDERS = re.compile(
    rf"(?:\b(?:is|are|be|been|hereby|by|and|to|further)\s+(?:\w+ly\s+|hereby\s+|further\s+)?|^\W*)(?:{VERB.pattern})",
    re.IGNORECASE,
)
"""An instruction, as no sentence that merely speaks of changes is one."""
NEAR = 400
"""So near to the text that is put in stands the instruction."""
PASSIVE = re.compile(
    r"\b(?:is|are|shall\s+be)\s+(?:hereby\s+|each\s+)?(?:further\s+)?(?:amended|deleted|replaced|restated|inserted|added|substituted|revised)\b",
    re.IGNORECASE,
)
ADDED = re.compile(rf"(?:\b[Ff]ollowing|\b[Nn]ew)\s+(?:new\s+)?(?:{TARGET.pattern})", re.VERBOSE)
"""A section that was not there before: "by adding the following Section 10.6.4"."""
LEADS = re.compile(
    r"(?:as\s+follows|(?:the\s+)?following|to\s+read|in\s+lieu\s+thereof)\s*[:.]?[-–—]*\s*$"
    r"|(?:(?:the\s+)?following|to\s+read|in\s+lieu\s+thereof|(?:alphabetical|numerical)\s+(?:order|position|sequence)"
    r"|new\s+(?:definitions?|sections?|subsections?|clauses?|paragraphs?|sentences?))(?:[^.;:]|(?<=\d)\.(?=\d)){0,90}\s*:[-–—]*\s*$",
    re.IGNORECASE,
)
ENDS = re.compile(r":[-–—]*$|(?:follow(?:s|ing)|to\s+read|thereof)\s*[:.]?[-–—]*$", re.IGNORECASE)
"""How whatever leads to a replaced text ends: asked first, since it is quick."""
STRONG = re.compile(
    r"\b(?:to\s+read|follow(?:s|ing)|lieu\s+thereof|new\s+(?:definition|section|subsection|clause|paragraph|sentence))\b",
    re.IGNORECASE,
)
INSIDE = re.compile(
    r"(?:as\s+follows|following[^.;:\"“]{0,80}|to\s+read[^.;:\"“]{0,60}|lieu\s+thereof[^.;:\"“]{0,40})[\s:,-]{1,6}(?=[\"“])"
)
OPENS = ('"', "“", "''", "``")
QUOTE = re.compile('["“”]')
CLOSES = re.compile(r"[\"”]\s*[.;,]?\s*(?:and|or)?\s*$")
CONCLUDES = re.compile(
    r"""(?:except|other\s+than) \s+ (?:as|to\s+the\s+extent|for\s+the) \b [^.;]{0,80}?
        \b (?:herein|hereby|hereof|hereunder|in\s+this|by\s+this|amend\w*|modif\w*|above) \b
    | (?:in|as\s+to) \s+ all \s+ other \s+ (?:respects|aspects|matters)
    | all \s+ (?:of \s+ the \s+)? (?:other|remaining) \s+ (?:terms|provisions|sections|conditions|covenants) \b
        [^;]{0,200}? \b (?:remain | continue | force | unchanged | unaffected | unmodified | ratif)
    | this \s+ (?:[\w-]+ \s+){0,3}? (?:amendment|addendum|modification|waiver)
        (?: \s+ agreement | \s+ (?:no\.|number) \s+ \w+ | \s+ to \b [^.;]{0,60}?)?
        \s+ (?:may|shall|will|is|and|has|constitutes|becomes|sets|contains) \b""",
    re.VERBOSE | re.IGNORECASE,
)
"""How the closing paragraphs of an amendment begin: "Except as herein amended", "This Amendment may be executed"."""
LONGEST = 80
"""Blocks that one replaced text has at most."""
LEAST = 60
"""Characters of a quotation inside a paragraph that is more than a name."""


def leads_to(block: Block, headings: Sequence[str]) -> str | None:
    """What the text that follows replaces ("Section 7.12"), where the block leads to such a text; null otherwise.

    `headings`: those of the sections around it, from the inside out, which may name it where the block does not.
    """
    if block.text[-1] == "." and block.text[-2:-1] not in "sgdf":
        return None
    tail = block.text[-160:].rstrip()
    if ENDS.search(tail[-24:]) is None or STRONG.search(tail) is None or LEADS.search(tail) is None:
        return None
    return _replaced(block, headings)


def _replaced(block: Block, headings: Sequence[str]) -> str | None:
    """The name of what the block says is amended, where it says so; that of a new section, where one is added."""
    text = block.text[block.mark.length if block.mark else 0 :]
    verb = ORDERS.search(text, max(0, len(text) - NEAR))
    if verb is None:
        return None
    if added := ADDED.search(text, max(0, len(text) - NEAR)):
        return _name(added)
    targets = list(TARGET.finditer(text))
    if targets:
        before = [match for match in targets if match.start() < verb.start()]
        return _name(before[-1] if before else targets[0])
    return next((_name(named) for heading in headings if (named := TARGET.search(heading))), None)


def _name(match: "re.Match[str]") -> str:
    if match["term"]:
        return f"Definition of {' '.join(match['term'].split())}"
    kind = match["kind"].rstrip("s").capitalize() if match["kind"] != "§" else "Section"
    return f"{kind} {''.join(match['label'].split())}"


def quoted_inside(block: Block, headings: Sequence[str]) -> tuple[int, str] | None:
    """Where a quotation that replaces something begins inside the block, and what it replaces; null where none does."""
    if '"' not in block.text and "“" not in block.text:
        return None
    match = INSIDE.search(block.text)
    if match is None or len(block.text) - match.end() < LEAST:
        return None
    label = _replaced(block, headings)
    return (block.start + match.end(), label) if label else None


def quotation(block: Block, start: int) -> tuple[Block, bool]:
    """What the block quotes from `start` on, as a block, and whether the quotation closes inside the block."""
    quoted = block.text[start - block.start :]
    depth = 0
    for match in QUOTE.finditer(quoted):
        depth += 1 if _opens(quoted, match.start(), depth) else -1
        if not depth:
            return replace(block, start=start, end=start + match.end(), text=quoted[: match.end()]), True
    # a mark left out throws the count: an even number of marks whose last one ends the block closes too
    even = len(QUOTE.findall(quoted)) % 2 == 0 and CLOSES.search(quoted[-12:]) is not None
    return replace(block, start=start, text=quoted), even


def _opens(text: str, at: int, depth: int) -> bool:
    """Whether the mark opens a quotation: a straight one does in front of a word, behind a blank or a parenthesis."""
    if text[at] != '"':
        return text[at] == "“"
    return not depth or (text[at - 1] in " \t\r\n\xa0([" and not text[at + 1 : at + 2].isspace() and at + 1 < len(text))


def quoted(blocks: Sequence[Block], first: int) -> int | None:
    """The block after the quotation that the block `first` opens; null where it opens none or none is closed.

    Paragraphs that each open one are all of it. An entry of a glossary ('"EBITDA" means …') opens none.
    """
    if first >= len(blocks) or not blocks[first].text.startswith(OPENS) or entry(blocks[first].text[:400], inside=True):
        return None
    return closed(blocks, first)


def closed(blocks: Sequence[Block], first: int) -> int | None:
    """The block after the one that closes the quotation which is open at `first`."""
    for number in range(first, min(len(blocks), first + LONGEST)):
        if CLOSES.search(blocks[number].text[-12:]) and not (
            number + 1 < len(blocks) and blocks[number + 1].text.startswith(OPENS)
        ):
            return number + 1
    return None


def amends(block: Block) -> bool:
    """Whether the block is itself an instruction to amend, and no text that is put in."""
    head = block.text[block.mark.length if block.mark else 0 :][:400]
    return (VERB.search(head) is not None and TARGET.search(head) is not None) or PASSIVE.search(head[:250]) is not None


def concludes(block: Block) -> bool:
    """Whether the block is a closing paragraph of the amendment itself, and no text that is put in."""
    return CONCLUDES.match(block.text) is not None


def unquoted(block: Block) -> Block:
    """The block without the quotation mark that it opens with, so that its number shows."""
    skipped = len(block.text) - len(block.text.lstrip("\"“'` "))
    if not skipped or (read(block.text[skipped:]) is None and not block.text[skipped:].startswith(("‘", "'"))):
        return block
    return replace(block, start=block.start + skipped, text=block.text[skipped:])
