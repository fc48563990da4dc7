"""Instruments: title, table of contents, preamble with recitals, numbered body, signature page.

Also the attached forms, each a part of its own; what stands before its first number is its preamble.
"""

import re
from collections.abc import Sequence

from pipeline.split import contents, signatures
from pipeline.split.headings import in_capitals, run_in, tidy, title_like
from pipeline.split.inline import enumerate_inline
from pipeline.split.lone_headings import groups as groups_here
from pipeline.split.lone_headings import is_heading
from pipeline.split.marks import AFTER_REFERENCE, heads
from pipeline.split.node import Node
from pipeline.split.outline import Outline
from pipeline.split.page import Block, Page

AGREED = re.compile(
    r"NOW,?\s+THEREFORE|(?:IT\s+IS|it\s+is)\s+(?:HEREBY\s+|hereby\s+|NOW\s+)?(?:AGREED|agreed)\b|Now,?\s+[Tt]herefore|(?:hereby|mutually|do|parties)\s+(?:\w+\s+){0,6}?agrees?(?:\s+\w+){0,8}?\s+as\s+follows|agree[sd]?\s+as\s+follows"
)
PARTIES = re.compile(r"(?:BETWEEN|AMONG|PARTIES|[Bb]etween|[Aa]mong)\s*:?$")
FOLLOWS = re.compile(r"as\s+follows:$")
RECITALS = re.compile(
    r"(?:(?:RECITALS?|Recitals|R\s?E\s?C\s?I\s?T\s?A\s?L\s?S|INTRODUCTION|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|WITNESSETH|BACKGROUND|Background|PREAMBLE|PRELIMINARY\s+STATEMENTS?)\b|(?:\(?[A-Z1]\)?\.?\s+)?(?:WHEREAS|Whereas)\b)"
)
LEGEND = re.compile(
    r"confidential\s+treatment|(?:has|have)\s+been\s+(?:excluded|omitted|redacted)|certain\s+(?:identified\s+)?(?:information|portions?|confidential)|not\s+been\s+registered|\[\*+\]\s+(?:indicates|certain)|subject\s+to\s+(?:restrictions|completion)|restrictions\s+on\s+transfer",
    re.IGNORECASE,
)
FILED = re.compile(r"\bEXHIBIT\s+\d[\w.()-]*\s*", re.IGNORECASE)
PROSE_START = re.compile(
    r"(?:THIS|This|THE|The|Agreement|AGREEMENT|FOR VALUE|For value|WHEREAS|Reference is|KNOW ALL|Know all)\b"
)
MADE = re.compile(r"\b(?:is|are)\s+(?:made|dated|entered)\b|\bmade\s+(?:and\s+entered\s+into|on|as\s+of|this)\b")
PRINTED = re.compile(
    r"important\s+legal\s+consequences|\bAIA\s+Document\s+[A-Z]\d|this\s+document\s+includes"
    r"|(?:approved\s+and|approved\s+or)\s+endorsed\s+by",
    re.IGNORECASE,
)
"""What the American Institute of Architects prints above its forms."""
ADDRESS = re.compile(r"\b[A-Z][a-z]+\.?,?\s+\d{5}(?:-\d{4})?\b|\bAtt(?:n|ention)\b")
SHORT = 66
"""The lines of a title or an address are shorter."""
GOES_ON = re.compile(r"\b(?:of|for|to|the|and|an?|where|relating|under|with|on|is|between)$", re.IGNORECASE)
"""How a line of a title ends that goes on below the next blank line."""
GOES_ON_WITH = re.compile(
    r"(?:of|for|to|relating|pursuant|under|with\s+or\s+without|where|on|in)\b|between\s+(?:the\s+)?owner\b",
    re.IGNORECASE,
)
"""How a line begins that goes on with the title above."""
DATED = re.compile(r"[,\s]+(?:dated|made)\b.*", re.IGNORECASE | re.DOTALL)
"""What follows the name of an instrument on its last line."""
LONE = re.compile(r"(?:by\s+and\s+)?(?:between|among)(?:\s+and\s+among)?", re.IGNORECASE)
LONGEST = 300
"""No title has more characters."""
OPENING = re.compile(r"(?:THIS|This|WHEREAS|Whereas)\b")
"""How the running text begins that stands right below a title."""
NEAR = 20
"""So many blocks above a section a quotation may begin that holds it."""
PAGED = re.compile(r"\s{3,}\d{1,3}$", re.MULTILINE)
"""How a line ends that is the last of a table of contents."""
RUNNING = 90
RECITAL = 40
"""The heading of recitals has fewer characters."""
HEADED = 2
"""So many numbered headings, and the body has begun."""


