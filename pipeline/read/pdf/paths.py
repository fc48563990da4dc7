"""Lines that a page draws: rules, underlines, the frames of cells.

A cell's frame of 100 by 20 points is four lines; a grey band behind a row is none.
"""

import ctypes
from collections.abc import Iterator
from typing import Any

import pypdfium2.raw as pdf

from pipeline.read.pdf.ink import Box, Shown
from pipeline.read.pdf.leaf import Line

THIN = 3.0
"""Points: a box that is not thicker is a line."""
FRAME = 5
"""The segments of one rectangle."""
MAX_SEGMENTS = 4_000
"""A path with more segments is a drawing."""


def lines(path: Any, bounds: Box, shown: Shown) -> Iterator[Line]:
    """The lines of a path, whose box on the page is `bounds`."""
    count = pdf.FPDFPath_CountSegments(path)
    if count <= FRAME or min(bounds[2] - bounds[0], bounds[3] - bounds[1]) <= THIN:
        boxes = [bounds]
    else:
        boxes = list(_parts(path, count, shown)) if count <= MAX_SEGMENTS else []
    stroked = _stroked(path)
    for box in boxes:
        yield from _sides(box, stroked=stroked)


def _sides(box: Box, *, stroked: bool) -> Iterator[Line]:
    """A thin box as one line, a stroked one as the four lines of its frame."""
    x0, top, x1, bottom = box
    if min(x1 - x0, bottom - top) <= THIN:
        if max(x1 - x0, bottom - top) > THIN:
            yield Line(*box)
    elif stroked:
        yield from (Line(x0, top, x1, top), Line(x0, bottom, x1, bottom))
        yield from (Line(x0, top, x0, bottom), Line(x1, top, x1, bottom))


def _stroked(path: Any) -> bool:
    fill, stroke = ctypes.c_int(), ctypes.c_int()
    return bool(pdf.FPDFPath_GetDrawMode(path, fill, stroke)) and bool(stroke.value)


def _parts(path: Any, count: int, shown: Shown) -> Iterator[Box]:
    """The boxes of the pieces that a path is drawn in: each begins where the pen moves without drawing."""
    matrix = pdf.FS_MATRIX()
    pdf.FPDFPageObj_GetMatrix(path, matrix)
    x, y = ctypes.c_float(), ctypes.c_float()
    corners: list[tuple[float, float]] = []
    for at in range(count):
        segment = pdf.FPDFPath_GetPathSegment(path, at)
        pdf.FPDFPathSegment_GetPoint(segment, x, y)
        if pdf.FPDFPathSegment_GetType(segment) == pdf.FPDF_SEGMENT_MOVETO and corners:
            yield _box(corners, shown)
            corners = []
        corners.append(
            (
                matrix.a * x.value + matrix.c * y.value + matrix.e,
                matrix.b * x.value + matrix.d * y.value + matrix.f,
            )
        )
    if corners:
        yield _box(corners, shown)


def _box(corners: list[tuple[float, float]], shown: Shown) -> Box:
    xs, ys = zip(*corners, strict=True)
    return shown(min(xs), min(ys), max(xs), max(ys))
