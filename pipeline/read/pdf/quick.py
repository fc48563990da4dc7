"""Calls into pdfium that are made for every word: without the checks of their arguments, which take half of the time.

`quick(pdf.FPDFPageObj_GetType)(ctypes.c_void_p(…))` is the type of an object. It takes pointers without a type and
whole numbers, and gives a whole number; a wrong pointer is not noticed.
"""

import ctypes
from collections.abc import Callable
from typing import Any


def quick(function: Any, result: Any = ctypes.c_int) -> Callable[..., Any]:
    """The function of pdfium, called without checks; `result` is the type of what comes back."""
    address = ctypes.cast(function, ctypes.c_void_p).value
    assert address is not None
    return ctypes.CFUNCTYPE(result)(address)