def recognises(page: Page, blocks: Sequence[Block]) -> bool:
    """Whatever no other layout takes is read as an instrument."""
    return True


def split(page: Page, blocks: Sequence[Block], *, groups: bool = False) -> list[Node]:
    """The sections of an instrument, or of an attached part of one."""
    if not blocks:
        return []
    signed = signatures.find(blocks)
    end = len(blocks) if signed is None else signed
    running = [block for block in blocks[:end] if not signatures.is_note(block)]
    nodes: list[Node] = []
    at = _front(page, running, nodes)
    at = _preamble(page, running, at, nodes, groups=groups)
    nodes += _body(page, running[at:], groups=groups)
    last = running[-1].start if running else 0
    nodes += [signatures.note(block) for block in blocks[:end] if block.start > last]
    if signed is not None:
        nodes += _signed(blocks[signed:])
    return nodes


def _body(page: Page, blocks: Sequence[Block], *, groups: bool) -> list[Node]:
    """The numbered sections; where the text has no numbers, the sections under its headings."""
    nodes = Outline(page, blocks, groups=groups).nodes()
    again = _begins_again(nodes)
    if groups or (len(nodes) > 1 and not again) or len(blocks) < 4:
        return nodes
    for margin in (True,) if again else (False,) if nodes else (False, True):
        grouped = Outline(page, blocks, groups=True, margin=margin).nodes()
        headings = sum(node.number is None for node in grouped) if again else len(grouped)
        if headings > (HEADED if again else max(HEADED, len(nodes))):
            return grouped
    return nodes


def _begins_again(nodes: Sequence[Node]) -> bool:
    """Whether lists of the first level begin with "(a)" again and again: headings without a number stand between."""
    return sum(node.number == "(a)" for node in nodes) > 1


def _front(page: Page, blocks: Sequence[Block], nodes: list[Node]) -> int:
    """Adds title, contents and legends; returns which block the preamble begins with."""
    table = contents.find(page, blocks)
    if table is not None:
        first = _first_running(page, blocks[: table[0]], 0)
        _title(page, blocks[:first], nodes)
        if first < table[0]:
            nodes.append(Node(blocks[first].start, "preamble", "preamble", "agreement.preamble", alone=True))
        nodes.append(contents.section(page, blocks[table[0] : table[1]]))
    at = table[1] if table else 0
    first = _first_running(page, blocks, at)
    _title(page, blocks[at:first], nodes)
    return first


def _first_running(page: Page, blocks: Sequence[Block], at: int) -> int:
    """The first block from `at` on that is running text or has a mark, legends apart."""
    for number in range(at, len(blocks)):
        block = blocks[number]
        if _opens(blocks, number) or (_running(page, block) and not _is_legend(block)):
            return number
        if RECITALS.match(block.text) and len(block.text) < RECITAL:
            return number
        if AGREED.search(block.words):
            return _after_title(blocks, at, number)
    return len(blocks)


def _after_title(blocks: Sequence[Block], at: int, number: int) -> int:
    """The block after the last one up to `number` that names the instrument: there a list of parties begins."""
    return max((one + 1 for one in range(at, number) if TITLE.search(blocks[one].words)), default=number)


