"""Words and their boxes from pdfium.

`leaves(source, limits)` is the pages of a PDF. Pdfium is not safe in threads, so one document is read at a time.
"""

import ctypes
import re
from threading import Lock
from typing import Any

import pypdfium2
import pypdfium2.raw as pdf

from pipeline.diagnostic import Unreadable
from pipeline.document import Source
from pipeline.limits import Limits
from pipeline.read.clock import Clock
from pipeline.read.pdf import paths
from pipeline.read.pdf.characters import codes
from pipeline.read.pdf.ink import Ink, Shown
from pipeline.read.pdf.leaf import Leaf, Line, Piece
from pipeline.read.pdf.quick import quick
from pipeline.read.pdf.underlines import underlined

LOCK = Lock()
"""Held while a document is open."""

TOKEN = re.compile(r"[^\s\x01-\x1f\ufffe]+\x02?")
"""A word in pdfium's text; the mark that stands for a hyphen at a line end also ends one."""
UNSURE = re.compile("\ufffe")
FORMS = 3
"""So many forms inside one another are looked into for a picture."""
MAX_OBJECTS = 20_000
"""A page with more objects is a drawing: its lines are not looked at."""
FILLED = (pdf.FPDF_ANNOT_WIDGET, pdf.FPDF_ANNOT_FREETEXT, pdf.FPDF_ANNOT_STAMP)
"""Annotations that show words of their own: fields filled in, typed notes, stamps."""


_object_of = quick(pdf.FPDFPage_GetObject, ctypes.c_void_p)
_kind_of = quick(pdf.FPDFPageObj_GetType)


def leaves(source: Source, limits: Limits, clock: Clock) -> tuple[list[Leaf], int]:
    """The pages in order, without those that pdfium cannot load, and how many there should be.

    Raises `Unreadable`: `encrypted`, `damaged`, `too_large` (pages or seconds).
    """
    found: list[Leaf] = []
    with LOCK, _opened(source) as document:
        count = len(document)
        if count > limits.pages:
            raise Unreadable(source.name, "too_large", f"has {count:,} pages, and pages allows {limits.pages:,}")
        for number in range(1, count + 1):
            clock.check(number - 1, count, "pages were read")
            page = pdf.FPDF_LoadPage(document.raw, number - 1)
            if not page:
                continue
            try:
                if _filled_in(page) and pdf.FPDFPage_Flatten(page, pdf.FLAT_NORMALDISPLAY) == pdf.FLATTEN_SUCCESS:
                    pdf.FPDF_ClosePage(page)
                    page = pdf.FPDF_LoadPage(document.raw, number - 1)
                found.append(_leaf(page, number))
            finally:
                pdf.FPDF_ClosePage(page)
    if not found:
        raise Unreadable(source.name, "damaged", f"is damaged: none of its {count:,} pages can be loaded")
    return found, count


def _opened(source: Source) -> pypdfium2.PdfDocument:
    try:
        return pypdfium2.PdfDocument(source.data)
    except pypdfium2.PdfiumError as error:
        # Pdfium's last error may be that of an earlier document.
        if b"/Encrypt" in source.data and error.err_code == pdf.FPDF_ERR_PASSWORD:
            raise Unreadable(source.name, "encrypted", "is encrypted: it opens with a password only") from error
        if b"/Encrypt" in source.data and error.err_code == pdf.FPDF_ERR_SECURITY:
            raise Unreadable(source.name, "encrypted", "is encrypted in a way that is not known") from error
        whole = b"%%EOF" in source.data[-2048:]
        told = "is damaged: no pages can be found in it" if whole else "is damaged: it breaks off before its end"
        raise Unreadable(source.name, "damaged", told) from error


def _filled_in(page: Any) -> bool:
    """Whether the page has annotations that show words of their own."""
    for number in range(min(pdf.FPDFPage_GetAnnotCount(page), 500)):
        note = pdf.FPDFPage_GetAnnot(page, number)
        kind = pdf.FPDFAnnot_GetSubtype(note)
        pdf.FPDFPage_CloseAnnot(note)
        if kind in FILLED:
            return True
    return False


def _leaf(page: Any, number: int) -> Leaf:
    bounds = pdf.FS_RECTF()
    pdf.FPDF_GetPageBoundingBox(page, bounds)
    quarter = pdf.FPDFPage_GetRotation(page) % 4
    shown = _shown(bounds, quarter)
    x0, top, x1, bottom = shown(bounds.left, bounds.bottom, bounds.right, bounds.top)
    width, height = x1 - x0, bottom - top
    textpage = pdf.FPDFText_LoadPage(page)
    try:
        pieces, unmapped = _pieces(textpage, shown, quarter, width, height)
    finally:
        pdf.FPDFText_ClosePage(textpage)
    lines, pictured, drawn = _drawn(page, shown, width * height)
    pieces = underlined(pieces, lines)
    return Leaf(number, width, height, quarter * 90, tuple(pieces), tuple(lines), pictured, drawn, unmapped)


