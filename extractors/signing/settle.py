r"""Lines of a page whose indents are lost: which of them stand in the right one of two columns.

"Name: Jane Doe       By: /s/ John Roe\nJohn Roe\nPresident" has John Roe and his office on the left edge, where
they cannot stand. What nothing tells stays where it is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from extractors.signing.beside import APART, is_firm, signs
from extractors.signing.cells import Cell
from extractors.signing.head_names import LONE
from extractors.signing.signer import name_and_office
from extractors.signing.words import DESCRIBED, is_office, is_organization


def settled(text: str, rows: Sequence[list[Cell]]) -> Iterator[list[Cell]]:
    """The rows, those that belong to the right column moved there."""
    if not _lost(rows):
        yield from rows
        return
    pair: list[Cell] = []
    hands: list[Cell] = []
    last: list[Cell] = []
    moved = witnessed = False
    for row, after in pairwise([*rows, []]):
        if len(row) == 2 and row[1].column >= APART:
            pair, moved, witnessed = row, False, witnessed or row[0].kind == "witness"
            hands = row if signs(row) else hands
        elif len(row) == 1:
            below = _goes_on(text, last, row[0]) if moved else _is_right(text, pair, last, row[0])
            below = below or (last is pair and _is_of_led(text, hands, pair, row[0]))
            lone = witnessed or any(len(one) == 1 and one[0].kind == "witness" for one in (last, after))
            moved = below or (lone and _is_beside_witness(text, rows, row)) or (witnessed and _is_his(last, row[0]))
            column = pair[1].column if pair else _column(rows, row)
            last = [replace(row[0], column=column)] if moved else row
            yield last
            continue
        else:
            moved = False
        last = row
        yield row


def _lost(rows: Sequence[list[Cell]]) -> bool:
    """Whether two columns stand on a page of which no line has an indent."""
    return any(len(row) == 2 and row[1].column >= APART for row in rows) and not any(row[0].column for row in rows)


def _is_right(text: str, pair: list[Cell], last: list[Cell], cell: Cell) -> bool:
    """Whether a line goes on with the right cell of the line above, or prints the name of who signs there."""
    if not pair or cell.kind not in {"text", "name"}:
        return False
    left, right = pair
    said = cell.said(text)
    if _ends_open(text, right) and not _ends_open(text, left) and last is pair and cell.line - right.line == 1:
        return is_office(said)
    if right.signed:
        return _is_hand(said, right.said(text)) and not _is_hand(said, left.said(text))
    if last is not pair or right.kind != "text" or cell.kind != "text" or cell.line - right.line != 1:
        return False
    whole = left.kind == "witness" or is_firm(left.said(text))
    whole = whole and text[right.end - 1] != ":"  # "COMPANY:        EXECUTIVE:" over the firm
    return whole and said[0].isupper() and _is_cut(right.said(text), said)


def _ends_open(text: str, cell: Cell) -> bool:
    """Whether words go on behind the comma that they end with: "Ann Hill," over her office."""
    return cell.kind == "text" and text[cell.end - 1] == ","


def _is_of_led(text: str, hands: list[Cell], pair: list[Cell], cell: Cell) -> bool:
    """Whether a line is the office of the right one of two who sign: he has "By:", the left one only a hand."""
    led = [hand.kind for hand in hands] == ["sign", "by"] and all(hand.signed for hand in hands)
    return led and cell.line - pair[0].line == 1 and cell.kind == "text" and is_office(cell.said(text))


def _is_his(last: list[Cell], cell: Cell) -> bool:
    """Whether a line is the office of who signs beside a witness, who has none: "Name: Ann Hill     Name: Bo Roe"."""
    return cell.kind == "title" and [one.kind for one in last] == ["name", "name"] and cell.line - last[0].line == 1


def _is_hand(said: str, hand: str) -> bool:
    """Whether words are the printed name of a hand."""
    name = (name_and_office(said)[0] or "").casefold().split()
    mine = hand.casefold().split()
    return bool(name and mine) and name[-1] == mine[-1] and name[0][0] == mine[0][0]


def _is_cut(begun: str, said: str) -> bool:
    """Whether a name that one line begins is not at its end there, and may end on the next."""
    if is_organization(DESCRIBED.sub("", begun)):
        return begun.endswith(",") and LONE.fullmatch(said) is not None
    return begun.isupper() == said.isupper() or is_organization(said)


def _goes_on(text: str, last: list[Cell], cell: Cell) -> bool:
    """Whether a line is the rest of a name right above it, or the office of who has his name there."""
    near = bool(last) and cell.line - last[0].line <= 2
    said = cell.said(text)
    if near and _ends_open(text, last[0]) and cell.kind == "text" and cell.line - last[0].line == 1:
        return True
    return near and (cell.kind == "title" or (cell.kind == "text" and (is_office(said) or bool(LONE.fullmatch(said)))))


def _is_beside_witness(text: str, rows: Sequence[list[Cell]], row: list[Cell]) -> bool:
    """Whether a line names a firm over two hands side by side, of which the left one is a witness's."""
    (cell,) = row
    return cell.kind == "text" and is_firm(cell.said(text)) and _column(rows, row) > 0


def _column(rows: Sequence[list[Cell]], row: list[Cell]) -> int:
    """Where the right one of the next two signatures begins; 0 where they do not stand side by side."""
    marks = (signs(one) for one in rows if one[0].line > row[0].line)
    following = next((one for one in marks if one), [])
    return following[1].column if len(following) == 2 else 0