def _opens(blocks: Sequence[Block], number: int) -> bool:
    """Whether the body may begin with the block: a first mark, or "1   WORKS" in capitals above "(A)" or "1.1"."""
    block = blocks[number]
    if block.mark is not None or number + 1 == len(blocks) or not block.text[0].isdigit():
        return (
            _over_item(blocks, number) or _opens_body(block) or (_begins_excerpt(block) and not _put_in(blocks, number))
        )
    after = blocks[number + 1].mark
    if after is None or heads(block.text, 1) is None or not in_capitals(block.words):
        return False
    return after.path == (1, 1) or (not after.path and any(one.value == 1 for one in after.readings))


def _over_item(blocks: Sequence[Block], number: int) -> bool:
    """Whether the first section of a report stands over its first item: "Section 5 - …" above "Item 5.02"."""
    mark, after = blocks[number].mark, blocks[number + 1].mark if number + 1 < len(blocks) else None
    if mark is None or after is None or mark.form != "section" or after.form != "item":
        return False
    return after.path[:1] == (mark.readings[0].value,)


def _opens_body(block: Block) -> bool:
    mark = block.mark
    if mark is None:
        return False
    return mark.form == "item" or any(one.value == 1 for one in mark.readings) or mark.path[-1:] == (0,)


def _begins_excerpt(block: Block) -> bool:
    """Whether a section of any number has its heading here: "SECTION 2.3 ADDITIONAL PAYMENTS. Except as"."""
    mark = block.mark
    line = block.text[mark.length : mark.length + 160] if mark is not None else ""
    if mark is None or mark.form != "section" or AFTER_REFERENCE.match(line.lower()) or PAGED.search(line):
        return False
    return run_in(line.lstrip()) is not None


def _put_in(blocks: Sequence[Block], number: int) -> bool:
    """Whether a sentence leads to the section, or quotation marks hold it, which another instrument is to have."""
    above = blocks[number - 1].words if number else ""
    quoted = sum(one.text.count("“") - one.text.count("”") for one in blocks[max(0, number - NEAR) : number])
    return quoted > 0 or above.endswith((":", ",", ";")) or above.rpartition(" ")[2].islower()


def _running(page: Page, block: Block) -> bool:
    words = block.words
    if in_capitals(words) and not words.startswith(("THIS ", "FOR VALUE")):
        return False
    named = title_like(words) and not in_capitals(words)  # "Agreement on Works", with the parties' names below
    if PROSE_START.match(words) and (len(words) > RUNNING or MADE.search(words)) and not named:
        return True
    if page.centred(block):
        return False
    ragged = len(block.lines) > 1 and all(line.end - line.start < SHORT for line in block.lines)
    if ragged and (words[-1] not in ".:;," or ADDRESS.search(words)):
        return False
    lower = sum(one.islower() for one in words)
    sentence = words.endswith(".") and words.count(" ") > 7 and lower > 0.55 * len(words)
    return sentence or (len(words) > RUNNING and lower > 0.3 * len(words))


def _title(page: Page, blocks: Sequence[Block], nodes: list[Node]) -> None:
    """Adds the title page's section, and one for each legend on it."""
    opened: Node | None = None
    going_on = False
    for block in blocks:
        if _is_legend(block):
            start = nodes.pop().start if opened is not None and opened.heading is None else block.start
            nodes.append(Node(start, "legend", "legend", "agreement.legend", alone=True, end=block.end))
            opened = None
            continue
        if opened is None:
            opened = Node(block.start, "title", "title", "agreement.title", alone=True)
            nodes.append(opened)
        if opened.heading is None and _names(block):
            opened.heading = tidy(FILED.sub("", block.text, count=1))
            going_on = True
        elif opened.heading is not None and going_on and _goes_on(opened.heading, block):
            opened.heading = f"{opened.heading} {tidy(DATED.sub('', block.text))}"
        else:
            going_on = False


