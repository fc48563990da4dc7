"""Letters that stand one by one are words where they touch; words, columns and other lines stay apart."""

from dataclasses import replace

from pipeline.read.pdf.leaf import Leaf, Piece
from pipeline.read.pdf.letters import joined

WIDTH, HEIGHT = 5.0, 10.0


def leaf(*lines: str, step: float = WIDTH) -> Leaf:
    """A page of print in one width, each letter a piece of its own; a space is a gap."""
    pieces = [
        Piece(letter, at * step, row * 12.0, at * step + WIDTH, row * 12.0 + HEIGHT, False, 0, 0)
        for row, line in enumerate(lines)
        for at, letter in enumerate(line)
        if letter != " "
    ]
    return Leaf(1, 600, 800, 0, tuple(one._replace(at=at) for at, one in enumerate(pieces)))


def test_letters_that_touch_are_one_word_with_one_box() -> None:
    found = joined(leaf("Name of Underwriter   Bonds due 2029", "Heron Capital Inc.   $   138,125,000"))
    words = ["Name", "of", "Underwriter", "Bonds", "due", "2029", "Heron", "Capital", "Inc.", "$", "138,125,000"]
    assert [one.text for one in found.pieces] == words
    assert [one.at for one in found.pieces] == list(range(len(words)))
    assert (found.pieces[2].x0, found.pieces[2].x1) == (8 * WIDTH, 19 * WIDTH)


def test_print_that_is_spaced_out_is_left_alone() -> None:
    page = leaf("S C H E D U L E " * 6, step=6.0)
    assert joined(page) == page


def test_letters_of_other_directions_stay_as_they_are() -> None:
    page = leaf("Heron Capital Inc. of the State of Nevada, Lessee")
    turned = replace(page, pieces=tuple(one._replace(turn=90) for one in page.pieces))
    assert joined(turned) == turned


def test_a_page_of_words_is_not_touched() -> None:
    words = tuple(Piece("Agreement", at * 46.0, 0.0, at * 46.0 + 45.9, HEIGHT, False, 0, at) for at in range(60))
    page = Leaf(1, 600, 800, 0, words)
    assert joined(page) is page
