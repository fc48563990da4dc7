"""What stands side by side on a signature page, column by column.

"By: /s/ Jane Doe          By: /s/ John Roe" has two columns, and what stands above and below goes to one or the other.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from extractors.signing.beside import APART, blanks, heads_in, in_turn, side_by_side, signs, under_heads
from extractors.signing.cells import Cell
from extractors.signing.head_names import LONE, names_in
from extractors.signing.signer import is_beneath
from extractors.signing.words import (
    NUMBERED,
    is_fragment,
    is_office,
    is_organization,
    is_post,
)


@dataclass(frozen=True)
class Stream:
    """The cells of one column in reading order; `beside`: others stand beside it."""

    cells: list[Cell]
    beside: bool = False


def columns(text: str, region: list[list[Cell]]) -> Iterator[Stream]:
    """The streams of a region: bands of rows with as many columns as have marks side by side."""
    band: list[list[Cell]] = []
    layout: list[Cell] = []
    done = 0
    for at, row in enumerate(region):
        if at < done:
            continue
        heads = heads_in(text, row)
        size = in_turn(text, heads, region[at + 1 :]) if heads else 0
        if size:
            above = _begun_above(band, heads)
            yield from _streams(text, band[: len(band) - above], layout)
            done, band, layout = at + 1 + size, [], []
            yield from _streams(text, region[at - above : done], heads)
            continue
        blank = blanks(text, row, region[at + 1 : at + 2])
        marks = blank or side_by_side(text, row) or under_heads(text, band, row)
        marked = blank or signs(row)
        if marked and layout and _any_signs(band) and row[0].kind == "text" and is_organization(row[0].said(text)):
            yield from _streams(text, band, layout)
            band, layout = [], marks
        elif marked and len(marks) != len(layout) and (marks or len(marked) == 1):
            if len(marked) == 1 and layout and not _opens(text, band, layout, row):
                band.append(row)
                continue
            signed = _any_signs(band) and not _begins_chain(text, band, marks) and not _are_witnesses(band)
            kept, band = _parted_at_heads(text, band) if layout or signed else ([], band)
            yield from _streams(text, kept, layout)
            layout = marks
        band.append(row)
    yield from _streams(text, band, layout)


def _begun_above(band: list[list[Cell]], heads: list[Cell]) -> int:
    """How many of the rows right above two names begin them: "ACME FOODS        BETA PIPE" over "L.P.       INC."."""
    count = 0
    for row in reversed(band):
        if len(row) != 2 or heads[0].line - row[0].line != count + 1:
            break
        pairs = zip(row, heads, strict=True)
        if any(cell.kind != "text" or abs(cell.column - head.column) > 2 for cell, head in pairs):
            break
        count += 1
    return count


def _any_signs(band: list[list[Cell]]) -> bool:
    return any(signs(row) for row in band)


def _are_witnesses(band: list[list[Cell]]) -> bool:
    """Whether all who sign in a band do so below "WITNESSES:", the first of several above the hand of a party."""
    head = next((cell for row in band for cell in row if cell.kind == "witness"), None)
    marks = [sign for row in band for sign in signs(row)]
    return head is not None and all(mark.line > head.line and abs(mark.column - head.column) < 6 for mark in marks)


def _begins_chain(text: str, band: list[list[Cell]], marks: list[Cell]) -> bool:
    """Whether all marks above two are links of a chain that the right one of them ends: "By: Acme GP, LLC," alone."""
    links = [sign for row in band for sign in signs(row)]
    apart = len(marks) > 1 and all(not link.signed and abs(link.column - marks[-1].column) < 6 for link in links)
    return apart and all(is_organization(link.said(text)) for link in links)


def _opens(text: str, band: list[list[Cell]], layout: list[Cell], row: list[Cell]) -> bool:
    """Whether a row with one mark ends a page of columns: it stands in none of its own to the right or of witnesses."""
    sign = signs(row)[0]
    if sign.column < layout[-1].column - APART and row[0] is sign and layout[0].said(text) and not layout[0].signed:
        return False  # it signs for the entity above it
    beside = [cell for row in (*(row for row in band if len(row) > 1), band[-1]) for cell in row]
    if any(cell.kind == "witness" and abs(cell.column - sign.column) < 6 for cell in beside):
        return False
    if len(row) == 1 and sign.column == layout[0].column and not _named_since(text, band):
        return False  # another hand for the left one of two parties
    return abs(sign.column - layout[0].column) < 12 or sign.line - band[-1][0].line > 1


def _is_office(said: str) -> bool:
    return is_post(said) or (is_office(said) and not said.isupper())


def _named_since(text: str, band: list[list[Cell]]) -> bool:
    """Whether a name stands below the last signatures, of a party or of anybody but who signs there."""
    last = max((at for at, row in enumerate(band) if signs(row)), default=-1)
    hands = [mark.said(text).casefold() for row in band for mark in signs(row) if mark.signed]
    below = [cell for row in band[last + 1 :] for cell in row if cell.kind not in {"name", "title", "date", "rule"}]
    return any(
        cell.kind != "text"
        or not (_is_office(cell.said(text)) or cell.said(text).casefold().startswith(tuple(filter(None, hands))))
        for cell in below
    )


def _parted_at_heads(text: str, band: list[list[Cell]]) -> tuple[list[list[Cell]], list[list[Cell]]]:
    """The band, parted after the last row that belongs to signatures above: before the rows of the next heads."""
    at = len(band)
    while at > 0 and all(cell.kind == "text" for cell in band[at - 1]):
        at -= 1
        if at > 0 and band[at][0].line - band[at - 1][0].line > 1:
            break
    below = at and len(band) > at and band[at][0].line - band[at - 1][0].line <= 1
    if below and not any(is_organization(cell.said(text)) for row in band[at:] for cell in row):
        at = len(band)  # the printed names and offices of who signs above
    kept, heads = (band[:at], band[at:]) if at else (band, [])
    if not heads and kept and len(kept[-1]) > 1 and is_organization(kept[-1][-1].said(text)):
        whole = kept[-1][0].kind == "witness"  # "ATTEST:       ACME, INC.", and not "Title: President   ACME, INC."
        kept, heads = [*kept[:-1], *([] if whole else [kept[-1][:-1]])], [kept[-1][-1 - whole :]]
    return kept, heads


def _streams(text: str, band: list[list[Cell]], layout: list[Cell]) -> Iterator[Stream]:
    if len(layout) < 2:
        yield Stream([cell for row in band for cell in row])
        return
    columns: list[list[Cell]] = [[] for _ in layout]
    marked = next((at for at, row in enumerate(band) if signs(row)), len(band))
    above = [cell for row in band[:marked] for cell in row if cell.kind in {"text", "witness"}]
    witnessed = any(cell.kind == "witness" for cell in (*layout, *above))
    heads = [cell for cell in above if is_organization(cell.said(text))]
    below = above[above.index(heads[0]) + 1 :] if heads else []
    alone = len(heads) == 1 and all(map(_leads_on, (cell.said(text) for cell in below)))
    alone = alone and all(len(row) < 2 for row in band[:marked])
    if alone and not witnessed and len(names_in(text, heads[0])) == 1:
        for at in _signs_for(text, band[marked + 1 :], layout):
            columns[at].append(heads[0])  # two hands side by side for one party
        band = band[marked:]
    for row, below in zip(band, [*band[1:], []], strict=True):
        if _begins_right(text, row, below):
            columns[1].append(replace(row[0], column=below[1].column))
            continue
        for at, cell in _placed(text, row, layout):
            columns[at].append(cell)
    yield from (Stream(cells, beside=True) for cells in columns)


def _signs_for(text: str, below: list[list[Cell]], layout: list[Cell]) -> list[int]:
    """Which of the hands below the name of one party are its own: those with "By:", or the only one with an office."""
    offices = [cell for row in below for cell in row if _is_office(cell.said(text))]
    offices = [cell for cell in offices if not any(is_beneath(cell, above) for above in offices)]
    led = [at for at, mark in enumerate(layout) if mark.kind == "by"]
    if led:
        return led if len(offices) <= len(led) else list(range(len(layout)))
    return [_under(offices[0], layout, flat=False) or 0] if len(offices) == 1 else list(range(len(layout)))


def _leads_on(said: str) -> bool:
    """Whether words below a name lead to its signatures, and name nobody: "by its directors:", "ACN 008 721 334"."""
    return said[:1].islower() or NUMBERED.match(said) is not None


def _begins_right(text: str, row: list[Cell], below: list[Cell]) -> bool:
    """Whether a line that has lost its indent begins the right one of two names: "ACME BANK," over "… ASSOCIATION"."""
    near = len(row) == 1 and len(below) == 2 and below[0].line - row[0].line == 1 and row[0].column == 0
    return near and row[0].kind == below[1].kind == "text" and LONE.fullmatch(below[1].said(text)) is not None


def _placed(text: str, row: list[Cell], layout: list[Cell]) -> Iterator[tuple[int, Cell]]:
    """The cells of a row, each with the column that it stands in: by its turn, else by its place."""
    count = len(layout)
    first = next((at for at, cell in enumerate(row) if cell.kind in {"by", "sign"}), len(row))
    above = [cell for cell in row[:first] if cell.kind == "text" and not _is_aside(cell.said(text))]
    if len(row) == count and first in {0, count}:
        yield from enumerate(row)
        return
    if above:
        whole = _heads_of(text, above, layout)
        yield from enumerate(whole)
        row = [cell for cell in row if cell not in above and cell.start > above[0].start] if whole else row
    counts = Counter(cell.kind for cell in row)
    turns = Counter[str]()
    last, before = None, ""
    for cell in row:
        if cell.kind == "text" and counts["text"] % count and (mine := _printed(text, cell, layout)) is not None:
            last = mine
        elif counts[cell.kind] == count or (cell.kind == "text" and counts["text"] % count == 0):
            last = turns[cell.kind] % count
            turns[cell.kind] += 1
        elif cell.kind == "name":
            last = _whose(text, cell, layout)
        elif cell.kind == "title" and before == "name" and counts["name"] < count:
            pass  # the office below the only printed name
        elif not (cell.kind in {"title", "date"} and last is not None and len(row) < 4):
            last = _under(cell, layout, flat=any(number > 1 for number in counts.values()))
        if last is not None:
            yield last, cell
        before = cell.kind


def _heads_of(text: str, above: list[Cell], layout: list[Cell]) -> list[Cell]:
    """The names above the marks of a row, one for each; none where they are fewer."""
    above = _joined(text, above) if len(above) == len(layout) + 1 else above
    whole = above[-len(layout) :] if len(above) >= len(layout) else []
    if whole and all(is_organization(cell.said(text)) for cell in whole):
        return whole
    names = names_in(text, above[-1], {mark.said(text) for mark in layout})
    return names if len(names) == len(layout) else whole


def _joined(text: str, cells: list[Cell]) -> list[Cell]:
    """The cells, the last two as one name on two lines whose break was lost: "ACME CORP.   BETA WEST   FOODS, INC."."""
    *above, first, rest = cells
    firms = [is_organization(cell.said(text)) for cell in (*above, first, rest)]
    return [*above, replace(first, end=rest.end)] if firms == [*[True] * len(above), False, True] else cells


def _whose(text: str, cell: Cell, layout: list[Cell]) -> int | None:
    """Beside which mark the person of a printed name signs; by its place where no mark names anybody."""
    words = set(cell.said(text).casefold().split())
    shared = [len(words & set(mark.said(text).casefold().split())) for mark in layout]
    return shared.index(max(shared)) if max(shared) else _under(cell, layout, flat=False)


def _printed(text: str, cell: Cell, layout: list[Cell]) -> int | None:
    """Beside which mark stands the person whose name the words begin with; null where they are no such name."""
    words = cell.said(text).casefold()
    hands = [mark.said(text).casefold() for mark in layout]
    return next((at for at, hand in enumerate(hands) if len(hand.split()) > 1 and words.startswith(hand)), None)


def _under(cell: Cell, layout: list[Cell], *, flat: bool) -> int | None:
    """The column that a cell stands in by its place; null where a lost line break leaves no place to tell."""
    if flat and cell.kind in {"title", "date"}:
        return None
    return max((at for at, mark in enumerate(layout) if mark.column <= cell.column + 10), default=0)


def _is_aside(said: str) -> bool:
    """Whether words above marks are no name: "banking corporation", "(the Company)"."""
    return is_fragment(said) or not any(word[0].isupper() for word in said.split())