def _goes_on(heading: str, block: Block) -> bool:
    """Whether a title that is set with blank lines between its parts goes on: "CONTRACT", "FOR THE", "SALE"."""
    words = block.words
    if LONE.fullmatch(words) or len(heading) + len(words) > LONGEST or words[-1] in ".:;":
        return False
    return GOES_ON.search(heading) is not None or GOES_ON_WITH.match(words) is not None


def _names(block: Block) -> bool:
    """Whether the block names the instrument."""
    words = FILED.sub("", block.text, count=1)
    return len(words) < 250 and TITLE.search(words) is not None and not re.match(r"\W*to\s", words, re.IGNORECASE)


TITLE = re.compile(
    r"\b(?:AGREEMENT|INDENTURE|WARRANTS?|AMENDMENT|CERTIFICATE|PLAN|(?:SUB)?LEASE|BILL OF SALE|TERM SHEET"
    r"|POWER OF ATTORNEY|(?:SUB)?CONTRACT|NOTE|DEBENTURE|GUARANT(?:Y|EE)|LICEN[SC]E|WAIVER|NOTICE|QUESTIONNAIRE|FORM"
    r"|DEED|CONSENT|ADDENDUM|JOINDER|OPINION|BYLAWS|STATEMENT|ASSIGNMENT|CHARTER|LETTER|TERMS|SUPPLEMENT)\b",
    re.IGNORECASE,
)


def _is_legend(block: Block) -> bool:
    words = block.words
    if len(words) > SHORT and PRINTED.search(words):
        return True
    return len(words) > RUNNING and (
        bool(LEGEND.search(words))
        or (in_capitals(words) and len(words) > 200)
        or (in_capitals(words) and words.startswith(("THIS NOTICE", "THE SECURITIES")))
    )


def _preamble(page: Page, blocks: Sequence[Block], at: int, nodes: list[Node], *, groups: bool) -> int:
    """Adds the preamble with its recitals; returns which block the numbered body begins with."""
    end = len(blocks)
    if at >= end:
        return at
    agreed = _agreed(blocks, at, end)
    body = agreed + 1 if agreed is not None else _first_mark(page, blocks, at, end, groups=groups)
    if body == at:
        return at
    start = _below_title(page, blocks[at])
    if start != blocks[at].start:
        _titled(nodes, blocks[at].start, tidy(FILED.sub("", page.text[blocks[at].start : start], count=1)))
    node = Node(start, "preamble", "preamble", "agreement.preamble", alone=True)
    nodes.append(node)
    stop = agreed if agreed is not None else body
    first = next((number for number in range(at, stop) if RECITALS.match(blocks[number].text)), None)
    if first is None and agreed is not None and agreed > at + 1:
        first = at + 1
    plain = blocks[at : first if first is not None else body]
    for block in plain:
        node.children += enumerate_inline(page.text, block.start, block.end)
    if first is not None and first < stop:
        last = stop - 1 if stop - 1 > first and is_heading(page, blocks[stop - 1]) else stop
        node.children.append(_recitals(page, blocks[first:last]))
    for block in blocks[stop:body] if first is not None else ():
        node.children += enumerate_inline(page.text, block.start, block.end)
    if body == end:  # all of a power of attorney, or of a note: its clauses are cited by their own marks
        for child in node.children:
            child.alone = True
    return body


def _below_title(page: Page, block: Block) -> int:
    """Where the running text of a block begins: below a title that no blank line sets apart, at its "This"."""
    for line in block.lines[1:4]:
        if OPENING.match(page.text, line.start):
            return line.start if title_like(" ".join(page.text[block.start : line.start].split())) else block.start
    return block.start