def _shown(bounds: Any, quarter: int) -> Shown:
    left, bottom, right, top = bounds.left, bounds.bottom, bounds.right, bounds.top
    if quarter == 1:
        return lambda x0, y0, x1, y1: (y0 - bottom, x0 - left, y1 - bottom, x1 - left)
    if quarter == 2:
        return lambda x0, y0, x1, y1: (right - x1, y0 - bottom, right - x0, y1 - bottom)
    if quarter == 3:
        return lambda x0, y0, x1, y1: (top - y1, right - x1, top - y0, right - x0)
    return lambda x0, y0, x1, y1: (x0 - left, top - y1, x1 - left, top - y0)


def _text(textpage: Any) -> str:
    """The text as pdfium orders it, one character for each of its own, so that an offset is a character's number."""
    count = max(0, pdf.FPDFText_CountChars(textpage))
    units = (ctypes.c_ushort * (count + 1))()
    if pdf.FPDFText_GetText(textpage, 0, count, units) != count + 1:
        return "".join(chr(pdf.FPDFText_GetUnicode(textpage, at)) for at in range(count))
    text = bytes(units)[: 2 * count].decode("utf-16-le", "surrogatepass")
    if len(text) != count:
        text = "".join(map(chr, units[:count]))
    # U+FFFE stands for a hyphen at a line end, which is U+0002 one by one, and for a glyph without a meaning, U+0000.
    return UNSURE.sub(lambda match: chr(pdf.FPDFText_GetUnicode(textpage, match.start())), text)


def _pieces(textpage: Any, shown: Shown, quarter: int, width: float, height: float) -> tuple[list[Piece], int]:
    """The words of a page that stand on it, and how many of their characters are codes of glyphs."""
    text = _text(textpage)
    ink = Ink(textpage, shown, quarter)
    found: list[Piece] = []
    unmapped = text.count("\x00")
    line_ends, turn, coded = 0, 0, False
    for match in TOKEN.finditer(text):
        start, end = match.span()
        if start >= line_ends:
            # The words of one of pdfium's lines run in one direction.
            turn, coded = ink.turn(start), ink.unmapped((start + end) // 2)
            line_ends = text.find("\n", start)
            line_ends = line_ends if line_ends >= 0 else len(text)
        for first, last, box in ink.parts(text, start, end):
            letters = ink.letters(text, first, last)
            if coded:
                unmapped += last - first
            elif not letters.isascii():
                unmapped += codes(letters)
            x0, top, x1, bottom = box
            if x0 < 0 or top < 0 or x1 > width or bottom > height:
                x0, top, x1, bottom = max(0.0, x0), max(0.0, top), min(width, x1), min(height, bottom)
            if letters and x0 <= x1 and top <= bottom:
                found.append(Piece(letters, x0, top, x1, bottom, ink.bold(first), turn, len(found)))
    return found, unmapped


def _drawn(page: Any, shown: Shown, area: float) -> tuple[list[Line], float, int]:
    """Ruled lines, the share of the page that pictures cover, and how many paths and forms are drawn on it."""
    count = pdf.FPDFPage_CountObjects(page)
    lines: list[Line] = []
    pictured, drawn = 0.0, 0
    sides = [ctypes.c_float() for _ in range(4)]
    places = [ctypes.byref(side) for side in sides]
    page_at, text = ctypes.cast(page, ctypes.c_void_p), pdf.FPDF_PAGEOBJ_TEXT
    for at in range(count if count <= MAX_OBJECTS else 0):
        place = ctypes.c_void_p(_object_of(page_at, at))
        kind = _kind_of(place)
        if kind == text:
            continue
        one = ctypes.cast(place, pdf.FPDF_PAGEOBJECT)
        if not pdf.FPDFPageObj_GetBounds(one, *places):
            continue
        x0, top, x1, bottom = shown(*(side.value for side in sides))
        if kind == pdf.FPDF_PAGEOBJ_IMAGE or (kind == pdf.FPDF_PAGEOBJ_FORM and _holds_picture(one, FORMS)):
            pictured += (x1 - x0) * (bottom - top) / area if area else 0.0
            continue
        drawn += 1
        if kind == pdf.FPDF_PAGEOBJ_PATH:
            lines += paths.lines(one, (x0, top, x1, bottom), shown)
    return lines, min(1.0, pictured), drawn + (count if count > MAX_OBJECTS else 0)


def _holds_picture(form: Any, depth: int) -> bool:
    """Whether a picture stands in a form, which is a page's part that is drawn as one."""
    for at in range(min(pdf.FPDFFormObj_CountObjects(form), 200)):
        one = pdf.FPDFFormObj_GetObject(form, at)
        kind = pdf.FPDFPageObj_GetType(one)
        if kind == pdf.FPDF_PAGEOBJ_IMAGE or (
            kind == pdf.FPDF_PAGEOBJ_FORM and depth > 1 and _holds_picture(one, depth - 1)
        ):
            return True
    return False