def _titled(nodes: list[Node], start: int, title: str) -> None:
    """Gives the title above a preamble to the node of the title page, or adds it where there is none without one."""
    last = nodes[-1] if nodes and nodes[-1].kind == "title" else None
    if last is not None and last.heading is None:
        last.heading = title
    elif last is None:
        nodes.append(Node(start, "title", "title", "agreement.title", heading=title, alone=True))


def _agreed(blocks: Sequence[Block], at: int, end: int) -> int | None:
    """The block with "NOW, THEREFORE" or "agree as follows", before the body has begun."""
    headed, reciting = 0, False
    for number in range(at, min(end, at + 60)):
        block = blocks[number]
        reciting = reciting or (len(block.text) < RECITAL and RECITALS.match(block.text) is not None)
        if headed >= HEADED:
            return None
        if AGREED.search(block.text if len(block.text) < 3000 else block.text[:200] + block.text[-400:]):
            return number
        if FOLLOWS.search(block.text) and block.mark is None and not headed:
            return number
        mark = block.mark
        if mark is not None and mark.form in ("article", "section", "path") and not RECITALS.match(block.text):
            return None
        if mark is not None and mark.form == "dot" and not RECITALS.search(block.text[:60]):
            heading = run_in(block.text[mark.length : mark.length + 160].lstrip())
            headed += heading is not None or (len(block.text) < 100 and not reciting)
    return None


def _first_mark(page: Page, blocks: Sequence[Block], at: int, end: int, *, groups: bool) -> int:
    reciting = False
    for number in range(at, end):
        block = blocks[number]
        if RECITALS.match(block.text) or PARTIES.search(block.words):
            reciting = True
        elif (_opens(blocks, number) and not (reciting and _is_recited(block))) or (groups and is_heading(page, block)):
            return number
    headed = _first_heading(page, blocks, at)
    return at if headed == end and not groups and end - at > 60 else headed


def _first_heading(page: Page, blocks: Sequence[Block], at: int) -> int:
    """The first block that heads a part of a text without marks; the end where not several do."""
    headings = [
        number
        for number in range(at + 1, len(blocks))
        if not blocks[number].tabular and groups_here(page, blocks, number) and not RECITALS.match(blocks[number].text)
    ]
    return headings[0] if len(headings) > HEADED else len(blocks)


def _is_recited(block: Block) -> bool:
    """Whether the block's mark is of the sort that parties and recitals have: "(1)", "(A)", "B."."""
    mark = block.mark
    return mark is not None and (mark.form == "paren" or (mark.form == "dot" and not block.text[0].isdigit()))


def _recitals(page: Page, blocks: Sequence[Block]) -> Node:
    line, _, _ = blocks[0].text.partition("\n")
    goes_on = line.upper().startswith("WHEREAS") and len(blocks[0].text) >= RECITAL and not line.rstrip().endswith(":")
    heading = tidy(line) if RECITALS.match(line) and len(line) < RECITAL and not goes_on else None
    node = Node(
        blocks[0].start, "recitals", "recitals", "agreement.recitals", heading=heading, alone=True, end=blocks[-1].end
    )
    node.children = Outline(page, blocks).nodes()
    for child in node.children:
        child.alone = False
        child.own = child.own if child.own.startswith("(") else f"/{child.own}"
    first = node.children[0].start if node.children else blocks[-1].end
    loose = [enumerate_inline(page.text, block.start, block.end) for block in blocks if block.start < first]
    node.children = [child for found in loose for child in found] + node.children
    return node


def _signed(blocks: Sequence[Block]) -> list[Node]:
    nodes = [signatures.section(blocks)]
    listed = signatures.index(blocks)
    if listed is not None:
        heading = tidy(blocks[listed].text)
        rule = "agreement.exhibit_index"
        nodes.append(Node(blocks[listed].start, "section", heading, rule, heading=heading, silent=True, alone=True))
    number = signatures.instructions(blocks)
    if number is not None:
        nodes.append(Node(blocks[number].start, "legend", "legend", "agreement.instructions", alone=True))
    return nodes
